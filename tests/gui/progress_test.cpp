// SPDX-License-Identifier: Apache-2.0
// A run that prints nothing shows where it is: its line, its iterations, the time so far, at
// display rate; a stop takes effect within a tenth of a second; output by the hundred thousand
// lines and long texts leave the window quick; the trace says what it left out.
#include "frame/frame_log.h"
#include "window_test.h"

#include <QElapsedTimer>
#include <set>

using namespace vitrine;
using namespace vitrine::app;

class ProgressTest : public WindowTest {
    Q_OBJECT

    bool start(const QString& text) {
        if (!openNewText()) return false;
        m_workbench->editor()->current()->document()->setPlainText(text);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        return QTest::qWaitFor([this] { return m_workbench->running(); }, kWait);
    }
    /// Stops by the button; ms until the window knows that the run is over.
    qint64 stop() {
        // When it is said, not when this test is asked again: a frame may be drawn in between.
        qint64 ended = -1;
        QElapsedTimer clock;
        const QObject listener;
        connect(m_workbench.get(), &Workbench::runEnded, &listener,
                [&] { ended = clock.elapsed(); });
        clock.start();
        m_workbench->stop();
        static_cast<void>(QTest::qWaitFor([&] { return ended >= 0; }, kWait));
        return ended;
    }

private Q_SLOTS:
    void aSilentLoopSaysWhereItIs() {
        QVERIFY(start(QStringLiteral("s = 0;\n"
                                     "for k = 1:1000\n"
                                     "  for i = 1:1e7\n"
                                     "    s = s + i * 0.5;\n"
                                     "  end\n"
                                     "end\n")));
        ProgressModel& progress = *m_workbench->progress();
        QTRY_VERIFY_WITH_TIMEOUT(progress.now().all == 1000, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(progress.now().line >= 3 && progress.now().line <= 5, kWait);
        QCOMPARE(progress.now().loopLine, 2U);
        QTRY_VERIFY_WITH_TIMEOUT(progress.now().done >= 1, kWait);
        QVERIFY2(textOf("stateText").contains(QStringLiteral(" of 1,000 · ")),
                 qPrintable(textOf("stateText")));
        QTRY_VERIFY_WITH_TIMEOUT(find("progressBar"), kWait);
        // The text moves while the engine computes: a tenth of a second is told ten times a second.
        std::set<QString> seen;
        QElapsedTimer clock;
        clock.start();
        constexpr std::size_t kTexts = 8;
        while (seen.size() < kTexts && clock.elapsed() < 2000) {
            seen.insert(textOf("stateText"));
            QTest::qWait(10);
        }
        QVERIFY2(seen.size() >= kTexts, qPrintable(QString::number(seen.size())));
        const qint64 took = stop();
        QVERIFY2(took >= 0 && took < 1000, qPrintable(QString::number(took)));
        QVERIFY(m_workbench->stopped());
        QVERIFY(!find("progressBar"));
    }

    void aStopIsSoon() {
        const QStringList runaways{
            QStringLiteral("while true, end\n"),
            QStringLiteral("x = rand(2000000, 1);\nwhile true, x = sin(x) + 1; end\n"),
            QStringLiteral("f = @(x) x + 1;\ns = 0;\nwhile true, s = f(s); end\n")};
        for (const QString& text : runaways) {
            QVERIFY(start(text));
            QTest::qWait(300);
            const qint64 took = stop();
            QVERIFY2(took >= 0, qPrintable(text));
            qInfo("stopped in %lld ms: %s", static_cast<long long>(took), qPrintable(text));
        }
    }

    void aCallAndAKernelAreTold() {
        ProgressModel& progress = *m_workbench->progress();
        QVERIFY(start(QStringLiteral("a = 1;\npause(60);\n")));
        QTRY_COMPARE_WITH_TIMEOUT(progress.now().line, 2U, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("stateText").contains(QStringLiteral("paused")), kWait);
        QVERIFY(stop() >= 0);
        RunProgress kernel;
        kernel.line = 7;
        kernel.phase = Phase::Wait;
        kernel.share = 0.25;
        kernel.groups = 4;
        kernel.group = 1;
        QCOMPARE(progress.describe(kernel, 12345, true),
                 QStringLiteral("Line 7 · computing on the GPU, 25 % · kernel 2 of 4 · 12.3 s"));
        QCOMPARE(progress.describe(kernel, 125000, false), QStringLiteral("Line 7 · 2:05 min"));
        QCOMPARE(ProgressModel::shareOf(kernel), 1.25 / 4);
        kernel.done = 370;
        kernel.all = 1000;
        QCOMPARE(ProgressModel::shareOf(kernel), 0.37);
    }

    void aMillionLinesOfOutputLeaveTheWindowQuick() {
        FrameLog frames(*m_window);
        QVERIFY(start(QStringLiteral("for k = 1:1000000\n  fprintf('%d\\n', k);\nend\n")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kRunTimeout);
        QVERIFY(settles());
        const FrameLog::Summary all = frames.summary();
        qInfo("a million lines: frames %zu, median %.1f ms, worst %.1f ms, events waited %.1f ms",
              all.frames, all.median, all.worst, all.stall);
        QVERIFY(all.frames > 1);
        QVERIFY(m_workbench->console()->allText().endsWith(QStringLiteral("1000000\n")));
    }

    void aTextOfFiftyThousandLinesIsTypedInto() {
        QVERIFY(openNewText());
        QString text;
        for (int i = 0; i < 50000; ++i)
            text += QStringLiteral("x%1 = sin(%1) + cos(x); %% line\n").arg(i);
        m_workbench->editor()->current()->document()->setPlainText(text);
        QVERIFY(focus(find("editor")));
        QTest::qWait(500);
        const int before = m_workbench->editor()->current()->document()->characterCount();
        std::vector<double> times;
        for (int i = 0; i < 30; ++i) {
            QElapsedTimer clock;
            clock.start();
            QTest::keyClick(m_window.get(), Qt::Key_A);
            QCoreApplication::processEvents();
            times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        }
        std::sort(times.begin(), times.end());
        qInfo("a key in 50,000 lines: median %.2f ms, worst %.2f ms", times[15], times.back());
        QCOMPARE(m_workbench->editor()->current()->document()->characterCount(), before + 30);
    }

    void theTraceIsBoundedAndSaysSo() {
        TraceLog& log = m_engine->session().traceLog();
        log.setBound(4096);
        // Of one kernel each, with an event for each operation.
        QVERIFY(start(QStringLiteral("x = rand(3000, 1);\n"
                                     "for k = 1:800\n  x = x%1; if x(1) < 0, break, end\n"
                                     "end\n")
                          .arg(QStringLiteral(" + 1 - 1").repeated(12))));
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kRunTimeout);
        QVERIFY(settles());
        QVERIFY(log.events().count() <= 3 * 4096);
        QVERIFY2(log.events().dropped > 5000, qPrintable(QString::number(log.events().dropped)));
        Q_EMIT m_workbench->guide()->lookWanted(QStringLiteral("timeline"));
        QTRY_VERIFY2_WITH_TIMEOUT(
            m_workbench->timeline()->droppedText().contains(QStringLiteral("were dropped")),
            qPrintable(m_workbench->timeline()->countText()), kWait);
        log.setBound(TraceLog::kBound);
        QCOMPARE(validationMessages(), uint64_t(0));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<ProgressTest>(argc, argv);
}

#include "progress_test.moc"
