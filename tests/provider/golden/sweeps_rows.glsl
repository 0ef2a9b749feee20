#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// max·minus·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float s_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float y_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 y_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint threads;
};
shared float maximumShared[8];
shared float sumShared[8];

void accumulate(uint e, float x, inout float maximum) {
    maximum = vt_max(maximum, x);
}

void again(uint e, float x_2, float line0, inout float sum) {
    float v2 = x_2 - line0; // line 6
    sum = sum + v2;
}

void again_2(uint e, float x_3, out float y, float line0_2, float line1) {
    float v2_3 = x_3 - line0_2; // line 6
    float v4 = vt_div(v2_3, line1); // line 7
    y = v4;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    float maximum_x = uintBitsToFloat(0x7fc00000u), maximum_y = uintBitsToFloat(0x7fc00000u), maximum_z = uintBitsToFloat(0x7fc00000u), maximum_w = uintBitsToFloat(0x7fc00000u);
    vec4 held0_0 = vec4(0.0);
    vec4 held0_1 = vec4(0.0);
    vec4 held0_2 = vec4(0.0);
    vec4 held0_3 = vec4(0.0);
    if (end - begin == 4u * 1024u) {
        held0_0 = x_in4[(begin + 4 * (lane % threads) + 1024 * 0) / 4];
        held0_1 = x_in4[(begin + 4 * (lane % threads) + 1024 * 1) / 4];
        held0_2 = x_in4[(begin + 4 * (lane % threads) + 1024 * 2) / 4];
        held0_3 = x_in4[(begin + 4 * (lane % threads) + 1024 * 3) / 4];
    } else {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = x_in[k];
            if (k + 1 < end) held0_0.y = x_in[k + 1];
            if (k + 2 < end) held0_0.z = x_in[k + 2];
            if (k + 3 < end) held0_0.w = x_in[k + 3];
        }
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 1;
            if (k < end) held0_1.x = x_in[k];
            if (k + 1 < end) held0_1.y = x_in[k + 1];
            if (k + 2 < end) held0_1.z = x_in[k + 2];
            if (k + 3 < end) held0_1.w = x_in[k + 3];
        }
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 2;
            if (k < end) held0_2.x = x_in[k];
            if (k + 1 < end) held0_2.y = x_in[k + 1];
            if (k + 2 < end) held0_2.z = x_in[k + 2];
            if (k + 3 < end) held0_2.w = x_in[k + 3];
        }
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 3;
            if (k < end) held0_3.x = x_in[k];
            if (k + 1 < end) held0_3.y = x_in[k + 1];
            if (k + 2 < end) held0_3.z = x_in[k + 2];
            if (k + 3 < end) held0_3.w = x_in[k + 3];
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            vec4 vector0 = held0_0;
            accumulate(k, vector0.x, maximum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, maximum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, maximum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, maximum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 1;
        if (k < end) {
            vec4 vector0 = held0_1;
            accumulate(k, vector0.x, maximum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, maximum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, maximum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, maximum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 2;
        if (k < end) {
            vec4 vector0 = held0_2;
            accumulate(k, vector0.x, maximum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, maximum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, maximum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, maximum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 3;
        if (k < end) {
            vec4 vector0 = held0_3;
            accumulate(k, vector0.x, maximum_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, maximum_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, maximum_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, maximum_w);
        }
    }
    float maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            maximumShared[lane / 32u] = maximum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
            }
        }
        barrier();
        maximum = maximumShared[(lane - lane % threads) / 32u];
    } else {
        maximum = subgroupShuffle(maximum, lane % 32u - lane % threads);
    }
    float v0 = vt_canonical(maximum); // line 5
    float sum_x = 0.0, sum_y = 0.0, sum_z = 0.0, sum_w = 0.0;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            vec4 vector0_2 = held0_0;
            again(k, vector0_2.x, v0, sum_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v0, sum_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v0, sum_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v0, sum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 1;
        if (k < end) {
            vec4 vector0_2 = held0_1;
            again(k, vector0_2.x, v0, sum_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v0, sum_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v0, sum_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v0, sum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 2;
        if (k < end) {
            vec4 vector0_2 = held0_2;
            again(k, vector0_2.x, v0, sum_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v0, sum_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v0, sum_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v0, sum_w);
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 3;
        if (k < end) {
            vec4 vector0_2 = held0_3;
            again(k, vector0_2.x, v0, sum_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v0, sum_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v0, sum_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v0, sum_w);
        }
    }
    float sum = (sum_x + sum_y) + (sum_z + sum_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        float sumOther = subgroupShuffleXor(sum, d);
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
    float v1 = vt_canonical(sum); // line 6
    float v2_2 = vt_canonical(v1 * maximum); // line 6
    if (lane % threads == 0u && team < count) {
        s_out[row] = v2_2;
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            vec4 vector0_3 = held0_0;
            vec4 ys;
            again_2(k, vector0_3.x, ys.x, v0, v1);
            if (k + 1 < end) again_2(k + 1, vector0_3.y, ys.y, v0, v1);
            if (k + 2 < end) again_2(k + 2, vector0_3.z, ys.z, v0, v1);
            if (k + 3 < end) again_2(k + 3, vector0_3.w, ys.w, v0, v1);
            if (k + 3 < end) {
                y_out4[k / 4] = ys;
            } else {
                y_out[k] = ys.x;
                if (k + 1 < end) y_out[k + 1] = ys.y;
                if (k + 2 < end) y_out[k + 2] = ys.z;
            }
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 1;
        if (k < end) {
            vec4 vector0_3 = held0_1;
            vec4 ys;
            again_2(k, vector0_3.x, ys.x, v0, v1);
            if (k + 1 < end) again_2(k + 1, vector0_3.y, ys.y, v0, v1);
            if (k + 2 < end) again_2(k + 2, vector0_3.z, ys.z, v0, v1);
            if (k + 3 < end) again_2(k + 3, vector0_3.w, ys.w, v0, v1);
            if (k + 3 < end) {
                y_out4[k / 4] = ys;
            } else {
                y_out[k] = ys.x;
                if (k + 1 < end) y_out[k + 1] = ys.y;
                if (k + 2 < end) y_out[k + 2] = ys.z;
            }
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 2;
        if (k < end) {
            vec4 vector0_3 = held0_2;
            vec4 ys;
            again_2(k, vector0_3.x, ys.x, v0, v1);
            if (k + 1 < end) again_2(k + 1, vector0_3.y, ys.y, v0, v1);
            if (k + 2 < end) again_2(k + 2, vector0_3.z, ys.z, v0, v1);
            if (k + 3 < end) again_2(k + 3, vector0_3.w, ys.w, v0, v1);
            if (k + 3 < end) {
                y_out4[k / 4] = ys;
            } else {
                y_out[k] = ys.x;
                if (k + 1 < end) y_out[k + 1] = ys.y;
                if (k + 2 < end) y_out[k + 2] = ys.z;
            }
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 3;
        if (k < end) {
            vec4 vector0_3 = held0_3;
            vec4 ys;
            again_2(k, vector0_3.x, ys.x, v0, v1);
            if (k + 1 < end) again_2(k + 1, vector0_3.y, ys.y, v0, v1);
            if (k + 2 < end) again_2(k + 2, vector0_3.z, ys.z, v0, v1);
            if (k + 3 < end) again_2(k + 3, vector0_3.w, ys.w, v0, v1);
            if (k + 3 < end) {
                y_out4[k / 4] = ys;
            } else {
                y_out[k] = ys.x;
                if (k + 1 < end) y_out[k + 1] = ys.y;
                if (k + 2 < end) y_out[k + 2] = ys.z;
            }
        }
    }
}
