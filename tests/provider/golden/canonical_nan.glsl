#version 450
#extension GL_EXT_shader_8bit_storage : require
// plus·times·select

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t mask_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { u8vec4 mask_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float picked_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 picked_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { float copy_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { vec4 copy_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, float x, bool mask, out float picked, out float copy) {
    copy = x;
    float inner = copy + copy; // line 1
    float product = vt_canonical(inner * copy); // line 2
    picked = mask ? product : copy; // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x4 = vec4(0.0);
    bvec4 mask4 = bvec4(false);
    vec4 picked4;
    vec4 copy4;
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
    body(first, x4.x, mask4.x, picked4.x, copy4.x);
    body(min(first + 1, count - 1), x4.y, mask4.y, picked4.y, copy4.y);
    body(min(first + 2, count - 1), x4.z, mask4.z, picked4.z, copy4.z);
    body(min(first + 3, count - 1), x4.w, mask4.w, picked4.w, copy4.w);
    if (full) {
        picked_out4[first / 4] = picked4;
        copy_out4[first / 4] = copy4;
    } else {
        picked_out[first] = picked4.x;
        if (first + 1 < count) picked_out[first + 1] = picked4.y;
        if (first + 2 < count) picked_out[first + 2] = picked4.z;
        copy_out[first] = copy4.x;
        if (first + 1 < count) copy_out[first + 1] = copy4.y;
        if (first + 2 < count) copy_out[first + 2] = copy4.z;
    }
}
