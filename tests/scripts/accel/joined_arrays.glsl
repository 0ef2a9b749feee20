// SPDX-License-Identifier: Apache-2.0
// Kernels of joined_arrays.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·cos·uminus·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 x_out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out1[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out12[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 out22[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
};

void body(uint e, out double x, out double result, out double result_2) {
    double v0 = first0 + double(e) * step0; // line 2
    x = vt_cos(v0); // line 2
    result = vt_canonical(-x); // line 3
    result_2 = vt_canonical(x * x); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2;
    dvec2 result2;
    dvec2 result_22;
    body(first, x2.x, result2.x, result_22.x);
    body(min(first + 1, count - 1), x2.y, result2.y, result_22.y);
    if (full) {
        x_out2[first / 2] = x2;
        out12[first / 2] = result2;
        out22[first / 2] = result_22;
    } else {
        x_out[first] = x2.x;
        out1[first] = result2.x;
        out2[first] = result_22.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// assign·assign·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in_2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double a_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 a_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    uint count;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    int x_in_2_offset;
    int x_in_2_stride0;
    int x_in_2_stride1;
};

void body(uint e, out double a) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double x = 0.0lf;
    if (v1) x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1];
    double v3 = (v1 ? x : p0); // line 3
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double x_2 = 0.0lf;
    if (v4) x_2 = x_in_2[x_in_2_offset + c0 * x_in_2_stride0 + c1 * x_in_2_stride1];
    double v6 = (v4 ? x_2 : v3); // line 3
    a = vt_canonical(v6 * p1); // line 3
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
// assign·assign·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double b_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 b_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    uint count;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
};

void body(uint e, out double b) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double x = 0.0lf;
    if (v1) x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1];
    double v3 = (v1 ? x : p0); // line 3
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double v5 = 0.0lf;
    if (v4) v5 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v6 = (v4 ? v5 : v3); // line 3
    b = vt_canonical(v6 + p1); // line 3
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
// assign·assign

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double c_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 c_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uvec2 dim1_divisor;
    double p0;
    uint count;
    uint dim0;
    uint dim1;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    uint box0_first2;
    uint box0_span2;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    int x_in_stride2;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    uint box1_first2;
    uint box1_span2;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    int in1_stride2;
};

void body(uint e, out double c) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    uint q1 = vt_over(q0, dim1_divisor.x, dim1_divisor.y);
    int c1 = int(q0 - q1 * dim1);
    int c2 = int(q1);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1 && (uint(c2) - box0_first2) < box0_span2;
    double x = 0.0lf;
    if (v1) x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1 + c2 * x_in_stride2];
    double v3 = (v1 ? x : p0); // line 3
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1 && (uint(c2) - box1_first2) < box1_span2;
    double v5 = 0.0lf;
    if (v4) v5 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1 + c2 * in1_stride2];
    c = (v4 ? v5 : v3); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 c2_2;
    body(first, c2_2.x);
    body(min(first + 1, count - 1), c2_2.y);
    if (full) {
        c_out2[first / 2] = c2_2;
    } else {
        c_out[first] = c2_2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// times·assign·assign·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in_2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double t_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    int x_in_2_offset;
    int x_in_2_stride0;
    int x_in_2_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, inout double sum) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double x = 0.0lf;
    if (v1) x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1];
    double v3 = (v1 ? x : p0); // line 5
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double x_2 = 0.0lf;
    if (v4) x_2 = x_in_2[x_in_2_offset + c0 * x_in_2_stride0 + c1 * x_in_2_stride1];
    double v6 = x_2 * x_2; // line 5
    double v7 = (v4 ? v6 : v3); // line 5
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
        accumulate(k, sum_x);
        if (k + 1 < end) accumulate(k + 1, sum_y);
        if (k + 2 < end) accumulate(k + 2, sum_z);
        if (k + 3 < end) accumulate(k + 3, sum_w);
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
        double t = vt_canonical(sum); // line 5
        t_out[row] = t;
    }
}

// 1d254009: assign·assign
// 0d7c80f7: assign·assign·assign·minus
// fca9f10a: colon
// 6bde8970: times
// 1260e2a8: assign·assign·max·sum
// 45162aa4: colon·times
// bd0c1338: plus
// 382b33c6: times·sum
