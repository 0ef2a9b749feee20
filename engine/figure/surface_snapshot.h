// SPDX-License-Identifier: Apache-2.0
#pragma once
// Immutable pictures of what lies in space: surfaces, patches, lights and the camera.
#include "figure/figure_data.h"

namespace vitrine {

using Vector3 = std::array<double, 3>;

/// Where the colour of a face or edge comes from. Ground is the colour behind the axes.
enum class PaintMode : uint8_t { None, Flat, Interp, Fixed, Ground };
/// What the colour data are: numbers for the colormap, numbers of its rows, or red, green, blue.
enum class ColorKind : uint8_t { None, Scaled, Direct, Rgb };
/// Of colour data: one an element of the grid or a vertex, or one a cell or face.
enum class ColorPer : uint8_t { Vertex, Face };
/// Whether opacity is one for all, or from data: one a cell, or blended between points.
enum class AlphaMode : uint8_t { Whole, Flat, Interp };
enum class Lighting : uint8_t { None, Flat, Gouraud };

/// How a surface reflects light: MATLAB's strengths of ambient, diffuse and specular light.
struct Material {
    float ambient = 0.3f, diffuse = 0.6f, specular = 0.9f;
    float exponent = 10;
    float reflectance = 1; ///< 1: highlights have the light's colour, 0: the face's, too
};

/// What surfaces and patches have in common.
struct ShadingSnapshot {
    PaintMode faces = PaintMode::Flat, edges = PaintMode::Fixed;
    Rgba faceColor{}, edgeColor{0, 0, 0, 1};
    float faceAlpha = 1, edgeAlpha = 1;
    float width = 0.5f; ///< points
    std::string style = "-";
    Lighting faceLighting = Lighting::Flat, edgeLighting = Lighting::None;
    bool reverseLit = true; ///< what turns away from the camera is lit as if it faced it
    Material material;
    FigureData colors;
    ColorKind colorKind = ColorKind::None;
    ColorPer colorPer = ColorPer::Vertex;
    /// Of colours that share a surface evenly, whatever its size is; 0: each has its own.
    int64_t textureRows = 0, textureColumns = 0;
    AlphaSnapshot alphas; ///< of points, vertices or faces; invalid: the numbers above alone
    AlphaMode faceAlphas = AlphaMode::Whole, edgeAlphas = AlphaMode::Whole;
    ColorPer alphaPer = ColorPer::Vertex;
};

struct SurfaceSnapshot {
    uint64_t id = 0;
    FigureData x, y, z; ///< x and y: grids, vectors, or invalid (1 … n); z invalid: 0
    int64_t rows = 0, columns = 0;
    bool alongRows = true, alongColumns = true; ///< which of its edges a mesh has
    ShadingSnapshot shading;
    std::string name;
    uint32_t line = 0;
};

/// Faces of three or more corners over common vertices.
struct PatchSnapshot {
    uint64_t id = 0;
    FigureData x, y, z; ///< of the vertices; z invalid: 0
    FigureData faces; ///< a row of vertex numbers a face; invalid: vertices in groups of `corners`
    FigureData triangles; ///< rows of three vertices and a face; invalid: faces are convex
    int64_t vertices = 0, faceCount = 0, corners = 3;
    ShadingSnapshot shading;
    std::string name;
    uint32_t line = 0;
};

struct LightSnapshot {
    Vector3 position{1, 0, 1}; ///< in units of the axes; a direction where it is not local
    bool local = false;
    std::array<float, 3> color{1, 1, 1};
};

/// The camera, as angles or placed by the script.
struct CameraSnapshot {
    double azimuth = 0, elevation = 90; ///< degrees
    std::optional<Vector3> position, target, up;
    std::optional<double> viewAngle; ///< degrees
    bool perspective = false;
};

struct SpaceSnapshot {
    std::vector<SurfaceSnapshot> surfaces;
    std::vector<PatchSnapshot> patches;
    std::vector<LightSnapshot> lights;
    Limits zlimits;
    bool reverseX = false, reverseZ = false, logZ = false;
    CameraSnapshot camera;
    std::optional<Vector3> dataAspect, boxAspect;
    bool steady = false; ///< axis vis3d: the size does not change with the view
    bool box = false;
    bool active = false; ///< drawn in space: there is depth, or the view is not from above
    bool turns = false;  ///< a drag turns the axes
    std::optional<std::vector<double>> zticks;
    std::vector<std::string> ztickLabels;
    std::string zlabel;

    /// Seen from above with x to the right: axes look like those of the plane.
    [[nodiscard]] bool flat() const {
        return camera.azimuth == 0 && camera.elevation == 90 && !camera.position && !camera.up &&
               !camera.perspective;
    }
};

/// Calls use(FigureData) for all that is drawn from device memory.
template <typename F>
void eachFigureData(const SpaceSnapshot& space, F use) {
    for (const SurfaceSnapshot& surface : space.surfaces) {
        for (const FigureData* data : {&surface.x, &surface.y, &surface.z, &surface.shading.colors,
                                       &surface.shading.alphas.data})
            use(*data);
    }
    for (const PatchSnapshot& patch : space.patches) {
        for (const FigureData* data : {&patch.x, &patch.y, &patch.z, &patch.faces, &patch.triangles,
                                       &patch.shading.colors, &patch.shading.alphas.data})
            use(*data);
    }
}

} // namespace vitrine
