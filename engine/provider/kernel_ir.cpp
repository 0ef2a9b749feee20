// SPDX-License-Identifier: Apache-2.0
#include "provider/kernel_ir.h"

#include "base/hash.h"
#include "provider/routine.h"

namespace vitrine {

namespace {

uint64_t hashSteps(uint64_t h, const std::vector<Step>& steps) {
    for (const Step& s : steps) {
        h = hashCombine(h, static_cast<uint64_t>(s.kind) | static_cast<uint64_t>(s.dtype) << 8 |
                               static_cast<uint64_t>(s.compute) << 16);
        h = s.op ? hashBytes(s.op->name, h) : h;
        for (int16_t a : s.args)
            h = hashCombine(h, static_cast<uint16_t>(a));
        h = hashCombine(h, static_cast<uint64_t>(static_cast<uint16_t>(s.slot)) << 16 |
                               static_cast<uint16_t>(s.guard));
    }
    return hashCombine(h, steps.size());
}

/// Of what the structure leaves out.
uint64_t hashNames(uint64_t h, const Program& p) {
    for (const std::vector<Step>* steps : {&p.body, &p.epilogue}) {
        for (const Step& s : *steps)
            h = hashBytes(s.name, hashCombine(h, s.line));
    }
    for (const OperandInfo& o : p.inputs)
        h = hashBytes(o.name, h);
    for (const OutputInfo& o : p.outputs)
        h = hashBytes(o.name, h);
    return h;
}

constexpr const char* kStepNames[] = {"load", "param",  "convert", "apply", "random",
                                      "ramp", "inside", "reduced", "table", "carried"};
constexpr const char* kCombineNames[] = {"sum", "prod", "min", "max", "any", "all"};

void appendSteps(std::string& out, const Program& p, const std::vector<Step>& steps, char letter) {
    const auto& body = p.body;
    const bool loop = p.hasLoop() && &steps == &body;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& s = steps[i];
        if (loop && i == static_cast<std::size_t>(p.loopBegin)) out += "for each iteration\n";
        if (loop && p.inLoop(i)) out += "    ";
        out += letter + std::to_string(i) + " = " + kStepNames[static_cast<int>(s.kind)];
        if (s.op) out += std::string(" ") + s.op->name;
        for (int16_t a : s.args) {
            if (a >= 0) out += std::string(" ") + letter + std::to_string(a);
        }
        if (s.slot >= 0) out += " #" + std::to_string(s.slot);
        if (s.guard >= 0) out += std::string(" if ") + letter + std::to_string(s.guard);
        out += " : " + std::string(className(s.dtype));
        if (!s.name.empty()) out += " " + s.name;
        if (s.line) out += " // line " + std::to_string(s.line);
        out += '\n';
        if (!loop || i + 1 != static_cast<std::size_t>(p.loopEnd)) continue;
        for (const CarriedInfo& c : p.carried)
            out += "    v" + std::to_string(c.step) + " becomes v" + std::to_string(c.next) + '\n';
        out += "end\n";
    }
}

} // namespace

void sealProgram(Program& p) {
    uint64_t h = hashCombine(static_cast<uint64_t>(p.kind), static_cast<uint64_t>(p.rank));
    h = hashSteps(h, p.body);
    h = hashSteps(h, p.epilogue);
    for (const ReductionInfo& r : p.reductions)
        h = hashCombine(h, static_cast<uint64_t>(r.combine) << 16 | static_cast<uint16_t>(r.step));
    h = hashCombine(h, static_cast<uint64_t>(p.scan) << 2 | static_cast<uint64_t>(p.reverse) << 1 |
                           static_cast<uint64_t>(p.strided));
    if (p.kind == ProgramKind::Routine)
        h = hashCombine(h, static_cast<uint64_t>(p.routine.op) << 32 | p.routine.flags);
    if (p.routine.scalar) h = hashCombine(h, p.routine.scalar->hash);
    for (const OperandInfo& o : p.inputs)
        h = hashCombine(h, static_cast<uint64_t>(o.dtype) << 8 | static_cast<uint64_t>(o.map) |
                               static_cast<uint64_t>(o.advances) << 16);
    for (const OutputInfo& o : p.outputs)
        h = hashCombine(h, static_cast<uint64_t>(o.perIteration) << 25 |
                               static_cast<uint64_t>(o.perElement) << 24 |
                               static_cast<uint64_t>(o.dtype) << 16 |
                               static_cast<uint16_t>(o.step));
    for (DType t : p.parameters)
        h = hashCombine(h, static_cast<uint64_t>(t));
    for (RandomDistribution r : p.randoms)
        h = hashCombine(h, static_cast<uint64_t>(r) + 77);
    if (p.hasLoop()) {
        h = hashCombine(h, static_cast<uint64_t>(p.loopBegin) << 16 |
                               static_cast<uint64_t>(p.loopEnd));
        for (const CarriedInfo& c : p.carried)
            h = hashCombine(h, static_cast<uint64_t>(c.step) << 16 | static_cast<uint64_t>(c.next));
        for (DType t : p.tables)
            h = hashCombine(h, static_cast<uint64_t>(t) + 99);
    }
    p.structure = hashCombine(h, static_cast<uint64_t>(p.boxes));
    p.hash = hashNames(p.structure, p);
}

Program withoutNames(const Program& program) {
    Program plain = program;
    for (std::vector<Step>* steps : {&plain.body, &plain.epilogue}) {
        for (Step& s : *steps) {
            s.name.clear();
            s.line = 0;
        }
    }
    for (OperandInfo& o : plain.inputs)
        o.name.clear();
    for (OutputInfo& o : plain.outputs)
        o.name.clear();
    plain.title.clear();
    sealProgram(plain);
    return plain;
}

std::string programText(const Program& p) {
    constexpr const char* kinds[] = {"elementwise", "reduction", "scan", "routine"};
    std::string out =
        std::string(kinds[static_cast<int>(p.kind)]) + " rank " + std::to_string(p.rank);
    if (p.strided) out += " strided";
    if (p.kind == ProgramKind::Routine) out += ' ' + std::string(routineName(p.routine.op));
    out += '\n';
    if (p.routine.scalar) out += scalarProgramText(*p.routine.scalar);
    appendSteps(out, p, p.body, 'v');
    for (std::size_t i = 0; i < p.reductions.size(); ++i)
        out += "r" + std::to_string(i) + " = " +
               kCombineNames[static_cast<int>(p.reductions[i].combine)] + " v" +
               std::to_string(p.reductions[i].step) + '\n';
    appendSteps(out, p, p.epilogue, 'w');
    for (const OutputInfo& o : p.outputs)
        out += std::string(o.perElement     ? "store per element "
                           : o.perIteration ? "store per iteration "
                                            : "store ") +
               std::to_string(o.step) + " : " + std::string(className(o.dtype)) + " " + o.name +
               '\n';
    return out;
}

} // namespace vitrine
