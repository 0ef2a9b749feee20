#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// times·lt·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 y_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t low_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { u8vec4 low_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double s_out[]; };
layout(push_constant, std430) uniform Arguments {
    double limit;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double y, out bool low, inout double sum) {
    double v1 = vt_canonical(x * x); // line 5
    bool v3 = v1 < limit; // line 6
    y = v1;
    low = v3;
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
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        dvec4 ys;
        bvec4 lows;
        accumulate(k, vector0.x, ys.x, lows.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, ys.y, lows.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, ys.z, lows.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, ys.w, lows.w, sum_w);
        if (k + 3 < end) {
            y_out4[k / 4] = ys;
            low_out4[k / 4] = u8vec4(uvec4(lows));
        } else {
            y_out[k] = ys.x;
            if (k + 1 < end) y_out[k + 1] = ys.y;
            if (k + 2 < end) y_out[k + 2] = ys.z;
            low_out[k] = uint8_t(lows.x ? 1u : 0u);
            if (k + 1 < end) low_out[k + 1] = uint8_t(lows.y ? 1u : 0u);
            if (k + 2 < end) low_out[k + 2] = uint8_t(lows.z ? 1u : 0u);
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
        double v0 = vt_canonical(sum); // line 6
        s_out[row] = v0;
    }
}
