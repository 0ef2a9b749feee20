// SPDX-License-Identifier: Apache-2.0
#pragma once
// The places of the texts that the caret was led away from, to go back to and forward again, as a
// browser does. Interface thread.
#include "editor/editor_tabs_model.h"

#include <functional>
#include <vector>

namespace vitrine::app {

class Navigation : public QObject {
    Q_OBJECT

public:
    using Show = std::function<void(const QString& source, int line, int column)>;
    Navigation(EditorTabsModel& tabs, Show show);

    /// The caret is led elsewhere: back() leads to where it stands. Not while back() or forward()
    /// leads it.
    void leave();
    void back() { go(m_past, m_future); }
    void forward() { go(m_future, m_past); }
    [[nodiscard]] bool mayGoBack() const { return !m_past.empty(); }
    [[nodiscard]] bool mayGoForward() const { return !m_future.empty(); }

Q_SIGNALS:
    void changed();

private:
    struct Place {
        QString source;
        int line = 0, column = 0;
    };
    [[nodiscard]] Place here() const;
    void go(std::vector<Place>& from, std::vector<Place>& to);

    EditorTabsModel& m_tabs;
    Show m_show;
    std::vector<Place> m_past, m_future; ///< the latest last
    bool m_leading = false;
};

} // namespace vitrine::app
