// SPDX-License-Identifier: Apache-2.0
// What runs, what went wrong, on which device, and how much memory that has.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    implicitHeight: 26 * Theme.unit
    color: Theme.header
    Accessible.role: Accessible.StatusBar
    Accessible.name: state.text
    component Label: Text {
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        elide: Text.ElideRight
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 14
        Rectangle {
            width: 9
            height: 9
            radius: 4.5
            color: Workbench.debugger.shown ? Theme.warning : Workbench.running ? Theme.accent
                 : Workbench.failed ? Theme.error : Workbench.stopped ? Theme.warning : Theme.ok
        }
        Rectangle {
            objectName: "progressBar"
            visible: Workbench.running && Workbench.progress.share >= 0
            implicitWidth: 110
            implicitHeight: 6
            radius: 3
            color: Theme.field
            border.color: Theme.border
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 % of what can be counted").arg(Math.round(100 * Workbench.progress.share))
            Rectangle {
                width: parent.width * Math.min(1, Workbench.progress.share)
                height: parent.height
                radius: 3
                color: Theme.accent
            }
        }
        Label {
            id: state
            objectName: "stateText"
            Layout.maximumWidth: bar.width * 0.6
            text: Workbench.stateText
            color: Theme.text
        }
        TextButton {
            objectName: "explainRun"
            readonly property int findings: Workbench.advice.findings.length
            implicitHeight: 20 * Theme.unit
            visible: findings > 0 && !Workbench.layout.docked.includes("tables")
            text: findings === 1 ? qsTr("1 finding") : qsTr("%1 findings").arg(findings)
            onClicked: Workbench.layout.mode = WindowLayout.Explain
        }
        Label {
            Layout.fillWidth: true
            objectName: "problemText"
            text: Workbench.problem || Workbench.notice
            color: Workbench.problem ? Theme.error : Theme.muted
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Label {
            objectName: "strictText"
            visible: Workbench.strict
            text: qsTr("Strict: a run stops where the GPU hands work to the CPU")
            color: Theme.warning
        }
        Label {
            objectName: "pinCount"
            visible: Workbench.whatIf.count > 0
            text: Workbench.whatIf.count === 1 ? qsTr("1 pin holds") : qsTr("%1 pins hold").arg(Workbench.whatIf.count)
            color: Theme.text
        }
        Label {
            visible: Workbench.problems.count > 0
            text: qsTr("%1 in the text").arg(Workbench.problems.count === 1
                  ? qsTr("1 problem") : qsTr("%1 problems").arg(Workbench.problems.count))
            color: Theme.warning
        }
        Label {
            Layout.maximumWidth: bar.width * 0.18
            text: Workbench.deviceText
            Accessible.name: qsTr("Device: ") + text
        }
        Label {
            visible: text.length > 0
            text: Workbench.memoryText
            Accessible.name: qsTr("Device memory: ") + text
        }
    }
}
