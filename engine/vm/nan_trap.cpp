// SPDX-License-Identifier: Apache-2.0
#include "vm/nan_trap.h"

#include "accel/graph/complex_values.h"
#include "accel/graph/node.h"
#include "builtins/elementwise/operator_ops.h"
#include "value/containers.h"
#include "value/dlarray.h"
#include "value/sparse.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace vitrine {

namespace {

/// What makes NaN and Inf because it is asked to, or has it from a file.
constexpr std::string_view kGivers[] = {
    "nan",          "NaN",          "NA",           "inf",          "Inf",
    "gpuArray.nan", "gpuArray.NaN", "gpuArray.inf", "gpuArray.Inf", "load",
    "fread",        "readmatrix",   "csvread",      "dlmread",      "importdata"};
constexpr int kDeepest = 8; ///< cells in cells that are looked into

/// Elements from 0, or -1.
struct Found {
    int64_t nan = -1, inf = -1;
};

template <typename T>
void find(const T* values, int64_t count, int64_t width, Found& found) {
    for (int64_t i = 0; i < count * width; ++i) {
        if (std::isfinite(values[i])) continue;
        if (std::isnan(values[i]) && found.nan < 0) found.nan = i / width;
        if (std::isinf(values[i]) && found.inf < 0) found.inf = i / width;
        if (found.nan >= 0 && found.inf >= 0) return;
    }
}

Found findIn(const Tensor& t) {
    Found found;
    const int64_t width = t.isComplex() ? 2 : 1;
    const std::byte* bytes = t.hostBytes();
    if (t.dtype() == DType::Double)
        find(reinterpret_cast<const double*>(bytes), t.count(), width, found);
    else if (t.dtype() == DType::Single)
        find(reinterpret_cast<const float*>(bytes), t.count(), width, found);
    return found;
}

Found findIn(const Value& v) {
    if (v.isDlArray()) return findIn(v.dlarray().data());
    if (v.isSparse()) {
        const SparseMatrix& s = v.sparse();
        Found found = findIn(*s.values());
        const std::vector<int64_t> columns = s.entryColumns();
        for (int64_t* entry : {&found.nan, &found.inf}) {
            if (*entry < 0) continue;
            const auto k = static_cast<std::size_t>(*entry);
            *entry = columns[k] * s.rows() + s.entryRows()[k];
        }
        return found;
    }
    if (!v.isArray() || (v.dtype() != DType::Double && v.dtype() != DType::Single)) return {};
    if (v.count() == 0) return {};
    return findIn(*v.toTensor());
}

/// Does an argument have any, wherever it is kept?
void findAnywhere(const Value& v, int depth, Found& found) {
    if (depth > kDeepest) return;
    if (v.isCell()) {
        for (const Value& e : v.cell().elements)
            findAnywhere(e, depth + 1, found);
        return;
    }
    if (v.isStruct()) {
        const StructArray& s = v.structure();
        for (int f = 0; f < s.fieldCount(); ++f) {
            for (int64_t i = 0; i < s.count(); ++i)
                findAnywhere(s.at(f, i), depth + 1, found);
        }
        return;
    }
    const Found here = findIn(v);
    found.nan = std::max(found.nan, here.nan);
    found.inf = std::max(found.inf, here.inf);
}

const Value& plain(const Value& v) {
    return v.isDlArray() ? v.dlarray().data() : v;
}

std::string numberText(double x) {
    if (std::isnan(x)) return "NaN";
    if (std::isinf(x)) return x < 0 ? "-Inf" : "Inf";
    char text[40];
    std::snprintf(text, sizeof text, "%.15g", x);
    return text;
}

std::string elementText(const Tensor& t, int64_t i) {
    if (!t.isComplex()) return numberText(t.asDouble(i));
    const auto part = [&](int64_t k) {
        return t.dtype() == DType::Single
                   ? static_cast<double>(reinterpret_cast<const float*>(t.hostBytes())[k])
                   : reinterpret_cast<const double*>(t.hostBytes())[k];
    };
    const std::string im = numberText(part(2 * i + 1));
    return numberText(part(2 * i)) + (im.front() == '-' ? "" : "+") + im + "i";
}

Shape shapeOf(const Value& v) {
    return v.isSparse() ? v.sparse().shape() : plain(v).shape();
}

std::optional<std::string> valueAt(const Value& v, int64_t element, const Shape& shape) {
    if (!plain(v).isArray()) return std::nullopt;
    const Ref<Tensor> t = plain(v).toTensor();
    if (t->count() == 1) return elementText(*t, 0);
    if (!(t->shape() == shape) || element >= t->count()) return std::nullopt;
    return elementText(*t, element);
}

uint32_t nodeOf(const Value& v) {
    const Value& p = plain(v);
    if (p.kind() != Kind::Tensor) return 0;
    const auto* handle = p.mayBeComplex()
                             ? complexes::realPartHandle(p)
                             : static_cast<const ArrayHandle*>(p.tensor().remote().get());
    return handle ? handle->record : 0;
}

NonFinite describe(std::string_view operation, std::span<const Value> args, const Value& result,
                   int64_t element, uint32_t node, Span at) {
    NonFinite out;
    out.operation = operation;
    out.at = at;
    const Shape shape = shapeOf(result);
    out.className = result.className();
    out.shape = shape.text();
    out.element = element + 1;
    int64_t rest = element;
    for (int d = 0; d < shape.rank(); ++d) {
        out.subscripts.push_back(rest % shape[d] + 1);
        rest /= shape[d];
    }
    if (result.isSparse())
        out.value = elementText(*result.sparse().values(),
                                result.sparse().find(out.subscripts[0] - 1, out.subscripts[1] - 1));
    else
        out.value = elementText(*plain(result).toTensor(), element);
    out.node = node;
    for (const Value& v : args) {
        const bool sized = v.isSparse() || plain(v).isArray();
        out.inputs.push_back({v.className(), sized ? shapeOf(v).text() : "",
                              v.isSparse() ? std::nullopt : valueAt(v, element, shape)});
    }
    return out;
}

} // namespace

bool isSameValue(const Value& a, const Value& b) {
    if (a.kind() != b.kind()) return false;
    if (a.isDoubleInline() && b.isDoubleInline()) {
        const double x = a.doubleInline(), y = b.doubleInline();
        return std::memcmp(&x, &y, sizeof x) == 0;
    }
    if (a.kind() == Kind::Tensor)
        return &a.tensor() == &b.tensor() ||
               (a.tensor().remote() && a.tensor().remote() == b.tensor().remote());
    if (a.isSparse()) return &a.sparse() == &b.sparse();
    return a.isDlArray() && isSameValue(a.dlarray().data(), b.dlarray().data());
}

void NanTrap::look(std::string_view operation, std::span<const Value> args,
                   std::span<const Value> results, Span at, const void* frame) {
    if (isOver() || args.empty()) return;
    if (std::find(std::begin(kGivers), std::end(kGivers), operation) != std::end(kGivers)) return;
    for (const Value& result : results) {
        const uint32_t node = nodeOf(result);
        const Found made = findIn(result);
        if (made.nan < 0 && made.inf < 0) continue;
        Found had;
        for (const Value& v : args)
            findAnywhere(v, 0, had);
        if (!m_nan && made.nan >= 0 && had.nan < 0)
            m_nan = describe(operation, args, result, made.nan, node, at);
        if (!m_inf && made.inf >= 0 && had.inf < 0 && had.nan < 0)
            m_inf = describe(operation, args, result, made.inf, node, at);
        for (std::optional<NonFinite>* found : {&m_nan, &m_inf}) {
            if (*found && (*found)->result.isNothing()) {
                (*found)->result = result;
                (*found)->frame = frame;
                (*found)->isNumber = result.isScalarInline();
            }
        }
    }
}

void NanTrap::name(const std::function<std::string(const Value&)>& variableOf, const void* frame) {
    for (std::optional<NonFinite>* found : {&m_nan, &m_inf}) {
        if (!*found || !(*found)->variable.empty()) continue;
        if ((*found)->isNumber && (*found)->frame != frame) continue;
        (*found)->variable = variableOf((*found)->result);
    }
}

// --------------------------------------------------------------------------- the Vm's part

NanTrap& Vm::trapNonFinite() {
    if (!m_trap) m_trap = std::make_unique<NanTrap>();
    return *m_trap;
}

void Vm::trap(std::string_view operation, std::span<const Value> args,
              std::span<const Value> results, Span at) {
    // What the library does inside is its own business: its results are looked at.
    if (m_frame && m_frame->inLibrary()) return;
    m_trap->look(operation, args, results, at, m_frame == baseFrame() ? nullptr : m_frame);
    if (m_trap->isOver()) interrupt();
}

void Vm::trapInstruction(Frame& frame, const Instruction& in, lang::Op op) {
    using lang::Op;
    constexpr std::pair<Op, BinaryOp> kScalars[] = {{Op::Add, BinaryOp::Plus},
                                                    {Op::Subtract, BinaryOp::Minus},
                                                    {Op::Multiply, BinaryOp::MTimes},
                                                    {Op::ElementMultiply, BinaryOp::Times},
                                                    {Op::Divide, BinaryOp::MRDivide},
                                                    {Op::ElementDivide, BinaryOp::RDivide},
                                                    {Op::LeftDivide, BinaryOp::MLDivide},
                                                    {Op::ElementLeftDivide, BinaryOp::LDivide},
                                                    {Op::Power, BinaryOp::MPower},
                                                    {Op::ElementPower, BinaryOp::Power}};
    const auto row = std::find_if(std::begin(kScalars), std::end(kScalars),
                                  [&](const auto& pair) { return pair.first == op; });
    if (row == std::end(kScalars)) return;
    const auto operand = [&](int index, bool constant) -> const Value& {
        return constant ? frame.proto->constants[static_cast<std::size_t>(index)]
                        : frame.registers[index];
    };
    const Value args[] = {operand(in.b, (in.n & 1) != 0), operand(in.c, (in.n & 2) != 0)};
    if (!args[0].isDoubleInline() || !args[1].isDoubleInline()) return; // the slow path looks
    const Value out = binaryOperation(*this, row->second, args[0], args[1], frame.span());
    trap(operatorText(row->second), args, {&out, 1}, frame.span());
}

void Vm::nameTrapped(Frame& frame) {
    m_trap->name(
        [&](const Value& value) -> std::string {
            for (int i = 0; i < frame.proto->localCount(); ++i) {
                if (isSameValue(frame.registers[i], value))
                    return frame.proto->locals[static_cast<std::size_t>(i)];
            }
            return "";
        },
        &frame == baseFrame() ? nullptr : &frame);
}

} // namespace vitrine
