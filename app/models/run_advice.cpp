// SPDX-License-Identifier: Apache-2.0
#include "models/run_advice.h"

#include "format.h"

#include <algorithm>
#include <cmath>
#include <QFileInfo>
#include <set>

namespace vitrine::app {
namespace {

struct Words {
    const char* kind;
    const char* label;
    const char* meaning;
};

constexpr Words kWords[] = {
    {"interpreter", QT_TRANSLATE_NOOP("RunAdvice", "Interpreter"),
     QT_TRANSLATE_NOOP("RunAdvice", "the script itself, and built-in functions without a kernel")},
    {"plan", QT_TRANSLATE_NOOP("RunAdvice", "Plan"),
     QT_TRANSLATE_NOOP("RunAdvice", "capturing operations, fusing and placing them")},
    {"compile", QT_TRANSLATE_NOOP("RunAdvice", "Compile"),
     QT_TRANSLATE_NOOP("RunAdvice", "making kernels, or taking them from the cache on disk")},
    {"transfer", QT_TRANSLATE_NOOP("RunAdvice", "Transfer"),
     QT_TRANSLATE_NOOP("RunAdvice", "copies between CPU and GPU")},
    {"cpu", QT_TRANSLATE_NOOP("RunAdvice", "CPU"),
     QT_TRANSLATE_NOOP("RunAdvice", "kernels on the CPU")},
    {"gpu", QT_TRANSLATE_NOOP("RunAdvice", "GPU"),
     QT_TRANSLATE_NOOP("RunAdvice", "the run stood still while the GPU computed")},
    {"wait", QT_TRANSLATE_NOOP("RunAdvice", "Wait"),
     QT_TRANSLATE_NOOP("RunAdvice", "commands and answers on their way, pause, input")},
    {"other", QT_TRANSLATE_NOOP("RunAdvice", "Other"),
     QT_TRANSLATE_NOOP("RunAdvice", "starting the device, tables and figures for this window")},
};

const Words& wordsOf(std::string_view kind) {
    const auto found = std::find_if(std::begin(kWords), std::end(kWords),
                                    [&](const Words& w) { return w.kind == kind; });
    Q_ASSERT(found != std::end(kWords));
    return *found;
}

QString percentText(double share) {
    const double percent = 100 * share;
    return QStringLiteral("%1 %").arg(percent, 0, 'f', percent < 9.95 ? 1 : 0);
}

} // namespace

RunAdvice::RunAdvice(SelectionModel& selection, SourceNames& names, QObject* parent)
    : QObject(parent), m_selection(selection), m_names(names) {
    connect(&selection, &SelectionModel::changed, this, &RunAdvice::selectionMoved);
}

void RunAdvice::begin(const QString& key) {
    m_running = true;
    m_key = key;
    m_time = {};
    const auto before = m_complete.find(key);
    m_before = before == m_complete.end() ? std::nullopt : std::optional(before->second);
    setAdvice(nullptr);
    tell();
}

void RunAdvice::showTime(const TimeSplit& time) {
    if (!m_running) return;
    m_time = time;
    tell();
}

void RunAdvice::finish(const TimeSplit& time, const std::shared_ptr<const Advice>& advice,
                       bool complete) {
    if (!m_running) return;
    m_running = false;
    m_time = time;
    // Parts of texts have their words as keys.
    constexpr std::size_t kMost = 256;
    if (m_complete.size() >= kMost) m_complete.clear();
    if (complete)
        m_complete[m_key] = time;
    else
        m_before.reset(); // half a run is no faster
    setAdvice(advice);
    tell();
}

void RunAdvice::clear() {
    m_running = false;
    m_time = {};
    m_before.reset();
    setAdvice(nullptr);
    tell();
}

void RunAdvice::showEarlier(const TimeSplit& time, const std::shared_ptr<const Advice>& advice) {
    if (m_running) return;
    m_time = time;
    m_before.reset();
    setAdvice(advice);
    tell();
}

void RunAdvice::tell() {
    m_parts = partsOfTime();
    Q_EMIT changed();
}

QString RunAdvice::total() const {
    return m_time.total > 0 ? durationText(m_time.total) : QString();
}

QString RunAdvice::change() const {
    if (m_running || !m_before || m_before->total <= 0 || m_time.total <= 0) return {};
    constexpr double kSame = 0.03; // runs of the same text differ by so much
    const double ratio = m_time.total / m_before->total;
    if (std::abs(ratio - 1) < kSame) return tr("as long as the run before");
    if (ratio < 1) return tr("%1 less than the run before").arg(percentText(1 - ratio));
    if (ratio < 2) return tr("%1 more than the run before").arg(percentText(ratio - 1));
    return tr("%1 times the run before").arg(ratio, 0, 'f', 1);
}

QList<TimeShare> RunAdvice::partsOfTime() const {
    QList<TimeShare> list;
    if (m_time.total <= 0) return list;
    for (const TimePart& part : timeParts()) {
        const double value = m_time.*part.value;
        if (value <= 0) continue;
        const Words& words = wordsOf(part.name);
        TimeShare row;
        row.kind = QString::fromLatin1(words.kind);
        row.label = tr(words.label);
        row.value = durationText(value);
        row.share = value / m_time.total;
        row.hint = tr("%1: %2\n%3, %4 of the run")
                       .arg(row.label, tr(words.meaning), row.value, percentText(row.share));
        if (m_before && !m_running)
            row.hint += tr("\n%1 in the run before").arg(durationText((*m_before).*part.value));
        constexpr double kTold = 1.02; // hardly more says nothing
        if (part.name == "gpu" && m_time.gpuBusy > kTold * m_time.gpu)
            row.hint += tr("\n%1 computing in all: the rest beside other work")
                            .arg(durationText(m_time.gpuBusy));
        list << row;
    }
    return list;
}

QList<TimeShare> RunAdvice::legend() const {
    constexpr double kLeast = 0.01;
    QList<TimeShare> list = m_parts;
    list.removeIf([](const TimeShare& part) { return part.share < kLeast; });
    std::stable_sort(list.begin(), list.end(),
                     [](const TimeShare& a, const TimeShare& b) { return a.share > b.share; });
    return list;
}

QString RunAdvice::remark() const {
    if (!m_advice || m_advice->omitted == 0) return {};
    return m_advice->omitted == 1 ? tr("1 more cost little")
                                  : tr("%1 more cost little").arg(m_advice->omitted);
}

void RunAdvice::setAdvice(std::shared_ptr<const Advice> advice) {
    if (!m_advice && !advice) return;
    m_advice = std::move(advice);
    m_findings.clear();
    setSelected(-1);
    if (m_advice) {
        // The file is said where that tells places apart.
        std::set<uint32_t> files;
        for (const Finding& f : m_advice->findings) {
            if (f.line != 0) files.insert(f.file);
        }
        for (const Finding& f : m_advice->findings) {
            FindingFact row;
            if (f.microseconds > 0)
                row.cost =
                    (f.measured ? QString() : QStringLiteral("~")) + durationText(f.microseconds);
            row.share = std::min(1.0, f.microseconds / std::max(m_advice->time.total, 1e-9));
            if (f.line != 0) {
                const QString file = f.file && files.size() > 1
                                         ? QFileInfo(m_names.of(f.file)).fileName()
                                         : QString();
                row.place = file.isEmpty() ? tr("line %1").arg(f.line)
                                           : QStringLiteral("%1:%2").arg(file).arg(f.line);
            }
            row.text = QString::fromStdString(f.text);
            row.advice = QString::fromStdString(f.advice);
            row.rule = QString::fromStdString(f.rule);
            m_findings << row;
        }
    }
    Q_EMIT findingsChanged();
}

void RunAdvice::select(int finding) {
    if (!m_advice || finding < 0 || finding >= static_cast<int>(m_findings.size())) return;
    const Finding& f = m_advice->findings[static_cast<std::size_t>(finding)];
    m_selecting = true;
    const SourcePlace place{f.file ? m_names.of(f.file) : QString(), f.line};
    const auto shows = [&] { return m_selection.place() == place; };
    // The operation is of another line where its array is only read here.
    if (f.node != 0) m_selection.selectNode(static_cast<int>(f.node));
    if (f.line != 0 && !place.source.isEmpty() && !shows()) {
        m_selection.selectLine(place.source, static_cast<int>(f.line));
        Q_EMIT m_selection.revealWanted();
    }
    m_selecting = false;
    setSelected(finding);
}

void RunAdvice::setSelected(int finding) {
    if (finding == m_selected) return;
    m_selected = finding;
    Q_EMIT selectedChanged();
}

/// Something else was selected: the finding is no longer what is shown.
void RunAdvice::selectionMoved() {
    if (m_selecting || m_selected < 0 || !m_advice) return;
    const Finding& f = m_advice->findings[static_cast<std::size_t>(m_selected)];
    const SourcePlace place{f.file ? m_names.of(f.file) : QString(), f.line};
    if (!(m_selection.place() == place)) setSelected(-1);
}

} // namespace vitrine::app

#include "moc_run_advice.cpp"
