#version 450
// times·sum (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) buffer Buffer0 { float row_out[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float column_out[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { float threads_in[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { float partial1[]; };
layout(push_constant, std430) uniform Arguments {
    float at_2;
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
    uint threads_2;
};
shared float sumShared[256];

void accumulate(uint e, float threads, out float row_2, out float column_2, inout float sum) {
    float lane_2 = vt_canonical(threads * threads); // line 2
    float k_2 = vt_canonical(lane_2 + at_2); // line 3
    row_2 = lane_2;
    column_2 = k_2;
    sum = sum + k_2;
}

void main() {
    uint lane = gl_LocalInvocationID.x;
    uint row = lane / threads_2;
    uint rows = 256u / threads_2;
    uint column = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * threads_2 + lane % threads_2;
    bool inside = column < count;
    column = min(column, count - 1);
    uint i = column % inner;
    uint rest = column / inner;
    uint chunk = rest % chunks;
    uint o = rest / chunks;
    uint begin = chunk * 256;
    uint end = min(rowLength, begin + 256);
    float sum = 0.0;
    for (uint first = 0u; first < min(rowLength, uint(256)); first += rows) {
        {
            uint unclamped = begin + first + row;
            uint k = min(unclamped, end - 1);
            uint at = i + inner * (k + rowLength * o);
            float row_2;
            float column_2;
            float sum = 0.0;
            accumulate(at, threads_in[at], row_2, column_2, sum);
            sumShared[lane] = unclamped < end ? sum : 0.0;
            if (inside && unclamped < end) row_out[at] = row_2;
            if (inside && unclamped < end) column_out[at] = column_2;
        }
        barrier();
        if (row == 0u) {
            for (uint r = 0u; r < rows; r += 8u) {
                for (uint t = 0u; t < 8u; ++t) {
                    sum = sum + sumShared[(r + t) * threads_2 + lane];
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
// times·sum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float partial0[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float end_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint inner;
    uint rowLength;
    uint chunks;
};

void accumulate(uint e, float value0, inout float sum) {
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
    float sum = 0.0;
    for (uint k = begin; k < end; ++k) {
        uint at = i + inner * (k + rowLength * o);
        accumulate(at, partial0[at], sum);
    }
    float v0 = vt_canonical(sum); // line 4
    end_out[column] = v0;
}
