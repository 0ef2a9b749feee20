// SPDX-License-Identifier: Apache-2.0
// What a page asks: choices to choose from, or a number to type; the answer is checked at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Column {
    id: asked
    readonly property LessonGuide guide: Workbench.guide
    signal answered()
    spacing: 8
    DeferredCall {
        id: laidOut
        onDue: asked.answered()
    }
    component Words: Text {
        width: asked.width
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize + 1
        lineHeight: 1.2
        wrapMode: Text.Wrap
        textFormat: Text.MarkdownText
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }
    Words {
        objectName: "lessonQuestion"
        text: asked.guide.question
        font.bold: true
    }
    Repeater {
        model: asked.guide.choices
        AbstractButton {
            id: choice
            required property string modelData
            required property int index
            readonly property bool picked: asked.guide.chosen === index
            objectName: "lessonChoice:" + index
            width: asked.width
            height: said.implicitHeight + 14
            focusPolicy: Qt.TabFocus
            text: modelData
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData
            Accessible.checked: picked
            Accessible.onPressAction: clicked()
            Keys.onReturnPressed: clicked()
            onClicked: asked.guide.choose(index)
            // As contentItem it would make its own height while that is asked for.
            Words {
                id: said
                y: 7
                leftPadding: 10
                rightPadding: 10
                text: choice.modelData
            }
            background: Rectangle {
                radius: 5
                color: choice.hovered ? Theme.hover : Theme.header
                border.width: choice.picked || choice.visualFocus ? 2 : 1
                border.color: !choice.picked ? (choice.visualFocus ? Theme.accent : Theme.border)
                            : asked.guide.right ? Theme.ok : Theme.warning
            }
        }
    }
    RowLayout {
        width: parent.width
        visible: asked.guide.choices.length === 0
        InputField {
            id: field
            objectName: "lessonAnswer"
            Layout.fillWidth: true
            placeholderText: qsTr("Your number")
            onAccepted: asked.guide.answer(field.text)
        }
        TextButton {
            objectName: "lessonCheck"
            text: qsTr("Check")
            onClicked: asked.guide.answer(field.text)
        }
    }
    Words {
        id: verdict
        objectName: "lessonVerdict"
        visible: text.length > 0
        text: asked.guide.verdict
        color: asked.guide.right ? Theme.ok : Theme.warning
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        onTextChanged: if (verdict.text) laidOut.request()
    }
    Connections {
        target: asked.guide
        function onChanged() { field.clear() }
    }
}
