// SPDX-License-Identifier: Apache-2.0
// Kernels of variance_of_few.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// isnan·select·not·minus·select·… (16 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
}

void again(uint e, double x0_2, double line2, inout double sum_3) {
    bool v1_2 = vt_isnan(x0_2); // line 3
    double v8 = x0_2 - line2; // line 3
    double v9 = (v1_2 ? p1 : v8); // line 3
    double v10 = v9 * v9; // line 3
    sum_3 = sum_3 + v10;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint o = column / inner;
    uint begin = 0;
    uint end = rowLength;
    double sum = 0.0lf;
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, in0[at], sum, sum_2);
    }
    double v2_2 = vt_div(sum_2, sum); // line 3
    double sum_3 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, in0[at], v2_2, sum_3);
    }
    bool v4 = sum != 0.0lf;
    bool v5_2 = !v4; // line 3
    double v8_2 = sum - p3; // line 3
    bool v9_2 = v8_2 != 0.0lf;
    bool v10_2 = !v9_2; // line 3
    double v12 = (v10_2 ? p4 : v8_2); // line 3
    double v13 = (v5_2 ? p2 : v12); // line 3
    double v14 = vt_div(sum_3, v13); // line 3
    out0[column] = v14;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// isnan·select·not·minus·select·… (11 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
}

void again(uint e, double x0_2, double line2, inout double sum_3) {
    bool v1_2 = vt_isnan(x0_2); // line 3
    double v8 = x0_2 - line2; // line 3
    double v9 = (v1_2 ? p1 : v8); // line 3
    double v10 = v9 * v9; // line 3
    sum_3 = sum_3 + v10;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint o = column / inner;
    uint begin = 0;
    uint end = rowLength;
    double sum = 0.0lf;
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, in0[at], sum, sum_2);
    }
    double v2_2 = vt_div(sum_2, sum); // line 3
    double sum_3 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, in0[at], v2_2, sum_3);
    }
    double v4 = vt_div(sum_3, sum); // line 3
    out0[column] = v4;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·select·not·minus·select·… (17 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    uint count;
    uint rowLength;
    uint threads;
};
shared double sumShared[8];
shared double sum_2Shared[8];
shared double sum_3Shared[8];

void accumulate(uint e, double x0, inout double sum, inout double sum_2) {
    bool v1 = vt_isnan(x0); // line 3
    bool v2 = !v1; // line 3
    double v3 = double(v2);
    double v5 = (v1 ? p0 : x0); // line 3
    sum = sum + v3;
    sum_2 = sum_2 + v5;
}

void again(uint e, double x0_2, double line2, inout double sum_3) {
    bool v1_2 = vt_isnan(x0_2); // line 3
    double v8 = x0_2 - line2; // line 3
    double v9 = (v1_2 ? p1 : v8); // line 3
    double v10 = v9 * v9; // line 3
    sum_3 = sum_3 + v10;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = min(team, count - 1);
    uint begin = row * rowLength;
    uint end = team < count ? begin + rowLength : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double sum_2_x = 0.0lf, sum_2_y = 0.0lf, sum_2_z = 0.0lf, sum_2_w = 0.0lf;
    dvec4 held0_0 = dvec4(0.0lf);
    {
        {
            uint k = begin + 4 * (lane % threads) + 1024 * 0;
            if (k < end) held0_0.x = in0[k];
            if (k + 1 < end) held0_0.y = in0[k + 1];
            if (k + 2 < end) held0_0.z = in0[k + 2];
            if (k + 3 < end) held0_0.w = in0[k + 3];
        }
    }
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0 = held0_0;
            accumulate(k, vector0.x, sum_x, sum_2_x);
            if (k + 1 < end) accumulate(k + 1, vector0.y, sum_y, sum_2_y);
            if (k + 2 < end) accumulate(k + 2, vector0.z, sum_z, sum_2_z);
            if (k + 3 < end) accumulate(k + 3, vector0.w, sum_w, sum_2_w);
        }
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double sum_2 = (sum_2_x + sum_2_y) + (sum_2_z + sum_2_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double sum_2Other = subgroupShuffleXor(sum_2, d);
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
        barrier();
        sum = sumShared[(lane - lane % threads) / 32u];
        sum_2 = sum_2Shared[(lane - lane % threads) / 32u];
    } else {
        sum = subgroupShuffle(sum, lane % 32u - lane % threads);
        sum_2 = subgroupShuffle(sum_2, lane % 32u - lane % threads);
    }
    double v2_2 = vt_div(sum_2, sum); // line 3
    double sum_3_x = 0.0lf, sum_3_y = 0.0lf, sum_3_z = 0.0lf, sum_3_w = 0.0lf;
    {
        uint k = begin + 4 * (lane % threads) + 1024 * 0;
        if (k < end) {
            dvec4 vector0_2 = held0_0;
            again(k, vector0_2.x, v2_2, sum_3_x);
            if (k + 1 < end) again(k + 1, vector0_2.y, v2_2, sum_3_y);
            if (k + 2 < end) again(k + 2, vector0_2.z, v2_2, sum_3_z);
            if (k + 3 < end) again(k + 3, vector0_2.w, v2_2, sum_3_w);
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
    bool v4 = sum != 0.0lf;
    bool v5_2 = !v4; // line 3
    double v8_2 = sum - p3; // line 3
    bool v9_2 = v8_2 != 0.0lf;
    bool v10_2 = !v9_2; // line 3
    double v12 = (v10_2 ? p4 : v8_2); // line 3
    double v13 = (v5_2 ? p2 : v12); // line 3
    double v14 = vt_div(sum_3, v13); // line 3
    double v15 = vt_sqrt(v14); // line 3
    if (lane % threads == 0u && team < count) {
        out0[row] = v15;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·min·isnan·select·not

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double r_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 r_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out0[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out1[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t out2[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out3[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    double p0;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double minimumShared[8];

void accumulate(uint e, double r_2, out double r, inout double minimum) {
    r = r_2;
    minimum = vt_min(minimum, r_2);
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        uint low0 = counter0.x + k;
        uint high0 = counter0.y + (low0 < k ? 1u : 0u);
        dvec4 r_2s;
        vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, r_2s.x, r_2s.y);
        vt_rand_block(seed0.x, seed0.y, ((low0 + 2) >> 1) | (high0 << 31), high0 >> 1, r_2s.z, r_2s.w);
        dvec4 rs;
        accumulate(k, r_2s.x, rs.x, minimum_x);
        if (k + 1 < end) accumulate(k + 1, r_2s.y, rs.y, minimum_y);
        if (k + 2 < end) accumulate(k + 2, r_2s.z, rs.z, minimum_z);
        if (k + 3 < end) accumulate(k + 3, r_2s.w, rs.w, minimum_w);
        if (k + 3 < end) {
            r_out4[k / 4] = rs;
        } else {
            r_out[k] = rs.x;
            if (k + 1 < end) r_out[k + 1] = rs.y;
            if (k + 2 < end) r_out[k + 2] = rs.z;
        }
    }
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            minimumShared[lane / 32u] = minimum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
            }
        }
        minimum = minimumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0 = vt_canonical(minimum); // line 5
        bool v1 = vt_isnan(v0); // line 5
        double v3 = (v1 ? p0 : v0); // line 5
        bool v4 = !v1; // line 5
        out0[row] = uint8_t(v1 ? 1u : 0u);
        out1[row] = v3;
        out2[row] = uint8_t(v4 ? 1u : 0u);
        out3[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uint8_t in0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, inout double sum) {
    bool v0 = uint(in0[0]) != 0u;
    double v1 = double(v0);
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
        double v0_2 = vt_canonical(sum); // line 5
        out0[row] = v0_2;
    }
}

// 69eaf79b: sum
// b5cc19bd: rdivide·minus·select·times
// 49ce1e25: minus·not·select·not·select·… (7 operations)
// 57d26fb8: prod·isnan·select·not
// 0b2ac0c5: power·sum·isnan·select·not
// bfda2f1e: minus·not·select·not·select·… (6 operations)
// 2ea2e975: isnan·select·not·minus·select·… (16 operations)
// b8f57980: single·isnan·select·not·minus·… (17 operations)
