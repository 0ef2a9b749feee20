// SPDX-License-Identifier: Apache-2.0
// Kernels of reduction_flags.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·assign·isnan·select·… (11 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out2[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out3[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double first0;
    double step0;
    double p2;
    double p3;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_step0;
    uint box0_first1;
    uint box0_span1;
    uint box0_step1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];
shared double maximumShared[8];
shared double minimumShared[8];

void accumulate(uint e, out double x, inout double sum, inout double sum_2, inout double maximum, inout double minimum) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v0 = first0 + double(e) * step0; // line 2
    double x_2 = vt_sin(v0); // line 2
    bool v2 = (uint(c0) - box0_first0) < box0_span0 && (uint(c0) - box0_first0) % box0_step0 == 0 && (uint(c1) - box0_first1) < box0_span1 && (uint(c1) - box0_first1) % box0_step1 == 0;
    double x_3 = (v2 ? p2 : x_2); // line 2
    bool v5 = vt_isnan(x_3); // line 3
    double v7 = (v5 ? p3 : x_3); // line 3
    bool v8 = !v5; // line 3
    double v9 = double(v8);
    x = x_3;
    sum = sum + v7;
    sum_2 = sum_2 + v9;
    maximum = vt_max(maximum, x_3);
    minimum = vt_min(minimum, x_3);
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
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 xs;
        accumulate(k, xs.x, sum_x, sum_2_x, maximum_x, minimum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, sum_y, sum_2_y, maximum_y, minimum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, sum_z, sum_2_z, maximum_z, minimum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, sum_w, sum_2_w, maximum_w, minimum_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
        }
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
            sum_2Shared[lane / 32u] = sum_2;
            maximumShared[lane / 32u] = maximum;
            minimumShared[lane / 32u] = minimum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
            }
        }
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
        maximum = maximumShared[lane / 32u];
        minimum = minimumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0_2 = vt_canonical(sum); // line 3
        double v2_2 = vt_div(v0_2, sum_2); // line 3
        double v3 = vt_canonical(maximum); // line 3
        double v4 = vt_canonical(minimum); // line 3
        out0[row] = v2_2;
        out1[row] = v0_2;
        out2[row] = v3;
        out3[row] = v4;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·isnan·select·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x, inout double sum) {
    double v2 = x * p0; // line 4
    bool v3 = vt_isnan(v2); // line 4
    double v5 = (v3 ? p1 : v2); // line 4
    sum = sum + v5;
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
        accumulate(at, x_in[at], sum);
    }
    double a = vt_canonical(sum); // line 4
    a_out[column] = a;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·select·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double b_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uvec2 dim1_divisor;
    double p0;
    uint dim0;
    uint dim1;
    int x_in_offset;
    int x_in_stride0;
    int x_in_stride1;
    int x_in_stride2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, inout double sum) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    uint q1 = vt_over(q0, dim1_divisor.x, dim1_divisor.y);
    int c1 = int(q0 - q1 * dim1);
    int c2 = int(q1);
    double x = x_in[x_in_offset + c0 * x_in_stride0 + c1 * x_in_stride1 + c2 * x_in_stride2];
    bool v1 = vt_isnan(x); // line 5
    double v3 = (v1 ? p0 : x); // line 5
    sum = sum + v3;
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
        double b = vt_canonical(sum); // line 5
        b_out[row] = b;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·select·not·minus·select·… (17 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double c_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];
shared double sum_3Shared[8];

void accumulate(uint e, double x, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x); // line 6
    bool v2 = !v1; // line 6
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x); // line 6
    sum = sum + v3;
    sum_2 = sum_2 + v5;
}

void again(uint e, double x_2, double line2, inout double sum_3) {
    bool v1_2 = vt_isnan(x_2); // line 6
    double v8 = x_2 - line2; // line 6
    double v9 = (v1_2 ? p1 : v8); // line 6
    double v10 = v9 * v9; // line 6
    sum_3 = sum_3 + v10;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    dvec4 held0_0 = dvec4(0.0lf);
    if (end - begin == 1u * 1024u) {
        held0_0 = x_in4[(begin + 4 * (lane % threads) + 1024 * 0) / 4];
    } else {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = x_in[k];
            if (k + 1 < end) held0_0.y = x_in[k + 1];
            if (k + 2 < end) held0_0.z = x_in[k + 2];
            if (k + 3 < end) held0_0.w = x_in[k + 3];
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0 = held0_0;
            accumulate(k, vector0.x, sum_x, sum_2_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y, sum_2_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z, sum_2_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w, sum_2_w);
        }
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
        barrier();
        sum = sumShared[(lane - lane % threads) / 32u];
        sum_2 = sum_2Shared[(lane - lane % threads) / 32u];
    } else {
        sum = subgroupShuffle(sum, lane % 32u - lane % threads);
        sum_2 = subgroupShuffle(sum_2, lane % 32u - lane % threads);
    }
    double v2_2 = vt_div(sum_2, sum); // line 6
    double sum_3_x = 0.0lf, sum_3_y = 0.0lf, sum_3_z = 0.0lf, sum_3_w = 0.0lf;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            again(k, vector0_2.x, v2_2, sum_3_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v2_2, sum_3_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v2_2, sum_3_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v2_2, sum_3_w);
        }
    }
    double sum_3 = (sum_3_x + sum_3_y) + (sum_3_z + sum_3_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sum_3Other = subgroupShuffleXor(sum_3, d);
        sum_3 = sum_3 + sum_3Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sum_3Shared[lane / 32u] = sum_3;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sum_3Shared[lane / 32u] = sum_3Shared[lane / 32u] + sum_3Shared[(lane + d) / 32u];
            }
        }
        barrier();
        sum_3 = sum_3Shared[(lane - lane % threads) / 32u];
    } else {
        sum_3 = subgroupShuffle(sum_3, lane % 32u - lane % threads);
    }
    bool v4 = sum != 0.0lf;
    bool v5_2 = !v4; // line 6
    double v8_2 = sum - p3; // line 6
    bool v9_2 = v8_2 != 0.0lf;
    bool v10_2 = !v9_2; // line 6
    double v12 = (v10_2 ? p4 : v8_2); // line 6
    double v13 = (v5_2 ? p2 : v12); // line 6
    double v14 = vt_div(sum_3, v13); // line 6
    double c = vt_sqrt(v14); // line 6
    if (lane % threads == 0u && team < count) {
        c_out[row] = c;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
// sum·rdivide·isnan·double·ne

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double d_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    double p1;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x, inout double sum) {
    sum = sum + x;
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
        accumulate(at, x_in[at], sum);
    }
    double d = vt_div_by(sum, p0, r0); // line 7
    bool v3 = vt_isnan(d); // line 7
    double v4 = double(v3); // line 7
    bool v6 = v4 != p1; // line 7
    d_out[column] = d;
    out1[column] = uint8_t(v6 ? 1u : 0u);
}

// as in complex_mandelbrot.glsl: sum
// 62b83ea5: isnan·select·not·minus·select·… (11 operations)
// 58bc4a1c: rdivide·plus·isnan·select·prod
// 76616591: isnan·gt·or·any·double·… (6 operations)
// 248808a9: all·double·ne
// 17c00ea3: abs·times·sum·sqrt
// 91e9e8f9: abs·ne·times·sum·sum·… (14 operations)
// 0b100aa0: assign·assign·assign·assign·assign
