// SPDX-License-Identifier: Apache-2.0
#pragma once
// Moves the view of the window's figure a little in each frame, so that a log of frames says how
// fast it is drawn (`--moving N`): what lies in the plane swings to and fro, what is in space
// turns. Interface thread.
#include <functional>
#include <QObject>
#include <QPointer>

class QQuickWindow;

namespace vitrine::app {

class FigureItem;

class FigureMotion : public QObject {
public:
    FigureMotion(QQuickWindow& window, int frames) : m_window(window), m_frames(frames) {}
    /// Calls `ended` when so many frames were drawn; false when no figure is shown.
    bool start(std::function<void()> ended);

private:
    void next();

    QQuickWindow& m_window;
    int m_frames;
    int m_drawn = 0;
    QPointer<FigureItem> m_figure;
    std::function<void()> m_ended;
};

} // namespace vitrine::app
