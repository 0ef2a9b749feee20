#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float mu_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float power_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
    float scale;
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
        vec4 sum4 = vec4(sum_x, sum_y, sum_z, sum_w);
        vec4 sum_24 = vec4(sum_2_x, sum_2_y, sum_2_z, sum_2_w);
        for (uint turn = 0u; turn < min(4u, uint(end - k)); ++turn)
            accumulate(k + turn, vector0[turn], sum4[turn], sum_24[turn]);
        sum_x = sum4.x;
        sum_y = sum4.y;
        sum_z = sum4.z;
        sum_w = sum4.w;
        sum_2_x = sum_24.x;
        sum_2_y = sum_24.y;
        sum_2_z = sum_24.z;
        sum_2_w = sum_24.w;
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
