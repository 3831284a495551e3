"""What magic objects do. (4.3)"""
