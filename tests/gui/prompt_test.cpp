// SPDX-License-Identifier: Apache-2.0
// A running script asks in the command window: input(), keyboard, breakpoints; and what stops it.
#include "window_test.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QTextBlock>

using namespace vitrine;
using namespace vitrine::app;

class PromptTest : public WindowTest {
    Q_OBJECT

public:
    /// Also made smaller.
    PromptTest() { m_size = {1600, 1000}; }

private:
    /// As typed, but without what the editor adds to it.
    bool openText(const QString& text) {
        if (!openNewText()) return false;
        m_workbench->editor()->current()->document()->setPlainText(text);
        return true;
    }
    ScriptPrompt& prompt() { return *m_workbench->prompt(); }
    /// Starts the text and waits until it asks.
    bool runUntilAsked(Qt::Key key = Qt::Key_F5) {
        if (!settles() || !active()) return false;
        QSignalSpy asked(&prompt(), &ScriptPrompt::asked);
        QTest::keyClick(m_window.get(), key);
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && promptHasKeys();
    }
    bool promptHasKeys() {
        return QTest::qWaitFor(
            [this] {
                const QQuickItem* field = find("prompt");
                return prompt().waiting() && field && field->hasActiveFocus();
            },
            kWait);
    }
    /// Types an answer, after which the script asks again.
    bool answer(const QString& text) {
        QSignalSpy asked(&prompt(), &ScriptPrompt::asked);
        type(text + QLatin1Char('\n'));
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && promptHasKeys();
    }
    /// Types an answer, after which the run ends.
    bool answerLast(const QString& text) {
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        type(text + QLatin1Char('\n'));
        return QTest::qWaitFor([&] { return ended.count() > 0; }, kWait) && settles();
    }
    QString output() { return m_workbench->console()->allText(); }
    int stoppedLine() { return m_workbench->editor()->current()->stoppedLine(); }
    QString valueOf(const QString& name) {
        const WorkspaceModel& table = *m_workbench->workspace();
        const int row = table.rowOf(name);
        return row < 0 ? QString() : table.cell(row, "value").toString();
    }

    /// The longest line of output of a row of numbers.
    qsizetype longestLine() {
        m_workbench->console()->clear();
        if (!runPrompt(QStringLiteral("disp(1001:1300)"))) return 0;
        qsizetype longest = 0;
        for (const QString& line : output().split(QLatin1Char('\n')))
            longest = std::max(longest, line.size());
        return longest;
    }

private Q_SLOTS:
    void init() { m_workbench->console()->clear(); }
    /// A test that failed leaves no script that waits.
    void cleanup() {
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kWait);
    }

    void outputIsFormattedForTheWidthOfItsPane() {
        constexpr int kNumber = 8; // columns of one
        const int wide = m_workbench->console()->columns();
        const qsizetype before = longestLine();
        QVERIFY(before <= wide && before > wide - kNumber);
        // None is broken by the pane.
        QQuickItem* list = find(QStringLiteral("console"));
        int rows = 0;
        for (const QQuickItem* row :
             list->property("contentItem").value<QQuickItem*>()->childItems()) {
            if (!row->isVisible() || !row->property("lineCount").isValid()) continue;
            QCOMPARE(row->property("lineCount").toInt(), 1);
            ++rows;
        }
        QVERIFY(rows > 3);
        m_window->resize(1280, 800);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->console()->columns() < wide - kNumber, kWait);
        const int narrow = m_workbench->console()->columns();
        const qsizetype after = longestLine();
        QVERIFY(after <= narrow && after > narrow - kNumber);
        m_window->resize(1600, 1000);
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->console()->columns(), wide, kWait);
    }

    void inputAsksInTheCommandWindow() {
        QVERIFY(openText(QStringLiteral("n = input(['First line' 10 'How many? ']);\ns = "
                                        "input('Name: ','s');\ndisp(n+1), disp(s)")));
        QVERIFY(runUntilAsked());
        QVERIFY(output().contains(QStringLiteral("First line")));
        QCOMPARE(textOf("promptText"), QStringLiteral("How many?"));
        QCOMPARE(textOf("stateText"), QStringLiteral("The script waits for an answer"));
        QVERIFY(answer(QStringLiteral("6*7")));
        QCOMPARE(textOf("promptText"), QStringLiteral("Name:"));
        QVERIFY(answerLast(QStringLiteral("Ann")));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QVERIFY2(output().endsWith(QStringLiteral("How many? 6*7\nName: Ann\n    43\nAnn\n")),
                 qPrintable(output()));
        QCOMPARE(textOf("promptText"), QStringLiteral(">>"));
        // An answer is no command.
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QVERIFY(textOf("prompt") != QStringLiteral("Ann"));
        QTest::keyClick(m_window.get(), Qt::Key_Down);
    }

    void stopEndsTheWaitForAnAnswer() {
        QVERIFY(openText(QStringLiteral("x = input('? ');\nnever = 1;")));
        QVERIFY(runUntilAsked());
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(m_workbench->lastOutcome().interrupted);
        QVERIFY(!prompt().waiting());
        QCOMPARE(m_workbench->workspace()->rowOf(QStringLiteral("never")), -1);
    }

    void keyboardReadsCommandsInTheFrame() {
        QVERIFY(openText(
            QStringLiteral("clear\ny = f(2);\nfunction r = f(a)\nkeyboard\nr = 10*a;\nend")));
        QVERIFY(runUntilAsked());
        QCOMPARE(textOf("promptText"), QStringLiteral("K>>"));
        QCOMPARE(stoppedLine(), 4);
        QVERIFY(settles());
        QCOMPARE(valueOf(QStringLiteral("a")), QStringLiteral("2"));
        QVERIFY(answer(QStringLiteral("a = 7;")));
        QTRY_COMPARE_WITH_TIMEOUT(valueOf(QStringLiteral("a")), QStringLiteral("7"), kWait);
        QVERIFY(answer(QStringLiteral("nosuchname")));
        QVERIFY(output().contains(QStringLiteral("nosuchname")));
        QVERIFY(answerLast(QStringLiteral("return")));
        QVERIFY(m_workbench->lastOutcome().ok);
        QCOMPARE(valueOf(QStringLiteral("y")), QStringLiteral("70"));
        QCOMPARE(stoppedLine(), 0);
    }

    void aBreakpointOfTheGutterStopsAndStepsAndGoesOn() {
        QVERIFY(openText(QStringLiteral("t = 0;\nfor k = 1:3\nt = t + k;\nend\ndisp(t)")));
        EditorDocument* text = m_workbench->editor()->current();
        QQuickItem* gutter = find("gutter");
        const auto clickLine = [&](int line) {
            const QTextDocument* document = text->document();
            const QRectF box = document->documentLayout()->blockBoundingRect(
                document->findBlockByNumber(line - 1));
            click(gutter, QPointF(12, box.center().y() + 6));
        };
        clickLine(3);
        QTRY_VERIFY_WITH_TIMEOUT(text->breakpoints()->at(3), kWait);
        QVERIFY(runUntilAsked());
        QCOMPARE(stoppedLine(), 3);
        QVERIFY(textOf("stateText").startsWith(QStringLiteral("Stopped at line 3 of ")));
        QVERIFY(find("step:run.step"));
        QVERIFY(settles());
        QCOMPARE(valueOf(QStringLiteral("t")), QStringLiteral("0"));
        // One statement further, by key: the loop's head again, then its body.
        QVERIFY(runStopped(Qt::Key_F10));
        QVERIFY(runStopped(Qt::Key_F5));
        QCOMPARE(stoppedLine(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(valueOf(QStringLiteral("t")) != QStringLiteral("0"), kWait);
        // Without the breakpoint it runs to its end.
        clickLine(3);
        QTRY_VERIFY_WITH_TIMEOUT(!text->breakpoints()->at(3), kWait);
        QVERIFY(focus(find("prompt")));
        QVERIFY(answerLast(QStringLiteral("dbcont")));
        QVERIFY(m_workbench->lastOutcome().ok);
        QVERIFY2(output().endsWith(QStringLiteral("     6\n")), qPrintable(output()));
    }
    /// Goes on by a key until it stops again.
    bool runStopped(Qt::Key key) {
        QSignalSpy asked(&prompt(), &ScriptPrompt::asked);
        QTest::keyClick(m_window.get(), key);
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && promptHasKeys();
    }

    void aBreakpointFollowsItsLine() {
        QVERIFY(openText(QStringLiteral("a = 1;\nb = 2;\n")));
        EditorDocument* text = m_workbench->editor()->current();
        text->toggleBreakpoint(2);
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        type(QStringLiteral("\n"));
        QTRY_VERIFY_WITH_TIMEOUT(text->breakpoints()->at(3) && !text->breakpoints()->at(2), kWait);
        QVERIFY(runUntilAsked());
        QCOMPARE(stoppedLine(), 3);
        QVERIFY(answerLast(QStringLiteral("dbquit")));
        QVERIFY(m_workbench->lastOutcome().interrupted);
        text->toggleBreakpoint(3);
    }

    void dbstopIsShownInTheGutter() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("stops_here.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("p = 1;\nq = 2;\n");
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        EditorDocument* text = m_workbench->editor()->current();
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        m_workbench->enter(QStringLiteral("dbstop in stops_here at 2"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(text->breakpoints()->at(2), kWait);
        QVERIFY(runUntilAsked());
        QCOMPARE(stoppedLine(), 2);
        QVERIFY(answer(QStringLiteral("dbclear all")));
        QVERIFY(answerLast(QStringLiteral("dbcont")));
        QTRY_VERIFY_WITH_TIMEOUT(text->breakpoints()->list().empty(), kWait);
    }

    void severalLinesAreTypedAndComeBackFromTheHistory() {
        QVERIFY(runPrompt(QStringLiteral("clear, first = 1;")));
        QVERIFY(focus(find("prompt")));
        type(QStringLiteral("second = first + 1;"));
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::ShiftModifier);
        type(QStringLiteral("third = second + 1;"));
        QCOMPARE(textOf("prompt"), QStringLiteral("second = first + 1;\nthird = second + 1;"));
        QVERIFY(find("prompt")->height() > 40);
        QVERIFY(runByKey(Qt::Key_Return));
        QTRY_COMPARE_WITH_TIMEOUT(valueOf(QStringLiteral("third")), QStringLiteral("3"), kWait);
        // Up goes to it as a whole; within it, from line to line; then further back.
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QCOMPARE(textOf("prompt"), QStringLiteral("second = first + 1;\nthird = second + 1;"));
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QCOMPARE(textOf("prompt"), QStringLiteral("second = first + 1;\nthird = second + 1;"));
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QCOMPARE(textOf("prompt"), QStringLiteral("clear, first = 1;"));
        // The search finds by words, wherever they stand.
        find("prompt")->setProperty("text", QString());
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(find("history"), kWait);
        type(QStringLiteral("first clear"));
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("prompt"), QStringLiteral("clear, first = 1;"), kWait);
        QVERIFY(!find("history"));
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(find("history"), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find("history"), kWait);
        QCOMPARE(textOf("prompt"), QStringLiteral("clear, first = 1;"));
        find("prompt")->setProperty("text", QString());
    }

    void tabCompletesAsInTheEditor() {
        QVERIFY(runPrompt(QStringLiteral("clear, velocity = 3; velocities = 4;")));
        QVERIFY(focus(find("prompt")));
        type(QStringLiteral("w = velo"));
        QVERIFY(!find("promptCompletions"));
        QTest::keyClick(m_window.get(), Qt::Key_Tab);
        QTRY_VERIFY_WITH_TIMEOUT(find("promptCompletions"), kWait);
        QVERIFY(m_workbench->completer()->count() >= 2);
        type(QStringLiteral("cityy"));
        QTest::keyClick(m_window.get(), Qt::Key_Backspace);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!find("promptCompletions"));
        find("prompt")->setProperty("text", QStringLiteral("w = velocitie"));
        find("prompt")->setProperty("cursorPosition", 13);
        QTest::keyClick(m_window.get(), Qt::Key_Tab); // one alone is taken
        QCOMPARE(textOf("prompt"), QStringLiteral("w = velocities"));
        QVERIFY(find("prompt")->hasActiveFocus());
        find("prompt")->setProperty("text", QString());
    }

    void placesOfErrorsThatAScriptPrintsAreLinks() {
        QVERIFY(openText(QStringLiteral(
            "a = 1;\ntry\n  error('my:id', 'said');\ncatch e\n  fprintf(2, 'at %s:3:3\\n', "
            "'printed.m');\nend\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        const ConsoleModel& console = *m_workbench->console();
        bool found = false;
        for (int row = 0; row < console.count(); ++row) {
            const QModelIndex at = console.index(row);
            if (console.data(at, Qt::UserRole + 2).toString() == QLatin1String("printed.m"))
                found = console.data(at, Qt::UserRole + 3).toInt() == 3;
        }
        QVERIFY(found);
    }

    void outputIsSelectedAcrossLines() {
        QVERIFY(runPrompt(QStringLiteral("fprintf('alpha one\\nbeta two\\ngamma three\\n')")));
        QQuickItem* list = find("console");
        constexpr int kRoom = 300;
        m_workbench->layout()->enlarge(QStringLiteral("console"));
        QTRY_VERIFY_WITH_TIMEOUT(list->height() > kRoom, kWait);
        const auto place = [&](int row, int letter) {
            QQuickItem* line = nullptr;
            QMetaObject::invokeMethod(list, "itemAtIndex", Q_RETURN_ARG(QQuickItem*, line),
                                      Q_ARG(int, row));
            QRectF box;
            QMetaObject::invokeMethod(line, "positionToRectangle", Q_RETURN_ARG(QRectF, box),
                                      Q_ARG(int, letter));
            return line->mapToScene(box.center()).toPoint();
        };
        const int first = m_workbench->console()->count() - 3;
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, place(first, 6));
        QVERIFY(list->hasActiveFocus());
        QTest::mouseMove(m_window.get(), place(first + 1, 2));
        QTest::mouseMove(m_window.get(), place(first + 2, 5));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, place(first + 2, 5));
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(QGuiApplication::clipboard()->text(),
                                  QStringLiteral("one\nbeta two\ngamma"), kWait);
        QTest::mouseClick(m_window.get(), Qt::RightButton, {}, place(first, 2));
        QTRY_VERIFY_WITH_TIMEOUT(find("copySelection"), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find("copySelection"), kWait);
        // What is typed there is meant for the prompt.
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, place(first + 1, 6));
        QTest::keyClick(m_window.get(), Qt::Key_Q);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("prompt"), QStringLiteral("q"), kWait);
        QVERIFY(find("prompt")->hasActiveFocus());
        find("prompt")->setProperty("text", QString());
        m_workbench->layout()->restore();
    }

    void controlCStopsWhatRuns() {
        QVERIFY(openText(QStringLiteral("k = 0;\nwhile true, k = k + 1; end\n")));
        QVERIFY(settles() && active());
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(m_engine->session().snapshot()->running, kWait);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QVERIFY(find("editor")->hasActiveFocus());
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(m_workbench->lastOutcome().interrupted);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<PromptTest>(argc, argv);
}

#include "prompt_test.moc"
