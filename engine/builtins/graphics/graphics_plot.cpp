// SPDX-License-Identifier: Apache-2.0
// Functions that put data into axes: plot, imagesc, image, imshow.
#include "builtins/graphics/graphics_space.h"
#include "builtins/index/indexing.h"
#include "builtins/text/text_values.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine {

uint32_t lineOf(const Call& call) {
    return call.vm.sources().position(call.span).line;
}

Ref<Tensor> plotData(const Value& v, const char* function) {
    if (!v.isArray() || v.isComplex()) {
        throwError("MATLAB:plot:InvalidData", "Data of %s must be real and numeric.", function);
    }
    return v.toTensor();
}

Value columnOf(Call& call, const Value& matrix, int64_t index) {
    const std::vector<Value> subscripts{Value::scalar(u':'), Value(static_cast<double>(index + 1))};
    return indexValue(call.vm, matrix, subscripts, call.span);
}

bool parseSpec(std::string_view text, LineSpec& spec) {
    static constexpr std::string_view kMarkers = "+o*.xsd^v><ph|_";
    static constexpr std::string_view kColors[] = {"red",     "green",  "blue",  "cyan",
                                                   "magenta", "yellow", "black", "white"};
    static constexpr std::string_view kShapes[] = {"square", "diamond", "pentagram", "hexagram"};
    const auto wordAt = [&](std::size_t at, std::span<const std::string_view> words) {
        const std::string here = lowerCase(text.substr(at));
        const auto found = std::find_if(words.begin(), words.end(), [&](std::string_view word) {
            return here.starts_with(word);
        });
        return found == words.end() ? std::string_view() : *found;
    };
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        Color color{};
        if (const std::string_view word = wordAt(i, kColors); !word.empty()) {
            (void)parseColor(word, color);
            spec.color = color;
            i += word.size();
            continue;
        }
        if (const std::string_view word = wordAt(i, kShapes); !word.empty()) {
            spec.marker = word;
            i += word.size();
            continue;
        }
        if (rest.starts_with("--") || rest.starts_with("-.")) {
            spec.style = rest.substr(0, 2);
            i += 2;
        } else if (rest[0] == '-' || rest[0] == ':') {
            spec.style = rest.substr(0, 1);
            ++i;
        } else if (kMarkers.find(rest[0]) != std::string_view::npos) {
            spec.marker = rest.substr(0, 1);
            ++i;
        } else if (parseColor(rest.substr(0, 1), color)) {
            spec.color = color;
            ++i;
        } else {
            return false;
        }
    }
    return true;
}

std::string markerName(const std::string& letter) {
    if (letter == "s") return "square";
    if (letter == "d") return "diamond";
    if (letter == "p") return "pentagram";
    if (letter == "h") return "hexagram";
    return letter;
}

namespace {

// --- plot

/// Which axes of a function are logarithmic.
struct Scales {
    bool x = false, y = false;
};

class LinePlotter {
public:
    LinePlotter(Call& call, AxesObject& axes, const char* function, LineForm form = LineForm::Line)
        : m_call(call), m_axes(axes), m_function(function), m_form(form) {}

    /// Data and line specifications, then names and values.
    void run(std::span<const Value> rest) {
        std::size_t i = 0;
        while (i < rest.size() && !rest[i].isTextScalar()) {
            const bool pair = i + 1 < rest.size() && !rest[i + 1].isTextScalar();
            // The numbers of a complex array alone are places of the plane.
            const bool plane = !pair && rest[i].isArray() && rest[i].isComplex();
            const Value places = plane ? partOf("real", rest[i]) : pair ? realOf(rest[i]) : Value();
            const Value* x = plane || pair ? &places : nullptr;
            const Value y = plane ? partOf("imag", rest[i]) : realOf(rest[pair ? i + 1 : i]);
            i += pair ? 2 : 1;
            LineSpec spec;
            if (i < rest.size() && rest[i].isTextScalar()) {
                // A text before a last value alone is a name.
                if (parseSpec(rest[i].toText(), spec))
                    ++i;
                else if (i + 1 == rest.size())
                    throwError("MATLAB:plot:LineSpec", "Error in color/linetype argument.");
                else
                    spec = {};
            }
            addLines(x, y, spec);
        }
        if (m_made.empty() && i < rest.size() && m_form != LineForm::Line)
            throwError("MATLAB:plot:InvalidFirstArgument", "Error in color/linetype argument.");
        if (m_made.empty() && i < rest.size()) addLines(nullptr, Value::emptyMatrix(), {});
        assignProperties(m_call.vm, m_made, rest.subspan(i));
    }

    void finish() { giveObjects(m_call, m_made); }

private:
    [[nodiscard]] Value partOf(const char* function, const Value& v) {
        const Value args[] = {v};
        return m_call.vm.call(Value::text(function), args, 1).at(0);
    }
    [[nodiscard]] Value realOf(const Value& v) {
        if (!v.isArray() || !v.isComplex()) return v;
        m_call.vm.warn("MATLAB:plot:IgnoreImaginaryXYPart",
                       "Imaginary parts of complex X and/or Y arguments ignored.");
        return partOf("real", v);
    }

    /// Vectors make one line, matrices one a column, or a row where these are as long as the other
    /// argument.
    void addLines(const Value* x, const Value& y, const LineSpec& spec) {
        const Shape sy = y.shape();
        const Shape sx = x ? x->shape() : Shape(0, 0);
        if (sy.rank() > 2 || sx.rank() > 2) {
            throwError("MATLAB:plot:DataDimension", "Data cannot have more than 2 dimensions.");
        }
        const bool vectorX = !x || sx.isVector();
        if (sy.isVector() && vectorX) {
            if (x && sx.count() != sy.count()) {
                throwError("MATLAB:samelen", "Vectors must be the same length.");
            }
            return addLine(x, y, spec);
        }
        if (x && !sy.isVector() && vectorX && sx.count() != sy.rows() && sx.count() == sy.columns())
            return addLines(x, partOf("transpose", y), spec);
        if (x && sy.isVector() && !vectorX && sx.rows() != sy.count() &&
            sx.columns() == sy.count()) {
            const Value turned = partOf("transpose", *x);
            return addLines(&turned, y, spec);
        }
        if (!sy.isVector()) {
            if (x && vectorX && sx.count() != sy.rows()) {
                throwError("MATLAB:samelen", "Vectors must be the same length.");
            }
            if (x && !vectorX && !(sx == sy)) {
                throwError("MATLAB:plot:SizeMismatch", "Matrix dimensions must agree.");
            }
            for (int64_t c = 0; c < sy.columns(); ++c) {
                const Value cx = x && !vectorX ? columnOf(m_call, *x, c) : x ? *x : Value();
                addLine(x ? &cx : nullptr, columnOf(m_call, y, c), spec);
            }
            return;
        }
        if (sx.rows() != sy.count()) {
            throwError("MATLAB:samelen", "Vectors must be the same length.");
        }
        for (int64_t c = 0; c < sx.columns(); ++c) {
            const Value cx = columnOf(m_call, *x, c);
            addLine(&cx, y, spec);
        }
    }

    void addLine(const Value* x, const Value& y, const LineSpec& spec) {
        auto line = makeRef<LineObject>(m_form);
        line->y.set(plotData(y, m_function));
        if (x) line->x.set(plotData(*x, m_function));
        if (spec.color)
            line->color = *spec.color;
        else
            m_axes.giveColor(*line);
        if (!spec.marker.empty()) {
            line->marker = markerName(spec.marker);
            // A marker alone draws no line; stems are drawn with any.
            if (m_form == LineForm::Line) line->style = "none";
        }
        if (!spec.style.empty()) line->style = spec.style;
        line->line = lineOf(m_call);
        m_axes.adopt(m_axes.lines, line);
        m_made.emplace_back(line);
    }

    Call& m_call;
    AxesObject& m_axes;
    const char* m_function;
    LineForm m_form;
    std::vector<Ref<GraphicsObject>> m_made;
};

/// plot and its forms with logarithmic axes; the scale of axes that keep their content stays.
void plotWith(Call& call, const char* function, Scales scales) {
    PlotArguments given = plotArguments(call);
    if (given.rest.empty()) throwNotEnoughInputs();
    if (given.rest[0].isTextScalar()) {
        throwError("MATLAB:plot:InvalidFirstArgument", "Error in color/linetype argument.");
    }
    beginPlot(given.axes);
    if (!given.axes.hold) {
        given.axes.logX = scales.x;
        given.axes.logY = scales.y;
    }
    LinePlotter plotter(call, given.axes, function);
    plotter.run(given.rest);
    plotter.finish();
}

void plot(Call& call) {
    plotWith(call, "plot", {});
}
void semilogx(Call& call) {
    plotWith(call, "semilogx", {true, false});
}
void semilogy(Call& call) {
    plotWith(call, "semilogy", {false, true});
}
void loglog(Call& call) {
    plotWith(call, "loglog", {true, true});
}

void lineFunction(Call& call) {
    std::span<const Value> data = call.args;
    if (!data.empty() && graphicsObject<AxesObject>(data[0])) data = data.subspan(1);
    const auto isText = [](const Value& value) { return value.isTextScalar(); };
    const bool inSpace = std::find_if(data.begin(), data.end(), isText) - data.begin() == 3;
    PlotArguments given =
        plotArguments(call, inSpace ? DataOrder::Triples : DataOrder::Pairs, Adds::ToAll);
    if (inSpace) return addSpaceLines(call, given.axes, given.rest);
    LinePlotter plotter(call, given.axes, "line");
    const Value diagonal[] = {rowOf(std::vector<double>{0, 1}), rowOf(std::vector<double>{0, 1})};
    plotter.run(given.rest.empty() ? std::vector<Value>(std::begin(diagonal), std::end(diagonal))
                                   : given.rest);
    plotter.finish();
}

Value columnShaped(Call& call, const Value& v) {
    const std::vector<Value> all{Value::scalar(u':')};
    return indexValue(call.vm, v, all, call.span);
}

template <LineForm Form>
void formOf(Call& call, const char* function) {
    PlotArguments given = plotArguments(call);
    // 'filled' may stand among the line specifications.
    bool filled = false;
    std::erase_if(given.rest, [&](const Value& v) {
        const bool is = isOption(v, "filled");
        filled = filled || is;
        return is;
    });
    if (given.rest.empty()) throwNotEnoughInputs();
    beginPlot(given.axes);
    const std::size_t before = given.axes.lines.size();
    LinePlotter plotter(call, given.axes, function, Form);
    plotter.run(given.rest);
    for (std::size_t i = before; filled && i < given.axes.lines.size(); ++i) {
        MarkerColor& face = given.axes.lines[i]->face;
        if (face.mode == MarkerColor::Mode::None) face.mode = MarkerColor::Mode::Auto;
    }
    plotter.finish();
}

/// [xb,yb] = stairs(x,y): the corners, which are not drawn.
void stairCorners(Call& call) {
    if (call.count() > 2) throwError("MATLAB:TooManyInputs", "Too many input arguments.");
    const std::vector<double> y = doublesOf(Value(plotData(call.args.back(), "stairs")));
    std::vector<double> x;
    if (call.count() == 2) x = doublesOf(Value(plotData(call[0], "stairs")));
    for (std::size_t i = x.size(); i < y.size() && call.count() == 1; ++i)
        x.push_back(static_cast<double>(i + 1));
    if (x.size() != y.size()) throwError("MATLAB:samelen", "Vectors must be the same length.");
    std::vector<double> xb, yb;
    for (std::size_t i = 0; i < y.size(); ++i) {
        if (i > 0) {
            xb.push_back(x[i]);
            yb.push_back(y[i - 1]);
        }
        xb.push_back(x[i]);
        yb.push_back(y[i]);
    }
    call.result(columnOf(xb));
    call.result(columnOf(yb));
}

void stairs(Call& call) {
    if (call.nargout > 1) return stairCorners(call);
    formOf<LineForm::Stairs>(call, "stairs");
}
void stem(Call& call) {
    formOf<LineForm::Stem>(call, "stem");
}

/// Sizes, colours, marker and 'filled' of points; true when they have colours of their own. `used`
/// is how many of the arguments it took.
bool styleScatter(LineObject& points, std::span<const Value> rest, std::size_t& used) {
    std::size_t i = 0;
    if (i < rest.size() && !rest[i].isTextScalar()) {
        if (rest[i].count() != 0 && !points.setProperty("SizeData", rest[i])) {
            throwError("MATLAB:scatter:InvalidSData",
                       "S must be a scalar or a vector of the same length as X.");
        }
        ++i;
    }
    bool colored = false;
    if (i < rest.size() && !rest[i].isTextScalar()) {
        if (!points.setProperty("CData", rest[i])) {
            throwError("MATLAB:scatter:InvalidCData",
                       "C must be a single color, a vector of the same length as X, or an M-by-3 "
                       "matrix.");
        }
        colored = true;
        ++i;
    }
    for (; i < rest.size() && rest[i].isTextScalar(); ++i) {
        LineSpec spec;
        if (isOption(rest[i], "filled")) {
            points.face.mode = MarkerColor::Mode::Flat;
            points.edge.mode = MarkerColor::Mode::None;
        } else if (colorFromValue(rest[i], points.color)) {
            colored = true;
        } else if (parseSpec(rest[i].toText(), spec)) {
            if (!spec.marker.empty()) points.marker = markerName(spec.marker);
            if (spec.color) points.color = *spec.color;
            colored = colored || spec.color;
        } else {
            break;
        }
    }
    used = i;
    return colored;
}

/// Points; the columns of a matrix are points of colours of their own.
void scatter(Call& call) {
    PlotArguments given = plotArguments(call);
    const std::vector<Value>& rest = given.rest;
    if (rest.size() < 2 || rest[0].isTextScalar() || rest[1].isTextScalar()) throwNotEnoughInputs();
    const auto columnsOf = [](const Value& v) {
        const Shape shape = v.shape();
        return v.count() > 0 && !shape.isVector() ? shape.columns() : 1;
    };
    const int64_t columns = std::max(columnsOf(rest[0]), columnsOf(rest[1]));
    const auto part = [&](const Value& v, int64_t column) {
        return columnsOf(v) > 1 ? columnOf(call, v, column) : v;
    };
    std::vector<Ref<LineObject>> all;
    std::vector<bool> colored;
    std::size_t used = 0;
    for (int64_t column = 0; column < columns; ++column) {
        const Value x = part(rest[0], column), y = part(rest[1], column);
        if (x.count() != y.count() || (columnsOf(rest[0]) > 1 && columnsOf(rest[1]) > 1 &&
                                       columnsOf(rest[0]) != columnsOf(rest[1]))) {
            throwError("MATLAB:scatter:InvalidXYData",
                       "X and Y must be vectors of the same length.");
        }
        auto points = makeRef<LineObject>(LineForm::Scatter);
        points->x.set(plotData(x, "scatter"));
        points->y.set(plotData(y, "scatter"));
        points->line = lineOf(call);
        colored.push_back(styleScatter(*points, std::span(rest).subspan(2), used));
        all.push_back(std::move(points));
    }
    beginPlot(given.axes);
    std::vector<Ref<GraphicsObject>> made;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!colored[i]) given.axes.giveColor(*all[i]);
        given.axes.adopt(given.axes.lines, all[i]);
        made.emplace_back(all[i]);
    }
    assignProperties(call.vm, made, std::span(rest).subspan(2 + used));
    giveObjects(call, made);
}

/// One line with its bars; a length that is [] has none of its kind, where that may be.
struct ErrorBarData {
    Value x, y, below, above, left, right;
    bool upright, lying, mayLack;
};

Ref<LineObject> errorBars(Call& call, ErrorBarData of) {
    for (const Value* v : {&of.x, &of.below, &of.above, &of.left, &of.right}) {
        const bool absent = v->isNothing() || (of.mayLack && v != &of.x && v->count() == 0);
        if (!absent && v->count() != of.y.count()) {
            throwError("MATLAB:errorbar:InputSizeMismatch",
                       "Input arguments must be vectors of the same length.");
        }
    }
    auto bars = makeRef<LineObject>(LineForm::ErrorBar);
    bars->y.set(plotData(of.y, "errorbar"));
    if (of.x.isNothing() && of.lying) {
        std::vector<double> count(static_cast<std::size_t>(of.y.count()));
        std::iota(count.begin(), count.end(), 1.0);
        of.x = rowOf(count);
    }
    if (!of.x.isNothing()) bars->x.set(plotData(of.x, "errorbar"));
    const auto end = [&](RangedData& slot, const char* operation, const Value& from,
                         const Value& e) {
        if (e.count() == 0 && from.count() != 0) return slot.set(plotData(from, "errorbar"));
        const bool alike = from.shape() == e.shape();
        const Value both[] = {alike ? from : columnShaped(call, from),
                              alike ? e : columnShaped(call, e)};
        slot.set(plotData(call.vm.call(Value::text(operation), both, 1).at(0), "errorbar"));
    };
    if (of.upright && of.below.count() + of.above.count() > 0) {
        end(bars->low, "minus", of.y, of.below);
        end(bars->high, "plus", of.y, of.above);
    }
    if (of.lying && of.left.count() + of.right.count() > 0) {
        end(bars->left, "minus", of.x, of.left);
        end(bars->right, "plus", of.x, of.right);
    }
    bars->line = lineOf(call);
    return bars;
}

/// errorbar(y,e), (x,y,e), (x,y,below,above), (x,y,below,above,left,right), then 'horizontal' or
/// 'both'.
void errorbar(Call& call) {
    PlotArguments given = plotArguments(call);
    const std::vector<Value>& rest = given.rest;
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers < 2) throwNotEnoughInputs();
    if (numbers > 6 || numbers == 5)
        throwError("MATLAB:errorbar:TooManyInputs", "Too many input arguments.");
    std::size_t i = numbers;
    bool upright = true, lying = numbers == 6;
    std::optional<LineSpec> spec;
    for (; i < rest.size() && rest[i].isTextScalar(); ++i) {
        LineSpec parsed;
        const bool both = isOption(rest[i], "both"), across = isOption(rest[i], "horizontal");
        if (numbers < 6 && (both || across || isOption(rest[i], "vertical"))) {
            upright = !across;
            lying = both || across;
        } else if (!spec && parseSpec(rest[i].toText(), parsed)) {
            spec = parsed;
        } else {
            break;
        }
    }
    const Value x = numbers > 2 ? rest[0] : Value();
    const Value& y = rest[numbers > 2 ? 1 : 0];
    const Value& below = rest[numbers == 2 ? 1 : 2];
    const Value& above = numbers > 3 ? rest[3] : below;
    const Value& left = numbers == 6 ? rest[4] : below;
    const Value& right = numbers == 6 ? rest[5] : above;
    // A matrix is bars of each column, whose places may be one vector for all.
    const bool many = !y.shape().isVector() && y.count() > 0;
    const auto partOf = [&](const Value& v, int64_t column) {
        return many && v.isArray() && v.shape() == y.shape() ? columnOf(call, v, column) : v;
    };
    std::vector<Ref<LineObject>> all;
    for (int64_t column = 0; column < (many ? y.shape().columns() : 1); ++column) {
        all.push_back(errorBars(call, {partOf(x, column), partOf(y, column), partOf(below, column),
                                       partOf(above, column), partOf(left, column),
                                       partOf(right, column), upright, lying, numbers > 3}));
    }
    beginPlot(given.axes);
    std::vector<Ref<GraphicsObject>> made;
    for (const Ref<LineObject>& bars : all) {
        if (spec && spec->color)
            bars->color = *spec->color;
        else
            given.axes.giveColor(*bars);
        if (spec && !spec->marker.empty()) {
            bars->marker = markerName(spec->marker);
            bars->style = "none";
        }
        if (spec && !spec->style.empty()) bars->style = spec->style;
        given.axes.adopt(given.axes.lines, bars);
        made.emplace_back(bars);
    }
    assignProperties(call.vm, made, std::span(rest).subspan(i));
    giveObjects(call, made);
}

// --- images

/// What is real goes in as it is; of complex numbers both parts, with the limits of all that can be
/// shown of them.
void setImageData(Call& call, ImageObject& image, const Value& data) {
    if (!data.isArray() || !data.isComplex()) return image.data.set(plotData(data, "image"));
    const RangeReader read = acceleratedRange(call.vm.accelerator());
    constexpr const char* kParts[] = {"real", "imag", "abs", "angle"};
    for (std::size_t part = 0; part < std::size(kParts); ++part) {
        const Value args[] = {data};
        const Ref<Tensor> values =
            call.vm.call(Value::text(kParts[part]), args, 1).at(0).toTensor();
        if (part == 0) image.data.set(values);
        if (part == 1) image.imaginary = values;
        const Range range = read(values, RangeOf::Finite);
        if (range) image.partLimits[part] = {range->first, range->second, true};
    }
    image.complexData = data;
}

ImageObject& addImage(Call& call, AxesObject& axes, const Value& data, int argument,
                      bool slices = false) {
    auto image = makeRef<ImageObject>();
    const Shape s = data.shape();
    if (!slices && (s.rank() > 3 || (s.rank() == 3 && s[2] != 3))) {
        throwError("MATLAB:image:CDataSize",
                   "Image CData must be an M-by-N matrix or M-by-N-by-3 array.");
    }
    // Of this call, not of those that the data take.
    image->variable = call.vm.argumentName(argument);
    if (slices)
        setImageData(call, *image, data);
    else
        image->data.set(plotData(data, "image"));
    image->line = lineOf(call);
    axes.adopt(axes.images, image);
    return *image;
}

void setEnds(Call& call, AxesObject& axes, std::size_t dimension, Limits& limits, const Value& v) {
    const std::vector<double> ends = doublesOf(timesAlong(call.vm, axes, dimension, v));
    if (!ends.empty()) limits = {ends.front(), ends.back(), false};
}

/// imagesc(C), imagesc(x,y,C), with colour limits and names behind.
void drawImage(Call& call, bool scaled) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    const int shift = call.count() - static_cast<int>(rest.size());
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    const Value* data = nullptr;
    std::size_t at = numbers >= 3 ? 2 : 0;
    if (numbers > 0) data = &rest[at];
    for (std::size_t i = numbers; i + 1 < rest.size(); i += 2) {
        if (isOption(rest[i], "CData")) data = &rest[i + 1];
    }
    if (!data) throwNotEnoughInputs();
    beginPlot(axes);
    ImageObject& image = addImage(call, axes, *data, static_cast<int>(at) + 1 + shift, scaled);
    image.scaled = scaled && image.channels() == 1;
    if (at == 2) {
        setEnds(call, axes, 0, image.xdata, rest[0]);
        setEnds(call, axes, 1, image.ydata, rest[1]);
    }
    if (!axes.hold) axes.reverseY = true;
    if (numbers == at + 2) {
        const std::vector<double> limits = doublesOf(rest[at + 1]);
        if (limits.size() != 2 || !(limits[0] < limits[1])) {
            throwError("MATLAB:imagesc:InvalidLimits",
                       "Color limits must be a 2-element vector of increasing values.");
        }
        axes.climits = {limits[0], limits[1], false};
    }
    for (std::size_t i = numbers; i + 1 < rest.size(); i += 2) {
        const std::string name = rest[i].toText();
        if (lowerCase(name) == "cdata") continue;
        const bool ofAxes = image.property(name).isNothing() && !image.hasNoEffect(name) &&
                            !axes.property(name).isNothing();
        assignProperty(call.vm, ofAxes ? static_cast<GraphicsObject&>(axes) : image, name,
                       rest[i + 1]);
    }
    if (call.nargout > 0) call.result(Ref<ImageObject>(&image));
}

void imagesc(Call& call) {
    drawImage(call, true);
}
void imageFunction(Call& call) {
    drawImage(call, false);
}

/// imshow(I), (I,[low high]), (X,map), (file), then names and values.
void imshow(Call& call) {
    PlotArguments given = plotArguments(call);
    std::vector<Value>& rest = given.rest;
    AxesObject& axes = given.axes;
    if (rest.empty()) throwNotEnoughInputs();
    if (rest[0].isTextScalar()) {
        const Value file[] = {rest[0]};
        const std::vector<Value> read = call.vm.call(Value::text("imread"), file, 2);
        rest[0] = read.at(0);
        if (read.size() > 1 && read[1].count() > 0) rest.insert(rest.begin() + 1, read[1]);
    }
    beginPlot(axes);
    const bool first = !call.args.empty() && !graphicsObject<AxesObject>(call[0]);
    ImageObject& image = addImage(call, axes, rest[0], first ? 1 : 2);
    axes.reverseY = true;
    axes.equal = true;
    axes.visible = false;
    axes.setLimitMethod(LimitMethod::Tight);
    axes.colormap = "gray";
    axes.colors = colormapColors("gray");
    image.scaled = image.channels() == 1;
    const DType dtype = rest[0].dtype();
    // The black and white that the class implies.
    if (isInteger(dtype)) {
        visitDType(dtype, [&](auto tag) {
            using Numbers = std::numeric_limits<decltype(tag)>;
            axes.climits = {static_cast<double>(Numbers::lowest()),
                            static_cast<double>(Numbers::max()), false};
        });
    } else {
        axes.climits = {0, 1, false};
    }
    const auto setRange = [&](const Value& value) {
        const std::vector<double> limits = doublesOf(value);
        if (limits.empty())
            axes.climits = Limits{};
        else if (limits.size() == 2 && limits[0] < limits[1])
            axes.climits = {limits[0], limits[1], false};
        else
            throwError("images:imshow:invalidDisplayRange",
                       "LOW and HIGH must be increasing: [LOW HIGH].");
    };
    const auto setMap = [&](const Value& value) {
        if (!axes.setProperty("Colormap", value))
            throwError("images:imshow:invalidMap", "Colormap must have 3 columns: [R,G,B].");
    };
    std::size_t i = 1;
    if (i < rest.size() && !rest[i].isTextScalar()) {
        // A map says which colour each number has.
        const Shape shape = rest[i].shape();
        if (shape.rank() == 2 && shape.columns() == 3) {
            setMap(rest[i]);
            image.scaled = false;
        } else {
            setRange(rest[i]);
        }
        ++i;
    }
    for (; i + 1 < rest.size(); i += 2) {
        const std::string name = lowerCase(textArgument(rest[i], "imshow"));
        if (name == "displayrange")
            setRange(rest[i + 1]);
        else if (name == "colormap")
            setMap(rest[i + 1]);
        else if (name != "initialmagnification" && name != "border" && name != "reduce")
            // Those three say how large a window of MATLAB's own becomes.
            assignProperty(call.vm, image, rest[i].toText(), rest[i + 1]);
    }
    if (i < rest.size())
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    if (call.nargout > 0) call.result(Ref<ImageObject>(&image));
}

constexpr Builtin kRows[] = {
    {"plot", 1, -1, 1, plot, "h = plot(ax,X,Y,LineSpec,…,Name,Value)",
     "Lines through points; a line a column for matrices. Data stay on the device."},
    {"line", 0, -1, 1, lineFunction, "h = line(X,Y,Name,Value)",
     "Adds lines to axes without emptying them."},
    {"semilogx", 1, -1, 1, semilogx, "h = semilogx(ax,X,Y,LineSpec,…,Name,Value)",
     "plot with a logarithmic x axis."},
    {"semilogy", 1, -1, 1, semilogy, "h = semilogy(ax,X,Y,LineSpec,…,Name,Value)",
     "plot with a logarithmic y axis."},
    {"loglog", 1, -1, 1, loglog, "h = loglog(ax,X,Y,LineSpec,…,Name,Value)",
     "plot with two logarithmic axes."},
    {"stairs", 1, -1, 2, stairs, "h = stairs(ax,X,Y,LineSpec,Name,Value) | [xb,yb] = stairs(x,y)",
     "Values that hold until the next point, or the corners of that line."},
    {"stem", 1, -1, 1, stem, "h = stem(ax,X,Y,'filled',LineSpec,Name,Value)",
     "Points on stems from the base line."},
    {"errorbar", 2, -1, 1, errorbar,
     "h = errorbar(ax,x,y,below,above,left,right,'horizontal'|'both',LineSpec,Name,Value)",
     "A line with bars from y-below to y+above, and along x."},
    {"scatter", 2, -1, 1, scatter, "h = scatter(ax,x,y,sizes,colors,'filled',Name,Value)",
     "Markers at points; sizes in square points and colours may be one a point."},
    {"imagesc", 1, -1, 1, imagesc, "h = imagesc(x,y,C,clims)",
     "A matrix as an image, its values spread over the colormap. Drawn from where it is."},
    {"image", 1, -1, 1, imageFunction, "h = image(x,y,C)",
     "A matrix as an image of colormap indices, or M-by-N-by-3 as true colour."},
    {"imshow", 1, -1, 1, imshow, "h = imshow(I,[low high])",
     "A grey or true-colour image with square pixels and no axes."},
};

} // namespace

std::span<const Builtin> graphicsPlotTable() {
    return kRows;
}

} // namespace vitrine
