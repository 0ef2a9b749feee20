// SPDX-License-Identifier: Apache-2.0
#pragma once
// The breakpoints of all open texts, of files that are not open, and the engine's, which are kept
// the same: set in the gutter or by dbstop. Those of files are kept between starts. Interface
// thread, but for what says otherwise.
#include "app_settings.h"
#include "editor/editor_tabs_model.h"
#include "engine_thread.h"

namespace vitrine::app {

class Breakpoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    Breakpoints(EngineThread& engine, EditorTabsModel& texts, AppSettings& settings);

    /// Engine thread: shows what commands changed, if they did.
    void readBack(const Session& session);

    [[nodiscard]] int count() const { return m_count; }
    Q_INVOKABLE void clear();
    // Of a line of an open text, for the editor of breakpoints.
    [[nodiscard]] Q_INVOKABLE bool has(vitrine::app::EditorDocument* text, int line) const;
    [[nodiscard]] Q_INVOKABLE QString conditionOf(vitrine::app::EditorDocument* text,
                                                  int line) const;
    [[nodiscard]] Q_INVOKABLE QString messageOf(vitrine::app::EditorDocument* text, int line) const;
    Q_INVOKABLE void put(vitrine::app::EditorDocument* text, int line, const QString& condition,
                         const QString& message);
    /// What is wrong with a condition as MATLAB code, or "".
    [[nodiscard]] Q_INVOKABLE QString problemOf(const QString& condition) const;

Q_SIGNALS:
    void changed();

private:
    using List = std::vector<BreakpointInfo>;
    struct Kept {
        BreakpointInfo breakpoint;
        QString text; ///< of its line; "": not known
    };
    void load();
    void store();
    void watch(int first, int last);
    void leave(int first, int last);
    void collect();
    void take(const List& all);
    /// Takes those of a text out of m_elsewhere.
    [[nodiscard]] std::vector<LineBreakpoints::Saved> takeOf(const EditorDocument& text);

    EngineThread& m_engine;
    EditorTabsModel& m_texts;
    AppSettings& m_settings;
    std::vector<Kept> m_elsewhere; ///< of files that are not open
    int m_count = 0;
    bool m_taking = false;
    /// Engine thread: as the interface knows them. Jobs that wait there may outlive this object.
    std::shared_ptr<List> m_known = std::make_shared<List>();
};

} // namespace vitrine::app
