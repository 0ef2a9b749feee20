// SPDX-License-Identifier: Apache-2.0
#include "builtins/bin_edges.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

std::vector<double> equal(double left, double width, int64_t n, double last) {
    std::vector<double> edges;
    for (int64_t k = 0; k < n; ++k)
        edges.push_back(left + static_cast<double>(k) * width);
    edges.push_back(last);
    return edges;
}

std::vector<double> between(double low, double high, int64_t n) {
    return equal(low, (high - low) / static_cast<double>(n), n, high);
}

double powerOfTen(double x) {
    return std::pow(10.0, std::floor(std::log10(x)));
}

/// Data that are all but constant: n bins of one unit, on halves.
std::vector<double> aroundConstant(double low, double high, int64_t n) {
    const double left = std::floor(2 * (low - 0.25)) / 2, right = std::ceil(2 * (high + 0.25)) / 2;
    return between(left, right, n);
}

bool constant(double low, double high) {
    const double scale = std::max(std::abs(low), std::abs(high));
    const double spacing = std::nextafter(scale, INFINITY) - scale;
    return !(high - low > std::max(std::sqrt(spacing), 2.2250738585072014e-308));
}

/// Bins of about `raw`, of a width of one digit (1, 2, 3, 5) and with edges at its multiples.
std::vector<double> roundWidth(double low, double high, double raw) {
    if (constant(low, high)) return aroundConstant(low, high, 1);
    const double unit = powerOfTen(raw), size = raw / unit;
    const double width = unit * (size < 1.5   ? 1
                                 : size < 2.5 ? 2
                                 : size < 4   ? 3
                                 : size < 7.5 ? 5
                                              : 10);
    const double left = std::min(width * std::floor(low / width), low);
    const auto n = std::max<int64_t>(1, static_cast<int64_t>(std::ceil((high - left) / width)));
    return equal(left, width, n, std::max(left + static_cast<double>(n) * width, high));
}

/// n bins from a round number on, of the shortest width of few digits that reaches `high`.
std::vector<double> roundNumber(double low, double high, int64_t n) {
    if (constant(low, high)) return aroundConstant(low, high, n);
    const double raw = (high - low) / static_cast<double>(n);
    double width = powerOfTen(raw) * std::floor(raw / powerOfTen(raw));
    const double left = std::min(width * std::floor(low / width), low);
    if (n > 1) {
        const double least = (high - left) / static_cast<double>(n);
        const double most = (high - left) / static_cast<double>(n - 1);
        const double step = powerOfTen(most - least);
        width = step * std::ceil(least / step);
    }
    return equal(left, width, n, std::max(left + static_cast<double>(n) * width, high));
}

/// The value below which a share p of sorted numbers lies.
double quantileOf(const std::vector<double>& sorted, double p) {
    const double at = p * static_cast<double>(sorted.size()) - 0.5;
    if (at <= 0) return sorted.front();
    const auto k = static_cast<std::size_t>(at);
    if (k + 1 >= sorted.size()) return sorted.back();
    return sorted[k] + (sorted[k + 1] - sorted[k]) * (at - static_cast<double>(k));
}

double rawWidth(const std::string& method, std::vector<double> x) {
    const auto n = static_cast<double>(x.size());
    if (method == "fd") {
        std::sort(x.begin(), x.end());
        return 2 * (quantileOf(x, 0.75) - quantileOf(x, 0.25)) / std::cbrt(n);
    }
    double mean = 0, squares = 0;
    for (double v : x)
        mean += v / n;
    for (double v : x)
        squares += (v - mean) * (v - mean);
    return 3.5 * std::sqrt(squares / std::max(n - 1, 1.0)) / std::cbrt(n);
}

} // namespace

std::vector<double> binEdges(const BinRequest& request, double low, double high,
                             const std::vector<double>& finite) {
    const bool hard = request.limits.has_value();
    if (hard) std::tie(low, high) = *request.limits;
    if (request.number) {
        return hard ? between(low, high, *request.number) : roundNumber(low, high, *request.number);
    }
    if (request.width) {
        const double w = *request.width;
        const double left = hard ? low : w * std::floor(low / w);
        double right = hard ? high : w * std::ceil(high / w);
        if (!hard && right <= left) right = left + w;
        const auto n = std::max<int64_t>(1, static_cast<int64_t>(std::ceil((right - left) / w)));
        return equal(left, w, n, right);
    }
    if (finite.empty()) return {low, high > low ? high : low + 1};
    const bool whole =
        std::all_of(finite.begin(), finite.end(), [](double v) { return v == std::round(v); });
    if (request.method == "integers" || (request.method == "auto" && whole && high - low <= 50)) {
        std::vector<double> edges;
        const double first = hard ? std::ceil(low) + 0.5 : std::floor(low) - 0.5;
        const double last = hard ? std::floor(high) - 0.5 : std::ceil(high) + 0.5;
        if (hard) edges.push_back(low);
        for (double e = first; e <= last; e += 1)
            edges.push_back(e);
        if (hard) edges.push_back(high);
        return edges;
    }
    if (request.method == "sturges" || request.method == "sqrt") {
        const auto count = static_cast<double>(finite.size());
        const double bins = request.method == "sqrt" ? std::ceil(std::sqrt(count))
                                                     : std::ceil(std::log2(count) + 1);
        const auto n = std::max<int64_t>(1, static_cast<int64_t>(bins));
        return hard ? between(low, high, n) : roundNumber(low, high, n);
    }
    const double raw = rawWidth(request.method, finite);
    if (!hard) return roundWidth(low, high, raw > 0 ? raw : 1);
    const double bins = raw > 0 ? std::ceil((high - low) / raw) : 1;
    return between(low, high, std::max<int64_t>(1, static_cast<int64_t>(bins)));
}

} // namespace vitrine
