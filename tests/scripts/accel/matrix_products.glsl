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
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_control_flow_attributes : require
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
                if (block > first) sum = result[e] + sum;
                if (end < depth) {
                    result[e] = sum;
                    continue;
                }
                result[e] = vt_canonical(sum);
            }
        }
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

// c5f91ef4: mtimes (tiles of 64×64)
// f553a7e2: times·slice·sum
// 13791274: eq·all
// 71e8e8ff: mtimes (tiles of 64×64)
// c499c480: times·sum
// 41759438: mtimes (tiles of 64×64)
// a2c4f6ab: permute (along 2 of 2)
// 8d681879: plus·times
// a7dc14a5: mtimes (tiles of 64×64)
// 757e1506: slice
// 7f11259a: slice
// c0c54b43: slice
// as in loop_normalise.glsl: mtimes (elements of 1 columns)
// bb0fc9aa: mtimes (tiles of 64×64)
// fbeac90c: slice
// 5224f6a8: mtimes (elements of 1 rows)
// 56989289: slice
// be591671: mtimes (elements of 3 rows)
// 95729b88: sum
// 9a5eb727: colon·times·mod·rdivide·times·… (8 operations)
// 04d9f526: mtimes (blocks of 1 columns)
// 64ab8880: mtimes (sum)
// 8914815e: mtimes (blocks of 2 columns)
// d450b6d2: mtimes (tiles of 128×128)
// 6de254d6: times·sum
// 13cf4ea1: single
// 04ee3f09: single
// 0dbcc31f: mtimes (tiles of 64×64)
// 41aaa027: sum
// 80e54e87: sum
// 2d25df3e: gt·double
// ce80f49f: sum
// 1fa105a8: times·int16
// 30a009eb: isnan·double·ne·isinf·double·… (8 operations)
// 26dad785: colon·times·mod·rdivide
// 1db0a878: mtimes (blocks of 16×16)
// 6c4e2f96: colon·times·mod
// 470d9872: colon·times·mod
// 7b138b93: mtimes (tiles of 16×16)
// 793934da: sum
// f9e7dd35: slice
// 6306d097: slice
// c333536d: slice
// 01378dee: eq·all
// 24dab7c4: mtimes (tiles of 16×16)
// 2e49ea4d: mtimes (tiles of 16×16)
// a1a1f12a: slice
// 6078820c: mtimes·minus (elements of 1 columns)
// 6253cf2a: mtimes·plus (elements of 1 columns)
// 399f3abc: times·sum
// e49bdc83: permute (along 2 of 3)
// ff58cc68: times·sum (partials)
// eed0856d: times·sum
// 3624e467: colon·mod·int8
// 31eda7b7: permute (along 3 of 3)
