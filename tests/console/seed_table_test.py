#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The table of resources/docs/acceleration.md that sets what is here beside the documents it was planned by: each
row's command is run with the scripts above the table, and must show what the row says, on standard output or error or
in a file that it writes. Usage: seed_table_test.py CLI DOCUMENT."""
import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HEADING = "## Every row of the five documents"
SLOW = {"vitrine-cli calibrate --sweep"}  # seconds of measuring; VITRINE_TEST_SLOW=1 runs it, too


def section(document):
    with open(document, encoding="utf-8") as f:
        text = f.read()
    begin = text.index(HEADING)
    return text[begin:text.find("\n## ", begin + 1)]


def scripts(text):
    """Names in front of indented blocks, and the blocks."""
    found = {}
    for name, block in re.findall(r"^`(\w+\.m)`[^\n]*:\n\n((?:    [^\n]*\n|\n)+)", text, re.M):
        found[name] = "".join(line[4:] + "\n" for line in block.rstrip("\n").split("\n"))
    return found


def rows(text):
    for line in text.split("\n"):
        cells = [c.strip() for c in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and cells[2].startswith("`"):
            yield cells[0], cells[2].strip("`"), cells[3]


def shown(cli, command, files):
    """All that the command says and writes."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
                f.write(text)
        words = shlex.split(command)
        env = dict(os.environ)
        while "=" in words[0]:
            name, value = words.pop(0).split("=", 1)
            env[name] = value
        assert words[0] == "vitrine-cli", command
        done = subprocess.run([cli] + words[1:], capture_output=True, text=True, cwd=folder, env=env, timeout=120)
        out = done.stdout + done.stderr
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if name not in files and os.path.isfile(path):
                with open(path, encoding="utf-8", errors="replace") as f:
                    out += f.read()
        return out


def main():
    cli, text = os.path.abspath(sys.argv[1]), section(sys.argv[2])
    files, table = scripts(text), list(rows(text))
    slow = os.environ.get("VITRINE_TEST_SLOW") == "1"
    commands = sorted({command for _, command, _ in table if slow or command not in SLOW})
    with ThreadPoolExecutor(2) as pool:
        outputs = dict(zip(commands, pool.map(lambda command: shown(cli, command, files), commands)))
    bad = 0
    for what, command, wanted in table:
        if command in outputs and wanted not in outputs[command]:
            bad += 1
            print("%s\n    %s\n  shows no '%s' but:\n%s\n" % (what, command, wanted, outputs[command][:1500]))
    print("%d rows, %d commands, %d rows that are not so" % (len(table), len(commands), bad))
    return 1 if bad or len(files) < 5 or len(table) < 50 else 0


if __name__ == "__main__":
    sys.exit(main())
