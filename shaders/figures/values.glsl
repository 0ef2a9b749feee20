// SPDX-License-Identifier: Apache-2.0
// Reads one element of a MATLAB array from raw words as a pair of floats whose sum is the value to
// about 48 bits. Needs no 64-bit types, so it draws on every device. Classes are DType's numbers.
// NaN comes as (NaN, 0), infinities as (±Inf, 0).
const uint kDouble = 0u, kSingle = 1u, kInt8 = 2u, kUInt8 = 3u, kInt16 = 4u, kUInt16 = 5u,
           kInt32 = 6u, kUInt32 = 7u, kInt64 = 8u, kUInt64 = 9u;

/// From the two words of a double; magnitudes beyond single's range saturate to 0 or infinity.
vec2 fromDouble(uint low, uint high) {
    float sign = (high & 0x80000000u) != 0u ? -1.0 : 1.0;
    int exponent = int((high >> 20) & 0x7ffu);
    uint top = high & 0xfffffu;
    if (exponent == 0x7ff)
        return (top | low) != 0u ? vec2(uintBitsToFloat(0x7fc00000u), 0.0)
                                 : vec2(sign * uintBitsToFloat(0x7f800000u), 0.0);
    if (exponent == 0) return vec2(0.0);
    // 1.mantissa as 24 bits and the remaining 29, both exact in a float but for the last 5 bits.
    uint head = 0x800000u | (top << 3) | (low >> 29);
    int scale = exponent - 1023 - 23;
    if (scale > 104) return vec2(sign * uintBitsToFloat(0x7f800000u), 0.0);
    if (scale < -149) return vec2(0.0);
    float a = ldexp(float(head), scale);
    float b = scale - 29 < -149 ? 0.0 : ldexp(float(low & 0x1fffffffu), scale - 29);
    return sign * vec2(a, b);
}

vec2 fromInt(uint word) {
    int value = int(word);
    int head = value & ~0xffff;
    return vec2(float(head), float(value - head));
}

vec2 fromUInt(uint word) { return vec2(float(word & 0xffff0000u), float(word & 0xffffu)); }

uint bytesOf(uint type) {
    if (type == kDouble || type == kInt64 || type == kUInt64) return 8u;
    if (type == kSingle || type == kInt32 || type == kUInt32) return 4u;
    return type == kInt16 || type == kUInt16 || type == 11u ? 2u : 1u;
}

bool isNan(vec2 v) { return (floatBitsToUint(v.x) & 0x7fffffffu) > 0x7f800000u; }
bool isInf(vec2 v) { return (floatBitsToUint(v.x) & 0x7fffffffu) == 0x7f800000u; }

#define DEFINE_READ(name, words)                                                                   \
    vec2 name(uint type, uint index) {                                                             \
        uint size = bytesOf(type);                                                                 \
        if (size == 8u) {                                                                          \
            uint low = words[2u * index];                                                          \
            uint high = words[2u * index + 1u];                                                    \
            if (type == kDouble) return fromDouble(low, high);                                     \
            vec2 upper = (type == kInt64 ? fromInt(high) : fromUInt(high)) * 4294967296.0;         \
            vec2 lower = fromUInt(low);                                                            \
            return vec2(upper.x + upper.y, lower.x + lower.y);                                     \
        }                                                                                          \
        if (size == 4u) {                                                                          \
            uint word = words[index];                                                              \
            if (type == kSingle) return vec2(uintBitsToFloat(word), 0.0);                          \
            return type == kInt32 ? fromInt(word) : fromUInt(word);                                \
        }                                                                                          \
        if (size == 2u) {                                                                          \
            uint half16 = (words[index >> 1] >> (16u * (index & 1u))) & 0xffffu;                   \
            if (type == kInt16 && half16 >= 0x8000u) return vec2(float(half16) - 65536.0, 0.0);    \
            return vec2(float(half16), 0.0);                                                       \
        }                                                                                          \
        uint byte8 = (words[index >> 2] >> (8u * (index & 3u))) & 0xffu;                           \
        if (type == kInt8 && byte8 >= 0x80u) return vec2(float(byte8) - 256.0, 0.0);               \
        return vec2(float(byte8), 0.0);                                                            \
    }
