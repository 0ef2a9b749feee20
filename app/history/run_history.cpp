// SPDX-License-Identifier: Apache-2.0
#include "history/run_history.h"

#include "format.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr const char* kReadsDevice = "history/readDevice";

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

QString timeOrNone(double us) {
    return us < 0 ? QStringLiteral("–") : durationText(us);
}

QString changeText(double before, double after) {
    if (before <= 0 || after < 0) return {};
    const double ratio = after / before;
    constexpr double kSame = 0.03; // runs of the same text differ by so much
    if (std::abs(ratio - 1) < kSame) return QStringLiteral("=");
    if (ratio >= 2) return QStringLiteral("× %1").arg(ratio, 0, 'f', ratio < 10 ? 1 : 0);
    const double percent = 100 * (ratio - 1);
    return (percent > 0 ? QStringLiteral("+%1 %") : QStringLiteral("−%1 %"))
        .arg(std::abs(percent), 0, 'f', 0);
}

QString lineText(uint32_t before, uint32_t after) {
    if (before == after || before == 0) return QString::number(after);
    if (after == 0) return QString::number(before);
    return QStringLiteral("%1 → %2").arg(before).arg(after);
}

QString bytesChange(uint64_t before, uint64_t after) {
    if (before == 0 && after == 0) return {};
    if (before == after) return bytesText(after);
    return QStringLiteral("%1 → %2").arg(bytesText(before), bytesText(after));
}

QString sideText(const std::string& provider) {
    return provider == "host" ? QStringLiteral("CPU")
                              : text(provider).section(u'(', 0, 0).trimmed();
}

/// Of the figures of a whole run.
QString figureLabel(std::string_view name) {
    struct Label {
        std::string_view name;
        const char* text;
    };
    static constexpr Label kLabels[] = {
        {"total", QT_TRANSLATE_NOOP("RunHistory", "Whole run")},
        {"interpreter", QT_TRANSLATE_NOOP("RunHistory", "Interpreter")},
        {"plan", QT_TRANSLATE_NOOP("RunHistory", "Plan")},
        {"compile", QT_TRANSLATE_NOOP("RunHistory", "Compile")},
        {"transfer", QT_TRANSLATE_NOOP("RunHistory", "Transfer")},
        {"cpu", QT_TRANSLATE_NOOP("RunHistory", "CPU computing")},
        {"gpu", QT_TRANSLATE_NOOP("RunHistory", "GPU computing")},
        {"wait", QT_TRANSLATE_NOOP("RunHistory", "Wait")},
        {"other", QT_TRANSLATE_NOOP("RunHistory", "Other")},
        {"kernel_runs", QT_TRANSLATE_NOOP("RunHistory", "Kernel runs")},
        {"compiled", QT_TRANSLATE_NOOP("RunHistory", "Kernels compiled")},
        {"bytes_up", QT_TRANSLATE_NOOP("RunHistory", "Copied to the GPU")},
        {"bytes_down", QT_TRANSLATE_NOOP("RunHistory", "Copied to the CPU")},
    };
    for (const Label& label : kLabels) {
        if (label.name == name) return RunHistory::tr(label.text);
    }
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString figureText(const ComparedFigure& f, double value) {
    switch (f.unit) {
    case ComparedFigure::Unit::Microseconds:
        return durationText(value);
    case ComparedFigure::Unit::Bytes:
        return bytesText(static_cast<uint64_t>(value));
    case ComparedFigure::Unit::Count:
        break;
    }
    return QString::number(value, 'f', 0);
}

RecordModel::Record rowOf(const QString& key, std::initializer_list<QString> cells) {
    RecordModel::Record row{key};
    for (const QString& cell : cells)
        row.append(cell);
    return row;
}

} // namespace

RunHistory::RunHistory(SelectionModel& selection, AppSettings& settings)
    : m_selection(selection), m_settings(settings),
      m_readsDevice(settings.value(QString::fromLatin1(kReadsDevice), false).toBool()),
      m_runs({QStringLiteral("key"), QStringLiteral("name"), QStringLiteral("when"),
              QStringLiteral("took"), QStringLiteral("remark"), QStringLiteral("state")}),
      m_lines({QStringLiteral("key"), QStringLiteral("line"), QStringLiteral("text"),
               QStringLiteral("before"), QStringLiteral("after"), QStringLiteral("change"),
               QStringLiteral("moved"), QStringLiteral("decision")}),
      m_kernels({QStringLiteral("key"), QStringLiteral("title"), QStringLiteral("line"),
                 QStringLiteral("side"), QStringLiteral("runs"), QStringLiteral("before"),
                 QStringLiteral("after"), QStringLiteral("change"), QStringLiteral("median"),
                 QStringLiteral("text")}),
      m_figures({QStringLiteral("key"), QStringLiteral("before"), QStringLiteral("after"),
                 QStringLiteral("change")}),
      m_answers({QStringLiteral("key"), QStringLiteral("verdict"), QStringLiteral("before"),
                 QStringLiteral("after")}) {}

void RunHistory::setReadsDevice(bool reads) {
    if (reads == m_readsDevice) return;
    m_readsDevice = reads;
    m_settings.setValue(QString::fromLatin1(kReadsDevice), reads);
    Q_EMIT readsDeviceChanged();
}

void RunHistory::add(KeptRun run) {
    m_source = run.source;
    const int before = m_after;
    m_after = m_kept.add(std::move(run)).number;
    const std::deque<KeptRun>& runs = m_kept.of(m_source);
    const auto here = [&runs](int number) {
        return std::any_of(runs.begin(), runs.end(),
                           [number](const KeptRun& r) { return r.number == number; });
    };
    m_chosen = m_chosen && here(m_before);
    if (!m_chosen) m_before = here(before) ? before : 0;
    if (m_before == 0 && runs.size() > 1) m_before = runs[runs.size() - 2].number;
    compare();
}

void RunHistory::setSource(const QString& source) {
    if (source == m_source) return;
    m_source = source;
    chooseLatest();
    compare();
}

void RunHistory::chooseLatest() {
    const std::deque<KeptRun>& runs = m_kept.of(m_source);
    m_chosen = false;
    m_after = runs.empty() ? 0 : runs.back().number;
    m_before = runs.size() < 2 ? 0 : runs[runs.size() - 2].number;
}

void RunHistory::clear() {
    m_kept.clear();
    m_before = m_after = m_shown = 0;
    m_chosen = false;
    compare();
}

const KeptRun* RunHistory::find(const QString& key) const {
    return m_kept.find(key.toInt());
}

QString RunHistory::describe(const KeptRun& run) {
    const QString name = tr("Run %1 of %2, %3").arg(run.number).arg(run.title, run.when.toString());
    return run.remark.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, run.remark);
}

std::shared_ptr<const GraphSnapshot> RunHistory::graphBefore() const {
    const int shown = m_shown != 0 ? m_shown : m_kept.newest();
    std::shared_ptr<const GraphSnapshot> graph;
    for (const KeptRun& run : m_kept.of(m_source)) {
        if (run.number < shown) graph = run.graph;
    }
    return graph;
}

void RunHistory::setBefore(const QString& key) {
    if (!find(key) || key == before()) return;
    m_before = key.toInt();
    m_chosen = true;
    compare();
}

void RunHistory::setAfter(const QString& key) {
    if (!find(key) || key == after()) return;
    m_after = key.toInt();
    compare();
}

void RunHistory::show(const QString& key) {
    const KeptRun* run = find(key);
    if (!run) return;
    m_shown = run->number == m_kept.newest() ? 0 : run->number;
    Q_EMIT changed();
    Q_EMIT showWanted(m_shown == 0 ? nullptr : run);
}

void RunHistory::showNewest() {
    if (m_shown == 0) return;
    m_shown = 0;
    Q_EMIT changed();
}

void RunHistory::compare() {
    const KeptRun* a = m_kept.find(m_before);
    const KeptRun* b = m_kept.find(m_after);
    m_comparison.reset();
    if (a && b && a != b) m_comparison = compareRuns(*a->profile, *b->profile);
    fillRuns();
    fillLines();
    fillKernels();
    fillFigures();
    fillAnswers();
    Q_EMIT changed();
}

void RunHistory::fillRuns() {
    QVector<RecordModel::Record> rows;
    const std::deque<KeptRun>& runs = m_kept.of(m_source);
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        const RunProfile& profile = *run->profile;
        QStringList remarks;
        if (profile.state == "error") remarks << tr("error");
        if (profile.state == "stopped") remarks << tr("stopped");
        if (!run->remark.isEmpty()) remarks << run->remark;
        if (!run->trace) remarks << tr("without its timeline");
        rows.append(
            rowOf(keyOf(run->number),
                  {nameOf(run->number), run->when.toString(), durationText(profile.time.total),
                   remarks.join(QStringLiteral(", ")), text(profile.state)}));
    }
    m_runs.setRecords(std::move(rows));
}

void RunHistory::fillLines() {
    QVector<RecordModel::Record> rows;
    if (m_comparison) {
        for (const ComparedLine& line : m_comparison->lines) {
            QStringList changes;
            for (const std::string& change : line.changes)
                changes << text(change);
            if (line.before < 0) changes << tr("no array work before");
            if (line.after < 0) changes << tr("no array work now");
            rows.append(rowOf(QString::number(rows.size()),
                              {lineText(line.lineBefore, line.lineAfter), text(line.text),
                               timeOrNone(line.before), timeOrNone(line.after),
                               changeText(line.before, line.after),
                               bytesChange(line.bytesBefore, line.bytesAfter),
                               changes.join(QStringLiteral("; "))}));
        }
    }
    m_lines.setRecords(std::move(rows));
}

void RunHistory::fillKernels() {
    QVector<RecordModel::Record> rows;
    if (m_comparison) {
        for (const ComparedKernel& k : m_comparison->kernels) {
            const QString was = sideText(k.providerBefore), is = sideText(k.providerAfter);
            const bool both = !was.isEmpty() && !is.isEmpty();
            const QString side = both && was != is ? QStringLiteral("%1 → %2").arg(was, is)
                                                   : (is.isEmpty() ? was : is);
            const QString runs =
                both && k.countBefore != k.countAfter
                    ? QStringLiteral("%1 → %2").arg(k.countBefore).arg(k.countAfter)
                    : QString::number(std::max(k.countBefore, k.countAfter));
            rows.append(
                rowOf(QString::number(rows.size()),
                      {text(k.name), k.line == 0 ? QStringLiteral("–") : QString::number(k.line),
                       side, runs, timeOrNone(k.before), timeOrNone(k.after),
                       changeText(k.before, k.after), changeText(k.medianBefore, k.medianAfter),
                       !both        ? (is.isEmpty() ? tr("gone") : tr("new"))
                       : k.sameText ? tr("the same")
                                    : tr("another")}));
        }
    }
    m_kernels.setRecords(std::move(rows));
}

void RunHistory::fillFigures() {
    QVector<RecordModel::Record> rows;
    if (m_comparison) {
        for (const ComparedFigure& f : m_comparison->figures)
            rows.append(rowOf(figureLabel(f.name), {figureText(f, f.before), figureText(f, f.after),
                                                    changeText(f.before, f.after)}));
        const auto orDefault = [](const std::string& value) {
            return value.empty() ? tr("default") : text(value);
        };
        for (const ComparedSetting& s : m_comparison->settings)
            rows.append(rowOf(s.name == "pins" ? tr("Pins") : text(s.name),
                              {orDefault(s.before), orDefault(s.after), QString()}));
    }
    m_figures.setRecords(std::move(rows));
}

void RunHistory::fillAnswers() {
    using Verdict = ComparedAnswer::Verdict;
    QVector<RecordModel::Record> rows;
    if (m_comparison) {
        for (const ComparedAnswer& a : m_comparison->answers) {
            const QString verdict = a.verdict == Verdict::Same         ? tr("the same bits")
                                    : a.verdict == Verdict::Differs    ? tr("differs")
                                    : a.verdict == Verdict::OnlyBefore ? tr("only before")
                                    : a.verdict == Verdict::OnlyAfter  ? tr("only now")
                                                                       : tr("not read: on the GPU");
            rows.append(rowOf(text(a.name), {verdict, text(a.kindBefore), text(a.kindAfter)}));
        }
    }
    m_answers.setRecords(std::move(rows));
}

QString RunHistory::summary() const {
    if (!m_comparison) return {};
    const ComparedFigure& total = m_comparison->figures.front();
    const QString change = changeText(total.before, total.after);
    const QString times =
        QStringLiteral("%1 → %2").arg(durationText(total.before), durationText(total.after));
    return change.isEmpty() ? times : QStringLiteral("%1 (%2)").arg(times, change);
}

QString RunHistory::verdict() const {
    return m_comparison ? text(answersText(*m_comparison)) : QString();
}

bool RunHistory::sameAnswers() const {
    using Verdict = ComparedAnswer::Verdict;
    return m_comparison && m_comparison->comparable &&
           m_comparison->count(Verdict::Differs) + m_comparison->count(Verdict::OnlyBefore) +
                   m_comparison->count(Verdict::OnlyAfter) ==
               0;
}

void RunHistory::selectLine(const QString& key) {
    const auto row = static_cast<std::size_t>(key.toInt());
    if (!m_comparison || row >= m_comparison->lines.size()) return;
    const ComparedLine& line = m_comparison->lines[row];
    if (line.lineAfter == 0) return;
    const bool own = line.file == m_comparison->after;
    m_selection.selectLine(own ? m_source : text(line.file), static_cast<int>(line.lineAfter));
    Q_EMIT m_selection.revealWanted();
}

void RunHistory::selectKernel(const QString& key) {
    const auto row = static_cast<std::size_t>(key.toInt());
    if (!m_comparison || row >= m_comparison->kernels.size()) return;
    const ComparedKernel& kernel = m_comparison->kernels[row];
    if (kernel.line == 0 || kernel.after < 0) return;
    m_selection.selectLine(m_source, static_cast<int>(kernel.line));
    Q_EMIT m_selection.revealWanted();
}

} // namespace vitrine::app

#include "moc_run_history.cpp"
