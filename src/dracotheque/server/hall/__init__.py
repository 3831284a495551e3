"""The hall: open tables, live boards, who is here and what they say, told to all visitors in messages made once."""
