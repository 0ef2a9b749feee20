// SPDX-License-Identifier: Apache-2.0
// sin, cos, tan for every argument. Error below 1 ulp.
// x = k pi/2 + r with pi/2 in three parts and the remainder as a pair (W. J. Cody, W. Waite); the
// first subtraction is exact with a fused multiply-add. Beyond the limit of that scheme, the method
// of M. Payne and R. Hanek, 1983: the bits of 2/pi that matter times the integer mantissa.
// Each function has a part vt_*_near that is right below the limit and free of branches, which the
// host runs over whole blocks, and the complete function, which branches to the other reduction.
//@ requires arith.glsl
#ifndef VT_TRIG
#define VT_TRIG

// 2/pi, 32 bits a word after two words of zeros; float needs the first words only.
const uint VT_TWO_OVER_PI32[10] = {0x00000000u, 0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u,
                                   0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u};
const uint VT_TWO_OVER_PI[42] = {
    0x00000000u, 0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u,
    0x3c439041u, 0xfe5163abu, 0xdebbc561u, 0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu,
    0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u, 0xe99c7026u, 0xb45f7e41u, 0x3991d639u,
    0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu, 0xef2f118bu, 0x5a0a6d1fu,
    0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu, 0x3d0739f7u,
    0x8a5292eau, 0x6bfb5fb1u, 0x1f8d5d08u, 0x56033046u, 0xfc7b6babu, 0xf0cfbc20u, 0x9af4361du};

#if VT_HAS_FLOAT64
// Below this the three-part reduction holds (k < 2^30).
VT_FN double vt_trig_limit64() { return 1073741824.0lf; }
// x = k pi/2 + rh + rl, |rh| <= pi/4; q: k in its low bits.
VT_FN void vt_reduce_near(double x, VT_OUT(double) rh, VT_OUT(double) rl, VT_OUT(uint64_t) q) {
    double t = vt_mad(x, 0.63661977236758138243lf, 6755399441055744.0lf);
    double k = t - 6755399441055744.0lf;
    q = doubleBitsToUint64(t);
    double r = vt_mad(-k, 1.5707963267948965580lf, x);
    double p = k * 6.1232339957367660359e-17lf;
    double pl = vt_mad(k, 6.1232339957367660359e-17lf, -p);
    rh = r - p;
    rl = ((r - rh) - p) - vt_mad(k, -1.4973849048591698329e-33lf, pl);
}
// The same for any finite |x| >= 2^20.
VT_FN void vt_reduce_far(double x, VT_OUT(double) rh, VT_OUT(double) rl, VT_OUT(uint64_t) q) {
    uint64_t u = doubleBitsToUint64(x);
    int at = int((u >> 52) & 0x7fful) - 1075 + 62;
    uint64_t m = (u & 0xffffffffffffful) | 0x10000000000000ul;
    uint64_t m0 = m & 0xfffffffful;
    uint64_t m1 = m >> 32;
    // 192 bits of 2/pi from bit `at` on.
    int first = at >> 5;
    int s = at & 31;
    uint64_t w[6];
    uint64_t word = uint64_t(VT_TWO_OVER_PI[first]);
    for (int j = 0; j < 6; ++j) {
        uint64_t next = uint64_t(VT_TWO_OVER_PI[first + j + 1]);
        w[j] = (((word << 32) | next) >> (32 - s)) & 0xfffffffful;
        word = next;
    }
    // f[0..5]: the fraction of x (2/pi) / 4 in 192 bits, most significant word first.
    uint64_t f[6];
    uint64_t carry = 0ul;
    for (int j = 5; j >= 0; --j) {
        uint64_t t = m0 * w[j] + carry;
        f[j] = t & 0xfffffffful;
        carry = t >> 32;
    }
    carry = 0ul;
    for (int j = 5; j >= 1; --j) {
        uint64_t t = m1 * w[j] + f[j - 1] + carry;
        f[j - 1] = t & 0xfffffffful;
        carry = t >> 32;
    }
    q = f[0] >> 30;
    uint64_t h = (f[0] << 34) | (f[1] << 2) | (f[2] >> 30);
    uint64_t l = ((f[2] & 0x3ffffffful) << 34) | (f[3] << 2) | (f[4] >> 30);
    bool up = (h >> 63) != 0ul;
    if (up) {
        q += 1ul;
        h = ~h;
        l = ~l + 1ul;
        h += l == 0ul ? 1ul : 0ul;
    }
    double d0 = double(uint(h >> 32)) * 2.3283064365386962891e-10lf;
    double d1 = double(uint(h & 0xfffffffful)) * 5.4210108624275221700e-20lf;
    double d2 = double(uint(l >> 32)) * 1.2621774483536188887e-29lf;
    double d3 = double(uint(l & 0xfffffffful)) * 2.9387358770557187699e-39lf;
    double g = d0 + d1;
    double e = (d1 - (g - d0)) + (d2 + d3);
    double gh = g + e;
    double gl = e - (gh - g);
    if (up) {
        gh = -gh;
        gl = -gl;
    }
    if ((u >> 63) != 0ul) {
        gh = -gh;
        gl = -gl;
        q = 0ul - q;
    }
    rh = gh * 1.5707963267948965580lf;
    rl = vt_mad(gh, 1.5707963267948965580lf, -rh) +
         vt_mad(gh, 6.1232339957367660359e-17lf, gl * 1.5707963267948965580lf);
}
// sin(rh + rl) = rh + s, cos(rh + rl) = ch + c, |rh| <= pi/4.
VT_FN void vt_sincos_poly(double rh, double rl, VT_OUT(double) s, VT_OUT(double) ch,
                          VT_OUT(double) c) {
    double z = rh * rh;
    double p = vt_mad(1.5895805550119279923e-10lf, z, -2.5050740180718966212e-08lf);
    p = vt_mad(p, z, 2.7557313570498282677e-06lf);
    p = vt_mad(p, z, -1.9841269829431722334e-04lf);
    p = vt_mad(p, z, 8.3333333333218979205e-03lf);
    p = vt_mad(p, z, -1.6666666666666629659e-01lf);
    double hz = 0.5lf * z;
    s = vt_mad(rh * z, p, vt_mad(-hz, rl, rl));
    double w = vt_mad(-1.1359857818710249061e-11lf, z, 2.0875728035958985922e-09lf);
    w = vt_mad(w, z, -2.7557314393758340765e-07lf);
    w = vt_mad(w, z, 2.4801587289653715258e-05lf);
    w = vt_mad(w, z, -1.3888888888874458688e-03lf);
    w = vt_mad(w, z, 4.1666666666666601904e-02lf);
    ch = 1.0lf - hz;
    c = ((1.0lf - ch) - hz) + vt_mad(z * z, w, -(rh * rl));
}
// sin of the reduced argument in quadrant q.
VT_FN double vt_sin_quadrant(double rh, double rl, uint64_t q) {
    double s;
    double ch;
    double c;
    vt_sincos_poly(rh, rl, s, ch, c);
    double v = (q & 1ul) != 0ul ? ch + c : rh + s;
    return uint64BitsToDouble(doubleBitsToUint64(v) ^ ((q & 2ul) << 62));
}
VT_FN double vt_tan_quadrant(double rh, double rl, uint64_t q) {
    double s;
    double c;
    double ch;
    vt_sincos_poly(rh, rl, s, ch, c);
    double sh = rh + s;
    double sl = (rh - sh) + s;
    double kh = ch + c;
    double kl = (ch - kh) + c;
    bool odd = (q & 1ul) != 0ul;
    double nh = odd ? -kh : sh;
    double nl = odd ? -kl : sl;
    double dh = odd ? sh : kh;
    double dl = odd ? sl : kl;
    double y = vt_divm(1.0lf, dh);
    double v = nh * y;
    return vt_mad(vt_mad(-v, dh, nh) + vt_mad(-v, dl, nl), y, v);
}
VT_FN double vt_sin_near(double x) {
    double rh;
    double rl;
    uint64_t q;
    vt_reduce_near(x, rh, rl, q);
    double v = vt_sin_quadrant(rh, rl, q);
    v = vt_abs(x) < 1.4901161193847656250e-08lf ? x : v;
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN double vt_cos_near(double x) {
    double rh;
    double rl;
    uint64_t q;
    vt_reduce_near(x, rh, rl, q);
    double v = vt_sin_quadrant(rh, rl, q + 1ul);
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN double vt_tan_near(double x) {
    double rh;
    double rl;
    uint64_t q;
    vt_reduce_near(x, rh, rl, q);
    double v = vt_tan_quadrant(rh, rl, q);
    v = vt_abs(x) < 1.4901161193847656250e-08lf ? x : v;
    return vt_isfinite(x) ? v : vt_nan64();
}
VT_FN bool vt_trig_is_far(double x) {
    return vt_abs(x) > vt_trig_limit64() && vt_isfinite(x);
}
VT_FN double vt_sin(double x) {
    if (vt_trig_is_far(x)) {
        double rh;
        double rl;
        uint64_t q;
        vt_reduce_far(x, rh, rl, q);
        return vt_sin_quadrant(rh, rl, q);
    }
    return vt_sin_near(x);
}
VT_FN double vt_cos(double x) {
    if (vt_trig_is_far(x)) {
        double rh;
        double rl;
        uint64_t q;
        vt_reduce_far(x, rh, rl, q);
        return vt_sin_quadrant(rh, rl, q + 1ul);
    }
    return vt_cos_near(x);
}
VT_FN double vt_tan(double x) {
    if (vt_trig_is_far(x)) {
        double rh;
        double rl;
        uint64_t q;
        vt_reduce_far(x, rh, rl, q);
        return vt_tan_quadrant(rh, rl, q);
    }
    return vt_tan_near(x);
}
#endif

VT_FN float vt_trig_limit32() { return 48000.0f; }
VT_FN void vt_reduce_near(float x, VT_OUT(float) rh, VT_OUT(float) rl, VT_OUT(uint) q) {
    float t = vt_mad(x, 0.636619746685028f, 12582912.0f);
    float k = t - 12582912.0f;
    q = floatBitsToUint(t);
    float r = vt_mad(-k, 1.57079637050628662f, x);
    float p = k * -4.37113882867379e-8f;
    rh = r - p;
    // r - rh is exact: rl takes both what rounding p lost and what rounding rh lost.
    rl = vt_mad(-k, -4.37113882867379e-8f, r - rh);
    rl = vt_mad(-k, -1.7151245100058819e-15f, rl);
}
VT_FN void vt_reduce_far(float x, VT_OUT(float) rh, VT_OUT(float) rl, VT_OUT(uint) q) {
    uint u = floatBitsToUint(x);
    int at = int((u >> 23) & 0xffu) - 150 + 62;
    uint m = (u & 0x7fffffu) | 0x800000u;
    // f0, f1, f2: the fraction of x (2/pi) / 4 in 96 bits.
    uint f0;
    uint f1;
    uint f2;
    uint high2;
    uint high1;
    uint high0;
    int first = at >> 5;
    int s = at & 31;
    uint t0 = VT_TWO_OVER_PI32[first];
    uint t1 = VT_TWO_OVER_PI32[first + 1];
    uint t2 = VT_TWO_OVER_PI32[first + 2];
    uint t3 = VT_TWO_OVER_PI32[first + 3];
    umulExtended(m, s == 0 ? t2 : (t2 << s) | (t3 >> (32 - s)), high2, f2);
    umulExtended(m, s == 0 ? t1 : (t1 << s) | (t2 >> (32 - s)), high1, f1);
    umulExtended(m, s == 0 ? t0 : (t0 << s) | (t1 >> (32 - s)), high0, f0);
    f1 += high2;
    f0 += high1 + (f1 < high2 ? 1u : 0u);
    q = f0 >> 30;
    uint h = (f0 << 2) | (f1 >> 30);
    uint l = (f1 << 2) | (f2 >> 30);
    bool up = (h >> 31) != 0u;
    if (up) {
        q += 1u;
        h = ~h;
        l = ~l + 1u;
        h += l == 0u ? 1u : 0u;
    }
    float d0 = float(h >> 16) * 1.52587890625e-5f;
    float d1 = float(h & 0xffffu) * 2.3283064365387e-10f;
    float d2 = float(l >> 16) * 3.5527136788005e-15f;
    float d3 = float(l & 0xffffu) * 5.4210108624275e-20f;
    float g = d0 + d1;
    float e = (d1 - (g - d0)) + (d2 + d3);
    float gh = g + e;
    float gl = e - (gh - g);
    if (up) {
        gh = -gh;
        gl = -gl;
    }
    if ((u >> 31) != 0u) {
        gh = -gh;
        gl = -gl;
        q = 0u - q;
    }
    float ph = gh * 1.57079637050628662f;
    float pl = vt_mad(gh, 1.57079637050628662f, -ph) +
               vt_mad(gh, -4.37113882867379e-8f, gl * 1.57079637050628662f);
    // pl may be more than half a unit of ph, but the polynomials take it for less.
    rh = ph + pl;
    rl = pl - (rh - ph);
}
VT_FN void vt_sincos_poly(float rh, float rl, VT_OUT(float) s, VT_OUT(float) ch,
                          VT_OUT(float) c) {
    float z = rh * rh;
    float p = vt_mad(-1.951058802661e-04f, z, 8.332119323313e-03f);
    p = vt_mad(p, z, -1.666665375233e-01f);
    float hz = 0.5f * z;
    s = vt_mad(rh * z, p, vt_mad(-hz, rl, rl));
    float w = vt_mad(2.443271296215e-05f, z, -1.388731179759e-03f);
    w = vt_mad(w, z, 4.166664555669e-02f);
    ch = 1.0f - hz;
    c = ((1.0f - ch) - hz) + vt_mad(z * z, w, -(rh * rl));
}
// As vt_sincos_poly, with the corrections that one final rounding leaves room to drop.
VT_FN float vt_sin_quadrant(float rh, float rl, uint q) {
    float z = rh * rh;
    float p = vt_mad(-1.951058802661e-04f, z, 8.332119323313e-03f);
    p = vt_mad(p, z, -1.666665375233e-01f);
    float s = rh + vt_mad(rh * z, p, rl);
    float w = vt_mad(2.443271296215e-05f, z, -1.388731179759e-03f);
    w = vt_mad(w, z, 4.166664555669e-02f);
    float ch = vt_mad(z, -0.5f, 1.0f);
    float e = vt_mad(-rh, rl, vt_mad(z, -0.5f, 1.0f - ch));
    float c = ch + vt_mad(z * z, w, e);
    float v = (q & 1u) != 0u ? c : s;
    return uintBitsToFloat(floatBitsToUint(v) ^ ((q & 2u) << 30));
}
VT_FN float vt_tan_quadrant(float rh, float rl, uint q) {
    float s;
    float c;
    float ch;
    vt_sincos_poly(rh, rl, s, ch, c);
    float sh = rh + s;
    float sl = (rh - sh) + s;
    float kh = ch + c;
    float kl = (ch - kh) + c;
    bool odd = (q & 1u) != 0u;
    float nh = odd ? -kh : sh;
    float nl = odd ? -kl : sl;
    float dh = odd ? sh : kh;
    float dl = odd ? sl : kl;
    float y = vt_rcpm(dh);
    float v = nh * y;
    return vt_mad(vt_mad(-v, dh, nh) + vt_mad(-v, dl, nl), y, v);
}
VT_FN float vt_sin_core(float x) {
    float rh;
    float rl;
    uint q;
    vt_reduce_near(x, rh, rl, q);
    float v = vt_sin_quadrant(rh, rl, q);
    return vt_abs(x) < 2.44140625e-04f ? x : v;
}
VT_FN float vt_cos_core(float x) {
    float rh;
    float rl;
    uint q;
    vt_reduce_near(x, rh, rl, q);
    return vt_sin_quadrant(rh, rl, q + 1u);
}
VT_FN float vt_sin_near(float x) { return vt_isfinite(x) ? vt_sin_core(x) : vt_nan32(); }
VT_FN float vt_cos_near(float x) { return vt_isfinite(x) ? vt_cos_core(x) : vt_nan32(); }
VT_FN float vt_tan_near(float x) {
    float rh;
    float rl;
    uint q;
    vt_reduce_near(x, rh, rl, q);
    float v = vt_tan_quadrant(rh, rl, q);
    v = vt_abs(x) < 2.44140625e-04f ? x : v;
    return vt_isfinite(x) ? v : vt_nan32();
}
VT_FN bool vt_trig_is_far(float x) {
    return vt_abs(x) > vt_trig_limit32() && vt_isfinite(x);
}
// One test keeps large arguments, infinities and NaN off the short path.
VT_FN bool vt_trig_leaves_core(float x) {
    return int(floatBitsToUint(x) & 0x7fffffffu) > int(floatBitsToUint(vt_trig_limit32()));
}
VT_FN float vt_sin(float x) {
    if (vt_trig_leaves_core(x)) {
        if (!vt_isfinite(x)) return vt_nan32();
        float rh;
        float rl;
        uint q;
        vt_reduce_far(x, rh, rl, q);
        return vt_sin_quadrant(rh, rl, q);
    }
    return vt_sin_core(x);
}
VT_FN float vt_cos(float x) {
    if (vt_trig_leaves_core(x)) {
        if (!vt_isfinite(x)) return vt_nan32();
        float rh;
        float rl;
        uint q;
        vt_reduce_far(x, rh, rl, q);
        return vt_sin_quadrant(rh, rl, q + 1u);
    }
    return vt_cos_core(x);
}
#if !defined(VT_STRAIGHT)
VT_FN float vt_sin_fast(float x, VT_INOUT(bool) careful) {
    careful = careful || !(abs(x) <= vt_trig_limit32());
    return vt_sin_core(x);
}
VT_FN float vt_cos_fast(float x, VT_INOUT(bool) careful) {
    careful = careful || !(abs(x) <= vt_trig_limit32());
    return vt_cos_core(x);
}
#endif
VT_FN float vt_tan(float x) {
    if (vt_trig_is_far(x)) {
        float rh;
        float rl;
        uint q;
        vt_reduce_far(x, rh, rl, q);
        return vt_tan_quadrant(rh, rl, q);
    }
    return vt_tan_near(x);
}

#endif
