#version 450
#extension GL_ARB_gpu_shader_int64 : require
// colon·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 x_in2[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { dvec2 y_out2[]; };
layout(push_constant, std430) uniform Arguments {
    double first0;
    double step0;
    uint count;
    uint origin;
};

void body(uint e, double x, out double y) {
    double v1 = first0 + double(e) * step0; // line 3
    y = vt_canonical(x + v1); // line 3
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 x2 = dvec2(0.0lf);
    dvec2 y2;
    if (full) {
        x2 = x_in2[first / 2];
    } else {
        x2.x = x_in[first];
    }
    body(origin + first, x2.x, y2.x);
    body(origin + min(first + 1, count - 1), x2.y, y2.y);
    if (full) {
        y_out2[first / 2] = y2;
    } else {
        y_out[first] = y2.x;
    }
}
