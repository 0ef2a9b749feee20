// SPDX-License-Identifier: Apache-2.0
#pragma once
// Element types of arrays, in MATLAB's names, and compile-time mapping to C++ types.
#include <cstdint>
#include <string_view>

namespace vitrine {

enum class DType : uint8_t {
    Double,
    Single,
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Logical, ///< stored as one byte, 0 or 1
    Char,    ///< stored as one UTF-16 code unit
};
inline constexpr int kDTypeCount = 12;

[[nodiscard]] constexpr std::size_t sizeOf(DType t) {
    constexpr std::size_t sizes[kDTypeCount] = {8, 4, 1, 1, 2, 2, 4, 4, 8, 8, 1, 2};
    return sizes[static_cast<int>(t)];
}
/// MATLAB's class name: "double", "single", "int8", … "logical", "char".
[[nodiscard]] std::string_view className(DType t);
[[nodiscard]] constexpr bool isFloat(DType t) {
    return t == DType::Double || t == DType::Single;
}
[[nodiscard]] constexpr bool isInteger(DType t) {
    return t >= DType::Int8 && t <= DType::UInt64;
}
[[nodiscard]] constexpr bool isSigned(DType t) {
    return t == DType::Int8 || t == DType::Int16 || t == DType::Int32 || t == DType::Int64;
}
/// double, single and the integers; not logical, not char.
[[nodiscard]] constexpr bool isNumeric(DType t) {
    return isFloat(t) || isInteger(t);
}

using Logical = bool;
using Char16 = char16_t;

template <typename T>
struct DTypeOf;
template <>
struct DTypeOf<double> {
    static constexpr DType value = DType::Double;
};
template <>
struct DTypeOf<float> {
    static constexpr DType value = DType::Single;
};
template <>
struct DTypeOf<int8_t> {
    static constexpr DType value = DType::Int8;
};
template <>
struct DTypeOf<uint8_t> {
    static constexpr DType value = DType::UInt8;
};
template <>
struct DTypeOf<int16_t> {
    static constexpr DType value = DType::Int16;
};
template <>
struct DTypeOf<uint16_t> {
    static constexpr DType value = DType::UInt16;
};
template <>
struct DTypeOf<int32_t> {
    static constexpr DType value = DType::Int32;
};
template <>
struct DTypeOf<uint32_t> {
    static constexpr DType value = DType::UInt32;
};
template <>
struct DTypeOf<int64_t> {
    static constexpr DType value = DType::Int64;
};
template <>
struct DTypeOf<uint64_t> {
    static constexpr DType value = DType::UInt64;
};
template <>
struct DTypeOf<bool> {
    static constexpr DType value = DType::Logical;
};
template <>
struct DTypeOf<char16_t> {
    static constexpr DType value = DType::Char;
};
template <typename T>
inline constexpr DType kDTypeOf = DTypeOf<T>::value;

/// Calls f with a value-initialised object of the C++ type of t: `visitDType(t, [&](auto tag)
/// {…})`.
template <typename F>
decltype(auto) visitDType(DType t, F&& f) {
    switch (t) {
    case DType::Double:
        return f(double{});
    case DType::Single:
        return f(float{});
    case DType::Int8:
        return f(int8_t{});
    case DType::UInt8:
        return f(uint8_t{});
    case DType::Int16:
        return f(int16_t{});
    case DType::UInt16:
        return f(uint16_t{});
    case DType::Int32:
        return f(int32_t{});
    case DType::UInt32:
        return f(uint32_t{});
    case DType::Int64:
        return f(int64_t{});
    case DType::UInt64:
        return f(uint64_t{});
    case DType::Logical:
        return f(bool{});
    case DType::Char:
        break;
    }
    return f(char16_t{});
}

} // namespace vitrine
