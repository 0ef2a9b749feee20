// SPDX-License-Identifier: Apache-2.0
// Fourier transforms on a device: one pass a radix (T. G. Stockham's self-sorting form; C. Van
// Loan, "Computational Frameworks for the Fast Fourier Transform", section 1.7), as many passes a
// kernel as shared memory has room for.
#include "provider/codegen/routine_tiles.h"
#include "provider/codegen/skeleton.h"
#include "provider/routine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace vitrine::codegen {

namespace {

const char* butterfly(int64_t radix) {
    switch (radix) {
    case 1:
        return "";
    case 2:
        return "$C a = v[0];\n"
               "v[0] = a + v[1];\n"
               "v[1] = a - v[1];";
    case 4:
        return "$C a = v[0] + v[2];\n"
               "$C b = v[0] - v[2];\n"
               "$C c = v[1] + v[3];\n"
               "$C d = turned(v[1] - v[3]);\n"
               "v[0] = a + c;\n"
               "v[1] = b + d;\n"
               "v[2] = a - c;\n"
               "v[3] = b - d;";
    case 8:
        return "$C a[4];\n"
               "$C b[4];\n"
               "for (uint h = 0u; h < 2u; ++h) {\n"
               "    $C p = v[h] + v[4u + h];\n"
               "    $C q = v[h] - v[4u + h];\n"
               "    $C r = v[2u + h] + v[6u + h];\n"
               "    $C s = turned(v[2u + h] - v[6u + h]);\n"
               "    a[0] = h == 0u ? p + r : a[0];\n"
               "    a[1] = h == 0u ? q + s : a[1];\n"
               "    a[2] = h == 0u ? p - r : a[2];\n"
               "    a[3] = h == 0u ? q - s : a[3];\n"
               "    b[0] = p + r;\n"
               "    b[1] = q + s;\n"
               "    b[2] = p - r;\n"
               "    b[3] = q - s;\n"
               "}\n"
               "b[1] = $C((b[1].x + b[1].y) * $HALF, (b[1].y - b[1].x) * $HALF);\n"
               "b[2] = turned(b[2]);\n"
               "b[3] = $C((b[3].y - b[3].x) * $HALF, -(b[3].x + b[3].y) * $HALF);\n"
               "for (uint t = 0u; t < 4u; ++t) {\n"
               "    v[t] = a[t] + b[t];\n"
               "    v[t + 4u] = a[t] - b[t];\n"
               "}";
    default:
        return "$C w[$RADIX];\n"
               "for (uint q = 0u; q < $RADIXu; ++q) {\n"
               "    w[q] = v[0];\n"
               "    for (uint t = 1u; t < $RADIXu; ++t)\n"
               "        w[q] = w[q] + times(v[t], roots[length_ + $TURNSu + t * q % $RADIXu]);\n"
               "}\n"
               "for (uint q = 0u; q < $RADIXu; ++q)\n"
               "    v[q] = w[q];";
    }
}

/// Passes that one kernel does.
struct Stretch {
    std::vector<int64_t> radices;
    int64_t done = 1; ///< product of the radices before
    int64_t size = 1; ///< of these
};

std::vector<Stretch> stretchesUpTo(int64_t most, const std::vector<int64_t>& radices) {
    std::vector<Stretch> out;
    int64_t done = 1;
    for (const int64_t radix : radices) {
        if (out.empty() || out.back().size * radix > most) out.push_back({{}, done, 1});
        out.back().radices.push_back(radix);
        out.back().size *= radix;
        done *= radix;
    }
    return out;
}

/// The fewest stretches of at most so many elements; of these the shortest, of which a workgroup
/// takes more side by side.
std::vector<Stretch> stretchesOf(int64_t most, const std::vector<int64_t>& radices) {
    std::vector<Stretch> best = stretchesUpTo(most, radices);
    for (int64_t fewer = most / 2; fewer > 1; fewer /= 2) {
        std::vector<Stretch> shorter = stretchesUpTo(fewer, radices);
        if (shorter.size() > best.size()) break;
        best = std::move(shorter);
    }
    return best;
}

/// Elements of a workgroup that can meet in shared memory.
int64_t mostMeeting(const DeviceTraits& traits, DType t) {
    const std::size_t places = traits.maxShared / sizeOf(t);
    return std::min<int64_t>(traits.fourierMeeting,
                             static_cast<int64_t>(std::bit_floor(places * 8 / 9)));
}

std::string digits(int64_t n) {
    return std::to_string(n);
}

/// What a stretch's kernel depends on.
struct StretchUse {
    int64_t sets;   ///< of all lines
    bool spread;    ///< elements that sets have side by side are neighbours in memory
    bool scattered; ///< their results are; otherwise the elements of one set are
};

/// The text of a stretch's kernel.
class StretchText {
public:
    StretchText(const Stretch& stretch, const DeviceTraits& traits, DType t, const StretchUse& use);

    [[nodiscard]] int64_t sets() const { return m_sets; }
    [[nodiscard]] uint32_t workgroup() const { return static_cast<uint32_t>(m_workgroup); }
    /// Says all that the text depends on beside the class and what is loaded and stored.
    [[nodiscard]] std::string title() const;
    void fill(RoutinePass& pass, const std::string& load, const std::string& store) const;

private:
    /// A pass of the stretch.
    struct Pass {
        int64_t radix = 1, done = 1; ///< within the stretch
        bool own = false;            ///< all jobs of a thread belong to one set
    };
    [[nodiscard]] int64_t jobs(const Pass& p) const { return m_stretch.size / p.radix; }
    [[nodiscard]] int64_t perThread(const Pass& p) const {
        return groupsOf(jobs(p) * m_sets, m_workgroup);
    }
    [[nodiscard]] std::string job(const Pass& p) const;
    /// Has the job a place in the workgroup's sets? "": every one has.
    [[nodiscard]] std::string inside(const Pass& p) const;
    [[nodiscard]] static std::string wherever(const std::string& condition) {
        return condition.empty() ? "" : "if (" + condition + ") ";
    }
    [[nodiscard]] std::string where(const Pass& p) const { return wherever(inside(p)); }
    void addMeeting(Slots& slots, std::size_t p) const;

    const Stretch& m_stretch;
    DType m_dtype;
    int64_t m_sets = 1, m_workgroup = 256;
    int64_t m_each = 16, m_meeting = 1; ///< places of shared memory before a free one, and all
    bool m_pairs = false;               ///< both parts of an element meet at once
    bool m_full = false;                ///< every workgroup has all its sets
    std::vector<Pass> m_passes;
};

StretchText::StretchText(const Stretch& stretch, const DeviceTraits& traits, DType t,
                         const StretchUse& use)
    : m_stretch(stretch), m_dtype(t) {
    const auto floor = [](int64_t n) {
        return static_cast<int64_t>(std::bit_floor(static_cast<uint64_t>(std::max<int64_t>(n, 1))));
    };
    // Small workgroups, of which many take turns with memory and with sums, as long as neighbours
    // fill a line of memory: 64 elements of singles 76 us for 89 with four times as many sets.
    constexpr int64_t kBytes = 8192, kLine = 128;
    const auto element = static_cast<int64_t>(2 * sizeOf(t));
    const int64_t few = std::max(kBytes / element / stretch.size, use.spread ? kLine / element : 1);
    m_sets = floor(std::min(
        {mostMeeting(traits, t) / stretch.size, few, std::min<int64_t>(traits.maxWorkgroup, 256)}));
    // A grid of several rows has workgroups behind the last one.
    const int64_t groups = use.sets / m_sets, most = traits.maxGroupsX;
    m_full = use.sets % m_sets == 0 && (groups <= most || groups % most == 0);
    const int64_t largest = *std::max_element(stretch.radices.begin(), stretch.radices.end());
    m_workgroup = std::max(m_sets, std::min<int64_t>({floor(stretch.size / largest * m_sets), 512,
                                                      traits.maxWorkgroup}));
    int64_t done = 1;
    for (const int64_t radix : stretch.radices) {
        m_passes.push_back({radix, done, use.spread});
        done *= radix;
    }
    if (m_passes.size() > 1) m_passes.back().own = use.scattered;
    m_each = kLine / element;
    const int64_t elements = m_sets * stretch.size;
    m_meeting = elements + elements / m_each;
    m_pairs = static_cast<uint64_t>(2 * m_meeting) * sizeOf(t) <= traits.maxShared;
}

std::string StretchText::title() const {
    std::string out = "radix";
    for (const Pass& p : m_passes)
        out += (&p == m_passes.data() ? " " : "x") + digits(p.radix);
    return out + (m_passes.front().own ? ", spread" : "") +
           (m_passes.back().own ? ", scattered" : "") + (m_full ? "" : ", not all sets");
}

std::string StretchText::job(const Pass& p) const {
    const std::string first = "lane + n * " + digits(m_workgroup) + "u";
    if (p.own) return "uint j = (" + first + ") / " + digits(m_sets) + "u;";
    const std::string each = digits(jobs(p)) + "u";
    return "uint job = " + first + ";\nuint set = job / " + each + ", j = job % " + each +
           ", number = firstSet + set;\nuint i = 0u, base = 0u, o = number;";
}

std::string StretchText::inside(const Pass& p) const {
    if (jobs(p) * m_sets % m_workgroup == 0) return "";
    return p.own ? "j < " + digits(jobs(p)) + "u" : "set < " + digits(m_sets) + "u";
}

/// Elements go from pass p - 1 to pass p.
void StretchText::addMeeting(Slots& slots, std::size_t p) const {
    const Pass& before = m_passes[p - 1];
    slots.text("OLDPER", digits(perThread(before)))
        .text("OLDJOB", job(before))
        .text("OLDWHERE", where(before))
        .text("OLDDONE", digits(before.done))
        .text("OLDRADIX", digits(before.radix))
        .text("OLDV", "v" + digits(before.done));
    std::vector<Slots> parts;
    if (m_pairs) {
        parts.emplace_back().text("PARTED", "").flag("AGAIN", p > 1);
    } else {
        parts.emplace_back().text("PARTED", ".x").flag("AGAIN", p > 1);
        parts.emplace_back().text("PARTED", ".y").flag("AGAIN", true);
    }
    slots.rows("PART", std::move(parts));
}

void StretchText::fill(RoutinePass& pass, const std::string& load, const std::string& store) const {
    std::vector<Slots> passes, butterflies;
    bool own = false;
    const auto both = [](const std::string& a, const std::string& b) {
        return a.empty() ? b : b.empty() ? a : a + " && " + b;
    };
    for (std::size_t p = 0; p < m_passes.size(); ++p) {
        const Pass& now = m_passes[p];
        const bool first = p == 0;
        own = own || now.own;
        const std::string within = inside(now);
        const std::string joined = "j % " + digits(now.done) + "u";
        Slots words;
        words.text("C", "$C")
            .text("HALF", "$HALF")
            .text("ZERO", "$ZERO")
            .text("V", "v1")
            .text("RADIX", digits(now.radix))
            .text("TURNS", digits(fourierTurns(now.radix)));
        Slots& slots = passes.emplace_back();
        slots.text("C", "$C")
            .text("PASSED", digits(now.done))
            .text("RADIX", digits(now.radix))
            .text("DONE", digits(now.done))
            .text("V", "v" + digits(now.done))
            .text("COUNT", digits(perThread(now) * now.radix))
            .text("PER", digits(perThread(now)))
            .text("JOBS", digits(jobs(now)))
            .text("JOB", job(now))
            .text("WHERE", where(now))
            .text("WITHIN", wherever(both(within, m_full ? "" : "number < sets")))
            .text("JOINED", m_stretch.done == 1 ? joined : "joined + done * (" + joined + ")")
            .text("LOAD", filledText(load, words))
            .text("ELEMENT", now.own ? "target + inner * done * m"
                                     : "number * " + digits(m_stretch.size) + "u + m")
            .text("STORE", store)
            .flag("FIRST", first)
            .flag("LAST", p + 1 == m_passes.size());
        if (!first) addMeeting(slots, p);
        const std::string root =
            "roots[t * " + digits(now.done) + (m_stretch.done == 1 ? "u + k]" : "u * done + k]");
        butterflies.emplace_back()
            .text("C", "$C")
            .text("PASSED", digits(now.done))
            .text("RADIX", digits(now.radix))
            .text("ROOT", root)
            .text("BUTTERFLY", filledText(butterfly(now.radix), words))
            .flag("TURNED", !first || m_stretch.done > 1);
    }
    Slots kernel;
    kernel.text("SETS", digits(m_sets)).text("SIZE", digits(m_stretch.size)).flag("OWN", own);
    kernel.rows("PASS", std::move(passes));
    Slots functions;
    functions.rows("PASS", std::move(butterflies));
    const char* const pair = m_dtype == DType::Single ? "vec2" : "dvec2";
    pass.words = {
        {"BUTTERFLIES", filledSkeleton("fourier_butterflies.glsl", functions)},
        {"PASSES", filledSkeleton("fourier_passes.glsl", kernel)},
        {"MEETING_TYPE", m_pairs ? pair : valueType(m_dtype)},
        {"MEETING", digits(m_passes.size() > 1 ? m_meeting : 1)},
        {"EACH", digits(m_each)},
        {"LAYOUT", m_passes.front().own ? "m * " + digits(m_sets) + "u + set"
                                        : "set * " + digits(m_stretch.size) + "u + m"},
        {"SETS", digits(m_sets)},
        {"SIZE", digits(m_stretch.size)},
        {"HALF", m_dtype == DType::Single ? "0.70710678118654752440f" : "0.70710678118654752440lf"},
        {"ZERO", zeroOf(m_dtype)},
        {"C", pair},
        {"T", valueType(m_dtype)}};
    pass.workgroup = workgroup();
}

/// Loads element t of a job of the first pass of all.
std::string firstLoad(const RoutinePlan& plan) {
    const std::string imaginary =
        plan.flag(kRealInput)
            ? "$ZERO"
            : std::string(plan.flag(kInverse) ? "-" : "") +
                  (plan.flag(kSplitInput) ? "sourceIm[at]" : "source[sourceSize + at]");
    const auto size = plan.sizes<sizes::Fourier>();
    if (size.source == size.length)
        return "uint at = i + inner * (place + sourceLength * o);\n"
               "$V[n * $RADIXu + t] = $C(source[at], " +
               imaginary + ");";
    return "uint at = i + inner * (min(place, sourceLength - 1u) + sourceLength * o);\n"
           "$V[n * $RADIXu + t] = $C($ZERO, $ZERO);\n"
           "if (place < sourceLength) $V[n * $RADIXu + t] = $C(source[at], " +
           imaginary + ");";
}

/// What is wanted of a packed result: where each part goes.
class PartStores {
public:
    /// size: the argument that has the number of elements.
    PartStores(const RoutinePlan& plan, RoutinePass& pass, const std::string& size) {
        const std::string type = valueType(plan.program.outputs[0].dtype);
        if (!plan.flag(kSplitOutput)) {
            pass.buffers.push_back(outputBuffer(type, "result"));
            m_places[0] = {"result[e]"};
            m_places[1] = {"result[" + size + " + e]"};
            return;
        }
        static constexpr const char* kNames[] = {"result0", "result1", "result2", "result3"};
        for (std::size_t k = 0; k < plan.program.outputs.size(); ++k) {
            pass.buffers.push_back(outputBuffer(type, kNames[k], k));
            pass.title += std::string(", ") + (plan.program.outputs[k].step ? "im" : "re");
            m_places[static_cast<std::size_t>(plan.program.outputs[k].step)].push_back(
                std::string(kNames[k]) + "[e]");
        }
    }
    /// Statements.
    [[nodiscard]] std::string store(const std::string& re, const std::string& im) const {
        std::string out;
        for (const std::string& place : m_places[0])
            out += place + " = " + re + ";\n";
        for (const std::string& place : m_places[1])
            out += place + " = " + im + ";\n";
        if (!out.empty()) out.pop_back();
        return out;
    }

private:
    std::array<std::vector<std::string>, 2> m_places;
};

std::string lastStore(const PartStores& parts, bool inverse) {
    return inverse ? parts.store("vt_canonical(x.x * vt_div($T(1), $T(length_)))",
                                 "vt_canonical(-x.y * vt_div($T(1), $T(length_)))")
                   : parts.store("vt_canonical(x.x)", "vt_canonical(x.y)");
}

} // namespace

void planFourierRoots(RoutinePlan& plan) {
    const int64_t length = plan.sizes<sizes::FourierRoots>().length;
    const int64_t count = fourierRootCount(length);
    const char* const pair = plan.program.outputs[0].dtype == DType::Single ? "vec2" : "dvec2";
    RoutinePass pass;
    pass.file = "fourier_roots.glsl";
    pass.title = "roots for radix";
    std::vector<Slots> passes, turns;
    for (const auto& [radix, done] : fourierPasses(length)) {
        pass.title += (done == 1 ? " " : "x") + digits(radix);
        if (done == 1) continue;
        passes.emplace_back()
            .text("DONE", digits(done))
            .text("END", digits(radix * done))
            .text("TURN", digits(length / radix / done));
    }
    for (const int64_t radix : kOddRadices) {
        if (length % radix != 0) continue;
        const int64_t first = length + fourierTurns(radix);
        turns.emplace_back()
            .text("FIRST", digits(first))
            .text("END", digits(first + radix))
            .text("TURN", digits(length / radix));
    }
    pass.lists.rows("PASS", std::move(passes)).rows("ODD", std::move(turns));
    pass.words = {{"C", pair}};
    pass.buffers = {inputBuffer(0, pair, "powers"), outputBuffer(pair, "roots")};
    pass.arguments = {{"count", word(count)}};
    pass.groups = groupsOf(count);
    plan.add(std::move(pass));
}

void planFourier(RoutinePlan& plan) {
    const auto [inner, length, outer, source] = plan.sizes<sizes::Fourier>();
    const DType t = plan.program.outputs[0].dtype;
    const std::string type = valueType(t);
    const std::string pair = t == DType::Single ? "vec2" : "dvec2";
    const int64_t count = inner * length * outer;
    // A line whose elements are neighbours is transformed as a whole if it can be. Otherwise more
    // kernels of two radices each are faster than fewer of three (512 elements: 140 us for 80), and
    // workgroups take so many sets that the neighbours are some.
    constexpr int64_t kLongStretch = 256;
    const int64_t most = mostMeeting(plan.traits, t);
    const bool whole = inner == 1 && length <= most;
    const std::vector<Stretch> stretches =
        stretchesOf(whole ? length : std::min(kLongStretch, most / 8), fourierRadices(length));
    std::vector<std::size_t> between;
    for (std::size_t p = 0; p < std::min<std::size_t>(2, stretches.size() - 1); ++p)
        between.push_back(plan.temporary(static_cast<uint64_t>(2 * count) * sizeOf(t)));
    for (std::size_t p = 0; p < stretches.size(); ++p) {
        const Stretch& stretch = stretches[p];
        const bool first = p == 0, last = p + 1 == stretches.size();
        const int64_t stride = length / stretch.size;
        StretchText text(stretch, plan.traits, t,
                         {count / stretch.size, inner * stride > 1, inner * stretch.done > 1});
        RoutinePass pass;
        pass.buffers = {inputBuffer(plan.program.inputs.size() - 1, pair, "roots")};
        pass.file = "fourier_lines.glsl";
        pass.title = text.title() + (first ? ", first" : "") + (last ? ", last" : "");
        if (first && source != length) pass.title += ", cut or filled up";
        std::string load = "$V[n * $RADIXu + t] = before[i + inner * (place + length_ * o)];";
        std::string store = "after_[e] = x;";
        if (first) {
            pass.buffers.push_back(inputBuffer(0, type, "source"));
            if (plan.flag(kSplitInput)) pass.buffers.push_back(inputBuffer(1, type, "sourceIm"));
            load = firstLoad(plan);
        } else {
            pass.buffers.push_back(temporaryBuffer(between[(p - 1) % 2], pair, "before", false));
        }
        if (last) {
            store = lastStore(PartStores(plan, pass, "size"), plan.flag(kInverse));
        } else {
            pass.buffers.push_back(temporaryBuffer(between[p % 2], pair, "after_", true));
        }
        pass.arguments = {{"sets", word(count / stretch.size)},
                          {"inner", word(inner)},
                          {"length_", word(length)},
                          {"stride", word(stride)},
                          {"done", word(stretch.done)},
                          {"size", word(count)},
                          {"sourceLength", word(source)},
                          {"sourceSize", word(inner * source * outer)}};
        text.fill(pass, load, store);
        pass.groups = groupsOf(count / stretch.size, text.sets());
        plan.add(std::move(pass));
    }
}

void planFourierMirror(RoutinePlan& plan) {
    const std::vector<int64_t>& lengths = plan.geometry.sizes;
    const DType t = plan.program.outputs[0].dtype;
    const std::string type = valueType(t);
    RoutinePass pass;
    pass.file = "fourier_mirror.glsl";
    pass.title = "mirror of " + std::to_string(lengths.size()) + " dimensions";
    pass.buffers = {inputBuffer(0, type, "source")};
    const PartStores parts(plan, pass, "count");
    std::string place;
    int64_t count = 1;
    for (std::size_t d = 0; d < lengths.size(); ++d) {
        // A negative length: the dimension is not transformed.
        const int64_t length = std::abs(lengths[d]);
        const std::string k = std::to_string(d);
        pass.arguments.emplace_back("length" + k, word(length));
        pass.arguments.emplace_back("stride" + k, word(count));
        pass.arguments.emplace_back("turned" + k, word(lengths[d] > 0 ? 1 : 0));
        place += "    uint c" + k + " = rest % length" + k + ";\n    rest /= length" + k +
                 ";\n    mirror += (turned" + k + " == 1u && c" + k + " > 0u ? length" + k +
                 " - c" + k + " : c" + k + ") * stride" + k + ";\n";
        count *= length;
    }
    pass.arguments.emplace_back("count", word(count));
    const std::string imaginary =
        "mirror == e ? $ZERO : mirror < e ? vt_canonical(-imaginary) : imaginary";
    pass.words = {{"PLACE", place},
                  {"STORE", "    " + parts.store("source[from]", imaginary)},
                  {"ZERO", zeroOf(t)},
                  {"T", type}};
    pass.groups = groupsOf(count);
    plan.add(std::move(pass));
}

} // namespace vitrine::codegen
