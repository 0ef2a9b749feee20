// SPDX-License-Identifier: Apache-2.0
// Kernels of kept_and_reduced.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·cos·times·plus·times·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 y_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double t_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 t_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double s_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double u_out[]; };
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

void accumulate(uint e, out double x, out double y, out double t, inout double sum, inout double sum_2) {
    double v0 = first0 + double(e) * step0; // line 2
    double x_2 = vt_cos(v0); // line 2
    double y_2 = vt_canonical(x_2 * p2); // line 3
    double v4 = vt_canonical(y_2 * y_2); // line 3
    double t_2 = vt_canonical(y_2 + p3); // line 3
    x = x_2;
    y = y_2;
    t = t_2;
    sum = sum + y_2;
    sum_2 = sum_2 + v4;
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
        dvec4 ys;
        dvec4 ts;
        accumulate(k, xs.x, ys.x, ts.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, ys.y, ts.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, ys.z, ts.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, ys.w, ts.w, sum_w, sum_2_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
            y_out4[k / 4] = ys;
            t_out4[k / 4] = ts;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
            y_out[k] = ys.x;
            if (k + 1 < end) y_out[k + 1] = ys.y;
            if (k + 2 < end) y_out[k + 2] = ys.z;
            t_out[k] = ts.x;
            if (k + 1 < end) t_out[k + 1] = ts.y;
            if (k + 2 < end) t_out[k + 2] = ts.z;
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
        double s = vt_canonical(sum); // line 3
        double u = vt_canonical(sum_2); // line 3
        s_out[row] = s;
        u_out[row] = u;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// abs·rdivide·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 a_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double n_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double b_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec4 b_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double a, inout double sum) {
    double a_2 = vt_canonical(vt_abs(x)); // line 5
    a = a_2;
    sum = sum + a_2;
}

void again(uint e, double x_2, out double b, double line0) {
    double a_3 = vt_canonical(vt_abs(x_2)); // line 5
    double b_2 = vt_div(a_3, line0); // line 5
    b = b_2;
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
            dvec4 as;
            accumulate(k, vector0.x, as.x, sum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, as.y, sum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, as.z, sum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, as.w, sum_w);
            if (k + 3 < end) {
                a_out4[k / 4] = as;
            } else {
                a_out[k] = as.x;
                if (k + 1 < end) a_out[k + 1] = as.y;
                if (k + 2 < end) a_out[k + 2] = as.z;
            }
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
    double n = vt_canonical(sum); // line 5
    if (lane % threads == 0u && team < count) {
        n_out[row] = n;
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            dvec4 bs;
            again(k, vector0_2.x, bs.x, n);
            if (k + 1 < end) again(k + 1, vector0_2.y, bs.y, n);
            if (k + 2 < end) again(k + 2, vector0_2.z, bs.z, n);
            if (k + 3 < end) again(k + 3, vector0_2.w, bs.w, n);
            if (k + 3 < end) {
                b_out4[k / 4] = bs;
            } else {
                b_out[k] = bs.x;
                if (k + 1 < end) b_out[k + 1] = bs.y;
                if (k + 2 < end) b_out[k + 2] = bs.z;
            }
        }
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·times·cumsum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double c_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double v_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double k_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint rowLength;
    uint tiles;
};
shared double staged[2176];
shared double segmentTotals[256];

double body(uint e) {
    double x = x_in[e];
    double c = vt_canonical(x - p0); // line 7
    double v = vt_canonical(c * c); // line 7
    c_out[e] = c;
    v_out[e] = v;
    return c;
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint tile = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x);
    if (tile >= count) return;
    uint row = tile / tiles;
    uint start = row * rowLength;
    uint begin = tile % tiles * 4096;
    double inside[16];
    double before = 0.0lf;
    for (uint part = 0; part < 2; ++part) {
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            uint k = begin + part * 2048 + n;
            double next = 0.0lf;
            if (k < rowLength) next = body(start + k);
            staged[n + n / 16] = next;
        }
        barrier();
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j) {
                double next = staged[t % 128 * 17 + j];
                before = j == 0 ? next : before + next;
                inside[j] = before;
            }
        }
        barrier();
    }
    segmentTotals[t] = before;
    barrier();
    for (uint d = 1; d < 256; d *= 2) {
        double total = segmentTotals[t];
        if (t >= d) total = segmentTotals[t - d] + total;
        barrier();
        segmentTotals[t] = total;
        barrier();
    }
    if (t > 0) before = segmentTotals[t - 1];
    for (uint part = 0; part < 2; ++part) {
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j)
                staged[t % 128 * 17 + j] = t > 0 ? before + inside[j] : inside[j];
        }
        barrier();
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            uint k = begin + part * 2048 + n;
            if (k < rowLength) k_out[start + k] = vt_canonical(staged[n + n / 16]);
        }
        barrier();
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// gt·double·ne·select·sum·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t mask_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { u8vec4 mask_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double x_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double m_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, double x_2, out bool mask, out double x, inout double sum, inout double sum_2) {
    bool mask_2 = x_2 > p0; // line 9
    double v3 = double(mask_2); // line 9
    bool v5 = v3 != p1; // line 9
    double v6 = double(v5);
    double x_3 = (mask_2 ? p2 : x_2); // line 9
    mask = mask_2;
    x = x_3;
    sum = sum + v6;
    sum_2 = sum_2 + x_3;
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
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        bvec4 masks;
        dvec4 xs;
        accumulate(k, vector0.x, masks.x, xs.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, masks.y, xs.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, masks.z, xs.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, masks.w, xs.w, sum_w, sum_2_w);
        if (k + 3 < end) {
            mask_out4[k / 4] = u8vec4(uvec4(masks));
            x_out4[k / 4] = xs;
        } else {
            mask_out[k] = uint8_t(masks.x ? 1u : 0u);
            if (k + 1 < end) mask_out[k + 1] = uint8_t(masks.y ? 1u : 0u);
            if (k + 2 < end) mask_out[k + 2] = uint8_t(masks.z ? 1u : 0u);
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
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
        double m = vt_canonical(sum); // line 9
        double v1 = vt_canonical(sum_2); // line 10
        m_out[row] = m;
        out1[row] = v1;
    }
}

