// SPDX-License-Identifier: Apache-2.0
// Kernels of nan_bits.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// uint32

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { uvec4 out04[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, double x0, out uint result) {
    result = vt_to_uint(x0, 4294967295u); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    dvec4 x04 = dvec4(0.0lf);
    uvec4 result4;
    if (full) {
        x04 = in04[first / 4];
    } else {
        x04.x = in0[first];
        if (first + 1 < count) x04.y = in0[first + 1];
        if (first + 2 < count) x04.z = in0[first + 2];
    }
    body(first, x04.x, result4.x);
    body(min(first + 1, count - 1), x04.y, result4.y);
    body(min(first + 2, count - 1), x04.z, result4.z);
    body(min(first + 3, count - 1), x04.w, result4.w);
    if (full) {
        out04[first / 4] = result4;
    } else {
        out0[first] = result4.x;
        if (first + 1 < count) out0[first + 1] = result4.y;
        if (first + 2 < count) out0[first + 2] = result4.z;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus·times·uminus·abs·rdivide·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 a_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double b_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 b_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double c_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec4 c_out4[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double d_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4Vector { dvec4 d_out4[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double e_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5Vector { dvec4 e_out4[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { double f_out[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6Vector { dvec4 f_out4[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { double g_out[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7Vector { dvec4 g_out4[]; };
layout(set = 0, binding = 8, std430) buffer Buffer8 { float h_out[]; };
layout(set = 0, binding = 8, std430) buffer Buffer8Vector { vec4 h_out4[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
};

void body(uint e, double x0, out double a, out double b, out double c, out double d, out double e_2, out double f, out double g, out float h) {
    a = vt_canonical(x0 + p0); // line 5
    b = vt_canonical(x0 * x0); // line 5
    c = vt_canonical(-x0); // line 5
    d = vt_canonical(vt_abs(x0)); // line 5
    e_2 = vt_div(x0, p1); // line 5
    f = vt_sin(x0); // line 5
    g = vt_max(x0, x0); // line 5
    h = vt_canonical(float(x0)); // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    dvec4 x04 = dvec4(0.0lf);
    dvec4 a4;
    dvec4 b4;
    dvec4 c4;
    dvec4 d4;
    dvec4 e_24;
    dvec4 f4;
    dvec4 g4;
    vec4 h4;
    if (full) {
        x04 = in04[first / 4];
    } else {
        x04.x = in0[first];
        if (first + 1 < count) x04.y = in0[first + 1];
        if (first + 2 < count) x04.z = in0[first + 2];
    }
    body(first, x04.x, a4.x, b4.x, c4.x, d4.x, e_24.x, f4.x, g4.x, h4.x);
    body(min(first + 1, count - 1), x04.y, a4.y, b4.y, c4.y, d4.y, e_24.y, f4.y, g4.y, h4.y);
    body(min(first + 2, count - 1), x04.z, a4.z, b4.z, c4.z, d4.z, e_24.z, f4.z, g4.z, h4.z);
    body(min(first + 3, count - 1), x04.w, a4.w, b4.w, c4.w, d4.w, e_24.w, f4.w, g4.w, h4.w);
    if (full) {
        a_out4[first / 4] = a4;
        b_out4[first / 4] = b4;
        c_out4[first / 4] = c4;
        d_out4[first / 4] = d4;
        e_out4[first / 4] = e_24;
        f_out4[first / 4] = f4;
        g_out4[first / 4] = g4;
        h_out4[first / 4] = h4;
    } else {
        a_out[first] = a4.x;
        if (first + 1 < count) a_out[first + 1] = a4.y;
        if (first + 2 < count) a_out[first + 2] = a4.z;
        b_out[first] = b4.x;
        if (first + 1 < count) b_out[first + 1] = b4.y;
        if (first + 2 < count) b_out[first + 2] = b4.z;
        c_out[first] = c4.x;
        if (first + 1 < count) c_out[first + 1] = c4.y;
        if (first + 2 < count) c_out[first + 2] = c4.z;
        d_out[first] = d4.x;
        if (first + 1 < count) d_out[first + 1] = d4.y;
        if (first + 2 < count) d_out[first + 2] = d4.z;
        e_out[first] = e_24.x;
        if (first + 1 < count) e_out[first + 1] = e_24.y;
        if (first + 2 < count) e_out[first + 2] = e_24.z;
        f_out[first] = f4.x;
        if (first + 1 < count) f_out[first + 1] = f4.y;
        if (first + 2 < count) f_out[first + 2] = f4.z;
        g_out[first] = g4.x;
        if (first + 1 < count) g_out[first + 1] = g4.y;
        if (first + 2 < count) g_out[first + 2] = g4.z;
        h_out[first] = h4.x;
        if (first + 1 < count) h_out[first + 1] = h4.y;
        if (first + 2 < count) h_out[first + 2] = h4.z;
    }
}

#version 450
// assign·assign·assign·assign·assign·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double b_in[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double c_in[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { double d_in[]; };
layout(set = 0, binding = 4, std430) readonly buffer Buffer4 { double e_in[]; };
layout(set = 0, binding = 5, std430) readonly buffer Buffer5 { double f_in[]; };
layout(set = 0, binding = 6, std430) readonly buffer Buffer6 { double g_in[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { double out0[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7Vector { dvec2 out02[]; };
layout(set = 0, binding = 8, std430) readonly buffer Arguments {
    uvec2 dim0_divisor;
    double p0;
    uint count;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    int a_in_offset;
    int a_in_stride0;
    int a_in_stride1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    int b_in_offset;
    int b_in_stride0;
    int b_in_stride1;
    uint box2_first0;
    uint box2_span0;
    uint box2_first1;
    uint box2_span1;
    int c_in_offset;
    int c_in_stride0;
    int c_in_stride1;
    uint box3_first0;
    uint box3_span0;
    uint box3_first1;
    uint box3_span1;
    int d_in_offset;
    int d_in_stride0;
    int d_in_stride1;
    uint box4_first0;
    uint box4_span0;
    uint box4_first1;
    uint box4_span1;
    int e_in_offset;
    int e_in_stride0;
    int e_in_stride1;
    uint box5_first0;
    uint box5_span0;
    uint box5_first1;
    uint box5_span1;
    int f_in_offset;
    int f_in_stride0;
    int f_in_stride1;
    uint box6_first0;
    uint box6_span0;
    uint box6_first1;
    uint box6_span1;
    int g_in_offset;
    int g_in_stride0;
    int g_in_stride1;
};

void body(uint e, out double result) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double a = 0.0lf;
    if (v1) a = a_in[a_in_offset + c0 * a_in_stride0 + c1 * a_in_stride1];
    double v3 = (v1 ? a : p0); // line 6
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double b = 0.0lf;
    if (v4) b = b_in[b_in_offset + c0 * b_in_stride0 + c1 * b_in_stride1];
    double v6 = (v4 ? b : v3); // line 6
    bool v7 = (uint(c0) - box2_first0) < box2_span0 && (uint(c1) - box2_first1) < box2_span1;
    double c = 0.0lf;
    if (v7) c = c_in[c_in_offset + c0 * c_in_stride0 + c1 * c_in_stride1];
    double v9 = (v7 ? c : v6); // line 6
    bool v10 = (uint(c0) - box3_first0) < box3_span0 && (uint(c1) - box3_first1) < box3_span1;
    double d = 0.0lf;
    if (v10) d = d_in[d_in_offset + c0 * d_in_stride0 + c1 * d_in_stride1];
    double v12 = (v10 ? d : v9); // line 6
    bool v13 = (uint(c0) - box4_first0) < box4_span0 && (uint(c1) - box4_first1) < box4_span1;
    double e_2 = 0.0lf;
    if (v13) e_2 = e_in[e_in_offset + c0 * e_in_stride0 + c1 * e_in_stride1];
    double v15 = (v13 ? e_2 : v12); // line 6
    bool v16 = (uint(c0) - box5_first0) < box5_span0 && (uint(c1) - box5_first1) < box5_span1;
    double f = 0.0lf;
    if (v16) f = f_in[f_in_offset + c0 * f_in_stride0 + c1 * f_in_stride1];
    double v18 = (v16 ? f : v15); // line 6
    bool v19 = (uint(c0) - box6_first0) < box6_span0 && (uint(c1) - box6_first1) < box6_span1;
    double g = 0.0lf;
    if (v19) g = g_in[g_in_offset + c0 * g_in_stride0 + c1 * g_in_stride1];
    result = (v19 ? g : v18); // line 6
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 result2;
    body(first, result2.x);
    body(min(first + 1, count - 1), result2.y);
    if (full) {
        out02[first / 2] = result2;
    } else {
        out0[first] = result2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// double

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 out04[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, float x0, out double result) {
    result = vt_canonical(vt_widen(x0)); // line 8
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x04 = vec4(0.0);
    dvec4 result4;
    if (full) {
        x04 = in04[first / 4];
    } else {
        x04.x = in0[first];
        if (first + 1 < count) x04.y = in0[first + 1];
        if (first + 2 < count) x04.z = in0[first + 2];
    }
    body(first, x04.x, result4.x);
    body(min(first + 1, count - 1), x04.y, result4.y);
    body(min(first + 2, count - 1), x04.z, result4.z);
    body(min(first + 3, count - 1), x04.w, result4.w);
    if (full) {
        out04[first / 4] = result4;
    } else {
        out0[first] = result4.x;
        if (first + 1 < count) out0[first + 1] = result4.y;
        if (first + 2 < count) out0[first + 2] = result4.z;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·times·rdivide·mod·assign·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double out0[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 out02[]; };
layout(set = 0, binding = 1, std430) readonly buffer Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    double p5;
    double p6;
    double p7;
    double p8;
    uint count;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    uint box2_first0;
    uint box2_span0;
    uint box2_first1;
    uint box2_span1;
    uint box3_first0;
    uint box3_span0;
    uint box3_first1;
    uint box3_span1;
};

void body(uint e, out double result) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double v4 = vt_canonical(p1 - p2); // line 11
    double v5 = (v1 ? v4 : p0); // line 11
    bool v6 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double v9 = vt_canonical(p3 * p4); // line 11
    double v10 = (v6 ? v9 : v5); // line 11
    bool v11 = (uint(c0) - box2_first0) < box2_span0 && (uint(c1) - box2_first1) < box2_span1;
    double v14 = vt_div(p5, p6); // line 11
    double v15 = (v11 ? v14 : v10); // line 11
    bool v16 = (uint(c0) - box3_first0) < box3_span0 && (uint(c1) - box3_first1) < box3_span1;
    double v19 = vt_mod(p7, p8); // line 11
    result = (v16 ? v19 : v15); // line 11
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 result2;
    body(first, result2.x);
    body(min(first + 1, count - 1), result2.y);
    if (full) {
        out02[first / 2] = result2;
    } else {
        out0[first] = result2.x;
    }
}

// c617bdbe: minus·times·sum·prod·max·… (9 operations)
// cc522f95: cumsum
// e5740648: cumprod
// 0fb46be6: cummax
// e650a398: assign·assign·assign·assign·assign·… (8 operations)
// fdddd624: assign·assign
// 51b7b718: assign
// f16fd929: isnan·any
// ef3bfcbb: not·not·select
// c2c85f7a: slice
// 415b9efb: assign·assign
// 54134ac8: assign·assign
