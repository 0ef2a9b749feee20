// SPDX-License-Identifier: Apache-2.0
// Data of bars, areas, polygons and error bars that a script changes after they were drawn. Engine
// thread.
#include "figure/property_values.h"
#include "figure/triangulate.h"

#include <algorithm>
#include <cmath>

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

bool LineObject::moveBars(const Value& values) {
    if (!values.isArray() || values.isComplex() || values.count() != count()) return false;
    const Ref<Tensor> given = values.toTensor();
    for (RangedData* end : {&low, &high}) {
        if (!end->tensor()) continue;
        std::vector<double> moved = numbersOf(*end->tensor());
        for (std::size_t i = 0; i < moved.size(); ++i) {
            const auto at = static_cast<int64_t>(i);
            moved[i] += given->asDouble(at) - y.tensor()->asDouble(at);
        }
        end->set(columnTensor(moved));
    }
    y.set(given);
    return true;
}

} // namespace vitrine
