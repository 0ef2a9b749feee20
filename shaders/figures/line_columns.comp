#version 450
// SPDX-License-Identifier: Apache-2.0
// The lowest and highest place that a line reaches in each column of pixels, a workgroup a column,
// when its points are in order and there are many more of them; otherwise which segments are seen.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "line_points.glsl"
#include "reduction.glsl"
shared uint bounds[4];
shared float lows[256], highs[256];

/// The first point at the pixel or to the right of it.
uint firstFrom(float at) {
    uint low = 0u, high = p.counts.x;
    while (low < high) {
        uint middle = low + (high - low) / 2u;
        if (pixelX(valueX(middle)) < at) low = middle + 1u;
        else high = middle;
    }
    return low;
}

void include(inout vec2 reach, float y) { reach = vec2(min(reach.x, y), max(reach.y, y)); }

/// Where the segment that ends at the point crosses the pixel.
void crossing(inout vec2 reach, uint i, float at) {
    if (i == 0u || i >= p.counts.x) return;
    vec2 before = valueY(i - 1u), after = valueY(i);
    float from = pixelX(valueX(i - 1u)), to = pixelX(valueX(i));
    if (hidden(before) || hidden(after) || !(from < to)) return;
    include(reach, mix(pixelY(before), pixelY(after), clamp((at - from) / (to - from), 0.0, 1.0)));
}

void drawCounts(uint vertices, uint first) {
    reduced[share.parts.x] = vertices;
    reduced[share.parts.x + 1u] = 1u;
    reduced[share.parts.x + 2u] = first;
    reduced[share.parts.x + 3u] = 0u;
}

void main() {
    uint column = groupNumber();
    if (column >= share.sizes.x) return;
    uint lane = gl_LocalInvocationIndex;
    bool ordered = reduced[1] == 0u;
    float width = p.rect.z / float(share.sizes.x);
    float left = p.rect.x + float(column) * width;
    if (lane < 4u && ordered) {
        float at = lane == 0u   ? left
                   : lane == 1u ? left + width
                   : lane == 2u ? p.rect.x
                                : p.rect.x + p.rect.z;
        bounds[lane] = firstFrom(at);
    }
    barrier();
    bool leader = column == 0u && lane == 0u;
    if (!ordered || bounds[3] - bounds[2] <= 4u * share.sizes.x) {
        if (!leader) return;
        uint last = p.counts.x - 1u;
        uint from = ordered ? min(max(bounds[2], 1u) - 1u, last) : 0u;
        uint to = ordered ? clamp(bounds[3], from, last) : last;
        reduced[0] = 0u;
        drawCounts(6u * (to - from), 6u * from);
        return;
    }
    if (leader) {
        reduced[0] = 1u;
        drawCounts(6u * share.sizes.x, 0u);
    }
    vec2 reach = vec2(3.4e38, -3.4e38);
    for (uint i = bounds[0] + lane; i < bounds[1]; i += 256u) {
        vec2 y = valueY(i);
        if (!hidden(y)) include(reach, pixelY(y));
    }
    if (lane == 0u) crossing(reach, bounds[0], left);
    if (lane == 1u) crossing(reach, bounds[1], left + width);
    lows[lane] = reach.x;
    highs[lane] = reach.y;
    for (uint half_count = 128u; half_count > 0u; half_count >>= 1) {
        barrier();
        if (lane < half_count) {
            lows[lane] = min(lows[lane], lows[lane + half_count]);
            highs[lane] = max(highs[lane], highs[lane + half_count]);
        }
    }
    if (lane == 0u) {
        reduced[4u + 2u * column] = floatBitsToUint(lows[0]);
        reduced[5u + 2u * column] = floatBitsToUint(highs[0]);
    }
}
