// SPDX-License-Identifier: Apache-2.0
// Writing code: brackets that close, the call whose arguments are typed, names that nothing
// defines, renaming, indentation; and what scripts open in the window.
#include "window_test.h"

#include <QClipboard>
#include <QDir>

using namespace vitrine;
using namespace vitrine::app;

class WritingTest : public WindowTest {
    Q_OBJECT

    static constexpr int kSoon = 8000;

    QString text() { return m_workbench->editor()->current()->text(); }
    EditorDocument* document() { return m_workbench->editor()->current(); }
    QQuickItem* editor() { return find(QStringLiteral("editor")); }
    int caret() { return editor()->property("cursorPosition").toInt(); }
    void placeCaret(qsizetype position) {
        editor()->setProperty("cursorPosition", static_cast<int>(position));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    bool comes(const QString& name) {
        return QTest::qWaitFor([&] { return find(name) != nullptr; }, kSoon);
    }
    bool hasProblem(const QString& part) {
        for (const Problem& problem : document()->problems()) {
            if (QString::fromStdString(problem.message).contains(part)) return true;
        }
        return false;
    }

private Q_SLOTS:
    void bracketsAndQuotesCloseAndAreSteppedOver() {
        QVERIFY(openNewText());
        m_workbench->settings()->setClosesBrackets(true);
        type(QStringLiteral("x = f("));
        QCOMPARE(text(), QStringLiteral("x = f()"));
        QCOMPARE(caret(), 6);
        type(QStringLiteral("[1 2]', '(a"));
        QCOMPARE(text(), QStringLiteral("x = f([1 2]', '(a')"));
        type(QStringLiteral("');"));
        QCOMPARE(text(), QStringLiteral("x = f([1 2]', '(a');"));
        type(QStringLiteral("\ny = (")); // at once away again
        key(Qt::Key_Backspace);
        QCOMPARE(text(), QStringLiteral("x = f([1 2]', '(a');\ny = "));
        type(QStringLiteral("1 % it's"));
        QVERIFY(text().endsWith(QStringLiteral("1 % it's")));
        key(Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("("));
        QVERIFY(text().startsWith(QStringLiteral("(x")) && text().endsWith(QStringLiteral("s)")));
        m_workbench->settings()->setClosesBrackets(false);
        QVERIFY(openNewText());
        type(QStringLiteral("f("));
        QCOMPARE(text(), QStringLiteral("f("));
    }

    void theCallThatIsTypedShowsItsArguments() {
        QVERIFY(openNewText());
        type(QStringLiteral("A = linspace("));
        QVERIFY(comes(QStringLiteral("signatureText")));
        QVERIFY(textOf("signatureText").contains(QStringLiteral("linspace(<b>")));
        type(QStringLiteral("0, 1, "));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("signatureText").contains(QStringLiteral("<b>n</b>")),
                                 kSoon);
        key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find("signature"), kSoon);
        type(QStringLiteral("5);"));
        QVERIFY(!find("signature"));
        // One of the text itself.
        type(QStringLiteral("\nmine(2, "));
        QVERIFY(!find("signature"));
        type(QStringLiteral("3)\nfunction r = mine(width, height)\nr = 1;\nend\n"));
        placeCaret(text().indexOf(QStringLiteral("3)")));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("signatureText").contains(QStringLiteral("<b> height</b>")),
                                 kSoon);
    }

    void namesThatNothingDefinesAreUnderlined() {
        QVERIFY(runPrompt(QStringLiteral("clear; known = 3;")));
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = a + known + unknwon;\n")));
        QTRY_VERIFY_WITH_TIMEOUT(document()->checked() && document()->problemCount() > 0, kSoon);
        QCOMPARE(document()->problemCount(), 1);
        QVERIFY(hasProblem(QStringLiteral("'unknwon'")));
        QCOMPARE(m_workbench->problems()->count(), 1);
        QVERIFY(!document()->problems()[0].isError); // it may come by another way
        QVERIFY(document()
                    ->problemAt(static_cast<int>(text().indexOf(QStringLiteral("unknwon"))) + 2)
                    .contains(QStringLiteral("Unrecognized")));
        // In the window the wave is seen below the word.
        QRectF place;
        const int at = static_cast<int>(text().indexOf(QStringLiteral("unknwon")));
        QMetaObject::invokeMethod(editor(), "positionToRectangle", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(int, at));
        const QPoint below = editor()->mapToScene(place.bottomLeft()).toPoint();
        const auto waves = [&] {
            const QImage picture = m_window->grabWindow();
            const QColor wanted = m_workbench->theme().color("warning");
            int found = 0;
            for (int x = below.x(); x < below.x() + 40; ++x) {
                for (int y = below.y() - 5; y <= below.y() + 2; ++y) {
                    const QColor c = picture.pixelColor(x, y);
                    found += std::abs(c.red() - wanted.red()) < 60 &&
                             std::abs(c.blue() - wanted.blue()) < 60;
                }
            }
            return found;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waves() > 10, kSoon);
        // Once the workspace has it, a script may use it.
        QVERIFY(runPrompt(QStringLiteral("unknwon = 4;")));
        QTRY_COMPARE_WITH_TIMEOUT(document()->problemCount(), 0, kSoon);
    }

    void aVariableIsRenamedInItsFunctionAlone() {
        const auto before =
            QStringLiteral("t = 1; s.t = t; disp('t')\nfunction r = f(t)\nr = t;\nend\n");
        QVERIFY(openNewText());
        QGuiApplication::clipboard()->setText(before); // typed lines would be indented
        key(Qt::Key_V, Qt::ControlModifier);
        placeCaret(0);
        key(Qt::Key_F2);
        QVERIFY(comes(QStringLiteral("renameText")));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("renameMessage"), QStringLiteral("in 2 places"), kSoon);
        type(QStringLiteral("s\n")); // is another variable
        QTRY_VERIFY_WITH_TIMEOUT(textOf("renameMessage").contains(QStringLiteral("another")),
                                 kSoon);
        QCOMPARE(text(), before);
        key(Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("time\n"));
        QTRY_COMPARE_WITH_TIMEOUT(
            text(),
            QStringLiteral("time = 1; s.t = time; disp('t')\nfunction r = f(t)\nr = t;\nend\n"),
            kSoon);
        QTRY_VERIFY_WITH_TIMEOUT(editor()->hasActiveFocus(), kSoon);
        key(Qt::Key_Z, Qt::ControlModifier); // one step
        QCOMPARE(text(), before);
    }

    void renamingCountsLettersOfOtherAlphabets() {
        QVERIFY(openNewText());
        QGuiApplication::clipboard()->setText(QStringLiteral("% ä€\nq = 'ü'; r = q;\n"));
        key(Qt::Key_V, Qt::ControlModifier);
        placeCaret(text().indexOf(QStringLiteral("q =")));
        QCOMPARE(document()->rename(caret(), QStringLiteral("word")), QString());
        QCOMPARE(text(), QStringLiteral("% ä€\nword = 'ü'; r = word;\n"));
    }

    void theTextIsIndentedAsOneStep() {
        const auto before = QStringLiteral("for k = 1:3\nif k > 1\ndisp(k)\nend\nend\n");
        QVERIFY(openNewText());
        QGuiApplication::clipboard()->setText(before);
        key(Qt::Key_V, Qt::ControlModifier);
        key(Qt::Key_I, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(
            text(), QStringLiteral("for k = 1:3\n    if k > 1\n        disp(k)\n    end\nend\n"),
            kSoon);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), before);
    }

    void editOpensFilesAndDocTheHelp() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("there.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("there = 1;\n");
        file.close();
        QVERIFY(runPrompt(QStringLiteral("cd('%1')").arg(folder.path())));
        QVERIFY(runPrompt(QStringLiteral("edit there")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("there.m"), kSoon);
        QTRY_COMPARE_WITH_TIMEOUT(text(), QStringLiteral("there = 1;\n"), kSoon);
        QVERIFY(runPrompt(QStringLiteral("edit notyet")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("notyet.m"), kSoon);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("notyet.m"))));
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("notyet.m"))), kSoon);
        QVERIFY(runPrompt(QStringLiteral("doc cumsum")));
        QVERIFY(comes(QStringLiteral("helpText")));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("helpText").contains(QStringLiteral("cumsum(")), kSoon);
        // F1 does it for the word at the cursor.
        QVERIFY(typeInNewText(QStringLiteral("y = cumprod(1:3);")));
        placeCaret(6);
        key(Qt::Key_F1);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("helpText").contains(QStringLiteral("cumprod(")), kSoon);
        click(find("helpBack"));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("helpText").contains(QStringLiteral("cumsum(")), kSoon);
        QVERIFY(focus(find("helpSearch")));
        type(QStringLiteral("linspa"));
        QVERIFY(comes(QStringLiteral("found:linspace")));
        click(find("found:linspace"));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("helpText").contains(QStringLiteral("linspace(")), kSoon);
        m_workbench->showHelp({});
        QTRY_VERIFY_WITH_TIMEOUT(textOf("helpText").contains(QStringLiteral("Two ways to work")),
                                 kSoon);
        m_workbench->layout()->hide(QStringLiteral("help"));
    }

    void aCommandMayTakeSeveralLines() {
        QVERIFY(runPrompt(QStringLiteral("clear")));
        QVERIFY(focus(find("prompt")));
        type(QStringLiteral("for k = 1:3\n"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("promptText"), QStringLiteral(" …"), kSoon);
        QVERIFY(!m_workbench->running());
        type(QStringLiteral("s(k) = k^2;\n"));
        QVERIFY(runPrompt(QStringLiteral("end, disp(sum(s))")));
        QVERIFY(m_workbench->lastOutcome().ok);
        QVERIFY(m_workbench->console()->allText().contains(
            QStringLiteral(">> for k = 1:3\n   s(k) = k^2;\n   end, disp(sum(s))\n    14\n")));
        QCOMPARE(textOf("promptText"), QStringLiteral(">>"));
        // Escape gives up what was begun.
        QVERIFY(focus(find("prompt")));
        type(QStringLiteral("x = [1 2\n"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("promptText"), QStringLiteral(" …"), kSoon);
        key(Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("promptText"), QStringLiteral(">>"), kSoon);
        QVERIFY(runPrompt(QStringLiteral("y = 2;")));
        QVERIFY(m_workbench->lastOutcome().ok);
    }

    void anEmptyTextOffersTheFilesOfLate() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("late.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        m_workbench->editor()->close(m_workbench->editor()->currentIndex());
        QVERIFY(openNewText());
        const QString name = QStringLiteral("recent:") + file.fileName();
        QVERIFY(comes(name));
        click(find(name));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("late.m"), kSoon);
    }

    void theCurrentFolderIsBrowsed() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("inner")));
        QFile file(folder.filePath(QStringLiteral("inner/deep.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("deep = 1;\n");
        file.close();
        m_workbench->layout()->show(QStringLiteral("folder"));
        QVERIFY(runPrompt(QStringLiteral("cd('%1')").arg(folder.path())));
        const QString inner = QDir(QDir::currentPath()).filePath(QStringLiteral("inner"));
        QVERIFY(comes(QStringLiteral("row:") + inner));
        const auto doubleClick = [this](QQuickItem* item) {
            QTest::mouseDClick(m_window.get(), Qt::LeftButton, {},
                               item->mapToScene(QPointF(30, item->height() / 2)).toPoint());
        };
        doubleClick(find(QStringLiteral("row:") + inner));
        const QString deep = inner + QStringLiteral("/deep.m");
        QVERIFY(comes(QStringLiteral("row:") + deep));
        QCOMPARE(QDir::currentPath(), inner); // where scripts look, too
        doubleClick(find(QStringLiteral("row:") + deep));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("deep.m"), kSoon);
        // What comes into the folder is seen.
        QFile second(inner + QStringLiteral("/second.m"));
        QVERIFY(second.open(QIODevice::WriteOnly));
        second.close();
        QVERIFY(comes(QStringLiteral("row:") + second.fileName()));
        click(find("folderUp"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->folder()->path(), QFileInfo(inner).path(), kSoon);
        m_workbench->layout()->hide(QStringLiteral("folder"));
        QVERIFY(runPrompt(QStringLiteral("cd('/')")));
    }

    void theAboutBoxNamesTheDevicesAndCopiesThem() {
        QVERIFY(settles());
        m_workbench->commands()->trigger(QStringLiteral("help.about"));
        QVERIFY(comes(QStringLiteral("aboutDevice")));
        QVERIFY(!textOf("aboutDevice").isEmpty());
        QGuiApplication::clipboard()->clear();
        click(find("copyDiagnostics"));
        QTRY_VERIFY_WITH_TIMEOUT(QGuiApplication::clipboard()->text().startsWith("Vitrine "),
                                 kSoon);
        QVERIFY(QGuiApplication::clipboard()->text().contains(textOf("aboutDevice")));
        key(Qt::Key_Escape);
    }

    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<WritingTest>(argc, argv);
}

#include "writing_test.moc"
