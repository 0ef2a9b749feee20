// SPDX-License-Identifier: Apache-2.0
// Reduction kernels, in the canonical order of kernel_ir.h; their skeletons
// (shaders/kernels/reduce_* and sweeps_*) say how. Along contiguous rows a team of threads (a power
// of two, up to the workgroup's 256) takes one block of a row: thread t owns the lanes 4t … 4t+3,
// and the lanes meet as a tree of neighbours, inside the thread, then through the subgroup, then
// through shared memory. Whole outputs are stored by the first level as it computes them. With
// sweeps (sweeps.h), a team or thread goes over its line again with the results of the sweep
// before, which every thread of the team has.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"
#include "provider/codegen/sweep_plan.h"

#include <algorithm>
#include <memory>

namespace vitrine::codegen {

namespace {

constexpr const char* kAccumulators[] = {"sum",     "product", "minimum",
                                         "maximum", "anyTrue", "allTrue"};

/// Is there a way through the subgroup from thread to thread?
bool shuffles(const KernelText& kernel) {
    return kernel.traits().subgroupSize >= 16 && kernel.traits().subgroupSize <= 128;
}

/// What all sweeps of a kernel know.
struct SharedSweeps {
    SweepPlan plan;
    std::vector<std::string> held;         ///< registers with the elements of an operand, or ""
    std::vector<std::string> values;       ///< those with the values of a step, or ""
    std::vector<std::string> lines;        ///< values of epilogue steps
    std::vector<std::string> accumulators; ///< of all reductions
};

/// The slots of one level of a reduction or of one sweep.
class ReductionText {
public:
    explicit ReductionText(KernelText& kernel, SharedSweeps* shared = nullptr, int sweep = 0);

    /// Everything that a kernel without sweeps asks for.
    Slots rows();
    Slots columns();
    /// accumulate() of this sweep, its pass over a line and what is made of its results.
    Slots sweepOfRow();
    Slots sweepOfColumn();
    /// Declarations of shared memory.
    [[nodiscard]] const std::string& sharedMemory() const { return m_sharedText; }

private:
    struct Accumulator {
        Combine combine = Combine::Sum;
        DType dtype = DType::Double;
        std::string name;
        std::string computed; ///< what it takes of an element
        std::string taken;    ///< the same of four
        std::string lanes;    ///< four of them as a vector
        std::string other;    ///< that of a neighbour
        std::string array;    ///< in shared memory
    };
    /// A value that has an element for each of the body's: stored to an output or held for a later
    /// sweep.
    struct Kept {
        int slot = 0; ///< output, or -1
        DType dtype = DType::Double;
        std::string value;  ///< of one element
        std::string vector; ///< of four
        std::string computed;
        std::string array; ///< of the output, or the registers
    };
    /// An operand whose element is found without coordinates, see LineMaps.
    struct LineInput {
        int slot = 0;
        std::string value; ///< of one element
        std::string first; ///< place of the line's first one; the value where all are the same
        std::string step;
    };
    /// A step's value that an earlier sweep holds.
    struct Held {
        DType dtype = DType::Double;
        std::string value;
        std::string vector;
        std::string array;
    };

    [[nodiscard]] const Variant& variant() const { return m_kernel.variant(); }
    [[nodiscard]] bool mine(int16_t step) const {
        return !m_shared || m_shared->plan.sweeps.body[static_cast<std::size_t>(step)] == m_sweep;
    }
    /// One text for the four elements of a thread, which they take one after another?
    void addHeld(const std::vector<bool>& known, const std::vector<bool>& keeps);
    [[nodiscard]] bool inTurn() const {
        return m_kernel.traits().compactReductions && !variant().partials && isHeavy(m_kernel);
    }
    void addAccumulate(Slots& slots);
    using AddParameter = std::function<void(DType, const std::string& name, const char* direction)>;
    /// Parameters and statements that compute an element; says where the values of m_roots are.
    void addElement(const AddParameter& add, Slots& slots);
    /// Declarations of where the operands of a line begin, whose element is at `index`.
    void addLines(Slots& slots, const std::string& index);
    std::string lineTexts(const std::string& index, bool fours);
    /// Arguments behind the elements: operands of a line at element k, values of lines.
    [[nodiscard]] std::string lineArguments(const std::string& k);
    /// The loop over the elements of a row that belong to a thread.
    void addRowPass(Slots& slots);
    void addLoads(Slots& slots);
    void addCalls(Slots& slots);
    void addTeam(Slots& slots);
    /// An array in shared memory for each accumulator.
    void addShared(uint32_t elements);
    /// The first element of the column (i, o) that is gone over.
    std::string columnStart();
    void addColumnPass(Slots& slots);
    /// What a workgroup needs that takes columns together.
    void addColumnTeam(Slots& slots);
    /// Rows REDUCTION and KEPT; names must be given.
    void addRows(Slots& slots) const;
    /// Stores the accumulators as partial results, or runs the epilogue and stores the outputs.
    std::string finish(const std::string& resultIndex);
    /// Values of the epilogue that end with this sweep.
    void addResults(Slots& slots, const std::string& line);

    KernelText& m_kernel;
    const Program& m_program;
    SharedSweeps* m_shared;
    int m_sweep;
    std::string m_function = "accumulate";
    std::string m_quick;                  ///< the same with few operations
    bool m_fast = false;                  ///< are there these two?
    std::vector<std::string> m_lineNames; ///< values of lines that the body reads
    std::vector<Accumulator> m_accumulators;
    std::vector<Kept> m_kept;
    std::vector<Held> m_held;
    std::vector<LineInput> m_lineInputs;
    std::vector<int16_t> m_roots;
    std::vector<bool> m_needed;
    std::vector<std::string> m_known; ///< by step: value that an earlier sweep holds
    std::vector<int> m_linear;
    std::vector<KernelText::Draw> m_draws;
    std::vector<std::string> m_vectors; ///< arguments of accumulate(), by fours
    std::string m_sharedText;
};

ReductionText::ReductionText(KernelText& kernel, SharedSweeps* shared, int sweep)
    : m_kernel(kernel), m_program(kernel.program()), m_shared(shared), m_sweep(sweep) {
    for (std::size_t i = 0; i < m_program.reductions.size(); ++i) {
        const ReductionInfo& r = m_program.reductions[i];
        if (!mine(r.step)) continue;
        Accumulator& a = m_accumulators.emplace_back();
        a.combine = r.combine;
        a.dtype = m_program.body[static_cast<std::size_t>(r.step)].dtype;
        a.name = m_kernel.unique(kAccumulators[static_cast<int>(r.combine)]);
        m_roots.push_back(r.step);
        if (shared) shared->accumulators[i] = a.name;
    }
    if (variant().partials) return;
    for (std::size_t i = m_program.ownOutputs(); i < m_program.outputs.size(); ++i) {
        const OutputInfo& o = m_program.outputs[i];
        if (!mine(o.step)) continue;
        m_roots.push_back(o.step);
        const std::string name = m_kernel.unique(o.name.empty() ? "result" : o.name);
        m_kept.push_back({static_cast<int>(i), o.dtype, name, m_kernel.unique(name + "s"), "", ""});
    }
    m_known.resize(m_program.body.size());
    if (shared) {
        m_needed = shared->plan.needed[static_cast<std::size_t>(sweep)];
        addHeld(shared->plan.known[static_cast<std::size_t>(sweep)],
                shared->plan.keeps[static_cast<std::size_t>(sweep)]);
    } else {
        m_needed = neededSteps(m_program, m_program.body, m_roots);
    }
    m_fast = m_kernel.traits().longReductions && hasFastBody(m_kernel, m_needed);
    m_linear = linearInputs(m_program, m_program.body, m_needed);
    for (std::size_t slot = 0; slot < m_program.inputs.size(); ++slot) {
        const int s = static_cast<int>(slot);
        const LineMaps& maps = variant().lineMaps;
        if ((!maps.isEven(s) && !maps.isFours(s)) || !isLoaded(m_program, m_needed, s)) continue;
        m_lineInputs.push_back({s, m_kernel.elementName(s), "", ""});
    }
    m_draws = m_kernel.sharedDraws(m_program.body, m_roots);
}

void ReductionText::addHeld(const std::vector<bool>& known, const std::vector<bool>& keeps) {
    const auto nameOf = [](const Step& s) {
        return s.name.empty() ? std::string("value") : s.name;
    };
    for (std::size_t i = 0; i < known.size(); ++i) {
        const Step& s = m_program.body[i];
        if (keeps[i]) {
            m_roots.push_back(static_cast<int16_t>(i));
            const std::string name = m_kernel.unique(nameOf(s));
            std::string& array = m_shared->values[i];
            array = m_kernel.unique("held_" + name);
            m_kept.push_back({-1, s.dtype, name, m_kernel.unique(name + "s"), "", array});
        }
        if (!known[i]) continue;
        m_known[i] = m_kernel.unique(nameOf(s));
        m_held.push_back(
            {s.dtype, m_known[i], m_kernel.unique(m_known[i] + "4"), m_shared->values[i]});
    }
}

void ReductionText::addAccumulate(Slots& slots) {
    std::string parameters = std::string(m_kernel.indexType()) + " e";
    const auto add = [&parameters](DType t, const std::string& name, const char* direction = "") {
        parameters += std::string(", ") + direction + valueType(t) + " " + name;
    };
    slots.flag("FAST", m_fast).text("STATEMENTS", "").text("QUICK", "").text("FASTER", "");
    if (m_sweep > 0) m_function = m_kernel.unique("again");
    if (variant().partials) {
        for (std::size_t r = 0; r < m_accumulators.size(); ++r) {
            Accumulator& a = m_accumulators[r];
            a.computed = m_kernel.unique("value" + std::to_string(r));
            add(a.dtype, a.computed);
        }
    } else {
        addElement(add, slots);
    }
    for (const Accumulator& a : m_accumulators) {
        if (m_fast)
            add(a.dtype, a.computed, "out ");
        else
            add(a.dtype, a.name, "inout ");
    }
    slots.text("FUNCTION", m_function).text("PARAMETERS", parameters);
}

void ReductionText::addElement(const AddParameter& add, Slots& slots) {
    std::vector<std::string> elements(m_program.inputs.size());
    for (int slot : m_linear) {
        const auto s = static_cast<std::size_t>(slot);
        elements[s] = m_kernel.elementName(slot);
        add(m_program.inputs[s].dtype, elements[s], "");
    }
    for (const KernelText::Draw& draw : m_draws)
        add(draw.dtype, draw.value, "");
    for (const Held& h : m_held)
        add(h.dtype, h.value, "");
    for (const Kept& k : m_kept)
        add(k.dtype, k.value, "out ");
    for (const LineInput& l : m_lineInputs) {
        elements[static_cast<std::size_t>(l.slot)] = l.value;
        add(m_program.inputs[static_cast<std::size_t>(l.slot)].dtype, l.value, "");
    }
    std::vector<std::string> lines(m_program.epilogue.size());
    for (std::size_t i = 0; i < m_needed.size(); ++i) {
        const Step& s = m_program.body[i];
        const auto slot = static_cast<std::size_t>(s.slot);
        if (!m_needed[i] || s.kind != StepKind::Reduced || !lines[slot].empty()) continue;
        lines[slot] = m_kernel.unique("line" + std::to_string(slot));
        add(s.dtype, lines[slot], "");
        m_lineNames.push_back(m_shared->lines[slot]);
    }
    KernelText::Sources sources;
    sources.linear = [&](int slot) { return elements[static_cast<std::size_t>(slot)]; };
    sources.strided = sources.linear;
    sources.reduced = [&](int slot) { return lines[static_cast<std::size_t>(slot)]; };
    sources.random = [&](std::size_t step) {
        for (const KernelText::Draw& draw : m_draws) {
            if (draw.step == step) return draw.value;
        }
        return std::string();
    };
    sources.known = m_known;
    sources.stored = !m_kept.empty();
    // The value of root i: accumulators' first, then those with elements.
    const auto computed = [this](std::size_t i) -> std::string& {
        return i < m_accumulators.size() ? m_accumulators[i].computed
                                         : m_kept[i - m_accumulators.size()].computed;
    };
    std::vector<std::string> results(m_roots.size());
    if (m_fast) {
        m_quick = m_kernel.unique("quick");
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (i < m_accumulators.size())
                computed(i) = m_kernel.unique("element" + std::to_string(i));
            results[i] =
                i < m_accumulators.size() ? computed(i) : m_kept[i - m_accumulators.size()].value;
        }
    }
    const auto mark = m_kernel.names().mark();
    const Statements steps = m_kernel.statements(m_program.body, m_roots, results, sources);
    slots.text("STATEMENTS", steps.text);
    if (!m_fast) {
        for (std::size_t i = 0; i < m_roots.size(); ++i)
            computed(i) = steps.values[static_cast<std::size_t>(m_roots[i])];
        return;
    }
    // Both have the user's names.
    m_kernel.names().rewind(mark);
    m_kernel.reclaimDeclared();
    sources.careful = "careful";
    slots.text("QUICK", m_quick)
        .text("FASTER", m_kernel.statements(m_program.body, m_roots, results, sources).text);
}

void ReductionText::addLines(Slots& slots, const std::string& index) {
    slots.text("LINES", lineTexts(index, false)).text("FOURS", lineTexts("k", true));
}

std::string ReductionText::lineTexts(const std::string& index, bool fours) {
    std::vector<int> inputs;
    for (const LineInput& l : m_lineInputs) {
        if (variant().lineMaps.isFours(l.slot) == fours) inputs.push_back(l.slot);
    }
    std::string text;
    const std::vector<std::string> places = m_kernel.stridedPlaces(inputs, index, text);
    std::size_t next = 0;
    for (LineInput& l : m_lineInputs) {
        if (variant().lineMaps.isFours(l.slot) != fours) continue;
        const std::string& place = places[next++];
        const bool constant = fours || variant().lineMaps.isConstant(l.slot);
        const DType t = m_program.inputs[static_cast<std::size_t>(l.slot)].dtype;
        l.first = m_kernel.unique(l.value + (constant ? "_line" : "_first"));
        text += std::string(constant ? valueType(t) : m_kernel.signedType()) + " " + l.first +
                " = " + (constant ? m_kernel.element(l.slot, place) : place) + ";\n";
        if (!constant) l.step = m_kernel.lineStep(l.slot);
    }
    return text;
}

std::string ReductionText::lineArguments(const std::string& k) {
    std::string text;
    for (const LineInput& l : m_lineInputs) {
        const std::string at = std::string(m_kernel.signedType()) + "(" + k + " - begin)";
        text += ", " + (l.step.empty()
                            ? l.first
                            : m_kernel.element(l.slot, l.first + " + " + at + " * " + l.step));
    }
    for (const std::string& line : m_lineNames)
        text += ", " + line;
    return text;
}

/// The operands' elements k … k+3 as vectors.
void ReductionText::addLoads(Slots& slots) {
    std::vector<Slots> loads;
    const auto add = [&](DType t, const std::string& array, const std::string& vector) {
        m_vectors.push_back(vector);
        loads.emplace_back()
            .text("VECTOR", valueVector(t, 4))
            .text("NAME", vector)
            .text("ZERO", zeroOf(t))
            .text("ARRAY", array)
            .made("WHOLE", [t](const Slots::Arguments& e) { return vectorFromStorage(t, 4, e[0]); })
            .made("ONE", [t](const Slots::Arguments& e) { return fromStorage(t, e[0]); });
    };
    if (variant().partials) {
        for (std::size_t r = 0; r < m_accumulators.size(); ++r) {
            const DType t = m_accumulators[r].dtype;
            const std::string array = m_kernel.temporary(static_cast<int>(r), t, false);
            add(t, array, m_kernel.unique("value4"));
        }
    }
    std::vector<Slots> takes, holds;
    for (int slot : m_linear) {
        const auto s = static_cast<std::size_t>(slot);
        const DType t = m_program.inputs[s].dtype;
        const std::string vector = m_kernel.unique("vector" + std::to_string(slot));
        if (variant().held.passes > 0 && m_shared->plan.last[s] > m_sweep &&
            m_shared->held[s].empty()) {
            m_shared->held[s] = m_kernel.unique("held" + std::to_string(slot));
            holds.emplace_back()
                .text("VECTOR", valueVector(t, 4))
                .text("ZERO", zeroOf(t))
                .text("ARRAY", m_shared->held[s])
                .text("SOURCE", m_kernel.input(slot, variant().aligned ? 4 : 1))
                .made("WHOLE",
                      [t](const Slots::Arguments& e) { return vectorFromStorage(t, 4, e[0]); })
                .made("ONE", [t](const Slots::Arguments& e) { return fromStorage(t, e[0]); });
        }
        if (variant().held.passes == 0 || m_shared->held[s].empty()) {
            add(t, m_kernel.input(slot, variant().aligned ? 4 : 1), vector);
            continue;
        }
        m_vectors.push_back(vector);
        takes.emplace_back()
            .text("VECTOR", valueVector(t, 4))
            .text("NAME", vector)
            .text("ARRAY", m_shared->held[s]);
    }
    for (const Held& h : m_held) {
        takes.emplace_back()
            .text("VECTOR", valueVector(h.dtype, 4))
            .text("NAME", h.vector)
            .text("ARRAY", h.array);
    }
    std::vector<Slots> passes;
    for (int pass = 0; pass < variant().held.passes; ++pass)
        passes.emplace_back().text("PASS", std::to_string(pass));
    slots.rows("LOAD", std::move(loads))
        .flag("HELD", variant().held.passes > 0)
        .flag("FULL", variant().aligned && !holds.empty())
        .text("PASSES", std::to_string(variant().held.passes))
        .rows("PASS", std::move(passes))
        .rows("TAKE", std::move(takes))
        .rows("HOLD", std::move(holds));
}

/// Arguments of the functions behind the element's number: of one lane, and of the one whose turn
/// it is.
void ReductionText::addCalls(Slots& slots) {
    const bool inTurn = this->inTurn();
    for (Accumulator& a : m_accumulators) {
        if (inTurn) a.lanes = m_kernel.unique(a.name + "4");
        if (m_fast) a.taken = m_kernel.unique(a.computed + "s");
    }
    std::string turn;
    for (const std::string& vector : m_vectors)
        turn += ", " + vector + "[turn]";
    for (const Kept& k : m_kept)
        turn += ", " + k.vector + "[turn]";
    turn += lineArguments("k + turn");
    for (const Accumulator& a : m_accumulators)
        turn += ", " + a.lanes + "[turn]";
    // Of a vector whose elements are registers none is chosen by a number.
    std::string alone;
    for (const std::string& v : m_vectors)
        alone += ", (turn == 0u ? " + v + ".x : turn == 1u ? " + v + ".y : turn == 2u ? " + v +
                 ".z : " + v + ".w)";
    for (const Kept& k : m_kept)
        alone += ", " + k.value;
    alone += lineArguments("k + turn");
    for (const Accumulator& a : m_accumulators)
        alone += ", " + a.computed;
    slots.flag("INTURN", inTurn && !m_fast)
        .text("TURN", turn)
        .text("ALONE", alone)
        .made("LANE", [this](const Slots::Arguments& a) {
            const std::string& component = a[0];
            std::string arguments;
            for (const std::string& vector : m_vectors)
                arguments += ", " + vector + component;
            for (const Kept& k : m_kept)
                arguments += ", " + k.vector + component;
            arguments += lineArguments(a[1]);
            for (const Accumulator& r : m_accumulators)
                arguments +=
                    ", " + (m_fast ? r.taken + component : r.name + "_" + component.substr(1));
            return arguments;
        });
}

void ReductionText::addRowPass(Slots& slots) {
    slots.text("THREADS", m_kernel.word(ArgumentKind::Threads, "threads"))
        .flag("ALIGNED", variant().aligned);
    addLoads(slots);
    slots.rows("DRAW", m_kernel.drawRows(m_draws, 4, "k"));
    for (const KernelText::Draw& draw : m_draws)
        m_vectors.push_back(draw.vector);
    for (const Held& h : m_held)
        m_vectors.push_back(h.vector);
    addCalls(slots);
    for (Kept& k : m_kept) {
        if (k.slot >= 0) k.array = m_kernel.output(k.slot, variant().aligned ? 4 : 1);
    }
}

void ReductionText::addShared(uint32_t elements) {
    std::vector<Slots> arrays;
    for (Accumulator& a : m_accumulators) {
        a.array = m_kernel.unique(a.name + "Shared");
        // Bool has no defined layout in shared memory that all drivers like: words instead.
        arrays.emplace_back()
            .text("TYPE", a.dtype == DType::Logical ? "uint" : valueType(a.dtype))
            .text("NAME", a.array)
            .text("SIZE", std::to_string(elements));
    }
    Slots shared;
    shared.rows("ARRAY", std::move(arrays));
    m_sharedText = filledSkeleton("reduce_team_shared.glsl", shared);
}

/// The team's accumulators become one.
void ReductionText::addTeam(Slots& slots) {
    const bool subgroups = shuffles(m_kernel);
    const uint32_t step = subgroups ? m_kernel.traits().subgroupSize : 1;
    const std::string width = std::to_string(step);
    if (subgroups) {
        m_kernel.useSubgroups();
        for (Accumulator& a : m_accumulators)
            a.other = m_kernel.unique(a.name + "Other");
    }
    addShared(m_kernel.traits().reductionGroup / step);
    const auto place = [&](const std::string& lane, const std::string& grouped) {
        return subgroups ? grouped + " / " + width + "u" : lane;
    };
    const std::string first = "lane - lane % " + m_kernel.word(ArgumentKind::Threads, "threads");
    const std::string own = place("lane", "lane");
    slots.flag("SUBGROUPS", subgroups)
        .flag("SWEEPS", m_shared != nullptr)
        .text("STEP", width)
        .text("OWN", own)
        .text("NEXT", place("lane + d", "(lane + d)"))
        // In sweeps every thread needs what the first one has.
        .text("FROM", m_shared ? place(first, "(" + first + ")") : own);
}

void ReductionText::addRows(Slots& slots) const {
    std::vector<Slots> reductions;
    for (const Accumulator& a : m_accumulators) {
        const bool logical = a.dtype == DType::Logical;
        const auto combined = [a](const std::string& x, const std::string& y) {
            return combineValues(a.combine, a.dtype, x, y);
        };
        reductions.emplace_back()
            .text("TYPE", valueType(a.dtype))
            .text("NAME", a.name)
            .text("COMPUTED", a.computed)
            .text("TAKEN", a.taken)
            .text("IDENTITY", identityOf(a.combine, a.dtype))
            .text("VECTOR", valueVector(a.dtype, 4))
            .text("LANES", a.lanes)
            .text("OTHER", a.other)
            .text("SHARED", a.array)
            .text("UNPACKED", logical ? " != 0u" : "")
            .made("COMBINE", [combined](const Slots::Arguments& v) { return combined(v[0], v[1]); })
            .made("PACKED",
                  [logical](const Slots::Arguments& v) {
                      return logical ? "uint(" + v[0] + ")" : v[0];
                  })
            .made("MEET", [combined, logical](const Slots::Arguments& v) {
                return logical ? "uint(" + combined(v[0] + " != 0u", v[1] + " != 0u") + ")"
                               : combined(v[0], v[1]);
            });
    }
    std::vector<Slots> kept, stored, keeps;
    for (const Kept& k : m_kept) {
        const DType t = k.dtype;
        Slots row;
        row.text("TYPE", valueType(t))
            .text("VECTOR", valueVector(t, 4))
            .text("NAME", k.vector)
            .text("VALUE", k.value)
            .text("COMPUTED", k.computed)
            .text("ARRAY", k.array)
            .made("WHOLE", [t](const Slots::Arguments& v) { return vectorToStorage(t, 4, v[0]); })
            .made("ONE", [t](const Slots::Arguments& v) { return toStorage(t, v[0]); });
        kept.push_back(row);
        (k.slot < 0 ? keeps : stored).push_back(std::move(row));
    }
    slots.rows("REDUCTION", std::move(reductions))
        .rows("KEPT", std::move(kept))
        .rows("STORED", std::move(stored))
        .rows("KEEP", std::move(keeps));
}

std::string ReductionText::finish(const std::string& resultIndex) {
    std::string text;
    if (!variant().last) {
        for (std::size_t r = 0; r < m_accumulators.size(); ++r) {
            const Accumulator& a = m_accumulators[r];
            const auto slot = static_cast<int>(r + m_accumulators.size());
            text += m_kernel.temporary(slot, a.dtype, true) + "[" + resultIndex +
                    "] = " + toStorage(a.dtype, a.name) + ";\n";
        }
        return text;
    }
    KernelText::Sources sources;
    sources.index = resultIndex;
    sources.reducedDomain = true;
    sources.stored = true;
    sources.linear = [&](int slot) { return m_kernel.element(slot, resultIndex); };
    sources.reduced = [&](int slot) { return m_accumulators[static_cast<std::size_t>(slot)].name; };
    std::vector<int16_t> roots;
    for (std::size_t i = 0; i < m_program.ownOutputs(); ++i)
        roots.push_back(m_program.outputs[i].step);
    const Statements steps = m_kernel.statements(m_program.epilogue, roots,
                                                 std::vector<std::string>(roots.size()), sources);
    text = steps.text;
    for (std::size_t i = 0; i < roots.size(); ++i)
        text += m_kernel.store(static_cast<int>(i), resultIndex,
                               steps.values[static_cast<std::size_t>(roots[i])]);
    return text;
}

Slots ReductionText::rows() {
    Slots slots = m_kernel.slots(m_kernel.traits().reductionGroup);
    addAccumulate(slots);
    slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
        .text("LENGTH", m_kernel.size(ArgumentKind::Length, "rowLength"))
        .text("BLOCKS", m_kernel.size(ArgumentKind::Blocks, "blocks"));
    addLines(slots, "(team < " + m_kernel.size(ArgumentKind::Count, "count") + " ? begin : 0)");
    addRowPass(slots);
    addTeam(slots);
    addRows(slots);
    slots.text("FINISH", finish(variant().last ? "row" : "team"));
    return slots;
}

Slots ReductionText::columns() {
    Slots slots = m_kernel.slots(m_kernel.traits().reductionGroup);
    addAccumulate(slots);
    slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
        .text("INNER", m_kernel.size(ArgumentKind::Inner, "inner"))
        .text("LENGTH", m_kernel.size(ArgumentKind::Length, "rowLength"))
        .text("CHUNKS", m_kernel.size(ArgumentKind::Blocks, "chunks"));
    addLines(slots, columnStart());
    addColumnPass(slots);
    if (variant().columnAhead) addColumnTeam(slots);
    addRows(slots);
    slots.text("FINISH", finish("column"));
    return slots;
}

void ReductionText::addColumnTeam(Slots& slots) {
    const uint32_t ahead = variant().columnAhead, group = m_kernel.traits().reductionGroup;
    addShared(group * ahead);
    std::vector<Slots> turns;
    for (uint32_t turn = 0; turn < ahead; ++turn)
        turns.emplace_back()
            .text("FURTHER", turn ? " + " + std::to_string(turn) + "u * rows" : "")
            .text("PLACE", turn ? "lane + " + std::to_string(turn * group) + "u" : "lane");
    slots.text("THREADS", m_kernel.word(ArgumentKind::Threads, "threads"))
        .text("ROUND", ahead > 1 ? std::to_string(ahead) + "u * rows" : "rows")
        .rows("TURNS", std::move(turns));
}

std::string ReductionText::columnStart() {
    return "(i + " + m_kernel.size(ArgumentKind::Inner, "inner") + " * (begin + " +
           m_kernel.size(ArgumentKind::Length, "rowLength") + " * o))";
}

void ReductionText::addColumnPass(Slots& slots) {
    for (Kept& k : m_kept)
        k.array = m_kernel.output(k.slot);
    std::string arguments;
    if (variant().partials) {
        for (std::size_t r = 0; r < m_accumulators.size(); ++r) {
            const DType t = m_accumulators[r].dtype;
            const std::string array = m_kernel.temporary(static_cast<int>(r), t, false);
            arguments += ", " + fromStorage(t, array + "[at]");
        }
    } else {
        for (int slot : m_linear)
            arguments += ", " + m_kernel.element(slot, "at");
    }
    for (const Kept& k : m_kept)
        arguments += ", " + k.value;
    arguments += lineArguments("k");
    for (const Accumulator& a : m_accumulators)
        arguments += ", " + (m_fast ? a.computed : a.name);
    slots.text("ELEMENTS", arguments);
}

void ReductionText::addResults(Slots& slots, const std::string& line) {
    KernelText::Sources sources;
    sources.index = line;
    sources.reducedDomain = true;
    sources.stored = true;
    sources.linear = [&](int slot) { return m_kernel.element(slot, line); };
    sources.reduced = [&](int slot) {
        return m_shared->accumulators[static_cast<std::size_t>(slot)];
    };
    const auto ends = [&](int16_t step) {
        return m_shared->plan.sweeps.epilogue[static_cast<std::size_t>(step)] == m_sweep;
    };
    std::vector<int16_t> roots;
    std::vector<std::size_t> stored;
    for (std::size_t i = 0; i < m_program.ownOutputs(); ++i) {
        if (!ends(m_program.outputs[i].step)) continue;
        roots.push_back(m_program.outputs[i].step);
        stored.push_back(i);
    }
    for (const Step& s : m_program.body) {
        if (s.kind == StepKind::Reduced && ends(s.slot)) roots.push_back(s.slot);
    }
    Statements steps;
    if (!roots.empty())
        steps = m_kernel.statements(m_program.epilogue, roots,
                                    std::vector<std::string>(roots.size()), sources);
    for (int16_t root : roots)
        m_shared->lines[static_cast<std::size_t>(root)] =
            steps.values[static_cast<std::size_t>(root)];
    std::string stores;
    for (std::size_t i : stored) {
        const auto step = static_cast<std::size_t>(m_program.outputs[i].step);
        stores += m_kernel.store(static_cast<int>(i), line, steps.values[step]);
    }
    slots.text("RESULTS", steps.text).text("STORES", stores);
}

Slots ReductionText::sweepOfRow() {
    Slots slots;
    addAccumulate(slots);
    addLines(slots, "begin");
    addRowPass(slots);
    if (!m_accumulators.empty()) addTeam(slots);
    addRows(slots);
    addResults(slots, "row");
    return slots;
}

Slots ReductionText::sweepOfColumn() {
    Slots slots;
    addAccumulate(slots);
    addResults(slots, "column");
    addLines(slots, columnStart());
    addColumnPass(slots);
    addRows(slots);
    return slots;
}

/// What main() needs before the sweeps: the line of a team, or of a thread.
Slots beginSweeps(KernelText& kernel) {
    Slots slots = kernel.slots(kernel.traits().reductionGroup);
    slots.text("COUNT", kernel.size(ArgumentKind::Count, "count"))
        .text("LENGTH", kernel.size(ArgumentKind::Length, "rowLength"));
    if (kernel.program().strided)
        slots.text("INNER", kernel.size(ArgumentKind::Inner, "inner"));
    else
        slots.text("THREADS", kernel.word(ArgumentKind::Threads, "threads"))
            .flag("SUBGROUPS", shuffles(kernel));
    return slots;
}

} // namespace

Kernel reductionKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                       Variant variant) {
    KernelText kernel(program, traits, library, variant);
    const char* skeleton = variant.columnAhead ? "reduce_column_team.glsl"
                           : program.strided   ? "reduce_columns.glsl"
                                               : "reduce_rows.glsl";
    kernel.reserve(skeleton);
    ReductionText text(kernel);
    const std::string code =
        filledSkeleton(skeleton, program.strided ? text.columns() : text.rows());
    const std::string name = variant.last ? program.title : program.title + " (partials)";
    return kernel.finish(name, code, traits.reductionGroup, text.sharedMemory());
}

Kernel roundsKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                    Variant variant) {
    KernelText kernel(program, traits, library, variant);
    const char* skeleton = program.strided ? "sweeps_columns.glsl" : "sweeps_rows.glsl";
    kernel.reserve(skeleton);
    SharedSweeps shared{SweepPlan(program, library, variant.held.values), {}, {}, {}, {}};
    shared.held.resize(program.inputs.size());
    shared.values.resize(program.body.size());
    shared.lines.resize(program.epilogue.size());
    shared.accumulators.resize(program.reductions.size());
    Slots slots = beginSweeps(kernel);
    std::vector<std::unique_ptr<ReductionText>> sweeps; // their slots refer to them
    std::vector<Slots> rows;
    std::string arrays;
    for (int r = 0; r < shared.plan.sweeps.count; ++r) {
        sweeps.push_back(std::make_unique<ReductionText>(kernel, &shared, r));
        rows.push_back(program.strided ? sweeps.back()->sweepOfColumn()
                                       : sweeps.back()->sweepOfRow());
        arrays += sweeps.back()->sharedMemory();
    }
    slots.rows("SWEEP", std::move(rows));
    return kernel.finish(program.title, filledSkeleton(skeleton, slots), traits.reductionGroup,
                         arrays);
}

} // namespace vitrine::codegen
