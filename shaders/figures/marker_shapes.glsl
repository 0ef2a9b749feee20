// SPDX-License-Identifier: Apache-2.0
// The marks as distances from their outline, negative inside: 1 circle, 2 dot, 3 plus, 4 cross,
// 5 square, 6 diamond, 7 star, 8 to 11 triangles (up, down, left, right), 12 pentagram, 13 hexagram,
// 14 vertical and 15 horizontal bar. Needs params.glsl, and before it where in the mark a pixel is
// (`at`), the mark's radius, and the colours of its edge and face.
/// Distance from a stroke through the middle.
float bar(vec2 direction) {
    float t = clamp(dot(at, direction), -radius, radius);
    return length(at - t * direction);
}

/// An equilateral triangle that points to (0,-1), its corners on the circle.
float triangle(vec2 q) {
    float side = dot(vec2(abs(q.x), q.y), vec2(0.866025, -0.5));
    return max(side, q.y) - radius * 0.5;
}

/// A star with n corners on the circle and the others at `inner` of the radius; the first corner
/// points to (0,-1).
float star(float n, float inner) {
    const float kPi = 3.14159265;
    float turn = mod(atan(at.x, -at.y), 2.0 * kPi / n);
    float angle = min(turn, 2.0 * kPi / n - turn);
    vec2 q = length(at) * vec2(cos(angle), sin(angle));
    vec2 tip = vec2(radius, 0.0);
    vec2 notch = radius * inner * vec2(cos(kPi / n), sin(kPi / n));
    vec2 way = normalize(notch - tip);
    return dot(q - tip, vec2(way.y, -way.x));
}

/// Premultiplied; alpha 0 outside.
vec4 markColor() {
    float ratio = float(p.counts.w) / 16.0;
    float pen = p.stroke.x * 0.5;
    int kind = int(p.stroke.z);
    float plus = min(bar(vec2(1, 0)), bar(vec2(0, 1)));
    float cross = min(bar(vec2(0.7071, 0.7071)), bar(vec2(0.7071, -0.7071)));
    bool open = kind == 3 || kind == 4 || kind == 7 || kind >= 14;
    if (open) {
        float far = kind == 3    ? plus
                    : kind == 4  ? cross
                    : kind == 7  ? min(plus, cross)
                    : kind == 14 ? bar(vec2(0, 1))
                                 : bar(vec2(1, 0));
        float stroke = clamp((pen - far) * ratio + 0.5, 0.0, 1.0);
        return edge * stroke;
    }
    float far = kind == 2    ? length(at) - radius * 0.45
                : kind == 5  ? max(abs(at.x), abs(at.y)) - radius * 0.89
                : kind == 6  ? (abs(at.x) + abs(at.y) - radius) * 0.7071
                : kind == 8  ? triangle(at)
                : kind == 9  ? triangle(-at)
                : kind == 10 ? triangle(vec2(at.y, at.x))
                : kind == 11 ? triangle(vec2(at.y, -at.x))
                : kind == 12 ? star(5.0, 0.382)
                : kind == 13 ? star(6.0, 0.577)
                             : length(at) - radius;
    float inside = clamp(0.5 - far * ratio, 0.0, 1.0);
    if (kind == 2) return edge * inside;
    float stroke = clamp((pen - abs(far)) * ratio + 0.5, 0.0, 1.0);
    vec4 below = face * inside;
    vec4 above = edge * stroke;
    return above + below * (1.0 - above.a);
}
