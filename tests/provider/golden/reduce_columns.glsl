#version 450
// sum·sum (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double x_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { double partial2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double partial3[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
    uint threads;
};
shared double sumShared[256];
shared double sum_2Shared[256];

void accumulate(uint e, double x, inout double sum, inout double sum_2) {
    double v1 = x * x; // line 20
    sum = sum + x;
    sum_2 = sum_2 + v1;
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
    double sum_2 = 0.0lf;
    for (uint first = 0u; first < min(rowLength, uint(256)); first += rows) {
        {
            uint unclamped = begin + first + row;
            uint k = min(unclamped, end - 1);
            uint at = i + inner * (k + rowLength * o);
            double sum = 0.0lf;
            double sum_2 = 0.0lf;
            accumulate(at, x_in[at], sum, sum_2);
            sumShared[lane] = unclamped < end ? sum : 0.0lf;
            sum_2Shared[lane] = unclamped < end ? sum_2 : 0.0lf;
        }
        barrier();
        if (row == 0u) {
            for (uint r = 0u; r < rows; r += 8u) {
                for (uint t = 0u; t < 8u; ++t) {
                    sum = sum + sumShared[(r + t) * threads + lane];
                    sum_2 = sum_2 + sum_2Shared[(r + t) * threads + lane];
                }
            }
        }
        barrier();
    }
    if (row == 0u && inside) {
        partial2[column] = sum;
        partial3[column] = sum_2;
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
// sum·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double partial0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double partial1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double mu_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double power_out[]; };
layout(push_constant, std430) uniform Arguments {
    double scale;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, double value0, double value1, inout double sum, inout double sum_2) {
    sum = sum + value0;
    sum_2 = sum_2 + value1;
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
    double sum_2 = 0.0lf;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, partial0[at], partial1[at], sum, sum_2);
    }
    double mu = vt_canonical(sum * scale); // line 20
    double power = vt_canonical(sum_2 * scale); // line 21
    mu_out[column] = mu;
    power_out[column] = power;
}
