// SPDX-License-Identifier: Apache-2.0
// Random journeys through the real window: scripts are run, stopped and compared, things selected,
// searched, closed, zoomed, panels turned and enlarged, variables and lessons opened. Nothing may
// be said to the log, no script that is right may fail, the validation layer stays silent, and
// memory is flat: each round ends with nothing open, and later rounds hold no more than earlier
// ones.
//
//   soak_test [SECONDS]         30 without; VITRINE_TEST_SEED repeats a walk
#include "graph/graph_item.h"
#include "window_test.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <QElapsedTimer>
#include <random>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::app;

namespace {

QStringList g_said; ///< warnings of Qt and QML, of which a walk has none

void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
    // Qt's own, when a frame takes long while something moves.
    const bool ofQt = text.startsWith(QStringLiteral("QUnifiedTimer::stopAnimationDriver"));
    if (type == QtDebugMsg || type == QtInfoMsg || ofQt) {
        std::fprintf(stdout, "%s\n", qPrintable(text));
        return;
    }
    g_said << text;
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

int g_seconds = 10;

constexpr double kMiB = 1048576;
constexpr double kGrowthMiB = 8; ///< that a quarter of the rounds may add for no reason
/// What the software device holds of a kernel that it has made: its code and what that came of.
constexpr double kKernelMiB = 2;
/// The machine code of each kernel, which the software device maps itself.
constexpr double kKernelCodeMiB = 1;
/// Code, libraries and stacks; with what is free and not given back.
constexpr double kBesideMiB = 256;
constexpr double kTextureBlockMiB = 64; ///< that Qt's allocator takes at a time

/// What the program holds of the machine, and what blocks of the allocator are in use: more where a
/// block of 64 MiB of Qt's for textures is there, of which little was touched.
struct Held {
    double resident = 0, used = 0; // MiB
    uint64_t kernels = 0;          ///< made so far
    uint64_t device = 0;           ///< bytes of the device's memory that arrays are in
};

Held held() {
    malloc_trim(0);
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    long pages = 0, resident = 0;
    if (file) {
        if (std::fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        std::fclose(file);
    }
    const struct mallinfo2 blocks = mallinfo2();
    return {static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / kMiB,
            static_cast<double>(blocks.uordblks + blocks.hblkhd) / kMiB, 0, 0};
}

const QStringList& scripts() {
    static const QStringList kScripts{
        QStringLiteral("x = rand(200000, 1);\ny = sin(x) .* x + 0.5;\nm = mean(y);\ndisp(m > 0)\n"),
        QStringLiteral("u = rand(300);\nfor k = 1:20\n  u(2:end-1, :) = (u(1:end-2, :) + "
                       "u(3:end, :)) / 2;\nend\nimagesc(u)\n"),
        QStringLiteral("z = zeros(1, 50000);\nc = linspace(-2, 1, 50000);\nfor k = 1:40\n  z = "
                       "min(z .* z + c, 10);\nend\nplot(c, z)\n"),
        QStringLiteral("s = struct('a', 1, 'b', 'two');\nc = {1, 'x', rand(3)};\nt = \"text\";\n"
                       "disp(s.a)\n"),
        QStringLiteral("a = rand(200);\nb = a * a';\n[q, r] = qr(b);\ne = norm(q * r - b);\n"
                       "fprintf('%d\\n', e < 1e-6);\n"),
        QStringLiteral("for k = 1:2000\n  fprintf('%d %d\\n', k, k * k);\nend\n"),
        QStringLiteral("v = [];\nfor k = 1:3000\n  v(end + 1) = k;\nend\ntry\n  "
                       "error('a:b', 'said');\ncatch e\n  disp(e.message)\nend\n"),
    };
    return kScripts;
}

} // namespace

class SoakTest : public WindowTest {
    Q_OBJECT

    std::mt19937 m_random;
    QStringList m_walk; ///< the last steps, for whoever looks for what went wrong

    int below(int count) {
        return count <= 0 ? 0 : std::uniform_int_distribution<int>(0, count - 1)(m_random);
    }
    GraphItem* graph() { return qobject_cast<GraphItem*>(find("graph")); }
    const GraphSnapshot* record() {
        const auto& drawn = m_workbench->graph()->drawn();
        return drawn ? drawn->graph.get() : nullptr;
    }
    bool idle() {
        return QTest::qWaitFor([this] { return !m_workbench->running() && m_workbench->settled(); },
                               kRunTimeout);
    }

    void runScript() {
        m_workbench->editor()->newDocument();
        m_workbench->editor()->current()->document()->setPlainText(
            scripts()[below(static_cast<int>(scripts().size()))]);
        runAgain();
    }
    void runAgain() {
        if (m_workbench->editor()->count() == 0) return;
        m_workbench->run();
        QVERIFY(idle());
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
    }
    void stopHalfWay() {
        m_workbench->editor()->newDocument();
        m_workbench->editor()->current()->document()->setPlainText(
            QStringLiteral("s = 0;\nwhile true\n  s = s + sum(sin(rand(5000, 1)));\nend\n"));
        m_workbench->run();
        QTest::qWait(20 + below(150));
        m_workbench->stop();
        QVERIFY(idle());
        QVERIFY(m_workbench->stopped());
        m_workbench->editor()->close(m_workbench->editor()->currentIndex()); // it never ends
    }
    void select() {
        const GraphSnapshot* graph = record();
        if (!graph || graph->nodes.empty()) return;
        SelectionModel& selection = *m_workbench->selection();
        const auto node = static_cast<std::size_t>(below(static_cast<int>(graph->nodes.size())));
        switch (below(4)) {
        case 0:
            return selection.selectNode(static_cast<int>(graph->nodes[node].id));
        case 1:
            return selection.selectGroup(static_cast<int>(graph->nodes[node].group));
        case 2:
            if (graph->kernels.empty()) return;
            return selection.selectKernel(
                kernelKey(graph
                              ->kernels[static_cast<std::size_t>(
                                  below(static_cast<int>(graph->kernels.size())))]
                              .kernel));
        default:
            if (EditorDocument* text = m_workbench->editor()->current())
                selection.selectLine(text->source(), 1 + below(12));
        }
    }
    void lookAtGraph() {
        GraphItem* item = graph();
        if (!item) return;
        item->zoomBy(below(2) ? 1.4 : 0.7);
        switch (below(5)) {
        case 0:
            return item->fit();
        case 1:
            return m_workbench->graph()->closeAll();
        case 2:
            return m_workbench->graph()->openAll();
        case 3:
            m_workbench->graph()->search(QStringLiteral("sin"));
            item->showMatch(1);
            return m_workbench->graph()->search({});
        default:
            if (const GraphSnapshot* graph = record(); graph && !graph->nodes.empty())
                m_workbench->graph()->toggleLoop(
                    m_workbench->graph()->loopOf(static_cast<int>(graph->nodes.back().id)));
        }
    }
    void lookAtTables() {
        static const QStringList kPages{
            QStringLiteral("findings"), QStringLiteral("residency"), QStringLiteral("kernels"),
            QStringLiteral("timeline"), QStringLiteral("runs"),      QStringLiteral("problems"),
            QStringLiteral("kernel"),   QStringLiteral("timings"),   QStringLiteral("why")};
        Q_EMIT m_workbench->guide()->lookWanted(kPages[below(static_cast<int>(kPages.size()))]);
        TimelineModel& timeline = *m_workbench->timeline();
        timeline.zoomBy(below(2) ? 3 : 0.3);
        if (timeline.index() && below(2))
            timeline.setMoment(timeline.index()->begin() + below(1000000));
        else
            timeline.clearMoment();
    }
    void command() {
        static const QStringList kCommands{QStringLiteral("whos"), QStringLiteral("q = 1 + 2"),
                                           QStringLiteral("rand(3)"),
                                           QStringLiteral("w = rand(100000, 1); disp(sum(w) > 0)")};
        m_workbench->runCommand(kCommands[below(static_cast<int>(kCommands.size()))]);
        QVERIFY(idle());
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
    }
    void openVariable() {
        const WorkspaceModel& variables = *m_workbench->workspace();
        if (variables.count() == 0) return;
        m_workbench->variables()->open(variables.keyOf(below(variables.count())));
        QTest::qWait(30);
        if (below(2)) m_workbench->variables()->close(0);
    }
    void turnPanels() {
        WindowLayout& layout = *m_workbench->layout();
        switch (below(5)) {
        case 0:
            return layout.switchMode();
        case 1:
            return layout.enlarge(QStringLiteral("graph"));
        case 2:
            return layout.toggle(QStringLiteral("console"));
        case 3:
            m_workbench->settings()->setScheme(
                static_cast<app::AppSettings::Scheme>(below(app::AppSettings::Contrast + 1)));
            return;
        default:
            return layout.showAll();
        }
    }
    void pin() {
        m_workbench->whatIf()->runOn(below(2) ? QStringLiteral("cpu") : QStringLiteral("auto"));
        if (below(3) == 0) m_workbench->whatIf()->clear();
    }
    void lesson() {
        LessonGuide& guide = *m_workbench->guide();
        if (guide.current() < 0) return guide.open(below(10));
        if (below(3) == 0) return guide.close();
        guide.next();
    }
    /// Nothing is open and nothing is kept: what is still there has leaked.
    void clearUp() {
        m_workbench->guide()->close();
        m_workbench->whatIf()->clear();
        while (m_workbench->variables()->count() > 0)
            m_workbench->variables()->close(0);
        while (m_workbench->editor()->count() > 0)
            m_workbench->editor()->close(0);
        m_workbench->runCommand(QStringLiteral("close all"));
        QVERIFY(idle());
        m_workbench->clearWorkspace();
        const QString said = m_workbench->console()->allText();
        QVERIFY2(!said.contains(QStringLiteral("Internal error")), qPrintable(said.right(2000)));
        m_workbench->console()->clear();
        QVERIFY(idle());
        m_engine->call([](Session& session) { session.clearRecord(); });
        m_workbench->editor()->newDocument();
        QTest::qWait(100);
        m_engine->call([](Session& session) { session.tidyUp(); }); // as after two quiet seconds
    }

    void step() {
        struct Journey {
            const char* name;
            void (SoakTest::*walk)();
            int weight;
        };
        static constexpr Journey kJourneys[] = {
            {"run a script", &SoakTest::runScript, 5},
            {"run again", &SoakTest::runAgain, 2},
            {"stop half way", &SoakTest::stopHalfWay, 1},
            {"select", &SoakTest::select, 8},
            {"graph", &SoakTest::lookAtGraph, 6},
            {"tables", &SoakTest::lookAtTables, 6},
            {"command", &SoakTest::command, 3},
            {"variable", &SoakTest::openVariable, 3},
            {"panels", &SoakTest::turnPanels, 4},
            {"pin", &SoakTest::pin, 2},
            {"lesson", &SoakTest::lesson, 2},
        };
        int all = 0;
        for (const Journey& journey : kJourneys)
            all += journey.weight;
        int chosen = below(all);
        for (const Journey& journey : kJourneys) {
            chosen -= journey.weight;
            if (chosen >= 0) continue;
            m_walk << QString::fromLatin1(journey.name);
            if (m_walk.size() > 12) m_walk.removeFirst();
            (this->*journey.walk)();
            QTest::qWait(5);
            return;
        }
    }

private Q_SLOTS:
    void randomJourneysLeaveNothingBehind() {
        const char* given = std::getenv("VITRINE_TEST_SEED");
        const auto seed = static_cast<uint32_t>(given ? std::strtoul(given, nullptr, 10) : 20250);
        m_random.seed(seed);
        qInstallMessageHandler(takeMessage);
        std::printf("%d s, VITRINE_TEST_SEED=%u\n", g_seconds, seed);
        constexpr int kSteps = 40; // of a round
        std::vector<Held> rounds;  // what is held after each
        QElapsedTimer clock;
        clock.start();
        int steps = 0;
        while (clock.elapsed() < qint64(g_seconds) * 1000 || rounds.size() < 3) {
            for (int i = 0; i < kSteps; ++i, ++steps) {
                step();
                if (QTest::currentTestFailed() || !g_said.isEmpty())
                    qInfo("after: %s", qPrintable(m_walk.join(QStringLiteral(", "))));
                if (QTest::currentTestFailed()) return;
                QVERIFY2(g_said.isEmpty(), qPrintable(g_said.join(QLatin1Char('\n'))));
            }
            clearUp();
            if (QTest::currentTestFailed()) return;
            rounds.push_back(held());
            rounds.back().kernels = m_engine->session()
                                        .trace()
                                        .totals()
                                        .count[static_cast<std::size_t>(EventKind::Compile)];
            m_engine->call([&](Session& session) {
                session.publish();
                rounds.back().device = session.snapshot()->deviceBytes;
            });
        }
        std::printf("%d steps; MiB resident, in use, kernels, bytes of arrays after each round:",
                    steps);
        for (const Held& round : rounds)
            std::printf(" %.0f,%.0f,%llu,%llu", round.resident, round.used,
                        static_cast<unsigned long long>(round.kernels),
                        static_cast<unsigned long long>(round.device));
        std::printf("\n");
        QCOMPARE(validationMessages(), uint64_t(0));
        for (const Held& round : rounds)
            QCOMPARE(round.device, uint64_t(0));
        for (const Held& round : rounds)
            QVERIFY2(round.resident < round.used + kBesideMiB +
                                          kKernelCodeMiB * static_cast<double>(round.kernels),
                     qPrintable(QStringLiteral("%1 MiB in use, %2 MiB resident")
                                    .arg(round.used)
                                    .arg(round.resident)));
        // The first half warms caches and pools. Then what is held grows by the kernels alone that
        // no round before had, which stay for the next run of their script. The least of a quarter
        // counts. What is in use grows by one more block of textures at most.
        constexpr std::size_t kLeastRounds = 20;
        if (rounds.size() < kLeastRounds) return;
        const std::size_t half = rounds.size() / 2, last = half + rounds.size() / 4;
        const auto made = static_cast<double>(rounds.back().kernels - rounds[half].kernels);
        const auto isFlat = [&](const char* what, double Held::*held, double kernelMiB,
                                double moreMiB) {
            const auto least = [&](std::size_t from, std::size_t to) {
                double out = rounds[from].*held;
                for (std::size_t i = from; i < to; ++i)
                    out = std::min(out, rounds[i].*held);
                return out;
            };
            const double before = least(half, last), after = least(last, rounds.size());
            QVERIFY2(after < before + kGrowthMiB + moreMiB + made * kernelMiB,
                     qPrintable(QStringLiteral("%1: %2 MiB, then %3 MiB and %4 kernels more")
                                    .arg(QLatin1String(what))
                                    .arg(before)
                                    .arg(after)
                                    .arg(made)));
        };
        isFlat("resident", &Held::resident, kKernelMiB + kKernelCodeMiB, 0);
        isFlat("in use", &Held::used, kKernelMiB, kTextureBlockMiB);
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        g_seconds = std::atoi(argv[1]);
        for (int i = 1; i + 1 < argc; ++i)
            argv[i] = argv[i + 1];
        --argc;
    }
    // Qt's own test ends a function after five minutes.
    const QByteArray limit = QByteArray::number(1000 * (2 * g_seconds + 600));
    qputenv("QTEST_FUNCTION_TIMEOUT", limit);
    return runWindowTest<SoakTest>(argc, argv);
}

#include "soak_test.moc"
