#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every name of library_examples.txt exists, has help, and has an example that runs.

    library_examples.py build/bin/vitrine-cli [--only NAME,NAME] [--jobs N]
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH = 80


def read_list():
    """[(name, example or None)] in the file's order."""
    entries = []
    with open(os.path.join(HERE, "library_examples.txt"), encoding="utf-8") as file:
        for line in file:
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            name, _, example = line.partition(": ")
            entries.append((name, example or None))
    names = [name for name, _ in entries]
    doubled = sorted({name for name in names if names.count(name) > 1})
    if doubled:
        sys.exit("listed twice: " + " ".join(doubled))
    return entries


def run(cli, text, folder, seconds=300):
    path = os.path.join(folder, "examples.m")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    done = subprocess.run([cli, path], cwd=folder, capture_output=True, timeout=seconds, check=False)
    return done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


def help_texts(cli, names):
    """What help says of each name; '' for one that does not exist."""
    script = ""
    for name in names:
        script += f"fprintf('\\n@@ {name} %d\\n', any(exist('{name}') == [2 3 5 103])), help {name}\n"
    with tempfile.TemporaryDirectory() as folder:
        output, _ = run(cli, script, folder)
    texts = {}
    for part in output.split("\n@@ ")[1:]:
        head, _, text = part.partition("\n")
        name, exists = head.split()
        texts[name] = text if exists == "1" else ""
    return texts


def run_examples(cli, examples):
    """{name: what went wrong} of examples, each in a function of its own."""
    script = ""
    for number, (name, code) in enumerate(examples):
        script += f"try, example{number}(); fprintf('\\n@@ {name} ok\\n');\n"
        script += f"catch e, fprintf('\\n@@ {name} %s\\n', strrep(e.message, newline, ' ')); end\n"
    for number, (_, code) in enumerate(examples):
        script += f"function example{number}()\n{code}\nend\n"
    with tempfile.TemporaryDirectory() as folder:
        output, errors = run(cli, script, folder)
    results = dict(re.findall(r"^@@ (\S+) (.*)$", output, re.M))
    missing = [name for name, _ in examples if name not in results]
    if len(missing) == len(examples) and len(examples) > 1:
        # One that cannot be parsed, or ended the program: one by one.
        results = {}
        for example in examples:
            results.update(run_examples(cli, [example]))
        return results
    for name in missing:
        results[name] = "did not end: " + (errors.strip().splitlines() or ["no message"])[0]
    return {name: text for name, text in results.items() if text != "ok"}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    cli = os.path.abspath(args.cli)
    entries = read_list()
    if args.only:
        wanted = set(args.only.split(","))
        entries = [entry for entry in entries if entry[0] in wanted]
    texts = help_texts(cli, [name for name, _ in entries])
    failed = []
    examples = []
    for name, example in entries:
        text = texts.get(name, "")
        if not text:
            failed.append(f"{name}: does not exist")
            continue
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2 or len(" ".join(lines[1:]).strip()) < 5:
            failed.append(f"{name}: has no help")
        found = re.search(r"Example: (.*)", text)
        code = example or (found.group(1).strip() if found else None)
        if code:
            examples.append((name, code))
        else:
            failed.append(f"{name}: has no example")
    batches = [examples[at:at + BATCH] for at in range(0, len(examples), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for wrong in pool.map(lambda batch: run_examples(cli, batch), batches):
            failed += [f"{name}: its example fails: {text}" for name, text in wrong.items()]
    for line in failed:
        print(line)
    print(f"{len(entries)} names, {len(failed)} failed")
    return 1 if failed or not entries else 0


if __name__ == "__main__":
    sys.exit(main())
