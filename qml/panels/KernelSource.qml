// SPDX-License-Identifier: Apache-2.0
// The generated source of the selected kernel, and its assembly.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: view
    property bool assembly: false
    readonly property GroupInspector info: Workbench.inspector
    readonly property list<int> marks: assembly ? [] : info.markedRows
    readonly property string code: assembly && info.assembly ? info.assembly : info.source
    // The user's own lines come behind what every kernel begins with.
    property bool m_opening: false
    onCodeChanged: open()
    onMarksChanged: showing.request()
    onVisibleChanged: if (visible) open()
    function open() {
        m_opening = true
        showing.request()
    }
    DeferredCall {
        id: showing
        onDue: {
            view.showLines(view.m_opening)
            view.m_opening = false
        }
    }
    function rowRectangle(at) { return source.positionToRectangle(Math.min(at, source.length)) }
    /// To the selected line's rows, else to the first row of the user's; what is in view stays.
    function showLines(opening) {
        if (!visible || assembly || source.text !== code) return
        if (marks.length === 0 && !opening) return
        const row = marks.length > 0 ? marks[0] : info.firstUserRow
        const y = rowRectangle(info.offsetOfRow(row)).y
        const seen = y >= flick.contentY && y + source.rowHeight <= flick.contentY + flick.height
        if (seen && !opening) return
        const context = y < flick.height / 2 ? y : 2 * source.rowHeight // what is before fits, too
        flick.contentY = Math.max(0, Math.min(y - context, flick.contentHeight - flick.height))
        flick.contentX = 0
    }
    function selectAt(position) {
        if (assembly) return false
        return info.selectRow(source.text.slice(0, position).split("\n").length - 1)
    }
    PanelHeader {
        id: header
        width: parent.width
        visible: view.info.hasKernel
        color: Theme.panel
        title: view.assembly ? "SPIR-V" : view.info.language === "steps" ? qsTr("CPU steps") : view.info.language
        detail: view.info.title
        TextButton {
            implicitHeight: 24 * Theme.unit
            visible: view.info.assembly.length > 0
            text: view.assembly ? qsTr("Show source") : qsTr("Show SPIR-V")
            onClicked: view.assembly = !view.assembly
        }
        TextButton {
            objectName: "kernelBeside"
            implicitHeight: 24 * Theme.unit
            visible: view.info.assembly.length > 0
            text: qsTr("Both")
            Accessible.name: qsTr("Show source and SPIR-V beside each other")
            onClicked: both.open()
        }
        TextButton {
            implicitHeight: 24 * Theme.unit
            text: qsTr("Copy")
            onClicked: Workbench.copyText(source.text)
        }
        Item {
            implicitWidth: 4 // a button with a border keeps away from the edge
            implicitHeight: 1
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
            readonly property real rowHeight: cursorRectangle.height
            text: view.code
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
            onReleased: event => {
                if (event.button === Qt.LeftButton && selectedText === "") view.selectAt(positionAt(event.x, event.y))
            }
            Keys.onReturnPressed: event => event.accepted = view.selectAt(cursorPosition)
            Repeater {
                model: view.marks
                Rectangle {
                    required property int modelData
                    objectName: "kernelMark:" + modelData
                    readonly property rect place: source.text ? view.rowRectangle(view.info.offsetOfRow(modelData)) : Qt.rect(0, 0, 0, 0)
                    z: -1
                    x: 0
                    y: place.y
                    width: Math.max(source.width, flick.width)
                    height: place.height
                    color: Theme.linked
                    Rectangle {
                        width: 3
                        height: parent.height
                        color: view.info.onDevice ? Theme.gpu : Theme.cpu
                    }
                }
            }
            KernelColors {
                textDocument: source.textDocument
                steps: view.info.language === "steps"
            }
        }
    }
    KernelTexts { id: both }
    EmptyState {
        anchors.centerIn: parent
        visible: !view.info.hasKernel
        title: qsTr("No kernel selected")
        text: qsTr("Select a group in the graph or a row of the kernels table to read the code that was generated for it.")
    }
}
