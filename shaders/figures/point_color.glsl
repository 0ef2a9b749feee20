// SPDX-License-Identifier: Apache-2.0
// Own colours of points and bars. Needs params.glsl, values.glsl, readColor and the map.
float channel(uint number) {
    vec2 v = readColor(p.types.w, number);
    float scale = p.types.w == kUInt8 ? 1.0 / 255.0 : p.types.w == kUInt16 ? 1.0 / 65535.0 : 1.0;
    return clamp((v.x + v.y) * scale, 0.0, 1.0);
}

/// The point's own colour; alpha 0 where its value is NaN.
vec4 colorOf(uint number) {
    if (p.dims.y == 2u) {
        uint n = p.counts.x;
        return vec4(channel(number), channel(number + n), channel(number + 2u * n), 1.0);
    }
    vec2 v = readColor(p.types.w, number);
    if (isNan(v)) return vec4(0.0);
    float t = isInf(v) ? (v.x > 0.0 ? 1.0 : 0.0)
                       : colorPlace(v);
    float top = float(p.counts.y);
    return vec4(map[uint(clamp(floor(t * top), 0.0, top - 1.0))].rgb, 1.0);
}
