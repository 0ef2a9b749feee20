// SPDX-License-Identifier: Apache-2.0
#include "builtins/functions/arrayfun_kernel.h"

#include "accel/accelerator.h"
#include "accel/run/routines.h"
#include "base/settings.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/functions/scalar_compiler.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace vitrine {

namespace {

/// Iterations of loops that an element may take in one run; what is not done then starts again with
/// more, and what is not done in the end is interpreted. Runs stay short, so that stop works.
constexpr int64_t kBudgets[] = {1024, 16384, 131072};
constexpr double kRunSeconds = 0.05;

void note(Call& c, const std::string& why, uint32_t line) {
    Accelerator& accel = c.vm.accelerator();
    routines::note(accel, routines::lineOf(accel, c.span), "arrayfun",
                   "arrayfun calls its function for each element: " + why +
                       (line ? " (line " + std::to_string(line) + ")." : "."));
}

/// Rows [first, first + count) of column k.
Value columnOf(Call& c, const Value& columns, int64_t first, int64_t count, int64_t k) {
    const RangeIndex ranges[] = {{first, 1, count}, {k, 1, 1}};
    return c.vm.accelerator().slice(columns, ranges, c.span);
}

Value elementsAt(const Value& x, std::span<const int64_t> indices) {
    const Ref<Tensor> from = x.toTensor();
    Ref<Tensor> out =
        Tensor::make(from->dtype(), Shape(static_cast<int64_t>(indices.size()), 1), false, false);
    const std::size_t size = from->elementSize();
    const std::byte* source = from->hostBytes();
    std::byte* to = out->mutableHostBytes();
    for (std::size_t i = 0; i < indices.size(); ++i)
        std::memcpy(to + i * size, source + static_cast<std::size_t>(indices[i]) * size, size);
    return out;
}

class KernelRun {
public:
    KernelRun(Call& call, const ScalarKernel& kernel, const FunctionSource& source,
              std::vector<Value> inputs, Shape shape, bool gpu)
        : m_gpu(gpu), m_call(call), m_kernel(kernel), m_program(*kernel.program),
          m_inputs(std::move(inputs)), m_shape(std::move(shape)) {
        for (const std::string& name : kernel.parameters) {
            for (const auto& [known, value] : source.captures) {
                if (known == name) m_parameters.push_back(value);
            }
        }
    }

    /// The results as columns, or false when an element needs the interpreter's way.
    bool run(std::vector<Value>& results) {
        const int64_t n = m_shape.count();
        if (!m_program.canStop) {
            const Value columns = launch(m_inputs, n, INT64_C(0xffffffff));
            for (std::size_t k = 0; k < m_program.outputs.size(); ++k)
                results.push_back(finish(columnOf(m_call, columns, 0, n, at(k)), k));
            return true;
        }
        const int64_t most = chunk(kBudgets[0]);
        if (n <= most) {
            const Value columns = launch(m_inputs, n, kBudgets[0]);
            const Value states = columnOf(m_call, columns, 0, n, at(m_program.outputs.size()));
            const double worst = m_call.vm.accelerator()
                                     .reduce(ReduceOp::Max, states, 0, 2,
                                             {false, 0, m_program.container()}, m_call.span)
                                     .toDouble();
            if (worst == 2) return refuse();
            if (worst == 0) {
                for (std::size_t k = 0; k < m_program.outputs.size(); ++k)
                    results.push_back(finish(columnOf(m_call, columns, 0, n, at(k)), k));
                return true;
            }
            return finishOnHost(columns, results);
        }
        return finishOnHost({}, results);
    }

private:
    static int64_t at(std::size_t k) { return static_cast<int64_t>(k); }

    /// Elements of one run: it should end soon even if all of them use up their budget.
    int64_t chunk(int64_t budget) const {
        if (!m_program.loops) return INT64_MAX;
        const double rate = routines::arithmeticRate(m_call.vm.accelerator(), m_gpu);
        const double element = static_cast<double>(budget) * std::max(m_program.cost, 1.0);
        return std::max<int64_t>(64, static_cast<int64_t>(kRunSeconds * rate / element));
    }

    Value launch(std::span<const Value> inputs, int64_t count, int64_t budget) {
        return routines::scalarFunction(m_call.vm.accelerator(), m_kernel.program, inputs,
                                        m_parameters, count, budget, m_call.span);
    }

    Value finish(const Value& column, std::size_t k) {
        Accelerator& accel = m_call.vm.accelerator();
        const DType to = m_program.slots[static_cast<std::size_t>(m_program.outputs[k])].dtype;
        return accel.reshape(accel.convert(column, to, m_call.span), m_shape);
    }

    bool refuse() {
        note(m_call, "an element's result is complex, NaN is a condition, or an error is raised",
             0);
        return false;
    }

    /// What has results keeps them; the rest is run with larger budgets, piece by piece.
    bool finishOnHost(const Value& first, std::vector<Value>& results) {
        const int64_t n = m_shape.count();
        const auto outputs = m_program.outputs.size();
        std::vector<Ref<Tensor>> columns;
        for (std::size_t k = 0; k < outputs; ++k)
            columns.push_back(Tensor::make(m_program.container(), Shape(n, 1), false, false));
        std::vector<int64_t> left(static_cast<std::size_t>(n));
        std::iota(left.begin(), left.end(), int64_t{0});
        std::vector<Value> inputs;
        for (const Value& v : m_inputs)
            inputs.push_back(m_call.vm.accelerator().gather(v, m_call.span));
        for (const int64_t budget : kBudgets) {
            std::vector<int64_t> unfinished;
            const bool known = budget == kBudgets[0] && !first.isNothing();
            const int64_t piece = known ? n : chunk(budget);
            for (std::size_t begin = 0; begin < left.size();) {
                checkStop();
                const std::size_t end =
                    std::min(left.size(), begin + static_cast<std::size_t>(piece));
                const std::span<const int64_t> some(left.data() + begin, end - begin);
                if (!keep(known ? first : runSome(inputs, some, budget), some, columns, unfinished))
                    return refuse();
                begin = end;
            }
            left = std::move(unfinished);
            if (left.empty()) break;
        }
        if (!left.empty()) {
            note(m_call, "elements take more iterations than a kernel may", 0);
            return false;
        }
        for (std::size_t k = 0; k < outputs; ++k)
            results.push_back(finish(columns[k], k));
        return true;
    }

    Value runSome(const std::vector<Value>& inputs, std::span<const int64_t> some, int64_t budget) {
        std::vector<Value> parts;
        for (const Value& v : inputs)
            parts.push_back(elementsAt(v, some));
        return launch(parts, static_cast<int64_t>(some.size()), budget);
    }

    bool keep(const Value& made, std::span<const int64_t> indices,
              std::vector<Ref<Tensor>>& columns, std::vector<int64_t>& unfinished) {
        const Ref<Tensor> t = made.toTensor();
        const std::size_t size = t->elementSize();
        const std::byte* from = t->hostBytes();
        const auto count = indices.size();
        const std::size_t states = m_program.outputs.size();
        for (std::size_t i = 0; i < count; ++i) {
            const double state = t->asDouble(static_cast<int64_t>(i + states * count));
            if (state == 2) return false;
            if (state == 1) {
                unfinished.push_back(indices[i]);
                continue;
            }
            for (std::size_t k = 0; k < columns.size(); ++k)
                std::memcpy(columns[k]->mutableHostBytes() +
                                static_cast<std::size_t>(indices[i]) * size,
                            from + (i + k * count) * size, size);
        }
        return true;
    }

    bool m_gpu;
    Call& m_call;
    const ScalarKernel& m_kernel;
    const ScalarProgram& m_program;
    std::vector<Value> m_inputs;
    Shape m_shape;
    std::vector<Value> m_parameters;
};

/// Singleton dimensions are repeated, by reading them at stride 0.
Value spread(Call& c, const Value& x, const Shape& shape) {
    if (x.shape() == shape) return x;
    if (x.count() == 1) {
        const Value one = c.vm.accelerator().gather(x, c.span);
        return c.vm.accelerator().fill(one, shape, c.span);
    }
    std::vector<RangeIndex> ranges;
    for (int d = 0; d < shape.rank(); ++d)
        ranges.push_back({0, x.shape()[d] == 1 ? 0 : 1, shape[d]});
    return c.vm.accelerator().slice(x, ranges, c.span);
}

} // namespace

bool arrayfunByKernel(Call& c, const ApplyOptions& options) {
    if (!options.uniform || !options.errorHandler.isNothing() || !c[0].isFunctionHandle())
        return false;
    bool gpu = false;
    std::vector<DType> classes;
    for (const Value& v : options.inputs) {
        if (!v.isArray()) return false;
        gpu = gpu || v.isGpuArray();
    }
    const Shape shape = gpu ? expandedShape(options.inputs) : options.inputs[0].shape();
    constexpr int kMostDimensions = 6;
    if (shape.count() == 0 || shape.rank() > kMostDimensions) return false;
    if (!gpu && c.vm.accelerator().runsAtOnce({}, shape.count())) return false;
    for (const Value& v : options.inputs) {
        if (v.isComplex()) {
            note(c, "an argument is complex", 0);
            return false;
        }
        classes.push_back(v.dtype());
    }
    FunctionSource source;
    auto* sources = dynamic_cast<FunctionSources*>(&c.vm);
    if (!sources || !sources->functionSource(c[0], source)) {
        note(c, "the function is nested, or its source is not known", 0);
        return false;
    }
    const ScalarKernel& kernel = scalarKernel(c.vm, source, classes, std::max(c.nargout, 1));
    if (!kernel.program) {
        note(c, kernel.why, kernel.line);
        return false;
    }
    std::vector<Value> inputs;
    for (const Value& v : options.inputs)
        inputs.push_back(spread(c, v, shape));
    std::vector<Value> results;
    if (!KernelRun(c, kernel, source, std::move(inputs), shape, gpu).run(results)) return false;
    for (Value& v : results)
        c.result(gpu ? c.vm.accelerator().toGpuArray(v, c.span) : std::move(v));
    return true;
}

} // namespace vitrine
