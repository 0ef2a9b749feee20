// SPDX-License-Identifier: Apache-2.0
#pragma once
// How long the window takes for its frames: the work of each on the thread that draws, with what
// of it is a wait for the device and taking over the items (meanwhile the interface thread stands
// still), and when and how long the interface thread was away from its
// events. Written when the program ends (`--frame-log`). Made and destroyed on the interface
// thread; frames end on the one that draws.
#include <mutex>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <vector>

class QQuickWindow;

namespace vitrine::app {

class FrameLog : public QObject {
public:
    struct Summary {
        std::size_t frames = 0;
        double median = 0, worst = 0; ///< ms of a frame's work
        double before = 0;            ///< ms that the device was waited for, at most
        double held = 0;              ///< ms that the items were being taken over, at most
        double drawn = 0;       ///< ms that the thread that draws computed for a frame, at most
        double stall = 0;       ///< ms that events waited at most
        double work = 0;        ///< ms that the interface thread computed meanwhile at most
        std::size_t stalls = 0; ///< times that they waited for longer than a frame
    };

    explicit FrameLog(QQuickWindow& window);
    /// Forgets what was measured so far, such as the start of the program.
    void restart();
    [[nodiscard]] Summary summary() const;
    /// A line a frame or a wait of events: when it began and what it took, in ms; the summary
    /// stands in front.
    [[nodiscard]] std::string text() const;

private:
    struct Span {
        double begin = 0, took = 0; ///< ms
        /// Of a wait: ms of the processor's time that the interface thread took. The rest it was
        /// not let run, or waited for the one that draws. Of a frame: what that one took.
        double worked = 0;
        /// Of a frame: ms until the items began to be taken over, and of that.
        double before = 0, held = 0;
    };
    void begin();
    void take();
    void taken();
    void end();
    void beat();

    static constexpr int kBeat = 10;      ///< ms between two looks at how late the events are
    static constexpr double kWaited = 16; ///< ms, from which on a wait has a line of its own
    QTimer m_beats;
    QElapsedTimer m_clock;
    mutable std::mutex m_mutex; ///< of all below
    std::vector<Span> m_frames, m_stalls;
    double m_begun = -1, m_lastBeat = 0, m_lastWork = 0;
    Span m_frame; ///< that is being made; its work: what the thread had computed before
};

} // namespace vitrine::app
