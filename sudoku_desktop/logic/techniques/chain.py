"""A chain read from its record, with the parts that all explanations of chains share."""

from dataclasses import dataclass

from sudoku_desktop.board.terms import Cells, Digits
from sudoku_desktop.logic.candidates import Candidate, Words
from sudoku_desktop.logic.deduction import Explanation, Link
from sudoku_desktop.logic.kernels.chain_graph import BRANCH_COUNT, ENDS_OF_BRANCHES, NESTED_MARK, ORIGIN, RADIX
from sudoku_desktop.logic.kernels.record import CHAIN
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class Node:
    """A statement that a candidate is true (on) or false (off)."""

    candidate: Candidate
    is_on: bool

    @property
    def cell(self) -> Cells:
        """The cell as a term of a sentence."""
        return Cells((self.candidate.cell,))

    @property
    def digit(self) -> Digits:
        """The digit as a term of a sentence."""
        return Digits((self.candidate.digit,))


Entry = tuple[Node, tuple[Node, ...]]
"""A node and its parents."""


@dataclass(frozen=True)
class Chain:
    """A chain read from a record.

    `ends` is the assumption and the conclusion of each branch; `branches` is empty when the chain was too long to
    record. `nested` has, for each nested chain, the number of the assumption in the record and the chain's index.
    `origin` is the cell or unit whose candidates the branches try, for techniques that do so.
    """

    ends: tuple[tuple[Node, Node], ...]
    branches: tuple[tuple[Entry, ...], ...]
    origin: int
    nested: tuple[tuple[int, int], ...] = ()

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes of the first branch, in order."""
        return tuple(node for node, _ in self.branches[0])

    @property
    def assumption(self) -> Node:
        """The assumption of the first branch."""
        return self.ends[0][0]

    @property
    def conclusion(self) -> Node:
        """The conclusion of the first branch."""
        return self.ends[0][1]

    @property
    def uses_patterns(self) -> bool:
        """Whether locked candidates, pairs or an X-wing rule out a candidate on the way."""
        entries = (entry for branch in self.branches for entry in branch)
        return any(not node.is_on and any(not parent.is_on for parent in parents) for node, parents in entries)

    def explanation(self, *reasons: Sentence, units: tuple[int, ...] = (), cells: tuple[int, ...] = ()) -> Explanation:
        """Return an explanation with these reasons and the chain's candidates and links."""
        if self.nested:
            reasons += (Sentence("On the way, patterns and chains in the remaining candidates rule out others."),)
        elif self.uses_patterns:
            reasons += (Sentence("On the way, locked candidates, pairs or X-wings rule out candidates."),)
        branches = tuple(
            tuple(
                Link(parent.candidate, parent.is_on, node.candidate, node.is_on)
                for node, parents in branch
                for parent in parents
            )
            for branch in self.branches
        )
        links = (link for branch in branches for link in branch)
        ends = [node.candidate for pair in self.ends for node in pair]
        inside = [node.candidate for branch in self.branches for node, _ in branch]
        pattern = tuple(dict.fromkeys([*inside, *ends]))
        several = branches if len(branches) > 1 else ()
        return Explanation(reasons, units, cells, pattern, tuple(dict.fromkeys(links)), several)


def node_of(number: int) -> Node:
    """Decode a node from its number in a record."""
    cell, digit = divmod(number // 2, RADIX)
    return Node(Candidate(cell, digit + 1), number % 2 == 1)


def chain_of(record: Words) -> Chain:
    branch_count = int(record[BRANCH_COUNT])
    numbers = record[ENDS_OF_BRANCHES : ENDS_OF_BRANCHES + 2 * branch_count].tolist()
    ends = tuple((node_of(numbers[2 * index]), node_of(numbers[2 * index + 1])) for index in range(branch_count))
    branches, nested = [], []
    at = CHAIN + 1
    for index in range(int(record[CHAIN])):
        branch = []
        size, at = int(record[at]), at + 1
        for _ in range(size):
            nested_count, parent_count = divmod(int(record[at + 1]), NESTED_MARK)
            if nested_count:
                nested.append((numbers[2 * index], nested_count - 1))
            parents = record[at + 2 : at + 2 + parent_count].tolist()
            branch.append((node_of(int(record[at])), tuple(map(node_of, parents))))
            at += 2 + parent_count
        branches.append(tuple(branch))
    return Chain(ends, tuple(branches), int(record[ORIGIN]), tuple(dict.fromkeys(nested)))
