// SPDX-License-Identifier: Apache-2.0
#pragma once
// The root object of the interface: owns the models, reads the engine's snapshots at display rate,
// and carries out what the user asks for. Interface thread.
#include "app_settings.h"
#include "debugger/breakpoints.h"
#include "debugger/debugger_model.h"
#include "debugger/script_prompt.h"
#include "dialogs/script_dialogs.h"
#include "editor/completer.h"
#include "editor/editor_tabs_model.h"
#include "editor/file_watch.h"
#include "editor/navigation.h"
#include "engine_thread.h"
#include "figures/figures_model.h"
#include "frame/command_palette.h"
#include "frame/command_table.h"
#include "frame/folder_model.h"
#include "frame/panel_windows.h"
#include "frame/recent_files.h"
#include "frame/window_layout.h"
#include "graph/graph_model.h"
#include "help/about.h"
#include "help/manual.h"
#include "history/run_history.h"
#include "kernels/kernel_details.h"
#include "lessons/lesson_guide.h"
#include "models/console_model.h"
#include "models/engine_settings.h"
#include "models/group_inspector.h"
#include "models/progress_model.h"
#include "models/run_advice.h"
#include "models/run_records.h"
#include "models/selection_model.h"
#include "models/tables.h"
#include "models/what_if.h"
#include "timeline/timeline_model.h"
#include "variables/variables_model.h"

#include <atomic>
#include <QObject>
#include <qqmlregistration.h>
#include <QTimer>

class QJSEngine;
class QQmlEngine;

namespace vitrine::app {

class Graphics;
class Theme;

class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(vitrine::app::EditorTabsModel* editor READ editor CONSTANT)
    Q_PROPERTY(vitrine::app::ConsoleModel* console READ console CONSTANT)
    Q_PROPERTY(vitrine::app::WorkspaceModel* workspace READ workspace CONSTANT)
    Q_PROPERTY(vitrine::app::ResidencyModel* residency READ residency CONSTANT)
    Q_PROPERTY(vitrine::app::KernelsModel* kernels READ kernels CONSTANT)
    Q_PROPERTY(vitrine::app::ProblemsModel* problems READ problems CONSTANT)
    Q_PROPERTY(vitrine::app::GraphModel* graph READ graph CONSTANT)
    Q_PROPERTY(vitrine::app::GroupInspector* inspector READ inspector CONSTANT)
    Q_PROPERTY(vitrine::app::RunAdvice* advice READ advice CONSTANT)
    Q_PROPERTY(vitrine::app::WhatIf* whatIf READ whatIf CONSTANT)
    Q_PROPERTY(vitrine::app::RunHistory* history READ history CONSTANT)
    Q_PROPERTY(vitrine::app::ProgressModel* progress READ progress CONSTANT)
    Q_PROPERTY(vitrine::app::KernelDetails* kernelDetails READ kernelDetails CONSTANT)
    Q_PROPERTY(vitrine::app::TimelineModel* timeline READ timeline CONSTANT)
    Q_PROPERTY(vitrine::app::SelectionModel* selection READ selection CONSTANT)
    Q_PROPERTY(vitrine::app::FiguresModel* figures READ figures CONSTANT)
    Q_PROPERTY(vitrine::app::Completer* completer READ completer CONSTANT)
    Q_PROPERTY(vitrine::app::ScriptPrompt* prompt READ prompt CONSTANT)
    /// What is being typed at the prompt.
    Q_PROPERTY(vitrine::app::EditorDocument* promptText READ promptText CONSTANT)
    Q_PROPERTY(vitrine::app::ScriptDialogs* dialogs READ dialogs CONSTANT)
    Q_PROPERTY(vitrine::app::DebuggerModel* debugger READ debugger CONSTANT)
    Q_PROPERTY(vitrine::app::Breakpoints* breakpoints READ breakpoints CONSTANT)
    Q_PROPERTY(vitrine::app::VariablesModel* variables READ variables CONSTANT)
    Q_PROPERTY(vitrine::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(vitrine::app::LessonGuide* guide READ guide CONSTANT)
    Q_PROPERTY(vitrine::app::WindowLayout* layout READ layout CONSTANT)
    Q_PROPERTY(vitrine::app::PanelWindows* panelWindows READ panelWindows CONSTANT)
    Q_PROPERTY(vitrine::app::EngineSettings* engineSettings READ engineSettings CONSTANT)
    Q_PROPERTY(vitrine::app::CommandTable* commands READ commands CONSTANT)
    Q_PROPERTY(vitrine::app::CommandPalette* palette READ palette CONSTANT)
    Q_PROPERTY(vitrine::app::RecentFiles* recentFiles READ recentFiles CONSTANT)
    Q_PROPERTY(vitrine::app::FolderModel* folder READ folder CONSTANT)
    Q_PROPERTY(vitrine::app::Manual* manual READ manual CONSTANT)
    Q_PROPERTY(vitrine::app::About* about READ about CONSTANT)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// The next run stops at the first operation that the device hands to the CPU.
    Q_PROPERTY(bool strict READ strict WRITE setStrict NOTIFY strictChanged)
    Q_PROPERTY(bool failed READ failed NOTIFY stateChanged)
    Q_PROPERTY(bool stopped READ stopped NOTIFY stateChanged)
    Q_PROPERTY(QString stateText READ stateText NOTIFY stateChanged)
    /// That the graph is not of the newest run, or "".
    Q_PROPERTY(QString recordText READ recordText NOTIFY stateChanged)
    Q_PROPERTY(QString deviceText READ deviceText NOTIFY stateChanged)
    Q_PROPERTY(QString memoryText READ memoryText NOTIFY stateChanged)
    Q_PROPERTY(QString graphicsMessage READ graphicsMessage CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY problemChanged)

public:
    Workbench(EngineThread& engine, const Graphics& graphics, bool persistent);
    ~Workbench() override;
    /// The workbench of the scene that an item belongs to.
    [[nodiscard]] static Workbench* of(const QObject* item);
    /// Becomes what `Workbench` means in the QML of this engine.
    void install(QQmlEngine& qml);
    /// The workbench that was installed in the QML engine.
    [[nodiscard]] static Workbench* create(QQmlEngine* qml, QJSEngine* scripts);

    [[nodiscard]] EditorTabsModel* editor() { return &m_editor; }
    [[nodiscard]] ConsoleModel* console() { return &m_console; }
    [[nodiscard]] WorkspaceModel* workspace() { return &m_workspace; }
    [[nodiscard]] ResidencyModel* residency() { return &m_residency; }
    [[nodiscard]] KernelsModel* kernels() { return &m_kernels; }
    [[nodiscard]] ProblemsModel* problems() { return &m_problems; }
    [[nodiscard]] GraphModel* graph() { return &m_graph; }
    [[nodiscard]] GroupInspector* inspector() { return &m_inspector; }
    [[nodiscard]] RunAdvice* advice() { return &m_advice; }
    [[nodiscard]] WhatIf* whatIf() { return &m_whatIf; }
    [[nodiscard]] RunHistory* history() { return &m_history; }
    [[nodiscard]] ProgressModel* progress() { return &m_progress; }
    [[nodiscard]] KernelDetails* kernelDetails() { return &m_kernelDetails; }
    [[nodiscard]] SelectionModel* selection() { return &m_selection; }
    [[nodiscard]] TimelineModel* timeline() { return &m_timeline; }
    [[nodiscard]] FiguresModel* figures() { return &m_figures; }
    [[nodiscard]] Completer* completer() { return &m_completer; }
    [[nodiscard]] ScriptPrompt* prompt() { return &m_prompt; }
    [[nodiscard]] EditorDocument* promptText() { return &m_promptText; }
    [[nodiscard]] ScriptDialogs* dialogs() { return &m_dialogs; }
    [[nodiscard]] DebuggerModel* debugger() { return &m_debugger; }
    [[nodiscard]] Breakpoints* breakpoints() { return &m_breakpoints; }
    [[nodiscard]] VariablesModel* variables() { return &m_variables; }
    [[nodiscard]] AppSettings* settings() { return &m_settings; }
    [[nodiscard]] LessonGuide* guide() { return &m_guide; }
    [[nodiscard]] WindowLayout* layout() { return &m_layout; }
    [[nodiscard]] PanelWindows* panelWindows() { return m_panelWindows.get(); }
    [[nodiscard]] EngineSettings* engineSettings() { return &m_engineSettings; }
    [[nodiscard]] CommandTable* commands() { return &m_commands; }
    [[nodiscard]] CommandPalette* palette() { return &m_palette; }
    [[nodiscard]] FolderModel* folder() { return &m_folder; }
    [[nodiscard]] Manual* manual() { return &m_manual; }
    [[nodiscard]] About* about() { return &m_about; }
    [[nodiscard]] RecentFiles* recentFiles() { return &m_recentFiles; }
    [[nodiscard]] Theme& theme() { return *m_theme; }
    [[nodiscard]] SourceNames& names() { return m_names; }

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool strict() const { return m_engineSettings.values().strict; }
    void setStrict(bool strict);
    /// The last run ended with an error, or was stopped; false while another one runs.
    [[nodiscard]] bool failed() const {
        return m_hasRun && !m_running && !m_outcome.ok && !m_outcome.interrupted;
    }
    [[nodiscard]] bool stopped() const { return m_hasRun && !m_running && m_outcome.interrupted; }
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString recordText() const;
    [[nodiscard]] QString deviceText() const { return m_deviceText; }
    [[nodiscard]] QString memoryText() const { return m_memoryText; }
    [[nodiscard]] QString graphicsMessage() const { return m_graphicsMessage; }
    /// The last thing that went wrong outside a script (a file, a window), or "".
    [[nodiscard]] QString problem() const { return m_problem; }
    Q_INVOKABLE void setProblem(const QString& text);
    /// A function, a page of the manual, or its first for "", in the help panel.
    Q_INVOKABLE void showHelp(const QString& topic);
    /// Opens a file of the current folder, goes into a folder of it, or says that it has no view
    /// here.
    Q_INVOKABLE void openEntry(const QString& path);
    /// What another program dropped: scripts are opened, data are loaded.
    Q_INVOKABLE void openDropped(const QUrl& url) { openEntry(url.toLocalFile()); }
    /// As `cd` does it, unless something runs.
    Q_INVOKABLE void changeFolder(const QString& path);
    /// Large type and one panel at a time, or back.
    void present(bool on);
    /// The text that the program was started with; whether there is one to run. What is said of a
    /// file that cannot be opened stays in the command window.
    [[nodiscard]] bool openFirst(const QString& file);
    /// Something good to know that is no problem, or "".
    [[nodiscard]] QString notice() const { return m_notice; }
    void setNotice(const QString& text);

    /// Runs the current text, saved first when it has a file; stopped code goes on instead.
    Q_INVOKABLE void run();
    /// Runs, or goes on, to a line of a text; what stops before it stops all the same.
    Q_INVOKABLE void runTo(vitrine::app::EditorDocument* document, int line);
    /// Runs the current text without and with the pins; the why card shows both.
    Q_INVOKABLE void comparePins();
    /// Runs a part of the current text (a section or a selection).
    Q_INVOKABLE void runPart(const QString& text);
    Q_INVOKABLE void runCommand(const QString& text);
    /// A line of the prompt: a command, or what the running script asked for.
    Q_INVOKABLE void enter(const QString& text);
    /// The caret stands on a line because the user put it there.
    Q_INVOKABLE void caretMoved(vitrine::app::EditorDocument* document, int line);
    Q_INVOKABLE void stop();
    /// Ctrl+C copies what is selected; where nothing is, it stops what runs: was it that?
    [[nodiscard]] Q_INVOKABLE bool stopByKey(int key, int modifiers, const QString& selected);
    Q_INVOKABLE void clearWorkspace();
    /// Leaves the program; the user has decided about each unsaved text.
    Q_INVOKABLE void quit();
    /// Nothing would be lost if the window closed.
    [[nodiscard]] bool mayClose() const { return m_quitting || m_editor.nextModified(0) < 0; }
    /// A text is being shown because something of it was selected elsewhere.
    [[nodiscard]] Q_INVOKABLE bool revealing() const { return m_revealing; }
    /// What a name is: a variable with where it lives, or a function's documentation; or "".
    [[nodiscard]] Q_INVOKABLE QString describe(const QString& name) const;
    /// Asks for a variable's value, which valueTold() gives with the description, unless something
    /// runs that does not stand still.
    Q_INVOKABLE void askValue(const QString& name);
    /// Shows a place; an empty file is the current text.
    Q_INVOKABLE void goTo(const QString& file, int line, int column);
    /// Shows the place that a line of the command window names, if it names one.
    Q_INVOKABLE void followOutput(int line);
    /// Shows where the name at the caret gets its meaning: in its text, in the file of a function,
    /// or what the manual says of one that is built in.
    void goToDefinition();
    /// The next problem of the current text, or the one before.
    void goToProblem(bool before);
    /// The panel comes into view and has the keyboard.
    void goToPanel(const QString& panel);
    /// To the panel after or before the one that has the keyboard, of those that are shown.
    void stepPanels(int by);
    [[nodiscard]] Navigation& navigation() { return m_navigation; }
    /// Shows the selected line, with the keyboard in the text.
    Q_INVOKABLE void goToSelection();
    Q_INVOKABLE void saveGraph(const QUrl& url);
    /// The array of a row of the residency table gets a copy on the CPU, or leaves the device.
    Q_INVOKABLE void gatherBuffer(const QString& buffer);
    Q_INVOKABLE void evictBuffer(const QString& buffer);
    // Files, for the dialog that chooses them.
    /// The current text's folder, or the one that the program was started in.
    [[nodiscard]] Q_INVOKABLE QUrl startFolder() const;
    [[nodiscard]] Q_INVOKABLE bool isFile(const QString& path) const;
    [[nodiscard]] Q_INVOKABLE bool isFolder(const QString& path) const;
    [[nodiscard]] Q_INVOKABLE QString localPath(const QUrl& url) const;
    [[nodiscard]] Q_INVOKABLE QUrl fileUrl(const QString& path) const;
    Q_INVOKABLE void copyText(const QString& text) const;
    /// Was the text run, or did something of it run: does its caret select what its line did?
    [[nodiscard]] Q_INVOKABLE bool isRunDocument(vitrine::app::EditorDocument* document) const;
    /// Bytes that one binding may span, and texels that one pixel may average in each direction.
    [[nodiscard]] std::pair<uint64_t, uint32_t> drawLimits() const;
    /// Nothing runs, or what does waits for the user, and graph and figures show the newest state.
    [[nodiscard]] bool settled() const;
    [[nodiscard]] const RunOutcome& lastOutcome() const { return m_outcome; }

Q_SIGNALS:
    void valueTold(const QString& name, const QString& text);
    void runningChanged();
    void stateChanged();
    void strictChanged();
    void problemChanged();
    /// A text begins to run.
    void runBegan();
    void runEnded();
    /// The window should close, but there are unsaved texts.
    void unsavedAtClose();
    void quitWanted();
    /// The script or a command said exit or quit; the window should close in the ordinary way.
    void exitRequested();

private:
    /// The current text as something to run, saved first when it has a file; null when that failed.
    std::function<RunOutcome(Session&)> wholeText();
    void start(const EditorDocument* text, std::function<RunOutcome(Session&)> job);
    void finish(const RunOutcome& outcome);
    /// The run that ends as one of the history's.
    [[nodiscard]] KeptRun keptRun(std::shared_ptr<const RunProfile> profile) const;
    void keepRun();
    void showRun(const KeptRun* run);
    void showInWindow(DesktopRequest request, const QString& subject);
    void wake();
    void refresh();
    void showRecord();
    /// The present, or the moment that the timeline's cursor stands on.
    void showResidency();
    void showStop();
    /// On the engine's thread, which must not be running a script; says what fails.
    void moveBuffer(const QString& buffer, Status (Session::*move)(uint64_t), const QString& done);
    void showVariables();
    [[nodiscard]] const VariableInfo* variable(const QString& name) const;
    [[nodiscard]] static QString headOf(const VariableInfo& variable);
    /// Shows a file of the function that the manual knows nothing of, if there is one.
    void goToFunction(const QString& name);
    void runFrom(EditorDocument* document, const SourcePlace& until);
    void showProblems();
    /// Brings the panel into view in which something has to be seen or answered.
    void revealPanels();
    void followLessons();
    /// A figure of the last run, for a lesson's question (runFigures()).
    [[nodiscard]] std::optional<double> runFigure(const QString& name) const;
    /// The open text of that name, opened if it is a file; null when it is neither.
    EditorDocument* documentOf(const QString& source);

    EngineThread& m_engine;
    const Graphics& m_graphics;
    AppSettings m_settings;
    EngineSettings m_engineSettings;
    std::unique_ptr<Theme> m_theme;
    WindowLayout m_layout;
    RecentFiles m_recentFiles;
    CommandTable m_commands;
    CommandPalette m_palette;
    FolderModel m_folder;
    Manual m_manual;
    About m_about;
    std::unique_ptr<PanelWindows> m_panelWindows;
    EditorTabsModel m_editor;
    FileWatch m_fileWatch{m_editor};
    Navigation m_navigation{m_editor, [this](const QString& source, int line, int column) {
                                goTo(source, line, column);
                            }};
    ConsoleModel m_console;
    WorkspaceModel m_workspace;
    ResidencyModel m_residency;
    KernelsModel m_kernels;
    ProblemsModel m_problems;
    SourceNames m_names;
    ProgressModel m_progress;
    GraphModel m_graph;
    SelectionModel m_selection;
    TimelineModel m_timeline;
    GroupInspector m_inspector;
    RunAdvice m_advice;
    WhatIf m_whatIf;
    RunHistory m_history;
    KernelDetails m_kernelDetails;
    FiguresModel m_figures;
    Breakpoints m_breakpoints;
    ScriptPrompt m_prompt;
    ScriptDialogs m_dialogs;
    DebuggerModel m_debugger;
    VariablesModel m_variables;
    RunRecords m_records;
    LessonGuide m_guide;
    Completer m_completer;
    EditorDocument m_promptText{QStringLiteral("command"), {}, {}, false, *m_theme, nullptr};
    QTimer m_refreshTimer;
    std::atomic<bool> m_woken{false};
    bool m_variablesDue = false; ///< a snapshot came between two stops
    std::shared_ptr<const SessionSnapshot> m_shown;
    QMetaObject::Connection m_problemSource;
    QPointer<EditorDocument> m_runDocument;
    QString m_runRemark; ///< of the run in the history
    SourcePlace m_caret; ///< where the user put it last
    SourcePlace m_stoppedAt;
    RunOutcome m_outcome;
    std::optional<PinComparison> m_comparison;   ///< of the run that ends
    std::shared_ptr<const RunProfile> m_profile; ///< likewise; null: it was a command
    bool m_running = false;
    bool m_hasRun = false;
    bool m_quitting = false;
    bool m_revealing = false;
    QString m_deviceText, m_memoryText, m_graphicsMessage, m_problem, m_notice;
};

} // namespace vitrine::app
