// SPDX-License-Identifier: Apache-2.0
// Sentences under a heading; hidden without any.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

CardSection {
    id: section
    required property list<string> sentences
    visible: sentences.length > 0
    readonly property int count: sentences.length
    Repeater {
        model: section.count
        BodyText {
            required property int index
            width: section.width
            text: "• " + (section.sentences[index] ?? "")
        }
    }
}
