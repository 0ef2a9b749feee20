// SPDX-License-Identifier: Apache-2.0
// Kernels of subnormals.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·single·power

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float k_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { vec4 k_out4[]; };
layout(push_constant, std430) uniform Arguments {
    double first1;
    double step1;
    uint count;
    float p0;
};

void body(uint e, out float k) {
    double v1 = first1 + double(e) * step1; // line 2
    float v2 = float(v1); // line 2
    k = vt_pow(p0, v2); // line 2
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 k4;
    body(first, k4.x);
    body(min(first + 1, count - 1), k4.y);
    body(min(first + 2, count - 1), k4.z);
    body(min(first + 3, count - 1), k4.w);
    if (full) {
        k_out4[first / 4] = k4;
    } else {
        k_out[first] = k4.x;
        if (first + 1 < count) k_out[first + 1] = k4.y;
        if (first + 2 < count) k_out[first + 2] = k4.z;
    }
}

#version 450
// gather

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uint source[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint result[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double index0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint count0;
    uint stride0;
};

uint place(uint e) {
    uint to = 0u;
    to += (uint(index0[e]) - 1u) * stride0;
    return to;
}

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e < count) result[e] = source[place(e)];
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// uminus·assign·assign·assign·gt·… (14 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float k_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float k_in_2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float tiny_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 tiny_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out1[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double out2[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { double out3[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { double out4[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint dim0;
    float p0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    int k_in_offset;
    int k_in_stride0;
    int k_in_stride1;
    uint box1_first0;
    uint box1_span0;
    uint box1_first1;
    uint box1_span1;
    int k_in_2_offset;
    int k_in_2_stride0;
    int k_in_2_stride1;
    uint box2_first0;
    uint box2_span0;
    uint box2_first1;
    uint box2_span1;
    float p1;
    float p2;
    float p3;
    float p4;
    float p5;
    float p6;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];
shared double sum_3Shared[8];
shared double sum_4Shared[8];
shared double sum_5Shared[8];

void accumulate(uint e, out float tiny, inout double sum, inout double sum_2, inout double sum_3, inout double sum_4, inout double sum_5) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    float k_2 = 0.0;
    if (v1) k_2 = k_in[k_in_offset + c0 * k_in_stride0 + c1 * k_in_stride1];
    float v3 = (v1 ? k_2 : p0); // line 4
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    float k_3 = 0.0;
    if (v4) k_3 = k_in_2[k_in_2_offset + c0 * k_in_2_stride0 + c1 * k_in_2_stride1];
    float v6 = vt_canonical(-k_3); // line 4
    float v7 = (v4 ? v6 : v3); // line 4
    bool v8 = (uint(c0) - box2_first0) < box2_span0 && (uint(c1) - box2_first1) < box2_span1;
    float tiny_2 = (v8 ? p1 : v7); // line 4
    bool v12 = tiny_2 > p2; // line 5
    double v13 = double(v12);
    bool v15 = tiny_2 < p3; // line 5
    double v16 = double(v15);
    bool v18 = tiny_2 == p4; // line 5
    double v19 = double(v18);
    bool v21 = tiny_2 != p5; // line 5
    double v22 = double(v21);
    bool v24 = tiny_2 >= p6; // line 5
    double v25 = double(v24);
    tiny = tiny_2;
    sum = sum + v13;
    sum_2 = sum_2 + v16;
    sum_3 = sum_3 + v19;
    sum_4 = sum_4 + v22;
    sum_5 = sum_5 + v25;
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
    double sum_3_x = 0.0lf, sum_3_y = 0.0lf, sum_3_z = 0.0lf, sum_3_w = 0.0lf;
    double sum_4_x = 0.0lf, sum_4_y = 0.0lf, sum_4_z = 0.0lf, sum_4_w = 0.0lf;
    double sum_5_x = 0.0lf, sum_5_y = 0.0lf, sum_5_z = 0.0lf, sum_5_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 tinys;
        accumulate(k, tinys.x, sum_x, sum_2_x, sum_3_x, sum_4_x, sum_5_x);
        if (k + 1 < end) accumulate(k + 1, tinys.y, sum_y, sum_2_y, sum_3_y, sum_4_y, sum_5_y);
        if (k + 2 < end) accumulate(k + 2, tinys.z, sum_z, sum_2_z, sum_3_z, sum_4_z, sum_5_z);
        if (k + 3 < end) accumulate(k + 3, tinys.w, sum_w, sum_2_w, sum_3_w, sum_4_w, sum_5_w);
        if (k + 3 < end) {
            tiny_out4[k / 4] = tinys;
        } else {
            tiny_out[k] = tinys.x;
            if (k + 1 < end) tiny_out[k + 1] = tinys.y;
            if (k + 2 < end) tiny_out[k + 2] = tinys.z;
        }
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    double sum_3 = (sum_3_x + sum_3_y) + (sum_3_z + sum_3_w);
    double sum_4 = (sum_4_x + sum_4_y) + (sum_4_z + sum_4_w);
    double sum_5 = (sum_5_x + sum_5_y) + (sum_5_z + sum_5_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
        double sum_3Other = subgroupShuffleXor(sum_3, d);
        sum_3 = sum_3 + sum_3Other;
        double sum_4Other = subgroupShuffleXor(sum_4, d);
        sum_4 = sum_4 + sum_4Other;
        double sum_5Other = subgroupShuffleXor(sum_5, d);
        sum_5 = sum_5 + sum_5Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
            sum_2Shared[lane / 32u] = sum_2;
            sum_3Shared[lane / 32u] = sum_3;
            sum_4Shared[lane / 32u] = sum_4;
            sum_5Shared[lane / 32u] = sum_5;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
                sum_3Shared[lane / 32u] = sum_3Shared[lane / 32u] + sum_3Shared[(lane + d) / 32u];
                sum_4Shared[lane / 32u] = sum_4Shared[lane / 32u] + sum_4Shared[(lane + d) / 32u];
                sum_5Shared[lane / 32u] = sum_5Shared[lane / 32u] + sum_5Shared[(lane + d) / 32u];
            }
        }
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
        sum_3 = sum_3Shared[lane / 32u];
        sum_4 = sum_4Shared[lane / 32u];
        sum_5 = sum_5Shared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0 = vt_canonical(sum); // line 5
        double v1_2 = vt_canonical(sum_2); // line 5
        double v2 = vt_canonical(sum_3); // line 5
        double v3_2 = vt_canonical(sum_4); // line 5
        double v4_2 = vt_canonical(sum_5); // line 5
        out0[row] = v0;
        out1[row] = v1_2;
        out2[row] = v2;
        out3[row] = v3_2;
        out4[row] = v4_2;
    }
}

#version 450
// assign·assign·assign·assign·assign

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { double in3[]; };
layout(set = 0, binding = 4, std430) readonly buffer Buffer4 { double in4[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double out0[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
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
    uint box4_first0;
    uint box4_span0;
    uint box4_first1;
    uint box4_span1;
};

void body(uint e, out double result) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double v2 = in0[0];
    double v3 = (v1 ? v2 : p0); // line 5
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double v5 = in1[0];
    double v6 = (v4 ? v5 : v3); // line 5
    bool v7 = (uint(c0) - box2_first0) < box2_span0 && (uint(c1) - box2_first1) < box2_span1;
    double v8 = in2[0];
    double v9 = (v7 ? v8 : v6); // line 5
    bool v10 = (uint(c0) - box3_first0) < box3_span0 && (uint(c1) - box3_first1) < box3_span1;
    double v11 = in3[0];
    double v12 = (v10 ? v11 : v9); // line 5
    bool v13 = (uint(c0) - box4_first0) < box4_span0 && (uint(c1) - box4_first1) < box4_span1;
    double v14 = in4[0];
    result = (v13 ? v14 : v12); // line 5
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
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// all

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float k_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 k_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint allTrueShared[8];

void accumulate(uint e, float k_2, inout bool allTrue) {
    bool v1 = !vt_zero(k_2);
    allTrue = allTrue && v1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool allTrue_x = true, allTrue_y = true, allTrue_z = true, allTrue_w = true;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        if (k + 3 < end) {
            vector0 = k_in4[k / 4];
        } else {
            vector0.x = k_in[k];
            if (k + 1 < end) vector0.y = k_in[k + 1];
            if (k + 2 < end) vector0.z = k_in[k + 2];
        }
        accumulate(k, vector0.x, allTrue_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, allTrue_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, allTrue_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, allTrue_w);
    }
    bool allTrue = (allTrue_x && allTrue_y) && (allTrue_z && allTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool allTrueOther = subgroupShuffleXor(allTrue, d);
        allTrue = allTrue && allTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            allTrueShared[lane / 32u] = uint(allTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                allTrueShared[lane / 32u] = uint(allTrueShared[lane / 32u] != 0u && allTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        allTrue = allTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        out0[row] = uint8_t(allTrue ? 1u : 0u);
    }
}

// 549ff70c: isnan·any
// 83f6d553: not·sum
// b4a1dba3: and·sum
// d8606b64: assign·double·assign·assign·assign
// 38aa98a0: max·min
// 241358e6: uminus·min·max
// d62bbf90: assign·assign·assign·assign
// 072f40bd: slice
// 168ca560: max
// 7921bc09: assign·assign·assign·single·times
// 6269f5ce: plus·minus·times·rdivide·assign·… (8 operations)
// fe31ebe8: sqrt·log·log2·log1p·assign·… (8 operations)
// b33a4efd: sin·tan·atan·tanh·expm1·… (12 operations)
// 01f7b6eb: single·exp·single·erfc·assign·… (6 operations)
// 8f238d4d: hypot·atan2·mod·uminus·rem·… (9 operations)
// 7e051201: power·power·power·assign·assign·… (6 operations)
// e83c2ebc: double
// 4d4a89af: gather
// 8db5cd92: slice
// a2327bc8: times·single
// 775786df: cumsum
// cc60ef30: cumprod
// abef8c08: assign·assign
// 11dcbeee: colon·power·times·plus·sqrt·… (7 operations)
// b2c3dce3: assign·assign·assign·assign·assign
// 85b491f9: gt·lt·sum·all·any·… (7 operations)
// bed7f62e: assign·assign·assign
