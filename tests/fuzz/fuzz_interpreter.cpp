// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes as a script that runs, in a sandbox and within limits on statements,
// time and the size of arrays. A script's own errors are what is expected; everything else is found
// by the sanitizers.
#include "accel/accelerator.h"
#include "base/settings.h"
#include "builtins/core/catalogue.h"
#include "figure/figure_store.h"
#include "provider/host/host_provider.h"
#include "provider/registry.h"
#include "trace/trace.h"
#include "value/memory_limit.h"
#include "vm/vm.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <thread>

// The sanitizer ends the program where operator new would throw. A size that a script makes up is
// its "out of memory" error, as it is outside of this target.
void* operator new(std::size_t size) {
    constexpr std::size_t kMost = std::size_t{1} << 28;
    void* memory = size <= kMost ? std::malloc(size) : nullptr;
    if (!memory) throw std::bad_alloc();
    return memory;
}
/// Memory from the forms of new that stay the sanitizer's is freed here too.
extern "C" const char* __asan_default_options() {
    return "alloc_dealloc_mismatch=0";
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace vitrine {
namespace {

constexpr int kStatements = 5000;
constexpr auto kTime = std::chrono::milliseconds(1500);
constexpr uint64_t kArrayBytes = uint64_t{1} << 20;

/// Interrupts a run that takes too long without coming to a statement.
class Watchdog {
public:
    Watchdog() : m_thread([this] { loop(); }) {}
    ~Watchdog() {
        {
            const std::lock_guard lock(m_mutex);
            m_quit = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    void watch(Vm* vm) {
        {
            const std::lock_guard lock(m_mutex);
            m_vm = vm;
            ++m_round;
        }
        m_wake.notify_one();
    }

private:
    void loop() {
        std::unique_lock lock(m_mutex);
        while (!m_quit) {
            const uint64_t round = m_round;
            const bool changed =
                m_wake.wait_for(lock, kTime, [&] { return m_quit || m_round != round; });
            if (!changed && m_vm) m_vm->interrupt();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;
    Vm* m_vm = nullptr;
    uint64_t m_round = 0;
    bool m_quit = false;
    std::thread m_thread;
};

/// What a session has, without devices, files and processes.
struct Rig {
    Rig() : providers(std::make_unique<HostProvider>(trace), {}) {
        settings.device = "cpu";
        settings.sandbox = true;
        settings.safe = true;
        setArrayLimit(kArrayBytes);
    }

    void run(std::string text) {
        SourceMap sources;
        RandomState random;
        Accelerator accelerator(settings, trace, sources, providers, coreOps());
        FigureStore figures; // its pictures go before what they are computed with
        Vm vm({settings,
               sources,
               accelerator,
               figures,
               random,
               [](std::string_view) {},
               [](std::string_view) {},
               {}});
        int statements = 0;
        vm.setStepHook([&](Vm&, Span) {
            if (++statements > kStatements)
                throw ScriptError("MATLAB:OperationTerminatedByUser", "Enough.");
        });
        watchdog.watch(&vm);
        try {
            vm.runText(std::move(text), "fuzz");
            accelerator.flush({});
        } catch (const ScriptError&) {
            // The script's own affair.
        } catch (const ExitRequest&) {
            // So is ending.
        }
        watchdog.watch(nullptr);
    }

    Settings settings;
    Trace trace;
    ProviderRegistry providers;
    Watchdog watchdog;
};

} // namespace
} // namespace vitrine

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static vitrine::Rig rig;
    rig.run(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
