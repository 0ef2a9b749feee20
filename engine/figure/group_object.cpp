// SPDX-License-Identifier: Apache-2.0
#include "figure/group_object.h"

#include "figure/property_values.h"
#include "figure/triangulate.h"
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

/// Calls use(i, place) for the moved points of data of which x and z may be missing: 1 … n and 0.
template <typename Use>
void eachMoved(const Matrix4& m, const Tensor* x, const Tensor& y, const Tensor* z, Use use) {
    for (int64_t i = 0; i < y.count(); ++i) {
        const auto of = [&](const Tensor* data, double missing) {
            if (!data) return missing;
            return i < data->count() ? data->asDouble(i) : NAN;
        };
        use(i, moved(m, {of(x, static_cast<double>(i + 1)), y.asDouble(i), of(z, 0)}));
    }
}

void moveData(const Matrix4& m, FigureData& x, FigureData& y, FigureData& z) {
    if (!y.valid()) return;
    const Shape shape = y.tensor->shape();
    std::array<Ref<Tensor>, 3> out;
    for (Ref<Tensor>& tensor : out)
        tensor = Tensor::make(DType::Double, shape, false, false);
    eachMoved(m, x.tensor.get(), *y.tensor, z.tensor.get(), [&](int64_t i, const Vector3& at) {
        for (std::size_t d = 0; d < 3; ++d)
            out[d]->mutableData<double>()[i] = at[d];
    });
    const bool heights = z.valid() || leavesPlane(m);
    x.tensor = out[0];
    y.tensor = out[1];
    if (heights) z.tensor = out[2];
}

Range pointsExtent(const Matrix4& m, const Ref<Tensor>& x, const Ref<Tensor>& y,
                   const Ref<Tensor>& z, int dimension) {
    Range range;
    if (!y) return range;
    eachMoved(m, x.get(), *y, z.get(), [&](int64_t, const Vector3& at) {
        const double place = at[static_cast<std::size_t>(dimension)];
        if (std::isfinite(place)) range = joined(range, std::pair{place, place});
    });
    return range;
}

/// Of the corners of a box; what has no heights lies in the plane.
Range cornersExtent(const Matrix4& m, const std::array<Range, 3>& box, int dimension) {
    Range range;
    if (!box[0] || !box[1]) return range;
    const auto end = [&](std::size_t d, bool last) {
        if (!box[d]) return 0.0;
        return last ? box[d]->second : box[d]->first;
    };
    for (unsigned corner = 0; corner < 8; ++corner) {
        const Vector3 at = moved(m, {end(0, (corner & 1u) != 0), end(1, (corner & 2u) != 0),
                                     end(2, (corner & 4u) != 0)});
        const double place = at[static_cast<std::size_t>(dimension)];
        if (std::isfinite(place)) range = joined(range, std::pair{place, place});
    }
    return range;
}

/// Bars become polygons of four corners, an area one around it, so that they can be turned.
void outline(FillSnapshot& fill) {
    std::vector<double> xs, ys;
    const auto add = [&](double along, double height) {
        xs.push_back(fill.horizontal ? height : along);
        ys.push_back(fill.horizontal ? along : height);
    };
    const auto of = [](const FigureData& data, int64_t i, double missing) {
        if (!data.valid()) return missing;
        return i < data.tensor->count() ? data.tensor->asDouble(i) : NAN;
    };
    const auto place = [&](int64_t i) {
        return of(fill.x, i, static_cast<double>(i + 1)) + fill.shift;
    };
    const auto bottom = [&](int64_t i) { return of(fill.bottom, i, fill.base); };
    if (fill.form == FillForm::Bars) {
        for (int64_t i = 0; i < fill.count; ++i) {
            const double low = place(i) - fill.width / 2, high = place(i) + fill.width / 2;
            const double top = of(fill.y, i, NAN);
            add(low, bottom(i));
            add(high, bottom(i));
            add(high, top);
            add(low, top);
        }
        fill.corners = 4;
    } else {
        for (int64_t i = 0; i < fill.count; ++i)
            add(place(i), of(fill.y, i, NAN));
        for (int64_t i = fill.count; i > 0; --i)
            add(place(i - 1), bottom(i - 1));
        fill.corners = 2 * fill.count;
    }
    const auto column = [](const std::vector<double>& numbers) {
        Ref<Tensor> out = Tensor::make(
            DType::Double, Shape(static_cast<int64_t>(numbers.size()), 1), false, false);
        std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
        return FigureData{std::move(out)};
    };
    std::vector<double> tx, ty;
    const auto corners = static_cast<std::size_t>(fill.corners);
    for (std::size_t at = 0; corners > 0 && at + corners <= xs.size(); at += corners) {
        for (const std::size_t corner :
             triangulate(std::span(xs).subspan(at, corners), std::span(ys).subspan(at, corners))) {
            tx.push_back(xs[at + corner]);
            ty.push_back(ys[at + corner]);
        }
    }
    fill.form = FillForm::Polygons;
    fill.outlineX = column(xs);
    fill.outlineY = column(ys);
    fill.x = column(tx);
    fill.y = column(ty);
    fill.count = static_cast<int64_t>(tx.size());
    fill.bottom = {};
    fill.shift = 0;
}

/// The cells of an image as faces of a grid.
SurfaceSnapshot gridOf(const ImageSnapshot& image) {
    SurfaceSnapshot s;
    s.id = image.id;
    s.rows = image.rows + 1;
    s.columns = image.columns + 1;
    const auto edges = [](const Limits& centres, int64_t count, Shape shape) {
        const double step =
            count > 1 ? (centres.high - centres.low) / static_cast<double>(count - 1) : 1;
        Ref<Tensor> out = Tensor::make(DType::Double, shape, false, false);
        for (int64_t i = 0; i <= count; ++i)
            out->mutableData<double>()[i] = centres.low + (static_cast<double>(i) - 0.5) * step;
        return FigureData{std::move(out)};
    };
    s.x = edges(image.xdata, image.columns, Shape(1, s.columns));
    s.y = edges(image.ydata, image.rows, Shape(s.rows, 1));
    s.z.tensor = Tensor::make(DType::Double, Shape(s.rows, s.columns));
    s.shading.faces = PaintMode::Flat;
    s.shading.edges = PaintMode::None;
    s.shading.faceLighting = Lighting::None;
    s.shading.colors = image.data;
    s.shading.colorKind = image.channels == 3 ? ColorKind::Rgb
                          : image.scaled      ? ColorKind::Scaled
                                              : ColorKind::Direct;
    s.shading.colorPer = ColorPer::Face;
    s.line = image.line;
    return s;
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

void spreadGrid(SurfaceSnapshot& s) {
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

bool isMoved(const GraphicsObject& object) {
    return dynamic_cast<const GroupObject*>(object.parent()) && motionOf(object) != kUnmoved;
}

bool isLifted(const GraphicsObject& object) {
    return isMoved(object) && leavesPlane(motionOf(object));
}

Range movedBox(const GraphicsObject& object, const std::array<Range, 3>& box, int dimension) {
    return cornersExtent(motionOf(object), box, dimension);
}

Range movedExtent(const LineObject& line, int dimension) {
    return pointsExtent(motionOf(line), line.x.tensor(), line.y.tensor(), line.z.tensor(),
                        dimension);
}

Range movedExtent(const FillObject& fill, int dimension, const RangeReader& read) {
    const Matrix4 m = motionOf(fill);
    if (fill.form == FillForm::Polygons)
        return pointsExtent(m, fill.x.tensor(), fill.y.tensor(), nullptr, dimension);
    return cornersExtent(m,
                         {fill.extent(true, read, RangeOf::Finite),
                          fill.extent(false, read, RangeOf::Finite), Range()},
                         dimension);
}

Range movedExtent(const ShadedObject& shaded, int dimension) {
    const Matrix4 m = motionOf(shaded);
    if (const auto* surface = dynamic_cast<const SurfaceObject*>(&shaded)) {
        SurfaceSnapshot s = surface->snapshot();
        spreadGrid(s);
        return pointsExtent(m, s.x.tensor, s.y.tensor, s.z.tensor, dimension);
    }
    const auto& patch = static_cast<const PatchObject&>(shaded);
    return pointsExtent(m, patch.x.tensor(), patch.y.tensor(), patch.z.tensor(), dimension);
}

Range movedExtent(const ChartObject& chart, int dimension) {
    return cornersExtent(motionOf(chart),
                         {chart.extent(true), chart.extent(false), chart.heights()}, dimension);
}

void moveGrouped(AxesSnapshot& s, const AxesObject& axes) {
    if (axes.groups.empty()) return;
    const auto moveLine = [](const Matrix4& m, LineSnapshot& line) {
        moveData(m, line.x, line.y, line.z);
    };
    const auto moveFill = [](const Matrix4& m, FillSnapshot& fill) {
        if (fill.form != FillForm::Polygons) outline(fill);
        FigureData none;
        moveData(m, fill.outlineX, fill.outlineY, none);
        none = {};
        moveData(m, fill.x, fill.y, none);
    };
    for (const auto& object : axes.images) {
        if (!isMoved(*object)) continue;
        std::erase_if(s.images, [&](const ImageSnapshot& image) {
            if (image.id != object->id()) return false;
            SurfaceSnapshot grid = gridOf(image);
            spreadGrid(grid);
            moveData(motionOf(*object), grid.x, grid.y, grid.z);
            s.space.surfaces.push_back(std::move(grid));
            return true;
        });
    }
    moveEach(axes.lines, s.lines, moveLine);
    moveEach(axes.fills, s.fills, moveFill);
    moveEach(axes.charts, s.lines, moveLine);
    // Marks of what has faces are lines of the same identity.
    moveEach(axes.fills, s.lines, moveLine);
    moveEach(axes.space.surfaces, s.lines, moveLine);
    moveEach(axes.space.patches, s.lines, moveLine);
    moveEach(axes.charts, s.fills, moveFill);
    moveEach(axes.space.patches, s.space.patches, [](const Matrix4& m, PatchSnapshot& patch) {
        moveData(m, patch.x, patch.y, patch.z);
    });
    moveEach(axes.space.surfaces, s.space.surfaces, [](const Matrix4& m, SurfaceSnapshot& surface) {
        spreadGrid(surface);
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
