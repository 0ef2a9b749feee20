// SPDX-License-Identifier: Apache-2.0
// The table of commands, its keys and the palette; without a window.
#include "app_settings.h"
#include "frame/command_palette.h"
#include "frame/mnemonics.h"
#include "frame/recent_files.h"
#include "frame/translation.h"
#include "frame/window_layout.h"

#include <QDir>
#include <QFile>
#include <QKeySequence>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine::app;

class CommandsModelTest : public QObject {
    Q_OBJECT

    AppSettings m_settings{false};
    WindowLayout m_layout{m_settings};

    /// The letters that labels are marked with; "" where two are the same or one has none.
    static QString lettersOf(const QStringList& labels) {
        QString letters;
        for (const QString& label : labels) {
            const QString letter = QKeySequence::mnemonic(label).toString().section(u'+', -1);
            if (letter.isEmpty() || letters.contains(letter)) return {};
            letters += letter;
        }
        return letters;
    }
    static QString titleAt(const CommandPalette& palette, int row) {
        return palette.data(palette.index(row), CommandPalette::Title).toString();
    }

private Q_SLOTS:
    void everyCommandStandsInAMenuAndItsKeysAreItsOwn() {
        AppSettings settings(false);
        const CommandTable table(settings, m_layout.panels());
        QStringList inMenus;
        for (const QString& menu : table.menus()) {
            QVERIFY(!table.menuTitle(menu).isEmpty());
            inMenus += table.inMenu(menu);
        }
        QCOMPARE(inMenus, table.names());
        QSet<QString> taken;
        for (const QString& name : table.names()) {
            const Command* command = table.of(name);
            QVERIFY2(!command->title().isEmpty(), qPrintable(name));
            for (const QString& keys : command->keys()) {
                QCOMPARE(QKeySequence(keys).toString(QKeySequence::PortableText), keys);
                QVERIFY2(!taken.contains(keys), qPrintable(keys));
                taken.insert(keys);
            }
        }
        QVERIFY(table.of(QStringLiteral("view.panel.editor")));
        QCOMPARE(table.of(QStringLiteral("nothing")), nullptr);
        QVERIFY(table.beginsGroup(QStringLiteral("file.save")));
        QVERIFY(!table.beginsGroup(QStringLiteral("file.open")));
        QVERIFY(!table.beginsGroup(QStringLiteral("edit.undo")));
    }

    void everyMenuAndEntryHasALetterOfItsOwnInEachLanguage() {
        const QStringList folders{QStringLiteral(VITRINE_TRANSLATIONS)};
        const QStringList languages = Translation::languages(folders);
        QVERIFY(languages.contains(QStringLiteral("de")) && languages.size() > 1);
        QSet<QString> files; // what the first menu is called
        for (const QString& language : languages) {
            Translation translation;
            QCOMPARE(translation.use(language, folders), QString());
            QCoreApplication::installTranslator(&translation);
            AppSettings settings(false);
            const WindowLayout layout(settings);
            const CommandTable table(settings, layout.panels());
            files.insert(table.menuTitle(QStringLiteral("file")));
            QStringList menus;
            for (const QString& menu : table.menus()) {
                menus << table.menuLabel(menu);
                QStringList titles;
                for (const QString& name : table.inMenu(menu))
                    titles << table.of(name)->title();
                const QStringList labels = table.labelsOf(titles);
                QVERIFY2(!lettersOf(labels).isEmpty(),
                         qPrintable(language + QStringLiteral(": ") +
                                    labels.join(QStringLiteral(" | "))));
            }
            const QString letters = lettersOf(menus);
            QVERIFY2(!letters.isEmpty(), qPrintable(menus.join(QStringLiteral(" | "))));
            // Keys of commands go before, so no menu's letter may be one.
            for (const QString& name : table.names()) {
                for (const QString& keys : table.of(name)->keys()) {
                    const bool alone = keys.size() == 5 && keys.startsWith(QStringLiteral("Alt+"));
                    QVERIFY2(!alone || !letters.contains(keys.back()), qPrintable(keys));
                }
            }
            QCoreApplication::removeTranslator(&translation);
        }
        QCOMPARE(files.size(), languages.size());
    }

    void entriesGiveWayToEachOtherForTheirLetters() {
        using Places = std::vector<int>;
        QCOMPARE(mnemonics({QStringLiteral("Save"), QStringLiteral("Save as")}), (Places{0, 5}));
        QCOMPARE(mnemonics({QStringLiteral("Run"), QStringLiteral("View")}, QStringLiteral("R")),
                 (Places{2, 0}));
        // The first gives its letter to the last, which has no other one.
        QCOMPARE(mnemonics({QStringLiteral("ab"), QStringLiteral("a")}), (Places{1, 0}));
        QCOMPARE(mnemonics({QStringLiteral("ab"), QStringLiteral("bc"), QStringLiteral("a")}),
                 (Places{1, 1, 0}));
        QCOMPARE(mnemonics({QStringLiteral("a"), QStringLiteral("A")}), (Places{0, -1}));
        QCOMPARE(mnemonics({QStringLiteral("…")}), (Places{-1}));
        QCOMPARE(withMnemonic(QStringLiteral("A & B"), 4), QStringLiteral("A && &B"));
        QCOMPARE(underlined(QStringLiteral("A && &B <")), QStringLiteral("A &amp; <u>B</u> &lt;"));
    }

    void whatACommandNeedsIsThereOrItDoesNothing() {
        AppSettings settings(false);
        CommandTable table(settings, m_layout.panels());
        bool running = false;
        int stops = 0;
        table.setNeeds([&](CommandNeed need) { return need != CommandNeed::Running || running; });
        table.handle(QStringLiteral("run.stop"), [&] { ++stops; });
        table.refresh();
        QVERIFY(!table.of(QStringLiteral("run.stop"))->enabled());
        table.trigger(QStringLiteral("run.stop"));
        QCOMPARE(stops, 0);
        running = true;
        table.refresh();
        QVERIFY(table.of(QStringLiteral("run.stop"))->enabled());
        table.trigger(QStringLiteral("run.stop"));
        QCOMPARE(stops, 1);
        QSignalSpy wanted(&table, &CommandTable::wanted);
        table.trigger(QStringLiteral("file.open"));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("file.open"));
    }

    void keysAreChangedKeptAndTakenBack() {
        AppSettings settings(false);
        const auto find = QStringLiteral("edit.find");
        {
            CommandTable table(settings, m_layout.panels());
            QCOMPARE(table.setKeys(find, QStringLiteral("Ctrl+S")),
                     QStringLiteral("Ctrl+S is taken: Save."));
            QCOMPARE(table.of(find)->keys(), QStringList{QStringLiteral("Ctrl+F")});
            QVERIFY(!table.anyChangedKeys());
            QCOMPARE(table.setKeys(find, QStringLiteral("ctrl+alt+f")), QString());
            QVERIFY(table.anyChangedKeys());
            QCOMPARE(table.setKeys(QStringLiteral("edit.undo"), QStringLiteral("F3")),
                     QStringLiteral("These keys are the text's own."));
        }
        CommandTable next(settings, m_layout.panels());
        QCOMPARE(next.of(find)->keys(), QStringList{QStringLiteral("Ctrl+Alt+F")});
        // The old keys are free; given away, they come back to where they were.
        QCOMPARE(next.setKeys(QStringLiteral("file.new"), QStringLiteral("Ctrl+F")), QString());
        next.resetKeys(find);
        QCOMPARE(next.of(find)->keysText(), QStringLiteral("Ctrl+F"));
        QVERIFY(next.of(QStringLiteral("file.new"))->keys().isEmpty());
        next.resetAllKeys();
        QVERIFY(!next.anyChangedKeys());
        QVERIFY(!settings.value(QStringLiteral("keys/edit.find"), {}).isValid());
    }

    void aKeyWithItsModifiersIsWritten() {
        const CommandTable table(m_settings, m_layout.panels());
        const auto control = static_cast<int>(Qt::ControlModifier);
        const auto shift = static_cast<int>(Qt::ShiftModifier);
        QCOMPARE(table.keysOf(Qt::Key_K, control | shift), QStringLiteral("Ctrl+Shift+K"));
        QCOMPARE(table.keysOf(Qt::Key_F7, 0), QStringLiteral("F7"));
        QCOMPARE(table.keysOf(Qt::Key_Control, control), QString());
        QCOMPARE(table.keysOf(Qt::Key_A, shift), QString()); // a letter that is typed
    }

    void aFewLettersFindACommand() {
        AppSettings settings(false);
        CommandTable table(settings, m_layout.panels());
        const RecentFiles recent(settings);
        CommandPalette palette(table, recent, settings);
        palette.begin({});
        const int all = palette.count();
        QCOMPARE(all, table.names().size() - 1); // not the palette itself
        palette.setQuery(QStringLiteral("high"));
        QCOMPARE(titleAt(palette, 0), QStringLiteral("High contrast"));
        palette.setQuery(QStringLiteral("rts")); // initials
        bool found = false;
        for (int row = 0; row < palette.count(); ++row)
            found =
                found || titleAt(palette, row) == QStringLiteral("Run the section at the cursor");
        QVERIFY(found);
        palette.setQuery(QStringLiteral("no such thing"));
        QCOMPARE(palette.count(), 0);
        QVERIFY(!palette.take());
        QSignalSpy begun(&table, &CommandTable::triggered);
        palette.setQuery(QStringLiteral("keys"));
        QVERIFY(palette.take());
        QCOMPARE(begun.count(), 1);
        QCOMPARE(begun[0][0].toString(), QStringLiteral("help.keys"));
        palette.begin({}); // what was used comes first
        QCOMPARE(titleAt(palette, 0), QStringLiteral("Keys…"));
    }

    void whatCannotBeDoneNowComesLastAndIsRefused() {
        AppSettings settings(false);
        CommandTable table(settings, m_layout.panels());
        table.setNeeds([](CommandNeed need) { return need != CommandNeed::Running; });
        table.refresh();
        const RecentFiles recent(settings);
        CommandPalette palette(table, recent, settings);
        palette.begin({});
        palette.setQuery(QStringLiteral("stop"));
        QVERIFY(palette.count() > 1);
        QVERIFY(titleAt(palette, 0) != QStringLiteral("Stop"));
        palette.setCurrent(palette.count() - 1);
        QCOMPARE(titleAt(palette, palette.current()), QStringLiteral("Stop"));
        QVERIFY(!palette.take());
    }

    void filesOfLateAndOfTheFolderAreFound() {
        const QTemporaryDir folder;
        for (const char* name : {"alpha.m", "beta.m", "notes.txt"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        AppSettings settings(false);
        RecentFiles recent(settings);
        recent.add(folder.filePath(QStringLiteral("beta.m")));
        recent.add(folder.filePath(QStringLiteral("gone.m")));
        CommandTable table(settings, m_layout.panels());
        CommandPalette palette(table, recent, settings);
        palette.begin(folder.path());
        QVERIFY(palette.files());
        QCOMPARE(palette.count(), 2);
        QCOMPARE(titleAt(palette, 0), QStringLiteral("beta.m"));
        palette.setQuery(QStringLiteral("alp"));
        QCOMPARE(palette.count(), 1);
        QSignalSpy wanted(&palette, &CommandPalette::fileWanted);
        QVERIFY(palette.take());
        QCOMPARE(wanted[0][0].toString(), folder.filePath(QStringLiteral("alpha.m")));
    }

    void recentFilesAreKeptNewestFirst() {
        AppSettings settings(false);
        {
            RecentFiles recent(settings);
            for (int i = 0; i < 20; ++i)
                recent.add(QStringLiteral("/work/%1.m").arg(i));
            recent.add(QStringLiteral("/work/10.m"));
            QCOMPARE(recent.paths().size(), RecentFiles::kMost);
            recent.remove(QStringLiteral("/work/19.m"));
        }
        const RecentFiles recent(settings);
        QCOMPARE(recent.paths().value(0), QStringLiteral("/work/10.m"));
        QCOMPARE(recent.paths().value(1), QStringLiteral("/work/18.m"));
        QCOMPARE(recent.paths().count(QStringLiteral("/work/10.m")), 1);
    }
};

QTEST_GUILESS_MAIN(CommandsModelTest)
#include "commands_model_test.moc"
