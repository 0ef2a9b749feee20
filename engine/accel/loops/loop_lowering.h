// SPDX-License-Identifier: Apache-2.0
#pragma once
// Rolled loops become what computes them, right before a flush. Engine thread.
namespace vitrine {

class PendingList;

/// Loops with passes over what their iterations compute become two with the passes between.
void splitLoops(PendingList& pending);
/// Loops that store into arrays become what computes those.
void assembleStores(PendingList& pending);

} // namespace vitrine
