// SPDX-License-Identifier: Apache-2.0
// One setting of the engine: its name in words, its value, and what it does.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: setting
    required property string variable
    required property string title
    required property string description
    required property list<string> choices
    required property string values
    required property string current
    required property string standard
    required property string remark
    required property string wanted // what is searched for
    property string problem
    readonly property bool isSwitch: choices.length === 2 && choices[0] === "0"
    visible: (title + "\n" + description + "\n" + variable).toLowerCase().includes(wanted.toLowerCase())
    height: visible ? implicitHeight : 0
    spacing: 2

    function take(value) {
        problem = Workbench.engineSettings.change(variable, value)
        field.text = Qt.binding(() => setting.current)
    }

    RowLayout {
        Layout.topMargin: 8
        spacing: 4
        Text {
            Layout.fillWidth: true
            text: setting.title
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            font.bold: true
            elide: Text.ElideRight
            HoverHandler { id: hover }
            Hint {
                visible: hover.hovered
                text: setting.variable + qsTr(", %1 unless it is set").arg(setting.standard || qsTr("empty"))
            }
        }
        Repeater {
            model: setting.choices
            ToggleButton {
                required property string modelData
                objectName: "setting:" + setting.variable + ":" + modelData
                mono: false
                text: !setting.isSwitch ? modelData : modelData === "1" ? qsTr("On") : qsTr("Off")
                tip: setting.title + ": " + text
                checked: setting.current === modelData
                onClicked: setting.take(modelData)
            }
        }
        InputField {
            id: field
            objectName: "setting:" + setting.variable
            visible: setting.choices.length === 0
            Layout.preferredWidth: 240
            text: setting.current
            placeholderText: setting.values
            Accessible.name: setting.title
            onEditingFinished: if (text !== setting.current) setting.take(text)
        }
    }
    Text {
        Layout.fillWidth: true
        text: setting.description
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
    Text {
        objectName: "remark:" + setting.variable
        Layout.fillWidth: true
        visible: text.length > 0
        text: setting.problem || setting.remark
        color: setting.problem ? Theme.error : Theme.accent
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
