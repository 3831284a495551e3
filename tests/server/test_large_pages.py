"""What the process keeps lies in large pages, where the system has them."""

import sys

import pytest

from dracotheque.server.large_pages import LARGE, join_new, private_memory

MAPS = """\
00400000-00a00000 r-xp 00000000 fe:00 123 /usr/bin/python3
0a100000-0a700000 rw-p 00000000 00:00 0 [heap]
20000000-20300000 rw-p 00000000 00:00 0
30000000-30800000 rw-s 00000000 00:01 9 /dev/shm/shared
40000000-40800000 ---p 00000000 00:00 0
50000000-501fffff rw-p 00000000 00:00 0
7ff000000000-7ff000800000 rw-p 00000000 00:00 0 [stack]
"""


def test_only_memory_of_ones_own_is_joined_and_only_whole_pages_of_it() -> None:
    assert list(private_memory(MAPS)) == [0x0A200000, 0x0A400000, 0x20000000]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked")
def test_what_was_joined_is_left_in_peace() -> None:
    kept = [bytes(300) for _ in range(8 * LARGE // 300)]
    joined: set[int] = set()
    join_new(joined)
    before = frozenset(joined)
    join_new(joined)
    assert joined >= before
    assert all(address % LARGE == 0 for address in joined)
    assert len(kept) == 8 * LARGE // 300
