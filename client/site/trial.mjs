// Run a trial (trial.py) in the site's own Python: `node trial.mjs TRIAL CODE` of a folder, or with Python's library and
// the other zips as they are packed: `node trial.mjs TRIAL LIBRARY ZIP …`. It says which modules were loaded.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

async function live(trial, first, ...zips) {
  const pyodide = await loadPyodide(zips.length ? { stdLibURL: first } : {});
  pyodide.FS.mkdir("/site");
  for (const zip of zips) pyodide.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/site" });
  if (!zips.length) pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: first }, "/site");
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
