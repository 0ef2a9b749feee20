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
    uint threads;
};
shared double sumShared[256];

void accumulate(uint e, double x, out double y, out bool low, inout double sum) {
    double v1 = vt_canonical(x * x); // line 5
    bool v3 = v1 < limit; // line 6
    y = v1;
    low = v3;
    sum = sum + v1;
}

void main() {
    uint lane = gl_LocalInvocationID.x;
    uint row = lane / threads;
    uint rows = 256u / threads;
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * threads + lane % threads;
    bool inside = column < count;
    column = min(column, count - 1);
    uint i = column % inner;
    uint rest = column / inner;
    uint chunk = rest % chunks;
    uint o = rest / chunks;
    uint begin = chunk * 256;
    uint end = min(rowLength, begin + 256);
    double sum = 0.0lf;
    for (uint first = 0u; first < min(rowLength, uint(256)); first += rows) {
        {
            uint unclamped = begin + first + row;
            uint k = min(unclamped, end - 1);
            uint at = i + inner * (k + rowLength * o);
            double y;
            bool low;
            double sum = 0.0lf;
            accumulate(at, x_in[at], y, low, sum);
            sumShared[lane] = unclamped < end ? sum : 0.0lf;
            if (inside && unclamped < end) y_out[at] = y;
            if (inside && unclamped < end) low_out[at] = uint8_t(low ? 1u : 0u);
        }
        barrier();
        if (row == 0u) {
            for (uint r = 0u; r < rows; r += 8u) {
                for (uint t = 0u; t < 8u; ++t) {
                    sum = sum + sumShared[(r + t) * threads + lane];
                }
            }
        }
        barrier();
    }
    if (row == 0u && inside) {
        partial1[column] = sum;
    }
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
