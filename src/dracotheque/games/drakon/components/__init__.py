"""What is in the box: tiles, cells to lay them on, coins and adventurers. (1)"""
