// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colours and fonts by name, for QML (`Theme.panel`) and for the items that paint themselves.
// Interface thread; painted items read it while they are synchronised.
#include "app_settings.h"

#include <QColor>
#include <QFont>
#include <QQmlPropertyMap>

namespace vitrine::app {

class Theme : public QQmlPropertyMap {
    Q_OBJECT

public:
    explicit Theme(AppSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QColor color(const char* name) const;
    [[nodiscard]] QFont codeFont() const;
    [[nodiscard]] QFont labelFont(int pixels) const;

Q_SIGNALS:
    void changed();

private:
    void apply();
    AppSettings& m_settings;
};

} // namespace vitrine::app
