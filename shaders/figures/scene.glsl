// SPDX-License-Identifier: Apache-2.0
// Axes in space: from data to the unit cube, to clip space, and how light falls. Filled by
// app/figures/draw_params.h, same order. Needs params.glsl, values.glsl and place.glsl.
const uint kMostLights = 8u;
layout(set = 0, binding = 6, std140) uniform Scene {
    mat4 clip;     // unit cube → clip space
    vec4 region;   // width, height of the picture in its pixels, pixels of one of the item's
    vec4 axes[3];  // low end (high, low parts), 1 / range, 1 where reversed
    vec4 size;     // sides of the box, in which light and normals are
    vec4 eye;      // direction to the viewer, or where the eye is (w 1)
    vec4 lights;   // their number
    vec4 lightAt[kMostLights]; // direction to the light, or where it is (w 1)
    vec4 lightColor[kMostLights];
} scene;

const uint kVectorX = 512u;
const uint kVectorY = 1024u;
const uint kHasZ = 2048u;
const uint kLogZ = 4096u;
const uint kPerFace = 8192u;
const uint kRgb = 16384u;
const uint kDirect = 32768u;
const uint kFaces = 65536u;
const uint kTriangles = 131072u;

float cubeOf(vec2 place, vec4 axis) {
    float t = ((place.x - axis.x) + (place.y - axis.y)) * axis.z;
    return axis.w > 0.5 ? 1.0 - t : t;
}

/// A place in the cube; `gone` where there is none.
vec3 toCube(vec2 x, vec2 y, vec2 z, out bool gone) {
    x = placeX(x);
    y = placeY(y);
    if ((p.counts.z & kLogZ) != 0u) z = toLog(z);
    gone = hidden(x) || hidden(y) || hidden(z);
    // Far outside the box exactness is of no use.
    return gone ? vec3(0.0) : clamp(vec3(cubeOf(x, scene.axes[0]), cubeOf(y, scene.axes[1]),
                                         cubeOf(z, scene.axes[2])), -1e4, 1e4);
}

/// In units in which the box is drawn, from its middle.
vec3 toBox(vec3 cube) { return (cube - 0.5) * scene.size.xyz; }

bool outside(vec3 cube) {
    return any(lessThan(cube, vec3(-1e-3))) || any(greaterThan(cube, vec3(1.001)));
}

/// Light on a place of the box. material: ambient, diffuse, specular strength, exponent; how: share
/// of the light's own colour in highlights, alpha, lighting, whether what turns away is lit.
vec3 lit(vec3 base, vec3 at, vec3 normal, vec4 material, vec4 how) {
    uint count = uint(scene.lights.x);
    if (count == 0u || how.z < 0.5 || dot(normal, normal) < 1e-20) return base;
    vec3 n = normalize(normal);
    vec3 v = scene.eye.w > 0.5 ? normalize(scene.eye.xyz - at) : scene.eye.xyz;
    bool away = dot(n, v) < 0.0;
    if (away) n = -n;
    vec3 sum = base * material.x;
    if (away && how.w < 0.5) return sum;
    for (uint i = 0u; i < count; ++i) {
        vec4 from = scene.lightAt[i];
        vec3 l = normalize(from.w > 0.5 ? from.xyz - at : from.xyz);
        float falls = dot(n, l);
        if (falls <= 0.0) continue;
        float shine = pow(max(dot(reflect(-l, n), v), 0.0), max(material.w, 1e-3));
        sum += (base * material.y * falls + mix(base, vec3(1.0), how.x) * material.z * shine) *
               scene.lightColor[i].rgb;
    }
    return min(sum, vec3(1.0));
}

/// One corner of the rectangle around a segment, `width` of the item's pixels wide.
vec4 strokeCorner(vec4 a, vec4 b, uint corner, float width, out float along) {
    const vec2 corners[6] = vec2[6](vec2(0, -1), vec2(1, -1), vec2(0, 1), vec2(0, 1), vec2(1, -1),
                                    vec2(1, 1));
    vec2 c = corners[corner];
    vec2 pa = a.xy / a.w * 0.5 * scene.region.xy;
    vec2 pb = b.xy / b.w * 0.5 * scene.region.xy;
    vec2 way = pb - pa;
    float size = length(way);
    vec2 direction = size > 1e-6 ? way / size : vec2(1.0, 0.0);
    float half_width = 0.5 * width * scene.region.z;
    // Ends reach a little beyond, so that bends have no gaps.
    float beyond = min(half_width, 1.0) * (c.x * 2.0 - 1.0);
    vec2 pixel = mix(pa, pb, c.x) + direction * beyond +
                 vec2(-direction.y, direction.x) * half_width * c.y;
    bool wide = abs(way.x) > abs(way.y);
    along = (wide ? pixel.x : pixel.y) / scene.region.z;
    vec4 at = mix(a, b, c.x);
    return vec4(pixel / (0.5 * scene.region.xy) * at.w, at.zw);
}
