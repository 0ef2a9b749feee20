// SPDX-License-Identifier: Apache-2.0
#include "kernels/kernel_details.h"

#include "format.h"
#include "models/tables.h"

#include <algorithm>
#include <cmath>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

constexpr std::size_t kMostBars = 96;
constexpr std::size_t kMostBins = 24;

double microseconds(int64_t ns) {
    return static_cast<double>(ns) / 1e3;
}

QString gigaText(double perSecond, const char* unit) {
    return QStringLiteral("%1 %2").arg(perSecond / 1e9, 0, 'g', 3).arg(QLatin1String(unit));
}

} // namespace

TextDifference firstDifference(const QString& before, const QString& after) {
    static const QRegularExpression kLine(QStringLiteral("\\s*// line \\d+\\s*$"));
    const QStringList a = before.split(u'\n'), b = after.split(u'\n');
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        const QString was = a.value(i).remove(kLine).trimmed();
        const QString is = b.value(i).remove(kLine).trimmed();
        if (was != is) return {was, is};
    }
    return {};
}

KernelDetails::KernelDetails(SelectionModel& selection, std::function<Graph()> earlier)
    : m_selection(selection), m_earlier(std::move(earlier)) {
    connect(&selection, &SelectionModel::changed, this, &KernelDetails::refresh);
}

void KernelDetails::refresh() {
    m_graph = m_selection.graph();
    m_before = m_earlier();
    m_kernel = nullptr;
    if (m_graph) {
        for (const KernelRecord& kernel : m_graph->kernels) {
            if (kernel.kernel != 0 && kernel.kernel == m_selection.kernelNumber())
                m_kernel = &kernel;
        }
    }
    fillRoofline();
    Q_EMIT changed();
}

void KernelDetails::fillRoofline() {
    m_roofs.clear();
    m_points.clear();
    m_withoutArithmetic = 0;
    if (!m_graph) return;
    for (const KernelRecord& k : m_graph->kernels) {
        if (k.totalNs <= 0 || k.bandwidthCeiling <= 0 || k.arithmeticCeiling <= 0) continue;
        if (k.flops == 0 || k.bytes == 0) {
            ++m_withoutArithmetic;
            continue;
        }
        const QString provider = QString::fromStdString(k.provider);
        auto roof = std::find_if(m_roofs.begin(), m_roofs.end(), [&](const Roof& r) {
            return r.provider == provider && r.doublePrecision == k.doublePrecision;
        });
        if (roof == m_roofs.end()) {
            m_roofs.push_back(
                {provider, k.doublePrecision, k.bandwidthCeiling, k.arithmeticCeiling});
            roof = m_roofs.end() - 1;
        }
        RooflinePoint point;
        point.key = kernelKey(k.kernel);
        point.title = QString::fromStdString(k.name);
        point.roof = static_cast<std::size_t>(roof - m_roofs.begin());
        point.intensity = static_cast<double>(k.flops) / static_cast<double>(k.bytes);
        point.rate = static_cast<double>(k.flops) / (static_cast<double>(k.totalNs) * 1e-9);
        point.percent = k.percentOfCeiling;
        point.selected = &k == m_kernel;
        m_points.push_back(std::move(point));
    }
}

QList<double> KernelDetails::times() const {
    QList<double> out;
    if (!m_kernel || m_kernel->times.empty()) return out;
    const std::vector<int64_t>& all = m_kernel->times;
    // A first run during which the driver compiled would leave nothing to be seen of the others.
    constexpr double kMostOfMedian = 4;
    const auto longest = static_cast<double>(*std::max_element(all.begin(), all.end()));
    const double full =
        std::max(1.0, std::min(longest, kMostOfMedian * static_cast<double>(m_kernel->medianNs)));
    const std::size_t bars = std::min(all.size(), kMostBars);
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(bar * all.size() / bars);
        const auto last = all.begin() + static_cast<std::ptrdiff_t>((bar + 1) * all.size() / bars);
        out << std::min(1.0, static_cast<double>(*std::max_element(first, last)) / full);
    }
    return out;
}

QString KernelDetails::timesText() const {
    if (!m_kernel) return {};
    const auto shown = static_cast<qulonglong>(m_kernel->times.size());
    if (shown == m_kernel->count)
        return shown == 1 ? tr("1 run") : tr("%1 runs, the last one at the right").arg(shown);
    return tr("The last %1 of %2 runs").arg(shown).arg(m_kernel->count);
}

/// Equal ratios from one to the next, for times spread over powers of ten.
std::vector<KernelDetails::Bin> KernelDetails::bins() const {
    std::vector<Bin> out;
    if (!m_kernel || m_kernel->times.empty()) return out;
    const auto [least, most] = std::minmax_element(m_kernel->times.begin(), m_kernel->times.end());
    const double from = std::log(static_cast<double>(std::max<int64_t>(*least, 1)));
    const double to = std::log(static_cast<double>(std::max<int64_t>(*most, 1)));
    const std::size_t count =
        to - from < 1e-9 ? 1
                         : std::min(kMostBins, std::max<std::size_t>(m_kernel->times.size(), 4));
    for (std::size_t i = 0; i < count; ++i) {
        const auto edge = [&](std::size_t n) {
            return static_cast<int64_t>(
                std::exp(from + (to - from) * static_cast<double>(n) / static_cast<double>(count)));
        };
        out.push_back({edge(i), edge(i + 1), 0});
    }
    for (const int64_t ns : m_kernel->times) {
        const double at = std::log(static_cast<double>(std::max<int64_t>(ns, 1)));
        const double share = count == 1 ? 0 : (at - from) / (to - from);
        const auto bin = static_cast<std::size_t>(share * static_cast<double>(count));
        ++out[std::min(bin, count - 1)].count;
    }
    return out;
}

QList<double> KernelDetails::histogram() const {
    QList<double> out;
    const std::vector<Bin> all = bins();
    int most = 1;
    for (const Bin& bin : all)
        most = std::max(most, bin.count);
    for (const Bin& bin : all)
        out << static_cast<double>(bin.count) / most;
    return out;
}

QStringList KernelDetails::histogramTexts() const {
    QStringList out;
    for (const Bin& bin : bins())
        out << tr("%1 runs of %2 to %3")
                   .arg(QString::number(bin.count), durationText(microseconds(bin.from)),
                        durationText(microseconds(bin.to)));
    return out;
}

QString KernelDetails::shortest() const {
    const std::vector<Bin> all = bins();
    return all.empty() ? QString() : durationText(microseconds(all.front().from));
}

QString KernelDetails::longest() const {
    const std::vector<Bin> all = bins();
    return all.empty() ? QString() : durationText(microseconds(all.back().to));
}

QString KernelDetails::roofText() const {
    const auto point = std::find_if(m_points.begin(), m_points.end(),
                                    [](const RooflinePoint& p) { return p.selected; });
    if (point == m_points.end())
        return m_kernel ? tr("It computes nothing that counts as arithmetic: its memory traffic "
                             "alone tells how fast it is.")
                        : QString();
    const Roof& roof = m_roofs[point->roof];
    const bool memory = point->intensity * roof.bandwidth < roof.rate;
    return tr("%1 of what %2 can do with %3: %4")
        .arg(point->percent > 100 ? tr("More than all") : percentageText(point->percent),
             roof.onHost() ? tr("the CPU") : roof.provider,
             roof.doublePrecision ? tr("doubles") : tr("singles"),
             memory ? tr("memory is its limit, %1").arg(gigaText(roof.bandwidth, "GB/s"))
                    : tr("arithmetic is its limit, %1").arg(gigaText(roof.rate, "GFLOP/s")));
}

QString KernelDetails::roofRemark() const {
    if (m_withoutArithmetic == 0) return {};
    return m_withoutArithmetic == 1 ? tr("1 kernel without arithmetic is not in the picture.")
                                    : tr("%1 kernels without arithmetic are not in the picture.")
                                          .arg(m_withoutArithmetic);
}

QString KernelDetails::cacheKey() const {
    if (!m_kernel || m_kernel->cacheHits + m_kernel->cacheMisses == 0) return {};
    return QStringLiteral("%1").arg(m_kernel->kernel, 16, 16, QLatin1Char('0'));
}

/// The kernel that its line had before: one of this run that came earlier, else of the run before.
const KernelRecord* KernelDetails::madeBefore(bool& inThisRun) const {
    const KernelRecord* found = nullptr;
    for (const KernelRecord& k : m_graph->kernels) {
        if (&k == m_kernel) break; // they stand in the order in which they first ran
        if (k.provider == m_kernel->provider && k.title == m_kernel->title &&
            k.line == m_kernel->line)
            found = &k;
    }
    inThisRun = found != nullptr;
    if (found || !m_before) return found;
    for (const KernelRecord& k : m_before->kernels) {
        if (k.provider != m_kernel->provider) continue;
        if (k.kernel == m_kernel->kernel) return &k;
        if (k.title == m_kernel->title && (!found || k.line == m_kernel->line)) found = &k;
    }
    return found;
}

QString KernelDetails::difference() const {
    if (cacheKey().isEmpty()) return {};
    bool inThisRun = false;
    const KernelRecord* before = madeBefore(inThisRun);
    if (!before)
        return m_before ? tr("The run before had no kernel of these operations.")
                        : tr("There is no run before it to compare with.");
    if (before->kernel == m_kernel->kernel)
        return tr("The run before had the same key: the kernel was not made again.");
    const QString when = inThisRun ? tr("Another key than an earlier kernel of this line")
                                   : tr("Another key than in the run before");
    const TextDifference d = firstDifference(QString::fromStdString(before->source.str()),
                                             QString::fromStdString(m_kernel->source.str()));
    if (d.before.isEmpty() && d.after.isEmpty())
        return tr("%1: only the numbers of the script's lines differ.").arg(when);
    return tr("%1. First difference:\n− %2\n+ %3").arg(when, d.before, d.after);
}

} // namespace vitrine::app

#include "moc_kernel_details.cpp"
