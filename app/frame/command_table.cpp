// SPDX-License-Identifier: Apache-2.0
#include "frame/command_table.h"

#include "app_settings.h"
#include "frame/mnemonics.h"
#include "frame/window_layout.h"

#include <algorithm>
#include <QKeySequence>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

using Need = CommandNeed;
using Keys = CommandRow::Keys;

/// In the order of the menus; a row without a name begins another group of its menu.
constexpr CommandRow kRows[] = {
    {"file.new", "New script", "Ctrl+N", Need::Nothing, "new"},
    {"file.open", "Open…", "Ctrl+O", Need::Nothing, "open"},
    {"file.recent", "Open recent…", "Ctrl+Shift+O"},
    {"", ""},
    {"file.save", "Save", "Ctrl+S", Need::Text, "save"},
    {"file.saveAs", "Save as…", "Ctrl+Shift+S", Need::Text},
    {"file.close", "Close the text", "Ctrl+W", Need::Text},
    {"", ""},
    {"file.exportGraph", "Export the acceleration graph…"},
    {"file.settings", "Settings…", "Ctrl+,", Need::Nothing, "settings"},
    {"file.quit", "Quit", "Ctrl+Q"},

    {"edit.undo", "Undo", "Ctrl+Z", Need::Text, "", Keys::Text},
    {"edit.redo", "Redo", "Ctrl+Shift+Z", Need::Text, "", Keys::Text},
    {"edit.cut", "Cut", "Ctrl+X", Need::Text, "", Keys::Text},
    {"edit.copy", "Copy", "Ctrl+C", Need::Text, "", Keys::Text},
    {"edit.paste", "Paste", "Ctrl+V", Need::Text, "", Keys::Text},
    {"edit.selectAll", "Select all", "Ctrl+A", Need::Text, "", Keys::Text},
    {"", ""},
    {"edit.find", "Find…", "Ctrl+F", Need::Text, "find"},
    {"edit.replace", "Replace…", "Ctrl+H", Need::Text, "find"},
    {"edit.goToLine", "Go to line…", "Ctrl+G", Need::Text},
    {"", ""},
    {"edit.comment", "Comment, or not", "Ctrl+/;Ctrl+R;Ctrl+T", Need::Text},
    {"edit.linesUp", "Move the lines up", "Alt+Up", Need::Text},
    {"edit.linesDown", "Move the lines down", "Alt+Down", Need::Text},
    {"edit.repeatLines", "Write the lines once more", "Ctrl+Shift+D", Need::Text},
    {"edit.format", "Indent the whole text", "Ctrl+I", Need::Text},
    {"edit.rename", "Rename the variable at the cursor…", "F2", Need::Text},
    {"", ""},
    {"edit.fold", "Fold the block at the cursor, or open it", "Ctrl+E", Need::Text},
    {"edit.foldAll", "Fold all blocks", "Ctrl+Shift+E", Need::Text},
    {"edit.openFolds", "Open all folds", "Ctrl+Alt+E", Need::Text},
    {"", ""},
    {"edit.complete", "Complete the word", "Ctrl+Space", Need::Text, "", Keys::Text},

    {"run.run", "Run, or go on", "F5", Need::Start, "run"},
    {"run.stop", "Stop", "Shift+F5;Ctrl+.", Need::Running, "stop"},
    {"run.section", "Run the section at the cursor", "Ctrl+Return", Need::Idle, "section"},
    {"run.selection", "Run the selection or the line", "F9", Need::Idle},
    {"run.toCaret", "Run to the cursor", "Ctrl+F10", Need::Start},
    {"", ""},
    {"run.step", "Run the next statement", "F10", Need::Stopped, "stepOver"},
    {"run.stepIn", "Step into the function that is called", "F11", Need::Stopped, "stepIn"},
    {"run.stepOut", "Run to the end of this function", "Shift+F11", Need::Stopped, "stepOut"},
    {"", ""},
    {"run.breakpoint", "Set or remove a breakpoint", "F12", Need::Text},
    {"run.condition", "Condition or message…", "Shift+F12", Need::Text},
    {"run.clearBreakpoints", "Remove all breakpoints"},
    {"run.stopOnError", "Stop where an error happens"},
    {"run.stopOnCaught", "Stop at errors that are caught, too"},
    {"", ""},
    {"run.pinGpu", "Pin the line to the GPU", "Alt+G", Need::Text},
    {"run.pinCpu", "Pin the line to the CPU", "Alt+C", Need::Text},
    {"run.pinAuto", "Let the line run where it is best", "Alt+A", Need::Text},
    {"run.comparePins", "Run without and with pins", "Ctrl+F5", Need::Idle},
    {"run.strict", "Stop where the GPU hands work to the CPU", "", Need::IdleEngine},
    {"", ""},
    {"run.clearWorkspace", "Remove all variables", "", Need::IdleEngine},
    {"run.clearConsole", "Clear the command window"},

    {"view.write", "Write", ""},
    {"view.explain", "Explain", ""},
    {"view.switch", "Change between write and explain", "F6", Need::Nothing, "", Keys::Everywhere},
    {"", ""},
    {"view.panels", ""}, // one for each panel
    {"view.enlarge", "The whole window for a panel", "Ctrl+M", Need::Nothing, "enlarge",
     Keys::Everywhere},
    {"view.resetPanels", "Panels as they were at first"},
    {"", ""},
    {"view.larger", "Larger text", "Ctrl++;Ctrl+="},
    {"view.smaller", "Smaller text", "Ctrl+-"},
    {"view.normal", "Text as it was at first", "Ctrl+0"},
    {"", ""},
    {"view.dark", "Dark colours"},
    {"view.light", "Light colours"},
    {"view.contrast", "High contrast"},
    {"view.present", "Presenter mode", "Ctrl+Shift+F6", Need::Nothing, "", Keys::Everywhere},

    {"go.definition", "Where the name at the cursor is defined", "Ctrl+D", Need::Text},
    {"go.back", "Back", "Alt+Left", Need::Past},
    {"go.forward", "Forward", "Alt+Right", Need::Future},
    {"", ""},
    {"go.nextProblem", "Next problem", "F4", Need::Text},
    {"go.problemBefore", "Problem before", "Shift+F4", Need::Text},
    {"", ""},
    {"go.nextText", "Next text", "Ctrl+Tab;Ctrl+PgDown", Need::Text},
    {"go.textBefore", "Text before", "Ctrl+Shift+Tab;Ctrl+PgUp", Need::Text},
    {"", ""},
    {"go.nextPanel", "Next panel", "F7", Need::Nothing, "", Keys::Everywhere},
    {"go.panelBefore", "Panel before", "Shift+F7", Need::Nothing, "", Keys::Everywhere},
    {"go.panels", ""}, // one for each panel

    {"help.manual", "Manual"},
    {"help.word", "Help on the word at the cursor", "F1"},
    {"help.palette", "All commands…", "Ctrl+Shift+P", Need::Nothing, "", Keys::Everywhere},
    {"help.keys", "Keys…", "Ctrl+Shift+K"},
    {"", ""},
    {"help.lessons", "Lessons", "", Need::Nothing, "lesson"},
    {"help.nextPage", "Next page of the lesson", "F8", Need::Nothing, "", Keys::Everywhere},
    {"help.pageBefore", "Page of the lesson before", "Shift+F8", Need::Nothing, "",
     Keys::Everywhere},
    {"", ""},
    {"help.diagnostics", "Copy diagnostics"},
    {"help.about", "About Vitrine"},
};

/// Of the rows that lead to panels, in the order of these; the panels after them have none.
constexpr const char* kPanelKeys[] = {"Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5",
                                      "Alt+6", "Alt+7", "Alt+8", "Alt+9", "Alt+0"};

QString keyOf(const QString& name) {
    return QStringLiteral("keys/") + name;
}

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

/// In one form, so that equal keys are equal texts; "" where it cannot be read.
QString written(const QString& keys) {
    const QKeySequence read(keys, QKeySequence::PortableText);
    for (int i = 0; i < read.count(); ++i) {
        if (read[static_cast<uint>(i)].key() == Qt::Key_unknown) return {};
    }
    return read.toString(QKeySequence::PortableText);
}

QStringList readKeys(const QString& list) {
    QStringList all;
    for (const QString& keys : list.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        if (const QString one = written(keys.trimmed()); !one.isEmpty()) all << one;
    }
    return all;
}

} // namespace

CommandTable::CommandTable(AppSettings& settings, const QList<PanelFact>& panels, QObject* parent)
    : QObject(parent), m_settings(settings), m_met([](CommandNeed) { return true; }) {
    for (const CommandRow& row : kRows) {
        if (text(row.name) == QLatin1String("view.panels")) {
            for (const PanelFact& panel : panels)
                add(row, QStringLiteral("view.panel.") + panel.name, panel.title);
        } else if (text(row.name) == QLatin1String("go.panels")) {
            for (qsizetype i = 0; i < panels.size(); ++i) {
                const char* key = i < std::ssize(kPanelKeys) ? kPanelKeys[i] : "";
                const CommandRow goTo{"", "", key, Need::Nothing, "", Keys::Everywhere};
                add(goTo, QStringLiteral("go.panel.") + panels[i].name, panels[i].title);
            }
        } else if (*row.name == '\0') {
            m_names << QString();
        } else {
            add(row, text(row.name), tr(row.title));
        }
    }
    for (const auto& [name, command] : m_commands) {
        const QVariant kept = settings.value(keyOf(name), {});
        if (kept.isValid() && !command->fixed()) command->setKeys(readKeys(kept.toString()));
    }
}

void CommandTable::add(const CommandRow& row, const QString& name, const QString& title) {
    m_names << name;
    auto* command = new Command(row, name, title, this);
    m_commands.emplace(name, command);
    connect(command, &Command::changed, this, &CommandTable::keysChanged);
}

QStringList CommandTable::names() const {
    QStringList names = m_names;
    names.removeAll(QString());
    return names;
}

QStringList CommandTable::menus() const {
    return {QStringLiteral("file"), QStringLiteral("edit"), QStringLiteral("run"),
            QStringLiteral("view"), QStringLiteral("go"),   QStringLiteral("help")};
}

QString CommandTable::menuTitle(const QString& menu) const {
    const std::map<QString, QString> titles{
        {QStringLiteral("file"), tr("File")}, {QStringLiteral("edit"), tr("Edit")},
        {QStringLiteral("run"), tr("Run")},   {QStringLiteral("view"), tr("View")},
        {QStringLiteral("go"), tr("Go to")},  {QStringLiteral("help"), tr("Help")}};
    const auto found = titles.find(menu);
    return found == titles.end() ? QString() : found->second;
}

QString CommandTable::menuLabel(const QString& menu) const {
    // Alt with a letter opens it, unless that is a command's key.
    QString taken;
    QStringList titles;
    static const QRegularExpression kAltLetter(QStringLiteral("^Alt\\+(\\w)$"));
    for (const auto& [name, command] : m_commands) {
        for (const QString& keys : command->standardKeys() + command->keys())
            taken += kAltLetter.match(keys).captured(1);
    }
    for (const QString& one : menus())
        titles << menuTitle(one);
    const auto at = menus().indexOf(menu);
    return at < 0
               ? QString()
               : withMnemonic(titles[at], mnemonics(titles, taken)[static_cast<std::size_t>(at)]);
}

QStringList CommandTable::labelsOf(const QStringList& entries) const {
    const std::vector<int> places = mnemonics(entries);
    QStringList labels;
    for (qsizetype i = 0; i < entries.size(); ++i)
        labels << withMnemonic(entries[i], places[static_cast<std::size_t>(i)]);
    return labels;
}

QString CommandTable::underlined(const QString& marked) const {
    return app::underlined(marked);
}

QStringList CommandTable::inMenu(const QString& menu) const {
    return m_names.filter(QRegularExpression(QStringLiteral("^%1\\.").arg(menu)));
}

bool CommandTable::beginsGroup(const QString& name) const {
    const auto at = m_names.indexOf(name);
    return at > 0 && m_names[at - 1].isEmpty();
}

Command* CommandTable::of(const QString& name) const {
    const auto found = m_commands.find(name);
    return found == m_commands.end() ? nullptr : found->second;
}

void CommandTable::handle(const QString& name, std::function<void()> action) {
    Q_ASSERT(of(name));
    m_actions[name] = std::move(action);
}

void CommandTable::mark(const QString& name, std::function<bool()> isOn) {
    Q_ASSERT(of(name));
    m_marks[name] = std::move(isOn);
}

void CommandTable::refresh() {
    for (const auto& [name, command] : m_commands) {
        const auto isOn = m_marks.find(name);
        command->setState(m_met(command->need()), isOn != m_marks.end() && isOn->second());
    }
}

void CommandTable::trigger(const QString& name) {
    const Command* command = of(name);
    if (!command || !m_met(command->need())) return;
    Q_EMIT triggered(name);
    const auto action = m_actions.find(name);
    if (action != m_actions.end())
        action->second();
    else
        Q_EMIT wanted(name);
    refresh();
}

QString CommandTable::setKeys(const QString& name, const QString& keys) {
    Command* command = of(name);
    if (!command || command->fixed()) return tr("These keys are the text's own.");
    const QString one = keys.isEmpty() ? QString() : written(keys);
    if (!keys.isEmpty() && one.isEmpty()) return tr("%1 are no keys.").arg(keys);
    for (const auto& [otherName, other] : m_commands) {
        if (other != command && !one.isEmpty() && other->keys().contains(one))
            return tr("%1 is taken: %2.").arg(one, other->title());
    }
    command->setKeys(one.isEmpty() ? QStringList() : QStringList{one});
    keep(*command);
    return {};
}

void CommandTable::keep(const Command& command) {
    const QVariant kept =
        command.changedKeys() ? QVariant(command.keys().join(QLatin1Char(';'))) : QVariant();
    m_settings.setValue(keyOf(command.name()), kept);
}

/// The keys that come back may have been given to another command: that loses them.
void CommandTable::resetKeys(const QString& name) {
    Command* command = of(name);
    if (!command) return;
    const QStringList back = command->standardKeys();
    for (const auto& [otherName, other] : m_commands) {
        QStringList left = other->keys();
        const auto gone = left.removeIf([&](const QString& keys) { return back.contains(keys); });
        if (other == command || gone == 0) continue;
        other->setKeys(left);
        keep(*other);
    }
    command->setKeys(back);
    keep(*command);
}

void CommandTable::resetAllKeys() {
    for (const auto& [name, command] : m_commands) {
        command->setKeys(command->standardKeys());
        keep(*command);
    }
}

bool CommandTable::anyChangedKeys() const {
    return std::any_of(m_commands.begin(), m_commands.end(),
                       [](const auto& entry) { return entry.second->changedKeys(); });
}

QString CommandTable::keysOf(int key, int modifiers) const {
    switch (key) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_unknown:
    case 0:
        return {};
    default:
        break;
    }
    const bool isFunctionKey = key >= Qt::Key_F1 && key <= Qt::Key_F35;
    const auto strong = static_cast<int>(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (!isFunctionKey && (modifiers & strong) == 0) return {};
    const auto pressed = Qt::KeyboardModifiers::fromInt(
        static_cast<unsigned>(modifiers & ~static_cast<int>(Qt::KeypadModifier)));
    return QKeySequence(QKeyCombination(pressed, static_cast<Qt::Key>(key)))
        .toString(QKeySequence::PortableText);
}

} // namespace vitrine::app

#include "moc_command_table.cpp"
