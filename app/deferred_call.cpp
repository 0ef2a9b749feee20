// SPDX-License-Identifier: Apache-2.0
#include "deferred_call.h"

namespace vitrine::app {

void DeferredCall::request() {
    if (m_requested) return;
    m_requested = true;
    const auto call = [this] {
        m_requested = false;
        Q_EMIT due();
    };
    QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
}

} // namespace vitrine::app

#include "moc_deferred_call.cpp"
