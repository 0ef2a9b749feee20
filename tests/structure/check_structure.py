#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the rules of the tree: layer order of includes, no Qt in engine/, file sizes, licence lines,
what may stand at the root, that a name of the library has one file. Usage: check_structure.py ROOT. Prints one line a violation; exit 1 if any."""
import os
import re
import subprocess
import sys

LAYERS = ["base", "value", "lang", "trace", "provider", "accel", "advice", "drawing", "figure", "builtins", "vm", "session"]
SOURCE = (".cpp", ".h", ".qml", ".glsl", ".comp", ".vert", ".frag", ".py", ".cmake", ".sh")
AT_ROOT = {"CMakeLists.txt", "CMakePresets.json", "app", "qml", "engine", "shaders", "resources", "tests",
           "packaging", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md",
           "LICENSE", "LICENSES"}
MAX_LINES = 900
MAX_QML_LINES = 149
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')


def files(root):
    """The files that git tracks; of a tree without git, all but what is built."""
    if os.path.exists(os.path.join(root, ".git")):
        listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True, capture_output=True)
        for name in listed.stdout.decode().split("\0"):
            if name and os.path.exists(os.path.join(root, name)):
                yield os.path.join(root, name)
        return
    for folder, names, entries in os.walk(root):
        names[:] = [n for n in names if not n.startswith(".") and not n.startswith("build")]
        for name in entries:
            yield os.path.join(folder, name)


def layer_of(path):
    parts = path.split(os.sep)
    return LAYERS.index(parts[1]) if parts[0] == "engine" and len(parts) > 2 and parts[1] in LAYERS else None


def check_file(path, text):
    problems = []
    lines = text.split("\n")
    most = MAX_QML_LINES if path.endswith(".qml") else MAX_LINES
    if len(lines) > most + 1:
        problems.append("has %d lines, more than %d" % (len(lines) - 1, most))
    if "golden" not in path and "SPDX-License-Identifier: Apache-2.0" not in "\n".join(lines[:3]):
        problems.append("has no licence line at its top")
    own = layer_of(path)
    for number, line in enumerate(lines, 1):
        if path.endswith(".qml") and re.search(r"\bproperty var\b", line):
            problems.append("line %d: a property has a type, which qmllint can check" % number)
        if path.startswith("app" + os.sep) and "setContextProperty" in line:
            problems.append("line %d: what QML sees is a type of the module (QML_ELEMENT)" % number)
        found = INCLUDE.match(line)
        if not found:
            continue
        bracket, name = found.groups()
        if own is not None and bracket == "<" and re.match(r"(Q[A-Z]|Qt[A-Z])", name):
            problems.append("line %d: engine/ must not include Qt (%s)" % (number, name))
        first = name.split("/")[0]
        if own is not None and bracket == '"' and first in LAYERS and LAYERS.index(first) > own:
            problems.append("line %d: %s/ must not include %s/ (%s)" % (number, LAYERS[own], first, name))
        if path.startswith("app" + os.sep) and bracket == '"' and first in LAYERS and first != "session":
            problems.append("line %d: app/ sees the engine through session/ (%s)" % (number, name))
    return problems


def twice_in_library(paths):
    """Functions of the library that two folders have: only one of them would be called."""
    seen = {}
    for path in paths:
        if path.startswith(os.path.join("engine", "builtins", "library")) and path.endswith(".m") and "private" not in path:
            seen.setdefault(os.path.basename(path), []).append(path)
    return [where for where in seen.values() if len(where) > 1]


def main():
    root = os.path.abspath(sys.argv[1])
    bad = 0
    checked = 0
    all_files = sorted(files(root))
    for entry in sorted({os.path.relpath(full, root).split(os.sep)[0] for full in all_files}):
        if not entry.startswith(".") and entry not in AT_ROOT:
            print("%s: has no place at the root" % entry)
            bad += 1
    for where in twice_in_library([os.path.relpath(full, root) for full in all_files]):
        print("%s: one function in two files" % " ".join(where))
        bad += 1
    for full in all_files:
        path = os.path.relpath(full, root)
        if not path.endswith(SOURCE):
            continue
        checked += 1
        with open(full, encoding="utf-8") as f:
            for problem in check_file(path, f.read()):
                print("%s: %s" % (path, problem))
                bad += 1
    print("%d files checked, %d problems" % (checked, bad))
    return 1 if bad or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
