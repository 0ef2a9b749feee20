// SPDX-License-Identifier: Apache-2.0
#include "provider/run_case.h"

#include <gtest/gtest.h>

namespace vitrine::test {

Ref<Buffer> uploadBytes(Provider& provider, const Bytes& bytes) {
    Result<Ref<Buffer>> buffer = provider.allocate(bytes.size(), "test");
    EXPECT_TRUE(buffer);
    EXPECT_TRUE(provider.upload(**buffer, 0, bytes.data(), bytes.size(), {}));
    return *buffer;
}

std::vector<Bytes> runCase(Provider& provider, const Case& c) {
    Launch launch;
    launch.program = c.program;
    launch.geometry = c.geometry;
    for (const Bytes& input : c.inputs)
        launch.inputs.push_back(uploadBytes(provider, input));
    std::vector<Bytes> outputs;
    for (std::size_t i = 0; i < c.program->outputs.size(); ++i) {
        outputs.emplace_back(c.outputBytes(i));
        launch.outputs.push_back(*provider.allocate(outputs.back().size(), "result"));
    }
    const Status supported = provider.supports(*c.program, c.geometry);
    EXPECT_TRUE(supported) << (supported ? "" : supported.error().message);
    const Status status = provider.run(launch);
    EXPECT_TRUE(status) << (status ? "" : status.error().message);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const Status read =
            provider.download(*launch.outputs[i], 0, outputs[i].data(), outputs[i].size(), {});
        EXPECT_TRUE(read) << (read ? "" : read.error().message);
    }
    return outputs;
}

} // namespace vitrine::test
