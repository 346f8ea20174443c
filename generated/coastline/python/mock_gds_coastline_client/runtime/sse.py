"""Parses an event stream (`text/event-stream`) incrementally, wherever its bytes are split."""

from __future__ import annotations

import codecs
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One event. `data` is empty if the event only tells its id."""

    data: str
    name: str = "message"
    id: str | None = None


class EventReader:
    """The parser of one stream. It buffers an incomplete event, of at most `limit` characters."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        #: The pieces of the incomplete line. They are joined once, when the line is complete.
        self._rest: list[str] = []
        self._rest_size = 0
        self._is_first = True
        self._ends_in_return = False
        self._data: list[str] = []
        self._size = 0
        self._name = ""
        #: The last event id received. A resumed stream continues after it.
        self.last_id: str | None = None
        #: Milliseconds that the server asks to wait before resuming; None if it does not ask.
        self.retry_ms: int | None = None

    def feed(self, piece: bytes) -> list[Event]:
        """Takes the next bytes and returns the events that they complete.

        Raises ValueError for an event that is longer than the limit.
        """
        text = self._decoder.decode(piece)
        if self._is_first and text:
            text = text.removeprefix("\ufeff")
            self._is_first = False
        if self._ends_in_return and text:
            text = text.removeprefix("\n")
            self._ends_in_return = False
        self._ends_in_return = self._ends_in_return or text.endswith("\r")
        begun, *lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        self._rest.append(begun)
        self._rest_size += len(begun)
        if lines:
            *lines, rest = ["".join(self._rest), *lines]
            self._rest, self._rest_size = [rest], len(rest)
        events: list[Event] = []
        for line in lines:
            event = self._take(line)
            if event is not None:
                events.append(event)
        if self._rest_size + self._size > self._limit:
            raise ValueError(f"an event is longer than {self._limit} characters")
        return events

    def _take(self, line: str) -> Event | None:
        if line == "":
            return self._dispatch()
        key, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if key == "data":
            self._data.append(value)
            self._size += len(value) + 1
            if self._size > self._limit:
                raise ValueError(f"an event is longer than {self._limit} characters")
        elif key == "event":
            self._name = value
        elif key == "id" and "\0" not in value:
            self.last_id = value
        elif key == "retry" and value.isascii() and value.isdigit():
            self.retry_ms = int(value[:9])
        return None

    def _dispatch(self) -> Event | None:
        data, name = self._data, self._name
        self._data, self._name, self._size = [], "", 0
        return Event("\n".join(data), name or "message", self.last_id) if data else None
