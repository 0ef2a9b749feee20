// SPDX-License-Identifier: Apache-2.0
// Colours of surfaces and patches from their data. Needs scene.glsl, readColor and the map; a tint
// is a place in the colormap (r) or a colour, and its alpha 0 where there is none.
float channelOf(uint number) {
    vec2 v = readColor(p.types.w, number);
    float scale = p.types.w == kUInt8 ? 1.0 / 255.0 : p.types.w == kUInt16 ? 1.0 / 65535.0 : 1.0;
    return clamp((v.x + v.y) * scale, 0.0, 1.0);
}

/// n: how many colours there are.
vec4 tintOf(uint number, uint n) {
    if ((p.counts.z & kRgb) != 0u)
        return vec4(channelOf(number), channelOf(number + n), channelOf(number + 2u * n), 1.0);
    vec2 v = readColor(p.types.w, number);
    if (isNan(v)) return vec4(0.0);
    if ((p.counts.z & kDirect) != 0u) {
        float first = p.types.w <= kSingle ? 1.0 : 0.0;
        return vec4((v.x + v.y - first + 0.5) / float(p.counts.y), 0.0, 0.0, 1.0);
    }
    if (isInf(v)) return vec4(v.x > 0.0 ? 1.0 : 0.0, 0.0, 0.0, 1.0);
    return vec4(colorPlace(v), 0.0, 0.0, 1.0);
}
