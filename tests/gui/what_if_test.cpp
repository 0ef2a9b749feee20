// SPDX-License-Identifier: Apache-2.0
// Pins lines in the real window: by the why card, the graph's menu, the gutter's menu and keys;
// runs with them, compares, and finds them again after edits, closing and a crash.
#include "window_test.h"

#include "editor/recovery.h"
#include "graph/graph_item.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

using namespace vitrine;
using namespace vitrine::app;

class WhatIfTest : public WindowTest {
    Q_OBJECT

    const QString m_code = QStringLiteral("x = (1:20000)' / 7;\ny = sin(x) .* x;\n"
                                          "fprintf('%.12g\\n', sum(y))\n");

    WhatIf& what() { return *m_workbench->whatIf(); }
    LinePins& pins() { return *m_workbench->editor()->current()->pins(); }
    std::vector<int> pinnedLines() {
        std::vector<int> lines;
        for (const LinePin& pin : pins().list())
            lines.push_back(pin.line);
        return lines;
    }
    /// An item that is shown only after the last event has been dealt with.
    bool clickOn(const char* name) {
        const QString wanted = QString::fromLatin1(name);
        if (!QTest::qWaitFor([&] { return find(wanted) && find(wanted)->isEnabled(); }, kWait))
            return false;
        // The card scrolls: what is below its edge cannot be clicked.
        QQuickItem* item = find(wanted);
        for (QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
            if (!up->inherits("QQuickFlickable")) continue;
            const QPointF at = item->mapToItem(up, QPointF(0, 0));
            const qreal below = at.y() + item->height() - up->height();
            const qreal now = up->property("contentY").toReal();
            if (below > 0) up->setProperty("contentY", now + below);
            if (at.y() < 0) up->setProperty("contentY", now + at.y());
        }
        // What was scrolled is clicked where the next frame shows it.
        QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
        m_window->update();
        if (!QTest::qWaitFor([&] { return frames.count() > 0; }, kWait)) return false;
        click(item);
        return true;
    }
    static bool isInsideFlickable(const QQuickItem* item) {
        for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
            if (!up->inherits("QQuickFlickable")) continue;
            const qreal top = item->mapToItem(up, QPointF(0, 0)).y();
            return top >= 0 && top + item->height() <= up->height();
        }
        return false;
    }
    /// Is every group with a node on the line on that side, by the user's pin?
    bool ranPinned(uint32_t line, bool device) {
        const GraphSnapshot& graph = *m_workbench->graph()->drawn()->graph;
        int found = 0;
        for (const GraphNode& node : graph.nodes) {
            if (node.line != line || node.group == 0) continue;
            const auto group =
                std::find_if(graph.groups.begin(), graph.groups.end(),
                             [&](const GraphGroup& g) { return g.id == node.group; });
            if (group == graph.groups.end() || group->onDevice != device ||
                group->decision.rule != "pinned by you")
                return false;
            ++found;
        }
        return found > 0;
    }
    void selectLine(int line) {
        m_workbench->selection()->selectLine(m_workbench->editor()->current()->source(), line);
    }

private Q_SLOTS:
    void cleanup() {
        what().clear();
        m_window->resize(1600, 1000);
    }

    void theCardPinsTheSelectedLineAndTheNextRunObeys() {
        QVERIFY(typeInNewText(m_code));
        QVERIFY(runByKey(Qt::Key_F5));
        selectLine(2);
        QCOMPARE(what().side(), QStringLiteral("auto"));
        QVERIFY(m_workbench->inspector()->onDevice()); // the tests' device setting is gpu
        QVERIFY(what().hasScopes());                   // sin, times and sum share a kernel
        QVERIFY(clickOn("scopeLine"));
        QVERIFY(clickOn("pinCpu"));
        QCOMPARE(pinnedLines(), std::vector<int>{2});
        QCOMPARE(what().side(), QStringLiteral("cpu"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("pinCount"), QStringLiteral("1 pin holds"), kWait);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(ranPinned(2, false));
        selectLine(2);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("whyReason").startsWith(QStringLiteral("Pinned to ")),
                                 kWait);
        QVERIFY(clickOn("pinAuto"));
        QCOMPARE(what().count(), 0);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(!ranPinned(2, false));
    }

    void bothRunsAreShownBesideEachOtherWithTheSameAnswers() {
        m_window->resize(1280, 800);
        selectLine(2);
        QVERIFY(what().wholeGroup());
        QVERIFY(clickOn("pinCpu"));
        QVERIFY(what().count() >= 2); // all lines of the group
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QVERIFY(clickOn("comparePins"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kRunTimeout);
        QVERIFY(settles());
        const QList<ComparedFact> rows = what().comparison();
        QVERIFY(rows.size() >= 4);
        const ComparedFact& pinned = rows.front();
        QVERIFY2(pinned.before.startsWith(QStringLiteral("GPU ")), qPrintable(pinned.before));
        QVERIFY2(pinned.after.startsWith(QStringLiteral("CPU ")), qPrintable(pinned.after));
        QVERIFY2(what().sameAnswers(), qPrintable(what().verdict()));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("pinVerdict"), what().verdict(), kWait);
        // The whole comparison is on show, in a small window too.
        const QQuickItem* verdict = find("pinVerdict");
        QTRY_VERIFY_WITH_TIMEOUT(isInsideFlickable(verdict), kWait);
        // What is shown is the run with the pins, and the output is printed once.
        QVERIFY(ranPinned(2, false));
        const QString printed = m_workbench->console()->allText().section(
            QStringLiteral("without pins, then with them"), -1);
        QCOMPARE(printed.trimmed().count(QLatin1Char('\n')), 0);
        QVERIFY(!printed.trimmed().isEmpty());
        QVERIFY(clickOn("clearPins"));
        QCOMPARE(what().count(), 0);
        QVERIFY(what().comparison().isEmpty());
    }

    void anAnswerThatReadsTheClockIsNamed() {
        QVERIFY(typeInNewText(QStringLiteral("x = (1:9000)' + 1;\nt = now;\npause(0.02)\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        selectLine(1);
        what().runOn(QStringLiteral("gpu"));
        QCOMPARE(what().count(), 1);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kRunTimeout);
        QVERIFY(settles());
        QVERIFY(!what().sameAnswers());
        QVERIFY2(what().verdict().contains(QStringLiteral("Not the same: t.")),
                 qPrintable(what().verdict()));
    }

    void theGraphsMenuAndItsKeysPinANode() {
        QVERIFY(typeInNewText(m_code));
        QVERIFY(runByKey(Qt::Key_F5));
        auto* graph = qobject_cast<GraphItem*>(find("graph"));
        QVERIFY(graph);
        const auto drawn = m_workbench->graph()->drawn();
        const auto node =
            std::find_if(drawn->graph->nodes.begin(), drawn->graph->nodes.end(),
                         [](const GraphNode& n) { return n.op == "times" && n.group != 0; });
        QVERIFY(node != drawn->graph->nodes.end());
        // A tall graph begins at its top.
        while (!graph->contains(graph->nodeCenter(static_cast<int>(node->id))))
            graph->zoomBy(0.8);
        const QPointF at = graph->mapToScene(graph->nodeCenter(static_cast<int>(node->id)));
        QTest::mouseClick(m_window.get(), Qt::RightButton, {}, at.toPoint());
        QCOMPARE(m_workbench->selection()->node(), static_cast<int>(node->id));
        QVERIFY(clickOn("menuCpu"));
        QTRY_COMPARE_WITH_TIMEOUT(what().side(), QStringLiteral("cpu"), kWait);
        QVERIFY(what().pinOf(m_workbench->names().placeOf(*node)));
        QVERIFY(graph->selectionText().contains(QStringLiteral("pinned to the CPU")));
        QTRY_VERIFY_WITH_TIMEOUT(!find("menuCpu"), kWait);
        QVERIFY(focus(graph));
        m_workbench->selection()->selectNode(static_cast<int>(node->id));
        QTest::keyClick(m_window.get(), Qt::Key_G);
        QCOMPARE(what().side(), QStringLiteral("gpu"));
        QTest::keyClick(m_window.get(), Qt::Key_A);
        QCOMPARE(what().count(), 0);
        // The menu by the keyboard alone.
        QTest::keyClick(m_window.get(), Qt::Key_Menu);
        QTRY_VERIFY_WITH_TIMEOUT(find("menuGpu"), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(what().side(), QStringLiteral("gpu"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!find("menuGpu"), kWait);
    }

    void theGutterPinsALineThatNeverRan() {
        QVERIFY(typeInNewText(m_code));
        QQuickItem* gutter = find("gutter");
        QVERIFY(gutter);
        const QTextDocument* text = m_workbench->editor()->current()->document();
        const QRectF line = text->documentLayout()->blockBoundingRect(text->findBlockByNumber(1));
        const QPointF at = gutter->mapToScene(QPointF(20, line.center().y() + 6));
        QTest::mouseClick(m_window.get(), Qt::RightButton, {}, at.toPoint());
        QVERIFY(clickOn("menuUnfused"));
        QTRY_COMPARE_WITH_TIMEOUT(pinnedLines(), std::vector<int>{2}, kWait);
        QVERIFY(pins().at(2).fusion == PinFusion::Apart);
        QTRY_VERIFY_WITH_TIMEOUT(!find("menuUnfused"), kWait);
        // By key, at the caret.
        QVERIFY(focus(find("editor")));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::AltModifier);
        QCOMPARE(pinnedLines(), (std::vector<int>{1, 2}));
        QCOMPARE(pins().at(1).side, PinSide::Device);
    }

    void pinsFollowTheirLines() {
        QVERIFY(typeInNewText(m_code));
        pins().set({2, PinSide::Host, PinFusion::Free});
        pins().set({3, PinSide::Device, PinFusion::Apart});
        QVERIFY(focus(find("editor")));
        // A line above, and the line broken in two behind its first word.
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        type(QStringLiteral("a = 1;\n"));
        QCOMPARE(pinnedLines(), (std::vector<int>{3, 4}));
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_Home);
        QTest::keyClick(m_window.get(), Qt::Key_Return); // an empty line before the first pin
        QCOMPARE(pinnedLines(), (std::vector<int>{4, 5}));
        QCOMPARE(pins().at(4).side, PinSide::Host);
        QVERIFY(pins().at(5).fusion == PinFusion::Apart);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(pinnedLines(), (std::vector<int>{3, 4}));
        // Retyped, the line keeps its pin; deleted, it takes the pin along.
        QTextCursor cursor(m_workbench->editor()->current()->document());
        const auto selectText = [&](int line) {
            const QTextBlock block = cursor.document()->findBlockByNumber(line - 1);
            cursor.setPosition(block.position());
            cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
        };
        selectText(3);
        cursor.insertText(QStringLiteral("y = cos(x);"));
        QCOMPARE(pinnedLines(), (std::vector<int>{3, 4}));
        selectText(3);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        QCOMPARE(pinnedLines(), std::vector<int>{3});
        QCOMPARE(pins().at(3).side, PinSide::Device);
        // The engine is told the line as it is when it runs.
        std::vector<Pin> known;
        m_engine->call([&](Session& session) { known = session.pins(); });
        QCOMPARE(known.size(), std::size_t(1));
        QCOMPARE(known[0].line, uint32_t(3));
        QCOMPARE(known[0].side, PinSide::Device);
        QCOMPARE(known[0].fusion, PinFusion::Apart);
    }

    void aFileKeepsItsPinsWhileItIsClosed() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("kept.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_code.toUtf8());
        file.close();
        EditorTabsModel& tabs = *m_workbench->editor();
        QCOMPARE(tabs.open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        pins().set({2, PinSide::Device, PinFusion::Free});
        pins().set({3, PinSide::Host, PinFusion::Free});
        tabs.close(tabs.currentIndex());
        QTRY_COMPARE_WITH_TIMEOUT(what().count(), 0, kWait);
        // Meanwhile somebody else writes a line above them and changes the last.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("% new\n" + m_code.section(QLatin1Char('\n'), 0, 1).toUtf8() + "\ndisp(y(1))\n");
        file.close();
        QCOMPARE(tabs.open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QTRY_COMPARE_WITH_TIMEOUT(pinnedLines(), std::vector<int>{3}, kWait);
        QCOMPARE(pins().at(3).side, PinSide::Device);
        QCOMPARE(what().count(), 1);
    }

    void linesAreFusedWhileFusionIsOff() {
        const QString variable = QStringLiteral("VITRINE_FUSION");
        m_workbench->engineSettings()->change(variable, QStringLiteral("0"));
        QVERIFY(typeInNewText(m_code));
        QVERIFY(runByKey(Qt::Key_F5));
        const int apart = m_workbench->graph()->groupCount();
        m_workbench->selection()->selectLine(m_workbench->editor()->current()->source(), 2);
        QVERIFY(clickOn("pinFused"));
        QTRY_COMPARE_WITH_TIMEOUT(pinnedLines(), std::vector<int>{2}, kWait);
        QVERIFY(runByKey(Qt::Key_F5)); // the sine and the product
        QCOMPARE(m_workbench->graph()->groupCount(), apart - 1);
        m_workbench->engineSettings()->change(variable, QStringLiteral("1"));
        pins().clear();
        QTRY_VERIFY_WITH_TIMEOUT(!find("pinFused"), kWait);
    }

    void pinsOfAnUnsavedTextSurviveACrash() {
        const QTemporaryDir folder;
        const QDir root(folder.path());
        Recovery writer(*m_workbench->editor(), root.filePath(QStringLiteral("running")));
        QVERIFY(typeInNewText(m_code));
        pins().set({2, PinSide::Host, PinFusion::Apart});
        const auto copy = [&]() -> QString {
            const QDir running(root.filePath(QStringLiteral("running")));
            for (const QString& name : running.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                const QDir one(running.filePath(name));
                for (const QString& text : one.entryList({QStringLiteral("*.json")})) {
                    QFile file(one.filePath(text));
                    if (file.open(QIODevice::ReadOnly) && file.readAll().contains("cpu\\tunfused"))
                        return one.filePath(text);
                }
            }
            return {};
        };
        QTRY_VERIFY_WITH_TIMEOUT(!copy().isEmpty(), kWait);
        QVERIFY(QDir().mkpath(root.filePath(QStringLiteral("crashed/one"))));
        QVERIFY(QFile::copy(copy(), root.filePath(QStringLiteral("crashed/one/0.json"))));
        // The next start, in the same window: the text comes back as another tab with its pin.
        const int before = m_workbench->editor()->count();
        Recovery reader(*m_workbench->editor(), root.filePath(QStringLiteral("crashed")));
        QCOMPARE(reader.restore(), 1);
        QCOMPARE(m_workbench->editor()->count(), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QTRY_COMPARE_WITH_TIMEOUT(pinnedLines(), std::vector<int>{2}, kWait);
        QCOMPARE(pins().at(2).side, PinSide::Host);
        QVERIFY(pins().at(2).fusion == PinFusion::Apart);
    }

    void aPinIsRemovedByItsChip() {
        QVERIFY(typeInNewText(m_code));
        QVERIFY(runByKey(Qt::Key_F5));
        pins().set({1, PinSide::Host, PinFusion::Free});
        pins().set({2, PinSide::Device, PinFusion::Free});
        selectLine(2);
        QVERIFY(clickOn("pin:0"));
        QTRY_COMPARE_WITH_TIMEOUT(pinnedLines(), std::vector<int>{2}, kWait);
    }

    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<WhatIfTest>(argc, argv);
}

#include "what_if_test.moc"
