// SPDX-License-Identifier: Apache-2.0
#pragma once
// Lines that something was said of in another session are found again by their text.
#include <QTextBlock>
#include <QTextDocument>

namespace vitrine::app {

/// The block nearest to a line (from 1) whose text, without blanks around it, is the wanted one;
/// invalid when there is none.
[[nodiscard]] inline QTextBlock nearestLine(const QTextDocument& document, int line,
                                            const QString& text) {
    QTextBlock best;
    int distance = 0;
    for (QTextBlock b = document.begin(); b.isValid(); b = b.next()) {
        if (b.text().trimmed() != text) continue;
        const int away = std::abs(b.blockNumber() + 1 - line);
        if (best.isValid() && away >= distance) continue;
        best = b;
        distance = away;
    }
    return best;
}

} // namespace vitrine::app
