#version 450
// SPDX-License-Identifier: Apache-2.0
// A bit a mark: whether it touches a pixel that no later one covers wholly. What is left out changes
// no pixel.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "marker_pixels.glsl"
shared uint bits[8];

bool isVisible(uint number) {
    Mark mark = markOf(number);
    if (mark.gone) return false;
    MarkArea area = areaOf(mark);
    if (!area.known) return true;
    for (int y = area.first.y; y <= area.last.y; ++y) {
        for (int x = area.first.x; x <= area.last.x; ++x) {
            ivec2 pixel = ivec2(x, y);
            if (reduced[slotOf(pixel)] <= number + 1u && touches(area, pixel)) return true;
        }
    }
    return false;
}

void main() {
    uint group = groupNumber();
    uint lane = gl_LocalInvocationIndex;
    uint number = group * 256u + lane;
    if (group * 256u >= p.counts.x) return;
    if (lane < 8u) bits[lane] = 0u;
    barrier();
    if (number < p.counts.x && isVisible(number)) atomicOr(bits[lane >> 5], 1u << (lane & 31u));
    barrier();
    if (lane < 8u) reduced[share.parts.y + group * 8u + lane] = bits[lane];
    if (lane == 0u) {
        uint count = 0u;
        for (int i = 0; i < 8; ++i)
            count += bitCount(bits[i]);
        reduced[share.parts.z + group] = count;
    }
}
