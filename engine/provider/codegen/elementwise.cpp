// SPDX-License-Identifier: Apache-2.0
// Text of element-wise kernels. Light programs take two or four elements a thread so that every
// access is 16 bytes wide (a device reaches its full bandwidth only so); heavy ones take one, which
// keeps registers free and the compiled code small.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

namespace vitrine::codegen {

namespace {

int elementsPerThread(const KernelText& kernel, const std::vector<int>& linear) {
    if (isHeavy(kernel)) return 1;
    const Program& program = kernel.program();
    bool allWide = true;
    for (const Step& s : program.body)
        allWide = allWide && !(s.kind == StepKind::Random && s.dtype == DType::Single);
    for (int slot : linear)
        allWide = allWide && sizeOf(program.inputs[static_cast<std::size_t>(slot)].dtype) == 8;
    for (const OutputInfo& o : program.outputs)
        allWide = allWide && sizeOf(o.dtype) == 8;
    return allWide ? 2 : 4;
}

constexpr const char* kComponents[] = {"x", "y", "z", "w"};

/// "first", "first + 1" …
std::string offsetIndex(int c) {
    return c == 0 ? "first" : "first + " + std::to_string(c);
}

std::string scalarMain(KernelText& kernel, const std::vector<int16_t>& roots) {
    const Program& p = kernel.program();
    KernelText::Sources sources;
    sources.stored = true;
    const bool windowed = kernel.variant().windowed;
    const std::string place = windowed ? kernel.unique("place") : "e";
    sources.linear = [&](int slot) {
        return fromStorage(p.inputs[static_cast<std::size_t>(slot)].dtype,
                           kernel.input(slot) + kernel.subscript(place));
    };
    std::string declarations;
    std::vector<std::string> results;
    for (const OutputInfo& o : p.outputs) {
        results.push_back(kernel.unique(o.name.empty() ? "result" : o.name));
        declarations += std::string("    ") + valueType(o.dtype) + " " + results.back() + ";\n";
    }
    const Statements body = kernel.statements(p.body, roots, results, sources);
    std::string stores;
    for (std::size_t i = 0; i < p.outputs.size(); ++i)
        stores += "    " + kernel.output(static_cast<int>(i)) + kernel.subscript(place) + " = " +
                  toStorage(p.outputs[i].dtype, results[i]) + ";\n";
    std::string text = "void main() {\n    " + std::string(kernel.indexType()) + " " + place +
                       " = " + elementwiseThread(kernel) + ";\n    if (" + place +
                       " >= " + kernel.size(ArgumentKind::Count, "count") + ") return;\n";
    if (windowed)
        text += "    " + std::string(kernel.indexType()) +
                " e = " + kernel.size(ArgumentKind::Origin, "origin") + " + " + place + ";\n";
    return text + declarations + body.text + stores + "}\n";
}

/// body() computes one element; main() loads and stores a vector of them.
std::string vectorMain(KernelText& kernel, const std::vector<int16_t>& roots,
                       const std::vector<int>& linear, int width) {
    const Program& p = kernel.program();
    const std::string count = kernel.size(ArgumentKind::Count, "count");
    std::vector<std::string> elements(p.inputs.size());
    std::string parameters = std::string(kernel.indexType()) + " e";
    for (int slot : linear) {
        const std::size_t s = static_cast<std::size_t>(slot);
        elements[s] = kernel.elementName(slot);
        parameters += std::string(", ") + valueType(p.inputs[s].dtype) + " " + elements[s];
    }
    const std::vector<KernelText::Draw> draws = kernel.sharedDraws(p.body, roots);
    for (const KernelText::Draw& draw : draws)
        parameters += std::string(", ") + valueType(draw.dtype) + " " + draw.value;
    std::vector<std::string> results;
    for (const OutputInfo& o : p.outputs) {
        results.push_back(kernel.unique(o.name.empty() ? "result" : o.name));
        parameters += std::string(", out ") + valueType(o.dtype) + " " + results.back();
    }
    KernelText::Sources sources;
    sources.stored = true;
    sources.linear = [&](int slot) { return elements[static_cast<std::size_t>(slot)]; };
    sources.random = [&](std::size_t step) {
        for (const KernelText::Draw& draw : draws) {
            if (draw.step == step) return draw.value;
        }
        return std::string();
    };
    const Statements body = kernel.statements(p.body, roots, results, sources);

    const std::string n = std::to_string(width);
    std::string loads;
    std::string tailLoads;
    std::string stores;
    std::string tailStores;
    std::vector<std::string> calls(static_cast<std::size_t>(width));
    std::vector<std::string> vectors;
    std::string declarations;
    const auto tailGuard = [&](int c) {
        return c == 0 ? std::string("        ")
                      : "        if (" + offsetIndex(c) + " < " + count + ") ";
    };
    for (int slot : linear) {
        const std::size_t s = static_cast<std::size_t>(slot);
        const DType t = p.inputs[s].dtype;
        const std::string array = kernel.input(slot, width);
        const std::string v = kernel.unique(elements[s] + n);
        declarations += "    " + valueVector(t, width) + " " + v + " = " + valueVector(t, width) +
                        "(" + zeroOf(t) + ");\n";
        loads += "        " + v + " = " +
                 vectorFromStorage(t, width, array + n + kernel.subscript("first / " + n)) + ";\n";
        for (int c = 0; c + 1 < width; ++c)
            tailLoads += tailGuard(c) + v + "." + kComponents[c] + " = " +
                         fromStorage(t, array + kernel.subscript(offsetIndex(c))) + ";\n";
        for (int c = 0; c < width; ++c)
            calls[static_cast<std::size_t>(c)] += ", " + v + "." + kComponents[c];
    }
    for (const KernelText::Draw& draw : draws) {
        for (int c = 0; c < width; ++c)
            calls[static_cast<std::size_t>(c)] += ", " + draw.vector + "." + kComponents[c];
    }
    for (std::size_t i = 0; i < p.outputs.size(); ++i) {
        const DType t = p.outputs[i].dtype;
        const std::string array = kernel.output(static_cast<int>(i), width);
        const std::string v = kernel.unique(results[i] + n);
        declarations += "    " + valueVector(t, width) + " " + v + ";\n";
        stores += "        " + array + n + kernel.subscript("first / " + n) + " = " +
                  vectorToStorage(t, width, v) + ";\n";
        for (int c = 0; c + 1 < width; ++c)
            tailStores += tailGuard(c) + array + kernel.subscript(offsetIndex(c)) + " = " +
                          toStorage(t, v + "." + kComponents[c]) + ";\n";
        for (int c = 0; c < width; ++c)
            calls[static_cast<std::size_t>(c)] += ", " + v + "." + kComponents[c];
    }
    const std::string last = offsetIndex(width - 1);
    std::string text = "void body(" + parameters + ") {\n" + body.text + "}\n\nvoid main() {\n";
    text += "    " + std::string(kernel.indexType()) + " first = (" + elementwiseThread(kernel) +
            ") * " + n + ";\n    if (first >= " + count + ") return;\n";
    text += "    bool full = " + last + " < " + count + ";\n" + declarations;
    if (!loads.empty())
        text += "    if (full) {\n" + loads + "    } else {\n" + tailLoads + "    }\n";
    const std::string origin =
        kernel.variant().windowed ? kernel.size(ArgumentKind::Origin, "origin") + " + " : "";
    text += kernel.drawVectors(draws, width, origin.empty() ? "first" : "(" + origin + "first)",
                               "    ");
    for (int c = 0; c < width; ++c) {
        // Elements past the end repeat the last one: their operands must exist.
        const std::string index =
            c == 0 ? "first" : "min(" + offsetIndex(c) + ", " + count + " - 1)";
        text += "    body(" + origin + index + calls[static_cast<std::size_t>(c)] + ");\n";
    }
    return text + "    if (full) {\n" + stores + "    } else {\n" + tailStores + "    }\n}\n";
}

} // namespace

bool isHeavy(const KernelText& kernel) {
    float cost = 0;
    for (const Step& s : kernel.program().body) {
        if (s.kind == StepKind::Apply) cost += s.op->cost;
        if (s.kind == StepKind::Random) cost += kernel.variant().sharedDraws ? 20.0f : 40.0f;
    }
    return cost > kernel.traits().heavyCost;
}

std::string elementwiseThread(const KernelText& kernel) {
    const std::string type = kernel.variant().wide ? "uint64_t" : "";
    return type + "(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * " +
           std::to_string(kernel.traits().workgroup) + " + gl_LocalInvocationID.x";
}

Kernel elementwiseKernel(const Program& program, const DeviceTraits& traits, const Library& library,
                         Variant variant) {
    KernelText kernel(program, traits, library, variant);
    if (program.hasLoop()) {
        const int width = loopWidth(program, variant.sharedDraws);
        Kernel done = kernel.finish(program.title, loopMain(kernel, width), traits.workgroup);
        done.perThread = width;
        return done;
    }
    std::vector<int16_t> roots;
    for (const OutputInfo& o : program.outputs)
        roots.push_back(o.step);
    const std::vector<int> linear = kernel.linearInputs(program.body, roots);
    const int width = elementsPerThread(kernel, linear);
    const std::string code =
        width == 1 ? scalarMain(kernel, roots) : vectorMain(kernel, roots, linear, width);
    Kernel done = kernel.finish(program.title, code, traits.workgroup);
    done.perThread = width;
    return done;
}

} // namespace vitrine::codegen
