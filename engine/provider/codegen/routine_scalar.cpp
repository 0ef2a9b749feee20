// SPDX-License-Identifier: Apache-2.0
// A scalar function as one kernel: slots are variables of the invocation, regions are functions,
// control flow is GLSL's.
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

#include <cctype>

namespace vitrine::codegen {

namespace {

class ScalarText {
public:
    ScalarText(const ScalarProgram& program, const DeviceTraits& traits)
        : m_program(program), m_traits(traits) {}

    [[nodiscard]] std::string name(int16_t slot) const {
        const std::string& wish = m_program.slots[static_cast<std::size_t>(slot)].name;
        return (wish.empty() ? "t" : wish + "_") + std::to_string(slot);
    }
    [[nodiscard]] DType dtype(int16_t slot) const {
        return m_program.slots[static_cast<std::size_t>(slot)].dtype;
    }

    [[nodiscard]] std::string slots() const {
        std::string out;
        for (std::size_t i = 0; i < m_program.slots.size(); ++i)
            out += std::string(valueType(m_program.slots[i].dtype)) + " " +
                   name(static_cast<int16_t>(i)) + ";\n";
        return out;
    }
    [[nodiscard]] std::string functions() const {
        std::string out;
        for (std::size_t r = 0; r < m_program.regions.size(); ++r) {
            out +=
                "void region" + std::to_string(r) + "() { // " + m_program.regions[r].name + "\n";
            append(out, m_program.regions[r].body, 1);
            out += "}\n\n";
        }
        return out;
    }
    [[nodiscard]] std::string loads() const {
        std::string out;
        for (const auto& [slot, bits] : m_program.constants)
            out += "    " + name(slot) + " = " + constant(dtype(slot), bits) + ";\n";
        for (std::size_t k = 0; k < m_program.parameters.size(); ++k) {
            const int16_t slot = m_program.parameters[k];
            const std::string word = "parameter" + std::to_string(k);
            out += "    " + name(slot) + " = ";
            if (dtype(slot) == DType::Double)
                out += "packDouble2x32(uvec2(" + word + ", " + word + "High))";
            else if (dtype(slot) == DType::Single)
                out += "uintBitsToFloat(" + word + ")";
            else
                out += word + " != 0u";
            out += ";\n";
        }
        for (std::size_t k = 0; k < m_program.inputs.size(); ++k) {
            const int16_t slot = m_program.inputs[k];
            out += "    " + name(slot) + " = " +
                   fromStorage(dtype(slot), "in" + std::to_string(k) + "[e]") + ";\n";
        }
        return out;
    }
    [[nodiscard]] std::string stores() const {
        const DType to = m_program.container();
        std::string out;
        for (std::size_t k = 0; k < m_program.outputs.size(); ++k) {
            const int16_t slot = m_program.outputs[k];
            std::string value = convertComputed(dtype(slot), to, name(slot), m_traits.derivedExact);
            if (isFloat(dtype(slot))) value = "vt_canonical(" + value + ")";
            out += "    result[e + " + std::to_string(k) + "u * count] = " + toStorage(to, value) +
                   ";\n";
        }
        if (m_program.canStop)
            out += "    result[e + " + std::to_string(m_program.outputs.size()) +
                   "u * count] = " + std::string(storageType(to)) + "(stopped);\n";
        return out;
    }

private:
    [[nodiscard]] std::string constant(DType t, uint64_t bits) const {
        const std::string value = literal(t, bits);
        return m_traits.derivedExact || !isFloat(t) ? value : "vt_opaque(" + value + ")";
    }
    static std::string literal(DType t, uint64_t bits) {
        const std::string low = std::to_string(static_cast<uint32_t>(bits)) + "u";
        if (t == DType::Double)
            return "packDouble2x32(uvec2(" + low + ", " +
                   std::to_string(static_cast<uint32_t>(bits >> 32)) + "u))";
        if (t == DType::Single) return "uintBitsToFloat(" + low + ")";
        return bits != 0 ? "true" : "false";
    }

    [[nodiscard]] std::string applied(const ScalarStatement& s) const {
        const bool gap = s.op->rule == TypeRule::Compare && s.compute == DType::Single &&
                         !m_traits.compare32Exact;
        std::string out;
        const std::string_view pattern = s.op->glsl;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern[i] != '$' || i + 1 == pattern.size()) {
                out += pattern[i];
                continue;
            }
            const auto which = static_cast<std::size_t>(pattern[++i] - '0');
            if (gap)
                out +=
                    which == 0 ? "vt_gap(" + name(s.args[0]) + ", " + name(s.args[1]) + ")" : "0.0";
            else
                out += name(s.args[which]);
        }
        return out;
    }

    void append(std::string& out, const std::vector<ScalarStatement>& list, int depth) const {
        for (const ScalarStatement& s : list) {
            const std::string indent(static_cast<std::size_t>(depth) * 4, ' ');
            const std::string comment =
                s.line ? " // line " + std::to_string(s.line) + "\n" : std::string("\n");
            switch (s.kind) {
            case ScalarKind::Move:
                out += indent + name(s.to) + " = " + name(s.args[0]) + ";" + comment;
                break;
            case ScalarKind::Convert:
                out += indent + name(s.to) + " = " +
                       convertComputed(dtype(s.args[0]), dtype(s.to), name(s.args[0]),
                                       m_traits.derivedExact) +
                       ";" + comment;
                break;
            case ScalarKind::Apply:
                out += indent + name(s.to) + " = " + applied(s) + ";" + comment;
                break;
            case ScalarKind::If:
                out += indent + "if (" + name(s.args[0]) + ") {" + comment;
                append(out, s.body, depth + 1);
                if (!s.otherwise.empty()) {
                    out += indent + "} else {\n";
                    append(out, s.otherwise, depth + 1);
                }
                out += indent + "}\n";
                break;
            case ScalarKind::Loop:
                out += indent + "for (;;) {" + comment;
                out += indent + "    if (spent >= budget && stopped == 0u) stopped = 1u;\n";
                out += indent + "    if (stopped != 0u) break;\n";
                out += indent + "    ++spent;\n";
                append(out, s.body, depth + 1);
                out += indent + "}\n";
                break;
            case ScalarKind::Break:
                out += indent + "break;" + comment;
                break;
            case ScalarKind::BreakUnless:
                out += indent + "if (!" + name(s.args[0]) + ") break;" + comment;
                break;
            case ScalarKind::Continue:
                out += indent + "continue;" + comment;
                break;
            case ScalarKind::Call:
                out += indent + "region" + std::to_string(s.region) + "();" + comment;
                break;
            case ScalarKind::Return:
                out += indent + "return;" + comment;
                break;
            case ScalarKind::Stop:
                out += indent + "stopped = 2u;" + comment;
                break;
            case ScalarKind::StopIf:
                out += indent + "if (" + name(s.args[0]) + ") stopped = 2u;" + comment;
                break;
            case ScalarKind::StopIfNew:
                out += indent + "if (vt_isnan(" + name(s.args[0]) + ")";
                for (std::size_t a = 1; a < 3 && s.args[a] >= 0; ++a)
                    out += " && !vt_isnan(" + name(s.args[a]) + ")";
                out += ") stopped = 2u;" + comment;
                break;
            }
        }
    }

    const ScalarProgram& m_program;
    const DeviceTraits& m_traits;
};

std::string listObstacle(const std::vector<ScalarStatement>& list) {
    for (const ScalarStatement& s : list) {
        if (s.op && !s.op->glsl) return std::string(s.op->name) + " has no kernel";
        for (const auto* inner : {&s.body, &s.otherwise}) {
            if (std::string reason = listObstacle(*inner); !reason.empty()) return reason;
        }
    }
    return {};
}

} // namespace

std::string scalarFunctionObstacle(const Program& p, const DeviceTraits& traits) {
    const ScalarProgram& program = *p.routine.scalar;
    for (const ScalarSlot& s : program.slots) {
        if (s.dtype == DType::Double && (!traits.float64 || !traits.int64))
            return "no float64 on this device";
        if (s.dtype == DType::Single && !traits.subnormals32)
            return "this device loses subnormal numbers of class single";
    }
    for (const ScalarRegion& r : program.regions) {
        if (std::string reason = listObstacle(r.body); !reason.empty()) return reason;
    }
    return {};
}

void planScalarFunction(RoutinePlan& plan) {
    const ScalarProgram& program = *plan.program.routine.scalar;
    const auto size = plan.sizes<sizes::ScalarFunction>();
    const ScalarText text(program, plan.traits);
    RoutinePass pass;
    pass.file = "scalar_function.glsl";
    static constexpr const char* kInputs[] = {"in0", "in1", "in2", "in3", "in4",  "in5",
                                              "in6", "in7", "in8", "in9", "in10", "in11"};
    for (std::size_t k = 0; k < program.inputs.size(); ++k)
        pass.buffers.push_back(inputBuffer(k, storageType(plan.dtype(k)), kInputs[k]));
    pass.buffers.push_back(outputBuffer(storageType(program.container()), "result"));
    pass.arguments = {{"count", static_cast<uint32_t>(size.elements)},
                      {"budget", static_cast<uint32_t>(size.budget)}};
    for (std::size_t k = 0; k < program.parameters.size(); ++k) {
        const auto bits =
            static_cast<uint64_t>(plan.geometry.sizes[sizes::kFields<sizes::ScalarFunction> + k]);
        pass.arguments.emplace_back("parameter" + std::to_string(k), static_cast<uint32_t>(bits));
        if (text.dtype(program.parameters[k]) == DType::Double)
            pass.arguments.emplace_back("parameter" + std::to_string(k) + "High",
                                        static_cast<uint32_t>(bits >> 32));
    }
    pass.words = {{"SLOTS", text.slots()},
                  {"FUNCTIONS", text.functions()},
                  {"LOADS", text.loads()},
                  {"MAIN", "region" + std::to_string(program.main)},
                  {"STORES", text.stores()}};
    pass.groups = groupsOf(size.elements);
    plan.add(pass);
}

} // namespace vitrine::codegen
