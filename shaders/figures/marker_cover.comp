#version 450
// SPDX-License-Identifier: Apache-2.0
// Enters each mark where it covers pixels wholly. The last ones come first, so that most find
// themselves covered already.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "marker_pixels.glsl"

void main() {
    uint i = groupNumber() * 256u + gl_LocalInvocationIndex;
    if (i >= p.counts.x) return;
    uint number = p.counts.x - 1u - i;
    Mark mark = markOf(number);
    if (mark.gone) return;
    MarkArea area = areaOf(mark);
    if (!area.known) return;
    for (int y = area.first.y; y <= area.last.y; ++y) {
        for (int x = area.first.x; x <= area.last.x; ++x) {
            uint slot = slotOf(ivec2(x, y));
            if (reduced[slot] <= number && coversWholly(area, ivec2(x, y)))
                atomicMax(reduced[slot], number + 1u);
        }
    }
}
