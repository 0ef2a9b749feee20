// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_stochastic_volatility.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of randn·times·randn·times·plus·…·times·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double z1_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double z2_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double s_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double v_out[]; };
layout(set = 0, binding = 4, std430) readonly buffer Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    uvec2 counter0;
    uvec2 counter1;
    uvec2 seed0;
    uvec2 seed1;
    double p4;
    double p5;
    double p6;
    double p7;
    double p8;
    double p9;
    double p10;
    double p11;
    double p12;
    double p13;
    double p14;
    uvec2 advance0;
    uvec2 advance1;
    uint count;
    uint trips;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    double v = p0 * p1; // line 3
    double s = p2 * p3; // line 3
    double z1;
    double z2;
    double v_2 = p0 * p1; // line 3
    double s_2 = p2 * p3; // line 3
    double z1_2;
    double z2_2;
    uvec2 stream0 = counter0;
    uvec2 stream1 = counter1;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + first;
        uint high0 = stream0.y + (low0 < first ? 1u : 0u);
        dvec2 z1_3s;
        vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, z1_3s.x, z1_3s.y);
        uint low1 = stream1.x + first;
        uint high1 = stream1.y + (low1 < first ? 1u : 0u);
        dvec2 random1s;
        vt_randn_block(seed1.x, seed1.y, (low1 >> 1) | (high1 << 31), high1 >> 1, random1s.x, random1s.y);
        z1 = z1_3s.x; // line 5
        double v10 = p4 * z1; // line 5
        double v13 = p5 * random1s.x; // line 5
        z2 = v10 + v13; // line 5
        double v16 = p6 * v; // line 6
        double v18 = v16 * p7; // line 6
        double v20 = v * p8; // line 6
        double v21 = vt_sqrt(v20); // line 6
        double v22 = v21 * z1; // line 6
        double v23 = v18 + v22; // line 6
        double v24 = vt_exp(v23); // line 6
        s = s * v24; // line 6
        double v27 = p9 - v; // line 7
        double v29 = p10 * v27; // line 7
        double v31 = v29 * p11; // line 7
        double v32 = v + v31; // line 7
        double v34 = v * p12; // line 7
        double v35 = vt_sqrt(v34); // line 7
        double v37 = p13 * v35; // line 7
        double v38 = v37 * z2; // line 7
        double v39 = v32 + v38; // line 7
        v = vt_max(v39, p14); // line 7
        z1_2 = z1_3s.y; // line 5
        double v10_2 = p4 * z1_2; // line 5
        double v13_2 = p5 * random1s.y; // line 5
        z2_2 = v10_2 + v13_2; // line 5
        double v16_2 = p6 * v_2; // line 6
        double v18_2 = v16_2 * p7; // line 6
        double v20_2 = v_2 * p8; // line 6
        double v21_2 = vt_sqrt(v20_2); // line 6
        double v22_2 = v21_2 * z1_2; // line 6
        double v23_2 = v18_2 + v22_2; // line 6
        double v24_2 = vt_exp(v23_2); // line 6
        s_2 = s_2 * v24_2; // line 6
        double v27_2 = p9 - v_2; // line 7
        double v29_2 = p10 * v27_2; // line 7
        double v31_2 = v29_2 * p11; // line 7
        double v32_2 = v_2 + v31_2; // line 7
        double v34_2 = v_2 * p12; // line 7
        double v35_2 = vt_sqrt(v34_2); // line 7
        double v37_2 = p13 * v35_2; // line 7
        double v38_2 = v37_2 * z2_2; // line 7
        double v39_2 = v32_2 + v38_2; // line 7
        v_2 = vt_max(v39_2, p14); // line 7
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
        stream1.x += advance1.x;
        stream1.y += advance1.y + (stream1.x < advance1.x ? 1u : 0u);
    }
    z1_out[e0] = z1;
    z2_out[e0] = vt_canonical(z2);
    s_out[e0] = vt_canonical(s);
    v_out[e0] = v;
    if (first + 1 < count) z1_out[e1] = z1_2;
    if (first + 1 < count) z2_out[e1] = vt_canonical(z2_2);
    if (first + 1 < count) s_out[e1] = vt_canonical(s_2);
    if (first + 1 < count) v_out[e1] = v_2;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·max·sum·rdivide (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double s_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 s_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double partial1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double s, inout double sum) {
    double v2 = s - p0; // line 9
    double v4 = vt_max(v2, p1); // line 9
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
            vector0 = s_in4[k / 4];
        } else {
            vector0.x = s_in[k];
            if (k + 1 < end) vector0.y = s_in[k + 1];
            if (k + 2 < end) vector0.z = s_in[k + 2];
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
// minus·max·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double partial0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p2;
    double r2;
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
        double v2 = vt_div_by(sum, p2, r2); // line 9
        out0[row] = v2;
    }
}

