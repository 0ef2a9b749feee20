// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_text.h"

#include "figures/tex_symbols.h"

#include <QFontMetricsF>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

constexpr qreal kScript = 0.7; ///< size of a script
constexpr qreal kRaise = 0.38; ///< of the size that it stands beside
constexpr qreal kLower = 0.18;
constexpr qreal kPixelsOfPoint = 4.0 / 3;

} // namespace

TextMarks textMarks(const std::string& interpreter) {
    return interpreter == "none"    ? TextMarks::None
           : interpreter == "latex" ? TextMarks::Latex
                                    : TextMarks::Tex;
}

/// Sets one line from left to right.
class TextSetter {
public:
    struct Style {
        qreal pixels = 12;
        qreal shift = 0;
        bool bold = false, italic = false;
        QColor color;
        QString family;
    };
    TextSetter(const FigurePalette& palette, FigureText::Line& line, bool plain)
        : m_palette(palette), m_line(line), m_plain(plain) {}

    void set(const QString& text, Style style) {
        m_text = text;
        m_at = 0;
        if (m_plain) {
            put(text, style);
        } else {
            while (m_at < m_text.size())
                group(style);
        }
        m_line.width = m_x;
        if (m_line.ascent == 0) grow(fontOf(style), 0);
    }

private:
    enum class Script : uint8_t { None, Up, Down };

    [[nodiscard]] QFont fontOf(const Style& style) const {
        QFont font = m_palette.font(style.pixels, style.bold, style.italic);
        if (!style.family.isEmpty()) font.setFamily(style.family);
        return font;
    }

    void grow(const QFont& font, qreal shift) {
        const QFontMetricsF metrics(font);
        m_line.ascent = std::max(m_line.ascent, metrics.ascent() - shift);
        m_line.descent = std::max(m_line.descent, metrics.descent() + shift);
    }

    void put(const QString& text, const Style& style) {
        if (text.isEmpty()) return;
        const QFont font = fontOf(style);
        m_line.pieces.push_back({text, font, {m_x, style.shift}, style.color});
        m_x += QFontMetricsF(font).horizontalAdvance(text);
        grow(font, style.shift);
    }

    /// Up to the end of the text or the brace that closes the group.
    void group(Style style) {
        QString plain;
        const auto flush = [&] {
            put(plain, style);
            plain.clear();
        };
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (c == u'}') {
                ++m_at;
                break;
            }
            if (c == u'{') {
                flush();
                ++m_at;
                group(style);
            } else if (c == u'^' || c == u'_') {
                flush();
                ++m_at;
                script(style, c == u'^' ? Script::Up : Script::Down);
            } else if (c == u'\\') {
                ++m_at;
                command(style, plain, flush);
            } else {
                plain += c;
                ++m_at;
            }
        }
        flush();
    }

    void script(Style style, Script kind) {
        // x_i^2: both stand at the same place.
        const bool paired = m_script != Script::None && m_script != kind && m_scriptEnd == m_x;
        const qreal start = paired ? m_scriptStart : m_x;
        const qreal before = m_x;
        m_x = start;
        style.shift += kind == Script::Up ? -kRaise * style.pixels : kLower * style.pixels;
        style.pixels *= kScript;
        if (m_at < m_text.size() && m_text[m_at] == u'{') {
            ++m_at;
            group(style);
        } else if (m_at < m_text.size() && m_text[m_at] == u'\\') {
            ++m_at;
            QString symbol;
            command(style, symbol, [] {});
            put(symbol, style);
        } else if (m_at < m_text.size()) {
            put(m_text.mid(m_at++, 1), style);
        }
        m_x = std::max(m_x, before);
        m_script = kind;
        m_scriptStart = start;
        m_scriptEnd = m_x;
    }

    [[nodiscard]] QString braced() {
        if (m_at >= m_text.size() || m_text[m_at] != u'{') return {};
        const auto end = m_text.indexOf(u'}', m_at);
        if (end < 0) return {};
        const QString inside = m_text.mid(m_at + 1, end - m_at - 1);
        m_at = end + 1;
        return inside;
    }

    template <typename Flush>
    void command(Style& style, QString& plain, Flush flush) {
        if (m_at >= m_text.size()) {
            plain += u'\\';
            return;
        }
        if (!m_text[m_at].isLetter()) {
            plain += m_text[m_at++];
            return;
        }
        qsizetype end = m_at;
        while (end < m_text.size() && m_text[end].isLetter())
            ++end;
        QString name = m_text.mid(m_at, end - m_at);
        // \alphax is alpha and x: the longest name that is known.
        QString symbol = texSymbol(name);
        const bool isStyle = isStyleName(name);
        for (auto length = name.size() - 1; symbol.isNull() && !isStyle && length > 1; --length) {
            const QString shorter = name.left(length);
            if (texSymbol(shorter).isNull() && !isStyleName(shorter)) continue;
            name = shorter;
            symbol = texSymbol(name);
            break;
        }
        m_at += name.size();
        if (isStyleName(name)) {
            flush();
            setStyle(style, name);
            while (m_at < m_text.size() && m_text[m_at] == u' ' && name.size() == 2)
                ++m_at;
        } else {
            plain += symbol.isNull() ? u'\\' + name : symbol;
        }
    }

    [[nodiscard]] static bool isStyleName(const QString& name) {
        static const QStringList kNames{QStringLiteral("bf"),       QStringLiteral("it"),
                                        QStringLiteral("sl"),       QStringLiteral("rm"),
                                        QStringLiteral("fontsize"), QStringLiteral("fontname"),
                                        QStringLiteral("color")};
        return kNames.contains(name);
    }

    void setStyle(Style& style, const QString& name) {
        if (name == QLatin1String("bf")) {
            style.bold = true;
        } else if (name == QLatin1String("it") || name == QLatin1String("sl")) {
            style.italic = true;
        } else if (name == QLatin1String("rm")) {
            style.bold = style.italic = false;
        } else if (name == QLatin1String("fontsize")) {
            const double points = braced().toDouble();
            if (points > 0) style.pixels = points * kPixelsOfPoint;
        } else if (name == QLatin1String("fontname")) {
            style.family = braced();
        } else if (m_text.mid(m_at).startsWith(QLatin1String("[rgb]"))) {
            m_at += 5;
            static const QRegularExpression kBetween(QStringLiteral("[,\\s]+"));
            const QStringList parts = braced().split(kBetween, Qt::SkipEmptyParts);
            if (parts.size() == 3)
                style.color =
                    QColor::fromRgbF(parts[0].toFloat(), parts[1].toFloat(), parts[2].toFloat());
        } else {
            const QColor named(braced());
            if (named.isValid()) style.color = named;
        }
    }

    const FigurePalette& m_palette;
    FigureText::Line& m_line;
    bool m_plain;
    QString m_text;
    qsizetype m_at = 0;
    qreal m_x = 0;
    Script m_script = Script::None;
    qreal m_scriptStart = 0, m_scriptEnd = -1;
};

FigureText::FigureText(const FigurePalette& palette, const std::string& utf8, qreal pixels,
                       TextMarks marks, bool bold, bool italic, const QString& family) {
    QString text = QString::fromStdString(utf8);
    if (text.isEmpty()) return;
    if (marks == TextMarks::Latex) text = latexAsTex(text);
    static const QRegularExpression kNewline(QStringLiteral("\\\\newline ?"));
    if (marks != TextMarks::None) text.replace(kNewline, QStringLiteral("\n"));
    qreal width = 0, height = 0;
    for (const QString& line : text.split(u'\n')) {
        Line set;
        TextSetter(palette, set, marks == TextMarks::None)
            .set(line, {pixels, 0, bold, italic, {}, family});
        width = std::max(width, set.width);
        height += set.ascent + set.descent;
        m_lines.push_back(std::move(set));
    }
    m_size = {width, height};
}

qreal FigureText::ascent() const {
    return m_lines.empty() ? 0 : m_lines.front().ascent;
}

void FigureText::paint(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
                       const QColor& color) const {
    qreal y = alignment.testFlag(Qt::AlignTop)      ? box.top()
              : alignment.testFlag(Qt::AlignBottom) ? box.bottom() - m_size.height()
                                                    : box.center().y() - m_size.height() / 2;
    for (const Line& line : m_lines) {
        const qreal x = alignment.testFlag(Qt::AlignLeft)    ? box.left()
                        : alignment.testFlag(Qt::AlignRight) ? box.right() - line.width
                                                             : box.center().x() - line.width / 2;
        for (const Piece& piece : line.pieces) {
            painter.setFont(piece.font);
            painter.setPen(piece.color.isValid() ? piece.color : color);
            painter.drawText(QPointF(x, y + line.ascent) + piece.at, piece.text);
        }
        y += line.ascent + line.descent;
    }
}

} // namespace vitrine::app
