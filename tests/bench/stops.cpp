// SPDX-License-Identifier: Apache-2.0
// What a stop of the debugger costs the interface thread: processor's time from the key of a step
// until all is shown, the longest that an event was handled meanwhile, and the items of the window
// that were made for it. Of a script of single numbers, of one of arrays and of one that calls.
// Run it under a display, idle machine:
//   VITRINE_DEVICE=gpu xvfb-run -a -s "-screen 0 1600x1000x24" build/bin/stops [STEPS]
#include "../gui/window_test.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <QElapsedTimer>

using namespace vitrine;
using namespace vitrine::app;

namespace {

int g_steps = 60;

double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// Measures each event that the application handles.
class Timed : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth++ > 0) {
            const bool done = QGuiApplication::notify(receiver, event);
            --m_depth;
            return done;
        }
        const double begin = worked();
        const bool done = QGuiApplication::notify(receiver, event);
        --m_depth;
        const double took = worked() - begin;
        all += took;
        longest = std::max(longest, took);
        return done;
    }
    double all = 0, longest = 0; ///< ms

private:
    int m_depth = 0;
};

int itemsOf(const QQuickItem* item) {
    int count = 1;
    for (const QQuickItem* child : item->childItems())
        count += itemsOf(child);
    return count;
}

double middle(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

} // namespace

class Stops : public WindowTest {
    Q_OBJECT

    bool stopsAfterKey(Qt::Key key) {
        QSignalSpy asked(m_workbench->prompt(), &ScriptPrompt::asked);
        QTest::keyClick(m_window.get(), key);
        return QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && settles();
    }

    void measure(const char* what, const QString& code, int line, Qt::Key step) {
        auto& application = *static_cast<Timed*>(QCoreApplication::instance());
        QVERIFY(openNewText());
        EditorDocument* text = m_workbench->editor()->current();
        text->document()->setPlainText(code);
        text->toggleBreakpoint(line);
        QVERIFY(stopsAfterKey(Qt::Key_F5));
        QTest::qWait(500);
        std::vector<double> work, longest;
        for (int i = 0; i < g_steps; ++i) {
            application.all = application.longest = 0;
            QVERIFY(stopsAfterKey(step));
            QTest::qWait(60); // the frames that show it
            work.push_back(application.all);
            longest.push_back(application.longest);
        }
        std::printf("%-8s %3d stops: %6.2f ms of the interface thread (median), %6.2f worst; one "
                    "event %6.2f ms (median), %6.2f worst; %d items\n",
                    what, g_steps, middle(work), *std::max_element(work.begin(), work.end()),
                    middle(longest), *std::max_element(longest.begin(), longest.end()),
                    itemsOf(m_window->contentItem()));
        std::fflush(stdout);
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kWait);
        m_workbench->breakpoints()->clear();
    }

private Q_SLOTS:
    void steps() {
        for (const auto mode : {WindowLayout::Write, WindowLayout::Explain}) {
            m_workbench->layout()->setMode(mode);
            QTest::qWait(300);
            std::printf("%s\n", mode == WindowLayout::Write ? "write" : "explain");
            QString many;
            for (int i = 1; i <= 60; ++i)
                many += QStringLiteral("v%1 = %1;\n").arg(i);
            measure(
                "numbers",
                many + QStringLiteral("for k = 1:1e6\n  a = k;\n  b = a + 1;\n  c = a * b;\nend\n"),
                62, Qt::Key_F10);
            measure("arrays",
                    QStringLiteral("x = rand(200000, 1);\nfor k = 1:1e6\n  y = sin(x) + k;\n  m = "
                                   "mean(y);\n  if m > 1e9, break, end\nend\n"),
                    3, Qt::Key_F10);
            measure("calls",
                    QStringLiteral("t = 0;\nfor k = 1:1e6\n  t = f(t, k);\nend\nfunction r = f(a, "
                                   "b)\n  s = a + b;\n  r = g(s);\nend\nfunction r = g(s)\n  r = s "
                                   "/ 2;\nend\n"),
                    3, Qt::Key_F11);
            if (QTest::currentTestFailed()) return;
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        g_steps = std::atoi(argv[1]);
        --argc;
    }
    Graphics::prepareEnvironment(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath());
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000");
    Timed application(argc, argv);
    Stops test;
    return QTest::qExec(&test, argc, argv);
}

#include "stops.moc"
