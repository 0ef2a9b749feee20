// SPDX-License-Identifier: Apache-2.0
#include "advice/run_comparison.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>

namespace vitrine {

namespace {

/// Pairs of indices into the lines of two runs; -1 where one has no counterpart.
using Pairs = std::vector<std::pair<int, int>>;

/// What two runs call the same file: the script itself may have been saved by another name.
std::string fileKey(const RunProfile& run, const std::string& file) {
    return file == run.script ? std::string() : std::filesystem::path(file).filename().string();
}

/// Of two runs' lines those with the same text in the same order belong together, for a text may
/// have been edited between the runs; what is left over belongs together by its number.
class Alignment {
public:
    Alignment(const RunProfile& before, const RunProfile& after)
        : m_a(before.lines), m_b(after.lines) {
        for (const LineCost& line : m_a)
            m_filesA.push_back(fileKey(before, line.file));
        for (const LineCost& line : m_b)
            m_filesB.push_back(fileKey(after, line.file));
        // Beyond, a table of all against all is too large: then numbers alone must do.
        constexpr std::size_t kMost = 2000;
        if (m_a.size() <= kMost && m_b.size() <= kMost)
            alignTexts();
        else
            gap(static_cast<int>(m_a.size()), static_cast<int>(m_b.size()));
    }
    [[nodiscard]] const Pairs& pairs() const { return m_pairs; }

private:
    [[nodiscard]] bool same(std::size_t i, std::size_t j) const {
        return m_a[i].text == m_b[j].text && m_filesA[i] == m_filesB[j];
    }

    void alignTexts() {
        const std::size_t n = m_a.size(), m = m_b.size();
        std::vector<uint16_t> longest((n + 1) * (m + 1)); // common subsequence of the rests
        const auto at = [&](std::size_t i, std::size_t j) -> uint16_t& {
            return longest[i * (m + 1) + j];
        };
        for (std::size_t i = n; i-- > 0;) {
            for (std::size_t j = m; j-- > 0;)
                at(i, j) = same(i, j) ? static_cast<uint16_t>(at(i + 1, j + 1) + 1)
                                      : std::max(at(i + 1, j), at(i, j + 1));
        }
        std::size_t i = 0, j = 0;
        while (i < n && j < m) {
            if (same(i, j)) {
                gap(static_cast<int>(i), static_cast<int>(j));
                m_pairs.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
                m_doneA = static_cast<int>(i);
                m_doneB = static_cast<int>(j);
            } else if (at(i + 1, j) >= at(i, j + 1)) {
                ++i;
            } else {
                ++j;
            }
        }
        gap(static_cast<int>(n), static_cast<int>(m));
    }

    /// What stands before both ends and is not paired yet.
    void gap(int endA, int endB) {
        int i = std::exchange(m_doneA, endA), j = std::exchange(m_doneB, endB);
        while (i < endA || j < endB) {
            const auto order = [&] {
                if (i == endA) return 1;
                if (j == endB) return -1;
                const auto a = static_cast<std::size_t>(i), b = static_cast<std::size_t>(j);
                if (const int files = m_filesA[a].compare(m_filesB[b]); files != 0) return files;
                return m_a[a].line < m_b[b].line ? -1 : m_a[a].line > m_b[b].line ? 1 : 0;
            }();
            m_pairs.emplace_back(order <= 0 ? i++ : -1, order >= 0 ? j++ : -1);
        }
    }

    const std::vector<LineCost>& m_a;
    const std::vector<LineCost>& m_b;
    std::vector<std::string> m_filesA, m_filesB;
    Pairs m_pairs;
    int m_doneA = 0, m_doneB = 0;
};

struct Sides {
    bool cpu = false, gpu = false;

    friend bool operator==(const Sides&, const Sides&) = default;
    [[nodiscard]] std::string text() const {
        return cpu && gpu ? "CPU and GPU" : gpu ? "the GPU" : "the CPU";
    }
};

Sides sidesOf(const LineCost& line) {
    Sides sides;
    for (const LineDecision& d : line.decisions)
        (d.onDevice ? sides.gpu : sides.cpu) = true;
    return sides;
}

std::string listOf(const LineCost& line, std::string LineDecision::*what) {
    std::set<std::string> titles;
    for (const LineDecision& d : line.decisions)
        titles.insert(d.*what);
    std::string text;
    for (const std::string& title : titles)
        text += (text.empty() ? "" : ", ") + title;
    return text;
}

std::vector<std::string> changesOf(const LineCost& a, const LineCost& b) {
    std::vector<std::string> out;
    if (a.decisions.empty() || b.decisions.empty()) return out;
    const Sides before = sidesOf(a), after = sidesOf(b);
    if (!(before == after)) {
        std::string text = "ran on " + before.text() + ", now on " + after.text();
        const auto why =
            std::find_if(b.decisions.begin(), b.decisions.end(), [&](const LineDecision& d) {
                return d.onDevice ? !before.gpu : !before.cpu;
            });
        std::string reason = why != b.decisions.end() ? why->reason : std::string();
        while (!reason.empty() && reason.back() == '.')
            reason.pop_back();
        if (!reason.empty()) text += ": " + reason;
        out.push_back(std::move(text));
    }
    const std::string was = listOf(a, &LineDecision::title), is = listOf(b, &LineDecision::title);
    if (was == is) return out;
    // By what they make, where that tells them apart.
    const std::string made = listOf(a, &LineDecision::makes),
                      makes = listOf(b, &LineDecision::makes);
    const bool named = !made.empty() && !makes.empty() && made != makes;
    out.push_back("computed in " + (named ? made + ", now in " + makes : was + ", now in " + is));
    return out;
}

ComparedLine comparedLine(const LineCost* a, const LineCost* b) {
    const LineCost& one = b ? *b : *a;
    ComparedLine row;
    row.file = one.file;
    row.text = one.text;
    row.shared = (a && a->shared) || (b && b->shared);
    if (a) {
        row.lineBefore = a->line;
        row.before = a->total();
        row.bytesBefore = a->bytes;
    }
    if (b) {
        row.lineAfter = b->line;
        row.after = b->total();
        row.bytesAfter = b->bytes;
    }
    if (a && b) {
        row.changes = changesOf(*a, *b);
        if (a->text != b->text) row.changes.insert(row.changes.begin(), "was \"" + a->text + "\"");
    }
    return row;
}

/// Kernels of two runs: first those of the same text, then those of the same operations, on the
/// other side too.
class KernelPairs {
public:
    KernelPairs(const std::vector<KernelCost>& a, const std::vector<KernelCost>& b)
        : m_a(a), m_b(b), m_ofB(b.size(), -1), m_takenA(a.size(), false) {
        match([](const KernelCost& x, const KernelCost& y) {
            return x.kernel == y.kernel && x.provider == y.provider;
        });
        match([](const KernelCost& x, const KernelCost& y) {
            return x.title == y.title && x.provider == y.provider && x.line == y.line;
        });
        match([](const KernelCost& x, const KernelCost& y) {
            return x.title == y.title && x.provider == y.provider;
        });
        match([](const KernelCost& x, const KernelCost& y) {
            return x.title == y.title && x.line == y.line;
        });
    }

    [[nodiscard]] std::vector<ComparedKernel> rows() const {
        std::vector<ComparedKernel> out;
        for (std::size_t j = 0; j < m_b.size(); ++j)
            out.push_back(
                row(m_ofB[j] < 0 ? nullptr : &m_a[static_cast<std::size_t>(m_ofB[j])], &m_b[j]));
        for (std::size_t i = 0; i < m_a.size(); ++i) {
            if (!m_takenA[i]) out.push_back(row(&m_a[i], nullptr));
        }
        const auto difference = [](const ComparedKernel& k) {
            return std::abs(std::max(k.after, 0.0) - std::max(k.before, 0.0));
        };
        std::stable_sort(out.begin(), out.end(), [&](const auto& x, const auto& y) {
            return difference(x) > difference(y);
        });
        return out;
    }

private:
    template <typename Same>
    void match(const Same& same) {
        for (std::size_t j = 0; j < m_b.size(); ++j) {
            for (std::size_t i = 0; i < m_a.size() && m_ofB[j] < 0; ++i) {
                if (m_takenA[i] || !same(m_a[i], m_b[j])) continue;
                m_ofB[j] = static_cast<int>(i);
                m_takenA[i] = true;
            }
        }
    }

    static ComparedKernel row(const KernelCost* a, const KernelCost* b) {
        ComparedKernel out;
        out.title = b ? b->title : a->title;
        out.name = b ? b->name : a->name;
        out.line = b ? b->line : a->line;
        out.sameText = a && b && a->kernel == b->kernel;
        if (a) {
            out.providerBefore = a->provider;
            out.countBefore = a->count;
            out.before = a->total;
            out.medianBefore = a->median;
            out.bytesBefore = a->bytes;
        }
        if (b) {
            out.providerAfter = b->provider;
            out.countAfter = b->count;
            out.after = b->total;
            out.medianAfter = b->median;
            out.bytesAfter = b->bytes;
        }
        return out;
    }

    const std::vector<KernelCost>& m_a;
    const std::vector<KernelCost>& m_b;
    std::vector<int> m_ofB;
    std::vector<bool> m_takenA;
};

std::vector<ComparedAnswer> comparedAnswers(const RunProfile& a, const RunProfile& b) {
    using Verdict = ComparedAnswer::Verdict;
    std::map<std::string, std::pair<const AnswerDigest*, const AnswerDigest*>> names;
    for (const AnswerDigest& answer : a.answers)
        names[answer.name].first = &answer;
    for (const AnswerDigest& answer : b.answers)
        names[answer.name].second = &answer;
    std::vector<ComparedAnswer> out;
    for (const auto& [name, pair] : names) {
        const auto& [before, after] = pair;
        ComparedAnswer row;
        row.name = name;
        if (before) row.kindBefore = before->kind;
        if (after) row.kindAfter = after->kind;
        row.verdict = !after                            ? Verdict::OnlyBefore
                      : !before                         ? Verdict::OnlyAfter
                      : before->kind != after->kind     ? Verdict::Differs
                      : !before->known || !after->known ? Verdict::NotRead
                      : before->digest == after->digest ? Verdict::Same
                                                        : Verdict::Differs;
        out.push_back(std::move(row));
    }
    const auto rank = [](Verdict v) {
        return v == Verdict::Same ? 2 : v == Verdict::NotRead ? 1 : 0;
    };
    std::stable_sort(out.begin(), out.end(), [&](const auto& x, const auto& y) {
        return rank(x.verdict) < rank(y.verdict);
    });
    return out;
}

std::vector<ComparedSetting> comparedSettings(const RunProfile& a, const RunProfile& b) {
    std::map<std::string, ComparedSetting> names;
    for (const auto& [name, value] : a.settings)
        names[name].before = value;
    for (const auto& [name, value] : b.settings)
        names[name].after = value;
    std::vector<ComparedSetting> out;
    for (auto& [name, setting] : names) {
        setting.name = name;
        if (setting.before != setting.after) out.push_back(std::move(setting));
    }
    return out;
}

std::vector<ComparedFigure> comparedFigures(const RunProfile& a, const RunProfile& b) {
    using Unit = ComparedFigure::Unit;
    std::vector<ComparedFigure> out;
    out.push_back({"total", Unit::Microseconds, a.time.total, b.time.total});
    for (const TimePart& part : timeParts()) {
        if (a.time.*part.value > 0 || b.time.*part.value > 0)
            out.push_back({part.name, Unit::Microseconds, a.time.*part.value, b.time.*part.value});
    }
    const auto counted = [&](std::string_view name, Unit unit, uint64_t before, uint64_t after) {
        out.push_back({name, unit, static_cast<double>(before), static_cast<double>(after)});
    };
    counted("kernel_runs", Unit::Count, a.kernelRuns, b.kernelRuns);
    counted("compiled", Unit::Count, a.compiled, b.compiled);
    counted("bytes_up", Unit::Bytes, a.bytesUp, b.bytesUp);
    counted("bytes_down", Unit::Bytes, a.bytesDown, b.bytesDown);
    return out;
}

} // namespace

std::string_view verdictName(ComparedAnswer::Verdict verdict) {
    constexpr std::string_view names[] = {"same", "differs", "only-before", "only-after",
                                          "not-read"};
    return names[static_cast<std::size_t>(verdict)];
}

std::size_t RunComparison::count(ComparedAnswer::Verdict verdict) const {
    return static_cast<std::size_t>(
        std::count_if(answers.begin(), answers.end(),
                      [verdict](const ComparedAnswer& a) { return a.verdict == verdict; }));
}

RunComparison compareRuns(const RunProfile& before, const RunProfile& after) {
    RunComparison out;
    out.before = before.script;
    out.after = after.script;
    out.comparable = before.state == "complete" && after.state == "complete";
    out.figures = comparedFigures(before, after);
    out.settings = comparedSettings(before, after);
    const auto lineAt = [](const std::vector<LineCost>& lines, int at) {
        return at < 0 ? nullptr : &lines[static_cast<std::size_t>(at)];
    };
    const Alignment alignment(before, after);
    for (const auto& [i, j] : alignment.pairs())
        out.lines.push_back(comparedLine(lineAt(before.lines, i), lineAt(after.lines, j)));
    out.kernels = KernelPairs(before.kernels, after.kernels).rows();
    out.answers = comparedAnswers(before, after);
    return out;
}

} // namespace vitrine
