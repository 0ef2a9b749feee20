#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double y_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec2 y_in2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double z_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { dvec2 z_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double a;
    uint count;
};

void body(uint e, double x, double y, out double z) {
    double v3 = a * x; // line 12
    z = vt_canonical(v3 + y); // line 13
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2 = dvec2(0.0lf);
    dvec2 y2 = dvec2(0.0lf);
    dvec2 z2;
    if (full) {
        x2 = x_in2[first / 2];
        y2 = y_in2[first / 2];
    } else {
        x2.x = x_in[first];
        y2.x = y_in[first];
    }
    body(first, x2.x, y2.x, z2.x);
    body(min(first + 1, count - 1), x2.y, y2.y, z2.y);
    if (full) {
        z_out2[first / 2] = z2;
    } else {
        z_out[first] = z2.x;
    }
}
