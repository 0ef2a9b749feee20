// SPDX-License-Identifier: Apache-2.0
// A part of a card under its heading.
import QtQuick
import Vitrine

// A Column: a layout that is hidden while its items go away keeps them in Qt 6.4.
Column {
    id: section
    required property string title
    topPadding: 8
    spacing: 4
    Caption { text: section.title }
}
