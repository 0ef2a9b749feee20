#version 450
#extension GL_EXT_shader_8bit_storage : require
// lt·and·not

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t mask_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { u8vec4 mask_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t small_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { u8vec4 small_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t large_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { u8vec4 large_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    float limit;
};

void body(uint e, float x, bool mask, out bool small, out bool large) {
    bool v3 = x < limit; // line 4
    small = v3 && mask; // line 4
    large = !small; // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x4 = vec4(0.0);
    bvec4 mask4 = bvec4(false);
    bvec4 small4;
    bvec4 large4;
    if (full) {
        x4 = x_in4[first / 4];
        mask4 = notEqual(uvec4(mask_in4[first / 4]), uvec4(0u));
    } else {
        x4.x = x_in[first];
        if (first + 1 < count) x4.y = x_in[first + 1];
        if (first + 2 < count) x4.z = x_in[first + 2];
        mask4.x = uint(mask_in[first]) != 0u;
        if (first + 1 < count) mask4.y = uint(mask_in[first + 1]) != 0u;
        if (first + 2 < count) mask4.z = uint(mask_in[first + 2]) != 0u;
    }
    body(first, x4.x, mask4.x, small4.x, large4.x);
    body(min(first + 1, count - 1), x4.y, mask4.y, small4.y, large4.y);
    body(min(first + 2, count - 1), x4.z, mask4.z, small4.z, large4.z);
    body(min(first + 3, count - 1), x4.w, mask4.w, small4.w, large4.w);
    if (full) {
        small_out4[first / 4] = u8vec4(uvec4(small4));
        large_out4[first / 4] = u8vec4(uvec4(large4));
    } else {
        small_out[first] = uint8_t(small4.x ? 1u : 0u);
        if (first + 1 < count) small_out[first + 1] = uint8_t(small4.y ? 1u : 0u);
        if (first + 2 < count) small_out[first + 2] = uint8_t(small4.z ? 1u : 0u);
        large_out[first] = uint8_t(large4.x ? 1u : 0u);
        if (first + 1 < count) large_out[first + 1] = uint8_t(large4.y ? 1u : 0u);
        if (first + 2 < count) large_out[first + 2] = uint8_t(large4.z ? 1u : 0u);
    }
}
