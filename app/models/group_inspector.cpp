// SPDX-License-Identifier: Apache-2.0
#include "models/group_inspector.h"

#include "format.h"

#include <algorithm>
#include <QFileInfo>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

Fact row(const QString& label, const QString& value, double share = -1, const QString& kind = {}) {
    return {label, value, share, kind};
}

} // namespace

GroupInspector::GroupInspector(SelectionModel& selection, QObject* parent)
    : QObject(parent), m_selection(selection) {
    connect(&selection, &SelectionModel::changed, this, &GroupInspector::refresh);
}

void GroupInspector::refresh() {
    m_graph = m_selection.graph();
    m_group = nullptr;
    m_kernel = nullptr;
    if (m_graph) {
        for (const GraphGroup& group : m_graph->groups) {
            if (static_cast<int>(group.id) == m_selection.group()) m_group = &group;
        }
        for (const KernelRecord& kernel : m_graph->kernels) {
            if (kernel.kernel == m_selection.kernelNumber() && kernel.kernel != 0)
                m_kernel = &kernel;
        }
    }
    readSource();
    m_costs = m_group ? costsOf(m_group->decision) : QList<Fact>();
    m_facts = m_group ? factsOf(*m_group) : QList<Fact>();
    m_timings = m_kernel ? timingsOf(*m_kernel) : QList<Fact>();
    Q_EMIT changed();
}

/// The generated code says behind a statement which line it computes: "// line 12".
void GroupInspector::readSource() {
    const SharedText text = m_kernel ? m_kernel->source : SharedText();
    if (&text.str() == &m_text.str()) return; // snapshots of a run share it
    m_text = text;
    m_source = QString::fromStdString(text.str());
    m_rows.clear();
    if (!m_kernel) return;
    static const QRegularExpression kLine(QStringLiteral("// line (\\d+)\\s*$"));
    int at = 0;
    for (const QString& statement : m_source.split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch match = kLine.match(statement);
        m_rows.push_back({at, match.hasMatch() ? match.captured(1).toInt() : 0});
        at += static_cast<int>(statement.size()) + 1;
    }
}

QList<int> GroupInspector::markedRows() const {
    QList<int> out;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].line != 0 && m_rows[row].line == m_selection.line())
            out << static_cast<int>(row);
    }
    return out;
}

int GroupInspector::firstUserRow() const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const KernelRow& row) { return row.line != 0; });
    return found == m_rows.end() ? 0 : static_cast<int>(found - m_rows.begin());
}

int GroupInspector::offsetOfRow(int row) const {
    return row >= 0 && static_cast<std::size_t>(row) < m_rows.size()
               ? m_rows[static_cast<std::size_t>(row)].at
               : 0;
}

int GroupInspector::lineOfRow(int row) const {
    return row >= 0 && static_cast<std::size_t>(row) < m_rows.size()
               ? m_rows[static_cast<std::size_t>(row)].line
               : 0;
}

bool GroupInspector::selectRow(int row) {
    const int line = lineOfRow(row);
    if (line == 0 || !m_group) return false;
    // Of the group's nodes on that line the last, which holds the statement's result.
    const GraphNode* found = nullptr;
    for (const GraphNode& node : m_graph->nodes) {
        const bool member = std::find(m_group->nodes.begin(), m_group->nodes.end(), node.id) !=
                            m_group->nodes.end();
        if (member && static_cast<int>(node.line) == line) found = &node;
    }
    if (!found) return false;
    m_selection.selectNode(static_cast<int>(found->id));
    return true;
}

QString GroupInspector::title() const {
    if (m_group) return QString::fromStdString(m_group->name);
    return m_kernel ? QString::fromStdString(m_kernel->name) : QString();
}

bool GroupInspector::onDevice() const {
    return m_group && m_group->onDevice;
}

QString GroupInspector::target() const {
    if (!m_group) return {};
    return m_group->onDevice ? QString::fromStdString(m_group->decision.target) : tr("the CPU");
}

QString GroupInspector::reason() const {
    return m_group ? QString::fromStdString(m_group->decision.reason) : QString();
}

QString GroupInspector::lineText() const {
    if (!m_group) return {};
    // One part a text: "lines 15, 16 of heat.m".
    QStringList parts;
    const std::vector<SourcePlace>& places = m_selection.places();
    for (auto first = places.begin(); first != places.end();) {
        const auto last = std::find_if(
            first, places.end(), [&](const SourcePlace& p) { return p.source != first->source; });
        QStringList numbers; // "9, 10, 16–22": three and more in a row are a stretch
        for (auto p = first; p != last;) {
            auto end = std::next(p);
            while (end != last && end->line == std::prev(end)->line + 1)
                ++end;
            if (end - p < 3) end = std::next(p);
            const uint32_t until = std::prev(end)->line;
            numbers << (until == p->line ? QString::number(until)
                                         : QStringLiteral("%1–%2").arg(p->line).arg(until));
            p = end;
        }
        constexpr qsizetype kMost = 8;
        if (numbers.size() > kMost) numbers = numbers.mid(0, kMost) << QStringLiteral("…");
        const QString name = first->source == QLatin1String("command")
                                 ? tr("the command window")
                                 : QFileInfo(first->source).fileName();
        parts << (last - first == 1 ? tr("line %1 of %2") : tr("lines %1 of %2"))
                     .arg(numbers.join(QStringLiteral(", ")), name);
        first = last;
    }
    return parts.join(QStringLiteral(" · "));
}

QList<Fact> GroupInspector::costsOf(const Decision& d) const {
    const double measured = d.measuredMicroseconds;
    const double largest = std::max({d.hostMicroseconds, d.deviceMicroseconds, measured, 1e-9});
    const auto share = [largest](double us) { return us < 0 ? -1 : us / largest; };
    QList<Fact> rows;
    rows << row(tr("Predicted on the CPU"), durationText(d.hostMicroseconds),
                share(d.hostMicroseconds), QStringLiteral("cpu"));
    rows << row(tr("Predicted on the GPU"),
                d.deviceMicroseconds < 0 ? tr("not possible") : durationText(d.deviceMicroseconds),
                share(d.deviceMicroseconds), QStringLiteral("gpu"));
    rows << row(d.measuredRuns > 1 ? tr("Measured, mean of %1 runs").arg(d.measuredRuns)
                                   : tr("Measured"),
                measured < 0 ? tr("not measured yet") : durationText(measured), share(measured),
                QStringLiteral("measured"));
    return rows;
}

QList<Fact> GroupInspector::factsOf(const GraphGroup& group) const {
    QList<Fact> rows;
    rows << row(tr("Moved between CPU and GPU"), bytesText(group.decision.transferBytes));
    rows << row(tr("Memory traffic saved by fusion"), bytesText(group.bytesSaved));
    rows << row(tr("Operations"), operations());
    if (group.iterations > 1) {
        rows << row(tr("Times this group ran"), QString::number(group.iterations));
        rows << row(tr("Measured in total"),
                    durationText(group.decision.measuredTotalMicroseconds));
    }
    for (const GraphGroup& other : m_graph->groups) {
        if (other.id == group.id || other.nodes != group.nodes) continue;
        rows << row(other.onDevice ? tr("Other runs, on the GPU") : tr("Other runs, on the CPU"),
                    QString::number(other.iterations));
    }
    return rows;
}

/// "12: times, plus, minus": how many there are, and which kinds in their order.
QString GroupInspector::operations() const {
    constexpr qsizetype kMost = 3;
    QStringList kinds;
    for (const uint32_t id : m_group->nodes) {
        const GraphNode* node = m_selection.findNode(id);
        if (node && !kinds.contains(QString::fromStdString(node->op)))
            kinds << QString::fromStdString(node->op);
    }
    if (kinds.size() > kMost) kinds = kinds.mid(0, kMost) << QStringLiteral("…");
    return QStringLiteral("%1: %2")
        .arg(m_group->nodes.size())
        .arg(kinds.join(QStringLiteral(", ")));
}

QStringList GroupInspector::fused() const {
    QStringList list;
    if (!m_group) return list;
    for (const std::string& text : m_group->decision.fused)
        list << QString::fromStdString(text);
    return list;
}

QStringList GroupInspector::notFused() const {
    QStringList list;
    if (!m_group) return list;
    for (const NotFusedValue& value : m_group->decision.notFused)
        list << QString::fromStdString(value.text());
    list.removeDuplicates(); // different values of one operation
    return list;
}

QString GroupInspector::language() const {
    return m_kernel ? QString::fromStdString(m_kernel->language) : QString();
}

QString GroupInspector::assembly() const {
    return m_kernel ? QString::fromStdString(m_kernel->assembly.str()) : QString();
}

QList<Fact> GroupInspector::timingsOf(const KernelRecord& k) const {
    const double longest = std::max(static_cast<double>(k.maxNs), 1.0);
    const auto timed = [longest](const QString& label, int64_t ns) {
        return row(label, durationText(static_cast<double>(ns) / 1e3),
                   static_cast<double>(ns) / longest, QStringLiteral("measured"));
    };
    QList<Fact> rows;
    rows << timed(tr("Shortest run"), k.minNs) << timed(tr("Median run"), k.medianNs)
         << timed(tr("Longest run"), k.maxNs);
    rows << row(tr("Runs"), QString::number(k.count));
    rows << row(tr("Total"), durationText(static_cast<double>(k.totalNs) / 1e3));
    if (const uint32_t launches = k.cacheHits + k.cacheMisses; launches > 0) {
        rows << row(k.cacheMisses > 0 ? tr("Compiled in") : tr("Loaded in"),
                    durationText(k.compileMs * 1e3));
        rows << row(tr("Found in the kernel cache"),
                    tr("%1 of %2 launches").arg(k.cacheHits).arg(launches));
    }
    rows << row(tr("Memory traffic"), bandwidthText(k.bytes, k.totalNs));
    rows << row(tr("Arithmetic"), rateText(k.flops, k.totalNs));
    rows << row(tr("Of what the hardware can do"),
                k.percentOfCeiling > 0 ? percentageText(k.percentOfCeiling) : QStringLiteral("–"),
                k.percentOfCeiling > 0 ? std::min(k.percentOfCeiling / 100, 1.0) : -1,
                QStringLiteral("ceiling"));
    return rows;
}

QStringList GroupInspector::notes() const {
    QStringList out;
    if (!m_graph) return out;
    const std::vector<SourcePlace>& places = m_selection.places();
    for (const GraphNote& note : m_graph->notes) {
        const bool here =
            note.line == 0 || static_cast<int>(note.line) == m_selection.line() ||
            std::any_of(places.begin(), places.end(),
                        [&note](const SourcePlace& place) { return place.line == note.line; });
        if (here) out << QString::fromStdString(note.sentence());
    }
    return out;
}

QString GroupInspector::emptyText() const {
    if (m_group) return {};
    if (!m_graph || m_graph->nodes.empty())
        return tr("Run a script, then select a line or a node: this card tells where it ran, what "
                  "that cost, and why.");
    const int line = m_selection.line();
    const bool node = m_selection.node() != 0;
    if (line == 0 && !node) return tr("Select a line in the editor or a node in the graph.");
    const QString reason =
        line != 0 && m_lineReason ? m_lineReason(m_selection.place()) : QString();
    if (!reason.isEmpty()) return reason;
    if (node)
        return tr("No kernel computed this: it is an input, it was small enough to be computed at "
                  "once, or nothing needed it.");
    return tr("Line %1 has no operation on a large array. What it does, if anything, ran at once "
              "on "
              "the CPU.")
        .arg(line);
}

} // namespace vitrine::app

#include "moc_group_inspector.cpp"
