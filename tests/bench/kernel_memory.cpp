// SPDX-License-Identifier: Apache-2.0
// What the window holds of kernels that it has never run before: MiB resident and in use by blocks
// of the allocator after each ten of them. Their folder of kernels is new, and so is the driver's.
//   VITRINE_DEVICE=gpu xvfb-run -a -s "-screen 0 1600x1000x24" build/bin/kernel_memory [KERNELS]
#include "../gui/window_test.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <QElapsedTimer>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::app;

namespace {

int g_kernels = 120;

void printHeld(int kernels, qint64 milliseconds) {
    malloc_trim(0);
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    long pages = 0, resident = 0;
    if (file) {
        if (std::fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        std::fclose(file);
    }
    constexpr double kMiB = 1048576;
    const struct mallinfo2 blocks = mallinfo2();
    std::printf("%4d kernels: %6.0f MiB resident, %6.0f in use, %5.1f s\n", kernels,
                static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / kMiB,
                static_cast<double>(blocks.uordblks + blocks.hblkhd) / kMiB,
                static_cast<double>(milliseconds) * 1e-3);
    std::fflush(stdout);
}

/// A chain of three functions that no other number has.
QString chain(int number) {
    static constexpr std::array kFunctions{"sin",  "cos",   "exp",   "sqrt", "atan",
                                           "tanh", "log1p", "expm1", "cosh", "asinh"};
    constexpr int kCount = static_cast<int>(kFunctions.size());
    QString text = QStringLiteral("x");
    for (int i = 0; i < 3; ++i, number /= kCount)
        text = QStringLiteral("%1(%2 + %3)")
                   .arg(QLatin1String(kFunctions[static_cast<std::size_t>(number % kCount)]), text)
                   .arg(i);
    return text;
}

} // namespace

class KernelMemory : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void coldKernels() {
        QVERIFY(openNewText());
        m_workbench->layout()->setMode(WindowLayout::Write);
        QElapsedTimer clock;
        clock.start();
        printHeld(0, 0);
        constexpr int kTogether = 10;
        for (int made = 0; made < g_kernels; made += kTogether) {
            QString text = QStringLiteral("x = rand(100000, 1);\n");
            for (int i = made; i < made + kTogether; ++i)
                text += QStringLiteral("y = %1;\nif y(1) > 1e9, disp(1), end\n").arg(chain(i));
            m_workbench->editor()->current()->document()->setPlainText(text);
            QVERIFY(runByKey(Qt::Key_F5));
            QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
            printHeld(made + kTogether, clock.elapsed());
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        g_kernels = std::atoi(argv[1]);
        --argc;
    }
    const QTemporaryDir folder;
    qputenv("VITRINE_PIPELINE_CACHE_DIR", folder.filePath(QStringLiteral("kernels")).toUtf8());
    qputenv("MESA_SHADER_CACHE_DIR", folder.filePath(QStringLiteral("driver")).toUtf8());
    qputenv("QTEST_FUNCTION_TIMEOUT", "10000000");
    return runWindowTest<KernelMemory>(argc, argv);
}

#include "kernel_memory.moc"
