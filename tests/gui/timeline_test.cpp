// SPDX-License-Identifier: Apache-2.0
// The timeline in the real window: a lesson is run, one dispatch is zoomed to by the wheel and
// clicked, and the caret stands on its line; the cursor shows memory, keys move the view.
#include "window_test.h"

#include "timeline/timeline_item.h"

#include <QWheelEvent>

using namespace vitrine;
using namespace vitrine::app;

class TimelineTest : public WindowTest {
    Q_OBJECT

    TimelineItem* item() { return qobject_cast<TimelineItem*>(find("timeline")); }
    TimelineModel& model() { return *m_workbench->timeline(); }

    void turnWheel(QPointF at, int angle) {
        const QPointF scene = item()->mapToScene(at);
        QWheelEvent event(scene, m_window->mapToGlobal(scene.toPoint()), {}, QPoint(0, angle),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }
    /// A line of the text whose caret the editor has.
    int caretLine() {
        const QQuickItem* editor = find(QStringLiteral("editor"));
        const int position = editor->property("cursorPosition").toInt();
        const QString before = m_workbench->editor()->current()->text().left(position);
        return static_cast<int>(before.count(QLatin1Char('\n'))) + 1;
    }

private Q_SLOTS:
    void beforeARunThePanelSaysWhatWillCome() {
        QVERIFY(m_workbench->editor()->open(QStringLiteral(VITRINE_LESSONS "/07-heat/heat.m")).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        click(find("tab:Timeline"));
        QTRY_VERIFY_WITH_TIMEOUT(find("timelineCount"), kWait);
        QVERIFY(item() && model().empty());
        QVERIFY(!find("timelineText"));
    }

    void theLessonsDispatchIsZoomedToAndLeadsToItsLine() {
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QTRY_VERIFY_WITH_TIMEOUT(!model().empty() && item()->width() > 800, kWait);
        const TimelineIndex& index = *model().index();
        const EventSeries& gpu = index.series(Series::Gpu);
        QVERIFY(gpu.size() > 0);
        QVERIFY(index.series(Series::Interpreter).size() > 0);
        QVERIFY(index.series(Series::Plan).size() > 0);
        QCOMPARE(index.dropped(), uint64_t(0));
        QCOMPARE(textOf("timelineCount"), model().countText());

        // A dispatch whose line is not the caret's.
        std::size_t wanted = gpu.size();
        for (std::size_t i = 0; i < gpu.size(); ++i) {
            if (gpu.link(i).line != 0 && static_cast<int>(gpu.link(i).line) != caretLine())
                wanted = i;
        }
        QVERIFY(wanted < gpu.size());
        const BarId bar{Series::Gpu, wanted};
        for (int i = 0; i < 200 && model().index()->countIn(gpu.start(wanted), gpu.end(wanted)) > 0;
             ++i) {
            const double width = model().view().toX(static_cast<double>(gpu.end(wanted))) -
                                 model().view().toX(static_cast<double>(gpu.start(wanted)));
            if (width > 200) break;
            turnWheel(item()->barCenter(bar), 120);
        }
        const QPointF center = item()->barCenter(bar);
        QVERIFY(item()->contains(center));
        QVERIFY(!model().view().isWhole());
        QVERIFY(model().countText().contains(QStringLiteral(" of ")));
        click(item(), center);
        QCOMPARE(model().moment().selected, bar);
        QCOMPARE(m_workbench->selection()->line(), static_cast<int>(gpu.link(wanted).line));
        QTRY_COMPARE_WITH_TIMEOUT(caretLine(), static_cast<int>(gpu.link(wanted).line), kWait);
        QVERIFY(textOf("timelineText").contains(QStringLiteral("GPU")));
        QVERIFY(item()->hasActiveFocus());
    }

    void keysMoveTheViewAndTheButtonShowsAllOfIt() {
        QVERIFY(!model().empty() && focus(item()));
        const double begin = model().view().begin();
        const double span = model().view().span();
        QTest::keyClick(m_window.get(), Qt::Key_Right);
        QVERIFY(model().view().begin() > begin);
        QTest::keyClick(m_window.get(), Qt::Key_Minus);
        QVERIFY(model().view().span() > span);
        click(find("timelineFit"));
        QVERIFY(model().view().isWhole());
    }

    void aLineThatIsSelectedMarksItsBarsAndBringsThemIntoView() {
        QVERIFY(!model().empty());
        const EventSeries& gpu = model().index()->series(Series::Gpu);
        const uint32_t first = gpu.link(0).group;
        const std::size_t last = gpu.size() - 1;
        QVERIFY(first != gpu.link(last).group);
        model().select({Series::Gpu, last});
        model().zoomToSelection();
        m_workbench->selection()->selectGroup(static_cast<int>(first));
        const auto& marks = model().marks()[static_cast<std::size_t>(Series::Gpu)];
        QVERIFY(!marks.empty());
        QVERIFY(std::all_of(marks.begin(), marks.end(),
                            [&](std::size_t i) { return gpu.link(i).group == first; }));
        QVERIFY(std::any_of(marks.begin(), marks.end(), [&](std::size_t i) {
            return static_cast<double>(gpu.start(i)) <= model().view().end() &&
                   static_cast<double>(gpu.end(i)) >= model().view().begin();
        }));
        model().fit();
    }

    void theCursorTellsTheMemoryOfItsMoment() {
        QVERIFY(!model().empty());
        QVERIFY(model().index()->memory().peak() > 0);
        const TimelineLayout& layout = item()->layout();
        const double x =
            layout.left +
            model().view().toX(static_cast<double>(model().index()->memory().peakTime()));
        // A press on the memory curve, and a drag along it to the peak.
        const double y = layout.memoryTop + 5;
        QTest::mousePress(m_window.get(), Qt::LeftButton, {},
                          item()->mapToScene({x - 40, y}).toPoint());
        QTest::mouseMove(m_window.get(), item()->mapToScene({x + 1, y}).toPoint());
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {},
                            item()->mapToScene({x + 1, y}).toPoint());
        QVERIFY(model().hasMoment());
        const uint64_t bytes = model().index()->memory().at(*model().moment().cursor);
        QVERIFY(bytes > 0);
        QVERIFY(textOf("timelineText").startsWith(QStringLiteral("At ")));
        // The kernel that ran longest, and in its midst: graph, kernels and residency show it.
        const EventSeries& gpu = model().index()->series(Series::Gpu);
        QVERIFY(gpu.size() > 0);
        const int64_t before = *model().moment().cursor;
        model().setMoment(gpu.start(0) + (gpu.end(0) - gpu.start(0)) / 2);
        QCOMPARE(model().momentGroup(), gpu.link(0).group);
        QVERIFY(!model().momentKernel().isEmpty());
        QVERIFY(m_workbench->kernels()->rowOf(model().momentKernel()) >= 0);
        Q_EMIT m_workbench->guide()->lookWanted(QStringLiteral("kernels"));
        QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("atCursor:") + model().momentKernel()),
                                 kWait);
        Q_EMIT m_workbench->guide()->lookWanted(QStringLiteral("timeline"));
        model().setMoment(before);
        QCOMPARE(m_workbench->residency()->count(), int(model().heldAtMoment().size()));
        QVERIFY(m_workbench->residency()->total().startsWith(QStringLiteral("At ")));
        QVERIFY(focus(item()) || item()->hasActiveFocus());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!model().hasMoment());
        QVERIFY(!m_workbench->residency()->total().startsWith(QStringLiteral("At ")));
    }

    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<TimelineTest>(argc, argv);
}

#include "timeline_test.moc"
