// SPDX-License-Identifier: Apache-2.0
// Counter-based random numbers: Philox4x32-10 (J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw,
// "Parallel random numbers: as easy as 1, 2, 3", SC 2011). Element i of a stream is a function of
// (key, i) alone, so results do not depend on how work is divided. A block of four words serves two
// doubles or four floats: element i of a double stream uses words 2(i mod 2) and 2(i mod 2)+1 of
// block i/2, of a float stream word i mod 4 of block i/4; normals take the words of their pair.
// The counter is (block low, block high, kind, 0); kind keeps the four streams apart.
//@ requires arith.glsl log.glsl trig.glsl
#ifndef VT_RANDOM
#define VT_RANDOM

const uint VT_KIND_UNIFORM64 = 0u;
const uint VT_KIND_UNIFORM32 = 1u;
const uint VT_KIND_NORMAL64 = 2u;
const uint VT_KIND_NORMAL32 = 3u;
const uint VT_KIND_INTEGER = 4u;

VT_FN void vt_philox(uint key0, uint key1, uint c0, uint c1, uint c2, uint c3, VT_OUT(uint) r0,
                     VT_OUT(uint) r1, VT_OUT(uint) r2, VT_OUT(uint) r3) {
#pragma GCC unroll 10
    for (int i = 0; i < 10; ++i) {
        uint high0;
        uint low0;
        uint high1;
        uint low1;
        umulExtended(0xd2511f53u, c0, high0, low0);
        umulExtended(0xcd9e8d57u, c2, high1, low1);
        c0 = high1 ^ c1 ^ key0;
        c1 = low1;
        c2 = high0 ^ c3 ^ key1;
        c3 = low0;
        key0 += 0x9e3779b9u;
        key1 += 0xbb67ae85u;
    }
    r0 = c0;
    r1 = c1;
    r2 = c2;
    r3 = c3;
}

// In (0, 1): odd multiples of 2^-24.
VT_FN float vt_unit32(uint w) {
    return (float(int(w >> 9)) + 0.5f) * 1.1920928955078125e-07f;
}
// A pair of independent normals by Box and Muller's transform (Ann. Math. Stat. 29, 1958).
VT_FN void vt_normal_pair32(uint w0, uint w1, VT_OUT(float) z0, VT_OUT(float) z1) {
    // u in (0, 1]; the conversion keeps the small values fine, they make the tails.
    float u = float(int(w0 >> 1)) * 4.6566128730773926e-10f + 2.3283064365386963e-10f;
    uint e = floatBitsToUint(u) + (0x3f800000u - 0x3f2aaaabu);
    float k = uintBitsToFloat((e >> 23) | 0x4b000000u) - 8388735.0f;
    float f = uintBitsToFloat((e & 0x007fffffu) + 0x3f2aaaabu) - 1.0f;
    float p = vt_mad(1.381329596043e-01f, f, -1.512348055840e-01f);
    p = vt_mad(p, f, 1.404396742582e-01f);
    p = vt_mad(p, f, -1.647213995457e-01f);
    p = vt_mad(p, f, 2.000779658556e-01f);
    p = vt_mad(p, f, -2.500424385071e-01f);
    p = vt_mad(p, f, 3.333326876163e-01f);
    p = vt_mad(p, f, -0.5f);
    float l = vt_mad(k, 0.693147182464599609375f, vt_mad(f * f, p, f));
    float radius = vt_sqrtm(-2.0f * (l < 0.0f ? l : 0.0f));
    // The angle: two bits of quadrant, 23 bits within it.
    float a = (float(int((w1 >> 7) & 0x7fffffu)) - 4194303.5f) * 1.8725352070882e-07f;
    float z = a * a;
    float s = vt_mad(a * z, vt_mad(vt_mad(-1.951058802661e-04f, z, 8.332119323313e-03f), z,
                                   -1.666665375233e-01f), a);
    float c = vt_mad(vt_mad(2.443271296215e-05f, z, -1.388731179759e-03f), z,
                     4.166664555669e-02f);
    c = vt_mad(z, vt_mad(z, c, -0.5f), 1.0f);
    bool odd = (w1 & 0x40000000u) != 0u;
    uint flip = w1 & 0x80000000u;
    float x = radius * (odd ? s : c);
    float y = radius * (odd ? c : s);
    z0 = uintBitsToFloat(floatBitsToUint(x) ^ flip);
    z1 = uintBitsToFloat(floatBitsToUint(y) ^ (odd ? flip ^ 0x80000000u : flip));
}
// The four elements of one block.
VT_FN void vt_rand_block(uint key0, uint key1, uint low, uint high, VT_OUT(float) a,
                         VT_OUT(float) b, VT_OUT(float) c, VT_OUT(float) d) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, low, high, VT_KIND_UNIFORM32, 0u, w0, w1, w2, w3);
    a = vt_unit32(w0);
    b = vt_unit32(w1);
    c = vt_unit32(w2);
    d = vt_unit32(w3);
}
VT_FN void vt_randn_block(uint key0, uint key1, uint low, uint high, VT_OUT(float) a,
                          VT_OUT(float) b, VT_OUT(float) c, VT_OUT(float) d) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, low, high, VT_KIND_NORMAL32, 0u, w0, w1, w2, w3);
    vt_normal_pair32(w0, w1, a, b);
    vt_normal_pair32(w2, w3, c, d);
}
// Element number high * 2^32 + low of the stream.
VT_FN float vt_rand32(uint key0, uint key1, uint low, uint high) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, (low >> 2) | (high << 30), high >> 2, VT_KIND_UNIFORM32, 0u, w0, w1, w2,
              w3);
    uint wa = (low & 1u) != 0u ? w1 : w0;
    uint wb = (low & 1u) != 0u ? w3 : w2;
    return vt_unit32((low & 2u) != 0u ? wb : wa);
}
VT_FN float vt_randn32(uint key0, uint key1, uint low, uint high) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, (low >> 2) | (high << 30), high >> 2, VT_KIND_NORMAL32, 0u, w0, w1, w2,
              w3);
    bool second = (low & 2u) != 0u;
    float z0;
    float z1;
    vt_normal_pair32(second ? w2 : w0, second ? w3 : w1, z0, z1);
    return (low & 1u) != 0u ? z1 : z0;
}
// Uniform integer in 0 … range-1 by multiply and shift (range 0 means 2^32); bias below 2^-32 range.
VT_FN uint vt_randi32(uint key0, uint key1, uint low, uint high, uint range) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, (low >> 2) | (high << 30), high >> 2, VT_KIND_INTEGER, 0u, w0, w1, w2,
              w3);
    uint wa = (low & 1u) != 0u ? w1 : w0;
    uint wb = (low & 1u) != 0u ? w3 : w2;
    uint w = (low & 2u) != 0u ? wb : wa;
    uint whole;
    uint rest;
    umulExtended(w, range, whole, rest);
    return range == 0u ? w : whole;
}

#if VT_HAS_FLOAT64
// 52 bits of two words and a half: in (0, 1), odd multiples of 2^-53.
VT_FN double vt_unit64(uint w0, uint w1) {
    uint64_t u = (uint64_t(w0) << 20) | uint64_t(w1 >> 12);
    double one = uint64BitsToDouble(u | 0x3ff0000000000000ul);
    return (one - 1.0lf) + 1.1102230246251565404e-16lf;
}
VT_FN void vt_normal_pair64(uint w0, uint w1, uint w2, uint w3, VT_OUT(double) z0,
                            VT_OUT(double) z1) {
    double radius = vt_sqrtm(-2.0lf * vt_log(vt_unit64(w0, w1)));
    // Two bits of quadrant, then 52 bits of angle within it.
    uint64_t u = (uint64_t(w2 & 0x3fffffffu) << 22) | uint64_t(w3 >> 10);
    double fraction = uint64BitsToDouble(u | 0x3ff0000000000000ul) - 1.5lf;
    double a = (fraction + 1.1102230246251565404e-16lf) * 1.5707963267948965580lf;
    double s;
    double ch;
    double c;
    vt_sincos_poly(a, 0.0lf, s, ch, c);
    s = a + s;
    c = ch + c;
    bool odd = (w2 & 0x40000000u) != 0u;
    uint64_t flip = uint64_t(w2 & 0x80000000u) << 32;
    double x = radius * (odd ? s : c);
    double y = radius * (odd ? c : s);
    z0 = uint64BitsToDouble(doubleBitsToUint64(x) ^ flip);
    z1 = uint64BitsToDouble(doubleBitsToUint64(y) ^ (odd ? flip ^ 0x8000000000000000ul : flip));
}
VT_FN void vt_rand_block(uint key0, uint key1, uint low, uint high, VT_OUT(double) a,
                         VT_OUT(double) b) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, low, high, VT_KIND_UNIFORM64, 0u, w0, w1, w2, w3);
    a = vt_unit64(w0, w1);
    b = vt_unit64(w2, w3);
}
VT_FN void vt_randn_block(uint key0, uint key1, uint low, uint high, VT_OUT(double) a,
                          VT_OUT(double) b) {
    uint w0;
    uint w1;
    uint w2;
    uint w3;
    vt_philox(key0, key1, low, high, VT_KIND_NORMAL64, 0u, w0, w1, w2, w3);
    vt_normal_pair64(w0, w1, w2, w3, a, b);
}
VT_FN double vt_rand64(uint key0, uint key1, uint low, uint high) {
    double a;
    double b;
    vt_rand_block(key0, key1, (low >> 1) | (high << 31), high >> 1, a, b);
    return (low & 1u) != 0u ? b : a;
}
VT_FN double vt_randn64(uint key0, uint key1, uint low, uint high) {
    double a;
    double b;
    vt_randn_block(key0, key1, (low >> 1) | (high << 31), high >> 1, a, b);
    return (low & 1u) != 0u ? b : a;
}
#endif

#endif
