// SPDX-License-Identifier: Apache-2.0
// Kernels of parts_of_parts.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·sin

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 x_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
};

void body(uint e, out double x) {
    double v0 = first0 + double(e) * step0; // line 2
    x = vt_sin(v0); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2;
    body(first, x2.x);
    body(min(first + 1, count - 1), x2.y);
    if (full) {
        x_out2[first / 2] = x2;
    } else {
        x_out[first] = x2.x;
    }
}

#version 450
// slice

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 y_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    int x_in_offset;
    int x_in_stride0;
};

void body(uint e, out double y) {
    int c0 = int(e);
    y = x_in[x_in_offset + c0 * x_in_stride0]; // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 y2;
    body(first, y2.x);
    body(min(first + 1, count - 1), y2.y);
    if (full) {
        y_out2[first / 2] = y2;
    } else {
        y_out[first] = y2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double z_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 z_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    int x_in_offset;
    int x_in_stride0;
};

void body(uint e, out double z) {
    int c0 = int(e);
    double x = x_in[x_in_offset + c0 * x_in_stride0];
    z = vt_canonical(x + p0); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 z2;
    body(first, z2.x);
    body(min(first + 1, count - 1), z2.y);
    if (full) {
        z_out2[first / 2] = z2;
    } else {
        z_out[first] = z2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in_2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double q_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 q_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    int x_in_2_offset;
    int x_in_2_stride0;
    int x_in_2_stride1;
};

void body(uint e, out double q) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1];
    double x_2 = x_in_2[x_in_2_offset + c0 * x_in_2_stride0 + c1 * x_in_2_stride1];
    q = vt_canonical(x + x_2); // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 q2;
    body(first, q2.x);
    body(min(first + 1, count - 1), q2.y);
    if (full) {
        q_out2[first / 2] = q2;
    } else {
        q_out[first] = q2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double f_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 f_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    uint count;
    uint dim0;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
};

void body(uint e, out double f) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1];
    f = vt_canonical(x * p0); // line 7
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 f2;
    body(first, f2.x);
    body(min(first + 1, count - 1), f2.y);
    if (full) {
        f_out2[first / 2] = f2;
    } else {
        f_out[first] = f2.x;
    }
}

// 7b4853e0: assign·assign
// 13e7378d: minus
// c68c5793: minus
// 599fc43b: minus·sum
