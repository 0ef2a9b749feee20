// SPDX-License-Identifier: Apache-2.0
// Kernels of product_epilogues.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·rdivide·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double A_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 A_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    double p5;
    uint count;
};

void body(uint e, out double A) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double v4 = vt_mod(v2, p3); // line 2
    double v6 = vt_div_by(v4, p4, r4); // line 2
    A = vt_canonical(v6 - p5); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 A2;
    body(first, A2.x);
    body(min(first + 1, count - 1), A2.y);
    if (full) {
        A_out2[first / 2] = A2;
    } else {
        A_out[first] = A2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·rdivide·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double B_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 B_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    double p5;
    uint count;
};

void body(uint e, out double B) {
    double v0 = first0 + double(e) * step0; // line 3
    double v2 = v0 * p2; // line 3
    double v4 = vt_mod(v2, p3); // line 3
    double v6 = vt_div_by(v4, p4, r4); // line 3
    B = vt_canonical(v6 - p5); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 B2;
    body(first, B2.x);
    body(min(first + 1, count - 1), B2.y);
    if (full) {
        B_out2[first / 2] = B2;
    } else {
        B_out[first] = B2.x;
    }
}

// as in joined_arrays.glsl: colon
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·mod·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double b_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 b_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double r2;
    uint count;
    int in0_offset;
    int in0_stride0;
};

void body(uint e, out double b) {
    int c0 = int(e);
    double v0 = in0[in0_offset + c0 * in0_stride0];
    double v2 = v0 * p0; // line 4
    double v4 = vt_mod(v2, p1); // line 4
    b = vt_div_by(v4, p2, r2); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 b2;
    body(first, b2.x);
    body(min(first + 1, count - 1), b2.y);
    if (full) {
        b_out2[first / 2] = b2;
    } else {
        b_out[first] = b2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double r_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 r_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    uint count;
};

void body(uint e, out double r) {
    double v0 = first0 + double(e) * step0; // line 4
    double v2 = v0 * p2; // line 4
    double v4 = vt_mod(v2, p3); // line 4
    r = vt_div_by(v4, p4, r4); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 r2;
    body(first, r2.x);
    body(min(first + 1, count - 1), r2.y);
    if (full) {
        r_out2[first / 2] = r2;
    } else {
        r_out[first] = r2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_control_flow_attributes : require
// mtimes·plus·tanh (tiles of 64×64)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double b[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double b_in[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double y_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint rows;
    uint columns;
    uint depth;
    uint pages;
    uint pageA;
    uint pageB;
    uint rowTiles;
    uint columnTiles;
    uint tiles;
    uint b_in_offset_word;
    uint b_in_stride0_word;
    uint b_in_stride1_word;
};

uint leftPlace(uint i, uint k) { return i + rows * k; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

void finish(bool inside, uint e, uint row, uint column, double product) {
    int b_in_offset = int(b_in_offset_word);
    int b_in_stride0 = int(b_in_stride0_word);
    int b_in_stride1 = int(b_in_stride1_word);
    double y_4;
    double b_3 = b_in[b_in_offset + int(row) * b_in_stride0 + int(column) * b_in_stride1];
    double v2 = product + b_3; // line 7
    y_4 = vt_tanh(v2); // line 7
    if (inside) y_out[e] = y_4;
}

// A workgroup makes a tile of 64 by 64 elements, each thread 4 by 4 of them in
// registers. 4 of k at a time lie in shared memory while the next 4 are on their way. Rows
// and columns beyond the edge repeat the last one and are not stored. 2048u terms of an element are
// one chain.
shared dvec2 left[2 * 4 * 33];
shared dvec2 right[2 * 4 * 33];
double nextLeft[1];
double nextRight[1];
double sums[4 * 4];

void fetch(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    [[unroll]] for (int q = 0; q < 1; ++q) {
        uint p = t + q * 256u;
        nextLeft[q] =
            a[fromA + leftPlace(min(i0 + p % 64u, rows - 1u), min(k0 + p / 64u, depth - 1u))];
    }
    [[unroll]] for (int q = 0; q < 1; ++q) {
        uint p = t + q * 256u;
        nextRight[q] =
            b[fromB + rightPlace(min(k0 + p % 4u, depth - 1u), min(j0 + p / 4u, columns - 1u))];
    }
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    [[unroll]] for (int q = 0; q < 1; ++q) {
        uint p = t + q * 256u;
        uint i = p % 64u;
        left[(part * 4u + p / 64u) * 33u + i / 2u][i % 2u] = nextLeft[q];
    }
    [[unroll]] for (int q = 0; q < 1; ++q) {
        uint p = t + q * 256u;
        uint j = p / 4u;
        right[(part * 4u + p % 4u) * 33u + j / 2u][j % 2u] = nextRight[q];
    }
}

void addTerm(uint fromLeft, uint fromRight) {
    dvec2 u[4 / 2];
    dvec2 v[4 / 2];
    [[unroll]] for (int q = 0; q < 4 / 2; ++q)
        u[q] = left[fromLeft + q * 16u];
    [[unroll]] for (int q = 0; q < 4 / 2; ++q)
        v[q] = right[fromRight + q * 16u];
    [[unroll]] for (int c = 0; c < 4; ++c) {
        [[unroll]] for (int r = 0; r < 4; ++r)
            sums[c * 4 + r] = fma(u[r / 2][r % 2], v[c / 2][c % 2], sums[c * 4 + r]);
    }
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 64u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 64u;
    group /= columnTiles;
    uint page = group % pages;
    uint first = group / pages * 2048u;
    // 32 threads are a patch of 8 by 4: few different places in shared memory.
    uint t = gl_LocalInvocationID.x;
    uint x = t % 8u + t / 32u % 2u * 8u;
    uint y = t / 8u % 4u + t / 64u * 4u;
    uint fromA = page * pageA;
    uint fromB = page * pageB;
    uint stop = depth;
    for (uint block = first; block < stop; block += 2048u) {
        uint end = min(depth, block + 2048u);
        fetch(fromA, fromB, i0, j0, block);
        [[unroll]] for (int s = 0; s < 4 * 4; ++s)
            sums[s] = 0.0lf;
        keep(0u);
        barrier();
        uint part = 0u;
        for (uint k0 = block; k0 < end; k0 += 4u) {
            bool more = k0 + 4u < end;
            if (more) fetch(fromA, fromB, i0, j0, k0 + 4u);
            uint fromLeft = part * (4u * 33u) + x;
            uint fromRight = part * (4u * 33u) + y;
            if (k0 + 4u <= end) {
                [[unroll]] for (int k = 0; k < 4; ++k)
                    addTerm(fromLeft + k * 33u, fromRight + k * 33u);
            } else {
                for (uint k = 0u; k < end - k0; ++k)
                    addTerm(fromLeft + k * 33u, fromRight + k * 33u);
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        [[unroll]] for (int c = 0; c < 4; ++c) {
            uint j = j0 + (c / 2 * 16u + y) * 2u + c % 2;
            [[unroll]] for (int r = 0; r < 4; ++r) {
                uint i = i0 + (r / 2 * 16u + x) * 2u + r % 2;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * rows + i;
                double sum = sums[c * 4 + r];
                if (block > first) sum = y_out[e] + sum;
                if (end < depth) {
                    y_out[e] = sum;
                    continue;
                }
                finish(true, e, i, j, vt_canonical(sum));
            }
        }
    }
}

// bbbfb8ac: mod·times·sum
// 7baece91: mtimes·plus·max (tiles of 64×64)
// b495fbe2: mtimes·times·minus (tiles of 64×64)
// 4668a10c: mtimes·times·plus (tiles of 64×64)
// 0bfcffcb: mtimes·plus·uminus·exp·plus·… (6 operations) (tiles of 64×64)
// c200077a: mtimes·uminus·exp·plus·rdivide (tiles of 64×64)
// as in matrix_products.glsl: mtimes (tiles of 64×64)
// c19c8e76: colon·times·mod·rdivide·sin·… (6 operations)
// e928e759: mtimes·cos·minus (tiles of 64×64)
// as in matrix_products.glsl: permute (along 2 of 2)
// 265ae664: mtimes·plus (tiles of 64×64)
// 8f188260: mtimes·times·plus (tiles of 64×64)
// d70d04a9: mtimes·gt·double (tiles of 64×64)
// 1a2dd7e5: mtimes·times·int16·double (tiles of 64×64)
// 731c980a: mod·times·sum
// dd8b59df: single
// caaa2877: single
// as in matrix_products.glsl: single
// 829cacc2: mtimes·plus·tanh (tiles of 64×64)
// da0129b2: mod·single·times·sum
// fc06f950: slice
// 860dc357: mtimes·plus·uminus·exp·plus·… (6 operations) (elements of 1 columns)
// 142d3a78: mtimes·plus·times (elements of 1 rows)
// 64782990: slice
// 13b7cf0f: mtimes·minus·abs (elements of 3 rows)
// c7297b1f: slice
// 82125179: mtimes·abs·sqrt·plus (elements of 1 columns)
// 0b35f700: colon·times·mod·rdivide·minus
// 3cd744d0: colon·times·mod·rdivide·minus
// 9cefe458: mtimes·plus·abs·uminus·exp (blocks of 32×32)
// 9f3363c6: mtimes·plus·abs·uminus·exp (sum)
// 462d2648: mtimes·gt·double (blocks of 32×32)
// cec0b273: mtimes·gt·double (sum)
// 1559d409: slice
// f8e56463: mtimes·plus·rdivide (blocks of 1 columns)
// 53389ff6: mtimes·plus·rdivide (sum)
// 7bcc153d: colon·times·mod·rdivide
// 125240ef: mtimes·times·minus (tiles of 16×16)
// c2c85f7a: slice
// 0492401b: mtimes·plus·times (tiles of 64×64)
// f65d1ae2: mod·times·sum
// 8db59261: mtimes·plus·times (tiles of 64×64)
// dacaabd0: mod·times·sum
// 5f527650: isnan·double·ne·isinf·double·… (8 operations)
// 287a9c04: tanh·mod·times·sum
// 5f3fe635: mtimes (elements of 1 columns)
// 128ae43a: plus·mod·times·sum
// 9de40fee: max
// c2d7fe60: mod
// 7434f57f: minus·times·sum
// as in loop_normalise.glsl: mtimes (elements of 1 columns)
// 04341932: plus·times·sum
// fa907fe7: plus·mod·times·sum
// 2948fb5e: times·times·plus·plus·any
// 905dd61b: mtimes·plus (tiles of 64×64)
// 2ba9734c: mtimes·plus (tiles of 64×64)
// 7df52c93: sum
// bfc5d6d6: sum
// b01e9228: slice
// 230aab8c: slice
// a2173826: mtimes·plus·tanh (elements of 1 columns)
// 363124a9: mod·times·sum
