"""Prints what users of Python packages can name, as JSON: for each folder given, the names as `diff` shows them."""

import ast
import json
import pathlib
import sys


def parsed(folder: pathlib.Path, module: str) -> ast.Module:
    return ast.parse((folder / f"{module}.py").read_text(encoding="utf8"))


def declared(tree: ast.Module) -> list[tuple[str, ast.stmt]]:
    found: list[tuple[str, ast.stmt]] = []
    for statement in tree.body:
        match statement:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.append((name, statement))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.append((name, statement))
    return [(name, statement) for name, statement in found if not name.startswith("_")]


def listed(tree: ast.Module) -> list[str]:
    return next(ast.literal_eval(statement.value) for statement in tree.body
                if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__")


def texts_of(statement: ast.stmt) -> list[str]:
    if not isinstance(statement, ast.AnnAssign) or ast.unparse(statement.annotation) != "TypeAlias":
        return []
    value = statement.value
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        value = ast.parse(value.value, mode="eval").body
    if not isinstance(value, ast.Subscript) or ast.unparse(value.value) != "Literal":
        return []
    inner = value.slice.elts if isinstance(value.slice, ast.Tuple) else [value.slice]
    return [one.value for one in inner if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def names(folder: pathlib.Path) -> list[str]:
    found = set(listed(parsed(folder, "__init__")))
    found |= {f"errors.{name}" for name in listed(parsed(folder, "errors"))}
    for name, statement in declared(parsed(folder, "types")):
        found.add(f"types.{name}")
        found |= {f'"{text}" in types.{name}' for text in texts_of(statement)}
    for statement in parsed(folder, "client").body:
        if isinstance(statement, ast.ClassDef):
            methods = [part.name for part in statement.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{name}()" for name in methods if not name.startswith("_")}
    return sorted(found)


print(json.dumps({folder: names(pathlib.Path(folder)) for folder in sys.argv[1:]}))
