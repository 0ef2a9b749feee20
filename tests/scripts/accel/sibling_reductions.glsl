// SPDX-License-Identifier: Apache-2.0
// Kernels of sibling_reductions.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·times·times·min·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out2[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out3[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double minimumShared[8];
shared double maximumShared[8];
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, out double x, inout double minimum, inout double maximum, inout double sum, inout double sum_2) {
    double v0 = first0 + double(e) * step0; // line 2
    double v1 = vt_sin(v0); // line 2
    double x_2 = vt_canonical(v1 * p2); // line 2
    double v4 = vt_canonical(x_2 * x_2); // line 3
    x = x_2;
    minimum = vt_min(minimum, x_2);
    maximum = vt_max(maximum, x_2);
    sum = sum + x_2;
    sum_2 = sum_2 + v4;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 xs;
        accumulate(k, xs.x, minimum_x, maximum_x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, minimum_y, maximum_y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, minimum_z, maximum_z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, minimum_w, maximum_w, sum_w, sum_2_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
        }
    }
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            minimumShared[lane / 32u] = minimum;
            maximumShared[lane / 32u] = maximum;
            sumShared[lane / 32u] = sum;
            sum_2Shared[lane / 32u] = sum_2;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
            }
        }
        minimum = minimumShared[lane / 32u];
        maximum = maximumShared[lane / 32u];
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0_2 = vt_canonical(minimum); // line 3
        double v1_2 = vt_canonical(maximum); // line 3
        double v2 = vt_canonical(sum); // line 3
        double v3 = vt_canonical(sum_2); // line 3
        out0[row] = v0_2;
        out1[row] = v1_2;
        out2[row] = v2;
        out3[row] = v3;
    }
}

#version 450
// assign·assign·assign·assign

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { double in3[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out0[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4Vector { dvec2 out02[]; };
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
};

void body(uint e, out double result) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double v2 = in0[0];
    double v3 = (v1 ? v2 : p0); // line 3
    bool v4 = (uint(c0) - box1_first0) < box1_span0 && (uint(c1) - box1_first1) < box1_span1;
    double v5 = in1[0];
    double v6 = (v4 ? v5 : v3); // line 3
    bool v7 = (uint(c0) - box2_first0) < box2_span0 && (uint(c1) - box2_first1) < box2_span1;
    double v8 = in2[0];
    double v9 = (v7 ? v8 : v6); // line 3
    bool v10 = (uint(c0) - box3_first0) < box3_span0 && (uint(c1) - box3_first1) < box3_span1;
    double v11 = in3[0];
    result = (v10 ? v11 : v9); // line 3
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
// times·min·max·sum·sum·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double mid_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double len_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double lo_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double hi_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double minimumShared[8];
shared double maximumShared[8];
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, double x, inout double minimum, inout double maximum, inout double sum, inout double sum_2) {
    double v1 = x * x; // line 4
    minimum = vt_min(minimum, x);
    maximum = vt_max(maximum, x);
    sum = sum + x;
    sum_2 = sum_2 + v1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        vector0.x = x_in[k];
        if (k + 1 < end) vector0.y = x_in[k + 1];
        if (k + 2 < end) vector0.z = x_in[k + 2];
        if (k + 3 < end) vector0.w = x_in[k + 3];
        accumulate(k, vector0.x, minimum_x, maximum_x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, minimum_y, maximum_y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, minimum_z, maximum_z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, minimum_w, maximum_w, sum_w, sum_2_w);
    }
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            minimumShared[lane / 32u] = minimum;
            maximumShared[lane / 32u] = maximum;
            sumShared[lane / 32u] = sum;
            sum_2Shared[lane / 32u] = sum_2;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
            }
        }
        minimum = minimumShared[lane / 32u];
        maximum = maximumShared[lane / 32u];
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double mid = vt_div_by(sum, p0, r0); // line 4
        double len = vt_sqrt(sum_2); // line 4
        double lo = vt_canonical(minimum); // line 4
        double hi = vt_canonical(maximum); // line 4
        mid_out[row] = mid;
        len_out[row] = len;
        lo_out[row] = lo;
        hi_out[row] = hi;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// gt·lt·gt·any·all·… (10 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out1[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t e_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { uint8_t f_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { double g_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint anyTrueShared[8];
shared uint allTrueShared[8];
shared double sumShared[8];

void accumulate(uint e, double x, inout bool anyTrue, inout bool allTrue, inout double sum) {
    bool v2 = x > p0; // line 6
    bool v4 = x < p1; // line 6
    bool v6 = x > p2; // line 6
    double v7 = double(v6);
    anyTrue = anyTrue || v2;
    allTrue = allTrue && v4;
    sum = sum + v7;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    bool allTrue_x = true, allTrue_y = true, allTrue_z = true, allTrue_w = true;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        vector0.x = x_in[k];
        if (k + 1 < end) vector0.y = x_in[k + 1];
        if (k + 2 < end) vector0.z = x_in[k + 2];
        if (k + 3 < end) vector0.w = x_in[k + 3];
        accumulate(k, vector0.x, anyTrue_x, allTrue_x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, anyTrue_y, allTrue_y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, anyTrue_z, allTrue_z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, anyTrue_w, allTrue_w, sum_w);
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    bool allTrue = (allTrue_x && allTrue_y) && (allTrue_z && allTrue_w);
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
        bool allTrueOther = subgroupShuffleXor(allTrue, d);
        allTrue = allTrue && allTrueOther;
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
            allTrueShared[lane / 32u] = uint(allTrue);
            sumShared[lane / 32u] = sum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
                allTrueShared[lane / 32u] = uint(allTrueShared[lane / 32u] != 0u && allTrueShared[(lane + d) / 32u] != 0u);
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
        allTrue = allTrueShared[lane / 32u] != 0u;
        sum = sumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v1 = double(anyTrue); // line 7
        bool v3 = v1 != p3; // line 7
        double v5 = double(allTrue); // line 7
        bool v7_2 = v5 != p4; // line 7
        double g = vt_canonical(sum); // line 6
        out0[row] = uint8_t(v3 ? 1u : 0u);
        out1[row] = uint8_t(v7_2 ? 1u : 0u);
        e_out[row] = uint8_t(anyTrue ? 1u : 0u);
        f_out[row] = uint8_t(allTrue ? 1u : 0u);
        g_out[row] = g;
    }
}

// as in complex_mandelbrot.glsl: sum
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double r_out[]; };
layout(push_constant, std430) uniform Arguments {
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
    double r = vt_canonical(sum); // line 9
    r_out[column] = r;
}

// f485c0f6: sum
