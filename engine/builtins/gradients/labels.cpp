// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/labels.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

constexpr std::string_view kOrder = "SCBTU";

std::string checkedLabels(std::string_view text) {
    std::string labels;
    for (const char letter : text)
        labels += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    for (const char letter : labels) {
        if (kOrder.find(letter) == std::string_view::npos)
            throwError("deep:dlarray:InvalidDimensionLabels",
                       "Data format must be a character vector or string scalar that contains "
                       "only the characters 'S', 'C', 'B', 'T', and 'U'.");
    }
    for (const char letter : {'C', 'B', 'T'}) {
        if (std::count(labels.begin(), labels.end(), letter) > 1)
            throwError("deep:dlarray:RepeatedDimensionLabels",
                       "Data format must not contain more than one '%c' dimension label.", letter);
    }
    return labels;
}

int64_t countOf(const std::string& labels, char letter) {
    return std::count(labels.begin(), labels.end(), letter);
}

int lastOf(const std::string& labels) {
    return static_cast<int>(labels.size()) - 1;
}

/// x with dimensions of length 1 where it has fewer of a label than `target`.
Value stretched(const GradientOps& ops, const Value& x, const std::string& target) {
    const std::string own = labelsOf(x);
    if (own == target) return x;
    const Shape from = x.shape();
    std::vector<int64_t> dims;
    int at = 0;
    for (const char letter : kOrder) {
        const int64_t have = countOf(own, letter), want = countOf(target, letter);
        for (int64_t k = 0; k < want; ++k)
            dims.push_back(k < have ? from[at++] : 1);
    }
    while (dims.size() < 2)
        dims.push_back(1);
    return ops.reshape(withLabels(x, {}), Shape(dims));
}

} // namespace

std::string labelsOf(const Value& v) {
    return v.isDlArray() ? v.dlarray().labels() : std::string();
}

Value withLabels(const Value& x, std::string labels) {
    if (!x.isDlArray()) return makeRef<DlArray>(x, std::move(labels));
    return makeRef<DlArray>(x.dlarray().data(), std::move(labels), x.dlarray().entry());
}

std::string trimmedLabels(std::string labels, const Shape& shape) {
    while (labels.size() > 2 && labels.back() == 'U' &&
           shape[static_cast<int>(labels.size()) - 1] == 1)
        labels.pop_back();
    return labels;
}

Value formatted(const GradientOps& ops, const Value& x, std::string_view text) {
    std::string labels = checkedLabels(text);
    Value data = withLabels(x, {});
    Shape shape = data.shape();
    if (labels.empty()) return data;
    if (labels.size() == 1) {
        if (!shape.isVector())
            throwError("deep:dlarray:InvalidNumberOfLabels",
                       "The number of dimension labels must be greater than or equal to the "
                       "number of dimensions of the data.");
        data = ops.reshape(data, Shape(shape.count(), 1));
        return withLabels(data, labels + 'U');
    }
    if (static_cast<int>(labels.size()) < shape.rank())
        throwError("deep:dlarray:InvalidNumberOfLabels",
                   "The number of dimension labels must be greater than or equal to the number of "
                   "dimensions of the data.");
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return kOrder.find(labels[a]) < kOrder.find(labels[b]);
    });
    std::string sorted;
    std::vector<double> dims;
    for (const std::size_t d : order) {
        sorted += labels[d];
        dims.push_back(static_cast<double>(d + 1));
    }
    if (!std::is_sorted(dims.begin(), dims.end())) data = ops.call("permute", {data, rowOf(dims)});
    shape = data.shape();
    return withLabels(data, trimmedLabels(sorted, shape));
}

std::string alignLabels(const GradientOps& ops, Value& a, Value& b) {
    const std::string left = labelsOf(a), right = labelsOf(b);
    if (left.empty() || right.empty() || left == right) {
        const std::string& labels = left.empty() ? right : left;
        const int most = std::max(a.shape().rank(), b.shape().rank());
        return static_cast<int>(labels.size()) < most ? std::string() : labels;
    }
    std::string target;
    for (const char letter : kOrder) {
        const int64_t n = std::max(countOf(left, letter), countOf(right, letter));
        target.append(static_cast<std::size_t>(n), letter);
    }
    a = stretched(ops, a, target);
    b = stretched(ops, b, target);
    while (target.size() > 2 && target.back() == 'U' && a.shape()[lastOf(target)] == 1 &&
           b.shape()[lastOf(target)] == 1)
        target.pop_back();
    return target;
}

std::vector<int64_t> labelledSizes(const Value& x) {
    std::vector<int64_t> sizes = x.shape().dims();
    while (sizes.size() < labelsOf(x).size())
        sizes.push_back(1);
    return sizes;
}

} // namespace vitrine
