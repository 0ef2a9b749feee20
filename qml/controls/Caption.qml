// SPDX-License-Identifier: Apache-2.0
// The heading of a part of a card.
import QtQuick
import Vitrine

Text {
    color: Theme.faint
    font.family: Theme.textFamily
    font.pixelSize: Theme.smallSize
    font.bold: true
    textFormat: Text.PlainText
}
