// SPDX-License-Identifier: Apache-2.0
// The settings of the window itself.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Column {
    id: own
    required property string wanted
    readonly property AppSettings settings: Workbench.settings
    // Where other settings have the button that takes them back.
    component Room: Item { implicitWidth: 28 }
    component Choice: ToggleButton {
        property string of_
        mono: false
        tip: of_ + ": " + text
    }
    SettingLine {
        id: colours
        width: own.width
        wanted: own.wanted
        title: qsTr("Colours")
        description: qsTr("Of the whole window, figures included.")
        remark: ""
        words: qsTr("theme dark light contrast appearance")
        Repeater {
            model: ["view.dark", "view.light", "view.contrast"]
            Choice {
                required property string modelData
                readonly property Command command: Workbench.commands.of(modelData)
                objectName: "colours:" + modelData
                of_: colours.title
                text: command.title
                checked: command.checked
                onClicked: Workbench.commands.trigger(modelData)
            }
        }
        Room {}
    }
    SettingLine {
        id: scaleLine
        width: own.width
        wanted: own.wanted
        title: qsTr("Interface scale")
        description: qsTr("How large everything in the window is.")
        words: qsTr("zoom size appearance")
        remarkName: "remark:scale"
        remark: own.settings.scale !== own.settings.startScale ? qsTr("Seen at the next start.") : ""
        Repeater {
            model: [1, 1.25, 1.5, 1.75, 2]
            Choice {
                required property double modelData
                objectName: "scale:" + modelData
                of_: scaleLine.title
                text: qsTr("%1 %").arg(modelData * 100)
                checked: own.settings.scale === modelData
                onClicked: own.settings.scale = modelData
            }
        }
        Room {}
    }
    SettingLine {
        id: languageLine
        width: own.width
        wanted: own.wanted
        title: qsTr("Language")
        description: qsTr("Of the window; what scripts print and what the engine says stays English.")
        words: qsTr("translation appearance")
        remarkName: "remark:language"
        remark: own.settings.language !== own.settings.startLanguage ? qsTr("Seen at the next start.") : ""
        Repeater {
            model: own.settings.languages()
            Choice {
                required property string modelData
                objectName: "language:" + modelData
                of_: languageLine.title
                text: own.settings.languageName(modelData)
                checked: own.settings.language === modelData
                onClicked: own.settings.language = modelData
            }
        }
        Room {}
    }
    SettingLine {
        width: own.width
        wanted: own.wanted
        title: qsTr("Size of code")
        description: qsTr("In the editor and the command window, in pixels; 13 at first.")
        remark: ""
        words: qsTr("font text zoom appearance")
        IconButton { icon_: "minus"; text: qsTr("Smaller text"); onClicked: Workbench.commands.trigger("view.smaller") }
        Text {
            objectName: "codeSize"
            text: own.settings.codeSize
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        IconButton { icon_: "plus"; text: qsTr("Larger text"); onClicked: Workbench.commands.trigger("view.larger") }
        Room {}
    }
    SettingLine {
        id: brackets
        width: own.width
        wanted: own.wanted
        title: qsTr("Close brackets and quotes")
        description: qsTr("What is opened in the editor is closed behind the cursor.")
        remark: ""
        words: qsTr("editor parentheses")
        Repeater {
            model: [false, true]
            Choice {
                required property bool modelData
                objectName: "closesBrackets:" + modelData
                of_: brackets.title
                text: modelData ? qsTr("On") : qsTr("Off")
                checked: own.settings.closesBrackets === modelData
                onClicked: own.settings.closesBrackets = modelData
            }
        }
        Room {}
    }
}
