#version 450
// SPDX-License-Identifier: Apache-2.0
// From how many marks each workgroup has kept to how many those before it have; one workgroup. Their
// sum is what is drawn.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "params.glsl"
#include "reduction.glsl"
shared uint sums[256];

void main() {
    uint lane = gl_LocalInvocationIndex;
    uint groups = (p.counts.x + 255u) / 256u;
    uint each = (groups + 255u) / 256u;
    uint first = min(lane * each, groups), last = min(first + each, groups);
    uint own = 0u;
    for (uint i = first; i < last; ++i)
        own += reduced[share.parts.z + i];
    sums[lane] = own;
    for (uint step = 1u; step < 256u; step <<= 1) {
        barrier();
        uint before = lane >= step ? sums[lane - step] : 0u;
        barrier();
        sums[lane] += before;
    }
    uint sum = sums[lane] - own;
    for (uint i = first; i < last; ++i) {
        uint count = reduced[share.parts.z + i];
        reduced[share.parts.z + i] = sum;
        sum += count;
    }
    if (lane == 255u) {
        reduced[share.parts.w] = 6u * sums[255];
        reduced[share.parts.w + 1u] = 1u;
        reduced[share.parts.w + 2u] = 0u;
        reduced[share.parts.w + 3u] = 0u;
    }
}
