// SPDX-License-Identifier: Apache-2.0
// Writing code: brackets that close, the call whose arguments are typed, names that nothing
// defines, renaming, indentation; and what scripts open in the window.
#include "frame/open_texts.h"
#include "window_test.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QScopeGuard>

#include <cstdio>

using namespace vitrine;
using namespace vitrine::app;

namespace {

QStringList g_said; ///< warnings of Qt and QML

void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
    // Qt's own, when a frame takes long while something moves.
    const bool ofQt = text.startsWith(QStringLiteral("QUnifiedTimer::stopAnimationDriver"));
    if (type != QtDebugMsg && type != QtInfoMsg && !ofQt) g_said << text;
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

class WritingTest : public WindowTest {
    Q_OBJECT

public:
    /// Room for the folder and the help beside the text.
    WritingTest() { m_size = {1600, 1000}; }

private:
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
    bool goes(const QString& name) {
        return QTest::qWaitFor([&] { return find(name) == nullptr; }, kSoon);
    }
    bool openMenu(QQuickItem* row, QPointF at) {
        QTest::mouseClick(m_window.get(), Qt::RightButton, {}, row->mapToScene(at).toPoint());
        return comes(QStringLiteral("rowMenu:copyRow"));
    }
    static bool write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Opens the file; its text has the keyboard.
    bool open(const QString& path) {
        return m_workbench->editor()->open(path).isEmpty() &&
               QTest::qWaitFor([this] { return documentShown() && editor()->hasActiveFocus(); },
                               kWait);
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

    void unusedResultsAndSizesThatCannotFitAreUnderlined() {
        QVERIFY(openNewText());
        document()->document()->setPlainText(
            QStringLiteral("a = [1 2 3];\nb = a + [1 2];\nf(b)\nfunction f(x)\n  t = x;\nend\n"));
        QTRY_VERIFY_WITH_TIMEOUT(document()->checked(), kSoon);
        QCOMPARE(document()->problemCount(), 2);
        const auto at = [&](const char* code) {
            return document()->problemAt(static_cast<int>(text().indexOf(QLatin1String(code))) + 1);
        };
        QVERIFY2(at("a + [").contains(QStringLiteral("incompatible sizes")),
                 qPrintable(at("a + [")));
        QVERIFY(at("a + [").contains(QStringLiteral("1×3 and 1×2")));
        QVERIFY2(at("t = x").contains(QStringLiteral("'t' is not used")), qPrintable(at("t = x")));
        // The table of problems has them, and its menu leads to their place.
        Q_EMIT m_workbench->guide()->lookWanted(QStringLiteral("problems"));
        QVERIFY(comes(QStringLiteral("problems")));
        QQuickItem* row = nullptr;
        const QString name = QStringLiteral("row:") + m_workbench->problems()->keyOf(1);
        QTRY_VERIFY_WITH_TIMEOUT((row = findIn(find("problems"), name)) != nullptr, kSoon);
        m_window->grabWindow(); // laid out as it stays
        QVERIFY(openMenu(row, QPointF(200, row->height() / 2)));
        click(find("rowMenu:line"));
        QTRY_VERIFY_WITH_TIMEOUT(editor()->hasActiveFocus(), kSoon);
        QCOMPARE(document()->lineAt(caret()), 5);
    }

    void rowsOfTablesHaveMenusByMouseAndKeys() {
        QVERIFY(runPrompt(QStringLiteral("clear; alpha = [1 2 3]; beta = 'text';")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->workspace()->count(), 2, kSoon);
        QVERIFY(comes(QStringLiteral("row:alpha")));
        QQuickItem* row = find("row:alpha");
        QVERIFY(openMenu(row, QPointF(row->width() * 0.3, row->height() / 2)));
        click(find("rowMenu:copyCell"));
        QTRY_COMPARE_WITH_TIMEOUT(QGuiApplication::clipboard()->text(), QStringLiteral("[1 2 3]"),
                                  kSoon);
        QTRY_VERIFY_WITH_TIMEOUT(!find("rowMenu:copyCell"), kSoon);
        // A row that was chosen has the keyboard: the menu opens by its key, too.
        click(find("row:alpha"));
        key(Qt::Key_Down);
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().section(QLatin1Char('\t'), 0, 1),
                 QStringLiteral("beta\t'text'"));
        key(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(comes(QStringLiteral("rowMenu:copyTable")));
        QVERIFY(!find("rowMenu:copyCell")->isEnabled()); // no cell was pointed at
        click(find("rowMenu:copyTable"));
        QTRY_VERIFY_WITH_TIMEOUT(
            QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Name\tValue\t")),
            kSoon);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
        QTRY_VERIFY_WITH_TIMEOUT(!find("rowMenu:copyTable"), kSoon);
        key(Qt::Key_Menu);
        QVERIFY(comes(QStringLiteral("rowMenu:remove")));
        click(find("rowMenu:remove"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->workspace()->count(), 1, kSoon);
        QVERIFY(find("row:alpha"));
    }

    void blocksAreFoldedAndOpened() {
        QVERIFY(openNewText());
        document()->document()->setPlainText(QStringLiteral(
            "%% first\na = 1;\nb = 2;\n%% second\nfor k = 1:3\n  a = a + k;\n  if a > 2\n    b = "
            "a;\n  end\nend\ndisp(b)\n"));
        TextFolds& folds = *document()->folds();
        QTRY_VERIFY_WITH_TIMEOUT(folds.foldable(5), kSoon);
        QVERIFY(folds.foldable(1) && folds.foldable(4) && folds.foldable(7) && !folds.foldable(2));
        const auto top = [this](int line) {
            QRectF place;
            QMetaObject::invokeMethod(editor(), "positionToRectangle", Q_RETURN_ARG(QRectF, place),
                                      Q_ARG(int, document()->positionOf(line, 1)));
            return place.top();
        };
        const qreal height = top(2) - top(1), before = top(11);
        // The mark in the gutter folds the loop; what is behind it moves up.
        QQuickItem* gutter = find("gutter");
        const auto clickMark = [&](int line) {
            click(gutter, QPointF(gutter->width() - 5, top(line) + height / 2));
        };
        clickMark(5);
        QTRY_COMPARE_WITH_TIMEOUT(top(11), before - 5 * height, kSoon);
        QVERIFY(folds.folded(5) && folds.hidden(6) && folds.hidden(10) && !folds.hidden(11));
        QTRY_COMPARE_WITH_TIMEOUT(editor()->property("contentHeight").toReal(), 7 * height, kSoon);
        // The text is the same, and so are its lines: a breakpoint of a line below keeps its
        // number.
        QCOMPARE(document()->document()->blockCount(), 12);
        click(gutter, QPointF(8, top(11) + height / 2));
        QVERIFY(document()->breakpoints()->at(11));
        document()->toggleBreakpoint(11);
        // Up and down, left and right go over it.
        placeCaret(document()->positionOf(5, 1 << 20));
        QVERIFY(focus(editor()));
        placeCaret(document()->positionOf(5, 1 << 20));
        key(Qt::Key_Right);
        QCOMPARE(document()->lineAt(caret()), 11);
        key(Qt::Key_Left);
        QCOMPARE(document()->lineAt(caret()), 5);
        key(Qt::Key_Down);
        QCOMPARE(document()->lineAt(caret()), 11);
        key(Qt::Key_Up);
        QCOMPARE(document()->lineAt(caret()), 5);
        QVERIFY(folds.folded(5));
        // What is selected elsewhere opens it.
        m_workbench->goTo({}, 8, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!folds.folded(5), kSoon);
        QTRY_COMPARE_WITH_TIMEOUT(top(11), before, kSoon);
        // By keys: the innermost block, then what is around it.
        key(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(folds.folded(7), kSoon);
        QCOMPARE(document()->lineAt(caret()), 7);
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!folds.folded(7));
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(folds.folded(1) && folds.folded(4) && folds.folded(5), kSoon);
        QCOMPARE(document()->lineAt(caret()), 4);
        // Writing above it moves it along; writing in it cannot happen unseen.
        placeCaret(0);
        key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(document()->checked() && folds.folded(5), kSoon);
        QVERIFY(folds.hidden(6) && folds.folded(6) && !folds.hidden(5));
        key(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(folds.lines().isEmpty(), kSoon);
        QVERIFY(!folds.hidden(8));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
    }

    void foldedLinesComeBackWithTheSession() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("folded.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("x = 1;\nwhile x < 3\n  x = x + 1;\nend\ndisp(x)\n");
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown() && document()->folds()->foldable(2), kSoon);
        document()->folds()->toggle(2);
        OpenTexts kept(*m_workbench->editor(), folder.filePath(QStringLiteral("session.json")));
        kept.write();
        m_workbench->editor()->close(m_workbench->editor()->currentIndex());
        QCOMPARE(kept.restore(), QString());
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->current()->title(),
                                  QStringLiteral("folded.m"), kSoon);
        QTRY_VERIFY_WITH_TIMEOUT(documentShown() && document()->folds()->hidden(3), kSoon);
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
        // The text takes the keys when it is shown: not in the middle of what is typed next.
        QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("editor"))->hasActiveFocus(), kSoon);
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
        // Links have a colour that can be read on the theme's ground.
        const auto* page = find("helpText")->property("textDocument").value<QQuickTextDocument*>();
        const QTextCursor link = page->textDocument()->find(QStringLiteral("debugging"));
        QVERIFY(link.charFormat().isAnchor());
        QCOMPARE(link.charFormat().foreground().color(), m_workbench->theme().color("accent"));
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

    void whatAnotherProgramWritesIsReadAndNeverOverwritten() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("shared.m"));
        QVERIFY(write(path, "a = 1;\nb = 2;\n") && open(path));
        QCOMPARE(m_window->title(), QStringLiteral("shared.m – Vitrine"));
        placeCaret(9);
        QVERIFY(write(path, "a = 10;\nb = 2;\n"));
        QTRY_COMPARE_WITH_TIMEOUT(text(), QStringLiteral("a = 10;\nb = 2;\n"), kWait);
        QCOMPARE(caret(), 10); // in its line
        QVERIFY(!document()->modified());
        QTRY_VERIFY_WITH_TIMEOUT(textOf("problemText").contains(QStringLiteral("shared.m")), kWait);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QStringLiteral("a = 1;\nb = 2;\n"));
        QTRY_COMPARE_WITH_TIMEOUT(m_window->title(), QStringLiteral("• shared.m – Vitrine"), kWait);
        // With changes of its own the text stays, and so does the file until somebody chooses.
        QVERIFY(write(path, "a = 100;\n"));
        QTRY_VERIFY_WITH_TIMEOUT(find("keepText"), kWait);
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->problem().isEmpty(), kWait);
        QCOMPARE(bytesOf(path), QByteArray("a = 100;\n"));
        key(Qt::Key_F5);
        QVERIFY(!m_workbench->running());
        click(find("keepText"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("keepText"), kWait);
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(path), QByteArray("a = 1;\nb = 2;\n"));
        QVERIFY(focus(editor()));
        type(QStringLiteral("%"));
        QVERIFY(write(path, "c = 3;\n"));
        QTRY_VERIFY_WITH_TIMEOUT(find("readAgain"), kWait);
        click(find("readAgain"));
        QTRY_COMPARE_WITH_TIMEOUT(text(), QStringLiteral("c = 3;\n"), kWait);
        QVERIFY(!document()->modified() && !find("readAgain"));
    }

    void filesThatGoAndComeBackAreFollowedWithoutAWord() {
        g_said.clear();
        const QtMessageHandler before = qInstallMessageHandler(takeMessage);
        const auto back = qScopeGuard([before] { qInstallMessageHandler(before); });
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("inner")));
        const QString inner = folder.filePath(QStringLiteral("inner"));
        const QString path = inner + QStringLiteral("/moving.m");
        const QString aside = inner + QStringLiteral("/aside.m");
        const auto readsAs = [this](const char* wanted) {
            return QTest::qWaitFor([&] { return text() == QLatin1String(wanted); }, kWait);
        };
        QVERIFY(write(path, "a = 1;\n") && open(path));
        m_workbench->layout()->show(QStringLiteral("folder"));
        QVERIFY(runPrompt(QStringLiteral("cd('%1')").arg(inner)));
        QVERIFY(comes(QStringLiteral("row:") + path));
        // Deleted, and written again long after.
        QVERIFY(QFile::remove(path));
        QVERIFY(goes(QStringLiteral("row:") + path));
        QVERIFY(write(path, "a = 22;\n"));
        QVERIFY(readsAs("a = 22;\n"));
        // Renamed, and another one written in its place; then replaced at once, as programs save.
        QVERIFY(QFile::rename(path, aside));
        QVERIFY(goes(QStringLiteral("row:") + path));
        QVERIFY(write(path, "a = 333;\n"));
        QVERIFY(readsAs("a = 333;\n"));
        QVERIFY(write(aside, "a = 4444;\n"));
        QVERIFY(std::rename(qPrintable(aside), qPrintable(path)) == 0);
        QVERIFY(readsAs("a = 4444;\n"));
        // A folder of that name, then none: neither is a text.
        QVERIFY(QFile::remove(path) && QDir(inner).mkdir(QStringLiteral("moving.m")));
        QTest::qWait(300);
        QVERIFY(QDir(inner).rmdir(QStringLiteral("moving.m")));
        QVERIFY(goes(QStringLiteral("row:") + path));
        QCOMPARE(text(), QStringLiteral("a = 4444;\n"));
        // The current folder itself goes, of which the system tells nobody who is in it.
        QVERIFY(QDir(inner).removeRecursively());
        QVERIFY(runPrompt(QStringLiteral("b = 1;")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->folder()->remark().isEmpty(), kWait);
        QVERIFY(runPrompt(QStringLiteral("c = 2;")));
        QCOMPARE(m_workbench->folder()->path(), inner);
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("inner")));
        QVERIFY(write(path, "a = 5;\n"));
        QVERIFY(runPrompt(QStringLiteral("cd('%1')").arg(inner)));
        QVERIFY(comes(QStringLiteral("row:") + path));
        document()->lookAtFile();
        QVERIFY(readsAs("a = 5;\n"));
        QVERIFY(runPrompt(QStringLiteral("cd('/')")));
        m_workbench->layout()->hide(QStringLiteral("folder"));
        QVERIFY2(g_said.isEmpty(), qPrintable(g_said.join(QLatin1Char('\n'))));
    }

    void aFileKeepsItsEncodingAndItsEndsOfLines() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.m"));
        const QByteArray bytes("% gr\xFC\xDF\r\nx = 1;\r\n");
        QVERIFY(write(path, bytes) && open(path));
        QCOMPARE(text(), QStringLiteral("% grüß\nx = 1;\n"));
        placeCaret(0);
        type(QStringLiteral("%"));
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(path), '%' + bytes);
        const QByteArray marked("\xEF\xBB\xBFy = '\xC3\xA4';\n");
        const QString second = folder.filePath(QStringLiteral("marked.m"));
        QVERIFY(write(second, marked) && open(second));
        QCOMPARE(text(), QStringLiteral("y = 'ä';\n"));
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(second), marked);
        const QString binary = folder.filePath(QStringLiteral("picture.m"));
        QVERIFY(write(binary, QByteArray("\x89PNG\0\0", 6)));
        const int before = m_workbench->editor()->count();
        QVERIFY(m_workbench->editor()->open(binary).contains(QStringLiteral("holds no text")));
        QCOMPARE(m_workbench->editor()->count(), before);
    }

    void definitionsAreGoneToAndComeBackFrom() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("caller.m"));
        QVERIFY(write(folder.filePath(QStringLiteral("helper.m")),
                      "function y = helper(x)\ny = x;\nend\n"));
        QVERIFY(write(path, "rate = 3;\nz = twice(rate);\nw = helper(z);\nv = mean(w);\n"
                            "function y = twice(x)\n  y = 2*x;\nend\n"));
        QVERIFY(open(path));
        const auto caretAt = [this](const QString& word) {
            placeCaret(text().indexOf(word) + 1);
            key(Qt::Key_D, Qt::ControlModifier);
        };
        const auto line = [this] { return document()->lineAt(caret()); };
        caretAt(QStringLiteral("twice(rate)"));
        QTRY_COMPARE_WITH_TIMEOUT(line(), 5, kWait);
        key(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(line(), 2, kWait);
        key(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(line(), 5, kWait);
        caretAt(QStringLiteral("rate)"));
        QTRY_COMPARE_WITH_TIMEOUT(line(), 1, kWait);
        caretAt(QStringLiteral("helper(z)"));
        QTRY_COMPARE_WITH_TIMEOUT(document()->title(), QStringLiteral("helper.m"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(documentShown() && editor()->hasActiveFocus(), kWait);
        key(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(document()->title(), QStringLiteral("caller.m"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(documentShown() && editor()->hasActiveFocus(), kWait);
        QCOMPARE(line(), 3);
        // What is built in has its page.
        caretAt(QStringLiteral("mean(w)"));
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->layout()->shown(QStringLiteral("help")), kWait);
        m_workbench->layout()->hide(QStringLiteral("help"));
        // By the mouse.
        QRectF place;
        QMetaObject::invokeMethod(
            editor(), "positionToRectangle", Q_RETURN_ARG(QRectF, place),
            Q_ARG(int, static_cast<int>(text().indexOf(QStringLiteral("twice(rate)"))) + 2));
        QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::ControlModifier,
                          editor()->mapToScene(place.center()).toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(line(), 5, kWait);
        // Texts by keys.
        const QString here = document()->title();
        key(Qt::Key_Tab, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(document()->title() != here, kWait);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(document()->title(), here, kWait);
    }

    void linesMoveAndProblemsAreGoneTo() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = 2;\nc = (3;\n")));
        placeCaret(9);
        key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(text(), QStringLiteral("b = 2;\na = 1;\nc = (3;\n"));
        QCOMPARE(caret(), 2);
        key(Qt::Key_Down, Qt::AltModifier);
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(text(), QStringLiteral("a = 1;\nc = (3;\nb = 2;\n"));
        key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text(), QStringLiteral("a = 1;\nc = (3;\nb = 2;\nb = 2;\n"));
        for (int i = 0; i < 4; ++i)
            key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QStringLiteral("a = 1;\nb = 2;\nc = (3;\n"));
        QTRY_VERIFY_WITH_TIMEOUT(document()->checked() && document()->problemCount() > 0, kWait);
        placeCaret(0);
        key(Qt::Key_F4);
        QTRY_COMPARE_WITH_TIMEOUT(document()->lineAt(caret()), 3, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("problemText").isEmpty(), kWait);
    }

    void theRightButtonOffersWhatCanBeDone() {
        QVERIFY(typeInNewText(QStringLiteral("speed = 12;\nway = speed * 2;\n")));
        QRectF place;
        QMetaObject::invokeMethod(editor(), "positionToRectangle", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(int, 20));
        QTest::mouseClick(m_window.get(), Qt::RightButton, {},
                          editor()->mapToScene(place.center()).toPoint());
        QVERIFY(comes(QStringLiteral("entry:go.definition")));
        QCOMPARE(caret(), 20);
        click(find("entry:go.definition"));
        QTRY_COMPARE_WITH_TIMEOUT(caret(), 0, kWait);
        key(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(comes(QStringLiteral("entry:edit.selectAll")));
        click(find("entry:edit.selectAll"));
        QTRY_COMPARE_WITH_TIMEOUT(editor()->property("selectedText").toString().size(),
                                  text().size(), kWait);
    }

    void panelsAreReachedByKeys() {
        QVERIFY(openNewText());
        key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(find("prompt")->hasActiveFocus(), kWait);
        key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(editor()->hasActiveFocus(), kWait);
        QStringList reached;
        for (int i = 0; i < 4; ++i) {
            const QString before = m_workbench->panelWindows()->focused();
            key(Qt::Key_F7);
            QTRY_VERIFY_WITH_TIMEOUT(m_workbench->panelWindows()->focused() != before, kWait);
            reached << m_workbench->panelWindows()->focused();
        }
        QVERIFY2(reached.removeDuplicates() == 0 && !reached.contains(QString()),
                 qPrintable(reached.join(QLatin1Char(' '))));
    }

    void dataThatAreDroppedAreLoaded() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kept.mat"));
        QVERIFY(runPrompt(
            QStringLiteral("dropped = 42; save('%1', 'dropped'); clear dropped").arg(path)));
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QQuickItem* panel = find("panel:workspace");
        const QPointF at = panel->mapToScene(QPointF(panel->width() / 2, panel->height() / 2));
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(m_workbench->lastOutcome().ok);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->workspace()->rowOf(QStringLiteral("dropped")) >= 0,
                                 kWait);
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
