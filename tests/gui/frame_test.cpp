// SPDX-License-Identifier: Apache-2.0
// The frame of the window: palette, menus, keys, colours, presenter mode.
#include "frame/translation.h"
#include "window_test.h"

#include <QAccessible>
#include <QKeySequence>
#include <QSet>

using namespace vitrine;
using namespace vitrine::app;

class FrameTest : public WindowTest {
    Q_OBJECT

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    bool comes(const char* name) {
        return QTest::qWaitFor([&] { return find(QLatin1String(name)) != nullptr; }, kWait);
    }
    bool goes(const char* name) {
        return QTest::qWaitFor([&] { return find(QLatin1String(name)) == nullptr; }, kWait);
    }
    bool focused(const char* name) {
        return QTest::qWaitFor(
            [&] {
                const QQuickItem* item = find(QLatin1String(name));
                return item && item->hasActiveFocus();
            },
            kWait);
    }
    bool openPalette() {
        if (!active()) return false;
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        return focused("paletteText");
    }

    /// Buttons and fields that are seen and can be used.
    static void lookAtControls(QQuickItem* start,
                               const std::function<void(QQuickItem*, bool isField)>& visit) {
        if (!start->isVisible() || !start->isEnabled()) return;
        const bool isField =
            start->inherits("QQuickTextField") || start->inherits("QQuickTextArea");
        const bool isEntry =
            start->inherits("QQuickMenuItem") || start->inherits("QQuickMenuBarItem");
        if (isField || (start->inherits("QQuickAbstractButton") && !isEntry)) visit(start, isField);
        for (QQuickItem* child : start->childItems())
            lookAtControls(child, visit);
    }

    /// Texts that are seen in type that the last row of a class cannot read.
    QStringList smallTexts() {
        constexpr int kLeast = 18;
        QStringList small;
        const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
            if (!item->isVisible()) return;
            const bool isText = item->inherits("QQuickText") || item->inherits("QQuickTextEdit") ||
                                item->inherits("QQuickTextInput");
            const int pixels = item->property("font").value<QFont>().pixelSize();
            const QString said = item->property("text").toString();
            if (isText && !said.isEmpty() && pixels < kLeast)
                small << QStringLiteral("%1 (%2)").arg(said.left(40)).arg(pixels);
            for (QQuickItem* child : item->childItems())
                look(child);
        };
        look(m_window->contentItem());
        return small;
    }
    /// All menus of the scene: an item that a view has made is no child of an object.
    static void collectMenus(QObject* start, QSet<QObject*>& seen, QList<QObject*>& menus) {
        if (!start || seen.contains(start)) return;
        seen.insert(start);
        if (start->inherits("QQuickMenu")) menus << start;
        for (QObject* child : start->children())
            collectMenus(child, seen, menus);
        if (auto* item = qobject_cast<QQuickItem*>(start)) {
            for (QQuickItem* child : item->childItems())
                collectMenus(child, seen, menus);
        }
    }

private Q_SLOTS:
    /// What a test that failed left open is not there for the next one.
    void cleanup() {
        for (int i = 0; i < 3 && QTest::currentTestFailed(); ++i)
            key(Qt::Key_Escape);
    }

    void thePaletteFindsACommandAndDoesIt() {
        QVERIFY(openNewText());
        const int texts = m_workbench->editor()->count();
        QVERIFY(openPalette());
        QVERIFY(comes("palette:Save")); // all of them are listed
        type(QStringLiteral("new scr"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->palette()->count(), 1, kWait);
        const QQuickItem* row = find("palette:New script");
        QVERIFY(row && row->property("keys").toString() == QStringLiteral("Ctrl+N"));
        key(Qt::Key_Return);
        QVERIFY(goes("paletteText"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->editor()->count(), texts + 1, kWait);
        QVERIFY(focused("editor")); // the keyboard is where one types
    }

    void escapeLeavesThePaletteWithoutDoingAnything() {
        QVERIFY(openNewText());
        const int texts = m_workbench->editor()->count();
        QVERIFY(openPalette());
        type(QStringLiteral("new scr"));
        key(Qt::Key_Escape);
        QVERIFY(goes("paletteText"));
        QCOMPARE(m_workbench->editor()->count(), texts);
        QVERIFY(focused("editor"));
    }

    void menusShowTheCommandsWithTheirKeys() {
        QVERIFY(active());
        key(Qt::Key_V, Qt::AltModifier);
        QVERIFY(comes("entry:view.contrast"));
        QCOMPARE(find("entry:view.switch")->property("keys").toString(), QStringLiteral("F6"));
        QVERIFY(find("entry:view.dark")->property("checked").toBool());
        click(find("entry:view.light"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->settings()->scheme(), AppSettings::Light, kWait);
        QVERIFY(goes("entry:view.contrast"));
        QCOMPARE(m_workbench->theme().color("panel"), QColor("#ffffff"));
    }

    void aLetterChoosesAnEntryOfAnOpenMenu() {
        QVERIFY(active());
        m_workbench->settings()->setScheme(AppSettings::Dark);
        key(Qt::Key_V, Qt::AltModifier);
        QVERIFY(comes("entry:view.light"));
        const QString marked = find("entry:view.light")->property("text").toString();
        const QKeySequence letter = QKeySequence::mnemonic(marked);
        QVERIFY2(!letter.isEmpty(), qPrintable(marked));
        key(letter[0].key());
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->settings()->scheme(), AppSettings::Light, kWait);
        QVERIFY(goes("entry:view.light"));
        m_workbench->settings()->setScheme(AppSettings::Dark);
    }

    /// Those of the bar, of the right button and of buttons, whether they were ever opened or not.
    void everyMenuHasLettersOfItsOwnInEachLanguage() {
        const QStringList folders{QStringLiteral(VITRINE_TRANSLATIONS)};
        QQmlEngine* engine = qmlEngine(m_scene->root());
        QVERIFY(engine);
        for (const QString& language : Translation::languages(folders)) {
            Translation translation;
            QCOMPARE(translation.use(language, folders), QString());
            QCoreApplication::installTranslator(&translation);
            engine->retranslate();
            QSet<QObject*> seen;
            QList<QObject*> menus;
            collectMenus(m_scene->root(), seen, menus);
            int entries = 0;
            for (QObject* menu : menus) {
                QVERIFY2(QMetaObject::invokeMethod(menu, "fit"), qPrintable(menu->objectName()));
                QStringList said, letters;
                for (int i = 0; i < menu->property("count").toInt(); ++i) {
                    QQuickItem* item = nullptr;
                    QVERIFY(QMetaObject::invokeMethod(
                        menu, "itemAt", Q_RETURN_ARG(QQuickItem*, item), Q_ARG(int, i)));
                    if (!item || !item->inherits("QQuickMenuItem")) continue;
                    said << item->property("text").toString();
                    letters << QKeySequence::mnemonic(said.back()).toString();
                }
                entries += static_cast<int>(said.size());
                const QString told = language + QStringLiteral(", ") + menu->objectName() +
                                     QStringLiteral(": ") + said.join(QStringLiteral(" | "));
                QVERIFY2(!letters.contains(QString()), qPrintable(told));
                QCOMPARE(letters.removeDuplicates(), 0);
            }
            QVERIFY2(
                menus.size() > 15 && entries > 120,
                qPrintable(QStringLiteral("%1 menus, %2 entries").arg(menus.size()).arg(entries)));
            QCoreApplication::removeTranslator(&translation);
        }
        engine->retranslate();
    }

    void highContrastIsSeenInTheWindow() {
        QVERIFY(openNewText());
        m_workbench->commands()->trigger(QStringLiteral("view.contrast"));
        const QQuickItem* editor = find("editor");
        const QPoint inText = editor->mapToScene(QPointF(10, 60)).toPoint();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->grabWindow().pixelColor(inText), QColor("#000000"),
                                  kWait);
        m_workbench->commands()->trigger(QStringLiteral("view.dark"));
        QTRY_COMPARE_WITH_TIMEOUT(m_window->grabWindow().pixelColor(inText), QColor("#161a20"),
                                  kWait);
    }

    void otherKeysAreGivenInTheDialogAndAct() {
        QVERIFY(openNewText());
        key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(focused("keysSearch"));
        type(QStringLiteral("find"));
        QVERIFY(goes("keys:file.new") && comes("keys:edit.find"));
        click(find("keys:edit.find"));
        key(Qt::Key_S, Qt::ControlModifier); // taken: nothing is saved, nothing is changed
        QTRY_COMPARE_WITH_TIMEOUT(textOf("keysProblem:edit.find"),
                                  QStringLiteral("Ctrl+S is taken: Save."), kWait);
        QVERIFY(!find("saveDialog"));
        click(find("keys:edit.find"));
        key(Qt::Key_F3);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("keys:edit.find"), QStringLiteral("F3"), kWait);
        key(Qt::Key_Escape);
        QVERIFY(goes("keysSearch") && focused("editor"));
        key(Qt::Key_F, Qt::ControlModifier);
        QTest::qWait(50);
        QVERIFY(!find("findText"));
        key(Qt::Key_F3);
        QVERIFY(focused("findText"));
        key(Qt::Key_Escape);
        m_workbench->commands()->resetAllKeys();
        QVERIFY(focused("editor"));
        key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(focused("findText"));
        key(Qt::Key_Escape);
    }

    void aPresenterSeesLargeTypeAndOnePanelAtATime() {
        QVERIFY(openNewText());
        const int before = m_workbench->theme().textSize();
        key(Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(comes("presenterBar"));
        QVERIFY(m_workbench->theme().textSize() > before);
        QCOMPARE(m_workbench->layout()->enlarged(), QStringLiteral("editor"));
        QVERIFY2(smallTexts().isEmpty(), qPrintable(smallTexts().join(QStringLiteral(" | "))));
        click(find("present:graph"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->layout()->enlarged(), QStringLiteral("graph"),
                                  kWait);
        QVERIFY(goes("editor"));
        m_workbench->guide()->open(0);
        QVERIFY(comes("presentNext"));
        for (const PanelFact& panel : m_workbench->layout()->panels()) {
            m_workbench->layout()->show(panel.name);
            if (m_workbench->layout()->enlarged() != panel.name)
                m_workbench->layout()->enlarge(panel.name);
            QTest::qWait(50);
            const QStringList small = smallTexts();
            QVERIFY2(small.isEmpty(), qPrintable(panel.name + QStringLiteral(": ") +
                                                 small.join(QStringLiteral(" | "))));
        }
        for (const char* beside : {"folder", "help"})
            m_workbench->layout()->hide(QString::fromLatin1(beside));
        const int page = m_workbench->guide()->page();
        click(find("presentNext"));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->guide()->page(), page + 1, kWait);
        m_workbench->guide()->close();
        click(find("presentEnd"));
        QVERIFY(goes("presenterBar"));
        QCOMPARE(m_workbench->theme().textSize(), before);
        QCOMPARE(m_workbench->layout()->enlarged(), QString());
    }

    void whatRunsNowIsOffered() {
        QVERIFY(typeInNewText(QStringLiteral("k = 0;\nwhile true, k = k + 1; end\n")));
        const Command* stop = m_workbench->commands()->of(QStringLiteral("run.stop"));
        const Command* section = m_workbench->commands()->of(QStringLiteral("run.section"));
        QVERIFY(!stop->enabled() && section->enabled());
        QVERIFY(settles());
        key(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(stop->enabled() && !section->enabled(), kWait);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        QVERIFY(openPalette());
        type(QStringLiteral("stop\n"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(!stop->enabled());
    }

    void everyControlHasANameAndIsReachedByKeys() {
        m_workbench->settings()->setScheme(AppSettings::Dark);
        m_workbench->layout()->showAll();
        const auto check = [this](const QString& where) {
            QStringList nameless, beyondKeys;
            int controls = 0;
            lookAtControls(m_window->contentItem(), [&](QQuickItem* item, bool isField) {
                ++controls;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
                const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
                const QString called =
                    item->objectName() + QLatin1Char('(') +
                    QString::fromLatin1(item->metaObject()->className()).section('_', 0, 0) +
                    QLatin1Char(' ') + item->property("text").toString() + QLatin1Char(')');
                if (name.isEmpty()) nameless << called;
                const auto policy = item->property("focusPolicy").toInt();
                const bool byKeys = item->activeFocusOnTab() || (policy & Qt::TabFocus) != 0;
                if (!byKeys && !isField) beyondKeys << called;
            });
            QVERIFY2(controls > 5, qPrintable(where));
            QVERIFY2(nameless.isEmpty(), qPrintable(where + nameless.join(QStringLiteral(", "))));
            QVERIFY2(beyondKeys.isEmpty(),
                     qPrintable(where + beyondKeys.join(QStringLiteral(", "))));
        };
        for (const auto mode : {WindowLayout::Write, WindowLayout::Explain}) {
            m_workbench->layout()->setMode(mode);
            m_workbench->layout()->showAll();
            QTest::qWait(100);
            check(mode == WindowLayout::Write ? QStringLiteral("write: ")
                                              : QStringLiteral("explain: "));
            if (QTest::currentTestFailed()) return;
        }
        for (const char* dialog : {"file.settings", "help.keys", "help.about", "file.open"}) {
            m_workbench->commands()->trigger(QLatin1String(dialog));
            QTest::qWait(300);
            check(QLatin1String(dialog) + QStringLiteral(": "));
            key(Qt::Key_Escape);
            QTest::qWait(100);
            if (QTest::currentTestFailed()) return;
        }
        for (const char* beside : {"folder", "help"})
            m_workbench->layout()->hide(QString::fromLatin1(beside));
    }

    void theValidationLayerHadNothingToSay() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<FrameTest>(argc, argv);
}

#include "frame_test.moc"
