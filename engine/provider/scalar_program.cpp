// SPDX-License-Identifier: Apache-2.0
#include "provider/scalar_program.h"

#include "base/hash.h"

namespace vitrine {

namespace {

constexpr const char* kNames[] = {"move",  "convert",      "apply",      "if",   "loop",
                                  "break", "break unless", "continue",   "call", "return",
                                  "stop",  "stop if",      "stop if new"};

struct Sealer {
    ScalarProgram& program;
    std::vector<double> regionCost;
    uint64_t hash = 0;

    double list(const std::vector<ScalarStatement>& statements) {
        double cost = 0;
        for (const ScalarStatement& s : statements) {
            hash = hashCombine(hash, static_cast<uint64_t>(s.kind) |
                                         static_cast<uint64_t>(s.compute) << 8 |
                                         static_cast<uint64_t>(static_cast<uint16_t>(s.to)) << 16 |
                                         static_cast<uint64_t>(s.line) << 32);
            if (s.op) hash = hashBytes(s.op->name, hash);
            for (int16_t a : s.args)
                hash = hashCombine(hash, static_cast<uint16_t>(a));
            cost += s.op ? static_cast<double>(s.op->cost) : 1;
            if (s.kind == ScalarKind::Call) cost += regionCost[static_cast<std::size_t>(s.region)];
            program.loops = program.loops || s.kind == ScalarKind::Loop;
            hash = hashCombine(hash, s.body.size());
            cost += list(s.body);
            hash = hashCombine(hash, s.otherwise.size());
            cost += list(s.otherwise);
        }
        return cost;
    }
};

void append(std::string& out, const ScalarProgram& p, const std::vector<ScalarStatement>& list,
            int depth) {
    const auto slot = [&](int16_t s) {
        const std::string& name = p.slots[static_cast<std::size_t>(s)].name;
        return (name.empty() ? "t" : name + "_") + std::to_string(s);
    };
    for (const ScalarStatement& s : list) {
        out += std::string(static_cast<std::size_t>(depth) * 4, ' ');
        if (s.to >= 0) out += slot(s.to) + " = ";
        out += s.op ? s.op->name : kNames[static_cast<int>(s.kind)];
        for (int16_t a : s.args) {
            if (a >= 0) out += " " + slot(a);
        }
        if (s.region >= 0) out += " " + p.regions[static_cast<std::size_t>(s.region)].name;
        if (s.line) out += " // line " + std::to_string(s.line);
        out += '\n';
        append(out, p, s.body, depth + 1);
        if (s.otherwise.empty()) continue;
        out += std::string(static_cast<std::size_t>(depth) * 4, ' ') + "else\n";
        append(out, p, s.otherwise, depth + 1);
    }
}

} // namespace

DType ScalarProgram::container() const {
    const DType first = slots[static_cast<std::size_t>(outputs.front())].dtype;
    for (int16_t o : outputs) {
        if (slots[static_cast<std::size_t>(o)].dtype != first) return DType::Double;
    }
    return first == DType::Logical && canStop ? DType::Single : first;
}

void sealScalarProgram(ScalarProgram& p) {
    Sealer sealer{p, {}, 0};
    for (const ScalarRegion& r : p.regions) {
        sealer.hash = hashBytes(r.name, sealer.hash);
        sealer.regionCost.push_back(sealer.list(r.body));
    }
    p.cost = sealer.regionCost.empty() ? 0 : sealer.regionCost[static_cast<std::size_t>(p.main)];
    uint64_t h = hashBytes(p.name, sealer.hash);
    for (const ScalarSlot& s : p.slots)
        h = hashBytes(s.name, hashCombine(h, static_cast<uint64_t>(s.dtype)));
    for (const auto& [slot, bits] : p.constants)
        h = hashCombine(hashCombine(h, static_cast<uint16_t>(slot)), bits);
    for (const auto* list : {&p.inputs, &p.parameters, &p.outputs}) {
        h = hashCombine(h, list->size());
        for (int16_t s : *list)
            h = hashCombine(h, static_cast<uint16_t>(s));
    }
    p.hash = hashCombine(h, static_cast<uint64_t>(p.main) << 1 | static_cast<uint64_t>(p.canStop));
}

std::string scalarProgramText(const ScalarProgram& p) {
    std::string out;
    for (const ScalarRegion& r : p.regions) {
        out += r.name + ":\n";
        append(out, p, r.body, 1);
    }
    return out;
}

} // namespace vitrine
