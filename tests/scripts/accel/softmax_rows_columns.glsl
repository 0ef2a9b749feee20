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
// minus·exp·rdivide·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double p_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint rowLength;
    uint threads;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double p, double x1, inout double sum) {
    double v2 = x - x1; // line 3
    double p_2 = vt_exp(v2); // line 3
    p = p_2;
    sum = sum + p_2;
}

void again(uint e, double p_4, out double p_3, double line0) {
    double p_5 = vt_div(p_4, line0); // line 3
    p_3 = p_5;
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
    dvec4 held_p_0;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0 = dvec4(0.0lf);
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
            if (k + 3 < end) vector0.w = x_in[k + 3];
            dvec4 ps;
            accumulate(k, vector0.x, ps.x, x1_line, sum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, ps.y, x1_line, sum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, ps.z, x1_line, sum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, ps.w, x1_line, sum_w);
            held_p_0 = ps;
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
    double v0 = vt_canonical(sum); // line 3
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 p_44 = held_p_0;
            dvec4 p_3s;
            again(k, p_44.x, p_3s.x, v0);
            if (k + 1 < end) again(k + 1, p_44.y, p_3s.y, v0);
            if (k + 2 < end) again(k + 2, p_44.z, p_3s.z, v0);
            if (k + 3 < end) again(k + 3, p_44.w, p_3s.w, v0);
            p_out[k] = p_3s.x;
            if (k + 1 < end) p_out[k + 1] = p_3s.y;
            if (k + 2 < end) p_out[k + 2] = p_3s.z;
            if (k + 3 < end) p_out[k + 3] = p_3s.w;
        }
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
// minus·exp·rdivide·max·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double q_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, double x, inout double maximum) {
    maximum = vt_max(maximum, x);
}

void again(uint e, double x_2, double line0, inout double sum) {
    double v2 = x_2 - line0; // line 5
    double q = vt_exp(v2); // line 5
    sum = sum + q;
}

void again_2(uint e, double x_3, out double q_2, double line0_2, double line1) {
    double v2_2 = x_3 - line0_2; // line 5
    double q_3 = vt_exp(v2_2); // line 5
    double q_4 = vt_div(q_3, line1); // line 5
    q_2 = q_4;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint o = column / inner;
    uint begin = 0;
    uint end = rowLength;
    double maximum = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, x_in[at], maximum);
    }
    double v0 = vt_canonical(maximum); // line 5
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, x_in[at], v0, sum);
    }
    double v1 = vt_canonical(sum); // line 5
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double q_2;
        again_2(at, x_in[at], q_2, v0, v1);
        q_out[at] = q_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double q_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 q_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double q, inout double sum) {
    sum = sum + q;
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
            vector0 = q_in4[k / 4];
        } else {
            vector0.x = q_in[k];
            if (k + 1 < end) vector0.y = q_in[k + 1];
            if (k + 2 < end) vector0.z = q_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 6
        out0[row] = v0;
    }
}

// 5195cad6: single·minus·exp·minus·max·… (8 operations)
// c14e0711: exp·sum
// af4d8ff8: max
