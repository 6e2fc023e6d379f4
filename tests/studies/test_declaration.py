"""A study's file declares its trials, and errors name the key that is wrong."""

from pathlib import Path

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services import own_presets
from sudoku_desktop.studies import Study, label_of, read_study, study_of
from sudoku_desktop.trials.records import algorithm_text
from tests.puzzles import ESCARGOT, MK_FIG_1

PAPER = preset("mantere-koljonen-2007")
EASY = MK_FIG_1.to_text()
GOOD = f"""
title = "A study"
seeds = 3
budget = {{ generations = 100 }}
[[puzzles]]
cells = "{EASY}"
name = "easy"
[[algorithms]]
preset = "mantere-koljonen-2007"
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "presets"
    monkeypatch.setattr(own_presets, "default_folder", lambda: folder)
    return folder


def study_in(tmp_path: Path, text: str, name: str = "mine") -> Study:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return read_study(path)


def test_that_a_study_is_puzzles_times_algorithms_times_seeds(tmp_path: Path) -> None:
    (tmp_path / "more.txt").write_text(f"{ESCARGOT.to_text()} # AI Escargot\n{EASY}\n")
    (tmp_path / "table.csv").write_text(f"name,puzzle\none,{EASY}\ntwo,{ESCARGOT.to_text()}\n")
    (tmp_path / "own.json").write_text(to_text(PAPER.with_settings({"population": 50})), encoding="utf-8")
    study = study_in(
        tmp_path,
        GOOD
        + """
set = { population = [21, 31], "mutation.probability" = { from = 0.2, to = 0.6, steps = 3 } }
[[algorithms]]
file = "own.json"
[[puzzles]]
file = "more.txt"
[[puzzles]]
file = "table.csv"
names = ["two"]
[[puzzles]]
sample = "10_ai_escargot"
[[puzzles]]
empty = 4
[[puzzles]]
generate = { count = 2, seed = 5, level = "gentle", givens = [24, 40] }
""",
    )
    names = [name for name, _ in study.puzzles]
    assert names == ["easy", "AI Escargot", "more 2", "two", "10_ai_escargot", "empty-4", "seed-5", "seed-6"]
    assert study.puzzles[5][1].size == 4
    labels = [label_of(algorithm_text(each)).removeprefix("mantere-koljonen-2007 ") for each in study.algorithms]
    first = [f"population={n} mutation.probability={p}" for n in (31,) for p in (0.2, 0.4)]
    assert labels[3:5] == first
    assert labels[-1] == "population=50"
    assert (len(labels), study.count) == (7, 8 * 7 * 3)
    trials = list(study.trials())
    assert len({each.key_in("mine") for each in trials}) == len(trials) == study.count
    assert [each.seed for each in trials] == sorted(each.seed for each in trials)
    assert (study.budget, list(study.seeds)) == (Budget(generations=100), [0, 1, 2])


def test_that_names_that_are_not_each_puzzles_own_are_numbers(tmp_path: Path) -> None:
    (tmp_path / "twins.txt").write_text(f"{ESCARGOT.to_text()} # hard\n{EASY} # hard\n")
    study = study_in(tmp_path, GOOD + '[[puzzles]]\nfile = "twins.txt"\n')
    assert [name for name, _ in study.puzzles] == ["easy", "twins 1", "twins 2"]


def test_that_an_archive_gives_back_the_same_study(tmp_path: Path) -> None:
    text = GOOD.replace("seeds = 3", "seeds = { first = 7, count = 2 }") + (
        "set = { population = [30, 40] }\n[racing]\ntrain = 0.5\n"
        '[[compare]]\ndocument = "mantere-koljonen-2007"\npuzzles = ["ai-escargot"]\nwhat = "mean trials"\n'
        'statistic = "solved of 100"\n'
        'on = ["easy"]\nwithin = 9\n'
    )
    study = study_in(tmp_path, text)
    again = study_of(study.to_json())
    assert list(again.trials()) == list(study.trials())
    assert (again.comparisons, again.racing, again.title) == (study.comparisons, study.racing, study.title)
    assert study.comparisons[0].within == (9.0,)
    with pytest.raises(ProblemError, match="damaged"):
        study_of('{"name": 1}')


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('title = "A study"', "title = ", "line 2"),
        ('title = "A study"', "", "title: it is missing"),
        ('title = "A study"', "title = 3", "title: it must be a text"),
        ("seeds = 3", "seed = 3", "seed: this key is unknown; there are"),
        ("seeds = 3", "seeds = 0", "seeds: it must be a whole number from 1 to 10,000,000, got 0"),
        ("seeds = 3", "seeds = true", "seeds: it must be a whole number"),
        ("seeds = 3", "seeds = [1, -2]", r"seeds\[2\]: it must be a whole number from 0"),
        ("seeds = 3", "seeds = 9999999", ""),
        ("generations = 100", "", "budget: it needs a limit of generations, trials, seconds"),
        ("generations = 100", "minutes = 3", "budget.minutes: this key is unknown"),
        ("generations = 100", "seconds = 0", "budget.seconds: it must be a number from 0.001"),
        ("[[puzzles]]", "[puzzles]", r"puzzles: it must be a list of tables, written \[\[puzzles\]\]"),
        ("cells =", "cell =", r"puzzles\[1\]: it needs one of cells, file"),
        (f'cells = "{EASY}"', 'cells = "123"', r"puzzles\[1\].cells: found 3 cells, need 16, 36,"),
        (f'cells = "{EASY}"', f'cells = "11{EASY[2:]}"', r"puzzles\[1\].cells: .*1"),
        (f'cells = "{EASY}"\nname = "easy"', 'file = "none.txt"', "no file none.txt; name the folder"),
        (f'cells = "{EASY}"\nname = "easy"', 'file = "../../none.txt"', "there is no file"),
        (f'cells = "{EASY}"\nname = "easy"', 'sample = "11"', r"puzzles\[1\].sample: it must be one of 01_"),
        (f'cells = "{EASY}"', "empty = 99", r"puzzles\[1\].empty: it must be a whole number from 4 to 25"),
        (f'cells = "{EASY}"\nname = "easy"', "generate = { count = 2 }", r"puzzles\[1\].generate.seed: it is missing"),
        (
            f'cells = "{EASY}"\nname = "easy"',
            'generate = { count = 2, seed = 1, level = "mild" }',
            r"puzzles\[1\].generate.level: it must be one of .*gentle",
        ),
        (
            f'cells = "{EASY}"\nname = "easy"',
            "generate = { count = 2, seed = 1, givens = [30, 20] }",
            r"puzzles\[1\].generate: the fewest givens",
        ),
        ('name = "easy"', f'name = "easy"\n[[puzzles]]\ncells = "{EASY}"\nname = "easy"', r"puzzles\[2\]: there is"),
        ('name = "easy"', 'name = ["a", "b"]', "there must be as many as there are puzzles"),
        ('preset = "mantere-koljonen-2007"', 'preset = "mk"', r"algorithms\[1\].preset: it must be one of .*, got mk"),
        ('preset = "mantere-koljonen-2007"', "set = {}", r"algorithms\[1\]: it needs one of preset, file"),
        ("-2007\"", '-2007"\nset = { populatoin = 3 }', r"algorithms\[1\].set: .* no setting 'populatoin'; it has"),
        ("-2007\"", '-2007"\nset = { population = 1 }', r"algorithms\[1\].set: population must be in \[2, 100000\]"),
        (
            "-2007\"",
            '-2007"\n[algorithms.set]\npopulation = { from = 2, to = 102, steps = 101 }\n'
            '"restart.after" = { from = 1, to = 100, steps = 100 }',
            r"algorithms\[1\].set: its settings make 10,100 algorithms; at most 10,000",
        ),
        ("-2007\"", '-2007"\nset = { population = [] }', r"algorithms\[1\].set.population: it must be a value"),
        ("-2007\"", '-2007"\nset = { population = { from = 1 } }', r"algorithms\[1\].set.population.(to|steps): it"),
        ("-2007\"", '-2007"\n[racing]\ntrain = 2', "racing.train: it must be a number from 0.1 to 1.0, got 2"),
        (
            "-2007\"",
            '-2007"\n[[compare]]\ndocument = "d"\npuzzles = ["x"]\nwhat = "w"\nstatistic = "mean trials"',
            r"compare\[1\].on: there is no puzzle called x",
        ),
        (
            "-2007\"",
            '-2007"\n[[compare]]\ndocument = "d"\npuzzles = ["easy"]\nwhat = "w"\nstatistic = "mode"',
            r"compare\[1\].statistic: it must be one of mean generations, .*, got mode",
        ),
        (
            "-2007\"",
            '-2007"\n[[compare]]\ndocument = "d"\npuzzles = ["easy"]\nwhat = "w"\nstatistic = "mean trials"',
            r"compare\[1\].what: no such figure of easy is in resources/reference: w$",
        ),
        ("-2007\"", '-2007"\n[fitting]\nrounds = 1', "fitting.rounds: it must be a whole number from 2 to 1,000"),
        ("-2007\"", '-2007"\n[fitting]', "a fit needs published figures"),
        ("-2007\"", '-2007"\n[fitting]\n[racing]', "a study cannot be both a race and a fit"),
    ],
)  # fmt: skip
def test_that_a_mistake_is_named_by_its_key(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if not complaint:
        assert study_in(tmp_path, text).count == 9_999_999
        return
    with pytest.raises(ProblemError, match=complaint):
        study_in(tmp_path, text)


def test_that_other_files_get_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for content, complaint in (
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 100_000, "not TOML"),
        (b"#" * 17_000_000, "16 MiB"),
        (b"seeds = " + b"9" * 5000, "not TOML"),
        (b"a" + b".a" * 12_000 + b" = 1", "a key of more than 32 parts"),
        (b"a = {b" + b' . "c"' * 6_000 + b" = 1}", "a key of more than 32 parts"),
        (b"[a" + b".'a'" * 6_000 + b"]\n", "a key of more than 32 parts"),
    ):
        path.write_bytes(content)
        with pytest.raises(ProblemError, match=complaint):
            read_study(path)
    with pytest.raises(ProblemError, match="the name of the file: it must be lowercase"):
        study_in(tmp_path, GOOD, "My Study")


def test_that_values_of_other_types_get_a_sentence(tmp_path: Path) -> None:
    generated = "[[puzzles]]\ngenerate = {count = 1, seed = 1, %s}\n"
    for line, complaint in (
        ("level = []", r"level: it must be a text"),
        ("level = {}", r"level: it must be a text"),
        ("method = [1]", r"method: it must be a text"),
        ("level = 'none'", r"level: "),
    ):
        with pytest.raises(ProblemError, match=complaint):
            study_in(tmp_path, GOOD + generated % line)
    with pytest.raises(ProblemError, match="got a number of many digits"):
        study_in(tmp_path, GOOD + f"[[puzzles]]\ngenerate = {{count = 1, seed = 0x{'f' * 9000}}}\n")
    dots = "." * 300
    assert study_in(tmp_path, GOOD.replace("title = ", f'sentence = """{dots}\n{dots}"""\ntitle = ', 1)).sentence


def test_that_a_bad_table_of_puzzles_gets_a_sentence(tmp_path: Path) -> None:
    text = GOOD + '[[puzzles]]\nfile = "table.csv"\n'
    clash = f"11{EASY[2:]}"
    for content, complaint in (
        (b"name,cells\na,1\n", r"puzzles\[2\].file: no puzzle was found"),
        (b"puzzle\n" + b"\xff\xfe\xfd", r"puzzles\[2\].file: "),
        (b"puzzle\n" + b"1" * 200_000, r"puzzles\[2\].file: "),
        (b"puzzle\n" + b"1\n" * 10_000_000, r"puzzles\[2\].file: "),
        (f"name,puzzle\nclash,{clash}\n".encode(), r"puzzles\[2\].file: clash: "),
    ):
        (tmp_path / "table.csv").write_bytes(content)
        with pytest.raises(ProblemError, match=complaint):
            study_in(tmp_path, text)
    (tmp_path / "table.csv").write_text("puzzle\n" + f"{EASY}\n" * 7)
    study = study_in(tmp_path, f"{text}every = 3\nfirst = 2\n")
    assert [name for name, _ in study.puzzles] == ["easy", "table 1", "table 4"]


def test_that_a_seed_counts_once(tmp_path: Path) -> None:
    assert list(study_in(tmp_path, GOOD.replace("seeds = 3", "seeds = [4, 2, 4]")).seeds) == [4, 2]


def test_that_own_presets_can_be_studied(tmp_path: Path, own_folder: Path) -> None:
    own = own_presets.OwnPresets(own_folder).add(PAPER.with_settings({"population": 77}))
    study = study_in(tmp_path, GOOD.replace("mantere-koljonen-2007", own.name))
    assert study.algorithms[0].population == 77


def test_that_too_many_trials_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ProblemError, match="from 1 to 10,000,000 runs"):
        study_in(tmp_path, GOOD.replace("seeds = 3", "seeds = 9999999") + "set = { population = [21, 22] }")


def test_that_every_third_puzzle_or_so_is_kept_for_the_end(tmp_path: Path) -> None:
    puzzles = tuple((f"p{number}", Grid.blank()) for number in range(10))
    study = Study(name="a", title="a", puzzles=puzzles, algorithms=(PAPER,), seeds=[1], budget=Budget(trials=1))
    assert study.split() == (frozenset(name for name, _ in puzzles), frozenset())
    racing = study_in(tmp_path, GOOD + "[racing]\n").racing
    train, test = Study(**{**vars(study), "racing": racing}).split()
    assert (len(train), len(test), train & test) == (7, 3, frozenset())
