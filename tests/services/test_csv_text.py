"""No text in an exported table is evaluated as a formula by a spreadsheet."""

import csv
import io
import re
from pathlib import Path

import pandas
import pytest

import sudoku_desktop
from sudoku_desktop.services.csv_text import csv_text

FORMULAS = ["=1+1", "=cmd|' /C calc'!A0", "+1+cmd", "-1+cmd|x", "@SUM(1)", " =1", "\t=1", "\r=1", "-x", "--1"]


@pytest.mark.parametrize("formula", FORMULAS)
def test_that_a_text_is_never_a_formula(formula: str) -> None:
    metadata = {"title": f"a,{formula}; {formula}\t{formula}"}
    text = csv_text(metadata, ["name", formula], [[formula, 5], [None, -5]])
    for separator in ",;\t":
        for row in csv.reader(io.StringIO(text), delimiter=separator):
            for cell in row:
                assert not re.match(r"\s*[=+@]|\s*-(?!\d+$)", cell), cell
    assert list(csv.reader(io.StringIO(text)))[-1][:2] == ["", "-5"]


def test_that_numbers_and_other_texts_stay_as_they_are() -> None:
    values = [-5, -0.5, 1e-9, "-5", "+1.5e-3", "-.5", "easy", "a=b", ".....", None, True, ""]
    text = csv_text({"seeds": "1, -5,\n2"}, ["x"] * len(values), [values])
    head, line = csv.reader(io.StringIO(text))
    assert head[-1] == "seeds"
    assert line == ["" if value is None else str(value) for value in [*values, "1, -5, 2"]]


def test_that_pandas_needs_no_options() -> None:
    text = csv_text(
        {"program": "Sudoku Desktop"},
        ["puzzle", "solution", "seed"],
        [["4" * 81, "1" * 81, 2**62], ["." * 81, None, 5]],
    )
    table = pandas.read_csv(io.StringIO(text))
    assert table["puzzle"].tolist() == ["4" * 81, "." * 81]
    assert table["seed"].tolist() == [2**62, 5]
    assert table["program"].tolist() == ["Sudoku Desktop"] * 2
    assert str(table["solution"][0]) == "1" * 81


def test_that_every_table_is_written_in_this_way() -> None:
    """No other module may write CSV, because it would have to escape formulas, too."""
    folder = Path(sudoku_desktop.__file__).parent
    writers = [path.name for path in folder.rglob("*.py") if "csv.writer" in path.read_text(encoding="utf-8")]
    assert writers == ["csv_text.py"]
    names = {path.name for path in folder.rglob("*.py") if "csv_text(" in path.read_text(encoding="utf-8")}
    assert {"run_csv.py", "results.py", "collection_rating.py", "report.py", "export.py"} <= names
