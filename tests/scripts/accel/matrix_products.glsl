// SPDX-License-Identifier: Apache-2.0
// Kernels of matrix_products.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·rdivide·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double a_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 a_out2[]; };
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

void body(uint e, out double a) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double v4 = vt_mod(v2, p3); // line 2
    double v6 = vt_div_by(v4, p4, r4); // line 2
    a = vt_canonical(v6 - p5); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 a2;
    body(first, a2.x);
    body(min(first + 1, count - 1), a2.y);
    if (full) {
        a_out2[first / 2] = a2;
    } else {
        a_out[first] = a2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double b_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 b_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    uint count;
};

void body(uint e, out double b) {
    double v0 = first0 + double(e) * step0; // line 3
    double v2 = v0 * p2; // line 3
    double v4 = vt_mod(v2, p3); // line 3
    b = vt_div_by(v4, p4, r4); // line 3
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
// mtimes (tiles of 64×64)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double b[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double result[]; };
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
};

uint leftPlace(uint i, uint k) { return i + rows * k; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

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
    if (block > first) sum = result[e] + sum;
    if (end < depth) {
        result[e] = sum;
        return;
    }
    result[e] = vt_canonical(sum);
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

// as in joined_arrays.glsl: colon
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double c_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec4 c_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint rowLength;
    uint blocks;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double c, double x1, inout double sum) {
    double v2 = c * x1; // line 5
    sum = sum + v2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    uint q0 = vt_over((team < count ? begin : 0), dim0_divisor.x, dim0_divisor.y);
    int c0 = int((team < count ? begin : 0) - q0 * dim0);
    int c1 = int(q0);
    double x1_line = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = c_in4[k / 4];
        } else {
            vector0.x = c_in[k];
            if (k + 1 < end) vector0.y = c_in[k + 1];
            if (k + 2 < end) vector0.z = c_in[k + 2];
        }
        accumulate(k, vector0.x, x1_line, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, x1_line, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, x1_line, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, x1_line, sum_w);
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

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x0, inout double sum) {
    sum = sum + x0;
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
            vector0 = in04[k / 4];
        } else {
            vector0.x = in0[k];
            if (k + 1 < end) vector0.y = in0[k + 1];
            if (k + 2 < end) vector0.z = in0[k + 2];
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

// 61a13112: mtimes (tiles of 64×64)
// f553a7e2: times·slice·sum
// 13791274: eq·all
// 7c902c09: mtimes (tiles of 64×64)
// c499c480: times·sum
// ab3e600f: mtimes (tiles of 64×64)
// a2c4f6ab: permute (along 2 of 2)
// 8d681879: plus·times
// 4d4b87ab: mtimes (tiles of 64×64)
// 757e1506: slice
// 7f11259a: slice
// as in loop_normalise.glsl: mtimes (elements of 1 columns)
// fbeac90c: slice
// 037e48df: mtimes (elements of 1 rows)
// 56989289: slice
// be591671: mtimes (elements of 3 rows)
// 95729b88: sum
// 9a5eb727: colon·times·mod·rdivide·times·… (8 operations)
// 63ca3803: mtimes (blocks of 1 columns)
// 64ab8880: mtimes (sum)
// 8914815e: mtimes (blocks of 2 columns)
// 688743c9: mtimes (tiles of 128×128)
// 6de254d6: times·sum
// 13cf4ea1: single
// 04ee3f09: single
// 6bc80c61: mtimes (tiles of 64×64)
// 41aaa027: sum
// 80e54e87: sum
// 2d25df3e: gt·double
// ce80f49f: sum
// c0c54b43: slice
// 21130ff1: times·int16
// 30a009eb: isnan·double·ne·isinf·double·… (8 operations)
// 26dad785: colon·times·mod·rdivide
// 0a192fe0: mtimes (blocks of 16×16)
// 6c4e2f96: colon·times·mod
// 470d9872: colon·times·mod
// d85608af: mtimes (tiles of 16×16)
// 793934da: sum
// f9e7dd35: slice
// 6306d097: slice
// c333536d: slice
// 01378dee: eq·all
// 6ce237d8: mtimes (tiles of 16×16)
// 4bfea482: mtimes (tiles of 16×16)
// a1a1f12a: slice
// 6078820c: mtimes·minus (elements of 1 columns)
// 6253cf2a: mtimes·plus (elements of 1 columns)
// 4df1c85f: colon·times·sum
// e49bdc83: permute (along 2 of 3)
// 8c9fe7e3: times·sum (partials)
// eed0856d: times·sum
// 3624e467: colon·mod·int8
// 31eda7b7: permute (along 3 of 3)
