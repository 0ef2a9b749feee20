// SPDX-License-Identifier: Apache-2.0
// What the frame keeps between starts, and what becomes of it when it cannot be read; the colours
// and the manual. Without a window.
#include "app_settings.h"
#include "editor/editor_tabs_model.h"
#include "frame/folder_model.h"
#include "frame/open_texts.h"
#include "frame/translation.h"
#include "help/manual.h"
#include "models/console_model.h"
#include "theme.h"

#include <cmath>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine::app;

class FrameModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(text);
        return file.fileName();
    }
    static double luminance(const QColor& color) {
        const auto linear = [](double c) {
            return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    }
    static double contrast(const QColor& a, const QColor& b) {
        const double x = luminance(a), y = luminance(b);
        return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
    }

private Q_SLOTS:
    void initTestCase() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

    void theNextStartOpensWhatWasOpen() {
        AppSettings settings(false);
        const Theme theme(settings);
        const QString first = write(QStringLiteral("first.m"), "a = 1;\nb = 2;\n");
        const QString second = write(QStringLiteral("second.m"), "c = 3;\n");
        const QString gone = write(QStringLiteral("gone.m"), "d = 4;\n");
        const QString session = m_folder.filePath(QStringLiteral("kept/session.json"));
        {
            EditorTabsModel tabs(theme);
            OpenTexts kept(tabs, session);
            for (const QString& path : {first, second, gone})
                QCOMPARE(tabs.open(path), QString());
            tabs.newDocument(); // has no file: not this one's
            tabs.at(0)->setCaret(9);
            tabs.setCurrentIndex(0);
            kept.write();
        }
        QVERIFY(QFile::remove(gone));
        EditorTabsModel tabs(theme);
        OpenTexts kept(tabs, session);
        QCOMPARE(kept.restore(), QString());
        QCOMPARE(tabs.count(), 2);
        QCOMPARE(tabs.current()->path(), first);
        QCOMPARE(tabs.current()->caret(), 9);
        QCOMPARE(tabs.at(1)->path(), second);
    }

    void tabsOfOneNameSayTheirFolders() {
        AppSettings settings(false);
        const Theme theme(settings);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("heat")));
        const QString own = write(QStringLiteral("main.m"), "a = 1;\n");
        const QString other = write(QStringLiteral("heat/main.m"), "b = 2;\n");
        EditorTabsModel tabs(theme);
        const auto label = [&tabs](int tab) {
            return tabs.data(tabs.index(tab), EditorTabsModel::LabelRole).toString();
        };
        QCOMPARE(tabs.open(own), QString());
        QCOMPARE(label(0), QStringLiteral("main.m"));
        QSignalSpy changes(&tabs, &EditorTabsModel::dataChanged);
        QCOMPARE(tabs.open(other), QString());
        QVERIFY(changes.count() > 0);
        QVERIFY(label(0).startsWith(QStringLiteral("main.m – ")) &&
                !label(0).endsWith(QStringLiteral("heat")));
        QCOMPARE(label(1), QStringLiteral("main.m – heat"));
        QCOMPARE(tabs.openCopy(own), QString()); // a text of its own, without a file
        QCOMPARE(label(2), QStringLiteral("main.m – not saved"));
        tabs.close(2);
        tabs.close(0);
        QCOMPARE(label(0), QStringLiteral("main.m"));
    }

    void aBrokenSessionIsSetAsideByName() {
        AppSettings settings(false);
        const Theme theme(settings);
        for (const QByteArray& text :
             {QByteArray("{\"version\": 1, \"texts\": ["), QByteArray("\x01\x02"), QByteArray("[]"),
              QByteArray("{\"version\": 99, \"texts\": []}")}) {
            const QString session = write(QStringLiteral("session.json"), text);
            EditorTabsModel tabs(theme);
            OpenTexts kept(tabs, session);
            QVERIFY(kept.restore().contains(session + QStringLiteral(".broken")));
            QCOMPARE(tabs.count(), 0);
            QVERIFY(!QFile::exists(session));
            QFile aside(session + QStringLiteral(".broken"));
            QVERIFY(aside.open(QIODevice::ReadOnly));
            QCOMPARE(aside.readAll(), text);
        }
        EditorTabsModel tabs(theme);
        OpenTexts none(tabs, m_folder.filePath(QStringLiteral("nothing.json")));
        QCOMPARE(none.restore(), QString()); // the first start
    }

    void brokenSettingsAreSetAsideAndTheDefaultsHold() {
        const QString file = m_folder.filePath(QStringLiteral("Vitrine/Vitrine.conf"));
        {
            AppSettings settings(true);
            settings.setScheme(AppSettings::Contrast);
            settings.setCodeSize(20);
        }
        QVERIFY(QFile::exists(file));
        QCOMPARE(AppSettings::setAsideBroken(), QString());
        QCOMPARE(AppSettings(true).scheme(), AppSettings::Contrast);
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
        broken.write("[appearance\nscheme light\n\x03\x04garbage\n");
        broken.close();
        const QString said = AppSettings::setAsideBroken();
        QVERIFY2(said.contains(file + QStringLiteral(".broken")), qPrintable(said));
        QVERIFY(QFile::exists(file + QStringLiteral(".broken")));
        const AppSettings settings(true);
        QCOMPARE(settings.scheme(), AppSettings::Dark);
        QCOMPARE(settings.codeSize(), AppSettings::kStandardCodeSize);
        QCOMPARE(AppSettings::setAsideBroken(), QString());
    }

    void valuesOutOfRangeAreNotTaken() {
        {
            AppSettings settings(true);
            settings.setValue(QStringLiteral("appearance/scheme"), QStringLiteral("purple"));
            settings.setValue(QStringLiteral("appearance/scale"), QStringLiteral("many"));
            settings.setValue(QStringLiteral("appearance/codeSize"), 4000);
        }
        const AppSettings settings(true);
        QCOMPARE(settings.scheme(), AppSettings::Dark);
        QCOMPARE(settings.scale(), 1.);
        QVERIFY(settings.codeSize() <= 40);
    }

    void textIsReadableInAllColours() {
        AppSettings settings(false);
        const Theme theme(settings);
        for (const auto scheme : {AppSettings::Dark, AppSettings::Light, AppSettings::Contrast}) {
            settings.useNow(scheme);
            const double least = scheme == AppSettings::Contrast ? 7 : 4.5;
            for (const char* ground : {"panel", "editor", "header", "field"}) {
                for (const char* ink : {"text", "muted", "error", "warning", "ok", "keyword",
                                        "number", "string", "comment", "command"}) {
                    const double found = contrast(theme.color(ink), theme.color(ground));
                    QVERIFY2(found >= least,
                             qPrintable(QStringLiteral("%1: %2 on %3 is %4")
                                            .arg(scheme)
                                            .arg(QLatin1String(ink), QLatin1String(ground))
                                            .arg(found)));
                }
            }
            QVERIFY(contrast(theme.color("onAccent"), theme.color("accent")) >= least);
            QVERIFY(contrast(theme.color("text"), theme.color("selection")) >= least);
        }
    }

    void aPresenterHasLargerTypeAndTheChoiceStays() {
        AppSettings settings(false);
        const Theme theme(settings);
        const int code = theme.codeSize(), text = theme.textSize(), row = theme.rowHeight();
        settings.setPresenting(true);
        QVERIFY(theme.codeSize() > code && theme.textSize() > text && theme.rowHeight() > row);
        QCOMPARE(settings.codeSize(), code);
        settings.setPresenting(false);
        QCOMPARE(theme.codeSize(), code);
    }

    void aFolderListsFoldersFirstAndWhatComes() {
        QDir root(m_folder.path());
        QVERIFY(root.mkpath(QStringLiteral("browsed/zeta")));
        write(QStringLiteral("browsed/alpha.m"), "a = 1;");
        FolderModel model;
        model.show(m_folder.filePath(QStringLiteral("browsed")));
        QCOMPARE(model.count(), 2);
        QCOMPARE(model.cell(0, QStringLiteral("name")).toString(), QStringLiteral("zeta/"));
        QCOMPARE(model.cell(1, QStringLiteral("name")).toString(), QStringLiteral("alpha.m"));
        QVERIFY(model.cell(1, QStringLiteral("size")).toString().startsWith(QStringLiteral("6")));
        QCOMPARE(model.above(), QDir(m_folder.path()).path());
        write(QStringLiteral("browsed/beta.m"), "b = 2;");
        QTRY_COMPARE_WITH_TIMEOUT(model.count(), 3, 5000);
        model.show(m_folder.filePath(QStringLiteral("nowhere")));
        QCOMPARE(model.count(), 0);
        QVERIFY(!model.remark().isEmpty());
    }

    void theHistoryIsSearchedByWhatWasTyped() {
        AppSettings settings(false);
        ConsoleModel console(settings);
        for (const char* command : {"alpha = 1", "beta = 2", "alpha = 3", "gamma"})
            console.addCommand(QLatin1String(command));
        QCOMPARE(console.older(QStringLiteral("al")), QStringLiteral("alpha = 3"));
        QCOMPARE(console.older(QStringLiteral("alpha = 3")), QStringLiteral("alpha = 1"));
        QCOMPARE(console.older(QStringLiteral("alpha = 1")),
                 QStringLiteral("alpha = 1")); // the end
        QCOMPARE(console.newer(QStringLiteral("alpha = 1")), QStringLiteral("alpha = 3"));
        QCOMPARE(console.newer(QStringLiteral("alpha = 3")), QStringLiteral("al"));
        QCOMPARE(console.older(QStringLiteral("zzz")), QStringLiteral("zzz")); // none begins so
        QCOMPARE(console.older(QString()), QStringLiteral("gamma"));
        QCOMPARE(console.older(QStringLiteral("gamma")), QStringLiteral("alpha = 3"));
        // What was recalled and then changed is what is looked for.
        QCOMPARE(console.older(QStringLiteral("be")), QStringLiteral("beta = 2"));
    }

    void theManualHasPagesAndFunctions() {
        Manual manual(QStringLiteral(VITRINE_DOCS),
                      {QStringLiteral("cumsum"), QStringLiteral("cumprod"), QStringLiteral("sum")});
        manual.show({});
        QVERIFY(manual.text().startsWith(QStringLiteral("# The workbench")));
        manual.show(QStringLiteral("cumsum"));
        QCOMPARE(manual.title(), QStringLiteral("cumsum"));
        QVERIFY(manual.text().contains(QStringLiteral("cumsum(")));
        QVERIFY(manual.canGoBack());
        manual.setQuery(QStringLiteral("cum"));
        QVERIFY(manual.count() >= 2);
        QCOMPARE(manual.data(manual.index(0), Manual::Title).toString(), QStringLiteral("cumsum"));
        manual.open(1);
        QCOMPARE(manual.topic(), QStringLiteral("cumprod"));
        QCOMPARE(manual.query(), QString());
        QVERIFY(manual.follow(QStringLiteral("debugging.md#steps")));
        QVERIFY(!manual.follow(QStringLiteral("https://example.org/")));
        manual.back();
        manual.back();
        QCOMPARE(manual.topic(), QStringLiteral("cumsum"));
        manual.show(QStringLiteral("nosuchfunction"));
        QVERIFY(manual.text().contains(QStringLiteral("no function")));
    }

    void theInterfaceIsReadInAnotherLanguage() {
        const QStringList folders{QStringLiteral(VITRINE_DOCS "/../translations")};
        QVERIFY(Translation::languages(folders).contains(QStringLiteral("de")));
        Translation german;
        QVERIFY(german.isEmpty());
        QCOMPARE(german.use(QStringLiteral("de"), folders), QString());
        QVERIFY2(german.count() > 500, qPrintable(QString::number(german.count())));
        QCOMPARE(german.translate("Main", "All panels are hidden", nullptr, -1),
                 QStringLiteral("Alle Bereiche sind ausgeblendet"));
        // A text that has moved keeps its translation; one that nobody knows stays English.
        QCOMPARE(german.translate("Elsewhere", "Lessons", nullptr, -1),
                 QStringLiteral("Lektionen"));
        QVERIFY(german.translate("Main", "not of the interface", nullptr, -1).isEmpty());
        QCoreApplication::installTranslator(&german);
        const AppSettings settings(false);
        QCOMPARE(settings.languageName({}), QStringLiteral("Wie das System"));
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(settings.languageName({}), QStringLiteral("As the system"));
        QCOMPARE(settings.languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    }

    void aBrokenTranslationIsNone() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("vitrine_xx.ts")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<TS><context><name>A</name><message><source>one</source>"
                   "<translation>eins</translation></message>");
        file.close();
        const QStringList folders{folder.path()};
        QCOMPARE(Translation::languages(folders), (QStringList{"en", "xx"}));
        Translation broken;
        const QString said = broken.use(QStringLiteral("xx"), folders);
        QVERIFY2(said.contains(QStringLiteral("could not be read")), qPrintable(said));
        QVERIFY(broken.isEmpty());
        QVERIFY(!broken.use(QStringLiteral("yy"), folders).isEmpty());
        QCOMPARE(Translation::languageFor(QStringLiteral("yy"), {"en", "xx"}),
                 QStringLiteral("en"));
        QCOMPARE(Translation::languageFor(QStringLiteral("xx"), {"en", "xx"}),
                 QStringLiteral("xx"));
    }
};

QTEST_MAIN(FrameModelTest)
#include "frame_model_test.moc"
