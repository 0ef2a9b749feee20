// SPDX-License-Identifier: Apache-2.0
#pragma once
// How a page of the manual looks: Markdown comes without air between its paragraphs, with heavy
// tables, and with links in a blue for white ground. Interface thread.
#include <QColor>
#include <QObject>
#include <QPointer>
#include <qqmlregistration.h>
#include <QQuickTextDocument>

namespace vitrine::app {

class ManualPage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* document MEMBER m_document NOTIFY changed)
    Q_PROPERTY(QColor links MEMBER m_links NOTIFY changed)
    /// Of tables.
    Q_PROPERTY(QColor lines MEMBER m_lines NOTIFY changed)

public:
    explicit ManualPage(QObject* parent = nullptr);
    /// After a new text has come.
    Q_INVOKABLE void arrange();

Q_SIGNALS:
    void changed();

private:
    QPointer<QQuickTextDocument> m_document;
    QColor m_links, m_lines;
    bool m_arranging = false;
};

} // namespace vitrine::app
