// SPDX-License-Identifier: Apache-2.0
// Kernels of cumulative_chains.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·times·mod·minus·times·… (6 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double p5;
    uint count;
    uint rowLength;
    uint tiles;
};
shared double staged[2176];
shared double segmentTotals[256];

double body(uint e) {
    double v0 = first0 + double(e) * step0; // line 2
    double v2 = v0 * p2; // line 2
    double v4 = vt_mod(v2, p3); // line 2
    double x = vt_canonical(v4 - p4); // line 2
    double v8 = vt_canonical(x * p5); // line 3
    x_out[e] = x;
    return v8;
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
            if (k < rowLength) out0[start + k] = vt_canonical(staged[n + n / 16]);
        }
        barrier();
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 in02[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double a_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 a_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    uint count;
};

void body(uint e, double x0, out double a) {
    a = vt_canonical(x0 + p0); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x02 = dvec2(0.0lf);
    dvec2 a2;
    if (full) {
        x02 = in02[first / 2];
    } else {
        x02.x = in0[first];
    }
    body(first, x02.x, a2.x);
    body(min(first + 1, count - 1), x02.y, a2.y);
    if (full) {
        a_out2[first / 2] = a2;
    } else {
        a_out[first] = a2.x;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// cumsum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double b_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

double body(uint e) {
    double x = x_in[e];
    return x;
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
    double running = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double next = body(at);
        running = k == begin ? next : running + next;
        b_out[at] = vt_canonical(running);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double b_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double s_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double b, inout double sum) {
    sum = sum + b;
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
        vector0.x = b_in[k];
        if (k + 1 < end) vector0.y = b_in[k + 1];
        if (k + 2 < end) vector0.z = b_in[k + 2];
        if (k + 3 < end) vector0.w = b_in[k + 3];
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
        double s = vt_canonical(sum); // line 4
        s_out[row] = s;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// rdivide·plus·cumprod

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double c_out[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double r1;
    uint count;
    uint rowLength;
    uint tiles;
};
shared double staged[2176];
shared double segmentTotals[256];

double body(uint e) {
    double x = x_in[e];
    double v3 = vt_div_by(x, p1, r1); // line 5
    double v4 = p0 + v3; // line 5
    return v4;
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
                before = j == 0 ? next : before * next;
                inside[j] = before;
            }
        }
        barrier();
    }
    segmentTotals[t] = before;
    barrier();
    for (uint d = 1; d < 256; d *= 2) {
        double total = segmentTotals[t];
        if (t >= d) total = segmentTotals[t - d] * total;
        barrier();
        segmentTotals[t] = total;
        barrier();
    }
    if (t > 0) before = segmentTotals[t - 1];
    for (uint part = 0; part < 2; ++part) {
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j)
                staged[t % 128 * 17 + j] = t > 0 ? before * inside[j] : inside[j];
        }
        barrier();
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            uint k = begin + part * 2048 + n;
            if (k < rowLength) c_out[start + k] = vt_canonical(staged[n + n / 16]);
        }
        barrier();
    }
}

// 23d0c506: abs·cumsum
// 8d5aa34d: rdivide·max
// 00db1aa4: times·cummax
// 13b35e6b: minus·cummin
// b220f70a: times·cumsum
// a887b2f7: minus·times·minus·abs·max·… (6 operations)
