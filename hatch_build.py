"""Builds the web application into the package when a wheel or an sdist is made; an editable install goes without."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.front_end import NODE_WHEEL, FrontEnd, system_npm


class FrontEndBuildHook(BuildHookInterface[Any]):
    """Runs npm unless the built files already fit their sources."""

    def dependencies(self) -> list[str]:
        return [] if FrontEnd(Path(self.root)).is_fresh() or system_npm() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            FrontEnd(Path(self.root)).build()
