// SPDX-License-Identifier: Apache-2.0
// Points of a line. Needs params.glsl, values.glsl and place.glsl.
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)

vec2 valueX(uint i) {
    return placeX((p.counts.z & kHasX) != 0u ? readX(p.types.x, i) : fromUInt(i + 1u));
}

vec2 valueY(uint i) { return placeY(readY(p.types.y, i)); }
