#version 450
// SPDX-License-Identifier: Apache-2.0
// Lists the marks that are kept, in their order.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "params.glsl"
#include "reduction.glsl"

void main() {
    uint group = groupNumber();
    uint lane = gl_LocalInvocationIndex;
    uint number = group * 256u + lane;
    if (number >= p.counts.x) return;
    uint first = share.parts.y + group * 8u;
    uint word = reduced[first + (lane >> 5)];
    uint bit = 1u << (lane & 31u);
    if ((word & bit) == 0u) return;
    uint at = reduced[share.parts.z + group] + bitCount(word & (bit - 1u));
    for (uint i = 0u; i < lane >> 5; ++i)
        at += bitCount(reduced[first + i]);
    reduced[at] = number;
}
