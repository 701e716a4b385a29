"""What can be refused: every code with its status and title (RFC 9457)."""

from __future__ import annotations

from spielwerk.engine.view import Reason
from spielwerk.server.wire.answers import Misfit, ProblemOut, ViewFrame
from spielwerk.workshop.shapes import Said

TITLES = {
    "invalid": (422, "The request does not fit."),
    "bad-option": (422, "A switch, bot or number of players that does not fit."),
    "bad-pack": (422, "This pack, or this change of it, can't be."),
    "bad-record": (422, "This record can't be used."),
    "illegal": (422, "This choice is not open now."),
    "no-workshop": (403, "This server has no workshop."),
    "no-access": (403, "Your link does not allow this."),
    "no-key": (403, "This device has no key: nobody is known here by it."),
    "bad-token": (403, "This link is not valid, or no longer."),
    "bad-origin": (403, "The request comes from another web site."),
    "not-found": (404, "There is nothing here."),
    "no-hint": (404, "Nobody can give a hint now."),
    "method": (405, "This address does not know that method."),
    "too-slow": (408, "The request did not come whole in time."),
    "stale": (409, "Somebody was faster."),
    "not-asked": (409, "Another seat is asked."),
    "no-undo": (409, "Nothing to undo."),
    "key-reused": (409, "This key was used for something else."),
    "not-now": (409, "The room is not in the right state."),
    "other-rules": (409, "This game was begun with other rules than this server has."),
    "no-pack": (409, "This room is played with a card pack that is not here, or has changed."),
    "seat-taken": (409, "This seat is not open."),
    "too-large": (413, "Too large."),
    "too-many": (429, "Too many requests."),
    "failed": (500, "The server failed; nothing has changed."),
    "store": (503, "It could not be written to disk; nothing has changed."),
}

UNPLAYABLE = ("no-pack", "other-rules")  # until a server has the pack or the rules again


class Problem(Exception):
    """A request that can't be fulfilled, and why."""

    def __init__(
        self,
        code: str,
        detail: str | Said = "",
        *,
        errors: list[Misfit] | None = None,
        index: int | None = None,
        reason: Reason | None = None,
        retry_after: int | None = None,
    ) -> None:
        self.said = detail if isinstance(detail, Said) else None  # in both languages
        plain = self.said.en if self.said else str(detail)
        super().__init__(f"{code}: {plain}")
        self.code = code
        self.status, self.title = TITLES[code]
        self.detail = plain or self.title
        self.errors = errors
        self.index = index
        self.reason = reason
        self.retry_after = retry_after
        self.frame: ViewFrame | None = None

    def document(self) -> ProblemOut:
        """What the caller is told."""
        return ProblemOut(
            type=f"urn:spielwerk:problem:{self.code}",
            code=self.code,
            title=self.title,
            status=self.status,
            detail=self.detail,
            said=self.said,
            errors=self.errors,
            frame=self.frame,
            index=self.index,
            reason=self.reason,
            retry_after=self.retry_after,
        )
