// SPDX-License-Identifier: Apache-2.0
#include "models/tables.h"

#include "format.h"

#include <algorithm>

namespace vitrine::app {
namespace {

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

double microseconds(int64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1e3;
}

bool sameRow(const VariableInfo& a, const VariableInfo& b) {
    return a.name == b.name && a.preview == b.preview && a.shape == b.shape &&
           a.className == b.className && a.bytes == b.bytes && a.livesOn == b.livesOn &&
           a.buffer == b.buffer;
}

QString lineText(uint32_t line) {
    return line == 0 ? QStringLiteral("–") : QString::number(line);
}

QString ageText(int64_t nanoseconds) {
    const auto seconds = static_cast<double>(std::max<int64_t>(nanoseconds, 0)) / 1e9;
    if (seconds < 1) return QStringLiteral("now");
    if (seconds < 120) return QString::number(seconds, 'f', 0) + QStringLiteral(" s");
    return QString::number(seconds / 60, 'f', 0) + QStringLiteral(" min");
}

} // namespace

QString kernelKey(uint64_t kernel) {
    return kernel == 0 ? QString() : QString::number(kernel, 16);
}

WorkspaceModel::WorkspaceModel(QObject* parent)
    : RecordModel({QStringLiteral("name"), QStringLiteral("value"), QStringLiteral("shape"),
                   QStringLiteral("className"), QStringLiteral("bytes"), QStringLiteral("livesOn"),
                   QStringLiteral("buffer")},
                  parent) {}

void WorkspaceModel::update(const SessionSnapshot& snapshot) {
    QVector<Record> records;
    records.reserve(static_cast<qsizetype>(snapshot.variables.size()));
    // A step changes one variable of many: the rows of the others are those that there are.
    auto known = m_variables.begin();
    for (const VariableInfo& v : snapshot.variables) {
        while (known != m_variables.end() && known->name < v.name)
            ++known;
        if (known != m_variables.end() && sameRow(*known, v)) {
            records.append(rows()[known - m_variables.begin()]);
            continue;
        }
        // Size and class have columns; a value that is not shown is not said again.
        const bool shown = v.preview != v.shape + " " + v.className;
        records.append({text(v.name), shown ? text(v.preview) : text(v.shape), text(v.shape),
                        text(v.className).section(QLatin1Char('.'), -1), bytesText(v.bytes),
                        text(v.livesOn),
                        QVariant::fromValue<double>(static_cast<double>(v.buffer))});
    }
    m_variables = snapshot.variables;
    setRecords(std::move(records));
}

ResidencyModel::ResidencyModel(QObject* parent)
    : RecordModel({QStringLiteral("buffer"), QStringLiteral("variable"), QStringLiteral("shape"),
                   QStringLiteral("className"), QStringLiteral("bytes"), QStringLiteral("use"),
                   QStringLiteral("state"), QStringLiteral("device"), QStringLiteral("uploads"),
                   QStringLiteral("downloads"), QStringLiteral("line"), QStringLiteral("lastUse"),
                   QStringLiteral("age"), QStringLiteral("held")},
                  parent) {
    constexpr int kSecond = 1000;
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &ResidencyModel::aged);
}

void ResidencyModel::setWatched(bool watched) {
    if (watched == m_clock.isActive()) return;
    if (watched)
        m_clock.start();
    else
        m_clock.stop();
    Q_EMIT watchedChanged();
    if (watched) Q_EMIT aged();
}

bool ResidencyModel::isArray(int row) const {
    return !m_past && cell(row, QStringLiteral("held")) == QLatin1String("array");
}

bool ResidencyModel::canGather(const QString& buffer) const {
    const int row = rowOf(buffer);
    return isArray(row) && cell(row, QStringLiteral("state")) == QLatin1String("device");
}

bool ResidencyModel::canEvict(const QString& buffer) const {
    const int row = rowOf(buffer);
    return isArray(row) && cell(row, QStringLiteral("state")).toString().contains(u"device");
}

void ResidencyModel::update(const GraphSnapshot& graph, int64_t now) {
    QVector<Record> records;
    uint64_t bytes = 0;
    uint32_t buffers = 0;
    for (const ResidentBuffer& b : graph.residency) {
        bytes += b.bytes;
        buffers += b.buffers;
        const QString use =
            b.figure ? b.buffers > 1 ? tr("%1 drawn frames").arg(b.buffers) : tr("drawn frame")
            : b.variable.empty() ? tr("temporary")
                                 : tr("variable");
        // What is pending has no buffer yet; a row needs a key of its own all the same.
        const QString key =
            b.id != 0 ? QString::number(b.id) : QString::number(-1 - records.size());
        records.append({key, text(b.variable), text(b.shape), text(b.dtype), bytesText(b.bytes),
                        use, text(b.state), text(b.device), b.uploads, b.downloads,
                        lineText(b.line), ageText(now - b.lastUse), ageText(now - b.created),
                        b.figure ? QStringLiteral("figure") : QStringLiteral("array")});
    }
    setRecords(std::move(records));
    const QString total = buffers == 0 ? QString()
                          : buffers == 1
                              ? tr("%1 in 1 buffer").arg(bytesText(bytes))
                              : tr("%1 in %2 buffers").arg(bytesText(bytes)).arg(buffers);
    setTotal(total, false);
}

void ResidencyModel::setTotal(const QString& total, bool past) {
    m_past = past;
    ++m_revision;
    Q_EMIT renewed();
    if (total == m_total) return;
    m_total = total;
    Q_EMIT totalChanged();
}

void ResidencyModel::showMoment(const QVector<HeldBuffer>& held, const QString& when) {
    const QString none = QStringLiteral("–");
    QVector<Record> records;
    uint64_t bytes = 0;
    for (const HeldBuffer& b : held) {
        bytes += b.bytes;
        const auto known = [&none](const QString& s) { return s.isEmpty() ? none : s; };
        const QString age =
            b.age < 0 ? tr("before") : durationText(static_cast<double>(b.age) / 1e3);
        records.append({QString::number(b.buffer), b.variable, known(b.shape), known(b.className),
                        bytesText(b.bytes), b.variable.isEmpty() ? tr("temporary") : tr("variable"),
                        QStringLiteral("device"), known(b.device), none, none, lineText(b.line),
                        none, age, QStringLiteral("array")});
    }
    setRecords(std::move(records));
    setTotal(tr("At %1: %2").arg(when, held.isEmpty() ? tr("nothing") : bytesText(bytes)), true);
}

KernelsModel::KernelsModel(QObject* parent)
    : RecordModel({QStringLiteral("kernel"), QStringLiteral("title"), QStringLiteral("provider"),
                   QStringLiteral("line"), QStringLiteral("runs"), QStringLiteral("total"),
                   QStringLiteral("minimum"), QStringLiteral("median"), QStringLiteral("maximum"),
                   QStringLiteral("bandwidth"), QStringLiteral("rate"), QStringLiteral("ceiling"),
                   QStringLiteral("compile"), QStringLiteral("cache")},
                  parent) {}

void KernelsModel::update(const GraphSnapshot& graph) {
    std::vector<const KernelRecord*> order;
    order.reserve(graph.kernels.size());
    for (const KernelRecord& k : graph.kernels)
        order.push_back(&k);
    std::stable_sort(order.begin(), order.end(), [](const KernelRecord* a, const KernelRecord* b) {
        return a->totalNs > b->totalNs;
    });
    QVector<Record> records;
    for (const KernelRecord* k : order) {
        const QString ceiling =
            // A rate that was measured while the machine was busy is too low to compare with.
            k->percentOfCeiling > 100 ? tr("> 100 %")
            : k->percentOfCeiling > 0 ? percentageText(k->percentOfCeiling)
                                      : QStringLiteral("–");
        const uint32_t launches = k->cacheHits + k->cacheMisses;
        const QString compile =
            launches == 0 ? QStringLiteral("–") : durationText(k->compileMs * 1e3);
        const QString cache =
            launches == 0 ? QStringLiteral("–") : tr("%1 of %2").arg(k->cacheHits).arg(launches);
        records.append({kernelKey(k->kernel), text(k->name),
                        k->provider == "host" ? tr("CPU") : text(k->provider), lineText(k->line),
                        k->count, durationText(microseconds(k->totalNs)),
                        durationText(microseconds(k->minNs)),
                        durationText(microseconds(k->medianNs)),
                        durationText(microseconds(k->maxNs)), bandwidthText(k->bytes, k->totalNs),
                        rateText(k->flops, k->totalNs), ceiling, compile, cache});
    }
    setRecords(std::move(records));
}

ProblemsModel::ProblemsModel(QObject* parent)
    : RecordModel({QStringLiteral("key"), QStringLiteral("line"), QStringLiteral("column"),
                   QStringLiteral("message"), QStringLiteral("hint"), QStringLiteral("isError")},
                  parent) {}

void ProblemsModel::update(const std::vector<Problem>& problems) {
    QVector<Record> records;
    for (const Problem& p : problems) {
        records.append({QStringLiteral("%1:%2:%3").arg(p.line).arg(p.column).arg(text(p.message)),
                        p.line, p.column, text(p.message), text(p.hint), p.isError});
    }
    setRecords(std::move(records));
}

} // namespace vitrine::app

#include "moc_tables.cpp"
