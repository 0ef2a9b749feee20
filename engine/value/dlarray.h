// SPDX-License-Identifier: Apache-2.0
#pragma once
// Deep learning arrays: numbers with a label for each dimension and, inside dlfeval, the entry of
// the tape that says how they were computed. Immutable; whoever changes one makes another. Engine
// thread.
#include "value/value.h"

#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// How a traced array was computed; builtins/gradients derives its entries from it.
class TapeEntry : public RefCounted {};

class DlArray final : public HeapObject {
public:
    /// data: isArray(), of double, single or logical class. labels: "" or one letter of SCBTU for
    /// each dimension, in that order; there may be more labels than the array has dimensions.
    explicit DlArray(Value data, std::string labels = {}, Ref<TapeEntry> entry = {})
        : HeapObject(Kind::DlArray), m_data(std::move(data)), m_labels(std::move(labels)),
          m_entry(std::move(entry)) {}

    [[nodiscard]] const Value& data() const { return m_data; }
    [[nodiscard]] const std::string& labels() const { return m_labels; }
    /// Null for an array that is not traced.
    [[nodiscard]] const Ref<TapeEntry>& entry() const { return m_entry; }

private:
    Value m_data;
    std::string m_labels;
    Ref<TapeEntry> m_entry;
};

} // namespace vitrine
