// SPDX-License-Identifier: Apache-2.0
// Element-wise operations on arrays so small that planning would cost more than computing:
// evaluated at once with the same block functions that the host provider uses, so the bits are the
// same.
#include "accel/accel_state.h"
#include "value/convert.h"

#include <cstring>

namespace vitrine {

namespace {

/// n times x. Copies what is there already: a loop of single stores costs a third of a small
/// operation, and twice that where its code happens to lie badly.
template <typename T>
void repeat(T x, T* to, int64_t n) {
    const int64_t first = std::min<int64_t>(n, 32);
    std::fill_n(to, first, x);
    for (int64_t done = first; done < n;) {
        const int64_t more = std::min(done, n - done);
        std::memcpy(to + done, to, static_cast<std::size_t>(more) * sizeof(T));
        done += more;
    }
}

/// n elements of `compute` class for one argument, in place where possible, else in `scratch`.
const void* blockOperand(const Value& v, DType compute, const Shape& shape, int64_t n,
                         std::vector<std::byte>& scratch) {
    const std::size_t size = sizeOf(compute);
    const Tensor* t = v.isScalarInline() ? nullptr : &v.tensor();
    if (t && t->dtype() == compute && t->shape() == shape) return t->hostBytes();
    scratch.resize(std::max<std::size_t>(static_cast<std::size_t>(n), 1) * size);
    if (!t || t->count() == 1) {
        const uint64_t bits = scalarBits(v, compute);
        visitDType(compute, [&](auto tag) {
            std::memcpy(&tag, &bits, sizeof tag);
            repeat(tag, reinterpret_cast<decltype(tag)*>(scratch.data()), n);
        });
        return scratch.data();
    }
    if (t->shape() == shape) {
        convertElements(t->dtype(), t->hostBytes(), compute, scratch.data(), n);
        return scratch.data();
    }
    // Implicit expansion: walk the result's subscripts, repeating dimensions of length 1.
    std::vector<std::byte> converted(static_cast<std::size_t>(t->count()) * size);
    convertElements(t->dtype(), t->hostBytes(), compute, converted.data(), t->count());
    const int rank = shape.rank();
    std::vector<int64_t> at(static_cast<std::size_t>(rank), 0),
        stride(static_cast<std::size_t>(rank), 0);
    int64_t step = 1;
    for (int d = 0; d < rank; ++d) {
        stride[static_cast<std::size_t>(d)] = t->shape()[d] == 1 ? 0 : step;
        step *= t->shape()[d];
    }
    int64_t from = 0;
    for (int64_t i = 0; i < n; ++i) {
        std::memcpy(scratch.data() + static_cast<std::size_t>(i) * size,
                    converted.data() + static_cast<std::size_t>(from) * size, size);
        for (int d = 0; d < rank; ++d) {
            const auto k = static_cast<std::size_t>(d);
            from += stride[k];
            if (++at[k] < shape[d]) break;
            from -= stride[k] * shape[d];
            at[k] = 0;
        }
    }
    return scratch.data();
}

} // namespace

Value Accelerator::applyNow(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                            DType result, const Shape& shape, Span at) {
    thread_local std::array<std::vector<std::byte>, kMaxArity> scratch;
    const int64_t n = shape.count();
    std::array<const void*, kMaxArity> in{};
    bool gpuArray = false;
    for (std::size_t k = 0; k < args.size(); ++k) {
        const bool flag = op.rule == TypeRule::Logic || (op.rule == TypeRule::Select && k == 0);
        in[k] = blockOperand(args[k], flag ? DType::Logical : compute, shape, n, scratch[k]);
        gpuArray = gpuArray || args[k].isGpuArray();
    }
    const BlockFunction function = op.hostFor(compute);
    if (n == 1 && !gpuArray && shape.rank() == 2) {
        return visitDType(result, [&](auto tag) {
            function(in.data(), &tag, 1);
            return Value::scalar(tag);
        });
    }
    auto out = Tensor::make(result, shape, false, false);
    if (n > 0) function(in.data(), out->mutableHostBytes(), n);
    out->setGpuArray(gpuArray);
    m_state->recordEager(op.name, result, shape, at);
    return out;
}

void AccelState::recordEager(const char* name, DType dtype, const Shape& shape, Span at) {
    placer.noteTooSmall(name, shape.count(), at);
    const uint32_t node =
        recorder.addNode(name, dtype, shape, at, currentLoop, currentIteration, {});
    Event event;
    event.kind = EventKind::Dispatch;
    event.provider = providers.host().info().traceIndex;
    event.node = node;
    event.line = lineOf(at);
    event.bytes = static_cast<uint64_t>(shape.count()) * sizeOf(dtype);
    event.setLabel(name);
    trace.write(event);
}

} // namespace vitrine
