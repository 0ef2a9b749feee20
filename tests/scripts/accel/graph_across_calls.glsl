// SPDX-License-Identifier: Apache-2.0
// Kernels of graph_across_calls.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·times·plus·sqrt·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double r_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 r_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uvec2 seed0;
    uvec2 counter0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double r, inout double sum) {
    double r_2 = x * p0; // line 11
    double v4 = r_2 + p1; // line 14
    double r_3 = vt_sqrt(v4); // line 14
    r = r_3;
    sum = sum + r_3;
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
        uint low0 = counter0.x + k;
        uint high0 = counter0.y + (low0 < k ? 1u : 0u);
        dvec4 xs;
        vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, xs.x, xs.y);
        vt_rand_block(seed0.x, seed0.y, ((low0 + 2) >> 1) | (high0 << 31), high0 >> 1, xs.z, xs.w);
        dvec4 rs;
        accumulate(k, xs.x, rs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, rs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, rs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, rs.w, sum_w);
        if (k + 3 < end) {
            r_out4[k / 4] = rs;
        } else {
            r_out[k] = rs.x;
            if (k + 1 < end) r_out[k + 1] = rs.y;
            if (k + 2 < end) r_out[k + 2] = rs.z;
        }
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
        double v0 = vt_canonical(sum); // line 9
        out0[row] = v0;
    }
}

