// SPDX-License-Identifier: Apache-2.0
#pragma once
// The values that the ends of a colormap stand for, chosen by hand over the histogram of the data.
// What is chosen is the window's: the script's limits stay, and come back with reset().
// Interface thread.
#include "session/session.h"

#include <map>
#include <QObject>
#include <qqmlregistration.h>

namespace vitrine::app {

class EngineThread;

class ColorRange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The figure owns it.")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(double low READ low NOTIFY changed)
    Q_PROPERTY(double high READ high NOTIFY changed)
    /// What the histogram covers.
    Q_PROPERTY(double least READ least NOTIFY counted)
    Q_PROPERTY(double most READ most NOTIFY counted)
    /// Heights of the bins, from 0 to 1.
    Q_PROPERTY(QList<double> bins READ bins NOTIFY counted)
    /// Colours of the map, evenly.
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    /// What is no number of the map, in words; "" when all are.
    Q_PROPERTY(QString remark READ remark NOTIFY counted)
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)

public:
    explicit ColorRange(QObject* parent) : QObject(parent) {}

    /// Opens for axes; the histogram comes when the engine has read the data.
    void show(EngineThread& engine, const AxesSnapshot& axes);
    Q_INVOKABLE void close();
    /// False where low is not below high.
    Q_INVOKABLE bool choose(double low, double high);
    /// The script's own limits again.
    Q_INVOKABLE void reset();
    /// Limits chosen for axes, or null.
    [[nodiscard]] const Limits* limitsOf(uint64_t axes) const;
    [[nodiscard]] uint64_t axes() const { return m_axes; }

    [[nodiscard]] bool open() const { return m_axes != 0; }
    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    [[nodiscard]] double least() const { return m_least; }
    [[nodiscard]] double most() const { return m_most; }
    [[nodiscard]] QList<double> bins() const { return m_bins; }
    [[nodiscard]] QStringList colors() const { return m_colors; }
    [[nodiscard]] QString remark() const { return m_remark; }
    [[nodiscard]] bool chosen() const { return m_limits.contains(m_axes); }

Q_SIGNALS:
    void changed();
    void counted();
    /// Axes are to be drawn with other limits.
    void limitsChanged();

private:
    struct Counts;
    void take(const Counts& counts);

    uint64_t m_axes = 0;
    double m_low = 0, m_high = 1, m_ownLow = 0, m_ownHigh = 1, m_least = 0, m_most = 1;
    QList<double> m_bins;
    QStringList m_colors;
    QString m_remark;
    std::map<uint64_t, Limits> m_limits;
};

} // namespace vitrine::app
