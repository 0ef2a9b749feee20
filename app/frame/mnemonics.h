// SPDX-License-Identifier: Apache-2.0
#pragma once
// The letters that open menus and choose their entries. They are found in the texts as they are
// read in the language of the interface, so that no translation can give one letter twice.
// Interface thread.
#include <QString>
#include <QStringList>
#include <vector>

namespace vitrine::app {

/// For each text of a menu the place of its letter, or -1 where none is left for it. No two are the
/// same letter, and none is of `taken`. Where a text can have its first letter it has that, else
/// the first one of a word, else another; texts give way to each other as long as each can have
/// one.
[[nodiscard]] std::vector<int> mnemonics(const QStringList& texts, const QString& taken = {});

/// The text with the mark & before the letter at that place, as buttons and menus read it.
[[nodiscard]] QString withMnemonic(const QString& text, int place);

/// A text with its mark as markup that underlines the letter.
[[nodiscard]] QString underlined(const QString& marked);

} // namespace vitrine::app
