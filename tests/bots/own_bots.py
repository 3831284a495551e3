"""Bots from elsewhere, as a package that brings them would declare them."""

from pathlib import Path


def declare(folder: Path, module: str, code: str, **bots: str) -> Path:
    """Put this code into the folder as if pip had installed it there; each bot by its name and its class."""
    (folder / f"{module}.py").write_text(code, "utf-8")
    information = folder / f"{module}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", "utf-8")
    declared = [f"{name} = {module}:{kind}" for name, kind in bots.items()]
    (information / "entry_points.txt").write_text("\n".join(["[dracotheque.bots]", *declared, ""]), "utf-8")
    return folder
