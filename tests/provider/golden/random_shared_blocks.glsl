#version 450
#extension GL_ARB_gpu_shader_int64 : require
// randn·randi

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double z_out[]; };
layout(set = 0, binding = 0, std430) buffer Buffer0Vector { dvec2 z_out2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double n_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 n_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 seed1;
    uvec2 counter1;
    int64_t lowest1;
    uvec2 seed0;
    uvec2 counter0;
    uint count;
    uint range1;
};

void body(uint e, double random0, out double z, out double n) {
    z = random0; // line 2
    uint low1 = counter1.x + e;
    uint high1 = counter1.y + (low1 < e ? 1u : 0u);
    n = double((lowest1 + int64_t(vt_randi32(seed1.x, seed1.y, low1, high1, range1)))); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 z2;
    dvec2 n2;
    uint low0 = counter0.x + first;
    uint high0 = counter0.y + (low0 < first ? 1u : 0u);
    dvec2 random0s;
    vt_randn_block(seed0.x, seed0.y, (low0 >> 1) | (high0 << 31), high0 >> 1, random0s.x, random0s.y);
    body(first, random0s.x, z2.x, n2.x);
    body(min(first + 1, count - 1), random0s.y, z2.y, n2.y);
    if (full) {
        z_out2[first / 2] = z2;
        n_out2[first / 2] = n2;
    } else {
        z_out[first] = z2.x;
        n_out[first] = n2.x;
    }
}
