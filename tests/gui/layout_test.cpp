// SPDX-License-Identifier: Apache-2.0
// The two ways to work and what can be done with each panel, in the real window.
#include "window_test.h"

#include <QFontMetricsF>

using namespace vitrine;
using namespace vitrine::app;

class LayoutTest : public WindowTest {
    Q_OBJECT

    WindowLayout& layout() { return *m_workbench->layout(); }
    qreal widthOf(const QString& panel) {
        const QQuickItem* frame = find(QStringLiteral("panel:") + panel);
        return frame ? frame->width() : 0;
    }
    /// Of the text that stand beside each other.
    qreal columns() {
        const QFontMetricsF metrics(m_workbench->theme().codeFont());
        return find("editor")->property("width").toReal() /
               metrics.horizontalAdvance(QLatin1Char('x'));
    }
    /// The window has been laid out and drawn.
    bool drawn() {
        QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
        m_window->update();
        return QTest::qWaitFor([&] { return frames.count() > 0; }, kWait);
    }
    bool chooseFromMenu(const QString& panel, const QString& entry) {
        QQuickItem* more = find(QStringLiteral("more:") + panel);
        if (!more) return false;
        click(more);
        if (!QTest::qWaitFor([&] { return find(entry) != nullptr; }, kWait) || !drawn())
            return false;
        click(find(entry));
        return QTest::qWaitFor([&] { return find(entry) == nullptr; }, kWait);
    }

    /// What is seen of the texts in an item, and those of them that are cut.
    static void collectTexts(QQuickItem* start, QStringList& seen, QStringList& cut) {
        if (!start->isVisible() || start->opacity() == 0) return;
        const QVariant truncated = start->property("truncated");
        if (truncated.isValid()) {
            const QString text = start->property("text").toString();
            seen << text;
            const bool isTitle = start->property("font").value<QFont>().bold();
            if (truncated.toBool() && (isTitle || text == kLongName)) cut << text;
        }
        for (QQuickItem* child : start->childItems())
            collectTexts(child, seen, cut);
    }
    inline static const QString kLongName = QStringLiteral("averageOfSquares");

private Q_SLOTS:
    void init() {
        layout().reset();
        layout().setMode(WindowLayout::Write);
        QVERIFY(drawn());
    }

    void writeHasTheTextAndExplainTheGraph() {
        QVERIFY(find("editor") || openNewText());
        QTRY_VERIFY_WITH_TIMEOUT(find("prompt") && find("figure") && find("workspace"), kWait);
        QVERIFY(!find("graph") && !find("findings"));
        // Eighty columns stand beside the figures.
        QVERIFY2(columns() >= 80, qPrintable(QString::number(columns())));
        QVERIFY(active());
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QTRY_VERIFY_WITH_TIMEOUT(find("graph") && find("findings"), kWait);
        QVERIFY(!find("prompt") && find("editor"));
        QVERIFY(widthOf(QStringLiteral("graph")) > widthOf(QStringLiteral("why")));
        click(find("modeWrite"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("graph") && find("prompt"), kWait);
    }

    void titlesAndNamesAreWholeInASmallWindow() {
        QVERIFY(openNewText());
        m_workbench->editor()->current()->document()->setPlainText(
            kLongName + QStringLiteral(" = mean(rand(3000, 1) .^ 2);\ndisp(") + kLongName +
            QStringLiteral(" > 0)\n"));
        m_window->resize(1280, 800);
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        const auto shows = [this](const QString& title) {
            QStringList seen, cut;
            collectTexts(m_window->contentItem(), seen, cut);
            return seen.contains(title) && cut.isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows(kLongName), kWait);
        layout().setMode(WindowLayout::Explain);
        QTRY_VERIFY_WITH_TIMEOUT(shows(QStringLiteral("Acceleration graph")), kWait);
        // With a lesson above it the text has room for a comment beside a statement.
        layout().toggle(QStringLiteral("lesson"));
        const auto top = [this](const char* panel) {
            const QQuickItem* item = find(QLatin1String(panel));
            return item ? item->mapToScene(QPointF()).y() : -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(
            top("panel:lesson") > 0 && top("panel:editor") > top("panel:lesson"), kWait);
        QTRY_VERIFY2_WITH_TIMEOUT(columns() >= 40, qPrintable(QString::number(columns())), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(shows(QStringLiteral("Lessons")), kWait);
        // Where it is narrower a word has to do as a title, and no tool lies over another.
        m_window->resize(1000, 800);
        QTRY_VERIFY_WITH_TIMEOUT(shows(QStringLiteral("Graph")), kWait);
        const auto left = [this](const char* name) {
            const QQuickItem* item = find(QLatin1String(name));
            return item ? item->mapToScene(QPointF(0, 0)).x() : -1;
        };
        const QQuickItem* last = find("graphExport");
        QVERIFY(last);
        const auto gap = [&] {
            return left("enlarge:graph") - left("graphExport") - last->width();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(gap() > -1, qPrintable(QString::number(gap())), kWait);
        layout().toggle(QStringLiteral("lesson"));
        m_window->resize(1600, 1000);
        QVERIFY(drawn());
    }

    void theTextStaysAndKeepsTheKeyboard() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\n")));
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QTRY_VERIFY_WITH_TIMEOUT(find("graph"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find("editor")->hasActiveFocus(), kWait);
        type(QStringLiteral("b = 2;"));
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QTRY_VERIFY_WITH_TIMEOUT(!find("graph"), kWait);
        QCOMPARE(m_workbench->editor()->current()->text(), QStringLiteral("a = 1;\nb = 2;"));
        QVERIFY(documentShown());
    }

    void aPanelTakesTheWholeWindowAndGoesBack() {
        const qreal before = widthOf(QStringLiteral("figures"));
        QVERIFY(before < m_window->width() * 0.6);
        click(find("enlarge:figures"));
        QTRY_COMPARE_WITH_TIMEOUT(widthOf(QStringLiteral("figures")), qreal(m_window->width()),
                                  kWait);
        QVERIFY(!find("prompt"));
        click(find("enlarge:figures"));
        QTRY_COMPARE_WITH_TIMEOUT(widthOf(QStringLiteral("figures")), before, kWait);
        // By keys: the panel that has the keyboard.
        QVERIFY(focus(find("prompt")));
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(layout().enlarged(), QStringLiteral("console"), kWait);
        QVERIFY(find("prompt"));
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(layout().enlarged(), QString(), kWait);
    }

    void aPanelIsHiddenAndComesBackByTheMenu() {
        QVERIFY(chooseFromMenu(QStringLiteral("workspace"), QStringLiteral("menuHide:workspace")));
        QTRY_VERIFY_WITH_TIMEOUT(!find("workspace"), kWait);
        click(find("panelsButton"));
        QTRY_VERIFY_WITH_TIMEOUT(find("panelShown:workspace"), kWait);
        QVERIFY(drawn());
        QVERIFY(!find("panelShown:workspace")->property("checked").toBool());
        QVERIFY(find("panelShown:editor")->property("checked").toBool());
        click(find("panelShown:workspace"));
        QTRY_VERIFY_WITH_TIMEOUT(find("workspace"), kWait);
    }

    void aFigureMovesToItsOwnWindowAndBack() {
        QVERIFY(runPrompt(QStringLiteral("imagesc(reshape(single(0:4095), 64, 64))")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->figures()->count(), 1, kWait);
        QVERIFY(chooseFromMenu(QStringLiteral("figures"), QStringLiteral("menuPop:figures")));
        QTRY_VERIFY_WITH_TIMEOUT(!find("figure"), kWait);
        QQuickWindow* own = m_workbench->panelWindows()->windowOf(QStringLiteral("figures"));
        QVERIFY(own && QTest::qWaitForWindowExposed(own));
        QQuickItem* figure = findIn(own->contentItem(), QStringLiteral("figure"));
        QVERIFY(figure);
        QVERIFY(settles());
        // It is drawn there from the same buffer: dark at the left, bright at the right.
        const auto light = [&](qreal across) {
            const QPointF at = figure->mapToScene({figure->width() * across, figure->height() / 2});
            return qGray(own->grabWindow().pixel(at.toPoint()));
        };
        QTRY_VERIFY_WITH_TIMEOUT(light(0.8) > light(0.2) + 40, kWait);
        // What is drawn next is drawn there, too.
        QVERIFY(runPrompt(QStringLiteral("imagesc(reshape(single(4095:-1:0), 64, 64))")));
        QTRY_VERIFY_WITH_TIMEOUT(light(0.2) > light(0.8) + 40, kWait);
        own->close();
        QTRY_VERIFY_WITH_TIMEOUT(find("figure"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->panelWindows()->windowOf(QStringLiteral("figures")),
                                 kWait);
        QVERIFY(drawn());
        QCOMPARE(validationMessages(), uint64_t(0));
    }

    void aPanelMovesToThePlaceOfAnotherAsATab() {
        QVERIFY(find("workspace") && find("figure"));
        // By mouse: its strip is dragged into the other.
        const QQuickItem* from = find("panel:workspace");
        const QQuickItem* to = find("panel:figures");
        const QPoint start = from->mapToScene(QPointF(60, 14)).toPoint();
        const QPoint end = to->mapToScene(QPointF(to->width() / 2, to->height() / 2)).toPoint();
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, start);
        for (int i = 1; i <= 8; ++i)
            QTest::mouseMove(m_window.get(), start + (end - start) * i / 8);
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, end);
        QTRY_COMPARE_WITH_TIMEOUT(layout().placeOf(QStringLiteral("workspace")),
                                  QStringLiteral("figures"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find("workspace") && !find("figure"), kWait);
        QVERIFY(drawn());
        click(find("tab:Figures and values"));
        QTRY_VERIFY_WITH_TIMEOUT(find("figure") && !find("workspace"), kWait);
        // What has to be seen comes to the front.
        layout().reveal(QStringLiteral("workspace"));
        QTRY_VERIFY_WITH_TIMEOUT(find("workspace") && !find("figure"), kWait);
        // The other way to work has its own places.
        layout().switchMode();
        QCOMPARE(layout().placeOf(QStringLiteral("workspace")), QStringLiteral("workspace"));
        layout().switchMode();
        QVERIFY(chooseFromMenu(QStringLiteral("workspace"), QStringLiteral("menuHome:workspace")));
        QTRY_VERIFY_WITH_TIMEOUT(find("workspace") && find("figure"), kWait);
        QVERIFY(!find("tab:Figures and values"));
    }

    void keysWorkInAPanelsOwnWindow() {
        layout().popOut(QStringLiteral("graph"));
        QQuickWindow* own = m_workbench->panelWindows()->windowOf(QStringLiteral("graph"));
        QVERIFY(own && QTest::qWaitForWindowExposed(own));
        own->requestActivate();
        QVERIFY(QTest::qWaitFor([&] { return own->isActive(); }, kWait));
        QTest::keyClick(own, Qt::Key_F6);
        QTRY_COMPARE_WITH_TIMEOUT(layout().mode(), WindowLayout::Explain, kWait);
        layout().dock(QStringLiteral("graph"));
        QTRY_VERIFY_WITH_TIMEOUT(find("graph"), kWait);
    }

    void whatAsksIsSeen() {
        layout().setMode(WindowLayout::Explain); // without the command window
        QVERIFY(typeInNewText(QStringLiteral("n = input('How many? ');")));
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(find("prompt") && m_workbench->prompt()->waiting(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find("prompt")->hasActiveFocus(), kWait);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        type(QStringLiteral("7\n"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kRunTimeout);
        QVERIFY(m_workbench->lastOutcome().ok);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<LayoutTest>(argc, argv);
}

#include "layout_test.moc"
