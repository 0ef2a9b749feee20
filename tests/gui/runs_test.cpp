// SPDX-License-Identifier: Apache-2.0
// Two runs of a text in the window: the list, both beside each other by line, by kernel and by
// their answers, and an earlier run's record in the other panels.
#include "window_test.h"

using namespace vitrine;
using namespace vitrine::app;

class RunsTest : public WindowTest {
    Q_OBJECT

    RunHistory& history() { return *m_workbench->history(); }
    bool openTab(const char* title) {
        QQuickItem* tab = find(QStringLiteral("tab:") + QString::fromLatin1(title));
        if (tab) click(tab);
        return tab != nullptr;
    }
    QString cell(RecordModel* model, int row, const char* name) {
        return model->cell(row, QString::fromLatin1(name)).toString();
    }

private Q_SLOTS:
    void beforeARunTheListSaysWhatWillCome() {
        QVERIFY(openTab("Runs"));
        QTRY_VERIFY_WITH_TIMEOUT(find("runs"), kWait);
        QCOMPARE(history().runs()->count(), 0);
        QVERIFY(!find("runLines") && !find("runVerdict"));
    }

    void twoRunsStandBesideEachOther() {
        QVERIFY(typeInNewText(QStringLiteral("x = rand(200000, 1);\n"
                                             "y = sin(x) + 1;\n"
                                             "s = sum(y);\n"
                                             "fprintf('%d', s > 0)\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        QTRY_VERIFY_WITH_TIMEOUT(find("run:1"), kWait);
        QVERIFY(!find("runLines"));
        type(QStringLiteral("\n")); // the caret is at the end of the text
        QVERIFY(runByKey(Qt::Key_F5));
        QTRY_VERIFY_WITH_TIMEOUT(find("run:2") && find("runLines"), kWait);
        QVERIFY(history().comparing());
        QVERIFY(history().lines()->count() >= 3);
        QVERIFY(textOf("runSummary").startsWith(QStringLiteral("Run 1 → Run 2: ")));
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("runVerdict").isEmpty(), kWait);
    }

    void aRowShowsItsLine() {
        QQuickItem* row = findIn(find("runLines"), QStringLiteral("row:1"));
        QVERIFY(row);
        click(row);
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->selection()->line(), 2, kWait);
    }

    void kernelsFiguresAndAnswersHaveTheirTables() {
        QVERIFY(openTab("By kernel"));
        QTRY_VERIFY_WITH_TIMEOUT(find("runKernels"), kWait);
        QVERIFY(findIn(find("runKernels"), QStringLiteral("row:0")));
        QVERIFY(openTab("Whole run"));
        QTRY_VERIFY_WITH_TIMEOUT(find("runFigures"), kWait);
        QVERIFY(findIn(find("runFigures"), QStringLiteral("row:Whole run")));
        QVERIFY(openTab("Answers"));
        QTRY_VERIFY_WITH_TIMEOUT(find("runAnswers"), kWait);
        const int output = history().answers()->rowOf(QStringLiteral("output"));
        QCOMPARE(cell(history().answers(), output, "verdict"), QStringLiteral("the same bits"));
        const int x = history().answers()->rowOf(QStringLiteral("x"));
        QVERIFY(cell(history().answers(), x, "verdict").startsWith(QStringLiteral("not read")));
        QVERIFY(openTab("By line"));
    }

    void arraysOfTheGpuAreReadWhenThatIsWanted() {
        QVERIFY(find("readDevice"));
        click(find("readDevice"));
        QVERIFY(history().readsDevice());
        for (int i = 0; i < 2; ++i)
            QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY(history().allRead());
        const int x = history().answers()->rowOf(QStringLiteral("x"));
        QCOMPARE(cell(history().answers(), x, "verdict"), QStringLiteral("differs")); // random
        click(find("readDevice"));
        QVERIFY(!history().readsDevice());
    }

    void anEarlierRunIsShownInTheOtherPanels() {
        const RunRecords::Graph newest = m_workbench->selection()->graph();
        QQuickItem* row = find("run:1");
        QVERIFY(row);
        const QPoint at = row->mapToScene({200, row->height() / 2}).toPoint();
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, at);
        QCOMPARE(history().shown(), QStringLiteral("1"));
        QVERIFY(m_workbench->recordText().startsWith(QStringLiteral("Run 1 of ")));
        QVERIFY(m_workbench->selection()->graph() != newest);
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QTest::keyClick(m_window.get(), Qt::Key_B);
        QCOMPARE(history().after(), QStringLiteral("2"));
        QVERIFY(runByKey(Qt::Key_F5));
        QCOMPARE(history().shown(), QString());
        QCOMPARE(m_workbench->recordText(), QString());
    }

    void aComparisonOfPinsIsTwoRunsOfTheHistory() {
        const int before = history().runs()->count();
        m_workbench->selection()->selectLine(m_workbench->editor()->current()->source(), 2);
        m_workbench->whatIf()->runOn(QStringLiteral("cpu"));
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        m_workbench->comparePins();
        QVERIFY(QTest::qWaitFor([&] { return ended.count() > 0; }, kRunTimeout));
        QCOMPARE(history().runs()->count(), before + 2);
        QCOMPARE(cell(history().runs(), 0, "remark"), QStringLiteral("with pins"));
        QVERIFY(cell(history().runs(), 1, "remark").startsWith(QStringLiteral("without pins")));
        QVERIFY2(history().sameAnswers() && history().allRead(), qPrintable(history().verdict()));
        QCOMPARE(validationMessages(), 0U);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<RunsTest>(argc, argv);
}
#include "runs_test.moc"
