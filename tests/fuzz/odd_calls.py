#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Scripts that call functions with arguments that nobody means: no numbers, sizes beyond all integers, empties,
classes that do not belong there. Inputs of fuzz_interpreter, which runs each once and stops at what the
sanitizers find: fuzz_interpreter FOLDER/*.m

usage: odd_calls.py FOLDER [--seed N] [--files N]
Each function has a script for one argument, two for all pairs, and one each for drawn triples and quadruples;
--files draws so many of all scripts. Without --seed: the clock."""
import argparse
import pathlib
import random
import re
import time

ENGINE = pathlib.Path(__file__).resolve().parents[2] / "engine"
# These wait, end the run, or take its variables away.
LEFT = {"pause", "input", "keyboard", "exit", "quit", "system", "dbstop", "dbcont", "clear", "clearvars", "reset",
        "eval", "evalc", "evalin"}
VALUES = ("1", "-1.5", "NaN", "Inf", "-Inf", "1e300", "1e19", "-1e19", "2^53", "0", "3", "[]", "zeros(0,3)", "''",
          "'on'", "'omitnan'", "'x'", "ones(2,3)>0", "int8(-3)", "intmax('uint64')", "intmin('int64')", "{{}}",
          "{{1,'a',{}}}", "struct('a',{{1,2}})", "struct()", "sparse([1 0;0 NaN])", "sparse(0,3)", '"s"',
          "string(missing)", '["a";"b"]', "@sin", "@(varargin)1", "3+4i", "complex(NaN,Inf)", "single(1e30)",
          "[1 NaN Inf -3]", "[1e10 1]", "char([200 300])", "containers.Map", "true", "gpuArray([1 2;3 NaN])",
          "rand(3)", "reshape(1:8,2,2,2)", "8", "rand(40)", "gpuArray.rand(40,'single')", "rand(40)+1i",
          "ones(2,1,1,1,1,1,1,2)", "'%d%s'", "'all'", "':'")
DRAWN = 700  # calls of a script with drawn arguments


def functions():
    names = {path.stem for path in (ENGINE / "builtins" / "library").rglob("*.m")}
    for folder in ("builtins", "vm"):
        for path in (ENGINE / folder).rglob("*.cpp"):
            names.update(re.findall(r'^\s*\{"([a-zA-Z_][A-Za-z0-9_.]*)",', path.read_text(), re.M))
    return sorted(names - LEFT)


def scripts(name):
    """Pairs of a file's name and a function that gives its text."""
    head = "v = {%s};\n" % ", ".join(VALUES)
    n = len(VALUES)

    def single():
        return (head + "try, %s; catch, end\n" % name +
                "for a = 1:%d, try, %s(v{a}); catch, end, end\n" % (n, name) +
                "for a = 1:%d, try, [p, q] = %s(v{a}); catch, end, end\n" % (n, name))

    def pairs(first, last):
        return head + "for a = %d:%d, for b = 1:%d, try, q = %s(v{a}, v{b}); catch, end, end, end\n" % (first, last, n, name)

    def drawn(count):
        rows = "; ".join(" ".join(str(random.randint(1, n)) for _ in range(count)) for _ in range(DRAWN))
        return head + "for r = [%s].', c = v(r); try, q = %s(c{:}); catch, end, end\n" % (rows, name)

    yield name + "_1.m", single
    yield name + "_2a.m", lambda: pairs(1, n // 2)
    yield name + "_2b.m", lambda: pairs(n // 2 + 1, n)
    yield name + "_3.m", lambda: drawn(3)
    yield name + "_4.m", lambda: drawn(4)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("folder", type=pathlib.Path)
    p.add_argument("--seed", type=int, default=int(time.time()))
    p.add_argument("--files", type=int)
    options = p.parse_args()
    random.seed(options.seed)
    made = [script for name in functions() for script in scripts(name)]
    if options.files is not None:
        made = random.sample(made, min(options.files, len(made)))
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, text in made:
        (options.folder / name).write_text(text())
    print("%d scripts of odd calls, seed %d" % (len(made), options.seed))


if __name__ == "__main__":
    main()
