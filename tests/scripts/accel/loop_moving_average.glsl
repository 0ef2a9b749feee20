// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_moving_average.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// randn

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 x_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    uint count;
};

void body(uint e, double x, out double x_2) {
    x_2 = x; // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x_22;
    uint low0 = counter0.x + first;
    uint high0 = counter0.y + (low0 < first ? 1u : 0u);
    dvec2 xs;
    vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, xs.x, xs.y);
    body(first, xs.x, x_22.x);
    body(min(first + 1, count - 1), xs.y, x_22.y);
    if (full) {
        x_out2[first / 2] = x_22;
    } else {
        x_out[first] = x_22.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of times·slice·times·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    uint count;
    uint trips;
    int x_in_offset;
    int x_in_advance;
    int x_in_stride0;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    int c0 = int(e0);
    double y = p0;
    int c0_2 = int(e1);
    double y_2 = p0;
    for (uint t = 0u; t < trips; ++t) {
        double v3 = p1 * y; // line 7
        double x = x_in[x_in_offset + int(t) * x_in_advance + c0 * x_in_stride0]; // line 7
        double v6 = p2 * x; // line 7
        y = v3 + v6; // line 7
        double v3_2 = p1 * y_2; // line 7
        double x_2 = x_in[x_in_offset + int(t) * x_in_advance + c0_2 * x_in_stride0]; // line 7
        double v6_2 = p2 * x_2; // line 7
        y_2 = v3_2 + v6_2; // line 7
    }
    y_out[e0] = vt_canonical(y);
    if (first + 1 < count) y_out[e1] = vt_canonical(y_2);
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double y_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 y_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double partial1[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double y, inout double sum) {
    sum = sum + y;
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
        partial1[team] = sum;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double partial0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double value0, inout double sum) {
    sum = sum + value0;
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
        dvec4 value4 = dvec4(0.0lf);
        value4.x = partial0[k];
        if (k + 1 < end) value4.y = partial0[k + 1];
        if (k + 2 < end) value4.z = partial0[k + 2];
        if (k + 3 < end) value4.w = partial0[k + 3];
        accumulate(k, value4.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, value4.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, value4.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, value4.w, sum_w);
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

