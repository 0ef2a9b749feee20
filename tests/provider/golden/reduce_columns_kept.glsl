#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
// times·lt·sum (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { double y_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t low_out[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double x_in[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double partial1[]; };
layout(push_constant, std430) uniform Arguments {
    double limit;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double x, out double y, out bool low, inout double sum) {
    double v1 = vt_canonical(x * x); // line 5
    bool v3 = v1 < limit; // line 6
    y = v1;
    low = v3;
    sum = sum + v1;
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
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        double y;
        bool low;
        accumulate(at, x_in[at], y, low, sum);
        y_out[at] = y;
        low_out[at] = uint8_t(low ? 1u : 0u);
    }
    partial1[column] = sum;
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// times·lt·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double partial0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double s_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double value0, inout double sum) {
    sum = sum + value0;
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
    double sum = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, partial0[at], sum);
    }
    double v0 = vt_canonical(sum); // line 6
    s_out[column] = v0;
}
