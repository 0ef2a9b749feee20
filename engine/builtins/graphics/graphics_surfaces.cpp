// SPDX-License-Identifier: Apache-2.0
// Surfaces and patches in space: surf, mesh, surface, pcolor, trisurf, trimesh, fill3. Data stay
// where they are.
#include "builtins/graphics/graphics_space.h"

namespace vitrine {

void beginSpace(AxesObject& axes) {
    if (axes.hold) return;
    if (axes.keepsStyle) {
        axes.clearContent();
    } else {
        axes.clear();
        axes.space.look(-37.5, 30);
        axes.grid = true;
    }
    giveComingTimes(axes);
}

namespace {

[[noreturn]] void throwDimensions(const char* function) {
    throwError((std::string("MATLAB:") + function + ":DataDimensions").c_str(),
               "Data dimensions must agree.");
}

/// Heights with their places and colours: (Z), (Z,C), (X,Y,Z), (X,Y,Z,C).
Ref<SurfaceObject> surfaceOf(Call& call, std::span<const Value>& rest, const char* function) {
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers == 0) throwNotEnoughInputs();
    if (numbers > 4) throwError("MATLAB:maxrhs", "Too many input arguments.");
    const bool placed = numbers >= 3;
    const Value& z = rest[placed ? 2 : 0];
    const Value* colors = numbers == 4 ? &rest[3] : numbers == 2 ? &rest[1] : nullptr;
    auto surface = makeRef<SurfaceObject>();
    surface->z.set(plotData(z, function));
    const Shape shape = z.shape();
    if (shape.rank() > 2 || shape.rows() < 2 || shape.columns() < 2) {
        throwError((std::string("MATLAB:") + function + ":NonMatrixData").c_str(),
                   "Z must be a matrix, not a scalar or vector.");
    }
    if (placed) {
        const auto fits = [&](const Value& v, int64_t vector) {
            return v.shape() == shape || (v.shape().isVector() && v.count() == vector);
        };
        if (!fits(rest[0], shape.columns()) || !fits(rest[1], shape.rows()))
            throwDimensions(function);
        surface->x.set(plotData(rest[0], function));
        surface->y.set(plotData(rest[1], function));
    }
    if (colors) {
        const Shape c = colors->shape();
        const bool rgb = c.rank() == 3 && c[2] == 3;
        bool texture = false;
        for (std::size_t i = numbers; i + 1 < rest.size(); i += 2)
            texture =
                texture || (isOption(rest[i], "FaceColor") && isOption(rest[i + 1], "texturemap"));
        const bool cells =
            !rgb && c.rows() == shape.rows() - 1 && c.columns() == shape.columns() - 1;
        if (!cells && !texture && (c.rows() != shape.rows() || c.columns() != shape.columns()))
            throwDimensions(function);
        surface->colors.set(plotData(*colors, function));
    }
    surface->line = lineOf(call);
    rest = rest.subspan(numbers);
    return surface;
}

enum class Look : uint8_t { Faces, Mesh };

void lookLike(ShadedObject& object, Look look) {
    if (look == Look::Faces) return;
    object.facePaint.mode = PaintMode::Ground;
    object.edgePaint.mode = PaintMode::Flat;
    object.faceLighting = Lighting::None;
    object.edgeLighting = Lighting::Flat;
}

void add(Call& call, AxesObject& axes, const Ref<SurfaceObject>& surface,
         std::span<const Value> properties) {
    axes.adopt(axes.space.surfaces, surface);
    const Ref<GraphicsObject> made[] = {surface};
    assignProperties(call.vm, made, properties);
    giveObjects(call, made);
}

void drawSurface(Call& call, const char* function, Look look) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    std::span<const Value> rest(given.rest);
    const Ref<SurfaceObject> surface = surfaceOf(call, rest, function);
    lookLike(*surface, look);
    beginSpace(given.axes);
    add(call, given.axes, surface, rest);
}

void surf(Call& call) {
    drawSurface(call, "surf", Look::Faces);
}
void mesh(Call& call) {
    drawSurface(call, "mesh", Look::Mesh);
}

/// The primitive: axes and their view stay as they are. All may come as names and values.
void surfaceFunction(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples, Adds::ToAll);
    std::span<const Value> rest(given.rest);
    Ref<SurfaceObject> surface;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        surface = surfaceOf(call, rest, "surface");
    } else {
        surface = makeRef<SurfaceObject>();
        surface->line = lineOf(call);
    }
    add(call, given.axes, surface, rest);
}

/// pcolor(C), pcolor(X,Y,C): cells of a chart in the plane.
void pcolor(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    std::span<const Value> rest(given.rest);
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers != 1 && numbers != 3) throwNotEnoughInputs();
    const Ref<SurfaceObject> surface = surfaceOf(call, rest, "pcolor");
    surface->plane = true;
    beginPlot(given.axes);
    add(call, given.axes, surface, rest);
}

// --- patches

/// trisurf(T,x,y,z,c), trisurf(T,x,y): faces over points.
void drawTriangles(Call& call, const char* function, Look look) {
    PlotArguments given = plotArguments(call);
    std::span<const Value> rest(given.rest);
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers < 3) throwNotEnoughInputs();
    if (numbers > 5) throwError("MATLAB:maxrhs", "Too many input arguments.");
    const bool flat = numbers == 3;
    PatchArguments from;
    from.faces = &rest[0];
    from.x = &rest[1];
    from.y = &rest[2];
    if (!flat) from.z = &rest[3];
    const Ref<PatchObject> patch = makePatch(call, from, function);
    if (!flat) patch->colors.set(plotData(rest[numbers == 5 ? 4 : 3], function));
    patch->facePaint.mode = PaintMode::Flat;
    lookLike(*patch, look);
    if (flat) {
        patch->facePaint.mode = PaintMode::None;
        patch->edgePaint = {PaintMode::Fixed, lineColor(0)};
        beginPlot(given.axes);
    } else {
        beginSpace(given.axes);
    }
    given.axes.adopt(given.axes.space.patches, patch);
    const Ref<GraphicsObject> made[] = {patch};
    assignProperties(call.vm, made, rest.subspan(numbers));
    giveObjects(call, made);
}

void trisurf(Call& call) {
    drawTriangles(call, "trisurf", Look::Faces);
}
void trimesh(Call& call) {
    drawTriangles(call, "trimesh", Look::Mesh);
}

/// fill3(X,Y,Z,C,…): polygons a column.
void fill3(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    std::span<const Value> rest(given.rest);
    if (rest.size() < 4) throwNotEnoughInputs();
    std::vector<Ref<GraphicsObject>> made;
    std::vector<Ref<PatchObject>> patches;
    while (rest.size() >= 4 && !rest[0].isTextScalar()) {
        PatchArguments from;
        from.x = &rest[0];
        from.y = &rest[1];
        from.z = &rest[2];
        from.color = &rest[3];
        patches.push_back(makePatch(call, from, "fill3"));
        made.emplace_back(patches.back());
        rest = rest.subspan(4);
    }
    beginSpace(given.axes);
    for (const auto& patch : patches)
        given.axes.adopt(given.axes.space.patches, patch);
    assignProperties(call.vm, made, rest);
    giveObjects(call, made);
}

/// Faces are numbers of vertices; NaN ends one early. Asked where they are.
bool areRowNumbers(Call& call, const Value& faces, int64_t vertices) {
    const auto last = static_cast<double>(vertices);
    if (const Ref<Tensor> numbers = faces.toTensor(); !numbers->onHost()) {
        const auto apply = [&](const char* function, std::initializer_list<Value> args) {
            return callNamed(call.vm, function, args);
        };
        const auto isOutside = [&](const Value& v, double low, double high) {
            const Value outside = apply("or", {apply("lt", {v, low}), apply("gt", {v, high})});
            return apply("any", {outside, Value::text("all")}).toDouble() != 0;
        };
        const Value rest = apply("minus", {faces, apply("floor", {faces})});
        return !isOutside(faces, 1, last) && !isOutside(rest, 0, 0);
    }
    const std::vector<double> numbers = doublesOf(faces);
    return std::all_of(numbers.begin(), numbers.end(), [&](double number) {
        return std::isnan(number) ||
               (number >= 1 && number <= last && number == std::floor(number));
    });
}

void checkFaces(Call& call, const Value& faces, int64_t vertices) {
    if (faces.shape().rank() > 2 || faces.shape().columns() < 1 ||
        !areRowNumbers(call, faces, vertices))
        throwError("MATLAB:patch:InvalidFaces", "Faces must be numbers of rows of Vertices.");
}

void setPatchColor(PatchObject& patch, const Value& color) {
    Color fixed{};
    const bool column = color.isArray() && !color.isTextScalar() &&
                        color.count() == patch.vertexCount() && color.shape().columns() == 1;
    if (!column && colorFromValue(color, fixed)) {
        patch.facePaint = {PaintMode::Fixed, fixed};
        return;
    }
    const int64_t n = color.isArray() ? color.count() : 0;
    const int64_t vertices = patch.vertexCount(), faces = patch.faceCount();
    const bool each = n == vertices || n == 3 * vertices;
    if (color.isTextScalar() || !(each || n == faces || n == 3 * faces)) {
        if (color.isArray() && !color.isTextScalar() && n == 1) {
            // One number is the colour of all faces.
            std::vector<double> same(static_cast<std::size_t>(faces), color.toDouble());
            patch.colors.set(columnOf(same).toTensor());
            patch.facePaint.mode = PaintMode::Flat;
            return;
        }
        throwError("MATLAB:patch:InvalidColorData",
                   "Color data must be a color, or one value a vertex or face.");
    }
    patch.colors.set(plotData(color, "patch"));
    patch.facePaint.mode = each && n != faces ? PaintMode::Interp : PaintMode::Flat;
}

} // namespace

bool needsSpace(const PatchArguments& given, std::span<const Value> properties) {
    if (given.z) return true;
    if (given.vertices && given.vertices->shape().columns() > 2) return true;
    Color color{};
    if (given.color && !colorFromValue(*given.color, color)) return true;
    for (std::size_t i = 0; i + 1 < properties.size(); i += 2) {
        const std::string name = lowerCase(properties[i].toText());
        const bool data = name == "cdata" || name == "facevertexcdata" ||
                          name == "facevertexalphadata" || name == "alphadata";
        if (data) return true;
        if ((name == "facecolor" || name == "edgecolor" || name == "facealpha" ||
             name == "edgealpha") &&
            (isOption(properties[i + 1], "flat") || isOption(properties[i + 1], "interp")))
            return true;
    }
    return false;
}

Ref<PatchObject> makePatch(Call& call, const PatchArguments& given, const char* function) {
    auto patch = makeRef<PatchObject>();
    patch->areFacesConvex = faceConvexity(call.vm);
    patch->facePaint = {PaintMode::Fixed, {0, 0, 0}};
    patch->line = lineOf(call);
    if (given.vertices) {
        const Shape shape = given.vertices->shape();
        if (shape.rank() > 2 || shape.columns() < 2 || shape.columns() > 3) {
            throwError("MATLAB:patch:InvalidVertices",
                       "Vertices must be a matrix of 2 or 3 columns.");
        }
        (void)plotData(*given.vertices, function);
        patch->x.set(plotData(columnOf(call, *given.vertices, 0), function));
        patch->y.set(plotData(columnOf(call, *given.vertices, 1), function));
        if (shape.columns() == 3)
            patch->z.set(plotData(columnOf(call, *given.vertices, 2), function));
    } else {
        const int64_t n = given.x->count();
        for (const Value* v : {given.y, given.z}) {
            if (v && v->count() != n)
                throwError("MATLAB:patch:InvalidXYData", "Vectors must be the same length.");
        }
        patch->x.set(plotData(*given.x, function));
        patch->y.set(plotData(*given.y, function));
        if (given.z) patch->z.set(plotData(*given.z, function));
    }
    if (given.faces) {
        checkFaces(call, *given.faces, patch->vertexCount());
        patch->faces = plotData(*given.faces, function);
    }
    patch->triangulateFaces();
    if (given.color) setPatchColor(*patch, *given.color);
    return patch;
}

namespace {

constexpr Builtin kRows[] = {
    {"surf", 1, -1, 1, surf, "h = surf(ax,X,Y,Z,C,Name,Value)",
     "A surface over a grid with coloured faces. Drawn from where the data are."},
    {"mesh", 1, -1, 1, mesh, "h = mesh(ax,X,Y,Z,C,Name,Value)",
     "A surface of coloured lines that hides what is behind it."},
    {"surface", 0, -1, 1, surfaceFunction, "h = surface(ax,X,Y,Z,C,Name,Value)",
     "Adds a surface without emptying the axes or turning the view."},
    {"pcolor", 1, -1, 1, pcolor, "h = pcolor(ax,X,Y,C,Name,Value)",
     "Coloured cells of a grid in the plane; the corner at the smaller indices gives the colour."},
    {"trisurf", 3, -1, 1, trisurf, "h = trisurf(T,x,y,z,c,Name,Value)",
     "Coloured triangles over points; T has three point numbers a row."},
    {"trimesh", 3, -1, 1, trimesh, "h = trimesh(T,x,y,z,c,Name,Value)",
     "Triangles over points as coloured lines; without z in the plane."},
    {"fill3", 4, -1, 1, fill3, "h = fill3(ax,X,Y,Z,C,Name,Value)",
     "Filled polygons in space, one a column."},
};

} // namespace

std::span<const Builtin> graphicsSurfaceTable() {
    return kRows;
}

} // namespace vitrine
