#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
// le·and·select

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float y_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { vec4 y_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t both_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { u8vec4 both_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double wide_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec4 wide_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, float x, float y, out bool both, out double wide) {
    bool v2 = vt_gap(x, y) < 0.0; // line 4
    bool v3 = !vt_zero(x); // line 4
    both = v2 && v3; // line 4
    wide = vt_canonical(vt_widen(y)); // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x4 = vec4(0.0);
    vec4 y4 = vec4(0.0);
    bvec4 both4;
    dvec4 wide4;
    if (full) {
        x4 = x_in4[first / 4];
        y4 = y_in4[first / 4];
    } else {
        x4.x = x_in[first];
        if (first + 1 < count) x4.y = x_in[first + 1];
        if (first + 2 < count) x4.z = x_in[first + 2];
        y4.x = y_in[first];
        if (first + 1 < count) y4.y = y_in[first + 1];
        if (first + 2 < count) y4.z = y_in[first + 2];
    }
    body(first, x4.x, y4.x, both4.x, wide4.x);
    body(min(first + 1, count - 1), x4.y, y4.y, both4.y, wide4.y);
    body(min(first + 2, count - 1), x4.z, y4.z, both4.z, wide4.z);
    body(min(first + 3, count - 1), x4.w, y4.w, both4.w, wide4.w);
    if (full) {
        both_out4[first / 4] = u8vec4(uvec4(both4));
        wide_out4[first / 4] = wide4;
    } else {
        both_out[first] = uint8_t(both4.x ? 1u : 0u);
        if (first + 1 < count) both_out[first + 1] = uint8_t(both4.y ? 1u : 0u);
        if (first + 2 < count) both_out[first + 2] = uint8_t(both4.z ? 1u : 0u);
        wide_out[first] = wide4.x;
        if (first + 1 < count) wide_out[first + 1] = wide4.y;
        if (first + 2 < count) wide_out[first + 2] = wide4.z;
    }
}
