#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Translations of the interface, resources/translations/vitrine_*.ts (format of Qt Linguist).

  packaging/translations.py           brings the files up to date with the texts of qml/ and app/:
                                      new ones are unfinished, those that are gone are left out
  packaging/translations.py --check   1 where a file lacks a text, or a translation has other places
                                      (%1, %2 …) than its text
"""
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
LITERAL = r'"((?:[^"\\]|\\.)*)"'
PLACES = re.compile(r"%(?:\d+|n)")


def plain(literal):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), literal)


def texts():
    """{context: [text, …]} in the order of the sources."""
    found = {}

    def add(context, text):
        if text and text not in found.setdefault(context, []):
            found[context].append(text)

    for path in sorted((ROOT / "qml").rglob("*.qml")):
        for match in re.finditer(r"qsTr\(\s*" + LITERAL, path.read_text()):
            add(path.stem, plain(match[1]))
    for path in sorted([*(ROOT / "app").rglob("*.cpp"), *(ROOT / "app").rglob("*.h")]):
        if "cli" in path.parts:
            continue
        code = path.read_text()
        for match in re.finditer(r"\b(?:(\w+)::)?(tr|tell)\(\s*((?:" + LITERAL + r"\s*)+)", code):
            owners = re.findall(r"^\S.*?\b(\w+)::~?\w+\(", code[: match.start()], re.M)
            owner = match[1] or (owners[-1] if owners else "")
            context = "Translation" if match[2] == "tell" else "vitrine::app::" + owner
            add(context, plain("".join(re.findall(LITERAL, match[3]))))
        for match in re.finditer(r'\btranslate\(\s*"(\w+)",\s*((?:' + LITERAL + r"\s*)+)", code):
            add(match[1], plain("".join(re.findall(LITERAL, match[2]))))
    table = (ROOT / "app/frame/command_table.cpp").read_text()
    for match in re.finditer(r'^    \{"[\w.]+", ' + LITERAL, table, re.M):
        add("vitrine::app::CommandTable", plain(match[1]))
    return found


def known(path):
    """{(context, text): (translation, type)} and {text: translation} of a file."""
    exact, anywhere = {}, {}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            text = message.findtext("source")
            element = message.find("translation")
            kind = element.get("type", "")
            exact[context.findtext("name"), text] = (element.text or "", kind)
            if not kind and element.text:
                anywhere.setdefault(text, element.text)
    return exact, anywhere


def update(path, found):
    exact, anywhere = known(path)
    language = path.stem.split("_", 1)[1]
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language="{language}">']
    for context in sorted(found):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in found[context]:
            translation, kind = exact.get((context, text), ("", "unfinished"))
            if not translation and text in anywhere:
                translation, kind = anywhere[text], ""
            attribute = ' type="unfinished"' if kind or not translation else ""
            lines += ["    <message>", f"        <source>{escape(text)}</source>",
                      f"        <translation{attribute}>{escape(translation)}</translation>",
                      "    </message>"]
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]))


def faults(path, found):
    exact, _ = known(path)
    for context, all_texts in found.items():
        for text in all_texts:
            translation, kind = exact.get((context, text), ("", "missing"))
            if kind or not translation:
                yield f"{path.name}: {context}: no translation of {text!r}"
            elif sorted(PLACES.findall(text)) != sorted(PLACES.findall(translation)):
                yield f"{path.name}: {context}: other places in {translation!r} than in {text!r}"


def main():
    found = texts()
    files = sorted((ROOT / "resources/translations").glob("vitrine_*.ts"))
    if sys.argv[1:] != ["--check"]:
        for path in files:
            update(path, found)
        return 0
    wrong = [fault for path in files for fault in faults(path, found)]
    print("\n".join(wrong) or f"{sum(map(len, found.values()))} texts in {len(files)} languages")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main())
