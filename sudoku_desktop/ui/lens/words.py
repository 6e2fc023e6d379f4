"""Sentences that explain the steps of a mating."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sudoku_desktop.board import Geometry
from sudoku_desktop.board.terms import Cell, Cells, Digits, Units
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.explanation import events
from sudoku_desktop.evolution.explanation.events import Event, Origin, RandomReason, Rule, ShownGrid
from sudoku_desktop.evolution.explanation.recording import MatingStep
from sudoku_desktop.evolution.explanation.report import GenerationSummary, Mating
from sudoku_desktop.evolution.parts.own import Own
from sudoku_desktop.evolution.parts.selection import BetterRanks, Roulette, Selection, Tournament
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, tr


@dataclass(frozen=True)
class StepDescriber:
    """Describes the steps of matings of one algorithm on grids of a shape; `fitness` formats a cost."""

    algorithm: Algorithm
    shape: Geometry
    fitness: Callable[[float], str]

    def step(self, step: MatingStep, mating: Mating) -> str:
        """Return the description of a step in complete sentences."""
        return all_in_words(self._of(step.event, mating, step.whose))

    def _cell(self, cell: int) -> Cells:
        return Cells((cell,), self.shape)

    def _pair(self, event: events.OfTwoCells) -> dict[str, object]:
        return {
            "one": Digits((event.digits[0],)),
            "other": Digits((event.digits[1],)),
            "first": self._cell(event.one),
            "second": self._cell(event.other),
        }

    def _taken(self, event: events.DigitTaken | events.Forced | events.Placed) -> dict[str, object]:
        return {"cell": self._cell(event.cell), "digit": Digits((event.digit,))}

    def _unit(self, block: int) -> int:
        """Return the index of a block among the units."""
        return block if self.algorithm.encoding.blocks_are_rows else 2 * self.shape.size + block

    def _of(self, event: Event, mating: Mating, whose: ShownGrid) -> Iterator[Sentence]:
        match event:
            # Parents
            case events.Drawn():
                yield Sentence("It is drawn at random; only the givens are always in their places.")
            case events.Seeded():
                yield Sentence("It is one of the best of the run so far, which live on in the new population.")
            case events.Selected():
                yield from self._selected(event, mating)
            case events.Copied() if whose is ShownGrid.CHILD:
                yield Sentence("There is no crossover this time: the child begins as a copy of its mother.")
            case events.Copied() if whose is ShownGrid.MOTHERS_COPY:
                yield Sentence("A copy of the mother has its chance to mutate.")
            case events.Copied():
                yield Sentence("A copy of the father has its chance to mutate.")
            case events.BlocksCrossed():
                yield self._blocks_crossed(event)
            case events.CellsCrossed():
                yield self._cells_crossed(event)
            # Mutation and improvement
            case events.Spared():
                yield Sentence("No mutation this time.")
            case events.MutatedAgain():
                yield Sentence("The child is a copy of a parent: it is mutated again.")
            case events.Swapped():
                yield Sentence("The {one} at {first} and the {other} at {second} change places.", **self._pair(event))
            case events.SwapRefused():
                yield from self._refused(event)
            case events.DigitTaken():
                before = Digits((event.before,))
                yield Sentence("{cell}: {digit} in place of {before}.", **self._taken(event), before=before)
            case events.FunctionApplied() if not event.cells:
                yield Sentence("{operator} changes nothing this time.", operator=event.operator)
            case events.FunctionApplied():
                yield Sentence(
                    "{operator}: {before} in {cells} became {after}.",
                    operator=event.operator,
                    cells=Cells(event.cells, self.shape),
                    before=Digits(event.before),
                    after=Digits(event.after),
                )
            case events.NoOtherDigit():
                yield Sentence("{cell}: there is no other candidate, and nothing changes.", cell=self._cell(event.cell))
            case events.MutantDiscarded():
                yield Sentence(
                    "The mutant would be worse, with fitness {cost} after {before}: it is taken back.",
                    cost=self.fitness(event.cost),
                    before=self.fitness(event.before),
                )
            case events.Improving():
                yield Sentence("Before it is judged it is improved.")
            # Building
            case events.Walked() if event.forwards:
                cell = Cell(event.cell, self.shape)
                yield Sentence("The child is built cell by cell, onwards from {cell}.", cell=cell)
            case events.Walked():
                cell = Cell(event.cell, self.shape)
                yield Sentence("The child is built cell by cell, backwards from {cell}.", cell=cell)
            case events.Placed():
                yield self._placed(event)
            case events.Forced():
                terms = self._taken(event)
                if event.unit is None:
                    yield Sentence("{cell}: {digit}, the only digit left for it.", **terms)
                else:
                    unit = Units((event.unit,), self.shape)
                    yield Sentence("{cell}: {digit}, which has no other place left in {unit}.", **terms, unit=unit)
            case events.Died():
                yield Sentence("{cell}: no digit fits any more, so it stays blank.", cell=self._cell(event.cell))
            case events.GivenUp():
                yield Sentence(
                    "%n cell(s) must stay blank: the child cannot be as good as either parent, and is given up.",
                    n=event.dead,
                )
            # Replacement
            case events.Costed():
                yield from self._costed(event, mating, whose)
            case events.Joined():
                yield from self._joined(event, mating)
            case events.ParentJoined() if whose is ShownGrid.MOTHERS_COPY:
                place = event.place + 1
                yield Sentence("Of the two copies the mother’s is no worse: it takes place {place}.", place=place)
            case events.ParentJoined():
                place = event.place + 1
                yield Sentence("Of the two copies the father’s is better: it takes place {place}.", place=place)
            case events.Discarded() if not event.times:
                yield Sentence("It is there already: a duplicate, which is discarded.")
            case events.Discarded():
                yield Sentence(
                    "It is there already: a duplicate, which is discarded. Matings in a row without anything new: "
                    "{times}; after {tries} a duplicate is let in.",
                    times=event.times,
                    tries=event.tries,
                )
            case events.LetIn():
                yield Sentence(
                    "It is there already, but so many matings brought nothing new that it takes place {place}.",
                    place=event.place + 1,
                )
            case events.Replaced() if event.is_father:
                yield self._nearer(event)
                yield Sentence(
                    "It is no worse than his {fitness} and takes his place.", fitness=self.fitness(event.cost)
                )
            case events.Replaced():
                yield self._nearer(event)
                yield Sentence(
                    "It is no worse than her {fitness} and takes her place.", fitness=self.fitness(event.cost)
                )
            case events.NotReplaced():
                yield self._nearer(event)
                if event.is_duplicate:
                    yield Sentence("It is there already: a duplicate, which replaces nobody.")
                elif event.is_father:
                    yield Sentence(
                        "It is worse than his {fitness}: he keeps his place.", fitness=self.fitness(event.cost)
                    )
                else:
                    yield Sentence(
                        "It is worse than her {fitness}: she keeps her place.", fitness=self.fitness(event.cost)
                    )
            case events.WorstReplaced():
                yield Sentence(
                    "It is no worse than the worst that is left, with {fitness}, and takes its place.",
                    fitness=self.fitness(event.cost),
                )
            case events.WorstKept() if event.is_duplicate:
                yield Sentence("It is there already: a duplicate, which replaces nobody.")
            case events.WorstKept():
                yield Sentence(
                    "It is worse than the worst that is left, with {fitness}, and replaces nobody.",
                    fitness=self.fitness(event.cost),
                )
            case events.PlaceRefused() if event.is_duplicate:
                yield Sentence("It is there already: a duplicate, which replaces nobody.")
            case events.PlaceRefused():
                yield Sentence("{operator} gives it no place.", operator=event.operator)
            case events.PlaceTaken():
                yield Sentence(
                    "{operator} gives it the place of rank {rank}, which had {fitness}.",
                    operator=event.operator,
                    rank=event.rank + 1,
                    fitness=self.fitness(event.cost),
                )

    def _selected(self, event: events.Selected, mating: Mating) -> Iterator[Sentence]:
        mother, father = mating.mother, mating.father
        assert mother is not None
        assert father is not None
        if mating.summary.is_purge:
            yield Sentence("This generation is a purge: everyone is crossed with the best.")
        else:
            yield how_selected(self.algorithm.selection)
        terms: dict[str, object] = {"mother": event.mother + 1, "mothers": self.fitness(mother.cost)}
        if event.mother == event.father:
            yield Sentence("Rank {mother} (fitness {mothers}) is both parents.", **terms)
        else:
            yield Sentence(
                "The mother has rank {mother} (fitness {mothers}), the father rank {father} (fitness {fathers}).",
                **terms,
                father=event.father + 1,
                fathers=self.fitness(father.cost),
            )

    def _blocks_crossed(self, event: events.BlocksCrossed) -> Sentence:
        if not event.from_father:
            return Sentence("Everything comes from the mother.")
        if len(event.from_father) == self.shape.size:
            return Sentence("Everything comes from the father.")
        if event.point is not None:
            return Sentence(
                "The cut lies before {unit}: what comes before it is the mother’s, the rest the father’s.",
                unit=Units((self._unit(event.point),), self.shape),
            )
        units = Units(tuple(map(self._unit, event.from_father)), self.shape)
        return Sentence("The child takes {units} from the father, the others from the mother.", units=units)

    def _cells_crossed(self, event: events.CellsCrossed) -> Sentence:
        if not event.cells:
            return Sentence("Everything comes from the mother.")
        if len(event.cells) == self.shape.cell_count:
            return Sentence("Everything comes from the father.")
        if event.point is not None:
            return Sentence(
                "The cut lies before {cell}: what comes before it is the mother’s, the rest the father’s.",
                cell=Cell(event.point, self.shape),
            )
        return Sentence("The child takes %n cell(s) from the father, the others from the mother.", n=len(event.cells))

    def _refused(self, event: events.SwapRefused) -> Iterator[Sentence]:
        pair = self._pair(event)
        if event.rule is Rule.SAME_CELL:
            yield Sentence("The same cell was drawn twice, {first}: nothing changes.", first=pair["first"])
            return
        yield Sentence("The {one} at {first} and the {other} at {second} were to change places, but stay.", **pair)
        counts = {"count": event.count, "most": event.most}
        by_rows = self.algorithm.encoding.blocks_are_rows
        match event.rule:
            case Rule.GIVEN:
                yield Sentence("Givens never move.")
            case Rule.CANDIDATE:
                yield Sentence("One of them does not admit the other’s digit.")
            case Rule.CROWDED:
                yield Sentence("One of them would stand {count} times in a line, and {most} are allowed.", **counts)
            case Rule.EACH if by_rows:
                yield Sentence(
                    "One of them would stand {count} times in its new column and box together, and {most} are allowed.",
                    **counts,
                )
            case Rule.EACH:
                yield Sentence(
                    "One of them would stand {count} times in its new row and column together, and {most} are allowed.",
                    **counts,
                )
            case Rule.TOGETHER if by_rows:
                yield Sentence(
                    "Together they stand {count} times already in the columns and boxes they would come to, "
                    "and {most} are allowed.",
                    **counts,
                )
            case _:
                yield Sentence(
                    "Together they stand {count} times already in the rows and columns they would come to, "
                    "and {most} are allowed.",
                    **counts,
                )

    def _placed(self, event: events.Placed) -> Sentence:
        terms = self._taken(event)
        if event.origin is Origin.BOTH:
            return Sentence("{cell}: {digit}, which both parents have.", **terms)
        if event.origin is Origin.MOTHER:
            return Sentence("{cell}: {digit} from the mother.", **terms)
        if event.origin is Origin.FATHER:
            return Sentence("{cell}: {digit} from the father.", **terms)
        if event.why is RandomReason.MUTATION:
            return Sentence("{cell}: {digit}, a random candidate by mutation.", **terms)
        if event.why is RandomReason.NEITHER_FITS:
            return Sentence("{cell}: {digit}, a random candidate, for neither parent’s digit fits.", **terms)
        return Sentence("{cell}: {digit}, a random candidate.", **terms)

    def _costed(self, event: events.Costed, mating: Mating, whose: ShownGrid) -> Iterator[Sentence]:
        cost = self.fitness(event.cost)
        if event.before is not None and event.before != event.cost:
            before = self.fitness(event.before)
            yield Sentence("Fitness {cost}, and {before} before it was changed.", cost=cost, before=before)
        else:
            yield Sentence("Fitness {cost}.", cost=cost)
        parents = [parent.cost for parent in (mating.mother, mating.father) if parent is not None]
        if whose is not ShownGrid.CHILD or not parents:
            return
        if event.cost < min(parents):
            yield Sentence("It is better than both parents.")
        elif event.cost > max(parents):
            yield Sentence("It is worse than both parents.")
        elif event.cost == min(parents):
            yield Sentence("It is as good as its better parent.")
        else:
            yield Sentence("It is worse than its better parent.")

    def _joined(self, event: events.Joined, mating: Mating) -> Iterator[Sentence]:
        place, population = event.place + 1, self.algorithm.population
        yield Sentence(
            "The child becomes individual {place} of {population} in the new generation.",
            place=place,
            population=population,
        )
        elite = mating.summary.elite
        if elite == 1:
            yield Sentence("The best of the generation before keeps the first place, as the elite.")
        elif elite:
            yield Sentence("The %n best of the generation before keep the first places, as the elite.", n=elite)

    def _nearer(self, event: events.Replaced | events.NotReplaced) -> Sentence:
        if event.is_father:
            return Sentence("It is more like the father, from whom it differs in %n cell(s).", n=event.differing)
        return Sentence("It is more like the mother, from whom it differs in %n cell(s).", n=event.differing)


def how_selected(selection: Selection) -> Sentence:
    if isinstance(selection, Own):
        return Sentence("{operator} chooses both parents.", operator=selection.label)
    match selection:
        case BetterRanks():
            return Sentence("Both parents are drawn from the ranks above the place that the child will take.")
        case Tournament(size=1):
            return Sentence("Both parents are drawn at random.")
        case Tournament():
            return Sentence("Each parent is the best of {size} drawn at random.", size=selection.size)
        case Roulette():
            return Sentence("Each parent is drawn with a chance that grows with its fitness.")
    return Sentence("Each parent is drawn with a chance that falls with its rank.")


def generation_in_words(summary: GenerationSummary) -> str:
    """Return how the generation was made, and where its best individual comes from."""
    number = summary.generation
    if summary.is_drawn and not number:
        return tr("The first population is drawn at random.")
    if summary.is_drawn:
        return tr("The run began anew here, with a population drawn at random.")
    best = summary.best + 1
    if summary.best_is_new:
        return tr("Mating {number} made the best of the generation.", number=best)
    return tr("The best of the generation was there before; the best child is that of mating {number}.", number=best)
