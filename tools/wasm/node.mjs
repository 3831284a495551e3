// Runs a module of this tree in the Python of browsers: `node node.mjs ROOT WHEEL… -- MODULE ARGUMENT…`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [root, ...rest] = process.argv.slice(2);
const wheels = rest.slice(0, rest.indexOf("--"));
const [module, ...words] = rest.slice(rest.indexOf("--") + 1);

const { loadPyodide } = await import(
    pathToFileURL(
        createRequire(`${root}/web/package.json`).resolve(
            "pyodide/pyodide.mjs",
        ),
    ).href
);
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
for (const wheel of wheels)
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.mountNodeFS("/tree", root);
try {
    python.globals.set("words", python.toPy([module, ...words]));
    python.runPython(`
import runpy, sys
sys.path[:0] = ['/tree/src', '/tree']
sys.argv = words
runpy.run_module(words[0], run_name='__main__', alter_sys=True)
`);
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
}
