// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_antithetic.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of randn·times·plus·exp·times·…·times·minus·max·minus·max·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double z_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double b_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out3[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uvec2 counter0;
    uvec2 seed0;
    double p2;
    double p3;
    double p4;
    double p5;
    uvec2 advance0;
    double p6;
    double p7;
    double p8;
    double p9;
    double p10;
    uint count;
    uint trips;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    double a = p0 * p1; // line 3
    double a_2 = a;
    double b = a;
    double z;
    double a_3 = p0 * p1; // line 3
    double a_4 = a_3;
    double b_2 = a_3;
    double z_2;
    uvec2 stream0 = counter0;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + first;
        uint high0 = stream0.y + (low0 < first ? 1u : 0u);
        dvec2 z_3s;
        vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, z_3s.x, z_3s.y);
        z = z_3s.x; // line 5
        double v7 = p2 * z; // line 6
        double v9 = p3 + v7; // line 6
        double v10 = vt_exp(v9); // line 6
        a_2 = a_2 * v10; // line 6
        double v13 = p4 * z; // line 7
        double v15 = p5 - v13; // line 7
        double v16 = vt_exp(v15); // line 7
        b = b * v16; // line 7
        z_2 = z_3s.y; // line 5
        double v7_2 = p2 * z_2; // line 6
        double v9_2 = p3 + v7_2; // line 6
        double v10_2 = vt_exp(v9_2); // line 6
        a_4 = a_4 * v10_2; // line 6
        double v13_2 = p4 * z_2; // line 7
        double v15_2 = p5 - v13_2; // line 7
        double v16_2 = vt_exp(v15_2); // line 7
        b_2 = b_2 * v16_2; // line 7
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
    }
    double v19 = a_2 - p6; // line 9
    double v21 = vt_max(v19, p7); // line 9
    double v23 = b - p8; // line 9
    double v25 = vt_max(v23, p9); // line 9
    double v26 = v21 + v25; // line 9
    double v28 = vt_div(v26, p10); // line 9
    z_out[e0] = z;
    a_out[e0] = vt_canonical(a_2);
    b_out[e0] = vt_canonical(b);
    out3[e0] = v28;
    double v19_2 = a_4 - p6; // line 9
    double v21_2 = vt_max(v19_2, p7); // line 9
    double v23_2 = b_2 - p8; // line 9
    double v25_2 = vt_max(v23_2, p9); // line 9
    double v26_2 = v21_2 + v25_2; // line 9
    double v28_2 = vt_div(v26_2, p10); // line 9
    if (first + 1 < count) z_out[e1] = z_2;
    if (first + 1 < count) a_out[e1] = vt_canonical(a_4);
    if (first + 1 < count) b_out[e1] = vt_canonical(b_2);
    if (first + 1 < count) out3[e1] = v28_2;
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·rdivide (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double partial1[]; };
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
        partial1[team] = sum;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double partial0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
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
        double v2 = vt_div_by(sum, p0, r0); // line 9
        out0[row] = v2;
    }
}

