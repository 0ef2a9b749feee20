// SPDX-License-Identifier: Apache-2.0
#include "dialogs/script_dialog.h"

#include <algorithm>
#include <numeric>

namespace vitrine::app {

void ScriptDialog::update(DialogRequest request) {
    m_request = std::move(request);
    Q_EMIT changed();
}

QStringList ScriptDialog::listOf(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts)
        list << QString::fromStdString(text);
    return list;
}

QStringList ScriptDialog::filters() const {
    QStringList names;
    for (const FileFilter& filter : m_request.filters) {
        const QString patterns = QString::fromStdString(filter.patterns);
        const QString name = QString::fromStdString(filter.name);
        names << (name.isEmpty() ? patterns : QStringLiteral("%1 (%2)").arg(name, patterns));
    }
    if (!names.isEmpty()) names << tr("All files");
    return names;
}

QStringList ScriptDialog::patternsOf(int filter) const {
    const auto at = static_cast<std::size_t>(filter);
    if (filter < 0 || at >= m_request.filters.size()) return {QStringLiteral("*")};
    QStringList patterns = QString::fromStdString(m_request.filters[at].patterns)
                               .split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (QString& pattern : patterns) {
        pattern = pattern.trimmed();
        if (pattern == QLatin1String("*.*")) pattern = QStringLiteral("*");
    }
    return patterns;
}

void ScriptDialog::chooseRow(int row, bool extend) {
    if (!m_request.several || !extend) {
        m_chosen = {row};
    } else if (std::erase(m_chosen, row) == 0) {
        m_chosen.push_back(row);
        std::sort(m_chosen.begin(), m_chosen.end());
    }
    Q_EMIT chosenChanged();
}

void ScriptDialog::chooseAll() {
    m_chosen.resize(m_request.items.size());
    std::iota(m_chosen.begin(), m_chosen.end(), 0);
    Q_EMIT chosenChanged();
}

void ScriptDialog::press(int button) {
    DialogAnswer answer;
    answer.given = true;
    answer.chosen = {button};
    Q_EMIT answered(answer);
}

void ScriptDialog::acceptTexts(const QStringList& texts) {
    DialogAnswer answer;
    answer.given = true;
    for (const QString& text : texts)
        answer.texts.push_back(text.toStdString());
    Q_EMIT answered(answer);
}

void ScriptDialog::acceptRows() {
    DialogAnswer answer;
    answer.given = true;
    answer.chosen = m_chosen;
    Q_EMIT answered(answer);
}

void ScriptDialog::acceptFiles(const QUrl& folder, const QStringList& names, int filter) {
    DialogAnswer answer;
    answer.given = true;
    answer.folder = folder.toLocalFile().toStdString();
    answer.chosen = {std::max(filter, 0)};
    for (const QString& name : names)
        answer.texts.push_back(name.toStdString());
    Q_EMIT answered(answer);
}

void ScriptDialog::dismiss() {
    if (m_request.kind == DialogKind::Progress && m_request.cancellable) return cancel();
    Q_EMIT answered({});
}

void ScriptDialog::cancel() {
    if (m_request.link) ++m_request.link->cancelled;
    Q_EMIT cancelled();
}

} // namespace vitrine::app

#include "moc_script_dialog.cpp"
