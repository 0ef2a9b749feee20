// SPDX-License-Identifier: Apache-2.0
#include "figure/group_object.h"

#include "figure/property_values.h"
#include "value/object_array.h"

#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

Matrix4 product(const Matrix4& a, const Matrix4& b) {
    Matrix4 out{};
    for (std::size_t r = 0; r < 4; ++r) {
        for (std::size_t c = 0; c < 4; ++c) {
            for (std::size_t k = 0; k < 4; ++k)
                out[4 * r + c] += a[4 * r + k] * b[4 * k + c];
        }
    }
    return out;
}

Vector3 moved(const Matrix4& m, const Vector3& at) {
    std::array<double, 4> out{};
    for (std::size_t r = 0; r < 4; ++r)
        out[r] = m[4 * r] * at[0] + m[4 * r + 1] * at[1] + m[4 * r + 2] * at[2] + m[4 * r + 3];
    return {out[0] / out[3], out[1] / out[3], out[2] / out[3]};
}

/// Whether places without a height get one.
bool leavesPlane(const Matrix4& m) {
    return m[8] != 0 || m[9] != 0 || m[11] != 0;
}

/// New coordinates for data of which x and z may be missing: 1 … n and 0.
void moveData(const Matrix4& m, FigureData& x, FigureData& y, FigureData& z) {
    if (!y.valid()) return;
    const Shape shape = y.tensor->shape();
    const int64_t n = y.tensor->count();
    std::array<Ref<Tensor>, 3> out;
    for (Ref<Tensor>& tensor : out)
        tensor = Tensor::make(DType::Double, shape, false, false);
    for (int64_t i = 0; i < n; ++i) {
        const auto of = [&](const FigureData& data, double missing) {
            if (!data.valid()) return missing;
            return i < data.tensor->count() ? data.tensor->asDouble(i) : NAN;
        };
        const Vector3 at =
            moved(m, {of(x, static_cast<double>(i + 1)), y.tensor->asDouble(i), of(z, 0)});
        for (std::size_t d = 0; d < 3; ++d)
            out[d]->mutableData<double>()[i] = at[d];
    }
    const bool heights = z.valid() || leavesPlane(m);
    x.tensor = out[0];
    y.tensor = out[1];
    if (heights) z.tensor = out[2];
}

/// Vectors become grids, for a turned grid has no lines of one x.
void spread(SurfaceSnapshot& s) {
    const Shape shape(s.rows, s.columns);
    const auto grid = [&](FigureData& data, bool alongColumns) {
        if (data.valid() && data.tensor->count() == s.rows * s.columns) return;
        Ref<Tensor> out = Tensor::make(DType::Double, shape, false, false);
        for (int64_t c = 0; c < s.columns; ++c) {
            for (int64_t r = 0; r < s.rows; ++r) {
                const int64_t i = alongColumns ? c : r;
                out->mutableData<double>()[c * s.rows + r] =
                    data.valid() ? data.tensor->asDouble(i) : static_cast<double>(i + 1);
            }
        }
        data.tensor = std::move(out);
    };
    grid(s.x, true);
    grid(s.y, false);
}

template <typename List, typename Snapshots, typename Move>
void moveEach(const List& objects, Snapshots& snapshots, Move move) {
    for (const auto& object : objects) {
        const Matrix4 m = motionOf(*object);
        if (m == kUnmoved) continue;
        for (auto& snapshot : snapshots) {
            if (snapshot.id == object->id()) move(m, snapshot);
        }
    }
}

} // namespace

GroupObject::GroupObject(bool transform)
    : GraphicsObject(transform ? "matlab.graphics.primitive.Transform"
                               : "matlab.graphics.primitive.Group",
                     transform ? "hgtransform" : "hggroup"),
      isTransform(transform) {}

Value GroupObject::property(std::string_view name) const {
    if (isTransform && same(name, "matrix")) {
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(4, 4), false, false);
        for (std::size_t i = 0; i < 16; ++i)
            out->mutableData<double>()[i] = matrix[i % 4 * 4 + i / 4];
        return Value(std::move(out));
    }
    if (same(name, "children")) {
        std::vector<Ref<GraphicsObject>> own;
        const AxesObject* axes = axesOf(*this);
        for (const auto& object : axes ? axes->content() : std::vector<Ref<GraphicsObject>>()) {
            if (object->parent() == this) own.push_back(object);
        }
        return columnOfObjects(own);
    }
    return GraphicsObject::property(name);
}

bool GroupObject::setProperty(std::string_view name, const Value& value) {
    if (!isTransform || !same(name, "matrix")) return GraphicsObject::setProperty(name, value);
    if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
    if (!(value.shape() == Shape(4, 4))) return false;
    const Ref<Tensor> t = value.toTensor();
    Matrix4 given{};
    for (std::size_t i = 0; i < 16; ++i) {
        given[i % 4 * 4 + i / 4] = t->asDouble(static_cast<int64_t>(i));
        if (!std::isfinite(t->asDouble(static_cast<int64_t>(i)))) return false;
    }
    matrix = given;
    return true;
}

std::vector<std::string> GroupObject::propertyNames() const {
    std::vector<std::string> names{"Children", "Visible", "Tag", "UserData", "Type"};
    if (isTransform) names.emplace_back("Matrix");
    return names;
}

AxesObject* axesOf(const GraphicsObject& object) {
    for (GraphicsObject* at = object.parent(); at; at = at->parent()) {
        if (auto* axes = dynamic_cast<AxesObject*>(at)) return axes;
    }
    return nullptr;
}

bool isShown(const GraphicsObject& object) {
    if (!object.visible) return false;
    const auto* group = dynamic_cast<const GroupObject*>(object.parent());
    return !group || isShown(*group);
}

Matrix4 motionOf(const GraphicsObject& object) {
    const auto* group = dynamic_cast<const GroupObject*>(object.parent());
    return group ? product(motionOf(*group), group->matrix) : kUnmoved;
}

void moveGrouped(AxesSnapshot& s, const AxesObject& axes) {
    if (axes.groups.empty()) return;
    moveEach(axes.lines, s.lines,
             [](const Matrix4& m, LineSnapshot& line) { moveData(m, line.x, line.y, line.z); });
    moveEach(axes.fills, s.fills, [](const Matrix4& m, FillSnapshot& fill) {
        if (fill.form != FillForm::Polygons) return;
        FigureData none;
        moveData(m, fill.outlineX, fill.outlineY, none);
        none = {};
        moveData(m, fill.x, fill.y, none);
    });
    moveEach(axes.space.patches, s.space.patches, [](const Matrix4& m, PatchSnapshot& patch) {
        moveData(m, patch.x, patch.y, patch.z);
    });
    moveEach(axes.space.surfaces, s.space.surfaces, [](const Matrix4& m, SurfaceSnapshot& surface) {
        spread(surface);
        moveData(m, surface.x, surface.y, surface.z);
    });
    moveEach(axes.texts, s.texts, [](const Matrix4& m, TextSnapshot& text) {
        const Vector3 at = moved(m, {text.x, text.y, text.z});
        text.x = at[0];
        text.y = at[1];
        text.z = at[2];
    });
}

} // namespace vitrine
