// SPDX-License-Identifier: Apache-2.0
// Drives the real window over the real engine: types, runs, selects, reads what the panels say.
#include <vulkan/vulkan.h>

#include "editor/recovery.h"
#include "graph/graph_item.h"
#include "scene.h"
#include "theme.h"
#include "vulkan/graphics.h"
#include "workbench.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <set>

using namespace vitrine;
using namespace vitrine::app;

namespace {

constexpr int kWait = 30000; ///< ms; a loaded machine draws a frame in seconds
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
    /// Shortcuts need the active window, keys need the item that has the focus.
    bool active() {
        if (!m_window->isActive()) m_window->requestActivate();
        return QTest::qWaitFor([this] { return m_window->isActive(); }, kWait);
    }
    bool focus(QQuickItem* item) {
        if (!item || !active()) return false;
        if (!item->hasActiveFocus()) click(item);
        return QTest::qWaitFor([item] { return item->hasActiveFocus(); }, kWait);
    }
    /// A new tab that has the keyboard; the tabs of earlier tests are not typed into.
    bool openNewText() {
        if (!active()) return false;
        const int before = m_workbench->editor()->count();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        return QTest::qWaitFor(
            [&] {
                if (m_workbench->editor()->count() != before + 1) return false;
                const QTextDocument* text = m_workbench->editor()->current()->document();
                const QQuickItem* editor = find("editor");
                return text && editor && editor->hasActiveFocus() &&
                       editor->property("textDocument").value<QQuickTextDocument*>() &&
                       editor->property("textDocument")
                               .value<QQuickTextDocument*>()
                               ->textDocument() == text;
            },
            kWait);
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
        QVERIFY(active());
    }

    void cleanupTestCase() {
        m_scene.reset();
        m_window.reset();
        m_workbench.reset();
        m_graphics.reset();
        m_engine.reset();
    }

    void typedCodeRunsAndItsGraphTellsWhy() {
        QVERIFY(
            typeInNewText(QStringLiteral("x = rand(200000, 1, 'single');\ny = sin(x).*x + 0.5;\n"
                                         "m = mean(y);\nfprintf('%d\\n', m > 0)\n")));
        QVERIFY(runByKey(Qt::Key_F5));
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
        QTRY_COMPARE_WITH_TIMEOUT(textOf("whyReason"),
                                  QString::fromStdString(group->decision.reason), kWait);
        QVERIFY(graph->selectionText().contains(QStringLiteral("line 2")));

        QQuickItem* kernelTab = find("tab:Kernel");
        QVERIFY(kernelTab);
        click(kernelTab);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("kernelSource").contains(QStringLiteral("sin")), kWait);
        click(find("tab:Why"));
    }

    void theCaretSelectsTheLinesNode() {
        QQuickItem* editor = find("editor");
        QVERIFY(editor);
        QVERIFY(focus(editor));
        click(editor, QPointF(20, 10));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QCOMPARE(m_workbench->selection()->line(), 3);
        QVERIFY(m_workbench->selection()->node() != 0);
    }

    void aCommandChangesTheWorkspace() {
        QVERIFY(runPrompt(QStringLiteral("answer = 6*7;")));
        const int row = m_workbench->workspace()->rowOf(QStringLiteral("answer"));
        QVERIFY(row >= 0);
        QCOMPARE(m_workbench->workspace()->cell(row, "className").toString(),
                 QStringLiteral("double"));
    }

    void theUpKeyBringsTheLastCommandBack() {
        QVERIFY(focus(find("prompt")));
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QCOMPARE(textOf("prompt"), QStringLiteral("answer = 6*7;"));
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QCOMPARE(textOf("prompt"), QString());
    }

    void anErrorIsShownAndTheWorkspaceStays() {
        QVERIFY(runPrompt(QStringLiteral("[1 2 3] + [1 2];")));
        QVERIFY(!m_workbench->lastOutcome().ok);
        QVERIFY(m_workbench->console()->allText().contains(QStringLiteral("error: ")));
        QVERIFY(textOf("stateText").startsWith(QStringLiteral("Error")));
        QVERIFY(m_workbench->workspace()->rowOf(QStringLiteral("answer")) >= 0);
    }

    void aMistakeIsMarkedWhileTyping() {
        QVERIFY(typeInNewText(QStringLiteral("x = (1 + 2;\n")));
        EditorDocument* document = m_workbench->editor()->current();
        QTRY_VERIFY_WITH_TIMEOUT(document->checked() && document->problemCount() > 0, kWait);
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->problems()->count(), document->problemCount(),
                                  kWait);
        QCOMPARE(m_workbench->problems()->cell(0, "line").toInt(), 1);
    }

    void stopEndsAnEndlessLoopSoon() {
        QVERIFY(typeInNewText(QStringLiteral("k = 0;\nwhile true, k = k + 1; end\n")));
        QVERIFY(settles() && active());
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->running(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(m_engine->session().snapshot()->running, kWait);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QVERIFY(active());
        QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(m_workbench->lastOutcome().interrupted);
        QVERIFY(!m_workbench->running());
    }

    void heatIsDrawnWithoutADownload() {
        // Without its last output, which reads the mean, the lesson has nothing to read back.
        QFile lesson(QStringLiteral(VITRINE_LESSONS "/heat.m"));
        QVERIFY(lesson.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(lesson.readAll());
        static const QRegularExpression kOutput(QStringLiteral("^fprintf\\(.*$"),
                                                QRegularExpression::MultilineOption);
        QCOMPARE(text.count(kOutput), 1);
        text.remove(kOutput);
        // Long enough that a loaded machine draws several frames of it.
        const auto steps = QStringLiteral("for t = 1:200");
        QCOMPARE(text.count(steps), 1);
        text.replace(steps, QStringLiteral("for t = 1:2000"));
        const QTemporaryDir folder;
        QFile script(folder.filePath(QStringLiteral("heat_unread.m")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(text.toUtf8());
        script.close();
        QCOMPARE(m_workbench->editor()->open(script.fileName()), QString());
        QVERIFY(settles() && active());

        std::set<uint64_t> drawn; // revisions that were on screen while the script ran
        const auto note = connect(m_window.get(), &QQuickWindow::frameSwapped, this, [&] {
            const auto& frame = m_workbench->figures()->frame();
            if (m_workbench->running() && frame) drawn.insert(frame->figures->revision);
        });
        const uint64_t before = downloadedBytes();
        const auto& old = m_workbench->figures()->frame();
        const uint64_t firstRevision = old ? old->figures->revision : 0;
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(QTest::qWaitFor([&] { return find("figure") != nullptr; }, kWait));
        const QImage picture = m_window->grabWindow();
        disconnect(note);
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QVERIFY2(m_workbench->figures()->message().isEmpty(),
                 qPrintable(m_workbench->figures()->message()));
        QVERIFY(m_workbench->figures()->frame()->figures->revision >= firstRevision + 5);
        QVERIFY2(drawn.size() >= 5, qPrintable(QString::number(drawn.size())));
        QCOMPARE(downloadedBytes() - before, uint64_t(0));
        // The hot square is bright in the middle of the picture.
        const QQuickItem* figure = find("figure");
        const QPointF middle = figure->mapToScene({figure->width() / 2, figure->height() / 2});
        const QColor color = picture.pixelColor(middle.toPoint());
        QVERIFY2(color.red() > 150, qPrintable(color.name()));
        const int row = m_workbench->workspace()->rowOf(QStringLiteral("u"));
        QCOMPARE(m_workbench->workspace()->cell(row, "livesOn").toString(),
                 QStringLiteral("device"));
    }

    void aDeviceArrayIsDrawnAndItsValueReadUnderThePointer() {
        QVERIFY(
            runPrompt(QStringLiteral("close all; A = gpuArray(reshape(single(0:4095), 64, 64)); "
                                     "imagesc(A)")));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QCOMPARE(m_workbench->figures()->count(), 1);
        QVERIFY2(m_workbench->figures()->message().isEmpty(),
                 qPrintable(m_workbench->figures()->message()));
        QQuickItem* figure = find("figure");
        QVERIFY(figure);
        const QImage picture = m_window->grabWindow();
        const QPointF middle = figure->mapToScene({figure->width() / 2, figure->height() / 2});
        const QColor color = picture.pixelColor(middle.toPoint());
        const QColor ground = m_workbench->theme().color("plot");
        QVERIFY2(color != ground, qPrintable(color.name()));
        QTest::mouseMove(m_window.get(), middle.toPoint() + QPoint(15, 15));
        QTest::qWait(100);
        QTest::mouseMove(m_window.get(), middle.toPoint());
        QTRY_VERIFY2_WITH_TIMEOUT(textOf("readout").contains(QStringLiteral(" = ")) &&
                                      !textOf("readout").contains(QStringLiteral("…")),
                                  qPrintable(textOf("readout")), kWait);
        // A(row, column) holds (column-1)*64 + row-1.
        const QString text = textOf("readout");
        const auto numbers =
            text.mid(text.indexOf('(') + 1, text.indexOf(')') - text.indexOf('(') - 1)
                .split(QStringLiteral(", "));
        QCOMPARE(numbers.size(), 2);
        const int expected = (numbers[1].toInt() - 1) * 64 + numbers[0].toInt() - 1;
        QCOMPARE(text.mid(text.indexOf('=') + 2).toInt(), expected);
    }

    void unsavedTextSurvivesACrash() {
        const QTemporaryDir folder;
        const QDir root(folder.path());
        Recovery writer(*m_workbench->editor(), root.filePath(QStringLiteral("running")));
        const auto text = QStringLiteral("lost = 'never';\n");
        QVERIFY(typeInNewText(text));
        const QString title = m_workbench->editor()->current()->title();
        const auto copies = [&] {
            QStringList found;
            QDirIterator at(root.filePath(QStringLiteral("running")), {QStringLiteral("*.json")},
                            QDir::Files, QDirIterator::Subdirectories);
            while (at.hasNext())
                found << at.next();
            return found;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!copies().isEmpty(), kWait);
        // While the program runs nobody else takes its texts.
        EditorTabsModel other(m_workbench->theme());
        QCOMPARE(Recovery(other, root.filePath(QStringLiteral("running"))).restore(), 0);
        // What a dead program leaves: its copies and no lock that holds.
        const QString left = root.filePath(QStringLiteral("crashed/one"));
        QVERIFY(QDir().mkpath(left));
        const auto takeCopy = [&] {
            for (const QString& copy : copies()) {
                QFile file(copy);
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains("never'"))
                    return file.copy(left + QStringLiteral("/0.json"));
            }
            return false;
        };
        QVERIFY(QTest::qWaitFor(takeCopy, kWait));
        EditorTabsModel next(m_workbench->theme());
        Recovery reader(next, root.filePath(QStringLiteral("crashed")));
        QCOMPARE(reader.restore(), 1);
        QCOMPARE(next.at(0)->text(), text);
        QCOMPARE(next.at(0)->title(), title);
        QVERIFY(next.at(0)->modified());
        QVERIFY(!QDir(left).exists());
    }

    /// Last: whatever the tests before made the engine and the window do was valid Vulkan.
    void theValidationLayerHadNothingToSay() {
        uint64_t messages = 0;
        m_engine->call([&](Session& session) { messages = session.validationMessages(); });
        QCOMPARE(messages, uint64_t(0));
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
