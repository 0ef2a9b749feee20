// SPDX-License-Identifier: Apache-2.0
#include "figure/colormap.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace vitrine {

namespace {

/// Colours at equal distances, with straight lines between them.
Color interpolated(std::span<const Color> anchors, float t) {
    const float position = t * static_cast<float>(anchors.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(position), anchors.size() - 2);
    const float f = position - static_cast<float>(low);
    Color out{};
    for (std::size_t c = 0; c < 3; ++c)
        out[c] = anchors[low][c] + f * (anchors[low + 1][c] - anchors[low][c]);
    return out;
}

float clamp01(float x) {
    return std::clamp(x, 0.0f, 1.0f);
}

// Blue over teal to yellow with even steps of lightness.
constexpr Color kParula[] = {{0.24f, 0.15f, 0.66f}, {0.27f, 0.26f, 0.84f}, {0.28f, 0.37f, 0.96f},
                             {0.18f, 0.49f, 0.98f}, {0.14f, 0.60f, 0.90f}, {0.07f, 0.69f, 0.81f},
                             {0.15f, 0.75f, 0.68f}, {0.34f, 0.79f, 0.53f}, {0.59f, 0.79f, 0.32f},
                             {0.84f, 0.75f, 0.17f}, {1.00f, 0.77f, 0.22f}, {0.96f, 0.87f, 0.14f},
                             {0.98f, 0.98f, 0.08f}};
// Samples of the maps by S. van der Walt and N. Smith (matplotlib, CC0).
constexpr Color kViridis[] = {
    {0.267f, 0.005f, 0.329f}, {0.283f, 0.141f, 0.458f}, {0.254f, 0.265f, 0.530f},
    {0.207f, 0.372f, 0.553f}, {0.164f, 0.471f, 0.558f}, {0.128f, 0.567f, 0.551f},
    {0.135f, 0.659f, 0.518f}, {0.267f, 0.749f, 0.441f}, {0.478f, 0.821f, 0.318f},
    {0.741f, 0.873f, 0.150f}, {0.993f, 0.906f, 0.144f}};
constexpr Color kPlasma[] = {
    {0.050f, 0.030f, 0.528f}, {0.255f, 0.014f, 0.615f}, {0.418f, 0.001f, 0.658f},
    {0.563f, 0.051f, 0.641f}, {0.692f, 0.165f, 0.564f}, {0.798f, 0.280f, 0.470f},
    {0.881f, 0.393f, 0.383f}, {0.949f, 0.518f, 0.296f}, {0.988f, 0.652f, 0.211f},
    {0.988f, 0.809f, 0.145f}, {0.940f, 0.975f, 0.131f}};
constexpr Color kInferno[] = {
    {0.001f, 0.000f, 0.014f}, {0.087f, 0.045f, 0.225f}, {0.258f, 0.039f, 0.406f},
    {0.417f, 0.091f, 0.433f}, {0.578f, 0.148f, 0.404f}, {0.736f, 0.216f, 0.330f},
    {0.865f, 0.317f, 0.226f}, {0.955f, 0.460f, 0.093f}, {0.988f, 0.645f, 0.040f},
    {0.964f, 0.844f, 0.274f}, {0.988f, 0.998f, 0.645f}};
constexpr Color kMagma[] = {
    {0.001f, 0.000f, 0.014f}, {0.079f, 0.054f, 0.212f}, {0.232f, 0.060f, 0.438f},
    {0.390f, 0.100f, 0.502f}, {0.550f, 0.161f, 0.506f}, {0.716f, 0.215f, 0.475f},
    {0.869f, 0.288f, 0.409f}, {0.967f, 0.440f, 0.360f}, {0.995f, 0.624f, 0.427f},
    {0.996f, 0.812f, 0.573f}, {0.987f, 0.991f, 0.750f}};
// Pale to full blue; dark blue to light; violet over rose to light blue.
constexpr Color kSky[] = {{0.90f, 0.95f, 0.98f}, {0.00f, 0.447f, 0.741f}};
constexpr Color kAbyss[] = {
    {0.02f, 0.03f, 0.10f}, {0.10f, 0.20f, 0.45f}, {0.25f, 0.50f, 0.80f}, {0.72f, 0.88f, 0.98f}};
constexpr Color kNebula[] = {{0.25f, 0.08f, 0.35f},
                             {0.62f, 0.18f, 0.52f},
                             {0.90f, 0.45f, 0.62f},
                             {0.72f, 0.72f, 0.90f},
                             {0.62f, 0.90f, 0.98f}};
constexpr Color kLines[kLineColors] = {{0.000f, 0.447f, 0.741f}, {0.850f, 0.325f, 0.098f},
                                       {0.929f, 0.694f, 0.125f}, {0.494f, 0.184f, 0.556f},
                                       {0.466f, 0.674f, 0.188f}, {0.301f, 0.745f, 0.933f},
                                       {0.635f, 0.078f, 0.184f}};

/// The polynomial of A. Mikhailov, "Turbo, An Improved Rainbow Colormap" (Google, Apache-2.0).
Color turbo(float x) {
    const auto poly = [x](float a, float b, float c, float d, float e, float f) {
        return clamp01(a + x * (b + x * (c + x * (d + x * (e + x * f)))));
    };
    return {
        poly(0.13572138f, 4.61539260f, -42.66032258f, 132.13108234f, -152.94239396f, 59.28637943f),
        poly(0.09140261f, 2.19418839f, 4.84296658f, -14.18503333f, 4.27729857f, 2.82956604f),
        poly(0.10667330f, 12.64194608f, -60.58204836f, 110.36276771f, -89.90310912f, 27.34824973f)};
}

Color hsv(float hue) {
    const auto channel = [hue](float offset) {
        const float k = std::fmod(offset + hue * 6.0f, 6.0f);
        return 1.0f - std::max(0.0f, std::min({k, 4.0f - k, 1.0f}));
    };
    return {channel(5.0f), channel(3.0f), channel(1.0f)};
}

/// (i+1)/n for the first n of m rows, then 1.
float rising(int i, int n) {
    return n < 1 ? 1.0f : clamp01(static_cast<float>(i + 1) / static_cast<float>(n));
}

/// Row i of m: blue, cyan, yellow, red; each channel rises, stays and falls over a quarter of m.
Color jetRow(int i, int m) {
    const int n = (m + 3) / 4;
    const int first = (n + 1) / 2 - (m % 4 == 1 ? 1 : 0); // of green, as an index from 0
    const auto channel = [&](int k) { // k: distance from where the channel begins
        if (k < 0 || k >= 3 * n - 1) return 0.0f;
        return std::min(rising(k, n), rising(3 * n - 2 - k, n));
    };
    return {channel(i - first - n), channel(i - first), channel(i - first + n)};
}

/// Row i of m: black, red, yellow, white; blue rises over what red and green leave.
Color hotRow(int i, int m) {
    const int n = 3 * m / 8;
    const int last = m - 2 * n;
    return {rising(i, n), i < n ? 0.0f : rising(i - n, n),
            i < 2 * n ? 0.0f : rising(i - 2 * n, last)};
}

Color grayRow(int i, int m) {
    const float t = m > 1 ? static_cast<float>(i) / static_cast<float>(m - 1) : 0.0f;
    return {t, t, t};
}

Color boneRow(int i, int m) {
    const Color g = grayRow(i, m), h = hotRow(i, m);
    return {(7.0f * g[0] + h[2]) / 8.0f, (7.0f * g[0] + h[1]) / 8.0f, (7.0f * g[0] + h[0]) / 8.0f};
}

Color pinkRow(int i, int m) {
    const Color g = grayRow(i, m), h = hotRow(i, m);
    return {std::sqrt((2 * g[0] + h[0]) / 3), std::sqrt((2 * g[0] + h[1]) / 3),
            std::sqrt((2 * g[0] + h[2]) / 3)};
}

Color flagRow(int i, int) {
    constexpr Color kFlag[] = {{1, 0, 0}, {1, 1, 1}, {0, 0, 1}, {0, 0, 0}};
    return kFlag[i % 4];
}

Color prismRow(int i, int) {
    constexpr Color kPrism[] = {{1, 0, 0}, {1, 0.5f, 0}, {1, 1, 0},
                                {0, 1, 0}, {0, 0, 1},    {2.0f / 3, 0, 1}};
    return kPrism[i % 6];
}

Color whiteRow(int, int) {
    return {1, 1, 1};
}

struct NamedMap {
    std::string_view name;
    Color (*at)(float t);
    Color (*row)(int i, int rows) = nullptr; ///< instead of at
};

constexpr NamedMap kMaps[] = {
    {"parula", [](float t) { return interpolated(kParula, t); }},
    {"viridis", [](float t) { return interpolated(kViridis, t); }},
    {"plasma", [](float t) { return interpolated(kPlasma, t); }},
    {"inferno", [](float t) { return interpolated(kInferno, t); }},
    {"magma", [](float t) { return interpolated(kMagma, t); }},
    {"turbo", turbo},
    {"sky", [](float t) { return interpolated(kSky, t); }},
    {"abyss", [](float t) { return interpolated(kAbyss, t); }},
    {"nebula", [](float t) { return interpolated(kNebula, t); }},
    {"jet", nullptr, jetRow},
    {"hsv", hsv},
    {"hot", nullptr, hotRow},
    {"cool",
     [](float t) {
         return Color{t, 1 - t, 1};
     }},
    {"spring",
     [](float t) {
         return Color{1, t, 1 - t};
     }},
    {"summer",
     [](float t) {
         return Color{t, 0.5f + t / 2, 0.4f};
     }},
    {"autumn",
     [](float t) {
         return Color{1, t, 0};
     }},
    {"winter",
     [](float t) {
         return Color{0, t, 1 - t / 2};
     }},
    {"gray", nullptr, grayRow},
    {"bone", nullptr, boneRow},
    {"copper",
     [](float t) {
         return Color{clamp01(1.25f * t), 0.7812f * t, 0.4975f * t};
     }},
    {"pink", nullptr, pinkRow},
    {"flag", nullptr, flagRow},
    {"prism", nullptr, prismRow},
    {"white", nullptr, whiteRow},
};

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

} // namespace

std::vector<Color> colormapColors(std::string_view name, int rows) {
    const std::string key = lower(name == "grey" ? "gray" : name == "default" ? "parula" : name);
    std::vector<Color> colors;
    if (key == "lines") {
        for (int i = 0; i < rows; ++i)
            colors.push_back(lineColor(i));
        return colors;
    }
    for (const NamedMap& map : kMaps) {
        if (map.name != key) continue;
        // hsv goes round: its last colour stops one step before the first.
        const float last = static_cast<float>(key == "hsv" ? rows : std::max(rows - 1, 1));
        for (int i = 0; i < rows; ++i)
            colors.push_back(map.row ? map.row(i, rows) : map.at(static_cast<float>(i) / last));
    }
    return colors;
}

const std::vector<std::string_view>& colormapNames() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> out;
        for (const NamedMap& map : kMaps)
            out.push_back(map.name);
        out.emplace_back("lines");
        return out;
    }();
    return names;
}

Color lineColor(int index) {
    return kLines[static_cast<std::size_t>(index) % std::size(kLines)];
}

bool parseColor(std::string_view text, Color& color) {
    struct Name {
        std::string_view letter, word;
        Color color;
    };
    static constexpr Name kNames[] = {
        {"r", "red", {1, 0, 0}},   {"g", "green", {0, 1, 0}},   {"b", "blue", {0, 0, 1}},
        {"c", "cyan", {0, 1, 1}},  {"m", "magenta", {1, 0, 1}}, {"y", "yellow", {1, 1, 0}},
        {"k", "black", {0, 0, 0}}, {"w", "white", {1, 1, 1}},
    };
    const std::string key = lower(text);
    for (const Name& n : kNames) {
        if (key == n.letter || key == n.word) return color = n.color, true;
    }
    if ((key.size() != 7 && key.size() != 4) || key[0] != '#') return false;
    const std::size_t digits = key.size() == 7 ? 2 : 1;
    for (std::size_t c = 0; c < 3; ++c) {
        int value = 0;
        for (std::size_t d = 0; d < digits; ++d) {
            const char x = key[1 + c * digits + d];
            if (!std::isxdigit(static_cast<unsigned char>(x))) return false;
            value = value * 16 + (x <= '9' ? x - '0' : x - 'a' + 10);
        }
        color[c] = static_cast<float>(value) / (digits == 2 ? 255.0f : 15.0f);
    }
    return true;
}

} // namespace vitrine
