// SPDX-License-Identifier: Apache-2.0
#pragma once
// Surfaces, patches and lights: retained objects of axes in space. Handle objects of the language;
// data stay where they are. Owned by their axes; engine thread only.
#include "figure/graphics_base.h"

namespace vitrine {

/// The colour of a surface's faces or edges.
struct PaintColor {
    PaintMode mode = PaintMode::Flat;
    Color color{};
};

/// What surfaces and patches have in common: colours, light and edges.
class ShadedObject : public GraphicsObject {
public:
    using GraphicsObject::GraphicsObject;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    /// What the coordinates cover along x, y or z (0, 1, 2).
    [[nodiscard]] virtual Range extent(int dimension, const RangeReader& read,
                                       RangeOf of) const = 0;
    /// Values that the colour limits must hold.
    [[nodiscard]] virtual Range colorRange(const RangeReader& read, RangeOf of) const;
    [[nodiscard]] virtual ShadingSnapshot shadingSnapshot() const;

    PaintColor facePaint{PaintMode::Flat, {}}, edgePaint{PaintMode::Fixed, {}};
    float faceAlpha = 1, edgeAlpha = 1;
    /// Whether opacity is one for all, each cell's or face's, or blended between points.
    AlphaMode faceAlphaMode = AlphaMode::Whole, edgeAlphaMode = AlphaMode::Whole;
    AlphaValues alphaValues{AlphaValues::Mapping::Scaled, {}};
    VertexMarks marks;
    float width = 0.5f;
    std::string style = "-";
    Lighting faceLighting = Lighting::Flat, edgeLighting = Lighting::None;
    bool reverseLit = true;
    Material material;
    RangedData colors; ///< without a tensor: the heights, or none
    bool scaled = true;
    std::string name;
    uint32_t line = 0;

protected:
    /// The colour data that are drawn, and what they are; null when faces have one colour.
    [[nodiscard]] virtual const RangedData* drawnColors() const = 0;
    [[nodiscard]] virtual ColorPer colorPer() const = 0;
    /// Whether as many colours as these fit the coordinates.
    [[nodiscard]] virtual bool fitsColors(const Tensor& tensor) const = 0;
    [[nodiscard]] ColorKind colorKind() const;
    /// How many opacities there are for points or vertices, and for faces (0: none may be).
    [[nodiscard]] virtual int64_t alphaPoints() const = 0;
    [[nodiscard]] virtual int64_t alphaFaces() const = 0;
};

/// A grid of points whose cells are faces: surf, mesh and their kin.
class SurfaceObject final : public ShadedObject {
public:
    SurfaceObject() : ShadedObject("matlab.graphics.chart.primitive.Surface", "surface") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(int dimension, const RangeReader& read, RangeOf of) const override;
    [[nodiscard]] int64_t rows() const;
    [[nodiscard]] int64_t columns() const;
    [[nodiscard]] SurfaceSnapshot snapshot() const;

    RangedData x, y, z; ///< x and y: grids or vectors; without a tensor 1 … n
    std::string meshStyle = "both";
    /// 'FaceColor' 'texturemap': the colours share the surface evenly, however many they are.
    bool texture = false;
    /// A chart of cells (pcolor): z holds their colours, all heights are 0 and limits exact.
    bool plane = false;

protected:
    [[nodiscard]] const RangedData* drawnColors() const override;
    [[nodiscard]] ColorPer colorPer() const override;
    [[nodiscard]] bool fitsColors(const Tensor& tensor) const override;
    [[nodiscard]] int64_t alphaPoints() const override { return rows() * columns(); }
    [[nodiscard]] int64_t alphaFaces() const override { return 0; }
};

/// Faces over vertices in space, or filled polygons with colours of their own.
class PatchObject final : public ShadedObject {
public:
    PatchObject() : ShadedObject("matlab.graphics.primitive.Patch", "patch") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] Range extent(int dimension, const RangeReader& read, RangeOf of) const override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    [[nodiscard]] int64_t vertexCount() const;
    [[nodiscard]] int64_t faceCount() const;
    [[nodiscard]] int64_t corners() const;
    [[nodiscard]] PatchSnapshot snapshot() const;
    /// Finds the triangles of faces with more than four corners, unless these are drawn as fans;
    /// after the geometry has changed.
    void triangulateFaces();

    RangedData x, y, z; ///< of vertices; polygons a column without faces; z may be missing
    Ref<Tensor> faces;  ///< numbers of vertices, a row a face; null: columns of x are faces
    /// Asked of vertices that are not on the host, which need no triangles then.
    std::function<bool(const PatchObject&)> areFacesConvex;

protected:
    [[nodiscard]] const RangedData* drawnColors() const override;
    [[nodiscard]] ColorPer colorPer() const override;
    [[nodiscard]] bool fitsColors(const Tensor& tensor) const override;
    [[nodiscard]] int64_t alphaPoints() const override { return vertexCount(); }
    [[nodiscard]] int64_t alphaFaces() const override { return faceCount(); }

private:
    Ref<Tensor> m_triangles; ///< rows of three vertices and a face
};

class LightObject final : public GraphicsObject {
public:
    LightObject() : GraphicsObject("matlab.graphics.primitive.Light", "light") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;

    LightSnapshot light;
};

} // namespace vitrine
