// SPDX-License-Identifier: Apache-2.0
// Kernels of epilogues.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·times·mod·minus·times·… (9 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double m_out[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double p5;
    double r5;
    double p6;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, out double x, inout double sum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double v4 = vt_mod(v2, p3); // line 2
    double x_2 = vt_canonical(v4 - p4); // line 2
    double v7 = vt_canonical(x_2 * x_2); // line 3
    x = x_2;
    sum = sum + v7;
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
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
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
        double v2_2 = vt_div_by(sum, p5, r5); // line 3
        double v3 = vt_sqrt(v2_2); // line 3
        double m = vt_canonical(v3 + p6); // line 3
        m_out[row] = m;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·colon·times·times·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double w_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double d_out[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, inout double sum) {
    sum = sum + x;
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
        double v0 = first0 + double(row) * step0; // line 5
        double w = vt_canonical(v0 * p2); // line 5
        double v4 = sum * w; // line 5
        double d_2 = vt_canonical(v4 - w); // line 5
        w_out[row] = w;
        d_out[row] = d_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// abs·max·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double v_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x, inout double maximum) {
    double v1 = vt_canonical(vt_abs(x)); // line 7
    maximum = vt_max(maximum, v1);
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
    double maximum = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, x_in[at], maximum);
    }
    double v = vt_canonical(maximum * p0); // line 7
    v_out[column] = v;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// gt·sum·rdivide·gt·double·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t h_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double r1;
    double p2;
    double p3;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, inout double sum) {
    bool v2 = x > p0; // line 8
    double v3 = double(v2);
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
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
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
        double v2_2 = vt_div_by(sum, p1, r1); // line 8
        bool h = v2_2 > p2; // line 8
        double v5 = double(h); // line 8
        bool v7 = v5 != p3; // line 8
        h_out[row] = uint8_t(h ? 1u : 0u);
        out1[row] = uint8_t(v7 ? 1u : 0u);
    }
}

// as in complex_mandelbrot.glsl: sum
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double m_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double y_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 y_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int m_in_offset;
    int m_in_stride0;
    int m_in_stride1;
};

void body(uint e, double x, double m, out double y) {
    y = vt_div(x, m); // line 10
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2 = dvec2(0.0lf);
    dvec2 y2;
    if (full) {
        x2 = x_in2[first / 2];
    } else {
        x2.x = x_in[first];
    }
    uint q0 = vt_over(first, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(first - q0 * dim0);
    int c1 = int(q0);
    double m_all = m_in[m_in_offset + c0 * m_in_stride0 + c1 * m_in_stride1];
    body(first, x2.x, m_all, y2.x);
    body(min(first + 1, count - 1), x2.y, m_all, y2.y);
    if (full) {
        y_out2[first / 2] = y2;
    } else {
        y_out[first] = y2.x;
    }
}

