// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colours and fonts by name, for QML (`Theme.panel`) and for the items that paint themselves.
// Interface thread; painted items read it while they are synchronised.
#include "app_settings.h"

#include <algorithm>
#include <map>
#include <QColor>
#include <QFont>
#include <QObject>
#include <qqmlregistration.h>
#include <string_view>

class QJSEngine;
class QQmlEngine;

namespace vitrine::app {

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString codeFamily READ codeFamily CONSTANT)
    Q_PROPERTY(QString textFamily READ textFamily CONSTANT)
    Q_PROPERTY(int codeSize READ codeSize NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize NOTIFY changed)
    Q_PROPERTY(int smallSize READ smallSize NOTIFY changed)
    Q_PROPERTY(int rowHeight READ rowHeight NOTIFY changed)
    /// Of letters in badges.
    Q_PROPERTY(int badgeSize READ badgeSize NOTIFY changed)
    /// What sizes are multiplied with: 1, more for a presenter.
    Q_PROPERTY(double unit READ unit NOTIFY changed)
    Q_PROPERTY(QColor window READ window NOTIFY changed)
    Q_PROPERTY(QColor panel READ panel NOTIFY changed)
    Q_PROPERTY(QColor header READ header NOTIFY changed)
    Q_PROPERTY(QColor field READ field NOTIFY changed)
    Q_PROPERTY(QColor editor READ editor NOTIFY changed)
    Q_PROPERTY(QColor border READ border NOTIFY changed)
    Q_PROPERTY(QColor hover READ hover NOTIFY changed)
    Q_PROPERTY(QColor pressed READ pressed NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor muted READ muted NOTIFY changed)
    Q_PROPERTY(QColor faint READ faint NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor onAccent READ onAccent NOTIFY changed)
    Q_PROPERTY(QColor selection READ selection NOTIFY changed)
    Q_PROPERTY(QColor selectedRow READ selectedRow NOTIFY changed)
    Q_PROPERTY(QColor linked READ linked NOTIFY changed)
    Q_PROPERTY(QColor cpu READ cpu NOTIFY changed)
    Q_PROPERTY(QColor cpuFill READ cpuFill NOTIFY changed)
    Q_PROPERTY(QColor gpu READ gpu NOTIFY changed)
    Q_PROPERTY(QColor gpuFill READ gpuFill NOTIFY changed)
    Q_PROPERTY(QColor ok READ ok NOTIFY changed)
    Q_PROPERTY(QColor warning READ warning NOTIFY changed)
    Q_PROPERTY(QColor error READ error NOTIFY changed)
    Q_PROPERTY(QColor nodeBorder READ nodeBorder NOTIFY changed)
    Q_PROPERTY(QColor transfer READ transfer NOTIFY changed)
    Q_PROPERTY(QColor plot READ plot NOTIFY changed)
    /// What a run's time is spent with, beside cpu, gpu and transfer.
    Q_PROPERTY(QColor interpreter READ interpreter NOTIFY changed)
    Q_PROPERTY(QColor planning READ planning NOTIFY changed)
    Q_PROPERTY(QColor compiling READ compiling NOTIFY changed)
    Q_PROPERTY(QColor idle READ idle NOTIFY changed)

public:
    explicit Theme(AppSettings& settings, QObject* parent = nullptr);
    /// The theme of the workbench that the QML engine shows.
    [[nodiscard]] static Theme* create(QQmlEngine* qml, QJSEngine* scripts);

    /// Invalid where there is none of this name.
    [[nodiscard]] QColor color(std::string_view name) const;
    [[nodiscard]] QFont codeFont() const;
    /// As large as type is now; plainFont is of pictures that are made larger as a whole.
    [[nodiscard]] QFont labelFont(int pixels) const;
    [[nodiscard]] QFont plainFont(int pixels) const;

    [[nodiscard]] QString codeFamily() const { return m_codeFamily; }
    [[nodiscard]] QString textFamily() const { return m_textFamily; }
    [[nodiscard]] int codeSize() const {
        constexpr int kLess = 2; // secondary code is smaller
        return std::max(enlarged(m_settings.codeSize()),
                        m_settings.presenting() ? kLeastPresented + kLess : 0);
    }
    [[nodiscard]] int textSize() const { return enlarged(12); }
    [[nodiscard]] int smallSize() const { return enlarged(11); }
    [[nodiscard]] int rowHeight() const { return static_cast<int>(24 * unit()); }
    [[nodiscard]] int badgeSize() const { return enlarged(10); }
    [[nodiscard]] double unit() const { return m_settings.presenting() ? kPresented : 1; }
    [[nodiscard]] QColor window() const { return color("window"); }
    [[nodiscard]] QColor panel() const { return color("panel"); }
    [[nodiscard]] QColor header() const { return color("header"); }
    [[nodiscard]] QColor field() const { return color("field"); }
    [[nodiscard]] QColor editor() const { return color("editor"); }
    [[nodiscard]] QColor border() const { return color("border"); }
    [[nodiscard]] QColor hover() const { return color("hover"); }
    [[nodiscard]] QColor pressed() const { return color("pressed"); }
    [[nodiscard]] QColor text() const { return color("text"); }
    [[nodiscard]] QColor muted() const { return color("muted"); }
    [[nodiscard]] QColor faint() const { return color("faint"); }
    [[nodiscard]] QColor accent() const { return color("accent"); }
    [[nodiscard]] QColor onAccent() const { return color("onAccent"); }
    [[nodiscard]] QColor selection() const { return color("selection"); }
    [[nodiscard]] QColor selectedRow() const { return color("selectedRow"); }
    [[nodiscard]] QColor linked() const { return color("linked"); }
    [[nodiscard]] QColor cpu() const { return color("cpu"); }
    [[nodiscard]] QColor cpuFill() const { return color("cpuFill"); }
    [[nodiscard]] QColor gpu() const { return color("gpu"); }
    [[nodiscard]] QColor gpuFill() const { return color("gpuFill"); }
    [[nodiscard]] QColor ok() const { return color("ok"); }
    [[nodiscard]] QColor warning() const { return color("warning"); }
    [[nodiscard]] QColor error() const { return color("error"); }
    [[nodiscard]] QColor nodeBorder() const { return color("nodeBorder"); }
    [[nodiscard]] QColor transfer() const { return color("transfer"); }
    [[nodiscard]] QColor plot() const { return color("plot"); }
    [[nodiscard]] QColor interpreter() const { return color("interpreter"); }
    [[nodiscard]] QColor planning() const { return color("planning"); }
    [[nodiscard]] QColor compiling() const { return color("compiling"); }
    [[nodiscard]] QColor idle() const { return color("idle"); }

Q_SIGNALS:
    void changed();

private:
    void apply();
    static constexpr double kPresented = 1.5;
    /// What can still be read from the last row, of a picture 1080 pixels high.
    static constexpr int kLeastPresented = 18;
    /// A size of type as a presenter shows it.
    [[nodiscard]] int enlarged(int pixels) const;

    AppSettings& m_settings;
    QString m_codeFamily, m_textFamily;
    std::map<std::string_view, QColor> m_colors;
};

} // namespace vitrine::app
