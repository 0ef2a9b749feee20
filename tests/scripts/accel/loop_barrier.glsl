// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_barrier.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
// loop of randn·times·plus·exp·times·…·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double s_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t alive_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uvec2 counter0;
    uvec2 seed0;
    double p3;
    double p4;
    double p5;
    uvec2 advance0;
    uint count;
    uint p2;
    uint trips;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    double s = p0 * p1; // line 3
    bool v3 = p2 != 0u;
    bool alive = v3;
    double s_2 = p0 * p1; // line 3
    bool v3_2 = p2 != 0u;
    bool alive_2 = v3_2;
    uvec2 stream0 = counter0;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + first;
        uint high0 = stream0.y + (low0 < first ? 1u : 0u);
        dvec2 random0s;
        vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
        double v8 = p3 * random0s.x; // line 5
        double v10 = p4 + v8; // line 5
        double v11 = vt_exp(v10); // line 5
        s = s * v11; // line 5
        bool v14 = s < p5; // line 6
        alive = alive && v14; // line 6
        double v8_2 = p3 * random0s.y; // line 5
        double v10_2 = p4 + v8_2; // line 5
        double v11_2 = vt_exp(v10_2); // line 5
        s_2 = s_2 * v11_2; // line 5
        bool v14_2 = s_2 < p5; // line 6
        alive_2 = alive_2 && v14_2; // line 6
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
    }
    s_out[e0] = vt_canonical(s);
    alive_out[e0] = uint8_t(alive ? 1u : 0u);
    if (first + 1 < count) s_out[e1] = vt_canonical(s_2);
    if (first + 1 < count) alive_out[e1] = uint8_t(alive_2 ? 1u : 0u);
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·max·double·times·sum·… (6 operations) (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double s_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 s_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t alive_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { u8vec4 alive_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double partial1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double s, bool alive, inout double sum) {
    double v2 = s - p0; // line 8
    double v4 = vt_max(v2, p1); // line 8
    double v6 = double(alive); // line 8
    double v7 = v4 * v6; // line 8
    sum = sum + v7;
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
        bvec4 vector1 = bvec4(false);
        if (k + 3 < end) {
            vector0 = s_in4[k / 4];
            vector1 = notEqual(uvec4(alive_in4[k / 4]), uvec4(0u));
        } else {
            vector0.x = s_in[k];
            if (k + 1 < end) vector0.y = s_in[k + 1];
            if (k + 2 < end) vector0.z = s_in[k + 2];
            vector1.x = uint(alive_in[k]) != 0u;
            if (k + 1 < end) vector1.y = uint(alive_in[k + 1]) != 0u;
            if (k + 2 < end) vector1.z = uint(alive_in[k + 2]) != 0u;
        }
        accumulate(k, vector0.x, vector1.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, vector1.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, vector1.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, vector1.w, sum_w);
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
// minus·max·double·times·sum·… (6 operations)

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
        double v2 = vt_div_by(sum, p2, r2); // line 8
        out0[row] = v2;
    }
}

