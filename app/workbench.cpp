// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "workbench.h"

#include "format.h"
#include "frame/standard_commands.h"
#include "session/program.h"
#include "theme.h"
#include "vulkan/graphics.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QTextBlock>
#include <QTextDocument>
#include <QVulkanFunctions>
#include <set>

namespace vitrine::app {
namespace {

constexpr int kRefreshInterval = 16; ///< ms at least between two: more would slow the run down
constexpr const char* kEngineProperty = "vitrineWorkbench";

QStringList functionNames() {
    QStringList names;
    for (const std::string& name : Session::functionNames())
        names << QString::fromStdString(name);
    return names;
}

} // namespace

Workbench::Workbench(EngineThread& engine, const Graphics& graphics, bool persistent)
    : m_engine(engine), m_graphics(graphics), m_settings(persistent),
      m_engineSettings(engine, m_settings), m_theme(std::make_unique<Theme>(m_settings)),
      m_layout(m_settings), m_recentFiles(m_settings), m_commands(m_settings, m_layout.panels()),
      m_palette(m_commands, m_recentFiles, m_settings),
      m_manual(QStringLiteral(":/manual"), functionNames()), m_about(engine, m_settings),
      m_panelWindows(std::make_unique<PanelWindows>(m_layout, *m_theme, graphics)),
      m_editor(*m_theme), m_console(m_settings), m_names(engine.session()),
      m_progress(engine.session(), m_names), m_graph(m_names), m_selection(m_names),
      m_timeline(engine.session().traceLog(), m_selection, m_names), m_inspector(m_selection),
      m_advice(m_selection, m_names), m_whatIf(engine, m_names, m_selection, m_editor, m_settings),
      m_history(m_selection, m_settings),
      m_kernelDetails(m_selection, [this] { return m_history.graphBefore(); }),
      m_figures(engine, graphics.available()), m_breakpoints(engine, m_editor, m_settings),
      m_prompt(engine), m_dialogs(engine), m_debugger(engine, m_prompt),
      m_variables(engine, [this] { return !m_running || m_prompt.wantsCommand(); }),
      m_guide(LessonGuide::standardFolders(),
              [this](const QString& name) { return runFigure(name); }),
      m_completer(engine.session()), m_graphicsMessage(graphics.message()) {
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(kRefreshInterval);
    connect(&m_refreshTimer, &QTimer::timeout, this, &Workbench::refresh);
    connect(&m_progress, &ProgressModel::changed, this, &Workbench::stateChanged);
    connect(&m_console, &ConsoleModel::columnsChanged, this, [this] {
        m_engine.post([n = m_console.columns()](Session& session) { session.setColumns(n); });
    });
    connect(&m_engineSettings, &EngineSettings::changed, this, [this](const QString& variable) {
        if (variable == QLatin1String("VITRINE_STRICT")) Q_EMIT strictChanged();
        m_whatIf.setFuses(m_engineSettings.values().fusion);
    });
    m_whatIf.setFuses(m_engineSettings.values().fusion);
    connect(&m_editor, &EditorTabsModel::currentChanged, this, [this] {
        showProblems();
        const EditorDocument* text = m_editor.current();
        if (text) m_history.setSource(text->source());
        if (!text || m_graph.hasSource(text->source())) return;
        m_records.showTextOf(text->source());
        showRecord();
    });
    connect(&m_prompt, &ScriptPrompt::asked, this, [this](const QString& before) {
        if (!before.isEmpty()) m_console.addOutput(before);
        m_console.flush();
    });
    connect(&m_history, &RunHistory::showWanted, this, &Workbench::showRun);
    connect(&m_timeline, &TimelineModel::momentChanged, this, &Workbench::showResidency);
    connect(&m_residency, &ResidencyModel::aged, this, &Workbench::showResidency);
    connect(&m_debugger, &DebuggerModel::changed, this, [this] {
        if (m_variablesDue) showVariables();
        Q_EMIT stateChanged();
    });
    m_inspector.setLineReason([this](const SourcePlace& place) -> QString {
        const EditorDocument* document = m_editor.bySource(place.source);
        if (!document || !m_shown || !document->document()) return {};
        // Lines before it may begin a comment; of a long text not all are looked at.
        constexpr int kBefore = 200;
        const int line = static_cast<int>(place.line);
        QString text;
        for (int i = std::max(line - kBefore, 1); i <= line; ++i)
            text += document->document()->findBlockByNumber(i - 1).text() + QLatin1Char('\n');
        const std::string reason = Session::lineReason(
            text.toStdString(), static_cast<uint32_t>(std::min(line, kBefore + 1)),
            m_shown->variables, m_engineSettings.values().lazyMinElements);
        return tr("Line %1 %2").arg(line).arg(QString::fromStdString(reason));
    });
    connect(this, &Workbench::runningChanged, &m_variables, &VariablesModel::refresh);
    connect(&m_prompt, &ScriptPrompt::changed, &m_variables, &VariablesModel::refreshSoon);
    connect(&m_debugger, &DebuggerModel::moved, &m_variables, &VariablesModel::refreshSoon);
    // Nothing goes on while somebody is waited for.
    connect(&m_prompt, &ScriptPrompt::changed, &m_progress,
            [this] { m_progress.hold(m_prompt.waiting()); });
    connect(&m_figures, &FiguresModel::came, &m_variables, &VariablesModel::giveWay);
    connect(&m_variables, &VariablesModel::enterWanted, this, &Workbench::enter);
    connect(&m_debugger, &DebuggerModel::moved, this, &Workbench::showStop);
    connect(&m_selection, &SelectionModel::revealWanted, this, [this] {
        // A link shows the line; the keyboard stays where the selection was made.
        m_revealing = true;
        QMetaObject::invokeMethod(
            this, [this] { m_revealing = false; }, Qt::QueuedConnection);
        EditorDocument* document = documentOf(m_selection.place().source);
        if (!document) return;
        m_editor.makeCurrent(document);
        Q_EMIT m_editor.goTo(document, m_selection.line(), 1, false);
    });
    revealPanels();
    followLessons();
    connectCommands(*this);
    m_folder.show(QDir::currentPath());
    connect(&m_fileWatch, &FileWatch::readAgain, this, [this](const QStringList& titles) {
        setNotice(tr("%1 was changed by another program and read again.")
                      .arg(titles.join(QStringLiteral(", "))));
    });
    engine.call([this](Session& session) {
        session.trace().keepEvents(true);
        session.setOutput([this](const OutputText& output) {
            m_console.append(output);
            wake();
        });
        session.setChanged([this] { wake(); });
        session.setDesktop([this](DesktopRequest request, const std::string& subject) {
            QMetaObject::invokeMethod(this, [this, request, s = QString::fromStdString(subject)] {
                showInWindow(request, s);
            });
        });
        m_prompt.attach(session);
        m_dialogs.attach(session);
        session.setClipboard([this](const std::string& png) {
            const QImage image = QImage::fromData(QByteArray::fromStdString(png), "PNG");
            QMetaObject::invokeMethod(this,
                                      [image] { QGuiApplication::clipboard()->setImage(image); });
        });
        m_debugger.attach(session, [this](const Session& at) { m_breakpoints.readBack(at); });
        session.publish();
    });
    wake();
}

void Workbench::revealPanels() {
    connect(&m_prompt, &ScriptPrompt::asked, this,
            [this] { m_layout.reveal(QStringLiteral("console")); });
    connect(&m_dialogs, &ScriptDialogs::figureWanted, this,
            [this] { m_layout.reveal(QStringLiteral("figures")); });
    connect(&m_dialogs, &ScriptDialogs::waitingChanged, this, &Workbench::stateChanged);
    connect(&m_variables, &VariablesModel::changed, this, [this] {
        if (m_variables.shown()) m_layout.reveal(QStringLiteral("figures"));
    });
    connect(&m_editor, &EditorTabsModel::goTo, this,
            [this](const EditorDocument*, int, int, bool focus) {
                if (focus) m_layout.reveal(QStringLiteral("editor"));
            });
    connect(&m_editor, &EditorTabsModel::rowsInserted, this, [this] {
        if (!m_revealing) m_layout.reveal(QStringLiteral("editor"));
    });
}

/// A lesson's page brings its script into the editor and what it points to into view.
void Workbench::followLessons() {
    connect(&m_guide, &LessonGuide::scriptWanted, this, [this](const QString& path, bool run) {
        const QString failure = m_editor.openCopy(path);
        setProblem(failure);
        if (run && failure.isEmpty()) this->run();
    });
    connect(&m_guide, &LessonGuide::lookWanted, this, [this](const QString& thing) {
        m_layout.reveal(QStringLiteral("lesson"));
        m_layout.lookAt(LessonGuide::panelOf(thing));
    });
    connect(&m_guide, &LessonGuide::changed, this, [this] {
        if (m_guide.current() >= 0) m_layout.reveal(QStringLiteral("lesson"));
    });
    setProblem(m_guide.problem());
}

std::optional<double> Workbench::runFigure(const QString& name) const {
    const RunRecords::Graph& graph = m_records.shown();
    if (!graph || graph->groups.empty()) return std::nullopt;
    double device = 0, iterations = 1;
    std::set<std::pair<uint32_t, uint32_t>> lines;
    for (const GraphGroup& group : graph->groups) {
        device += group.onDevice ? 1 : 0;
        iterations = std::max(iterations, static_cast<double>(group.iterations));
    }
    for (const GraphNode& node : graph->nodes) {
        iterations = std::max(iterations, static_cast<double>(node.repeats));
        if (node.line != 0) lines.emplace(node.file, node.line);
    }
    const auto groups = static_cast<double>(graph->groups.size());
    const std::map<QString, double> figures{
        {QStringLiteral("operations"), static_cast<double>(graph->nodes.size())},
        {QStringLiteral("groups"), groups},
        {QStringLiteral("groups on the GPU"), device},
        {QStringLiteral("groups on the CPU"), groups - device},
        {QStringLiteral("iterations"), iterations},
        {QStringLiteral("lines"), static_cast<double>(lines.size())}};
    const auto found = figures.find(name);
    return found == figures.end() ? std::nullopt : std::optional(found->second);
}

Workbench::~Workbench() {
    m_engine.session().interrupt();
    m_prompt.cancel();
    m_dialogs.cancel();
    m_engine.call([](Session& session) {
        ScriptPrompt::detach(session);
        ScriptDialogs::detach(session);
        session.setClipboard(nullptr);
        DebuggerModel::detach(session);
        session.setOutput(nullptr);
        session.setChanged(nullptr);
        session.setDesktop(nullptr);
    });
}

Workbench* Workbench::of(const QObject* item) {
    const QQmlEngine* engine = qmlEngine(item);
    return engine ? engine->property(kEngineProperty).value<Workbench*>() : nullptr;
}

void Workbench::install(QQmlEngine& qml) {
    qml.setProperty(kEngineProperty, QVariant::fromValue(this));
}

Workbench* Workbench::create(QQmlEngine* qml, QJSEngine* /*scripts*/) {
    auto* installed = qml->property(kEngineProperty).value<Workbench*>();
    Q_ASSERT(installed);
    QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

Theme* Theme::create(QQmlEngine* qml, QJSEngine* scripts) {
    Theme* theme = &Workbench::create(qml, scripts)->theme();
    QJSEngine::setObjectOwnership(theme, QJSEngine::CppOwnership);
    return theme;
}

void Workbench::setProblem(const QString& text) {
    if (text == m_problem && m_notice.isEmpty()) return;
    m_problem = text;
    m_notice.clear();
    Q_EMIT problemChanged();
}

void Workbench::showHelp(const QString& topic) {
    m_manual.show(topic);
    m_layout.reveal(QStringLiteral("help"));
}

void Workbench::changeFolder(const QString& path) {
    if (m_running) return;
    m_engine.post([this, path = path.toStdString()](Session& session) {
        const Status done = session.changeFolder(path);
        const QString failure = done ? QString() : QString::fromStdString(done.error().message);
        QMetaObject::invokeMethod(this, [this, failure] {
            setProblem(failure);
            m_folder.show(QDir::currentPath());
        });
    });
}

void Workbench::present(bool on) {
    m_settings.setPresenting(on);
    if (!on) return m_layout.restore();
    const QString panel = m_panelWindows->focused();
    if (m_layout.enlarged().isEmpty())
        m_layout.enlarge(panel.isEmpty() ? QStringLiteral("editor") : panel);
}

void Workbench::setNotice(const QString& text) {
    m_notice = text;
    Q_EMIT problemChanged();
}

bool Workbench::openFirst(const QString& file) {
    if (file.isEmpty()) {
        m_editor.newDocument();
        return true;
    }
    const QString failure = m_editor.open(file);
    if (failure.isEmpty()) return true;
    m_editor.newDocument();
    setProblem(failure);
    RunOutcome said;
    said.message = "error: " + failure.toStdString();
    m_console.addError(said);
    return false;
}

/// What a script or the prompt asked for.
void Workbench::showInWindow(DesktopRequest request, const QString& subject) {
    switch (request) {
    case DesktopRequest::Variable:
        return m_variables.open(subject);
    case DesktopRequest::File:
        if (subject.isEmpty()) return m_editor.newDocument();
        setProblem(m_editor.openOrBegin(subject));
        m_layout.reveal(QStringLiteral("editor"));
        return;
    case DesktopRequest::Documentation:
        return showHelp(subject);
    }
}

/// Any thread: asks for one refresh soon, however often the engine reports.
void Workbench::wake() {
    if (m_woken.exchange(true)) return;
    QMetaObject::invokeMethod(
        this, [this] { m_refreshTimer.start(); }, Qt::QueuedConnection);
}

void Workbench::refresh() {
    m_woken = false;
    m_console.flush();
    const std::shared_ptr<const SessionSnapshot> now = m_engine.session().snapshot();
    if (!now || now == m_shown) return;
    m_shown = now;
    showVariables();
    if (now->graph) {
        m_records.take(now->graph);
        showResidency();
        showRecord();
    }
    if (now->running) m_advice.showTime(now->time);
    m_figures.update(now->figures);
    m_deviceText = QString::fromStdString(now->deviceName);
    m_memoryText =
        now->deviceBudget == 0
            ? bytesText(now->deviceBytes)
            : tr("%1 of %2").arg(bytesText(now->deviceBytes), bytesText(now->deviceBudget));
    Q_EMIT stateChanged();
}

void Workbench::showResidency() {
    if (m_timeline.hasMoment())
        m_residency.showMoment(m_timeline.heldAtMoment(),
                               m_timeline.timeText(*m_timeline.moment().cursor));
    else if (m_shown && m_shown->graph)
        m_residency.update(*m_shown->graph, m_engine.session().trace().now());
}

void Workbench::showRecord() {
    const RunRecords::Graph& graph = m_records.shown();
    if (!graph) return;
    if (graph != m_selection.graph()) {
        const auto before = m_selection.graph();
        m_selection.setGraph(graph);
        // A stop publishes what the stop before it did, too.
        if (before && sameRecord(*graph, *before)) return Q_EMIT stateChanged();
        m_graph.update(graph);
        m_kernels.update(*graph);
        m_inspector.refresh();
        m_kernelDetails.refresh();
    }
    Q_EMIT stateChanged();
}

void Workbench::gatherBuffer(const QString& buffer) {
    moveBuffer(buffer, &Session::gatherBuffer, tr("Copied to the CPU."));
}

void Workbench::evictBuffer(const QString& buffer) {
    moveBuffer(buffer, &Session::evictBuffer, tr("Moved off the device to the CPU."));
}

void Workbench::moveBuffer(const QString& buffer, Status (Session::*move)(uint64_t),
                           const QString& done) {
    if (m_running && !m_prompt.wantsCommand()) return;
    m_engine.post([this, move, done, id = buffer.toULongLong()](Session& session) {
        const Status moved = (session.*move)(id);
        const QString failure = moved ? QString() : QString::fromStdString(moved.error().message);
        QMetaObject::invokeMethod(this, [this, failure, done] {
            setProblem(failure.isEmpty() ? QString()
                                         : tr("It stays where it is: %1.").arg(failure));
            if (failure.isEmpty()) setNotice(done);
        });
    });
}

QString Workbench::recordText() const {
    if (!m_records.earlier().isEmpty()) return m_records.earlier();
    const QString& of = m_records.keptOf();
    if (of.isEmpty()) return {};
    return tr("Last complete run of %1").arg(QFileInfo(of).fileName());
}

/// While a step runs the variables of the frame stay: those of the workspace would flash by.
void Workbench::showVariables() {
    // Between two stops the table stays; what came meanwhile is shown when the code stands again,
    // since the snapshot of a stop may be here before the word of it.
    m_variablesDue = m_running && m_debugger.shown() && !m_debugger.stopped();
    if (!m_shown || m_variablesDue) return;
    m_workspace.update(*m_shown);
    QSet<QString> names;
    for (const VariableInfo& v : m_shown->variables)
        names.insert(QString::fromStdString(v.name));
    m_editor.setWorkspaceNames(names);
    m_promptText.setWorkspaceNames(names);
}

/// The line where code stands still is marked and shown.
void Workbench::showStop() {
    if (!m_debugger.shown()) showVariables();
    const SourcePlace at = m_debugger.place();
    const bool moved = !(at == m_stoppedAt);
    if (moved) {
        if (EditorDocument* before = m_editor.bySource(m_stoppedAt.source))
            before->setStopped(0, StoppedLine::Next);
    }
    m_stoppedAt = at;
    EditorDocument* document = at.valid() ? documentOf(at.source) : nullptr;
    if (!document) return;
    document->setStopped(static_cast<int>(at.line), m_debugger.frame() > 0 ? StoppedLine::Caller
                                                    : m_debugger.error().isEmpty()
                                                        ? StoppedLine::Next
                                                        : StoppedLine::Error);
    if (!moved) return;
    m_editor.makeCurrent(document);
    Q_EMIT m_editor.goTo(document, static_cast<int>(at.line), 1, false);
}

QString Workbench::stateText() const {
    if ((m_prompt.waiting() && !m_prompt.wantsCommand()) || m_dialogs.waiting())
        return tr("The script waits for an answer");
    if (m_debugger.shown()) {
        const QString error = m_debugger.error();
        return error.isEmpty() ? m_debugger.text()
                               : QStringLiteral("%1: %2").arg(m_debugger.text(), error);
    }
    if (m_running) return m_progress.text();
    if (!m_hasRun) return tr("Ready");
    const QString time = durationText(m_outcome.seconds * 1e6);
    if (m_outcome.interrupted) return tr("Stopped after %1").arg(time);
    if (m_outcome.ok) return tr("Finished in %1").arg(time);
    if (m_outcome.line == 0) return tr("Error after %1").arg(time);
    // Where the command window is not shown, this is all that is seen of it.
    return tr("Error in line %1 of %2 after %3: %4")
        .arg(m_outcome.line)
        .arg(QFileInfo(QString::fromStdString(m_outcome.file)).fileName(), time,
             QString::fromStdString(m_outcome.message).section(QLatin1Char('\n'), 0, 0));
}

/// text: what runs, of which earlier records are no longer shown; null: a command.
void Workbench::start(const EditorDocument* text, std::function<RunOutcome(Session&)> job) {
    if (m_running) return;
    m_running = true;
    m_engine.session().expectRun();
    m_variables.runBegins();
    const bool fresh = text != nullptr;
    m_records.begin(fresh ? text->source() : QString());
    if (fresh) m_advice.begin(text->source());
    m_timeline.runBegins(!fresh, m_engine.session().trace().now());
    m_history.showNewest();
    m_profile.reset();
    m_progress.begin(fresh ? text->source() : QString());
    for (int i = 0; i < m_editor.count(); ++i)
        m_editor.at(i)->setFailure(0, {});
    Q_EMIT runningChanged();
    Q_EMIT stateChanged();
    if (fresh) Q_EMIT runBegan();
    const AnswerReading reading =
        m_history.readsDevice() ? AnswerReading::All : AnswerReading::Host;
    m_engine.post([this, fresh, reading, job = std::move(job)](Session& session) {
        if (fresh) session.clearRecord();
        RunOutcome outcome = job(session);
        std::shared_ptr<const RunProfile> profile;
        // A stop is at once, and half a run has no answers. It was published by its end.
        if (fresh)
            profile = std::make_shared<RunProfile>(
                session.runProfile(outcome.interrupted ? AnswerReading::None : reading));
        if (!outcome.interrupted) session.publish();
        m_breakpoints.readBack(session);
        m_debugger.readBack(session);
        QMetaObject::invokeMethod(
            this, [this, outcome = std::move(outcome), profile = std::move(profile)] {
                m_profile = profile;
                finish(outcome);
            });
    });
}

KeptRun Workbench::keptRun(std::shared_ptr<const RunProfile> profile) const {
    KeptRun run;
    run.source = m_runDocument->source();
    run.title = m_runDocument->title();
    run.when = QTime::currentTime();
    run.remark = m_runRemark;
    run.profile = std::move(profile);
    return run;
}

/// Of a comparison of pins both runs are kept; the events are of the last one.
void Workbench::keepRun() {
    if (!m_profile || !m_runDocument) return;
    if (m_comparison && m_comparison->without.profile) {
        KeptRun without = keptRun(m_comparison->without.profile);
        without.graph = m_comparison->without.graph;
        without.remark = m_comparison->opposite ? tr("on the other side") : tr("without pins");
        m_history.add(std::move(without));
    }
    const bool pinned = m_comparison && m_comparison->with.profile;
    KeptRun run = keptRun(pinned ? m_comparison->with.profile : m_profile);
    run.graph = m_shown ? m_shown->graph : nullptr;
    run.advice = m_shown ? m_shown->advice : nullptr;
    run.trace = std::make_shared<TraceEvents>(m_engine.session().traceLog().events());
    if (m_whatIf.count() > 0 && run.remark.isEmpty()) run.remark = tr("with pins");
    m_history.add(std::move(run));
}

void Workbench::showRun(const KeptRun* run) {
    if (m_running) return;
    if (run) {
        m_records.showEarlier(run->graph, RunHistory::describe(*run));
        m_advice.showEarlier(run->profile->time, run->advice);
        m_timeline.showEvents(run->trace ? run->trace : std::make_shared<TraceEvents>());
    } else {
        m_records.showNewest();
        if (m_shown) m_advice.showEarlier(m_shown->time, m_shown->advice);
        m_timeline.showEvents(nullptr);
    }
    showRecord();
}

void Workbench::finish(const RunOutcome& outcome) {
    m_outcome = outcome;
    m_running = false;
    m_hasRun = true;
    // Who ends what stood still knows.
    const bool left = outcome.interrupted && m_debugger.shown();
    m_debugger.endRun();
    refresh();
    m_records.finish(outcome.ok);
    showRecord();
    if (m_shown) m_advice.finish(m_shown->time, m_shown->advice, outcome.ok);
    m_timeline.runEnds();
    keepRun();
    m_selection.findAgain(m_caret);
    // When the card stands as it stays: it scrolls to what is new.
    if (m_comparison) m_whatIf.setComparison(*std::exchange(m_comparison, std::nullopt));
    m_progress.end();
    if (left)
        m_console.addNote(tr("Stopped"));
    else if (!outcome.ok)
        m_console.addError(outcome);
    if (failed()) {
        if (EditorDocument* text = m_editor.bySource(QString::fromStdString(outcome.file)))
            text->setFailure(static_cast<int>(outcome.line),
                             QString::fromStdString(outcome.message));
    }
    Q_EMIT runningChanged();
    Q_EMIT stateChanged();
    if (m_folder.path() != QDir::currentPath()) m_folder.show(QDir::currentPath());
    Q_EMIT runEnded();
    if (outcome.exitRequested) Q_EMIT exitRequested();
}

std::function<RunOutcome(Session&)> Workbench::wholeText() {
    EditorDocument* document = m_editor.current();
    setProblem({});
    document->lookAtFile(); // what runs is what is seen
    if (document->path().isEmpty()) {
        return [text = document->text().toStdString(), name = document->title().toStdString()](
                   Session& session) { return session.runText(text, name); };
    }
    if (document->modified()) {
        const QString failure = document->save(document->path());
        if (!failure.isEmpty()) {
            setProblem(failure);
            return nullptr;
        }
    }
    return
        [path = document->path().toStdString()](Session& session) { return session.runFile(path); };
}

void Workbench::run() {
    if (m_debugger.stopped()) return m_debugger.go(DebuggerModel::Continue);
    runFrom(m_editor.current(), {});
}

void Workbench::runTo(EditorDocument* document, int line) {
    if (!document || line < 1) return;
    const SourcePlace place{document->source(), static_cast<uint32_t>(line)};
    if (m_debugger.stopped()) return m_debugger.runTo(place);
    m_editor.makeCurrent(document);
    runFrom(document, place);
}

/// Where until is invalid to the end.
void Workbench::runFrom(EditorDocument* document, const SourcePlace& until) {
    if (!document || m_running) return;
    auto job = wholeText();
    if (!job) return;
    m_runDocument = document;
    m_runRemark.clear();
    m_console.addNote(tr("Run %1").arg(document->title()));
    QStringList others;
    for (int i = 0; i < m_editor.count(); ++i) {
        const EditorDocument* other = m_editor.at(i);
        if (other != document && !other->path().isEmpty() && other->modified())
            others << other->title();
    }
    if (!others.isEmpty())
        setNotice(tr("Changes that are not saved do not run: %1.")
                      .arg(others.join(QStringLiteral(", "))));
    if (!until.valid()) return start(document, std::move(job));
    start(document, [until, job = std::move(job)](Session& session) {
        session.runTo(until.source.toStdString(), until.line);
        return job(session);
    });
}

void Workbench::comparePins() {
    EditorDocument* document = m_editor.current();
    if (!document || m_running || m_whatIf.count() == 0) return;
    auto job = wholeText();
    if (!job) return;
    m_runDocument = document;
    m_runRemark.clear();
    m_console.addNote(tr("Run %1 without pins, then with them").arg(document->title()));
    start(document, [this, job = std::move(job)](Session& session) {
        PinComparison result = session.comparePins([&] { return job(session); });
        RunOutcome outcome = result.with.outcome;
        QMetaObject::invokeMethod(this,
                                  [this, result = std::move(result)] { m_comparison = result; });
        return outcome;
    });
}

void Workbench::runPart(const QString& text) {
    EditorDocument* document = m_editor.current();
    if (!document || m_running || text.trimmed().isEmpty()) return;
    m_runDocument = document;
    m_runRemark = tr("a part");
    m_console.addNote(tr("Run a part of %1").arg(document->title()));
    start(document, [code = text.toStdString(), name = document->source().toStdString()](
                        Session& session) { return session.runText(code, name); });
    // A part is compared with an earlier run of the same part.
    m_advice.begin(document->source() + QLatin1Char('\n') + text);
}

void Workbench::runCommand(const QString& text) {
    if (m_running || text.trimmed().isEmpty()) return;
    m_console.addCommand(text);
    start(nullptr, [code = text.toStdString()](Session& session) {
        return session.runText(code, "command");
    });
}

void Workbench::enter(const QString& text) {
    if (!m_prompt.waiting()) {
        const QString whole = m_console.joined(text);
        if (Session::needsMoreLines(whole.toStdString())) return m_console.hold(text);
        return runCommand(whole);
    }
    m_console.addCommand(text, m_prompt.text(), !m_prompt.wantsCommand());
    m_debugger.typed();
    m_prompt.answer(text);
}

void Workbench::caretMoved(EditorDocument* document, int line) {
    m_caret = {document->source(), static_cast<uint32_t>(line)};
    if (isRunDocument(document))
        m_selection.selectLine(m_caret.source, line);
    else if (m_selection.place().valid())
        m_selection.clear(); // of a text that did not run nothing can be said
}

void Workbench::stop() {
    if (!m_running) return;
    m_engine.session().interrupt();
    m_prompt.cancel();
    m_dialogs.cancel();
}

bool Workbench::stopByKey(int key, int modifiers, const QString& selected) {
    const bool isStop = m_running && selected.isEmpty() && key == Qt::Key_C &&
                        (modifiers & static_cast<int>(Qt::ControlModifier)) != 0;
    if (isStop) stop();
    return isStop;
}

void Workbench::clearWorkspace() {
    if (m_running) return;
    m_records.clear();
    m_advice.clear();
    m_history.clear();
    m_engine.post([](Session& session) {
        session.clearWorkspace();
        session.publish();
    });
}

void Workbench::quit() {
    m_quitting = true;
    Q_EMIT quitWanted();
}

const VariableInfo* Workbench::variable(const QString& name) const {
    if (!m_shown || name.isEmpty()) return nullptr;
    const std::vector<VariableInfo>& all = m_shown->variables;
    const auto found = std::find_if(all.begin(), all.end(), [&](const VariableInfo& v) {
        return v.name == name.toStdString();
    });
    return found == all.end() ? nullptr : &*found;
}

QString Workbench::headOf(const VariableInfo& variable) {
    QString text =
        tr("%1: %2 %3, %4")
            .arg(QString::fromStdString(variable.name), QString::fromStdString(variable.shape),
                 QString::fromStdString(variable.className), bytesText(variable.bytes));
    const bool device = variable.livesOn.find("device") != std::string::npos;
    const bool host = variable.livesOn.find("host") != std::string::npos;
    if (device || host)
        text += device && host ? tr(", on CPU and GPU")
                : device       ? tr(", on the GPU")
                               : tr(", on the CPU");
    return text;
}

QString Workbench::describe(const QString& name) const {
    if (name.isEmpty()) return {};
    if (const VariableInfo* v = variable(name)) {
        const bool shown = v->preview != v->shape + " " + v->className;
        return shown ? headOf(*v) + QLatin1Char('\n') + QString::fromStdString(v->preview)
                     : headOf(*v);
    }
    return QString::fromStdString(Session::documentation(name.toStdString()));
}

void Workbench::askValue(const QString& name) {
    const bool waits = !m_running || m_debugger.stopped();
    if (!waits || !variable(name)) return;
    m_engine.post([this, name](Session& session) {
        const QString text = QString::fromStdString(session.valueText(name.toStdString()));
        QMetaObject::invokeMethod(this, [this, name, text] {
            const VariableInfo* now = variable(name);
            if (now && !text.isEmpty())
                Q_EMIT valueTold(name, headOf(*now) + QLatin1Char('\n') + text);
        });
    });
}

void Workbench::saveGraph(const QUrl& url) {
    QString path = url.toLocalFile();
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".svg");
    m_engine.post([this, path](Session& session) {
        const bool json = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
        const std::string text = json ? session.graphJsonText() : session.graphSvgText();
        const Status done = writeWholeFile(path.toStdString(), text);
        const QString failure = done ? QString()
                                     : tr("%1 could not be written: %2")
                                           .arg(path, QString::fromStdString(done.error().message));
        QMetaObject::invokeMethod(this, [this, failure, path] {
            setProblem(failure);
            if (failure.isEmpty()) setNotice(tr("The graph was written to %1.").arg(path));
        });
    });
}

QUrl Workbench::startFolder() const {
    const EditorDocument* document = m_editor.current();
    const bool saved = document && !document->path().isEmpty();
    return QUrl::fromLocalFile(saved ? QFileInfo(document->path()).path() : QDir::currentPath());
}

bool Workbench::isFile(const QString& path) const {
    return QFileInfo(path).isFile();
}

bool Workbench::isFolder(const QString& path) const {
    return QFileInfo(path).isDir();
}

QString Workbench::localPath(const QUrl& url) const {
    return url.toLocalFile();
}

QUrl Workbench::fileUrl(const QString& path) const {
    return QUrl::fromLocalFile(QDir::cleanPath(path));
}

void Workbench::copyText(const QString& text) const {
    QGuiApplication::clipboard()->setText(text);
}

void Workbench::setStrict(bool strict) {
    if (strict == this->strict()) return;
    m_engineSettings.change(QStringLiteral("VITRINE_STRICT"),
                            strict ? QStringLiteral("1") : QStringLiteral("0"));
}

bool Workbench::isRunDocument(EditorDocument* document) const {
    return document && (document == m_runDocument || m_graph.hasSource(document->source()));
}

std::pair<uint64_t, uint32_t> Workbench::drawLimits() const {
    if (!m_graphics.available()) return {uint64_t(1) << 27, 1};
    auto& instance = const_cast<Graphics&>(m_graphics).instance();
    VkPhysicalDeviceProperties properties{};
    instance.functions()->vkGetPhysicalDeviceProperties(
        static_cast<VkPhysicalDevice>(m_graphics.handles().physicalDevice), &properties);
    // A processor that draws has not the speed to average many texels for each pixel.
    const bool software = properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    return {properties.limits.maxStorageBufferRange, software ? 4 : 16};
}

bool Workbench::settled() const {
    return (!m_running || m_prompt.waiting() || m_dialogs.waiting()) && !m_woken &&
           !m_refreshTimer.isActive() && m_graph.settled() && m_figures.settled() &&
           m_timeline.settled();
}

void Workbench::showProblems() {
    disconnect(m_problemSource);
    EditorDocument* document = m_editor.current();
    if (!document) return m_problems.update({});
    m_problemSource = connect(document, &EditorDocument::problemsChanged, this,
                              [this, document] { m_problems.update(document->problems()); });
    m_problems.update(document->problems());
}

} // namespace vitrine::app

#include "moc_workbench.cpp"
