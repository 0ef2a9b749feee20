// SPDX-License-Identifier: Apache-2.0
// A million events: how long the index takes to make (off the interface's thread), and what a frame
// costs then, from the whole run to a microsecond. Checks first that no event is missing.
#include "timeline/timeline_geometry.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace vitrine;
using namespace vitrine::app;

namespace {

double since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

/// As a long loop leaves them: captures, a plan now and then, dispatches, buffers that come and go.
TraceEvents million(std::size_t count) {
    TraceEvents out;
    out.providers = {"host", "a device"};
    std::mt19937 random(1);
    auto chunk = std::make_shared<std::vector<Event>>();
    int64_t now = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Event e;
        const auto kind = i % 8;
        e.kind = kind < 3    ? EventKind::Capture
                 : kind == 3 ? EventKind::Plan
                 : kind == 4 ? EventKind::Alloc
                 : kind == 5 ? EventKind::Free
                             : EventKind::Dispatch;
        e.provider = kind == 7 ? 0 : 1;
        e.start = now;
        e.end = kind == 3 || kind > 5 ? now + 200 + random() % 2000 : now;
        e.buffer = i / 8;
        e.bytes = 4096 + random() % 65536;
        e.group = 1 + static_cast<uint32_t>(i % 97);
        e.node = static_cast<uint32_t>(i % 4001);
        e.setLabel("sin·times·plus");
        now += random() % 1500;
        chunk->push_back(e);
        if (chunk->size() < 4096) continue;
        out.chunks.push_back(std::exchange(chunk, std::make_shared<std::vector<Event>>()));
    }
    out.chunks.push_back(std::move(chunk));
    return out;
}

} // namespace

int main() {
    constexpr std::size_t kEvents = 1'000'000;
    const TraceEvents events = million(kEvents);
    auto start = std::chrono::steady_clock::now();
    const TimelineIndex index(events);
    std::printf("index of %zu events: %.1f ms\n", events.count(), since(start));
    if (index.count() + index.memory().steps() != kEvents ||
        index.countIn(index.begin(), index.end()) != index.count()) {
        std::printf("events are missing\n");
        return EXIT_FAILURE;
    }
    const TimelineLayout layout = TimelineLayout::of(1600, 300);
    TimelineView view;
    view.setWidth(layout.plotWidth());
    view.setRecord(index.begin(), index.end());
    TimelineMarks marks;
    for (std::size_t k = 0; k < kSeries; ++k) {
        for (std::size_t i = 0; i < index.series(static_cast<Series>(k)).size(); i += 97)
            marks[k].push_back(i);
    }
    TimelinePicture picture;
    const TimelinePalette palette;
    while (true) {
        constexpr int kFrames = 50;
        start = std::chrono::steady_clock::now();
        for (int i = 0; i < kFrames; ++i)
            drawTimeline(index, view, layout, palette, marks, {index.begin(), BarId{}}, picture);
        const double draw = since(start) / kFrames;
        start = std::chrono::steady_clock::now();
        std::size_t hits = 0;
        for (int i = 0; i < kFrames; ++i)
            hits += index.barAt(Lane::Gpu, view.toTime(i * 30.0),
                                static_cast<int64_t>(2 * view.nsPerPixel()) + 1)
                        ? 1
                        : 0;
        std::printf(
            "%12.0f ns in view, %7zu events: frame %.3f ms, %5zu rectangles; hit %.4f ms (%zu)\n",
            view.span(),
            index.countIn(static_cast<int64_t>(view.begin()), static_cast<int64_t>(view.end())),
            draw, picture.quads.size(), since(start) / kFrames, hits);
        if (view.span() < 1000) break;
        view.zoomAt(700, 10);
    }
    return EXIT_SUCCESS;
}
