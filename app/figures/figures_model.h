// SPDX-License-Identifier: Apache-2.0
#pragma once
// The newest figures with the device buffers to draw them from. Buffers are asked for on a pool
// thread, because data that is on the host only is uploaded then; what is on the device already is
// not copied. Interface thread.
#include "session/session.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>
#include <unordered_map>

namespace vitrine::app {

class EngineThread;

/// Figures and buffers that belong together; immutable.
struct FigureFrame {
    std::shared_ptr<const FigureSnapshot> figures;
    std::unordered_map<const Tensor*, DisplayBuffer> buffers;
    QString message; ///< why a buffer could not be had, or ""
};

class FiguresModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QList<QString> titles READ titles NOTIFY changed)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool drawable READ drawable CONSTANT)
    /// The figure that is shown offers its tools.
    Q_PROPERTY(bool toolBar READ toolBar NOTIFY changed)
    Q_PROPERTY(bool settled READ settled NOTIFY changed)

public:
    /// drawable: there is a device that the window draws with.
    FiguresModel(EngineThread& engine, bool drawable, QObject* parent = nullptr);

    void update(const std::shared_ptr<const FigureSnapshot>& figures);
    [[nodiscard]] const std::shared_ptr<const FigureFrame>& frame() const { return m_frame; }
    [[nodiscard]] const OneFigureSnapshot* current() const;
    [[nodiscard]] EngineThread& engine() { return m_engine; }

    [[nodiscard]] int count() const;
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    [[nodiscard]] QString message() const;
    [[nodiscard]] bool toolBar() const;
    [[nodiscard]] bool drawable() const { return m_drawable; }
    [[nodiscard]] bool settled() const { return !m_busy; }

Q_SIGNALS:
    void changed();
    /// The script has another current figure, which shows what it draws.
    void came();

private:
    void fetch(std::shared_ptr<const FigureSnapshot> figures);
    void take(std::shared_ptr<const FigureFrame> frame);

    EngineThread& m_engine;
    bool m_drawable;
    bool m_busy = false;
    int m_current = 0;
    int m_currentNumber = 0; ///< the script's current figure when last seen
    std::shared_ptr<const FigureSnapshot> m_newest;
    std::shared_ptr<const FigureFrame> m_frame;
};

} // namespace vitrine::app
