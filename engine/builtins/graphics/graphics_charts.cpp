// SPDX-License-Identifier: Apache-2.0
// Filled areas: bar, barh, area, histogram, fill, patch. Values stay where they are; what is
// stacked is summed by the language's own operations.
#include "builtins/containers/library_object.h"
#include "builtins/graphics/graphics_space.h"
#include "builtins/index/indexing.h"

namespace vitrine {

namespace {

Value callNamed(Call& call, const char* function, std::initializer_list<Value> args) {
    const std::vector<Value> list(args);
    return call.vm.call(Value::text(function), list, 1).at(0);
}

/// Places and a matrix whose columns are series: (Y), (X,Y).
struct Series {
    std::optional<Value> x;
    Value y;
    int64_t count = 0;    ///< of series
    std::size_t used = 0; ///< arguments
};

Series seriesOf(Call& call, std::span<const Value> rest, const char* function) {
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers == 0) throwNotEnoughInputs();
    Series out;
    // A scalar behind the first array is a width or base.
    const bool pair = numbers > 1 && (rest[1].count() != 1 || rest[0].count() == 1);
    if (pair) out.x = rest[0];
    out.y = rest[pair ? 1 : 0];
    out.used = pair ? 2 : 1;
    (void)plotData(out.y, function);
    Shape shape = out.y.shape();
    // Rows are the series where they are as long as the places.
    if (pair && shape.rank() == 2 && !shape.isVector() && out.x->count() != shape.rows() &&
        out.x->count() == shape.columns()) {
        out.y = callNamed(call, "transpose", {out.y});
        shape = out.y.shape();
    }
    if (shape.rank() > 2)
        throwError("MATLAB:plot:DataDimension", "Data cannot have more than 2 dimensions.");
    const bool oneSeries = shape.isVector() &&
                           !(pair && shape.rows() == 1 && shape.count() > 1 && out.x->count() == 1);
    out.count = oneSeries ? 1 : shape.columns();
    if (pair && out.x->count() != (oneSeries ? shape.count() : shape.rows())) {
        throwError("MATLAB:bar:InvalidXYData", "X must be same length as Y.");
    }
    return out;
}

Value seriesColumn(Call& call, const Series& series, int64_t index) {
    return series.count == 1 && series.y.shape().isVector() ? series.y
                                                            : columnOf(call, series.y, index);
}

/// The smallest distance between places; 1 for a single one.
double spacingOf(const std::optional<Value>& x) {
    if (!x) return 1;
    std::vector<double> places = doublesOf(*x);
    std::sort(places.begin(), places.end());
    double least = 0;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const double step = places[i] - places[i - 1];
        if (step > 0 && (least == 0 || step < least)) least = step;
    }
    return least > 0 ? least : 1;
}

/// What has been stacked at each place, positive and negative values apart.
class Stack {
public:
    explicit Stack(Call& call) : m_call(call) {}

    /// Where the next layer begins and ends.
    void add(FillObject& fill, const Value& y, bool apart, const char* function) {
        const Value zero(0.0);
        if (!m_above) {
            fill.y.set(plotData(y, function));
            m_above = apart ? callNamed(m_call, "max", {y, zero}) : y;
            m_below = callNamed(m_call, "min", {y, zero});
            return;
        }
        Value bottom = *m_above;
        if (apart) {
            const Value negative = callNamed(m_call, "lt", {y, zero});
            const Value positive = callNamed(m_call, "not", {negative});
            bottom = callNamed(m_call, "plus",
                               {callNamed(m_call, "times", {*m_above, positive}),
                                callNamed(m_call, "times", {*m_below, negative})});
        }
        fill.values = plotData(y, function);
        fill.bottom.set(plotData(bottom, function));
        fill.y.set(plotData(callNamed(m_call, "plus", {bottom, y}), function));
        m_above =
            callNamed(m_call, "plus", {*m_above, apart ? callNamed(m_call, "max", {y, zero}) : y});
        m_below = callNamed(m_call, "plus", {*m_below, callNamed(m_call, "min", {y, zero})});
    }

private:
    Call& m_call;
    std::optional<Value> m_above, m_below;
};

/// bar(names,y) with strings: they are categories in the order in which they come; false where the
/// coordinates are none.
bool drawNamedBars(Call& call, const char* function) {
    for (int i = 0; i < 2 && i + 1 < call.count(); ++i) {
        if (!call[i].isString() || call[i + 1].isTextScalar()) continue;
        std::vector<Value> args(call.args.begin(), call.args.end());
        args[static_cast<std::size_t>(i)] =
            callNamed(call, "categorical",
                      {call[i], callNamed(call, "unique", {call[i], Value::text("stable")})});
        call.out = call.vm.call(Value::text(function), args, call.nargout);
        return true;
    }
    return false;
}

void drawBars(Call& call, bool horizontal, const char* function) {
    if (drawNamedBars(call, function)) return;
    PlotArguments given = plotArguments(call, horizontal ? DataOrder::Lying : DataOrder::Pairs);
    std::span<const Value> rest(given.rest);
    const Series series = seriesOf(call, rest, function);
    rest = rest.subspan(series.used);
    double width = 0.8;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        width = rest[0].toDouble();
        if (rest[0].count() != 1 || !(width > 0))
            throwError("MATLAB:bar:InvalidWidth", "The bar width must be a positive scalar.");
        rest = rest.subspan(1);
    }
    bool stacked = false;
    bool touching = false, fromEdge = false; // 'hist' and 'histc'
    std::optional<Color> color;
    for (; !rest.empty() && rest[0].isTextScalar(); rest = rest.subspan(1)) {
        Color parsed{};
        if (isOption(rest[0], "stacked") || isOption(rest[0], "grouped"))
            stacked = isOption(rest[0], "stacked");
        else if (isOption(rest[0], "hist") || isOption(rest[0], "histc"))
            touching = true, fromEdge = isOption(rest[0], "histc");
        else if (colorFromValue(rest[0], parsed))
            color = parsed;
        else
            break;
    }
    beginPlot(given.axes);
    const double spacing = spacingOf(series.x);
    const auto n = static_cast<double>(series.count);
    // A group takes at most 0.8 of the way to the next one, its bars touch at full width.
    const double group =
        series.count == 1 || stacked || touching ? 1 : std::min(0.8, n / (n + 1.5));
    if (touching) width = 1;
    const double cell = stacked ? spacing : group / n * spacing;
    Stack stack(call);
    std::vector<Ref<GraphicsObject>> made;
    for (int64_t c = 0; c < series.count; ++c) {
        auto bars = makeRef<FillObject>(FillForm::Bars);
        const Value y = seriesColumn(call, series, c);
        if (series.x) bars->x.set(plotData(*series.x, function));
        if (stacked)
            stack.add(*bars, y, true, function);
        else
            bars->y.set(plotData(y, function));
        bars->spacing = spacing;
        bars->share = width;
        bars->width = width * cell;
        if (!stacked) bars->shift = (static_cast<double>(c) - (n - 1) / 2) * cell;
        if (fromEdge) bars->shift += spacing / 2;
        bars->horizontal = horizontal;
        bars->stacked = stacked;
        if (color)
            bars->face.color = *color;
        else
            given.axes.giveColor(*bars);
        bars->line = lineOf(call);
        given.axes.adopt(given.axes.fills, bars);
        made.emplace_back(bars);
    }
    assignProperties(call.vm, made, rest);
    giveObjects(call, made);
}

void bar(Call& call) {
    drawBars(call, false, "bar");
}
void barh(Call& call) {
    drawBars(call, true, "barh");
}

void area(Call& call) {
    PlotArguments given = plotArguments(call);
    std::span<const Value> rest(given.rest);
    const Series series = seriesOf(call, rest, "area");
    rest = rest.subspan(series.used);
    double base = 0;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        if (rest[0].count() != 1)
            throwError("MATLAB:area:InvalidBaseValue", "The base value must be a scalar.");
        base = rest[0].toDouble();
        rest = rest.subspan(1);
    }
    std::vector<Value> properties(rest.begin(), rest.end());
    for (std::size_t i = 0; i + 1 < properties.size(); i += 2) {
        // All layers stand on it.
        if (!isOption(properties[i], "BaseValue") || properties[i + 1].count() != 1) continue;
        base = properties[i + 1].toDouble();
        const auto at = properties.begin() + static_cast<std::ptrdiff_t>(i);
        properties.erase(at, at + 2);
        break;
    }
    beginPlot(given.axes);
    Stack stack(call);
    std::vector<Ref<GraphicsObject>> made;
    for (int64_t c = 0; c < series.count; ++c) {
        auto layer = makeRef<FillObject>(FillForm::Area);
        if (series.x) layer->x.set(plotData(*series.x, "area"));
        stack.add(*layer, seriesColumn(call, series, c), false, "area");
        layer->base = base;
        given.axes.giveColor(*layer);
        layer->line = lineOf(call);
        given.axes.adopt(given.axes.fills, layer);
        made.emplace_back(layer);
    }
    assignProperties(call.vm, made, properties);
    giveObjects(call, made);
}

/// Bars between edges.
void setBins(FillObject& bars, const Value& edgeValues, const Value& counts) {
    bars.edges = edgeValues.toTensor();
    const std::vector<double> edges = bars.drawnEdges();
    std::vector<double> centers;
    double wide = 0;
    for (std::size_t k = 1; k < edges.size(); ++k) {
        centers.push_back((edges[k] + edges[k - 1]) / 2);
        wide = std::max(wide, edges[k] - edges[k - 1]);
    }
    bars.x.set(rowOf(centers).toTensor());
    bars.y.set(plotData(counts, "histogram"));
    bars.spacing = bars.width = wide;
}

/// Counts a histogram's data into the bins of histcounts, which are its bars.
void countBins(Interpreter& vm, FillObject& bars) {
    std::vector<Value> args{bars.counting->data};
    for (const auto& [name, value] : bars.counting->options) {
        args.push_back(Value::text(name));
        args.push_back(value);
    }
    const std::vector<Value> counted = vm.call(Value::text("histcounts"), args, 2);
    setBins(bars, counted.at(1), counted.at(0));
}

/// Whether names and values lay a histogram's bars.
bool liesDown(std::span<const Value> args) {
    for (std::size_t i = 0; i + 1 < args.size(); ++i) {
        if (isOption(args[i], "Orientation")) return isOption(args[i + 1], "horizontal");
    }
    return false;
}

/// Bins of datetimes are whole units of the calendar, unless the script says what they are.
void chooseDateBins(Call& call, const Value& dates, FillObject::Counting& counting) {
    const Value edges = objectFunction(dates, "binEdges");
    auto& options = counting.options;
    for (const char* own : {"numbins", "binwidth", "binlimits", "binedges"}) {
        if (edges.isNothing() || options.contains(own)) return;
    }
    const auto method = options.find("binmethod");
    const Value how = method == options.end() ? Value::text("auto") : method->second;
    const Value args[] = {dates, how};
    options["binedges"] = call.vm.call(edges, args, 1).at(0);
    options.erase("binmethod");
}

/// histogram(x,…)
void histogram(Call& call) {
    const bool lying = liesDown(call.args);
    const std::size_t dimension = lying ? 1 : 0;
    PlotArguments given = plotArguments(call, lying ? DataOrder::AlongY : DataOrder::AlongX);
    const std::vector<Value>& rest = given.rest;
    if (rest.empty()) throwNotEnoughInputs();
    static constexpr std::string_view kBinOptions[] = {"numbins",  "binwidth",  "binlimits",
                                                       "binedges", "binmethod", "normalization"};
    // Without data the counts are given.
    const bool counted = rest[0].isTextScalar();
    auto counting = std::make_shared<FillObject::Counting>();
    std::optional<Value> counts;
    if (!counted) counting->data = rest[0];
    std::size_t i = counted ? 0 : 1;
    if (!counted && i < rest.size() && !rest[i].isTextScalar()) {
        counting->options[rest[i].count() == 1 ? "numbins" : "binedges"] = rest[i];
        ++i;
    }
    std::vector<Value> properties;
    for (; i + 1 < rest.size(); i += 2) {
        if (!rest[i].isTextScalar())
            throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
        const std::string name = lowerCase(rest[i].toText());
        if (std::find(std::begin(kBinOptions), std::end(kBinOptions), name) !=
            std::end(kBinOptions)) {
            const Value& value = rest[i + 1];
            counting->options[name] = name == "binwidth"
                                          ? lengthAlong(call.vm, given.axes, dimension, value)
                                          : timesAlong(call.vm, given.axes, dimension, value);
            continue;
        }
        if (counted && name == "bincounts") {
            counts = rest[i + 1];
            continue;
        }
        properties.push_back(rest[i]);
        properties.push_back(rest[i + 1]);
    }
    if (i < rest.size())
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    const auto edgesGiven = counting->options.find("binedges");
    if (counted && (!counts || edgesGiven == counting->options.end() ||
                    edgesGiven->second.count() != counts->count() + 1)) {
        throwError("MATLAB:histogram:EmptyOrMismatchedBinCounts",
                   "BinCounts must have one element less than BinEdges.");
    }
    const bool axesFirst = graphicsObject<AxesObject>(call[0]) != nullptr;
    if (!counted && call.count() > (axesFirst ? 1 : 0))
        chooseDateBins(call, call[axesFirst ? 1 : 0], *counting);
    counting->count = [&vm = call.vm](FillObject& bars) { countBins(vm, bars); };
    auto bars = makeRef<FillObject>(FillForm::Bars, rowOf(std::vector<double>{0, 1}).toTensor());
    if (counted) {
        setBins(*bars, edgesGiven->second, *counts);
    } else {
        bars->counting = counting;
        countBins(call.vm, *bars);
    }
    beginPlot(given.axes);
    given.axes.giveColor(*bars);
    bars->alpha = 0.6f;
    bars->line = lineOf(call);
    given.axes.adopt(given.axes.fills, bars);
    const Ref<GraphicsObject> made[] = {bars};
    assignProperties(call.vm, made, properties);
    giveObjects(call, made);
}

// --- polygons

/// Corners of polygons, one a column, as triangles.
Ref<FillObject> polygons(Call& call, const Value& x, const Value& y, const char* function) {
    if (x.count() != y.count() || (!x.shape().isVector() && !(x.shape() == y.shape()))) {
        throwError("MATLAB:patch:InvalidXYData", "Vectors must be the same length.");
    }
    auto patch = makeRef<FillObject>(FillForm::Polygons);
    patch->x.set(plotData(x, function));
    patch->y.set(plotData(y, function));
    patch->line = lineOf(call);
    return patch;
}

void setFace(FillObject& patch, const Value& color) {
    if (!patch.setProperty("FaceColor", color)) {
        throwError("Vitrine:patch:ColorData",
                   "Patches are filled with one color: give its name or an RGB triplet.");
    }
}

void fill(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples);
    const std::span<const Value> rest(given.rest);
    if (rest.size() < 3) throwNotEnoughInputs();
    std::vector<Ref<GraphicsObject>> made;
    std::vector<Ref<FillObject>> patches;
    std::vector<Ref<PatchObject>> colored;
    std::size_t i = 0;
    while (i + 2 < rest.size() && !rest[i].isTextScalar()) {
        PatchArguments from;
        from.x = &rest[i];
        from.y = &rest[i + 1];
        from.color = &rest[i + 2];
        if (needsSpace(from, {})) {
            colored.push_back(makePatch(call, from, "fill"));
            made.emplace_back(colored.back());
            i += 3;
            continue;
        }
        Ref<FillObject> patch = polygons(call, rest[i], rest[i + 1], "fill");
        setFace(*patch, rest[i + 2]);
        patches.push_back(patch);
        made.emplace_back(patch);
        i += 3;
    }
    beginPlot(given.axes);
    for (const auto& patch : patches)
        given.axes.adopt(given.axes.fills, patch);
    for (const auto& patch : colored)
        given.axes.adopt(given.axes.space.patches, patch);
    assignProperties(call.vm, made, rest.subspan(i));
    giveObjects(call, made);
}

/// Columns of corners from rows of corner numbers; NaN ends a face early by repeating its last one.
std::pair<Value, Value> facesOf(const Value& faces, const Value& vertices) {
    const Shape fs = faces.shape(), vs = vertices.shape();
    const std::vector<double> f = doublesOf(faces), v = doublesOf(vertices);
    if (fs.rank() > 2 || vs.rank() > 2 || vs.columns() < 2 || vs.columns() > 3) {
        throwError("MATLAB:patch:InvalidVertices", "Vertices must be a matrix of 2 or 3 columns.");
    }
    const auto rows = static_cast<std::size_t>(vs.rows());
    std::vector<double> x, y;
    for (int64_t face = 0; face < fs.rows(); ++face) {
        double last = 1;
        for (int64_t corner = 0; corner < fs.columns(); ++corner) {
            const double number = f[static_cast<std::size_t>(corner * fs.rows() + face)];
            if (!std::isnan(number)) last = number;
            if (!(last >= 1 && last <= static_cast<double>(rows)) || last != std::floor(last)) {
                throwError("MATLAB:patch:InvalidFaces",
                           "Faces must be numbers of rows of Vertices.");
            }
            x.push_back(v[static_cast<std::size_t>(last) - 1]);
            y.push_back(v[static_cast<std::size_t>(last) - 1 + rows]);
        }
    }
    const Shape shape(fs.columns(), fs.rows());
    return {arrayOf(x, shape), arrayOf(y, shape)};
}

/// A field of the structure that isosurface and its kin give.
void addField(const Value& given, const char* name, PatchArguments& from,
              std::vector<Value>& properties) {
    const StructArray& fields = given.structure();
    for (const std::string& spelling : {std::string(name), lowerCase(name)}) {
        const Value* value = fields.find(spelling);
        if (!value) continue;
        if (std::string_view(name) == "Vertices")
            from.vertices = value;
        else if (std::string_view(name) == "Faces")
            from.faces = value;
        else if (value->count() > 0) {
            properties.push_back(Value::text(name));
            properties.push_back(*value);
        }
        return;
    }
}

void patch(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples, Adds::ToAll);
    std::span<const Value> rest(given.rest);
    std::vector<Value> properties;
    for (std::size_t i = 0; i + 1 < given.rest.size(); ++i) {
        // Names say which axis their times belong to.
        const std::string name = isTime(given.rest[i + 1]) && given.rest[i].isTextScalar()
                                     ? lowerCase(given.rest[i].toText())
                                     : "";
        if (name == "xdata" || name == "ydata" || name == "zdata")
            given.rest[i + 1] = timesAlong(
                call.vm, given.axes, static_cast<std::size_t>(name[0] - 'x'), given.rest[i + 1]);
    }
    PatchArguments from;
    if (!rest.empty() && rest[0].isStruct()) {
        for (const char* name : {"Vertices", "Faces", "FaceVertexCData"})
            addField(rest[0], name, from, properties);
        rest = rest.subspan(1);
    }
    if (!rest.empty() && !rest[0].isTextScalar()) {
        if (rest.size() < 3) throwNotEnoughInputs();
        from.x = &rest[0];
        from.y = &rest[1];
        const bool space = rest.size() > 3 && !rest[2].isTextScalar() &&
                           (!rest[3].isTextScalar() || rest.size() % 2 == 0);
        if (space) from.z = &rest[2];
        from.color = &rest[space ? 3 : 2];
        rest = rest.subspan(space ? 4 : 3);
    }
    for (; rest.size() > 1 && rest[0].isTextScalar(); rest = rest.subspan(2)) {
        const std::string name = lowerCase(rest[0].toText());
        const Value** slot = name == "xdata"      ? &from.x
                             : name == "ydata"    ? &from.y
                             : name == "zdata"    ? &from.z
                             : name == "faces"    ? &from.faces
                             : name == "vertices" ? &from.vertices
                                                  : nullptr;
        if (slot) {
            *slot = &rest[1];
        } else {
            properties.push_back(rest[0]);
            properties.push_back(rest[1]);
        }
    }
    if (!rest.empty())
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    if ((!from.x || !from.y) && (!from.faces || !from.vertices)) throwNotEnoughInputs();
    if (needsSpace(from, properties)) {
        const Ref<PatchObject> made = makePatch(call, from, "patch");
        const Ref<GraphicsObject> objects[] = {made};
        given.axes.adopt(given.axes.space.patches, made);
        assignOrRemove(call, given.axes, made, properties);
        return giveObjects(call, objects);
    }
    const auto corners = from.faces && from.vertices ? facesOf(*from.faces, *from.vertices)
                                                     : std::pair{*from.x, *from.y};
    Ref<FillObject> made = polygons(call, corners.first, corners.second, "patch");
    if (from.color) setFace(*made, *from.color);
    const Ref<GraphicsObject> objects[] = {made};
    given.axes.adopt(given.axes.fills, made);
    assignOrRemove(call, given.axes, made, properties);
    giveObjects(call, objects);
}

constexpr Builtin kRows[] = {
    {"bar", 1, -1, 1, bar, "h = bar(ax,x,Y,width,'grouped'|'stacked',color,Name,Value)",
     "Bars from 0; the columns of a matrix stand beside or on one another."},
    {"barh", 1, -1, 1, barh, "h = barh(ax,x,Y,width,'grouped'|'stacked',color,Name,Value)",
     "Bars that lie."},
    {"area", 1, -1, 1, area, "h = area(ax,x,Y,base,Name,Value)",
     "Filled areas under lines; the columns of a matrix are stacked."},
    {"histogram", 1, -1, 1, histogram, "h = histogram(ax,x,nbins|edges,Name,Value)",
     "Counts in bins of equal width as bars; the bins are those of histcounts."},
    {"fill", 3, -1, 1, fill, "h = fill(ax,X,Y,color,Name,Value)", "Filled polygons, one a column."},
    {"patch", 1, -1, 1, patch, "h = patch(ax,X,Y,Z,C,Name,Value) | patch('Faces',F,'Vertices',V)",
     "Adds filled polygons in the plane or in space without emptying the axes; colours may be one "
     "a vertex or face."},
};

} // namespace

std::span<const Builtin> graphicsChartTable() {
    return kRows;
}

} // namespace vitrine
