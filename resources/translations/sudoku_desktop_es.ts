<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
            <numerusform>%n algoritmo</numerusform>
            <numerusform>%n algoritmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>%n celda en conflicto</numerusform>
            <numerusform>%n celdas en conflicto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the best</source>
        <translation>
            <numerusform>%n celda difiere del mejor</numerusform>
            <numerusform>%n celdas difieren del mejor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) must stay blank: the child cannot be as good as either parent, and is given up.</source>
        <translation>
            <numerusform>%n celda tiene que quedar vacía: no puede llegar a ser tan bueno como ninguno de los progenitores y se abandona.</numerusform>
            <numerusform>%n celdas tienen que quedar vacías: no puede llegar a ser tan bueno como ninguno de los progenitores y se abandona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of it (is/are) in the child</source>
        <translation>
            <numerusform>%n celda suya está en el hijo</numerusform>
            <numerusform>%n celdas suyas están en el hijo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n núcleo</numerusform>
            <numerusform>%n núcleos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diabolical puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku diabólico</numerusform>
            <numerusform>%n sudokus diabólicos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different solution(s)</source>
        <translation>
            <numerusform>%n solución</numerusform>
            <numerusform>%n soluciones distintas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) (is/are) missing</source>
        <translation>
            <numerusform>falta %n dígito</numerusform>
            <numerusform>faltan %n dígitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>falta %n dígito</numerusform>
            <numerusform>faltan %n dígitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n dudosa</numerusform>
            <numerusform>%n dudosas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s), framed by dashes: compare with the picture.</source>
        <translation>
            <numerusform>%n celda dudosa, con marco discontinuo: compárela con la imagen.</numerusform>
            <numerusform>%n celdas dudosas, con marco discontinuo: compárelas con la imagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku fácil</numerusform>
            <numerusform>%n sudokus fáciles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extreme puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku extremo</numerusform>
            <numerusform>%n sudokus extremos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fiendish puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku endiablado</numerusform>
            <numerusform>%n sudokus endiablados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n generación</numerusform>
            <numerusform>%n generaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gentle puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku suave</numerusform>
            <numerusform>%n sudokus suaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s), {blanks} cells to fill</source>
        <translation>
            <numerusform>%n pista, {blanks} celdas por llenar</numerusform>
            <numerusform>%n pistas, {blanks} celdas por llenar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s)</source>
        <translation>
            <numerusform>%n cuadrícula</numerusform>
            <numerusform>%n cuadrículas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n isla</numerusform>
            <numerusform>%n islas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n made in {seconds} s.</source>
        <translation>
            <numerusform>%n creado en {seconds}&#xa0;s.</numerusform>
            <numerusform>%n creados en {seconds}&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n million trials</source>
        <translation>
            <numerusform>%n millón de ensayos</numerusform>
            <numerusform>%n millones de ensayos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moderate puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku moderado</numerusform>
            <numerusform>%n sudokus moderados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s)</source>
        <translation>
            <numerusform>%n celda más</numerusform>
            <numerusform>%n celdas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the entries (is/are) wrong: {cells}</source>
        <translation>
            <numerusform>%n de las entradas es errónea: {cells}</numerusform>
            <numerusform>%n de las entradas son erróneas: {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other part(s) (was/were) left out, too.</source>
        <translation>
            <numerusform>También se omitió %n parte más.</numerusform>
            <numerusform>También se omitieron %n partes más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, in {places} different places; at most {most} in the same one.</source>
        <translation>
            <numerusform>Ha acabado %n camino, en {places} lugares distintos, como mucho {most} en el mismo.</numerusform>
            <numerusform>Han acabado %n caminos, en {places} lugares distintos, como mucho {most} en el mismo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) ended, no two in the same place.</source>
        <translation>
            <numerusform>De los caminos dibujados ha acabado %n.</numerusform>
            <numerusform>De los caminos dibujados han acabado %n, nunca dos en el mismo lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s) ended here</source>
        <translation>
            <numerusform>%n población acabó aquí</numerusform>
            <numerusform>%n poblaciones acabaron aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population(s), drawn as {grids} grids.</source>
        <translation>
            <numerusform>%n población, dibujada con {grids} cuadrículas.</numerusform>
            <numerusform>%n poblaciones, dibujadas con {grids} cuadrículas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) of yours could not be read. {file}: {reason}</source>
        <translation>
            <numerusform>No se pudo leer %n de sus preajustes. {file}: {reason}</numerusform>
            <numerusform>No se pudieron leer %n de sus preajustes. {file}: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s)</source>
        <translation>
            <numerusform>%n purga</numerusform>
            <numerusform>%n purgas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purge(s).</source>
        <translation>
            <numerusform>%n purga.</numerusform>
            <numerusform>%n purgas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku</numerusform>
            <numerusform>%n sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (does/do) not have exactly one solution; the first is puzzle {number}.</source>
        <translation>
            <numerusform>%n sudoku no tiene exactamente una solución: es el sudoku {number}.</numerusform>
            <numerusform>%n sudokus no tienen exactamente una solución; el primero es el sudoku {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) (was/were) read.</source>
        <translation>
            <numerusform>Se leyó %n sudoku.</numerusform>
            <numerusform>Se leyeron %n sudokus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) already on the paper.</source>
        <translation>
            <numerusform>%n sudoku ya está en el papel.</numerusform>
            <numerusform>%n sudokus ya están en el papel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) in {file}.</source>
        <translation>
            <numerusform>%n sudoku en {file}.</numerusform>
            <numerusform>%n sudokus en {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) pasted. “Next in File” shows the others.</source>
        <translation>
            <numerusform>%n sudoku pegado. «Siguiente del archivo» muestra los demás.</numerusform>
            <numerusform>%n sudokus pegados. «Siguiente del archivo» muestra los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s), each with exactly one solution.</source>
        <translation>
            <numerusform>%n sudoku, con exactamente una solución.</numerusform>
            <numerusform>%n sudokus, cada uno con exactamente una solución.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random grid(s) will mate and mutate until one of them is right.</source>
        <translation>
            <numerusform>%n cuadrícula al azar se apareará y mutará hasta ser correcta.</numerusform>
            <numerusform>%n cuadrículas al azar se aparearán y mutarán hasta que una de ellas sea correcta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) left out.</source>
        <translation>
            <numerusform>%n repetición omitida.</numerusform>
            <numerusform>%n repeticiones omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n reinicio</numerusform>
            <numerusform>%n reinicios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s).</source>
        <translation>
            <numerusform>%n reinicio.</numerusform>
            <numerusform>%n reinicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) made, {solved} solved.</source>
        <translation>
            <numerusform>%n ejecución hecha, {solved} resueltas.</numerusform>
            <numerusform>%n ejecuciones hechas, {solved} resueltas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of this puzzle (is/are) recorded.</source>
        <translation>
            <numerusform>Hay %n ejecución registrada de este sudoku.</numerusform>
            <numerusform>Hay %n ejecuciones registradas de este sudoku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) (was/were) skipped.</source>
        <translation>
            <numerusform>Se omitió %n solución.</numerusform>
            <numerusform>Se omitieron %n soluciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spread(s)</source>
        <translation>
            <numerusform>%n doble página</numerusform>
            <numerusform>%n dobles páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tough puzzle(s)</source>
        <translation>
            <numerusform>%n sudoku duro</numerusform>
            <numerusform>%n sudokus duros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n ensayo</numerusform>
            <numerusform>%n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;7 8 9 on top</source>
        <translation>&amp;7 8 9 arriba</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Desktop</source>
        <translation>&amp;Acerca de Sudoku Desktop</translation>
    </message>
    <message>
        <source>&amp;Add to the puzzles on the paper</source>
        <translation>Aña&amp;dir a los sudokus del papel</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>Alg&amp;oritmo</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <comment>in Preferences</comment>
        <translation>&amp;Algoritmo</translation>
    </message>
    <message>
        <source>&amp;Algorithms</source>
        <translation>&amp;Algoritmos</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>Aut&amp;or</translation>
    </message>
    <message>
        <source>&amp;Average</source>
        <translation>Med&amp;ia</translation>
    </message>
    <message>
        <source>&amp;Best of the Generation</source>
        <translation>Mejor de la ge&amp;neración</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>Sa&amp;ngrado</translation>
    </message>
    <message>
        <source>&amp;Budget of a run</source>
        <translation>&amp;Presupuesto</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Comp&amp;robar</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>El&amp;egir archivo…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>&amp;Copiar como orden</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>&amp;Núcleos</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>C&amp;rear</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Delete Preset…</source>
        <translation>E&amp;liminar preajuste…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>E&amp;liminar…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Detalles…</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Di&amp;ficultad</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Diversity</source>
        <translation>&amp;Diversidad</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Empty Grid</source>
        <translation>Cuadrícula &amp;vacía</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Evolve</source>
        <translation>&amp;Evolución</translation>
    </message>
    <message>
        <source>&amp;Export Preset…</source>
        <translation>E&amp;xportar preajuste…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Fill in All Notes</source>
        <translation>Poner tod&amp;as las notas</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Película…</translation>
    </message>
    <message>
        <source>&amp;First Generation</source>
        <translation>P&amp;rimera generación</translation>
    </message>
    <message>
        <source>&amp;First Mating</source>
        <translation>&amp;Primer apareamiento</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>&amp;Generate These</source>
        <translation>&amp;Generar estos</translation>
    </message>
    <message>
        <source>&amp;Generate {puzzles}</source>
        <translation>&amp;Generar {puzzles}</translation>
    </message>
    <message>
        <source>&amp;Generations</source>
        <translation>&amp;Generaciones</translation>
    </message>
    <message>
        <source>&amp;Generations at most</source>
        <translation>&amp;Generaciones como máximo</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Cuadrícula</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>&amp;Encabezado</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Highlight Digit</source>
        <translation>Resaltar &amp;dígito</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Sugerencia</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>Detener a&amp;quí</translation>
    </message>
    <message>
        <source>&amp;Hold the Cell’s Digit</source>
        <translation>&amp;Mantener el dígito de la celda</translation>
    </message>
    <message>
        <source>&amp;Import Preset…</source>
        <translation>&amp;Importar preajuste…</translation>
    </message>
    <message>
        <source>&amp;In the Lab</source>
        <translation>E&amp;n el laboratorio</translation>
    </message>
    <message>
        <source>&amp;Just black</source>
        <translation>Blanco &amp;y negro</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Seguir editando</translation>
    </message>
    <message>
        <source>&amp;Keep My Entries</source>
        <translation>&amp;Conservar mis entradas</translation>
    </message>
    <message>
        <source>&amp;Keep Watching</source>
        <translation>&amp;Seguir mirando</translation>
    </message>
    <message>
        <source>&amp;Keep runs for later sessions</source>
        <translation>C&amp;onservar las ejecuciones para sesiones futuras</translation>
    </message>
    <message>
        <source>&amp;Keys and First Steps</source>
        <translation>&amp;Teclas y primeros pasos</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>Paisaj&amp;e</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>Letra &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Last Generation</source>
        <translation>&amp;Última generación</translation>
    </message>
    <message>
        <source>&amp;Last Mating</source>
        <translation>&amp;Último apareamiento</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Logarithmic Fitness</source>
        <translation>Aptitud &amp;logarítmica</translation>
    </message>
    <message>
        <source>&amp;Look for</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Make New Puzzles</source>
        <translation>Crear sudokus nuev&amp;os</translation>
    </message>
    <message>
        <source>&amp;Matings</source>
        <translation>Apar&amp;eamientos</translation>
    </message>
    <message>
        <source>&amp;Minimal</source>
        <translation>&amp;Mínimo</translation>
    </message>
    <message>
        <source>&amp;My entries when solving</source>
        <translation>&amp;Mis entradas al resolver</translation>
    </message>
    <message>
        <source>&amp;New Seeds</source>
        <translation>&amp;Nuevas semillas</translation>
    </message>
    <message>
        <source>&amp;New Study…</source>
        <translation>&amp;Nuevo estudio…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>Celda dudosa &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next Mating</source>
        <translation>Apareamiento &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next in File</source>
        <translation>Sig&amp;uiente del archivo</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Numeración</translation>
    </message>
    <message>
        <source>&amp;Open Report</source>
        <translation>A&amp;brir informe</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Other Size or Variant…</source>
        <translation>&amp;Otro tamaño o variante…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Rit&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <comment>in Preferences</comment>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Pegar sudoku</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Pencilmarks</source>
        <translation>Ca&amp;ndidatos</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Play Back</source>
        <translation>Re&amp;producir</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Previous Mating</source>
        <translation>Apareamiento &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Previous in File</source>
        <translation>An&amp;terior del archivo</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Sudoku</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Sudok&amp;us</translation>
    </message>
    <message>
        <source>&amp;QR code to scan a puzzle back</source>
        <translation>Código &amp;QR para volver a leer el sudoku</translation>
    </message>
    <message>
        <source>&amp;QR codes</source>
        <translation>Códigos &amp;QR</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Race: give up early on what is significantly worse</source>
        <translation>&amp;Carrera: abandonar pronto a los que son significativamente peores</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>Va&amp;lorar</translation>
    </message>
    <message>
        <source>&amp;Rate…</source>
        <translation>&amp;Valorar…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rehacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Remember the answer (Preferences can change it)</source>
        <translation>&amp;Recordar la respuesta (se puede cambiar en Preferencias)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Recu&amp;perar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Runners</source>
        <translation>Co&amp;rredores</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>E&amp;jecuciones</translation>
    </message>
    <message>
        <source>&amp;Run…</source>
        <translation>&amp;Ejecución…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Save as Preset…</source>
        <translation>&amp;Guardar como preajuste…</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>&amp;Segundos</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Semillas</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>&amp;Mostrar en el tablero</translation>
    </message>
    <message>
        <source>&amp;Shuffle Regions</source>
        <translation>&amp;Sortear regiones</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>&amp;Soluciones</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Start This Hunt</source>
        <translation>&amp;Iniciar esta caza</translation>
    </message>
    <message>
        <source>&amp;Start This Run</source>
        <translation>&amp;Iniciar esta ejecución</translation>
    </message>
    <message>
        <source>&amp;Subtitle</source>
        <translation>&amp;Subtítulo</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <comment>of a study</comment>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>&amp;Ensayos</translation>
    </message>
    <message>
        <source>&amp;Type It In</source>
        <translation>T&amp;eclear sudoku</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Deshacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Use This Puzzle</source>
        <translation>&amp;Tomar el sudoku</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Vary a Parameter</source>
        <translation>&amp;Variar un parámetro</translation>
    </message>
    <message>
        <source>&amp;Watch It Evolve</source>
        <translation>&amp;Ver cómo evoluciona</translation>
    </message>
    <message>
        <source>&amp;Watch it being made</source>
        <translation>&amp;Ver cómo se crea</translation>
    </message>
    <message>
        <source>&amp;What it does, in a sentence</source>
        <translation>&amp;Qué hace, en una frase</translation>
    </message>
    <message>
        <source>&amp;Whole Picture</source>
        <translation>Imagen c&amp;ompleta</translation>
    </message>
    <message>
        <source>&amp;Worst</source>
        <translation>&amp;Peor</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216</source>
        <translation>(216 − conflictos) / 216</translation>
    </message>
    <message>
        <source>(216 − conflicts) / 216: a unit’s conflicts are its missing digits, at most 8 in each of 27 units.</source>
        <translation>(216 − conflictos) / 216: los conflictos de una unidad son los dígitos que le faltan, como máximo 8 en cada una de las 27 unidades.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first items of an enumeration</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>0 . Space</source>
        <translation>0 . Espacio</translation>
    </message>
    <message>
        <source>0 is the first digit; the board shows it as 1.</source>
        <translation>0 es la primera cifra; el tablero la muestra como 1.</translation>
    </message>
    <message>
        <source>1 2 3 on top, like a telephone</source>
        <translation>1 2 3 arriba (teléfono)</translation>
    </message>
    <message>
        <source>1 is the first digit, and 0 is a blank.</source>
        <translation>1 es la primera cifra y 0 es una casilla vacía.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>1,000 generations/s</source>
        <translation>1000 generaciones/s</translation>
    </message>
    <message>
        <source>1,000 trials/s each</source>
        <translation>1000 ensayos/s cada uno</translation>
    </message>
    <message>
        <source>10 generations/s</source>
        <translation>10 generaciones/s</translation>
    </message>
    <message>
        <source>100 generations/s</source>
        <translation>100 generaciones/s</translation>
    </message>
    <message>
        <source>100 more runs, in a second or two.</source>
        <translation>100 ejecuciones más, en uno o dos segundos.</translation>
    </message>
    <message>
        <source>16×16, 96 givens</source>
        <translation>16×16, 96 pistas</translation>
    </message>
    <message>
        <source>2 generations/s</source>
        <translation>2 generaciones/s</translation>
    </message>
    <message>
        <source>20 to 50 random givens, accepted when ten runs of the algorithm find the same solution, and then proved.</source>
        <translation>De 20 a 50 pistas al azar, aceptadas cuando diez ejecuciones del algoritmo hallan la misma solución, y demostradas después.</translation>
    </message>
    <message>
        <source>20 trials/s each</source>
        <translation>20 ensayos/s cada uno</translation>
    </message>
    <message>
        <source>25×25, 288 givens</source>
        <translation>25×25, 288 pistas</translation>
    </message>
    <message>
        <source>6 × 9 in</source>
        <translation>6 × 9 in</translation>
    </message>
    <message>
        <source>7 8 9 on top, like a keypad</source>
        <translation>7 8 9 arriba (calculadora)</translation>
    </message>
    <message>
        <source>8 × 10 in</source>
        <translation>8 × 10 in</translation>
    </message>
    <message>
        <source>95 % interval {low} to {high}.</source>
        <translation>Intervalo del 95&#xa0;%: de {low} a {high}.</translation>
    </message>
    <message>
        <source>A File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>A QR code with each puzzle, from which this program or a phone reads it back.</source>
        <translation>Un código QR con cada sudoku, con el que este programa o un teléfono vuelve a leerlo.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Un candidato lleva a la misma conclusión tanto si es cierto como si no, con ayuda de candidatos bloqueados, pares o X-Wings.</translation>
    </message>
    <message>
        <source>A candidate leads to the same conclusion whether it is true or not.</source>
        <translation>Un candidato lleva a la misma conclusión tanto si es cierto como si no.</translation>
    </message>
    <message>
        <source>A cell has one candidate left.</source>
        <translation>A una celda le queda un solo candidato.</translation>
    </message>
    <message>
        <source>A cell with three candidates, or one of two cells it sees, holds the digit that all three share.</source>
        <translation>Una celda con tres candidatos, o una de dos celdas que ve, contiene el dígito que las tres comparten.</translation>
    </message>
    <message>
        <source>A chain of links between candidates that leads from an assumption to its opposite.</source>
        <translation>Una cadena de enlaces entre candidatos que lleva de una suposición a su contraria.</translation>
    </message>
    <message>
        <source>A chain of links between places of one digit, one end or the other of which holds it.</source>
        <translation>Una cadena de enlaces entre lugares de un dígito, que está en un extremo o en el otro.</translation>
    </message>
    <message>
        <source>A chain through cells with two candidates, one end or the other of which holds its digit.</source>
        <translation>Una cadena por celdas con dos candidatos, en la que un extremo o el otro contiene su dígito.</translation>
    </message>
    <message>
        <source>A child is built in two passes over the cells: first with genes that both parents share, then with either&apos;s.</source>
        <translation>Un hijo se construye en dos pasadas por las celdas: primero con los genes que ambos progenitores comparten, luego con los de uno de ellos.</translation>
    </message>
    <message>
        <source>A child replaces the parent it resembles more, if it is no worse. Mahfoud 1995.</source>
        <translation>Un hijo reemplaza al progenitor al que más se parece, si no es peor. Mahfoud 1995.</translation>
    </message>
    <message>
        <source>A child replaces the worst individual left of the previous generation, if it is no worse. After Whitley 1989.</source>
        <translation>Un hijo reemplaza al peor individuo que queda de la generación anterior, si no es peor que él. Según Whitley 1989.</translation>
    </message>
    <message>
        <source>A child that holds the same digits as one of its parents in all cells is mutated again.</source>
        <translation>Un hijo que tiene los mismos dígitos que uno de sus progenitores en todas las celdas muta de nuevo.</translation>
    </message>
    <message>
        <source>A closed loop of links between candidates that can be true in only two ways.</source>
        <translation>Un bucle cerrado de enlaces entre candidatos que solo puede cumplirse de dos maneras.</translation>
    </message>
    <message>
        <source>A control without evolution: grids are built at random, and forced digits are filled in.</source>
        <translation>Un control sin evolución: las cuadrículas se construyen al azar y se escriben los dígitos forzados.</translation>
    </message>
    <message>
        <source>A copy of the father has its chance to mutate.</source>
        <translation>Una copia del padre tiene su ocasión de mutar.</translation>
    </message>
    <message>
        <source>A copy of the mother has its chance to mutate.</source>
        <translation>Una copia de la madre tiene su ocasión de mutar.</translation>
    </message>
    <message>
        <source>A digit has only one place left there.</source>
        <translation>A un dígito le queda allí un solo lugar.</translation>
    </message>
    <message>
        <source>A digit or a swap</source>
        <translation>Un dígito o un intercambio</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates, or two cells of a row or a column change places.</source>
        <translation>Una celda libre toma otro de sus candidatos, o dos celdas de una fila o de una columna intercambian sus puestos.</translation>
    </message>
    <message>
        <source>A free cell takes another of its candidates. Team 209, “Mutation”; Gold 2005, with all digits as candidates.</source>
        <translation>Una celda libre toma otro de sus candidatos. Team 209, «Mutation»; Gold 2005, con todos los dígitos como candidatos.</translation>
    </message>
    <message>
        <source>A generation replaces the population once.</source>
        <translation>Una generación reemplaza la población una vez.</translation>
    </message>
    <message>
        <source>A generation replaces the population once; a trial evaluates one chromosome.</source>
        <translation>Una generación reemplaza la población una vez; un ensayo evalúa un cromosoma.</translation>
    </message>
    <message>
        <source>A grid without conflicts, possibly with blanks; it is built cell by cell, and forced digits are filled in.</source>
        <translation>Una cuadrícula sin conflictos, quizá con celdas vacías; se construye celda por celda y se escriben los dígitos forzados.</translation>
    </message>
    <message>
        <source>A hidden pair that immediately leaves another digit only one place in the unit.</source>
        <translation>Un par oculto que deja enseguida a otro dígito un solo lugar en la unidad.</translation>
    </message>
    <message>
        <source>A hidden triple that immediately leaves another digit only one place in the unit.</source>
        <translation>Un trío oculto que deja enseguida a otro dígito un solo lugar en la unidad.</translation>
    </message>
    <message>
        <source>A hint in three stages: where to look, the technique, and the step itself</source>
        <translation>Una sugerencia en tres etapas: dónde mirar, la técnica y el paso mismo</translation>
    </message>
    <message>
        <source>A is the first digit; the board shows it as 1.</source>
        <translation>A es la primera cifra; el tablero la muestra como 1.</translation>
    </message>
    <message>
        <source>A new hunt</source>
        <translation>Una caza nueva</translation>
    </message>
    <message>
        <source>A new population, seeded with the best so far, starts after this many generations.</source>
        <translation>Tras este número de generaciones empieza una nueva población, sembrada con los mejores hasta entonces.</translation>
    </message>
    <message>
        <source>A new random population starts after this many generations.</source>
        <translation>Tras este número de generaciones empieza una nueva población aleatoria.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>A race makes fewer.</source>
        <translation>Una carrera hace menos.</translation>
    </message>
    <message>
        <source>A random clashing cell takes the digit, or the place in its unit, that leaves the fewest digits missing.</source>
        <translation>Una celda en conflicto elegida al azar toma el dígito, o el lugar en su unidad, con el que faltan menos dígitos.</translation>
    </message>
    <message>
        <source>A random seed</source>
        <translation>Una semilla aleatoria</translation>
    </message>
    <message>
        <source>A ring of cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>En un anillo de celdas no pueden quedar en todas los mismos dos dígitos, o ambos se podrían intercambiar.</translation>
    </message>
    <message>
        <source>A row and a column with two places each for a digit, joined in a box.</source>
        <translation>Una fila y una columna con dos lugares cada una para un dígito, unidas en una caja.</translation>
    </message>
    <message>
        <source>A run that has not solved the puzzle within this budget ends unsolved.</source>
        <translation>Una ejecución que no ha resuelto el sudoku dentro de este presupuesto termina sin resolverlo.</translation>
    </message>
    <message>
        <source>A second algorithm, side by side.</source>
        <translation>Un segundo algoritmo, lado a lado.</translation>
    </message>
    <message>
        <source>A small, fast population of box permutations; the best one ages while it leads; a stuck run restarts.</source>
        <translation>Una población pequeña y rápida de permutaciones por cajas; el mejor envejece mientras va en cabeza; una ejecución atascada se reinicia.</translation>
    </message>
    <message>
        <source>A swap stands if each moved digit then occurs at most this often in its new line.</source>
        <translation>Un intercambio vale si cada dígito movido aparece después como máximo tantas veces en su nueva línea.</translation>
    </message>
    <message>
        <source>A swap that touches a given</source>
        <translation>Un intercambio que toca una pista</translation>
    </message>
    <message>
        <source>A swap that touches a given is not made.</source>
        <translation>Un intercambio que toca una pista no se hace.</translation>
    </message>
    <message>
        <source>A trial is one new chromosome evaluated.</source>
        <translation>Un ensayo es un cromosoma nuevo evaluado.</translation>
    </message>
    <message>
        <source>A unit has one blank cell left.</source>
        <translation>A una unidad le queda una sola celda vacía.</translation>
    </message>
    <message>
        <source>A very hard puzzle: the published run was stuck, and solved by its restart after 2,000 generations.</source>
        <translation>Un sudoku muy difícil: la ejecución publicada se estancó y llegó a la solución gracias a su reinicio tras 2000 generaciones.</translation>
    </message>
    <message>
        <source>A12: chance that a run needs less than one of the best algorithm on the same puzzle; p: log-rank test, adjusted by Holm</source>
        <translation>A12: probabilidad de que una ejecución necesite menos que una del mejor algoritmo en el mismo sudoku; p: prueba log-rank, ajustada por Holm</translation>
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
        <translation>Acerca de Sudoku Desktop</translation>
    </message>
    <message>
        <source>Accelerating</source>
        <translation>Acelerando</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>Add a &amp;Row</source>
        <translation>Añadir una &amp;fila</translation>
    </message>
    <message>
        <source>Add escape</source>
        <translation>Añadir escape</translation>
    </message>
    <message>
        <source>Added to the best solution’s value for each generation it stays best.</source>
        <translation>Se suma al valor de la mejor solución por cada generación en que sigue siendo la mejor.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Tras</translation>
    </message>
    <message>
        <source>After a number of generations the population is drawn anew, but every best chromosome of the run so far lives on.</source>
        <translation>Tras un número de generaciones la población se sortea de nuevo, pero todos los mejores cromosomas de la ejecución hasta entonces siguen vivos.</translation>
    </message>
    <message>
        <source>After a number of generations the whole population is drawn anew at random.</source>
        <translation>Tras un número de generaciones toda la población se sortea de nuevo al azar.</translation>
    </message>
    <message>
        <source>After a number of generations without improvement, everyone is crossed with the best, which is then mutated.</source>
        <translation>Tras un número de generaciones sin mejora, todos se cruzan con el mejor, que después muta.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Frente al mejor</translation>
    </message>
    <message>
        <source>Age of</source>
        <translation>Envejece</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Envejecimiento</translation>
    </message>
    <message>
        <source>Ageing penalty</source>
        <translation>Penalización por edad</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Consenso</translation>
    </message>
    <message>
        <source>Algo&amp;rithm</source>
        <translation>Al&amp;goritmo</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Algorithms: {algorithms}; puzzles: {puzzles}; seeds: {seeds}. Runs: {runs}, of {generations} generations at most.</source>
        <translation>Algoritmos: {algorithms}; sudokus: {puzzles}; semillas: {seeds}. Ejecuciones: {runs}, de {generations} generaciones como máximo.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Exclusión de pares alineados</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Exclusión de tríos alineados</translation>
    </message>
    <message>
        <source>All Branches</source>
        <translation>Todas las ramas</translation>
    </message>
    <message>
        <source>All S&amp;ettings…</source>
        <translation>Todos los a&amp;justes…</translation>
    </message>
    <message>
        <source>All Steps of This Puzzle</source>
        <translation>Todos los pasos de este sudoku</translation>
    </message>
    <message>
        <source>All but a few cells are left with two candidates; if all were, any solution could be reversed.</source>
        <translation>A todas las celdas menos unas pocas les quedan dos candidatos; si les quedaran a todas, cualquier solución se podría invertir.</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Todos los candidatos</translation>
    </message>
    <message>
        <source>All cells were read clearly.</source>
        <translation>Todas las celdas se leyeron sin duda.</translation>
    </message>
    <message>
        <source>All doubtful cells are settled.</source>
        <translation>Todas las celdas dudosas están resueltas.</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>All places for a digit in a box lie in one line, so it can go nowhere else in that line.</source>
        <translation>Todos los lugares para un dígito en una caja están en una línea, así que no puede ir en ninguna otra parte de esa línea.</translation>
    </message>
    <message>
        <source>All places for a digit in a line lie in one box, so it can go nowhere else in that box.</source>
        <translation>Todos los lugares para un dígito en una línea están en una caja, así que no puede ir en ninguna otra parte de esa caja.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas las ejecuciones</translation>
    </message>
    <message>
        <source>All runs that are kept: find, compare, repeat and export them</source>
        <translation>Todas las ejecuciones conservadas: encontrarlas, compararlas, repetirlas y exportarlas</translation>
    </message>
    <message>
        <source>Alongside each child, the better of its parents joins the next generation, after both had a chance to mutate.</source>
        <translation>Junto a cada hijo, el mejor de sus progenitores pasa a la generación siguiente, después de que ambos hayan podido mutar.</translation>
    </message>
    <message>
        <source>Also changed, to fit the encoding: {parts}.</source>
        <translation>También ha cambiado, para ajustarse a la codificación: {parts}.</translation>
    </message>
    <message>
        <source>Also rate by &amp;evolution</source>
        <translation>Valorar también por &amp;evolución</translation>
    </message>
    <message>
        <source>An &amp;entry erases its digit from the notes around it</source>
        <translation>Una &amp;entrada borra su dígito de las notas de alrededor</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, by conclusions that build on several earlier ones.</source>
        <translation>Una suposición lleva a una contradicción, por conclusiones que se apoyan en varias anteriores.</translation>
    </message>
    <message>
        <source>An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Una suposición lleva a una contradicción, con ayuda de candidatos bloqueados, pares o X-Wings.</translation>
    </message>
    <message>
        <source>An empty grid</source>
        <translation>Una cuadrícula vacía</translation>
    </message>
    <message>
        <source>An empty grid of another size, with diagonals, windows or irregular regions</source>
        <translation>Una cuadrícula vacía de otro tamaño, con diagonales, ventanas o regiones irregulares</translation>
    </message>
    <message>
        <source>An empty grid to type in</source>
        <translation>Una cuadrícula vacía para teclear</translation>
    </message>
    <message>
        <source>An example with boxes: where does the {digit} go in the shaded one? The lines run through every other blank cell.</source>
        <translation>Un ejemplo con cajas: ¿dónde va el {digit} en la gris? Las líneas pasan por todas las demás celdas vacías.</translation>
    </message>
    <message>
        <source>Ancestors are not traced in a population of {n}.</source>
        <translation>En una población de {n} no se siguen los antepasados.</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP animado (*.webp)</translation>
    </message>
    <message>
        <source>Another Puzzle</source>
        <translation>Otro sudoku</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Cualquier número</translation>
    </message>
    <message>
        <source>Any number of individuals may hold the same digits in all cells.</source>
        <translation>Cualquier número de individuos puede tener los mismos dígitos en todas las celdas.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Appearance, board, and what runs begin with</source>
        <translation>Apariencia, tablero y con qué empiezan las ejecuciones</translation>
    </message>
    <message>
        <source>Around the loop of {cells} every other cell is {digit}, so a cell that sees one of either set is not.</source>
        <translation>A lo largo del bucle {cells}, una de cada dos celdas es {digit}, así que una celda que vea una de cada uno de los dos grupos no lo es.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>As likely as not, a solution comes within this computing time.</source>
        <translation>Con igual probabilidad, una solución llega dentro de este tiempo de cálculo o más tarde.</translation>
    </message>
    <message>
        <source>As made</source>
        <translation>Según se crean</translation>
    </message>
    <message>
        <source>Ask whether to keep them</source>
        <translation>Preguntar si conservarlas</translation>
    </message>
    <message numerus="yes">
        <source>At best, %n digit(s) (was/were) missing.</source>
        <translation>
            <numerusform>En el mejor caso faltaba %n dígito.</numerusform>
            <numerusform>En el mejor caso faltaban %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, 12 per page</source>
        <translation>Al final, 12 por página</translation>
    </message>
    <message>
        <source>BUG (bivalue universal grave)</source>
        <translation>BUG (bivalue universal grave)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to the Curve</source>
        <translation>Volver a la curva</translation>
    </message>
    <message>
        <source>Back to what was there before; Redo brings back what you typed</source>
        <translation>De vuelta a lo anterior; Rehacer recupera lo escrito</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Retroceso, Supr</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n population(s) that began at random on this puzzle in this session, each with the same chance; solved: {succeeded}.</source>
        <translation>
            <numerusform>Según %n población que empezó al azar con este sudoku en esta sesión; resueltas: {succeeded}.</numerusform>
            <numerusform>Según %n poblaciones que empezaron al azar con este sudoku en esta sesión, todas con la misma probabilidad; resueltas: {succeeded}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {title}</source>
        <translation>Basado en: {title}</translation>
    </message>
    <message>
        <source>Before it is judged it is improved.</source>
        <translation>Antes de evaluarse, se mejora.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Best after {time}: {value}</source>
        <translation>Mejor tras {time}: {value}</translation>
    </message>
    <message>
        <source>Best and mean cost of the generations</source>
        <translation>Coste mejor y medio de las generaciones</translation>
    </message>
    <message>
        <source>Best find</source>
        <translation>Mejor hallazgo</translation>
    </message>
    <message>
        <source>Best find over the time of the hunt</source>
        <translation>Mejor hallazgo a lo largo de la caza</translation>
    </message>
    <message>
        <source>Best find: {value}</source>
        <translation>Mejor hallazgo: {value}</translation>
    </message>
    <message>
        <source>Best so &amp;far</source>
        <translation>Mejor &amp;hasta ahora</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Mejor hasta ahora</translation>
    </message>
    <message>
        <source>Better ranks</source>
        <translation>Mejores rangos</translation>
    </message>
    <message>
        <source>Between givens and generations: {coefficient}.</source>
        <translation>Entre pistas y generaciones: {coefficient}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Bold digits are givens. A cell with a small triangle was filled in before the evolution began. The row below the board chooses what else is shown: which digits change, how far the population agrees on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any generation again.</source>
        <translation>Los dígitos en negrita son pistas. Una celda con un pequeño triángulo se llenó antes de que empezara la evolución. La fila bajo el tablero elige qué más se muestra: qué dígitos cambian, hasta qué punto coincide la población en cada uno, donde un pequeño punto significa toda ella, o cuáles están en conflicto, con una línea ondulada. La línea de tiempo de debajo vuelve a mostrar cualquier generación.</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Both are lower bounds</source>
        <translation>Ambas son cotas inferiores</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Ambas diagonales</translation>
    </message>
    <message>
        <source>Both diagonals hold each digit once, too.</source>
        <translation>También las dos diagonales contienen cada dígito una vez.</translation>
    </message>
    <message>
        <source>Both parents are drawn at random.</source>
        <translation>Ambos progenitores se sortean al azar.</translation>
    </message>
    <message>
        <source>Both parents are drawn from the ranks above the place that the child will take.</source>
        <translation>Ambos progenitores se sortean entre los rangos anteriores al puesto que ocupará el hijo.</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>En ambos sentidos</translation>
    </message>
    <message>
        <source>Box permutations</source>
        <translation>Permutaciones por cajas</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Branch {number} of {count}: if {start}, then {end}.</source>
        <translation>Rama {number} de {count}: si {start}, entonces {end}.</translation>
    </message>
    <message>
        <source>Budget and seed</source>
        <translation>Presupuesto y semilla</translation>
    </message>
    <message>
        <source>Building grids with propagation, with evolution and without: on 9×9 propagation alone does it.</source>
        <translation>Construir cuadrículas con propagación, con evolución y sin ella: en 9×9 basta la propagación.</translation>
    </message>
    <message>
        <source>By Setting</source>
        <translation>Por ajuste</translation>
    </message>
    <message>
        <source>By generations (2007, figure 5)</source>
        <translation>Por generaciones (2007, figura 5)</translation>
    </message>
    <message>
        <source>By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were</source>
        <translation>Hasta ahí se resolvió la mitad de las ejecuciones; entre paréntesis, un cuarto y tres cuartos; ∞ donde fueron menos</translation>
    </message>
    <message>
        <source>By {algorithm}: {figures}.</source>
        <translation>Por {algorithm}: {figures}.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Can be removed: {removals}.</source>
        <translation>Se puede eliminar: {removals}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelado; no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Candidate sets</source>
        <translation>Conjuntos de candidatos</translation>
    </message>
    <message>
        <source>Candidates, pencilled in: pairs, triples and digits confined to a line rule others out.</source>
        <translation>Candidatos anotados: pares, tríos y dígitos confinados a una línea descartan otros.</translation>
    </message>
    <message>
        <source>Cell forcing chains</source>
        <translation>Cadenas forzadas de celda</translation>
    </message>
    <message>
        <source>Cells all agree on</source>
        <translation>Celdas unánimes</translation>
    </message>
    <message>
        <source>Cells drawn from</source>
        <translation>Celdas elegidas entre</translation>
    </message>
    <message>
        <source>Cells that differ from the best</source>
        <translation>Celdas que difieren del mejor</translation>
    </message>
    <message>
        <source>Cells to fill in which all individuals have the same digit</source>
        <translation>Celdas por llenar en las que todos los individuos tienen el mismo dígito</translation>
    </message>
    <message>
        <source>Cells with two candidates in a closed loop, each of which settles the next.</source>
        <translation>Celdas con dos candidatos en un bucle cerrado, cada una de las cuales decide la siguiente.</translation>
    </message>
    <message>
        <source>Chains of what follows from what, from one cell to the next.</source>
        <translation>Cadenas de deducciones, de una celda a la siguiente.</translation>
    </message>
    <message>
        <source>Change the properties</source>
        <translation>Cambiar las propiedades</translation>
    </message>
    <message>
        <source>Change the puzzle like this</source>
        <translation>Cambiar así el sudoku</translation>
    </message>
    <message>
        <source>Changed. Press F5 to see what comes of it.</source>
        <translation>Cambiado. Pulse F5 para ver qué sale de ello.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Hijo</translation>
    </message>
    <message>
        <source>Children are built cell by cell from both parents&apos; placements, and forced digits are filled in.</source>
        <translation>Los hijos se construyen celda por celda con los dígitos colocados de ambos progenitores, y se escriben los dígitos forzados.</translation>
    </message>
    <message>
        <source>Children are evaluated without improvement.</source>
        <translation>Los hijos se evalúan sin mejorarlos.</translation>
    </message>
    <message>
        <source>Children differ from their parents</source>
        <translation>Los hijos difieren de sus progenitores</translation>
    </message>
    <message>
        <source>Choose a file with puzzles.</source>
        <translation>Elija un archivo con sudokus.</translation>
    </message>
    <message>
        <source>Choose a level, then press Make New Ones.</source>
        <translation>Elija un nivel y pulse «Crear nuevos».</translation>
    </message>
    <message>
        <source>Choose a step to see the boards as they are after it</source>
        <translation>Elija un paso para ver los tableros tal como quedan tras él</translation>
    </message>
    <message>
        <source>Choose how many puzzles of each level, and press Generate.</source>
        <translation>Elija cuántos sudokus de cada nivel y pulse «Generar».</translation>
    </message>
    <message>
        <source>Choose the pages to read, then click Read Selected Pages.</source>
        <translation>Elija las páginas y pulse «Leer las páginas elegidas».</translation>
    </message>
    <message>
        <source>Choosing the givens</source>
        <translation>Eligiendo las pistas</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Candidatos bloqueados en línea</translation>
    </message>
    <message>
        <source>Claiming that immediately leaves the digit only one place in another line.</source>
        <translation>Candidatos bloqueados en una línea que dejan enseguida al dígito un solo lugar en otra línea.</translation>
    </message>
    <message>
        <source>Clashes</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Clear the cell at the cursor</source>
        <translation>Vaciar la celda del cursor</translation>
    </message>
    <message>
        <source>Clear the {digit} in {cell} before making notes there</source>
        <translation>Para anotar en la {cell}, borre antes el {digit} que contiene</translation>
    </message>
    <message>
        <source>Clear {cell}</source>
        <translation>Vaciar la celda de la {cell}</translation>
    </message>
    <message>
        <source>Click a dot, where cells got their digits, or a line between two to see the mating</source>
        <translation>Pulse en un punto, donde unas celdas recibieron sus dígitos, o en una línea entre dos para ver el apareamiento</translation>
    </message>
    <message>
        <source>Click a puzzle to play, replace or remove it.</source>
        <translation>Pulse en un sudoku para jugarlo, reemplazarlo o quitarlo.</translation>
    </message>
    <message>
        <source>Click or press Space to see it large</source>
        <translation>Haga clic o pulse Espacio para verla en grande</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>Rel&amp;oj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>Colours that are safe for colour &amp;blindness</source>
        <translation>Colores seguros para el &amp;daltonismo</translation>
    </message>
    <message>
        <source>Column and box search</source>
        <translation>Búsqueda por columnas y cajas</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Columna {number}</translation>
    </message>
    <message>
        <source>Compare with Lists…</source>
        <translation>Comparar con listas…</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %n puzzle(s).</source>
        <translation>
            <numerusform>Comparado con %n sudoku.</numerusform>
            <numerusform>Comparado con %n sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing time</source>
        <translation>Tiempo de cálculo</translation>
    </message>
    <message>
        <source>Constructive evolution</source>
        <translation>Evolución constructiva</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Continue Hunt</source>
        <translation>Continuar la caza</translation>
    </message>
    <message>
        <source>Continue the race with as many trials again</source>
        <translation>Continuar la carrera con otros tantos ensayos</translation>
    </message>
    <message>
        <source>Continue the run where it stopped, with a new budget</source>
        <translation>Continuar la ejecución donde se detuvo, con un nuevo presupuesto</translation>
    </message>
    <message>
        <source>Convergence plot</source>
        <translation>Gráfico de convergencia</translation>
    </message>
    <message>
        <source>Copied the board as text</source>
        <translation>Tablero copiado como texto</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copiar co&amp;mo</translation>
    </message>
    <message>
        <source>Copy as Grid</source>
        <translation>Copiar como cuadrícula</translation>
    </message>
    <message>
        <source>Copy as Grid with Entries</source>
        <translation>Copiar como cuadrícula con entradas</translation>
    </message>
    <message>
        <source>Copy as Pencilmarks</source>
        <translation>Copiar como candidatos</translation>
    </message>
    <message>
        <source>Copy givens and entries as a drawn grid: an entry is written as +7</source>
        <translation>Copiar las pistas y las entradas como cuadrícula dibujada: una entrada se escribe como +7</translation>
    </message>
    <message>
        <source>Copy givens, entries and notes as a grid that HoDoKu reads</source>
        <translation>Copiar pistas, entradas y notas como una cuadrícula que HoDoKu lee</translation>
    </message>
    <message>
        <source>Copy of the father</source>
        <translation>Copia del padre</translation>
    </message>
    <message>
        <source>Copy of the mother</source>
        <translation>Copia de la madre</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copiar semilla</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Copiar el tablero como texto</translation>
    </message>
    <message>
        <source>Copy the command that makes the run again, bit for bit (Ctrl+C)</source>
        <translation>Copiar la orden que repite la ejecución bit a bit (Control+C)</translation>
    </message>
    <message>
        <source>Copy the givens as a drawn grid</source>
        <translation>Copiar las pistas como cuadrícula dibujada</translation>
    </message>
    <message>
        <source>Copy the grid as text</source>
        <translation>Copiar la cuadrícula como texto</translation>
    </message>
    <message>
        <source>Copy the puzzle with its ratings, or all that are selected (Ctrl+C)</source>
        <translation>Copiar el sudoku con sus valoraciones, o todos los seleccionados (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
    <message>
        <source>Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve rises earlier gets closer sooner.</source>
        <translation>Contar no solo las soluciones, sino diez niveles de aptitud en el camino: cuanto antes sube la curva, antes se acerca el algoritmo.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Se cuentan</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Create puzzles</source>
        <translation>Crear sudokus</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Crossover probability</source>
        <translation>Probabilidad de cruce</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 9</source>
        <translation>Control + 1 … 9</translation>
    </message>
    <message>
        <source>Ctrl + arrow</source>
        <translation>Control + flecha</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>¿Eliminar %n ejecución para siempre?</numerusform>
            <numerusform>¿Eliminar %n ejecuciones para siempre?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) of this study for good?</source>
        <translation>
            <numerusform>¿Eliminar %n ejecución de este estudio para siempre?</numerusform>
            <numerusform>¿Eliminar %n ejecuciones de este estudio para siempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Eliminar preajuste</translation>
    </message>
    <message>
        <source>Delete the preset “{title}” and its file?</source>
        <translation>¿Eliminar el preajuste «{title}» y su archivo?</translation>
    </message>
    <message>
        <source>Delete the puzzle that was not saved? This cannot be undone.</source>
        <translation>¿Eliminar el sudoku que no se guardó? Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete the runs of the study, and its file if it is your own</source>
        <translation>Eliminar las ejecuciones del estudio, y su archivo si es propio</translation>
    </message>
    <message>
        <source>Delete the selected preset, if it is one of your own</source>
        <translation>Eliminar el preajuste seleccionado, si es propio</translation>
    </message>
    <message>
        <source>Delete the selected runs for good (Del)</source>
        <translation>Eliminar para siempre las ejecuciones seleccionadas (Supr)</translation>
    </message>
    <message>
        <source>Descends from founder {number}</source>
        <translation>Desciende del fundador {number}</translation>
    </message>
    <message>
        <source>Deterministic crowding</source>
        <translation>Crowding determinista</translation>
    </message>
    <message>
        <source>Developed for this program</source>
        <translation>Desarrollado para este programa</translation>
    </message>
    <message>
        <source>Diabolical</source>
        <translation>Diabólico</translation>
    </message>
    <message>
        <source>Diabolical Puzzles</source>
        <translation>Sudokus diabólicos</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamante</translation>
    </message>
    <message>
        <source>Diamond: ED = ER. Pearl: EP = ER.</source>
        <translation>Diamante: ED = ER. Perla: EP = ER.</translation>
    </message>
    <message>
        <source>Different fitness functions, compared by missing digits</source>
        <translation>Funciones de aptitud distintas, comparadas por los dígitos que faltan</translation>
    </message>
    <message>
        <source>Diffic&amp;ulty</source>
        <translation>Dificulta&amp;d</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Digit &amp;font</source>
        <translation>Tipo de &amp;letra de los dígitos</translation>
    </message>
    <message>
        <source>Digit &amp;size</source>
        <translation>Tama&amp;ño de los dígitos</translation>
    </message>
    <message>
        <source>Digit for {cell}</source>
        <translation>Dígito para la {cell}</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Dígitos</translation>
    </message>
    <message>
        <source>Digits abo&amp;ve 9</source>
        <translation>Dígitos de más de &amp;9</translation>
    </message>
    <message>
        <source>Digits counted</source>
        <translation>Dígitos contados</translation>
    </message>
    <message>
        <source>Digits that are printed small into the blank cells.</source>
        <translation>Cifras que se imprimen en pequeño en las casillas vacías.</translation>
    </message>
    <message>
        <source>Digits that have just changed; at high speed only what made the best of the run better</source>
        <translation>Dígitos que acaban de cambiar; a gran velocidad, solo lo que mejoró al mejor de la ejecución</translation>
    </message>
    <message>
        <source>Digits that stand twice in a row, column or box</source>
        <translation>Dígitos repetidos en una fila, columna o caja</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Bloqueo directo en línea</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Par oculto directo</translation>
    </message>
    <message>
        <source>Direct hidden triple</source>
        <translation>Trío oculto directo</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Bloqueo directo en caja</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Distinct individuals</source>
        <translation>Individuos distintos</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Diversidad</translation>
    </message>
    <message>
        <source>Diversity: {share}.</source>
        <translation>Diversidad: {share}.</translation>
    </message>
    <message>
        <source>Do not vary this parameter</source>
        <translation>No variar este parámetro</translation>
    </message>
    <message>
        <source>Do you want to do without what was left out?</source>
        <translation>¿Quiere prescindir de lo que no se guardó?</translation>
    </message>
    <message>
        <source>Do you want to save the changes to {document}?</source>
        <translation>¿Quiere guardar los cambios de {document}?</translation>
    </message>
    <message>
        <source>Draw &amp;Over Plot</source>
        <translation>S&amp;uperponer en el gráfico</translation>
    </message>
    <message>
        <source>Draw other irregular regions</source>
        <translation>Sortear otras regiones irregulares</translation>
    </message>
    <message>
        <source>Draw the best of the selected runs over the plot of the present one; with none selected, none</source>
        <translation>Superponer lo mejor de las ejecuciones seleccionadas en el gráfico de la actual; sin selección, ninguna</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Duplicates allowed</source>
        <translation>Duplicados permitidos</translation>
    </message>
    <message>
        <source>Dynamic cell chains</source>
        <translation>Cadenas dinámicas de celda</translation>
    </message>
    <message>
        <source>Dynamic cell chains with patterns</source>
        <translation>Cadenas dinámicas de celda con patrones</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains</source>
        <translation>Cadenas dinámicas de contradicción</translation>
    </message>
    <message>
        <source>Dynamic contradiction chains with patterns</source>
        <translation>Cadenas dinámicas de contradicción con patrones</translation>
    </message>
    <message>
        <source>Dynamic double chains</source>
        <translation>Cadenas dinámicas dobles</translation>
    </message>
    <message>
        <source>Dynamic double chains with patterns</source>
        <translation>Cadenas dinámicas dobles con patrones</translation>
    </message>
    <message>
        <source>Dynamic region chains</source>
        <translation>Cadenas dinámicas de unidad</translation>
    </message>
    <message>
        <source>Dynamic region chains with patterns</source>
        <translation>Cadenas dinámicas de unidad con patrones</translation>
    </message>
    <message>
        <source>E&amp;volution</source>
        <translation>E&amp;volución</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;xportar CSV…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>ECDF: the higher and the further left, the better</source>
        <translation>ECDF: cuanto más arriba y a la izquierda, mejor</translation>
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
        <translation>ERT: todo lo gastado dividido por el número de ejecuciones resueltas, y su intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.</source>
        <translation>Cada celda vacía contiene uno de sus propios candidatos, los dígitos que ninguna pista de su fila, columna o caja contiene.</translation>
    </message>
    <message>
        <source>Each blank cell may hold any digit. Gold 2005.</source>
        <translation>Cada celda vacía puede contener cualquier dígito. Gold 2005.</translation>
    </message>
    <message>
        <source>Each cell in the colour, and with the number, of the founder of the population it descends from</source>
        <translation>Cada celda en el color, y con el número, del fundador de la población del que desciende</translation>
    </message>
    <message>
        <source>Each child gets two parents, drawn from the individuals ranked above its place.</source>
        <translation>Ambos progenitores del hijo que ocupa el rango i se sortean uniformemente entre los rangos mejores 0…i − 1.</translation>
    </message>
    <message>
        <source>Each edge is 3 mm (⅛ in) larger, which is cut off after printing.</source>
        <translation>Cada borde mide 3&#xa0;mm (⅛ in) más, que se cortan tras la impresión.</translation>
    </message>
    <message>
        <source>Each gene comes from either parent with equal probability.</source>
        <translation>Cada gen procede de uno u otro progenitor con igual probabilidad.</translation>
    </message>
    <message>
        <source>Each generation in which the same solution stays best adds to the value it is ranked by.</source>
        <translation>Cada generación en que la misma solución sigue siendo la mejor aumenta el valor por el que se clasifica.</translation>
    </message>
    <message>
        <source>Each is proved to have exactly one solution.</source>
        <translation>De cada uno se demuestra que tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Each of its candidates {digits} leads there by a chain of its own.</source>
        <translation>Cada uno de sus candidatos {digits} lleva allí por una cadena propia.</translation>
    </message>
    <message>
        <source>Each of its places {cells} leads there by a chain of its own.</source>
        <translation>Cada uno de sus lugares {cells} lleva allí por una cadena propia.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that falls with its rank.</source>
        <translation>Cada progenitor se sortea con una probabilidad que disminuye con su rango.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a chance that grows with its fitness.</source>
        <translation>Cada progenitor se sortea con una probabilidad que crece con su aptitud.</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability proportional to its fitness, or to a power of it. Team 209, “Selection”.</source>
        <translation>Cada progenitor se sortea con una probabilidad proporcional a su aptitud, o a una potencia de ella. Team 209, «Selection».</translation>
    </message>
    <message>
        <source>Each parent is drawn with a probability that falls linearly with its rank, from pressure times the mean.</source>
        <translation>Cada progenitor se sortea con una probabilidad que disminuye linealmente con su rango, empezando por la presión multiplicada por la media.</translation>
    </message>
    <message>
        <source>Each parent is the best of size individuals drawn with replacement.</source>
        <translation>Cada progenitor es el mejor de tantos individuos, sorteados con reposición, como indica el tamaño.</translation>
    </message>
    <message>
        <source>Each parent is the best of {size} drawn at random.</source>
        <translation>Cada progenitor es el mejor de {size} sorteados al azar.</translation>
    </message>
    <message>
        <source>Each puzzle as a line of text at the foot of the page, with its seed.</source>
        <translation>Cada sudoku como línea de texto al pie de la página, con su semilla.</translation>
    </message>
    <message>
        <source>Each unit, or one at random, gets with some probability a sequence of swaps of cells drawn blindly.</source>
        <translation>Cada unidad, o una al azar, recibe con cierta probabilidad una secuencia de intercambios de celdas elegidas a ciegas.</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Fáciles primero</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Easy Puzzles</source>
        <translation>Sudokus fáciles</translation>
    </message>
    <message>
        <source>Eight lessons on evolution, each with something to start</source>
        <translation>Ocho lecciones sobre la evolución, cada una con algo que iniciar</translation>
    </message>
    <message>
        <source>Either {first} is {one} or {last} is {other}; in both cases {cell} is not {digit}.</source>
        <translation>O bien {first} es {one}, o bien {last} es {other}; en ambos casos {cell} no es {digit}.</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Elimination first; then blank cells hold candidates, and a roulette wheel picks the parents.</source>
        <translation>Primero la eliminación; después las celdas vacías contienen candidatos y una ruleta elige a los progenitores.</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Elitismo</translation>
    </message>
    <message>
        <source>En&amp;d after</source>
        <translation>Terminar tra&amp;s</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>End the hunt for now, and unlock its settings (Esc)</source>
        <translation>Terminar la caza por ahora y desbloquear sus ajustes (Esc)</translation>
    </message>
    <message>
        <source>End the study for now; it goes on where it was when it is started again</source>
        <translation>Detener el estudio por ahora; continuará donde estaba al iniciarlo de nuevo</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter digits as notes</source>
        <translation>Introducir los dígitos como notas</translation>
    </message>
    <message>
        <source>Enter digits as pencil notes; in the grid, N does the same unless it is a digit</source>
        <translation>Introducir los dígitos como notas; en la cuadrícula, N hace lo mismo, salvo que sea un dígito</translation>
    </message>
    <message>
        <source>Enter digits, not pencil notes</source>
        <translation>Introducir dígitos, no notas</translation>
    </message>
    <message>
        <source>Enter or choose a puzzle in Play, then click Solve.</source>
        <translation>Introduzca o elija un sudoku en «Jugar» y pulse «Resolver».</translation>
    </message>
    <message>
        <source>Enter the run&apos;s solution into your own game, as one step to undo</source>
        <translation>Poner la solución de la ejecución en su propia partida, como un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>Enter {digit} in {cell}</source>
        <translation>Poner {digit} en {cell}</translation>
    </message>
    <message>
        <source>Equal pairs</source>
        <translation>Pares iguales</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Erase note {digit} in {cell}</source>
        <translation>Borrar la nota {digit} en la {cell}</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc cierra</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Escapes</translation>
    </message>
    <message>
        <source>Every box is a permutation of the digits with the givens in place; rows and columns remain to be optimised.</source>
        <translation>Cada caja es una permutación de los dígitos con las pistas en su sitio; quedan por optimizar las filas y las columnas.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads by a chain of links to the same conclusion.</source>
        <translation>Todos los candidatos de una celda llevan por una cadena de enlaces a la misma conclusión.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Todos los candidatos de una celda llevan a la misma conclusión, por otras que se apoyan en varias anteriores.</translation>
    </message>
    <message>
        <source>Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Todos los candidatos de una celda llevan a la misma conclusión, con ayuda de candidatos bloqueados, pares o X-Wings.</translation>
    </message>
    <message>
        <source>Every combination of three cells that contains a candidate would leave another cell without any.</source>
        <translation>Toda combinación de tres celdas que contiene un candidato dejaría otra celda sin ninguno.</translation>
    </message>
    <message>
        <source>Every combination of two cells that contains a candidate would leave another cell without any.</source>
        <translation>Toda combinación de dos celdas que contiene un candidato dejaría otra celda sin ninguno.</translation>
    </message>
    <message>
        <source>Every improvement, slowly</source>
        <translation>Cada mejora, despacio</translation>
    </message>
    <message>
        <source>Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the corner is the best of all, another one where the run is now. Low but far to the right is a trap: hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several populations.</source>
        <translation>Cada línea es el camino de una población, desde su primer mejor (□) hasta donde se quedó (▼). El anillo de la esquina es el mejor de todos; otro indica dónde está ahora la ejecución. Abajo pero muy a la derecha hay una trampa: apenas falta un dígito y, sin embargo, la mayoría de las celdas tendrían que cambiar. Un ▼ grande ha atrapado a varias poblaciones.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads by a chain of links to the same conclusion.</source>
        <translation>Todos los lugares para un dígito en una unidad llevan por una cadena de enlaces a la misma conclusión.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier ones.</source>
        <translation>Todos los lugares para un dígito en una unidad llevan a la misma conclusión, por otras que se apoyan en varias anteriores.</translation>
    </message>
    <message>
        <source>Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs or X-wings.</source>
        <translation>Todos los lugares para un dígito en una unidad llevan a la misma conclusión, con ayuda de candidatos bloqueados, pares o X-Wings.</translation>
    </message>
    <message>
        <source>Every row is a permutation of the digits with the givens in place; columns and boxes remain to be optimised.</source>
        <translation>Cada fila es una permutación de los dígitos con las pistas en su sitio; quedan por optimizar las columnas y las cajas.</translation>
    </message>
    <message>
        <source>Every run is kept and can be repeated exactly</source>
        <translation>Cada ejecución se conserva y puede repetirse igual</translation>
    </message>
    <message numerus="yes">
        <source>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</source>
        <translation>
            <numerusform>Cada {digit} está resaltado: %n en el tablero ({keys} en una celda vacía lo desactiva)</numerusform>
            <numerusform>Cada {digit} está resaltado: %n en el tablero ({keys} en una celda vacía lo desactiva)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything comes from the father.</source>
        <translation>Todo procede del padre.</translation>
    </message>
    <message>
        <source>Everything comes from the mother.</source>
        <translation>Todo procede de la madre.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolución</translation>
    </message>
    <message>
        <source>Evolve Any&amp;way</source>
        <translation>E&amp;volucionar de todos modos</translation>
    </message>
    <message>
        <source>Evolve a solution with the chosen algorithm</source>
        <translation>Hacer evolucionar una solución con el algoritmo elegido</translation>
    </message>
    <message>
        <source>Evolve from the &amp;Givens Alone</source>
        <translation>Evolucionar solo desde las &amp;pistas</translation>
    </message>
    <message>
        <source>Evolve from the givens alone</source>
        <translation>Evolucionar solo desde las pistas</translation>
    </message>
    <message>
        <source>Evolve puzzles for the hardest ones, and watch them get harder</source>
        <translation>Evolucionar los sudokus más difíciles y ver cómo se hacen más difíciles</translation>
    </message>
    <message>
        <source>Evolving a solved grid</source>
        <translation>Evolucionando una cuadrícula resuelta</translation>
    </message>
    <message>
        <source>Evolving …</source>
        <translation>Evolucionando…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Expected run time</source>
        <translation>Duración esperada</translation>
    </message>
    <message>
        <source>Export Film</source>
        <translation>Exportar película</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>Exportar P&amp;DF…</translation>
    </message>
    <message>
        <source>Export P&amp;lot…</source>
        <translation>Exportar &amp;gráfico…</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Exportar PDF</translation>
    </message>
    <message>
        <source>Export Plot</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>Export Plot…</source>
        <translation>Exportar gráfico…</translation>
    </message>
    <message>
        <source>Export Preset</source>
        <translation>Exportar preajuste</translation>
    </message>
    <message>
        <source>Export Race</source>
        <translation>Exportar carrera</translation>
    </message>
    <message>
        <source>Export Ratings</source>
        <translation>Exportar valoraciones</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Exportar ejecución</translation>
    </message>
    <message>
        <source>Export Runs</source>
        <translation>Exportar ejecuciones</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>Exportar SVG</translation>
    </message>
    <message>
        <source>Export plot: {title}</source>
        <translation>Exportar gráfico: {title}</translation>
    </message>
    <message>
        <source>Export the current settings as a preset file</source>
        <translation>Exportar los ajustes actuales como archivo de preajuste</translation>
    </message>
    <message>
        <source>Export the evolution on the board as an animated picture</source>
        <translation>Exportar la evolución en el tablero como imagen animada</translation>
    </message>
    <message>
        <source>Export the figures of every generation as CSV</source>
        <translation>Exportar las cifras de cada generación como CSV</translation>
    </message>
    <message>
        <source>Export the pages as SVG drawings</source>
        <translation>Exportar las páginas como dibujos SVG</translation>
    </message>
    <message>
        <source>Export the pages as a PDF</source>
        <translation>Exportar las páginas como PDF</translation>
    </message>
    <message>
        <source>Export the plot as PNG or SVG</source>
        <translation>Exportar el gráfico como PNG o SVG</translation>
    </message>
    <message>
        <source>Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer</source>
        <translation>Exportar las ejecuciones seleccionadas, o todas las encontradas, como CSV, líneas JSON o para IOHanalyzer</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Extreme Puzzles</source>
        <translation>Sudokus extremos</translation>
    </message>
    <message>
        <source>Factor of the differences of the sums.</source>
        <translation>Factor de las diferencias de las sumas.</translation>
    </message>
    <message>
        <source>Factor of the number of missing digits.</source>
        <translation>Factor del número de cifras que faltan.</translation>
    </message>
    <message>
        <source>Factor of the square roots of the products’ differences.</source>
        <translation>Factor de las raíces cuadradas de las diferencias de los productos.</translation>
    </message>
    <message>
        <source>Fami&amp;ly Tree</source>
        <translation>Árbo&amp;l genealógico</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Árbol genealógico</translation>
    </message>
    <message>
        <source>Father, rank {rank}
fitness {fitness}</source>
        <translation>Padre, rango {rank}
aptitud {fitness}</translation>
    </message>
    <message>
        <source>Fewest givens first</source>
        <translation>Menos pistas primero</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Endiablado</translation>
    </message>
    <message>
        <source>Fiendish Puzzles</source>
        <translation>Sudokus endiablados</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Fill in all candidates</source>
        <translation>Anotar todos los candidatos</translation>
    </message>
    <message>
        <source>Fill in the exact solver’s solution, without evolution</source>
        <translation>Escribir la solución del solucionador exacto, sin evolución</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column, and in each region inside strong borders.</source>
        <translation>Rellene las celdas vacías de modo que en cada fila, columna y región de borde grueso figure exactamente una vez {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row and column.</source>
        <translation>Rellene las celdas vacías de modo que en cada fila y columna figure exactamente una vez {symbols}.</translation>
    </message>
    <message>
        <source>Fill the blank cells so that {symbols} appears exactly once in each row, column and box.</source>
        <translation>Rellene las celdas vacías de modo que en cada fila, columna y caja figure exactamente una vez {symbols}.</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Llenar la pantalla con la ventana</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>Celdas llenas</translation>
    </message>
    <message>
        <source>Filming the run …</source>
        <translation>Filmando la ejecución…</translation>
    </message>
    <message>
        <source>Find of a hunt, {rating}</source>
        <translation>Hallazgo de una caza, {rating}</translation>
    </message>
    <message>
        <source>Finds of the hunt</source>
        <translation>Hallazgos de la caza</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>First puzzle of the file</source>
        <translation>Primer sudoku del archivo</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Aptitud</translation>
    </message>
    <message>
        <source>Fitness {cost}, and {before} before it was changed.</source>
        <translation>Aptitud {cost}; antes del cambio, {before}.</translation>
    </message>
    <message>
        <source>Fitness {cost}.</source>
        <translation>Aptitud {cost}.</translation>
    </message>
    <message>
        <source>Fix the puzzle first: {conflict}.</source>
        <translation>Corrija antes el sudoku: {conflict}.</translation>
    </message>
    <message>
        <source>Follow the R&amp;un</source>
        <translation>Seguir la e&amp;jecución</translation>
    </message>
    <message>
        <source>For evolution</source>
        <translation>Para la evolución</translation>
    </message>
    <message>
        <source>For evolution (scale of 2007)</source>
        <translation>Para la evolución (escala de 2007)</translation>
    </message>
    <message>
        <source>For people</source>
        <translation>Para las personas</translation>
    </message>
    <message>
        <source>For people (rating)</source>
        <translation>Para las personas (valoración)</translation>
    </message>
    <message>
        <source>For people, and for evolution</source>
        <translation>Para las personas y para la evolución</translation>
    </message>
    <message>
        <source>For people, or for evolution, which takes longer.</source>
        <translation>Para las personas o para la evolución, lo cual tarda más.</translation>
    </message>
    <message>
        <source>For people; ≥ where no known technique leads to the solution</source>
        <translation>Para las personas; ≥ donde ninguna técnica conocida lleva a la solución</translation>
    </message>
    <message>
        <source>Forced cells are filled first; then a large population of row permutations, under strong selection.</source>
        <translation>Primero se llenan las celdas forzadas; después, una gran población de permutaciones por filas, bajo una selección fuerte.</translation>
    </message>
    <message>
        <source>Forced cells first</source>
        <translation>Primero las celdas forzadas</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Cadena forzada</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Found by a hunt of this program (2026)</source>
        <translation>Hallado en una caza de este programa (2026)</translation>
    </message>
    <message>
        <source>Four cells must not all be left with the same two digits, or the two could be swapped.</source>
        <translation>En cuatro celdas no pueden quedar en todas los mismos dos dígitos, o ambos se podrían intercambiar.</translation>
    </message>
    <message>
        <source>Four cells of a unit have four candidates in all, so no other cell there can hold these digits.</source>
        <translation>Cuatro celdas de una unidad tienen cuatro candidatos en total, así que ninguna otra celda de ella puede contener estos dígitos.</translation>
    </message>
    <message>
        <source>Four digits fit in only four cells of a unit, so nothing else can go there.</source>
        <translation>Cuatro dígitos caben solo en cuatro celdas de una unidad, así que nada más puede ir ahí.</translation>
    </message>
    <message>
        <source>Free digits</source>
        <translation>Dígitos libres</translation>
    </message>
    <message>
        <source>Free digits, judged by averages over rows, columns and boxes; made to find solved grids.</source>
        <translation>Dígitos libres, evaluados por medias de filas, columnas y cajas; hecho para encontrar cuadrículas resueltas.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.</source>
        <translation>Software libre con licencia MIT, hecho con PySide6, NumPy, Numba y pyqtgraph.</translation>
    </message>
    <message>
        <source>From 1 to 1,000 puzzles.</source>
        <translation>De 1 a 1000 sudokus.</translation>
    </message>
    <message>
        <source>From {minimum} to {maximum} {unit}</source>
        <translation>De {minimum} a {maximum} {unit}</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Máxima velocidad</translation>
    </message>
    <message>
        <source>Further boxes between the usual ones hold each digit once, too.</source>
        <translation>También otras cajas entre las habituales.</translation>
    </message>
    <message>
        <source>G&amp;ivens</source>
        <translation>&amp;Pistas</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>GNOME Sudoku</source>
        <translation>GNOME Sudoku</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gema</translation>
    </message>
    <message>
        <source>Generate a puzzle of this level: {level}</source>
        <translation>Generar un sudoku de este nivel: {level}</translation>
    </message>
    <message>
        <source>Generate the puzzles</source>
        <translation>Generar los sudokus</translation>
    </message>
    <message>
        <source>Generated puzzle, seed {seed}</source>
        <translation>Sudoku generado, semilla {seed}</translation>
    </message>
    <message>
        <source>Generating a puzzle of the level {level} …</source>
        <translation>Generando un sudoku de nivel {level}…</translation>
    </message>
    <message>
        <source>Generating …</source>
        <translation>Generando…</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generación</translation>
    </message>
    <message>
        <source>Generation {generation}</source>
        <translation>Generación {generation}</translation>
    </message>
    <message>
        <source>Generation {generation}, ancestry of the best</source>
        <translation>Generación {generation}, ascendencia del mejor</translation>
    </message>
    <message>
        <source>Generation {generation}, individual {number}</source>
        <translation>Generación {generation}, individuo {number}</translation>
    </message>
    <message>
        <source>Generation {generation}, mating {number}</source>
        <translation>Generación {generation}, apareamiento {number}</translation>
    </message>
    <message>
        <source>Generation {number}</source>
        <translation>Generación {number}</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generaciones</translation>
    </message>
    <message>
        <source>Generations per solution: total generations ÷ solved runs (ERT).</source>
        <translation>Generaciones por solución: total de generaciones ÷ ejecuciones resueltas (ERT).</translation>
    </message>
    <message>
        <source>Generations to a solution where forced cells are filled in first; as printed two puzzles have several solutions, so the filled-in grids of the figures are used. Figure 4 is left out: filling in solves it, before any evolution, and digits of its puzzle were lost in print.</source>
        <translation>Generaciones hasta la solución cuando primero se rellenan las celdas forzadas; tal como se imprimieron, dos de los sudokus tienen varias soluciones, así que se usan las cuadrículas rellenadas de las figuras. La figura 4 se omite: el relleno la resuelve antes de cualquier evolución, y en la impresión se perdieron dígitos de su sudoku.</translation>
    </message>
    <message>
        <source>Generations to a solution: the median of each puzzle, all figures of each class (table 2), and figure 5.</source>
        <translation>Generaciones hasta una solución: la mediana de cada rompecabezas, todas las cifras de cada clase (tabla 2) y la figura 5.</translation>
    </message>
    <message>
        <source>Generations {first} to {last}</source>
        <translation>Generaciones {first} a {last}</translation>
    </message>
    <message>
        <source>Generations: least, mean, most</source>
        <translation>Generaciones: mínimo, media, máximo</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Gentle Puzzles</source>
        <translation>Sudokus suaves</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, figure 1: easy</source>
        <translation>Gerges, Zouein &amp; Azar 2018, figura 1: fácil</translation>
    </message>
    <message>
        <source>Gerges, Zouein &amp; Azar 2018, tables 2 and 3</source>
        <translation>Gerges, Zouein &amp; Azar 2018, tablas 2 y 3</translation>
    </message>
    <message>
        <source>Getting better.</source>
        <translation>Va mejorando.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Getting ready for the first time; this takes about half a minute …</source>
        <translation>Preparación por primera vez; tarda alrededor de medio minuto…</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Getting the puzzle of the day …</source>
        <translation>Obteniendo el sudoku del día…</translation>
    </message>
    <message>
        <source>Give the puzzle a title, and say whose it is and where it is from</source>
        <translation>Dar un título al sudoku y decir de quién es y de dónde viene</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Givens are removed at random as long as one solution remains; the result is compared with the settings.</source>
        <translation>Se quitan pistas al azar mientras quede una sola solución; el resultado se compara con los ajustes.</translation>
    </message>
    <message>
        <source>Givens never move.</source>
        <translation>Las pistas nunca se mueven.</translation>
    </message>
    <message>
        <source>Go to the next cell to compare with the picture (Tab, F3)</source>
        <translation>Ir a la siguiente celda que hay que comparar con la imagen (Tab, F3)</translation>
    </message>
    <message>
        <source>Going to generation {generation} …</source>
        <translation>Yendo a la generación {generation}…</translation>
    </message>
    <message>
        <source>Gold 2005: 36,700 generations to fill an empty grid</source>
        <translation>Gold 2005: 36&#xa0;700 generaciones para rellenar una cuadrícula vacía</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>Tama&amp;ño</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Grid with &amp;Entries</source>
        <translation>Cuadrícula con &amp;entradas</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Cuadrículas</translation>
    </message>
    <message>
        <source>Grids tried</source>
        <translation>Cuadrículas probadas</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>H&amp;unt</source>
        <translation>&amp;Caza</translation>
    </message>
    <message>
        <source>H&amp;unt…</source>
        <translation>C&amp;aza…</translation>
    </message>
    <message>
        <source>Half of the runs needed {amount} at most.</source>
        <translation>La mitad de las ejecuciones necesitó como máximo {amount}.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Medio giro</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hardest technique</source>
        <translation>Técnica más difícil</translation>
    </message>
    <message>
        <source>Hardest: {technique}. {sentence} {steps}.</source>
        <translation>Lo más difícil: {technique}. {sentence} {steps}.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>Hidden single in a box</source>
        <translation>Único oculto en caja</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Único oculto en línea</translation>
    </message>
    <message>
        <source>Hidden single in a region</source>
        <translation>Único oculto en región</translation>
    </message>
    <message>
        <source>Hidden single in a window</source>
        <translation>Único oculto en ventana</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Alto con&amp;traste</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Highlight every {digit}</source>
        <translation>Resaltar todos los {digit}</translation>
    </message>
    <message>
        <source>Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the same unless it is a digit</source>
        <translation>Resaltar el dígito de la celda vaya donde vaya el cursor, o dejar de hacerlo en una celda vacía; en la cuadrícula, H hace lo mismo, salvo que sea un dígito</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Hint: {technique}</source>
        <translation>Sugerencia: {technique}</translation>
    </message>
    <message>
        <source>Home, End; Ctrl + Home, End</source>
        <translation>Inicio, Fin; Control + Inicio, Fin</translation>
    </message>
    <message>
        <source>How fast the race is shown; it does not change who is first.</source>
        <translation>A qué velocidad se muestra la carrera; no cambia quién es el primero.</translation>
    </message>
    <message>
        <source>How fast the run is shown; this never changes the result</source>
        <translation>A qué velocidad se muestra la ejecución; nunca cambia el resultado</translation>
    </message>
    <message>
        <source>How hard is this puzzle?</source>
        <translation>¿Cómo de difícil es este sudoku?</translation>
    </message>
    <message>
        <source>How hard the puzzle is for people and for evolution</source>
        <translation>Lo difícil que es el sudoku para las personas y para la evolución</translation>
    </message>
    <message>
        <source>How it evolves</source>
        <translation>Cómo evoluciona</translation>
    </message>
    <message>
        <source>How likely a cell is to take a random candidate.</source>
        <translation>Probabilidad de que una celda tome un candidato al azar.</translation>
    </message>
    <message>
        <source>How likely a child is to be improved.</source>
        <translation>Probabilidad de que un hijo se mejore.</translation>
    </message>
    <message>
        <source>How likely a child is to be mutated.</source>
        <translation>Probabilidad de que un hijo mute.</translation>
    </message>
    <message>
        <source>How likely a child is to have two parents; otherwise it starts as a copy of the first.</source>
        <translation>Probabilidad de que un hijo tenga dos progenitores; si no, empieza como copia del primero.</translation>
    </message>
    <message>
        <source>How likely a mutation is.</source>
        <translation>Probabilidad de una mutación.</translation>
    </message>
    <message>
        <source>How likely a parent is to be mutated.</source>
        <translation>Probabilidad de que un progenitor mute.</translation>
    </message>
    <message>
        <source>How likely a placement that both parents share is to be made first.</source>
        <translation>Probabilidad de que un dígito colocado que ambos progenitores comparten se coloque primero.</translation>
    </message>
    <message>
        <source>How likely a sequence of swaps is.</source>
        <translation>Probabilidad de una secuencia de intercambios.</translation>
    </message>
    <message>
        <source>How long each step can be seen; it does not affect the puzzles.</source>
        <translation>Cuánto tiempo se ve cada paso; no cambia los sudokus.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>How many children of this generation replaced another individual</source>
        <translation>Cuántos hijos de esta generación han reemplazado a otro individuo</translation>
    </message>
    <message>
        <source>How many chromosomes a generation has.</source>
        <translation>Cuántos cromosomas tiene una generación.</translation>
    </message>
    <message>
        <source>How many digits the best is missing in all rows, columns and boxes</source>
        <translation>Cuántos dígitos le faltan al mejor en todas las filas, columnas y cajas</translation>
    </message>
    <message>
        <source>How many digits the best so far is missing in all rows, columns and boxes</source>
        <translation>Cuántos dígitos le faltan al mejor hasta ahora en todas las filas, columnas y cajas</translation>
    </message>
    <message>
        <source>How many extra repetitions are tolerated in the rows and columns that moved digits enter.</source>
        <translation>Cuántas repeticiones de más se toleran en las filas y columnas a las que entran los dígitos movidos.</translation>
    </message>
    <message>
        <source>How many individuals compete to become a parent.</source>
        <translation>Cuántos individuos compiten por ser progenitor.</translation>
    </message>
    <message>
        <source>How many islands evolve at the same time.</source>
        <translation>Cuántas islas evolucionan a la vez.</translation>
    </message>
    <message>
        <source>How many matings in a row may bring nothing new before a duplicate is let in.</source>
        <translation>Cuántos apareamientos seguidos pueden no traer nada nuevo antes de que se admita un duplicado.</translation>
    </message>
    <message>
        <source>How many of 100 runs are solved within 100,000 trials.</source>
        <translation>Cuántas de 100 ejecuciones se resuelven en 100&#xa0;000 ensayos.</translation>
    </message>
    <message>
        <source>How many of 50 grids are solved within twelve seconds: ours, its control, and the published ant colonies.</source>
        <translation>Cuántas de 50 cuadrículas se resuelven en doce segundos: nuestro algoritmo, su control y las colonias de hormigas publicadas.</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged</source>
        <translation>Cuántos de los mejores sobreviven sin cambios</translation>
    </message>
    <message>
        <source>How many of the best survive unchanged.</source>
        <translation>Cuántos de los mejores sobreviven sin cambios.</translation>
    </message>
    <message>
        <source>How many puzzles</source>
        <translation>Número de sudokus</translation>
    </message>
    <message>
        <source>How many repairs a child gets.</source>
        <translation>Cuántas reparaciones recibe un hijo.</translation>
    </message>
    <message>
        <source>How many runners: two to four.</source>
        <translation>Cuántos compiten: de dos a cuatro.</translation>
    </message>
    <message>
        <source>How many swaps a mutation makes.</source>
        <translation>Cuántos intercambios hace una mutación.</translation>
    </message>
    <message>
        <source>How many times the mean probability the best individual has; 1 means no selection pressure.</source>
        <translation>Por cuánto multiplica el mejor individuo la probabilidad media; 1 significa sin presión de selección.</translation>
    </message>
    <message>
        <source>How many times, at most, all cells and units are searched.</source>
        <translation>Cuántas veces, como máximo, se recorren todas las celdas y unidades.</translation>
    </message>
    <message>
        <source>How often this is drawn, compared with the others.</source>
        <translation>Con qué frecuencia se elige, en comparación con los demás.</translation>
    </message>
    <message>
        <source>How often, at most, a child is mutated again.</source>
        <translation>Cuántas veces, como máximo, vuelve a mutar un hijo.</translation>
    </message>
    <message>
        <source>How the givens are arranged; newspapers like the half turn.</source>
        <translation>Cómo se disponen las pistas; a los periódicos les gusta el medio giro.</translation>
    </message>
    <message>
        <source>How the givens are chosen: by evolution of patterns, at random until ten runs of the algorithm agree (papers), or by removing givens at random (digging).</source>
        <translation>Cómo se eligen las pistas: por evolución de patrones, al azar hasta que diez ejecuciones del algoritmo coinciden (artículos) o quitando pistas al azar (vaciado).</translation>
    </message>
    <message>
        <source>How the level is shown above each puzzle.</source>
        <translation>Cómo se muestra el nivel encima de cada sudoku.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>How to use the program</source>
        <translation>Cómo usar el programa</translation>
    </message>
    <message>
        <source>How two parents made the winning grid.</source>
        <translation>Cómo dos padres crearon la cuadrícula ganadora.</translation>
    </message>
    <message>
        <source>Human rating</source>
        <translation>Valoración humana</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Caza</translation>
    </message>
    <message>
        <source>Hunt for hard puzzles</source>
        <translation>Caza de sudokus difíciles</translation>
    </message>
    <message>
        <source>Hunted for</source>
        <translation>Tiempo de caza</translation>
    </message>
    <message>
        <source>Hunts are kept, and go on where they were.</source>
        <translation>Las cazas se guardan y continúan donde estaban.</translation>
    </message>
    <message>
        <source>I have a puzzle</source>
        <translation>Tengo un sudoku</translation>
    </message>
    <message>
        <source>IOHanalyzer (*.zip)</source>
        <translation>IOHanalyzer (*.zip)</translation>
    </message>
    <message>
        <source>If the program ended now, your work would be lost: it cannot be kept safe ({reason}).</source>
        <translation>Si el programa terminara ahora, su trabajo se perdería: no se puede poner a salvo ({reason}).</translation>
    </message>
    <message>
        <source>If there is a puzzle, put the four corners of the frame on those of its grid, with the mouse, or with 1 to 4 and the arrows.</source>
        <translation>Si hay un sudoku, coloque las cuatro esquinas del marco sobre las de su cuadrícula, con el ratón o con 1 a 4 y las flechas.</translation>
    </message>
    <message>
        <source>If {cells} too had only two candidates, every digit would have two places in each unit, and any solution would have a twin with every choice reversed. So one of them holds one of its extra candidates, {digits}.</source>
        <translation>Si también {cells} tuvieran solo dos candidatos, cada dígito tendría dos lugares en cada unidad, y cualquier solución tendría una gemela con todas las elecciones invertidas. Así que una de ellas contiene uno de sus candidatos adicionales, {digits}.</translation>
    </message>
    <message>
        <source>If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.</source>
        <translation>Si {cell} es {digit}, todo se deduce a lo largo del bucle; si no lo es, todo se deduce en el otro sentido.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, a chain of links would make it {digit}: so it is {digit}.</source>
        <translation>Si {cell} no fuera {digit}, una cadena de enlaces la haría {digit}: así que es {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were not {digit}, then {other} would be {clash} and would not: so {cell} is {digit}.</source>
        <translation>Si {cell} no fuera {digit}, entonces {other} sería {clash} y a la vez no lo sería: así que {cell} es {digit}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in one of {excluders}.</source>
        <translation>Si {cell} fuera {digit}, entonces, contuviera lo que contuviera {others}, no quedaría ningún candidato en una de {excluders}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then whatever {others} held, no candidate would be left in {excluders}.</source>
        <translation>Si {cell} fuera {digit}, entonces, contuviera lo que contuviera {others}, no quedaría ningún candidato en {excluders}.</translation>
    </message>
    <message>
        <source>If {cell} were {digit}, then {other} would be {clash} and would not: so {cell} is not {digit}.</source>
        <translation>Si {cell} fuera {digit}, entonces {other} sería {clash} y a la vez no lo sería: así que {cell} no es {digit}.</translation>
    </message>
    <message>
        <source>If {first} is not {one}, a chain of links leads to {last} being {other}.</source>
        <translation>Si {first} no es {one}, una cadena de enlaces lleva a que {last} sea {other}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.</source>
        <translation>Si {loop} contuvieran solo {pair}, intercambiarlos daría una segunda solución. En {unit} el dígito {locked} solo cabe en {cells}, así que una de ellas lo contiene; la otra no debe ser {digit}, o solo quedarían {pair}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds one of the digits {digits}.</source>
        <translation>Si {loop} contuvieran solo {pair}, intercambiarlos daría una segunda solución: así que una de {cells} contiene uno de los dígitos {digits}.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so one of {cells} holds {digit}, and no cell that sees them all can.</source>
        <translation>Si {loop} contuvieran solo {pair}, intercambiarlos daría una segunda solución: así que una de {cells} contiene {digit}, y ninguna celda que las vea todas puede contenerlo.</translation>
    </message>
    <message>
        <source>If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.</source>
        <translation>Si {loop} contuvieran solo {pair}, intercambiarlos daría una segunda solución: así que {cell} no contiene ninguno de los dos.</translation>
    </message>
    <message>
        <source>If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}.</source>
        <translation>Si {pivot} es {x}, entonces {first} es {z}; si es {y}, entonces {second} es {z}.</translation>
    </message>
    <message>
        <source>Import Preset</source>
        <translation>Importar preajuste</translation>
    </message>
    <message>
        <source>Import a preset from a file</source>
        <translation>Importar un preajuste de un archivo</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>Importar {file}</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>In a random unit, exchange two cells, rotate three, or move a digit and shift the others.</source>
        <translation>En una unidad al azar se intercambian dos celdas, se rotan tres, o se mueve un dígito y los demás se desplazan.</translation>
    </message>
    <message>
        <source>In a separate file</source>
        <translation>En un archivo aparte</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Con una palabra</translation>
    </message>
    <message>
        <source>In each of {units} the digit {digit} fits in only two cells, and {near} and {far} cannot both hold it.</source>
        <translation>En cada una de estas unidades, {units}, el dígito {digit} cabe solo en dos celdas, y {near} y {far} no pueden contenerlo ambas.</translation>
    </message>
    <message>
        <source>In four parallel lines a digit fits only in the same four crossing lines, which lose it elsewhere.</source>
        <translation>En cuatro líneas paralelas un dígito cabe solo en las mismas cuatro líneas transversales, que lo pierden en lo demás.</translation>
    </message>
    <message>
        <source>In stars</source>
        <translation>Con estrellas</translation>
    </message>
    <message>
        <source>In three parallel lines a digit fits only in the same three crossing lines, which lose it elsewhere.</source>
        <translation>En tres líneas paralelas un dígito cabe solo en las mismas tres líneas transversales, que lo pierden en lo demás.</translation>
    </message>
    <message>
        <source>In two parallel lines a digit fits only in the same two crossing lines, which lose it elsewhere.</source>
        <translation>En dos líneas paralelas un dígito cabe solo en las mismas dos líneas transversales, que lo pierden en lo demás.</translation>
    </message>
    <message>
        <source>In {base} the digit {digit} fits only in {cover}, so no other cell of {cover} can hold it.</source>
        <translation>En {base} el dígito {digit} cabe solo en {cover}, así que ninguna otra celda de {cover} puede contenerlo.</translation>
    </message>
    <message>
        <source>In {cell} only {digit} is left: every other digit is ruled out.</source>
        <translation>En {cell} solo queda {digit}: cualquier otro dígito está descartado.</translation>
    </message>
    <message>
        <source>In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it.</source>
        <translation>En {first} todos los lugares para {digit} están en {second}, así que ninguna otra celda de {second} puede contenerlo.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cells}: one of them holds it, and the other an extra candidate.</source>
        <translation>En {unit} el dígito {digit} cabe solo en {cells}: una de ellas lo contiene, y la otra, un candidato adicional.</translation>
    </message>
    <message>
        <source>In {unit} the digit {digit} fits only in {cell}.</source>
        <translation>En {unit} el dígito {digit} cabe solo en {cell}.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only in {cells}, so nothing else can go there.</source>
        <translation>En {unit} los dígitos {digits} caben solo en {cells}, así que nada más puede ir ahí.</translation>
    </message>
    <message>
        <source>In {unit} the digits {digits} fit only there and in {cells}: with one of these places taken, {cells} can hold nothing else.</source>
        <translation>En {unit} los dígitos {digits} caben solo ahí y en {cells}: ocupado uno de estos lugares, {cells} no pueden contener nada más.</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Individuo</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Ahorro de tinta</translation>
    </message>
    <message>
        <source>Insertions</source>
        <translation>Inserciones</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Algorithms that propagate</source>
        <translation>¿Es difícil para las personas lo que lo es para la evolución? Algoritmos que propagan</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Puzzles of all levels</source>
        <translation>¿Es difícil para las personas lo que lo es para la evolución? Sudokus de todos los niveles</translation>
    </message>
    <message>
        <source>Is what is hard for evolution hard for people? Random minimal puzzles</source>
        <translation>¿Es difícil para las personas lo que lo es para la evolución? Sudokus mínimos al azar</translation>
    </message>
    <message>
        <source>Island {number}: {puzzles}, {solutions}, {fewest} to {most} givens</source>
        <translation>Isla {number}: {puzzles}, {solutions}, de {fewest} a {most} pistas</translation>
    </message>
    <message>
        <source>It is as good as its better parent.</source>
        <translation>Es tan bueno como su mejor progenitor.</translation>
    </message>
    <message>
        <source>It is better than both parents.</source>
        <translation>Es mejor que ambos progenitores.</translation>
    </message>
    <message>
        <source>It is drawn at random; only the givens are always in their places.</source>
        <translation>Se sortea al azar; solo las pistas están siempre en su sitio.</translation>
    </message>
    <message numerus="yes">
        <source>It is more like the father, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Se parece más al padre, del que difiere en %n celda.</numerusform>
            <numerusform>Se parece más al padre, del que difiere en %n celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is more like the mother, from whom it differs in %n cell(s).</source>
        <translation>
            <numerusform>Se parece más a la madre, de la que difiere en %n celda.</numerusform>
            <numerusform>Se parece más a la madre, de la que difiere en %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no worse than her {fitness} and takes her place.</source>
        <translation>No es peor que ella, con {fitness}, y ocupa su puesto.</translation>
    </message>
    <message>
        <source>It is no worse than his {fitness} and takes his place.</source>
        <translation>No es peor que él, con {fitness}, y ocupa su puesto.</translation>
    </message>
    <message>
        <source>It is no worse than the worst that is left, with {fitness}, and takes its place.</source>
        <translation>No es peor que el peor que queda, con {fitness}, y ocupa su puesto.</translation>
    </message>
    <message>
        <source>It is one of several solutions.</source>
        <translation>Es una de varias soluciones.</translation>
    </message>
    <message>
        <source>It is one of the best of the run so far, which live on in the new population.</source>
        <translation>Es uno de los mejores de la ejecución hasta ahora, que siguen vivos en la nueva población.</translation>
    </message>
    <message>
        <source>It is there already, but so many matings brought nothing new that it takes place {place}.</source>
        <translation>Ya está presente, pero tantos apareamientos no trajeron nada nuevo que ocupa el puesto {place}.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded.</source>
        <translation>Ya está presente: un duplicado, que se descarta.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which is discarded. Matings in a row without anything new: {times}; after {tries} a duplicate is let in.</source>
        <translation>Ya está presente: un duplicado, que se descarta. Apareamientos seguidos sin nada nuevo: {times}; tras {tries} se admite un duplicado.</translation>
    </message>
    <message>
        <source>It is there already: a duplicate, which replaces nobody.</source>
        <translation>Ya está presente: un duplicado, que no reemplaza a nadie.</translation>
    </message>
    <message>
        <source>It is worse than both parents.</source>
        <translation>Es peor que ambos progenitores.</translation>
    </message>
    <message>
        <source>It is worse than her {fitness}: she keeps her place.</source>
        <translation>Es peor que ella, con {fitness}: ella conserva su puesto.</translation>
    </message>
    <message>
        <source>It is worse than his {fitness}: he keeps his place.</source>
        <translation>Es peor que él, con {fitness}: él conserva su puesto.</translation>
    </message>
    <message>
        <source>It is worse than its better parent.</source>
        <translation>Es peor que su mejor progenitor.</translation>
    </message>
    <message>
        <source>It is worse than the worst that is left, with {fitness}, and replaces nobody.</source>
        <translation>Es peor que el peor que queda, con {fitness}, y no reemplaza a nadie.</translation>
    </message>
    <message>
        <source>Its rating</source>
        <translation>Su valoración</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Irregular</translation>
    </message>
    <message>
        <source>Jigsaw: irregular regions</source>
        <translation>Rompecabezas: regiones irregulares</translation>
    </message>
    <message>
        <source>KSudoku</source>
        <translation>KSudoku</translation>
    </message>
    <message>
        <source>Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted</source>
        <translation>Curva de supervivencia de Kaplan y Meier: las ejecuciones abandonadas cuentan mientras duraron</translation>
    </message>
    <message>
        <source>Keep them, like givens</source>
        <translation>Conservarlas, como pistas</translation>
    </message>
    <message>
        <source>Keys and First Steps</source>
        <translation>Teclas y primeros pasos</translation>
    </message>
    <message>
        <source>Keys in the grid</source>
        <translation>Teclas en la cuadrícula</translation>
    </message>
    <message>
        <source>Known after a few restarts</source>
        <translation>Se sabrá tras algunos reinicios</translation>
    </message>
    <message>
        <source>Kropki dots</source>
        <translation>puntos Kropki</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisaje</translation>
    </message>
    <message>
        <source>Large digits and strong lines, one puzzle on a page</source>
        <translation>Dígitos grandes y líneas gruesas, un sudoku por página</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Large print has large digits and strong lines; ink-saving has thin lines and light digits.</source>
        <translation>La letra grande tiene cifras grandes y líneas gruesas; el ahorro de tinta, líneas finas y cifras claras.</translation>
    </message>
    <message>
        <source>Last cell</source>
        <translation>Última celda</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
    </message>
    <message>
        <source>Last puzzle of the file</source>
        <translation>Último sudoku del archivo</translation>
    </message>
    <message>
        <source>Latin square</source>
        <translation>cuadrado latino</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Ni&amp;vel</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Leaving out any given would allow several solutions.</source>
        <translation>Omitir cualquiera de las pistas permitiría varias soluciones.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n grid(s), the earliest and least visited.</source>
        <translation>
            <numerusform>Omitida: %n cuadrícula, antigua y poco visitada.</numerusform>
            <numerusform>Omitidas: %n cuadrículas, las más antiguas y menos visitadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n puzzle(s) not 9×9 with exactly one solution.</source>
        <translation>
            <numerusform>Omitido: %n sudoku que no es de 9×9 con exactamente una solución.</numerusform>
            <numerusform>Omitidos: %n sudokus que no son de 9×9 con exactamente una solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in seconds:</source>
        <translation>Duración en segundos:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Let the &amp;Constructive Algorithm Try</source>
        <translation>Que lo intente el algoritmo &amp;constructivo</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Reanudar el reloj</translation>
    </message>
    <message>
        <source>Let the constructive algorithm solve the puzzle at full speed</source>
        <translation>Dejar que el algoritmo constructivo resuelva el sudoku a toda velocidad</translation>
    </message>
    <message>
        <source>Let two to four algorithms race on this puzzle, with the same number of trials each</source>
        <translation>Hacer competir de dos a cuatro algoritmos en este sudoku, con los mismos ensayos</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Letters, A to P</source>
        <translation>Letras, de la A a la P</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level of the puzzles with the fewest givens.</source>
        <translation>Nivel de los sudokus con menos pistas.</translation>
    </message>
    <message>
        <source>Level on the algorithm’s scale, if it has one</source>
        <translation>Nivel en la escala del algoritmo, si la tiene</translation>
    </message>
    <message>
        <source>Levels and ratings can be compared only among such grids. Evolution’s levels and Mantere &amp; Koljonen’s method are for 9×9 with boxes and nothing else.</source>
        <translation>Los niveles y las valoraciones solo se comparan entre cuadrículas como esta. Los niveles de la evolución y el método de Mantere &amp; Koljonen son solo para 9×9 con cajas y nada más.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Line below the title.</source>
        <translation>Línea debajo del título.</translation>
    </message>
    <message>
        <source>Line {first} was left out: {problem}.</source>
        <translation>Se omitió la línea {first}: {problem}.</translation>
    </message>
    <message>
        <source>Linear ranking</source>
        <translation>Rango lineal</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Lines {first} to {last} were left out: {problem}.</source>
        <translation>Se omitieron las líneas {first} a {last}: {problem}.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Lists of Known Puzzles</source>
        <translation>Listas de sudokus conocidos</translation>
    </message>
    <message>
        <source>Loading the kernels …</source>
        <translation>Cargando los núcleos de cálculo…</translation>
    </message>
    <message>
        <source>Loading the plots …</source>
        <translation>Cargando los gráficos…</translation>
    </message>
    <message>
        <source>Long chains that fork: the hardest techniques there are.</source>
        <translation>Cadenas largas que se ramifican: las técnicas más difíciles que hay.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Secuencia más larga</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>Apa&amp;riencia</translation>
    </message>
    <message>
        <source>Look &amp;Back</source>
        <translation>Ver lo &amp;pasado</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Ver por &amp;dentro</translation>
    </message>
    <message>
        <source>Look at the candidates {digits}.</source>
        <translation>Fíjese en los candidatos {digits}.</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>Fíjese en {place}.</translation>
    </message>
    <message>
        <source>Looking for solutions: {number} to go …</source>
        <translation>Buscando soluciones: faltan {number}…</translation>
    </message>
    <message>
        <source>Looking for the next step …</source>
        <translation>Buscando el paso siguiente…</translation>
    </message>
    <message>
        <source>Looking for the path …</source>
        <translation>Buscando el camino…</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.</source>
        <translation>Cota inferior: tras {steps} ninguna técnica conocida permite avanzar. Lo más difícil hasta ahí: {technique}.</translation>
    </message>
    <message>
        <source>Lower bound: no known technique leads further.</source>
        <translation>Cota inferior: ninguna técnica conocida permite avanzar.</translation>
    </message>
    <message>
        <source>M&amp;issing Digits (Comparable)</source>
        <translation>Dígitos que &amp;faltan (comparable)</translation>
    </message>
    <message>
        <source>Made by {program} {version}, {date}.</source>
        <translation>Creado con {program} {version}, {date}.</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Hecho de</translation>
    </message>
    <message>
        <source>Make &amp;Book…</source>
        <translation>Crear &amp;libro…</translation>
    </message>
    <message>
        <source>Make New Ones</source>
        <translation>Crear nuevos</translation>
    </message>
    <message>
        <source>Make a Book</source>
        <translation>Crear un libro</translation>
    </message>
    <message>
        <source>Make a Book…</source>
        <translation>Crear un libro…</translation>
    </message>
    <message>
        <source>Make a book of puzzles, ready to be printed and bound</source>
        <translation>Crear un libro de sudokus, listo para imprimir y encuadernar</translation>
    </message>
    <message>
        <source>Make another puzzle like this one in its place</source>
        <translation>Crear en su lugar otro sudoku como este</translation>
    </message>
    <message>
        <source>Make new ones for the present settings.</source>
        <translation>Cree nuevos con los ajustes actuales.</translation>
    </message>
    <message>
        <source>Make puzzles of the level, size and pattern you choose</source>
        <translation>Crear sudokus del nivel, el tamaño y el patrón que se elijan</translation>
    </message>
    <message>
        <source>Make the run again on the board, bit for bit (Enter)</source>
        <translation>Repetir la ejecución en el tablero, bit a bit (Intro)</translation>
    </message>
    <message>
        <source>Make the runs of the study that are missing, in the background</source>
        <translation>Hacer en segundo plano las ejecuciones del estudio que faltan</translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation>Agrandar el texto</translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation>Reducir el texto</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen (2007)</source>
        <translation>Mantere &amp; Koljonen (2007)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 on AI Escargot</source>
        <translation>Mantere &amp; Koljonen 2007 con AI Escargot</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 1: easy</source>
        <translation>Mantere &amp; Koljonen 2007, figura 1: fácil</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 6: medium</source>
        <translation>Mantere &amp; Koljonen 2007, figura 6: media</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, figure 7: hard</source>
        <translation>Mantere &amp; Koljonen 2007, figura 7: difícil</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 1: newspaper puzzles</source>
        <translation>Mantere &amp; Koljonen 2007, tabla 1: sudokus de periódico</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 2 and figure 5: how hard newspaper puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, tabla 2 y figura 5: lo difíciles que son los sudokus de periódico</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 3: how often the same solution comes back</source>
        <translation>Mantere &amp; Koljonen 2007, tabla 3: cuántas veces vuelve la misma solución</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007, table 4: how hard generated puzzles are</source>
        <translation>Mantere &amp; Koljonen 2007, tabla 4: lo difíciles que son los sudokus generados</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: mutations and fitness of the earlier version</source>
        <translation>Mantere &amp; Koljonen 2007: mutaciones y aptitud de la versión anterior</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: the printed puzzles and the empty grid</source>
        <translation>Mantere &amp; Koljonen 2007: los sudokus impresos y la cuadrícula vacía</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which choices of the design matter</source>
        <translation>Mantere &amp; Koljonen 2007: qué decisiones de diseño importan</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007: which reading of the paper fits its figures</source>
        <translation>Mantere &amp; Koljonen 2007: qué lectura del artículo concuerda con sus cifras</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen’s method is for plain 9×9 puzzles, with boxes only</source>
        <translation>el método de Mantere &amp; Koljonen es solo para sudokus de 9×9 con cajas y nada más</translation>
    </message>
    <message>
        <source>Mantere and Koljonen’s algorithm takes a hundred to hundreds of thousands of generations; algorithms that propagate find most puzzles trivial.</source>
        <translation>El algoritmo de Mantere &amp; Koljonen necesita de cien a cientos de miles de generaciones; para los algoritmos que propagan, la mayoría de los sudokus son triviales.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Mark the entries that differ from the exact solver’s solution, without revealing it; or say what the solver proves</source>
        <translation>Marcar las entradas erróneas según la solución del solucionador exacto, que no se revela; o decir lo que este demuestra</translation>
    </message>
    <message>
        <source>Mating</source>
        <translation>Apareamiento</translation>
    </message>
    <message>
        <source>Mating of the &amp;Best</source>
        <translation>Apareamiento del me&amp;jor</translation>
    </message>
    <message>
        <source>Mating {number} made the best of the generation.</source>
        <translation>El apareamiento {number} produjo el mejor de la generación.</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Mét&amp;odo</translation>
    </message>
    <message>
        <source>Mean (95 % interval)</source>
        <translation>Media (IC 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Mean generations</source>
        <translation>Media de generaciones</translation>
    </message>
    <message>
        <source>Mean generations of the runs solved within 3,000.</source>
        <translation>Media de generaciones de las ejecuciones resueltas en 3000.</translation>
    </message>
    <message>
        <source>Mean generations to a solution, of runs that have all the time they want.</source>
        <translation>Media de generaciones hasta la solución, en ejecuciones con todo el tiempo que quieran.</translation>
    </message>
    <message>
        <source>Mean is a lower bound</source>
        <translation>La media es una cota inferior</translation>
    </message>
    <message>
        <source>Mean of all runs; ≥ where some ran out of budget</source>
        <translation>Media de todas las ejecuciones; ≥ donde algunas agotaron el presupuesto</translation>
    </message>
    <message>
        <source>Mean of solved runs</source>
        <translation>Media de las resueltas</translation>
    </message>
    <message>
        <source>Mean run time of the solved runs alone, as papers give it, and Student’s 95 % interval</source>
        <translation>Duración media de las ejecuciones resueltas solamente, como la dan los artículos, y el intervalo de Student del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Median (quartiles)</source>
        <translation>Mediana (cuartiles)</translation>
    </message>
    <message>
        <source>Medians with 95 % intervals: {medians}.</source>
        <translation>Medianas con intervalos del 95&#xa0;%: {medians}.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Memory: about {size}</source>
        <translation>Memoria: unos {size}</translation>
    </message>
    <message>
        <source>Min-conflicts</source>
        <translation>Mínimos conflictos</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Missing and repeated digits</source>
        <translation>Dígitos que faltan y repetidos</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Dígitos que faltan</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <comment>short</comment>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Missing digits of each runner</source>
        <translation>Dígitos que le faltan a cada corredor</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Moderado</translation>
    </message>
    <message>
        <source>Moderate Puzzles</source>
        <translation>Sudokus moderados</translation>
    </message>
    <message>
        <source>Modified; the default is {value}.</source>
        <translation>Modificado; el valor por omisión es {value}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {parts}.</source>
        <translation>Modificado; en el preajuste: {parts}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {part}.</source>
        <translation>Modificado; el preajuste tiene {part}.</translation>
    </message>
    <message>
        <source>Modified; the preset has {value}.</source>
        <translation>Modificado; el preajuste tiene {value}.</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Más cifras</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Most in a line</source>
        <translation>Máximo por línea</translation>
    </message>
    <message>
        <source>Most promising puzzle</source>
        <translation>El sudoku más prometedor</translation>
    </message>
    <message>
        <source>Mother, rank {rank}
fitness {fitness}</source>
        <translation>Madre, rango {rank}
aptitud {fitness}</translation>
    </message>
    <message>
        <source>Move a slider now: it counts from the next run.</source>
        <translation>Mueva ya un control: cuenta desde la próxima ejecución.</translation>
    </message>
    <message>
        <source>Mutated parents</source>
        <translation>Progenitores mutados</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutación</translation>
    </message>
    <message>
        <source>My Puzzle</source>
        <translation>Mi sudoku</translation>
    </message>
    <message>
        <source>My entries and notes</source>
        <translation>Mis entradas y notas</translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mi sudoku</translation>
    </message>
    <message>
        <source>My study</source>
        <translation>Mi estudio</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Único desnudo</translation>
    </message>
    <message>
        <source>Naked singles, then hidden singles of rows, columns and boxes are filled in, pass after pass.</source>
        <translation>Se escriben los únicos desnudos y después los únicos ocultos de filas, columnas y cajas, pasada tras pasada.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Name at the foot of the title page.</source>
        <translation>Nombre al pie de la portada.</translation>
    </message>
    <message>
        <source>Ne&amp;w puzzles</source>
        <translation>Sudokus n&amp;uevos</translation>
    </message>
    <message>
        <source>Nested &amp;chains:</source>
        <translation>Cadenas &amp;internas:</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle</source>
        <translation>Nuevo sudo&amp;ku</translation>
    </message>
    <message>
        <source>New Puzzles</source>
        <translation>Sudokus nuevos</translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>Nuevo estudio</translation>
    </message>
    <message>
        <source>New Study…</source>
        <translation>Nuevo estudio…</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Nueva cada vez</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Sudokus nuevos</translation>
    </message>
    <message>
        <source>New random seed each run</source>
        <translation>Nueva semilla en cada ejecución</translation>
    </message>
    <message>
        <source>Newly generated puzzles</source>
        <translation>Sudokus recién generados</translation>
    </message>
    <message>
        <source>Newspaper, 1 star</source>
        <translation>Periódico, 1 estrella</translation>
    </message>
    <message>
        <source>Newspaper, 5 stars</source>
        <translation>Periódico, 5 estrellas</translation>
    </message>
    <message>
        <source>Next Branch</source>
        <translation>Rama siguiente</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Otra sugerencia</translation>
    </message>
    <message>
        <source>Next I&amp;mprovement</source>
        <translation>&amp;Mejora siguiente</translation>
    </message>
    <message>
        <source>Next R&amp;estart</source>
        <translation>R&amp;einicio siguiente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>No Sudoku was found in {file}.</source>
        <translation>No se encontró ningún sudoku en {file}.</translation>
    </message>
    <message>
        <source>No algorithm solved half of its runs.</source>
        <translation>Ningún algoritmo resolvió la mitad de sus ejecuciones.</translation>
    </message>
    <message numerus="yes">
        <source>No better grid for %n generation(s).</source>
        <translation>
            <numerusform>Ninguna cuadrícula mejor desde hace %n generación.</numerusform>
            <numerusform>Ninguna cuadrícula mejor desde hace %n generaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>No browser could be opened. The report is in {file}.</source>
        <translation>No se ha podido abrir ningún navegador. El informe está en {file}.</translation>
    </message>
    <message>
        <source>No entry differs from the exact solver’s solution.</source>
        <translation>Ninguna entrada difiere de la solución del solucionador exacto.</translation>
    </message>
    <message numerus="yes">
        <source>No entry differs from the exact solver’s solution; %n cell(s) to go.</source>
        <translation>
            <numerusform>Ninguna entrada difiere de la solución del solucionador exacto; queda %n celda.</numerusform>
            <numerusform>Ninguna entrada difiere de la solución del solucionador exacto; quedan %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>No grey, which some printers turn into dots.</source>
        <translation>Sin gris, que algunas impresoras convierten en puntos.</translation>
    </message>
    <message>
        <source>No guessing is needed: every puzzle has exactly one solution, and reasoning leads to it.</source>
        <translation>No hace falta adivinar: cada sudoku tiene exactamente una solución, y se llega a ella razonando.</translation>
    </message>
    <message>
        <source>No hint: fix the puzzle first: {conflict}.</source>
        <translation>No hay sugerencia: corrija antes el sudoku: {conflict}.</translation>
    </message>
    <message>
        <source>No hint: the puzzle has several solutions, so no step is certain.</source>
        <translation>No hay sugerencia: el sudoku tiene varias soluciones, así que ningún paso es seguro.</translation>
    </message>
    <message>
        <source>No hint: there is no puzzle yet.</source>
        <translation>No hay sugerencia: aún no hay ningún sudoku.</translation>
    </message>
    <message>
        <source>No known technique leads further from here.</source>
        <translation>Ninguna técnica conocida permite avanzar desde aquí.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>No limit on {name}</source>
        <translation>Sin límite de {name}</translation>
    </message>
    <message>
        <source>No mutation this time.</source>
        <translation>Esta vez, sin mutación.</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Aún no hay sudoku</translation>
    </message>
    <message>
        <source>No puzzle yet.</source>
        <translation>Aún no hay sudoku.</translation>
    </message>
    <message>
        <source>No race has begun</source>
        <translation>Aún no ha empezado ninguna carrera</translation>
    </message>
    <message>
        <source>No run has been kept yet</source>
        <translation>Aún no se ha conservado ninguna ejecución</translation>
    </message>
    <message>
        <source>No run has ended yet.</source>
        <translation>Aún no ha terminado ninguna ejecución.</translation>
    </message>
    <message>
        <source>No run solved the puzzle within its budget; the figures show what was spent.</source>
        <translation>Ninguna ejecución resolvió el sudoku dentro de su presupuesto; las cifras muestran lo que se gastó.</translation>
    </message>
    <message>
        <source>No runs here yet.</source>
        <translation>Aún no hay ejecuciones.</translation>
    </message>
    <message>
        <source>No setting has several values among these runs. Give a study a list or a range of values: what they do is shown here.</source>
        <translation>Ningún ajuste tiene varios valores entre estas ejecuciones. Dé a un estudio una lista o un intervalo de valores: aquí se ve qué hacen.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try again.</source>
        <translation>No se ha encontrado un sudoku así; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>No two individuals of a generation hold the same digits in all cells: duplicates are discarded, mating goes on.</source>
        <translation>No hay dos individuos de una generación con los mismos dígitos en todas las celdas: los duplicados se descartan y los apareamientos continúan.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N.º {number}</translation>
    </message>
    <message>
        <source>Nobody can win on this puzzle: {reason}.</source>
        <translation>Nadie puede ganar en este sudoku: {reason}.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet.</source>
        <translation>Aún no lo ha resuelto nadie.</translation>
    </message>
    <message>
        <source>Nobody has solved it yet; Continue gives everybody as many trials again.</source>
        <translation>Aún no lo ha resuelto nadie; «Continuar» da a todos otros tantos ensayos.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None: a Latin square</source>
        <translation>Ninguna: un cuadrado latino</translation>
    </message>
    <message>
        <source>Not generated: {reason}</source>
        <translation>No generado: {reason}</translation>
    </message>
    <message>
        <source>Not hard enough to be rated yet.</source>
        <translation>Aún no es bastante difícil para valorarlo.</translation>
    </message>
    <message>
        <source>Not in the preset.</source>
        <translation>No está en el preajuste.</translation>
    </message>
    <message>
        <source>Not rated: the puzzle has several solutions, so no reasoning can single one out.</source>
        <translation>No valorado: el sudoku tiene varias soluciones, así que ningún razonamiento lleva a una de ellas.</translation>
    </message>
    <message>
        <source>Not rated: {reason}</source>
        <translation>No valorado: {reason}</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>No se muestra</translation>
    </message>
    <message>
        <source>Not solved by generation {generation}.</source>
        <translation>Sin resolver en la generación {generation}.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Aún sin resolver</translation>
    </message>
    <message>
        <source>Not solved yet by {runners}.</source>
        <translation>Sin resolver aún: {runners}.</translation>
    </message>
    <message>
        <source>Note {digit} in {cell}</source>
        <translation>Anotar {digit} en la {cell}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes are laid out like a keypad, not with 1 2 3 on top.</source>
        <translation>Las notas se ordenan como una calculadora, no con 1 2 3 arriba.</translation>
    </message>
    <message>
        <source>Notes off: digits are entries again</source>
        <translation>Notas desactivadas: los dígitos vuelven a ser entradas</translation>
    </message>
    <message>
        <source>Notes on: digits are pencilled in ({keys} switches notes off)</source>
        <translation>Notas activadas: los dígitos se anotan ({keys} las desactiva)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing fades or moves on the board by itself</source>
        <translation>Nada se desvanece ni se mueve solo en el tablero</translation>
    </message>
    <message>
        <source>Nothing left to find.</source>
        <translation>No queda nada por encontrar.</translation>
    </message>
    <message>
        <source>Nothing was pasted: {reason}.</source>
        <translation>No se pegó nada: {reason}.</translation>
    </message>
    <message>
        <source>Number of givens: {fewest} to {most}.</source>
        <translation>Número de pistas: de {fewest} a {most}.</translation>
    </message>
    <message>
        <source>Number of puzzles on a page.</source>
        <translation>Número de sudokus por página.</translation>
    </message>
    <message>
        <source>Number of runs, each with its own seed; the paper made 100.</source>
        <translation>Número de ejecuciones, cada una con su propia semilla; el artículo hizo 100.</translation>
    </message>
    <message>
        <source>Number of seeds before an algorithm can be eliminated.</source>
        <translation>Número de semillas antes de que se pueda eliminar un algoritmo.</translation>
    </message>
    <message>
        <source>Numbers, typed with two keys</source>
        <translation>Números, con dos teclas</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>O&amp;rden</translation>
    </message>
    <message>
        <source>Of 100 puzzles generated the paper’s way, how many are easy, medium and hard by the mean generations of 100 runs.</source>
        <translation>De 100 sudokus generados al modo del artículo, cuántos son fáciles, medios y difíciles según la media de generaciones de 100 ejecuciones.</translation>
    </message>
    <message>
        <source>Of the puzzles with a known human rating, {agreement} have the same level on this scale as for people. Spearman’s coefficient between the two ratings is {coefficient}.</source>
        <translation>De los sudokus con una valoración humana conocida, {agreement} tienen en esta escala el mismo nivel que para las personas. El coeficiente de Spearman entre las dos valoraciones es {coefficient}.</translation>
    </message>
    <message>
        <source>Of the two copies the father’s is better: it takes place {place}.</source>
        <translation>De las dos copias, la del padre es mejor: ocupa el puesto {place}.</translation>
    </message>
    <message>
        <source>Of the two copies the mother’s is no worse: it takes place {place}.</source>
        <translation>De las dos copias, la de la madre no es peor: ocupa el puesto {place}.</translation>
    </message>
    <message>
        <source>Of {tried} puzzles, {rejected} were rejected because a run found another solution, and {unsolved} were given up unsolved; ten runs agreed on {agreed}, of which the exact solver refuted {refuted}.</source>
        <translation>De {tried} sudokus, {rejected} se rechazaron porque una ejecución encontró otra solución, y {unsolved} se abandonaron sin resolver; diez ejecuciones coincidieron en {agreed}, de los cuales el solucionador exacto refutó {refuted}.</translation>
    </message>
    <message>
        <source>On Sudoku Explainer’s scale; an upper end of 12 means no limit.</source>
        <translation>En la escala de Sudoku Explainer; un extremo superior de 12 significa sin límite.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>On the command line: {name}</source>
        <translation>En la línea de órdenes: {name}</translation>
    </message>
    <message>
        <source>On the way, in the candidates that are left there:</source>
        <translation>En el camino, en los candidatos que quedan allí:</translation>
    </message>
    <message>
        <source>On the way, locked candidates, pairs or X-wings rule out candidates.</source>
        <translation>Por el camino, candidatos bloqueados, pares o X-Wings descartan candidatos.</translation>
    </message>
    <message>
        <source>On the way, patterns and chains in the remaining candidates rule out others.</source>
        <translation>Por el camino, patrones y cadenas en los candidatos restantes descartan otros.</translation>
    </message>
    <message>
        <source>One Generation &amp;Back</source>
        <translation>Una hacia &amp;atrás</translation>
    </message>
    <message>
        <source>One Generation For&amp;ward</source>
        <translation>Una hacia a&amp;delante</translation>
    </message>
    <message>
        <source>One cell: all digits but one can be ruled out for it.</source>
        <translation>Una celda: todos los dígitos menos uno se pueden descartar en ella.</translation>
    </message>
    <message>
        <source>One digit, one box: only one of its cells is left for the digit.</source>
        <translation>Un dígito, una caja: solo queda una de sus celdas para el dígito.</translation>
    </message>
    <message>
        <source>One digit, one row or column: only one cell is left for it there.</source>
        <translation>Un dígito, una fila o columna: solo le queda allí una celda.</translation>
    </message>
    <message>
        <source>One of them does not admit the other’s digit.</source>
        <translation>Una de ellas no admite el dígito de la otra.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in a line, and {most} are allowed.</source>
        <translation>Uno de ellos estaría {count} veces en una línea, y se permiten {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new column and box together, and {most} are allowed.</source>
        <translation>Uno de ellos estaría {count} veces en su nueva columna y su nueva caja juntas, y se permiten {most}.</translation>
    </message>
    <message>
        <source>One of them would stand {count} times in its new row and column together, and {most} are allowed.</source>
        <translation>Uno de ellos estaría {count} veces en su nueva fila y su nueva columna juntas, y se permiten {most}.</translation>
    </message>
    <message>
        <source>One of {cells} is {z}, so no cell that sees all three can hold it.</source>
        <translation>Una de {cells} es {z}, así que ninguna celda que vea las tres puede contenerlo.</translation>
    </message>
    <message>
        <source>One of: {choices}.</source>
        <translation>Uno de: {choices}.</translation>
    </message>
    <message>
        <source>One print holds at most {number} puzzles.</source>
        <translation>Una impresión contiene como máximo {number} sudokus.</translation>
    </message>
    <message>
        <source>One run is published; how many generations ours take.</source>
        <translation>Hay una ejecución publicada; cuántas generaciones necesitan las nuestras.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Una solución</translation>
    </message>
    <message>
        <source>One study runs at a time; stop this one to choose another</source>
        <translation>Solo se ejecuta un estudio a la vez; detenga este para elegir otro</translation>
    </message>
    <message>
        <source>Only {cell} is blank in {unit}, and {digit} is missing there.</source>
        <translation>En {unit} solo está vacía {cell}, y ahí falta {digit}.</translation>
    </message>
    <message>
        <source>Only {file} is opened, the other files are not</source>
        <translation>Solo se abre {file}; los demás archivos, no</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open Puzzles</source>
        <translation>Abrir sudokus</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Open a file with puzzles</source>
        <translation>Abrir un archivo con sudokus</translation>
    </message>
    <message>
        <source>Open puzzle</source>
        <translation>Abrir sudoku</translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>Abrir {file}</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>Opening {file}; Esc stops it</source>
        <translation>Abriendo {file}; Esc lo detiene</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Operators of Your Own</source>
        <translation>Operadores propios</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Orígenes</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Other Size or Variant</source>
        <translation>Otro tamaño o variante</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Otros candidatos</translation>
    </message>
    <message>
        <source>Otherwise the child stays as it was.</source>
        <translation>Si no, el hijo queda como estaba.</translation>
    </message>
    <message>
        <source>Our algorithm and its control on 9×9</source>
        <translation>Nuestro algoritmo y su control en 9×9</translation>
    </message>
    <message>
        <source>Our algorithm on hard 25×25 grids, beside ant colonies</source>
        <translation>Nuestro algoritmo en cuadrículas difíciles de 25×25, junto a colonias de hormigas</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nuestros</translation>
    </message>
    <message>
        <source>Over Time</source>
        <translation>En el tiempo</translation>
    </message>
    <message>
        <source>Over all units: 1 for each missing digit, and n − 1 for each digit that occurs n &gt; 1 times.</source>
        <translation>En todas las unidades: 1 por cada dígito que falta, y n − 1 por cada dígito que aparece n &gt; 1 veces.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pa&amp;pel</translation>
    </message>
    <message>
        <source>P&amp;lot…</source>
        <translation>&amp;Gráfico…</translation>
    </message>
    <message>
        <source>P&amp;uzzles per page</source>
        <translation>Sudokus &amp;por página</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>Ri&amp;tmo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Página {page}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Page {page}, puzzle {place}</source>
        <translation>Página {page}, sudoku {place}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Parents survive alongside their child, nobody twice; a stuck population is purged.</source>
        <translation>Los progenitores sobreviven junto a su hijo, nadie dos veces; una población atascada se purga.</translation>
    </message>
    <message>
        <source>Parents’ mutation</source>
        <translation>Mutación de los progenitores</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste Text or Picture</source>
        <translation>Pegar texto o imagen</translation>
    </message>
    <message>
        <source>Paste a puzzle from any text that holds one, or from a picture</source>
        <translation>Pegar un sudoku de cualquier texto que contenga uno, o de una imagen</translation>
    </message>
    <message>
        <source>Paste puzzle</source>
        <translation>Pegar sudoku</translation>
    </message>
    <message>
        <source>Pattern of givens</source>
        <translation>Patrón de pistas</translation>
    </message>
    <message>
        <source>Patterns of givens, the fittest puzzle first</source>
        <translation>Patrones de pistas, primero el sudoku más apto</translation>
    </message>
    <message>
        <source>Patterns over the whole grid: wings, fish and rectangles.</source>
        <translation>Patrones en toda la cuadrícula: alas, peces y rectángulos.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Pausar el reloj</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Pausar la ejecución</translation>
    </message>
    <message>
        <source>Pause the run to see how the children of this generation are made.</source>
        <translation>Pause la ejecución para ver cómo se crean los hijos de esta generación.</translation>
    </message>
    <message>
        <source>Paused in generation {generation}.</source>
        <translation>En pausa en la generación {generation}.</translation>
    </message>
    <message>
        <source>Paused. {progress} Nothing is lost.</source>
        <translation>En pausa. {progress} No se pierde nada.</translation>
    </message>
    <message>
        <source>Pearl</source>
        <translation>Perla</translation>
    </message>
    <message>
        <source>Pen&amp;cilled in</source>
        <translation>Anotad&amp;o</translation>
    </message>
    <message>
        <source>Pencil into every blank cell the digits that its row, column and box allow</source>
        <translation>Anotar en cada celda vacía lo que su fila, su columna y su caja le dejan</translation>
    </message>
    <message>
        <source>Penpa links are drawings, which are not read here; copy the digits of the puzzle</source>
        <translation>los enlaces de Penpa son dibujos, que aquí no se leen; copie los dígitos del sudoku</translation>
    </message>
    <message>
        <source>People and evolution</source>
        <translation>Personas y evolución</translation>
    </message>
    <message>
        <source>Photo…</source>
        <translation>Foto…</translation>
    </message>
    <message>
        <source>Pictures ({patterns});;All files (*)</source>
        <translation>Imágenes ({patterns});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yer’s digits:</source>
        <translation>Dígitos del &amp;jugador:</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Place by seconds</source>
        <translation>Puesto por segundos</translation>
    </message>
    <message>
        <source>Place by trials</source>
        <translation>Puesto por ensayos</translation>
    </message>
    <message>
        <source>Places of one digit in a closed loop of links, every other one of which holds it.</source>
        <translation>Lugares de un dígito en un bucle cerrado de enlaces, uno de cada dos de los cuales lo contiene.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play the puzzle of the day, choose a new one by its level, or type, paste, photograph or open your own.</source>
        <translation>Juegue el sudoku del día, elija uno nuevo por su nivel, o teclee, pegue, fotografíe o abra el suyo.</translation>
    </message>
    <message>
        <source>Plo&amp;t</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Candidatos bloqueados en caja</translation>
    </message>
    <message>
        <source>Pointing that immediately leaves the digit only one place in another box.</source>
        <translation>Candidatos bloqueados en una caja que dejan enseguida al dígito un solo lugar en otra caja.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Exponente</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Presets (*{suffix});;All files (*)</source>
        <translation>Preajustes (*{suffix});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Press Enter to see the mating</source>
        <translation>Pulse Intro para ver el apareamiento</translation>
    </message>
    <message>
        <source>Press F5. In Evolve the board shows the best chromosome of each generation, and the curve shows how close it is to a solution. Your own digits stay in Play.</source>
        <translation>Pulse F5. En «Evolución», el tablero muestra el mejor cromosoma de cada generación, y la curva, lo cerca que está de una solución. Sus propios dígitos se quedan en «Jugar».</translation>
    </message>
    <message>
        <source>Press Solve (F5) and watch the best come closer to a solution</source>
        <translation>Pulse «Resolver» (F5) y vea cómo el mejor se acerca a una solución</translation>
    </message>
    <message>
        <source>Press Solve (F5) to see which paths evolution takes through this puzzle.</source>
        <translation>Pulse «Resolver» (F5) para ver qué caminos toma la evolución por este sudoku.</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Presión</translation>
    </message>
    <message>
        <source>Previous &amp;Improvement</source>
        <translation>Me&amp;jora anterior</translation>
    </message>
    <message>
        <source>Previous &amp;Restart</source>
        <translation>Reinicio a&amp;nterior</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print Puzzles of a File</source>
        <translation>Imprimir sudokus de un archivo</translation>
    </message>
    <message>
        <source>Print puzzles, with a preview</source>
        <translation>Imprimir sudokus, con vista previa</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Probability for</source>
        <translation>Probabilidad para</translation>
    </message>
    <message>
        <source>Product of 9 / distinct</source>
        <translation>Producto de 9 / distintos</translation>
    </message>
    <message>
        <source>Product of averages</source>
        <translation>Producto de medias</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Progreso del estudio</translation>
    </message>
    <message>
        <source>Prop&amp;erties…</source>
        <translation>Propiedades del s&amp;udoku…</translation>
    </message>
    <message>
        <source>Propagated grids</source>
        <translation>Cuadrículas propagadas</translation>
    </message>
    <message>
        <source>Propagated: the rules alone filled in this cell before the evolution began</source>
        <translation>Propagado: las reglas por sí solas llenaron esta celda antes de que empezara la evolución</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicados</translation>
    </message>
    <message>
        <source>Published values. Change one and press F5.</source>
        <translation>Valores publicados. Cambie uno y pulse F5.</translation>
    </message>
    <message>
        <source>Purge</source>
        <translation>Purga</translation>
    </message>
    <message>
        <source>Purge after</source>
        <translation>Purga tras</translation>
    </message>
    <message>
        <source>Purge after this many generations without improvement.</source>
        <translation>Purga tras este número de generaciones sin mejora.</translation>
    </message>
    <message>
        <source>Purges</source>
        <translation>Purgas</translation>
    </message>
    <message>
        <source>Purges: {count}</source>
        <translation>Purgas: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Put in by a player, to judge by their looks: %n digit(s).</source>
        <translation>
            <numerusform>Introducido por un jugador, según su aspecto: %n dígito.</numerusform>
            <numerusform>Introducidos por un jugador, según su aspecto: %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the puzzle on the board (Enter)</source>
        <translation>Poner el sudoku en el tablero (Intro)</translation>
    </message>
    <message>
        <source>Put the selected finds on the paper, or the best one</source>
        <translation>Poner en el papel los hallazgos seleccionados, o el mejor</translation>
    </message>
    <message>
        <source>Put this puzzle on the board (Enter)</source>
        <translation>Poner este sudoku en el tablero (Intro)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Puzzle of a file</source>
        <translation>Sudoku de un archivo</translation>
    </message>
    <message>
        <source>Puzzle of a run</source>
        <translation>Sudoku de una ejecución</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Sudoku del día</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Sudoku del día</translation>
    </message>
    <message>
        <source>Puzzle of the guide</source>
        <translation>Sudoku de la guía</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Sudoku {number}</translation>
    </message>
    <message>
        <source>Puzzle {number} does not have exactly one solution.</source>
        <translation>El sudoku {number} no tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Puzzle {number} of the file</source>
        <translation>Sudoku {number} del archivo</translation>
    </message>
    <message>
        <source>Puzzle {number} of {file}</source>
        <translation>Sudoku {number} de {file}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {puzzles}</source>
        <translation>Sudoku {number} de {puzzles}</translation>
    </message>
    <message>
        <source>Puzzle: {puzzle}</source>
        <translation>Sudoku: {puzzle}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>Puzzles ({patterns});;All files (*)</source>
        <translation>Sudokus ({patterns});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Puzzles by mean generations</source>
        <translation>Sudokus por media de generaciones</translation>
    </message>
    <message>
        <source>Puzzles evolve on islands. Every find is minimal and has exactly one solution.</source>
        <translation>Los sudokus evolucionan en islas. Cada hallazgo es mínimo y tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Puzzles evolve towards the settings; each is proved to have one solution, and rated.</source>
        <translation>Los sudokus evolucionan hacia los ajustes; de cada uno se demuestra que tiene solución única, y se valora.</translation>
    </message>
    <message>
        <source>Puzzles evolve until one is hard enough to be rated.</source>
        <translation>Los sudokus evolucionan hasta que uno sea bastante difícil para valorarlo.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Sudokus encontrados</translation>
    </message>
    <message>
        <source>Puzzles generated</source>
        <translation>Sudokus generados</translation>
    </message>
    <message>
        <source>Puzzles of the Study</source>
        <translation>Sudokus del estudio</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Sudokus por página</translation>
    </message>
    <message>
        <source>Puzzles rated</source>
        <translation>Sudokus valorados</translation>
    </message>
    <message>
        <source>Puzzles rejected at each run (Mantere &amp; Koljonen 2007, table 3)</source>
        <translation>Sudokus rechazados en cada ejecución (Mantere &amp; Koljonen 2007, tabla 3)</translation>
    </message>
    <message>
        <source>Puzzles tried</source>
        <translation>Sudokus probados</translation>
    </message>
    <message>
        <source>Puzzles {first} to {last}</source>
        <translation>Sudokus {first} a {last}</translation>
    </message>
    <message>
        <source>Puzzles, algorithms and seeds tried together: the papers’ tables, and your own</source>
        <translation>Sudokus, algoritmos y semillas probados juntos: las tablas de los artículos y las suyas</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Cuarto</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Cuarto de giro</translation>
    </message>
    <message>
        <source>Quicker?</source>
        <translation>¿Más rápido?</translation>
    </message>
    <message>
        <source>R&amp;ace…</source>
        <translation>C&amp;arrera…</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Race Another</source>
        <translation>Carrera con otro</translation>
    </message>
    <message>
        <source>Random candidates</source>
        <translation>Candidatos al azar</translation>
    </message>
    <message>
        <source>Random construction</source>
        <translation>Construcción al azar</translation>
    </message>
    <message>
        <source>Random givens of an open solution, solved ten times: after how many runs another solution shows, of 5,591. Each cell is kept with a chance of a third: the paper names an expected number of givens, not which.</source>
        <translation>Pistas al azar de una solución abierta, resueltas diez veces: tras cuántas ejecuciones aparece otra solución, de 5591. Cada celda se conserva con una probabilidad de un tercio: el artículo habla de un número esperado de pistas, pero no lo da.</translation>
    </message>
    <message>
        <source>Random removal</source>
        <translation>Vaciado al azar</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semilla aleatoria</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Rank {mother} (fitness {mothers}) is both parents.</source>
        <translation>El rango {mother} (aptitud {mothers}) es ambos progenitores a la vez.</translation>
    </message>
    <message>
        <source>Rat&amp;ings</source>
        <translation>Valora&amp;ciones</translation>
    </message>
    <message>
        <source>Rate C&amp;ollection…</source>
        <translation>Valorar &amp;colección…</translation>
    </message>
    <message>
        <source>Rate Collection</source>
        <translation>Valorar colección</translation>
    </message>
    <message>
        <source>Rate Puzzle &amp;{number}</source>
        <translation>Valorar sudoku &amp;{number}</translation>
    </message>
    <message>
        <source>Rate all puzzles in a file, and compare people with evolution</source>
        <translation>Valorar todos los sudokus de un archivo y comparar a las personas con la evolución</translation>
    </message>
    <message>
        <source>Rate all puzzles in the file</source>
        <translation>Valorar todos los sudokus del archivo</translation>
    </message>
    <message>
        <source>Rated collections</source>
        <translation>Colecciones valoradas</translation>
    </message>
    <message>
        <source>Rated puzzles</source>
        <translation>Sudokus valorados</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Rating by evolution: {run} of {runs}</source>
        <translation>Valoración por evolución: {run} de {runs}</translation>
    </message>
    <message>
        <source>Rating is a lower bound</source>
        <translation>La valoración es una cota inferior</translation>
    </message>
    <message>
        <source>Rating of the first step</source>
        <translation>Valoración del primer paso</translation>
    </message>
    <message>
        <source>Rating of the hardest step</source>
        <translation>Valoración del paso más difícil</translation>
    </message>
    <message>
        <source>Rating up to the first placement</source>
        <translation>Valoración hasta la primera cifra colocada</translation>
    </message>
    <message>
        <source>Rating: {number} to go …</source>
        <translation>Valoración: faltan {number}…</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Ratings by evolution</source>
        <translation>Valoraciones por evolución</translation>
    </message>
    <message>
        <source>Ratings from … to …</source>
        <translation>Valoraciones de … a …</translation>
    </message>
    <message>
        <source>Ratings of grids other than plain 9×9 can be compared only with those of the same kind of grid.</source>
        <translation>Las valoraciones de cuadrículas distintas de la normal de 9×9 solo se pueden comparar con las de cuadrículas del mismo tipo.</translation>
    </message>
    <message>
        <source>Ratings of the one or two puzzles that were varied</source>
        <translation>Valoraciones del sudoku o los dos sudokus que se variaron</translation>
    </message>
    <message>
        <source>Re&amp;duced motion</source>
        <translation>Mo&amp;vimiento reducido</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>Rea&amp;nudar</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <comment>a race</comment>
        <translation>Re&amp;anudar</translation>
    </message>
    <message>
        <source>Reached by then</source>
        <translation>Alcanzado hasta ahí</translation>
    </message>
    <message>
        <source>Read &amp;Selected Pages</source>
        <translation>Leer las páginas e&amp;legidas</translation>
    </message>
    <message>
        <source>Read P&amp;hoto…</source>
        <translation>Leer &amp;foto…</translation>
    </message>
    <message>
        <source>Read Photo</source>
        <translation>Leer foto</translation>
    </message>
    <message>
        <source>Read a Photo…</source>
        <translation>Leer una foto…</translation>
    </message>
    <message>
        <source>Read a puzzle from a photo, a scan, a screenshot or a PDF</source>
        <translation>Leer un sudoku de una foto, un escaneo, una captura de pantalla o un PDF</translation>
    </message>
    <message>
        <source>Read as {symbols}</source>
        <translation>Leer como {symbols}</translation>
    </message>
    <message numerus="yes">
        <source>Read as: {format}. %n puzzle(s) (was/were) read; these parts were not:</source>
        <translation>
            <numerusform>Leído como: {format}. Se leyó %n sudoku; estas partes no:</numerusform>
            <numerusform>Leído como: {format}. Se leyeron %n sudokus; estas partes no:</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the QR code beside the puzzle, and so certain.</source>
        <translation>Leído del código QR junto al sudoku y, por tanto, seguro.</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the left</source>
        <translation>Leer de nuevo la cuadrícula, girada un cuarto a la izquierda</translation>
    </message>
    <message>
        <source>Read the grid again, turned a quarter to the right</source>
        <translation>Leer de nuevo la cuadrícula, girada un cuarto a la derecha</translation>
    </message>
    <message>
        <source>Reading the lists …</source>
        <translation>Leyendo las listas…</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Leyendo el texto…</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>Ready to evolve.</source>
        <translation>Listo para evolucionar.</translation>
    </message>
    <message>
        <source>Ready; the kernels must be compiled again at the next start: {reason}.</source>
        <translation>Listo; los núcleos de cálculo habrán de compilarse de nuevo en el próximo inicio: {reason}.</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rehacer el cambio deshecho</translation>
    </message>
    <message>
        <source>Reduced &amp;Motion</source>
        <translation>Mo&amp;vimiento reducido</translation>
    </message>
    <message>
        <source>Region forcing chains</source>
        <translation>Cadenas forzadas de unidad</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Rejected at run {run}: {count}</source>
        <translation>Rechazados en la ejecución {run}: {count}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Note(s)</source>
        <translation>
            <numerusform>Quitar %n nota</numerusform>
            <numerusform>Quitar %n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Both Notes</source>
        <translation>Quitar ambas notas</translation>
    </message>
    <message>
        <source>Remove all entries and notes; only the givens stay</source>
        <translation>Quitar todas las entradas y notas; solo quedan las pistas</translation>
    </message>
    <message>
        <source>Remove this puzzle from the paper (Del)</source>
        <translation>Quitar este sudoku del papel (Supr)</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Quitar esta fila</translation>
    </message>
    <message>
        <source>Remove {label}</source>
        <translation>Quitar {label}</translation>
    </message>
    <message>
        <source>Removed: {parts}.</source>
        <translation>Se ha quitado: {parts}.</translation>
    </message>
    <message>
        <source>Removed: {removals}.</source>
        <translation>Se elimina: {removals}.</translation>
    </message>
    <message>
        <source>Rename the damaged file and begin a new one? No run is deleted.</source>
        <translation>¿Cambiar el nombre del archivo dañado y empezar otro? No se borra ninguna ejecución.</translation>
    </message>
    <message>
        <source>Rename the damaged file of the runs, and begin a new one</source>
        <translation>Cambiar el nombre del archivo dañado de las ejecuciones y empezar otro</translation>
    </message>
    <message>
        <source>Repeat {algorithm}, Seed {seed}</source>
        <translation>Repetir {algorithm}, semilla {seed}</translation>
    </message>
    <message>
        <source>Repeated digits in columns, then in boxes, are swapped within rows wherever both sides gain.</source>
        <translation>Los dígitos repetidos en columnas, y luego en cajas, se intercambian dentro de las filas donde ambos lados ganen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace Preset</source>
        <translation>Sustituir preajuste</translation>
    </message>
    <message>
        <source>Replace the puzzle with the one in the clipboard</source>
        <translation>Sustituir el sudoku por el del portapapeles</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Reemplazo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset to the Preset</source>
        <translation>Volver al preajuste</translation>
    </message>
    <message>
        <source>Reset to the Published Values</source>
        <translation>Volver a los valores publicados</translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation>Restablecer {label}</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reinicio</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Reinicio tras</translation>
    </message>
    <message>
        <source>Restart this puzzle</source>
        <translation>Empezar de nuevo este sudoku</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Restarts: {count}</source>
        <translation>Reinicios: {count}</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Puzzle</source>
        <translation>Recuperar su&amp;doku no guardado</translation>
    </message>
    <message>
        <source>Restore the puzzle of a session that ended unexpectedly</source>
        <translation>Recuperar el sudoku de una sesión que terminó de forma inesperada</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results of the race</source>
        <translation>Resultados de la carrera</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Reanudar la ejecución</translation>
    </message>
    <message>
        <source>Return a cost: deviations of each unit&apos;s sum and product from those of 1…9, plus the number of missing digits.</source>
        <translation>Coste: las diferencias entre la suma y el producto de cada unidad y los de 1…9, más el número de dígitos que faltan.</translation>
    </message>
    <message>
        <source>Return to the pad, and remove the step from the board</source>
        <translation>Volver al teclado y quitar el paso del tablero</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>Row and Column &amp;Names</source>
        <translation>Nombres de &amp;filas y columnas</translation>
    </message>
    <message>
        <source>Row by row, one key per cell. What you type becomes part of the puzzle, in bold.</source>
        <translation>Fila por fila, una tecla por celda. Lo que teclee pasa a formar parte del sudoku, en negrita.</translation>
    </message>
    <message>
        <source>Row permutations</source>
        <translation>Permutaciones por filas</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message>
        <source>Row {row} column {column}: {content}</source>
        <translation>Fila {row}, columna {column}: {content}</translation>
    </message>
    <message>
        <source>Ru&amp;ns</source>
        <translation>E&amp;jecuciones</translation>
    </message>
    <message>
        <source>Ruled out on the way: {removals}.</source>
        <translation>Descartado en el camino: {removals}.</translation>
    </message>
    <message>
        <source>Run A&amp;gain</source>
        <translation>Otra ve&amp;z</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Run one generation, then pause</source>
        <translation>Ejecutar una generación y pausar</translation>
    </message>
    <message>
        <source>Run the Python code in {file}? It can do whatever you can.</source>
        <translation>¿Ejecutar el código de Python de {file}? Puede hacer todo lo que usted puede.</translation>
    </message>
    <message>
        <source>Run time in</source>
        <translation>Duración en</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corredor</translation>
    </message>
    <message>
        <source>Runner {number}</source>
        <translation>Corredor {number}</translation>
    </message>
    <message>
        <source>Runner {number} ({algorithm})</source>
        <translation>Corredor {number} ({algorithm})</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Ejecuciones terminadas</translation>
    </message>
    <message>
        <source>Runs made</source>
        <translation>Ejecuciones hechas</translation>
    </message>
    <message>
        <source>Runs of the command line</source>
        <translation>Ejecuciones de la línea de órdenes</translation>
    </message>
    <message>
        <source>Runs outside of studies</source>
        <translation>Ejecuciones fuera de los estudios</translation>
    </message>
    <message>
        <source>Runs that an earlier session could not save are in the Lab now.</source>
        <translation>Las ejecuciones que una sesión anterior no pudo guardar ya están en el laboratorio.</translation>
    </message>
    <message>
        <source>Runs that solved it by then</source>
        <translation>Ejecuciones que ya lo habían resuelto</translation>
    </message>
    <message>
        <source>Runs with another fitness function are not shown</source>
        <translation>Las ejecuciones con otra función de aptitud no se muestran</translation>
    </message>
    <message>
        <source>S&amp;VG…</source>
        <translation>S&amp;VG…</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>S&amp;olutions</source>
        <translation>S&amp;oluciones</translation>
    </message>
    <message>
        <source>S&amp;olved grid</source>
        <translation>Cuad&amp;rícula</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Pas&amp;o a paso</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;imetría</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <comment>of a book&apos;s sections</comment>
        <translation>Si&amp;metría</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>SVG drawings, one per page (*.svg)</source>
        <translation>Dibujos SVG, uno por página (*.svg)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Same as &amp;System</source>
        <translation>Igual que el &amp;sistema</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Igual que la ventana</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save &amp;Figure…</source>
        <translation>&amp;Guardar gráfico…</translation>
    </message>
    <message>
        <source>Save &amp;ink</source>
        <translation>A&amp;horrar tinta</translation>
    </message>
    <message>
        <source>Save Finds</source>
        <translation>Guardar hallazgos</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Guardar sudoku</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Guardar sudokus</translation>
    </message>
    <message>
        <source>Save all finds as text or CSV</source>
        <translation>Guardar todos los hallazgos como texto o CSV</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Guardar como preajuste</translation>
    </message>
    <message>
        <source>Save the current settings as a preset of your own</source>
        <translation>Guardar los ajustes actuales como preajuste propio</translation>
    </message>
    <message>
        <source>Save the figure as PNG or SVG</source>
        <translation>Guardar el gráfico como PNG o SVG</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Guardar el sudoku</translation>
    </message>
    <message>
        <source>Save the puzzle to another file?</source>
        <translation>¿Guardar el sudoku en otro archivo?</translation>
    </message>
    <message>
        <source>Save the puzzle under another name</source>
        <translation>Guardar el sudoku con otro nombre</translation>
    </message>
    <message>
        <source>Save the puzzles to a file; Ctrl+C on the paper copies them</source>
        <translation>Guardar los sudokus en un archivo; Ctrl+C en el papel los copia</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Se ha guardado {file}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Say which finds are in lists of known puzzles, in any symmetry</source>
        <translation>Decir qué hallazgos están en listas de sudokus conocidos, en cualquier simetría</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>S&amp;emilla</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>Search trajectories</source>
        <translation>Trayectorias de búsqueda</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds of computing</source>
        <translation>Segundos de cálculo</translation>
    </message>
    <message>
        <source>Seconds of computing; pauses do not count.</source>
        <translation>Segundos de cálculo; las pausas no cuentan.</translation>
    </message>
    <message>
        <source>Seconds of its own computing: turns of others do not count</source>
        <translation>Segundos de cálculo propio: los turnos de los demás no cuentan</translation>
    </message>
    <message>
        <source>See evolution solve it</source>
        <translation>Ver cómo evoluciona</translation>
    </message>
    <message>
        <source>See how the children of the generation shown were made, step by step</source>
        <translation>Ver, paso a paso, cómo se crearon los hijos de la generación mostrada</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of runner {number}</source>
        <translation>Semilla del corredor {number}</translation>
    </message>
    <message>
        <source>Seed of the first puzzle; the others use the numbers that follow. The same seed generates the same puzzles.</source>
        <translation>Semilla del primer sudoku; los demás usan los números que siguen. La misma semilla genera los mismos sudokus.</translation>
    </message>
    <message>
        <source>Seed of the first run; the others use the numbers that follow.</source>
        <translation>Semilla de la primera ejecución; las demás usan los números que siguen.</translation>
    </message>
    <message>
        <source>Seeded restart</source>
        <translation>Reinicio con los mejores</translation>
    </message>
    <message>
        <source>Seeds before any is given up</source>
        <translation>Semillas antes de eso</translation>
    </message>
    <message>
        <source>Selected find</source>
        <translation>Hallazgo seleccionado</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Set &amp;Aside…</source>
        <translation>A&amp;partar…</translation>
    </message>
    <message>
        <source>Set in the window</source>
        <translation>Configurado en la ventana</translation>
    </message>
    <message>
        <source>Set up a study of your own, which is kept as a TOML file</source>
        <translation>Crear un estudio propio, que se guarda como archivo TOML</translation>
    </message>
    <message>
        <source>Set {digit} in {cell}</source>
        <translation>Poner {digit} en la {cell}</translation>
    </message>
    <message>
        <source>Several algorithms</source>
        <translation>Varios algoritmos</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <source>Share of children</source>
        <translation>Proporción de hijos</translation>
    </message>
    <message>
        <source>Share of evolution’s runs that solved the puzzle within the budget</source>
        <translation>Proporción de las ejecuciones de la evolución que resolvieron el sudoku dentro del presupuesto</translation>
    </message>
    <message>
        <source>Share of puzzles that decide</source>
        <translation>Parte de los sudokus que decide</translation>
    </message>
    <message>
        <source>Share of the puzzles on which the race is run; the others test the remaining algorithms.</source>
        <translation>Proporción de los sudokus en los que se corre la carrera; los demás ponen a prueba los algoritmos restantes.</translation>
    </message>
    <message>
        <source>Share of the runs that were solved, and Wilson’s 95 % interval; stopped runs count until they stopped</source>
        <translation>Proporción de las ejecuciones resueltas, y el intervalo de Wilson del 95&#xa0;%; las detenidas cuentan hasta que se detuvieron</translation>
    </message>
    <message>
        <source>Shared genes first, then either parent’s</source>
        <translation>Primero los genes comunes, luego los de uno u otro</translation>
    </message>
    <message>
        <source>Shared genes kept</source>
        <translation>Genes comunes conservados</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 3: several solutions</source>
        <translation>Sharma &amp; Bhartiya 2020, figura 3: varias soluciones</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6</source>
        <translation>Sharma &amp; Bhartiya 2020, figura 6</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figure 6: very hard</source>
        <translation>Sharma &amp; Bhartiya 2020, figura 6: muy difícil</translation>
    </message>
    <message>
        <source>Sharma &amp; Bhartiya 2020, figures 3 and 5</source>
        <translation>Sharma &amp; Bhartiya 2020, figuras 3 y 5</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show &amp;Hardest Step</source>
        <translation>Mostrar el paso más di&amp;fícil</translation>
    </message>
    <message>
        <source>Show &amp;Solution</source>
        <translation>Mostrar so&amp;lución</translation>
    </message>
    <message>
        <source>Show T&amp;wo Solutions…</source>
        <translation>Mostrar &amp;dos soluciones…</translation>
    </message>
    <message>
        <source>Show all branches at once</source>
        <translation>Mostrar todas las ramas a la vez</translation>
    </message>
    <message>
        <source>Show all figures of the run</source>
        <translation>Mostrar todas las cifras de la ejecución</translation>
    </message>
    <message>
        <source>Show all parameters of the algorithm, the budget and the seed</source>
        <translation>Mostrar todos los parámetros del algoritmo, el presupuesto y la semilla</translation>
    </message>
    <message>
        <source>Show branch {number}</source>
        <translation>Mostrar la rama {number}</translation>
    </message>
    <message>
        <source>Show how far the run has come</source>
        <translation>Mostrar hasta dónde ha llegado la ejecución</translation>
    </message>
    <message>
        <source>Show how long you have been solving the puzzle</source>
        <translation>Mostrar cuánto tiempo lleva resolviendo el sudoku</translation>
    </message>
    <message>
        <source>Show how many digits the best is missing in all rows, columns and boxes, to compare algorithms (M)</source>
        <translation>Mostrar cuántos dígitos le faltan al mejor en todas las filas, columnas y cajas, para comparar algoritmos (M)</translation>
    </message>
    <message>
        <source>Show on the &amp;Board</source>
        <translation>Mostrar en el &amp;tablero</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Mostrar solución</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>Mostrar la &amp;respuesta</translation>
    </message>
    <message>
        <source>Show the Step</source>
        <translation>Mostrar el paso</translation>
    </message>
    <message>
        <source>Show the Technique</source>
        <translation>Mostrar la técnica</translation>
    </message>
    <message>
        <source>Show the first generation</source>
        <translation>Mostrar la primera generación</translation>
    </message>
    <message>
        <source>Show the generation before</source>
        <translation>Mostrar la generación anterior</translation>
    </message>
    <message>
        <source>Show the generation that was better than all before it</source>
        <translation>Mostrar la generación que fue mejor que todas las anteriores</translation>
    </message>
    <message>
        <source>Show the names r1 to r9 and c1 to c9 beside the board, as hints call them</source>
        <translation>Mostrar junto al tablero los nombres r1 a r9 y c1 a c9, como en las sugerencias</translation>
    </message>
    <message>
        <source>Show the new population that the run restarted with</source>
        <translation>Mostrar la nueva población con la que se reinició la ejecución</translation>
    </message>
    <message>
        <source>Show the next generation</source>
        <translation>Mostrar la generación siguiente</translation>
    </message>
    <message>
        <source>Show the next of these on the board</source>
        <translation>Mostrar el siguiente de estos en el tablero</translation>
    </message>
    <message>
        <source>Show the previous of these on the board</source>
        <translation>Mostrar el anterior de estos en el tablero</translation>
    </message>
    <message>
        <source>Show the run from here on, or from the beginning</source>
        <translation>Mostrar la ejecución desde aquí o desde el principio</translation>
    </message>
    <message>
        <source>Show the step on the board, in Play (Enter)</source>
        <translation>Mostrar el paso en el tablero, en «Jugar» (Intro)</translation>
    </message>
    <message>
        <source>Show the whole run, and keep following it</source>
        <translation>Mostrar la ejecución entera y seguirla</translation>
    </message>
    <message>
        <source>Show two solutions and where they differ</source>
        <translation>Mostrar dos soluciones y en qué se diferencian</translation>
    </message>
    <message>
        <source>Show where in the picture the grid was found</source>
        <translation>Mostrar en qué parte de la imagen se encontró la cuadrícula</translation>
    </message>
    <message>
        <source>Show where the puzzle is hardest, and why</source>
        <translation>Mostrar dónde es más difícil el sudoku, y por qué</translation>
    </message>
    <message>
        <source>Simon Tatham’s Solo</source>
        <translation>Solo de Simon Tatham</translation>
    </message>
    <message>
        <source>Single point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of the paper.</source>
        <translation>Tamaño del papel.</translation>
    </message>
    <message>
        <source>Size to which the paper is cut.</source>
        <translation>Tamaño al que se corta el papel.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Rascacielos</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Holgura</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>So close, and stuck.</source>
        <translation>Tan cerca, y estancada.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the fewest trials, {trials}.</source>
        <translation>De momento, {runner} va primero en ensayos, con {trials}.</translation>
    </message>
    <message>
        <source>So far {runner} has needed the least computing time, {seconds} s.</source>
        <translation>De momento, {runner} va primero en tiempo de cálculo, con {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Solution path</source>
        <translation>Camino a la solución</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Solutions cannot be printed.</source>
        <translation>No se pueden imprimir soluciones.</translation>
    </message>
    <message>
        <source>Solutions on page {page}</source>
        <translation>Soluciones en la página {page}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Solve a puzzle by evolution, let algorithms race, or begin a new study.</source>
        <translation>Resuelva un sudoku por evolución, haga competir algoritmos o empiece un nuevo estudio.</translation>
    </message>
    <message>
        <source>Solve at &amp;Full Speed</source>
        <translation>Resolver a toda &amp;velocidad</translation>
    </message>
    <message>
        <source>Solve by Evolution</source>
        <translation>Resolver evolucionando</translation>
    </message>
    <message>
        <source>Solve the same puzzle with new random numbers</source>
        <translation>Resolver el mismo sudoku con nuevos números aleatorios</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Solved (95 % interval)</source>
        <translation>Resueltas (IC 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Solved at best: {solved}, with 95 % confidence.</source>
        <translation>Resueltas en el mejor caso: {solved}, con una confianza del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Solved by the exact solver, not by evolution.</source>
        <translation>Resuelto por el solucionador exacto, no por la evolución.</translation>
    </message>
    <message>
        <source>Solved in generation {generation}.</source>
        <translation>Resuelto en la generación {generation}.</translation>
    </message>
    <message>
        <source>Solved over Time</source>
        <translation>Resueltas en el tiempo</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Solved: every row, column and box holds each digit once.</source>
        <translation>Resuelto: cada fila, columna y caja contiene cada dígito una vez.</translation>
    </message>
    <message>
        <source>Solved: every unit holds each digit once.</source>
        <translation>Resuelto: cada unidad contiene cada dígito una vez.</translation>
    </message>
    <message>
        <source>Solves Sudoku with genetic algorithms and lets you watch the evolution.</source>
        <translation>Resuelve sudokus con algoritmos genéticos y permite ver la evolución.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} (intervalo del 95&#xa0;%: de {low} a {high}) sobre %n sudoku: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} (intervalo del 95&#xa0;%: de {low} a {high}) sobre %n sudokus: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman {coefficient} over %n puzzle(s): {verdict}.</source>
        <translation>
            <numerusform>Spearman {coefficient} sobre %n sudoku: {verdict}.</numerusform>
            <numerusform>Spearman {coefficient} sobre %n sudokus: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <comment>generating puzzles</comment>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stage {number} of 3: {name}</source>
        <translation>Etapa {number} de 3: {name}</translation>
    </message>
    <message>
        <source>Start &amp;with</source>
        <translation>Empe&amp;zar con</translation>
    </message>
    <message>
        <source>Start O&amp;ver</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Start P&amp;laying</source>
        <translation>Empezar a &amp;jugar</translation>
    </message>
    <message>
        <source>Start Run &amp;{number}</source>
        <translation>Iniciar ejecución &amp;{number}</translation>
    </message>
    <message>
        <source>Start the runs</source>
        <translation>Iniciar las ejecuciones</translation>
    </message>
    <message>
        <source>Start with an empty grid to type a puzzle into</source>
        <translation>Empezar con una cuadrícula vacía en la que teclear un sudoku</translation>
    </message>
    <message>
        <source>Start, pause or continue the hunt</source>
        <translation>Empezar, pausar o continuar la caza</translation>
    </message>
    <message>
        <source>Start, pause or resume the race (F5)</source>
        <translation>Iniciar, pausar o reanudar la carrera (F5)</translation>
    </message>
    <message>
        <source>Statistics by algorithm</source>
        <translation>Estadísticas por algoritmo</translation>
    </message>
    <message>
        <source>Stay at this generation</source>
        <translation>Quedarse en esta generación</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Estado estacionario</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step through a run to see one mating after another here.</source>
        <translation>Recorra una ejecución paso a paso para ver aquí un apareamiento tras otro.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Steps of the mating</source>
        <translation>Pasos del apareamiento</translation>
    </message>
    <message>
        <source>Still evolving: {restarts}, {trials}.</source>
        <translation>Sigue evolucionando: {restarts}, {trials}.</translation>
    </message>
    <message>
        <source>Still evolving: {trials}.</source>
        <translation>Sigue evolucionando: {trials}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop &amp;after</source>
        <translation>Detener tra&amp;s</translation>
    </message>
    <message>
        <source>Stop (Esc); puzzles found so far are kept</source>
        <translation>Detener (Esc); los sudokus ya encontrados se conservan</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Detener tras</translation>
    </message>
    <message>
        <source>Stop after {name}</source>
        <translation>Detener tras {name}</translation>
    </message>
    <message>
        <source>Stop rating; finished rows are kept</source>
        <translation>Detener la valoración; las filas terminadas se conservan</translation>
    </message>
    <message>
        <source>Stop rating; finished runs are kept</source>
        <translation>Detener la valoración; las ejecuciones terminadas se conservan</translation>
    </message>
    <message>
        <source>Stop the race (Esc)</source>
        <translation>Detener la carrera (Esc)</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Detener la ejecución</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>Detenga antes la ejecución.</translation>
    </message>
    <message>
        <source>Stopped in generation {generation}.</source>
        <translation>Detenido en la generación {generation}.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} made in {seconds} s.</source>
        <translation>Detenido: creados {found} de {wanted} en {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Stopped: {found} of {wanted} puzzles were made.</source>
        <translation>Detenido: se crearon {found} de {wanted} sudokus.</translation>
    </message>
    <message>
        <source>Stopped: {rated} of {puzzles} puzzles rated.</source>
        <translation>Detenido: {rated} de {puzzles} sudokus valorados.</translation>
    </message>
    <message>
        <source>Stu&amp;dies</source>
        <translation>Est&amp;udios</translation>
    </message>
    <message numerus="yes">
        <source>Stuck for %n generation(s).</source>
        <translation>
            <numerusform>Estancada durante %n generación.</numerusform>
            <numerusform>Estancada durante %n generaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Estancada.</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
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
        <translation>Sudoku Desktop se cerró de forma inesperada. ¿Recuperar su sudoku?</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
    <message>
        <source>Sudoku document</source>
        <translation>Documento de sudoku</translation>
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
        <translation>Sumas y productos</translation>
    </message>
    <message>
        <source>Swap sequences</source>
        <translation>Intercambios en serie</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>Swaps in one unit</source>
        <translation>Intercambios en una unidad</translation>
    </message>
    <message>
        <source>Swaps or insertions</source>
        <translation>Intercambios o inserciones</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Pez espada</translation>
    </message>
    <message>
        <source>Ta&amp;ke Over Solution</source>
        <translation>Adoptar la &amp;solución</translation>
    </message>
    <message>
        <source>Ta&amp;ke Step</source>
        <translation>Dar el &amp;paso</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Tables and plots as a web page, with the commands that repeat the runs</source>
        <translation>Tablas y gráficos como página web, con las órdenes que repiten las ejecuciones</translation>
    </message>
    <message>
        <source>Take as entries</source>
        <translation>Tomar como entradas</translation>
    </message>
    <message>
        <source>Take as givens</source>
        <translation>Tomar como pistas</translation>
    </message>
    <message>
        <source>Take as notes</source>
        <translation>Tomar como notas</translation>
    </message>
    <message>
        <source>Take over solution</source>
        <translation>Adoptar la solución</translation>
    </message>
    <message>
        <source>Take the Step</source>
        <translation>Dar el paso</translation>
    </message>
    <message>
        <source>Take the puzzle as it is typed in, and solve it</source>
        <translation>Tomar el sudoku tal como se ha tecleado y resolverlo</translation>
    </message>
    <message>
        <source>Take the step that the next hint would explain</source>
        <translation>Dar el paso que explicaría la próxima sugerencia</translation>
    </message>
    <message>
        <source>Targets on the &amp;way</source>
        <translation>Objetivos &amp;intermedios</translation>
    </message>
    <message>
        <source>Te&amp;xt lines</source>
        <translation>Lín&amp;eas de texto</translation>
    </message>
    <message>
        <source>Team 209</source>
        <translation>Team 209</translation>
    </message>
    <message>
        <source>Team 209: mean fitness by generation</source>
        <translation>Team 209: aptitud media por generación</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Techniques used</source>
        <translation>Técnicas usadas</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Texto en su tamaño normal</translation>
    </message>
    <message>
        <source>That cell and {cells} hold {digits} between them: no other cell of {unit} can hold any of these.</source>
        <translation>Esa celda y {cells} contienen entre todas {digits}: ninguna otra celda de {unit} puede contener ninguno de ellos.</translation>
    </message>
    <message>
        <source>That is tight: pencil marks are hard to read.</source>
        <translation>Queda apretado: las notas se leen mal.</translation>
    </message>
    <message>
        <source>That is tight: the cells are only {width} mm wide.</source>
        <translation>Queda apretado: las celdas miden solo {width}&#xa0;mm de ancho.</translation>
    </message>
    <message>
        <source>That leaves {cell} as the only place for {digit} in {unit}.</source>
        <translation>Así queda {cell} como único lugar para {digit} en {unit}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best of the generation before keep the first places, as the elite.</source>
        <translation>
            <numerusform>El %n mejor de la generación anterior conserva el primer puesto, como élite.</numerusform>
            <numerusform>Los %n mejores de la generación anterior conservan los primeros puestos, como élite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The algorithm beside itself with one choice changed: slack, length of the sequence of swaps, ageing, restart.</source>
        <translation>El algoritmo junto a sí mismo con una decisión cambiada: margen, longitud de la secuencia de intercambios, envejecimiento, reinicio.</translation>
    </message>
    <message>
        <source>The algorithm that evolves the solved grid from which the givens are taken. Mantere &amp; Koljonen’s method also solves the puzzles with it.</source>
        <translation>El algoritmo que hace evolucionar la cuadrícula resuelta de la que se toman las pistas. El método de Mantere &amp; Koljonen también resuelve con él los sudokus.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>The best fitness in any generation up to the one shown</source>
        <translation>La mejor aptitud de todas las generaciones hasta la mostrada</translation>
    </message>
    <message>
        <source>The best individuals survive unchanged; children take all other places.</source>
        <translation>Los mejores individuos sobreviven sin cambios; los hijos ocupan todos los demás puestos.</translation>
    </message>
    <message numerus="yes">
        <source>The best of generation {generation} still holds something of %n founder(s).</source>
        <translation>
            <numerusform>En el mejor de la generación {generation} queda algo de %n fundador.</numerusform>
            <numerusform>En el mejor de la generación {generation} queda algo de %n fundadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best of many is the best partly by chance: only puzzles that had no part in choosing it show how good it is.</source>
        <translation>El mejor de muchos lo es en parte por azar: solo lo dicen los sudokus que no lo eligieron.</translation>
    </message>
    <message>
        <source>The best of the generation before keeps the first place, as the elite.</source>
        <translation>El mejor de la generación anterior conserva el primer puesto, como élite.</translation>
    </message>
    <message>
        <source>The best of the generation was there before; the best child is that of mating {number}.</source>
        <translation>El mejor de la generación ya existía; el mejor hijo es el del apareamiento {number}.</translation>
    </message>
    <message>
        <source>The best one will be shown here.</source>
        <translation>Aquí se mostrará el mejor.</translation>
    </message>
    <message>
        <source>The best, and where populations ended</source>
        <translation>El mejor, y dónde acabaron las poblaciones</translation>
    </message>
    <message>
        <source>The best, by founders: {shares}</source>
        <translation>El mejor, por fundadores: {shares}</translation>
    </message>
    <message>
        <source>The best: {facts}</source>
        <translation>El mejor: {facts}</translation>
    </message>
    <message>
        <source>The board is empty: there is nothing to print.</source>
        <translation>El tablero está vacío: no hay nada que imprimir.</translation>
    </message>
    <message>
        <source>The board is showing a run; stop it or turn to Play to edit</source>
        <translation>El tablero muestra una ejecución; deténgala o pase a «Jugar» para editar</translation>
    </message>
    <message>
        <source>The brighter a pair of values, the better; ∞ where no run was solved.</source>
        <translation>Cuanto más claro un par de valores, mejor; ∞ donde no se resolvió ninguna ejecución.</translation>
    </message>
    <message>
        <source>The budget is spent: {figures}.</source>
        <translation>El presupuesto se ha agotado: {figures}.</translation>
    </message>
    <message>
        <source>The cells {cells} form a loop that can be filled in only two ways, and both rule out the same candidates.</source>
        <translation>Las celdas {cells} forman un bucle que solo se puede llenar de dos maneras, y ambas descartan los mismos candidatos.</translation>
    </message>
    <message>
        <source>The child becomes individual {place} of {population} in the new generation.</source>
        <translation>El hijo pasa a ser el individuo {place} de {population} de la nueva generación.</translation>
    </message>
    <message>
        <source>The child is a copy of a parent: it is mutated again.</source>
        <translation>El hijo es una copia de un progenitor: muta de nuevo.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, backwards from {cell}.</source>
        <translation>El hijo se construye celda por celda, hacia atrás desde la {cell}.</translation>
    </message>
    <message>
        <source>The child is built cell by cell, onwards from {cell}.</source>
        <translation>El hijo se construye celda por celda, hacia delante desde la {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from the father, the others from the mother.</source>
        <translation>
            <numerusform>El hijo toma %n celda del padre y las demás de la madre.</numerusform>
            <numerusform>El hijo toma %n celdas del padre y las demás de la madre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The child takes {units} from the father, the others from the mother.</source>
        <translation>El hijo toma del padre {units} y lo demás de la madre.</translation>
    </message>
    <message>
        <source>The course of the mean fitness, generation by generation; the report numbers them from 1.</source>
        <translation>La evolución de la aptitud media, generación a generación; el informe las numera desde 1.</translation>
    </message>
    <message>
        <source>The cut lies before {cell}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>El corte está antes de la {cell}: lo anterior es de la madre y el resto del padre.</translation>
    </message>
    <message>
        <source>The cut lies before {unit}: what comes before it is the mother’s, the rest the father’s.</source>
        <translation>El corte está antes de {unit}: lo anterior es de la madre y el resto del padre.</translation>
    </message>
    <message>
        <source>The digit of the cursor’s cell is highlighted</source>
        <translation>Se resalta el dígito de la celda del cursor</translation>
    </message>
    <message>
        <source>The documents it is built on</source>
        <translation>Los trabajos en los que se basa</translation>
    </message>
    <message>
        <source>The exact solver makes {guesses} guesses on average.</source>
        <translation>El solucionador exacto hace {guesses} conjeturas de media.</translation>
    </message>
    <message>
        <source>The exact solver proves that there is no solution: {reason}.</source>
        <translation>El solucionador exacto demuestra que no hay solución: {reason}.</translation>
    </message>
    <message>
        <source>The fewest givens at a level</source>
        <translation>El menor número de pistas en un nivel</translation>
    </message>
    <message>
        <source>The figure that the puzzles evolve towards.</source>
        <translation>La cifra hacia la que evolucionan los sudokus.</translation>
    </message>
    <message>
        <source>The first grids are drawn at random.</source>
        <translation>Las primeras cuadrículas se sortean al azar.</translation>
    </message>
    <message>
        <source>The first mating of the generation</source>
        <translation>El primer apareamiento de la generación</translation>
    </message>
    <message>
        <source>The first population already held the solution.</source>
        <translation>La primera población ya contenía la solución.</translation>
    </message>
    <message>
        <source>The first population is drawn at random.</source>
        <translation>La primera población se sortea al azar.</translation>
    </message>
    <message>
        <source>The founders are the individuals of generation {generation}.</source>
        <translation>Los fundadores son los individuos de la generación {generation}.</translation>
    </message>
    <message>
        <source>The generations that ours and its control need, which are so few that it takes more seeds to see a difference.</source>
        <translation>Las generaciones que necesitan el nuestro y su control, tan pocas que hacen falta más semillas para ver una diferencia.</translation>
    </message>
    <message>
        <source>The generations that the published algorithms need; tools/evolutionary_scales.py compares them with people’s rating.</source>
        <translation>Las generaciones que necesitan los algoritmos publicados; tools/evolutionary_scales.py las compara con la valoración para personas.</translation>
    </message>
    <message>
        <source>The generator is getting ready …</source>
        <translation>El generador se está preparando…</translation>
    </message>
    <message>
        <source>The genes before a random point come from the first parent, the rest from the second.</source>
        <translation>Los genes anteriores a un punto al azar proceden del primer progenitor, el resto del segundo.</translation>
    </message>
    <message>
        <source>The grid in the picture</source>
        <translation>La cuadrícula en la imagen</translation>
    </message>
    <message>
        <source>The hardest first step (ED)</source>
        <translation>El primer paso más difícil (ED)</translation>
    </message>
    <message>
        <source>The header says whether the puzzle has exactly one solution, and how hard it is.</source>
        <translation>El encabezado dice si el sudoku tiene exactamente una solución y lo difícil que es.</translation>
    </message>
    <message>
        <source>The higher, the better. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Cuanto más alto, mejor. Donde las barras (95&#xa0;%) están separadas, dos valores difieren con un nivel del 5&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest rating (ER)</source>
        <translation>La valoración más alta (ER)</translation>
    </message>
    <message>
        <source>The hint will appear as soon as the exact solver has checked the puzzle.</source>
        <translation>La sugerencia aparecerá en cuanto el solucionador exacto haya comprobado el sudoku.</translation>
    </message>
    <message>
        <source>The kernels could not be loaded. {reason}</source>
        <translation>No se pudieron cargar los núcleos de cálculo. {reason}</translation>
    </message>
    <message>
        <source>The language changes the next time you start Sudoku Desktop.</source>
        <translation>El idioma cambiará la próxima vez que inicie Sudoku Desktop.</translation>
    </message>
    <message>
        <source>The last mating of the generation</source>
        <translation>El último apareamiento de la generación</translation>
    </message>
    <message>
        <source>The last puzzle</source>
        <translation>El último sudoku</translation>
    </message>
    <message>
        <source>The length of a sequence is drawn uniformly from 1 to this.</source>
        <translation>La longitud de una secuencia se sortea uniformemente de 1 a este valor.</translation>
    </message>
    <message>
        <source>The logarithm of the distance from a solution</source>
        <translation>El logaritmo de la distancia a una solución</translation>
    </message>
    <message>
        <source>The loop of links through {cells} can be true in only two ways, and both rule out the same candidates.</source>
        <translation>El bucle de enlaces por {cells} solo puede cumplirse de dos maneras, y ambas descartan los mismos candidatos.</translation>
    </message>
    <message>
        <source>The lower, the better; ∞ where no run was solved. Where bars (95 %) lie apart, two values differ at a level of 5 %.</source>
        <translation>Cuanto más bajo, mejor; ∞ donde no se resolvió ninguna ejecución. Donde las barras (95&#xa0;%) están separadas, dos valores difieren con un nivel del 5&#xa0;%.</translation>
    </message>
    <message>
        <source>The mating after</source>
        <translation>El apareamiento siguiente</translation>
    </message>
    <message>
        <source>The mating before</source>
        <translation>El apareamiento anterior</translation>
    </message>
    <message>
        <source>The mating that made the best of the generation, or its best child</source>
        <translation>El apareamiento que produjo el mejor de la generación, o su mejor hijo</translation>
    </message>
    <message>
        <source>The mistake is older than what can be undone.</source>
        <translation>El error es anterior a todo lo que se puede deshacer.</translation>
    </message>
    <message>
        <source>The most guesses of the exact solver</source>
        <translation>Más conjeturas del resolutor exacto</translation>
    </message>
    <message>
        <source>The most trials of an algorithm</source>
        <translation>Más ensayos de un algoritmo</translation>
    </message>
    <message>
        <source>The mother has rank {mother} (fitness {mothers}), the father rank {father} (fitness {fathers}).</source>
        <translation>La madre tiene el rango {mother} (aptitud {mothers}); el padre, el rango {father} (aptitud {fathers}).</translation>
    </message>
    <message>
        <source>The mutant is kept</source>
        <translation>El mutante se conserva</translation>
    </message>
    <message>
        <source>The mutant would be worse, with fitness {cost} after {before}: it is taken back.</source>
        <translation>El mutante sería peor, con aptitud {cost} tras {before}: se retira.</translation>
    </message>
    <message>
        <source>The next puzzle in the file</source>
        <translation>El sudoku siguiente del archivo</translation>
    </message>
    <message>
        <source>The notes in {cells} lack the digit of the solution. Correct them, or ask again for a hint that ignores them.</source>
        <translation>A las notas de {cells} les falta el dígito de la solución. Corríjalas, o pida otra vez una sugerencia que no las tenga en cuenta.</translation>
    </message>
    <message>
        <source>The number of filled cells; nothing clashes, so a full grid is solved.</source>
        <translation>El número de celdas llenas; no hay ningún conflicto, así que una cuadrícula llena está resuelta.</translation>
    </message>
    <message>
        <source>The number of pairs of equal digits in all units: the penalty Pe.</source>
        <translation>El número de pares de dígitos iguales en todas las unidades: la penalización Pe.</translation>
    </message>
    <message>
        <source>The pace can be changed at any time; it never changes the result. The same seed gives the same run.</source>
        <translation>El ritmo se puede cambiar en cualquier momento; nunca cambia el resultado. La misma semilla da la misma ejecución.</translation>
    </message>
    <message>
        <source>The page of its solution is printed above each puzzle.</source>
        <translation>Sobre cada sudoku está impresa la página de su solución.</translation>
    </message>
    <message>
        <source>The population goes on until the budget is spent.</source>
        <translation>La población continúa hasta agotar el presupuesto.</translation>
    </message>
    <message>
        <source>The power of the fitness that the probabilities are proportional to.</source>
        <translation>La potencia de la aptitud a la que son proporcionales las probabilidades.</translation>
    </message>
    <message>
        <source>The preset could not be deleted: {reason}</source>
        <translation>No se pudo eliminar el preajuste: {reason}</translation>
    </message>
    <message>
        <source>The preset could not be saved: {reason}</source>
        <translation>No se pudo guardar el preajuste: {reason}</translation>
    </message>
    <message>
        <source>The previous puzzle in the file</source>
        <translation>El sudoku anterior del archivo</translation>
    </message>
    <message>
        <source>The product of three averages, over rows, columns and boxes, of 1 / (10 − distinct digits).</source>
        <translation>El producto de tres medias, sobre filas, columnas y cajas, de 1 / (10 − dígitos distintos).</translation>
    </message>
    <message>
        <source>The product over all units of size / distinct digits; a solution has 1.</source>
        <translation>El producto, sobre todas las unidades, de tamaño / dígitos distintos; una solución tiene 1.</translation>
    </message>
    <message>
        <source>The program is still getting ready; the run will start by itself in a moment.</source>
        <translation>El programa aún se está preparando; la ejecución empezará sola en un momento.</translation>
    </message>
    <message>
        <source>The program is still getting ready; this will start in a moment.</source>
        <translation>El programa aún se está preparando; esto empezará en un momento.</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>El sudoku no tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>The puzzle is complete: it has exactly one solution.</source>
        <translation>El sudoku está completo: tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>The puzzle is evolved as it is.</source>
        <translation>La evolución recibe el sudoku tal cual.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to hint at.</source>
        <translation>El sudoku está resuelto: ya no queda nada que sugerir.</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>El sudoku del tablero</translation>
    </message>
    <message>
        <source>The puzzle on the board, with your entries and notes if you like</source>
        <translation>El sudoku del tablero, si quiere con sus entradas y notas</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed, on the scale of Sudoku Explainer: from 1 to about 11.</source>
        <translation>Los sudokus son cada vez más difíciles, de un capítulo a otro y dentro de cada uno. Una valoración es la del paso más difícil que hace falta, en la escala de Sudoku Explainer: de 1 a 11, más o menos.</translation>
    </message>
    <message>
        <source>The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest step needed.</source>
        <translation>Los sudokus son cada vez más difíciles, de un capítulo a otro y dentro de cada uno. Una valoración es la del paso más difícil que hace falta.</translation>
    </message>
    <message>
        <source>The puzzles of a file</source>
        <translation>Los sudokus de un archivo</translation>
    </message>
    <message>
        <source>The puzzles of the opened &amp;file</source>
        <translation>Los sudokus del &amp;archivo abierto</translation>
    </message>
    <message>
        <source>The puzzles on the &amp;paper</source>
        <translation>Los sudokus del &amp;papel</translation>
    </message>
    <message>
        <source>The puzzles shown were made with other settings. Press Generate for new ones.</source>
        <translation>Los sudokus mostrados se crearon con otros ajustes. Pulse «Generar» para crear otros.</translation>
    </message>
    <message>
        <source>The puzzles were generated from these seeds:</source>
        <translation>Los sudokus se generaron a partir de estas semillas:</translation>
    </message>
    <message>
        <source>The race could not continue: {reason}.</source>
        <translation>La carrera no pudo continuar: {reason}.</translation>
    </message>
    <message>
        <source>The rating above each puzzle, as a number.</source>
        <translation>La valoración sobre cada sudoku, como número.</translation>
    </message>
    <message>
        <source>The run began anew here, with a population drawn at random.</source>
        <translation>La ejecución volvió a empezar aquí, con una población sorteada al azar.</translation>
    </message>
    <message>
        <source>The run could not continue: {reason}.</source>
        <translation>La ejecución no pudo continuar: {reason}.</translation>
    </message>
    <message>
        <source>The run needed {amount}.</source>
        <translation>La ejecución necesitó {amount}.</translation>
    </message>
    <message>
        <source>The run that evolves the solved grid: best and mean cost; 0 is solved</source>
        <translation>La ejecución que hace evolucionar la cuadrícula resuelta: coste mejor y medio; 0 es resuelta</translation>
    </message>
    <message>
        <source>The runners take turns, with equal numbers of trials, so that it is the algorithms that are compared.</source>
        <translation>Los corredores se turnan con igual número de ensayos, para que se comparen los algoritmos.</translation>
    </message>
    <message>
        <source>The same cell was drawn twice, {first}: nothing changes.</source>
        <translation>La misma celda se sorteó dos veces, {first}: nada cambia.</translation>
    </message>
    <message>
        <source>The same seed makes the same islands, with any number of cores.</source>
        <translation>La misma semilla da las mismas islas, con cualquier número de núcleos.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cell(s): {places}</source>
        <translation>
            <numerusform>Las soluciones difieren en %n celda: {places}</numerusform>
            <numerusform>Las soluciones difieren en %n celdas: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver is getting ready …</source>
        <translation>El solucionador se está preparando…</translation>
    </message>
    <message>
        <source>The step has been taken</source>
        <translation>El paso ya está dado</translation>
    </message>
    <message>
        <source>The step itself</source>
        <translation>El paso mismo</translation>
    </message>
    <message>
        <source>The stronger the colour, the more of the population holds the same digit there; a dot: all of it</source>
        <translation>Cuanto más intenso el color, mayor es la parte de la población que tiene ahí el mismo dígito; un punto: toda ella</translation>
    </message>
    <message>
        <source>The symbols of this puzzle can be read in several ways.</source>
        <translation>Los símbolos de este sudoku se pueden leer de varias maneras.</translation>
    </message>
    <message>
        <source>The two parents</source>
        <translation>Los dos progenitores</translation>
    </message>
    <message>
        <source>The whole picture; 1 to 4 choose a corner of the grid, arrows move it</source>
        <translation>La imagen completa; de 1 a 4 se elige una esquina de la cuadrícula, las flechas la mueven</translation>
    </message>
    <message>
        <source>The whole population agrees on this digit</source>
        <translation>Toda la población coincide en este dígito</translation>
    </message>
    <message>
        <source>The {digit} in {cell} is a given; choose Type It In to change it</source>
        <translation>El {digit} de la {cell} es una pista; elija «Teclear sudoku» para cambiarla</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} change places.</source>
        <translation>El {one} de {first} y el {other} de {second} intercambian sus puestos.</translation>
    </message>
    <message>
        <source>The {one} at {first} and the {other} at {second} were to change places, but stay.</source>
        <translation>El {one} de {first} y el {other} de {second} iban a intercambiar sus puestos, pero se quedan.</translation>
    </message>
    <message>
        <source>Their line goes back to founder {founder}.</source>
        <translation>Su línea se remonta al fundador {founder}.</translation>
    </message>
    <message>
        <source>There is already a preset “{title}”. Replace it?</source>
        <translation>Ya existe un preajuste «{title}». ¿Sustituirlo?</translation>
    </message>
    <message>
        <source>There is no crossover this time: the child begins as a copy of its mother.</source>
        <translation>Esta vez no hay cruce: el hijo empieza como copia de su madre.</translation>
    </message>
    <message>
        <source>There is no grid between these corners.</source>
        <translation>No hay ninguna cuadrícula entre estas esquinas.</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>No hay solución</translation>
    </message>
    <message>
        <source>Thin lines and light digits</source>
        <translation>Líneas finas y dígitos claros</translation>
    </message>
    <message>
        <source>This command makes the same puzzles again:</source>
        <translation>Esta orden vuelve a crear los mismos sudokus:</translation>
    </message>
    <message>
        <source>This generation is a purge: everyone is crossed with the best.</source>
        <translation>Esta generación es una purga: todos se cruzan con el mejor.</translation>
    </message>
    <message>
        <source>This is the largest size that fits the screen.</source>
        <translation>Este es el tamaño más grande que cabe en la pantalla.</translation>
    </message>
    <message>
        <source>This many trials each. A trial is one new chromosome evaluated.</source>
        <translation>Tantos ensayos cada uno. Un ensayo es un cromosoma nuevo evaluado.</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Este sudoku</translation>
    </message>
    <message>
        <source>Three cells of a unit have three candidates in all, so no other cell there can hold these digits.</source>
        <translation>Tres celdas de una unidad tienen tres candidatos en total, así que ninguna otra celda de ella puede contener estos dígitos.</translation>
    </message>
    <message>
        <source>Three digits fit in only three cells of a unit, so nothing else can go there.</source>
        <translation>Tres dígitos caben solo en tres celdas de una unidad, así que nada más puede ir ahí.</translation>
    </message>
    <message>
        <source>Three-swaps</source>
        <translation>Intercambios triples</translation>
    </message>
    <message>
        <source>Three-swaps and insertions beside swaps alone, and a fitness with sums and products beside the later one.</source>
        <translation>Intercambios triples e inserciones frente a solo intercambios, y una aptitud con sumas y productos frente a la posterior.</translation>
    </message>
    <message>
        <source>Time since the run began, without pauses; {seconds} s of it computing</source>
        <translation>Tiempo desde el comienzo de la ejecución, sin pausas; de ellos {seconds}&#xa0;s de cálculo</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Tiempo: {time}</translation>
    </message>
    <message>
        <source>Timeline: generations of the run</source>
        <translation>Línea de tiempo: generaciones de la ejecución</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title at the top of every page.</source>
        <translation>Título en la parte superior de cada página.</translation>
    </message>
    <message>
        <source>Title on the title page.</source>
        <translation>Título de la portada.</translation>
    </message>
    <message>
        <source>To the Paper</source>
        <translation>Al papel</translation>
    </message>
    <message>
        <source>To type a puzzle into</source>
        <translation>Para teclear un sudoku</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the columns and boxes they would come to, and {most} are allowed.</source>
        <translation>Entre los dos ya están {count} veces en las columnas y cajas a las que llegarían, y se permiten {most}.</translation>
    </message>
    <message>
        <source>Together they stand {count} times already in the rows and columns they would come to, and {most} are allowed.</source>
        <translation>Entre los dos ya están {count} veces en las filas y columnas a las que llegarían, y se permiten {most}.</translation>
    </message>
    <message>
        <source>Too close to call: {amount}, against {other}.</source>
        <translation>Demasiado igualado: {amount} frente a {other}.</translation>
    </message>
    <message>
        <source>Too few puzzles have both ratings yet to compare evolution with people.</source>
        <translation>Aún son muy pocos los sudokus con ambas valoraciones para comparar la evolución con las personas.</translation>
    </message>
    <message>
        <source>Too few runs for an interval of the median.</source>
        <translation>Muy pocas ejecuciones para un intervalo de la mediana.</translation>
    </message>
    <message numerus="yes">
        <source>Took %n step(s) back, to before the first wrong entry.</source>
        <translation>
            <numerusform>Deshecho %n paso, hasta antes de la primera entrada errónea.</numerusform>
            <numerusform>Deshechos %n pasos, hasta antes de la primera entrada errónea.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Duro</translation>
    </message>
    <message>
        <source>Tough Puzzles</source>
        <translation>Sudokus duros</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournament size</source>
        <translation>Tamaño del torneo</translation>
    </message>
    <message>
        <source>Tracing ancestors back to the founders …</source>
        <translation>Siguiendo a los antepasados hasta los fundadores…</translation>
    </message>
    <message>
        <source>Tracing ancestors: generation {here} of {generation} …</source>
        <translation>Siguiendo a los antepasados: generación {here} de {generation}…</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Trials to a solution of a famously hard puzzle, with no time limit.</source>
        <translation>Ensayos hasta la solución de un sudoku famoso por su dificultad, sin límite de tiempo.</translation>
    </message>
    <message>
        <source>Trials/s</source>
        <translation>Ensayos/s</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Trim si&amp;ze</source>
        <translation>Fo&amp;rmato</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>Rei&amp;ntentar</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Rodaballo (turbot fish)</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
        <source>Two Solutions</source>
        <translation>Dos soluciones</translation>
    </message>
    <message>
        <source>Two cells of a unit have the same two candidates, so no other cell there can hold these digits.</source>
        <translation>Dos celdas de una unidad tienen los mismos dos candidatos, así que ninguna otra celda de ella puede contener estos dígitos.</translation>
    </message>
    <message>
        <source>Two digits fit in only two cells of a unit, so nothing else can go there.</source>
        <translation>Dos dígitos caben solo en dos celdas de una unidad, así que nada más puede ir ahí.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, with two places each for a digit, joined by two that see each other.</source>
        <translation>Dos filas, o dos columnas, con dos lugares cada una para un dígito, unidas por dos que se ven entre sí.</translation>
    </message>
    <message>
        <source>Two units with two places each for a digit, joined by two that see each other.</source>
        <translation>Dos unidades con dos lugares cada una para un dígito, unidas por dos que se ven entre sí.</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Cometa de dos cuerdas</translation>
    </message>
    <message>
        <source>Type It In</source>
        <translation>Teclearlo</translation>
    </message>
    <message>
        <source>Type a digit to begin. Arrow keys move.</source>
        <translation>Teclee un dígito para empezar. Las flechas mueven el cursor.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample.</source>
        <translation>Escriba un sudoku fila por fila (Espacio o 0 para una celda vacía), pegue uno (Control+V) o tome un ejemplo.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row; Space leaves a cell blank.</source>
        <translation>Teclee un sudoku fila por fila; Espacio deja una celda vacía.</translation>
    </message>
    <message>
        <source>Type a puzzle, paste one, or take a sample</source>
        <translation>Escriba un sudoku, pegue uno o tome un ejemplo</translation>
    </message>
    <message>
        <source>Type in the puzzle itself: digits become its givens; the same key again starts playing</source>
        <translation>Teclear el propio sudoku: los dígitos pasan a ser sus pistas; la misma tecla de nuevo empieza a jugar</translation>
    </message>
    <message>
        <source>Type in your puzzle</source>
        <translation>Teclee su sudoku</translation>
    </message>
    <message>
        <source>Type or open a puzzle to see its rating here.</source>
        <translation>Escriba o abra un sudoku para ver aquí su valoración.</translation>
    </message>
    <message>
        <source>Typing a seed switches this off.</source>
        <translation>Al escribir una semilla, esto se desactiva.</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>Under the &amp;Cursor</source>
        <translation>Según el &amp;cursor</translation>
    </message>
    <message>
        <source>Under the lens</source>
        <translation>Bajo la lupa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo all that was typed in (Esc); redoing brings it back</source>
        <translation>Deshace todo lo escrito (Esc); rehacer lo recupera</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>Undo to Before the First &amp;Mistake</source>
        <translation>Deshacer hasta antes del primer &amp;error</translation>
    </message>
    <message>
        <source>Undo to before the first entry that differs from the exact solver’s solution</source>
        <translation>Deshacer hasta antes de la primera entrada que difiere de la solución del solucionador exacto</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Bucle único</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Rectángulo único</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Unidad del presupuesto</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Unsolved over Time</source>
        <translation>Sin resolver en el tiempo</translation>
    </message>
    <message>
        <source>Upside down on the same page</source>
        <translation>Boca abajo en la misma página</translation>
    </message>
    <message>
        <source>Upside down the solutions would be too small to read; they come at the end.</source>
        <translation>Boca abajo, las soluciones serían demasiado pequeñas para leerse; van al final.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation>Valores del parámetro</translation>
    </message>
    <message>
        <source>Values or range</source>
        <translation>Valores o intervalo</translation>
    </message>
    <message>
        <source>Values, such as {values}</source>
        <translation>Valores, por ejemplo {values}</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Variados</translation>
    </message>
    <message>
        <source>Varied parameters</source>
        <translation>Parámetros variados</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versión, licencia y fuentes</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>Ve&amp;r</translation>
    </message>
    <message>
        <source>Was It Luck?</source>
        <translation>¿Fue suerte?</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Weight of missing digits</source>
        <translation>Peso de las cifras que faltan</translation>
    </message>
    <message>
        <source>Weight of products</source>
        <translation>Peso de los productos</translation>
    </message>
    <message>
        <source>Weight of sums</source>
        <translation>Peso de las sumas</translation>
    </message>
    <message>
        <source>What Was Left Out</source>
        <translation>Lo que se omitió</translation>
    </message>
    <message>
        <source>What happens to the rest of the sequence.</source>
        <translation>Qué ocurre con el resto de la secuencia.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>What the board shows during a run</source>
        <translation>Lo que muestra el tablero durante una ejecución</translation>
    </message>
    <message>
        <source>What the cell holds</source>
        <translation>Lo que contiene la celda</translation>
    </message>
    <message>
        <source>What the paper leaves open, in all combinations, beside all its figures and claims at once.</source>
        <translation>Lo que el artículo deja abierto, en todas las combinaciones, frente a todas sus cifras y afirmaciones a la vez.</translation>
    </message>
    <message>
        <source>What the probability applies to.</source>
        <translation>A qué se aplica la probabilidad.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} cannot be {result}.</source>
        <translation>Contenga lo que contenga {cell}, {target} no puede ser {result}.</translation>
    </message>
    <message>
        <source>Whatever {cell} holds, {target} must be {result}.</source>
        <translation>Contenga lo que contenga {cell}, {target} tiene que ser {result}.</translation>
    </message>
    <message>
        <source>When each cell got its digit</source>
        <translation>Cuándo recibió cada celda su dígito</translation>
    </message>
    <message>
        <source>When this start ends by itself; the hunt can go on afterwards.</source>
        <translation>Cuándo termina por sí misma; después la caza puede continuar.</translation>
    </message>
    <message>
        <source>When you get stuck, pencil in the candidates as small digits.</source>
        <translation>Cuando se atasque, anote los candidatos como dígitos pequeños.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where does the {digit} go in the shaded box? The lines run through every other blank cell.</source>
        <translation>¿Dónde va el {digit} en la caja gris? Las líneas pasan por todas las demás celdas vacías.</translation>
    </message>
    <message>
        <source>Where populations get to in this puzzle, and where they are caught</source>
        <translation>Adónde llegan las poblaciones en este sudoku y dónde quedan atrapadas</translation>
    </message>
    <message>
        <source>Where the best of the generation comes from: its family tree, and when each cell got its digit</source>
        <translation>De dónde procede el mejor de la generación: su árbol genealógico y cuándo recibió cada celda su dígito</translation>
    </message>
    <message>
        <source>Where the count of generations starts.</source>
        <translation>Desde dónde se cuentan las generaciones.</translation>
    </message>
    <message>
        <source>Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole number from 0 to 9,223,372,036,854,775,807.</source>
        <translation>Dónde empiezan los números aleatorios: la misma semilla, el mismo algoritmo y el mismo sudoku dan la misma ejecución. Un número entero de 0 a 9.223.372.036.854.775.807.</translation>
    </message>
    <message>
        <source>Where the solutions are printed. Upside down they move to the end if they would be too small to read. A separate file is called OUT-solutions.</source>
        <translation>Dónde se imprimen las soluciones. Si boca abajo fueran demasiado pequeñas para leerse, pasan al final. El archivo aparte se llama SALIDA-solutions.</translation>
    </message>
    <message>
        <source>Where the two diagonals are shaded, {symbols} appears exactly once on each of them, too.</source>
        <translation>Donde las dos diagonales son grises, en cada una de ellas figura también exactamente una vez {symbols}.</translation>
    </message>
    <message>
        <source>Where windows are shaded, {symbols} appears exactly once in each of them, too.</source>
        <translation>Donde hay ventanas grises, en cada una de ellas figura también exactamente una vez {symbols}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} cannot be {result}.</source>
        <translation>Vaya donde vaya el {digit} en {unit}, {target} no puede ser {result}.</translation>
    </message>
    <message>
        <source>Wherever {digit} goes in {unit}, {target} must be {result}.</source>
        <translation>Vaya donde vaya el {digit} en {unit}, {target} tiene que ser {result}.</translation>
    </message>
    <message>
        <source>Whether a puzzle like this one is in the lists that you compare with</source>
        <translation>Si hay un sudoku como este en las listas con las que se compara</translation>
    </message>
    <message>
        <source>Whether an individual can mate with itself.</source>
        <translation>Si un individuo puede aparearse consigo mismo.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} cannot be {result}.</source>
        <translation>Tanto si {cell} es {digit} como si no, {target} no puede ser {result}.</translation>
    </message>
    <message>
        <source>Whether or not {cell} is {digit}, {target} must be {result}.</source>
        <translation>Tanto si {cell} es {digit} como si no, {target} tiene que ser {result}.</translation>
    </message>
    <message>
        <source>Whether there is exactly one solution is not known yet.</source>
        <translation>Aún no se sabe si hay exactamente una solución.</translation>
    </message>
    <message>
        <source>Which Digits?</source>
        <translation>¿Qué cifras?</translation>
    </message>
    <message>
        <source>Which digits are counted, and when.</source>
        <translation>Qué dígitos se cuentan, y cuándo.</translation>
    </message>
    <message>
        <source>Which digits are givens is not certain: choose below what the player’s are.</source>
        <translation>No es seguro qué dígitos son pistas: elija abajo qué son los del jugador.</translation>
    </message>
    <message>
        <source>Which mating of the generation is shown</source>
        <translation>Qué apareamiento de la generación se cuenta</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>Qué ejecuciones</translation>
    </message>
    <message>
        <source>Whichever of its two candidates a cell holds, one of two cells it sees holds the same third digit.</source>
        <translation>Contenga una celda uno u otro de sus dos candidatos, una de dos celdas que ve contiene el mismo tercer dígito.</translation>
    </message>
    <message>
        <source>While a child is built, a cell takes a random candidate instead of a parent’s gene.</source>
        <translation>Mientras se construye un hijo, una celda toma un candidato al azar en lugar del gen de un progenitor.</translation>
    </message>
    <message>
        <source>Who shares the age of the best, and whether it lasts.</source>
        <translation>Quién comparte la edad del mejor, y si perdura.</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Windoku (windows)</source>
        <translation>Windoku (ventanas)</translation>
    </message>
    <message>
        <source>With some probability, two cells of one random unit are swapped, once or several times.</source>
        <translation>Con cierta probabilidad, dos celdas de una unidad al azar se intercambian, una o varias veces.</translation>
    </message>
    <message>
        <source>Within a single digit, the assumption of a candidate leads to a contradiction.</source>
        <translation>Dentro de un solo dígito, suponer un candidato lleva a una contradicción.</translation>
    </message>
    <message>
        <source>Without a proof of exactly one solution, nobody knows which entry is a mistake.</source>
        <translation>Sin una prueba de que hay exactamente una solución, nadie sabe qué entrada es un error.</translation>
    </message>
    <message>
        <source>Without exactly one solution there is no rating.</source>
        <translation>Sin exactamente una solución no hay valoración.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} holds one of these.</source>
        <translation>Sin {digits} en {cell}, cada celda tendría dos candidatos y cada dígito dos lugares en cada unidad: cualquier solución tendría una gemela con todas las elecciones invertidas. Así que {cell} contiene uno de ellos.</translation>
    </message>
    <message>
        <source>Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So {cell} is {digits}.</source>
        <translation>Sin {digits} en {cell}, cada celda tendría dos candidatos y cada dígito dos lugares en cada unidad: cualquier solución tendría una gemela con todas las elecciones invertidas. Así que {cell} es {digits}.</translation>
    </message>
    <message>
        <source>Without {digit} in {cells}, every cell would have two candidates and every digit two places in each unit: any solution would have a twin with every choice reversed. So one of them holds {digit}, and no cell that sees them all can.</source>
        <translation>Sin {digit} en {cells}, cada celda tendría dos candidatos y cada dígito dos lugares en cada unidad: cualquier solución tendría una gemela con todas las elecciones invertidas. Así que una de ellas contiene {digit}, y ninguna celda que las vea todas puede contenerlo.</translation>
    </message>
    <message>
        <source>Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)</source>
        <translation>Palabras del sudoku, su título, el algoritmo, el estudio o la semilla (Control+F)</translation>
    </message>
    <message>
        <source>Wrote {files} to {folder}.</source>
        <translation>Se ha escrito {files} en {folder}.</translation>
    </message>
    <message>
        <source>Wrote {file}</source>
        <translation>Se ha escrito {file}</translation>
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
        <translation>Cadena X</translation>
    </message>
    <message>
        <source>X-cycle</source>
        <translation>Ciclo X</translation>
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
        <translation>Cadena XY</translation>
    </message>
    <message>
        <source>XY-cycle</source>
        <translation>Ciclo XY</translation>
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
        <translation>Ciclo Y</translation>
    </message>
    <message numerus="yes">
        <source>You have made %n (entry/entries). Should the evolution keep (it/them), as if (it were a given/they were givens)?</source>
        <translation>
            <numerusform>Ha hecho %n entrada. ¿Debe conservarla la evolución, como si fuera una pista?</numerusform>
            <numerusform>Ha hecho %n entradas. ¿Debe conservarlas la evolución, como si fueran pistas?</numerusform>
        </translation>
    </message>
    <message>
        <source>You have solved it: every row, column and box holds each digit once.</source>
        <translation>Lo ha resuelto: cada fila, columna y caja contiene cada dígito una vez.</translation>
    </message>
    <message>
        <source>You have solved it: every unit holds each digit once.</source>
        <translation>Lo ha resuelto: cada unidad contiene cada dígito una vez.</translation>
    </message>
    <message>
        <source>Your Puzzle</source>
        <translation>Su sudoku</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Su lista</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but hardly any digits in it</source>
        <translation>se encontró una cuadrícula de 9×9, pero casi sin cifras</translation>
    </message>
    <message>
        <source>a 9×9 grid was found, but most of its cells hold something else than digits</source>
        <translation>se encontró una cuadrícula de 9×9, pero la mayoría de sus casillas no contienen cifras</translation>
    </message>
    <message>
        <source>a Latin square has no regions</source>
        <translation>un cuadrado latino no tiene regiones</translation>
    </message>
    <message>
        <source>a cluster needs Dask; install it with {command}</source>
        <translation>un clúster necesita Dask; instálelo con {command}</translation>
    </message>
    <message>
        <source>a digit, and on to the next cell</source>
        <translation>un dígito, y a la celda siguiente</translation>
    </message>
    <message>
        <source>a fit has no measure of {statistic}; it has {choices}</source>
        <translation>un ajuste no tiene medida de {statistic}; tiene {choices}</translation>
    </message>
    <message>
        <source>a fit needs published figures, in tables [[compare]]</source>
        <translation>un ajuste necesita cifras publicadas, en tablas [[compare]]</translation>
    </message>
    <message>
        <source>a game without its cells</source>
        <translation>un juego sin sus celdas</translation>
    </message>
    <message>
        <source>a jigsaw needs its regions</source>
        <translation>un rompecabezas necesita sus regiones</translation>
    </message>
    <message>
        <source>a page holds 1, 2, 4, 6 or 9 puzzles, got {number}</source>
        <translation>una página contiene 1, 2, 4, 6 o 9 sudokus, no {number}</translation>
    </message>
    <message>
        <source>a puzzle with fewer than 17 givens has several solutions; some digits may be missing</source>
        <translation>un sudoku con menos de 17 pistas tiene varias soluciones; quizá falten cifras</translation>
    </message>
    <message>
        <source>a single diagonal</source>
        <translation>una sola diagonal</translation>
    </message>
    <message>
        <source>a study cannot be both a race and a fit</source>
        <translation>un estudio no puede ser a la vez una carrera y un ajuste</translation>
    </message>
    <message>
        <source>a study has from 1 to {most} runs; here are {count}</source>
        <translation>un estudio tiene de 1 a {most} ejecuciones; aquí hay {count}</translation>
    </message>
    <message>
        <source>a text contains half a character</source>
        <translation>un texto contiene medio carácter</translation>
    </message>
    <message>
        <source>a {size}×{size} grid has no boxes; it can be a jigsaw or Latin</source>
        <translation>una cuadrícula de {size}×{size} no tiene cajas; puede ser un rompecabezas o un cuadrado latino</translation>
    </message>
    <message>
        <source>across</source>
        <translation>según</translation>
    </message>
    <message>
        <source>agreed by the whole population</source>
        <translation>igual en toda la población</translation>
    </message>
    <message>
        <source>agreement {share}</source>
        <translation>consenso {share}</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>all cells of the block</source>
        <translation>todas las de la unidad</translation>
    </message>
    <message>
        <source>all cells were read clearly, but the puzzle has several solutions</source>
        <translation>todas las casillas se leyeron con claridad, pero el sudoku tiene varias soluciones</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>todos juntos</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>an entry stands where the puzzle has a given</source>
        <translation>hay una entrada donde el sudoku tiene una pista</translation>
    </message>
    <message>
        <source>another preset has the name {name}</source>
        <translation>otro preajuste tiene el nombre {name}</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>antirrey</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anticaballo</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>as</source>
        <translation>como</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>al menos {number}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>average {cost}</source>
        <translation>media {cost}</translation>
    </message>
    <message>
        <source>average: {cost}</source>
        <translation>media: {cost}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>best so far {cost}</source>
        <translation>mejor hasta ahora {cost}</translation>
    </message>
    <message>
        <source>best so far {fitness}</source>
        <translation>mejor hasta ahora {fitness}</translation>
    </message>
    <message>
        <source>best {cost}</source>
        <translation>mejor {cost}</translation>
    </message>
    <message>
        <source>best: {cost}</source>
        <translation>mejor: {cost}</translation>
    </message>
    <message>
        <source>best: {value}</source>
        <translation>mejor: {value}</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>líneas de intervalo</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>both before a swap</source>
        <translation>ambos, antes de un intercambio</translation>
    </message>
    <message>
        <source>box {number}</source>
        <translation>la caja {number}</translation>
    </message>
    <message>
        <source>box {number} holds a given twice; box permutations cannot represent it</source>
        <translation>la caja {number} contiene una pista dos veces; las permutaciones por cajas no pueden representarlo</translation>
    </message>
    <message>
        <source>boxes {numbers}</source>
        <translation>las cajas {numbers}</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>los paréntesis están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>by the techniques of 9×9, but not comparable with it</source>
        <translation>con las técnicas de 9×9, pero no comparable con él</translation>
    </message>
    <message>
        <source>by {names}</source>
        <translation>por {names}</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>jaulas</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>puede quitarse</translation>
    </message>
    <message>
        <source>candidates the step rests on</source>
        <translation>candidatos en que se basa el paso</translation>
    </message>
    <message>
        <source>cannot be {digit}</source>
        <translation>no puede ser {digit}</translation>
    </message>
    <message>
        <source>cannot go here</source>
        <translation>no puede ir aquí</translation>
    </message>
    <message>
        <source>cannot hold {digit}</source>
        <translation>no puede tener el {digit}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>no se puede leer {file}: {reason}</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>comprobando…</translation>
    </message>
    <message>
        <source>clashes</source>
        <translation>en conflicto</translation>
    </message>
    <message>
        <source>clashes</source>
        <comment>what the board shows</comment>
        <translation>en conflicto</translation>
    </message>
    <message>
        <source>clear the cell; Backspace on a blank steps back</source>
        <translation>vaciar la celda; Retroceso en una vacía va a la anterior</translation>
    </message>
    <message>
        <source>clearly read digits in the 9×9 grid clash, so it is another kind of puzzle</source>
        <translation>cifras leídas con claridad en la cuadrícula de 9×9 chocan, así que es otro tipo de pasatiempo</translation>
    </message>
    <message>
        <source>click the curve to look back</source>
        <translation>pulse en la curva para ver lo pasado</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>clones</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>la columna {number}</translation>
    </message>
    <message>
        <source>columns {numbers}</source>
        <translation>las columnas {numbers}</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>restricciones</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>diagonal {number}</source>
        <translation>la diagonal {number}</translation>
    </message>
    <message>
        <source>diagonals {numbers}</source>
        <translation>las diagonales {numbers}</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>grupos disjuntos</translation>
    </message>
    <message>
        <source>diversity {cost}</source>
        <translation>diversidad {cost}</translation>
    </message>
    <message>
        <source>diversity: {share} %</source>
        <translation>diversidad: {share}&#xa0;%</translation>
    </message>
    <message>
        <source>document type and entity declarations are not read, because they can expand to anything</source>
        <translation>las declaraciones de tipo de documento y de entidades no se leen, porque pueden expandirse a cualquier cosa</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>dibujos</translation>
    </message>
    <message>
        <source>each after a swap</source>
        <translation>cada uno, tras un intercambio</translation>
    </message>
    <message>
        <source>each block separately</source>
        <translation>cada unidad por separado</translation>
    </message>
    <message>
        <source>each cell separately</source>
        <translation>cada celda por separado</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>either these</source>
        <translation>o bien estos</translation>
    </message>
    <message>
        <source>either: solid line</source>
        <translation>o bien: línea continua</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the folder in resources/guide with the texts</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>ends the sequence</source>
        <translation>termina la secuencia</translation>
    </message>
    <message>
        <source>enter a blank</source>
        <translation>dejar una celda vacía</translation>
    </message>
    <message>
        <source>enter a digit; while you enter givens the cursor moves on</source>
        <translation>introducir un dígito; al introducir pistas, el cursor avanza</translation>
    </message>
    <message>
        <source>enter a pencil note</source>
        <translation>introducir una nota</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>escapes must be a list of up to {most} escapes</source>
        <translation>escapes tiene que ser una lista de hasta {most} escapes</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>casillas pares</translation>
    </message>
    <message>
        <source>every digit</source>
        <translation>cada dígito</translation>
    </message>
    <message>
        <source>every digit and letter</source>
        <translation>cada dígito y cada letra</translation>
    </message>
    <message>
        <source>every digit from 1 to {last}</source>
        <translation>cada dígito del 1 al {last}</translation>
    </message>
    <message>
        <source>every possibility was tried</source>
        <translation>se probaron todas las posibilidades</translation>
    </message>
    <message>
        <source>evolution and people agree weakly</source>
        <translation>la evolución y las personas coinciden poco</translation>
    </message>
    <message>
        <source>evolution and people largely agree</source>
        <translation>la evolución y las personas coinciden en gran medida</translation>
    </message>
    <message>
        <source>evolution and people partly agree</source>
        <translation>la evolución y las personas coinciden en parte</translation>
    </message>
    <message>
        <source>evolution’s levels are for plain 9×9 puzzles, with boxes only</source>
        <translation>los niveles para la evolución son solo para sudokus de 9×9 con cajas y nada más</translation>
    </message>
    <message>
        <source>evolved</source>
        <translation>surgido por evolución</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>exactamente una solución</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>regiones adicionales</translation>
    </message>
    <message>
        <source>f-puzzles</source>
        <translation>f-puzzles</translation>
    </message>
    <message>
        <source>false in this chain</source>
        <translation>falso en esta cadena</translation>
    </message>
    <message>
        <source>few agree</source>
        <translation>pocos coinciden</translation>
    </message>
    <message>
        <source>filled cells still clash</source>
        <translation>las celdas rellenas aún están en conflicto</translation>
    </message>
    <message numerus="yes">
        <source>filled on the way: %n cell(s)</source>
        <translation>
            <numerusform>llenada por el camino: %n celda</numerusform>
            <numerusform>llenadas por el camino: %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>finds.txt</source>
        <translation>hallazgos.txt</translation>
    </message>
    <message>
        <source>fitness {fitness}</source>
        <translation>aptitud {fitness}</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>niebla</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forzado</translation>
    </message>
    <message numerus="yes">
        <source>found %n cell(s), need {needed}</source>
        <translation>
            <numerusform>se ha encontrado %n celda; se necesitan {needed}</numerusform>
            <numerusform>se han encontrado %n celdas; se necesitan {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n field(s) of cells, need {counts}</source>
        <translation>
            <numerusform>se ha encontrado %n campo de celdas; se necesitan {counts}</numerusform>
            <numerusform>se han encontrado %n campos de celdas; se necesitan {counts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n region(s), need {needed}</source>
        <translation>
            <numerusform>se ha encontrado %n región; se necesitan {needed}</numerusform>
            <numerusform>se han encontrado %n regiones; se necesitan {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s) of {width} cells</source>
        <translation>
            <numerusform>se encontró %n fila de {width} casillas</numerusform>
            <numerusform>se encontraron %n filas de {width} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n row(s), need {needed}</source>
        <translation>
            <numerusform>se ha encontrado %n fila; se necesitan {needed}</numerusform>
            <numerusform>se han encontrado %n filas; se necesitan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>found {symbol} in row {row}, column {column}; the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank</source>
        <translation>se ha encontrado {symbol} en la fila {row}, columna {column}; las celdas de una cuadrícula de {size}×{size} son {symbols}, o {blanks} para una vacía</translation>
    </message>
    <message numerus="yes">
        <source>founder {founder}: %n cell(s)</source>
        <translation>
            <numerusform>fundador {founder}: %n celda</numerusform>
            <numerusform>fundador {founder}: %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
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
        <translation>de ambos progenitores</translation>
    </message>
    <message>
        <source>from founder {number}</source>
        <translation>del fundador {number}</translation>
    </message>
    <message>
        <source>from no founder</source>
        <translation>de ningún fundador</translation>
    </message>
    <message>
        <source>from the father</source>
        <translation>del padre</translation>
    </message>
    <message>
        <source>from the mother</source>
        <translation>de la madre</translation>
    </message>
    <message>
        <source>from the newspaper, a book, a file</source>
        <translation>del periódico, de un libro, de un archivo</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>generación</translation>
    </message>
    <message>
        <source>generation {generation}</source>
        <translation>generación {generation}</translation>
    </message>
    <message>
        <source>generation {number}</source>
        <translation>generación {number}</translation>
    </message>
    <message numerus="yes">
        <source>generation {number}: %n cell(s) (clashes/clash)</source>
        <translation>
            <numerusform>generación {number}: %n celda en conflicto</numerusform>
            <numerusform>generación {number}: %n celdas en conflicto</numerusform>
        </translation>
    </message>
    <message>
        <source>generations</source>
        <translation>generaciones</translation>
    </message>
    <message>
        <source>genes of {operator} must be &quot;blocks&quot; or &quot;cells&quot;, got {value}</source>
        <translation>genes de {operator} debe ser &quot;blocks&quot; o &quot;cells&quot;, no {value}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>given candidates</source>
        <translation>candidatos dados</translation>
    </message>
    <message>
        <source>go anywhere</source>
        <translation>ir adonde sea</translation>
    </message>
    <message>
        <source>go to the start of the next row</source>
        <translation>ir al comienzo de la fila siguiente</translation>
    </message>
    <message numerus="yes">
        <source>grey: how %n other run(s) on this puzzle went</source>
        <translation>
            <numerusform>gris: cómo fue otra ejecución (%n) con este sudoku</numerusform>
            <numerusform>gris: cómo fueron otras %n ejecuciones con este sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer (H unless it is a digit)</source>
        <translation>resaltar el dígito de la celda vaya donde vaya el cursor; en una celda vacía: ya no (H, salvo que sea un dígito)</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>if it is no worse</source>
        <translation>si no es peor</translation>
    </message>
    <message>
        <source>in steps:</source>
        <translation>en pasos:</translation>
    </message>
    <message>
        <source>in the best grid</source>
        <translation>en la mejor cuadrícula</translation>
    </message>
    <message>
        <source>in the best grid, and on average</source>
        <translation>en la mejor cuadrícula y de media</translation>
    </message>
    <message>
        <source>individuals</source>
        <translation>individuos</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>se omite</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it must be a list of rows, each in quotation marks</source>
        <translation>tiene que ser una lista de filas, cada una entre comillas</translation>
    </message>
    <message>
        <source>it must be a list of runs</source>
        <translation>tiene que ser una lista de ejecuciones</translation>
    </message>
    <message>
        <source>it must be a list of tables, written [[{key}]]</source>
        <translation>tiene que ser una lista de tablas, escritas [[{key}]]</translation>
    </message>
    <message>
        <source>it must be a list of variants, each in quotation marks</source>
        <translation>debe ser una lista de variantes, cada una entre comillas</translation>
    </message>
    <message>
        <source>it must be a number from {lowest} to {highest}, got {value}</source>
        <translation>tiene que ser un número de {lowest} a {highest}, pero es {value}</translation>
    </message>
    <message>
        <source>it must be a table</source>
        <translation>tiene que ser una tabla</translation>
    </message>
    <message>
        <source>it must be a text of at most {most} characters</source>
        <translation>tiene que ser un texto de {most} caracteres como máximo</translation>
    </message>
    <message>
        <source>it must be a value, a list of values, or {range}</source>
        <translation>tiene que ser un valor, una lista de valores o {range}</translation>
    </message>
    <message>
        <source>it must be a whole number from 0 to {most}</source>
        <translation>tiene que ser un número entero de 0 a {most}</translation>
    </message>
    <message>
        <source>it must be a whole number from {lowest} to {highest}, got {value}</source>
        <translation>tiene que ser un número entero de {lowest} a {highest}, pero es {value}</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>tiene que ser un objeto</translation>
    </message>
    <message>
        <source>it must be lowercase letters and digits, separated by hyphens</source>
        <translation>solo puede tener minúsculas y dígitos, separados por guiones</translation>
    </message>
    <message>
        <source>it must be one of {choices}, got {value}</source>
        <translation>tiene que ser uno de {choices}, pero es {value}</translation>
    </message>
    <message>
        <source>it needs a limit of {limits}</source>
        <translation>necesita un límite de {limits}</translation>
    </message>
    <message>
        <source>it needs one of {keys}</source>
        <translation>necesita uno solo de {keys}</translation>
    </message>
    <message>
        <source>its first line must name the columns {columns}</source>
        <translation>su primera línea debe nombrar las columnas {columns}</translation>
    </message>
    <message>
        <source>its free cells</source>
        <translation>las libres de la unidad</translation>
    </message>
    <message>
        <source>its process ended with status {status}</source>
        <translation>su proceso terminó con el estado {status}</translation>
    </message>
    <message>
        <source>its settings make {count} algorithms; at most {most} are possible</source>
        <translation>sus ajustes dan {count} algoritmos; son posibles {most} como máximo</translation>
    </message>
    <message>
        <source>its size must be a number from {fewest} to {most}</source>
        <translation>su tamaño debe ser un número del {fewest} al {most}</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>rompecabezas</translation>
    </message>
    <message>
        <source>jump to the next box</source>
        <translation>saltar a la caja siguiente</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>recién cambiado</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>jaulas de killer</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocido</translation>
    </message>
    <message>
        <source>leave the cell blank</source>
        <translation>dejar la celda vacía</translation>
    </message>
    <message>
        <source>leave the grid</source>
        <translation>salir de la cuadrícula</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>línea {line}, columna {column}: {problem}</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>línea {line}: {problem}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>lines {first} to {last}: {problem}</source>
        <translation>líneas {first} a {last}: {problem}</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>sumas de little killer</translation>
    </message>
    <message>
        <source>loses candidates</source>
        <translation>pierde candidatos</translation>
    </message>
    <message>
        <source>loses {digit} elsewhere</source>
        <translation>pierde el {digit} en otras</translation>
    </message>
    <message>
        <source>matings</source>
        <translation>apareamientos</translation>
    </message>
    <message>
        <source>may be the same</source>
        <translation>pueden coincidir</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>minimal puzzles with so many givens are extremely rare: it may take minutes or find none</source>
        <translation>los sudokus mínimos con tantas pistas son rarísimos: puede tardar minutos o no encontrar ninguno</translation>
    </message>
    <message>
        <source>minimal puzzles with symmetry are rare: it may take a while</source>
        <translation>los sudokus mínimos con simetría son raros: puede tardar un rato</translation>
    </message>
    <message>
        <source>minimal, one solution</source>
        <translation>mínimo, una solución</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>missing digits {cost}</source>
        <translation>dígitos que faltan {cost}</translation>
    </message>
    <message>
        <source>move; the edges wrap around</source>
        <translation>mover; por los bordes se pasa al otro lado</translation>
    </message>
    <message>
        <source>must differ</source>
        <translation>deben ser distintos</translation>
    </message>
    <message>
        <source>mutated</source>
        <translation>mutado</translation>
    </message>
    <message>
        <source>mutations</source>
        <translation>mutaciones</translation>
    </message>
    <message>
        <source>name must be lowercase letters and digits, separated by hyphens, got {value}</source>
        <translation>name tiene que estar formado por letras minúsculas y dígitos, separados por guiones, pero es {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>no algorithm can solve grids of these sizes</source>
        <translation>ningún algoritmo puede resolver cuadrículas de estos tamaños</translation>
    </message>
    <message>
        <source>no digit fits</source>
        <translation>ningún dígito cabe</translation>
    </message>
    <message>
        <source>no digit fits in {cell}</source>
        <translation>ningún dígito cabe en la {cell}</translation>
    </message>
    <message>
        <source>no digit is marked as a given; all entered digits were taken for givens</source>
        <translation>ninguna cifra está marcada como pista; todas las introducidas se tomaron por pistas</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>ningún archivo puede tener este nombre</translation>
    </message>
    <message>
        <source>no grid was found; try a sharp picture from directly above, with the whole grid in it</source>
        <translation>no se encontró ninguna cuadrícula; pruebe con una imagen nítida tomada desde arriba, con la cuadrícula entera</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sin sugerencias</translation>
    </message>
    <message>
        <source>no level: the generations this algorithm needs say too little about how hard people find a puzzle</source>
        <translation>sin nivel: las generaciones que necesita este algoritmo dicen muy poco de lo difícil que resulta un sudoku para las personas</translation>
    </message>
    <message>
        <source>no level: there are scales only for plain 9×9 puzzles, with boxes only</source>
        <translation>sin nivel: solo hay escalas para sudokus de 9×9 con cajas y nada más</translation>
    </message>
    <message>
        <source>no level: there is no scale for changed settings</source>
        <translation>sin nivel: no hay escala para ajustes modificados</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>sin errores</translation>
    </message>
    <message>
        <source>no puzzle has such a rating: ratings lie between {easiest} and {hardest}</source>
        <translation>ningún sudoku tiene tal valoración: las valoraciones van de {easiest} a {hardest}</translation>
    </message>
    <message numerus="yes">
        <source>no puzzle in %n line(s); the rest was not searched</source>
        <translation>
            <numerusform>ningún sudoku en %n línea; el resto no se examinó</numerusform>
            <numerusform>ningún sudoku en %n líneas; el resto no se examinó</numerusform>
        </translation>
    </message>
    <message>
        <source>no puzzle was found</source>
        <translation>no se encontró ningún sudoku</translation>
    </message>
    <message>
        <source>no puzzle was found here</source>
        <translation>aquí no se ha encontrado ningún sudoku</translation>
    </message>
    <message>
        <source>no regions</source>
        <translation>sin regiones</translation>
    </message>
    <message>
        <source>no run of {study} has been made yet</source>
        <translation>aún no se ha hecho ninguna ejecución de {study}</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>sin ejecuciones</translation>
    </message>
    <message>
        <source>no significant agreement between evolution and people</source>
        <translation>sin coincidencia significativa entre la evolución y las personas</translation>
    </message>
    <message>
        <source>no solution: {reason}</source>
        <translation>sin solución: {reason}</translation>
    </message>
    <message>
        <source>no such figure of {name} is in resources/reference: {what}</source>
        <translation>en resources/reference no hay tal cifra de {name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>no such rating was found for {size}×{size}: of %n puzzle(s) tried, the nearest was rated {rating}</source>
        <translation>
            <numerusform>no se ha encontrado tal valoración para {size}×{size}: %n sudoku probado, que se valoró con {rating}</numerusform>
            <numerusform>no se ha encontrado tal valoración para {size}×{size}: de %n sudokus probados, el más cercano se valoró con {rating}</numerusform>
        </translation>
    </message>
    <message>
        <source>no workers at {address}: {reason}</source>
        <translation>no hay procesos de trabajo en {address}: {reason}</translation>
    </message>
    <message>
        <source>non-consecutive neighbours</source>
        <translation>vecinos no consecutivos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>none of %n {size}×{size} puzzle(s) had as many givens as requested</source>
        <translation>
            <numerusform>de %n sudoku de {size}×{size}, ninguno tenía tantas pistas como se deseaba</numerusform>
            <numerusform>ninguno de los %n sudokus de {size}×{size} tenía tantas pistas como se deseaba</numerusform>
        </translation>
    </message>
    <message>
        <source>not a Sudoku document: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>no es un documento de sudoku: no tiene &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not a preset file: it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>no es un archivo de preajuste: no tiene &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>not an OpenSudoku file: it begins with the tag {tag}</source>
        <translation>no es un archivo de OpenSudoku: empieza con la etiqueta {tag}</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>sin resolver</translation>
    </message>
    <message numerus="yes">
        <source>not solved in %n generation(s)</source>
        <translation>
            <numerusform>no resuelto en %n generación</numerusform>
            <numerusform>no resuelto en %n generaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>notas {digits}</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>casillas impares</translation>
    </message>
    <message>
        <source>of each find, and of the best so far</source>
        <translation>de cada hallazgo y del mejor hasta ahora</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>de {count}</translation>
    </message>
    <message>
        <source>of {matings}</source>
        <translation>de {matings}</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>de {pages}</translation>
    </message>
    <message>
        <source>off {digits}</source>
        <translation>falso {digits}</translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s) of {paper}</source>
        <translation>
            <numerusform>en %n página de {paper}</numerusform>
            <numerusform>en %n páginas de {paper}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n puzzle(s)</source>
        <translation>
            <numerusform>en %n sudoku</numerusform>
            <numerusform>en %n sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>on a page</source>
        <translation>por página</translation>
    </message>
    <message>
        <source>on this puzzle</source>
        <translation>en este sudoku</translation>
    </message>
    <message>
        <source>on {digits}</source>
        <translation>verdadero {digits}</translation>
    </message>
    <message>
        <source>one cell back</source>
        <translation>una celda atrás</translation>
    </message>
    <message>
        <source>one cell of the child</source>
        <translation>una celda del hijo</translation>
    </message>
    <message>
        <source>one colour per founder</source>
        <translation>un color por fundador</translation>
    </message>
    <message>
        <source>one random block of the child</source>
        <translation>una unidad del hijo, al azar</translation>
    </message>
    <message>
        <source>one solution, guaranteed</source>
        <translation>una solución, garantizada</translation>
    </message>
    <message>
        <source>only a PDF has pages to choose from</source>
        <translation>solo un PDF tiene páginas que elegir</translation>
    </message>
    <message>
        <source>only grids with square boxes have windows, such as 9×9</source>
        <translation>solo las cuadrículas con cajas cuadradas tienen ventanas, por ejemplo 9×9</translation>
    </message>
    <message>
        <source>only puzzles of size {sizes} can be read here</source>
        <translation>aquí solo se pueden leer sudokus de tamaño {sizes}</translation>
    </message>
    <message>
        <source>operator not loaded</source>
        <translation>operador no cargado</translation>
    </message>
    <message>
        <source>or press F5 and watch it being solved</source>
        <translation>o pulse F5 y vea cómo se resuelve</translation>
    </message>
    <message>
        <source>or these</source>
        <translation>o estos</translation>
    </message>
    <message>
        <source>or: dashed line</source>
        <translation>o: línea discontinua</translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation>otras suposiciones</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otras</translation>
    </message>
    <message>
        <source>others can write to {folder}</source>
        <translation>otros pueden escribir en {folder}</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>pág. {page}</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>página {page}</translation>
    </message>
    <message>
        <source>page {page} of the PDF is damaged</source>
        <translation>la página {page} del PDF está dañada</translation>
    </message>
    <message>
        <source>page {page} of the PDF needs more than {size} MiB of memory</source>
        <translation>la página {page} del PDF necesita más de {size} MiB de memoria</translation>
    </message>
    <message>
        <source>page {page} of the PDF takes longer than {n} seconds</source>
        <translation>la página {page} del PDF tarda más de {n} segundos</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palíndromos</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message>
        <source>pattern {digits}</source>
        <translation>patrón {digits}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>placed {digits}</source>
        <translation>puesto {digits}</translation>
    </message>
    <message>
        <source>possible places</source>
        <translation>lugares posibles</translation>
    </message>
    <message>
        <source>propagated</source>
        <translation>propagado</translation>
    </message>
    <message>
        <source>purge</source>
        <translation>purga</translation>
    </message>
    <message>
        <source>puzzle {number}</source>
        <translation>sudoku {number}</translation>
    </message>
    <message>
        <source>puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here</source>
        <translation>el sudoku {number} es una variante ({variants}); aquí solo se pueden leer sudokus de 9×9 con cajas y nada más</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}, row {row}: {problem}</source>
        <translation>sudoku {number}, {key}, fila {row}: {problem}</translation>
    </message>
    <message>
        <source>puzzle {number}, {key}: {problem}</source>
        <translation>sudoku {number}, {key}: {problem}</translation>
    </message>
    <message>
        <source>puzzle.sudoku</source>
        <translation>sudoku.sudoku</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>sudokus</translation>
    </message>
    <message>
        <source>puzzles in this format ({format}) can be read, but not changed in their place</source>
        <translation>los sudokus en este formato ({format}) se pueden leer, pero no cambiar en su sitio</translation>
    </message>
    <message>
        <source>puzzles with so few givens are extremely rare: it may take minutes or find none</source>
        <translation>los sudokus con tan pocas pistas son rarísimos: puede tardar minutos o no encontrar ninguno</translation>
    </message>
    <message>
        <source>puzzles.sdm</source>
        <translation>sudokus.sdm</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>cuádruples</translation>
    </message>
    <message>
        <source>random candidate</source>
        <translation>candidato al azar</translation>
    </message>
    <message>
        <source>rated like a person would solve it</source>
        <translation>valorado como lo resolvería una persona</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>valoración {rating}</translation>
    </message>
    <message>
        <source>rating ≥ {rating}</source>
        <translation>valoración ≥ {rating}</translation>
    </message>
    <message>
        <source>ratings that high are extremely rare: it may take minutes or find none</source>
        <translation>valoraciones tan altas son rarísimas: puede tardar minutos o no encontrar ninguna</translation>
    </message>
    <message>
        <source>reading pictures needs {packages}; install them with {command}</source>
        <translation>para leer imágenes hace falta {packages}; se instala con {command}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <translation>la región {number}</translation>
    </message>
    <message numerus="yes">
        <source>region {number} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>la región {number} tiene %n celda; se necesitan {needed}</numerusform>
            <numerusform>la región {number} tiene %n celdas; se necesitan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>regions {numbers}</source>
        <translation>las regiones {numbers}</translation>
    </message>
    <message>
        <source>removed {digits}</source>
        <translation>eliminado {digits}</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>líneas renban</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>reparaciones</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>reinicio</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>la fila {number}</translation>
    </message>
    <message>
        <source>row {number} holds a given twice; row permutations cannot represent it</source>
        <translation>la fila {number} contiene una pista dos veces; las permutaciones por filas no pueden representarlo</translation>
    </message>
    <message>
        <source>row {row} column {column}</source>
        <translation>fila {row}, columna {column}</translation>
    </message>
    <message numerus="yes">
        <source>row {row} has %n cell(s), need {needed}</source>
        <translation>
            <numerusform>la fila {row} tiene %n casilla; se necesitan {needed}</numerusform>
            <numerusform>la fila {row} tiene %n casillas; se necesitan {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row} has a symbol that cannot stand in a cell</source>
        <translation>la fila {row} tiene un símbolo que no puede estar en una casilla</translation>
    </message>
    <message>
        <source>rows {numbers}</source>
        <translation>las filas {numbers}</translation>
    </message>
    <message>
        <source>rules its digit out</source>
        <translation>descarta su dígito</translation>
    </message>
    <message>
        <source>rules its digit out elsewhere</source>
        <translation>descarta su dígito en otras celdas</translation>
    </message>
    <message>
        <source>rules {digit} out</source>
        <translation>descarta el {digit}</translation>
    </message>
    <message>
        <source>r{row}c{column}</source>
        <comment>short name of a cell</comment>
        <translation>F{row}C{column}</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sumas sándwich</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; calibrated on people</source>
        <translation>escala: fácil por debajo de {easy} generaciones de media, difícil por encima de {hard}; calibrada con personas</translation>
    </message>
    <message>
        <source>scale: easy below {easy} generations on average, hard above {hard}; published in 2007</source>
        <translation>escala: fácil por debajo de {easy} generaciones de media, difícil por encima de {hard}; publicada en 2007</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>seed and generations must be whole numbers from 0 to {most}</source>
        <translation>seed y generations tienen que ser números enteros de 0 a {most}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>varias soluciones</translation>
    </message>
    <message>
        <source>several solutions, since a single one needs at least {fewest} givens</source>
        <translation>varias soluciones, pues una sola necesita al menos {fewest} pistas</translation>
    </message>
    <message>
        <source>several solutions: two of them differ in {places}</source>
        <translation>varias soluciones: dos de ellas difieren en {places}</translation>
    </message>
    <message>
        <source>since the population began</source>
        <translation>desde el comienzo de la población</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>so this is false</source>
        <translation>así que es falso</translation>
    </message>
    <message>
        <source>so this is true</source>
        <translation>así que es verdadero</translation>
    </message>
    <message>
        <source>solution on page {page}</source>
        <translation>solución en la página {page}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelta</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>of a runner</comment>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>solved at generation {generation}</source>
        <translation>resuelto en la generación {generation}</translation>
    </message>
    <message>
        <source>solved grids of this kind are hardly ever found: it may take minutes or find none</source>
        <translation>casi nunca se encuentran cuadrículas resueltas de este tipo: puede tardar minutos o no dar ninguna</translation>
    </message>
    <message>
        <source>solved must be 0 or 1, got {value}</source>
        <translation>solved debe ser 0 o 1, no {value}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>starts with your first digit</source>
        <translation>empieza con su primer dígito</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>stopped before the rating was known</source>
        <translation>detenido antes de conocerse la valoración</translation>
    </message>
    <message numerus="yes">
        <source>stuck for
%n generation(s)</source>
        <translation>
            <numerusform>estancada durante
%n generación</numerusform>
            <numerusform>estancada durante
%n generaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>such files hold plain 9×9 grids only</source>
        <translation>estos archivos solo guardan cuadrículas de 9×9 con cajas y nada más</translation>
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
        <translation>intercambios</translation>
    </message>
    <message>
        <source>switch notes on and off (N unless it is a digit)</source>
        <translation>activar y desactivar las notas (N, salvo que sea un dígito)</translation>
    </message>
    <message>
        <source>tables need pandas and Arrow; install them with {command}</source>
        <translation>las tablas necesitan pandas y Arrow; instálelos con {command}</translation>
    </message>
    <message>
        <source>tags are nested too deeply</source>
        <translation>las etiquetas están anidadas a demasiada profundidad</translation>
    </message>
    <message>
        <source>the PDF has {pages} pages; at most {most} are read at a time: choose some</source>
        <translation>el PDF tiene {pages} páginas; se leen como máximo {most} a la vez: elija algunas</translation>
    </message>
    <message>
        <source>the PDF is damaged or incomplete</source>
        <translation>el PDF está dañado o incompleto</translation>
    </message>
    <message>
        <source>the PDF is protected by a password</source>
        <translation>el PDF está protegido con una contraseña</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>el autor</translation>
    </message>
    <message>
        <source>the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle</source>
        <translation>las barras no dividen las filas en cajas; para un rompecabezas, escriba sus regiones como una segunda cuadrícula debajo del sudoku</translation>
    </message>
    <message>
        <source>the benchmark has no instance {name}</source>
        <translation>la prueba comparativa no tiene la instancia {name}</translation>
    </message>
    <message>
        <source>the budget must have limits above 0 of {limits}</source>
        <translation>el presupuesto tiene que tener límites mayores que 0 de {limits}</translation>
    </message>
    <message>
        <source>the cells are not listed by rows ({name}); only rows can be read</source>
        <translation>las celdas no están listadas por filas ({name}); solo se pueden leer filas</translation>
    </message>
    <message>
        <source>the cells hold no givens, or symbols that are no digits of this size</source>
        <translation>las casillas no contienen cifras dadas, o contienen símbolos que no son cifras de este tamaño</translation>
    </message>
    <message>
        <source>the column {name} was not read</source>
        <translation>la columna {name} no se ha leído</translation>
    </message>
    <message>
        <source>the compiler failed: {last}</source>
        <translation>el compilador falló: {last}</translation>
    </message>
    <message>
        <source>the digit {digit} fits nowhere in {unit}</source>
        <translation>el dígito {digit} no cabe en ningún lugar de {unit}</translation>
    </message>
    <message>
        <source>the document has version {version}; this program reads {newest}</source>
        <translation>el documento tiene la versión {version}; este programa lee la {newest}</translation>
    </message>
    <message>
        <source>the encoding of its text has no {symbol}</source>
        <translation>la codificación del texto no tiene {symbol}</translation>
    </message>
    <message>
        <source>the fewest givens, {fewest}, must not be more than the most, {most}</source>
        <translation>el mínimo de pistas, {fewest}, no debe ser mayor que el máximo, {most}</translation>
    </message>
    <message>
        <source>the file has version {version} of the format, and this program reads up to {newest}</source>
        <translation>el archivo tiene la versión {version} del formato, y este programa lee hasta la {newest}</translation>
    </message>
    <message>
        <source>the file has version {version}; this program reads {newest}</source>
        <translation>el archivo tiene la versión {version}; este programa lee {newest}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>el archivo ocupa más de {most} bytes</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>el archivo ocupa más de {size} MiB</translation>
    </message>
    <message>
        <source>the file is not text in UTF-8</source>
        <translation>el archivo no es texto en UTF-8</translation>
    </message>
    <message>
        <source>the grid has irregular regions, as in a jigsaw Sudoku, which cannot be read from pictures; write its digits and its regions as two grids of text, and paste them</source>
        <translation>la cuadrícula tiene regiones irregulares, como un sudoku irregular, que no se puede leer de imágenes; escriba sus cifras y sus regiones como dos cuadrículas de texto y péguelas</translation>
    </message>
    <message>
        <source>the grid must have {size} rows of {size} cells</source>
        <translation>la cuadrícula debe tener {size} filas de {size} casillas</translation>
    </message>
    <message>
        <source>the individual alone</source>
        <translation>solo el individuo</translation>
    </message>
    <message>
        <source>the last step swapped {one} and {other} in {unit}</source>
        <translation>el último paso intercambió {one} y {other} en {unit}</translation>
    </message>
    <message>
        <source>the lines between the regions are damaged</source>
        <translation>las líneas entre las regiones están dañadas</translation>
    </message>
    <message>
        <source>the link has no whole puzzle in it; copy the whole link</source>
        <translation>el enlace no contiene un sudoku entero; copie el enlace completo</translation>
    </message>
    <message numerus="yes">
        <source>the longest trap:
%n generation(s) at {fitness}</source>
        <translation>
            <numerusform>la trampa más larga:
%n generación en {fitness}</numerusform>
            <numerusform>la trampa más larga:
%n generaciones en {fitness}</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest rating must lie between 0 and the highest, got {lowest} to {highest}</source>
        <translation>la valoración mínima tiene que estar entre 0 y la máxima; se ha indicado de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>the number of givens must lie between {lowest} and {highest}: with fewer there are always several solutions, with more there is hardly anything left to solve; got {fewest} to {most}</source>
        <translation>el número de pistas tiene que estar entre {lowest} y {highest}: con menos hay siempre varias soluciones, con más apenas queda nada que resolver; se ha indicado de {fewest} a {most}</translation>
    </message>
    <message>
        <source>the number of puzzles must lie between 1 and {most}, got {number}</source>
        <translation>el número de sudokus tiene que estar entre 1 y {most}, pero es {number}</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy the whole link</source>
        <translation>el sudoku comprimido está dañado; copie el enlace completo</translation>
    </message>
    <message>
        <source>the packed puzzle is too long</source>
        <translation>el sudoku comprimido es demasiado largo</translation>
    </message>
    <message>
        <source>the picture has more than {count} megapixels</source>
        <translation>la imagen tiene más de {count} megapíxeles</translation>
    </message>
    <message>
        <source>the picture is damaged or incomplete</source>
        <translation>la imagen está dañada o incompleta</translation>
    </message>
    <message>
        <source>the picture is too narrow to hold a grid: {width} by {height} pixels</source>
        <translation>la imagen es demasiado estrecha para una cuadrícula: {width} por {height} píxeles</translation>
    </message>
    <message>
        <source>the picture is too small: {width} by {height} pixels</source>
        <translation>la imagen es demasiado pequeña: {width} por {height} píxeles</translation>
    </message>
    <message>
        <source>the picture needs more memory than there is</source>
        <translation>la imagen necesita más memoria de la que hay</translation>
    </message>
    <message>
        <source>the printer did not accept the job</source>
        <translation>la impresora no aceptó el trabajo</translation>
    </message>
    <message>
        <source>the rating</source>
        <translation>la valoración</translation>
    </message>
    <message>
        <source>the runs made on it</source>
        <translation>las ejecuciones hechas con él</translation>
    </message>
    <message>
        <source>the seed is not a whole number from 0 to {most}</source>
        <translation>la semilla no es un número entero de 0 a {most}</translation>
    </message>
    <message>
        <source>the size must lie between {fewest} and {most}, got {number}</source>
        <translation>el tamaño debe estar entre {fewest} y {most}, no {number}</translation>
    </message>
    <message>
        <source>the solution does not belong to this puzzle</source>
        <translation>la solución no es una de este sudoku</translation>
    </message>
    <message>
        <source>the solution of puzzle {number} is not known</source>
        <translation>no se conoce la solución del sudoku {number}</translation>
    </message>
    <message>
        <source>the solution of the puzzle after it</source>
        <translation>la solución del sudoku siguiente</translation>
    </message>
    <message>
        <source>the solution of the puzzle before it</source>
        <translation>la solución del sudoku anterior</translation>
    </message>
    <message>
        <source>the solution, copies included</source>
        <translation>la solución, copias incluidas</translation>
    </message>
    <message>
        <source>the solution, remembered until a restart</source>
        <translation>la solución, recordada hasta un reinicio</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>la fuente</translation>
    </message>
    <message>
        <source>the source of {operator} cannot be read; define it with def, in a notebook or in a file</source>
        <translation>no se puede leer el código fuente de {operator}; defínalo con def, en un cuaderno o en un archivo</translation>
    </message>
    <message>
        <source>the source of {operator} has {length} characters; at most {most} are allowed</source>
        <translation>el código fuente de {operator} tiene {length} caracteres; se permiten como máximo {most}</translation>
    </message>
    <message>
        <source>the text is longer than {most} characters</source>
        <translation>el texto tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>the text is too long; the rest was not searched</source>
        <translation>el texto es demasiado largo; el resto no se examinó</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the variants must be a list of some of {names}</source>
        <translation>las variantes deben ser una lista de entre {names}</translation>
    </message>
    <message>
        <source>the version must be written like {example}</source>
        <translation>la versión tiene que escribirse como {example}</translation>
    </message>
    <message>
        <source>the workers have version {other} of the program, not {own}</source>
        <translation>los procesos de trabajo tienen la versión {other} del programa, no la {own}</translation>
    </message>
    <message>
        <source>the workers of the hunt end again and again; it was given up</source>
        <translation>los procesos de la búsqueda terminan una y otra vez; se abandonó</translation>
    </message>
    <message>
        <source>the workers of the study end again and again; it was given up</source>
        <translation>los procesos del estudio terminan una y otra vez; se abandonó</translation>
    </message>
    <message>
        <source>the {digit} in {cell} is wrong</source>
        <translation>el {digit} de {cell} es erróneo</translation>
    </message>
    <message>
        <source>there are more digits than puzzles usually have; some of them may be entries</source>
        <translation>hay más cifras de las que suelen tener los sudokus; algunas pueden ser entradas</translation>
    </message>
    <message>
        <source>there are more values than in any file of its kind</source>
        <translation>hay más valores que en cualquier archivo de su clase</translation>
    </message>
    <message>
        <source>there is another puzzle called {name}</source>
        <translation>otro sudoku se llama ya {name}</translation>
    </message>
    <message>
        <source>there is another run of {name} with this seed</source>
        <translation>hay otra ejecución de {name} con esta semilla</translation>
    </message>
    <message>
        <source>there is another system called {name}; rename the file</source>
        <translation>ya hay otro sistema llamado {name}; cambie el nombre del archivo</translation>
    </message>
    <message>
        <source>there is another {file} already; rename one of them</source>
        <translation>ya hay otro {file}; cambie el nombre de uno de ellos</translation>
    </message>
    <message>
        <source>there is no file {file}; name the folder it is in with --data</source>
        <translation>no hay ningún archivo {file}; indique su carpeta con --data</translation>
    </message>
    <message numerus="yes">
        <source>there is no page {page}: the PDF has %n page(s)</source>
        <translation>
            <numerusform>no hay página {page}: el PDF tiene %n página</numerusform>
            <numerusform>no hay página {page}: el PDF tiene %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no puzzle called {name}</source>
        <translation>ningún sudoku se llama {name}</translation>
    </message>
    <message>
        <source>there is no puzzle to print</source>
        <translation>no hay ningún sudoku que imprimir</translation>
    </message>
    <message>
        <source>there is nothing to tune; give a setting a list or a range of values</source>
        <translation>no hay nada que afinar; dé a un ajuste una lista o un intervalo de valores</translation>
    </message>
    <message>
        <source>there must be as many as there are puzzles</source>
        <translation>tiene que haber tantos como sudokus</translation>
    </message>
    <message>
        <source>there must be notes for {cells} cells, got {got}</source>
        <translation>tiene que haber notas para {cells} celdas, no para {got}</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>termómetros</translation>
    </message>
    <message>
        <source>these are the regions of a jigsaw without its puzzle</source>
        <translation>estas son las regiones de un rompecabezas sin su sudoku</translation>
    </message>
    <message>
        <source>these cells stand among links, and were not read</source>
        <translation>estas casillas están entre enlaces y no se han leído</translation>
    </message>
    <message>
        <source>they must be a list of {sizes} rows</source>
        <translation>tienen que ser una lista de {sizes} filas</translation>
    </message>
    <message>
        <source>this generation: {cost}</source>
        <translation>esta generación: {cost}</translation>
    </message>
    <message>
        <source>this hunt is under way in another window or program; end it there, or take another seed</source>
        <translation>esta caza está en marcha en otra ventana u otro programa; termínela allí, o tome otra semilla</translation>
    </message>
    <message>
        <source>this is XML of a kind that is not read here (it begins with {tag})</source>
        <translation>esto es XML de un tipo que aquí no se lee (empieza por {tag})</translation>
    </message>
    <message>
        <source>this is a Jupyter notebook; copy the puzzle in it and paste it</source>
        <translation>esto es un cuaderno de Jupyter; copie el sudoku que contiene y péguelo</translation>
    </message>
    <message>
        <source>this is a PDF; open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>esto es un PDF; ábralo con «Leer foto» en la ventana o con «sudoku-cli read»</translation>
    </message>
    <message>
        <source>this is a comment; remove its mark to read the puzzle in it</source>
        <translation>esto es un comentario; quite su marca para leer el sudoku que contiene</translation>
    </message>
    <message>
        <source>this is a compact SudokuPad link, which is not read here; open it in the browser and copy the puzzle</source>
        <translation>esto es un enlace compacto de SudokuPad, que aquí no se lee; ábralo en el navegador y copie el sudoku</translation>
    </message>
    <message>
        <source>this is a compressed file ({kind}); unpack it and open the file in it</source>
        <translation>esto es un archivo comprimido ({kind}); descomprímalo y abra el archivo que contiene</translation>
    </message>
    <message>
        <source>this is a database ({kind}); export the puzzles from the program that wrote it</source>
        <translation>esto es una base de datos ({kind}); exporte los sudokus desde el programa que la escribió</translation>
    </message>
    <message>
        <source>this is a document ({kind}); save it as plain text, or copy the puzzle and paste it</source>
        <translation>esto es un documento ({kind}); guárdelo como texto sin formato, o copie el sudoku y péguelo</translation>
    </message>
    <message>
        <source>this is a file for printers ({kind}); convert it to PDF, which can be read as a picture</source>
        <translation>esto es un archivo para impresoras ({kind}); conviértalo a PDF, que se puede leer como imagen</translation>
    </message>
    <message>
        <source>this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there</source>
        <translation>esto es un enlace a un sudoku en un servidor; ábralo en el navegador y copie allí el sudoku</translation>
    </message>
    <message numerus="yes">
        <source>this is a pattern of %n cell(s), not a puzzle</source>
        <translation>
            <numerusform>esto es un patrón de %n celda, no un sudoku</numerusform>
            <numerusform>esto es un patrón de %n celdas, no un sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a picture ({kind}); open it with Read Photo in the window, or with &quot;sudoku-cli read&quot;</source>
        <translation>esto es una imagen ({kind}); ábrala con «Leer foto» en la ventana o con «sudoku-cli read»</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation>esto es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>this is a random seed of Solo; copy the game ID from its menu Game, Specific</source>
        <translation>esto es una semilla aleatoria de Solo; copie el ID de la partida de su menú «Game», «Specific»</translation>
    </message>
    <message>
        <source>this is a solved grid</source>
        <translation>esta es una cuadrícula resuelta</translation>
    </message>
    <message>
        <source>this is a spreadsheet ({kind}); save it as CSV, or copy its cells and paste them</source>
        <translation>esto es una hoja de cálculo ({kind}); guárdela como CSV, o copie sus celdas y péguelas</translation>
    </message>
    <message>
        <source>this is a web page without a puzzle in a table; copy the puzzle in the browser and paste it</source>
        <translation>esto es una página web sin ningún sudoku en una tabla; copie el sudoku en el navegador y péguelo</translation>
    </message>
    <message>
        <source>this is another kind of puzzle ({name}), not a Sudoku</source>
        <translation>este es otro tipo de pasatiempo ({name}), no un sudoku</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>esto no es TOML: {reason}</translation>
    </message>
    <message>
        <source>this is not XML (it contains half a character)</source>
        <translation>esto no es XML (contiene medio carácter)</translation>
    </message>
    <message>
        <source>this is not XML ({reason})</source>
        <translation>esto no es XML ({reason})</translation>
    </message>
    <message>
        <source>this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)</source>
        <translation>no es una imagen legible (JPEG, PNG, WebP, BMP, GIF, TIFF o PDF)</translation>
    </message>
    <message>
        <source>this is not a text file (it contains zero bytes)</source>
        <translation>esto no es un archivo de texto (contiene bytes nulos)</translation>
    </message>
    <message>
        <source>this is not a text file (it is not UTF-8)</source>
        <translation>esto no es un archivo de texto (no está en UTF-8)</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>esto no es JSON válido</translation>
    </message>
    <message>
        <source>this is valid JSON, but no puzzle was found in it</source>
        <translation>esto es JSON válido, pero no se ha encontrado ningún sudoku en él</translation>
    </message>
    <message>
        <source>this key is unknown; there are {keys}</source>
        <translation>esta clave es desconocida; existen {keys}</translation>
    </message>
    <message>
        <source>this looks like a killer Sudoku, which cannot be read from pictures</source>
        <translation>esto parece un sudoku killer, que no se puede leer de imágenes</translation>
    </message>
    <message>
        <source>this looks like a samurai of five grids that overlap; only single grids can be read here</source>
        <translation>esto parece un samurái de cinco cuadrículas que se solapan; aquí solo se leen cuadrículas sueltas</translation>
    </message>
    <message>
        <source>this looks like cells, but not like a grid that can be read</source>
        <translation>esto parece casillas, pero no una cuadrícula que se pueda leer</translation>
    </message>
    <message>
        <source>this puzzle has rules that are not known here ({rules}); only classic puzzles, diagonals, windoku, jigsaws and Latin squares can be read</source>
        <translation>este sudoku tiene reglas que aquí no se conocen ({rules}); solo se pueden leer sudokus clásicos, diagonales, windoku, irregulares y cuadrados latinos</translation>
    </message>
    <message>
        <source>this puzzle is {size}×{size}; only {sizes} can be read here</source>
        <translation>este sudoku es de {size}×{size}; aquí solo se pueden leer los de {sizes}</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>to</source>
        <comment>the last value</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>to the ends of the row; to the corners of the grid</source>
        <translation>a los extremos de la fila; a las esquinas de la cuadrícula</translation>
    </message>
    <message>
        <source>too few puzzles to tell</source>
        <translation>muy pocos sudokus para saberlo</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <source>trials each</source>
        <translation>ensayos cada uno</translation>
    </message>
    <message>
        <source>true in this chain</source>
        <translation>verdadero en esta cadena</translation>
    </message>
    <message>
        <source>tuning needs Optuna; install it with {command}</source>
        <translation>para afinar hace falta Optuna; instálelo con {command}</translation>
    </message>
    <message>
        <source>tuning needs further puzzles to test its result on; there are {count}</source>
        <translation>para afinar hacen falta sudokus que no se usen para ello; hay {count}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>two of these four hold it</source>
        <translation>dos de estas cuatro lo contienen</translation>
    </message>
    <message>
        <source>undecided: the exact solver timed out</source>
        <translation>sin decidir: al solucionador exacto se le acabó el tiempo</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>sin valorar</translation>
    </message>
    <message>
        <source>version must be a whole number from 1, got {value}</source>
        <translation>version tiene que ser un número entero a partir de 1, pero es {value}</translation>
    </message>
    <message>
        <source>what a newer version of the program has added</source>
        <translation>lo que ha añadido una versión más nueva del programa</translation>
    </message>
    <message>
        <source>what evolution finds harder, people find easier</source>
        <translation>lo que a la evolución le resulta más difícil, a las personas les resulta más fácil</translation>
    </message>
    <message>
        <source>what was kept of the run’s course is damaged</source>
        <translation>lo que se guardó del curso de la ejecución está dañado</translation>
    </message>
    <message>
        <source>what was kept of the study is damaged</source>
        <translation>lo que se guardó del estudio está dañado</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>susurros</translation>
    </message>
    <message>
        <source>windoku</source>
        <translation>windoku</translation>
    </message>
    <message>
        <source>window {number}</source>
        <translation>la ventana {number}</translation>
    </message>
    <message>
        <source>windows {numbers}</source>
        <translation>las ventanas {numbers}</translation>
    </message>
    <message>
        <source>with so many givens a puzzle is hardly ever that difficult</source>
        <translation>con tantas pistas un sudoku casi nunca es tan difícil</translation>
    </message>
    <message>
        <source>without improvement</source>
        <translation>sin mejora</translation>
    </message>
    <message>
        <source>worst {cost}</source>
        <translation>peor {cost}</translation>
    </message>
    <message>
        <source>worst: {cost}</source>
        <translation>peor: {cost}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>erróneo</translation>
    </message>
    <message>
        <source>your entries</source>
        <translation>sus entradas</translation>
    </message>
    <message>
        <source>your notes</source>
        <translation>sus notas</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}, {cores}</source>
        <translation>{aim}, semilla {seed}, {cores}</translation>
    </message>
    <message>
        <source>{aim}, seed {seed}: {best} after {time}</source>
        <translation>{aim}, semilla {seed}: {best} tras {time}</translation>
    </message>
    <message>
        <source>{algorithm} has no setting {setting}; it has {settings}</source>
        <translation>{algorithm} no tiene ningún ajuste {setting}; tiene {settings}</translation>
    </message>
    <message>
        <source>{algorithm} on {puzzle}: {reason}</source>
        <translation>{algorithm} en {puzzle}: {reason}</translation>
    </message>
    <message>
        <source>{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.</source>
        <translation>{cells} solo pueden contener {digits}, así que ninguna otra celda de {unit} puede contener ninguno de ellos.</translation>
    </message>
    <message>
        <source>{cells}: as founder {founder} had them.</source>
        <translation>{cells}: como las tenía el fundador {founder}.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, a random candidate.</source>
        <translation>{cells}: desde la generación {generation}, apareamiento {mating}, un candidato al azar.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, by mutation.</source>
        <translation>{cells}: desde la generación {generation}, apareamiento {mating}, por mutación.</translation>
    </message>
    <message>
        <source>{cells}: since generation {generation}, mating {mating}, forced.</source>
        <translation>{cells}: desde la generación {generation}, apareamiento {mating}, forzado.</translation>
    </message>
    <message>
        <source>{cell} ({one} or {other})</source>
        <translation>{cell} ({one} o {other})</translation>
    </message>
    <message>
        <source>{cell} holds a digit already</source>
        <translation>la {cell} ya contiene un dígito</translation>
    </message>
    <message>
        <source>{cell} holds a given</source>
        <translation>la {cell} contiene una pista</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <translation>{cell} no es {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <translation>{cell} es {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}.</source>
        <translation>{cell} es {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}. Removed: {removals}.</source>
        <translation>{cell} es {digit}. Se elimina: {removals}.</translation>
    </message>
    <message>
        <source>{cell}: no digit fits any more, so it stays blank.</source>
        <translation>{cell}: ya no cabe ningún dígito, así que queda vacía.</translation>
    </message>
    <message>
        <source>{cell}: there is no other candidate, and nothing changes.</source>
        <translation>{cell}: no hay otro candidato, y nada cambia.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the father.</source>
        <translation>{cell}: {digit} del padre.</translation>
    </message>
    <message>
        <source>{cell}: {digit} from the mother.</source>
        <translation>{cell}: {digit} de la madre.</translation>
    </message>
    <message>
        <source>{cell}: {digit} in place of {before}.</source>
        <translation>{cell}: {digit} en lugar de {before}.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate by mutation.</source>
        <translation>{cell}: {digit}, un candidato al azar por mutación.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate, for neither parent’s digit fits.</source>
        <translation>{cell}: {digit}, un candidato al azar, pues no cabe el dígito de ningún progenitor.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, a random candidate.</source>
        <translation>{cell}: {digit}, un candidato al azar.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, the only digit left for it.</source>
        <translation>{cell}: {digit}, el único dígito que le queda.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which both parents have.</source>
        <translation>{cell}: {digit}, que tienen ambos progenitores.</translation>
    </message>
    <message>
        <source>{cell}: {digit}, which has no other place left in {unit}.</source>
        <translation>{cell}: {digit}, al que no le queda otro lugar en {unit}.</translation>
    </message>
    <message>
        <source>{chains} On the way, dynamic forcing chains with chains inside them rule out candidates.</source>
        <translation>{chains} Por el camino, cadenas forzadas dinámicas con otras cadenas dentro descartan candidatos.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and cell or region forcing chains rule out candidates.</source>
        <translation>{chains} Por el camino, patrones y cadenas forzadas de celda o de región descartan candidatos.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and dynamic forcing chains rule out candidates.</source>
        <translation>{chains} Por el camino, patrones y cadenas forzadas dinámicas descartan candidatos.</translation>
    </message>
    <message>
        <source>{chains} On the way, patterns and forcing chains rule out candidates.</source>
        <translation>{chains} Por el camino, patrones y cadenas forzadas descartan candidatos.</translation>
    </message>
    <message>
        <source>{chains} with dynamic forcing chains</source>
        <translation>{chains} con cadenas forzadas dinámicas</translation>
    </message>
    <message>
        <source>{chains} with forcing chains</source>
        <translation>{chains} con cadenas forzadas</translation>
    </message>
    <message>
        <source>{chains} with multiple forcing chains</source>
        <translation>{chains} con cadenas forzadas múltiples</translation>
    </message>
    <message>
        <source>{chains} with nested forcing chains</source>
        <translation>{chains} con cadenas forzadas anidadas</translation>
    </message>
    <message>
        <source>{changes}: exactly one solution</source>
        <translation>{changes}: exactamente una solución</translation>
    </message>
    <message>
        <source>{columns}×{rows} grids cannot be read from pictures, only 9×9</source>
        <translation>no se pueden leer cuadrículas de {columns}×{rows} de imágenes, solo de 9×9</translation>
    </message>
    <message numerus="yes">
        <source>{conflict}; and %n more conflict(s)</source>
        <translation>
            <numerusform>{conflict}; y %n conflicto más</numerusform>
            <numerusform>{conflict}; y %n conflictos más</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} characters are too many for one puzzle</source>
        <translation>{count} caracteres son demasiados para un solo sudoku</translation>
    </message>
    <message>
        <source>{count} {digit}s in box {unit}: {places}</source>
        <translation>{count} {digit} en la caja {unit}: {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in column {unit}: rows {places}</source>
        <translation>{count} {digit} en la columna {unit}: filas {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in row {unit}: columns {places}</source>
        <translation>{count} {digit} en la fila {unit}: columnas {places}</translation>
    </message>
    <message>
        <source>{count} {digit}s in {unit}: {places}</source>
        <translation>{count} {digit} en {unit}: {places}</translation>
    </message>
    <message>
        <source>{date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>{digits} from {cells}</source>
        <translation>{digits} de {cells}</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <translation>{digits} en {cells}</translation>
    </message>
    <message>
        <source>{digit} goes here</source>
        <translation>aquí va el {digit}</translation>
    </message>
    <message>
        <source>{digit}, given</source>
        <translation>{digit}, pista</translation>
    </message>
    <message>
        <source>{digit}, put in by a player</source>
        <translation>{digit}, introducido por un jugador</translation>
    </message>
    <message>
        <source>{digit}: {left}</source>
        <translation>{digit}: {left}</translation>
    </message>
    <message>
        <source>{done} of {pages}</source>
        <translation>{done} de {pages}</translation>
    </message>
    <message>
        <source>{elite} must be below the population of {population}, got {number}</source>
        <translation>{elite} debe ser menor que la población de {population}, pero es {number}</translation>
    </message>
    <message>
        <source>{ending}, fitness {fitness}</source>
        <translation>{ending}, aptitud {fitness}</translation>
    </message>
    <message>
        <source>{escape} is among the escapes more than once</source>
        <translation>{escape} está más de una vez entre los escapes</translation>
    </message>
    <message>
        <source>{figures}.</source>
        <translation>{figures}.</translation>
    </message>
    <message>
        <source>{file} already exists, and perhaps other files of this print. Replace them?</source>
        <translation>{file} ya existe, y quizá otros archivos de esta impresión. ¿Sustituirlos?</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} ya existe. ¿Quiere reemplazarlo?</translation>
    </message>
    <message>
        <source>{file} and similar files already exist. Replace them?</source>
        <translation>{file} y otros archivos similares ya existen. ¿Sustituirlos?</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {reason}</source>
        <translation>No se puede importar {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the file and its folder must be writable</source>
        <translation>no se puede abrir {file}: debe poderse escribir en el archivo y su carpeta</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>No se puede abrir {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} no se puede usar: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}; set the file aside, and a new one is begun</source>
        <translation>no se puede usar {file}: {reason}; aparte el archivo y se empezará otro</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>no se pudo escribir {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program since it was opened here. Replace it?</source>
        <translation>Otro programa ha modificado {file} desde que se abrió aquí. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>{file} is in use by another program; try again when it has finished</source>
        <translation>otro programa está usando {file}; inténtelo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>{file} is larger than {most} bytes</source>
        <translation>{file} ocupa más de {most} bytes</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8</source>
        <translation>{file} no es texto en UTF-8</translation>
    </message>
    <message>
        <source>{file} shows a Sudoku of another kind.</source>
        <translation>{file} muestra un sudoku de otro tipo.</translation>
    </message>
    <message>
        <source>{file} was not saved, because other parts of it would be lost: {reason}.</source>
        <translation>{file} no se guardó, porque se perderían otras partes del archivo: {reason}.</translation>
    </message>
    <message>
        <source>{file} was not written: files of this kind cannot hold such a grid ({grid}); a document can.</source>
        <translation>{file} no se ha escrito: los archivos de este tipo no admiten una cuadrícula así ({grid}); un documento, sí.</translation>
    </message>
    <message>
        <source>{file} was saved without {things}.</source>
        <translation>Se ha guardado {file} sin {things}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; this one cannot read it</source>
        <translation>{file} fue escrito por una versión más reciente del programa; esta no puede leerlo</translation>
    </message>
    <message>
        <source>{file} – Rate Collection</source>
        <translation>{file} – Valorar colección</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, línea {line}: {problem}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, línea {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{filled} of {cells} cells filled</source>
        <translation>{filled} de {cells} celdas llenas</translation>
    </message>
    <message>
        <source>{finding} (Compared with the exact solver’s solution.)</source>
        <translation>{finding} (Comparado con la solución del solucionador exacto).</translation>
    </message>
    <message>
        <source>{finding} With your entries there is no solution, as the exact solver proves.</source>
        <translation>{finding} Con sus entradas no hay solución, como demuestra el solucionador exacto.</translation>
    </message>
    <message>
        <source>{finds} on {islands}.</source>
        <translation>{finds} en {islands}.</translation>
    </message>
    <message>
        <source>{finished} of {runs}</source>
        <translation>{finished} de {runs}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first} or {last} is {digit}, so {cell}, which sees both, is not.</source>
        <translation>{first} o {last} es {digit}, así que {cell}, que ve ambas, no lo es.</translation>
    </message>
    <message>
        <source>{first} or {second} is {z}, so no cell that sees both can hold it.</source>
        <translation>{first} o {second} es {z}, así que ninguna celda que vea ambas puede contenerlo.</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{fitness} (logarithmic)</source>
        <translation>{fitness} (logarítmica)</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best} at generation {generation}.</source>
        <translation>{fitness} a lo largo de las generaciones: mejor {best} en la generación {generation}.</translation>
    </message>
    <message>
        <source>{fitness} over generations: best {best}, average {mean}, worst {worst} at generation {generation}; a solution has {optimum}.</source>
        <translation>{fitness} a lo largo de las generaciones: mejor {best}, media {mean}, peor {worst} en la generación {generation}; una solución tiene {optimum}.</translation>
    </message>
    <message>
        <source>{fitness}; a solution has {optimum}</source>
        <translation>{fitness}; una solución tiene {optimum}</translation>
    </message>
    <message>
        <source>{folder} belongs to somebody else</source>
        <translation>{folder} pertenece a otra persona</translation>
    </message>
    <message>
        <source>{folder} cannot be written</source>
        <translation>no se puede escribir en {folder}</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <translation>{found} de {wanted}</translation>
    </message>
    <message>
        <source>{found} of {wanted} made, {tried} tried …</source>
        <translation>{found} de {wanted} creados, {tried} probados…</translation>
    </message>
    <message>
        <source>{generation}, fitness {fitness}</source>
        <translation>{generation}, aptitud {fitness}</translation>
    </message>
    <message>
        <source>{givens}; {verdict}</source>
        <translation>{givens}; {verdict}</translation>
    </message>
    <message>
        <source>{key} appears twice</source>
        <translation>{key} aparece dos veces</translation>
    </message>
    <message>
        <source>{key} has {length} characters; at most {most} are allowed</source>
        <translation>{key} tiene {length} caracteres; se permiten {most} como máximo</translation>
    </message>
    <message>
        <source>{key} holds no cells of a puzzle</source>
        <translation>{key} no contiene casillas de ningún sudoku</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <source>{key} is not known to this version</source>
        <translation>esta versión no conoce {key}</translation>
    </message>
    <message>
        <source>{key} is unknown; there are {keys}</source>
        <translation>{key} es desconocido; existen {keys}</translation>
    </message>
    <message>
        <source>{key} must be a list</source>
        <translation>{key} tiene que ser una lista</translation>
    </message>
    <message>
        <source>{key} must be one line of text, got {value}</source>
        <translation>{key} tiene que ser una línea de texto, pero es {value}</translation>
    </message>
    <message>
        <source>{key} must have a kind, which is one of {choices}</source>
        <translation>{key} necesita un &quot;kind&quot;, que es uno de {choices}</translation>
    </message>
    <message>
        <source>{key} must not be empty</source>
        <translation>{key} no puede estar vacío</translation>
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
        <translation>{level} para la evolución</translation>
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
        <translation>{name} desde</translation>
    </message>
    <message>
        <source>{name} of {operator} must be number(default, minimum, maximum) or flag(default), and its name must be free; {names} are taken</source>
        <translation>{name} de {operator} debe ser number(valor, mínimo, máximo) o flag(valor) y tener un nombre libre; están ocupados {names}</translation>
    </message>
    <message>
        <source>{name} of {tag} must be a whole number</source>
        <translation>{name} de {tag} debe ser un número entero</translation>
    </message>
    <message>
        <source>{name} to</source>
        <translation>{name} hasta</translation>
    </message>
    <message>
        <source>{name} was first: {amount}, against {other}.</source>
        <translation>{name} fue primero: {amount} frente a {other}.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number} G</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number} M</translation>
    </message>
    <message>
        <source>{number} generations</source>
        <translation>{number} generaciones</translation>
    </message>
    <message>
        <source>{number} grids</source>
        <translation>{number} cuadrículas</translation>
    </message>
    <message>
        <source>{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again</source>
        <translation>una hoja de cálculo ha redondeado {number}; dé a su columna formato de texto y copie el sudoku de nuevo</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number} k</translation>
    </message>
    <message>
        <source>{number} of {cells}</source>
        <translation>{number} de {cells}</translation>
    </message>
    <message>
        <source>{number} of {children}</source>
        <translation>{number} de {children}</translation>
    </message>
    <message>
        <source>{number} of {count}: {technique}</source>
        <translation>{number} de {count}: {technique}</translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} segundos</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} ensayos</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other: a population begins anew in only one way</source>
        <translation>{one} y {other} se excluyen: una población vuelve a empezar de una sola manera</translation>
    </message>
    <message>
        <source>{operators} made a grid with a cost of 0 that is no solution: {grid}</source>
        <translation>{operators} produjo una cuadrícula de coste 0 que no es solución: {grid}</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: go through a list of rows by their numbers, as in for row in range(len(blocks))</source>
        <translation>{operator} no se puede compilar: recorra una lista de filas por sus números, como en for row in range(len(blocks))</translation>
    </message>
    <message>
        <source>{operator} cannot be compiled: {reason}</source>
        <translation>{operator} no se puede compilar: {reason}</translation>
    </message>
    <message>
        <source>{operator} changed the given {given} in {cell} to {value}</source>
        <translation>{operator} cambió el dato {given} de {cell} por {value}</translation>
    </message>
    <message>
        <source>{operator} changes nothing this time.</source>
        <translation>{operator} no cambia nada esta vez.</translation>
    </message>
    <message>
        <source>{operator} chooses both parents.</source>
        <translation>{operator} elige a los dos padres.</translation>
    </message>
    <message>
        <source>{operator} does not end: a call was stopped after {most} passes through its loops</source>
        <translation>{operator} no termina: una llamada se detuvo tras {most} pasadas por sus bucles</translation>
    </message>
    <message>
        <source>{operator} draws from another random generator, in {line}, so its runs could not be repeated; draw with random.index(n) or random.uniform()</source>
        <translation>{operator} usa otro generador aleatorio, en {line}, y sus ejecuciones no se podrían repetir; use random.index(n) o random.uniform()</translation>
    </message>
    <message>
        <source>{operator} gives another result when it is compiled, where integers have 64 bits; {first} became {compiled}</source>
        <translation>{operator} da otro resultado al compilarse, donde los enteros tienen 64 bits; {first} pasó a ser {compiled}</translation>
    </message>
    <message>
        <source>{operator} gives it no place.</source>
        <translation>{operator} no le da ningún lugar.</translation>
    </message>
    <message>
        <source>{operator} gives it the place of rank {rank}, which had {fitness}.</source>
        <translation>{operator} le da el lugar del rango {rank}, que tenía {fitness}.</translation>
    </message>
    <message>
        <source>{operator} gives two results for one grid and one state of the random generator, so its runs could not be repeated; draw with random.index(n) or random.uniform() only</source>
        <translation>{operator} da dos resultados para una cuadrícula y un estado del generador aleatorio, y sus ejecuciones no se podrían repetir; use solo random.index(n) o random.uniform()</translation>
    </message>
    <message>
        <source>{operator} has the argument {name}, which is none of {offered}; declare a parameter with {name}=number(default, minimum, maximum) in the decorator</source>
        <translation>{operator} tiene el argumento {name}, que no es ninguno de {offered}; declare un parámetro con {name}=number(valor, mínimo, máximo) en el decorador</translation>
    </message>
    <message>
        <source>{operator} has {number} parameters; at most {most} are allowed</source>
        <translation>{operator} tiene {number} parámetros; se permiten como máximo {most}</translation>
    </message>
    <message>
        <source>{operator} left the digit {digit} twice in {block}, in {cells}; there it may only exchange digits</source>
        <translation>{operator} dejó el dígito {digit} dos veces en {block}, en {cells}; allí solo puede intercambiar dígitos</translation>
    </message>
    <message>
        <source>{operator} must have the argument {name}, and has {arguments}</source>
        <translation>{operator} debe tener el argumento {name}, y tiene {arguments}</translation>
    </message>
    <message>
        <source>{operator} must return a number, got {value}</source>
        <translation>{operator} debe devolver un número, no {value}</translation>
    </message>
    <message>
        <source>{operator} must return the rank that the child takes, from 0 to {last}, or -1 for none, got {value}</source>
        <translation>{operator} debe devolver el rango que ocupa el hijo, de 0 a {last}, o -1 si ninguno, no {value}</translation>
    </message>
    <message>
        <source>{operator} must return the ranks of two parents, each from 0 to {last}, got {value}</source>
        <translation>{operator} debe devolver los rangos de dos padres, cada uno de 0 a {last}, no {value}</translation>
    </message>
    <message>
        <source>{operator} must take plain arguments, without defaults, * or **; give a parameter its default with number(default, minimum, maximum) or flag(default) in the decorator</source>
        <translation>{operator} debe tener argumentos simples, sin valores por omisión, * ni **; dé a un parámetro su valor con number(valor, mínimo, máximo) o flag(valor) en el decorador</translation>
    </message>
    <message>
        <source>{operator} raised an error in {line}: {error}</source>
        <translation>{operator} produjo un error en {line}: {error}</translation>
    </message>
    <message>
        <source>{operator} raised an error when it was compiled, and none in plain Python</source>
        <translation>{operator} produjo un error al compilarse, y ninguno en Python puro</translation>
    </message>
    <message>
        <source>{operator} raised an error, such as an index outside an array, or did not end</source>
        <translation>{operator} produjo un error, como un índice fuera de una tabla, o no terminó</translation>
    </message>
    <message>
        <source>{operator} returned 0 for a grid that is not solved; only a solution may have a cost of 0</source>
        <translation>{operator} devolvió 0 para una cuadrícula sin resolver; solo una solución puede tener coste 0</translation>
    </message>
    <message>
        <source>{operator} returned {value} for a solved grid; a solution must have a cost of 0</source>
        <translation>{operator} devolvió {value} para una cuadrícula resuelta; una solución debe tener coste 0</translation>
    </message>
    <message>
        <source>{operator} returned {value}; a cost must be finite and at least 0</source>
        <translation>{operator} devolvió {value}; un coste debe ser finito y al menos 0</translation>
    </message>
    <message>
        <source>{operator} uses two different things named {name}; rename one</source>
        <translation>{operator} usa dos cosas distintas llamadas {name}; cambie el nombre de una</translation>
    </message>
    <message>
        <source>{operator} uses {name}, a {kind}, in {line}; besides its arguments it can use numbers, tuples of numbers, functions, math and numpy</source>
        <translation>{operator} usa {name}, un {kind}, en {line}; además de sus argumentos puede usar números, tuplas de números, funciones, math y numpy</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is no digit</source>
        <translation>{operator} escribió {value} en {cell}, que no es un dígito</translation>
    </message>
    <message>
        <source>{operator} wrote {value} in {cell}, which is none of its candidates</source>
        <translation>{operator} escribió {value} en {cell}, que no es ninguno de sus candidatos</translation>
    </message>
    <message>
        <source>{operator}: {before} in {cells} became {after}.</source>
        <translation>{operator}: {before} en {cells} pasó a ser {after}.</translation>
    </message>
    <message>
        <source>{optimum} = solved</source>
        <translation>{optimum} = resuelto</translation>
    </message>
    <message>
        <source>{pages} pages are chosen; at most {most} are read at a time</source>
        <translation>hay {pages} páginas elegidas; se leen como máximo {most} a la vez</translation>
    </message>
    <message>
        <source>{pages}; only the first {count} can be chosen here</source>
        <translation>{pages}; aquí solo se pueden elegir las primeras {count}</translation>
    </message>
    <message>
        <source>{part} cannot represent a Latin square, which has no boxes</source>
        <translation>{part} no puede representar un cuadrado latino, que no tiene cajas</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids cell by cell, and here boxes or rows are passed on whole</source>
        <translation>{part} no puede trabajar con {encoding}: construye cuadrículas celda por celda, y aquí las cajas o filas se transmiten enteras</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it builds grids in which nothing clashes, and here cells may clash</source>
        <translation>{part} no puede trabajar con {encoding}: construye cuadrículas sin conflictos, y aquí las celdas pueden estar en conflicto</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and a box or row would no longer be a permutation</source>
        <translation>{part} no puede trabajar con {encoding}: cambia celdas sueltas, y una caja o fila dejaría de ser una permutación</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it changes single cells, and placements would clash</source>
        <translation>{part} no puede trabajar con {encoding}: cambia celdas sueltas, y los dígitos colocados entrarían en conflicto</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it is made for other genes</source>
        <translation>{part} no puede trabajar con {encoding}: está hecho para otros genes</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it swaps inside rows, and only row permutations keep a row whole</source>
        <translation>{part} no puede trabajar con {encoding}: intercambia dentro de las filas, y solo las permutaciones por filas mantienen entera una fila</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and here each cell is by itself</source>
        <translation>{part} no puede trabajar con {encoding}: actúa dentro de cajas o filas que son permutaciones, y aquí cada celda va por su cuenta</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works inside boxes or rows that are permutations, and these may have blanks</source>
        <translation>{part} no puede trabajar con {encoding}: actúa dentro de cajas o filas que son permutaciones, y estas pueden tener celdas vacías</translation>
    </message>
    <message>
        <source>{part} cannot work on {encoding}: it works on full grids, and these may have blanks</source>
        <translation>{part} no puede trabajar con {encoding}: actúa sobre cuadrículas llenas, y estas pueden tener celdas vacías</translation>
    </message>
    <message>
        <source>{part} swaps between boxes that lie side by side; this grid has none</source>
        <translation>{part} intercambia entre cajas contiguas; esta cuadrícula no las tiene</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, which is not loaded; load the file that defines it first</source>
        <translation>{place} es el operador {operator}, que no está cargado; cargue antes el archivo que lo define</translation>
    </message>
    <message>
        <source>{place} is the operator {operator}, whose source has changed: the one that is loaded is {newest}</source>
        <translation>{place} es el operador {operator}, cuyo código fuente ha cambiado: el cargado es {newest}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{progress} The hunt goes on where it was.</source>
        <translation>{progress} La caza continúa donde estaba.</translation>
    </message>
    <message>
        <source>{puzzles}, {pages}</source>
        <translation>{puzzles}, {pages}</translation>
    </message>
    <message>
        <source>{puzzle} – Race</source>
        <translation>{puzzle} – Carrera</translation>
    </message>
    <message>
        <source>{puzzle}: {mean} generations on average</source>
        <translation>{puzzle}: {mean} generaciones de media</translation>
    </message>
    <message>
        <source>{puzzle}: {rating} {level}, {mean} generations on average</source>
        <translation>{puzzle}: {rating} {level}, {mean} generaciones de media</translation>
    </message>
    <message>
        <source>{rated} of {puzzles} puzzles rated.</source>
        <translation>{rated} de {puzzles} sudokus valorados.</translation>
    </message>
    <message>
        <source>{rating} and above</source>
        <translation>{rating} o más</translation>
    </message>
    <message numerus="yes">
        <source>{rating}; %n given(s); seed {seed}</source>
        <translation>
            <numerusform>{rating}; %n pista; semilla {seed}</numerusform>
            <numerusform>{rating}; %n pistas; semilla {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s.</source>
        <translation>{runner} es el primero en ensayos, con {trials}, y en tiempo de cálculo, con {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{runner} needed the fewest trials, {trials}.</source>
        <translation>{runner} es el primero en ensayos, con {trials}.</translation>
    </message>
    <message>
        <source>{runner} needed the least computing time, {seconds} s.</source>
        <translation>{runner} es el primero en tiempo de cálculo, con {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>{runner}: %n digit(s) missing after {trials} trials</source>
        <translation>
            <numerusform>{runner}: falta %n dígito tras {trials} ensayos</numerusform>
            <numerusform>{runner}: faltan %n dígitos tras {trials} ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>{runner}: solved after {trials} trials</source>
        <translation>{runner}: resuelto tras {trials} ensayos</translation>
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
        <translation>{runs}, {selected} en la selección</translation>
    </message>
    <message>
        <source>{sentence} Puzzles: {puzzles}; algorithms: {algorithms}; seeds: {seeds}; runs: {runs}.</source>
        <translation>{sentence} Sudokus: {puzzles}; algoritmos: {algorithms}; semillas: {seeds}; ejecuciones: {runs}.</translation>
    </message>
    <message>
        <source>{sentence} {setting}: {value}.</source>
        <translation>{sentence} {setting}: {value}.</translation>
    </message>
    <message>
        <source>{setting} must be a number, got {value}</source>
        <translation>{setting} tiene que ser un número, pero es {value}</translation>
    </message>
    <message>
        <source>{setting} must be a text, got {value}</source>
        <translation>{setting} debe ser un texto, no {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number from {lowest}, got {value}</source>
        <translation>{setting} debe ser un número entero desde {lowest}, no {value}</translation>
    </message>
    <message>
        <source>{setting} must be a whole number, got {value}</source>
        <translation>{setting} tiene que ser un número entero, pero es {value}</translation>
    </message>
    <message>
        <source>{setting} must be in [{minimum}, {maximum}], got {value}</source>
        <translation>{setting} tiene que estar en [{minimum}, {maximum}], pero es {value}</translation>
    </message>
    <message>
        <source>{setting} must be one of {choices}, got {value}</source>
        <translation>{setting} tiene que ser uno de {choices}, pero es {value}</translation>
    </message>
    <message>
        <source>{setting} must be true or false, got {value}</source>
        <translation>{setting} debe ser verdadero o falso, no {value}</translation>
    </message>
    <message>
        <source>{setting} must have at most {most} characters</source>
        <translation>{setting} debe tener como máximo {most} caracteres</translation>
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
        <translation>{solved} de {runs} (de {low} a {high})</translation>
    </message>
    <message>
        <source>{solved} of {runs} runs solved; {least} to {most} generations, median {median}</source>
        <translation>{solved} de {runs} ejecuciones resueltas; de {least} a {most} generaciones, mediana {median}</translation>
    </message>
    <message>
        <source>{statistic}: {unit}</source>
        <translation>{statistic}: {unit}</translation>
    </message>
    <message>
        <source>{symbol} cannot stand in a cell</source>
        <translation>{symbol} no puede estar en una celda</translation>
    </message>
    <message>
        <source>{symbol} is not a cell</source>
        <translation>{symbol} no es una casilla</translation>
    </message>
    <message>
        <source>{technique} on {digits}</source>
        <translation>{technique} en {digits}</translation>
    </message>
    <message>
        <source>{text} is not a level; there are {levels}</source>
        <translation>{text} no es un nivel; hay {levels}</translation>
    </message>
    <message>
        <source>{text} is not a number of puzzles of a level, such as 30xeasy</source>
        <translation>{text} no es un número de sudokus de un nivel, como 30xeasy</translation>
    </message>
    <message>
        <source>{text} is not the address of a scheduler, such as tcp://host:8786</source>
        <translation>{text} no es la dirección de un planificador, como tcp://host:8786</translation>
    </message>
    <message>
        <source>{text}: {finished} of {runs} runs</source>
        <translation>{text}: {finished} de {runs} ejecuciones</translation>
    </message>
    <message>
        <source>{title} – {number} of {count}</source>
        <translation>{title} – {number} de {count}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, modificado</translation>
    </message>
    <message>
        <source>{title}: solutions</source>
        <translation>{title}: soluciones</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} after {time}</source>
        <translation>{value} tras {time}</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} no es un número</translation>
    </message>
    <message>
        <source>{verdict} So it is not rated.</source>
        <translation>{verdict} Por eso no se valora.</translation>
    </message>
    <message>
        <source>{verdict} So there is no hint.</source>
        <translation>{verdict} Por eso no hay sugerencia.</translation>
    </message>
    <message>
        <source>“No. 7” above each puzzle.</source>
        <translation>«N.º 7» sobre cada sudoku.</translation>
    </message>
    <message>
        <source>“{button}” undoes this.</source>
        <translation>«{button}» deshace esto.</translation>
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
            <numerusform>≥: %n ejecución terminó sin resolver.</numerusform>
            <numerusform>≥: %n ejecuciones terminaron sin resolver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥: %n run(s) ended unsolved. The heading is total generations ÷ solved runs (ERT).</source>
        <translation>
            <numerusform>≥: %n ejecución terminó sin resolver. El encabezado es el total de generaciones ÷ ejecuciones resueltas (ERT).</numerusform>
            <numerusform>≥: %n ejecuciones terminaron sin resolver. El encabezado es el total de generaciones ÷ ejecuciones resueltas (ERT).</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ all placed</source>
        <translation>✓ todos puestos</translation>
    </message>
    <message>
        <source>✓ generation {number}</source>
        <translation>✓ generación {number}</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ resuelto</translation>
    </message>
</context>
</TS>
