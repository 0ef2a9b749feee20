// SPDX-License-Identifier: Apache-2.0
// The dispatch loop. The first lines of a case are its fast path, for inline real doubles; what
// else there is happens in members outside, so that this function keeps a small stack frame: it
// recurses with the script.
#include "vm/user_class.h"
#include "vm/vm.h"

#include "accel/accelerator.h"
#include "value/nan.h"
#include "value/tensor.h"

#include <cmath>

namespace vitrine {

using lang::Op;

namespace {

/// May this be a subscript, and does it fit a whole number? Not infinite, not NaN.
inline bool mayBePosition(double x) {
    constexpr double kMost = 9007199254740992.0; // all whole numbers up to here are doubles
    return x >= 1 && x <= kMost;
}

/// The tensor of a value whose kind has been looked at.
inline const Tensor& tensorOf(const Value& value) {
    return static_cast<const Tensor&>(*value.identity());
}

/// Element i (from 0) of an array in host memory as an inline scalar.
inline bool hostElement(const Value& array, double subscript, Value& out) {
    const Tensor& t = tensorOf(array);
    if (!mayBePosition(subscript) || !t.onHost() || t.isComplex() || t.isGpuArray()) return false;
    const auto i = static_cast<int64_t>(subscript);
    if (static_cast<double>(i) != subscript || i > t.count()) return false;
    const std::byte* data = t.hostBuffer()->data();
    if (t.dtype() == DType::Double) {
        out = Value(reinterpret_cast<const double*>(data)[i - 1]);
        return true;
    }
    visitDType(t.dtype(), [&](auto tag) {
        using T = decltype(tag);
        out = Value::scalar(reinterpret_cast<const T*>(data)[i - 1]);
    });
    return true;
}

inline bool hostElement2(const Value& array, double row, double column, Value& out) {
    const Tensor& t = tensorOf(array);
    const Shape& shape = t.shape();
    if (shape.rank() != 2 || !mayBePosition(row) || !mayBePosition(column)) return false;
    const auto i = static_cast<int64_t>(row), j = static_cast<int64_t>(column);
    if (static_cast<double>(i) != row || static_cast<double>(j) != column) return false;
    if (i > shape[0] || j > shape[1]) return false;
    return hostElement(array, static_cast<double>((j - 1) * shape[0] + i), out);
}

/// The elements of an array that may be written in place: one owner, on the host only.
inline double* writableDoubles(Value& array) {
    if (array.kind() != Kind::Tensor || !array.identity()->unique()) return nullptr;
    const Tensor& t = tensorOf(array);
    if (t.dtype() != DType::Double || !t.onHost() || t.isComplex() || t.isGpuArray() ||
        t.remote() || !t.hostBuffer()->unique() || t.signBound() != SignBound::Unknown)
        return nullptr;
    return reinterpret_cast<double*>(t.hostBuffer()->data());
}

/// array(subscript) = x where that changes or appends one element of an unshared array.
inline bool storeElement(Value& array, const Value& subscript, double x) {
    if (!subscript.isDoubleInline()) return false;
    double* data = writableDoubles(array);
    if (!data) return false;
    const double position = subscript.doubleInline();
    if (!mayBePosition(position)) return false;
    const auto i = static_cast<int64_t>(position);
    if (static_cast<double>(i) != position) return false;
    const Tensor& t = tensorOf(array);
    if (i <= t.count()) {
        data[i - 1] = x;
        return true;
    }
    if (i != t.count() + 1 || !t.shape().isVector()) return false;
    const bool column = t.shape().isColumn() && t.count() != 1;
    Tensor& grown = array.mutableTensor();
    if (!grown.growInPlace(column ? Shape(i, 1) : Shape(1, i))) return false;
    grown.mutableData<double>()[i - 1] = x;
    return true;
}

inline bool storeElement2(Value& array, const Value& row, const Value& column, double x) {
    if (!row.isDoubleInline() || !column.isDoubleInline()) return false;
    double* data = writableDoubles(array);
    if (!data) return false;
    const Shape& shape = tensorOf(array).shape();
    const double r = row.doubleInline(), c = column.doubleInline();
    if (shape.rank() != 2 || !mayBePosition(r) || !mayBePosition(c)) return false;
    const auto i = static_cast<int64_t>(r), j = static_cast<int64_t>(c);
    if (static_cast<double>(i) != r || static_cast<double>(j) != c) return false;
    if (i > shape[0] || j > shape[1]) return false;
    data[(j - 1) * shape[0] + i - 1] = x;
    return true;
}

} // namespace

void Vm::execute(Frame& frame) {
    const Instruction* pc = frame.proto->code.data();
    for (;;) {
        try {
            dispatch(frame, pc);
            return;
        } catch (ScriptError& error) {
            pc = handle(frame, error);
            if (!pc) throw;
        } catch (const std::exception& error) {
            ScriptError converted = scriptErrorOf(error);
            pc = handle(frame, converted);
            if (!pc) throw converted;
        }
    }
}

// Operands: R register, B and C the operands of an operator, which may be constants.
#define R(i) r[i]
#define B (bank[in.n & 1][in.b])
#define C (bank[(in.n >> 1) & 1][in.c])

#define ARITHMETIC(opcode, expression, slow)                                                       \
    case Op::opcode: {                                                                             \
        const Value &left = B, &right = C;                                                         \
        if (left.isDoubleInline() && right.isDoubleInline()) [[likely]] {                          \
            const double x = left.doubleInline(), y = right.doubleInline();                        \
            R(in.a) = Value(canonicalNan(expression));                                             \
        } else {                                                                                   \
            slowBinary(frame, in, BinaryOp::slow);                                                 \
        }                                                                                          \
        break;                                                                                     \
    }
#define COMPARE(opcode, expression, slow)                                                          \
    case Op::opcode: {                                                                             \
        const Value &left = B, &right = C;                                                         \
        if (left.isDoubleInline() && right.isDoubleInline()) [[likely]] {                          \
            const double x = left.doubleInline(), y = right.doubleInline();                        \
            R(in.a) = Value::logical(expression);                                                  \
        } else {                                                                                   \
            slowBinary(frame, in, BinaryOp::slow);                                                 \
        }                                                                                          \
        break;                                                                                     \
    }
#define COMPARE_JUMP(opcode, expression, slow)                                                     \
    case Op::opcode: {                                                                             \
        const Value &left = B, &right = C;                                                         \
        bool holds;                                                                                \
        if (left.isDoubleInline() && right.isDoubleInline()) [[likely]] {                          \
            const double x = left.doubleInline(), y = right.doubleInline();                        \
            holds = expression;                                                                    \
        } else {                                                                                   \
            holds = slowCompare(frame, in, BinaryOp::slow);                                        \
        }                                                                                          \
        const Instruction* next = pc++;                                                            \
        if (!holds) pc += next->wide();                                                            \
        break;                                                                                     \
    }

void Vm::dispatch(Frame& frame, const Instruction* pc) {
    Value* const r = frame.registers;
    const Value* const k = frame.proto->constants.data();
    const Value* const bank[2] = {r, k};
    for (;;) {
        frame.pc = pc;
        const Instruction& in = *pc++;
        Op op = in.op;
    again:
        switch (op) {
        case Op::LoadK:
            set(frame, in.a, k[in.wide()]);
            break;
        case Op::Move: {
            const Value& from = R(in.b);
            if (from.isDoubleInline()) [[likely]] {
                R(in.a) = Value(from.doubleInline());
            } else if (in.n != 0) {
                // A bare name in a script: only what is no variable has an effect.
                Value scratch;
                if (in.n == 1) (void)read(frame, in.b, scratch);
            } else {
                Value scratch;
                set(frame, in.a, read(frame, in.b, scratch));
            }
            break;
        }
        case Op::Take:
            set(frame, in.a, std::exchange(R(in.b), Value()));
            break;
        case Op::LoadBox:
            loadBox(frame, in);
            break;
        case Op::StoreBox:
            storeBox(frame, in);
            break;
        case Op::TakeBox:
            takeBox(frame, in);
            break;
        case Op::Nargin:
            R(in.a) = Value(static_cast<double>(frame.inputs));
            break;
        case Op::Nargout:
            R(in.a) = Value(static_cast<double>(frame.outputs));
            break;

            ARITHMETIC(Add, x + y, Plus)
            ARITHMETIC(Subtract, x - y, Minus)
            ARITHMETIC(Multiply, x * y, MTimes)
            ARITHMETIC(ElementMultiply, x * y, Times)
            ARITHMETIC(Divide, x / y, MRDivide)
            ARITHMETIC(ElementDivide, x / y, RDivide)
            ARITHMETIC(LeftDivide, y / x, MLDivide)
            ARITHMETIC(ElementLeftDivide, y / x, LDivide)
        case Op::Power:
            slowPower(frame, in, BinaryOp::MPower);
            break;
        case Op::ElementPower:
            slowPower(frame, in, BinaryOp::Power);
            break;
            COMPARE(Equal, x == y, Eq)
            COMPARE(NotEqual, x != y, Ne)
            COMPARE(Less, x < y, Lt)
            COMPARE(LessEqual, x <= y, Le)
            COMPARE(Greater, x > y, Gt)
            COMPARE(GreaterEqual, x >= y, Ge)
        case Op::And:
            slowBinary(frame, in, BinaryOp::And);
            break;
        case Op::Or:
            slowBinary(frame, in, BinaryOp::Or);
            break;
        case Op::Plus:
            slowUnary(frame, in, UnaryOp::Plus);
            break;
        case Op::Minus:
            if (R(in.b).isDoubleInline()) [[likely]]
                R(in.a) = Value(canonicalNan(-R(in.b).doubleInline()));
            else
                slowUnary(frame, in, UnaryOp::Minus);
            break;
        case Op::Not:
            slowUnary(frame, in, UnaryOp::Not);
            break;
        case Op::Transpose:
            slowUnary(frame, in, UnaryOp::Transpose);
            break;
        case Op::CTranspose:
            slowUnary(frame, in, UnaryOp::CTranspose);
            break;
        case Op::Range:
            makeRange(frame, in);
            break;
        case Op::RoundSubscript:
            roundSubscript(frame, in);
            break;
        case Op::Truth:
            R(in.a) = Value::logical(operandTruth(frame, in.b));
            break;

        case Op::Jump:
            pc += in.wide();
            break;
        case Op::JumpBack:
            if (m_attention.load(std::memory_order_relaxed)) attend();
            if (m_capturing) enterIteration(frame, in.a);
            pc += in.wide();
            break;
        case Op::JumpIfFalse:
            if (!truth(frame, in.a)) pc += in.wide();
            break;
        case Op::JumpIfTrue:
            if (truth(frame, in.a)) pc += in.wide();
            break;
        case Op::JumpIfSet:
            if (!R(in.a).isNothing()) pc += in.wide();
            break;
        case Op::JumpIfOutputs:
            if (frame.outputs >= in.a) pc += in.wide();
            break;
            COMPARE_JUMP(JumpUnlessLess, x < y, Lt)
            COMPARE_JUMP(JumpUnlessLessEqual, x <= y, Le)
            COMPARE_JUMP(JumpUnlessGreater, x > y, Gt)
            COMPARE_JUMP(JumpUnlessGreaterEqual, x >= y, Ge)
            COMPARE_JUMP(JumpUnlessEqual, x == y, Eq)
            COMPARE_JUMP(JumpUnlessNotEqual, x != y, Ne)

        case Op::ForRange:
            startRange(frame, in);
            break;
        case Op::ForEach:
            startEach(frame, in);
            break;
        case Op::ForNext: {
            const Instruction* next = pc++;
            if (R(in.a).isDoubleInline()) [[likely]] {
                // Round, count, first, step.
                const double i = R(in.a).doubleInline();
                if (i < R(in.a + 1).doubleInline()) {
                    R(in.b) = Value(
                        canonicalNan(R(in.a + 2).doubleInline() + i * R(in.a + 3).doubleInline()));
                    R(in.a) = Value(i + 1);
                } else {
                    break;
                }
            } else if (!nextEach(frame, in)) {
                break;
            }
            if (m_attention.load(std::memory_order_relaxed)) attend();
            if (m_capturing) {
                const int64_t rolled = enterIteration(frame, next->a);
                if (rolled > 2 && repeatRounds(frame, rolled)) break;
            }
            pc += next->wide();
            break;
        }
        case Op::LoopEnd:
            if (frame.pc == m_toldEnd) tellLoop();
            if (m_capturing) leaveLoop(frame, in.a);
            break;

        case Op::Call: {
            const CallSite& site = frame.proto->sites[in.b];
            if (site.kind == SiteKind::Scalar && site.generation == m_generation &&
                callScalar(site, r + in.c, in.n, R(in.a)))
                break;
            callSite(frame, in);
            break;
        }
        case Op::CallOne:
            callOne(frame, in);
            break;
        case Op::CallMany:
            callMany(frame, in);
            break;
        case Op::Index: {
            const Value& object = R(in.b);
            if (object.kind() == Kind::Tensor && R(in.c).isDoubleInline()) [[likely]] {
                const double i = R(in.c).doubleInline();
                // The result may replace the array itself: x = x(2).
                Value element;
                if (in.n == 1 && hostElement(object, i, element)) {
                    R(in.a) = std::move(element);
                    if (in.b >= frame.proto->localCount() && in.b != in.a) R(in.b) = Value();
                    break;
                }
                if (in.n == 2 && R(in.c + 1).isDoubleInline() &&
                    hostElement2(object, i, R(in.c + 1).doubleInline(), element)) {
                    R(in.a) = std::move(element);
                    if (in.b >= frame.proto->localCount() && in.b != in.a) R(in.b) = Value();
                    break;
                }
            }
            index(frame, in);
            break;
        }
        case Op::IndexOne:
            indexOne(frame, in);
            break;
        case Op::IndexMany:
            indexMany(frame, in);
            break;
        case Op::Method:
            method(frame, in, *pc);
            ++pc;
            break;
        case Op::CellGet:
            cellGet(frame, in);
            break;
        case Op::CellOne:
            cellOne(frame, in);
            break;
        case Op::CellPush:
            cellPush(frame, in);
            break;
        case Op::CellMany:
            cellMany(frame, in);
            break;
        case Op::Field:
            field(frame, in);
            break;
        case Op::FieldPush:
            fieldPush(frame, in);
            break;
        case Op::DynField:
            dynField(frame, in, false);
            break;
        case Op::DynFieldPush:
            dynField(frame, in, true);
            break;
        case Op::End:
            R(in.a) = Value(static_cast<double>(endOf(R(in.b), in.c, in.n)));
            break;
        case Op::EndPath:
            endPath(frame, in);
            break;

        case Op::ListBegin:
            beginList();
            break;
        case Op::ListDrop:
            dropList();
            break;
        case Op::ListPush: {
            Value scratch;
            topList().values.push_back(read(frame, in.b, scratch));
            release(frame, in.b);
            break;
        }
        case Op::ListTake:
            listTake(frame, in);
            break;
        case Op::AnsList:
            ansList(frame, in);
            break;

        case Op::Matrix:
            makeMatrix(frame, in);
            break;
        case Op::MatrixLists:
            makeMatrixLists(frame, in);
            break;
        case Op::Cell:
            makeCell(frame, in);
            break;
        case Op::CellLists:
            makeCellLists(frame, in);
            break;
        case Op::Closure:
            makeClosure(frame, in);
            break;
        case Op::FunctionRef:
            makeReference(frame, in);
            break;

        case Op::StoreIndex: {
            const Value& value = R(in.b);
            if (value.isDoubleInline()) [[likely]] {
                if (in.n == 1 && storeElement(R(in.a), R(in.c), value.doubleInline())) break;
                if (in.n == 2 && storeElement2(R(in.a), R(in.c), R(in.c + 1), value.doubleInline()))
                    break;
            }
            storeIndex(frame, in);
            break;
        }
        case Op::StoreCell:
            storeCell(frame, in);
            break;
        case Op::StoreField:
            storeField(frame, in);
            break;
        case Op::StorePath:
            storePath(frame, in);
            break;
        case Op::StorePathList:
            storePathList(frame, in);
            break;
        case Op::DeletePath:
            deletePath(frame, in);
            break;
        case Op::PathGet:
            pathGet(frame, in);
            break;
        case Op::CountBegin:
            frame.counted = in.a;
            break;
        case Op::CountPath:
            m_listsAbove = in.n;
            frame.counted += static_cast<int>(countPath(frame, R(in.b), frame.proto->paths[in.c]));
            m_listsAbove = 0;
            break;

        case Op::CaseTest: {
            Value scratch, other;
            R(in.a) = Value::logical(
                caseMatches(frame, read(frame, in.b, scratch), read(frame, in.c, other)));
            release(frame, in.c);
            break;
        }
        case Op::Catch:
            catchError(frame, in);
            break;
        case Op::EndCatch:
            endCatch();
            break;
        case Op::Rethrow:
            rethrow(frame);
        case Op::Global:
            declareGlobal(frame, in);
            break;
        case Op::Persistent: {
            const Instruction* next = pc++;
            if (declarePersistent(frame, in)) pc += next->wide();
            break;
        }
        case Op::Display: {
            Value scratch;
            display(frame.proto->sites[in.b].name, read(frame, in.a, scratch));
            break;
        }
        case Op::Ans:
            if (R(in.b).isNothing()) break;
            if (in.c != 0 && findDynamic(frame, frame.proto->sites[in.c - 1U].name)) {
                if (in.n != 0) display(frame.proto->sites[in.c - 1U].name, R(in.b));
                R(in.b) = Value();
                break;
            }
            set(frame, in.a, std::exchange(R(in.b), Value()));
            if (in.n != 0) display("ans", R(in.a));
            break;
        case Op::Validate:
            validate(frame, in);
            break;
        case Op::Return:
            returnOutputs(frame);
            return;
        case Op::ReturnValue: {
            Value scratch;
            if (!R(in.b).isNothing()) {
                frame.result =
                    in.b < frame.proto->localCount() ? R(in.b) : std::exchange(R(in.b), Value());
            } else if (in.b < frame.proto->localCount()) {
                frame.result = read(frame, in.b, scratch);
            }
            if (frame.many && !frame.result.isNothing())
                frame.many->push_back(std::move(frame.result));
            return;
        }
        case Op::ReturnList: {
            ValueList& list = topList();
            if (frame.many) {
                for (Value& v : list.values)
                    frame.many->push_back(std::move(v));
            } else if (!list.values.empty()) {
                frame.result = std::move(list.values.front());
            }
            dropList();
            return;
        }
        case Op::Break: {
            const auto original = m_patched.find(pc - 1);
            VITRINE_ASSERT(original != m_patched.end());
            op = original->second;
            onBreak(frame, in, op);
            goto again;
        }
        case Op::Extra:
            break;
        default:
            __builtin_unreachable();
        }
    }
}

#undef R
#undef B
#undef C

void Vm::noteArray(Frame& frame, int index) {
    const Value& value = frame.registers[index];
    if (!value.tensor().remote()) return;
    m_capturing = true;
    if (index < frame.proto->localCount())
        m_options.accelerator.nameValue(value,
                                        frame.proto->locals[static_cast<std::size_t>(index)]);
}

} // namespace vitrine
