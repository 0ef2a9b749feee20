// SPDX-License-Identifier: Apache-2.0
#include "provider/programs.h"

#include <cmath>

namespace vitrine::test {

namespace {

template <typename T, typename R, typename F>
void each(const void* const* args, void* out, int64_t n, int arity, F&& f) {
    const T* a = static_cast<const T*>(args[0]);
    const T* b = static_cast<const T*>(args[arity > 1 ? 1 : 0]);
    R* r = static_cast<R*>(out);
    for (int64_t i = 0; i < n; ++i)
        r[i] = static_cast<R>(f(a[i], b[i]));
}

template <typename T, typename R, int kArity, auto kFunction>
void block(const void* const* args, void* out, int64_t n) {
    each<T, R>(args, out, n, kArity, kFunction);
}

template <typename T>
void selectBlock(const void* const* args, void* out, int64_t n) {
    const uint8_t* c = static_cast<const uint8_t*>(args[0]);
    const T* a = static_cast<const T*>(args[1]);
    const T* b = static_cast<const T*>(args[2]);
    T* r = static_cast<T*>(out);
    for (int64_t i = 0; i < n; ++i)
        r[i] = c[i] ? a[i] : b[i];
}

constexpr auto plus = [](auto a, auto b) { return a + b; };
constexpr auto minus = [](auto a, auto b) { return a - b; };
constexpr auto times = [](auto a, auto b) { return a * b; };
constexpr auto divide = [](auto a, auto b) { return a / b; };
constexpr auto root = [](auto a, auto) { return std::sqrt(a); };
constexpr auto negate = [](auto a, auto) { return -a; };
constexpr auto less = [](auto a, auto b) { return a < b; };
constexpr auto equal = [](auto a, auto b) { return a == b; };
constexpr auto both = [](auto a, auto b) { return a != 0 && b != 0; };
constexpr auto inverse = [](auto a, auto) { return a == 0; };
constexpr auto least = [](auto a, auto b) { return a < b || b != b ? a : b; };

template <auto kFunction, int kArity>
ElementwiseOp floating(const char* name, const char* glsl, float cost = 1.0f) {
    ElementwiseOp op{name, kArity, TypeRule::Arithmetic, glsl};
    op.host[static_cast<int>(DType::Double)] = block<double, double, kArity, kFunction>;
    op.host[static_cast<int>(DType::Single)] = block<float, float, kArity, kFunction>;
    op.cost = cost;
    return op;
}

template <auto kFunction>
ElementwiseOp comparison(const char* name, const char* glsl) {
    ElementwiseOp op{name, 2, TypeRule::Compare, glsl};
    op.host[static_cast<int>(DType::Double)] = block<double, uint8_t, 2, kFunction>;
    op.host[static_cast<int>(DType::Single)] = block<float, uint8_t, 2, kFunction>;
    return op;
}

template <auto kFunction, int kArity>
ElementwiseOp logic(const char* name, const char* glsl) {
    ElementwiseOp op{name, kArity, TypeRule::Logic, glsl};
    op.host[static_cast<int>(DType::Logical)] = block<uint8_t, uint8_t, kArity, kFunction>;
    return op;
}

ElementwiseOp selection() {
    ElementwiseOp op{"select", 3, TypeRule::Select, "$0 ? $1 : $2"};
    op.host[static_cast<int>(DType::Double)] = selectBlock<double>;
    op.host[static_cast<int>(DType::Single)] = selectBlock<float>;
    return op;
}

} // namespace

const ElementwiseOp kPlus = floating<plus, 2>("plus", "$0 + $1");
const ElementwiseOp kMinus = floating<minus, 2>("minus", "$0 - $1");
const ElementwiseOp kTimes = floating<times, 2>("times", "$0 * $1");
const ElementwiseOp kDivide = floating<divide, 2>("rdivide", "vt_div($0, $1)", 4.0f);
const ElementwiseOp kSqrt = floating<root, 1>("sqrt", "vt_sqrt($0)", 4.0f);
const ElementwiseOp kNegate = floating<negate, 1>("uminus", "-$0");
const ElementwiseOp kLess = comparison<less>("lt", "$0 < $1");
const ElementwiseOp kEqual = comparison<equal>("eq", "$0 == $1");
const ElementwiseOp kSelect = selection();
const ElementwiseOp kAnd = logic<both, 2>("and", "$0 && $1");
const ElementwiseOp kNot = logic<inverse, 1>("not", "!$0");
const ElementwiseOp kMin = floating<least, 2>("min", "vt_min($0, $1)");
/// Expensive, for the kernels that take one element a thread; only the text is used.
const ElementwiseOp kSine = floating<root, 1>("exp", "vt_exp($0)", 400.0f);

ProgramBuilder::ProgramBuilder(ProgramKind kind, int rank, std::string title)
    : m_program(makeRef<Program>()) {
    m_program->kind = kind;
    m_program->rank = rank;
    m_program->title = std::move(title);
}

ProgramBuilder& ProgramBuilder::inEpilogue() {
    m_epilogue = true;
    return *this;
}

ProgramBuilder& ProgramBuilder::onLine(uint32_t line) {
    m_line = line;
    return *this;
}

int16_t ProgramBuilder::push(Step step) {
    step.line = m_line;
    list().push_back(std::move(step));
    return static_cast<int16_t>(list().size() - 1);
}

int16_t ProgramBuilder::input(DType dtype, MapKind map, std::string name) {
    m_program->inputs.push_back({dtype, map, std::move(name)});
    return static_cast<int16_t>(m_program->inputs.size() - 1);
}

int16_t ProgramBuilder::load(int16_t slot, std::string name, int16_t guard) {
    Step s;
    s.kind = StepKind::Load;
    s.dtype = m_program->inputs[static_cast<std::size_t>(slot)].dtype;
    s.slot = slot;
    s.guard = guard;
    s.name = std::move(name);
    return push(s);
}

int16_t ProgramBuilder::operand(DType dtype, MapKind map, std::string name) {
    return load(input(dtype, map, name), name);
}

int16_t ProgramBuilder::parameter(DType dtype, std::string name) {
    Step s;
    s.kind = StepKind::Parameter;
    s.dtype = dtype;
    s.slot = static_cast<int16_t>(m_program->parameters.size());
    s.name = std::move(name);
    m_program->parameters.push_back(dtype);
    return push(s);
}

int16_t ProgramBuilder::convert(int16_t step, DType dtype) {
    Step s;
    s.kind = StepKind::Convert;
    s.dtype = dtype;
    s.args[0] = step;
    return push(s);
}

int16_t ProgramBuilder::apply(const ElementwiseOp& op, std::initializer_list<int16_t> args,
                              std::string name) {
    Step s;
    s.kind = StepKind::Apply;
    s.op = &op;
    std::copy(args.begin(), args.end(), s.args.begin());
    s.compute = list()[static_cast<std::size_t>(*(args.end() - 1))].dtype;
    s.dtype = op.returnsLogical() ? DType::Logical : s.compute;
    s.name = std::move(name);
    return push(s);
}

int16_t ProgramBuilder::ramp(DType dtype) {
    Step s;
    s.kind = StepKind::Ramp;
    s.dtype = dtype;
    s.slot = static_cast<int16_t>(m_program->parameters.size());
    m_program->parameters.push_back(dtype);
    m_program->parameters.push_back(dtype);
    return push(s);
}

int16_t ProgramBuilder::inside() {
    Step s;
    s.kind = StepKind::Inside;
    s.dtype = DType::Logical;
    s.slot = static_cast<int16_t>(m_program->boxes++);
    return push(s);
}

int16_t ProgramBuilder::random(RandomDistribution distribution, DType dtype) {
    Step s;
    s.kind = StepKind::Random;
    s.dtype = dtype;
    s.slot = static_cast<int16_t>(m_program->randoms.size());
    m_program->randoms.push_back(distribution);
    return push(s);
}

int16_t ProgramBuilder::beginLoop(const std::vector<int16_t>& first) {
    Program& p = *m_program;
    p.loopBegin = static_cast<int16_t>(p.body.size());
    for (int16_t from : first) {
        Step s;
        s.kind = StepKind::Carried;
        s.dtype = p.body[static_cast<std::size_t>(from)].dtype;
        s.slot = static_cast<int16_t>(p.carried.size());
        s.args[0] = from;
        p.carried.push_back({push(s), -1});
    }
    return p.loopBegin;
}

int16_t ProgramBuilder::table(DType dtype) {
    Step s;
    s.kind = StepKind::Table;
    s.dtype = dtype;
    s.slot = static_cast<int16_t>(m_program->tables.size());
    m_program->tables.push_back(dtype);
    return push(s);
}

void ProgramBuilder::endLoop(const std::vector<int16_t>& next) {
    for (std::size_t i = 0; i < next.size(); ++i)
        m_program->carried[i].next = next[i];
    m_program->loopEnd = static_cast<int16_t>(m_program->body.size());
}

int16_t ProgramBuilder::reduce(Combine combine, int16_t step) {
    m_program->reductions.push_back({combine, step});
    return static_cast<int16_t>(m_program->reductions.size() - 1);
}

int16_t ProgramBuilder::reduced(int16_t reduction) {
    Step s;
    s.kind = StepKind::Reduced;
    if (m_program->kind == ProgramKind::Routine) {
        s.dtype = m_program->inputs[0].dtype;
    } else {
        const std::size_t r = static_cast<std::size_t>(reduction);
        const std::size_t source = static_cast<std::size_t>(m_program->reductions[r].step);
        s.dtype = m_program->body[source].dtype;
    }
    s.slot = reduction;
    return push(s);
}

int16_t ProgramBuilder::line(int16_t epilogueStep) {
    m_epilogue = false;
    Step s;
    s.kind = StepKind::Reduced;
    s.dtype = m_program->epilogue[static_cast<std::size_t>(epilogueStep)].dtype;
    s.slot = epilogueStep;
    return push(s);
}

void ProgramBuilder::output(int16_t step, std::string name) {
    const std::size_t i = static_cast<std::size_t>(step);
    m_program->outputs.push_back({step, list()[i].dtype, std::move(name)});
}

void ProgramBuilder::perElement(int16_t step, std::string name) {
    const DType dtype = m_program->body[static_cast<std::size_t>(step)].dtype;
    m_program->outputs.push_back({step, dtype, std::move(name), true});
}

Ref<const Program> ProgramBuilder::seal() {
    sealProgram(*m_program);
    return m_program;
}

} // namespace vitrine::test
