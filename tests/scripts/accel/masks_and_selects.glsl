// SPDX-License-Identifier: Apache-2.0
// Kernels of masks_and_selects.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// colon·sin·times·gt·select·… (10 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double x_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 x_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 y_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out1[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { double out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    double p2;
    double p3;
    double p4;
    double p5;
    double p6;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];
shared double maximumShared[8];
shared double minimumShared[8];

void accumulate(uint e, out double x, out double y, inout double sum, inout double maximum, inout double minimum) {
    double v0 = first0 + double(e) * step0; // line 2
    double v1 = vt_sin(v0); // line 2
    double x_2 = vt_canonical(v1 * p2); // line 2
    bool v5 = x_2 > p3; // line 3
    double y_2 = (v5 ? p4 : x_2); // line 3
    bool v9 = y_2 < p5; // line 3
    double y_3 = (v9 ? p6 : y_2); // line 3
    x = x_2;
    y = y_3;
    sum = sum + y_3;
    maximum = vt_max(maximum, y_3);
    minimum = vt_min(minimum, y_3);
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    double sum_x = 0.0lf, sum_y = 0.0lf, sum_z = 0.0lf, sum_w = 0.0lf;
    double maximum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), maximum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    double minimum_x = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_y = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_z = packDouble2x32(uvec2(0u, 0x7ff80000u)), minimum_w = packDouble2x32(uvec2(0u, 0x7ff80000u));
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 xs;
        dvec4 ys;
        accumulate(k, xs.x, ys.x, sum_x, maximum_x, minimum_x);
        if (k + 1 < end) accumulate(k + 1, xs.y, ys.y, sum_y, maximum_y, minimum_y);
        if (k + 2 < end) accumulate(k + 2, xs.z, ys.z, sum_z, maximum_z, minimum_z);
        if (k + 3 < end) accumulate(k + 3, xs.w, ys.w, sum_w, maximum_w, minimum_w);
        if (k + 3 < end) {
            x_out4[k / 4] = xs;
            y_out4[k / 4] = ys;
        } else {
            x_out[k] = xs.x;
            if (k + 1 < end) x_out[k + 1] = xs.y;
            if (k + 2 < end) x_out[k + 2] = xs.z;
            y_out[k] = ys.x;
            if (k + 1 < end) y_out[k + 1] = ys.y;
            if (k + 2 < end) y_out[k + 2] = ys.z;
        }
    }
    double sum = (sum_x + sum_y) + (sum_z + sum_w);
    double maximum = vt_max((vt_max(maximum_x, maximum_y)), (vt_max(maximum_z, maximum_w)));
    double minimum = vt_min((vt_min(minimum_x, minimum_y)), (vt_min(minimum_z, minimum_w)));
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        double sumOther = subgroupShuffleXor(sum, d);
        sum = sum + sumOther;
        double maximumOther = subgroupShuffleXor(maximum, d);
        maximum = vt_max(maximum, maximumOther);
        double minimumOther = subgroupShuffleXor(minimum, d);
        minimum = vt_min(minimum, minimumOther);
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            sumShared[lane / 32u] = sum;
            maximumShared[lane / 32u] = maximum;
            minimumShared[lane / 32u] = minimum;
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                sumShared[lane / 32u] = sumShared[lane / 32u] + sumShared[(lane + d) / 32u];
                maximumShared[lane / 32u] = vt_max(maximumShared[lane / 32u], maximumShared[(lane + d) / 32u]);
                minimumShared[lane / 32u] = vt_min(minimumShared[lane / 32u], minimumShared[(lane + d) / 32u]);
            }
        }
        sum = sumShared[lane / 32u];
        maximum = maximumShared[lane / 32u];
        minimum = minimumShared[lane / 32u];
    }
    if (lane % threads == 0u && team < count) {
        double v0_2 = vt_canonical(sum); // line 3
        double v1_2 = vt_canonical(maximum); // line 3
        double v2 = vt_canonical(minimum); // line 3
        out0[row] = v0_2;
        out1[row] = v1_2;
        out2[row] = v2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// gt·double·times·times·le·… (9 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double z_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 z_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double z, inout double sum) {
    bool v2 = x > p0; // line 4
    double v3 = double(v2); // line 4
    double v4 = x * v3; // line 4
    double v6 = p1 * x; // line 4
    bool v8 = x <= p2; // line 4
    double v9 = double(v8); // line 4
    double v10 = v6 * v9; // line 4
    double z_2 = vt_canonical(v4 + v10); // line 4
    z = z_2;
    sum = sum + z_2;
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
        dvec4 zs;
        accumulate(k, vector0.x, zs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, zs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, zs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, zs.w, sum_w);
        if (k + 3 < end) {
            z_out4[k / 4] = zs;
        } else {
            z_out[k] = zs.x;
            if (k + 1 < end) z_out[k + 1] = zs.y;
            if (k + 2 < end) z_out[k + 2] = zs.z;
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
        double v0 = vt_canonical(sum); // line 4
        out0[row] = v0;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// isnan·eq·or·select·abs·… (10 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double w_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 w_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double v_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    double p2;
    double p3;
    double p4;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double w, out double v, inout double sum) {
    bool v1 = vt_isnan(x); // line 5
    bool v3 = x == p0; // line 5
    bool v4 = v1 || v3; // line 5
    double w_2 = (v4 ? p1 : x); // line 5
    double v7 = vt_canonical(vt_abs(w_2)); // line 5
    double v_2 = vt_log(v7); // line 5
    bool v10 = v_2 < p2; // line 5
    double v_3 = (v10 ? p3 : v_2); // line 5
    w = w_2;
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
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        dvec4 ws;
        dvec4 vs;
        accumulate(k, vector0.x, ws.x, vs.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, ws.y, vs.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, ws.z, vs.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, ws.w, vs.w, sum_w);
        if (k + 3 < end) {
            w_out4[k / 4] = ws;
            v_out4[k / 4] = vs;
        } else {
            w_out[k] = ws.x;
            if (k + 1 < end) w_out[k + 1] = ws.y;
            if (k + 2 < end) w_out[k + 2] = ws.z;
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
        double v2 = vt_div(sum, p4); // line 5
        out0[row] = v2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// abs·times·uint8·double·gt·… (10 operations)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t n_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { u8vec4 n_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out0[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double out1[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint p2;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double maximumShared[8];
shared double sumShared[8];

void accumulate(uint e, double x, out uint n, inout double maximum, inout double sum) {
    double v1 = vt_canonical(vt_abs(x)); // line 6
    double v3 = vt_canonical(v1 * p0); // line 6
    uint n_2 = vt_to_uint(v3, 255u); // line 6
    double v5 = double(n_2); // line 6
    bool v7 = v5 > p1; // line 6
    uint n_3 = (v7 ? p2 : n_2); // line 6
    double v10 = double(n_3); // line 6
    n = n_3;
    maximum = vt_max(maximum, v10);
    sum = sum + v10;
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
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = x_in4[k / 4];
        } else {
            vector0.x = x_in[k];
            if (k + 1 < end) vector0.y = x_in[k + 1];
            if (k + 2 < end) vector0.z = x_in[k + 2];
        }
        uvec4 ns;
        accumulate(k, vector0.x, ns.x, maximum_x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, ns.y, maximum_y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, ns.z, maximum_z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, ns.w, maximum_w, sum_w);
        if (k + 3 < end) {
            n_out4[k / 4] = u8vec4(ns);
        } else {
            n_out[k] = uint8_t(ns.x);
            if (k + 1 < end) n_out[k + 1] = uint8_t(ns.y);
            if (k + 2 < end) n_out[k + 2] = uint8_t(ns.z);
        }
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
        double v0 = vt_canonical(maximum); // line 6
        uint v1_2 = vt_to_uint(v0, 255u); // line 6
        double v2 = vt_canonical(sum); // line 6
        out0[row] = uint8_t(v1_2);
        out1[row] = v2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// floor·eq·select·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double k_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 k_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared double sumShared[8];

void accumulate(uint e, double x, out double k_2, inout double sum) {
    double k_3 = vt_floor(x); // line 7
    bool v3 = k_3 == p0; // line 7
    double k_4 = (v3 ? p1 : k_3); // line 7
    k_2 = k_4;
    sum = sum + k_4;
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
        dvec4 k_2s;
        accumulate(k, vector0.x, k_2s.x, sum_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, k_2s.y, sum_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, k_2s.z, sum_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, k_2s.w, sum_w);
        if (k + 3 < end) {
            k_out4[k / 4] = k_2s;
        } else {
            k_out[k] = k_2s.x;
            if (k + 1 < end) k_out[k + 1] = k_2s.y;
            if (k + 2 < end) k_out[k + 2] = k_2s.z;
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
        double v0 = vt_canonical(sum); // line 7
        out0[row] = v0;
    }
}

