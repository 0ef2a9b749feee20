// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the variable viewer says of all elements of an array. Engine thread.
#include "session/value_page.h"
#include "value/value.h"

#include <string_view>

namespace vitrine {

class Accelerator;
class ProviderRegistry;

/// Nothing where it would have to be copied for it, or would keep a run waiting that begins
/// meanwhile. place: as VariableInfo::livesOn.
[[nodiscard]] std::optional<ValueSummary> summaryOf(const Value& value, std::string_view place,
                                                    Accelerator& accelerator,
                                                    ProviderRegistry& providers, bool running);

} // namespace vitrine
