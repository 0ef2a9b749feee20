// SPDX-License-Identifier: Apache-2.0
#include "scene.h"

#include "frame/window_title.h"
#include "workbench.h"

#include <QQmlComponent>

void qml_register_types_Vitrine(); // made by the build from QML_ELEMENT and its like

namespace vitrine::app {

Scene::Scene(QQuickWindow& window, Workbench& workbench) {
    // Named here, or the linker leaves out the registration with its library.
    [[maybe_unused]] volatile const auto registration = &qml_register_types_Vitrine;
    m_qml.addImportPath(QStringLiteral("qrc:/qml"));
    workbench.install(m_qml);
    QQmlComponent component(&m_qml, QUrl(QStringLiteral("qrc:/qml/Vitrine/Main.qml")));
    QObject* made = component.create();
    m_root.reset(qobject_cast<QQuickItem*>(made));
    if (!m_root) {
        delete made;
        m_failure = component.errorString();
        return;
    }
    QQmlEngine::setObjectOwnership(m_root.get(), QQmlEngine::CppOwnership);
    m_root->setParentItem(window.contentItem());
    m_root->setSize(window.contentItem()->size());
    m_title = std::make_unique<WindowTitle>(window, *workbench.editor());
    QQuickItem* content = window.contentItem();
    const auto follow = [this, content] { m_root->setSize(content->size()); };
    QObject::connect(content, &QQuickItem::widthChanged, m_root.get(), follow);
    QObject::connect(content, &QQuickItem::heightChanged, m_root.get(), follow);
}

Scene::~Scene() = default;

} // namespace vitrine::app
