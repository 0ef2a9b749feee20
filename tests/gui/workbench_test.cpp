// SPDX-License-Identifier: Apache-2.0
// Drives the real window over the real engine: types, runs, selects, reads what the panels say.
#include <vulkan/vulkan.h>

#include "graph/graph_item.h"
#include "scene.h"
#include "theme.h"
#include "vulkan/graphics.h"
#include "workbench.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

namespace {

constexpr int kRunTimeout = 60000;

} // namespace

class WorkbenchTest : public QObject {
    Q_OBJECT

private:
    QQuickItem* find(const QString& name, QQuickItem* below = nullptr) {
        QQuickItem* start = below ? below : m_scene->root();
        if (start->objectName() == name && start->isVisible()) return start;
        for (QQuickItem* child : start->childItems()) {
            if (QQuickItem* found = find(name, child)) return found;
        }
        return nullptr;
    }
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
    void openNewText() {
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(find("editor") && textOf("editor").isEmpty() &&
                    find("editor")->hasActiveFocus());
    }
    void runEditorText(const QString& text) {
        openNewText();
        type(text);
        QCOMPARE(textOf("editor"), text);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->settled(), kRunTimeout);
    }
    void runPrompt(const QString& text) {
        QQuickItem* prompt = find("prompt");
        QVERIFY(prompt);
        click(prompt);
        type(text + QLatin1Char('\n'));
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->settled(), kRunTimeout);
    }

private Q_SLOTS:
    void initTestCase() {
        m_engine = std::make_unique<EngineThread>(settingsFromEnvironment());
        m_graphics = std::make_unique<Graphics>(*m_engine);
        QVERIFY2(m_graphics->available(), qPrintable(m_graphics->message()));
        m_window = std::make_unique<QQuickWindow>();
        m_graphics->prepareWindow(*m_window);
        m_window->resize(1600, 1000);
        m_workbench = std::make_unique<Workbench>(*m_engine, *m_graphics, false);
        m_scene = std::make_unique<Scene>(*m_window, *m_workbench);
        QVERIFY2(m_scene->ready(), qPrintable(m_scene->failure()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->requestActivate();
    }

    void cleanupTestCase() {
        m_scene.reset();
        m_window.reset();
        m_workbench.reset();
        m_graphics.reset();
        m_engine.reset();
    }

    void typedCodeRunsAndItsGraphTellsWhy() {
        runEditorText(QStringLiteral("x = rand(200000, 1, 'single');\ny = sin(x).*x + 0.5;\n"
                                     "m = mean(y);\nfprintf('%d\\n', m > 0)\n"));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QVERIFY(m_workbench->console()->allText().contains(QStringLiteral("\n1\n")));
        QVERIFY(m_workbench->graph()->nodeCount() >= 4);

        auto* graph = qobject_cast<GraphItem*>(find("graph"));
        QVERIFY(graph);
        const auto drawn = m_workbench->graph()->drawn();
        const auto node =
            std::find_if(drawn->graph->nodes.begin(), drawn->graph->nodes.end(),
                         [](const GraphNode& n) { return n.op == "times" && n.group != 0; });
        QVERIFY(node != drawn->graph->nodes.end());
        click(graph, graph->nodeCenter(static_cast<int>(node->id)));
        QCOMPARE(m_workbench->selection()->node(), static_cast<int>(node->id));
        QCOMPARE(m_workbench->selection()->line(), 2);
        const auto group = std::find_if(drawn->graph->groups.begin(), drawn->graph->groups.end(),
                                        [&](const GraphGroup& g) { return g.id == node->group; });
        QVERIFY(group != drawn->graph->groups.end());
        QVERIFY(!group->decision.reason.empty());
        QTRY_COMPARE(textOf("whyReason"), QString::fromStdString(group->decision.reason));
        QVERIFY(graph->selectionText().contains(QStringLiteral("line 2")));

        QQuickItem* kernelTab = find("tab:Kernel");
        QVERIFY(kernelTab);
        click(kernelTab);
        QTRY_VERIFY(textOf("kernelSource").contains(QStringLiteral("sin")));
        click(find("tab:Why"));
    }

    void theCaretSelectsTheLinesNode() {
        QQuickItem* editor = find("editor");
        QVERIFY(editor);
        click(editor, QPointF(20, 10));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QCOMPARE(m_workbench->selection()->line(), 3);
        QVERIFY(m_workbench->selection()->node() != 0);
    }

    void aCommandChangesTheWorkspace() {
        runPrompt(QStringLiteral("answer = 6*7;"));
        const int row = m_workbench->workspace()->rowOf(QStringLiteral("answer"));
        QVERIFY(row >= 0);
        QCOMPARE(m_workbench->workspace()->cell(row, "className").toString(),
                 QStringLiteral("double"));
    }

    void theUpKeyBringsTheLastCommandBack() {
        QQuickItem* prompt = find("prompt");
        click(prompt);
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QCOMPARE(textOf("prompt"), QStringLiteral("answer = 6*7;"));
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QCOMPARE(textOf("prompt"), QString());
    }

    void anErrorIsShownAndTheWorkspaceStays() {
        runPrompt(QStringLiteral("[1 2 3] + [1 2];"));
        QVERIFY(!m_workbench->lastOutcome().ok);
        QVERIFY(m_workbench->console()->allText().contains(QStringLiteral("error: ")));
        QVERIFY(textOf("stateText").startsWith(QStringLiteral("Error")));
        QVERIFY(m_workbench->workspace()->rowOf(QStringLiteral("answer")) >= 0);
    }

    void aMistakeIsMarkedWhileTyping() {
        openNewText();
        type(QStringLiteral("x = (1 + 2;\n"));
        QTRY_COMPARE(m_workbench->problems()->count() > 0, true);
        QCOMPARE(m_workbench->problems()->cell(0, "line").toInt(), 1);
    }

    void stopEndsAnEndlessLoopSoon() {
        openNewText();
        type(QStringLiteral("k = 0;\nwhile true\nk = k + 1;\nend\n"));
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY(m_workbench->running());
        QTest::qWait(200);
        QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), 2000);
        QVERIFY(m_workbench->lastOutcome().interrupted);
    }

    void aDeviceArrayIsDrawnAndItsValueReadUnderThePointer() {
        runPrompt(QStringLiteral("A = gpuArray(reshape(single(0:4095), 64, 64)); imagesc(A)"));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QCOMPARE(m_workbench->figures()->count(), 1);
        QVERIFY2(m_workbench->figures()->message().isEmpty(),
                 qPrintable(m_workbench->figures()->message()));
        QQuickItem* figure = find("figure");
        QVERIFY(figure);
        QTest::qWait(200);
        const QImage picture = m_window->grabWindow();
        const QPointF middle = figure->mapToScene({figure->width() / 2, figure->height() / 2});
        const QColor color = picture.pixelColor(middle.toPoint());
        const QColor ground = m_workbench->theme().color("plot");
        QVERIFY2(color != ground, qPrintable(color.name()));
        QTest::mouseMove(m_window.get(), middle.toPoint() + QPoint(15, 15));
        QTest::qWait(100);
        QTest::mouseMove(m_window.get(), middle.toPoint());
        QTRY_VERIFY2(textOf("readout").contains(QStringLiteral(" = ")) &&
                         !textOf("readout").contains(QStringLiteral("…")),
                     qPrintable(textOf("readout")));
        // A(row, column) holds (column-1)*64 + row-1.
        const QString text = textOf("readout");
        const auto numbers =
            text.mid(text.indexOf('(') + 1, text.indexOf(')') - text.indexOf('(') - 1)
                .split(QStringLiteral(", "));
        QCOMPARE(numbers.size(), 2);
        const int expected = (numbers[1].toInt() - 1) * 64 + numbers[0].toInt() - 1;
        QCOMPARE(text.mid(text.indexOf('=') + 2).toInt(), expected);
    }

private:
    std::unique_ptr<EngineThread> m_engine;
    std::unique_ptr<Graphics> m_graphics;
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<Scene> m_scene;
};

int main(int argc, char** argv) {
    Graphics::prepareEnvironment(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath());
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication application(argc, argv);
    WorkbenchTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "workbench_test.moc"
