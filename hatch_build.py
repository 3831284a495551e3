"""Builds the web application into the package when a wheel or an sdist is made; an editable install goes without.

With `DRACOTHEQUE_COMPILED=1` in the environment a wheel has compiled engines beside their sources.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.compiled import FOLDER, OPTIMISATION, TOOLS, Compiled, games
from tools.front_end import FrontEnd
from tools.node import WHEEL, system_npm


class PackageBuildHook(BuildHookInterface[Any]):
    """Runs npm, and a compiler where one is wanted, unless what they made already fits its sources."""

    def dependencies(self) -> list[str]:
        node = [] if FrontEnd(Path(self.root)).is_fresh() or system_npm() else [WHEEL]
        return [*node, *(TOOLS if self.compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if FrontEnd(Path(self.root)).build() != 0:
            raise RuntimeError("the web application could not be built: npm says why above")
        if self.compiles:
            self._compile(build_data)

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("DRACOTHEQUE_COMPILED") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put the libraries where their sources are; the wheel is then for this Python and this machine alone."""
        root = Path(self.root)
        folder = root / FOLDER
        Compiled(root, folder, OPTIMISATION, games(root / "src")).build()
        for library in (*folder.rglob("*.so"), *folder.rglob("*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
