#version 450
// test

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float y_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float X_in[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float y_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { float d_out[]; };
layout(set = 0, binding = 4, std430) readonly buffer Arguments {
    uint count;
    float p0;
    uint trips;
    int X_in_offset;
    int X_in_advance;
    int X_in_stride0;
    uint table[];
};

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 4;
    if (first >= count) return;
    uint e0 = first;
    uint e1 = min(first + 1, count - 1);
    uint e2 = min(first + 2, count - 1);
    uint e3 = min(first + 3, count - 1);
    int c0 = int(e0);
    float y = y_in[e0]; // line 3
    float carried = p0;
    float y_2;
    int c0_2 = int(e1);
    float y_3 = y_in[e1]; // line 3
    float carried_2 = p0;
    float y_4;
    int c0_3 = int(e2);
    float y_5 = y_in[e2]; // line 3
    float carried_3 = p0;
    float y_6;
    int c0_4 = int(e3);
    float y_7 = y_in[e3]; // line 3
    float carried_4 = p0;
    float y_8;
    for (uint t = 0u; t < trips; ++t) {
        float v4 = (uintBitsToFloat(table[t * 1u + 0u])); // line 3
        float X = X_in[X_in_offset + int(t) * X_in_advance + c0 * X_in_stride0]; // line 3
        float v6 = v4 * y; // line 5
        y_2 = v6 + X; // line 5
        float before = y;
        y = y_2;
        carried = before;
        float v4_2 = (uintBitsToFloat(table[t * 1u + 0u])); // line 3
        float X_2 = X_in[X_in_offset + int(t) * X_in_advance + c0_2 * X_in_stride0]; // line 3
        float v6_2 = v4_2 * y_3; // line 5
        y_4 = v6_2 + X_2; // line 5
        float before_2 = y_3;
        y_3 = y_4;
        carried_2 = before_2;
        float v4_3 = (uintBitsToFloat(table[t * 1u + 0u])); // line 3
        float X_3 = X_in[X_in_offset + int(t) * X_in_advance + c0_3 * X_in_stride0]; // line 3
        float v6_3 = v4_3 * y_5; // line 5
        y_6 = v6_3 + X_3; // line 5
        float before_3 = y_5;
        y_5 = y_6;
        carried_3 = before_3;
        float v4_4 = (uintBitsToFloat(table[t * 1u + 0u])); // line 3
        float X_4 = X_in[X_in_offset + int(t) * X_in_advance + c0_4 * X_in_stride0]; // line 3
        float v6_4 = v4_4 * y_7; // line 5
        y_8 = v6_4 + X_4; // line 5
        float before_4 = y_7;
        y_7 = y_8;
        carried_4 = before_4;
    }
    float d = vt_canonical(y_2 - carried); // line 7
    y_out[e0] = vt_canonical(y_2);
    d_out[e0] = d;
    float d_2 = vt_canonical(y_4 - carried_2); // line 7
    if (first + 1 < count) y_out[e1] = vt_canonical(y_4);
    if (first + 1 < count) d_out[e1] = d_2;
    float d_3 = vt_canonical(y_6 - carried_3); // line 7
    if (first + 2 < count) y_out[e2] = vt_canonical(y_6);
    if (first + 2 < count) d_out[e2] = d_3;
    float d_4 = vt_canonical(y_8 - carried_4); // line 7
    if (first + 3 < count) y_out[e3] = vt_canonical(y_8);
    if (first + 3 < count) d_out[e3] = d_4;
}
