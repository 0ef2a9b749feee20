// SPDX-License-Identifier: Apache-2.0
#pragma once
// Says when the keys rest. Work on a long text that starts then takes long, and the more often, the
// less of the processor is left to the keys: the longer it took last, the longer it waits.
#include <QTimer>

#include <algorithm>

namespace vitrine::app {

class RestTimer : public QTimer {
public:
    /// least: ms after the last key.
    explicit RestTimer(int least) : m_least(least) {
        setSingleShot(true);
        setInterval(least);
    }
    /// ms that the work took.
    void setTook(qint64 ms) {
        const int wait = std::max(m_least, static_cast<int>(std::min<qint64>(kTimes * ms, kMost)));
        if (wait != interval()) setInterval(wait);
    }

private:
    static constexpr int kTimes = 4;
    static constexpr int kMost = 2000; ///< ms
    int m_least;
};

} // namespace vitrine::app
