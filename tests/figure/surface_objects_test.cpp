// SPDX-License-Identifier: Apache-2.0
#include "figure/graphics_objects.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine {
namespace {

Ref<Tensor> data(const Shape& shape, std::initializer_list<double> columnMajor) {
    Ref<Tensor> t = Tensor::make(DType::Double, shape);
    std::copy(columnMajor.begin(), columnMajor.end(), t->mutableData<double>());
    return t;
}

RangeReader reader() {
    return [](const Ref<Tensor>& t, RangeOf) -> Range {
        Range range;
        for (int64_t i = 0; i < t->count(); ++i) {
            const double v = t->asDouble(i);
            if (std::isfinite(v)) range = joined(range, std::pair{v, v});
        }
        return range;
    };
}

Ref<SurfaceObject> heights() {
    auto surface = makeRef<SurfaceObject>();
    surface->z.set(data(Shape(2, 3), {1, 2, 3, 4, 5, 60}));
    return surface;
}

TEST(SurfaceObject, CountsItsGridWhereNoPlacesAreGiven) {
    const SurfaceSnapshot s = heights()->snapshot();
    EXPECT_EQ(s.rows, 2);
    EXPECT_EQ(s.columns, 3);
    EXPECT_FALSE(s.x.valid());
    EXPECT_EQ(heights()->extent(0, reader(), RangeOf::Finite), Range(std::pair{1.0, 3.0}));
    EXPECT_EQ(heights()->extent(2, reader(), RangeOf::Finite), Range(std::pair{1.0, 60.0}));
}

TEST(SurfaceObject, PlacesThatDoNotFitTheHeightsAreNotDrawn) {
    auto surface = heights();
    surface->x.set(data(Shape(1, 3), {1, 2, 3}));
    EXPECT_TRUE(surface->snapshot().x.valid());
    surface->x.set(data(Shape(1, 4), {1, 2, 3, 4}));
    EXPECT_FALSE(surface->snapshot().x.valid());
}

TEST(SurfaceObject, ColoursAreHeightsOrOneACellOrTrueColours) {
    auto surface = heights();
    EXPECT_EQ(surface->snapshot().shading.colorKind, ColorKind::Scaled);
    EXPECT_EQ(surface->snapshot().shading.colorPer, ColorPer::Vertex);
    EXPECT_EQ(surface->colorRange(reader(), RangeOf::Finite), Range(std::pair{1.0, 60.0}));
    surface->colors.set(data(Shape(1, 2), {7, 8}));
    surface->facePaint.mode = PaintMode::Interp;
    EXPECT_EQ(surface->snapshot().shading.colorPer, ColorPer::Face);
    EXPECT_EQ(surface->snapshot().shading.faces, PaintMode::Flat);
    surface->colors.set(Tensor::make(DType::Double, Shape({2, 3, 3})));
    EXPECT_EQ(surface->snapshot().shading.colorKind, ColorKind::Rgb);
    EXPECT_FALSE(surface->colorRange(reader(), RangeOf::Finite).has_value());
    surface->colors.set(data(Shape(1, 3), {1, 2, 3}));
    EXPECT_EQ(surface->snapshot().shading.faces, PaintMode::None);
}

TEST(PatchObject, FacesThatAreNotConvexAreCutIntoTriangles) {
    // An arrow head: the fan from its first corner would fill the notch.
    auto patch = makeRef<PatchObject>();
    patch->x.set(data(Shape(5, 1), {0, 2, 2, 1, 0}));
    patch->y.set(data(Shape(5, 1), {0, 0, 2, 0.5, 2}));
    patch->z.set(data(Shape(5, 1), {3, 3, 3, 3, 3}));
    patch->triangulateFaces();
    const PatchSnapshot s = patch->snapshot();
    EXPECT_EQ(s.faceCount, 1);
    EXPECT_EQ(s.corners, 5);
    ASSERT_TRUE(s.triangles.valid());
    const Tensor& t = *s.triangles.tensor;
    ASSERT_EQ(t.shape(), Shape(3, 4));
    double area = 0;
    for (int64_t i = 0; i < 3; ++i) {
        const auto at = [&](int64_t corner, const RangedData& from) {
            return from.tensor()->asDouble(static_cast<int64_t>(t.asDouble(corner * 3 + i)) - 1);
        };
        area +=
            std::abs((at(1, patch->x) - at(0, patch->x)) * (at(2, patch->y) - at(0, patch->y)) -
                     (at(2, patch->x) - at(0, patch->x)) * (at(1, patch->y) - at(0, patch->y))) /
            2;
        EXPECT_EQ(t.asDouble(9 + i), 1); // of the first face
    }
    EXPECT_DOUBLE_EQ(area, 2.5);
}

TEST(PatchObject, ThreeColumnsOfColoursAreRedGreenAndBlue) {
    auto patch = makeRef<PatchObject>();
    patch->x.set(data(Shape(3, 1), {0, 1, 0}));
    patch->y.set(data(Shape(3, 1), {0, 0, 1}));
    patch->faces = data(Shape(1, 3), {1, 2, 3});
    patch->colors.set(data(Shape(3, 3), {1, 0, 0, 0, 1, 0, 0, 0, 1}));
    EXPECT_EQ(patch->snapshot().shading.colorKind, ColorKind::Rgb);
    EXPECT_EQ(patch->snapshot().shading.colorPer, ColorPer::Vertex);
    patch->colors.set(data(Shape(3, 1), {1, 2, 3}));
    EXPECT_EQ(patch->snapshot().shading.colorKind, ColorKind::Scaled);
}

TEST(AxesInSpace, TheCameraStandsWhereMatlabPlacesIt) {
    AxesObject axes;
    EXPECT_FALSE(axes.inSpace());
    axes.space.look(-37.5, 30);
    EXPECT_TRUE(axes.inSpace());
    const Vector3 at = cameraPosition(axes.space.camera, axes.box(reader()));
    EXPECT_NEAR(at[0], -4.0657, 1e-4);
    EXPECT_NEAR(at[1], -5.4502, 1e-4);
    EXPECT_NEAR(at[2], 4.8301, 1e-4);
}

TEST(AxesInSpace, ACameraThatWasPlacedHasTheAnglesOfItsDirection) {
    AxesObject axes;
    axes.space.look(-37.5, 30);
    axes.space.camera.position = cameraPosition(axes.space.camera, axes.box(reader()));
    const auto [azimuth, elevation] =
        viewAngles(cameraDirection(axes.space.camera, axes.box(reader())));
    EXPECT_NEAR(azimuth, -37.5, 1e-9);
    EXPECT_NEAR(elevation, 30, 1e-9);
}

TEST(AxesInSpace, HeightsOfLinesAndSurfacesMakeTheLimits) {
    AxesObject axes;
    axes.space.surfaces.push_back(heights());
    auto line = makeRef<LineObject>();
    line->y.set(data(Shape(1, 2), {1, 2}));
    line->z.set(data(Shape(1, 2), {-20, 2}));
    axes.lines.push_back(line);
    EXPECT_EQ(axes.limitsOfZ(reader()).low, -20);
    EXPECT_EQ(axes.limitsOfZ(reader()).high, 60);
    axes.clear();
    EXPECT_EQ(axes.limitsOfZ(reader()).high, 1);
    EXPECT_FALSE(axes.inSpace());
}

TEST(AxesInSpace, AnAspectOfTheDataMakesTheBoxAsLongAsTheData) {
    const Vector3 size = boxSize({4, 2, 1}, Vector3{1, 1, 1}, {});
    EXPECT_DOUBLE_EQ(size[0], 1);
    EXPECT_DOUBLE_EQ(size[1], 0.5);
    EXPECT_DOUBLE_EQ(size[2], 0.25);
}

} // namespace
} // namespace vitrine
