// SPDX-License-Identifier: Apache-2.0
// What an empty text says: what to type, the files of late, and the lessons to begin with.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

EmptyState {
    id: greeting
    readonly property int lessons: Workbench.guide.lessons.length
    title: qsTr("Type MATLAB code here")
    text: qsTr("For example\nx = rand(1000);  imagesc(sin(x).*x)\n%1 runs it, %2 opens a file.")
              .arg(Workbench.commands.of("run.run").keyOrTitle).arg(Workbench.commands.of("file.open").keyOrTitle)
          + (lessons > 0 ? " " + qsTr("Or begin with a lesson:") : "")
    Item { width: 1; height: 4 }
    Repeater {
        model: Array.from(Workbench.recentFiles.paths).slice(0, 4)
        TextButton {
            required property string modelData
            objectName: "recent:" + modelData
            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
            icon_: "open"
            text: modelData.substring(modelData.lastIndexOf("/") + 1)
            Accessible.name: qsTr("Open %1").arg(modelData)
            onClicked: Workbench.setProblem(Workbench.editor.open(modelData))
        }
    }
    TextButton {
        objectName: "lesson:0"
        visible: greeting.lessons > 0
        anchors.horizontalCenter: parent.horizontalCenter
        icon_: "lesson"
        text: greeting.lessons > 0 ? Workbench.guide.lessons[0].title : ""
        onClicked: Workbench.guide.open(0)
    }
    TextButton {
        objectName: "allLessons"
        visible: greeting.lessons > 1
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("All %1 lessons").arg(greeting.lessons)
        onClicked: {
            Workbench.guide.close()
            Workbench.layout.show("lesson")
        }
    }
}
