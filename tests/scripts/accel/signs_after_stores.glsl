// SPDX-License-Identifier: Apache-2.0
// Kernels of signs_after_stores.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·sinh·assign·lt·any

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double v_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 v_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { u8vec4 out24[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    double p0;
    double p1;
    uvec2 seed0;
    uvec2 counter0;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint anyTrueShared[8];

void accumulate(uint e, double random0, out double v, out bool result, inout bool anyTrue) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    double v_2 = vt_sinh(random0); // line 2
    bool v2 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double v_3 = (v2 ? p0 : v_2); // line 3
    bool v6 = v_3 < p1; // line 4
    v = v_3;
    result = v6;
    anyTrue = anyTrue || v6;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        uint low0 = counter0.x + k;
        uint high0 = counter0.y + (low0 < k ? 1u : 0u);
        dvec4 random0s;
        vt_rand_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
        vt_rand_block(seed0.x, seed0.y, ((low0 + 2) >> 1) | (high0 << 31), high0 >> 1, random0s.z, random0s.w);
        dvec4 vs;
        bvec4 results;
        accumulate(k, random0s.x, vs.x, results.x, anyTrue_x);
        if (k + 1 < end) accumulate(k + 1, random0s.y, vs.y, results.y, anyTrue_y);
        if (k + 2 < end) accumulate(k + 2, random0s.z, vs.z, results.z, anyTrue_z);
        if (k + 3 < end) accumulate(k + 3, random0s.w, vs.w, results.w, anyTrue_w);
        if (k + 3 < end) {
            v_out4[k / 4] = vs;
            out24[k / 4] = u8vec4(uvec4(results));
        } else {
            v_out[k] = vs.x;
            if (k + 1 < end) v_out[k + 1] = vs.y;
            if (k + 2 < end) v_out[k + 2] = vs.z;
            out2[k] = uint8_t(results.x ? 1u : 0u);
            if (k + 1 < end) out2[k + 1] = uint8_t(results.y ? 1u : 0u);
            if (k + 2 < end) out2[k + 2] = uint8_t(results.z ? 1u : 0u);
        }
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        out0[row] = uint8_t(anyTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// clog2_re·clog2_im·any

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double v_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 v_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double out1[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 out14[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 out24[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint anyTrueShared[8];

void accumulate(uint e, double v, out double result, out double result_2, inout bool anyTrue) {
    double v2 = vt_clog2_im(v, p0); // line 4
    bool v3 = v2 != 0.0lf;
    double v5 = vt_clog2_re(v, p1); // line 4
    result = v5;
    result_2 = v2;
    anyTrue = anyTrue || v3;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = v_in4[k / 4];
        } else {
            vector0.x = v_in[k];
            if (k + 1 < end) vector0.y = v_in[k + 1];
            if (k + 2 < end) vector0.z = v_in[k + 2];
        }
        dvec4 results;
        dvec4 result_2s;
        accumulate(k, vector0.x, results.x, result_2s.x, anyTrue_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, results.y, result_2s.y, anyTrue_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, results.z, result_2s.z, anyTrue_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, results.w, result_2s.w, anyTrue_w);
        if (k + 3 < end) {
            out14[k / 4] = results;
            out24[k / 4] = result_2s;
        } else {
            out1[k] = results.x;
            if (k + 1 < end) out1[k + 1] = results.y;
            if (k + 2 < end) out1[k + 2] = results.z;
            out2[k] = result_2s.x;
            if (k + 1 < end) out2[k + 1] = result_2s.y;
            if (k + 2 < end) out2[k + 2] = result_2s.z;
        }
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        out0[row] = uint8_t(anyTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// rand·assign·lt·any

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double w_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec4 w_out4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { u8vec4 out24[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uvec2 seed0;
    uvec2 counter0;
    double p0;
    double p1;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_first1;
    uint box0_span1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint anyTrueShared[8];

void accumulate(uint e, out double w, out bool result, inout bool anyTrue) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    uint low0 = counter0.x + e;
    uint high0 = counter0.y + (low0 < e ? 1u : 0u);
    double w_2 = vt_rand64(seed0.x, seed0.y, low0, high0); // line 5
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c1) - box0_first1) < box0_span1;
    double w_3 = (v1 ? p0 : w_2); // line 6
    bool v5 = w_3 < p1; // line 7
    w = w_3;
    result = v5;
    anyTrue = anyTrue || v5;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 ws;
        bvec4 results;
        accumulate(k, ws.x, results.x, anyTrue_x);
        if (k + 1 < end) accumulate(k + 1, ws.y, results.y, anyTrue_y);
        if (k + 2 < end) accumulate(k + 2, ws.z, results.z, anyTrue_z);
        if (k + 3 < end) accumulate(k + 3, ws.w, results.w, anyTrue_w);
        if (k + 3 < end) {
            w_out4[k / 4] = ws;
            out24[k / 4] = u8vec4(uvec4(results));
        } else {
            w_out[k] = ws.x;
            if (k + 1 < end) w_out[k + 1] = ws.y;
            if (k + 2 < end) w_out[k + 2] = ws.z;
            out2[k] = uint8_t(results.x ? 1u : 0u);
            if (k + 1 < end) out2[k + 1] = uint8_t(results.y ? 1u : 0u);
            if (k + 2 < end) out2[k + 2] = uint8_t(results.z ? 1u : 0u);
        }
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        out0[row] = uint8_t(anyTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// csqrt_re·csqrt_im·any

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double w_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 w_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double q_re_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec4 q_re_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double q_im_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec4 q_im_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t out0[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uint count;
    uint rowLength;
    uint blocks;
    uint threads;
};
shared uint anyTrueShared[8];

void accumulate(uint e, double w, out double q_re, out double q_im, inout bool anyTrue) {
    double q_im_2 = vt_csqrt_im(w, p0); // line 7
    bool v3 = q_im_2 != 0.0lf;
    double q_re_2 = vt_csqrt_re(w, p1); // line 7
    q_re = q_re_2;
    q_im = q_im_2;
    anyTrue = anyTrue || v3;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint team = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint row = team / blocks;
    uint block = team % blocks;
    uint begin = row * rowLength + block * 16384;
    uint end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    for (uint k = begin + 4 * (lane % threads); k < end; k += 1024) {
        dvec4 vector0 = dvec4(0.0lf);
        if (k + 3 < end) {
            vector0 = w_in4[k / 4];
        } else {
            vector0.x = w_in[k];
            if (k + 1 < end) vector0.y = w_in[k + 1];
            if (k + 2 < end) vector0.z = w_in[k + 2];
        }
        dvec4 q_res;
        dvec4 q_ims;
        accumulate(k, vector0.x, q_res.x, q_ims.x, anyTrue_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, q_res.y, q_ims.y, anyTrue_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, q_res.z, q_ims.z, anyTrue_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, q_res.w, q_ims.w, anyTrue_w);
        if (k + 3 < end) {
            q_re_out4[k / 4] = q_res;
            q_im_out4[k / 4] = q_ims;
        } else {
            q_re_out[k] = q_res.x;
            if (k + 1 < end) q_re_out[k + 1] = q_res.y;
            if (k + 2 < end) q_re_out[k + 2] = q_res.z;
            q_im_out[k] = q_ims.x;
            if (k + 1 < end) q_im_out[k + 1] = q_ims.y;
            if (k + 2 < end) q_im_out[k + 2] = q_ims.z;
        }
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        out0[row] = uint8_t(anyTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// randn·abs

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double u_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 u_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed0;
    uvec2 counter0;
    uint count;
};

void body(uint e, out double u) {
    uint low0 = counter0.x + e;
    uint high0 = counter0.y + (low0 < e ? 1u : 0u);
    double v0 = vt_randn64(seed0.x, seed0.y, low0, high0); // line 8
    u = vt_canonical(vt_abs(v0)); // line 8
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 u2;
    body(first, u2.x);
    body(min(first + 1, count - 1), u2.y);
    if (full) {
        u_out2[first / 2] = u2;
    } else {
        u_out[first] = u2.x;
    }
}

// c17fbcb6: lt·any
// b3fd7b3d: csqrt_re·csqrt_im·any
