// SPDX-License-Identifier: Apache-2.0
// Text of element-wise kernels. Light programs take two or four elements a thread so that every
// access is 16 bytes wide (a device reaches its full bandwidth only so); heavy ones take one, which
// keeps registers free and the compiled code small.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

namespace vitrine::codegen {

namespace {

int elementsPerThread(const KernelText& kernel, const std::vector<int>& linear, bool fast) {
    if (!fast && isHeavy(kernel)) return 1;
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

/// A slot that is a value as a buffer has it, made of one in registers; or the other way round.
template <typename Convert>
Slots::Maker converted(Convert convert) {
    return [convert](const Slots::Arguments& a) { return convert(a[0]); };
}

std::string scalarMain(KernelText& kernel, const std::vector<int16_t>& roots) {
    const Program& p = kernel.program();
    KernelText::Sources sources;
    sources.stored = true;
    const bool windowed = kernel.variant().windowed;
    const std::string place = windowed ? kernel.unique("place") : "e";
    sources.linear = [&](int slot) { return kernel.element(slot, place); };
    std::vector<std::string> results;
    for (const OutputInfo& o : p.outputs)
        results.push_back(kernel.unique(o.name.empty() ? "result" : o.name));
    const Statements body = kernel.statements(p.body, roots, results, sources);
    std::vector<Slots> outputs;
    for (std::size_t i = 0; i < p.outputs.size(); ++i)
        outputs.emplace_back()
            .text("TYPE", valueType(p.outputs[i].dtype))
            .text("RESULT", results[i])
            .text("STORE", kernel.store(static_cast<int>(i), place, results[i]));
    Slots slots = kernel.slots(kernel.traits().workgroup);
    slots.text("PLACE", place)
        .text("COUNT", kernel.size(ArgumentKind::Count, "count"))
        .flag("WINDOWED", windowed)
        .text("ORIGIN", windowed ? kernel.size(ArgumentKind::Origin, "origin") : "")
        .text("BODY", body.text)
        .rows("OUTPUT", std::move(outputs));
    return filledSkeleton("elementwise.glsl", slots);
}

/// body() and its call for each of a vector's elements.
class VectorText {
public:
    VectorText(KernelText& kernel, const std::vector<int>& linear, int width, bool fast)
        : m_kernel(kernel), m_program(kernel.program()), m_linear(linear), m_width(width),
          m_fast(fast) {}

    std::string text(const std::vector<int16_t>& roots) {
        m_slots = m_kernel.slots(m_kernel.traits().workgroup);
        m_slots.text("COUNT", m_kernel.size(ArgumentKind::Count, "count"))
            .text("WIDTH", std::to_string(m_width))
            .text("LAST", std::to_string(m_width - 1))
            .flag("FOUR", m_width == 4)
            .text("SINGLES", "")
            .text("FAST", "");
        addBody(roots);
        addLoads();
        for (const KernelText::Draw& draw : m_draws)
            m_vectors.push_back({draw.vector});
        addFours();
        addStores();
        std::string first = "first";
        std::string origin;
        if (m_kernel.variant().windowed) {
            origin = m_kernel.size(ArgumentKind::Origin, "origin") + " + ";
            first = "(" + origin + first + ")";
        }
        m_slots.text("ORIGIN", origin)
            .rows("DRAW", m_kernel.drawRows(m_draws, m_width, first))
            .made("ELEMENTS", [this](const Slots::Arguments& component) {
                std::string elements;
                for (const Vector& v : m_vectors)
                    elements += ", " + v.name + (v.same ? "" : component[0]);
                return elements;
            });
        return filledSkeleton("elementwise_vector.glsl", m_slots);
    }

private:
    void addBody(const std::vector<int16_t>& roots) {
        const auto add = [this](DType t, const std::string& name, const char* direction = "") {
            m_parameters += std::string(", ") + direction + valueType(t) + " " + name;
        };
        m_parameters = std::string(m_kernel.indexType()) + " e";
        m_elements.resize(m_program.inputs.size());
        for (int slot : m_linear) {
            const auto s = static_cast<std::size_t>(slot);
            m_elements[s] = m_kernel.elementName(slot);
            add(m_program.inputs[s].dtype, m_elements[s]);
        }
        m_draws = m_kernel.sharedDraws(m_program.body, roots);
        for (const KernelText::Draw& draw : m_draws)
            add(draw.dtype, draw.value);
        const std::vector<bool> needed = neededSteps(m_program, m_program.body, roots);
        for (std::size_t slot = 0; slot < m_program.inputs.size(); ++slot) {
            const int s = static_cast<int>(slot);
            if (!m_kernel.variant().lineMaps.isFours(s) || !isLoaded(m_program, needed, s))
                continue;
            m_fours.push_back(s);
            m_elements[slot] = m_kernel.elementName(s);
            add(m_program.inputs[slot].dtype, m_elements[slot]);
        }
        for (const OutputInfo& o : m_program.outputs) {
            m_results.push_back(m_kernel.unique(o.name.empty() ? "result" : o.name));
            add(o.dtype, m_results.back(), "out ");
        }
        KernelText::Sources sources;
        sources.stored = true;
        sources.linear = [this](int slot) { return m_elements[static_cast<std::size_t>(slot)]; };
        sources.strided = sources.linear;
        sources.random = [this](std::size_t step) {
            for (const KernelText::Draw& draw : m_draws) {
                if (draw.step == step) return draw.value;
            }
            return std::string();
        };
        const auto mark = m_kernel.names().mark();
        m_slots.text("PARAMETERS", m_parameters)
            .text("BODY", m_kernel.statements(m_program.body, roots, m_results, sources).text);
        if (!m_fast) return;
        // Both bodies have the user's names.
        m_kernel.names().rewind(mark);
        m_kernel.reclaimDeclared();
        sources.careful = "careful";
        m_slots.text("FAST", m_kernel.statements(m_program.body, roots, m_results, sources).text);
    }

    /// Operands that are the same for all elements of a thread.
    void addFours() {
        std::string text;
        const std::vector<std::string> places = m_kernel.stridedPlaces(m_fours, "first", text);
        for (std::size_t i = 0; i < m_fours.size(); ++i) {
            const auto slot = static_cast<std::size_t>(m_fours[i]);
            const std::string name = m_kernel.unique(m_elements[slot] + "_all");
            text += std::string(valueType(m_program.inputs[slot].dtype)) + " " + name + " = " +
                    m_kernel.element(m_fours[i], places[i]) + ";\n";
            m_vectors.push_back({name, true});
            m_singles += ", " + name;
        }
        m_slots.text("FOURS", text);
    }

    void addLoads() {
        std::vector<Slots> loads;
        for (int slot : m_linear) {
            const auto s = static_cast<std::size_t>(slot);
            const DType t = m_program.inputs[s].dtype;
            const std::string array = m_kernel.input(slot, m_width);
            m_singles += ", " + fromStorage(t, array + "[one]");
            m_vectors.push_back({m_kernel.unique(m_elements[s] + std::to_string(m_width))});
            loads.emplace_back()
                .text("VECTOR", valueVector(t, m_width))
                .text("NAME", m_vectors.back().name)
                .text("ZERO", zeroOf(t))
                .text("ARRAY", array)
                .made("WHOLE", converted([t, this](const std::string& e) {
                          return vectorFromStorage(t, m_width, e);
                      }))
                .made("ONE", converted([t](const std::string& e) { return fromStorage(t, e); }));
        }
        m_slots.rows("LOAD", std::move(loads));
    }

    void addStores() {
        std::vector<Slots> stores;
        for (std::size_t i = 0; i < m_program.outputs.size(); ++i) {
            const DType t = m_program.outputs[i].dtype;
            const std::string array = m_kernel.output(static_cast<int>(i), m_width);
            m_vectors.push_back({m_kernel.unique(m_results[i] + std::to_string(m_width))});
            m_singles += ", " + m_results[i];
            stores.emplace_back()
                .text("TYPE", valueType(t))
                .text("ALONE", m_results[i])
                .text("VECTOR", valueVector(t, m_width))
                .text("NAME", m_vectors.back().name)
                .text("ARRAY", array)
                .made("WHOLE", converted([t, this](const std::string& v) {
                          return vectorToStorage(t, m_width, v);
                      }))
                .made("ONE", converted([t](const std::string& v) { return toStorage(t, v); }));
        }
        m_slots.rows("STORE", std::move(stores)).text("SINGLES", m_singles);
    }

    KernelText& m_kernel;
    const Program& m_program;
    const std::vector<int>& m_linear;
    int m_width;
    bool m_fast;
    Slots m_slots;
    std::string m_singles; ///< arguments of body() for an element alone
    std::string m_parameters;
    std::vector<std::string> m_elements; ///< of each input that is read linearly
    std::vector<std::string> m_results;
    std::vector<KernelText::Draw> m_draws;
    /// An argument of body() for all elements of a thread.
    struct Vector {
        std::string name;
        bool same = false; ///< no vector, but one value
    };
    std::vector<Vector> m_vectors;
    std::vector<int> m_fours; ///< operands that are the same for all of them
};

} // namespace

bool isHeavy(const KernelText& kernel) {
    float cost = 0;
    for (const Step& s : kernel.program().body) {
        if (s.kind == StepKind::Apply) cost += s.op->cost;
        if (s.kind == StepKind::Random) cost += kernel.variant().sharedDraws ? 20.0f : 40.0f;
    }
    return cost > kernel.traits().heavyCost;
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
    const std::vector<bool> needed = neededSteps(program, program.body, roots);
    const std::vector<int> linear = linearInputs(program, program.body, needed);
    const bool fast = hasFastBody(kernel, needed);
    if (fast) {
        for (const char* name : {"fast", "careful", "one", "end"})
            kernel.names().claim(name);
    }
    const int width = elementsPerThread(kernel, linear, fast);
    const std::string code = width == 1 ? scalarMain(kernel, roots)
                                        : VectorText(kernel, linear, width, fast).text(roots);
    Kernel done = kernel.finish(program.title, code, traits.workgroup);
    done.perThread = width;
    return done;
}

} // namespace vitrine::codegen
