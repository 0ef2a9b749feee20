#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
// convert

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float to_single_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { vec4 to_single_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { int8_t to_int8_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { i8vec4 to_int8_out4[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t to_uint8_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { u8vec4 to_uint8_out4[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { int16_t to_int16_out[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4Vector { i16vec4 to_int16_out4[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5 { uint16_t to_uint16_out[]; };
layout(set = 0, binding = 5, std430) buffer Buffer5Vector { u16vec4 to_uint16_out4[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6 { int to_int32_out[]; };
layout(set = 0, binding = 6, std430) buffer Buffer6Vector { ivec4 to_int32_out4[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7 { uint to_uint32_out[]; };
layout(set = 0, binding = 7, std430) buffer Buffer7Vector { uvec4 to_uint32_out4[]; };
layout(set = 0, binding = 8, std430) buffer Buffer8 { int64_t to_int64_out[]; };
layout(set = 0, binding = 8, std430) buffer Buffer8Vector { i64vec4 to_int64_out4[]; };
layout(set = 0, binding = 9, std430) buffer Buffer9 { uint64_t to_uint64_out[]; };
layout(set = 0, binding = 9, std430) buffer Buffer9Vector { u64vec4 to_uint64_out4[]; };
layout(set = 0, binding = 10, std430) buffer Buffer10 { uint8_t to_logical_out[]; };
layout(set = 0, binding = 10, std430) buffer Buffer10Vector { u8vec4 to_logical_out4[]; };
layout(set = 0, binding = 11, std430) buffer Buffer11 { uint16_t to_char_out[]; };
layout(set = 0, binding = 11, std430) buffer Buffer11Vector { u16vec4 to_char_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, double x, out float to_single, out int to_int8, out uint to_uint8, out int to_int16, out uint to_uint16, out int to_int32, out uint to_uint32, out int64_t to_int64, out uint64_t to_uint64, out bool to_logical, out uint to_char) {
    to_single = vt_canonical(float(x));
    to_int8 = vt_to_int(x, -128, 127);
    to_uint8 = vt_to_uint(x, 255u);
    to_int16 = vt_to_int(x, -32768, 32767);
    to_uint16 = vt_to_uint(x, 65535u);
    to_int32 = vt_to_int(x, (-2147483647 - 1), 2147483647);
    to_uint32 = vt_to_uint(x, 4294967295u);
    to_int64 = vt_to_int64(x);
    to_uint64 = vt_to_uint64(x);
    to_logical = x != 0.0lf;
    to_char = vt_to_uint(x, 65535u);
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    dvec4 x4 = dvec4(0.0lf);
    vec4 to_single4;
    ivec4 to_int84;
    uvec4 to_uint84;
    ivec4 to_int164;
    uvec4 to_uint164;
    ivec4 to_int324;
    uvec4 to_uint324;
    i64vec4 to_int644;
    u64vec4 to_uint644;
    bvec4 to_logical4;
    uvec4 to_char4;
    if (full) {
        x4 = x_in4[first / 4];
    } else {
        x4.x = x_in[first];
        if (first + 1 < count) x4.y = x_in[first + 1];
        if (first + 2 < count) x4.z = x_in[first + 2];
    }
    body(first, x4.x, to_single4.x, to_int84.x, to_uint84.x, to_int164.x, to_uint164.x, to_int324.x, to_uint324.x, to_int644.x, to_uint644.x, to_logical4.x, to_char4.x);
    body(min(first + 1, count - 1), x4.y, to_single4.y, to_int84.y, to_uint84.y, to_int164.y, to_uint164.y, to_int324.y, to_uint324.y, to_int644.y, to_uint644.y, to_logical4.y, to_char4.y);
    body(min(first + 2, count - 1), x4.z, to_single4.z, to_int84.z, to_uint84.z, to_int164.z, to_uint164.z, to_int324.z, to_uint324.z, to_int644.z, to_uint644.z, to_logical4.z, to_char4.z);
    body(min(first + 3, count - 1), x4.w, to_single4.w, to_int84.w, to_uint84.w, to_int164.w, to_uint164.w, to_int324.w, to_uint324.w, to_int644.w, to_uint644.w, to_logical4.w, to_char4.w);
    if (full) {
        to_single_out4[first / 4] = to_single4;
        to_int8_out4[first / 4] = i8vec4(to_int84);
        to_uint8_out4[first / 4] = u8vec4(to_uint84);
        to_int16_out4[first / 4] = i16vec4(to_int164);
        to_uint16_out4[first / 4] = u16vec4(to_uint164);
        to_int32_out4[first / 4] = to_int324;
        to_uint32_out4[first / 4] = to_uint324;
        to_int64_out4[first / 4] = to_int644;
        to_uint64_out4[first / 4] = to_uint644;
        to_logical_out4[first / 4] = u8vec4(uvec4(to_logical4));
        to_char_out4[first / 4] = u16vec4(to_char4);
    } else {
        to_single_out[first] = to_single4.x;
        if (first + 1 < count) to_single_out[first + 1] = to_single4.y;
        if (first + 2 < count) to_single_out[first + 2] = to_single4.z;
        to_int8_out[first] = int8_t(to_int84.x);
        if (first + 1 < count) to_int8_out[first + 1] = int8_t(to_int84.y);
        if (first + 2 < count) to_int8_out[first + 2] = int8_t(to_int84.z);
        to_uint8_out[first] = uint8_t(to_uint84.x);
        if (first + 1 < count) to_uint8_out[first + 1] = uint8_t(to_uint84.y);
        if (first + 2 < count) to_uint8_out[first + 2] = uint8_t(to_uint84.z);
        to_int16_out[first] = int16_t(to_int164.x);
        if (first + 1 < count) to_int16_out[first + 1] = int16_t(to_int164.y);
        if (first + 2 < count) to_int16_out[first + 2] = int16_t(to_int164.z);
        to_uint16_out[first] = uint16_t(to_uint164.x);
        if (first + 1 < count) to_uint16_out[first + 1] = uint16_t(to_uint164.y);
        if (first + 2 < count) to_uint16_out[first + 2] = uint16_t(to_uint164.z);
        to_int32_out[first] = to_int324.x;
        if (first + 1 < count) to_int32_out[first + 1] = to_int324.y;
        if (first + 2 < count) to_int32_out[first + 2] = to_int324.z;
        to_uint32_out[first] = to_uint324.x;
        if (first + 1 < count) to_uint32_out[first + 1] = to_uint324.y;
        if (first + 2 < count) to_uint32_out[first + 2] = to_uint324.z;
        to_int64_out[first] = to_int644.x;
        if (first + 1 < count) to_int64_out[first + 1] = to_int644.y;
        if (first + 2 < count) to_int64_out[first + 2] = to_int644.z;
        to_uint64_out[first] = to_uint644.x;
        if (first + 1 < count) to_uint64_out[first + 1] = to_uint644.y;
        if (first + 2 < count) to_uint64_out[first + 2] = to_uint644.z;
        to_logical_out[first] = uint8_t(to_logical4.x ? 1u : 0u);
        if (first + 1 < count) to_logical_out[first + 1] = uint8_t(to_logical4.y ? 1u : 0u);
        if (first + 2 < count) to_logical_out[first + 2] = uint8_t(to_logical4.z ? 1u : 0u);
        to_char_out[first] = uint16_t(to_char4.x);
        if (first + 1 < count) to_char_out[first + 1] = uint16_t(to_char4.y);
        if (first + 2 < count) to_char_out[first + 2] = uint16_t(to_char4.z);
    }
}
