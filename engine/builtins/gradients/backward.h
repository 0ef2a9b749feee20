// SPDX-License-Identifier: Apache-2.0
#pragma once
// The backward pass. Everything in it is an ordinary operation on arrays with the place of the
// forward operation, so it is captured, fused and placed as that is; with higher derivatives it
// runs on traced arrays and is recorded itself. Engine thread.
#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"
#include "builtins/gradients/tape.h"

#include <initializer_list>
#include <unordered_map>

namespace vitrine {

/// Array operations on plain or traced values at one place.
class GradientOps {
public:
    GradientOps(Interpreter& vm, Span at) : m_vm(vm), m_at(at) {}
    [[nodiscard]] Value op(BinaryOp which, const Value& a, const Value& b) const {
        return binaryOperation(m_vm, which, a, b, m_at);
    }
    [[nodiscard]] Value op(UnaryOp which, const Value& a) const {
        return unaryOperation(m_vm, which, a, m_at);
    }
    [[nodiscard]] Value times(const Value& a, const Value& b) const {
        return op(BinaryOp::Times, a, b);
    }
    /// A builtin by name; whatever the user's path calls so.
    [[nodiscard]] Value call(const char* name, std::span<const Value> args) const;
    [[nodiscard]] Value call(const char* name, std::initializer_list<Value> args) const {
        return call(name, std::span<const Value>(args.begin(), args.size()));
    }
    [[nodiscard]] std::vector<Value> callMany(const char* name, std::span<const Value> args,
                                              int nargout) const;
    [[nodiscard]] Value reshape(const Value& a, const Shape& shape) const;
    [[nodiscard]] Value index(const Value& a, std::span<const Value> subscripts) const;
    void assign(Value& a, std::span<const Value> subscripts, const Value& b) const;
    /// The same elements repeated to a larger shape along dimensions of length 1.
    [[nodiscard]] Value expand(const Value& a, const Shape& shape) const;
    /// Summed over the dimensions that `shape` does not have: what implicit expansion transposes
    /// to.
    [[nodiscard]] Value sumTo(const Value& a, const Shape& shape) const;
    [[nodiscard]] Value zeros(const Shape& shape, DType dtype, bool gpu) const;
    [[nodiscard]] Interpreter& vm() const { return m_vm; }
    [[nodiscard]] Span at() const { return m_at; }

private:
    Interpreter& m_vm;
    Span m_at;
};

using GradientMap = std::unordered_map<const TapeEntry*, Value>;

/// What a BackwardFunction sees of its node.
class Backward : public GradientOps {
public:
    /// leads: the entries that a wanted variable is reached through.
    Backward(Interpreter& vm, const TapeNode& node, const Value& gradient, GradientMap& gradients,
             const std::unordered_map<const TapeEntry*, bool>& leads, bool higher)
        : GradientOps(vm, node.span), m_node(node), m_gradient(gradient), m_gradients(gradients),
          m_leads(leads), m_higher(higher) {}

    [[nodiscard]] const TapeNode& node() const { return m_node; }
    /// Of the result.
    [[nodiscard]] const Value& gradient() const { return m_gradient; }
    [[nodiscard]] int count() const { return static_cast<int>(m_node.inputs.size()); }
    [[nodiscard]] const TapeInput& input(int i) const {
        return m_node.inputs[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Shape& shape(int i) const { return input(i).shape; }
    /// What the operation worked on, not traced.
    [[nodiscard]] const Value& plain(int i) const;
    /// Traced when higher derivatives are wanted.
    [[nodiscard]] Value argument(int i) const;
    [[nodiscard]] Value result() const;
    [[nodiscard]] bool wants(int i) const;
    /// Adds to the gradient of an argument: brought to its shape, class and realness.
    void add(int i, Value gradient) const;

private:
    const TapeNode& m_node;
    const Value& m_gradient;
    GradientMap& m_gradients;
    const std::unordered_map<const TapeEntry*, bool>& m_leads;
    bool m_higher;
};

/// By the derivative of node().operation.op.
void elementwiseBackward(Backward& b);

/// Gradients of y by each variable, all traced; zeros where y does not depend on one. higher: the
/// pass is recorded, so that its results can be differentiated.
[[nodiscard]] std::vector<Value> gradientsOf(Interpreter& vm, const Value& y,
                                             std::span<const Value> variables, bool higher,
                                             Span span);

} // namespace vitrine
