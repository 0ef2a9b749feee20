// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_columns.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·sin

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double X_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 X_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
};

void body(uint e, out double X) {
    double v0 = first0 + double(e) * step0; // line 2
    X = vt_sin(v0); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 X2;
    body(first, X2.x);
    body(min(first + 1, count - 1), X2.y);
    if (full) {
        X_out2[first / 2] = X2;
    } else {
        X_out[first] = X2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of times·slice·times·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double X_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    uint count;
    uint trips;
    int X_in_offset;
    int X_in_advance;
    int X_in_stride0;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    int c0 = int(e0);
    double y = p0;
    int c0_2 = int(e1);
    double y_2 = p0;
    for (uint t = 0u; t < trips; ++t) {
        double v3 = p1 * y; // line 5
        double X = X_in[X_in_offset + int(t) * X_in_advance + c0 * X_in_stride0]; // line 5
        double v6 = p2 * X; // line 5
        y = v3 + v6; // line 5
        double v3_2 = p1 * y_2; // line 5
        double X_2 = X_in[X_in_offset + int(t) * X_in_advance + c0_2 * X_in_stride0]; // line 5
        double v6_2 = p2 * X_2; // line 5
        y_2 = v3_2 + v6_2; // line 5
    }
    y_out[e0] = vt_canonical(y);
    if (first + 1 < count) y_out[e1] = vt_canonical(y_2);
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double y_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 y_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double y, inout double sum) {
    sum = sum + y;
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
            vector0 = y_in4[k / 4];
        } else {
            vector0.x = y_in[k];
            if (k + 1 < end) vector0.y = y_in[k + 1];
            if (k + 2 < end) vector0.z = y_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 7
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of rdivide·slice·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double X_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint trips;
    int X_in_offset;
    int X_in_advance;
    int X_in_stride0;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    int c0 = int(e0);
    double y = p0;
    int c0_2 = int(e1);
    double y_2 = p0;
    for (uint t = 0u; t < trips; ++t) {
        double v3 = vt_canonical(y * 5.00000000000000000e-01lf); // line 11
        double X = X_in[X_in_offset + int(t) * X_in_advance + c0 * X_in_stride0]; // line 11
        y = v3 + X; // line 11
        double v3_2 = vt_canonical(y_2 * 5.00000000000000000e-01lf); // line 11
        double X_2 = X_in[X_in_offset + int(t) * X_in_advance + c0_2 * X_in_stride0]; // line 11
        y_2 = v3_2 + X_2; // line 11
    }
    y_out[e0] = vt_canonical(y);
    if (first + 1 < count) y_out[e1] = vt_canonical(y_2);
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of times·times·plus·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double X_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double c_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double c_out_2[]; };
layout(set = 0, binding = 3, std430) readonly buffer Arguments {
    double p0;
    double p1;
    double p2;
    uint count;
    int X_in_offset;
    int X_in_stride0;
    uint trips;
    uint table[];
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    int c0 = int(e);
    double X = X_in[X_in_offset + c0 * X_in_stride0];
    double c = p0;
    double c_2;
    for (uint t = 0u; t < trips; ++t) {
        double v5 = p1 * c; // line 17
        double v7 = p2 * X; // line 17
        double v8 = v5 + v7; // line 17
        double v9 = (packDouble2x32(uvec2(table[t * 2u + 0u], table[t * 2u + 1u])));
        c_2 = vt_canonical(v8 + v9); // line 17
        double before = c;
        c = c_2;
        X = before;
    }
    c_out[e] = X;
    c_out_2[e] = c_2;
}

// d852d438: sum
// 0d1cb7d6: plus·plus·plus·sum
// c9744944: plus·plus·plus·plus·sum
// 7b5cfff6: loop of min·plus·min·plus·minus
// cbfdcf39: loop of min·plus
// 84818274: loop of times·plus·times·plus
// a8b2f0b8: slice
// 9b086db9: times·plus·sum
// e8d2f084: loop of times·plus
