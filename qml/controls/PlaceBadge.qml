// SPDX-License-Identifier: Apache-2.0
// Where a value lives or a group runs: letters and shape say it, colour repeats it.
import QtQuick
import Vitrine

Rectangle {
    id: badge
    required property string place
    readonly property bool device: place.indexOf("device") >= 0 || place === "GPU"
    readonly property bool host: place.indexOf("host") >= 0 || place === "CPU"
    readonly property string letters: device && host ? "CPU+GPU" : device ? "GPU"
                                    : host ? "CPU" : place
    implicitWidth: label.implicitWidth + 12
    implicitHeight: 16 * Theme.unit
    radius: device ? height / 2 : 2
    color: device ? Theme.gpuFill : host ? Theme.cpuFill : "transparent"
    border.color: device ? Theme.gpu : host ? Theme.cpu : Theme.faint
    Accessible.role: Accessible.StaticText
    Accessible.name: letters
    Text {
        id: label
        anchors.centerIn: parent
        text: badge.letters
        color: badge.device ? Theme.gpu : badge.host ? Theme.cpu : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.badgeSize
        font.bold: true
    }
}
