// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/complex_values.h"

#include "accel/accel_state.h"

namespace vitrine::complexes {

namespace {

template <typename F>
void visitFloat(DType t, F&& f) {
    t == DType::Single ? f(float{}) : f(double{});
}

bool isFillOfZero(const Tensor& t) {
    const Operand* scalar = fillOf(t);
    return scalar && !scalar->array && scalar->bits == 0;
}

bool isZeroScalar(const Tensor& t) {
    return t.count() == 1 && t.onHost() &&
           (t.dtype() == DType::Single ? t.data<float>()[0] == 0 : t.data<double>()[0] == 0);
}

/// Where a pending array is computed.
Span placeOf(const Tensor& t) {
    if (!t.remote()) return {};
    const auto& handle = static_cast<const ArrayHandle&>(*t.remote());
    return handle.node ? handle.node->span : Span{};
}

/// The remote side of a captured complex value. A copy on the host may exist beside it.
class ComplexArray final : public RemoteArray {
public:
    ComplexArray(Accelerator& accel, Ref<Tensor> real, Ref<Tensor> imaginary,
                 const Origin& from = {})
        : re(std::move(real)), im(std::move(imaginary)), origin(from), number(++s_last),
          m_accel(accel) {}

    [[nodiscard]] State state() const override {
        State worst = State::Device;
        for (const Tensor* half : {re.get(), im.get()}) {
            if (half->onHost() || !half->remote()) continue;
            const State s = half->remote()->state();
            if (s == State::Lost || worst != State::Lost) worst = s == State::Device ? worst : s;
        }
        return worst;
    }

    Result<Ref<HostBuffer>> toHost() override {
        VITRINE_CHECK(re->ensureHost());
        VITRINE_CHECK(im->ensureHost());
        const auto n = static_cast<std::size_t>(re->count());
        VITRINE_TRY(Ref<HostBuffer> out, HostBuffer::allocate(2 * n * sizeOf(re->dtype()), false));
        visitFloat(re->dtype(), [&](auto tag) {
            using T = decltype(tag);
            T* to = reinterpret_cast<T*>(out->data());
            const T* x = re->data<T>();
            const T* y = im->data<T>();
            for (std::size_t i = 0; i < n; ++i) {
                to[2 * i] = x[i];
                to[2 * i + 1] = y[i];
            }
        });
        return out;
    }

    Status readElements(int64_t first, int64_t count, void* out) override {
        VITRINE_TRY(const Ref<HostBuffer> all, toHost());
        const std::size_t size = 2 * sizeOf(re->dtype());
        std::memcpy(out, all->data() + static_cast<std::size_t>(first) * size,
                    static_cast<std::size_t>(count) * size);
        return {};
    }

    Ref<Tensor> narrowed() override {
        if (!m_decided) {
            ReduceOptions options;
            options.resultClass = DType::Logical;
            const Value any = m_accel.reduce(ReduceOp::Any, Value(im), 0, im->shape().rank(),
                                             options, placeOf(*im));
            if (any.kind() == Kind::Tensor && any.tensor().remote())
                static_cast<ArrayHandle&>(*any.tensor().remote()).decides = true;
            m_real = any.toDouble() == 0;
            m_decided = true;
        }
        return m_real ? re : nullptr;
    }

    const Ref<Tensor> re, im;
    const Origin origin;
    const uint64_t number;

private:
    static inline uint64_t s_last = 0; ///< engine thread
    Accelerator& m_accel;
    bool m_decided = false;
    bool m_real = false;
};

Parts split(Accelerator& accel, const Tensor& z) {
    const DType t = z.dtype();
    const Ref<Tensor> re = Tensor::make(t, z.shape(), false, false);
    const Ref<Tensor> im = Tensor::make(t, z.shape(), false, false);
    visitFloat(t, [&](auto tag) {
        using T = decltype(tag);
        const T* from = z.data<T>();
        T* x = re->mutableData<T>();
        T* y = im->mutableData<T>();
        for (int64_t i = 0; i < z.count(); ++i) {
            x[i] = from[2 * i];
            y[i] = from[2 * i + 1];
        }
    });
    if (z.count() == 1 && !z.isGpuArray()) return {Value(re).simplified(), Value(im).simplified()};
    re->setGpuArray(z.isGpuArray());
    im->setGpuArray(z.isGpuArray());
    z.setRemote(Ref<RemoteArray>(makeRef<ComplexArray>(accel, re, im).get()));
    return {Value(re), Value(im)};
}

Value shaped(const Ref<Tensor>& half, const Tensor& like) {
    const bool same = half->shape() == like.shape() && half->isGpuArray() == like.isGpuArray();
    if (same) return Value(half);
    Ref<Tensor> out = half->reshaped(like.shape());
    out->setGpuArray(like.isGpuArray());
    return Value(std::move(out));
}

} // namespace

bool isRemote(const Value& z) {
    return z.mayBeComplex() && (!z.tensor().onHost() || z.isGpuArray());
}

bool wantsCapture(Accelerator& accel, const Value& z) {
    if (!z.mayBeComplex() || z.shape().rank() > kMaxRank) return false;
    return !accel.runsAtOnce({&z, 1}, z.count());
}

Parts parts(Accelerator& accel, const Value& z) {
    const Tensor& t = z.tensor();
    if (!t.remote()) return split(accel, t);
    const auto& array = static_cast<const ComplexArray&>(*t.remote());
    return {shaped(array.re, t), shaped(array.im, t)};
}

Value join(Accelerator& accel, const Parts& parts, bool undecided, const Origin& origin) {
    const Ref<Tensor> re = parts.re.toTensor();
    const Ref<Tensor> im = parts.im.toTensor();
    VITRINE_ASSERT(re->shape() == im->shape() && re->dtype() == im->dtype());
    const bool gpu = re->isGpuArray() || im->isGpuArray();
    const auto array = makeRef<ComplexArray>(accel, re, im, origin);
    Ref<Tensor> out;
    if (re->onHost() && im->onHost() && !gpu) {
        if (undecided) {
            bool real = true;
            visitFloat(im->dtype(), [&](auto tag) {
                using T = decltype(tag);
                const T* y = im->data<T>();
                for (int64_t i = 0; real && i < im->count(); ++i)
                    real = y[i] == T(0);
            });
            if (real) return parts.re.simplified();
        }
        out = makeRef<Tensor>(re->dtype(), re->shape(), orThrow(array->toHost()), true);
    } else {
        out = makeRef<Tensor>(re->dtype(), re->shape(), Ref<RemoteArray>(array.get()), true);
        if (undecided) out->setUndecided();
    }
    out->setGpuArray(gpu);
    return Value(std::move(out));
}

bool isLikelyReal(const Value& z) {
    if (!z.mayBeComplex() || !z.tensor().isUndecided()) return false;
    return static_cast<const ComplexArray&>(*z.tensor().remote()).origin.likelyReal;
}

bool isLikelyImaginary(const Value& z) {
    if (!z.mayBeComplex()) return false;
    const Tensor& t = z.tensor();
    if (!t.remote()) return isZeroScalar(t); // its real part
    const auto& array = static_cast<const ComplexArray&>(*t.remote());
    return array.origin.likelyImaginary || isFillOfZero(*array.re);
}

Origin originOfElements(const Value& z) {
    return {isLikelyReal(z), 0, isLikelyImaginary(z)};
}

namespace {

/// The array that z is in its own shape, or null.
const ComplexArray* wholeArray(const Value& z) {
    if (!z.mayBeComplex() || !z.tensor().remote()) return nullptr;
    const auto& array = static_cast<const ComplexArray&>(*z.tensor().remote());
    return array.im->shape() == z.shape() ? &array : nullptr;
}

} // namespace

uint64_t arrayOf(const Value& z) {
    const ComplexArray* array = wholeArray(z);
    return array ? array->number : 0;
}

bool areConjugate(const Value& a, const Value& b) {
    const ComplexArray *x = wholeArray(a), *y = wholeArray(b);
    return x && y && (x->origin.conjugateOf == y->number || y->origin.conjugateOf == x->number);
}

bool mayAsk(Accelerator& accel) {
    return !accel.state().graph.isInLoop();
}

const ArrayHandle* realPartHandle(const Value& z) {
    if (!z.tensor().remote()) return nullptr;
    const auto& array = static_cast<const ComplexArray&>(*z.tensor().remote());
    return static_cast<const ArrayHandle*>(array.re->remote().get());
}

bool addHandles(const Value& v, std::vector<const ArrayHandle*>& to) {
    if (v.kind() != Kind::Tensor || !v.tensor().remote() || v.tensor().onHost()) return false;
    if (!v.mayBeComplex()) {
        to.push_back(static_cast<const ArrayHandle*>(v.tensor().remote().get()));
        return true;
    }
    const auto& z = static_cast<const ComplexArray&>(*v.tensor().remote());
    return addHandles(Value(z.re), to) && addHandles(Value(z.im), to);
}

void nameParts(Accelerator& accel, const Value& z, std::string_view variable) {
    if (!z.tensor().remote()) return;
    const auto& array = static_cast<const ComplexArray&>(*z.tensor().remote());
    accel.nameValue(Value(array.re), std::string(variable) + "_re");
    accel.nameValue(Value(array.im), std::string(variable) + "_im");
}

} // namespace vitrine::complexes
