// Compile Python files for the Python that the site brings along: `node compile.mjs FOLDER`, in its own Pyodide.
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/work");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/work");
// Without sentences and without the numbers of lines: together they are half of what would be carried.
pyodide.runPython(`
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

def nowhere(units):
    """A table that says of every instruction that it stands in no line."""
    whole, rest = divmod(units, 8)
    return b"\\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")

def bare(code):
    inside = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inside, co_linetable=nowhere(len(code.co_code) // 2))

for path in sorted(Path("/work").rglob("*.py")):
    code = compile(path.read_bytes(), str(path.relative_to("/work")), "exec", dont_inherit=True, optimize=2)
    path.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + bytes(12) + marshal.dumps(bare(code)))
`);
