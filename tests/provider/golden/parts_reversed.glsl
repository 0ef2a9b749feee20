#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
// minus

layout(local_size_x = 256) in;
layout(buffer_reference, std430) readonly buffer vt_Part0 { float element[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uvec2 vt_parts0[]; };
#define x_in(i) vt_Part0(vt_parts0[uint((i) >> 18)]).element[uint((i) & 262143u)]
layout(buffer_reference, std430) readonly buffer vt_Part1 { float element[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uvec2 vt_parts1[]; };
#define y_in(i) vt_Part1(vt_parts1[uint((i) >> 18)]).element[uint((i) & 262143u)]
layout(buffer_reference, std430) readonly buffer vt_Part1Vector { vec4 element[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { uvec2 vt_parts1_4[]; };
#define y_in4(i) vt_Part1Vector(vt_parts1_4[uint((i) >> 16)]).element[uint((i) & 65535u)]
layout(buffer_reference, std430) buffer vt_Part2 { float element[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { uvec2 vt_parts2[]; };
#define d_out(i) vt_Part2(vt_parts2[uint((i) >> 18)]).element[uint((i) & 262143u)]
layout(buffer_reference, std430) buffer vt_Part2Vector { vec4 element[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2Vector { uvec2 vt_parts2_4[]; };
#define d_out4(i) vt_Part2Vector(vt_parts2_4[uint((i) >> 16)]).element[uint((i) & 65535u)]
layout(push_constant, std430) uniform Arguments {
    uint count;
    int x_in_offset;
    int x_in_stride0;
};

void body(uint e, float y, out float d) {
    int c0 = int(e);
    float x = x_in(x_in_offset + c0 * x_in_stride0);
    d = vt_canonical(x - y); // line 4
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 y4 = vec4(0.0);
    vec4 d4;
    if (full) {
        y4 = y_in4(first / 4);
    } else {
        y4.x = y_in(first);
        if (first + 1 < count) y4.y = y_in(first + 1);
        if (first + 2 < count) y4.z = y_in(first + 2);
    }
    body(first, y4.x, d4.x);
    body(min(first + 1, count - 1), y4.y, d4.y);
    body(min(first + 2, count - 1), y4.z, d4.z);
    body(min(first + 3, count - 1), y4.w, d4.w);
    if (full) {
        d_out4(first / 4) = d4;
    } else {
        d_out(first) = d4.x;
        if (first + 1 < count) d_out(first + 1) = d4.y;
        if (first + 2 < count) d_out(first + 2) = d4.z;
    }
}
