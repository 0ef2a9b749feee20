// SPDX-License-Identifier: Apache-2.0
// What the two ways to work show, and that it is kept; without a window.
#include "app_settings.h"
#include "frame/window_layout.h"

#include <QSignalSpy>
#include <QTest>

using namespace vitrine::app;

class LayoutModelTest : public QObject {
    Q_OBJECT

    static QStringList docked(const WindowLayout& layout) { return layout.docked(); }

private Q_SLOTS:
    void eachWayBeginsWithItsPanels() {
        AppSettings settings(false);
        WindowLayout layout(settings);
        QCOMPARE(layout.mode(), WindowLayout::Write);
        QCOMPARE(docked(layout), (QStringList{"editor", "console", "figures", "workspace"}));
        layout.switchMode();
        QCOMPARE(layout.mode(), WindowLayout::Explain);
        QCOMPARE(docked(layout), (QStringList{"editor", "graph", "why", "tables"}));
    }

    void whatIsHiddenInOneWayIsShownInTheOther() {
        AppSettings settings(false);
        WindowLayout layout(settings);
        layout.hide(QStringLiteral("editor"));
        QVERIFY(!layout.shown(QStringLiteral("editor")));
        layout.switchMode();
        QVERIFY(layout.shown(QStringLiteral("editor")));
        layout.switchMode();
        layout.toggle(QStringLiteral("editor"));
        QVERIFY(layout.shown(QStringLiteral("editor")));
    }

    void theNextStartBeginsAsThisOneEnded() {
        AppSettings settings(false);
        {
            WindowLayout layout(settings);
            layout.setMode(WindowLayout::Explain);
            layout.show(QStringLiteral("console"));
            layout.hide(QStringLiteral("why"));
            layout.popOut(QStringLiteral("graph"));
        }
        WindowLayout next(settings);
        QCOMPARE(next.mode(), WindowLayout::Explain);
        QCOMPARE(docked(next), (QStringList{"editor", "console", "tables"}));
        QCOMPARE(next.popped(), QStringList{"graph"});
        next.reset();
        QCOMPARE(docked(next), (QStringList{"editor", "graph", "why", "tables"}));
    }

    void panelsInTheSamePlaceAreTabsAndStayThere() {
        AppSettings settings(false);
        {
            WindowLayout layout(settings);
            layout.moveTo(QStringLiteral("console"), QStringLiteral("editor"));
            layout.moveTo(QStringLiteral("help"), QStringLiteral("console")); // shown by that, too
            QCOMPARE(layout.panelsAt(QStringLiteral("editor")),
                     (QStringList{"editor", "console", "help"}));
            QCOMPARE(layout.frontAt(QStringLiteral("editor")), QStringLiteral("help"));
            layout.bringToFront(QStringLiteral("editor"));
            QVERIFY(layout.inFront(QStringLiteral("editor")));
            layout.hide(QStringLiteral("help"));
            QCOMPARE(layout.panelsAt(QStringLiteral("editor")), (QStringList{"editor", "console"}));
            layout.reveal(QStringLiteral("console"));
            QVERIFY(layout.inFront(QStringLiteral("console")));
            QVERIFY(layout.panelsAt(QStringLiteral("console")).isEmpty());
        }
        WindowLayout next(settings);
        QCOMPARE(next.placeOf(QStringLiteral("console")), QStringLiteral("editor"));
        // Each where the other was.
        next.moveHome(QStringLiteral("console"));
        next.moveTo(QStringLiteral("editor"), QStringLiteral("console"));
        next.moveTo(QStringLiteral("console"), QStringLiteral("help"));
        QCOMPARE(next.panelsAt(QStringLiteral("console")), QStringList{"editor"});
        next.reset();
        QCOMPARE(next.placeOf(QStringLiteral("editor")), QStringLiteral("editor"));
        settings.setValue(QStringLiteral("layout/placesInWrite"),
                          QStringList{"nothing>editor", "editor>nowhere", "why>graph", "odd"});
        const WindowLayout odd(settings);
        QCOMPARE(odd.placeOf(QStringLiteral("why")), QStringLiteral("graph"));
        QCOMPARE(odd.placeOf(QStringLiteral("editor")), QStringLiteral("editor"));
    }

    void namesThatNobodyKnowsAreLeftOut() {
        AppSettings settings(false);
        settings.setValue(QStringLiteral("layout/hiddenInWrite"), QStringList{"nothing", "editor"});
        settings.setValue(QStringLiteral("layout/popped"), QStringList{"a panel of old"});
        settings.setValue(QStringLiteral("layout/mode"), QStringLiteral("sideways"));
        WindowLayout layout(settings);
        QCOMPARE(layout.mode(), WindowLayout::Write);
        QVERIFY(!layout.shown(QStringLiteral("editor")));
        QVERIFY(layout.shown(QStringLiteral("graph")));
        QCOMPARE(layout.popped(), QStringList());
        layout.enlarge(QStringLiteral("nothing"));
        layout.popOut(QStringLiteral("nothing"));
        QCOMPARE(layout.enlarged(), QString());
        QCOMPARE(layout.popped(), QStringList());
    }

    void anEnlargedPanelStandsOverTheOthersUntilSomethingElseIsNeeded() {
        AppSettings settings(false);
        WindowLayout layout(settings);
        QSignalSpy changes(&layout, &WindowLayout::changed);
        layout.enlarge(QStringLiteral("graph")); // which this way hides
        QCOMPARE(layout.enlarged(), QStringLiteral("graph"));
        QVERIFY(layout.docked().contains(QStringLiteral("editor"))); // behind it
        layout.reveal(QStringLiteral("graph"));
        QCOMPARE(layout.enlarged(), QStringLiteral("graph"));
        layout.reveal(QStringLiteral("editor"));
        QCOMPARE(layout.enlarged(), QString());
        layout.enlarge(QStringLiteral("editor"));
        layout.enlarge(QStringLiteral("editor"));
        QCOMPARE(layout.enlarged(), QString());
        layout.enlarge(QStringLiteral("console"));
        layout.switchMode();
        QCOMPARE(layout.enlarged(), QString());
        QVERIFY(changes.count() >= 5);
    }

    void whatAPagePointsToIsShownByTheWayThatHasIt() {
        AppSettings settings(false);
        WindowLayout layout(settings);
        layout.show(QStringLiteral("lesson"));
        layout.lookAt(QStringLiteral("workspace")); // is there
        QCOMPARE(layout.mode(), WindowLayout::Write);
        layout.lookAt(QStringLiteral("why"));
        QCOMPARE(layout.mode(), WindowLayout::Explain);
        QVERIFY(layout.shown(QStringLiteral("lesson")));
        layout.lookAt(QStringLiteral("figures"));
        QCOMPARE(layout.mode(), WindowLayout::Write);
        layout.hide(QStringLiteral("console"));
        layout.lookAt(QStringLiteral("console")); // hidden in both ways
        QCOMPARE(layout.mode(), WindowLayout::Write);
        QVERIFY(layout.shown(QStringLiteral("console")));
    }

    void aWindowOfItsOwnLeavesTheMainOne() {
        AppSettings settings(false);
        WindowLayout layout(settings);
        layout.popOut(QStringLiteral("figures"));
        QVERIFY(!layout.docked().contains(QStringLiteral("figures")));
        QVERIFY(layout.shown(QStringLiteral("figures")));
        layout.reveal(QStringLiteral("figures"));
        QVERIFY(layout.popped().contains(QStringLiteral("figures")));
        layout.dock(QStringLiteral("figures"));
        QVERIFY(layout.docked().contains(QStringLiteral("figures")));
        layout.popOut(QStringLiteral("figures"));
        layout.enlarge(QStringLiteral("figures")); // in the main window again
        QVERIFY(layout.popped().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LayoutModelTest)

#include "layout_model_test.moc"
