// SPDX-License-Identifier: Apache-2.0
// What an empty text says: what to type, and the lessons to begin with.
import QtQuick
import Vitrine

EmptyState {
    title: qsTr("Type MATLAB code here")
    text: qsTr("For example\nx = rand(1000);  imagesc(sin(x).*x)\nF5 runs it, Ctrl+O opens a file.")
          + (Workbench.lessons.length > 0 ? " " + qsTr("Or begin with a lesson:") : "")
    Item { width: 1; height: 4 }
    Repeater {
        model: Workbench.lessons
        TextButton {
            required property lesson modelData
            required property int index
            objectName: "lesson:" + index
            anchors.horizontalCenter: parent?.horizontalCenter
            text: modelData.title
            onClicked: Workbench.setProblem(Workbench.editor.open(modelData.path))
        }
    }
}
