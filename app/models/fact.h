// SPDX-License-Identifier: Apache-2.0
#pragma once
// Small records that the cards and lists of the interface show, one a row. Values; any thread.
#include <QObject>
#include <qqmlregistration.h>
#include <QString>

namespace vitrine::app {

/// A label and a value; a share in 0…1 draws a bar, below 0 none.
struct Fact {
    Q_GADGET
    QML_VALUE_TYPE(fact)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT)
    /// What the bar is of: "cpu", "gpu", "measured", "ceiling", or "".
    Q_PROPERTY(QString kind MEMBER kind CONSTANT)

public:
    QString label, value;
    double share = -1;
    QString kind;
};

/// A figure of the runs without and with the pins.
struct ComparedFact {
    Q_GADGET
    QML_VALUE_TYPE(comparedFact)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString before MEMBER before CONSTANT)
    Q_PROPERTY(QString after MEMBER after CONSTANT)

public:
    QString label, before, after;
};

/// A pin that holds; place is "file, line 12", side "gpu", "cpu" or "auto".
struct PinFact {
    Q_GADGET
    QML_VALUE_TYPE(pinFact)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString place MEMBER place CONSTANT)
    Q_PROPERTY(QString side MEMBER side CONSTANT)

public:
    QString text, place, side;
};

/// A script that comes with the program.
struct Lesson {
    Q_GADGET
    QML_VALUE_TYPE(lesson)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString path MEMBER path CONSTANT)

public:
    QString title, path;
};

} // namespace vitrine::app
