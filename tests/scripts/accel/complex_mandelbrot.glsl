// SPDX-License-Identifier: Apache-2.0
// Kernels of complex_mandelbrot.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 in02[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 out12[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
};

void body(uint e, double x0, out double result, out double result_2) {
    result = vt_canonical(p0 * x0); // line 4
    result_2 = vt_canonical(p1 * x0); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x02 = dvec2(0.0lf);
    dvec2 result2;
    dvec2 result_22;
    if (full) {
        x02 = in02[first / 2];
    } else {
        x02.x = in0[first];
    }
    body(first, x02.x, result2.x, result_22.x);
    body(min(first + 1, count - 1), x02.y, result2.y, result_22.y);
    if (full) {
        out02[first / 2] = result2;
        out12[first / 2] = result_22;
    } else {
        out0[first] = result2.x;
        out1[first] = result_22.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
// loop of times·times·minus·times·times·…·plus·plus·times·plus·plus·… (9 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double c_re_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double c_im_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double z_re_out[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { double z_im_out[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { uint8_t inside_out[]; };
layout(set = 0, binding = 8, std430) buffer Buffer8 { double count_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    double p5;
    double p6;
    uint count;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
    int in2_offset;
    int in2_stride0;
    int in2_stride1;
    uint trips;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    double v1 = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    double c_re = vt_canonical(v0 + v1); // line 4
    double v4 = in2[in2_offset + c0 * in2_stride0 + c1 * in2_stride1];
    double c_im = vt_canonical(p0 + v4); // line 4
    double z_im = p1 + c_im; // line 8
    double v10 = p2 * p3; // line 8
    double z_re = v10 + c_re; // line 8
    bool inside = vt_hypot_apart(z_re, z_im, p5) ? vt_hypot_key(z_re, z_im) < vt_hypot_limit(p5) : (vt_hypot(z_re, z_im)) < p5; // line 9
    double v16 = double(inside); // line 10
    double count_2 = p4 + v16; // line 10
    double z_im_2 = z_im;
    double z_re_2 = z_re;
    bool inside_2;
    for (uint t = 0u; t < trips; ++t) {
        double v21 = z_im_2 * z_im_2; // line 8
        double v22 = z_re_2 * z_re_2; // line 8
        double v23 = v22 - v21; // line 8
        double v24 = z_im_2 * z_re_2; // line 8
        double v25 = z_re_2 * z_im_2; // line 8
        double v26 = v25 + v24; // line 8
        z_re_2 = v23 + c_re; // line 8
        z_im_2 = v26 + c_im; // line 8
        inside_2 = vt_hypot_apart(z_re_2, z_im_2, p6) ? vt_hypot_key(z_re_2, z_im_2) < vt_hypot_limit(p6) : (vt_hypot(z_re_2, z_im_2)) < p6; // line 9
        double v32 = double(inside_2); // line 10
        count_2 = count_2 + v32; // line 10
    }
    c_re_out[e] = c_re;
    c_im_out[e] = c_im;
    z_re_out[e] = vt_canonical(z_re_2);
    z_im_out[e] = vt_canonical(z_im_2);
    inside_out[e] = uint8_t(inside_2 ? 1u : 0u);
    count_out[e] = vt_canonical(count_2);
}

#version 450
// slice

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double count_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    int count_in_offset;
    int count_in_stride0;
};

void body(uint e, out double result) {
    int c0 = int(e);
    result = count_in[count_in_offset + c0 * count_in_stride0]; // line 12
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
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double count_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 count_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double count_2, inout double sum) {
    sum = sum + count_2;
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
            vector0 = count_in4[k / 4];
        } else {
            vector0.x = count_in[k];
            if (k + 1 < end) vector0.y = count_in[k + 1];
            if (k + 2 < end) vector0.z = count_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 12
        out0[row] = v0;
    }
}

#version 450
// slice

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double z_re_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    int z_re_in_offset;
    int z_re_in_stride0;
};

void body(uint e, out double result) {
    int c0 = int(e);
    result = z_re_in[z_re_in_offset + c0 * z_re_in_stride0]; // line 13
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

// 2b7acdfe: slice
// 9328cb49: loop of times·times·minus·times·times·…
// 1754c030: slice
// f13b5ee4: sum
// faa89886: loop of times·times·minus·times·times·…·single·single
// b778577d: sum
// 87403a2c: loop of times·times·minus·times·times·…·hypot·lt
// ced0d853: sum
// 934c15df: loop of times·times·minus·times·times·…
// 3141d7d7: any
// d4d653c7: atan2·times·rdivide·round·eq·… (10 operations)
