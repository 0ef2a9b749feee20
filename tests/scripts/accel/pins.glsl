// SPDX-License-Identifier: Apache-2.0
// Kernels of pins.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·rdivide·sin·plus·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 a_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double r2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, out double x, out double a, inout double sum) {
    double v0 = first0 + double(e) * step0; // line 4
    double x_2 = vt_div_by(v0, p2, r2); // line 4
    double v3 = vt_sin(x_2); // line 6
    double a_2 = vt_canonical(v3 + x_2); // line 6
    x = x_2;
    a = a_2;
    sum = sum + a_2;
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
        dvec4 as;
        accumulate(k, xs.x, as.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, as.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, as.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, as.w, sum_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
            a_out4[k / 4] = as;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
            a_out[k] = as.x;
            if (k + 1 < end) a_out[k + 1] = as.y;
            if (k + 2 < end) a_out[k + 2] = as.z;
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
        double v0_2 = vt_canonical(sum); // line 12
        out0[row] = v0_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sqrt·times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double b_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 b_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double b, inout double sum) {
    double v1 = vt_sqrt(x); // line 8
    double b_2 = vt_canonical(v1 * p0); // line 8
    b = b_2;
    sum = sum + b_2;
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
        dvec4 bs;
        accumulate(k, vector0.x, bs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, bs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, bs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, bs.w, sum_w);
        if (k + 3 < end) {
            b_out4[k / 4] = bs;
        } else {
            b_out[k] = bs.x;
            if (k + 1 < end) b_out[k + 1] = bs.y;
            if (k + 2 < end) b_out[k + 2] = bs.z;
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
        double v0 = vt_canonical(sum); // line 12
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// uminus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, double x, out double result) {
    result = vt_canonical(-x); // line 10
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2 = dvec2(0.0lf);
    dvec2 result2;
    if (full) {
        x2 = x_in2[first / 2];
    } else {
        x2.x = x_in[first];
    }
    body(first, x2.x, result2.x);
    body(min(first + 1, count - 1), x2.y, result2.y);
    if (full) {
        out02[first / 2] = result2;
    } else {
        out0[first] = result2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// exp

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 in02[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 out02[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, double x0, out double result) {
    result = vt_exp(x0); // line 10
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x02 = dvec2(0.0lf);
    dvec2 result2;
    if (full) {
        x02 = in02[first / 2];
    } else {
        x02.x = in0[first];
    }
    body(first, x02.x, result2.x);
    body(min(first + 1, count - 1), x02.y, result2.y);
    if (full) {
        out02[first / 2] = result2;
    } else {
        out0[first] = result2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 in02[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double c_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 c_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
};

void body(uint e, double x0, out double c) {
    c = vt_canonical(x0 + p0); // line 10
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x02 = dvec2(0.0lf);
    dvec2 c2;
    if (full) {
        x02 = in02[first / 2];
    } else {
        x02.x = in0[first];
    }
    body(first, x02.x, c2.x);
    body(min(first + 1, count - 1), x02.y, c2.y);
    if (full) {
        c_out2[first / 2] = c2;
    } else {
        c_out[first] = c2.x;
    }
}

// as in loop_columns.glsl: sum
// 4364c38e: times
// 500a28c7: plus·sum
// 02ce8e36: plus·times
// b5c37dc7: minus
// 66c8e1cb: abs·plus·max
// c39d54ef: plus
// c203d8ed: times
// e9f94fe8: plus
// 965e0e43: times·sum
