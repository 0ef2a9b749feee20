// SPDX-License-Identifier: Apache-2.0
#include "frame/window_layout.h"

#include "app_settings.h"

#include <algorithm>

namespace vitrine::app {
namespace {

constexpr const char* kModeKey = "layout/mode";
constexpr const char* kPoppedKey = "layout/popped";
constexpr std::array<const char*, 2> kHiddenKeys{"layout/hiddenInWrite", "layout/hiddenInExplain"};
constexpr std::array<const char*, 2> kPlacesKeys{"layout/placesInWrite", "layout/placesInExplain"};
constexpr std::array<const char*, 2> kModeNames{"write", "explain"};

QString text(const char* latin) {
    return QString::fromLatin1(latin);
}

/// What each way to work begins without.
QStringList hiddenAtFirst(WindowLayout::Mode mode) {
    if (mode == WindowLayout::Write)
        return {text("graph"),  text("why"),    text("tables"),
                text("lesson"), text("folder"), text("help")};
    return {text("console"), text("figures"), text("workspace"),
            text("lesson"),  text("folder"),  text("help")};
}

} // namespace

WindowLayout::WindowLayout(AppSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_panels{
                                                 {text("editor"), tr("Editor")},
                                                 {text("console"), tr("Command window")},
                                                 {text("figures"), tr("Figures and values")},
                                                 {text("workspace"), tr("Workspace")},
                                                 {text("graph"), tr("Acceleration graph")},
                                                 {text("why"), tr("Why and kernel")},
                                                 {text("tables"), tr("Findings and tables")},
                                                 {text("lesson"), tr("Lesson")},
                                                 {text("folder"), tr("Current folder")},
                                                 {text("help"), tr("Help")},
                                             } {
    const QString mode = settings.value(text(kModeKey), {}).toString();
    m_mode = mode == QLatin1String(kModeNames[Explain]) ? Explain : Write;
    // A kept name that no panel has any more is left out.
    const auto read = [&](const char* key, const QStringList& first) {
        const QVariant kept = settings.value(text(key), {});
        QStringList names = kept.isValid() ? kept.toStringList() : first;
        names.removeIf([this](const QString& name) { return !known(name); });
        return names;
    };
    m_hidden[Write] = read(kHiddenKeys[Write], hiddenAtFirst(Write));
    m_hidden[Explain] = read(kHiddenKeys[Explain], hiddenAtFirst(Explain));
    m_popped = read(kPoppedKey, {});
    for (const Mode of : {Write, Explain}) {
        const auto at = static_cast<std::size_t>(of);
        for (const QString& pair : settings.value(text(kPlacesKeys[at]), {}).toStringList()) {
            const QString panel = pair.section(QLatin1Char('>'), 0, 0);
            const QString place = pair.section(QLatin1Char('>'), 1);
            if (known(panel) && known(place) && panel != place) m_places[at][panel] = place;
        }
    }
}

bool WindowLayout::known(const QString& panel) const {
    return std::any_of(m_panels.begin(), m_panels.end(),
                       [&](const PanelFact& fact) { return fact.name == panel; });
}

QString WindowLayout::titleOf(const QString& panel) const {
    for (const PanelFact& fact : m_panels) {
        if (fact.name == panel) return fact.title;
    }
    return {};
}

QStringList WindowLayout::docked() const {
    QStringList names;
    for (const PanelFact& fact : m_panels) {
        if (!hidden().contains(fact.name) && !m_popped.contains(fact.name)) names << fact.name;
    }
    return names;
}

bool WindowLayout::shown(const QString& panel) const {
    return m_popped.contains(panel) || (known(panel) && !hidden().contains(panel));
}

QString WindowLayout::placeOf(const QString& panel) const {
    return m_places[static_cast<std::size_t>(m_mode)].value(panel, panel);
}

QStringList WindowLayout::panelsAt(const QString& place) const {
    QStringList names = docked();
    names.removeIf([&](const QString& panel) { return placeOf(panel) != place; });
    return names;
}

QString WindowLayout::frontAt(const QString& place) const {
    const QStringList there = panelsAt(place);
    const QString front = m_fronts[static_cast<std::size_t>(m_mode)].value(place);
    return there.contains(front) ? front : there.value(0);
}

bool WindowLayout::inFront(const QString& panel) const {
    return frontAt(placeOf(panel)) == panel;
}

void WindowLayout::moveTo(const QString& panel, const QString& other) {
    if (known(other)) moveInto(panel, placeOf(other));
}

void WindowLayout::moveInto(const QString& panel, const QString& place) {
    if (!known(panel) || !known(place) || placeOf(panel) == place) return;
    if (place == panel)
        places().remove(panel);
    else
        places()[panel] = place;
    m_popped.removeAll(panel);
    show(panel);
}

void WindowLayout::moveHome(const QString& panel) {
    if (places().remove(panel) > 0) show(panel);
}

void WindowLayout::bringToFront(const QString& panel) {
    m_fronts[static_cast<std::size_t>(m_mode)][placeOf(panel)] = panel;
    Q_EMIT changed();
}

void WindowLayout::setMode(Mode mode) {
    if (mode == m_mode && m_enlarged.isEmpty()) return;
    m_mode = mode;
    m_enlarged.clear();
    keep();
}

void WindowLayout::enlarge(const QString& panel) {
    if (!known(panel)) return;
    if (m_enlarged == panel) return restore();
    m_popped.removeAll(panel);
    m_enlarged = panel;
    keep();
}

void WindowLayout::restore() {
    if (m_enlarged.isEmpty()) return;
    m_enlarged.clear();
    Q_EMIT changed();
}

void WindowLayout::hide(const QString& panel) {
    if (!shown(panel)) return;
    m_popped.removeAll(panel);
    if (!hidden().contains(panel)) hidden() << panel;
    m_enlarged.clear();
    keep();
}

void WindowLayout::show(const QString& panel) {
    if (!known(panel)) return;
    if (!m_popped.contains(panel)) hidden().removeAll(panel);
    m_fronts[static_cast<std::size_t>(m_mode)][placeOf(panel)] = panel;
    if (m_enlarged != panel) m_enlarged.clear();
    keep();
}

void WindowLayout::toggle(const QString& panel) {
    if (shown(panel))
        hide(panel);
    else
        show(panel);
}

void WindowLayout::popOut(const QString& panel) {
    if (!known(panel) || m_popped.contains(panel)) return;
    m_popped << panel;
    m_enlarged.clear();
    keep();
}

void WindowLayout::dock(const QString& panel) {
    if (m_popped.removeAll(panel) == 0) return;
    hidden().removeAll(panel);
    keep();
}

void WindowLayout::reset() {
    m_hidden = {hiddenAtFirst(Write), hiddenAtFirst(Explain)};
    m_places = {};
    m_fronts = {};
    m_popped.clear();
    m_enlarged.clear();
    keep();
}

void WindowLayout::showAll() {
    hidden().clear();
    m_popped.clear();
    m_enlarged.clear();
    keep();
}

void WindowLayout::reveal(const QString& panel) {
    const bool popped = m_popped.contains(panel);
    const bool behind = !popped && (m_enlarged.isEmpty() ? !inFront(panel) : m_enlarged != panel);
    if (!shown(panel) || behind) show(panel);
}

void WindowLayout::lookAt(const QString& panel) {
    const Mode other = m_mode == Write ? Explain : Write;
    const bool there = !m_hidden[static_cast<std::size_t>(other)].contains(panel);
    // What both ways are to show comes along.
    if (known(panel) && !shown(panel) && there) {
        const bool lesson = shown(text("lesson"));
        setMode(other);
        if (lesson) hidden().removeAll(text("lesson"));
        return keep();
    }
    reveal(panel);
}

void WindowLayout::keep() {
    m_settings.setValue(text(kModeKey), text(kModeNames[static_cast<std::size_t>(m_mode)]));
    for (const Mode mode : {Write, Explain}) {
        const auto at = static_cast<std::size_t>(mode);
        const bool first = m_hidden[at] == hiddenAtFirst(mode);
        m_settings.setValue(text(kHiddenKeys[at]), first ? QVariant() : QVariant(m_hidden[at]));
        QStringList moved;
        for (auto entry = m_places[at].cbegin(); entry != m_places[at].cend(); ++entry)
            moved << entry.key() + QLatin1Char('>') + entry.value();
        moved.sort();
        m_settings.setValue(text(kPlacesKeys[at]), moved.isEmpty() ? QVariant() : QVariant(moved));
    }
    m_settings.setValue(text(kPoppedKey), m_popped.isEmpty() ? QVariant() : QVariant(m_popped));
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_window_layout.cpp"
