#version 450
// names

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float sample_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 sample_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float count_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { vec4 count_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
};

void body(uint e, float sample_2, out float count_2) {
    float a_b = sample_2 + sample_2; // line 1
    float a_b_2 = a_b * a_b; // line 2
    float float_2 = a_b_2 * sample_2; // line 3
    float v_gl_x = float_2 + sample_2; // line 4
    count_2 = vt_canonical(v_gl_x * v_gl_x); // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 sample_24 = vec4(0.0);
    vec4 count_24;
    if (full) {
        sample_24 = sample_in4[first / 4];
    } else {
        sample_24.x = sample_in[first];
        if (first + 1 < count) sample_24.y = sample_in[first + 1];
        if (first + 2 < count) sample_24.z = sample_in[first + 2];
    }
    body(first, sample_24.x, count_24.x);
    body(min(first + 1, count - 1), sample_24.y, count_24.y);
    body(min(first + 2, count - 1), sample_24.z, count_24.z);
    body(min(first + 3, count - 1), sample_24.w, count_24.w);
    if (full) {
        count_out4[first / 4] = count_24;
    } else {
        count_out[first] = count_24.x;
        if (first + 1 < count) count_out[first + 1] = count_24.y;
        if (first + 2 < count) count_out[first + 2] = count_24.z;
    }
}
