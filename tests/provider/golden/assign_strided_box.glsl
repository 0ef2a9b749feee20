#version 450
// assign

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float v_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float A_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { vec4 A_in4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float A_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { vec4 A_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    uint box0_first0;
    uint box0_span0;
    uint box0_step0;
    uint box0_first1;
    uint box0_span1;
    uint box0_step1;
    int v_in_offset;
    int v_in_stride0;
    int v_in_stride1;
};

void body(uint e, float A, out float A_2) {
    uint q0 = vt_over(e, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(e - q0 * dim0);
    int c1 = int(q0);
    bool v1 = (uint(c0) - box0_first0) < box0_span0 && (uint(c0) - box0_first0) % box0_step0 == 0 && (uint(c1) - box0_first1) < box0_span1 && (uint(c1) - box0_first1) % box0_step1 == 0; // line 9
    float v = 0.0;
    if (v1) v = v_in[v_in_offset + c0 * v_in_stride0 + c1 * v_in_stride1]; // line 9
    A_2 = v1 ? v : A; // line 9
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 A4 = vec4(0.0);
    vec4 A_24;
    if (full) {
        A4 = A_in4[first / 4];
    } else {
        A4.x = A_in[first];
        if (first + 1 < count) A4.y = A_in[first + 1];
        if (first + 2 < count) A4.z = A_in[first + 2];
    }
    body(first, A4.x, A_24.x);
    body(min(first + 1, count - 1), A4.y, A_24.y);
    body(min(first + 2, count - 1), A4.z, A_24.z);
    body(min(first + 3, count - 1), A4.w, A_24.w);
    if (full) {
        A_out4[first / 4] = A_24;
    } else {
        A_out[first] = A_24.x;
        if (first + 1 < count) A_out[first + 1] = A_24.y;
        if (first + 2 < count) A_out[first + 2] = A_24.z;
    }
}
