// SPDX-License-Identifier: Apache-2.0
// Above the panel of runs: which two are compared, what came of it, and in which table.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: tools
    required property int page
    signal pageWanted(int page)
    readonly property RunHistory history: Workbench.history
    spacing: 8
    component Label: Text {
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        textFormat: Text.PlainText
        elide: Text.ElideRight
    }
    Label {
        objectName: "runSummary"
        Layout.leftMargin: 10
        Layout.fillWidth: true
        text: !tools.history.comparing ? ""
            : qsTr("%1 → %2: %3").arg(tools.history.beforeName).arg(tools.history.afterName).arg(tools.history.summary)
        color: Theme.text
    }
    ToggleButton {
        objectName: "readDevice"
        mono: false
        text: qsTr("Read GPU arrays")
        tip: qsTr("After each run copies arrays that are on the GPU alone to the CPU, to compare them too")
        checked: tools.history.readsDevice
        onClicked: tools.history.readsDevice = !tools.history.readsDevice
    }
    TabStrip {
        objectName: "runPages"
        visible: tools.history.comparing
        titles: [qsTr("By line"), qsTr("By kernel"), qsTr("Whole run"), qsTr("Answers")]
        currentIndex: tools.page
        onChosen: index => tools.pageWanted(index)
    }
}
