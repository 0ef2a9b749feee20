// SPDX-License-Identifier: Apache-2.0
// The model of a run's advice without a window: its words, the change from run to run, and what a
// finding selects.
#include "format.h"
#include "host_settings.h"
#include "models/run_advice.h"

#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

namespace {

TimeSplit timeOf(double cpu, double plan) {
    TimeSplit time;
    time.cpu = cpu;
    time.plan = plan;
    time.total = cpu + plan;
    return time;
}

std::shared_ptr<const Advice> adviceOf(const TimeSplit& time, std::vector<Finding> findings) {
    auto advice = std::make_shared<Advice>();
    advice->time = time;
    advice->findings = std::move(findings);
    return advice;
}

} // namespace

class AdviceModelTest : public QObject {
    Q_OBJECT

    Session m_session{hostSettings()};
    SourceNames m_names{m_session};
    SelectionModel m_selection{m_names};
    RunAdvice m_advice{m_selection, m_names};

private Q_SLOTS:
    void init() { m_advice.clear(); }

    void beforeARunThereIsNothing() {
        QCOMPARE(m_advice.total(), QString());
        QCOMPARE(m_advice.change(), QString());
        QVERIFY(m_advice.parts().isEmpty() && m_advice.findings().isEmpty());
        QVERIFY(!m_advice.running());
        m_advice.showTime(timeOf(100, 0)); // of a command, which is no run of a text
        m_advice.finish(timeOf(100, 0), nullptr, true);
        QCOMPARE(m_advice.total(), QString());
    }

    void theTimeGrowsWhileItRunsAndIsSplitInTheEnd() {
        QSignalSpy changed(&m_advice, &RunAdvice::changed);
        m_advice.begin(QStringLiteral("grows"));
        QVERIFY(m_advice.running());
        m_advice.showTime(timeOf(1000, 0));
        QCOMPARE(m_advice.total(), QStringLiteral("1.00 ms"));
        TimeSplit time = timeOf(3000, 1000);
        time.gpu = 1000;
        time.gpuBusy = 1500;
        time.total = 5000;
        m_advice.finish(time, adviceOf(time, {}), true);
        QVERIFY(!m_advice.running());
        QCOMPARE(changed.count(), 3);
        const QList<TimeShare> parts = m_advice.parts();
        QCOMPARE(parts.size(), 3); // what took no time is left out
        QCOMPARE(parts[0].kind, QStringLiteral("plan"));
        QCOMPARE(parts[1].label, QStringLiteral("CPU"));
        QCOMPARE(parts[1].value, durationText(3000));
        QCOMPARE(parts[1].share, 0.6);
        QVERIFY(parts[1].hint.contains(QStringLiteral("60 %")));
        QVERIFY(!parts[1].hint.contains(QStringLiteral("before")));
        QVERIFY(parts[2].hint.contains(QStringLiteral("computing in all")));
        time.wait = 40; // too little for the legend
        time.total += 40;
        m_advice.begin(QStringLiteral("grows"));
        m_advice.finish(time, nullptr, true);
        QCOMPARE(m_advice.parts().size(), 4);
        const QList<TimeShare> legend = m_advice.legend();
        QCOMPARE(legend.size(), 3);
        QCOMPARE(legend[0].kind, QStringLiteral("cpu")); // the largest first
        QCOMPARE(legend[1].kind, QStringLiteral("plan"));
    }

    void aRunIsComparedWithTheLastCompleteOneOfTheSameText() {
        const auto run = [this](const char* key, double cpu, bool complete = true) {
            m_advice.begin(QString::fromLatin1(key));
            m_advice.finish(timeOf(cpu, 0), nullptr, complete);
            return m_advice.change();
        };
        QCOMPARE(run("a", 1000), QString());
        QCOMPARE(run("b", 5000), QString()); // another text
        QCOMPARE(run("a", 900), QStringLiteral("10 % less than the run before"));
        QVERIFY(!m_advice.slower());
        QVERIFY(m_advice.parts()[0].hint.contains(QStringLiteral("1.00 ms in the run before")));
        QCOMPARE(run("a", 100, false), QString()); // stopped half way: no faster
        QCOMPARE(run("a", 1080), QStringLiteral("20 % more than the run before"));
        QVERIFY(m_advice.slower());
        QCOMPARE(run("a", 1090), QStringLiteral("as long as the run before"));
        QCOMPARE(run("a", 10900), QStringLiteral("10.0 times the run before"));
        QCOMPARE(run("b", 5000), QStringLiteral("as long as the run before"));
    }

    void findingsHaveWordsAndSelectTheirLines() {
        // A real run, for files and nodes.
        m_session.setChanged([] {});
        QVERIFY(
            m_session.runText("x = rand(200000, 1);\ny = sin(x);\ns = sum(y);\n", "/t/demo.m").ok);
        const auto graph = m_session.snapshot()->graph;
        QVERIFY(graph && !graph->nodes.empty());
        m_selection.setGraph(graph);
        const GraphNode& sine = *std::find_if(graph->nodes.begin(), graph->nodes.end(),
                                              [](const GraphNode& n) { return n.op == "sin"; });
        Finding atNode, atLine, whole;
        atNode.rule = "below-ceiling";
        atNode.file = sine.file;
        atNode.line = 2;
        atNode.node = sine.id;
        atNode.microseconds = 500;
        atNode.measured = true;
        atNode.text = "It is slow.";
        atNode.advice = "Make it faster.";
        atLine = atNode;
        atLine.line = 3; // what is read there is the result of the line above
        atLine.measured = false;
        whole.text = "A device was started.";
        m_advice.begin(QStringLiteral("demo"));
        const TimeSplit time = timeOf(1000, 0);
        m_advice.finish(time, adviceOf(time, {atNode, atLine, whole}), true);
        const QList<FindingFact>& rows = m_advice.findings();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0].place, QStringLiteral("line 2")); // all are in one file
        QCOMPARE(rows[0].cost, durationText(500));
        QCOMPARE(rows[0].share, 0.5);
        QCOMPARE(rows[0].text, QStringLiteral("It is slow."));
        QCOMPARE(rows[0].advice, QStringLiteral("Make it faster."));
        QCOMPARE(rows[1].cost, QStringLiteral("~") + durationText(500)); // predicted
        QCOMPARE(rows[2].place, QString());
        QCOMPARE(rows[2].cost, QString());

        QSignalSpy revealed(&m_selection, &SelectionModel::revealWanted);
        m_advice.select(0);
        QCOMPARE(m_advice.selected(), 0);
        QCOMPARE(m_selection.node(), static_cast<int>(sine.id));
        QCOMPARE(m_selection.line(), 2);
        QCOMPARE(revealed.count(), 1);
        m_advice.select(1);
        QCOMPARE(m_advice.selected(), 1);
        QCOMPARE(m_selection.line(), 3);
        m_advice.select(2); // nothing to show
        QCOMPARE(m_advice.selected(), 2);
        QCOMPARE(m_selection.line(), 3);
        m_advice.select(0);
        m_selection.selectLine(QStringLiteral("/t/demo.m"), 1);
        QCOMPARE(m_advice.selected(), -1); // the user went elsewhere
        m_advice.select(7);
        QCOMPARE(m_advice.selected(), -1);
        m_advice.begin(QStringLiteral("demo"));
        QVERIFY(m_advice.findings().isEmpty());
    }

    void theSessionGivesBothAtTheEndOfARun() {
        QVERIFY(m_session.runText("x = rand(200000, 1); y = exp(x);", "/t/both.m").ok);
        const auto snapshot = m_session.snapshot();
        QVERIFY(!snapshot->running && snapshot->advice);
        QVERIFY(snapshot->time.total > 0 && snapshot->time.cpu > 0);
        double sum = 0;
        for (const TimePart& part : timeParts())
            sum += snapshot->time.*part.value;
        QVERIFY(std::abs(sum - snapshot->time.total) < 0.01);
    }
};

QTEST_GUILESS_MAIN(AdviceModelTest)
#include "advice_model_test.moc"
