// SPDX-License-Identifier: Apache-2.0
// Kernels of line_sweeps.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·times·mod·rdivide·minus·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double m_out[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double r4;
    double p5;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double maximumShared[8];

void accumulate(uint e, out double x, inout double maximum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double v4 = vt_mod(v2, p3); // line 2
    double v6 = vt_div_by(v4, p4, r4); // line 2
    double x_2 = vt_canonical(v6 - p5); // line 2
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
        double m = vt_canonical(maximum); // line 4
        m_out[row] = m;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·exp·rdivide·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double m_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double x_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double e_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double p_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint rowLength;
    uint threads;
    uint dim0;
    int m_in_offset;
    int m_in_stride0;
    int m_in_stride1;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double e_2, out double e_3, double m, inout double sum) {
    double v2 = x - m; // line 4
    double e_4 = vt_exp(v2); // line 4
    e_2 = e_4;
    e_3 = e_4;
    sum = sum + e_4;
}

void again(uint e, double e_5, out double p, double line0) {
    double p_2 = vt_div(e_5, line0); // line 4
    p = p_2;
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
    double m_line = m_in[m_in_offset + c0 * m_in_stride0 + c1 * m_in_stride1];
    dvec4 held_e_3_0;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0 = dvec4(0.0lf);
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
            if (k + 3 < end) vector0.w = x_in[k + 3];
            dvec4 e_2s;
            dvec4 e_3s;
            accumulate(k, vector0.x, e_2s.x, e_3s.x, m_line, sum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, e_2s.y, e_3s.y, m_line, sum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, e_2s.z, e_3s.z, m_line, sum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, e_2s.w, e_3s.w, m_line, sum_w);
            e_out[k] = e_2s.x;
            if (k + 1 < end) e_out[k + 1] = e_2s.y;
            if (k + 2 < end) e_out[k + 2] = e_2s.z;
            if (k + 3 < end) e_out[k + 3] = e_2s.w;
            held_e_3_0 = e_3s;
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
    double v0 = vt_canonical(sum); // line 4
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 e_54 = held_e_3_0;
            dvec4 ps;
            again(k, e_54.x, ps.x, v0);
            if (k + 1 < end) again(k + 1, e_54.y, ps.y, v0);
            if (k + 2 < end) again(k + 2, e_54.z, ps.z, v0);
            if (k + 3 < end) again(k + 3, e_54.w, ps.w, v0);
            p_out[k] = ps.x;
            if (k + 1 < end) p_out[k + 1] = ps.y;
            if (k + 2 < end) p_out[k + 2] = ps.z;
            if (k + 3 < end) p_out[k + 3] = ps.w;
        }
    }
}

// as in common_operations.glsl: sum
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·exp·rdivide·max·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double e_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double q_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, double x, inout double maximum) {
    maximum = vt_max(maximum, x);
}

void again(uint e, double x_2, out double e_2, double line0, inout double sum) {
    double v2 = x_2 - line0; // line 6
    double e_3 = vt_exp(v2); // line 6
    e_2 = e_3;
    sum = sum + e_3;
}

void again_2(uint e, double x_3, out double q, double line0_2, double line1) {
    double v2_2 = x_3 - line0_2; // line 6
    double e_4 = vt_exp(v2_2); // line 6
    double q_2 = vt_div(e_4, line1); // line 6
    q = q_2;
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
    double v0 = vt_canonical(maximum); // line 6
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double e_2;
        again(at, x_in[at], e_2, v0, sum);
        e_out[at] = e_2;
    }
    double v1 = vt_canonical(sum); // line 6
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double q;
        again_2(at, x_in[at], q, v0, v1);
        q_out[at] = q;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·rdivide·sum·sum·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double z_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    double p1;
    double r1;
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, double x, inout double sum) {
    sum = sum + x;
}

void again(uint e, double x_2, double line2, inout double sum_2) {
    double v2_2 = x_2 - line2; // line 9
    double v3 = v2_2 * v2_2; // line 9
    sum_2 = sum_2 + v3;
}

void again_2(uint e, double x_3, out double z, double line2_2, double line6) {
    double v2_3 = x_3 - line2_2; // line 9
    double z_2 = vt_div(v2_3, line6); // line 9
    z = z_2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
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
    double v2 = vt_div_by(sum, p0, r0); // line 9
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            again(k, vector0_2.x, v2, sum_2_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v2, sum_2_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v2, sum_2_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v2, sum_2_w);
        }
    }
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sum_2Other = subgroupShuffleXor(sum_2, d);
        sum_2 = sum_2 + sum_2Other;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sum_2Shared[lane / 32u] = sum_2;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sum_2Shared[lane / 32u] = sum_2Shared[lane / 32u] + sum_2Shared[(lane + d) / 32u];
            }
        }
        barrier();
        sum_2 = sum_2Shared[(lane - lane % threads) / 32u];
    } else {
        sum_2 = subgroupShuffle(sum_2, lane % 32u - lane % threads);
    }
    double v5 = vt_div_by(sum_2, p1, r1); // line 9
    double v6 = vt_sqrt(v5); // line 9
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_3 = held0_0;
            dvec4 zs;
            again_2(k, vector0_3.x, zs.x, v2, v6);
            if (k + 1 < end) again_2(k + 1, vector0_3.y, zs.y, v2, v6);
            if (k + 2 < end) again_2(k + 2, vector0_3.z, zs.z, v2, v6);
            if (k + 3 < end) again_2(k + 3, vector0_3.w, zs.w, v2, v6);
            z_out[k] = zs.x;
            if (k + 1 < end) z_out[k + 1] = zs.y;
            if (k + 2 < end) z_out[k + 2] = zs.z;
            if (k + 3 < end) z_out[k + 3] = zs.w;
        }
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·times·rdivide·sum·sum·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double z_out[]; };
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
    double v2_2 = x_2 - line2; // line 10
    double v3 = v2_2 * v2_2; // line 10
    sum_2 = sum_2 + v3;
}

void again_2(uint e, double x_3, out double z, double line2_2, double line6) {
    double v2_3 = x_3 - line2_2; // line 10
    double z_2 = vt_div(v2_3, line6); // line 10
    z = z_2;
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
    double v2 = vt_div_by(sum, p0, r0); // line 10
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, x_in[at], v2, sum_2);
    }
    double v5 = vt_div_by(sum_2, p1, r1); // line 10
    double v6 = vt_sqrt(v5); // line 10
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double z;
        again_2(at, x_in[at], z, v2, v6);
        z_out[at] = z;
    }
}

// 9b4814f9: single·abs·sum
// fdda88bf: rdivide
// e29994cc: minus·sum·rdivide
// e2ec529b: minus·exp·minus·sum·log·… (6 operations)
// e0dfefb2: minus·exp·max·sum
// 68b62352: rdivide·isnan·eq·sum·sum
// 96a9e3d0: gt·sum·any·rdivide
// fabef52c: gt·and·sum
// c5f46981: slice
// 89972f0e: abs·rdivide·minus·sum·max
// 8b1ab5d0: minus·times·rdivide·sum·sum·… (7 operations)
// ba63a39a: rand·rdivide·sum
// as in joined_arrays.glsl: colon
// 79cb77b4: plus·sum·rdivide (partials)
// 4b3f5398: plus·sum·rdivide
// 3448d4e8: plus·minus
// 96e9a6e4: colon·mod·min (partials)
// 32c6acd5: colon·mod·min
// c76342e1: colon·mod·minus·sum
// 5dc153d8: sum
// 02a64f91: minus
// 2270253a: sin·cos·exp·times·sum
// f8baa966: minus
