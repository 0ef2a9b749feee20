#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·sum (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float partial2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float partial3[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared float sumShared[8];
shared float sum_2Shared[8];

void accumulate(uint e, float x, inout float sum, inout float sum_2) {
    float v1 = x * x; // line 20
    sum = sum + x;
    sum_2 = sum_2 + v1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    float sum_2_x = 0.0, sum_2_y = 0.0, sum_2_z = 0.0, sum_2_w = 0.0;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        if (k + 3 < end) {
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        accumulate(k, vector0.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w, sum_2_w);
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    float sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        float sum_2Other = subgroupShuffleXor(sum_2, d);
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
        partial2[team] = sum;
        partial3[team] = sum_2;
    }
}

#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float partial0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float partial1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float mu_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { float power_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
    float scale;
};
shared float sumShared[8];
shared float sum_2Shared[8];

void accumulate(uint e, float value0, float value1, inout float sum, inout float sum_2) {
    sum = sum + value0;
    sum_2 = sum_2 + value1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    float sum_2_x = 0.0, sum_2_y = 0.0, sum_2_z = 0.0, sum_2_w = 0.0;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 value4 = vec4(0.0);
        vec4 value4_2 = vec4(0.0);
        value4.x = partial0[k];
        if (k + 1 < end) value4.y = partial0[k + 1];
        if (k + 2 < end) value4.z = partial0[k + 2];
        if (k + 3 < end) value4.w = partial0[k + 3];
        value4_2.x = partial1[k];
        if (k + 1 < end) value4_2.y = partial1[k + 1];
        if (k + 2 < end) value4_2.z = partial1[k + 2];
        if (k + 3 < end) value4_2.w = partial1[k + 3];
        accumulate(k, value4.x, value4_2.x, sum_x, sum_2_x);
        if (k + 1 < end) accumulate(k + 1, value4.y, value4_2.y, sum_y, sum_2_y);
        if (k + 2 < end) accumulate(k + 2, value4.z, value4_2.z, sum_z, sum_2_z);
        if (k + 3 < end) accumulate(k + 3, value4.w, value4_2.w, sum_w, sum_2_w);
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    float sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        float sum_2Other = subgroupShuffleXor(sum_2, d);
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
        float mu = vt_canonical(sum * scale); // line 20
        float power = vt_canonical(sum_2 * scale); // line 21
        mu_out[row] = mu;
        power_out[row] = power;
    }
}
