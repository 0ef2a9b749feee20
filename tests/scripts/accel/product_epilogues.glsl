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

// as in matrix_products.glsl: colon·times·mod·rdivide
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
    double y_6;
    double b_4 = b_in[b_in_offset + int(row) * b_in_stride0 + int(column) * b_in_stride1];
    double v2 = product + b_4; // line 7
    y_6 = vt_tanh(v2); // line 7
    if (inside) y_out[e] = y_6;
}

// product_tiles.glsl for devices with an exact fma: a workgroup makes a tile of 64 by 64
// elements, each thread 4 by 4 of them. What lies in registers has names, and loops over it
// are written out: a driver that reaches a sum by its number keeps all sums in memory. The operands of
// a term are on their way while the one before is added; columns go there and back, so that one
// begins with the operand that the one before ended with.
shared dvec2 left[2 * 4 * 33];
shared dvec2 right[2 * 4 * 33];
double nextLeft0;
uint leftAt0;
double nextRight0;
uint rightAt0;
dvec2 sum0_0;
dvec2 sum0_1;
dvec2 sum1_0;
dvec2 sum1_1;
dvec2 sum2_0;
dvec2 sum2_1;
dvec2 sum3_0;
dvec2 sum3_1;


// Where the terms from k0 on are in the factors, beyond the edge the last row or column.
void seek(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        leftAt0 = (fromA + leftPlace(min(i0 + p % 64u, rows - 1u),
                                      min(k0 + p / 64u, depth - 1u)));
    }
    {
        uint p = t + 0u * 256u;
        rightAt0 = (fromB + rightPlace(min(k0 + p % 4u, depth - 1u),
                                        min(j0 + p / 4u, columns - 1u)));
    }
}

void advance() {
    leftAt0 += leftPlace(0u, 4u);
    rightAt0 += rightPlace(4u, 0u);
}

void fetch() {
    nextLeft0 = a[leftAt0];
    nextRight0 = b[rightAt0];
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        uint i = p % 64u;
        uint at = (part * 4u + p / 64u) * 33u + i / 2u;
        left[at][i % 2u] = nextLeft0;
    }
    {
        uint p = t + 0u * 256u;
        uint j = p / 4u;
        uint at = (part * 4u + p % 4u) * 33u + j / 2u;
        right[at][j % 2u] = nextRight0;
    }
}

void addTerm(in dvec2 u0, in dvec2 u1, in dvec2 v0, in dvec2 v1) {
    sum0_0 = fma(u0, dvec2(v0[0]), sum0_0);
    sum0_1 = fma(u1, dvec2(v0[0]), sum0_1);
    sum1_1 = fma(u1, dvec2(v0[1]), sum1_1);
    sum1_0 = fma(u0, dvec2(v0[1]), sum1_0);
    sum2_0 = fma(u0, dvec2(v1[0]), sum2_0);
    sum2_1 = fma(u1, dvec2(v1[0]), sum2_1);
    sum3_1 = fma(u1, dvec2(v1[1]), sum3_1);
    sum3_0 = fma(u0, dvec2(v1[1]), sum3_0);
}

void storeElement(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                  double sum) {
    uint e = target + j * rows + i;
    if (block > first) sum = y_out[e] + sum;
    if (end < depth) {
        y_out[e] = sum;
        return;
    }
    finish(true, e, i, j, vt_canonical(sum));
}

void storeVector(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                 dvec2 sums) {
    if (i >= rows || j >= columns) return;
    storeElement(i + 0u, j, i0, j0, target, block, first, end, sums[0]);
    if (i + 1u < rows) storeElement(i + 1u, j, i0, j0, target, block, first, end, sums[1]);
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
        seek(fromA, fromB, i0, j0, block);
        fetch();
        sum0_0 = dvec2(0);
        sum0_1 = dvec2(0);
        sum1_0 = dvec2(0);
        sum1_1 = dvec2(0);
        sum2_0 = dvec2(0);
        sum2_1 = dvec2(0);
        sum3_0 = dvec2(0);
        sum3_1 = dvec2(0);
        keep(0u);
        barrier();
        uint part = 0u;
        uint k0 = block;
        for (; k0 + 8u <= end; k0 += 4u) {
            advance();
            fetch();
            uint fromLeft = part * (4u * 33u) + x;
            uint fromRight = part * (4u * 33u) + y;
            dvec2 u0_0 = left[fromLeft + 0u];
            dvec2 u1_0 = left[fromLeft + 16u];
            dvec2 v0_0 = right[fromRight + 0u];
            dvec2 v1_0 = right[fromRight + 16u];
            dvec2 u0_1 = left[fromLeft + 33u];
            dvec2 u1_1 = left[fromLeft + 49u];
            dvec2 v0_1 = right[fromRight + 33u];
            dvec2 v1_1 = right[fromRight + 49u];
            addTerm(u0_0, u1_0, v0_0, v1_0);
            dvec2 u0_2 = left[fromLeft + 66u];
            dvec2 u1_2 = left[fromLeft + 82u];
            dvec2 v0_2 = right[fromRight + 66u];
            dvec2 v1_2 = right[fromRight + 82u];
            addTerm(u0_1, u1_1, v0_1, v1_1);
            dvec2 u0_3 = left[fromLeft + 99u];
            dvec2 u1_3 = left[fromLeft + 115u];
            dvec2 v0_3 = right[fromRight + 99u];
            dvec2 v1_3 = right[fromRight + 115u];
            addTerm(u0_2, u1_2, v0_2, v1_2);
            addTerm(u0_3, u1_3, v0_3, v1_3);
            part = 1u - part;
            keep(part);
            barrier();
        }
        for (; k0 < end; k0 += 4u) {
            bool more = k0 + 4u < end;
            if (more) {
                seek(fromA, fromB, i0, j0, k0 + 4u);
                fetch();
            }
            uint fromLeft = part * (4u * 33u) + x;
            uint fromRight = part * (4u * 33u) + y;
            for (uint k = 0u; k < min(4u, end - k0); ++k) {
                dvec2 u0 = left[fromLeft + 0u];
                dvec2 u1 = left[fromLeft + 16u];
                dvec2 v0 = right[fromRight + 0u];
                dvec2 v1 = right[fromRight + 16u];
                addTerm(u0, u1, v0, v1);
                fromLeft += 33u;
                fromRight += 33u;
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        storeVector(i0 + (0u + x) * 2u, j0 + (0u + y) * 2u + 0u, i0, j0, target, block, first, end, sum0_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (0u + y) * 2u + 0u, i0, j0, target, block, first, end, sum0_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (0u + y) * 2u + 1u, i0, j0, target, block, first, end, sum1_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (0u + y) * 2u + 1u, i0, j0, target, block, first, end, sum1_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (16u + y) * 2u + 0u, i0, j0, target, block, first, end, sum2_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (16u + y) * 2u + 0u, i0, j0, target, block, first, end, sum2_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (16u + y) * 2u + 1u, i0, j0, target, block, first, end, sum3_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (16u + y) * 2u + 1u, i0, j0, target, block, first, end, sum3_1);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·mod·times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double y_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 y_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double y, inout double sum) {
    double v1 = first0 + double(e) * step0; // line 5
    double v3 = vt_mod(v1, p2); // line 5
    double v4 = y * v3; // line 5
    sum = sum + v4;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = y_in4[k / 4];
        } else {
            vector0.x = y_in[k];
            if (k + 1 < end) vector0.y = y_in[k + 1];
            if (k + 2 < end) vector0.z = y_in[k + 2];
        }
        accumulate(k, vector0.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w);
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
            }
        }
        sum = sumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0 = vt_canonical(sum); // line 5
        out0[row] = v0;
    }
}

// 61ca6424: mtimes·plus·max (tiles of 64×64)
// 2300b0f0: mtimes·times·minus (tiles of 64×64)
// 1f11618a: mtimes·times·plus (tiles of 64×64)
// dd638f6f: mtimes·plus·uminus·exp·plus·… (6 operations) (tiles of 64×64)
// 7fe0b2f6: mtimes·uminus·exp·plus·rdivide (tiles of 64×64)
// as in matrix_products.glsl: mtimes (tiles of 64×64)
// 11c2024b: colon·times·mod·rdivide·sin·… (9 operations)
// d5c27511: mtimes·cos·minus (tiles of 64×64)
// as in matrix_products.glsl: permute (along 2 of 2)
// b41b783f: mtimes·plus (tiles of 64×64)
// beb3096d: mtimes·times·plus (tiles of 64×64)
// 3081c135: mtimes·gt·double (tiles of 64×64)
// 86e69757: mtimes·times·int16·double (tiles of 64×64)
// f0c66e58: colon·mod·times·sum
// dd8b59df: single
// caaa2877: single
// as in matrix_products.glsl: single
// 7968db54: mtimes·plus·tanh (tiles of 64×64)
// 0aa3f936: colon·mod·single·times·sum
// fc06f950: slice
// 860dc357: mtimes·plus·uminus·exp·plus·… (6 operations) (elements of 1 columns)
// 39919f00: mtimes·plus·times (elements of 1 rows)
// 64782990: slice
// 13b7cf0f: mtimes·minus·abs (elements of 3 rows)
// c7297b1f: slice
// 82125179: mtimes·abs·sqrt·plus (elements of 1 columns)
// 0b35f700: colon·times·mod·rdivide·minus
// 3cd744d0: colon·times·mod·rdivide·minus
// 6d0b4575: mtimes·plus·abs·uminus·exp (blocks of 32×32)
// 9f3363c6: mtimes·plus·abs·uminus·exp (sum)
// 1873032c: mtimes·gt·double (blocks of 32×32)
// cec0b273: mtimes·gt·double (sum)
// 1559d409: slice
// f8e56463: mtimes·plus·rdivide (blocks of 1 columns)
// 53389ff6: mtimes·plus·rdivide (sum)
// 7bcc153d: colon·times·mod·rdivide
// as in joined_arrays.glsl: colon
// 047a63c8: mtimes·times·minus (tiles of 16×16)
// as in nan_bits.glsl: slice
// ef9cfec5: mtimes·plus·times (tiles of 64×64)
// aa723174: colon·mod·times·sum
// f0d1d14c: mtimes·plus·times (tiles of 64×64)
// 243ba02c: colon·mod·times·sum
// 5f527650: isnan·double·ne·isinf·double·… (8 operations)
// 688dfa1d: tanh·colon·mod·times·sum
// 5f3fe635: mtimes (elements of 1 columns)
// be578c49: plus·colon·mod·times·sum
// 9de40fee: max
// 4932f498: minus·colon·mod·times·sum
// as in loop_normalise.glsl: mtimes (elements of 1 columns)
// f3f9dfd6: plus·colon·mod·times·sum
// ab9a1e24: plus·colon·mod·times·sum
// 2948fb5e: times·times·plus·plus·any
// 03382927: mtimes·plus (tiles of 64×64)
// 89db9745: mtimes·plus (tiles of 64×64)
// 7df52c93: sum
// bfc5d6d6: sum
// b01e9228: slice
// 230aab8c: slice
// a2173826: mtimes·plus·tanh (elements of 1 columns)
// dba16dc7: colon·mod·times·sum
