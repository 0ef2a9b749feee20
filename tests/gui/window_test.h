// SPDX-License-Identifier: Apache-2.0
#pragma once
// The real window over the real engine, and the hands that drive it: types, clicks, waits for what
// the window shows, never for a time.
#include <vulkan/vulkan.h>

#include "scene.h"
#include "theme.h"
#include "vulkan/graphics.h"
#include "waiting.h"
#include "workbench.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

namespace vitrine::app {

class WindowTest : public QObject {
    Q_OBJECT

protected:
    /// The visible item of that name; dialogs and popups lie beside the scene, in the window.
    static QQuickItem* findIn(QQuickItem* start, const QString& name);
    QQuickItem* find(const QString& name);
    QString textOf(const QString& name);
    void click(QQuickItem* item, QPointF at);
    void click(QQuickItem* item);
    void type(const QString& text);
    /// Shortcuts need the active window, keys need the item that has the focus.
    bool active();
    bool focus(QQuickItem* item);
    /// A new tab that has the keyboard; the tabs of earlier tests are not typed into.
    bool openNewText();
    /// The text area shows the current text.
    bool documentShown();
    bool typeInNewText(const QString& text);
    bool settles();
    /// Starts by a key and waits for the end of the run that it started.
    bool runByKey(Qt::Key key);
    /// Puts the text into the prompt and runs it by Return.
    bool runPrompt(const QString& text);
    uint64_t downloadedBytes();

    uint64_t validationMessages();

    /// The workbench and its scene in m_window.
    void openScene();

protected Q_SLOTS:
    void initTestCase();

    void cleanupTestCase();

protected:
    QSize m_size{1280, 800}; ///< of the window
    std::unique_ptr<EngineThread> m_engine;
    std::unique_ptr<Graphics> m_graphics;
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<Scene> m_scene;
};

/// Runs the tests of one class in a program of their own.
template <typename Test>
int runWindowTest(int argc, char** argv) {
    Graphics::prepareEnvironment(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath());
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace vitrine::app
