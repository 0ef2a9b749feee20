// SPDX-License-Identifier: Apache-2.0
#include "theme.h"

#include <algorithm>
#include <QFontDatabase>

namespace vitrine::app {
namespace {

struct Entry {
    const char* name;
    const char* dark;
    const char* light;
};

// Text reaches a contrast of 4.5 on every ground that it stands on, in both variants.
constexpr Entry kColors[] = {
    {"window", "#12161b", "#e4e9ef"},    {"panel", "#1a1f26", "#ffffff"},
    {"header", "#20262f", "#f2f5f8"},    {"field", "#13171c", "#ffffff"},
    {"editor", "#161a20", "#ffffff"},    {"gutter", "#181d23", "#f4f6f9"},
    {"border", "#2d3641", "#cbd3dc"},    {"hover", "#2a323d", "#e6ecf3"},
    {"pressed", "#35404d", "#d6e0ea"},   {"text", "#e4eaf1", "#17202b"},
    {"muted", "#9aa8b7", "#566473"},     {"faint", "#7d8b9a", "#6b7886"},
    {"accent", "#3ecfbf", "#0b7a70"},    {"onAccent", "#06201d", "#ffffff"},
    {"selection", "#1f4f4b", "#b5e3dd"}, {"selectedRow", "#1d3a39", "#d9f1ee"},
    {"linked", "#22322f", "#e9f6f4"},    {"currentLine", "#1f252d", "#f3f7fb"},
    {"cpu", "#6fb1f5", "#1d5fa6"},       {"cpuFill", "#1c3048", "#e1edfa"},
    {"gpu", "#f2ab4b", "#96560a"},       {"gpuFill", "#3d2d16", "#fcefd9"},
    {"ok", "#5fca86", "#1d7a41"},        {"warning", "#e9bd55", "#8a5d00"},
    {"error", "#ff7b72", "#b3261e"},     {"errorFill", "#3a2124", "#fce8e6"},
    {"keyword", "#7fb8ff", "#0b4fb3"},   {"number", "#e8b46c", "#8d4d00"},
    {"string", "#9fd59a", "#1d6b2f"},    {"comment", "#8695a5", "#5f6e7c"},
    {"operator", "#c3ccd6", "#3a4653"},  {"command", "#d0acf5", "#6d31b0"},
    {"node", "#242b35", "#ffffff"},      {"nodeBorder", "#51606f", "#8c99a6"},
    {"edge", "#73828f", "#74828f"},      {"transfer", "#ff8f86", "#b3261e"},
    {"plot", "#0f1317", "#ffffff"},      {"grid", "#2b333d", "#dfe4e9"},
    {"nan", "#c04ec0", "#c04ec0"},       {"stoppedFill", "#1d3a2a", "#dcf3e4"},
};

// Parts of a run's time; the others are cpu, gpu and transfer.
constexpr Entry kTimeColors[] = {
    {"interpreter", "#b79cf2", "#6d4bb8"},
    {"planning", "#b3c957", "#5e6f0e"},
    {"compiling", "#e58abb", "#a8327a"},
    {"idle", "#566473", "#a9b5c1"},
};

QString family(const char* wanted, const char* otherwise) {
    const QString name = QString::fromLatin1(wanted);
    return QFontDatabase::families().contains(name) ? name : QString::fromLatin1(otherwise);
}

} // namespace

Theme::Theme(AppSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings),
      m_codeFamily(family("JetBrains Mono", "DejaVu Sans Mono")),
      m_textFamily(family("Inter", "DejaVu Sans")) {
    apply();
    connect(&m_settings, &AppSettings::darkChanged, this, &Theme::apply);
    connect(&m_settings, &AppSettings::codeSizeChanged, this, &Theme::apply);
}

void Theme::apply() {
    const auto take = [this](const Entry& entry) {
        m_colors[entry.name] = QColor(QLatin1String(m_settings.dark() ? entry.dark : entry.light));
    };
    std::for_each(std::begin(kColors), std::end(kColors), take);
    std::for_each(std::begin(kTimeColors), std::end(kTimeColors), take);
    Q_EMIT changed();
}

QColor Theme::color(std::string_view name) const {
    const auto found = m_colors.find(name);
    return found == m_colors.end() ? QColor() : found->second;
}

QFont Theme::codeFont() const {
    QFont font(m_codeFamily);
    font.setPixelSize(m_settings.codeSize());
    font.setStyleHint(QFont::Monospace);
    font.setKerning(false);
    return font;
}

QFont Theme::labelFont(int pixels) const {
    QFont font(m_textFamily);
    font.setPixelSize(pixels);
    return font;
}

} // namespace vitrine::app

#include "moc_theme.cpp"
