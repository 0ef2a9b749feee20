// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arrays of numbers, logicals and characters. A Tensor's elements are on the host, on a device, on
// both (mirrored), or not computed yet (pending); only this file and accel/ know which. Tensors are
// shared by reference and changed only through Value::mutableTensor (copy on write). Engine thread;
// figures may hold and read the RemoteArray of a tensor from the interface's thread.
#include "base/result.h"
#include "value/dtype.h"
#include "value/heap_object.h"
#include "value/shape.h"

#include <complex>
#include <memory>

namespace vitrine {

/// Bytes on the host, 64-byte aligned.
class HostBuffer : public RefCounted {
public:
    /// Zero-filled when zero is true. OutOfMemory names the size.
    static Result<Ref<HostBuffer>> allocate(std::size_t bytes, bool zero);
    ~HostBuffer() override;
    [[nodiscard]] std::byte* data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    HostBuffer(std::byte* data, std::size_t size) : m_data(data), m_size(size) {}
    std::byte* m_data;
    std::size_t m_size;
};

class Tensor;

/// Elements that live elsewhere: pending in the acceleration graph, or in a device buffer.
/// Implemented by accel/; one object for the life of one array value.
class RemoteArray : public RefCounted {
public:
    enum class State : uint8_t { Pending, Device, Lost };
    [[nodiscard]] virtual State state() const = 0;
    /// Computes what is pending and copies to host memory; the result stays on the device too.
    virtual Result<Ref<HostBuffer>> toHost() = 0;
    /// Copies elements [first, first+count) only; elementSize counts complex as one element.
    virtual Status readElements(int64_t first, int64_t count, void* out) = 0;
    /// Complex arrays: the real parts when every imaginary part is zero, else null. Computes what
    /// is pending to find out; throws ScriptError on failure.
    virtual Ref<Tensor> narrowed();
};

/// What is known of every element's sign without looking; spares domain checks (sqrt, log) a flush.
/// NaN satisfies both: NotNegative allows -0, SignClear does not.
enum class SignBound : uint8_t { Unknown, NotNegative, SignClear };

class Tensor final : public HeapObject {
public:
    Tensor(DType dtype, Shape shape, Ref<HostBuffer> host, bool complex = false);
    Tensor(DType dtype, Shape shape, Ref<RemoteArray> remote, bool complex = false);
    /// Elements zero, or uninitialised when zero is false. Throws ScriptError MATLAB:nomem.
    static Ref<Tensor> make(DType dtype, const Shape& shape, bool complex = false,
                            bool zero = true);

    [[nodiscard]] DType dtype() const { return m_dtype; }
    /// MATLAB's isreal, negated. A complex result that nobody has computed yet is real after all
    /// when its imaginary parts turn out to be zero: asking computes it.
    [[nodiscard]] bool isComplex() const {
        if (m_undecided) decide();
        return m_complex;
    }
    /// The same without computing: false is certain.
    [[nodiscard]] bool mayBeComplex() const { return m_complex; }
    /// A result of complex arithmetic: real should all imaginary parts be zero.
    [[nodiscard]] bool isUndecided() const { return m_undecided; }
    void setUndecided() { m_undecided = true; }
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    [[nodiscard]] int64_t count() const { return m_count; }
    [[nodiscard]] std::size_t elementSize() const {
        return sizeOf(m_dtype) * (isComplex() ? 2 : 1);
    }
    [[nodiscard]] std::size_t byteSize() const {
        return elementSize() * static_cast<std::size_t>(m_count);
    }
    /// What the elements take as far as is known without computing anything, for tables.
    [[nodiscard]] std::size_t storedBytes() const {
        return sizeOf(m_dtype) * (m_complex ? 2 : 1) * static_cast<std::size_t>(m_count);
    }
    /// The value's class is gpuArray as the user sees it (explicit gpuArray, or computed from one).
    [[nodiscard]] bool isGpuArray() const { return m_gpuArray; }
    void setGpuArray(bool on) { m_gpuArray = on; }
    /// Forgotten at the first write.
    [[nodiscard]] SignBound signBound() const { return m_signBound; }
    void setSignBound(SignBound bound) const { m_signBound = bound; }

    [[nodiscard]] bool onHost() const { return static_cast<bool>(m_host); }
    /// Null when the elements are on the host only.
    [[nodiscard]] const Ref<RemoteArray>& remote() const { return m_remote; }
    /// Host elements, or null; does not compute or copy anything.
    [[nodiscard]] const Ref<HostBuffer>& hostBuffer() const { return m_host; }
    /// Makes the host copy exist (flush, download). The remote copy stays.
    Status ensureHost() const;
    /// Notes that a copy now exists on a device as well (an upload).
    void setRemote(Ref<RemoteArray> remote) const { m_remote = std::move(remote); }
    /// Forgets the host copy of a mirrored array.
    void dropHost() const {
        if (m_remote) m_host = nullptr;
    }
    /// Forgets the remote copy; the host copy must exist.
    void dropRemote() const {
        if (m_host) m_remote = nullptr;
    }

    /// Host elements for reading; computes and downloads when needed, throws ScriptError on
    /// failure. T is the C++ type of dtype (for complex arrays use complexData or the interleaved
    /// parts).
    template <typename T>
    [[nodiscard]] const T* data() const {
        return reinterpret_cast<const T*>(hostBytes());
    }
    template <typename T>
    [[nodiscard]] const std::complex<T>* complexData() const {
        return reinterpret_cast<const std::complex<T>*>(hostBytes());
    }
    /// For writing: the caller must be the only owner. Drops a remote copy.
    template <typename T>
    [[nodiscard]] T* mutableData() {
        return reinterpret_cast<T*>(mutableHostBytes());
    }
    template <typename T>
    [[nodiscard]] std::complex<T>* mutableComplexData() {
        return reinterpret_cast<std::complex<T>*>(mutableHostBytes());
    }
    [[nodiscard]] const std::byte* hostBytes() const;
    [[nodiscard]] std::byte* mutableHostBytes();

    /// Same elements under another shape of equal count (shares storage).
    [[nodiscard]] Ref<Tensor> reshaped(const Shape& shape) const;
    /// A copy with host storage of its own.
    [[nodiscard]] Ref<Tensor> clone() const;
    /// Element (from 0) as double: real part, characters as code units. Host copy is made if
    /// needed.
    [[nodiscard]] double asDouble(int64_t index) const;
    /// Grows the count of a vector or matrix along its last non-singleton dimension in place when
    /// the host buffer has room; amortises x(end+1)=v. False when a copy is needed. Caller is only
    /// owner.
    bool growInPlace(const Shape& shape);
    /// Whether some imaginary part of a complex array on the host is not zero. Where it was seen
    /// last is looked at first, so that a store an iteration need not search the array again.
    [[nodiscard]] bool hasImaginaryPart() const;

private:
    void decide() const;

    DType m_dtype;
    mutable bool m_complex;
    mutable bool m_undecided = false; ///< only while m_complex, and nothing is on the host
    bool m_gpuArray = false;
    mutable SignBound m_signBound = SignBound::Unknown;
    Shape m_shape;
    int64_t m_count;
    mutable int64_t m_imaginaryAt = 0; ///< where to look first; only a hint
    mutable Ref<HostBuffer> m_host;
    mutable Ref<RemoteArray> m_remote;
};

} // namespace vitrine
