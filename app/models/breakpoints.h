// SPDX-License-Identifier: Apache-2.0
#pragma once
// The breakpoints of all open texts and the engine's, which are kept the same: set in the gutter
// or by dbstop. Interface thread, but for what says otherwise.
#include "editor/editor_tabs_model.h"
#include "engine_thread.h"

namespace vitrine::app {

class Breakpoints : public QObject {
    Q_OBJECT

public:
    Breakpoints(EngineThread& engine, EditorTabsModel& texts);

    /// Engine thread: shows what commands changed, if they did.
    void readBack(const Session& session);

Q_SIGNALS:
    void changed();

private:
    using List = std::vector<BreakpointInfo>;
    void watch(int first, int last);
    void collect();
    void take(const List& all);

    EngineThread& m_engine;
    EditorTabsModel& m_texts;
    List m_elsewhere; ///< of files that are not open
    bool m_taking = false;
    List m_known; ///< engine thread: as the interface knows them
};

} // namespace vitrine::app
