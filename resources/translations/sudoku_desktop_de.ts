<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
            <numerusform>%n Algorithmus</numerusform>
            <numerusform>%n Algorithmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>%n Feld im Konflikt</numerusform>
            <numerusform>%n Felder im Konflikt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the best</source>
        <translation>
            <numerusform>%n Feld unterscheidet sich vom Besten</numerusform>
            <numerusform>%n Felder unterscheiden sich vom Besten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) must stay blank: the child cannot be as good as either parent, and is given up.</source>
        <translation>
            <numerusform>%n Feld muss leer bleiben: Das Kind kann nicht so gut werden wie einer der Eltern und wird aufgegeben.</numerusform>
            <numerusform>%n Felder müssen leer bleiben: Das Kind kann nicht so gut werden wie einer der Eltern und wird aufgegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of it (is/are) in the child</source>
        <translation>
            <numerusform>%n Feld davon ist im Kind</numerusform>
            <numerusform>%n Felder davon sind im Kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diabolical puzzle(s)</source>
        <translation>
            <numerusform>%n teuflisches Rätsel</numerusform>
            <numerusform>%n teuflische Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different solution(s)</source>
        <translation>
            <numerusform>%n Lösung</numerusform>
            <numerusform>%n verschiedene Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) (is/are) missing</source>
        <translation>
            <numerusform>%n Ziffer fehlt</numerusform>
            <numerusform>%n Ziffern fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n Ziffer fehlt</numerusform>
            <numerusform>%n Ziffern fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n unsicher</numerusform>
            <numerusform>%n unsicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s), framed by dashes: compare with the picture.</source>
        <translation>
            <numerusform>%n unsicheres Feld, gestrichelt umrahmt: bitte mit dem Bild vergleichen.</numerusform>
            <numerusform>%n unsichere Felder, gestrichelt umrahmt: bitte mit dem Bild vergleichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy puzzle(s)</source>
        <translation>
            <numerusform>%n leichtes Rätsel</numerusform>
            <numerusform>%n leichte Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extreme puzzle(s)</source>
        <translation>
            <numerusform>%n extremes Rätsel</numerusform>
            <numerusform>%n extreme Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fiendish puzzle(s)</source>
        <translation>
            <numerusform>%n vertracktes Rätsel</numerusform>
            <numerusform>%n vertrackte Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s)</source>
        <translation>
            <numerusform>%n Fund</numerusform>
            <numerusform>%n Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n Generation</numerusform>
            <numerusform>%n Generationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gentle puzzle(s)</source>
        <translation>
            <numerusform>%n sanftes Rätsel</numerusform>
            <numerusform>%n sanfte Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s), {blanks} cells to fill</source>
        <translation>
            <numerusform>%n Vorgabe, {blanks} Felder zu füllen</numerusform>
            <numerusform>%n Vorgaben, {blanks} Felder zu füllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s)</source>
        <translation>
            <numerusform>%n Gitter</numerusform>
            <numerusform>%n Gitter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n Insel</numerusform>
            <numerusform>%n Inseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n made in {seconds} s.</source>
        <translation>
            <numerusform>%n in {seconds}&#xa0;s erstellt.</numerusform>
            <numerusform>%n in {seconds}&#xa0;s erstellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n million trials</source>
        <translation>
            <numerusform>%n Million Versuche</numerusform>
            <numerusform>%n Millionen Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moderate puzzle(s)</source>
        <translation>
            <numerusform>%n mittleres Rätsel</numerusform>
            <numerusform>%n mittlere Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s)</source>
        <translation>
            <numerusform>%n weiteren Feld</numerusform>
            <numerusform>%n weiteren Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries (is/are) wrong: {cells}</source>
        <translation>
            <numerusform>%n der Einträge ist falsch: {cells}</numerusform>
            <numerusform>%n der Einträge sind falsch: {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other part(s) (was/were) left out, too.</source>
        <translation>
            <numerusform>Auch %n weiterer Teil wurde ausgelassen.</numerusform>
            <numerusform>Auch %n weitere Teile wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, in {places} different places; at most {most} in the same one.</source>
        <translation>
            <numerusform>%n Weg ist zu Ende, an {places} verschiedenen Stellen, höchstens {most} an derselben.</numerusform>
            <numerusform>%n Wege sind zu Ende, an {places} verschiedenen Stellen, höchstens {most} an derselben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, no two in the same place.</source>
        <translation>
            <numerusform>Von den gezeichneten Wegen ist %n zu Ende.</numerusform>
            <numerusform>Von den gezeichneten Wegen sind %n zu Ende, keine zwei an derselben Stelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s) ended here</source>
        <translation>
            <numerusform>%n Population endete hier</numerusform>
            <numerusform>%n Populationen endeten hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s), drawn as {grids} grids.</source>
        <translation>
            <numerusform>%n Population, gezeichnet als {grids} Gitter.</numerusform>
            <numerusform>%n Populationen, gezeichnet als {grids} Gitter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) of yours could not be read. {file}: {reason}</source>
        <translation>
            <numerusform>%n eigene Vorlage war nicht lesbar. {file}: {reason}</numerusform>
            <numerusform>%n eigene Vorlagen waren nicht lesbar. {file}: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s)</source>
        <translation>
            <numerusform>%n Bereinigung</numerusform>
            <numerusform>%n Bereinigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s).</source>
        <translation>
            <numerusform>%n Bereinigung.</numerusform>
            <numerusform>%n Bereinigungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Rätsel</numerusform>
            <numerusform>%n Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (does/do) not have exactly one solution; the first is puzzle {number}.</source>
        <translation>
            <numerusform>%n Rätsel hat nicht genau eine Lösung: Rätsel {number}.</numerusform>
            <numerusform>%n Rätsel haben nicht genau eine Lösung; das erste ist Rätsel {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (was/were) read.</source>
        <translation>
            <numerusform>%n Rätsel wurde gelesen.</numerusform>
            <numerusform>%n Rätsel wurden gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) already on the paper.</source>
        <translation>
            <numerusform>%n Rätsel schon auf dem Blatt.</numerusform>
            <numerusform>%n Rätsel schon auf dem Blatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) in {file}.</source>
        <translation>
            <numerusform>%n Rätsel in {file}.</numerusform>
            <numerusform>%n Rätsel in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) pasted. “Next in File” shows the others.</source>
        <translation>
            <numerusform>%n Rätsel eingefügt. „Nächstes in der Datei“ zeigt die anderen.</numerusform>
            <numerusform>%n Rätsel eingefügt. „Nächstes in der Datei“ zeigt die anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s), each with exactly one solution.</source>
        <translation>
            <numerusform>%n Rätsel mit genau einer Lösung.</numerusform>
            <numerusform>%n Rätsel, jedes mit genau einer Lösung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random grid(s) will mate and mutate until one of them is right.</source>
        <translation>
            <numerusform>%n zufälliges Gitter mutiert, bis es stimmt.</numerusform>
            <numerusform>%n zufällige Gitter paaren sich und mutieren, bis eines davon stimmt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) left out.</source>
        <translation>
            <numerusform>%n Wiederholung ausgelassen.</numerusform>
            <numerusform>%n Wiederholungen ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n Neustart</numerusform>
            <numerusform>%n Neustarts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s).</source>
        <translation>
            <numerusform>%n Neustart.</numerusform>
            <numerusform>%n Neustarts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) made, {solved} solved.</source>
        <translation>
            <numerusform>%n Lauf gemacht, {solved} gelöst.</numerusform>
            <numerusform>%n Läufe gemacht, {solved} gelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of this puzzle (is/are) recorded.</source>
        <translation>
            <numerusform>%n Lauf dieses Rätsels ist aufgezeichnet.</numerusform>
            <numerusform>%n Läufe dieses Rätsels sind aufgezeichnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) (was/were) skipped.</source>
        <translation>
            <numerusform>%n Lösung wurde übersprungen.</numerusform>
            <numerusform>%n Lösungen wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spread(s)</source>
        <translation>
            <numerusform>%n Doppelseite</numerusform>
            <numerusform>%n Doppelseiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tough puzzle(s)</source>
        <translation>
            <numerusform>%n kniffliges Rätsel</numerusform>
            <numerusform>%n knifflige Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;7 8 9 on top</source>
        <translation>&amp;7 8 9 oben</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Desktop</source>
        <translation>&amp;Über Sudoku Desktop</translation>
    </message>
    <message>
        <source>&amp;Add to the puzzles on the paper</source>
        <translation>Zu den Rätseln auf dem Blatt &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithmus</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <comment>in Preferences</comment>
        <translation>&amp;Algorithmus</translation>
    </message>
    <message>
        <source>&amp;Algorithms</source>
        <translation>&amp;Algorithmen</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Average</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;Best of the Generation</source>
        <translation>&amp;Bestes der Generation</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>Be&amp;schnitt</translation>
    </message>
    <message>
        <source>&amp;Budget of a run</source>
        <translation>&amp;Budget je Lauf</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>Datei a&amp;uswählen …</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Weiter&amp;machen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>Als Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>&amp;Kerne</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>E&amp;rstellen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Delete Preset…</source>
        <translation>Vorlage &amp;löschen …</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Details …</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Sch&amp;wierigkeit</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Diversity</source>
        <translation>&amp;Vielfalt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Empty Grid</source>
        <translation>&amp;Leeres Gitter</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>&amp;Evolve</source>
        <translation>Ev&amp;olution</translation>
    </message>
    <message>
        <source>&amp;Export Preset…</source>
        <translation>Vorlage &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Fill in All Notes</source>
        <translation>&amp;Alle Notizen eintragen</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Film …</translation>
    </message>
    <message>
        <source>&amp;First Generation</source>
        <translation>&amp;Erste Generation</translation>
    </message>
    <message>
        <source>&amp;First Mating</source>
        <translation>&amp;Erste Paarung</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>Er&amp;zeugen</translation>
    </message>
    <message>
        <source>&amp;Generate These</source>
        <translation>Diese &amp;erzeugen</translation>
    </message>
    <message>
        <source>&amp;Generate {puzzles}</source>
        <translation>{puzzles} er&amp;zeugen</translation>
    </message>
    <message>
        <source>&amp;Generations</source>
        <translation>&amp;Generationen</translation>
    </message>
    <message>
        <source>&amp;Generations at most</source>
        <translation>Höchstens &amp;Generationen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Lehrgang</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>Ü&amp;berschrift</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Highlight Digit</source>
        <translation>Ziffer &amp;hervorheben</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Hier bleiben</translation>
    </message>
    <message>
        <source>&amp;Hold the Cell’s Digit</source>
        <translation>Ziffer des Feldes &amp;festhalten</translation>
    </message>
    <message>
        <source>&amp;Import Preset…</source>
        <translation>Vorlage &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;In the Lab</source>
        <translation>&amp;Im Labor</translation>
    </message>
    <message>
        <source>&amp;Just black</source>
        <translation>Nur s&amp;chwarz</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Keep My Entries</source>
        <translation>Einträge &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Keep Watching</source>
        <translation>&amp;Weiter zusehen</translation>
    </message>
    <message>
        <source>&amp;Keep runs for later sessions</source>
        <translation>&amp;Läufe für spätere Sitzungen aufheben</translation>
    </message>
    <message>
        <source>&amp;Keys and First Steps</source>
        <translation>&amp;Tasten und erste Schritte</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>Lan&amp;dschaft</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>&amp;Großdruck</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Text ver&amp;größern</translation>
    </message>
    <message>
        <source>&amp;Last Generation</source>
        <translation>&amp;Letzte Generation</translation>
    </message>
    <message>
        <source>&amp;Last Mating</source>
        <translation>&amp;Letzte Paarung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Logarithmic Fitness</source>
        <translation>Fitness &amp;logarithmisch</translation>
    </message>
    <message>
        <source>&amp;Look for</source>
        <translation>&amp;Suche</translation>
    </message>
    <message>
        <source>&amp;Make New Puzzles</source>
        <translation>Ne&amp;ue Rätsel erstellen</translation>
    </message>
    <message>
        <source>&amp;Matings</source>
        <translation>&amp;Paarungen</translation>
    </message>
    <message>
        <source>&amp;Minimal</source>
        <translation>&amp;Minimal</translation>
    </message>
    <message>
        <source>&amp;My entries when solving</source>
        <translation>&amp;Meine Einträge beim Lösen</translation>
    </message>
    <message>
        <source>&amp;New Seeds</source>
        <translation>&amp;Neue Startwerte</translation>
    </message>
    <message>
        <source>&amp;New Study…</source>
        <translation>&amp;Neue Studie …</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Nächstes unsicheres Feld</translation>
    </message>
    <message>
        <source>&amp;Next Mating</source>
        <translation>&amp;Nächste Paarung</translation>
    </message>
    <message>
        <source>&amp;Next in File</source>
        <translation>&amp;Nächstes in der Datei</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Nu&amp;mmern</translation>
    </message>
    <message>
        <source>&amp;Open Report</source>
        <translation>Bericht ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Other Size or Variant…</source>
        <translation>&amp;Andere Größe oder Variante …</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <comment>in Preferences</comment>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>Rätsel &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Pencilmarks</source>
        <translation>&amp;Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Play Back</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Previous Mating</source>
        <translation>&amp;Vorige Paarung</translation>
    </message>
    <message>
        <source>&amp;Previous in File</source>
        <translation>V&amp;origes in der Datei</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;QR code to scan a puzzle back</source>
        <translation>&amp;QR-Code zum Wiedereinlesen</translation>
    </message>
    <message>
        <source>&amp;QR codes</source>
        <translation>&amp;QR-Codes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Race: give up early on what is significantly worse</source>
        <translation>&amp;Wettlauf: früh aufgeben, wer signifikant schlechter ist</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>Be&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Rate…</source>
        <translation>&amp;Bewerten …</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Remember the answer (Preferences can change it)</source>
        <translation>&amp;Antwort merken (in den Einstellungen zu ändern)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Runners</source>
        <translation>&amp;Läufer</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>&amp;Run…</source>
        <translation>&amp;Lauf …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>Als Vorlage &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>Se&amp;kunden</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Startwerte</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>Im Gitter &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Shuffle Regions</source>
        <translation>Regionen &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Text ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>Lö&amp;sungen</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Start This Hunt</source>
        <translation>Diese Jagd &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Start This Run</source>
        <translation>Diesen Lauf &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Subtitle</source>
        <translation>&amp;Untertitel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <comment>of a study</comment>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>V&amp;ersuche</translation>
    </message>
    <message>
        <source>&amp;Type It In</source>
        <translation>&amp;Eintippen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;Use This Puzzle</source>
        <translation>Rätsel ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>&amp;Vary a Parameter</source>
        <translation>Parameter &amp;variieren</translation>
    </message>
    <message>
        <source>&amp;Watch It Evolve</source>
        <translation>Der Evolution &amp;zusehen</translation>
    </message>
    <message>
        <source>&amp;Watch it being made</source>
        <translation>Beim Erstellen &amp;zusehen</translation>
    </message>
    <message>
        <source>&amp;What it does, in a sentence</source>
        <translation>&amp;Was sie tut, in einem Satz</translation>
    </message>
    <message>
        <source>&amp;Whole Picture</source>
        <translation>&amp;Ganzes Bild</translation>
    </message>
    <message>
        <source>&amp;Worst</source>
        <translation>&amp;Schlechtestes</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Zoo&amp;m</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216</source>
        <translation>(216 − Konflikte) / 216</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216: a unit’s conflicts are its missing digits, at most 8 in each of 27 units.</source>
        <translation>(216 − Konflikte) / 216: Die Konflikte einer Einheit sind ihre fehlenden Ziffern, höchstens 8 in jeder der 27 Einheiten.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first items of an enumeration</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>0 . Space</source>
        <translation>0 . Leertaste</translation>
    </message>
    <message>
        <source>0 is the first digit; the board shows it as 1.</source>
        <translation>0 ist die erste Ziffer; das Brett zeigt sie als 1.</translation>
    </message>
    <message>
        <source>1 2 3 on top, like a telephone</source>
        <translation>1 2 3 oben, wie am Telefon</translation>
    </message>
    <message>
        <source>1 is the first digit, and 0 is a blank.</source>
        <translation>1 ist die erste Ziffer, und 0 ist eine leere Zelle.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>1,000 generations/s</source>
        <translation>1.000 Generationen/s</translation>
    </message>
    <message>
        <source>1,000 trials/s each</source>
        <translation>je 1.000 Versuche/s</translation>
    </message>
    <message>
        <source>10 generations/s</source>
        <translation>10 Generationen/s</translation>
    </message>
    <message>
        <source>100 generations/s</source>
        <translation>100 Generationen/s</translation>
    </message>
    <message>
        <source>100 more runs, in a second or two.</source>
        <translation>100 weitere Läufe, in ein bis zwei Sekunden.</translation>
    </message>
    <message>
        <source>16×16, 96 givens</source>
        <translation>16×16, 96 Vorgaben</translation>
    </message>
    <message>
        <source>2 generations/s</source>
        <translation>2 Generationen/s</translation>
    </message>
    <message>
        <source>20 to 50 random givens, accepted when ten runs of the algorithm find the same solution, and then proved.</source>
        <translation>20 bis 50 zufällige Vorgaben, angenommen, wenn zehn Läufe des Algorithmus dieselbe Lösung finden; dann bewiesen.</translation>
    </message>
    <message>
        <source>20 trials/s each</source>
        <translation>je 20 Versuche/s</translation>
    </message>
    <message>
        <source>25×25, 288 givens</source>
        <translation>25×25, 288 Vorgaben</translation>
    </message>
    <message>
        <source>6 × 9 in</source>
        <translation>6 × 9 Zoll</translation>
    </message>
    <message>
        <source>7 8 9 on top, like a keypad</source>
        <translation>7 8 9 oben, wie am Ziffernblock</translation>
    </message>
    <message>
        <source>8 × 10 in</source>
        <translation>8 × 10 Zoll</translation>
    </message>
    <message>
        <source>95 % interval {low} to {high}.</source>
        <translation>95-%-Intervall {low} bis {high}.</translation>
    </message>
    <message>
        <source>A File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>A QR code with each puzzle, from which this program or a phone reads it back.</source>
        <translation>Bei jedem Rätsel ein QR-Code, aus dem dieses Programm oder ein Telefon es wieder einliest.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Ein Kandidat führt, ob er wahr ist oder nicht, zum selben Schluss, mithilfe von gebundenen Kandidaten, Paaren oder X-Wings.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not.</source>
        <translation>Ein Kandidat führt zum selben Schluss, ob er wahr ist oder nicht.</translation>
    </message>
    <message>
        <source>A cell has one candidate left.</source>
        <translation>Ein Feld hat nur noch einen Kandidaten.</translation>
    </message>
    <message>
        <source>A cell with three candidates, or one of two cells it sees, holds the digit that all three share.</source>
        <translation>Ein Feld mit drei Kandidaten oder eines von zwei Feldern, die es sieht, enthält die Ziffer, die alle drei gemeinsam haben.</translation>
    </message>
    <message>
        <source>A chain of links between candidates that leads from an assumption to its opposite.</source>
        <translation>Eine Kette von Kandidaten, die von einer Annahme zu deren Gegenteil führt.</translation>
    </message>
    <message>
        <source>A chain of links between places of one digit, one end or the other of which holds it.</source>
        <translation>Eine Kette zwischen Plätzen einer Ziffer, die an ihrem einen oder anderen Ende steht.</translation>
    </message>
    <message>
        <source>A chain through cells with two candidates, one end or the other of which holds its digit.</source>
        <translation>Eine Kette durch Felder mit zwei Kandidaten, von der das eine oder das andere Ende seine Ziffer enthält.</translation>
    </message>
    <message>
        <source>A child is built in two passes over the cells: first with genes that both parents share, then with either&apos;s.</source>
        <translation>Ein Kind wird in zwei Durchgängen über die Felder gebaut: zuerst mit den Genen, die beide Eltern gemeinsam haben, dann mit denen eines der beiden.</translation>
    </message>
    <message>
        <source>A child replaces the parent it resembles more, if it is no worse. Mahfoud 1995.</source>
        <translation>Ein Kind ersetzt den Elternteil, dem es ähnlicher ist, wenn es nicht schlechter ist. Mahfoud 1995.</translation>
    </message>
    <message>
        <source>A child replaces the worst individual left of the previous generation, if it is no worse. After Whitley 1989.</source>
        <translation>Ein Kind ersetzt das schlechteste Individuum, das von der vorigen Generation noch übrig ist, wenn es nicht schlechter ist. Nach Whitley 1989.</translation>
    </message>
    <message>
        <source>A child that holds the same digits as one of its parents in all cells is mutated again.</source>
        <translation>Ein Kind, das in allen Feldern dieselben Ziffern hat wie ein Elternteil, wird noch einmal mutiert.</translation>
    </message>
    <message>
        <source>A closed loop of links between candidates that can be true in only two ways.</source>
        <translation>Eine geschlossene Kette von Kandidaten, die nur auf zwei Arten wahr sein kann.</translation>
    </message>
    <message>
        <source>A control without evolution: grids are built at random, and forced digits are filled in.</source>
        <translation>Ein Vergleich ohne Evolution: Gitter werden zufällig gebaut, und erzwungene Ziffern werden eingetragen.</translation>
    </message>
    <message>
        <source>A copy of the father has its chance to mutate.</source>
        <translation>Eine Kopie des Vaters bekommt ihre Gelegenheit zu mutieren.</translation>
    </message>
    <message>
        <source>A copy of the mother has its chance to mutate.</source>
        <translation>Eine Kopie der Mutter bekommt ihre Gelegenheit zu mutieren.</translation>
    </message>
    <message>
        <source>A digit has only one place left there.</source>
        <translation>Eine Ziffer hat dort nur noch einen Platz.</translation>
    </message>
    <message>
        <source>A digit or a swap</source>
        <translation>Eine Ziffer oder ein Tausch</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates, or two cells of a row or a column change places.</source>
        <translation>Ein freies Feld nimmt einen anderen seiner Kandidaten an, oder zwei Felder einer Zeile oder Spalte tauschen die Plätze.</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates. Team 209, “Mutation”; Gold 2005, with all digits as candidates.</source>
        <translation>Ein freies Feld nimmt einen anderen seiner Kandidaten an. Team 209, „Mutation“; Gold 2005, mit allen Ziffern als Kandidaten.</translation>
    </message>
    <message>
        <source>A generation replaces the population once.</source>
        <translation>Eine Generation ersetzt die Population einmal.</translation>
    </message>
    <message>
        <source>A generation replaces the population once; a trial evaluates one chromosome.</source>
        <translation>Eine Generation ersetzt die Population einmal; ein Versuch bewertet ein Chromosom.</translation>
    </message>
    <message>
        <source>A grid without conflicts, possibly with blanks; it is built cell by cell, and forced digits are filled in.</source>
        <translation>Ein Gitter ohne Konflikte, womöglich mit leeren Feldern; es wird Feld für Feld gebaut, und erzwungene Ziffern werden eingetragen.</translation>
    </message>
    <message>
        <source>A hidden pair that immediately leaves another digit only one place in the unit.</source>
        <translation>Ein verstecktes Paar, das einer anderen Ziffer sofort nur noch einen Platz in der Einheit lässt.</translation>
    </message>
    <message>
        <source>A hidden triple that immediately leaves another digit only one place in the unit.</source>
        <translation>Ein versteckter Dreier, der einer anderen Ziffer sofort nur noch einen Platz in der Einheit lässt.</translation>
    </message>
    <message>
        <source>A hint in three stages: where to look, the technique, and the step itself</source>
        <translation>Ein Tipp in drei Stufen: wo man suchen soll, die Technik, der Schritt selbst</translation>
    </message>
    <message>
        <source>A is the first digit; the board shows it as 1.</source>
        <translation>A ist die erste Ziffer; das Brett zeigt sie als 1.</translation>
    </message>
    <message>
        <source>A new hunt</source>
        <translation>Eine neue Jagd</translation>
    </message>
    <message>
        <source>A new population, seeded with the best so far, starts after this many generations.</source>
        <translation>Nach so vielen Generationen beginnt eine neue Population, in der die Besten weiterleben.</translation>
    </message>
    <message>
        <source>A new random population starts after this many generations.</source>
        <translation>Nach so vielen Generationen beginnt eine neue Zufallspopulation.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>A race makes fewer.</source>
        <translation>Ein Wettlauf macht weniger.</translation>
    </message>
    <message>
        <source>A random clashing cell takes the digit, or the place in its unit, that leaves the fewest digits missing.</source>
        <translation>Ein zufälliges Feld im Konflikt nimmt die Ziffer an oder tauscht innerhalb seiner Einheit den Platz so, dass die wenigsten Ziffern fehlen.</translation>
    </message>
    <message>
        <source>A random seed</source>
        <translation>Ein zufälliger Startwert</translation>
    </message>
    <message>
        <source>A ring of cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>In einem Ring von Feldern dürfen nicht überall nur dieselben zwei Ziffern übrig bleiben, sonst ließen sie sich vertauschen.</translation>
    </message>
    <message>
        <source>A row and a column with two places each for a digit, joined in a box.</source>
        <translation>Eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer, verbunden in einem Block.</translation>
    </message>
    <message>
        <source>A run that has not solved the puzzle within this budget ends unsolved.</source>
        <translation>Ein Lauf, der das Rätsel mit diesem Budget nicht gelöst hat, endet ungelöst.</translation>
    </message>
    <message>
        <source>A second algorithm, side by side.</source>
        <translation>Ein zweiter Algorithmus, Seite an Seite.</translation>
    </message>
    <message>
        <source>A small, fast population of box permutations; the best one ages while it leads; a stuck run restarts.</source>
        <translation>Eine kleine, schnelle Population von Blockpermutationen; das Beste altert, solange es führt, und ein festgefahrener Lauf beginnt von neuem.</translation>
    </message>
    <message>
        <source>A swap stands if each moved digit then occurs at most this often in its new line.</source>
        <translation>Ein Tausch gilt, wenn jede versetzte Ziffer dann höchstens so oft in ihrer neuen Reihe vorkommt.</translation>
    </message>
    <message>
        <source>A swap that touches a given</source>
        <translation>Tausch, der eine Vorgabe trifft</translation>
    </message>
    <message>
        <source>A swap that touches a given is not made.</source>
        <translation>Ein Tausch, der eine Vorgabe trifft, unterbleibt.</translation>
    </message>
    <message>
        <source>A trial is one new chromosome evaluated.</source>
        <translation>Ein Versuch ist ein neues, bewertetes Chromosom.</translation>
    </message>
    <message>
        <source>A unit has one blank cell left.</source>
        <translation>In einer Einheit ist nur noch ein Feld leer.</translation>
    </message>
    <message>
        <source>A very hard puzzle: the published run was stuck, and solved by its restart after 2,000 generations.</source>
        <translation>Ein sehr schweres Rätsel: Der veröffentlichte Lauf saß fest und fand die Lösung erst durch den Neustart nach 2.000 Generationen.</translation>
    </message>
    <message>
        <source>A12: chance that a run needs less than one of the best algorithm on the same puzzle; p: log-rank test, adjusted by Holm</source>
        <translation>A12: Chance, dass ein Lauf weniger braucht als einer des besten Algorithmus auf demselben Rätsel; p: Log-Rang-Test, nach Holm korrigiert</translation>
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
        <translation>Über Sudoku Desktop</translation>
    </message>
    <message>
        <source>Accelerating</source>
        <translation>Zunehmend</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Aktivitäten</translation>
    </message>
    <message>
        <source>Add a &amp;Row</source>
        <translation>Zeile &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add escape</source>
        <translation>Ausweg hinzufügen</translation>
    </message>
    <message>
        <source>Added to the best solution’s value for each generation it stays best.</source>
        <translation>Kommt zum Wert der besten Lösung hinzu, für jede Generation, die sie die beste bleibt.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>After a number of generations the population is drawn anew, but every best chromosome of the run so far lives on.</source>
        <translation>Nach einer Anzahl von Generationen wird die Population neu ausgelost; alle bisher besten Chromosomen des Laufs leben weiter.</translation>
    </message>
    <message>
        <source>After a number of generations the whole population is drawn anew at random.</source>
        <translation>Nach einer Anzahl von Generationen wird die ganze Population neu ausgelost.</translation>
    </message>
    <message>
        <source>After a number of generations without improvement, everyone is crossed with the best, which is then mutated.</source>
        <translation>Nach einer Anzahl von Generationen ohne Verbesserung werden alle mit dem Besten gekreuzt, das dann mutiert wird.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Gegen den besten</translation>
    </message>
    <message>
        <source>Age of</source>
        <translation>Es altert</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Alterung</translation>
    </message>
    <message>
        <source>Ageing penalty</source>
        <translation>Alterszuschlag</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Einigkeit</translation>
    </message>
    <message>
        <source>Algo&amp;rithm</source>
        <translation>Al&amp;gorithmus</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Algorithms: {algorithms}; puzzles: {puzzles}; seeds: {seeds}. Runs: {runs}, of {generations} generations at most.</source>
        <translation>Algorithmen: {algorithms}; Rätsel: {puzzles}; Startwerte: {seeds}. Läufe: {runs}, von höchstens {generations} Generationen.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Ausgerichteter Paar-Ausschluss</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Ausgerichteter Dreier-Ausschluss</translation>
    </message>
    <message>
        <source>All Branches</source>
        <translation>Alle Zweige</translation>
    </message>
    <message>
        <source>All S&amp;ettings…</source>
        <translation>Alle E&amp;instellungen …</translation>
    </message>
    <message>
        <source>All Steps of This Puzzle</source>
        <translation>Alle Schritte dieses Rätsels</translation>
    </message>
    <message>
        <source>All but a few cells are left with two candidates; if all were, any solution could be reversed.</source>
        <translation>Fast alle Felder haben nur noch zwei Kandidaten; wären es alle, ließe sich jede Lösung umkehren.</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Alle Kandidaten</translation>
    </message>
    <message>
        <source>All cells were read clearly.</source>
        <translation>Jedes Feld wurde sicher gelesen.</translation>
    </message>
    <message>
        <source>All doubtful cells are settled.</source>
        <translation>Alle unsicheren Felder sind geklärt.</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Alle Bausteine</translation>
    </message>
    <message>
        <source>All places for a digit in a box lie in one line, so it can go nowhere else in that line.</source>
        <translation>Alle Plätze für eine Ziffer in einem Block liegen in einer Reihe, also steht sie nirgends sonst in dieser Reihe.</translation>
    </message>
    <message>
        <source>All places for a digit in a line lie in one box, so it can go nowhere else in that box.</source>
        <translation>Alle Plätze für eine Ziffer in einer Reihe liegen in einem Block, also steht sie nirgends sonst in diesem Block.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>All runs that are kept: find, compare, repeat and export them</source>
        <translation>Alle Läufe, die aufgehoben sind: finden, vergleichen, wiederholen und exportieren</translation>
    </message>
    <message>
        <source>Alongside each child, the better of its parents joins the next generation, after both had a chance to mutate.</source>
        <translation>Neben jedem Kind kommt der bessere seiner Eltern in die nächste Generation, nachdem beide mutieren konnten.</translation>
    </message>
    <message>
        <source>Also changed, to fit the encoding: {parts}.</source>
        <translation>Passend zur Kodierung mitgeändert: {parts}.</translation>
    </message>
    <message>
        <source>Also rate by &amp;evolution</source>
        <translation>Auch durch &amp;Evolution bewerten</translation>
    </message>
    <message>
        <source>An &amp;entry erases its digit from the notes around it</source>
        <translation>Ein &amp;Eintrag löscht seine Ziffer aus den Notizen ringsum</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, by conclusions that build on several earlier ones.</source>
        <translation>Eine Annahme führt über Schlüsse, die auf mehreren früheren aufbauen, zu einem Widerspruch.</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Eine Annahme führt mithilfe von gebundenen Kandidaten, Paaren oder X-Wings zu einem Widerspruch.</translation>
    </message>
    <message>
        <source>An empty grid</source>
        <translation>Ein leeres Gitter</translation>
    </message>
    <message>
        <source>An empty grid of another size, with diagonals, windows or irregular regions</source>
        <translation>Ein leeres Gitter anderer Größe, mit Diagonalen, Fenstern oder unregelmäßigen Regionen</translation>
    </message>
    <message>
        <source>An empty grid to type in</source>
        <translation>Leeres Gitter zum Eintippen</translation>
    </message>
    <message>
        <source>An example with boxes: where does the {digit} go in the shaded one? The lines run through every other blank cell.</source>
        <translation>Ein Beispiel mit Blöcken: Wo steht die {digit} im grauen? Die Linien gehen durch alle anderen leeren Felder.</translation>
    </message>
    <message>
        <source>Ancestors are not traced in a population of {n}.</source>
        <translation>In einer Population von {n} werden keine Vorfahren verfolgt.</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Bewegtes WebP (*.webp)</translation>
    </message>
    <message>
        <source>Another Puzzle</source>
        <translation>Anderes Rätsel</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Any number of individuals may hold the same digits in all cells.</source>
        <translation>Beliebig viele Individuen dürfen in allen Feldern dieselben Ziffern haben.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Appearance, board, and what runs begin with</source>
        <translation>Aussehen, Gitter und womit Läufe beginnen</translation>
    </message>
    <message>
        <source>Around the loop of {cells} every other cell is {digit}, so a cell that sees one of either set is not.</source>
        <translation>In der geschlossenen Kette {cells} ist jedes zweite Feld eine {digit}, also ist es ein Feld, das aus beiden Gruppen je eines sieht, nicht.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>As likely as not, a solution comes within this computing time.</source>
        <translation>Mit gleicher Wahrscheinlichkeit kommt eine Lösung in dieser Rechenzeit oder später.</translation>
    </message>
    <message>
        <source>As made</source>
        <translation>Unsortiert</translation>
    </message>
    <message>
        <source>Ask whether to keep them</source>
        <translation>Fragen, ob sie bleiben</translation>
    </message>
    <message numerus="yes">
        <source>At best, %n digit(s) (was/were) missing.</source>
        <translation>
            <numerusform>Im besten Fall fehlte %n Ziffer.</numerusform>
            <numerusform>Im besten Fall fehlten %n Ziffern.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, 12 per page</source>
        <translation>Am Ende, 12 pro Seite</translation>
    </message>
    <message>
        <source>BUG (bivalue universal grave)</source>
        <translation>BUG (Bivalue Universal Grave)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the Curve</source>
        <translation>Zurück zur Kurve</translation>
    </message>
    <message>
        <source>Back to what was there before; Redo brings back what you typed</source>
        <translation>Zurück zum Vorherigen; Wiederholen bringt das Eingetippte wieder</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Rücktaste, Entf</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n population(s) that began at random on this puzzle in this session, each with the same chance; solved: {succeeded}.</source>
        <translation>
            <numerusform>Nach %n zufällig begonnenen Population für dieses Rätsel in dieser Sitzung; gelöst: {succeeded}.</numerusform>
            <numerusform>Nach %n zufällig begonnenen Populationen für dieses Rätsel in dieser Sitzung, jede mit derselben Aussicht; gelöst: {succeeded}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {title}</source>
        <translation>Beruht auf: {title}</translation>
    </message>
    <message>
        <source>Before it is judged it is improved.</source>
        <translation>Bevor es bewertet wird, wird es verbessert.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Best after {time}: {value}</source>
        <translation>Bestes nach {time}: {value}</translation>
    </message>
    <message>
        <source>Best and mean cost of the generations</source>
        <translation>Beste und mittlere Kosten der Generationen</translation>
    </message>
    <message>
        <source>Best find</source>
        <translation>Bester Fund</translation>
    </message>
    <message>
        <source>Best find over the time of the hunt</source>
        <translation>Bester Fund im Lauf der Jagd</translation>
    </message>
    <message>
        <source>Best find: {value}</source>
        <translation>Bester Fund: {value}</translation>
    </message>
    <message>
        <source>Best so &amp;far</source>
        <translation>Bestes b&amp;isher</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bestes bisher</translation>
    </message>
    <message>
        <source>Better ranks</source>
        <translation>Bessere Ränge</translation>
    </message>
    <message>
        <source>Between givens and generations: {coefficient}.</source>
        <translation>Zwischen Vorgaben und Generationen: {coefficient}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Bold digits are givens. A cell with a small triangle was filled in before the evolution began. The row below the board chooses what else is shown: which digits change, how far the population agrees on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any generation again.</source>
        <translation>Fette Ziffern sind Vorgaben. Ein Feld mit einem kleinen Dreieck wurde gefüllt, bevor die Evolution begann. Die Zeile unter dem Gitter wählt, was sonst gezeigt wird: welche Ziffern sich ändern, wie weit sich die Population über jede einig ist, wobei ein kleiner Punkt die ganze bedeutet, oder welche im Konflikt stehen, mit einer Wellenlinie. Die Zeitleiste darunter zeigt jede Generation noch einmal.</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Both are lower bounds</source>
        <translation>Beide sind untere Schranken</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Beide Diagonalen</translation>
    </message>
    <message>
        <source>Both diagonals hold each digit once, too.</source>
        <translation>Auch beide Diagonalen enthalten jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>Both parents are drawn at random.</source>
        <translation>Beide Eltern werden zufällig gezogen.</translation>
    </message>
    <message>
        <source>Both parents are drawn from the ranks above the place that the child will take.</source>
        <translation>Beide Eltern werden aus den Rängen vor dem Platz gezogen, den das Kind einnehmen wird.</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Box permutations</source>
        <translation>Blockpermutationen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Branch {number} of {count}: if {start}, then {end}.</source>
        <translation>Zweig {number} von {count}: Wenn {start}, dann {end}.</translation>
    </message>
    <message>
        <source>Budget and seed</source>
        <translation>Budget und Startwert</translation>
    </message>
    <message>
        <source>Building grids with propagation, with evolution and without: on 9×9 propagation alone does it.</source>
        <translation>Gitter mit Propagation aufbauen, mit Evolution und ohne: Bei 9×9 genügt die Propagation allein.</translation>
    </message>
    <message>
        <source>By Setting</source>
        <translation>Nach Einstellung</translation>
    </message>
    <message>
        <source>By generations (2007, figure 5)</source>
        <translation>Nach Generationen (2007, Abbildung 5)</translation>
    </message>
    <message>
        <source>By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were</source>
        <translation>Bis dahin war die Hälfte der Läufe gelöst, in Klammern ein Viertel und drei Viertel; ∞, wo es weniger waren</translation>
    </message>
    <message>
        <source>By {algorithm}: {figures}.</source>
        <translation>Von {algorithm}: {figures}.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Can be removed: {removals}.</source>
        <translation>Entfernen lässt sich: {removals}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Candidate sets</source>
        <translation>Kandidatenmengen</translation>
    </message>
    <message>
        <source>Candidates, pencilled in: pairs, triples and digits confined to a line rule others out.</source>
        <translation>Notierte Kandidaten: Paare, Dreier und Ziffern, die auf eine Reihe beschränkt sind, schließen andere aus.</translation>
    </message>
    <message>
        <source>Cell forcing chains</source>
        <translation>Zwangsketten aus einem Feld</translation>
    </message>
    <message>
        <source>Cells all agree on</source>
        <translation>Felder mit Einigkeit</translation>
    </message>
    <message>
        <source>Cells drawn from</source>
        <translation>Felder gezogen aus</translation>
    </message>
    <message>
        <source>Cells that differ from the best</source>
        <translation>Felder, die sich vom Besten unterscheiden</translation>
    </message>
    <message>
        <source>Cells to fill in which all individuals have the same digit</source>
        <translation>Auszufüllende Felder, in denen alle Individuen dieselbe Ziffer haben</translation>
    </message>
    <message>
        <source>Cells with two candidates in a closed loop, each of which settles the next.</source>
        <translation>Felder mit zwei Kandidaten in einer geschlossenen Kette, von denen jedes das nächste bestimmt.</translation>
    </message>
    <message>
        <source>Chains of what follows from what, from one cell to the next.</source>
        <translation>Ketten von Folgerungen, von einem Feld zum nächsten.</translation>
    </message>
    <message>
        <source>Change the properties</source>
        <translation>Eigenschaften ändern</translation>
    </message>
    <message>
        <source>Change the puzzle like this</source>
        <translation>Das Rätsel so ändern</translation>
    </message>
    <message>
        <source>Changed. Press F5 to see what comes of it.</source>
        <translation>Geändert. F5 zeigt, was daraus wird.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Children are built cell by cell from both parents&apos; placements, and forced digits are filled in.</source>
        <translation>Kinder werden Feld für Feld aus den Einträgen beider Eltern gebaut, und erzwungene Ziffern werden eingetragen.</translation>
    </message>
    <message>
        <source>Children are evaluated without improvement.</source>
        <translation>Kinder werden ohne Verbesserung bewertet.</translation>
    </message>
    <message>
        <source>Children differ from their parents</source>
        <translation>Kinder unterscheiden sich von ihren Eltern</translation>
    </message>
    <message>
        <source>Choose a file with puzzles.</source>
        <translation>Wählen Sie eine Datei mit Rätseln.</translation>
    </message>
    <message>
        <source>Choose a level, then press Make New Ones.</source>
        <translation>Wählen Sie eine Stufe und drücken Sie „Neue erstellen“.</translation>
    </message>
    <message>
        <source>Choose a step to see the boards as they are after it</source>
        <translation>Wählen Sie einen Schritt, um die Gitter so zu sehen, wie sie danach sind</translation>
    </message>
    <message>
        <source>Choose how many puzzles of each level, and press Generate.</source>
        <translation>Wählen Sie, wie viele Rätsel welcher Stufe, und drücken Sie „Erzeugen“.</translation>
    </message>
    <message>
        <source>Choose the pages to read, then click Read Selected Pages.</source>
        <translation>Wählen Sie die Seiten aus und klicken Sie dann auf „Ausgewählte Seiten lesen“.</translation>
    </message>
    <message>
        <source>Choosing the givens</source>
        <translation>Vorgaben werden gewählt</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Reihen-Block-Check</translation>
    </message>
    <message>
        <source>Claiming that immediately leaves the digit only one place in another line.</source>
        <translation>Ein Reihen-Block-Check, der der Ziffer sofort nur noch einen Platz in einer anderen Reihe lässt.</translation>
    </message>
    <message>
        <source>Clashes</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Clear the cell at the cursor</source>
        <translation>Das Feld unter dem Cursor leeren</translation>
    </message>
    <message>
        <source>Clear the {digit} in {cell} before making notes there</source>
        <translation>In {cell} steht eine {digit}; für Notizen das Feld erst leeren</translation>
    </message>
    <message>
        <source>Clear {cell}</source>
        <translation>{cell} leeren</translation>
    </message>
    <message>
        <source>Click a dot, where cells got their digits, or a line between two to see the mating</source>
        <translation>Klicken Sie auf einen Punkt, an dem Felder ihre Ziffern bekamen, oder auf eine Linie zwischen zweien, um die Paarung zu sehen</translation>
    </message>
    <message>
        <source>Click a puzzle to play, replace or remove it.</source>
        <translation>Klicken Sie auf ein Rätsel, um es zu spielen, zu ersetzen oder zu entfernen.</translation>
    </message>
    <message>
        <source>Click or press Space to see it large</source>
        <translation>Klicken oder Leertaste drücken, um es groß zu sehen</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Das Programm schließen</translation>
    </message>
    <message>
        <source>Colours that are safe for colour &amp;blindness</source>
        <translation>Auch bei Farben&amp;blindheit sichere Farben</translation>
    </message>
    <message>
        <source>Column and box search</source>
        <translation>Spalten- und Blocksuche</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Compare with Lists…</source>
        <translation>Mit Listen vergleichen …</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %n puzzle(s).</source>
        <translation>
            <numerusform>Verglichen mit %n Rätsel.</numerusform>
            <numerusform>Verglichen mit %n Rätseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>Constructive evolution</source>
        <translation>Konstruktive Evolution</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continue Hunt</source>
        <translation>Weiter jagen</translation>
    </message>
    <message>
        <source>Continue the race with as many trials again</source>
        <translation>Den Wettlauf mit noch einmal so vielen Versuchen weitermachen</translation>
    </message>
    <message>
        <source>Continue the run where it stopped, with a new budget</source>
        <translation>Den Lauf fortsetzen, wo er steht, mit neuem Budget</translation>
    </message>
    <message>
        <source>Convergence plot</source>
        <translation>Konvergenzdiagramm</translation>
    </message>
    <message>
        <source>Copied the board as text</source>
        <translation>Gitter als Text kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopieren a&amp;ls</translation>
    </message>
    <message>
        <source>Copy as Grid</source>
        <translation>Als Gitter kopieren</translation>
    </message>
    <message>
        <source>Copy as Grid with Entries</source>
        <translation>Als Gitter mit Einträgen kopieren</translation>
    </message>
    <message>
        <source>Copy as Pencilmarks</source>
        <translation>Als Kandidaten kopieren</translation>
    </message>
    <message>
        <source>Copy givens and entries as a drawn grid: an entry is written as +7</source>
        <translation>Vorgaben und Einträge als gezeichnetes Gitter kopieren: Ein Eintrag wird als +7 geschrieben</translation>
    </message>
    <message>
        <source>Copy givens, entries and notes as a grid that HoDoKu reads</source>
        <translation>Vorgaben, Einträge und Notizen als Gitter kopieren, das HoDoKu liest</translation>
    </message>
    <message>
        <source>Copy of the father</source>
        <translation>Kopie des Vaters</translation>
    </message>
    <message>
        <source>Copy of the mother</source>
        <translation>Kopie der Mutter</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Das Gitter als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the command that makes the run again, bit for bit (Ctrl+C)</source>
        <translation>Den Befehl kopieren, der den Lauf Bit für Bit wiederholt (Strg+C)</translation>
    </message>
    <message>
        <source>Copy the givens as a drawn grid</source>
        <translation>Die Vorgaben als gezeichnetes Gitter kopieren</translation>
    </message>
    <message>
        <source>Copy the grid as text</source>
        <translation>Das Gitter als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the puzzle with its ratings, or all that are selected (Ctrl+C)</source>
        <translation>Das Rätsel mit seinen Bewertungen kopieren, oder alle ausgewählten (Strg+C)</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Den Startwert kopieren</translation>
    </message>
    <message>
        <source>Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve rises earlier gets closer sooner.</source>
        <translation>Nicht nur Lösungen zählen, sondern auch zehn Fitnessstufen auf dem Weg dorthin: Wessen Kurve früher steigt, kommt früher näher heran.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Create puzzles</source>
        <translation>Rätsel erstellen</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>Crossover probability</source>
        <translation>Kreuzungswahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 9</source>
        <translation>Strg + 1 … 9</translation>
    </message>
    <message>
        <source>Ctrl + arrow</source>
        <translation>Strg + Pfeil</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>%n Lauf endgültig löschen?</numerusform>
            <numerusform>%n Läufe endgültig löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) of this study for good?</source>
        <translation>
            <numerusform>%n Lauf dieser Studie endgültig löschen?</numerusform>
            <numerusform>%n Läufe dieser Studie endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the preset “{title}” and its file?</source>
        <translation>Die Vorlage „{title}“ und ihre Datei löschen?</translation>
    </message>
    <message>
        <source>Delete the puzzle that was not saved? This cannot be undone.</source>
        <translation>Das nicht gespeicherte Rätsel löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete the runs of the study, and its file if it is your own</source>
        <translation>Die Läufe der Studie löschen, und ihre Datei, wenn es eine eigene ist</translation>
    </message>
    <message>
        <source>Delete the selected preset, if it is one of your own</source>
        <translation>Die gewählte Vorlage löschen, wenn sie eine eigene ist</translation>
    </message>
    <message>
        <source>Delete the selected runs for good (Del)</source>
        <translation>Die ausgewählten Läufe endgültig löschen (Entf)</translation>
    </message>
    <message>
        <source>Descends from founder {number}</source>
        <translation>Stammt von Gründer {number}</translation>
    </message>
    <message>
        <source>Deterministic crowding</source>
        <translation>Deterministisches Crowding</translation>
    </message>
    <message>
        <source>Developed for this program</source>
        <translation>Für dieses Programm entwickelt</translation>
    </message>
    <message>
        <source>Diabolical</source>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>Diabolical Puzzles</source>
        <translation>Teuflische Rätsel</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamant</translation>
    </message>
    <message>
        <source>Diamond: ED = ER. Pearl: EP = ER.</source>
        <translation>Diamant: ED = ER. Perle: EP = ER.</translation>
    </message>
    <message>
        <source>Different fitness functions, compared by missing digits</source>
        <translation>Verschiedene Fitnessfunktionen, verglichen nach fehlenden Ziffern</translation>
    </message>
    <message>
        <source>Diffic&amp;ulty</source>
        <translation>Schw&amp;ierigkeit</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Digit &amp;font</source>
        <translation>Schrift der &amp;Ziffern</translation>
    </message>
    <message>
        <source>Digit &amp;size</source>
        <translation>&amp;Größe der Ziffern</translation>
    </message>
    <message>
        <source>Digit for {cell}</source>
        <translation>Ziffer für {cell}</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Digits abo&amp;ve 9</source>
        <translation>Ziffern übe&amp;r 9</translation>
    </message>
    <message>
        <source>Digits counted</source>
        <translation>Gezählte Ziffern</translation>
    </message>
    <message>
        <source>Digits that are printed small into the blank cells.</source>
        <translation>Ziffern, die klein in die leeren Felder gedruckt werden.</translation>
    </message>
    <message>
        <source>Digits that have just changed; at high speed only what made the best of the run better</source>
        <translation>Ziffern, die sich gerade geändert haben; bei hohem Tempo nur, was das Beste des Laufs verbessert hat</translation>
    </message>
    <message>
        <source>Digits that stand twice in a row, column or box</source>
        <translation>Ziffern, die doppelt in einer Zeile, Spalte oder einem Block stehen</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Direkter Reihen-Block-Check</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Direktes verstecktes Paar</translation>
    </message>
    <message>
        <source>Direct hidden triple</source>
        <translation>Direkter versteckter Dreier</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Direkter Block-Reihen-Check</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Distinct individuals</source>
        <translation>Verschiedene Individuen</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Diversity: {share}.</source>
        <translation>Vielfalt: {share}.</translation>
    </message>
    <message>
        <source>Do not vary this parameter</source>
        <translation>Diesen Parameter nicht variieren</translation>
    </message>
    <message>
        <source>Do you want to do without what was left out?</source>
        <translation>Möchten Sie darauf verzichten?</translation>
    </message>
    <message>
        <source>Do you want to save the changes to {document}?</source>
        <translation>Möchten Sie die Änderungen an {document} speichern?</translation>
    </message>
    <message>
        <source>Draw &amp;Over Plot</source>
        <translation>&amp;Über das Diagramm zeichnen</translation>
    </message>
    <message>
        <source>Draw other irregular regions</source>
        <translation>Andere unregelmäßige Regionen auslosen</translation>
    </message>
    <message>
        <source>Draw the best of the selected runs over the plot of the present one; with none selected, none</source>
        <translation>Das Beste der ausgewählten Läufe über das Diagramm des jetzigen zeichnen; ist keiner ausgewählt, wird keines gezeichnet</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Duplicates allowed</source>
        <translation>Duplikate erlaubt</translation>
    </message>
    <message>
        <source>Dynamic cell chains</source>
        <translation>Dynamische Ketten aus einem Feld</translation>
    </message>
    <message>
        <source>Dynamic cell chains with patterns</source>
        <translation>Dynamische Ketten aus einem Feld mit Mustern</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains</source>
        <translation>Dynamische Widerspruchsketten</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains with patterns</source>
        <translation>Dynamische Widerspruchsketten mit Mustern</translation>
    </message>
    <message>
        <source>Dynamic double chains</source>
        <translation>Dynamische Doppelketten</translation>
    </message>
    <message>
        <source>Dynamic double chains with patterns</source>
        <translation>Dynamische Doppelketten mit Mustern</translation>
    </message>
    <message>
        <source>Dynamic region chains</source>
        <translation>Dynamische Ketten aus einer Einheit</translation>
    </message>
    <message>
        <source>Dynamic region chains with patterns</source>
        <translation>Dynamische Ketten aus einer Einheit mit Mustern</translation>
    </message>
    <message>
        <source>E&amp;volution</source>
        <translation>&amp;Evolution</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSV e&amp;xportieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>ECDF: the higher and the further left, the better</source>
        <translation>ECDF: je höher und je weiter links, desto besser</translation>
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
        <translation>ERT: der gesamte Aufwand, geteilt durch die Anzahl der gelösten Läufe, und sein 95-%-Intervall</translation>
    </message>
    <message>
        <source>Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.</source>
        <translation>Jedes leere Feld hat einen seiner Kandidaten, also eine Ziffer, die keine Vorgabe seiner Zeile, seiner Spalte oder seines Blocks ist.</translation>
    </message>
    <message>
        <source>Each blank cell may hold any digit. Gold 2005.</source>
        <translation>Jedes leere Feld hat irgendeine Ziffer. Gold 2005.</translation>
    </message>
    <message>
        <source>Each cell in the colour, and with the number, of the founder of the population it descends from</source>
        <translation>Jedes Feld in der Farbe und mit der Nummer des Gründers der Population, von dem es stammt</translation>
    </message>
    <message>
        <source>Each child gets two parents, drawn from the individuals ranked above its place.</source>
        <translation>Beide Eltern des Kindes, das Rang i einnimmt, werden gleichverteilt aus den besseren Rängen 0…i − 1 gezogen.</translation>
    </message>
    <message>
        <source>Each edge is 3 mm (⅛ in) larger, which is cut off after printing.</source>
        <translation>Jede Kante ist 3&#xa0;mm (⅛ Zoll) größer, was nach dem Druck abgeschnitten wird.</translation>
    </message>
    <message>
        <source>Each gene comes from either parent with equal probability.</source>
        <translation>Jedes Gen kommt mit gleicher Wahrscheinlichkeit vom einen oder vom anderen Elternteil.</translation>
    </message>
    <message>
        <source>Each generation in which the same solution stays best adds to the value it is ranked by.</source>
        <translation>Jede Generation, in der dieselbe Lösung die beste bleibt, erhöht den Wert, nach dem sich ihr Rang richtet.</translation>
    </message>
    <message>
        <source>Each is proved to have exactly one solution.</source>
        <translation>Von jedem ist bewiesen, dass es genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>Each of its candidates {digits} leads there by a chain of its own.</source>
        <translation>Von jedem seiner Kandidaten {digits} führt eine eigene Kette dorthin.</translation>
    </message>
    <message>
        <source>Each of its places {cells} leads there by a chain of its own.</source>
        <translation>Von jedem ihrer Plätze {cells} führt eine eigene Kette dorthin.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that falls with its rank.</source>
        <translation>Jeder Elternteil wird mit einer Wahrscheinlichkeit gezogen, die mit seinem Rang abnimmt.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that grows with its fitness.</source>
        <translation>Jeder Elternteil wird mit einer Wahrscheinlichkeit gezogen, die mit seiner Fitness zunimmt.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability proportional to its fitness, or to a power of it. Team 209, “Selection”.</source>
        <translation>Jeder Elternteil wird mit einer Wahrscheinlichkeit gezogen, die zu seiner Fitness oder einer Potenz davon proportional ist. Team 209, „Selection“.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability that falls linearly with its rank, from pressure times the mean.</source>
        <translation>Jeder Elternteil wird mit einer Wahrscheinlichkeit gezogen, die linear mit dem Rang fällt, vom Mittel mal Selektionsdruck an.</translation>
    </message>
    <message>
        <source>Each parent is the best of size individuals drawn with replacement.</source>
        <translation>Jeder Elternteil ist das beste von so vielen mit Zurücklegen gezogenen Individuen, wie die Turniergröße angibt.</translation>
    </message>
    <message>
        <source>Each parent is the best of {size} drawn at random.</source>
        <translation>Jeder Elternteil ist das beste von {size} zufällig gezogenen Individuen.</translation>
    </message>
    <message>
        <source>Each puzzle as a line of text at the foot of the page, with its seed.</source>
        <translation>Jedes Rätsel als Textzeile am Fuß der Seite, mit seinem Startwert.</translation>
    </message>
    <message>
        <source>Each unit, or one at random, gets with some probability a sequence of swaps of cells drawn blindly.</source>
        <translation>Jede Einheit, oder eine zufällige, bekommt mit einer gewissen Wahrscheinlichkeit eine Folge von Vertauschungen blind gezogener Felder.</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Leichteste zuerst</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy Puzzles</source>
        <translation>Leichte Rätsel</translation>
    </message>
    <message>
        <source>Eight lessons on evolution, each with something to start</source>
        <translation>Acht Lektionen über Evolution, jede mit etwas zum Starten</translation>
    </message>
    <message>
        <source>Either {first} is {one} or {last} is {other}; in both cases {cell} is not {digit}.</source>
        <translation>Entweder ist {first} eine {one}, oder {last} ist eine {other}; in beiden Fällen ist {cell} keine {digit}.</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Elimination first; then blank cells hold candidates, and a roulette wheel picks the parents.</source>
        <translation>Zuerst das Ausschlussverfahren; dann haben leere Felder Kandidaten, und ein Rouletterad wählt die Eltern.</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Elitismus</translation>
    </message>
    <message>
        <source>En&amp;d after</source>
        <translation>Ende nac&amp;h</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>End the hunt for now, and unlock its settings (Esc)</source>
        <translation>Die Jagd vorerst beenden und ihre Einstellungen freigeben (Esc)</translation>
    </message>
    <message>
        <source>End the study for now; it goes on where it was when it is started again</source>
        <translation>Die Studie vorerst beenden; beim nächsten Start geht sie weiter, wo sie war</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Enter digits as notes</source>
        <translation>Ziffern als Notizen eintragen</translation>
    </message>
    <message>
        <source>Enter digits as pencil notes; in the grid, N does the same unless it is a digit</source>
        <translation>Ziffern als Notizen eintragen; im Gitter bewirkt N dasselbe, sofern es keine Ziffer ist</translation>
    </message>
    <message>
        <source>Enter digits, not pencil notes</source>
        <translation>Ziffern eintragen, keine Notizen</translation>
    </message>
    <message>
        <source>Enter or choose a puzzle in Play, then click Solve.</source>
        <translation>Geben Sie in „Spielen“ ein Rätsel ein, oder wählen Sie eines, und klicken Sie auf „Lösen“.</translation>
    </message>
    <message>
        <source>Enter the run&apos;s solution into your own game, as one step to undo</source>
        <translation>Die Lösung des Laufs in Ihr eigenes Spiel eintragen, als einen Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Enter {digit} in {cell}</source>
        <translation>{digit} in {cell} eintragen</translation>
    </message>
    <message>
        <source>Equal pairs</source>
        <translation>Gleiche Paare</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Erase note {digit} in {cell}</source>
        <translation>Notiz {digit} in {cell} löschen</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc schließt</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Every box is a permutation of the digits with the givens in place; rows and columns remain to be optimised.</source>
        <translation>Jeder Block ist eine Permutation der Ziffern mit den Vorgaben an ihrem Platz; zu optimieren sind Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads by a chain of links to the same conclusion.</source>
        <translation>Von jedem Kandidaten eines Feldes führt eine Kette zum selben Schluss.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Jeder Kandidat eines Feldes führt über Schlüsse, die auf mehreren früheren aufbauen, zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Jeder Kandidat eines Feldes führt mithilfe von gebundenen Kandidaten, Paaren oder X-Wings zum selben Schluss.</translation>
    </message>
    <message>
        <source>Every combination of three cells that contains a candidate would leave another cell without any.</source>
        <translation>Jede Kombination von drei Feldern, die einen Kandidaten enthält, ließe einem anderen Feld keinen übrig.</translation>
    </message>
    <message>
        <source>Every combination of two cells that contains a candidate would leave another cell without any.</source>
        <translation>Jede Kombination von zwei Feldern, die einen Kandidaten enthält, ließe einem anderen Feld keinen übrig.</translation>
    </message>
    <message>
        <source>Every improvement, slowly</source>
        <translation>Jede Verbesserung, langsam</translation>
    </message>
    <message>
        <source>Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the corner is the best of all, another one where the run is now. Low but far to the right is a trap: hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several populations.</source>
        <translation>Jede Linie ist der Weg einer Population von ihrem ersten Besten (□) dorthin, wo sie blieb (▼). Der Ring in der Ecke ist das Beste von allen, ein weiterer zeigt, wo der Lauf jetzt ist. Weit unten, aber weit rechts liegt eine Falle: Es fehlt kaum eine Ziffer, und doch müssten sich die meisten Felder ändern. Ein großes ▼ hat mehrere Populationen gefangen.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads by a chain of links to the same conclusion.</source>
        <translation>Von jedem Platz für eine Ziffer in einer Einheit führt eine Kette zum selben Schluss.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Jeder Platz für eine Ziffer in einer Einheit führt über Schlüsse, die auf mehreren früheren aufbauen, zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Jeder Platz für eine Ziffer in einer Einheit führt mithilfe von gebundenen Kandidaten, Paaren oder X-Wings zum selben Schluss.</translation>
    </message>
    <message>
        <source>Every row is a permutation of the digits with the givens in place; columns and boxes remain to be optimised.</source>
        <translation>Jede Zeile ist eine Permutation der Ziffern mit den Vorgaben an ihrem Platz; zu optimieren sind Spalten und Blöcke.</translation>
    </message>
    <message>
        <source>Every run is kept and can be repeated exactly</source>
        <translation>Jeder Lauf bleibt erhalten und ist genau wiederholbar</translation>
    </message>
    <message numerus="yes">
        <source>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</source>
        <translation>
            <numerusform>Jede {digit} ist hervorgehoben: %n davon im Gitter ({keys} in einem leeren Feld beendet es)</numerusform>
            <numerusform>Jede {digit} ist hervorgehoben: %n davon im Gitter ({keys} in einem leeren Feld beendet es)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything comes from the father.</source>
        <translation>Alles kommt vom Vater.</translation>
    </message>
    <message>
        <source>Everything comes from the mother.</source>
        <translation>Alles kommt von der Mutter.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Evolve Any&amp;way</source>
        <translation>Tr&amp;otzdem starten</translation>
    </message>
    <message>
        <source>Evolve a solution with the chosen algorithm</source>
        <translation>Mit dem gewählten Algorithmus eine Lösung entwickeln</translation>
    </message>
    <message>
        <source>Evolve from the &amp;Givens Alone</source>
        <translation>Nur von den &amp;Vorgaben ausgehen</translation>
    </message>
    <message>
        <source>Evolve from the givens alone</source>
        <translation>Nur von den Vorgaben ausgehen</translation>
    </message>
    <message>
        <source>Evolve puzzles for the hardest ones, and watch them get harder</source>
        <translation>Die schwersten Rätsel evolvieren und zusehen, wie sie schwerer werden</translation>
    </message>
    <message>
        <source>Evolving a solved grid</source>
        <translation>Gelöstes Gitter entwickelt sich</translation>
    </message>
    <message>
        <source>Evolving …</source>
        <translation>Evolution läuft …</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Expected run time</source>
        <translation>Erwartete Laufzeit</translation>
    </message>
    <message>
        <source>Export Film</source>
        <translation>Film exportieren</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>&amp;PDF exportieren …</translation>
    </message>
    <message>
        <source>Export P&amp;lot…</source>
        <translation>&amp;Diagramm exportieren …</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>PDF exportieren</translation>
    </message>
    <message>
        <source>Export Plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Export Plot…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export Preset</source>
        <translation>Vorlage exportieren</translation>
    </message>
    <message>
        <source>Export Race</source>
        <translation>Wettlauf exportieren</translation>
    </message>
    <message>
        <source>Export Ratings</source>
        <translation>Bewertungen exportieren</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Lauf exportieren</translation>
    </message>
    <message>
        <source>Export Runs</source>
        <translation>Läufe exportieren</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>SVG exportieren</translation>
    </message>
    <message>
        <source>Export plot: {title}</source>
        <translation>Diagramm exportieren: {title}</translation>
    </message>
    <message>
        <source>Export the current settings as a preset file</source>
        <translation>Die jetzigen Einstellungen als Vorlagendatei exportieren</translation>
    </message>
    <message>
        <source>Export the evolution on the board as an animated picture</source>
        <translation>Die Evolution im Gitter als bewegtes Bild exportieren</translation>
    </message>
    <message>
        <source>Export the figures of every generation as CSV</source>
        <translation>Die Zahlen jeder Generation als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the pages as SVG drawings</source>
        <translation>Die Seiten als SVG-Zeichnungen exportieren</translation>
    </message>
    <message>
        <source>Export the pages as a PDF</source>
        <translation>Die Seiten als PDF exportieren</translation>
    </message>
    <message>
        <source>Export the plot as PNG or SVG</source>
        <translation>Das Diagramm als PNG oder SVG exportieren</translation>
    </message>
    <message>
        <source>Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer</source>
        <translation>Die ausgewählten oder alle gefundenen Läufe als CSV, JSON-Zeilen oder für IOHanalyzer exportieren</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Extreme Puzzles</source>
        <translation>Extreme Rätsel</translation>
    </message>
    <message>
        <source>Factor of the differences of the sums.</source>
        <translation>Faktor der Abweichungen der Summen.</translation>
    </message>
    <message>
        <source>Factor of the number of missing digits.</source>
        <translation>Faktor der Anzahl fehlender Ziffern.</translation>
    </message>
    <message>
        <source>Factor of the square roots of the products’ differences.</source>
        <translation>Faktor der Quadratwurzeln der Abweichungen der Produkte.</translation>
    </message>
    <message>
        <source>Fami&amp;ly Tree</source>
        <translation>Stammba&amp;um</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Stammbaum</translation>
    </message>
    <message>
        <source>Father, rank {rank}
fitness {fitness}</source>
        <translation>Vater, Rang {rank}
Fitness {fitness}</translation>
    </message>
    <message>
        <source>Fewest givens first</source>
        <translation>Wenigste Vorgaben zuerst</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Vertrackt</translation>
    </message>
    <message>
        <source>Fiendish Puzzles</source>
        <translation>Vertrackte Rätsel</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Fill in all candidates</source>
        <translation>Alle Kandidaten notieren</translation>
    </message>
    <message>
        <source>Fill in the exact solver’s solution, without evolution</source>
        <translation>Die Lösung des exakten Lösers eintragen, ohne Evolution</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column, and in each region inside strong borders.</source>
        <translation>Füllen Sie die leeren Felder so, dass in jeder Zeile, jeder Spalte und jeder stark umrandeten Region {symbols} genau einmal steht.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column.</source>
        <translation>Füllen Sie die leeren Felder so, dass in jeder Zeile und jeder Spalte {symbols} genau einmal steht.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row, column and box.</source>
        <translation>Füllen Sie die leeren Felder so, dass in jeder Zeile, jeder Spalte und jedem Block {symbols} genau einmal steht.</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Das Fenster auf dem ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>Gefüllte Felder</translation>
    </message>
    <message>
        <source>Filming the run …</source>
        <translation>Der Lauf wird gefilmt …</translation>
    </message>
    <message>
        <source>Find of a hunt, {rating}</source>
        <translation>Fund einer Jagd, {rating}</translation>
    </message>
    <message>
        <source>Finds of the hunt</source>
        <translation>Funde der Jagd</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>First puzzle of the file</source>
        <translation>Erstes Rätsel der Datei</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Fitness {cost}, and {before} before it was changed.</source>
        <translation>Fitness {cost}, vor der Veränderung {before}.</translation>
    </message>
    <message>
        <source>Fitness {cost}.</source>
        <translation>Fitness {cost}.</translation>
    </message>
    <message>
        <source>Fix the puzzle first: {conflict}.</source>
        <translation>Erst muss das Rätsel in Ordnung sein: {conflict}.</translation>
    </message>
    <message>
        <source>Follow the R&amp;un</source>
        <translation>Dem Lauf &amp;folgen</translation>
    </message>
    <message>
        <source>For evolution</source>
        <translation>Für die Evolution</translation>
    </message>
    <message>
        <source>For evolution (scale of 2007)</source>
        <translation>Für die Evolution (Skala von 2007)</translation>
    </message>
    <message>
        <source>For people</source>
        <translation>Für Menschen</translation>
    </message>
    <message>
        <source>For people (rating)</source>
        <translation>Für Menschen (Bewertung)</translation>
    </message>
    <message>
        <source>For people, and for evolution</source>
        <translation>Für Menschen und für die Evolution</translation>
    </message>
    <message>
        <source>For people, or for evolution, which takes longer.</source>
        <translation>Für Menschen oder für die Evolution; Letzteres dauert länger.</translation>
    </message>
    <message>
        <source>For people; ≥ where no known technique leads to the solution</source>
        <translation>Für Menschen; ≥, wo keine bekannte Technik zur Lösung führt</translation>
    </message>
    <message>
        <source>Forced cells are filled first; then a large population of row permutations, under strong selection.</source>
        <translation>Zuerst werden erzwungene Felder gefüllt; dann folgt eine große Population von Zeilenpermutationen unter starkem Selektionsdruck.</translation>
    </message>
    <message>
        <source>Forced cells first</source>
        <translation>Erzwungene Felder zuerst</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Zwangskette</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Found by a hunt of this program (2026)</source>
        <translation>Bei einer Jagd dieses Programms gefunden (2026)</translation>
    </message>
    <message>
        <source>Four cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>In vier Feldern dürfen nicht überall nur dieselben zwei Ziffern übrig bleiben, sonst ließen sie sich vertauschen.</translation>
    </message>
    <message>
        <source>Four cells of a unit have four candidates in all, so no other cell there can hold these digits.</source>
        <translation>Vier Felder einer Einheit haben zusammen nur vier Kandidaten, also kann kein anderes Feld dort diese Ziffern enthalten.</translation>
    </message>
    <message>
        <source>Four digits fit in only four cells of a unit, so nothing else can go there.</source>
        <translation>Vier Ziffern passen nur in vier Felder einer Einheit, also kann dort nichts anderes stehen.</translation>
    </message>
    <message>
        <source>Free digits</source>
        <translation>Freie Ziffern</translation>
    </message>
    <message>
        <source>Free digits, judged by averages over rows, columns and boxes; made to find solved grids.</source>
        <translation>Freie Ziffern, bewertet nach Mittelwerten über Zeilen, Spalten und Blöcke; gedacht, um gelöste Gitter zu finden.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.</source>
        <translation>Freie Software unter der MIT-Lizenz, gebaut mit PySide6, NumPy, Numba und pyqtgraph.</translation>
    </message>
    <message>
        <source>From 1 to 1,000 puzzles.</source>
        <translation>Von 1 bis 1.000 Rätsel.</translation>
    </message>
    <message>
        <source>From {minimum} to {maximum} {unit}</source>
        <translation>Von {minimum} bis {maximum} {unit}</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Volles Tempo</translation>
    </message>
    <message>
        <source>Further boxes between the usual ones hold each digit once, too.</source>
        <translation>Auch weitere Blöcke zwischen den üblichen enthalten jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>G&amp;ivens</source>
        <translation>Vor&amp;gaben</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>GNOME Sudoku</source>
        <translation>GNOME Sudoku</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Juwel</translation>
    </message>
    <message>
        <source>Generate a puzzle of this level: {level}</source>
        <translation>Ein Rätsel dieser Stufe erzeugen: {level}</translation>
    </message>
    <message>
        <source>Generate the puzzles</source>
        <translation>Die Rätsel erzeugen</translation>
    </message>
    <message>
        <source>Generated puzzle, seed {seed}</source>
        <translation>Erzeugtes Rätsel, Startwert {seed}</translation>
    </message>
    <message>
        <source>Generating a puzzle of the level {level} …</source>
        <translation>Ein Rätsel der Stufe {level} wird erzeugt …</translation>
    </message>
    <message>
        <source>Generating …</source>
        <translation>Wird erzeugt …</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Generation {generation}</source>
        <translation>Generation {generation}</translation>
    </message>
    <message>
        <source>Generation {generation}, ancestry of the best</source>
        <translation>Generation {generation}, Abstammung des Besten</translation>
    </message>
    <message>
        <source>Generation {generation}, individual {number}</source>
        <translation>Generation {generation}, Individuum {number}</translation>
    </message>
    <message>
        <source>Generation {generation}, mating {number}</source>
        <translation>Generation {generation}, Paarung {number}</translation>
    </message>
    <message>
        <source>Generation {number}</source>
        <translation>Generation {number}</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Generations per solution: total generations ÷ solved runs (ERT).</source>
        <translation>Generationen je Lösung: alle Generationen ÷ gelöste Läufe (ERT).</translation>
    </message>
    <message>
        <source>Generations to a solution where forced cells are filled in first; as printed two puzzles have several solutions, so the filled-in grids of the figures are used. Figure 4 is left out: filling in solves it, before any evolution, and digits of its puzzle were lost in print.</source>
        <translation>Generationen bis zur Lösung, wenn erzwungene Felder zuerst gefüllt werden; wie gedruckt haben zwei der Rätsel mehrere Lösungen, daher werden die ausgefüllten Gitter der Abbildungen verwendet. Abbildung 4 fehlt: Das Ausfüllen löst sie vor jeder Evolution, und von ihrem Rätsel sind im Druck Ziffern verloren.</translation>
    </message>
    <message>
        <source>Generations to a solution: the median of each puzzle, all figures of each class (table 2), and figure 5.</source>
        <translation>Generationen bis zur Lösung: der Median jedes Rätsels, alle Werte jeder Klasse (Tabelle 2) und Abbildung 5.</translation>
    </message>
    <message>
        <source>Generations {first} to {last}</source>
        <translation>Generationen {first} bis {last}</translation>
    </message>
    <message>
        <source>Generations: least, mean, most</source>
        <translation>Generationen: kleinste, mittlere, größte Zahl</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Gentle Puzzles</source>
        <translation>Sanfte Rätsel</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, figure 1: easy</source>
        <translation>Gerges, Zouein &amp; Azar 2018, Abbildung 1: leicht</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, tables 2 and 3</source>
        <translation>Gerges, Zouein &amp; Azar 2018, Tabellen 2 und 3</translation>
    </message>
    <message>
        <source>Getting better.</source>
        <translation>Es wird besser.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Getting ready for the first time; this takes about half a minute …</source>
        <translation>Der erste Start wird vorbereitet; das dauert etwa eine halbe Minute …</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>Getting the puzzle of the day …</source>
        <translation>Das Rätsel des Tages wird geholt …</translation>
    </message>
    <message>
        <source>Give the puzzle a title, and say whose it is and where it is from</source>
        <translation>Dem Rätsel einen Titel geben und sagen, von wem und woher es ist</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Givens are removed at random as long as one solution remains; the result is compared with the settings.</source>
        <translation>Vorgaben werden zufällig entfernt, solange eine Lösung bleibt; das Ergebnis wird mit den Einstellungen verglichen.</translation>
    </message>
    <message>
        <source>Givens never move.</source>
        <translation>Vorgaben bleiben immer, wo sie sind.</translation>
    </message>
    <message>
        <source>Go to the next cell to compare with the picture (Tab, F3)</source>
        <translation>Zum nächsten Feld gehen, das mit dem Bild zu vergleichen ist (Tab, F3)</translation>
    </message>
    <message>
        <source>Going to generation {generation} …</source>
        <translation>Weiter zu Generation {generation} …</translation>
    </message>
    <message>
        <source>Gold 2005: 36,700 generations to fill an empty grid</source>
        <translation>Gold 2005: 36.700 Generationen, um ein leeres Gitter zu füllen</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Grid with &amp;Entries</source>
        <translation>Gitter mit &amp;Einträgen</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Grids tried</source>
        <translation>Versuchte Gitter</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Lehrgang</translation>
    </message>
    <message>
        <source>H&amp;unt</source>
        <translation>&amp;Jagd</translation>
    </message>
    <message>
        <source>H&amp;unt…</source>
        <translation>&amp;Jagd …</translation>
    </message>
    <message>
        <source>Half of the runs needed {amount} at most.</source>
        <translation>Die Hälfte der Läufe brauchte höchstens {amount}.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hardest technique</source>
        <translation>Schwerste Technik</translation>
    </message>
    <message>
        <source>Hardest: {technique}. {sentence} {steps}.</source>
        <translation>Am schwersten: {technique}. {sentence} {steps}.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Versteckter Vierer</translation>
    </message>
    <message>
        <source>Hidden single in a box</source>
        <translation>Versteckter Einer im Block</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Versteckter Einer in einer Reihe</translation>
    </message>
    <message>
        <source>Hidden single in a region</source>
        <translation>Versteckter Einer in der Region</translation>
    </message>
    <message>
        <source>Hidden single in a window</source>
        <translation>Versteckter Einer im Fenster</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Versteckter Dreier</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>Highlight every {digit}</source>
        <translation>Jede {digit} hervorheben</translation>
    </message>
    <message>
        <source>Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the same unless it is a digit</source>
        <translation>Die Ziffer des Feldes hervorheben, wohin man auch geht, oder in einem leeren Feld damit aufhören; im Gitter bewirkt H dasselbe, sofern es keine Ziffer ist</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: {technique}</source>
        <translation>Tipp: {technique}</translation>
    </message>
    <message>
        <source>Home, End; Ctrl + Home, End</source>
        <translation>Pos1, Ende; Strg + Pos1, Ende</translation>
    </message>
    <message>
        <source>How fast the race is shown; it does not change who is first.</source>
        <translation>Wie schnell der Wettlauf gezeigt wird; wer Erster ist, ändert das nicht.</translation>
    </message>
    <message>
        <source>How fast the run is shown; this never changes the result</source>
        <translation>Wie schnell der Lauf gezeigt wird; am Ergebnis ändert das nie etwas</translation>
    </message>
    <message>
        <source>How hard is this puzzle?</source>
        <translation>Wie schwer ist dieses Rätsel?</translation>
    </message>
    <message>
        <source>How hard the puzzle is for people and for evolution</source>
        <translation>Wie schwer das Rätsel ist, für Menschen und für die Evolution</translation>
    </message>
    <message>
        <source>How it evolves</source>
        <translation>So verläuft die Evolution</translation>
    </message>
    <message>
        <source>How likely a cell is to take a random candidate.</source>
        <translation>Wie wahrscheinlich ein Feld einen zufälligen Kandidaten annimmt.</translation>
    </message>
    <message>
        <source>How likely a child is to be improved.</source>
        <translation>Wie wahrscheinlich ein Kind verbessert wird.</translation>
    </message>
    <message>
        <source>How likely a child is to be mutated.</source>
        <translation>Wie wahrscheinlich ein Kind mutiert wird.</translation>
    </message>
    <message>
        <source>How likely a child is to have two parents; otherwise it starts as a copy of the first.</source>
        <translation>Wie wahrscheinlich ein Kind zwei Eltern hat; sonst beginnt es als Kopie des ersten.</translation>
    </message>
    <message>
        <source>How likely a mutation is.</source>
        <translation>Wie wahrscheinlich eine Mutation ist.</translation>
    </message>
    <message>
        <source>How likely a parent is to be mutated.</source>
        <translation>Wie wahrscheinlich ein Elternteil mutiert wird.</translation>
    </message>
    <message>
        <source>How likely a placement that both parents share is to be made first.</source>
        <translation>Wie wahrscheinlich ein Eintrag, den beide Eltern haben, zuerst gemacht wird.</translation>
    </message>
    <message>
        <source>How likely a sequence of swaps is.</source>
        <translation>Wie wahrscheinlich eine Tauschfolge ist.</translation>
    </message>
    <message>
        <source>How long each step can be seen; it does not affect the puzzles.</source>
        <translation>Wie lange jeder Schritt zu sehen ist; an den Rätseln ändert es nichts.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many children of this generation replaced another individual</source>
        <translation>Wie viele Kinder dieser Generation ein anderes Individuum ersetzt haben</translation>
    </message>
    <message>
        <source>How many chromosomes a generation has.</source>
        <translation>Wie viele Chromosomen eine Generation hat.</translation>
    </message>
    <message>
        <source>How many digits the best is missing in all rows, columns and boxes</source>
        <translation>Wie viele Ziffern dem besten Chromosom in allen Zeilen, Spalten und Blöcken fehlen</translation>
    </message>
    <message>
        <source>How many digits the best so far is missing in all rows, columns and boxes</source>
        <translation>Wie viele Ziffern dem bisher Besten in allen Zeilen, Spalten und Blöcken fehlen</translation>
    </message>
    <message>
        <source>How many extra repetitions are tolerated in the rows and columns that moved digits enter.</source>
        <translation>Wie viele zusätzliche Wiederholungen in den Zeilen und Spalten geduldet werden, in die Ziffern kommen.</translation>
    </message>
    <message>
        <source>How many individuals compete to become a parent.</source>
        <translation>Wie viele Individuen darum kämpfen, Elternteil zu werden.</translation>
    </message>
    <message>
        <source>How many islands evolve at the same time.</source>
        <translation>Wie viele Inseln sich gleichzeitig entwickeln.</translation>
    </message>
    <message>
        <source>How many matings in a row may bring nothing new before a duplicate is let in.</source>
        <translation>Wie viele Paarungen hintereinander nichts Neues ergeben dürfen, bevor ein Duplikat zugelassen wird.</translation>
    </message>
    <message>
        <source>How many of 100 runs are solved within 100,000 trials.</source>
        <translation>Wie viele von 100 Läufen innerhalb von 100.000 Versuchen gelöst werden.</translation>
    </message>
    <message>
        <source>How many of 50 grids are solved within twelve seconds: ours, its control, and the published ant colonies.</source>
        <translation>Wie viele von 50 Gittern binnen zwölf Sekunden gelöst werden: von unserem Algorithmus, seiner Kontrolle und den veröffentlichten Ameisenkolonien.</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged</source>
        <translation>Wie viele der Besten unverändert überleben</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged.</source>
        <translation>Wie viele der Besten unverändert überleben.</translation>
    </message>
    <message>
        <source>How many puzzles</source>
        <translation>Anzahl der Rätsel</translation>
    </message>
    <message>
        <source>How many repairs a child gets.</source>
        <translation>Wie viele Reparaturen ein Kind bekommt.</translation>
    </message>
    <message>
        <source>How many runners: two to four.</source>
        <translation>Wie viele um die Wette laufen: zwei bis vier.</translation>
    </message>
    <message>
        <source>How many swaps a mutation makes.</source>
        <translation>Wie viele Vertauschungen eine Mutation macht.</translation>
    </message>
    <message>
        <source>How many times the mean probability the best individual has; 1 means no selection pressure.</source>
        <translation>Wievielmal so wahrscheinlich wie im Mittel das beste Individuum gezogen wird; 1 heißt kein Selektionsdruck.</translation>
    </message>
    <message>
        <source>How many times, at most, all cells and units are searched.</source>
        <translation>Wie oft höchstens alle Felder und Einheiten durchsucht werden.</translation>
    </message>
    <message>
        <source>How often this is drawn, compared with the others.</source>
        <translation>Wie oft dies im Vergleich zu den anderen gezogen wird.</translation>
    </message>
    <message>
        <source>How often, at most, a child is mutated again.</source>
        <translation>Wie oft ein Kind höchstens noch einmal mutiert wird.</translation>
    </message>
    <message>
        <source>How the givens are arranged; newspapers like the half turn.</source>
        <translation>Wie die Vorgaben angeordnet sind; Zeitungen mögen die halbe Drehung.</translation>
    </message>
    <message>
        <source>How the givens are chosen: by evolution of patterns, at random until ten runs of the algorithm agree (papers), or by removing givens at random (digging).</source>
        <translation>Wie die Vorgaben gewählt werden: durch Evolution von Mustern, zufällig, bis zehn Läufe des Algorithmus übereinstimmen (Artikel), oder durch zufälliges Entfernen von Vorgaben (Ausgraben).</translation>
    </message>
    <message>
        <source>How the level is shown above each puzzle.</source>
        <translation>Wie der Schwierigkeitsgrad über jedem Rätsel gezeigt wird.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Wie das Programm zu bedienen ist</translation>
    </message>
    <message>
        <source>How two parents made the winning grid.</source>
        <translation>Wie zwei Eltern das siegreiche Gitter schufen.</translation>
    </message>
    <message>
        <source>Human rating</source>
        <translation>Bewertung für Menschen</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>Hunt for hard puzzles</source>
        <translation>Jagd nach schweren Rätseln</translation>
    </message>
    <message>
        <source>Hunted for</source>
        <translation>Gejagt seit</translation>
    </message>
    <message>
        <source>Hunts are kept, and go on where they were.</source>
        <translation>Jagden werden aufbewahrt und gehen weiter, wo sie waren.</translation>
    </message>
    <message>
        <source>I have a puzzle</source>
        <translation>Ich habe ein Rätsel</translation>
    </message>
    <message>
        <source>IOHanalyzer (*.zip)</source>
        <translation>IOHanalyzer (*.zip)</translation>
    </message>
    <message>
        <source>If the program ended now, your work would be lost: it cannot be kept safe ({reason}).</source>
        <translation>Wenn das Programm jetzt endete, ginge Ihre Arbeit verloren: Sie kann nicht gesichert werden ({reason}).</translation>
    </message>
    <message>
        <source>If there is a puzzle, put the four corners of the frame on those of its grid, with the mouse, or with 1 to 4 and the arrows.</source>
        <translation>Wenn ein Rätsel zu sehen ist, legen Sie die vier Ecken des Rahmens auf die seines Gitters, mit der Maus oder mit 1 bis 4 und den Pfeiltasten.</translation>
    </message>
    <message>
        <source>If {cells} too had only two candidates, every digit would have two places in each unit, and any solution would have a twin with every choice reversed. So one of them holds one of its extra candidates, {digits}.</source>
        <translation>Hätten auch {cells} nur zwei Kandidaten, so hätte jede Ziffer zwei Plätze in jeder Einheit, und jede Lösung hätte einen Zwilling, in dem jede Wahl umgekehrt ist. Also enthält eines davon einen seiner zusätzlichen Kandidaten, {digits}.</translation>
    </message>
    <message>
        <source>If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.</source>
        <translation>Ist {cell} eine {digit}, so folgt alles die geschlossene Kette entlang; ist es keine, so folgt alles in der anderen Richtung.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, a chain of links would make it {digit}: so it is {digit}.</source>
        <translation>Wäre {cell} keine {digit}, so machte eine Kette es zu einer {digit}: Also ist es eine {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, then {other} would be {clash} and would not: so {cell} is {digit}.</source>
        <translation>Wäre {cell} keine {digit}, so wäre {other} eine {clash} und zugleich keine: Also ist {cell} eine {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in one of {excluders}.</source>
        <translation>Wäre {cell} eine {digit}, so bliebe, was auch immer in {others} stünde, in einem der Felder {excluders} kein Kandidat übrig.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in {excluders}.</source>
        <translation>Wäre {cell} eine {digit}, so bliebe, was auch immer in {others} stünde, in {excluders} kein Kandidat übrig.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then {other} would be {clash} and would not: so {cell} is not {digit}.</source>
        <translation>Wäre {cell} eine {digit}, so wäre {other} eine {clash} und zugleich keine: Also ist {cell} keine {digit}.</translation>
    </message>
    <message>
        <source>If {first} is not {one}, a chain of links leads to {last} being {other}.</source>
        <translation>Ist {first} keine {one}, so führt eine Kette dazu, dass {last} eine {other} ist.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.</source>
        <translation>Enthielten {loop} nur {pair}, so ergäbe ein Tausch der beiden eine zweite Lösung. In {unit} passt die Ziffer {locked} nur in {cells}, also enthält eines davon sie; das andere darf keine {digit} sein, sonst blieben nur {pair}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds one of the digits {digits}.</source>
        <translation>Enthielten {loop} nur {pair}, so ergäbe ein Tausch der beiden eine zweite Lösung: Also enthält eines der Felder {cells} eine der Ziffern {digits}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds {digit}, and no cell that sees them all can.</source>
        <translation>Enthielten {loop} nur {pair}, so ergäbe ein Tausch der beiden eine zweite Lösung: Also enthält eines der Felder {cells} die {digit}, und kein Feld, das sie alle sieht, kann sie enthalten.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.</source>
        <translation>Enthielten {loop} nur {pair}, so ergäbe ein Tausch der beiden eine zweite Lösung: Also enthält {cell} keine von beiden.</translation>
    </message>
    <message>
        <source>If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}.</source>
        <translation>Ist {pivot} eine {x}, so ist {first} eine {z}; ist es eine {y}, so ist {second} eine {z}.</translation>
    </message>
    <message>
        <source>Import Preset</source>
        <translation>Vorlage importieren</translation>
    </message>
    <message>
        <source>Import a preset from a file</source>
        <translation>Eine Vorlage aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>{file} einlesen</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Verbesserung</translation>
    </message>
    <message>
        <source>In a random unit, exchange two cells, rotate three, or move a digit and shift the others.</source>
        <translation>In einer zufälligen Einheit werden zwei Felder vertauscht, drei reihum vertauscht, oder eine Ziffer wird verschoben und die anderen rücken nach.</translation>
    </message>
    <message>
        <source>In a separate file</source>
        <translation>In einer eigenen Datei</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Als Wort</translation>
    </message>
    <message>
        <source>In each of {units} the digit {digit} fits in only two cells, and {near} and {far} cannot both hold it.</source>
        <translation>In {units} passt die Ziffer {digit} jeweils nur in zwei Felder, und {near} und {far} können sie nicht beide enthalten.</translation>
    </message>
    <message>
        <source>In four parallel lines a digit fits only in the same four crossing lines, which lose it elsewhere.</source>
        <translation>In vier parallelen Reihen passt eine Ziffer nur in dieselben vier Querreihen, die sie sonst überall verlieren.</translation>
    </message>
    <message>
        <source>In stars</source>
        <translation>In Sternen</translation>
    </message>
    <message>
        <source>In three parallel lines a digit fits only in the same three crossing lines, which lose it elsewhere.</source>
        <translation>In drei parallelen Reihen passt eine Ziffer nur in dieselben drei Querreihen, die sie sonst überall verlieren.</translation>
    </message>
    <message>
        <source>In two parallel lines a digit fits only in the same two crossing lines, which lose it elsewhere.</source>
        <translation>In zwei parallelen Reihen passt eine Ziffer nur in dieselben zwei Querreihen, die sie sonst überall verlieren.</translation>
    </message>
    <message>
        <source>In {base} the digit {digit} fits only in {cover}, so no other cell of {cover} can hold it.</source>
        <translation>In {base} passt die Ziffer {digit} nur in {cover}, also kann kein anderes Feld in {cover} sie enthalten.</translation>
    </message>
    <message>
        <source>In {cell} only {digit} is left: every other digit is ruled out.</source>
        <translation>In {cell} bleibt nur {digit}: Jede andere Ziffer ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it.</source>
        <translation>In {first} liegen alle Plätze für {digit} in {second}, also kann kein anderes Feld in {second} sie enthalten.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cells}: one of them holds it, and the other an extra candidate.</source>
        <translation>In {unit} passt die Ziffer {digit} nur in {cells}: Eines davon enthält sie, und das andere einen zusätzlichen Kandidaten.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cell}.</source>
        <translation>In {unit} passt die Ziffer {digit} nur in {cell}.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only in {cells}, so nothing else can go there.</source>
        <translation>In {unit} passen die Ziffern {digits} nur in {cells}, also kann dort nichts anderes stehen.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only there and in {cells}: with one of these places taken, {cells} can hold nothing else.</source>
        <translation>In {unit} passen die Ziffern {digits} nur dorthin und in {cells}: Ist dort ein Platz vergeben, so können {cells} nichts anderes enthalten.</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Individuum</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Tintensparend</translation>
    </message>
    <message>
        <source>Insertions</source>
        <translation>Einfügungen</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Algorithms that propagate</source>
        <translation>Ist, was der Evolution schwerfällt, auch für Menschen schwer? Algorithmen, die propagieren</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Puzzles of all levels</source>
        <translation>Ist, was der Evolution schwerfällt, auch für Menschen schwer? Rätsel aller Stufen</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Random minimal puzzles</source>
        <translation>Ist, was der Evolution schwerfällt, auch für Menschen schwer? Zufällige minimale Rätsel</translation>
    </message>
    <message>
        <source>Island {number}: {puzzles}, {solutions}, {fewest} to {most} givens</source>
        <translation>Insel {number}: {puzzles}, {solutions}, {fewest} bis {most} Vorgaben</translation>
    </message>
    <message>
        <source>It is as good as its better parent.</source>
        <translation>Es ist so gut wie der bessere Elternteil.</translation>
    </message>
    <message>
        <source>It is better than both parents.</source>
        <translation>Es ist besser als beide Eltern.</translation>
    </message>
    <message>
        <source>It is drawn at random; only the givens are always in their places.</source>
        <translation>Es ist zufällig gezogen; nur die Vorgaben stehen immer an ihrem Platz.</translation>
    </message>
    <message numerus="yes">
        <source>It is more like the father, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Es gleicht eher dem Vater, von dem es sich in %n Feld unterscheidet.</numerusform>
            <numerusform>Es gleicht eher dem Vater, von dem es sich in %n Feldern unterscheidet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is more like the mother, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Es gleicht eher der Mutter, von der es sich in %n Feld unterscheidet.</numerusform>
            <numerusform>Es gleicht eher der Mutter, von der es sich in %n Feldern unterscheidet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no worse than her {fitness} and takes her place.</source>
        <translation>Es ist nicht schlechter als sie mit {fitness} und nimmt ihren Platz ein.</translation>
    </message>
    <message>
        <source>It is no worse than his {fitness} and takes his place.</source>
        <translation>Es ist nicht schlechter als er mit {fitness} und nimmt seinen Platz ein.</translation>
    </message>
    <message>
        <source>It is no worse than the worst that is left, with {fitness}, and takes its place.</source>
        <translation>Es ist nicht schlechter als das schlechteste, das noch übrig ist, mit {fitness} und nimmt dessen Platz ein.</translation>
    </message>
    <message>
        <source>It is one of several solutions.</source>
        <translation>Es ist eine von mehreren Lösungen.</translation>
    </message>
    <message>
        <source>It is one of the best of the run so far, which live on in the new population.</source>
        <translation>Es ist eines der bisher Besten des Laufs, die in der neuen Population weiterleben.</translation>
    </message>
    <message>
        <source>It is there already, but so many matings brought nothing new that it takes place {place}.</source>
        <translation>Es ist schon da, aber so viele Paarungen brachten nichts Neues, dass es den Platz {place} einnimmt.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded.</source>
        <translation>Es ist schon da: ein Duplikat, das verworfen wird.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded. Matings in a row without anything new: {times}; after {tries} a duplicate is let in.</source>
        <translation>Es ist schon da: ein Duplikat, das verworfen wird. Paarungen in Folge ohne etwas Neues: {times}; nach {tries} wird ein Duplikat zugelassen.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which replaces nobody.</source>
        <translation>Es ist schon da: ein Duplikat, das niemanden ersetzt.</translation>
    </message>
    <message>
        <source>It is worse than both parents.</source>
        <translation>Es ist schlechter als beide Eltern.</translation>
    </message>
    <message>
        <source>It is worse than her {fitness}: she keeps her place.</source>
        <translation>Es ist schlechter als sie mit {fitness}: Sie behält ihren Platz.</translation>
    </message>
    <message>
        <source>It is worse than his {fitness}: he keeps his place.</source>
        <translation>Es ist schlechter als er mit {fitness}: Er behält seinen Platz.</translation>
    </message>
    <message>
        <source>It is worse than its better parent.</source>
        <translation>Es ist schlechter als der bessere Elternteil.</translation>
    </message>
    <message>
        <source>It is worse than the worst that is left, with {fitness}, and replaces nobody.</source>
        <translation>Es ist schlechter als das schlechteste, das noch übrig ist, mit {fitness} und ersetzt niemanden.</translation>
    </message>
    <message>
        <source>Its rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Jigsaw</translation>
    </message>
    <message>
        <source>Jigsaw: irregular regions</source>
        <translation>Jigsaw: unregelmäßige Regionen</translation>
    </message>
    <message>
        <source>KSudoku</source>
        <translation>KSudoku</translation>
    </message>
    <message>
        <source>Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted</source>
        <translation>Überlebenskurve nach Kaplan und Meier: Abgebrochene Läufe zählen, solange sie dauerten</translation>
    </message>
    <message>
        <source>Keep them, like givens</source>
        <translation>Behalten, wie Vorgaben</translation>
    </message>
    <message>
        <source>Keys and First Steps</source>
        <translation>Tasten und erste Schritte</translation>
    </message>
    <message>
        <source>Keys in the grid</source>
        <translation>Tasten im Gitter</translation>
    </message>
    <message>
        <source>Known after a few restarts</source>
        <translation>Bekannt nach einigen Neustarts</translation>
    </message>
    <message>
        <source>Kropki dots</source>
        <translation>Kropki-Punkte</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Large digits and strong lines, one puzzle on a page</source>
        <translation>Große Ziffern und starke Linien, ein Rätsel pro Seite</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>Large print has large digits and strong lines; ink-saving has thin lines and light digits.</source>
        <translation>Großdruck hat große Ziffern und kräftige Linien, Tinte sparend dünne Linien und helle Ziffern.</translation>
    </message>
    <message>
        <source>Last cell</source>
        <translation>Letztes Feld</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <source>Last puzzle of the file</source>
        <translation>Letztes Rätsel der Datei</translation>
    </message>
    <message>
        <source>Latin square</source>
        <translation>lateinisches Quadrat</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>St&amp;ufe</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leaving out any given would allow several solutions.</source>
        <translation>Fehlte eine der Vorgaben, gäbe es mehrere Lösungen.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n grid(s), the earliest and least visited.</source>
        <translation>
            <numerusform>Weggelassen: %n Gitter, früh und kaum besucht.</numerusform>
            <numerusform>Weggelassen: %n Gitter, die frühesten und am wenigsten besuchten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n puzzle(s) not 9×9 with exactly one solution.</source>
        <translation>
            <numerusform>Ausgelassen: %n Rätsel, das nicht 9×9 ist oder nicht genau eine Lösung hat.</numerusform>
            <numerusform>Ausgelassen: %n Rätsel, die nicht 9×9 sind oder nicht genau eine Lösung haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in seconds:</source>
        <translation>Länge in Sekunden:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Let the &amp;Constructive Algorithm Try</source>
        <translation>Den &amp;konstruktiven Algorithmus versuchen lassen</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Die Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Let the constructive algorithm solve the puzzle at full speed</source>
        <translation>Das Rätsel vom konstruktiven Algorithmus mit voller Geschwindigkeit lösen lassen</translation>
    </message>
    <message>
        <source>Let two to four algorithms race on this puzzle, with the same number of trials each</source>
        <translation>Zwei bis vier Algorithmen an diesem Rätsel um die Wette laufen lassen, mit gleich vielen Versuchen</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters, A to P</source>
        <translation>Buchstaben, A bis P</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level of the puzzles with the fewest givens.</source>
        <translation>Stufe der Rätsel mit den wenigsten Vorgaben.</translation>
    </message>
    <message>
        <source>Level on the algorithm’s scale, if it has one</source>
        <translation>Die Stufe auf der Skala des Algorithmus, wenn er eine hat</translation>
    </message>
    <message>
        <source>Levels and ratings can be compared only among such grids. Evolution’s levels and Mantere &amp; Koljonen’s method are for 9×9 with boxes and nothing else.</source>
        <translation>Stufen und Bewertungen sind nur unter solchen Gittern vergleichbar. Die Stufen der Evolution und das Verfahren von Mantere &amp; Koljonen gibt es nur für 9×9 mit Blöcken und nichts weiter.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Line below the title.</source>
        <translation>Zeile unter dem Titel.</translation>
    </message>
    <message>
        <source>Line {first} was left out: {problem}.</source>
        <translation>Zeile {first} wurde ausgelassen: {problem}.</translation>
    </message>
    <message>
        <source>Linear ranking</source>
        <translation>Lineare Rangselektion</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Lines {first} to {last} were left out: {problem}.</source>
        <translation>Die Zeilen {first} bis {last} wurden ausgelassen: {problem}.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Lists of Known Puzzles</source>
        <translation>Listen bekannter Rätsel</translation>
    </message>
    <message>
        <source>Loading the kernels …</source>
        <translation>Die Kernel werden geladen …</translation>
    </message>
    <message>
        <source>Loading the plots …</source>
        <translation>Die Diagramme werden geladen …</translation>
    </message>
    <message>
        <source>Long chains that fork: the hardest techniques there are.</source>
        <translation>Lange Ketten, die sich verzweigen: die schwersten Techniken, die es gibt.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Folge</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>A&amp;ussehen</translation>
    </message>
    <message>
        <source>Look &amp;Back</source>
        <translation>Zurück&amp;blicken</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>&amp;Hineinsehen</translation>
    </message>
    <message>
        <source>Look at the candidates {digits}.</source>
        <translation>Sehen Sie sich die Kandidaten {digits} an.</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>Sehen Sie sich {place} an.</translation>
    </message>
    <message>
        <source>Looking for solutions: {number} to go …</source>
        <translation>Lösungen werden gesucht: noch {number} …</translation>
    </message>
    <message>
        <source>Looking for the next step …</source>
        <translation>Der nächste Schritt wird gesucht …</translation>
    </message>
    <message>
        <source>Looking for the path …</source>
        <translation>Der Weg wird gesucht …</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.</source>
        <translation>Untere Schranke: Nach {steps} führt keine bekannte Technik weiter. Die schwerste bis dahin: {technique}.</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further.</source>
        <translation>Untere Schranke: Keine bekannte Technik führt weiter.</translation>
    </message>
    <message>
        <source>M&amp;issing Digits (Comparable)</source>
        <translation>Fehlende &amp;Ziffern (vergleichbar)</translation>
    </message>
    <message>
        <source>Made by {program} {version}, {date}.</source>
        <translation>Erstellt mit {program} {version}, {date}.</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Make &amp;Book…</source>
        <translation>Buch &amp;erstellen …</translation>
    </message>
    <message>
        <source>Make New Ones</source>
        <translation>Neue erstellen</translation>
    </message>
    <message>
        <source>Make a Book</source>
        <translation>Buch erstellen</translation>
    </message>
    <message>
        <source>Make a Book…</source>
        <translation>Buch erstellen …</translation>
    </message>
    <message>
        <source>Make a book of puzzles, ready to be printed and bound</source>
        <translation>Ein Rätselbuch erstellen, fertig zum Drucken und Binden</translation>
    </message>
    <message>
        <source>Make another puzzle like this one in its place</source>
        <translation>An seiner Stelle ein anderes solches Rätsel erstellen</translation>
    </message>
    <message>
        <source>Make new ones for the present settings.</source>
        <translation>Neue Rätsel nach den jetzigen Einstellungen erstellen.</translation>
    </message>
    <message>
        <source>Make puzzles of the level, size and pattern you choose</source>
        <translation>Rätsel mit Stufe, Größe und Muster Ihrer Wahl erstellen</translation>
    </message>
    <message>
        <source>Make the run again on the board, bit for bit (Enter)</source>
        <translation>Den Lauf im Gitter Bit für Bit wiederholen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Make the runs of the study that are missing, in the background</source>
        <translation>Die fehlenden Läufe der Studie im Hintergrund machen</translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation>Den Text vergrößern</translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation>Den Text verkleinern</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen (2007)</source>
        <translation>Mantere &amp; Koljonen (2007)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 on AI Escargot</source>
        <translation>Mantere &amp; Koljonen 2007 an AI Escargot</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 1: easy</source>
        <translation>Mantere &amp; Koljonen 2007, Abbildung 1: leicht</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 6: medium</source>
        <translation>Mantere &amp; Koljonen 2007, Abbildung 6: mittel</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 7: hard</source>
        <translation>Mantere &amp; Koljonen 2007, Abbildung 7: schwer</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 1: newspaper puzzles</source>
        <translation>Mantere &amp; Koljonen 2007, Tabelle 1: Zeitungsrätsel</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 2 and figure 5: how hard newspaper puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, Tabelle 2 und Abbildung 5: wie schwer Zeitungsrätsel sind</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 3: how often the same solution comes back</source>
        <translation>Mantere &amp; Koljonen 2007, Tabelle 3: wie oft dieselbe Lösung wiederkommt</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 4: how hard generated puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, Tabelle 4: wie schwer erzeugte Rätsel sind</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: mutations and fitness of the earlier version</source>
        <translation>Mantere &amp; Koljonen 2007: Mutationen und Fitness der früheren Fassung</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: the printed puzzles and the empty grid</source>
        <translation>Mantere &amp; Koljonen 2007: die abgedruckten Rätsel und das leere Gitter</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which choices of the design matter</source>
        <translation>Mantere &amp; Koljonen 2007: auf welche Entscheidungen es ankommt</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which reading of the paper fits its figures</source>
        <translation>Mantere &amp; Koljonen 2007: welche Lesart des Artikels zu seinen Zahlen passt</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen’s method is for plain 9×9 puzzles, with boxes only</source>
        <translation>das Verfahren von Mantere &amp; Koljonen gibt es nur für gewöhnliche 9×9-Rätsel</translation>
    </message>
    <message>
        <source>Mantere and Koljonen’s algorithm takes a hundred to hundreds of thousands of generations; algorithms that propagate find most puzzles trivial.</source>
        <translation>Der Algorithmus von Mantere und Koljonen braucht hundert bis mehrere hunderttausend Generationen; für Algorithmen, die propagieren, sind die meisten Rätsel trivial.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Mark the entries that differ from the exact solver’s solution, without revealing it; or say what the solver proves</source>
        <translation>Falsche Einträge markieren, verglichen mit der Lösung des exakten Lösers, die nicht verraten wird; oder sagen, was er beweist</translation>
    </message>
    <message>
        <source>Mating</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>Mating of the &amp;Best</source>
        <translation>Paarung des &amp;Besten</translation>
    </message>
    <message>
        <source>Mating {number} made the best of the generation.</source>
        <translation>Das Beste der Generation ging aus Paarung {number} hervor.</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Me&amp;thode</translation>
    </message>
    <message>
        <source>Mean (95 % interval)</source>
        <translation>Mittel (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Mean generations</source>
        <translation>Mittlere Generationen</translation>
    </message>
    <message>
        <source>Mean generations of the runs solved within 3,000.</source>
        <translation>Mittlere Generationen der Läufe, die binnen 3.000 gelöst wurden.</translation>
    </message>
    <message>
        <source>Mean generations to a solution, of runs that have all the time they want.</source>
        <translation>Mittlere Generationen bis zur Lösung bei Läufen, die alle Zeit der Welt haben.</translation>
    </message>
    <message>
        <source>Mean is a lower bound</source>
        <translation>Mittel ist eine untere Schranke</translation>
    </message>
    <message>
        <source>Mean of all runs; ≥ where some ran out of budget</source>
        <translation>Das Mittel aller Läufe; ≥, wo das Budget manche beendet hat</translation>
    </message>
    <message>
        <source>Mean of solved runs</source>
        <translation>Mittel der gelösten Läufe</translation>
    </message>
    <message>
        <source>Mean run time of the solved runs alone, as papers give it, and Student’s 95 % interval</source>
        <translation>Mittlere Laufzeit allein der gelösten Läufe, wie Artikel sie angeben, und Students 95-%-Intervall</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Median (quartiles)</source>
        <translation>Median (Quartile)</translation>
    </message>
    <message>
        <source>Medians with 95 % intervals: {medians}.</source>
        <translation>Mediane mit 95-%-Intervallen: {medians}.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Memory: about {size}</source>
        <translation>Speicher: etwa {size}</translation>
    </message>
    <message>
        <source>Min-conflicts</source>
        <translation>Min-Conflicts</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Missing and repeated digits</source>
        <translation>Fehlende und mehrfache Ziffern</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Fehlende Ziffern</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <comment>short</comment>
        <translation>Fehlende Ziffern</translation>
    </message>
    <message>
        <source>Missing digits of each runner</source>
        <translation>Fehlende Ziffern jedes Läufers</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Moderate Puzzles</source>
        <translation>Mittlere Rätsel</translation>
    </message>
    <message>
        <source>Modified; the default is {value}.</source>
        <translation>Geändert; voreingestellt: {value}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {parts}.</source>
        <translation>Geändert; in der Vorlage: {parts}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {part}.</source>
        <translation>Geändert; in der Vorlage: {part}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {value}.</source>
        <translation>Geändert; in der Vorlage: {value}.</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Mehr Optionen</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Weitere Zahlen</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Most in a line</source>
        <translation>Höchstens in einer Reihe</translation>
    </message>
    <message>
        <source>Most promising puzzle</source>
        <translation>Aussichtsreichstes Rätsel</translation>
    </message>
    <message>
        <source>Mother, rank {rank}
fitness {fitness}</source>
        <translation>Mutter, Rang {rank}
Fitness {fitness}</translation>
    </message>
    <message>
        <source>Move a slider now: it counts from the next run.</source>
        <translation>Regler, die Sie jetzt bewegen, gelten ab dem nächsten Lauf.</translation>
    </message>
    <message>
        <source>Mutated parents</source>
        <translation>Mutierte Eltern</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>My Puzzle</source>
        <translation>Mein Rätsel</translation>
    </message>
    <message>
        <source>My entries and notes</source>
        <translation>Meine Einträge und Notizen</translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mein Rätsel</translation>
    </message>
    <message>
        <source>My study</source>
        <translation>Meine Studie</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Nackter Vierer</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Nackter Einer</translation>
    </message>
    <message>
        <source>Naked singles, then hidden singles of rows, columns and boxes are filled in, pass after pass.</source>
        <translation>Nackte Einer, dann versteckte Einer der Zeilen, Spalten und Blöcke werden eingetragen, Durchgang für Durchgang.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Nackter Dreier</translation>
    </message>
    <message>
        <source>Name at the foot of the title page.</source>
        <translation>Name unten auf der Titelseite.</translation>
    </message>
    <message>
        <source>Ne&amp;w puzzles</source>
        <translation>&amp;Neue Rätsel</translation>
    </message>
    <message>
        <source>Nested &amp;chains:</source>
        <translation>&amp;Innere Ketten:</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle</source>
        <translation>Neues &amp;Rätsel</translation>
    </message>
    <message>
        <source>New Puzzles</source>
        <translation>Neue Rätsel</translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>New Study…</source>
        <translation>Neue Studie …</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Jedes Mal neu</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Neue Rätsel</translation>
    </message>
    <message>
        <source>New random seed each run</source>
        <translation>Für jeden Lauf neuer Startwert</translation>
    </message>
    <message>
        <source>Newly generated puzzles</source>
        <translation>Neu erzeugte Rätsel</translation>
    </message>
    <message>
        <source>Newspaper, 1 star</source>
        <translation>Zeitung, 1 Stern</translation>
    </message>
    <message>
        <source>Newspaper, 5 stars</source>
        <translation>Zeitung, 5 Sterne</translation>
    </message>
    <message>
        <source>Next Branch</source>
        <translation>Nächster Zweig</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Nächster Tipp</translation>
    </message>
    <message>
        <source>Next I&amp;mprovement</source>
        <translation>Nächste Ve&amp;rbesserung</translation>
    </message>
    <message>
        <source>Next R&amp;estart</source>
        <translation>Nächster Neustar&amp;t</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>No Sudoku was found in {file}.</source>
        <translation>In {file} wurde kein Sudoku gefunden.</translation>
    </message>
    <message>
        <source>No algorithm solved half of its runs.</source>
        <translation>Kein Algorithmus hat die Hälfte seiner Läufe gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>No better grid for %n generation(s).</source>
        <translation>
            <numerusform>Seit %n Generation kein besseres Gitter.</numerusform>
            <numerusform>Seit %n Generationen kein besseres Gitter.</numerusform>
        </translation>
    </message>
    <message>
        <source>No browser could be opened. The report is in {file}.</source>
        <translation>Es ließ sich kein Browser öffnen. Der Bericht steht in {file}.</translation>
    </message>
    <message>
        <source>No entry differs from the exact solver’s solution.</source>
        <translation>Kein Eintrag weicht von der Lösung des exakten Lösers ab.</translation>
    </message>
    <message numerus="yes">
        <source>No entry differs from the exact solver’s solution; %n cell(s) to go.</source>
        <translation>
            <numerusform>Kein Eintrag weicht von der Lösung des exakten Lösers ab; noch %n Feld.</numerusform>
            <numerusform>Kein Eintrag weicht von der Lösung des exakten Lösers ab; noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>No grey, which some printers turn into dots.</source>
        <translation>Kein Grau, aus dem manche Drucker Punkte machen.</translation>
    </message>
    <message>
        <source>No guessing is needed: every puzzle has exactly one solution, and reasoning leads to it.</source>
        <translation>Raten ist nicht nötig: Jedes Rätsel hat genau eine Lösung, und Nachdenken führt zu ihr.</translation>
    </message>
    <message>
        <source>No hint: fix the puzzle first: {conflict}.</source>
        <translation>Kein Tipp: Erst muss das Rätsel in Ordnung sein: {conflict}.</translation>
    </message>
    <message>
        <source>No hint: the puzzle has several solutions, so no step is certain.</source>
        <translation>Kein Tipp: Das Rätsel hat mehrere Lösungen, darum ist kein Schritt sicher.</translation>
    </message>
    <message>
        <source>No hint: there is no puzzle yet.</source>
        <translation>Kein Tipp: Noch ist kein Rätsel da.</translation>
    </message>
    <message>
        <source>No known technique leads further from here.</source>
        <translation>Von hier führt keine bekannte Technik weiter.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>No limit on {name}</source>
        <translation>Ohne Grenze: {name}</translation>
    </message>
    <message>
        <source>No mutation this time.</source>
        <translation>Diesmal keine Mutation.</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Noch kein Rätsel</translation>
    </message>
    <message>
        <source>No puzzle yet.</source>
        <translation>Noch kein Rätsel.</translation>
    </message>
    <message>
        <source>No race has begun</source>
        <translation>Noch hat kein Wettlauf begonnen</translation>
    </message>
    <message>
        <source>No run has been kept yet</source>
        <translation>Noch ist kein Lauf aufgehoben</translation>
    </message>
    <message>
        <source>No run has ended yet.</source>
        <translation>Noch ist kein Lauf zu Ende.</translation>
    </message>
    <message>
        <source>No run solved the puzzle within its budget; the figures show what was spent.</source>
        <translation>Kein Lauf kam innerhalb seines Budgets zur Lösung; die Zahlen sagen, was verbraucht wurde.</translation>
    </message>
    <message>
        <source>No runs here yet.</source>
        <translation>Noch keine Läufe hier.</translation>
    </message>
    <message>
        <source>No setting has several values among these runs. Give a study a list or a range of values: what they do is shown here.</source>
        <translation>Keine Einstellung hat in diesen Läufen mehrere Werte. Geben Sie einer Studie eine Liste oder einen Bereich von Werten: Was sie bewirken, steht dann hier.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try again.</source>
        <translation>Es fand sich kein solches Rätsel; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>No two individuals of a generation hold the same digits in all cells: duplicates are discarded, mating goes on.</source>
        <translation>Keine zwei Individuen einer Generation haben in allen Feldern dieselben Ziffern: Duplikate werden verworfen, und es wird weiter gepaart.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Nr. {number}</translation>
    </message>
    <message>
        <source>Nobody can win on this puzzle: {reason}.</source>
        <translation>An diesem Rätsel kann niemand gewinnen: {reason}.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet.</source>
        <translation>Noch hat es niemand gelöst.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet; Continue gives everybody as many trials again.</source>
        <translation>Noch hat es niemand gelöst; „Weitermachen“ gibt allen noch einmal so viele Versuche.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None: a Latin square</source>
        <translation>Keine: ein lateinisches Quadrat</translation>
    </message>
    <message>
        <source>Not generated: {reason}</source>
        <translation>Nicht erzeugt: {reason}</translation>
    </message>
    <message>
        <source>Not hard enough to be rated yet.</source>
        <translation>Noch nicht schwer genug, um bewertet zu werden.</translation>
    </message>
    <message>
        <source>Not in the preset.</source>
        <translation>Nicht in der Vorlage.</translation>
    </message>
    <message>
        <source>Not rated: the puzzle has several solutions, so no reasoning can single one out.</source>
        <translation>Nicht bewertet: Das Rätsel hat mehrere Lösungen, darum führt keine Schlussfolgerung zu einer davon.</translation>
    </message>
    <message>
        <source>Not rated: {reason}</source>
        <translation>Nicht bewertet: {reason}</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>Not solved by generation {generation}.</source>
        <translation>Bis Generation {generation} nicht gelöst.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Not solved yet by {runners}.</source>
        <translation>Noch nicht gelöst von {runners}.</translation>
    </message>
    <message>
        <source>Note {digit} in {cell}</source>
        <translation>Notiz {digit} in {cell}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes are laid out like a keypad, not with 1 2 3 on top.</source>
        <translation>Notizen liegen wie ein Ziffernblock, nicht mit 1 2 3 oben.</translation>
    </message>
    <message>
        <source>Notes off: digits are entries again</source>
        <translation>Notizen aus: Ziffern werden wieder eingetragen</translation>
    </message>
    <message>
        <source>Notes on: digits are pencilled in ({keys} switches notes off)</source>
        <translation>Notizen an: Ziffern werden als Notiz eingetragen ({keys} beendet das)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing fades or moves on the board by itself</source>
        <translation>Im Gitter verblasst und bewegt sich nichts von selbst</translation>
    </message>
    <message>
        <source>Nothing left to find.</source>
        <translation>Es bleibt nichts zu finden.</translation>
    </message>
    <message>
        <source>Nothing was pasted: {reason}.</source>
        <translation>Nichts wurde eingefügt: {reason}.</translation>
    </message>
    <message>
        <source>Number of givens: {fewest} to {most}.</source>
        <translation>Zahl der Vorgaben: {fewest} bis {most}.</translation>
    </message>
    <message>
        <source>Number of puzzles on a page.</source>
        <translation>Anzahl der Rätsel auf einer Seite.</translation>
    </message>
    <message>
        <source>Number of runs, each with its own seed; the paper made 100.</source>
        <translation>Anzahl der Läufe, jeder mit eigenem Startwert; im Artikel waren es 100.</translation>
    </message>
    <message>
        <source>Number of seeds before an algorithm can be eliminated.</source>
        <translation>Zahl der Startwerte, bevor ein Algorithmus ausscheiden kann.</translation>
    </message>
    <message>
        <source>Numbers, typed with two keys</source>
        <translation>Zahlen, mit zwei Tasten getippt</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Of 100 puzzles generated the paper’s way, how many are easy, medium and hard by the mean generations of 100 runs.</source>
        <translation>Wie viele von 100 nach der Methode des Artikels erzeugten Rätseln leicht, mittel und schwer sind, nach den mittleren Generationen von 100 Läufen.</translation>
    </message>
    <message>
        <source>Of the puzzles with a known human rating, {agreement} have the same level on this scale as for people. Spearman’s coefficient between the two ratings is {coefficient}.</source>
        <translation>Von den Rätseln, deren Bewertung für Menschen bekannt ist, haben {agreement} auf dieser Skala die Stufe, die sie für Menschen haben. Spearmans Koeffizient zwischen den beiden Bewertungen ist {coefficient}.</translation>
    </message>
    <message>
        <source>Of the two copies the father’s is better: it takes place {place}.</source>
        <translation>Von den beiden Kopien ist die des Vaters besser: Sie nimmt den Platz {place} ein.</translation>
    </message>
    <message>
        <source>Of the two copies the mother’s is no worse: it takes place {place}.</source>
        <translation>Von den beiden Kopien ist die der Mutter nicht schlechter: Sie nimmt den Platz {place} ein.</translation>
    </message>
    <message>
        <source>Of {tried} puzzles, {rejected} were rejected because a run found another solution, and {unsolved} were given up unsolved; ten runs agreed on {agreed}, of which the exact solver refuted {refuted}.</source>
        <translation>Von {tried} Rätseln wurden {rejected} verworfen, weil ein Lauf eine andere Lösung fand, {unsolved} ungelöst aufgegeben; bei {agreed} waren zehn Läufe einig, davon widerlegte der exakte Löser {refuted}.</translation>
    </message>
    <message>
        <source>On Sudoku Explainer’s scale; an upper end of 12 means no limit.</source>
        <translation>Auf der Skala von Sudoku Explainer; 12 als oberes Ende heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>On the command line: {name}</source>
        <translation>Auf der Kommandozeile: {name}</translation>
    </message>
    <message>
        <source>On the way, in the candidates that are left there:</source>
        <translation>Unterwegs, in den dort noch übrigen Kandidaten:</translation>
    </message>
    <message>
        <source>On the way, locked candidates, pairs or X-wings rule out candidates.</source>
        <translation>Unterwegs schließen gebundene Kandidaten, Paare oder X-Wings Kandidaten aus.</translation>
    </message>
    <message>
        <source>On the way, patterns and chains in the remaining candidates rule out others.</source>
        <translation>Unterwegs schließen Muster und Ketten in den verbleibenden Kandidaten weitere aus.</translation>
    </message>
    <message>
        <source>One Generation &amp;Back</source>
        <translation>Eine Generation &amp;zurück</translation>
    </message>
    <message>
        <source>One Generation For&amp;ward</source>
        <translation>Eine Generation &amp;weiter</translation>
    </message>
    <message>
        <source>One cell: all digits but one can be ruled out for it.</source>
        <translation>Ein Feld: Alle Ziffern bis auf eine lassen sich dort ausschließen.</translation>
    </message>
    <message>
        <source>One digit, one box: only one of its cells is left for the digit.</source>
        <translation>Eine Ziffer, ein Block: Nur eines seiner Felder bleibt für die Ziffer.</translation>
    </message>
    <message>
        <source>One digit, one row or column: only one cell is left for it there.</source>
        <translation>Eine Ziffer, eine Zeile oder Spalte: Nur ein Feld bleibt ihr dort.</translation>
    </message>
    <message>
        <source>One of them does not admit the other’s digit.</source>
        <translation>Eines der Felder lässt die Ziffer des anderen nicht zu.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in a line, and {most} are allowed.</source>
        <translation>Eine davon stünde dann {count}-mal in einer Reihe; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new column and box together, and {most} are allowed.</source>
        <translation>Eine davon stünde in ihrer neuen Spalte und ihrem neuen Block zusammen {count}-mal; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new row and column together, and {most} are allowed.</source>
        <translation>Eine davon stünde in ihrer neuen Zeile und Spalte zusammen {count}-mal; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>One of {cells} is {z}, so no cell that sees all three can hold it.</source>
        <translation>Eines der Felder {cells} ist eine {z}, also kann kein Feld, das alle drei sieht, diese Ziffer enthalten.</translation>
    </message>
    <message>
        <source>One of: {choices}.</source>
        <translation>Eines von: {choices}.</translation>
    </message>
    <message>
        <source>One print holds at most {number} puzzles.</source>
        <translation>Ein Druck fasst höchstens {number} Rätsel.</translation>
    </message>
    <message>
        <source>One run is published; how many generations ours take.</source>
        <translation>Ein Lauf ist veröffentlicht; wie viele Generationen unsere brauchen.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>One study runs at a time; stop this one to choose another</source>
        <translation>Es läuft eine Studie auf einmal; stoppen Sie diese, um eine andere auszuwählen</translation>
    </message>
    <message>
        <source>Only {cell} is blank in {unit}, and {digit} is missing there.</source>
        <translation>In {unit} ist nur {cell} leer, und dort fehlt {digit}.</translation>
    </message>
    <message>
        <source>Only {file} is opened, the other files are not</source>
        <translation>Nur {file} wird geöffnet, die anderen Dateien nicht</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open Puzzles</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open a file with puzzles</source>
        <translation>Eine Datei mit Rätseln öffnen</translation>
    </message>
    <message>
        <source>Open puzzle</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>Opening {file}; Esc stops it</source>
        <translation>{file} wird geöffnet; Esc bricht ab</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Operators of Your Own</source>
        <translation>Eigene Operatoren</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Other Size or Variant</source>
        <translation>Andere Größe oder Variante</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Andere Kandidaten</translation>
    </message>
    <message>
        <source>Otherwise the child stays as it was.</source>
        <translation>Sonst bleibt das Kind, wie es war.</translation>
    </message>
    <message>
        <source>Our algorithm and its control on 9×9</source>
        <translation>Unser Algorithmus und seine Kontrolle bei 9×9</translation>
    </message>
    <message>
        <source>Our algorithm on hard 25×25 grids, beside ant colonies</source>
        <translation>Unser Algorithmus an schweren 25×25-Gittern, neben Ameisenkolonien</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Von uns</translation>
    </message>
    <message>
        <source>Over Time</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Over all units: 1 for each missing digit, and n − 1 for each digit that occurs n &gt; 1 times.</source>
        <translation>Über alle Einheiten: 1 für jede fehlende Ziffer und n − 1 für jede Ziffer, die n &gt; 1 Mal vorkommt.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;PDF …</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>P&amp;lot…</source>
        <translation>&amp;Diagramm …</translation>
    </message>
    <message>
        <source>P&amp;uzzles per page</source>
        <translation>Rätsel &amp;je Seite</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF …</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Page {page}, puzzle {place}</source>
        <translation>Seite {page}, Rätsel {place}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parents survive alongside their child, nobody twice; a stuck population is purged.</source>
        <translation>Eltern überleben neben ihrem Kind, niemand doppelt; eine festgefahrene Population wird bereinigt.</translation>
    </message>
    <message>
        <source>Parents’ mutation</source>
        <translation>Mutation der Eltern</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste Text or Picture</source>
        <translation>Text oder Bild einfügen</translation>
    </message>
    <message>
        <source>Paste a puzzle from any text that holds one, or from a picture</source>
        <translation>Ein Rätsel aus einem Text, der eines enthält, oder aus einem Bild einfügen</translation>
    </message>
    <message>
        <source>Paste puzzle</source>
        <translation>Rätsel einfügen</translation>
    </message>
    <message>
        <source>Pattern of givens</source>
        <translation>Muster der Vorgaben</translation>
    </message>
    <message>
        <source>Patterns of givens, the fittest puzzle first</source>
        <translation>Muster der Vorgaben, das fitteste Rätsel zuerst</translation>
    </message>
    <message>
        <source>Patterns over the whole grid: wings, fish and rectangles.</source>
        <translation>Muster über das ganze Gitter: Flügel, Fische und Rechtecke.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Die Uhr anhalten</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Den Lauf anhalten</translation>
    </message>
    <message>
        <source>Pause the run to see how the children of this generation are made.</source>
        <translation>Halten Sie den Lauf an, um zu sehen, wie die Kinder dieser Generation entstehen.</translation>
    </message>
    <message>
        <source>Paused in generation {generation}.</source>
        <translation>Angehalten in Generation {generation}.</translation>
    </message>
    <message>
        <source>Paused. {progress} Nothing is lost.</source>
        <translation>Angehalten. {progress} Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Pen&amp;cilled in</source>
        <translation>Bleisti&amp;ft</translation>
    </message>
    <message>
        <source>Pencil into every blank cell the digits that its row, column and box allow</source>
        <translation>In jedes leere Feld die Ziffern notieren, die Zeile, Spalte und Block zulassen</translation>
    </message>
    <message>
        <source>Penpa links are drawings, which are not read here; copy the digits of the puzzle</source>
        <translation>Penpa-Links sind Zeichnungen, die hier nicht gelesen werden; kopieren Sie die Ziffern des Rätsels</translation>
    </message>
    <message>
        <source>People and evolution</source>
        <translation>Menschen und Evolution</translation>
    </message>
    <message>
        <source>Photo…</source>
        <translation>Foto …</translation>
    </message>
    <message>
        <source>Pictures ({patterns});;All files (*)</source>
        <translation>Bilder ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yer’s digits:</source>
        <translation>Ziffern des S&amp;pielers:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place by seconds</source>
        <translation>Platz nach Sekunden</translation>
    </message>
    <message>
        <source>Place by trials</source>
        <translation>Platz nach Versuchen</translation>
    </message>
    <message>
        <source>Places of one digit in a closed loop of links, every other one of which holds it.</source>
        <translation>Plätze einer Ziffer in einer geschlossenen Kette, von denen jeder zweite sie enthält.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the puzzle of the day, choose a new one by its level, or type, paste, photograph or open your own.</source>
        <translation>Spielen Sie das Rätsel des Tages, wählen Sie ein neues nach seiner Stufe, oder geben Sie ein eigenes ein: getippt, eingefügt, fotografiert oder aus einer Datei.</translation>
    </message>
    <message>
        <source>Plo&amp;t</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Block-Reihen-Check</translation>
    </message>
    <message>
        <source>Pointing that immediately leaves the digit only one place in another box.</source>
        <translation>Ein Block-Reihen-Check, der der Ziffer sofort nur noch einen Platz in einem anderen Block lässt.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Presets (*{suffix});;All files (*)</source>
        <translation>Vorlagen (*{suffix});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Press Enter to see the mating</source>
        <translation>Die Eingabetaste zeigt die Paarung</translation>
    </message>
    <message>
        <source>Press F5. In Evolve the board shows the best chromosome of each generation, and the curve shows how close it is to a solution. Your own digits stay in Play.</source>
        <translation>F5 drücken. In „Evolution“ zeigt das Gitter das beste Chromosom jeder Generation, die Kurve, wie nahe es einer Lösung ist. Ihre eigenen Ziffern bleiben in „Spielen“.</translation>
    </message>
    <message>
        <source>Press Solve (F5) and watch the best come closer to a solution</source>
        <translation>Drücken Sie „Lösen“ (F5) und sehen Sie zu, wie das Beste einer Lösung näher kommt</translation>
    </message>
    <message>
        <source>Press Solve (F5) to see which paths evolution takes through this puzzle.</source>
        <translation>Drücken Sie „Lösen“ (F5), um zu sehen, welche Wege die Evolution durch dieses Rätsel nimmt.</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Selektionsdruck</translation>
    </message>
    <message>
        <source>Previous &amp;Improvement</source>
        <translation>Vorige Verbe&amp;sserung</translation>
    </message>
    <message>
        <source>Previous &amp;Restart</source>
        <translation>Voriger &amp;Neustart</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print Puzzles of a File</source>
        <translation>Rätsel einer Datei drucken</translation>
    </message>
    <message>
        <source>Print puzzles, with a preview</source>
        <translation>Rätsel drucken, mit Vorschau</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Probability for</source>
        <translation>Wahrscheinlichkeit für</translation>
    </message>
    <message>
        <source>Product of 9 / distinct</source>
        <translation>Produkt von 9 / verschiedene</translation>
    </message>
    <message>
        <source>Product of averages</source>
        <translation>Produkt der Mittelwerte</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Studie</translation>
    </message>
    <message>
        <source>Prop&amp;erties…</source>
        <translation>Ei&amp;genschaften …</translation>
    </message>
    <message>
        <source>Propagated grids</source>
        <translation>Propagierte Gitter</translation>
    </message>
    <message>
        <source>Propagated: the rules alone filled in this cell before the evolution began</source>
        <translation>Propagiert: Die Regeln allein haben dieses Feld gefüllt, bevor die Evolution begann</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published values. Change one and press F5.</source>
        <translation>Veröffentlichte Werte. Ändern Sie einen und drücken Sie F5.</translation>
    </message>
    <message>
        <source>Purge</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>Purge after</source>
        <translation>Bereinigung nach</translation>
    </message>
    <message>
        <source>Purge after this many generations without improvement.</source>
        <translation>Bereinigt wird nach so vielen Generationen ohne Verbesserung.</translation>
    </message>
    <message>
        <source>Purges</source>
        <translation>Bereinigungen</translation>
    </message>
    <message>
        <source>Purges: {count}</source>
        <translation>Bereinigungen: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Put in by a player, to judge by their looks: %n digit(s).</source>
        <translation>
            <numerusform>Dem Aussehen nach von einem Spieler eingetragen: %n Ziffer.</numerusform>
            <numerusform>Dem Aussehen nach von einem Spieler eingetragen: %n Ziffern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the puzzle on the board (Enter)</source>
        <translation>Das Rätsel ins Gitter setzen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Put the selected finds on the paper, or the best one</source>
        <translation>Die ausgewählten Funde aufs Papier bringen, oder den besten</translation>
    </message>
    <message>
        <source>Put this puzzle on the board (Enter)</source>
        <translation>Dieses Rätsel ins Gitter setzen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzle of a file</source>
        <translation>Rätsel einer Datei</translation>
    </message>
    <message>
        <source>Puzzle of a run</source>
        <translation>Rätsel eines Laufs</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Puzzle of the guide</source>
        <translation>Rätsel des Lehrgangs</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} does not have exactly one solution.</source>
        <translation>Rätsel {number} hat nicht genau eine Lösung.</translation>
    </message>
    <message>
        <source>Puzzle {number} of the file</source>
        <translation>Rätsel {number} der Datei</translation>
    </message>
    <message>
        <source>Puzzle {number} of {file}</source>
        <translation>Rätsel {number} aus {file}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {puzzles}</source>
        <translation>Rätsel {number} von {puzzles}</translation>
    </message>
    <message>
        <source>Puzzle: {puzzle}</source>
        <translation>Rätsel: {puzzle}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles ({patterns});;All files (*)</source>
        <translation>Rätsel ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Puzzles by mean generations</source>
        <translation>Rätsel nach mittleren Generationen</translation>
    </message>
    <message>
        <source>Puzzles evolve on islands. Every find is minimal and has exactly one solution.</source>
        <translation>Rätsel entwickeln sich auf Inseln. Jeder Fund ist minimal und hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>Puzzles evolve towards the settings; each is proved to have one solution, and rated.</source>
        <translation>Rätsel entwickeln sich auf die Einstellungen hin; von jedem wird bewiesen, dass es genau eine Lösung hat, und es wird bewertet.</translation>
    </message>
    <message>
        <source>Puzzles evolve until one is hard enough to be rated.</source>
        <translation>Rätsel entwickeln sich, bis eines schwer genug ist, um bewertet zu werden.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Gefundene Rätsel</translation>
    </message>
    <message>
        <source>Puzzles generated</source>
        <translation>Erzeugte Rätsel</translation>
    </message>
    <message>
        <source>Puzzles of the Study</source>
        <translation>Rätsel der Studie</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Rätsel pro Seite</translation>
    </message>
    <message>
        <source>Puzzles rated</source>
        <translation>Bewertete Rätsel</translation>
    </message>
    <message>
        <source>Puzzles rejected at each run (Mantere &amp; Koljonen 2007, table 3)</source>
        <translation>Bei welchem Lauf Rätsel verworfen wurden (Mantere &amp; Koljonen 2007, Tabelle 3)</translation>
    </message>
    <message>
        <source>Puzzles tried</source>
        <translation>Versucht</translation>
    </message>
    <message>
        <source>Puzzles {first} to {last}</source>
        <translation>Rätsel {first} bis {last}</translation>
    </message>
    <message>
        <source>Puzzles, algorithms and seeds tried together: the papers’ tables, and your own</source>
        <translation>Rätsel, Algorithmen und Startwerte gemeinsam erprobt: die Tabellen der Artikel und eigene Studien</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Quicker?</source>
        <translation>Schneller?</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>&amp;Wettlauf …</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Race Another</source>
        <translation>Zum Wettlauf</translation>
    </message>
    <message>
        <source>Random candidates</source>
        <translation>Zufällige Kandidaten</translation>
    </message>
    <message>
        <source>Random construction</source>
        <translation>Zufällige Konstruktion</translation>
    </message>
    <message>
        <source>Random givens of an open solution, solved ten times: after how many runs another solution shows, of 5,591. Each cell is kept with a chance of a third: the paper names an expected number of givens, not which.</source>
        <translation>Zufällige Vorgaben einer offenen Lösung, zehnmal gelöst: nach wie vielen Läufen sich eine andere Lösung zeigt, bei 5.591. Jedes Feld bleibt mit einer Wahrscheinlichkeit von einem Drittel: Der Artikel spricht von einer erwarteten Zahl der Vorgaben, nennt sie aber nicht.</translation>
    </message>
    <message>
        <source>Random removal</source>
        <translation>Zufälliges Entfernen</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Zufälliger Startwert</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Rank {mother} (fitness {mothers}) is both parents.</source>
        <translation>Rang {mother} (Fitness {mothers}) ist beide Eltern zugleich.</translation>
    </message>
    <message>
        <source>Rat&amp;ings</source>
        <translation>&amp;Bewertungen</translation>
    </message>
    <message>
        <source>Rate C&amp;ollection…</source>
        <translation>&amp;Sammlung bewerten …</translation>
    </message>
    <message>
        <source>Rate Collection</source>
        <translation>Sammlung bewerten</translation>
    </message>
    <message>
        <source>Rate Puzzle &amp;{number}</source>
        <translation>Rätsel &amp;{number} bewerten</translation>
    </message>
    <message>
        <source>Rate all puzzles in a file, and compare people with evolution</source>
        <translation>Alle Rätsel einer Datei bewerten und Menschen mit der Evolution vergleichen</translation>
    </message>
    <message>
        <source>Rate all puzzles in the file</source>
        <translation>Alle Rätsel der Datei bewerten</translation>
    </message>
    <message>
        <source>Rated collections</source>
        <translation>Bewertete Sammlungen</translation>
    </message>
    <message>
        <source>Rated puzzles</source>
        <translation>Bewertete Rätsel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Rating by evolution: {run} of {runs}</source>
        <translation>Läufe zur Bewertung: {run} von {runs}</translation>
    </message>
    <message>
        <source>Rating is a lower bound</source>
        <translation>Bewertung ist eine untere Schranke</translation>
    </message>
    <message>
        <source>Rating of the first step</source>
        <translation>Bewertung des ersten Schritts</translation>
    </message>
    <message>
        <source>Rating of the hardest step</source>
        <translation>Bewertung des schwersten Schritts</translation>
    </message>
    <message>
        <source>Rating up to the first placement</source>
        <translation>Bewertung bis zur ersten gesetzten Ziffer</translation>
    </message>
    <message>
        <source>Rating: {number} to go …</source>
        <translation>Bewertung: noch {number} …</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Ratings by evolution</source>
        <translation>Bewertungen durch Evolution</translation>
    </message>
    <message>
        <source>Ratings from … to …</source>
        <translation>Bewertungen von … bis …</translation>
    </message>
    <message>
        <source>Ratings of grids other than plain 9×9 can be compared only with those of the same kind of grid.</source>
        <translation>Bewertungen anderer Gitter als des gewöhnlichen 9×9 lassen sich nur mit denen gleichartiger Gitter vergleichen.</translation>
    </message>
    <message>
        <source>Ratings of the one or two puzzles that were varied</source>
        <translation>Bewertungen der ein oder zwei Rätsel, die abgewandelt wurden</translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation>Be&amp;wegung reduzieren</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <comment>a race</comment>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Reached by then</source>
        <translation>Bis dahin erreicht</translation>
    </message>
    <message>
        <source>Read &amp;Selected Pages</source>
        <translation>Au&amp;sgewählte Seiten lesen</translation>
    </message>
    <message>
        <source>Read P&amp;hoto…</source>
        <translation>F&amp;oto einlesen …</translation>
    </message>
    <message>
        <source>Read Photo</source>
        <translation>Foto einlesen</translation>
    </message>
    <message>
        <source>Read a Photo…</source>
        <translation>Foto einlesen …</translation>
    </message>
    <message>
        <source>Read a puzzle from a photo, a scan, a screenshot or a PDF</source>
        <translation>Ein Rätsel aus einem Foto, einem Scan, einem Bildschirmfoto oder einer PDF-Datei einlesen</translation>
    </message>
    <message>
        <source>Read as {symbols}</source>
        <translation>Als {symbols} lesen</translation>
    </message>
    <message numerus="yes">
        <source>Read as: {format}. %n puzzle(s) (was/were) read; these parts were not:</source>
        <translation>
            <numerusform>Gelesen als: {format}. %n Rätsel wurde gelesen, diese Teile nicht:</numerusform>
            <numerusform>Gelesen als: {format}. %n Rätsel wurden gelesen, diese Teile nicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the QR code beside the puzzle, and so certain.</source>
        <translation>Aus dem QR-Code neben dem Rätsel gelesen, also sicher.</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the left</source>
        <translation>Das Gitter noch einmal lesen, eine Vierteldrehung nach links gedreht</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the right</source>
        <translation>Das Gitter noch einmal lesen, eine Vierteldrehung nach rechts gedreht</translation>
    </message>
    <message>
        <source>Reading the lists …</source>
        <translation>Die Listen werden gelesen …</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Der Text wird gelesen …</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>{file} wird gelesen …</translation>
    </message>
    <message>
        <source>Ready to evolve.</source>
        <translation>Bereit zur Evolution.</translation>
    </message>
    <message>
        <source>Ready; the kernels must be compiled again at the next start: {reason}.</source>
        <translation>Bereit; beim nächsten Start müssen die Kernel neu kompiliert werden: {reason}.</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Das Zurückgenommene wiederherstellen</translation>
    </message>
    <message>
        <source>Reduced &amp;Motion</source>
        <translation>Weniger Be&amp;wegung</translation>
    </message>
    <message>
        <source>Region forcing chains</source>
        <translation>Zwangsketten aus einer Einheit</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Rejected at run {run}: {count}</source>
        <translation>Verworfen bei Lauf {run}: {count}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Note(s)</source>
        <translation>
            <numerusform>%n Notiz entfernen</numerusform>
            <numerusform>%n Notizen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Both Notes</source>
        <translation>Beide Notizen entfernen</translation>
    </message>
    <message>
        <source>Remove all entries and notes; only the givens stay</source>
        <translation>Alle Einträge und Notizen entfernen; nur die Vorgaben bleiben</translation>
    </message>
    <message>
        <source>Remove this puzzle from the paper (Del)</source>
        <translation>Dieses Rätsel vom Blatt entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove {label}</source>
        <translation>{label} entfernen</translation>
    </message>
    <message>
        <source>Removed: {parts}.</source>
        <translation>Entfernt: {parts}.</translation>
    </message>
    <message>
        <source>Removed: {removals}.</source>
        <translation>Gestrichen: {removals}.</translation>
    </message>
    <message>
        <source>Rename the damaged file and begin a new one? No run is deleted.</source>
        <translation>Die beschädigte Datei umbenennen und eine neue beginnen? Kein Lauf wird gelöscht.</translation>
    </message>
    <message>
        <source>Rename the damaged file of the runs, and begin a new one</source>
        <translation>Die beschädigte Datei der Läufe umbenennen und eine neue beginnen</translation>
    </message>
    <message>
        <source>Repeat {algorithm}, Seed {seed}</source>
        <translation>{algorithm} mit Startwert {seed} wiederholen</translation>
    </message>
    <message>
        <source>Repeated digits in columns, then in boxes, are swapped within rows wherever both sides gain.</source>
        <translation>Wiederholte Ziffern in Spalten, dann in Blöcken, werden innerhalb von Zeilen getauscht, wo beide Seiten gewinnen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace Preset</source>
        <translation>Vorlage ersetzen</translation>
    </message>
    <message>
        <source>Replace the puzzle with the one in the clipboard</source>
        <translation>Das Rätsel durch das aus der Zwischenablage ersetzen</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersetzung</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the Preset</source>
        <translation>Zurück zur Vorlage</translation>
    </message>
    <message>
        <source>Reset to the Published Values</source>
        <translation>Zurück zum Original</translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation>{label} zurücksetzen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Neustart nach</translation>
    </message>
    <message>
        <source>Restart this puzzle</source>
        <translation>Rätsel neu beginnen</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Restarts: {count}</source>
        <translation>Neustarts: {count}</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Puzzle</source>
        <translation>Rätsel &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the puzzle of a session that ended unexpectedly</source>
        <translation>Das Rätsel einer Sitzung wiederherstellen, die unerwartet endete</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results of the race</source>
        <translation>Ergebnisse des Wettlaufs</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Den Lauf weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Return a cost: deviations of each unit&apos;s sum and product from those of 1…9, plus the number of missing digits.</source>
        <translation>Kosten: die Abweichungen von Summe und Produkt jeder Einheit von denen von 1…9, dazu die Anzahl der fehlenden Ziffern.</translation>
    </message>
    <message>
        <source>Return to the pad, and remove the step from the board</source>
        <translation>Zurück zum Ziffernblock; der Schritt verschwindet aus dem Gitter</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Rouletterad</translation>
    </message>
    <message>
        <source>Row and Column &amp;Names</source>
        <translation>Zeilen- und Spalten&amp;namen</translation>
    </message>
    <message>
        <source>Row by row, one key per cell. What you type becomes part of the puzzle, in bold.</source>
        <translation>Zeile für Zeile, eine Taste pro Feld. Was Sie eintippen, wird fett und gehört zum Rätsel.</translation>
    </message>
    <message>
        <source>Row permutations</source>
        <translation>Zeilenpermutationen</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Row {row} column {column}: {content}</source>
        <translation>Zeile {row} Spalte {column}: {content}</translation>
    </message>
    <message>
        <source>Ru&amp;ns</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>Ruled out on the way: {removals}.</source>
        <translation>Unterwegs ausgeschlossen: {removals}.</translation>
    </message>
    <message>
        <source>Run A&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Run one generation, then pause</source>
        <translation>Eine Generation, dann anhalten</translation>
    </message>
    <message>
        <source>Run the Python code in {file}? It can do whatever you can.</source>
        <translation>Den Python-Code in {file} ausführen? Er kann alles tun, was Sie können.</translation>
    </message>
    <message>
        <source>Run time in</source>
        <translation>Laufzeit in</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Runner {number}</source>
        <translation>Läufer {number}</translation>
    </message>
    <message>
        <source>Runner {number} ({algorithm})</source>
        <translation>Läufer {number} ({algorithm})</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Beendete Läufe</translation>
    </message>
    <message>
        <source>Runs made</source>
        <translation>Erledigte Läufe</translation>
    </message>
    <message>
        <source>Runs of the command line</source>
        <translation>Läufe der Befehlszeile</translation>
    </message>
    <message>
        <source>Runs outside of studies</source>
        <translation>Läufe außerhalb von Studien</translation>
    </message>
    <message>
        <source>Runs that an earlier session could not save are in the Lab now.</source>
        <translation>Läufe, die eine frühere Sitzung nicht speichern konnte, sind jetzt im Labor.</translation>
    </message>
    <message>
        <source>Runs that solved it by then</source>
        <translation>Läufe, die es bis dahin lösten</translation>
    </message>
    <message>
        <source>Runs with another fitness function are not shown</source>
        <translation>Läufe mit anderer Fitnessfunktion sind nicht gezeigt</translation>
    </message>
    <message>
        <source>S&amp;VG…</source>
        <translation>S&amp;VG …</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Star&amp;twert</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>Lö&amp;sungen</translation>
    </message>
    <message>
        <source>S&amp;olved grid</source>
        <translation>Gel&amp;östes Gitter</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Einzelschritt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <comment>of a book&apos;s sections</comment>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>SVG drawings, one per page (*.svg)</source>
        <translation>SVG-Zeichnung, eine je Seite (*.svg)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Be&amp;ispiele</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Same as &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save &amp;Figure…</source>
        <translation>&amp;Abbildung speichern …</translation>
    </message>
    <message>
        <source>Save &amp;ink</source>
        <translation>Ti&amp;nte sparen</translation>
    </message>
    <message>
        <source>Save Finds</source>
        <translation>Funde speichern</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Save all finds as text or CSV</source>
        <translation>Alle Funde als Text oder CSV speichern</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Save the current settings as a preset of your own</source>
        <translation>Die jetzigen Einstellungen als eigene Vorlage speichern</translation>
    </message>
    <message>
        <source>Save the figure as PNG or SVG</source>
        <translation>Die Abbildung als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Das Rätsel speichern</translation>
    </message>
    <message>
        <source>Save the puzzle to another file?</source>
        <translation>Das Rätsel in einer anderen Datei speichern?</translation>
    </message>
    <message>
        <source>Save the puzzle under another name</source>
        <translation>Das Rätsel unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Save the puzzles to a file; Ctrl+C on the paper copies them</source>
        <translation>Die Rätsel in eine Datei speichern; Ctrl+C auf dem Blatt kopiert sie</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} gespeichert</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Say which finds are in lists of known puzzles, in any symmetry</source>
        <translation>Sagen, welche Funde in Listen bekannter Rätsel stehen, in jeder Symmetrie</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>Startw&amp;ert</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>Search trajectories</source>
        <translation>Suchverläufe</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds of computing</source>
        <translation>Sekunden Rechenzeit</translation>
    </message>
    <message>
        <source>Seconds of computing; pauses do not count.</source>
        <translation>Sekunden Rechenzeit; Pausen zählen nicht.</translation>
    </message>
    <message>
        <source>Seconds of its own computing: turns of others do not count</source>
        <translation>Sekunden eigener Rechenzeit: Wenn andere dran sind, zählt das nicht</translation>
    </message>
    <message>
        <source>See evolution solve it</source>
        <translation>Der Evolution zusehen</translation>
    </message>
    <message>
        <source>See how the children of the generation shown were made, step by step</source>
        <translation>Schritt für Schritt sehen, wie die Kinder der gezeigten Generation entstanden sind</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of runner {number}</source>
        <translation>Startwert von Läufer {number}</translation>
    </message>
    <message>
        <source>Seed of the first puzzle; the others use the numbers that follow. The same seed generates the same puzzles.</source>
        <translation>Startwert des ersten Rätsels; die weiteren nehmen die folgenden Zahlen. Derselbe Startwert erzeugt dieselben Rätsel.</translation>
    </message>
    <message>
        <source>Seed of the first run; the others use the numbers that follow.</source>
        <translation>Startwert des ersten Laufs; die weiteren nehmen die folgenden Zahlen.</translation>
    </message>
    <message>
        <source>Seeded restart</source>
        <translation>Neustart mit den Besten</translation>
    </message>
    <message>
        <source>Seeds before any is given up</source>
        <translation>Startwerte, bevor aufgegeben wird</translation>
    </message>
    <message>
        <source>Selected find</source>
        <translation>Gewählter Fund</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selektion</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesandt.</translation>
    </message>
    <message>
        <source>Set &amp;Aside…</source>
        <translation>Beiseite&amp;legen …</translation>
    </message>
    <message>
        <source>Set in the window</source>
        <translation>Im Fenster eingestellt</translation>
    </message>
    <message>
        <source>Set up a study of your own, which is kept as a TOML file</source>
        <translation>Eine eigene Studie anlegen, die als TOML-Datei aufgehoben wird</translation>
    </message>
    <message>
        <source>Set {digit} in {cell}</source>
        <translation>{digit} in {cell} setzen</translation>
    </message>
    <message>
        <source>Several algorithms</source>
        <translation>Mehrere Algorithmen</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message>
        <source>Share of children</source>
        <translation>Anteil der Kinder</translation>
    </message>
    <message>
        <source>Share of evolution’s runs that solved the puzzle within the budget</source>
        <translation>Der Anteil der Läufe, die das Rätsel innerhalb des Budgets gelöst haben</translation>
    </message>
    <message>
        <source>Share of puzzles that decide</source>
        <translation>Anteil der Rätsel, der entscheidet</translation>
    </message>
    <message>
        <source>Share of the puzzles on which the race is run; the others test the remaining algorithms.</source>
        <translation>Anteil der Rätsel, an denen der Wettlauf stattfindet; an den übrigen werden die verbliebenen Algorithmen geprüft.</translation>
    </message>
    <message>
        <source>Share of the runs that were solved, and Wilson’s 95 % interval; stopped runs count until they stopped</source>
        <translation>Anteil der gelösten Läufe und Wilsons 95-%-Intervall; angehaltene Läufe zählen, bis sie angehalten wurden</translation>
    </message>
    <message>
        <source>Shared genes first, then either parent’s</source>
        <translation>Gemeinsame Gene zuerst, dann beliebige</translation>
    </message>
    <message>
        <source>Shared genes kept</source>
        <translation>Gemeinsame Gene behalten</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 3: several solutions</source>
        <translation>Sharma &amp; Bhartiya 2020, Abbildung 3: mehrere Lösungen</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6</source>
        <translation>Sharma &amp; Bhartiya 2020, Abbildung 6</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6: very hard</source>
        <translation>Sharma &amp; Bhartiya 2020, Abbildung 6: sehr schwer</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figures 3 and 5</source>
        <translation>Sharma &amp; Bhartiya 2020, Abbildungen 3 und 5</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Hardest Step</source>
        <translation>&amp;Schwersten Schritt zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>Show T&amp;wo Solutions…</source>
        <translation>&amp;Zwei Lösungen zeigen …</translation>
    </message>
    <message>
        <source>Show all branches at once</source>
        <translation>Alle Zweige auf einmal zeigen</translation>
    </message>
    <message>
        <source>Show all figures of the run</source>
        <translation>Alle Zahlen des Laufs zeigen</translation>
    </message>
    <message>
        <source>Show all parameters of the algorithm, the budget and the seed</source>
        <translation>Alle Parameter des Algorithmus, das Budget und den Startwert zeigen</translation>
    </message>
    <message>
        <source>Show branch {number}</source>
        <translation>Zweig {number} zeigen</translation>
    </message>
    <message>
        <source>Show how far the run has come</source>
        <translation>Zeigen, wie weit der Lauf gekommen ist</translation>
    </message>
    <message>
        <source>Show how long you have been solving the puzzle</source>
        <translation>Zeigen, wie lange Sie schon an dem Rätsel lösen</translation>
    </message>
    <message>
        <source>Show how many digits the best is missing in all rows, columns and boxes, to compare algorithms (M)</source>
        <translation>Zeigen, wie viele Ziffern dem besten Chromosom in allen Zeilen, Spalten und Blöcken fehlen, um Algorithmen zu vergleichen (M)</translation>
    </message>
    <message>
        <source>Show on the &amp;Board</source>
        <translation>Im Gitter &amp;zeigen</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the Step</source>
        <translation>Schritt zeigen</translation>
    </message>
    <message>
        <source>Show the Technique</source>
        <translation>Technik zeigen</translation>
    </message>
    <message>
        <source>Show the first generation</source>
        <translation>Die erste Generation zeigen</translation>
    </message>
    <message>
        <source>Show the generation before</source>
        <translation>Die Generation davor zeigen</translation>
    </message>
    <message>
        <source>Show the generation that was better than all before it</source>
        <translation>Die Generation zeigen, die besser war als alle davor</translation>
    </message>
    <message>
        <source>Show the names r1 to r9 and c1 to c9 beside the board, as hints call them</source>
        <translation>Neben dem Gitter die Namen r1 bis r9 und c1 bis c9 zeigen, die in Tipps vorkommen</translation>
    </message>
    <message>
        <source>Show the new population that the run restarted with</source>
        <translation>Die neue Population zeigen, mit der der Lauf neu begann</translation>
    </message>
    <message>
        <source>Show the next generation</source>
        <translation>Die nächste Generation zeigen</translation>
    </message>
    <message>
        <source>Show the next of these on the board</source>
        <translation>Das nächste davon im Gitter zeigen</translation>
    </message>
    <message>
        <source>Show the previous of these on the board</source>
        <translation>Das vorige davon im Gitter zeigen</translation>
    </message>
    <message>
        <source>Show the run from here on, or from the beginning</source>
        <translation>Den Lauf von hier an zeigen, oder von Anfang an</translation>
    </message>
    <message>
        <source>Show the step on the board, in Play (Enter)</source>
        <translation>Den Schritt im Gitter zeigen, in „Spielen“ (Eingabetaste)</translation>
    </message>
    <message>
        <source>Show the whole run, and keep following it</source>
        <translation>Den ganzen Lauf zeigen und ihm folgen</translation>
    </message>
    <message>
        <source>Show two solutions and where they differ</source>
        <translation>Zwei Lösungen zeigen, und worin sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Show where in the picture the grid was found</source>
        <translation>Zeigen, wo im Bild das Gitter gefunden wurde</translation>
    </message>
    <message>
        <source>Show where the puzzle is hardest, and why</source>
        <translation>Zeigen, wo das Rätsel am schwersten ist und warum</translation>
    </message>
    <message>
        <source>Simon Tatham’s Solo</source>
        <translation>Solo von Simon Tatham</translation>
    </message>
    <message>
        <source>Single point</source>
        <translation>Ein Punkt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the paper.</source>
        <translation>Größe des Papiers.</translation>
    </message>
    <message>
        <source>Size to which the paper is cut.</source>
        <translation>Größe, auf die das Papier geschnitten wird.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Wolkenkratzer</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>So close, and stuck.</source>
        <translation>So nah dran und festgefahren.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the fewest trials, {trials}.</source>
        <translation>Bisher ist {runner} Erster nach Versuchen, mit {trials}.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the least computing time, {seconds} s.</source>
        <translation>Bisher ist {runner} Erster nach Rechenzeit, mit {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Solution path</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solutions cannot be printed.</source>
        <translation>Lösungen können nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>Solutions on page {page}</source>
        <translation>Lösungen auf Seite {page}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve a puzzle by evolution, let algorithms race, or begin a new study.</source>
        <translation>Lösen Sie ein Rätsel durch Evolution, lassen Sie Algorithmen um die Wette laufen, oder beginnen Sie eine neue Studie.</translation>
    </message>
    <message>
        <source>Solve at &amp;Full Speed</source>
        <translation>Mit &amp;vollem Tempo lösen</translation>
    </message>
    <message>
        <source>Solve by Evolution</source>
        <translation>Durch Evolution lösen</translation>
    </message>
    <message>
        <source>Solve the same puzzle with new random numbers</source>
        <translation>Dasselbe Rätsel mit neuen Zufallszahlen lösen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Solved (95 % interval)</source>
        <translation>Gelöst (95-%-Intervall)</translation>
    </message>
    <message>
        <source>Solved at best: {solved}, with 95 % confidence.</source>
        <translation>Bestenfalls gelöst: {solved}, mit 95&#xa0;% Konfidenz.</translation>
    </message>
    <message>
        <source>Solved by the exact solver, not by evolution.</source>
        <translation>Vom exakten Löser gelöst, nicht durch Evolution.</translation>
    </message>
    <message>
        <source>Solved in generation {generation}.</source>
        <translation>Gelöst in Generation {generation}.</translation>
    </message>
    <message>
        <source>Solved over Time</source>
        <translation>Gelöst im Zeitverlauf</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Solved: every row, column and box holds each digit once.</source>
        <translation>Gelöst: In jeder Zeile, jeder Spalte und jedem Block steht jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>Solved: every unit holds each digit once.</source>
        <translation>Gelöst: In jeder Einheit steht jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>Solves Sudoku with genetic algorithms and lets you watch the evolution.</source>
        <translation>Löst Sudokus mit genetischen Algorithmen und macht die Evolution sichtbar.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} (95-%-Intervall {low} bis {high}) über %n Rätsel: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} (95-%-Intervall {low} bis {high}) über %n Rätsel: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} über %n Rätsel: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} über %n Rätsel: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <comment>generating puzzles</comment>
        <translation>St&amp;oppen</translation>
    </message>
    <message>
        <source>Stage {number} of 3: {name}</source>
        <translation>Stufe {number} von 3: {name}</translation>
    </message>
    <message>
        <source>Start &amp;with</source>
        <translation>Zu Beg&amp;inn</translation>
    </message>
    <message>
        <source>Start O&amp;ver</source>
        <translation>Neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>Start P&amp;laying</source>
        <translation>Jetzt s&amp;pielen</translation>
    </message>
    <message>
        <source>Start Run &amp;{number}</source>
        <translation>Lauf &amp;{number} starten</translation>
    </message>
    <message>
        <source>Start the runs</source>
        <translation>Die Läufe starten</translation>
    </message>
    <message>
        <source>Start with an empty grid to type a puzzle into</source>
        <translation>Mit einem leeren Gitter beginnen, um ein Rätsel einzutippen</translation>
    </message>
    <message>
        <source>Start, pause or continue the hunt</source>
        <translation>Die Jagd beginnen, anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Start, pause or resume the race (F5)</source>
        <translation>Den Wettlauf starten, anhalten oder fortsetzen (F5)</translation>
    </message>
    <message>
        <source>Statistics by algorithm</source>
        <translation>Statistik nach Algorithmen</translation>
    </message>
    <message>
        <source>Stay at this generation</source>
        <translation>Bei dieser Generation bleiben</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Steady State</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step through a run to see one mating after another here.</source>
        <translation>Gehen Sie einen Lauf schrittweise durch, um hier eine Paarung nach der anderen zu sehen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of the mating</source>
        <translation>Schritte der Paarung</translation>
    </message>
    <message>
        <source>Still evolving: {restarts}, {trials}.</source>
        <translation>Die Evolution geht weiter: {restarts}, {trials}.</translation>
    </message>
    <message>
        <source>Still evolving: {trials}.</source>
        <translation>Die Evolution geht weiter: {trials}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop &amp;after</source>
        <translation>&amp;Höchstens</translation>
    </message>
    <message>
        <source>Stop (Esc); puzzles found so far are kept</source>
        <translation>Stoppen (Esc); gefundene Rätsel bleiben</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Stoppen nach</translation>
    </message>
    <message>
        <source>Stop after {name}</source>
        <translation>Stoppen nach: {name}</translation>
    </message>
    <message>
        <source>Stop rating; finished rows are kept</source>
        <translation>Das Bewerten stoppen; fertige Zeilen bleiben</translation>
    </message>
    <message>
        <source>Stop rating; finished runs are kept</source>
        <translation>Das Bewerten stoppen; fertige Läufe bleiben</translation>
    </message>
    <message>
        <source>Stop the race (Esc)</source>
        <translation>Den Wettlauf stoppen (Esc)</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Den Lauf stoppen</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Stoppen Sie zuerst den Lauf.</translation>
    </message>
    <message>
        <source>Stopped in generation {generation}.</source>
        <translation>Gestoppt in Generation {generation}.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} made in {seconds} s.</source>
        <translation>Gestoppt: {found} von {wanted} in {seconds}&#xa0;s erstellt.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} puzzles were made.</source>
        <translation>Gestoppt: {found} von {wanted} Rätseln wurden erzeugt.</translation>
    </message>
    <message>
        <source>Stopped: {rated} of {puzzles} puzzles rated.</source>
        <translation>Gestoppt: {rated} von {puzzles} Rätseln bewertet.</translation>
    </message>
    <message>
        <source>Stu&amp;dies</source>
        <translation>&amp;Studien</translation>
    </message>
    <message numerus="yes">
        <source>Stuck for %n generation(s).</source>
        <translation>
            <numerusform>Seit %n Generation festgefahren.</numerusform>
            <numerusform>Seit %n Generationen festgefahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Festgefahren.</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
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
        <translation>Sudoku Desktop wurde unerwartet beendet. Soll Ihr Rätsel wiederhergestellt werden?</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Gitter</translation>
    </message>
    <message>
        <source>Sudoku document</source>
        <translation>Sudoku-Dokument</translation>
    </message>
    <message>
        <source>SudokuPad</source>
        <translation>SudokuPad</translation>
    </message>
    <message>
        <source>SudokuSolver by DHancock</source>
        <translation>SudokuSolver von DHancock</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Summen und Produkte</translation>
    </message>
    <message>
        <source>Swap sequences</source>
        <translation>Tauschfolgen</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Vertauschungen</translation>
    </message>
    <message>
        <source>Swaps in one unit</source>
        <translation>Tausch in einer Einheit</translation>
    </message>
    <message>
        <source>Swaps or insertions</source>
        <translation>Vertauschungen oder Einfügungen</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>Ta&amp;ke Over Solution</source>
        <translation>Lösung übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>Ta&amp;ke Step</source>
        <translation>S&amp;chritt tun</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Tables and plots as a web page, with the commands that repeat the runs</source>
        <translation>Tabellen und Diagramme als Webseite, mit den Befehlen, die die Läufe wiederholen</translation>
    </message>
    <message>
        <source>Take as entries</source>
        <translation>Als Einträge übernehmen</translation>
    </message>
    <message>
        <source>Take as givens</source>
        <translation>Als Vorgaben übernehmen</translation>
    </message>
    <message>
        <source>Take as notes</source>
        <translation>Als Notizen übernehmen</translation>
    </message>
    <message>
        <source>Take over solution</source>
        <translation>Lösung übernehmen</translation>
    </message>
    <message>
        <source>Take the Step</source>
        <translation>Schritt tun</translation>
    </message>
    <message>
        <source>Take the puzzle as it is typed in, and solve it</source>
        <translation>Das Rätsel nehmen, wie es eingetippt ist, und es lösen</translation>
    </message>
    <message>
        <source>Take the step that the next hint would explain</source>
        <translation>Den Schritt ausführen, den der nächste Tipp erklären würde</translation>
    </message>
    <message>
        <source>Targets on the &amp;way</source>
        <translation>&amp;Ziele unterwegs</translation>
    </message>
    <message>
        <source>Te&amp;xt lines</source>
        <translation>Te&amp;xtzeilen</translation>
    </message>
    <message>
        <source>Team 209</source>
        <translation>Team 209</translation>
    </message>
    <message>
        <source>Team 209: mean fitness by generation</source>
        <translation>Team 209: mittlere Fitness nach Generation</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Techniques used</source>
        <translation>Verwendete Techniken</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Text in normaler Größe</translation>
    </message>
    <message>
        <source>That cell and {cells} hold {digits} between them: no other cell of {unit} can hold any of these.</source>
        <translation>Jenes Feld und {cells} enthalten zusammen {digits}: Kein anderes Feld in {unit} kann eine davon enthalten.</translation>
    </message>
    <message>
        <source>That is tight: pencil marks are hard to read.</source>
        <translation>Das ist eng: Notizen sind schlecht zu lesen.</translation>
    </message>
    <message>
        <source>That is tight: the cells are only {width} mm wide.</source>
        <translation>Das ist eng: Die Felder sind nur {width}&#xa0;mm breit.</translation>
    </message>
    <message>
        <source>That leaves {cell} as the only place for {digit} in {unit}.</source>
        <translation>Damit bleibt {cell} als einziger Platz für {digit} in {unit}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best of the generation before keep the first places, as the elite.</source>
        <translation>
            <numerusform>Das %n Beste der Generation davor behält als Elite den ersten Platz.</numerusform>
            <numerusform>Die %n Besten der Generation davor behalten als Elite die ersten Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The algorithm beside itself with one choice changed: slack, length of the sequence of swaps, ageing, restart.</source>
        <translation>Der Algorithmus neben sich selbst mit einer geänderten Entscheidung: Spielraum, Länge der Tauschfolge, Altern, Neustart.</translation>
    </message>
    <message>
        <source>The algorithm that evolves the solved grid from which the givens are taken. Mantere &amp; Koljonen’s method also solves the puzzles with it.</source>
        <translation>Der Algorithmus, der das gelöste Gitter entwickelt, aus dem die Vorgaben stammen. Das Verfahren von Mantere &amp; Koljonen löst mit ihm auch die Rätsel.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>The best fitness in any generation up to the one shown</source>
        <translation>Die beste Fitness aller Generationen bis zur gezeigten</translation>
    </message>
    <message>
        <source>The best individuals survive unchanged; children take all other places.</source>
        <translation>Die besten Individuen überleben unverändert; alle anderen Plätze bekommen Kinder.</translation>
    </message>
    <message numerus="yes">
        <source>The best of generation {generation} still holds something of %n founder(s).</source>
        <translation>
            <numerusform>Im Besten der Generation {generation} ist von %n Gründer etwas übrig.</numerusform>
            <numerusform>Im Besten der Generation {generation} ist von %n Gründern etwas übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best of many is the best partly by chance: only puzzles that had no part in choosing it show how good it is.</source>
        <translation>Der Beste von vielen ist es zum Teil durch Zufall: Nur Rätsel, die ihn nicht ausgesucht haben, zeigen, wie gut er ist.</translation>
    </message>
    <message>
        <source>The best of the generation before keeps the first place, as the elite.</source>
        <translation>Das Beste der Generation davor behält als Elite den ersten Platz.</translation>
    </message>
    <message>
        <source>The best of the generation was there before; the best child is that of mating {number}.</source>
        <translation>Das Beste der Generation war schon vorher da; das beste Kind ist das von Paarung {number}.</translation>
    </message>
    <message>
        <source>The best one will be shown here.</source>
        <translation>Hier wird das beste gezeigt.</translation>
    </message>
    <message>
        <source>The best, and where populations ended</source>
        <translation>Das Beste, und wo Populationen endeten</translation>
    </message>
    <message>
        <source>The best, by founders: {shares}</source>
        <translation>Das Beste nach Gründern: {shares}</translation>
    </message>
    <message>
        <source>The best: {facts}</source>
        <translation>Das Beste: {facts}</translation>
    </message>
    <message>
        <source>The board is empty: there is nothing to print.</source>
        <translation>Das Gitter ist leer: Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>The board is showing a run; stop it or turn to Play to edit</source>
        <translation>Das Gitter zeigt einen Lauf; zum Bearbeiten den Lauf stoppen oder zu „Spielen“ wechseln</translation>
    </message>
    <message>
        <source>The brighter a pair of values, the better; ∞ where no run was solved.</source>
        <translation>Je heller ein Wertepaar, desto besser; ∞, wo kein Lauf gelöst wurde.</translation>
    </message>
    <message>
        <source>The budget is spent: {figures}.</source>
        <translation>Das Budget ist verbraucht: {figures}.</translation>
    </message>
    <message>
        <source>The cells {cells} form a loop that can be filled in only two ways, and both rule out the same candidates.</source>
        <translation>Die Felder {cells} bilden eine geschlossene Kette, die sich nur auf zwei Arten füllen lässt, und beide schließen dieselben Kandidaten aus.</translation>
    </message>
    <message>
        <source>The child becomes individual {place} of {population} in the new generation.</source>
        <translation>Das Kind wird Individuum {place} von {population} der neuen Generation.</translation>
    </message>
    <message>
        <source>The child is a copy of a parent: it is mutated again.</source>
        <translation>Das Kind ist die Kopie eines Elternteils: Es wird noch einmal mutiert.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, backwards from {cell}.</source>
        <translation>Das Kind wird Feld für Feld gebaut, rückwärts ab {cell}.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, onwards from {cell}.</source>
        <translation>Das Kind wird Feld für Feld gebaut, vorwärts ab {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from the father, the others from the mother.</source>
        <translation>
            <numerusform>Das Kind hat %n Feld vom Vater, die anderen von der Mutter.</numerusform>
            <numerusform>Das Kind hat %n Felder vom Vater, die anderen von der Mutter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The child takes {units} from the father, the others from the mother.</source>
        <translation>Das Kind hat vom Vater {units}, alles andere von der Mutter.</translation>
    </message>
    <message>
        <source>The course of the mean fitness, generation by generation; the report numbers them from 1.</source>
        <translation>Der Verlauf der mittleren Fitness, Generation für Generation; der Bericht zählt sie ab 1.</translation>
    </message>
    <message>
        <source>The cut lies before {cell}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>Der Schnitt liegt vor {cell}: Was davor kommt, ist von der Mutter, der Rest vom Vater.</translation>
    </message>
    <message>
        <source>The cut lies before {unit}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>Der Schnitt liegt vor {unit}: Was davor kommt, ist von der Mutter, der Rest vom Vater.</translation>
    </message>
    <message>
        <source>The digit of the cursor’s cell is highlighted</source>
        <translation>Hervorgehoben ist die Ziffer unter dem Cursor</translation>
    </message>
    <message>
        <source>The documents it is built on</source>
        <translation>Die Arbeiten, auf denen es aufbaut</translation>
    </message>
    <message>
        <source>The exact solver makes {guesses} guesses on average.</source>
        <translation>Der exakte Löser rät im Mittel {guesses}-mal.</translation>
    </message>
    <message>
        <source>The exact solver proves that there is no solution: {reason}.</source>
        <translation>Der exakte Löser beweist, dass es keine Lösung gibt: {reason}.</translation>
    </message>
    <message>
        <source>The fewest givens at a level</source>
        <translation>Die wenigsten Vorgaben einer Stufe</translation>
    </message>
    <message>
        <source>The figure that the puzzles evolve towards.</source>
        <translation>Die Größe, auf die hin sich die Rätsel entwickeln.</translation>
    </message>
    <message>
        <source>The first grids are drawn at random.</source>
        <translation>Die ersten Gitter werden ausgelost.</translation>
    </message>
    <message>
        <source>The first mating of the generation</source>
        <translation>Die erste Paarung der Generation</translation>
    </message>
    <message>
        <source>The first population already held the solution.</source>
        <translation>Schon die erste Population enthielt die Lösung.</translation>
    </message>
    <message>
        <source>The first population is drawn at random.</source>
        <translation>Die erste Population wird zufällig gezogen.</translation>
    </message>
    <message>
        <source>The founders are the individuals of generation {generation}.</source>
        <translation>Die Gründer sind die Individuen der Generation {generation}.</translation>
    </message>
    <message>
        <source>The generations that ours and its control need, which are so few that it takes more seeds to see a difference.</source>
        <translation>Die Generationen, die unser Algorithmus und seine Kontrolle brauchen; es sind so wenige, dass erst mehr Startwerte einen Unterschied zeigen.</translation>
    </message>
    <message>
        <source>The generations that the published algorithms need; tools/evolutionary_scales.py compares them with people’s rating.</source>
        <translation>Die Generationen, die die veröffentlichten Algorithmen brauchen; tools/evolutionary_scales.py vergleicht sie mit der Bewertung für Menschen.</translation>
    </message>
    <message>
        <source>The generator is getting ready …</source>
        <translation>Der Generator wird vorbereitet …</translation>
    </message>
    <message>
        <source>The genes before a random point come from the first parent, the rest from the second.</source>
        <translation>Die Gene vor einem zufälligen Punkt kommen vom ersten Elternteil, die übrigen vom zweiten.</translation>
    </message>
    <message>
        <source>The grid in the picture</source>
        <translation>Das Gitter im Bild</translation>
    </message>
    <message>
        <source>The hardest first step (ED)</source>
        <translation>Der schwerste erste Schritt (ED)</translation>
    </message>
    <message>
        <source>The header says whether the puzzle has exactly one solution, and how hard it is.</source>
        <translation>Die Kopfzeile sagt, ob das Rätsel genau eine Lösung hat und wie schwer es ist.</translation>
    </message>
    <message>
        <source>The higher, the better. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Je höher, desto besser. Wo Balken (95&#xa0;%) getrennt liegen, sind zwei Werte auf einem Niveau von 5&#xa0;% verschieden.</translation>
    </message>
    <message>
        <source>The highest rating (ER)</source>
        <translation>Die höchste Bewertung (ER)</translation>
    </message>
    <message>
        <source>The hint will appear as soon as the exact solver has checked the puzzle.</source>
        <translation>Der Tipp kommt, sobald der exakte Löser das Rätsel geprüft hat.</translation>
    </message>
    <message>
        <source>The kernels could not be loaded. {reason}</source>
        <translation>Die Kernel konnten nicht geladen werden. {reason}</translation>
    </message>
    <message>
        <source>The language changes the next time you start Sudoku Desktop.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Sudoku Desktop.</translation>
    </message>
    <message>
        <source>The last mating of the generation</source>
        <translation>Die letzte Paarung der Generation</translation>
    </message>
    <message>
        <source>The last puzzle</source>
        <translation>Letztes Rätsel</translation>
    </message>
    <message>
        <source>The length of a sequence is drawn uniformly from 1 to this.</source>
        <translation>Die Länge einer Folge wird gleichverteilt von 1 bis zu diesem Wert gezogen.</translation>
    </message>
    <message>
        <source>The logarithm of the distance from a solution</source>
        <translation>Der Logarithmus des Abstands von einer Lösung</translation>
    </message>
    <message>
        <source>The loop of links through {cells} can be true in only two ways, and both rule out the same candidates.</source>
        <translation>Die geschlossene Kette durch {cells} kann nur auf zwei Arten wahr sein, und beide schließen dieselben Kandidaten aus.</translation>
    </message>
    <message>
        <source>The lower, the better; ∞ where no run was solved. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Je niedriger, desto besser; ∞, wo kein Lauf gelöst wurde. Wo Balken (95&#xa0;%) getrennt liegen, sind zwei Werte auf einem Niveau von 5&#xa0;% verschieden.</translation>
    </message>
    <message>
        <source>The mating after</source>
        <translation>Die Paarung danach</translation>
    </message>
    <message>
        <source>The mating before</source>
        <translation>Die Paarung davor</translation>
    </message>
    <message>
        <source>The mating that made the best of the generation, or its best child</source>
        <translation>Die Paarung, aus der das Beste der Generation oder ihr bestes Kind hervorging</translation>
    </message>
    <message>
        <source>The mistake is older than what can be undone.</source>
        <translation>Der Fehler ist älter als alles, was sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>The most guesses of the exact solver</source>
        <translation>Die meisten Vermutungen des exakten Lösers</translation>
    </message>
    <message>
        <source>The most trials of an algorithm</source>
        <translation>Die meisten Versuche eines Algorithmus</translation>
    </message>
    <message>
        <source>The mother has rank {mother} (fitness {mothers}), the father rank {father} (fitness {fathers}).</source>
        <translation>Die Mutter hat Rang {mother} (Fitness {mothers}), der Vater Rang {father} (Fitness {fathers}).</translation>
    </message>
    <message>
        <source>The mutant is kept</source>
        <translation>Der Mutant bleibt</translation>
    </message>
    <message>
        <source>The mutant would be worse, with fitness {cost} after {before}: it is taken back.</source>
        <translation>Der Mutant wäre schlechter, mit Fitness {cost} statt {before}: Die Mutation wird zurückgenommen.</translation>
    </message>
    <message>
        <source>The next puzzle in the file</source>
        <translation>Das nächste Rätsel der Datei</translation>
    </message>
    <message>
        <source>The notes in {cells} lack the digit of the solution. Correct them, or ask again for a hint that ignores them.</source>
        <translation>Den Notizen in {cells} fehlt die Ziffer der Lösung. Berichtigen Sie sie, oder fragen Sie noch einmal nach einem Tipp ohne sie.</translation>
    </message>
    <message>
        <source>The number of filled cells; nothing clashes, so a full grid is solved.</source>
        <translation>Die Zahl der gefüllten Felder; da es keine Konflikte gibt, ist ein volles Gitter gelöst.</translation>
    </message>
    <message>
        <source>The number of pairs of equal digits in all units: the penalty Pe.</source>
        <translation>Die Zahl der Paare gleicher Ziffern in allen Einheiten: die Strafe Pe.</translation>
    </message>
    <message>
        <source>The pace can be changed at any time; it never changes the result. The same seed gives the same run.</source>
        <translation>Das Tempo lässt sich jederzeit ändern; am Ergebnis ändert das nie etwas. Derselbe Startwert ergibt denselben Lauf.</translation>
    </message>
    <message>
        <source>The page of its solution is printed above each puzzle.</source>
        <translation>Über jedem Rätsel ist die Seite seiner Lösung angegeben.</translation>
    </message>
    <message>
        <source>The population goes on until the budget is spent.</source>
        <translation>Die Population entwickelt sich weiter, bis das Budget verbraucht ist.</translation>
    </message>
    <message>
        <source>The power of the fitness that the probabilities are proportional to.</source>
        <translation>Die Potenz der Fitness, zu der die Wahrscheinlichkeiten proportional sind.</translation>
    </message>
    <message>
        <source>The preset could not be deleted: {reason}</source>
        <translation>Die Vorlage konnte nicht gelöscht werden: {reason}</translation>
    </message>
    <message>
        <source>The preset could not be saved: {reason}</source>
        <translation>Die Vorlage konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>The previous puzzle in the file</source>
        <translation>Das vorige Rätsel der Datei</translation>
    </message>
    <message>
        <source>The product of three averages, over rows, columns and boxes, of 1 / (10 − distinct digits).</source>
        <translation>Das Produkt dreier Mittelwerte, über Zeilen, Spalten und Blöcke, von 1 / (10 − verschiedene Ziffern).</translation>
    </message>
    <message>
        <source>The product over all units of size / distinct digits; a solution has 1.</source>
        <translation>Das Produkt über alle Einheiten von Größe / verschiedene Ziffern; eine Lösung hat 1.</translation>
    </message>
    <message>
        <source>The program is still getting ready; the run will start by itself in a moment.</source>
        <translation>Das Programm bereitet sich noch vor; der Lauf beginnt gleich von selbst.</translation>
    </message>
    <message>
        <source>The program is still getting ready; this will start in a moment.</source>
        <translation>Das Programm bereitet sich noch vor; gleich geht es los.</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Das Rätsel hat nicht genau eine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle is complete: it has exactly one solution.</source>
        <translation>Das Rätsel ist vollständig: Es hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle is evolved as it is.</source>
        <translation>Die Evolution bekommt das Rätsel, wie es ist.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to hint at.</source>
        <translation>Das Rätsel ist gelöst: Es gibt keinen Tipp mehr zu geben.</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>Das Rätsel im Gitter</translation>
    </message>
    <message>
        <source>The puzzle on the board, with your entries and notes if you like</source>
        <translation>Das Rätsel im Gitter, auf Wunsch mit Ihren Einträgen und Notizen</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed, on the scale of Sudoku Explainer: from 1 to about 11.</source>
        <translation>Die Rätsel werden von Kapitel zu Kapitel schwerer, auch innerhalb der Kapitel. Eine Bewertung ist die des schwersten nötigen Schritts auf der Skala von Sudoku Explainer: von 1 bis etwa 11.</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed.</source>
        <translation>Die Rätsel werden von Kapitel zu Kapitel schwerer, auch innerhalb der Kapitel. Eine Bewertung ist die des schwersten nötigen Schritts.</translation>
    </message>
    <message>
        <source>The puzzles of a file</source>
        <translation>Die Rätsel einer Datei</translation>
    </message>
    <message>
        <source>The puzzles of the opened &amp;file</source>
        <translation>Die Rätsel der geöffneten &amp;Datei</translation>
    </message>
    <message>
        <source>The puzzles on the &amp;paper</source>
        <translation>Die Rätsel auf dem &amp;Blatt</translation>
    </message>
    <message>
        <source>The puzzles shown were made with other settings. Press Generate for new ones.</source>
        <translation>Die gezeigten Rätsel entstanden mit anderen Einstellungen. „Erzeugen“ macht neue.</translation>
    </message>
    <message>
        <source>The puzzles were generated from these seeds:</source>
        <translation>Die Rätsel wurden aus diesen Startwerten erzeugt:</translation>
    </message>
    <message>
        <source>The race could not continue: {reason}.</source>
        <translation>Der Wettlauf konnte nicht weitergehen: {reason}.</translation>
    </message>
    <message>
        <source>The rating above each puzzle, as a number.</source>
        <translation>Die Bewertung über jedem Rätsel, als Zahl.</translation>
    </message>
    <message>
        <source>The run began anew here, with a population drawn at random.</source>
        <translation>Der Lauf begann hier neu, mit einer zufällig gezogenen Population.</translation>
    </message>
    <message>
        <source>The run could not continue: {reason}.</source>
        <translation>Der Lauf konnte nicht weitergehen: {reason}.</translation>
    </message>
    <message>
        <source>The run needed {amount}.</source>
        <translation>Der Lauf brauchte {amount}.</translation>
    </message>
    <message>
        <source>The run that evolves the solved grid: best and mean cost; 0 is solved</source>
        <translation>Der Lauf, der das gelöste Gitter entwickelt: beste und mittlere Kosten; 0 heißt gelöst</translation>
    </message>
    <message>
        <source>The runners take turns, with equal numbers of trials, so that it is the algorithms that are compared.</source>
        <translation>Die Läufer sind reihum mit gleich vielen Versuchen dran, damit sich die Algorithmen vergleichen lassen.</translation>
    </message>
    <message>
        <source>The same cell was drawn twice, {first}: nothing changes.</source>
        <translation>Dasselbe Feld wurde zweimal gezogen, {first}: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>The same seed makes the same islands, with any number of cores.</source>
        <translation>Derselbe Startwert ergibt dieselben Inseln, mit beliebig vielen Kernen.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cell(s): {places}</source>
        <translation>
            <numerusform>Die Lösungen unterscheiden sich in %n Feld: {places}</numerusform>
            <numerusform>Die Lösungen unterscheiden sich in %n Feldern: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver is getting ready …</source>
        <translation>Der Löser wird vorbereitet …</translation>
    </message>
    <message>
        <source>The step has been taken</source>
        <translation>Der Schritt ist getan</translation>
    </message>
    <message>
        <source>The step itself</source>
        <translation>Der Schritt selbst</translation>
    </message>
    <message>
        <source>The stronger the colour, the more of the population holds the same digit there; a dot: all of it</source>
        <translation>Je stärker die Farbe, desto mehr von der Population hat dort dieselbe Ziffer; ein Punkt: die ganze</translation>
    </message>
    <message>
        <source>The symbols of this puzzle can be read in several ways.</source>
        <translation>Die Symbole dieses Rätsels können verschieden gelesen werden.</translation>
    </message>
    <message>
        <source>The two parents</source>
        <translation>Die beiden Eltern</translation>
    </message>
    <message>
        <source>The whole picture; 1 to 4 choose a corner of the grid, arrows move it</source>
        <translation>Das ganze Bild; 1 bis 4 wählen eine Ecke des Gitters, Pfeile bewegen sie</translation>
    </message>
    <message>
        <source>The whole population agrees on this digit</source>
        <translation>Diese Ziffer ist in der ganzen Population gleich</translation>
    </message>
    <message>
        <source>The {digit} in {cell} is a given; choose Type It In to change it</source>
        <translation>Die {digit} in {cell} ist eine Vorgabe; zum Ändern „Eintippen“ wählen</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} change places.</source>
        <translation>Die {one} in {first} und die {other} in {second} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} were to change places, but stay.</source>
        <translation>Die {one} in {first} und die {other} in {second} sollten die Plätze tauschen, bleiben aber.</translation>
    </message>
    <message>
        <source>Their line goes back to founder {founder}.</source>
        <translation>Ihre Linie geht auf Gründer {founder} zurück.</translation>
    </message>
    <message>
        <source>There is already a preset “{title}”. Replace it?</source>
        <translation>Es gibt schon eine Vorlage „{title}“. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>There is no crossover this time: the child begins as a copy of its mother.</source>
        <translation>Diesmal keine Kreuzung: Das Kind beginnt als Kopie seiner Mutter.</translation>
    </message>
    <message>
        <source>There is no grid between these corners.</source>
        <translation>Zwischen diesen Ecken ist kein Gitter.</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>Es gibt keine Lösung</translation>
    </message>
    <message>
        <source>Thin lines and light digits</source>
        <translation>Dünne Linien und helle Ziffern</translation>
    </message>
    <message>
        <source>This command makes the same puzzles again:</source>
        <translation>Dieser Befehl erzeugt dieselben Rätsel wieder:</translation>
    </message>
    <message>
        <source>This generation is a purge: everyone is crossed with the best.</source>
        <translation>Diese Generation ist eine Bereinigung: Alle werden mit dem Besten gekreuzt.</translation>
    </message>
    <message>
        <source>This is the largest size that fits the screen.</source>
        <translation>Dies ist die größte Größe, die auf den Bildschirm passt.</translation>
    </message>
    <message>
        <source>This many trials each. A trial is one new chromosome evaluated.</source>
        <translation>So viele Versuche für jeden. Ein Versuch ist ein neues, bewertetes Chromosom.</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Dieses Rätsel</translation>
    </message>
    <message>
        <source>Three cells of a unit have three candidates in all, so no other cell there can hold these digits.</source>
        <translation>Drei Felder einer Einheit haben zusammen nur drei Kandidaten, also kann kein anderes Feld dort diese Ziffern enthalten.</translation>
    </message>
    <message>
        <source>Three digits fit in only three cells of a unit, so nothing else can go there.</source>
        <translation>Drei Ziffern passen nur in drei Felder einer Einheit, also kann dort nichts anderes stehen.</translation>
    </message>
    <message>
        <source>Three-swaps</source>
        <translation>Dreiervertauschungen</translation>
    </message>
    <message>
        <source>Three-swaps and insertions beside swaps alone, and a fitness with sums and products beside the later one.</source>
        <translation>Dreiervertauschungen und Einfügungen neben bloßen Vertauschungen und eine Fitness mit Summen und Produkten neben der späteren.</translation>
    </message>
    <message>
        <source>Time since the run began, without pauses; {seconds} s of it computing</source>
        <translation>Seit Beginn des Laufs, ohne Pausen; davon {seconds}&#xa0;s Rechenzeit</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Zeit: {time}</translation>
    </message>
    <message>
        <source>Timeline: generations of the run</source>
        <translation>Zeitleiste: Generationen des Laufs</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title at the top of every page.</source>
        <translation>Titel oben auf jeder Seite.</translation>
    </message>
    <message>
        <source>Title on the title page.</source>
        <translation>Titel auf der Titelseite.</translation>
    </message>
    <message>
        <source>To the Paper</source>
        <translation>Aufs Papier</translation>
    </message>
    <message>
        <source>To type a puzzle into</source>
        <translation>Um ein Rätsel einzutippen</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the columns and boxes they would come to, and {most} are allowed.</source>
        <translation>Zusammen stehen sie schon {count}-mal in den Spalten und Blöcken, in die sie kämen; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the rows and columns they would come to, and {most} are allowed.</source>
        <translation>Zusammen stehen sie schon {count}-mal in den Zeilen und Spalten, in die sie kämen; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>Too close to call: {amount}, against {other}.</source>
        <translation>Zu knapp für eine Entscheidung: {amount}, gegen {other}.</translation>
    </message>
    <message>
        <source>Too few puzzles have both ratings yet to compare evolution with people.</source>
        <translation>Noch haben zu wenige Rätsel beide Bewertungen, um Evolution und Menschen zu vergleichen.</translation>
    </message>
    <message>
        <source>Too few runs for an interval of the median.</source>
        <translation>Zu wenige Läufe für ein Intervall des Medians.</translation>
    </message>
    <message numerus="yes">
        <source>Took %n step(s) back, to before the first wrong entry.</source>
        <translation>
            <numerusform>%n Schritt zurückgenommen, bis vor den ersten falschen Eintrag.</numerusform>
            <numerusform>%n Schritte zurückgenommen, bis vor den ersten falschen Eintrag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Tough Puzzles</source>
        <translation>Knifflige Rätsel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnierselektion</translation>
    </message>
    <message>
        <source>Tournament size</source>
        <translation>Turniergröße</translation>
    </message>
    <message>
        <source>Tracing ancestors back to the founders …</source>
        <translation>Die Vorfahren werden bis zu den Gründern zurückverfolgt …</translation>
    </message>
    <message>
        <source>Tracing ancestors: generation {here} of {generation} …</source>
        <translation>Die Vorfahren werden verfolgt: Generation {here} von {generation} …</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Trials to a solution of a famously hard puzzle, with no time limit.</source>
        <translation>Versuche bis zur Lösung eines berühmt schweren Rätsels, ohne Zeitlimit.</translation>
    </message>
    <message>
        <source>Trials/s</source>
        <translation>Versuche/s</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Anläufe</translation>
    </message>
    <message>
        <source>Trim si&amp;ze</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Steinbutt</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Two Solutions</source>
        <translation>Zwei Lösungen</translation>
    </message>
    <message>
        <source>Two cells of a unit have the same two candidates, so no other cell there can hold these digits.</source>
        <translation>Zwei Felder einer Einheit haben dieselben zwei Kandidaten, also kann kein anderes Feld dort diese Ziffern enthalten.</translation>
    </message>
    <message>
        <source>Two digits fit in only two cells of a unit, so nothing else can go there.</source>
        <translation>Zwei Ziffern passen nur in zwei Felder einer Einheit, also kann dort nichts anderes stehen.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, with two places each for a digit, joined by two that see each other.</source>
        <translation>Zwei Zeilen oder zwei Spalten mit je zwei Plätzen für eine Ziffer, verbunden durch zwei, die einander sehen.</translation>
    </message>
    <message>
        <source>Two units with two places each for a digit, joined by two that see each other.</source>
        <translation>Zwei Einheiten mit je zwei Plätzen für eine Ziffer, verbunden durch zwei, die einander sehen.</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Drachen (2-String Kite)</translation>
    </message>
    <message>
        <source>Type It In</source>
        <translation>Eintippen</translation>
    </message>
    <message>
        <source>Type a digit to begin. Arrow keys move.</source>
        <translation>Beginnen Sie mit einer Ziffer. Pfeiltasten bewegen den Cursor.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample.</source>
        <translation>Ein Rätsel Zeile für Zeile eintippen (Leertaste oder 0 für ein leeres Feld), eines einfügen (Strg+V) oder ein Beispiel nehmen.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row; Space leaves a cell blank.</source>
        <translation>Ein Rätsel Zeile für Zeile eintippen; die Leertaste lässt ein Feld leer.</translation>
    </message>
    <message>
        <source>Type a puzzle, paste one, or take a sample</source>
        <translation>Ein Rätsel eintippen, einfügen oder ein Beispiel nehmen</translation>
    </message>
    <message>
        <source>Type in the puzzle itself: digits become its givens; the same key again starts playing</source>
        <translation>Das Rätsel selbst eintippen: Ziffern werden seine Vorgaben; dieselbe Taste noch einmal, und das Spiel beginnt</translation>
    </message>
    <message>
        <source>Type in your puzzle</source>
        <translation>Tippen Sie Ihr Rätsel ein</translation>
    </message>
    <message>
        <source>Type or open a puzzle to see its rating here.</source>
        <translation>Geben Sie ein Rätsel ein, oder öffnen Sie eines, um seine Bewertung hier zu sehen.</translation>
    </message>
    <message>
        <source>Typing a seed switches this off.</source>
        <translation>Ein eigener Startwert schaltet das aus.</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Under the &amp;Cursor</source>
        <translation>&amp;Wie unter dem Cursor</translation>
    </message>
    <message>
        <source>Under the lens</source>
        <translation>Unter der Lupe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo all that was typed in (Esc); redoing brings it back</source>
        <translation>Nimmt alles Eingetippte zurück (Esc); Wiederholen bringt es wieder</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo to Before the First &amp;Mistake</source>
        <translation>Zurück bis vor den ersten &amp;Fehler</translation>
    </message>
    <message>
        <source>Undo to before the first entry that differs from the exact solver’s solution</source>
        <translation>Rückgängig machen bis vor den ersten Eintrag, der von der Lösung des exakten Lösers abweicht</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniform</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Eindeutige Schleife</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Eindeutiges Rechteck</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Einheit des Budgets</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Unsolved over Time</source>
        <translation>Ungelöst im Zeitverlauf</translation>
    </message>
    <message>
        <source>Upside down on the same page</source>
        <translation>Auf dem Kopf, auf derselben Seite</translation>
    </message>
    <message>
        <source>Upside down the solutions would be too small to read; they come at the end.</source>
        <translation>Auf dem Kopf wären die Lösungen zu klein zum Lesen; sie kommen ans Ende.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation>Werte des Parameters</translation>
    </message>
    <message>
        <source>Values or range</source>
        <translation>Werte oder Bereich</translation>
    </message>
    <message>
        <source>Values, such as {values}</source>
        <translation>Werte, etwa {values}</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Variiert</translation>
    </message>
    <message>
        <source>Varied parameters</source>
        <translation>Variierte Parameter</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, Lizenz und Quellen</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Was It Luck?</source>
        <translation>War es Glück?</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Weight of missing digits</source>
        <translation>Gewicht fehlender Ziffern</translation>
    </message>
    <message>
        <source>Weight of products</source>
        <translation>Gewicht der Produkte</translation>
    </message>
    <message>
        <source>Weight of sums</source>
        <translation>Gewicht der Summen</translation>
    </message>
    <message>
        <source>What Was Left Out</source>
        <translation>Was ausgelassen wurde</translation>
    </message>
    <message>
        <source>What happens to the rest of the sequence.</source>
        <translation>Was mit dem Rest der Folge geschieht.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What the board shows during a run</source>
        <translation>Was das Gitter während eines Laufs zeigt</translation>
    </message>
    <message>
        <source>What the cell holds</source>
        <translation>Was im Feld steht</translation>
    </message>
    <message>
        <source>What the paper leaves open, in all combinations, beside all its figures and claims at once.</source>
        <translation>Was der Artikel offen lässt, in allen Kombinationen, neben allen seinen Zahlen und Aussagen zugleich.</translation>
    </message>
    <message>
        <source>What the probability applies to.</source>
        <translation>Wofür die Wahrscheinlichkeit gilt.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} cannot be {result}.</source>
        <translation>Was auch immer in {cell} steht: {target} kann keine {result} sein.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} must be {result}.</source>
        <translation>Was auch immer in {cell} steht: {target} muss eine {result} sein.</translation>
    </message>
    <message>
        <source>When each cell got its digit</source>
        <translation>Wann jedes Feld seine Ziffer bekam</translation>
    </message>
    <message>
        <source>When this start ends by itself; the hunt can go on afterwards.</source>
        <translation>Wann die Jagd von selbst endet; danach kann sie weitergehen.</translation>
    </message>
    <message>
        <source>When you get stuck, pencil in the candidates as small digits.</source>
        <translation>Wenn Sie nicht weiterkommen, notieren Sie die Kandidaten als kleine Ziffern.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where does the {digit} go in the shaded box? The lines run through every other blank cell.</source>
        <translation>Wo steht die {digit} im grauen Block? Die Linien gehen durch alle anderen leeren Felder.</translation>
    </message>
    <message>
        <source>Where populations get to in this puzzle, and where they are caught</source>
        <translation>Wohin Populationen in diesem Rätsel gelangen und wo sie gefangen bleiben</translation>
    </message>
    <message>
        <source>Where the best of the generation comes from: its family tree, and when each cell got its digit</source>
        <translation>Woher das Beste der Generation kommt: sein Stammbaum, und wann jedes Feld seine Ziffer bekam</translation>
    </message>
    <message>
        <source>Where the count of generations starts.</source>
        <translation>Ab wann die Generationen gezählt werden.</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole number from 0 to 9,223,372,036,854,775,807.</source>
        <translation>Wo die Zufallszahlen beginnen: Gleicher Startwert, Algorithmus und gleiches Rätsel ergeben denselben Lauf. Eine ganze Zahl von 0 bis 9.223.372.036.854.775.807.</translation>
    </message>
    <message>
        <source>Where the solutions are printed. Upside down they move to the end if they would be too small to read. A separate file is called OUT-solutions.</source>
        <translation>Wo die Lösungen gedruckt werden. Kopfüber kommen sie ans Ende, wenn sie sonst zu klein zum Lesen wären. Eine eigene Datei heißt AUSGABE-solutions.</translation>
    </message>
    <message>
        <source>Where the two diagonals are shaded, {symbols} appears exactly once on each of them, too.</source>
        <translation>Wo die beiden Diagonalen grau sind, steht {symbols} auch auf jeder von ihnen genau einmal.</translation>
    </message>
    <message>
        <source>Where windows are shaded, {symbols} appears exactly once in each of them, too.</source>
        <translation>Wo Fenster grau sind, steht {symbols} auch in jedem von ihnen genau einmal.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} cannot be {result}.</source>
        <translation>Wo immer die {digit} in {unit} steht: {target} kann keine {result} sein.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} must be {result}.</source>
        <translation>Wo immer die {digit} in {unit} steht: {target} muss eine {result} sein.</translation>
    </message>
    <message>
        <source>Whether a puzzle like this one is in the lists that you compare with</source>
        <translation>Ob ein solches Rätsel in den Listen steht, mit denen verglichen wird</translation>
    </message>
    <message>
        <source>Whether an individual can mate with itself.</source>
        <translation>Ob sich ein Individuum mit sich selbst paaren kann.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} cannot be {result}.</source>
        <translation>Ob {cell} eine {digit} ist oder nicht: {target} kann keine {result} sein.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} must be {result}.</source>
        <translation>Ob {cell} eine {digit} ist oder nicht: {target} muss eine {result} sein.</translation>
    </message>
    <message>
        <source>Whether there is exactly one solution is not known yet.</source>
        <translation>Ob es genau eine Lösung gibt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Which Digits?</source>
        <translation>Welche Ziffern?</translation>
    </message>
    <message>
        <source>Which digits are counted, and when.</source>
        <translation>Welche Ziffern gezählt werden, und wann.</translation>
    </message>
    <message>
        <source>Which digits are givens is not certain: choose below what the player’s are.</source>
        <translation>Welche Ziffern Vorgaben sind, ist nicht sicher: Wählen Sie unten, was die des Spielers sind.</translation>
    </message>
    <message>
        <source>Which mating of the generation is shown</source>
        <translation>Welche Paarung der Generation gezeigt wird</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>Welche Läufe</translation>
    </message>
    <message>
        <source>Whichever of its two candidates a cell holds, one of two cells it sees holds the same third digit.</source>
        <translation>Welchen seiner zwei Kandidaten ein Feld auch enthält: Eines von zwei Feldern, die es sieht, enthält dieselbe dritte Ziffer.</translation>
    </message>
    <message>
        <source>While a child is built, a cell takes a random candidate instead of a parent’s gene.</source>
        <translation>Während ein Kind gebaut wird, nimmt ein Feld einen zufälligen Kandidaten statt des Gens eines Elternteils an.</translation>
    </message>
    <message>
        <source>Who shares the age of the best, and whether it lasts.</source>
        <translation>Wer das Alter des Besten teilt und ob es erhalten bleibt.</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Windoku (windows)</source>
        <translation>Windoku (Fenster)</translation>
    </message>
    <message>
        <source>With some probability, two cells of one random unit are swapped, once or several times.</source>
        <translation>Mit einer gewissen Wahrscheinlichkeit werden zwei Felder einer zufälligen Einheit vertauscht, einmal oder öfter.</translation>
    </message>
    <message>
        <source>Within a single digit, the assumption of a candidate leads to a contradiction.</source>
        <translation>Schon innerhalb einer einzigen Ziffer führt die Annahme eines Kandidaten zu einem Widerspruch.</translation>
    </message>
    <message>
        <source>Without a proof of exactly one solution, nobody knows which entry is a mistake.</source>
        <translation>Solange nicht bewiesen ist, dass es genau eine Lösung gibt, weiß niemand, welcher Eintrag ein Fehler ist.</translation>
    </message>
    <message>
        <source>Without exactly one solution there is no rating.</source>
        <translation>Ohne genau eine Lösung gibt es keine Bewertung.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} holds one of these.</source>
        <translation>Ohne {digits} in {cell} hätte jedes Feld zwei Kandidaten und jede Ziffer zwei Plätze in jeder Einheit: Jede Lösung hätte einen Zwilling, in dem jede Wahl umgekehrt ist. Also enthält {cell} eine davon.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} is {digits}.</source>
        <translation>Ohne {digits} in {cell} hätte jedes Feld zwei Kandidaten und jede Ziffer zwei Plätze in jeder Einheit: Jede Lösung hätte einen Zwilling, in dem jede Wahl umgekehrt ist. Also ist {cell} eine {digits}.</translation>
    </message>
    <message>
        <source>Without {digit} in {cells}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So one of them holds {digit}, and no cell that sees them all can.</source>
        <translation>Ohne {digit} in {cells} hätte jedes Feld zwei Kandidaten und jede Ziffer zwei Plätze in jeder Einheit: Jede Lösung hätte einen Zwilling, in dem jede Wahl umgekehrt ist. Also enthält eines davon die {digit}, und kein Feld, das sie alle sieht, kann sie enthalten.</translation>
    </message>
    <message>
        <source>Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)</source>
        <translation>Wörter in Rätsel, Titel, Algorithmus, Studie oder Startwert (Strg+F)</translation>
    </message>
    <message>
        <source>Wrote {files} to {folder}.</source>
        <translation>{files} wurde in {folder} geschrieben.</translation>
    </message>
    <message>
        <source>Wrote {file}</source>
        <translation>{file} geschrieben</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>X (diagonals)</source>
        <translation>X (Diagonalen)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-Kette</translation>
    </message>
    <message>
        <source>X-cycle</source>
        <translation>Geschlossene X-Kette</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>XV</source>
        <translation>XV</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-Kette</translation>
    </message>
    <message>
        <source>XY-cycle</source>
        <translation>Geschlossene XY-Kette</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Y-cycle</source>
        <translation>Geschlossene Y-Kette</translation>
    </message>
    <message numerus="yes">
        <source>You have made %n (entry/entries). Should the evolution keep (it/them), as if (it were a given/they were givens)?</source>
        <translation>
            <numerusform>Sie haben %n Eintrag gemacht. Soll die Evolution ihn behalten, als wäre er eine Vorgabe?</numerusform>
            <numerusform>Sie haben %n Einträge gemacht. Soll die Evolution sie behalten, als wären es Vorgaben?</numerusform>
        </translation>
    </message>
    <message>
        <source>You have solved it: every row, column and box holds each digit once.</source>
        <translation>Gelöst: Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>You have solved it: every unit holds each digit once.</source>
        <translation>Gelöst: Jede Einheit enthält jede Ziffer einmal.</translation>
    </message>
    <message>
        <source>Your Puzzle</source>
        <translation>Ihr Rätsel</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Ihre Liste</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but hardly any digits in it</source>
        <translation>ein 9×9-Gitter wurde gefunden, aber kaum Ziffern darin</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but most of its cells hold something else than digits</source>
        <translation>ein 9×9-Gitter wurde gefunden, aber in den meisten Feldern steht etwas anderes als Ziffern</translation>
    </message>
    <message>
        <source>a Latin square has no regions</source>
        <translation>ein lateinisches Quadrat hat keine Regionen</translation>
    </message>
    <message>
        <source>a cluster needs Dask; install it with {command}</source>
        <translation>ein Cluster braucht Dask; installieren Sie es mit {command}</translation>
    </message>
    <message>
        <source>a digit, and on to the next cell</source>
        <translation>eine Ziffer, und weiter zum nächsten Feld</translation>
    </message>
    <message>
        <source>a fit has no measure of {statistic}; it has {choices}</source>
        <translation>eine Anpassung hat kein Maß für {statistic}; sie hat {choices}</translation>
    </message>
    <message>
        <source>a fit needs published figures, in tables [[compare]]</source>
        <translation>eine Anpassung braucht veröffentlichte Zahlen, in Tabellen [[compare]]</translation>
    </message>
    <message>
        <source>a game without its cells</source>
        <translation>ein Spiel ohne seine Felder</translation>
    </message>
    <message>
        <source>a jigsaw needs its regions</source>
        <translation>ein Jigsaw braucht seine Regionen</translation>
    </message>
    <message>
        <source>a page holds 1, 2, 4, 6 or 9 puzzles, got {number}</source>
        <translation>eine Seite fasst 1, 2, 4, 6 oder 9 Rätsel, nicht {number}</translation>
    </message>
    <message>
        <source>a puzzle with fewer than 17 givens has several solutions; some digits may be missing</source>
        <translation>ein Rätsel mit weniger als 17 Vorgaben hat mehrere Lösungen; vielleicht fehlen Ziffern</translation>
    </message>
    <message>
        <source>a single diagonal</source>
        <translation>eine einzelne Diagonale</translation>
    </message>
    <message>
        <source>a study cannot be both a race and a fit</source>
        <translation>eine Studie kann nicht zugleich ein Rennen und eine Anpassung sein</translation>
    </message>
    <message>
        <source>a study has from 1 to {most} runs; here are {count}</source>
        <translation>eine Studie hat 1 bis {most} Läufe; hier sind es {count}</translation>
    </message>
    <message>
        <source>a text contains half a character</source>
        <translation>ein Text enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>a {size}×{size} grid has no boxes; it can be a jigsaw or Latin</source>
        <translation>ein Gitter von {size}×{size} hat keine Blöcke; es kann ein Jigsaw oder lateinisch sein</translation>
    </message>
    <message>
        <source>across</source>
        <translation>über</translation>
    </message>
    <message>
        <source>agreed by the whole population</source>
        <translation>in der ganzen Population gleich</translation>
    </message>
    <message>
        <source>agreement {share}</source>
        <translation>Einigkeit {share}</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>alle einig</translation>
    </message>
    <message>
        <source>all cells of the block</source>
        <translation>allen Feldern</translation>
    </message>
    <message>
        <source>all cells were read clearly, but the puzzle has several solutions</source>
        <translation>alle Felder wurden deutlich gelesen, aber das Rätsel hat mehrere Lösungen</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>an entry stands where the puzzle has a given</source>
        <translation>ein Eintrag steht, wo das Rätsel eine Vorgabe hat</translation>
    </message>
    <message>
        <source>another preset has the name {name}</source>
        <translation>eine andere Vorlage hat den Namen {name}</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>Anti-König</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>Anti-Springer</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>as</source>
        <translation>als</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>average {cost}</source>
        <translation>Mittel {cost}</translation>
    </message>
    <message>
        <source>average: {cost}</source>
        <translation>Mittel: {cost}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>best so far {cost}</source>
        <translation>bestes bisher {cost}</translation>
    </message>
    <message>
        <source>best so far {fitness}</source>
        <translation>bestes bisher {fitness}</translation>
    </message>
    <message>
        <source>best {cost}</source>
        <translation>bestes {cost}</translation>
    </message>
    <message>
        <source>best: {cost}</source>
        <translation>bestes: {cost}</translation>
    </message>
    <message>
        <source>best: {value}</source>
        <translation>bestes: {value}</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>Zwischenlinien</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>both before a swap</source>
        <translation>beide vor einem Tausch</translation>
    </message>
    <message>
        <source>box {number}</source>
        <translation>Block {number}</translation>
    </message>
    <message>
        <source>box {number} holds a given twice; box permutations cannot represent it</source>
        <translation>Block {number} enthält eine Vorgabe doppelt; Blockpermutationen können das nicht darstellen</translation>
    </message>
    <message>
        <source>boxes {numbers}</source>
        <translation>Blöcke {numbers}</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>by</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>by the techniques of 9×9, but not comparable with it</source>
        <translation>nach den Techniken für 9×9, aber damit nicht vergleichbar</translation>
    </message>
    <message>
        <source>by {names}</source>
        <translation>von {names}</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>kann weg</translation>
    </message>
    <message>
        <source>candidates the step rests on</source>
        <translation>Kandidaten, auf denen der Schritt beruht</translation>
    </message>
    <message>
        <source>cannot be {digit}</source>
        <translation>keine {digit} möglich</translation>
    </message>
    <message>
        <source>cannot go here</source>
        <translation>hier nicht möglich</translation>
    </message>
    <message>
        <source>cannot hold {digit}</source>
        <translation>hier keine {digit}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>{file} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>wird geprüft …</translation>
    </message>
    <message>
        <source>clashes</source>
        <translation>im Konflikt</translation>
    </message>
    <message>
        <source>clashes</source>
        <comment>what the board shows</comment>
        <translation>im Konflikt</translation>
    </message>
    <message>
        <source>clear the cell; Backspace on a blank steps back</source>
        <translation>leeren; die Rücktaste geht auf einem leeren Feld zurück</translation>
    </message>
    <message>
        <source>clearly read digits in the 9×9 grid clash, so it is another kind of puzzle</source>
        <translation>deutlich gelesene Ziffern im 9×9-Gitter widersprechen sich, es ist also ein anderes Rätsel</translation>
    </message>
    <message>
        <source>click the curve to look back</source>
        <translation>zum Zurückblicken auf die Kurve klicken</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>Klone</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>Spalten {numbers}</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>diagonal {number}</source>
        <translation>Diagonale {number}</translation>
    </message>
    <message>
        <source>diagonals {numbers}</source>
        <translation>Diagonalen {numbers}</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>disjunkte Gruppen</translation>
    </message>
    <message>
        <source>diversity {cost}</source>
        <translation>Vielfalt {cost}</translation>
    </message>
    <message>
        <source>diversity: {share} %</source>
        <translation>Vielfalt: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>document type and entity declarations are not read, because they can expand to anything</source>
        <translation>Dokumenttyp- und Entitätsdeklarationen werden nicht gelesen, weil sie sich zu allem ausdehnen können</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>each after a swap</source>
        <translation>jede nach einem Tausch</translation>
    </message>
    <message>
        <source>each block separately</source>
        <translation>jede Einheit für sich</translation>
    </message>
    <message>
        <source>each cell separately</source>
        <translation>jedes Feld für sich</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>either these</source>
        <translation>entweder diese</translation>
    </message>
    <message>
        <source>either: solid line</source>
        <translation>entweder: durchgezogen</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the folder in resources/guide with the texts</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>ends the sequence</source>
        <translation>Folge endet</translation>
    </message>
    <message>
        <source>enter a blank</source>
        <translation>ein leeres Feld</translation>
    </message>
    <message>
        <source>enter a digit; while you enter givens the cursor moves on</source>
        <translation>eine Ziffer eingeben; beim Eingeben von Vorgaben rückt der Cursor weiter</translation>
    </message>
    <message>
        <source>enter a pencil note</source>
        <translation>eine Notiz eintragen</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>escapes must be a list of up to {most} escapes</source>
        <translation>escapes muss eine Liste von bis zu {most} Auswegen sein</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>gerade Felder</translation>
    </message>
    <message>
        <source>every digit</source>
        <translation>jede Ziffer</translation>
    </message>
    <message>
        <source>every digit and letter</source>
        <translation>jede Ziffer und jeder Buchstabe</translation>
    </message>
    <message>
        <source>every digit from 1 to {last}</source>
        <translation>jede Ziffer von 1 bis {last}</translation>
    </message>
    <message>
        <source>every possibility was tried</source>
        <translation>jede Möglichkeit wurde versucht</translation>
    </message>
    <message>
        <source>evolution and people agree weakly</source>
        <translation>Evolution und Menschen stimmen schwach überein</translation>
    </message>
    <message>
        <source>evolution and people largely agree</source>
        <translation>Evolution und Menschen stimmen weitgehend überein</translation>
    </message>
    <message>
        <source>evolution and people partly agree</source>
        <translation>Evolution und Menschen stimmen teilweise überein</translation>
    </message>
    <message>
        <source>evolution’s levels are for plain 9×9 puzzles, with boxes only</source>
        <translation>die Stufen für die Evolution gibt es nur für gewöhnliche 9×9-Rätsel</translation>
    </message>
    <message>
        <source>evolved</source>
        <translation>durch Evolution entstanden</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>genau eine Lösung</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>zusätzliche Gebiete</translation>
    </message>
    <message>
        <source>f-puzzles</source>
        <translation>f-puzzles</translation>
    </message>
    <message>
        <source>false in this chain</source>
        <translation>falsch in dieser Kette</translation>
    </message>
    <message>
        <source>few agree</source>
        <translation>wenige einig</translation>
    </message>
    <message>
        <source>filled cells still clash</source>
        <translation>gefüllte Felder noch im Konflikt</translation>
    </message>
    <message numerus="yes">
        <source>filled on the way: %n cell(s)</source>
        <translation>
            <numerusform>unterwegs gefüllt: %n Feld</numerusform>
            <numerusform>unterwegs gefüllt: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>finds.txt</source>
        <translation>funde.txt</translation>
    </message>
    <message>
        <source>fitness {fitness}</source>
        <translation>Fitness {fitness}</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message numerus="yes">
        <source>found %n cell(s), need {needed}</source>
        <translation>
            <numerusform>%n Feld gefunden, nötig sind {needed}</numerusform>
            <numerusform>%n Felder gefunden, nötig sind {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n field(s) of cells, need {counts}</source>
        <translation>
            <numerusform>%n Eintrag für Felder gefunden, nötig sind {counts}</numerusform>
            <numerusform>%n Einträge für Felder gefunden, nötig sind {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n region(s), need {needed}</source>
        <translation>
            <numerusform>%n Region gefunden, nötig sind {needed}</numerusform>
            <numerusform>%n Regionen gefunden, nötig sind {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s) of {width} cells</source>
        <translation>
            <numerusform>%n Zeile mit {width} Feldern gefunden</numerusform>
            <numerusform>%n Zeilen mit {width} Feldern gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s), need {needed}</source>
        <translation>
            <numerusform>%n Zeile gefunden, nötig sind {needed}</numerusform>
            <numerusform>%n Zeilen gefunden, nötig sind {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {symbol} in row {row}, column {column}; the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank</source>
        <translation>{symbol} in Zeile {row}, Spalte {column} gefunden; Felder eines {size}×{size}-Gitters sind {symbols}, oder {blanks} für ein leeres Feld</translation>
    </message>
    <message numerus="yes">
        <source>founder {founder}: %n cell(s)</source>
        <translation>
            <numerusform>Gründer {founder}: %n Feld</numerusform>
            <numerusform>Gründer {founder}: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the first value</comment>
        <translation>von</translation>
    </message>
    <message>
        <source>from both parents</source>
        <translation>von beiden Eltern</translation>
    </message>
    <message>
        <source>from founder {number}</source>
        <translation>von Gründer {number}</translation>
    </message>
    <message>
        <source>from no founder</source>
        <translation>von keinem Gründer</translation>
    </message>
    <message>
        <source>from the father</source>
        <translation>vom Vater</translation>
    </message>
    <message>
        <source>from the mother</source>
        <translation>von der Mutter</translation>
    </message>
    <message>
        <source>from the newspaper, a book, a file</source>
        <translation>aus der Zeitung, einem Buch, einer Datei</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>generation {generation}</source>
        <translation>Generation {generation}</translation>
    </message>
    <message>
        <source>generation {number}</source>
        <translation>Generation {number}</translation>
    </message>
    <message numerus="yes">
        <source>generation {number}: %n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>Generation {number}: %n Feld im Konflikt</numerusform>
            <numerusform>Generation {number}: %n Felder im Konflikt</numerusform>
        </translation>
    </message>
    <message>
        <source>generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>genes of {operator} must be &quot;blocks&quot; or &quot;cells&quot;, got {value}</source>
        <translation>genes von {operator} muss &quot;blocks&quot; oder &quot;cells&quot; sein, nicht {value}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>given candidates</source>
        <translation>vorgegebene Kandidaten</translation>
    </message>
    <message>
        <source>go anywhere</source>
        <translation>überallhin</translation>
    </message>
    <message>
        <source>go to the start of the next row</source>
        <translation>zum Anfang der nächsten Zeile</translation>
    </message>
    <message numerus="yes">
        <source>grey: how %n other run(s) on this puzzle went</source>
        <translation>
            <numerusform>grau: wie %n anderer Lauf zu diesem Rätsel verlief</numerusform>
            <numerusform>grau: wie %n andere Läufe zu diesem Rätsel verliefen</numerusform>
        </translation>
    </message>
    <message>
        <source>highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer (H unless it is a digit)</source>
        <translation>die Ziffer des Feldes hervorheben, wohin man auch geht; in einem leeren Feld: nicht mehr (H, sofern es keine Ziffer ist)</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>if it is no worse</source>
        <translation>wenn nicht schlechter</translation>
    </message>
    <message>
        <source>in steps:</source>
        <translation>in Schritten:</translation>
    </message>
    <message>
        <source>in the best grid</source>
        <translation>im besten Gitter</translation>
    </message>
    <message>
        <source>in the best grid, and on average</source>
        <translation>im besten Gitter und im Mittel</translation>
    </message>
    <message>
        <source>individuals</source>
        <translation>Individuen</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>sie kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it must be a list of rows, each in quotation marks</source>
        <translation>es muss eine Liste von Zeilen in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>it must be a list of runs</source>
        <translation>es muss eine Liste von Läufen sein</translation>
    </message>
    <message>
        <source>it must be a list of tables, written [[{key}]]</source>
        <translation>es muss eine Liste von Tabellen sein, geschrieben [[{key}]]</translation>
    </message>
    <message>
        <source>it must be a list of variants, each in quotation marks</source>
        <translation>es muss eine Liste von Varianten sein, jede in Anführungszeichen</translation>
    </message>
    <message>
        <source>it must be a number from {lowest} to {highest}, got {value}</source>
        <translation>es muss eine Zahl von {lowest} bis {highest} sein, ist aber {value}</translation>
    </message>
    <message>
        <source>it must be a table</source>
        <translation>es muss eine Tabelle sein</translation>
    </message>
    <message>
        <source>it must be a text of at most {most} characters</source>
        <translation>es muss ein Text von höchstens {most} Zeichen sein</translation>
    </message>
    <message>
        <source>it must be a value, a list of values, or {range}</source>
        <translation>es muss ein Wert, eine Liste von Werten oder {range} sein</translation>
    </message>
    <message>
        <source>it must be a whole number from 0 to {most}</source>
        <translation>es muss eine ganze Zahl von 0 bis {most} sein</translation>
    </message>
    <message>
        <source>it must be a whole number from {lowest} to {highest}, got {value}</source>
        <translation>es muss eine ganze Zahl von {lowest} bis {highest} sein, ist aber {value}</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>es muss ein Objekt sein</translation>
    </message>
    <message>
        <source>it must be lowercase letters and digits, separated by hyphens</source>
        <translation>es darf nur aus Kleinbuchstaben und Ziffern bestehen, durch Bindestriche getrennt</translation>
    </message>
    <message>
        <source>it must be one of {choices}, got {value}</source>
        <translation>es muss eines sein von {choices}, ist aber {value}</translation>
    </message>
    <message>
        <source>it needs a limit of {limits}</source>
        <translation>es braucht eine Grenze von {limits}</translation>
    </message>
    <message>
        <source>it needs one of {keys}</source>
        <translation>es braucht genau eines von {keys}</translation>
    </message>
    <message>
        <source>its first line must name the columns {columns}</source>
        <translation>ihre erste Zeile muss die Spalten {columns} nennen</translation>
    </message>
    <message>
        <source>its free cells</source>
        <translation>freien Feldern</translation>
    </message>
    <message>
        <source>its process ended with status {status}</source>
        <translation>sein Prozess endete mit Status {status}</translation>
    </message>
    <message>
        <source>its settings make {count} algorithms; at most {most} are possible</source>
        <translation>seine Einstellungen ergeben {count} Algorithmen; möglich sind höchstens {most}</translation>
    </message>
    <message>
        <source>its size must be a number from {fewest} to {most}</source>
        <translation>seine Größe muss eine Zahl von {fewest} bis {most} sein</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>Jigsaw</translation>
    </message>
    <message>
        <source>jump to the next box</source>
        <translation>zum nächsten Block springen</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>gerade geändert</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>Killer-Käfige</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>leave the cell blank</source>
        <translation>das Feld leer lassen</translation>
    </message>
    <message>
        <source>leave the grid</source>
        <translation>das Gitter verlassen</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>lines {first} to {last}: {problem}</source>
        <translation>Zeilen {first} bis {last}: {problem}</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>Little-Killer-Summen</translation>
    </message>
    <message>
        <source>loses candidates</source>
        <translation>verliert Kandidaten</translation>
    </message>
    <message>
        <source>loses {digit} elsewhere</source>
        <translation>verliert {digit} anderswo</translation>
    </message>
    <message>
        <source>matings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>may be the same</source>
        <translation>evtl. dasselbe</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>minimal puzzles with so many givens are extremely rare: it may take minutes or find none</source>
        <translation>minimale Rätsel mit so vielen Vorgaben sind äußerst selten: Es kann Minuten dauern, und vielleicht findet sich keines</translation>
    </message>
    <message>
        <source>minimal puzzles with symmetry are rare: it may take a while</source>
        <translation>minimale Rätsel mit Symmetrie sind selten: Es kann eine Weile dauern</translation>
    </message>
    <message>
        <source>minimal, one solution</source>
        <translation>minimal, eine Lösung</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>missing digits {cost}</source>
        <translation>fehlende Ziffern {cost}</translation>
    </message>
    <message>
        <source>move; the edges wrap around</source>
        <translation>bewegen, über die Ränder hinweg</translation>
    </message>
    <message>
        <source>must differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>mutated</source>
        <translation>mutiert</translation>
    </message>
    <message>
        <source>mutations</source>
        <translation>Mutationen</translation>
    </message>
    <message>
        <source>name must be lowercase letters and digits, separated by hyphens, got {value}</source>
        <translation>name muss aus Kleinbuchstaben und Ziffern mit Bindestrichen dazwischen bestehen, ist aber {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>no algorithm can solve grids of these sizes</source>
        <translation>kein Algorithmus kann Gitter dieser Größen lösen</translation>
    </message>
    <message>
        <source>no digit fits</source>
        <translation>keine Ziffer passt</translation>
    </message>
    <message>
        <source>no digit fits in {cell}</source>
        <translation>in {cell} passt keine Ziffer</translation>
    </message>
    <message>
        <source>no digit is marked as a given; all entered digits were taken for givens</source>
        <translation>keine Ziffer ist als Vorgabe gekennzeichnet; alle eingegebenen wurden als Vorgaben gelesen</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>keine Datei kann so heißen</translation>
    </message>
    <message>
        <source>no grid was found; try a sharp picture from directly above, with the whole grid in it</source>
        <translation>kein Gitter wurde gefunden; versuchen Sie ein scharfes Bild genau von oben, mit dem ganzen Gitter darauf</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>ohne Tipp</translation>
    </message>
    <message>
        <source>no level: the generations this algorithm needs say too little about how hard people find a puzzle</source>
        <translation>keine Stufe: Wie viele Generationen dieser Algorithmus braucht, sagt zu wenig darüber, wie schwer ein Rätsel für Menschen ist</translation>
    </message>
    <message>
        <source>no level: there are scales only for plain 9×9 puzzles, with boxes only</source>
        <translation>keine Stufe: Skalen gibt es nur für gewöhnliche 9×9-Rätsel</translation>
    </message>
    <message>
        <source>no level: there is no scale for changed settings</source>
        <translation>keine Stufe: Für geänderte Einstellungen gibt es keine Skala</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>no puzzle has such a rating: ratings lie between {easiest} and {hardest}</source>
        <translation>kein Rätsel hat eine solche Bewertung: Bewertungen liegen zwischen {easiest} und {hardest}</translation>
    </message>
    <message numerus="yes">
        <source>no puzzle in %n line(s); the rest was not searched</source>
        <translation>
            <numerusform>kein Rätsel in %n Zeile; der Rest wurde nicht durchsucht</numerusform>
            <numerusform>kein Rätsel in %n Zeilen; der Rest wurde nicht durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>no puzzle was found</source>
        <translation>kein Rätsel wurde gefunden</translation>
    </message>
    <message>
        <source>no puzzle was found here</source>
        <translation>hier wurde kein Rätsel gefunden</translation>
    </message>
    <message>
        <source>no regions</source>
        <translation>keine Gebiete</translation>
    </message>
    <message>
        <source>no run of {study} has been made yet</source>
        <translation>von {study} ist noch kein Lauf gemacht</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>keine Läufe</translation>
    </message>
    <message>
        <source>no significant agreement between evolution and people</source>
        <translation>keine gesicherte Übereinstimmung von Evolution und Menschen</translation>
    </message>
    <message>
        <source>no solution: {reason}</source>
        <translation>keine Lösung: {reason}</translation>
    </message>
    <message>
        <source>no such figure of {name} is in resources/reference: {what}</source>
        <translation>in resources/reference steht keine solche Zahl zu {name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>no such rating was found for {size}×{size}: of %n puzzle(s) tried, the nearest was rated {rating}</source>
        <translation>
            <numerusform>für {size}×{size} fand sich keine solche Bewertung: %n versuchtes Rätsel wurde mit {rating} bewertet</numerusform>
            <numerusform>für {size}×{size} fand sich keine solche Bewertung: am nächsten kam unter %n versuchten Rätseln eines mit {rating}</numerusform>
        </translation>
    </message>
    <message>
        <source>no workers at {address}: {reason}</source>
        <translation>keine Arbeitsprozesse unter {address}: {reason}</translation>
    </message>
    <message>
        <source>non-consecutive neighbours</source>
        <translation>nicht aufeinanderfolgende Nachbarn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>none of %n {size}×{size} puzzle(s) had as many givens as requested</source>
        <translation>
            <numerusform>von %n {size}×{size}-Rätsel hatte keines so viele Vorgaben wie gewünscht</numerusform>
            <numerusform>keines von %n {size}×{size}-Rätseln hatte so viele Vorgaben wie gewünscht</numerusform>
        </translation>
    </message>
    <message>
        <source>not a Sudoku document: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>kein Sudoku-Dokument: &quot;format&quot;: &quot;{format}&quot; fehlt</translation>
    </message>
    <message>
        <source>not a preset file: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>keine Vorlagendatei: &quot;format&quot;: &quot;{format}&quot; fehlt</translation>
    </message>
    <message>
        <source>not an OpenSudoku file: it begins with the tag {tag}</source>
        <translation>keine Datei von OpenSudoku: Sie beginnt mit dem Tag {tag}</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message numerus="yes">
        <source>not solved in %n generation(s)</source>
        <translation>
            <numerusform>in %n Generation nicht gelöst</numerusform>
            <numerusform>in %n Generationen nicht gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>Notizen {digits}</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>ungerade Felder</translation>
    </message>
    <message>
        <source>of each find, and of the best so far</source>
        <translation>jedes Fundes und des besten bisher</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>von {count}</translation>
    </message>
    <message>
        <source>of {matings}</source>
        <translation>von {matings}</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>von {pages}</translation>
    </message>
    <message>
        <source>off {digits}</source>
        <translation>falsch {digits}</translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s) of {paper}</source>
        <translation>
            <numerusform>auf %n Seite {paper}</numerusform>
            <numerusform>auf %n Seiten {paper}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n puzzle(s)</source>
        <translation>
            <numerusform>zu %n Rätsel</numerusform>
            <numerusform>zu %n Rätseln</numerusform>
        </translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>pro Seite</translation>
    </message>
    <message>
        <source>on this puzzle</source>
        <translation>zu diesem Rätsel</translation>
    </message>
    <message>
        <source>on {digits}</source>
        <translation>wahr {digits}</translation>
    </message>
    <message>
        <source>one cell back</source>
        <translation>ein Feld zurück</translation>
    </message>
    <message>
        <source>one cell of the child</source>
        <translation>ein Feld des Kindes</translation>
    </message>
    <message>
        <source>one colour per founder</source>
        <translation>eine Farbe je Gründer</translation>
    </message>
    <message>
        <source>one random block of the child</source>
        <translation>eine zufällige Einheit des Kindes</translation>
    </message>
    <message>
        <source>one solution, guaranteed</source>
        <translation>eine Lösung, garantiert</translation>
    </message>
    <message>
        <source>only a PDF has pages to choose from</source>
        <translation>nur eine PDF-Datei hat Seiten zur Auswahl</translation>
    </message>
    <message>
        <source>only grids with square boxes have windows, such as 9×9</source>
        <translation>nur Gitter mit quadratischen Blöcken haben Fenster, zum Beispiel 9×9</translation>
    </message>
    <message>
        <source>only puzzles of size {sizes} can be read here</source>
        <translation>hier können nur Rätsel der Größe {sizes} gelesen werden</translation>
    </message>
    <message>
        <source>operator not loaded</source>
        <translation>Operator nicht geladen</translation>
    </message>
    <message>
        <source>or press F5 and watch it being solved</source>
        <translation>oder F5 drücken und beim Lösen zusehen</translation>
    </message>
    <message>
        <source>or these</source>
        <translation>oder diese</translation>
    </message>
    <message>
        <source>or: dashed line</source>
        <translation>oder: gestrichelt</translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation>andere Annahmen</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>others can write to {folder}</source>
        <translation>andere dürfen in {folder} schreiben</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>S. {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>page {page} of the PDF is damaged</source>
        <translation>Seite {page} der PDF-Datei ist beschädigt</translation>
    </message>
    <message>
        <source>page {page} of the PDF needs more than {size} MiB of memory</source>
        <translation>Seite {page} der PDF-Datei braucht mehr als {size} MiB Speicher</translation>
    </message>
    <message>
        <source>page {page} of the PDF takes longer than {n} seconds</source>
        <translation>Seite {page} der PDF-Datei braucht länger als {n} Sekunden</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>Palindrome</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>pattern {digits}</source>
        <translation>Muster {digits}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>placed {digits}</source>
        <translation>gesetzt {digits}</translation>
    </message>
    <message>
        <source>possible places</source>
        <translation>mögliche Plätze</translation>
    </message>
    <message>
        <source>propagated</source>
        <translation>propagiert</translation>
    </message>
    <message>
        <source>purge</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <source>puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here</source>
        <translation>Rätsel {number} ist eine Variante ({variants}); hier lassen sich nur gewöhnliche 9×9-Rätsel lesen</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}, row {row}: {problem}</source>
        <translation>Rätsel {number}, {key}, Zeile {row}: {problem}</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}: {problem}</source>
        <translation>Rätsel {number}, {key}: {problem}</translation>
    </message>
    <message>
        <source>puzzle.sudoku</source>
        <translation>raetsel.sudoku</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>puzzles in this format ({format}) can be read, but not changed in their place</source>
        <translation>Rätsel in diesem Format ({format}) können gelesen, aber nicht an ihrer Stelle geändert werden</translation>
    </message>
    <message>
        <source>puzzles with so few givens are extremely rare: it may take minutes or find none</source>
        <translation>Rätsel mit so wenigen Vorgaben sind äußerst selten: Es kann Minuten dauern, und vielleicht findet sich keines</translation>
    </message>
    <message>
        <source>puzzles.sdm</source>
        <translation>raetsel.sdm</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>Quadrupel</translation>
    </message>
    <message>
        <source>random candidate</source>
        <translation>zufälliger Kandidat</translation>
    </message>
    <message>
        <source>rated like a person would solve it</source>
        <translation>bewertet, wie ein Mensch es lösen würde</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>Bewertung {rating}</translation>
    </message>
    <message>
        <source>rating ≥ {rating}</source>
        <translation>Bewertung ≥ {rating}</translation>
    </message>
    <message>
        <source>ratings that high are extremely rare: it may take minutes or find none</source>
        <translation>so hohe Bewertungen sind äußerst selten: Es kann Minuten dauern, und vielleicht findet sich kein Rätsel</translation>
    </message>
    <message>
        <source>reading pictures needs {packages}; install them with {command}</source>
        <translation>zum Lesen von Bildern fehlt {packages}; installieren mit {command}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <translation>Region {number}</translation>
    </message>
    <message numerus="yes">
        <source>region {number} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>Region {number} hat %n Feld, nötig sind {needed}</numerusform>
            <numerusform>Region {number} hat %n Felder, nötig sind {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>regions {numbers}</source>
        <translation>Regionen {numbers}</translation>
    </message>
    <message>
        <source>removed {digits}</source>
        <translation>gestrichen {digits}</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>Renban-Linien</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>row {number} holds a given twice; row permutations cannot represent it</source>
        <translation>Zeile {number} enthält eine Vorgabe doppelt; Zeilenpermutationen können das nicht darstellen</translation>
    </message>
    <message>
        <source>row {row} column {column}</source>
        <translation>Zeile {row} Spalte {column}</translation>
    </message>
    <message numerus="yes">
        <source>row {row} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>Zeile {row} hat %n Feld, nötig sind {needed}</numerusform>
            <numerusform>Zeile {row} hat %n Felder, nötig sind {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row} has a symbol that cannot stand in a cell</source>
        <translation>Zeile {row} hat ein Zeichen, das in keiner Zelle stehen kann</translation>
    </message>
    <message>
        <source>rows {numbers}</source>
        <translation>Zeilen {numbers}</translation>
    </message>
    <message>
        <source>rules its digit out</source>
        <translation>schließt seine Ziffer aus</translation>
    </message>
    <message>
        <source>rules its digit out elsewhere</source>
        <translation>schließt seine Ziffer anderswo aus</translation>
    </message>
    <message>
        <source>rules {digit} out</source>
        <translation>schließt {digit} aus</translation>
    </message>
    <message>
        <source>r{row}c{column}</source>
        <comment>short name of a cell</comment>
        <translation>Z{row}S{column}</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>Sandwich-Summen</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; calibrated on people</source>
        <translation>Skala: leicht unter {easy} Generationen im Mittel, schwer über {hard}; auf Menschen abgestimmt</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; published in 2007</source>
        <translation>Skala: leicht unter {easy} Generationen im Mittel, schwer über {hard}; 2007 veröffentlicht</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>seed and generations must be whole numbers from 0 to {most}</source>
        <translation>seed und generations müssen ganze Zahlen von 0 bis {most} sein</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>mehrere Lösungen</translation>
    </message>
    <message>
        <source>several solutions, since a single one needs at least {fewest} givens</source>
        <translation>mehrere Lösungen, denn für eine einzige braucht es mindestens {fewest} Vorgaben</translation>
    </message>
    <message>
        <source>several solutions: two of them differ in {places}</source>
        <translation>mehrere Lösungen: Zwei davon unterscheiden sich in {places}</translation>
    </message>
    <message>
        <source>since the population began</source>
        <translation>ab Beginn der Population</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>so this is false</source>
        <translation>also ist dies falsch</translation>
    </message>
    <message>
        <source>so this is true</source>
        <translation>also ist dies wahr</translation>
    </message>
    <message>
        <source>solution on page {page}</source>
        <translation>Lösung auf Seite {page}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a runner</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solved at generation {generation}</source>
        <translation>gelöst in Generation {generation}</translation>
    </message>
    <message>
        <source>solved grids of this kind are hardly ever found: it may take minutes or find none</source>
        <translation>gelöste Gitter dieser Art werden kaum je gefunden: Es kann Minuten dauern oder nichts ergeben</translation>
    </message>
    <message>
        <source>solved must be 0 or 1, got {value}</source>
        <translation>solved muss 0 oder 1 sein, nicht {value}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>starts with your first digit</source>
        <translation>beginnt mit Ihrer ersten Ziffer</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>stopped before the rating was known</source>
        <translation>gestoppt, bevor die Bewertung feststand</translation>
    </message>
    <message numerus="yes">
        <source>stuck for
%n generation(s)</source>
        <translation>
            <numerusform>seit %n Generation
festgefahren</numerusform>
            <numerusform>seit %n Generationen
festgefahren</numerusform>
        </translation>
    </message>
    <message>
        <source>such files hold plain 9×9 grids only</source>
        <translation>solche Dateien fassen nur gewöhnliche 9×9-Gitter</translation>
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
        <translation>Vertauschungen</translation>
    </message>
    <message>
        <source>switch notes on and off (N unless it is a digit)</source>
        <translation>Notizmodus an und aus (N, sofern es keine Ziffer ist)</translation>
    </message>
    <message>
        <source>tables need pandas and Arrow; install them with {command}</source>
        <translation>Tabellen brauchen pandas und Arrow; installieren Sie beide mit {command}</translation>
    </message>
    <message>
        <source>tags are nested too deeply</source>
        <translation>die Tags sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the PDF has {pages} pages; at most {most} are read at a time: choose some</source>
        <translation>die PDF-Datei hat {pages} Seiten; höchstens {most} werden auf einmal gelesen: wählen Sie einige aus</translation>
    </message>
    <message>
        <source>the PDF is damaged or incomplete</source>
        <translation>die PDF-Datei ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>the PDF is protected by a password</source>
        <translation>die PDF-Datei ist mit einem Passwort geschützt</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>den Autor</translation>
    </message>
    <message>
        <source>the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle</source>
        <translation>die Striche teilen die Zeilen nicht in Blöcke; bei einem Jigsaw die Regionen als zweites Gitter unter das Rätsel schreiben</translation>
    </message>
    <message>
        <source>the benchmark has no instance {name}</source>
        <translation>der Benchmark hat keine Instanz {name}</translation>
    </message>
    <message>
        <source>the budget must have limits above 0 of {limits}</source>
        <translation>das Budget muss Grenzen über 0 haben: {limits}</translation>
    </message>
    <message>
        <source>the cells are not listed by rows ({name}); only rows can be read</source>
        <translation>die Felder sind nicht nach Zeilen aufgeführt ({name}); nur Zeilen können gelesen werden</translation>
    </message>
    <message>
        <source>the cells hold no givens, or symbols that are no digits of this size</source>
        <translation>die Felder enthalten keine Vorgaben oder Zeichen, die keine Ziffern dieser Größe sind</translation>
    </message>
    <message>
        <source>the column {name} was not read</source>
        <translation>die Spalte {name} wurde nicht gelesen</translation>
    </message>
    <message>
        <source>the compiler failed: {last}</source>
        <translation>der Compiler brach ab: {last}</translation>
    </message>
    <message>
        <source>the digit {digit} fits nowhere in {unit}</source>
        <translation>die Ziffer {digit} passt nirgends in {unit}</translation>
    </message>
    <message>
        <source>the document has version {version}; this program reads {newest}</source>
        <translation>das Dokument hat die Version {version}; dieses Programm liest {newest}</translation>
    </message>
    <message>
        <source>the encoding of its text has no {symbol}</source>
        <translation>die Kodierung des Textes hat kein {symbol}</translation>
    </message>
    <message>
        <source>the fewest givens, {fewest}, must not be more than the most, {most}</source>
        <translation>die Mindestzahl der Vorgaben, {fewest}, darf nicht über der Höchstzahl, {most}, liegen</translation>
    </message>
    <message>
        <source>the file has version {version} of the format, and this program reads up to {newest}</source>
        <translation>die Datei hat Version {version} des Formats, und dieses Programm liest bis {newest}</translation>
    </message>
    <message>
        <source>the file has version {version}; this program reads {newest}</source>
        <translation>die Datei hat Version {version}; dieses Programm liest {newest}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>die Datei ist größer als {most} Bytes</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>die Datei ist größer als {size} MiB</translation>
    </message>
    <message>
        <source>the file is not text in UTF-8</source>
        <translation>die Datei ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>the grid has irregular regions, as in a jigsaw Sudoku, which cannot be read from pictures; write its digits and its regions as two grids of text, and paste them</source>
        <translation>das Gitter hat unregelmäßige Regionen wie ein Jigsaw-Sudoku, das nicht aus Bildern gelesen werden kann; schreiben Sie seine Ziffern und seine Regionen als zwei Gitter in einen Text, und fügen Sie ihn ein</translation>
    </message>
    <message>
        <source>the grid must have {size} rows of {size} cells</source>
        <translation>das Gitter muss {size} Zeilen mit je {size} Feldern haben</translation>
    </message>
    <message>
        <source>the individual alone</source>
        <translation>das Individuum allein</translation>
    </message>
    <message>
        <source>the last step swapped {one} and {other} in {unit}</source>
        <translation>der letzte Schritt vertauschte {one} und {other} in {unit}</translation>
    </message>
    <message>
        <source>the lines between the regions are damaged</source>
        <translation>die Linien zwischen den Gebieten sind beschädigt</translation>
    </message>
    <message>
        <source>the link has no whole puzzle in it; copy the whole link</source>
        <translation>der Link enthält kein ganzes Rätsel; kopieren Sie den ganzen Link</translation>
    </message>
    <message numerus="yes">
        <source>the longest trap:
%n generation(s) at {fitness}</source>
        <translation>
            <numerusform>die längste Falle:
%n Generation bei {fitness}</numerusform>
            <numerusform>die längste Falle:
%n Generationen bei {fitness}</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest rating must lie between 0 and the highest, got {lowest} to {highest}</source>
        <translation>die niedrigste Bewertung muss zwischen 0 und der höchsten liegen; angegeben ist {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>the number of givens must lie between {lowest} and {highest}: with fewer there are always several solutions, with more there is hardly anything left to solve; got {fewest} to {most}</source>
        <translation>die Zahl der Vorgaben muss zwischen {lowest} und {highest} liegen: Mit weniger gibt es immer mehrere Lösungen, mit mehr bleibt kaum etwas zu lösen; angegeben ist {fewest} bis {most}</translation>
    </message>
    <message>
        <source>the number of puzzles must lie between 1 and {most}, got {number}</source>
        <translation>die Zahl der Rätsel muss zwischen 1 und {most} liegen, ist aber {number}</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy the whole link</source>
        <translation>das gepackte Rätsel ist beschädigt; kopieren Sie den ganzen Link</translation>
    </message>
    <message>
        <source>the packed puzzle is too long</source>
        <translation>das gepackte Rätsel ist zu lang</translation>
    </message>
    <message>
        <source>the picture has more than {count} megapixels</source>
        <translation>das Bild hat mehr als {count} Megapixel</translation>
    </message>
    <message>
        <source>the picture is damaged or incomplete</source>
        <translation>das Bild ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>the picture is too narrow to hold a grid: {width} by {height} pixels</source>
        <translation>das Bild ist zu schmal für ein Gitter: {width} mal {height} Pixel</translation>
    </message>
    <message>
        <source>the picture is too small: {width} by {height} pixels</source>
        <translation>das Bild ist zu klein: {width} mal {height} Pixel</translation>
    </message>
    <message>
        <source>the picture needs more memory than there is</source>
        <translation>das Bild braucht mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>the printer did not accept the job</source>
        <translation>der Drucker hat den Auftrag nicht angenommen</translation>
    </message>
    <message>
        <source>the rating</source>
        <translation>die Bewertung</translation>
    </message>
    <message>
        <source>the runs made on it</source>
        <translation>die aufgezeichneten Läufe</translation>
    </message>
    <message>
        <source>the seed is not a whole number from 0 to {most}</source>
        <translation>der Startwert ist keine ganze Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>the size must lie between {fewest} and {most}, got {number}</source>
        <translation>die Größe muss zwischen {fewest} und {most} liegen, nicht {number}</translation>
    </message>
    <message>
        <source>the solution does not belong to this puzzle</source>
        <translation>die Lösung passt nicht zu diesem Rätsel</translation>
    </message>
    <message>
        <source>the solution of puzzle {number} is not known</source>
        <translation>die Lösung von Rätsel {number} ist nicht bekannt</translation>
    </message>
    <message>
        <source>the solution of the puzzle after it</source>
        <translation>die Lösung des Rätsels danach</translation>
    </message>
    <message>
        <source>the solution of the puzzle before it</source>
        <translation>die Lösung des Rätsels davor</translation>
    </message>
    <message>
        <source>the solution, copies included</source>
        <translation>die Lösung samt Kopien</translation>
    </message>
    <message>
        <source>the solution, remembered until a restart</source>
        <translation>die Lösung, bis zum Neustart gemerkt</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>die Quelle</translation>
    </message>
    <message>
        <source>the source of {operator} cannot be read; define it with def, in a notebook or in a file</source>
        <translation>der Quelltext von {operator} kann nicht gelesen werden; definieren Sie ihn mit def, in einem Notebook oder einer Datei</translation>
    </message>
    <message>
        <source>the source of {operator} has {length} characters; at most {most} are allowed</source>
        <translation>der Quelltext von {operator} hat {length} Zeichen; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>the text is longer than {most} characters</source>
        <translation>der Text ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>the text is too long; the rest was not searched</source>
        <translation>der Text ist zu lang; der Rest wurde nicht durchsucht</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>den Titel</translation>
    </message>
    <message>
        <source>the variants must be a list of some of {names}</source>
        <translation>die Varianten müssen eine Liste aus diesen sein: {names}</translation>
    </message>
    <message>
        <source>the version must be written like {example}</source>
        <translation>die Version muss wie {example} geschrieben sein</translation>
    </message>
    <message>
        <source>the workers have version {other} of the program, not {own}</source>
        <translation>die Arbeitsprozesse haben Version {other} des Programms, nicht {own}</translation>
    </message>
    <message>
        <source>the workers of the hunt end again and again; it was given up</source>
        <translation>die Arbeitsprozesse der Jagd enden immer wieder; sie wurde aufgegeben</translation>
    </message>
    <message>
        <source>the workers of the study end again and again; it was given up</source>
        <translation>die Arbeitsprozesse der Studie enden immer wieder; sie wurde aufgegeben</translation>
    </message>
    <message>
        <source>the {digit} in {cell} is wrong</source>
        <translation>die {digit} in {cell} ist falsch</translation>
    </message>
    <message>
        <source>there are more digits than puzzles usually have; some of them may be entries</source>
        <translation>es sind mehr Ziffern, als Rätsel üblicherweise haben; einige können Einträge sein</translation>
    </message>
    <message>
        <source>there are more values than in any file of its kind</source>
        <translation>es sind mehr Werte als in jeder Datei dieser Art</translation>
    </message>
    <message>
        <source>there is another puzzle called {name}</source>
        <translation>ein anderes Rätsel heißt schon {name}</translation>
    </message>
    <message>
        <source>there is another run of {name} with this seed</source>
        <translation>es gibt einen weiteren Lauf von {name} mit diesem Startwert</translation>
    </message>
    <message>
        <source>there is another system called {name}; rename the file</source>
        <translation>ein anderes System heißt schon {name}; benennen Sie die Datei um</translation>
    </message>
    <message>
        <source>there is another {file} already; rename one of them</source>
        <translation>es gibt schon ein anderes {file}; benennen Sie eines um</translation>
    </message>
    <message>
        <source>there is no file {file}; name the folder it is in with --data</source>
        <translation>es gibt keine Datei {file}; nennen Sie ihren Ordner mit --data</translation>
    </message>
    <message numerus="yes">
        <source>there is no page {page}: the PDF has %n page(s)</source>
        <translation>
            <numerusform>es gibt keine Seite {page}: die PDF-Datei hat %n Seite</numerusform>
            <numerusform>es gibt keine Seite {page}: die PDF-Datei hat %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no puzzle called {name}</source>
        <translation>kein Rätsel heißt {name}</translation>
    </message>
    <message>
        <source>there is no puzzle to print</source>
        <translation>es gibt kein Rätsel zu drucken</translation>
    </message>
    <message>
        <source>there is nothing to tune; give a setting a list or a range of values</source>
        <translation>es gibt nichts abzustimmen; geben Sie einer Einstellung eine Liste oder einen Bereich von Werten</translation>
    </message>
    <message>
        <source>there must be as many as there are puzzles</source>
        <translation>es müssen so viele sein, wie es Rätsel gibt</translation>
    </message>
    <message>
        <source>there must be notes for {cells} cells, got {got}</source>
        <translation>es müssen Notizen für {cells} Felder sein, nicht für {got}</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>Thermometer</translation>
    </message>
    <message>
        <source>these are the regions of a jigsaw without its puzzle</source>
        <translation>dies sind die Regionen eines Jigsaws ohne sein Rätsel</translation>
    </message>
    <message>
        <source>these cells stand among links, and were not read</source>
        <translation>diese Felder stehen zwischen Links und wurden nicht gelesen</translation>
    </message>
    <message>
        <source>they must be a list of {sizes} rows</source>
        <translation>es muss eine Liste von {sizes} Zeilen sein</translation>
    </message>
    <message>
        <source>this generation: {cost}</source>
        <translation>diese Generation: {cost}</translation>
    </message>
    <message>
        <source>this hunt is under way in another window or program; end it there, or take another seed</source>
        <translation>diese Jagd läuft in einem anderen Fenster oder Programm; beenden Sie sie dort, oder nehmen Sie einen anderen Startwert</translation>
    </message>
    <message>
        <source>this is XML of a kind that is not read here (it begins with {tag})</source>
        <translation>dies ist XML von einer Art, die hier nicht gelesen wird (es beginnt mit {tag})</translation>
    </message>
    <message>
        <source>this is a Jupyter notebook; copy the puzzle in it and paste it</source>
        <translation>dies ist ein Jupyter-Notebook; kopieren Sie das Rätsel darin und fügen Sie es ein</translation>
    </message>
    <message>
        <source>this is a PDF; open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>dies ist eine PDF-Datei; öffnen Sie sie mit „Foto einlesen“ im Fenster oder mit &quot;sudoku-cli read&quot;</translation>
    </message>
    <message>
        <source>this is a comment; remove its mark to read the puzzle in it</source>
        <translation>dies ist ein Kommentar; entfernen Sie sein Zeichen, um das Rätsel darin zu lesen</translation>
    </message>
    <message>
        <source>this is a compact SudokuPad link, which is not read here; open it in the browser and copy the puzzle</source>
        <translation>dies ist ein kompakter SudokuPad-Link, der hier nicht gelesen wird; öffnen Sie ihn im Browser und kopieren Sie das Rätsel</translation>
    </message>
    <message>
        <source>this is a compressed file ({kind}); unpack it and open the file in it</source>
        <translation>dies ist eine gepackte Datei ({kind}); entpacken Sie sie und öffnen Sie die Datei darin</translation>
    </message>
    <message>
        <source>this is a database ({kind}); export the puzzles from the program that wrote it</source>
        <translation>dies ist eine Datenbank ({kind}); exportieren Sie die Rätsel aus dem Programm, das sie geschrieben hat</translation>
    </message>
    <message>
        <source>this is a document ({kind}); save it as plain text, or copy the puzzle and paste it</source>
        <translation>dies ist ein Dokument ({kind}); speichern Sie es als reinen Text, oder kopieren Sie das Rätsel und fügen Sie es ein</translation>
    </message>
    <message>
        <source>this is a file for printers ({kind}); convert it to PDF, which can be read as a picture</source>
        <translation>dies ist eine Datei für Drucker ({kind}); wandeln Sie sie in PDF um, das als Bild gelesen werden kann</translation>
    </message>
    <message>
        <source>this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there</source>
        <translation>dies ist ein Link zu einem Rätsel auf einem Server; öffnen Sie ihn im Browser und kopieren Sie das Rätsel dort</translation>
    </message>
    <message numerus="yes">
        <source>this is a pattern of %n cell(s), not a puzzle</source>
        <translation>
            <numerusform>dies ist ein Muster aus %n Feld, kein Rätsel</numerusform>
            <numerusform>dies ist ein Muster aus %n Feldern, kein Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a picture ({kind}); open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>dies ist ein Bild ({kind}); öffnen Sie es mit „Foto einlesen“ im Fenster oder mit &quot;sudoku-cli read&quot;</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation>das ist eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>this is a random seed of Solo; copy the game ID from its menu Game, Specific</source>
        <translation>dies ist ein Zufallsstartwert von Solo; kopieren Sie die Spiel-ID aus dessen Menü „Game“, „Specific“</translation>
    </message>
    <message>
        <source>this is a solved grid</source>
        <translation>dies ist ein gelöstes Gitter</translation>
    </message>
    <message>
        <source>this is a spreadsheet ({kind}); save it as CSV, or copy its cells and paste them</source>
        <translation>dies ist eine Tabelle ({kind}); speichern Sie sie als CSV, oder kopieren Sie die Zellen und fügen Sie sie ein</translation>
    </message>
    <message>
        <source>this is a web page without a puzzle in a table; copy the puzzle in the browser and paste it</source>
        <translation>dies ist eine Webseite ohne Rätsel in einer Tabelle; kopieren Sie das Rätsel im Browser und fügen Sie es ein</translation>
    </message>
    <message>
        <source>this is another kind of puzzle ({name}), not a Sudoku</source>
        <translation>dies ist eine andere Art von Rätsel ({name}), kein Sudoku</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>das ist kein TOML: {reason}</translation>
    </message>
    <message>
        <source>this is not XML (it contains half a character)</source>
        <translation>das ist kein XML (es enthält ein halbes Zeichen)</translation>
    </message>
    <message>
        <source>this is not XML ({reason})</source>
        <translation>das ist kein XML ({reason})</translation>
    </message>
    <message>
        <source>this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)</source>
        <translation>das ist kein lesbares Bild (JPEG, PNG, WebP, BMP, GIF, TIFF oder PDF)</translation>
    </message>
    <message>
        <source>this is not a text file (it contains zero bytes)</source>
        <translation>dies ist keine Textdatei (sie enthält Nullbytes)</translation>
    </message>
    <message>
        <source>this is not a text file (it is not UTF-8)</source>
        <translation>das ist keine Textdatei (sie ist nicht in UTF-8 kodiert)</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>das ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>this is valid JSON, but no puzzle was found in it</source>
        <translation>dies ist gültiges JSON, aber es wurde kein Rätsel darin gefunden</translation>
    </message>
    <message>
        <source>this key is unknown; there are {keys}</source>
        <translation>dieser Schlüssel ist unbekannt; es gibt {keys}</translation>
    </message>
    <message>
        <source>this looks like a killer Sudoku, which cannot be read from pictures</source>
        <translation>dies sieht wie ein Killer-Sudoku aus, das nicht aus Bildern gelesen werden kann</translation>
    </message>
    <message>
        <source>this looks like a samurai of five grids that overlap; only single grids can be read here</source>
        <translation>das sieht nach einem Samurai aus fünf überlappenden Gittern aus; nur einzelne Gitter können hier gelesen werden</translation>
    </message>
    <message>
        <source>this looks like cells, but not like a grid that can be read</source>
        <translation>das sieht nach Zellen aus, aber nicht nach einem Gitter, das gelesen werden kann</translation>
    </message>
    <message>
        <source>this puzzle has rules that are not known here ({rules}); only classic puzzles, diagonals, windoku, jigsaws and Latin squares can be read</source>
        <translation>dieses Rätsel hat Regeln, die hier nicht bekannt sind ({rules}); gelesen werden nur klassische Rätsel, Diagonalen, Windoku, Puzzle-Sudokus und lateinische Quadrate</translation>
    </message>
    <message>
        <source>this puzzle is {size}×{size}; only {sizes} can be read here</source>
        <translation>dieses Rätsel ist {size}×{size} groß; hier können nur Rätsel der Größe {sizes} gelesen werden</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last value</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>to the ends of the row; to the corners of the grid</source>
        <translation>Enden der Zeile; Ecken des Gitters</translation>
    </message>
    <message>
        <source>too few puzzles to tell</source>
        <translation>zu wenige Rätsel, um etwas zu sagen</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>trials each</source>
        <translation>Versuche je Läufer</translation>
    </message>
    <message>
        <source>true in this chain</source>
        <translation>wahr in dieser Kette</translation>
    </message>
    <message>
        <source>tuning needs Optuna; install it with {command}</source>
        <translation>das Abstimmen braucht Optuna; installieren Sie es mit {command}</translation>
    </message>
    <message>
        <source>tuning needs further puzzles to test its result on; there are {count}</source>
        <translation>das Abstimmen braucht Rätsel, an denen nicht abgestimmt wird; es gibt {count}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>two of these four hold it</source>
        <translation>zwei dieser vier enthalten sie</translation>
    </message>
    <message>
        <source>undecided: the exact solver timed out</source>
        <translation>ungeklärt: Dem exakten Löser reichte die Zeit nicht</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>unbewertet</translation>
    </message>
    <message>
        <source>version must be a whole number from 1, got {value}</source>
        <translation>version muss eine ganze Zahl ab 1 sein, ist aber {value}</translation>
    </message>
    <message>
        <source>what a newer version of the program has added</source>
        <translation>was eine neuere Version des Programms ergänzt hat</translation>
    </message>
    <message>
        <source>what evolution finds harder, people find easier</source>
        <translation>was der Evolution schwerer fällt, fällt Menschen leichter</translation>
    </message>
    <message>
        <source>what was kept of the run’s course is damaged</source>
        <translation>was vom Verlauf des Laufs aufbewahrt wurde, ist beschädigt</translation>
    </message>
    <message>
        <source>what was kept of the study is damaged</source>
        <translation>was von der Studie aufbewahrt wurde, ist beschädigt</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>Flüsterlinien</translation>
    </message>
    <message>
        <source>windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>window {number}</source>
        <translation>Fenster {number}</translation>
    </message>
    <message>
        <source>windows {numbers}</source>
        <translation>Fenster {numbers}</translation>
    </message>
    <message>
        <source>with so many givens a puzzle is hardly ever that difficult</source>
        <translation>mit so vielen Vorgaben ist ein Rätsel kaum je so schwierig</translation>
    </message>
    <message>
        <source>without improvement</source>
        <translation>ohne Verbesserung</translation>
    </message>
    <message>
        <source>worst {cost}</source>
        <translation>schlechtestes {cost}</translation>
    </message>
    <message>
        <source>worst: {cost}</source>
        <translation>schlechtestes: {cost}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>your entries</source>
        <translation>Ihre Einträge</translation>
    </message>
    <message>
        <source>your notes</source>
        <translation>Ihre Notizen</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}, {cores}</source>
        <translation>{aim}, Startwert {seed}, {cores}</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}: {best} after {time}</source>
        <translation>{aim}, Startwert {seed}: {best} nach {time}</translation>
    </message>
    <message>
        <source>{algorithm} has no setting {setting}; it has {settings}</source>
        <translation>{algorithm} hat keine Einstellung {setting}; es gibt {settings}</translation>
    </message>
    <message>
        <source>{algorithm} on {puzzle}: {reason}</source>
        <translation>{algorithm} auf {puzzle}: {reason}</translation>
    </message>
    <message>
        <source>{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.</source>
        <translation>{cells} können nur {digits} enthalten, also kann kein anderes Feld in {unit} eine davon enthalten.</translation>
    </message>
    <message>
        <source>{cells}: as founder {founder} had them.</source>
        <translation>{cells}: wie bei Gründer {founder}.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, a random candidate.</source>
        <translation>{cells}: seit Generation {generation}, Paarung {mating}, als zufälliger Kandidat.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, by mutation.</source>
        <translation>{cells}: seit Generation {generation}, Paarung {mating}, durch Mutation.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, forced.</source>
        <translation>{cells}: seit Generation {generation}, Paarung {mating}, erzwungen.</translation>
    </message>
    <message>
        <source>{cell} ({one} or {other})</source>
        <translation>{cell} ({one} oder {other})</translation>
    </message>
    <message>
        <source>{cell} holds a digit already</source>
        <translation>in {cell} steht schon eine Ziffer</translation>
    </message>
    <message>
        <source>{cell} holds a given</source>
        <translation>in {cell} steht eine Vorgabe</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <translation>{cell} ist nicht {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <translation>{cell} ist {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}.</source>
        <translation>{cell} ist {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}. Removed: {removals}.</source>
        <translation>{cell} ist {digit}. Gestrichen: {removals}.</translation>
    </message>
    <message>
        <source>{cell}: no digit fits any more, so it stays blank.</source>
        <translation>{cell}: Keine Ziffer passt mehr, das Feld bleibt leer.</translation>
    </message>
    <message>
        <source>{cell}: there is no other candidate, and nothing changes.</source>
        <translation>{cell}: Es gibt keinen anderen Kandidaten, und nichts ändert sich.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the father.</source>
        <translation>{cell}: {digit} vom Vater.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the mother.</source>
        <translation>{cell}: {digit} von der Mutter.</translation>
    </message>
    <message>
        <source>{cell}: {digit} in place of {before}.</source>
        <translation>{cell}: {digit} statt {before}.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate by mutation.</source>
        <translation>{cell}: {digit}, durch Mutation ein zufälliger Kandidat.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate, for neither parent’s digit fits.</source>
        <translation>{cell}: {digit}, ein zufälliger Kandidat, denn keine Ziffer der Eltern passt.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate.</source>
        <translation>{cell}: {digit}, ein zufälliger Kandidat.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, the only digit left for it.</source>
        <translation>{cell}: {digit}, die einzige Ziffer, die dort bleibt.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which both parents have.</source>
        <translation>{cell}: {digit}, die beide Eltern haben.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which has no other place left in {unit}.</source>
        <translation>{cell}: {digit}, für die in {unit} kein anderer Platz bleibt.</translation>
    </message>
    <message>
        <source>{chains} On the way, dynamic forcing chains with chains inside them rule out candidates.</source>
        <translation>{chains} Unterwegs schließen dynamische Zwangsketten mit Ketten darin Kandidaten aus.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and cell or region forcing chains rule out candidates.</source>
        <translation>{chains} Unterwegs schließen Muster und Zwangsketten aus Feldern oder Bereichen Kandidaten aus.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and dynamic forcing chains rule out candidates.</source>
        <translation>{chains} Unterwegs schließen Muster und dynamische Zwangsketten Kandidaten aus.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and forcing chains rule out candidates.</source>
        <translation>{chains} Unterwegs schließen Muster und Zwangsketten Kandidaten aus.</translation>
    </message>
    <message>
        <source>{chains} with dynamic forcing chains</source>
        <translation>{chains} mit dynamischen Zwangsketten</translation>
    </message>
    <message>
        <source>{chains} with forcing chains</source>
        <translation>{chains} mit Zwangsketten</translation>
    </message>
    <message>
        <source>{chains} with multiple forcing chains</source>
        <translation>{chains} mit mehrfachen Zwangsketten</translation>
    </message>
    <message>
        <source>{chains} with nested forcing chains</source>
        <translation>{chains} mit verschachtelten Zwangsketten</translation>
    </message>
    <message>
        <source>{changes}: exactly one solution</source>
        <translation>{changes}: genau eine Lösung</translation>
    </message>
    <message>
        <source>{columns}×{rows} grids cannot be read from pictures, only 9×9</source>
        <translation>Gitter der Größe {columns}×{rows} können nicht aus Bildern gelesen werden, nur 9×9</translation>
    </message>
    <message numerus="yes">
        <source>{conflict}; and %n more conflict(s)</source>
        <translation>
            <numerusform>{conflict}; und %n weiterer Konflikt</numerusform>
            <numerusform>{conflict}; und %n weitere Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} characters are too many for one puzzle</source>
        <translation>{count} Zeichen sind zu viele für ein Rätsel</translation>
    </message>
    <message>
        <source>{count} {digit}s in box {unit}: {places}</source>
        <translation>{count}mal die {digit} in Block {unit}: {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in column {unit}: rows {places}</source>
        <translation>{count}mal die {digit} in Spalte {unit}: Zeilen {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in row {unit}: columns {places}</source>
        <translation>{count}mal die {digit} in Zeile {unit}: Spalten {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in {unit}: {places}</source>
        <translation>{count}mal die {digit} in {unit}: {places}</translation>
    </message>
    <message>
        <source>{date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>{digits} from {cells}</source>
        <translation>{digits} aus {cells}</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <translation>{digits} in {cells}</translation>
    </message>
    <message>
        <source>{digit} goes here</source>
        <translation>{digit} steht hier</translation>
    </message>
    <message>
        <source>{digit}, given</source>
        <translation>{digit}, Vorgabe</translation>
    </message>
    <message>
        <source>{digit}, put in by a player</source>
        <translation>{digit}, von einem Spieler eingetragen</translation>
    </message>
    <message>
        <source>{digit}: {left}</source>
        <translation>{digit}: {left}</translation>
    </message>
    <message>
        <source>{done} of {pages}</source>
        <translation>{done} von {pages}</translation>
    </message>
    <message>
        <source>{elite} must be below the population of {population}, got {number}</source>
        <translation>{elite} muss kleiner als die Population von {population} sein, ist aber {number}</translation>
    </message>
    <message>
        <source>{ending}, fitness {fitness}</source>
        <translation>{ending}, Fitness {fitness}</translation>
    </message>
    <message>
        <source>{escape} is among the escapes more than once</source>
        <translation>{escape} steht mehr als einmal unter den Auswegen</translation>
    </message>
    <message>
        <source>{figures}.</source>
        <translation>{figures}.</translation>
    </message>
    <message>
        <source>{file} already exists, and perhaps other files of this print. Replace them?</source>
        <translation>{file} gibt es schon, und vielleicht weitere Dateien dieses Drucks. Ersetzen?</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} gibt es schon. Möchten Sie die Datei ersetzen?</translation>
    </message>
    <message>
        <source>{file} and similar files already exist. Replace them?</source>
        <translation>{file} und weitere gibt es schon. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {reason}</source>
        <translation>{file} kann nicht importiert werden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the file and its folder must be writable</source>
        <translation>{file} kann nicht geöffnet werden: Datei und Ordner müssen beschreibbar sein</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} kann nicht benutzt werden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}; set the file aside, and a new one is begun</source>
        <translation>{file} kann nicht benutzt werden: {reason}; legen Sie die Datei beiseite, dann wird eine neue begonnen</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program since it was opened here. Replace it?</source>
        <translation>{file} wurde von einem anderen Programm geändert, seit die Datei hier geöffnet wurde. Ersetzen?</translation>
    </message>
    <message>
        <source>{file} is in use by another program; try again when it has finished</source>
        <translation>{file} wird von einem anderen Programm benutzt; versuchen Sie es noch einmal, wenn es fertig ist</translation>
    </message>
    <message>
        <source>{file} is larger than {most} bytes</source>
        <translation>{file} ist größer als {most} Bytes</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8</source>
        <translation>{file} ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>{file} shows a Sudoku of another kind.</source>
        <translation>{file} zeigt ein Sudoku anderer Art.</translation>
    </message>
    <message>
        <source>{file} was not saved, because other parts of it would be lost: {reason}.</source>
        <translation>{file} wurde nicht gespeichert, weil andere Teile der Datei verloren gingen: {reason}.</translation>
    </message>
    <message>
        <source>{file} was not written: files of this kind cannot hold such a grid ({grid}); a document can.</source>
        <translation>{file} wurde nicht geschrieben: Dateien dieser Art fassen kein solches Gitter ({grid}); ein Dokument schon.</translation>
    </message>
    <message>
        <source>{file} was saved without {things}.</source>
        <translation>{file} wurde ohne {things} gespeichert.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; this one cannot read it</source>
        <translation>{file} wurde von einer neueren Version des Programms geschrieben; diese kann sie nicht lesen</translation>
    </message>
    <message>
        <source>{file} – Rate Collection</source>
        <translation>{file} – Sammlung bewerten</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{filled} of {cells} cells filled</source>
        <translation>{filled} von {cells} Feldern gefüllt</translation>
    </message>
    <message>
        <source>{finding} (Compared with the exact solver’s solution.)</source>
        <translation>{finding} (Verglichen mit der Lösung des exakten Lösers.)</translation>
    </message>
    <message>
        <source>{finding} With your entries there is no solution, as the exact solver proves.</source>
        <translation>{finding} Mit Ihren Einträgen gibt es keine Lösung, wie der exakte Löser beweist.</translation>
    </message>
    <message>
        <source>{finds} on {islands}.</source>
        <translation>{finds} auf {islands}.</translation>
    </message>
    <message>
        <source>{finished} of {runs}</source>
        <translation>{finished} von {runs}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first} or {last} is {digit}, so {cell}, which sees both, is not.</source>
        <translation>{first} oder {last} ist eine {digit}, also nicht {cell}, das beide sieht.</translation>
    </message>
    <message>
        <source>{first} or {second} is {z}, so no cell that sees both can hold it.</source>
        <translation>{first} oder {second} ist eine {z}, also kann kein Feld, das beide sieht, diese Ziffer enthalten.</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{fitness} (logarithmic)</source>
        <translation>{fitness} (logarithmisch)</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best} at generation {generation}.</source>
        <translation>{fitness} über die Generationen: bestes {best} in Generation {generation}.</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best}, average {mean}, worst {worst} at generation {generation}; a solution has {optimum}.</source>
        <translation>{fitness} über die Generationen: bestes {best}, Mittel {mean}, schlechtestes {worst} in Generation {generation}; eine Lösung hat {optimum}.</translation>
    </message>
    <message>
        <source>{fitness}; a solution has {optimum}</source>
        <translation>{fitness}; {optimum} heißt gelöst</translation>
    </message>
    <message>
        <source>{folder} belongs to somebody else</source>
        <translation>{folder} gehört jemand anderem</translation>
    </message>
    <message>
        <source>{folder} cannot be written</source>
        <translation>{folder} ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <translation>{found} von {wanted}</translation>
    </message>
    <message>
        <source>{found} of {wanted} made, {tried} tried …</source>
        <translation>{found} von {wanted} erstellt, {tried} versucht …</translation>
    </message>
    <message>
        <source>{generation}, fitness {fitness}</source>
        <translation>{generation}, Fitness {fitness}</translation>
    </message>
    <message>
        <source>{givens}; {verdict}</source>
        <translation>{givens}; {verdict}</translation>
    </message>
    <message>
        <source>{key} appears twice</source>
        <translation>{key} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{key} has {length} characters; at most {most} are allowed</source>
        <translation>{key} hat {length} Zeichen; erlaubt sind höchstens {most}</translation>
    </message>
    <message>
        <source>{key} holds no cells of a puzzle</source>
        <translation>{key} enthält keine Felder eines Rätsels</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} is not known to this version</source>
        <translation>{key} ist dieser Version nicht bekannt</translation>
    </message>
    <message>
        <source>{key} is unknown; there are {keys}</source>
        <translation>{key} ist unbekannt; es gibt {keys}</translation>
    </message>
    <message>
        <source>{key} must be a list</source>
        <translation>{key} muss eine Liste sein</translation>
    </message>
    <message>
        <source>{key} must be one line of text, got {value}</source>
        <translation>{key} muss eine Zeile Text sein, ist aber {value}</translation>
    </message>
    <message>
        <source>{key} must have a kind, which is one of {choices}</source>
        <translation>{key} braucht ein &quot;kind&quot;, eines von {choices}</translation>
    </message>
    <message>
        <source>{key} must not be empty</source>
        <translation>{key} darf nicht leer sein</translation>
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
        <translation>{level} für die Evolution</translation>
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
        <translation>{name} von</translation>
    </message>
    <message>
        <source>{name} of {operator} must be number(default, minimum, maximum) or flag(default), and its name must be free; {names} are taken</source>
        <translation>{name} von {operator} muss number(Vorgabe, Minimum, Maximum) oder flag(Vorgabe) sein und einen freien Namen haben; vergeben sind {names}</translation>
    </message>
    <message>
        <source>{name} of {tag} must be a whole number</source>
        <translation>{name} von {tag} muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>{name} to</source>
        <translation>{name} bis</translation>
    </message>
    <message>
        <source>{name} was first: {amount}, against {other}.</source>
        <translation>{name} war Erster: {amount}, gegen {other}.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number} Mrd.</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number} Mio.</translation>
    </message>
    <message>
        <source>{number} generations</source>
        <translation>{number} Generationen</translation>
    </message>
    <message>
        <source>{number} grids</source>
        <translation>{number} Gitter</translation>
    </message>
    <message>
        <source>{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again</source>
        <translation>{number} wurde von einer Tabellenkalkulation gerundet; formatieren Sie die Spalte als Text und kopieren Sie das Rätsel noch einmal</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number} Tsd.</translation>
    </message>
    <message>
        <source>{number} of {cells}</source>
        <translation>{number} von {cells}</translation>
    </message>
    <message>
        <source>{number} of {children}</source>
        <translation>{number} von {children}</translation>
    </message>
    <message>
        <source>{number} of {count}: {technique}</source>
        <translation>{number} von {count}: {technique}</translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} Sekunden</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} Versuche</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other: a population begins anew in only one way</source>
        <translation>{one} und {other} schließen einander aus: Eine Population beginnt auf eine Weise von neuem</translation>
    </message>
    <message>
        <source>{operators} made a grid with a cost of 0 that is no solution: {grid}</source>
        <translation>{operators} ergab ein Gitter mit Kosten 0, das keine Lösung ist: {grid}</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: go through a list of rows by their numbers, as in for row in range(len(blocks))</source>
        <translation>{operator} kann nicht kompiliert werden: gehen Sie eine Liste von Zeilen nach ihren Nummern durch, wie in for row in range(len(blocks))</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: {reason}</source>
        <translation>{operator} kann nicht kompiliert werden: {reason}</translation>
    </message>
    <message>
        <source>{operator} changed the given {given} in {cell} to {value}</source>
        <translation>{operator} änderte die Vorgabe {given} in {cell} in {value}</translation>
    </message>
    <message>
        <source>{operator} changes nothing this time.</source>
        <translation>{operator} ändert diesmal nichts.</translation>
    </message>
    <message>
        <source>{operator} chooses both parents.</source>
        <translation>{operator} wählt beide Eltern.</translation>
    </message>
    <message>
        <source>{operator} does not end: a call was stopped after {most} passes through its loops</source>
        <translation>{operator} endet nicht: Ein Aufruf wurde nach {most} Schleifendurchläufen abgebrochen</translation>
    </message>
    <message>
        <source>{operator} draws from another random generator, in {line}, so its runs could not be repeated; draw with random.index(n) or random.uniform()</source>
        <translation>{operator} zieht aus einem anderen Zufallsgenerator, in {line}, so dass Läufe nicht wiederholbar wären; ziehen Sie mit random.index(n) oder random.uniform()</translation>
    </message>
    <message>
        <source>{operator} gives another result when it is compiled, where integers have 64 bits; {first} became {compiled}</source>
        <translation>{operator} ergibt kompiliert etwas anderes, denn ganze Zahlen haben dort 64 Bit; {first} wurde {compiled}</translation>
    </message>
    <message>
        <source>{operator} gives it no place.</source>
        <translation>{operator} gibt ihm keinen Platz.</translation>
    </message>
    <message>
        <source>{operator} gives it the place of rank {rank}, which had {fitness}.</source>
        <translation>{operator} gibt ihm den Platz von Rang {rank}, der {fitness} hatte.</translation>
    </message>
    <message>
        <source>{operator} gives two results for one grid and one state of the random generator, so its runs could not be repeated; draw with random.index(n) or random.uniform() only</source>
        <translation>{operator} ergibt für ein Gitter und einen Zustand des Zufallsgenerators zweierlei, so dass Läufe nicht wiederholbar wären; ziehen Sie nur mit random.index(n) oder random.uniform()</translation>
    </message>
    <message>
        <source>{operator} has the argument {name}, which is none of {offered}; declare a parameter with {name}=number(default, minimum, maximum) in the decorator</source>
        <translation>{operator} hat das Argument {name}, das nicht zu {offered} gehört; deklarieren Sie einen Parameter mit {name}=number(Vorgabe, Minimum, Maximum) im Dekorator</translation>
    </message>
    <message>
        <source>{operator} has {number} parameters; at most {most} are allowed</source>
        <translation>{operator} hat {number} Parameter; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>{operator} left the digit {digit} twice in {block}, in {cells}; there it may only exchange digits</source>
        <translation>{operator} ließ die Ziffer {digit} zweimal in {block}, in {cells}; dort darf er Ziffern nur vertauschen</translation>
    </message>
    <message>
        <source>{operator} must have the argument {name}, and has {arguments}</source>
        <translation>{operator} muss das Argument {name} haben, hat aber {arguments}</translation>
    </message>
    <message>
        <source>{operator} must return a number, got {value}</source>
        <translation>{operator} muss eine Zahl zurückgeben, nicht {value}</translation>
    </message>
    <message>
        <source>{operator} must return the rank that the child takes, from 0 to {last}, or -1 for none, got {value}</source>
        <translation>{operator} muss den Rang zurückgeben, den das Kind einnimmt, von 0 bis {last}, oder -1 für keinen, nicht {value}</translation>
    </message>
    <message>
        <source>{operator} must return the ranks of two parents, each from 0 to {last}, got {value}</source>
        <translation>{operator} muss die Ränge zweier Eltern zurückgeben, je von 0 bis {last}, nicht {value}</translation>
    </message>
    <message>
        <source>{operator} must take plain arguments, without defaults, * or **; give a parameter its default with number(default, minimum, maximum) or flag(default) in the decorator</source>
        <translation>{operator} muss einfache Argumente nehmen, ohne Vorgaben, * oder **; geben Sie einem Parameter seine Vorgabe mit number(Vorgabe, Minimum, Maximum) oder flag(Vorgabe) im Dekorator</translation>
    </message>
    <message>
        <source>{operator} raised an error in {line}: {error}</source>
        <translation>{operator} löste einen Fehler aus, in {line}: {error}</translation>
    </message>
    <message>
        <source>{operator} raised an error when it was compiled, and none in plain Python</source>
        <translation>{operator} löste kompiliert einen Fehler aus, in einfachem Python keinen</translation>
    </message>
    <message>
        <source>{operator} raised an error, such as an index outside an array, or did not end</source>
        <translation>{operator} löste einen Fehler aus, etwa einen Index außerhalb eines Feldes, oder endete nicht</translation>
    </message>
    <message>
        <source>{operator} returned 0 for a grid that is not solved; only a solution may have a cost of 0</source>
        <translation>{operator} gab 0 für ein ungelöstes Gitter zurück; nur eine Lösung darf Kosten von 0 haben</translation>
    </message>
    <message>
        <source>{operator} returned {value} for a solved grid; a solution must have a cost of 0</source>
        <translation>{operator} gab {value} für ein gelöstes Gitter zurück; eine Lösung muss Kosten von 0 haben</translation>
    </message>
    <message>
        <source>{operator} returned {value}; a cost must be finite and at least 0</source>
        <translation>{operator} gab {value} zurück; Kosten müssen endlich und mindestens 0 sein</translation>
    </message>
    <message>
        <source>{operator} uses two different things named {name}; rename one</source>
        <translation>{operator} benutzt zwei verschiedene Dinge namens {name}; benennen Sie eines um</translation>
    </message>
    <message>
        <source>{operator} uses {name}, a {kind}, in {line}; besides its arguments it can use numbers, tuples of numbers, functions, math and numpy</source>
        <translation>{operator} benutzt {name}, ein {kind}, in {line}; außer seinen Argumenten kann er Zahlen, Tupel von Zahlen, Funktionen, math und numpy benutzen</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is no digit</source>
        <translation>{operator} schrieb {value} in {cell}, was keine Ziffer ist</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is none of its candidates</source>
        <translation>{operator} schrieb {value} in {cell}, was keiner seiner Kandidaten ist</translation>
    </message>
    <message>
        <source>{operator}: {before} in {cells} became {after}.</source>
        <translation>{operator}: aus {before} in {cells} wurde {after}.</translation>
    </message>
    <message>
        <source>{optimum} = solved</source>
        <translation>{optimum} = gelöst</translation>
    </message>
    <message>
        <source>{pages} pages are chosen; at most {most} are read at a time</source>
        <translation>{pages} Seiten sind ausgewählt; höchstens {most} werden auf einmal gelesen</translation>
    </message>
    <message>
        <source>{pages}; only the first {count} can be chosen here</source>
        <translation>{pages}; nur die ersten {count} können hier gewählt werden</translation>
    </message>
    <message>
        <source>{part} cannot represent a Latin square, which has no boxes</source>
        <translation>{part} kann kein lateinisches Quadrat darstellen: Es hat keine Blöcke</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids cell by cell, and here boxes or rows are passed on whole</source>
        <translation>{part} passt nicht zu {encoding}: Damit werden Gitter Feld für Feld gebaut, und hier werden Blöcke oder Zeilen als Ganzes weitergegeben</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids in which nothing clashes, and here cells may clash</source>
        <translation>{part} passt nicht zu {encoding}: Damit werden Gitter ohne Konflikte gebaut, und hier können Felder in Konflikt stehen</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and a box or row would no longer be a permutation</source>
        <translation>{part} passt nicht zu {encoding}: Damit werden einzelne Felder geändert, und ein Block oder eine Zeile wäre keine Permutation mehr</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and placements would clash</source>
        <translation>{part} passt nicht zu {encoding}: Damit werden einzelne Felder geändert, und Einträge kämen in Konflikt</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it is made for other genes</source>
        <translation>{part} passt nicht zu {encoding}: Es ist für andere Gene gemacht</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it swaps inside rows, and only row permutations keep a row whole</source>
        <translation>{part} passt nicht zu {encoding}: Damit wird innerhalb von Zeilen getauscht, und nur Zeilenpermutationen halten eine Zeile ganz</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and here each cell is by itself</source>
        <translation>{part} passt nicht zu {encoding}: Damit wird innerhalb von Blöcken oder Zeilen gearbeitet, die Permutationen sind, und hier steht jedes Feld für sich</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and these may have blanks</source>
        <translation>{part} passt nicht zu {encoding}: Damit wird innerhalb von Blöcken oder Zeilen gearbeitet, die Permutationen sind, und hier kann es leere Felder geben</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works on full grids, and these may have blanks</source>
        <translation>{part} passt nicht zu {encoding}: Damit werden volle Gitter bearbeitet, und hier kann es leere Felder geben</translation>
    </message>
    <message>
        <source>{part} swaps between boxes that lie side by side; this grid has none</source>
        <translation>{part} vertauscht zwischen Blöcken, die nebeneinanderliegen; dieses Gitter hat keine</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, which is not loaded; load the file that defines it first</source>
        <translation>{place} ist der Operator {operator}, der nicht geladen ist; laden Sie zuerst die Datei, die ihn definiert</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, whose source has changed: the one that is loaded is {newest}</source>
        <translation>{place} ist der Operator {operator}, dessen Quelltext sich geändert hat: geladen ist {newest}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{progress} The hunt goes on where it was.</source>
        <translation>{progress} Die Jagd geht weiter, wo sie war.</translation>
    </message>
    <message>
        <source>{puzzles}, {pages}</source>
        <translation>{puzzles}, {pages}</translation>
    </message>
    <message>
        <source>{puzzle} – Race</source>
        <translation>{puzzle} – Wettlauf</translation>
    </message>
    <message>
        <source>{puzzle}: {mean} generations on average</source>
        <translation>{puzzle}: im Mittel {mean} Generationen</translation>
    </message>
    <message>
        <source>{puzzle}: {rating} {level}, {mean} generations on average</source>
        <translation>{puzzle}: {rating} {level}, im Mittel {mean} Generationen</translation>
    </message>
    <message>
        <source>{rated} of {puzzles} puzzles rated.</source>
        <translation>{rated} von {puzzles} Rätseln bewertet.</translation>
    </message>
    <message>
        <source>{rating} and above</source>
        <translation>{rating} und mehr</translation>
    </message>
    <message numerus="yes">
        <source>{rating}; %n given(s); seed {seed}</source>
        <translation>
            <numerusform>{rating}; %n Vorgabe; Startwert {seed}</numerusform>
            <numerusform>{rating}; %n Vorgaben; Startwert {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s.</source>
        <translation>{runner} ist Erster nach Versuchen, mit {trials}, und nach Rechenzeit, mit {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}.</source>
        <translation>{runner} ist Erster nach Versuchen, mit {trials}.</translation>
    </message>
    <message>
        <source>{runner} needed the least computing time, {seconds} s.</source>
        <translation>{runner} ist Erster nach Rechenzeit, mit {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>{runner}: %n digit(s) missing after {trials} trials</source>
        <translation>
            <numerusform>{runner}: nach {trials} Versuchen fehlt %n Ziffer</numerusform>
            <numerusform>{runner}: nach {trials} Versuchen fehlen %n Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner}: solved after {trials} trials</source>
        <translation>{runner}: gelöst nach {trials} Versuchen</translation>
    </message>
    <message>
        <source>{runs} of {algorithms}</source>
        <translation>{runs} von {algorithms}</translation>
    </message>
    <message>
        <source>{runs} {on}.</source>
        <translation>{runs} {on}.</translation>
    </message>
    <message>
        <source>{runs}, {selected} selected</source>
        <translation>{runs}, {selected} ausgewählt</translation>
    </message>
    <message>
        <source>{sentence} Puzzles: {puzzles}; algorithms: {algorithms}; seeds: {seeds}; runs: {runs}.</source>
        <translation>{sentence} Rätsel: {puzzles}; Algorithmen: {algorithms}; Startwerte: {seeds}; Läufe: {runs}.</translation>
    </message>
    <message>
        <source>{sentence} {setting}: {value}.</source>
        <translation>{sentence} {setting}: {value}.</translation>
    </message>
    <message>
        <source>{setting} must be a number, got {value}</source>
        <translation>{setting} muss eine Zahl sein, ist aber {value}</translation>
    </message>
    <message>
        <source>{setting} must be a text, got {value}</source>
        <translation>{setting} muss ein Text sein, nicht {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number from {lowest}, got {value}</source>
        <translation>{setting} muss eine ganze Zahl ab {lowest} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number, got {value}</source>
        <translation>{setting} muss eine ganze Zahl sein, ist aber {value}</translation>
    </message>
    <message>
        <source>{setting} must be in [{minimum}, {maximum}], got {value}</source>
        <translation>{setting} muss in [{minimum}, {maximum}] liegen, ist aber {value}</translation>
    </message>
    <message>
        <source>{setting} must be one of {choices}, got {value}</source>
        <translation>{setting} muss eines sein von {choices}, ist aber {value}</translation>
    </message>
    <message>
        <source>{setting} must be true or false, got {value}</source>
        <translation>{setting} muss wahr oder falsch sein, nicht {value}</translation>
    </message>
    <message>
        <source>{setting} must have at most {most} characters</source>
        <translation>{setting} darf höchstens {most} Zeichen haben</translation>
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
        <translation>{solved} von {runs} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{solved} of {runs} runs solved; {least} to {most} generations, median {median}</source>
        <translation>{solved} von {runs} Läufen gelöst; {least} bis {most} Generationen, Median {median}</translation>
    </message>
    <message>
        <source>{statistic}: {unit}</source>
        <translation>{statistic}: {unit}</translation>
    </message>
    <message>
        <source>{symbol} cannot stand in a cell</source>
        <translation>{symbol} gehört in kein Feld</translation>
    </message>
    <message>
        <source>{symbol} is not a cell</source>
        <translation>{symbol} ist kein Feld</translation>
    </message>
    <message>
        <source>{technique} on {digits}</source>
        <translation>{technique} mit {digits}</translation>
    </message>
    <message>
        <source>{text} is not a level; there are {levels}</source>
        <translation>{text} ist keine Stufe; es gibt {levels}</translation>
    </message>
    <message>
        <source>{text} is not a number of puzzles of a level, such as 30xeasy</source>
        <translation>{text} ist keine Anzahl von Rätseln einer Stufe, wie 30xeasy</translation>
    </message>
    <message>
        <source>{text} is not the address of a scheduler, such as tcp://host:8786</source>
        <translation>{text} ist keine Adresse eines Schedulers wie tcp://host:8786</translation>
    </message>
    <message>
        <source>{text}: {finished} of {runs} runs</source>
        <translation>{text}: {finished} von {runs} Läufen</translation>
    </message>
    <message>
        <source>{title} – {number} of {count}</source>
        <translation>{title} – {number} von {count}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, geändert</translation>
    </message>
    <message>
        <source>{title}: solutions</source>
        <translation>{title}: Lösungen</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} after {time}</source>
        <translation>{value} nach {time}</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} ist keine Zahl</translation>
    </message>
    <message>
        <source>{verdict} So it is not rated.</source>
        <translation>{verdict} Darum wird es nicht bewertet.</translation>
    </message>
    <message>
        <source>{verdict} So there is no hint.</source>
        <translation>{verdict} Darum gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>“No. 7” above each puzzle.</source>
        <translation>„Nr. 7“ über jedem Rätsel.</translation>
    </message>
    <message>
        <source>“{button}” undoes this.</source>
        <translation>„{button}“ macht das rückgängig.</translation>
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
            <numerusform>≥: %n Lauf endete ungelöst.</numerusform>
            <numerusform>≥: %n Läufe endeten ungelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved. The heading is total generations ÷ solved runs (ERT).</source>
        <translation>
            <numerusform>≥: %n Lauf endete ungelöst. Die Überschrift nennt alle Generationen ÷ gelöste Läufe (ERT).</numerusform>
            <numerusform>≥: %n Läufe endeten ungelöst. Die Überschrift nennt alle Generationen ÷ gelöste Läufe (ERT).</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ all placed</source>
        <translation>✓ alle gesetzt</translation>
    </message>
    <message>
        <source>✓ generation {number}</source>
        <translation>✓ Generation {number}</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ gelöst</translation>
    </message>
</context>
</TS>
