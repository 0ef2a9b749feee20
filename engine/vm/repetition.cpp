// SPDX-License-Identifier: Apache-2.0
#include "vm/repetition.h"

#include "accel/accelerator.h"
#include "builtins/core/builtin.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

namespace vitrine {

using lang::Instruction;
using lang::Op;
using lang::SiteKind;

/// Reads the code of a round once, in order.
class RoundReader {
public:
    RoundReader(const lang::Proto& proto, int target, uint32_t generation)
        : m_proto(proto), m_target(target), m_generation(generation) {}

    bool read(const Instruction& in);
    RoundCode finish();

private:
    static bool add(std::vector<uint16_t>& to, int index) {
        if (std::find(to.begin(), to.end(), index) == to.end())
            to.push_back(static_cast<uint16_t>(index));
        return true;
    }
    [[nodiscard]] bool isLocal(int index) const { return index < m_proto.localCount(); }
    /// The variable of the loop, or what was made of it by adding a number.
    [[nodiscard]] bool isCounter(int index) const {
        return index == m_target || m_counters.contains(index);
    }
    [[nodiscard]] double offsetOf(int index) const {
        return index == m_target ? 0 : m_counters.at(index);
    }
    bool reads(int index) {
        if (isCounter(index)) return false;
        return !isLocal(index) || add(m_read, index);
    }
    bool readsAll(int first, int count) {
        for (int i = 0; i < count; ++i) {
            if (!reads(first + i)) return false;
        }
        return true;
    }
    bool writes(int index) {
        m_counters.erase(index);
        m_colons.erase(index);
        if (index == m_target) return false;
        return !isLocal(index) || add(m_out.written, index);
    }
    bool move(const Instruction& in);
    bool binary(const Instruction& in);
    bool index(const Instruction& in);
    bool call(const Instruction& in);

    const lang::Proto& m_proto;
    const int m_target;
    const uint32_t m_generation;
    RoundCode m_out;
    std::vector<uint16_t> m_read;
    std::unordered_map<int, double> m_counters; ///< registers; what was added
    std::unordered_map<int, bool> m_colons;     ///< registers that hold ':'
};

bool RoundReader::read(const Instruction& in) {
    switch (in.op) {
    case Op::LoadK: {
        const Value& k = m_proto.constants[static_cast<std::size_t>(in.wide())];
        if (!writes(in.a)) return false;
        if (k.isScalarInline() && k.dtype() == DType::Char && k.scalarAs<char16_t>() == u':')
            m_colons[in.a] = true;
        return true;
    }
    case Op::Move:
    case Op::Take:
        return move(in);
    case Op::Plus:
    case Op::Minus:
    case Op::Not:
    case Op::Transpose:
    case Op::CTranspose:
        return reads(in.b) && writes(in.a);
    case Op::Range:
        return readsAll(in.b, in.n == 1 ? 3 : 2) && writes(in.a);
    case Op::RoundSubscript:
        return reads(in.a) && (in.n == 1 || reads(in.b)) && writes(in.a);
    case Op::End:
        return reads(in.b) && writes(in.a);
    case Op::Index:
        return index(in);
    case Op::Call:
        return call(in);
    default:
        return in.op >= Op::Add && in.op <= Op::Or && binary(in);
    }
}

bool RoundReader::move(const Instruction& in) {
    if (in.n != 0) return false;
    if (!isCounter(in.b)) return reads(in.b) && writes(in.a);
    const double offset = offsetOf(in.b);
    if (isLocal(in.a) || !writes(in.a)) return false;
    m_counters[in.a] = offset;
    return true;
}

bool RoundReader::binary(const Instruction& in) {
    const bool left = (in.n & 1) == 0, right = (in.n & 2) == 0;
    const bool counts = (left && isCounter(in.b)) || (right && isCounter(in.c));
    if (!counts) return (!left || reads(in.b)) && (!right || reads(in.c)) && writes(in.a);
    // variable + number, number + variable, variable - number
    const Value* number = !left    ? &m_proto.constants[in.b]
                          : !right ? &m_proto.constants[in.c]
                                   : nullptr;
    const bool adds = in.op == Op::Add, subtracts = in.op == Op::Subtract && left;
    if (!number || !number->isDoubleInline() || !(adds || subtracts) || isLocal(in.a)) return false;
    const double by = subtracts ? -number->doubleInline() : number->doubleInline();
    const double offset = offsetOf(left ? in.b : in.c) + by;
    if (!writes(in.a)) return false;
    m_counters[in.a] = offset;
    return true;
}

bool RoundReader::index(const Instruction& in) {
    int counters = 0;
    for (int i = 0; i < in.n; ++i)
        counters += isCounter(in.c + i);
    if (counters == 0) return reads(in.b) && readsAll(in.c, in.n) && writes(in.a);
    if (counters > 1 || in.n < 2 || !isLocal(in.b) || !reads(in.b)) return false;
    RoundCode::Slice slice;
    slice.array = in.b;
    slice.dimensions = in.n;
    for (int i = 0; i < in.n; ++i) {
        if (isCounter(in.c + i)) {
            slice.dimension = static_cast<uint8_t>(i);
            slice.offset = offsetOf(in.c + i);
        } else if (!m_colons.contains(in.c + i)) {
            return false;
        }
    }
    m_out.slices.push_back(slice);
    return writes(in.a);
}

bool RoundReader::call(const Instruction& in) {
    const lang::CallSite& site = m_proto.sites[in.b];
    const bool builtin = site.kind == SiteKind::Builtin || site.kind == SiteKind::Scalar;
    if (!builtin || site.generation != m_generation || site.outputs != 1) return false;
    const Effects effects = static_cast<const Builtin*>(site.target)->effects();
    if (effects != Effects::None && effects != Effects::Draws) return false;
    m_out.draws = m_out.draws || effects == Effects::Draws;
    return readsAll(in.c, in.n) && writes(in.a);
}

RoundCode RoundReader::finish() {
    for (uint16_t index : m_read) {
        if (std::find(m_out.written.begin(), m_out.written.end(), index) == m_out.written.end())
            m_out.read.push_back(index);
    }
    return std::move(m_out);
}

std::optional<RoundCode> RoundCode::of(const lang::Proto& proto, std::size_t begin, std::size_t end,
                                       int target, uint32_t generation) {
    RoundReader reader(proto, target, generation);
    for (std::size_t i = begin; i < end; ++i) {
        if (!reader.read(proto.code[i])) return {};
    }
    RoundCode code = reader.finish();
    for (const Slice& s : code.slices) {
        if (std::find(code.written.begin(), code.written.end(), s.array) != code.written.end())
            return {};
    }
    return code;
}

RoundEnd::RoundEnd(const Frame& frame, const RoundCode& code) {
    m_left.reserve(code.written.size());
    for (uint16_t index : code.written) {
        const Value& v = frame.registers[index];
        Left left;
        if (v.isScalarInline()) {
            left.dtype = v.dtype();
            visitDType(left.dtype, [&](auto tag) {
                tag = v.scalarAs<decltype(tag)>();
                std::memcpy(&left.bits, &tag, sizeof tag);
            });
        } else if (v.kind() == Kind::Tensor) {
            const Tensor& t = v.tensor();
            left = {true, t.dtype(), 0, t.shape(), t.signBound(), v.mayBeComplex()};
        } else {
            m_plain = false;
        }
        m_left.push_back(left);
    }
}

namespace {

/// Numbers and arrays of numbers: what is called with them is the builtin that was found.
bool readsPlain(const Frame& frame, const RoundCode& code) {
    return std::all_of(code.read.begin(), code.read.end(), [&](uint16_t index) {
        const Value& v = frame.registers[index];
        return v.isScalarInline() || v.kind() == Kind::Tensor;
    });
}

/// Are the slices that the rounds up to this value of the variable take there, and no numbers?
bool hasSlices(const Frame& frame, const RoundCode& code, double last) {
    return std::all_of(code.slices.begin(), code.slices.end(), [&](const RoundCode::Slice& s) {
        const Value& array = frame.registers[s.array];
        if (array.kind() != Kind::Tensor || array.shape().rank() != s.dimensions) return false;
        const int64_t length = array.shape()[s.dimension];
        const double at = last + s.offset;
        return at >= 1 && at <= static_cast<double>(length) && array.shape().count() / length > 1;
    });
}

} // namespace

bool Vm::repeatRounds(Frame& frame, int64_t rolled) {
    const Instruction& in = *frame.pc;
    const Instruction& more = frame.pc[1];
    Value* state = frame.registers + in.a;
    if (m_trap || !state[0].isDoubleInline()) return false;
    Repetition& watched = m_repetition;
    const auto watch = [&] {
        const auto& code = frame.proto->code;
        const auto end = static_cast<std::size_t>(frame.pc - code.data());
        const auto begin =
            static_cast<std::size_t>(static_cast<std::ptrdiff_t>(end) + 2 + more.wide());
        watched = {};
        watched.code = RoundCode::of(*frame.proto, begin, end, in.b, m_generation);
        if (!watched.code || !readsPlain(frame, *watched.code)) return;
        watched.loop = frame.pc;
        watched.iteration = m_iteration;
        watched.drawn = m_options.random.counter;
        watched.end.emplace(frame, *watched.code);
    };
    if (watched.loop != frame.pc || watched.iteration + 1 != m_iteration) {
        // Code that is no such loop is read again at rounds 4, 8, 16, …
        if ((rolled & (rolled - 1)) == 0) watch();
        return false;
    }
    const RoundCode& code = *watched.code;
    const RoundEnd now(frame, code);
    watched.loop = nullptr;
    if (!now.isPlain() || !(now == *watched.end) || !readsPlain(frame, code)) return false;
    if (code.draws && m_options.random.generator != "philox") return false;

    // This round, of which nothing has run, and those behind it.
    const double round = state[0].doubleInline(), count = state[1].doubleInline(),
                 first = state[2].doubleInline(), step = state[3].doubleInline();
    const double left = count - (round - 1), last = first + (count - 1) * step;
    if (!hasSlices(frame, code, last)) return false;
    std::vector<Value> arrays;
    for (uint16_t index : code.written) {
        const Value& v = frame.registers[index];
        if (v.kind() == Kind::Tensor) arrays.push_back(v);
    }
    const uint64_t drawn = m_options.random.counter - watched.drawn;
    const int64_t done = m_options.accelerator.repeatIteration(frame.proto->loopBase + more.a,
                                                               static_cast<int64_t>(left), arrays);
    m_options.random.counter += drawn * static_cast<uint64_t>(done);
    m_iteration += done;
    const double begun = round - 1 + static_cast<double>(done); ///< rounds that are over
    const bool over = begun >= count;
    frame.registers[in.b] = Value(first + (over ? count - 1 : begun) * step);
    state[0] = Value(over ? count : begun + 1);
    return over;
}

} // namespace vitrine
