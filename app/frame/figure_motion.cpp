// SPDX-License-Identifier: Apache-2.0
#include "frame/figure_motion.h"

#include "figures/figure_item.h"

#include <QQuickWindow>

namespace vitrine::app {

namespace {

FigureItem* figureIn(QQuickItem* item) {
    if (!item->isVisible()) return nullptr;
    auto* figure = qobject_cast<FigureItem*>(item);
    if (figure && !figure->views().empty()) return figure;
    for (QQuickItem* child : item->childItems()) {
        if (FigureItem* found = figureIn(child)) return found;
    }
    return nullptr;
}

} // namespace

bool FigureMotion::start(std::function<void()> ended) {
    m_figure = figureIn(m_window.contentItem());
    if (!m_figure) return false;
    m_ended = std::move(ended);
    connect(&m_window, &QQuickWindow::afterFrameEnd, this, &FigureMotion::next,
            Qt::QueuedConnection);
    next();
    return true;
}

void FigureMotion::next() {
    if (!m_figure || m_drawn == m_frames) {
        disconnect(&m_window, nullptr, this, nullptr);
        return m_ended();
    }
    constexpr int kSwing = 20; ///< frames to one side
    constexpr double kStep = 0.02;
    const bool back = m_drawn / kSwing % 2 == 1;
    const bool turns = m_figure->views().front().solid();
    ++m_drawn;
    m_figure->moveView(turns ? 10 * kStep : back ? -kStep : kStep, 0);
}

} // namespace vitrine::app
