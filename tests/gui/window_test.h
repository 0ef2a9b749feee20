// SPDX-License-Identifier: Apache-2.0
#pragma once
// The real window over the real engine, and the hands that drive it: types, clicks, waits for what
// the window shows, never for a time.
#include <vulkan/vulkan.h>

#include "scene.h"
#include "theme.h"
#include "vulkan/graphics.h"
#include "workbench.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

namespace vitrine::app {

constexpr int kWait = 30000; ///< ms; a loaded machine draws a frame in seconds
constexpr int kRunTimeout = 240000;

class WindowTest : public QObject {
    Q_OBJECT

protected:
    /// The visible item of that name; dialogs and popups lie beside the scene, in the window.
    static QQuickItem* findIn(QQuickItem* start, const QString& name) {
        if (start->objectName() == name && start->isVisible()) return start;
        for (QQuickItem* child : start->childItems()) {
            if (QQuickItem* found = findIn(child, name)) return found;
        }
        return nullptr;
    }
    QQuickItem* find(const QString& name) { return findIn(m_window->contentItem(), name); }
    QString textOf(const QString& name) {
        const QQuickItem* item = find(name);
        return item ? item->property("text").toString() : QString();
    }
    void click(QQuickItem* item, QPointF at) {
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, item->mapToScene(at).toPoint());
    }
    void click(QQuickItem* item) { click(item, QPointF(item->width() / 2, item->height() / 2)); }
    void type(const QString& text) {
        for (const QChar c : text) {
            if (c == QLatin1Char('\n')) {
                QTest::keyClick(m_window.get(), Qt::Key_Return);
            } else {
                QTest::keyClick(m_window.get(), c.toLatin1());
            }
        }
    }
    /// Shortcuts need the active window, keys need the item that has the focus.
    bool active() {
        if (!m_window->isActive()) m_window->requestActivate();
        return QTest::qWaitFor([this] { return m_window->isActive(); }, kWait);
    }
    bool focus(QQuickItem* item) {
        if (!item || !active()) return false;
        // A layout on its way moves the item from under the pointer: then the click is made again.
        constexpr int kTries = 10;
        for (int i = 0; i < kTries && !item->hasActiveFocus(); ++i) {
            click(item);
            if (QTest::qWaitFor([item] { return item->hasActiveFocus(); }, kWait / kTries)) break;
        }
        return item->hasActiveFocus();
    }
    /// A new tab that has the keyboard; the tabs of earlier tests are not typed into.
    bool openNewText() {
        if (!active()) return false;
        const int before = m_workbench->editor()->count();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        return QTest::qWaitFor(
            [&] {
                const QQuickItem* editor = find(QStringLiteral("editor"));
                return m_workbench->editor()->count() == before + 1 && editor &&
                       editor->hasActiveFocus() && documentShown();
            },
            kWait);
    }
    /// The text area shows the current text.
    bool documentShown() {
        const QQuickItem* editor = find(QStringLiteral("editor"));
        const EditorDocument* current = m_workbench->editor()->current();
        if (!editor || !current || !current->document()) return false;
        auto* shown = editor->property("textDocument").value<QQuickTextDocument*>();
        return shown && shown->textDocument() == current->document();
    }
    bool typeInNewText(const QString& text) {
        if (!openNewText()) return false;
        type(text);
        return QTest::qWaitFor([&] { return m_workbench->editor()->current()->text() == text; },
                               kWait);
    }
    bool settles() {
        return QTest::qWaitFor([this] { return m_workbench->settled(); }, kRunTimeout);
    }
    /// Starts by a key and waits for the end of the run that it started.
    bool runByKey(Qt::Key key) {
        if (!settles() || !active()) return false;
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QTest::keyClick(m_window.get(), key);
        return QTest::qWaitFor([&] { return ended.count() > 0; }, kRunTimeout) && settles();
    }
    bool runPrompt(const QString& text) {
        if (!settles() || !focus(find("prompt"))) return false;
        type(text);
        return textOf("prompt") == text && runByKey(Qt::Key_Return);
    }
    uint64_t downloadedBytes() {
        const TraceTotals totals = m_engine->session().trace().totals();
        return totals.bytes[static_cast<std::size_t>(EventKind::Download)];
    }

    uint64_t validationMessages() {
        uint64_t messages = 0;
        m_engine->call([&](Session& session) { messages = session.validationMessages(); });
        return messages;
    }

protected Q_SLOTS:
    void initTestCase() {
        m_engine = std::make_unique<EngineThread>(settingsFromEnvironment());
        m_graphics = std::make_unique<Graphics>(*m_engine);
        QVERIFY2(m_graphics->available(), qPrintable(m_graphics->message()));
        m_window = std::make_unique<QQuickWindow>();
        m_graphics->prepareWindow(*m_window);
        m_window->resize(1600, 1000);
        m_workbench = std::make_unique<Workbench>(*m_engine, *m_graphics, false);
        // What is typed is the text, bracket for bracket.
        m_workbench->settings()->setClosesBrackets(false);
        // Every panel is there to be looked at.
        m_workbench->layout()->setMode(WindowLayout::Explain);
        m_workbench->layout()->showAll();
        for (const char* beside : {"folder", "help"})
            m_workbench->layout()->hide(QString::fromLatin1(beside));
        m_scene = std::make_unique<Scene>(*m_window, *m_workbench);
        QVERIFY2(m_scene->ready(), qPrintable(m_scene->failure()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(active());
    }

    void cleanupTestCase() {
        m_scene.reset();
        m_workbench->panelWindows()->closeAll();
        m_window.reset();
        m_workbench.reset();
        m_graphics.reset();
        m_engine.reset();
    }

protected:
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
