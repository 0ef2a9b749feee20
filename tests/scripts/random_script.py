# SPDX-License-Identifier: Apache-2.0
"""Scripts from a seed: statements over arrays of every class and awkward sizes whose classes and sizes
are followed while they are written, so that nearly every statement is a valid one.

A script is a list of statements. A statement is a list of lines in which blocks are nested lists, and an
expression is a tree of (format, arguments…), so that a shrinker can take either apart (shrink_script.py).
"""
import random

import random_gradient

FLOATS = ("double", "single")
INTEGERS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
LENGTHS = (0, 1, 1, 2, 3, 4, 5, 7, 8, 13, 17, 31, 32, 33, 64, 67, 101, 257)
MOST = 3000  # elements

# Functions of one real argument without poles where the argument is; 'wide' ones may give complex numbers.
UNARY = ("sin", "cos", "tan", "atan", "tanh", "sinh", "cosh", "exp", "expm1", "abs", "floor", "ceil", "round",
         "fix", "sign", "asinh", "erf", "sind", "cosd", "cbrt3", "square", "minus", "isnan", "not", "sigmoid",
         "isfinite", "erfc", "gammaln1", "log1p1", "log21", "deg2rad")
UNARY += ("cbrt", "exp2", "nextpow2", "sec", "sech", "acot", "asinpi1", "atand", "sinc", "gamma1", "erfcx", "erfinv1", "isinf")
WIDE = ("sqrt", "log", "asin", "acos", "acosh", "atanh", "log2", "log10", "log1p")
SPELLED = {"cbrt3": "nthroot(%s,3)", "square": "(%s).^2", "minus": "-%s", "not": "~(%s>0)",
           "sigmoid": "1./(1+exp(-%s))", "gammaln1": "gammaln(1+abs(%s))", "log1p1": "log1p(abs(%s))",
           "asinpi1": "sinpi(%s)", "gamma1": "gamma(1+abs(%s))", "erfinv1": "erfinv(tanh(%s))",
           "log21": "log2(1+abs(%s))"}


class Array:
    """What is known of a value: class, sizes (None when they depend on data), complex or not."""

    def __init__(self, cls, size, complex_=False, positive=False):
        self.cls, self.size, self.complex, self.positive = cls, size, complex_, positive

    def count(self):
        n = 1
        for d in self.size:
            n *= d
        return n

    def with_(self, cls=None, size=None, complex_=None):
        return Array(cls or self.cls, self.size if size is None else trimmed(size),
                     self.complex if complex_ is None else complex_)


def trimmed(size):
    size = list(size)
    while len(size) > 2 and size[-1] == 1:
        size.pop()
    return tuple(size)


def broadcast(a, b):
    n = max(len(a), len(b))
    a, b = tuple(a) + (1,) * (n - len(a)), tuple(b) + (1,) * (n - len(b))
    out = []
    for x, y in zip(a, b):
        if x != y and x != 1 and y != 1:
            return None
        out.append(y if x == 1 else x)
    return trimmed(out)


class Script:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.vars = {}
        self.next = 0
        self.loops = []
        self.lines = []

    # --- small choices
    def chance(self, percent):
        return self.r.random() * 100 < percent

    def pick(self, *options):
        return self.r.choice(options)

    def number(self):
        return self.pick("0.5", "2", "-1.5", "3", "0.1", "1e-3", "-0.25", "7", "1e3", "1", "-1", "0")

    def computed(self):
        """A number that is not known before something is computed, or any."""
        known = self.names(lambda a: not a.complex and a.count() > 0)
        if not known:
            return self.number()
        name = self.r.choice(known)
        return self.pick("sum(%s(:))", "mean(double(%s(:)))", "max(%s(:))", "%s(end)*2", "%s(1)", "numel(%s)",
                         "gpuArray(double(%s(1)))") % name

    def size(self):
        r = self.r
        while True:
            rank = r.choices((2, 3, 4), (80, 15, 5))[0]
            size = [r.choice(LENGTHS) for _ in range(rank)]
            if self.chance(35):
                size[r.randrange(2)] = 1
            if rank > 2:
                size = [min(d, 7) for d in size]
            if self.chance(4):
                size = [r.choice((1023, 1024, 1025, 2049)), 1]
            n = 1
            for d in size:
                n *= d
            if n <= MOST and (n > 0 or self.chance(30)):
                return trimmed(size)

    def dims(self, size):
        return ",".join(str(d) for d in size)

    # --- new values
    def fresh(self, size=None, cls=None):
        """A new array: (tree, Array)."""
        r = self.r
        size = self.size() if size is None else size
        cls = cls or r.choices(("double", "single", "logical", "int"), (52, 22, 8, 18))[0]
        if cls == "int":
            cls = r.choice(INTEGERS)
        text = self.dims(size)
        if cls == "logical":
            return ("rand(%s)<%s" % (text, self.pick("0.5", "0.1", "0.9")),), Array(cls, size)
        if cls in INTEGERS:
            low = "0" if cls[0] == "u" else self.pick("-9", "-100", "0")
            return (self.pick("%s(randi([%s 120],%s))" % (cls, low, text),
                              "randi([%s 100],%s,'%s')" % (low, text, cls)),), Array(cls, size)
        n = 1
        for d in size:
            n *= d
        forms = ["rand(%s)" % text, "randn(%s)" % text, "randi([-5 9],%s)" % text, "rand(%s)*4-2" % text,
                 "reshape((1:%d)/7,[%s])" % (n, text), "reshape(mod((0:%d)*37,101)/8,[%s])" % (n - 1, text),
                 "zeros(%s)" % text, "ones(%s)" % text, "repmat(0.75,%s)" % text]
        weights = [6, 6, 4, 4, 3, 3, 1, 1, 1]
        tree = (r.choices(forms, weights)[0],)
        if self.chance(5):
            tree = ("repmat(double(%s),%s)" % (self.computed(), text),)
        if self.chance(8):
            tree = ("specials(%%s,%d)" % r.randrange(1, 6), tree)
        out = Array("double", size)
        if self.chance(6):
            tree, out = ("complex(%%s,randn(%s))" % text, tree), Array("double", size, True)
            if self.chance(15):
                tree = ("complex(double(%s),randn(%s))" % (self.computed(), text),)
        if cls == "single":
            tree, out = ("single(%s)", tree), out.with_(cls="single")
        if self.chance(6):
            tree = ("gpuArray(%s)", tree)
        return tree, out

    def names(self, fits):
        return [n for n, a in self.vars.items() if a.size is not None and fits(a)]

    def value(self, fits=lambda a: True, depth=0):
        """A variable that fits, or a new array: (tree, Array)."""
        known = self.names(fits)
        if known and self.chance(92):
            name = self.r.choice(known)
            return (name,), self.vars[name]
        for _ in range(20):
            tree, array = self.fresh()
            if fits(array):
                return tree, array
        return None

    # --- expressions
    def expression(self, depth=2):
        for _ in range(30):
            made = self.r.choice(self.KINDS)(self, depth)
            if made and (made[1].size is None or made[1].count() <= MOST):
                return made
        return self.fresh()

    def inner(self, depth, fits=lambda a: True):
        if depth > 0 and self.chance(55):
            for _ in range(4):
                made = self.expression(depth - 1)
                if made[1].size is not None and fits(made[1]):
                    return made
        return self.value(fits)

    def unary(self, depth):
        made = self.inner(depth, lambda a: a.cls in FLOATS or a.cls in INTEGERS)
        if not made:
            return None
        tree, a = made
        if a.cls in INTEGERS:
            name = self.pick("abs", "sign", "square", "minus", "floor", "isnan")
            if a.cls in ("int64", "uint64") and name == "square":
                name = "abs"
        elif a.complex:
            name = self.pick("abs", "real", "imag", "conj", "exp", "square", "minus", "isnan", "sqrt", "angle")
        else:
            name = self.r.choice(UNARY) if self.chance(92) else self.r.choice(WIDE)
        cls = "logical" if name in ("isnan", "not", "isfinite", "isinf") else a.cls
        stays = a.complex and name in ("conj", "exp", "square", "minus", "sqrt")
        return (SPELLED.get(name, name + "(%s)"), tree), a.with_(cls=cls, complex_=stays or name in WIDE)

    def partner(self, a, depth):
        """Something that a can be combined with: (tree, Array)."""
        if a.cls in INTEGERS:
            fits = lambda b: b.cls == a.cls and broadcast(a.size, b.size) is not None
            if self.chance(50):
                return (self.number(),), Array("double", (1, 1))
        else:
            if self.chance(30):
                return (self.number(),), Array("double", (1, 1))
            fits = lambda b: b.cls not in INTEGERS and broadcast(a.size, b.size) is not None
        made = self.inner(depth, fits)
        if made and made[1].size is not None and fits(made[1]):
            return made
        size = [1 if self.chance(30) else d for d in a.size]
        return self.fresh(trimmed(size), a.cls if a.cls in INTEGERS else None if self.chance(30) else "double") \
            if a.cls in INTEGERS or self.chance(100) else None

    def binary(self, depth):
        made = self.inner(depth)
        if not made:
            return None
        x, a = made
        other = self.partner(a, depth)
        if not other:
            return None
        y, b = other
        size = broadcast(a.size, b.size)
        if size is None or (b.cls in INTEGERS) != (a.cls in INTEGERS) and a.cls in INTEGERS and b.count() != 1:
            return None
        if b.cls in INTEGERS and a.cls != b.cls:
            return None
        complex_ = a.complex or b.complex
        flip = self.chance(50)
        cls = a.cls if a.cls in INTEGERS else "single" if "single" in (a.cls, b.cls) else "double"
        kind = self.r.randrange(12)
        if kind < 7:
            op = self.pick("%s+%s", "%s-%s", "%s.*%s", "%s./%s", "%s+%s", "%s.*%s")
        elif kind < 9 and not complex_:
            op = self.pick("max(%s,%s)", "min(%s,%s)")
            if a.cls == b.cls == "logical":
                op = "%s+%s"
        elif kind == 9 and not complex_:
            op = self.pick("mod(%s,%s)", "rem(%s,%s)", "hypot(%s,%s)", "atan2(%s,%s)") \
                if a.cls in FLOATS and b.cls in FLOATS else self.pick("mod(%s,%s)", "rem(%s,%s)")
            if "logical" in (a.cls, b.cls):
                op = "%s-%s"
        elif kind == 10 and a.cls in FLOATS and b.cls in FLOATS and not complex_:
            op = self.pick("abs(%s).^(%s)", "abs(%s).^2-%s", "(1+abs(%s)).^-%s")
        else:
            op = self.pick("%s<%s", "%s<=%s", "%s==%s", "%s~=%s", "%s>%s", "(%s>0)&(%s>0)", "xor(%s>0,%s>0)",
                           "(%s>0)|(%s>0)")
            cls, complex_ = "logical", False
        op = op.replace("%s+", "(%s)+").replace("%s-", "(%s)-").replace("-%s", "-(%s)") if "(" not in op[:1] else op
        if "(" not in op:
            op = "(" + op.replace("%s", "(%s)") + ")"
        return (op, y, x) if flip else (op, x, y), Array(cls, size, complex_)

    def cast(self, depth):
        made = self.inner(depth, lambda a: not a.complex)
        if not made:
            return None
        cls = self.pick("double", "single", "double", "logical", *INTEGERS)
        if cls == "logical":
            return ("(%s~=0)", made[0]), made[1].with_(cls="logical")
        return (cls + "(%s)", made[0]), made[1].with_(cls=cls)

    def reduction(self, depth):
        made = self.inner(depth, lambda a: a.cls not in INTEGERS or True)
        if not made:
            return None
        x, a = made
        real = not a.complex
        if a.cls in INTEGERS:
            names = ["sum", "max", "min", "any", "all", "prod", "mean"]
        elif a.cls == "logical":
            names = ["sum", "any", "all", "mean", "nnz"]
        elif real:
            names = ["sum", "sum", "prod", "mean", "var", "std", "max", "min", "any", "all", "median", "norm2", "nnz",
                     "mode"]
        else:
            names = ["sum", "prod", "mean"]
        name = self.r.choice(names)
        cls = a.cls if name in ("max", "min", "median", "mode") else "logical" if name in ("any", "all") else \
            a.cls if a.cls in INTEGERS and name != "mean" else "single" if a.cls == "single" else "double"
        if name == "mean" and a.cls in INTEGERS:
            cls = "double"
        if name == "nnz":
            return ("nnz(%s)", x), Array("double", (1, 1))
        if name == "norm2":
            return ("sum((%s).^2,'all')", x), Array(cls, (1, 1))
        flag = ""
        if a.cls in FLOATS and real and name in ("sum", "prod", "mean", "max", "min", "var", "std", "median") and \
                self.chance(15):
            flag = ",'omitnan'"
        gap = ",[]" if name in ("max", "min") else ",%s" % self.pick("0", "1") if name in ("var", "std") else ""
        form = self.r.randrange(10)
        if name == "mode":
            form = 4
        size = list(a.size)
        if form < 4:
            d = next((i for i, n in enumerate(size) if n != 1), 0)
            if list(size) == [0, 0]:
                return None
            size[d] = 1
            if flag and gap:
                return ("%s(%%s%s%s)" % (name, gap, flag), x), Array(cls, trimmed(size), a.complex)
            return ("%s(%%s%s)" % (name, flag), x), Array(cls, trimmed(size), a.complex)
        if form < 8:
            d = self.r.randrange(len(size) + (1 if self.chance(10) else 0))
            if d < len(size):
                if size[d] == 0 and name in ("max", "min", "mode", "median"):
                    return None
                size[d] = 1
            return ("%s(%%s%s,%d%s)" % (name, gap, d + 1, flag), x), Array(cls, trimmed(size), a.complex)
        if name in ("prod", "max", "min", "any", "all", "sum", "mean", "var", "std") and a.count() > 0:
            if form == 8 or len(size) < 3:
                return ("%s(%%s%s,'all'%s)" % (name, gap, flag), x), Array(cls, (1, 1), a.complex)
            two = sorted(self.r.sample(range(len(size)), 2))
            for d in two:
                size[d] = 1
            return ("%s(%%s%s,[%d %d]%s)" % (name, gap, two[0] + 1, two[1] + 1, flag), x), \
                Array(cls, trimmed(size), a.complex)
        return None

    def scan(self, depth):
        made = self.inner(depth, lambda a: a.cls in FLOATS and not a.complex or a.cls in INTEGERS)
        if not made:
            return None
        x, a = made
        if list(a.size) == [0, 0]:
            return None
        name = self.pick("cumsum", "cumsum", "cumprod", "cummax", "cummin", "diff")
        if name == "diff":
            d = self.r.randrange(len(a.size))
            if a.size[d] < 2 or a.cls[0] == "u":
                return None
            size = list(a.size)
            size[d] -= 1
            return ("diff(%%s,1,%d)" % (d + 1), x), a.with_(size=size)
        d = self.r.randrange(len(a.size))
        reverse = ",'reverse'" if self.chance(25) else ""
        return ("%s(%%s,%d%s)" % (name, d + 1, reverse), x), a

    def ranged(self, n):
        """A subscript along n elements: (text, how many)."""
        r = self.r
        kind = r.randrange(8)
        if n == 0 or kind == 0:
            return ":", n
        first = r.randrange(1, n + 1)
        if kind == 1:
            return str(first), 1
        if kind == 2:
            return "end", 1
        if kind == 3:
            return "end:-1:1", n
        last = r.randrange(first, n + 1)
        if kind == 4:
            step = r.randrange(2, 4)
            return "%d:%d:%d" % (first, step, last), (last - first) // step + 1
        if kind == 5:
            few = [r.randrange(1, n + 1) for _ in range(r.randrange(1, 5))]
            return "[%s]" % " ".join(map(str, few)), len(few)
        return "%d:%d" % (first, last), last - first + 1

    def subscripts(self, size):
        parts = [self.ranged(n) for n in size]
        return ",".join(p[0] for p in parts), tuple(p[1] for p in parts)

    def slice(self, depth):
        known = self.names(lambda a: True)
        if not known:
            return None
        name = self.r.choice(known)
        a = self.vars[name]
        if self.chance(20):
            return ("%s(:)" % name,), a.with_(size=(a.count(), 1))
        text, size = self.subscripts(a.size)
        return ("%s(%s)" % (name, text),), a.with_(size=size)

    def shape(self, depth):
        made = self.inner(depth)
        if not made:
            return None
        x, a = made
        size = list(a.size)
        kind = self.r.randrange(11)
        if kind < 2 and len(size) == 2:
            return (self.pick("(%s).'", "(%s)'", "transpose(%s)"), x), a.with_(size=(size[1], size[0]))
        if kind == 2:
            order = list(range(len(size) + (1 if self.chance(20) else 0)))
            self.r.shuffle(order)
            grown = size + [1]
            return ("permute(%%s,[%s])" % " ".join(str(d + 1) for d in order), x), \
                a.with_(size=[grown[d] for d in order])
        if kind == 3:
            n = a.count()
            divisors = [d for d in range(1, n + 1) if n % d == 0] or [1]
            d = self.r.choice(divisors)
            if n == 0:
                return ("reshape(%s,0,3)", x), a.with_(size=(0, 3))
            return ("reshape(%%s,%d,[])" % d, x), a.with_(size=(d, n // d))
        if kind == 4:
            m, n = self.r.randrange(1, 4), self.r.randrange(1, 3)
            grown = list(size)
            grown[0] *= m
            grown[1] *= n
            return ("repmat(%%s,%d,%d)" % (m, n), x), a.with_(size=grown)
        if kind == 5:
            return ("circshift(%%s,%d,%d)" % (self.r.randrange(-3, 4), self.r.randrange(1, 3)), x), a
        if kind == 6:
            return ("flip(%%s,%d)" % self.r.randrange(1, 3), x), a
        if kind in (7, 8):
            d = self.r.randrange(2)
            fits = lambda b: b.cls == a.cls and len(b.size) == len(size) and \
                all(p == q for i, (p, q) in enumerate(zip(b.size, size)) if i != d)
            other = self.inner(depth, fits) if self.chance(70) else (x, a)
            if not other or not fits(other[1]):
                return None
            grown = list(size)
            grown[d] += other[1].size[d]
            return ("[%s;%s]" if d == 0 else "[%s,%s]", x, other[0]), \
                a.with_(size=grown, complex_=a.complex or other[1].complex)
        if kind == 9 and len(size) == 2 and a.cls != "logical":
            return (self.pick("triu(%s)", "tril(%s)", "tril(%s,-1)"), x), a
        if kind == 10 and len(size) == 2 and a.count() < 100:
            return ("cat(3,%s,%s)", x, x), a.with_(size=size + [2])
        return None

    def select(self, depth):
        made = self.inner(depth, lambda a: not a.complex and a.cls in FLOATS)
        if not made:
            return None
        x, a = made
        return (self.pick("pick(%s>0,%s,-1)", "pick(%s<0.5,0,%s)", "pick(isnan(%s),1,%s)"), x, x), a

    def sorting(self, depth):
        made = self.inner(depth, lambda a: not a.complex and a.cls != "logical" and 0 not in a.size)
        if not made:
            return None
        x, a = made
        kind = self.r.randrange(3)
        if kind < 2:
            d = self.r.randrange(len(a.size))
            down = self.pick("", ",'descend'", ",'ascend'")
            return ("sort(%%s,%d%s)" % (d + 1, down), x), a
        return ("sum(unique(%s))", x), Array(a.cls, (1, 1))

    def search(self, depth):
        made = self.inner(depth, lambda a: not a.complex)
        if not made:
            return None
        x, a = made
        kind = self.r.randrange(5)
        if kind == 0:
            return ("sum(find(%s>0.5))", x) if a.count() != 1 else ("nnz(%s)", x), \
                Array("double", (1, 1) if min(a.size) > 0 else None)
        if kind == 1:
            return ("pad(find(%s>0),5)", x), Array("double", (5, 1))
        if kind == 2 and a.cls in FLOATS:
            n = self.pick(1, 3, 9, 20)
            return ("accumarray(1+mod(floor(abs(fin(%%s))),%d),1,[%d 1])" % (n, n + 1), x), \
                Array("double", (n + 1, 1))
        if kind == 3 and a.cls in FLOATS:
            return ("accumarray(1+mod(floor(abs(fin(%s))),5),fin(%s),[6 1])", x, x), Array("double", (6, 1)) \
                if a.cls == "double" else Array(a.cls, (6, 1))
        if kind == 4 and a.cls == "double":
            return ("histcounts(%s(:),[-2 -1 0 0.5 1 4])" if len(x) == 1 else "histcounts(reshape(%s,[],1),-2:4)", x), \
                Array("double", (1, 5 if len(x) == 1 else 6))
        return None

    def product(self, depth):
        fits = lambda a: a.cls in FLOATS and not a.complex and len(a.size) == 2 and a.count() < 1500
        made = self.inner(depth, fits)
        if not made or not fits(made[1]):
            return None
        x, a = made
        if self.chance(40):
            return self.used(*self.pick((("(%s)'*%s", x, x), a.with_(size=(a.size[1], a.size[1]))),
                                        (("%s*(%s)'", x, x), a.with_(size=(a.size[0], a.size[0])))))
        other = self.value(lambda b: fits(b) and b.size[0] == a.size[1])
        if not other:
            return None
        y, b = other
        return self.used(("(%s)*(%s)", x, y),
                         Array("single" if "single" in (a.cls, b.cls) else "double", (a.size[0], b.size[1])))

    def used(self, form, array):
        """A product as it is, with something made of its elements, or its diagonal."""
        text, *parts = form
        if self.chance(40):
            text = self.pick("tanh(%s-0.5)", "max(%s,0).*2", "1-abs(%s)").replace("%s", text)
        if self.chance(20) and min(array.size) > 1:
            return ("diag(%s)".replace("%s", text), *parts), array.with_(size=(min(array.size), 1))
        return (text, *parts), array

    def filtering(self, depth):
        fits = lambda a: a.cls in FLOATS and not a.complex and 1 in a.size and a.count() > 1 and len(a.size) == 2
        made = self.inner(depth, fits)
        if not made or not fits(made[1]):
            return None
        x, a = made
        return self.pick((("filter([1 0.5],[1 -0.25],%s)", x), a), (("conv(%s,[1 -2 0.5],'same')", x), a),
                         (("filter(1,[1 0.5 0.25],%s)", x), a))

    def matrix(self, depth):
        """Functions of a matrix, or of its columns, of floating-point numbers."""
        fits = lambda a: a.cls in FLOATS and len(a.size) == 2 and 0 < a.count() < 1500
        made = self.inner(depth, fits)
        if not made or not fits(made[1]):
            return None
        x, a = made
        m, n = a.size
        real = Array(a.cls, a.size)
        forms = [("fft(%s,[],1)", a.with_(complex_=True)), ("fft(%s,[],2)", a.with_(complex_=True)),
                 ("ifft(%s,[],1)", a.with_(complex_=True)), ("real(ifft2(fft2(%s)))", real),
                 ("abs(fft(%s)).^2", real), ("fliplr(%s)", a), ("flipud(%s)", a), ("rot90(%s)", a.with_(size=(n, m))),
                 ("repelem(%s,2,1)", a.with_(size=(2 * m, n))), ("kron(%s,[1 -2])", a.with_(size=(m, 2 * n))),
                 ("conv2(%s,[1 2 1;0 1 -1],'same')", a), ("polyval([1 -2 0.5],%s)", a),
                 ("trapz(%s,1)", a.with_(size=(1, n))), ("cumtrapz(%s,2)", a),
                 ("norm(fin(%s))", Array("double", (1, 1))), ("trace(%%s(1:%d,1:%d))" % (min(m, n), min(m, n)),
                                                            a.with_(size=(1, 1)))]
        if not a.complex:
            forms += [("sortrows(%s)", a), ("ismember(%s,[0 0.5 1 2])", a.with_(cls="logical")),
                      ("interp1(1:5,[3 1 4 1 5],1+mod(reshape(fin(%%s),%d,%d),4))" % a.size, Array("double", a.size)),
                      ("discretize(%s,[-10 -1 0 1 10])", Array("double", a.size)),
                      ("setdiff(%s,[0 1 2])", Array(a.cls, None)), ("union(%s,[0 0.5])", Array(a.cls, None)),
                      ("pad(intersect(%s,0:0.5:3),4)", Array("double", (4, 1))), ("histc(fin(%s),-2:2)",
                                                                                Array("double", (5, 1)))]
        if len(x) > 1 or "(" in x[0]:
            forms = [form for form in forms if "(1:" not in form[0]]
        text, out = self.r.choice(forms)
        return (text, x), out

    def square(self, depth):
        """Factorisations and systems; what is nearly singular differs nowhere either."""
        n = self.pick(1, 2, 3, 5, 8, 17, 33, 40)
        tree, a = self.fresh((n, n), self.pick(*FLOATS))
        while a.complex:
            tree, a = self.fresh((n, n), self.pick(*FLOATS))
        well = ("(fin2(%%s)+%d*eye(%d))" % (n, n), tree)
        one = a.with_(size=(1, 1))
        text, out = self.pick(("inv(%s)", a), ("det(%s)", one), ("%%s\\ones(%d,2)" % n, a.with_(size=(n, 2))),
                              ("ones(2,%d)/%%s" % n, a.with_(size=(2, n))), ("lu(%s)", a), ("abs(qr(%s))", a),
                              ("chol(%%s*%%s'+eye(%d))" % n, a), ("expm(%s/50)", a), ("%s^3", a))
        return (text, *([well] * text.count("%s"))), out

    def space(self, depth):
        """Ranges between numbers that are computed, maybe."""
        n = self.pick(1, 2, 5, 33, 300)
        ends = self.computed(), self.computed()
        return self.pick((("linspace(double(fin(%s)),double(fin(%s)),%d)" % (*ends, n),), Array("double", (1, n))),
                         (("floor(mod(double(fin(%s)),7)):%s" % (ends[0], self.pick("9", "0.5:9")),), Array("double", None)),
                         (("double(%s)+(1:%d)" % (ends[0], n),), Array("double", (1, n))),
                         (("[double(%s) double(%s) 1]" % ends,), Array("double", (1, 3))))

    def handle(self, depth):
        made = self.inner(depth, lambda a: a.cls in FLOATS and not a.complex and a.count() < 200)
        if not made:
            return None
        return (self.pick("arrayfun(@(v)v*2+1,%s)", "arrayfun(@(v)max(v,0)-v/3,%s)"), made[0]), made[1]

    KINDS = [unary] * 5 + [binary] * 8 + [cast] * 2 + [reduction] * 5 + [scan] * 2 + [slice] * 3 + [shape] * 4 + \
        [select] * 2 + [sorting] * 2 + [search] * 2 + [product] * 2 + [matrix] * 4 + \
        [filtering, handle, square, space, random_gradient.gradient]

    # --- statements
    def new_name(self):
        self.next += 1
        return "v%d" % self.next

    def assign(self):
        tree, a = self.expression()
        if self.vars and self.chance(35) and not self.loops:
            name = self.r.choice(list(self.vars))
        else:
            name = self.new_name()
        self.vars[name] = a
        return [[("%s = %%s;" % name, tree)]]

    def outputs(self):
        made = self.value(lambda a: not a.complex and a.cls != "logical" and a.size != (0, 0) and 0 not in a.size)
        if not made:
            return self.assign()
        x, a = made
        p, q = self.new_name(), self.new_name()
        d = self.r.randrange(len(a.size))
        kind = self.r.randrange(4)
        if kind == 0:
            self.vars[p], self.vars[q] = a, Array("double", a.size)
            return [[("[%s,%s] = sort(%%s,%d%s);" % (p, q, d + 1, self.pick("", ",'descend'")), x)]]
        if kind == 1:
            size = list(a.size)
            size[d] = 1
            self.vars[p], self.vars[q] = a.with_(size=size), Array("double", trimmed(size))
            return [[("[%s,%s] = %s(%%s,[],%d);" % (p, q, self.pick("max", "min"), d + 1), x)]]
        if kind == 2:
            self.vars[p] = Array(a.cls, None)
            self.vars[q] = Array("double", None)
            return [[("[%s,~,%s] = unique(%%s);" % (p, q), x)]]
        self.vars[p] = Array("double", None)
        self.vars[q] = Array("double", None)
        return [[("[%s,%s] = find(%%s>1);" % (p, q), x)]]

    def store(self):
        known = self.names(lambda a: a.count() > 0)
        if not known:
            return self.assign()
        name = self.r.choice(known)
        a = self.vars[name]
        kind = self.r.randrange(9)
        value = self.pick("0", "1", "2", "7") if a.cls == "logical" or a.cls[0] == "u" else self.number()
        if self.chance(30):
            value = "fin(%s)" % self.computed() if a.cls == "logical" else self.computed()
        if kind == 0 and a.cls != "logical" and not a.complex:
            test = self.pick(">0.5", "<0", "==1", ">=2")
            return [[("%s(%s%s) = %s;" % (name, name, test, value),)]]
        if kind == 1 and not a.complex and a.cls in FLOATS:
            mask = self.pick("%s>0.25" % name, "~(%s>0)" % name, "mod(floor(abs(fin(%s))),2)==1" % name)
            return [[("m = %s;" % mask,)], [("%s(m) = %s(m)*2;" % (name, name),)]]
        if kind == 2:
            i = self.r.randrange(1, a.count() + 1)
            return [[("%s(%d) = %s;" % (name, i, value),)]]
        if kind == 3:
            text, size = self.subscripts(a.size)
            if self.chance(25) and not a.complex:
                text = self.pick("find(%s>0.5)", "find(%s(:)<1,3)", "[1 numel(%s) 1]") % name
            return [[("%s(%s) = %s;" % (name, text, value),)]]
        if kind == 4:
            text, size = self.subscripts(a.size)
            tree, b = self.fresh(trimmed(size), a.cls if a.cls != "logical" else None)
            return [[("%s(%s) = %%s;" % (name, text), tree)]]
        if kind == 5:
            text, size = self.subscripts(a.size)
            if a.cls == "logical":
                return [[("%s(%s) = ~%s(%s);" % (name, text, name, text),)]]
            if a.cls in INTEGERS:
                return [[("%s(%s) = %s(%s)+2;" % (name, text, name, text),)]]
            return [[("%s(%s) = %s(%s)*2-1;" % (name, text, name, text),)]]
        if kind == 6 and 1 in a.size and len(a.size) == 2 and a.count() > 2 and a.cls != "logical":
            few = [self.r.randrange(1, a.count() + 1) for _ in range(self.r.randrange(1, 6))]
            return [[("%s([%s]) = %s([%s])+1;" % (name, " ".join(map(str, few)), name,
                                                   " ".join(map(str, reversed(few)))),)]]
        if kind == 7 and len(a.size) == 2 and a.size[1] > 1:
            j = self.r.randrange(1, a.size[1] + 1)
            self.vars[name] = a.with_(size=(a.size[0], a.size[1] - 1))
            return [[("%s(:,%d) = [];" % (name, j),)]]
        if kind == 8 and len(a.size) == 2 and a.count() < 500:
            self.vars[name] = a.with_(size=(a.size[0] + 1, a.size[1]))
            return [[("%s(end+1,:) = %s;" % (name, value),)]]
        return [[("%s(1) = %s;" % (name, value),)]]

    def loop(self):
        """A loop with carried arrays, of the kinds that are rolled and of those that are not."""
        r = self.r
        trips = self.pick(1, 2, 3, 5, 8, 13)
        counter = "k%d" % len(self.loops)
        fits = lambda a: a.cls in FLOATS and not a.complex and a.count() > 0
        known = self.names(fits)
        before = []
        while len(known) < 2:
            before += self.assign_fresh()
            known = self.names(fits)
        carried = r.sample(known, min(len(known), r.randrange(1, 4)))
        self.loops.append(counter)
        body = []
        for name in carried:
            self.body_line(name, carried, counter, trips, body, before)
        if self.chance(20):
            self.body_line(r.choice(carried), carried, counter, trips, body, before)
        kind = r.randrange(14)
        if kind == 0:
            body.append([("fprintf('%%d ',size(%s));" % carried[0].replace("%", ""),)])
        elif kind == 1:
            body.append([("if sum(%s(:))>1e6, break, end" % carried[0],)])
        elif kind == 2:
            body.insert(r.randrange(len(body) + 1), [("if mod(%s,3)==1, continue, end" % counter,)])
        elif kind == 3:
            s = "s%d" % len(self.loops)
            before.append([("%s = 0;" % s,)])
            body.append([("%s = %s + sum(%s(:));" % (s, s, carried[0]),)])
            self.vars[s] = Array(self.vars[carried[0]].cls, (1, 1))
        elif kind == 4 and len(self.loops) < 2:
            body += self.loop()
        elif kind == 5:
            keep = self.new_name()
            a = self.vars[carried[0]]
            if a.count() < 300:
                before.append([("%s = zeros(%d,%d,'%s');" % (keep, a.count(), trips, a.cls),)])
                body.append([("%s(:,%s) = %s(:);" % (keep, counter, carried[0]),)])
                self.vars[keep] = Array(a.cls, (a.count(), trips))
        elif kind in (7, 8):
            # A path: each part starts from the one before it, in columns or rows.
            keep = self.new_name()
            a = self.vars[carried[0]]
            if a.count() < 300:
                column = "%s(:,%s)" if kind == 7 else "%s(%s,:)"
                size = (a.count(), trips + 1) if kind == 7 else (trips + 1, a.count())
                value = "%s(:)" if kind == 7 else "%s(:).'"
                before.append([("%s = ones(%d,%d,'%s');" % (keep, *size, a.cls),)])
                body.append([(column % (keep, counter + "+1") + " = " + column % (keep, counter) + "*0.5 + " +
                              value % carried[0] + ";",)])
                self.vars[keep] = Array(a.cls, size)
        elif kind == 6:
            body.append([("if mod(%s,2)" % counter,), [[("%s = %s + 1;" % (carried[0], carried[0]),)]], ("else",),
                         [[("%s = %s * 0.5;" % (carried[0], carried[0]),)]], ("end",)])
        self.loops.pop()
        if self.chance(12):
            n = "n%d" % len(self.loops)
            return before + [[("%s = 0;" % n,)],
                             [("while %s < %d" % (n, trips),), [[("%s = %s + 1;" % (n, n),)],
                                                                [("%s = %s;" % (counter, n),)]] + body, ("end",)]]
        head = self.pick("for %s = 1:%d" % (counter, trips), "for %s = 1:%d" % (counter, trips),
                         "for %s = %d:-1:1" % (counter, trips))
        return before + [[(head,), body, ("end",)]]

    def assign_fresh(self):
        tree, a = self.fresh(cls=self.pick("double", "single"))
        name = self.new_name()
        self.vars[name] = a
        return [[("%s = %%s;" % name, tree)]]

    def body_line(self, name, carried, k, trips, body, before):
        r = self.r
        a = self.vars[name]
        size = self.dims(a.size)
        others = [c for c in carried if self.vars[c].size == a.size]
        other = r.choice(others)
        numbers = self.pick("0.5", k, "%s/4" % k, "1/(1+%s)" % k, "2")
        kind = r.randrange(12)
        cls = ",'single'" if a.cls == "single" else ""
        if kind == 0:
            body.append([("%s = 0.9*%s + 0.1*randn(%s%s);" % (name, name, size, cls),)])
        elif kind == 1:
            body.append([("%s = %s.*exp(-0.01*%s) + %s;" % (name, name, other, numbers),)])
        elif kind == 2:
            body.append([("%s = max(%s,%s*%s);" % (name, name, other, numbers),)])
        elif kind == 3:
            body.append([("%s = %s - %s*0.25;" % (name, other, name),)])
        elif kind == 4 and a.count() < 200:
            data = self.new_name()
            before.append([("%s = rand(%d,%d%s);" % (data, a.count(), trips, cls),)])
            self.vars[data] = Array(a.cls, (a.count(), trips))
            body.append([("%s = 0.5*%s + reshape(%s(:,%s),[%s]);" % (name, name, data, k, size),)])
        elif kind == 5:
            body.append([("%s(%s>%s) = %s;" % (name, name, self.pick("1", "0.5"), self.number()),)])
        elif kind == 6:
            body.append([("m = %s<%s; %s = pick(m,%s,%s);" % (name, numbers, name, other, name),)])
        elif kind == 7 and a.size[0] > 2 and len(a.size) == 2:
            body.append([("%s(2:end,:) = %s(1:end-1,:)*0.5;" % (name, name),)])
        elif kind == 8:
            body.append([("%s = %s/(1+max(abs(%s(:))));" % (name, name, name),)])
        elif kind == 9:
            body.append([("%s = %s + mean(%s,1);" % (name, name, other),)])
        elif kind == 10 and len(a.size) == 2 and a.size[1] >= trips:
            body.append([("%s(:,%s) = %s(:,1)+%s;" % (name, k, other, numbers),)])
        else:
            body.append([("%s = sin(%s) + %s;" % (name, name, numbers),)])

    def sink(self):
        name = self.r.choice(list(self.vars)) if self.vars else None
        if not name:
            return self.assign()
        kind = self.r.randrange(5)
        if kind == 0:
            return [[("show('%s',%s);" % (name, name),)]]
        if kind == 1:
            return [[("if any(%s(:)>1)" % name,), [[("fprintf('yes\\n');",)]], ("else",), [[("fprintf('no\\n');",)]],
                     ("end",)]]
        if kind == 2:
            return [[("disp(class(%s)), disp(size(%s))" % (name, name),)]]
        if kind == 3 and not self.vars[name].complex:
            return [[("%s = gpuArray(%s);" % (name, name),)]]
        return [[("%s = gather(%s);" % (name, name),)]]

    def write(self, statements):
        r = self.r
        lines = [[("rng(%d);" % r.randrange(1000) if self.chance(85)
                   else "rng(%d,'twister');" % r.randrange(1000),)]]
        for _ in range(2):
            lines += self.assign_fresh()
        for _ in range(statements):
            kind = r.choices((self.assign, self.outputs, self.store, self.loop, self.sink), (58, 6, 16, 12, 8))[0]
            lines += kind()
        return lines


def generate(seed, statements=None):
    """The statements of the script of this seed."""
    script = Script(seed)
    return script.write(statements or script.pick(5, 9, 9, 14))


def render(tree):
    """The text of an expression or a line."""
    return tree[0] % tuple(render(t) for t in tree[1:]) if len(tree) > 1 else tree[0]


def lines_of(statements, indent=1):
    """The lines of statements."""
    for statement in statements:
        for part in statement:
            if isinstance(part, list):
                yield from lines_of(part, indent + 1)
            else:
                yield "    " * indent + render(part)


def function_text(name, statements):
    """A function that runs the statements and shows every variable, in order and to the bit."""
    names = []
    for line in lines_of(statements):
        for word in line.replace("[", " ").replace("]", " ").replace(",", " ").replace("(", " (").split():
            if (word[0] in "vs" and word[1:].isdigit()) and word not in names:
                names.append(word)
    text = ["function %s" % name, "    try"]
    text += ["    " + line for line in lines_of(statements)]
    text += ["    catch failure", "        disp(failure.identifier), disp(failure.message)", "    end"]
    text += ["    if exist('%s','var'), show('%s',%s); end" % (n, n, n) for n in names]
    return "\n".join(text + ["end"]) + "\n"


HELPERS = """
function show(name, x)
    x = gather(x);
    fprintf('%s %s %s', name, class(x), mat2str(size(x)));
    if isnumeric(x) && ~isreal(x)
        fprintf(' real'), bits(real(x)), fprintf(' imaginary'), bits(imag(x))
    else
        bits(x)
    end
    fprintf('\\n');
end
function bits(x)
    if isfloat(x)
        h = num2hex(x(:));
        fprintf(' %s', reshape([h repmat(' ',size(h,1),1)]',1,[]));
    else
        fprintf(' %d', x);
    end
end
function x = specials(x, step)
    numbers = [NaN Inf -Inf -0 0 1e308 5e-324 -1e-310 1 -1];
    for i = 1:step:min(numel(x),40)
        x(i) = numbers(1+mod(i,10));
    end
end
function x = fin(x)
    x = double(x(:));
    x(~isfinite(x)) = 1;
    x = min(max(x,-1e6),1e6);
end
function x = fin2(x)
    x(~isfinite(x)) = 1;
    x = min(max(x,-1e6),1e6);
end
function x = pick(mask, a, b)
    if isscalar(a), a = repmat(a,size(mask)); end
    if isscalar(b), b = repmat(b,size(mask)); end
    x = b;
    x(mask) = a(mask);
end
function x = pad(x, n)
    x = [x(:); zeros(n,1)];
    x = x(1:n);
end
"""


def file_text(scripts):
    """One file that runs several scripts, each named on a line of its own before what it prints. None of them
    leaves anything to the next: variables are those of functions, the generator is the default one."""
    calls = "".join("disp('== %s')\ntry, %s, catch failure, disp(failure.identifier), disp(failure.message), end\n"
                    "clear failure, format, rng('default')\n" % (name, name) for name, _ in scripts)
    return calls + "\n" + "\n".join(function_text(name, s) for name, s in scripts) + \
        HELPERS + random_gradient.HELPERS
