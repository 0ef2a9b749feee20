// SPDX-License-Identifier: Apache-2.0
// Closing tabs and the window with unsaved texts, by every way there is: each button is clicked.
#include "window_test.h"

#include "close_guard.h"

using namespace vitrine;
using namespace vitrine::app;

class ClosingTest : public WindowTest {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<CloseGuard> m_guard;

    QString fileText(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// A file with "a = 1;" whose text in the editor has become "b = 2;" on top of it.
    bool openChanged(const QString& name) {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return false;
        file.write("a = 1;\n");
        file.close();
        if (!m_workbench->editor()->open(path).isEmpty()) return false;
        return focusEditor() && typeAtStart(QStringLiteral("b = 2;\n"));
    }
    bool focusEditor() {
        return QTest::qWaitFor(
            [this] {
                QQuickItem* editor = find(QStringLiteral("editor"));
                return editor && editor->hasActiveFocus() && documentShown();
            },
            kWait);
    }
    bool typeAtStart(const QString& text) {
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        type(text);
        return m_workbench->editor()->current()->text() == text + QStringLiteral("a = 1;\n");
    }
    bool asked() {
        return QTest::qWaitFor(
            [this] {
                return dialogButton("saveButton") && dialogButton("saveButton")->hasActiveFocus();
            },
            kWait);
    }
    QQuickItem* dialogButton(const char* name) { return find(QString::fromLatin1(name)); }
    bool dialogGone() {
        return QTest::qWaitFor([this] { return dialogButton("saveButton") == nullptr; }, kWait);
    }
    void closeTab() { QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier); }
    int count() { return m_workbench->editor()->count(); }
    /// Nothing open, nothing asked.
    void closeAll() {
        while (count() > 0)
            m_workbench->editor()->close(0);
    }

private Q_SLOTS:
    void init() {
        closeAll();
        if (!m_guard) m_guard = std::make_unique<CloseGuard>(*m_window, *m_workbench);
        QVERIFY(active());
    }

    void aTabWithoutChangesClosesAtOnce() {
        QVERIFY(openNewText());
        closeTab();
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kWait);
    }

    void cancelKeepsTabAndText() {
        QVERIFY(openChanged(QStringLiteral("cancel.m")));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("cancelButton"));
        QVERIFY(dialogGone());
        QCOMPARE(count(), 1);
        QVERIFY(m_workbench->editor()->current()->modified());
        QCOMPARE(fileText(m_folder.filePath(QStringLiteral("cancel.m"))),
                 QStringLiteral("a = 1;\n"));
        // And the keyboard is where it was.
        QVERIFY(focusEditor());
    }

    void escapeIsCancel() {
        QVERIFY(openChanged(QStringLiteral("escape.m")));
        closeTab();
        QVERIFY(asked());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(dialogGone());
        QCOMPARE(count(), 1);
        QVERIFY(m_workbench->editor()->current()->modified());
    }

    void discardClosesAndLeavesTheFile() {
        QVERIFY(openChanged(QStringLiteral("discard.m")));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("discardButton"));
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kWait);
        QCOMPARE(fileText(m_folder.filePath(QStringLiteral("discard.m"))),
                 QStringLiteral("a = 1;\n"));
    }

    void saveWritesAndCloses() {
        QVERIFY(openChanged(QStringLiteral("save.m")));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("saveButton"));
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kWait);
        QCOMPARE(fileText(m_folder.filePath(QStringLiteral("save.m"))),
                 QStringLiteral("b = 2;\na = 1;\n"));
    }

    void returnSaves() {
        QVERIFY(openChanged(QStringLiteral("return.m")));
        closeTab();
        QVERIFY(asked());
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kWait);
        QCOMPARE(fileText(m_folder.filePath(QStringLiteral("return.m"))),
                 QStringLiteral("b = 2;\na = 1;\n"));
    }

    void aFileThatCannotBeWrittenKeepsItsTab() {
        QVERIFY(openChanged(QStringLiteral("gone.m")));
        // A folder in the file's place refuses everybody, root included.
        const QString path = m_folder.filePath(QStringLiteral("gone.m"));
        QVERIFY(QFile::remove(path) && QDir().mkpath(path));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("saveButton"));
        QVERIFY(dialogGone());
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->problem().contains(QStringLiteral("gone.m")), kWait);
        QCOMPARE(count(), 1);
        QVERIFY(m_workbench->editor()->current()->modified());
    }

    void aTextWithoutANameAsksForOneAndIsSavedUnderIt() {
        QVERIFY(typeInNewText(QStringLiteral("c = 3;")));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("saveButton"));
        const auto nameField = [this] { return dialogButton("fileName"); };
        QTRY_VERIFY_WITH_TIMEOUT(nameField() && nameField()->hasActiveFocus(), kWait);
        const QString path = m_folder.filePath(QStringLiteral("named"));
        QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier);
        type(path);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kWait);
        QCOMPARE(fileText(path + QStringLiteral(".m")), QStringLiteral("c = 3;"));
    }

    void givingNoNameKeepsTheText() {
        QVERIFY(typeInNewText(QStringLiteral("c = 3;")));
        closeTab();
        QVERIFY(asked());
        click(dialogButton("saveButton"));
        QTRY_VERIFY_WITH_TIMEOUT(
            dialogButton("fileName") && dialogButton("fileName")->hasActiveFocus(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!dialogButton("fileName"), kWait);
        QCOMPARE(count(), 1);
        QCOMPARE(m_workbench->editor()->current()->text(), QStringLiteral("c = 3;"));
    }

    void openingAFileByTheDialog() {
        const QString path = m_folder.filePath(QStringLiteral("opened.m"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("d = 4;\n");
        file.close();
        QTest::keyClick(m_window.get(), Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(
            dialogButton("fileName") && dialogButton("fileName")->hasActiveFocus(), kWait);
        type(m_folder.path());
        QTest::keyClick(m_window.get(), Qt::Key_Return); // enters the folder
        QTRY_COMPARE_WITH_TIMEOUT(dialogButton("fileName")->property("text").toString(), QString(),
                                  kWait);
        type(QStringLiteral("opened.m"));
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->editor()->current() &&
                                     m_workbench->editor()->current()->path() == path,
                                 kWait);
    }

    void quittingAsksAboutEachTextAndClosesNothingBefore() {
        QVERIFY(openChanged(QStringLiteral("one.m")));
        QVERIFY(openChanged(QStringLiteral("two.m")));
        QSignalSpy quit(m_workbench.get(), &Workbench::quitWanted);
        QVERIFY(!m_window->close());
        QVERIFY(asked());
        QCOMPARE(m_workbench->editor()->currentIndex(), 0);
        click(dialogButton("discardButton"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->currentIndex(), 1, kWait);
        QVERIFY(asked());
        click(dialogButton("cancelButton"));
        QVERIFY(dialogGone());
        // The second thought spares the first text too.
        QCOMPARE(count(), 2);
        QCOMPARE(quit.count(), 0);
        QVERIFY(m_workbench->editor()->at(0)->modified() &&
                m_workbench->editor()->at(1)->modified());
        QVERIFY(m_window->isVisible());
    }

    void exitInTheCommandWindowAsksFirst() {
        QVERIFY(openChanged(QStringLiteral("kept.m")));
        QSignalSpy quit(m_workbench.get(), &Workbench::quitWanted);
        QVERIFY(runPrompt(QStringLiteral("exit(3)")));
        QVERIFY(asked());
        QVERIFY(m_workbench->lastOutcome().exitRequested);
        QCOMPARE(quit.count(), 0);
        click(dialogButton("cancelButton"));
        QVERIFY(dialogGone());
        QCOMPARE(count(), 1);
        QVERIFY(m_window->isVisible());
    }

    /// Last: after it the window is closed.
    void quitInAScriptSavesAndCloses() {
        QVERIFY(openChanged(QStringLiteral("last.m")));
        QSignalSpy quit(m_workbench.get(), &Workbench::quitWanted);
        QVERIFY(runPrompt(QStringLiteral("quit")));
        QVERIFY(asked());
        click(dialogButton("saveButton"));
        QTRY_COMPARE_WITH_TIMEOUT(quit.count(), 1, kWait);
        QCOMPARE(fileText(m_folder.filePath(QStringLiteral("last.m"))),
                 QStringLiteral("b = 2;\na = 1;\n"));
        QVERIFY(m_workbench->mayClose());
        QVERIFY(m_window->close());
        QCOMPARE(validationMessages(), uint64_t(0));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<ClosingTest>(argc, argv);
}

#include "closing_test.moc"
