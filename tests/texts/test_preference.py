import pytest

from dracotheque.texts import accepted, preferred

READERS = {
    "de-DE,de;q=0.9": "en",
    "en-GB,en;q=0.9": "en",
    "fr-CA": "fr",
    "es": "en",
    "": "fr",
    "*": "fr",
    "de,fr;q=0.4,en;q=0.7": "en",
    "de;q=0.8,en;q=0,fr-BE;q=0.1": "fr",
    "fr;q=0": "fr",
    "EN-us ; q=1.0": "en",
    "frr": "en",
    ";;q,=": "en",
}


@pytest.mark.parametrize("header", READERS)
def test_a_browser_names_the_language_it_reads(header: str) -> None:
    assert preferred(accepted(header)) == READERS[header]


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_DE.UTF-8", "en"),
        ("en_GB.UTF-8", "en"),
        ("fr_CA.ISO8859-1", "fr"),
        ("fr_FR@euro", "fr"),
        ("es", "en"),
        ("", "fr"),
        ("C", "fr"),
        ("C.UTF-8", "fr"),
        ("POSIX", "fr"),
    ],
)
def test_a_terminal_names_it_by_its_locale(locale: str, language: str) -> None:
    assert preferred([locale]) == language
