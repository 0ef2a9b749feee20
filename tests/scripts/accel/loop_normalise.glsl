// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_normalise.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·sin

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double out0[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
};

void body(uint e, out double result) {
    double v0 = first0 + double(e) * step0; // line 2
    result = vt_sin(v0); // line 2
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
// minus·times·rdivide·sum·sum·… (11 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double v_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double r0;
    double p1;
    double p2;
    double r2;
    double p3;
    uint count;
    uint rowLength;
    uint threads;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    int in0_step;
};
shared double sumShared[8];
shared double sum_2Shared[8];
shared double sum_3Shared[8];

void accumulate(uint e, double x0, inout double sum) {
    sum = sum + x0;
}

void again(uint e, double x0_2, double line4, inout double sum_2) {
    double v = x0_2 - line4; // line 4
    double v3 = v * v; // line 5
    sum_2 = sum_2 + v3;
}

void again_2(uint e, out double v_2, double x0_3, double line4_2, double line6, inout double sum_3) {
    double v_3 = x0_3 - line4_2; // line 4
    double v_4 = vt_div(v_3, line6); // line 5
    v_2 = v_4;
    sum_3 = sum_3 + v_4;
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
    int x0_first = in0_offset + c0 * in0_stride0 + c1 * in0_stride1;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        accumulate(k, in0[x0_first + int(k - begin) * in0_step], sum_x);
        if (k + 1 < end) accumulate(k + 1, in0[x0_first + int(k + 1 - begin) * in0_step], sum_y);
        if (k + 2 < end) accumulate(k + 2, in0[x0_first + int(k + 2 - begin) * in0_step], sum_z);
        if (k + 3 < end) accumulate(k + 3, in0[x0_first + int(k + 3 - begin) * in0_step], sum_w);
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
    double v2 = vt_div_by(sum, p0, r0); // line 4
    double v4 = vt_canonical(v2 * p1); // line 4
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    uint q0_2 = vt_over(begin, dim0_divisor.x, dim0_divisor.y);
    int c0_2 = int(begin - q0_2 * dim0);
    int c1_2 = int(q0_2);
    int x0_2_first = in0_offset + c0_2 * in0_stride0 + c1_2 * in0_stride1;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        again(k, in0[x0_2_first + int(k - begin) * in0_step], v4, sum_2_x);
        if (k + 1 < end) again(k + 1, in0[x0_2_first + int(k + 1 - begin) * in0_step], v4, sum_2_y);
        if (k + 2 < end) again(k + 2, in0[x0_2_first + int(k + 2 - begin) * in0_step], v4, sum_2_z);
        if (k + 3 < end) again(k + 3, in0[x0_2_first + int(k + 3 - begin) * in0_step], v4, sum_2_w);
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
    double v6 = vt_sqrt(sum_2); // line 5
    double sum_3_x = 0.0lf, sum_3_y = 0.0lf, sum_3_z = 0.0lf, sum_3_w = 0.0lf;
    uint q0_3 = vt_over(begin, dim0_divisor.x, dim0_divisor.y);
    int c0_3 = int(begin - q0_3 * dim0);
    int c1_3 = int(q0_3);
    int x0_3_first = in0_offset + c0_3 * in0_stride0 + c1_3 * in0_stride1;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 v_2s;
        again_2(k, v_2s.x, in0[x0_3_first + int(k - begin) * in0_step], v4, v6, sum_3_x);
        if (k + 1 < end) again_2(k + 1, v_2s.y, in0[x0_3_first + int(k + 1 - begin) * in0_step], v4, v6, sum_3_y);
        if (k + 2 < end) again_2(k + 2, v_2s.z, in0[x0_3_first + int(k + 2 - begin) * in0_step], v4, v6, sum_3_z);
        if (k + 3 < end) again_2(k + 3, v_2s.w, in0[x0_3_first + int(k + 3 - begin) * in0_step], v4, v6, sum_3_w);
        if (k + 3 < end) {
            v_out4[k / 4] = v_2s;
        } else {
            v_out[k] = v_2s.x;
            if (k + 1 < end) v_out[k + 1] = v_2s.y;
            if (k + 2 < end) v_out[k + 2] = v_2s.z;
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
    double v9 = vt_div_by(sum_3, p2, r2); // line 4
    double v11 = vt_canonical(v9 * p3); // line 4
    if (lane % threads == 0u && team < count) {
        out0[row] = v11;
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

// ffe37b30: colon·cos
// 21a8e515: plus
// 7f4929b2: mtimes (elements of 1 columns)
// 6fd41e66: abs·times·sum·sqrt
// 788cb87b: rdivide
