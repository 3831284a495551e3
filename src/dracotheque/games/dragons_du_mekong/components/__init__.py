"""The colours, cards, planks and the delta, as tables of data. (1)"""
