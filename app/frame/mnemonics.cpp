// SPDX-License-Identifier: Apache-2.0
#include "frame/mnemonics.h"

#include <algorithm>
#include <functional>
#include <map>

namespace vitrine::app {
namespace {

/// Places of a text from the one that is best remembered on: the first letter, those of words, then
/// consonants and the rest. Letters that need a second key on other keyboards come last, and
/// digits, which are of another number the next time.
std::vector<int> placesOf(const QString& text) {
    std::vector<std::pair<int, int>> ranked; // how good, where
    bool inWord = false;
    for (int at = 0; at < static_cast<int>(text.size()); ++at) {
        const QChar c = text[at];
        if (!c.isLetterOrNumber()) {
            inWord = false;
            continue;
        }
        static const QString kVowels = QStringLiteral("aeiouy");
        const bool begins = !inWord;
        inWord = true;
        int rank = ranked.empty() ? 0 : begins ? 1 : kVowels.contains(c.toLower()) ? 3 : 2;
        if (c.unicode() > 0x7f || c.isDigit()) rank = 4;
        ranked.emplace_back(rank, at);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<int> places;
    for (const auto& [rank, at] : ranked)
        places.push_back(at);
    return places;
}

} // namespace

std::vector<int> mnemonics(const QStringList& texts, const QString& taken) {
    const auto count = static_cast<std::size_t>(texts.size());
    std::vector<std::vector<int>> places(count);
    std::vector<int> chosen(count, -1);
    std::map<QChar, std::size_t> owner; // which text has the letter
    const QString refused = taken.toLower();
    const auto letterAt = [&](std::size_t text, int place) {
        return texts[static_cast<qsizetype>(text)][place].toLower();
    };
    for (std::size_t i = 0; i < count; ++i) {
        places[i] = placesOf(texts[static_cast<qsizetype>(i)]);
        std::erase_if(places[i], [&](int place) { return refused.contains(letterAt(i, place)); });
    }
    const auto take = [&](std::size_t text, int place) {
        owner[letterAt(text, place)] = text;
        chosen[text] = place;
    };
    // All that may have their first choice get it before anybody takes a second one.
    for (std::size_t i = 0; i < count; ++i) {
        if (!places[i].empty() && owner.count(letterAt(i, places[i].front())) == 0)
            take(i, places[i].front());
    }
    // Then each looks for a free letter, else asks those that have one of its letters to take
    // another one.
    std::vector<QChar> asked;
    const std::function<bool(std::size_t)> find = [&](std::size_t text) {
        for (const int place : places[text]) {
            if (owner.count(letterAt(text, place)) != 0) continue;
            take(text, place);
            return true;
        }
        for (const int place : places[text]) {
            const QChar letter = letterAt(text, place);
            if (std::find(asked.begin(), asked.end(), letter) != asked.end()) continue;
            asked.push_back(letter);
            if (!find(owner[letter])) continue;
            take(text, place);
            return true;
        }
        return false;
    };
    for (std::size_t i = 0; i < count; ++i) {
        asked.clear();
        if (chosen[i] < 0) find(i);
    }
    return chosen;
}

QString withMnemonic(const QString& text, int place) {
    // A sign of the text itself stands twice.
    const QString before = text.left(std::max(place, 0)), after = text.mid(std::max(place, 0));
    const auto plain = [](QString part) {
        return part.replace(QLatin1Char('&'), QStringLiteral("&&"));
    };
    return plain(before) + (place < 0 ? QString() : QStringLiteral("&")) + plain(after);
}

QString underlined(const QString& marked) {
    QString out;
    for (qsizetype at = 0; at < marked.size(); ++at) {
        const bool isMark = marked[at] == QLatin1Char('&') && at + 1 < marked.size();
        if (!isMark) {
            out += QString(marked[at]).toHtmlEscaped();
            continue;
        }
        const QString next = QString(marked[++at]).toHtmlEscaped();
        out += marked[at] == QLatin1Char('&') ? next : QStringLiteral("<u>%1</u>").arg(next);
    }
    return out;
}

} // namespace vitrine::app
