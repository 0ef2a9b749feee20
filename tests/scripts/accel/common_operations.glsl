// SPDX-License-Identifier: Apache-2.0
// Kernels of common_operations.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·exp·plus·times·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 a_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double b_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 b_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, out double x, out double a, out double b, inout double sum, inout double sum_2) {
    double v0 = first0 + double(e) * step0; // line 2
    double x_2 = vt_sin(v0); // line 2
    double v2 = vt_exp(x_2); // line 3
    double a_2 = vt_canonical(v2 + p2); // line 3
    double b_2 = vt_canonical(v2 * p3); // line 4
    x = x_2;
    a = a_2;
    b = b_2;
    sum = sum + a_2;
    sum_2 = sum_2 + b_2;
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
        dvec4 xs;
        dvec4 as;
        dvec4 bs;
        accumulate(k, xs.x, as.x, bs.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, as.y, bs.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, as.z, bs.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, as.w, bs.w, sum_w, sum_2_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
            a_out4[k / 4] = as;
            b_out4[k / 4] = bs;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
            a_out[k] = as.x;
            if (k + 1 < end) a_out[k + 1] = as.y;
            if (k + 2 < end) a_out[k + 2] = as.z;
            b_out[k] = bs.x;
            if (k + 1 < end) b_out[k + 1] = bs.y;
            if (k + 2 < end) b_out[k + 2] = bs.z;
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
        sum = sumShared[lane / 32u];
        sum_2 = sum_2Shared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0_2 = vt_canonical(sum); // line 6
        double v1 = vt_canonical(sum_2); // line 6
        out0[row] = v0_2;
        out1[row] = v1;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double p_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 p_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, double x, out double p) {
    p = vt_canonical(x * x); // line 8
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
// minus·times·sum·sum·rdivide·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double m_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
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
    double v2 = x_2 - line2; // line 12
    double v3 = v2 * v2; // line 12
    sum_2 = sum_2 + v3;
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
    double m = vt_div_by(sum, p0, r0); // line 12
    if (lane % threads == 0u && team < count) {
        m_out[row] = m;
    }
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            again(k, vector0_2.x, m, sum_2_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, m, sum_2_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, m, sum_2_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, m, sum_2_w);
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
    double v5 = vt_div_by(sum_2, p1, r1); // line 12
    double v6 = vt_sqrt(v5); // line 12
    if (lane % threads == 0u && team < count) {
        out1[row] = v6;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·rdivide·abs·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double m_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in2[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double x_in[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double d_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec4 d_out4[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint dim0;
    int m_in_offset;
    int m_in_stride0;
    int m_in_stride1;
    int in2_offset;
    int in2_stride0;
    int in2_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double d_2, inout double sum) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double m = m_in[m_in_offset + c0 * m_in_stride0 + c1 * m_in_stride1];
    double v2 = x - m; // line 12
    double v3 = in2[in2_offset + c0 * in2_stride0 + c1 * in2_stride1];
    double d_3 = vt_div(v2, v3); // line 12
    double v5 = vt_canonical(vt_abs(d_3)); // line 13
    d_2 = d_3;
    sum = sum + v5;
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
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        dvec4 d_2s;
        accumulate(k, vector0.x, d_2s.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, d_2s.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, d_2s.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, d_2s.w, sum_w);
        if (k + 3 < end) {
            d_out4[k / 4] = d_2s;
        } else {
            d_out[k] = d_2s.x;
            if (k + 1 < end) d_out[k + 1] = d_2s.y;
            if (k + 2 < end) d_out[k + 2] = d_2s.z;
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
        sum = sumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0 = vt_canonical(sum); // line 13
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double m_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 m_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double m, inout double sum) {
    sum = sum + m;
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
            vector0 = m_in4[k / 4];
        } else {
            vector0.x = m_in[k];
            if (k + 1 < end) vector0.y = m_in[k + 1];
            if (k + 2 < end) vector0.z = m_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 13
        out0[row] = v0;
    }
}

// 2304639d: rand·rand·minus·ne·any
// c04007b7: single·exp·exp·single·minus·… (7 operations)
// de68ccf4: minus·ne·any
// 1bda7ecf: plus·times·plus·eq·all
