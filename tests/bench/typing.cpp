// SPDX-License-Identifier: Apache-2.0
// How long a key takes in a long script, at its start, middle and end: until the key is handled,
// and until the frame that shows it is on the screen. Run it under a display, idle machine:
//   xvfb-run -a -s "-screen 0 1600x1000x24" build/bin/typing [LINES] [--offscreen]    5,000 without
// --offscreen draws the same scene into an image of the device's, for displays that the device
// cannot draw on; "shown" is then when the device has drawn it.
#include "../gui/window_test.h"
#include "offscreen.h"

#include <QElapsedTimer>
#include <QVulkanFunctions>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <tuple>

using namespace vitrine;
using namespace vitrine::app;

static int g_lines = 5000;
static bool g_offscreen = false;

class Typing : public WindowTest {
    Q_OBJECT

    static constexpr int kKeys = 60;
    std::unique_ptr<Offscreen> m_offscreen;

    void measure(const char* where, int position) {
        QQuickItem* editor = find(QStringLiteral("editor"));
        editor->setProperty("cursorPosition", position);
        QTest::qWait(500); // nothing of the jump is left to draw
        std::vector<double> handled, shown;
        for (int i = 0; i < kKeys; ++i) {
            const qsizetype before = m_workbench->editor()->current()->text().size();
            // The first frame that took the scene over after the key: it may follow while the hand
            // lets the key go. A thread of its own may draw.
            struct Frame {
                QElapsedTimer clock;
                std::atomic<bool> taken{false};
                std::atomic<double> shown{0};
            };
            const auto frame = std::make_shared<Frame>();
            const QObject watch;
            QObject::connect(
                m_window.get(), &QQuickWindow::afterSynchronizing, &watch,
                [frame] { frame->taken = true; }, Qt::DirectConnection);
            QObject::connect(
                m_window.get(),
                g_offscreen ? &QQuickWindow::afterFrameEnd : &QQuickWindow::frameSwapped, &watch,
                [frame] {
                    if (frame->taken && frame->shown == 0)
                        frame->shown = static_cast<double>(frame->clock.nsecsElapsed()) * 1e-6;
                },
                Qt::DirectConnection);
            frame->clock.start();
            QTest::keyClick(m_window.get(), i % 8 == 7 ? Qt::Key_Space : Qt::Key_Q);
            handled.push_back(static_cast<double>(frame->clock.nsecsElapsed()) * 1e-6);
            QVERIFY(QTest::qWaitFor([&] { return frame->shown > 0; }, kWait));
            shown.push_back(frame->shown);
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
    void initTestCase() {
        if (!g_offscreen) return WindowTest::initTestCase();
        m_engine = std::make_unique<EngineThread>(settingsFromEnvironment());
        m_graphics = std::make_unique<Graphics>(*m_engine);
        QVERIFY2(m_graphics->available(), qPrintable(m_graphics->message()));
        m_offscreen = std::make_unique<Offscreen>(*m_graphics, m_size);
        QVERIFY(m_offscreen->valid());
        m_window.reset(&m_offscreen->window());
        openScene();
        // It is never the display's active window.
        QFocusEvent gained(QEvent::FocusIn);
        QCoreApplication::sendEvent(m_window.get(), &gained);
    }

    void cleanupTestCase() {
        if (g_offscreen) {
            m_scene.reset();
            if (m_workbench) m_workbench->panelWindows()->closeAll();
            std::ignore = m_window.release(); // is m_offscreen's
            m_offscreen.reset();
        }
        WindowTest::cleanupTestCase();
    }

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
        find(QStringLiteral("editor"))->forceActiveFocus();
        QVERIFY(find(QStringLiteral("editor"))->hasActiveFocus());
        VkPhysicalDeviceProperties device{};
        m_graphics->instance().functions()->vkGetPhysicalDeviceProperties(
            static_cast<VkPhysicalDevice>(m_graphics->handles().physicalDevice), &device);
        std::printf("device: %s\n", device.deviceName);
        const int size = static_cast<int>(m_workbench->editor()->current()->text().size());
        measure("start", 0);
        measure("middle", size / 2);
        measure("end", size);
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[argc - 1]) == "--offscreen") {
        g_offscreen = true;
        --argc;
    }
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        g_lines = std::atoi(argv[1]);
        --argc;
    }
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000");
    return runWindowTest<Typing>(argc, argv);
}

#include "typing.moc"
