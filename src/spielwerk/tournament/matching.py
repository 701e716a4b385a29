"""As many pairs as possible in any graph: Edmonds' way of shrinking blossoms.

By hand, because it is short, and a library of graphs would weigh more than the whole server on the
static site.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


class Matching:
    """The largest matching of a graph; it stays the largest when vertices are taken out."""

    def __init__(self, friends: Sequence[Sequence[int]]) -> None:
        self.friends = friends
        self.mate = [NOBODY] * len(friends)
        self.gone = [False] * len(friends)
        for vertex in range(len(friends)):
            if self.mate[vertex] == NOBODY:
                self._augment(vertex)

    def __len__(self) -> int:
        """How many pairs there are."""
        return sum(mate != NOBODY for mate in self.mate) // 2

    def take(self, one: int, other: int) -> bool:
        """Take two out as a pair, if no other pair is lost by that."""
        before, mate = len(self), list(self.mate)
        for vertex in (one, other):
            self.gone[vertex] = True
            his = self.mate[vertex]
            self.mate[vertex] = NOBODY
            if his != NOBODY:
                self.mate[his] = NOBODY
        for vertex in range(len(self.mate)):
            if self.mate[vertex] == NOBODY and not self.gone[vertex] and len(self) < before - 1:
                self._augment(vertex)
        if len(self) == before - 1:
            return True
        self.gone[one] = self.gone[other] = False
        self.mate = mate
        return False

    def _augment(self, root: int) -> None:
        """Look for a way of changing partners by which this one finds one, too."""
        size = len(self.friends)
        parent, base = [NOBODY] * size, list(range(size))
        outer = [False] * size
        outer[root] = True
        queue = deque([root])
        while queue:
            here = queue.popleft()
            for there in self.friends[here]:
                if self.gone[there] or base[here] == base[there] or self.mate[here] == there:
                    continue
                if there == root or (
                    self.mate[there] != NOBODY and parent[self.mate[there]] != NOBODY
                ):
                    self._shrink(here, there, parent, base, outer, queue)
                elif parent[there] == NOBODY:
                    parent[there] = here
                    if self.mate[there] == NOBODY:
                        self._change_partners(there, parent)
                        return
                    outer[self.mate[there]] = True
                    queue.append(self.mate[there])

    def _change_partners(self, vertex: int, parent: Sequence[int]) -> None:
        while vertex != NOBODY:
            other = parent[vertex]
            after = self.mate[other]
            self.mate[vertex], self.mate[other] = other, vertex
            vertex = after

    def _shrink(
        self,
        one: int,
        other: int,
        parent: list[int],
        base: list[int],
        outer: list[bool],
        queue: deque[int],
    ) -> None:
        """A circle of odd length counts as one vertex from now on."""
        stem = self._common(one, other, parent, base)
        inside = [False] * len(base)
        for vertex, child in ((one, other), (other, one)):
            while base[vertex] != stem:
                inside[base[vertex]] = inside[base[self.mate[vertex]]] = True
                parent[vertex] = child
                child = self.mate[vertex]
                vertex = parent[child]
        for vertex in range(len(base)):
            if inside[base[vertex]]:
                base[vertex] = stem
                if not outer[vertex]:
                    outer[vertex] = True
                    queue.append(vertex)

    def _common(self, one: int, other: int, parent: Sequence[int], base: Sequence[int]) -> int:
        """Where the ways from both to the root come together."""
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if self.mate[one] == NOBODY:
                break
            one = parent[self.mate[one]]
        while True:
            other = base[other]
            if other in seen:
                return other
            other = parent[self.mate[other]]
