// SPDX-License-Identifier: Apache-2.0
// Scan kernels, in the canonical order of kernel_ir.h; their skeletons (shaders/kernels/scan_*) say
// how. The totals of tiles or chunks are scanned in place by the same kernels, then put in front of
// the elements by one more. Along rows a body that costs little is evaluated twice instead, first
// for the totals alone: memory is read once more and written once less.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

namespace vitrine::codegen {

namespace {

class ScanText {
public:
    explicit ScanText(KernelText& kernel)
        : m_kernel(kernel), m_program(kernel.program()), m_class(m_program.outputs[0].dtype) {}

    std::string rows();
    std::string columns();
    std::string prefixes();

private:
    [[nodiscard]] const Variant& variant() const { return m_kernel.variant(); }
    /// What all three have: the class's operations, sizes, arrays.
    [[nodiscard]] Slots begin() const;
    /// body() with the scanned step of one element; none on later levels.
    void addBody(Slots& slots);
    /// Where results go (the output, or the totals themselves) and where totals are, if any; after
    /// the sizes.
    void addArrays(Slots& slots, bool totals);

    KernelText& m_kernel;
    const Program& m_program;
    DType m_class;
};

Slots ScanText::begin() const {
    Slots slots = m_kernel.slots(kTeam);
    slots.text("TYPE", valueType(m_class))
        .text("ZERO", zeroOf(m_class))
        .flag("TOTALSONLY", variant().totalsOnly)
        .flag("PREFIXED", variant().prefixed)
        .made("COMBINE",
              [this](const Slots::Arguments& a) {
                  return combineValues(m_program.scan, m_class, a[0], a[1]);
              })
        // Results of the first level have the canonical NaN.
        .made("STORED", [this](const Slots::Arguments& value) {
            return variant().partials || !isFloat(m_class) ? value[0]
                                                           : "vt_canonical(" + value[0] + ")";
        });
    return slots;
}

void ScanText::addBody(Slots& slots) {
    slots.text("STATEMENTS", "").text("RESULT", "").flag("BODY", !variant().partials);
    if (variant().partials) {
        slots.made("VALUE", [this](const Slots::Arguments& index) {
            return m_kernel.temporary(0, m_class, true) + "[" + index[0] + "]";
        });
        return;
    }
    KernelText::Sources sources;
    sources.linear = [&](int slot) { return m_kernel.element(slot, "e"); };
    std::vector<int16_t> roots;
    for (const OutputInfo& o : m_program.outputs)
        roots.push_back(o.step);
    sources.stored = roots.size() > 1;
    const Statements steps =
        m_kernel.statements(m_program.body, roots, std::vector<std::string>(roots.size()), sources);
    const auto value = [&](std::size_t root) {
        return steps.values[static_cast<std::size_t>(roots[root])];
    };
    std::string stores;
    for (std::size_t i = 1; i < roots.size(); ++i)
        stores += m_kernel.store(static_cast<int>(i), "e", value(i));
    slots.text("STATEMENTS", steps.text + stores)
        .text("RESULT", value(0))
        .made("VALUE", [](const Slots::Arguments& index) { return "body(" + index[0] + ")"; });
}

void ScanText::addArrays(Slots& slots, bool totals) {
    slots.text("TARGET",
               variant().partials ? m_kernel.temporary(0, m_class, true) : m_kernel.output(0));
    std::string array;
    if (variant().prefixed)
        array = m_kernel.temporary(1, m_class, false);
    else if (totals)
        array = m_kernel.temporary(1, m_class, true);
    const bool reverse = m_program.reverse && !variant().partials;
    slots.text("TOTALS", array)
        .flag("HANDSON", totals)
        .made("ALONG", [reverse, length = m_kernel.size(ArgumentKind::Length, "rowLength")](
                           const Slots::Arguments& k) {
            return reverse ? "(" + length + " - 1 - " + k[0] + ")" : k[0];
        });
}

std::string ScanText::rows() {
    m_kernel.reserve("scan_rows.glsl");
    Slots slots = begin();
    addBody(slots);
    slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
        .text("LENGTH", m_kernel.size(ArgumentKind::Length, "rowLength"))
        .text("TILES", m_kernel.size(ArgumentKind::Blocks, "tiles"));
    addArrays(slots, variant().totalsOnly || (!variant().last && !variant().prefixed));
    return filledSkeleton("scan_rows.glsl", slots);
}

std::string ScanText::columns() {
    m_kernel.reserve("scan_columns.glsl");
    Slots slots = begin();
    addBody(slots);
    slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
        .text("INNER", m_kernel.size(ArgumentKind::Inner, "inner"))
        .text("LENGTH", m_kernel.size(ArgumentKind::Length, "rowLength"))
        .text("CHUNKS", m_kernel.size(ArgumentKind::Blocks, "chunks"));
    addArrays(slots, !variant().last);
    return filledSkeleton("scan_columns.glsl", slots);
}

std::string ScanText::prefixes() {
    m_kernel.reserve("scan_prefixes.glsl");
    Slots slots = begin();
    slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
        .text("INNER", m_kernel.size(ArgumentKind::Inner, "inner"))
        .text("LENGTH", m_kernel.size(ArgumentKind::Length, "rowLength"))
        .text("GROUPS", m_kernel.size(ArgumentKind::Blocks, "groups"))
        .text("GROUP", m_program.strided ? "256" : "4096");
    addArrays(slots, true);
    return filledSkeleton("scan_prefixes.glsl", slots);
}

} // namespace

Kernel scanKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                  Variant variant, bool prefixes) {
    KernelText kernel(program, traits, library, variant);
    ScanText text(kernel);
    const bool rows = !prefixes && !program.strided;
    const std::string code = prefixes ? text.prefixes() : rows ? text.rows() : text.columns();
    std::string name = program.title;
    if (variant.partials) name += " (totals)";
    if (prefixes) name += " (prefixes)";
    if (variant.totalsOnly) name += " (tiles)";
    Slots type;
    type.text("TYPE", valueType(program.outputs[0].dtype));
    return kernel.finish(name, code, kTeam,
                         rows ? filledSkeleton("scan_rows_shared.glsl", type) : std::string());
}

} // namespace vitrine::codegen
