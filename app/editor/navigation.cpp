// SPDX-License-Identifier: Apache-2.0
#include "editor/navigation.h"

namespace vitrine::app {
namespace {

constexpr std::size_t kMostPlaces = 100;

} // namespace

Navigation::Navigation(EditorTabsModel& tabs, Show show) : m_tabs(tabs), m_show(std::move(show)) {}

Navigation::Place Navigation::here() const {
    const EditorDocument* text = m_tabs.current();
    if (!text) return {};
    return {text->source(), text->lineAt(text->caret()), text->columnAt(text->caret())};
}

void Navigation::leave() {
    const Place place = here();
    if (m_leading || place.line == 0) return;
    const bool same =
        !m_past.empty() && m_past.back().source == place.source && m_past.back().line == place.line;
    if (!same) m_past.push_back(place);
    if (m_past.size() > kMostPlaces) m_past.erase(m_past.begin());
    m_future.clear();
    Q_EMIT changed();
}

void Navigation::go(std::vector<Place>& from, std::vector<Place>& to) {
    if (from.empty()) return;
    const Place now = here(), place = from.back();
    from.pop_back();
    if (now.line != 0) to.push_back(now);
    m_leading = true;
    m_show(place.source, place.line, place.column);
    m_leading = false;
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_navigation.cpp"
