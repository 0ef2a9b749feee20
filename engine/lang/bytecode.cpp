// SPDX-License-Identifier: Apache-2.0
#include "lang/bytecode.h"

#include <algorithm>

namespace vitrine::lang {

FieldSite::FieldSite(std::string field)
    : name(std::move(field)), namesElements(name == "VariableNames" || name == "VariableUnits" ||
                                            name == "VariableDescriptions" ||
                                            name == "VariableContinuity" || name == "RowNames") {}

int Proto::findLocal(std::string_view variable) const {
    const auto found = std::find(locals.begin(), locals.end(), variable);
    return found == locals.end() ? -1 : static_cast<int>(found - locals.begin());
}

int Proto::findBox(std::string_view variable) const {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].name == variable) return static_cast<int>(i);
    }
    return -1;
}

const char* opName(Op op) {
    static constexpr const char* kNames[] = {
#define VITRINE_OPCODE(name) #name,
        VITRINE_OPCODES(VITRINE_OPCODE)
#undef VITRINE_OPCODE
    };
    return kNames[static_cast<std::size_t>(op)];
}

std::string disassemble(const Proto& proto) {
    std::string out = proto.name + ": " + std::to_string(proto.localCount()) + " locals, " +
                      std::to_string(proto.registerCount) + " registers\n";
    for (std::size_t i = 0; i < proto.code.size(); ++i) {
        const Instruction& in = proto.code[i];
        out += std::to_string(i) + "  " + opName(in.op) + " a=" + std::to_string(in.a) +
               " b=" + std::to_string(in.b) + " c=" + std::to_string(in.c) +
               " n=" + std::to_string(in.n) + "\n";
    }
    for (const auto& inner : proto.protos)
        out += disassemble(*inner);
    return out;
}

} // namespace vitrine::lang
