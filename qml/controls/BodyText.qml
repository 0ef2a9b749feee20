// SPDX-License-Identifier: Apache-2.0
// A sentence or several, as wide as there is room.
import QtQuick
import Vitrine

Text {
    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.textSize
    wrapMode: Text.Wrap
    lineHeight: 1.2
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
