// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/kernel_text.h"

#include "provider/codegen/buffer_text.h"
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/glsl_version.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <unordered_set>

namespace vitrine::codegen {

namespace {

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

std::string number(int i) {
    return std::to_string(i);
}

std::string powerOfTwo(int exponent, DType t) {
    char text[40];
    const int length = std::snprintf(text, sizeof text, "%.17e%s", std::ldexp(1.0, exponent),
                                     t == DType::Double ? "lf" : "");
    return std::string(text, static_cast<std::size_t>(length));
}

std::unordered_set<std::string_view> identifiersOf(std::string_view text) {
    std::unordered_set<std::string_view> out;
    forEachIdentifier(text, [&](std::string_view id) { out.insert(id); });
    return out;
}

} // namespace

std::vector<bool> neededSteps(const Program& program, const std::vector<Step>& steps,
                              const std::vector<int16_t>& roots, const std::vector<bool>& known) {
    std::vector<bool> needed(steps.size());
    if (&steps == &program.body) {
        for (const CarriedInfo& c : program.carried)
            needed[at(c.step)] = needed[at(c.next)] = true;
    }
    for (int16_t root : roots)
        needed[at(root)] = true;
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (!needed[i] || (!known.empty() && known[i])) continue;
        for (int16_t a : steps[i].args) {
            if (a >= 0 && steps[i].kind != StepKind::Ramp) needed[at(a)] = true;
        }
        if (steps[i].guard >= 0) needed[at(steps[i].guard)] = true;
    }
    return needed;
}

std::vector<bool> visibleSteps(const Program& program, const std::vector<Step>& steps,
                               const std::vector<int16_t>& roots) {
    std::vector<bool> visible(steps.size());
    for (int16_t root : roots)
        visible[at(root)] = true;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = steps.size(); i-- > 0;) {
            const Step& s = steps[i];
            if (!visible[i]) continue;
            if (s.kind == StepKind::Apply && s.op->rule == TypeRule::Select)
                visible[at(s.args[1])] = visible[at(s.args[2])] = true;
            if (s.kind == StepKind::Convert || s.kind == StepKind::Carried)
                visible[at(s.args[0])] = true;
            if (s.kind != StepKind::Carried) continue;
            // What an iteration leaves was computed further down.
            const std::size_t next = at(program.carried[at(s.slot)].next);
            more = more || !visible[next];
            visible[next] = true;
        }
    }
    return visible;
}

bool makesNan(const Program& program, const std::vector<Step>& steps, const Step& s) {
    if (!isFloat(s.dtype)) return false;
    switch (s.kind) {
    case StepKind::Load:
        return isFloat(program.inputs[at(s.slot)].dtype) &&
               program.inputs[at(s.slot)].dtype != s.dtype;
    case StepKind::Convert: {
        const DType from = steps[at(s.args[0])].dtype;
        return isFloat(from) && from != s.dtype;
    }
    case StepKind::Apply:
        return s.op->rule != TypeRule::Select &&
               (s.dtype != s.compute || !std::string_view(s.op->glsl).starts_with("vt_"));
    case StepKind::Ramp:
    case StepKind::Reduced:
        return true;
    default:
        return false;
    }
}

KernelText::KernelText(const Program& program, const DeviceTraits& traits, const Library& library,
                       Variant variant)
    : m_program(program), m_traits(traits), m_library(library), m_variant(variant) {}

std::string KernelText::lineComment(uint32_t line) {
    return line ? " // line " + std::to_string(line) : std::string();
}

KernelText::BufferText& KernelText::buffer(GpuBinding::Kind kind, int slot, DType dtype,
                                           std::string_view wish, bool write, int width) {
    for (BufferText& b : m_buffers) {
        if (b.binding.kind == kind && b.binding.slot == slot) {
            b.width = std::max(b.width, width);
            return b;
        }
    }
    // Views of vectors are called name + width: in1 by fours must not be in14.
    std::string name = unique(wish);
    while (!m_names.claim(name + "2") || !m_names.claim(name + "4"))
        name = unique(wish);
    GpuBinding binding{kind, static_cast<uint16_t>(slot), write};
    binding.inParts = (kind == GpuBinding::Kind::Input && m_variant.inParts.input(binding.slot)) ||
                      (kind == GpuBinding::Kind::Output && m_variant.inParts.output(binding.slot));
    m_buffers.push_back({binding, dtype, std::move(name), width});
    return m_buffers.back();
}

std::string KernelText::input(int slot, int width) {
    const OperandInfo& info = m_program.inputs[at(slot)];
    const std::string wish = info.name.empty() ? "in" + number(slot) : info.name + "_in";
    return buffer(GpuBinding::Kind::Input, slot, info.dtype, wish, false, width).name;
}

std::string KernelText::output(int slot, int width) {
    const OutputInfo& info = m_program.outputs[at(slot)];
    const std::string wish = info.name.empty() ? "out" + number(slot) : info.name + "_out";
    return buffer(GpuBinding::Kind::Output, slot, info.dtype, wish, true, width).name;
}

std::string KernelText::temporary(int slot, DType dtype, bool write) {
    return buffer(GpuBinding::Kind::Temporary, slot, dtype, "partial" + number(slot), write, 1)
        .name;
}

std::string KernelText::element(int slot, const std::string& index) {
    return fromStorage(m_program.inputs[at(slot)].dtype, input(slot) + "[" + index + "]");
}

std::string KernelText::store(int slot, const std::string& index, const std::string& value) {
    return output(slot) + "[" + index +
           "] = " + toStorage(m_program.outputs[at(slot)].dtype, value) + ";\n";
}

void KernelText::reserve(std::string_view skeleton) {
    forEachSkeletonName(skeleton,
                        [this](std::string_view name) { (void)m_names.claim(std::string(name)); });
}

Slots KernelText::slots(uint32_t workgroup) const {
    Slots slots;
    slots.text("INDEX", indexType())
        .text("WIDE", m_variant.wide ? "uint64_t" : "")
        .text("WORKGROUP", std::to_string(workgroup));
    return slots;
}

std::string KernelText::size(ArgumentKind kind, const char* name, int dimension) {
    if (const Argument* known = m_arguments.find(kind, 0, dimension)) return known->name;
    // `count` is one of the fixed names, reserved for exactly this use.
    const std::string_view fixed = name;
    return m_arguments.add({fixed == "count" ? "count" : unique(name), indexType(), kind, 0,
                            static_cast<int16_t>(dimension), DType::Double, m_variant.wide});
}

std::string KernelText::word(ArgumentKind kind, const char* name) {
    if (const Argument* known = m_arguments.find(kind, 0, 0)) return known->name;
    return m_arguments.add({unique(name), "uint", kind, 0, 0, DType::Double, false});
}

std::string KernelText::parameter(int slot, std::string_view wish) {
    if (const int twice = m_variant.numbers.twice(slot); twice != 0)
        return std::string(twice < 0 ? "-" : "") + number(std::abs(twice) / 2) +
               (twice % 2 ? ".5" : ".0") +
               (m_program.parameters[at(slot)] == DType::Double ? "lf" : "");
    if (const Argument* known = m_arguments.find(ArgumentKind::Parameter, slot, 0))
        return known->name;
    const DType t = m_program.parameters[at(slot)];
    const std::string name = unique(wish.empty() ? "p" + number(slot) : std::string(wish));
    return m_arguments.add({name, t == DType::Logical ? "uint" : valueType(t),
                            ArgumentKind::Parameter, static_cast<int16_t>(slot), 0, t,
                            sizeOf(t) == 8});
}

std::string KernelText::reciprocal(int slot) {
    if (const Argument* known = m_arguments.find(ArgumentKind::Reciprocal, slot, 0))
        return known->name;
    const DType t = m_program.parameters[at(slot)];
    return m_arguments.add({unique("r" + number(slot)), valueType(t), ArgumentKind::Reciprocal,
                            static_cast<int16_t>(slot), 0, t, sizeOf(t) == 8});
}

std::string KernelText::elementName(int slot) {
    const std::string& name = m_program.inputs[at(slot)].name;
    return unique(name.empty() ? "x" + number(slot) : name);
}

std::vector<int> linearInputs(const Program& program, const std::vector<Step>& steps,
                              const std::vector<bool>& needed) {
    std::vector<int> slots;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& s = steps[i];
        if (needed[i] && s.kind == StepKind::Load && s.guard < 0 &&
            program.inputs[at(s.slot)].map == MapKind::Linear)
            slots.push_back(s.slot);
    }
    std::sort(slots.begin(), slots.end());
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    return slots;
}

bool isLoaded(const Program& program, const std::vector<bool>& needed, int slot) {
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const Step& s = program.body[i];
        if (needed[i] && s.kind == StepKind::Load && s.slot == slot) return true;
    }
    return false;
}

void KernelText::coordinates(const Sources& sources, std::string& text) {
    if (!m_coordinates.empty()) return;
    const ArgumentKind kind = sources.reducedDomain ? ArgumentKind::ReducedDim : ArgumentKind::Dim;
    const ArgumentKind divisor =
        sources.reducedDomain ? ArgumentKind::ReducedDimDivisor : ArgumentKind::DimDivisor;
    const char* prefix = sources.reducedDomain ? "reducedDim" : "dim";
    std::string rest = sources.index;
    for (int d = 0; d < m_program.rank; ++d) {
        if (d + 1 == m_program.rank) {
            m_coordinates.push_back(unique("c" + number(d)));
            text += signedType() + std::string(" ") + m_coordinates.back() + " = " + signedType() +
                    "(" + rest + ");\n";
            return;
        }
        const std::string dim = size(kind, (prefix + number(d)).c_str(), d);
        m_coordinates.push_back(unique("c" + number(d)));
        const std::string next = unique("q" + number(d));
        std::string divided = rest + " / " + dim;
        if (!m_variant.wide) {
            const std::string by = m_arguments.add({unique(dim + "_divisor"), "uvec2", divisor, 0,
                                                    static_cast<int16_t>(d), DType::Double, true});
            divided = "vt_over(" + rest + ", " + by + ".x, " + by + ".y)";
        }
        text += indexType() + std::string(" ") + next + " = " + divided + ";\n";
        text += signedType() + std::string(" ") + m_coordinates.back() + " = " + signedType() +
                "(" + rest + " - " + next + " * " + dim + ");\n";
        rest = next;
    }
}

std::string KernelText::stridedElement(int slot, const Sources& sources) {
    const std::string base = input(slot);
    const auto member = [&](ArgumentKind kind, int d, const std::string& name) {
        if (const Argument* known = m_arguments.find(kind, slot, d)) return known->name;
        return m_arguments.add({unique(name), signedType(), kind, static_cast<int16_t>(slot),
                                static_cast<int16_t>(d), DType::Double, m_variant.wide});
    };
    std::string index = member(ArgumentKind::MapOffset, 0, base + "_offset");
    if (m_program.inputs[at(slot)].advances)
        index += std::string(" + ") + signedType() + "(" + sources.iteration + ") * " +
                 member(ArgumentKind::MapAdvance, 0, base + "_advance");
    for (int d = 0; d < m_program.rank; ++d)
        index += " + " + m_coordinates[at(d)] + " * " +
                 member(ArgumentKind::MapStride, d, base + "_stride" + number(d));
    return index;
}

std::string KernelText::lineStep(int slot) {
    if (const Argument* known = m_arguments.find(ArgumentKind::LineStep, slot, 0))
        return known->name;
    return m_arguments.add({unique(input(slot) + "_step"), signedType(), ArgumentKind::LineStep,
                            static_cast<int16_t>(slot), 0, DType::Double, m_variant.wide});
}

std::vector<std::string> KernelText::stridedPlaces(const std::vector<int>& slots,
                                                   const std::string& index, std::string& text) {
    std::vector<std::string> places;
    if (slots.empty()) return places;
    const std::vector<std::string> before = std::move(m_coordinates);
    m_coordinates.clear();
    Sources sources;
    sources.index = index;
    coordinates(sources, text);
    for (int slot : slots)
        places.push_back(stridedElement(slot, sources));
    m_coordinates = before;
    return places;
}

std::string KernelText::insideBox(int slot, const Sources&) {
    const auto member = [&](ArgumentKind kind, int d, const char* what) {
        if (const Argument* known = m_arguments.find(kind, slot, d)) return known->name;
        return m_arguments.add({unique("box" + number(slot) + what + number(d)), indexType(), kind,
                                static_cast<int16_t>(slot), static_cast<int16_t>(d), DType::Double,
                                m_variant.wide});
    };
    std::string all;
    for (int d = 0; d < m_program.rank; ++d) {
        const std::string boxFirst = member(ArgumentKind::BoxFirst, d, "_first");
        const std::string boxSpan = member(ArgumentKind::BoxSpan, d, "_span");
        // Unsigned: a coordinate before the first becomes a large distance.
        const std::string distance =
            "(" + std::string(indexType()) + "(" + m_coordinates[at(d)] + ") - " + boxFirst + ")";
        if (d > 0) all += " && ";
        all += distance + " < " + boxSpan;
        if (!m_variant.unitBoxes)
            all += " && " + distance + " % " + member(ArgumentKind::BoxStep, d, "_step") + " == 0";
    }
    return all;
}

std::string libraryFunction(const Step& step) {
    if (step.kind != StepKind::Apply || !step.op->glsl) return {};
    const std::string_view pattern = step.op->glsl;
    const std::size_t open = pattern.find('(');
    if (open == std::string_view::npos || !pattern.starts_with("vt_")) return {};
    const std::string_view operands = pattern.substr(open);
    if (operands != "($0)" && operands != "($0, $1)") return {};
    return std::string(pattern.substr(0, open));
}

std::string fastFunction(const Step& step, const Library& library) {
    if (step.compute != DType::Single) return {};
    const std::string name = libraryFunction(step);
    return !name.empty() && library.has(name + "_fast") ? name + "_fast" : std::string();
}

float fastCost(const Step& step, const Library& library) {
    constexpr float kFastPart = 0.4f; // of a function's cost
    if (step.kind != StepKind::Apply) return 0;
    return step.op->cost * (fastFunction(step, library).empty() ? 1.0f : kFastPart);
}

bool hasFastBody(const KernelText& kernel, const std::vector<bool>& needed) {
    constexpr float kWorthIt = 4; // operations of a function
    if (!kernel.traits().fastBodies) return false;
    float cost = 0;
    bool any = false;
    const std::vector<Step>& steps = kernel.program().body;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!needed[i]) continue;
        if (steps[i].kind == StepKind::Random) return false;
        any = any || (!kernel.fastFunction(steps[i]).empty() && steps[i].op->cost >= kWorthIt);
        cost += kernel.fastCost(steps[i]);
    }
    return any && cost <= kernel.traits().heavyCost;
}

bool KernelText::isComparedOnly(const std::vector<Step>& steps, const std::vector<bool>& needed,
                                std::size_t i) const {
    const std::string function = libraryFunction(steps[i]);
    if (function.empty() || steps[i].dtype != steps[i].compute ||
        !m_library.has(function + "_apart"))
        return false;
    for (const CarriedInfo& c : m_program.carried) {
        if (&steps == &m_program.body && at(c.next) == i) return false;
    }
    for (std::size_t k = i + 1; k < steps.size(); ++k) {
        const Step& s = steps[k];
        if (!needed[k] || s.kind == StepKind::Ramp) continue;
        const bool compares = s.kind == StepKind::Apply && s.op->rule == TypeRule::Compare &&
                              s.compute == steps[i].compute && s.args[0] != s.args[1];
        for (std::size_t a = 0; a < s.args.size(); ++a) {
            if (s.args[a] >= 0 && at(s.args[a]) == i && (a != 0 || !compares)) return false;
        }
    }
    return true;
}

void KernelText::reclaimDeclared() {
    for (const Argument& a : m_arguments.list())
        m_names.claim(a.name);
    for (const BufferText& b : m_buffers)
        m_names.claim(b.name);
}

std::string KernelText::applied(const Step& step, const std::vector<Step>& steps,
                                const std::vector<std::string>& values,
                                const std::string& careful) {
    const ElementwiseOp& op = *step.op;
    const bool integer = !isFloat(step.compute) && step.compute != DType::Logical;
    std::string pattern(integer ? op.glslInteger : op.glsl);
    const Step& last = steps[at(step.args[op.arity > 1 ? 1 : 0])];
    const bool byParameter =
        !integer && last.kind == StepKind::Parameter && libraryFunction(step) == "vt_div";
    const std::optional<int> exponent =
        byParameter ? m_variant.numbers.divisorExponent(last.slot) : std::nullopt;
    if (exponent)
        pattern = (careful.empty() ? "vt_canonical($0 * " : "($0 * ") +
                  powerOfTwo(-*exponent, step.compute) + ")";
    std::string fast = careful.empty() ? std::string() : fastFunction(step);
    if (byParameter && !exponent && m_variant.numbers.dividesByReciprocal(last.slot) &&
        m_traits.fmaExact && (step.compute == DType::Double || !m_traits.div32Exact)) {
        pattern = "vt_div_by($0, $1, " + reciprocal(last.slot) + ")";
        if (!fast.empty()) fast = "vt_div_by_fast";
    }
    if (!fast.empty() && !exponent)
        pattern = fast + pattern.substr(pattern.find('('), pattern.size() - pattern.find('(') - 1) +
                  ", " + careful + ")";
    const auto argument = [&](std::size_t a) {
        const std::size_t from = at(step.args[a]);
        const DType wanted = op.rule == TypeRule::Select && a == 0 ? DType::Logical : step.compute;
        return convertComputed(steps[from].dtype, wanted, values[from], m_traits.derivedExact);
    };
    // Comparisons of a device that takes subnormals for zero: by the difference.
    const bool gap =
        op.rule == TypeRule::Compare && step.compute == DType::Single && !m_traits.compare32Exact;
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '$' || i + 1 == pattern.size()) {
            out += pattern[i];
            continue;
        }
        const char which = pattern[++i];
        if (gap) {
            out += which == '0' ? "vt_gap(" + argument(0) + ", " + argument(1) + ")" : "0.0";
            continue;
        }
        if (which == 'T') {
            out += integerSuffix(step.compute);
            continue;
        }
        const std::string value = argument(static_cast<std::size_t>(which - '0'));
        out += value.find(' ') == std::string::npos ? value : "(" + value + ")";
    }
    if (const std::string& left = values[at(step.args[0])];
        op.rule == TypeRule::Compare && left.find('(') != std::string::npos)
        out = comparedByKey(steps[at(step.args[0])], pattern, left, argument(1), out);
    const DType natural = op.returnsLogical() ? DType::Logical : step.compute;
    return natural == step.dtype
               ? out
               : convertComputed(natural, step.dtype, "(" + out + ")", m_traits.derivedExact);
}

std::string KernelText::comparedByKey(const Step& step, const std::string& pattern,
                                      const std::string& call, const std::string& limit,
                                      const std::string& otherwise) const {
    const std::string function = libraryFunction(step);
    if (function.empty() || !m_library.has(function + "_apart")) return otherwise;
    const std::string operands = call.substr(call.find('('), call.rfind(')') - call.find('('));
    std::string byKey = pattern;
    byKey.replace(byKey.find("$0"), 2, function + "_key" + operands + ")");
    byKey.replace(byKey.find("$1"), 2, function + "_limit(" + limit + ")");
    return function + "_apart" + operands + ", " + limit + ") ? " + byKey + " : " + otherwise;
}

std::string KernelText::streamArgument(int slot, ArgumentKind kind, const char* what,
                                       const char* type, bool wide) {
    if (const Argument* known = m_arguments.find(kind, slot, 0)) return known->name;
    return m_arguments.add({unique(what + number(slot)), type, kind, static_cast<int16_t>(slot), 0,
                            DType::Double, wide});
}

std::vector<KernelText::Draw> KernelText::sharedDraws(const std::vector<Step>& steps,
                                                      const std::vector<int16_t>& roots) {
    std::vector<Draw> draws;
    if (!m_variant.sharedDraws) return draws;
    const std::vector<bool> needed = neededSteps(m_program, steps, roots);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& s = steps[i];
        if (!needed[i] || s.kind != StepKind::Random ||
            m_program.randoms[at(s.slot)] == RandomDistribution::Integer)
            continue;
        const std::string wish = s.name.empty() ? "random" + number(s.slot) : s.name;
        const std::string value = unique(wish);
        draws.push_back({i, s.dtype, value, unique(value + "s")});
    }
    return draws;
}

std::vector<Slots> KernelText::drawRows(const std::vector<Draw>& draws, int width,
                                        const std::string& index,
                                        const std::function<std::string(int slot)>& counterName) {
    constexpr const char* kComponents[] = {"x", "y", "z", "w"};
    std::vector<Slots> rows;
    for (const Draw& draw : draws) {
        const int slot = m_program.body[draw.step].slot;
        const bool normal = m_program.randoms[at(slot)] == RandomDistribution::Normal;
        const std::string seed =
            streamArgument(slot, ArgumentKind::RandomSeed, "seed", "uvec2", true);
        const std::string counter = counterName ? counterName(slot)
                                                : streamArgument(slot, ArgumentKind::RandomCounter,
                                                                 "counter", "uvec2", true);
        const std::string low = unique("low" + number(slot));
        const int perBlock = draw.dtype == DType::Double ? 2 : 4;
        std::vector<Slots> blocks;
        for (int c = 0; c < width; c += perBlock) {
            std::string elements;
            for (int k = 0; k < perBlock; ++k)
                elements += ", " + draw.vector + "." + kComponents[c + k];
            blocks.emplace_back()
                .text("FIRST", c == 0 ? low : "(" + low + " + " + number(c) + ")")
                .text("ELEMENTS", std::move(elements));
        }
        rows.emplace_back()
            .text("LOW", low)
            .text("HIGH", unique("high" + number(slot)))
            .text("COUNTER", counter)
            .text("SEED", seed)
            .text("PLACE", m_variant.wide ? "uint(" + index + ")" : index)
            .text("CARRY", m_variant.wide ? " + uint(" + index + " >> 32)" : "")
            .text("VECTOR", valueVector(draw.dtype, width))
            .text("NAME", draw.vector)
            .text("FUNCTION", normal ? "vt_randn_block" : "vt_rand_block")
            .text("SHIFT", perBlock == 4 ? "2" : "1")
            .text("BACK", perBlock == 4 ? "30" : "31")
            .rows("BLOCK", std::move(blocks));
    }
    return rows;
}

std::string KernelText::randomValue(const Step& step, const Sources& sources, std::string& text) {
    const int slot = step.slot;
    const auto member = [&](ArgumentKind kind, const char* what, const char* type, bool wide) {
        return streamArgument(slot, kind, what, type, wide);
    };
    const std::string seed = member(ArgumentKind::RandomSeed, "seed", "uvec2", true);
    const std::string counter = sources.counter
                                    ? sources.counter(slot)
                                    : member(ArgumentKind::RandomCounter, "counter", "uvec2", true);
    // Element e of the stream has the number counter + e, in two words.
    const std::string low = unique("low" + number(slot));
    const std::string high = unique("high" + number(slot));
    const std::string e = m_variant.wide ? "uint(" + sources.index + ")" : sources.index;
    text += "uint " + low + " = " + counter + ".x + " + e + ";\n";
    text += "uint " + high + " = " + counter + ".y + (" + low + " < " + e + " ? 1u : 0u)" +
            (m_variant.wide ? " + uint(" + sources.index + " >> 32)" : "") + ";\n";
    const std::string place = "(" + seed + ".x, " + seed + ".y, " + low + ", " + high;
    const char* width = step.dtype == DType::Double ? "64" : "32";
    switch (m_program.randoms[at(slot)]) {
    case RandomDistribution::Uniform:
        return std::string("vt_rand") + width + place + ")";
    case RandomDistribution::Normal:
        return std::string("vt_randn") + width + place + ")";
    case RandomDistribution::Integer:
        break;
    }
    const std::string lowest = member(ArgumentKind::RandomLow, "lowest", "int64_t", true);
    const std::string range = member(ArgumentKind::RandomRange, "range", "uint", false);
    return convertValue(DType::Int64, step.dtype,
                        "(" + lowest + " + int64_t(vt_randi32" + place + ", " + range + ")))");
}

std::string KernelText::tableEntry(int slot, const std::string& iteration) {
    if (m_table.empty()) {
        m_table = unique("table");
        m_arguments.addTable(m_table, m_program.tables);
    }
    const auto words = [](DType t) { return sizeOf(t) == 8 ? 2 : 1; };
    int row = 0;
    int before = 0;
    for (std::size_t c = 0; c < m_program.tables.size(); ++c) {
        if (c < at(slot)) before += words(m_program.tables[c]);
        row += words(m_program.tables[c]);
    }
    const DType t = m_program.tables[at(slot)];
    const auto word = [&](int k) {
        return m_table + "[" + iteration + " * " + number(row) + "u + " + number(before + k) + "u]";
    };
    switch (t) {
    case DType::Double:
        return "packDouble2x32(uvec2(" + word(0) + ", " + word(1) + "))";
    case DType::Single:
        return "uintBitsToFloat(" + word(0) + ")";
    case DType::Logical:
        return word(0) + " != 0u";
    case DType::Int64:
    case DType::UInt64:
        return std::string(valueType(t)) + "(uint64_t(" + word(0) + ") | (uint64_t(" + word(1) +
               ") << 32))";
    default:
        return std::string(valueType(t)) + "(" + word(0) + ")";
    }
}

Statements KernelText::statements(const std::vector<Step>& steps, const std::vector<int16_t>& roots,
                                  const std::vector<std::string>& results, const Sources& sources) {
    Statements out;
    out.values.resize(steps.size());
    std::vector<bool> known(sources.known.size());
    for (std::size_t i = 0; i < known.size(); ++i)
        known[i] = !sources.known[i].empty();
    const std::vector<bool> needed = neededSteps(m_program, steps, roots, known);
    declareCoordinates(steps, needed, sources, out.text);
    std::vector<std::string> names(steps.size());
    for (std::size_t r = 0; r < roots.size(); ++r) {
        if (names[at(roots[r])].empty()) names[at(roots[r])] = results[r];
    }
    const std::vector<bool> visible =
        sources.stored ? visibleSteps(m_program, steps, roots) : std::vector<bool>(steps.size());
    emit(out, steps, needed, visible, 0, steps.size(), names, sources);
    // A step that is stored twice.
    for (std::size_t r = 0; r < roots.size(); ++r) {
        const std::string& value = out.values[at(roots[r])];
        if (!results[r].empty() && value != results[r])
            out.text += results[r] + " = " + value + ";\n";
    }
    for (std::size_t r = 0; r < roots.size() && !sources.careful.empty(); ++r) {
        if (isFloat(steps[at(roots[r])].dtype))
            out.text += sources.careful + " = " + sources.careful + " || " + results[r] +
                        " != " + results[r] + ";\n";
    }
    return out;
}

void KernelText::declareCoordinates(const std::vector<Step>& steps, const std::vector<bool>& needed,
                                    const Sources& sources, std::string& text) {
    m_coordinates = sources.coordinates;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& s = steps[i];
        const bool strided = s.kind == StepKind::Load &&
                             m_program.inputs[at(s.slot)].map == MapKind::Strided &&
                             !(sources.strided && !sources.strided(s.slot).empty());
        if (needed[i] && (strided || s.kind == StepKind::Inside)) coordinates(sources, text);
    }
}

void KernelText::emit(Statements& out, const std::vector<Step>& steps,
                      const std::vector<bool>& needed, const std::vector<bool>& visible,
                      std::size_t begin, std::size_t end, const std::vector<std::string>& results,
                      const Sources& sources) {
    for (std::size_t i = begin; i < end; ++i) {
        if (!needed[i]) continue;
        if (!sources.known.empty() && !sources.known[i].empty()) {
            out.values[i] = sources.known[i];
            continue;
        }
        const Step& s = steps[i];
        std::string value;
        std::string element; // of a guarded load
        bool bare = false;   // the value is a name already
        switch (s.kind) {
        case StepKind::Load: {
            const OperandInfo& info = m_program.inputs[at(s.slot)];
            const bool even =
                info.map == MapKind::Strided && sources.strided && !sources.strided(s.slot).empty();
            if (even || (info.map == MapKind::Linear && s.guard < 0)) {
                value = even ? sources.strided(s.slot) : sources.linear(s.slot);
                bare = value.find_first_of(" ([") == std::string::npos;
            } else {
                const std::string index = info.map == MapKind::Scalar ? "0"
                                          : info.map == MapKind::Linear
                                              ? sources.index
                                              : stridedElement(s.slot, sources);
                element = fromStorage(info.dtype, input(s.slot) + "[" + index + "]");
                if (s.guard < 0) value = element;
            }
            if (s.dtype != info.dtype) value = convertValue(info.dtype, s.dtype, "(" + value + ")");
            break;
        }
        case StepKind::Parameter:
            value = parameter(s.slot, s.name);
            bare = m_program.parameters[at(s.slot)] != DType::Logical;
            if (!bare) value += " != 0u";
            break;
        case StepKind::Convert:
            value = convertComputed(steps[at(s.args[0])].dtype, s.dtype, out.values[at(s.args[0])],
                                    m_traits.derivedExact);
            bare = value == out.values[at(s.args[0])];
            break;
        case StepKind::Apply:
            value = applied(s, steps, out.values, sources.careful);
            break;
        case StepKind::Random:
            if (sources.random) value = sources.random(i);
            bare = !value.empty();
            if (!bare) value = randomValue(s, sources, out.text);
            break;
        case StepKind::Ramp: {
            const std::string first = parameter(s.slot, "first" + number(s.slot));
            const std::string step = parameter(s.slot + 1, "step" + number(s.slot));
            value = first + " + " + valueType(s.dtype) + "(" + sources.index + ") * " + step;
            break;
        }
        case StepKind::Inside:
            value = insideBox(s.slot, sources);
            break;
        case StepKind::Reduced:
            value = sources.reduced(s.slot);
            bare = true;
            break;
        case StepKind::Table:
            value = convertValue(m_program.tables[at(s.slot)], s.dtype,
                                 "(" + tableEntry(s.slot, sources.iteration) + ")");
            break;
        case StepKind::Carried:
            continue; // a variable that exists
        }
        if (sources.careful.empty() && visible[i] && makesNan(m_program, steps, s)) {
            value = "vt_canonical(" + value + ")";
            bare = false;
        }
        const bool root = !results[i].empty();
        // Written where it is compared: most of the time its parts alone decide.
        bare = bare || (!root && s.kind == StepKind::Apply && isComparedOnly(steps, needed, i));
        const std::string tail = lineComment(s.line) + "\n";
        if (root) {
            out.values[i] = results[i];
        } else if (bare) {
            out.values[i] = value;
            continue;
        } else {
            out.values[i] = unique(s.name.empty() ? "v" + std::to_string(i) : s.name);
        }
        const std::string declared =
            root ? out.values[i] : std::string(valueType(s.dtype)) + " " + out.values[i];
        if (s.guard >= 0) {
            out.text += declared + " = " + zeroOf(s.dtype) + ";\n";
            out.text += "if (" + out.values[at(s.guard)] + ") " + out.values[i] + " = " + element +
                        ";" + tail;
        } else {
            out.text += declared + " = " + value + ";" + tail;
        }
    }
}

std::string KernelText::head(const Kernel& kernel, const std::string& code,
                             const std::string& extensions) const {
    std::string text = kGlslVersionLine + extensions;
    const std::unordered_set<std::string_view> used = identifiersOf(code);
    const auto uses = [&](std::initializer_list<const char*> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](const char* word) { return used.contains(word); });
    };
    if (uses({"int64_t", "uint64_t", "doubleBitsToUint64", "uint64BitsToDouble", "i64vec4",
              "u64vec4", "i64vec2", "u64vec2"}))
        text += "#extension GL_ARB_gpu_shader_int64 : require\n";
    if (uses({"int8_t", "uint8_t", "i8vec4", "u8vec4", "i8vec2", "u8vec2"}))
        text += "#extension GL_EXT_shader_8bit_storage : require\n";
    if (uses({"int16_t", "uint16_t", "i16vec4", "u16vec4", "i16vec2", "u16vec2"}))
        text += "#extension GL_EXT_shader_16bit_storage : require\n";
    if (code.find("[[unroll]]") != std::string::npos)
        text += "#extension GL_EXT_control_flow_attributes : require\n";
    if (m_subgroups)
        text += "#extension GL_KHR_shader_subgroup_basic : require\n"
                "#extension GL_KHR_shader_subgroup_shuffle : require\n";
    return text + "// " + kernel.name + "\n\n";
}

std::vector<KernelText::Declared> KernelText::declaredBuffers() const {
    std::vector<Declared> out;
    for (const BufferText& b : m_buffers)
        out.push_back({b.binding, storageType(b.dtype), b.name});
    return out;
}

Arguments KernelText::takeArguments() {
    m_arguments.seal();
    return std::move(m_arguments);
}

Kernel KernelText::finish(std::string name, const std::string& code, uint32_t workgroup,
                          const std::string& shared) {
    Kernel kernel;
    kernel.name = std::move(name);
    std::vector<BufferDeclaration> buffers;
    for (const BufferText& b : m_buffers) {
        buffers.push_back({buffers.size(), storageType(b.dtype),
                           b.width > 1 ? storageVector(b.dtype, b.width) : "", b.width, b.name,
                           b.binding.write, b.binding.inParts});
        kernel.bindings.push_back(b.binding);
    }
    m_arguments.seal();
    kernel.argumentsInBuffer =
        m_arguments.hasTable() || m_arguments.bytes() > m_traits.maxPushBytes;
    const std::string own = filledSkeleton(
        "declarations.glsl", slots(workgroup)
                                 .text("BUFFERS", declareBuffers(buffers, m_traits.partBytes()))
                                 .text("MEMBERS", m_arguments.members())
                                 .flag("INBUFFER", kernel.argumentsInBuffer)
                                 .text("BINDING", std::to_string(buffers.size()))
                                 .text("SHARED", shared)
                                 .text("CODE", reachElements(code, buffers, m_variant.wide)));
    std::string library = m_library.select(own);
    if (!library.empty()) library += "\n";
    kernel.glsl = head(kernel, library + own, partsExtension(buffers)) + library + own;
    m_arguments.dropText();
    kernel.arguments = std::move(m_arguments);
    return kernel;
}

} // namespace vitrine::codegen
