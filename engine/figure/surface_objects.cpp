// SPDX-License-Identifier: Apache-2.0
// The properties of surfaces, patches and lights.
#include "figure/surface_objects.h"

#include "figure/property_values.h"
#include "figure/triangulate.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kLightings[] = {"none", "flat", "gouraud"};
constexpr std::string_view kBackLightings[] = {"unlit", "reverselit"};
constexpr std::string_view kMeshStyles[] = {"both", "row", "column"};
constexpr std::string_view kMappings[] = {"direct", "scaled"};
constexpr std::string_view kLightStyles[] = {"infinite", "local"};
constexpr std::string_view kModes[] = {"auto", "manual"};
constexpr std::string_view kPaints[] = {"flat", "interp", "none"};

bool setPaint(PaintColor& slot, const Value& value) {
    if (value.isTextScalar()) {
        const std::string word = lower(value.toText());
        if (word == "none") return slot = {PaintMode::None, {}}, true;
        if (word == "flat") return slot = {PaintMode::Flat, {}}, true;
        if (word == "interp") return slot = {PaintMode::Interp, {}}, true;
    }
    Color color{};
    if (!colorFromValue(value, color)) return false;
    slot = {PaintMode::Fixed, color};
    return true;
}

Value paintValue(const PaintColor& paint) {
    switch (paint.mode) {
    case PaintMode::None:
        return Value::text("none");
    case PaintMode::Flat:
        return Value::text("flat");
    case PaintMode::Interp:
        return Value::text("interp");
    case PaintMode::Ground:
        return colorValue({1, 1, 1});
    case PaintMode::Fixed:
        break;
    }
    return colorValue(paint.color);
}

bool setLighting(Lighting& slot, const Value& value) {
    std::string word;
    // Phong is what MATLAB once called light that is computed at every pixel.
    if (value.isTextScalar() && same(value.toText(), "phong")) word = "gouraud";
    if (word.empty() && !setChoice(word, value, kLightings)) return false;
    slot = static_cast<Lighting>(std::find(std::begin(kLightings), std::end(kLightings), word) -
                                 std::begin(kLightings));
    return true;
}

Value lightingValue(Lighting lighting) {
    return Value::text(std::string(kLightings[static_cast<std::size_t>(lighting)]));
}

struct Strength {
    std::string_view name;
    float Material::*slot;
    bool share;
};
constexpr Strength kStrengths[] = {{"ambientstrength", &Material::ambient, true},
                                   {"diffusestrength", &Material::diffuse, true},
                                   {"specularstrength", &Material::specular, true},
                                   {"specularexponent", &Material::exponent, false},
                                   {"specularcolorreflectance", &Material::reflectance, true}};

Rgba withAlpha(const Color& color) {
    return {color[0], color[1], color[2], 1};
}

bool setAlphaMode(AlphaMode& mode, const Value& value) {
    if (!value.isTextScalar()) return mode = AlphaMode::Whole, false;
    const std::string word = lower(value.toText());
    if (word == "flat") return mode = AlphaMode::Flat, true;
    // A texture has the elements themselves, of which each is a cell's.
    if (word == "texturemap") return mode = AlphaMode::Flat, true;
    if (word == "interp") return mode = AlphaMode::Interp, true;
    return false;
}

Value alphaModeValue(AlphaMode mode) {
    return Value::text(mode == AlphaMode::Flat ? "flat" : "interp");
}

Range counted(int64_t n) {
    return n > 0 ? Range(std::pair{1.0, static_cast<double>(n)}) : Range{};
}

} // namespace

Value ShadedObject::property(std::string_view key) const {
    if (Value value = marksProperty(marks, key); !value.isNothing()) return value;
    if (same(key, "facealpha") && faceAlphaMode != AlphaMode::Whole)
        return alphaModeValue(faceAlphaMode);
    if (same(key, "edgealpha") && edgeAlphaMode != AlphaMode::Whole)
        return alphaModeValue(edgeAlphaMode);
    if (Value value = alphaProperty(alphaValues, key); !value.isNothing()) return value;
    if (same(key, "facecolor")) return paintValue(facePaint);
    if (same(key, "edgecolor")) return paintValue(edgePaint);
    if (same(key, "facealpha")) return decimal(faceAlpha);
    if (same(key, "edgealpha")) return decimal(edgeAlpha);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "linestyle")) return Value::text(style);
    if (same(key, "facelighting")) return lightingValue(faceLighting);
    if (same(key, "edgelighting")) return lightingValue(edgeLighting);
    if (same(key, "backfacelighting"))
        return Value::text(std::string(kBackLightings[reverseLit ? 1 : 0]));
    if (same(key, "cdatamapping")) return Value::text(scaled ? "scaled" : "direct");
    if (same(key, "displayname")) return Value::text(name);
    for (const Strength& strength : kStrengths) {
        if (same(key, strength.name)) return static_cast<double>(material.*strength.slot);
    }
    return GraphicsObject::property(key);
}

bool ShadedObject::setProperty(std::string_view key, const Value& value) {
    if (!marksProperty(marks, key).isNothing()) return setMarksProperty(marks, key, value);
    if (same(key, "facecolor")) return setPaint(facePaint, value);
    if (same(key, "edgecolor")) return setPaint(edgePaint, value);
    if (same(key, "facealpha") || same(key, "edgealpha")) {
        const bool ofFaces = same(key, "facealpha");
        AlphaMode given = AlphaMode::Whole;
        float& all = ofFaces ? faceAlpha : edgeAlpha;
        if (!setAlphaMode(given, value) && !setShare(all, value)) return false;
        (ofFaces ? faceAlphaMode : edgeAlphaMode) = given;
        if (given != AlphaMode::Whole) all = 1;
        return true;
    }
    if (!alphaProperty(alphaValues, key).isNothing())
        return setAlphaProperty(alphaValues, key, value);
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(style, value, kLineStyles);
    if (same(key, "facelighting")) return setLighting(faceLighting, value);
    if (same(key, "edgelighting")) return setLighting(edgeLighting, value);
    if (same(key, "backfacelighting") || same(key, "cdatamapping")) {
        const bool mapping = same(key, "cdatamapping");
        std::string word;
        if (!setChoice(word, value, mapping ? kMappings : kBackLightings)) return false;
        (mapping ? scaled : reverseLit) = word == (mapping ? "scaled" : "reverselit");
        return true;
    }
    if (same(key, "displayname")) return setText(name, value);
    for (const Strength& strength : kStrengths) {
        if (!same(key, strength.name)) continue;
        float& slot = material.*strength.slot;
        return strength.share ? setShare(slot, value) : setNumber(slot, value, 0);
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> ShadedObject::propertyNames() const {
    return {"FaceColor",
            "EdgeColor",
            "AlphaData",
            "AlphaDataMapping",
            "FaceAlpha",
            "EdgeAlpha",
            "LineStyle",
            "LineWidth",
            "FaceLighting",
            "EdgeLighting",
            "BackFaceLighting",
            "AmbientStrength",
            "DiffuseStrength",
            "SpecularStrength",
            "SpecularExponent",
            "SpecularColorReflectance",
            "CDataMapping",
            "Marker",
            "MarkerSize",
            "MarkerEdgeColor",
            "MarkerFaceColor",
            "DisplayName",
            "Visible",
            "Tag",
            "Type"};
}

std::string ShadedObject::choices(std::string_view key) const {
    if (same(key, "facecolor") || same(key, "edgecolor")) return listed(kPaints);
    if (same(key, "linestyle")) return listed(kLineStyles);
    if (same(key, "marker")) return markerChoices();
    if (same(key, "facelighting") || same(key, "edgelighting")) return listed(kLightings);
    if (same(key, "backfacelighting")) return listed(kBackLightings);
    if (same(key, "cdatamapping")) return listed(kMappings);
    if (same(key, "alphadatamapping")) return listed(kAlphaMappings);
    return GraphicsObject::choices(key);
}

ColorKind ShadedObject::colorKind() const {
    const RangedData* data = drawnColors();
    if (!data) return ColorKind::None;
    const Tensor& tensor = *data->tensor();
    const bool scalars = data != &colors || fitsColors(tensor);
    if (!scalars) return ColorKind::Rgb;
    return scaled ? ColorKind::Scaled : ColorKind::Direct;
}

Range ShadedObject::colorRange(const RangeReader& read, RangeOf of) const {
    const auto mapped = [](const PaintColor& paint) {
        return paint.mode == PaintMode::Flat || paint.mode == PaintMode::Interp;
    };
    if (colorKind() != ColorKind::Scaled || !(mapped(facePaint) || mapped(edgePaint))) return {};
    return drawnColors()->range(read, of);
}

ShadingSnapshot ShadedObject::shadingSnapshot() const {
    ShadingSnapshot s;
    const RangedData* data = drawnColors();
    if (data) s.colors.tensor = data->tensor();
    s.colorKind = colorKind();
    s.colorPer = colorPer();
    s.faces = facePaint.mode;
    s.edges = edgePaint.mode;
    s.faceColor = withAlpha(facePaint.color);
    s.edgeColor = withAlpha(edgePaint.color);
    // Without colours there is none to take them from.
    const auto colorless = [&](PaintMode& mode) {
        const bool mapped = mode == PaintMode::Flat || mode == PaintMode::Interp;
        if (mapped && s.colorKind == ColorKind::None) mode = PaintMode::None;
        if (mode == PaintMode::Interp && s.colorPer == ColorPer::Face) mode = PaintMode::Flat;
    };
    colorless(s.faces);
    colorless(s.edges);
    s.faceAlpha = faceAlpha;
    s.edgeAlpha = edgeAlpha;
    s.width = width;
    s.style = style;
    s.faceLighting = faceLighting;
    s.edgeLighting = edgeLighting;
    s.reverseLit = reverseLit;
    s.material = material;
    const Ref<Tensor>& alpha = alphaValues.data.tensor();
    const bool ofPoints = alpha && alpha->count() == alphaPoints();
    if (ofPoints || (alpha && alpha->count() == alphaFaces())) {
        s.alphas.data.tensor = alpha;
        s.alphaPer = ofPoints ? ColorPer::Vertex : ColorPer::Face;
        s.faceAlphas = faceAlphaMode;
        s.edgeAlphas = edgeAlphaMode;
        if (!ofPoints && s.faceAlphas == AlphaMode::Interp) s.faceAlphas = AlphaMode::Flat;
        if (!ofPoints && s.edgeAlphas == AlphaMode::Interp) s.edgeAlphas = AlphaMode::Flat;
    }
    return s;
}

// --- surfaces

int64_t SurfaceObject::rows() const {
    return z.tensor() ? z.tensor()->shape().rows() : 0;
}
int64_t SurfaceObject::columns() const {
    return z.tensor() ? z.tensor()->shape().columns() : 0;
}

const RangedData* SurfaceObject::drawnColors() const {
    const RangedData* data = colors.tensor() ? &colors : &z;
    if (!data->tensor()) return nullptr;
    if (data == &z) return data;
    const Tensor& tensor = *data->tensor();
    const int rank = tensor.shape().rank();
    if (texture) {
        const bool picture = rank == 2 || (rank == 3 && tensor.shape()[2] == 3);
        return picture && tensor.count() > 0 ? data : nullptr;
    }
    const bool rgb = rank == 3 && tensor.shape()[2] == 3 && tensor.shape()[0] == rows() &&
                     tensor.shape()[1] == columns();
    return rgb || fitsColors(tensor) ? data : nullptr;
}

bool SurfaceObject::fitsColors(const Tensor& tensor) const {
    const Shape& shape = tensor.shape();
    if (shape.rank() != 2) return false;
    if (texture) return true;
    const bool cells = shape.rows() == rows() - 1 && shape.columns() == columns() - 1;
    return cells || (shape.rows() == rows() && shape.columns() == columns());
}

ColorPer SurfaceObject::colorPer() const {
    const bool cells = !texture && colors.tensor() && colors.tensor()->shape().rows() == rows() - 1;
    return cells ? ColorPer::Face : ColorPer::Vertex;
}

Range SurfaceObject::extent(int dimension, const RangeReader& read, RangeOf of) const {
    if (dimension == 0) return x.tensor() ? x.range(read, of) : counted(columns());
    if (dimension == 1) return y.tensor() ? y.range(read, of) : counted(rows());
    return plane ? Range{} : z.range(read, of);
}

Value SurfaceObject::property(std::string_view key) const {
    if (texture && same(key, "facecolor")) return Value::text("texturemap");
    if (same(key, "zdata"))
        return plane ? Value(Tensor::make(DType::Double, Shape(rows(), columns()))) : dataValue(z);
    if (same(key, "xdata")) return x.tensor() ? dataValue(x) : countingRow(columns());
    if (same(key, "ydata")) {
        if (y.tensor()) return dataValue(y);
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(rows(), 1), false, false);
        for (int64_t i = 0; i < rows(); ++i)
            out->mutableData<double>()[i] = static_cast<double>(i + 1);
        return Value(std::move(out));
    }
    if (same(key, "cdata")) return dataValue(colors.tensor() ? colors : z);
    if (same(key, "cdatamode")) return Value::text(colors.tensor() ? "manual" : "auto");
    if (same(key, "meshstyle")) return Value::text(meshStyle);
    return ShadedObject::property(key);
}

bool SurfaceObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "zdata"))
        return !plane && value.isArray() && value.shape().rank() == 2 && setData(z, value);
    if (same(key, "cdatamode")) {
        std::string mode;
        if (!setChoice(mode, value, kModes)) return false;
        if (mode == "auto") colors.set(nullptr);
        if (mode == "manual" && !colors.tensor()) colors.set(z.tensor());
        return true;
    }
    if (same(key, "xdata")) return setData(x, value);
    if (same(key, "ydata")) return setData(y, value);
    if (same(key, "cdata")) return setData(colors, value);
    if (same(key, "meshstyle")) return setChoice(meshStyle, value, kMeshStyles);
    if ((same(key, "facecolor") || same(key, "edgecolor")) && value.isTextScalar() &&
        same(value.toText(), "no"))
        return ShadedObject::setProperty(key, Value::text("none"));
    if (same(key, "facecolor")) {
        texture = value.isTextScalar() && same(value.toText(), "texturemap");
        if (texture) return facePaint = {PaintMode::Flat, {}}, true;
    }
    return ShadedObject::setProperty(key, value);
}

std::vector<std::string> SurfaceObject::propertyNames() const {
    std::vector<std::string> names{"XData", "YData", "ZData", "CData", "CDataMode", "MeshStyle"};
    for (std::string& shared : ShadedObject::propertyNames())
        names.push_back(std::move(shared));
    return names;
}

std::string SurfaceObject::choices(std::string_view key) const {
    return same(key, "meshstyle") ? listed(kMeshStyles) : ShadedObject::choices(key);
}

SurfaceSnapshot SurfaceObject::snapshot() const {
    SurfaceSnapshot s;
    s.id = id();
    if (!plane) s.z.tensor = z.tensor();
    s.rows = rows();
    s.columns = columns();
    const auto fits = [&](const RangedData& data, int64_t vector) {
        return data.tensor() &&
               (data.tensor()->count() == s.rows * s.columns || data.tensor()->count() == vector);
    };
    // Data that were set one after the other fit only when both are there.
    if (fits(x, s.columns)) s.x.tensor = x.tensor();
    if (fits(y, s.rows)) s.y.tensor = y.tensor();
    s.alongRows = meshStyle != "column";
    s.alongColumns = meshStyle != "row";
    s.shading = shadingSnapshot();
    if (texture && colors.tensor() && s.shading.faces == PaintMode::Flat) {
        s.shading.textureRows = colors.tensor()->shape().rows();
        s.shading.textureColumns = colors.tensor()->shape().columns();
        const bool mapped =
            edgePaint.mode == PaintMode::Flat || edgePaint.mode == PaintMode::Interp;
        if (mapped) s.shading.edges = PaintMode::None; // they have no colours of their own
    }
    if (inLegends()) s.name = name;
    s.line = line;
    return s;
}

// --- patches

int64_t PatchObject::vertexCount() const {
    return x.tensor() ? x.tensor()->count() : 0;
}
int64_t PatchObject::corners() const {
    if (faces) return faces->shape().columns();
    if (!x.tensor()) return 0;
    const Shape& shape = x.tensor()->shape();
    return shape.isVector() ? shape.count() : shape.rows();
}
int64_t PatchObject::faceCount() const {
    if (faces) return faces->shape().rows();
    return corners() > 0 ? vertexCount() / corners() : 0;
}

const RangedData* PatchObject::drawnColors() const {
    if (!colors.tensor()) return nullptr;
    const Tensor& tensor = *colors.tensor();
    const int64_t n = tensor.count();
    const bool rgb = n == 3 * vertexCount() || n == 3 * faceCount();
    return rgb || fitsColors(tensor) ? &colors : nullptr;
}

bool PatchObject::fitsColors(const Tensor& tensor) const {
    const Shape& shape = tensor.shape();
    // Colours of vertices and faces by number are red, green, blue where they have three columns.
    if (faces && shape.columns() == 3 &&
        (shape.rows() == vertexCount() || shape.rows() == faceCount()))
        return false;
    return tensor.count() == vertexCount() || tensor.count() == faceCount();
}

ColorPer PatchObject::colorPer() const {
    if (!colors.tensor()) return ColorPer::Vertex;
    const int64_t count = colors.tensor()->count();
    const int64_t n = fitsColors(*colors.tensor()) ? count : count / 3;
    return n == vertexCount() ? ColorPer::Vertex : ColorPer::Face;
}

Range PatchObject::extent(int dimension, const RangeReader& read, RangeOf of) const {
    const RangedData& data = dimension == 0 ? x : dimension == 1 ? y : z;
    return data.range(read, of);
}

namespace {

/// Three coordinates a row.
Value verticesValue(const PatchObject& patch) {
    const int64_t n = patch.vertexCount();
    const bool space = static_cast<bool>(patch.z.tensor());
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, space ? 3 : 2), false, false);
    int64_t at = 0;
    for (const RangedData* data : {&patch.x, &patch.y, &patch.z}) {
        if (!data->tensor()) continue;
        for (int64_t i = 0; i < n; ++i)
            out->mutableData<double>()[at++] = data->tensor()->asDouble(i);
    }
    return Value(std::move(out));
}

Value facesValue(const PatchObject& patch) {
    if (patch.faces) return Value(patch.faces).simplified();
    const int64_t m = patch.faceCount(), k = patch.corners();
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(m, k), false, false);
    for (int64_t f = 0; f < m; ++f) {
        for (int64_t c = 0; c < k; ++c)
            out->mutableData<double>()[c * m + f] = static_cast<double>(f * k + c + 1);
    }
    return Value(std::move(out));
}

bool setVertices(PatchObject& patch, const Value& value) {
    if (!value.isArray() || value.isComplex() || value.shape().rank() != 2) return false;
    const int64_t n = value.shape().rows(), columns = value.shape().columns();
    if (columns < 2 || columns > 3) return false;
    const Ref<Tensor> all = value.toTensor();
    const auto column = [&](int64_t c) {
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, 1), false, false);
        for (int64_t i = 0; i < n; ++i)
            out->mutableData<double>()[i] = all->asDouble(c * n + i);
        return out;
    };
    patch.x.set(column(0));
    patch.y.set(column(1));
    patch.z.set(columns == 3 ? column(2) : nullptr);
    return true;
}

} // namespace

Value PatchObject::property(std::string_view key) const {
    if (same(key, "xdata")) return dataValue(x);
    if (same(key, "ydata")) return dataValue(y);
    if (same(key, "zdata")) return dataValue(z);
    if (same(key, "vertices")) return verticesValue(*this);
    if (same(key, "faces")) return facesValue(*this);
    if (same(key, "cdata") || same(key, "facevertexcdata")) return dataValue(colors);
    if (same(key, "facevertexalphadata")) return ShadedObject::property("alphadata");
    return ShadedObject::property(key);
}

bool PatchObject::setProperty(std::string_view key, const Value& value) {
    const auto changed = [&](bool done) {
        if (done) triangulateFaces();
        return done;
    };
    if (same(key, "xdata")) return changed(setData(x, value));
    if (same(key, "ydata")) return changed(setData(y, value));
    if (same(key, "zdata")) return changed(setData(z, value));
    if (same(key, "vertices")) return changed(setVertices(*this, value));
    if (same(key, "faces")) {
        if (!value.isArray() || value.isComplex() || value.shape().rank() != 2) return false;
        faces = value.toTensor();
        return changed(true);
    }
    if (same(key, "facevertexalphadata")) return ShadedObject::setProperty("alphadata", value);
    if (same(key, "cdata") || same(key, "facevertexcdata")) {
        if (value.isTextScalar()) {
            Color color{};
            if (!colorFromValue(value, color)) return false;
            facePaint = {PaintMode::Fixed, color};
            return true;
        }
        return setData(colors, value);
    }
    return ShadedObject::setProperty(key, value);
}

std::vector<std::string> PatchObject::propertyNames() const {
    std::vector<std::string> names{
        "XData", "YData", "ZData", "Faces", "Vertices", "FaceVertexCData", "FaceVertexAlphaData"};
    for (std::string& shared : ShadedObject::propertyNames())
        names.push_back(std::move(shared));
    return names;
}

bool PatchObject::hasNoEffect(std::string_view key) const {
    // Of those that are drawn as areas of the plane they have none.
    const bool alphas = same(key, "facevertexalphadata") || same(key, "alphadatamapping");
    return !alphas && ShadedObject::hasNoEffect(key);
}

void PatchObject::triangulateFaces() {
    m_triangles = nullptr;
    const int64_t n = vertexCount(), m = faceCount(), k = corners();
    // Fans are right for faces of four corners at most, as long as these are convex.
    if (k <= 4 || !y.tensor() || y.tensor()->count() != n) return;
    if (z.tensor() && z.tensor()->count() != n) return;
    const bool onHost =
        x.tensor()->onHost() && y.tensor()->onHost() && (!z.tensor() || z.tensor()->onHost());
    if (!onHost && areFacesConvex && areFacesConvex(*this)) return;
    std::vector<double> rows;
    std::vector<int64_t> ring;
    std::vector<double> plane[3];
    for (int64_t face = 0; face < m; ++face) {
        ring.clear();
        for (int64_t c = 0; c < k; ++c) {
            const double number =
                faces ? faces->asDouble(c * m + face) : static_cast<double>(face * k + c + 1);
            if (!(number >= 1 && number <= static_cast<double>(n))) break;
            ring.push_back(static_cast<int64_t>(number) - 1);
        }
        for (auto& coordinate : plane)
            coordinate.clear();
        for (const int64_t vertex : ring) {
            plane[0].push_back(x.tensor()->asDouble(vertex));
            plane[1].push_back(y.tensor()->asDouble(vertex));
            plane[2].push_back(z.tensor() ? z.tensor()->asDouble(vertex) : 0);
        }
        // The plane of the axes that sees most of the face (Newell's normal).
        Vector3 normal{};
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const std::size_t next = (i + 1) % ring.size();
            for (std::size_t d = 0; d < 3; ++d) {
                const std::size_t u = (d + 1) % 3, v = (d + 2) % 3;
                normal[d] += (plane[u][i] - plane[u][next]) * (plane[v][i] + plane[v][next]);
            }
        }
        std::size_t d = 2;
        for (std::size_t other = 0; other < 2; ++other) {
            if (std::abs(normal[other]) > std::abs(normal[d])) d = other;
        }
        const auto corners3 = triangulate(plane[(d + 1) % 3], plane[(d + 2) % 3]);
        for (std::size_t i = 0; i + 2 < corners3.size(); i += 3) {
            for (std::size_t c = 0; c < 3; ++c)
                rows.push_back(static_cast<double>(ring[corners3[i + c]] + 1));
            rows.push_back(static_cast<double>(face + 1));
        }
    }
    const auto count = static_cast<int64_t>(rows.size() / 4);
    m_triangles = Tensor::make(DType::Double, Shape(count, 4), false, false);
    for (int64_t i = 0; i < count; ++i) {
        for (int64_t c = 0; c < 4; ++c) {
            m_triangles->mutableData<double>()[c * count + i] =
                rows[static_cast<std::size_t>(i * 4 + c)];
        }
    }
}

PatchSnapshot PatchObject::snapshot() const {
    PatchSnapshot s;
    s.id = id();
    s.vertices = vertexCount();
    s.faceCount = faceCount();
    s.corners = corners();
    s.x.tensor = x.tensor();
    if (y.tensor() && y.tensor()->count() == s.vertices) s.y.tensor = y.tensor();
    if (z.tensor() && z.tensor()->count() == s.vertices) s.z.tensor = z.tensor();
    s.faces.tensor = faces;
    s.triangles.tensor = m_triangles;
    s.shading = shadingSnapshot();
    if (inLegends()) s.name = name;
    s.line = line;
    return s;
}

// --- lights

Value LightObject::property(std::string_view key) const {
    if (same(key, "position"))
        return rowValue({light.position[0], light.position[1], light.position[2]});
    if (same(key, "style")) return Value::text(light.local ? "local" : "infinite");
    if (same(key, "color")) return colorValue(light.color);
    return GraphicsObject::property(key);
}

bool LightObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "position")) return setVector(light.position, value);
    if (same(key, "color")) return colorFromValue(value, light.color);
    if (same(key, "style")) {
        std::string word;
        if (!setChoice(word, value, kLightStyles)) return false;
        light.local = word == "local";
        return true;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> LightObject::propertyNames() const {
    return {"Position", "Style", "Color", "Visible", "Tag", "Type"};
}

std::string LightObject::choices(std::string_view key) const {
    return same(key, "style") ? listed(kLightStyles) : GraphicsObject::choices(key);
}

} // namespace vitrine
