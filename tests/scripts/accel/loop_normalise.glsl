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
// sum·rdivide·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    sum = sum + v0;
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
        accumulate(k, sum_x);
        if (k + 1 < end) accumulate(k + 1, sum_y);
        if (k + 2 < end) accumulate(k + 2, sum_z);
        if (k + 3 < end) accumulate(k + 3, sum_w);
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
        double v2 = vt_div(sum, p0); // line 4
        double v4 = vt_canonical(v2 * p1); // line 4
        out0[row] = v4;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·sum·sqrt

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    double v1 = in1[0];
    double v = v0 - v1; // line 4
    double v3 = v * v; // line 5
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
        accumulate(k, sum_x);
        if (k + 1 < end) accumulate(k + 1, sum_y);
        if (k + 2 < end) accumulate(k + 2, sum_z);
        if (k + 3 < end) accumulate(k + 3, sum_w);
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
        double v1_2 = vt_sqrt(sum); // line 5
        out0[row] = v1_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·rdivide·sum·rdivide·times

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double in1[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double in2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double v_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint dim0;
    int in0_offset;
    int in0_stride0;
    int in0_stride1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, out double v, inout double sum) {
    int c0 = int(e % dim0);
    int c1 = int(e / dim0);
    double v0 = in0[in0_offset + c0 * in0_stride0 + c1 * in0_stride1];
    double v1 = in1[0];
    double v_2 = v0 - v1; // line 4
    double v3 = in2[0];
    double v_3 = vt_div(v_2, v3); // line 5
    v = v_3;
    sum = sum + v_3;
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
        double v2 = vt_div(sum, p0); // line 4
        double v4 = vt_canonical(v2 * p1); // line 4
        out0[row] = v4;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// minus·times·sum·sqrt

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in1[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double v_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec4 v_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double v, inout double sum) {
    double v1 = in1[0];
    double v_2 = v - v1; // line 4
    double v3 = v_2 * v_2; // line 5
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
        double v1_2 = vt_sqrt(sum); // line 5
        out0[row] = v1_2;
    }
}

// 53ddf009: minus·rdivide·sum·rdivide·times
// 863ea0fb: minus·rdivide
// 41a694e8: times·sum
// ffe37b30: colon·cos
// 45b60962: plus
// 7f4929b2: mtimes (elements of 1 columns)
// 6fd41e66: abs·times·sum·sqrt
// 9c5bf7c9: rdivide
