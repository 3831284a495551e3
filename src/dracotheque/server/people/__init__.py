"""Who somebody is: guests with a name, and the tokens by which they are known again."""
