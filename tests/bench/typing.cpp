// SPDX-License-Identifier: Apache-2.0
// How long a key takes in a long script, at its start, middle and end: until the key is handled,
// and until the frame that shows it is on the screen. Run it under a display, idle machine:
//   xvfb-run -a -s "-screen 0 1600x1000x24" build/bin/typing [LINES]     5,000 without
#include "../gui/window_test.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace vitrine;
using namespace vitrine::app;

static int g_lines = 5000;

class Typing : public WindowTest {
    Q_OBJECT

    static constexpr int kKeys = 60;

    void measure(const char* where, int position) {
        QQuickItem* editor = find(QStringLiteral("editor"));
        editor->setProperty("cursorPosition", position);
        QTest::qWait(500); // nothing of the jump is left to draw
        std::vector<double> handled, shown;
        for (int i = 0; i < kKeys; ++i) {
            const qsizetype before = m_workbench->editor()->current()->text().size();
            QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
            QElapsedTimer clock;
            clock.start();
            QTest::keyClick(m_window.get(), i % 8 == 7 ? Qt::Key_Space : Qt::Key_Q);
            handled.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            const int drawn = static_cast<int>(frames.count());
            QVERIFY(QTest::qWaitFor([&] { return frames.count() > drawn; }, kWait));
            shown.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            QCOMPARE(m_workbench->editor()->current()->text().size(), before + 1);
            QTest::qWait(30);
        }
        std::sort(handled.begin(), handled.end());
        std::sort(shown.begin(), shown.end());
        std::printf("%-7s handled: median %6.2f ms, 95 %% %6.2f ms   shown: median %6.2f ms, 95 %% "
                    "%6.2f ms\n",
                    where, handled[kKeys / 2], handled[kKeys * 95 / 100], shown[kKeys / 2],
                    shown[kKeys * 95 / 100]);
        std::fflush(stdout);
    }

private Q_SLOTS:
    void keysInALongScript() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("long.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 1; i <= g_lines; ++i)
            file.write(QStringLiteral("x%1 = sin(%1) + y(%1, :)*2; %% line %1\n").arg(i).toUtf8());
        file.close();
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        std::printf("opened in %.0f ms\n", static_cast<double>(clock.elapsed()));
        QVERIFY(focus(find(QStringLiteral("editor"))));
        const int size = static_cast<int>(m_workbench->editor()->current()->text().size());
        measure("start", 0);
        measure("middle", size / 2);
        measure("end", size);
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        g_lines = std::atoi(argv[1]);
        --argc;
    }
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000");
    return runWindowTest<Typing>(argc, argv);
}

#include "typing.moc"
