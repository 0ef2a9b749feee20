// SPDX-License-Identifier: Apache-2.0
#include "caret_rest.h"

#include <QEvent>
#include <QGuiApplication>
#include <QStyleHints>

namespace vitrine::app {

CaretRest::CaretRest(QObject* parent)
    : QObject(parent), m_flashTime(QGuiApplication::styleHints()->cursorFlashTime()) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kAfter);
    connect(&m_timer, &QTimer::timeout, this, &CaretRest::rest);
    qGuiApp->installEventFilter(this);
    m_timer.start();
}

CaretRest::~CaretRest() {
    if (m_resting) QGuiApplication::styleHints()->setCursorFlashTime(m_flashTime);
}

void CaretRest::setAfter(int milliseconds) {
    m_timer.setInterval(milliseconds);
    wake();
}

bool CaretRest::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::InputMethod:
    case QEvent::ApplicationActivate:
        wake();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void CaretRest::wake() {
    if (m_resting) QGuiApplication::styleHints()->setCursorFlashTime(m_flashTime);
    m_resting = false;
    m_timer.start();
}

void CaretRest::rest() {
    // Texts show their caret steadily at 0.
    QGuiApplication::styleHints()->setCursorFlashTime(0);
    m_resting = true;
}

} // namespace vitrine::app

#include "moc_caret_rest.cpp"
