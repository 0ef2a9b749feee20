// SPDX-License-Identifier: Apache-2.0
#include "models/what_if.h"

#include "format.h"

#include <algorithm>
#include <QFileInfo>
#include <QUrl>
#include <unordered_set>

namespace vitrine::app {
namespace {

QString settingsKey(const QString& path) {
    return QStringLiteral("pins/") + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

QString sideName(PinSide side) {
    return side == PinSide::Device ? QStringLiteral("gpu")
           : side == PinSide::Host ? QStringLiteral("cpu")
                                   : QStringLiteral("auto");
}

QString fusionName(PinFusion fusion) {
    return fusion == PinFusion::Apart      ? QStringLiteral("unfused")
           : fusion == PinFusion::Together ? QStringLiteral("fused")
                                           : QStringLiteral("free");
}

/// What all have, or "mixed".
QString common(const QStringList& names) {
    const bool same = std::all_of(names.begin(), names.end(),
                                  [&](const QString& name) { return name == names.front(); });
    return same ? names.value(0) : QStringLiteral("mixed");
}

PinSide sideOf(const QString& name) {
    return name == QLatin1String("gpu")   ? PinSide::Device
           : name == QLatin1String("cpu") ? PinSide::Host
                                          : PinSide::Free;
}

} // namespace

WhatIf::WhatIf(EngineThread& engine, SourceNames& names, SelectionModel& selection,
               EditorTabsModel& texts, AppSettings& settings)
    : m_engine(engine), m_names(names), m_selection(selection), m_texts(texts),
      m_settings(settings) {
    connect(&selection, &SelectionModel::changed, this, [this] {
        m_wholeGroup = true;
        Q_EMIT changed();
    });
    connect(&texts, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { watch(first, last); });
    connect(&texts, &QAbstractItemModel::rowsRemoved, this, &WhatIf::collect);
    watch(0, texts.count() - 1);
}

void WhatIf::watch(int first, int last) {
    for (int i = first; i <= last; ++i) {
        EditorDocument* text = m_texts.at(i);
        connect(text->pins(), &LinePins::changed, this, [this, text] {
            store(*text);
            collect();
        });
        connect(text, &EditorDocument::pathChanged, this, [this, text] {
            store(*text);
            collect();
        });
        if (!text->path().isEmpty()) {
            text->pins()->restore(
                m_settings.value(settingsKey(text->path()), QStringList()).toStringList());
        }
    }
}

void WhatIf::store(const EditorDocument& text) {
    if (text.path().isEmpty()) return; // Recovery keeps those of a text without a file
    const QStringList saved = text.pins()->saved();
    m_settings.setValue(settingsKey(text.path()), saved.isEmpty() ? QVariant() : QVariant(saved));
}

/// The engine gets the pins of all open texts.
void WhatIf::collect() {
    std::map<SourcePlace, LinePin> now;
    for (int i = 0; i < m_texts.count(); ++i) {
        for (const LinePin& pin : m_texts.at(i)->pins()->list())
            now[{m_texts.at(i)->source(), static_cast<uint32_t>(pin.line)}] = pin;
    }
    if (now == m_pins) return;
    m_pins = std::move(now);
    m_rows.clear();
    m_verdict.clear();
    std::vector<Pin> pins;
    for (const auto& [place, pin] : m_pins) {
        Pin next;
        next.file = place.source.toStdString();
        next.line = place.line;
        next.side = pin.side;
        next.fusion = pin.fusion;
        pins.push_back(std::move(next));
    }
    m_engine.post([pins = std::move(pins)](Session& session) { session.setPins(pins); });
    Q_EMIT pinsChanged();
    Q_EMIT changed();
}

void WhatIf::setWholeGroup(bool whole) {
    if (m_wholeGroup == whole) return;
    m_wholeGroup = whole;
    Q_EMIT changed();
}

std::vector<SourcePlace> WhatIf::scope() const {
    if (m_wholeGroup && !m_selection.places().empty()) return m_selection.places();
    return {m_selection.place()};
}

bool WhatIf::canPin() const {
    const std::vector<SourcePlace> places = scope();
    return std::any_of(places.begin(), places.end(), [this](const SourcePlace& p) {
        return p.valid() && m_texts.bySource(p.source) != nullptr;
    });
}

QString WhatIf::scopeText() const {
    const std::vector<SourcePlace> places = scope();
    if (places.size() == 1) return tr("line %1").arg(places.front().line);
    constexpr std::size_t kMost = 4;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(places.size(), kMost); ++i)
        lines << QString::number(places[i].line);
    const QString text = tr("lines %1").arg(lines.join(QStringLiteral(", ")));
    return places.size() > kMost ? tr("%1 … (%2)").arg(text).arg(places.size()) : text;
}

const LinePin* WhatIf::pinOf(const SourcePlace& place) const {
    const auto found = m_pins.find(place);
    return found == m_pins.end() ? nullptr : &found->second;
}

QString WhatIf::side() const {
    QStringList all;
    for (const SourcePlace& place : scope()) {
        const LinePin* pin = pinOf(place);
        all << sideName(pin ? pin->side : PinSide::Free);
    }
    return common(all);
}

QString WhatIf::fusion() const {
    QStringList all;
    for (const SourcePlace& place : scope()) {
        const LinePin* pin = pinOf(place);
        all << fusionName(pin ? pin->fusion : PinFusion::Free);
    }
    return common(all);
}

void WhatIf::setFuses(bool fuses) {
    if (m_fuses == fuses) return;
    m_fuses = fuses;
    Q_EMIT changed();
}

QList<PinFact> WhatIf::pins() const {
    const EditorDocument* current = m_texts.current();
    QList<PinFact> out;
    for (const auto& [place, pin] : m_pins) {
        const QString name = QFileInfo(place.source).fileName();
        const bool here = current && current->source() == place.source;
        QString text = here ? tr("line %1").arg(place.line)
                            : QStringLiteral("%1:%2").arg(name).arg(place.line);
        if (pin.side == PinSide::Device) text += tr(" · GPU");
        if (pin.side == PinSide::Host) text += tr(" · CPU");
        if (pin.fusion == PinFusion::Apart) text += tr(" · unfused");
        if (pin.fusion == PinFusion::Together) text += tr(" · fused");
        out << PinFact{text, tr("%1, line %2").arg(name).arg(place.line), sideName(pin.side)};
    }
    return out;
}

/// change(pin) for each line of the scope that an open text has.
template <typename Change>
void WhatIf::change(Change&& change) {
    for (const SourcePlace& place : scope()) {
        EditorDocument* text = m_texts.bySource(place.source);
        if (!text || !place.valid()) continue;
        LinePin pin = text->pins()->at(static_cast<int>(place.line));
        change(pin);
        text->pins()->set(pin);
    }
}

void WhatIf::runOn(const QString& side) {
    change([&](LinePin& pin) {
        pin.side = sideOf(side);
        // To let Vitrine decide is to let it decide all.
        if (pin.side == PinSide::Free) pin.fusion = PinFusion::Free;
    });
}

void WhatIf::fuse(const QString& fusion) {
    change([&](LinePin& pin) {
        pin.fusion = PinFusion::Free;
        for (const PinFusion known : {PinFusion::Apart, PinFusion::Together}) {
            if (fusionName(known) == fusion) pin.fusion = known;
        }
    });
}

void WhatIf::remove(int index) {
    if (index < 0 || index >= count()) return;
    const SourcePlace place = std::next(m_pins.begin(), index)->first;
    if (EditorDocument* text = m_texts.bySource(place.source))
        text->pins()->set({static_cast<int>(place.line), PinSide::Free, PinFusion::Free});
}

void WhatIf::clear() {
    for (int i = 0; i < m_texts.count(); ++i)
        m_texts.at(i)->pins()->clear();
}

/// "CPU 12.3 ms", "GPU 1.1 ms", or both, one a line, of the kernels that the pinned lines are in;
/// or "no kernel".
QString WhatIf::pinnedTime(const GraphSnapshot* graph) const {
    if (!graph) return tr("no kernel");
    std::unordered_set<uint32_t> nodes;
    for (const GraphNode& node : graph->nodes) {
        if (pinOf(m_names.placeOf(node))) nodes.insert(node.id);
    }
    double host = -1, device = -1; // µs; below 0: nothing ran there
    for (const GraphGroup& group : graph->groups) {
        const bool pinned = std::any_of(group.nodes.begin(), group.nodes.end(),
                                        [&](uint32_t id) { return nodes.count(id) != 0; });
        if (!pinned || group.decision.measuredRuns == 0) continue;
        double& sum = group.onDevice ? device : host;
        sum = std::max(sum, 0.0) + group.decision.measuredTotalMicroseconds;
    }
    QStringList parts;
    if (host >= 0) parts << tr("CPU %1").arg(durationText(host));
    if (device >= 0) parts << tr("GPU %1").arg(durationText(device));
    return parts.isEmpty() ? tr("no kernel") : parts.join(QLatin1Char('\n'));
}

void WhatIf::setComparison(const PinComparison& result) {
    const auto row = [](const QString& label, const QString& before, const QString& after) {
        return ComparedFact{label, before, after};
    };
    const PinnedRun &a = result.without, &b = result.with;
    const bool failed = !a.outcome.ok || !b.outcome.ok;
    m_opposite = result.opposite;
    m_rows.clear();
    if (!failed) {
        m_rows = {
            row(tr("Pinned lines"), pinnedTime(a.graph.get()), pinnedTime(b.graph.get())),
            row(result.rounds > 1 ? tr("Median of %1 runs").arg(result.rounds) : tr("Whole run"),
                durationText(a.seconds * 1e6), durationText(b.seconds * 1e6)),
            row(tr("Kernel runs"), QString::number(a.kernels), QString::number(b.kernels)),
            row(tr("Moved"), bytesText(a.bytesMoved), bytesText(b.bytesMoved))};
    }
    // Kernels are made once; a run that made them is not slower for good.
    constexpr double kWorthTelling = 1e-3; // s
    if (!failed && std::max(a.compileSeconds, b.compileSeconds) >= kWorthTelling) {
        const auto spent = [](double seconds) {
            return seconds > 0 ? durationText(seconds * 1e6) : QStringLiteral("–");
        };
        m_rows.insert(2,
                      row(tr("of it compiling"), spent(a.compileSeconds), spent(b.compileSeconds)));
    }
    m_same = !failed && result.differing.empty();
    QStringList differing;
    for (const std::string& name : result.differing)
        differing << QString::fromStdString(name);
    m_verdict = a.outcome.interrupted || b.outcome.interrupted
                    ? tr("The run was stopped, so there is nothing to compare.")
                : failed ? tr("A run ended with an error, so there is nothing to compare.")
                : m_same ? tr("Same answers: every variable and all output, to the bit.")
                         : tr("Not the same: %1. Pins never change an answer, but the time, a file "
                              "or a handle may.")
                               .arg(differing.join(QStringLiteral(", ")));
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_what_if.cpp"
