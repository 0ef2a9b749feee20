#version 450
#extension GL_EXT_shader_8bit_storage : require
// sqrt·rdivide·plus

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1Vector { vec4 y_out4[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t less_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2Vector { u8vec4 less_out4[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    float one_2;
};

void fast(uint e, float x, out float y, out bool less, inout bool careful) {
    float careful_2 = vt_sqrt_fast(x, careful); // line 3
    float v3 = vt_div_fast(careful_2, one_2, careful); // line 4
    y = v3 + x; // line 4
    less = x < v3; // line 5
    careful = careful || y != y;
}

void body(uint e, float x, out float y, out bool less) {
    float careful_2 = vt_sqrt(x); // line 3
    float v3 = vt_div(careful_2, one_2); // line 4
    y = vt_canonical(v3 + x); // line 4
    less = x < v3; // line 5
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    bool full = first + 3 < count;
    vec4 x4 = vec4(0.0);
    vec4 y4;
    bvec4 less4;
    if (full) {
        x4 = x_in4[first / 4];
    } else {
        x4.x = x_in[first];
        if (first + 1 < count) x4.y = x_in[first + 1];
        if (first + 2 < count) x4.z = x_in[first + 2];
    }
    bool careful = false;
    fast(first, x4.x, y4.x, less4.x, careful);
    fast(min(first + 1, count - 1), x4.y, y4.y, less4.y, careful);
    fast(min(first + 2, count - 1), x4.z, y4.z, less4.z, careful);
    fast(min(first + 3, count - 1), x4.w, y4.w, less4.w, careful);
    if (careful) {
        uint end = min(first + 4, count);
        for (uint one = first; one < end; ++one) {
            float y;
            bool less;
            body(one, x_in[one], y, less);
            y_out[one] = y;
            less_out[one] = uint8_t(less ? 1u : 0u);
        }
        return;
    }
    if (full) {
        y_out4[first / 4] = y4;
        less_out4[first / 4] = u8vec4(uvec4(less4));
    } else {
        y_out[first] = y4.x;
        if (first + 1 < count) y_out[first + 1] = y4.y;
        if (first + 2 < count) y_out[first + 2] = y4.z;
        less_out[first] = uint8_t(less4.x ? 1u : 0u);
        if (first + 1 < count) less_out[first + 1] = uint8_t(less4.y ? 1u : 0u);
        if (first + 2 < count) less_out[first + 2] = uint8_t(less4.z ? 1u : 0u);
    }
}
