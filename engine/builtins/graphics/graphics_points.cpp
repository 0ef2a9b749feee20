// SPDX-License-Identifier: Apache-2.0
// Lines and points in space: plot3, scatter3, stem3.
#include "builtins/graphics/graphics_space.h"

namespace vitrine {

namespace {

/// plot3(X,Y,Z,LineSpec,…): a line for vectors, a line a column for matrices.
class SpacePlotter {
public:
    SpacePlotter(Call& call, AxesObject& axes) : m_call(call), m_axes(axes) {}

    void run(std::span<const Value> rest) {
        while (rest.size() >= 3 && !rest[0].isTextScalar()) {
            for (const Value& v : rest.subspan(1, 2)) {
                if (v.isTextScalar()) throwNotEnoughInputs();
            }
            const std::span<const Value> data = rest.first(3);
            rest = rest.subspan(3);
            LineSpec spec;
            if (!rest.empty() && rest[0].isTextScalar()) {
                if (parseSpec(rest[0].toText(), spec))
                    rest = rest.subspan(1);
                else if (rest.size() == 1)
                    throwError("MATLAB:plot3:LineSpec", "Error in color/linetype argument.");
                else
                    spec = {};
            }
            addLines(data, spec);
        }
        if (!rest.empty() && !rest[0].isTextScalar()) throwNotEnoughInputs();
        assignProperties(m_call.vm, m_made, rest);
    }

    void finish() { giveObjects(m_call, m_made); }

private:
    void addLines(std::span<const Value> data, const LineSpec& spec) {
        int64_t columns = 1, rows = 0;
        for (const Value& v : data) {
            const Shape shape = v.shape();
            if (shape.rank() > 2)
                throwError("MATLAB:plot3:DataDimension",
                           "Data cannot have more than 2 dimensions.");
            if (shape.isVector()) continue;
            if (columns > 1 && columns != shape.columns()) throwSame();
            columns = shape.columns();
            rows = shape.rows();
        }
        if (rows == 0) rows = data[0].count();
        for (const Value& v : data) {
            const int64_t length = v.shape().isVector() ? v.count() : v.shape().rows();
            if (length != rows) throwSame();
        }
        for (int64_t c = 0; c < columns; ++c)
            addLine(data, c, spec);
    }

    [[noreturn]] static void throwSame() {
        throwError("MATLAB:samelen", "Vectors must be the same length.");
    }

    void addLine(std::span<const Value> data, int64_t column, const LineSpec& spec) {
        auto line = makeRef<LineObject>();
        RangedData* const slots[] = {&line->x, &line->y, &line->z};
        for (std::size_t i = 0; i < 3; ++i) {
            const Value own =
                data[i].shape().isVector() ? data[i] : columnOf(m_call, data[i], column);
            slots[i]->set(plotData(own, "plot3"));
        }
        if (spec.color)
            line->color = *spec.color;
        else
            m_axes.giveColor(*line);
        if (!spec.marker.empty()) {
            line->marker = markerName(spec.marker);
            line->style = "none"; // a marker alone draws no line
        }
        if (!spec.style.empty()) line->style = spec.style;
        line->line = lineOf(m_call);
        m_axes.adopt(m_axes.lines, line);
        m_made.emplace_back(line);
    }

    Call& m_call;
    AxesObject& m_axes;
    std::vector<Ref<GraphicsObject>> m_made;
};

void plot3(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    if (given.rest.size() < 3) throwNotEnoughInputs();
    beginSpace(given.axes);
    SpacePlotter plotter(call, given.axes);
    plotter.run(given.rest);
    plotter.finish();
}

void scatter3(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    std::span<const Value> rest(given.rest);
    if (rest.size() < 3) throwNotEnoughInputs();
    for (const Value& v : rest.first(3)) {
        if (v.isTextScalar()) throwNotEnoughInputs();
        if (v.count() != rest[0].count()) {
            throwError("MATLAB:scatter3:InvalidXYZData",
                       "X, Y and Z must be vectors of the same length.");
        }
    }
    auto points = makeRef<LineObject>(LineForm::Scatter);
    points->x.set(plotData(rest[0], "scatter3"));
    points->y.set(plotData(rest[1], "scatter3"));
    points->z.set(plotData(rest[2], "scatter3"));
    points->line = lineOf(call);
    rest = rest.subspan(3);
    if (!rest.empty() && !rest[0].isTextScalar()) {
        if (rest[0].count() != 0 && !points->setProperty("SizeData", rest[0])) {
            throwError("MATLAB:scatter3:InvalidSData",
                       "S must be a scalar or a vector of the same length as X.");
        }
        rest = rest.subspan(1);
    }
    bool colored = false;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        if (!points->setProperty("CData", rest[0])) {
            throwError("MATLAB:scatter3:InvalidCData",
                       "C must be a single color, a vector of the same length as X, or an M-by-3 "
                       "matrix.");
        }
        colored = true;
        rest = rest.subspan(1);
    }
    for (; !rest.empty() && rest[0].isTextScalar(); rest = rest.subspan(1)) {
        LineSpec spec;
        if (isOption(rest[0], "filled")) {
            points->face.mode = MarkerColor::Mode::Flat;
            points->edge.mode = MarkerColor::Mode::None;
        } else if (colorFromValue(rest[0], points->color)) {
            colored = true;
        } else if (parseSpec(rest[0].toText(), spec)) {
            if (!spec.marker.empty()) points->marker = markerName(spec.marker);
            if (spec.color) points->color = *spec.color;
            colored = colored || spec.color;
        } else {
            break;
        }
    }
    beginSpace(given.axes);
    if (!colored) given.axes.giveColor(*points);
    given.axes.adopt(given.axes.lines, points);
    const Ref<GraphicsObject> made[] = {points};
    assignProperties(call.vm, made, rest);
    giveObjects(call, made);
}

/// Numbers of columns or rows for each element of a matrix.
Value indexGrid(const Shape& shape, bool ofColumns) {
    std::vector<double> out;
    for (int64_t c = 0; c < shape.columns(); ++c) {
        for (int64_t r = 0; r < shape.rows(); ++r)
            out.push_back(static_cast<double>((ofColumns ? c : r) + 1));
    }
    return arrayOf(out, shape);
}

/// stem3(Z), stem3(X,Y,Z): stems from the plane z = 0.
void stem3(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    bool filled = false;
    std::erase_if(given.rest, [&](const Value& v) {
        const bool is = isOption(v, "filled");
        filled = filled || is;
        return is;
    });
    std::span<const Value> rest(given.rest);
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers != 1 && numbers != 3) throwNotEnoughInputs();
    const Value& z = rest[numbers - 1];
    if (z.shape().rank() > 2)
        throwError("MATLAB:stem3:DataDimension", "Data cannot have more than 2 dimensions.");
    Value x = numbers == 3 ? rest[0] : indexGrid(z.shape(), true);
    Value y = numbers == 3 ? rest[1] : indexGrid(z.shape(), false);
    const bool grid =
        !z.shape().isVector() && x.count() == z.shape().columns() && y.count() == z.shape().rows();
    if (grid && numbers == 3) {
        const Value vectors[] = {x, y};
        const std::vector<Value> both = call.vm.call(Value::text("meshgrid"), vectors, 2);
        x = both.at(0);
        y = both.at(1);
    }
    if (x.count() != z.count() || y.count() != z.count()) {
        throwError("MATLAB:stem3:DataSize", "X, Y and Z must be the same size.");
    }
    auto stems = makeRef<LineObject>(LineForm::Stem);
    stems->x.set(plotData(x, "stem3"));
    stems->y.set(plotData(y, "stem3"));
    stems->z.set(plotData(z, "stem3"));
    stems->line = lineOf(call);
    rest = rest.subspan(numbers);
    LineSpec spec;
    if (!rest.empty() && parseSpec(rest[0].toText(), spec)) rest = rest.subspan(1);
    beginSpace(given.axes);
    if (spec.color)
        stems->color = *spec.color;
    else
        given.axes.giveColor(*stems);
    if (!spec.marker.empty()) stems->marker = markerName(spec.marker);
    if (!spec.style.empty()) stems->style = spec.style;
    if (filled) stems->face.mode = MarkerColor::Mode::Auto;
    given.axes.adopt(given.axes.lines, stems);
    const Ref<GraphicsObject> made[] = {stems};
    assignProperties(call.vm, made, rest);
    giveObjects(call, made);
}

constexpr Builtin kRows[] = {
    {"plot3", 3, -1, 1, plot3, "h = plot3(ax,X,Y,Z,LineSpec,…,Name,Value)",
     "Lines through points in space; a line a column for matrices. Data stay on the device."},
    {"scatter3", 3, -1, 1, scatter3, "h = scatter3(ax,x,y,z,sizes,colors,'filled',Name,Value)",
     "Markers at points in space; sizes in square points and colours may be one a point."},
    {"stem3", 1, -1, 1, stem3, "h = stem3(ax,X,Y,Z,'filled',LineSpec,Name,Value)",
     "Points on stems from the plane z = 0."},
};

} // namespace

void addSpaceLines(Call& call, AxesObject& axes, std::span<const Value> rest) {
    SpacePlotter plotter(call, axes);
    plotter.run(rest);
    plotter.finish();
}

std::span<const Builtin> graphicsPointTable() {
    return kRows;
}

} // namespace vitrine
