// SPDX-License-Identifier: Apache-2.0
// Text of scan kernels, in the canonical order of kernel_ir.h. Along rows a workgroup takes a tile
// of 4096: each of its 256 threads keeps a segment of 16 in registers, the segments' totals meet by
// Kogge and Stone's scheme in shared memory. Across rows a thread takes one chunk of one column.
// The totals of tiles or chunks are scanned in place by the same kernels, then put in front of the
// elements by one more. Along rows a body that costs little is evaluated twice instead, first for
// the totals alone: memory is read once more and written once less.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

namespace vitrine::codegen {

namespace {

std::string threadIndex(const KernelText& kernel) {
    return std::string(kernel.variant().wide ? "uint64_t" : "") +
           "(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x)";
}

class ScanText {
public:
    explicit ScanText(KernelText& kernel)
        : m_kernel(kernel), m_program(kernel.program()), m_class(m_program.outputs[0].dtype),
          m_index(kernel.indexType()) {}

    std::string rows();
    std::string columns();
    std::string prefixes();
    [[nodiscard]] const std::string& shared() const { return m_shared; }

private:
    [[nodiscard]] std::string type() const { return valueType(m_class); }
    [[nodiscard]] std::string combined(const std::string& a, const std::string& b) const {
        return combineValues(m_program.scan, m_class, a, b);
    }
    /// A value as it is stored: results of the first level have the canonical NaN.
    [[nodiscard]] std::string result(const std::string& value) const {
        return m_kernel.variant().partials || !isFloat(m_class) ? value
                                                                : "vt_canonical(" + value + ")";
    }
    void reserve(std::initializer_list<const char*> names) {
        for (const char* name : names)
            (void)m_kernel.unique(name);
    }
    /// A function value(e) with the scanned step at one element, or "" for later levels.
    std::string valueFunction();
    /// The element that is scanned, at an index.
    std::string value(const std::string& index);
    /// Where results go: the output, or the totals themselves.
    std::string target();
    std::string totals();
    /// Expression for the place of position k of a row.
    [[nodiscard]] std::string along(const std::string& k, const std::string& length) const {
        const bool reverse = m_program.reverse && !m_kernel.variant().partials;
        return reverse ? "(" + length + " - 1 - " + k + ")" : k;
    }

    KernelText& m_kernel;
    const Program& m_program;
    DType m_class;
    std::string m_index;
    std::string m_shared;
};

std::string ScanText::valueFunction() {
    if (m_kernel.variant().partials) return {};
    KernelText::Sources sources;
    sources.linear = [&](int slot) {
        return fromStorage(m_program.inputs[static_cast<std::size_t>(slot)].dtype,
                           m_kernel.input(slot) + m_kernel.subscript("e"));
    };
    std::vector<int16_t> roots;
    for (const OutputInfo& o : m_program.outputs)
        roots.push_back(o.step);
    // Every element passes here once: what else is kept is stored on the way.
    sources.stored = roots.size() > 1;
    const Statements steps =
        m_kernel.statements(m_program.body, roots, std::vector<std::string>(roots.size()), sources);
    std::string stores;
    for (std::size_t i = 1; i < roots.size(); ++i)
        stores += "    " + m_kernel.output(static_cast<int>(i)) + m_kernel.subscript("e") + " = " +
                  toStorage(m_program.outputs[i].dtype,
                            steps.values[static_cast<std::size_t>(roots[i])]) +
                  ";\n";
    const std::string& result = steps.values[static_cast<std::size_t>(roots[0])];
    return type() + " body(" + m_index + " e) {\n" + steps.text + stores + "    return " + result +
           ";\n}\n\n";
}

std::string ScanText::value(const std::string& index) {
    if (!m_kernel.variant().partials) return "body(" + index + ")";
    return m_kernel.temporary(0, m_class, true) + m_kernel.subscript(index);
}

std::string ScanText::target() {
    return m_kernel.variant().partials ? m_kernel.temporary(0, m_class, true) : m_kernel.output(0);
}

std::string ScanText::totals() {
    return m_kernel.temporary(1, m_class, true);
}

std::string ScanText::rows() {
    reserve({"tile", "row", "start", "begin", "k", "j", "d", "t", "n", "part", "next", "total",
             "inside", "before", "staged"});
    const std::string function = valueFunction();
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    const std::string tiles = m_kernel.size(ArgumentKind::Blocks, "tiles");
    const std::string array = target();
    // Half a tile at a time passes through shared memory, so that neighbours in a workgroup access
    // neighbours in memory; one element of padding a segment keeps the banks apart.
    m_shared = "shared " + type() + " staged[2176];\nshared " + type() + " segmentTotals[256];\n";
    const std::string position = "            uint n = j * 256 + t;\n            " + m_index +
                                 " k = begin + part * 2048 + n;\n";
    std::string text = function + "void main() {\n";
    text += "    uint t = gl_LocalInvocationID.x;\n";
    text += "    " + m_index + " tile = " + threadIndex(m_kernel) + ";\n";
    // The whole workgroup leaves together, before any barrier.
    text += "    if (tile >= " + count + ") return;\n";
    text += "    " + m_index + " row = tile / " + tiles + ";\n";
    text += "    " + m_index + " start = row * " + length + ";\n";
    text += "    " + m_index + " begin = tile % " + tiles + " * 4096;\n";
    text += "    " + type() + " inside[16];\n";
    text += "    " + type() + " before = " + zeroOf(m_class) + ";\n";
    text += "    for (uint part = 0; part < 2; ++part) {\n";
    text += "        for (uint j = 0; j < 8; ++j) {\n" + position;
    text += "            " + type() + " next = " + zeroOf(m_class) + ";\n";
    text += "            if (k < " + length + ") next = " + value("start + " + along("k", length)) +
            ";\n            staged[n + n / 16] = next;\n        }\n        barrier();\n";
    text += "        if (t / 128 == part) {\n            for (uint j = 0; j < 16; ++j) {\n";
    text += "                " + type() + " next = staged[t % 128 * 17 + j];\n";
    text += "                before = j == 0 ? next : " + combined("before", "next") + ";\n";
    text += "                inside[j] = before;\n            }\n        }\n";
    text += "        barrier();\n    }\n";
    text += "    segmentTotals[t] = before;\n    barrier();\n";
    text += "    for (uint d = 1; d < 256; d *= 2) {\n";
    text += "        " + type() + " total = segmentTotals[t];\n";
    text += "        if (t >= d) total = " + combined("segmentTotals[t - d]", "total") + ";\n";
    text += "        barrier();\n        segmentTotals[t] = total;\n        barrier();\n    }\n";
    if (m_kernel.variant().totalsOnly)
        return text + "    if (t == 255) " + totals() + m_kernel.subscript("tile") +
               " = segmentTotals[255];\n}\n";
    text += "    if (t > 0) before = segmentTotals[t - 1];\n";
    std::string stored = "staged[n + n / 16]";
    if (m_kernel.variant().prefixed) {
        reserve({"follows", "prefix"});
        text += "    bool follows = tile % " + tiles + " > 0;\n    " + type() +
                " prefix = " + zeroOf(m_class) +
                ";\n    if (follows) prefix = " + m_kernel.temporary(1, m_class, false) +
                m_kernel.subscript("tile - 1") + ";\n";
        stored = "follows ? " + combined("prefix", stored) + " : " + stored;
    }
    text += "    for (uint part = 0; part < 2; ++part) {\n";
    text += "        if (t / 128 == part) {\n            for (uint j = 0; j < 16; ++j)\n";
    text += "                staged[t % 128 * 17 + j] = t > 0 ? " +
            combined("before", "inside[j]") + " : inside[j];\n        }\n        barrier();\n";
    text += "        for (uint j = 0; j < 8; ++j) {\n" + position;
    text += "            if (k < " + length + ") " + array +
            m_kernel.subscript("start + " + along("k", length)) + " = " + result(stored) + ";\n";
    text += "        }\n        barrier();\n    }\n";
    if (!m_kernel.variant().last && !m_kernel.variant().prefixed)
        text += "    if (t == 255) " + totals() + m_kernel.subscript("tile") +
                " = segmentTotals[255];\n";
    return text + "}\n";
}

std::string ScanText::columns() {
    reserve({"column", "i", "rest", "chunk", "o", "begin", "end", "k", "at", "running"});
    const std::string function = valueFunction();
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string inner = m_kernel.size(ArgumentKind::Inner, "inner");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    const std::string chunks = m_kernel.size(ArgumentKind::Blocks, "chunks");
    const std::string array = target();
    std::string text = function + "void main() {\n";
    text += "    " + m_index + " column = " + threadIndex(m_kernel) +
            " * 256 + gl_LocalInvocationID.x;\n";
    text += "    if (column >= " + count + ") return;\n";
    text += "    " + m_index + " i = column % " + inner + ";\n";
    text += "    " + m_index + " rest = column / " + inner + ";\n";
    text += "    " + m_index + " chunk = rest % " + chunks + ";\n";
    text += "    " + m_index + " o = rest / " + chunks + ";\n";
    text += "    " + m_index + " begin = chunk * 256;\n";
    text += "    " + m_index + " end = min(" + length + ", begin + 256);\n";
    text += "    " + type() + " running = " + zeroOf(m_class) + ";\n";
    text += "    for (" + m_index + " k = begin; k < end; ++k) {\n";
    text += "        " + m_index + " at = i + " + inner + " * (" + along("k", length) + " + " +
            length + " * o);\n";
    text += "        " + type() + " next = " + value("at") + ";\n";
    text += "        running = k == begin ? next : " + combined("running", "next") + ";\n";
    text +=
        "        " + array + m_kernel.subscript("at") + " = " + result("running") + ";\n    }\n";
    if (!m_kernel.variant().last)
        text += "    " + totals() + m_kernel.subscript("column") + " = running;\n";
    return text + "}\n";
}

/// One thread an element: elements of the first tile or chunk stay.
std::string ScanText::prefixes() {
    reserve({"element", "i", "rest", "k", "o", "group", "at"});
    const std::string count = m_kernel.size(ArgumentKind::Count, "count");
    const std::string inner = m_kernel.size(ArgumentKind::Inner, "inner");
    const std::string length = m_kernel.size(ArgumentKind::Length, "rowLength");
    const std::string groups = m_kernel.size(ArgumentKind::Blocks, "groups");
    const std::string array = target();
    const std::string before = totals();
    const std::string size = m_program.strided ? "256" : "4096";
    std::string text = "void main() {\n    " + m_index + " element = " + threadIndex(m_kernel) +
                       " * 256 + gl_LocalInvocationID.x;\n";
    text += "    if (element >= " + count + ") return;\n";
    text += "    " + m_index + " i = element % " + inner + ";\n";
    text += "    " + m_index + " rest = element / " + inner + ";\n";
    text += "    " + m_index + " k = rest % " + length + ";\n";
    text += "    " + m_index + " o = rest / " + length + ";\n";
    text += "    " + m_index + " group = " + along("k", length) + " / " + size + ";\n";
    text += "    if (group == 0) return;\n";
    const std::string place =
        before + m_kernel.subscript("i + " + inner + " * (group - 1 + " + groups + " * o)");
    const std::string element = array + m_kernel.subscript("element");
    return text + "    " + element + " = " + result(combined(place, element)) + ";\n}\n";
}

} // namespace

Kernel scanKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                  Variant variant, bool prefixes) {
    KernelText kernel(program, traits, library, variant);
    ScanText text(kernel);
    const std::string code = prefixes          ? text.prefixes()
                             : program.strided ? text.columns()
                                               : text.rows();
    std::string name = program.title;
    if (variant.partials) name += " (totals)";
    if (prefixes) name += " (prefixes)";
    if (variant.totalsOnly) name += " (tiles)";
    return kernel.finish(name, code, kTeam, text.shared());
}

} // namespace vitrine::codegen
