// SPDX-License-Identifier: Apache-2.0
// The figures of a run without pins beside those of the run with them.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

// Not a GridLayout: one that is hidden while its rows go away keeps them in Qt 6.4.
Column {
    id: comparison
    required property WhatIf model
    readonly property real figureWidth: 96
    component Figures: Item {
        id: figures
        required property string label
        required property string before
        required property string after
        property bool isHead: false
        width: comparison.width
        height: Math.max(first.height, second.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: label + " " + before + " " + after
        MutedText {
            width: parent.width - 2 * comparison.figureWidth
            text: figures.label
            elide: Text.ElideRight
        }
        MutedText {
            id: first
            x: parent.width - 2 * comparison.figureWidth
            width: comparison.figureWidth
            horizontalAlignment: Text.AlignRight
            text: figures.before
            color: figures.isHead ? Theme.muted : Theme.text
            font.family: figures.isHead ? Theme.textFamily : Theme.codeFamily
        }
        MutedText {
            id: second
            x: parent.width - comparison.figureWidth
            width: comparison.figureWidth
            horizontalAlignment: Text.AlignRight
            text: figures.after
            color: Theme.text
            font.family: figures.isHead ? Theme.textFamily : Theme.codeFamily
            font.bold: figures.isHead
        }
    }
    visible: model.comparison.length > 0
    spacing: 5
    Figures {
        isHead: true
        label: ""
        before: comparison.model.beforeText
        after: qsTr("With pins")
    }
    Repeater {
        model: comparison.model.comparison
        Figures {
            required property comparedFact modelData
            label: modelData.label
            before: modelData.before
            after: modelData.after
        }
    }
}
