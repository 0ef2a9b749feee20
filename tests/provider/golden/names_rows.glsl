#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float threads_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 threads_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float row_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { vec4 row_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float column_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 column_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { float end_out[]; };
layout(push_constant, std430) uniform Arguments {
    float at;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads_2;
};
shared float sumShared[8];

void accumulate(uint e, float threads, out float row_2, out float column, inout float sum) {
    float lane_2 = vt_canonical(threads * threads); // line 2
    float k_2 = vt_canonical(lane_2 + at); // line 3
    row_2 = lane_2;
    column = k_2;
    sum = sum + k_2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads_2) + lane / threads_2;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    for (uint k = begin + 4 * (lane % threads_2); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        if (k + 3 < end) {
            vector0 = threads_in4[k / 4];
        } else {
            vector0.x = threads_in[k];
            if (k + 1 < end) vector0.y = threads_in[k + 1];
            if (k + 2 < end) vector0.z = threads_in[k + 2];
        }
        vec4 row_2s;
        vec4 columns;
        accumulate(k, vector0.x, row_2s.x, columns.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, row_2s.y, columns.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, row_2s.z, columns.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, row_2s.w, columns.w, sum_w);
        if (k + 3 < end) {
            row_out4[k / 4] = row_2s;
            column_out4[k / 4] = columns;
        } else {
            row_out[k] = row_2s.x;
            if (k + 1 < end) row_out[k + 1] = row_2s.y;
            if (k + 2 < end) row_out[k + 2] = row_2s.z;
            column_out[k] = columns.x;
            if (k + 1 < end) column_out[k + 1] = columns.y;
            if (k + 2 < end) column_out[k + 2] = columns.z;
        }
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads_2, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
    }
    if (threads_2 > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
        }
        for (uint d = 32; d < threads_2; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
            }
        }
        sum = sumShared[lane / 32u];
    }
    if (lane % threads_2 == 0u && team < count) {
        float v0 = vt_canonical(sum); // line 4
        end_out[row] = v0;
    }
}
