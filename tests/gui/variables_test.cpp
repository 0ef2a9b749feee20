// SPDX-License-Identifier: Apache-2.0
// The variable viewer in the window: open, move, step into, change, slices, formats, openvar.
#include "window_test.h"

using namespace vitrine;
using namespace vitrine::app;

class VariablesTest : public WindowTest {
    Q_OBJECT

    VariablesModel& variables() { return *m_workbench->variables(); }
    VariableView& view() { return *variables().current(); }
    bool runs(const QString& command) {
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        m_workbench->runCommand(command);
        return QTest::qWaitFor([&] { return ended.count() > 0; }, kRunTimeout) && settles();
    }
    QString cellText(int row, int column) {
        return view().data(view().index(row, column), Qt::DisplayRole).toString();
    }
    bool shows(int row, int column, const QString& text) {
        return QTest::qWaitFor([&] { return cellText(row, column) == text; }, kWait);
    }
    void doubleClick(QQuickItem* item) {
        const QPointF at = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, at.toPoint());
    }
    bool drawable() {
        return QTest::qWaitFor([this] { return !m_workbench->running() && view().drawable(); },
                               kRunTimeout);
    }
    QQuickItem* appears(const QString& name) {
        QQuickItem* found = nullptr;
        static_cast<void>(QTest::qWaitFor([&] { return (found = find(name)) != nullptr; }, kWait));
        return found;
    }

private Q_SLOTS:
    void aDoubleClickOpensAVariable() {
        QVERIFY(runs(QStringLiteral("A = reshape(1:600,100,6)/4; A(3,2) = NaN;")));
        QQuickItem* row = appears(QStringLiteral("row:A"));
        QVERIFY(row);
        doubleClick(row);
        QVERIFY(appears(QStringLiteral("variableGrid")));
        QVERIFY(variables().shown());
        QVERIFY(shows(0, 1, QStringLiteral("25.2500")));
        QVERIFY(shows(99, 5, QStringLiteral("150"))); // of another page
        QVERIFY(textOf(QStringLiteral("variableHead")).contains(QStringLiteral("double")));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(QStringLiteral("variableSummary")),
                                  QStringLiteral("min 0.25   max 150   mean 75.2074   1 NaN"),
                                  kWait);
        QVERIFY(find(QStringLiteral("tab:A")));
    }

    void anElementIsChangedInPlace() {
        QVERIFY(runs(QStringLiteral("A = zeros(4,3);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(shows(3, 2, QStringLiteral("0")));
        QQuickItem* cell = appears(QStringLiteral("cell:1,2"));
        QVERIFY(cell && active());
        click(cell);
        QQuickItem* grid = find(QStringLiteral("variableGrid"));
        QTRY_VERIFY_WITH_TIMEOUT(grid->hasActiveFocus(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QQuickItem* editor = appears(QStringLiteral("cellEditor"));
        QVERIFY(editor);
        QTRY_VERIFY_WITH_TIMEOUT(editor->hasActiveFocus(), kWait);
        type(QStringLiteral("1/8"));
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(shows(1, 2, QStringLiteral("0.1250")));
        QVERIFY(!find(QStringLiteral("cellEditor")) && grid->hasActiveFocus());
        // It stands in the history as a command does.
        QVERIFY(m_workbench->console()->allText().contains(QStringLiteral("A(2,3) = 1/8;")));
    }

    void anEditBeginsWithAllDigits() {
        QVERIFY(runs(QStringLiteral("A = repmat(1/3,100,30);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(shows(0, 0, QStringLiteral("0.3333")));
        // The cells on show follow the model when they are laid out.
        const QString exact = QStringLiteral("0.3333333333333333");
        QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("cell:0,0")) &&
                                     find(QStringLiteral("cell:0,0"))->property("exact") == exact,
                                 kWait);
        QVERIFY(active());
        doubleClick(find(QStringLiteral("cell:0,0")));
        QQuickItem* editor = appears(QStringLiteral("cellEditor"));
        QVERIFY(editor);
        QTRY_COMPARE_WITH_TIMEOUT(editor->property("text").toString(), exact, kWait);
        // Left as it is nothing is entered.
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!find(QStringLiteral("cellEditor")), kWait);
        QVERIFY(!m_workbench->console()->allText().contains(QStringLiteral("A(1,1) =")));
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY(appears(QStringLiteral("cell:99,29")));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QVERIFY(appears(QStringLiteral("cell:0,0")));
    }

    void whatIsSelectedIsPlotted() {
        QVERIFY(runs(QStringLiteral("close all; A = reshape(1:600,100,6);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(shows(0, 0, QStringLiteral("1")));
        QQuickItem* cell = appears(QStringLiteral("cell:1,1"));
        QVERIFY(cell && active());
        // Cells are made anew when their page comes.
        const auto is = [&](const QString& name, const char* property) {
            const QQuickItem* item = find(name);
            return item && item->property(property).toBool();
        };
        // A drag over two columns and three rows, then a row more by the keyboard.
        QQuickItem* last = appears(QStringLiteral("cell:3,2"));
        QVERIFY(last);
        click(cell);
        QTRY_VERIFY_WITH_TIMEOUT(is(QStringLiteral("cell:1,1"), "current"), kWait);
        cell = find(QStringLiteral("cell:1,1"));
        last = find(QStringLiteral("cell:3,2"));
        QVERIFY(cell && last);
        const QPoint from = cell->mapToScene({20, 10}).toPoint();
        const QPoint to = last->mapToScene({20, 10}).toPoint();
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_window.get(), (from + to) / 2);
        QTest::mouseMove(m_window.get(), to);
        QTRY_VERIFY_WITH_TIMEOUT(is(QStringLiteral("cell:3,2"), "selected"), kWait);
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, to);
        QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("variableGrid"))->hasActiveFocus(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ShiftModifier);
        const QString wanted = QString::fromUtf8("4 \u00d7 2 selected");
        QTRY_VERIFY2_WITH_TIMEOUT(textOf(QStringLiteral("variableSummary")).startsWith(wanted),
                                  qPrintable(textOf(QStringLiteral("variableSummary"))), kWait);
        QVERIFY(is(QStringLiteral("cell:1,1"), "selected"));
        QVERIFY(!is(QStringLiteral("cell:0,1"), "selected"));
        click(find(QStringLiteral("plotColumn")));
        QTRY_VERIFY_WITH_TIMEOUT(!variables().shown() && find(QStringLiteral("figure")), kWait);
        QVERIFY(m_workbench->console()->allText().contains(QStringLiteral("plot(A(2:5,2:3))")));
        // Of one element alone it is the column, as an image all of them.
        QVERIFY(drawable());
        view().plotPart(4, 2, 4, 2);
        QVERIFY(drawable());
        view().drawPart(0, 0, 0, 0);
        QVERIFY(drawable());
        view().drawPart(0, 0, 99, 2);
        QVERIFY(drawable());
        const QString said = m_workbench->console()->allText();
        QVERIFY(said.contains(QStringLiteral("plot(A(:,3))")));
        QVERIFY(said.contains(QStringLiteral("imagesc(A)")));
        QVERIFY(said.contains(QStringLiteral("imagesc(A(:,1:3))")));
        QVERIFY(runs(QStringLiteral("close all")));
    }

    void whatIsOnTheDeviceIsSummedUpThere() {
        QVERIFY(runs(QStringLiteral("G = gpuArray(reshape(1:120000,300,400)) * 2;")));
        variables().open(QStringLiteral("G"));
        QVERIFY(shows(0, 0, QStringLiteral("2")));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(QStringLiteral("variableSummary")),
                                  QStringLiteral("min 2   max 240000   mean 120001"), kWait);
        QCOMPARE(view().livesOn(), QStringLiteral("device"));
        variables().close(variables().currentIndex());
    }

    void escapeLeavesTheElementAsItWas() {
        QVERIFY(runs(QStringLiteral("A = ones(2,2);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(shows(0, 0, QStringLiteral("1")));
        QQuickItem* cell = appears(QStringLiteral("cell:0,0"));
        QVERIFY(cell && active());
        doubleClick(cell);
        QQuickItem* editor = appears(QStringLiteral("cellEditor"));
        QVERIFY(editor);
        type(QStringLiteral("7"));
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find(QStringLiteral("cellEditor")), kWait);
        QCOMPARE(cellText(0, 0), QStringLiteral("1"));
    }

    void containersAreSteppedInto() {
        QVERIFY(runs(QStringLiteral("s.name = 'heat'; s.steps = {1,[4 5 6]};")));
        variables().open(QStringLiteral("s"));
        QVERIFY(shows(0, 0, QStringLiteral("'heat'")));
        QCOMPARE(view().headerData(1, Qt::Vertical, Qt::DisplayRole).toString(),
                 QStringLiteral("steps"));
        QVERIFY(view().open(1, 0));
        QVERIFY(shows(0, 1, QString::fromUtf8("1\u00d73 double")));
        QVERIFY(view().open(0, 1));
        QVERIFY(shows(0, 2, QStringLiteral("6")));
        QCOMPARE(view().title(), QStringLiteral("s.steps{2}"));
        QCOMPARE(view().statementFor(0, 1, QStringLiteral("9")),
                 QStringLiteral("s.steps{2}(1,2) = 9;"));
        QQuickItem* crumb = appears(QStringLiteral("crumb:0"));
        QVERIFY(crumb);
        // The crumbs stand side by side once they are laid out.
        QQuickItem* last = appears(QStringLiteral("crumb:2"));
        QTRY_VERIFY_WITH_TIMEOUT(last && last->x() > crumb->x(), kWait);
        click(crumb);
        QVERIFY(shows(0, 0, QStringLiteral("'heat'")));
        QCOMPARE(view().statementFor(0, 0, QStringLiteral("'x'")), QStringLiteral("s.name = 'x';"));
    }

    void slicesAndFormats() {
        QVERIFY(runs(QStringLiteral("B = reshape(1:24,2,3,4)/3;")));
        variables().open(QStringLiteral("B"));
        QVERIFY(shows(0, 1, QStringLiteral("1")));
        view().setSlice(0, 3);
        QVERIFY(shows(0, 0, QStringLiteral("4.3333")));
        QVERIFY(appears(QStringLiteral("slice:0")));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(QStringLiteral("sliceField")), QStringLiteral("3"), kWait);
        view().setFormat(QStringLiteral("long"));
        QVERIFY(shows(0, 0, QStringLiteral("4.333333333333333")));
        QCOMPARE(view().statementFor(1, 0, QStringLiteral("0")), QStringLiteral("B(2,1,3) = 0;"));
    }

    void textsStandInQuotes() {
        QVERIFY(runs(QStringLiteral("t = [\"one\" \"two\"]; c = 'it';")));
        variables().open(QStringLiteral("t"));
        QVERIFY(shows(0, 1, QStringLiteral("two")));
        QCOMPARE(view().statementFor(0, 1, QStringLiteral("a \"b\"")),
                 QStringLiteral("t(1,2) = \"a \"\"b\"\"\";"));
        variables().open(QStringLiteral("c"));
        QVERIFY(shows(0, 0, QStringLiteral("it")));
        QCOMPARE(view().statementFor(0, 0, QStringLiteral("it's")), QStringLiteral("c = 'it''s';"));
    }

    void scriptsOpenVariables() {
        QVERIFY(runs(QStringLiteral("w = magic(4); openvar w")));
        QTRY_VERIFY_WITH_TIMEOUT(variables().current() && view().variable() == QLatin1String("w"),
                                 kWait);
        QVERIFY(shows(0, 0, QStringLiteral("16")));
        QVERIFY(runs(QStringLiteral("clear w")));
        QTRY_VERIFY_WITH_TIMEOUT(view().message().contains(QStringLiteral("There is no w")), kWait);
        const int open = variables().count();
        QQuickItem* close = appears(QStringLiteral("closeVariable"));
        QVERIFY(close);
        click(close);
        QTRY_COMPARE_WITH_TIMEOUT(variables().count(), open - 1, kWait);
    }

    void figuresComeBack() {
        QVERIFY(runs(QStringLiteral("A = magic(4);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(appears(QStringLiteral("variableGrid")));
        QQuickItem* tab = appears(QStringLiteral("tab:Figures"));
        QVERIFY(tab);
        click(tab);
        QTRY_VERIFY_WITH_TIMEOUT(!variables().shown() && !find(QStringLiteral("variableGrid")),
                                 kWait);
    }

    void figuresComeInFrontWhenTheyAreDrawn() {
        QVERIFY(runs(QStringLiteral("close all; A = magic(4); openvar A")));
        QTRY_VERIFY_WITH_TIMEOUT(variables().shown(), kWait);
        QVERIFY(shows(0, 0, QStringLiteral("16")));
        QVERIFY(runs(QStringLiteral("plot(1:3)")));
        QTRY_VERIFY_WITH_TIMEOUT(!variables().shown(), kWait);
        // The figure is there already: drawing into it takes nothing away.
        variables().open(QStringLiteral("A"));
        QVERIFY(runs(QStringLiteral("plot(1:4)")));
        QVERIFY(variables().shown());
        // A script that opens a variable means it.
        QVERIFY(runs(QStringLiteral("close all; plot(1:3); openvar A")));
        QVERIFY(variables().shown());
        // What is asked for by a button is seen.
        QQuickItem* button = appears(QStringLiteral("drawImage"));
        QVERIFY(button);
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
        click(button);
        QTRY_VERIFY_WITH_TIMEOUT(!variables().shown() && find(QStringLiteral("figure")), kWait);
    }

    void aRunIsNotWaitedFor() {
        QVERIFY(runs(QStringLiteral("A = magic(4);")));
        variables().open(QStringLiteral("A"));
        QVERIFY(shows(0, 0, QStringLiteral("16")));
        m_workbench->runCommand(QStringLiteral("while true, end"));
        QTRY_VERIFY_WITH_TIMEOUT(view().busy() && !view().editable(), kWait);
        QCOMPARE(cellText(0, 0), QStringLiteral("16"));
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!view().busy(), kWait);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<VariablesTest>(argc, argv);
}

#include "variables_test.moc"
