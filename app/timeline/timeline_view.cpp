// SPDX-License-Identifier: Apache-2.0
#include "timeline/timeline_view.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr double kTickPixels = 96; ///< about, from one mark of the axis to the next
constexpr double kMargin = 0.02;   ///< of the record's length, beside it when all is in view

struct Unit {
    double ns;
    const char* name;
};
constexpr Unit kUnits[] = {{1, "ns"}, {1e3, "µs"}, {1e6, "ms"}, {1e9, "s"}};

double roundStep(double least) {
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= least) return factor * decade;
    }
    return 10 * decade;
}

/// As many decimals as the step has.
QString number(double value, double step) {
    const int decimals = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - 1e-9));
    return QString::number(value, 'f', decimals);
}

} // namespace

void TimelineView::setRecord(int64_t begin, int64_t end) {
    m_recordBegin = static_cast<double>(begin);
    m_recordEnd = std::max(static_cast<double>(end), m_recordBegin + kLeastSpan);
    if (m_whole)
        fit();
    else
        clamp();
}

void TimelineView::setWidth(double pixels) {
    m_width = std::max(pixels, 1.0);
}

void TimelineView::fit() {
    const double length = m_recordEnd - m_recordBegin;
    m_begin = m_recordBegin - kMargin * length;
    m_span = length * (1 + 2 * kMargin);
    m_whole = true;
}

void TimelineView::clamp() {
    const double length = m_recordEnd - m_recordBegin;
    const double most = length * (1 + 2 * kMargin);
    m_span = std::clamp(m_span, std::min(kLeastSpan, most), most);
    // The record never leaves the picture: an edge of it may come to the middle.
    m_begin = std::clamp(m_begin, m_recordBegin - m_span / 2, m_recordEnd - m_span / 2);
    m_whole = m_span >= most;
    if (m_whole) fit();
}

void TimelineView::zoomAt(double x, double factor) {
    const double fixed = m_begin + x * nsPerPixel();
    m_span /= factor;
    const double length = m_recordEnd - m_recordBegin;
    m_span = std::clamp(m_span, kLeastSpan, std::max(kLeastSpan, length * (1 + 2 * kMargin)));
    m_begin = fixed - x * nsPerPixel();
    clamp();
}

void TimelineView::panBy(double pixels) {
    m_begin += pixels * nsPerPixel();
    m_whole = false;
    clamp();
}

void TimelineView::show(double begin, double end) {
    m_begin = begin;
    m_span = end - begin;
    clamp();
}

void TimelineView::bringIntoView(int64_t from, int64_t to) {
    const auto a = static_cast<double>(from);
    const auto b = static_cast<double>(to);
    if (a <= end() && b >= begin()) return;
    const double middle = (a + b) / 2;
    const double span = std::max(m_span, 1.5 * (b - a));
    show(middle - span / 2, middle + span / 2);
}

std::vector<TimelineView::Tick> TimelineView::ticks(QString& shared) const {
    const double step = roundStep(kTickPixels * nsPerPixel());
    const Unit* unit = &kUnits[0];
    for (const Unit& u : kUnits) {
        if (step >= u.ns) unit = &u;
    }
    const double first = std::ceil((m_begin - m_recordBegin) / step) * step;
    const double last = end() - m_recordBegin;
    // Long numbers hide what differs: beyond four digits the common part is said once.
    constexpr double kLong = 1e4;
    double base = 0;
    shared.clear();
    if (std::max(last, 0.0) / unit->ns >= kLong && unit != &kUnits[3]) {
        const Unit& larger = unit[1];
        base = std::floor(std::max(first, 0.0) / larger.ns) * larger.ns;
        const Unit& said = larger.ns == 1e9 || base < 1e9 ? larger : kUnits[3];
        shared = number(base / said.ns, larger.ns / said.ns) + QLatin1Char(' ') +
                 QString::fromUtf8(said.name) + QStringLiteral(" +");
    }
    std::vector<Tick> marks;
    for (double t = first; t <= last; t += step) {
        const double value = std::abs(t - base) < step / 2 ? 0 : (t - base) / unit->ns;
        marks.push_back({toX(t + m_recordBegin), number(value, step / unit->ns) + QLatin1Char(' ') +
                                                     QString::fromUtf8(unit->name)});
    }
    return marks;
}

} // namespace vitrine::app
