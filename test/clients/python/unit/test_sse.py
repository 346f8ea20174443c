"""Event streams are read the same however they are cut."""

from __future__ import annotations

import unittest

from runtime.sse import Event, EventReader

STREAM = (
    "\ufeff: a comment\n"
    "data: one\n\n"
    "id: 7\r\nevent: news\r\ndata: two\r\ndata:three\r\n\r\n"
    "data\r\rid: 8\ndata: ü – 🛫\n\n"
    "event: nothing\n\n"
    "retry: 250\nretry: soon\nid: a\0b\nunknown: x\ndata: last\n\n"
    "data: never finished"
).encode()

EVENTS = [
    Event("one", "message", None),
    Event("two\nthree", "news", "7"),
    Event("", "message", "7"),
    Event("ü – 🛫", "message", "8"),
    Event("last", "message", "8"),
]


class EventStreams(unittest.TestCase):
    def test_every_way_to_cut_in_two_gives_the_same_events(self) -> None:
        for cut in range(len(STREAM) + 1):
            reader = EventReader(1000)
            events = [*reader.feed(STREAM[:cut]), *reader.feed(STREAM[cut:])]
            self.assertEqual(events, EVENTS, f"cut at {cut}")

    def test_byte_by_byte(self) -> None:
        reader = EventReader(1000)
        events = [event for byte in STREAM for event in reader.feed(bytes([byte]))]
        self.assertEqual(events, EVENTS)
        self.assertEqual((reader.last_id, reader.retry_ms), ("8", 250))

    def test_an_event_without_end_is_refused(self) -> None:
        for piece in (b"data: aaaaaaaaa\n", b"x"):
            reader = EventReader(100)
            with self.assertRaises(ValueError):
                for _ in range(200):
                    reader.feed(piece)

    def test_many_events_together_may_be_longer_than_the_limit_of_one(self) -> None:
        reader = EventReader(100)
        self.assertEqual(sum(len(reader.feed(b"data: aaaaaaaaaa\n\n")) for _ in range(100)), 100)

    def test_bytes_that_are_no_text_are_shown_as_such(self) -> None:
        self.assertEqual(EventReader(100).feed(b"data: \xff\n\n"), [Event("\ufffd")])


if __name__ == "__main__":
    unittest.main()
