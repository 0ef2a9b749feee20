// SPDX-License-Identifier: Apache-2.0
// Kernels of reshaped_chains.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·sin·plus·times·plus·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 x_out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 a_out2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double b_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 b_out2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double c_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec2 c_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double p5;
    uint count;
};

void body(uint e, out double x, out double a, out double b, out double c) {
    double v0 = first0 + double(e) * step0; // line 2
    double v1 = vt_sin(v0); // line 2
    x = vt_canonical(v1 + p2); // line 2
    a = vt_canonical(x * p3); // line 3
    b = vt_canonical(a + p4); // line 3
    c = vt_canonical(b - p5); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2;
    dvec2 a2;
    dvec2 b2;
    dvec2 c2;
    body(first, x2.x, a2.x, b2.x, c2.x);
    body(min(first + 1, count - 1), x2.y, a2.y, b2.y, c2.y);
    if (full) {
        x_out2[first / 2] = x2;
        a_out2[first / 2] = a2;
        b_out2[first / 2] = b2;
        c_out2[first / 2] = c2;
    } else {
        x_out[first] = x2.x;
        a_out[first] = a2.x;
        b_out[first] = b2.x;
        c_out[first] = c2.x;
    }
}

// as in loop_columns.glsl: sum
// as in reduction_flags.glsl: abs·times·sum·sqrt
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// abs·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 a_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double t_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double a, inout double sum) {
    double v1 = vt_canonical(vt_abs(a)); // line 5
    sum = sum + v1;
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
            vector0 = a_in4[k / 4];
        } else {
            vector0.x = a_in[k];
            if (k + 1 < end) vector0.y = a_in[k + 1];
            if (k + 2 < end) vector0.z = a_in[k + 2];
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
        double t = vt_canonical(sum); // line 5
        t_out[row] = t;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 a_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double d_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 d_out4[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double a, inout double sum) {
    sum = sum + a;
}

void again(uint e, double a_2, out double d_2, double line2) {
    double d_3 = vt_canonical(a_2 - line2); // line 8
    d_2 = d_3;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    dvec4 held0_0 = dvec4(0.0lf);
    if (end - begin == 1u * 1024u) {
        held0_0 = a_in4[(begin + 4 * (lane % threads) + 1024 * 0) / 4];
    } else {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = a_in[k];
            if (k + 1 < end) held0_0.y = a_in[k + 1];
            if (k + 2 < end) held0_0.z = a_in[k + 2];
            if (k + 3 < end) held0_0.w = a_in[k + 3];
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0 = held0_0;
            accumulate(k, vector0.x, sum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w);
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
    double v2 = vt_div_by(sum, p0, r0); // line 8
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            dvec4 d_2s;
            again(k, vector0_2.x, d_2s.x, v2);
            if (k + 1 < end) again(k + 1, vector0_2.y, d_2s.y, v2);
            if (k + 2 < end) again(k + 2, vector0_2.z, d_2s.z, v2);
            if (k + 3 < end) again(k + 3, vector0_2.w, d_2s.w, v2);
            if (k + 3 < end) {
                d_out4[k / 4] = d_2s;
            } else {
                d_out[k] = d_2s.x;
                if (k + 1 < end) d_out[k + 1] = d_2s.y;
                if (k + 2 < end) d_out[k + 2] = d_2s.z;
            }
        }
    }
}

// as in joined_arrays.glsl: colon
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double d_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 d_in2[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double e_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 e_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int in1_offset;
    int in1_stride0;
    int in1_stride1;
};

void body(uint e, double d, double x1, out double e_2) {
    e_2 = vt_canonical(d * x1); // line 8
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 d2 = dvec2(0.0lf);
    dvec2 e_22;
    if (full) {
        d2 = d_in2[first / 2];
    } else {
        d2.x = d_in[first];
    }
    uint q0 = vt_over(first, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(first - q0 * dim0);
    int c1 = int(q0);
    double x1_all = in1[in1_offset + c0 * in1_stride0 + c1 * in1_stride1];
    body(first, d2.x, x1_all, e_22.x);
    body(min(first + 1, count - 1), d2.y, x1_all, e_22.y);
    if (full) {
        e_out2[first / 2] = e_22;
    } else {
        e_out[first] = e_22.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// sum·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double p_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double a, inout double sum) {
    sum = sum + a;
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
        accumulate(at, a_in[at], sum);
    }
    double p = vt_canonical(sum + p0); // line 10
    p_out[column] = p;
}

