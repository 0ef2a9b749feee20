// SPDX-License-Identifier: Apache-2.0
// The settings dialog: what is chosen acts, is kept, and says when it is seen.
#include "models/engine_settings.h"
#include "window_test.h"

using namespace vitrine;
using namespace vitrine::app;

class SettingsTest : public WindowTest {
    Q_OBJECT

    Settings engineSettings() {
        Settings settings;
        m_engine->call([&](Session& session) { settings = session.settings(); });
        return settings;
    }
    /// Brings the row of a setting to the top of the list.
    bool search(const QString& word) {
        QQuickItem* field = find("settingsSearch");
        if (!field) return false;
        field->setProperty("text", QString());
        if (!focus(field)) return false;
        type(word);
        return textOf("settingsSearch") == word;
    }
    /// Rows move with the next frame when others go; a press below the dialog would close it.
    bool isLaidOut(const QString& name) {
        if (!QTest::qWaitFor([&] { return find(name) != nullptr; }, kWait)) return false;
        QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
        m_window->update();
        return QTest::qWaitFor([&] { return frames.count() > 0; }, kWait);
    }
    bool choose(const QString& name) {
        if (!isLaidOut(name)) return false;
        click(find(name));
        return QTest::qWaitFor([&] { return find(name)->property("checked").toBool(); }, kWait);
    }
    bool typeInto(const QString& name, const QString& text) {
        if (!isLaidOut(name) || !focus(find(name))) return false;
        QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier);
        type(text + QLatin1Char('\n'));
        return true;
    }

private Q_SLOTS:
    void init() {
        QVERIFY(active());
        if (!find("settingsList"))
            QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(find("settingsSearch"), kWait);
    }
    void cleanupTestCase() { QTest::keyClick(m_window.get(), Qt::Key_Escape); }

    void aSwitchActsAtOnceAndIsKept() {
        QVERIFY(engineSettings().fusion);
        QVERIFY(search("fusion"));
        QVERIFY(choose("setting:VITRINE_FUSION:0"));
        QTRY_VERIFY_WITH_TIMEOUT(!engineSettings().fusion, kWait);
        QVERIFY(!settingsAtStart(*m_workbench->settings()).fusion);
        QVERIFY(choose("setting:VITRINE_FUSION:1"));
        QTRY_VERIFY_WITH_TIMEOUT(engineSettings().fusion, kWait);
        // The default is not kept: a later version may have another.
        QVERIFY(
            !m_workbench->settings()->value(QStringLiteral("engine/VITRINE_FUSION"), {}).isValid());
    }

    void aChoiceOfWords() {
        QVERIFY(search("log"));
        QVERIFY(choose("setting:VITRINE_LOG:error"));
        QTRY_COMPARE_WITH_TIMEOUT(engineSettings().logLevel, std::string("error"), kWait);
        QCOMPARE(settingsAtStart(*m_workbench->settings()).logLevel, std::string("error"));
        QVERIFY(choose("setting:VITRINE_LOG:warn"));
    }

    void whatIsSeenAtTheNextStartSaysSo() {
        QVERIFY(search("device memory"));
        QVERIFY(typeInto("setting:VITRINE_MEMORY_BUDGET", "64M"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("remark:VITRINE_MEMORY_BUDGET"),
                                  QStringLiteral("Seen at the next start."), kWait);
        QCOMPARE(engineSettings().memoryBudget, int64_t{0});
        QCOMPARE(settingsAtStart(*m_workbench->settings()).memoryBudget, int64_t{64} << 20);
        QVERIFY(typeInto("setting:VITRINE_MEMORY_BUDGET", "0"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("remark:VITRINE_MEMORY_BUDGET"), kWait);
    }

    void valuesAreSaidInWords() {
        QVERIFY(search("device memory"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("meaning:VITRINE_MEMORY_BUDGET"),
                                  QStringLiteral("what the device has"), kWait);
        QVERIFY(typeInto("setting:VITRINE_MEMORY_BUDGET", "64M"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("meaning:VITRINE_MEMORY_BUDGET"), QStringLiteral("64 MiB"),
                                  kWait);
        click(find("standard:VITRINE_MEMORY_BUDGET"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("setting:VITRINE_MEMORY_BUDGET"), QStringLiteral("0"),
                                  kWait);
        QVERIFY(search("Reductions on the GPU from"));
        QVERIFY(typeInto("setting:VITRINE_MIN_ELEMENTS_REDUCTION", "5000"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("meaning:VITRINE_MIN_ELEMENTS_REDUCTION"),
                                  QStringLiteral("5000 elements"), kWait);
        click(find("standard:VITRINE_MIN_ELEMENTS_REDUCTION"));
    }

    void coloursActAtOnceAndTheScaleAtTheNextStart() {
        AppSettings& settings = *m_workbench->settings();
        QVERIFY(search("colours"));
        QVERIFY(choose("colours:view.light"));
        QCOMPARE(settings.scheme(), AppSettings::Light);
        QCOMPARE(settings.value(QStringLiteral("appearance/scheme"), {}).toString(),
                 QStringLiteral("light"));
        QVERIFY(choose("colours:view.dark"));
        QVERIFY(search("interface"));
        QVERIFY(choose("scale:1.5"));
        QCOMPARE(textOf("remark:scale"), QStringLiteral("Seen at the next start."));
        QCOMPARE(settings.value(QStringLiteral("appearance/scale"), 1).toDouble(), 1.5);
        QVERIFY(choose("scale:1"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("remark:scale"), kWait);
    }

    void theLanguageIsChosenForTheNextStart() {
        AppSettings& settings = *m_workbench->settings();
        QVERIFY(search("language"));
        QVERIFY(isLaidOut("language:de"));
        QVERIFY(find("language:")); // the system's
        QCOMPARE(find("language:de")->property("text").toString(), QStringLiteral("Deutsch"));
        QVERIFY(choose("language:de"));
        QCOMPARE(textOf("remark:language"), QStringLiteral("Seen at the next start."));
        QCOMPARE(settings.value(QStringLiteral("appearance/language"), {}).toString(),
                 QStringLiteral("de"));
        QVERIFY(choose("language:"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("remark:language"), kWait);
        // The system's language may be another one then.
        QVERIFY(!settings.value(QStringLiteral("appearance/language"), {}).isValid());
    }

    void nonsenseIsRefusedAndTheValueStays() {
        QVERIFY(search("smallest"));
        const int64_t before = engineSettings().lazyMinElements;
        QVERIFY(typeInto("setting:VITRINE_LAZY_MIN_ELEMENTS", "many"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("remark:VITRINE_LAZY_MIN_ELEMENTS"),
                                  QStringLiteral("many is not understood."), kWait);
        QCOMPARE(textOf("setting:VITRINE_LAZY_MIN_ELEMENTS"), QString::number(before));
        QCOMPARE(engineSettings().lazyMinElements, before);
    }

    void aDeviceThatIsNotThereIsRefusedWithThoseThatAre() {
        QVERIFY(search("part of its name"));
        QVERIFY(typeInto("setting:VITRINE_DEVICE", "nosuch"));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("remark:VITRINE_DEVICE")
                                     .startsWith(QStringLiteral("no device is called 'nosuch'")),
                                 kWait);
        QCOMPARE(textOf("setting:VITRINE_DEVICE"), QStringLiteral("gpu"));
        m_workbench->settings()->setValue(QStringLiteral("engine/VITRINE_DEVICE"), "nosuch");
        QCOMPARE(settingsAtStart(*m_workbench->settings()).device, std::string("gpu"));
    }

    void whatTheEnvironmentSaysGoesFirst() {
        QVERIFY(search("part of its name")); // VITRINE_DEVICE of this test
        QTRY_VERIFY_WITH_TIMEOUT(find("remark:VITRINE_DEVICE"), kWait);
        m_workbench->settings()->setValue(QStringLiteral("engine/VITRINE_DEVICE"), "cpu");
        QCOMPARE(settingsAtStart(*m_workbench->settings()).device, std::string("gpu"));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<SettingsTest>(argc, argv);
}

#include "settings_test.moc"
