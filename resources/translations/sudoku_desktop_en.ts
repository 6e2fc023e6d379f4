<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message numerus="yes">
        <source>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</source>
        <translation>
            <numerusform>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</numerusform>
            <numerusform>Every {digit} is highlighted: %n of them on the board ({keys} on a blank cell ends it)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message numerus="yes">
        <source>%n puzzle(s) in {file}.</source>
        <translation>
            <numerusform>%n puzzle in {file}.</numerusform>
            <numerusform>%n puzzles in {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DigitButton</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvolutionPreview</name>
    <message numerus="yes">
        <source>generation {number}: %n cell(s) clash</source>
        <translation>
            <numerusform>generation {number}: %n cell clashes</numerusform>
            <numerusform>generation {number}: %n cells clash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message numerus="yes">
        <source>Remove %n Note(s)</source>
        <translation>
            <numerusform>Remove %n Note</numerusform>
            <numerusform>Remove %n Notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HumanPanel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LensView</name>
    <message numerus="yes">
        <source>%n cell(s) of it are in the child</source>
        <translation>
            <numerusform>%n cell of it is in the child</numerusform>
            <numerusform>%n cells of it are in the child</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionsDialog</name>
    <message numerus="yes">
        <source>Read as: {format}. %n puzzle(s) were read; these parts were not:</source>
        <translation>
            <numerusform>Read as: {format}. %n puzzle was read; these parts were not:</numerusform>
            <numerusform>Read as: {format}. %n puzzles were read; these parts were not:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageStrip</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayStrip</name>
    <message numerus="yes">
        <source>%n given(s), {blanks} cells to fill</source>
        <translation>
            <numerusform>%n given, {blanks} cells to fill</numerusform>
            <numerusform>%n givens, {blanks} cells to fill</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message numerus="yes">
        <source>No entry differs from the exact solver’s solution; %n cell(s) to go.</source>
        <translation>
            <numerusform>No entry differs from the exact solver’s solution; %n cell to go.</numerusform>
            <numerusform>No entry differs from the exact solver’s solution; %n cells to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %n step(s) back, to before the first wrong entry.</source>
        <translation>
            <numerusform>Took %n step back, to before the first wrong entry.</numerusform>
            <numerusform>Took %n steps back, to before the first wrong entry.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message numerus="yes">
        <source>%n of your presets could not be read. {file}: {reason}</source>
        <translation>
            <numerusform>%n preset of yours could not be read. {file}: {reason}</numerusform>
            <numerusform>%n presets of yours could not be read. {file}: {reason}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>{runner}: %n digit(s) missing after {trials} trials</source>
        <translation>
            <numerusform>{runner}: %n digit missing after {trials} trials</numerusform>
            <numerusform>{runner}: %n digits missing after {trials} trials</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadReport</name>
    <message numerus="yes">
        <source>%n other part(s) were left out, too.</source>
        <translation>
            <numerusform>%n other part was left out, too.</numerusform>
            <numerusform>%n other parts were left out, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were read.</source>
        <translation>
            <numerusform>%n puzzle was read.</numerusform>
            <numerusform>%n puzzles were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) were skipped.</source>
        <translation>
            <numerusform>%n solution was skipped.</numerusform>
            <numerusform>%n solutions were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reporting</name>
    <message numerus="yes">
        <source>%n puzzle(s) pasted. “Next in File” shows the others.</source>
        <translation>
            <numerusform>%n puzzle pasted. “Next in File” shows the others.</numerusform>
            <numerusform>%n puzzles pasted. “Next in File” shows the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of this puzzle are recorded.</source>
        <translation>
            <numerusform>%n run of this puzzle is recorded.</numerusform>
            <numerusform>%n runs of this puzzle are recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Running</name>
    <message numerus="yes">
        <source>At best, %n digit(s) were missing.</source>
        <translation>
            <numerusform>At best, %n digit was missing.</numerusform>
            <numerusform>At best, %n digits were missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have made %n entries. Should the evolution keep them, as if they were givens?</source>
        <translation>
            <numerusform>You have made %n entry. Should the evolution keep it, as if it were a given?</numerusform>
            <numerusform>You have made %n entries. Should the evolution keep them, as if they were givens?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunsList</name>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>Delete %n run for good?</numerusform>
            <numerusform>Delete %n runs for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Signal</name>
    <message numerus="yes">
        <source>%n cell(s) clash</source>
        <translation>
            <numerusform>%n cell clashes</numerusform>
            <numerusform>%n cells clash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudiesList</name>
    <message numerus="yes">
        <source>Delete %n run(s) of this study for good?</source>
        <translation>
            <numerusform>Delete %n run of this study for good?</numerusform>
            <numerusform>Delete %n runs of this study for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoSolutionsDialog</name>
    <message numerus="yes">
        <source>The solutions differ in %n cell(s): {places}</source>
        <translation>
            <numerusform>The solutions differ in %n cell: {places}</numerusform>
            <numerusform>The solutions differ in %n cells: {places}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictController</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
</context>
</TS>
