// SPDX-License-Identifier: Apache-2.0
// Colours of an image's elements, and of areas of them. Needs params.glsl and values.glsl.
layout(set = 0, binding = 0, std430) readonly buffer Data { uint data[]; };
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 4, std430) readonly buffer Imaginary { uint imaginary[]; };
layout(set = 0, binding = 5, std430) readonly buffer Alphas { uint alphas[]; };

DEFINE_READ(readData, data)
DEFINE_READ(readImaginary, imaginary)
DEFINE_READ(readAlpha, alphas)

const uint kRealPart = 0u, kImaginaryPart = 1u, kMagnitude = 2u;

uint elementOf(ivec2 at, uint channel) {
    return p.types.y + channel * p.dims.x * p.dims.y + uint(at.x) * p.dims.x + uint(at.y) -
           p.dims.w;
}

/// A number, or what is shown of a complex one.
vec2 numberAt(ivec2 at) {
    uint index = elementOf(at, 0u);
    vec2 re = readData(p.types.x, index);
    if (p.counts.x == kRealPart) return re;
    vec2 im = readImaginary(p.types.x, index);
    if (p.counts.x == kImaginaryPart) return im;
    if (isNan(re) || isNan(im)) return vec2(uintBitsToFloat(0x7fc00000u), 0.0);
    vec2 z = vec2(re.x + re.y, im.x + im.y);
    if (p.counts.x != kMagnitude) return vec2(atan(z.y, z.x), 0.0);
    float most = max(abs(z.x), abs(z.y)); // squares of large numbers would overflow
    return vec2(most > 0.0 && !isinf(most) ? most * length(z / most) : most, 0.0);
}

float channelAt(ivec2 at, uint channel) {
    vec2 v = readData(p.types.x, elementOf(at, channel));
    float scale = p.types.x == kUInt8 ? 1.0 / 255.0 : p.types.x == kUInt16 ? 1.0 / 65535.0 : 1.0;
    return clamp((v.x + v.y) * scale, 0.0, 1.0);
}

vec4 mapped(float t) {
    float top = float(p.types.z);
    return vec4(map[uint(clamp(floor(t * top), 0.0, top - 1.0))].rgb, 1.0);
}

/// Opacity of an element; none where it is NaN.
float alphaAt(ivec2 at) {
    if ((p.counts.z & kAlpha) == 0u) return 1.0;
    vec2 v = readAlpha(p.counts.y, uint(at.x) * p.dims.x + uint(at.y) - floatBitsToUint(p.yform.z));
    return isNan(v) ? 0.0 : clamp((v.x + v.y) * p.yform.x + p.yform.y, 0.0, 1.0);
}

vec4 opaqueColorAt(ivec2 at) {
    if (p.dims.z == 3u)
        return vec4(channelAt(at, 0u), channelAt(at, 1u), channelAt(at, 2u), 1.0);
    vec2 v = numberAt(at);
    if (isNan(v)) return p.nanColor;
    if ((p.counts.z & kScaled) == 0u) {
        // Direct colours: logical and integer classes count from 0, others from 1.
        float first = p.types.x <= kSingle ? 1.0 : 0.0;
        return mapped((v.x + v.y - first + 0.5) / float(p.types.z));
    }
    if (isInf(v)) return mapped(v.x > 0.0 ? 1.0 : 0.0);
    return mapped(colorPlace(v));
}

/// Premultiplied.
vec4 colorAt(ivec2 at) {
    at = clamp(at, ivec2(0), ivec2(p.dims.yx) - 1);
    vec4 color = opaqueColorAt(at);
    float alpha = color.a * alphaAt(at);
    return vec4(color.rgb * alpha, alpha);
}

bool inImage(vec2 place) {
    return all(greaterThanEqual(place, vec2(0.0))) && all(lessThan(place, vec2(p.dims.yx)));
}

/// Elements that one pixel of the device covers.
vec2 pixelStep() {
    return abs(p.view.zw - p.view.xy) / (p.rect.zw * (float(p.counts.w) / 16.0));
}

/// Premultiplied.
vec4 pixelColor(vec2 place) {
    vec2 size = vec2(p.dims.yx);
    vec2 step = pixelStep();
    vec4 sum;
    if (step.x <= 1.0 && step.y <= 1.0) {
        if ((p.counts.z & kInterpolate) != 0u) {
            vec2 base = floor(place - 0.5);
            vec2 f = place - 0.5 - base;
            ivec2 b = ivec2(base);
            sum = mix(mix(colorAt(b), colorAt(b + ivec2(1, 0)), f.x),
                      mix(colorAt(b + ivec2(0, 1)), colorAt(b + ivec2(1, 1)), f.x), f.y);
        } else {
            sum = colorAt(ivec2(floor(place)));
        }
    } else {
        vec2 low = max(place - step * 0.5, vec2(0.0));
        vec2 high = min(place + step * 0.5, size);
        ivec2 first = ivec2(floor(low));
        ivec2 count = max(ivec2(ceil(high)) - first, ivec2(1));
        ivec2 taps = min(count, ivec2(p.types.w));
        sum = vec4(0.0);
        float weights = 0.0;
        for (int i = 0; i < taps.x; ++i) {
            for (int k = 0; k < taps.y; ++k) {
                // Every element by its covered area, or evenly spread ones when there are too many.
                ivec2 at = first + ivec2(i * count.x / taps.x, k * count.y / taps.y);
                vec2 covered = min(vec2(at) + 1.0, high) - max(vec2(at), low);
                vec2 area = mix(covered, vec2(1.0), greaterThan(count, taps));
                float weight = max(area.x * area.y, 0.0);
                sum += weight * colorAt(at);
                weights += weight;
            }
        }
        sum /= max(weights, 1e-6);
    }
    return sum;
}
