// SPDX-License-Identifier: Apache-2.0
// Drives the real window over the real engine: types, runs, selects, reads what the panels say.
#include "window_test.h"

#include "editor/recovery.h"
#include "graph/graph_item.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextLayout>
#include <QVulkanDeviceFunctions>
#include <set>

using namespace vitrine;
using namespace vitrine::app;

class WorkbenchTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
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

    void aSecondRunIsShownOnItsOwn() {
        const int nodes = m_workbench->graph()->nodeCount();
        QVERIFY(nodes > 0);
        QVERIFY(runByKey(Qt::Key_F5));
        QCOMPARE(m_workbench->graph()->nodeCount(), nodes);
        // What was selected before is selected in the new graph.
        QCOMPARE(m_workbench->selection()->line(), 3);
        QVERIFY(m_workbench->selection()->node() != 0);
        for (const GraphGroup& group : m_workbench->graph()->drawn()->graph->groups) {
            QCOMPARE(group.decision.measuredRuns, uint32_t(1));
            QCOMPARE(group.decision.measuredMicroseconds, group.decision.measuredTotalMicroseconds);
        }
        // Its kernels were there already.
        const KernelsModel& kernels = *m_workbench->kernels();
        QVERIFY(kernels.count() > 0);
        for (int row = 0; row < kernels.count(); ++row)
            QCOMPARE(kernels.cell(row, "cache").toString(), QStringLiteral("1 of 1"));
    }

    void everyFileOfARunIsMarkedAndLinked() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("doubled.m", "function y = doubled(x)\n% a comment\ny = x*2 + 1;\nend\n"));
        QVERIFY(write("caller.m", "x = rand(100000, 1);\nz = doubled(x);\ns = sum(z);\n"));
        const QString caller = folder.filePath(QStringLiteral("caller.m"));
        const QString doubled = folder.filePath(QStringLiteral("doubled.m"));
        QCOMPARE(m_workbench->editor()->open(caller), QString());
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        const GraphModel& graph = *m_workbench->graph();
        QVERIFY(graph.lineMark(caller, 1).device && graph.lineMark(caller, 3).device);
        QVERIFY(graph.lineMark(doubled, 3).device);
        QVERIFY(!graph.lineMark(caller, 2).device && !graph.lineMark(doubled, 1).device);
        // A node of the function leads to the function's text, which was not open.
        const auto drawn = graph.drawn();
        const auto node =
            std::find_if(drawn->graph->nodes.begin(), drawn->graph->nodes.end(),
                         [](const GraphNode& n) { return n.op == "times" && n.line == 3; });
        QVERIFY(node != drawn->graph->nodes.end());
        QQuickItem* graphView = find("graph");
        QVERIFY(graphView && focus(graphView));
        m_workbench->selection()->selectNode(static_cast<int>(node->id));
        QCOMPARE(m_workbench->editor()->current()->path(), doubled);
        QVERIFY(m_workbench->selection()->links(doubled, 3));
        QVERIFY(!m_workbench->selection()->links(caller, 2));
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QVERIFY(graphView->hasActiveFocus()); // a link moves the text, not the keyboard
        QVERIFY(m_workbench->inspector()->lineText().contains(QStringLiteral("doubled.m")));
    }

    void anArrayOfAnEarlierRunIsAnInputOfTheNext() {
        // z was made by a run whose record is gone.
        QVERIFY(typeInNewText(QStringLiteral("w = z * 3;")));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        const GraphSnapshot& graph = *m_workbench->graph()->drawn()->graph;
        QCOMPARE(graph.nodes.size(), std::size_t(2));
        QCOMPARE(graph.nodes[0].op, std::string("input"));
        QCOMPARE(graph.nodes[0].variable, std::string("y")); // where it was computed
        const ResidencyModel& residency = *m_workbench->residency();
        QStringList resident;
        for (int i = 0; i < residency.count(); ++i)
            resident << residency.cell(i, "variable").toString();
        // The table has the names of the workspace.
        QVERIFY2(resident.contains(QStringLiteral("z")) && resident.contains(QStringLiteral("w")),
                 qPrintable(resident.join(' ')));
        QCOMPARE(graph.edges.size(), std::size_t(1));
        QCOMPARE(graph.groups.size(), std::size_t(1));
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

    void theLineWhereARunFailedIsMarkedUntilTheTextChanges() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = nosuchthing(a);\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->failed());
        EditorDocument* document = m_workbench->editor()->current();
        QCOMPARE(document->failedLine(), 2);
        QVERIFY(
            textOf("stateText")
                .startsWith(QStringLiteral("Error in line 2 of %1 after ").arg(document->title())));
        QVERIFY(document->problemAt(document->positionOf(2, 3))
                    .contains(QStringLiteral("nosuchthing")));
        const QQuickItem* editor = find("editor");
        const QPointF line = editor->mapToScene(
            editor->property("cursorRectangle").toRectF().topLeft() + QPointF(200, -8));
        QTRY_COMPARE_WITH_TIMEOUT(m_window->grabWindow().pixelColor(line.toPoint()),
                                  m_workbench->theme().color("errorFill"), kWait);
        type(QStringLiteral("c = 1;"));
        QCOMPARE(document->failedLine(), 0);
    }

    void strictModeStopsAtTheLineThatFallsBack() {
        QVERIFY(typeInNewText(
            QStringLiteral("A = gpuArray(rand(60));\nB = A + 1;\nv = svd(B);\nw = 1;\n")));
        m_workbench->commands()->trigger(QStringLiteral("run.strict"));
        QVERIFY(m_workbench->strict());
        QVERIFY(runByKey(Qt::Key_F5));
        const RunOutcome strict = m_workbench->lastOutcome();
        const int marked = m_workbench->editor()->current()->failedLine();
        m_workbench->commands()->trigger(QStringLiteral("run.strict"));
        QVERIFY(!m_workbench->strict());
        QCOMPARE(QString::fromStdString(strict.identifier),
                 QStringLiteral("vitrine:strict:Fallback"));
        QCOMPARE(marked, 3);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->lastOutcome().ok);
        QCOMPARE(m_workbench->editor()->current()->failedLine(), 0);
    }

    void anEmptyTextOffersTheLessons() {
        QVERIFY(openNewText());
        const QList<Lesson> lessons = m_workbench->guide()->lessons();
        QVERIFY(lessons.size() >= 4);
        QCOMPARE(lessons[0].title, QStringLiteral("First fusion"));
        QTRY_VERIFY_WITH_TIMEOUT(find("lesson:0"), kWait);
        click(find("lesson:0"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("first_fusion.m"), kWait);
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
        QFile lesson(QStringLiteral(VITRINE_LESSONS "/07-heat/heat.m"));
        QVERIFY(lesson.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(lesson.readAll());
        static const QRegularExpression kOutput(QStringLiteral("^fprintf\\(.*$"),
                                                QRegularExpression::MultilineOption);
        QCOMPARE(text.count(kOutput), 1);
        text.remove(kOutput);
        // Long enough that a loaded machine draws several frames of it.
        const auto steps = QStringLiteral("for t = 1:200");
        QCOMPARE(text.count(steps), 1);
        text.replace(steps, QStringLiteral("for t = 1:800"));
        const QTemporaryDir folder;
        QFile script(folder.filePath(QStringLiteral("heat_unread.m")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(text.toUtf8());
        script.close();
        QCOMPARE(m_workbench->editor()->open(script.fileName()), QString());
        QVERIFY(settles() && active());

        std::set<uint64_t> drawn; // revisions that were on screen while the script ran
        QObject noting;           // ends the notes however this test ends
        connect(m_window.get(), &QQuickWindow::frameSwapped, &noting, [&] {
            const auto& frame = m_workbench->figures()->frame();
            if (m_workbench->running() && frame) drawn.insert(frame->figures->revision);
        });
        const uint64_t before = downloadedBytes();
        const auto& old = m_workbench->figures()->frame();
        const uint64_t firstRevision = old ? old->figures->revision : 0;
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(QTest::qWaitFor([&] { return find("figure") != nullptr; }, kWait));
        const QImage picture = m_window->grabWindow();
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
        // One row is the variable, at most one more its earlier pictures.
        const ResidencyModel& residency = *m_workbench->residency();
        int variables = 0, frames = 0;
        for (int i = 0; i < residency.count(); ++i) {
            if (residency.cell(i, "variable").toString() != QLatin1String("u")) continue;
            ++(residency.cell(i, "use").toString() == QLatin1String("variable") ? variables
                                                                                : frames);
        }
        QCOMPARE(variables, 1);
        QVERIFY2(frames <= 1, qPrintable(QString::number(frames)));
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
        const auto shown = [&] {
            const QString text = textOf("readout");
            return text.contains(QStringLiteral(" = ")) && !text.contains(QStringLiteral("…"));
        };
        QTest::mouseMove(m_window.get(), middle.toPoint() + QPoint(15, 15));
        QTRY_VERIFY2_WITH_TIMEOUT(shown(), qPrintable(textOf("readout")), kWait);
        const QString beside = textOf("readout");
        QTest::mouseMove(m_window.get(), middle.toPoint());
        QTRY_VERIFY2_WITH_TIMEOUT(shown() && textOf("readout") != beside,
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

    void caretNodeCardAndKernelAgreeForEveryLineOfALesson() {
        QCOMPARE(m_workbench->editor()->open(
                     QStringLiteral(VITRINE_LESSONS "/13-mandelbrot/mandelbrot.m")),
                 QString());
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->lastOutcome().ok);
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        EditorDocument* text = m_workbench->editor()->current();
        SelectionModel& selection = *m_workbench->selection();
        const QQuickItem* editor = find("editor");
        const auto caretLine = [&] {
            return text->lineAt(editor->property("cursorPosition").toInt());
        };
        const auto cardAgrees = [&] {
            const auto& places = selection.places();
            const bool linked = std::any_of(places.begin(), places.end(), [&](const auto& place) {
                return static_cast<int>(place.line) == selection.line();
            });
            return linked && m_workbench->inspector()->hasGroup() == (selection.group() != 0);
        };
        const auto& all = selection.graph()->nodes;
        std::vector<GraphNode> nodes(all.begin(), all.end());
        std::erase_if(nodes, [](const GraphNode& node) { return node.line == 0; });
        QVERIFY(!nodes.empty());
        QQuickItem* graph = find("graph");
        for (int line = 1; line <= text->document()->blockCount(); ++line) {
            // Another place selected in the graph, which has the keyboard then.
            graph->forceActiveFocus();
            const GraphNode& other =
                static_cast<int>(nodes.front().line) == line ? nodes.back() : nodes.front();
            selection.selectNode(static_cast<int>(other.id));
            QTRY_COMPARE_WITH_TIMEOUT(caretLine(), static_cast<int>(other.line), kWait);
            QCOMPARE(selection.line(), caretLine());
            // The caret goes to the line as a click puts it there: before it has the keyboard.
            QMetaObject::invokeMethod(const_cast<QQuickItem*>(editor), "select",
                                      Q_ARG(int, text->positionOf(line, 1)),
                                      Q_ARG(int, text->positionOf(line, 1)));
            QCOMPARE(caretLine(), line);
            QCOMPARE(selection.line(), line);
            QVERIFY2(cardAgrees(), qPrintable(QString::number(line)));
            const GraphNode* node = nullptr;
            for (const GraphNode& n : nodes) {
                if (static_cast<int>(n.id) == selection.node()) node = &n;
            }
            if (node) QCOMPARE(static_cast<int>(node->line), line);
            const bool any = std::any_of(nodes.begin(), nodes.end(), [&](const GraphNode& n) {
                return static_cast<int>(n.line) == line;
            });
            QCOMPARE(node != nullptr, any);
        }
        // And back: each node leads the caret to its line.
        for (const GraphNode& node : nodes) {
            selection.selectNode(static_cast<int>(node.id));
            QTRY_COMPARE_WITH_TIMEOUT(caretLine(), static_cast<int>(node.line), kWait);
            QCOMPARE(selection.node(), static_cast<int>(node.id));
            QVERIFY(cardAgrees());
        }
    }

    /// Rows of the shown kernel that name the line, as the text says it.
    static std::vector<int> rowsNaming(const QString& kernel, int line) {
        std::vector<int> rows;
        const QStringList texts = kernel.split(QLatin1Char('\n'));
        for (int row = 0; row < texts.size(); ++row) {
            if (texts[row].endsWith(QStringLiteral("// line %1").arg(line))) rows.push_back(row);
        }
        return rows;
    }
    std::vector<int> rowsMarked() {
        std::vector<int> rows;
        for (const int row : m_workbench->inspector()->markedRows())
            rows.push_back(row);
        return rows;
    }
    bool rowIsInView(int row) {
        QQuickItem* source = find("kernelSource");
        QRectF at;
        QMetaObject::invokeMethod(source, "positionToRectangle", Q_RETURN_ARG(QRectF, at),
                                  Q_ARG(int, m_workbench->inspector()->offsetOfRow(row)));
        QQuickItem* view = source->parentItem()->parentItem();
        const qreal top = source->mapToItem(view, at.topLeft()).y();
        return top >= 0 && top + at.height() <= view->height();
    }

    void theKernelTabShowsTheSelectedLinesAndLeadsBack_data() {
        QTest::addColumn<QString>("side");
        QTest::newRow("GLSL") << QStringLiteral("gpu");
        QTest::newRow("CPU steps") << QStringLiteral("cpu");
    }
    void theKernelTabShowsTheSelectedLinesAndLeadsBack() {
        QFETCH(QString, side);
        const bool device = side == QLatin1String("gpu");
        QCOMPARE(m_workbench->editor()->open(
                     QStringLiteral(VITRINE_LESSONS "/13-mandelbrot/mandelbrot.m")),
                 QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        EditorDocument* text = m_workbench->editor()->current();
        constexpr int kLine = 19;
        if (!device) {
            for (int line = 1; line <= text->document()->blockCount(); ++line)
                text->pins()->set({line, PinSide::Host, PinFusion::Free});
        }
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        text->pins()->clear();
        SelectionModel& selection = *m_workbench->selection();
        GroupInspector& inspector = *m_workbench->inspector();
        click(find("tab:Kernel"));
        selection.clear();
        QTRY_VERIFY_WITH_TIMEOUT(!find("kernelSource"), kWait);
        selection.selectLine(text->source(), kLine);
        QVERIFY(inspector.hasKernel());
        QCOMPARE(inspector.language() == QLatin1String("steps"), !device);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("kernelSource"), inspector.source(), kWait);
        const std::vector<int> rows = rowsNaming(inspector.source(), kLine);
        QVERIFY(!rows.empty());
        QCOMPARE(rowsMarked(), rows);
        // It opens there, and the marks are drawn.
        QTRY_VERIFY_WITH_TIMEOUT(rowIsInView(rows.front()), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("kernelMark:%1").arg(rows.front())), kWait);
        // Both languages are coloured: the comment that names the line is.
        const auto* document =
            find("kernelSource")->property("textDocument").value<QQuickTextDocument*>();
        const QTextBlock block = document->textDocument()->findBlockByNumber(rows.front());
        const auto formats = block.layout()->formats();
        QVERIFY(formats.size() >= 2);
        QCOMPARE(formats.last().format.foreground().color(), m_workbench->theme().color("comment"));
        // A click on another line's row in view leads to that line, in the same kernel.
        int row = rows.front();
        const auto isOther = [&](int r) {
            return inspector.lineOfRow(r) != 0 && inspector.lineOfRow(r) != kLine;
        };
        while (row > 0 && !isOther(row))
            --row;
        if (row == 0) row = rows.front();
        while (!isOther(row) && row < inspector.source().count(QLatin1Char('\n')))
            ++row;
        const int other = inspector.lineOfRow(row);
        QVERIFY(isOther(row) && rowIsInView(row));
        const int group = selection.group();
        QQuickItem* source = find("kernelSource");
        QRectF at;
        QMetaObject::invokeMethod(source, "positionToRectangle", Q_RETURN_ARG(QRectF, at),
                                  Q_ARG(int, inspector.offsetOfRow(row)));
        click(source, at.center() + QPointF(20, 0));
        QTRY_COMPARE_WITH_TIMEOUT(selection.line(), other, kWait);
        QCOMPARE(selection.group(), group);
        QCOMPARE(rowsMarked(), rowsNaming(inspector.source(), other));
        const QQuickItem* editor = find("editor");
        QTRY_COMPARE_WITH_TIMEOUT(text->lineAt(editor->property("cursorPosition").toInt()), other,
                                  kWait);
        // What names no line leads nowhere.
        QVERIFY(!inspector.selectRow(0));
        click(find("tab:Why"));
    }

    void aMissingFirstFileIsSaidAndStaysSaid() {
        const auto missing = QStringLiteral("/nowhere/missing.m");
        const int before = m_workbench->editor()->count();
        QVERIFY(!m_workbench->openFirst(missing));
        QCOMPARE(m_workbench->editor()->count(), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("problemText").contains(missing), kWait);
        // A run clears the line at the bottom; the command window still has it.
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->console()->allText().contains(missing));
    }

    void aNewRunIsFittedAndAFailedOneKeepsTheLastRecord() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("kept_record.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a = rand(300);\nb = sum(a(:)*2+1);\n");
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QVERIFY(runByKey(Qt::Key_F5));
        const int nodes = m_workbench->graph()->nodeCount();
        QVERIFY(nodes > 0);
        QCOMPARE(m_workbench->recordText(), QString());
        auto* graph = qobject_cast<GraphItem*>(find("graph"));
        const qreal fitted = graph->zoom();
        graph->zoomBy(3);
        QVERIFY(runByKey(Qt::Key_F5));
        QTRY_COMPARE_WITH_TIMEOUT(graph->zoom(), fitted, kWait);
        m_workbench->editor()->current()->document()->setPlainText(
            QStringLiteral("nosuchthing(1)\n"));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->failed());
        QCOMPARE(m_workbench->graph()->nodeCount(), nodes);
        QCOMPARE(m_workbench->recordText(), QStringLiteral("Last complete run of kept_record.m"));
        QVERIFY(runPrompt(QStringLiteral("q = 1;")));
        QCOMPARE(m_workbench->graph()->nodeCount(), nodes);
        m_workbench->editor()->current()->document()->setPlainText(QStringLiteral("q = 2;\n"));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(m_workbench->lastOutcome().ok);
        QCOMPARE(m_workbench->graph()->nodeCount(), nodes);
    }

    void aNoteOfTheEngineStandsInTheCard() {
        QVERIFY(openNewText());
        m_workbench->editor()->current()->document()->setPlainText(
            QStringLiteral("x = rand(1,20000);\nfor k = 1:5\n    x = x - mean(x) + k;\nend\ny = x "
                           "+ 1;\nq = 1;\n"));
        QVERIFY(runByKey(Qt::Key_F5));
        const auto& notes = m_workbench->selection()->graph()->notes;
        QVERIFY(!notes.empty());
        QCOMPARE(notes.front().line, 3u);
        m_workbench->caretMoved(m_workbench->editor()->current(), 3);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("whyNote"),
                                  QString::fromStdString(notes.front().sentence()), kWait);
        // And at its line in the text, under the pointer.
        QQuickItem* editor = find("editor");
        QRectF place;
        QMetaObject::invokeMethod(editor, "positionToRectangle", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(int, m_workbench->editor()->current()->positionOf(3, 10)));
        const QPoint at = editor->mapToScene(place.center()).toPoint();
        QTest::mouseMove(m_window.get(), at + QPoint(40, 60));
        QTest::mouseMove(m_window.get(), at);
        QTRY_VERIFY_WITH_TIMEOUT(
            textOf("editorTipText").startsWith(QString::fromStdString(notes.front().sentence())),
            kWait);
        QTest::mouseMove(m_window.get(), at + QPoint(0, 160));
        m_workbench->caretMoved(m_workbench->editor()->current(), 6);
        QTRY_VERIFY_WITH_TIMEOUT(!find("whyNote"), kWait);
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

    /// Whatever the tests before made the engine and the window do was valid Vulkan.
    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }

    /// Last, the check's own check: a wrong call on the shared device is counted.
    void theValidationLayerIsListening() {
        auto* device = static_cast<VkDevice>(m_graphics->handles().device);
        QVulkanDeviceFunctions* functions = m_graphics->instance().deviceFunctions(device);
        VkBufferCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
        info.size = 0; // VUID-VkBufferCreateInfo-size-00912: must be greater than 0
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        functions->vkCreateBuffer(device, &info, nullptr, &buffer);
        functions->vkDestroyBuffer(device, buffer, nullptr);
        QVERIFY(validationMessages() >= 1);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<WorkbenchTest>(argc, argv);
}

#include "workbench_test.moc"
