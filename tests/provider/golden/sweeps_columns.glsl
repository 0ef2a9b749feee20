#version 450
// max·minus·sum·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float s_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float y_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint inner;
};

void accumulate(uint e, float x, inout float maximum) {
    maximum = vt_max(maximum, x);
}

void again(uint e, float x_2, float line0, inout float sum) {
    float v2 = x_2 - line0; // line 6
    sum = sum + v2;
}

void again_2(uint e, float x_3, out float y, float line0_2, float line1) {
    float v2_3 = x_3 - line0_2; // line 6
    float v4 = vt_div(v2_3, line1); // line 7
    y = v4;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint o = column / inner;
    uint begin = 0;
    uint end = rowLength;
    float maximum = uintBitsToFloat(0x7fc00000u);
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, x_in[at], maximum);
    }
    float v0 = vt_canonical(maximum); // line 5
    float sum = 0.0;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        again(at, x_in[at], v0, sum);
    }
    float v1 = vt_canonical(sum); // line 6
    float v2_2 = vt_canonical(v1 * maximum); // line 6
    s_out[column] = v2_2;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        float y;
        again_2(at, x_in[at], y, v0, v1);
        y_out[at] = y;
    }
}
