// SPDX-License-Identifier: Apache-2.0
#pragma once
// Evaluates small expressions with builtins and operators alone (no parser, no virtual machine), so
// that tests of this layer read like the language: numbers, 'text', "strings", matrices with commas
// and semicolons, cells, ranges, operators, calls, indexing, assignment, `end`.
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "interpreter.h"

namespace vitrine::testing {

class ExpressionRunner : public BuiltinRunner {
public:
    ~ExpressionRunner() override { variables.clear(); } // arrays go before the accelerator

    /// Runs statements separated by `;` at the top level; gives the last value.
    Value eval(std::string_view code) {
        m_text = code;
        m_at = 0;
        Value last;
        while (skip(), m_at < m_text.size()) {
            last = statement();
            skip();
            if (m_at < m_text.size() && m_text[m_at] == ';') ++m_at;
        }
        return last;
    }

    /// "double [1 3] [1 2 3]": class, size and elements (as a column above two dimensions).
    std::string describe(std::string_view code) {
        try {
            Value v = eval(code);
            if (v.isNothing()) return "nothing";
            std::string text = v.className() + " " + shapeText(v.shape()) + " ";
            if (v.isArray() && v.shape().rank() > 2)
                v = one("reshape", {v, Value(static_cast<double>(v.count())), Value(1.0)});
            if (v.isArray()) return text + one("mat2str", {v, Value(15.0)}).toText();
            if (v.isString()) {
                for (const auto& e : v.strings().elements)
                    text += "<" + e.value_or("missing") + ">";
            }
            if (v.isCell()) {
                for (const Value& e : v.cell().elements)
                    text +=
                        "{" +
                        (e.isArray() ? one("mat2str", {e, Value(15.0)}).toText() : e.className()) +
                        "}";
            }
            return text;
        } catch (const ScriptError& error) {
            return "error: " + error.message;
        }
    }

private:
    static std::string shapeText(const Shape& shape) {
        std::string out = "[";
        for (int64_t d : shape.dims())
            out += (out.size() > 1 ? " " : "") + std::to_string(d);
        return out + "]";
    }
    void skip() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n'))
            ++m_at;
    }
    bool take(std::string_view token) {
        skip();
        if (m_text.substr(m_at, token.size()) != token) return false;
        m_at += token.size();
        return true;
    }
    [[nodiscard]] bool ahead(std::string_view token) {
        skip();
        return m_text.substr(m_at, token.size()) == token;
    }
    static bool isName(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    }
    std::string name() {
        skip();
        std::string out;
        while (m_at < m_text.size() && isName(m_text[m_at]))
            out += m_text[m_at++];
        return out;
    }

    Value statement() {
        const std::size_t start = m_at;
        if (ahead("[")) {
            // [a,b] = f(…)
            std::vector<std::string> targets;
            ++m_at;
            bool names = true;
            do {
                targets.push_back(take("~") ? "~" : name());
                names = names && !targets.back().empty();
            } while (names && take(","));
            if (names && take("]") && ahead("=") && !ahead("==")) {
                take("=");
                m_nargout = static_cast<int>(targets.size());
                const std::string function = name();
                std::vector<Value> args;
                if (take("(")) args = arguments(nullptr);
                const std::vector<Value> out = run(function, args, m_nargout);
                for (std::size_t i = 0; i < targets.size(); ++i)
                    variables[targets[i]] = out.at(i);
                return out.at(0);
            }
            m_at = start;
        }
        const std::string target = name();
        if (!target.empty() && !(target[0] >= '0' && target[0] <= '9')) {
            std::vector<Value> subs;
            bool indexed = false;
            if (ahead("(") && variables.count(target)) {
                take("(");
                const Value base = variables[target];
                subs = arguments(&base);
                indexed = true;
            } else if (ahead("(")) {
                const std::size_t open = m_at;
                try {
                    take("(");
                    subs = arguments(nullptr);
                    indexed = true;
                } catch (const ScriptError&) {
                    m_at = open;
                    indexed = false;
                }
            }
            if (ahead("=") && !ahead("==")) {
                take("=");
                skip();
                if (indexed && take("[]")) {
                    deleteIndexed(*this, variables[target], subs, {});
                    return variables[target];
                }
                Value right = expression(0);
                if (indexed)
                    assignIndexed(*this, variables[target], subs, right, {});
                else
                    variables[target] = right;
                return variables[target];
            }
        }
        m_at = start;
        return expression(0);
    }

    struct Operator {
        const char* text;
        int level;
        BinaryOp op;
    };

    bool binary(int level, BinaryOp& op) {
        static constexpr Operator kOperators[] = {
            {"|", 0, BinaryOp::Or},        {"&", 1, BinaryOp::And},    {"==", 2, BinaryOp::Eq},
            {"~=", 2, BinaryOp::Ne},       {"<=", 2, BinaryOp::Le},    {">=", 2, BinaryOp::Ge},
            {"<", 2, BinaryOp::Lt},        {">", 2, BinaryOp::Gt},     {"+", 4, BinaryOp::Plus},
            {"-", 4, BinaryOp::Minus},     {".*", 5, BinaryOp::Times}, {"./", 5, BinaryOp::RDivide},
            {".\\", 5, BinaryOp::LDivide}, {"*", 5, BinaryOp::MTimes}, {"/", 5, BinaryOp::MRDivide},
            {"\\", 5, BinaryOp::MLDivide}};
        for (const Operator& o : kOperators) {
            if (o.level == level && ahead(o.text)) {
                take(o.text);
                op = o.op;
                return true;
            }
        }
        return false;
    }

    Value expression(int level) {
        if (level == 3) return range();
        if (level == 6) return unary();
        Value left = expression(level + 1);
        BinaryOp op{};
        while (binary(level, op))
            left = binaryOperation(*this, op, left, expression(level + 1), {});
        return left;
    }

    Value range() {
        Value first = expression(4);
        if (!ahead(":")) return first;
        take(":");
        Value second = expression(4);
        if (!take(":")) return rangeOperation(*this, first, Value(), second, {});
        return rangeOperation(*this, first, second, expression(4), {});
    }

    Value unary() {
        if (take("-")) return unaryOperation(*this, UnaryOp::Minus, unary(), {});
        if (take("+")) return unaryOperation(*this, UnaryOp::Plus, unary(), {});
        if (take("~")) return unaryOperation(*this, UnaryOp::Not, unary(), {});
        return power();
    }

    Value power() {
        Value base = postfix();
        for (;;) {
            const bool element = ahead(".^");
            if (!take(".^") && !take("^")) return base;
            const bool negative = take("-");
            Value exponent = postfix();
            if (negative) exponent = unaryOperation(*this, UnaryOp::Minus, exponent, {});
            base = binaryOperation(*this, element ? BinaryOp::Power : BinaryOp::MPower, base,
                                   exponent, {});
        }
    }

    Value postfix() {
        Value v = primary();
        for (;;) {
            if (m_text.substr(m_at, 2) == ".'") {
                m_at += 2;
                v = unaryOperation(*this, UnaryOp::Transpose, v, {});
            } else if (m_at < m_text.size() && m_text[m_at] == '\'') {
                ++m_at;
                v = unaryOperation(*this, UnaryOp::CTranspose, v, {});
            } else {
                return v;
            }
        }
    }

    /// Arguments up to the closing parenthesis; `end` and `:` refer to base.
    std::vector<Value> arguments(const Value* base) {
        std::vector<Value> args;
        const Value* const outer = m_base;
        const int outerPosition = m_position, outerCount = m_count;
        if (take(")")) return args;
        // The number of subscripts decides what `end` means: count the commas first.
        int depth = 0, count = 1;
        for (std::size_t k = m_at; k < m_text.size(); ++k) {
            const char c = m_text[k];
            if (c == '(' || c == '[' || c == '{') ++depth;
            if ((c == ')' || c == ']' || c == '}') && depth-- == 0) break;
            if (c == ',' && depth == 0) ++count;
        }
        if (base) {
            m_base = base;
            m_count = count;
        }
        do {
            if (base) m_position = static_cast<int>(args.size());
            skip();
            if (ahead(":") && (m_at + 1 < m_text.size()) &&
                (m_text[m_at + 1] == ',' || m_text[m_at + 1] == ')')) {
                take(":");
                args.push_back(m_colon);
            } else {
                args.push_back(expression(0));
            }
        } while (take(","));
        m_base = outer;
        m_position = outerPosition;
        m_count = outerCount;
        if (!take(")")) throw ScriptError("test:syntax", "expected ) in " + std::string(m_text));
        return args;
    }

    Value brackets(char close) {
        std::vector<std::vector<Value>> rows(1);
        const std::string end(1, close);
        while (!take(end)) {
            if (take(";")) {
                rows.emplace_back();
                continue;
            }
            if (take(",")) continue;
            Value v = expression(0);
            if (close == '}') v = Value(makeRef<Cell>(Shape(1, 1), std::vector<Value>{v}));
            rows.back().push_back(v);
        }
        if (rows.size() == 1 && rows[0].empty())
            return close == '}' ? Value(makeRef<Cell>(Shape(0, 0))) : Value::emptyMatrix();
        return concatenate(*this, rows, {});
    }

    Value quoted(char quote) {
        std::string text;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != quote; ++m_at)
            text += m_text[m_at];
        ++m_at;
        return quote == '"' ? Value::string(text) : Value::text(text);
    }

    Value primary() {
        skip();
        const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (take("(")) {
            Value v = expression(0);
            if (!take(")"))
                throw ScriptError("test:syntax", "expected ) in " + std::string(m_text));
            return v;
        }
        if (take("[")) return brackets(']');
        if (take("{")) return brackets('}');
        if (c == '\'' || c == '"') return quoted(c);
        if (take("@")) return handle(name().c_str());
        if ((c >= '0' && c <= '9') || c == '.') {
            const std::string rest(m_text.substr(m_at));
            char* end = nullptr;
            const double x = std::strtod(rest.c_str(), &end);
            auto length = static_cast<std::size_t>(end - rest.c_str());
            // "2.^x": the point belongs to the operator.
            if (length > 1 && rest[length - 1] == '.' && length < rest.size() &&
                std::string_view("*/\\^").find(rest[length]) != std::string_view::npos)
                --length;
            m_at += length;
            if (m_at < m_text.size() && m_text[m_at] == 'i') {
                ++m_at;
                return one("complex", {Value(0.0), Value(x)});
            }
            return x;
        }
        const std::string word = name();
        if (word.empty())
            throw ScriptError("test:syntax", "unexpected text in " + std::string(m_text));
        if (word == "end" && m_base)
            return static_cast<double>(endValue(m_base->shape(), m_position, m_count));
        const auto variable = variables.find(word);
        if (variable != variables.end()) {
            const Value base = variable->second;
            if (m_text.substr(m_at, 1) != "(") return base;
            ++m_at;
            const std::vector<Value> subs = arguments(&base);
            return indexValue(*this, base, subs, {});
        }
        std::vector<Value> args;
        if (m_text.substr(m_at, 1) == "(") {
            ++m_at;
            args = arguments(nullptr);
        }
        const Builtin* row = findBuiltin(word);
        if (row && (static_cast<int>(args.size()) < row->minArgs ||
                    (row->maxArgs >= 0 && static_cast<int>(args.size()) > row->maxArgs)))
            throw ScriptError("test:arguments", "wrong number of arguments for " + word);
        return one(word, args);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    const Value m_colon = Value::scalar(u':');
    const Value* m_base = nullptr;
    int m_position = 0;
    int m_count = 1;
    int m_nargout = 1;
};

} // namespace vitrine::testing
