// SPDX-License-Identifier: Apache-2.0
#pragma once
// The one point that every call passes which the machine may refuse (memory, files, the Vulkan
// driver), and every assertion, so that a test can make the N-th of them fail. Any thread.
#include <cstdint>
#include <vector>

namespace vitrine::fault {

/// Which calls are counted. All are those that the machine may refuse: assertions are apart.
enum class Domain : uint32_t { Memory = 1, File = 2, Vulkan = 4, All = 7, Assertion = 8 };

/// Makes the n-th call of the domains from now (counted from 1) fail, without being made; 0 turns
/// injection off. `code` is handed to the caller (a VkResult for Vulkan). Tests only.
void failAt(uint64_t n, int code = 0, Domain domains = Domain::All);
/// Calls counted since the last failAt.
[[nodiscard]] uint64_t calls();
/// Starts or ends noting, for each counted call, the hash of the call stack that led to it; calls
/// of one hash fail alike.
void noteStacks(bool on);
/// The hashes noted since, in the order of the calls. Not while other threads count.
[[nodiscard]] std::vector<uint64_t> notedStacks();
/// Counts one call; true when it must fail instead of being made. `code`, if given, is what failAt
/// was given.
[[nodiscard]] bool take(Domain domain, int* code = nullptr);

} // namespace vitrine::fault
