// SPDX-License-Identifier: Apache-2.0
#pragma once
// Runs a case on a provider, through its own buffers.
#include "provider/provider.h"
#include "provider/random_program.h"

namespace vitrine::test {

/// The outputs' bytes. Fails the running test when the provider refuses.
[[nodiscard]] std::vector<Bytes> runCase(Provider& provider, const Case& c);
[[nodiscard]] Ref<Buffer> uploadBytes(Provider& provider, const Bytes& bytes);

} // namespace vitrine::test
