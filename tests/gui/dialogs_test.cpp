// SPDX-License-Identifier: Apache-2.0
// Dialogs that scripts open, answered by mouse and keys on the real window.
#include "figures/figure_item.h"
#include "window_test.h"

#include <QFile>

using namespace vitrine;
using namespace vitrine::app;

class DialogsTest : public WindowTest {
    Q_OBJECT

    bool openText(const QString& text) {
        if (!openNewText()) return false;
        m_workbench->editor()->current()->document()->setPlainText(text);
        return true;
    }
    /// Starts the text; it runs on until something in it waits for the user.
    bool begin(const QString& text) {
        if (!settles() || !openText(text) || !active()) return false;
        m_ended = std::make_unique<QSignalSpy>(m_workbench.get(), &Workbench::runEnded);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        return true;
    }
    bool beginUntil(const QString& text, const QString& item) { return begin(text) && comes(item); }
    bool comes(const QString& item) {
        return QTest::qWaitFor([&] { return find(item) != nullptr; }, kWait) && still(item);
    }
    /// The item has its place: what opens moves into it.
    bool still(const QString& name) {
        QPointF last(-1, -1);
        return QTest::qWaitFor(
            [&] {
                const QQuickItem* item = find(name);
                if (!item) return false;
                const QPointF now = item->mapToScene(QPointF());
                const bool same = now == last && item->width() > 0;
                last = now;
                return same;
            },
            kWait);
    }
    bool goes(const QString& item) {
        return QTest::qWaitFor([&] { return find(item) == nullptr; }, kWait);
    }
    bool press(const QString& button) {
        if (!comes(button)) return false;
        click(find(button));
        return true;
    }
    bool ends() {
        return QTest::qWaitFor([&] { return m_ended->count() > 0; }, kRunTimeout) && settles();
    }
    QString output() { return m_workbench->console()->allText(); }
    bool printed(const QString& text) {
        return QTest::qWaitFor([&] { return output().contains(text); }, kWait);
    }
    bool ok() const { return m_workbench->lastOutcome().ok; }

private Q_SLOTS:
    void init() { m_workbench->console()->clear(); }
    /// A test that failed leaves no script that waits and no dialog.
    void cleanup() {
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kWait);
        m_engine->call([](Session& session) {
            (void)session.runText("delete(timerfindall), close all force", "command");
        });
        QVERIFY(goes("scriptDialog"));
    }

    void questionsAreAnsweredByTheirButtons() {
        QVERIFY(beginUntil("b = questdlg('Which one?','Choice','Red','Green','Blue','Green');"
                           "disp(['took ' b])",
                           "scriptButton2"));
        QCOMPARE(textOf("scriptText"), QStringLiteral("Which one?"));
        QCOMPARE(textOf("scriptButton0"), QStringLiteral("Red"));
        QCOMPARE(textOf("stateText"), QStringLiteral("The script waits for an answer"));
        QVERIFY(press("scriptButton2"));
        QVERIFY(ends());
        QVERIFY(output().contains("took Blue"));
        // Return presses the default, Escape gives ''.
        QVERIFY(beginUntil("b = questdlg('Which one?','Choice','Red','Green','Green');"
                           "disp(['took ' b])",
                           "scriptButton1"));
        QTRY_VERIFY_WITH_TIMEOUT(find("scriptButton1")->hasActiveFocus(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QVERIFY(ends());
        QVERIFY(output().contains("took Green"));
        QVERIFY(beginUntil("b = questdlg('Which?'); disp(isempty(b)), disp(class(b))",
                           "scriptButton2"));
        QCOMPARE(textOf("scriptButton2"), QStringLiteral("Cancel"));
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(ends());
        QVERIFY(output().contains("   1\nchar") || output().contains("1\n\nchar"));
    }

    void fieldsAreFilled() {
        QVERIFY(beginUntil("a = inputdlg({'Name','Notes'},'Ask',[1;3],{'Ann','some'});"
                           "fprintf('[%s|%s]%dx%d\\n',a{:},size(a))",
                           "scriptField1"));
        // The first field has the keyboard and its text is selected.
        QTRY_VERIFY_WITH_TIMEOUT(find("scriptField0")->hasActiveFocus() ||
                                     m_window->activeFocusItem() != nullptr,
                                 kWait);
        type("Bob");
        QVERIFY(press("scriptAccept"));
        QVERIFY(ends());
        QVERIFY2(output().contains("[Bob|some]2x1"), qPrintable(output()));
        QVERIFY(beginUntil("a = inputdlg('Name'); disp(iscell(a)), disp(size(a))", "scriptField0"));
        QVERIFY(press("scriptCancel"));
        QVERIFY(ends());
        QVERIFY2(output().contains("0     0"), qPrintable(output()));
    }

    void rowsAreChosen() {
        QVERIFY(beginUntil("[k,ok] = listdlg('ListString',{'one','two','three'},'PromptString',"
                           "'Take some','OKString','Take');disp([k ok])",
                           "scriptRow2"));
        QCOMPARE(textOf("scriptAccept"), QStringLiteral("Take"));
        click(find("scriptRow1"));
        QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::ControlModifier,
                          find("scriptRow2")->mapToScene(QPointF(20, 8)).toPoint());
        QVERIFY(press("scriptAccept"));
        QVERIFY(ends());
        QVERIFY2(output().contains("2     3     1"), qPrintable(output()));
        QVERIFY(beginUntil("[k,ok] = listdlg('ListString',{'one','two'},'SelectionMode','single');"
                           "disp(isempty(k)), disp(ok)",
                           "scriptRow1"));
        QVERIFY(!find("scriptAll"));
        QVERIFY(press("scriptCancel"));
        QVERIFY(ends());
        QVERIFY(output().contains("1\n") && output().contains("0\n"));
    }

    void messagesLetTheScriptGoOn() {
        QVERIFY(begin("h = errordlg({'First','Second'},'Oh');disp(ishandle(h))"));
        QVERIFY(ends());
        QVERIFY(comes("scriptText"));
        QCOMPARE(textOf("scriptText"), QStringLiteral("First\nSecond"));
        QVERIFY(press("scriptButton0"));
        QVERIFY(goes("scriptText"));
        QVERIFY(runPrompt("disp(double(ishandle(h))+40)"));
        QVERIFY(printed("\n    40\n"));
        // uiwait waits for the click.
        QVERIFY(beginUntil("uiwait(msgbox('Read this')), disp('was read')", "scriptButton0"));
        QVERIFY(!output().contains("was read"));
        QVERIFY(press("scriptButton0"));
        QVERIFY(ends());
        QVERIFY(output().contains("was read"));
    }

    void progressIsShownAndCancelled() {
        QVERIFY(beginUntil("h = waitbar(0,'Working','Name','Slow','CreateCancelBtn',"
                           "'setappdata(gcbf,''canceling'',1)');\nsetappdata(h,'canceling',0);\n"
                           "n = 0;\nwaitbar(0.25,h,'Quarter')\n"
                           "while ~getappdata(h,'canceling'), n = n+1; pause(0.01),\n"
                           "drawnow, waitbar(0.5,h); end\n"
                           "delete(h), disp('cancelled'), disp(n > 0)",
                           "scriptCancel"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("scriptPercent"), QStringLiteral("50 %"), kWait);
        QCOMPARE(textOf("scriptText"), QStringLiteral("Quarter"));
        const QQuickItem* done = find("scriptProgress");
        QVERIFY(std::abs(done->width() - done->parentItem()->width() / 2) <= 1);
        QVERIFY(m_workbench->running());
        QVERIFY(press("scriptCancel"));
        QVERIFY(ends());
        QVERIFY2(ok(), m_workbench->lastOutcome().errorText.c_str());
        QVERIFY(output().contains("cancelled"));
        QVERIFY(goes("scriptPercent"));
    }

    void filesAreChosen() {
        QTemporaryDir folder;
        for (const char* name : {"a.csv", "b.csv", "c.txt"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QFile::WriteOnly));
        }
        const auto script = [&](const char* text) {
            return QString::fromLatin1(text).arg(folder.path());
        };
        QVERIFY(beginUntil(script("[f,p,k] = uigetfile({'*.csv','Tables';'*.txt','Text'},'Take',"
                                  "'%1/');disp(f), disp(strcmp(p,'%1/')), disp(k)"),
                           "chooseButton"));
        const auto* list = find("fileList");
        QTRY_COMPARE_WITH_TIMEOUT(list->property("count").toInt(), 2, kWait);
        QVERIFY2(textOf("folderPath").startsWith(folder.path()), qPrintable(textOf("folderPath")));
        QVERIFY(find("folderPath")->width() > 100);
        QVERIFY(focus(find("fileName")));
        type("b.csv\n");
        QVERIFY(ends());
        QVERIFY2(output().contains("b.csv\n   1\n"), qPrintable(output()));
        // A name without an ending gets the filter's.
        QVERIFY(
            beginUntil(script("[f,p] = uiputfile('*.mat','Save','%1/');disp(f)"), "chooseButton"));
        QVERIFY(focus(find("fileName")));
        type("out\n");
        QVERIFY(ends());
        QVERIFY2(output().contains("out.mat"), qPrintable(output()));
        QVERIFY(beginUntil(script("d = uigetdir('%1');disp(strcmp(d,'%1'))"), "chooseButton"));
        QVERIFY(press("chooseButton"));
        QVERIFY(ends());
        QVERIFY2(output().endsWith("1\n"), qPrintable(output()));
        QVERIFY(beginUntil(script("f = uigetfile('*.csv','','%1/');disp(isequal(f,0))"),
                           "chooseButton"));
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(ends());
        QVERIFY(output().endsWith("1\n"));
    }

    void pointsAreClicked() {
        QVERIFY(beginUntil("figure, plot([0 10],[0 10]), axis([0 10 0 10])\n"
                           "[x,y,b] = ginput(2);\nfprintf('%.1f %.1f %d\\n',[x y b]')",
                           "pickText"));
        QCOMPARE(textOf("pickText"),
                 QStringLiteral("Click point 1 of 2 in the figure; Return ends"));
        auto* figure = qobject_cast<FigureItem*>(find("figure"));
        QTRY_VERIFY_WITH_TIMEOUT(!figure->views().empty() && m_workbench->settled(), kWait);
        const QRectF box = figure->views().front().box;
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {},
                          figure->mapToScene(box.center()).toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(textOf("pickText"),
                                  QStringLiteral("Click point 2 of 2 in the figure; Return ends"),
                                  kWait);
        QTest::mouseClick(m_window.get(), Qt::RightButton, {},
                          figure->mapToScene(box.bottomLeft() + QPointF(1, -1)).toPoint());
        QVERIFY(ends());
        const QStringList lines = output().trimmed().split(QLatin1Char('\n'));
        QVERIFY2(lines.size() >= 2, qPrintable(output()));
        const QStringList first = lines[lines.size() - 2].split(QLatin1Char(' '));
        QVERIFY2(std::abs(first[0].toDouble() - 5) < 0.1 && std::abs(first[1].toDouble() - 5) < 0.1,
                 qPrintable(output()));
        QCOMPARE(first[2], QStringLiteral("1"));
        const QStringList last = lines.last().split(QLatin1Char(' '));
        QVERIFY2(last[0].toDouble() < 0.2 && last[1].toDouble() < 0.2, qPrintable(output()));
        QCOMPARE(last[2], QStringLiteral("3"));
        QVERIFY(goes("pickText"));
    }

    void returnEndsPickingAndKeysAreButtons() {
        QVERIFY(beginUntil("figure, plot(1:3)\n[x,y,b] = ginput;\ndisp(isempty(x))\n"
                           "k = waitforbuttonpress;disp(k)",
                           "pickText"));
        auto* figure = find("figure");
        QTRY_VERIFY_WITH_TIMEOUT(figure->hasActiveFocus(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("pickText"),
                                  QStringLiteral("Click the figure or press a key"), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_G);
        QVERIFY(ends());
        QVERIFY2(output().contains("1\n   1\n") || output().contains("1\n     1\n"),
                 qPrintable(output()));
    }

    void stopEndsEveryWait() {
        for (const char* text : {"b = questdlg('x'); never = 1;", "ginput(3); never = 1;",
                                 "uiwait(msgbox('x')); never = 1;", "pause; never = 1;"}) {
            QVERIFY2(begin(QString::fromLatin1(text)), text);
            QTRY_VERIFY_WITH_TIMEOUT(m_workbench->dialogs()->waiting(), kWait);
            m_workbench->stop();
            QVERIFY(ends());
            QVERIFY2(m_workbench->lastOutcome().interrupted, text);
            QCOMPARE(m_workbench->workspace()->rowOf(QStringLiteral("never")), -1);
            QVERIFY(!m_workbench->dialogs()->waiting());
        }
    }

    void timersRunWhileNothingElseDoes() {
        QVERIFY(begin("t = timer('TimerFcn',@(~,~) fprintf('tick\\n'),'Period',0.05,"
                      "'ExecutionMode','fixedRate','TasksToExecute',3);start(t)"));
        QVERIFY(ends());
        QTRY_COMPARE_WITH_TIMEOUT(output().count("tick"), 3, kWait);
        QVERIFY(runPrompt("t.Running"));
        QVERIFY(printed("'off'"));
        // And while a dialog waits.
        QVERIFY(beginUntil("t = timer('TimerFcn',@(~,~) fprintf('tock\\n'),'StartDelay',0.05);"
                           "start(t), questdlg('x');",
                           "scriptButton0"));
        QTRY_VERIFY_WITH_TIMEOUT(output().contains("tock"), kWait);
        QVERIFY(m_workbench->running());
        QVERIFY(press("scriptButton0"));
        QVERIFY(ends());
    }

private:
    std::unique_ptr<QSignalSpy> m_ended;
};

int main(int argc, char** argv) {
    return runWindowTest<DialogsTest>(argc, argv);
}
#include "dialogs_test.moc"
