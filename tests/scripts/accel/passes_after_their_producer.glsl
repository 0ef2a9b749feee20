// SPDX-License-Identifier: Apache-2.0
// Kernels of passes_after_their_producer.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·power·min·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double least_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double v_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double minimumShared[8];
shared double sumShared[8];

void accumulate(uint e, double v, inout double minimum, inout double sum) {
    double v2 = vt_pow(v, 1.0lf); // line 5
    minimum = vt_min(minimum, v);
    sum = sum + v2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        uint low0 = counter0.x + k;
        uint high0 = counter0.y + (low0 < k ? 1u : 0u);
        dvec4 vs;
        vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, vs.x, vs.y);
        vt_rand_block(seed0.x, seed0.y, ((low0 + 2) >> 1) | (high0 << 31), high0 >> 1, vs.z, vs.w);
        accumulate(k, vs.x, minimum_x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vs.y, minimum_y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vs.z, minimum_z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vs.w, minimum_w, sum_w);
    }
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            minimumShared[lane / 32u] = minimum;
            sumShared[lane / 32u] = sum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
            }
        }
        minimum = minimumShared[lane / 32u];
        sum = sumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double least = vt_canonical(minimum); // line 4
        double v_2 = vt_canonical(sum); // line 5
        least_out[row] = least;
        v_out[row] = v_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// randn·plus·times·max·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double m_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double x_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    double p0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double maximumShared[8];
shared double sumShared[8];

void accumulate(uint e, inout double maximum, inout double sum) {
    uint low0 = counter0.x + e;
    uint high0 = counter0.y + (low0 < e ? 1u : 0u);
    double v0 = vt_randn64(seed0.x, seed0.y, low0, high0); // line 7
    double x = v0 + p0; // line 7
    double v3 = x * x; // line 9
    maximum = vt_max(maximum, x);
    sum = sum + v3;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        accumulate(k, maximum_x, sum_x);
        if (k + 1 < end) accumulate(k + 1, maximum_y, sum_y);
        if (k + 2 < end) accumulate(k + 2, maximum_z, sum_z);
        if (k + 3 < end) accumulate(k + 3, maximum_w, sum_w);
    }
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            maximumShared[lane / 32u] = maximum;
            sumShared[lane / 32u] = sum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
            }
        }
        maximum = maximumShared[lane / 32u];
        sum = sumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double m = vt_canonical(maximum); // line 8
        double x_2 = vt_canonical(sum); // line 9
        m_out[row] = m;
        x_out[row] = x_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·single·sqrt·sum·max·… (7 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float z_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { vec4 z_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float m_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float y_out[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
    float p0;
    float r0;
};
shared float sumShared[8];
shared float maximumShared[8];

void accumulate(uint e, out float z, inout float sum, inout float maximum) {
    uint low0 = counter0.x + e;
    uint high0 = counter0.y + (low0 < e ? 1u : 0u);
    double v0 = vt_rand64(seed0.x, seed0.y, low0, high0); // line 11
    float y = vt_canonical(float(v0)); // line 11
    float z_2 = vt_sqrt(y); // line 13
    z = z_2;
    sum = sum + y;
    maximum = vt_max(maximum, z_2);
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    float maximum_x = uintBitsToFloat(0x7fc00000u), maximum_y = uintBitsToFloat(0x7fc00000u), maximum_z = uintBitsToFloat(0x7fc00000u), maximum_w = uintBitsToFloat(0x7fc00000u);
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 zs;
        accumulate(k, zs.x, sum_x, maximum_x);
        if (k + 1 < end) accumulate(k + 1, zs.y, sum_y, maximum_y);
        if (k + 2 < end) accumulate(k + 2, zs.z, sum_z, maximum_z);
        if (k + 3 < end) accumulate(k + 3, zs.w, sum_w, maximum_w);
        if (k + 3 < end) {
            z_out4[k / 4] = zs;
        } else {
            z_out[k] = zs.x;
            if (k + 1 < end) z_out[k + 1] = zs.y;
            if (k + 2 < end) z_out[k + 2] = zs.z;
        }
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    float maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        float maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
            maximumShared[lane / 32u] = maximum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
            }
        }
        sum = sumShared[lane / 32u];
        maximum = maximumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        float m = vt_div_by(sum, p0, r0); // line 12
        float y_2 = vt_canonical(maximum - m); // line 14
        m_out[row] = m;
        y_out[row] = y_2;
    }
}

