// SPDX-License-Identifier: Apache-2.0
// From data to pixels, on linear and logarithmic axes. Needs params.glsl and values.glsl.
bool hidden(vec2 v) { return isNan(v) || isInf(v); }

/// log10; what is not positive has no place.
vec2 toLog(vec2 v) {
    if (hidden(v)) return v;
    if (v.x <= 0.0) return vec2(uintBitsToFloat(0x7fc00000u), 0.0);
    return vec2(log2(v.x) * 0.30102999566, v.y / v.x * 0.4342944819);
}

vec2 placeX(vec2 x) { return (p.counts.z & kLogX) != 0u ? toLog(x) : x; }
vec2 placeY(vec2 y) { return (p.counts.z & kLogY) != 0u ? toLog(y) : y; }

/// Pixels of places.
float pixelX(vec2 x) { return p.rect.x + ((x.x - p.xform.x) + (x.y - p.xform.y)) * p.xform.z; }
float pixelY(vec2 y) {
    return p.rect.y + p.rect.w - ((y.x - p.yform.x) + (y.y - p.yform.y)) * p.yform.z;
}

/// Far outside the box exactness is of no use, and huge coordinates would lose the near end.
vec2 nearBox(vec2 pixel) {
    vec2 reach = p.rect.zw * 50.0 + 1000.0;
    return clamp(pixel, p.rect.xy - reach, p.rect.xy + p.rect.zw + reach);
}

/// One corner of the rectangle that encloses a segment with its round ends.
vec2 segmentCorner(vec2 a, vec2 b, uint corner) {
    vec2 way = b - a;
    float size = length(way);
    vec2 along = size > 1e-6 ? way / size : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);
    float pad = p.stroke.x * 0.5 + 1.0;
    const vec2 corners[6] = vec2[6](vec2(0, -1), vec2(1, -1), vec2(0, 1), vec2(0, 1), vec2(1, -1),
                                    vec2(1, 1));
    vec2 c = corners[corner];
    return mix(a - along * pad, b + along * pad, c.x) + across * pad * c.y;
}
