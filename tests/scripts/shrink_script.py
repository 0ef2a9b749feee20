# SPDX-License-Identifier: Apache-2.0
"""Makes a generated script (random_script.py) smaller while it still fails: drops statements and blocks,
replaces expressions by their parts and by plain arrays, and makes numbers in the text smaller."""
import copy
import re

import random_script

# A literal number of sizes and counts; not a part of a name or a fraction.
NUMBER = re.compile(r"(?<![\w.])(\d+)(?![\w.])")


def places(statements, path=()):
    """Paths to every statement, inner ones last."""
    for i, statement in enumerate(statements):
        yield path + (i,)
        for j, part in enumerate(statement):
            if isinstance(part, list):
                yield from places(part, path + (i, j))


def holder(statements, path):
    """The list that holds the statement at a path."""
    for step in path[:-1]:
        statements = statements[step]
    return statements


def without(statements, paths):
    out = copy.deepcopy(statements)
    for path in sorted(paths, reverse=True):
        del holder(out, path)[path[-1]]
    return out


def unwrapped(statements, path):
    """The block of a statement in its place, or None."""
    out = copy.deepcopy(statements)
    list_ = holder(out, path)
    bodies = [part for part in list_[path[-1]] if isinstance(part, list)]
    if not bodies:
        return None
    list_[path[-1]:path[-1] + 1] = [s for body in bodies for s in body]
    return out


def trees(statements, path=()):
    """Paths to every expression below the lines."""
    for i, part in enumerate(statements):
        if isinstance(part, (list, tuple)):
            if isinstance(statements, tuple) and isinstance(part, tuple):
                yield path + (i,)
            yield from trees(part, path + (i,))


def at(node, path):
    for step in path:
        node = node[step]
    return node


def replaced(node, path, new):
    if not path:
        return new
    parts = list(node)
    parts[path[0]] = replaced(node[path[0]], path[1:], new)
    return tuple(parts) if isinstance(node, tuple) else parts


def formats(node, path=()):
    """Paths to every text."""
    for i, part in enumerate(node):
        if isinstance(part, str):
            yield path + (i,)
        else:
            yield from formats(part, path + (i,))


def shrink(statements, fails, budget=400):
    """The smallest variation found for which fails(statements); at most `budget` tries."""
    left = [budget]
    seen = set()

    def attempt(candidate):
        if candidate is None or left[0] <= 0:
            return False
        text = "\n".join(random_script.lines_of(candidate))
        if text in seen:
            return False
        seen.add(text)
        left[0] -= 1
        return fails(candidate)

    progress = True
    while progress and left[0] > 0:
        progress = False
        # Many statements at once, then fewer.
        size = max(1, len(statements) // 2)
        while size >= 1:
            i = 0
            while i < len(statements):
                candidate = statements[:i] + statements[i + size:]
                if attempt(candidate):
                    statements, progress = candidate, True
                else:
                    i += size
            size //= 2
        for path in sorted(places(statements), key=len, reverse=True):
            for candidate in (lambda: without(statements, [path]), lambda: unwrapped(statements, path)):
                try:
                    made = candidate()
                except (IndexError, TypeError):
                    break
                if attempt(made):
                    statements, progress = made, True
                    break
        again = True
        while again and left[0] > 0:
            again = False
            for path in list(trees(statements)):
                node = at(statements, path)
                parts = [p for p in node[1:] if isinstance(p, tuple)]
                simple = parts + [("1",)] if len(node) > 1 else []
                if len(node) == 1 and "(" in node[0] and node[0] != "1":
                    simple = [("rand(%s)" % ",".join(NUMBER.findall(node[0])[-2:]),)] \
                        if not node[0].startswith("rand(") and node[0].count("(") == 1 else []
                for new in simple:
                    candidate = replaced(statements, path, new)
                    if attempt(candidate):
                        statements, progress, again = candidate, True, True
                        break
                if again:
                    break
        for path in list(formats(statements)):
            text = at(statements, path)
            for found in list(NUMBER.finditer(text)):
                value = int(found.group(1))
                for smaller in sorted({1, 2, 3, value // 2, value - 1}):
                    if not 0 < smaller < value:
                        continue
                    new = text[:found.start(1)] + str(smaller) + text[found.end(1):]
                    candidate = replaced(statements, path, new)
                    if attempt(candidate):
                        statements, progress = candidate, True
                        break
                else:
                    continue
                break
    return statements
