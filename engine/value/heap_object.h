// SPDX-License-Identifier: Apache-2.0
#pragma once
// Base of everything a Value points to. Kind says the concrete class without a virtual call.
#include "base/ref.h"

#include <cstdint>

namespace vitrine {

enum class Kind : uint8_t {
    Nothing, ///< no value: an unset variable, a missing output
    Scalar,  ///< one real element of any dtype, held inline
    Tensor,  ///< numeric, logical or char array
    Sparse,  ///< matrix of double or logical class with the sparse attribute
    Cell,
    Struct, ///< struct array
    String, ///< string array
    FunctionHandle,
    Map,     ///< containers.Map (a handle: shared, not copied)
    DlArray, ///< numeric or logical array with dimension labels and derivatives
    Object,  ///< anything else with a class name: MException, gpuDevice, …
};

class HeapObject : public RefCounted {
public:
    explicit HeapObject(Kind kind) : m_kind(kind) {}
    [[nodiscard]] Kind kind() const { return m_kind; }

private:
    Kind m_kind;
};

} // namespace vitrine
