// SPDX-License-Identifier: Apache-2.0
#pragma once
// Something to be done once when control has returned to the event loop, however often it was asked
// for until then: Qt.callLater as an object, which tools can check. Interface thread.
#include <QObject>
#include <qqmlregistration.h>

namespace vitrine::app {

class DeferredCall : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;
    Q_INVOKABLE void request();

Q_SIGNALS:
    void due();

private:
    bool m_requested = false;
};

} // namespace vitrine::app
