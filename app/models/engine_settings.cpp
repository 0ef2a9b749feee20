// SPDX-License-Identifier: Apache-2.0
#include "models/engine_settings.h"

#include "app_settings.h"
#include "engine_thread.h"
#include "format.h"

#include <QStringList>

namespace vitrine::app {

namespace {

QString keyOf(const char* variable) {
    return QStringLiteral("engine/") + QString::fromLatin1(variable);
}

QString textOf(const Settings& settings, const char* variable) {
    return QString::fromStdString(settingText(settings, variable));
}

/// The words of "a | b | c"; none where a value is more than one of a few words.
QStringList choicesOf(const SettingInfo& row) {
    const QStringList words = QString::fromUtf8(row.values).split(QStringLiteral(" | "));
    for (const QString& word : words) {
        const bool plain = !word.isEmpty() && word == word.toLower() && !word.contains(' ');
        if (words.size() < 2 || !plain) return {};
    }
    return words;
}

bool isDevice(const SettingInfo& row) {
    return std::string_view(row.variable) == "VITRINE_DEVICE";
}

/// What the number 0 stands for, as the description has it behind "0: ".
QString meaningOfZero(const SettingInfo& row) {
    const QString text = QString::fromUtf8(row.description);
    const auto at = text.indexOf(QStringLiteral("0: "));
    return at < 0 ? QString() : text.mid(at + 3).section(QLatin1Char('.'), 0, 0);
}

/// A number in words: "1024 elements", "64 MiB", "what the device has".
QString meaningOf(const SettingInfo& row, const QString& value) {
    const std::string_view kind(row.values), variable(row.variable);
    if (kind != "integer" && kind != "bytes") return {};
    const QString zero = meaningOfZero(row);
    if (value == QLatin1String("0") && !zero.isEmpty()) return zero;
    if (kind == "bytes") return bytesText(value.toULongLong());
    return variable.find("MIN_ELEMENTS") != std::string_view::npos
               ? EngineSettings::tr("%1 elements").arg(value)
               : EngineSettings::tr("%1 threads").arg(value);
}

/// Is a value of the setting seen by the next session only?
bool waits(const SettingInfo& row) {
    return row.atStart;
}

} // namespace

Settings settingsAtStart(const AppSettings& kept) {
    Settings settings = settingsFromEnvironment();
    for (const SettingInfo& row : settingTable()) {
        const QVariant value = kept.value(keyOf(row.variable), {});
        if (!value.isValid() || environmentText(row.variable)) continue;
        const std::string text = value.toString().toStdString();
        // The device of that name may have left the machine.
        if (isDevice(row) && !Session::deviceProblem(text).empty()) continue;
        static_cast<void>(applySetting(settings, row.variable, text));
    }
    return settings;
}

EngineSettings::EngineSettings(EngineThread& engine, AppSettings& kept, QObject* parent)
    : QAbstractListModel(parent), m_engine(engine), m_kept(kept),
      m_started(engine.session().settings()), m_values(m_started) {}

int EngineSettings::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(settingTable().size());
}

QVariant EngineSettings::data(const QModelIndex& index, int role) const {
    const SettingInfo& row = settingTable()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Variable:
        return QString::fromLatin1(row.variable);
    case Title:
        return QString::fromUtf8(row.title);
    case Description:
        return QString::fromUtf8(row.description);
    case Choices:
        return choicesOf(row);
    case Values:
        return QString::fromUtf8(row.values);
    case Current:
        return textOf(m_values, row.variable);
    case Standard:
        return textOf(Settings{}, row.variable);
    case Meaning:
        return meaningOf(row, textOf(m_values, row.variable));
    case StandardMeaning: {
        const QString standard = textOf(Settings{}, row.variable);
        const QString meaning = meaningOf(row, standard);
        return !meaning.isEmpty()   ? meaning
               : standard.isEmpty() ? tr("empty")
               : QLatin1String(row.values) == QLatin1String("0 | 1")
                   ? (standard == QLatin1String("1") ? tr("on") : tr("off"))
                   : standard;
    }
    case Remark:
        break;
    default:
        return {};
    }
    if (environmentText(row.variable))
        return tr("Set by the environment, which goes before what is kept here.");
    const std::string now = settingText(m_values, row.variable);
    const bool seen = !waits(row) || now == settingText(m_started, row.variable);
    return seen ? QString() : tr("Seen at the next start.");
}

QHash<int, QByteArray> EngineSettings::roleNames() const {
    return {{Variable, "variable"},       {Title, "title"},
            {Description, "description"}, {Choices, "choices"},
            {Values, "values"},           {Current, "current"},
            {Standard, "standard"},       {Remark, "remark"},
            {Meaning, "meaning"},         {StandardMeaning, "standardMeaning"}};
}

QString EngineSettings::change(const QString& variable, const QString& value) {
    const std::string name = variable.toStdString(), text = value.trimmed().toStdString();
    Settings tried = m_values;
    if (!applySetting(tried, name, text))
        return tr("%1 is not understood.").arg(value.isEmpty() ? tr("An empty value") : value);
    int at = 0;
    while (variable != QLatin1String(settingTable()[static_cast<std::size_t>(at)].variable))
        ++at;
    const SettingInfo& row = settingTable()[static_cast<std::size_t>(at)];
    const std::string problem = isDevice(row) ? Session::deviceProblem(text) : "";
    if (!problem.empty()) return QString::fromStdString(problem);
    m_values = tried;
    const QString now = textOf(m_values, row.variable);
    const bool standard = now == textOf(Settings{}, row.variable);
    m_kept.setValue(keyOf(row.variable), standard ? QVariant() : QVariant(now));
    if (!waits(row)) {
        m_engine.post([name, text](Session& session) {
            session.changeSetting(name, text);
            session.publish();
        });
    }
    Q_EMIT dataChanged(index(at), index(at));
    Q_EMIT changed(variable);
    return {};
}

} // namespace vitrine::app

#include "moc_engine_settings.cpp"
