#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Known answers of integer classes: every element-wise function, every class, elements at and beyond the limits,
against rational arithmetic (a wrong table gives the same wrong answer on every device, so comparing devices
cannot see it). Usage: integer_answers.py VITRINE_CLI. Prints what differs; exit 1 if anything does.

The rule is MATLAB's: up to 32 bits a result is that of double arithmetic, rounded; with 64 bits integers are exact,
and beside a double the result is rounded to 64 significant bits ("as if 80-bit extended precision were used"). Then
to the class: ties away from zero, saturating, NaN to 0. What no integer form is known for has to be refused."""
import math
import os
import re
import subprocess
import sys
import tempfile
from fractions import Fraction

CLASSES = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]
NAN, INF = "nan", "inf"
DOUBLES = [0, 1, -1, 2, 3, -3, 0.5, -0.5, 1.5, 2.5, -2.5, 0.1, 127.5, 1e10, 2.0 ** 53, 2.0 ** 63, -2.0 ** 63, 2.0 ** 64,
           1e300, math.inf, -math.inf, math.nan]


def bits(name):
    return int(re.search(r"\d+", name).group())


def limits(name):
    n = bits(name)
    return (0, 2 ** n - 1) if name[0] == "u" else (-2 ** (n - 1), 2 ** (n - 1) - 1)


def elements(name):
    low, high = limits(name)
    some = {0, 1, 2, 3, 5, 7, 10, 16, 27, 100, high, high - 1, high // 2, high // 2 + 1, high // 3, low, low + 1, -1, -2, -3, -7,
            -10, low // 2, 2 ** 31 + 1, 2 ** 53 + 1, 2 ** 62 + 1, 10 ** 18 + 1, -(2 ** 53) - 1}
    return sorted(x for x in some if low <= x <= high)


# --- numbers: Fraction, or NAN, or (INF, sign)

def number(x):
    if isinstance(x, float):
        if math.isnan(x):
            return NAN
        if math.isinf(x):
            return (INF, 1 if x > 0 else -1)
    return Fraction(x)


def is_real(*values):
    return all(isinstance(x, Fraction) for x in values)


def sign_of(x):
    return x[1] if isinstance(x, tuple) else (x > 0) - (x < 0)


def half_away(x):
    whole = (2 * abs(x.numerator) + x.denominator) // (2 * x.denominator)
    return -whole if x < 0 else whole


def significant(x, count):
    """x to this many bits, ties to even."""
    if x == 0:
        return x
    size = abs(x)
    shift = size.numerator.bit_length() - size.denominator.bit_length() - count
    while size >= Fraction(2) ** (shift + count):
        shift += 1
    while size < Fraction(2) ** (shift + count - 1):
        shift -= 1
    kept = round(size / Fraction(2) ** shift)  # to even
    return (kept if x > 0 else -kept) * Fraction(2) ** shift


def to_class(x, name):
    low, high = limits(name)
    if x == NAN:
        return 0
    if isinstance(x, tuple):
        return high if x[1] > 0 else low
    return max(low, min(high, half_away(x)))


# --- operations on them; those that are not rational give at least 200 bits

FAR = Fraction(2) ** 1100  # beyond every double


def bounded(x):
    return x if not is_real(x) or abs(x) < FAR else (INF, sign_of(x))


def plus(a, b):
    if is_real(a, b):
        return a + b
    if NAN in (a, b) or (not is_real(a) and not is_real(b) and a != b):
        return NAN
    return b if is_real(a) else a


def negative(a):
    return a if a == NAN else -a if is_real(a) else (INF, -a[1])


def minus(a, b):
    return plus(a, negative(b))


def times(a, b):
    if NAN in (a, b):
        return NAN
    if is_real(a, b):
        return a * b
    return NAN if sign_of(a) * sign_of(b) == 0 else (INF, sign_of(a) * sign_of(b))


def rdivide(a, b):
    if NAN in (a, b) or (not is_real(a) and not is_real(b)):
        return NAN
    if not is_real(b):
        return Fraction(0)
    if not is_real(a):
        return (INF, sign_of(a) * (-1 if b < 0 else 1))
    if b == 0:
        return NAN if a == 0 else (INF, sign_of(a))
    return a / b


def root(x, n):
    """The n-th root of x > 0 for a whole n ≥ 1, a little below or exact; 220 bits are kept."""
    scale = 220
    power = x.numerator * 2 ** (scale * n) // x.denominator
    low, high = 0, 1 << (power.bit_length() // n + 1)
    while low < high:
        middle = (low + high + 1) // 2
        if middle ** n <= power:
            low = middle
        else:
            high = middle - 1
    return Fraction(low, 2 ** scale)


def whole_power(a, n):
    """n whole and ≥ 0, may be huge."""
    if n == 0:
        return Fraction(1)
    if a in (0, 1):
        return a
    if a == -1:
        return Fraction(-1 if n % 2 else 1)
    if n > 5000:
        return (INF, -1 if a < 0 and n % 2 else 1) if abs(a) > 1 else Fraction(0)
    return bounded(a ** n.numerator)


def power(a, b):
    if not is_real(a, b):
        if is_real(b):
            return NAN if a == NAN and b != 0 else power_of_infinity(a, b)
        return power_to_infinity(a, b)
    if b.denominator == 1:
        if b >= 0:
            return whole_power(a, b)
        return whole_power(1 / a, -b) if a else (INF, 1)
    if a < 0:
        return NAN
    if a == 0:
        return (INF, 1) if b < 0 else Fraction(0)
    if b.denominator > 2 ** 8:
        r = root_power(a, abs(b))
    else:
        r = whole_power(a, Fraction(abs(b.numerator)))
        r = root(r, b.denominator) if is_real(r) else r
    return rdivide(Fraction(1), r) if b < 0 else r


def root_power(a, b):
    """a^b for a general fraction b > 0, by repeated square roots of a."""
    whole = b.numerator // b.denominator
    rest = b - whole
    out, square_root = whole_power(a, Fraction(whole)), a
    for _ in range(140):
        square_root = significant(root(square_root, 2), 215)
        rest *= 2
        if rest >= 1:
            out = significant(out * square_root, 215)
            rest -= 1
        if rest == 0:
            break
    return out


def power_of_infinity(a, b):
    if b == 0:
        return Fraction(1)
    odd = b.denominator == 1 and b.numerator % 2
    return Fraction(0) if b < 0 else (INF, -1 if a[1] < 0 and odd else 1)


def power_to_infinity(a, b):
    if a == 1:
        return Fraction(1)
    if NAN in (a, b):
        return NAN
    if is_real(a) and abs(a) == 1:
        return Fraction(1)
    grows = (not is_real(a) or abs(a) > 1) == (b[1] > 0)
    return (INF, 1) if grows else Fraction(0)


def hypot(a, b):
    if not is_real(a, b):
        return (INF, 1) if isinstance(a, tuple) or isinstance(b, tuple) else NAN
    return root(a * a + b * b, 2) if a or b else Fraction(0)


def nthroot(x, n):
    if not is_real(n):
        return NAN if n == NAN or x == NAN else Fraction(1)
    if x == NAN:
        return NAN
    odd = n.denominator == 1 and n.numerator % 2 == 1
    if n == 0:
        return Fraction(1) if is_real(x) and abs(x) == 1 else (INF, 1) if not is_real(x) or abs(x) > 1 else Fraction(0)
    if not is_real(x):
        return (INF, x[1]) if n > 0 else Fraction(0)
    if x == 0:
        return Fraction(0) if n > 0 else (INF, 1)
    inverse = 1 / abs(n)
    if inverse.numerator == 1 and inverse.denominator <= 128:
        r = root(abs(x), inverse.denominator)
    else:
        r = root_power(abs(x), inverse)
    r = 1 / r if n < 0 else r
    return -r if x < 0 and odd else r


def mod(a, b):
    if NAN in (a, b) or not is_real(a):
        return NAN
    if is_real(b) and b == 0:
        return a
    if not is_real(b):
        return a if a == 0 or sign_of(a) == b[1] else b
    return a - b * (a // b)


def rem(a, b):
    if NAN in (a, b) or not is_real(a) or (is_real(b) and b == 0):
        return NAN
    if not is_real(b):
        return a
    r = abs(a) % abs(b)
    return -r if a < 0 else r


def order(a, b):
    """-1, 0, 1; None beside NaN."""
    if NAN in (a, b):
        return None
    key = [(x[1], 0) if isinstance(x, tuple) else (0, x) for x in (a, b)]
    return (key[0] > key[1]) - (key[0] < key[1])


def least(a, b):
    return b if a == NAN else a if b == NAN or order(a, b) <= 0 else b


def greatest(a, b):
    return b if a == NAN else a if b == NAN or order(a, b) >= 0 else b


def divided(towards):
    def f(a, b):
        return rdivide(a, b) if b == 0 else Fraction(towards(a / b))
    return f


ARITHMETIC = {"plus": plus, "minus": minus, "times": times, "rdivide": rdivide, "power": power, "mod": mod, "rem": rem,
              "min": least, "max": greatest, "hypot": hypot, "nthroot": nthroot}
COMPARE = {"eq": lambda c: c == 0, "ne": lambda c: c != 0, "lt": lambda c: c == -1, "le": lambda c: c in (-1, 0),
           "gt": lambda c: c == 1, "ge": lambda c: c in (0, 1)}
SAME_CLASS = {"idivide": divided(math.trunc), "gcd": lambda a, b: Fraction(math.gcd(a.numerator, b.numerator)),
              "lcm": lambda a, b: Fraction(a.numerator * b.numerator // (math.gcd(a.numerator, b.numerator) or 1)).__abs__(),
              "bitand": lambda a, b: Fraction(a.numerator & b.numerator),
              "bitor": lambda a, b: Fraction(a.numerator | b.numerator),
              "bitxor": lambda a, b: Fraction(a.numerator ^ b.numerator)}
IDIVIDE = {"floor": math.floor, "ceil": math.ceil, "round": half_away, "fix": math.trunc}
UNARY = {"abs": abs, "sign": lambda x: Fraction(sign_of(x)), "uminus": lambda x: -x, "uplus": lambda x: x,
         "floor": lambda x: x, "ceil": lambda x: x, "fix": lambda x: x, "round": lambda x: x, "real": lambda x: x,
         "imag": lambda x: Fraction(0), "conj": lambda x: x}
TESTS = {"isnan": lambda x: 0, "isinf": lambda x: 0, "isfinite": lambda x: 1, "not": lambda x: int(x == 0),
         "logical": lambda x: int(x != 0)}
LOGIC = {"and": lambda a, b: a and b, "or": lambda a, b: a or b, "xor": lambda a, b: a != b}
REDUCE = {"sum": plus, "prod": times}
WITH_OWN_ANSWER = {"nextpow2"}


def functions_of_the_list(root_folder):
    text = open(os.path.join(root_folder, "engine/provider/functions.def"), encoding="utf-8").read()
    return [(m.group(2), 1 if m.group(1).startswith("UNARY") else 2)
            for m in re.finditer(r"^((?:UNARY|BINARY)\w*)\((\w+), \.", text, re.M)]


# --- the script

def literal(values, name):
    if name == "double":
        return "[" + " ".join("NaN" if x == NAN else ("-Inf", "Inf")[x[1] > 0] if not is_real(x) else repr(float(x))
                              for x in values) + "]"
    n = bits(name)
    words = " ".join("0x%0*Xu%d" % (n // 4, int(x) % 2 ** n, n) for x in values)
    return "typecast([%s],'%s')" % (words, name)


class Cases:
    def __init__(self):
        self.lines, self.expected = [], []

    def call(self, title, expression, result_class, results):
        """results None: the call has to be refused."""
        self.lines.append("try, show(%s), catch e, fprintf('refused %%s\\n', e.identifier); end" % expression)
        want = "refused MATLAB:UndefinedFunction" if results is None else \
            result_class + "".join(" %d" % x for x in results)
        self.expected.append((title, want))


def variable(name):
    return "x_" + name


def wide_rounding(name, a_class, b_class):
    """Bits of an intermediate result; None: it is exact."""
    if bits(name) < 64:
        return 53
    return None if a_class == b_class else 64


def binary_cases(cases, values):
    def answer(f, name, a_class, b_class, exact):
        count = wide_rounding(name, a_class, b_class)
        out = []
        for b in values[b_class]:
            for a in values[a_class]:
                r = f(a, b)
                # Roots and powers are never exact to begin with.
                to = count or (None if exact else 64)
                out.append(to_class(significant(r, to) if to and is_real(r) else r, name))
        return out

    for name in CLASSES:
        pairs = [(name, name), (name, "double"), ("double", name)]
        for f, rule in ARITHMETIC.items():
            for a, b in pairs if f != "nthroot" else ():
                call = "%s(%s',%s)" if a == b else "mixed(@%s,%s',%s)"
                cases.call("%s(%s,%s)" % (f, a, b), call % (f, variable(a), variable(b)), name,
                           answer(rule, name, a, b, f not in ("hypot", "power", "nthroot")))
        nthroot_cases(cases, values, name, answer)
        for f, rule in SAME_CLASS.items():
            cases.call("%s(%s)" % (f, name), "%s(%s',%s)" % (f, variable(name), variable(name)), name,
                       answer(rule, name, name, name, True))
        for how, towards in IDIVIDE.items():
            cases.call("idivide(%s,%s)" % (name, how), "idivide(%s',%s,'%s')" % (variable(name), variable(name), how), name,
                       answer(divided(towards), name, name, name, True))
        for f, rule in LOGIC.items():
            cases.call("%s(%s)" % (f, name), "%s(%s',%s)" % (f, variable(name), variable(name)), "logical",
                       [int(rule(a != 0, b != 0)) for b in values[name] for a in values[name]])
        for other in CLASSES + ["double"]:
            for f, rule in COMPARE.items():
                for a, b in {(name, other), (other, name)}:
                    cases.call("%s(%s,%s)" % (f, a, b), "%s(%s',%s)" % (f, variable(a), variable(b)), "logical",
                               [int(rule(order(x, y))) for y in values[b] for x in values[a]])


def nthroot_cases(cases, values, name, answer):
    """Negative numbers have odd roots only, so they are apart."""
    low = limits(name)[0]
    degrees = [Fraction(n) for n in (1, 3, 5, 7) if n <= limits(name)[1]]
    below = [x for x in values[name] if x < 0]
    above = [x for x in values[name] if x >= 0]
    sets = {"whole": ([Fraction(n) for n in (1, 2, 3, 4, 5, 7, 10, 60)], name),
            "double": ([number(x) for x in (1, 2, 3, 0.5, 1.5, -1, -2, -3, 1e10, math.inf)], "double")}
    for title, (ns, other) in sets.items():
        values["above"], values["degrees"] = above, ns
        cases.call("nthroot(%s,%s)" % (name, title), "nthroot(%s',%s)" % (literal(above, name), literal(ns, other)), name,
                   answer(nthroot, name, "above", "degrees", False))
    if low < 0:
        values["above"], values["degrees"] = below, degrees
        cases.call("nthroot(negative %s)" % name, "nthroot(%s',%s)" % (literal(below, name), literal(degrees, name)), name,
                   answer(nthroot, name, "above", "degrees", False))


def unary_cases(cases, values):
    for name in CLASSES:
        x = values[name]
        for f, rule in UNARY.items():
            cases.call("%s(%s)" % (f, name), "%s(%s)" % (f, variable(name)), name, [to_class(rule(v), name) for v in x])
        for f, rule in TESTS.items():
            cases.call("%s(%s)" % (f, name), "%s(%s)" % (f, variable(name)), "logical", [rule(v) for v in x])
        cases.call("nextpow2(%s)" % name, "nextpow2(%s)" % variable(name), "double",
                   [max(0, (abs(v.numerator) - 1).bit_length()) if v else 0 for v in x])
        for f, rule in REDUCE.items():
            for count in range(1, len(x) + 1, 3):
                total = x[0]
                for v in x[1:count]:
                    total = rule(total, v)
                cases.call("%s(%s)" % (f, name), "%s(%s(1:%d),'native')" % (f, variable(name), count), name, [to_class(total, name)])
            running = [x[0]]
            for v in x[1:]:
                running.append(Fraction(to_class(rule(running[-1], v), name)))
            cases.call("cum%s(%s)" % (f, name), "cum%s(%s)" % (f, variable(name)), name, [int(v) for v in running])
        for other in CLASSES + ["double"]:
            cases.call("%s(%s)" % (name, other), "%s(%s)" % (name, variable(other)), name,
                       [to_class(v, name) for v in values[other]])


def refused_cases(cases, root_folder):
    known = set(ARITHMETIC) | set(UNARY) | set(SAME_CLASS) | WITH_OWN_ANSWER
    refused = [(f, n) for f, n in functions_of_the_list(root_folder) if f not in known]
    if len(refused) < 40:
        sys.exit("engine/provider/functions.def was not understood: %d functions" % len(refused))
    for f, arity in refused:
        for name in CLASSES:
            for arguments in ([variable(name)], ) if arity == 1 else ([variable(name)] * 2, [variable(name), "2"], ["2", variable(name)]):
                cases.call("%s(%s)" % (f, name), "%s(%s)" % (f, ",".join(arguments)), "", None)


def script_of(cases, values):
    head = ["%s = %s;" % (variable(c), literal(values[c], c)) for c in CLASSES + ["double"]]
    # Arithmetic of integers takes doubles one at a time only.
    show = ["function r = mixed(f, a, b)", "r = [];",
            "if isa(a,'double'), for d = a', r = [r; f(d, b)]; end, else, for d = b, r = [r, f(a, d)]; end, end", "end",
            "function show(r)", "fprintf('%s', class(r)); fprintf(' %d', r); fprintf('\\n');", "end"]
    return "\n".join(head + cases.lines + show) + "\n"


def main():
    program = sys.argv[1]
    values = {c: [Fraction(x) for x in elements(c)] for c in CLASSES}
    values["double"] = [number(x) for x in DOUBLES]
    cases = Cases()
    unary_cases(cases, values)
    binary_cases(cases, values)
    refused_cases(cases, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "integers.m")
        with open(path, "w", encoding="utf-8") as out:
            out.write(script_of(cases, {c: values[c] for c in CLASSES + ["double"]}))
        bad = 0
        # At once, and captured: one element is enough for a graph.
        for title, smallest in (("at once", "1000000"), ("captured", "1")):
            environment = dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS=smallest)
            run = subprocess.run([program, "--device", "cpu", path], capture_output=True, text=True, env=environment)
            got = run.stdout.split("\n")[:-1]
            if run.returncode != 0 or len(got) != len(cases.expected):
                print("%s: %d lines instead of %d\n%s" % (title, len(got), len(cases.expected), run.stderr))
                return 1
            for (what, want), have, line in zip(cases.expected, got, cases.lines):
                if have != want:
                    bad += 1
                    if bad <= 40:
                        print("%s, %s: %s" % (title, what, difference(want, have)))
    print("%d calls, %d differ" % (2 * len(cases.expected), bad))
    return 1 if bad else 0


def difference(want, have):
    a, b = want.split(" "), have.split(" ")
    if len(a) != len(b) or a[0] != b[0]:
        return "'%s' instead of '%s'" % (have[:90], want[:90])
    places = [i for i in range(len(a)) if a[i] != b[i]]
    return "%d of %d; the first, %d, is %s instead of %s" % (len(places), len(a) - 1, places[0], b[places[0]], a[places[0]])


if __name__ == "__main__":
    sys.exit(main())
