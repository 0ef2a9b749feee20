// SPDX-License-Identifier: Apache-2.0
// Functions that put data into axes: plot, imagesc, image, imshow.
#include "builtins/graphics/graphics.h"
#include "builtins/index/indexing.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

uint32_t lineOf(const Call& call) {
    return call.vm.sources().position(call.span).line;
}

/// Real numeric, logical or char data as a tensor that stays where it is.
Ref<Tensor> plotData(const Value& v, const char* function) {
    if (!v.isArray() || v.isComplex()) {
        throwError("MATLAB:plot:InvalidData", "Data of %s must be real and numeric.", function);
    }
    return v.toTensor();
}

// --- plot

struct LineSpec {
    std::optional<Color> color;
    std::string style;
    std::string marker;
};

/// "r--o": colour, style and marker in any order; false when a character is none of them.
bool parseSpec(std::string_view text, LineSpec& spec) {
    static constexpr std::string_view kMarkers = "+o*.xsd^v><ph|_";
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        Color color{};
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

bool isProperty(const Value& v) {
    static constexpr std::string_view kNames[] = {
        "color",  "linewidth",       "linestyle",       "marker", "markersize", "displayname",
        "parent", "markerfacecolor", "markeredgecolor", "tag",    "visible"};
    return v.isTextScalar() && std::find(std::begin(kNames), std::end(kNames),
                                         lowerCase(v.toText())) != std::end(kNames);
}

class LinePlotter {
public:
    LinePlotter(Call& call, AxesObject& axes, const char* function)
        : m_call(call), m_axes(axes), m_function(function) {}

    void run(std::span<const Value> rest, const LineSpec& base) {
        std::size_t properties = 0;
        while (properties < rest.size() && !isProperty(rest[properties]))
            ++properties;
        const std::span<const Value> data = rest.first(properties);
        for (std::size_t i = 0; i < data.size();) {
            if (data[i].isTextScalar()) {
                throwError("MATLAB:plot:InvalidFirstArgument", "Error in color/linetype argument.");
            }
            const bool pair = i + 1 < data.size() && !data[i + 1].isTextScalar();
            const Value* x = pair ? &data[i] : nullptr;
            const Value& y = data[pair ? i + 1 : i];
            i += pair ? 2 : 1;
            LineSpec spec = base;
            if (i < data.size() && data[i].isTextScalar()) {
                if (!parseSpec(data[i].toText(), spec)) {
                    throwError("MATLAB:plot:LineSpec", "Error in color/linetype argument.");
                }
                ++i;
            }
            addLines(x, y, spec);
        }
        for (; properties + 1 < rest.size(); properties += 2)
            apply(rest[properties].toText(), rest[properties + 1]);
    }

    void finish() {
        if (m_call.nargout == 0) return;
        if (m_made.size() == 1) return m_call.result(m_made[0]);
        auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(m_made.size()), 1));
        for (std::size_t i = 0; i < m_made.size(); ++i)
            cell->elements[i] = m_made[i];
        m_call.result(cell);
    }

private:
    void apply(const std::string& name, const Value& value) {
        const std::string key = lowerCase(name);
        if (key == "parent" || key == "markerfacecolor" || key == "markeredgecolor") return;
        for (const auto& line : m_made) {
            if (!line->setProperty(name, value)) {
                throwError("MATLAB:hg:InvalidProperty", "Invalid value for property %s.",
                           name.c_str());
            }
        }
    }

    Value column(const Value& matrix, int64_t index) {
        const std::vector<Value> subscripts{Value::scalar(u':'),
                                            Value(static_cast<double>(index + 1))};
        return indexValue(m_call.vm, matrix, subscripts, m_call.span);
    }

    /// Vectors make one line, matrices one a column.
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
        if (!sy.isVector()) {
            if (x && vectorX && sx.count() != sy.rows()) {
                throwError("MATLAB:samelen", "Vectors must be the same length.");
            }
            if (x && !vectorX && !(sx == sy)) {
                throwError("MATLAB:plot:SizeMismatch", "Matrix dimensions must agree.");
            }
            for (int64_t c = 0; c < sy.columns(); ++c) {
                const Value cx = x && !vectorX ? column(*x, c) : x ? *x : Value();
                addLine(x ? &cx : nullptr, column(y, c), spec);
            }
            return;
        }
        if (sx.rows() != sy.count()) {
            throwError("MATLAB:samelen", "Vectors must be the same length.");
        }
        for (int64_t c = 0; c < sx.columns(); ++c) {
            const Value cx = column(*x, c);
            addLine(&cx, y, spec);
        }
    }

    void addLine(const Value* x, const Value& y, const LineSpec& spec) {
        auto line = makeRef<LineObject>();
        line->y.set(plotData(y, m_function));
        if (x) line->x.set(plotData(*x, m_function));
        line->color = spec.color ? *spec.color : lineColor(m_axes.takeColorIndex());
        if (!spec.marker.empty()) {
            line->marker = markerName(spec.marker);
            line->style = "none"; // a marker alone draws no line
        }
        if (!spec.style.empty()) line->style = spec.style;
        line->line = lineOf(m_call);
        m_axes.lines.push_back(line);
        m_made.push_back(line);
    }

    Call& m_call;
    AxesObject& m_axes;
    const char* m_function;
    std::vector<Ref<LineObject>> m_made;
};

void plot(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    beginPlot(axes);
    LinePlotter plotter(call, axes, "plot");
    plotter.run(rest, {});
    plotter.finish();
}

void lineFunction(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    LinePlotter plotter(call, axes, "line");
    plotter.run(rest, {});
    plotter.finish();
}

void scatter(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.size() < 2) throwNotEnoughInputs();
    beginPlot(axes);
    LinePlotter plotter(call, axes, "scatter");
    LineSpec spec;
    spec.marker = "o";
    for (const Value& v : rest.subspan(2)) {
        Color color{};
        if (v.isTextScalar() && v.toText() != "filled" && colorFromValue(v, color))
            spec.color = color;
    }
    plotter.run(rest.first(2), spec);
    plotter.finish();
}

// --- images

ImageObject& addImage(Call& call, AxesObject& axes, const Value& data, int argument) {
    Ref<Tensor> tensor = plotData(data, "image");
    const Shape& s = tensor->shape();
    if (s.rank() > 3 || (s.rank() == 3 && s[2] != 3)) {
        throwError("MATLAB:image:CDataSize",
                   "Image CData must be an M-by-N matrix or M-by-N-by-3 array.");
    }
    auto image = makeRef<ImageObject>();
    image->data.set(std::move(tensor));
    image->variable = call.vm.argumentName(argument);
    image->line = lineOf(call);
    axes.images.push_back(image);
    return *image;
}

void setEnds(Limits& limits, const Value& v) {
    const std::vector<double> ends = doublesOf(v);
    if (!ends.empty()) limits = {ends.front(), ends.back(), false};
}

/// imagesc(C), imagesc(x,y,C), with colour limits and names behind.
void drawImage(Call& call, bool scaled, const char* function) {
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
    ImageObject& image = addImage(call, axes, *data, static_cast<int>(at) + 1 + shift);
    image.scaled = scaled && image.channels() == 1;
    if (at == 2) {
        setEnds(image.xdata, rest[0]);
        setEnds(image.ydata, rest[1]);
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
        if (!image.setProperty(name, rest[i + 1]) && !axes.setProperty(name, rest[i + 1])) {
            throwError("MATLAB:hg:InvalidProperty", "Invalid property or value for %s: %s.",
                       function, name.c_str());
        }
    }
    if (call.nargout > 0) call.result(Ref<ImageObject>(&image));
}

void imagesc(Call& call) {
    drawImage(call, true, "imagesc");
}
void imageFunction(Call& call) {
    drawImage(call, false, "image");
}

void imshow(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    beginPlot(axes);
    const int argument = call.count() - static_cast<int>(rest.size()) + 1;
    ImageObject& image = addImage(call, axes, rest[0], argument);
    axes.reverseY = true;
    axes.equal = true;
    axes.visible = false;
    axes.tight = true;
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
    for (std::size_t i = 1; i < rest.size(); ++i) {
        const bool range = isOption(rest[i], "DisplayRange") && i + 1 < rest.size();
        if (range) ++i;
        if (rest[i].isTextScalar()) {
            if (isOption(rest[i], "Colormap") && i + 1 < rest.size()) ++i;
            continue;
        }
        const std::vector<double> limits = doublesOf(rest[i]);
        if (limits.empty())
            axes.climits = Limits{};
        else if (limits.size() == 2 && limits[0] < limits[1])
            axes.climits = {limits[0], limits[1], false};
    }
    if (call.nargout > 0) call.result(Ref<ImageObject>(&image));
}

constexpr Builtin kRows[] = {
    {"plot", 1, -1, 1, plot, "h = plot(ax,X,Y,LineSpec,…,Name,Value)",
     "Lines through points; a line a column for matrices. Data stay on the device."},
    {"line", 1, -1, 1, lineFunction, "h = line(X,Y,Name,Value)",
     "Adds lines to axes without emptying them."},
    {"scatter", 2, -1, 1, scatter, "h = scatter(x,y,size,color)", "Circles at points."},
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
