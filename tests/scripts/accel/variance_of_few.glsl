// SPDX-License-Identifier: Apache-2.0
// Kernels of variance_of_few.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// isnan·select·not·sum·sum·… (11 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
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
    double sum = 0.0lf;
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, in0[at], sum, sum_2);
    }
    double v2_2 = vt_div(sum_2, sum); // line 3
    bool v3_2 = sum != 0.0lf;
    bool v4 = !v3_2; // line 3
    double v7 = vt_canonical(sum - p2); // line 3
    bool v8 = v7 != 0.0lf;
    bool v9 = !v8; // line 3
    double v11 = (v9 ? p3 : v7); // line 3
    double v12 = (v4 ? p1 : v11); // line 3
    out0[column] = v2_2;
    out1[column] = v12;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// isnan·minus·select·times·sum·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in0[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x0, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    bool v1 = vt_isnan(x0); // line 3
    double v3 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v4 = x0 - v3; // line 3
    double v5 = (v1 ? p0 : v4); // line 3
    double v6 = v5 * v5; // line 3
    sum = sum + v6;
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
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, in0[at], sum);
    }
    double v1_2 = in2[column];
    double v2 = vt_div(sum, v1_2); // line 3
    out0[column] = v2;
}

// as in matrix_products.glsl: slice
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// isnan·select·not·sum·sum·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
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
    double sum = 0.0lf;
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, in0[at], sum, sum_2);
    }
    double v1_2 = vt_canonical(sum); // line 3
    double v2_2 = vt_div(sum_2, v1_2); // line 3
    out0[column] = v2_2;
    out1[column] = v1_2;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·select·not·sum·sum·… (11 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        vector0.x = in0[k];
        if (k + 1 < end) vector0.y = in0[k + 1];
        if (k + 2 < end) vector0.z = in0[k + 2];
        if (k + 3 < end) vector0.w = in0[k + 3];
        accumulate(k, vector0.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w, sum_2_w);
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
            sum_2Shared[lane / 32u] = sum_2;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
            }
        }
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v2_2 = vt_div(sum_2, sum); // line 3
        bool v3_2 = sum != 0.0lf;
        bool v4 = !v3_2; // line 3
        double v7 = vt_canonical(sum - p2); // line 3
        bool v8 = v7 != 0.0lf;
        bool v9 = !v8; // line 3
        double v11 = (v9 ? p3 : v7); // line 3
        double v12 = (v4 ? p1 : v11); // line 3
        out0[row] = v2_2;
        out1[row] = v12;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·minus·select·times·sum·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in0[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
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

void accumulate(uint e, double x0, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    bool v1 = vt_isnan(x0); // line 3
    double v3 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double v4 = x0 - v3; // line 3
    double v5 = (v1 ? p0 : v4); // line 3
    double v6 = v5 * v5; // line 3
    sum = sum + v6;
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
        vector0.x = in0[k];
        if (k + 1 < end) vector0.y = in0[k + 1];
        if (k + 2 < end) vector0.z = in0[k + 2];
        if (k + 3 < end) vector0.w = in0[k + 3];
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
        double v1_2 = in2[row];
        double v2 = vt_div(sum, v1_2); // line 3
        double v3_2 = vt_sqrt(v2); // line 3
        out0[row] = v3_2;
    }
}

// 0df976d6: rand·min·isnan·select·not
// 8173a3ba: sum
// 69eaf79b: sum
// b5cc19bd: rdivide·minus·select·times
// 49ce1e25: minus·not·select·not·select·… (7 operations)
// 57d26fb8: prod·isnan·select·not
// 3defca3d: power·sum·isnan·select·not
// bfda2f1e: minus·not·select·not·select·… (6 operations)
// aaaf64b2: isnan·select·not·sum·sum·… (11 operations)
// 55023a88: isnan·minus·select·times·sum·… (6 operations)
// d002a0ad: single·isnan·select·not·sum·… (12 operations)
// 67cd66d1: isnan·minus·select·times·sum·… (6 operations)
