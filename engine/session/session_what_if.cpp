// SPDX-License-Identifier: Apache-2.0
// The same run without and with the user's pins: what each cost, and whether the answers are equal.
#include "base/file_names.h"
#include "session/session_state.h"
#include "session/value_digest.h"

#include <algorithm>

namespace vitrine {
namespace {

std::vector<std::string> namesThatDiffer(const RunProfile& a, const RunProfile& b) {
    std::vector<std::string> out;
    for (const ComparedAnswer& answer : compareRuns(a, b).answers) {
        if (answer.verdict != ComparedAnswer::Verdict::Same) out.push_back(answer.name);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

uint64_t compiles(const TraceTotals& totals) {
    return totals.count[static_cast<std::size_t>(EventKind::Compile)];
}

/// Did all work of the pin's line run on that side? False when it had none.
bool ranOn(const Session& session, const GraphSnapshot& graph, const Pin& pin, PinSide side) {
    bool any = false;
    for (const GraphNode& node : graph.nodes) {
        const bool meant = node.group != 0 && node.line == pin.line &&
                           (pin.operation.empty() || node.op == pin.operation) &&
                           (pin.column == 0 || node.column == pin.column) &&
                           (pin.file.empty() || isNamedFile(session.fileName(node.file), pin.file));
        if (!meant) continue;
        const auto group = std::find_if(graph.groups.begin(), graph.groups.end(),
                                        [&](const GraphGroup& g) { return g.id == node.group; });
        if (group == graph.groups.end() || group->onDevice != (side == PinSide::Device))
            return false;
        any = true;
    }
    return any;
}

/// Pins to a side where their line ran without them too say nothing beside that run: the other
/// run's pins then, to the opposite side.
std::vector<Pin> oppositeOfIdle(const Session& session, const std::vector<Pin>& pins,
                                const PinComparison& first) {
    std::vector<Pin> out;
    if (!first.without.graph || !first.with.graph) return out;
    for (const Pin& pin : pins) {
        const bool idle = pin.side != PinSide::Free && pin.fusion == PinFusion::Free &&
                          ranOn(session, *first.without.graph, pin, pin.side) &&
                          ranOn(session, *first.with.graph, pin, pin.side);
        if (!idle) continue;
        out.push_back(pin);
        out.back().side = pin.side == PinSide::Device ? PinSide::Host : PinSide::Device;
    }
    return out;
}

/// Measures both sides until the ratio of their medians is stable.
class Rounds {
public:
    void add(PinnedRun without, PinnedRun with) {
        m_without.push_back(std::move(without));
        m_with.push_back(std::move(with));
        m_ratios.push_back(median(m_with).seconds / std::max(median(m_without).seconds, 1e-9));
    }
    [[nodiscard]] std::size_t count() const { return m_with.size(); }
    [[nodiscard]] bool stable() const {
        constexpr std::size_t kAgreeing = 3;
        constexpr double kSame = 1.05;
        if (m_ratios.size() < kAgreeing) return false;
        const auto [least, most] = std::minmax_element(
            m_ratios.end() - static_cast<std::ptrdiff_t>(kAgreeing), m_ratios.end());
        return *most <= *least * kSame;
    }
    [[nodiscard]] const PinnedRun& without() const { return median(m_without); }
    [[nodiscard]] const PinnedRun& with() const { return median(m_with); }

private:
    static const PinnedRun& median(const std::vector<PinnedRun>& runs) {
        std::vector<const PinnedRun*> sorted;
        for (const PinnedRun& run : runs)
            sorted.push_back(&run);
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((sorted.size() - 1) / 2);
        std::nth_element(
            sorted.begin(), middle, sorted.end(),
            [](const PinnedRun* a, const PinnedRun* b) { return a->seconds < b->seconds; });
        return **middle;
    }

    std::vector<PinnedRun> m_without, m_with;
    std::vector<double> m_ratios;
};

} // namespace

PinComparison Session::comparePins(const std::function<RunOutcome()>& run) {
    State& s = *m_state;
    const std::vector<Pin> mine = pins();
    const RandomState random = s.random;
    const auto variables = s.vm->baseVariables();
    const auto output = s.output;
    std::string text;
    // However the runs end, by an exception too, nothing of ours is left in the session.
    struct Restore {
        Session& session;
        State& state;
        const std::vector<Pin>& pins;
        const std::function<void(const OutputText&)>& output;
        ~Restore() {
            session.setPins(pins);
            state.output = output;
        }
    };
    const auto once = [&](const std::vector<Pin>& pinned) {
        s.random = random;
        s.vm->clearBase();
        for (const auto& [name, value] : variables)
            s.vm->setBaseVariable(name, value);
        clearRecord();
        setPins(pinned);
        text.clear();
        s.output = [&](const OutputText& o) { text += o.text; };
        const TraceTotals before = s.trace.totals();
        PinnedRun out;
        out.outcome = run();
        s.publish();
        out.graph = snapshot()->graph;
        const TraceTotals after = s.trace.totals();
        const auto more = [&](const auto& totals, EventKind kind) {
            return (after.*totals)[static_cast<std::size_t>(kind)] -
                   (before.*totals)[static_cast<std::size_t>(kind)];
        };
        out.seconds = out.outcome.seconds;
        out.kernels = more(&TraceTotals::count, EventKind::Dispatch);
        out.bytesMoved = more(&TraceTotals::bytes, EventKind::Upload) +
                         more(&TraceTotals::bytes, EventKind::Download);
        out.compileSeconds =
            static_cast<double>(more(&TraceTotals::nanoseconds, EventKind::Compile)) / 1e9;
        auto profile = std::make_shared<RunProfile>(s.profile());
        try {
            if (out.outcome.ok) profile->answers = s.answers({});
        } catch (const std::exception& error) {
            s.describeError(scriptErrorOf(error), out.outcome);
        }
        out.profile = std::move(profile);
        return out;
    };
    PinComparison result;
    std::vector<Pin> other;
    double spent = 0;
    const auto both = [&] {
        const uint64_t before = compiles(s.trace.totals());
        result.without = once(other);
        if (result.without.outcome.ok && !result.without.outcome.exitRequested)
            result.with = once(mine);
        else
            result.with.outcome = result.without.outcome;
        spent += result.without.seconds + result.with.seconds;
        return compiles(s.trace.totals()) == before;
    };
    {
        const Restore restore{*this, s, mine, output};
        // Further rounds where they are cheap: without the making of kernels, and enough of them.
        constexpr double kCheapSeconds = 6;
        constexpr std::size_t kMostRounds = 15;
        const auto affordable = [&] {
            return result.without.outcome.ok && result.with.outcome.ok &&
                   !result.with.outcome.exitRequested &&
                   spent + result.without.seconds + result.with.seconds < 2 * kCheapSeconds &&
                   result.without.seconds + result.with.seconds < kCheapSeconds;
        };
        bool warm = both();
        if (result.without.outcome.ok && result.with.outcome.ok &&
            !result.with.outcome.exitRequested) {
            other = oppositeOfIdle(*this, mine, result);
            if (!other.empty()) {
                spent = 0;
                warm = both();
                // Where there is no other side, it ran on its own again.
                result.opposite = result.without.graph &&
                                  std::any_of(other.begin(), other.end(), [&](const Pin& pin) {
                                      return ranOn(*this, *result.without.graph, pin, pin.side);
                                  });
            }
        }
        if (!warm && affordable()) both();
        Rounds rounds;
        rounds.add(result.without, result.with);
        while (!rounds.stable() && rounds.count() < kMostRounds && affordable()) {
            both();
            if (result.without.outcome.ok && result.with.outcome.ok)
                rounds.add(result.without, result.with);
        }
        result.rounds = static_cast<uint32_t>(rounds.count());
        if (result.without.outcome.ok && result.with.outcome.ok) {
            result.without = rounds.without();
            result.with = rounds.with();
        }
    }
    if (result.without.profile && result.with.profile)
        result.differing = namesThatDiffer(*result.without.profile, *result.with.profile);
    if (output && !text.empty()) output({text, false});
    s.publish();
    return result;
}

} // namespace vitrine
