<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>Sudoku Desktop</name>
    <message>
        <source> min</source>
        <comment>unit after a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message numerus="yes">
        <source>%n algorithm(s)</source>
        <translation>
            <numerusform>%n algoritmi</numerusform>
            <numerusform>%n algoritmia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>%n ruutu ristiriidassa</numerusform>
            <numerusform>%n ruutua ristiriidassa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the best</source>
        <translation>
            <numerusform>%n ruutu poikkeaa parhaasta</numerusform>
            <numerusform>%n ruutua poikkeaa parhaasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) must stay blank: the child cannot be as good as either parent, and is given up.</source>
        <translation>
            <numerusform>%n ruudun on jäätävä tyhjäksi: tästä ei voi tulla yhtä hyvä kuin kummastakaan vanhemmasta, joten siitä luovutaan.</numerusform>
            <numerusform>%n ruudun on jäätävä tyhjäksi: tästä ei voi tulla yhtä hyvä kuin kummastakaan vanhemmasta, joten siitä luovutaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of it (is/are) in the child</source>
        <translation>
            <numerusform>%n sen ruutu on jälkeläisessä</numerusform>
            <numerusform>%n sen ruutua on jälkeläisessä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n ydin</numerusform>
            <numerusform>%n ydintä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diabolical puzzle(s)</source>
        <translation>
            <numerusform>%n pirullinen tehtävä</numerusform>
            <numerusform>%n pirullista tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different solution(s)</source>
        <translation>
            <numerusform>%n ratkaisu</numerusform>
            <numerusform>%n eri ratkaisua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) (is/are) missing</source>
        <translation>
            <numerusform>%n numero puuttuu</numerusform>
            <numerusform>%n numeroa puuttuu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n numero puuttuu</numerusform>
            <numerusform>%n numeroa puuttuu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n epävarma</numerusform>
            <numerusform>%n epävarmaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s), framed by dashes: compare with the picture.</source>
        <translation>
            <numerusform>%n epävarma ruutu, kehystetty katkoviivalla: vertaa kuvaan.</numerusform>
            <numerusform>%n epävarmaa ruutua, kehystetty katkoviivalla: vertaa kuvaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy puzzle(s)</source>
        <translation>
            <numerusform>%n helppo tehtävä</numerusform>
            <numerusform>%n helppoa tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extreme puzzle(s)</source>
        <translation>
            <numerusform>%n hirmuinen tehtävä</numerusform>
            <numerusform>%n hirmuista tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fiendish puzzle(s)</source>
        <translation>
            <numerusform>%n piinallinen tehtävä</numerusform>
            <numerusform>%n piinallista tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s)</source>
        <translation>
            <numerusform>%n löytö</numerusform>
            <numerusform>%n löytöä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n sukupolvi</numerusform>
            <numerusform>%n sukupolvea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gentle puzzle(s)</source>
        <translation>
            <numerusform>%n lempeä tehtävä</numerusform>
            <numerusform>%n lempeää tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n annettu</numerusform>
            <numerusform>%n annettua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s), {blanks} cells to fill</source>
        <translation>
            <numerusform>%n annettu, {blanks} täytettävää ruutua</numerusform>
            <numerusform>%n annettua, {blanks} täytettävää ruutua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s)</source>
        <translation>
            <numerusform>%n ruudukko</numerusform>
            <numerusform>%n ruudukkoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n vihje</numerusform>
            <numerusform>%n vihjettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n saari</numerusform>
            <numerusform>%n saarta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n jäljellä</numerusform>
            <numerusform>%n jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n made in {seconds} s.</source>
        <translation>
            <numerusform>%n luotu, aikaa meni {seconds}&#xa0;s.</numerusform>
            <numerusform>%n luotu, aikaa meni {seconds}&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n million trials</source>
        <translation>
            <numerusform>%n miljoona kokeilua</numerusform>
            <numerusform>%n miljoonaa kokeilua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moderate puzzle(s)</source>
        <translation>
            <numerusform>%n kohtalainen tehtävä</numerusform>
            <numerusform>%n kohtalaista tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s)</source>
        <translation>
            <numerusform>%n muussa ruudussa</numerusform>
            <numerusform>%n muussa ruudussa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries (is/are) wrong: {cells}</source>
        <translation>
            <numerusform>%n oma numero on väärin: {cells}</numerusform>
            <numerusform>%n omaa numeroa on väärin: {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other part(s) (was/were) left out, too.</source>
        <translation>
            <numerusform>Myös %n muu osa jätettiin pois.</numerusform>
            <numerusform>Myös %n muuta osaa jätettiin pois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n sivu</numerusform>
            <numerusform>%n sivua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, in {places} different places; at most {most} in the same one.</source>
        <translation>
            <numerusform>%n polku on päättynyt, {places} eri paikkaan, samaan enintään {most}.</numerusform>
            <numerusform>%n polkua on päättynyt, {places} eri paikkaan, samaan enintään {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, no two in the same place.</source>
        <translation>
            <numerusform>Piirretyistä teistä %n on päättynyt.</numerusform>
            <numerusform>Piirretyistä teistä %n on päättynyt, mitkään kaksi eivät samaan paikkaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s) ended here</source>
        <translation>
            <numerusform>%n populaatio päätyi tähän</numerusform>
            <numerusform>%n populaatiota päätyi tähän</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s), drawn as {grids} grids.</source>
        <translation>
            <numerusform>%n populaatio, kuvassa ruudukoita: {grids}.</numerusform>
            <numerusform>%n populaatiota, kuvassa ruudukoita: {grids}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) of yours could not be read. {file}: {reason}</source>
        <translation>
            <numerusform>%n esiasetustasi ei voitu lukea. {file}: {reason}</numerusform>
            <numerusform>%n esiasetustasi ei voitu lukea. {file}: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s)</source>
        <translation>
            <numerusform>%n puhdistus</numerusform>
            <numerusform>%n puhdistusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s).</source>
        <translation>
            <numerusform>%n puhdistus.</numerusform>
            <numerusform>%n puhdistusta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n tehtävä</numerusform>
            <numerusform>%n tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (does/do) not have exactly one solution; the first is puzzle {number}.</source>
        <translation>
            <numerusform>%n tehtävällä ei ole täsmälleen yhtä ratkaisua: tehtävä {number}.</numerusform>
            <numerusform>%n tehtävällä ei ole täsmälleen yhtä ratkaisua; ensimmäinen on tehtävä {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (was/were) read.</source>
        <translation>
            <numerusform>%n tehtävä luettiin.</numerusform>
            <numerusform>%n tehtävää luettiin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) already on the paper.</source>
        <translation>
            <numerusform>Paperilla jo %n tehtävä.</numerusform>
            <numerusform>Paperilla jo %n tehtävää.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) in {file}.</source>
        <translation>
            <numerusform>{file}: %n tehtävä.</numerusform>
            <numerusform>{file}: %n tehtävää.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) pasted. “Next in File” shows the others.</source>
        <translation>
            <numerusform>%n tehtävä liitetty. ”Seuraava tiedostossa” näyttää muut.</numerusform>
            <numerusform>%n tehtävää liitetty. ”Seuraava tiedostossa” näyttää muut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s), each with exactly one solution.</source>
        <translation>
            <numerusform>%n tehtävä, jolla on täsmälleen yksi ratkaisu.</numerusform>
            <numerusform>%n tehtävää, joista kullakin on täsmälleen yksi ratkaisu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random grid(s) will mate and mutate until one of them is right.</source>
        <translation>
            <numerusform>%n satunnainen ruudukko mutatoituu, kunnes se on oikein.</numerusform>
            <numerusform>%n satunnaista ruudukkoa pariutuu ja mutatoituu, kunnes yksi niistä on oikein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) left out.</source>
        <translation>
            <numerusform>%n toisto jätetty pois.</numerusform>
            <numerusform>%n toistoa jätetty pois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n uudelleenaloitus</numerusform>
            <numerusform>%n uudelleenaloitusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s).</source>
        <translation>
            <numerusform>%n uudelleenaloitus.</numerusform>
            <numerusform>%n uudelleenaloitusta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ajo</numerusform>
            <numerusform>%n ajoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) made, {solved} solved.</source>
        <translation>
            <numerusform>%n ajo tehty, ratkenneita {solved}.</numerusform>
            <numerusform>%n ajoa tehty, ratkenneita {solved}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of this puzzle (is/are) recorded.</source>
        <translation>
            <numerusform>Tästä tehtävästä on tallessa %n ajo.</numerusform>
            <numerusform>Tästä tehtävästä on tallessa %n ajoa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) (was/were) skipped.</source>
        <translation>
            <numerusform>%n ratkaisu ohitettiin.</numerusform>
            <numerusform>%n ratkaisua ohitettiin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spread(s)</source>
        <translation>
            <numerusform>%n aukeama</numerusform>
            <numerusform>%n aukeamaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n askel</numerusform>
            <numerusform>%n askelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tough puzzle(s)</source>
        <translation>
            <numerusform>%n kinkkinen tehtävä</numerusform>
            <numerusform>%n kinkkistä tehtävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n kokeilu</numerusform>
            <numerusform>%n kokeilua</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;7 8 9 on top</source>
        <translation>&amp;7 8 9 ylinnä</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Desktop</source>
        <translation>&amp;Tietoja Sudoku Desktopista</translation>
    </message>
    <message>
        <source>&amp;Add to the puzzles on the paper</source>
        <translation>&amp;Lisää paperilla oleviin tehtäviin</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>Al&amp;goritmi</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <comment>in Preferences</comment>
        <translation>Al&amp;goritmi</translation>
    </message>
    <message>
        <source>&amp;Algorithms</source>
        <translation>&amp;Algoritmit</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Ulkoasu</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>Teki&amp;jä</translation>
    </message>
    <message>
        <source>&amp;Average</source>
        <translation>&amp;Keskiarvo</translation>
    </message>
    <message>
        <source>&amp;Best of the Generation</source>
        <translation>Sukupolven &amp;paras</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>Leikka&amp;usvara</translation>
    </message>
    <message>
        <source>&amp;Budget of a run</source>
        <translation>Ajon &amp;budjetti</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Peru</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Ta&amp;rkista</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>Valitse t&amp;iedosto…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Jatka &amp;edelleen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Ko&amp;pioi</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>&amp;Kopioi komentona</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>&amp;Ytimet</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Luo</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tumma</translation>
    </message>
    <message>
        <source>&amp;Delete Preset…</source>
        <translation>&amp;Poista esiasetus…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Poista…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Tiedot…</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Vaikeus</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Hylkää</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Hylkää</translation>
    </message>
    <message>
        <source>&amp;Diversity</source>
        <translation>&amp;Moninaisuus</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Muokkaa</translation>
    </message>
    <message>
        <source>&amp;Empty Grid</source>
        <translation>T&amp;yhjä ruudukko</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>P&amp;yyhi</translation>
    </message>
    <message>
        <source>&amp;Evolve</source>
        <translation>&amp;Evoluutio</translation>
    </message>
    <message>
        <source>&amp;Export Preset…</source>
        <translation>&amp;Vie esiasetus…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tiedosto</translation>
    </message>
    <message>
        <source>&amp;Fill in All Notes</source>
        <translation>&amp;Täytä kaikki muistiinpanot</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Filmi…</translation>
    </message>
    <message>
        <source>&amp;First Generation</source>
        <translation>&amp;Ensimmäinen sukupolvi</translation>
    </message>
    <message>
        <source>&amp;First Mating</source>
        <translation>&amp;Ensimmäinen pariutuminen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Koko nä&amp;yttö</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Luo</translation>
    </message>
    <message>
        <source>&amp;Generate These</source>
        <translation>&amp;Luo nämä</translation>
    </message>
    <message>
        <source>&amp;Generate {puzzles}</source>
        <translation>&amp;Luo {puzzles}</translation>
    </message>
    <message>
        <source>&amp;Generations</source>
        <translation>&amp;Sukupolvet</translation>
    </message>
    <message>
        <source>&amp;Generations at most</source>
        <translation>&amp;Sukupolvia enintään</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Ruudukko</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Opas</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>&amp;Otsikko</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;Highlight Digit</source>
        <translation>Korosta nu&amp;meroa</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Pysy tässä</translation>
    </message>
    <message>
        <source>&amp;Hold the Cell’s Digit</source>
        <translation>&amp;Pidä ruudun numero</translation>
    </message>
    <message>
        <source>&amp;Import Preset…</source>
        <translation>T&amp;uo esiasetus…</translation>
    </message>
    <message>
        <source>&amp;In the Lab</source>
        <translation>Lab&amp;oratoriossa</translation>
    </message>
    <message>
        <source>&amp;Just black</source>
        <translation>Va&amp;in mustaa</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Jatka muokkausta</translation>
    </message>
    <message>
        <source>&amp;Keep My Entries</source>
        <translation>&amp;Säilytä omat numerot</translation>
    </message>
    <message>
        <source>&amp;Keep Watching</source>
        <translation>&amp;Jatka katselua</translation>
    </message>
    <message>
        <source>&amp;Keep runs for later sessions</source>
        <translation>&amp;Säilytä ajot myöhempiä istuntoja varten</translation>
    </message>
    <message>
        <source>&amp;Keys and First Steps</source>
        <translation>&amp;Näppäimet ja alkuun pääsy</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>La&amp;boratorio</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>&amp;Maisema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>&amp;Suuri teksti</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Suurempi teksti</translation>
    </message>
    <message>
        <source>&amp;Last Generation</source>
        <translation>&amp;Viimeinen sukupolvi</translation>
    </message>
    <message>
        <source>&amp;Last Mating</source>
        <translation>&amp;Viimeinen pariutuminen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Vaalea</translation>
    </message>
    <message>
        <source>&amp;Logarithmic Fitness</source>
        <translation>&amp;Logaritminen kelpoisuus</translation>
    </message>
    <message>
        <source>&amp;Look for</source>
        <translation>&amp;Etsi</translation>
    </message>
    <message>
        <source>&amp;Make New Puzzles</source>
        <translation>Luo uu&amp;sia tehtäviä</translation>
    </message>
    <message>
        <source>&amp;Matings</source>
        <translation>Pariutu&amp;miset</translation>
    </message>
    <message>
        <source>&amp;Minimal</source>
        <translation>&amp;Minimaalinen</translation>
    </message>
    <message>
        <source>&amp;My entries when solving</source>
        <translation>&amp;Omat numerot ratkaistaessa</translation>
    </message>
    <message>
        <source>&amp;New Seeds</source>
        <translation>&amp;Uudet siemenluvut</translation>
    </message>
    <message>
        <source>&amp;New Study…</source>
        <translation>&amp;Uusi tutkimus…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Seuraava</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Seuraava epävarma ruutu</translation>
    </message>
    <message>
        <source>&amp;Next Mating</source>
        <translation>&amp;Seuraava pariutuminen</translation>
    </message>
    <message>
        <source>&amp;Next in File</source>
        <translation>Se&amp;uraava tiedostossa</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Muistiinpanot</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Numerot</translation>
    </message>
    <message>
        <source>&amp;Open Report</source>
        <translation>A&amp;vaa raportti</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Avaa…</translation>
    </message>
    <message>
        <source>&amp;Other Size or Variant…</source>
        <translation>&amp;Muu koko tai muunnelma…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Taht&amp;i</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <comment>in Preferences</comment>
        <translation>Taht&amp;i</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Paperi</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Liitä tehtävä</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Ke&amp;skeytä</translation>
    </message>
    <message>
        <source>&amp;Pencilmarks</source>
        <translation>&amp;Ehdokkaat</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>&amp;Play Back</source>
        <translation>&amp;Toista</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Edellinen</translation>
    </message>
    <message>
        <source>&amp;Previous Mating</source>
        <translation>E&amp;dellinen pariutuminen</translation>
    </message>
    <message>
        <source>&amp;Previous in File</source>
        <translation>E&amp;dellinen tiedostossa</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Tul&amp;osta…</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>T&amp;ehtävä</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Tehtävät</translation>
    </message>
    <message>
        <source>&amp;QR code to scan a puzzle back</source>
        <translation>&amp;QR-koodi tehtävän lukemiseen</translation>
    </message>
    <message>
        <source>&amp;QR codes</source>
        <translation>&amp;QR-koodit</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Race: give up early on what is significantly worse</source>
        <translation>&amp;Kilpailu: luovutaan varhain siitä, joka on merkitsevästi huonompi</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>Ar&amp;vioi</translation>
    </message>
    <message>
        <source>&amp;Rate…</source>
        <translation>Arvio&amp;i…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Tee &amp;uudelleen</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>Tee &amp;uudelleen: {step}</translation>
    </message>
    <message>
        <source>&amp;Remember the answer (Preferences can change it)</source>
        <translation>&amp;Muista vastaus (sen voi muuttaa asetuksissa)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Korvaa</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Palauta</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Runners</source>
        <translation>Ki&amp;lpailijat</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>A&amp;jot</translation>
    </message>
    <message>
        <source>&amp;Run…</source>
        <translation>&amp;Ajo…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Tallenna</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Tallenna esiasetuksena…</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>S&amp;ekunnit</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Siemenluku</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>Sieme&amp;nluvut</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>&amp;Näytä ruudukossa</translation>
    </message>
    <message>
        <source>&amp;Shuffle Regions</source>
        <translation>&amp;Sekoita alueet</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Koko</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Pienempi teksti</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>Ratkai&amp;sut</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Ratkaise</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Lähde</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Aloita</translation>
    </message>
    <message>
        <source>&amp;Start This Hunt</source>
        <translation>&amp;Käynnistä tämä jahti</translation>
    </message>
    <message>
        <source>&amp;Start This Run</source>
        <translation>&amp;Käynnistä tämä ajo</translation>
    </message>
    <message>
        <source>&amp;Subtitle</source>
        <translation>&amp;Alaotsikko</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Teema</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Otsikko</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <comment>of a study</comment>
        <translation>&amp;Otsikko</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>K&amp;okeilut</translation>
    </message>
    <message>
        <source>&amp;Type It In</source>
        <translation>Kir&amp;joita itse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Kumoa: {step}</translation>
    </message>
    <message>
        <source>&amp;Use This Puzzle</source>
        <translation>&amp;Ota tehtävä</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>&amp;Tavallinen koko</translation>
    </message>
    <message>
        <source>&amp;Vary a Parameter</source>
        <translation>&amp;Vaihtele parametria</translation>
    </message>
    <message>
        <source>&amp;Watch It Evolve</source>
        <translation>&amp;Katso evoluutiota</translation>
    </message>
    <message>
        <source>&amp;Watch it being made</source>
        <translation>&amp;Katso luomista</translation>
    </message>
    <message>
        <source>&amp;What it does, in a sentence</source>
        <translation>&amp;Mitä se tekee, yhdellä lauseella</translation>
    </message>
    <message>
        <source>&amp;Whole Picture</source>
        <translation>Koko k&amp;uva</translation>
    </message>
    <message>
        <source>&amp;Worst</source>
        <translation>&amp;Huonoin</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoomaus</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216</source>
        <translation>(216 − ristiriidat) / 216</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216: a unit’s conflicts are its missing digits, at most 8 in each of 27 units.</source>
        <translation>(216 − ristiriidat) / 216: yksikön ristiriidat ovat sen puuttuvat numerot, enintään 8 kussakin 27 yksiköstä.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first items of an enumeration</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>0 . Space</source>
        <translation>0 . Välilyönti</translation>
    </message>
    <message>
        <source>0 is the first digit; the board shows it as 1.</source>
        <translation>0 on ensimmäinen numero; lauta näyttää sen numerona 1.</translation>
    </message>
    <message>
        <source>1 2 3 on top, like a telephone</source>
        <translation>1 2 3 ylinnä kuten puhelimessa</translation>
    </message>
    <message>
        <source>1 is the first digit, and 0 is a blank.</source>
        <translation>1 on ensimmäinen numero, ja 0 on tyhjä ruutu.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1–9</translation>
    </message>
    <message>
        <source>1,000 generations/s</source>
        <translation>1&#xa0;000 sukupolvea/s</translation>
    </message>
    <message>
        <source>1,000 trials/s each</source>
        <translation>1&#xa0;000 kokeilua/s kukin</translation>
    </message>
    <message>
        <source>10 generations/s</source>
        <translation>10 sukupolvea/s</translation>
    </message>
    <message>
        <source>100 generations/s</source>
        <translation>100 sukupolvea/s</translation>
    </message>
    <message>
        <source>100 more runs, in a second or two.</source>
        <translation>100 ajoa lisää sekunnissa tai kahdessa.</translation>
    </message>
    <message>
        <source>16×16, 96 givens</source>
        <translation>16×16, 96 annettua</translation>
    </message>
    <message>
        <source>2 generations/s</source>
        <translation>2 sukupolvea/s</translation>
    </message>
    <message>
        <source>20 to 50 random givens, accepted when ten runs of the algorithm find the same solution, and then proved.</source>
        <translation>20–50 satunnaista annettua numeroa; hyväksytään, kun algoritmin kymmenen ajoa löytää saman ratkaisun, ja todistetaan sitten.</translation>
    </message>
    <message>
        <source>20 trials/s each</source>
        <translation>20 kokeilua/s kukin</translation>
    </message>
    <message>
        <source>25×25, 288 givens</source>
        <translation>25×25, 288 annettua</translation>
    </message>
    <message>
        <source>6 × 9 in</source>
        <translation>6 × 9 tuumaa</translation>
    </message>
    <message>
        <source>7 8 9 on top, like a keypad</source>
        <translation>7 8 9 ylinnä kuten numeronäppäimistössä</translation>
    </message>
    <message>
        <source>8 × 10 in</source>
        <translation>8 × 10 tuumaa</translation>
    </message>
    <message>
        <source>95 % interval {low} to {high}.</source>
        <translation>95&#xa0;%:n väli {low}–{high}.</translation>
    </message>
    <message>
        <source>A File…</source>
        <translation>Tiedosto…</translation>
    </message>
    <message>
        <source>A QR code with each puzzle, from which this program or a phone reads it back.</source>
        <translation>Jokaisen tehtävän vieressä QR-koodi, josta tämä ohjelma tai puhelin lukee sen takaisin.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Ehdokas johtaa samaan päätelmään, oli se tosi tai ei; apuna lukitut ehdokkaat, parit tai X-siivet.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not.</source>
        <translation>Ehdokas johtaa samaan päätelmään, oli se tosi tai ei.</translation>
    </message>
    <message>
        <source>A cell has one candidate left.</source>
        <translation>Ruudussa on yksi ehdokas jäljellä.</translation>
    </message>
    <message>
        <source>A cell with three candidates, or one of two cells it sees, holds the digit that all three share.</source>
        <translation>Ruudussa, jossa on kolme ehdokasta, tai toisessa kahdesta sen näkemästä ruudusta on se numero, joka on kaikilla kolmella.</translation>
    </message>
    <message>
        <source>A chain of links between candidates that leads from an assumption to its opposite.</source>
        <translation>Ehdokkaiden välisten linkkien ketju, joka johtaa oletuksesta sen vastakohtaan.</translation>
    </message>
    <message>
        <source>A chain of links between places of one digit, one end or the other of which holds it.</source>
        <translation>Yhden numeron paikkojen välisten linkkien ketju, jonka jommassakummassa päässä numero on.</translation>
    </message>
    <message>
        <source>A chain through cells with two candidates, one end or the other of which holds its digit.</source>
        <translation>Ketju kahden ehdokkaan ruutujen kautta; jommassakummassa päässä on kysytty numero.</translation>
    </message>
    <message>
        <source>A child is built in two passes over the cells: first with genes that both parents share, then with either&apos;s.</source>
        <translation>Jälkeläinen rakennetaan käymällä ruudut läpi kahdesti: ensin vanhempien yhteisillä geeneillä, sitten jommankumman geeneillä.</translation>
    </message>
    <message>
        <source>A child replaces the parent it resembles more, if it is no worse. Mahfoud 1995.</source>
        <translation>Jälkeläinen korvaa sen vanhemman, jota se enemmän muistuttaa, ellei se ole huonompi. Mahfoud 1995.</translation>
    </message>
    <message>
        <source>A child replaces the worst individual left of the previous generation, if it is no worse. After Whitley 1989.</source>
        <translation>Jälkeläinen korvaa huonoimman yksilön, joka edellisestä sukupolvesta on jäljellä, jos se ei ole tätä huonompi. Whitley 1989:n mukaan.</translation>
    </message>
    <message>
        <source>A child that holds the same digits as one of its parents in all cells is mutated again.</source>
        <translation>Jälkeläinen, jolla on kaikissa ruuduissa samat numerot kuin jommallakummalla vanhemmalla, mutatoidaan uudelleen.</translation>
    </message>
    <message>
        <source>A closed loop of links between candidates that can be true in only two ways.</source>
        <translation>Ehdokkaiden välisten linkkien suljettu silmukka, joka voi olla tosi vain kahdella tavalla.</translation>
    </message>
    <message>
        <source>A control without evolution: grids are built at random, and forced digits are filled in.</source>
        <translation>Vertailukohta ilman evoluutiota: ruudukot rakennetaan satunnaisesti, ja pakotetut numerot täytetään.</translation>
    </message>
    <message>
        <source>A copy of the father has its chance to mutate.</source>
        <translation>Isän kopio voi mutatoitua.</translation>
    </message>
    <message>
        <source>A copy of the mother has its chance to mutate.</source>
        <translation>Äidin kopio voi mutatoitua.</translation>
    </message>
    <message>
        <source>A digit has only one place left there.</source>
        <translation>Numerolla on siellä enää yksi paikka.</translation>
    </message>
    <message>
        <source>A digit or a swap</source>
        <translation>Numero tai vaihto</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Tiedosto</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates, or two cells of a row or a column change places.</source>
        <translation>Vapaa ruutu saa toisen ehdokkaistaan, tai rivin tai sarakkeen kaksi ruutua vaihtaa paikkaa.</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates. Team 209, “Mutation”; Gold 2005, with all digits as candidates.</source>
        <translation>Vapaa ruutu saa toisen ehdokkaistaan. Team 209, ”Mutation”; Gold 2005, ehdokkaina kaikki numerot.</translation>
    </message>
    <message>
        <source>A generation replaces the population once.</source>
        <translation>Sukupolvi korvaa populaation kerran.</translation>
    </message>
    <message>
        <source>A generation replaces the population once; a trial evaluates one chromosome.</source>
        <translation>Sukupolvi korvaa populaation kerran; kokeilu arvioi yhden kromosomin.</translation>
    </message>
    <message>
        <source>A grid without conflicts, possibly with blanks; it is built cell by cell, and forced digits are filled in.</source>
        <translation>Ristiriidaton ruudukko, jossa voi olla tyhjiä ruutuja; se rakennetaan ruutu ruudulta, ja pakotetut numerot täytetään.</translation>
    </message>
    <message>
        <source>A hidden pair that immediately leaves another digit only one place in the unit.</source>
        <translation>Piilopari, joka jättää heti toiselle numerolle vain yhden paikan yksikössä.</translation>
    </message>
    <message>
        <source>A hidden triple that immediately leaves another digit only one place in the unit.</source>
        <translation>Piilokolmikko, joka jättää heti toiselle numerolle vain yhden paikan yksikössä.</translation>
    </message>
    <message>
        <source>A hint in three stages: where to look, the technique, and the step itself</source>
        <translation>Vihje kolmessa vaiheessa: mihin katsoa, mikä tekniikka ja itse askel</translation>
    </message>
    <message>
        <source>A is the first digit; the board shows it as 1.</source>
        <translation>A on ensimmäinen numero; lauta näyttää sen numerona 1.</translation>
    </message>
    <message>
        <source>A new hunt</source>
        <translation>Uusi jahti</translation>
    </message>
    <message>
        <source>A new population, seeded with the best so far, starts after this many generations.</source>
        <translation>Näin monen sukupolven jälkeen alkaa uusi populaatio, johon siirtyy tähänastinen paras.</translation>
    </message>
    <message>
        <source>A new random population starts after this many generations.</source>
        <translation>Näin monen sukupolven jälkeen alkaa uusi satunnainen populaatio.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Kysymys</translation>
    </message>
    <message>
        <source>A race makes fewer.</source>
        <translation>Kilpailussa niitä on vähemmän.</translation>
    </message>
    <message>
        <source>A random clashing cell takes the digit, or the place in its unit, that leaves the fewest digits missing.</source>
        <translation>Satunnainen ristiriitainen ruutu saa sen numeron, tai sen paikan yksikössään, joka jättää vähiten numeroita puuttumaan.</translation>
    </message>
    <message>
        <source>A random seed</source>
        <translation>Satunnainen siemenluku</translation>
    </message>
    <message>
        <source>A ring of cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>Ruutujen renkaaseen ei saa jäädä kaikkiin samoja kahta numeroa, sillä ne voisi vaihtaa keskenään.</translation>
    </message>
    <message>
        <source>A row and a column with two places each for a digit, joined in a box.</source>
        <translation>Rivi ja sarake, joilla kummallakin on numerolle kaksi paikkaa ja jotka lohko yhdistää.</translation>
    </message>
    <message>
        <source>A run that has not solved the puzzle within this budget ends unsolved.</source>
        <translation>Ajo, joka ei ole ratkaissut tehtävää tässä budjetissa, päättyy ratkaisutta.</translation>
    </message>
    <message>
        <source>A second algorithm, side by side.</source>
        <translation>Toinen algoritmi rinnalla.</translation>
    </message>
    <message>
        <source>A small, fast population of box permutations; the best one ages while it leads; a stuck run restarts.</source>
        <translation>Pieni, nopea lohkopermutaatioiden populaatio; paras vanhenee johtaessaan, ja juuttunut ajo aloittaa uudelleen.</translation>
    </message>
    <message>
        <source>A swap stands if each moved digit then occurs at most this often in its new line.</source>
        <translation>Vaihto pidetään, jos kumpikin siirretty numero esiintyy sitten uudella linjallaan enintään näin monta kertaa.</translation>
    </message>
    <message>
        <source>A swap that touches a given</source>
        <translation>Annettuun osuva vaihto</translation>
    </message>
    <message>
        <source>A swap that touches a given is not made.</source>
        <translation>Annettuun osuvaa vaihtoa ei tehdä.</translation>
    </message>
    <message>
        <source>A trial is one new chromosome evaluated.</source>
        <translation>Kokeilu on yksi uusi arvioitu kromosomi.</translation>
    </message>
    <message>
        <source>A unit has one blank cell left.</source>
        <translation>Yksikössä on yksi tyhjä ruutu jäljellä.</translation>
    </message>
    <message>
        <source>A very hard puzzle: the published run was stuck, and solved by its restart after 2,000 generations.</source>
        <translation>Hyvin vaikea tehtävä: julkaistu ajo jäi jumiin ja ratkaisi tehtävän vasta uudelleenaloituksen jälkeen, kun 2&#xa0;000 sukupolvea oli kulunut.</translation>
    </message>
    <message>
        <source>A12: chance that a run needs less than one of the best algorithm on the same puzzle; p: log-rank test, adjusted by Holm</source>
        <translation>A12: todennäköisyys, että ajo tarvitsee vähemmän kuin parhaan algoritmin ajo samassa tehtävässä; p: log-rank-testi, Holmin korjaus</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>AI Escargot (Arto Inkala 2006)</source>
        <translation>AI Escargot (Arto Inkala 2006)</translation>
    </message>
    <message>
        <source>About Sudoku Desktop</source>
        <translation>Tietoja Sudoku Desktopista</translation>
    </message>
    <message>
        <source>Accelerating</source>
        <translation>Kiihtyvä</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Toiminnot</translation>
    </message>
    <message>
        <source>Add a &amp;Row</source>
        <translation>L&amp;isää rivi</translation>
    </message>
    <message>
        <source>Add escape</source>
        <translation>Lisää ulospääsy</translation>
    </message>
    <message>
        <source>Added to the best solution’s value for each generation it stays best.</source>
        <translation>Lisätään parhaan ratkaisun arvoon jokaista sukupolvea kohti, jonka se pysyy parhaana.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Aika</translation>
    </message>
    <message>
        <source>After a number of generations the population is drawn anew, but every best chromosome of the run so far lives on.</source>
        <translation>Tietyn sukupolvimäärän jälkeen populaatio arvotaan uudelleen, mutta ajon kaikki tähänastiset parhaat kromosomit jäävät elämään.</translation>
    </message>
    <message>
        <source>After a number of generations the whole population is drawn anew at random.</source>
        <translation>Tietyn sukupolvimäärän jälkeen koko populaatio arvotaan uudelleen.</translation>
    </message>
    <message>
        <source>After a number of generations without improvement, everyone is crossed with the best, which is then mutated.</source>
        <translation>Kun tietty määrä sukupolvia on kulunut parannuksetta, kaikki risteytetään parhaan kanssa, ja paras mutatoidaan.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Parhaaseen verrattuna</translation>
    </message>
    <message>
        <source>Age of</source>
        <translation>Minkä ikä</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Vanheneminen</translation>
    </message>
    <message>
        <source>Ageing penalty</source>
        <translation>Ikäsakko</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Yksimielisyys</translation>
    </message>
    <message>
        <source>Algo&amp;rithm</source>
        <translation>Al&amp;goritmi</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmi</translation>
    </message>
    <message>
        <source>Algorithms: {algorithms}; puzzles: {puzzles}; seeds: {seeds}. Runs: {runs}, of {generations} generations at most.</source>
        <translation>Algoritmeja: {algorithms}; tehtäviä: {puzzles}; siemenlukuja: {seeds}. Ajoja: {runs}, kussakin enintään {generations} sukupolvea.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Linjattu parin poissulku</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Linjattu kolmikon poissulku</translation>
    </message>
    <message>
        <source>All Branches</source>
        <translation>Kaikki haarat</translation>
    </message>
    <message>
        <source>All S&amp;ettings…</source>
        <translation>Kaikki aset&amp;ukset…</translation>
    </message>
    <message>
        <source>All Steps of This Puzzle</source>
        <translation>Tehtävän kaikki askeleet</translation>
    </message>
    <message>
        <source>All but a few cells are left with two candidates; if all were, any solution could be reversed.</source>
        <translation>Muutamaa lukuun ottamatta ruuduissa on kaksi ehdokasta; jos kaikissa olisi, minkä tahansa ratkaisun voisi kääntää toiseksi.</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Kaikki ehdokkaat</translation>
    </message>
    <message>
        <source>All cells were read clearly.</source>
        <translation>Jokainen ruutu luettiin varmasti.</translation>
    </message>
    <message>
        <source>All doubtful cells are settled.</source>
        <translation>Kaikki epävarmat ruudut on selvitetty.</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Kaikki osat</translation>
    </message>
    <message>
        <source>All places for a digit in a box lie in one line, so it can go nowhere else in that line.</source>
        <translation>Lohkossa kaikki numeron paikat ovat yhdellä linjalla, joten muualle sillä linjalla numero ei voi tulla.</translation>
    </message>
    <message>
        <source>All places for a digit in a line lie in one box, so it can go nowhere else in that box.</source>
        <translation>Linjalla kaikki numeron paikat ovat yhdessä lohkossa, joten muualle siinä lohkossa numero ei voi tulla.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Kaikki ajot</translation>
    </message>
    <message>
        <source>All runs that are kept: find, compare, repeat and export them</source>
        <translation>Kaikki säilytetyt ajot: etsi, vertaa, toista ja vie niitä</translation>
    </message>
    <message>
        <source>Alongside each child, the better of its parents joins the next generation, after both had a chance to mutate.</source>
        <translation>Jälkeläisen rinnalla seuraavaan sukupolveen pääsee parempi sen vanhemmista, kun kumpikin on voinut mutatoitua.</translation>
    </message>
    <message>
        <source>Also changed, to fit the encoding: {parts}.</source>
        <translation>Koodauksen vuoksi muuttui myös: {parts}.</translation>
    </message>
    <message>
        <source>Also rate by &amp;evolution</source>
        <translation>Arvioi myös &amp;evoluutiolla</translation>
    </message>
    <message>
        <source>An &amp;entry erases its digit from the notes around it</source>
        <translation>Oma &amp;numero poistaa saman numeron ympärillä olevista muistiinpanoista</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, by conclusions that build on several earlier ones.</source>
        <translation>Oletus johtaa ristiriitaan päätelmillä, jotka rakentuvat usean aiemman varaan.</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Oletus johtaa ristiriitaan; apuna lukitut ehdokkaat, parit tai X-siivet.</translation>
    </message>
    <message>
        <source>An empty grid</source>
        <translation>Tyhjä ruudukko</translation>
    </message>
    <message>
        <source>An empty grid of another size, with diagonals, windows or irregular regions</source>
        <translation>Tyhjä ruudukko, jonka koko on muu tai jossa on lävistäjiä, ikkunoita tai epäsäännöllisiä alueita</translation>
    </message>
    <message>
        <source>An empty grid to type in</source>
        <translation>Tyhjä ruudukko kirjoittamiseen</translation>
    </message>
    <message>
        <source>An example with boxes: where does the {digit} go in the shaded one? The lines run through every other blank cell.</source>
        <translation>Esimerkki, jossa on lohkoja: mihin {digit} tulee harmaassa lohkossa? Viivat kulkevat kaikkien muiden tyhjien ruutujen läpi.</translation>
    </message>
    <message>
        <source>Ancestors are not traced in a population of {n}.</source>
        <translation>Sukujuuria ei jäljitetä, kun populaation koko on {n}.</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Animoitu WebP (*.webp)</translation>
    </message>
    <message>
        <source>Another Puzzle</source>
        <translation>Toinen tehtävä</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Mikä tahansa</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Mikä tahansa määrä</translation>
    </message>
    <message>
        <source>Any number of individuals may hold the same digits in all cells.</source>
        <translation>Samat numerot kaikissa ruuduissa voi olla kuinka monella yksilöllä tahansa.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Appearance, board, and what runs begin with</source>
        <translation>Ulkoasu, ruudukko ja ajojen lähtöarvot</translation>
    </message>
    <message>
        <source>Around the loop of {cells} every other cell is {digit}, so a cell that sees one of either set is not.</source>
        <translation>Silmukassa {cells} joka toisessa ruudussa on {digit}, joten ruutu, joka näkee yhden kummastakin joukosta, ei voi olla se.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Nuolet</translation>
    </message>
    <message>
        <source>As likely as not, a solution comes within this computing time.</source>
        <translation>Yhtä todennäköisesti kuin ei, ratkaisu löytyy tämän laskenta-ajan kuluessa.</translation>
    </message>
    <message>
        <source>As made</source>
        <translation>Luotu</translation>
    </message>
    <message>
        <source>Ask whether to keep them</source>
        <translation>Kysy, säilytetäänkö ne</translation>
    </message>
    <message numerus="yes">
        <source>At best, %n digit(s) (was/were) missing.</source>
        <translation>
            <numerusform>Parhaimmillaan puuttui %n numero.</numerusform>
            <numerusform>Parhaimmillaan puuttui %n numeroa.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, 12 per page</source>
        <translation>Lopussa, 12 sivulla</translation>
    </message>
    <message>
        <source>BUG (bivalue universal grave)</source>
        <translation>BUG (bivalue universal grave)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Back to the Curve</source>
        <translation>Takaisin käyrään</translation>
    </message>
    <message>
        <source>Back to what was there before; Redo brings back what you typed</source>
        <translation>Takaisin edelliseen; Tee uudelleen palauttaa kirjoittamasi</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Askelpalautin</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Askelpalautin, Delete</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n population(s) that began at random on this puzzle in this session, each with the same chance; solved: {succeeded}.</source>
        <translation>
            <numerusform>Perustuu %n populaatioon, joka alkoi tässä tehtävässä satunnaisesti tämän istunnon aikana; kullakin on sama mahdollisuus; ratkaistu: {succeeded}.</numerusform>
            <numerusform>Perustuu %n populaatioon, jotka alkoivat tässä tehtävässä satunnaisesti tämän istunnon aikana; kullakin on sama mahdollisuus; ratkaistu: {succeeded}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {title}</source>
        <translation>Pohjana: {title}</translation>
    </message>
    <message>
        <source>Before it is judged it is improved.</source>
        <translation>Ennen kelpoisuuden laskemista sitä parannetaan.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Best after {time}: {value}</source>
        <translation>Paras ajassa {time}: {value}</translation>
    </message>
    <message>
        <source>Best and mean cost of the generations</source>
        <translation>Sukupolvien paras ja keskimääräinen kustannus</translation>
    </message>
    <message>
        <source>Best find</source>
        <translation>Paras löytö</translation>
    </message>
    <message>
        <source>Best find over the time of the hunt</source>
        <translation>Paras löytö jahdin aikana</translation>
    </message>
    <message>
        <source>Best find: {value}</source>
        <translation>Paras löytö: {value}</translation>
    </message>
    <message>
        <source>Best so &amp;far</source>
        <translation>Pa&amp;ras tähän asti</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Paras tähän asti</translation>
    </message>
    <message>
        <source>Better ranks</source>
        <translation>Paremmat sijat</translation>
    </message>
    <message>
        <source>Between givens and generations: {coefficient}.</source>
        <translation>Annettujen ja sukupolvien välillä: {coefficient}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Ruudukko</translation>
    </message>
    <message>
        <source>Bold digits are givens. A cell with a small triangle was filled in before the evolution began. The row below the board chooses what else is shown: which digits change, how far the population agrees on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any generation again.</source>
        <translation>Lihavoidut numerot ovat annettuja. Ruutu, jossa on pieni kolmio, täytettiin ennen evoluution alkua. Ruudukon alla olevalla rivillä valitaan, mitä muuta näytetään: mitkä numerot muuttuvat, kuinka yksimielinen populaatio on kustakin (pieni piste: aivan yksimielinen) tai mitkä ovat ristiriidassa (aaltoviiva). Sen alla olevalta aikajanalta saa minkä tahansa sukupolven uudelleen näkyviin.</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Kirja</translation>
    </message>
    <message>
        <source>Both are lower bounds</source>
        <translation>Molemmat ovat alarajoja</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Molemmat lävistäjät</translation>
    </message>
    <message>
        <source>Both diagonals hold each digit once, too.</source>
        <translation>Myös lävistäjillä on kukin numero kerran.</translation>
    </message>
    <message>
        <source>Both parents are drawn at random.</source>
        <translation>Molemmat vanhemmat arvotaan.</translation>
    </message>
    <message>
        <source>Both parents are drawn from the ranks above the place that the child will take.</source>
        <translation>Molemmat vanhemmat arvotaan sijoilta, jotka ovat ennen jälkeläisen saamaa paikkaa.</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Molempiin suuntiin</translation>
    </message>
    <message>
        <source>Box permutations</source>
        <translation>Lohkopermutaatiot</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Lohkot</translation>
    </message>
    <message>
        <source>Branch {number} of {count}: if {start}, then {end}.</source>
        <translation>Haara {number}/{count}: jos {start}, niin {end}.</translation>
    </message>
    <message>
        <source>Budget and seed</source>
        <translation>Budjetti ja siemenluku</translation>
    </message>
    <message>
        <source>Building grids with propagation, with evolution and without: on 9×9 propagation alone does it.</source>
        <translation>Ruudukoiden rakentaminen propagoimalla, evoluution kanssa ja ilman: 9×9-ruudukossa pelkkä propagointi riittää.</translation>
    </message>
    <message>
        <source>By Setting</source>
        <translation>Asetuksittain</translation>
    </message>
    <message>
        <source>By generations (2007, figure 5)</source>
        <translation>Sukupolvien mukaan (2007, kuva 5)</translation>
    </message>
    <message>
        <source>By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were</source>
        <translation>Siihen mennessä puolet ajoista oli ratkennut, suluissa neljännes ja kolme neljännestä; ∞, jos vähemmän</translation>
    </message>
    <message>
        <source>By {algorithm}: {figures}.</source>
        <translation>Algoritmi {algorithm}: {figures}.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Can be removed: {removals}.</source>
        <translation>Voi poistaa: {removals}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Peruttu.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Peruttu; mitään ei kirjoitettu.</translation>
    </message>
    <message>
        <source>Candidate sets</source>
        <translation>Ehdokasjoukot</translation>
    </message>
    <message>
        <source>Candidates, pencilled in: pairs, triples and digits confined to a line rule others out.</source>
        <translation>Merkityt ehdokkaat: parit, kolmikot ja yhteen linjaan rajatut numerot sulkevat muita pois.</translation>
    </message>
    <message>
        <source>Cell forcing chains</source>
        <translation>Ruudun pakkoketjut</translation>
    </message>
    <message>
        <source>Cells all agree on</source>
        <translation>Yksimielisiä</translation>
    </message>
    <message>
        <source>Cells drawn from</source>
        <translation>Mistä ruudut arvotaan</translation>
    </message>
    <message>
        <source>Cells that differ from the best</source>
        <translation>Parhaasta poikkeavat ruudut</translation>
    </message>
    <message>
        <source>Cells to fill in which all individuals have the same digit</source>
        <translation>Täytettävät ruudut, joissa kaikilla yksilöillä on sama numero</translation>
    </message>
    <message>
        <source>Cells with two candidates in a closed loop, each of which settles the next.</source>
        <translation>Kahden ehdokkaan ruutuja suljetussa silmukassa, jossa kukin ratkaisee seuraavan.</translation>
    </message>
    <message>
        <source>Chains of what follows from what, from one cell to the next.</source>
        <translation>Päätelmien ketjuja ruudusta seuraavaan.</translation>
    </message>
    <message>
        <source>Change the properties</source>
        <translation>Muuta ominaisuuksia</translation>
    </message>
    <message>
        <source>Change the puzzle like this</source>
        <translation>Muuta tehtävää näin</translation>
    </message>
    <message>
        <source>Changed. Press F5 to see what comes of it.</source>
        <translation>Muutettu. Paina F5, niin näet, mitä siitä tulee.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Muutokset</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Tarkista</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Tarkistetaan…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Jälkeläinen</translation>
    </message>
    <message>
        <source>Children are built cell by cell from both parents&apos; placements, and forced digits are filled in.</source>
        <translation>Jälkeläiset rakennetaan ruutu ruudulta molempien vanhempien sijoituksista, ja pakotetut numerot täytetään.</translation>
    </message>
    <message>
        <source>Children are evaluated without improvement.</source>
        <translation>Jälkeläiset arvioidaan parantamatta niitä.</translation>
    </message>
    <message>
        <source>Children differ from their parents</source>
        <translation>Jälkeläiset poikkeavat vanhemmistaan</translation>
    </message>
    <message>
        <source>Choose a file with puzzles.</source>
        <translation>Valitse tiedosto, jossa on tehtäviä.</translation>
    </message>
    <message>
        <source>Choose a level, then press Make New Ones.</source>
        <translation>Valitse taso ja paina Luo uusia.</translation>
    </message>
    <message>
        <source>Choose a step to see the boards as they are after it</source>
        <translation>Valitse askel, niin näet ruudukot sellaisina kuin ne sen jälkeen ovat</translation>
    </message>
    <message>
        <source>Choose how many puzzles of each level, and press Generate.</source>
        <translation>Valitse, montako tehtävää kutakin tasoa, ja paina Luo.</translation>
    </message>
    <message>
        <source>Choose the pages to read, then click Read Selected Pages.</source>
        <translation>Valitse luettavat sivut ja napsauta sitten ”Lue valitut sivut”.</translation>
    </message>
    <message>
        <source>Choosing the givens</source>
        <translation>Valitaan annettuja</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Varaaminen</translation>
    </message>
    <message>
        <source>Claiming that immediately leaves the digit only one place in another line.</source>
        <translation>Varaaminen, joka jättää numerolle heti vain yhden paikan toisella linjalla.</translation>
    </message>
    <message>
        <source>Clashes</source>
        <translation>Ristiriidat</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Perinteinen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Tyhjennä luettelo</translation>
    </message>
    <message>
        <source>Clear the cell at the cursor</source>
        <translation>Tyhjennä kohdistimen ruutu</translation>
    </message>
    <message>
        <source>Clear the {digit} in {cell} before making notes there</source>
        <translation>Tyhjennä ruudun {cell} numero {digit} ennen kuin teet siihen muistiinpanoja</translation>
    </message>
    <message>
        <source>Clear {cell}</source>
        <translation>Tyhjennä ruutu {cell}</translation>
    </message>
    <message>
        <source>Click a dot, where cells got their digits, or a line between two to see the mating</source>
        <translation>Napsauta pistettä, jossa ruudut saivat numeronsa, tai kahden pisteen välistä viivaa, niin näet pariutumisen</translation>
    </message>
    <message>
        <source>Click a puzzle to play, replace or remove it.</source>
        <translation>Napsauta tehtävää, niin voit pelata, korvata tai poistaa sen.</translation>
    </message>
    <message>
        <source>Click or press Space to see it large</source>
        <translation>Napsauta tai paina välilyöntiä, niin näet sen suurena</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Leikepöytä</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Kello</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Sulje ohjelma</translation>
    </message>
    <message>
        <source>Colours that are safe for colour &amp;blindness</source>
        <translation>&amp;Värisokeille sopivat värit</translation>
    </message>
    <message>
        <source>Column and box search</source>
        <translation>Sarake- ja lohkohaku</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Sarake {number}</translation>
    </message>
    <message>
        <source>Compare with Lists…</source>
        <translation>Vertaa luetteloihin…</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %n puzzle(s).</source>
        <translation>
            <numerusform>Verrattu %n tehtävään.</numerusform>
            <numerusform>Verrattu %n tehtävään.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing time</source>
        <translation>Laskenta-aika</translation>
    </message>
    <message>
        <source>Constructive evolution</source>
        <translation>Rakentava evoluutio</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
    <message>
        <source>Continue Hunt</source>
        <translation>Jatka jahtia</translation>
    </message>
    <message>
        <source>Continue the race with as many trials again</source>
        <translation>Jatka kilpailua yhtä monella lisäkokeilulla</translation>
    </message>
    <message>
        <source>Continue the run where it stopped, with a new budget</source>
        <translation>Jatka ajoa siitä, mihin se päättyi, uudella budjetilla</translation>
    </message>
    <message>
        <source>Convergence plot</source>
        <translation>Suppenemiskuvaaja</translation>
    </message>
    <message>
        <source>Copied the board as text</source>
        <translation>Ruudukko kopioitiin tekstinä</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopioi mu&amp;odossa</translation>
    </message>
    <message>
        <source>Copy as Grid</source>
        <translation>Kopioi ruudukkona</translation>
    </message>
    <message>
        <source>Copy as Grid with Entries</source>
        <translation>Kopioi ruudukkona, jossa on omat numerot</translation>
    </message>
    <message>
        <source>Copy as Pencilmarks</source>
        <translation>Kopioi ehdokkaina</translation>
    </message>
    <message>
        <source>Copy givens and entries as a drawn grid: an entry is written as +7</source>
        <translation>Kopioi annetut ja omat numerot piirrettynä ruudukkona: oma numero kirjoitetaan muodossa +7</translation>
    </message>
    <message>
        <source>Copy givens, entries and notes as a grid that HoDoKu reads</source>
        <translation>Kopioi annetut, omat numerot ja muistiinpanot ruudukkona, jonka HoDoKu lukee</translation>
    </message>
    <message>
        <source>Copy of the father</source>
        <translation>Isän kopio</translation>
    </message>
    <message>
        <source>Copy of the mother</source>
        <translation>Äidin kopio</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Kopioi siemenluku</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Kopioi ruudukko tekstinä</translation>
    </message>
    <message>
        <source>Copy the command that makes the run again, bit for bit (Ctrl+C)</source>
        <translation>Kopioi komento, joka toistaa ajon bitilleen (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the givens as a drawn grid</source>
        <translation>Kopioi annetut numerot piirrettynä ruudukkona</translation>
    </message>
    <message>
        <source>Copy the grid as text</source>
        <translation>Kopioi ruudukko tekstinä</translation>
    </message>
    <message>
        <source>Copy the puzzle with its ratings, or all that are selected (Ctrl+C)</source>
        <translation>Kopioi tehtävä arvioineen, tai kaikki valitut (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Kopioi siemenluku</translation>
    </message>
    <message>
        <source>Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve rises earlier gets closer sooner.</source>
        <translation>Laske ratkaisujen lisäksi kymmenen kelpoisuustasoa matkalla: mitä aiemmin käyrä nousee, sitä aiemmin algoritmi on lähellä.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Laskenta</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kulku</translation>
    </message>
    <message>
        <source>Create puzzles</source>
        <translation>Luo tehtäviä</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Risteytys</translation>
    </message>
    <message>
        <source>Crossover probability</source>
        <translation>Risteytyksen todennäköisyys</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 9</source>
        <translation>Ctrl + 1 … 9</translation>
    </message>
    <message>
        <source>Ctrl + arrow</source>
        <translation>Ctrl + nuoli</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>Poistetaanko %n ajo lopullisesti?</numerusform>
            <numerusform>Poistetaanko %n ajoa lopullisesti?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) of this study for good?</source>
        <translation>
            <numerusform>Poistetaanko %n tämän tutkimuksen ajo lopullisesti?</numerusform>
            <numerusform>Poistetaanko %n tämän tutkimuksen ajoa lopullisesti?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Poista esiasetus</translation>
    </message>
    <message>
        <source>Delete the preset “{title}” and its file?</source>
        <translation>Poistetaanko esiasetus ”{title}” ja sen tiedosto?</translation>
    </message>
    <message>
        <source>Delete the puzzle that was not saved? This cannot be undone.</source>
        <translation>Poistetaanko tallentamatta jäänyt sudoku? Tätä ei voi kumota.</translation>
    </message>
    <message>
        <source>Delete the runs of the study, and its file if it is your own</source>
        <translation>Poista tutkimuksen ajot, ja myös sen tiedosto, jos se on oma</translation>
    </message>
    <message>
        <source>Delete the selected preset, if it is one of your own</source>
        <translation>Poista valittu esiasetus, jos se on oma</translation>
    </message>
    <message>
        <source>Delete the selected runs for good (Del)</source>
        <translation>Poista valitut ajot lopullisesti (Del)</translation>
    </message>
    <message>
        <source>Descends from founder {number}</source>
        <translation>Polveutuu perustajasta {number}</translation>
    </message>
    <message>
        <source>Deterministic crowding</source>
        <translation>Deterministinen tungos</translation>
    </message>
    <message>
        <source>Developed for this program</source>
        <translation>Kehitetty tätä ohjelmaa varten</translation>
    </message>
    <message>
        <source>Diabolical</source>
        <translation>Pirullinen</translation>
    </message>
    <message>
        <source>Diabolical Puzzles</source>
        <translation>Pirullisia tehtäviä</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Lävistäjä</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Timantti</translation>
    </message>
    <message>
        <source>Diamond: ED = ER. Pearl: EP = ER.</source>
        <translation>Timantti: ED = ER. Helmi: EP = ER.</translation>
    </message>
    <message>
        <source>Different fitness functions, compared by missing digits</source>
        <translation>Eri kelpoisuusfunktioita verrataan puuttuvien numeroiden määrällä</translation>
    </message>
    <message>
        <source>Diffic&amp;ulty</source>
        <translation>Vaik&amp;eus</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vaikeus</translation>
    </message>
    <message>
        <source>Digit &amp;font</source>
        <translation>Numeroiden &amp;fontti</translation>
    </message>
    <message>
        <source>Digit &amp;size</source>
        <translation>Numeroid&amp;en koko</translation>
    </message>
    <message>
        <source>Digit for {cell}</source>
        <translation>Numero ruutuun {cell}</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Numerot</translation>
    </message>
    <message>
        <source>Digits abo&amp;ve 9</source>
        <translation>Numerot &amp;yli 9</translation>
    </message>
    <message>
        <source>Digits counted</source>
        <translation>Lasketut numerot</translation>
    </message>
    <message>
        <source>Digits that are printed small into the blank cells.</source>
        <translation>Numerot, jotka painetaan pienellä tyhjiin ruutuihin.</translation>
    </message>
    <message>
        <source>Digits that have just changed; at high speed only what made the best of the run better</source>
        <translation>Numerot, jotka juuri muuttuivat; suurella nopeudella vain ne, jotka paransivat ajon parasta</translation>
    </message>
    <message>
        <source>Digits that stand twice in a row, column or box</source>
        <translation>Numerot, jotka ovat kahdesti rivillä, sarakkeessa tai lohkossa</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Suora varaaminen</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Suora piilopari</translation>
    </message>
    <message>
        <source>Direct hidden triple</source>
        <translation>Suora piilokolmikko</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Suora osoittaminen</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Hylkää</translation>
    </message>
    <message>
        <source>Distinct individuals</source>
        <translation>Erilaiset yksilöt</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Moninaisuus</translation>
    </message>
    <message>
        <source>Diversity: {share}.</source>
        <translation>Moninaisuus: {share}.</translation>
    </message>
    <message>
        <source>Do not vary this parameter</source>
        <translation>Älä vaihtele tätä parametria</translation>
    </message>
    <message>
        <source>Do you want to do without what was left out?</source>
        <translation>Jatketaanko ilman niitä?</translation>
    </message>
    <message>
        <source>Do you want to save the changes to {document}?</source>
        <translation>Tallennetaanko muutokset tiedostoon {document}?</translation>
    </message>
    <message>
        <source>Draw &amp;Over Plot</source>
        <translation>Piirrä kuvaajan &amp;päälle</translation>
    </message>
    <message>
        <source>Draw other irregular regions</source>
        <translation>Arvo toiset epäsäännölliset alueet</translation>
    </message>
    <message>
        <source>Draw the best of the selected runs over the plot of the present one; with none selected, none</source>
        <translation>Piirrä valittujen ajojen paras nykyisen ajon kuvaajan päälle; jos mitään ei ole valittu, mitään ei piirretä</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Kaksoiskappaleet</translation>
    </message>
    <message>
        <source>Duplicates allowed</source>
        <translation>Kaksoiskappaleet sallittu</translation>
    </message>
    <message>
        <source>Dynamic cell chains</source>
        <translation>Dynaamiset ruutuketjut</translation>
    </message>
    <message>
        <source>Dynamic cell chains with patterns</source>
        <translation>Dynaamiset ruutuketjut kuvioineen</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains</source>
        <translation>Dynaamiset ristiriitaketjut</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains with patterns</source>
        <translation>Dynaamiset ristiriitaketjut kuvioineen</translation>
    </message>
    <message>
        <source>Dynamic double chains</source>
        <translation>Dynaamiset kaksoisketjut</translation>
    </message>
    <message>
        <source>Dynamic double chains with patterns</source>
        <translation>Dynaamiset kaksoisketjut kuvioineen</translation>
    </message>
    <message>
        <source>Dynamic region chains</source>
        <translation>Dynaamiset yksikköketjut</translation>
    </message>
    <message>
        <source>Dynamic region chains with patterns</source>
        <translation>Dynaamiset yksikköketjut kuvioineen</translation>
    </message>
    <message>
        <source>E&amp;volution</source>
        <translation>E&amp;voluutio</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>V&amp;ie</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>Vie &amp;CSV…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>ECDF: the higher and the further left, the better</source>
        <translation>ECDF: mitä ylempänä ja vasemmalla, sitä parempi</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>ER/EP/ED {triple}.</source>
        <translation>ER/EP/ED {triple}.</translation>
    </message>
    <message>
        <source>ERT: all that was spent, divided by the number of solved runs; and its 95 % interval</source>
        <translation>ERT: kaikki kulutettu jaettuna ratkenneiden ajojen määrällä, ja sen 95&#xa0;%:n luottamusväli</translation>
    </message>
    <message>
        <source>Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.</source>
        <translation>Jokaisessa tyhjässä ruudussa on jokin sen omista ehdokkaista eli numero, jota ei ole annettu sen rivillä, sarakkeessa eikä lohkossa.</translation>
    </message>
    <message>
        <source>Each blank cell may hold any digit. Gold 2005.</source>
        <translation>Jokaisessa tyhjässä ruudussa saa olla mikä tahansa numero. Gold 2005.</translation>
    </message>
    <message>
        <source>Each cell in the colour, and with the number, of the founder of the population it descends from</source>
        <translation>Jokainen ruutu sen populaation perustajan värissä ja numerolla, josta se polveutuu</translation>
    </message>
    <message>
        <source>Each child gets two parents, drawn from the individuals ranked above its place.</source>
        <translation>Sijalle i tulevan jälkeläisen molemmat vanhemmat arvotaan tasaisesti paremmilta sijoilta 0…i − 1.</translation>
    </message>
    <message>
        <source>Each edge is 3 mm (⅛ in) larger, which is cut off after printing.</source>
        <translation>Jokainen reuna on 3&#xa0;mm (⅛ tuumaa) suurempi, ja se leikataan pois painamisen jälkeen.</translation>
    </message>
    <message>
        <source>Each gene comes from either parent with equal probability.</source>
        <translation>Kukin geeni tulee yhtä todennäköisesti kummalta tahansa vanhemmalta.</translation>
    </message>
    <message>
        <source>Each generation in which the same solution stays best adds to the value it is ranked by.</source>
        <translation>Jokainen sukupolvi, jonka sama ratkaisu pysyy parhaana, lisää arvoa, jonka mukaan se järjestetään.</translation>
    </message>
    <message>
        <source>Each is proved to have exactly one solution.</source>
        <translation>Kullakin on todistetusti täsmälleen yksi ratkaisu.</translation>
    </message>
    <message>
        <source>Each of its candidates {digits} leads there by a chain of its own.</source>
        <translation>Kukin sen ehdokkaista {digits} johtaa samaan omaa ketjuaan pitkin.</translation>
    </message>
    <message>
        <source>Each of its places {cells} leads there by a chain of its own.</source>
        <translation>Kukin sen paikoista {cells} johtaa samaan omaa ketjuaan pitkin.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that falls with its rank.</source>
        <translation>Kukin vanhempi arvotaan todennäköisyydellä, joka pienenee sijan myötä.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that grows with its fitness.</source>
        <translation>Kukin vanhempi arvotaan todennäköisyydellä, joka kasvaa kelpoisuuden myötä.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability proportional to its fitness, or to a power of it. Team 209, “Selection”.</source>
        <translation>Kukin vanhempi arvotaan todennäköisyydellä, joka on verrannollinen kelpoisuuteen tai sen potenssiin. Team 209, ”Selection”.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability that falls linearly with its rank, from pressure times the mean.</source>
        <translation>Kukin vanhempi arvotaan todennäköisyydellä, joka laskee lineaarisesti sijan myötä alkaen keskiarvosta kerrottuna valintapaineella.</translation>
    </message>
    <message>
        <source>Each parent is the best of size individuals drawn with replacement.</source>
        <translation>Kukin vanhempi on paras turnauksen osallistujista, jotka arvotaan palauttaen.</translation>
    </message>
    <message>
        <source>Each parent is the best of {size} drawn at random.</source>
        <translation>Kukin vanhempi on paras {size} arvotusta.</translation>
    </message>
    <message>
        <source>Each puzzle as a line of text at the foot of the page, with its seed.</source>
        <translation>Kukin tehtävä tekstirivinä sivun alareunassa, siemenluvun kanssa.</translation>
    </message>
    <message>
        <source>Each unit, or one at random, gets with some probability a sequence of swaps of cells drawn blindly.</source>
        <translation>Kukin yksikkö, tai yksi satunnainen, saa tietyllä todennäköisyydellä sarjan vaihtoja, joiden ruudut arvotaan sokeasti.</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Helpoin ensin</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Easy Puzzles</source>
        <translation>Helppoja tehtäviä</translation>
    </message>
    <message>
        <source>Eight lessons on evolution, each with something to start</source>
        <translation>Kahdeksan oppituntia evoluutiosta; jokaisessa jotain käynnistettävää</translation>
    </message>
    <message>
        <source>Either {first} is {one} or {last} is {other}; in both cases {cell} is not {digit}.</source>
        <translation>Joko {first} on {one} tai {last} on {other}; kummassakaan tapauksessa {cell} ei ole {digit}.</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Kulunut</translation>
    </message>
    <message>
        <source>Elimination first; then blank cells hold candidates, and a roulette wheel picks the parents.</source>
        <translation>Ensin karsinta; sitten tyhjissä ruuduissa on ehdokkaita, ja ruletti valitsee vanhemmat.</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Eliitti</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Elitismi</translation>
    </message>
    <message>
        <source>En&amp;d after</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Koodaus</translation>
    </message>
    <message>
        <source>End the hunt for now, and unlock its settings (Esc)</source>
        <translation>Lopeta jahti toistaiseksi ja vapauta sen asetukset (Esc)</translation>
    </message>
    <message>
        <source>End the study for now; it goes on where it was when it is started again</source>
        <translation>Lopeta tutkimus toistaiseksi; se jatkuu samasta kohdasta, kun se käynnistetään uudelleen</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Päättyi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter digits as notes</source>
        <translation>Syötä numerot muistiinpanoina</translation>
    </message>
    <message>
        <source>Enter digits as pencil notes; in the grid, N does the same unless it is a digit</source>
        <translation>Syötä numerot muistiinpanoina; ruudukossa N tekee saman, ellei se ole numero</translation>
    </message>
    <message>
        <source>Enter digits, not pencil notes</source>
        <translation>Syötä numeroita, ei muistiinpanoja</translation>
    </message>
    <message>
        <source>Enter or choose a puzzle in Play, then click Solve.</source>
        <translation>Syötä tai valitse tehtävä Pelaa-kohdassa ja napsauta sitten Ratkaise.</translation>
    </message>
    <message>
        <source>Enter the run&apos;s solution into your own game, as one step to undo</source>
        <translation>Siirrä ajon ratkaisu omaan peliisi yhtenä askeleena, jonka voi kumota</translation>
    </message>
    <message>
        <source>Enter {digit} in {cell}</source>
        <translation>Syötä {digit} ruutuun {cell}</translation>
    </message>
    <message>
        <source>Equal pairs</source>
        <translation>Samojen numeroiden parit</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Pyyhi</translation>
    </message>
    <message>
        <source>Erase note {digit} in {cell}</source>
        <translation>Poista muistiinpano {digit} ruudusta {cell}</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc sulkee</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Ulospääsyt</translation>
    </message>
    <message>
        <source>Every box is a permutation of the digits with the givens in place; rows and columns remain to be optimised.</source>
        <translation>Jokainen lohko on numeroiden permutaatio, jossa annetut ovat paikoillaan; optimoitaviksi jäävät rivit ja sarakkeet.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads by a chain of links to the same conclusion.</source>
        <translation>Ruudun jokainen ehdokas johtaa linkkien ketjua pitkin samaan päätelmään.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Ruudun jokainen ehdokas johtaa samaan päätelmään muilla päätelmillä, jotka rakentuvat usean aiemman varaan.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Ruudun jokainen ehdokas johtaa samaan päätelmään; apuna lukitut ehdokkaat, parit tai X-siivet.</translation>
    </message>
    <message>
        <source>Every combination of three cells that contains a candidate would leave another cell without any.</source>
        <translation>Jokainen kolmen ruudun yhdistelmä, jossa ehdokas on, jättäisi toisen ruudun ilman ehdokkaita.</translation>
    </message>
    <message>
        <source>Every combination of two cells that contains a candidate would leave another cell without any.</source>
        <translation>Jokainen kahden ruudun yhdistelmä, jossa ehdokas on, jättäisi toisen ruudun ilman ehdokkaita.</translation>
    </message>
    <message>
        <source>Every improvement, slowly</source>
        <translation>Jokainen parannus, hitaasti</translation>
    </message>
    <message>
        <source>Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the corner is the best of all, another one where the run is now. Low but far to the right is a trap: hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several populations.</source>
        <translation>Jokainen viiva on yhden populaation tie sen ensimmäisestä parhaasta (□) sinne, mihin se jäi (▼). Rengas kulmassa on kaikista paras, toinen rengas on siinä, missä ajo nyt on. Alhaalla mutta kaukana oikealla on ansa: tuskin numeroakaan puuttuu, ja silti useimpien ruutujen pitäisi muuttua. Suuri ▼ on vanginnut useita populaatioita.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads by a chain of links to the same conclusion.</source>
        <translation>Jokainen numeron paikka yksikössä johtaa linkkien ketjua pitkin samaan päätelmään.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Jokainen numeron paikka yksikössä johtaa samaan päätelmään muilla päätelmillä, jotka rakentuvat usean aiemman varaan.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Jokainen numeron paikka yksikössä johtaa samaan päätelmään; apuna lukitut ehdokkaat, parit tai X-siivet.</translation>
    </message>
    <message>
        <source>Every row is a permutation of the digits with the givens in place; columns and boxes remain to be optimised.</source>
        <translation>Jokainen rivi on numeroiden permutaatio, jossa annetut ovat paikoillaan; optimoitaviksi jäävät sarakkeet ja lohkot.</translation>
    </message>
    <message>
        <source>Every run is kept and can be repeated exactly</source>
        <translation>Jokainen ajo säilyy ja on toistettavissa tarkasti</translation>
    </message>
    <message numerus="yes">
        <source>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</source>
        <translation>
            <numerusform>Numero {digit} on korostettu: ruudukossa niitä on %n ({keys} tyhjässä ruudussa lopettaa)</numerusform>
            <numerusform>Numero {digit} on korostettu: ruudukossa niitä on %n ({keys} tyhjässä ruudussa lopettaa)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything comes from the father.</source>
        <translation>Kaikki tulee isältä.</translation>
    </message>
    <message>
        <source>Everything comes from the mother.</source>
        <translation>Kaikki tulee äidiltä.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evoluutio</translation>
    </message>
    <message>
        <source>Evolve Any&amp;way</source>
        <translation>Kehitä sil&amp;ti</translation>
    </message>
    <message>
        <source>Evolve a solution with the chosen algorithm</source>
        <translation>Kehitä ratkaisu valitulla algoritmilla</translation>
    </message>
    <message>
        <source>Evolve from the &amp;Givens Alone</source>
        <translation>Kehitä pelkistä &amp;annetuista</translation>
    </message>
    <message>
        <source>Evolve from the givens alone</source>
        <translation>Kehitä pelkistä annetuista numeroista</translation>
    </message>
    <message>
        <source>Evolve puzzles for the hardest ones, and watch them get harder</source>
        <translation>Kehitä vaikeimpia tehtäviä ja katso niiden vaikeutuvan</translation>
    </message>
    <message>
        <source>Evolving a solved grid</source>
        <translation>Kehitetään ratkaistua ruudukkoa</translation>
    </message>
    <message>
        <source>Evolving …</source>
        <translation>Evoluutio käynnissä…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Odotettu</translation>
    </message>
    <message>
        <source>Expected run time</source>
        <translation>Odotettu ajoaika</translation>
    </message>
    <message>
        <source>Export Film</source>
        <translation>Vie filmi</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>Vie P&amp;DF-tiedostona…</translation>
    </message>
    <message>
        <source>Export P&amp;lot…</source>
        <translation>Vie &amp;kuvaaja…</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Vie PDF-tiedostona</translation>
    </message>
    <message>
        <source>Export Plot</source>
        <translation>Vie kuvaaja</translation>
    </message>
    <message>
        <source>Export Plot…</source>
        <translation>Vie kuvaaja…</translation>
    </message>
    <message>
        <source>Export Preset</source>
        <translation>Vie esiasetus</translation>
    </message>
    <message>
        <source>Export Race</source>
        <translation>Vie kilpailu</translation>
    </message>
    <message>
        <source>Export Ratings</source>
        <translation>Vie arviot</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Vie ajo</translation>
    </message>
    <message>
        <source>Export Runs</source>
        <translation>Vie ajot</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>Vie SVG-kuvina</translation>
    </message>
    <message>
        <source>Export plot: {title}</source>
        <translation>Vie kuvaaja: {title}</translation>
    </message>
    <message>
        <source>Export the current settings as a preset file</source>
        <translation>Vie nykyiset asetukset esiasetustiedostoon</translation>
    </message>
    <message>
        <source>Export the evolution on the board as an animated picture</source>
        <translation>Vie ruudukon evoluutio animoituna kuvana</translation>
    </message>
    <message>
        <source>Export the figures of every generation as CSV</source>
        <translation>Vie jokaisen sukupolven luvut CSV-tiedostona</translation>
    </message>
    <message>
        <source>Export the pages as SVG drawings</source>
        <translation>Vie sivut SVG-kuvina</translation>
    </message>
    <message>
        <source>Export the pages as a PDF</source>
        <translation>Vie sivut PDF-tiedostona</translation>
    </message>
    <message>
        <source>Export the plot as PNG or SVG</source>
        <translation>Vie kuvaaja PNG- tai SVG-kuvana</translation>
    </message>
    <message>
        <source>Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer</source>
        <translation>Vie valitut ajot tai kaikki löytyneet CSV-tiedostoon, JSON-riveiksi tai IOHanalyzeriä varten</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Hirmuinen</translation>
    </message>
    <message>
        <source>Extreme Puzzles</source>
        <translation>Hirmuisia tehtäviä</translation>
    </message>
    <message>
        <source>Factor of the differences of the sums.</source>
        <translation>Summien erojen kerroin.</translation>
    </message>
    <message>
        <source>Factor of the number of missing digits.</source>
        <translation>Puuttuvien numeroiden määrän kerroin.</translation>
    </message>
    <message>
        <source>Factor of the square roots of the products’ differences.</source>
        <translation>Tulojen erojen neliöjuurten kerroin.</translation>
    </message>
    <message>
        <source>Fami&amp;ly Tree</source>
        <translation>Par&amp;haan sukupuu</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Sukupuu</translation>
    </message>
    <message>
        <source>Father, rank {rank}
fitness {fitness}</source>
        <translation>Isä, sija {rank}
kelpoisuus {fitness}</translation>
    </message>
    <message>
        <source>Fewest givens first</source>
        <translation>Vähiten annettuja ensin</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Piinallinen</translation>
    </message>
    <message>
        <source>Fiendish Puzzles</source>
        <translation>Piinallisia tehtäviä</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kuva</translation>
    </message>
    <message>
        <source>Fill in all candidates</source>
        <translation>Täytä kaikki ehdokkaat</translation>
    </message>
    <message>
        <source>Fill in the exact solver’s solution, without evolution</source>
        <translation>Täytä eksaktin ratkaisimen ratkaisu ilman evoluutiota</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column, and in each region inside strong borders.</source>
        <translation>Täytä tyhjät ruudut niin, että kullakin rivillä, kussakin sarakkeessa ja kullakin paksuin viivoin rajatulla alueella on täsmälleen kerran {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column.</source>
        <translation>Täytä tyhjät ruudut niin, että kullakin rivillä ja kussakin sarakkeessa on täsmälleen kerran {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row, column and box.</source>
        <translation>Täytä tyhjät ruudut niin, että kullakin rivillä, kussakin sarakkeessa ja kussakin lohkossa on täsmälleen kerran {symbols}.</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Täytä näyttö ikkunalla</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>Täytetyt ruudut</translation>
    </message>
    <message>
        <source>Filming the run …</source>
        <translation>Ajosta tehdään filmiä…</translation>
    </message>
    <message>
        <source>Find of a hunt, {rating}</source>
        <translation>Jahdin löytö, {rating}</translation>
    </message>
    <message>
        <source>Finds of the hunt</source>
        <translation>Jahdin löydöt</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Ensimmäinen sivu</translation>
    </message>
    <message>
        <source>First puzzle of the file</source>
        <translation>Tiedoston ensimmäinen tehtävä</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Alkuun pääsy</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Kelpoisuus</translation>
    </message>
    <message>
        <source>Fitness {cost}, and {before} before it was changed.</source>
        <translation>Kelpoisuus {cost}; ennen muutosta {before}.</translation>
    </message>
    <message>
        <source>Fitness {cost}.</source>
        <translation>Kelpoisuus {cost}.</translation>
    </message>
    <message>
        <source>Fix the puzzle first: {conflict}.</source>
        <translation>Korjaa ensin tehtävä: {conflict}.</translation>
    </message>
    <message>
        <source>Follow the R&amp;un</source>
        <translation>Seuraa &amp;ajoa</translation>
    </message>
    <message>
        <source>For evolution</source>
        <translation>Evoluutiolle</translation>
    </message>
    <message>
        <source>For evolution (scale of 2007)</source>
        <translation>Evoluutiolle (vuoden 2007 asteikko)</translation>
    </message>
    <message>
        <source>For people</source>
        <translation>Ihmisille</translation>
    </message>
    <message>
        <source>For people (rating)</source>
        <translation>Ihmisille (arvio)</translation>
    </message>
    <message>
        <source>For people, and for evolution</source>
        <translation>Ihmisille ja evoluutiolle</translation>
    </message>
    <message>
        <source>For people, or for evolution, which takes longer.</source>
        <translation>Ihmisille, tai evoluutiolle, mikä kestää kauemmin.</translation>
    </message>
    <message>
        <source>For people; ≥ where no known technique leads to the solution</source>
        <translation>Ihmisille; ≥, jos mikään tunnettu tekniikka ei johda ratkaisuun</translation>
    </message>
    <message>
        <source>Forced cells are filled first; then a large population of row permutations, under strong selection.</source>
        <translation>Ensin täytetään pakotetut ruudut; sitten suuri rivipermutaatioiden populaatio ankarassa valinnassa.</translation>
    </message>
    <message>
        <source>Forced cells first</source>
        <translation>Pakotetut ruudut ensin</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Pakkoketju</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Löytyi</translation>
    </message>
    <message>
        <source>Found by a hunt of this program (2026)</source>
        <translation>Tämän ohjelman jahdissa löytynyt (2026)</translation>
    </message>
    <message>
        <source>Four cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>Neljään ruutuun ei saa jäädä kaikkiin samoja kahta numeroa, sillä ne voisi vaihtaa keskenään.</translation>
    </message>
    <message>
        <source>Four cells of a unit have four candidates in all, so no other cell there can hold these digits.</source>
        <translation>Yksikön neljällä ruudulla on yhteensä neljä ehdokasta, joten näitä numeroita ei voi olla yksikön muissa ruuduissa.</translation>
    </message>
    <message>
        <source>Four digits fit in only four cells of a unit, so nothing else can go there.</source>
        <translation>Neljä numeroa sopii yksikössä vain neljään ruutuun, joten niihin ei voi tulla mitään muuta.</translation>
    </message>
    <message>
        <source>Free digits</source>
        <translation>Vapaat numerot</translation>
    </message>
    <message>
        <source>Free digits, judged by averages over rows, columns and boxes; made to find solved grids.</source>
        <translation>Vapaat numerot, joita arvioidaan rivien, sarakkeiden ja lohkojen keskiarvoilla; tehty löytämään ratkaistuja ruudukoita.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.</source>
        <translation>Vapaa ohjelma MIT-lisenssillä; rakennettu PySide6:n, NumPyn, Numban ja pyqtgraphin varaan.</translation>
    </message>
    <message>
        <source>From 1 to 1,000 puzzles.</source>
        <translation>1–1&#xa0;000 tehtävää.</translation>
    </message>
    <message>
        <source>From {minimum} to {maximum} {unit}</source>
        <translation>{minimum}–{maximum} {unit}</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Väliltä…</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Täysi vauhti</translation>
    </message>
    <message>
        <source>Further boxes between the usual ones hold each digit once, too.</source>
        <translation>Myös tavallisten välissä olevissa lisälohkoissa on kukin numero kerran.</translation>
    </message>
    <message>
        <source>G&amp;ivens</source>
        <translation>A&amp;nnetut</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>R&amp;uudukko</translation>
    </message>
    <message>
        <source>GNOME Sudoku</source>
        <translation>GNOME Sudoku</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Jalokivi</translation>
    </message>
    <message>
        <source>Generate a puzzle of this level: {level}</source>
        <translation>Luo tehtävä, jonka taso on: {level}</translation>
    </message>
    <message>
        <source>Generate the puzzles</source>
        <translation>Luo tehtävät</translation>
    </message>
    <message>
        <source>Generated puzzle, seed {seed}</source>
        <translation>Luotu tehtävä, siemenluku {seed}</translation>
    </message>
    <message>
        <source>Generating a puzzle of the level {level} …</source>
        <translation>Luodaan tehtävää, jonka taso on {level}…</translation>
    </message>
    <message>
        <source>Generating …</source>
        <translation>Luodaan…</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Sukupolvi</translation>
    </message>
    <message>
        <source>Generation {generation}</source>
        <translation>Sukupolvi {generation}</translation>
    </message>
    <message>
        <source>Generation {generation}, ancestry of the best</source>
        <translation>Sukupolvi {generation}, parhaan sukujuuret</translation>
    </message>
    <message>
        <source>Generation {generation}, individual {number}</source>
        <translation>Sukupolvi {generation}, yksilö {number}</translation>
    </message>
    <message>
        <source>Generation {generation}, mating {number}</source>
        <translation>Sukupolvi {generation}, pariutuminen {number}</translation>
    </message>
    <message>
        <source>Generation {number}</source>
        <translation>Sukupolvi {number}</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Sukupolvet</translation>
    </message>
    <message>
        <source>Generations per solution: total generations ÷ solved runs (ERT).</source>
        <translation>Sukupolvia ratkaisua kohti: sukupolvet yhteensä ÷ ratkenneet ajot (ERT).</translation>
    </message>
    <message>
        <source>Generations to a solution where forced cells are filled in first; as printed two puzzles have several solutions, so the filled-in grids of the figures are used. Figure 4 is left out: filling in solves it, before any evolution, and digits of its puzzle were lost in print.</source>
        <translation>Sukupolvia ratkaisuun, kun pakotetut ruudut täytetään ensin; painetussa muodossa kahdella tehtävällä on useita ratkaisuja, joten käytetään kuvien täytettyjä ruudukoita. Kuva 4 on jätetty pois: täyttäminen ratkaisee sen ennen evoluutiota, ja sen tehtävästä on painettaessa kadonnut numeroita.</translation>
    </message>
    <message>
        <source>Generations to a solution: the median of each puzzle, all figures of each class (table 2), and figure 5.</source>
        <translation>Sukupolvia ratkaisuun: jokaisen tehtävän mediaani, jokaisen luokan kaikki luvut (taulukko 2) ja kuva 5.</translation>
    </message>
    <message>
        <source>Generations {first} to {last}</source>
        <translation>Sukupolvet {first}–{last}</translation>
    </message>
    <message>
        <source>Generations: least, mean, most</source>
        <translation>Sukupolvet: vähiten, keskimäärin, eniten</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Lempeä</translation>
    </message>
    <message>
        <source>Gentle Puzzles</source>
        <translation>Lempeitä tehtäviä</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, figure 1: easy</source>
        <translation>Gerges, Zouein &amp; Azar 2018, kuva 1: helppo</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, tables 2 and 3</source>
        <translation>Gerges, Zouein &amp; Azar 2018, taulukot 2 ja 3</translation>
    </message>
    <message>
        <source>Getting better.</source>
        <translation>Paranee.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Valmistelu</translation>
    </message>
    <message>
        <source>Getting ready for the first time; this takes about half a minute …</source>
        <translation>Valmistellaan ensimmäistä käynnistystä; siihen menee noin puoli minuuttia…</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Valmistaudutaan…</translation>
    </message>
    <message>
        <source>Getting the puzzle of the day …</source>
        <translation>Haetaan päivän tehtävää…</translation>
    </message>
    <message>
        <source>Give the puzzle a title, and say whose it is and where it is from</source>
        <translation>Anna tehtävälle otsikko ja kerro, kenen se on ja mistä se on peräisin</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Annetut</translation>
    </message>
    <message>
        <source>Givens are removed at random as long as one solution remains; the result is compared with the settings.</source>
        <translation>Annettuja poistetaan satunnaisesti niin kauan kuin ratkaisuja on yksi; tulosta verrataan asetuksiin.</translation>
    </message>
    <message>
        <source>Givens never move.</source>
        <translation>Annetut eivät liiku koskaan.</translation>
    </message>
    <message>
        <source>Go to the next cell to compare with the picture (Tab, F3)</source>
        <translation>Siirry seuraavaan ruutuun, jota on verrattava kuvaan (sarkain, F3)</translation>
    </message>
    <message>
        <source>Going to generation {generation} …</source>
        <translation>Siirrytään sukupolveen {generation}…</translation>
    </message>
    <message>
        <source>Gold 2005: 36,700 generations to fill an empty grid</source>
        <translation>Gold 2005: 36&#xa0;700 sukupolvea tyhjän ruudukon täyttämiseen</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>Ru&amp;udukko</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Ruudukko</translation>
    </message>
    <message>
        <source>Grid with &amp;Entries</source>
        <translation>Ruudukko ja &amp;omat numerot</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Ruudukot</translation>
    </message>
    <message>
        <source>Grids tried</source>
        <translation>Kokeillut ruudukot</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Opas</translation>
    </message>
    <message>
        <source>H&amp;unt</source>
        <translation>&amp;Jahti</translation>
    </message>
    <message>
        <source>H&amp;unt…</source>
        <translation>Ja&amp;hti…</translation>
    </message>
    <message>
        <source>Half of the runs needed {amount} at most.</source>
        <translation>Puoleen ajoista riitti {amount}.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Puoli kierrosta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vaikea</translation>
    </message>
    <message>
        <source>Hardest technique</source>
        <translation>Vaikein tekniikka</translation>
    </message>
    <message>
        <source>Hardest: {technique}. {sentence} {steps}.</source>
        <translation>Vaikein: {technique}. {sentence} {steps}.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Piilopari</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Piilonelikko</translation>
    </message>
    <message>
        <source>Hidden single in a box</source>
        <translation>Ainoa paikka lohkossa</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Ainoa paikka linjalla</translation>
    </message>
    <message>
        <source>Hidden single in a region</source>
        <translation>Ainoa paikka alueella</translation>
    </message>
    <message>
        <source>Hidden single in a window</source>
        <translation>Ainoa paikka ikkunassa</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Piilokolmikko</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>&amp;Suuri kontrasti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Korosta</translation>
    </message>
    <message>
        <source>Highlight every {digit}</source>
        <translation>Korosta jokainen {digit}</translation>
    </message>
    <message>
        <source>Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the same unless it is a digit</source>
        <translation>Korosta ruudun numeroa, minne kohdistin sitten siirtyykin, tai lopeta tyhjässä ruudussa; ruudukossa H tekee saman, ellei se ole numero</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Hint: {technique}</source>
        <translation>Vihje: {technique}</translation>
    </message>
    <message>
        <source>Home, End; Ctrl + Home, End</source>
        <translation>Home, End; Ctrl + Home, End</translation>
    </message>
    <message>
        <source>How fast the race is shown; it does not change who is first.</source>
        <translation>Kuinka nopeasti kilpailu näytetään; voittajaan se ei vaikuta.</translation>
    </message>
    <message>
        <source>How fast the run is shown; this never changes the result</source>
        <translation>Kuinka nopeasti ajo näytetään; tulokseen tämä ei vaikuta koskaan</translation>
    </message>
    <message>
        <source>How hard is this puzzle?</source>
        <translation>Kuinka vaikea tämä tehtävä on?</translation>
    </message>
    <message>
        <source>How hard the puzzle is for people and for evolution</source>
        <translation>Kuinka vaikea tehtävä on ihmisille ja evoluutiolle</translation>
    </message>
    <message>
        <source>How it evolves</source>
        <translation>Miten se kehittyy</translation>
    </message>
    <message>
        <source>How likely a cell is to take a random candidate.</source>
        <translation>Kuinka todennäköisesti ruutu saa satunnaisen ehdokkaan.</translation>
    </message>
    <message>
        <source>How likely a child is to be improved.</source>
        <translation>Kuinka todennäköisesti jälkeläistä parannetaan.</translation>
    </message>
    <message>
        <source>How likely a child is to be mutated.</source>
        <translation>Kuinka todennäköisesti jälkeläinen mutatoituu.</translation>
    </message>
    <message>
        <source>How likely a child is to have two parents; otherwise it starts as a copy of the first.</source>
        <translation>Kuinka todennäköisesti jälkeläisellä on kaksi vanhempaa; muuten se alkaa ensimmäisen kopiona.</translation>
    </message>
    <message>
        <source>How likely a mutation is.</source>
        <translation>Kuinka todennäköinen mutaatio on.</translation>
    </message>
    <message>
        <source>How likely a parent is to be mutated.</source>
        <translation>Kuinka todennäköisesti vanhempi mutatoituu.</translation>
    </message>
    <message>
        <source>How likely a placement that both parents share is to be made first.</source>
        <translation>Kuinka todennäköisesti vanhempien yhteinen sijoitus tehdään ensin.</translation>
    </message>
    <message>
        <source>How likely a sequence of swaps is.</source>
        <translation>Kuinka todennäköinen sarja vaihtoja on.</translation>
    </message>
    <message>
        <source>How long each step can be seen; it does not affect the puzzles.</source>
        <translation>Kuinka kauan kukin askel näkyy; tehtäviin se ei vaikuta.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kuinka monta</translation>
    </message>
    <message>
        <source>How many children of this generation replaced another individual</source>
        <translation>Kuinka moni tämän sukupolven jälkeläinen korvasi toisen yksilön</translation>
    </message>
    <message>
        <source>How many chromosomes a generation has.</source>
        <translation>Kuinka monta kromosomia sukupolvessa on.</translation>
    </message>
    <message>
        <source>How many digits the best is missing in all rows, columns and boxes</source>
        <translation>Kuinka monta numeroa parhaalta puuttuu kaikkiaan riveiltä, sarakkeista ja lohkoista</translation>
    </message>
    <message>
        <source>How many digits the best so far is missing in all rows, columns and boxes</source>
        <translation>Kuinka monta numeroa tähänastiselta parhaalta puuttuu kaikkiaan riveiltä, sarakkeista ja lohkoista</translation>
    </message>
    <message>
        <source>How many extra repetitions are tolerated in the rows and columns that moved digits enter.</source>
        <translation>Kuinka monta lisätoistoa sallitaan riveillä ja sarakkeissa, joihin numeroita siirtyy.</translation>
    </message>
    <message>
        <source>How many individuals compete to become a parent.</source>
        <translation>Kuinka moni yksilö kilpailee vanhemman paikasta.</translation>
    </message>
    <message>
        <source>How many islands evolve at the same time.</source>
        <translation>Montako saarta kehittyy yhtä aikaa.</translation>
    </message>
    <message>
        <source>How many matings in a row may bring nothing new before a duplicate is let in.</source>
        <translation>Kuinka moni peräkkäinen pariutuminen saa jäädä ilman uutta, ennen kuin kaksoiskappale päästetään mukaan.</translation>
    </message>
    <message>
        <source>How many of 100 runs are solved within 100,000 trials.</source>
        <translation>Kuinka monta sadasta ajosta ratkeaa 100&#xa0;000 kokeilulla.</translation>
    </message>
    <message>
        <source>How many of 50 grids are solved within twelve seconds: ours, its control, and the published ant colonies.</source>
        <translation>Kuinka monta 50 ruudukosta ratkeaa kahdessatoista sekunnissa: oma algoritmimme, sen verrokki ja julkaistut muurahaisyhdyskunnat.</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged</source>
        <translation>Kuinka moni parhaista säilyy muuttumattomana</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged.</source>
        <translation>Kuinka moni parhaista säilyy muuttumattomana.</translation>
    </message>
    <message>
        <source>How many puzzles</source>
        <translation>Tehtävien määrä</translation>
    </message>
    <message>
        <source>How many repairs a child gets.</source>
        <translation>Kuinka monta korjausta jälkeläinen saa.</translation>
    </message>
    <message>
        <source>How many runners: two to four.</source>
        <translation>Montako kilpailee: kahdesta neljään.</translation>
    </message>
    <message>
        <source>How many swaps a mutation makes.</source>
        <translation>Kuinka monta vaihtoa mutaatio tekee.</translation>
    </message>
    <message>
        <source>How many times the mean probability the best individual has; 1 means no selection pressure.</source>
        <translation>Kuinka moninkertainen parhaan yksilön todennäköisyys on keskiarvoon nähden; 1 merkitsee, ettei valintapainetta ole.</translation>
    </message>
    <message>
        <source>How many times, at most, all cells and units are searched.</source>
        <translation>Kuinka monta kertaa kaikki ruudut ja yksiköt enintään käydään läpi.</translation>
    </message>
    <message>
        <source>How often this is drawn, compared with the others.</source>
        <translation>Kuinka usein tämä arvotaan muihin verrattuna.</translation>
    </message>
    <message>
        <source>How often, at most, a child is mutated again.</source>
        <translation>Kuinka monta kertaa jälkeläinen enintään mutatoidaan uudelleen.</translation>
    </message>
    <message>
        <source>How the givens are arranged; newspapers like the half turn.</source>
        <translation>Miten annetut sijoittuvat; lehdet suosivat puolta kierrosta.</translation>
    </message>
    <message>
        <source>How the givens are chosen: by evolution of patterns, at random until ten runs of the algorithm agree (papers), or by removing givens at random (digging).</source>
        <translation>Miten annetut valitaan: kehittämällä kuvioita, satunnaisesti, kunnes algoritmin kymmenen ajoa on yhtä mieltä (artikkelit), tai poistamalla annettuja satunnaisesti (kaivaminen).</translation>
    </message>
    <message>
        <source>How the level is shown above each puzzle.</source>
        <translation>Miten vaikeustaso näytetään jokaisen tehtävän yläpuolella.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Näin pelataan</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Ohjelman käyttö</translation>
    </message>
    <message>
        <source>How two parents made the winning grid.</source>
        <translation>Miten kaksi vanhempaa teki voittavan ruudukon.</translation>
    </message>
    <message>
        <source>Human rating</source>
        <translation>Ihmisarvio</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jahti</translation>
    </message>
    <message>
        <source>Hunt for hard puzzles</source>
        <translation>Vaikeiden tehtävien jahti</translation>
    </message>
    <message>
        <source>Hunted for</source>
        <translation>Jahdattu</translation>
    </message>
    <message>
        <source>Hunts are kept, and go on where they were.</source>
        <translation>Jahdit säilytetään, ja ne jatkuvat siitä, mihin jäivät.</translation>
    </message>
    <message>
        <source>I have a puzzle</source>
        <translation>Minulla on tehtävä</translation>
    </message>
    <message>
        <source>IOHanalyzer (*.zip)</source>
        <translation>IOHanalyzer (*.zip)</translation>
    </message>
    <message>
        <source>If the program ended now, your work would be lost: it cannot be kept safe ({reason}).</source>
        <translation>Jos ohjelma päättyisi nyt, työsi katoaisi: sitä ei voi pitää tallessa ({reason}).</translation>
    </message>
    <message>
        <source>If there is a puzzle, put the four corners of the frame on those of its grid, with the mouse, or with 1 to 4 and the arrows.</source>
        <translation>Jos kuvassa on tehtävä, aseta kehyksen neljä kulmaa sen ruudukon kulmiin hiirellä tai näppäimillä 1–4 ja nuolilla.</translation>
    </message>
    <message>
        <source>If {cells} too had only two candidates, every digit would have two places in each unit, and any solution would have a twin with every choice reversed. So one of them holds one of its extra candidates, {digits}.</source>
        <translation>Jos vain kaksi ehdokasta olisi näissäkin ({cells}), jokaisella numerolla olisi kussakin yksikössä kaksi paikkaa, ja jokaisella ratkaisulla olisi kaksonen, jossa kaikki valinnat ovat toisin päin. Siksi jossakin niistä on jokin sen ylimääräisistä ehdokkaista {digits}.</translation>
    </message>
    <message>
        <source>If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.</source>
        <translation>Jos {cell} on {digit}, kaikki seuraa silmukkaa pitkin; jos se ei ole, kaikki seuraa toiseen suuntaan.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, a chain of links would make it {digit}: so it is {digit}.</source>
        <translation>Jos {cell} ei olisi {digit}, linkkien ketju tekisi siitä numeron {digit}: siis se on {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, then {other} would be {clash} and would not: so {cell} is {digit}.</source>
        <translation>Jos {cell} ei olisi {digit}, niin {other} sekä olisi {clash} että ei olisi: siis {cell} on {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in one of {excluders}.</source>
        <translation>Jos {cell} olisi {digit}, niin mitä tahansa {others} sisältäisikin, yhteen ruuduista {excluders} ei jäisi ehdokasta.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in {excluders}.</source>
        <translation>Jos {cell} olisi {digit}, niin mitä tahansa {others} sisältäisikin, ruutuun {excluders} ei jäisi ehdokasta.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then {other} would be {clash} and would not: so {cell} is not {digit}.</source>
        <translation>Jos {cell} olisi {digit}, niin {other} sekä olisi {clash} että ei olisi: siis {cell} ei ole {digit}.</translation>
    </message>
    <message>
        <source>If {first} is not {one}, a chain of links leads to {last} being {other}.</source>
        <translation>Jos {first} ei ole {one}, linkkien ketju johtaa siihen, että {last} on {other}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.</source>
        <translation>Jos silmukassa {loop} olisivat vain {pair}, niiden vaihtaminen keskenään antaisi toisen ratkaisun. Numero {locked} sopii {unit} vain ruutuihin {cells}, joten se on toisessa niistä; toisessa ei saa olla {digit}, tai jäljelle jäisivät vain {pair}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds one of the digits {digits}.</source>
        <translation>Jos silmukassa {loop} olisivat vain {pair}, niiden vaihtaminen keskenään antaisi toisen ratkaisun: siis jossakin ruuduista {cells} on jokin numeroista {digits}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds {digit}, and no cell that sees them all can.</source>
        <translation>Jos silmukassa {loop} olisivat vain {pair}, niiden vaihtaminen keskenään antaisi toisen ratkaisun: siis jossakin ruuduista {cells} on {digit}, eikä sitä voi olla missään ruudussa, joka näkee ne kaikki.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.</source>
        <translation>Jos silmukassa {loop} olisivat vain {pair}, niiden vaihtaminen keskenään antaisi toisen ratkaisun: siis ruudussa {cell} ei ole kumpaakaan.</translation>
    </message>
    <message>
        <source>If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}.</source>
        <translation>Jos {pivot} on {x}, niin {first} on {z}; jos se on {y}, niin {second} on {z}.</translation>
    </message>
    <message>
        <source>Import Preset</source>
        <translation>Tuo esiasetus</translation>
    </message>
    <message>
        <source>Import a preset from a file</source>
        <translation>Tuo esiasetus tiedostosta</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>Tuo {file}</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Parannus</translation>
    </message>
    <message>
        <source>In a random unit, exchange two cells, rotate three, or move a digit and shift the others.</source>
        <translation>Satunnaisessa yksikössä vaihdetaan kaksi ruutua keskenään, kierrätetään kolmea, tai siirretään yksi numero ja muut siirtyvät sen tilalle.</translation>
    </message>
    <message>
        <source>In a separate file</source>
        <translation>Erillisessä tiedostossa</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Sanana</translation>
    </message>
    <message>
        <source>In each of {units} the digit {digit} fits in only two cells, and {near} and {far} cannot both hold it.</source>
        <translation>Numerolla {digit} on {units} vain kaksi paikkaa kummassakin, eikä se voi olla sekä ruudussa {near} että ruudussa {far}.</translation>
    </message>
    <message>
        <source>In four parallel lines a digit fits only in the same four crossing lines, which lose it elsewhere.</source>
        <translation>Neljällä rinnakkaisella linjalla numero sopii vain samoille neljälle poikkilinjalle, jotka menettävät sen muualta.</translation>
    </message>
    <message>
        <source>In stars</source>
        <translation>Tähtinä</translation>
    </message>
    <message>
        <source>In three parallel lines a digit fits only in the same three crossing lines, which lose it elsewhere.</source>
        <translation>Kolmella rinnakkaisella linjalla numero sopii vain samoille kolmelle poikkilinjalle, jotka menettävät sen muualta.</translation>
    </message>
    <message>
        <source>In two parallel lines a digit fits only in the same two crossing lines, which lose it elsewhere.</source>
        <translation>Kahdella rinnakkaisella linjalla numero sopii vain samoille kahdelle poikkilinjalle, jotka menettävät sen muualta.</translation>
    </message>
    <message>
        <source>In {base} the digit {digit} fits only in {cover}, so no other cell of {cover} can hold it.</source>
        <translation>Numero {digit} sopii {base} vain ruutuihin, jotka ovat {cover}, joten muualla {cover} sitä ei voi olla.</translation>
    </message>
    <message>
        <source>In {cell} only {digit} is left: every other digit is ruled out.</source>
        <translation>Ruutuun {cell} jää vain {digit}: kaikki muut numerot on suljettu pois.</translation>
    </message>
    <message>
        <source>In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it.</source>
        <translation>Numeron {digit} kaikki paikat {first} ovat {second}, joten muualla {second} sitä ei voi olla.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cells}: one of them holds it, and the other an extra candidate.</source>
        <translation>Numero {digit} sopii {unit} vain ruutuihin {cells}: toisessa niistä on se ja toisessa ylimääräinen ehdokas.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cell}.</source>
        <translation>Numero {digit} sopii {unit} vain ruutuun {cell}.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only in {cells}, so nothing else can go there.</source>
        <translation>Numerot {digits} sopivat {unit} vain ruutuihin {cells}, joten niihin ei voi tulla mitään muuta.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only there and in {cells}: with one of these places taken, {cells} can hold nothing else.</source>
        <translation>Numeroiden {digits} paikat {unit} ovat vain ne ja {cells}: kun yksi näistä paikoista on varattu, jäljellä oleviin ({cells}) ei voi tulla mitään muuta.</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Yksilö</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Mustetta säästävä</translation>
    </message>
    <message>
        <source>Insertions</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Algorithms that propagate</source>
        <translation>Onko evoluutiolle vaikea vaikea myös ihmisille? Algoritmit, jotka propagoivat</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Puzzles of all levels</source>
        <translation>Onko evoluutiolle vaikea vaikea myös ihmisille? Kaikkien tasojen tehtäviä</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Random minimal puzzles</source>
        <translation>Onko evoluutiolle vaikea vaikea myös ihmisille? Satunnaisia minimaalisia tehtäviä</translation>
    </message>
    <message>
        <source>Island {number}: {puzzles}, {solutions}, {fewest} to {most} givens</source>
        <translation>Saari {number}: {puzzles}, {solutions}, {fewest}–{most} annettua</translation>
    </message>
    <message>
        <source>It is as good as its better parent.</source>
        <translation>Se on yhtä hyvä kuin parempi vanhempansa.</translation>
    </message>
    <message>
        <source>It is better than both parents.</source>
        <translation>Se on parempi kuin kumpikaan vanhempi.</translation>
    </message>
    <message>
        <source>It is drawn at random; only the givens are always in their places.</source>
        <translation>Se arvotaan; vain annetut ovat aina paikoillaan.</translation>
    </message>
    <message numerus="yes">
        <source>It is more like the father, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Se muistuttaa enemmän isää, josta se eroaa %n ruudussa.</numerusform>
            <numerusform>Se muistuttaa enemmän isää, josta se eroaa %n ruudussa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is more like the mother, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Se muistuttaa enemmän äitiä, josta se eroaa %n ruudussa.</numerusform>
            <numerusform>Se muistuttaa enemmän äitiä, josta se eroaa %n ruudussa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no worse than her {fitness} and takes her place.</source>
        <translation>Se ei ole huonompi kuin äiti ({fitness}) ja ottaa tämän paikan.</translation>
    </message>
    <message>
        <source>It is no worse than his {fitness} and takes his place.</source>
        <translation>Se ei ole huonompi kuin isä ({fitness}) ja ottaa tämän paikan.</translation>
    </message>
    <message>
        <source>It is no worse than the worst that is left, with {fitness}, and takes its place.</source>
        <translation>Se ei ole huonompi kuin huonoin jäljellä oleva ({fitness}) ja ottaa tämän paikan.</translation>
    </message>
    <message>
        <source>It is one of several solutions.</source>
        <translation>Se on yksi useista ratkaisuista.</translation>
    </message>
    <message>
        <source>It is one of the best of the run so far, which live on in the new population.</source>
        <translation>Se on yksi ajon tähänastisista parhaista, jotka elävät uudessa populaatiossa edelleen.</translation>
    </message>
    <message>
        <source>It is there already, but so many matings brought nothing new that it takes place {place}.</source>
        <translation>Se on jo olemassa, mutta uutta ei syntynyt niin monesta pariutumisesta, että se saa sijan {place}.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded.</source>
        <translation>Se on jo olemassa: kaksoiskappale, joka hylätään.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded. Matings in a row without anything new: {times}; after {tries} a duplicate is let in.</source>
        <translation>Se on jo olemassa: kaksoiskappale, joka hylätään. Peräkkäisiä pariutumisia ilman uutta: {times}; kun niitä on {tries}, kaksoiskappale päästetään mukaan.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which replaces nobody.</source>
        <translation>Se on jo olemassa: kaksoiskappale, joka ei korvaa ketään.</translation>
    </message>
    <message>
        <source>It is worse than both parents.</source>
        <translation>Se on huonompi kuin kumpikaan vanhempi.</translation>
    </message>
    <message>
        <source>It is worse than her {fitness}: she keeps her place.</source>
        <translation>Se on huonompi kuin äiti ({fitness}): äiti pitää paikkansa.</translation>
    </message>
    <message>
        <source>It is worse than his {fitness}: he keeps his place.</source>
        <translation>Se on huonompi kuin isä ({fitness}): isä pitää paikkansa.</translation>
    </message>
    <message>
        <source>It is worse than its better parent.</source>
        <translation>Se on huonompi kuin parempi vanhempansa.</translation>
    </message>
    <message>
        <source>It is worse than the worst that is left, with {fitness}, and replaces nobody.</source>
        <translation>Se on huonompi kuin huonoin jäljellä oleva ({fitness}) eikä korvaa ketään.</translation>
    </message>
    <message>
        <source>Its rating</source>
        <translation>Sen arvio</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-rivit (*.jsonl)</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Meduusa</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Palapeli</translation>
    </message>
    <message>
        <source>Jigsaw: irregular regions</source>
        <translation>Palapeli: epäsäännölliset alueet</translation>
    </message>
    <message>
        <source>KSudoku</source>
        <translation>KSudoku</translation>
    </message>
    <message>
        <source>Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted</source>
        <translation>Kaplanin ja Meierin elossaolokäyrä: keskeytetyt ajot lasketaan kestonsa ajan</translation>
    </message>
    <message>
        <source>Keep them, like givens</source>
        <translation>Säilytä ne annettujen tapaan</translation>
    </message>
    <message>
        <source>Keys and First Steps</source>
        <translation>Näppäimet ja alkuun pääsy</translation>
    </message>
    <message>
        <source>Keys in the grid</source>
        <translation>Näppäimet ruudukossa</translation>
    </message>
    <message>
        <source>Known after a few restarts</source>
        <translation>Selviää muutaman uudelleenaloituksen jälkeen</translation>
    </message>
    <message>
        <source>Kropki dots</source>
        <translation>Kropki-pisteet</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Maisema</translation>
    </message>
    <message>
        <source>Large digits and strong lines, one puzzle on a page</source>
        <translation>Suuret numerot ja vahvat viivat, yksi tehtävä sivulla</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Isotekstinen</translation>
    </message>
    <message>
        <source>Large print has large digits and strong lines; ink-saving has thin lines and light digits.</source>
        <translation>Isossa painatuksessa on suuret numerot ja vahvat viivat, mustetta säästävässä ohuet viivat ja vaaleat numerot.</translation>
    </message>
    <message>
        <source>Last cell</source>
        <translation>Viimeinen ruutu</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Viimeinen sivu</translation>
    </message>
    <message>
        <source>Last puzzle of the file</source>
        <translation>Tiedoston viimeinen tehtävä</translation>
    </message>
    <message>
        <source>Latin square</source>
        <translation>latinalainen neliö</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>&amp;Taso</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Vähiten</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Jätä pois</translation>
    </message>
    <message>
        <source>Leaving out any given would allow several solutions.</source>
        <translation>Minkä tahansa annetun poistaminen toisi useita ratkaisuja.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Vasen ja oikea</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n grid(s), the earliest and least visited.</source>
        <translation>
            <numerusform>Pois jätetty: %n ruudukko, varhainen ja vähän käyty.</numerusform>
            <numerusform>Pois jätetty: %n ruudukkoa, varhaisimmat ja vähiten käydyt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n puzzle(s) not 9×9 with exactly one solution.</source>
        <translation>
            <numerusform>Jätetty pois: %n tehtävä, joka ei ole 9×9 tai jolla ei ole täsmälleen yhtä ratkaisua.</numerusform>
            <numerusform>Jätetty pois: %n tehtävää, jotka eivät ole 9×9 tai joilla ei ole täsmälleen yhtä ratkaisua.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in seconds:</source>
        <translation>Pituus sekunteina:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Oppitunti</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Oppitunnit</translation>
    </message>
    <message>
        <source>Let the &amp;Constructive Algorithm Try</source>
        <translation>Anna &amp;rakentavan algoritmin yrittää</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Jatka kellon käyntiä</translation>
    </message>
    <message>
        <source>Let the constructive algorithm solve the puzzle at full speed</source>
        <translation>Anna rakentavan algoritmin ratkaista tehtävä täydellä vauhdilla</translation>
    </message>
    <message>
        <source>Let two to four algorithms race on this puzzle, with the same number of trials each</source>
        <translation>Pane kahdesta neljään algoritmia kilpailemaan tästä tehtävästä samalla määrällä kokeiluja</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters, A to P</source>
        <translation>Kirjaimet A–P</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Level of the puzzles with the fewest givens.</source>
        <translation>Vähiten annettuja sisältävien tehtävien taso.</translation>
    </message>
    <message>
        <source>Level on the algorithm’s scale, if it has one</source>
        <translation>Taso algoritmin asteikolla, jos sellainen on</translation>
    </message>
    <message>
        <source>Levels and ratings can be compared only among such grids. Evolution’s levels and Mantere &amp; Koljonen’s method are for 9×9 with boxes and nothing else.</source>
        <translation>Tasot ja arviot ovat verrattavissa vain tällaisten ruudukoiden kesken. Evoluution tasot ja Mantereen ja Koljosen menetelmä ovat vain 9×9-ruudukolle, jossa on pelkät lohkot.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Line below the title.</source>
        <translation>Otsikon alla oleva rivi.</translation>
    </message>
    <message>
        <source>Line {first} was left out: {problem}.</source>
        <translation>Rivi {first} jätettiin pois: {problem}.</translation>
    </message>
    <message>
        <source>Linear ranking</source>
        <translation>Lineaarinen sijavalinta</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Viivat</translation>
    </message>
    <message>
        <source>Lines {first} to {last} were left out: {problem}.</source>
        <translation>Rivit {first}–{last} jätettiin pois: {problem}.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Linkki</translation>
    </message>
    <message>
        <source>Lists of Known Puzzles</source>
        <translation>Tunnettujen tehtävien luettelot</translation>
    </message>
    <message>
        <source>Loading the kernels …</source>
        <translation>Ladataan ytimiä…</translation>
    </message>
    <message>
        <source>Loading the plots …</source>
        <translation>Ladataan kuvaajia…</translation>
    </message>
    <message>
        <source>Long chains that fork: the hardest techniques there are.</source>
        <translation>Pitkiä, haarautuvia ketjuja: vaikeimmat tekniikat, mitä on.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Pisin sarja</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>T&amp;yyli</translation>
    </message>
    <message>
        <source>Look &amp;Back</source>
        <translation>Katso &amp;taaksepäin</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Katso &amp;sisään</translation>
    </message>
    <message>
        <source>Look at the candidates {digits}.</source>
        <translation>Katso ehdokkaita {digits}.</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>Katso tarkemmin: {place}.</translation>
    </message>
    <message>
        <source>Looking for solutions: {number} to go …</source>
        <translation>Etsitään ratkaisuja: {number} jäljellä…</translation>
    </message>
    <message>
        <source>Looking for the next step …</source>
        <translation>Etsitään seuraavaa askelta…</translation>
    </message>
    <message>
        <source>Looking for the path …</source>
        <translation>Etsitään polkua…</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.</source>
        <translation>Alaraja: mikään tunnettu tekniikka ei vie eteenpäin ({steps}). Vaikein tähän asti: {technique}.</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further.</source>
        <translation>Alaraja: mikään tunnettu tekniikka ei vie eteenpäin.</translation>
    </message>
    <message>
        <source>M&amp;issing Digits (Comparable)</source>
        <translation>P&amp;uuttuvat numerot (vertailukelpoinen)</translation>
    </message>
    <message>
        <source>Made by {program} {version}, {date}.</source>
        <translation>Tehty ohjelmalla {program} {version}, {date}.</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Mistä</translation>
    </message>
    <message>
        <source>Make &amp;Book…</source>
        <translation>Luo kir&amp;ja…</translation>
    </message>
    <message>
        <source>Make New Ones</source>
        <translation>Luo uusia</translation>
    </message>
    <message>
        <source>Make a Book</source>
        <translation>Luo kirja</translation>
    </message>
    <message>
        <source>Make a Book…</source>
        <translation>Luo kirja…</translation>
    </message>
    <message>
        <source>Make a book of puzzles, ready to be printed and bound</source>
        <translation>Luo tehtäväkirja, valmiina painettavaksi ja sidottavaksi</translation>
    </message>
    <message>
        <source>Make another puzzle like this one in its place</source>
        <translation>Luo sen tilalle toinen samanlainen tehtävä</translation>
    </message>
    <message>
        <source>Make new ones for the present settings.</source>
        <translation>Luo uusia nykyisillä asetuksilla.</translation>
    </message>
    <message>
        <source>Make puzzles of the level, size and pattern you choose</source>
        <translation>Luo tehtäviä, joiden tason, koon ja kuvion voi valita</translation>
    </message>
    <message>
        <source>Make the run again on the board, bit for bit (Enter)</source>
        <translation>Toista ajo ruudukossa bitilleen (Enter)</translation>
    </message>
    <message>
        <source>Make the runs of the study that are missing, in the background</source>
        <translation>Aja tutkimuksen puuttuvat ajot taustalla</translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation>Suurenna tekstiä</translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation>Pienennä tekstiä</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen (2007)</source>
        <translation>Mantere &amp; Koljonen (2007)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 on AI Escargot</source>
        <translation>Mantere &amp; Koljonen 2007 ja AI Escargot</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 1: easy</source>
        <translation>Mantere &amp; Koljonen 2007, kuva 1: helppo</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 6: medium</source>
        <translation>Mantere &amp; Koljonen 2007, kuva 6: keskivaikea</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 7: hard</source>
        <translation>Mantere &amp; Koljonen 2007, kuva 7: vaikea</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 1: newspaper puzzles</source>
        <translation>Mantere &amp; Koljonen 2007, taulukko 1: lehtitehtäviä</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 2 and figure 5: how hard newspaper puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, taulukko 2 ja kuva 5: kuinka vaikeita lehtitehtävät ovat</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 3: how often the same solution comes back</source>
        <translation>Mantere &amp; Koljonen 2007, taulukko 3: kuinka usein sama ratkaisu palaa</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 4: how hard generated puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, taulukko 4: kuinka vaikeita luodut tehtävät ovat</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: mutations and fitness of the earlier version</source>
        <translation>Mantere &amp; Koljonen 2007: aiemman version mutaatiot ja kelpoisuus</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: the printed puzzles and the empty grid</source>
        <translation>Mantere &amp; Koljonen 2007: painetut tehtävät ja tyhjä ruudukko</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which choices of the design matter</source>
        <translation>Mantere &amp; Koljonen 2007: millä suunnitteluvalinnoilla on väliä</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which reading of the paper fits its figures</source>
        <translation>Mantere &amp; Koljonen 2007: mikä artikkelin tulkinta sopii sen lukuihin</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen’s method is for plain 9×9 puzzles, with boxes only</source>
        <translation>Mantereen ja Koljosen menetelmä on vain 9×9-tehtäville, joissa on pelkät lohkot</translation>
    </message>
    <message>
        <source>Mantere and Koljonen’s algorithm takes a hundred to hundreds of thousands of generations; algorithms that propagate find most puzzles trivial.</source>
        <translation>Mantereen ja Koljosen algoritmilta menee sadasta sukupolvesta satoihin tuhansiin; propagoiville algoritmeille useimmat tehtävät ovat helppoja.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kartta</translation>
    </message>
    <message>
        <source>Mark the entries that differ from the exact solver’s solution, without revealing it; or say what the solver proves</source>
        <translation>Merkitse väärät numerot eksaktin ratkaisimen ratkaisun mukaan sitä paljastamatta, tai kerro, mitä ratkaisin todistaa</translation>
    </message>
    <message>
        <source>Mating</source>
        <translation>Pariutuminen</translation>
    </message>
    <message>
        <source>Mating of the &amp;Best</source>
        <translation>&amp;Parhaan pariutuminen</translation>
    </message>
    <message>
        <source>Mating {number} made the best of the generation.</source>
        <translation>Pariutumisesta {number} syntyi sukupolven paras.</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Menet&amp;elmä</translation>
    </message>
    <message>
        <source>Mean (95 % interval)</source>
        <translation>Keskiarvo (95&#xa0;%:n väli)</translation>
    </message>
    <message>
        <source>Mean generations</source>
        <translation>Sukupolvia keskimäärin</translation>
    </message>
    <message>
        <source>Mean generations of the runs solved within 3,000.</source>
        <translation>Enintään 3&#xa0;000 sukupolvessa ratkenneiden ajojen sukupolvien keskiarvo.</translation>
    </message>
    <message>
        <source>Mean generations to a solution, of runs that have all the time they want.</source>
        <translation>Sukupolvien keskiarvo ratkaisuun ajoissa, joilla on aikaa rajattomasti.</translation>
    </message>
    <message>
        <source>Mean is a lower bound</source>
        <translation>Keskiarvo on alaraja</translation>
    </message>
    <message>
        <source>Mean of all runs; ≥ where some ran out of budget</source>
        <translation>Kaikkien ajojen keskiarvo; ≥, jos joltakin loppui budjetti</translation>
    </message>
    <message>
        <source>Mean of solved runs</source>
        <translation>Ratkenneiden keskiarvo</translation>
    </message>
    <message>
        <source>Mean run time of the solved runs alone, as papers give it, and Student’s 95 % interval</source>
        <translation>Pelkkien ratkenneiden ajojen keskimääräinen ajoaika, jollaisen artikkelit antavat, ja Studentin 95&#xa0;%:n luottamusväli</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaani</translation>
    </message>
    <message>
        <source>Median (quartiles)</source>
        <translation>Mediaani (kvartiilit)</translation>
    </message>
    <message>
        <source>Medians with 95 % intervals: {medians}.</source>
        <translation>Mediaanit ja 95&#xa0;%:n luottamusvälit: {medians}.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskitaso</translation>
    </message>
    <message>
        <source>Memory: about {size}</source>
        <translation>Muisti: noin {size}</translation>
    </message>
    <message>
        <source>Min-conflicts</source>
        <translation>Vähimmät ristiriidat</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Peilaus</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Puuttuu</translation>
    </message>
    <message>
        <source>Missing and repeated digits</source>
        <translation>Puuttuvat ja toistuvat numerot</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Puuttuvat numerot</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <comment>short</comment>
        <translation>Puuttuu</translation>
    </message>
    <message>
        <source>Missing digits of each runner</source>
        <translation>Kunkin kilpailijan puuttuvat numerot</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Kohtalainen</translation>
    </message>
    <message>
        <source>Moderate Puzzles</source>
        <translation>Kohtalaisia tehtäviä</translation>
    </message>
    <message>
        <source>Modified; the default is {value}.</source>
        <translation>Muutettu; oletusarvo on {value}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {parts}.</source>
        <translation>Muutettu; esiasetuksessa on {parts}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {part}.</source>
        <translation>Muutettu; esiasetuksessa on {part}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {value}.</source>
        <translation>Muutettu; esiasetuksessa on {value}.</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Lisää asetuksia</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Lisää lukuja</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Eniten</translation>
    </message>
    <message>
        <source>Most in a line</source>
        <translation>Enintään linjalla</translation>
    </message>
    <message>
        <source>Most promising puzzle</source>
        <translation>Lupaavin tehtävä</translation>
    </message>
    <message>
        <source>Mother, rank {rank}
fitness {fitness}</source>
        <translation>Äiti, sija {rank}
kelpoisuus {fitness}</translation>
    </message>
    <message>
        <source>Move a slider now: it counts from the next run.</source>
        <translation>Siirrä liukusäädintä nyt: se vaikuttaa seuraavasta ajosta alkaen.</translation>
    </message>
    <message>
        <source>Mutated parents</source>
        <translation>Mutatoidut vanhemmat</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutaatio</translation>
    </message>
    <message>
        <source>My Puzzle</source>
        <translation>Oma tehtävä</translation>
    </message>
    <message>
        <source>My entries and notes</source>
        <translation>Omat numerot ja muistiinpanot</translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Oma tehtävä</translation>
    </message>
    <message>
        <source>My study</source>
        <translation>Oma tutkimus</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Paljas pari</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Paljas nelikko</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Ainoa ehdokas</translation>
    </message>
    <message>
        <source>Naked singles, then hidden singles of rows, columns and boxes are filled in, pass after pass.</source>
        <translation>Kierros toisensa jälkeen täytetään ensin ruudut, joissa on ainoa ehdokas, ja sitten ainoat paikat riveillä, sarakkeissa ja lohkoissa.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Paljas kolmikko</translation>
    </message>
    <message>
        <source>Name at the foot of the title page.</source>
        <translation>Nimi nimiösivun alareunassa.</translation>
    </message>
    <message>
        <source>Ne&amp;w puzzles</source>
        <translation>Uudet te&amp;htävät</translation>
    </message>
    <message>
        <source>Nested &amp;chains:</source>
        <translation>S&amp;isäkkäiset ketjut:</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle</source>
        <translation>Uusi &amp;tehtävä</translation>
    </message>
    <message>
        <source>New Puzzles</source>
        <translation>Uusia tehtäviä</translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>Uusi tutkimus</translation>
    </message>
    <message>
        <source>New Study…</source>
        <translation>Uusi tutkimus…</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Joka kerta uusi</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Uusi tehtävä</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Uusia tehtäviä</translation>
    </message>
    <message>
        <source>New random seed each run</source>
        <translation>Uusi satunnainen siemenluku joka ajoon</translation>
    </message>
    <message>
        <source>Newly generated puzzles</source>
        <translation>Uudet luodut tehtävät</translation>
    </message>
    <message>
        <source>Newspaper, 1 star</source>
        <translation>Sanomalehti, 1 tähti</translation>
    </message>
    <message>
        <source>Newspaper, 5 stars</source>
        <translation>Sanomalehti, 5 tähteä</translation>
    </message>
    <message>
        <source>Next Branch</source>
        <translation>Seuraava haara</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Seuraava vihje</translation>
    </message>
    <message>
        <source>Next I&amp;mprovement</source>
        <translation>Seuraava pa&amp;rannus</translation>
    </message>
    <message>
        <source>Next R&amp;estart</source>
        <translation>Seuraava &amp;uudelleenaloitus</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Seuraava sivu</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>No Sudoku was found in {file}.</source>
        <translation>Sudokua ei löytynyt: {file}.</translation>
    </message>
    <message>
        <source>No algorithm solved half of its runs.</source>
        <translation>Mikään algoritmi ei ratkaissut puolta ajoistaan.</translation>
    </message>
    <message numerus="yes">
        <source>No better grid for %n generation(s).</source>
        <translation>
            <numerusform>Ei parempaa ruudukkoa %n sukupolveen.</numerusform>
            <numerusform>Ei parempaa ruudukkoa %n sukupolveen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No browser could be opened. The report is in {file}.</source>
        <translation>Selainta ei voitu avata. Raportti on tiedostossa {file}.</translation>
    </message>
    <message>
        <source>No entry differs from the exact solver’s solution.</source>
        <translation>Mikään oma numero ei poikkea eksaktin ratkaisimen ratkaisusta.</translation>
    </message>
    <message numerus="yes">
        <source>No entry differs from the exact solver’s solution; %n cell(s) to go.</source>
        <translation>
            <numerusform>Mikään oma numero ei poikkea eksaktin ratkaisimen ratkaisusta; %n ruutu jäljellä.</numerusform>
            <numerusform>Mikään oma numero ei poikkea eksaktin ratkaisimen ratkaisusta; %n ruutua jäljellä.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Ei vielä tiedostoja</translation>
    </message>
    <message>
        <source>No grey, which some printers turn into dots.</source>
        <translation>Ei harmaata, jonka jotkin tulostimet muuttavat pisteiksi.</translation>
    </message>
    <message>
        <source>No guessing is needed: every puzzle has exactly one solution, and reasoning leads to it.</source>
        <translation>Arvata ei tarvitse: jokaisella tehtävällä on täsmälleen yksi ratkaisu, ja siihen pääsee päättelemällä.</translation>
    </message>
    <message>
        <source>No hint: fix the puzzle first: {conflict}.</source>
        <translation>Ei vihjettä: korjaa ensin tehtävä: {conflict}.</translation>
    </message>
    <message>
        <source>No hint: the puzzle has several solutions, so no step is certain.</source>
        <translation>Ei vihjettä: tehtävällä on useita ratkaisuja, joten mikään askel ei ole varma.</translation>
    </message>
    <message>
        <source>No hint: there is no puzzle yet.</source>
        <translation>Ei vihjettä: tehtävää ei vielä ole.</translation>
    </message>
    <message>
        <source>No known technique leads further from here.</source>
        <translation>Mikään tunnettu tekniikka ei vie tästä eteenpäin.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ei rajaa</translation>
    </message>
    <message>
        <source>No limit on {name}</source>
        <translation>Ei rajaa: {name}</translation>
    </message>
    <message>
        <source>No mutation this time.</source>
        <translation>Tällä kertaa ei mutaatiota.</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Ei vielä tehtävää</translation>
    </message>
    <message>
        <source>No puzzle yet.</source>
        <translation>Ei vielä tehtävää.</translation>
    </message>
    <message>
        <source>No race has begun</source>
        <translation>Kilpailu ei ole alkanut</translation>
    </message>
    <message>
        <source>No run has been kept yet</source>
        <translation>Yhtään ajoa ei ole vielä säilytetty</translation>
    </message>
    <message>
        <source>No run has ended yet.</source>
        <translation>Yksikään ajo ei ole vielä päättynyt.</translation>
    </message>
    <message>
        <source>No run solved the puzzle within its budget; the figures show what was spent.</source>
        <translation>Yksikään ajo ei ratkaissut tehtävää budjetissaan; luvut kertovat, mitä käytettiin.</translation>
    </message>
    <message>
        <source>No runs here yet.</source>
        <translation>Ei vielä ajoja.</translation>
    </message>
    <message>
        <source>No setting has several values among these runs. Give a study a list or a range of values: what they do is shown here.</source>
        <translation>Millään asetuksella ei ole näissä ajoissa useita arvoja. Anna tutkimukselle luettelo tai väli arvoja: tässä näkyy, mitä ne tekevät.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try again.</source>
        <translation>Sellaista tehtävää ei löytynyt; yritä uudelleen.</translation>
    </message>
    <message>
        <source>No two individuals of a generation hold the same digits in all cells: duplicates are discarded, mating goes on.</source>
        <translation>Missään sukupolvessa ei kahdella yksilöllä ole samoja numeroita kaikissa ruuduissa: kaksoiskappaleet hylätään, ja pariutuminen jatkuu.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Nro {number}</translation>
    </message>
    <message>
        <source>Nobody can win on this puzzle: {reason}.</source>
        <translation>Tässä tehtävässä kukaan ei voi voittaa: {reason}.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet.</source>
        <translation>Kukaan ei ole vielä ratkaissut sitä.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet; Continue gives everybody as many trials again.</source>
        <translation>Kukaan ei ole vielä ratkaissut sitä; Jatka edelleen antaa kaikille saman verran lisää kokeiluja.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>None: a Latin square</source>
        <translation>Ei mitään: latinalainen neliö</translation>
    </message>
    <message>
        <source>Not generated: {reason}</source>
        <translation>Ei luotu: {reason}</translation>
    </message>
    <message>
        <source>Not hard enough to be rated yet.</source>
        <translation>Ei vielä tarpeeksi vaikea arvioitavaksi.</translation>
    </message>
    <message>
        <source>Not in the preset.</source>
        <translation>Ei kuulu esiasetukseen.</translation>
    </message>
    <message>
        <source>Not rated: the puzzle has several solutions, so no reasoning can single one out.</source>
        <translation>Ei arvioitu: tehtävällä on useita ratkaisuja, joten mikään päättely ei johda juuri yhteen niistä.</translation>
    </message>
    <message>
        <source>Not rated: {reason}</source>
        <translation>Ei arvioitu: {reason}</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Ei näytetä</translation>
    </message>
    <message>
        <source>Not solved by generation {generation}.</source>
        <translation>Ei ratkennut sukupolveen {generation} mennessä.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Vielä ratkaisematta</translation>
    </message>
    <message>
        <source>Not solved yet by {runners}.</source>
        <translation>Vielä ratkaisematta: {runners}.</translation>
    </message>
    <message>
        <source>Note {digit} in {cell}</source>
        <translation>Muistiinpano {digit} ruutuun {cell}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Muistiinpanot</translation>
    </message>
    <message>
        <source>Notes are laid out like a keypad, not with 1 2 3 on top.</source>
        <translation>Merkinnät ovat kuin numeronäppäimistössä, ei 1 2 3 ylinnä.</translation>
    </message>
    <message>
        <source>Notes off: digits are entries again</source>
        <translation>Muistiinpanot pois: numerot ovat taas omia numeroita</translation>
    </message>
    <message>
        <source>Notes on: digits are pencilled in ({keys} switches notes off)</source>
        <translation>Muistiinpanot päällä: numerot merkitään lyijykynällä ({keys} lopettaa muistiinpanot)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>Nothing fades or moves on the board by itself</source>
        <translation>Mikään ei häivy tai liiku ruudukossa itsestään</translation>
    </message>
    <message>
        <source>Nothing left to find.</source>
        <translation>Löydettävää ei enää ole.</translation>
    </message>
    <message>
        <source>Nothing was pasted: {reason}.</source>
        <translation>Mitään ei liitetty: {reason}.</translation>
    </message>
    <message>
        <source>Number of givens: {fewest} to {most}.</source>
        <translation>Annettujen numeroiden määrä: {fewest}–{most}.</translation>
    </message>
    <message>
        <source>Number of puzzles on a page.</source>
        <translation>Tehtävien määrä sivulla.</translation>
    </message>
    <message>
        <source>Number of runs, each with its own seed; the paper made 100.</source>
        <translation>Ajojen määrä, kullakin oma siemenlukunsa; julkaisussa niitä tehtiin 100.</translation>
    </message>
    <message>
        <source>Number of seeds before an algorithm can be eliminated.</source>
        <translation>Siemenlukujen määrä, ennen kuin algoritmi voi pudota pois.</translation>
    </message>
    <message>
        <source>Numbers, typed with two keys</source>
        <translation>Luvut kahdella näppäimellä</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>&amp;Järjestys</translation>
    </message>
    <message>
        <source>Of 100 puzzles generated the paper’s way, how many are easy, medium and hard by the mean generations of 100 runs.</source>
        <translation>Kuinka moni 100 tehtävästä, jotka on luotu artikkelin tapaan, on helppo, keskivaikea tai vaikea 100 ajon keskimääräisten sukupolvien mukaan.</translation>
    </message>
    <message>
        <source>Of the puzzles with a known human rating, {agreement} have the same level on this scale as for people. Spearman’s coefficient between the two ratings is {coefficient}.</source>
        <translation>Tehtävistä, joiden ihmisarvio tunnetaan, {agreement} on tällä asteikolla samalla tasolla kuin ihmisille. Spearmanin kerroin arvioiden välillä on {coefficient}.</translation>
    </message>
    <message>
        <source>Of the two copies the father’s is better: it takes place {place}.</source>
        <translation>Kahdesta kopiosta isän on parempi: se saa sijan {place}.</translation>
    </message>
    <message>
        <source>Of the two copies the mother’s is no worse: it takes place {place}.</source>
        <translation>Kahdesta kopiosta äidin ei ole huonompi: se saa sijan {place}.</translation>
    </message>
    <message>
        <source>Of {tried} puzzles, {rejected} were rejected because a run found another solution, and {unsolved} were given up unsolved; ten runs agreed on {agreed}, of which the exact solver refuted {refuted}.</source>
        <translation>Kokeiltuja tehtäviä oli {tried}; niistä hylättiin {rejected}, koska jokin ajo löysi toisen ratkaisun, ja ratkaisematta jätettiin {unsolved}. Kymmenen ajoa päätyi samaan {agreed} tehtävässä, joista eksakti ratkaisin kumosi {refuted}.</translation>
    </message>
    <message>
        <source>On Sudoku Explainer’s scale; an upper end of 12 means no limit.</source>
        <translation>Sudoku Explainerin asteikolla; yläraja 12 tarkoittaa, ettei rajaa ole.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Paperilla</translation>
    </message>
    <message>
        <source>On the command line: {name}</source>
        <translation>Komentorivillä: {name}</translation>
    </message>
    <message>
        <source>On the way, in the candidates that are left there:</source>
        <translation>Matkalla, siellä jäljellä olevissa ehdokkaissa:</translation>
    </message>
    <message>
        <source>On the way, locked candidates, pairs or X-wings rule out candidates.</source>
        <translation>Matkalla lukitut ehdokkaat, parit tai X-siivet sulkevat ehdokkaita pois.</translation>
    </message>
    <message>
        <source>On the way, patterns and chains in the remaining candidates rule out others.</source>
        <translation>Matkalla kuviot ja jäljellä olevien ehdokkaiden ketjut sulkevat muita pois.</translation>
    </message>
    <message>
        <source>One Generation &amp;Back</source>
        <translation>Yksi taa&amp;ksepäin</translation>
    </message>
    <message>
        <source>One Generation For&amp;ward</source>
        <translation>Yksi etee&amp;npäin</translation>
    </message>
    <message>
        <source>One cell: all digits but one can be ruled out for it.</source>
        <translation>Yksi ruutu: kaikki numerot yhtä lukuun ottamatta voi sulkea siitä pois.</translation>
    </message>
    <message>
        <source>One digit, one box: only one of its cells is left for the digit.</source>
        <translation>Yksi numero, yksi lohko: numerolle jää vain yksi lohkon ruuduista.</translation>
    </message>
    <message>
        <source>One digit, one row or column: only one cell is left for it there.</source>
        <translation>Yksi numero, yksi rivi tai sarake: sille jää siellä vain yksi ruutu.</translation>
    </message>
    <message>
        <source>One of them does not admit the other’s digit.</source>
        <translation>Toinen niistä ei salli toisen numeroa.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in a line, and {most} are allowed.</source>
        <translation>Toinen niistä olisi linjalla {count} kertaa, kun sallittu määrä on {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new column and box together, and {most} are allowed.</source>
        <translation>Toinen niistä olisi uudessa sarakkeessaan ja lohkossaan yhteensä {count} kertaa, kun sallittu määrä on {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new row and column together, and {most} are allowed.</source>
        <translation>Toinen niistä olisi uudella rivillään ja sarakkeessaan yhteensä {count} kertaa, kun sallittu määrä on {most}.</translation>
    </message>
    <message>
        <source>One of {cells} is {z}, so no cell that sees all three can hold it.</source>
        <translation>Jokin ruuduista {cells} on {z}, joten sitä ei voi olla missään ruudussa, joka näkee kaikki kolme.</translation>
    </message>
    <message>
        <source>One of: {choices}.</source>
        <translation>Jokin näistä: {choices}.</translation>
    </message>
    <message>
        <source>One print holds at most {number} puzzles.</source>
        <translation>Yhteen tulosteeseen mahtuu enintään {number} tehtävää.</translation>
    </message>
    <message>
        <source>One run is published; how many generations ours take.</source>
        <translation>Yksi ajo on julkaistu; kuinka monta sukupolvea meidän ajomme vievät.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Yksi ratkaisu</translation>
    </message>
    <message>
        <source>One study runs at a time; stop this one to choose another</source>
        <translation>Vain yksi tutkimus on käynnissä kerrallaan; pysäytä tämä valitaksesi toisen</translation>
    </message>
    <message>
        <source>Only {cell} is blank in {unit}, and {digit} is missing there.</source>
        <translation>Vain {cell} on tyhjä {unit}, ja sieltä puuttuu {digit}.</translation>
    </message>
    <message>
        <source>Only {file} is opened, the other files are not</source>
        <translation>Vain {file} avataan, muita tiedostoja ei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Vii&amp;meksi avatut</translation>
    </message>
    <message>
        <source>Open Puzzles</source>
        <translation>Avaa tehtäviä</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Avaa tiedosto…</translation>
    </message>
    <message>
        <source>Open a file with puzzles</source>
        <translation>Avaa tiedosto, jossa on tehtäviä</translation>
    </message>
    <message>
        <source>Open puzzle</source>
        <translation>Avaa tehtävä</translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>Avaa {file}</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>Opening {file}; Esc stops it</source>
        <translation>Avataan tiedostoa {file}; Esc pysäyttää</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Avaa…</translation>
    </message>
    <message>
        <source>Operators of Your Own</source>
        <translation>Omat operaattorit</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Alkuperä</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Muu tiedosto…</translation>
    </message>
    <message>
        <source>Other Size or Variant</source>
        <translation>Muu koko tai muunnelma</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Muut ehdokkaat</translation>
    </message>
    <message>
        <source>Otherwise the child stays as it was.</source>
        <translation>Muuten jälkeläinen jää ennalleen.</translation>
    </message>
    <message>
        <source>Our algorithm and its control on 9×9</source>
        <translation>Oma algoritmimme ja sen verrokki 9×9-ruudukossa</translation>
    </message>
    <message>
        <source>Our algorithm on hard 25×25 grids, beside ant colonies</source>
        <translation>Oma algoritmimme vaikeissa 25×25-ruudukoissa muurahaisyhdyskuntien rinnalla</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Meidän</translation>
    </message>
    <message>
        <source>Over Time</source>
        <translation>Ajan mukaan</translation>
    </message>
    <message>
        <source>Over all units: 1 for each missing digit, and n − 1 for each digit that occurs n &gt; 1 times.</source>
        <translation>Kaikista yksiköistä: 1 jokaisesta puuttuvasta numerosta ja n − 1 jokaisesta numerosta, joka esiintyy n &gt; 1 kertaa.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pape&amp;ri</translation>
    </message>
    <message>
        <source>P&amp;lot…</source>
        <translation>&amp;Kuvaaja…</translation>
    </message>
    <message>
        <source>P&amp;uzzles per page</source>
        <translation>T&amp;ehtäviä sivulla</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-asiakirja (*.pdf)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-kuva (*.png)</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>Ta&amp;hti</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sivu</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Sivu {page}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Sivu {page}/{pages}</translation>
    </message>
    <message>
        <source>Page {page}, puzzle {place}</source>
        <translation>Sivu {page}, tehtävä {place}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sivut</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Parents survive alongside their child, nobody twice; a stuck population is purged.</source>
        <translation>Vanhemmat säilyvät jälkeläisensä rinnalla, kukaan ei kahdesti; juuttunut populaatio puhdistetaan.</translation>
    </message>
    <message>
        <source>Parents’ mutation</source>
        <translation>Vanhempien mutaatio</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Liitä</translation>
    </message>
    <message>
        <source>Paste Text or Picture</source>
        <translation>Liitä teksti tai kuva</translation>
    </message>
    <message>
        <source>Paste a puzzle from any text that holds one, or from a picture</source>
        <translation>Liitä tehtävä mistä tahansa tekstistä, jossa sellainen on, tai kuvasta</translation>
    </message>
    <message>
        <source>Paste puzzle</source>
        <translation>Liitä tehtävä</translation>
    </message>
    <message>
        <source>Pattern of givens</source>
        <translation>Annettujen kuvio</translation>
    </message>
    <message>
        <source>Patterns of givens, the fittest puzzle first</source>
        <translation>Annettujen kuviot, kelpoisin tehtävä ensin</translation>
    </message>
    <message>
        <source>Patterns over the whole grid: wings, fish and rectangles.</source>
        <translation>Koko ruudukon kuvioita: siipiä, kaloja ja suorakulmioita.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Keskeytä</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Keskeytä kello</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Keskeytä ajo</translation>
    </message>
    <message>
        <source>Pause the run to see how the children of this generation are made.</source>
        <translation>Keskeytä ajo, niin näet, miten tämän sukupolven jälkeläiset syntyvät.</translation>
    </message>
    <message>
        <source>Paused in generation {generation}.</source>
        <translation>Keskeytetty sukupolvessa {generation}.</translation>
    </message>
    <message>
        <source>Paused. {progress} Nothing is lost.</source>
        <translation>Keskeytetty. {progress} Mitään ei katoa.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Helmi</translation>
    </message>
    <message>
        <source>Pen&amp;cilled in</source>
        <translation>&amp;Merkinnät</translation>
    </message>
    <message>
        <source>Pencil into every blank cell the digits that its row, column and box allow</source>
        <translation>Merkitse jokaiseen tyhjään ruutuun ne numerot, jotka sen rivi, sarake ja lohko sallivat</translation>
    </message>
    <message>
        <source>Penpa links are drawings, which are not read here; copy the digits of the puzzle</source>
        <translation>Penpa-linkit ovat piirroksia, joita ei lueta tässä; kopioi tehtävän numerot</translation>
    </message>
    <message>
        <source>People and evolution</source>
        <translation>Ihmiset ja evoluutio</translation>
    </message>
    <message>
        <source>Photo…</source>
        <translation>Valokuva…</translation>
    </message>
    <message>
        <source>Pictures ({patterns});;All files (*)</source>
        <translation>Kuvat ({patterns});;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yer’s digits:</source>
        <translation>Pelaajan &amp;numerot:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>Place by seconds</source>
        <translation>Sija sekuntien mukaan</translation>
    </message>
    <message>
        <source>Place by trials</source>
        <translation>Sija kokeilujen mukaan</translation>
    </message>
    <message>
        <source>Places of one digit in a closed loop of links, every other one of which holds it.</source>
        <translation>Yhden numeron paikat linkkien suljetussa silmukassa; numero on joka toisessa niistä.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Play the puzzle of the day, choose a new one by its level, or type, paste, photograph or open your own.</source>
        <translation>Pelaa päivän tehtävää, valitse uusi tason mukaan tai kirjoita, liitä, valokuvaa tai avaa oma.</translation>
    </message>
    <message>
        <source>Plo&amp;t</source>
        <translation>Kuva&amp;aja</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Osoittaminen</translation>
    </message>
    <message>
        <source>Pointing that immediately leaves the digit only one place in another box.</source>
        <translation>Osoittaminen, joka jättää numerolle heti vain yhden paikan toisessa lohkossa.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Populaatio</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenssi</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>A&amp;setukset…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Valmistelu</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Esiasetus</translation>
    </message>
    <message>
        <source>Presets (*{suffix});;All files (*)</source>
        <translation>Esiasetukset (*{suffix});;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Press Enter to see the mating</source>
        <translation>Näe pariutuminen painamalla Enter</translation>
    </message>
    <message>
        <source>Press F5. In Evolve the board shows the best chromosome of each generation, and the curve shows how close it is to a solution. Your own digits stay in Play.</source>
        <translation>Paina F5. Evoluutiossa ruudukossa näkyy kunkin sukupolven paras kromosomi ja käyrästä, kuinka lähellä ratkaisua se on. Omat numerosi pysyvät Pelaa-kohdassa.</translation>
    </message>
    <message>
        <source>Press Solve (F5) and watch the best come closer to a solution</source>
        <translation>Paina Ratkaise (F5) ja katso, miten paras lähestyy ratkaisua</translation>
    </message>
    <message>
        <source>Press Solve (F5) to see which paths evolution takes through this puzzle.</source>
        <translation>Paina Ratkaise (F5), niin näet, mitä teitä evoluutio kulkee tässä tehtävässä.</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Valintapaine</translation>
    </message>
    <message>
        <source>Previous &amp;Improvement</source>
        <translation>Edellinen p&amp;arannus</translation>
    </message>
    <message>
        <source>Previous &amp;Restart</source>
        <translation>Edellinen uudelleena&amp;loitus</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Edellinen sivu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tulosta</translation>
    </message>
    <message>
        <source>Print Puzzles of a File</source>
        <translation>Tulosta tiedoston tehtäviä</translation>
    </message>
    <message>
        <source>Print puzzles, with a preview</source>
        <translation>Tulosta tehtäviä; mukana esikatselu</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Todennäköisyys</translation>
    </message>
    <message>
        <source>Probability for</source>
        <translation>Mitä todennäköisyys koskee</translation>
    </message>
    <message>
        <source>Product of 9 / distinct</source>
        <translation>Tulo: 9 / eri numerot</translation>
    </message>
    <message>
        <source>Product of averages</source>
        <translation>Keskiarvojen tulo</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Edistyminen</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Tutkimuksen edistyminen</translation>
    </message>
    <message>
        <source>Prop&amp;erties…</source>
        <translation>Te&amp;htävän ominaisuudet…</translation>
    </message>
    <message>
        <source>Propagated grids</source>
        <translation>Propagoidut ruudukot</translation>
    </message>
    <message>
        <source>Propagated: the rules alone filled in this cell before the evolution began</source>
        <translation>Propagoitu: pelkät säännöt täyttivät tämän ruudun ennen evoluution alkua</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Ominaisuudet</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Julkaistut</translation>
    </message>
    <message>
        <source>Published values. Change one and press F5.</source>
        <translation>Julkaisun arvot. Muuta yhtä ja paina F5.</translation>
    </message>
    <message>
        <source>Purge</source>
        <translation>Puhdistus</translation>
    </message>
    <message>
        <source>Purge after</source>
        <translation>Puhdistuksen raja</translation>
    </message>
    <message>
        <source>Purge after this many generations without improvement.</source>
        <translation>Puhdista, kun näin monta sukupolvea on kulunut parannuksetta.</translation>
    </message>
    <message>
        <source>Purges</source>
        <translation>Puhdistukset</translation>
    </message>
    <message>
        <source>Purges: {count}</source>
        <translation>Puhdistuksia: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Put in by a player, to judge by their looks: %n digit(s).</source>
        <translation>
            <numerusform>Ulkoasun perusteella pelaajan kirjoittama: %n numero.</numerusform>
            <numerusform>Ulkoasun perusteella pelaajan kirjoittamia: %n numeroa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the puzzle on the board (Enter)</source>
        <translation>Siirrä tehtävä ruudukkoon (Enter)</translation>
    </message>
    <message>
        <source>Put the selected finds on the paper, or the best one</source>
        <translation>Siirrä valitut löydöt paperille, tai paras</translation>
    </message>
    <message>
        <source>Put this puzzle on the board (Enter)</source>
        <translation>Siirrä tämä tehtävä ruudukkoon (Enter)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Tehtävä</translation>
    </message>
    <message>
        <source>Puzzle of a file</source>
        <translation>Tiedoston tehtävä</translation>
    </message>
    <message>
        <source>Puzzle of a run</source>
        <translation>Ajon tehtävä</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Päivän tehtävä</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Päivän tehtävä</translation>
    </message>
    <message>
        <source>Puzzle of the guide</source>
        <translation>Oppaan tehtävä</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Tehtävä {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} does not have exactly one solution.</source>
        <translation>Tehtävällä {number} ei ole täsmälleen yhtä ratkaisua.</translation>
    </message>
    <message>
        <source>Puzzle {number} of the file</source>
        <translation>Tiedoston tehtävä {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {file}</source>
        <translation>Tiedoston {file} tehtävä {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {puzzles}</source>
        <translation>Tehtävä {number}/{puzzles}</translation>
    </message>
    <message>
        <source>Puzzle: {puzzle}</source>
        <translation>Tehtävä: {puzzle}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Tehtävät</translation>
    </message>
    <message>
        <source>Puzzles ({patterns});;All files (*)</source>
        <translation>Tehtävät ({patterns});;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Puzzles by mean generations</source>
        <translation>Tehtävät sukupolvien keskiarvon mukaan</translation>
    </message>
    <message>
        <source>Puzzles evolve on islands. Every find is minimal and has exactly one solution.</source>
        <translation>Tehtävät kehittyvät saarilla. Jokainen löytö on minimaalinen, ja sillä on täsmälleen yksi ratkaisu.</translation>
    </message>
    <message>
        <source>Puzzles evolve towards the settings; each is proved to have one solution, and rated.</source>
        <translation>Tehtävät kehittyvät kohti asetuksia; jokaisella todistetaan olevan yksi ratkaisu, ja se arvioidaan.</translation>
    </message>
    <message>
        <source>Puzzles evolve until one is hard enough to be rated.</source>
        <translation>Tehtävät kehittyvät, kunnes jokin on tarpeeksi vaikea arvioitavaksi.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Löytyneet tehtävät</translation>
    </message>
    <message>
        <source>Puzzles generated</source>
        <translation>Tehtäviä luotu</translation>
    </message>
    <message>
        <source>Puzzles of the Study</source>
        <translation>Tutkimuksen tehtävät</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Tehtäviä sivulla</translation>
    </message>
    <message>
        <source>Puzzles rated</source>
        <translation>Tehtäviä arvioitu</translation>
    </message>
    <message>
        <source>Puzzles rejected at each run (Mantere &amp; Koljonen 2007, table 3)</source>
        <translation>Kussakin ajossa hylätyt tehtävät (Mantere &amp; Koljonen 2007, taulukko 3)</translation>
    </message>
    <message>
        <source>Puzzles tried</source>
        <translation>Tehtäviä kokeiltu</translation>
    </message>
    <message>
        <source>Puzzles {first} to {last}</source>
        <translation>Tehtävät {first}–{last}</translation>
    </message>
    <message>
        <source>Puzzles, algorithms and seeds tried together: the papers’ tables, and your own</source>
        <translation>Tehtävät, algoritmit ja siemenluvut yhdessä: artikkelien taulukot ja omat tutkimukset</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Neljännes</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Neljänneskierros</translation>
    </message>
    <message>
        <source>Quicker?</source>
        <translation>Nopeammin?</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>&amp;Kilpailu…</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Kilpailu</translation>
    </message>
    <message>
        <source>Race Another</source>
        <translation>Kilpailuta</translation>
    </message>
    <message>
        <source>Random candidates</source>
        <translation>Satunnaiset ehdokkaat</translation>
    </message>
    <message>
        <source>Random construction</source>
        <translation>Satunnainen rakentaminen</translation>
    </message>
    <message>
        <source>Random givens of an open solution, solved ten times: after how many runs another solution shows, of 5,591. Each cell is kept with a chance of a third: the paper names an expected number of givens, not which.</source>
        <translation>Avoimen ratkaisun satunnaisia annettuja, ratkaistu kymmenen kertaa: monenko ajon jälkeen näkyy toinen ratkaisu, 5&#xa0;591 tapausta. Kukin ruutu säilyy kolmasosan todennäköisyydellä: artikkeli puhuu annettujen odotusarvosta mutta ei kerro sitä.</translation>
    </message>
    <message>
        <source>Random removal</source>
        <translation>Satunnainen poistaminen</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Satunnainen siemenluku</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Väli</translation>
    </message>
    <message>
        <source>Rank {mother} (fitness {mothers}) is both parents.</source>
        <translation>Sija {mother} (kelpoisuus {mothers}) on kumpikin vanhempi.</translation>
    </message>
    <message>
        <source>Rat&amp;ings</source>
        <translation>Ar&amp;viot</translation>
    </message>
    <message>
        <source>Rate C&amp;ollection…</source>
        <translation>Arvioi kok&amp;oelma…</translation>
    </message>
    <message>
        <source>Rate Collection</source>
        <translation>Arvioi kokoelma</translation>
    </message>
    <message>
        <source>Rate Puzzle &amp;{number}</source>
        <translation>Arvioi tehtävä &amp;{number}</translation>
    </message>
    <message>
        <source>Rate all puzzles in a file, and compare people with evolution</source>
        <translation>Arvioi kaikki tiedoston tehtävät ja vertaa ihmisiä evoluutioon</translation>
    </message>
    <message>
        <source>Rate all puzzles in the file</source>
        <translation>Arvioi kaikki tiedoston tehtävät</translation>
    </message>
    <message>
        <source>Rated collections</source>
        <translation>Arvioidut kokoelmat</translation>
    </message>
    <message>
        <source>Rated puzzles</source>
        <translation>Arvioidut tehtävät</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Arvio</translation>
    </message>
    <message>
        <source>Rating by evolution: {run} of {runs}</source>
        <translation>Evoluutio arvioi: {run}/{runs}</translation>
    </message>
    <message>
        <source>Rating is a lower bound</source>
        <translation>Arvio on alaraja</translation>
    </message>
    <message>
        <source>Rating of the first step</source>
        <translation>Ensimmäisen askeleen arvio</translation>
    </message>
    <message>
        <source>Rating of the hardest step</source>
        <translation>Vaikeimman askeleen arvio</translation>
    </message>
    <message>
        <source>Rating up to the first placement</source>
        <translation>Arvio ensimmäiseen sijoitettuun numeroon asti</translation>
    </message>
    <message>
        <source>Rating: {number} to go …</source>
        <translation>Arvioidaan: {number} jäljellä…</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Arviot</translation>
    </message>
    <message>
        <source>Ratings by evolution</source>
        <translation>Evoluution arviot</translation>
    </message>
    <message>
        <source>Ratings from … to …</source>
        <translation>Arviot väliltä…</translation>
    </message>
    <message>
        <source>Ratings of grids other than plain 9×9 can be compared only with those of the same kind of grid.</source>
        <translation>Muiden kuin tavallisten 9×9-ruudukkojen arvioita voi verrata vain samanlaisten ruudukkojen arvioihin.</translation>
    </message>
    <message>
        <source>Ratings of the one or two puzzles that were varied</source>
        <translation>Muunnellun yhden tai kahden tehtävän arviot</translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation>Vähennetty &amp;liike</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <comment>a race</comment>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>Reached by then</source>
        <translation>Saavutettu siihen mennessä</translation>
    </message>
    <message>
        <source>Read &amp;Selected Pages</source>
        <translation>Lue valitut &amp;sivut</translation>
    </message>
    <message>
        <source>Read P&amp;hoto…</source>
        <translation>Lue &amp;valokuva…</translation>
    </message>
    <message>
        <source>Read Photo</source>
        <translation>Lue valokuva</translation>
    </message>
    <message>
        <source>Read a Photo…</source>
        <translation>Lue valokuva…</translation>
    </message>
    <message>
        <source>Read a puzzle from a photo, a scan, a screenshot or a PDF</source>
        <translation>Lue tehtävä valokuvasta, skannauksesta, kuvakaappauksesta tai PDF-tiedostosta</translation>
    </message>
    <message>
        <source>Read as {symbols}</source>
        <translation>Lue muodossa {symbols}</translation>
    </message>
    <message numerus="yes">
        <source>Read as: {format}. %n puzzle(s) (was/were) read; these parts were not:</source>
        <translation>
            <numerusform>Luettu muodossa: {format}. %n tehtävä luettiin, näitä osia ei:</numerusform>
            <numerusform>Luettu muodossa: {format}. %n tehtävää luettiin, näitä osia ei:</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the QR code beside the puzzle, and so certain.</source>
        <translation>Luettu tehtävän vieressä olevasta QR-koodista, siis varma.</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the left</source>
        <translation>Lue ruudukko uudelleen neljänneskierroksen vasemmalle käännettynä</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the right</source>
        <translation>Lue ruudukko uudelleen neljänneskierroksen oikealle käännettynä</translation>
    </message>
    <message>
        <source>Reading the lists …</source>
        <translation>Luetaan luetteloita…</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Luetaan tekstiä…</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Luetaan tiedostoa {file}…</translation>
    </message>
    <message>
        <source>Ready to evolve.</source>
        <translation>Valmis evoluutioon.</translation>
    </message>
    <message>
        <source>Ready; the kernels must be compiled again at the next start: {reason}.</source>
        <translation>Valmis; ytimet on käännettävä uudelleen seuraavan käynnistyksen yhteydessä: {reason}.</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Tee kumottu muutos uudelleen</translation>
    </message>
    <message>
        <source>Reduced &amp;Motion</source>
        <translation>&amp;Vähennä liikettä</translation>
    </message>
    <message>
        <source>Region forcing chains</source>
        <translation>Yksikön pakkoketjut</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Alueet</translation>
    </message>
    <message>
        <source>Rejected at run {run}: {count}</source>
        <translation>Ajossa {run} hylätty: {count}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Note(s)</source>
        <translation>
            <numerusform>Poista %n merkintä</numerusform>
            <numerusform>Poista %n merkintää</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Both Notes</source>
        <translation>Poista molemmat</translation>
    </message>
    <message>
        <source>Remove all entries and notes; only the givens stay</source>
        <translation>Poista kaikki omat numerot ja muistiinpanot; vain annetut jäävät</translation>
    </message>
    <message>
        <source>Remove this puzzle from the paper (Del)</source>
        <translation>Poista tämä tehtävä paperilta (Delete)</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Poista tämä rivi</translation>
    </message>
    <message>
        <source>Remove {label}</source>
        <translation>Poista {label}</translation>
    </message>
    <message>
        <source>Removed: {parts}.</source>
        <translation>Poistettiin: {parts}.</translation>
    </message>
    <message>
        <source>Removed: {removals}.</source>
        <translation>Poistetaan: {removals}.</translation>
    </message>
    <message>
        <source>Rename the damaged file and begin a new one? No run is deleted.</source>
        <translation>Nimetäänkö vahingoittunut tiedosto uudelleen ja aloitetaan uusi? Yhtään ajoa ei poisteta.</translation>
    </message>
    <message>
        <source>Rename the damaged file of the runs, and begin a new one</source>
        <translation>Nimeä ajojen vahingoittunut tiedosto uudelleen ja aloita uusi</translation>
    </message>
    <message>
        <source>Repeat {algorithm}, Seed {seed}</source>
        <translation>Toista {algorithm}, siemenluku {seed}</translation>
    </message>
    <message>
        <source>Repeated digits in columns, then in boxes, are swapped within rows wherever both sides gain.</source>
        <translation>Sarakkeissa, sitten lohkoissa toistuvia numeroita vaihdetaan rivien sisällä aina, kun molemmat osapuolet hyötyvät.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Korvaa</translation>
    </message>
    <message>
        <source>Replace Preset</source>
        <translation>Korvaa esiasetus</translation>
    </message>
    <message>
        <source>Replace the puzzle with the one in the clipboard</source>
        <translation>Korvaa tehtävä leikepöydällä olevalla</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Korvattu</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Korvaus</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Reset to the Preset</source>
        <translation>Palauta esiasetus</translation>
    </message>
    <message>
        <source>Reset to the Published Values</source>
        <translation>Palauta julkaisun arvot</translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation>Palauta {label}</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Uudelleenaloitus</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Uudelleenaloituksen raja</translation>
    </message>
    <message>
        <source>Restart this puzzle</source>
        <translation>Aloita tehtävä alusta</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Uudelleenaloitukset</translation>
    </message>
    <message>
        <source>Restarts: {count}</source>
        <translation>Uudelleenaloituksia: {count}</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Puzzle</source>
        <translation>&amp;Palauta tehtävä</translation>
    </message>
    <message>
        <source>Restore the puzzle of a session that ended unexpectedly</source>
        <translation>Palauta tehtävä istunnosta, joka päättyi odottamatta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Results of the race</source>
        <translation>Kilpailun tulokset</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Jatka ajoa</translation>
    </message>
    <message>
        <source>Return a cost: deviations of each unit&apos;s sum and product from those of 1…9, plus the number of missing digits.</source>
        <translation>Hinta: kunkin yksikön summan ja tulon poikkeamat lukujen 1…9 summasta ja tulosta sekä puuttuvien numeroiden määrä.</translation>
    </message>
    <message>
        <source>Return to the pad, and remove the step from the board</source>
        <translation>Palaa numeronäppäimiin ja poista askel ruudukosta</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Rulettivalinta</translation>
    </message>
    <message>
        <source>Row and Column &amp;Names</source>
        <translation>Rivien ja sarakkeiden &amp;nimet</translation>
    </message>
    <message>
        <source>Row by row, one key per cell. What you type becomes part of the puzzle, in bold.</source>
        <translation>Rivi riviltä, yksi näppäin ruutua kohti. Kirjoittamasi tulee lihavoituna osaksi tehtävää.</translation>
    </message>
    <message>
        <source>Row permutations</source>
        <translation>Rivipermutaatiot</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Rivi {number}</translation>
    </message>
    <message>
        <source>Row {row} column {column}: {content}</source>
        <translation>Rivi {row}, sarake {column}: {content}</translation>
    </message>
    <message>
        <source>Ru&amp;ns</source>
        <translation>&amp;Ajot</translation>
    </message>
    <message>
        <source>Ruled out on the way: {removals}.</source>
        <translation>Matkalla suljettu pois: {removals}.</translation>
    </message>
    <message>
        <source>Run A&amp;gain</source>
        <translation>Aja uude&amp;lleen</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Aja uudelleen</translation>
    </message>
    <message>
        <source>Run one generation, then pause</source>
        <translation>Aja yksi sukupolvi ja pysähdy</translation>
    </message>
    <message>
        <source>Run the Python code in {file}? It can do whatever you can.</source>
        <translation>Suoritetaanko tiedoston {file} Python-koodi? Se voi tehdä kaiken, minkä sinäkin.</translation>
    </message>
    <message>
        <source>Run time in</source>
        <translation>Ajoajan yksikkö</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Kilpailija</translation>
    </message>
    <message>
        <source>Runner {number}</source>
        <translation>Kilpailija {number}</translation>
    </message>
    <message>
        <source>Runner {number} ({algorithm})</source>
        <translation>Kilpailija {number} ({algorithm})</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ajot</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Ajoja valmiina</translation>
    </message>
    <message>
        <source>Runs made</source>
        <translation>Ajoja tehty</translation>
    </message>
    <message>
        <source>Runs of the command line</source>
        <translation>Komentorivin ajot</translation>
    </message>
    <message>
        <source>Runs outside of studies</source>
        <translation>Tutkimuksiin kuulumattomat ajot</translation>
    </message>
    <message>
        <source>Runs that an earlier session could not save are in the Lab now.</source>
        <translation>Ajot, joita aiempi istunto ei voinut tallentaa, ovat nyt laboratoriossa.</translation>
    </message>
    <message>
        <source>Runs that solved it by then</source>
        <translation>Ajot, jotka olivat siihen mennessä ratkaisseet tehtävän</translation>
    </message>
    <message>
        <source>Runs with another fitness function are not shown</source>
        <translation>Toista kelpoisuusfunktiota käyttäneitä ajoja ei näytetä</translation>
    </message>
    <message>
        <source>S&amp;VG…</source>
        <translation>S&amp;VG…</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;iemenluku</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>Ra&amp;tkaisut</translation>
    </message>
    <message>
        <source>S&amp;olved grid</source>
        <translation>P&amp;ohjaruudukko</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Askel</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Pysäytä</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetria</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <comment>of a book&apos;s sections</comment>
        <translation>S&amp;ymmetria</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-piirros (*.svg)</translation>
    </message>
    <message>
        <source>SVG drawings, one per page (*.svg)</source>
        <translation>SVG-kuvat, yksi sivua kohti (*.svg)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>&amp;Esimerkit</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Same as &amp;System</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Sama kuin ikkunassa</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Esimerkit</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Tallenna &amp;nimellä…</translation>
    </message>
    <message>
        <source>Save &amp;Figure…</source>
        <translation>Tallenna &amp;kuva…</translation>
    </message>
    <message>
        <source>Save &amp;ink</source>
        <translation>Säästä &amp;mustetta</translation>
    </message>
    <message>
        <source>Save Finds</source>
        <translation>Tallenna löydöt</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Tallenna tehtävä</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Tallenna tehtävät</translation>
    </message>
    <message>
        <source>Save all finds as text or CSV</source>
        <translation>Tallenna kaikki löydöt tekstinä tai CSV:nä</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Tallenna esiasetuksena</translation>
    </message>
    <message>
        <source>Save the current settings as a preset of your own</source>
        <translation>Tallenna nykyiset asetukset omaksi esiasetukseksi</translation>
    </message>
    <message>
        <source>Save the figure as PNG or SVG</source>
        <translation>Tallenna kuva PNG- tai SVG-muodossa</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Tallenna tehtävä</translation>
    </message>
    <message>
        <source>Save the puzzle to another file?</source>
        <translation>Tallennetaanko tehtävä toiseen tiedostoon?</translation>
    </message>
    <message>
        <source>Save the puzzle under another name</source>
        <translation>Tallenna tehtävä toisella nimellä</translation>
    </message>
    <message>
        <source>Save the puzzles to a file; Ctrl+C on the paper copies them</source>
        <translation>Tallenna tehtävät tiedostoon; Ctrl+C paperilla kopioi ne</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Tallennettiin {file}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Say which finds are in lists of known puzzles, in any symmetry</source>
        <translation>Kerro, mitkä löydöt ovat tunnettujen tehtävien luetteloissa, missä tahansa symmetriassa</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>Siemenlu&amp;ku</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Etsi ajoja</translation>
    </message>
    <message>
        <source>Search trajectories</source>
        <translation>Hakupolut</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunnit</translation>
    </message>
    <message>
        <source>Seconds of computing</source>
        <translation>Laskentasekunnit</translation>
    </message>
    <message>
        <source>Seconds of computing; pauses do not count.</source>
        <translation>Laskentasekunteja; taukoja ei lasketa.</translation>
    </message>
    <message>
        <source>Seconds of its own computing: turns of others do not count</source>
        <translation>Oma laskenta sekunteina: muiden vuoroja ei lasketa</translation>
    </message>
    <message>
        <source>See evolution solve it</source>
        <translation>Katso evoluution ratkaisevan</translation>
    </message>
    <message>
        <source>See how the children of the generation shown were made, step by step</source>
        <translation>Katso askel askeleelta, miten näkyvän sukupolven jälkeläiset syntyivät</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Siemenluku</translation>
    </message>
    <message>
        <source>Seed of runner {number}</source>
        <translation>Kilpailijan {number} siemenluku</translation>
    </message>
    <message>
        <source>Seed of the first puzzle; the others use the numbers that follow. The same seed generates the same puzzles.</source>
        <translation>Ensimmäisen tehtävän siemenluku; muut käyttävät sitä seuraavia lukuja. Sama siemenluku tuottaa samat tehtävät.</translation>
    </message>
    <message>
        <source>Seed of the first run; the others use the numbers that follow.</source>
        <translation>Ensimmäisen ajon siemenluku; muut käyttävät sitä seuraavia lukuja.</translation>
    </message>
    <message>
        <source>Seeded restart</source>
        <translation>Siemennetty uudelleenaloitus</translation>
    </message>
    <message>
        <source>Seeds before any is given up</source>
        <translation>Siemenlukuja sitä ennen</translation>
    </message>
    <message>
        <source>Selected find</source>
        <translation>Valittu löytö</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Valinta</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Lähetetty tulostimelle.</translation>
    </message>
    <message>
        <source>Set &amp;Aside…</source>
        <translation>&amp;Siirrä syrjään…</translation>
    </message>
    <message>
        <source>Set in the window</source>
        <translation>Ikkunassa asetettu</translation>
    </message>
    <message>
        <source>Set up a study of your own, which is kept as a TOML file</source>
        <translation>Luo oma tutkimus, joka säilytetään TOML-tiedostona</translation>
    </message>
    <message>
        <source>Set {digit} in {cell}</source>
        <translation>Numero {digit} ruutuun {cell}</translation>
    </message>
    <message>
        <source>Several algorithms</source>
        <translation>Useita algoritmeja</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Useita ratkaisuja</translation>
    </message>
    <message>
        <source>Share of children</source>
        <translation>Osuus jälkeläisistä</translation>
    </message>
    <message>
        <source>Share of evolution’s runs that solved the puzzle within the budget</source>
        <translation>Niiden evoluution ajojen osuus, jotka ratkaisivat tehtävän budjetissaan</translation>
    </message>
    <message>
        <source>Share of puzzles that decide</source>
        <translation>Ratkaisevien tehtävien osuus</translation>
    </message>
    <message>
        <source>Share of the puzzles on which the race is run; the others test the remaining algorithms.</source>
        <translation>Niiden tehtävien osuus, joilla kilpaillaan; muilla testataan jäljelle jääneet algoritmit.</translation>
    </message>
    <message>
        <source>Share of the runs that were solved, and Wilson’s 95 % interval; stopped runs count until they stopped</source>
        <translation>Ratkenneiden ajojen osuus ja Wilsonin 95&#xa0;%:n luottamusväli; pysäytetyt ajot lasketaan pysäyttämiseensä asti</translation>
    </message>
    <message>
        <source>Shared genes first, then either parent’s</source>
        <translation>Yhteiset geenit ensin</translation>
    </message>
    <message>
        <source>Shared genes kept</source>
        <translation>Yhteiset geenit säilyvät</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 3: several solutions</source>
        <translation>Sharma &amp; Bhartiya 2020, kuva 3: useita ratkaisuja</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6</source>
        <translation>Sharma &amp; Bhartiya 2020, kuva 6</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6: very hard</source>
        <translation>Sharma &amp; Bhartiya 2020, kuva 6: hyvin vaikea</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figures 3 and 5</source>
        <translation>Sharma &amp; Bhartiya 2020, kuvat 3 ja 5</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Show &amp;Hardest Step</source>
        <translation>Näytä &amp;vaikein askel</translation>
    </message>
    <message>
        <source>Show &amp;Solution</source>
        <translation>&amp;Näytä ratkaisu</translation>
    </message>
    <message>
        <source>Show T&amp;wo Solutions…</source>
        <translation>Näytä &amp;kaksi ratkaisua…</translation>
    </message>
    <message>
        <source>Show all branches at once</source>
        <translation>Näytä kaikki haarat yhtä aikaa</translation>
    </message>
    <message>
        <source>Show all figures of the run</source>
        <translation>Näytä kaikki ajon luvut</translation>
    </message>
    <message>
        <source>Show all parameters of the algorithm, the budget and the seed</source>
        <translation>Näytä algoritmin kaikki parametrit, budjetti ja siemenluku</translation>
    </message>
    <message>
        <source>Show branch {number}</source>
        <translation>Näytä haara {number}</translation>
    </message>
    <message>
        <source>Show how far the run has come</source>
        <translation>Näytä, kuinka pitkällä ajo on</translation>
    </message>
    <message>
        <source>Show how long you have been solving the puzzle</source>
        <translation>Näytä, kuinka kauan olet ratkaissut tehtävää</translation>
    </message>
    <message>
        <source>Show how many digits the best is missing in all rows, columns and boxes, to compare algorithms (M)</source>
        <translation>Näytä, kuinka monta numeroa parhaalta puuttuu kaikkiaan riveiltä, sarakkeista ja lohkoista, jotta algoritmeja voi verrata (M)</translation>
    </message>
    <message>
        <source>Show on the &amp;Board</source>
        <translation>Näytä &amp;ruudukossa</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Näytä ratkaisu</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>Näytä &amp;vastaus</translation>
    </message>
    <message>
        <source>Show the Step</source>
        <translation>Näytä askel</translation>
    </message>
    <message>
        <source>Show the Technique</source>
        <translation>Näytä tekniikka</translation>
    </message>
    <message>
        <source>Show the first generation</source>
        <translation>Näytä ensimmäinen sukupolvi</translation>
    </message>
    <message>
        <source>Show the generation before</source>
        <translation>Näytä edellinen sukupolvi</translation>
    </message>
    <message>
        <source>Show the generation that was better than all before it</source>
        <translation>Näytä sukupolvi, joka oli parempi kuin kaikki sitä ennen</translation>
    </message>
    <message>
        <source>Show the names r1 to r9 and c1 to c9 beside the board, as hints call them</source>
        <translation>Näytä ruudukon vieressä nimet r1–r9 ja c1–c9, joita vihjeet käyttävät</translation>
    </message>
    <message>
        <source>Show the new population that the run restarted with</source>
        <translation>Näytä uusi populaatio, josta ajo aloitti uudelleen</translation>
    </message>
    <message>
        <source>Show the next generation</source>
        <translation>Näytä seuraava sukupolvi</translation>
    </message>
    <message>
        <source>Show the next of these on the board</source>
        <translation>Näytä näistä seuraava ruudukossa</translation>
    </message>
    <message>
        <source>Show the previous of these on the board</source>
        <translation>Näytä näistä edellinen ruudukossa</translation>
    </message>
    <message>
        <source>Show the run from here on, or from the beginning</source>
        <translation>Näytä ajo tästä eteenpäin tai alusta</translation>
    </message>
    <message>
        <source>Show the step on the board, in Play (Enter)</source>
        <translation>Näytä askel ruudukossa, Pelaa-kohdassa (Enter)</translation>
    </message>
    <message>
        <source>Show the whole run, and keep following it</source>
        <translation>Näytä koko ajo ja seuraa sitä</translation>
    </message>
    <message>
        <source>Show two solutions and where they differ</source>
        <translation>Näytä kaksi ratkaisua ja missä ne eroavat</translation>
    </message>
    <message>
        <source>Show where in the picture the grid was found</source>
        <translation>Näytä, mistä kohdasta kuvaa ruudukko löytyi</translation>
    </message>
    <message>
        <source>Show where the puzzle is hardest, and why</source>
        <translation>Näytä, missä tehtävä on vaikein ja miksi</translation>
    </message>
    <message>
        <source>Simon Tatham’s Solo</source>
        <translation>Simon Tathamin Solo</translation>
    </message>
    <message>
        <source>Single point</source>
        <translation>Yksi katkaisukohta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>Size of the paper.</source>
        <translation>Paperin koko.</translation>
    </message>
    <message>
        <source>Size to which the paper is cut.</source>
        <translation>Koko, johon paperi leikataan.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Pilvenpiirtäjä</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Liikkumavara</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>So close, and stuck.</source>
        <translation>Niin lähellä, ja jumissa.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the fewest trials, {trials}.</source>
        <translation>Tähän asti kokeiluissa johtaa {runner}, {trials}.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the least computing time, {seconds} s.</source>
        <translation>Tähän asti laskenta-ajassa johtaa {runner}, {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Solution path</source>
        <translation>Ratkaisupolku</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Ratkaisut</translation>
    </message>
    <message>
        <source>Solutions cannot be printed.</source>
        <translation>Ratkaisuja ei voi tulostaa.</translation>
    </message>
    <message>
        <source>Solutions on page {page}</source>
        <translation>Ratkaisut sivulla {page}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Ratkaise</translation>
    </message>
    <message>
        <source>Solve a puzzle by evolution, let algorithms race, or begin a new study.</source>
        <translation>Ratkaise tehtävä evoluutiolla, pane algoritmit kilpailemaan tai aloita uusi tutkimus.</translation>
    </message>
    <message>
        <source>Solve at &amp;Full Speed</source>
        <translation>Ratkaise tä&amp;ydellä vauhdilla</translation>
    </message>
    <message>
        <source>Solve by Evolution</source>
        <translation>Ratkaise evoluutiolla</translation>
    </message>
    <message>
        <source>Solve the same puzzle with new random numbers</source>
        <translation>Ratkaise sama tehtävä uusilla satunnaisluvuilla</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Ratkaistu</translation>
    </message>
    <message>
        <source>Solved (95 % interval)</source>
        <translation>Ratkaistu (95&#xa0;%:n väli)</translation>
    </message>
    <message>
        <source>Solved at best: {solved}, with 95 % confidence.</source>
        <translation>Parhaimmillaan ratkesi {solved}, luottamustaso 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Solved by the exact solver, not by evolution.</source>
        <translation>Ratkaisijana eksakti ratkaisin, ei evoluutio.</translation>
    </message>
    <message>
        <source>Solved in generation {generation}.</source>
        <translation>Ratkaistu sukupolvessa {generation}.</translation>
    </message>
    <message>
        <source>Solved over Time</source>
        <translation>Ratkenneet ajan mukaan</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Ratkaistu.</translation>
    </message>
    <message>
        <source>Solved: every row, column and box holds each digit once.</source>
        <translation>Ratkaistu: jokaisella rivillä, sarakkeessa ja lohkossa on kukin numero kerran.</translation>
    </message>
    <message>
        <source>Solved: every unit holds each digit once.</source>
        <translation>Ratkaistu: jokaisessa yksikössä on kukin numero kerran.</translation>
    </message>
    <message>
        <source>Solves Sudoku with genetic algorithms and lets you watch the evolution.</source>
        <translation>Ratkaisee sudokuja geneettisillä algoritmeilla ja antaa seurata evoluutiota.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} (95&#xa0;%:n väli {low}–{high}), %n tehtävä: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} (95&#xa0;%:n väli {low}–{high}), %n tehtävää: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient}, %n tehtävä: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient}, %n tehtävää: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Pysäytä</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <comment>generating puzzles</comment>
        <translation>&amp;Pysäytä</translation>
    </message>
    <message>
        <source>Stage {number} of 3: {name}</source>
        <translation>Vaihe {number}/3: {name}</translation>
    </message>
    <message>
        <source>Start &amp;with</source>
        <translation>&amp;Alussa</translation>
    </message>
    <message>
        <source>Start O&amp;ver</source>
        <translation>A&amp;loita alusta</translation>
    </message>
    <message>
        <source>Start P&amp;laying</source>
        <translation>Aloita &amp;peli</translation>
    </message>
    <message>
        <source>Start Run &amp;{number}</source>
        <translation>Käynnistä ajo &amp;{number}</translation>
    </message>
    <message>
        <source>Start the runs</source>
        <translation>Käynnistä ajot</translation>
    </message>
    <message>
        <source>Start with an empty grid to type a puzzle into</source>
        <translation>Aloita tyhjästä ruudukosta ja kirjoita siihen tehtävä</translation>
    </message>
    <message>
        <source>Start, pause or continue the hunt</source>
        <translation>Aloita, keskeytä tai jatka jahtia</translation>
    </message>
    <message>
        <source>Start, pause or resume the race (F5)</source>
        <translation>Aloita, keskeytä tai jatka kilpailu (F5)</translation>
    </message>
    <message>
        <source>Statistics by algorithm</source>
        <translation>Tilastot algoritmeittain</translation>
    </message>
    <message>
        <source>Stay at this generation</source>
        <translation>Pysy tässä sukupolvessa</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Vakaa tila</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Askel</translation>
    </message>
    <message>
        <source>Step through a run to see one mating after another here.</source>
        <translation>Etene ajossa askelittain, niin näet tässä pariutumisen toisensa jälkeen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Askeleet</translation>
    </message>
    <message>
        <source>Steps of the mating</source>
        <translation>Pariutumisen askeleet</translation>
    </message>
    <message>
        <source>Still evolving: {restarts}, {trials}.</source>
        <translation>Evoluutio jatkuu: {restarts}, {trials}.</translation>
    </message>
    <message>
        <source>Still evolving: {trials}.</source>
        <translation>Evoluutio jatkuu: {trials}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Stop &amp;after</source>
        <translation>Lope&amp;tusraja</translation>
    </message>
    <message>
        <source>Stop (Esc); puzzles found so far are kept</source>
        <translation>Pysäytä (Esc); jo löydetyt tehtävät säilyvät</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Lopetusraja</translation>
    </message>
    <message>
        <source>Stop after {name}</source>
        <translation>Lopetusraja: {name}</translation>
    </message>
    <message>
        <source>Stop rating; finished rows are kept</source>
        <translation>Pysäytä arviointi; valmiit rivit säilyvät</translation>
    </message>
    <message>
        <source>Stop rating; finished runs are kept</source>
        <translation>Pysäytä arviointi; valmiit ajot säilyvät</translation>
    </message>
    <message>
        <source>Stop the race (Esc)</source>
        <translation>Pysäytä kilpailu (Esc)</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Pysäytä ajo</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Pysäytä ensin ajo.</translation>
    </message>
    <message>
        <source>Stopped in generation {generation}.</source>
        <translation>Pysäytetty sukupolvessa {generation}.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} made in {seconds} s.</source>
        <translation>Pysäytetty: luotu {found}/{wanted}, aikaa meni {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} puzzles were made.</source>
        <translation>Pysäytetty: luotiin {found}/{wanted} tehtävää.</translation>
    </message>
    <message>
        <source>Stopped: {rated} of {puzzles} puzzles rated.</source>
        <translation>Pysäytetty: arvioitu {rated}/{puzzles} tehtävää.</translation>
    </message>
    <message>
        <source>Stu&amp;dies</source>
        <translation>&amp;Tutkimukset</translation>
    </message>
    <message numerus="yes">
        <source>Stuck for %n generation(s).</source>
        <translation>
            <numerusform>Jumissa %n sukupolven ajan.</numerusform>
            <numerusform>Jumissa %n sukupolven ajan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Jumissa.</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Tutkimukset</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Tutkimus</translation>
    </message>
    <message>
        <source>SudoCue</source>
        <translation>SudoCue</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Sudoku Desktop</source>
        <translation>Sudoku Desktop</translation>
    </message>
    <message>
        <source>Sudoku Desktop closed unexpectedly. Restore your puzzle?</source>
        <translation>Sudoku Desktop sulkeutui odottamatta. Palautetaanko tehtäväsi?</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudokuruudukko</translation>
    </message>
    <message>
        <source>Sudoku document</source>
        <translation>Sudokuasiakirja</translation>
    </message>
    <message>
        <source>SudokuPad</source>
        <translation>SudokuPad</translation>
    </message>
    <message>
        <source>SudokuSolver by DHancock</source>
        <translation>DHancockin SudokuSolver</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Summat ja tulot</translation>
    </message>
    <message>
        <source>Swap sequences</source>
        <translation>Vaihtosarjat</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Vaihdot</translation>
    </message>
    <message>
        <source>Swaps in one unit</source>
        <translation>Lohkon vaihdot</translation>
    </message>
    <message>
        <source>Swaps or insertions</source>
        <translation>Vaihdot tai siirrot</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Miekkakala</translation>
    </message>
    <message>
        <source>Ta&amp;ke Over Solution</source>
        <translation>&amp;Ota ratkaisu</translation>
    </message>
    <message>
        <source>Ta&amp;ke Step</source>
        <translation>Tee &amp;askel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Sarkain</translation>
    </message>
    <message>
        <source>Tables and plots as a web page, with the commands that repeat the runs</source>
        <translation>Taulukot ja kuvaajat verkkosivuna sekä komennot, jotka toistavat ajot</translation>
    </message>
    <message>
        <source>Take as entries</source>
        <translation>Ota omiksi numeroiksi</translation>
    </message>
    <message>
        <source>Take as givens</source>
        <translation>Ota annetuiksi</translation>
    </message>
    <message>
        <source>Take as notes</source>
        <translation>Ota muistiinpanoiksi</translation>
    </message>
    <message>
        <source>Take over solution</source>
        <translation>Ota ratkaisu</translation>
    </message>
    <message>
        <source>Take the Step</source>
        <translation>Tee askel</translation>
    </message>
    <message>
        <source>Take the puzzle as it is typed in, and solve it</source>
        <translation>Ota tehtävä sellaisena kuin se on kirjoitettu ja ratkaise se</translation>
    </message>
    <message>
        <source>Take the step that the next hint would explain</source>
        <translation>Tee askel, jonka seuraava vihje selittäisi</translation>
    </message>
    <message>
        <source>Targets on the &amp;way</source>
        <translation>&amp;Välitavoitteet</translation>
    </message>
    <message>
        <source>Te&amp;xt lines</source>
        <translation>Te&amp;kstirivit</translation>
    </message>
    <message>
        <source>Team 209</source>
        <translation>Team 209</translation>
    </message>
    <message>
        <source>Team 209: mean fitness by generation</source>
        <translation>Team 209: keskimääräinen kelpoisuus sukupolvittain</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tekniikka</translation>
    </message>
    <message>
        <source>Techniques used</source>
        <translation>Käytetyt tekniikat</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teksti</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Teksti (*.txt)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Teksti tavallisessa koossa</translation>
    </message>
    <message>
        <source>That cell and {cells} hold {digits} between them: no other cell of {unit} can hold any of these.</source>
        <translation>Se ruutu ja {cells} sisältävät keskenään numerot {digits}: muualla {unit} ei voi olla mitään niistä.</translation>
    </message>
    <message>
        <source>That is tight: pencil marks are hard to read.</source>
        <translation>Se on ahdasta: lyijykynämerkintöjä on vaikea lukea.</translation>
    </message>
    <message>
        <source>That is tight: the cells are only {width} mm wide.</source>
        <translation>Se on ahdasta: ruudut ovat vain {width}&#xa0;mm leveitä.</translation>
    </message>
    <message>
        <source>That leaves {cell} as the only place for {digit} in {unit}.</source>
        <translation>Silloin {cell} jää numeron {digit} ainoaksi paikaksi {unit}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best of the generation before keep the first places, as the elite.</source>
        <translation>
            <numerusform>Edellisen sukupolven %n paras pitää eliittinä ensimmäisen sijan.</numerusform>
            <numerusform>Edellisen sukupolven %n parasta pitävät eliittinä ensimmäiset sijat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The algorithm beside itself with one choice changed: slack, length of the sequence of swaps, ageing, restart.</source>
        <translation>Algoritmi itsensä rinnalla yksi valinta muutettuna: väljyys, vaihtojonon pituus, ikääntyminen, uudelleenaloitus.</translation>
    </message>
    <message>
        <source>The algorithm that evolves the solved grid from which the givens are taken. Mantere &amp; Koljonen’s method also solves the puzzles with it.</source>
        <translation>Algoritmi, joka kehittää ratkaistun ruudukon, josta annetut otetaan. Mantereen ja Koljosen menetelmä myös ratkaisee tehtävät sillä.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Vastaus</translation>
    </message>
    <message>
        <source>The best fitness in any generation up to the one shown</source>
        <translation>Paras kelpoisuus kaikissa sukupolvissa näytettyyn asti</translation>
    </message>
    <message>
        <source>The best individuals survive unchanged; children take all other places.</source>
        <translation>Parhaat yksilöt säilyvät muuttumattomina; jälkeläiset saavat kaikki muut sijat.</translation>
    </message>
    <message numerus="yes">
        <source>The best of generation {generation} still holds something of %n founder(s).</source>
        <translation>
            <numerusform>Sukupolven {generation} parhaassa on jotakin jäljellä %n perustajalta.</numerusform>
            <numerusform>Sukupolven {generation} parhaassa on jotakin jäljellä %n perustajalta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best of many is the best partly by chance: only puzzles that had no part in choosing it show how good it is.</source>
        <translation>Monesta paras on sitä osaksi sattumalta: vain tehtävät, jotka eivät sitä valinneet, kertovat totuuden.</translation>
    </message>
    <message>
        <source>The best of the generation before keeps the first place, as the elite.</source>
        <translation>Edellisen sukupolven paras pitää eliittinä ensimmäisen sijan.</translation>
    </message>
    <message>
        <source>The best of the generation was there before; the best child is that of mating {number}.</source>
        <translation>Sukupolven paras oli olemassa jo ennestään; paras jälkeläinen on pariutumisesta {number}.</translation>
    </message>
    <message>
        <source>The best one will be shown here.</source>
        <translation>Paras näytetään tässä.</translation>
    </message>
    <message>
        <source>The best, and where populations ended</source>
        <translation>Paras, ja mihin populaatiot päätyivät</translation>
    </message>
    <message>
        <source>The best, by founders: {shares}</source>
        <translation>Paras perustajien mukaan: {shares}</translation>
    </message>
    <message>
        <source>The best: {facts}</source>
        <translation>Paras: {facts}</translation>
    </message>
    <message>
        <source>The board is empty: there is nothing to print.</source>
        <translation>Ruudukko on tyhjä: tulostettavaa ei ole.</translation>
    </message>
    <message>
        <source>The board is showing a run; stop it or turn to Play to edit</source>
        <translation>Ruudukossa näkyy ajo; pysäytä se tai siirry kohtaan Pelaa, niin voit muokata</translation>
    </message>
    <message>
        <source>The brighter a pair of values, the better; ∞ where no run was solved.</source>
        <translation>Mitä vaaleampi arvopari, sitä parempi; ∞, missä yksikään ajo ei ratkennut.</translation>
    </message>
    <message>
        <source>The budget is spent: {figures}.</source>
        <translation>Budjetti on käytetty: {figures}.</translation>
    </message>
    <message>
        <source>The cells {cells} form a loop that can be filled in only two ways, and both rule out the same candidates.</source>
        <translation>Ruudut {cells} muodostavat silmukan, jonka voi täyttää vain kahdella tavalla, ja molemmat sulkevat pois samat ehdokkaat.</translation>
    </message>
    <message>
        <source>The child becomes individual {place} of {population} in the new generation.</source>
        <translation>Jälkeläisestä tulee uuden sukupolven yksilö {place}/{population}.</translation>
    </message>
    <message>
        <source>The child is a copy of a parent: it is mutated again.</source>
        <translation>Jälkeläinen on vanhemman kopio: se mutatoidaan uudelleen.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, backwards from {cell}.</source>
        <translation>Jälkeläinen rakennetaan ruutu ruudulta taaksepäin ruudusta {cell}.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, onwards from {cell}.</source>
        <translation>Jälkeläinen rakennetaan ruutu ruudulta eteenpäin ruudusta {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from the father, the others from the mother.</source>
        <translation>
            <numerusform>Jälkeläinen saa %n ruudun isältä, muut äidiltä.</numerusform>
            <numerusform>Jälkeläinen saa %n ruutua isältä, muut äidiltä.</numerusform>
        </translation>
    </message>
    <message>
        <source>The child takes {units} from the father, the others from the mother.</source>
        <translation>Sen, mitä isällä on {units}, jälkeläinen saa isältä, muun äidiltä.</translation>
    </message>
    <message>
        <source>The course of the mean fitness, generation by generation; the report numbers them from 1.</source>
        <translation>Keskimääräisen kelpoisuuden kulku sukupolvi sukupolvelta; raportti numeroi ne ykkösestä.</translation>
    </message>
    <message>
        <source>The cut lies before {cell}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>Katkaisukohta on ennen ruutua {cell}: sitä edeltävä on äidin, loput isän.</translation>
    </message>
    <message>
        <source>The cut lies before {unit}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>Isän osuus alkaa {unit}: sitä edeltävä on äidin, loput isän.</translation>
    </message>
    <message>
        <source>The digit of the cursor’s cell is highlighted</source>
        <translation>Kohdistimen ruudun numero on korostettu</translation>
    </message>
    <message>
        <source>The documents it is built on</source>
        <translation>Julkaisut, joihin ohjelma perustuu</translation>
    </message>
    <message>
        <source>The exact solver makes {guesses} guesses on average.</source>
        <translation>Eksakti ratkaisin arvaa keskimäärin {guesses} kertaa.</translation>
    </message>
    <message>
        <source>The exact solver proves that there is no solution: {reason}.</source>
        <translation>Eksakti ratkaisin todistaa, ettei ratkaisua ole: {reason}.</translation>
    </message>
    <message>
        <source>The fewest givens at a level</source>
        <translation>Vähiten annettuja tasolla</translation>
    </message>
    <message>
        <source>The figure that the puzzles evolve towards.</source>
        <translation>Luku, jota kohti tehtävät kehittyvät.</translation>
    </message>
    <message>
        <source>The first grids are drawn at random.</source>
        <translation>Ensimmäiset ruudukot arvotaan.</translation>
    </message>
    <message>
        <source>The first mating of the generation</source>
        <translation>Sukupolven ensimmäinen pariutuminen</translation>
    </message>
    <message>
        <source>The first population already held the solution.</source>
        <translation>Ratkaisu oli jo ensimmäisessä populaatiossa.</translation>
    </message>
    <message>
        <source>The first population is drawn at random.</source>
        <translation>Ensimmäinen populaatio arvotaan.</translation>
    </message>
    <message>
        <source>The founders are the individuals of generation {generation}.</source>
        <translation>Perustajat ovat sukupolven {generation} yksilöt.</translation>
    </message>
    <message>
        <source>The generations that ours and its control need, which are so few that it takes more seeds to see a difference.</source>
        <translation>Sukupolvet, jotka meidän algoritmimme ja sen verrokki tarvitsevat; niitä on niin vähän, että eron näkemiseen tarvitaan enemmän siemenlukuja.</translation>
    </message>
    <message>
        <source>The generations that the published algorithms need; tools/evolutionary_scales.py compares them with people’s rating.</source>
        <translation>Sukupolvet, jotka julkaistut algoritmit tarvitsevat; tools/evolutionary_scales.py vertaa niitä ihmisten arvioon.</translation>
    </message>
    <message>
        <source>The generator is getting ready …</source>
        <translation>Generaattori valmistautuu…</translation>
    </message>
    <message>
        <source>The genes before a random point come from the first parent, the rest from the second.</source>
        <translation>Satunnaista kohtaa edeltävät geenit tulevat ensimmäiseltä vanhemmalta, loput toiselta.</translation>
    </message>
    <message>
        <source>The grid in the picture</source>
        <translation>Kuvan ruudukko</translation>
    </message>
    <message>
        <source>The hardest first step (ED)</source>
        <translation>Vaikein ensimmäinen askel (ED)</translation>
    </message>
    <message>
        <source>The header says whether the puzzle has exactly one solution, and how hard it is.</source>
        <translation>Yläreuna kertoo, onko tehtävällä täsmälleen yksi ratkaisu ja kuinka vaikea tehtävä on.</translation>
    </message>
    <message>
        <source>The higher, the better. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Mitä ylempänä, sitä parempi. Missä palkit (95&#xa0;%) ovat erillään, kaksi arvoa eroaa 5&#xa0;%:n merkitsevyystasolla.</translation>
    </message>
    <message>
        <source>The highest rating (ER)</source>
        <translation>Korkein arvio (ER)</translation>
    </message>
    <message>
        <source>The hint will appear as soon as the exact solver has checked the puzzle.</source>
        <translation>Vihje tulee näkyviin heti, kun eksakti ratkaisin on tarkistanut tehtävän.</translation>
    </message>
    <message>
        <source>The kernels could not be loaded. {reason}</source>
        <translation>Ytimiä ei voitu ladata. {reason}</translation>
    </message>
    <message>
        <source>The language changes the next time you start Sudoku Desktop.</source>
        <translation>Kieli vaihtuu, kun Sudoku Desktop käynnistetään seuraavan kerran.</translation>
    </message>
    <message>
        <source>The last mating of the generation</source>
        <translation>Sukupolven viimeinen pariutuminen</translation>
    </message>
    <message>
        <source>The last puzzle</source>
        <translation>Viimeisin tehtävä</translation>
    </message>
    <message>
        <source>The length of a sequence is drawn uniformly from 1 to this.</source>
        <translation>Sarjan pituus arvotaan tasaisesti väliltä yhdestä tähän.</translation>
    </message>
    <message>
        <source>The logarithm of the distance from a solution</source>
        <translation>Ratkaisuun jäävän etäisyyden logaritmi</translation>
    </message>
    <message>
        <source>The loop of links through {cells} can be true in only two ways, and both rule out the same candidates.</source>
        <translation>Linkkien silmukka ruutujen {cells} kautta voi olla tosi vain kahdella tavalla, ja molemmat sulkevat pois samat ehdokkaat.</translation>
    </message>
    <message>
        <source>The lower, the better; ∞ where no run was solved. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Mitä alempana, sitä parempi; ∞, missä yksikään ajo ei ratkennut. Missä palkit (95&#xa0;%) ovat erillään, kaksi arvoa eroaa 5&#xa0;%:n merkitsevyystasolla.</translation>
    </message>
    <message>
        <source>The mating after</source>
        <translation>Seuraava pariutuminen</translation>
    </message>
    <message>
        <source>The mating before</source>
        <translation>Edellinen pariutuminen</translation>
    </message>
    <message>
        <source>The mating that made the best of the generation, or its best child</source>
        <translation>Pariutuminen, josta sukupolven paras tai sen paras jälkeläinen syntyi</translation>
    </message>
    <message>
        <source>The mistake is older than what can be undone.</source>
        <translation>Virhe on vanhempi kuin mitä voi kumota.</translation>
    </message>
    <message>
        <source>The most guesses of the exact solver</source>
        <translation>Eniten tarkan ratkaisijan arvauksia</translation>
    </message>
    <message>
        <source>The most trials of an algorithm</source>
        <translation>Eniten algoritmin kokeiluja</translation>
    </message>
    <message>
        <source>The mother has rank {mother} (fitness {mothers}), the father rank {father} (fitness {fathers}).</source>
        <translation>Äidin sija on {mother} (kelpoisuus {mothers}), isän sija {father} (kelpoisuus {fathers}).</translation>
    </message>
    <message>
        <source>The mutant is kept</source>
        <translation>Milloin mutantti pidetään</translation>
    </message>
    <message>
        <source>The mutant would be worse, with fitness {cost} after {before}: it is taken back.</source>
        <translation>Mutantti olisi huonompi, kelpoisuus {cost}, kun se oli {before}: muutos perutaan.</translation>
    </message>
    <message>
        <source>The next puzzle in the file</source>
        <translation>Tiedoston seuraava tehtävä</translation>
    </message>
    <message>
        <source>The notes in {cells} lack the digit of the solution. Correct them, or ask again for a hint that ignores them.</source>
        <translation>Muistiinpanoista puuttuu ratkaisun numero: {cells}. Korjaa ne tai pyydä uudelleen vihjettä, joka ei välitä niistä.</translation>
    </message>
    <message>
        <source>The number of filled cells; nothing clashes, so a full grid is solved.</source>
        <translation>Täytettyjen ruutujen määrä; mikään ei ole ristiriidassa, joten täysi ruudukko on ratkaistu.</translation>
    </message>
    <message>
        <source>The number of pairs of equal digits in all units: the penalty Pe.</source>
        <translation>Samojen numeroiden parien määrä kaikissa yksiköissä: sakko Pe.</translation>
    </message>
    <message>
        <source>The pace can be changed at any time; it never changes the result. The same seed gives the same run.</source>
        <translation>Tahtia voi muuttaa milloin vain; tulokseen se ei vaikuta koskaan. Sama siemenluku antaa saman ajon.</translation>
    </message>
    <message>
        <source>The page of its solution is printed above each puzzle.</source>
        <translation>Kunkin tehtävän yläpuolelle on painettu sen ratkaisun sivu.</translation>
    </message>
    <message>
        <source>The population goes on until the budget is spent.</source>
        <translation>Populaatio jatkaa, kunnes budjetti on käytetty.</translation>
    </message>
    <message>
        <source>The power of the fitness that the probabilities are proportional to.</source>
        <translation>Kelpoisuuden potenssi, johon todennäköisyydet ovat verrannollisia.</translation>
    </message>
    <message>
        <source>The preset could not be deleted: {reason}</source>
        <translation>Esiasetuksen poistaminen ei onnistunut: {reason}</translation>
    </message>
    <message>
        <source>The preset could not be saved: {reason}</source>
        <translation>Esiasetuksen tallentaminen ei onnistunut: {reason}</translation>
    </message>
    <message>
        <source>The previous puzzle in the file</source>
        <translation>Tiedoston edellinen tehtävä</translation>
    </message>
    <message>
        <source>The product of three averages, over rows, columns and boxes, of 1 / (10 − distinct digits).</source>
        <translation>Kolmen keskiarvon, rivien, sarakkeiden ja lohkojen, tulo; keskiarvot luvuista 1 / (10 − eri numerot).</translation>
    </message>
    <message>
        <source>The product over all units of size / distinct digits; a solution has 1.</source>
        <translation>Kaikkien yksiköiden tulo: koko / eri numerot; ratkaisulla se on 1.</translation>
    </message>
    <message>
        <source>The program is still getting ready; the run will start by itself in a moment.</source>
        <translation>Ohjelma valmistautuu vielä; ajo käynnistyy itsestään hetken kuluttua.</translation>
    </message>
    <message>
        <source>The program is still getting ready; this will start in a moment.</source>
        <translation>Ohjelma valmistautuu vielä; tämä alkaa hetken kuluttua.</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Tehtävällä ei ole täsmälleen yhtä ratkaisua.</translation>
    </message>
    <message>
        <source>The puzzle is complete: it has exactly one solution.</source>
        <translation>Tehtävä on valmis: sillä on täsmälleen yksi ratkaisu.</translation>
    </message>
    <message>
        <source>The puzzle is evolved as it is.</source>
        <translation>Tehtävää kehitetään sellaisenaan.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to hint at.</source>
        <translation>Tehtävä on ratkaistu: vihjattavaa ei enää ole.</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>Ruudukossa oleva tehtävä</translation>
    </message>
    <message>
        <source>The puzzle on the board, with your entries and notes if you like</source>
        <translation>Ruudukon tehtävä, halutessasi omine numeroineen ja muistiinpanoineen</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed, on the scale of Sudoku Explainer: from 1 to about 11.</source>
        <translation>Tehtävät vaikeutuvat luvusta lukuun ja lukujen sisälläkin. Arvio on vaikeimman tarvittavan askeleen arvio Sudoku Explainerin asteikolla: yhdestä noin yhteentoista.</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed.</source>
        <translation>Tehtävät vaikeutuvat luvusta lukuun ja lukujen sisälläkin. Arvio on vaikeimman tarvittavan askeleen arvio.</translation>
    </message>
    <message>
        <source>The puzzles of a file</source>
        <translation>Tiedoston tehtävät</translation>
    </message>
    <message>
        <source>The puzzles of the opened &amp;file</source>
        <translation>Avatun &amp;tiedoston tehtävät</translation>
    </message>
    <message>
        <source>The puzzles on the &amp;paper</source>
        <translation>&amp;Paperilla olevat tehtävät</translation>
    </message>
    <message>
        <source>The puzzles shown were made with other settings. Press Generate for new ones.</source>
        <translation>Näkyvät tehtävät on luotu toisilla asetuksilla. Uusia saa painamalla Luo.</translation>
    </message>
    <message>
        <source>The puzzles were generated from these seeds:</source>
        <translation>Tehtävät luotiin näistä siemenluvuista:</translation>
    </message>
    <message>
        <source>The race could not continue: {reason}.</source>
        <translation>Kilpailua ei voitu jatkaa: {reason}.</translation>
    </message>
    <message>
        <source>The rating above each puzzle, as a number.</source>
        <translation>Arvio kunkin tehtävän yläpuolella lukuna.</translation>
    </message>
    <message>
        <source>The run began anew here, with a population drawn at random.</source>
        <translation>Tässä ajo alkoi alusta arvotulla populaatiolla.</translation>
    </message>
    <message>
        <source>The run could not continue: {reason}.</source>
        <translation>Ajoa ei voitu jatkaa: {reason}.</translation>
    </message>
    <message>
        <source>The run needed {amount}.</source>
        <translation>Ajo tarvitsi {amount}.</translation>
    </message>
    <message>
        <source>The run that evolves the solved grid: best and mean cost; 0 is solved</source>
        <translation>Ajo, joka kehittää ratkaistun ruudukon: paras ja keskimääräinen kustannus; 0 on ratkaistu</translation>
    </message>
    <message>
        <source>The runners take turns, with equal numbers of trials, so that it is the algorithms that are compared.</source>
        <translation>Kilpailijat vuorottelevat samalla määrällä kokeiluja, jotta vertailu koskee algoritmeja.</translation>
    </message>
    <message>
        <source>The same cell was drawn twice, {first}: nothing changes.</source>
        <translation>Sama ruutu {first} arvottiin kahdesti: mikään ei muutu.</translation>
    </message>
    <message>
        <source>The same seed makes the same islands, with any number of cores.</source>
        <translation>Sama siemenluku tuottaa samat saaret ytimien määrästä riippumatta.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cell(s): {places}</source>
        <translation>
            <numerusform>Ratkaisut eroavat %n ruudussa: {places}</numerusform>
            <numerusform>Ratkaisut eroavat %n ruudussa: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver is getting ready …</source>
        <translation>Ratkaisin valmistautuu…</translation>
    </message>
    <message>
        <source>The step has been taken</source>
        <translation>Askel on tehty</translation>
    </message>
    <message>
        <source>The step itself</source>
        <translation>Itse vaihe</translation>
    </message>
    <message>
        <source>The stronger the colour, the more of the population holds the same digit there; a dot: all of it</source>
        <translation>Mitä voimakkaampi väri, sitä suuremmalla osalla populaatiosta on siinä sama numero; piste: kaikilla</translation>
    </message>
    <message>
        <source>The symbols of this puzzle can be read in several ways.</source>
        <translation>Tämän tehtävän merkit voi lukea monella tavalla.</translation>
    </message>
    <message>
        <source>The two parents</source>
        <translation>Molemmat vanhemmat</translation>
    </message>
    <message>
        <source>The whole picture; 1 to 4 choose a corner of the grid, arrows move it</source>
        <translation>Koko kuva; 1–4 valitsevat ruudukon kulman, nuolet siirtävät sitä</translation>
    </message>
    <message>
        <source>The whole population agrees on this digit</source>
        <translation>Koko populaatio on tästä numerosta yksimielinen</translation>
    </message>
    <message>
        <source>The {digit} in {cell} is a given; choose Type It In to change it</source>
        <translation>Ruudun {cell} {digit} on annettu; muuta sitä valitsemalla Kirjoita itse</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} change places.</source>
        <translation>Ruudun {first} numero {one} ja ruudun {second} numero {other} vaihtavat paikkaa.</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} were to change places, but stay.</source>
        <translation>Ruudun {first} numeron {one} ja ruudun {second} numeron {other} piti vaihtaa paikkaa, mutta ne jäävät paikoilleen.</translation>
    </message>
    <message>
        <source>Their line goes back to founder {founder}.</source>
        <translation>Niiden sukulinja johtaa perustajaan {founder}.</translation>
    </message>
    <message>
        <source>There is already a preset “{title}”. Replace it?</source>
        <translation>Esiasetus ”{title}” on jo olemassa. Korvataanko se?</translation>
    </message>
    <message>
        <source>There is no crossover this time: the child begins as a copy of its mother.</source>
        <translation>Tällä kertaa ei risteytystä: jälkeläinen alkaa äitinsä kopiona.</translation>
    </message>
    <message>
        <source>There is no grid between these corners.</source>
        <translation>Näiden kulmien välissä ei ole ruudukkoa.</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>Ratkaisua ei ole</translation>
    </message>
    <message>
        <source>Thin lines and light digits</source>
        <translation>Ohuet viivat ja kevyet numerot</translation>
    </message>
    <message>
        <source>This command makes the same puzzles again:</source>
        <translation>Tämä komento luo samat tehtävät uudelleen:</translation>
    </message>
    <message>
        <source>This generation is a purge: everyone is crossed with the best.</source>
        <translation>Tämä sukupolvi on puhdistus: kaikki risteytetään parhaan kanssa.</translation>
    </message>
    <message>
        <source>This is the largest size that fits the screen.</source>
        <translation>Tämä on suurin koko, joka mahtuu näytölle.</translation>
    </message>
    <message>
        <source>This many trials each. A trial is one new chromosome evaluated.</source>
        <translation>Näin monta kokeilua kullekin. Kokeilu on yksi uusi arvioitu kromosomi.</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Tämä tehtävä</translation>
    </message>
    <message>
        <source>Three cells of a unit have three candidates in all, so no other cell there can hold these digits.</source>
        <translation>Yksikön kolmella ruudulla on yhteensä kolme ehdokasta, joten näitä numeroita ei voi olla yksikön muissa ruuduissa.</translation>
    </message>
    <message>
        <source>Three digits fit in only three cells of a unit, so nothing else can go there.</source>
        <translation>Kolme numeroa sopii yksikössä vain kolmeen ruutuun, joten niihin ei voi tulla mitään muuta.</translation>
    </message>
    <message>
        <source>Three-swaps</source>
        <translation>Kolmen vaihdot</translation>
    </message>
    <message>
        <source>Three-swaps and insertions beside swaps alone, and a fitness with sums and products beside the later one.</source>
        <translation>Kolmen vaihdot ja siirrot pelkkien vaihtojen rinnalla, ja summien ja tulojen kelpoisuus myöhemmän rinnalla.</translation>
    </message>
    <message>
        <source>Time since the run began, without pauses; {seconds} s of it computing</source>
        <translation>Aika ajon alusta ilman taukoja; siitä laskentaa {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Aika: {time}</translation>
    </message>
    <message>
        <source>Timeline: generations of the run</source>
        <translation>Aikajana: ajon sukupolvet</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Otsikko</translation>
    </message>
    <message>
        <source>Title at the top of every page.</source>
        <translation>Otsikko jokaisen sivun yläreunassa.</translation>
    </message>
    <message>
        <source>Title on the title page.</source>
        <translation>Nimiösivun otsikko.</translation>
    </message>
    <message>
        <source>To the Paper</source>
        <translation>Paperille</translation>
    </message>
    <message>
        <source>To type a puzzle into</source>
        <translation>Tehtävän kirjoittamista varten</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the columns and boxes they would come to, and {most} are allowed.</source>
        <translation>Ne ovat jo yhteensä {count} kertaa sarakkeissa ja lohkoissa, joihin ne tulisivat, kun sallittu määrä on {most}.</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the rows and columns they would come to, and {most} are allowed.</source>
        <translation>Ne ovat jo yhteensä {count} kertaa riveillä ja sarakkeissa, joihin ne tulisivat, kun sallittu määrä on {most}.</translation>
    </message>
    <message>
        <source>Too close to call: {amount}, against {other}.</source>
        <translation>Liian tasainen: {amount}, toisella {other}.</translation>
    </message>
    <message>
        <source>Too few puzzles have both ratings yet to compare evolution with people.</source>
        <translation>Liian harvalla tehtävällä on vielä molemmat arviot, jotta evoluutiota voisi verrata ihmisiin.</translation>
    </message>
    <message>
        <source>Too few runs for an interval of the median.</source>
        <translation>Liian vähän ajoja mediaanin luottamusväliin.</translation>
    </message>
    <message numerus="yes">
        <source>Took %n step(s) back, to before the first wrong entry.</source>
        <translation>
            <numerusform>Palattiin %n askel, ensimmäistä väärää omaa numeroa edeltävään tilanteeseen.</numerusform>
            <numerusform>Palattiin %n askelta, ensimmäistä väärää omaa numeroa edeltävään tilanteeseen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Ylä- ja alaosa</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Kinkkinen</translation>
    </message>
    <message>
        <source>Tough Puzzles</source>
        <translation>Kinkkisiä tehtäviä</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnausvalinta</translation>
    </message>
    <message>
        <source>Tournament size</source>
        <translation>Turnauksen koko</translation>
    </message>
    <message>
        <source>Tracing ancestors back to the founders …</source>
        <translation>Jäljitetään sukujuuria perustajiin asti…</translation>
    </message>
    <message>
        <source>Tracing ancestors: generation {here} of {generation} …</source>
        <translation>Jäljitetään sukujuuria: sukupolvi {here}/{generation}…</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Kokeilut</translation>
    </message>
    <message>
        <source>Trials to a solution of a famously hard puzzle, with no time limit.</source>
        <translation>Kuuluisan vaikean tehtävän ratkaisuun kuluvat kokeilut, ilman aikarajaa.</translation>
    </message>
    <message>
        <source>Trials/s</source>
        <translation>Kokeiluja/s</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Yritykset</translation>
    </message>
    <message>
        <source>Trim si&amp;ze</source>
        <translation>&amp;Sivukoko</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>Yritä &amp;uudelleen</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Piikkikampela</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Käännä &amp;vasemmalle</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Käännä oi&amp;kealle</translation>
    </message>
    <message>
        <source>Two Solutions</source>
        <translation>Kaksi ratkaisua</translation>
    </message>
    <message>
        <source>Two cells of a unit have the same two candidates, so no other cell there can hold these digits.</source>
        <translation>Yksikön kahdella ruudulla on samat kaksi ehdokasta, joten näitä numeroita ei voi olla yksikön muissa ruuduissa.</translation>
    </message>
    <message>
        <source>Two digits fit in only two cells of a unit, so nothing else can go there.</source>
        <translation>Kaksi numeroa sopii yksikössä vain kahteen ruutuun, joten niihin ei voi tulla mitään muuta.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, with two places each for a digit, joined by two that see each other.</source>
        <translation>Kaksi riviä tai kaksi saraketta, joissa kummassakin on numerolle kaksi paikkaa; toisensa näkevät paikat yhdistävät ne.</translation>
    </message>
    <message>
        <source>Two units with two places each for a digit, joined by two that see each other.</source>
        <translation>Kaksi yksikköä, joissa kummassakin on numerolle kaksi paikkaa; toisensa näkevät paikat yhdistävät ne.</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Kahden narun leija</translation>
    </message>
    <message>
        <source>Type It In</source>
        <translation>Kirjoita itse</translation>
    </message>
    <message>
        <source>Type a digit to begin. Arrow keys move.</source>
        <translation>Aloita kirjoittamalla numero. Siirry nuolinäppäimillä.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample.</source>
        <translation>Kirjoita tehtävä rivi riviltä (tyhjä ruutu välilyönnillä tai nollalla), liitä sellainen (Ctrl+V) tai ota esimerkki.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row; Space leaves a cell blank.</source>
        <translation>Kirjoita tehtävä rivi riviltä; välilyönti jättää ruudun tyhjäksi.</translation>
    </message>
    <message>
        <source>Type a puzzle, paste one, or take a sample</source>
        <translation>Kirjoita tai liitä tehtävä tai ota esimerkki</translation>
    </message>
    <message>
        <source>Type in the puzzle itself: digits become its givens; the same key again starts playing</source>
        <translation>Kirjoita itse tehtävä: numerot ovat annettuja; sama näppäin uudelleen aloittaa pelin</translation>
    </message>
    <message>
        <source>Type in your puzzle</source>
        <translation>Kirjoita tehtäväsi</translation>
    </message>
    <message>
        <source>Type or open a puzzle to see its rating here.</source>
        <translation>Kirjoita tai avaa tehtävä, niin sen arvio tulee tähän.</translation>
    </message>
    <message>
        <source>Typing a seed switches this off.</source>
        <translation>Siemenluvun kirjoittaminen kytkee tämän pois.</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Selvittämättä</translation>
    </message>
    <message>
        <source>Under the &amp;Cursor</source>
        <translation>&amp;Kohdistimen mukaan</translation>
    </message>
    <message>
        <source>Under the lens</source>
        <translation>Luupin alla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Undo all that was typed in (Esc); redoing brings it back</source>
        <translation>Kumoaa kaiken kirjoitetun (Esc); Tee uudelleen palauttaa sen</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Kumoa viimeisin muutos</translation>
    </message>
    <message>
        <source>Undo to Before the First &amp;Mistake</source>
        <translation>Kumoa ensimmäistä &amp;virhettä edeltävään tilaan</translation>
    </message>
    <message>
        <source>Undo to before the first entry that differs from the exact solver’s solution</source>
        <translation>Kumoa tilaan ennen ensimmäistä numeroa, joka poikkeaa eksaktin ratkaisimen ratkaisusta</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Tasainen</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Yksikäsitteinen silmukka</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Yksikäsitteinen suorakulmio</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Budjetin yksikkö</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Tallentamattomia muutoksia</translation>
    </message>
    <message>
        <source>Unsolved over Time</source>
        <translation>Ratkaisematta ajan mukaan</translation>
    </message>
    <message>
        <source>Upside down on the same page</source>
        <translation>Ylösalaisin samalla sivulla</translation>
    </message>
    <message>
        <source>Upside down the solutions would be too small to read; they come at the end.</source>
        <translation>Ylösalaisin ratkaisut olisivat liian pieniä luettaviksi; ne tulevat loppuun.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Arvot</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation>Parametrin arvot</translation>
    </message>
    <message>
        <source>Values or range</source>
        <translation>Arvot tai väli</translation>
    </message>
    <message>
        <source>Values, such as {values}</source>
        <translation>Arvot, esimerkiksi {values}</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Muunnelma</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Vaihtelevat</translation>
    </message>
    <message>
        <source>Varied parameters</source>
        <translation>Vaihtelevat parametrit</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versio, lisenssi ja lähteet</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>Was It Luck?</source>
        <translation>Oliko se tuuria?</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Katso</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Verkkosivu</translation>
    </message>
    <message>
        <source>Weight of missing digits</source>
        <translation>Puuttuvien numeroiden paino</translation>
    </message>
    <message>
        <source>Weight of products</source>
        <translation>Tulojen paino</translation>
    </message>
    <message>
        <source>Weight of sums</source>
        <translation>Summien paino</translation>
    </message>
    <message>
        <source>What Was Left Out</source>
        <translation>Mitä jätettiin pois</translation>
    </message>
    <message>
        <source>What happens to the rest of the sequence.</source>
        <translation>Mitä sarjan lopulle tapahtuu.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
    <message>
        <source>What the board shows during a run</source>
        <translation>Mitä ruudukossa näkyy ajon aikana</translation>
    </message>
    <message>
        <source>What the cell holds</source>
        <translation>Mitä ruudussa on</translation>
    </message>
    <message>
        <source>What the paper leaves open, in all combinations, beside all its figures and claims at once.</source>
        <translation>Mitä artikkeli jättää avoimeksi, kaikkina yhdistelminä, kaikkien sen lukujen ja väitteiden rinnalla yhtä aikaa.</translation>
    </message>
    <message>
        <source>What the probability applies to.</source>
        <translation>Mihin todennäköisyyttä sovelletaan.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} cannot be {result}.</source>
        <translation>Mitä ruudussa {cell} onkin, {target} ei voi olla {result}.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} must be {result}.</source>
        <translation>Mitä ruudussa {cell} onkin, {target} on väistämättä {result}.</translation>
    </message>
    <message>
        <source>When each cell got its digit</source>
        <translation>Milloin kukin ruutu sai numeronsa</translation>
    </message>
    <message>
        <source>When this start ends by itself; the hunt can go on afterwards.</source>
        <translation>Milloin jahti päättyy itsestään; sitä voi jatkaa sen jälkeen.</translation>
    </message>
    <message>
        <source>When you get stuck, pencil in the candidates as small digits.</source>
        <translation>Kun jäät jumiin, merkitse ehdokkaat pieninä numeroina.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Missä</translation>
    </message>
    <message>
        <source>Where does the {digit} go in the shaded box? The lines run through every other blank cell.</source>
        <translation>Mihin {digit} tulee harmaassa lohkossa? Viivat kulkevat kaikkien muiden tyhjien ruutujen läpi.</translation>
    </message>
    <message>
        <source>Where populations get to in this puzzle, and where they are caught</source>
        <translation>Minne populaatiot tässä tehtävässä pääsevät ja mihin ne jäävät jumiin</translation>
    </message>
    <message>
        <source>Where the best of the generation comes from: its family tree, and when each cell got its digit</source>
        <translation>Mistä sukupolven paras on peräisin: sen sukupuu, ja milloin kukin ruutu sai numeronsa</translation>
    </message>
    <message>
        <source>Where the count of generations starts.</source>
        <translation>Mistä sukupolvien laskeminen alkaa.</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole number from 0 to 9,223,372,036,854,775,807.</source>
        <translation>Mistä satunnaisluvut alkavat: sama siemenluku, algoritmi ja tehtävä antavat saman ajon. Kokonaisluku väliltä 0–9&#xa0;223&#xa0;372&#xa0;036&#xa0;854&#xa0;775&#xa0;807.</translation>
    </message>
    <message>
        <source>Where the solutions are printed. Upside down they move to the end if they would be too small to read. A separate file is called OUT-solutions.</source>
        <translation>Minne ratkaisut painetaan. Ylösalaisin ne siirtyvät loppuun, jos ne olisivat liian pieniä luettaviksi. Erillisen tiedoston nimi on TULOS-solutions.</translation>
    </message>
    <message>
        <source>Where the two diagonals are shaded, {symbols} appears exactly once on each of them, too.</source>
        <translation>Jos lävistäjät ovat harmaat, myös kummallakin niistä on täsmälleen kerran {symbols}.</translation>
    </message>
    <message>
        <source>Where windows are shaded, {symbols} appears exactly once in each of them, too.</source>
        <translation>Jos ikkunat ovat harmaat, myös kussakin niistä on täsmälleen kerran {symbols}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} cannot be {result}.</source>
        <translation>Minne {digit} tuleekin {unit}, {target} ei voi olla {result}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} must be {result}.</source>
        <translation>Minne {digit} tuleekin {unit}, {target} on väistämättä {result}.</translation>
    </message>
    <message>
        <source>Whether a puzzle like this one is in the lists that you compare with</source>
        <translation>Onko vertailuluetteloissa samanlaista tehtävää</translation>
    </message>
    <message>
        <source>Whether an individual can mate with itself.</source>
        <translation>Voiko yksilö pariutua itsensä kanssa.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} cannot be {result}.</source>
        <translation>Oli {cell} sitten {digit} tai ei, {target} ei voi olla {result}.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} must be {result}.</source>
        <translation>Oli {cell} sitten {digit} tai ei, {target} on väistämättä {result}.</translation>
    </message>
    <message>
        <source>Whether there is exactly one solution is not known yet.</source>
        <translation>Vielä ei tiedetä, onko ratkaisuja täsmälleen yksi.</translation>
    </message>
    <message>
        <source>Which Digits?</source>
        <translation>Mitkä numerot?</translation>
    </message>
    <message>
        <source>Which digits are counted, and when.</source>
        <translation>Mitkä numerot lasketaan ja milloin.</translation>
    </message>
    <message>
        <source>Which digits are givens is not certain: choose below what the player’s are.</source>
        <translation>Ei ole varmaa, mitkä numerot on annettu: valitse alta, mitä pelaajan numerot ovat.</translation>
    </message>
    <message>
        <source>Which mating of the generation is shown</source>
        <translation>Mikä sukupolven pariutumisista kerrotaan</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>Mitkä ajot</translation>
    </message>
    <message>
        <source>Whichever of its two candidates a cell holds, one of two cells it sees holds the same third digit.</source>
        <translation>Kumpi ruudun kahdesta ehdokkaasta siinä onkin, toisessa kahdesta sen näkemästä ruudusta on sama kolmas numero.</translation>
    </message>
    <message>
        <source>While a child is built, a cell takes a random candidate instead of a parent’s gene.</source>
        <translation>Kun jälkeläistä rakennetaan, ruutu saa vanhemman geenin asemesta satunnaisen ehdokkaan.</translation>
    </message>
    <message>
        <source>Who shares the age of the best, and whether it lasts.</source>
        <translation>Kuka jakaa parhaan iän, ja säilyykö se.</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Koko sivu</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Windoku (windows)</source>
        <translation>Windoku (ikkunat)</translation>
    </message>
    <message>
        <source>With some probability, two cells of one random unit are swapped, once or several times.</source>
        <translation>Tietyllä todennäköisyydellä yhden satunnaisen yksikön kaksi ruutua vaihdetaan keskenään kerran tai useita kertoja.</translation>
    </message>
    <message>
        <source>Within a single digit, the assumption of a candidate leads to a contradiction.</source>
        <translation>Yhden numeron sisällä ehdokkaan olettaminen johtaa ristiriitaan.</translation>
    </message>
    <message>
        <source>Without a proof of exactly one solution, nobody knows which entry is a mistake.</source>
        <translation>Ilman todistusta siitä, että ratkaisuja on täsmälleen yksi, kukaan ei tiedä, mikä numero on virhe.</translation>
    </message>
    <message>
        <source>Without exactly one solution there is no rating.</source>
        <translation>Ilman täsmälleen yhtä ratkaisua arviota ei ole.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} holds one of these.</source>
        <translation>Ilman numeroita {digits} ruudussa {cell} jokaisessa ruudussa olisi kaksi ehdokasta ja jokaisella numerolla kussakin yksikössä kaksi paikkaa: jokaisella ratkaisulla olisi kaksonen, jossa kaikki valinnat ovat toisin päin. Siksi ruudussa {cell} on jokin näistä.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} is {digits}.</source>
        <translation>Ilman numeroa {digits} ruudussa {cell} jokaisessa ruudussa olisi kaksi ehdokasta ja jokaisella numerolla kussakin yksikössä kaksi paikkaa: jokaisella ratkaisulla olisi kaksonen, jossa kaikki valinnat ovat toisin päin. Siksi {cell} on {digits}.</translation>
    </message>
    <message>
        <source>Without {digit} in {cells}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So one of them holds {digit}, and no cell that sees them all can.</source>
        <translation>Ilman numeroa {digit} ruuduissa {cells} jokaisessa ruudussa olisi kaksi ehdokasta ja jokaisella numerolla kussakin yksikössä kaksi paikkaa: jokaisella ratkaisulla olisi kaksonen, jossa kaikki valinnat ovat toisin päin. Siksi jossakin niistä on {digit}, eikä sitä voi olla missään ruudussa, joka näkee ne kaikki.</translation>
    </message>
    <message>
        <source>Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)</source>
        <translation>Sanoja tehtävästä, sen nimestä, algoritmista, tutkimuksesta tai siemenluvusta (Ctrl+F)</translation>
    </message>
    <message>
        <source>Wrote {files} to {folder}.</source>
        <translation>Kirjoitettiin {files} kansioon {folder}.</translation>
    </message>
    <message>
        <source>Wrote {file}</source>
        <translation>Kirjoitettiin {file}</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>X (diagonals)</source>
        <translation>X (lävistäjät)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-ketju</translation>
    </message>
    <message>
        <source>X-cycle</source>
        <translation>X-kehä</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-siipi</translation>
    </message>
    <message>
        <source>XV</source>
        <translation>XV</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-ketju</translation>
    </message>
    <message>
        <source>XY-cycle</source>
        <translation>XY-kehä</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-siipi</translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation>XYZ-siipi</translation>
    </message>
    <message>
        <source>Y-cycle</source>
        <translation>Y-kehä</translation>
    </message>
    <message numerus="yes">
        <source>You have made %n (entry/entries). Should the evolution keep (it/them), as if (it were a given/they were givens)?</source>
        <translation>
            <numerusform>Olet täyttänyt %n numeron. Säilyttääkö evoluutio sen, kuin se olisi annettu?</numerusform>
            <numerusform>Olet täyttänyt %n numeroa. Säilyttääkö evoluutio ne, kuin ne olisivat annettuja?</numerusform>
        </translation>
    </message>
    <message>
        <source>You have solved it: every row, column and box holds each digit once.</source>
        <translation>Ratkaistu! Jokaisella rivillä, sarakkeessa ja lohkossa on kukin numero kerran.</translation>
    </message>
    <message>
        <source>You have solved it: every unit holds each digit once.</source>
        <translation>Ratkaistu! Jokaisessa yksikössä on kukin numero kerran.</translation>
    </message>
    <message>
        <source>Your Puzzle</source>
        <translation>Oma tehtävä</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Luettelosi</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Omat</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Lähennä</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but hardly any digits in it</source>
        <translation>9×9-ruudukko löytyi, mutta siinä on tuskin numeroita</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but most of its cells hold something else than digits</source>
        <translation>9×9-ruudukko löytyi, mutta useimmissa ruuduissa on muuta kuin numeroita</translation>
    </message>
    <message>
        <source>a Latin square has no regions</source>
        <translation>latinalaisessa neliössä ei ole alueita</translation>
    </message>
    <message>
        <source>a cluster needs Dask; install it with {command}</source>
        <translation>klusteri tarvitsee Daskin; asenna se komennolla {command}</translation>
    </message>
    <message>
        <source>a digit, and on to the next cell</source>
        <translation>numero, ja sitten seuraava ruutu</translation>
    </message>
    <message>
        <source>a fit has no measure of {statistic}; it has {choices}</source>
        <translation>sovituksella ei ole mittaa suureelle {statistic}; sillä on {choices}</translation>
    </message>
    <message>
        <source>a fit needs published figures, in tables [[compare]]</source>
        <translation>sovitus tarvitsee julkaistuja lukuja taulukoissa [[compare]]</translation>
    </message>
    <message>
        <source>a game without its cells</source>
        <translation>peliltä puuttuvat ruudut</translation>
    </message>
    <message>
        <source>a jigsaw needs its regions</source>
        <translation>palapelisudoku tarvitsee alueensa</translation>
    </message>
    <message>
        <source>a page holds 1, 2, 4, 6 or 9 puzzles, got {number}</source>
        <translation>sivulle mahtuu 1, 2, 4, 6 tai 9 tehtävää, ei {number}</translation>
    </message>
    <message>
        <source>a puzzle with fewer than 17 givens has several solutions; some digits may be missing</source>
        <translation>tehtävällä, jossa on alle 17 annettua numeroa, on useita ratkaisuja; numeroita voi puuttua</translation>
    </message>
    <message>
        <source>a single diagonal</source>
        <translation>yksi lävistäjä</translation>
    </message>
    <message>
        <source>a study cannot be both a race and a fit</source>
        <translation>tutkimus ei voi olla sekä kilpailu että sovitus</translation>
    </message>
    <message>
        <source>a study has from 1 to {most} runs; here are {count}</source>
        <translation>tutkimuksessa on 1–{most} ajoa; tässä niitä on {count}</translation>
    </message>
    <message>
        <source>a text contains half a character</source>
        <translation>jossakin tekstissä on puolikas merkki</translation>
    </message>
    <message>
        <source>a {size}×{size} grid has no boxes; it can be a jigsaw or Latin</source>
        <translation>ruudukossa {size}×{size} ei ole lohkoja; se voi olla palapelisudoku tai latinalainen neliö</translation>
    </message>
    <message>
        <source>across</source>
        <translation>vaakaan</translation>
    </message>
    <message>
        <source>agreed by the whole population</source>
        <translation>koko populaatio yksimielinen</translation>
    </message>
    <message>
        <source>agreement {share}</source>
        <translation>yksimielisyys {share}</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>all cells of the block</source>
        <translation>yksikön kaikki ruudut</translation>
    </message>
    <message>
        <source>all cells were read clearly, but the puzzle has several solutions</source>
        <translation>kaikki ruudut luettiin selvästi, mutta tehtävällä on useita ratkaisuja</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>kaikki yhdessä</translation>
    </message>
    <message>
        <source>always</source>
        <translation>aina</translation>
    </message>
    <message>
        <source>an entry stands where the puzzle has a given</source>
        <translation>numero on ruudussa, joka tehtävässä on annettu</translation>
    </message>
    <message>
        <source>another preset has the name {name}</source>
        <translation>nimi {name} on jo toisella esiasetuksella</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>antikuningas</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>antiratsu</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>nuolet</translation>
    </message>
    <message>
        <source>as</source>
        <translation>muoto</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>vähintään {number}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>satunnainen</translation>
    </message>
    <message>
        <source>average {cost}</source>
        <translation>keskiarvo {cost}</translation>
    </message>
    <message>
        <source>average: {cost}</source>
        <translation>keskiarvo: {cost}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>paras</translation>
    </message>
    <message>
        <source>best so far {cost}</source>
        <translation>paras tähän asti {cost}</translation>
    </message>
    <message>
        <source>best so far {fitness}</source>
        <translation>paras tähän asti {fitness}</translation>
    </message>
    <message>
        <source>best {cost}</source>
        <translation>paras {cost}</translation>
    </message>
    <message>
        <source>best: {cost}</source>
        <translation>paras: {cost}</translation>
    </message>
    <message>
        <source>best: {value}</source>
        <translation>paras: {value}</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>väliviivat</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>both before a swap</source>
        <translation>molemmat ennen vaihtoa</translation>
    </message>
    <message>
        <source>box {number}</source>
        <translation>lohkossa {number}</translation>
    </message>
    <message>
        <source>box {number} holds a given twice; box permutations cannot represent it</source>
        <translation>lohkossa {number} sama numero on annettu kahdesti; lohkopermutaatiot eivät voi esittää sitä</translation>
    </message>
    <message>
        <source>boxes {numbers}</source>
        <translation>lohkoissa {numbers}</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>sulkeita on sisäkkäin liikaa</translation>
    </message>
    <message>
        <source>by</source>
        <translation>erittely</translation>
    </message>
    <message>
        <source>by the techniques of 9×9, but not comparable with it</source>
        <translation>9×9:n tekniikoiden mukaan, mutta ei siihen verrattavissa</translation>
    </message>
    <message>
        <source>by {names}</source>
        <translation>kulkija: {names}</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>häkit</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>voi poistaa</translation>
    </message>
    <message>
        <source>candidates the step rests on</source>
        <translation>ehdokkaat, joihin askel perustuu</translation>
    </message>
    <message>
        <source>cannot be {digit}</source>
        <translation>ei voi olla {digit}</translation>
    </message>
    <message>
        <source>cannot go here</source>
        <translation>ei voi tulla tähän</translation>
    </message>
    <message>
        <source>cannot hold {digit}</source>
        <translation>tähän ei tule {digit}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>tiedostoa {file} ei voi lukea: {reason}</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>tarkistetaan…</translation>
    </message>
    <message>
        <source>clashes</source>
        <translation>ristiriidassa</translation>
    </message>
    <message>
        <source>clashes</source>
        <comment>what the board shows</comment>
        <translation>ristiriidassa</translation>
    </message>
    <message>
        <source>clear the cell; Backspace on a blank steps back</source>
        <translation>tyhjennä ruutu; askelpalautin siirtyy tyhjässä ruudussa taaksepäin</translation>
    </message>
    <message>
        <source>clearly read digits in the 9×9 grid clash, so it is another kind of puzzle</source>
        <translation>selvästi luetut numerot 9×9-ruudukossa ovat ristiriidassa, joten se on toisenlainen tehtävä</translation>
    </message>
    <message>
        <source>click the curve to look back</source>
        <translation>katso taaksepäin napsauttamalla käyrää</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>kloonit</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>sarakkeessa {number}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>sarakkeissa {numbers}</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>rajoitteita</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>vahingoittunut</translation>
    </message>
    <message>
        <source>diagonal {number}</source>
        <translation>lävistäjällä {number}</translation>
    </message>
    <message>
        <source>diagonals {numbers}</source>
        <translation>lävistäjillä {numbers}</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>erilliset ryhmät</translation>
    </message>
    <message>
        <source>diversity {cost}</source>
        <translation>moninaisuus {cost}</translation>
    </message>
    <message>
        <source>diversity: {share} %</source>
        <translation>moninaisuus: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>document type and entity declarations are not read, because they can expand to anything</source>
        <translation>dokumenttityyppi- ja entiteettimäärityksiä ei lueta, koska ne voivat laajentua miksi tahansa</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>epävarma</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>piirrokset</translation>
    </message>
    <message>
        <source>each after a swap</source>
        <translation>kumpikin vaihdon jälkeen</translation>
    </message>
    <message>
        <source>each block separately</source>
        <translation>kukin yksikkö erikseen</translation>
    </message>
    <message>
        <source>each cell separately</source>
        <translation>kukin ruutu erikseen</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>kahdeksan</translation>
    </message>
    <message>
        <source>either these</source>
        <translation>joko nämä</translation>
    </message>
    <message>
        <source>either: solid line</source>
        <translation>joko: ehyt viiva</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the folder in resources/guide with the texts</comment>
        <translation>fi</translation>
    </message>
    <message>
        <source>ends the sequence</source>
        <translation>päättää sarjan</translation>
    </message>
    <message>
        <source>enter a blank</source>
        <translation>jätä ruutu tyhjäksi</translation>
    </message>
    <message>
        <source>enter a digit; while you enter givens the cursor moves on</source>
        <translation>syötä numero; annettuja syötettäessä kohdistin siirtyy eteenpäin</translation>
    </message>
    <message>
        <source>enter a pencil note</source>
        <translation>tee muistiinpano</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>oma numero</translation>
    </message>
    <message>
        <source>escapes must be a list of up to {most} escapes</source>
        <translation>escapes: sen on oltava luettelo, jossa on enintään {most} ulospääsyä</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>parilliset ruudut</translation>
    </message>
    <message>
        <source>every digit</source>
        <translation>jokainen numero</translation>
    </message>
    <message>
        <source>every digit and letter</source>
        <translation>jokainen numero ja kirjain</translation>
    </message>
    <message>
        <source>every digit from 1 to {last}</source>
        <translation>jokainen numero 1–{last}</translation>
    </message>
    <message>
        <source>every possibility was tried</source>
        <translation>kaikki mahdollisuudet kokeiltiin</translation>
    </message>
    <message>
        <source>evolution and people agree weakly</source>
        <translation>evoluutio ja ihmiset ovat heikosti yhtä mieltä</translation>
    </message>
    <message>
        <source>evolution and people largely agree</source>
        <translation>evoluutio ja ihmiset ovat pitkälti yhtä mieltä</translation>
    </message>
    <message>
        <source>evolution and people partly agree</source>
        <translation>evoluutio ja ihmiset ovat osittain yhtä mieltä</translation>
    </message>
    <message>
        <source>evolution’s levels are for plain 9×9 puzzles, with boxes only</source>
        <translation>evoluution tasot ovat vain 9×9-tehtäville, joissa on pelkät lohkot</translation>
    </message>
    <message>
        <source>evolved</source>
        <translation>evoluution tuottama</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>täsmälleen yksi ratkaisu</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>lisäalueet</translation>
    </message>
    <message>
        <source>f-puzzles</source>
        <translation>f-puzzles</translation>
    </message>
    <message>
        <source>false in this chain</source>
        <translation>epätosi tässä ketjussa</translation>
    </message>
    <message>
        <source>few agree</source>
        <translation>harva yhtä mieltä</translation>
    </message>
    <message>
        <source>filled cells still clash</source>
        <translation>täytettyä ruutua yhä ristiriidassa</translation>
    </message>
    <message numerus="yes">
        <source>filled on the way: %n cell(s)</source>
        <translation>
            <numerusform>matkalla täytetty: %n ruutu</numerusform>
            <numerusform>matkalla täytetty: %n ruutua</numerusform>
        </translation>
    </message>
    <message>
        <source>finds.txt</source>
        <translation>loydot.txt</translation>
    </message>
    <message>
        <source>fitness {fitness}</source>
        <translation>kelpoisuus {fitness}</translation>
    </message>
    <message>
        <source>five</source>
        <translation>viisi</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>sumu</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>pakotettu</translation>
    </message>
    <message numerus="yes">
        <source>found %n cell(s), need {needed}</source>
        <translation>
            <numerusform>löytyi %n ruutu, tarvitaan {needed}</numerusform>
            <numerusform>löytyi %n ruutua, tarvitaan {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n field(s) of cells, need {counts}</source>
        <translation>
            <numerusform>löytyi %n ruutukenttä, tarvitaan {counts}</numerusform>
            <numerusform>löytyi %n ruutukenttää, tarvitaan {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n region(s), need {needed}</source>
        <translation>
            <numerusform>löytyi %n alue, tarvitaan {needed}</numerusform>
            <numerusform>löytyi %n aluetta, tarvitaan {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s) of {width} cells</source>
        <translation>
            <numerusform>löytyi %n rivi, jossa on {width} ruutua</numerusform>
            <numerusform>löytyi %n riviä, joissa on {width} ruutua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s), need {needed}</source>
        <translation>
            <numerusform>löytyi %n rivi, tarvitaan {needed}</numerusform>
            <numerusform>löytyi %n riviä, tarvitaan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {symbol} in row {row}, column {column}; the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank</source>
        <translation>rivillä {row}, sarakkeessa {column} on {symbol}; {size}×{size}-ruudukon ruuduissa voi olla {symbols}, tai tyhjässä {blanks}</translation>
    </message>
    <message numerus="yes">
        <source>founder {founder}: %n cell(s)</source>
        <translation>
            <numerusform>perustaja {founder}: %n ruutu</numerusform>
            <numerusform>perustaja {founder}: %n ruutua</numerusform>
        </translation>
    </message>
    <message>
        <source>four</source>
        <translation>neljä</translation>
    </message>
    <message>
        <source>from</source>
        <translation>vähintään</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the first value</comment>
        <translation>alku</translation>
    </message>
    <message>
        <source>from both parents</source>
        <translation>molemmilta vanhemmilta</translation>
    </message>
    <message>
        <source>from founder {number}</source>
        <translation>perustajasta {number}</translation>
    </message>
    <message>
        <source>from no founder</source>
        <translation>ei perustajaa</translation>
    </message>
    <message>
        <source>from the father</source>
        <translation>isältä</translation>
    </message>
    <message>
        <source>from the mother</source>
        <translation>äidiltä</translation>
    </message>
    <message>
        <source>from the newspaper, a book, a file</source>
        <translation>lehdestä, kirjasta, tiedostosta</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>sukupolvi</translation>
    </message>
    <message>
        <source>generation {generation}</source>
        <translation>sukupolvi {generation}</translation>
    </message>
    <message>
        <source>generation {number}</source>
        <translation>sukupolvi {number}</translation>
    </message>
    <message numerus="yes">
        <source>generation {number}: %n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>sukupolvi {number}: %n ruutu ristiriidassa</numerusform>
            <numerusform>sukupolvi {number}: %n ruutua ristiriidassa</numerusform>
        </translation>
    </message>
    <message>
        <source>generations</source>
        <translation>sukupolvea</translation>
    </message>
    <message>
        <source>genes of {operator} must be &quot;blocks&quot; or &quot;cells&quot;, got {value}</source>
        <translation>operaattorin {operator} genes on oltava &quot;blocks&quot; tai &quot;cells&quot;, ei {value}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>annettu</translation>
    </message>
    <message>
        <source>given candidates</source>
        <translation>annetut ehdokkaat</translation>
    </message>
    <message>
        <source>go anywhere</source>
        <translation>siirry minne vain</translation>
    </message>
    <message>
        <source>go to the start of the next row</source>
        <translation>siirry seuraavan rivin alkuun</translation>
    </message>
    <message numerus="yes">
        <source>grey: how %n other run(s) on this puzzle went</source>
        <translation>
            <numerusform>harmaa: miten %n muu ajo tästä tehtävästä eteni</numerusform>
            <numerusform>harmaa: miten %n muuta ajoa tästä tehtävästä eteni</numerusform>
        </translation>
    </message>
    <message>
        <source>highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer (H unless it is a digit)</source>
        <translation>korosta ruudun numeroa, minne kohdistin sitten siirtyykin; tyhjässä ruudussa: lopeta korostus (H, ellei se ole numero)</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>tunnit</translation>
    </message>
    <message>
        <source>if it is no worse</source>
        <translation>ellei se ole huonompi</translation>
    </message>
    <message>
        <source>in steps:</source>
        <translation>askelia:</translation>
    </message>
    <message>
        <source>in the best grid</source>
        <translation>parhaassa ruudukossa</translation>
    </message>
    <message>
        <source>in the best grid, and on average</source>
        <translation>parhaassa ruudukossa ja keskimäärin</translation>
    </message>
    <message>
        <source>individuals</source>
        <translation>yksilöä</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>jätetään väliin</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>sitä ei voi lukea: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>se on kansio</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>se puuttuu</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>se ei ole tiedosto</translation>
    </message>
    <message>
        <source>it must be a list of rows, each in quotation marks</source>
        <translation>sen on oltava luettelo rivejä, kukin lainausmerkeissä</translation>
    </message>
    <message>
        <source>it must be a list of runs</source>
        <translation>sen on oltava luettelo ajoja</translation>
    </message>
    <message>
        <source>it must be a list of tables, written [[{key}]]</source>
        <translation>sen on oltava taulukoiden luettelo, joka kirjoitetaan [[{key}]]</translation>
    </message>
    <message>
        <source>it must be a list of variants, each in quotation marks</source>
        <translation>sen on oltava luettelo muunnelmia, kukin lainausmerkeissä</translation>
    </message>
    <message>
        <source>it must be a number from {lowest} to {highest}, got {value}</source>
        <translation>sen on oltava luku väliltä {lowest}–{highest}, ei {value}</translation>
    </message>
    <message>
        <source>it must be a table</source>
        <translation>sen on oltava taulukko</translation>
    </message>
    <message>
        <source>it must be a text of at most {most} characters</source>
        <translation>sen on oltava teksti, jossa on enintään {most} merkkiä</translation>
    </message>
    <message>
        <source>it must be a value, a list of values, or {range}</source>
        <translation>sen on oltava arvo, arvojen luettelo tai {range}</translation>
    </message>
    <message>
        <source>it must be a whole number from 0 to {most}</source>
        <translation>sen on oltava kokonaisluku väliltä 0–{most}</translation>
    </message>
    <message>
        <source>it must be a whole number from {lowest} to {highest}, got {value}</source>
        <translation>sen on oltava kokonaisluku väliltä {lowest}–{highest}, ei {value}</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>sen on oltava olio</translation>
    </message>
    <message>
        <source>it must be lowercase letters and digits, separated by hyphens</source>
        <translation>siinä saa olla vain pieniä kirjaimia ja numeroita yhdysmerkein erotettuina</translation>
    </message>
    <message>
        <source>it must be one of {choices}, got {value}</source>
        <translation>sen on oltava jokin näistä: {choices}; nyt se on {value}</translation>
    </message>
    <message>
        <source>it needs a limit of {limits}</source>
        <translation>siinä on oltava jokin rajoista {limits}</translation>
    </message>
    <message>
        <source>it needs one of {keys}</source>
        <translation>siinä on oltava täsmälleen yksi näistä: {keys}</translation>
    </message>
    <message>
        <source>its first line must name the columns {columns}</source>
        <translation>sen ensimmäisen rivin on nimettävä sarakkeet {columns}</translation>
    </message>
    <message>
        <source>its free cells</source>
        <translation>sen vapaat ruudut</translation>
    </message>
    <message>
        <source>its process ended with status {status}</source>
        <translation>sen prosessi päättyi tilaan {status}</translation>
    </message>
    <message>
        <source>its settings make {count} algorithms; at most {most} are possible</source>
        <translation>sen asetuksista syntyy {count} algoritmia; enintään {most} on mahdollista</translation>
    </message>
    <message>
        <source>its size must be a number from {fewest} to {most}</source>
        <translation>sen koon on oltava luku väliltä {fewest}–{most}</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>palapeli</translation>
    </message>
    <message>
        <source>jump to the next box</source>
        <translation>hyppää seuraavaan lohkoon</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>juuri muuttunut</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>killer-häkit</translation>
    </message>
    <message>
        <source>known</source>
        <translation>tunnettu</translation>
    </message>
    <message>
        <source>leave the cell blank</source>
        <translation>jätä ruutu tyhjäksi</translation>
    </message>
    <message>
        <source>leave the grid</source>
        <translation>poistu ruudukosta</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>rivi {line}, sarake {column}: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>rivi {line}: {problem}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>viivat</translation>
    </message>
    <message>
        <source>lines {first} to {last}: {problem}</source>
        <translation>rivit {first}–{last}: {problem}</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>little killer -summat</translation>
    </message>
    <message>
        <source>loses candidates</source>
        <translation>menettää ehdokkaita</translation>
    </message>
    <message>
        <source>loses {digit} elsewhere</source>
        <translation>menettää muualta: {digit}</translation>
    </message>
    <message>
        <source>matings</source>
        <translation>pariutumista</translation>
    </message>
    <message>
        <source>may be the same</source>
        <translation>saavat olla samat</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>keskiarvo</translation>
    </message>
    <message>
        <source>minimal puzzles with so many givens are extremely rare: it may take minutes or find none</source>
        <translation>minimaaliset tehtävät, joissa on näin monta annettua, ovat äärimmäisen harvinaisia: voi kestää minuutteja tai jäädä löytymättä</translation>
    </message>
    <message>
        <source>minimal puzzles with symmetry are rare: it may take a while</source>
        <translation>minimaaliset symmetriset tehtävät ovat harvinaisia: voi kestää hetken</translation>
    </message>
    <message>
        <source>minimal, one solution</source>
        <translation>minimaalinen, yksi ratkaisu</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuutit</translation>
    </message>
    <message>
        <source>missing digits {cost}</source>
        <translation>puuttuvia numeroita {cost}</translation>
    </message>
    <message>
        <source>move; the edges wrap around</source>
        <translation>siirry; reunan yli pääsee toiselle puolelle</translation>
    </message>
    <message>
        <source>must differ</source>
        <translation>eivät saa olla samat</translation>
    </message>
    <message>
        <source>mutated</source>
        <translation>mutatoitunut</translation>
    </message>
    <message>
        <source>mutations</source>
        <translation>mutaatiota</translation>
    </message>
    <message>
        <source>name must be lowercase letters and digits, separated by hyphens, got {value}</source>
        <translation>name: siinä saa olla vain pieniä kirjaimia ja numeroita yhdysmerkein erotettuina, ei {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>new</source>
        <translation>uusi</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>yhdeksän</translation>
    </message>
    <message>
        <source>no algorithm can solve grids of these sizes</source>
        <translation>mikään algoritmi ei voi ratkaista tämänkokoisia ruudukoita</translation>
    </message>
    <message>
        <source>no digit fits</source>
        <translation>mikään numero ei sovi</translation>
    </message>
    <message>
        <source>no digit fits in {cell}</source>
        <translation>ruutuun {cell} ei sovi mikään numero</translation>
    </message>
    <message>
        <source>no digit is marked as a given; all entered digits were taken for givens</source>
        <translation>mitään numeroa ei ole merkitty annetuksi; kaikki syötetyt numerot luettiin annettuina</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>millään tiedostolla ei voi olla tätä nimeä</translation>
    </message>
    <message>
        <source>no grid was found; try a sharp picture from directly above, with the whole grid in it</source>
        <translation>ruudukkoa ei löytynyt; kokeile terävää kuvaa suoraan ylhäältä, koko ruudukko kuvassa</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>ei vihjeitä</translation>
    </message>
    <message>
        <source>no level: the generations this algorithm needs say too little about how hard people find a puzzle</source>
        <translation>ei tasoa: sukupolvet, jotka tämä algoritmi tarvitsee, kertovat liian vähän siitä, kuinka vaikea tehtävä on ihmisille</translation>
    </message>
    <message>
        <source>no level: there are scales only for plain 9×9 puzzles, with boxes only</source>
        <translation>ei tasoa: asteikkoja on vain 9×9-tehtäville, joissa on pelkät lohkot</translation>
    </message>
    <message>
        <source>no level: there is no scale for changed settings</source>
        <translation>ei tasoa: muutetuille asetuksille ei ole asteikkoa</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>ei virheitä</translation>
    </message>
    <message>
        <source>no puzzle has such a rating: ratings lie between {easiest} and {hardest}</source>
        <translation>millään tehtävällä ei ole sellaista arviota: arviot ovat väliltä {easiest}–{hardest}</translation>
    </message>
    <message numerus="yes">
        <source>no puzzle in %n line(s); the rest was not searched</source>
        <translation>
            <numerusform>ei tehtävää %n rivillä; loppua ei tutkittu</numerusform>
            <numerusform>ei tehtävää %n rivillä; loppua ei tutkittu</numerusform>
        </translation>
    </message>
    <message>
        <source>no puzzle was found</source>
        <translation>tehtävää ei löytynyt</translation>
    </message>
    <message>
        <source>no puzzle was found here</source>
        <translation>tästä ei löytynyt tehtävää</translation>
    </message>
    <message>
        <source>no regions</source>
        <translation>ei alueita</translation>
    </message>
    <message>
        <source>no run of {study} has been made yet</source>
        <translation>tutkimuksesta {study} ei ole vielä tehty yhtään ajoa</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>ei ajoja</translation>
    </message>
    <message>
        <source>no significant agreement between evolution and people</source>
        <translation>evoluutio ja ihmiset eivät ole merkitsevästi yhtä mieltä</translation>
    </message>
    <message>
        <source>no solution: {reason}</source>
        <translation>ei ratkaisua: {reason}</translation>
    </message>
    <message>
        <source>no such figure of {name} is in resources/reference: {what}</source>
        <translation>kansiossa resources/reference ei ole tällaista lukua kohteesta {name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>no such rating was found for {size}×{size}: of %n puzzle(s) tried, the nearest was rated {rating}</source>
        <translation>
            <numerusform>tällaista arviota ei löytynyt koolla {size}×{size}: %n kokeiltu tehtävä, jonka arvio on {rating}</numerusform>
            <numerusform>tällaista arviota ei löytynyt koolla {size}×{size}: %n kokeillusta tehtävästä lähimmän arvio on {rating}</numerusform>
        </translation>
    </message>
    <message>
        <source>no workers at {address}: {reason}</source>
        <translation>osoitteessa {address} ei ole työprosesseja: {reason}</translation>
    </message>
    <message>
        <source>non-consecutive neighbours</source>
        <translation>ei-peräkkäiset naapurit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei mitään</translation>
    </message>
    <message numerus="yes">
        <source>none of %n {size}×{size} puzzle(s) had as many givens as requested</source>
        <translation>
            <numerusform>%n {size}×{size}-tehtävä, eikä siinä ollut toivottua määrää annettuja</numerusform>
            <numerusform>yhdessäkään %n {size}×{size}-tehtävästä ei ollut toivottua määrää annettuja</numerusform>
        </translation>
    </message>
    <message>
        <source>not a Sudoku document: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>tämä ei ole Sudoku-asiakirja: siitä puuttuu &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not a preset file: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>tämä ei ole esiasetustiedosto: siitä puuttuu &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not an OpenSudoku file: it begins with the tag {tag}</source>
        <translation>tämä ei ole OpenSudoku-tiedosto: sen alussa on tunniste {tag}</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>ei ratkennut</translation>
    </message>
    <message numerus="yes">
        <source>not solved in %n generation(s)</source>
        <translation>
            <numerusform>%n sukupolvi ei riittänyt ratkaisuun</numerusform>
            <numerusform>%n sukupolvea ei riittänyt ratkaisuun</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ei vielä</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>muistiinpanot {digits}</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>ei muuta</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>parittomat ruudut</translation>
    </message>
    <message>
        <source>of each find, and of the best so far</source>
        <translation>kunkin löydön ja parhaan tähän asti</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>/ {count}</translation>
    </message>
    <message>
        <source>of {matings}</source>
        <translation>/ {matings}</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>/ {pages}</translation>
    </message>
    <message>
        <source>off {digits}</source>
        <translation>epätosi {digits}</translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s) of {paper}</source>
        <translation>
            <numerusform>%n sivulla, {paper}</numerusform>
            <numerusform>%n sivulla, {paper}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n puzzle(s)</source>
        <translation>
            <numerusform>%n tehtävästä</numerusform>
            <numerusform>%n tehtävästä</numerusform>
        </translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>sivulla</translation>
    </message>
    <message>
        <source>on this puzzle</source>
        <translation>tästä tehtävästä</translation>
    </message>
    <message>
        <source>on {digits}</source>
        <translation>tosi {digits}</translation>
    </message>
    <message>
        <source>one cell back</source>
        <translation>ruutu taaksepäin</translation>
    </message>
    <message>
        <source>one cell of the child</source>
        <translation>yksi jälkeläisen ruutu</translation>
    </message>
    <message>
        <source>one colour per founder</source>
        <translation>väri perustajaa kohti</translation>
    </message>
    <message>
        <source>one random block of the child</source>
        <translation>yksi jälkeläisen satunnainen yksikkö</translation>
    </message>
    <message>
        <source>one solution, guaranteed</source>
        <translation>taatusti yksi ratkaisu</translation>
    </message>
    <message>
        <source>only a PDF has pages to choose from</source>
        <translation>vain PDF-tiedostossa on valittavia sivuja</translation>
    </message>
    <message>
        <source>only grids with square boxes have windows, such as 9×9</source>
        <translation>ikkunoita on vain ruudukoissa, joiden lohkot ovat neliöitä, kuten 9×9</translation>
    </message>
    <message>
        <source>only puzzles of size {sizes} can be read here</source>
        <translation>vain tehtäviä, joiden koko on {sizes}, voi lukea tässä</translation>
    </message>
    <message>
        <source>operator not loaded</source>
        <translation>operaattoria ei ole ladattu</translation>
    </message>
    <message>
        <source>or press F5 and watch it being solved</source>
        <translation>tai paina F5 ja katso, kun se ratkaistaan</translation>
    </message>
    <message>
        <source>or these</source>
        <translation>tai nämä</translation>
    </message>
    <message>
        <source>or: dashed line</source>
        <translation>tai: katkoviiva</translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation>muut oletukset</translation>
    </message>
    <message>
        <source>others</source>
        <translation>muita</translation>
    </message>
    <message>
        <source>others can write to {folder}</source>
        <translation>muut voivat kirjoittaa kansioon {folder}</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>s. {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>sivu {page}</translation>
    </message>
    <message>
        <source>page {page} of the PDF is damaged</source>
        <translation>PDF-tiedoston sivu {page} on vioittunut</translation>
    </message>
    <message>
        <source>page {page} of the PDF needs more than {size} MiB of memory</source>
        <translation>PDF-tiedoston sivu {page} tarvitsee muistia yli {size} MiB</translation>
    </message>
    <message>
        <source>page {page} of the PDF takes longer than {n} seconds</source>
        <translation>PDF-tiedoston sivu {page} kestää yli {n} sekuntia</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromit</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>kierrosta</translation>
    </message>
    <message>
        <source>pattern {digits}</source>
        <translation>kuvio {digits}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>tauolla</translation>
    </message>
    <message>
        <source>placed {digits}</source>
        <translation>sijoitettu {digits}</translation>
    </message>
    <message>
        <source>possible places</source>
        <translation>mahdolliset paikat</translation>
    </message>
    <message>
        <source>propagated</source>
        <translation>propagoitu</translation>
    </message>
    <message>
        <source>purge</source>
        <translation>puhdistus</translation>
    </message>
    <message>
        <source>puzzle {number}</source>
        <translation>tehtävä {number}</translation>
    </message>
    <message>
        <source>puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here</source>
        <translation>tehtävä {number} on muunnelma ({variants}); tässä voidaan lukea vain 9×9-tehtäviä, joissa on pelkät lohkot</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}, row {row}: {problem}</source>
        <translation>tehtävä {number}, {key}, rivi {row}: {problem}</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}: {problem}</source>
        <translation>tehtävä {number}, {key}: {problem}</translation>
    </message>
    <message>
        <source>puzzle.sudoku</source>
        <translation>tehtava.sudoku</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>tehtävää</translation>
    </message>
    <message>
        <source>puzzles in this format ({format}) can be read, but not changed in their place</source>
        <translation>tämän muodon ({format}) tehtäviä voi lukea, mutta ei muuttaa paikoillaan</translation>
    </message>
    <message>
        <source>puzzles with so few givens are extremely rare: it may take minutes or find none</source>
        <translation>tehtävät, joissa on näin vähän annettuja, ovat äärimmäisen harvinaisia: voi kestää minuutteja tai jäädä löytymättä</translation>
    </message>
    <message>
        <source>puzzles.sdm</source>
        <translation>tehtavat.sdm</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>nelikot</translation>
    </message>
    <message>
        <source>random candidate</source>
        <translation>satunnainen ehdokas</translation>
    </message>
    <message>
        <source>rated like a person would solve it</source>
        <translation>arvioitu kuin ihminen sen ratkaisisi</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>arvio {rating}</translation>
    </message>
    <message>
        <source>rating ≥ {rating}</source>
        <translation>arvio ≥ {rating}</translation>
    </message>
    <message>
        <source>ratings that high are extremely rare: it may take minutes or find none</source>
        <translation>näin korkeat arviot ovat äärimmäisen harvinaisia: voi kestää minuutteja tai jäädä löytymättä</translation>
    </message>
    <message>
        <source>reading pictures needs {packages}; install them with {command}</source>
        <translation>kuvien lukemiseen tarvitaan {packages}; asennus: {command}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <translation>alueella {number}</translation>
    </message>
    <message numerus="yes">
        <source>region {number} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>alueella {number} on %n ruutu, tarvitaan {needed}</numerusform>
            <numerusform>alueella {number} on %n ruutua, tarvitaan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>regions {numbers}</source>
        <translation>alueilla {numbers}</translation>
    </message>
    <message>
        <source>removed {digits}</source>
        <translation>poistettu {digits}</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>renban-viivat</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>korjausta</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>uudelleenaloitus</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rivillä {number}</translation>
    </message>
    <message>
        <source>row {number} holds a given twice; row permutations cannot represent it</source>
        <translation>rivillä {number} sama numero on annettu kahdesti; rivipermutaatiot eivät voi esittää sitä</translation>
    </message>
    <message>
        <source>row {row} column {column}</source>
        <translation>R{row}S{column}</translation>
    </message>
    <message numerus="yes">
        <source>row {row} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>rivillä {row} on %n ruutu, tarvitaan {needed}</numerusform>
            <numerusform>rivillä {row} on %n ruutua, tarvitaan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row} has a symbol that cannot stand in a cell</source>
        <translation>rivillä {row} on merkki, joka ei voi olla ruudussa</translation>
    </message>
    <message>
        <source>rows {numbers}</source>
        <translation>riveillä {numbers}</translation>
    </message>
    <message>
        <source>rules its digit out</source>
        <translation>sulkee numeronsa pois</translation>
    </message>
    <message>
        <source>rules its digit out elsewhere</source>
        <translation>sulkee numeronsa pois muualta</translation>
    </message>
    <message>
        <source>rules {digit} out</source>
        <translation>sulkee pois: {digit}</translation>
    </message>
    <message>
        <source>r{row}c{column}</source>
        <comment>short name of a cell</comment>
        <translation>R{row}S{column}</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sandwich-summat</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; calibrated on people</source>
        <translation>asteikko: helppo alle {easy} sukupolvea keskimäärin, vaikea yli {hard}; kalibroitu ihmisten mukaan</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; published in 2007</source>
        <translation>asteikko: helppo alle {easy} sukupolvea keskimäärin, vaikea yli {hard}; julkaistu 2007</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekunnit</translation>
    </message>
    <message>
        <source>seed and generations must be whole numbers from 0 to {most}</source>
        <translation>kohtien seed ja generations on oltava kokonaislukuja väliltä 0–{most}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>siemenluku {seed}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seitsemän</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>useita ratkaisuja</translation>
    </message>
    <message>
        <source>several solutions, since a single one needs at least {fewest} givens</source>
        <translation>useita ratkaisuja, sillä yksi ainoa vaatii vähintään {fewest} annettua</translation>
    </message>
    <message>
        <source>several solutions: two of them differ in {places}</source>
        <translation>useita ratkaisuja: kaksi niistä eroaa ruuduissa {places}</translation>
    </message>
    <message>
        <source>since the population began</source>
        <translation>populaation alusta</translation>
    </message>
    <message>
        <source>six</source>
        <translation>kuusi</translation>
    </message>
    <message>
        <source>so this is false</source>
        <translation>siis tämä on epätosi</translation>
    </message>
    <message>
        <source>so this is true</source>
        <translation>siis tämä on tosi</translation>
    </message>
    <message>
        <source>solution on page {page}</source>
        <translation>ratkaisu sivulla {page}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>ratkesi</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a runner</comment>
        <translation>ratkaistu</translation>
    </message>
    <message>
        <source>solved at generation {generation}</source>
        <translation>ratkaistu sukupolvessa {generation}</translation>
    </message>
    <message>
        <source>solved grids of this kind are hardly ever found: it may take minutes or find none</source>
        <translation>tällaisia ratkaistuja ruudukoita löytyy tuskin koskaan: haku voi kestää minuutteja tai jäädä tuloksettomaksi</translation>
    </message>
    <message>
        <source>solved must be 0 or 1, got {value}</source>
        <translation>solved-arvon on oltava 0 tai 1, ei {value}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>alku</translation>
    </message>
    <message>
        <source>starts with your first digit</source>
        <translation>käynnistyy ensimmäisestä numerosta</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>pysäytetty</translation>
    </message>
    <message>
        <source>stopped before the rating was known</source>
        <translation>pysäytetty ennen kuin arvio oli selvillä</translation>
    </message>
    <message numerus="yes">
        <source>stuck for
%n generation(s)</source>
        <translation>
            <numerusform>jumissa
%n sukupolven ajan</numerusform>
            <numerusform>jumissa
%n sukupolven ajan</numerusform>
        </translation>
    </message>
    <message>
        <source>such files hold plain 9×9 grids only</source>
        <translation>tällaisiin tiedostoihin mahtuu vain 9×9-ruudukoita, joissa on pelkät lohkot</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>sudokuwiki.org</source>
        <translation>sudokuwiki.org</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>vaihtoa</translation>
    </message>
    <message>
        <source>switch notes on and off (N unless it is a digit)</source>
        <translation>muistiinpanot päälle ja pois (N, ellei se ole numero)</translation>
    </message>
    <message>
        <source>tables need pandas and Arrow; install them with {command}</source>
        <translation>taulukot tarvitsevat pandasin ja Arrow’n; asenna ne komennolla {command}</translation>
    </message>
    <message>
        <source>tags are nested too deeply</source>
        <translation>tagit ovat liian syvällä sisäkkäin</translation>
    </message>
    <message>
        <source>the PDF has {pages} pages; at most {most} are read at a time: choose some</source>
        <translation>PDF-tiedostossa on {pages} sivua; kerralla luetaan enintään {most}: valitse osa</translation>
    </message>
    <message>
        <source>the PDF is damaged or incomplete</source>
        <translation>PDF-tiedosto on vioittunut tai vajaa</translation>
    </message>
    <message>
        <source>the PDF is protected by a password</source>
        <translation>PDF-tiedosto on suojattu salasanalla</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>tekijä</translation>
    </message>
    <message>
        <source>the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle</source>
        <translation>viivat eivät jaa rivejä laatikoihin; kirjoita palapelisudokun alueet toiseksi ruudukoksi tehtävän alle</translation>
    </message>
    <message>
        <source>the benchmark has no instance {name}</source>
        <translation>vertailussa ei ole tapausta {name}</translation>
    </message>
    <message>
        <source>the budget must have limits above 0 of {limits}</source>
        <translation>budjetissa on oltava nollaa suurempia rajoja: {limits}</translation>
    </message>
    <message>
        <source>the cells are not listed by rows ({name}); only rows can be read</source>
        <translation>ruutuja ei ole lueteltu riveittäin ({name}); vain rivit voi lukea</translation>
    </message>
    <message>
        <source>the cells hold no givens, or symbols that are no digits of this size</source>
        <translation>ruuduissa ei ole annettuja numeroita, tai niissä on merkkejä, jotka eivät ole tämän koon numeroita</translation>
    </message>
    <message>
        <source>the column {name} was not read</source>
        <translation>saraketta {name} ei luettu</translation>
    </message>
    <message>
        <source>the compiler failed: {last}</source>
        <translation>kääntäjä epäonnistui: {last}</translation>
    </message>
    <message>
        <source>the digit {digit} fits nowhere in {unit}</source>
        <translation>numero {digit} ei sovi mihinkään {unit}</translation>
    </message>
    <message>
        <source>the document has version {version}; this program reads {newest}</source>
        <translation>asiakirjan versio on {version}; tämä ohjelma lukee versiota {newest}</translation>
    </message>
    <message>
        <source>the encoding of its text has no {symbol}</source>
        <translation>tekstin merkistössä ei ole merkkiä {symbol}</translation>
    </message>
    <message>
        <source>the fewest givens, {fewest}, must not be more than the most, {most}</source>
        <translation>annettujen alaraja {fewest} ei saa olla suurempi kuin yläraja {most}</translation>
    </message>
    <message>
        <source>the file has version {version} of the format, and this program reads up to {newest}</source>
        <translation>tiedoston muoto on versiota {version}, ja tämä ohjelma lukee versioita {newest} asti</translation>
    </message>
    <message>
        <source>the file has version {version}; this program reads {newest}</source>
        <translation>tiedoston versio on {version}; tämä ohjelma lukee versiota {newest}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>tiedosto on tyhjä</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>tiedosto on suurempi kuin {most} tavua</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>tiedosto on suurempi kuin {size} MiB</translation>
    </message>
    <message>
        <source>the file is not text in UTF-8</source>
        <translation>tiedosto ei ole UTF-8-tekstiä</translation>
    </message>
    <message>
        <source>the grid has irregular regions, as in a jigsaw Sudoku, which cannot be read from pictures; write its digits and its regions as two grids of text, and paste them</source>
        <translation>ruudukossa on epäsäännölliset alueet kuten palapelisudokussa, jota ei voi lukea kuvista; kirjoita sen numerot ja alueet kahdeksi ruudukoksi tekstiin ja liitä se</translation>
    </message>
    <message>
        <source>the grid must have {size} rows of {size} cells</source>
        <translation>ruudukossa on oltava {size} riviä, kussakin {size} ruutua</translation>
    </message>
    <message>
        <source>the individual alone</source>
        <translation>yksilö yksin</translation>
    </message>
    <message>
        <source>the last step swapped {one} and {other} in {unit}</source>
        <translation>viimeinen askel vaihtoi keskenään numerot {one} ja {other} {unit}</translation>
    </message>
    <message>
        <source>the lines between the regions are damaged</source>
        <translation>alueiden väliset viivat ovat vioittuneet</translation>
    </message>
    <message>
        <source>the link has no whole puzzle in it; copy the whole link</source>
        <translation>linkissä ei ole koko tehtävää; kopioi koko linkki</translation>
    </message>
    <message numerus="yes">
        <source>the longest trap:
%n generation(s) at {fitness}</source>
        <translation>
            <numerusform>pisin ansa:
%n sukupolvi arvossa {fitness}</numerusform>
            <numerusform>pisin ansa:
%n sukupolvea arvossa {fitness}</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest rating must lie between 0 and the highest, got {lowest} to {highest}</source>
        <translation>alimman arvion on oltava nollan ja ylimmän välillä, nyt väli on {lowest}–{highest}</translation>
    </message>
    <message>
        <source>the number of givens must lie between {lowest} and {highest}: with fewer there are always several solutions, with more there is hardly anything left to solve; got {fewest} to {most}</source>
        <translation>annettujen määrän on oltava välillä {lowest}–{highest}: jos niitä on vähemmän, ratkaisuja on aina useita, ja jos enemmän, ratkaistavaa ei juuri jää; nyt väli on {fewest}–{most}</translation>
    </message>
    <message>
        <source>the number of puzzles must lie between 1 and {most}, got {number}</source>
        <translation>tehtävien määrän on oltava välillä 1–{most}, nyt se on {number}</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy the whole link</source>
        <translation>pakattu tehtävä on vioittunut; kopioi koko linkki</translation>
    </message>
    <message>
        <source>the packed puzzle is too long</source>
        <translation>pakattu tehtävä on liian pitkä</translation>
    </message>
    <message>
        <source>the picture has more than {count} megapixels</source>
        <translation>kuvassa on yli {count} megapikseliä</translation>
    </message>
    <message>
        <source>the picture is damaged or incomplete</source>
        <translation>kuva on vioittunut tai vajaa</translation>
    </message>
    <message>
        <source>the picture is too narrow to hold a grid: {width} by {height} pixels</source>
        <translation>kuva on liian kapea ruudukolle: {width} × {height} kuvapistettä</translation>
    </message>
    <message>
        <source>the picture is too small: {width} by {height} pixels</source>
        <translation>kuva on liian pieni: {width} × {height} pikseliä</translation>
    </message>
    <message>
        <source>the picture needs more memory than there is</source>
        <translation>kuva vaatii enemmän muistia kuin on käytettävissä</translation>
    </message>
    <message>
        <source>the printer did not accept the job</source>
        <translation>tulostin ei ottanut työtä vastaan</translation>
    </message>
    <message>
        <source>the rating</source>
        <translation>arvio</translation>
    </message>
    <message>
        <source>the runs made on it</source>
        <translation>siihen tehdyt ajot</translation>
    </message>
    <message>
        <source>the seed is not a whole number from 0 to {most}</source>
        <translation>siemenluku ei ole kokonaisluku väliltä 0–{most}</translation>
    </message>
    <message>
        <source>the size must lie between {fewest} and {most}, got {number}</source>
        <translation>koon on oltava {fewest}–{most}, ei {number}</translation>
    </message>
    <message>
        <source>the solution does not belong to this puzzle</source>
        <translation>ratkaisu ei ole tämän tehtävän ratkaisu</translation>
    </message>
    <message>
        <source>the solution of puzzle {number} is not known</source>
        <translation>tehtävän {number} ratkaisua ei tunneta</translation>
    </message>
    <message>
        <source>the solution of the puzzle after it</source>
        <translation>seuraavan tehtävän ratkaisu</translation>
    </message>
    <message>
        <source>the solution of the puzzle before it</source>
        <translation>edellisen tehtävän ratkaisu</translation>
    </message>
    <message>
        <source>the solution, copies included</source>
        <translation>ratkaisu kopioineen</translation>
    </message>
    <message>
        <source>the solution, remembered until a restart</source>
        <translation>ratkaisu, muistissa uudelleenaloitukseen asti</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>lähde</translation>
    </message>
    <message>
        <source>the source of {operator} cannot be read; define it with def, in a notebook or in a file</source>
        <translation>operaattorin {operator} lähdekoodia ei voi lukea; määrittele se def-lauseella muistikirjassa tai tiedostossa</translation>
    </message>
    <message>
        <source>the source of {operator} has {length} characters; at most {most} are allowed</source>
        <translation>operaattorin {operator} lähdekoodissa on {length} merkkiä; enintään {most} sallitaan</translation>
    </message>
    <message>
        <source>the text is longer than {most} characters</source>
        <translation>tekstissä on yli {most} merkkiä</translation>
    </message>
    <message>
        <source>the text is too long; the rest was not searched</source>
        <translation>teksti on liian pitkä; loppua ei tutkittu</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>otsikko</translation>
    </message>
    <message>
        <source>the variants must be a list of some of {names}</source>
        <translation>muunnelmien on oltava luettelo näistä: {names}</translation>
    </message>
    <message>
        <source>the version must be written like {example}</source>
        <translation>versio on kirjoitettava näin: {example}</translation>
    </message>
    <message>
        <source>the workers have version {other} of the program, not {own}</source>
        <translation>työprosesseissa on ohjelman versio {other}, ei {own}</translation>
    </message>
    <message>
        <source>the workers of the hunt end again and again; it was given up</source>
        <translation>etsinnän työprosessit päättyvät yhä uudelleen; se keskeytettiin</translation>
    </message>
    <message>
        <source>the workers of the study end again and again; it was given up</source>
        <translation>tutkimuksen työprosessit päättyvät yhä uudelleen; se keskeytettiin</translation>
    </message>
    <message>
        <source>the {digit} in {cell} is wrong</source>
        <translation>ruudun {cell} numero {digit} on väärin</translation>
    </message>
    <message>
        <source>there are more digits than puzzles usually have; some of them may be entries</source>
        <translation>numeroita on enemmän kuin sudokuissa yleensä; osa voi olla pelaajan merkitsemiä</translation>
    </message>
    <message>
        <source>there are more values than in any file of its kind</source>
        <translation>arvoja on enemmän kuin missään tämänlajisessa tiedostossa</translation>
    </message>
    <message>
        <source>there is another puzzle called {name}</source>
        <translation>toisen tehtävän nimi on jo {name}</translation>
    </message>
    <message>
        <source>there is another run of {name} with this seed</source>
        <translation>tapauksella {name} on toinen ajo samalla siemenluvulla</translation>
    </message>
    <message>
        <source>there is another system called {name}; rename the file</source>
        <translation>toisen järjestelmän nimi on jo {name}; nimeä tiedosto uudelleen</translation>
    </message>
    <message>
        <source>there is another {file} already; rename one of them</source>
        <translation>toinen {file} on jo olemassa; nimeä jompikumpi uudelleen</translation>
    </message>
    <message>
        <source>there is no file {file}; name the folder it is in with --data</source>
        <translation>tiedostoa {file} ei ole; nimeä sen kansio valitsimella --data</translation>
    </message>
    <message numerus="yes">
        <source>there is no page {page}: the PDF has %n page(s)</source>
        <translation>
            <numerusform>sivua {page} ei ole: PDF-tiedostossa on %n sivu</numerusform>
            <numerusform>sivua {page} ei ole: PDF-tiedostossa on %n sivua</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no puzzle called {name}</source>
        <translation>yhdenkään tehtävän nimi ei ole {name}</translation>
    </message>
    <message>
        <source>there is no puzzle to print</source>
        <translation>tulostettavaa tehtävää ei ole</translation>
    </message>
    <message>
        <source>there is nothing to tune; give a setting a list or a range of values</source>
        <translation>ei ole mitään viritettävää; anna asetukselle luettelo tai väli arvoja</translation>
    </message>
    <message>
        <source>there must be as many as there are puzzles</source>
        <translation>niitä on oltava yhtä monta kuin tehtäviä</translation>
    </message>
    <message>
        <source>there must be notes for {cells} cells, got {got}</source>
        <translation>muistiinpanot on oltava {cells} ruudulle, nyt niitä on {got}</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>lämpömittarit</translation>
    </message>
    <message>
        <source>these are the regions of a jigsaw without its puzzle</source>
        <translation>nämä ovat palapelisudokun alueet ilman tehtävää</translation>
    </message>
    <message>
        <source>these cells stand among links, and were not read</source>
        <translation>nämä ruudut ovat linkkien välissä, eikä niitä luettu</translation>
    </message>
    <message>
        <source>they must be a list of {sizes} rows</source>
        <translation>niiden on oltava luettelo, jossa on {sizes} riviä</translation>
    </message>
    <message>
        <source>this generation: {cost}</source>
        <translation>tämä sukupolvi: {cost}</translation>
    </message>
    <message>
        <source>this hunt is under way in another window or program; end it there, or take another seed</source>
        <translation>tämä jahti on käynnissä toisessa ikkunassa tai ohjelmassa; lopeta se siellä tai valitse toinen siemenluku</translation>
    </message>
    <message>
        <source>this is XML of a kind that is not read here (it begins with {tag})</source>
        <translation>tämä on XML:ää, jollaista ei lueta tässä (alussa on {tag})</translation>
    </message>
    <message>
        <source>this is a Jupyter notebook; copy the puzzle in it and paste it</source>
        <translation>tämä on Jupyter-muistikirja; kopioi siinä oleva tehtävä ja liitä se</translation>
    </message>
    <message>
        <source>this is a PDF; open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>tämä on PDF-tiedosto; avaa se ikkunan kohdasta Lue valokuva tai komennolla &quot;sudoku-cli read&quot;</translation>
    </message>
    <message>
        <source>this is a comment; remove its mark to read the puzzle in it</source>
        <translation>tämä on kommentti; poista sen merkki, niin siinä olevan tehtävän voi lukea</translation>
    </message>
    <message>
        <source>this is a compact SudokuPad link, which is not read here; open it in the browser and copy the puzzle</source>
        <translation>tämä on tiivis SudokuPad-linkki, jota ei lueta tässä; avaa se selaimessa ja kopioi tehtävä</translation>
    </message>
    <message>
        <source>this is a compressed file ({kind}); unpack it and open the file in it</source>
        <translation>tämä on pakattu tiedosto ({kind}); pura se ja avaa siinä oleva tiedosto</translation>
    </message>
    <message>
        <source>this is a database ({kind}); export the puzzles from the program that wrote it</source>
        <translation>tämä on tietokanta ({kind}); vie tehtävät ohjelmasta, joka sen kirjoitti</translation>
    </message>
    <message>
        <source>this is a document ({kind}); save it as plain text, or copy the puzzle and paste it</source>
        <translation>tämä on asiakirja ({kind}); tallenna se pelkkänä tekstinä tai kopioi tehtävä ja liitä se</translation>
    </message>
    <message>
        <source>this is a file for printers ({kind}); convert it to PDF, which can be read as a picture</source>
        <translation>tämä on tulostintiedosto ({kind}); muunna se PDF:ksi, jonka voi lukea kuvana</translation>
    </message>
    <message>
        <source>this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there</source>
        <translation>tämä on linkki palvelimella olevaan tehtävään; avaa se selaimessa ja kopioi tehtävä sieltä</translation>
    </message>
    <message numerus="yes">
        <source>this is a pattern of %n cell(s), not a puzzle</source>
        <translation>
            <numerusform>tämä on %n ruudun kuvio, ei tehtävä</numerusform>
            <numerusform>tämä on %n ruudun kuvio, ei tehtävä</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a picture ({kind}); open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>tämä on kuva ({kind}); avaa se ikkunan kohdasta Lue valokuva tai komennolla &quot;sudoku-cli read&quot;</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation>tämä on putki tai laite, ei tiedosto</translation>
    </message>
    <message>
        <source>this is a random seed of Solo; copy the game ID from its menu Game, Specific</source>
        <translation>tämä on Solon satunnaissiemen; kopioi pelin tunnus sen valikosta ”Game”, ”Specific”</translation>
    </message>
    <message>
        <source>this is a solved grid</source>
        <translation>tämä on ratkaistu ruudukko</translation>
    </message>
    <message>
        <source>this is a spreadsheet ({kind}); save it as CSV, or copy its cells and paste them</source>
        <translation>tämä on laskentataulukko ({kind}); tallenna se CSV-muodossa tai kopioi solut ja liitä ne</translation>
    </message>
    <message>
        <source>this is a web page without a puzzle in a table; copy the puzzle in the browser and paste it</source>
        <translation>tällä verkkosivulla ei ole tehtävää taulukossa; kopioi tehtävä selaimessa ja liitä se</translation>
    </message>
    <message>
        <source>this is another kind of puzzle ({name}), not a Sudoku</source>
        <translation>tämä on toisenlainen tehtävä ({name}), ei sudoku</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>tämä ei ole TOML-muotoa: {reason}</translation>
    </message>
    <message>
        <source>this is not XML (it contains half a character)</source>
        <translation>tämä ei ole XML:ää (siinä on puolikas merkki)</translation>
    </message>
    <message>
        <source>this is not XML ({reason})</source>
        <translation>tämä ei ole XML:ää ({reason})</translation>
    </message>
    <message>
        <source>this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)</source>
        <translation>tämä ei ole luettava kuva (JPEG, PNG, WebP, BMP, GIF, TIFF tai PDF)</translation>
    </message>
    <message>
        <source>this is not a text file (it contains zero bytes)</source>
        <translation>tämä ei ole tekstitiedosto (siinä on nollatavuja)</translation>
    </message>
    <message>
        <source>this is not a text file (it is not UTF-8)</source>
        <translation>tämä ei ole tekstitiedosto (se ei ole UTF-8:aa)</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>tämä ei ole kelvollista JSONia</translation>
    </message>
    <message>
        <source>this is valid JSON, but no puzzle was found in it</source>
        <translation>tämä on kelvollista JSONia, mutta siitä ei löytynyt tehtävää</translation>
    </message>
    <message>
        <source>this key is unknown; there are {keys}</source>
        <translation>tämä avain on tuntematon; tunnettuja ovat {keys}</translation>
    </message>
    <message>
        <source>this looks like a killer Sudoku, which cannot be read from pictures</source>
        <translation>tämä näyttää killer-sudokulta, eikä sellaista voi lukea kuvista</translation>
    </message>
    <message>
        <source>this looks like a samurai of five grids that overlap; only single grids can be read here</source>
        <translation>tämä näyttää samurailta, jossa viisi ruudukkoa limittyy; tässä luetaan vain yksittäisiä ruudukoita</translation>
    </message>
    <message>
        <source>this looks like cells, but not like a grid that can be read</source>
        <translation>tämä näyttää ruuduilta, mutta ei ruudukolta, jonka voi lukea</translation>
    </message>
    <message>
        <source>this puzzle has rules that are not known here ({rules}); only classic puzzles, diagonals, windoku, jigsaws and Latin squares can be read</source>
        <translation>tehtävässä on sääntöjä, joita ei tunneta tässä ({rules}); vain perinteisiä sudokuja, lävistäjiä, windokuja, palasudokuja ja latinalaisia neliöitä voi lukea</translation>
    </message>
    <message>
        <source>this puzzle is {size}×{size}; only {sizes} can be read here</source>
        <translation>tämän tehtävän koko on {size}×{size}; tässä voi lukea vain kokoja {sizes}</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolme</translation>
    </message>
    <message>
        <source>times</source>
        <translation>kertaa</translation>
    </message>
    <message>
        <source>to</source>
        <translation>enintään</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last value</comment>
        <translation>loppu</translation>
    </message>
    <message>
        <source>to the ends of the row; to the corners of the grid</source>
        <translation>rivin päihin; ruudukon kulmiin</translation>
    </message>
    <message>
        <source>too few puzzles to tell</source>
        <translation>liian vähän tehtäviä johtopäätökseen</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>kokeilua</translation>
    </message>
    <message>
        <source>trials each</source>
        <translation>kokeilua kullekin</translation>
    </message>
    <message>
        <source>true in this chain</source>
        <translation>tosi tässä ketjussa</translation>
    </message>
    <message>
        <source>tuning needs Optuna; install it with {command}</source>
        <translation>viritys tarvitsee Optunan; asenna se komennolla {command}</translation>
    </message>
    <message>
        <source>tuning needs further puzzles to test its result on; there are {count}</source>
        <translation>viritys tarvitsee tehtäviä, joilla ei viritetä; tehtäviä on {count}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kaksi</translation>
    </message>
    <message>
        <source>two of these four hold it</source>
        <translation>se on kahdessa näistä neljästä</translation>
    </message>
    <message>
        <source>undecided: the exact solver timed out</source>
        <translation>selvittämättä: eksaktin ratkaisimen aika loppui</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>arvioimaton</translation>
    </message>
    <message>
        <source>version must be a whole number from 1, got {value}</source>
        <translation>version on oltava kokonaisluku alkaen yhdestä, ei {value}</translation>
    </message>
    <message>
        <source>what a newer version of the program has added</source>
        <translation>se, mitä ohjelman uudempi versio on lisännyt</translation>
    </message>
    <message>
        <source>what evolution finds harder, people find easier</source>
        <translation>se, mikä on evoluutiolle vaikeampaa, on ihmisille helpompaa</translation>
    </message>
    <message>
        <source>what was kept of the run’s course is damaged</source>
        <translation>ajon kulusta säilytetyt tiedot ovat vioittuneet</translation>
    </message>
    <message>
        <source>what was kept of the study is damaged</source>
        <translation>tutkimuksesta säilytetyt tiedot ovat vioittuneet</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>kuiskaukset</translation>
    </message>
    <message>
        <source>windoku</source>
        <translation>windoku</translation>
    </message>
    <message>
        <source>window {number}</source>
        <translation>ikkunassa {number}</translation>
    </message>
    <message>
        <source>windows {numbers}</source>
        <translation>ikkunoissa {numbers}</translation>
    </message>
    <message>
        <source>with so many givens a puzzle is hardly ever that difficult</source>
        <translation>näin monella annetulla tehtävä on tuskin koskaan niin vaikea</translation>
    </message>
    <message>
        <source>without improvement</source>
        <translation>ilman parannusta</translation>
    </message>
    <message>
        <source>worst {cost}</source>
        <translation>huonoin {cost}</translation>
    </message>
    <message>
        <source>worst: {cost}</source>
        <translation>huonoin: {cost}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>väärin</translation>
    </message>
    <message>
        <source>your entries</source>
        <translation>omat numerosi</translation>
    </message>
    <message>
        <source>your notes</source>
        <translation>muistiinpanosi</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}, {cores}</source>
        <translation>{aim}, siemenluku {seed}, {cores}</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}: {best} after {time}</source>
        <translation>{aim}, siemenluku {seed}: {best} ajassa {time}</translation>
    </message>
    <message>
        <source>{algorithm} has no setting {setting}; it has {settings}</source>
        <translation>{algorithm} ei tunne asetusta {setting}; sillä on {settings}</translation>
    </message>
    <message>
        <source>{algorithm} on {puzzle}: {reason}</source>
        <translation>{algorithm}, {puzzle}: {reason}</translation>
    </message>
    <message>
        <source>{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.</source>
        <translation>Ruuduissa {cells} voi olla vain {digits}, joten muualla {unit} ei voi olla mitään niistä.</translation>
    </message>
    <message>
        <source>{cells}: as founder {founder} had them.</source>
        <translation>{cells}: kuten perustajalla {founder}.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, a random candidate.</source>
        <translation>{cells}: sukupolvesta {generation}, pariutumisesta {mating}, satunnainen ehdokas.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, by mutation.</source>
        <translation>{cells}: sukupolvesta {generation}, pariutumisesta {mating}, mutaatio.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, forced.</source>
        <translation>{cells}: sukupolvesta {generation}, pariutumisesta {mating}, pakotettu.</translation>
    </message>
    <message>
        <source>{cell} ({one} or {other})</source>
        <translation>{cell} ({one} tai {other})</translation>
    </message>
    <message>
        <source>{cell} holds a digit already</source>
        <translation>{cell} on jo täytetty</translation>
    </message>
    <message>
        <source>{cell} holds a given</source>
        <translation>{cell} on annettu</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <translation>{cell} ei ole {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <translation>{cell} on {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}.</source>
        <translation>{cell} on {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}. Removed: {removals}.</source>
        <translation>{cell} on {digit}. Poistetaan: {removals}.</translation>
    </message>
    <message>
        <source>{cell}: no digit fits any more, so it stays blank.</source>
        <translation>{cell}: mikään numero ei enää sovi, joten ruutu jää tyhjäksi.</translation>
    </message>
    <message>
        <source>{cell}: there is no other candidate, and nothing changes.</source>
        <translation>{cell}: toista ehdokasta ei ole, eikä mikään muutu.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the father.</source>
        <translation>{cell}: {digit} isältä.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the mother.</source>
        <translation>{cell}: {digit} äidiltä.</translation>
    </message>
    <message>
        <source>{cell}: {digit} in place of {before}.</source>
        <translation>{cell}: {digit}, kun siinä oli {before}.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate by mutation.</source>
        <translation>{cell}: {digit}, mutaation tuoma satunnainen ehdokas.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate, for neither parent’s digit fits.</source>
        <translation>{cell}: {digit}, satunnainen ehdokas, sillä kummankaan vanhemman numero ei sovi.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate.</source>
        <translation>{cell}: {digit}, satunnainen ehdokas.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, the only digit left for it.</source>
        <translation>{cell}: {digit}, ainoa sille jäävä numero.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which both parents have.</source>
        <translation>{cell}: {digit}, joka on molemmilla vanhemmilla.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which has no other place left in {unit}.</source>
        <translation>{cell}: {digit}, jolla ei {unit} ole muuta paikkaa jäljellä.</translation>
    </message>
    <message>
        <source>{chains} On the way, dynamic forcing chains with chains inside them rule out candidates.</source>
        <translation>{chains} Matkalla dynaamiset pakkoketjut, joiden sisällä on ketjuja, sulkevat ehdokkaita pois.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and cell or region forcing chains rule out candidates.</source>
        <translation>{chains} Matkalla kuviot sekä ruudun tai alueen pakkoketjut sulkevat ehdokkaita pois.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and dynamic forcing chains rule out candidates.</source>
        <translation>{chains} Matkalla kuviot ja dynaamiset pakkoketjut sulkevat ehdokkaita pois.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and forcing chains rule out candidates.</source>
        <translation>{chains} Matkalla kuviot ja pakkoketjut sulkevat ehdokkaita pois.</translation>
    </message>
    <message>
        <source>{chains} with dynamic forcing chains</source>
        <translation>{chains} ja dynaamiset pakkoketjut</translation>
    </message>
    <message>
        <source>{chains} with forcing chains</source>
        <translation>{chains} ja pakkoketjut</translation>
    </message>
    <message>
        <source>{chains} with multiple forcing chains</source>
        <translation>{chains} ja moninkertaiset pakkoketjut</translation>
    </message>
    <message>
        <source>{chains} with nested forcing chains</source>
        <translation>{chains} ja sisäkkäiset pakkoketjut</translation>
    </message>
    <message>
        <source>{changes}: exactly one solution</source>
        <translation>{changes}: täsmälleen yksi ratkaisu</translation>
    </message>
    <message>
        <source>{columns}×{rows} grids cannot be read from pictures, only 9×9</source>
        <translation>kuvista ei voi lukea {columns}×{rows}-ruudukoita, vain 9×9</translation>
    </message>
    <message numerus="yes">
        <source>{conflict}; and %n more conflict(s)</source>
        <translation>
            <numerusform>{conflict}; ja %n muu ristiriita</numerusform>
            <numerusform>{conflict}; ja %n muuta ristiriitaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} characters are too many for one puzzle</source>
        <translation>{count} merkkiä on liikaa yhdelle tehtävälle</translation>
    </message>
    <message>
        <source>{count} {digit}s in box {unit}: {places}</source>
        <translation>{count} kertaa {digit} lohkossa {unit}: {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in column {unit}: rows {places}</source>
        <translation>{count} kertaa {digit} sarakkeessa {unit}: rivit {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in row {unit}: columns {places}</source>
        <translation>{count} kertaa {digit} rivillä {unit}: sarakkeet {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in {unit}: {places}</source>
        <translation>{count} kertaa {digit} {unit}: {places}</translation>
    </message>
    <message>
        <source>{date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>{digits} from {cells}</source>
        <translation>{digits} ({cells})</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <translation>{digits}: {cells}</translation>
    </message>
    <message>
        <source>{digit} goes here</source>
        <translation>{digit} tulee tähän</translation>
    </message>
    <message>
        <source>{digit}, given</source>
        <translation>{digit}, annettu</translation>
    </message>
    <message>
        <source>{digit}, put in by a player</source>
        <translation>{digit}, pelaajan kirjoittama</translation>
    </message>
    <message>
        <source>{digit}: {left}</source>
        <translation>{digit}: {left}</translation>
    </message>
    <message>
        <source>{done} of {pages}</source>
        <translation>{done}/{pages}</translation>
    </message>
    <message>
        <source>{elite} must be below the population of {population}, got {number}</source>
        <translation>arvon {elite} on oltava pienempi kuin populaatio {population}, nyt se on {number}</translation>
    </message>
    <message>
        <source>{ending}, fitness {fitness}</source>
        <translation>{ending}, kelpoisuus {fitness}</translation>
    </message>
    <message>
        <source>{escape} is among the escapes more than once</source>
        <translation>{escape} on ulospääsyissä useammin kuin kerran</translation>
    </message>
    <message>
        <source>{figures}.</source>
        <translation>{figures}.</translation>
    </message>
    <message>
        <source>{file} already exists, and perhaps other files of this print. Replace them?</source>
        <translation>{file} on jo olemassa, ja ehkä muitakin tämän tulosteen tiedostoja. Korvataanko ne?</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} on jo olemassa. Haluatko korvata sen?</translation>
    </message>
    <message>
        <source>{file} and similar files already exist. Replace them?</source>
        <translation>{file} ja vastaavia tiedostoja on jo olemassa. Korvataanko ne?</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {reason}</source>
        <translation>Tiedostoa {file} ei voi tuoda: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the file and its folder must be writable</source>
        <translation>tiedostoa {file} ei voi avata: tiedostoon ja sen kansioon on voitava kirjoittaa</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>Tiedostoa {file} ei voi avata: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>Tiedostoa {file} ei voi lukea: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>tiedostoa {file} ei voi käyttää: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}; set the file aside, and a new one is begun</source>
        <translation>tiedostoa {file} ei voi käyttää: {reason}; siirrä tiedosto syrjään, niin uusi aloitetaan</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file}: kirjoittaminen ei onnistunut: {reason}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program since it was opened here. Replace it?</source>
        <translation>Toinen ohjelma on muuttanut tiedostoa {file} sen jälkeen, kun se avattiin täällä. Korvataanko se?</translation>
    </message>
    <message>
        <source>{file} is in use by another program; try again when it has finished</source>
        <translation>toinen ohjelma käyttää tiedostoa {file}; yritä uudelleen, kun se on valmis</translation>
    </message>
    <message>
        <source>{file} is larger than {most} bytes</source>
        <translation>{file} on suurempi kuin {most} tavua</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8</source>
        <translation>{file} ei ole UTF-8-tekstiä</translation>
    </message>
    <message>
        <source>{file} shows a Sudoku of another kind.</source>
        <translation>{file} esittää toisenlaista sudokua.</translation>
    </message>
    <message>
        <source>{file} was not saved, because other parts of it would be lost: {reason}.</source>
        <translation>Tiedostoa {file} ei tallennettu, koska sen muita osia katoaisi: {reason}.</translation>
    </message>
    <message>
        <source>{file} was not written: files of this kind cannot hold such a grid ({grid}); a document can.</source>
        <translation>Tiedostoa {file} ei kirjoitettu: tällaiseen tiedostoon ei mahdu tämä ruudukko ({grid}); asiakirjaan mahtuu.</translation>
    </message>
    <message>
        <source>{file} was saved without {things}.</source>
        <translation>{file} tallennettiin, mutta ilman näitä: {things}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; this one cannot read it</source>
        <translation>{file} on ohjelman uudemman version kirjoittama; tämä versio ei osaa lukea sitä</translation>
    </message>
    <message>
        <source>{file} – Rate Collection</source>
        <translation>{file} – Arvioi kokoelma</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, rivi {line}: {problem}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, rivi {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{filled} of {cells} cells filled</source>
        <translation>{filled}/{cells} ruutua täytetty</translation>
    </message>
    <message>
        <source>{finding} (Compared with the exact solver’s solution.)</source>
        <translation>{finding} (Verrattu eksaktin ratkaisimen ratkaisuun.)</translation>
    </message>
    <message>
        <source>{finding} With your entries there is no solution, as the exact solver proves.</source>
        <translation>{finding} Eksakti ratkaisin todistaa, ettei omilla numeroillasi ole ratkaisua.</translation>
    </message>
    <message>
        <source>{finds} on {islands}.</source>
        <translation>{finds}, {islands}.</translation>
    </message>
    <message>
        <source>{finished} of {runs}</source>
        <translation>{finished}/{runs}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} ja {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} tai {last}</translation>
    </message>
    <message>
        <source>{first} or {last} is {digit}, so {cell}, which sees both, is not.</source>
        <translation>{first} tai {last} on {digit}, joten {cell}, joka näkee molemmat, ei ole.</translation>
    </message>
    <message>
        <source>{first} or {second} is {z}, so no cell that sees both can hold it.</source>
        <translation>{first} tai {second} on {z}, joten sitä ei voi olla missään ruudussa, joka näkee molemmat.</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{fitness} (logarithmic)</source>
        <translation>{fitness} (logaritminen)</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best} at generation {generation}.</source>
        <translation>{fitness} sukupolvittain: paras {best} sukupolvessa {generation}.</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best}, average {mean}, worst {worst} at generation {generation}; a solution has {optimum}.</source>
        <translation>{fitness} sukupolvittain: paras {best}, keskiarvo {mean}, huonoin {worst} sukupolvessa {generation}; ratkaisulla {optimum}.</translation>
    </message>
    <message>
        <source>{fitness}; a solution has {optimum}</source>
        <translation>{fitness}; ratkaisulla {optimum}</translation>
    </message>
    <message>
        <source>{folder} belongs to somebody else</source>
        <translation>{folder} kuuluu jollekulle muulle</translation>
    </message>
    <message>
        <source>{folder} cannot be written</source>
        <translation>{folder}: kansioon ei voi kirjoittaa</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <translation>{found}/{wanted}</translation>
    </message>
    <message>
        <source>{found} of {wanted} made, {tried} tried …</source>
        <translation>luotu {found}/{wanted}, kokeiltu {tried}…</translation>
    </message>
    <message>
        <source>{generation}, fitness {fitness}</source>
        <translation>{generation}, kelpoisuus {fitness}</translation>
    </message>
    <message>
        <source>{givens}; {verdict}</source>
        <translation>{givens}; {verdict}</translation>
    </message>
    <message>
        <source>{key} appears twice</source>
        <translation>{key} esiintyy kahdesti</translation>
    </message>
    <message>
        <source>{key} has {length} characters; at most {most} are allowed</source>
        <translation>{key}: {length} merkkiä, kun sallittu määrä on enintään {most}</translation>
    </message>
    <message>
        <source>{key} holds no cells of a puzzle</source>
        <translation>kohdassa {key} ei ole tehtävän ruutuja</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} puuttuu</translation>
    </message>
    <message>
        <source>{key} is not known to this version</source>
        <translation>{key} on tälle versiolle tuntematon</translation>
    </message>
    <message>
        <source>{key} is unknown; there are {keys}</source>
        <translation>{key} on tuntematon; tunnettuja ovat {keys}</translation>
    </message>
    <message>
        <source>{key} must be a list</source>
        <translation>{key} ei ole luettelo, vaikka sen pitäisi olla</translation>
    </message>
    <message>
        <source>{key} must be one line of text, got {value}</source>
        <translation>{key} ei ole yksirivinen teksti, vaikka sen pitäisi olla: {value}</translation>
    </message>
    <message>
        <source>{key} must have a kind, which is one of {choices}</source>
        <translation>{key} vaatii kohdan &quot;kind&quot;, jokin näistä: {choices}</translation>
    </message>
    <message>
        <source>{key} must not be empty</source>
        <translation>{key} ei saa olla tyhjä</translation>
    </message>
    <message>
        <source>{key}: {problem}</source>
        <translation>{key}: {problem}</translation>
    </message>
    <message>
        <source>{label} ({unit})</source>
        <translation>{label} ({unit})</translation>
    </message>
    <message>
        <source>{level} for evolution</source>
        <translation>{level} evoluutiolle</translation>
    </message>
    <message>
        <source>{level} {rating}</source>
        <translation>{level} {rating}</translation>
    </message>
    <message>
        <source>{level} ≥ {rating}</source>
        <translation>{level} ≥ {rating}</translation>
    </message>
    <message>
        <source>{level}, {rating}</source>
        <translation>{level}, {rating}</translation>
    </message>
    <message>
        <source>{level}, {rating}: {technique}</source>
        <translation>{level}, {rating}: {technique}</translation>
    </message>
    <message>
        <source>{name} from</source>
        <translation>{name}: vähintään</translation>
    </message>
    <message>
        <source>{name} of {operator} must be number(default, minimum, maximum) or flag(default), and its name must be free; {names} are taken</source>
        <translation>operaattorin {operator} parametrin {name} on oltava number(oletus, pienin, suurin) tai flag(oletus) ja nimen vapaa; varattuja ovat {names}</translation>
    </message>
    <message>
        <source>{name} of {tag} must be a whole number</source>
        <translation>kohteen {tag} arvon {name} on oltava kokonaisluku</translation>
    </message>
    <message>
        <source>{name} to</source>
        <translation>{name}: enintään</translation>
    </message>
    <message>
        <source>{name} was first: {amount}, against {other}.</source>
        <translation>{name} oli ensimmäinen: {amount}, toisella {other}.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number} Mrd</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number} M</translation>
    </message>
    <message>
        <source>{number} generations</source>
        <translation>{number} sukupolvea</translation>
    </message>
    <message>
        <source>{number} grids</source>
        <translation>{number} ruudukkoa</translation>
    </message>
    <message>
        <source>{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again</source>
        <translation>taulukkolaskenta on pyöristänyt luvun {number}; muotoile sen sarake tekstiksi ja kopioi tehtävä uudelleen</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number} t</translation>
    </message>
    <message>
        <source>{number} of {cells}</source>
        <translation>{number}/{cells}</translation>
    </message>
    <message>
        <source>{number} of {children}</source>
        <translation>{number}/{children}</translation>
    </message>
    <message>
        <source>{number} of {count}: {technique}</source>
        <translation>{number}/{count}: {technique}</translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} sekuntia</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} kokeilua</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other: a population begins anew in only one way</source>
        <translation>{one} ja {other} sulkevat toisensa pois: populaatio alkaa uudelleen yhdellä tavalla</translation>
    </message>
    <message>
        <source>{operators} made a grid with a cost of 0 that is no solution: {grid}</source>
        <translation>{operators} tuotti ruudukon, jonka kustannus on 0 mutta joka ei ole ratkaisu: {grid}</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: go through a list of rows by their numbers, as in for row in range(len(blocks))</source>
        <translation>operaattoria {operator} ei voi kääntää: käy riviluettelo läpi numeroittain, kuten for row in range(len(blocks))</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: {reason}</source>
        <translation>operaattoria {operator} ei voi kääntää: {reason}</translation>
    </message>
    <message>
        <source>{operator} changed the given {given} in {cell} to {value}</source>
        <translation>{operator} muutti annetun numeron {given} ({cell}) arvoksi {value}</translation>
    </message>
    <message>
        <source>{operator} changes nothing this time.</source>
        <translation>{operator} ei muuta tällä kertaa mitään.</translation>
    </message>
    <message>
        <source>{operator} chooses both parents.</source>
        <translation>{operator} valitsee molemmat vanhemmat.</translation>
    </message>
    <message>
        <source>{operator} does not end: a call was stopped after {most} passes through its loops</source>
        <translation>{operator} ei pääty: kutsu keskeytettiin {most} silmukkakierroksen jälkeen</translation>
    </message>
    <message>
        <source>{operator} draws from another random generator, in {line}, so its runs could not be repeated; draw with random.index(n) or random.uniform()</source>
        <translation>{operator} arpoo toisesta satunnaisgeneraattorista, {line}, joten ajoja ei voisi toistaa; arvo funktiolla random.index(n) tai random.uniform()</translation>
    </message>
    <message>
        <source>{operator} gives another result when it is compiled, where integers have 64 bits; {first} became {compiled}</source>
        <translation>{operator} antaa käännettynä toisen tuloksen, sillä kokonaisluvuissa on 64 bittiä; {first} muuttui arvoksi {compiled}</translation>
    </message>
    <message>
        <source>{operator} gives it no place.</source>
        <translation>{operator} ei anna sille paikkaa.</translation>
    </message>
    <message>
        <source>{operator} gives it the place of rank {rank}, which had {fitness}.</source>
        <translation>{operator} antaa sille sijan {rank} paikan, jolla oli {fitness}.</translation>
    </message>
    <message>
        <source>{operator} gives two results for one grid and one state of the random generator, so its runs could not be repeated; draw with random.index(n) or random.uniform() only</source>
        <translation>{operator} antaa samalle ruudukolle ja satunnaisgeneraattorin tilalle kaksi tulosta, joten ajoja ei voisi toistaa; arvo vain funktioilla random.index(n) ja random.uniform()</translation>
    </message>
    <message>
        <source>{operator} has the argument {name}, which is none of {offered}; declare a parameter with {name}=number(default, minimum, maximum) in the decorator</source>
        <translation>operaattorilla {operator} on argumentti {name}, joka ei ole mikään näistä: {offered}; määrittele parametri koristimessa {name}=number(oletus, pienin, suurin)</translation>
    </message>
    <message>
        <source>{operator} has {number} parameters; at most {most} are allowed</source>
        <translation>operaattorilla {operator} on {number} parametria; enintään {most} sallitaan</translation>
    </message>
    <message>
        <source>{operator} left the digit {digit} twice in {block}, in {cells}; there it may only exchange digits</source>
        <translation>{operator} jätti numeron {digit} kahdesti {block}, ruutuihin {cells}; siellä se saa vain vaihtaa numeroita keskenään</translation>
    </message>
    <message>
        <source>{operator} must have the argument {name}, and has {arguments}</source>
        <translation>operaattorilla {operator} on oltava argumentti {name}, mutta sillä on {arguments}</translation>
    </message>
    <message>
        <source>{operator} must return a number, got {value}</source>
        <translation>operaattorin {operator} on palautettava luku, ei {value}</translation>
    </message>
    <message>
        <source>{operator} must return the rank that the child takes, from 0 to {last}, or -1 for none, got {value}</source>
        <translation>Funktion {operator} on palautettava sija, jonka jälkeläinen ottaa, välillä 0–{last}, tai -1, jos ei mitään, eikä {value}</translation>
    </message>
    <message>
        <source>{operator} must return the ranks of two parents, each from 0 to {last}, got {value}</source>
        <translation>operaattorin {operator} on palautettava kahden vanhemman sijat, kumpikin 0…{last}, ei {value}</translation>
    </message>
    <message>
        <source>{operator} must take plain arguments, without defaults, * or **; give a parameter its default with number(default, minimum, maximum) or flag(default) in the decorator</source>
        <translation>operaattorin {operator} argumenttien on oltava tavallisia, ilman oletusarvoja, * tai **; anna parametrin oletus koristimessa number(oletus, pienin, suurin) tai flag(oletus)</translation>
    </message>
    <message>
        <source>{operator} raised an error in {line}: {error}</source>
        <translation>{operator} aiheutti virheen, {line}: {error}</translation>
    </message>
    <message>
        <source>{operator} raised an error when it was compiled, and none in plain Python</source>
        <translation>{operator} aiheutti virheen käännettynä muttei tavallisena Pythonina</translation>
    </message>
    <message>
        <source>{operator} raised an error, such as an index outside an array, or did not end</source>
        <translation>{operator} aiheutti virheen, esimerkiksi taulukon ulkopuolisen indeksin, tai ei päättynyt</translation>
    </message>
    <message>
        <source>{operator} returned 0 for a grid that is not solved; only a solution may have a cost of 0</source>
        <translation>{operator} palautti arvon 0 ratkaisemattomalle ruudukolle; vain ratkaisun kustannus saa olla 0</translation>
    </message>
    <message>
        <source>{operator} returned {value} for a solved grid; a solution must have a cost of 0</source>
        <translation>{operator} palautti arvon {value} ratkaistulle ruudukolle; ratkaisun kustannuksen on oltava 0</translation>
    </message>
    <message>
        <source>{operator} returned {value}; a cost must be finite and at least 0</source>
        <translation>{operator} palautti arvon {value}; kustannuksen on oltava äärellinen ja vähintään 0</translation>
    </message>
    <message>
        <source>{operator} uses two different things named {name}; rename one</source>
        <translation>{operator} käyttää kahta eri asiaa nimeltä {name}; nimeä toinen uudelleen</translation>
    </message>
    <message>
        <source>{operator} uses {name}, a {kind}, in {line}; besides its arguments it can use numbers, tuples of numbers, functions, math and numpy</source>
        <translation>{operator} käyttää nimeä {name} ({kind}), {line}; argumenttiensa lisäksi se voi käyttää lukuja, lukumonikoita, funktioita sekä moduuleja math ja numpy</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is no digit</source>
        <translation>{operator} kirjoitti arvon {value} ({cell}), joka ei ole numero</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is none of its candidates</source>
        <translation>{operator} kirjoitti arvon {value} ({cell}), joka ei ole ruudun ehdokkaita</translation>
    </message>
    <message>
        <source>{operator}: {before} in {cells} became {after}.</source>
        <translation>{operator}: {before} ruuduissa {cells} muuttui: {after}.</translation>
    </message>
    <message>
        <source>{optimum} = solved</source>
        <translation>{optimum} = ratkaistu</translation>
    </message>
    <message>
        <source>{pages} pages are chosen; at most {most} are read at a time</source>
        <translation>{pages} sivua on valittu; kerralla luetaan enintään {most}</translation>
    </message>
    <message>
        <source>{pages}; only the first {count} can be chosen here</source>
        <translation>{pages}; tässä voi valita vain ensimmäiset {count}</translation>
    </message>
    <message>
        <source>{part} cannot represent a Latin square, which has no boxes</source>
        <translation>{part} ei voi esittää latinalaista neliötä, jossa ei ole lohkoja</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids cell by cell, and here boxes or rows are passed on whole</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se rakentaa ruudukoita ruutu ruudulta, ja tässä lohkot tai rivit periytyvät kokonaisina</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids in which nothing clashes, and here cells may clash</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se rakentaa ristiriidattomia ruudukoita, ja tässä ruuduissa voi olla ristiriitoja</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and a box or row would no longer be a permutation</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se muuttaa yksittäisiä ruutuja, eikä lohko tai rivi enää olisi permutaatio</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and placements would clash</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se muuttaa yksittäisiä ruutuja, ja sijoitukset joutuisivat ristiriitaan</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it is made for other genes</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se on tehty toisenlaisille geeneille</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it swaps inside rows, and only row permutations keep a row whole</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se tekee vaihtoja rivien sisällä, ja vain rivipermutaatiot pitävät rivin kokonaisena</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and here each cell is by itself</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se toimii lohkoissa tai riveissä, jotka ovat permutaatioita, ja tässä jokainen ruutu on erikseen</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and these may have blanks</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se toimii lohkoissa tai riveissä, jotka ovat permutaatioita, ja näissä voi olla tyhjiä ruutuja</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works on full grids, and these may have blanks</source>
        <translation>{part} ei sovi yhteen koodauksen {encoding} kanssa: se toimii täysillä ruudukoilla, ja näissä voi olla tyhjiä ruutuja</translation>
    </message>
    <message>
        <source>{part} swaps between boxes that lie side by side; this grid has none</source>
        <translation>{part} vaihtaa vierekkäisten lohkojen välillä; tässä ruudukossa niitä ei ole</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, which is not loaded; load the file that defines it first</source>
        <translation>{place} on operaattori {operator}, jota ei ole ladattu; lataa ensin tiedosto, jossa se määritellään</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, whose source has changed: the one that is loaded is {newest}</source>
        <translation>{place} on operaattori {operator}, jonka lähdekoodi on muuttunut: ladattuna on {newest}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{progress} The hunt goes on where it was.</source>
        <translation>{progress} Jahti jatkuu siitä, mihin jäi.</translation>
    </message>
    <message>
        <source>{puzzles}, {pages}</source>
        <translation>{puzzles}, {pages}</translation>
    </message>
    <message>
        <source>{puzzle} – Race</source>
        <translation>{puzzle} – Kilpailu</translation>
    </message>
    <message>
        <source>{puzzle}: {mean} generations on average</source>
        <translation>{puzzle}: keskimäärin {mean} sukupolvea</translation>
    </message>
    <message>
        <source>{puzzle}: {rating} {level}, {mean} generations on average</source>
        <translation>{puzzle}: {rating} {level}, keskimäärin {mean} sukupolvea</translation>
    </message>
    <message>
        <source>{rated} of {puzzles} puzzles rated.</source>
        <translation>Arvioitu {rated}/{puzzles} tehtävää.</translation>
    </message>
    <message>
        <source>{rating} and above</source>
        <translation>{rating} tai enemmän</translation>
    </message>
    <message numerus="yes">
        <source>{rating}; %n given(s); seed {seed}</source>
        <translation>
            <numerusform>{rating}; %n annettu; siemenluku {seed}</numerusform>
            <numerusform>{rating}; %n annettua; siemenluku {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s.</source>
        <translation>Kokeiluissa ({trials}) ja laskenta-ajassa ({seconds}&#xa0;s) voittaa {runner}.</translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}.</source>
        <translation>Kokeiluissa voittaa {runner}, {trials}.</translation>
    </message>
    <message>
        <source>{runner} needed the least computing time, {seconds} s.</source>
        <translation>Laskenta-ajassa voittaa {runner}, {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>{runner}: %n digit(s) missing after {trials} trials</source>
        <translation>
            <numerusform>{runner}: %n numero puuttuu, kokeiluja {trials}</numerusform>
            <numerusform>{runner}: %n numeroa puuttuu, kokeiluja {trials}</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner}: solved after {trials} trials</source>
        <translation>{runner}: ratkaistu, kokeiluja {trials}</translation>
    </message>
    <message>
        <source>{runs} of {algorithms}</source>
        <translation>{runs}, {algorithms}</translation>
    </message>
    <message>
        <source>{runs} {on}.</source>
        <translation>{runs} {on}.</translation>
    </message>
    <message>
        <source>{runs}, {selected} selected</source>
        <translation>{runs}, {selected} valittu</translation>
    </message>
    <message>
        <source>{sentence} Puzzles: {puzzles}; algorithms: {algorithms}; seeds: {seeds}; runs: {runs}.</source>
        <translation>{sentence} Tehtäviä: {puzzles}; algoritmeja: {algorithms}; siemenlukuja: {seeds}; ajoja: {runs}.</translation>
    </message>
    <message>
        <source>{sentence} {setting}: {value}.</source>
        <translation>{sentence} {setting}: {value}.</translation>
    </message>
    <message>
        <source>{setting} must be a number, got {value}</source>
        <translation>asetuksen {setting} on oltava luku, ei {value}</translation>
    </message>
    <message>
        <source>{setting} must be a text, got {value}</source>
        <translation>{setting} on oltava tekstiä, ei {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number from {lowest}, got {value}</source>
        <translation>arvon {setting} on oltava kokonaisluku, vähintään {lowest}, ei {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number, got {value}</source>
        <translation>asetuksen {setting} on oltava kokonaisluku, ei {value}</translation>
    </message>
    <message>
        <source>{setting} must be in [{minimum}, {maximum}], got {value}</source>
        <translation>asetuksen {setting} on oltava välillä [{minimum}, {maximum}], nyt se on {value}</translation>
    </message>
    <message>
        <source>{setting} must be one of {choices}, got {value}</source>
        <translation>asetuksen {setting} on oltava jokin näistä: {choices}; nyt se on {value}</translation>
    </message>
    <message>
        <source>{setting} must be true or false, got {value}</source>
        <translation>{setting} on oltava tosi tai epätosi, ei {value}</translation>
    </message>
    <message>
        <source>{setting} must have at most {most} characters</source>
        <translation>{setting} saa olla enintään {most} merkkiä</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>{shape} · {level}</source>
        <translation>{shape} · {level}</translation>
    </message>
    <message>
        <source>{size} × {size}</source>
        <translation>{size} × {size}</translation>
    </message>
    <message>
        <source>{solved} of {runs} ({low} to {high})</source>
        <translation>{solved}/{runs} ({low}–{high})</translation>
    </message>
    <message>
        <source>{solved} of {runs} runs solved; {least} to {most} generations, median {median}</source>
        <translation>{solved}/{runs} ajoa ratkaisi; {least}–{most} sukupolvea, mediaani {median}</translation>
    </message>
    <message>
        <source>{statistic}: {unit}</source>
        <translation>{statistic}: {unit}</translation>
    </message>
    <message>
        <source>{symbol} cannot stand in a cell</source>
        <translation>{symbol} ei voi olla ruudussa</translation>
    </message>
    <message>
        <source>{symbol} is not a cell</source>
        <translation>{symbol} ei ole ruutu</translation>
    </message>
    <message>
        <source>{technique} on {digits}</source>
        <translation>{technique}: {digits}</translation>
    </message>
    <message>
        <source>{text} is not a level; there are {levels}</source>
        <translation>{text} ei ole taso; tasoja ovat {levels}</translation>
    </message>
    <message>
        <source>{text} is not a number of puzzles of a level, such as 30xeasy</source>
        <translation>{text} ei ole jonkin tason tehtävien määrä, kuten 30xeasy</translation>
    </message>
    <message>
        <source>{text} is not the address of a scheduler, such as tcp://host:8786</source>
        <translation>{text} ei ole ajoittimen osoite, kuten tcp://host:8786</translation>
    </message>
    <message>
        <source>{text}: {finished} of {runs} runs</source>
        <translation>{text}: {finished}/{runs} ajoa</translation>
    </message>
    <message>
        <source>{title} – {number} of {count}</source>
        <translation>{title} – {number}/{count}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, muutettu</translation>
    </message>
    <message>
        <source>{title}: solutions</source>
        <translation>{title}: ratkaisut</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} after {time}</source>
        <translation>{value} ajassa {time}</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} ei ole luku</translation>
    </message>
    <message>
        <source>{verdict} So it is not rated.</source>
        <translation>{verdict} Siksi sitä ei arvioida.</translation>
    </message>
    <message>
        <source>{verdict} So there is no hint.</source>
        <translation>{verdict} Siksi vihjettä ei ole.</translation>
    </message>
    <message>
        <source>“No. 7” above each puzzle.</source>
        <translation>”Nro 7” kunkin tehtävän yläpuolella.</translation>
    </message>
    <message>
        <source>“{button}” undoes this.</source>
        <translation>”{button}” kumoaa tämän.</translation>
    </message>
    <message>
        <source>≈ {number} h</source>
        <translation>≈ {number} h</translation>
    </message>
    <message>
        <source>≈ {number} min</source>
        <translation>≈ {number} min</translation>
    </message>
    <message>
        <source>≈ {number} s</source>
        <translation>≈ {number}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved.</source>
        <translation>
            <numerusform>≥: %n ajo päättyi ratkaisutta.</numerusform>
            <numerusform>≥: %n ajoa päättyi ratkaisutta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved. The heading is total generations ÷ solved runs (ERT).</source>
        <translation>
            <numerusform>≥: %n ajo päättyi ratkaisutta. Otsikon luku on sukupolvet yhteensä ÷ ratkenneet ajot (ERT).</numerusform>
            <numerusform>≥: %n ajoa päättyi ratkaisutta. Otsikon luku on sukupolvet yhteensä ÷ ratkenneet ajot (ERT).</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ all placed</source>
        <translation>✓ kaikki jo</translation>
    </message>
    <message>
        <source>✓ generation {number}</source>
        <translation>✓ sukupolvi {number}</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ ratkaistu</translation>
    </message>
</context>
</TS>
