// SPDX-License-Identifier: Apache-2.0
// Where the workbench leads: to places of texts, to what is opened, and to panels.
#include <vulkan/vulkan.h>

#include "workbench.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::app {
namespace {

/// As a script writes it.
QString quoted(const QString& text) {
    return QLatin1Char('\'') + QString(text).replace(QLatin1Char('\''), QStringLiteral("''")) +
           QLatin1Char('\'');
}

} // namespace

EditorDocument* Workbench::documentOf(const QString& source) {
    if (EditorDocument* open = m_editor.bySource(source)) return open;
    const bool file = QFileInfo(source).isAbsolute() && QFileInfo(source).isFile();
    if (!file || !m_editor.open(source).isEmpty()) return nullptr;
    return m_editor.current();
}

void Workbench::goTo(const QString& file, int line, int column) {
    if (line <= 0) return;
    m_navigation.leave();
    EditorDocument* document = file.isEmpty() ? m_editor.current() : documentOf(file);
    if (!document) return;
    m_editor.makeCurrent(document);
    Q_EMIT m_editor.goTo(document, line, std::max(column, 1), true);
}

void Workbench::goToSelection() {
    if (m_selection.place().valid()) goTo(m_selection.place().source, m_selection.line(), 1);
}

void Workbench::followOutput(int line) {
    const auto [file, at] = m_console.placeOf(line);
    goTo(file, at, 1);
}

void Workbench::goToDefinition() {
    EditorDocument* document = m_editor.current();
    if (!document) return;
    setProblem({});
    const int caret = document->caret();
    const int at = document->definitionAt(caret);
    if (at >= 0) return goTo({}, document->lineAt(at), document->columnAt(at));
    const QString name = document->wordAt(caret);
    if (name.isEmpty()) return setProblem(tr("There is no name at the cursor."));
    if (!document->path().isEmpty()) {
        const QDir folder = QFileInfo(document->path()).dir();
        for (const QString& file :
             {QStringLiteral("private/%1.m").arg(name), name + QStringLiteral(".m")}) {
            if (folder.exists(file)) return goTo(folder.filePath(file), 1, 1);
        }
    }
    if (m_running && !m_debugger.stopped()) return goToFunction(name);
    m_engine.post([this, name](Session& session) {
        const QString file = QString::fromStdString(session.fileOfFunction(name.toStdString()));
        QMetaObject::invokeMethod(this, [this, name, file] {
            if (QFileInfo(file).isFile())
                goTo(file, 1, 1);
            else
                goToFunction(name);
        });
    });
}

void Workbench::goToFunction(const QString& name) {
    if (!Session::documentation(name.toStdString()).empty()) return showHelp(name);
    setProblem(tr("Nothing defines %1.").arg(name));
}

void Workbench::goToProblem(bool before) {
    const EditorDocument* document = m_editor.current();
    if (!document) return;
    const int line = document->problemLine(document->lineAt(document->caret()), before);
    if (line == 0) return setNotice(tr("%1 has no problems.").arg(document->title()));
    for (const Problem& problem : document->problems()) {
        if (static_cast<int>(problem.line) != line) continue;
        goTo({}, line, static_cast<int>(problem.column));
        return setNotice(QString::fromStdString(problem.message));
    }
}

void Workbench::goToPanel(const QString& panel) {
    m_layout.reveal(panel);
    // When it stands where it will.
    QMetaObject::invokeMethod(
        this, [this, panel] { PanelWindows::focus(panel); }, Qt::QueuedConnection);
}

void Workbench::stepPanels(int by) {
    QStringList shown;
    for (const PanelFact& panel : m_layout.panels()) {
        const bool seen = m_layout.enlarged().isEmpty() ? m_layout.inFront(panel.name)
                                                        : m_layout.enlarged() == panel.name;
        if (seen || m_layout.popped().contains(panel.name)) shown << panel.name;
    }
    if (shown.isEmpty()) return;
    const auto count = shown.size();
    const auto at = shown.indexOf(m_panelWindows->focused());
    goToPanel(shown[at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count]);
}

void Workbench::openEntry(const QString& path) {
    static const QStringList kTexts{QStringLiteral("m"),
                                    QStringLiteral("txt"),
                                    QStringLiteral("md"),
                                    QStringLiteral("csv"),
                                    QStringLiteral("json"),
                                    QStringLiteral("log"),
                                    QString()};
    static const QStringList kImages{QStringLiteral("png"),  QStringLiteral("jpg"),
                                     QStringLiteral("jpeg"), QStringLiteral("bmp"),
                                     QStringLiteral("tif"),  QStringLiteral("tiff")};
    const QFileInfo entry(path);
    const QString kind = entry.suffix().toLower();
    if (entry.isDir()) return changeFolder(path);
    if (kTexts.contains(kind)) return setProblem(m_editor.open(path));
    const bool data = kind == QLatin1String("mat"), image = kImages.contains(kind);
    if (!data && !image)
        return setProblem(tr("%1 has no view here: read it in a script.").arg(entry.fileName()));
    if (m_running && !m_prompt.wantsCommand())
        return setProblem(tr("%1 can be read when the run is over.").arg(entry.fileName()));
    setProblem({});
    // As one would do it: the command stands in the command window and can be called again.
    enter(data ? QStringLiteral("load(%1)").arg(quoted(path))
               : QStringLiteral("imshow(imread(%1))").arg(quoted(path)));
}

} // namespace vitrine::app
