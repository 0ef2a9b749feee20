// SPDX-License-Identifier: Apache-2.0
#include "value/value.h"

#include "value/containers.h"
#include "value/dlarray.h"
#include "value/object_array.h"
#include "value/sparse.h"
#include "value/tensor.h"

namespace vitrine {

namespace {

template <typename T>
T& uniqueObject(Value& value, const T& object) {
    if (!object.unique()) value = Value(Ref<T>(new T(object)));
    return const_cast<T&>(static_cast<const T&>(*value.identity()));
}

} // namespace

std::string_view className(DType t) {
    constexpr std::string_view names[kDTypeCount] = {"double", "single", "int8",    "uint8",
                                                     "int16",  "uint16", "int32",   "uint32",
                                                     "int64",  "uint64", "logical", "char"};
    return names[static_cast<int>(t)];
}

Value Value::text(std::string_view utf8) {
    const std::u16string units = toUtf16(utf8);
    auto tensor =
        Tensor::make(DType::Char, Shape(units.empty() ? 0 : 1, static_cast<int64_t>(units.size())),
                     false, false);
    std::memcpy(tensor->mutableHostBytes(), units.data(), units.size() * sizeof(char16_t));
    return tensor;
}

Value Value::string(std::string_view utf8) {
    return makeRef<StringArray>(std::string(utf8));
}

Value Value::emptyMatrix() {
    return Tensor::make(DType::Double, Shape(0, 0));
}

DType Value::dtype() const {
    if (m_kind == Kind::Sparse) return sparse().dtype();
    if (m_kind == Kind::DlArray) return dlarray().data().dtype();
    return m_kind == Kind::Scalar ? m_dtype : tensor().dtype();
}

bool Value::isComplex() const {
    if (m_kind == Kind::Sparse) return sparse().isComplex();
    if (m_kind == Kind::DlArray) return dlarray().data().isComplex();
    return m_kind == Kind::Tensor && tensor().isComplex();
}

bool Value::mayBeComplex() const {
    if (m_kind == Kind::DlArray) return dlarray().data().mayBeComplex();
    return m_kind == Kind::Tensor && tensor().mayBeComplex();
}

Shape Value::shape() const {
    switch (m_kind) {
    case Kind::Nothing:
        return Shape(0, 0);
    case Kind::Tensor:
        return tensor().shape();
    case Kind::Sparse:
        return sparse().shape();
    case Kind::Cell:
        return cell().shape();
    case Kind::Struct:
        return structure().shape();
    case Kind::String:
        return strings().shape();
    case Kind::Map:
        return Shape(map().count(), 1);
    case Kind::DlArray:
        return dlarray().data().shape();
    case Kind::Object:
        if (const ObjectArray* array = objectArray(*this)) return array->shape();
        break;
    case Kind::Scalar:
    case Kind::FunctionHandle:
        break;
    }
    return Shape(1, 1);
}

int64_t Value::count() const {
    switch (m_kind) {
    case Kind::Nothing:
        return 0;
    case Kind::Tensor:
        return tensor().count();
    case Kind::Sparse:
        return sparse().shape().count();
    case Kind::Cell:
        return cell().count();
    case Kind::Struct:
        return structure().count();
    case Kind::String:
        return strings().count();
    case Kind::Map:
        return map().count();
    case Kind::DlArray:
        return dlarray().data().count();
    case Kind::Object:
        if (const ObjectArray* array = objectArray(*this)) return array->shape().count();
        break;
    case Kind::Scalar:
    case Kind::FunctionHandle:
        break;
    }
    return 1;
}

bool Value::isTextScalar() const {
    if (m_kind == Kind::String) return count() == 1 && strings().elements[0].has_value();
    if (!isChar()) return false;
    const Shape s = shape();
    return s.rank() == 2 && (s.rows() == 1 || s.count() == 0);
}

std::string Value::className() const {
    switch (m_kind) {
    case Kind::Nothing:
        return "double";
    case Kind::Scalar:
        return std::string(vitrine::className(m_dtype));
    case Kind::Tensor:
        return tensor().isGpuArray() ? "gpuArray"
                                     : std::string(vitrine::className(tensor().dtype()));
    case Kind::Sparse:
        return std::string(vitrine::className(sparse().dtype()));
    case Kind::Cell:
        return "cell";
    case Kind::Struct:
        return "struct";
    case Kind::String:
        return "string";
    case Kind::FunctionHandle:
        return "function_handle";
    case Kind::Map:
        return "containers.Map";
    case Kind::DlArray:
        return "dlarray";
    case Kind::Object:
        break;
    }
    return objectValue().className();
}

namespace {

[[gnu::noinline]] void assertKind(bool isKind) {
    VITRINE_ASSERT(isKind);
}

/// VITRINE_ASSERT whose usual way is two comparisons: every access to an array comes here.
inline void requireKind(bool isKind) {
    if (!isKind || fault::g_countsAssertions.load(std::memory_order_relaxed)) [[unlikely]]
        assertKind(isKind);
}

} // namespace

const Tensor& Value::tensor() const {
    requireKind(m_kind == Kind::Tensor);
    return static_cast<const Tensor&>(*object());
}
const SparseMatrix& Value::sparse() const {
    requireKind(m_kind == Kind::Sparse);
    return static_cast<const SparseMatrix&>(*object());
}
const DlArray& Value::dlarray() const {
    requireKind(m_kind == Kind::DlArray);
    return static_cast<const DlArray&>(*object());
}
const Cell& Value::cell() const {
    requireKind(m_kind == Kind::Cell);
    return static_cast<const Cell&>(*object());
}
const StructArray& Value::structure() const {
    requireKind(m_kind == Kind::Struct);
    return static_cast<const StructArray&>(*object());
}
const StringArray& Value::strings() const {
    requireKind(m_kind == Kind::String);
    return static_cast<const StringArray&>(*object());
}
const FunctionHandle& Value::handle() const {
    requireKind(m_kind == Kind::FunctionHandle);
    return static_cast<const FunctionHandle&>(*object());
}
MapObject& Value::map() const {
    requireKind(m_kind == Kind::Map);
    return static_cast<MapObject&>(*object());
}
ObjectValue& Value::objectValue() const {
    requireKind(m_kind == Kind::Object);
    return static_cast<ObjectValue&>(*object());
}

Tensor& Value::mutableTensor() {
    if (m_kind == Kind::Scalar) *this = Value(toTensor());
    const Tensor& shared = tensor();
    if (!shared.unique()) *this = Value(shared.clone());
    return static_cast<Tensor&>(*object());
}
Cell& Value::mutableCell() {
    return uniqueObject(*this, cell());
}
StructArray& Value::mutableStruct() {
    return uniqueObject(*this, structure());
}
StringArray& Value::mutableStrings() {
    return uniqueObject(*this, strings());
}

Ref<Tensor> Value::toTensor() const {
    if (m_kind == Kind::Tensor) return Ref<Tensor>(static_cast<Tensor*>(object()));
    VITRINE_ASSERT(m_kind == Kind::Scalar);
    auto out = Tensor::make(m_dtype, Shape(1, 1), false, false);
    std::memcpy(out->mutableHostBytes(), &m_bits, sizeOf(m_dtype));
    return out;
}

double Value::toDouble() const {
    if (m_kind == Kind::Scalar) {
        return visitDType(m_dtype,
                          [&](auto tag) { return static_cast<double>(scalarAs<decltype(tag)>()); });
    }
    if (m_kind == Kind::Tensor && tensor().count() > 0) return tensor().asDouble(0);
    return std::numeric_limits<double>::quiet_NaN();
}

std::string Value::toText() const {
    if (m_kind == Kind::String) {
        return count() >= 1 && strings().elements[0] ? *strings().elements[0] : std::string();
    }
    if (!isChar()) return {};
    if (m_kind == Kind::Scalar) {
        const char16_t unit = scalarAs<char16_t>();
        return toUtf8({&unit, 1});
    }
    return toUtf8({tensor().data<char16_t>(), static_cast<std::size_t>(tensor().count())});
}

bool Value::isGpuArray() const {
    return m_kind == Kind::Tensor && tensor().isGpuArray();
}

Value Value::simplified() const {
    if (m_kind != Kind::Tensor) return *this;
    const Tensor& t = tensor();
    if (t.count() != 1 || !t.onHost() || t.isComplex() || t.isGpuArray() || t.shape().rank() != 2)
        return *this;
    return visitDType(t.dtype(),
                      [&](auto tag) { return Value::scalar(t.data<decltype(tag)>()[0]); });
}

} // namespace vitrine
