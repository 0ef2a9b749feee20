// SPDX-License-Identifier: Apache-2.0
// Kernels of loop_path_maximum.m, written by check_plans.py --update.
#version 450
#extension GL_ARB_gpu_shader_int64 : require
// loop of randn·times·plus·exp·times·…·times·minus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double s_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double m_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double out2[]; };
layout(push_constant, std430) uniform Arguments {
    double p0;
    double p1;
    uvec2 counter0;
    uvec2 seed0;
    double p2;
    double p3;
    uvec2 advance0;
    uint count;
    uint trips;
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    double s = p0 * p1; // line 3
    double s_2 = s;
    double m = s;
    double s_3 = p0 * p1; // line 3
    double s_4 = s_3;
    double m_2 = s_3;
    uvec2 stream0 = counter0;
    for (uint t = 0u; t < trips; ++t) {
        uint low0 = stream0.x + first;
        uint high0 = stream0.y + (low0 < first ? 1u : 0u);
        dvec2 random0s;
        vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
        double v7 = p2 * random0s.x; // line 5
        double v9 = p3 + v7; // line 5
        double v10 = vt_exp(v9); // line 5
        s_2 = s_2 * v10; // line 5
        m = vt_max(m, s_2); // line 6
        double v7_2 = p2 * random0s.y; // line 5
        double v9_2 = p3 + v7_2; // line 5
        double v10_2 = vt_exp(v9_2); // line 5
        s_4 = s_4 * v10_2; // line 5
        m_2 = vt_max(m_2, s_4); // line 6
        stream0.x += advance0.x;
        stream0.y += advance0.y + (stream0.x < advance0.x ? 1u : 0u);
    }
    double v13 = vt_canonical(m - s_2); // line 8
    s_out[e0] = vt_canonical(s_2);
    m_out[e0] = m;
    out2[e0] = v13;
    double v13_2 = vt_canonical(m_2 - s_4); // line 8
    if (first + 1 < count) s_out[e1] = vt_canonical(s_4);
    if (first + 1 < count) m_out[e1] = m_2;
    if (first + 1 < count) out2[e1] = v13_2;
}

// as in loop_antithetic.glsl: sum·rdivide (partials)
// as in loop_antithetic.glsl: sum·rdivide
