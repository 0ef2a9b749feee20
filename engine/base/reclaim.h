// SPDX-License-Identifier: Apache-2.0
#pragma once
// Memory that is given back after a stop. Taking millions of values apart, or unmapping gigabytes,
// can take longer than the user wants to wait for the prompt: a thread of low priority does it.
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace vitrine::reclaim {

/// On: what dies on the calling thread and is large is handed over. The interpreter turns it on
/// when it stops a run and off when it begins the next one.
void setOn(bool on);
/// Also true while a stop is requested on the calling thread.
[[nodiscard]] bool isOn();
/// Bytes of a buffer and elements of a container from which on it is worth a hand-over.
constexpr std::size_t kLargeBytes = std::size_t{32} << 20;
constexpr std::size_t kManyElements = std::size_t{1} << 15;

/// Calls destroy, some time, on the reclaimer's thread; here when there is no thread to be had.
void later(std::function<void()> destroy);
/// Hands an object's content over at the end of its scope when it is on; the object itself is left
/// empty.
template <typename T>
class Guard {
public:
    explicit Guard(T& object) : m_object(object) {}
    ~Guard() {
        if (isOn()) later([held = std::make_shared<T>(std::move(m_object))] {});
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

private:
    T& m_object;
};
/// True on the reclaimer's thread.
[[nodiscard]] bool onItsThread();
/// Returns when everything handed over is gone.
void wait();
/// Hand-overs that are not done.
[[nodiscard]] int pending();

/// The process is about to end: from now on nobody waits for what is handed over.
void processEnds();
[[nodiscard]] bool processEnding();

} // namespace vitrine::reclaim
