// SPDX-License-Identifier: Apache-2.0
// One dialog of a script: a message, a question, fields, a list, or how far something has come. A
// drag at its head moves it; what the script does not wait for leaves the window usable.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Dialog {
    id: box
    objectName: "scriptDialog"
    required property ScriptDialog dialog
    required property int row
    readonly property bool buttons: dialog.kind === ScriptDialog.Message || dialog.kind === ScriptDialog.Question
    readonly property bool progress: dialog.kind === ScriptDialog.Progress
    property bool m_done: false
    function accept_() {
        m_done = true
        if (box.dialog.kind === ScriptDialog.Inputs) box.dialog.acceptTexts(fields.texts())
        else box.dialog.acceptRows()
    }
    parent: Overlay.overlay
    x: Math.round(((parent ? parent.width : 800) - width) / 2) + 28 * row
    y: Math.round(((parent ? parent.height : 600) - height) / 2) + 130 * row % 390
    width: Math.min(dialog.kind === ScriptDialog.List ? 360 : 420, parent ? parent.width - 40 : 420)
    padding: 16
    modal: dialog.modal
    // What the script does not wait for takes the keyboard from nobody.
    focus: dialog.modal || dialog.awaited
    // A popup that Escape closes would take all shortcuts of the window.
    closePolicy: focus ? Popup.CloseOnEscape : Popup.NoAutoClose
    title: dialog.title || (progress ? qsTr("Progress") : qsTr("The script asks"))
    onClosed: if (!m_done) dialog.dismiss()
    onOpened: {
        if (dialog.kind === ScriptDialog.Inputs) fields.takeFocus()
        else if (dialog.kind === ScriptDialog.List) list.forceActiveFocus()
        else if (focus) footerRow.takeFocus()
    }
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
    header: PanelHeader {
        title: box.title
        DragHandler {
            target: null
            property real startX
            property real startY
            onActiveChanged: { startX = box.x; startY = box.y }
            onTranslationChanged: {
                box.x = startX + translation.x
                box.y = Math.max(0, startY + translation.y)
            }
        }
        Item { Layout.fillWidth: true }
        IconButton {
            objectName: "scriptClose"
            icon_: "close"
            text: qsTr("Close")
            onClicked: box.dialog.dismiss()
        }
    }
    ColumnLayout {
        width: parent.width
        spacing: 12
        RowLayout {
            visible: message.text.length > 0
            spacing: 12
            IconItem {
                visible: name.length > 0
                Layout.alignment: Qt.AlignTop
                implicitWidth: 28
                implicitHeight: 28
                name: ({ help: "help", warn: "warning", error: "failed" })[box.dialog.icon] || ""
                color: box.dialog.icon === "error" ? Theme.error
                     : box.dialog.icon === "warn" ? Theme.warning : Theme.accent
            }
            Text {
                id: message
                objectName: "scriptText"
                Layout.fillWidth: true
                text: box.dialog.text
                color: Theme.text
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSize
                wrapMode: Text.Wrap
                lineHeight: 1.25
                textFormat: Text.PlainText
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        ScriptProgress {
            visible: box.progress
            Layout.fillWidth: true
            fraction: box.dialog.fraction
        }
        ScriptFields {
            id: fields
            visible: box.dialog.kind === ScriptDialog.Inputs
            Layout.fillWidth: true
            dialog: box.dialog
            onAccepted: box.accept_()
        }
        ScriptRows {
            id: list
            visible: box.dialog.kind === ScriptDialog.List
            Layout.fillWidth: true
            Layout.preferredHeight: 260
            dialog: box.dialog
            onAccepted: box.accept_()
        }
    }
    footer: ScriptButtons {
        id: footerRow
        visible: !box.progress || box.dialog.cancellable
        dialog: box.dialog
        buttons: box.buttons
        onPressed: button => { box.m_done = true; box.dialog.press(button) }
        onAccepted: box.accept_()
        onRefused: box.dialog.dismiss()
    }
}
