// Run a trial (trial.py) in the site's own Python: `node trial.mjs TRIAL CODE [LIBRARY]`, folders or, with LIBRARY,
// the zips as they are packed. It says which modules were loaded.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

async function live(trial, code, library) {
  const pyodide = await loadPyodide(library ? { stdLibURL: library } : {});
  pyodide.FS.mkdir("/site");
  if (library) pyodide.unpackArchive(new Uint8Array(readFileSync(code)), "zip", { extractDir: "/site" });
  else pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: code }, "/site");
  pyodide.runPython('import sys; sys.path.insert(0, "/site"); sys.dont_write_bytecode = True');
  pyodide.runPython(readFileSync(trial, "utf8"));
  return pyodide.runPythonAsync("await live()");
}

try {
  console.log(await live(...process.argv.slice(2)));
} catch (fault) {
  console.log(fault.message); // where it stands in Pyodide's script is long and tells nothing
  process.exitCode = 1;
}
