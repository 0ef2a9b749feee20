// SPDX-License-Identifier: Apache-2.0
// Why, kernel source and timings of whatever is selected.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    property int page: 0
    // To the page of that name, if there is one.
    function turnTo(name: string) {
        const at = tabs.find(name)
        if (at >= 0) page = at
    }
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "why"
        width: parent.width
        TabStrip {
            id: tabs
            titles: [qsTr("Why"), qsTr("Kernel"), qsTr("Timings")]
            currentIndex: panel.page
            onChosen: index => panel.page = index
        }
        Item { Layout.fillWidth: true }
    }
    StackLayout {
        anchors.fill: parent
        anchors.topMargin: header.height
        currentIndex: panel.page
        WhyCard {}
        // Made when shown: a text area that was laid out while hidden stays blank in Qt 6.4.
        Loader {
            active: panel.page === 1
            sourceComponent: KernelSource {}
        }
        TimingList {}
    }
}
