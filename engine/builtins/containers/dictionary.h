// SPDX-License-Identifier: Apache-2.0
#pragma once
// dictionary: a value (copied when changed) that maps keys of one class to values of one class, in
// the order in which the keys came. Engine thread.
#include "builtins/core/builtin.h"
#include "builtins/display/display.h"
#include "value/containers.h"

#include <unordered_map>

namespace vitrine {

class Dictionary final : public ObjectValue {
public:
    Dictionary() : ObjectValue("dictionary") {}

    std::string keyType;   ///< "" until the first entry or configureDictionary
    std::string valueType; ///< the same

    [[nodiscard]] bool configured() const { return !keyType.empty(); }
    [[nodiscard]] std::size_t count() const { return m_keys.size(); }
    /// Keys and values as columns of their classes.
    [[nodiscard]] Value keys() const;
    [[nodiscard]] Value values() const;
    [[nodiscard]] const Value& keyAt(std::size_t i) const { return m_keys[i]; }
    [[nodiscard]] const Value& valueAt(std::size_t i) const { return m_values[i]; }
    /// Position of a scalar key, or -1. Throws when the key cannot be of the key class.
    [[nodiscard]] int64_t find(const Value& key) const;
    /// Sets or adds one entry; types the dictionary when it has none.
    void set(const Value& key, const Value& value, bool overwrite = true);
    void erase(std::size_t position);
    /// What disp shows.
    [[nodiscard]] std::string text(const DisplayFormat& format) const;

    /// The values of keys (any shape); throws MATLAB:dictionary:ScalarKeyNotFound.
    [[nodiscard]] Value indexed(std::span<const Value> subscripts) const override;
    bool assignIndexed(std::span<const Value> subscripts, const Value& value) override;
    [[nodiscard]] Ref<ObjectValue> copy() const override { return makeRef<Dictionary>(*this); }
    [[nodiscard]] bool equals(const ObjectValue& other) const override;
    Dictionary(const Dictionary& other);
    Dictionary& operator=(const Dictionary&) = delete;

private:
    std::vector<Value> m_keys, m_values;
    std::unordered_map<std::string, std::size_t> m_index; ///< by keyText
};

[[nodiscard]] bool isDictionary(const Value& v);
/// keys, values, isKey and remove, which maps have too.
void dictionaryKeys(Call& call);
void dictionaryValues(Call& call);
void dictionaryHas(Call& call);
void dictionaryRemove(Call& call);

} // namespace vitrine
