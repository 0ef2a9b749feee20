// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_map.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of times·times·minus·plus·times·…·times·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double cr_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double ci_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double t_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double zi_out[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { double n_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    double p5;
    double p6;
    uint count;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    uint trips;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    double cr = vt_canonical(v0 * p0); // line 2
    double v3 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double ci = vt_canonical(v3 * p1); // line 2
    double t_2 = p2;
    double zi = p3;
    double n = p4;
    double t_3;
    for (uint t = 0u; t < trips; ++t) {
        double v12 = t_2 * t_2; // line 5
        double v13 = zi * zi; // line 5
        double v14 = v12 - v13; // line 5
        t_3 = v14 + cr; // line 5
        double v17 = p5 * t_2; // line 6
        double v18 = v17 * zi; // line 6
        zi = v18 + ci; // line 6
        double v20 = t_3 * t_3; // line 8
        double v21 = zi * zi; // line 8
        double v22 = v20 + v21; // line 8
        bool v24 = v22 <= p6; // line 8
        double v25 = double(v24); // line 8
        n = n + v25; // line 8
        t_2 = t_3;
    }
    cr_out[e] = cr;
    ci_out[e] = ci;
    t_out[e] = vt_canonical(t_3);
    zi_out[e] = vt_canonical(zi);
    n_out[e] = vt_canonical(n);
}

// as in complex_mandelbrot.glsl: sum
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of times·minus·times·gt·select·…·single

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float x_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float hits_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    float p0;
    uint trips;
    float p1;
    float p2;
    float p3;
    float p4;
    float p5;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    double v0 = in0[e];
    float x = float(v0); // line 12
    float x_2 = x;
    float hits = p0;
    for (uint t = 0u; t < trips; ++t) {
        float v6 = p1 * x_2; // line 14
        float v8 = p2 - x_2; // line 14
        float x_3 = vt_canonical(v6 * v8); // line 14
        bool v11 = x_3 > p3; // line 15
        x_2 = (v11 ? p4 : x_3); // line 15
        bool v15 = x_2 > p5; // line 16
        float v16 = float(v15); // line 16
        hits = hits + v16; // line 16
    }
    x_out[e] = x_2;
    hits_out[e] = vt_canonical(hits);
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared float sumShared[8];

void accumulate(uint e, float x, inout float sum) {
    sum = sum + x;
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
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
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
        float v0 = vt_canonical(sum); // line 18
        out0[row] = v0;
    }
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float hits_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 hits_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared float sumShared[8];

void accumulate(uint e, float hits, inout float sum) {
    sum = sum + hits;
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
            vector0 = hits_in4[k / 4];
        } else {
            vector0.x = hits_in[k];
            if (k + 1 < end) vector0.y = hits_in[k + 1];
            if (k + 2 < end) vector0.z = hits_in[k + 2];
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
        float v0 = vt_canonical(sum); // line 18
        out0[row] = v0;
    }
}

