// SPDX-License-Identifier: Apache-2.0
#include "icon_item.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QTextStream>

namespace vitrine::app {
namespace {

/// Paths on a 16 × 16 grid: "M x y", "L x y", "Z", "C x y r" (circle), "F" fills instead of
/// stroking.
const QHash<QString, QString>& icons() {
    static const QHash<QString, QString> kIcons{
        {QStringLiteral("run"), "F M 4 2.5 L 13.5 8 L 4 13.5 Z"},
        {QStringLiteral("stop"), "F M 3.5 3.5 L 12.5 3.5 L 12.5 12.5 L 3.5 12.5 Z"},
        {QStringLiteral("section"),
         "M 2 4 L 9 4 M 2 8 L 7 8 M 2 12 L 9 12 M 10 5.5 L 14 8 L 10 10.5 Z"},
        {QStringLiteral("new"),
         "M 3.5 1.5 L 9.5 1.5 L 12.5 4.5 L 12.5 14.5 L 3.5 14.5 Z M 8 6 L 8 12 M 5 9 L 11 9"},
        {QStringLiteral("open"),
         "M 1.5 13.5 L 1.5 3 L 6 3 L 7.5 5 L 13 5 L 13 7 M 1.5 13.5 L 4 7 L 15 7 L 12.5 13.5 Z"},
        {QStringLiteral("save"),
         "M 2 2 L 11.5 2 L 14 4.5 L 14 14 L 2 14 Z M 5 2 L 5 6 L 10.5 6 L 10.5 2 "
         "M 4.5 14 L 4.5 9.5 L 11.5 9.5 L 11.5 14"},
        {QStringLiteral("closeAll"),
         "M 2 2.5 L 14 2.5 L 14 6 L 2 6 Z M 2 10 L 14 10 L 14 13.5 L 2 13.5 Z M 5 8 L 11 8"},
        {QStringLiteral("openAll"), "M 2 2.5 L 14 2.5 L 14 13.5 L 2 13.5 Z M 2 5.5 L 14 5.5 M 8 "
                                    "7.3 L 8 11.7 M 5.8 9.5 L 10.2 9.5"},
        {QStringLiteral("close"), "M 4 4 L 12 12 M 12 4 L 4 12"},
        {QStringLiteral("find"), "C 7 7 4.5 M 10.3 10.3 L 14 14"},
        {QStringLiteral("up"), "M 3.5 10 L 8 5.5 L 12.5 10"},
        {QStringLiteral("down"), "M 3.5 6 L 8 10.5 L 12.5 6"},
        {QStringLiteral("fit"),
         "M 2 6 L 2 2 L 6 2 M 10 2 L 14 2 L 14 6 M 14 10 L 14 14 L 10 14 M 6 14 L 2 14 L 2 10"},
        {QStringLiteral("box"),
         "M 2 2 L 4 2 M 6 2 L 8 2 M 10 2 L 11 2 L 11 4 M 11 6 L 11 7 M 2 2 L 2 4 M 2 6 L 2 8 "
         "M 2 10 L 2 11 L 4 11 M 6 11 L 7 11 C 11 11 2.5 M 13 13 L 15 15"},
        {QStringLiteral("brush"), "M 2 2 L 4 2 M 6 2 L 8 2 M 10 2 L 11 2 L 11 4 M 2 2 L 2 4 M 2 6 "
                                  "L 2 8 M 2 10 L 2 11 L 4 11 C 6 6 1.2 C 13 8 1.2 C 8 13 1.2 C "
                                  "13 13 1.2"},
        {QStringLiteral("chart"), "M 2 2 L 2 14 L 14 14 M 4 11 L 7 7 L 9.5 9 L 13 4"},
        {QStringLiteral("image"), "M 2 3 L 14 3 L 14 13 L 2 13 Z C 5.5 6.3 1.2 M 2 11.5 L 6 8.5 L "
                                  "8.5 10.5 L 11 7.5 L 14 10"},
        {QStringLiteral("enlarge"), "M 9.5 2.5 L 13.5 2.5 L 13.5 6.5 M 13.5 2.5 L 9 7 "
                                    "M 6.5 13.5 L 2.5 13.5 L 2.5 9.5 M 2.5 13.5 L 7 9"},
        {QStringLiteral("shrink"), "M 13.5 6.5 L 9.5 6.5 L 9.5 2.5 M 9.5 6.5 L 14 2 "
                                   "M 2.5 9.5 L 6.5 9.5 L 6.5 13.5 M 6.5 9.5 L 2 14"},
        {QStringLiteral("panels"),
         "M 2 2.5 L 14 2.5 L 14 13.5 L 2 13.5 Z M 9 2.5 L 9 13.5 M 9 8 L 14 8"},
        {QStringLiteral("lesson"),
         "M 2 3 L 6.5 3 L 8 4.5 L 9.5 3 L 14 3 L 14 12.5 L 9.5 12.5 L 8 14 "
         "L 6.5 12.5 L 2 12.5 Z M 8 4.5 L 8 13.5"},
        {QStringLiteral("more"), "F C 8 3.5 1.4 C 8 8 1.4 C 8 12.5 1.4"},
        {QStringLiteral("undo"),
         "M 6 2.5 L 2.5 6 L 6 9.5 M 2.5 6 L 10 6 L 13 8 L 13 11 L 11 13 L 6 13"},
        {QStringLiteral("plus"), "M 8 3 L 8 13 M 3 8 L 13 8"},
        {QStringLiteral("minus"), "M 3 8 L 13 8"},
        {QStringLiteral("settings"),
         "M 2 4.5 L 14 4.5 M 2 11.5 L 14 11.5 C 5.5 4.5 2 C 10.5 11.5 2"},
        {QStringLiteral("clear"),
         "M 3 4 L 13 4 M 6 4 L 6 2 L 10 2 L 10 4 M 4 4 L 5 14 L 11 14 L 12 4 M 6.7 7 L 7 11.5 "
         "M 9.3 7 L 9 11.5"},
        {QStringLiteral("theme"), "C 8 8 5.5 M 8 2.5 L 8 13.5 M 10.5 3.4 L 10.5 12.6"},
        {QStringLiteral("warning"),
         "M 8 2 L 14.5 13.5 L 1.5 13.5 Z M 8 6.5 L 8 10 M 8 11.6 L 8 12.2"},
        {QStringLiteral("help"),
         "C 8 8 6.3 M 6 6.5 L 6 5.5 L 7 4.5 L 9 4.5 L 10 5.5 L 10 6.8 L 8 8.3 L 8 9.6 "
         "M 8 11.3 L 8 11.9"},
        {QStringLiteral("failed"), "C 8 8 6.3 M 5.6 5.6 L 10.4 10.4 M 10.4 5.6 L 5.6 10.4"},
        {QStringLiteral("dashedBox"), "M 1 4 L 4 4 M 6.5 4 L 9.5 4 M 12 4 L 15 4 M 1 12 L 4 12 M "
                                      "6.5 12 L 9.5 12 M 12 12 L 15 12 "
                                      "M 1 4 L 1 6 M 1 10 L 1 12 M 15 4 L 15 6 M 15 10 L 15 12"},
        {QStringLiteral("pin"), "C 8 5 3.6 M 8 8.6 L 8 15"},
        {QStringLiteral("stepOver"),
         "M 2 9 L 2 6 L 4 4 L 11 4 L 13 6 L 13 9 M 10.5 6.8 L 13 9.3 L 15.5 6.8 M 5 13 L 10 13"},
        {QStringLiteral("stepIn"), "M 8 1.5 L 8 10 M 5 7 L 8 10 L 11 7 M 4 13.5 L 12 13.5"},
        {QStringLiteral("stepOut"), "M 8 10 L 8 1.5 M 5 4.5 L 8 1.5 L 11 4.5 M 4 13.5 L 12 13.5"},
        {QStringLiteral("breakpoint"), "F C 8 8 5"},
        {QStringLiteral("export"),
         "M 8 10 L 8 2 M 5 5 L 8 2 L 11 5 M 2.5 9 L 2.5 13.5 L 13.5 13.5 L 13.5 9"},
    };
    return kIcons;
}

} // namespace

IconItem::IconItem(QQuickItem* parent) : PaintedItem(parent) {
    setImplicitSize(16, 16);
    connect(this, &IconItem::changed, this, [this] { update(); });
}

void IconItem::paint(QPainter* painter) {
    QPainterPath path;
    bool fill = false;
    QString text = icons().value(m_name);
    QTextStream words(&text);
    const auto number = [&words] {
        double value = 0;
        words >> value;
        return value;
    };
    while (!words.atEnd()) {
        QString word;
        words >> word;
        if (word == QLatin1String("F")) fill = true;
        if (word == QLatin1String("Z")) path.closeSubpath();
        if (word != QLatin1String("M") && word != QLatin1String("L") && word != QLatin1String("C"))
            continue;
        const double x = number();
        const double y = number();
        if (word == QLatin1String("M")) path.moveTo(x, y);
        if (word == QLatin1String("L")) path.lineTo(x, y);
        if (word == QLatin1String("C")) {
            const double r = number();
            path.addEllipse(QPointF(x, y), r, r);
        }
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / 16, height() / 16);
    painter->setPen(fill ? QPen(Qt::NoPen)
                         : QPen(m_color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(fill ? QBrush(m_color) : QBrush(Qt::NoBrush));
    painter->drawPath(path);
}

} // namespace vitrine::app

#include "moc_icon_item.cpp"
