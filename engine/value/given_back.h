// SPDX-License-Identifier: Apache-2.0
#pragma once
// Values that the reclaimer (base/reclaim.h) met inside containers and must not destroy: what
// refers to the graph, to a device or to code is the engine thread's to give up.
#include "value/value.h"

namespace vitrine {

/// Reclaimer's thread.
void returnToEngine(Value&& value);
/// Engine's thread: gives up what was returned.
void releaseReturned();

} // namespace vitrine
