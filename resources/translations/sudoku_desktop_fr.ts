<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
            <numerusform>%n algorithme</numerusform>
            <numerusform>%n algorithmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>%n case en conflit</numerusform>
            <numerusform>%n cases en conflit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the best</source>
        <translation>
            <numerusform>%n case diffère du meilleur</numerusform>
            <numerusform>%n cases diffèrent du meilleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) must stay blank: the child cannot be as good as either parent, and is given up.</source>
        <translation>
            <numerusform>%n case doit rester vide&#xa0;: il ne peut valoir aucun de ses parents, et il est abandonné.</numerusform>
            <numerusform>%n cases doivent rester vides&#xa0;: il ne peut valoir aucun de ses parents, et il est abandonné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of it (is/are) in the child</source>
        <translation>
            <numerusform>%n case en est passée à l’enfant</numerusform>
            <numerusform>%n cases en sont passées à l’enfant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diabolical puzzle(s)</source>
        <translation>
            <numerusform>%n grille diabolique</numerusform>
            <numerusform>%n grilles diaboliques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) (is/are) missing</source>
        <translation>
            <numerusform>il manque %n chiffre</numerusform>
            <numerusform>il manque %n chiffres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n chiffre manquant</numerusform>
            <numerusform>%n chiffres manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n douteuse</numerusform>
            <numerusform>%n douteuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s), framed by dashes: compare with the picture.</source>
        <translation>
            <numerusform>%n case douteuse, encadrée de tirets&#xa0;: à comparer avec l’image.</numerusform>
            <numerusform>%n cases douteuses, encadrées de tirets&#xa0;: à comparer avec l’image.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy puzzle(s)</source>
        <translation>
            <numerusform>%n grille facile</numerusform>
            <numerusform>%n grilles faciles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extreme puzzle(s)</source>
        <translation>
            <numerusform>%n grille extrême</numerusform>
            <numerusform>%n grilles extrêmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fiendish puzzle(s)</source>
        <translation>
            <numerusform>%n grille redoutable</numerusform>
            <numerusform>%n grilles redoutables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s)</source>
        <translation>
            <numerusform>%n trouvaille</numerusform>
            <numerusform>%n trouvailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n génération</numerusform>
            <numerusform>%n générations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gentle puzzle(s)</source>
        <translation>
            <numerusform>%n grille abordable</numerusform>
            <numerusform>%n grilles abordables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s), {blanks} cells to fill</source>
        <translation>
            <numerusform>%n indice, {blanks} cases à remplir</numerusform>
            <numerusform>%n indices, {blanks} cases à remplir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s)</source>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n conseil</numerusform>
            <numerusform>%n conseils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n île</numerusform>
            <numerusform>%n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n made in {seconds} s.</source>
        <translation>
            <numerusform>%n créée en {seconds}&#xa0;s.</numerusform>
            <numerusform>%n créées en {seconds}&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n million trials</source>
        <translation>
            <numerusform>%n million d’essais</numerusform>
            <numerusform>%n millions d’essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moderate puzzle(s)</source>
        <translation>
            <numerusform>%n grille modérée</numerusform>
            <numerusform>%n grilles modérées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s)</source>
        <translation>
            <numerusform>%n autre case</numerusform>
            <numerusform>%n autres cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries (is/are) wrong: {cells}</source>
        <translation>
            <numerusform>%n saisie est fausse&#xa0;: {cells}</numerusform>
            <numerusform>%n saisies sont fausses&#xa0;: {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other part(s) (was/were) left out, too.</source>
        <translation>
            <numerusform>%n autre partie a aussi été laissée de côté.</numerusform>
            <numerusform>%n autres parties ont aussi été laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, in {places} different places; at most {most} in the same one.</source>
        <translation>
            <numerusform>%n chemin est achevé, en {places} endroits différents, au plus {most} au même.</numerusform>
            <numerusform>%n chemins sont achevés, en {places} endroits différents, au plus {most} au même.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, no two in the same place.</source>
        <translation>
            <numerusform>Des chemins dessinés, %n est achevé.</numerusform>
            <numerusform>Des chemins dessinés, %n sont achevés, jamais deux au même endroit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s) ended here</source>
        <translation>
            <numerusform>%n population a fini ici</numerusform>
            <numerusform>%n populations ont fini ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s), drawn as {grids} grids.</source>
        <translation>
            <numerusform>%n population, dessinée en {grids} grilles.</numerusform>
            <numerusform>%n populations, dessinées en {grids} grilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) of yours could not be read. {file}: {reason}</source>
        <translation>
            <numerusform>%n de vos préréglages n’a pas pu être lu. {file}&#xa0;: {reason}</numerusform>
            <numerusform>%n de vos préréglages n’ont pas pu être lus. {file}&#xa0;: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s)</source>
        <translation>
            <numerusform>%n purge</numerusform>
            <numerusform>%n purges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s).</source>
        <translation>
            <numerusform>%n purge.</numerusform>
            <numerusform>%n purges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (does/do) not have exactly one solution; the first is puzzle {number}.</source>
        <translation>
            <numerusform>%n grille n’a pas exactement une solution&#xa0;: la grille {number}.</numerusform>
            <numerusform>%n grilles n’ont pas exactement une solution&#xa0;; la première est la grille {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (was/were) read.</source>
        <translation>
            <numerusform>%n grille a été lue.</numerusform>
            <numerusform>%n grilles ont été lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) already on the paper.</source>
        <translation>
            <numerusform>%n grille déjà sur le papier.</numerusform>
            <numerusform>%n grilles déjà sur le papier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) in {file}.</source>
        <translation>
            <numerusform>%n grille dans {file}.</numerusform>
            <numerusform>%n grilles dans {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) pasted. “Next in File” shows the others.</source>
        <translation>
            <numerusform>%n grille collée. « Suivante dans le fichier » montre les autres.</numerusform>
            <numerusform>%n grilles collées. « Suivante dans le fichier » montre les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s), each with exactly one solution.</source>
        <translation>
            <numerusform>%n grille, à solution unique.</numerusform>
            <numerusform>%n grilles, chacune à solution unique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random grid(s) will mate and mutate until one of them is right.</source>
        <translation>
            <numerusform>%n grille aléatoire s’accouplera et mutera jusqu’à être juste.</numerusform>
            <numerusform>%n grilles aléatoires s’accoupleront et muteront jusqu’à ce que l’une d’elles soit juste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) left out.</source>
        <translation>
            <numerusform>%n répétition laissée de côté.</numerusform>
            <numerusform>%n répétitions laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n redémarrage</numerusform>
            <numerusform>%n redémarrages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s).</source>
        <translation>
            <numerusform>%n redémarrage.</numerusform>
            <numerusform>%n redémarrages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) made, {solved} solved.</source>
        <translation>
            <numerusform>%n exécution faite, {solved} abouties.</numerusform>
            <numerusform>%n exécutions faites, {solved} abouties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of this puzzle (is/are) recorded.</source>
        <translation>
            <numerusform>%n exécution de cette grille est enregistrée.</numerusform>
            <numerusform>%n exécutions de cette grille sont enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) (was/were) skipped.</source>
        <translation>
            <numerusform>%n solution a été ignorée.</numerusform>
            <numerusform>%n solutions ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spread(s)</source>
        <translation>
            <numerusform>%n double page</numerusform>
            <numerusform>%n doubles pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tough puzzle(s)</source>
        <translation>
            <numerusform>%n grille ardue</numerusform>
            <numerusform>%n grilles ardues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;7 8 9 on top</source>
        <translation>&amp;7 8 9 en haut</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Desktop</source>
        <translation>À &amp;propos de Sudoku Desktop</translation>
    </message>
    <message>
        <source>&amp;Add to the puzzles on the paper</source>
        <translation>&amp;Ajouter aux grilles sur papier</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithme</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <comment>in Preferences</comment>
        <translation>&amp;Algorithme</translation>
    </message>
    <message>
        <source>&amp;Algorithms</source>
        <translation>&amp;Algorithmes</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Appare&amp;nce</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>&amp;Average</source>
        <translation>M&amp;oyenne</translation>
    </message>
    <message>
        <source>&amp;Best of the Generation</source>
        <translation>&amp;Meilleur de la génération</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>Fond p&amp;erdu</translation>
    </message>
    <message>
        <source>&amp;Budget of a run</source>
        <translation>&amp;Budget</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>&amp;Copier en commande</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>C&amp;œurs</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Delete Preset…</source>
        <translation>&amp;Supprimer le préréglage…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Détails…</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Ignorer</translation>
    </message>
    <message>
        <source>&amp;Diversity</source>
        <translation>&amp;Diversité</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Empty Grid</source>
        <translation>Grille &amp;vide</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Evolve</source>
        <translation>É&amp;volution</translation>
    </message>
    <message>
        <source>&amp;Export Preset…</source>
        <translation>&amp;Exporter le préréglage…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Fill in All Notes</source>
        <translation>Mettre &amp;toutes les notes</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Film…</translation>
    </message>
    <message>
        <source>&amp;First Generation</source>
        <translation>&amp;Première génération</translation>
    </message>
    <message>
        <source>&amp;First Mating</source>
        <translation>&amp;Premier accouplement</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>&amp;Generate These</source>
        <translation>&amp;Générer ces grilles</translation>
    </message>
    <message>
        <source>&amp;Generate {puzzles}</source>
        <translation>&amp;Générer {puzzles}</translation>
    </message>
    <message>
        <source>&amp;Generations</source>
        <translation>&amp;Générations</translation>
    </message>
    <message>
        <source>&amp;Generations at most</source>
        <translation>&amp;Générations au plus</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>En-&amp;tête</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Highlight Digit</source>
        <translation>Surli&amp;gner un chiffre</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>Fi&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Hold the Cell’s Digit</source>
        <translation>&amp;Garder le chiffre de la case</translation>
    </message>
    <message>
        <source>&amp;Import Preset…</source>
        <translation>&amp;Importer un préréglage…</translation>
    </message>
    <message>
        <source>&amp;In the Lab</source>
        <translation>&amp;Dans le labo</translation>
    </message>
    <message>
        <source>&amp;Just black</source>
        <translation>N&amp;oir seul</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Continuer la saisie</translation>
    </message>
    <message>
        <source>&amp;Keep My Entries</source>
        <translation>&amp;Garder mes saisies</translation>
    </message>
    <message>
        <source>&amp;Keep Watching</source>
        <translation>C&amp;ontinuer à regarder</translation>
    </message>
    <message>
        <source>&amp;Keep runs for later sessions</source>
        <translation>C&amp;onserver les exécutions pour les sessions suivantes</translation>
    </message>
    <message>
        <source>&amp;Keys and First Steps</source>
        <translation>&amp;Touches et premiers pas</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>La&amp;bo</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>Paysag&amp;e</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>&amp;Gros caractères</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Last Generation</source>
        <translation>&amp;Dernière génération</translation>
    </message>
    <message>
        <source>&amp;Last Mating</source>
        <translation>&amp;Dernier accouplement</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Logarithmic Fitness</source>
        <translation>Fitness &amp;logarithmique</translation>
    </message>
    <message>
        <source>&amp;Look for</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Make New Puzzles</source>
        <translation>Créer de nouvelles &amp;grilles</translation>
    </message>
    <message>
        <source>&amp;Matings</source>
        <translation>Accouple&amp;ments</translation>
    </message>
    <message>
        <source>&amp;Minimal</source>
        <translation>&amp;Minimale</translation>
    </message>
    <message>
        <source>&amp;My entries when solving</source>
        <translation>&amp;Mes saisies à la résolution</translation>
    </message>
    <message>
        <source>&amp;New Seeds</source>
        <translation>&amp;Nouvelles graines</translation>
    </message>
    <message>
        <source>&amp;New Study…</source>
        <translation>&amp;Nouvelle étude…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivante</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>Case douteuse &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Next Mating</source>
        <translation>Accouplement &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Next in File</source>
        <translation>&amp;Suivante dans le fichier</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Nu&amp;méros</translation>
    </message>
    <message>
        <source>&amp;Open Report</source>
        <translation>&amp;Ouvrir le rapport</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Other Size or Variant…</source>
        <translation>&amp;Autre taille ou variante…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>R&amp;ythme</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <comment>in Preferences</comment>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>Co&amp;ller une grille</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Suspendre</translation>
    </message>
    <message>
        <source>&amp;Pencilmarks</source>
        <translation>&amp;Candidats</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play Back</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>&amp;Previous Mating</source>
        <translation>Accouplement pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Previous in File</source>
        <translation>&amp;Précédente dans le fichier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Gr&amp;illes</translation>
    </message>
    <message>
        <source>&amp;QR code to scan a puzzle back</source>
        <translation>Code &amp;QR pour relire une grille</translation>
    </message>
    <message>
        <source>&amp;QR codes</source>
        <translation>Codes &amp;QR</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Race: give up early on what is significantly worse</source>
        <translation>Cou&amp;rse&#xa0;: abandonner tôt ceux qui sont significativement moins bons</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>É&amp;valuer</translation>
    </message>
    <message>
        <source>&amp;Rate…</source>
        <translation>Éva&amp;luer…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Remember the answer (Preferences can change it)</source>
        <translation>R&amp;etenir la réponse (modifiable dans les préférences)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Runners</source>
        <translation>C&amp;oncurrents</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>Exéc&amp;utions</translation>
    </message>
    <message>
        <source>&amp;Run…</source>
        <translation>&amp;Exécution…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>Enregistrer comme &amp;préréglage…</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>S&amp;econdes</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>Graine&amp;s</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>&amp;Montrer sur la grille</translation>
    </message>
    <message>
        <source>&amp;Shuffle Regions</source>
        <translation>&amp;Mélanger les régions</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>&amp;Solutions</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Start This Hunt</source>
        <translation>&amp;Lancer cette chasse</translation>
    </message>
    <message>
        <source>&amp;Start This Run</source>
        <translation>&amp;Lancer cette exécution</translation>
    </message>
    <message>
        <source>&amp;Subtitle</source>
        <translation>So&amp;us-titre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itre</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <comment>of a study</comment>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>Ess&amp;ais</translation>
    </message>
    <message>
        <source>&amp;Type It In</source>
        <translation>Sa&amp;isir la grille</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>&amp;Use This Puzzle</source>
        <translation>&amp;Prendre la grille</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Vary a Parameter</source>
        <translation>Faire &amp;varier un paramètre</translation>
    </message>
    <message>
        <source>&amp;Watch It Evolve</source>
        <translation>&amp;Regarder l’évolution</translation>
    </message>
    <message>
        <source>&amp;Watch it being made</source>
        <translation>R&amp;egarder la création</translation>
    </message>
    <message>
        <source>&amp;What it does, in a sentence</source>
        <translation>&amp;Ce qu’il fait, en une phrase</translation>
    </message>
    <message>
        <source>&amp;Whole Picture</source>
        <translation>Image en&amp;tière</translation>
    </message>
    <message>
        <source>&amp;Worst</source>
        <translation>&amp;Pire</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216</source>
        <translation>(216 − conflits) / 216</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216: a unit’s conflicts are its missing digits, at most 8 in each of 27 units.</source>
        <translation>(216 − conflits) / 216&#xa0;: les conflits d’une unité sont ses chiffres manquants, au plus 8 dans chacune des 27 unités.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first items of an enumeration</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>0 . Space</source>
        <translation>0 . Espace</translation>
    </message>
    <message>
        <source>0 is the first digit; the board shows it as 1.</source>
        <translation>0 est le premier chiffre ; la grille l’affiche comme 1.</translation>
    </message>
    <message>
        <source>1 2 3 on top, like a telephone</source>
        <translation>1 2 3 en haut, comme au téléphone</translation>
    </message>
    <message>
        <source>1 is the first digit, and 0 is a blank.</source>
        <translation>1 est le premier chiffre, et 0 est une case vide.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>1,000 generations/s</source>
        <translation>1&#x202f;000 générations/s</translation>
    </message>
    <message>
        <source>1,000 trials/s each</source>
        <translation>1&#x202f;000 essais/s chacun</translation>
    </message>
    <message>
        <source>10 generations/s</source>
        <translation>10 générations/s</translation>
    </message>
    <message>
        <source>100 generations/s</source>
        <translation>100 générations/s</translation>
    </message>
    <message>
        <source>100 more runs, in a second or two.</source>
        <translation>100 autres exécutions, en une ou deux secondes.</translation>
    </message>
    <message>
        <source>16×16, 96 givens</source>
        <translation>16×16, 96 indices</translation>
    </message>
    <message>
        <source>2 generations/s</source>
        <translation>2 générations/s</translation>
    </message>
    <message>
        <source>20 to 50 random givens, accepted when ten runs of the algorithm find the same solution, and then proved.</source>
        <translation>20 à 50 indices aléatoires, acceptés si dix exécutions de l’algorithme trouvent la même solution, puis prouvés.</translation>
    </message>
    <message>
        <source>20 trials/s each</source>
        <translation>20 essais/s chacun</translation>
    </message>
    <message>
        <source>25×25, 288 givens</source>
        <translation>25×25, 288 indices</translation>
    </message>
    <message>
        <source>6 × 9 in</source>
        <translation>6 × 9 po</translation>
    </message>
    <message>
        <source>7 8 9 on top, like a keypad</source>
        <translation>7 8 9 en haut, comme au pavé numérique</translation>
    </message>
    <message>
        <source>8 × 10 in</source>
        <translation>8 × 10 po</translation>
    </message>
    <message>
        <source>95 % interval {low} to {high}.</source>
        <translation>Intervalle à 95&#xa0;%&#xa0;: {low} à {high}.</translation>
    </message>
    <message>
        <source>A File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>A QR code with each puzzle, from which this program or a phone reads it back.</source>
        <translation>Un code QR avec chaque grille, que ce programme ou un téléphone peut relire.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Un candidat mène à la même conclusion, qu’il soit vrai ou non, à l’aide de candidats verrouillés, de paires ou de X-Wings.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not.</source>
        <translation>Un candidat mène à la même conclusion, qu’il soit vrai ou non.</translation>
    </message>
    <message>
        <source>A cell has one candidate left.</source>
        <translation>Il ne reste qu’un candidat à une case.</translation>
    </message>
    <message>
        <source>A cell with three candidates, or one of two cells it sees, holds the digit that all three share.</source>
        <translation>Une case à trois candidats, ou l’une de deux cases qu’elle voit, contient le chiffre commun aux trois.</translation>
    </message>
    <message>
        <source>A chain of links between candidates that leads from an assumption to its opposite.</source>
        <translation>Une chaîne de liens entre candidats, qui mène d’une hypothèse à son contraire.</translation>
    </message>
    <message>
        <source>A chain of links between places of one digit, one end or the other of which holds it.</source>
        <translation>Une chaîne de liens entre les places d’un chiffre, dont l’un ou l’autre bout le contient.</translation>
    </message>
    <message>
        <source>A chain through cells with two candidates, one end or the other of which holds its digit.</source>
        <translation>Une chaîne à travers des cases à deux candidats, dont l’un ou l’autre bout contient son chiffre.</translation>
    </message>
    <message>
        <source>A child is built in two passes over the cells: first with genes that both parents share, then with either&apos;s.</source>
        <translation>Un enfant est construit en deux passages sur les cases&#xa0;: d’abord avec les gènes que les deux parents ont en commun, puis avec ceux de l’un ou de l’autre.</translation>
    </message>
    <message>
        <source>A child replaces the parent it resembles more, if it is no worse. Mahfoud 1995.</source>
        <translation>Un enfant remplace le parent auquel il ressemble le plus, s’il n’est pas pire. Mahfoud 1995.</translation>
    </message>
    <message>
        <source>A child replaces the worst individual left of the previous generation, if it is no worse. After Whitley 1989.</source>
        <translation>Un enfant remplace le pire individu qui reste de la génération précédente, s’il n’est pas pire que lui. D’après Whitley 1989.</translation>
    </message>
    <message>
        <source>A child that holds the same digits as one of its parents in all cells is mutated again.</source>
        <translation>Un enfant qui a les mêmes chiffres que l’un de ses parents dans toutes les cases est muté de nouveau.</translation>
    </message>
    <message>
        <source>A closed loop of links between candidates that can be true in only two ways.</source>
        <translation>Une boucle fermée de liens entre candidats, qui ne peut être vraie que de deux façons.</translation>
    </message>
    <message>
        <source>A control without evolution: grids are built at random, and forced digits are filled in.</source>
        <translation>Un témoin sans évolution&#xa0;: des grilles sont construites au hasard, et les chiffres forcés sont remplis.</translation>
    </message>
    <message>
        <source>A copy of the father has its chance to mutate.</source>
        <translation>Une copie du père a sa chance de muter.</translation>
    </message>
    <message>
        <source>A copy of the mother has its chance to mutate.</source>
        <translation>Une copie de la mère a sa chance de muter.</translation>
    </message>
    <message>
        <source>A digit has only one place left there.</source>
        <translation>Il n’y reste qu’une seule place pour un chiffre.</translation>
    </message>
    <message>
        <source>A digit or a swap</source>
        <translation>Un chiffre ou un échange</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates, or two cells of a row or a column change places.</source>
        <translation>Une case libre prend un autre de ses candidats, ou deux cases d’une ligne ou d’une colonne échangent leurs places.</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates. Team 209, “Mutation”; Gold 2005, with all digits as candidates.</source>
        <translation>Une case libre prend un autre de ses candidats. Team 209, «&#xa0;Mutation&#xa0;»&#xa0;; Gold 2005, avec tous les chiffres comme candidats.</translation>
    </message>
    <message>
        <source>A generation replaces the population once.</source>
        <translation>Une génération remplace la population une fois.</translation>
    </message>
    <message>
        <source>A generation replaces the population once; a trial evaluates one chromosome.</source>
        <translation>Une génération remplace la population une fois&#xa0;; un essai évalue un chromosome.</translation>
    </message>
    <message>
        <source>A grid without conflicts, possibly with blanks; it is built cell by cell, and forced digits are filled in.</source>
        <translation>Une grille sans conflits, peut-être avec des cases vides&#xa0;; elle est construite case par case, et les chiffres forcés sont remplis.</translation>
    </message>
    <message>
        <source>A hidden pair that immediately leaves another digit only one place in the unit.</source>
        <translation>Une paire cachée qui ne laisse aussitôt à un autre chiffre qu’une place dans l’unité.</translation>
    </message>
    <message>
        <source>A hidden triple that immediately leaves another digit only one place in the unit.</source>
        <translation>Un triplet caché qui ne laisse aussitôt à un autre chiffre qu’une place dans l’unité.</translation>
    </message>
    <message>
        <source>A hint in three stages: where to look, the technique, and the step itself</source>
        <translation>Un conseil en trois temps&#xa0;: où regarder, la technique, l’étape elle-même</translation>
    </message>
    <message>
        <source>A is the first digit; the board shows it as 1.</source>
        <translation>A est le premier chiffre ; la grille l’affiche comme 1.</translation>
    </message>
    <message>
        <source>A new hunt</source>
        <translation>Une nouvelle chasse</translation>
    </message>
    <message>
        <source>A new population, seeded with the best so far, starts after this many generations.</source>
        <translation>Une nouvelle population, ensemencée avec les meilleurs jusque-là, commence après ce nombre de générations.</translation>
    </message>
    <message>
        <source>A new random population starts after this many generations.</source>
        <translation>Une nouvelle population aléatoire commence après ce nombre de générations.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>A race makes fewer.</source>
        <translation>Une course en fait moins.</translation>
    </message>
    <message>
        <source>A random clashing cell takes the digit, or the place in its unit, that leaves the fewest digits missing.</source>
        <translation>Une case en conflit, au hasard, prend le chiffre, ou la place dans son unité, qui laisse le moins de chiffres manquants.</translation>
    </message>
    <message>
        <source>A random seed</source>
        <translation>Une graine au hasard</translation>
    </message>
    <message>
        <source>A ring of cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>Il ne doit pas rester les deux mêmes chiffres dans tout un cercle de cases, sinon on pourrait les échanger.</translation>
    </message>
    <message>
        <source>A row and a column with two places each for a digit, joined in a box.</source>
        <translation>Une ligne et une colonne qui ont chacune deux places pour un chiffre, reliées dans un bloc.</translation>
    </message>
    <message>
        <source>A run that has not solved the puzzle within this budget ends unsolved.</source>
        <translation>Une exécution qui n’a pas résolu la grille dans les limites de ce budget se termine sans solution.</translation>
    </message>
    <message>
        <source>A second algorithm, side by side.</source>
        <translation>Un second algorithme, côte à côte.</translation>
    </message>
    <message>
        <source>A small, fast population of box permutations; the best one ages while it leads; a stuck run restarts.</source>
        <translation>Une petite population rapide de permutations de blocs&#xa0;; le meilleur vieillit tant qu’il mène&#xa0;; une exécution bloquée redémarre.</translation>
    </message>
    <message>
        <source>A swap stands if each moved digit then occurs at most this often in its new line.</source>
        <translation>Un échange est gardé si chaque chiffre déplacé ne se trouve ensuite pas plus souvent que cela dans sa nouvelle rangée.</translation>
    </message>
    <message>
        <source>A swap that touches a given</source>
        <translation>Échange touchant un indice</translation>
    </message>
    <message>
        <source>A swap that touches a given is not made.</source>
        <translation>Un échange qui touche un indice n’est pas fait.</translation>
    </message>
    <message>
        <source>A trial is one new chromosome evaluated.</source>
        <translation>Un essai est un nouveau chromosome évalué.</translation>
    </message>
    <message>
        <source>A unit has one blank cell left.</source>
        <translation>Il ne reste qu’une case vide dans une unité.</translation>
    </message>
    <message>
        <source>A very hard puzzle: the published run was stuck, and solved by its restart after 2,000 generations.</source>
        <translation>Une grille très difficile&#xa0;: l’exécution publiée s’est bloquée et n’a été résolue que par son redémarrage après 2&#x202f;000 générations.</translation>
    </message>
    <message>
        <source>A12: chance that a run needs less than one of the best algorithm on the same puzzle; p: log-rank test, adjusted by Holm</source>
        <translation>A12&#xa0;: chance qu’une exécution demande moins qu’une du meilleur algorithme sur la même grille&#xa0;; p&#xa0;: test du log-rank, ajusté selon Holm</translation>
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
        <translation>À propos de Sudoku Desktop</translation>
    </message>
    <message>
        <source>Accelerating</source>
        <translation>Accéléré</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Activités</translation>
    </message>
    <message>
        <source>Add a &amp;Row</source>
        <translation>Ajouter une &amp;ligne</translation>
    </message>
    <message>
        <source>Add escape</source>
        <translation>Ajouter une échappatoire</translation>
    </message>
    <message>
        <source>Added to the best solution’s value for each generation it stays best.</source>
        <translation>Ajouté à la valeur de la meilleure solution pour chaque génération où elle reste la meilleure.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>After a number of generations the population is drawn anew, but every best chromosome of the run so far lives on.</source>
        <translation>Après un certain nombre de générations, la population est tirée de nouveau, mais tous les meilleurs chromosomes de l’exécution survivent.</translation>
    </message>
    <message>
        <source>After a number of generations the whole population is drawn anew at random.</source>
        <translation>Après un certain nombre de générations, toute la population est tirée de nouveau au hasard.</translation>
    </message>
    <message>
        <source>After a number of generations without improvement, everyone is crossed with the best, which is then mutated.</source>
        <translation>Après un certain nombre de générations sans amélioration, tous sont croisés avec le meilleur, qui est ensuite muté.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Face au meilleur</translation>
    </message>
    <message>
        <source>Age of</source>
        <translation>Âge de</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Vieillissement</translation>
    </message>
    <message>
        <source>Ageing penalty</source>
        <translation>Pénalité d’âge</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Algo&amp;rithm</source>
        <translation>Al&amp;gorithme</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Algorithms: {algorithms}; puzzles: {puzzles}; seeds: {seeds}. Runs: {runs}, of {generations} generations at most.</source>
        <translation>Algorithmes&#xa0;: {algorithms}&#xa0;; grilles&#xa0;: {puzzles}&#xa0;; graines&#xa0;: {seeds}. Exécutions&#xa0;: {runs}, de {generations} générations au plus.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Exclusion de paire alignée</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Exclusion de triplet aligné</translation>
    </message>
    <message>
        <source>All Branches</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All S&amp;ettings…</source>
        <translation>T&amp;ous les réglages…</translation>
    </message>
    <message>
        <source>All Steps of This Puzzle</source>
        <translation>Toutes les étapes de cette grille</translation>
    </message>
    <message>
        <source>All but a few cells are left with two candidates; if all were, any solution could be reversed.</source>
        <translation>Il ne reste que deux candidats dans toutes les cases sauf quelques-unes&#xa0;; si c’était dans toutes, toute solution pourrait être inversée.</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Tous les candidats</translation>
    </message>
    <message>
        <source>All cells were read clearly.</source>
        <translation>Chaque case a été lue sans aucun doute.</translation>
    </message>
    <message>
        <source>All doubtful cells are settled.</source>
        <translation>Toutes les cases douteuses sont réglées.</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All places for a digit in a box lie in one line, so it can go nowhere else in that line.</source>
        <translation>Toutes les places d’un chiffre dans un bloc sont dans une même rangée, donc il n’est nulle part ailleurs dans cette rangée.</translation>
    </message>
    <message>
        <source>All places for a digit in a line lie in one box, so it can go nowhere else in that box.</source>
        <translation>Toutes les places d’un chiffre dans une rangée sont dans un même bloc, donc il n’est nulle part ailleurs dans ce bloc.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>All runs that are kept: find, compare, repeat and export them</source>
        <translation>Toutes les exécutions conservées&#xa0;: les retrouver, comparer, répéter et exporter</translation>
    </message>
    <message>
        <source>Alongside each child, the better of its parents joins the next generation, after both had a chance to mutate.</source>
        <translation>Avec chaque enfant, le meilleur de ses parents passe à la génération suivante, après que les deux ont eu leur chance de muter.</translation>
    </message>
    <message>
        <source>Also changed, to fit the encoding: {parts}.</source>
        <translation>Également modifiés, pour convenir au codage&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Also rate by &amp;evolution</source>
        <translation>Évaluer aussi par l’&amp;évolution</translation>
    </message>
    <message>
        <source>An &amp;entry erases its digit from the notes around it</source>
        <translation>Une &amp;saisie efface son chiffre des notes alentour</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, by conclusions that build on several earlier ones.</source>
        <translation>Une hypothèse mène à une contradiction, par des conclusions qui s’appuient sur plusieurs autres.</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Une hypothèse mène à une contradiction, à l’aide de candidats verrouillés, de paires ou de X-Wings.</translation>
    </message>
    <message>
        <source>An empty grid</source>
        <translation>Une grille vide</translation>
    </message>
    <message>
        <source>An empty grid of another size, with diagonals, windows or irregular regions</source>
        <translation>Une grille vide d’une autre taille, avec des diagonales, des fenêtres ou des régions irrégulières</translation>
    </message>
    <message>
        <source>An empty grid to type in</source>
        <translation>Une grille vide à saisir</translation>
    </message>
    <message>
        <source>An example with boxes: where does the {digit} go in the shaded one? The lines run through every other blank cell.</source>
        <translation>Un exemple avec des blocs&#xa0;: où va le {digit} dans celui qui est gris&#xa0;? Les lignes passent par toutes les autres cases vides.</translation>
    </message>
    <message>
        <source>Ancestors are not traced in a population of {n}.</source>
        <translation>Les ancêtres ne sont pas recherchés dans une population de {n}.</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP animé (*.webp)</translation>
    </message>
    <message>
        <source>Another Puzzle</source>
        <translation>Autre grille</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Any number of individuals may hold the same digits in all cells.</source>
        <translation>Autant d’individus que l’on veut peuvent avoir les mêmes chiffres dans toutes les cases.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Appearance, board, and what runs begin with</source>
        <translation>Apparence, grille, et réglages de départ des exécutions</translation>
    </message>
    <message>
        <source>Around the loop of {cells} every other cell is {digit}, so a cell that sees one of either set is not.</source>
        <translation>Le long de la boucle {cells}, une case sur deux vaut {digit}&#xa0;; une case qui en voit une de chacun des deux groupes a donc un autre chiffre.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>As likely as not, a solution comes within this computing time.</source>
        <translation>Il y a une chance sur deux qu’une solution vienne dans ce temps de calcul.</translation>
    </message>
    <message>
        <source>As made</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Ask whether to keep them</source>
        <translation>Demander s’il faut les garder</translation>
    </message>
    <message numerus="yes">
        <source>At best, %n digit(s) (was/were) missing.</source>
        <translation>
            <numerusform>Au mieux, il manquait %n chiffre.</numerusform>
            <numerusform>Au mieux, il manquait %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, 12 per page</source>
        <translation>À la fin, 12 par page</translation>
    </message>
    <message>
        <source>BUG (bivalue universal grave)</source>
        <translation>BUG (bivalue universal grave)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the Curve</source>
        <translation>Revenir à la courbe</translation>
    </message>
    <message>
        <source>Back to what was there before; Redo brings back what you typed</source>
        <translation>Retour à l’état précédent ; Rétablir ramène votre saisie</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Retour arrière, Suppr</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n population(s) that began at random on this puzzle in this session, each with the same chance; solved: {succeeded}.</source>
        <translation>
            <numerusform>D’après %n population commencée au hasard sur cette grille dans cette session&#xa0;; résolue&#xa0;: {succeeded}.</numerusform>
            <numerusform>D’après %n populations commencées au hasard sur cette grille dans cette session, chacune avec les mêmes chances&#xa0;; résolues&#xa0;: {succeeded}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {title}</source>
        <translation>D’après&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Before it is judged it is improved.</source>
        <translation>Avant d’être jugé, il est amélioré.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Best after {time}: {value}</source>
        <translation>Meilleure après {time}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Best and mean cost of the generations</source>
        <translation>Meilleur coût et coût moyen des générations</translation>
    </message>
    <message>
        <source>Best find</source>
        <translation>Meilleure trouvaille</translation>
    </message>
    <message>
        <source>Best find over the time of the hunt</source>
        <translation>Meilleure trouvaille au fil de la chasse</translation>
    </message>
    <message>
        <source>Best find: {value}</source>
        <translation>Meilleure trouvaille&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Best so &amp;far</source>
        <translation>Meilleur &amp;jusqu’ici</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Better ranks</source>
        <translation>Meilleurs rangs</translation>
    </message>
    <message>
        <source>Between givens and generations: {coefficient}.</source>
        <translation>Entre indices et générations&#xa0;: {coefficient}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Bold digits are givens. A cell with a small triangle was filled in before the evolution began. The row below the board chooses what else is shown: which digits change, how far the population agrees on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any generation again.</source>
        <translation>Les chiffres gras sont des indices. Une case marquée d’un petit triangle a été remplie avant le début de l’évolution. Les boutons sous la grille choisissent ce qu’elle montre de plus&#xa0;: quels chiffres changent, dans quelle mesure la population s’accorde sur chacun (un petit point&#xa0;: tout entière), ou lesquels sont en conflit, soulignés d’une ligne ondulée. La chronologie, en dessous, remontre n’importe quelle génération.</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Both are lower bounds</source>
        <translation>Les deux sont des minorants</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Les deux diagonales</translation>
    </message>
    <message>
        <source>Both diagonals hold each digit once, too.</source>
        <translation>Les deux diagonales aussi contiennent chaque chiffre une fois.</translation>
    </message>
    <message>
        <source>Both parents are drawn at random.</source>
        <translation>Les deux parents sont tirés au hasard.</translation>
    </message>
    <message>
        <source>Both parents are drawn from the ranks above the place that the child will take.</source>
        <translation>Les deux parents sont tirés parmi les rangs qui précèdent la place que l’enfant prendra.</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Deux axes</translation>
    </message>
    <message>
        <source>Box permutations</source>
        <translation>Permutations de blocs</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Branch {number} of {count}: if {start}, then {end}.</source>
        <translation>Branche {number} sur {count}&#xa0;: si {start}, alors {end}.</translation>
    </message>
    <message>
        <source>Budget and seed</source>
        <translation>Budget et graine</translation>
    </message>
    <message>
        <source>Building grids with propagation, with evolution and without: on 9×9 propagation alone does it.</source>
        <translation>Construire des grilles par propagation, avec évolution et sans&#xa0;: en 9×9, la propagation suffit.</translation>
    </message>
    <message>
        <source>By Setting</source>
        <translation>Par réglage</translation>
    </message>
    <message>
        <source>By generations (2007, figure 5)</source>
        <translation>Par générations (2007, figure 5)</translation>
    </message>
    <message>
        <source>By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were</source>
        <translation>La moitié des exécutions avait abouti d’ici là, entre parenthèses un quart et trois quarts&#xa0;; ∞ là où il y en eut moins</translation>
    </message>
    <message>
        <source>By {algorithm}: {figures}.</source>
        <translation>Par {algorithm}&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Can be removed: {removals}.</source>
        <translation>À éliminer&#xa0;: {removals}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annulé&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Candidate sets</source>
        <translation>Ensembles de candidats</translation>
    </message>
    <message>
        <source>Candidates, pencilled in: pairs, triples and digits confined to a line rule others out.</source>
        <translation>Des candidats notés au crayon&#xa0;: des paires, des triplets et des chiffres confinés à une rangée en excluent d’autres.</translation>
    </message>
    <message>
        <source>Cell forcing chains</source>
        <translation>Chaînes forcées par case</translation>
    </message>
    <message>
        <source>Cells all agree on</source>
        <translation>Cases unanimes</translation>
    </message>
    <message>
        <source>Cells drawn from</source>
        <translation>Cases tirées parmi</translation>
    </message>
    <message>
        <source>Cells that differ from the best</source>
        <translation>Cases qui diffèrent du meilleur</translation>
    </message>
    <message>
        <source>Cells to fill in which all individuals have the same digit</source>
        <translation>Cases à remplir où tous les individus ont le même chiffre</translation>
    </message>
    <message>
        <source>Cells with two candidates in a closed loop, each of which settles the next.</source>
        <translation>Des cases à deux candidats en boucle fermée, dont chacune détermine la suivante.</translation>
    </message>
    <message>
        <source>Chains of what follows from what, from one cell to the next.</source>
        <translation>Des chaînes de déductions, d’une case à la suivante.</translation>
    </message>
    <message>
        <source>Change the properties</source>
        <translation>Modifier les propriétés</translation>
    </message>
    <message>
        <source>Change the puzzle like this</source>
        <translation>Modifier ainsi la grille</translation>
    </message>
    <message>
        <source>Changed. Press F5 to see what comes of it.</source>
        <translation>Modifié. Appuyez sur F5 pour voir ce qu’il en sort.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Children are built cell by cell from both parents&apos; placements, and forced digits are filled in.</source>
        <translation>Les enfants sont construits case par case à partir des placements des deux parents, et les chiffres forcés sont remplis.</translation>
    </message>
    <message>
        <source>Children are evaluated without improvement.</source>
        <translation>Les enfants sont évalués sans être améliorés.</translation>
    </message>
    <message>
        <source>Children differ from their parents</source>
        <translation>Enfants différents des parents</translation>
    </message>
    <message>
        <source>Choose a file with puzzles.</source>
        <translation>Choisissez un fichier de grilles.</translation>
    </message>
    <message>
        <source>Choose a level, then press Make New Ones.</source>
        <translation>Choisissez un niveau, puis appuyez sur «&#xa0;En créer d’autres&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a step to see the boards as they are after it</source>
        <translation>Choisissez une étape pour voir les grilles telles qu’elles sont ensuite</translation>
    </message>
    <message>
        <source>Choose how many puzzles of each level, and press Generate.</source>
        <translation>Choisissez combien de grilles de chaque niveau, puis appuyez sur «&#xa0;Générer&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the pages to read, then click Read Selected Pages.</source>
        <translation>Choisissez les pages, puis cliquez sur «&#xa0;Lire les pages choisies&#xa0;».</translation>
    </message>
    <message>
        <source>Choosing the givens</source>
        <translation>Choix des indices</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Réclamation</translation>
    </message>
    <message>
        <source>Claiming that immediately leaves the digit only one place in another line.</source>
        <translation>Une réclamation qui ne laisse aussitôt au chiffre qu’une place dans une autre rangée.</translation>
    </message>
    <message>
        <source>Clashes</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Clear the cell at the cursor</source>
        <translation>Effacer la case sous le curseur</translation>
    </message>
    <message>
        <source>Clear the {digit} in {cell} before making notes there</source>
        <translation>Effacez le {digit} en {cell} avant d’y prendre des notes</translation>
    </message>
    <message>
        <source>Clear {cell}</source>
        <translation>Effacer la case en {cell}</translation>
    </message>
    <message>
        <source>Click a dot, where cells got their digits, or a line between two to see the mating</source>
        <translation>Cliquez sur un point, où des cases ont reçu leur chiffre, ou sur un trait entre deux points pour voir l’accouplement</translation>
    </message>
    <message>
        <source>Click a puzzle to play, replace or remove it.</source>
        <translation>Cliquez sur une grille pour la jouer, la remplacer ou la retirer.</translation>
    </message>
    <message>
        <source>Click or press Space to see it large</source>
        <translation>Cliquez ou appuyez sur Espace pour la voir en grand</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>C&amp;hrono</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>Colours that are safe for colour &amp;blindness</source>
        <translation>Couleurs adaptées au &amp;daltonisme</translation>
    </message>
    <message>
        <source>Column and box search</source>
        <translation>Recherche par colonnes et blocs</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <source>Compare with Lists…</source>
        <translation>Comparer à des listes…</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %n puzzle(s).</source>
        <translation>
            <numerusform>Comparé à %n grille.</numerusform>
            <numerusform>Comparé à %n grilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing time</source>
        <translation>Temps de calcul</translation>
    </message>
    <message>
        <source>Constructive evolution</source>
        <translation>Évolution constructive</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Continue Hunt</source>
        <translation>Reprendre la chasse</translation>
    </message>
    <message>
        <source>Continue the race with as many trials again</source>
        <translation>Continuer la course avec encore autant d’essais</translation>
    </message>
    <message>
        <source>Continue the run where it stopped, with a new budget</source>
        <translation>Reprendre l’exécution là où elle s’est arrêtée, avec un nouveau budget</translation>
    </message>
    <message>
        <source>Convergence plot</source>
        <translation>Graphique de convergence</translation>
    </message>
    <message>
        <source>Copied the board as text</source>
        <translation>Grille copiée sous forme de texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier c&amp;omme</translation>
    </message>
    <message>
        <source>Copy as Grid</source>
        <translation>Copier en grille</translation>
    </message>
    <message>
        <source>Copy as Grid with Entries</source>
        <translation>Copier en grille avec saisies</translation>
    </message>
    <message>
        <source>Copy as Pencilmarks</source>
        <translation>Copier en candidats</translation>
    </message>
    <message>
        <source>Copy givens and entries as a drawn grid: an entry is written as +7</source>
        <translation>Copier les données et les saisies en grille dessinée : une saisie s’écrit +7</translation>
    </message>
    <message>
        <source>Copy givens, entries and notes as a grid that HoDoKu reads</source>
        <translation>Copier données, saisies et notes dans une grille que HoDoKu lit</translation>
    </message>
    <message>
        <source>Copy of the father</source>
        <translation>Copie du père</translation>
    </message>
    <message>
        <source>Copy of the mother</source>
        <translation>Copie de la mère</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copier la graine</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Copier la grille sous forme de texte</translation>
    </message>
    <message>
        <source>Copy the command that makes the run again, bit for bit (Ctrl+C)</source>
        <translation>Copier la commande qui répète l’exécution au bit près (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the givens as a drawn grid</source>
        <translation>Copier les données en grille dessinée</translation>
    </message>
    <message>
        <source>Copy the grid as text</source>
        <translation>Copier la grille sous forme de texte</translation>
    </message>
    <message>
        <source>Copy the puzzle with its ratings, or all that are selected (Ctrl+C)</source>
        <translation>Copier la grille avec ses cotes, ou toutes celles sélectionnées (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copier la graine</translation>
    </message>
    <message>
        <source>Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve rises earlier gets closer sooner.</source>
        <translation>Compter non seulement les solutions, mais dix niveaux de fitness sur le chemin&#xa0;: plus la courbe monte tôt, plus l’algorithme s’en approche tôt.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptées</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Create puzzles</source>
        <translation>Créer des grilles</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Crossover probability</source>
        <translation>Probabilité de croisement</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 9</source>
        <translation>Ctrl + 1 … 9</translation>
    </message>
    <message>
        <source>Ctrl + arrow</source>
        <translation>Ctrl + flèche</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %n exécution&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement %n exécutions&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) of this study for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %n exécution de cette étude&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement %n exécutions de cette étude&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Supprimer le préréglage</translation>
    </message>
    <message>
        <source>Delete the preset “{title}” and its file?</source>
        <translation>Supprimer le préréglage «&#xa0;{title}&#xa0;» et son fichier&#xa0;?</translation>
    </message>
    <message>
        <source>Delete the puzzle that was not saved? This cannot be undone.</source>
        <translation>Supprimer la grille non enregistrée&#xa0;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete the runs of the study, and its file if it is your own</source>
        <translation>Supprimer les exécutions de l’étude, et son fichier si c’est l’une des vôtres</translation>
    </message>
    <message>
        <source>Delete the selected preset, if it is one of your own</source>
        <translation>Supprimer le préréglage sélectionné, si c’est l’un des vôtres</translation>
    </message>
    <message>
        <source>Delete the selected runs for good (Del)</source>
        <translation>Supprimer définitivement les exécutions sélectionnées (Suppr)</translation>
    </message>
    <message>
        <source>Descends from founder {number}</source>
        <translation>Descend du fondateur {number}</translation>
    </message>
    <message>
        <source>Deterministic crowding</source>
        <translation>Crowding déterministe</translation>
    </message>
    <message>
        <source>Developed for this program</source>
        <translation>Mis au point pour ce programme</translation>
    </message>
    <message>
        <source>Diabolical</source>
        <translation>Diabolique</translation>
    </message>
    <message>
        <source>Diabolical Puzzles</source>
        <translation>Grilles diaboliques</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamant</translation>
    </message>
    <message>
        <source>Diamond: ED = ER. Pearl: EP = ER.</source>
        <translation>Diamant&#xa0;: ED = ER. Perle&#xa0;: EP = ER.</translation>
    </message>
    <message>
        <source>Different fitness functions, compared by missing digits</source>
        <translation>Fonctions de fitness différentes, comparées par les chiffres manquants</translation>
    </message>
    <message>
        <source>Diffic&amp;ulty</source>
        <translation>Diffic&amp;ulté</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Digit &amp;font</source>
        <translation>&amp;Police des chiffres</translation>
    </message>
    <message>
        <source>Digit &amp;size</source>
        <translation>Taill&amp;e des chiffres</translation>
    </message>
    <message>
        <source>Digit for {cell}</source>
        <translation>Chiffre en {cell}</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Digits abo&amp;ve 9</source>
        <translation>C&amp;hiffres après 9</translation>
    </message>
    <message>
        <source>Digits counted</source>
        <translation>Chiffres comptés</translation>
    </message>
    <message>
        <source>Digits that are printed small into the blank cells.</source>
        <translation>Chiffres imprimés en petit dans les cases vides.</translation>
    </message>
    <message>
        <source>Digits that have just changed; at high speed only what made the best of the run better</source>
        <translation>Les chiffres qui viennent de changer&#xa0;; à grande vitesse, seulement ceux qui ont amélioré le meilleur de l’exécution</translation>
    </message>
    <message>
        <source>Digits that stand twice in a row, column or box</source>
        <translation>Les chiffres qui sont deux fois dans une ligne, une colonne ou un bloc</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Réclamation directe</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Paire cachée directe</translation>
    </message>
    <message>
        <source>Direct hidden triple</source>
        <translation>Triplet caché direct</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Pointage direct</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Ignorer</translation>
    </message>
    <message>
        <source>Distinct individuals</source>
        <translation>Individus distincts</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Diversité</translation>
    </message>
    <message>
        <source>Diversity: {share}.</source>
        <translation>Diversité&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Do not vary this parameter</source>
        <translation>Ne pas faire varier ce paramètre</translation>
    </message>
    <message>
        <source>Do you want to do without what was left out?</source>
        <translation>Voulez-vous renoncer à ce qui n’a pas été enregistré&#xa0;?</translation>
    </message>
    <message>
        <source>Do you want to save the changes to {document}?</source>
        <translation>Voulez-vous enregistrer les modifications de {document}&#xa0;?</translation>
    </message>
    <message>
        <source>Draw &amp;Over Plot</source>
        <translation>Superp&amp;oser au graphique</translation>
    </message>
    <message>
        <source>Draw other irregular regions</source>
        <translation>Tirer d’autres régions irrégulières</translation>
    </message>
    <message>
        <source>Draw the best of the selected runs over the plot of the present one; with none selected, none</source>
        <translation>Superposer le meilleur des exécutions sélectionnées au graphique de l’exécution actuelle&#xa0;; sans sélection, aucun</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Duplicates allowed</source>
        <translation>Doublons permis</translation>
    </message>
    <message>
        <source>Dynamic cell chains</source>
        <translation>Chaînes dynamiques par case</translation>
    </message>
    <message>
        <source>Dynamic cell chains with patterns</source>
        <translation>Chaînes dynamiques par case avec motifs</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains</source>
        <translation>Chaînes dynamiques de contradiction</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains with patterns</source>
        <translation>Chaînes dynamiques de contradiction avec motifs</translation>
    </message>
    <message>
        <source>Dynamic double chains</source>
        <translation>Chaînes dynamiques doubles</translation>
    </message>
    <message>
        <source>Dynamic double chains with patterns</source>
        <translation>Chaînes dynamiques doubles avec motifs</translation>
    </message>
    <message>
        <source>Dynamic region chains</source>
        <translation>Chaînes dynamiques par unité</translation>
    </message>
    <message>
        <source>Dynamic region chains with patterns</source>
        <translation>Chaînes dynamiques par unité avec motifs</translation>
    </message>
    <message>
        <source>E&amp;volution</source>
        <translation>É&amp;volution</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Ex&amp;porter</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>ECDF: the higher and the further left, the better</source>
        <translation>ECDF&#xa0;: plus c’est haut et à gauche, mieux c’est</translation>
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
        <translation>ERT&#xa0;: tout ce qui a été dépensé, divisé par le nombre d’exécutions abouties, et son intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.</source>
        <translation>Chaque case vide contient l’un de ses propres candidats, les chiffres qu’aucun indice de sa ligne, de sa colonne ou de son bloc n’occupe.</translation>
    </message>
    <message>
        <source>Each blank cell may hold any digit. Gold 2005.</source>
        <translation>Chaque case vide peut contenir n’importe quel chiffre. Gold 2005.</translation>
    </message>
    <message>
        <source>Each cell in the colour, and with the number, of the founder of the population it descends from</source>
        <translation>Chaque case dans la couleur, et avec le numéro, du fondateur de la population dont elle descend</translation>
    </message>
    <message>
        <source>Each child gets two parents, drawn from the individuals ranked above its place.</source>
        <translation>Les deux parents de l’enfant qui prend le rang i sont tirés uniformément parmi les meilleurs rangs 0…i − 1.</translation>
    </message>
    <message>
        <source>Each edge is 3 mm (⅛ in) larger, which is cut off after printing.</source>
        <translation>Chaque bord a 3&#xa0;mm (⅛ po) de plus, rognés après l’impression.</translation>
    </message>
    <message>
        <source>Each gene comes from either parent with equal probability.</source>
        <translation>Chaque gène vient de l’un ou l’autre parent avec la même probabilité.</translation>
    </message>
    <message>
        <source>Each generation in which the same solution stays best adds to the value it is ranked by.</source>
        <translation>Chaque génération où la même solution reste la meilleure s’ajoute à la valeur selon laquelle elle est classée.</translation>
    </message>
    <message>
        <source>Each is proved to have exactly one solution.</source>
        <translation>Il est prouvé que chacune a exactement une solution.</translation>
    </message>
    <message>
        <source>Each of its candidates {digits} leads there by a chain of its own.</source>
        <translation>Chacun de ses candidats {digits} y mène par sa propre chaîne.</translation>
    </message>
    <message>
        <source>Each of its places {cells} leads there by a chain of its own.</source>
        <translation>Chacune de ses places {cells} y mène par sa propre chaîne.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that falls with its rank.</source>
        <translation>Chaque parent est tiré avec une probabilité qui diminue avec son rang.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that grows with its fitness.</source>
        <translation>Chaque parent est tiré avec une probabilité qui croît avec sa fitness.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability proportional to its fitness, or to a power of it. Team 209, “Selection”.</source>
        <translation>Chaque parent est tiré avec une probabilité proportionnelle à sa fitness, ou à une puissance de celle-ci. Team 209, «&#xa0;Selection&#xa0;».</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability that falls linearly with its rank, from pressure times the mean.</source>
        <translation>Chaque parent est tiré avec une probabilité qui décroît linéairement avec son rang, à partir de la pression fois la moyenne.</translation>
    </message>
    <message>
        <source>Each parent is the best of size individuals drawn with replacement.</source>
        <translation>Chaque parent est le meilleur d’autant d’individus tirés avec remise que le veut la taille du tournoi.</translation>
    </message>
    <message>
        <source>Each parent is the best of {size} drawn at random.</source>
        <translation>Chaque parent est le meilleur de {size} tirés au hasard.</translation>
    </message>
    <message>
        <source>Each puzzle as a line of text at the foot of the page, with its seed.</source>
        <translation>Chaque grille en une ligne de texte au bas de la page, avec sa graine.</translation>
    </message>
    <message>
        <source>Each unit, or one at random, gets with some probability a sequence of swaps of cells drawn blindly.</source>
        <translation>Chaque unité, ou l’une d’elles au hasard, subit avec une certaine probabilité une série d’échanges de cases tirées à l’aveugle.</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Faciles d’abord</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Easy Puzzles</source>
        <translation>Grilles faciles</translation>
    </message>
    <message>
        <source>Eight lessons on evolution, each with something to start</source>
        <translation>Huit leçons sur l’évolution, chacune avec quelque chose à lancer</translation>
    </message>
    <message>
        <source>Either {first} is {one} or {last} is {other}; in both cases {cell} is not {digit}.</source>
        <translation>Ou bien {first} vaut {one}, ou bien {last} vaut {other}&#xa0;; dans les deux cas, {cell} ne vaut pas {digit}.</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Elimination first; then blank cells hold candidates, and a roulette wheel picks the parents.</source>
        <translation>L’élimination d’abord&#xa0;; puis les cases vides contiennent des candidats, et une roulette choisit les parents.</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Élitisme</translation>
    </message>
    <message>
        <source>En&amp;d after</source>
        <translation>Arrêter a&amp;près</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codage</translation>
    </message>
    <message>
        <source>End the hunt for now, and unlock its settings (Esc)</source>
        <translation>Arrêter la chasse pour l’instant et déverrouiller ses réglages (Échap)</translation>
    </message>
    <message>
        <source>End the study for now; it goes on where it was when it is started again</source>
        <translation>Arrêter l’étude pour l’instant&#xa0;; elle reprendra où elle en était</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter digits as notes</source>
        <translation>Saisir les chiffres comme notes</translation>
    </message>
    <message>
        <source>Enter digits as pencil notes; in the grid, N does the same unless it is a digit</source>
        <translation>Noter les chiffres au crayon&#xa0;; dans la grille, N fait de même, sauf si c’est un chiffre</translation>
    </message>
    <message>
        <source>Enter digits, not pencil notes</source>
        <translation>Saisir des chiffres, pas des notes</translation>
    </message>
    <message>
        <source>Enter or choose a puzzle in Play, then click Solve.</source>
        <translation>Saisissez ou choisissez une grille dans «&#xa0;Jouer&#xa0;», puis cliquez sur «&#xa0;Résoudre&#xa0;».</translation>
    </message>
    <message>
        <source>Enter the run&apos;s solution into your own game, as one step to undo</source>
        <translation>Reporter la solution de l’exécution dans votre propre partie, en une seule étape annulable</translation>
    </message>
    <message>
        <source>Enter {digit} in {cell}</source>
        <translation>Placer {digit} en {cell}</translation>
    </message>
    <message>
        <source>Equal pairs</source>
        <translation>Paires égales</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Erase note {digit} in {cell}</source>
        <translation>Effacer la note {digit} en {cell}</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc ferme</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Échappatoires</translation>
    </message>
    <message>
        <source>Every box is a permutation of the digits with the givens in place; rows and columns remain to be optimised.</source>
        <translation>Chaque bloc est une permutation des chiffres, les indices restant en place&#xa0;; il reste à optimiser les lignes et les colonnes.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads by a chain of links to the same conclusion.</source>
        <translation>Tous les candidats d’une case mènent par une chaîne de liens à la même conclusion.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Tous les candidats d’une case mènent à la même conclusion, par d’autres qui s’appuient sur plusieurs précédentes.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Tous les candidats d’une case mènent à la même conclusion, à l’aide de candidats verrouillés, de paires ou de X-Wings.</translation>
    </message>
    <message>
        <source>Every combination of three cells that contains a candidate would leave another cell without any.</source>
        <translation>Toute combinaison de trois cases qui contient un candidat laisserait une autre case sans aucun.</translation>
    </message>
    <message>
        <source>Every combination of two cells that contains a candidate would leave another cell without any.</source>
        <translation>Toute combinaison de deux cases qui contient un candidat laisserait une autre case sans aucun.</translation>
    </message>
    <message>
        <source>Every improvement, slowly</source>
        <translation>Chaque amélioration, lentement</translation>
    </message>
    <message>
        <source>Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the corner is the best of all, another one where the run is now. Low but far to the right is a trap: hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several populations.</source>
        <translation>Chaque ligne est le chemin d’une population, de son premier meilleur (□) jusqu’à l’endroit où elle est restée (▼). L’anneau dans le coin est le meilleur de tous, un autre indique où en est l’exécution. En bas mais loin à droite se trouve un piège&#xa0;: il ne manque presque aucun chiffre, et pourtant la plupart des cases devraient changer. Un grand ▼ a retenu plusieurs populations.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads by a chain of links to the same conclusion.</source>
        <translation>Toutes les places d’un chiffre dans une unité mènent par une chaîne de liens à la même conclusion.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Toutes les places d’un chiffre dans une unité mènent à la même conclusion, par d’autres qui s’appuient sur plusieurs précédentes.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Toutes les places d’un chiffre dans une unité mènent à la même conclusion, à l’aide de candidats verrouillés, de paires ou de X-Wings.</translation>
    </message>
    <message>
        <source>Every row is a permutation of the digits with the givens in place; columns and boxes remain to be optimised.</source>
        <translation>Chaque ligne est une permutation des chiffres, les indices restant en place&#xa0;; il reste à optimiser les colonnes et les blocs.</translation>
    </message>
    <message>
        <source>Every run is kept and can be repeated exactly</source>
        <translation>Chaque exécution est conservée et peut être répétée à l’identique</translation>
    </message>
    <message numerus="yes">
        <source>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</source>
        <translation>
            <numerusform>Les {digit} sont surlignés&#xa0;: %n sur la grille ({keys} sur une case vide y met fin)</numerusform>
            <numerusform>Les {digit} sont surlignés&#xa0;: %n sur la grille ({keys} sur une case vide y met fin)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything comes from the father.</source>
        <translation>Tout vient du père.</translation>
    </message>
    <message>
        <source>Everything comes from the mother.</source>
        <translation>Tout vient de la mère.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Evolve Any&amp;way</source>
        <translation>Lancer &amp;quand même</translation>
    </message>
    <message>
        <source>Evolve a solution with the chosen algorithm</source>
        <translation>Faire évoluer une solution avec l’algorithme choisi</translation>
    </message>
    <message>
        <source>Evolve from the &amp;Givens Alone</source>
        <translation>Partir des seuls &amp;indices</translation>
    </message>
    <message>
        <source>Evolve from the givens alone</source>
        <translation>Partir des seuls indices</translation>
    </message>
    <message>
        <source>Evolve puzzles for the hardest ones, and watch them get harder</source>
        <translation>Faire évoluer les grilles les plus difficiles et les voir se corser</translation>
    </message>
    <message>
        <source>Evolving a solved grid</source>
        <translation>Évolution d’une grille résolue</translation>
    </message>
    <message>
        <source>Evolving …</source>
        <translation>Évolution en cours…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Expected run time</source>
        <translation>Durée attendue</translation>
    </message>
    <message>
        <source>Export Film</source>
        <translation>Exporter un film</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>Exporter en P&amp;DF…</translation>
    </message>
    <message>
        <source>Export P&amp;lot…</source>
        <translation>Exporter le &amp;graphique…</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Exporter en PDF</translation>
    </message>
    <message>
        <source>Export Plot</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Export Plot…</source>
        <translation>Exporter le graphique…</translation>
    </message>
    <message>
        <source>Export Preset</source>
        <translation>Exporter le préréglage</translation>
    </message>
    <message>
        <source>Export Race</source>
        <translation>Exporter la course</translation>
    </message>
    <message>
        <source>Export Ratings</source>
        <translation>Exporter les évaluations</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Exporter l’exécution</translation>
    </message>
    <message>
        <source>Export Runs</source>
        <translation>Exporter les exécutions</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>Exporter en SVG</translation>
    </message>
    <message>
        <source>Export plot: {title}</source>
        <translation>Exporter le graphique&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Export the current settings as a preset file</source>
        <translation>Exporter les réglages actuels dans un fichier de préréglage</translation>
    </message>
    <message>
        <source>Export the evolution on the board as an animated picture</source>
        <translation>Exporter l’évolution de la grille sous forme d’image animée</translation>
    </message>
    <message>
        <source>Export the figures of every generation as CSV</source>
        <translation>Exporter les chiffres de chaque génération en CSV</translation>
    </message>
    <message>
        <source>Export the pages as SVG drawings</source>
        <translation>Exporter les pages sous forme de dessins SVG</translation>
    </message>
    <message>
        <source>Export the pages as a PDF</source>
        <translation>Exporter les pages dans un PDF</translation>
    </message>
    <message>
        <source>Export the plot as PNG or SVG</source>
        <translation>Exporter le graphique en PNG ou en SVG</translation>
    </message>
    <message>
        <source>Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer</source>
        <translation>Exporter les exécutions sélectionnées, ou toutes celles trouvées, en CSV, en lignes JSON ou pour IOHanalyzer</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrême</translation>
    </message>
    <message>
        <source>Extreme Puzzles</source>
        <translation>Grilles extrêmes</translation>
    </message>
    <message>
        <source>Factor of the differences of the sums.</source>
        <translation>Facteur des écarts des sommes.</translation>
    </message>
    <message>
        <source>Factor of the number of missing digits.</source>
        <translation>Facteur du nombre de chiffres manquants.</translation>
    </message>
    <message>
        <source>Factor of the square roots of the products’ differences.</source>
        <translation>Facteur des racines carrées des écarts des produits.</translation>
    </message>
    <message>
        <source>Fami&amp;ly Tree</source>
        <translation>Arbre généa&amp;logique</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Arbre généalogique</translation>
    </message>
    <message>
        <source>Father, rank {rank}
fitness {fitness}</source>
        <translation>Père, rang {rank}
fitness {fitness}</translation>
    </message>
    <message>
        <source>Fewest givens first</source>
        <translation>Moins d’indices d’abord</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Redoutable</translation>
    </message>
    <message>
        <source>Fiendish Puzzles</source>
        <translation>Grilles redoutables</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Fill in all candidates</source>
        <translation>Noter tous les candidats</translation>
    </message>
    <message>
        <source>Fill in the exact solver’s solution, without evolution</source>
        <translation>Remplir avec la solution du solveur exact, sans évolution</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column, and in each region inside strong borders.</source>
        <translation>Remplissez les cases vides pour que chaque ligne, chaque colonne et chaque région bordée d’un trait épais contienne exactement une fois {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column.</source>
        <translation>Remplissez les cases vides pour que chaque ligne et chaque colonne contienne exactement une fois {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row, column and box.</source>
        <translation>Remplissez les cases vides pour que chaque ligne, chaque colonne et chaque bloc contienne exactement une fois {symbols}.</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Étendre la fenêtre à tout l’écran</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>Cases remplies</translation>
    </message>
    <message>
        <source>Filming the run …</source>
        <translation>Tournage de l’exécution…</translation>
    </message>
    <message>
        <source>Find of a hunt, {rating}</source>
        <translation>Trouvaille d’une chasse, {rating}</translation>
    </message>
    <message>
        <source>Finds of the hunt</source>
        <translation>Trouvailles de la chasse</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>First puzzle of the file</source>
        <translation>Première grille du fichier</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>Fitness {cost}, and {before} before it was changed.</source>
        <translation>Fitness {cost}, et {before} avant le changement.</translation>
    </message>
    <message>
        <source>Fitness {cost}.</source>
        <translation>Fitness {cost}.</translation>
    </message>
    <message>
        <source>Fix the puzzle first: {conflict}.</source>
        <translation>Corrigez d’abord la grille&#xa0;: {conflict}.</translation>
    </message>
    <message>
        <source>Follow the R&amp;un</source>
        <translation>&amp;Suivre l’exécution</translation>
    </message>
    <message>
        <source>For evolution</source>
        <translation>Pour l’évolution</translation>
    </message>
    <message>
        <source>For evolution (scale of 2007)</source>
        <translation>Pour l’évolution (échelle de 2007)</translation>
    </message>
    <message>
        <source>For people</source>
        <translation>Pour les humains</translation>
    </message>
    <message>
        <source>For people (rating)</source>
        <translation>Pour les humains (cote)</translation>
    </message>
    <message>
        <source>For people, and for evolution</source>
        <translation>Pour les humains, et pour l’évolution</translation>
    </message>
    <message>
        <source>For people, or for evolution, which takes longer.</source>
        <translation>Pour les humains, ou pour l’évolution, ce qui prend plus longtemps.</translation>
    </message>
    <message>
        <source>For people; ≥ where no known technique leads to the solution</source>
        <translation>Pour les humains&#xa0;; ≥ là où aucune technique connue ne mène à la solution</translation>
    </message>
    <message>
        <source>Forced cells are filled first; then a large population of row permutations, under strong selection.</source>
        <translation>Les cases forcées sont remplies d’abord&#xa0;; puis vient une grande population de permutations de lignes, sous forte sélection.</translation>
    </message>
    <message>
        <source>Forced cells first</source>
        <translation>Cases forcées d’abord</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Chaîne forcée</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Found by a hunt of this program (2026)</source>
        <translation>Trouvé lors d’une chasse de ce programme (2026)</translation>
    </message>
    <message>
        <source>Four cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>Il ne doit pas rester les deux mêmes chiffres dans quatre cases, sinon on pourrait les échanger.</translation>
    </message>
    <message>
        <source>Four cells of a unit have four candidates in all, so no other cell there can hold these digits.</source>
        <translation>Quatre cases d’une unité ont quatre candidats en tout, donc aucune autre case n’y contient ces chiffres.</translation>
    </message>
    <message>
        <source>Four digits fit in only four cells of a unit, so nothing else can go there.</source>
        <translation>Quatre chiffres n’ont que quatre cases possibles dans une unité, donc rien d’autre ne peut y aller.</translation>
    </message>
    <message>
        <source>Free digits</source>
        <translation>Chiffres libres</translation>
    </message>
    <message>
        <source>Free digits, judged by averages over rows, columns and boxes; made to find solved grids.</source>
        <translation>Des chiffres libres, jugés par des moyennes sur les lignes, les colonnes et les blocs&#xa0;; conçu pour trouver des grilles résolues.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.</source>
        <translation>Logiciel libre sous licence MIT, bâti sur PySide6, NumPy, Numba et pyqtgraph.</translation>
    </message>
    <message>
        <source>From 1 to 1,000 puzzles.</source>
        <translation>De 1 à 1&#x202f;000 grilles.</translation>
    </message>
    <message>
        <source>From {minimum} to {maximum} {unit}</source>
        <translation>De {minimum} à {maximum} {unit}</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … à …</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Pleine vitesse</translation>
    </message>
    <message>
        <source>Further boxes between the usual ones hold each digit once, too.</source>
        <translation>D’autres blocs, entre les blocs habituels, aussi.</translation>
    </message>
    <message>
        <source>G&amp;ivens</source>
        <translation>&amp;Indices</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>Gri&amp;lle</translation>
    </message>
    <message>
        <source>GNOME Sudoku</source>
        <translation>GNOME Sudoku</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gemme</translation>
    </message>
    <message>
        <source>Generate a puzzle of this level: {level}</source>
        <translation>Générer une grille de ce niveau&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Generate the puzzles</source>
        <translation>Générer les grilles</translation>
    </message>
    <message>
        <source>Generated puzzle, seed {seed}</source>
        <translation>Grille générée, graine {seed}</translation>
    </message>
    <message>
        <source>Generating a puzzle of the level {level} …</source>
        <translation>Génération d’une grille de niveau {level}…</translation>
    </message>
    <message>
        <source>Generating …</source>
        <translation>Génération…</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Génération</translation>
    </message>
    <message>
        <source>Generation {generation}</source>
        <translation>Génération {generation}</translation>
    </message>
    <message>
        <source>Generation {generation}, ancestry of the best</source>
        <translation>Génération {generation}, ascendance du meilleur</translation>
    </message>
    <message>
        <source>Generation {generation}, individual {number}</source>
        <translation>Génération {generation}, individu {number}</translation>
    </message>
    <message>
        <source>Generation {generation}, mating {number}</source>
        <translation>Génération {generation}, accouplement {number}</translation>
    </message>
    <message>
        <source>Generation {number}</source>
        <translation>Génération {number}</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>Generations per solution: total generations ÷ solved runs (ERT).</source>
        <translation>Générations par solution&#xa0;: total des générations ÷ exécutions abouties (ERT).</translation>
    </message>
    <message>
        <source>Generations to a solution where forced cells are filled in first; as printed two puzzles have several solutions, so the filled-in grids of the figures are used. Figure 4 is left out: filling in solves it, before any evolution, and digits of its puzzle were lost in print.</source>
        <translation>Générations jusqu’à une solution quand les cases forcées sont remplies d’abord&#xa0;; telles qu’imprimées, deux grilles ont plusieurs solutions, on prend donc les grilles remplies des figures. La figure 4 est laissée de côté&#xa0;: le remplissage la résout avant toute évolution, et des chiffres de sa grille se sont perdus à l’impression.</translation>
    </message>
    <message>
        <source>Generations to a solution: the median of each puzzle, all figures of each class (table 2), and figure 5.</source>
        <translation>Générations jusqu’à une solution : la médiane de chaque grille, toutes les valeurs de chaque classe (tableau 2) et la figure 5.</translation>
    </message>
    <message>
        <source>Generations {first} to {last}</source>
        <translation>Générations {first} à {last}</translation>
    </message>
    <message>
        <source>Generations: least, mean, most</source>
        <translation>Générations&#xa0;: min., moyenne, max.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Abordable</translation>
    </message>
    <message>
        <source>Gentle Puzzles</source>
        <translation>Grilles abordables</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, figure 1: easy</source>
        <translation>Gerges, Zouein &amp; Azar 2018, figure 1&#xa0;: facile</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, tables 2 and 3</source>
        <translation>Gerges, Zouein &amp; Azar 2018, tableaux 2 et 3</translation>
    </message>
    <message>
        <source>Getting better.</source>
        <translation>Ça s’améliore.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Getting ready for the first time; this takes about half a minute …</source>
        <translation>Préparation du premier démarrage&#xa0;; cela prend environ une demi-minute…</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Getting the puzzle of the day …</source>
        <translation>Chargement de la grille du jour…</translation>
    </message>
    <message>
        <source>Give the puzzle a title, and say whose it is and where it is from</source>
        <translation>Donner un titre à la grille, et dire de qui et d’où elle vient</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Givens are removed at random as long as one solution remains; the result is compared with the settings.</source>
        <translation>Des indices sont retirés au hasard tant que la solution reste unique&#xa0;; le résultat est comparé aux réglages.</translation>
    </message>
    <message>
        <source>Givens never move.</source>
        <translation>Les indices ne bougent jamais.</translation>
    </message>
    <message>
        <source>Go to the next cell to compare with the picture (Tab, F3)</source>
        <translation>Aller à la prochaine case à comparer avec l’image (Tab, F3)</translation>
    </message>
    <message>
        <source>Going to generation {generation} …</source>
        <translation>Passage à la génération {generation}…</translation>
    </message>
    <message>
        <source>Gold 2005: 36,700 generations to fill an empty grid</source>
        <translation>Gold 2005&#xa0;: 36&#x202f;700 générations pour remplir une grille vide</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>Gr&amp;ille</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Grid with &amp;Entries</source>
        <translation>Grille avec &amp;saisies</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Grids tried</source>
        <translation>Grilles essayées</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>H&amp;unt</source>
        <translation>C&amp;hasse</translation>
    </message>
    <message>
        <source>H&amp;unt…</source>
        <translation>C&amp;hasse…</translation>
    </message>
    <message>
        <source>Half of the runs needed {amount} at most.</source>
        <translation>La moitié des exécutions a demandé au plus {amount}.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hardest technique</source>
        <translation>Technique la plus difficile</translation>
    </message>
    <message>
        <source>Hardest: {technique}. {sentence} {steps}.</source>
        <translation>La plus difficile&#xa0;: {technique}. {sentence} {steps}.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Quadruplet caché</translation>
    </message>
    <message>
        <source>Hidden single in a box</source>
        <translation>Singleton caché (bloc)</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Singleton caché (rangée)</translation>
    </message>
    <message>
        <source>Hidden single in a region</source>
        <translation>Singleton caché (région)</translation>
    </message>
    <message>
        <source>Hidden single in a window</source>
        <translation>Singleton caché (fenêtre)</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Con&amp;traste élevé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Highlight every {digit}</source>
        <translation>Surligner tous les {digit}</translation>
    </message>
    <message>
        <source>Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the same unless it is a digit</source>
        <translation>Surligner partout le chiffre de la case sous le curseur, ou cesser sur une case vide&#xa0;; dans la grille, H fait de même, sauf si c’est un chiffre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint: {technique}</source>
        <translation>Conseil&#xa0;: {technique}</translation>
    </message>
    <message>
        <source>Home, End; Ctrl + Home, End</source>
        <translation>Début, Fin&#xa0;; Ctrl + Début, Fin</translation>
    </message>
    <message>
        <source>How fast the race is shown; it does not change who is first.</source>
        <translation>À quelle vitesse la course est montrée&#xa0;; cela ne change pas qui arrive en tête.</translation>
    </message>
    <message>
        <source>How fast the run is shown; this never changes the result</source>
        <translation>À quelle vitesse l’exécution est montrée&#xa0;; le résultat n’en dépend jamais</translation>
    </message>
    <message>
        <source>How hard is this puzzle?</source>
        <translation>Quelle est sa difficulté&#xa0;?</translation>
    </message>
    <message>
        <source>How hard the puzzle is for people and for evolution</source>
        <translation>La difficulté de la grille, pour les humains et pour l’évolution</translation>
    </message>
    <message>
        <source>How it evolves</source>
        <translation>Comment il évolue</translation>
    </message>
    <message>
        <source>How likely a cell is to take a random candidate.</source>
        <translation>La probabilité qu’une case prenne un candidat au hasard.</translation>
    </message>
    <message>
        <source>How likely a child is to be improved.</source>
        <translation>La probabilité qu’un enfant soit amélioré.</translation>
    </message>
    <message>
        <source>How likely a child is to be mutated.</source>
        <translation>La probabilité qu’un enfant soit muté.</translation>
    </message>
    <message>
        <source>How likely a child is to have two parents; otherwise it starts as a copy of the first.</source>
        <translation>La probabilité qu’un enfant ait deux parents&#xa0;; sinon il commence comme copie du premier.</translation>
    </message>
    <message>
        <source>How likely a mutation is.</source>
        <translation>La probabilité d’une mutation.</translation>
    </message>
    <message>
        <source>How likely a parent is to be mutated.</source>
        <translation>La probabilité qu’un parent soit muté.</translation>
    </message>
    <message>
        <source>How likely a placement that both parents share is to be made first.</source>
        <translation>La probabilité qu’un placement commun aux deux parents soit fait en premier.</translation>
    </message>
    <message>
        <source>How likely a sequence of swaps is.</source>
        <translation>La probabilité d’une série d’échanges.</translation>
    </message>
    <message>
        <source>How long each step can be seen; it does not affect the puzzles.</source>
        <translation>Combien de temps chaque étape reste visible&#xa0;; les grilles n’en dépendent pas.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How many children of this generation replaced another individual</source>
        <translation>Combien d’enfants de cette génération ont remplacé un autre individu</translation>
    </message>
    <message>
        <source>How many chromosomes a generation has.</source>
        <translation>Combien de chromosomes compte une génération.</translation>
    </message>
    <message>
        <source>How many digits the best is missing in all rows, columns and boxes</source>
        <translation>Combien de chiffres manquent au meilleur dans toutes les lignes, colonnes et blocs</translation>
    </message>
    <message>
        <source>How many digits the best so far is missing in all rows, columns and boxes</source>
        <translation>Combien de chiffres manquent au meilleur jusqu’ici dans toutes les lignes, colonnes et blocs</translation>
    </message>
    <message>
        <source>How many extra repetitions are tolerated in the rows and columns that moved digits enter.</source>
        <translation>Combien de répétitions en plus sont tolérées dans les lignes et les colonnes où entrent les chiffres déplacés.</translation>
    </message>
    <message>
        <source>How many individuals compete to become a parent.</source>
        <translation>Combien d’individus concourent pour devenir parent.</translation>
    </message>
    <message>
        <source>How many islands evolve at the same time.</source>
        <translation>Combien d’îles évoluent en même temps.</translation>
    </message>
    <message>
        <source>How many matings in a row may bring nothing new before a duplicate is let in.</source>
        <translation>Combien d’accouplements de suite peuvent ne rien donner de nouveau avant qu’un doublon soit admis.</translation>
    </message>
    <message>
        <source>How many of 100 runs are solved within 100,000 trials.</source>
        <translation>Combien d’exécutions sur 100 sont résolues en 100&#x202f;000 essais.</translation>
    </message>
    <message>
        <source>How many of 50 grids are solved within twelve seconds: ours, its control, and the published ant colonies.</source>
        <translation>Combien de grilles sur 50 sont résolues en douze secondes&#xa0;: notre algorithme, son témoin et les colonies de fourmis publiées.</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged</source>
        <translation>Combien des meilleurs survivent inchangés</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged.</source>
        <translation>Combien des meilleurs survivent inchangés.</translation>
    </message>
    <message>
        <source>How many puzzles</source>
        <translation>Nombre de grilles</translation>
    </message>
    <message>
        <source>How many repairs a child gets.</source>
        <translation>Combien de réparations reçoit un enfant.</translation>
    </message>
    <message>
        <source>How many runners: two to four.</source>
        <translation>Combien courent&#xa0;: deux à quatre.</translation>
    </message>
    <message>
        <source>How many swaps a mutation makes.</source>
        <translation>Combien d’échanges fait une mutation.</translation>
    </message>
    <message>
        <source>How many times the mean probability the best individual has; 1 means no selection pressure.</source>
        <translation>Le rapport entre la probabilité du meilleur individu et la probabilité moyenne&#xa0;; 1 veut dire aucune pression de sélection.</translation>
    </message>
    <message>
        <source>How many times, at most, all cells and units are searched.</source>
        <translation>Combien de fois, au plus, toutes les cases et les unités sont parcourues.</translation>
    </message>
    <message>
        <source>How often this is drawn, compared with the others.</source>
        <translation>Fréquence de ce choix par rapport aux autres.</translation>
    </message>
    <message>
        <source>How often, at most, a child is mutated again.</source>
        <translation>Combien de fois, au plus, un enfant est muté de nouveau.</translation>
    </message>
    <message>
        <source>How the givens are arranged; newspapers like the half turn.</source>
        <translation>La disposition des indices&#xa0;; les journaux aiment le demi-tour.</translation>
    </message>
    <message>
        <source>How the givens are chosen: by evolution of patterns, at random until ten runs of the algorithm agree (papers), or by removing givens at random (digging).</source>
        <translation>La façon de choisir les indices&#xa0;: par évolution de motifs, au hasard jusqu’à ce que dix exécutions de l’algorithme s’accordent (articles), ou par retrait d’indices au hasard (creusement).</translation>
    </message>
    <message>
        <source>How the level is shown above each puzzle.</source>
        <translation>Comment le niveau est indiqué au-dessus de chaque grille.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Comment se servir du programme</translation>
    </message>
    <message>
        <source>How two parents made the winning grid.</source>
        <translation>Comment deux parents ont fait la grille gagnante.</translation>
    </message>
    <message>
        <source>Human rating</source>
        <translation>Cote humaine</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Chasse</translation>
    </message>
    <message>
        <source>Hunt for hard puzzles</source>
        <translation>Chasse aux grilles difficiles</translation>
    </message>
    <message>
        <source>Hunted for</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Hunts are kept, and go on where they were.</source>
        <translation>Les chasses sont conservées et reprennent où elles en étaient.</translation>
    </message>
    <message>
        <source>I have a puzzle</source>
        <translation>J’ai une grille</translation>
    </message>
    <message>
        <source>IOHanalyzer (*.zip)</source>
        <translation>IOHanalyzer (*.zip)</translation>
    </message>
    <message>
        <source>If the program ended now, your work would be lost: it cannot be kept safe ({reason}).</source>
        <translation>Si le programme s’arrêtait maintenant, votre travail serait perdu&#xa0;: il ne peut pas être sauvegardé ({reason}).</translation>
    </message>
    <message>
        <source>If there is a puzzle, put the four corners of the frame on those of its grid, with the mouse, or with 1 to 4 and the arrows.</source>
        <translation>S’il y a une grille, placez les quatre coins du cadre sur les siens, avec la souris ou avec 1 à 4 et les flèches.</translation>
    </message>
    <message>
        <source>If {cells} too had only two candidates, every digit would have two places in each unit, and any solution would have a twin with every choice reversed. So one of them holds one of its extra candidates, {digits}.</source>
        <translation>Si {cells} n’avaient aussi que deux candidats, chaque chiffre aurait deux places dans chaque unité, et toute solution aurait une jumelle où chaque choix est inversé. Donc l’une de ces cases contient l’un de ses candidats en plus, {digits}.</translation>
    </message>
    <message>
        <source>If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.</source>
        <translation>Si {cell} vaut {digit}, tout s’enchaîne le long de la boucle&#xa0;; sinon, tout s’enchaîne dans l’autre sens.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, a chain of links would make it {digit}: so it is {digit}.</source>
        <translation>Si {cell} ne valait pas {digit}, une chaîne de liens y mènerait tout de même à {digit}&#xa0;: c’est donc {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, then {other} would be {clash} and would not: so {cell} is {digit}.</source>
        <translation>Si {cell} ne valait pas {digit}, alors {other} vaudrait {clash} et ne le vaudrait pas&#xa0;: donc {cell} vaut {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in one of {excluders}.</source>
        <translation>Si {cell} valait {digit}, alors, quoi que contienne {others}, il ne resterait aucun candidat dans l’une de {excluders}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in {excluders}.</source>
        <translation>Si {cell} valait {digit}, alors, quoi que contienne {others}, il ne resterait aucun candidat dans {excluders}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then {other} would be {clash} and would not: so {cell} is not {digit}.</source>
        <translation>Si {cell} valait {digit}, alors {other} vaudrait {clash} et ne le vaudrait pas&#xa0;: donc {cell} ne vaut pas {digit}.</translation>
    </message>
    <message>
        <source>If {first} is not {one}, a chain of links leads to {last} being {other}.</source>
        <translation>Si {first} ne vaut pas {one}, une chaîne de liens conduit à ce que {last} vaille {other}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.</source>
        <translation>Si {loop} ne contenaient que {pair}, échanger les deux donnerait une seconde solution. Dans {unit}, le chiffre {locked} n’a de place qu’en {cells}, donc l’une de ces cases le contient&#xa0;; l’autre ne doit pas valoir {digit}, sinon il ne resterait que {pair}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds one of the digits {digits}.</source>
        <translation>Si {loop} ne contenaient que {pair}, échanger les deux donnerait une seconde solution&#xa0;: donc l’une des cases {cells} contient l’un des chiffres {digits}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds {digit}, and no cell that sees them all can.</source>
        <translation>Si {loop} ne contenaient que {pair}, échanger les deux donnerait une seconde solution&#xa0;: donc l’une des cases {cells} contient {digit}, et aucune case qui les voit toutes ne peut le contenir.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.</source>
        <translation>Si {loop} ne contenaient que {pair}, échanger les deux donnerait une seconde solution&#xa0;: donc {cell} ne contient ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}.</source>
        <translation>Si {pivot} vaut {x}, alors {first} vaut {z}&#xa0;; s’il y a {y}, alors {second} vaut {z}.</translation>
    </message>
    <message>
        <source>Import Preset</source>
        <translation>Importer un préréglage</translation>
    </message>
    <message>
        <source>Import a preset from a file</source>
        <translation>Importer un préréglage à partir d’un fichier</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>Importer {file}</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>In a random unit, exchange two cells, rotate three, or move a digit and shift the others.</source>
        <translation>Dans une unité au hasard, deux cases sont échangées, trois permutées tour à tour, ou un chiffre est déplacé et les autres se décalent.</translation>
    </message>
    <message>
        <source>In a separate file</source>
        <translation>Dans un fichier à part</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En un mot</translation>
    </message>
    <message>
        <source>In each of {units} the digit {digit} fits in only two cells, and {near} and {far} cannot both hold it.</source>
        <translation>Dans {units}, le chiffre {digit} n’a chaque fois que deux places, et {near} et {far} ne peuvent pas le contenir ensemble.</translation>
    </message>
    <message>
        <source>In four parallel lines a digit fits only in the same four crossing lines, which lose it elsewhere.</source>
        <translation>Dans quatre rangées parallèles, un chiffre n’a de places que dans les quatre mêmes rangées transversales, qui le perdent ailleurs.</translation>
    </message>
    <message>
        <source>In stars</source>
        <translation>En étoiles</translation>
    </message>
    <message>
        <source>In three parallel lines a digit fits only in the same three crossing lines, which lose it elsewhere.</source>
        <translation>Dans trois rangées parallèles, un chiffre n’a de places que dans les trois mêmes rangées transversales, qui le perdent ailleurs.</translation>
    </message>
    <message>
        <source>In two parallel lines a digit fits only in the same two crossing lines, which lose it elsewhere.</source>
        <translation>Dans deux rangées parallèles, un chiffre n’a de places que dans les deux mêmes rangées transversales, qui le perdent ailleurs.</translation>
    </message>
    <message>
        <source>In {base} the digit {digit} fits only in {cover}, so no other cell of {cover} can hold it.</source>
        <translation>Dans {base}, le chiffre {digit} n’a de places que dans {cover}, donc aucune autre case dans {cover} ne peut le contenir.</translation>
    </message>
    <message>
        <source>In {cell} only {digit} is left: every other digit is ruled out.</source>
        <translation>En {cell}, il ne reste que {digit}&#xa0;: tous les autres chiffres sont exclus.</translation>
    </message>
    <message>
        <source>In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it.</source>
        <translation>Dans {first}, toutes les places pour {digit} sont dans {second}, donc aucune autre case dans {second} ne peut le contenir.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cells}: one of them holds it, and the other an extra candidate.</source>
        <translation>Dans {unit}, le chiffre {digit} n’a de place qu’en {cells}&#xa0;: l’une de ces cases le contient, et l’autre un candidat en plus.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cell}.</source>
        <translation>Dans {unit}, le chiffre {digit} n’a de place qu’en {cell}.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only in {cells}, so nothing else can go there.</source>
        <translation>Dans {unit}, les chiffres {digits} n’ont de place qu’en {cells}, donc rien d’autre ne peut y aller.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only there and in {cells}: with one of these places taken, {cells} can hold nothing else.</source>
        <translation>Dans {unit}, les chiffres {digits} n’ont de place que là et en {cells}&#xa0;: si l’une de ces places est prise, {cells} ne peuvent rien contenir d’autre.</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Individu</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Économie d’encre</translation>
    </message>
    <message>
        <source>Insertions</source>
        <translation>Insertions</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Algorithms that propagate</source>
        <translation>Ce qui est difficile pour l’évolution l’est-il pour les humains&#xa0;? Algorithmes qui propagent</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Puzzles of all levels</source>
        <translation>Ce qui est difficile pour l’évolution l’est-il pour les humains&#xa0;? Grilles de tous les niveaux</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Random minimal puzzles</source>
        <translation>Ce qui est difficile pour l’évolution l’est-il pour les humains&#xa0;? Grilles minimales aléatoires</translation>
    </message>
    <message>
        <source>Island {number}: {puzzles}, {solutions}, {fewest} to {most} givens</source>
        <translation>Île {number}&#xa0;: {puzzles}, {solutions}, de {fewest} à {most} indices</translation>
    </message>
    <message>
        <source>It is as good as its better parent.</source>
        <translation>Il vaut son meilleur parent.</translation>
    </message>
    <message>
        <source>It is better than both parents.</source>
        <translation>Il est meilleur que ses deux parents.</translation>
    </message>
    <message>
        <source>It is drawn at random; only the givens are always in their places.</source>
        <translation>Il est tiré au hasard&#xa0;; seuls les indices sont toujours à leur place.</translation>
    </message>
    <message numerus="yes">
        <source>It is more like the father, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Il ressemble davantage au père, dont il diffère par %n case.</numerusform>
            <numerusform>Il ressemble davantage au père, dont il diffère par %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is more like the mother, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Il ressemble davantage à la mère, dont il diffère par %n case.</numerusform>
            <numerusform>Il ressemble davantage à la mère, dont il diffère par %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no worse than her {fitness} and takes her place.</source>
        <translation>Il n’est pas pire qu’elle avec {fitness}, et prend sa place.</translation>
    </message>
    <message>
        <source>It is no worse than his {fitness} and takes his place.</source>
        <translation>Il n’est pas pire que lui avec {fitness}, et prend sa place.</translation>
    </message>
    <message>
        <source>It is no worse than the worst that is left, with {fitness}, and takes its place.</source>
        <translation>Il n’est pas pire que le pire qui reste, avec {fitness}, et prend sa place.</translation>
    </message>
    <message>
        <source>It is one of several solutions.</source>
        <translation>C’est l’une de plusieurs solutions.</translation>
    </message>
    <message>
        <source>It is one of the best of the run so far, which live on in the new population.</source>
        <translation>C’est l’un des meilleurs de l’exécution jusqu’ici, qui survivent dans la nouvelle population.</translation>
    </message>
    <message>
        <source>It is there already, but so many matings brought nothing new that it takes place {place}.</source>
        <translation>Il y est déjà, mais tant d’accouplements n’ont rien donné de nouveau qu’il prend la place {place}.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded.</source>
        <translation>Il y est déjà&#xa0;: un doublon, qui est rejeté.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded. Matings in a row without anything new: {times}; after {tries} a duplicate is let in.</source>
        <translation>Il y est déjà&#xa0;: un doublon, qui est rejeté. Accouplements de suite sans rien de nouveau&#xa0;: {times}&#xa0;; après {tries}, un doublon est admis.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which replaces nobody.</source>
        <translation>Il y est déjà&#xa0;: un doublon, qui ne remplace personne.</translation>
    </message>
    <message>
        <source>It is worse than both parents.</source>
        <translation>Il est pire que ses deux parents.</translation>
    </message>
    <message>
        <source>It is worse than her {fitness}: she keeps her place.</source>
        <translation>Il est pire qu’elle avec {fitness}&#xa0;: elle garde sa place.</translation>
    </message>
    <message>
        <source>It is worse than his {fitness}: he keeps his place.</source>
        <translation>Il est pire que lui avec {fitness}&#xa0;: il garde sa place.</translation>
    </message>
    <message>
        <source>It is worse than its better parent.</source>
        <translation>Il est pire que son meilleur parent.</translation>
    </message>
    <message>
        <source>It is worse than the worst that is left, with {fitness}, and replaces nobody.</source>
        <translation>Il est pire que le pire qui reste, avec {fitness}, et ne remplace personne.</translation>
    </message>
    <message>
        <source>Its rating</source>
        <translation>Sa cote</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Méduse</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Jigsaw: irregular regions</source>
        <translation>Puzzle&#xa0;: des régions irrégulières</translation>
    </message>
    <message>
        <source>KSudoku</source>
        <translation>KSudoku</translation>
    </message>
    <message>
        <source>Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted</source>
        <translation>Courbe de survie de Kaplan et Meier&#xa0;: une exécution abandonnée compte tant qu’elle a duré</translation>
    </message>
    <message>
        <source>Keep them, like givens</source>
        <translation>Les garder, comme des indices</translation>
    </message>
    <message>
        <source>Keys and First Steps</source>
        <translation>Touches et premiers pas</translation>
    </message>
    <message>
        <source>Keys in the grid</source>
        <translation>Touches dans la grille</translation>
    </message>
    <message>
        <source>Known after a few restarts</source>
        <translation>Connu après quelques redémarrages</translation>
    </message>
    <message>
        <source>Kropki dots</source>
        <translation>points Kropki</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Large digits and strong lines, one puzzle on a page</source>
        <translation>Grands chiffres et traits épais, une grille par page</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Large print has large digits and strong lines; ink-saving has thin lines and light digits.</source>
        <translation>Les gros caractères ont de grands chiffres et des traits épais ; l’économie d’encre, des traits fins et des chiffres clairs.</translation>
    </message>
    <message>
        <source>Last cell</source>
        <translation>Dernière case</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Dernière page</translation>
    </message>
    <message>
        <source>Last puzzle of the file</source>
        <translation>Dernière grille du fichier</translation>
    </message>
    <message>
        <source>Latin square</source>
        <translation>carré latin</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Ni&amp;veau</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Leaving out any given would allow several solutions.</source>
        <translation>Si un seul indice manquait, il y aurait plusieurs solutions.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n grid(s), the earliest and least visited.</source>
        <translation>
            <numerusform>Omise&#xa0;: %n grille, ancienne et peu visitée.</numerusform>
            <numerusform>Omises&#xa0;: %n grilles, les plus anciennes et les moins visitées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n puzzle(s) not 9×9 with exactly one solution.</source>
        <translation>
            <numerusform>Omise&#xa0;: %n grille qui n’est pas 9×9 avec exactement une solution.</numerusform>
            <numerusform>Omises&#xa0;: %n grilles qui ne sont pas 9×9 avec exactement une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in seconds:</source>
        <translation>Durée en secondes&#xa0;:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Let the &amp;Constructive Algorithm Try</source>
        <translation>Laisser essayer l’algorithme &amp;constructif</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Relancer le chrono</translation>
    </message>
    <message>
        <source>Let the constructive algorithm solve the puzzle at full speed</source>
        <translation>Laisser l’algorithme constructif résoudre la grille à pleine vitesse</translation>
    </message>
    <message>
        <source>Let two to four algorithms race on this puzzle, with the same number of trials each</source>
        <translation>Faire courir deux à quatre algorithmes sur cette grille, à nombre d’essais égal</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>Letters, A to P</source>
        <translation>Lettres, de A à P</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level of the puzzles with the fewest givens.</source>
        <translation>Niveau des grilles ayant le moins d’indices.</translation>
    </message>
    <message>
        <source>Level on the algorithm’s scale, if it has one</source>
        <translation>Niveau sur l’échelle de l’algorithme, s’il en a une</translation>
    </message>
    <message>
        <source>Levels and ratings can be compared only among such grids. Evolution’s levels and Mantere &amp; Koljonen’s method are for 9×9 with boxes and nothing else.</source>
        <translation>Niveaux et cotes ne se comparent qu’entre grilles de cette sorte. Les niveaux de l’évolution et la méthode de Mantere &amp; Koljonen ne valent que pour le 9×9 à blocs, sans autre règle.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Line below the title.</source>
        <translation>Ligne sous le titre.</translation>
    </message>
    <message>
        <source>Line {first} was left out: {problem}.</source>
        <translation>La ligne {first} a été laissée de côté : {problem}.</translation>
    </message>
    <message>
        <source>Linear ranking</source>
        <translation>Rang linéaire</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Lines {first} to {last} were left out: {problem}.</source>
        <translation>Les lignes {first} à {last} ont été laissées de côté : {problem}.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Lists of Known Puzzles</source>
        <translation>Listes de grilles connues</translation>
    </message>
    <message>
        <source>Loading the kernels …</source>
        <translation>Chargement des noyaux de calcul…</translation>
    </message>
    <message>
        <source>Loading the plots …</source>
        <translation>Chargement des graphiques…</translation>
    </message>
    <message>
        <source>Long chains that fork: the hardest techniques there are.</source>
        <translation>De longues chaînes ramifiées&#xa0;: les techniques les plus difficiles qui soient.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Look &amp;Back</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Voir à l’&amp;intérieur</translation>
    </message>
    <message>
        <source>Look at the candidates {digits}.</source>
        <translation>Regardez les candidats {digits}.</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>Regardez {place}.</translation>
    </message>
    <message>
        <source>Looking for solutions: {number} to go …</source>
        <translation>Recherche des solutions&#xa0;: encore {number}…</translation>
    </message>
    <message>
        <source>Looking for the next step …</source>
        <translation>Recherche de l’étape suivante…</translation>
    </message>
    <message>
        <source>Looking for the path …</source>
        <translation>Recherche du chemin…</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.</source>
        <translation>Minorant&#xa0;: aucune technique connue ne mène plus loin après {steps}. La plus difficile jusque-là&#xa0;: {technique}.</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further.</source>
        <translation>Minorant&#xa0;: aucune technique connue ne mène plus loin.</translation>
    </message>
    <message>
        <source>M&amp;issing Digits (Comparable)</source>
        <translation>&amp;Chiffres manquants (comparables)</translation>
    </message>
    <message>
        <source>Made by {program} {version}, {date}.</source>
        <translation>Créé avec {program} {version}, {date}.</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Issu de</translation>
    </message>
    <message>
        <source>Make &amp;Book…</source>
        <translation>Créer un &amp;livre…</translation>
    </message>
    <message>
        <source>Make New Ones</source>
        <translation>En créer d’autres</translation>
    </message>
    <message>
        <source>Make a Book</source>
        <translation>Créer un livre</translation>
    </message>
    <message>
        <source>Make a Book…</source>
        <translation>Créer un livre…</translation>
    </message>
    <message>
        <source>Make a book of puzzles, ready to be printed and bound</source>
        <translation>Créer un livre de grilles, prêt à imprimer et à relier</translation>
    </message>
    <message>
        <source>Make another puzzle like this one in its place</source>
        <translation>Créer à sa place une autre grille comme celle-ci</translation>
    </message>
    <message>
        <source>Make new ones for the present settings.</source>
        <translation>Créez-en d’autres avec les réglages actuels.</translation>
    </message>
    <message>
        <source>Make puzzles of the level, size and pattern you choose</source>
        <translation>Créer des grilles du niveau, de la taille et du motif de votre choix</translation>
    </message>
    <message>
        <source>Make the run again on the board, bit for bit (Enter)</source>
        <translation>Répéter l’exécution sur la grille, au bit près (Entrée)</translation>
    </message>
    <message>
        <source>Make the runs of the study that are missing, in the background</source>
        <translation>Faire en arrière-plan les exécutions de l’étude qui manquent</translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation>Agrandir le texte</translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation>Réduire le texte</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen (2007)</source>
        <translation>Mantere &amp; Koljonen (2007)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 on AI Escargot</source>
        <translation>Mantere &amp; Koljonen 2007 sur AI Escargot</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 1: easy</source>
        <translation>Mantere &amp; Koljonen 2007, figure 1&#xa0;: facile</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 6: medium</source>
        <translation>Mantere &amp; Koljonen 2007, figure 6&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 7: hard</source>
        <translation>Mantere &amp; Koljonen 2007, figure 7&#xa0;: difficile</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 1: newspaper puzzles</source>
        <translation>Mantere &amp; Koljonen 2007, tableau 1&#xa0;: grilles de journaux</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 2 and figure 5: how hard newspaper puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, tableau 2 et figure 5&#xa0;: la difficulté des grilles de journaux</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 3: how often the same solution comes back</source>
        <translation>Mantere &amp; Koljonen 2007, tableau 3&#xa0;: combien de fois revient la même solution</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 4: how hard generated puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, tableau 4&#xa0;: la difficulté des grilles générées</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: mutations and fitness of the earlier version</source>
        <translation>Mantere &amp; Koljonen 2007 : mutations et fitness de la version antérieure</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: the printed puzzles and the empty grid</source>
        <translation>Mantere &amp; Koljonen 2007&#xa0;: les grilles imprimées et la grille vide</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which choices of the design matter</source>
        <translation>Mantere &amp; Koljonen 2007 : quels choix de conception comptent</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which reading of the paper fits its figures</source>
        <translation>Mantere &amp; Koljonen 2007 : quelle lecture de l’article s’accorde avec ses chiffres</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen’s method is for plain 9×9 puzzles, with boxes only</source>
        <translation>la méthode de Mantere &amp; Koljonen ne vaut que pour les grilles 9×9 à blocs sans autre règle</translation>
    </message>
    <message>
        <source>Mantere and Koljonen’s algorithm takes a hundred to hundreds of thousands of generations; algorithms that propagate find most puzzles trivial.</source>
        <translation>Il faut à l’algorithme de Mantere et Koljonen cent à des centaines de milliers de générations&#xa0;; pour les algorithmes qui propagent, la plupart des grilles sont triviales.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Mark the entries that differ from the exact solver’s solution, without revealing it; or say what the solver proves</source>
        <translation>Marquer les saisies fausses d’après la solution du solveur exact, sans la dévoiler&#xa0;; ou dire ce qu’il prouve</translation>
    </message>
    <message>
        <source>Mating</source>
        <translation>Accouplement</translation>
    </message>
    <message>
        <source>Mating of the &amp;Best</source>
        <translation>Accouplement du meille&amp;ur</translation>
    </message>
    <message>
        <source>Mating {number} made the best of the generation.</source>
        <translation>L’accouplement {number} a donné le meilleur de la génération.</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Mét&amp;hode</translation>
    </message>
    <message>
        <source>Mean (95 % interval)</source>
        <translation>Moyenne (IC 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Mean generations</source>
        <translation>Générations en moyenne</translation>
    </message>
    <message>
        <source>Mean generations of the runs solved within 3,000.</source>
        <translation>Générations moyennes des exécutions résolues en 3&#x202f;000 au plus.</translation>
    </message>
    <message>
        <source>Mean generations to a solution, of runs that have all the time they want.</source>
        <translation>Générations moyennes jusqu’à une solution, pour des exécutions sans limite de temps.</translation>
    </message>
    <message>
        <source>Mean is a lower bound</source>
        <translation>La moyenne est un minorant</translation>
    </message>
    <message>
        <source>Mean of all runs; ≥ where some ran out of budget</source>
        <translation>Moyenne de toutes les exécutions&#xa0;; ≥ si certaines ont épuisé leur budget</translation>
    </message>
    <message>
        <source>Mean of solved runs</source>
        <translation>Moyenne des abouties</translation>
    </message>
    <message>
        <source>Mean run time of the solved runs alone, as papers give it, and Student’s 95 % interval</source>
        <translation>Durée moyenne des seules exécutions abouties, comme la donnent les articles, et l’intervalle de Student à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Median (quartiles)</source>
        <translation>Médiane (quartiles)</translation>
    </message>
    <message>
        <source>Medians with 95 % intervals: {medians}.</source>
        <translation>Médianes avec intervalles à 95&#xa0;%&#xa0;: {medians}.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Memory: about {size}</source>
        <translation>Mémoire&#xa0;: environ {size}</translation>
    </message>
    <message>
        <source>Min-conflicts</source>
        <translation>Min-conflits</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Missing and repeated digits</source>
        <translation>Chiffres manquants et répétés</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Chiffres manquants</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <comment>short</comment>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Missing digits of each runner</source>
        <translation>Chiffres manquants de chaque concurrent</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Modéré</translation>
    </message>
    <message>
        <source>Moderate Puzzles</source>
        <translation>Grilles modérées</translation>
    </message>
    <message>
        <source>Modified; the default is {value}.</source>
        <translation>Modifié&#xa0;; par défaut&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {parts}.</source>
        <translation>Modifié&#xa0;; dans le préréglage&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {part}.</source>
        <translation>Modifié&#xa0;; dans le préréglage&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {value}.</source>
        <translation>Modifié&#xa0;; dans le préréglage&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Autres options</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Plus de chiffres</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Most in a line</source>
        <translation>Maximum par rangée</translation>
    </message>
    <message>
        <source>Most promising puzzle</source>
        <translation>Grille la plus prometteuse</translation>
    </message>
    <message>
        <source>Mother, rank {rank}
fitness {fitness}</source>
        <translation>Mère, rang {rank}
fitness {fitness}</translation>
    </message>
    <message>
        <source>Move a slider now: it counts from the next run.</source>
        <translation>Déplacez un curseur&#xa0;: il compte dès la prochaine exécution.</translation>
    </message>
    <message>
        <source>Mutated parents</source>
        <translation>Parents mutés</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>My Puzzle</source>
        <translation>Ma grille</translation>
    </message>
    <message>
        <source>My entries and notes</source>
        <translation>Mes saisies et mes notes</translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Ma grille</translation>
    </message>
    <message>
        <source>My study</source>
        <translation>Mon étude</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Singleton nu</translation>
    </message>
    <message>
        <source>Naked singles, then hidden singles of rows, columns and boxes are filled in, pass after pass.</source>
        <translation>Les singletons nus, puis les singletons cachés des lignes, des colonnes et des blocs sont remplis, passage après passage.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Name at the foot of the title page.</source>
        <translation>Nom au bas de la page de titre.</translation>
    </message>
    <message>
        <source>Ne&amp;w puzzles</source>
        <translation>&amp;Nouvelles grilles</translation>
    </message>
    <message>
        <source>Nested &amp;chains:</source>
        <translation>&amp;Chaînes imbriquées :</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle</source>
        <translation>No&amp;uvelle grille</translation>
    </message>
    <message>
        <source>New Puzzles</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>Nouvelle étude</translation>
    </message>
    <message>
        <source>New Study…</source>
        <translation>Nouvelle étude…</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Toujours nouvelle</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Nouvelles grilles</translation>
    </message>
    <message>
        <source>New random seed each run</source>
        <translation>Nouvelle graine au hasard à chaque exécution</translation>
    </message>
    <message>
        <source>Newly generated puzzles</source>
        <translation>Grilles nouvellement générées</translation>
    </message>
    <message>
        <source>Newspaper, 1 star</source>
        <translation>Journal, 1 étoile</translation>
    </message>
    <message>
        <source>Newspaper, 5 stars</source>
        <translation>Journal, 5 étoiles</translation>
    </message>
    <message>
        <source>Next Branch</source>
        <translation>Branche suivante</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Conseil suivant</translation>
    </message>
    <message>
        <source>Next I&amp;mprovement</source>
        <translation>A&amp;mélioration suivante</translation>
    </message>
    <message>
        <source>Next R&amp;estart</source>
        <translation>Redémarrage &amp;suivant</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>No Sudoku was found in {file}.</source>
        <translation>Aucun sudoku n’a été trouvé dans {file}.</translation>
    </message>
    <message>
        <source>No algorithm solved half of its runs.</source>
        <translation>Aucun algorithme n’a abouti dans la moitié de ses exécutions.</translation>
    </message>
    <message numerus="yes">
        <source>No better grid for %n generation(s).</source>
        <translation>
            <numerusform>Pas de meilleure grille depuis %n génération.</numerusform>
            <numerusform>Pas de meilleure grille depuis %n générations.</numerusform>
        </translation>
    </message>
    <message>
        <source>No browser could be opened. The report is in {file}.</source>
        <translation>Aucun navigateur n’a pu être ouvert. Le rapport se trouve dans {file}.</translation>
    </message>
    <message>
        <source>No entry differs from the exact solver’s solution.</source>
        <translation>Aucune saisie ne diffère de la solution du solveur exact.</translation>
    </message>
    <message numerus="yes">
        <source>No entry differs from the exact solver’s solution; %n cell(s) to go.</source>
        <translation>
            <numerusform>Aucune saisie ne diffère de la solution du solveur exact&#xa0;; il reste %n case.</numerusform>
            <numerusform>Aucune saisie ne diffère de la solution du solveur exact&#xa0;; il reste %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier pour l’instant</translation>
    </message>
    <message>
        <source>No grey, which some printers turn into dots.</source>
        <translation>Pas de gris, que certaines imprimantes rendent par des points.</translation>
    </message>
    <message>
        <source>No guessing is needed: every puzzle has exactly one solution, and reasoning leads to it.</source>
        <translation>Inutile de deviner&#xa0;: chaque grille a une solution unique, et le raisonnement y mène.</translation>
    </message>
    <message>
        <source>No hint: fix the puzzle first: {conflict}.</source>
        <translation>Pas de conseil&#xa0;: corrigez d’abord la grille&#xa0;: {conflict}.</translation>
    </message>
    <message>
        <source>No hint: the puzzle has several solutions, so no step is certain.</source>
        <translation>Pas de conseil&#xa0;: la grille a plusieurs solutions, donc aucune étape n’est sûre.</translation>
    </message>
    <message>
        <source>No hint: there is no puzzle yet.</source>
        <translation>Pas de conseil&#xa0;: il n’y a pas encore de grille.</translation>
    </message>
    <message>
        <source>No known technique leads further from here.</source>
        <translation>Aucune technique connue ne mène plus loin d’ici.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>No limit on {name}</source>
        <translation>Sans limite&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No mutation this time.</source>
        <translation>Pas de mutation cette fois.</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Pas encore de grille</translation>
    </message>
    <message>
        <source>No puzzle yet.</source>
        <translation>Pas encore de grille.</translation>
    </message>
    <message>
        <source>No race has begun</source>
        <translation>Aucune course n’a commencé</translation>
    </message>
    <message>
        <source>No run has been kept yet</source>
        <translation>Aucune exécution n’a encore été conservée</translation>
    </message>
    <message>
        <source>No run has ended yet.</source>
        <translation>Aucune exécution n’est encore terminée.</translation>
    </message>
    <message>
        <source>No run solved the puzzle within its budget; the figures show what was spent.</source>
        <translation>Aucune exécution n’a résolu la grille dans les limites de son budget&#xa0;; les nombres disent ce qui a été dépensé.</translation>
    </message>
    <message>
        <source>No runs here yet.</source>
        <translation>Pas encore d’exécutions.</translation>
    </message>
    <message>
        <source>No setting has several values among these runs. Give a study a list or a range of values: what they do is shown here.</source>
        <translation>Aucun réglage n’a plusieurs valeurs parmi ces exécutions. Donnez à une étude une liste ou une plage de valeurs&#xa0;: leur effet se voit ici.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try again.</source>
        <translation>Aucune grille de cette sorte n’a été trouvée&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>No two individuals of a generation hold the same digits in all cells: duplicates are discarded, mating goes on.</source>
        <translation>Deux individus d’une génération n’ont jamais les mêmes chiffres dans toutes les cases&#xa0;: les doublons sont rejetés, et les accouplements continuent.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Nº&#xa0;{number}</translation>
    </message>
    <message>
        <source>Nobody can win on this puzzle: {reason}.</source>
        <translation>Personne ne peut gagner sur cette grille&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet.</source>
        <translation>Personne n’a encore trouvé.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet; Continue gives everybody as many trials again.</source>
        <translation>Personne n’a encore trouvé&#xa0;; «&#xa0;Continuer&#xa0;» redonne à chacun autant d’essais.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None: a Latin square</source>
        <translation>Aucune&#xa0;: un carré latin</translation>
    </message>
    <message>
        <source>Not generated: {reason}</source>
        <translation>Rien n’a été généré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Not hard enough to be rated yet.</source>
        <translation>Pas encore assez difficile pour être cotée.</translation>
    </message>
    <message>
        <source>Not in the preset.</source>
        <translation>Absente du préréglage.</translation>
    </message>
    <message>
        <source>Not rated: the puzzle has several solutions, so no reasoning can single one out.</source>
        <translation>Pas d’évaluation&#xa0;: la grille a plusieurs solutions, donc aucun raisonnement ne mène à l’une d’elles.</translation>
    </message>
    <message>
        <source>Not rated: {reason}</source>
        <translation>Pas d’évaluation&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Non indiquée</translation>
    </message>
    <message>
        <source>Not solved by generation {generation}.</source>
        <translation>Pas résolu à la génération {generation}.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolues</translation>
    </message>
    <message>
        <source>Not solved yet by {runners}.</source>
        <translation>Pas encore résolu par {runners}.</translation>
    </message>
    <message>
        <source>Note {digit} in {cell}</source>
        <translation>Noter {digit} en {cell}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes are laid out like a keypad, not with 1 2 3 on top.</source>
        <translation>Les notes sont disposées comme un pavé numérique, sans 1 2 3 en haut.</translation>
    </message>
    <message>
        <source>Notes off: digits are entries again</source>
        <translation>Notes désactivées&#xa0;: les chiffres sont de nouveau des saisies</translation>
    </message>
    <message>
        <source>Notes on: digits are pencilled in ({keys} switches notes off)</source>
        <translation>Notes activées&#xa0;: les chiffres sont notés au crayon ({keys} pour désactiver)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing fades or moves on the board by itself</source>
        <translation>Rien ne s’estompe ni ne bouge de soi-même sur la grille</translation>
    </message>
    <message>
        <source>Nothing left to find.</source>
        <translation>Il ne reste rien à trouver.</translation>
    </message>
    <message>
        <source>Nothing was pasted: {reason}.</source>
        <translation>Rien n’a été collé : {reason}.</translation>
    </message>
    <message>
        <source>Number of givens: {fewest} to {most}.</source>
        <translation>Nombre d’indices&#xa0;: de {fewest} à {most}.</translation>
    </message>
    <message>
        <source>Number of puzzles on a page.</source>
        <translation>Nombre de grilles par page.</translation>
    </message>
    <message>
        <source>Number of runs, each with its own seed; the paper made 100.</source>
        <translation>Nombre d’exécutions, chacune avec sa propre graine&#xa0;; l’article en a fait 100.</translation>
    </message>
    <message>
        <source>Number of seeds before an algorithm can be eliminated.</source>
        <translation>Nombre de graines avant qu’un algorithme puisse être éliminé.</translation>
    </message>
    <message>
        <source>Numbers, typed with two keys</source>
        <translation>Nombres, tapés en deux touches</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>O&amp;rdre</translation>
    </message>
    <message>
        <source>Of 100 puzzles generated the paper’s way, how many are easy, medium and hard by the mean generations of 100 runs.</source>
        <translation>Sur 100 grilles générées à la manière de l’article, combien sont faciles, moyennes et difficiles d’après les générations moyennes de 100 exécutions.</translation>
    </message>
    <message>
        <source>Of the puzzles with a known human rating, {agreement} have the same level on this scale as for people. Spearman’s coefficient between the two ratings is {coefficient}.</source>
        <translation>Parmi les grilles dont la cote humaine est connue, {agreement} ont le même niveau sur cette échelle que pour les humains. Le coefficient de Spearman entre les deux cotes est {coefficient}.</translation>
    </message>
    <message>
        <source>Of the two copies the father’s is better: it takes place {place}.</source>
        <translation>Des deux copies, celle du père est la meilleure&#xa0;: elle prend la place {place}.</translation>
    </message>
    <message>
        <source>Of the two copies the mother’s is no worse: it takes place {place}.</source>
        <translation>Des deux copies, celle de la mère n’est pas pire&#xa0;: elle prend la place {place}.</translation>
    </message>
    <message>
        <source>Of {tried} puzzles, {rejected} were rejected because a run found another solution, and {unsolved} were given up unsolved; ten runs agreed on {agreed}, of which the exact solver refuted {refuted}.</source>
        <translation>Sur {tried} grilles, {rejected} ont été rejetées parce qu’une exécution a trouvé une autre solution, et {unsolved} abandonnées sans solution&#xa0;; dix exécutions se sont accordées sur {agreed}, dont le solveur exact a réfuté {refuted}.</translation>
    </message>
    <message>
        <source>On Sudoku Explainer’s scale; an upper end of 12 means no limit.</source>
        <translation>Sur l’échelle de Sudoku Explainer&#xa0;; 12 comme borne supérieure veut dire sans limite.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>On the command line: {name}</source>
        <translation>En ligne de commande&#xa0;: {name}</translation>
    </message>
    <message>
        <source>On the way, in the candidates that are left there:</source>
        <translation>En chemin, dans les candidats qui y restent :</translation>
    </message>
    <message>
        <source>On the way, locked candidates, pairs or X-wings rule out candidates.</source>
        <translation>En chemin, des candidats verrouillés, des paires ou des X-Wings excluent des candidats.</translation>
    </message>
    <message>
        <source>On the way, patterns and chains in the remaining candidates rule out others.</source>
        <translation>En chemin, des motifs et des chaînes dans les candidats restants en excluent d’autres.</translation>
    </message>
    <message>
        <source>One Generation &amp;Back</source>
        <translation>&amp;Reculer d’une génération</translation>
    </message>
    <message>
        <source>One Generation For&amp;ward</source>
        <translation>A&amp;vancer d’une génération</translation>
    </message>
    <message>
        <source>One cell: all digits but one can be ruled out for it.</source>
        <translation>Une case&#xa0;: tous les chiffres sauf un y sont exclus.</translation>
    </message>
    <message>
        <source>One digit, one box: only one of its cells is left for the digit.</source>
        <translation>Un chiffre, un bloc&#xa0;: il ne reste au chiffre qu’une seule de ses cases.</translation>
    </message>
    <message>
        <source>One digit, one row or column: only one cell is left for it there.</source>
        <translation>Un chiffre, une ligne ou une colonne&#xa0;: il ne lui reste là qu’une seule case.</translation>
    </message>
    <message>
        <source>One of them does not admit the other’s digit.</source>
        <translation>L’une d’elles n’admet pas le chiffre de l’autre.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in a line, and {most} are allowed.</source>
        <translation>L’un d’eux se trouverait {count} fois dans une rangée, et {most} sont permises.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new column and box together, and {most} are allowed.</source>
        <translation>L’un d’eux se trouverait {count} fois dans sa nouvelle colonne et son nouveau bloc ensemble, et {most} sont permises.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new row and column together, and {most} are allowed.</source>
        <translation>L’un d’eux se trouverait {count} fois dans sa nouvelle ligne et sa nouvelle colonne ensemble, et {most} sont permises.</translation>
    </message>
    <message>
        <source>One of {cells} is {z}, so no cell that sees all three can hold it.</source>
        <translation>L’une des cases {cells} vaut {z}, donc aucune case qui les voit toutes les trois ne peut le contenir.</translation>
    </message>
    <message>
        <source>One of: {choices}.</source>
        <translation>L’un de&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>One print holds at most {number} puzzles.</source>
        <translation>Une impression contient au plus {number} grilles.</translation>
    </message>
    <message>
        <source>One run is published; how many generations ours take.</source>
        <translation>Une exécution est publiée&#xa0;; combien de générations prennent les nôtres.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <source>One study runs at a time; stop this one to choose another</source>
        <translation>Une seule étude tourne à la fois&#xa0;; arrêtez celle-ci pour en choisir une autre</translation>
    </message>
    <message>
        <source>Only {cell} is blank in {unit}, and {digit} is missing there.</source>
        <translation>Dans {unit}, seule {cell} est vide, et il y manque {digit}.</translation>
    </message>
    <message>
        <source>Only {file} is opened, the other files are not</source>
        <translation>Seul {file} est ouvert, les autres fichiers ne le sont pas</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Open Puzzles</source>
        <translation>Ouvrir des grilles</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open a file with puzzles</source>
        <translation>Ouvrir un fichier de grilles</translation>
    </message>
    <message>
        <source>Open puzzle</source>
        <translation>Ouvrir la grille</translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>Ouvrir {file}</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>Opening {file}; Esc stops it</source>
        <translation>Ouverture de {file}&#xa0;; Échap l’arrête</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Operators of Your Own</source>
        <translation>Vos propres opérateurs</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Origines</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Other Size or Variant</source>
        <translation>Autre taille ou variante</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Autres candidats</translation>
    </message>
    <message>
        <source>Otherwise the child stays as it was.</source>
        <translation>Sinon l’enfant reste tel qu’il était.</translation>
    </message>
    <message>
        <source>Our algorithm and its control on 9×9</source>
        <translation>Notre algorithme et son témoin en 9×9</translation>
    </message>
    <message>
        <source>Our algorithm on hard 25×25 grids, beside ant colonies</source>
        <translation>Notre algorithme sur des grilles 25×25 difficiles, face aux colonies de fourmis</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Les nôtres</translation>
    </message>
    <message>
        <source>Over Time</source>
        <translation>Avec le temps</translation>
    </message>
    <message>
        <source>Over all units: 1 for each missing digit, and n − 1 for each digit that occurs n &gt; 1 times.</source>
        <translation>Sur toutes les unités&#xa0;: 1 pour chaque chiffre manquant, et n − 1 pour chaque chiffre qui apparaît n &gt; 1 fois.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>P&amp;lot…</source>
        <translation>&amp;Graphique…</translation>
    </message>
    <message>
        <source>P&amp;uzzles per page</source>
        <translation>Grilles &amp;par page</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Page {page}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Page {page}, puzzle {place}</source>
        <translation>Page {page}, grille {place}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Parents survive alongside their child, nobody twice; a stuck population is purged.</source>
        <translation>Les parents survivent à côté de leur enfant, personne en double&#xa0;; une population bloquée est purgée.</translation>
    </message>
    <message>
        <source>Parents’ mutation</source>
        <translation>Mutation des parents</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste Text or Picture</source>
        <translation>Coller texte ou image</translation>
    </message>
    <message>
        <source>Paste a puzzle from any text that holds one, or from a picture</source>
        <translation>Coller une grille à partir d’un texte quelconque qui en contient une, ou d’une image</translation>
    </message>
    <message>
        <source>Paste puzzle</source>
        <translation>Coller la grille</translation>
    </message>
    <message>
        <source>Pattern of givens</source>
        <translation>Motif des indices</translation>
    </message>
    <message>
        <source>Patterns of givens, the fittest puzzle first</source>
        <translation>Motifs d’indices, la grille la plus apte en premier</translation>
    </message>
    <message>
        <source>Patterns over the whole grid: wings, fish and rectangles.</source>
        <translation>Des motifs sur toute la grille&#xa0;: ailes, poissons et rectangles.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Suspendre le chrono</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Suspendre l’exécution</translation>
    </message>
    <message>
        <source>Pause the run to see how the children of this generation are made.</source>
        <translation>Suspendez l’exécution pour voir comment naissent les enfants de cette génération.</translation>
    </message>
    <message>
        <source>Paused in generation {generation}.</source>
        <translation>En pause à la génération {generation}.</translation>
    </message>
    <message>
        <source>Paused. {progress} Nothing is lost.</source>
        <translation>En pause. {progress} Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Pen&amp;cilled in</source>
        <translation>Noté au cra&amp;yon</translation>
    </message>
    <message>
        <source>Pencil into every blank cell the digits that its row, column and box allow</source>
        <translation>Noter dans chaque case vide ce que sa ligne, sa colonne et son bloc lui laissent</translation>
    </message>
    <message>
        <source>Penpa links are drawings, which are not read here; copy the digits of the puzzle</source>
        <translation>les liens Penpa sont des dessins, qui ne sont pas lus ici ; copiez les chiffres de la grille</translation>
    </message>
    <message>
        <source>People and evolution</source>
        <translation>Humains et évolution</translation>
    </message>
    <message>
        <source>Photo…</source>
        <translation>Photo…</translation>
    </message>
    <message>
        <source>Pictures ({patterns});;All files (*)</source>
        <translation>Images ({patterns});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yer’s digits:</source>
        <translation>C&amp;hiffres du joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place by seconds</source>
        <translation>Place par les secondes</translation>
    </message>
    <message>
        <source>Place by trials</source>
        <translation>Place par les essais</translation>
    </message>
    <message>
        <source>Places of one digit in a closed loop of links, every other one of which holds it.</source>
        <translation>Les places d’un chiffre dans une boucle fermée de liens, dont une sur deux le contient.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play the puzzle of the day, choose a new one by its level, or type, paste, photograph or open your own.</source>
        <translation>Jouez la grille du jour, choisissez-en une nouvelle par son niveau, ou saisissez, collez, photographiez ou ouvrez la vôtre.</translation>
    </message>
    <message>
        <source>Plo&amp;t</source>
        <translation>Gra&amp;phique</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Pointing that immediately leaves the digit only one place in another box.</source>
        <translation>Un pointage qui ne laisse aussitôt au chiffre qu’une place dans un autre bloc.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Presets (*{suffix});;All files (*)</source>
        <translation>Préréglages (*{suffix});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Press Enter to see the mating</source>
        <translation>Entrée montre l’accouplement</translation>
    </message>
    <message>
        <source>Press F5. In Evolve the board shows the best chromosome of each generation, and the curve shows how close it is to a solution. Your own digits stay in Play.</source>
        <translation>Appuyez sur F5. Dans «&#xa0;Évolution&#xa0;», la grille montre le meilleur chromosome de chaque génération, et la courbe, à quelle distance il est d’une solution. Vos propres chiffres restent dans «&#xa0;Jouer&#xa0;».</translation>
    </message>
    <message>
        <source>Press Solve (F5) and watch the best come closer to a solution</source>
        <translation>Appuyez sur Résoudre (F5) et regardez le meilleur s’approcher d’une solution</translation>
    </message>
    <message>
        <source>Press Solve (F5) to see which paths evolution takes through this puzzle.</source>
        <translation>Appuyez sur Résoudre (F5) pour voir quels chemins l’évolution prend dans cette grille.</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Pression</translation>
    </message>
    <message>
        <source>Previous &amp;Improvement</source>
        <translation>Améliorat&amp;ion précédente</translation>
    </message>
    <message>
        <source>Previous &amp;Restart</source>
        <translation>Redémarra&amp;ge précédent</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print Puzzles of a File</source>
        <translation>Imprimer un fichier de grilles</translation>
    </message>
    <message>
        <source>Print puzzles, with a preview</source>
        <translation>Imprimer des grilles, avec un aperçu</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Probability for</source>
        <translation>Probabilité pour</translation>
    </message>
    <message>
        <source>Product of 9 / distinct</source>
        <translation>Produit des 9 / distincts</translation>
    </message>
    <message>
        <source>Product of averages</source>
        <translation>Produit des moyennes</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Avancement de l’étude</translation>
    </message>
    <message>
        <source>Prop&amp;erties…</source>
        <translation>Propriétés de l&amp;a grille…</translation>
    </message>
    <message>
        <source>Propagated grids</source>
        <translation>Grilles propagées</translation>
    </message>
    <message>
        <source>Propagated: the rules alone filled in this cell before the evolution began</source>
        <translation>Propagé&#xa0;: les règles seules ont rempli cette case avant le début de l’évolution</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiés</translation>
    </message>
    <message>
        <source>Published values. Change one and press F5.</source>
        <translation>Valeurs publiées. Changez-en une et appuyez sur F5.</translation>
    </message>
    <message>
        <source>Purge</source>
        <translation>Purge</translation>
    </message>
    <message>
        <source>Purge after</source>
        <translation>Purge après</translation>
    </message>
    <message>
        <source>Purge after this many generations without improvement.</source>
        <translation>Purger après ce nombre de générations sans amélioration.</translation>
    </message>
    <message>
        <source>Purges</source>
        <translation>Purges</translation>
    </message>
    <message>
        <source>Purges: {count}</source>
        <translation>Purges&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Put in by a player, to judge by their looks: %n digit(s).</source>
        <translation>
            <numerusform>Saisi par un joueur, d’après son aspect&#xa0;: %n chiffre.</numerusform>
            <numerusform>Saisis par un joueur, d’après leur aspect&#xa0;: %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the puzzle on the board (Enter)</source>
        <translation>Afficher la grille (Entrée)</translation>
    </message>
    <message>
        <source>Put the selected finds on the paper, or the best one</source>
        <translation>Mettre sur le papier les trouvailles sélectionnées, ou la meilleure</translation>
    </message>
    <message>
        <source>Put this puzzle on the board (Enter)</source>
        <translation>Afficher cette grille (Entrée)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Puzzle of a file</source>
        <translation>Grille d’un fichier</translation>
    </message>
    <message>
        <source>Puzzle of a run</source>
        <translation>Grille d’une exécution</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Puzzle of the guide</source>
        <translation>Grille du guide</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Grille {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} does not have exactly one solution.</source>
        <translation>La grille {number} n’a pas exactement une solution.</translation>
    </message>
    <message>
        <source>Puzzle {number} of the file</source>
        <translation>Grille {number} du fichier</translation>
    </message>
    <message>
        <source>Puzzle {number} of {file}</source>
        <translation>Grille {number} de {file}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {puzzles}</source>
        <translation>Grille {number} sur {puzzles}</translation>
    </message>
    <message>
        <source>Puzzle: {puzzle}</source>
        <translation>Grille&#xa0;: {puzzle}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Puzzles ({patterns});;All files (*)</source>
        <translation>Grilles ({patterns});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Puzzles by mean generations</source>
        <translation>Grilles selon le nombre moyen de générations</translation>
    </message>
    <message>
        <source>Puzzles evolve on islands. Every find is minimal and has exactly one solution.</source>
        <translation>Les grilles évoluent sur des îles. Chaque trouvaille est minimale et a exactement une solution.</translation>
    </message>
    <message>
        <source>Puzzles evolve towards the settings; each is proved to have one solution, and rated.</source>
        <translation>Les grilles évoluent vers les réglages&#xa0;; chacune est prouvée unique et évaluée.</translation>
    </message>
    <message>
        <source>Puzzles evolve until one is hard enough to be rated.</source>
        <translation>Les grilles évoluent jusqu’à ce que l’une soit assez difficile pour être cotée.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Grilles trouvées</translation>
    </message>
    <message>
        <source>Puzzles generated</source>
        <translation>Grilles générées</translation>
    </message>
    <message>
        <source>Puzzles of the Study</source>
        <translation>Grilles de l’étude</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Grilles par page</translation>
    </message>
    <message>
        <source>Puzzles rated</source>
        <translation>Grilles évaluées</translation>
    </message>
    <message>
        <source>Puzzles rejected at each run (Mantere &amp; Koljonen 2007, table 3)</source>
        <translation>Grilles rejetées à chaque exécution (Mantere &amp; Koljonen 2007, tableau 3)</translation>
    </message>
    <message>
        <source>Puzzles tried</source>
        <translation>Grilles essayées</translation>
    </message>
    <message>
        <source>Puzzles {first} to {last}</source>
        <translation>Grilles {first} à {last}</translation>
    </message>
    <message>
        <source>Puzzles, algorithms and seeds tried together: the papers’ tables, and your own</source>
        <translation>Grilles, algorithmes et graines essayés ensemble&#xa0;: les tableaux des articles, et les vôtres</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Quart</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Quicker?</source>
        <translation>Plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>Co&amp;urse…</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Race Another</source>
        <translation>Course à deux</translation>
    </message>
    <message>
        <source>Random candidates</source>
        <translation>Candidats au hasard</translation>
    </message>
    <message>
        <source>Random construction</source>
        <translation>Construction aléatoire</translation>
    </message>
    <message>
        <source>Random givens of an open solution, solved ten times: after how many runs another solution shows, of 5,591. Each cell is kept with a chance of a third: the paper names an expected number of givens, not which.</source>
        <translation>Indices au hasard d’une solution ouverte, résolus dix fois&#xa0;: après combien d’exécutions une autre solution apparaît, sur 5&#x202f;591. Chaque case est gardée avec une chance sur trois&#xa0;: l’article parle d’un nombre attendu d’indices sans le donner.</translation>
    </message>
    <message>
        <source>Random removal</source>
        <translation>Retrait au hasard</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Graine au hasard</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Rank {mother} (fitness {mothers}) is both parents.</source>
        <translation>Le rang {mother} (fitness {mothers}) fournit les deux parents.</translation>
    </message>
    <message>
        <source>Rat&amp;ings</source>
        <translation>&amp;Cotes</translation>
    </message>
    <message>
        <source>Rate C&amp;ollection…</source>
        <translation>Évaluer une &amp;collection…</translation>
    </message>
    <message>
        <source>Rate Collection</source>
        <translation>Évaluer une collection</translation>
    </message>
    <message>
        <source>Rate Puzzle &amp;{number}</source>
        <translation>Évaluer la grille &amp;{number}</translation>
    </message>
    <message>
        <source>Rate all puzzles in a file, and compare people with evolution</source>
        <translation>Évaluer toutes les grilles d’un fichier, et comparer les humains à l’évolution</translation>
    </message>
    <message>
        <source>Rate all puzzles in the file</source>
        <translation>Évaluer toutes les grilles du fichier</translation>
    </message>
    <message>
        <source>Rated collections</source>
        <translation>Collections évaluées</translation>
    </message>
    <message>
        <source>Rated puzzles</source>
        <translation>Grilles évaluées</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Rating by evolution: {run} of {runs}</source>
        <translation>Évaluation par l’évolution&#xa0;: {run} sur {runs}</translation>
    </message>
    <message>
        <source>Rating is a lower bound</source>
        <translation>La cote est un minorant</translation>
    </message>
    <message>
        <source>Rating of the first step</source>
        <translation>Cote du premier pas</translation>
    </message>
    <message>
        <source>Rating of the hardest step</source>
        <translation>Cote du pas le plus difficile</translation>
    </message>
    <message>
        <source>Rating up to the first placement</source>
        <translation>Cote jusqu’au premier chiffre placé</translation>
    </message>
    <message>
        <source>Rating: {number} to go …</source>
        <translation>Évaluation&#xa0;: encore {number}…</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Ratings by evolution</source>
        <translation>Évaluations par évolution</translation>
    </message>
    <message>
        <source>Ratings from … to …</source>
        <translation>Cotes de … à …</translation>
    </message>
    <message>
        <source>Ratings of grids other than plain 9×9 can be compared only with those of the same kind of grid.</source>
        <translation>Les cotes des grilles autres que le 9×9 ordinaire ne se comparent qu’à celles de grilles du même genre.</translation>
    </message>
    <message>
        <source>Ratings of the one or two puzzles that were varied</source>
        <translation>Cotes de la grille ou des deux grilles qui ont été variées</translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation>Animations réd&amp;uites</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>Repre&amp;ndre</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <comment>a race</comment>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Reached by then</source>
        <translation>Atteints d’ici là</translation>
    </message>
    <message>
        <source>Read &amp;Selected Pages</source>
        <translation>Lire les pages &amp;choisies</translation>
    </message>
    <message>
        <source>Read P&amp;hoto…</source>
        <translation>Lire une p&amp;hoto…</translation>
    </message>
    <message>
        <source>Read Photo</source>
        <translation>Lire une photo</translation>
    </message>
    <message>
        <source>Read a Photo…</source>
        <translation>Lire une photo…</translation>
    </message>
    <message>
        <source>Read a puzzle from a photo, a scan, a screenshot or a PDF</source>
        <translation>Lire une grille sur une photo, un scan, une capture d’écran ou un PDF</translation>
    </message>
    <message>
        <source>Read as {symbols}</source>
        <translation>Lire comme {symbols}</translation>
    </message>
    <message numerus="yes">
        <source>Read as: {format}. %n puzzle(s) (was/were) read; these parts were not:</source>
        <translation>
            <numerusform>Lu comme : {format}. %n grille a été lue ; ces parties ne l’ont pas été :</numerusform>
            <numerusform>Lu comme : {format}. %n grilles ont été lues ; ces parties ne l’ont pas été :</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the QR code beside the puzzle, and so certain.</source>
        <translation>Lu dans le code QR à côté de la grille, donc certain.</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the left</source>
        <translation>Relire la grille, tournée d’un quart de tour vers la gauche</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the right</source>
        <translation>Relire la grille, tournée d’un quart de tour vers la droite</translation>
    </message>
    <message>
        <source>Reading the lists …</source>
        <translation>Lecture des listes…</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Lecture du texte…</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>Ready to evolve.</source>
        <translation>Prêt à évoluer.</translation>
    </message>
    <message>
        <source>Ready; the kernels must be compiled again at the next start: {reason}.</source>
        <translation>Prêt&#xa0;; les noyaux de calcul devront être recompilés au prochain démarrage&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rétablir la modification annulée</translation>
    </message>
    <message>
        <source>Reduced &amp;Motion</source>
        <translation>Animations réd&amp;uites</translation>
    </message>
    <message>
        <source>Region forcing chains</source>
        <translation>Chaînes forcées par unité</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Rejected at run {run}: {count}</source>
        <translation>Rejetées à l’exécution {run}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Note(s)</source>
        <translation>
            <numerusform>Effacer %n note</numerusform>
            <numerusform>Effacer %n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Both Notes</source>
        <translation>Effacer les deux notes</translation>
    </message>
    <message>
        <source>Remove all entries and notes; only the givens stay</source>
        <translation>Effacer toutes les saisies et les notes&#xa0;; seuls les indices restent</translation>
    </message>
    <message>
        <source>Remove this puzzle from the paper (Del)</source>
        <translation>Retirer cette grille du papier (Suppr)</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>Remove {label}</source>
        <translation>Retirer {label}</translation>
    </message>
    <message>
        <source>Removed: {parts}.</source>
        <translation>Retirés&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Removed: {removals}.</source>
        <translation>Éliminés&#xa0;: {removals}.</translation>
    </message>
    <message>
        <source>Rename the damaged file and begin a new one? No run is deleted.</source>
        <translation>Renommer le fichier endommagé et en commencer un nouveau&#xa0;? Aucune exécution n’est supprimée.</translation>
    </message>
    <message>
        <source>Rename the damaged file of the runs, and begin a new one</source>
        <translation>Renommer le fichier endommagé des exécutions et en commencer un nouveau</translation>
    </message>
    <message>
        <source>Repeat {algorithm}, Seed {seed}</source>
        <translation>Répéter {algorithm}, graine {seed}</translation>
    </message>
    <message>
        <source>Repeated digits in columns, then in boxes, are swapped within rows wherever both sides gain.</source>
        <translation>Les chiffres répétés dans les colonnes, puis dans les blocs, sont échangés au sein des lignes partout où les deux côtés y gagnent.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace Preset</source>
        <translation>Remplacer le préréglage</translation>
    </message>
    <message>
        <source>Replace the puzzle with the one in the clipboard</source>
        <translation>Remplacer la grille par celle du presse-papiers</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacés</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Remplacement</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset to the Preset</source>
        <translation>Revenir au préréglage</translation>
    </message>
    <message>
        <source>Reset to the Published Values</source>
        <translation>Revenir aux valeurs publiées</translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation>Réinitialiser {label}</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrage</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Redémarrage après</translation>
    </message>
    <message>
        <source>Restart this puzzle</source>
        <translation>Recommencer cette grille</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Redémarrages</translation>
    </message>
    <message>
        <source>Restarts: {count}</source>
        <translation>Redémarrages&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Puzzle</source>
        <translation>Restaurer la grille &amp;non enregistrée</translation>
    </message>
    <message>
        <source>Restore the puzzle of a session that ended unexpectedly</source>
        <translation>Restaurer la grille d’une session qui s’est terminée inopinément</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results of the race</source>
        <translation>Résultats de la course</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Reprendre l’exécution</translation>
    </message>
    <message>
        <source>Return a cost: deviations of each unit&apos;s sum and product from those of 1…9, plus the number of missing digits.</source>
        <translation>Coût&#xa0;: les écarts entre la somme et le produit de chaque unité et ceux de 1…9, plus le nombre de chiffres manquants.</translation>
    </message>
    <message>
        <source>Return to the pad, and remove the step from the board</source>
        <translation>Revenir au pavé, et retirer l’étape de la grille</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Roulette</translation>
    </message>
    <message>
        <source>Row and Column &amp;Names</source>
        <translation>Noms des lignes et c&amp;olonnes</translation>
    </message>
    <message>
        <source>Row by row, one key per cell. What you type becomes part of the puzzle, in bold.</source>
        <translation>Ligne par ligne, une touche par case. Ce que vous tapez devient partie de la grille, en gras.</translation>
    </message>
    <message>
        <source>Row permutations</source>
        <translation>Permutations de lignes</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Row {row} column {column}: {content}</source>
        <translation>Ligne {row} colonne {column}&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Ru&amp;ns</source>
        <translation>E&amp;xécutions</translation>
    </message>
    <message>
        <source>Ruled out on the way: {removals}.</source>
        <translation>Exclu en chemin : {removals}.</translation>
    </message>
    <message>
        <source>Run A&amp;gain</source>
        <translation>R&amp;elancer</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Run one generation, then pause</source>
        <translation>Calculer une génération, puis suspendre</translation>
    </message>
    <message>
        <source>Run the Python code in {file}? It can do whatever you can.</source>
        <translation>Exécuter le code Python de {file} ? Il peut faire tout ce que vous pouvez.</translation>
    </message>
    <message>
        <source>Run time in</source>
        <translation>Durée en</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Concurrent</translation>
    </message>
    <message>
        <source>Runner {number}</source>
        <translation>Concurrent {number}</translation>
    </message>
    <message>
        <source>Runner {number} ({algorithm})</source>
        <translation>Concurrent {number} ({algorithm})</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Exécutions terminées</translation>
    </message>
    <message>
        <source>Runs made</source>
        <translation>Exécutions faites</translation>
    </message>
    <message>
        <source>Runs of the command line</source>
        <translation>Exécutions de la ligne de commande</translation>
    </message>
    <message>
        <source>Runs outside of studies</source>
        <translation>Exécutions hors des études</translation>
    </message>
    <message>
        <source>Runs that an earlier session could not save are in the Lab now.</source>
        <translation>Les exécutions qu’une session précédente n’a pas pu enregistrer sont maintenant dans le labo.</translation>
    </message>
    <message>
        <source>Runs that solved it by then</source>
        <translation>Exécutions qui avaient alors abouti</translation>
    </message>
    <message>
        <source>Runs with another fitness function are not shown</source>
        <translation>Les exécutions avec une autre fonction de fitness ne sont pas montrées</translation>
    </message>
    <message>
        <source>S&amp;VG…</source>
        <translation>S&amp;VG…</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Gra&amp;ine</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>S&amp;olutions</translation>
    </message>
    <message>
        <source>S&amp;olved grid</source>
        <translation>Grille rés&amp;olue</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <comment>of a book&apos;s sections</comment>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>SVG drawings, one per page (*.svg)</source>
        <translation>Dessins SVG, un par page (*.svg)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Same as &amp;System</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save &amp;Figure…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>Save &amp;ink</source>
        <translation>Économie d’en&amp;cre</translation>
    </message>
    <message>
        <source>Save Finds</source>
        <translation>Enregistrer les trouvailles</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Enregistrer la grille</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Enregistrer les grilles</translation>
    </message>
    <message>
        <source>Save all finds as text or CSV</source>
        <translation>Enregistrer toutes les trouvailles en texte ou CSV</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Save the current settings as a preset of your own</source>
        <translation>Enregistrer les réglages actuels comme l’un de vos préréglages</translation>
    </message>
    <message>
        <source>Save the figure as PNG or SVG</source>
        <translation>Enregistrer le graphique en PNG ou en SVG</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Enregistrer la grille</translation>
    </message>
    <message>
        <source>Save the puzzle to another file?</source>
        <translation>Enregistrer la grille dans un autre fichier ?</translation>
    </message>
    <message>
        <source>Save the puzzle under another name</source>
        <translation>Enregistrer la grille sous un autre nom</translation>
    </message>
    <message>
        <source>Save the puzzles to a file; Ctrl+C on the paper copies them</source>
        <translation>Enregistrer les grilles dans un fichier&#xa0;; Ctrl+C sur le papier les copie</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} a été enregistré</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Say which finds are in lists of known puzzles, in any symmetry</source>
        <translation>Dire quelles trouvailles figurent dans des listes de grilles connues, à toute symétrie près</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search trajectories</source>
        <translation>Trajectoires de recherche</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds of computing</source>
        <translation>Secondes de calcul</translation>
    </message>
    <message>
        <source>Seconds of computing; pauses do not count.</source>
        <translation>Secondes de calcul&#xa0;; les pauses ne comptent pas.</translation>
    </message>
    <message>
        <source>Seconds of its own computing: turns of others do not count</source>
        <translation>Secondes de son propre calcul&#xa0;: le tour des autres ne compte pas</translation>
    </message>
    <message>
        <source>See evolution solve it</source>
        <translation>Voir l’évolution la résoudre</translation>
    </message>
    <message>
        <source>See how the children of the generation shown were made, step by step</source>
        <translation>Voir pas à pas comment sont nés les enfants de la génération affichée</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of runner {number}</source>
        <translation>Graine du concurrent {number}</translation>
    </message>
    <message>
        <source>Seed of the first puzzle; the others use the numbers that follow. The same seed generates the same puzzles.</source>
        <translation>Graine de la première grille&#xa0;; les autres prennent les nombres suivants. La même graine génère les mêmes grilles.</translation>
    </message>
    <message>
        <source>Seed of the first run; the others use the numbers that follow.</source>
        <translation>Graine de la première exécution&#xa0;; les autres prennent les nombres suivants.</translation>
    </message>
    <message>
        <source>Seeded restart</source>
        <translation>Redémarrage ensemencé</translation>
    </message>
    <message>
        <source>Seeds before any is given up</source>
        <translation>Graines avant cela</translation>
    </message>
    <message>
        <source>Selected find</source>
        <translation>Trouvaille sélectionnée</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Set &amp;Aside…</source>
        <translation>Mettre de cô&amp;té…</translation>
    </message>
    <message>
        <source>Set in the window</source>
        <translation>Réglé dans la fenêtre</translation>
    </message>
    <message>
        <source>Set up a study of your own, which is kept as a TOML file</source>
        <translation>Créer votre propre étude, conservée dans un fichier TOML</translation>
    </message>
    <message>
        <source>Set {digit} in {cell}</source>
        <translation>Placer {digit} en {cell}</translation>
    </message>
    <message>
        <source>Several algorithms</source>
        <translation>Plusieurs algorithmes</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <source>Share of children</source>
        <translation>Part des enfants</translation>
    </message>
    <message>
        <source>Share of evolution’s runs that solved the puzzle within the budget</source>
        <translation>Part des exécutions de l’évolution qui ont résolu la grille dans les limites du budget</translation>
    </message>
    <message>
        <source>Share of puzzles that decide</source>
        <translation>Part des grilles qui décide</translation>
    </message>
    <message>
        <source>Share of the puzzles on which the race is run; the others test the remaining algorithms.</source>
        <translation>Part des grilles sur lesquelles la course est courue&#xa0;; les autres mettent à l’épreuve les algorithmes restants.</translation>
    </message>
    <message>
        <source>Share of the runs that were solved, and Wilson’s 95 % interval; stopped runs count until they stopped</source>
        <translation>Part des exécutions abouties, et l’intervalle de Wilson à 95&#xa0;%&#xa0;; celles qui ont été arrêtées comptent jusqu’à leur arrêt</translation>
    </message>
    <message>
        <source>Shared genes first, then either parent’s</source>
        <translation>Gènes communs d’abord, puis de l’un ou l’autre</translation>
    </message>
    <message>
        <source>Shared genes kept</source>
        <translation>Gènes communs gardés</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 3: several solutions</source>
        <translation>Sharma &amp; Bhartiya 2020, figure 3&#xa0;: plusieurs solutions</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6</source>
        <translation>Sharma &amp; Bhartiya 2020, figure 6</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6: very hard</source>
        <translation>Sharma &amp; Bhartiya 2020, figure 6&#xa0;: très difficile</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figures 3 and 5</source>
        <translation>Sharma &amp; Bhartiya 2020, figures 3 et 5</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show &amp;Hardest Step</source>
        <translation>Montrer l’étape la plus &amp;difficile</translation>
    </message>
    <message>
        <source>Show &amp;Solution</source>
        <translation>Montrer l&amp;a solution</translation>
    </message>
    <message>
        <source>Show T&amp;wo Solutions…</source>
        <translation>Montrer &amp;deux solutions…</translation>
    </message>
    <message>
        <source>Show all branches at once</source>
        <translation>Montrer toutes les branches à la fois</translation>
    </message>
    <message>
        <source>Show all figures of the run</source>
        <translation>Afficher tous les chiffres de l’exécution</translation>
    </message>
    <message>
        <source>Show all parameters of the algorithm, the budget and the seed</source>
        <translation>Afficher tous les paramètres de l’algorithme, le budget et la graine</translation>
    </message>
    <message>
        <source>Show branch {number}</source>
        <translation>Montrer la branche {number}</translation>
    </message>
    <message>
        <source>Show how far the run has come</source>
        <translation>Montrer où en est l’exécution</translation>
    </message>
    <message>
        <source>Show how long you have been solving the puzzle</source>
        <translation>Montrer depuis combien de temps vous résolvez la grille</translation>
    </message>
    <message>
        <source>Show how many digits the best is missing in all rows, columns and boxes, to compare algorithms (M)</source>
        <translation>Montrer combien de chiffres manquent au meilleur dans toutes les lignes, colonnes et blocs, pour comparer les algorithmes (M)</translation>
    </message>
    <message>
        <source>Show on the &amp;Board</source>
        <translation>&amp;Sur la grille</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Montrer la réponse</translation>
    </message>
    <message>
        <source>Show the Step</source>
        <translation>Montrer l’étape</translation>
    </message>
    <message>
        <source>Show the Technique</source>
        <translation>Montrer la technique</translation>
    </message>
    <message>
        <source>Show the first generation</source>
        <translation>Montrer la première génération</translation>
    </message>
    <message>
        <source>Show the generation before</source>
        <translation>Montrer la génération d’avant</translation>
    </message>
    <message>
        <source>Show the generation that was better than all before it</source>
        <translation>Montrer la génération qui a fait mieux que toutes les précédentes</translation>
    </message>
    <message>
        <source>Show the names r1 to r9 and c1 to c9 beside the board, as hints call them</source>
        <translation>Montrer à côté de la grille les noms r1 à r9 et c1 à c9, comme dans les conseils</translation>
    </message>
    <message>
        <source>Show the new population that the run restarted with</source>
        <translation>Montrer la nouvelle population avec laquelle l’exécution a redémarré</translation>
    </message>
    <message>
        <source>Show the next generation</source>
        <translation>Montrer la génération suivante</translation>
    </message>
    <message>
        <source>Show the next of these on the board</source>
        <translation>Montrer le suivant sur la grille</translation>
    </message>
    <message>
        <source>Show the previous of these on the board</source>
        <translation>Montrer le précédent sur la grille</translation>
    </message>
    <message>
        <source>Show the run from here on, or from the beginning</source>
        <translation>Rejouer l’exécution à partir d’ici, ou depuis le début</translation>
    </message>
    <message>
        <source>Show the step on the board, in Play (Enter)</source>
        <translation>Montrer l’étape sur la grille, dans «&#xa0;Jouer&#xa0;» (Entrée)</translation>
    </message>
    <message>
        <source>Show the whole run, and keep following it</source>
        <translation>Montrer toute l’exécution, et continuer à la suivre</translation>
    </message>
    <message>
        <source>Show two solutions and where they differ</source>
        <translation>Montrer deux solutions et ce qui les distingue</translation>
    </message>
    <message>
        <source>Show where in the picture the grid was found</source>
        <translation>Montrer où la grille a été trouvée dans l’image</translation>
    </message>
    <message>
        <source>Show where the puzzle is hardest, and why</source>
        <translation>Montrer où la grille est le plus difficile, et pourquoi</translation>
    </message>
    <message>
        <source>Simon Tatham’s Solo</source>
        <translation>Solo de Simon Tatham</translation>
    </message>
    <message>
        <source>Single point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of the paper.</source>
        <translation>Format du papier.</translation>
    </message>
    <message>
        <source>Size to which the paper is cut.</source>
        <translation>Format auquel le papier est coupé.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Gratte-ciel</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>So close, and stuck.</source>
        <translation>Si près du but, et bloquée.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the fewest trials, {trials}.</source>
        <translation>Jusqu’ici, {runner} est en tête pour les essais, avec {trials}.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the least computing time, {seconds} s.</source>
        <translation>Jusqu’ici, {runner} est en tête pour le temps de calcul, avec {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Solution path</source>
        <translation>Chemin de résolution</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Solutions cannot be printed.</source>
        <translation>Impossible d’imprimer les solutions.</translation>
    </message>
    <message>
        <source>Solutions on page {page}</source>
        <translation>Solutions page {page}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Solve a puzzle by evolution, let algorithms race, or begin a new study.</source>
        <translation>Résolvez une grille par évolution, faites courir des algorithmes ou commencez une nouvelle étude.</translation>
    </message>
    <message>
        <source>Solve at &amp;Full Speed</source>
        <translation>Résou&amp;dre à pleine vitesse</translation>
    </message>
    <message>
        <source>Solve by Evolution</source>
        <translation>Résoudre par évolution</translation>
    </message>
    <message>
        <source>Solve the same puzzle with new random numbers</source>
        <translation>Résoudre la même grille avec d’autres nombres aléatoires</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Solved (95 % interval)</source>
        <translation>Résolu (IC 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Solved at best: {solved}, with 95 % confidence.</source>
        <translation>Abouties au mieux&#xa0;: {solved}, avec une confiance de 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Solved by the exact solver, not by evolution.</source>
        <translation>Résolu par le solveur exact, et non par l’évolution.</translation>
    </message>
    <message>
        <source>Solved in generation {generation}.</source>
        <translation>Résolu à la génération {generation}.</translation>
    </message>
    <message>
        <source>Solved over Time</source>
        <translation>Résolues avec le temps</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Solved: every row, column and box holds each digit once.</source>
        <translation>Résolue&#xa0;: chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une fois.</translation>
    </message>
    <message>
        <source>Solved: every unit holds each digit once.</source>
        <translation>Résolue&#xa0;: chaque unité contient chaque chiffre une fois.</translation>
    </message>
    <message>
        <source>Solves Sudoku with genetic algorithms and lets you watch the evolution.</source>
        <translation>Résout les sudokus par des algorithmes génétiques et donne à voir l’évolution.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} (intervalle à 95&#xa0;%&#xa0;: {low} à {high}) sur %n grille&#xa0;: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} (intervalle à 95&#xa0;%&#xa0;: {low} à {high}) sur %n grilles&#xa0;: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} sur %n grille&#xa0;: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} sur %n grilles&#xa0;: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <comment>generating puzzles</comment>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Stage {number} of 3: {name}</source>
        <translation>Temps {number} sur 3&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Start &amp;with</source>
        <translation>&amp;Commencer avec</translation>
    </message>
    <message>
        <source>Start O&amp;ver</source>
        <translation>Reco&amp;mmencer</translation>
    </message>
    <message>
        <source>Start P&amp;laying</source>
        <translation>Commencer à &amp;jouer</translation>
    </message>
    <message>
        <source>Start Run &amp;{number}</source>
        <translation>Lancer l’exécution &amp;{number}</translation>
    </message>
    <message>
        <source>Start the runs</source>
        <translation>Lancer les exécutions</translation>
    </message>
    <message>
        <source>Start with an empty grid to type a puzzle into</source>
        <translation>Commencer par une grille vide, où saisir une grille</translation>
    </message>
    <message>
        <source>Start, pause or continue the hunt</source>
        <translation>Commencer, suspendre ou reprendre la chasse</translation>
    </message>
    <message>
        <source>Start, pause or resume the race (F5)</source>
        <translation>Lancer, suspendre ou reprendre la course (F5)</translation>
    </message>
    <message>
        <source>Statistics by algorithm</source>
        <translation>Statistiques par algorithme</translation>
    </message>
    <message>
        <source>Stay at this generation</source>
        <translation>Rester sur cette génération</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>État stationnaire</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step through a run to see one mating after another here.</source>
        <translation>Parcourez une exécution pas à pas pour voir ici un accouplement après l’autre.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Steps of the mating</source>
        <translation>Étapes de l’accouplement</translation>
    </message>
    <message>
        <source>Still evolving: {restarts}, {trials}.</source>
        <translation>L’évolution continue&#xa0;: {restarts}, {trials}.</translation>
    </message>
    <message>
        <source>Still evolving: {trials}.</source>
        <translation>L’évolution continue&#xa0;: {trials}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop &amp;after</source>
        <translation>Arrêter &amp;après</translation>
    </message>
    <message>
        <source>Stop (Esc); puzzles found so far are kept</source>
        <translation>Arrêter (Échap)&#xa0;; les grilles déjà trouvées sont conservées</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Arrêter après</translation>
    </message>
    <message>
        <source>Stop after {name}</source>
        <translation>Arrêter après&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Stop rating; finished rows are kept</source>
        <translation>Arrêter l’évaluation&#xa0;; les lignes terminées sont conservées</translation>
    </message>
    <message>
        <source>Stop rating; finished runs are kept</source>
        <translation>Arrêter l’évaluation&#xa0;; les exécutions terminées sont conservées</translation>
    </message>
    <message>
        <source>Stop the race (Esc)</source>
        <translation>Arrêter la course (Échap)</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Arrêter l’exécution</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Arrêtez d’abord l’exécution.</translation>
    </message>
    <message>
        <source>Stopped in generation {generation}.</source>
        <translation>Arrêt à la génération {generation}.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} made in {seconds} s.</source>
        <translation>Arrêt&#xa0;: {found} sur {wanted} créées en {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} puzzles were made.</source>
        <translation>Arrêt&#xa0;: {found} grilles générées sur {wanted}.</translation>
    </message>
    <message>
        <source>Stopped: {rated} of {puzzles} puzzles rated.</source>
        <translation>Arrêt&#xa0;: {rated} grilles évaluées sur {puzzles}.</translation>
    </message>
    <message>
        <source>Stu&amp;dies</source>
        <translation>Étu&amp;des</translation>
    </message>
    <message numerus="yes">
        <source>Stuck for %n generation(s).</source>
        <translation>
            <numerusform>Bloquée pendant %n génération.</numerusform>
            <numerusform>Bloquée pendant %n générations.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Bloquée.</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
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
        <translation>Sudoku Desktop s’est fermé inopinément. Restaurer votre grille&#xa0;?</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Grille de sudoku</translation>
    </message>
    <message>
        <source>Sudoku document</source>
        <translation>Document de sudoku</translation>
    </message>
    <message>
        <source>SudokuPad</source>
        <translation>SudokuPad</translation>
    </message>
    <message>
        <source>SudokuSolver by DHancock</source>
        <translation>SudokuSolver de DHancock</translation>
    </message>
    <message>
        <source>Sums and products</source>
        <translation>Sommes et produits</translation>
    </message>
    <message>
        <source>Swap sequences</source>
        <translation>Séries d’échanges</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Swaps in one unit</source>
        <translation>Échanges internes</translation>
    </message>
    <message>
        <source>Swaps or insertions</source>
        <translation>Échanges ou insertions</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Espadon</translation>
    </message>
    <message>
        <source>Ta&amp;ke Over Solution</source>
        <translation>&amp;Adopter la solution</translation>
    </message>
    <message>
        <source>Ta&amp;ke Step</source>
        <translation>Appliquer l’é&amp;tape</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tables and plots as a web page, with the commands that repeat the runs</source>
        <translation>Tableaux et graphiques en page web, avec les commandes qui répètent les exécutions</translation>
    </message>
    <message>
        <source>Take as entries</source>
        <translation>Prendre comme saisies</translation>
    </message>
    <message>
        <source>Take as givens</source>
        <translation>Prendre comme indices</translation>
    </message>
    <message>
        <source>Take as notes</source>
        <translation>Prendre comme notes</translation>
    </message>
    <message>
        <source>Take over solution</source>
        <translation>Adopter la solution</translation>
    </message>
    <message>
        <source>Take the Step</source>
        <translation>Appliquer l’étape</translation>
    </message>
    <message>
        <source>Take the puzzle as it is typed in, and solve it</source>
        <translation>Prendre la grille telle qu’elle est saisie, et la résoudre</translation>
    </message>
    <message>
        <source>Take the step that the next hint would explain</source>
        <translation>Appliquer l’étape que le prochain conseil expliquerait</translation>
    </message>
    <message>
        <source>Targets on the &amp;way</source>
        <translation>Objectifs &amp;intermédiaires</translation>
    </message>
    <message>
        <source>Te&amp;xt lines</source>
        <translation>Lignes de te&amp;xte</translation>
    </message>
    <message>
        <source>Team 209</source>
        <translation>Team 209</translation>
    </message>
    <message>
        <source>Team 209: mean fitness by generation</source>
        <translation>Team 209&#xa0;: fitness moyenne par génération</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Techniques used</source>
        <translation>Techniques employées</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Texte à sa taille normale</translation>
    </message>
    <message>
        <source>That cell and {cells} hold {digits} between them: no other cell of {unit} can hold any of these.</source>
        <translation>Cette case et {cells} contiennent à elles toutes {digits}&#xa0;: aucune autre case dans {unit} ne peut contenir l’un de ces chiffres.</translation>
    </message>
    <message>
        <source>That is tight: pencil marks are hard to read.</source>
        <translation>C’est serré&#xa0;: les notes sont difficiles à lire.</translation>
    </message>
    <message>
        <source>That is tight: the cells are only {width} mm wide.</source>
        <translation>C’est serré&#xa0;: les cases n’ont que {width}&#xa0;mm de large.</translation>
    </message>
    <message>
        <source>That leaves {cell} as the only place for {digit} in {unit}.</source>
        <translation>Cela fait de {cell} la seule place pour {digit} dans {unit}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best of the generation before keep the first places, as the elite.</source>
        <translation>
            <numerusform>Le meilleur (%n) de la génération précédente garde la première place, en tant qu’élite.</numerusform>
            <numerusform>Les %n meilleurs de la génération précédente gardent les premières places, en tant qu’élite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The algorithm beside itself with one choice changed: slack, length of the sequence of swaps, ageing, restart.</source>
        <translation>L’algorithme à côté de lui-même avec un choix modifié : tolérance, longueur de la suite d’échanges, vieillissement, redémarrage.</translation>
    </message>
    <message>
        <source>The algorithm that evolves the solved grid from which the givens are taken. Mantere &amp; Koljonen’s method also solves the puzzles with it.</source>
        <translation>L’algorithme qui fait évoluer la grille résolue d’où les indices sont tirés. La méthode de Mantere &amp; Koljonen s’en sert aussi pour résoudre les grilles.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>The best fitness in any generation up to the one shown</source>
        <translation>La meilleure fitness de toutes les générations jusqu’à celle affichée</translation>
    </message>
    <message>
        <source>The best individuals survive unchanged; children take all other places.</source>
        <translation>Les meilleurs individus survivent inchangés&#xa0;; les enfants prennent toutes les autres places.</translation>
    </message>
    <message numerus="yes">
        <source>The best of generation {generation} still holds something of %n founder(s).</source>
        <translation>
            <numerusform>Dans le meilleur de la génération {generation}, il reste quelque chose de %n fondateur.</numerusform>
            <numerusform>Dans le meilleur de la génération {generation}, il reste quelque chose de %n fondateurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best of many is the best partly by chance: only puzzles that had no part in choosing it show how good it is.</source>
        <translation>Le meilleur d’un grand nombre l’est en partie par hasard&#xa0;: seules des grilles qui ne l’ont pas choisi le disent.</translation>
    </message>
    <message>
        <source>The best of the generation before keeps the first place, as the elite.</source>
        <translation>Le meilleur de la génération précédente garde la première place, en tant qu’élite.</translation>
    </message>
    <message>
        <source>The best of the generation was there before; the best child is that of mating {number}.</source>
        <translation>Le meilleur de la génération existait déjà&#xa0;; le meilleur enfant est celui de l’accouplement {number}.</translation>
    </message>
    <message>
        <source>The best one will be shown here.</source>
        <translation>La meilleure sera affichée ici.</translation>
    </message>
    <message>
        <source>The best, and where populations ended</source>
        <translation>Le meilleur, et où les populations ont fini</translation>
    </message>
    <message>
        <source>The best, by founders: {shares}</source>
        <translation>Le meilleur, par fondateurs&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>The best: {facts}</source>
        <translation>Le meilleur&#xa0;: {facts}</translation>
    </message>
    <message>
        <source>The board is empty: there is nothing to print.</source>
        <translation>La grille affichée est vide&#xa0;: il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>The board is showing a run; stop it or turn to Play to edit</source>
        <translation>Une exécution est affichée&#xa0;; arrêtez-la ou passez à «&#xa0;Jouer&#xa0;» pour modifier la grille</translation>
    </message>
    <message>
        <source>The brighter a pair of values, the better; ∞ where no run was solved.</source>
        <translation>Plus une paire de valeurs est claire, mieux c’est&#xa0;; ∞ là où aucune exécution n’a abouti.</translation>
    </message>
    <message>
        <source>The budget is spent: {figures}.</source>
        <translation>Le budget est épuisé&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>The cells {cells} form a loop that can be filled in only two ways, and both rule out the same candidates.</source>
        <translation>Les cases {cells} forment une boucle qui ne peut se remplir que de deux façons, et les deux excluent les mêmes candidats.</translation>
    </message>
    <message>
        <source>The child becomes individual {place} of {population} in the new generation.</source>
        <translation>L’enfant devient l’individu {place} sur {population} de la nouvelle génération.</translation>
    </message>
    <message>
        <source>The child is a copy of a parent: it is mutated again.</source>
        <translation>L’enfant est une copie d’un parent&#xa0;: il est muté de nouveau.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, backwards from {cell}.</source>
        <translation>L’enfant est construit case par case, à reculons à partir de la case en {cell}.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, onwards from {cell}.</source>
        <translation>L’enfant est construit case par case, en avançant à partir de la case en {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from the father, the others from the mother.</source>
        <translation>
            <numerusform>L’enfant tient %n case du père, les autres de la mère.</numerusform>
            <numerusform>L’enfant tient %n cases du père, les autres de la mère.</numerusform>
        </translation>
    </message>
    <message>
        <source>The child takes {units} from the father, the others from the mother.</source>
        <translation>L’enfant tient {units} du père, le reste de la mère.</translation>
    </message>
    <message>
        <source>The course of the mean fitness, generation by generation; the report numbers them from 1.</source>
        <translation>Le cours de la fitness moyenne, génération par génération&#xa0;; le rapport les numérote à partir de 1.</translation>
    </message>
    <message>
        <source>The cut lies before {cell}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>La coupure est juste avant la case en {cell}&#xa0;: ce qui précède vient de la mère, le reste du père.</translation>
    </message>
    <message>
        <source>The cut lies before {unit}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>La coupure est juste avant {unit}&#xa0;: ce qui précède vient de la mère, le reste du père.</translation>
    </message>
    <message>
        <source>The digit of the cursor’s cell is highlighted</source>
        <translation>Le chiffre de la case du curseur est surligné</translation>
    </message>
    <message>
        <source>The documents it is built on</source>
        <translation>Les travaux sur lesquels il repose</translation>
    </message>
    <message>
        <source>The exact solver makes {guesses} guesses on average.</source>
        <translation>Le solveur exact devine {guesses} fois en moyenne.</translation>
    </message>
    <message>
        <source>The exact solver proves that there is no solution: {reason}.</source>
        <translation>Le solveur exact prouve qu’il n’y a pas de solution&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The fewest givens at a level</source>
        <translation>Le moins d’indices à un niveau</translation>
    </message>
    <message>
        <source>The figure that the puzzles evolve towards.</source>
        <translation>Le chiffre vers lequel évoluent les grilles.</translation>
    </message>
    <message>
        <source>The first grids are drawn at random.</source>
        <translation>Les premières grilles sont tirées au hasard.</translation>
    </message>
    <message>
        <source>The first mating of the generation</source>
        <translation>Le premier accouplement de la génération</translation>
    </message>
    <message>
        <source>The first population already held the solution.</source>
        <translation>La première population contenait déjà la solution.</translation>
    </message>
    <message>
        <source>The first population is drawn at random.</source>
        <translation>La première population est tirée au hasard.</translation>
    </message>
    <message>
        <source>The founders are the individuals of generation {generation}.</source>
        <translation>Les fondateurs sont les individus de la génération {generation}.</translation>
    </message>
    <message>
        <source>The generations that ours and its control need, which are so few that it takes more seeds to see a difference.</source>
        <translation>Les générations dont notre algorithme et son témoin ont besoin, si peu nombreuses qu’il faut plus de graines pour voir une différence.</translation>
    </message>
    <message>
        <source>The generations that the published algorithms need; tools/evolutionary_scales.py compares them with people’s rating.</source>
        <translation>Les générations dont les algorithmes publiés ont besoin&#xa0;; tools/evolutionary_scales.py les compare à l’évaluation pour les humains.</translation>
    </message>
    <message>
        <source>The generator is getting ready …</source>
        <translation>Le générateur se prépare…</translation>
    </message>
    <message>
        <source>The genes before a random point come from the first parent, the rest from the second.</source>
        <translation>Les gènes avant un point tiré au hasard viennent du premier parent, les autres du second.</translation>
    </message>
    <message>
        <source>The grid in the picture</source>
        <translation>La grille dans l’image</translation>
    </message>
    <message>
        <source>The hardest first step (ED)</source>
        <translation>Le premier pas le plus difficile (ED)</translation>
    </message>
    <message>
        <source>The header says whether the puzzle has exactly one solution, and how hard it is.</source>
        <translation>L’en-tête dit si la grille a exactement une solution, et quelle est sa difficulté.</translation>
    </message>
    <message>
        <source>The higher, the better. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Plus c’est haut, mieux c’est. Là où des barres (95&#xa0;%) sont séparées, deux valeurs diffèrent au seuil de 5&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest rating (ER)</source>
        <translation>La cote la plus élevée (ER)</translation>
    </message>
    <message>
        <source>The hint will appear as soon as the exact solver has checked the puzzle.</source>
        <translation>Le conseil apparaîtra dès que le solveur exact aura vérifié la grille.</translation>
    </message>
    <message>
        <source>The kernels could not be loaded. {reason}</source>
        <translation>Les noyaux de calcul n’ont pas pu être chargés. {reason}</translation>
    </message>
    <message>
        <source>The language changes the next time you start Sudoku Desktop.</source>
        <translation>La langue changera au prochain démarrage de Sudoku Desktop.</translation>
    </message>
    <message>
        <source>The last mating of the generation</source>
        <translation>Le dernier accouplement de la génération</translation>
    </message>
    <message>
        <source>The last puzzle</source>
        <translation>La dernière grille</translation>
    </message>
    <message>
        <source>The length of a sequence is drawn uniformly from 1 to this.</source>
        <translation>La longueur d’une série est tirée uniformément de 1 à cette valeur.</translation>
    </message>
    <message>
        <source>The logarithm of the distance from a solution</source>
        <translation>Le logarithme de la distance à une solution</translation>
    </message>
    <message>
        <source>The loop of links through {cells} can be true in only two ways, and both rule out the same candidates.</source>
        <translation>La boucle de liens à travers {cells} ne peut être vraie que de deux façons, et les deux excluent les mêmes candidats.</translation>
    </message>
    <message>
        <source>The lower, the better; ∞ where no run was solved. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Plus c’est bas, mieux c’est&#xa0;; ∞ là où aucune exécution n’a abouti. Là où des barres (95&#xa0;%) sont séparées, deux valeurs diffèrent au seuil de 5&#xa0;%.</translation>
    </message>
    <message>
        <source>The mating after</source>
        <translation>L’accouplement d’après</translation>
    </message>
    <message>
        <source>The mating before</source>
        <translation>L’accouplement d’avant</translation>
    </message>
    <message>
        <source>The mating that made the best of the generation, or its best child</source>
        <translation>L’accouplement d’où vient le meilleur de la génération, ou son meilleur enfant</translation>
    </message>
    <message>
        <source>The mistake is older than what can be undone.</source>
        <translation>L’erreur est plus ancienne que ce qui peut être annulé.</translation>
    </message>
    <message>
        <source>The most guesses of the exact solver</source>
        <translation>Le plus de conjectures du solveur exact</translation>
    </message>
    <message>
        <source>The most trials of an algorithm</source>
        <translation>Le plus d’essais d’un algorithme</translation>
    </message>
    <message>
        <source>The mother has rank {mother} (fitness {mothers}), the father rank {father} (fitness {fathers}).</source>
        <translation>La mère a le rang {mother} (fitness {mothers}), le père le rang {father} (fitness {fathers}).</translation>
    </message>
    <message>
        <source>The mutant is kept</source>
        <translation>Le mutant est gardé</translation>
    </message>
    <message>
        <source>The mutant would be worse, with fitness {cost} after {before}: it is taken back.</source>
        <translation>Le mutant serait pire, avec une fitness de {cost} après {before}&#xa0;: la mutation est annulée.</translation>
    </message>
    <message>
        <source>The next puzzle in the file</source>
        <translation>La grille suivante du fichier</translation>
    </message>
    <message>
        <source>The notes in {cells} lack the digit of the solution. Correct them, or ask again for a hint that ignores them.</source>
        <translation>Dans les notes en {cells}, le chiffre de la solution manque. Corrigez-les, ou redemandez un conseil qui n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The number of filled cells; nothing clashes, so a full grid is solved.</source>
        <translation>Le nombre de cases remplies&#xa0;; comme rien n’est en conflit, une grille pleine est résolue.</translation>
    </message>
    <message>
        <source>The number of pairs of equal digits in all units: the penalty Pe.</source>
        <translation>Le nombre de paires de chiffres égaux dans toutes les unités&#xa0;: la pénalité Pe.</translation>
    </message>
    <message>
        <source>The pace can be changed at any time; it never changes the result. The same seed gives the same run.</source>
        <translation>Le rythme peut changer à tout moment&#xa0;; le résultat n’en dépend jamais. La même graine donne la même exécution.</translation>
    </message>
    <message>
        <source>The page of its solution is printed above each puzzle.</source>
        <translation>La page de sa solution est imprimée au-dessus de chaque grille.</translation>
    </message>
    <message>
        <source>The population goes on until the budget is spent.</source>
        <translation>La population continue jusqu’à l’épuisement du budget.</translation>
    </message>
    <message>
        <source>The power of the fitness that the probabilities are proportional to.</source>
        <translation>La puissance de la fitness à laquelle les probabilités sont proportionnelles.</translation>
    </message>
    <message>
        <source>The preset could not be deleted: {reason}</source>
        <translation>Le préréglage n’a pas pu être supprimé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The preset could not be saved: {reason}</source>
        <translation>Le préréglage n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The previous puzzle in the file</source>
        <translation>La grille précédente du fichier</translation>
    </message>
    <message>
        <source>The product of three averages, over rows, columns and boxes, of 1 / (10 − distinct digits).</source>
        <translation>Le produit de trois moyennes, sur les lignes, les colonnes et les blocs, de 1 / (10 − chiffres distincts).</translation>
    </message>
    <message>
        <source>The product over all units of size / distinct digits; a solution has 1.</source>
        <translation>Le produit sur toutes les unités de taille / chiffres distincts&#xa0;; une solution vaut 1.</translation>
    </message>
    <message>
        <source>The program is still getting ready; the run will start by itself in a moment.</source>
        <translation>Le programme se prépare encore&#xa0;; l’exécution commencera d’elle-même dans un instant.</translation>
    </message>
    <message>
        <source>The program is still getting ready; this will start in a moment.</source>
        <translation>Le programme se prépare encore&#xa0;; cela commencera dans un instant.</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>La grille n’a pas exactement une solution.</translation>
    </message>
    <message>
        <source>The puzzle is complete: it has exactly one solution.</source>
        <translation>La grille est complète&#xa0;: elle a exactement une solution.</translation>
    </message>
    <message>
        <source>The puzzle is evolved as it is.</source>
        <translation>L’évolution reçoit la grille telle quelle.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to hint at.</source>
        <translation>La grille est résolue&#xa0;: il ne reste rien à conseiller.</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>La grille affichée</translation>
    </message>
    <message>
        <source>The puzzle on the board, with your entries and notes if you like</source>
        <translation>La grille affichée, avec vos saisies et vos notes si vous voulez</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed, on the scale of Sudoku Explainer: from 1 to about 11.</source>
        <translation>Les grilles sont de plus en plus difficiles, d’un chapitre à l’autre comme à l’intérieur de chacun. Une cote est celle de l’étape nécessaire la plus difficile, sur l’échelle de Sudoku Explainer&#xa0;: de 1 à 11 environ.</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed.</source>
        <translation>Les grilles sont de plus en plus difficiles, d’un chapitre à l’autre comme à l’intérieur de chacun. Une cote est celle de l’étape nécessaire la plus difficile.</translation>
    </message>
    <message>
        <source>The puzzles of a file</source>
        <translation>Les grilles d’un fichier</translation>
    </message>
    <message>
        <source>The puzzles of the opened &amp;file</source>
        <translation>Les grilles du &amp;fichier ouvert</translation>
    </message>
    <message>
        <source>The puzzles on the &amp;paper</source>
        <translation>Les grilles sur le &amp;papier</translation>
    </message>
    <message>
        <source>The puzzles shown were made with other settings. Press Generate for new ones.</source>
        <translation>Les grilles affichées ont été générées avec d’autres réglages. Appuyez sur «&#xa0;Générer&#xa0;» pour en avoir de nouvelles.</translation>
    </message>
    <message>
        <source>The puzzles were generated from these seeds:</source>
        <translation>Les grilles ont été générées à partir de ces graines&#xa0;:</translation>
    </message>
    <message>
        <source>The race could not continue: {reason}.</source>
        <translation>La course n’a pas pu continuer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The rating above each puzzle, as a number.</source>
        <translation>La cote au-dessus de chaque grille, en nombre.</translation>
    </message>
    <message>
        <source>The run began anew here, with a population drawn at random.</source>
        <translation>L’exécution a recommencé ici, avec une population tirée au hasard.</translation>
    </message>
    <message>
        <source>The run could not continue: {reason}.</source>
        <translation>L’exécution n’a pas pu continuer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The run needed {amount}.</source>
        <translation>L’exécution a nécessité {amount}.</translation>
    </message>
    <message>
        <source>The run that evolves the solved grid: best and mean cost; 0 is solved</source>
        <translation>L’exécution qui fait évoluer la grille résolue&#xa0;: coût meilleur et moyen&#xa0;; 0 est une solution</translation>
    </message>
    <message>
        <source>The runners take turns, with equal numbers of trials, so that it is the algorithms that are compared.</source>
        <translation>Les concurrents jouent à tour de rôle, à nombre d’essais égal, pour que les algorithmes soient comparables.</translation>
    </message>
    <message>
        <source>The same cell was drawn twice, {first}: nothing changes.</source>
        <translation>La même case a été tirée deux fois, {first}&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>The same seed makes the same islands, with any number of cores.</source>
        <translation>La même graine donne les mêmes îles, quel que soit le nombre de cœurs.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cell(s): {places}</source>
        <translation>
            <numerusform>Les solutions diffèrent par %n case&#xa0;: {places}</numerusform>
            <numerusform>Les solutions diffèrent par %n cases&#xa0;: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver is getting ready …</source>
        <translation>Le solveur se prépare…</translation>
    </message>
    <message>
        <source>The step has been taken</source>
        <translation>L’étape a été appliquée</translation>
    </message>
    <message>
        <source>The step itself</source>
        <translation>L’étape elle-même</translation>
    </message>
    <message>
        <source>The stronger the colour, the more of the population holds the same digit there; a dot: all of it</source>
        <translation>Plus la couleur est forte, plus la population est nombreuse à y avoir le même chiffre&#xa0;; un point&#xa0;: tout entière</translation>
    </message>
    <message>
        <source>The symbols of this puzzle can be read in several ways.</source>
        <translation>Les symboles de cette grille peuvent être lus de plusieurs façons.</translation>
    </message>
    <message>
        <source>The two parents</source>
        <translation>Les deux parents</translation>
    </message>
    <message>
        <source>The whole picture; 1 to 4 choose a corner of the grid, arrows move it</source>
        <translation>L’image entière&#xa0;; 1 à 4 choisissent un coin de la grille, les flèches le déplacent</translation>
    </message>
    <message>
        <source>The whole population agrees on this digit</source>
        <translation>Toute la population s’accorde sur ce chiffre</translation>
    </message>
    <message>
        <source>The {digit} in {cell} is a given; choose Type It In to change it</source>
        <translation>Le {digit} en {cell} est un indice&#xa0;; choisissez «&#xa0;Saisir la grille&#xa0;» pour le changer</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} change places.</source>
        <translation>Le {one} en {first} et le {other} en {second} échangent leurs places.</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} were to change places, but stay.</source>
        <translation>Le {one} en {first} et le {other} en {second} devaient échanger leurs places, mais restent.</translation>
    </message>
    <message>
        <source>Their line goes back to founder {founder}.</source>
        <translation>Leur lignée remonte au fondateur {founder}.</translation>
    </message>
    <message>
        <source>There is already a preset “{title}”. Replace it?</source>
        <translation>Il existe déjà un préréglage «&#xa0;{title}&#xa0;». Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>There is no crossover this time: the child begins as a copy of its mother.</source>
        <translation>Pas de croisement cette fois&#xa0;: l’enfant commence comme une copie de sa mère.</translation>
    </message>
    <message>
        <source>There is no grid between these corners.</source>
        <translation>Il n’y a pas de grille entre ces coins.</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>Il n’y a pas de solution</translation>
    </message>
    <message>
        <source>Thin lines and light digits</source>
        <translation>Traits fins et chiffres clairs</translation>
    </message>
    <message>
        <source>This command makes the same puzzles again:</source>
        <translation>Cette commande crée de nouveau les mêmes grilles&#xa0;:</translation>
    </message>
    <message>
        <source>This generation is a purge: everyone is crossed with the best.</source>
        <translation>Cette génération est une purge&#xa0;: tous sont croisés avec le meilleur.</translation>
    </message>
    <message>
        <source>This is the largest size that fits the screen.</source>
        <translation>C’est la plus grande taille qui tienne à l’écran.</translation>
    </message>
    <message>
        <source>This many trials each. A trial is one new chromosome evaluated.</source>
        <translation>Autant d’essais pour chacun. Un essai est un nouveau chromosome évalué.</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Cette grille</translation>
    </message>
    <message>
        <source>Three cells of a unit have three candidates in all, so no other cell there can hold these digits.</source>
        <translation>Trois cases d’une unité ont trois candidats en tout, donc aucune autre case n’y contient ces chiffres.</translation>
    </message>
    <message>
        <source>Three digits fit in only three cells of a unit, so nothing else can go there.</source>
        <translation>Trois chiffres n’ont que trois cases possibles dans une unité, donc rien d’autre ne peut y aller.</translation>
    </message>
    <message>
        <source>Three-swaps</source>
        <translation>Échanges à trois</translation>
    </message>
    <message>
        <source>Three-swaps and insertions beside swaps alone, and a fitness with sums and products beside the later one.</source>
        <translation>Échanges à trois et insertions comparés aux seuls échanges, et une fitness à sommes et produits comparée à la suivante.</translation>
    </message>
    <message>
        <source>Time since the run began, without pauses; {seconds} s of it computing</source>
        <translation>Temps écoulé depuis le début de l’exécution, sans les pauses&#xa0;; dont {seconds}&#xa0;s de calcul</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Temps&#xa0;: {time}</translation>
    </message>
    <message>
        <source>Timeline: generations of the run</source>
        <translation>Chronologie&#xa0;: générations de l’exécution</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title at the top of every page.</source>
        <translation>Titre en haut de chaque page.</translation>
    </message>
    <message>
        <source>Title on the title page.</source>
        <translation>Titre de la page de titre.</translation>
    </message>
    <message>
        <source>To the Paper</source>
        <translation>Sur le papier</translation>
    </message>
    <message>
        <source>To type a puzzle into</source>
        <translation>Pour y saisir une grille</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the columns and boxes they would come to, and {most} are allowed.</source>
        <translation>Ensemble, ils se trouvent déjà {count} fois dans les colonnes et les blocs où ils iraient, et {most} sont permises.</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the rows and columns they would come to, and {most} are allowed.</source>
        <translation>Ensemble, ils se trouvent déjà {count} fois dans les lignes et les colonnes où ils iraient, et {most} sont permises.</translation>
    </message>
    <message>
        <source>Too close to call: {amount}, against {other}.</source>
        <translation>Trop serré pour trancher&#xa0;: {amount}, contre {other}.</translation>
    </message>
    <message>
        <source>Too few puzzles have both ratings yet to compare evolution with people.</source>
        <translation>Trop peu de grilles ont encore les deux cotes pour comparer l’évolution aux humains.</translation>
    </message>
    <message>
        <source>Too few runs for an interval of the median.</source>
        <translation>Trop peu d’exécutions pour un intervalle de la médiane.</translation>
    </message>
    <message numerus="yes">
        <source>Took %n step(s) back, to before the first wrong entry.</source>
        <translation>
            <numerusform>%n étape annulée, jusqu’avant la première saisie fausse.</numerusform>
            <numerusform>%n étapes annulées, jusqu’avant la première saisie fausse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Ardu</translation>
    </message>
    <message>
        <source>Tough Puzzles</source>
        <translation>Grilles ardues</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tournament size</source>
        <translation>Taille du tournoi</translation>
    </message>
    <message>
        <source>Tracing ancestors back to the founders …</source>
        <translation>Recherche des ancêtres jusqu’aux fondateurs…</translation>
    </message>
    <message>
        <source>Tracing ancestors: generation {here} of {generation} …</source>
        <translation>Recherche des ancêtres&#xa0;: génération {here} sur {generation}…</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Trials to a solution of a famously hard puzzle, with no time limit.</source>
        <translation>Essais jusqu’à la solution d’une grille célèbre pour sa difficulté, sans limite de temps.</translation>
    </message>
    <message>
        <source>Trials/s</source>
        <translation>Essais/s</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Trim si&amp;ze</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>Two Solutions</source>
        <translation>Deux solutions</translation>
    </message>
    <message>
        <source>Two cells of a unit have the same two candidates, so no other cell there can hold these digits.</source>
        <translation>Deux cases d’une unité ont les deux mêmes candidats, donc aucune autre case n’y contient ces chiffres.</translation>
    </message>
    <message>
        <source>Two digits fit in only two cells of a unit, so nothing else can go there.</source>
        <translation>Deux chiffres n’ont que deux cases possibles dans une unité, donc rien d’autre ne peut y aller.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, with two places each for a digit, joined by two that see each other.</source>
        <translation>Deux lignes, ou deux colonnes, qui ont chacune deux places pour un chiffre, reliées par deux qui se voient.</translation>
    </message>
    <message>
        <source>Two units with two places each for a digit, joined by two that see each other.</source>
        <translation>Deux unités qui ont chacune deux places pour un chiffre, reliées par deux qui se voient.</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Cerf-volant</translation>
    </message>
    <message>
        <source>Type It In</source>
        <translation>La saisir</translation>
    </message>
    <message>
        <source>Type a digit to begin. Arrow keys move.</source>
        <translation>Tapez un chiffre pour commencer. Les flèches déplacent le curseur.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample.</source>
        <translation>Saisissez une grille ligne par ligne (Espace ou 0 pour une case vide), collez-en une (Ctrl+V) ou prenez un exemple.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row; Space leaves a cell blank.</source>
        <translation>Saisissez une grille ligne par ligne&#xa0;; Espace laisse une case vide.</translation>
    </message>
    <message>
        <source>Type a puzzle, paste one, or take a sample</source>
        <translation>Saisissez une grille, collez-en une ou prenez un exemple</translation>
    </message>
    <message>
        <source>Type in the puzzle itself: digits become its givens; the same key again starts playing</source>
        <translation>Saisir la grille elle-même&#xa0;: les chiffres en deviennent les indices&#xa0;; la même touche lance ensuite le jeu</translation>
    </message>
    <message>
        <source>Type in your puzzle</source>
        <translation>Saisissez votre grille</translation>
    </message>
    <message>
        <source>Type or open a puzzle to see its rating here.</source>
        <translation>Saisissez ou ouvrez une grille pour voir ici son évaluation.</translation>
    </message>
    <message>
        <source>Typing a seed switches this off.</source>
        <translation>Saisir une graine désactive ce choix.</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indécidé</translation>
    </message>
    <message>
        <source>Under the &amp;Cursor</source>
        <translation>Celui du &amp;curseur</translation>
    </message>
    <message>
        <source>Under the lens</source>
        <translation>Sous la loupe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo all that was typed in (Esc); redoing brings it back</source>
        <translation>Annule toute la saisie (Échap) ; Rétablir la ramène</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>Undo to Before the First &amp;Mistake</source>
        <translation>Annuler &amp;jusqu’à la première erreur</translation>
    </message>
    <message>
        <source>Undo to before the first entry that differs from the exact solver’s solution</source>
        <translation>Annuler jusqu’avant la première saisie qui diffère de la solution du solveur exact</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Boucle unique</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Rectangle unique</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Unité du budget</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Unsolved over Time</source>
        <translation>Non résolues avec le temps</translation>
    </message>
    <message>
        <source>Upside down on the same page</source>
        <translation>À l’envers sur la même page</translation>
    </message>
    <message>
        <source>Upside down the solutions would be too small to read; they come at the end.</source>
        <translation>À l’envers, les solutions seraient trop petites pour être lues&#xa0;; elles viennent à la fin.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation>Valeurs du paramètre</translation>
    </message>
    <message>
        <source>Values or range</source>
        <translation>Valeurs ou plage</translation>
    </message>
    <message>
        <source>Values, such as {values}</source>
        <translation>Valeurs, par exemple {values}</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Variés</translation>
    </message>
    <message>
        <source>Varied parameters</source>
        <translation>Paramètres variés</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, licence et sources</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>Was It Luck?</source>
        <translation>Par chance&#xa0;?</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Weight of missing digits</source>
        <translation>Poids des chiffres manquants</translation>
    </message>
    <message>
        <source>Weight of products</source>
        <translation>Poids des produits</translation>
    </message>
    <message>
        <source>Weight of sums</source>
        <translation>Poids des sommes</translation>
    </message>
    <message>
        <source>What Was Left Out</source>
        <translation>Ce qui a été laissé de côté</translation>
    </message>
    <message>
        <source>What happens to the rest of the sequence.</source>
        <translation>Ce qu’il advient du reste de la série.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>What the board shows during a run</source>
        <translation>Ce que la grille montre pendant une exécution</translation>
    </message>
    <message>
        <source>What the cell holds</source>
        <translation>Ce que contient la case</translation>
    </message>
    <message>
        <source>What the paper leaves open, in all combinations, beside all its figures and claims at once.</source>
        <translation>Ce que l’article laisse ouvert, dans toutes les combinaisons, face à tous ses chiffres et affirmations à la fois.</translation>
    </message>
    <message>
        <source>What the probability applies to.</source>
        <translation>Ce à quoi s’applique la probabilité.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} cannot be {result}.</source>
        <translation>Quoi que contienne {cell}, {target} ne peut pas valoir {result}.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} must be {result}.</source>
        <translation>Quoi que contienne {cell}, {target} doit valoir {result}.</translation>
    </message>
    <message>
        <source>When each cell got its digit</source>
        <translation>Quand chaque case a reçu son chiffre</translation>
    </message>
    <message>
        <source>When this start ends by itself; the hunt can go on afterwards.</source>
        <translation>Quand elle s’arrête d’elle-même&#xa0;; la chasse peut reprendre ensuite.</translation>
    </message>
    <message>
        <source>When you get stuck, pencil in the candidates as small digits.</source>
        <translation>Si vous êtes bloqué, notez les candidats au crayon, en petits chiffres.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where does the {digit} go in the shaded box? The lines run through every other blank cell.</source>
        <translation>Où va le {digit} dans le bloc gris&#xa0;? Les lignes passent par toutes les autres cases vides.</translation>
    </message>
    <message>
        <source>Where populations get to in this puzzle, and where they are caught</source>
        <translation>Où les populations arrivent dans cette grille, et où elles restent prises</translation>
    </message>
    <message>
        <source>Where the best of the generation comes from: its family tree, and when each cell got its digit</source>
        <translation>D’où vient le meilleur de la génération&#xa0;: son arbre généalogique, et quand chaque case a reçu son chiffre</translation>
    </message>
    <message>
        <source>Where the count of generations starts.</source>
        <translation>À partir de quand les générations sont comptées.</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole number from 0 to 9,223,372,036,854,775,807.</source>
        <translation>Là où commencent les nombres aléatoires&#xa0;: la même graine, le même algorithme et la même grille donnent la même exécution. Un nombre entier de 0 à 9&#x202f;223&#x202f;372&#x202f;036&#x202f;854&#x202f;775&#x202f;807.</translation>
    </message>
    <message>
        <source>Where the solutions are printed. Upside down they move to the end if they would be too small to read. A separate file is called OUT-solutions.</source>
        <translation>Où les solutions sont imprimées. À l’envers, elles passent à la fin si elles étaient trop petites pour être lues. Le fichier séparé s’appelle SORTIE-solutions.</translation>
    </message>
    <message>
        <source>Where the two diagonals are shaded, {symbols} appears exactly once on each of them, too.</source>
        <translation>Là où les deux diagonales sont grises, chacune d’elles contient aussi exactement une fois {symbols}.</translation>
    </message>
    <message>
        <source>Where windows are shaded, {symbols} appears exactly once in each of them, too.</source>
        <translation>Là où des fenêtres sont grises, chacune d’elles contient aussi exactement une fois {symbols}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} cannot be {result}.</source>
        <translation>Où que {digit} aille dans {unit}, {target} ne peut pas valoir {result}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} must be {result}.</source>
        <translation>Où que {digit} aille dans {unit}, {target} doit valoir {result}.</translation>
    </message>
    <message>
        <source>Whether a puzzle like this one is in the lists that you compare with</source>
        <translation>Indique si une telle grille figure dans les listes comparées</translation>
    </message>
    <message>
        <source>Whether an individual can mate with itself.</source>
        <translation>Si un individu peut s’accoupler avec lui-même.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} cannot be {result}.</source>
        <translation>Que {cell} vaille {digit} ou non, {target} ne peut pas valoir {result}.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} must be {result}.</source>
        <translation>Que {cell} vaille {digit} ou non, {target} doit valoir {result}.</translation>
    </message>
    <message>
        <source>Whether there is exactly one solution is not known yet.</source>
        <translation>On ne sait pas encore si la solution est unique.</translation>
    </message>
    <message>
        <source>Which Digits?</source>
        <translation>Quels chiffres ?</translation>
    </message>
    <message>
        <source>Which digits are counted, and when.</source>
        <translation>Quels chiffres sont comptés, et quand.</translation>
    </message>
    <message>
        <source>Which digits are givens is not certain: choose below what the player’s are.</source>
        <translation>On ne sait pas avec certitude quels chiffres sont des indices&#xa0;: choisissez en bas ce que sont ceux du joueur.</translation>
    </message>
    <message>
        <source>Which mating of the generation is shown</source>
        <translation>Quel accouplement de la génération est montré</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>Quelles exécutions</translation>
    </message>
    <message>
        <source>Whichever of its two candidates a cell holds, one of two cells it sees holds the same third digit.</source>
        <translation>Quel que soit celui de ses deux candidats qu’une case contient, l’une de deux cases qu’elle voit contient le même troisième chiffre.</translation>
    </message>
    <message>
        <source>While a child is built, a cell takes a random candidate instead of a parent’s gene.</source>
        <translation>Pendant la construction d’un enfant, une case prend un candidat au hasard au lieu du gène d’un parent.</translation>
    </message>
    <message>
        <source>Who shares the age of the best, and whether it lasts.</source>
        <translation>Qui partage l’âge du meilleur, et si cet âge dure.</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Windoku (windows)</source>
        <translation>Windoku (fenêtres)</translation>
    </message>
    <message>
        <source>With some probability, two cells of one random unit are swapped, once or several times.</source>
        <translation>Avec une certaine probabilité, deux cases d’une unité tirée au hasard sont échangées, une ou plusieurs fois.</translation>
    </message>
    <message>
        <source>Within a single digit, the assumption of a candidate leads to a contradiction.</source>
        <translation>Au sein d’un seul chiffre, l’hypothèse d’un candidat mène à une contradiction.</translation>
    </message>
    <message>
        <source>Without a proof of exactly one solution, nobody knows which entry is a mistake.</source>
        <translation>Tant qu’il n’est pas prouvé que la solution est unique, nul ne sait quelle saisie est une erreur.</translation>
    </message>
    <message>
        <source>Without exactly one solution there is no rating.</source>
        <translation>Sans exactement une solution, il n’y a pas de cote.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} holds one of these.</source>
        <translation>Sans {digits} en {cell}, chaque case aurait deux candidats et chaque chiffre deux places dans chaque unité&#xa0;: toute solution aurait une jumelle où chaque choix est inversé. Donc {cell} contient l’un d’eux.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} is {digits}.</source>
        <translation>Sans {digits} en {cell}, chaque case aurait deux candidats et chaque chiffre deux places dans chaque unité&#xa0;: toute solution aurait une jumelle où chaque choix est inversé. Donc {cell} vaut {digits}.</translation>
    </message>
    <message>
        <source>Without {digit} in {cells}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So one of them holds {digit}, and no cell that sees them all can.</source>
        <translation>Sans {digit} en {cells}, chaque case aurait deux candidats et chaque chiffre deux places dans chaque unité&#xa0;: toute solution aurait une jumelle où chaque choix est inversé. Donc l’une d’elles contient {digit}, et aucune case qui les voit toutes ne peut le contenir.</translation>
    </message>
    <message>
        <source>Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)</source>
        <translation>Mots dans la grille, son titre, l’algorithme, l’étude ou la graine (Ctrl+F)</translation>
    </message>
    <message>
        <source>Wrote {files} to {folder}.</source>
        <translation>Enregistré dans {folder}&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Wrote {file}</source>
        <translation>{file} a été enregistré</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>X (diagonals)</source>
        <translation>X (diagonales)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Chaîne X</translation>
    </message>
    <message>
        <source>X-cycle</source>
        <translation>Cycle X</translation>
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
        <translation>Chaîne XY</translation>
    </message>
    <message>
        <source>XY-cycle</source>
        <translation>Cycle XY</translation>
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
        <translation>Cycle Y</translation>
    </message>
    <message numerus="yes">
        <source>You have made %n (entry/entries). Should the evolution keep (it/them), as if (it were a given/they were givens)?</source>
        <translation>
            <numerusform>Vous avez fait %n saisie. L’évolution doit-elle la garder, comme si c’était un indice&#xa0;?</numerusform>
            <numerusform>Vous avez fait %n saisies. L’évolution doit-elle les garder, comme si c’étaient des indices&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You have solved it: every row, column and box holds each digit once.</source>
        <translation>C’est gagné&#xa0;: chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une fois.</translation>
    </message>
    <message>
        <source>You have solved it: every unit holds each digit once.</source>
        <translation>C’est gagné&#xa0;: chaque unité contient chaque chiffre une fois.</translation>
    </message>
    <message>
        <source>Your Puzzle</source>
        <translation>Votre grille</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Votre liste</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but hardly any digits in it</source>
        <translation>une grille 9×9 a été trouvée, mais presque sans chiffres</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but most of its cells hold something else than digits</source>
        <translation>une grille 9×9 a été trouvée, mais la plupart de ses cases contiennent autre chose que des chiffres</translation>
    </message>
    <message>
        <source>a Latin square has no regions</source>
        <translation>un carré latin n’a pas de régions</translation>
    </message>
    <message>
        <source>a cluster needs Dask; install it with {command}</source>
        <translation>une grappe a besoin de Dask&#xa0;; installez-le avec {command}</translation>
    </message>
    <message>
        <source>a digit, and on to the next cell</source>
        <translation>un chiffre, puis la case suivante</translation>
    </message>
    <message>
        <source>a fit has no measure of {statistic}; it has {choices}</source>
        <translation>un ajustement n’a pas de mesure de {statistic} ; il a {choices}</translation>
    </message>
    <message>
        <source>a fit needs published figures, in tables [[compare]]</source>
        <translation>un ajustement a besoin de chiffres publiés, dans des tables [[compare]]</translation>
    </message>
    <message>
        <source>a game without its cells</source>
        <translation>une partie sans ses cases</translation>
    </message>
    <message>
        <source>a jigsaw needs its regions</source>
        <translation>un puzzle a besoin de ses régions</translation>
    </message>
    <message>
        <source>a page holds 1, 2, 4, 6 or 9 puzzles, got {number}</source>
        <translation>une page contient 1, 2, 4, 6 ou 9 grilles, et non {number}</translation>
    </message>
    <message>
        <source>a puzzle with fewer than 17 givens has several solutions; some digits may be missing</source>
        <translation>une grille de moins de 17 chiffres donnés a plusieurs solutions ; il en manque peut-être</translation>
    </message>
    <message>
        <source>a single diagonal</source>
        <translation>une seule diagonale</translation>
    </message>
    <message>
        <source>a study cannot be both a race and a fit</source>
        <translation>une étude ne peut pas être à la fois une course et un ajustement</translation>
    </message>
    <message>
        <source>a study has from 1 to {most} runs; here are {count}</source>
        <translation>une étude compte de 1 à {most} exécutions&#xa0;; en voici {count}</translation>
    </message>
    <message>
        <source>a text contains half a character</source>
        <translation>un texte contient la moitié d’un caractère</translation>
    </message>
    <message>
        <source>a {size}×{size} grid has no boxes; it can be a jigsaw or Latin</source>
        <translation>une grille {size}×{size} n’a pas de blocs&#xa0;; elle peut être un puzzle ou un carré latin</translation>
    </message>
    <message>
        <source>across</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>agreed by the whole population</source>
        <translation>accord de toute la population</translation>
    </message>
    <message>
        <source>agreement {share}</source>
        <translation>accord {share}</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>all cells of the block</source>
        <translation>toutes les cases de l’unité</translation>
    </message>
    <message>
        <source>all cells were read clearly, but the puzzle has several solutions</source>
        <translation>toutes les cases ont été lues clairement, mais la grille a plusieurs solutions</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>an entry stands where the puzzle has a given</source>
        <translation>une saisie se trouve là où la grille a un indice</translation>
    </message>
    <message>
        <source>another preset has the name {name}</source>
        <translation>un autre préréglage porte le nom {name}</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>anti-roi</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anti-cavalier</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>as</source>
        <translation>en</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>au moins {number}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>average {cost}</source>
        <translation>moyenne {cost}</translation>
    </message>
    <message>
        <source>average: {cost}</source>
        <translation>moyenne&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>best so far {cost}</source>
        <translation>meilleur jusqu’ici {cost}</translation>
    </message>
    <message>
        <source>best so far {fitness}</source>
        <translation>meilleur jusqu’ici {fitness}</translation>
    </message>
    <message>
        <source>best {cost}</source>
        <translation>meilleur {cost}</translation>
    </message>
    <message>
        <source>best: {cost}</source>
        <translation>meilleur&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>best: {value}</source>
        <translation>meilleure&#xa0;: {value}</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>lignes d’intervalle</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>both before a swap</source>
        <translation>les deux avant un échange</translation>
    </message>
    <message>
        <source>box {number}</source>
        <translation>le bloc {number}</translation>
    </message>
    <message>
        <source>box {number} holds a given twice; box permutations cannot represent it</source>
        <translation>le bloc {number} contient deux fois un même indice&#xa0;; les permutations de blocs ne peuvent pas l’écrire</translation>
    </message>
    <message>
        <source>boxes {numbers}</source>
        <translation>les blocs {numbers}</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>les crochets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>by the techniques of 9×9, but not comparable with it</source>
        <translation>d’après les techniques du 9×9, mais sans être comparable</translation>
    </message>
    <message>
        <source>by {names}</source>
        <translation>par {names}</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>cages</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>à éliminer</translation>
    </message>
    <message>
        <source>candidates the step rests on</source>
        <translation>candidats sur lesquels repose l’étape</translation>
    </message>
    <message>
        <source>cannot be {digit}</source>
        <translation>ne peut valoir {digit}</translation>
    </message>
    <message>
        <source>cannot go here</source>
        <translation>n’a pas sa place ici</translation>
    </message>
    <message>
        <source>cannot hold {digit}</source>
        <translation>ne peut contenir {digit}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>impossible de lire {file} : {reason}</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>vérification…</translation>
    </message>
    <message>
        <source>clashes</source>
        <translation>en conflit</translation>
    </message>
    <message>
        <source>clashes</source>
        <comment>what the board shows</comment>
        <translation>conflits</translation>
    </message>
    <message>
        <source>clear the cell; Backspace on a blank steps back</source>
        <translation>effacer la case&#xa0;; Retour arrière sur une case vide recule d’une case</translation>
    </message>
    <message>
        <source>clearly read digits in the 9×9 grid clash, so it is another kind of puzzle</source>
        <translation>des chiffres lus clairement dans la grille 9×9 se contredisent, c’est donc un autre jeu</translation>
    </message>
    <message>
        <source>click the curve to look back</source>
        <translation>cliquez sur la courbe pour revoir</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>clones</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>la colonne {number}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>les colonnes {numbers}</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>contraintes</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>diagonal {number}</source>
        <translation>la diagonale {number}</translation>
    </message>
    <message>
        <source>diagonals {numbers}</source>
        <translation>les diagonales {numbers}</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>groupes disjoints</translation>
    </message>
    <message>
        <source>diversity {cost}</source>
        <translation>diversité {cost}</translation>
    </message>
    <message>
        <source>diversity: {share} %</source>
        <translation>diversité&#xa0;: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>document type and entity declarations are not read, because they can expand to anything</source>
        <translation>les déclarations de type de document et d’entités ne sont pas lues, car elles peuvent se développer en n’importe quoi</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteuse</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>dessins</translation>
    </message>
    <message>
        <source>each after a swap</source>
        <translation>chacun après un échange</translation>
    </message>
    <message>
        <source>each block separately</source>
        <translation>chaque unité séparément</translation>
    </message>
    <message>
        <source>each cell separately</source>
        <translation>chaque case séparément</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>either these</source>
        <translation>soit ceux-ci</translation>
    </message>
    <message>
        <source>either: solid line</source>
        <translation>soit&#xa0;: trait plein</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the folder in resources/guide with the texts</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>ends the sequence</source>
        <translation>met fin à la série</translation>
    </message>
    <message>
        <source>enter a blank</source>
        <translation>laisser une case vide</translation>
    </message>
    <message>
        <source>enter a digit; while you enter givens the cursor moves on</source>
        <translation>saisir un chiffre&#xa0;; pendant la saisie des indices, le curseur avance</translation>
    </message>
    <message>
        <source>enter a pencil note</source>
        <translation>noter un chiffre au crayon</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>saisie</translation>
    </message>
    <message>
        <source>escapes must be a list of up to {most} escapes</source>
        <translation>escapes doit être une liste d’au plus {most} échappatoires</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>cases paires</translation>
    </message>
    <message>
        <source>every digit</source>
        <translation>chaque chiffre</translation>
    </message>
    <message>
        <source>every digit and letter</source>
        <translation>chaque chiffre et chaque lettre</translation>
    </message>
    <message>
        <source>every digit from 1 to {last}</source>
        <translation>chaque chiffre de 1 à {last}</translation>
    </message>
    <message>
        <source>every possibility was tried</source>
        <translation>toutes les possibilités ont été essayées</translation>
    </message>
    <message>
        <source>evolution and people agree weakly</source>
        <translation>l’évolution et les humains s’accordent faiblement</translation>
    </message>
    <message>
        <source>evolution and people largely agree</source>
        <translation>l’évolution et les humains s’accordent largement</translation>
    </message>
    <message>
        <source>evolution and people partly agree</source>
        <translation>l’évolution et les humains s’accordent en partie</translation>
    </message>
    <message>
        <source>evolution’s levels are for plain 9×9 puzzles, with boxes only</source>
        <translation>les niveaux pour l’évolution ne valent que pour les grilles 9×9 à blocs sans autre règle</translation>
    </message>
    <message>
        <source>evolved</source>
        <translation>issu de l’évolution</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>exactement une solution</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>régions supplémentaires</translation>
    </message>
    <message>
        <source>f-puzzles</source>
        <translation>f-puzzles</translation>
    </message>
    <message>
        <source>false in this chain</source>
        <translation>faux dans cette chaîne</translation>
    </message>
    <message>
        <source>few agree</source>
        <translation>peu d’accord</translation>
    </message>
    <message>
        <source>filled cells still clash</source>
        <translation>les cases pleines sont encore en conflit</translation>
    </message>
    <message numerus="yes">
        <source>filled on the way: %n cell(s)</source>
        <translation>
            <numerusform>remplie en chemin&#xa0;: %n case</numerusform>
            <numerusform>remplies en chemin&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>finds.txt</source>
        <translation>trouvailles.txt</translation>
    </message>
    <message>
        <source>fitness {fitness}</source>
        <translation>fitness {fitness}</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>brouillard</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forcé</translation>
    </message>
    <message numerus="yes">
        <source>found %n cell(s), need {needed}</source>
        <translation>
            <numerusform>%n case trouvée, il en faut {needed}</numerusform>
            <numerusform>%n cases trouvées, il en faut {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n field(s) of cells, need {counts}</source>
        <translation>
            <numerusform>%n champ de cases trouvé, il en faut {counts}</numerusform>
            <numerusform>%n champs de cases trouvés, il en faut {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n region(s), need {needed}</source>
        <translation>
            <numerusform>%n région trouvée, il en faut {needed}</numerusform>
            <numerusform>%n régions trouvées, il en faut {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s) of {width} cells</source>
        <translation>
            <numerusform>%n ligne de {width} cases trouvée</numerusform>
            <numerusform>%n lignes de {width} cases trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s), need {needed}</source>
        <translation>
            <numerusform>%n ligne trouvée, il en faut {needed}</numerusform>
            <numerusform>%n lignes trouvées, il en faut {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {symbol} in row {row}, column {column}; the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank</source>
        <translation>{symbol} trouvé à la ligne {row}, colonne {column}&#xa0;; les cases d’une grille {size}×{size} sont {symbols}, ou {blanks} pour une case vide</translation>
    </message>
    <message numerus="yes">
        <source>founder {founder}: %n cell(s)</source>
        <translation>
            <numerusform>fondateur {founder}&#xa0;: %n case</numerusform>
            <numerusform>fondateur {founder}&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the first value</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>from both parents</source>
        <translation>des deux parents</translation>
    </message>
    <message>
        <source>from founder {number}</source>
        <translation>du fondateur {number}</translation>
    </message>
    <message>
        <source>from no founder</source>
        <translation>d’aucun fondateur</translation>
    </message>
    <message>
        <source>from the father</source>
        <translation>du père</translation>
    </message>
    <message>
        <source>from the mother</source>
        <translation>de la mère</translation>
    </message>
    <message>
        <source>from the newspaper, a book, a file</source>
        <translation>d’un journal, d’un livre, d’un fichier</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>génération</translation>
    </message>
    <message>
        <source>generation {generation}</source>
        <translation>génération {generation}</translation>
    </message>
    <message>
        <source>generation {number}</source>
        <translation>génération {number}</translation>
    </message>
    <message numerus="yes">
        <source>generation {number}: %n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>génération {number}&#xa0;: %n case en conflit</numerusform>
            <numerusform>génération {number}&#xa0;: %n cases en conflit</numerusform>
        </translation>
    </message>
    <message>
        <source>generations</source>
        <translation>générations</translation>
    </message>
    <message>
        <source>genes of {operator} must be &quot;blocks&quot; or &quot;cells&quot;, got {value}</source>
        <translation>genes de {operator} doit être &quot;blocks&quot; ou &quot;cells&quot;, et non {value}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>given candidates</source>
        <translation>candidats donnés</translation>
    </message>
    <message>
        <source>go anywhere</source>
        <translation>aller partout</translation>
    </message>
    <message>
        <source>go to the start of the next row</source>
        <translation>aller au début de la ligne suivante</translation>
    </message>
    <message numerus="yes">
        <source>grey: how %n other run(s) on this puzzle went</source>
        <translation>
            <numerusform>en gris&#xa0;: %n autre exécution sur cette grille</numerusform>
            <numerusform>en gris&#xa0;: %n autres exécutions sur cette grille</numerusform>
        </translation>
    </message>
    <message>
        <source>highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer (H unless it is a digit)</source>
        <translation>surligner partout le chiffre de la case sous le curseur&#xa0;; sur une case vide&#xa0;: ne plus surligner (H, sauf si c’est un chiffre)</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>if it is no worse</source>
        <translation>s’il n’est pas pire</translation>
    </message>
    <message>
        <source>in steps:</source>
        <translation>en pas&#xa0;:</translation>
    </message>
    <message>
        <source>in the best grid</source>
        <translation>dans la meilleure grille</translation>
    </message>
    <message>
        <source>in the best grid, and on average</source>
        <translation>dans la meilleure grille, et en moyenne</translation>
    </message>
    <message>
        <source>individuals</source>
        <translation>individus</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>est ignoré</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>il ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>élément manquant</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it must be a list of rows, each in quotation marks</source>
        <translation>ce doit être une liste de lignes, chacune entre guillemets</translation>
    </message>
    <message>
        <source>it must be a list of runs</source>
        <translation>ce doit être une liste d’exécutions</translation>
    </message>
    <message>
        <source>it must be a list of tables, written [[{key}]]</source>
        <translation>ce doit être une liste de tables, écrites [[{key}]]</translation>
    </message>
    <message>
        <source>it must be a list of variants, each in quotation marks</source>
        <translation>ce doit être une liste de variantes, chacune entre guillemets</translation>
    </message>
    <message>
        <source>it must be a number from {lowest} to {highest}, got {value}</source>
        <translation>ce doit être un nombre de {lowest} à {highest}, et non {value}</translation>
    </message>
    <message>
        <source>it must be a table</source>
        <translation>ce doit être une table</translation>
    </message>
    <message>
        <source>it must be a text of at most {most} characters</source>
        <translation>ce doit être un texte d’au plus {most} caractères</translation>
    </message>
    <message>
        <source>it must be a value, a list of values, or {range}</source>
        <translation>ce doit être une valeur, une liste de valeurs ou {range}</translation>
    </message>
    <message>
        <source>it must be a whole number from 0 to {most}</source>
        <translation>ce doit être un nombre entier de 0 à {most}</translation>
    </message>
    <message>
        <source>it must be a whole number from {lowest} to {highest}, got {value}</source>
        <translation>ce doit être un nombre entier de {lowest} à {highest}, et non {value}</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>ce doit être un objet</translation>
    </message>
    <message>
        <source>it must be lowercase letters and digits, separated by hyphens</source>
        <translation>il ne doit contenir que des minuscules et des chiffres, séparés par des traits d’union</translation>
    </message>
    <message>
        <source>it must be one of {choices}, got {value}</source>
        <translation>ce doit être l’un de {choices}, et non {value}</translation>
    </message>
    <message>
        <source>it needs a limit of {limits}</source>
        <translation>il y faut une limite parmi {limits}</translation>
    </message>
    <message>
        <source>it needs one of {keys}</source>
        <translation>il y faut un seul de {keys}</translation>
    </message>
    <message>
        <source>its first line must name the columns {columns}</source>
        <translation>sa première ligne doit nommer les colonnes {columns}</translation>
    </message>
    <message>
        <source>its free cells</source>
        <translation>ses cases libres</translation>
    </message>
    <message>
        <source>its process ended with status {status}</source>
        <translation>son processus s’est terminé avec le code {status}</translation>
    </message>
    <message>
        <source>its settings make {count} algorithms; at most {most} are possible</source>
        <translation>ses réglages donnent {count} algorithmes&#xa0;; {most} au plus sont possibles</translation>
    </message>
    <message>
        <source>its size must be a number from {fewest} to {most}</source>
        <translation>sa taille doit être un nombre de {fewest} à {most}</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>puzzle</translation>
    </message>
    <message>
        <source>jump to the next box</source>
        <translation>sauter au bloc suivant</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>vient de changer</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>cages de killer</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connue</translation>
    </message>
    <message>
        <source>leave the cell blank</source>
        <translation>laisser la case vide</translation>
    </message>
    <message>
        <source>leave the grid</source>
        <translation>quitter la grille</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>ligne {line}, colonne {column}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>lines {first} to {last}: {problem}</source>
        <translation>lignes {first} à {last} : {problem}</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>sommes little killer</translation>
    </message>
    <message>
        <source>loses candidates</source>
        <translation>perd des candidats</translation>
    </message>
    <message>
        <source>loses {digit} elsewhere</source>
        <translation>perd le {digit} ailleurs</translation>
    </message>
    <message>
        <source>matings</source>
        <translation>accouplements</translation>
    </message>
    <message>
        <source>may be the same</source>
        <translation>peuvent être le même</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>minimal puzzles with so many givens are extremely rare: it may take minutes or find none</source>
        <translation>les grilles minimales avec autant d’indices sont extrêmement rares&#xa0;: cela peut prendre des minutes ou ne rien donner</translation>
    </message>
    <message>
        <source>minimal puzzles with symmetry are rare: it may take a while</source>
        <translation>les grilles minimales symétriques sont rares&#xa0;: cela peut prendre un moment</translation>
    </message>
    <message>
        <source>minimal, one solution</source>
        <translation>minimale, une solution</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>missing digits {cost}</source>
        <translation>chiffres manquants {cost}</translation>
    </message>
    <message>
        <source>move; the edges wrap around</source>
        <translation>se déplacer&#xa0;; on repasse d’un bord à l’autre</translation>
    </message>
    <message>
        <source>must differ</source>
        <translation>doivent différer</translation>
    </message>
    <message>
        <source>mutated</source>
        <translation>muté</translation>
    </message>
    <message>
        <source>mutations</source>
        <translation>mutations</translation>
    </message>
    <message>
        <source>name must be lowercase letters and digits, separated by hyphens, got {value}</source>
        <translation>name doit se composer de minuscules et de chiffres, séparés par des traits d’union, et non {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>no algorithm can solve grids of these sizes</source>
        <translation>aucun algorithme ne peut résoudre des grilles de ces tailles</translation>
    </message>
    <message>
        <source>no digit fits</source>
        <translation>aucun chiffre possible</translation>
    </message>
    <message>
        <source>no digit fits in {cell}</source>
        <translation>aucun chiffre ne convient en {cell}</translation>
    </message>
    <message>
        <source>no digit is marked as a given; all entered digits were taken for givens</source>
        <translation>aucun chiffre n’est marqué comme indice&#xa0;; tous les chiffres saisis ont été pris pour des indices</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>aucun fichier ne peut porter ce nom</translation>
    </message>
    <message>
        <source>no grid was found; try a sharp picture from directly above, with the whole grid in it</source>
        <translation>aucune grille n’a été trouvée ; essayez une image nette prise juste au-dessus, avec toute la grille</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sans conseil</translation>
    </message>
    <message>
        <source>no level: the generations this algorithm needs say too little about how hard people find a puzzle</source>
        <translation>pas de niveau&#xa0;: les générations qu’il faut à cet algorithme en disent trop peu sur la difficulté d’une grille pour les humains</translation>
    </message>
    <message>
        <source>no level: there are scales only for plain 9×9 puzzles, with boxes only</source>
        <translation>pas de niveau&#xa0;: il n’y a d’échelles que pour les grilles 9×9 à blocs sans autre règle</translation>
    </message>
    <message>
        <source>no level: there is no scale for changed settings</source>
        <translation>pas de niveau&#xa0;: il n’y a pas d’échelle pour des réglages modifiés</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>sans erreur</translation>
    </message>
    <message>
        <source>no puzzle has such a rating: ratings lie between {easiest} and {hardest}</source>
        <translation>aucune grille n’a une telle cote&#xa0;: les cotes vont de {easiest} à {hardest}</translation>
    </message>
    <message numerus="yes">
        <source>no puzzle in %n line(s); the rest was not searched</source>
        <translation>
            <numerusform>aucune grille dans %n ligne ; le reste n’a pas été examiné</numerusform>
            <numerusform>aucune grille dans %n lignes ; le reste n’a pas été examiné</numerusform>
        </translation>
    </message>
    <message>
        <source>no puzzle was found</source>
        <translation>aucune grille n’a été trouvée</translation>
    </message>
    <message>
        <source>no puzzle was found here</source>
        <translation>aucune grille n’a été trouvée ici</translation>
    </message>
    <message>
        <source>no regions</source>
        <translation>aucune région</translation>
    </message>
    <message>
        <source>no run of {study} has been made yet</source>
        <translation>aucune exécution de {study} n’a encore été faite</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>aucune exécution</translation>
    </message>
    <message>
        <source>no significant agreement between evolution and people</source>
        <translation>pas d’accord significatif entre l’évolution et les humains</translation>
    </message>
    <message>
        <source>no solution: {reason}</source>
        <translation>pas de solution&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no such figure of {name} is in resources/reference: {what}</source>
        <translation>resources/reference ne contient pas ce chiffre pour {name} : {what}</translation>
    </message>
    <message numerus="yes">
        <source>no such rating was found for {size}×{size}: of %n puzzle(s) tried, the nearest was rated {rating}</source>
        <translation>
            <numerusform>aucune cote de ce genre en {size}×{size}&#xa0;: %n grille essayée, cotée {rating}</numerusform>
            <numerusform>aucune cote de ce genre en {size}×{size}&#xa0;: sur %n grilles essayées, la plus proche est cotée {rating}</numerusform>
        </translation>
    </message>
    <message>
        <source>no workers at {address}: {reason}</source>
        <translation>aucun processus de travail à {address}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>non-consecutive neighbours</source>
        <translation>voisins non consécutifs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>none of %n {size}×{size} puzzle(s) had as many givens as requested</source>
        <translation>
            <numerusform>sur %n grille {size}×{size}, aucune n’avait le nombre d’indices voulu</numerusform>
            <numerusform>aucune des %n grilles {size}×{size} n’avait le nombre d’indices voulu</numerusform>
        </translation>
    </message>
    <message>
        <source>not a Sudoku document: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>pas un document de sudoku&#xa0;: il y manque &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not a preset file: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>pas un fichier de préréglage&#xa0;: il y manque &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not an OpenSudoku file: it begins with the tag {tag}</source>
        <translation>pas un fichier d’OpenSudoku&#xa0;: il commence par la balise {tag}</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>non résolue</translation>
    </message>
    <message numerus="yes">
        <source>not solved in %n generation(s)</source>
        <translation>
            <numerusform>pas résolu en %n génération</numerusform>
            <numerusform>pas résolu en %n générations</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>notes {digits}</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>cases impaires</translation>
    </message>
    <message>
        <source>of each find, and of the best so far</source>
        <translation>de chaque trouvaille et de la meilleure jusqu’ici</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>sur {count}</translation>
    </message>
    <message>
        <source>of {matings}</source>
        <translation>sur {matings}</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>sur {pages}</translation>
    </message>
    <message>
        <source>off {digits}</source>
        <translation>faux {digits}</translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s) of {paper}</source>
        <translation>
            <numerusform>sur %n page {paper}</numerusform>
            <numerusform>sur %n pages {paper}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n puzzle(s)</source>
        <translation>
            <numerusform>sur %n grille</numerusform>
            <numerusform>sur %n grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>par page</translation>
    </message>
    <message>
        <source>on this puzzle</source>
        <translation>sur cette grille</translation>
    </message>
    <message>
        <source>on {digits}</source>
        <translation>vrais {digits}</translation>
    </message>
    <message>
        <source>one cell back</source>
        <translation>une case en arrière</translation>
    </message>
    <message>
        <source>one cell of the child</source>
        <translation>une case de l’enfant</translation>
    </message>
    <message>
        <source>one colour per founder</source>
        <translation>une couleur par fondateur</translation>
    </message>
    <message>
        <source>one random block of the child</source>
        <translation>une unité de l’enfant au hasard</translation>
    </message>
    <message>
        <source>one solution, guaranteed</source>
        <translation>une seule solution, garantie</translation>
    </message>
    <message>
        <source>only a PDF has pages to choose from</source>
        <translation>seul un PDF a des pages à choisir</translation>
    </message>
    <message>
        <source>only grids with square boxes have windows, such as 9×9</source>
        <translation>seules les grilles à blocs carrés ont des fenêtres, par exemple 9×9</translation>
    </message>
    <message>
        <source>only puzzles of size {sizes} can be read here</source>
        <translation>seules les grilles de taille {sizes} peuvent être lues ici</translation>
    </message>
    <message>
        <source>operator not loaded</source>
        <translation>opérateur non chargé</translation>
    </message>
    <message>
        <source>or press F5 and watch it being solved</source>
        <translation>ou appuyez sur F5 et regardez-la se résoudre</translation>
    </message>
    <message>
        <source>or these</source>
        <translation>ou ceux-ci</translation>
    </message>
    <message>
        <source>or: dashed line</source>
        <translation>ou&#xa0;: trait pointillé</translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation>autres hypothèses</translation>
    </message>
    <message>
        <source>others</source>
        <translation>d’autres</translation>
    </message>
    <message>
        <source>others can write to {folder}</source>
        <translation>d’autres peuvent écrire dans {folder}</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>p. {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>page {page} of the PDF is damaged</source>
        <translation>la page {page} du PDF est endommagée</translation>
    </message>
    <message>
        <source>page {page} of the PDF needs more than {size} MiB of memory</source>
        <translation>la page {page} du PDF demande plus de {size} Mio de mémoire</translation>
    </message>
    <message>
        <source>page {page} of the PDF takes longer than {n} seconds</source>
        <translation>la page {page} du PDF prend plus de {n} secondes</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromes</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passages</translation>
    </message>
    <message>
        <source>pattern {digits}</source>
        <translation>motif {digits}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>placed {digits}</source>
        <translation>placé {digits}</translation>
    </message>
    <message>
        <source>possible places</source>
        <translation>places possibles</translation>
    </message>
    <message>
        <source>propagated</source>
        <translation>propagé</translation>
    </message>
    <message>
        <source>purge</source>
        <translation>purge</translation>
    </message>
    <message>
        <source>puzzle {number}</source>
        <translation>grille {number}</translation>
    </message>
    <message>
        <source>puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here</source>
        <translation>la grille {number} est une variante ({variants})&#xa0;; seules les grilles 9×9 à blocs sans autre règle peuvent être lues ici</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}, row {row}: {problem}</source>
        <translation>grille {number}, {key}, ligne {row}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}: {problem}</source>
        <translation>grille {number}, {key}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>puzzle.sudoku</source>
        <translation>grille.sudoku</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>grilles</translation>
    </message>
    <message>
        <source>puzzles in this format ({format}) can be read, but not changed in their place</source>
        <translation>les grilles de ce format ({format}) peuvent être lues, mais pas modifiées à leur place</translation>
    </message>
    <message>
        <source>puzzles with so few givens are extremely rare: it may take minutes or find none</source>
        <translation>les grilles avec si peu d’indices sont extrêmement rares&#xa0;: cela peut prendre des minutes ou ne rien donner</translation>
    </message>
    <message>
        <source>puzzles.sdm</source>
        <translation>grilles.sdm</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>quadruples</translation>
    </message>
    <message>
        <source>random candidate</source>
        <translation>candidat au hasard</translation>
    </message>
    <message>
        <source>rated like a person would solve it</source>
        <translation>cotée comme un humain la résoudrait</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>cote {rating}</translation>
    </message>
    <message>
        <source>rating ≥ {rating}</source>
        <translation>cote ≥&#xa0;{rating}</translation>
    </message>
    <message>
        <source>ratings that high are extremely rare: it may take minutes or find none</source>
        <translation>des cotes si élevées sont extrêmement rares&#xa0;: cela peut prendre des minutes ou ne rien donner</translation>
    </message>
    <message>
        <source>reading pictures needs {packages}; install them with {command}</source>
        <translation>lire des images demande {packages}&#xa0;; à installer avec {command}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <translation>la région {number}</translation>
    </message>
    <message numerus="yes">
        <source>region {number} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>la région {number} a %n case, il en faut {needed}</numerusform>
            <numerusform>la région {number} a %n cases, il en faut {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>regions {numbers}</source>
        <translation>les régions {numbers}</translation>
    </message>
    <message>
        <source>removed {digits}</source>
        <translation>éliminé {digits}</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>lignes renban</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>réparations</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>redémarrage</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>la ligne {number}</translation>
    </message>
    <message>
        <source>row {number} holds a given twice; row permutations cannot represent it</source>
        <translation>la ligne {number} contient deux fois un même indice&#xa0;; les permutations de lignes ne peuvent pas l’écrire</translation>
    </message>
    <message>
        <source>row {row} column {column}</source>
        <translation>ligne {row} colonne {column}</translation>
    </message>
    <message numerus="yes">
        <source>row {row} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>la ligne {row} a %n case, il en faut {needed}</numerusform>
            <numerusform>la ligne {row} a %n cases, il en faut {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row} has a symbol that cannot stand in a cell</source>
        <translation>la ligne {row} contient un symbole qui ne peut figurer dans une case</translation>
    </message>
    <message>
        <source>rows {numbers}</source>
        <translation>les lignes {numbers}</translation>
    </message>
    <message>
        <source>rules its digit out</source>
        <translation>exclut son chiffre</translation>
    </message>
    <message>
        <source>rules its digit out elsewhere</source>
        <translation>exclut son chiffre ailleurs</translation>
    </message>
    <message>
        <source>rules {digit} out</source>
        <translation>exclut le {digit}</translation>
    </message>
    <message>
        <source>r{row}c{column}</source>
        <comment>short name of a cell</comment>
        <translation>L{row}C{column}</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sommes sandwich</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; calibrated on people</source>
        <translation>échelle&#xa0;: facile sous {easy} générations en moyenne, difficile au-dessus de {hard}&#xa0;; étalonnée sur les humains</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; published in 2007</source>
        <translation>échelle&#xa0;: facile sous {easy} générations en moyenne, difficile au-dessus de {hard}&#xa0;; publiée en 2007</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>seed and generations must be whole numbers from 0 to {most}</source>
        <translation>seed et generations doivent être des nombres entiers de 0 à {most}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <source>several solutions, since a single one needs at least {fewest} givens</source>
        <translation>plusieurs solutions, puisqu’une solution unique demande au moins {fewest} indices</translation>
    </message>
    <message>
        <source>several solutions: two of them differ in {places}</source>
        <translation>plusieurs solutions&#xa0;: deux d’entre elles diffèrent en {places}</translation>
    </message>
    <message>
        <source>since the population began</source>
        <translation>depuis le début de la population</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>so this is false</source>
        <translation>donc c’est faux</translation>
    </message>
    <message>
        <source>so this is true</source>
        <translation>donc c’est vrai</translation>
    </message>
    <message>
        <source>solution on page {page}</source>
        <translation>solution page {page}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a runner</comment>
        <translation>résolu</translation>
    </message>
    <message>
        <source>solved at generation {generation}</source>
        <translation>résolu à la génération {generation}</translation>
    </message>
    <message>
        <source>solved grids of this kind are hardly ever found: it may take minutes or find none</source>
        <translation>les grilles résolues de ce genre ne se trouvent presque jamais&#xa0;: cela peut prendre des minutes ou ne rien donner</translation>
    </message>
    <message>
        <source>solved must be 0 or 1, got {value}</source>
        <translation>solved doit être 0 ou 1, et non {value}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>starts with your first digit</source>
        <translation>démarre à votre premier chiffre</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>stopped before the rating was known</source>
        <translation>arrêt avant que la cote soit connue</translation>
    </message>
    <message numerus="yes">
        <source>stuck for
%n generation(s)</source>
        <translation>
            <numerusform>bloquée pendant
%n génération</numerusform>
            <numerusform>bloquée pendant
%n générations</numerusform>
        </translation>
    </message>
    <message>
        <source>such files hold plain 9×9 grids only</source>
        <translation>ces fichiers ne contiennent que des grilles 9×9 à blocs sans autre règle</translation>
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
        <translation>échanges</translation>
    </message>
    <message>
        <source>switch notes on and off (N unless it is a digit)</source>
        <translation>activer et désactiver les notes (N, sauf si c’est un chiffre)</translation>
    </message>
    <message>
        <source>tables need pandas and Arrow; install them with {command}</source>
        <translation>les tableaux ont besoin de pandas et d’Arrow ; installez-les avec {command}</translation>
    </message>
    <message>
        <source>tags are nested too deeply</source>
        <translation>les balises sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>the PDF has {pages} pages; at most {most} are read at a time: choose some</source>
        <translation>le PDF a {pages} pages&#xa0;; {most} au plus sont lues à la fois&#xa0;: choisissez-en</translation>
    </message>
    <message>
        <source>the PDF is damaged or incomplete</source>
        <translation>le PDF est endommagé ou incomplet</translation>
    </message>
    <message>
        <source>the PDF is protected by a password</source>
        <translation>le PDF est protégé par un mot de passe</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>l’auteur</translation>
    </message>
    <message>
        <source>the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle</source>
        <translation>les barres ne divisent pas les lignes en blocs ; pour un puzzle, écrivez ses régions dans une seconde grille, sous la première</translation>
    </message>
    <message>
        <source>the benchmark has no instance {name}</source>
        <translation>le banc d’essai n’a pas d’instance {name}</translation>
    </message>
    <message>
        <source>the budget must have limits above 0 of {limits}</source>
        <translation>le budget doit avoir des limites au-dessus de 0 pour {limits}</translation>
    </message>
    <message>
        <source>the cells are not listed by rows ({name}); only rows can be read</source>
        <translation>les cases ne sont pas données par lignes ({name})&#xa0;; seules des lignes peuvent être lues</translation>
    </message>
    <message>
        <source>the cells hold no givens, or symbols that are no digits of this size</source>
        <translation>les cases ne contiennent pas de chiffres donnés, ou des symboles qui ne sont pas des chiffres de cette taille</translation>
    </message>
    <message>
        <source>the column {name} was not read</source>
        <translation>la colonne {name} n’a pas été lue</translation>
    </message>
    <message>
        <source>the compiler failed: {last}</source>
        <translation>le compilateur a échoué&#xa0;: {last}</translation>
    </message>
    <message>
        <source>the digit {digit} fits nowhere in {unit}</source>
        <translation>le chiffre {digit} n’a de place nulle part dans {unit}</translation>
    </message>
    <message>
        <source>the document has version {version}; this program reads {newest}</source>
        <translation>le document est de la version {version}&#xa0;; ce programme lit la version {newest}</translation>
    </message>
    <message>
        <source>the encoding of its text has no {symbol}</source>
        <translation>l’encodage du texte n’a pas {symbol}</translation>
    </message>
    <message>
        <source>the fewest givens, {fewest}, must not be more than the most, {most}</source>
        <translation>le nombre minimal d’indices, {fewest}, ne doit pas dépasser le nombre maximal, {most}</translation>
    </message>
    <message>
        <source>the file has version {version} of the format, and this program reads up to {newest}</source>
        <translation>le fichier est de la version {version} du format, et ce programme lit jusqu’à la version {newest}</translation>
    </message>
    <message>
        <source>the file has version {version}; this program reads {newest}</source>
        <translation>le fichier est de version {version} ; ce programme lit {newest}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>le fichier dépasse {most} octets</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>le fichier dépasse {size} Mio</translation>
    </message>
    <message>
        <source>the file is not text in UTF-8</source>
        <translation>le fichier n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>the grid has irregular regions, as in a jigsaw Sudoku, which cannot be read from pictures; write its digits and its regions as two grids of text, and paste them</source>
        <translation>la grille a des régions irrégulières, comme un sudoku irrégulier, qui ne peut pas être lu dans une image ; écrivez ses chiffres et ses régions comme deux grilles de texte, et collez-les</translation>
    </message>
    <message>
        <source>the grid must have {size} rows of {size} cells</source>
        <translation>la grille doit avoir {size} lignes de {size} cases</translation>
    </message>
    <message>
        <source>the individual alone</source>
        <translation>l’individu seul</translation>
    </message>
    <message>
        <source>the last step swapped {one} and {other} in {unit}</source>
        <translation>la dernière étape a échangé {one} et {other} dans {unit}</translation>
    </message>
    <message>
        <source>the lines between the regions are damaged</source>
        <translation>les lignes entre les régions sont endommagées</translation>
    </message>
    <message>
        <source>the link has no whole puzzle in it; copy the whole link</source>
        <translation>le lien ne contient pas de grille entière ; copiez le lien en entier</translation>
    </message>
    <message numerus="yes">
        <source>the longest trap:
%n generation(s) at {fitness}</source>
        <translation>
            <numerusform>le plus long piège&#xa0;:
%n génération à {fitness}</numerusform>
            <numerusform>le plus long piège&#xa0;:
%n générations à {fitness}</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest rating must lie between 0 and the highest, got {lowest} to {highest}</source>
        <translation>la cote la plus basse doit être entre 0 et la plus haute, et non {lowest} à {highest}</translation>
    </message>
    <message>
        <source>the number of givens must lie between {lowest} and {highest}: with fewer there are always several solutions, with more there is hardly anything left to solve; got {fewest} to {most}</source>
        <translation>le nombre d’indices doit être entre {lowest} et {highest}&#xa0;: avec moins, il y a toujours plusieurs solutions, avec plus, il ne reste presque rien à résoudre&#xa0;; et non {fewest} à {most}</translation>
    </message>
    <message>
        <source>the number of puzzles must lie between 1 and {most}, got {number}</source>
        <translation>le nombre de grilles doit être entre 1 et {most}, et non {number}</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy the whole link</source>
        <translation>la grille compressée est endommagée ; copiez le lien en entier</translation>
    </message>
    <message>
        <source>the packed puzzle is too long</source>
        <translation>la grille compressée est trop longue</translation>
    </message>
    <message>
        <source>the picture has more than {count} megapixels</source>
        <translation>l’image a plus de {count} mégapixels</translation>
    </message>
    <message>
        <source>the picture is damaged or incomplete</source>
        <translation>l’image est endommagée ou incomplète</translation>
    </message>
    <message>
        <source>the picture is too narrow to hold a grid: {width} by {height} pixels</source>
        <translation>l’image est trop étroite pour une grille : {width} sur {height} pixels</translation>
    </message>
    <message>
        <source>the picture is too small: {width} by {height} pixels</source>
        <translation>l’image est trop petite&#xa0;: {width} sur {height} pixels</translation>
    </message>
    <message>
        <source>the picture needs more memory than there is</source>
        <translation>l’image demande plus de mémoire qu’il n’y en a</translation>
    </message>
    <message>
        <source>the printer did not accept the job</source>
        <translation>l’imprimante n’a pas accepté le travail</translation>
    </message>
    <message>
        <source>the rating</source>
        <translation>la cote</translation>
    </message>
    <message>
        <source>the runs made on it</source>
        <translation>ses exécutions</translation>
    </message>
    <message>
        <source>the seed is not a whole number from 0 to {most}</source>
        <translation>la graine n’est pas un nombre entier de 0 à {most}</translation>
    </message>
    <message>
        <source>the size must lie between {fewest} and {most}, got {number}</source>
        <translation>la taille doit être comprise entre {fewest} et {most}, et non {number}</translation>
    </message>
    <message>
        <source>the solution does not belong to this puzzle</source>
        <translation>la solution n’est pas celle de cette grille</translation>
    </message>
    <message>
        <source>the solution of puzzle {number} is not known</source>
        <translation>la solution de la grille {number} n’est pas connue</translation>
    </message>
    <message>
        <source>the solution of the puzzle after it</source>
        <translation>la solution de la grille suivante</translation>
    </message>
    <message>
        <source>the solution of the puzzle before it</source>
        <translation>la solution de la grille précédente</translation>
    </message>
    <message>
        <source>the solution, copies included</source>
        <translation>la solution, copies comprises</translation>
    </message>
    <message>
        <source>the solution, remembered until a restart</source>
        <translation>la solution, retenue jusqu’au redémarrage</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>la source</translation>
    </message>
    <message>
        <source>the source of {operator} cannot be read; define it with def, in a notebook or in a file</source>
        <translation>la source de {operator} ne peut pas être lue ; définissez-le avec def, dans un notebook ou un fichier</translation>
    </message>
    <message>
        <source>the source of {operator} has {length} characters; at most {most} are allowed</source>
        <translation>la source de {operator} a {length} caractères ; {most} au plus sont permis</translation>
    </message>
    <message>
        <source>the text is longer than {most} characters</source>
        <translation>le texte dépasse {most} caractères</translation>
    </message>
    <message>
        <source>the text is too long; the rest was not searched</source>
        <translation>le texte est trop long ; le reste n’a pas été examiné</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the variants must be a list of some of {names}</source>
        <translation>les variantes doivent être une liste prise parmi {names}</translation>
    </message>
    <message>
        <source>the version must be written like {example}</source>
        <translation>la version doit s’écrire comme {example}</translation>
    </message>
    <message>
        <source>the workers have version {other} of the program, not {own}</source>
        <translation>les processus de travail ont la version {other} du programme, et non {own}</translation>
    </message>
    <message>
        <source>the workers of the hunt end again and again; it was given up</source>
        <translation>les processus de la chasse s’arrêtent sans cesse&#xa0;; elle a été abandonnée</translation>
    </message>
    <message>
        <source>the workers of the study end again and again; it was given up</source>
        <translation>les processus de l’étude s’arrêtent sans cesse&#xa0;; elle a été abandonnée</translation>
    </message>
    <message>
        <source>the {digit} in {cell} is wrong</source>
        <translation>le {digit} en {cell} est faux</translation>
    </message>
    <message>
        <source>there are more digits than puzzles usually have; some of them may be entries</source>
        <translation>il y a plus de chiffres que les sudokus n’en ont d’habitude ; certains peuvent être des saisies</translation>
    </message>
    <message>
        <source>there are more values than in any file of its kind</source>
        <translation>il y a plus de valeurs que dans n’importe quel fichier de cette sorte</translation>
    </message>
    <message>
        <source>there is another puzzle called {name}</source>
        <translation>une autre grille s’appelle déjà {name}</translation>
    </message>
    <message>
        <source>there is another run of {name} with this seed</source>
        <translation>il y a une autre exécution de {name} avec cette graine</translation>
    </message>
    <message>
        <source>there is another system called {name}; rename the file</source>
        <translation>un autre système s’appelle déjà {name} ; renommez le fichier</translation>
    </message>
    <message>
        <source>there is another {file} already; rename one of them</source>
        <translation>il y a déjà un autre {file} ; renommez l’un des deux</translation>
    </message>
    <message>
        <source>there is no file {file}; name the folder it is in with --data</source>
        <translation>il n’y a pas de fichier {file}&#xa0;; indiquez son dossier avec --data</translation>
    </message>
    <message numerus="yes">
        <source>there is no page {page}: the PDF has %n page(s)</source>
        <translation>
            <numerusform>il n’y a pas de page {page}&#xa0;: le PDF a %n page</numerusform>
            <numerusform>il n’y a pas de page {page}&#xa0;: le PDF a %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no puzzle called {name}</source>
        <translation>aucune grille ne s’appelle {name}</translation>
    </message>
    <message>
        <source>there is no puzzle to print</source>
        <translation>il n’y a pas de grille à imprimer</translation>
    </message>
    <message>
        <source>there is nothing to tune; give a setting a list or a range of values</source>
        <translation>il n’y a rien à régler&#xa0;; donnez à un réglage une liste ou une plage de valeurs</translation>
    </message>
    <message>
        <source>there must be as many as there are puzzles</source>
        <translation>il en faut autant qu’il y a de grilles</translation>
    </message>
    <message>
        <source>there must be notes for {cells} cells, got {got}</source>
        <translation>il doit y avoir des notes pour {cells} cases, et non {got}</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>thermomètres</translation>
    </message>
    <message>
        <source>these are the regions of a jigsaw without its puzzle</source>
        <translation>ce sont les régions d’un puzzle sans sa grille</translation>
    </message>
    <message>
        <source>these cells stand among links, and were not read</source>
        <translation>ces cases se trouvent entre des liens et n’ont pas été lues</translation>
    </message>
    <message>
        <source>they must be a list of {sizes} rows</source>
        <translation>ce doit être une liste de {sizes} lignes</translation>
    </message>
    <message>
        <source>this generation: {cost}</source>
        <translation>cette génération&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>this hunt is under way in another window or program; end it there, or take another seed</source>
        <translation>cette chasse est en cours dans une autre fenêtre ou un autre programme ; terminez-la là-bas, ou prenez une autre graine</translation>
    </message>
    <message>
        <source>this is XML of a kind that is not read here (it begins with {tag})</source>
        <translation>c’est du XML d’un type qui n’est pas lu ici (il commence par {tag})</translation>
    </message>
    <message>
        <source>this is a Jupyter notebook; copy the puzzle in it and paste it</source>
        <translation>ceci est un notebook Jupyter&#xa0;; copiez la grille qui s’y trouve et collez-la</translation>
    </message>
    <message>
        <source>this is a PDF; open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>c’est un PDF&#xa0;; ouvrez-le avec «&#xa0;Lire une photo&#xa0;» dans la fenêtre, ou avec «&#xa0;sudoku-cli read&#xa0;»</translation>
    </message>
    <message>
        <source>this is a comment; remove its mark to read the puzzle in it</source>
        <translation>ceci est un commentaire&#xa0;; retirez sa marque pour lire la grille qu’il contient</translation>
    </message>
    <message>
        <source>this is a compact SudokuPad link, which is not read here; open it in the browser and copy the puzzle</source>
        <translation>c’est un lien SudokuPad compact, qui n’est pas lu ici ; ouvrez-le dans le navigateur et copiez la grille</translation>
    </message>
    <message>
        <source>this is a compressed file ({kind}); unpack it and open the file in it</source>
        <translation>c’est un fichier compressé ({kind}) ; décompressez-le et ouvrez le fichier qu’il contient</translation>
    </message>
    <message>
        <source>this is a database ({kind}); export the puzzles from the program that wrote it</source>
        <translation>c’est une base de données ({kind}) ; exportez les grilles depuis le programme qui l’a écrite</translation>
    </message>
    <message>
        <source>this is a document ({kind}); save it as plain text, or copy the puzzle and paste it</source>
        <translation>c’est un document ({kind}) ; enregistrez-le en texte brut, ou copiez la grille et collez-la</translation>
    </message>
    <message>
        <source>this is a file for printers ({kind}); convert it to PDF, which can be read as a picture</source>
        <translation>c’est un fichier pour imprimantes ({kind}) ; convertissez-le en PDF, qui peut être lu comme une image</translation>
    </message>
    <message>
        <source>this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there</source>
        <translation>c’est un lien vers une grille sur un serveur ; ouvrez-le dans le navigateur et copiez-y la grille</translation>
    </message>
    <message numerus="yes">
        <source>this is a pattern of %n cell(s), not a puzzle</source>
        <translation>
            <numerusform>ceci est un motif de %n case, pas une grille</numerusform>
            <numerusform>ceci est un motif de %n cases, pas une grille</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a picture ({kind}); open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>c’est une image ({kind})&#xa0;; ouvrez-la avec «&#xa0;Lire une photo&#xa0;» dans la fenêtre, ou avec «&#xa0;sudoku-cli read&#xa0;»</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation>c’est un tube ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>this is a random seed of Solo; copy the game ID from its menu Game, Specific</source>
        <translation>c’est une graine aléatoire de Solo ; copiez l’identifiant de la partie depuis son menu « Game », « Specific »</translation>
    </message>
    <message>
        <source>this is a solved grid</source>
        <translation>c’est une grille résolue</translation>
    </message>
    <message>
        <source>this is a spreadsheet ({kind}); save it as CSV, or copy its cells and paste them</source>
        <translation>c’est une feuille de calcul ({kind}) ; enregistrez-la en CSV, ou copiez ses cellules et collez-les</translation>
    </message>
    <message>
        <source>this is a web page without a puzzle in a table; copy the puzzle in the browser and paste it</source>
        <translation>c’est une page web sans grille dans un tableau ; copiez la grille dans le navigateur et collez-la</translation>
    </message>
    <message>
        <source>this is another kind of puzzle ({name}), not a Sudoku</source>
        <translation>c’est un autre genre de casse-tête ({name}), pas un sudoku</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>ce n’est pas du TOML&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>this is not XML (it contains half a character)</source>
        <translation>ce n’est pas du XML (il contient la moitié d’un caractère)</translation>
    </message>
    <message>
        <source>this is not XML ({reason})</source>
        <translation>ce n’est pas du XML ({reason})</translation>
    </message>
    <message>
        <source>this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)</source>
        <translation>ce n’est pas une image lisible (JPEG, PNG, WebP, BMP, GIF, TIFF ou PDF)</translation>
    </message>
    <message>
        <source>this is not a text file (it contains zero bytes)</source>
        <translation>ce n’est pas un fichier texte (il contient des octets nuls)</translation>
    </message>
    <message>
        <source>this is not a text file (it is not UTF-8)</source>
        <translation>ce n’est pas un fichier texte (il n’est pas en UTF-8)</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>this is valid JSON, but no puzzle was found in it</source>
        <translation>c’est du JSON valide, mais aucune grille n’y a été trouvée</translation>
    </message>
    <message>
        <source>this key is unknown; there are {keys}</source>
        <translation>cette clé est inconnue&#xa0;; il y a {keys}</translation>
    </message>
    <message>
        <source>this looks like a killer Sudoku, which cannot be read from pictures</source>
        <translation>cela ressemble à un sudoku killer, qui ne peut pas être lu dans une image</translation>
    </message>
    <message>
        <source>this looks like a samurai of five grids that overlap; only single grids can be read here</source>
        <translation>cela ressemble à un samouraï de cinq grilles qui se chevauchent ; seules des grilles isolées peuvent être lues ici</translation>
    </message>
    <message>
        <source>this looks like cells, but not like a grid that can be read</source>
        <translation>cela ressemble à des cases, mais pas à une grille lisible</translation>
    </message>
    <message>
        <source>this puzzle has rules that are not known here ({rules}); only classic puzzles, diagonals, windoku, jigsaws and Latin squares can be read</source>
        <translation>cette grille a des règles qui ne sont pas connues ici ({rules}) ; seuls les sudokus classiques, à diagonales, windoku, irréguliers et les carrés latins peuvent être lus</translation>
    </message>
    <message>
        <source>this puzzle is {size}×{size}; only {sizes} can be read here</source>
        <translation>cette grille est {size}×{size}&#xa0;; seules les tailles {sizes} peuvent être lues ici</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last value</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>to the ends of the row; to the corners of the grid</source>
        <translation>aux bouts de la ligne&#xa0;; aux coins de la grille</translation>
    </message>
    <message>
        <source>too few puzzles to tell</source>
        <translation>trop peu de grilles pour le dire</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>trials each</source>
        <translation>essais chacun</translation>
    </message>
    <message>
        <source>true in this chain</source>
        <translation>vrai dans cette chaîne</translation>
    </message>
    <message>
        <source>tuning needs Optuna; install it with {command}</source>
        <translation>le réglage automatique a besoin d’Optuna&#xa0;; installez-le avec {command}</translation>
    </message>
    <message>
        <source>tuning needs further puzzles to test its result on; there are {count}</source>
        <translation>le réglage automatique a besoin de grilles qui n’y servent pas&#xa0;; il y en a {count}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>two of these four hold it</source>
        <translation>deux de ces quatre le contiennent</translation>
    </message>
    <message>
        <source>undecided: the exact solver timed out</source>
        <translation>indécidé&#xa0;: le solveur exact a manqué de temps</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>non cotée</translation>
    </message>
    <message>
        <source>version must be a whole number from 1, got {value}</source>
        <translation>version doit être un nombre entier à partir de 1, et non {value}</translation>
    </message>
    <message>
        <source>what a newer version of the program has added</source>
        <translation>ce qu’une version plus récente du programme a ajouté</translation>
    </message>
    <message>
        <source>what evolution finds harder, people find easier</source>
        <translation>ce que l’évolution trouve plus difficile, les humains le trouvent plus facile</translation>
    </message>
    <message>
        <source>what was kept of the run’s course is damaged</source>
        <translation>ce qui a été gardé du déroulement de l’exécution est endommagé</translation>
    </message>
    <message>
        <source>what was kept of the study is damaged</source>
        <translation>ce qui a été gardé de l’étude est endommagé</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>lignes de murmure</translation>
    </message>
    <message>
        <source>windoku</source>
        <translation>windoku</translation>
    </message>
    <message>
        <source>window {number}</source>
        <translation>la fenêtre {number}</translation>
    </message>
    <message>
        <source>windows {numbers}</source>
        <translation>les fenêtres {numbers}</translation>
    </message>
    <message>
        <source>with so many givens a puzzle is hardly ever that difficult</source>
        <translation>avec autant d’indices, une grille n’est presque jamais aussi difficile</translation>
    </message>
    <message>
        <source>without improvement</source>
        <translation>sans amélioration</translation>
    </message>
    <message>
        <source>worst {cost}</source>
        <translation>pire {cost}</translation>
    </message>
    <message>
        <source>worst: {cost}</source>
        <translation>pire&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>erronée</translation>
    </message>
    <message>
        <source>your entries</source>
        <translation>vos saisies</translation>
    </message>
    <message>
        <source>your notes</source>
        <translation>vos notes</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}, {cores}</source>
        <translation>{aim}, graine {seed}, {cores}</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}: {best} after {time}</source>
        <translation>{aim}, graine {seed}&#xa0;: {best} après {time}</translation>
    </message>
    <message>
        <source>{algorithm} has no setting {setting}; it has {settings}</source>
        <translation>{algorithm} n’a pas de réglage {setting}&#xa0;; il a {settings}</translation>
    </message>
    <message>
        <source>{algorithm} on {puzzle}: {reason}</source>
        <translation>{algorithm} sur {puzzle}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.</source>
        <translation>{cells} ne peuvent contenir que {digits}, donc aucune autre case dans {unit} ne peut contenir l’un de ces chiffres.</translation>
    </message>
    <message>
        <source>{cells}: as founder {founder} had them.</source>
        <translation>{cells}&#xa0;: tels que les avait le fondateur {founder}.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, a random candidate.</source>
        <translation>{cells}&#xa0;: depuis la génération {generation}, accouplement {mating}, un candidat au hasard.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, by mutation.</source>
        <translation>{cells}&#xa0;: depuis la génération {generation}, accouplement {mating}, par mutation.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, forced.</source>
        <translation>{cells}&#xa0;: depuis la génération {generation}, accouplement {mating}, forcé.</translation>
    </message>
    <message>
        <source>{cell} ({one} or {other})</source>
        <translation>{cell} ({one} ou {other})</translation>
    </message>
    <message>
        <source>{cell} holds a digit already</source>
        <translation>il y a déjà un chiffre en {cell}</translation>
    </message>
    <message>
        <source>{cell} holds a given</source>
        <translation>il y a un indice en {cell}</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <translation>{cell} ne vaut pas {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <translation>{cell} vaut {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}.</source>
        <translation>{cell} vaut {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}. Removed: {removals}.</source>
        <translation>{cell} vaut {digit}. Éliminés&#xa0;: {removals}.</translation>
    </message>
    <message>
        <source>{cell}: no digit fits any more, so it stays blank.</source>
        <translation>{cell}&#xa0;: aucun chiffre ne convient plus, la case reste donc vide.</translation>
    </message>
    <message>
        <source>{cell}: there is no other candidate, and nothing changes.</source>
        <translation>{cell}&#xa0;: il n’y a pas d’autre candidat, et rien ne change.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the father.</source>
        <translation>{cell}&#xa0;: {digit} du père.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the mother.</source>
        <translation>{cell}&#xa0;: {digit} de la mère.</translation>
    </message>
    <message>
        <source>{cell}: {digit} in place of {before}.</source>
        <translation>{cell}&#xa0;: {digit} à la place de {before}.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate by mutation.</source>
        <translation>{cell}&#xa0;: {digit}, un candidat au hasard par mutation.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate, for neither parent’s digit fits.</source>
        <translation>{cell}&#xa0;: {digit}, un candidat au hasard, car le chiffre d’aucun des parents ne convient.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate.</source>
        <translation>{cell}&#xa0;: {digit}, un candidat au hasard.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, the only digit left for it.</source>
        <translation>{cell}&#xa0;: {digit}, le seul chiffre qui lui reste.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which both parents have.</source>
        <translation>{cell}&#xa0;: {digit}, que les deux parents ont.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which has no other place left in {unit}.</source>
        <translation>{cell}&#xa0;: {digit}, qui n’a plus d’autre place dans {unit}.</translation>
    </message>
    <message>
        <source>{chains} On the way, dynamic forcing chains with chains inside them rule out candidates.</source>
        <translation>{chains} En chemin, des chaînes forcées dynamiques contenant d’autres chaînes excluent des candidats.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and cell or region forcing chains rule out candidates.</source>
        <translation>{chains} En chemin, des motifs et des chaînes forcées par case ou par région excluent des candidats.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and dynamic forcing chains rule out candidates.</source>
        <translation>{chains} En chemin, des motifs et des chaînes forcées dynamiques excluent des candidats.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and forcing chains rule out candidates.</source>
        <translation>{chains} En chemin, des motifs et des chaînes forcées excluent des candidats.</translation>
    </message>
    <message>
        <source>{chains} with dynamic forcing chains</source>
        <translation>{chains} avec chaînes forcées dynamiques</translation>
    </message>
    <message>
        <source>{chains} with forcing chains</source>
        <translation>{chains} avec chaînes forcées</translation>
    </message>
    <message>
        <source>{chains} with multiple forcing chains</source>
        <translation>{chains} avec chaînes forcées multiples</translation>
    </message>
    <message>
        <source>{chains} with nested forcing chains</source>
        <translation>{chains} avec chaînes forcées imbriquées</translation>
    </message>
    <message>
        <source>{changes}: exactly one solution</source>
        <translation>{changes}&#xa0;: exactement une solution</translation>
    </message>
    <message>
        <source>{columns}×{rows} grids cannot be read from pictures, only 9×9</source>
        <translation>les grilles {columns}×{rows} ne peuvent pas être lues dans une image, seulement 9×9</translation>
    </message>
    <message numerus="yes">
        <source>{conflict}; and %n more conflict(s)</source>
        <translation>
            <numerusform>{conflict}&#xa0;; et %n autre conflit</numerusform>
            <numerusform>{conflict}&#xa0;; et %n autres conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} characters are too many for one puzzle</source>
        <translation>{count} caractères, c’est trop pour une grille</translation>
    </message>
    <message>
        <source>{count} {digit}s in box {unit}: {places}</source>
        <translation>{count} fois le {digit} dans le bloc {unit}&#xa0;: {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in column {unit}: rows {places}</source>
        <translation>{count} fois le {digit} dans la colonne {unit}&#xa0;: lignes {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in row {unit}: columns {places}</source>
        <translation>{count} fois le {digit} dans la ligne {unit}&#xa0;: colonnes {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in {unit}: {places}</source>
        <translation>{count} fois le {digit} dans {unit}&#xa0;: {places}</translation>
    </message>
    <message>
        <source>{date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>{digits} from {cells}</source>
        <translation>{digits} en {cells}</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <translation>{digits} en {cells}</translation>
    </message>
    <message>
        <source>{digit} goes here</source>
        <translation>le {digit} va ici</translation>
    </message>
    <message>
        <source>{digit}, given</source>
        <translation>{digit}, indice</translation>
    </message>
    <message>
        <source>{digit}, put in by a player</source>
        <translation>{digit}, saisi par un joueur</translation>
    </message>
    <message>
        <source>{digit}: {left}</source>
        <translation>{digit}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>{done} of {pages}</source>
        <translation>{done} sur {pages}</translation>
    </message>
    <message>
        <source>{elite} must be below the population of {population}, got {number}</source>
        <translation>{elite} doit être inférieur à la population de {population}, et non {number}</translation>
    </message>
    <message>
        <source>{ending}, fitness {fitness}</source>
        <translation>{ending}, fitness {fitness}</translation>
    </message>
    <message>
        <source>{escape} is among the escapes more than once</source>
        <translation>{escape} figure plus d’une fois parmi les échappatoires</translation>
    </message>
    <message>
        <source>{figures}.</source>
        <translation>{figures}.</translation>
    </message>
    <message>
        <source>{file} already exists, and perhaps other files of this print. Replace them?</source>
        <translation>{file} existe déjà, et peut-être d’autres fichiers de cette impression. Les remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} existe déjà. Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>{file} and similar files already exist. Replace them?</source>
        <translation>{file} et des fichiers semblables existent déjà. Les remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {reason}</source>
        <translation>Impossible d’importer {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the file and its folder must be writable</source>
        <translation>impossible d’ouvrir {file}&#xa0;: le fichier et son dossier doivent être accessibles en écriture</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>Impossible d’ouvrir {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>Impossible de lire {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} ne peut pas être utilisé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}; set the file aside, and a new one is begun</source>
        <translation>impossible d’utiliser {file}&#xa0;: {reason}&#xa0;; mettez le fichier de côté, et un nouveau sera commencé</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} n’a pas pu être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program since it was opened here. Replace it?</source>
        <translation>{file} a été modifié par un autre programme depuis son ouverture ici. Faut-il le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>{file} is in use by another program; try again when it has finished</source>
        <translation>{file} est utilisé par un autre programme&#xa0;; réessayez quand il aura terminé</translation>
    </message>
    <message>
        <source>{file} is larger than {most} bytes</source>
        <translation>{file} dépasse {most} octets</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8</source>
        <translation>{file} n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>{file} shows a Sudoku of another kind.</source>
        <translation>{file} montre un sudoku d’un autre genre.</translation>
    </message>
    <message>
        <source>{file} was not saved, because other parts of it would be lost: {reason}.</source>
        <translation>{file} n’a pas été enregistré, car d’autres parties du fichier seraient perdues : {reason}.</translation>
    </message>
    <message>
        <source>{file} was not written: files of this kind cannot hold such a grid ({grid}); a document can.</source>
        <translation>{file} n’a pas été écrit&#xa0;: les fichiers de ce genre ne contiennent pas de telle grille ({grid})&#xa0;; un document, si.</translation>
    </message>
    <message>
        <source>{file} was saved without {things}.</source>
        <translation>{file} a été enregistré sans {things}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; this one cannot read it</source>
        <translation>{file} a été écrit par une version plus récente du programme&#xa0;; celle-ci ne peut pas le lire</translation>
    </message>
    <message>
        <source>{file} – Rate Collection</source>
        <translation>{file} – Évaluer une collection</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, ligne {line} : {problem}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line} : {reason}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file} : {problem}</translation>
    </message>
    <message>
        <source>{filled} of {cells} cells filled</source>
        <translation>{filled} cases remplies sur {cells}</translation>
    </message>
    <message>
        <source>{finding} (Compared with the exact solver’s solution.)</source>
        <translation>{finding} (Par comparaison avec la solution du solveur exact.)</translation>
    </message>
    <message>
        <source>{finding} With your entries there is no solution, as the exact solver proves.</source>
        <translation>{finding} Avec vos saisies, il n’y a pas de solution, comme le prouve le solveur exact.</translation>
    </message>
    <message>
        <source>{finds} on {islands}.</source>
        <translation>{finds} sur {islands}.</translation>
    </message>
    <message>
        <source>{finished} of {runs}</source>
        <translation>{finished} sur {runs}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} or {last} is {digit}, so {cell}, which sees both, is not.</source>
        <translation>{first} ou {last} vaut {digit}, donc {cell}, qui voit les deux, a un autre chiffre.</translation>
    </message>
    <message>
        <source>{first} or {second} is {z}, so no cell that sees both can hold it.</source>
        <translation>{first} ou {second} vaut {z}, donc aucune case qui voit les deux ne peut le contenir.</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}&#xa0;; {next}</translation>
    </message>
    <message>
        <source>{fitness} (logarithmic)</source>
        <translation>{fitness} (logarithmique)</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best} at generation {generation}.</source>
        <translation>{fitness} au fil des générations&#xa0;: meilleur {best} à la génération {generation}.</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best}, average {mean}, worst {worst} at generation {generation}; a solution has {optimum}.</source>
        <translation>{fitness} au fil des générations&#xa0;: meilleur {best}, moyenne {mean}, pire {worst} à la génération {generation}&#xa0;; une solution vaut {optimum}.</translation>
    </message>
    <message>
        <source>{fitness}; a solution has {optimum}</source>
        <translation>{fitness}&#xa0;; une solution vaut {optimum}</translation>
    </message>
    <message>
        <source>{folder} belongs to somebody else</source>
        <translation>{folder} appartient à quelqu’un d’autre</translation>
    </message>
    <message>
        <source>{folder} cannot be written</source>
        <translation>{folder} n’est pas accessible en écriture</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <translation>{found} sur {wanted}</translation>
    </message>
    <message>
        <source>{found} of {wanted} made, {tried} tried …</source>
        <translation>{found} sur {wanted} créées, {tried} essayées…</translation>
    </message>
    <message>
        <source>{generation}, fitness {fitness}</source>
        <translation>{generation}, fitness {fitness}</translation>
    </message>
    <message>
        <source>{givens}; {verdict}</source>
        <translation>{givens}&#xa0;; {verdict}</translation>
    </message>
    <message>
        <source>{key} appears twice</source>
        <translation>{key} apparaît deux fois</translation>
    </message>
    <message>
        <source>{key} has {length} characters; at most {most} are allowed</source>
        <translation>{key} a {length} caractères&#xa0;; {most} sont permis au plus</translation>
    </message>
    <message>
        <source>{key} holds no cells of a puzzle</source>
        <translation>{key} ne contient pas les cases d’une grille</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} manque</translation>
    </message>
    <message>
        <source>{key} is not known to this version</source>
        <translation>{key} n’est pas connu de cette version</translation>
    </message>
    <message>
        <source>{key} is unknown; there are {keys}</source>
        <translation>{key} est inconnu&#xa0;; il y a {keys}</translation>
    </message>
    <message>
        <source>{key} must be a list</source>
        <translation>{key} doit être une liste</translation>
    </message>
    <message>
        <source>{key} must be one line of text, got {value}</source>
        <translation>{key} doit être une ligne de texte, et non {value}</translation>
    </message>
    <message>
        <source>{key} must have a kind, which is one of {choices}</source>
        <translation>{key} doit avoir un &quot;kind&quot;, parmi {choices}</translation>
    </message>
    <message>
        <source>{key} must not be empty</source>
        <translation>{key} ne doit pas être vide</translation>
    </message>
    <message>
        <source>{key}: {problem}</source>
        <translation>{key}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{label} ({unit})</source>
        <translation>{label} ({unit})</translation>
    </message>
    <message>
        <source>{level} for evolution</source>
        <translation>{level} pour l’évolution</translation>
    </message>
    <message>
        <source>{level} {rating}</source>
        <translation>{level} {rating}</translation>
    </message>
    <message>
        <source>{level} ≥ {rating}</source>
        <translation>{level} ≥&#xa0;{rating}</translation>
    </message>
    <message>
        <source>{level}, {rating}</source>
        <translation>{level}, {rating}</translation>
    </message>
    <message>
        <source>{level}, {rating}: {technique}</source>
        <translation>{level}, {rating}&#xa0;: {technique}</translation>
    </message>
    <message>
        <source>{name} from</source>
        <translation>{name} de</translation>
    </message>
    <message>
        <source>{name} of {operator} must be number(default, minimum, maximum) or flag(default), and its name must be free; {names} are taken</source>
        <translation>{name} de {operator} doit être number(défaut, minimum, maximum) ou flag(défaut), et son nom doit être libre&#x202f;; sont pris {names}</translation>
    </message>
    <message>
        <source>{name} of {tag} must be a whole number</source>
        <translation>{name} de {tag} doit être un nombre entier</translation>
    </message>
    <message>
        <source>{name} to</source>
        <translation>{name} à</translation>
    </message>
    <message>
        <source>{name} was first: {amount}, against {other}.</source>
        <translation>{name} est en tête&#xa0;: {amount}, contre {other}.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number}&#xa0;Md</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number}&#xa0;M</translation>
    </message>
    <message>
        <source>{number} generations</source>
        <translation>{number} générations</translation>
    </message>
    <message>
        <source>{number} grids</source>
        <translation>{number} grilles</translation>
    </message>
    <message>
        <source>{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again</source>
        <translation>{number} a été arrondi par un tableur&#xa0;; mettez sa colonne au format texte et copiez de nouveau la grille</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number}&#xa0;k</translation>
    </message>
    <message>
        <source>{number} of {cells}</source>
        <translation>{number} sur {cells}</translation>
    </message>
    <message>
        <source>{number} of {children}</source>
        <translation>{number} sur {children}</translation>
    </message>
    <message>
        <source>{number} of {count}: {technique}</source>
        <translation>{number} sur {count} : {technique}</translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} secondes</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} essais</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other: a population begins anew in only one way</source>
        <translation>{one} et {other} s’excluent&#xa0;: une population ne recommence que d’une façon</translation>
    </message>
    <message>
        <source>{operators} made a grid with a cost of 0 that is no solution: {grid}</source>
        <translation>{operators} a produit une grille de coût 0 qui n’est pas une solution : {grid}</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: go through a list of rows by their numbers, as in for row in range(len(blocks))</source>
        <translation>{operator} ne peut pas être compilé : parcourez une liste de lignes par leurs numéros, comme dans for row in range(len(blocks))</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: {reason}</source>
        <translation>{operator} ne peut pas être compilé : {reason}</translation>
    </message>
    <message>
        <source>{operator} changed the given {given} in {cell} to {value}</source>
        <translation>{operator} a changé le dévoilé {given} de {cell} en {value}</translation>
    </message>
    <message>
        <source>{operator} changes nothing this time.</source>
        <translation>{operator} ne change rien cette fois.</translation>
    </message>
    <message>
        <source>{operator} chooses both parents.</source>
        <translation>{operator} choisit les deux parents.</translation>
    </message>
    <message>
        <source>{operator} does not end: a call was stopped after {most} passes through its loops</source>
        <translation>{operator} ne se termine pas : un appel a été arrêté après {most} passages dans ses boucles</translation>
    </message>
    <message>
        <source>{operator} draws from another random generator, in {line}, so its runs could not be repeated; draw with random.index(n) or random.uniform()</source>
        <translation>{operator} tire d’un autre générateur aléatoire, dans {line}, si bien que ses exécutions ne pourraient être répétées ; tirez avec random.index(n) ou random.uniform()</translation>
    </message>
    <message>
        <source>{operator} gives another result when it is compiled, where integers have 64 bits; {first} became {compiled}</source>
        <translation>{operator} donne un autre résultat une fois compilé, où les entiers ont 64 bits ; {first} est devenu {compiled}</translation>
    </message>
    <message>
        <source>{operator} gives it no place.</source>
        <translation>{operator} ne lui donne aucune place.</translation>
    </message>
    <message>
        <source>{operator} gives it the place of rank {rank}, which had {fitness}.</source>
        <translation>{operator} lui donne la place du rang {rank}, qui avait {fitness}.</translation>
    </message>
    <message>
        <source>{operator} gives two results for one grid and one state of the random generator, so its runs could not be repeated; draw with random.index(n) or random.uniform() only</source>
        <translation>{operator} donne deux résultats pour une même grille et un même état du générateur aléatoire, si bien que ses exécutions ne pourraient être répétées ; ne tirez qu’avec random.index(n) ou random.uniform()</translation>
    </message>
    <message>
        <source>{operator} has the argument {name}, which is none of {offered}; declare a parameter with {name}=number(default, minimum, maximum) in the decorator</source>
        <translation>{operator} a l’argument {name}, qui n’est aucun de {offered} ; déclarez un paramètre avec {name}=number(défaut, minimum, maximum) dans le décorateur</translation>
    </message>
    <message>
        <source>{operator} has {number} parameters; at most {most} are allowed</source>
        <translation>{operator} a {number} paramètres ; {most} au plus sont permis</translation>
    </message>
    <message>
        <source>{operator} left the digit {digit} twice in {block}, in {cells}; there it may only exchange digits</source>
        <translation>{operator} a laissé le chiffre {digit} deux fois dans {block}, en {cells} ; il ne peut qu’y échanger des chiffres</translation>
    </message>
    <message>
        <source>{operator} must have the argument {name}, and has {arguments}</source>
        <translation>{operator} doit avoir l’argument {name}, et a {arguments}</translation>
    </message>
    <message>
        <source>{operator} must return a number, got {value}</source>
        <translation>{operator} doit renvoyer un nombre, et non {value}</translation>
    </message>
    <message>
        <source>{operator} must return the rank that the child takes, from 0 to {last}, or -1 for none, got {value}</source>
        <translation>{operator} doit renvoyer le rang que prend l’enfant, de 0 à {last}, ou -1 pour aucun, et non {value}</translation>
    </message>
    <message>
        <source>{operator} must return the ranks of two parents, each from 0 to {last}, got {value}</source>
        <translation>{operator} doit renvoyer les rangs de deux parents, chacun de 0 à {last}, et non {value}</translation>
    </message>
    <message>
        <source>{operator} must take plain arguments, without defaults, * or **; give a parameter its default with number(default, minimum, maximum) or flag(default) in the decorator</source>
        <translation>{operator} doit avoir des arguments simples, sans valeurs par défaut, * ni **&#x202f;; donnez sa valeur à un paramètre avec number(défaut, minimum, maximum) ou flag(défaut) dans le décorateur</translation>
    </message>
    <message>
        <source>{operator} raised an error in {line}: {error}</source>
        <translation>{operator} a produit une erreur dans {line} : {error}</translation>
    </message>
    <message>
        <source>{operator} raised an error when it was compiled, and none in plain Python</source>
        <translation>{operator} a produit une erreur une fois compilé, et aucune en Python pur</translation>
    </message>
    <message>
        <source>{operator} raised an error, such as an index outside an array, or did not end</source>
        <translation>{operator} a produit une erreur, par exemple un indice hors d’un tableau, ou ne s’est pas terminé</translation>
    </message>
    <message>
        <source>{operator} returned 0 for a grid that is not solved; only a solution may have a cost of 0</source>
        <translation>{operator} a renvoyé 0 pour une grille non résolue ; seule une solution peut avoir un coût de 0</translation>
    </message>
    <message>
        <source>{operator} returned {value} for a solved grid; a solution must have a cost of 0</source>
        <translation>{operator} a renvoyé {value} pour une grille résolue ; une solution doit avoir un coût de 0</translation>
    </message>
    <message>
        <source>{operator} returned {value}; a cost must be finite and at least 0</source>
        <translation>{operator} a renvoyé {value} ; un coût doit être fini et au moins 0</translation>
    </message>
    <message>
        <source>{operator} uses two different things named {name}; rename one</source>
        <translation>{operator} utilise deux choses différentes nommées {name} ; renommez-en une</translation>
    </message>
    <message>
        <source>{operator} uses {name}, a {kind}, in {line}; besides its arguments it can use numbers, tuples of numbers, functions, math and numpy</source>
        <translation>{operator} utilise {name}, un {kind}, dans {line} ; outre ses arguments il peut utiliser des nombres, des tuples de nombres, des fonctions, math et numpy</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is no digit</source>
        <translation>{operator} a écrit {value} en {cell}, ce qui n’est pas un chiffre</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is none of its candidates</source>
        <translation>{operator} a écrit {value} en {cell}, qui n’est aucun de ses candidats</translation>
    </message>
    <message>
        <source>{operator}: {before} in {cells} became {after}.</source>
        <translation>{operator} : {before} en {cells} est devenu {after}.</translation>
    </message>
    <message>
        <source>{optimum} = solved</source>
        <translation>{optimum} = résolu</translation>
    </message>
    <message>
        <source>{pages} pages are chosen; at most {most} are read at a time</source>
        <translation>{pages} pages sont choisies&#xa0;; {most} au plus sont lues à la fois</translation>
    </message>
    <message>
        <source>{pages}; only the first {count} can be chosen here</source>
        <translation>{pages}&#xa0;; seules les {count} premières peuvent être choisies ici</translation>
    </message>
    <message>
        <source>{part} cannot represent a Latin square, which has no boxes</source>
        <translation>{part} ne peut pas écrire un carré latin, qui n’a pas de blocs</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids cell by cell, and here boxes or rows are passed on whole</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie construit les grilles case par case, et ici blocs ou lignes se transmettent entiers</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids in which nothing clashes, and here cells may clash</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie construit des grilles sans conflits, et ici des cases peuvent être en conflit</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and a box or row would no longer be a permutation</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie change des cases isolées, et un bloc ou une ligne ne serait plus une permutation</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and placements would clash</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie change des cases isolées, et des placements entreraient en conflit</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it is made for other genes</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie est faite pour d’autres gènes</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it swaps inside rows, and only row permutations keep a row whole</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie échange au sein des lignes, et seules les permutations de lignes gardent une ligne entière</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and here each cell is by itself</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie opère dans des blocs ou des lignes qui sont des permutations, et ici chaque case est à part</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and these may have blanks</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie opère dans des blocs ou des lignes qui sont des permutations, et ceux-ci peuvent avoir des cases vides</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works on full grids, and these may have blanks</source>
        <translation>{part} ne peut pas opérer sur {encoding}&#xa0;: cette partie opère sur des grilles pleines, et celles-ci peuvent avoir des cases vides</translation>
    </message>
    <message>
        <source>{part} swaps between boxes that lie side by side; this grid has none</source>
        <translation>{part} échange entre des blocs placés côte à côte&#xa0;; cette grille n’en a pas</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, which is not loaded; load the file that defines it first</source>
        <translation>{place} est l’opérateur {operator}, qui n’est pas chargé ; chargez d’abord le fichier qui le définit</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, whose source has changed: the one that is loaded is {newest}</source>
        <translation>{place} est l’opérateur {operator}, dont la source a changé : celui qui est chargé est {newest}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{progress} The hunt goes on where it was.</source>
        <translation>{progress} La chasse reprend où elle en était.</translation>
    </message>
    <message>
        <source>{puzzles}, {pages}</source>
        <translation>{puzzles}, {pages}</translation>
    </message>
    <message>
        <source>{puzzle} – Race</source>
        <translation>{puzzle} – Course</translation>
    </message>
    <message>
        <source>{puzzle}: {mean} generations on average</source>
        <translation>{puzzle}&#xa0;: {mean} générations en moyenne</translation>
    </message>
    <message>
        <source>{puzzle}: {rating} {level}, {mean} generations on average</source>
        <translation>{puzzle}&#xa0;: {rating} {level}, {mean} générations en moyenne</translation>
    </message>
    <message>
        <source>{rated} of {puzzles} puzzles rated.</source>
        <translation>{rated} grilles évaluées sur {puzzles}.</translation>
    </message>
    <message>
        <source>{rating} and above</source>
        <translation>{rating} et plus</translation>
    </message>
    <message numerus="yes">
        <source>{rating}; %n given(s); seed {seed}</source>
        <translation>
            <numerusform>{rating}&#xa0;; %n indice&#xa0;; graine {seed}</numerusform>
            <numerusform>{rating}&#xa0;; %n indices&#xa0;; graine {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s.</source>
        <translation>{runner} est en tête pour les essais, avec {trials}, et pour le temps de calcul, avec {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}.</source>
        <translation>{runner} est en tête pour les essais, avec {trials}.</translation>
    </message>
    <message>
        <source>{runner} needed the least computing time, {seconds} s.</source>
        <translation>{runner} est en tête pour le temps de calcul, avec {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>{runner}: %n digit(s) missing after {trials} trials</source>
        <translation>
            <numerusform>{runner}&#xa0;: %n chiffre manquant après {trials} essais</numerusform>
            <numerusform>{runner}&#xa0;: %n chiffres manquants après {trials} essais</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner}: solved after {trials} trials</source>
        <translation>{runner}&#xa0;: résolu après {trials} essais</translation>
    </message>
    <message>
        <source>{runs} of {algorithms}</source>
        <translation>{runs} de {algorithms}</translation>
    </message>
    <message>
        <source>{runs} {on}.</source>
        <translation>{runs} {on}.</translation>
    </message>
    <message>
        <source>{runs}, {selected} selected</source>
        <translation>{runs}, {selected} en sélection</translation>
    </message>
    <message>
        <source>{sentence} Puzzles: {puzzles}; algorithms: {algorithms}; seeds: {seeds}; runs: {runs}.</source>
        <translation>{sentence} Grilles&#xa0;: {puzzles}&#xa0;; algorithmes&#xa0;: {algorithms}&#xa0;; graines&#xa0;: {seeds}&#xa0;; exécutions&#xa0;: {runs}.</translation>
    </message>
    <message>
        <source>{sentence} {setting}: {value}.</source>
        <translation>{sentence} {setting}&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{setting} must be a number, got {value}</source>
        <translation>{setting} doit être un nombre, et non {value}</translation>
    </message>
    <message>
        <source>{setting} must be a text, got {value}</source>
        <translation>{setting} doit être un texte, pas {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number from {lowest}, got {value}</source>
        <translation>{setting} doit être un nombre entier à partir de {lowest}, et non {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number, got {value}</source>
        <translation>{setting} doit être un nombre entier, et non {value}</translation>
    </message>
    <message>
        <source>{setting} must be in [{minimum}, {maximum}], got {value}</source>
        <translation>{setting} doit être dans [{minimum}, {maximum}], et non {value}</translation>
    </message>
    <message>
        <source>{setting} must be one of {choices}, got {value}</source>
        <translation>{setting} doit être l’un de {choices}, et non {value}</translation>
    </message>
    <message>
        <source>{setting} must be true or false, got {value}</source>
        <translation>{setting} doit être vrai ou faux, pas {value}</translation>
    </message>
    <message>
        <source>{setting} must have at most {most} characters</source>
        <translation>{setting} doit avoir au plus {most} caractères</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}&#xa0;: {value}</translation>
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
        <translation>{solved} sur {runs} ({low}–{high})</translation>
    </message>
    <message>
        <source>{solved} of {runs} runs solved; {least} to {most} generations, median {median}</source>
        <translation>{solved} exécutions sur {runs} ont abouti&#xa0;; {least} à {most} générations, médiane {median}</translation>
    </message>
    <message>
        <source>{statistic}: {unit}</source>
        <translation>{statistic}&#xa0;: {unit}</translation>
    </message>
    <message>
        <source>{symbol} cannot stand in a cell</source>
        <translation>{symbol} ne peut pas figurer dans une case</translation>
    </message>
    <message>
        <source>{symbol} is not a cell</source>
        <translation>{symbol} n’est pas une case</translation>
    </message>
    <message>
        <source>{technique} on {digits}</source>
        <translation>{technique} sur {digits}</translation>
    </message>
    <message>
        <source>{text} is not a level; there are {levels}</source>
        <translation>{text} n’est pas un niveau&#xa0;; il y a {levels}</translation>
    </message>
    <message>
        <source>{text} is not a number of puzzles of a level, such as 30xeasy</source>
        <translation>{text} n’est pas un nombre de grilles d’un niveau, comme 30xeasy</translation>
    </message>
    <message>
        <source>{text} is not the address of a scheduler, such as tcp://host:8786</source>
        <translation>{text} n’est pas l’adresse d’un ordonnanceur, comme tcp://host:8786</translation>
    </message>
    <message>
        <source>{text}: {finished} of {runs} runs</source>
        <translation>{text}&#xa0;: {finished} exécutions sur {runs}</translation>
    </message>
    <message>
        <source>{title} – {number} of {count}</source>
        <translation>{title} – {number} sur {count}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, modifié</translation>
    </message>
    <message>
        <source>{title}: solutions</source>
        <translation>{title}&#xa0;: solutions</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} after {time}</source>
        <translation>{value} après {time}</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{verdict} So it is not rated.</source>
        <translation>{verdict} Elle n’est donc pas évaluée.</translation>
    </message>
    <message>
        <source>{verdict} So there is no hint.</source>
        <translation>{verdict} Il n’y a donc pas de conseil.</translation>
    </message>
    <message>
        <source>“No. 7” above each puzzle.</source>
        <translation>«&#xa0;Nº&#xa0;7&#xa0;» au-dessus de chaque grille.</translation>
    </message>
    <message>
        <source>“{button}” undoes this.</source>
        <translation>«&#xa0;{button}&#xa0;» annule cela.</translation>
    </message>
    <message>
        <source>≈ {number} h</source>
        <translation>≈&#xa0;{number}&#xa0;h</translation>
    </message>
    <message>
        <source>≈ {number} min</source>
        <translation>≈&#xa0;{number}&#xa0;min</translation>
    </message>
    <message>
        <source>≈ {number} s</source>
        <translation>≈&#xa0;{number}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved.</source>
        <translation>
            <numerusform>≥&#xa0;: %n exécution s’est terminée sans solution.</numerusform>
            <numerusform>≥&#xa0;: %n exécutions se sont terminées sans solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved. The heading is total generations ÷ solved runs (ERT).</source>
        <translation>
            <numerusform>≥&#xa0;: %n exécution s’est terminée sans solution. Le titre donne le total des générations ÷ exécutions abouties (ERT).</numerusform>
            <numerusform>≥&#xa0;: %n exécutions se sont terminées sans solution. Le titre donne le total des générations ÷ exécutions abouties (ERT).</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ all placed</source>
        <translation>✓ tous placés</translation>
    </message>
    <message>
        <source>✓ generation {number}</source>
        <translation>✓ génération {number}</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ résolu</translation>
    </message>
</context>
</TS>
