"""Own presets are stored in files, one each, and unreadable files are never changed."""

import dataclasses
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sudoku_desktop.evolution.preset_file import SUFFIX, read_preset, to_text
from sudoku_desktop.evolution.presets import GOLD_2005, PRESETS
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.services.own_presets import OwnPresets, default_folder

MINE = dataclasses.replace(PAPER, name="mine", title="Mine", population=33)
YOURS = dataclasses.replace(GOLD_2005, name="yours", title="and yours")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "presets"


def test_that_the_folder_is_that_of_the_programs_settings() -> None:
    assert default_folder().parts[-2:] == ("sudoku-desktop", "presets")


def test_that_a_preset_that_was_saved_is_there_the_next_time(folder: Path) -> None:
    own = OwnPresets(folder)
    assert own.presets == ()
    assert own.save(MINE) == MINE
    assert own.save(YOURS) == YOURS
    assert own.presets == OwnPresets(folder).presets == (YOURS, MINE)
    assert sorted(path.name for path in folder.iterdir()) == [f"mine{SUFFIX}", f"yours{SUFFIX}"]


def test_that_saving_again_replaces_the_file(folder: Path) -> None:
    own = OwnPresets(folder)
    own.save(MINE)
    larger = dataclasses.replace(MINE, population=99)
    own.save(larger)
    assert OwnPresets(folder).presets == (larger,)
    assert len(list(folder.iterdir())) == 1


def test_that_the_programs_own_names_stay_its_own(folder: Path) -> None:
    own = OwnPresets(folder)
    kept = own.save(PAPER)
    assert kept == dataclasses.replace(PAPER, name="mantere-koljonen-2007-2")
    assert {preset.name for preset in PRESETS} < set(own.taken_names())


def test_that_a_preset_from_elsewhere_never_replaces_one(folder: Path) -> None:
    own = OwnPresets(folder)
    own.save(MINE)
    added = own.add(dataclasses.replace(MINE, population=44))
    assert (added.name, added.population) == ("mine-2", 44)
    assert len(OwnPresets(folder).presets) == 2


def test_that_a_deleted_preset_and_its_file_are_gone(folder: Path) -> None:
    own = OwnPresets(folder)
    own.save(MINE)
    own.delete("mine")
    assert own.presets == OwnPresets(folder).presets == ()
    assert list(folder.iterdir()) == []
    with pytest.raises(KeyError):
        own.delete("mine")


def test_that_a_broken_file_is_passed_over_with_its_reason_and_left_alone(folder: Path) -> None:
    OwnPresets(folder).save(MINE)
    broken, double, builtin = (folder / f"{name}.json" for name in ("a", "z", "b"))
    broken.write_text("{", encoding="utf-8")
    double.write_text(to_text(MINE), encoding="utf-8")
    builtin.write_text(to_text(PAPER), encoding="utf-8")
    (folder / "folder.json").mkdir()
    (folder / "notes.txt").write_text("no preset", encoding="utf-8")
    own = OwnPresets(folder)
    assert own.presets == (MINE,)
    assert [(each.path.name, str(each.reason)) for each in own.unreadable] == [
        ("a.json", "line 1, column 2: this is not valid JSON"),
        ("b.json", "another preset has the name mantere-koljonen-2007"),
        ("z.json", "another preset has the name mine"),
    ]
    own.save(dataclasses.replace(MINE, name="a"))
    assert broken.read_text(encoding="utf-8") == "{"


def test_that_a_file_that_could_not_be_read_is_not_written_over(folder: Path) -> None:
    folder.mkdir(parents=True)
    taken = folder / f"mine{SUFFIX}"
    taken.write_text("precious", encoding="utf-8")
    OwnPresets(folder).save(MINE)
    assert taken.read_text(encoding="utf-8") == "precious"
    assert read_preset(folder / f"mine-2{SUFFIX}") == MINE


def test_that_a_disk_that_refuses_leaves_what_was_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = OwnPresets(folder)
    own.save(MINE)

    def refuse(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="no space left"):
        own.save(dataclasses.replace(MINE, population=5))
    assert own.presets == OwnPresets(folder).presets == (MINE,)
    assert len(list(folder.iterdir())) == 1


def test_that_the_folder_is_made_when_it_is_needed(tmp_path: Path) -> None:
    OwnPresets(tmp_path / "a" / "b").save(MINE)
    assert [path.name for path in (tmp_path / "a" / "b").iterdir()] == [f"mine{SUFFIX}"]


def test_that_two_windows_that_save_one_title_keep_both_presets(folder: Path) -> None:
    first, second = OwnPresets(folder), OwnPresets(folder)
    larger = dataclasses.replace(MINE, population=99)
    assert first.save(MINE) == MINE
    assert second.save(larger) == dataclasses.replace(larger, name="mine-2")
    again = OwnPresets(folder)
    assert again.unreadable == ()
    assert {(preset.name, preset.population) for preset in again.presets} == {("mine", 33), ("mine-2", 99)}
    assert set(second.presets) == set(again.presets)


@pytest.mark.skipif(os.name == "nt", reason="links and permissions are others there")
def test_that_saving_again_keeps_links_and_permissions(folder: Path, tmp_path: Path) -> None:
    own = OwnPresets(folder)
    own.save(MINE)
    path, elsewhere = folder / f"mine{SUFFIX}", tmp_path / "elsewhere.json"
    path.rename(elsewhere)
    elsewhere.chmod(0o640)
    path.symlink_to(elsewhere)
    own.save(dataclasses.replace(MINE, population=99))
    assert path.is_symlink()
    assert elsewhere.stat().st_mode & 0o777 == 0o640
    assert read_preset(elsewhere).population == 99


def test_that_windows_that_save_at_the_same_moment_lose_nothing(folder: Path) -> None:
    windows = [OwnPresets(folder) for _ in range(6)]
    with ThreadPoolExecutor(len(windows)) as pool:
        kept = list(pool.map(lambda own: own.save(MINE), windows))
    assert len({preset.name for preset in kept}) == len(windows)
    again = OwnPresets(folder)
    assert again.unreadable == ()
    assert len(again.presets) == len(windows)
