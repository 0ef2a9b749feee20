#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float y_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { vec4 y_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float z_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 z_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint64_t count;
    float a;
};

void body(uint64_t e, float x, float y, out float z) {
    float v3 = a * x; // line 12
    z = vt_canonical(v3 + y); // line 13
}

void main() {
    uint64_t first = (uint64_t(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x4 = vec4(0.0);
    vec4 y4 = vec4(0.0);
    vec4 z4;
    if (full) {
        x4 = x_in4[uint(first / 4)];
        y4 = y_in4[uint(first / 4)];
    } else {
        x4.x = x_in[uint(first)];
        if (first + 1 < count) x4.y = x_in[uint(first + 1)];
        if (first + 2 < count) x4.z = x_in[uint(first + 2)];
        y4.x = y_in[uint(first)];
        if (first + 1 < count) y4.y = y_in[uint(first + 1)];
        if (first + 2 < count) y4.z = y_in[uint(first + 2)];
    }
    body(first, x4.x, y4.x, z4.x);
    body(min(first + 1, count - 1), x4.y, y4.y, z4.y);
    body(min(first + 2, count - 1), x4.z, y4.z, z4.z);
    body(min(first + 3, count - 1), x4.w, y4.w, z4.w);
    if (full) {
        z_out4[uint(first / 4)] = z4;
    } else {
        z_out[uint(first)] = z4.x;
        if (first + 1 < count) z_out[uint(first + 1)] = z4.y;
        if (first + 2 < count) z_out[uint(first + 2)] = z4.z;
    }
}
