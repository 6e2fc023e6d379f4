<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Judge</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{conflict}; and %n more conflict(s)</source>
        <translation>
            <numerusform>{conflict}; and %n more conflict</numerusform>
            <numerusform>{conflict}; and %n more conflicts</numerusform>
        </translation>
    </message>
</context>
</TS>
