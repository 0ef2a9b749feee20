// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which stretch of time a timeline shows, and where a moment stands in it: zoom, pan, and the marks
// of its axis. Times are ns on the trace's clock, places are pixels from the plot's left edge.
// A value; any thread.
#include <cstdint>
#include <QString>
#include <utility>
#include <vector>

namespace vitrine::app {

class TimelineView {
public:
    static constexpr double kLeastSpan = 200; ///< ns: a microsecond fills a good part of a window

    /// The record lies between these; what is shown is moved into them.
    void setRecord(int64_t begin, int64_t end);
    void setWidth(double pixels);
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double begin() const { return m_begin; }
    [[nodiscard]] double end() const { return m_begin + m_span; }
    [[nodiscard]] double span() const { return m_span; }
    [[nodiscard]] double nsPerPixel() const { return m_span / m_width; }
    [[nodiscard]] double toX(double time) const { return (time - m_begin) / nsPerPixel(); }
    [[nodiscard]] int64_t toTime(double x) const {
        return static_cast<int64_t>(m_begin + x * nsPerPixel());
    }
    /// The whole record is in view, and follows it as it grows.
    [[nodiscard]] bool isWhole() const { return m_whole; }

    void fit();
    /// The moment at x stays there.
    void zoomAt(double x, double factor);
    void panBy(double pixels);
    void show(double begin, double end);
    /// Moves as little as is needed to have from…to in view, with room around it.
    void bringIntoView(int64_t from, int64_t to);

    struct Tick {
        double x = 0;
        QString text;
    };
    /// Round times since the record's begin; where these get long, the part that all share stands
    /// in `shared`, as "12.345 s +".
    [[nodiscard]] std::vector<Tick> ticks(QString& shared) const;

private:
    void clamp();

    double m_recordBegin = 0, m_recordEnd = 1;
    double m_begin = 0, m_span = 1, m_width = 1;
    bool m_whole = true;
};

} // namespace vitrine::app
