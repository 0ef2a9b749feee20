// SPDX-License-Identifier: Apache-2.0
// primes, isprime, factor, gcd, lcm, factorial, nchoosek, perms and cumulative products of
// integers.
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/index/indexing.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

uint64_t multiplyMod(uint64_t a, uint64_t b, uint64_t m) {
    return static_cast<uint64_t>(static_cast<Uint128>(a) * static_cast<Uint128>(b) %
                                 static_cast<Uint128>(m));
}

uint64_t powerMod(uint64_t base, uint64_t exponent, uint64_t m) {
    uint64_t result = 1;
    for (base %= m; exponent != 0; exponent >>= 1) {
        if (exponent & 1) result = multiplyMod(result, base, m);
        base = multiplyMod(base, base, m);
    }
    return result;
}

/// Miller-Rabin with the bases that decide every 63-bit number (Sorenson and Webster, 2015).
bool isPrime(uint64_t n) {
    constexpr uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2) return false;
    for (uint64_t p : bases) {
        if (n % p == 0) return n == p;
    }
    uint64_t d = n - 1;
    int twos = 0;
    for (; d % 2 == 0; d /= 2)
        ++twos;
    for (uint64_t a : bases) {
        uint64_t x = powerMod(a, d, n);
        if (x == 1 || x == n - 1) continue;
        bool composite = true;
        for (int i = 1; i < twos && composite; ++i) {
            x = multiplyMod(x, x, n);
            composite = x != n - 1;
        }
        if (composite) return false;
    }
    return true;
}

uint64_t wholeNumber(double x, const char* function) {
    if (!(x >= 0) || x != std::floor(x) || x > 9.2e18)
        throwError("MATLAB:expectedNonnegativeInteger",
                   "%s: input must be real nonnegative integers.", function);
    return static_cast<uint64_t>(x);
}

Value withClass(Call& c, Value v, const Value& like) {
    return isNumeric(like.dtype()) ? convertValue(c.vm, v, like.dtype(), c.span) : v;
}

void isprimeFunction(PlainCall& c) {
    requireArray("isprime", c[0]);
    if (c[0].isComplex())
        throwError("MATLAB:isprime:InputMustBeReal",
                   "All entries of X must be nonnegative real integers.");
    Ref<Tensor> out = Tensor::make(DType::Logical, c[0].shape());
    const std::vector<double> x = doublesOf(c[0]);
    StopCheck stop;
    for (std::size_t i = 0; i < x.size(); ++i, stop())
        out->mutableData<bool>()[i] = isPrime(wholeNumber(x[i], "isprime"));
    c.result(wrap(std::move(out)));
}

/// Prime numbers up to a limit of 2^32 at most, by a sieve of the odd numbers in segments that stay
/// in a cache; the first one has every prime by whose multiples the others are sieved.
Value primesUpTo(double limit) {
    constexpr std::size_t kSegment = std::size_t{1} << 15; // place i is the number 2*i + 1
    struct Sieving {
        std::size_t prime, next; ///< its next multiple's place
    };
    const auto n = static_cast<std::size_t>(std::max(limit, 0.0));
    const std::size_t places = (n + 1) / 2;
    std::vector<double> out;
    if (n >= 2) out.push_back(2);
    std::vector<Sieving> sieving;
    std::vector<uint8_t> composite(kSegment);
    for (std::size_t begin = 0; begin < places; begin += kSegment) {
        checkStop();
        const std::size_t count = std::min(kSegment, places - begin);
        std::fill(composite.begin(), composite.end(), uint8_t{0});
        const auto sieve = [&](Sieving& by) {
            std::size_t m = by.next - begin;
            for (; m < count; m += by.prime)
                composite[m] = 1;
            by.next = begin + m;
        };
        for (Sieving& by : sieving)
            sieve(by);
        for (std::size_t i = begin == 0 ? 1 : 0; i < count; ++i) {
            if (composite[i] != 0) continue;
            const std::size_t p = 2 * (begin + i) + 1;
            out.push_back(static_cast<double>(p));
            if (begin != 0 || p * p > n) continue;
            sieving.push_back({p, (p * p - 1) / 2});
            sieve(sieving.back());
        }
    }
    return rowOf(out);
}

void primes(Call& c) {
    requireArray("primes", c[0]);
    if (c[0].count() != 1) throwError("MATLAB:primes:InputNotScalar", "N must be a scalar.");
    const double limit = std::floor(c[0].toDouble());
    if (limit > 2e9) throwError("MATLAB:primes:tooLarge", "Input is too large.");
    const Value found = computeOnOwnThread(
        {}, limit, [limit](std::span<const Value>) { return primesUpTo(limit); });
    c.result(withClass(c, found, c[0]));
}

void factor(Call& c) {
    if (c[0].count() != 1) throwError("MATLAB:factor:NonScalarInput", "N must be a scalar.");
    // Beyond flintmax a number of the class need not be what was meant.
    const bool isSingle = c[0].dtype() == DType::Single;
    if (isFloat(c[0].dtype()) && c[0].toDouble() > (isSingle ? 0x1p24 : 0x1p53))
        throwError("MATLAB:factor:MustBeLessThanFlintMax",
                   "N must be less than or equal to flintmax of its class.");
    uint64_t n = wholeNumber(c[0].toDouble(), "factor");
    std::vector<double> out;
    if (n < 4) out.push_back(static_cast<double>(n));
    for (uint64_t p = 2; n >= 4 && p * p <= n; p += p == 2 ? 1 : 2) {
        for (; n % p == 0 && n > p; n /= p)
            out.push_back(static_cast<double>(p));
    }
    if (out.empty() || (n > 1 && c[0].toDouble() >= 4)) out.push_back(static_cast<double>(n));
    if (c.nargout < 2) return c.result(withClass(c, rowOf(out), c[0]));
    std::vector<double> prime, times;
    for (double p : out) {
        if (prime.empty() || prime.back() != p) {
            prime.push_back(p);
            times.push_back(0);
        }
        times.back() += 1;
    }
    c.result(withClass(c, rowOf(prime), c[0]));
    c.result(rowOf(times));
}

struct IntegerGcd {
    /// Of magnitudes.
    static Uint128 of(Uint128 a, Uint128 b) {
        while (b != 0)
            a = std::exchange(b, a % b);
        return a;
    }
    template <typename T>
    static Uint128 magnitude(T x) {
        return static_cast<Uint128>(x < 0 ? -static_cast<Int128>(x) : static_cast<Int128>(x));
    }
    template <typename T>
    static T saturated(Uint128 x) {
        constexpr T kMost = std::numeric_limits<T>::max();
        return x > static_cast<Uint128>(kMost) ? kMost : static_cast<T>(x);
    }
    template <typename T>
    static std::enable_if_t<std::is_integral_v<T>, T> apply(T x, T y) {
        return saturated<T>(of(magnitude(x), magnitude(y)));
    }
};
struct IntegerLcm {
    template <typename T>
    static std::enable_if_t<std::is_integral_v<T>, T> apply(T x, T y) {
        const Uint128 a = IntegerGcd::magnitude(x), b = IntegerGcd::magnitude(y);
        const Uint128 g = IntegerGcd::of(a, b);
        return g == 0 ? T(0) : IntegerGcd::saturated<T>(a / g * b);
    }
};

template <typename F>
ElementwiseOp divisorOp(const char* name, const char* glsl, const char* glslInteger) {
    ElementwiseOp op = libraryOp(name, 2, TypeRule::Arithmetic, glsl, 800);
    op.glslInteger = glslInteger;
    ofIntegers<F>(op);
    return op;
}
const ElementwiseOp kGcd = divisorOp<IntegerGcd>("gcd", "vt_gcd($0, $1)", "vt_int_gcd_$T($0, $1)");
const ElementwiseOp kLcm = divisorOp<IntegerLcm>("lcm", "vt_lcm($0, $1)", "vt_int_lcm_$T($0, $1)");

/// Throws unless all elements are finite whole numbers. Of captured arrays one reduction is
/// computed.
void requireWhole(Call& c, const Value& v) {
    if (isInteger(v.dtype()) || v.dtype() == DType::Logical || v.dtype() == DType::Char) return;
    bool whole = !v.isComplex();
    if (whole && captured(c.vm, v)) {
        const Value parts[] = {v, Value(1.0)};
        const Value rest[] = {applyElementwise(c.vm, elementary::rem, parts, c.span), Value(0.0)};
        const Value differs = applyElementwise(c.vm, kNeOp, rest, c.span); // NaN does
        const Value any =
            c.vm.accelerator().reduce(ReduceOp::Any, differs, 0, v.shape().rank(), {}, c.span);
        whole = any.toDouble() == 0;
    } else if (whole) {
        const std::vector<double> x = doublesOf(v);
        whole = std::all_of(x.begin(), x.end(),
                            [](double e) { return std::isfinite(e) && e == std::floor(e); });
    }
    if (!whole) throwError("MATLAB:gcd:nonIntegerInputs", "Inputs must be integers.");
}

Value ofPairs(Call& c, const ElementwiseOp& op, const Value& a, const Value& b) {
    Value args[] = {a, b};
    for (const Value& v : args) {
        requireArray(op.name, v);
        requireWhole(c, v);
    }
    const DType type = commonClass(a.dtype(), b.dtype());
    for (Value& v : args) {
        // A whole number beside 64-bit integers is one of them.
        if (isInteger(type) && sizeOf(type) == 8 && v.dtype() != type)
            v = convertValue(c.vm, v, type, c.span);
    }
    return applyElementwise(c.vm, op, args, c.span);
}

template <typename F>
Value pairwise(Call& c, const Value& a, const Value& b, const char* name, F f) {
    requireArray(name, a);
    requireArray(name, b);
    requireWhole(c, a);
    requireWhole(c, b);
    const DType type = commonClass(a.dtype(), b.dtype());
    const Value both[] = {a, b};
    const Shape shape = expandedShape(both);
    const auto load = [&](const Value& v) {
        const Ref<Tensor> t = expandTo(convertOnHost(*v.toTensor(), DType::Double), shape);
        return std::vector<double>(t->data<double>(), t->data<double>() + t->count());
    };
    std::vector<double> x = load(a);
    const std::vector<double> y = load(b);
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] = f(x[i], y[i]);
    return convertValue(c.vm, arrayOf(x, shape), type, c.span);
}

/// [g,u,v] = gcd(a,b): g = a*u + b*v.
void gcd(Call& c) {
    if (c.nargout < 2) {
        Value out = c[0];
        for (int i = 1; i < c.count(); ++i)
            out = ofPairs(c, kGcd, out, c[i]);
        return c.result(std::move(out));
    }
    const auto bezout = [](double a, double b, bool first) {
        double u = 1, v = 0, s = 0, t = 1, x = std::abs(a), y = std::abs(b);
        while (y != 0) {
            const double q = std::floor(x / y);
            x -= q * y;
            u -= q * s;
            v -= q * t;
            std::swap(x, y);
            std::swap(u, s);
            std::swap(v, t);
        }
        return first ? (a < 0 ? -u : u) : (b < 0 ? -v : v);
    };
    c.result(ofPairs(c, kGcd, c[0], c[1]));
    c.result(
        pairwise(c, c[0], c[1], "gcd", [&](double a, double b) { return bezout(a, b, true); }));
    c.result(
        pairwise(c, c[0], c[1], "gcd", [&](double a, double b) { return bezout(a, b, false); }));
}

void lcm(Call& c) {
    Value out = c[0];
    for (int i = 1; i < c.count(); ++i)
        out = ofPairs(c, kLcm, out, c[i]);
    c.result(std::move(out));
}

void factorial(Call& c) {
    requireArray("factorial", c[0]);
    std::vector<double> x = doublesOf(c[0]);
    for (double& v : x) {
        if (!(v >= 0) || v != std::floor(v))
            throwError("MATLAB:factorial:NNonnegativeInt",
                       "N must be an array of real non-negative integers.");
        double product = 1;
        for (double k = 2; k <= v && std::isfinite(product); ++k)
            product *= k;
        v = product;
    }
    c.result(withClass(c, arrayOf(x, c[0].shape()), c[0]));
}

double binomial(double n, double k) {
    if (k > n - k) k = n - k;
    double result = 1;
    for (double i = 1; i <= k && std::isfinite(result); ++i)
        result = std::round(result * ((n - k + i) / 1) / i);
    return result;
}

/// The combinations of k elements, in rows.
Value combinations(const std::vector<double>& v, int64_t k) {
    const auto n = static_cast<int64_t>(v.size());
    if (k > n) return Value(Tensor::make(DType::Double, Shape(0, k)));
    const double count = binomial(static_cast<double>(n), static_cast<double>(k));
    requireMemory(count * static_cast<double>(k), sizeof(double));
    const auto height = static_cast<std::size_t>(count);
    std::vector<double> out(height * static_cast<std::size_t>(k));
    std::vector<int64_t> pick(static_cast<std::size_t>(k));
    for (int64_t i = 0; i < k; ++i)
        pick[static_cast<std::size_t>(i)] = i;
    StopCheck stop;
    for (std::size_t row = 0; row < height; ++row) {
        stop();
        for (std::size_t j = 0; j < pick.size(); ++j)
            out[j * height + row] = v[static_cast<std::size_t>(pick[j])];
        int64_t i = k - 1;
        while (i >= 0 && pick[static_cast<std::size_t>(i)] == n - k + i)
            --i;
        if (i < 0) break;
        ++pick[static_cast<std::size_t>(i)];
        for (int64_t j = i + 1; j < k; ++j)
            pick[static_cast<std::size_t>(j)] = pick[static_cast<std::size_t>(j - 1)] + 1;
    }
    return arrayOf(out, Shape(static_cast<int64_t>(height), k));
}

/// Elements of a cell or structure array in rows: those of their numbers that `rows` makes.
template <typename Rows>
Value chosenElements(Call& c, const Rows& rows) {
    const auto count = static_cast<std::size_t>(c[0].count());
    std::vector<double> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = static_cast<double>(i + 1);
    const Value at = rows(numbers);
    const Value picked[] = {at};
    return indexValue(c.vm, c[0], picked, c.span);
}

/// nchoosek(n,k), or the combinations of a vector's elements in rows.
void nchoosek(Call& c) {
    const int64_t k = integerArgument(c[1], "K");
    const auto require = [](bool fits) {
        if (!fits)
            throwError("MATLAB:nchoosek:InvalidArg1",
                       "The first two inputs must be nonnegative integers.");
    };
    require(k >= 0);
    if (c[0].isCell() || c[0].isStruct()) {
        return c.result(
            chosenElements(c, [k](const std::vector<double>& v) { return combinations(v, k); }));
    }
    if (c[0].count() == 1) {
        const double n = c[0].toDouble();
        require(n >= 0 && n == std::floor(n));
        const auto count = static_cast<double>(k);
        if (count > n)
            throwError("MATLAB:nchoosek:KOutOfRange", "K must be an integer between 0 and N.");
        return c.result(withClass(c, Value(binomial(n, count)), c[0]));
    }
    const double rows = binomial(static_cast<double>(c[0].count()), static_cast<double>(k));
    Value chosen = computeOnOwnThread(
        {&c[0], 1}, rows * static_cast<double>(k),
        [k](std::span<const Value> values) { return combinations(doublesOf(values[0]), k); });
    const bool converts = c[0].isChar() || c[0].dtype() == DType::Logical;
    c.result(converts ? convertValue(c.vm, chosen, c[0].dtype(), c.span)
                      : withClass(c, std::move(chosen), c[0]));
}

/// All permutations, in reverse lexicographic order of positions.
Value permutations(const std::vector<double>& v) {
    std::vector<std::size_t> order(v.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const double count = std::round(std::tgamma(static_cast<double>(v.size()) + 1));
    requireMemory(count * static_cast<double>(v.size()), sizeof(double));
    const auto height = static_cast<std::size_t>(count);
    std::vector<double> out(height * v.size());
    StopCheck stop;
    for (std::size_t row = height; row-- > 0;) {
        stop();
        for (std::size_t j = 0; j < order.size(); ++j)
            out[j * height + row] = v[order[j]];
        std::next_permutation(order.begin(), order.end());
    }
    return arrayOf(out, Shape(static_cast<int64_t>(height), static_cast<int64_t>(v.size())));
}

void perms(Call& c) {
    const int64_t n = c[0].count();
    if (n > 11) throwError("MATLAB:perms:tooLarge", "The input has too many elements.");
    if (c[0].isCell() || c[0].isStruct()) return c.result(chosenElements(c, permutations));
    requireArray("perms", c[0]);
    const double elements = std::tgamma(static_cast<double>(n) + 1) * static_cast<double>(n);
    const Value all = computeOnOwnThread({&c[0], 1}, elements, [](std::span<const Value> values) {
        return permutations(doublesOf(values[0]));
    });
    c.result(convertValue(c.vm, all, c[0].dtype(), c.span));
}

constexpr Builtin kRows[] = {
    {"isprime", 1, 1, 1, onOwnThread<isprimeFunction>, "TF = isprime(X)", "True for prime numbers.",
     nullptr, SparseRule::EachEntry},
    {"primes", 1, 1, 1, primes, "p = primes(n)", "Primes up to n."},
    {"factor", 1, 1, 2, factor, "f = factor(n)", "Prime factors in ascending order."},
    {"gcd", 2, -1, 3, gcd, "[G,U,V] = gcd(A,B)", "Greatest common divisor; G = A.*U + B.*V.",
     nullptr, SparseRule::BothSparse},
    {"lcm", 2, -1, 1, lcm, "L = lcm(A,B)", "Least common multiple.", nullptr,
     SparseRule::BothSparse},
    {"factorial", 1, 1, 1, factorial, "f = factorial(n)", "Product of 1 … n."},
    {"nchoosek", 2, 2, 1, nchoosek, "b = nchoosek(n,k)  |  C = nchoosek(v,k)",
     "Binomial coefficient, or all combinations."},
    {"perms", 1, 1, 1, perms, "P = perms(v)", "All permutations of the elements, in rows."},
};

} // namespace

std::span<const Builtin> numberTheoryTable() {
    return kRows;
}

} // namespace vitrine
