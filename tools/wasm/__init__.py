"""The Python of browsers: WebAssembly that Node runs as well, so that tests see what a page would."""
