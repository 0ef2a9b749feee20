// SPDX-License-Identifier: Apache-2.0
// After a run: the bar above the graph says where the time went, the findings stand by cost, and a
// click on one shows its line in the editor, its node in the graph and its card.
#include "window_test.h"

using namespace vitrine;
using namespace vitrine::app;

class FindingsTest : public WindowTest {
    Q_OBJECT

    RunAdvice& advice() { return *m_workbench->advice(); }
    int caretLine() {
        const QQuickItem* editor = find(QStringLiteral("editor"));
        const int position = editor->property("cursorPosition").toInt();
        const QString before = m_workbench->editor()->current()->text().left(position);
        return static_cast<int>(before.count(QLatin1Char('\n'))) + 1;
    }
    QQuickItem* row(int index) { return find(QStringLiteral("finding:%1").arg(index)); }

private Q_SLOTS:
    void beforeARunThePageSaysWhatWillCome() {
        QVERIFY(find("findings"));
        QVERIFY(!find("timeBar")); // nothing to say
        QVERIFY(!row(0));
    }

    void aRunIsSplitAndItsFindingsStandByCost() {
        QVERIFY(typeInNewText(QStringLiteral("x = rand(1000000, 1);\n"
                                             "y = sin(x) + 1;\n"
                                             "\n"
                                             "s = sort(y);\n"
                                             "disp(s(1) > 0)\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QTRY_VERIFY_WITH_TIMEOUT(find("timeBar") && row(0), kWait);
        QCOMPARE(textOf("timeTotal"), advice().total());
        QCOMPARE(textOf("timeChange"), QString()); // the first run of this text
        const QQuickItem* bar = find("timeBar");
        qreal width = 0;
        for (const TimeShare& part : advice().parts()) {
            const QQuickItem* segment = find(QStringLiteral("timePart:") + part.kind);
            if (segment) width += segment->width();
        }
        QVERIFY2(std::abs(width - bar->width()) < 1, qPrintable(QString::number(width)));
        QVERIFY(find("timePart:gpu") && find("timePart:gpu")->width() > 10);
        QVERIFY(find(QStringLiteral("tab:Findings (%1)").arg(advice().findings().size())));
        double before = 1;
        for (const FindingFact& f : advice().findings()) {
            QVERIFY(f.share <= before);
            before = f.share;
        }
    }

    void aClickOnAFindingShowsItsLineEverywhere() {
        const QList<FindingFact> all = advice().findings();
        int wanted = -1; // of the sort, where the caret is not
        for (int i = 0; i < all.size(); ++i) {
            if (all[i].place.endsWith(QStringLiteral("4")) && wanted < 0) wanted = i;
        }
        QVERIFY(wanted >= 0);
        QQuickItem* list = find("findings");
        QVERIFY(list);
        QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, wanted), Q_ARG(int, 1));
        QTRY_VERIFY_WITH_TIMEOUT(row(wanted), kWait);
        const qreal closed = row(wanted)->height();
        click(row(wanted), QPointF(300, 10));
        QCOMPARE(advice().selected(), wanted);
        QCOMPARE(m_workbench->selection()->line(), 4);
        QVERIFY(m_workbench->selection()->node() != 0);
        QTRY_COMPARE_WITH_TIMEOUT(caretLine(), 4, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("whyReason").isEmpty(), kWait);
        QVERIFY(row(wanted)->height() >= closed);
        QCOMPARE(advice().selected(), wanted); // the editor's caret follows and does not lead

        // By keys, too.
        QVERIFY(list->hasActiveFocus());
        const bool down = wanted + 1 < all.size();
        QTest::keyClick(m_window.get(), down ? Qt::Key_Down : Qt::Key_Up);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QCOMPARE(advice().selected(), down ? wanted + 1 : wanted - 1);
    }

    void theNextRunSaysHowItChanged() {
        QVERIFY(runByKey(Qt::Key_F5));
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("timeChange").isEmpty(), kWait);
        QVERIFY(textOf("timeChange").contains(QStringLiteral("the run before")));
        QVERIFY(row(0));
        // A command is no run of the text: what was said of it stays.
        const QString total = textOf("timeTotal");
        QVERIFY(runPrompt(QStringLiteral("q = 1;")));
        QCOMPARE(textOf("timeTotal"), total);
        m_workbench->clearWorkspace();
        QTRY_VERIFY_WITH_TIMEOUT(!find("timeBar") && !row(0), kWait);
        QCOMPARE(validationMessages(), uint64_t(0));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<FindingsTest>(argc, argv);
}

#include "findings_test.moc"
