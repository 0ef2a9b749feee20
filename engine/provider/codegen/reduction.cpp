// SPDX-License-Identifier: Apache-2.0
// Text of reduction kernels, in the canonical order of kernel_ir.h. Along contiguous rows a team of
// threads (a power of two, up to the workgroup's 256) takes one block of a row: thread t owns the
// lanes 4t … 4t+3, and the lanes meet as a tree of neighbours, inside the thread, then through the
// subgroup, then through shared memory. Lanes without elements hold the identity, so a short row
// needs only as many threads as it has elements. Across rows, a thread takes one chunk of one
// column. Whole outputs are stored by the first level as it computes them. With rounds (rounds.h),
// a team or thread goes over its line again with the results of the round before, which every
// thread of the team has.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"
#include "provider/rounds.h"

#include <algorithm>

namespace vitrine::codegen {

namespace {

constexpr const char* kAccumulators[] = {"sum",     "product", "minimum",
                                         "maximum", "anyTrue", "allTrue"};
constexpr const char* kComponents[] = {"x", "y", "z", "w"};

class ReductionText {
public:
    /// What all rounds of a kernel know.
    struct Shared {
        Rounds rounds;
        std::vector<std::string> lines;        ///< values of epilogue steps
        std::vector<std::string> accumulators; ///< of all reductions
    };

    /// With `shared`, the text of one round.
    explicit ReductionText(KernelText& kernel, Shared* shared = nullptr, int round = 0)
        : m_kernel(kernel), m_program(kernel.program()), m_shared(shared), m_round(round) {
        const auto mine = [&](int16_t step) {
            return !shared || shared->rounds.body[static_cast<std::size_t>(step)] == round;
        };
        for (std::size_t i = 0; i < m_program.reductions.size(); ++i) {
            const ReductionInfo& r = m_program.reductions[i];
            if (!mine(r.step)) continue;
            m_combines.push_back(r.combine);
            m_classes.push_back(m_program.body[static_cast<std::size_t>(r.step)].dtype);
            m_roots.push_back(r.step);
            m_names.push_back(m_kernel.unique(kAccumulators[static_cast<int>(r.combine)]));
            if (shared) shared->accumulators[i] = m_names.back();
        }
        if (m_kernel.variant().partials) return;
        for (std::size_t i = m_program.ownOutputs(); i < m_program.outputs.size(); ++i) {
            const OutputInfo& o = m_program.outputs[i];
            if (!mine(o.step)) continue;
            m_roots.push_back(o.step);
            const std::string name = m_kernel.unique(o.name.empty() ? "result" : o.name);
            m_whole.push_back({static_cast<int>(i), o.dtype, name, m_kernel.unique(name + "s")});
        }
        m_linear = m_kernel.linearInputs(m_program.body, m_roots);
        m_draws = m_kernel.sharedDraws(m_program.body, m_roots);
    }

    std::string rows();
    std::string columns();
    /// accumulate() of this round, and its part of main(): the pass over a line and what is made of
    /// its results.
    std::string roundFunction() { return accumulateFunction(); }
    std::string roundOfRow();
    std::string roundOfColumn();
    [[nodiscard]] const std::string& shared() const { return m_sharedText; }

private:
    [[nodiscard]] std::size_t reductions() const { return m_classes.size(); }
    [[nodiscard]] std::string combined(std::size_t r, const std::string& a,
                                       const std::string& b) const {
        return combineValues(m_combines[r], m_classes[r], a, b);
    }
    [[nodiscard]] std::string identity(std::size_t r) const {
        return identityOf(m_combines[r], m_classes[r]);
    }
    /// accumulate(): one element into the accumulators. Linear operands are parameters, whole
    /// outputs come back through others.
    std::string accumulateFunction();
    /// Arguments of a call for the element at index: ", x, sum".
    std::string elementArguments(const std::string& index);
    std::string finish(const std::string& resultIndex, const std::string& indent);
    /// An accumulator for each of four lanes and reduction.
    std::string declareLanes();
    /// The loop over the elements of a row that belong to a thread, and its lanes as one.
    std::string passOverRow();
    std::string passOverColumn();
    /// accumulate() of the four elements that a thread has: a call for each, or one in a loop.
    std::string callsApart();
    std::string callsInTurn();
    [[nodiscard]] bool oneText() const {
        return m_kernel.traits().compactReductions && !m_kernel.variant().partials &&
               isHeavy(m_kernel);
    }
    /// Values of the epilogue that end with this round.
    std::string finishRound(const std::string& line, const std::string& guard);
    std::string joinTeam();
    std::string loadVectors(const std::string& indent);
    /// Stores the whole outputs of elements k … k+3.
    std::string storeVectors(const std::string& indent);

    KernelText& m_kernel;
    const Program& m_program;
    Shared* m_shared;
    int m_round;
    std::string m_function = "accumulate";
    std::vector<std::string> m_lineNames; ///< values of lines that the body reads
    std::vector<Combine> m_combines;
    std::vector<DType> m_classes;
    std::vector<int16_t> m_roots;
    std::vector<std::string> m_names; ///< accumulators
    std::vector<int> m_linear;
    std::vector<KernelText::Draw> m_draws;
    /// An output that has an element for each of the body's.
    struct Whole {
        int slot = 0;
        DType dtype = DType::Double;
        std::string value;  ///< of one element
        std::string vector; ///< of four
    };
    std::vector<Whole> m_whole;
    std::vector<std::string> m_vectors; ///< what loadVectors() declared
    std::string m_sharedText;
};

std::string ReductionText::accumulateFunction() {
    std::string parameters = std::string(m_kernel.indexType()) + " e";
    std::vector<std::string> elements(m_program.inputs.size());
    std::string lineParameters;
    std::string body;
    std::vector<std::string> values;
    if (m_kernel.variant().partials) {
        for (std::size_t r = 0; r < reductions(); ++r) {
            values.push_back(m_kernel.unique("value" + std::to_string(r)));
            parameters += std::string(", ") + valueType(m_classes[r]) + " " + values[r];
        }
    } else {
        for (int slot : m_linear) {
            const std::size_t s = static_cast<std::size_t>(slot);
            elements[s] = m_kernel.elementName(slot);
            parameters +=
                std::string(", ") + valueType(m_program.inputs[s].dtype) + " " + elements[s];
        }
        for (const KernelText::Draw& draw : m_draws)
            parameters += std::string(", ") + valueType(draw.dtype) + " " + draw.value;
        KernelText::Sources sources;
        sources.linear = [&](int slot) { return elements[static_cast<std::size_t>(slot)]; };
        const std::vector<bool> needed = neededSteps(m_program, m_program.body, m_roots);
        std::vector<std::string> lines(m_program.epilogue.size());
        for (std::size_t i = 0; i < needed.size(); ++i) {
            const Step& s = m_program.body[i];
            const auto slot = static_cast<std::size_t>(s.slot);
            if (!needed[i] || s.kind != StepKind::Reduced || !lines[slot].empty()) continue;
            lines[slot] = m_kernel.unique("line" + std::to_string(slot));
            lineParameters += std::string(", ") + valueType(s.dtype) + " " + lines[slot];
            m_lineNames.push_back(m_shared->lines[slot]);
        }
        sources.reduced = [&](int slot) { return lines[static_cast<std::size_t>(slot)]; };
        sources.random = [&](std::size_t step) {
            for (const KernelText::Draw& draw : m_draws) {
                if (draw.step == step) return draw.value;
            }
            return std::string();
        };
        sources.stored = !m_whole.empty();
        const Statements steps = m_kernel.statements(
            m_program.body, m_roots, std::vector<std::string>(m_roots.size()), sources);
        body = steps.text;
        for (int16_t root : m_roots)
            values.push_back(steps.values[static_cast<std::size_t>(root)]);
        for (std::size_t i = 0; i < m_whole.size(); ++i) {
            parameters +=
                std::string(", out ") + valueType(m_whole[i].dtype) + " " + m_whole[i].value;
            body += "    " + m_whole[i].value + " = " + values[reductions() + i] + ";\n";
        }
    }
    parameters += lineParameters;
    for (std::size_t r = 0; r < reductions(); ++r) {
        parameters += std::string(", inout ") + valueType(m_classes[r]) + " " + m_names[r];
        body += "    " + m_names[r] + " = " + combined(r, m_names[r], values[r]) + ";\n";
    }
    if (m_round > 0) m_function = m_kernel.unique("again");
    return "void " + m_function + "(" + parameters + ") {\n" + body + "}\n\n";
}

std::string ReductionText::elementArguments(const std::string& index) {
    std::string text;
    if (m_kernel.variant().partials) {
        for (std::size_t r = 0; r < reductions(); ++r) {
            const std::string array = m_kernel.temporary(static_cast<int>(r), m_classes[r], false);
            text += ", " + fromStorage(m_classes[r], array + m_kernel.subscript(index));
        }
        return text;
    }
    for (int slot : m_linear) {
        const DType t = m_program.inputs[static_cast<std::size_t>(slot)].dtype;
        text += ", " + fromStorage(t, m_kernel.input(slot) + m_kernel.subscript(index));
    }
    return text;
}

/// Stores the accumulators as partial results, or runs the epilogue and stores the outputs.
std::string ReductionText::finish(const std::string& resultIndex, const std::string& indent) {
    std::string text;
    if (!m_kernel.variant().last) {
        for (std::size_t r = 0; r < reductions(); ++r) {
            const std::string array =
                m_kernel.temporary(static_cast<int>(r + reductions()), m_classes[r], true);
            text += indent + array + m_kernel.subscript(resultIndex) + " = " +
                    toStorage(m_classes[r], m_names[r]) + ";\n";
        }
        return text;
    }
    KernelText::Sources sources;
    sources.index = resultIndex;
    sources.reducedDomain = true;
    sources.stored = true;
    sources.indent = indent;
    sources.linear = [&](int slot) {
        const DType t = m_program.inputs[static_cast<std::size_t>(slot)].dtype;
        return fromStorage(t, m_kernel.input(slot) + m_kernel.subscript(resultIndex));
    };
    sources.reduced = [&](int slot) { return m_names[static_cast<std::size_t>(slot)]; };
    std::vector<int16_t> roots;
    for (std::size_t i = 0; i < m_program.ownOutputs(); ++i)
        roots.push_back(m_program.outputs[i].step);
    const Statements steps = m_kernel.statements(m_program.epilogue, roots,
                                                 std::vector<std::string>(roots.size()), sources);
    text = steps.text;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const std::string array = m_kernel.output(static_cast<int>(i));
        const std::string& value = steps.values[static_cast<std::size_t>(roots[i])];
        text += indent + array + m_kernel.subscript(resultIndex) + " = " +
                toStorage(m_program.outputs[i].dtype, value) + ";\n";
    }
    return text;
}

/// The team's accumulators become one, in its first thread.
std::string ReductionText::joinTeam() {
    const uint32_t subgroup = m_kernel.traits().subgroupSize;
    const bool shuffles = subgroup >= 16 && subgroup <= 128;
    const uint32_t step = shuffles ? subgroup : 1;
    const std::string width = std::to_string(step);
    std::string text;
    if (shuffles) {
        m_kernel.useSubgroups();
        text += "    for (uint d = 1; d < min(threads, " + width + "u); d *= 2) {\n";
        for (std::size_t r = 0; r < reductions(); ++r) {
            // On a line of its own: || and && would not run it in every thread.
            const std::string other = m_kernel.unique(m_names[r] + "Other");
            text += std::string("        ") + valueType(m_classes[r]) + " " + other +
                    " = subgroupShuffleXor(" + m_names[r] + ", d);\n        " + m_names[r] + " = " +
                    combined(r, m_names[r], other) + ";\n";
        }
        text += "    }\n    if (threads > " + width + "u) {\n        if (lane % " + width +
                "u == 0u) {\n";
    } else {
        text += "    if (threads > 1u) {\n        {\n";
    }
    const std::string own = shuffles ? "lane / " + width + "u" : "lane";
    const std::string other = shuffles ? "(lane + d) / " + width + "u" : "lane + d";
    std::vector<std::string> arrays;
    for (std::size_t r = 0; r < reductions(); ++r) {
        // Bool has no defined layout in shared memory that all drivers like: words instead.
        const bool logical = m_classes[r] == DType::Logical;
        arrays.push_back(m_kernel.unique(m_names[r] + "Shared"));
        m_sharedText += std::string("shared ") + (logical ? "uint" : valueType(m_classes[r])) +
                        " " + arrays[r] + "[" +
                        std::to_string(m_kernel.traits().reductionGroup / step) + "];\n";
        text += "            " + arrays[r] + "[" + own +
                "] = " + (logical ? "uint(" + m_names[r] + ")" : m_names[r]) + ";\n";
    }
    text += "        }\n        for (uint d = " + width +
            "; d < threads; d *= 2) {\n"
            "            barrier();\n            if (lane % (2u * d) == 0u) {\n";
    for (std::size_t r = 0; r < reductions(); ++r) {
        const bool logical = m_classes[r] == DType::Logical;
        const std::string a = arrays[r] + "[" + own + "]";
        const std::string b = arrays[r] + "[" + other + "]";
        const std::string value =
            logical ? "uint(" + combined(r, a + " != 0u", b + " != 0u") + ")" : combined(r, a, b);
        text += "                " + a + " = " + value + ";\n";
    }
    text += "            }\n        }\n";
    // In rounds every thread needs what the first one has.
    const std::string from = !m_shared  ? own
                             : shuffles ? "(lane - lane % threads) / " + width + "u"
                                        : "lane - lane % threads";
    if (m_shared) text += "        barrier();\n";
    for (std::size_t r = 0; r < reductions(); ++r)
        text += "        " + m_names[r] + " = " + arrays[r] + "[" + from + "]" +
                (m_classes[r] == DType::Logical ? " != 0u" : "") + ";\n";
    if (m_shared && shuffles) {
        text += "    } else {\n";
        for (std::size_t r = 0; r < reductions(); ++r)
            text += "        " + m_names[r] + " = subgroupShuffle(" + m_names[r] + ", lane % " +
                    width + "u - lane % threads);\n";
    }
    return text + "    }\n";
}

/// Elements k … k+3 of the Linear operands as vectors named x4; guards the row's end.
std::string ReductionText::loadVectors(const std::string& indent) {
    std::string declarations;
    std::string whole;
    std::string tail;
    const auto add = [&](DType t, const std::string& array, const std::string& vector) {
        m_vectors.push_back(vector);
        declarations += indent + valueVector(t, 4) + " " + vector + " = " + valueVector(t, 4) +
                        "(" + zeroOf(t) + ");\n";
        if (m_kernel.variant().aligned)
            whole += indent + "    " + vector + " = " +
                     vectorFromStorage(t, 4, array + "4" + m_kernel.subscript("k / 4")) + ";\n";
        for (int c = 0; c < 4; ++c) {
            const std::string index = c == 0 ? "k" : "k + " + std::to_string(c);
            const std::string guard = c == 0 ? "" : "if (" + index + " < end) ";
            const std::string load = vector + "." + kComponents[c] + " = " +
                                     fromStorage(t, array + m_kernel.subscript(index)) + ";\n";
            if (m_kernel.variant().aligned) {
                if (c < 3) tail += indent + "    " + guard + load;
            } else {
                tail += indent + guard + load;
            }
        }
    };
    if (m_kernel.variant().partials) {
        for (std::size_t r = 0; r < reductions(); ++r)
            add(m_classes[r], m_kernel.temporary(static_cast<int>(r), m_classes[r], false),
                m_kernel.unique("value4"));
    }
    for (int slot : m_linear) {
        const int width = m_kernel.variant().aligned ? 4 : 1;
        add(m_program.inputs[static_cast<std::size_t>(slot)].dtype, m_kernel.input(slot, width),
            m_kernel.unique("vector" + std::to_string(slot)));
    }
    if (!m_kernel.variant().aligned || whole.empty()) return declarations + tail;
    return declarations + indent + "if (k + 3 < end) {\n" + whole + indent + "} else {\n" + tail +
           indent + "}\n";
}

std::string ReductionText::storeVectors(const std::string& indent) {
    std::string whole;
    std::string tail;
    for (const Whole& w : m_whole) {
        const bool aligned = m_kernel.variant().aligned;
        const std::string array = m_kernel.output(w.slot, aligned ? 4 : 1);
        if (aligned)
            whole += indent + "    " + array + "4" + m_kernel.subscript("k / 4") + " = " +
                     vectorToStorage(w.dtype, 4, w.vector) + ";\n";
        for (int c = 0; c < (aligned ? 3 : 4); ++c) {
            const std::string index = c == 0 ? "k" : "k + " + std::to_string(c);
            tail += indent + (aligned ? "    " : "") + (c == 0 ? "" : "if (" + index + " < end) ") +
                    array + m_kernel.subscript(index) + " = " +
                    toStorage(w.dtype, w.vector + "." + kComponents[c]) + ";\n";
        }
    }
    if (whole.empty()) return tail;
    return indent + "if (k + 3 < end) {\n" + whole + indent + "} else {\n" + tail + indent + "}\n";
}

std::string ReductionText::declareLanes() {
    std::string text;
    for (std::size_t r = 0; r < reductions(); ++r) {
        for (const char* component : kComponents) {
            text += std::string(component == kComponents[0]
                                    ? "    " + std::string(valueType(m_classes[r])) + " "
                                    : ", ") +
                    m_names[r] + "_" + component + " = " + identity(r);
        }
        text += ";\n";
    }
    return text;
}

std::string ReductionText::callsApart() {
    std::string text;
    for (int c = 0; c < 4; ++c) {
        const std::string at = c == 0 ? "k" : "k + " + std::to_string(c);
        std::string arguments;
        for (const std::string& vector : m_vectors)
            arguments += ", " + vector + "." + kComponents[c];
        for (const std::string& line : m_lineNames)
            arguments += ", " + line;
        for (std::size_t r = 0; r < reductions(); ++r)
            arguments += ", " + m_names[r] + "_" + kComponents[c];
        const std::string guard = c == 0 ? "" : "if (" + at + " < end) ";
        text += "        " + guard + m_function + "(" + at + arguments + ");\n";
    }
    return text;
}

std::string ReductionText::callsInTurn() {
    const std::string index = m_kernel.indexType();
    std::string arguments;
    for (const std::string& vector : m_vectors)
        arguments += ", " + vector + "[turn]";
    for (const std::string& line : m_lineNames)
        arguments += ", " + line;
    std::string before;
    std::string after;
    for (std::size_t r = 0; r < reductions(); ++r) {
        const std::string& n = m_names[r];
        const std::string lanes = m_kernel.unique(n + "4");
        const std::string vector = valueVector(m_classes[r], 4);
        before += "        " + vector + " " + lanes + " = " + vector + "(";
        for (const char* component : kComponents) {
            before += n + "_" + component + (component == kComponents[3] ? ");\n" : ", ");
            after += "        " + n + "_" + component + " = " + lanes + "." + component + ";\n";
        }
        arguments += ", " + lanes + "[turn]";
    }
    return before +
           "        for (uint turn = 0u; turn < min(4u, uint(end - k)); ++turn)\n            " +
           m_function + "(k + turn" + arguments + ");\n" + after;
}

std::string ReductionText::passOverRow() {
    const std::string index = m_kernel.indexType();
    const std::string threads = m_kernel.word(ArgumentKind::Threads, "threads");
    std::string text;
    text +=
        "    for (" + index + " k = begin + 4 * (lane % " + threads + "); k < end; k += 1024) {\n";
    text += loadVectors("        ");
    text += m_kernel.drawVectors(m_draws, 4, "k", "        ");
    for (const KernelText::Draw& draw : m_draws)
        m_vectors.push_back(draw.vector);
    for (const Whole& w : m_whole) {
        text += std::string("        ") + valueVector(w.dtype, 4) + " " + w.vector + ";\n";
        m_vectors.push_back(w.vector);
    }
    text += oneText() ? callsInTurn() : callsApart();
    text += storeVectors("        ");
    text += "    }\n";
    for (std::size_t r = 0; r < reductions(); ++r) {
        const std::string& n = m_names[r];
        const std::string left = combined(r, n + "_x", n + "_y");
        const std::string right = combined(r, n + "_z", n + "_w");
        text += std::string("    ") + valueType(m_classes[r]) + " " + n + " = " +
                combined(r, "(" + left + ")", "(" + right + ")") + ";\n";
    }
    return text;
}

std::string ReductionText::rows() {
    const std::string index = m_kernel.indexType();
    for (const char* name : {"team", "lane", "row", "block", "begin", "end", "k", "turn", "d"})
        (void)m_kernel.unique(name);
    const std::string accumulate = accumulateFunction();
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    const std::string blocks = m_kernel.size(ArgumentKind::Blocks, "blocks");
    const std::string threads = m_kernel.word(ArgumentKind::Threads, "threads");
    const bool shuffles =
        m_kernel.traits().subgroupSize >= 16 && m_kernel.traits().subgroupSize <= 128;
    std::string text = accumulate + "void main() {\n";
    text += shuffles ? "    uint lane = gl_SubgroupID * gl_SubgroupSize + "
                       "gl_SubgroupInvocationID;\n"
                     : "    uint lane = gl_LocalInvocationID.x;\n";
    text += "    " + index + " team = " + (m_kernel.variant().wide ? "uint64_t" : "") +
            "(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (" +
            std::to_string(m_kernel.traits().reductionGroup) + "u / " + threads + ") + lane / " +
            threads + ";\n";
    text += "    " + index + " row = team / " + blocks + ";\n";
    text += "    " + index + " block = team % " + blocks + ";\n";
    text += "    " + index + " begin = row * " + length + " + block * 16384;\n";
    text += "    " + index + " end = team < " + count + " ? row * " + length + " + min(" + length +
            ", (block + 1) * 16384) : begin;\n";
    text += declareLanes();
    text += passOverRow();
    text += joinTeam();
    text += "    if (lane % " + threads + " == 0u && team < " + count + ") {\n";
    text += finish(m_kernel.variant().last ? "row" : "team", "        ");
    return text + "    }\n}\n";
}

std::string ReductionText::columns() {
    const std::string index = m_kernel.indexType();
    for (const char* name : {"column", "i", "chunk", "o", "begin", "end", "k", "rest", "at"})
        (void)m_kernel.unique(name);
    const std::string accumulate = accumulateFunction();
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string inner = m_kernel.size(ArgumentKind::Inner, "inner");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    const std::string chunks = m_kernel.size(ArgumentKind::Blocks, "chunks");
    std::string text = accumulate + "void main() {\n    " + index +
                       " column = " + (m_kernel.variant().wide ? "uint64_t" : "") +
                       "(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * " +
                       std::to_string(m_kernel.traits().reductionGroup) +
                       " + gl_LocalInvocationID.x;\n";
    text += "    if (column >= " + count + ") return;\n";
    text += "    " + index + " i = column % " + inner + ";\n";
    text += "    " + index + " rest = column / " + inner + ";\n";
    text += "    " + index + " chunk = rest % " + chunks + ";\n";
    text += "    " + index + " o = rest / " + chunks + ";\n";
    text += "    " + index + " begin = chunk * 256;\n";
    text += "    " + index + " end = min(" + length + ", begin + 256);\n";
    text += passOverColumn();
    return text + finish("column", "    ") + "}\n";
}

std::string ReductionText::passOverColumn() {
    const std::string index = m_kernel.indexType();
    const std::string inner = m_kernel.size(ArgumentKind::Inner, "inner");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    std::string text;
    std::string accumulators;
    for (const std::string& line : m_lineNames)
        accumulators += ", " + line;
    for (std::size_t r = 0; r < reductions(); ++r) {
        text += std::string("    ") + valueType(m_classes[r]) + " " + m_names[r] + " = " +
                identity(r) + ";\n";
        accumulators += ", " + m_names[r];
    }
    text += "    for (" + index + " k = begin; k < end; ++k) {\n";
    text += "        " + index + " at = i + " + inner + " * (k + " + length + " * o);\n";
    std::string results;
    std::string stores;
    for (const Whole& w : m_whole) {
        text += std::string("        ") + valueType(w.dtype) + " " + w.value + ";\n";
        results += ", " + w.value;
        stores += "        " + m_kernel.output(w.slot) + m_kernel.subscript("at") + " = " +
                  toStorage(w.dtype, w.value) + ";\n";
    }
    text += "        " + m_function + "(at" + elementArguments("at") + results + accumulators +
            ");\n" + stores + "    }\n";
    return text;
}

std::string ReductionText::finishRound(const std::string& line, const std::string& guard) {
    KernelText::Sources sources;
    sources.index = line;
    sources.reducedDomain = true;
    sources.stored = true;
    sources.linear = [&](int slot) {
        const DType t = m_program.inputs[static_cast<std::size_t>(slot)].dtype;
        return fromStorage(t, m_kernel.input(slot) + m_kernel.subscript(line));
    };
    sources.reduced = [&](int slot) {
        return m_shared->accumulators[static_cast<std::size_t>(slot)];
    };
    const auto mine = [&](int16_t step) {
        return m_shared->rounds.epilogue[static_cast<std::size_t>(step)] == m_round;
    };
    std::vector<int16_t> roots;
    std::vector<std::size_t> stored;
    for (std::size_t i = 0; i < m_program.ownOutputs(); ++i) {
        if (!mine(m_program.outputs[i].step)) continue;
        roots.push_back(m_program.outputs[i].step);
        stored.push_back(i);
    }
    for (const Step& s : m_program.body) {
        if (s.kind == StepKind::Reduced && mine(s.slot)) roots.push_back(s.slot);
    }
    if (roots.empty()) return {};
    const Statements steps = m_kernel.statements(m_program.epilogue, roots,
                                                 std::vector<std::string>(roots.size()), sources);
    for (int16_t root : roots)
        m_shared->lines[static_cast<std::size_t>(root)] =
            steps.values[static_cast<std::size_t>(root)];
    std::string text = steps.text;
    if (stored.empty()) return text;
    if (!guard.empty()) text += "    if (" + guard + ") {\n";
    for (std::size_t i : stored) {
        const OutputInfo& o = m_program.outputs[i];
        text += std::string(guard.empty() ? "    " : "        ") +
                m_kernel.output(static_cast<int>(i)) + m_kernel.subscript(line) + " = " +
                toStorage(o.dtype, steps.values[static_cast<std::size_t>(o.step)]) + ";\n";
    }
    return guard.empty() ? text : text + "    }\n";
}

std::string ReductionText::roundOfRow() {
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string threads = m_kernel.word(ArgumentKind::Threads, "threads");
    std::string text = declareLanes() + passOverRow();
    if (reductions() > 0) text += joinTeam();
    return text + finishRound("row", "lane % " + threads + " == 0u && team < " + count);
}

std::string ReductionText::roundOfColumn() {
    return passOverColumn() + finishRound("column", {});
}

/// main() up to the rounds: the line of a team, or of a thread.
std::string beginRounds(KernelText& kernel) {
    const bool wide = kernel.variant().wide;
    const std::string index = kernel.indexType();
    const std::string group = std::to_string(kernel.traits().reductionGroup);
    const std::string count = kernel.size(ArgumentKind::Count, "count");
    const std::string length = kernel.size(ArgumentKind::Length, "rowLength");
    const std::string number = std::string(wide ? "uint64_t" : "") +
                               "(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * ";
    if (kernel.program().strided) {
        const std::string inner = kernel.size(ArgumentKind::Inner, "inner");
        return "void main() {\n    " + index + " column = " + number + group +
               " + gl_LocalInvocationID.x;\n    if (column >= " + count + ") return;\n    " +
               index + " i = column % " + inner + ";\n    " + index + " o = column / " + inner +
               ";\n    " + index + " begin = 0;\n    " + index + " end = " + length + ";\n";
    }
    const std::string threads = kernel.word(ArgumentKind::Threads, "threads");
    const uint32_t subgroup = kernel.traits().subgroupSize;
    const bool shuffles = subgroup >= 16 && subgroup <= 128;
    // Teams past the last line go along over nothing: all threads of a workgroup meet at barriers.
    return std::string("void main() {\n    uint lane = ") +
           (shuffles ? "gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID"
                     : "gl_LocalInvocationID.x") +
           ";\n    " + index + " team = " + number + "(" + group + "u / " + threads +
           ") + lane / " + threads + ";\n    " + index + " row = min(team, " + count +
           " - 1);\n    " + index + " begin = row * " + length + ";\n    " + index +
           " end = team < " + count + " ? begin + " + length + " : begin;\n";
}

} // namespace

Kernel reductionKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                       Variant variant) {
    KernelText kernel(program, traits, library, variant);
    ReductionText text(kernel);
    const std::string code = program.strided ? text.columns() : text.rows();
    const std::string name = variant.last ? program.title : program.title + " (partials)";
    return kernel.finish(name, code, traits.reductionGroup, text.shared());
}

Kernel roundsKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                    Variant variant) {
    KernelText kernel(program, traits, library, variant);
    for (const char* name :
         {"column", "team", "lane", "row", "i", "o", "begin", "end", "k", "turn", "d", "at"})
        (void)kernel.unique(name);
    ReductionText::Shared shared;
    shared.rounds = roundsOf(program);
    shared.lines.resize(program.epilogue.size());
    shared.accumulators.resize(program.reductions.size());
    std::string functions;
    std::string arrays;
    std::string main = beginRounds(kernel);
    for (int r = 0; r < shared.rounds.count; ++r) {
        ReductionText round(kernel, &shared, r);
        functions += round.roundFunction();
        main += program.strided ? round.roundOfColumn() : round.roundOfRow();
        arrays += round.shared();
    }
    return kernel.finish(program.title, functions + main + "}\n", traits.reductionGroup, arrays);
}

} // namespace vitrine::codegen
