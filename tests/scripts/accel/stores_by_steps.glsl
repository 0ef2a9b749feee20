// SPDX-License-Identifier: Apache-2.0
// Kernels of stores_by_steps.m, written by check_plans.py --update.
// as in joined_arrays.glsl: colon
#version 450
// scatter (start)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uvec2 base[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uvec2 result[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint claims[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

// The elements that were there, and nobody has claimed a place.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    result[e] = base[e];
    claims[e] = 0u;
}

#version 450
// scatter (claim)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { uint claims[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double index0[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double index1[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint count0;
    uint stride0;
    uint count1;
    uint stride1;
};

uint place(uint e) {
    uint to = 0u;
    to += (uint(index0[e % count0]) - 1u) * stride0;
    e /= count0;
    to += (uint(index1[e]) - 1u) * stride1;
    return to;
}

// The last value for a place gets it.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e < count) atomicMax(claims[place(e)], e + 1u);
}

#version 450
// scatter

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { uvec2 result[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint claims[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { uvec2 values[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { double index0[]; };
layout(set = 0, binding = 4, std430) readonly buffer Buffer4 { double index1[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint count0;
    uint stride0;
    uint count1;
    uint stride1;
};

uint place(uint e) {
    uint to = 0u;
    to += (uint(index0[e % count0]) - 1u) * stride0;
    e /= count0;
    to += (uint(index1[e]) - 1u) * stride1;
    return to;
}

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint to = place(e);
    if (claims[to] == e + 1u) result[to] = values[e];
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double w_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 w_out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double x_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 x_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    uint count;
};

void body(uint e, out double w, out double x) {
    w = vt_canonical(first0 + double(e) * step0); // line 4
    x = vt_canonical(w + p2); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 w2;
    dvec2 x2;
    body(first, w2.x, x2.x);
    body(min(first + 1, count - 1), w2.y, x2.y);
    if (full) {
        w_out2[first / 2] = w2;
        x_out2[first / 2] = x2;
    } else {
        w_out[first] = w2.x;
        x_out[first] = x2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    int x_in_offset;
    int x_in_stride0;
};

void body(uint e, out double result) {
    int c0 = int(e);
    double x = x_in[x_in_offset + c0 * x_in_stride0];
    result = vt_canonical(x * p0); // line 5
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

// 3a7aa2c8: colon
// 1791703f: colon·uminus
// 9a435866: scatter (claim)
// 729b4d47: scatter
// e6842ce1: assign
// cf85e769: assign
// 011b8a99: single·times
// ed63e0eb: scatter (start)
// 23f55fa1: scatter
