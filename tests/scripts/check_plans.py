#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the plan that is made for a script with the .plan beside it: groups, targets, the rules that
fused them, what was not fused and by which rule, notes. A plan is that of the host with arrays of any size captured.

Where there is a .glsl beside it, too, that has the kernels of these groups, as a device would run them that has
what most have, without the functions of shaders/lib. A text that a script before it has is named only; so are all
after the first of a script, with a checksum (without the numbers of lines). VITRINE_KERNEL_TEXTS=FILE
vitrine-cli NAME.m --device cpu writes them all.

usage: check_plans.py CLI FOLDER… [--only REGEX] [--update]
"""
import argparse
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile
import zlib

import run_scripts

MOST_TEXTS = 5  # written out, of a script


def plan_of(cli, script):
    """The plan of a script, and the texts of its kernels."""
    with tempfile.TemporaryDirectory() as folder:
        graph, kernels = os.path.join(folder, "graph.json"), os.path.join(folder, "kernels.glsl")
        done = subprocess.run([cli, os.path.basename(script), "--device", "cpu", "--graph", graph],
                              cwd=os.path.dirname(script), stdin=subprocess.DEVNULL, capture_output=True,
                              env=dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS="2", VITRINE_KERNEL_TEXTS=kernels,
                                       **run_scripts.environment_of(script)), timeout=120)
        if done.returncode:
            return "exit %d: %s\n" % (done.returncode, done.stderr.decode(errors="replace")), []
        with open(graph, encoding="utf-8") as f:
            record = json.load(f)
        with open(kernels, encoding="utf-8") as f:
            texts = f.read().split("// ---- kernel\n")
    lines = []
    for group in record["groups"]:
        where = ",".join(str(n) for n in group["lines"]) or "-"
        runs = group.get("iterations", 1)
        lines.append("%s | %s | %s%s" % (where, group["decision"]["target"], group["title"],
                                         " | %d runs" % runs if runs > 1 else ""))
        lines += ["    + " + rule.split(":")[0] for rule in group["decision"]["fused"]]
        lines += ["    %(from)s → %(to)s: %(rule)s" % value for value in group["decision"]["not_fused"]]
    lines += ["note: line %(line)d: %(rule)s" % note for note in record["notes"]]
    return "\n".join(lines) + "\n", [text for text in texts if text.strip()]


def title_of(text):
    return next((line[3:] for line in text.splitlines() if line.startswith("// ")), "?")


def kernels_of(name, texts, owners):
    """What a script's .glsl has; owners: the script that has a text first, added to."""
    out, written, said = [], 0, set()
    for text in texts:
        key = re.sub(r" // line.*", "", text)
        owner = owners.setdefault(key, name)
        if key in said:
            continue  # on other lines of the same script
        said.add(key)
        if owner != name:
            out.append("// as in %s.glsl: %s\n" % (owner, title_of(text)))
        elif written == MOST_TEXTS:
            out.append("// %08x: %s\n" % (zlib.crc32(key.encode()), title_of(text)))
        else:
            written += 1
            out.append(text)
    head = "// SPDX-License-Identifier: Apache-2.0\n// Kernels of %s.m, written by check_plans.py --update.\n" % name
    return head + "".join(out)


def compare(path, seen, update):
    """The lines of a difference; with update the file is written instead."""
    if update:
        with open(path, "w", encoding="utf-8") as f:
            f.write(seen)
    with open(path, encoding="utf-8") as f:
        expected = f.read()
    return list(difflib.unified_diff(expected.splitlines(), seen.splitlines(), path, "seen", lineterm=""))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--only", default="")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    cli = os.path.abspath(options.cli)
    checked, failed, owners = {".plan": 0, ".glsl": 0}, 0, {}
    for folder in options.folders:
        for path, _, names in sorted(os.walk(os.path.abspath(folder))):
            for name in sorted(n[:-5] for n in names if n.endswith(".plan")):
                wanted = re.search(options.only, name + ".plan")
                base = os.path.join(path, name)
                if not wanted and not os.path.exists(base + ".glsl"):
                    continue  # other scripts' texts may refer to those that have some
                plan, texts = plan_of(cli, base + ".m")
                seen = {".plan": plan}
                if os.path.exists(base + ".glsl"):
                    seen[".glsl"] = kernels_of(name, texts, owners)
                for kind in seen if wanted else ():
                    checked[kind] += 1
                    difference = compare(base + kind, seen[kind], options.update)
                    if difference:
                        failed += 1
                        print("%s%s: not as it was\n%s" % (name, kind, "\n".join(difference)))
    print("%d plans and the kernels of %d scripts, %d differ" % (checked[".plan"], checked[".glsl"], failed))
    return 1 if failed or not checked[".plan"] or not (options.only or checked[".glsl"]) else 0


if __name__ == "__main__":
    sys.exit(main())
