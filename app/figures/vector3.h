// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arithmetic of vectors of three, for what is drawn in space.
#include "session/session.h"

#include <cmath>

namespace vitrine::app {

inline double dot(const Vector3& a, const Vector3& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
inline Vector3 cross(const Vector3& a, const Vector3& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
inline Vector3 minus(const Vector3& a, const Vector3& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
inline double lengthOf(const Vector3& v) {
    return std::sqrt(dot(v, v));
}
inline Vector3 scaled(const Vector3& v, double factor) {
    return {v[0] * factor, v[1] * factor, v[2] * factor};
}
/// One without a length stays as it is.
inline Vector3 unit(const Vector3& v) {
    const double length = lengthOf(v);
    return length > 0 ? Vector3{v[0] / length, v[1] / length, v[2] / length} : v;
}

} // namespace vitrine::app
