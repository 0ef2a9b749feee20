// SPDX-License-Identifier: Apache-2.0
// Kernels of softmax_rows_columns.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·times·max

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double maximumShared[8];

void accumulate(uint e, out double x, inout double maximum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v1 = vt_sin(v0); // line 2
    double x_2 = vt_canonical(v1 * p2); // line 2
    x = x_2;
    maximum = vt_max(maximum, x_2);
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 xs;
        accumulate(k, xs.x, maximum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, maximum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, maximum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, maximum_w);
        x_out[k] = xs.x;
        if (k + 1 < end) x_out[k + 1] = xs.y;
        if (k + 2 < end) x_out[k + 2] = xs.z;
        if (k + 3 < end) x_out[k + 3] = xs.w;
    }
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            maximumShared[lane / 32u] = maximum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
            }
        }
        maximum = maximumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0_2 = vt_canonical(maximum); // line 3
        out0[row] = v0_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·exp·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    double v1 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v2 = x - v1; // line 3
    double p = vt_exp(v2); // line 3
    sum = sum + p;
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
        vector0.x = x_in[k];
        if (k + 1 < end) vector0.y = x_in[k + 1];
        if (k + 2 < end) vector0.z = x_in[k + 2];
        if (k + 3 < end) vector0.w = x_in[k + 3];
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
        double v0 = vt_canonical(sum); // line 3
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·exp·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in2[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double x_in[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double p_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec2 p_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    int in2_offset;
    int in2_stride0;
    int in2_stride1;
};

void body(uint e, double x, out double p) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    double v1 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v2 = x - v1; // line 3
    double p_2 = vt_exp(v2); // line 3
    double v4 = in2[in2_offset + c0 * in2_stride0 + c1 * in2_stride1];
    p = vt_div(p_2, v4); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2 = dvec2(0.0lf);
    dvec2 p2;
    if (full) {
        x2 = x_in2[first / 2];
    } else {
        x2.x = x_in[first];
    }
    body(first, x2.x, p2.x);
    body(min(first + 1, count - 1), x2.y, p2.y);
    if (full) {
        p_out2[first / 2] = p2;
    } else {
        p_out[first] = p2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double p_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 p_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double p, inout double sum) {
    sum = sum + p;
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
            vector0 = p_in4[k / 4];
        } else {
            vector0.x = p_in[k];
            if (k + 1 < end) vector0.y = p_in[k + 1];
            if (k + 2 < end) vector0.z = p_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 4
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// max

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x, inout double maximum) {
    maximum = vt_max(maximum, x);
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint rest = column / inner;
    uint chunk = rest % chunks;
    uint o = rest / chunks;
    uint begin = chunk * 256;
    uint end = min(rowLength, begin + 256);
    double maximum = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, x_in[at], maximum);
    }
    double v0 = vt_canonical(maximum); // line 5
    out0[column] = v0;
}

// 4b1ab7a9: minus·exp·sum
// 2d65735d: minus·exp·rdivide
// 6c5052f3: sum
// 10d9a8bb: single·max
// 9a898a51: minus·exp·sum·log·plus
// aa232821: minus
// c14e0711: exp·sum
// af4d8ff8: max
