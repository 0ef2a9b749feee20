// SPDX-License-Identifier: Apache-2.0
// Bitwise functions on integers and on whole doubles below 2^53.
#include "base/whole_number.h"
#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/integer_operations.h"

namespace vitrine {

namespace {

/// Bits of the class: those of whole numbers for double and single, as bitcmp and bitshift see
/// them.
int bitsOf(DType type) {
    if (isInteger(type)) return static_cast<int>(sizeOf(type)) * 8;
    return type == DType::Single ? std::numeric_limits<float>::digits
                                 : std::numeric_limits<double>::digits;
}

void requireBits(const char* name, const Value& v) {
    if (v.isArray() && !v.isChar() && !v.isComplex()) return;
    throwError(("MATLAB:" + std::string(name) + ":inputClass").c_str(),
               "Inputs must be real numeric or logical arrays.");
}

uint64_t maskOf(DType type) {
    const int bits = bitsOf(type);
    return bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
}

std::vector<uint64_t> wordsOf(const Value& v, const char* function) {
    std::vector<uint64_t> out;
    const Ref<Tensor> t = v.toTensor();
    visitDType(v.dtype(), [&](auto tag) {
        using T = decltype(tag);
        const T* x = t->data<T>();
        for (int64_t i = 0; i < t->count(); ++i) {
            if constexpr (std::is_floating_point_v<T>) {
                if (!(x[i] >= 0) || x[i] != std::floor(x[i]) || x[i] >= T(9007199254740992.0)) {
                    throwError("MATLAB:bitops:nonNegativeInteger",
                               "%s: double inputs must have nonnegative integer values less than "
                               "flintmax.",
                               function);
                }
            }
            out.push_back(static_cast<uint64_t>(static_cast<int64_t>(x[i])));
        }
    });
    return out;
}

Value wordsLike(Call& c, const std::vector<uint64_t>& words, const Shape& shape, DType type) {
    if (!isInteger(type)) {
        const std::vector<double> x(words.begin(), words.end());
        return convertValue(c.vm, arrayOf(x, shape),
                            type == DType::Single    ? DType::Single
                            : type == DType::Logical ? DType::Logical
                                                     : DType::Double,
                            c.span);
    }
    Ref<Tensor> out = Tensor::make(type, shape, false, false);
    visitDType(type, [&](auto tag) {
        using T = decltype(tag);
        if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
            for (std::size_t i = 0; i < words.size(); ++i)
                out->mutableData<T>()[i] = static_cast<T>(words[i]);
        }
    });
    return wrap(std::move(out));
}

/// The class that `assumedtype` names for double inputs: 'uint8' …; the arguments' own otherwise.
DType assumedType(const Call& c, int position, const char* name, DType own) {
    if (c.count() <= position) return own;
    const auto named =
        c[position].isTextScalar() ? dtypeFromName(lowerCase(c[position].toText())) : std::nullopt;
    if (!named || !isInteger(*named) || (isInteger(own) && own != *named))
        throwError(("MATLAB:" + std::string(name) + ":assumedType").c_str(),
                   "ASSUMEDTYPE must be the name of an integer class, that of integer inputs.");
    return *named;
}

void requireRange(const std::vector<uint64_t>& words, DType type, const char* name) {
    const uint64_t greatest = maskOf(type) >> (isInteger(type) && isSigned(type) ? 1 : 0);
    for (uint64_t w : words) {
        if (static_cast<int64_t>(w) >= 0 && w > greatest)
            throwError(("MATLAB:" + std::string(name) + ":outOfRange").c_str(),
                       "Double inputs must have integer values in the range of ASSUMEDTYPE.");
    }
}

template <typename T>
using Bits = std::enable_if_t<
    std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char16_t>, T>;
struct And {
    template <typename T>
    static Bits<T> apply(T a, T b) {
        return static_cast<T>(a & b);
    }
};
struct Or {
    template <typename T>
    static Bits<T> apply(T a, T b) {
        return static_cast<T>(a | b);
    }
};
struct ExclusiveOr {
    template <typename T>
    static Bits<T> apply(T a, T b) {
        return static_cast<T>(a ^ b);
    }
};
/// Shifts by a count of the same class, from 0 on.
struct ShiftLeft {
    template <typename T>
    static Bits<T> apply(T a, T n) {
        const auto by = static_cast<uint64_t>(n);
        return by >= sizeof(T) * 8 ? T(0) : static_cast<T>(static_cast<uint64_t>(a) << by);
    }
};
struct ShiftRight {
    template <typename T>
    static Bits<T> apply(T a, T n) {
        const auto by = static_cast<uint64_t>(n);
        if (by >= sizeof(T) * 8) return a < 0 ? static_cast<T>(-1) : T(0);
        return static_cast<T>(a >> by);
    }
};

template <typename F>
ElementwiseOp bitOp(const char* name, const char* glsl) {
    ElementwiseOp op = exactOp<F>(name, 2, TypeRule::Arithmetic, glsl);
    op.glslInteger = glsl;
    return op;
}
const ElementwiseOp kAnd = bitOp<And>("bitand", "$0 & $1");
const ElementwiseOp kOr = bitOp<Or>("bitor", "$0 | $1");
const ElementwiseOp kExclusiveOr = bitOp<ExclusiveOr>("bitxor", "$0 ^ $1");
const ElementwiseOp kShiftLeft = bitOp<ShiftLeft>("bitshift", "vt_shl_$T($0, $1)");
const ElementwiseOp kShiftRight = bitOp<ShiftRight>("bitshift_right", "vt_shr($0, $1)");

/// Captured integers of one class, or with a whole scalar.
std::optional<Value> captureBits(Call& c, const ElementwiseOp& op) {
    const DType type = isInteger(c[0].dtype()) ? c[0].dtype() : c[1].dtype();
    if (!isInteger(type) || c.count() > 2) return std::nullopt;
    Value both[] = {c[0], c[1]};
    for (Value& v : both) {
        if (v.dtype() == type) continue;
        const std::optional<Value> whole = wholeScalarAs(v, type);
        if (!whole || v.toDouble() < 0) return std::nullopt;
        v = *whole;
    }
    return applyIntegerCaptured(c.vm, op, both, type, c.span);
}

/// Captured doubles that are whole and not negative, as 64-bit integers.
std::optional<Value> captureDoubles(Call& c, const ElementwiseOp& op) {
    if (c.count() > 2 || (!captured(c.vm, c[0]) && !captured(c.vm, c[1]))) return std::nullopt;
    const CapturedOps ops(c.vm, c.span);
    constexpr double kFlintMax = 9007199254740992.0;
    Value both[] = {c[0], c[1]};
    for (Value& v : both) {
        if (!takesRoutines(v) || v.dtype() != DType::Double) return std::nullopt;
        const Value whole = ops.apply(kEqOp, v, ops.apply(elementary::floor, v));
        const Value within = ops.apply(kAndOp, ops.apply(kGeOp, v, Value(0.0)),
                                       ops.apply(kLeOp, v, Value(kFlintMax)));
        if (ops.count(ops.apply(kAndOp, whole, within)) != v.count()) return std::nullopt;
        v = convertValue(c.vm, v, DType::UInt64, c.span);
    }
    const std::optional<Value> out = applyIntegerCaptured(c.vm, op, both, DType::UInt64, c.span);
    return out ? std::optional(ops.toDouble(*out)) : std::nullopt;
}

template <typename F>
void pairwise(Call& c, const char* name, const ElementwiseOp& op, F f) {
    requireBits(name, c[0]);
    requireBits(name, c[1]);
    if (std::optional<Value> out = captureBits(c, op)) return c.result(std::move(*out));
    if (std::optional<Value> out = captureDoubles(c, op)) return c.result(std::move(*out));
    const Value both[] = {c[0], c[1]};
    const Shape shape = expandedShape(both);
    const DType type = c[0].isLogical() && c[1].isLogical()
                           ? DType::Logical
                           : commonClass(c[0].dtype(), c[1].dtype());
    const std::vector<uint64_t> a = wordsOf(Value(expandTo(c[0].toTensor(), shape)), name);
    const std::vector<uint64_t> b = wordsOf(Value(expandTo(c[1].toTensor(), shape)), name);
    if (c.count() > 2) {
        const DType assumed = assumedType(c, 2, name, type);
        requireRange(a, assumed, name);
        requireRange(b, assumed, name);
    }
    std::vector<uint64_t> out(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        out[i] = f(a[i], b[i]);
    c.result(wordsLike(c, out, shape, type));
}

void bitand_(Call& c) {
    pairwise(c, "bitand", kAnd, [](uint64_t a, uint64_t b) { return a & b; });
}
void bitor_(Call& c) {
    pairwise(c, "bitor", kOr, [](uint64_t a, uint64_t b) { return a | b; });
}
void bitxor_(Call& c) {
    pairwise(c, "bitxor", kExclusiveOr, [](uint64_t a, uint64_t b) { return a ^ b; });
}

/// Functions of one value and a whole number per element; the class is the first argument's.
template <typename F>
void withNumber(Call& c, const char* name, F f) {
    requireBits(name, c[0]);
    requireBits(name, c[1]);
    const Value both[] = {c[0], c[1]};
    const Shape shape = expandedShape(both);
    std::vector<uint64_t> a = wordsOf(Value(expandTo(c[0].toTensor(), shape)), name);
    const std::vector<double> n = doublesOf(Value(expandTo(c[1].toTensor(), shape)));
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] = f(a[i], n[i]);
    c.result(wordsLike(c, a, shape, c[0].dtype()));
}

/// A captured array shifted by a scalar.
std::optional<Value> captureShift(Call& c) {
    if (c.count() > 2 || !c[0].isArray() || !isInteger(c[0].dtype()) || !c[1].isScalarInline())
        return std::nullopt;
    const double n = c[1].toDouble();
    const double by = std::trunc(std::clamp(n, -64.0, 64.0));
    if (std::isnan(n)) return std::nullopt;
    const std::optional<Value> count = wholeScalarAs(Value(std::abs(by)), c[0].dtype());
    if (!count) return std::nullopt;
    const Value args[] = {c[0], *count};
    return applyIntegerCaptured(c.vm, by < 0 ? kShiftRight : kShiftLeft, args, c[0].dtype(),
                                c.span);
}

void bitshift(Call& c) {
    if (std::optional<Value> out = captureShift(c)) return c.result(std::move(*out));
    requireBits("bitshift", c[0]);
    const DType type = assumedType(c, 2, "bitshift", c[0].dtype());
    if (c.count() > 2) requireRange(wordsOf(c[0], "bitshift"), type, "bitshift");
    const uint64_t mask = maskOf(type);
    const bool isNegative = isSigned(c[0].dtype());
    withNumber(c, "bitshift", [&](uint64_t a, double n) -> uint64_t {
        const int by = std::clamp(wholeNumber<int>(n), -64, 64);
        if (by >= 64) return 0;
        if (by >= 0) return (a << by) & mask;
        if (isNegative) return static_cast<uint64_t>(static_cast<int64_t>(a) >> std::min(-by, 63));
        return by <= -64 ? 0 : a >> -by;
    });
}

int bitPosition(double n, DType type) {
    if (!(n >= 1) || n != std::floor(n) || n > bitsOf(type))
        throwError("MATLAB:bitget:bitOutOfRange", "BIT must be an integer between 1 and %d.",
                   bitsOf(type));
    return static_cast<int>(n) - 1;
}

void bitget(Call& c) {
    withNumber(c, "bitget",
               [&](uint64_t a, double n) { return (a >> bitPosition(n, c[0].dtype())) & 1U; });
}

void bitset_(Call& c) {
    const Value v = c.count() < 3 ? Value(1.0) : c[2];
    for (int i = 0; i < std::min(c.count(), 3); ++i)
        requireBits("bitset", c[i]);
    const Value all[] = {c[0], c[1], v};
    const Shape shape = expandedShape(all);
    std::vector<uint64_t> a = wordsOf(Value(expandTo(c[0].toTensor(), shape)), "bitset");
    const std::vector<double> n = doublesOf(Value(expandTo(c[1].toTensor(), shape)));
    const std::vector<double> on = doublesOf(Value(expandTo(v.toTensor(), shape)));
    for (std::size_t i = 0; i < a.size(); ++i) {
        const uint64_t bit = uint64_t{1} << bitPosition(n[i], c[0].dtype());
        a[i] = on[i] != 0 ? a[i] | bit : a[i] & ~bit;
    }
    c.result(wordsLike(c, a, shape, c[0].dtype()));
}

void bitcmp(Call& c) {
    requireBits("bitcmp", c[0]);
    std::vector<uint64_t> a = wordsOf(c[0], "bitcmp");
    uint64_t mask = maskOf(c[0].dtype());
    if (c.count() > 1 && c[1].isNumericClass()) {
        // The number of bits, as earlier versions of the language took it.
        const int64_t bits = integerArgument(c[1], "N");
        if (bits < 0 || bits > bitsOf(c[0].dtype()))
            throwError("MATLAB:bitcmp:outOfRange", "N must be an integer between 0 and %d.",
                       bitsOf(c[0].dtype()));
        mask = bits == 64 ? mask : (uint64_t{1} << bits) - 1;
    } else if (c.count() > 1) {
        const DType type = assumedType(c, 1, "bitcmp", c[0].dtype());
        requireRange(a, type, "bitcmp");
        mask = maskOf(type);
    }
    for (uint64_t& x : a)
        x = ~x & mask;
    c.result(wordsLike(c, a, c[0].shape(), c[0].dtype()));
}

constexpr Builtin kRows[] = {
    {"bitand", 2, 3, 1, bitand_, "C = bitand(A,B,assumedtype)", "Bitwise and.", nullptr,
     SparseRule::BothSparse | GpuRule::Keep},
    {"bitor", 2, 3, 1, bitor_, "C = bitor(A,B,assumedtype)", "Bitwise or.", nullptr, GpuRule::Keep},
    {"bitxor", 2, 3, 1, bitxor_, "C = bitxor(A,B,assumedtype)", "Bitwise exclusive or.", nullptr,
     GpuRule::Keep},
    {"bitshift", 2, 3, 1, bitshift, "C = bitshift(A,k,assumedtype)",
     "Shifts left by k bits, right when k is negative.", nullptr, GpuRule::Keep},
    {"bitget", 2, 2, 1, bitget, "b = bitget(A,bit)", "Bit at a position counted from 1."},
    {"bitset", 2, 3, 1, bitset_, "C = bitset(A,bit,V)", "Sets a bit, or clears it when V is 0."},
    {"bitcmp", 1, 2, 1, bitcmp, "C = bitcmp(A,assumedtype)",
     "Complement of all bits of the class."},
};

} // namespace

std::span<const Builtin> bitTable() {
    return kRows;
}

} // namespace vitrine
