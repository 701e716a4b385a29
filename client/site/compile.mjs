// Compile Python files for the Python that the site brings along: `node compile.mjs FOLDER`, in its own Pyodide.
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/work");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/work");
// Without sentences, without the numbers of lines, and in what others have written without what only a type
// checker reads: together they are more than half of what would be carried.
pyodide.runPython(`
import ast, marshal
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

def called(node):
    return getattr(node, "attr", getattr(node, "id", ""))

class Untyped(ast.NodeTransformer):
    """Overloads, imports for type checkers and the types of functions; fields keep theirs."""

    def visit_FunctionDef(self, node):
        if any(called(one) == "overload" for one in node.decorator_list):
            return None
        if any(called(one) == "register" for one in node.decorator_list):
            return node  # functools.singledispatch reads them
        self.generic_visit(node)
        node.returns = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_If(self, node):
        if called(node.test) == "TYPE_CHECKING":
            return [self.visit(one) for one in node.orelse] or ast.Pass()
        return self.generic_visit(node)

    def generic_visit(self, node):
        super().generic_visit(node)
        if getattr(node, "body", None) == []:
            node.body = [ast.Pass()]
        return node

for path in sorted(Path("/work").rglob("*.py")):
    name = str(path.relative_to("/work"))
    tree = ast.parse(path.read_bytes())
    if not name.startswith("spielwerk/"):
        tree = ast.fix_missing_locations(Untyped().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    path.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + bytes(12) + marshal.dumps(bare(code)))
`);
