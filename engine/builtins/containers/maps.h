// SPDX-License-Identifier: Apache-2.0
#pragma once
// containers.Map as the VM indexes it. Engine thread.
#include "builtins/core/builtin.h"

namespace vitrine {

/// m(key); throws MATLAB:Containers:Map:NoKey when there is none.
[[nodiscard]] Value mapGet(const Value& map, const Value& key);
/// m(key) = value; maps are handles, so every holder sees it.
void mapSet(const Value& map, const Value& key, const Value& value);
[[nodiscard]] bool mapHas(const Value& map, const Value& key);
/// [m1; m2]: a new map with the keys of all; later ones win.
[[nodiscard]] Value mapsJoined(std::span<const Value> maps);
/// m.Count, m.KeyType, m.ValueType; Nothing for other names (methods: keys, values, isKey, remove,
/// length are builtins that take the map first).
[[nodiscard]] Value mapProperty(const Value& map, std::string_view name);

} // namespace vitrine
