// SPDX-License-Identifier: Apache-2.0
// Writing code: completion, help under the pointer, find and replace, brackets, sections; and
// looking closer at a figure.
#include "window_test.h"

#include "figures/figure_item.h"

using namespace vitrine;
using namespace vitrine::app;

class EditingTest : public WindowTest {
    Q_OBJECT

    QString text() { return m_workbench->editor()->current()->text(); }
    EditorDocument* document() { return m_workbench->editor()->current(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    bool offered(const QString& name) {
        Completer& words = *m_workbench->completer();
        for (int row = 0; row < words.count(); ++row) {
            if (words.nameAt(row) == name) return true;
        }
        return false;
    }
    bool listShown() { return find(QStringLiteral("completions")) != nullptr; }
    QQuickItem* editor() { return find(QStringLiteral("editor")); }
    int cursor() { return editor()->property("cursorPosition").toInt(); }
    void placeCursor(int position) { editor()->setProperty("cursorPosition", position); }

private Q_SLOTS:
    void twoLettersOfferFunctionsWithTheirDocumentation() {
        QVERIFY(openNewText());
        type(QStringLiteral("m"));
        QVERIFY(!listShown());
        type(QStringLiteral("e"));
        QTRY_VERIFY_WITH_TIMEOUT(listShown(), kWait);
        QVERIFY(offered(QStringLiteral("mean")) && offered(QStringLiteral("median")));
        QVERIFY(!offered(QStringLiteral("sin")));
        const QString help = textOf(QStringLiteral("completionHelp"));
        QVERIFY2(help.contains(
                     QString::fromStdString(
                         Session::documentation(m_workbench->completer()->nameAt(0).toStdString()))
                         .section('\n', 1, 1)),
                 qPrintable(help));
        while (m_workbench->completer()->nameAt(m_workbench->completer()->current()) !=
               QLatin1String("median"))
            key(Qt::Key_Down);
        key(Qt::Key_Return);
        QCOMPARE(text(), QStringLiteral("median"));
        QVERIFY(!listShown());
    }

    void returnBreaksTheLineUnlessARowWasChosen() {
        QVERIFY(openNewText());
        type(QStringLiteral("me\n"));
        QCOMPARE(text(), QStringLiteral("me\n"));
        type(QStringLiteral("me"));
        QTRY_VERIFY_WITH_TIMEOUT(listShown(), kWait);
        key(Qt::Key_Tab);
        QCOMPARE(text(), QStringLiteral("me\nmean"));
        type(QStringLiteral("di"));
        key(Qt::Key_Escape);
        QVERIFY(!listShown());
    }

    void variablesAndFieldsOfTheWorkspaceAreOffered() {
        QVERIFY(runPrompt(QStringLiteral("bridge.length = 3; bridge.load = 4; bricks = 5;")));
        QVERIFY(openNewText());
        type(QStringLiteral("x = bri"));
        QTRY_VERIFY_WITH_TIMEOUT(listShown(), kWait);
        QCOMPARE(m_workbench->completer()->nameAt(0), QStringLiteral("bricks"));
        QVERIFY(offered(QStringLiteral("bridge")));
        type(QStringLiteral("dge."));
        QTRY_VERIFY_WITH_TIMEOUT(offered(QStringLiteral("length")), kWait);
        QVERIFY(offered(QStringLiteral("load")) && !offered(QStringLiteral("mean")));
        type(QStringLiteral("lo"));
        key(Qt::Key_Tab);
        QCOMPARE(text(), QStringLiteral("x = bridge.load"));
    }

    void wordsOfTheTextAreOfferedWhenAskedFor() {
        QVERIFY(openNewText());
        type(QStringLiteral("velocity = 1;\nv"));
        QVERIFY(!listShown());
        key(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(listShown(), kWait);
        QVERIFY(offered(QStringLiteral("velocity")) && offered(QStringLiteral("var")));
        key(Qt::Key_Return); // asked for: Return takes
        QCOMPARE(text(), QStringLiteral("velocity = 1;\nvelocity"));
    }

    void commentsAndTextsAreLeftAlone() {
        QVERIFY(openNewText());
        type(QStringLiteral("% mean"));
        QVERIFY(!listShown());
        type(QStringLiteral("\ns = 'mea"));
        QVERIFY(!listShown());
    }

    void filesAreOfferedWithinQuotes() {
        const QTemporaryDir folder;
        QFile data(folder.filePath(QStringLiteral("pressure.csv")));
        QVERIFY(data.open(QIODevice::WriteOnly));
        QFile script(folder.filePath(QStringLiteral("reader.m")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.close();
        QCOMPARE(m_workbench->editor()->open(script.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown() && editor()->hasActiveFocus(), kWait);
        type(QStringLiteral("f = fopen('pre"));
        key(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(listShown(), kWait);
        key(Qt::Key_Tab);
        QCOMPARE(text(), QStringLiteral("f = fopen('pressure.csv"));
    }

    void thePointerGetsTheDocumentationOfAName() {
        QVERIFY(typeInNewText(QStringLiteral("cumsum(1:3);\n")));
        QRectF place;
        QMetaObject::invokeMethod(editor(), "positionToRectangle", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(int, 3));
        const QPoint at = editor()->mapToScene(place.center()).toPoint();
        QTest::mouseMove(m_window.get(), at + QPoint(40, 60));
        QTest::mouseMove(m_window.get(), at);
        const auto tipText = [this] { return textOf(QStringLiteral("editorTipText")); };
        QTRY_VERIFY_WITH_TIMEOUT(tipText().contains(QStringLiteral("cumsum(")), kWait);
        QTest::mouseMove(m_window.get(), at + QPoint(0, 120));
        QTRY_COMPARE_WITH_TIMEOUT(tipText(), QString(), kWait);
    }

    void findAndReplaceWithAPattern() {
        QVERIFY(typeInNewText(QStringLiteral("a1 = 1;\nb22 = a1;\nc = 3;\n")));
        key(Qt::Key_H, Qt::ControlModifier);
        QQuickItem* what = find(QStringLiteral("findText"));
        QTRY_VERIFY_WITH_TIMEOUT(what && what->hasActiveFocus(), kWait);
        click(find(QStringLiteral("regexButton")));
        QVERIFY(focus(what));
        type(QStringLiteral("[ab](\\d+)"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(QStringLiteral("findCount")), QStringLiteral("3 matches"),
                                  kWait);
        QVERIFY(focus(find(QStringLiteral("replaceText"))));
        type(QStringLiteral("v$1"));
        placeCursor(0);
        click(find(QStringLiteral("replaceButton"))); // finds the first
        QCOMPARE(editor()->property("selectedText").toString(), QStringLiteral("a1"));
        click(find(QStringLiteral("replaceButton"))); // replaces it and goes on
        QCOMPARE(text(), QStringLiteral("v1 = 1;\nb22 = a1;\nc = 3;\n"));
        QCOMPARE(editor()->property("selectedText").toString(), QStringLiteral("b22"));
        click(find(QStringLiteral("replaceAllButton")));
        QCOMPARE(text(), QStringLiteral("v1 = 1;\nv22 = v1;\nc = 3;\n"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(QStringLiteral("findCount")), QStringLiteral("2 replaced"),
                                  kWait);
        QVERIFY(focus(find(QStringLiteral("findText"))));
        key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find(QStringLiteral("findText")) && editor()->hasActiveFocus(),
                                 kWait);
        key(Qt::Key_Z, Qt::ControlModifier); // all of them at once
        QCOMPARE(text(), QStringLiteral("v1 = 1;\nb22 = a1;\nc = 3;\n"));
    }

    void findGoesRoundAndNeverMatchesABadPattern() {
        QVERIFY(typeInNewText(QStringLiteral("one two one\n")));
        QCOMPARE(document()->find(QStringLiteral("one"), 9, false, false, false), QPoint(0, 3));
        QCOMPARE(document()->find(QStringLiteral("ONE"), 0, false, true, false), QPoint(-1, -1));
        QCOMPARE(document()->find(QStringLiteral("(one"), 0, false, false, true), QPoint(-1, -1));
        QCOMPARE(document()->countMatches(QStringLiteral("(one"), false, true), 0);
        QCOMPARE(document()->replaceMatch(0, 5, QStringLiteral("one"), QStringLiteral("x"), false,
                                          false),
                 -1);
    }

    void goingToALine() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = 2;\nc = 3;\n")));
        key(Qt::Key_G, Qt::ControlModifier);
        QQuickItem* number = find(QStringLiteral("lineNumber"));
        QTRY_VERIFY_WITH_TIMEOUT(number && number->hasActiveFocus(), kWait);
        type(QStringLiteral("2\n"));
        QTRY_VERIFY_WITH_TIMEOUT(editor()->hasActiveFocus(), kWait);
        QCOMPARE(cursor(), 7);
    }

    void commentsGoOnAndOffByKeys() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = 2;")));
        for (const Qt::Key toggle : {Qt::Key_R, Qt::Key_T, Qt::Key_Slash}) {
            key(Qt::Key_A, Qt::ControlModifier);
            key(toggle, Qt::ControlModifier);
            QCOMPARE(text(), QStringLiteral("% a = 1;\n% b = 2;"));
            key(Qt::Key_A, Qt::ControlModifier);
            key(toggle, Qt::ControlModifier);
            QCOMPARE(text(), QStringLiteral("a = 1;\nb = 2;"));
        }
    }

    void bracketsFindTheirPartnersAcrossTexts() {
        const auto line = QStringLiteral("x = f([1 2 ')'], {3});");
        QVERIFY(typeInNewText(line));
        QTRY_COMPARE_WITH_TIMEOUT(document()->matchingBracket(5), 20, kWait);
        QCOMPARE(document()->matchingBracket(20), 5);
        QCOMPARE(document()->matchingBracket(6), 14);
        QCOMPARE(document()->matchingBracket(12), -1); // within the text
        QCOMPARE(document()->matchingBracket(0), -1);
    }

    void sectionAndSelectionRunAlone() {
        QVERIFY(
            typeInNewText(QStringLiteral("first = 1;\n%% two\nsecond = 2;\n%% three\nthird = 3;")));
        QVERIFY(runPrompt(QStringLiteral("clear")));
        QVERIFY(focus(editor()));
        placeCursor(static_cast<int>(text().indexOf(QStringLiteral("second"))));
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kRunTimeout);
        QVERIFY(settles());
        const WorkspaceModel& workspace = *m_workbench->workspace();
        QCOMPARE(workspace.count(), 1);
        QVERIFY(workspace.rowOf(QStringLiteral("second")) >= 0);
        // Nothing selected: F9 runs the line.
        placeCursor(static_cast<int>(text().indexOf(QStringLiteral("third"))) + 2);
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, kRunTimeout);
        QVERIFY(settles());
        QVERIFY(workspace.rowOf(QStringLiteral("third")) >= 0);
        QVERIFY(workspace.rowOf(QStringLiteral("first")) < 0);
        // A part's error names the line of the whole text.
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = nosuchname;")));
        placeCursor(static_cast<int>(text().size()));
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 3, kRunTimeout);
        QCOMPARE(m_workbench->lastOutcome().line, uint32_t(2));
        QCOMPARE(m_workbench->lastOutcome().column, uint32_t(5));
    }

    void aFrameZoomsAFigureAndADoubleClickRestoresIt() {
        QVERIFY(runPrompt(QStringLiteral("imagesc(reshape(single(0:4095), 64, 64));")));
        QQuickItem* found = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((found = find(QStringLiteral("figure"))) != nullptr, kWait);
        auto* figure = qobject_cast<FigureItem*>(found);
        QVERIFY(figure && !figure->views().empty());
        const PlotView whole = figure->views().front();
        const auto at = [&](double x, double y) {
            return figure->mapToScene(whole.toPixel(x, y)).toPoint();
        };
        const auto drag = [&](Qt::KeyboardModifiers modifiers) {
            QTest::mousePress(m_window.get(), Qt::LeftButton, modifiers, at(10, 20));
            QTest::mouseMove(m_window.get(), at(20, 30));
            QTest::mouseMove(m_window.get(), at(30, 40));
            QVERIFY(!figure->frameRect().isEmpty());
            QTest::mouseRelease(m_window.get(), Qt::LeftButton, modifiers, at(30, 40));
            const PlotView& shown = figure->views().front();
            const double pixel = 2 * whole.x.size() / whole.box.width();
            QVERIFY(std::abs(shown.x.low - 10) < pixel && std::abs(shown.x.high - 30) < pixel);
            QVERIFY(std::abs(shown.y.low - 20) < pixel && std::abs(shown.y.high - 40) < pixel);
            QVERIFY(figure->frameRect().isEmpty());
        };
        drag(Qt::ShiftModifier);
        if (QTest::currentTestFailed()) return;
        QVERIFY(figure->zoomedIn());
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, at(32, 32));
        QTRY_VERIFY_WITH_TIMEOUT(!figure->zoomedIn(), kWait);
        QCOMPARE(figure->views().front().x.low, whole.x.low);
        // The same by the buttons.
        click(find(QStringLiteral("boxZoom")));
        QVERIFY(figure->property("boxMode").toBool());
        drag(Qt::NoModifier);
        if (QTest::currentTestFailed()) return;
        click(find(QStringLiteral("restoreView")));
        QVERIFY(!figure->zoomedIn());
        click(find(QStringLiteral("boxZoom")));
        // Without either a drag moves the view.
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, at(10, 20));
        QTest::mouseMove(m_window.get(), at(20, 20));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, at(20, 20));
        QVERIFY(figure->views().front().x.low < whole.x.low - 5);
        figure->restore();
    }

    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<EditingTest>(argc, argv);
}

#include "editing_test.moc"
