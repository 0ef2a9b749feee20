// SPDX-License-Identifier: Apache-2.0
#include "figures/brush.h"

#include "figures/array_elements.h"

#include <algorithm>

namespace vitrine::app {
namespace {

constexpr int64_t kChunk = int64_t{1} << 20;
constexpr std::size_t kMostShown = 50000;

void search(Brushed& out, const LineSnapshot& line, const std::vector<BrushBox>& boxes) {
    for (int64_t first = 0; first < line.count; first += kChunk) {
        const int64_t count = std::min(kChunk, line.count - first);
        const std::vector<double> x = elementsOf(line.x, first, count);
        const std::vector<double> y = elementsOf(line.y, first, count);
        for (std::size_t i = 0; i < y.size(); ++i) {
            if (line.x.valid() && i >= x.size()) break;
            const double at =
                line.x.valid() ? x[i] : static_cast<double>(first + static_cast<int64_t>(i) + 1);
            const auto holds = [&](const BrushBox& box) { return box.holds(at, y[i]); };
            if (!std::any_of(boxes.begin(), boxes.end(), holds)) continue;
            ++out.count;
            if (out.points.size() < kMostShown) out.points.emplace_back(at, y[i]);
        }
    }
}

} // namespace

Brushed brushedPoints(const AxesSnapshot& axes, const std::vector<BrushBox>& boxes) {
    Brushed out;
    if (boxes.empty()) return out;
    for (const LineSnapshot& line : axes.lines) {
        if (!line.ofChart) search(out, line, boxes);
    }
    return out;
}

QString brushStatement(const QString& variable, int figure, int axes,
                       const std::vector<BrushBox>& boxes) {
    constexpr int kDigits = 17; // every double comes back as it was
    QStringList rows;
    for (const BrushBox& box : boxes) {
        QStringList numbers;
        for (const double number : {box.x0, box.x1, box.y0, box.y1})
            numbers << QString::number(number, 'g', kDigits);
        rows << numbers.join(QLatin1Char(' '));
    }
    return QStringLiteral("%1 = brushpoints(%2, %3, [%4]);")
        .arg(variable)
        .arg(figure)
        .arg(axes)
        .arg(rows.join(QStringLiteral("; ")));
}

} // namespace vitrine::app
