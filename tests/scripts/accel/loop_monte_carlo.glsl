// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_monte_carlo.m, written by check_plans.py --update.
#version 450
// loop of randn·times·plus·exp·times·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float S_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 counter0;
    uvec2 seed0;
    uvec2 advance0;
    uint count;
    float p0;
    float p1;
    uint trips;
    float p2;
    float p3;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    float S = p0 * p1; // line 5
    uvec2 stream0 = counter0;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + e;
        uint high0 = stream0.y + (low0 < e ? 1u : 0u);
        float v4 = vt_randn32(seed0.x, seed0.y, low0, high0); // line 7
        float v6 = p2 * v4; // line 7
        float v8 = p3 + v6; // line 7
        float v9 = vt_exp(v8); // line 7
        S = S * v9; // line 7
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
    }
    S_out[e] = vt_canonical(S);
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·max·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float S_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 S_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float out0[]; };
layout(push_constant, std430) uniform Arguments {
    float p0;
    float p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
    float p2;
    float r2;
};
shared float sumShared[8];

void accumulate(uint e, float S, inout float sum) {
    float v2 = S - p0; // line 9
    float v4 = vt_max(v2, p1); // line 9
    sum = sum + v4;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        if (k + 3 < end) {
            vector0 = S_in4[k / 4];
        } else {
            vector0.x = S_in[k];
            if (k + 1 < end) vector0.y = S_in[k + 1];
            if (k + 2 < end) vector0.z = S_in[k + 2];
        }
        accumulate(k, vector0.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w);
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
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
        float v2_2 = vt_div_by(sum, p2, r2); // line 9
        out0[row] = v2_2;
    }
}

#version 450
#extension GL_EXT_shader_8bit_storage : require
// loop of randn·times·plus·exp·times·…·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float S_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t alive_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 counter0;
    uvec2 seed0;
    uvec2 advance0;
    uint count;
    float p0;
    float p1;
    uint p2;
    uint trips;
    float p3;
    float p4;
    float p5;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    float S = p0 * p1; // line 11
    bool v3 = p2 != 0u;
    bool alive = v3;
    uvec2 stream0 = counter0;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + e;
        uint high0 = stream0.y + (low0 < e ? 1u : 0u);
        float v6 = vt_randn32(seed0.x, seed0.y, low0, high0); // line 13
        float v8 = p3 * v6; // line 13
        float v10 = p4 + v8; // line 13
        float v11 = vt_exp(v10); // line 13
        S = S * v11; // line 13
        bool v14 = S < p5; // line 14
        alive = alive && v14; // line 14
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
    }
    S_out[e] = vt_canonical(S);
    alive_out[e] = uint8_t(alive ? 1u : 0u);
}

#version 450
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·max·single·times·sum·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float S_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 S_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t alive_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { u8vec4 alive_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float out0[]; };
layout(push_constant, std430) uniform Arguments {
    float p0;
    float p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
    float p2;
    float r2;
};
shared float sumShared[8];

void accumulate(uint e, float S, bool alive, inout float sum) {
    float v2 = S - p0; // line 16
    float v4 = vt_max(v2, p1); // line 16
    float v6 = float(alive); // line 16
    float v7 = v4 * v6; // line 16
    sum = sum + v7;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        bvec4 vector1 = bvec4(false);
        if (k + 3 < end) {
            vector0 = S_in4[k / 4];
            vector1 = notEqual(uvec4(alive_in4[k / 4]), uvec4(0u));
        } else {
            vector0.x = S_in[k];
            if (k + 1 < end) vector0.y = S_in[k + 1];
            if (k + 2 < end) vector0.z = S_in[k + 2];
            vector1.x = uint(alive_in[k]) != 0u;
            if (k + 1 < end) vector1.y = uint(alive_in[k + 1]) != 0u;
            if (k + 2 < end) vector1.z = uint(alive_in[k + 2]) != 0u;
        }
        accumulate(k, vector0.x, vector1.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, vector1.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, vector1.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, vector1.w, sum_w);
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
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
        float v2_2 = vt_div_by(sum, p2, r2); // line 16
        out0[row] = v2_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uint8_t alive_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { u8vec4 alive_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, bool alive, inout double sum) {
    double v1 = double(alive);
    sum = sum + v1;
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
        bvec4 vector0 = bvec4(false);
        if (k + 3 < end) {
            vector0 = notEqual(uvec4(alive_in4[k / 4]), uvec4(0u));
        } else {
            vector0.x = uint(alive_in[k]) != 0u;
            if (k + 1 < end) vector0.y = uint(alive_in[k + 1]) != 0u;
            if (k + 2 < end) vector0.z = uint(alive_in[k + 2]) != 0u;
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
        double v0 = vt_canonical(sum); // line 16
        out0[row] = v0;
    }
}

// 23f3df70: loop of randn·times·plus·exp·times·…·times·minus·max·minus·max·… (6 operations)
// 41479f7b: sum·rdivide·rdivide
// 905f0206: loop of randn·times·plus·exp·times·…·times
// 2d8e553b: sum·rdivide
// 5c306452: loop of randn·times·randn·times·plus·…·times·times
// 74f49266: minus·max·sum·rdivide
