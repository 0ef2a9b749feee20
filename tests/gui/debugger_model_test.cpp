// SPDX-License-Identifier: Apache-2.0
// The debugger's view models over the real engine, without a window: stops, frames, steps, and
// breakpoints that follow their lines and are kept between starts.
#include "debugger/breakpoints.h"
#include "debugger/debugger_model.h"
#include "host_settings.h"
#include "models/run_records.h"
#include "theme.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace vitrine;
using namespace vitrine::app;

namespace {

const auto kCode = QStringLiteral("t = 0;\n"            // 1
                                  "for k = 1:3\n"       // 2
                                  "t = add(t, k);\n"    // 3
                                  "end\n"               // 4
                                  "error('a:b','no')\n" // 5
                                  "function r = add(a, b)\n"
                                  "r = a + b;\n" // 7
                                  "end\n");

/// The text of a file as an open, attached document.
struct Open {
    Open(EditorTabsModel& tabs, const QString& path) {
        failure = tabs.open(path);
        document = tabs.current();
        text.setPlainText(document->text());
        document->breakpoints()->attach(&text);
    }
    LineBreakpoints& marks() const { return *document->breakpoints(); }
    void insertAbove(const QString& more) {
        QTextCursor cursor(&text);
        cursor.insertText(more);
    }
    QString failure;
    EditorDocument* document = nullptr;
    QTextDocument text;
};

} // namespace

class DebuggerModelTest : public QObject {
    Q_OBJECT

    EngineThread m_engine{hostSettings()};
    ScriptPrompt m_prompt{m_engine};
    DebuggerModel m_model{m_engine, m_prompt};
    QTemporaryDir m_folder;
    QString m_output;

    QString file(const QString& name, const QString& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(text.toUtf8());
        return file.fileName();
    }
    void breakAt(const std::vector<BreakpointInfo>& all) {
        m_engine.call([&](Session& session) { session.setBreakpoints(all); });
    }
    std::vector<BreakpointInfo> breakpointsOfEngine() {
        std::vector<BreakpointInfo> all;
        m_engine.call([&](Session& session) { all = session.breakpoints(); });
        return all;
    }
    void run(const QString& text) {
        m_engine.post([this, code = text.toStdString()](Session& session) {
            session.runText(code, "steps.m");
            QMetaObject::invokeMethod(this, [this] {
                m_model.endRun();
                Q_EMIT ended();
            });
        });
    }
    template <typename Act>
    bool stopsAfter(const Act& act) {
        QSignalSpy asked(&m_prompt, &ScriptPrompt::asked);
        act();
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && m_model.stopped();
    }
    template <typename Act>
    bool endsAfter(const Act& act) {
        QSignalSpy done(this, &DebuggerModelTest::ended);
        act();
        return QTest::qWaitFor([&] { return done.count() > 0; }, kWait);
    }
    QStringList rows(const char* role) {
        QStringList out;
        for (int i = 0; i < m_model.count(); ++i)
            out << m_model.data(m_model.index(i), m_model.roleNames().key(role)).toString();
        return out;
    }

Q_SIGNALS:
    void ended();

private Q_SLOTS:
    void initTestCase() {
        m_engine.call([this](Session& session) {
            m_prompt.attach(session);
            m_model.attach(session, [](const Session&) {});
            session.setOutput([](const OutputText&) {});
        });
    }
    void cleanupTestCase() {
        m_engine.call([](Session& session) {
            ScriptPrompt::detach(session);
            DebuggerModel::detach(session);
        });
    }
    void init() { breakAt({}); }

    void nothingIsShownUntilCodeStops() {
        QVERIFY(!m_model.stopped() && !m_model.shown());
        QCOMPARE(m_model.count(), 0);
        QVERIFY(!m_model.place().valid());
        m_model.go(DebuggerModel::Step); // is not heard
        QVERIFY(endsAfter([&] { run(QStringLiteral("x = 1;")); }));
    }

    void framesLeadToWhereCodeStopped() {
        breakAt({{"steps.m", 7, "b == 2"}});
        QVERIFY(stopsAfter([&] { run(kCode); }));
        QCOMPARE(rows("functionName"), QStringList({"add", "steps"}));
        QCOMPARE(rows("placeText"), QStringList({"steps.m, line 7", "steps.m, line 3"}));
        QCOMPARE(m_model.text(), QStringLiteral("Stopped at line 7 of steps.m"));
        QCOMPARE(m_model.place(), (SourcePlace{QStringLiteral("steps.m"), 7}));
        QSignalSpy moved(&m_model, &DebuggerModel::moved);
        m_model.selectFrame(1);
        QTRY_COMPARE_WITH_TIMEOUT(m_model.frame(), 1, kWait);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(m_model.place().line, 3U);
        QCOMPARE(m_model.text(), QStringLiteral("Stopped in add, which line 3 of steps.m called"));
        m_model.selectFrame(2); // there is none
        breakAt({});
        QVERIFY(endsAfter([&] { m_model.go(DebuggerModel::Continue); }));
        QVERIFY(!m_model.shown());
    }

    void stepsGoOverIntoAndOutOfFunctions() {
        m_model.setLinger(kWait);
        breakAt({{"steps.m", 3, "k == 1"}});
        QVERIFY(stopsAfter([&] { run(kCode); }));
        QSignalSpy moved(&m_model, &DebuggerModel::moved);
        QVERIFY(stopsAfter([&] { m_model.go(DebuggerModel::StepIn); }));
        QCOMPARE(m_model.place().line, 7U);
        QVERIFY(m_model.keepsFocus());
        QVERIFY(stopsAfter([&] { m_model.go(DebuggerModel::StepOut); }));
        QCOMPARE(m_model.count(), 1);
        QVERIFY(stopsAfter([&] { m_model.go(DebuggerModel::Step); }));
        QVERIFY(m_model.place().line <= 4);
        QVERIFY(stopsAfter([&] { m_model.runTo({QStringLiteral("steps.m"), 5}); }));
        QCOMPARE(m_model.place().line, 5U);
        // From one stop to the next nothing was cleared away.
        QCOMPARE(moved.count(), 4);
        QVERIFY(endsAfter([&] { m_model.go(DebuggerModel::Continue); }));
        QVERIFY(!m_model.keepsFocus());
    }

    /// What shows the callers is not made again with each step.
    void rowsOfFunctionsStayWhileTheyRun() {
        m_model.setLinger(kWait);
        breakAt({{"steps.m", 3, "k == 1"}});
        QVERIFY(stopsAfter([&] { run(kCode); }));
        QSignalSpy reset(&m_model, &QAbstractItemModel::modelReset);
        QSignalSpy come(&m_model, &QAbstractItemModel::rowsInserted);
        QSignalSpy gone(&m_model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy told(&m_model, &QAbstractItemModel::dataChanged);
        QVERIFY(stopsAfter([&] { m_model.go(DebuggerModel::StepIn); }));
        QCOMPARE(rows("functionName"), QStringList({"add", "steps"}));
        QCOMPARE(come.count(), 1);
        QCOMPARE(come[0][2].toInt(), 0); // in front of its caller
        QCOMPARE(told.count(), 0);
        breakAt({{"steps.m", 5, ""}});
        QVERIFY(stopsAfter([&] { m_model.go(DebuggerModel::Continue); }));
        QCOMPARE(rows("placeText"), QStringList("steps.m, line 5"));
        QCOMPARE(gone.count(), 1);
        QCOMPARE(told.count(), 1);
        QCOMPARE(come.count(), 1);
        QCOMPARE(reset.count(), 0);
        QVERIFY(endsAfter([&] { m_model.go(DebuggerModel::Continue); }));
    }

    void aSnapshotTellsWhetherAnythingRanSince() {
        const auto publish = [](Session& session) {
            session.publish();
            return session.snapshot()->graph;
        };
        m_engine.call([&](Session& session) {
            session.setChanged([] {}); // without a listener there is no record
            session.runText("x = rand(50000, 1);\ny = sin(x) + 1;\nm = sum(y);\n", "first.m");
            const auto first = publish(session), again = publish(session);
            QVERIFY(first != again && !first->nodes.empty());
            QVERIFY(sameRecord(*first, *again));
            session.runText("k = 3;\n", "second.m"); // nothing of arrays
            QVERIFY(sameRecord(*first, *publish(session)));
            session.runText("z = sum(y .* 2);\n", "third.m");
            QVERIFY(!sameRecord(*first, *publish(session)));
            session.setChanged(nullptr);
        });
    }

    void codeThatRunsOnIsNotShownAsStopped() {
        m_model.setLinger(0);
        breakAt({{"steps.m", 2, ""}});
        QVERIFY(stopsAfter([&] { run(QStringLiteral("a = 1;\nb = 2;\nc = input('?');\n")); }));
        QSignalSpy asked(&m_prompt, &ScriptPrompt::asked);
        m_model.go(DebuggerModel::Continue);
        QTRY_VERIFY_WITH_TIMEOUT(asked.count() == 1 && !m_model.shown(), kWait);
        QVERIFY(endsAfter([&] { m_prompt.answer(QStringLiteral("1")); }));
    }

    void anErrorStopsWhereItHappens() {
        QSignalSpy changed(&m_model, &DebuggerModel::stopsChanged);
        m_model.setStopsOnError(true);
        QCOMPARE(changed.count(), 1);
        QVERIFY(stopsAfter([&] { run(kCode); }));
        QCOMPARE(m_model.error(), QStringLiteral("no"));
        QCOMPARE(m_model.text(), QStringLiteral("Stopped at an error in line 5 of steps.m"));
        m_model.setStopsOnError(false);
        QVERIFY(endsAfter([&] { m_model.go(DebuggerModel::Continue); }));
        QVERIFY(m_model.error().isEmpty());
        QVERIFY(endsAfter([&] { run(kCode); }));
        // What a command says is shown.
        m_engine.call([this](Session& session) {
            session.runText("dbstop if caught error", "command");
            m_model.readBack(session);
        });
        QTRY_VERIFY_WITH_TIMEOUT(m_model.stopsOnCaught(), kWait);
        QVERIFY(!m_model.stopsOnError());
        m_model.setStopsOnCaught(false);
    }

    void whatInputAsksForIsNoCommand() {
        breakAt({{"steps.m", 2, ""}});
        QVERIFY(stopsAfter([&] { run(QStringLiteral("a = 1;\nb = 2;\n")); }));
        QSignalSpy asked(&m_prompt, &ScriptPrompt::asked);
        m_prompt.answer(QStringLiteral("c = input('how many? ');"));
        QTRY_COMPARE_WITH_TIMEOUT(asked.count(), 1, kWait);
        QVERIFY(m_prompt.waiting() && !m_model.stopped() && m_model.shown());
        QVERIFY(stopsAfter([&] { m_prompt.answer(QStringLiteral("3")); }));
        QVERIFY(endsAfter([&] { m_model.go(DebuggerModel::Continue); }));
    }

    void breakpointsAreKeptWithTheirFile() {
        AppSettings settings(false);
        const Theme theme(settings);
        const QString path =
            file(QStringLiteral("kept.m"), QStringLiteral("a = 1;\nb = 2;\nc = 3;\n"));
        {
            EditorTabsModel tabs(theme);
            Breakpoints all(m_engine, tabs, settings);
            Open one(tabs, path);
            QCOMPARE(one.failure, QString());
            all.put(one.document, 2, QStringLiteral(" a > 0 "), {});
            all.put(one.document, 3, {}, QStringLiteral("b is {b}"));
            QCOMPARE(all.count(), 2);
            one.insertAbove(QStringLiteral("% new\n"));
            QVERIFY(one.marks().at(3) && one.marks().at(4) && !one.marks().at(2));
            QCOMPARE(breakpointsOfEngine().at(0).line, 3U);
            QCOMPARE(breakpointsOfEngine().at(1).message, std::string("b is {b}"));
            // A closed text's stay with the file.
            tabs.close(0);
            QCOMPARE(all.count(), 2);
            QCOMPARE(breakpointsOfEngine().size(), 2U);
        }
        breakAt({});
        // Written anew without the new line, as if the edit had not been saved.
        EditorTabsModel tabs(theme);
        Breakpoints all(m_engine, tabs, settings);
        QCOMPARE(breakpointsOfEngine().size(), 2U); // before the text is open
        Open again(tabs, path);
        QVERIFY(again.marks().at(2) && again.marks().at(3));
        QCOMPARE(all.conditionOf(again.document, 2), QStringLiteral("a > 0"));
        QCOMPARE(all.messageOf(again.document, 3), QStringLiteral("b is {b}"));
        QCOMPARE(breakpointsOfEngine().at(0).line, 2U);
        all.clear();
        QVERIFY(again.marks().list().empty());
        QVERIFY(breakpointsOfEngine().empty());
        QVERIFY(!settings.value(QStringLiteral("debugger/breakpoints"), {}).isValid());
    }

    void aDeletedLineTakesItsBreakpointAlong() {
        AppSettings settings(false);
        const Theme theme(settings);
        EditorTabsModel tabs(theme);
        Breakpoints all(m_engine, tabs, settings);
        Open one(tabs, file(QStringLiteral("gone.m"), QStringLiteral("a = 1;\nb = 2;\nc = 3;\n")));
        one.document->toggleBreakpoint(2);
        QTextCursor cursor(one.text.findBlockByNumber(1));
        cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        QVERIFY(one.marks().list().empty());
        QVERIFY(breakpointsOfEngine().empty());
    }

    void settingsThatCannotBeReadAreNone() {
        AppSettings settings(false);
        settings.setValue(QStringLiteral("debugger/breakpoints"), QStringLiteral("{ broken"));
        const Theme theme(settings);
        EditorTabsModel tabs(theme);
        const Breakpoints all(m_engine, tabs, settings);
        QCOMPARE(all.count(), 0);
    }

    void aWrongConditionIsTold() {
        AppSettings settings(false);
        const Theme theme(settings);
        EditorTabsModel tabs(theme);
        const Breakpoints all(m_engine, tabs, settings);
        QVERIFY(all.problemOf(QStringLiteral("k > (2")) != QString());
        QCOMPARE(all.problemOf(QStringLiteral("any(x(:) > 2) && k == 3")), QString());
        QCOMPARE(all.problemOf(QStringLiteral(" ")), QString());
    }
};

QTEST_MAIN(DebuggerModelTest)

#include "debugger_model_test.moc"
