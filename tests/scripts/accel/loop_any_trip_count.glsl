// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_any_trip_count.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 in02[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
};

void body(uint e, double x0, out double result) {
    result = vt_canonical(p0 * x0); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x02 = dvec2(0.0lf);
    dvec2 result2;
    if (full) {
        x02 = in02[first / 2];
    } else {
        x02.x = in0[first];
    }
    body(first, x02.x, result2.x);
    body(min(first + 1, count - 1), x02.y, result2.y);
    if (full) {
        out02[first / 2] = result2;
    } else {
        out0[first] = result2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus·single

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float cr_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 cr_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
};

void body(uint e, double x0, out float cr) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v1 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v2 = vt_canonical(x0 + v1); // line 4
    cr = vt_canonical(float(v2)); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 cr4;
    uint q0_2 = vt_over(first, dim0_divisor.x, dim0_divisor.y);
    int c0_2 = int(first - q0_2 * dim0);
    int c1_2 = int(q0_2);
    double x0_all = in0[in0_offset + c0_2 * in0_stride0 + c1_2 * in0_stride1];
    body(first, x0_all, cr4.x);
    body(min(first + 1, count - 1), x0_all, cr4.y);
    body(min(first + 2, count - 1), x0_all, cr4.z);
    body(min(first + 3, count - 1), x0_all, cr4.w);
    if (full) {
        cr_out4[first / 4] = cr4;
    } else {
        cr_out[first] = cr4.x;
        if (first + 1 < count) cr_out[first + 1] = cr4.y;
        if (first + 2 < count) cr_out[first + 2] = cr4.z;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus·single

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float ci_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 ci_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
};

void body(uint e, double x1, out float ci) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    double v2 = vt_canonical(v0 + x1); // line 5
    ci = vt_canonical(float(v2)); // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 ci4;
    uint q0_2 = vt_over(first, dim0_divisor.x, dim0_divisor.y);
    int c0_2 = int(first - q0_2 * dim0);
    int c1_2 = int(q0_2);
    double x1_all = in1[in1_offset + c0_2 * in1_stride0 + c1_2 * in1_stride1];
    body(first, x1_all, ci4.x);
    body(min(first + 1, count - 1), x1_all, ci4.y);
    body(min(first + 2, count - 1), x1_all, ci4.z);
    body(min(first + 3, count - 1), x1_all, ci4.w);
    if (full) {
        ci_out4[first / 4] = ci4;
    } else {
        ci_out[first] = ci4.x;
        if (first + 1 < count) ci_out[first + 1] = ci4.y;
        if (first + 2 < count) ci_out[first + 2] = ci4.z;
    }
}

#version 450
#extension GL_EXT_shader_8bit_storage : require
// loop of times·times·minus·plus·times·…·eq

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float cr_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float ci_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float t_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t inside_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { float k_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { float zr_out[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { float zi_out[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { uint8_t out5[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    float p0;
    float p1;
    float p2;
    uint trips;
    float p3;
    float p4;
    float p5;
    float p6;
    float p7;
    float p8;
    float p9;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    float cr = cr_in[e];
    float ci = ci_in[e];
    float zr = p0;
    float zi = p1;
    float k = p2;
    float t_2;
    bool inside;
    for (uint t = 0u; t < trips; ++t) {
        float v8 = zr * zr; // line 12
        float v9 = zi * zi; // line 12
        float v10 = v8 - v9; // line 12
        t_2 = v10 + cr; // line 12
        float v13 = p3 * zr; // line 13
        float v14 = v13 * zi; // line 13
        float zi_2 = v14 + ci; // line 13
        float v16 = t_2 * t_2; // line 15
        float v17 = zi_2 * zi_2; // line 15
        float v18 = v16 + v17; // line 15
        inside = v18 <= p4; // line 15
        float v21 = float(inside); // line 16
        k = k + v21; // line 16
        float v24 = vt_max(t_2, p5); // line 17
        zr = vt_min(v24, p6); // line 17
        float v28 = vt_max(zi_2, p7); // line 18
        zi = vt_min(v28, p8); // line 18
    }
    bool v32 = k == p9; // line 20
    t_out[e] = vt_canonical(t_2);
    inside_out[e] = uint8_t(inside ? 1u : 0u);
    k_out[e] = vt_canonical(k);
    zr_out[e] = zr;
    zi_out[e] = zi;
    out5[e] = uint8_t(v32 ? 1u : 0u);
}

// as in complex_mandelbrot.glsl: sum
#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float k_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 k_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared float sumShared[8];

void accumulate(uint e, float k_2, inout float sum) {
    sum = sum + k_2;
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
            vector0 = k_in4[k / 4];
        } else {
            vector0.x = k_in[k];
            if (k + 1 < end) vector0.y = k_in[k + 1];
            if (k + 2 < end) vector0.z = k_in[k + 2];
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
        float v0 = vt_canonical(sum); // line 20
        out0[row] = v0;
    }
}

