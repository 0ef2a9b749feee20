// SPDX-License-Identifier: Apache-2.0
// The graph in the window: groups go by the variables that they make, everywhere; a search goes
// from one operation to the next; groups and loops close to their titles; reads of the host are
// nodes; an overview map moves the view; thousands of operations are drawn at display rate.
#include "frame/frame_log.h"
#include "graph/graph_item.h"
#include "window_test.h"

#include <QElapsedTimer>

using namespace vitrine;
using namespace vitrine::app;

class GraphTest : public WindowTest {
    Q_OBJECT

    GraphItem* graph() { return qobject_cast<GraphItem*>(find("graph")); }
    const DrawnGraph& drawn() { return *m_workbench->graph()->drawn(); }
    bool drawnAgain(const std::function<void()>& change) {
        const auto before = m_workbench->graph()->drawn();
        change();
        return QTest::qWaitFor(
            [&] { return m_workbench->graph()->drawn() != before && m_workbench->settled(); },
            kWait);
    }
    bool run(const QString& text) {
        if (!openNewText()) return false;
        // Typed, the editor would indent it.
        m_workbench->editor()->current()->document()->setPlainText(text);
        return runByKey(Qt::Key_F5) && m_workbench->lastOutcome().ok;
    }
    /// Of the GPU's rectangle on the item, the centre; the first one.
    QPointF groupPlace(std::size_t index) {
        const auto& box = drawn().layout.groups[index];
        GraphItem& item = *graph();
        const int node =
            static_cast<int>(drawn().graph->groups[drawn().groupIndex.at(box.group)].nodes.front());
        const QPointF inside = item.nodeCenter(node);
        const auto at = drawn().boxIndex.at(static_cast<uint32_t>(node));
        // Above the first node, in the title.
        const double up = static_cast<double>(drawn().layout.nodes[at].rect.y - box.rect.y) +
                          static_cast<double>(drawn().layout.nodes[at].rect.height) / 2 - 12;
        return inside - QPointF(0, up * item.zoom());
    }

private Q_SLOTS:
    void groupsGoByWhatTheyMakeEverywhere() {
        QVERIFY(run(QStringLiteral("x = rand(500000, 1);\n"
                                   "y = sin(x) + 1;\n"
                                   "z = y .* x;\n"
                                   "s = sum(z);\n"
                                   "disp(s > 0)\n")));
        bool named = false;
        for (const GraphGroup& group : drawn().graph->groups) {
            QVERIFY2(group.name.find("·times·") == std::string::npos, group.name.c_str());
            named = named || group.name == "x, y, z, s · lines 1–5";
        }
        QVERIFY2(named, drawn().graph->groups.front().name.c_str());
        // The same in the table of kernels, in the card and on the timeline.
        const auto& kernels = *m_workbench->kernels();
        QVERIFY(kernels.count() > 0);
        for (int row = 0; row < kernels.rowCount({}); ++row)
            QVERIFY(kernels.cell(row, QStringLiteral("title"))
                        .toString()
                        .contains(QStringLiteral(" · line")));
        m_workbench->selection()->selectGroup(static_cast<int>(drawn().graph->groups[0].id));
        QCOMPARE(m_workbench->inspector()->title(),
                 QString::fromStdString(drawn().graph->groups[0].name));
        for (const FindingFact& f : m_workbench->advice()->findings())
            QVERIFY2(!f.text.contains(QStringLiteral("·")), qPrintable(f.text));
    }

    void aReadOfTheHostIsANode() {
        QVERIFY(!drawn().layout.sinks.empty());
        const SinkRecord& sink = drawn().graph->sinks[drawn().layout.sinks.front().sink];
        QCOMPARE(sink.line, 5U);
        QVERIFY2(!sink.reader.empty(), "who reads is said");
        for (const GraphNode& node : drawn().graph->nodes) {
            const NodeCategory expected = node.op == "sum"    ? NodeCategory::Reduce
                                          : node.op == "rand" ? NodeCategory::Source
                                                              : NodeCategory::Element;
            QVERIFY2(node.category == expected, node.op.c_str());
            // The numbers in it are said, too.
            if (node.op == "plus") QCOMPARE(nodeLabel(node), std::string("y = plus 1"));
        }
        const std::string json = [&] {
            std::string text;
            m_engine->call([&](Session& session) { text = session.graphJsonText(); });
            return text;
        }();
        QVERIFY(json.find("\"sinks\"") != std::string::npos);
    }

    void aSearchGoesFromMatchToMatch() {
        QVERIFY(focus(graph()));
        QTest::keyClick(m_window.get(), Qt::Key_Slash);
        QTRY_VERIFY_WITH_TIMEOUT(find("graphSearch") && find("graphSearch")->hasActiveFocus(),
                                 kWait);
        type(QStringLiteral("sin"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->graph()->matchCount(), 1, kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        const GraphNode* node = m_workbench->selection()->graph()
                                    ? m_workbench->selection()->findNode(
                                          static_cast<uint32_t>(m_workbench->selection()->node()))
                                    : nullptr;
        QVERIFY(node && node->op == "sin");
        QVERIFY(graph()->contains(graph()->nodeCenter(static_cast<int>(node->id))));
        QCOMPARE(textOf("graphMatches"), QStringLiteral("1 of 1"));
        QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("nosuchthing"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("graphMatches"), QStringLiteral("none"), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find("graphSearch") && graph()->hasActiveFocus(), kWait);
        QCOMPARE(m_workbench->graph()->matchCount(), 0);
    }

    void aGroupClosesToItsTitleAndOpens() {
        graph()->fit();
        const auto open = drawn().layout.groups.front();
        QVERIFY(!open.closed);
        QVERIFY(drawnAgain([&] {
            const QPointF at = graph()->mapToScene(groupPlace(0));
            QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, at.toPoint());
        }));
        QVERIFY(drawn().layout.groups.front().closed);
        QVERIFY(drawn().layout.groups.front().rect.height < open.rect.height);
        // It stays closed in the next run, whose numbers are others.
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(drawn().layout.groups.front().closed);
        QVERIFY(drawn().layout.groups.front().group != open.group);
        QVERIFY(drawnAgain([&] { click(find("graphClose")); }));
        QVERIFY(!drawn().layout.groups.front().closed);
        // By the keyboard.
        m_workbench->selection()->selectGroup(static_cast<int>(drawn().layout.groups[0].group));
        QVERIFY(focus(graph()));
        m_workbench->selection()->selectGroup(static_cast<int>(drawn().layout.groups[0].group));
        QVERIFY(drawnAgain([&] { QTest::keyClick(m_window.get(), Qt::Key_Space); }));
        QVERIFY(drawn().layout.groups.front().closed);
        QVERIFY(drawnAgain([&] { m_workbench->graph()->openAll(); }));
    }

    void theSameRunIsDrawnInTheSamePlaces() {
        const GraphLayout before = drawn().layout;
        QVERIFY(runByKey(Qt::Key_F5));
        const GraphLayout& after = drawn().layout;
        QCOMPARE(after.nodes.size(), before.nodes.size());
        for (std::size_t i = 0; i < after.nodes.size(); ++i) {
            QCOMPARE(after.nodes[i].rect.x, before.nodes[i].rect.x);
            QCOMPARE(after.nodes[i].rect.y, before.nodes[i].rect.y);
        }
    }

    void aPictureOfAllOfItIsWritten() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("g.png"));
        graph()->savePicture(QUrl::fromLocalFile(path));
        const QImage image(path);
        QVERIFY(!image.isNull());
        QVERIFY(image.width() >= 2 * static_cast<int>(drawn().layout.width) - 2);
        QVERIFY(m_workbench->notice().contains(path));
        graph()->savePicture(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/g.png")));
        QVERIFY(m_workbench->problem().contains(QStringLiteral("could not be written")));
        m_workbench->setProblem({});
    }

    void aLineWithoutAKernelSaysWhy() {
        QVERIFY(run(QStringLiteral("% begins here\n"
                                   "n = 3;\n"
                                   "v = 1:7;\n"
                                   "w = v * 2;\n"
                                   "m = n + 1;\n"
                                   "for k = 1:2\n"
                                   "  x = rand(200000, 1) + k;\n"
                                   "end\n"
                                   "c = {x};\n"
                                   "disp(sum(x) > 0)\n")));
        const QString source = m_workbench->editor()->current()->source();
        const auto why = [&](int line) {
            m_workbench->selection()->selectLine(source, line);
            return m_workbench->inspector()->emptyText();
        };
        QCOMPARE(why(1), QStringLiteral("Line 1 is a comment."));
        QVERIFY2(why(4).contains(QStringLiteral("has 7). From 1024 elements on")),
                 qPrintable(why(4)));
        QVERIFY2(why(5).contains(QStringLiteral("single numbers")), qPrintable(why(5)));
        QVERIFY2(why(6).contains(QStringLiteral("counts a loop")), qPrintable(why(6)));
        QVERIFY2(why(8).contains(QStringLiteral("structure of the script")), qPrintable(why(8)));
        QCOMPARE(why(7), QString()); // it has one
        QVERIFY(m_workbench->inspector()->hasGroup());
    }

    void thousandsOfOperationsAreDrawnAtDisplayRate() {
        // A text whose lines are operations of their own, so that nothing folds.
        QString text = QStringLiteral("x = rand(2000, 1);\n");
        constexpr int kLines = 2500;
        for (int i = 0; i < kLines; ++i)
            text += QStringLiteral("x = sin(x) * %1;\n").arg(i % 7 + 1);
        text += QStringLiteral("disp(x(1) < 10)\n");
        // The kernels of so many operations would take the software device minutes to make.
        m_workbench->engineSettings()->change(QStringLiteral("VITRINE_DEVICE"),
                                              QStringLiteral("cpu"));
        QVERIFY(openNewText());
        m_workbench->editor()->current()->document()->setPlainText(text);
        FrameLog frames(*m_window);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QVERIFY(drawn().graph->nodes.size() > 2 * kLines);
        qInfo("while it ran: %s", frames.text().substr(0, frames.text().find('\n')).c_str());
        GraphItem& item = *graph();
        item.fit();
        QVERIFY(!item.mapRect().isEmpty()); // not all of it is in view
        frames.restart();
        const std::size_t wanted = 60;
        for (std::size_t i = 0; i < wanted; ++i) {
            item.zoomBy(i % 2 ? 1.1 : 0.8);
            QTest::qWait(1);
            const std::size_t before = frames.summary().frames;
            QTRY_VERIFY_WITH_TIMEOUT(frames.summary().frames > before, kWait);
        }
        const FrameLog::Summary all = frames.summary();
        qInfo("zooming: frames %zu, median %.1f ms, worst %.1f ms", all.frames, all.median,
              all.worst);
        // Generous: lavapipe on a machine that others use. Drawing all of it took ten times as
        // long.
        // The map moves the view.
        item.zoomBy(8);
        const QPointF before = item.nodeCenter(static_cast<int>(drawn().graph->nodes[0].id));
        const QRectF map = item.mapRect();
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {},
                          item.mapToScene(map.center()).toPoint());
        QVERIFY(item.nodeCenter(static_cast<int>(drawn().graph->nodes[0].id)) != before);
        QCOMPARE(validationMessages(), uint64_t(0));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<GraphTest>(argc, argv);
}

#include "graph_test.moc"
