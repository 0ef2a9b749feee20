// SPDX-License-Identifier: Apache-2.0
#include "figures/ruler_ticks.h"

#include "figures/plot_view.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr qreal kBetween = 6; ///< pixels that labels beside each other leave

/// In turn, to each tick that is no minor one.
void giveLabels(std::vector<Tick>& ticks, const std::vector<std::string>& labels) {
    std::size_t number = 0;
    for (Tick& tick : ticks) {
        if (tick.minor) continue;
        tick.label =
            labels.empty() ? QString() : QString::fromStdString(labels[number++ % labels.size()]);
    }
}

/// Whether labels that stand side by side at these places leave room between them.
bool sideBySide(const std::vector<Tick>& ticks, const std::vector<qreal>& pixels, qreal letter) {
    bool any = false;
    qreal end = 0;
    std::vector<std::size_t> order(ticks.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return pixels[a] < pixels[b]; });
    for (const std::size_t i : order) {
        if (ticks[i].minor || ticks[i].label.isEmpty()) continue;
        const qreal half = letter * lettersOf(ticks[i].label) / 2;
        if (any && pixels[i] - half < end) return false;
        end = pixels[i] + half + kBetween;
        any = true;
    }
    return true;
}

/// The same of ticks on an axis of that length that shows the range; what stands above each other
/// does.
bool sideBySide(const std::vector<Tick>& ticks, const Range& range, bool logarithmic,
                const RulerRoom& room) {
    if (room.letter <= 0) return true;
    std::vector<qreal> pixels;
    pixels.reserve(ticks.size());
    for (const Tick& tick : ticks)
        pixels.push_back((placeOf(tick.value, logarithmic) - range.low) / range.size() *
                         room.length);
    return sideBySide(ticks, pixels, room.letter);
}

/// Times are written longer than numbers.
RulerTicks dateTicks(const RulerStyle& ruler, const Range& range, const RulerRoom& room) {
    int most = std::max(2, static_cast<int>(room.length / (1.6 * room.number)));
    TimeTicks times;
    RulerTicks out;
    const auto put = [&] {
        out.ticks.clear();
        for (std::size_t i = 0; i < times.values.size(); ++i)
            out.ticks.push_back({times.values[i], QString::fromStdString(times.labels[i])});
    };
    if (ruler.ticks) {
        std::vector<double> shown = *ruler.ticks;
        const double slack = (range.high - range.low) * 1e-9;
        std::erase_if(shown, [&](double value) {
            return !(value >= range.low - slack && value <= range.high + slack);
        });
        times = timeLabels(ruler, shown, range.low, range.high);
        put();
    } else {
        do {
            times = timeTicks(ruler, range.low, range.high, most);
            put();
        } while (!ruler.labels && !sideBySide(out.ticks, range, false, room) && --most > 1);
    }
    if (ruler.labels)
        giveLabels(out.ticks, *ruler.labels);
    else
        out.date = times.common;
    return out;
}

/// At the script's places.
std::vector<Tick> givenTicks(const RulerStyle& ruler, double low, double high, int exponent) {
    std::vector<Tick> ticks;
    const double slack = (high - low) * 1e-9;
    std::size_t number = 0;
    for (const double value : *ruler.ticks) {
        const std::size_t at = number++;
        if (!(value >= low - slack && value <= high + slack)) continue;
        ticks.push_back({value, QString()});
        if (!ruler.labels)
            ticks.back().label = QString::fromStdString(tickNumber(ruler, value, exponent));
        else if (!ruler.labels->empty())
            ticks.back().label = QString::fromStdString((*ruler.labels)[at % ruler.labels->size()]);
    }
    return ticks;
}

/// At round numbers in units of a power of ten; at most `most`, and as few as it takes for their
/// labels not to run into each other.
std::vector<Tick> evenTicks(const RulerStyle& ruler, const Range& range, int exponent, int most,
                            const RulerRoom& room) {
    const double power = std::pow(10.0, exponent);
    const auto ticksOf = [&](int count) {
        std::vector<Tick> even = axisTicks(range.low / power, range.high / power, count,
                                           ruler.leastStep / power, ruler.exponent.has_value());
        for (Tick& tick : even) {
            if (!ruler.format.empty())
                tick.label = QString::fromStdString(formatNumber(ruler.format, tick.value));
            tick.value *= power;
        }
        return even;
    };
    const auto fit = [&](const std::vector<Tick>& ticks) {
        return ruler.labels || sideBySide(ticks, range, false, room);
    };
    std::vector<Tick> ticks = ticksOf(most);
    if (ticks.size() < 3) {
        std::vector<Tick> more = ticksOf(2 * most);
        if (fit(more)) return more;
    }
    while (most > 1 && !fit(ticks))
        ticks = ticksOf(--most);
    return ticks;
}

} // namespace

qreal tickPixels(const AxesStyle& style) {
    return style.size > 0 ? static_cast<qreal>(style.size) * kPixelsOfPoint : kTickPixels;
}

int lettersOf(const QString& label) {
    int letters = 0;
    for (const QChar c : label)
        letters += c == u'^' || c == u'_' || c == u'{' || c == u'}' || c == u'\\' ? 0 : 1;
    return letters;
}

double fittingTurn(const std::vector<Tick>& ticks, const std::vector<qreal>& pixels, qreal letter) {
    if (sideBySide(ticks, pixels, letter)) return 0;
    // Of the font: what lines above each other need, of which those at 45 degrees have 0.7.
    const qreal line = letter * 2 / 0.7;
    std::vector<qreal> places;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        if (!ticks[i].minor && !ticks[i].label.isEmpty()) places.push_back(pixels[i]);
    }
    std::sort(places.begin(), places.end());
    for (std::size_t i = 1; i < places.size(); ++i) {
        if (places[i] - places[i - 1] < line) return 90;
    }
    return 45;
}

RulerTicks rulerTicks(const RulerStyle& ruler, const Range& range, bool logarithmic,
                      const RulerRoom& room) {
    if (ruler.time != TimeKind::None && !logarithmic) return dateTicks(ruler, range, room);
    RulerTicks out;
    const double low = dataAt(range.low, logarithmic), high = dataAt(range.high, logarithmic);
    if (!logarithmic) out.exponent = tickExponent(ruler, low, high);
    if (ruler.ticks) {
        out.ticks = givenTicks(ruler, low, high, out.exponent);
        return out;
    }
    const int most = std::max(3, static_cast<int>(room.length / room.number));
    out.ticks = logarithmic ? logarithmicTicks(range.low, range.high, most)
                            : evenTicks(ruler, range, out.exponent, most, room);
    if (ruler.labels) giveLabels(out.ticks, *ruler.labels);
    if ((ruler.minorTicks || ruler.minorGrid) && !logarithmic)
        addMinorTicks(out.ticks, range.low, range.high);
    return out;
}

AxesTicks axesTicks(const AxesSnapshot& axes, const PlotView& view) {
    const qreal scale = tickPixels(axes.style) / kTickPixels;
    const qreal letter = view.labels.turn == 0 ? kTickLetter * scale : 0;
    return {rulerTicks(axes.style.x, view.x, view.logX,
                       {view.box.width(), static_cast<int>(50 * scale), letter}),
            rulerTicks(axes.style.y, view.y, view.logY,
                       {view.box.height(), static_cast<int>(40 * scale)})};
}

} // namespace vitrine::app
