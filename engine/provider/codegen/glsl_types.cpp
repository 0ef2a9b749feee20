// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/glsl_types.h"

namespace vitrine::codegen {

namespace {

struct TypeRow {
    const char* value;
    const char* storage;
    const char* storageVector;
    const char* valueVector;
    const char* zero;
    const char* suffix;
};

constexpr TypeRow kTypes[kDTypeCount] = {
    {"double", "double", "dvec", "dvec", "0.0lf", ""},
    {"float", "float", "vec", "vec", "0.0", ""},
    {"int", "int8_t", "i8vec", "ivec", "0", "i8"},
    {"uint", "uint8_t", "u8vec", "uvec", "0u", "u8"},
    {"int", "int16_t", "i16vec", "ivec", "0", "i16"},
    {"uint", "uint16_t", "u16vec", "uvec", "0u", "u16"},
    {"int", "int", "ivec", "ivec", "0", "i32"},
    {"uint", "uint", "uvec", "uvec", "0u", "u32"},
    {"int64_t", "int64_t", "i64vec", "i64vec", "0l", "i64"},
    {"uint64_t", "uint64_t", "u64vec", "u64vec", "0ul", "u64"},
    {"bool", "uint8_t", "u8vec", "bvec", "false", ""},
    {"uint", "uint16_t", "u16vec", "uvec", "0u", "u16"},
};

const TypeRow& row(DType t) {
    return kTypes[static_cast<int>(t)];
}

/// Bounds of an integer class as literals of its value type (small classes) for clamping.
struct Bounds {
    const char* low;
    const char* high;
};

Bounds boundsOf(DType t) {
    switch (t) {
    case DType::Int8:
        return {"-128", "127"};
    case DType::UInt8:
        return {"0", "255"};
    case DType::Int16:
        return {"-32768", "32767"};
    case DType::UInt16:
    case DType::Char:
        return {"0", "65535"};
    case DType::Int32:
        return {"(-2147483647 - 1)", "2147483647"};
    case DType::UInt32:
        return {"0", "4294967295"};
    default:
        return {"", ""};
    }
}

bool isUnsigned(DType t) {
    return !isSigned(t);
}

int widthOf(DType t) {
    return t == DType::Char ? 16 : 8 * static_cast<int>(sizeOf(t));
}

bool isWideInteger(DType t) {
    return t == DType::Int64 || t == DType::UInt64;
}

/// Integer (or char) to integer (or char), saturating.
std::string convertInteger(DType from, DType to, const std::string& x) {
    std::string value = x;
    const std::string suffix =
        isWideInteger(from) ? (isUnsigned(from) ? "ul" : "l") : (isUnsigned(from) ? "u" : "");
    const bool dropsSign = isSigned(from) && isUnsigned(to);
    const int fromBits = widthOf(from) - (isSigned(from) ? 1 : 0);
    const int toBits = widthOf(to) - (isSigned(to) ? 1 : 0);
    if (dropsSign) value = "max(" + value + ", 0" + suffix + ")";
    if (fromBits > toBits) {
        std::string high = to == DType::Int64 ? "9223372036854775807" : boundsOf(to).high;
        value = "min(" + value + ", " + high + suffix + ")";
    }
    if (isSigned(from) && isSigned(to) && fromBits > toBits) {
        std::string low = to == DType::Int32 ? "-2147483648l" : boundsOf(to).low + suffix;
        value = "max(" + value + ", " + low + ")";
    }
    if (std::string_view(valueType(from)) != valueType(to))
        value = std::string(valueType(to)) + "(" + value + ")";
    return value;
}

} // namespace

const char* valueType(DType t) {
    return row(t).value;
}
const char* storageType(DType t) {
    return row(t).storage;
}
std::string storageVector(DType t, int width) {
    return row(t).storageVector + std::to_string(width);
}
std::string valueVector(DType t, int width) {
    return row(t).valueVector + std::to_string(width);
}
const char* zeroOf(DType t) {
    return row(t).zero;
}
const char* integerSuffix(DType t) {
    return row(t).suffix;
}

std::string convertValue(DType from, DType to, const std::string& x) {
    if (from == to) return x;
    if (to == DType::Logical && from == DType::Single) return "!vt_zero(" + x + ")";
    if (to == DType::Logical) return x + " != " + zeroOf(from);
    if (to == DType::Double && from == DType::Single) return "vt_widen(" + x + ")";
    if (isFloat(to) || from == DType::Logical) return std::string(valueType(to)) + "(" + x + ")";
    if (!isFloat(from)) return convertInteger(from, to, x);
    if (to == DType::Int64) return "vt_to_int64(" + x + ")";
    if (to == DType::UInt64) return "vt_to_uint64(" + x + ")";
    const Bounds b = boundsOf(to);
    if (isSigned(to)) return "vt_to_int(" + x + ", " + b.low + ", " + b.high + ")";
    return "vt_to_uint(" + x + ", " + b.high + "u)";
}

std::string convertComputed(DType from, DType to, const std::string& expression,
                            bool derivedExact) {
    const std::string value = convertValue(from, to, expression);
    return derivedExact || isFloat(from) || !isFloat(to) ? value : "vt_opaque(" + value + ")";
}

std::string fromStorage(DType t, const std::string& element) {
    if (t == DType::Logical) return "uint(" + element + ") != 0u";
    if (std::string_view(valueType(t)) == storageType(t)) return element;
    return std::string(valueType(t)) + "(" + element + ")";
}

std::string toStorage(DType t, const std::string& value) {
    if (t == DType::Logical) return "uint8_t(" + value + " ? 1u : 0u)";
    if (std::string_view(valueType(t)) == storageType(t)) return value;
    return std::string(storageType(t)) + "(" + value + ")";
}

std::string vectorFromStorage(DType t, int width, const std::string& element) {
    const std::string wide = "uvec" + std::to_string(width);
    if (t == DType::Logical) return "notEqual(" + wide + "(" + element + "), " + wide + "(0u))";
    if (valueVector(t, width) == storageVector(t, width)) return element;
    return valueVector(t, width) + "(" + element + ")";
}

std::string vectorToStorage(DType t, int width, const std::string& value) {
    const std::string wide = "uvec" + std::to_string(width);
    if (t == DType::Logical) return storageVector(t, width) + "(" + wide + "(" + value + "))";
    if (valueVector(t, width) == storageVector(t, width)) return value;
    return storageVector(t, width) + "(" + value + ")";
}

std::string identityOf(Combine combine, DType t) {
    switch (combine) {
    case Combine::Sum:
        return zeroOf(t);
    case Combine::Prod:
        return t == DType::Double ? "1.0lf" : t == DType::Single ? "1.0" : "";
    case Combine::Min:
    case Combine::Max:
        if (t == DType::Double) return "packDouble2x32(uvec2(0u, 0x7ff80000u))";
        return t == DType::Single ? "uintBitsToFloat(0x7fc00000u)" : "";
    case Combine::Any:
        return "false";
    case Combine::All:
        break;
    }
    return "true";
}

std::string combineValues(Combine combine, DType, const std::string& a, const std::string& b) {
    switch (combine) {
    case Combine::Sum:
        return a + " + " + b;
    case Combine::Prod:
        return a + " * " + b;
    case Combine::Min:
        return "vt_min(" + a + ", " + b + ")";
    case Combine::Max:
        return "vt_max(" + a + ", " + b + ")";
    case Combine::Any:
        return a + " || " + b;
    case Combine::All:
        break;
    }
    return a + " && " + b;
}

} // namespace vitrine::codegen
