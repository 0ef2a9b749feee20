// SPDX-License-Identifier: Apache-2.0
// Kernels of product_layer.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// rand·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double A_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 A_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uvec2 seed0;
    uvec2 counter0;
    uint count;
};

void body(uint e, double random0, out double A) {
    A = vt_canonical(random0 - p0); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 A2;
    uint low0 = counter0.x + first;
    uint high0 = counter0.y + (low0 < first ? 1u : 0u);
    dvec2 random0s;
    vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
    body(first, random0s.x, A2.x);
    body(min(first + 1, count - 1), random0s.y, A2.y);
    if (full) {
        A_out2[first / 2] = A2;
    } else {
        A_out[first] = A2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// rand·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double B_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 B_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uvec2 seed0;
    uvec2 counter0;
    uint count;
};

void body(uint e, double random0, out double B) {
    B = vt_canonical(random0 - p0); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 B2;
    uint low0 = counter0.x + first;
    uint high0 = counter0.y + (low0 < first ? 1u : 0u);
    dvec2 random0s;
    vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
    body(first, random0s.x, B2.x);
    body(min(first + 1, count - 1), random0s.y, B2.y);
    if (full) {
        B_out2[first / 2] = B2;
    } else {
        B_out[first] = B2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// rand

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double b_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 b_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    uint count;
};

void body(uint e, double b, out double b_2) {
    b_2 = b; // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 b_22;
    uint low0 = counter0.x + first;
    uint high0 = counter0.y + (low0 < first ? 1u : 0u);
    dvec2 bs;
    vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, bs.x, bs.y);
    body(first, bs.x, b_22.x);
    body(min(first + 1, count - 1), bs.y, b_22.y);
    if (full) {
        b_out2[first / 2] = b_22;
    } else {
        b_out[first] = b_22.x;
    }
}

// as in product_epilogues.glsl: mtimes·plus·tanh (tiles of 64×64)
