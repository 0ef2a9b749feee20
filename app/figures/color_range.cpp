// SPDX-License-Identifier: Apache-2.0
#include "figures/color_range.h"

#include "engine_thread.h"
#include "figures/array_elements.h"

#include <cmath>
#include <QColor>
#include <QCoreApplication>
#include <QPointer>

namespace vitrine::app {
namespace {

constexpr std::size_t kBins = 64;
constexpr int64_t kMostRead = int64_t{1} << 20; ///< elements of one array; of larger ones a sample
constexpr int64_t kPieces = 256;                ///< that a sample is read in

/// Arrays whose elements the colormap shows.
std::vector<FigureData> mappedData(const AxesSnapshot& axes) {
    std::vector<FigureData> out;
    for (const ImageSnapshot& image : axes.images) {
        if (image.scaled && image.channels == 1) out.push_back(image.data);
    }
    for (const LineSnapshot& line : axes.lines) {
        if (line.colors.valid() && line.colors.tensor->count() == line.count)
            out.push_back(line.colors);
    }
    const auto shaded = [&](const ShadingSnapshot& shading, const FigureData& heights) {
        if (shading.colorKind != ColorKind::Scaled) return;
        out.push_back(shading.colors.valid() ? shading.colors : heights);
    };
    for (const SurfaceSnapshot& surface : axes.space.surfaces)
        shaded(surface.shading, surface.z);
    for (const PatchSnapshot& patch : axes.space.patches)
        shaded(patch.shading, patch.z);
    return out;
}

/// All elements, or evenly spread pieces of a large array.
std::vector<double> sampleOf(const FigureData& data, bool& whole) {
    const int64_t count = data.valid() ? data.tensor->count() : 0;
    if (count <= kMostRead) return elementsOf(data, 0, count);
    whole = false;
    std::vector<double> out;
    constexpr int64_t kPiece = kMostRead / kPieces;
    for (int64_t i = 0; i < kPieces; ++i) {
        const int64_t first = (count - kPiece) / (kPieces - 1) * i;
        const std::vector<double> piece = elementsOf(data, first, kPiece);
        out.insert(out.end(), piece.begin(), piece.end());
    }
    return out;
}

} // namespace

struct ColorRange::Counts {
    uint64_t axes = 0;
    std::vector<int64_t> bins = std::vector<int64_t>(kBins);
    double least = HUGE_VAL, most = -HUGE_VAL;
    int64_t nan = 0, infinite = 0, all = 0;
    bool whole = true;
};

void ColorRange::show(EngineThread& engine, const AxesSnapshot& axes) {
    m_axes = axes.id;
    const Limits* own = limitsOf(axes.id);
    if (!own) {
        m_ownLow = axes.climits.low;
        m_ownHigh = axes.climits.high;
    }
    m_low = own ? own->low : m_ownLow;
    m_high = own ? own->high : m_ownHigh;
    m_least = m_low;
    m_most = m_high;
    m_bins.clear();
    m_remark.clear();
    m_colors.clear();
    constexpr std::size_t kColors = 32;
    for (std::size_t i = 0; i < kColors && !axes.colors.empty(); ++i) {
        const auto& rgb = axes.colors[i * (axes.colors.size() - 1) / (kColors - 1)];
        m_colors << QColor::fromRgbF(rgb[0], rgb[1], rgb[2]).name();
    }
    Q_EMIT changed();
    Q_EMIT counted();
    const QPointer<ColorRange> self(this);
    engine.post([self, id = axes.id, data = mappedData(axes)](Session&) {
        Counts counts;
        counts.axes = id;
        std::vector<double> values;
        for (const FigureData& one : data) {
            const std::vector<double> more = sampleOf(one, counts.whole);
            values.insert(values.end(), more.begin(), more.end());
        }
        counts.all = static_cast<int64_t>(values.size());
        for (const double value : values) {
            counts.nan += std::isnan(value) ? 1 : 0;
            counts.infinite += std::isinf(value) ? 1 : 0;
            if (!std::isfinite(value)) continue;
            counts.least = std::min(counts.least, value);
            counts.most = std::max(counts.most, value);
        }
        const double width = counts.most - counts.least;
        for (const double value : values) {
            if (!std::isfinite(value)) continue;
            const double share = width > 0 ? (value - counts.least) / width : 0.5;
            const auto bin = static_cast<std::size_t>(share * static_cast<double>(kBins));
            ++counts.bins[std::min(bin, kBins - 1)];
        }
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, counts] {
            if (self) self->take(counts);
        });
    });
}

void ColorRange::take(const Counts& counts) {
    if (counts.axes != m_axes) return;
    if (counts.least <= counts.most) {
        m_least = counts.least;
        m_most = counts.most;
    }
    int64_t highest = 1;
    for (const int64_t bin : counts.bins)
        highest = std::max(highest, bin);
    m_bins.clear();
    for (const int64_t bin : counts.bins)
        m_bins << static_cast<double>(bin) / static_cast<double>(highest);
    QStringList words;
    if (counts.nan > 0) words << tr("%1 NaN").arg(counts.nan);
    if (counts.infinite > 0) words << tr("%1 infinite").arg(counts.infinite);
    m_remark = words.join(QStringLiteral(", "));
    if (!counts.whole)
        m_remark += (words.isEmpty() ? QString() : QStringLiteral(", ")) +
                    tr("of a sample of %1").arg(counts.all);
    Q_EMIT counted();
}

void ColorRange::close() {
    m_axes = 0;
    Q_EMIT changed();
}

bool ColorRange::choose(double low, double high) {
    if (!open() || !std::isfinite(low) || !std::isfinite(high) || !(low < high)) return false;
    m_low = low;
    m_high = high;
    m_limits[m_axes] = {low, high, false};
    Q_EMIT changed();
    Q_EMIT limitsChanged();
    return true;
}

void ColorRange::reset() {
    m_limits.erase(m_axes);
    m_low = m_ownLow;
    m_high = m_ownHigh;
    Q_EMIT changed();
    Q_EMIT limitsChanged();
}

const Limits* ColorRange::limitsOf(uint64_t axes) const {
    const auto found = m_limits.find(axes);
    return found == m_limits.end() ? nullptr : &found->second;
}

} // namespace vitrine::app

#include "moc_color_range.cpp"
