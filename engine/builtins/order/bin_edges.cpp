// SPDX-License-Identifier: Apache-2.0
#include "builtins/order/bin_edges.h"

#include "base/host_memory.h"
#include "value/memory_limit.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

constexpr double kMostBins = 65536; ///< of a width that is given or follows from the data

std::vector<double> equal(double left, double width, int64_t n, double last) {
    constexpr double kCopies = 4; // edges, counts and what is made of them
    const double bytes = (static_cast<double>(n) + 1) * sizeof(double);
    if (!(bytes < 1e15) || !memory::fits(static_cast<uint64_t>(bytes * kCopies)))
        throwTooLarge(Shape(1, n), bytes);
    std::vector<double> edges;
    edges.reserve(static_cast<std::size_t>(n) + 1);
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

/// Bins around whole numbers, or around multiples of a power of ten where those are too many or
/// nearer to each other than numbers are.
std::vector<double> integerEdges(double low, double high, bool hard) {
    const double scale = std::max(std::abs(low), std::abs(high));
    const double spacing = std::nextafter(scale, INFINITY) - scale;
    double width = 1;
    if (high - low > kMostBins)
        width = std::pow(10.0, std::ceil(std::log10((high - low) / kMostBins)));
    else if (spacing > 1)
        width = std::pow(10.0, std::ceil(std::log10(spacing)));
    const double first = hard ? width * std::ceil(low / width) + width / 2
                              : std::floor(width * std::round(low / width)) - width / 2;
    const double last = hard ? width * std::floor(high / width) - width / 2
                             : std::ceil(width * std::round(high / width)) + width / 2;
    std::vector<double> edges;
    if (hard) edges.push_back(low);
    for (double k = 0; k <= kMostBins + 2 && first + k * width <= last; ++k)
        edges.push_back(first + k * width);
    if (hard) edges.push_back(high);
    return edges;
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

/// The value below which a share p of the numbers lies.
double quantileOf(const BinData& data, double p) {
    const double at = p * static_cast<double>(data.count) - 0.5;
    if (at <= 0) return data.low;
    const auto k = static_cast<int64_t>(at);
    if (k + 1 >= data.count) return data.high;
    const double left = data.sorted(k), right = data.sorted(k + 1);
    return left + (right - left) * (at - static_cast<double>(k));
}

double rawWidth(const std::string& method, const BinData& data) {
    const double root = std::cbrt(static_cast<double>(data.count));
    if (method == "fd") {
        // Outliers that leave the middle a small part of the range ask for no more bins.
        const double middle = quantileOf(data, 0.75) - quantileOf(data, 0.25);
        return 2 * std::max(middle, (data.high - data.low) / 10) / root;
    }
    return 3.5 * data.deviation() / root;
}

} // namespace

std::vector<double> binEdges(const BinRequest& request, const BinData& data) {
    double low = data.low, high = data.high;
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
        const double bins = std::ceil((right - left) / w);
        if (!(bins <= kMostBins)) return between(left, right, static_cast<int64_t>(kMostBins));
        return equal(left, w, std::max<int64_t>(1, static_cast<int64_t>(bins)), right);
    }
    if (data.count == 0) return {low, high > low ? high : low + 1};
    if (request.method == "integers" ||
        (request.method == "auto" && high - low <= 50 && data.whole()))
        return integerEdges(low, high, hard);
    if (request.method == "sturges" || request.method == "sqrt") {
        const auto count = static_cast<double>(data.count);
        const double bins = request.method == "sqrt" ? std::ceil(std::sqrt(count))
                                                     : std::ceil(std::log2(count) + 1);
        const auto n = std::max<int64_t>(1, static_cast<int64_t>(bins));
        return hard ? between(low, high, n) : roundNumber(low, high, n);
    }
    const double raw = rawWidth(request.method, data);
    if (!hard) return roundWidth(low, high, raw > 0 ? raw : 1);
    const double bins = raw > 0 ? std::ceil((high - low) / raw) : 1;
    return between(low, high, std::max<int64_t>(1, static_cast<int64_t>(bins)));
}

} // namespace vitrine
