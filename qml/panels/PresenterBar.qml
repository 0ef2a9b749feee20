// SPDX-License-Identifier: Apache-2.0
// For a class: one panel at a time, and the lesson's step with the way on.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    readonly property WindowLayout layout_: Workbench.layout
    readonly property LessonGuide guide: Workbench.guide
    objectName: "presenterBar"
    visible: Workbench.settings.presenting
    height: visible ? 56 : 0
    color: Theme.header
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 4
        StillList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            orientation: ListView.Horizontal
            model: bar.layout_.panels
            // The one that is shown is in view.
            currentIndex: {
                for (let i = 0; i < bar.layout_.panels.length; ++i)
                    if (bar.layout_.panels[i].name === bar.layout_.enlarged) return i
                return -1
            }
            delegate: ToggleButton {
                required property panelFact modelData
                objectName: "present:" + modelData.name
                mono: false
                visible: bar.layout_.docked.includes(modelData.name)
                width: visible ? implicitWidth : 0
                y: (ListView.view.height - height) / 2
                text: modelData.title
                tip: qsTr("%1: the whole window").arg(modelData.title)
                checked: bar.layout_.enlarged === modelData.name
                onClicked: if (!checked) bar.layout_.enlarge(modelData.name)
            }
        }
        Text {
            Layout.maximumWidth: bar.width * 0.3
            Layout.leftMargin: 10
            text: bar.guide.current < 0 ? "" : bar.guide.pageTitle
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
        }
        TextButton {
            visible: bar.guide.current >= 0
            text: qsTr("Back")
            enabled: bar.guide.page > 0
            onClicked: Workbench.commands.trigger("help.pageBefore")
        }
        TextButton {
            objectName: "presentNext"
            visible: bar.guide.current >= 0
            text: qsTr("Next step")
            prominent: true
            onClicked: Workbench.commands.trigger("help.nextPage")
        }
        TextButton {
            objectName: "presentEnd"
            text: qsTr("End")
            onClicked: Workbench.commands.trigger("view.present")
        }
    }
}
