// SPDX-License-Identifier: Apache-2.0
// Debugging in the window: breakpoint, step, inspect, go on; frames; stops at errors.
#include "window_test.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

using namespace vitrine;
using namespace vitrine::app;

class DebuggerTest : public WindowTest {
    Q_OBJECT

public:
    /// All lines of the text are there to be clicked.
    DebuggerTest() { m_size = {1600, 1000}; }

private:
    static constexpr const char* kCode = "n = 3;\n"                 // 1
                                         "total = 0;\n"             // 2
                                         "for k = 1:n\n"            // 3
                                         "total = add(total, k);\n" // 4
                                         "end\n"                    // 5
                                         "disp(total)\n"            // 6
                                         "function r = add(a, b)\n"
                                         "s = a + b;\n" // 8
                                         "r = s;\n"     // 9
                                         "end\n";

    bool openText(const char* text) {
        if (!openNewText()) return false;
        this->text()->document()->setPlainText(QString::fromLatin1(text));
        return true;
    }
    EditorDocument* text() { return m_workbench->editor()->current(); }
    DebuggerModel& debugger() { return *m_workbench->debugger(); }
    QPointF gutterPoint(int line) {
        const QTextDocument* document = text()->document();
        const QRectF box =
            document->documentLayout()->blockBoundingRect(document->findBlockByNumber(line - 1));
        return {12, box.center().y() + 6};
    }
    /// Does something, after which code stands still and everything is shown.
    template <typename Act>
    bool stopsAfter(const Act& act) {
        QSignalSpy asked(m_workbench->prompt(), &ScriptPrompt::asked);
        act();
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && debugger().stopped() &&
               settles();
    }
    bool stopsAfterKey(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        return stopsAfter([&] { QTest::keyClick(m_window.get(), key, with); });
    }
    template <typename Act>
    bool endsAfter(const Act& act) {
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        act();
        return QTest::qWaitFor([&] { return ended.count() > 0; }, kWait) && settles();
    }
    QString valueOf(const QString& name) {
        const WorkspaceModel& table = *m_workbench->workspace();
        const int row = table.rowOf(name);
        return row < 0 ? QString() : table.cell(row, "value").toString();
    }
    QString output() { return m_workbench->console()->allText(); }
    /// Chooses an entry of the menu that opens. Before it is laid out a click misses it: then it is
    /// made again.
    bool choose(const QString& entry) {
        constexpr int kTries = 20;
        if (!QTest::qWaitFor([&] { return find(entry) != nullptr; }, kWait)) return false;
        for (int i = 0; i < kTries && find(entry); ++i) {
            click(find(entry));
            if (QTest::qWaitFor([&] { return !find(entry); }, kWait / kTries)) break;
        }
        return !find(entry);
    }
    void openGutterMenu(int line) {
        QTest::mouseClick(m_window.get(), Qt::RightButton, {},
                          find("gutter")->mapToScene(gutterPoint(line)).toPoint());
    }

private Q_SLOTS:
    void init() {
        m_workbench->console()->clear();
        QVERIFY(settles() && active());
    }
    void cleanup() {
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kWait);
        m_workbench->breakpoints()->clear();
        debugger().setStopsOnError(false);
    }

    void breakpointStepInspectContinue() {
        QVERIFY(openText(kCode));
        QVERIFY(!find("step:run.step") && !find("callStack"));
        click(find("gutter"), gutterPoint(8));
        QTRY_VERIFY_WITH_TIMEOUT(text()->breakpoints()->at(8), kWait);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QCOMPARE(text()->stoppedLine(), 8);
        QCOMPARE(textOf("runButton"), QStringLiteral("Continue"));
        QVERIFY(textOf("stateText").startsWith(QStringLiteral("Stopped at line 8 of ")));
        QCOMPARE(valueOf(QStringLiteral("a")), QStringLiteral("0"));
        QCOMPARE(valueOf(QStringLiteral("b")), QStringLiteral("1"));
        QCOMPARE(valueOf(QStringLiteral("total")), QString());
        // Over the statement, then evaluation in the frame.
        QVERIFY(stopsAfter([&] { click(find("step:run.step")); }));
        QCOMPARE(text()->stoppedLine(), 9);
        QCOMPARE(valueOf(QStringLiteral("s")), QStringLiteral("1"));
        QVERIFY(focus(find("prompt")));
        QVERIFY(stopsAfter([&] { type(QStringLiteral("s = 40;\n")); }));
        QCOMPARE(valueOf(QStringLiteral("s")), QStringLiteral("40"));
        QVERIFY(output().contains(QStringLiteral("K>> s = 40;")));
        QVERIFY(!output().contains(QStringLiteral("dbstep")));
        // Out of the function, where its result is assigned.
        QVERIFY(stopsAfterKey(Qt::Key_F11, Qt::ShiftModifier));
        QCOMPARE(valueOf(QStringLiteral("total")), QStringLiteral("40"));
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QCOMPARE(text()->stoppedLine(), 8);
        QCOMPARE(valueOf(QStringLiteral("a")), QStringLiteral("40"));
        click(find("gutter"), gutterPoint(8));
        QTRY_VERIFY_WITH_TIMEOUT(!text()->breakpoints()->at(8), kWait);
        QVERIFY(endsAfter([&] { click(find("runButton")); }));
        QVERIFY2(output().endsWith(QStringLiteral("    45\n")), qPrintable(output()));
        QCOMPARE(text()->stoppedLine(), 0);
        QVERIFY(!find("step:run.step") && !find("callStack"));
        QCOMPARE(textOf("runButton"), QStringLiteral("Run"));
    }

    void aFrameOfTheCallStackShowsItsVariablesAndLine() {
        QVERIFY(openText(kCode));
        text()->toggleBreakpoint(9);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QVERIFY(find("frame:0") && find("frame:1") && !find("frame:2"));
        QCOMPARE(textOf("frame:0"), QStringLiteral("add"));
        QVERIFY(!valueOf(QStringLiteral("s")).isEmpty());
        click(find("frame:1"));
        QTRY_COMPARE_WITH_TIMEOUT(text()->stoppedLine(), 4, kWait);
        QCOMPARE(text()->stoppedKind(), StoppedLine::Caller);
        QVERIFY(settles());
        QCOMPARE(valueOf(QStringLiteral("k")), QStringLiteral("1"));
        QCOMPARE(valueOf(QStringLiteral("s")), QString());
        // What is typed is of that frame.
        QVERIFY(focus(find("prompt")));
        QVERIFY(stopsAfter([&] { type(QStringLiteral("n = 1;\n")); }));
        QCOMPARE(valueOf(QStringLiteral("n")), QStringLiteral("1"));
        click(find("frame:0"));
        QTRY_COMPARE_WITH_TIMEOUT(text()->stoppedLine(), 9, kWait);
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ShiftModifier); }));
        QVERIFY(m_workbench->lastOutcome().interrupted);
        QVERIFY(!debugger().shown());
        QVERIFY(output().endsWith(QStringLiteral("Stopped\n")));
    }

    void dbstopIfErrorStopsWhereItHappens() {
        QVERIFY(
            openText("x = 4;\nf(x)\nfunction f(y)\nz = y + 1;\nerror('my:id','Too %d',z)\nend\n"));
        QVERIFY(focus(find("prompt")));
        QVERIFY(endsAfter([&] { type(QStringLiteral("dbstop if error\n")); }));
        QTRY_VERIFY_WITH_TIMEOUT(debugger().stopsOnError(), kWait);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QCOMPARE(text()->stoppedLine(), 5);
        QCOMPARE(text()->stoppedKind(), StoppedLine::Error);
        QVERIFY(textOf("stateText").contains(QStringLiteral("Too 5")));
        QCOMPARE(valueOf(QStringLiteral("z")), QStringLiteral("5"));
        // The menu says so, and takes it back.
        click(find("debugButton"));
        QVERIFY(choose(QStringLiteral("entry:run.stopOnError")));
        QVERIFY(!debugger().stopsOnError());
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
        QVERIFY(m_workbench->failed());
        QCOMPARE(text()->failedLine(), 5);
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
        QCOMPARE(m_workbench->lastOutcome().identifier, std::string("my:id"));
    }

    void theGutterMenuEditsConditionsAndMessages() {
        QVERIFY(openText(kCode));
        openGutterMenu(4);
        QVERIFY(choose(QStringLiteral("menuCondition")));
        QTRY_VERIFY_WITH_TIMEOUT(
            find("breakpointCondition") && find("breakpointCondition")->hasActiveFocus(), kWait);
        type(QStringLiteral("k == (2"));
        QTRY_VERIFY_WITH_TIMEOUT(find("breakpointProblem"), kWait);
        type(QStringLiteral("\n"));
        QVERIFY(find("breakpointCondition")); // what is wrong is not kept
        type(QStringLiteral(")\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("breakpointCondition"), kWait);
        QCOMPARE(text()->breakpoints()->at(4)->condition, QStringLiteral("k == (2)"));
        // A message on another line.
        openGutterMenu(9);
        QVERIFY(choose(QStringLiteral("menuCondition")));
        QTRY_VERIFY_WITH_TIMEOUT(find("breakpointMessage"), kWait);
        QVERIFY(focus(find("breakpointMessage")));
        type(QStringLiteral("sum {s}\n"));
        QTRY_VERIFY_WITH_TIMEOUT(text()->breakpoints()->at(9), kWait);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QCOMPARE(text()->stoppedLine(), 4);
        QCOMPARE(valueOf(QStringLiteral("k")), QStringLiteral("2"));
        QVERIFY(output().contains(QStringLiteral("sum 1\n")));
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
        QVERIFY(output().contains(QStringLiteral("sum 6\n")));
    }

    void theValueUnderThePointerIsShown() {
        QVERIFY(openText("f(magic(3))\nfunction f(matrix)\nrest = matrix + 1;\nend\n"));
        text()->toggleBreakpoint(3);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        // The pointer is never quite still: where a tip is closed by what else happens, it comes
        // again.
        const auto told = [&](int line, int column, const QString& wanted) {
            constexpr int kTries = 15;
            QQuickItem* editor = find("editor");
            QRectF box;
            QMetaObject::invokeMethod(editor, "positionToRectangle", Q_RETURN_ARG(QRectF, box),
                                      Q_ARG(int, text()->positionOf(line, column)));
            const QPoint at = editor->mapToScene(box.center()).toPoint();
            for (int i = 0; i < kTries; ++i) {
                QTest::mouseMove(m_window.get(), at - QPoint(1 + i % 2, 0));
                if (QTest::qWaitFor([&] { return textOf("editorTipText").contains(wanted); },
                                    kWait / kTries))
                    return true;
            }
            return false;
        };
        QVERIFY(told(3, 10, QStringLiteral("8     1     6")));
        QVERIFY(textOf("editorTipText").startsWith(QStringLiteral("matrix: 3x3 double")));
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
        // After a run from the workspace, which has no such name.
        QVERIFY(runPrompt(QStringLiteral("rest = 4:6;")));
        QVERIFY(told(3, 2, QStringLiteral("4     5     6")));
    }

    void runToTheCursorStopsThereOnce() {
        QVERIFY(openText(kCode));
        find("editor")->setProperty("cursorPosition", text()->positionOf(8, 1));
        QVERIFY(stopsAfterKey(Qt::Key_F10, Qt::ControlModifier));
        QCOMPARE(text()->stoppedLine(), 8);
        openGutterMenu(6);
        QVERIFY(stopsAfter([&] { QVERIFY(choose(QStringLiteral("menuRunTo"))); }));
        QCOMPARE(text()->stoppedLine(), 6);
        QCOMPARE(valueOf(QStringLiteral("total")), QStringLiteral("6"));
        QVERIFY(endsAfter([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
        QVERIFY(m_workbench->lastOutcome().ok);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<DebuggerTest>(argc, argv);
}

#include "debugger_test.moc"
