// SPDX-License-Identifier: Apache-2.0
#pragma once
// Lets the caret stand still when nobody types: a blinking caret draws the whole window twice a
// second for nobody. Interface thread.
#include <QObject>
#include <QTimer>

namespace vitrine::app {

class CaretRest : public QObject {
    Q_OBJECT

public:
    static constexpr int kAfter = 10000; ///< ms without a key or a click

    explicit CaretRest(QObject* parent = nullptr);
    ~CaretRest() override;
    [[nodiscard]] bool resting() const { return m_resting; }
    /// From now on: so long after the last key or click.
    void setAfter(int milliseconds);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void wake();
    void rest();

    QTimer m_timer;
    int m_flashTime; ///< ms, as the system has it
    bool m_resting = false;
};

} // namespace vitrine::app
