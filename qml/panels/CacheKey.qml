// SPDX-License-Identifier: Apache-2.0
// By what the selected kernel is found in the cache, and what was different the last time.
import QtQuick
import Vitrine

Column {
    id: card
    readonly property KernelDetails info: Workbench.kernelDetails
    visible: info.cacheKey.length > 0
    spacing: 4
    component Label: Text {
        width: parent.width
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }
    Label {
        topPadding: 8
        text: qsTr("CACHE KEY")
        color: Theme.faint
        font.bold: true
    }
    Label {
        objectName: "cacheKey"
        text: card.info.cacheKey
        color: Theme.text
        font.family: Theme.codeFamily
        font.pixelSize: Theme.textSize
    }
    Label { text: qsTr("A digest of the source; the cache on disk has a folder for each device and driver.") }
    Label {
        objectName: "keyDifference"
        text: card.info.difference
        color: Theme.text
    }
}
