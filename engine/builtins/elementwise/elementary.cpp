// SPDX-License-Identifier: Apache-2.0
// Makes the operations and the builtins of provider/functions.def.
#include "builtins/elementwise/elementary.h"

#include "builtins/elementwise/complex_blocks.h"
#include "builtins/elementwise/elementwise_domain.h"
#include "value/wide_number.h"

#include <bit>
#include <numbers>

namespace vitrine {

namespace {

/// The fields of a row. The ones without a default in use are as in ElementwiseOp and Builtin.
struct Elementary {
    TypeRule rule = TypeRule::Float;
    float cost = 1.0f;
    SignRule sign = SignRule::Unknown;
    RealDomain domain = RealDomain::All;
    void (*integers)(ElementwiseOp& op) = nullptr; ///< fills in the host's integer classes
    const char* integerText = nullptr;
    WideFunction wide = nullptr;
    ComplexForm complex = {};
    ImaginaryPart imaginary = ImaginaryPart::MayBeUnknown;
    const char* derivative = nullptr;   ///< by x, in terms of x, z and the result y
    const char* derivative2 = nullptr;  ///< by z, the second argument
    BuiltinFunction function = nullptr; ///< null: the operation in its real domain
    int maxArgs = 0;                    ///< 0: its arity
    int maxOutputs = 1;
    const char* signature = "";
    const char* doc = "";
    BuiltinRules rules = {};
};

ElementwiseOp operation(const char* name, int arity, const char* glsl, const Elementary& row) {
    ElementwiseOp op = libraryOp(name, arity, row.rule, glsl, row.cost);
    if (row.integers) row.integers(op);
    op.glslInteger = row.integerText;
    op.wide = row.wide;
    op.complex = row.complex;
    op.imaginary = row.imaginary;
    op.sign = row.sign;
    op.domain = row.domain;
    op.derivative = row.derivative;
    op.derivative2 = row.derivative2;
    return op;
}

template <const ElementwiseOp& Op>
constexpr Builtin builtin(const char* name, int arity, const Elementary& row) {
    BuiltinFunction function = row.function;
    const bool leaves = row.domain != RealDomain::All && row.complex.inDouble;
    if (!function) function = leaves ? callInDomain<Op> : callElementwise<Op>;
    return {name,           arity,    row.maxArgs ? row.maxArgs : arity,
            row.maxOutputs, function, row.signature,
            row.doc,        &Op,      row.rules};
}

// --- complex numbers

struct ComplexExpm1 {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return std::exp(z) - T(1);
    }
};
struct ComplexLog1p {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return std::log(T(1) + z);
    }
};
struct ComplexExp2 {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return std::pow(std::complex<T>(2), z);
    }
};

/// On the cuts beyond ±1 MATLAB takes the other side than C++ does for positive reals.
template <typename Z, typename F>
Z fromBelow(Z z, F f) {
    if (z.imag() == 0 && z.real() > 1) return std::conj(f(z));
    return f(z);
}
template <typename T>
std::complex<T> degrees(std::complex<T> z) {
    constexpr T k = 180 / std::numbers::pi_v<T>;
    return {z.real() * k, z.imag() * k};
}
struct ComplexAsind {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return degrees(fromBelow(z, [](auto w) { return std::asin(w); }));
    }
};
struct ComplexAcosd {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return degrees(fromBelow(z, [](auto w) { return std::acos(w); }));
    }
};

struct Floor {
    template <typename T>
    static T apply(T x) {
        return std::floor(x);
    }
};
struct Ceil {
    template <typename T>
    static T apply(T x) {
        return std::ceil(x);
    }
};
struct Fix {
    template <typename T>
    static T apply(T x) {
        return std::trunc(x);
    }
};
struct Round {
    template <typename T>
    static T apply(T x) {
        return std::round(x);
    }
};

struct ComplexSign {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return z == std::complex<T>(0) ? z : z / std::abs(z);
    }
};
constexpr ComplexForm complexSign() {
    ComplexForm form = atOnce<ComplexSign>();
    form.byParts = by_parts::sign;
    return form;
}

// --- integers

template <typename T>
using Integer = std::enable_if_t<std::is_integral_v<T>, T>;

struct IntegerSign {
    template <typename T>
    static Integer<T> apply(T x) {
        return static_cast<T>(x > 0 ? 1 : (x < 0 ? -1 : 0));
    }
};
struct IntegerMod {
    template <typename T>
    static Integer<T> apply(T x, T y) {
        if (y == 0) return x;
        const Int128 r = static_cast<Int128>(x) % static_cast<Int128>(y);
        const bool wrap = r != 0 && (r < 0) != (y < 0);
        return static_cast<T>(wrap ? r + static_cast<Int128>(y) : r);
    }
};
struct IntegerRem {
    template <typename T>
    static Integer<T> apply(T x, T y) {
        if (y == 0) return T(0);
        return static_cast<T>(static_cast<Int128>(x) % static_cast<Int128>(y));
    }
};
struct IntegerNextPow2 {
    template <typename T>
    static Integer<T> apply(T x) {
        const uint64_t size =
            x < 0 ? uint64_t{0} - static_cast<uint64_t>(x) : static_cast<uint64_t>(x);
        return static_cast<T>(size == 0 ? 0 : std::bit_width(size - 1));
    }
};

} // namespace

namespace elementary {
#define UNARY(name, ...)                                                                           \
    const ElementwiseOp name = operation(#name, 1, "vt_" #name "($0)", Elementary{__VA_ARGS__});
#define BINARY(name, ...)                                                                          \
    const ElementwiseOp name = operation(#name, 2, "vt_" #name "($0, $1)", Elementary{__VA_ARGS__});
#include "provider/functions.def"
} // namespace elementary

namespace {

constexpr Builtin kRows[] = {
#define UNARY(name, ...) builtin<elementary::name>(#name, 1, Elementary{__VA_ARGS__}),
#define BINARY(name, ...) builtin<elementary::name>(#name, 2, Elementary{__VA_ARGS__}),
#include "provider/functions.def"
};

} // namespace

std::span<const Builtin> elementaryTable() {
    return kRows;
}

} // namespace vitrine
