// SPDX-License-Identifier: Apache-2.0
// Words beside what they are about.
import QtQuick
import Vitrine

Text {
    color: Theme.muted
    font.family: Theme.textFamily
    font.pixelSize: Theme.textSize
    textFormat: Text.PlainText
}
