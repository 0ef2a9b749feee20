#version 450
// cumsum

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float segmentTotals_in[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { float staged_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint count;
    uint rowLength;
    uint tiles;
};
shared float staged[2176];
shared float segmentTotals[256];

float body(uint e) {
    float segmentTotals_2 = segmentTotals_in[e]; // line 1
    return segmentTotals_2;
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint tile = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x);
    if (tile >= count) return;
    uint row = tile / tiles;
    uint start = row * rowLength;
    uint begin = tile % tiles * 4096;
    float inside[16];
    float before = 0.0;
    for (uint part = 0; part < 2; ++part) {
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            uint k = begin + part * 2048 + n;
            float next = 0.0;
            if (k < rowLength) next = body(start + k);
            staged[n + n / 16] = next;
        }
        barrier();
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j) {
                float next = staged[t % 128 * 17 + j];
                before = j == 0 ? next : before + next;
                inside[j] = before;
            }
        }
        barrier();
    }
    segmentTotals[t] = before;
    barrier();
    for (uint d = 1; d < 256; d *= 2) {
        float total = segmentTotals[t];
        if (t >= d) total = segmentTotals[t - d] + total;
        barrier();
        segmentTotals[t] = total;
        barrier();
    }
    if (t > 0) before = segmentTotals[t - 1];
    for (uint part = 0; part < 2; ++part) {
        if (t / 128 == part) {
            for (uint j = 0; j < 16; ++j)
                staged[t % 128 * 17 + j] = t > 0 ? before + inside[j] : inside[j];
        }
        barrier();
        for (uint j = 0; j < 8; ++j) {
            uint n = j * 256 + t;
            uint k = begin + part * 2048 + n;
            if (k < rowLength) staged_out[start + k] = vt_canonical(staged[n + n / 16]);
        }
        barrier();
    }
}
