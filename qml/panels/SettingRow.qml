// SPDX-License-Identifier: Apache-2.0
// One setting of the engine. Its variable of the environment stands in the tool tip.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

SettingLine {
    id: setting
    required property string variable
    required property list<string> choices
    required property string values
    required property string current
    required property string standard
    required property string meaning
    required property string standardMeaning
    readonly property bool isSwitch: choices.length === 2 && choices[0] === "0"
    hint: qsTr("%1 in the environment; %2 unless it is set").arg(variable).arg(standardMeaning)
    words: variable
    remarkName: "remark:" + variable

    function take(value) {
        problem = Workbench.engineSettings.change(variable, value)
        field.text = Qt.binding(() => setting.current)
    }

    Text {
        objectName: "meaning:" + setting.variable
        visible: setting.meaning.length > 0 && setting.meaning !== setting.current
        text: setting.meaning
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
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
        Layout.preferredWidth: 220
        text: setting.current
        placeholderText: setting.values
        Accessible.name: setting.title
        onEditingFinished: if (text !== setting.current) setting.take(text)
    }
    IconButton {
        objectName: "standard:" + setting.variable
        icon_: "undo"
        enabled: setting.current !== setting.standard
        opacity: enabled ? 1 : 0
        text: qsTr("%1: back to %2").arg(setting.title).arg(setting.standardMeaning)
        onClicked: setting.take(setting.standard)
    }
}
