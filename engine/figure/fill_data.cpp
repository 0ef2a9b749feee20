// SPDX-License-Identifier: Apache-2.0
// Data of bars, areas, polygons and error bars that a script changes after they were drawn. Engine
// thread.
#include "figure/property_values.h"
#include "figure/triangulate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine {

using namespace properties;

namespace {

std::vector<double> numbersOf(const Tensor& tensor) {
    std::vector<double> out(static_cast<std::size_t>(tensor.count()));
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = tensor.asDouble(static_cast<int64_t>(i));
    return out;
}

Ref<Tensor> columnTensor(const std::vector<double>& numbers) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(numbers.size()), 1), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return out;
}

} // namespace

void FillObject::triangulatePolygons() const {
    if (triangleX) return;
    std::vector<double> tx, ty;
    const Ref<Tensor>&cornersX = x.tensor(), &cornersY = y.tensor();
    // Until both are there they may not fit.
    if (cornersX && cornersY && cornersX->count() == cornersY->count()) {
        const std::vector<double> xs = numbersOf(*cornersX), ys = numbersOf(*cornersY);
        const Shape& shape = cornersX->shape();
        const std::size_t corners =
            shape.isVector() ? xs.size() : static_cast<std::size_t>(shape.rows());
        for (std::size_t at = 0; corners > 0 && at + corners <= xs.size(); at += corners) {
            for (const std::size_t corner : triangulate(std::span(xs).subspan(at, corners),
                                                        std::span(ys).subspan(at, corners))) {
                tx.push_back(xs[at + corner]);
                ty.push_back(ys[at + corner]);
            }
        }
    }
    triangleX = columnTensor(tx);
    triangleY = columnTensor(ty);
}

std::vector<double> FillObject::drawnEdges() const {
    if (!edges) return {};
    std::vector<double> at = numbersOf(*edges);
    const std::size_t n = at.size();
    if (n > 2 && std::isinf(at[0])) at[0] = at[1] - (std::isinf(at[2]) ? 1 : at[2] - at[1]);
    if (n > 2 && std::isinf(at[n - 1])) at[n - 1] = at[n - 2] + (at[n - 2] - at[n - 3]);
    return at;
}

bool FillObject::hasUnequalBins() const {
    const std::vector<double> at = drawnEdges();
    double narrow = HUGE_VAL, wide = 0;
    for (std::size_t i = 1; i < at.size(); ++i) {
        const double step = at[i] - at[i - 1];
        narrow = std::min(narrow, step);
        wide = std::max(wide, step);
    }
    return at.size() > 2 && !(wide - narrow <= 1e-9 * wide);
}

FillObject::Corners FillObject::stepCorners() const {
    const std::vector<double> at = drawnEdges();
    const auto n = static_cast<std::size_t>(std::min(y.tensor()->count(), edges->count() - 1));
    std::vector<double> places{at.front()}, heights{0};
    for (std::size_t i = 0; i < n; ++i) {
        const double height = y.tensor()->asDouble(static_cast<int64_t>(i));
        places.insert(places.end(), {at[i], at[i + 1]});
        heights.insert(heights.end(), {height, height});
    }
    places.push_back(at[n]);
    heights.push_back(0);
    if (horizontal) std::swap(places, heights);
    return {columnTensor(places), columnTensor(heights)};
}

FillObject::Corners FillObject::barCorners() const {
    const std::vector<double> at = drawnEdges();
    const int64_t n = std::min(y.tensor()->count(), edges->count() - 1);
    std::vector<double> places, heights;
    for (int64_t i = 0; i < n; ++i) {
        const auto bin = static_cast<std::size_t>(i);
        const double height = y.tensor()->asDouble(i);
        places.insert(places.end(), {at[bin], at[bin], at[bin + 1], at[bin + 1]});
        heights.insert(heights.end(), {0, height, height, 0});
    }
    if (horizontal) std::swap(places, heights);
    return {columnTensor(places)->reshaped(Shape(4, n)),
            columnTensor(heights)->reshaped(Shape(4, n))};
}

/// Bars are as wide as their distance lets them be.
void FillObject::respace() {
    if (!x.tensor() || x.tensor()->count() < 2) return;
    std::vector<double> places = numbersOf(*x.tensor());
    std::sort(places.begin(), places.end());
    double least = HUGE_VAL;
    for (std::size_t i = 1; i < places.size(); ++i)
        least = std::min(least, places[i] - places[i - 1]);
    if (!(least > 0) || !std::isfinite(least)) return;
    width *= least / spacing;
    shift *= least / spacing;
    spacing = least;
}

bool FillObject::setCoordinates(bool places, const Value& value) {
    if (edges || value.isTextScalar()) return false;
    if (!places && bottom.tensor()) return false;
    if (!setData(places ? x : y, value)) return false;
    triangleX = triangleY = nullptr;
    if (form == FillForm::Bars && places) respace();
    return true;
}

Value FillObject::colorsOfBars() const {
    if (colorData.tensor()) return dataValue(colorData);
    const auto n = static_cast<std::size_t>(y.tensor() ? y.tensor()->count() : 0);
    return colorsValue(std::vector<Color>(n, face.color));
}

Value FillObject::barEnds(bool places) const {
    const int64_t n = y.tensor() ? y.tensor()->count() : 0;
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, n), false, false);
    for (int64_t i = 0; i < n; ++i) {
        const double place = x.tensor() ? x.tensor()->asDouble(i) : static_cast<double>(i + 1);
        out->mutableData<double>()[i] = places ? place + shift : y.tensor()->asDouble(i);
    }
    return Value(std::move(out)).simplified();
}

bool FillObject::setColorsOfBars(const Value& value) {
    if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
    const int64_t n = y.tensor() ? y.tensor()->count() : 0;
    if (value.count() == 1) { // one value of the colormap for all
        Ref<Tensor> all = Tensor::make(DType::Double, Shape(n, 1), false, false);
        std::fill_n(all->mutableData<double>(), n, value.toDouble());
        colorData.set(std::move(all));
        return true;
    }
    const Shape shape = value.shape();
    const bool each = shape.rank() == 2 && shape.rows() == n && shape.columns() == 3;
    Color one{};
    // A row of three may be one colour for all.
    const bool color = shape.rows() == 1 && colorFromValue(value, one);
    const bool mapped = shape.isVector() && shape.count() == n && n > 1 && !color;
    if (each || mapped) return setData(colorData, value);
    if (!color) return false;
    return setData(colorData, colorsValue(std::vector<Color>(static_cast<std::size_t>(n), one)));
}

namespace {

constexpr std::string_view kNormalizations[] = {
    "count", "countdensity", "cumcount", "probability", "percentage", "pdf", "cdf"};
constexpr std::string_view kHistogramWays[] = {"vertical", "horizontal"};
constexpr std::string_view kDisplayStyles[] = {"bar", "stairs"};
constexpr std::string_view kBinChoices[] = {"numbins", "binwidth", "binedges", "binmethod"};

} // namespace

Value FillObject::binProperty(std::string_view key) const {
    if (same(key, "orientation")) return Value::text(horizontal ? "horizontal" : "vertical");
    if (same(key, "displaystyle")) return Value::text(steps ? "stairs" : "bar");
    if (!counting) return same(key, "bincounts") ? dataValue(y) : Value();
    if (same(key, "data")) return counting->data;
    const auto how = counting->options.find("normalization");
    const bool plain = how == counting->options.end() || same(how->second.toText(), "count");
    if (same(key, "normalization")) return plain ? Value::text("count") : how->second;
    if (!same(key, "bincounts")) return {};
    if (plain) return dataValue(y);
    FillObject other(form, edges);
    other.counting = std::make_shared<Counting>(*counting);
    other.counting->options.clear();
    other.counting->options["binedges"] = Value(edges);
    other.counting->count(other);
    return dataValue(other.y);
}

/// Bins are chosen by the property that was set last; limits and the normalization go along.
bool FillObject::setBinProperty(std::string_view property, const Value& value) {
    std::string word;
    if (same(property, "orientation")) {
        if (!setChoice(word, value, kHistogramWays)) return false;
        horizontal = word == "horizontal";
        return true;
    }
    if (same(property, "displaystyle")) {
        if (!setChoice(word, value, kDisplayStyles)) return false;
        steps = word == "stairs";
        return true;
    }
    if (!counting) return false;
    Counting next = *counting;
    const std::string key = lower(property);
    if (key == "data") {
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        next.data = value;
    } else if (key == "normalization") {
        if (!setChoice(word, value, kNormalizations)) return false;
        next.options[key] = Value::text(word);
    } else if (std::find(std::begin(kBinChoices), std::end(kBinChoices), key) !=
               std::end(kBinChoices)) {
        if (key != "binmethod" && (!value.isArray() || value.isTextScalar())) return false;
        for (const std::string_view other : kBinChoices)
            next.options.erase(std::string(other));
        if (key == "binedges") next.options.erase("binlimits");
        next.options[key] = value;
    } else if (key == "binlimits") {
        if (!value.isArray() || value.count() != 2) return false;
        // As many bins as before within them.
        if (next.options.erase("binedges") > 0 || !next.options.contains("binwidth"))
            next.options["numbins"] = static_cast<double>(edges->count() - 1);
        next.options.erase("binmethod");
        next.options[key] = value;
    } else {
        return false;
    }
    const Counting before = std::exchange(*counting, std::move(next));
    try {
        counting->count(*this);
    } catch (...) {
        *counting = before;
        throw;
    }
    return true;
}

namespace {

/// An end of error bars and how far it is from where.
struct ErrorEnd {
    std::string_view name, alias;
    RangedData LineObject::*end;
    bool places;
    double sign;
};
constexpr ErrorEnd kErrorEnds[] = {{"ynegativedelta", "ldata", &LineObject::low, false, -1},
                                   {"ypositivedelta", "udata", &LineObject::high, false, 1},
                                   {"xnegativedelta", "", &LineObject::left, true, -1},
                                   {"xpositivedelta", "", &LineObject::right, true, 1}};

} // namespace

Value LineObject::errorProperty(std::string_view key) const {
    if (same(key, "capsize")) return decimal(capSize);
    for (const ErrorEnd& known : kErrorEnds) {
        if (!same(key, known.name) && !(!known.alias.empty() && same(key, known.alias))) continue;
        const Ref<Tensor>& end = (this->*known.end).tensor();
        const Ref<Tensor>& from = known.places ? x.tensor() : y.tensor();
        if (!end || !from || end->count() != from->count()) return Value::emptyMatrix();
        std::vector<double> deltas = numbersOf(*end);
        for (std::size_t i = 0; i < deltas.size(); ++i)
            deltas[i] = known.sign * (deltas[i] - from->asDouble(static_cast<int64_t>(i)));
        const Ref<Tensor> column = columnTensor(deltas);
        return Value(column->reshaped(Shape(1, column->count()))).simplified();
    }
    return {};
}

bool LineObject::setErrorProperty(std::string_view key, const Value& value) {
    if (same(key, "capsize")) return setNumber(capSize, value, 0);
    for (const ErrorEnd& known : kErrorEnds) {
        if (!same(key, known.name) && !(!known.alias.empty() && same(key, known.alias))) continue;
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        RangedData& end = this->*known.end;
        if (value.count() == 0) return end.set(nullptr), true;
        if (known.places && !x.tensor()) x.set(countingRow(count()).toTensor());
        const Ref<Tensor>& from = known.places ? x.tensor() : y.tensor();
        if (!from || value.count() != from->count()) return false;
        std::vector<double> ends = numbersOf(*value.toTensor());
        for (std::size_t i = 0; i < ends.size(); ++i)
            ends[i] = from->asDouble(static_cast<int64_t>(i)) + known.sign * ends[i];
        end.set(columnTensor(ends));
        // A bar has two ends.
        for (const ErrorEnd& other : kErrorEnds) {
            RangedData& opposite = this->*other.end;
            if (other.places == known.places && !opposite.tensor()) opposite.set(from);
        }
        return true;
    }
    return false;
}

bool LineObject::setMarked(const Value& value) {
    if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
    const Ref<Tensor> given = value.toTensor();
    std::vector<double> numbers = numbersOf(*given);
    for (const double number : numbers) {
        if (!(number >= 1 && number < 4294967296.0) || number != std::floor(number)) return false;
    }
    marked = columnTensor(numbers);
    return true;
}

bool LineObject::moveBars(bool places, const Value& values) {
    const Ref<Tensor>& from = places ? x.tensor() : y.tensor();
    if (!values.isArray() || values.isComplex() || values.count() != count()) return false;
    const Ref<Tensor> given = values.toTensor();
    for (RangedData* end : {places ? &left : &low, places ? &right : &high}) {
        if (!end->tensor()) continue;
        std::vector<double> moved = numbersOf(*end->tensor());
        for (std::size_t i = 0; i < moved.size(); ++i) {
            const auto at = static_cast<int64_t>(i);
            moved[i] += given->asDouble(at) - from->asDouble(at);
        }
        end->set(columnTensor(moved));
    }
    (places ? x : y).set(given);
    return true;
}

} // namespace vitrine
