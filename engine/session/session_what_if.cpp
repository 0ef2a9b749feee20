// SPDX-License-Identifier: Apache-2.0
// The same run without and with the user's pins: what each cost, and whether the answers are equal.
#include "base/hash.h"
#include "session/session_state.h"
#include "value/containers.h"
#include "value/sparse.h"

#include <algorithm>
#include <cstring>

namespace vitrine {
namespace {

using Digests = std::vector<std::pair<std::string, uint64_t>>; ///< of the variables, by name

/// Eight bytes at a time: an array may be gigabytes.
uint64_t digestOfBytes(const std::byte* bytes, std::size_t size, uint64_t h) {
    uint64_t word = 0;
    std::size_t at = 0;
    for (; at + sizeof word <= size; at += sizeof word) {
        std::memcpy(&word, bytes + at, sizeof word);
        h = hashCombine(h, word);
    }
    word = 0;
    if (size > at) std::memcpy(&word, bytes + at, size - at);
    return hashCombine(h, word);
}

uint64_t digestOf(const Tensor& tensor, uint64_t h) {
    const std::byte* bytes = tensor.hostBytes(); // first: it decides whether the array is complex
    return digestOfBytes(bytes, tensor.byteSize(), hashCombine(h, tensor.isComplex()));
}

/// Bits of what a variable holds; of an object its class and shape alone.
uint64_t digestOf(const Value& v, uint64_t h) {
    h = hashBytes(v.className(), h);
    h = hashBytes(v.shape().text(), h);
    switch (v.kind()) {
    case Kind::Scalar:
    case Kind::Tensor:
        return digestOf(*v.toTensor(), h);
    case Kind::Sparse:
        for (const int64_t row : v.sparse().entryRows())
            h = hashCombine(h, static_cast<uint64_t>(row));
        for (const int64_t column : v.sparse().entryColumns())
            h = hashCombine(h, static_cast<uint64_t>(column));
        return digestOf(*v.sparse().values(), h);
    case Kind::Cell:
        for (const Value& e : v.cell().elements)
            h = digestOf(e, h);
        return h;
    case Kind::Struct:
        for (int f = 0; f < v.structure().fieldCount(); ++f) {
            h = hashBytes(v.structure().fieldNames()[static_cast<std::size_t>(f)], h);
            for (int64_t i = 0; i < v.structure().count(); ++i)
                h = digestOf(v.structure().at(f, i), h);
        }
        return h;
    case Kind::String:
        for (const auto& text : v.strings().elements)
            h = hashBytes(text ? *text : std::string("<missing>"), h);
        return h;
    case Kind::FunctionHandle:
        return hashBytes(v.handle().text, hashBytes(v.handle().name, h));
    case Kind::Map:
        for (const auto& [key, value] : v.map().byText)
            h = digestOf(value, hashBytes(key, h));
        for (const auto& [key, value] : v.map().byNumber)
            h = digestOf(value, hashBytes(std::to_string(key), h));
        return h;
    case Kind::Nothing:
    case Kind::Object:
        break;
    }
    return h;
}

std::vector<std::string> namesThatDiffer(const Digests& a, const Digests& b) {
    std::vector<std::string> out;
    const auto missing = [](const Digests& in, const auto& entry) {
        return std::find(in.begin(), in.end(), entry) == in.end();
    };
    for (const auto& entry : a) {
        if (missing(b, entry)) out.push_back(entry.first);
    }
    for (const auto& entry : b) {
        if (missing(a, entry)) out.push_back(entry.first);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

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
    bool compiled = false;
    const auto once = [&](bool pinned, Digests& digests) {
        s.random = random;
        s.vm->clearBase();
        for (const auto& [name, value] : variables)
            s.vm->setBaseVariable(name, value);
        clearRecord();
        setPins(pinned ? mine : std::vector<Pin>());
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
        compiled = compiled || more(&TraceTotals::count, EventKind::Compile) > 0;
        digests.clear();
        if (!out.outcome.ok) return out;
        try {
            for (const auto& [name, value] : s.vm->baseVariables()) {
                if (!value.isNothing()) digests.emplace_back(name, digestOf(value, 0));
            }
        } catch (const std::exception& error) {
            s.describeError(scriptErrorOf(error), out.outcome);
        }
        digests.emplace_back("output", hashBytes(text));
        return out;
    };
    PinComparison result;
    Digests a, b;
    const auto both = [&] {
        result.without = once(false, a);
        if (result.without.outcome.ok && !result.without.outcome.exitRequested)
            result.with = once(true, b);
        else
            result.with.outcome = result.without.outcome;
    };
    {
        const Restore restore{*this, s, mine, output};
        both();
        // Making kernels is no part of the comparison where another round is cheap.
        constexpr double kCheapSeconds = 6;
        const bool ok = result.without.outcome.ok && result.with.outcome.ok;
        if (ok && compiled && !result.with.outcome.exitRequested &&
            result.without.seconds + result.with.seconds < kCheapSeconds)
            both();
    }
    result.differing = namesThatDiffer(a, b);
    if (output && !text.empty()) output({text, false});
    s.publish();
    return result;
}

} // namespace vitrine
