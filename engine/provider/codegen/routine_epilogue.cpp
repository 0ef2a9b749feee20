// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/routine_epilogue.h"

#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

namespace vitrine::codegen {

namespace {

/// An argument's value from its words.
std::string fromWords(const Argument& a, const std::string& low, const std::string& high) {
    if (a.type == "double") return "packDouble2x32(uvec2(" + low + ", " + high + "))";
    if (a.type == "uvec2") return "uvec2(" + low + ", " + high + ")";
    if (a.type == "float") return "uintBitsToFloat(" + low + ")";
    if (a.wide) return a.type + "(uint64_t(" + low + ") | uint64_t(" + high + ") << 32)";
    return a.type + "(" + low + ")";
}

} // namespace

RoutineEpilogue makeRoutineEpilogue(const Program& program, const DeviceTraits& traits,
                                    const Library& library, const RoutinePass& pass,
                                    std::string_view file) {
    KernelText kernel(program, traits, library, {});
    const auto reserve = [&](std::string_view text) {
        forEachIdentifier(text, [&](std::string_view name) { (void)kernel.unique(name); });
    };
    reserve(file);
    reserve("finish inside row column result partial sums waiting");
    reserve(pass.accessors);
    for (const auto& [word, with] : pass.words)
        reserve(with);
    for (const RoutineBuffer& b : pass.buffers)
        reserve(b.name);
    for (const auto& [name, value] : pass.arguments)
        reserve(name);

    RoutineEpilogue out;
    for (const Step& s : program.epilogue)
        out.cost += s.kind == StepKind::Apply ? s.op->cost : 0;
    const std::string product = kernel.unique("product");
    std::vector<int16_t> roots;
    std::vector<std::string> results;
    std::string declarations, stores;
    for (const OutputInfo& o : program.outputs) {
        roots.push_back(o.step);
        results.push_back(kernel.unique(o.name.empty() ? "element" : o.name));
        declarations += std::string(valueType(o.dtype)) + " " + results.back() + ";\n";
    }
    KernelText::Sources sources;
    sources.stored = true;
    sources.linear = [&](int slot) { return kernel.element(slot, "e"); };
    sources.reduced = [&](int) { return product; };
    // Dividing e would take longer than many an epilogue.
    if (program.rank == 2) sources.coordinates = {"int(row)", "int(column)"};
    const Statements body = kernel.statements(program.epilogue, roots, results, sources);
    for (std::size_t i = 0; i < program.outputs.size(); ++i)
        stores += "if (inside) " + kernel.store(static_cast<int>(i), "e", results[i]);
    out.firstOutput = kernel.output(0);
    for (KernelText::Declared& b : kernel.declaredBuffers())
        out.buffers.push_back({b.binding.kind, b.binding.slot, std::move(b.type), std::move(b.name),
                               b.binding.write});
    out.arguments = kernel.takeArguments();
    std::string values;
    for (const Argument& a : out.arguments.list()) {
        const std::string low = kernel.unique(a.name + "_word");
        std::string high;
        out.words.push_back(low);
        if (a.wide) out.words.push_back(high = kernel.unique(a.name + "_high"));
        values += a.type + " " + a.name + " = " + fromWords(a, low, high) + ";\n";
    }
    // std430 rounds the block of the arguments up.
    while (out.words.size() * 4 < out.arguments.bytes())
        out.words.push_back(kernel.unique("padding"));
    out.arguments.dropText();
    Slots slots;
    slots.text("PRODUCT", std::string(valueType(program.inputs[0].dtype)) + " " + product)
        .text("VALUES", values)
        .text("DECLARATIONS", declarations)
        .text("STATEMENTS", body.text)
        .text("STORES", stores);
    out.function = filledSkeleton("routine_finish.glsl", slots);
    return out;
}

} // namespace vitrine::codegen
