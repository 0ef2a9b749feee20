// SPDX-License-Identifier: Apache-2.0
// Kernels of standard_scores.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·times·mod·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, out double x, inout double sum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double x_2 = vt_mod(v2, p3); // line 2
    x = x_2;
    sum = sum + x_2;
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
        dvec4 xs;
        accumulate(k, xs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, sum_w);
        x_out[k] = xs.x;
        if (k + 1 < end) x_out[k + 1] = xs.y;
        if (k + 2 < end) x_out[k + 2] = xs.z;
        if (k + 3 < end) x_out[k + 3] = xs.w;
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
        double v2_2 = vt_div_by(sum, p4, r4); // line 3
        out0[row] = v2_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·rdivide·sum·rdivide·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double z_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double r0;
    uint count;
    uint rowLength;
    uint threads;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
};
shared double sumShared[8];

void accumulate(uint e, double x, double x1, inout double sum) {
    double v2 = x - x1; // line 3
    double v3 = v2 * v2; // line 3
    sum = sum + v3;
}

void again(uint e, double x_2, out double z, double x1_2, double line3) {
    double v2_3 = x_2 - x1_2; // line 3
    double z_2 = vt_div(v2_3, line3); // line 3
    z = z_2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    uint q0 = vt_over(begin, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(begin - q0 * dim0);
    int c1 = int(q0);
    double x1_line = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    dvec4 held0_0 = dvec4(0.0lf);
    {
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
            accumulate(k, vector0.x, x1_line, sum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, x1_line, sum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, x1_line, sum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, x1_line, sum_w);
        }
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
        barrier();
        sum = sumShared[(lane - lane % threads) / 32u];
    } else {
        sum = subgroupShuffle(sum, lane % 32u - lane % threads);
    }
    double v2_2 = vt_div_by(sum, p0, r0); // line 3
    double v3_2 = vt_sqrt(v2_2); // line 3
    uint q0_2 = vt_over(begin, dim0_divisor.x, dim0_divisor.y);
    int c0_2 = int(begin - q0_2 * dim0);
    int c1_2 = int(q0_2);
    double x1_2_line = in1[in1_offset + c0_2 * in1_stride0 + c1_2 * in1_stride1];
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            dvec4 zs;
            again(k, vector0_2.x, zs.x, x1_2_line, v3_2);
            if (k + 1 < end) again(k + 1, vector0_2.y, zs.y, x1_2_line, v3_2);
            if (k + 2 < end) again(k + 2, vector0_2.z, zs.z, x1_2_line, v3_2);
            if (k + 3 < end) again(k + 3, vector0_2.w, zs.w, x1_2_line, v3_2);
            z_out[k] = zs.x;
            if (k + 1 < end) z_out[k + 1] = zs.y;
            if (k + 2 < end) z_out[k + 2] = zs.z;
            if (k + 3 < end) z_out[k + 3] = zs.w;
        }
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·rdivide·abs

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double z_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double z, inout double sum) {
    sum = sum + z;
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
        vector0.x = z_in[k];
        if (k + 1 < end) vector0.y = z_in[k + 1];
        if (k + 2 < end) vector0.z = z_in[k + 2];
        if (k + 3 < end) vector0.w = z_in[k + 3];
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
        double v2 = vt_div_by(sum, p0, r0); // line 4
        double v3 = vt_canonical(vt_abs(v2)); // line 4
        out0[row] = v3;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// max·lt

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 in04[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double maximumShared[8];

void accumulate(uint e, double x0, inout double maximum) {
    maximum = vt_max(maximum, x0);
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
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = in04[k / 4];
        } else {
            vector0.x = in0[k];
            if (k + 1 < end) vector0.y = in0[k + 1];
            if (k + 2 < end) vector0.z = in0[k + 2];
        }
        accumulate(k, vector0.x, maximum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, maximum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, maximum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, maximum_w);
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
        bool v2 = maximum < p0; // line 4
        out0[row] = uint8_t(v2 ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·times·rdivide·sum·sum·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double w_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    double p1;
    double r1;
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, double x, inout double sum) {
    sum = sum + x;
}

void again(uint e, double x_2, double line2, inout double sum_2) {
    double v2_2 = x_2 - line2; // line 5
    double v3 = v2_2 * v2_2; // line 5
    sum_2 = sum_2 + v3;
}

void again_2(uint e, double x_3, out double w, double line2_2, double line6) {
    double v2_3 = x_3 - line2_2; // line 5
    double w_2 = vt_div(v2_3, line6); // line 5
    w = w_2;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint o = column / inner;
    uint begin = 0;
    uint end = rowLength;
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, x_in[at], sum);
    }
    double v2 = vt_div_by(sum, p0, r0); // line 5
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, x_in[at], v2, sum_2);
    }
    double v5 = vt_div_by(sum_2, p1, r1); // line 5
    double v6 = vt_sqrt(v5); // line 5
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double w;
        again_2(at, x_in[at], w, v2, v6);
        w_out[at] = w;
    }
}

// b533132d: times·sum
// 1c118d48: min·max·minus
// f7ac91ac: minus·rdivide·min·max·sum
// 0143a281: rdivide·sum
// a3e84b5c: sum
