// SPDX-License-Identifier: Apache-2.0
#include "window_test.h"

#include <QClipboard>

namespace vitrine::app {

QQuickItem* WindowTest::findIn(QQuickItem* start, const QString& name) {
    if (start->objectName() == name && start->isVisible()) return start;
    for (QQuickItem* child : start->childItems()) {
        if (QQuickItem* found = findIn(child, name)) return found;
    }
    return nullptr;
}

QQuickItem* WindowTest::find(const QString& name) {
    return findIn(m_window->contentItem(), name);
}

QString WindowTest::textOf(const QString& name) {
    const QQuickItem* item = find(name);
    return item ? item->property("text").toString() : QString();
}

void WindowTest::click(QQuickItem* item, QPointF at) {
    QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, item->mapToScene(at).toPoint());
}

void WindowTest::click(QQuickItem* item) {
    click(item, QPointF(item->width() / 2, item->height() / 2));
}

void WindowTest::type(const QString& text) {
    for (const QChar c : text) {
        if (c == QLatin1Char('\n')) {
            QTest::keyClick(m_window.get(), Qt::Key_Return);
        } else {
            QTest::keyClick(m_window.get(), c.toLatin1());
        }
    }
}

bool WindowTest::active() {
    if (!m_window->isActive()) m_window->requestActivate();
    return QTest::qWaitFor([this] { return m_window->isActive(); }, kWait);
}

bool WindowTest::focus(QQuickItem* item) {
    if (!item || !active()) return false;
    // A layout on its way moves the item from under the pointer: then the click is made again.
    constexpr int kTries = 10;
    for (int i = 0; i < kTries && !item->hasActiveFocus(); ++i) {
        click(item);
        if (QTest::qWaitFor([item] { return item->hasActiveFocus(); }, kWait / kTries)) break;
    }
    return item->hasActiveFocus();
}

bool WindowTest::openNewText() {
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

bool WindowTest::documentShown() {
    const QQuickItem* editor = find(QStringLiteral("editor"));
    const EditorDocument* current = m_workbench->editor()->current();
    if (!editor || !current || !current->document()) return false;
    auto* shown = editor->property("textDocument").value<QQuickTextDocument*>();
    return shown && shown->textDocument() == current->document();
}

bool WindowTest::typeInNewText(const QString& text) {
    if (!openNewText()) return false;
    type(text);
    return QTest::qWaitFor([&] { return m_workbench->editor()->current()->text() == text; }, kWait);
}

bool WindowTest::settles() {
    return QTest::qWaitFor([this] { return m_workbench->settled(); }, kRunTimeout);
}

bool WindowTest::runByKey(Qt::Key key) {
    if (!settles() || !active()) return false;
    QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
    QTest::keyClick(m_window.get(), key);
    return QTest::qWaitFor([&] { return ended.count() > 0; }, kRunTimeout) && settles();
}

bool WindowTest::runPrompt(const QString& text) {
    if (!settles() || !focus(find("prompt"))) return false;
    // Pasted: a frame, where typing draws one a character. prompt_test types.
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    return textOf("prompt") == text && runByKey(Qt::Key_Return);
}

uint64_t WindowTest::downloadedBytes() {
    const TraceTotals totals = m_engine->session().trace().totals();
    return totals.bytes[static_cast<std::size_t>(EventKind::Download)];
}

uint64_t WindowTest::validationMessages() {
    uint64_t messages = 0;
    m_engine->call([&](Session& session) { messages = session.validationMessages(); });
    return messages;
}

void WindowTest::initTestCase() {
    m_engine = std::make_unique<EngineThread>(settingsFromEnvironment());
    m_graphics = std::make_unique<Graphics>(*m_engine);
    QVERIFY2(m_graphics->available(), qPrintable(m_graphics->message()));
    m_window = std::make_unique<QQuickWindow>();
    m_graphics->prepareWindow(*m_window);
    m_window->resize(m_size);
    openScene();
    if (QTest::currentTestFailed()) return;
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(active());
}

void WindowTest::openScene() {
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
}

void WindowTest::cleanupTestCase() {
    m_scene.reset();
    if (m_workbench) m_workbench->panelWindows()->closeAll();
    m_window.reset();
    m_workbench.reset();
    m_graphics.reset();
    m_engine.reset();
}

} // namespace vitrine::app
