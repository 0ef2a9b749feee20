// SPDX-License-Identifier: Apache-2.0
// Asks what to do with a text that would be lost. Return saves, Escape goes back to the text.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

PanelDialog {
    id: dialog
    objectName: "unsavedDialog"
    signal saveChosen()
    signal discardChosen()
    signal cancelled()
    property bool m_answered: false
    readonly property string name: Workbench.editor.current ? Workbench.editor.current.title : ""
    function answer(chosen) {
        dialog.m_answered = true
        dialog.close()
        chosen()
    }
    width: Math.min(460, parent ? parent.width - 40 : 460)
    padding: 18
    focus: true
    closePolicy: Popup.CloseOnEscape
    title: qsTr("Save the changes?")
    onAboutToShow: m_answered = false
    onOpened: save.forceActiveFocus()
    onClosed: if (!m_answered) cancelled()
    contentItem: Text {
        text: qsTr("%1 has changes that are not saved. What is discarded is lost.").arg(dialog.name)
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        wrapMode: Text.Wrap
        lineHeight: 1.25
        textFormat: Text.PlainText
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    footer: RowLayout {
        spacing: 8
        TextButton {
            objectName: "discardButton"
            Layout.leftMargin: 18
            Layout.bottomMargin: 16
            text: qsTr("Discard")
            tint: Theme.error
            onClicked: dialog.answer(dialog.discardChosen)
        }
        Item { Layout.fillWidth: true }
        TextButton {
            objectName: "cancelButton"
            Layout.bottomMargin: 16
            text: qsTr("Cancel")
            onClicked: dialog.answer(dialog.cancelled)
        }
        TextButton {
            id: save
            objectName: "saveButton"
            Layout.rightMargin: 18
            Layout.bottomMargin: 16
            text: qsTr("Save")
            prominent: true
            onClicked: dialog.answer(dialog.saveChosen)
        }
    }
}
