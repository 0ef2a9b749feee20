// SPDX-License-Identifier: Apache-2.0
// The generated source of the selected kernel, and its assembly.
import QtQuick
import QtQuick.Controls
import Vitrine
import Vitrine.Engine

Item {
    id: view
    property bool assembly: false
    readonly property var info: Workbench.inspector
    PanelHeader {
        id: header
        width: parent.width
        visible: view.info.hasKernel
        color: Theme.panel
        title: view.assembly ? "SPIR-V" : view.info.language === "steps" ? qsTr("CPU steps") : view.info.language
        detail: view.info.title
        TextButton {
            implicitHeight: 24
            visible: view.info.assembly.length > 0
            text: view.assembly ? qsTr("Show source") : qsTr("Show SPIR-V")
            onClicked: view.assembly = !view.assembly
        }
        TextButton {
            implicitHeight: 24
            text: qsTr("Copy")
            onClicked: Workbench.copyText(source.text)
        }
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.topMargin: header.height
        visible: view.info.hasKernel
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        ScrollBar.horizontal: ThinScrollBar {}
        TextArea.flickable: TextArea {
            id: source
            objectName: "kernelSource"
            text: view.assembly && view.info.assembly ? view.info.assembly : view.info.source
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.NoWrap
            textFormat: TextEdit.PlainText
            padding: 10
            color: Theme.text
            selectionColor: Theme.selection
            selectedTextColor: Theme.text
            font.family: Theme.codeFamily
            font.preferShaping: false
            font.pixelSize: Theme.codeSize - 2
            background: null
            Accessible.name: qsTr("Kernel source")
            KernelColors { textDocument: source.textDocument }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !view.info.hasKernel
        title: qsTr("No kernel selected")
        text: qsTr("Select a group in the graph or a row of the kernels table to read the code that was generated for it.")
    }
}
