"""What is answered about games and tables, by a server or at home; whether one may ask is settled elsewhere."""
