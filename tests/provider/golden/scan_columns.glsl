#version 450
// times·cumsum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float y_out[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { float partial1[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

float body(uint e) {
    float x = x_in[e]; // line 8
    float v1 = x * x; // line 8
    return v1;
}

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint rest = column / inner;
    uint chunk = rest % chunks;
    uint o = rest / chunks;
    uint begin = chunk * 256;
    uint end = min(rowLength, begin + 256);
    float running = 0.0;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * ((rowLength - 1 - k) + rowLength * o);
        float next = body(at);
        running = k == begin ? next : running + next;
        y_out[at] = vt_canonical(running);
    }
    partial1[column] = running;
}

#version 450
// times·cumsum (totals)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float partial0[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void main() {
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (column >= count) return;
    uint i = column % inner;
    uint rest = column / inner;
    uint chunk = rest % chunks;
    uint o = rest / chunks;
    uint begin = chunk * 256;
    uint end = min(rowLength, begin + 256);
    float running = 0.0;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        float next = partial0[at];
        running = k == begin ? next : running + next;
        partial0[at] = running;
    }
}

#version 450
// times·cumsum (prefixes)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float partial1[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint groups;
};

void main() {
    uint element = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (element >= count) return;
    uint i = element % inner;
    uint rest = element / inner;
    uint k = rest % rowLength;
    uint o = rest / rowLength;
    uint group = (rowLength - 1 - k) / 256;
    if (group == 0) return;
    y_out[element] = vt_canonical(partial1[i + inner * (group - 1 + groups * o)] + y_out[element]);
}
