// SPDX-License-Identifier: Apache-2.0
// The comparison of two runs as text for a terminal and as JSON.
#include "advice/rules.h"
#include "advice/run_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Verdict = ComparedAnswer::Verdict;

constexpr int kFormat = 1;

/// To the right of a field; a letter like µ has more bytes than columns.
std::string right(const std::string& text, std::size_t width) {
    const auto wide = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
    return std::string(width > wide ? width - wide : 0, ' ') + text;
}

std::string valueText(ComparedFigure::Unit unit, double value) {
    switch (unit) {
    case ComparedFigure::Unit::Microseconds:
        return value < 0 ? "-" : advice::durationText(value);
    case ComparedFigure::Unit::Bytes:
        return advice::bytesText(static_cast<uint64_t>(value));
    case ComparedFigure::Unit::Count:
        break;
    }
    return std::to_string(static_cast<uint64_t>(value));
}

/// "+20 %", "-3 %", "x 12"; "" where there is nothing to relate.
std::string changeText(double before, double after) {
    if (before <= 0 || after < 0) return {};
    const double ratio = after / before;
    char text[32];
    if (ratio >= 2)
        std::snprintf(text, sizeof text, "x %.1f", ratio);
    else
        std::snprintf(text, sizeof text, "%+.0f %%", 100 * (ratio - 1));
    return text;
}

std::string columns(const std::string& before, const std::string& after,
                    const std::string& change) {
    return right(before, 12) + right(after, 12) + right(change, 10);
}

std::string timeColumns(double before, double after) {
    const auto unit = ComparedFigure::Unit::Microseconds;
    return columns(valueText(unit, before), valueText(unit, after), changeText(before, after));
}

std::string numberOfLine(const ComparedLine& line) {
    const auto text = [](uint32_t n) { return n == 0 ? std::string("-") : std::to_string(n); };
    if (line.lineBefore == line.lineAfter) return text(line.lineAfter);
    return text(line.lineBefore) + " > " + text(line.lineAfter);
}

std::string listOf(const RunComparison& c, Verdict verdict) {
    constexpr std::size_t kMost = 8;
    std::string text;
    std::size_t shown = 0;
    for (const ComparedAnswer& a : c.answers) {
        if (a.verdict != verdict) continue;
        if (shown++ == kMost) return text + " …";
        text += (text.empty() ? "" : ", ") + a.name;
    }
    return text;
}

} // namespace

std::string answersText(const RunComparison& c) {
    if (!c.comparable) return "A run is not complete, so its answers are not compared.";
    const std::size_t other =
        c.count(Verdict::Differs) + c.count(Verdict::OnlyBefore) + c.count(Verdict::OnlyAfter);
    const std::size_t unread = c.count(Verdict::NotRead);
    std::string text;
    if (other == 0 && unread == 0) {
        text = "Same answers: every variable and all output, to the bit.";
    } else if (other == 0) {
        text = "Same answers, to the bit, as far as they were read.";
    } else {
        text = "Not the same:";
        const auto add = [&](Verdict verdict, const std::string& words) {
            const std::string names = listOf(c, verdict);
            if (names.empty()) return;
            text += (text.back() == ':' ? " " : "; ") + words + names;
        };
        add(Verdict::Differs, "");
        add(Verdict::OnlyBefore, "only before ");
        add(Verdict::OnlyAfter, "only after ");
        text += ".";
    }
    if (unread > 0) text += " Not read: " + listOf(c, Verdict::NotRead) + ".";
    return text;
}

std::string comparisonText(const RunComparison& c) {
    std::string out = "before  " + c.before + "\nafter   " + c.after + "\n\n";
    out += std::string(16, ' ') + columns("before", "after", "change") + "\n";
    for (const ComparedFigure& f : c.figures) {
        const std::string name(f.name);
        out += name + std::string(16 - std::min<std::size_t>(name.size(), 15), ' ') +
               columns(valueText(f.unit, f.before), valueText(f.unit, f.after),
                       changeText(f.before, f.after)) +
               "\n";
    }
    for (const ComparedSetting& s : c.settings)
        out += s.name + ": " + (s.before.empty() ? "default" : s.before) + " > " +
               (s.after.empty() ? "default" : s.after) + "\n";
    out += "\nBy line\n";
    if (c.lines.empty()) out += "  Neither run has array work.\n";
    for (const ComparedLine& line : c.lines) {
        out += right(numberOfLine(line), 9) + timeColumns(line.before, line.after) + "  " +
               (line.shared ? "~ " : "  ") + advice::cutText(line.text, 60) + "\n";
        for (const std::string& change : line.changes)
            out += std::string(12, ' ') + change + "\n";
    }
    out += "\nBy kernel\n";
    for (const ComparedKernel& k : c.kernels) {
        const std::string where =
            k.providerBefore == k.providerAfter || k.providerAfter.empty() ? k.providerBefore
            : k.providerBefore.empty()                                     ? k.providerAfter
                                       : k.providerBefore + " > " + k.providerAfter;
        out += right(k.line == 0 ? "-" : std::to_string(k.line), 9) +
               timeColumns(k.before, k.after) + "    " + advice::cutText(k.name, 60) + "  (" +
               where + ")\n";
    }
    return out + "\n" + answersText(c) + "\n";
}

std::string comparisonJson(const RunComparison& c) {
    const auto timeOf = [](double us) { return us < 0 ? Json(nullptr) : Json(us); };
    Json figures = Json::object();
    for (const ComparedFigure& f : c.figures) {
        const std::string name =
            std::string(f.name) + (f.unit == ComparedFigure::Unit::Microseconds ? "_us" : "");
        figures[name] = {{"before", f.before}, {"after", f.after}};
    }
    Json settings = Json::array(), lines = Json::array(), kernels = Json::array(),
         answers = Json::array();
    for (const ComparedSetting& s : c.settings)
        settings.push_back({{"name", s.name}, {"before", s.before}, {"after", s.after}});
    for (const ComparedLine& l : c.lines)
        lines.push_back({{"file", l.file},
                         {"text", l.text},
                         {"line_before", l.lineBefore},
                         {"line_after", l.lineAfter},
                         {"before_us", timeOf(l.before)},
                         {"after_us", timeOf(l.after)},
                         {"bytes_before", l.bytesBefore},
                         {"bytes_after", l.bytesAfter},
                         {"shared", l.shared},
                         {"changes", l.changes}});
    for (const ComparedKernel& k : c.kernels)
        kernels.push_back({{"title", k.title},
                           {"name", k.name},
                           {"line", k.line},
                           {"provider_before", k.providerBefore},
                           {"provider_after", k.providerAfter},
                           {"count_before", k.countBefore},
                           {"count_after", k.countAfter},
                           {"before_us", timeOf(k.before)},
                           {"after_us", timeOf(k.after)},
                           {"median_before_us", timeOf(k.medianBefore)},
                           {"median_after_us", timeOf(k.medianAfter)},
                           {"bytes_before", k.bytesBefore},
                           {"bytes_after", k.bytesAfter},
                           {"same_text", k.sameText}});
    for (const ComparedAnswer& a : c.answers)
        answers.push_back({{"name", a.name},
                           {"verdict", verdictName(a.verdict)},
                           {"before", a.kindBefore},
                           {"after", a.kindAfter}});
    const Json out = {{"format", kFormat},  {"before", c.before},
                      {"after", c.after},   {"comparable", c.comparable},
                      {"figures", figures}, {"settings", settings},
                      {"lines", lines},     {"kernels", kernels},
                      {"answers", answers}, {"verdict", answersText(c)}};
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vitrine
