// SPDX-License-Identifier: Apache-2.0
#pragma once
// Value: 16 bytes that hold any MATLAB value. Real scalars of every class are inline and allocate
// nothing; everything else is a counted pointer with copy-on-write by whoever changes it.
#include "base/ref.h"
#include "value/dtype.h"
#include "value/heap_object.h"
#include "value/shape.h"

#include <bit>
#include <cstring>
#include <string>
#include <string_view>

namespace vitrine {

class Tensor;
class SparseMatrix;
class DlArray;
class Cell;
class StructArray;
class StringArray;
class FunctionHandle;
class MapObject;
class ObjectValue;

class Value {
public:
    Value() = default;
    Value(double x) : m_bits(std::bit_cast<uint64_t>(x)), m_kind(Kind::Scalar) {}
    Value(const Value& other) : m_bits(other.m_bits), m_kind(other.m_kind), m_dtype(other.m_dtype) {
        if (isHeap()) object()->retain();
    }
    Value(Value&& other) noexcept
        : m_bits(other.m_bits), m_kind(other.m_kind), m_dtype(other.m_dtype) {
        other.m_kind = Kind::Nothing;
    }
    template <typename T>
    requires std::is_base_of_v<HeapObject, T> Value(Ref<T> ref) {
        if (T* p = ref.detach()) {
            m_bits = reinterpret_cast<uintptr_t>(static_cast<HeapObject*>(p));
            m_kind = static_cast<HeapObject*>(p)->kind();
        }
    }
    ~Value() {
        if (isHeap()) object()->release();
    }
    Value& operator=(const Value& other) {
        Value copy(other);
        swap(copy);
        return *this;
    }
    Value& operator=(Value&& other) noexcept {
        swap(other);
        return *this;
    }
    void swap(Value& other) noexcept {
        std::swap(m_bits, other.m_bits);
        std::swap(m_kind, other.m_kind);
        std::swap(m_dtype, other.m_dtype);
    }

    /// An inline scalar of T's class: Value::scalar<int8_t>(5), Value::scalar(true).
    template <typename T>
    static Value scalar(T x) {
        Value v;
        v.m_kind = Kind::Scalar;
        v.m_dtype = kDTypeOf<T>;
        v.m_bits = 0;
        std::memcpy(&v.m_bits, &x, sizeof(T));
        return v;
    }
    static Value logical(bool x) { return scalar(x); }
    /// 1-by-n char row from UTF-8.
    static Value text(std::string_view utf8);
    /// 1-by-1 string from UTF-8.
    static Value string(std::string_view utf8);
    /// 0-by-0 double.
    static Value emptyMatrix();

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isNothing() const { return m_kind == Kind::Nothing; }
    [[nodiscard]] bool isScalarInline() const { return m_kind == Kind::Scalar; }
    /// An inline real double: the interpreter's fast path.
    [[nodiscard]] bool isDoubleInline() const {
        return m_kind == Kind::Scalar && m_dtype == DType::Double;
    }
    [[nodiscard]] double doubleInline() const { return std::bit_cast<double>(m_bits); }
    template <typename T>
    [[nodiscard]] T scalarAs() const {
        T x;
        std::memcpy(&x, &m_bits, sizeof(T));
        return x;
    }

    /// Numeric, logical or char in full storage, inline or array.
    [[nodiscard]] bool isArray() const { return m_kind == Kind::Scalar || m_kind == Kind::Tensor; }
    [[nodiscard]] bool isSparse() const { return m_kind == Kind::Sparse; }
    [[nodiscard]] bool isDlArray() const { return m_kind == Kind::DlArray; }
    /// Element type; only when isArray(), isSparse() or isDlArray().
    [[nodiscard]] DType dtype() const;
    [[nodiscard]] bool isComplex() const;
    /// Without computing anything (Tensor::mayBeComplex).
    [[nodiscard]] bool mayBeComplex() const;
    [[nodiscard]] Shape shape() const;
    [[nodiscard]] int64_t count() const;
    [[nodiscard]] bool isChar() const { return isArray() && dtype() == DType::Char; }
    [[nodiscard]] bool isLogical() const { return isArray() && dtype() == DType::Logical; }
    [[nodiscard]] bool isNumericClass() const { return isArray() && isNumeric(dtype()); }
    [[nodiscard]] bool isString() const { return m_kind == Kind::String; }
    [[nodiscard]] bool isCell() const { return m_kind == Kind::Cell; }
    [[nodiscard]] bool isStruct() const { return m_kind == Kind::Struct; }
    [[nodiscard]] bool isFunctionHandle() const { return m_kind == Kind::FunctionHandle; }
    /// A char row (or 0-by-0 char) or a string scalar: what MATLAB calls a text scalar.
    [[nodiscard]] bool isTextScalar() const;
    /// MATLAB's class(): "double", "cell", "gpuArray", an object's class, …
    [[nodiscard]] std::string className() const;

    /// Typed access; asserts the kind.
    [[nodiscard]] const Tensor& tensor() const;
    [[nodiscard]] const SparseMatrix& sparse() const;
    [[nodiscard]] const DlArray& dlarray() const;
    [[nodiscard]] const Cell& cell() const;
    [[nodiscard]] const StructArray& structure() const;
    [[nodiscard]] const StringArray& strings() const;
    [[nodiscard]] const FunctionHandle& handle() const;
    [[nodiscard]] MapObject& map() const;
    [[nodiscard]] ObjectValue& objectValue() const;
    /// For changing: copies first when shared. An inline scalar becomes a 1-by-1 tensor.
    Tensor& mutableTensor();
    Cell& mutableCell();
    StructArray& mutableStruct();
    StringArray& mutableStrings();

    /// The array as a Tensor (an inline scalar becomes 1-by-1); asserts isArray().
    [[nodiscard]] Ref<Tensor> toTensor() const;
    /// First element as a double (characters as code units, logical as 0/1); NaN when empty.
    [[nodiscard]] double toDouble() const;
    /// A text scalar as UTF-8; a char matrix row by row is the caller's business. "" for others.
    [[nodiscard]] std::string toText() const;
    [[nodiscard]] bool isGpuArray() const;
    /// A 1-by-1 real host tensor becomes an inline scalar; everything else is returned unchanged.
    [[nodiscard]] Value simplified() const;

    /// Identity of the heap object; null for inline scalars.
    [[nodiscard]] const HeapObject* identity() const { return isHeap() ? object() : nullptr; }

private:
    [[nodiscard]] bool isHeap() const { return m_kind > Kind::Scalar; }
    [[nodiscard]] HeapObject* object() const {
        return reinterpret_cast<HeapObject*>(static_cast<uintptr_t>(m_bits));
    }

    uint64_t m_bits = 0;
    Kind m_kind = Kind::Nothing;
    DType m_dtype = DType::Double;
};
static_assert(sizeof(Value) == 16);

/// UTF-8 to UTF-16 and back; invalid bytes become U+FFFD.
[[nodiscard]] std::u16string toUtf16(std::string_view utf8);
[[nodiscard]] std::string toUtf8(std::u16string_view utf16);

} // namespace vitrine
