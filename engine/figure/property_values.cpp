// SPDX-License-Identifier: Apache-2.0
#include "figure/property_values.h"
#include "figure/ruler_numbers.h"

#include <array>
#include <charconv>
#include <cmath>

namespace vitrine::properties {

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

bool same(std::string_view name, std::string_view lowerName) {
    return lower(name) == lowerName;
}

double decimal(float stored) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), stored).ptr;
    double value = stored;
    std::from_chars(text.data(), end, value);
    return value;
}

Value rowValue(std::initializer_list<double> elements) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(elements.size())), false, false);
    std::copy(elements.begin(), elements.end(), out->mutableData<double>());
    return Value(std::move(out));
}

Value onOff(bool on) {
    return Value::text(on ? "on" : "off");
}

bool setTruth(bool& slot, const Value& value) {
    if (value.isTextScalar()) {
        const std::string word = lower(value.toText());
        if (word != "on" && word != "off" && word != "true" && word != "false") return false;
        slot = word == "on" || word == "true";
        return true;
    }
    if (!value.isArray() || value.count() != 1) return false;
    slot = value.toDouble() != 0;
    return true;
}

bool setNumber(double& slot, const Value& value) {
    if (!value.isArray() || value.isTextScalar() || value.count() != 1 || value.isComplex())
        return false;
    const double number = value.toDouble();
    if (!std::isfinite(number)) return false;
    slot = number;
    return true;
}

bool setNumber(float& slot, const Value& value, float least) {
    double number = 0;
    if (!setNumber(number, value) || number < static_cast<double>(least)) return false;
    slot = static_cast<float>(number);
    return true;
}

bool setText(std::string& slot, const Value& value) {
    if (!value.isTextScalar()) return false;
    slot = value.toText();
    return true;
}

bool setFormat(std::string& slot, const Value& value) {
    if (!value.isTextScalar() || !isNumberFormat(value.toText())) return false;
    slot = value.toText();
    return true;
}

bool setChoice(std::string& slot, const Value& value, std::span<const std::string_view> choices) {
    if (!value.isTextScalar()) return false;
    const std::string word = lower(value.toText());
    const std::string_view* only = nullptr;
    for (const std::string_view& choice : choices) {
        if (word == choice) return slot = choice, true;
        if (word.size() < 2 || !choice.starts_with(word)) continue;
        if (only) return false;
        only = &choice;
    }
    return only && (slot = *only, true);
}

std::string listed(std::span<const std::string_view> choices) {
    std::string out;
    for (const std::string_view choice : choices)
        out += (out.empty() ? "'" : " | '") + std::string(choice) + "'";
    return out;
}

bool setLimits(Limits& limits, const Value& v) {
    if (v.isTextScalar()) {
        if (!same(v.toText(), "auto")) return false;
        return limits.automatic = true;
    }
    if (!v.isArray() || v.isComplex() || v.count() != 2) return false;
    const Ref<Tensor> t = v.toTensor();
    if (!(t->asDouble(0) < t->asDouble(1))) return false;
    limits = {t->asDouble(0), t->asDouble(1), false};
    return true;
}

bool setVector(Vector3& slot, const Value& value) {
    if (!value.isArray() || value.isTextScalar() || value.isComplex() || value.count() != 3)
        return false;
    const Ref<Tensor> t = value.toTensor();
    Vector3 given{};
    for (std::size_t i = 0; i < 3; ++i) {
        given[i] = t->asDouble(static_cast<int64_t>(i));
        if (!std::isfinite(given[i])) return false;
    }
    slot = given;
    return true;
}

bool setPlace(std::array<double, 3>& slot, const Value& value) {
    if (!value.isArray() || value.isTextScalar() || value.isComplex()) return false;
    if (value.count() < 2 || value.count() > 3) return false;
    const Ref<Tensor> t = value.toTensor();
    std::array<double, 3> given{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(value.count()); ++i) {
        given[i] = t->asDouble(static_cast<int64_t>(i));
        if (!std::isfinite(given[i])) return false;
    }
    slot = given;
    return true;
}

bool setEnds(Limits& limits, const Value& v) {
    if (!v.isArray() || v.count() == 0) return false;
    const Ref<Tensor> t = v.toTensor();
    limits = {t->asDouble(0), t->asDouble(t->count() - 1), false};
    return true;
}

bool setData(RangedData& data, const Value& value) {
    if (!value.isArray() || value.isComplex()) return false;
    data.set(value.toTensor());
    return true;
}

Value dataValue(const RangedData& data) {
    return data.tensor() ? Value(data.tensor()).simplified() : Value::emptyMatrix();
}

Value rowOfData(const RangedData& data) {
    const Ref<Tensor>& tensor = data.tensor();
    if (!tensor || tensor->shape().rank() != 2 || tensor->shape().columns() != 1)
        return dataValue(data);
    return Value(tensor->reshaped(Shape(1, tensor->count()))).simplified();
}

Value countingRow(int64_t n) {
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, n), false, false);
    for (int64_t i = 0; i < n; ++i)
        out->mutableData<double>()[i] = static_cast<double>(i + 1);
    return Value(std::move(out));
}

bool colorsFromValue(std::vector<Color>& colors, const Value& value) {
    std::vector<Color> given;
    if (value.isCell() || value.isString()) {
        std::vector<std::string> names;
        if (value.isString()) {
            for (const auto& text : value.strings().elements)
                names.push_back(text.value_or(""));
        } else {
            for (const Value& element : value.cell().elements) {
                if (!element.isTextScalar()) return false;
                names.push_back(element.toText());
            }
        }
        for (const std::string& name : names) {
            if (!parseColor(name, given.emplace_back())) return false;
        }
    } else if (value.isTextScalar()) {
        if (!parseColor(value.toText(), given.emplace_back())) return false;
    } else {
        if (!value.isArray() || value.isComplex()) return false;
        const Shape shape = value.shape();
        if (shape.rank() != 2 || shape.columns() != 3) return false;
        const Ref<Tensor> t = value.toTensor();
        for (int64_t row = 0; row < shape.rows(); ++row) {
            Color& color = given.emplace_back();
            for (int64_t c = 0; c < 3; ++c) {
                const double share = t->asDouble(c * shape.rows() + row);
                if (!(share >= 0 && share <= 1)) return false;
                color[static_cast<std::size_t>(c)] = static_cast<float>(share);
            }
        }
    }
    if (given.empty()) return false;
    colors = std::move(given);
    return true;
}

Value colorsValue(const std::vector<Color>& colors) {
    const auto n = static_cast<int64_t>(colors.size());
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, 3), false, false);
    for (int64_t row = 0; row < n; ++row) {
        for (int64_t c = 0; c < 3; ++c) {
            out->mutableData<double>()[c * n + row] =
                decimal(colors[static_cast<std::size_t>(row)][static_cast<std::size_t>(c)]);
        }
    }
    return Value(std::move(out));
}

bool setShare(float& slot, const Value& value) {
    float given = 0;
    if (!setNumber(given, value, 0) || given > 1) return false;
    slot = given;
    return true;
}

bool setMarkerColor(MarkerColor& slot, const Value& value, bool flat) {
    using Mode = MarkerColor::Mode;
    if (value.isTextScalar()) {
        const std::string word = lower(value.toText());
        if (word == "none") return slot = {Mode::None, {}}, true;
        if (word == "auto") return slot = {Mode::Auto, {}}, true;
        if (word == "flat") return flat ? (slot = {Mode::Flat, {}}, true) : false;
    }
    Color color{};
    if (!colorFromValue(value, color)) return false;
    slot = {Mode::Fixed, color};
    return true;
}

Value markerColorValue(const MarkerColor& color) {
    switch (color.mode) {
    case MarkerColor::Mode::None:
        return Value::text("none");
    case MarkerColor::Mode::Auto:
        return Value::text("auto");
    case MarkerColor::Mode::Flat:
        return Value::text("flat");
    case MarkerColor::Mode::Fixed:
        break;
    }
    return colorValue(color.color);
}

namespace {

constexpr std::string_view kMarkers[] = {"+",        "o", "*", ".",   "x", "square",
                                         "diamond",  "v", "^", ">",   "<", "pentagram",
                                         "hexagram", "|", "_", "none"};

} // namespace

bool setMarker(std::string& slot, const Value& value) {
    if (!value.isTextScalar()) return false;
    static constexpr std::pair<std::string_view, std::string_view> kShort[] = {
        {"s", "square"}, {"d", "diamond"}, {"p", "pentagram"}, {"h", "hexagram"}};
    for (const auto& [letter, word] : kShort) {
        if (same(value.toText(), letter)) return slot = word, true;
    }
    return setChoice(slot, value, kMarkers);
}

Value marksProperty(const VertexMarks& marks, std::string_view name) {
    if (same(name, "marker")) return Value::text(marks.marker);
    if (same(name, "markersize")) return decimal(marks.size);
    if (same(name, "markerfacecolor")) return markerColorValue(marks.face);
    if (same(name, "markeredgecolor")) return markerColorValue(marks.edge);
    return {};
}

bool setMarksProperty(VertexMarks& marks, std::string_view name, const Value& value) {
    if (same(name, "marker")) return setMarker(marks.marker, value);
    if (same(name, "markersize")) return setNumber(marks.size, value, 1e-3f);
    if (same(name, "markerfacecolor")) return setMarkerColor(marks.face, value, true);
    if (same(name, "markeredgecolor")) return setMarkerColor(marks.edge, value, true);
    return false;
}

Value alphaProperty(const AlphaValues& alpha, std::string_view name) {
    if (same(name, "alphadata")) return alpha.data.tensor() ? dataValue(alpha.data) : Value(1.0);
    if (same(name, "alphadatamapping"))
        return Value::text(std::string(kAlphaMappings[static_cast<std::size_t>(alpha.mapping)]));
    return {};
}

bool setAlphaProperty(AlphaValues& alpha, std::string_view name, const Value& value) {
    if (same(name, "alphadata")) {
        if (value.isTextScalar() || value.count() == 0) return false;
        return setData(alpha.data, value);
    }
    std::string word;
    if (!same(name, "alphadatamapping") || !setChoice(word, value, kAlphaMappings)) return false;
    alpha.mapping = word == "none"     ? AlphaValues::Mapping::None
                    : word == "direct" ? AlphaValues::Mapping::Direct
                                       : AlphaValues::Mapping::Scaled;
    return true;
}

std::string markerChoices() {
    return listed(kMarkers);
}

bool setSeries(int& series, Color& color, const GraphicsObject& object, const Value& value) {
    double number = 0;
    if (value.isTextScalar() && same(value.toText(), "none")) return series = 0, true;
    if (!setNumber(number, value) || number < 0 || number > 1e6 || number != std::floor(number))
        return false;
    series = static_cast<int>(number);
    const auto* axes = axesOf(object);
    if (axes && series > 0) color = axes->colorOf(series);
    return true;
}

} // namespace vitrine::properties
