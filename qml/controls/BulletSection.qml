// SPDX-License-Identifier: Apache-2.0
// Sentences under a heading; hidden without any.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

CardSection {
    id: section
    required property list<string> sentences
    visible: sentences.length > 0
    Repeater {
        model: section.sentences
        BodyText {
            required property string modelData
            width: section.width
            text: "• " + modelData
        }
    }
}
