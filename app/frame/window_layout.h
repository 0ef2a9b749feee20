// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which panels the window shows: two ways to work, each with the panels that are hidden in it and
// those that were moved to the place of another, one panel enlarged over all others, and those in
// windows of their own. Kept between starts. Interface thread.
#include <array>
#include <QHash>
#include <QObject>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class AppSettings;

/// A panel by the name that layouts know and the title that people read.
struct PanelFact {
    Q_GADGET
    QML_VALUE_TYPE(panelFact)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)

public:
    QString name, title;
};

class WindowLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    /// The panel that has the whole window, or "".
    Q_PROPERTY(QString enlarged READ enlarged NOTIFY changed)
    /// Panels that stand in the window, if only behind an enlarged one.
    Q_PROPERTY(QList<QString> docked READ docked NOTIFY changed)
    /// Panels that have a window of their own.
    Q_PROPERTY(QList<QString> popped READ popped NOTIFY changed)
    /// All panels.
    Q_PROPERTY(QList<vitrine::app::PanelFact> panels READ panels CONSTANT)

public:
    enum Mode { Write, Explain };
    Q_ENUM(Mode)

    explicit WindowLayout(AppSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    Q_INVOKABLE void switchMode() { setMode(m_mode == Write ? Explain : Write); }
    [[nodiscard]] const QString& enlarged() const { return m_enlarged; }
    [[nodiscard]] QStringList docked() const;
    [[nodiscard]] const QStringList& popped() const { return m_popped; }
    [[nodiscard]] const QList<PanelFact>& panels() const { return m_panels; }
    [[nodiscard]] Q_INVOKABLE QString titleOf(const QString& panel) const;
    /// In the window or in one of its own; behind an enlarged one it is still shown.
    [[nodiscard]] Q_INVOKABLE bool shown(const QString& panel) const;

    /// Each panel has a place of its own by its name, and may stand in another's: where several are
    /// shown they are tabs, of which one is in front.
    [[nodiscard]] Q_INVOKABLE QString placeOf(const QString& panel) const;
    /// Those that stand in the window, in the order of all.
    [[nodiscard]] Q_INVOKABLE QStringList panelsAt(const QString& place) const;
    /// "" where none is shown.
    [[nodiscard]] Q_INVOKABLE QString frontAt(const QString& place) const;
    [[nodiscard]] Q_INVOKABLE bool inFront(const QString& panel) const;
    /// Into the place where another panel stands, in front of it.
    Q_INVOKABLE void moveTo(const QString& panel, const QString& other);
    Q_INVOKABLE void moveInto(const QString& panel, const QString& place);
    Q_INVOKABLE void moveHome(const QString& panel);
    Q_INVOKABLE void bringToFront(const QString& panel);

    /// Gives a panel the whole window, or takes it back.
    Q_INVOKABLE void enlarge(const QString& panel);
    Q_INVOKABLE void restore();
    Q_INVOKABLE void hide(const QString& panel);
    Q_INVOKABLE void show(const QString& panel);
    /// Hides what is shown and shows what is hidden.
    Q_INVOKABLE void toggle(const QString& panel);
    /// A window of its own, or back into the main one.
    Q_INVOKABLE void popOut(const QString& panel);
    Q_INVOKABLE void dock(const QString& panel);
    /// The panels of both ways as they were at first.
    Q_INVOKABLE void reset();
    void showAll();
    /// Something in the panel has to be seen: it comes out from behind an enlarged one.
    void reveal(const QString& panel);
    /// The same, by the other way to work where that has the panel and this one has not.
    void lookAt(const QString& panel);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool known(const QString& panel) const;
    [[nodiscard]] QStringList& hidden() { return m_hidden[static_cast<std::size_t>(m_mode)]; }
    [[nodiscard]] const QStringList& hidden() const {
        return m_hidden[static_cast<std::size_t>(m_mode)];
    }
    using Names = QHash<QString, QString>;
    [[nodiscard]] Names& places() { return m_places[static_cast<std::size_t>(m_mode)]; }
    void keep();

    AppSettings& m_settings;
    const QList<PanelFact> m_panels;
    Mode m_mode = Write;
    QString m_enlarged;
    std::array<QStringList, 2> m_hidden; ///< of each mode
    std::array<Names, 2> m_places;       ///< of panels that are not in their own; of each mode
    std::array<Names, 2> m_fronts;       ///< the panel in front by place
    QStringList m_popped;
};

} // namespace vitrine::app
