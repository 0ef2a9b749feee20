// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_normalise.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·sum·rdivide·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double v_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double r2;
    double p3;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, out double v, inout double sum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v_2 = vt_sin(v0); // line 2
    v = v_2;
    sum = sum + v_2;
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
        dvec4 vs;
        accumulate(k, vs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vs.w, sum_w);
        if (k + 3 < end) {
            v_out4[k / 4] = vs;
        } else {
            v_out[k] = vs.x;
            if (k + 1 < end) v_out[k + 1] = vs.y;
            if (k + 2 < end) v_out[k + 2] = vs.z;
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
        double v2 = vt_div_by(sum, p2, r2); // line 4
        double v4 = vt_canonical(v2 * p3); // line 4
        out0[row] = v4;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·rdivide·sum·sum·… (8 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double v_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec4 v_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double v_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double r0;
    double p1;
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];

void accumulate(uint e, double v, inout double sum) {
    double v1 = in1[0];
    double v_2 = v - v1; // line 4
    double v3 = v_2 * v_2; // line 5
    sum = sum + v3;
}

void again(uint e, double v_4, out double v_3, double line1, inout double sum_2) {
    double v1_3 = in1[0];
    double v_5 = v_4 - v1_3; // line 4
    double v_6 = vt_div(v_5, line1); // line 5
    v_3 = v_6;
    sum_2 = sum_2 + v_6;
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
        held0_0 = v_in4[(begin + 4 * (lane % threads) + 1024 * 0) / 4];
    } else {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = v_in[k];
            if (k + 1 < end) held0_0.y = v_in[k + 1];
            if (k + 2 < end) held0_0.z = v_in[k + 2];
            if (k + 3 < end) held0_0.w = v_in[k + 3];
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
    double v1_2 = vt_sqrt(sum); // line 5
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            dvec4 v_3s;
            again(k, vector0_2.x, v_3s.x, v1_2, sum_2_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v_3s.y, v1_2, sum_2_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v_3s.z, v1_2, sum_2_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v_3s.w, v1_2, sum_2_w);
            if (k + 3 < end) {
                v_out4[k / 4] = v_3s;
            } else {
                v_out[k] = v_3s.x;
                if (k + 1 < end) v_out[k + 1] = v_3s.y;
                if (k + 2 < end) v_out[k + 2] = v_3s.z;
            }
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
    double v4 = vt_div_by(sum_2, p0, r0); // line 4
    double v6 = vt_canonical(v4 * p1); // line 4
    if (lane % threads == 0u && team < count) {
        out0[row] = v6;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·rdivide·sum·sqrt

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double v_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec4 v_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double v_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 v_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double v, inout double sum) {
    double v1 = in1[0];
    double v_2 = v - v1; // line 4
    double v3 = v_2 * v_2; // line 5
    sum = sum + v3;
}

void again(uint e, double v_4, out double v_3, double line1) {
    double v1_3 = in1[0];
    double v_5 = v_4 - v1_3; // line 4
    double v_6 = vt_div(v_5, line1); // line 5
    v_3 = v_6;
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
        held0_0 = v_in4[(begin + 4 * (lane % threads) + 1024 * 0) / 4];
    } else {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = v_in[k];
            if (k + 1 < end) held0_0.y = v_in[k + 1];
            if (k + 2 < end) held0_0.z = v_in[k + 2];
            if (k + 3 < end) held0_0.w = v_in[k + 3];
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
    double v1_2 = vt_sqrt(sum); // line 5
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            dvec4 v_3s;
            again(k, vector0_2.x, v_3s.x, v1_2);
            if (k + 1 < end) again(k + 1, vector0_2.y, v_3s.y, v1_2);
            if (k + 2 < end) again(k + 2, vector0_2.z, v_3s.z, v1_2);
            if (k + 3 < end) again(k + 3, vector0_2.w, v_3s.w, v1_2);
            if (k + 3 < end) {
                v_out4[k / 4] = v_3s;
            } else {
                v_out[k] = v_3s.x;
                if (k + 1 < end) v_out[k + 1] = v_3s.y;
                if (k + 2 < end) v_out[k + 2] = v_3s.z;
            }
        }
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double v_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 v_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double v, inout double sum) {
    double v1 = v * v; // line 7
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
            vector0 = v_in4[k / 4];
        } else {
            vector0.x = v_in[k];
            if (k + 1 < end) vector0.y = v_in[k + 1];
            if (k + 2 < end) vector0.z = v_in[k + 2];
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
        double v0 = vt_canonical(sum); // line 7
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·cos

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double A_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 A_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
};

void body(uint e, out double A) {
    double v0 = first0 + double(e) * step0; // line 8
    A = vt_cos(v0); // line 8
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 A2;
    body(first, A2.x);
    body(min(first + 1, count - 1), A2.y);
    if (full) {
        A_out2[first / 2] = A2;
    } else {
        A_out[first] = A2.x;
    }
}

// 21a8e515: plus
// 7f4929b2: mtimes (elements of 1 columns)
// 6fd41e66: abs·times·sum·sqrt
// 788cb87b: rdivide
