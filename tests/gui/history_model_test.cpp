// SPDX-License-Identifier: Apache-2.0
// The history of runs without a window: which runs are kept, which two are compared, what the
// tables say, and when traces are let go.
#include "history/run_history.h"
#include "host_settings.h"

#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

namespace {

std::shared_ptr<const RunProfile> profileOf(double cpu, const std::string& state = "complete",
                                            uint64_t digest = 1) {
    auto run = std::make_shared<RunProfile>();
    run->script = "/t/demo.m";
    run->state = state;
    run->time.total = run->time.cpu = cpu;
    LineCost line;
    line.file = "/t/demo.m";
    line.line = 2;
    line.text = "y = sin(x);";
    line.cpu = cpu;
    line.decisions.push_back({false, "sin", "", {2}});
    run->lines = {line};
    KernelCost kernel;
    kernel.title = "sin";
    kernel.provider = "host";
    kernel.line = 2;
    kernel.count = 1;
    kernel.total = kernel.median = cpu;
    run->kernels = {kernel};
    run->answers = {{"y", "1x1 double", true, digest}};
    return run;
}

KeptRun runOf(double cpu, const char* source = "/t/demo.m") {
    KeptRun run;
    run.source = QString::fromLatin1(source);
    run.title = QStringLiteral("demo.m");
    run.when = QTime(14, 3, 12);
    run.profile = profileOf(cpu);
    run.graph = std::make_shared<GraphSnapshot>();
    run.trace = std::make_shared<TraceEvents>();
    return run;
}

std::shared_ptr<const TraceEvents> traceOf(std::size_t events) {
    auto trace = std::make_shared<TraceEvents>();
    trace->chunks.push_back(std::make_shared<const std::vector<Event>>(events));
    return trace;
}

QString cell(RecordModel* model, int row, const char* name) {
    return model->cell(row, QString::fromLatin1(name)).toString();
}

} // namespace

class HistoryModelTest : public QObject {
    Q_OBJECT

    Session m_session{hostSettings()};
    SourceNames m_names{m_session};
    SelectionModel m_selection{m_names};
    AppSettings m_settings{false};
    std::unique_ptr<RunHistory> m_history;

private Q_SLOTS:
    void init() { m_history = std::make_unique<RunHistory>(m_selection, m_settings); }

    void eachRunIsComparedWithTheOneBefore() {
        QVERIFY(!m_history->comparing());
        m_history->add(runOf(1000));
        QVERIFY(!m_history->comparing());
        QCOMPARE(m_history->afterName(), QStringLiteral("Run 1"));
        m_history->add(runOf(3000));
        QVERIFY(m_history->comparing());
        QCOMPARE(m_history->before(), QStringLiteral("1"));
        QCOMPARE(m_history->after(), QStringLiteral("2"));
        QCOMPARE(m_history->summary(), QStringLiteral("1.00 ms → 3.00 ms (× 3.0)"));
        QCOMPARE(cell(m_history->lines(), 0, "line"), QStringLiteral("2"));
        QCOMPARE(cell(m_history->lines(), 0, "before"), QStringLiteral("1.00 ms"));
        QCOMPARE(cell(m_history->lines(), 0, "change"), QStringLiteral("× 3.0"));
        QCOMPARE(cell(m_history->kernels(), 0, "side"), QStringLiteral("CPU"));
        QCOMPARE(cell(m_history->figures(), 0, "key"), QStringLiteral("Whole run"));
        QCOMPARE(cell(m_history->answers(), 0, "verdict"), QStringLiteral("the same bits"));
        QVERIFY(m_history->sameAnswers());
        QCOMPARE(m_history->runs()->count(), 2);
        QCOMPARE(cell(m_history->runs(), 0, "name"), QStringLiteral("Run 2")); // the newest first
        m_history->add(runOf(2990));
        QCOMPARE(m_history->before(), QStringLiteral("2"));
        QCOMPARE(cell(m_history->lines(), 0, "change"), QStringLiteral("="));
    }

    void aRunThatWasChosenStaysTheOneComparedFrom() {
        for (int i = 1; i <= 3; ++i)
            m_history->add(runOf(1000 * i));
        m_history->setBefore(QStringLiteral("1"));
        QCOMPARE(m_history->summary(), QStringLiteral("1.00 ms → 3.00 ms (× 3.0)"));
        m_history->add(runOf(4000));
        QCOMPARE(m_history->before(), QStringLiteral("1"));
        QCOMPARE(m_history->after(), QStringLiteral("4"));
        m_history->setAfter(QStringLiteral("2"));
        QCOMPARE(m_history->summary(), QStringLiteral("1.00 ms → 2.00 ms (× 2.0)"));
        m_history->setAfter(QStringLiteral("99"));
        QCOMPARE(m_history->after(), QStringLiteral("2"));
        for (int i = 0; i < 10; ++i) // the chosen one is let go
            m_history->add(runOf(1000));
        QCOMPARE(m_history->runs()->count(), 10);
        QCOMPARE(m_history->before(), QStringLiteral("13"));
    }

    void eachTextHasItsOwnRuns() {
        m_history->add(runOf(1000));
        m_history->add(runOf(2000));
        m_history->add(runOf(3000, "/t/other.m"));
        QCOMPARE(m_history->runs()->count(), 1);
        QVERIFY(!m_history->comparing());
        m_history->setSource(QStringLiteral("/t/demo.m"));
        QCOMPARE(m_history->runs()->count(), 2);
        QVERIFY(m_history->comparing());
        m_history->setSource(QStringLiteral("/t/none.m"));
        QCOMPARE(m_history->runs()->count(), 0);
        m_history->clear();
        m_history->setSource(QStringLiteral("/t/demo.m"));
        QCOMPARE(m_history->runs()->count(), 0);
    }

    void answersThatDifferAndRunsThatFailedAreSaid() {
        m_history->add(runOf(1000));
        KeptRun other = runOf(1000);
        other.profile = profileOf(1000, "complete", 2);
        m_history->add(other);
        QVERIFY(!m_history->sameAnswers());
        QCOMPARE(m_history->verdict(), QStringLiteral("Not the same: y."));
        other.profile = profileOf(10, "error");
        other.remark = QStringLiteral("with pins");
        m_history->add(other);
        QVERIFY(!m_history->sameAnswers());
        QVERIFY(m_history->verdict().contains(QStringLiteral("not complete")));
        QCOMPARE(cell(m_history->runs(), 0, "remark"), QStringLiteral("error, with pins"));
    }

    void anEarlierRunIsShownUntilTheNewestIs() {
        m_history->add(runOf(1000));
        m_history->add(runOf(2000));
        QSignalSpy wanted(m_history.get(), &RunHistory::showWanted);
        m_history->show(QStringLiteral("1"));
        QCOMPARE(m_history->shown(), QStringLiteral("1"));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted[0][0].value<const KeptRun*>() != nullptr);
        m_history->show(QStringLiteral("2"));
        QCOMPARE(m_history->shown(), QString());
        QVERIFY(wanted[1][0].value<const KeptRun*>() == nullptr);
        m_history->show(QStringLiteral("1"));
        m_history->showNewest(); // a run begins
        QCOMPARE(m_history->shown(), QString());
    }

    void tracesAreKeptWithinABound() {
        KeptRuns kept(100);
        for (int i = 0; i < 3; ++i) {
            KeptRun run = runOf(1);
            run.trace = traceOf(60);
            kept.add(run);
        }
        QVERIFY(!kept.find(1)->trace && !kept.find(2)->trace);
        QVERIFY(kept.find(3)->trace);
        KeptRun large = runOf(1);
        large.trace = traceOf(500);
        kept.add(large);
        QVERIFY(!kept.find(3)->trace);
        QVERIFY(kept.find(4)->trace); // the newest one's are there anyway
        // So are texts: of each that is opened, run and closed in a long session a run stays else.
        for (std::size_t i = 0; i < KeptRuns::kMostTexts; ++i)
            kept.add(runOf(1, ("/t/" + std::to_string(i) + ".m").c_str()));
        QVERIFY(kept.of(QStringLiteral("/t/demo.m")).empty());
        QCOMPARE(kept.of(QStringLiteral("/t/0.m")).size(), std::size_t{1});
    }

    void realRunsAreComparedToTheBit() {
        m_session.setChanged([] {});
        const auto run = [this](const char* code) {
            m_session.clearRecord();
            QVERIFY(m_session.runText(code, "/t/real.m").ok);
            KeptRun kept = runOf(0, "/t/real.m");
            kept.profile = std::make_shared<RunProfile>(m_session.runProfile(AnswerReading::Host));
            m_history->add(kept);
        };
        run("x = (1:200000)';\ny = sin(x);\nfprintf('%d', 1);");
        run("x = (1:200000)';\ny = sin(x);\nfprintf('%d', 1);");
        QVERIFY2(m_history->sameAnswers(), qPrintable(m_history->verdict()));
        QCOMPARE(cell(m_history->lines(), m_history->lines()->count() - 1, "text"),
                 QStringLiteral("y = sin(x);"));
        run("x = (1:200000)';\ny = sin(x);\nfprintf('%d', 2);");
        QCOMPARE(m_history->verdict(), QStringLiteral("Not the same: output."));
        run("x = (1:200000)';\ny = cos(x);\nfprintf('%d', 2);");
        QCOMPARE(m_history->verdict(), QStringLiteral("Not the same: y."));
    }
};

QTEST_GUILESS_MAIN(HistoryModelTest)
#include "history_model_test.moc"
