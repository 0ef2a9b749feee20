#version 450
// exp

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float y_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (e >= count) return;
    float y;
    float x = x_in[e]; // line 3
    y = vt_exp(x); // line 3
    y_out[e] = y;
}
