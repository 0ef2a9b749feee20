// SPDX-License-Identifier: Apache-2.0
// What the timeline says in words.
#include "format.h"
#include "timeline/timeline_model.h"

#include <algorithm>
#include <QLocale>

namespace vitrine::app {
namespace {

QString counted(uint64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

QString kindOf(Series series) {
    switch (series) {
    case Series::Interpreter:
        return TimelineModel::tr("interpreter");
    case Series::Plan:
        return TimelineModel::tr("plan");
    case Series::Capture:
        return TimelineModel::tr("captured");
    case Series::Compile:
        return TimelineModel::tr("compile");
    case Series::Upload:
        return TimelineModel::tr("upload");
    case Series::Gpu:
        return TimelineModel::tr("GPU");
    case Series::Cpu:
        return TimelineModel::tr("CPU");
    case Series::Download:
        return TimelineModel::tr("download");
    case Series::Sink:
        return TimelineModel::tr("sink");
    case Series::Wait:
        break;
    }
    return TimelineModel::tr("wait");
}

} // namespace

QString TimelineModel::laneName(Lane lane) {
    switch (lane) {
    case Lane::Interpreter:
        return tr("Interpreter");
    case Lane::Plan:
        return tr("Plan");
    case Lane::Compile:
        return tr("Compile");
    case Lane::Upload:
        return tr("Upload");
    case Lane::Gpu:
        return tr("GPU");
    case Lane::Cpu:
        return tr("CPU");
    case Lane::Download:
        return tr("Download");
    case Lane::Wait:
        break;
    }
    return tr("Wait");
}

QString TimelineModel::timeText(int64_t time) const {
    const int64_t begin = m_index ? m_index->begin() : 0;
    return durationText(static_cast<double>(std::max<int64_t>(time - begin, 0)) / 1e3);
}

QString TimelineModel::nameOf(const BarId& bar) const {
    const Event& event = m_index->event(bar);
    const QString label = QString::fromUtf8(event.label);
    if (bar.series == Series::Wait) return tr("wait %1").arg(label);
    if (bar.series == Series::Sink) return tr("%1 reads").arg(label);
    // A label is cut to fit into its event; the record has the whole.
    const bool compute = bar.series == Series::Gpu || bar.series == Series::Cpu;
    const GraphGroup* group = compute ? m_selection.findGroup(event.group) : nullptr;
    if (group && !group->name.empty()) return QString::fromStdString(group->name);
    if (const KernelRecord* kernel =
            bar.series == Series::Compile ? m_selection.findKernel(event.kernel) : nullptr)
        return QString::fromStdString(kernel->name);
    if (!label.isEmpty()) return label;
    const GraphNode* node = m_selection.findNode(event.node);
    if (node && !node->variable.empty())
        return tr("%1 of %2").arg(kindOf(bar.series), QString::fromStdString(node->variable));
    return kindOf(bar.series);
}

QString TimelineModel::describe(const BarId& bar) const {
    if (!m_index || bar.at >= m_index->series(bar.series).size()) return {};
    const Event& event = m_index->event(bar);
    QStringList lines;
    const bool compute = bar.series == Series::Gpu || bar.series == Series::Cpu;
    lines << (compute || bar.series == Series::Compile || bar.series == Series::Capture
                  ? tr("%1 · %2").arg(nameOf(bar), kindOf(bar.series))
                  : nameOf(bar));
    const int64_t length = event.end - event.start;
    lines << (length > 0
                  ? tr("%1 at %2")
                        .arg(durationText(static_cast<double>(length) / 1e3), timeText(event.start))
                  : tr("at %1").arg(timeText(event.start)));
    QStringList facts;
    if (event.line != 0) facts << tr("line %1").arg(event.line);
    if (event.bytes != 0) facts << bytesText(event.bytes);
    if (event.bytes != 0 && length > 0 && bar.series != Series::Sink)
        facts << bandwidthText(event.bytes, length);
    if (event.cache != CacheResult::None)
        facts << (event.cache == CacheResult::Miss ? tr("made from source") : tr("from the cache"));
    if (!facts.isEmpty()) lines << facts.join(QStringLiteral(" · "));
    return lines.join(QLatin1Char('\n'));
}

QString TimelineModel::selectionText() const {
    if (!m_moment.selected) return {};
    return describe(*m_moment.selected).replace(QLatin1Char('\n'), QStringLiteral(" · "));
}

QString TimelineModel::countText() const {
    if (empty()) return {};
    const std::size_t all = m_index->count();
    const std::size_t here =
        m_index->countIn(static_cast<int64_t>(m_view.begin()), static_cast<int64_t>(m_view.end()));
    if (here == all) return all == 1 ? tr("1 event") : tr("%1 events").arg(counted(all));
    return tr("%1 of %2 events").arg(counted(here), counted(all));
}

QString TimelineModel::droppedText() const {
    if (!m_index || m_index->dropped() == 0) return {};
    return tr("The first %1 events were dropped").arg(counted(m_index->dropped()));
}

QString TimelineModel::bufferName(const MemoryCurve::Held& held) const {
    if (const auto& graph = m_selection.graph()) {
        for (const ResidentBuffer& b : graph->residency) {
            if (b.id == held.buffer && !b.variable.empty())
                return QString::fromStdString(b.variable);
        }
    }
    if (held.event == MemoryCurve::kNoEvent) return {};
    return QString::fromUtf8(m_index->event(held.event).label);
}

/// "x 8 MiB, 9 × u 2.2 MiB and 3 more".
QString TimelineModel::holdersText(int64_t time) const {
    constexpr qsizetype kNamed = 3;
    struct Holder {
        QString name;
        uint64_t bytes = 0;
        int buffers = 0;
    };
    QVector<Holder> holders;
    for (const MemoryCurve::Held& held : m_index->memory().heldAt(time)) {
        const QString name = bufferName(held);
        const auto same = std::find_if(holders.begin(), holders.end(),
                                       [&](const Holder& h) { return h.name == name; });
        Holder& holder = same == holders.end() ? holders.emplaceBack() : *same;
        holder.name = name;
        holder.bytes += held.bytes;
        ++holder.buffers;
    }
    std::stable_sort(holders.begin(), holders.end(),
                     [](const Holder& a, const Holder& b) { return a.bytes > b.bytes; });
    QStringList names;
    int others = 0;
    for (const Holder& holder : holders) {
        constexpr uint64_t kTold = 1000; // parts of what the first one has
        if (names.size() == kNamed || holder.bytes < holders[0].bytes / kTold) {
            others += holder.buffers;
            continue;
        }
        const QString name = holder.name.isEmpty() ? tr("temporary") : holder.name;
        names << (holder.buffers == 1 ? QStringLiteral("%1 %2").arg(name, bytesText(holder.bytes))
                                      : QStringLiteral("%1 × %2 %3")
                                            .arg(holder.buffers)
                                            .arg(name, bytesText(holder.bytes)));
    }
    const QString list = names.join(QStringLiteral(", "));
    return others == 0 ? list : tr("%1 and %2 more").arg(list).arg(others);
}

QString TimelineModel::memoryText() const {
    if (!m_index || m_index->memory().peak() == 0) return {};
    const MemoryCurve& curve = m_index->memory();
    const int64_t when = std::max(curve.peakTime(), m_index->begin());
    return tr("Peak %1 at %2: %3").arg(bytesText(curve.peak()), timeText(when), holdersText(when));
}

QString TimelineModel::memoryAt(int64_t time) const {
    if (!m_index) return {};
    const uint64_t bytes = m_index->memory().at(time);
    return bytes == 0 ? tr("nothing on the device\nat %1").arg(timeText(time))
                      : tr("%1 on the device\nat %2: %3")
                            .arg(bytesText(bytes), timeText(time), holdersText(time));
}

QString TimelineModel::momentText() const {
    if (!m_index || !hasMoment()) return {};
    const int64_t time = *m_moment.cursor;
    const uint64_t bytes = m_index->memory().at(time);
    QString text = tr("At %1: ").arg(timeText(time));
    text += bytes == 0 ? tr("nothing on the device")
                       : tr("%1 on the device: %2").arg(bytesText(bytes), holdersText(time));
    if (const GraphGroup* group = m_selection.findGroup(momentGroup()))
        text += tr(" · %1 runs").arg(QString::fromStdString(group->makes));
    return text;
}

QVector<HeldBuffer> TimelineModel::heldAtMoment() const {
    QVector<HeldBuffer> rows;
    if (!m_index || !hasMoment()) return rows;
    for (const MemoryCurve::Held& held : m_index->memory().heldAt(*m_moment.cursor)) {
        HeldBuffer row;
        row.buffer = held.buffer;
        row.bytes = held.bytes;
        row.variable = bufferName(held);
        row.age = held.since == 0 ? -1 : *m_moment.cursor - held.since;
        if (const auto& graph = m_selection.graph()) {
            for (const ResidentBuffer& b : graph->residency) {
                if (b.id != held.buffer) continue;
                row.shape = QString::fromStdString(b.shape);
                row.className = QString::fromStdString(b.dtype);
                row.line = b.line;
            }
        }
        if (held.event != MemoryCurve::kNoEvent)
            row.device =
                QString::fromStdString(m_index->provider(m_index->event(held.event).provider));
        rows.append(row);
    }
    return rows;
}

} // namespace vitrine::app
