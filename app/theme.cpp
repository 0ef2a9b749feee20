// SPDX-License-Identifier: Apache-2.0
#include "theme.h"

#include <algorithm>
#include <cmath>
#include <QFontDatabase>

namespace vitrine::app {
namespace {

struct Entry {
    const char* name;
    const char* dark;
    const char* light;
    const char* contrast;
};

// Text reaches a contrast of 4.5 on every ground that it stands on, and 7 in the last variant.
constexpr Entry kColors[] = {
    {"window", "#12161b", "#e4e9ef", "#4a4a4a"},
    {"panel", "#1a1f26", "#ffffff", "#000000"},
    {"header", "#20262f", "#f2f5f8", "#0d0d0d"},
    {"field", "#13171c", "#ffffff", "#000000"},
    {"editor", "#161a20", "#ffffff", "#000000"},
    {"gutter", "#181d23", "#f4f6f9", "#000000"},
    {"border", "#2d3641", "#cbd3dc", "#a8a8a8"},
    {"hover", "#2a323d", "#e6ecf3", "#262626"},
    {"pressed", "#35404d", "#d6e0ea", "#3a3a3a"},
    {"text", "#e4eaf1", "#17202b", "#ffffff"},
    {"muted", "#9aa8b7", "#566473", "#e2e2e2"},
    {"faint", "#7d8b9a", "#6b7886", "#c6c6c6"},
    {"accent", "#3ecfbf", "#0b7a70", "#ffe14d"},
    {"onAccent", "#06201d", "#ffffff", "#000000"},
    {"selection", "#1f4f4b", "#b5e3dd", "#0b4a8f"},
    {"selectedRow", "#1d3a39", "#d9f1ee", "#163a60"},
    {"linked", "#22322f", "#e9f6f4", "#1c1c1c"},
    {"currentLine", "#1f252d", "#f3f7fb", "#1e1e1e"},
    {"cpu", "#6fb1f5", "#1d5fa6", "#8cc8ff"},
    {"cpuFill", "#1c3048", "#e1edfa", "#001a33"},
    {"gpu", "#f2ab4b", "#96560a", "#ffb84d"},
    {"gpuFill", "#3d2d16", "#fcefd9", "#331f00"},
    {"ok", "#5fca86", "#1d7a41", "#6dff9c"},
    {"warning", "#e9bd55", "#8a5d00", "#ffdd55"},
    {"error", "#ff7b72", "#b3261e", "#ff9a94"},
    {"errorFill", "#3a2124", "#fce8e6", "#3d0000"},
    {"keyword", "#7fb8ff", "#0b4fb3", "#9ccbff"},
    {"number", "#e8b46c", "#8d4d00", "#ffc078"},
    {"string", "#9fd59a", "#1d6b2f", "#a9f5a2"},
    {"comment", "#8695a5", "#5f6e7c", "#c0c8d0"},
    {"operator", "#c3ccd6", "#3a4653", "#ffffff"},
    {"command", "#d0acf5", "#6d31b0", "#e0c2ff"},
    {"node", "#242b35", "#ffffff", "#000000"},
    {"nodeBorder", "#51606f", "#8c99a6", "#ffffff"},
    {"edge", "#73828f", "#74828f", "#d0d0d0"},
    {"transfer", "#ff8f86", "#b3261e", "#ff9a94"},
    {"plot", "#0f1317", "#ffffff", "#000000"},
    {"grid", "#2b333d", "#dfe4e9", "#4a4a4a"},
    {"nan", "#c04ec0", "#c04ec0", "#ff6bff"},
    {"stoppedFill", "#1d3a2a", "#dcf3e4", "#003d18"},
};

// Parts of a run's time; the others are cpu, gpu and transfer.
constexpr Entry kTimeColors[] = {
    {"interpreter", "#b79cf2", "#6d4bb8", "#d4b8ff"},
    {"planning", "#b3c957", "#5e6f0e", "#7dffcf"},
    {"compiling", "#e58abb", "#a8327a", "#ff9fd6"},
    {"idle", "#566473", "#a9b5c1", "#9a9a9a"},
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
    connect(&m_settings, &AppSettings::schemeChanged, this, &Theme::apply);
    connect(&m_settings, &AppSettings::presentingChanged, this, &Theme::apply);
    connect(&m_settings, &AppSettings::codeSizeChanged, this, &Theme::apply);
}

void Theme::apply() {
    const AppSettings::Scheme scheme = m_settings.scheme();
    const auto take = [&](const Entry& entry) {
        const char* color = scheme == AppSettings::Contrast ? entry.contrast
                            : scheme == AppSettings::Light  ? entry.light
                                                            : entry.dark;
        m_colors[entry.name] = QColor(QLatin1String(color));
    };
    std::for_each(std::begin(kColors), std::end(kColors), take);
    std::for_each(std::begin(kTimeColors), std::end(kTimeColors), take);
    Q_EMIT changed();
}

QColor Theme::color(std::string_view name) const {
    const auto found = m_colors.find(name);
    return found == m_colors.end() ? QColor() : found->second;
}

int Theme::enlarged(int pixels) const {
    if (!m_settings.presenting()) return pixels;
    return std::max(static_cast<int>(std::lround(pixels * kPresented)), kLeastPresented);
}

QFont Theme::codeFont() const {
    QFont font(m_codeFamily);
    font.setPixelSize(codeSize());
    font.setStyleHint(QFont::Monospace);
    font.setKerning(false);
    return font;
}

QFont Theme::labelFont(int pixels) const {
    return plainFont(enlarged(pixels));
}

QFont Theme::plainFont(int pixels) const {
    QFont font(m_textFamily);
    font.setPixelSize(pixels);
    return font;
}

} // namespace vitrine::app

#include "moc_theme.cpp"
