// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "frame/standard_commands.h"

#include "workbench.h"

namespace vitrine::app {
namespace {

QString named(const char* name) {
    return QString::fromLatin1(name);
}

bool isMet(Workbench& workbench, CommandNeed need) {
    const bool text = workbench.editor()->count() > 0;
    switch (need) {
    case CommandNeed::Nothing:
        return true;
    case CommandNeed::Text:
        return text;
    case CommandNeed::Idle:
        return text && !workbench.running();
    case CommandNeed::IdleEngine:
        return !workbench.running();
    case CommandNeed::Start:
        return text && (!workbench.running() || workbench.debugger()->stopped());
    case CommandNeed::Running:
        return workbench.running();
    case CommandNeed::Stopped:
        return workbench.debugger()->stopped();
    case CommandNeed::Past:
        return workbench.navigation().mayGoBack();
    case CommandNeed::Future:
        return workbench.navigation().mayGoForward();
    }
    return false;
}

void connectRun(Workbench& w, CommandTable& table) {
    DebuggerModel* debugger = w.debugger();
    table.handle(named("run.run"), [&w] { w.run(); });
    table.handle(named("run.stop"), [&w] { w.stop(); });
    table.handle(named("run.step"), [debugger] { debugger->go(DebuggerModel::Step); });
    table.handle(named("run.stepIn"), [debugger] { debugger->go(DebuggerModel::StepIn); });
    table.handle(named("run.stepOut"), [debugger] { debugger->go(DebuggerModel::StepOut); });
    table.handle(named("run.clearBreakpoints"), [&w] { w.breakpoints()->clear(); });
    table.handle(named("run.stopOnError"),
                 [debugger] { debugger->setStopsOnError(!debugger->stopsOnError()); });
    table.mark(named("run.stopOnError"), [debugger] { return debugger->stopsOnError(); });
    table.handle(named("run.stopOnCaught"),
                 [debugger] { debugger->setStopsOnCaught(!debugger->stopsOnCaught()); });
    table.mark(named("run.stopOnCaught"), [debugger] { return debugger->stopsOnCaught(); });
    table.handle(named("run.comparePins"), [&w] { w.comparePins(); });
    table.handle(named("run.strict"), [&w] { w.setStrict(!w.strict()); });
    table.mark(named("run.strict"), [&w] { return w.strict(); });
    table.handle(named("run.clearWorkspace"), [&w] { w.clearWorkspace(); });
    table.handle(named("run.clearConsole"), [&w] { w.console()->clear(); });
}

void connectGo(Workbench& w, CommandTable& table) {
    Navigation* places = &w.navigation();
    table.handle(named("go.definition"), [&w] { w.goToDefinition(); });
    table.handle(named("go.back"), [places] { places->back(); });
    table.handle(named("go.forward"), [places] { places->forward(); });
    table.handle(named("go.nextProblem"), [&w] { w.goToProblem(false); });
    table.handle(named("go.problemBefore"), [&w] { w.goToProblem(true); });
    table.handle(named("go.nextText"), [&w] { w.editor()->step(1); });
    table.handle(named("go.textBefore"), [&w] { w.editor()->step(-1); });
    table.handle(named("go.nextPanel"), [&w] { w.stepPanels(1); });
    table.handle(named("go.panelBefore"), [&w] { w.stepPanels(-1); });
    for (const PanelFact& panel : w.layout()->panels())
        table.handle(named("go.panel.") + panel.name,
                     [&w, name = panel.name] { w.goToPanel(name); });
    QObject::connect(places, &Navigation::changed, &table, [&table] { table.refresh(); });
}

void connectView(Workbench& w, CommandTable& table) {
    WindowLayout* layout = w.layout();
    AppSettings* settings = w.settings();
    table.handle(named("view.write"), [layout] { layout->setMode(WindowLayout::Write); });
    table.mark(named("view.write"), [layout] { return layout->mode() == WindowLayout::Write; });
    table.handle(named("view.explain"), [layout] { layout->setMode(WindowLayout::Explain); });
    table.mark(named("view.explain"), [layout] { return layout->mode() == WindowLayout::Explain; });
    table.handle(named("view.switch"), [layout] { layout->switchMode(); });
    for (const PanelFact& panel : layout->panels()) {
        const QString command = named("view.panel.") + panel.name;
        table.handle(command, [layout, name = panel.name] { layout->toggle(name); });
        table.mark(command, [layout, name = panel.name] { return layout->shown(name); });
    }
    table.handle(named("view.enlarge"), [&w] { w.layout()->enlarge(w.panelWindows()->focused()); });
    table.handle(named("view.resetPanels"), [layout] { layout->reset(); });
    const auto resize = [settings](int step) {
        settings->setCodeSize(settings->codeSize() + step);
    };
    table.handle(named("view.larger"), [resize] { resize(1); });
    table.handle(named("view.smaller"), [resize] { resize(-1); });
    table.handle(named("view.normal"),
                 [settings] { settings->setCodeSize(AppSettings::kStandardCodeSize); });
    const auto scheme = [&](const char* name, AppSettings::Scheme wanted) {
        table.handle(named(name), [settings, wanted] { settings->setScheme(wanted); });
        table.mark(named(name), [settings, wanted] { return settings->scheme() == wanted; });
    };
    scheme("view.dark", AppSettings::Dark);
    scheme("view.light", AppSettings::Light);
    scheme("view.contrast", AppSettings::Contrast);
    table.handle(named("view.present"), [&w] { w.present(!w.settings()->presenting()); });
    table.mark(named("view.present"), [settings] { return settings->presenting(); });
}

} // namespace

void connectCommands(Workbench& w) {
    CommandTable& table = *w.commands();
    table.setNeeds([&w](CommandNeed need) { return isMet(w, need); });
    table.handle(named("file.new"), [&w] { w.editor()->newDocument(); });
    connectRun(w, table);
    connectView(w, table);
    connectGo(w, table);
    table.handle(named("help.lessons"), [&w] { w.layout()->toggle(QStringLiteral("lesson")); });
    table.handle(named("help.manual"), [&w] { w.showHelp({}); });
    table.handle(named("help.diagnostics"), [&w] { w.about()->copy(); });
    QObject::connect(w.about(), &About::copied, &w,
                     [&w] { w.setNotice(QObject::tr("Diagnostics are on the clipboard.")); });
    table.handle(named("help.nextPage"), [&w] { w.guide()->next(); });
    table.handle(named("help.pageBefore"), [&w] { w.guide()->previous(); });
    const auto refresh = [&table] { table.refresh(); };
    QObject::connect(&w, &Workbench::runningChanged, &table, refresh);
    QObject::connect(&w, &Workbench::strictChanged, &table, refresh);
    QObject::connect(w.editor(), &EditorTabsModel::countChanged, &table, refresh);
    QObject::connect(w.debugger(), &DebuggerModel::changed, &table, refresh);
    QObject::connect(w.debugger(), &DebuggerModel::stopsChanged, &table, refresh);
    QObject::connect(w.layout(), &WindowLayout::changed, &table, refresh);
    QObject::connect(w.settings(), &AppSettings::schemeChanged, &table, refresh);
    QObject::connect(w.settings(), &AppSettings::presentingChanged, &table, refresh);
    QObject::connect(w.palette(), &CommandPalette::fileWanted, &w,
                     [&w](const QString& path) { w.setProblem(w.editor()->open(path)); });
    const auto remember = [&w](const EditorDocument* document) {
        w.recentFiles()->add(document->path());
    };
    QObject::connect(w.editor(), &EditorTabsModel::rowsInserted, &w,
                     [&w, remember](const QModelIndex&, int first, int last) {
                         for (int i = first; i <= last; ++i) {
                             const EditorDocument* document = w.editor()->at(i);
                             remember(document);
                             QObject::connect(document, &EditorDocument::pathChanged, &w,
                                              [document, remember] { remember(document); });
                         }
                     });
    table.refresh();
}

} // namespace vitrine::app
