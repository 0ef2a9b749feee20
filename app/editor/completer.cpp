// SPDX-License-Identifier: Apache-2.0
#include "editor/completer.h"

#include <algorithm>
#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>

namespace vitrine::app {
namespace {

constexpr qsizetype kLeastLetters = 2;
constexpr std::size_t kMostRows = 200;
constexpr uint8_t kString = 3, kComment = 4; // of HighlightSpan

/// The kind of text that the caret stands behind, by the engine's own lexer.
uint8_t kindBehind(const QString& line) {
    const QByteArray bytes = line.toUtf8();
    const auto size = static_cast<uint32_t>(bytes.size());
    uint8_t kind = 0;
    for (const HighlightSpan& span :
         Session::highlight({bytes.constData(), static_cast<std::size_t>(size)})) {
        if (span.end == size) kind = span.kind;
    }
    return kind;
}

QString firstLineOf(const QString& text) {
    return text.section(QLatin1Char('\n'), 0, 0);
}

const QStringList& keywords() {
    static const QStringList kWords{
        QStringLiteral("break"),    QStringLiteral("case"),       QStringLiteral("catch"),
        QStringLiteral("continue"), QStringLiteral("else"),       QStringLiteral("elseif"),
        QStringLiteral("end"),      QStringLiteral("for"),        QStringLiteral("function"),
        QStringLiteral("global"),   QStringLiteral("if"),         QStringLiteral("otherwise"),
        QStringLiteral("parfor"),   QStringLiteral("persistent"), QStringLiteral("return"),
        QStringLiteral("switch"),   QStringLiteral("try"),        QStringLiteral("while"),
        QStringLiteral("arguments")};
    return kWords;
}

} // namespace

Completer::Completer(const Session& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session) {}

void Completer::setRows(std::vector<Row> rows, int start) {
    if (rows.size() > kMostRows) rows.resize(kMostRows);
    if (rows.empty() && m_rows.empty()) return;
    beginResetModel();
    m_rows = std::move(rows);
    m_start = start;
    m_current = 0;
    endResetModel();
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

void Completer::clear() {
    setRows({}, 0);
}

void Completer::update(EditorDocument* document, int position, bool asked) {
    if (!document || !document->document()) return clear();
    const QTextBlock block = document->document()->findBlock(position);
    const QString before = block.text().left(position - block.position());
    const uint8_t kind = kindBehind(before);
    if (kind == kComment) return clear();
    static const QRegularExpression kOpenText(QStringLiteral("['\"]([^'\"]*)$"));
    // A text that is still open is no string to the lexer yet: it lies behind a lone quote.
    const QRegularExpressionMatch text = kOpenText.match(before);
    const bool inText = text.hasMatch() && kind != 0 && kind != 1 && kind != 2;
    if (inText) {
        if (!asked) return clear();
        const QString typed = text.captured(1);
        const auto name = typed.section(QLatin1Char('/'), -1);
        return setRows(files(*document, typed), position - static_cast<int>(name.size()));
    }
    if (kind == kString) return clear();
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z_][A-Za-z_0-9]*$"));
    const QString prefix = kWord.match(before).captured();
    const QString owner = before.left(before.size() - prefix.size());
    static const QRegularExpression kFieldOf(QStringLiteral("[A-Za-z_][A-Za-z_0-9]*\\.$"));
    const bool field = kFieldOf.match(owner).hasMatch();
    if (!asked && !field && prefix.size() < kLeastLetters) return clear();
    // A number's letters (0x1F, 1e3) and a keyword that is complete need nothing.
    if (prefix.isEmpty() && !owner.isEmpty() && owner.back().isDigit()) return clear();
    if (!asked && keywords().contains(prefix)) return clear();
    setRows(names(*document, before, prefix), position - static_cast<int>(prefix.size()));
}

std::vector<Completer::Row> Completer::names(const EditorDocument& document, const QString& before,
                                             const QString& prefix) const {
    std::vector<Row> rows;
    QSet<QString> known;
    const auto add = [&](const QString& name, const QString& kind, const QString& detail) {
        if (name.size() <= prefix.size() || !name.startsWith(prefix) || known.contains(name))
            return;
        known.insert(name);
        rows.push_back({name, kind, detail});
    };
    const std::vector<Completion> offered = m_session.completions(before.toStdString());
    for (const Completion& c : offered) {
        const QString detail = QString::fromStdString(c.detail);
        switch (c.kind) {
        case Completion::Kind::Variable:
            add(QString::fromStdString(c.name), tr("variable"), detail);
            break;
        case Completion::Kind::Field:
            add(QString::fromStdString(c.name), tr("field"), detail);
            break;
        case Completion::Kind::Function:
            break; // behind the text's own names
        }
    }
    const QString owner = before.left(before.size() - prefix.size());
    if (owner.endsWith(QLatin1Char('.'))) return rows;
    // Names that the text itself uses, run or not.
    const auto isFunction = [](const QString& name) {
        return !Session::documentation(name.toStdString()).empty();
    };
    for (const QString& name : keywords())
        known.insert(name);
    const TextNames::Counts& own = document.names().counts();
    for (auto at = own.lower_bound(prefix); at != own.end() && rows.size() < kMostRows; ++at) {
        const QString& name = at->first;
        if (!name.startsWith(prefix)) break;
        if (!known.contains(name) && !isFunction(name)) add(name, tr("in this text"), {});
    }
    for (const QString& name : keywords())
        known.remove(name);
    for (const QString& name : keywords())
        add(name, tr("keyword"), {});
    const QFileInfo file(document.path());
    if (!document.path().isEmpty()) {
        const auto scripts =
            file.dir().entryInfoList({prefix + QStringLiteral("*.m")}, QDir::Files, QDir::Name);
        for (const QFileInfo& script : scripts)
            add(script.completeBaseName(), tr("file"), script.fileName());
    }
    for (const Completion& c : offered) {
        if (c.kind == Completion::Kind::Function)
            add(QString::fromStdString(c.name), tr("function"), QString::fromStdString(c.detail));
    }
    return rows;
}

std::vector<Completer::Row> Completer::files(const EditorDocument& document, const QString& typed) {
    const QString base =
        document.path().isEmpty() ? QDir::currentPath() : QFileInfo(document.path()).path();
    const QDir folder(QDir(base).absoluteFilePath(typed.section(QLatin1Char('/'), 0, -2)));
    const QString start = typed.section(QLatin1Char('/'), -1);
    std::vector<Row> rows;
    for (const QFileInfo& entry : folder.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot,
                                                       QDir::DirsFirst | QDir::Name)) {
        if (!entry.fileName().startsWith(start)) continue;
        rows.push_back({entry.isDir() ? entry.fileName() + QLatin1Char('/') : entry.fileName(),
                        entry.isDir() ? tr("folder") : tr("file"),
                        {}});
    }
    return rows;
}

void Completer::move(int rows) {
    if (m_rows.empty()) return;
    setCurrent(std::clamp(m_current + rows, 0, count() - 1));
}

void Completer::setCurrent(int row) {
    if (row == m_current || row < 0 || row >= count()) return;
    m_current = row;
    Q_EMIT currentChanged();
}

QString Completer::nameAt(int row) const {
    return row >= 0 && row < count() ? m_rows[static_cast<std::size_t>(row)].name : QString();
}

QString Completer::help() const {
    if (m_current >= count()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(m_current)];
    const QString text = QString::fromStdString(Session::documentation(row.name.toStdString()));
    if (text.isEmpty()) return row.detail;
    return firstLineOf(text) + QLatin1Char('\n') + text.section(QLatin1Char('\n'), 1, 1);
}

int Completer::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant Completer::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return role == Qt::UserRole ? row.name : role == Qt::UserRole + 1 ? row.kind : row.detail;
}

QHash<int, QByteArray> Completer::roleNames() const {
    return {{Qt::UserRole, "name"}, {Qt::UserRole + 1, "kind"}, {Qt::UserRole + 2, "detail"}};
}

} // namespace vitrine::app

#include "moc_completer.cpp"
