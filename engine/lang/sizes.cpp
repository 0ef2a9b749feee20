// SPDX-License-Identifier: Apache-2.0
#include "lang/doubts.h"
#include "lang/walk.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace vitrine::lang {

namespace {

constexpr double kAny = -1; ///< a length that the text does not say

struct Size {
    double rows = kAny, columns = kAny;

    [[nodiscard]] bool known() const { return rows != kAny && columns != kAny; }
    [[nodiscard]] bool scalar() const { return rows == 1 && columns == 1; }
    /// Surely more, or less, than one element.
    [[nodiscard]] bool noScalar() const {
        return (rows != kAny && rows != 1) || (columns != kAny && columns != 1);
    }
};

constexpr Size kScalar{1, 1};

constexpr std::string_view kMade[] = {"zeros", "ones", "rand", "randn", "eye",  "nan",
                                      "NaN",   "inf",  "Inf",  "false", "true", "cell"};
constexpr std::string_view kElementwise[] = {"sin",  "cos",   "tan",    "exp",    "log",  "sqrt",
                                             "abs",  "floor", "ceil",   "round",  "real", "imag",
                                             "conj", "sign",  "double", "single", "isnan"};
constexpr std::string_view kCounts[] = {"numel", "length", "ndims", "isempty"};
/// What may assign variables whose names are not in the text.
constexpr std::string_view kMakers[] = {"eval", "evalin", "evalc",    "assignin", "load",
                                        "run",  "syms",   "keyboard", "clear",    "clearvars"};

template <std::size_t N>
bool isOneOf(const std::string_view (&names)[N], std::string_view name) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

std::optional<double> numberOf(const Expr* expr) {
    if (const auto* number = dynCast<NumberExpr>(expr)) {
        if (number->imaginary || number->numberClass != NumberClass::Double) return std::nullopt;
        return number->value;
    }
    if (const auto* sign = dynCast<UnaryExpr>(expr); sign && sign->op == UnaryOp::Minus) {
        if (const auto value = numberOf(sign->operand)) return -*value;
    }
    return std::nullopt;
}

/// A length as zeros() takes it.
double lengthOf(const Expr* expr) {
    const std::optional<double> value = numberOf(expr);
    return value && *value == std::floor(*value) ? std::max(*value, 0.0) : kAny;
}

std::string words(Size size) {
    const auto one = [](double n) {
        return n == kAny ? std::string("?") : std::to_string(static_cast<long long>(n));
    };
    return one(size.rows) + "×" + one(size.columns);
}

/// Follows the sizes of one function's variables, or of a script's.
class SizeReader {
public:
    SizeReader(const Ast& ast, List<std::string_view> assigned, std::vector<Doubt>& doubts)
        : m_variables(assigned.begin(), assigned.end()), m_doubts(doubts) {
        for (const FunctionDef* function : ast.functions)
            m_functions.insert(function->name);
    }
    void read(Block block) {
        for (const Stmt* stmt : block)
            read(*stmt);
    }

private:
    using Sizes = std::unordered_map<std::string_view, Size>;

    void read(const Stmt& stmt) {
        switch (stmt.kind) {
        case StmtKind::Assign:
            return assign(as<AssignStmt>(stmt));
        case StmtKind::OpAssign: {
            const auto& change = as<OpAssignStmt>(stmt);
            const Size left = sizeOf(change.target), right = sizeOf(change.value);
            const Size result = combine(change.op, left, right, stmt.span);
            return store(change.target, result);
        }
        case StmtKind::Expression:
            return readStatement(as<ExpressionStmt>(stmt));
        case StmtKind::Declare:
            for (const Declarator& variable : as<DeclareStmt>(stmt).variables) {
                m_shared.insert(variable.name);
                m_sizes.erase(variable.name);
            }
            return;
        default:
            return readParts(stmt);
        }
    }
    /// Of a statement with blocks: each begins with what is so before, and is so however often the
    /// others have run.
    void readParts(const Stmt& stmt) {
        const bool isTry = stmt.kind == StmtKind::Try;
        const bool repeats = stmt.kind == StmtKind::For || stmt.kind == StmtKind::While ||
                             stmt.kind == StmtKind::DoUntil;
        if (const auto* loop = dynCast<ForStmt>(&stmt)) forget(loop->target);
        if (repeats) forgetAssigned(stmt);
        m_silent += isTry;
        const Sizes before = m_sizes;
        forParts(
            stmt, [this](const Expr* e) { sizeOf(e); },
            [&](Block inner) {
                m_sizes = before;
                read(inner);
            });
        m_silent -= isTry;
        m_sizes = before;
        forgetAssigned(stmt);
    }
    void forgetAssigned(const Stmt& stmt) {
        if (const auto* assign = dynCast<AssignStmt>(&stmt)) {
            for (const Expr* target : assign->targets)
                forget(target);
        }
        if (const auto* change = dynCast<OpAssignStmt>(&stmt)) forget(change->target);
        if (const auto* loop = dynCast<ForStmt>(&stmt)) forget(loop->target);
        if (const auto* said = dynCast<ExpressionStmt>(&stmt); said && makes(*said))
            m_sizes.clear();
        forParts(
            stmt, [](const Expr*) {},
            [this](Block inner) {
                for (const Stmt* one : inner)
                    forgetAssigned(*one);
            });
    }
    void forget(const Expr* target) {
        if (const auto* name = dynCast<IdentifierExpr>(target)) {
            m_sizes.erase(name->name);
            return;
        }
        bool first = true;
        forChildren(*target, [&](const Expr* child) {
            if (std::exchange(first, false)) forget(child);
        });
    }
    void store(const Expr* target, Size size) {
        const auto* name = dynCast<IdentifierExpr>(target);
        if (!name) return forget(target); // it may grow
        if (m_shared.contains(name->name)) return;
        m_sizes[name->name] = size;
    }
    void assign(const AssignStmt& stmt) {
        const Size size = sizeOf(stmt.value);
        if (stmt.targets.size() == 1 && !stmt.bracketed) {
            const Expr* target = stmt.targets.front();
            if (target->kind != ExprKind::Identifier) readIndices(*target);
            return store(target, size);
        }
        for (const Expr* target : stmt.targets)
            forget(target);
    }
    void readIndices(const Expr& target) {
        bool first = true;
        forChildren(target, [&](const Expr* child) {
            if (!std::exchange(first, false)) sizeOf(child);
        });
    }
    /// A word alone may be a script, which may assign anything.
    [[nodiscard]] bool makes(const ExpressionStmt& stmt) const {
        if (stmt.isCommand) return true;
        const auto* name = dynCast<IdentifierExpr>(stmt.expression);
        return name && !m_variables.contains(name->name);
    }
    void readStatement(const ExpressionStmt& stmt) {
        if (makes(stmt)) return m_sizes.clear();
        sizeOf(stmt.expression);
    }

    void doubt(Span span, std::string message, std::string hint) {
        if (m_silent > 0) return;
        Doubt& told = m_doubts.emplace_back();
        told.span = span;
        told.message = std::move(message);
        told.hint = std::move(hint);
    }

    Size sizeOf(const Expr* expr) {
        if (!expr) return {};
        switch (expr->kind) {
        case ExprKind::Number:
        case ExprKind::String:
            return kScalar;
        case ExprKind::Char: {
            const std::string_view text = as<CharExpr>(*expr).value;
            const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
                return static_cast<unsigned char>(c) < 128;
            });
            if (!plain) return {1, kAny};
            return text.empty() ? Size{0, 0} : Size{1, static_cast<double>(text.size())};
        }
        case ExprKind::Identifier: {
            const auto found = m_sizes.find(as<IdentifierExpr>(*expr).name);
            return found == m_sizes.end() ? Size() : found->second;
        }
        case ExprKind::Paren:
            return sizeOf(as<ParenExpr>(*expr).inner);
        case ExprKind::Unary: {
            const auto& unary = as<UnaryExpr>(*expr);
            const Size size = sizeOf(unary.operand);
            const bool turns = unary.op == UnaryOp::Transpose || unary.op == UnaryOp::CTranspose;
            return turns ? Size{size.columns, size.rows} : size;
        }
        case ExprKind::Binary: {
            const auto& binary = as<BinaryExpr>(*expr);
            const Size left = sizeOf(binary.left), right = sizeOf(binary.right);
            return combine(binary.op, left, right, expr->span);
        }
        case ExprKind::Range:
            return sizeOfRange(as<RangeExpr>(*expr));
        case ExprKind::Matrix:
            return sizeOfMatrix(as<MatrixExpr>(*expr));
        case ExprKind::Index:
            return sizeOfIndex(as<IndexExpr>(*expr));
        case ExprKind::Anonymous: // runs later, with other values
        case ExprKind::FunctionHandle:
            return {};
        case ExprKind::ShortCircuit: // its right side may never run
            sizeOf(as<ShortCircuitExpr>(*expr).left);
            return kScalar;
        case ExprKind::Assign:
            sizeOf(as<AssignExpr>(*expr).value);
            forget(as<AssignExpr>(*expr).target);
            return {};
        default:
            forChildren(*expr, [this](const Expr* child) { sizeOf(child); });
            return {};
        }
    }

    /// Lengths of one dimension under implicit expansion; nothing where they cannot.
    static std::optional<double> expand(double a, double b) {
        if (a == b) return a;
        if (a == 1) return b;
        if (b == 1) return a;
        if (a == kAny) return b;
        if (b == kAny) return a;
        return std::nullopt;
    }
    Size combine(BinaryOp op, Size left, Size right, Span span) {
        const auto mismatch = [&](const char* message) {
            doubt(span, message, "They are " + words(left) + " and " + words(right) + ".");
            return Size();
        };
        const bool both = left.noScalar() && right.noScalar();
        const auto differ = [](double a, double b) { return a != kAny && b != kAny && a != b; };
        switch (op) {
        case BinaryOp::Multiply:
            if (left.scalar()) return right;
            if (right.scalar()) return left;
            if (!both) return {};
            if (differ(left.columns, right.rows))
                return mismatch("Incorrect dimensions for matrix multiplication.");
            return {left.rows, right.columns};
        case BinaryOp::Divide:
            if (right.scalar()) return left;
            if (!right.noScalar()) return {};
            if (differ(left.columns, right.columns))
                return mismatch("Matrix dimensions must agree.");
            return {left.rows, right.rows};
        case BinaryOp::LeftDivide:
            if (left.scalar()) return right;
            if (!left.noScalar()) return {};
            if (differ(left.rows, right.rows)) return mismatch("Matrix dimensions must agree.");
            return {left.columns, right.columns};
        case BinaryOp::Power:
            return left.scalar() && right.scalar() ? kScalar : Size();
        default: {
            const auto rows = expand(left.rows, right.rows);
            const auto columns = expand(left.columns, right.columns);
            if (!rows || !columns)
                return mismatch("Arrays have incompatible sizes for this operation.");
            return {*rows, *columns};
        }
        }
    }
    Size sizeOfRange(const RangeExpr& range) {
        sizeOf(range.first);
        sizeOf(range.last);
        const auto first = numberOf(range.first), last = numberOf(range.last);
        const auto step = range.step ? numberOf(range.step) : std::optional(1.0);
        if (!first || !last || !step || *step == 0) return {1, kAny};
        const double count = std::floor((*last - *first) / *step * (1 + 1e-12)) + 1;
        return {1, std::max(count, 0.0)};
    }
    Size sizeOfMatrix(const MatrixExpr& matrix) {
        Size whole{0, 0};
        for (const ExprList row : matrix.rows) {
            Size joined{0, 0};
            for (const Expr* element : row) {
                const Size size = sizeOf(element);
                // A list of any number, or a string, which makes strings of all.
                if (element->kind == ExprKind::CellIndex || element->kind == ExprKind::Field ||
                    element->kind == ExprKind::String)
                    return {};
                if (size.rows == 0 && size.columns == 0) continue;
                if (!size.known() || size.rows == 0 || size.columns == 0) return {};
                if (joined.rows == 0 && joined.columns == 0) {
                    joined = size;
                } else if (joined.rows != size.rows) {
                    return inconsistent(element->span, joined, size);
                } else {
                    joined.columns += size.columns;
                }
            }
            if (joined.rows == 0 && joined.columns == 0) continue;
            if (whole.rows == 0 && whole.columns == 0) {
                whole = joined;
            } else if (whole.columns != joined.columns) {
                return inconsistent(row.front()->span.to(row.back()->span), whole, joined);
            } else {
                whole.rows += joined.rows;
            }
        }
        return whole;
    }
    Size inconsistent(Span span, Size before, Size size) {
        doubt(span, "Dimensions of arrays being concatenated are not consistent.",
              "This is " + words(size) + ", what stands before it " + words(before) + ".");
        return {};
    }
    Size sizeOfIndex(const IndexExpr& index) {
        std::vector<Size> arguments;
        for (const Expr* argument : index.arguments)
            arguments.push_back(sizeOf(argument));
        const auto* name = dynCast<IdentifierExpr>(index.object);
        if (!name) {
            sizeOf(index.object);
            return {};
        }
        if (m_variables.contains(name->name)) return element(index, sizeOf(name));
        if (isOneOf(kMakers, name->name)) m_sizes.clear();
        return m_functions.contains(name->name) ? Size() : sizeOfCall(name->name, index, arguments);
    }
    /// An element that is there, or not.
    Size element(const IndexExpr& index, Size of) {
        const std::size_t count = index.arguments.size();
        if (count == 0 || count > 2) return {};
        bool single = true;
        for (std::size_t i = 0; i < count; ++i) {
            const std::optional<double> at = numberOf(index.arguments[i]);
            single = single && at;
            if (!at || !of.known()) continue;
            const double most = count == 1 ? of.rows * of.columns : i == 0 ? of.rows : of.columns;
            if (*at <= most) continue;
            const std::string limit = std::to_string(static_cast<long long>(most));
            doubt(index.span,
                  count == 1
                      ? "Index exceeds the number of array elements. Index must not exceed " +
                            limit + "."
                      : "Index in position " + std::to_string(i + 1) +
                            " exceeds array bounds. Index must not exceed " + limit + ".",
                  "The array is " + words(of) + ".");
            return {};
        }
        // Of what nothing is known it may be a call.
        const bool isArray = of.rows != kAny || of.columns != kAny;
        return single && isArray ? kScalar : Size();
    }
    static Size sizeOfCall(std::string_view name, const IndexExpr& index,
                           const std::vector<Size>& arguments) {
        const std::size_t count = arguments.size();
        if (isOneOf(kCounts, name)) return kScalar;
        if (isOneOf(kElementwise, name)) return count == 1 ? arguments[0] : Size();
        if (name == "linspace" && count >= 2)
            return {1, count == 2 ? 100 : lengthOf(index.arguments[2])};
        if (!isOneOf(kMade, name)) return {};
        std::vector<const Expr*> lengths;
        for (const Expr* argument : index.arguments) {
            if (argument->kind == ExprKind::Char || argument->kind == ExprKind::String) break;
            lengths.push_back(argument);
        }
        if (lengths.empty()) return name == "cell" ? Size{0, 0} : kScalar;
        if (lengths.size() == 1) {
            const double n = lengthOf(lengths[0]);
            return n == kAny ? Size() : Size{n, n};
        }
        if (lengths.size() > 2) return {};
        return {lengthOf(lengths[0]), lengthOf(lengths[1])};
    }

    std::unordered_set<std::string_view> m_variables; ///< what the code assigns somewhere
    std::unordered_set<std::string_view> m_functions; ///< of the text
    std::unordered_set<std::string_view> m_shared;    ///< that other functions assign, too
    Sizes m_sizes;
    int m_silent = 0; ///< how many `try` are around
    std::vector<Doubt>& m_doubts;
};

} // namespace

std::vector<Doubt> sizesThatCannotFit(const Ast& ast) {
    std::vector<Doubt> doubts;
    if (ast.kind == FileKind::Class) return doubts;
    SizeReader(ast, ast.assigned, doubts).read(ast.statements);
    for (const FunctionDef* function : ast.functions) {
        // Nested functions assign the variables of the one around them whenever they are called.
        if (function->nested.empty())
            SizeReader(ast, function->assigned, doubts).read(function->body);
    }
    return doubts;
}

} // namespace vitrine::lang
