// SPDX-License-Identifier: Apache-2.0
// Arrays that the user moves between host and device: where they are afterwards, that their bits
// stay the same, and what is refused.
#include "session/session.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace vitrine {
namespace {

class ByHand : public testing::Test {
protected:
    void SetUp() override {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
        m_session.setChanged([] {});
    }
    static Settings deviceSettings() {
        Settings settings = settingsFromEnvironment();
        settings.device = "gpu";
        settings.logLevel = "off";
        return settings;
    }
    std::string printed(const std::string& code) {
        m_output.clear();
        const RunOutcome outcome = m_session.runText(code, "command");
        EXPECT_TRUE(outcome.ok) << outcome.errorText;
        return m_output;
    }
    const ResidentBuffer* row(const std::string& variable) {
        m_shown = m_session.snapshot()->graph;
        for (const ResidentBuffer& b : m_shown->residency) {
            if (b.variable == variable) return &b;
        }
        return nullptr;
    }
    std::string livesOn(const std::string& name) {
        for (const VariableInfo& v : m_session.snapshot()->variables) {
            if (v.name == name) return v.livesOn;
        }
        return "";
    }

    Session m_session{deviceSettings()};
    std::shared_ptr<const GraphSnapshot> m_shown;
    std::string m_output;
};

TEST_F(ByHand, GatherKeepsBothCopiesAndEvictLeavesTheHostOne) {
    ASSERT_TRUE(m_session.runText("rng(1); x = gpuArray.rand(300, 1) - 0.5;", "make").ok);
    ASSERT_TRUE(row("x"));
    EXPECT_EQ(row("x")->state, "device");
    const uint64_t id = row("x")->id;
    const uint64_t bytes = m_session.snapshot()->deviceBytes;
    const Status gathered = m_session.gatherBuffer(id);
    ASSERT_TRUE(gathered) << gathered.error().message;
    ASSERT_TRUE(row("x"));
    EXPECT_EQ(row("x")->state, "host+device");
    EXPECT_EQ(row("x")->id, id);
    EXPECT_EQ(row("x")->downloads, 1U);
    const Status evicted = m_session.evictBuffer(id);
    ASSERT_TRUE(evicted) << evicted.error().message;
    EXPECT_EQ(row("x"), nullptr);
    EXPECT_EQ(livesOn("x"), "host");
    EXPECT_LT(m_session.snapshot()->deviceBytes, bytes);
    // It goes back when it is needed there, with the same bits.
    EXPECT_EQ(printed("rng(1); fprintf('%d', isequal(x + 0, gpuArray.rand(300, 1) - 0.5))"), "1");
}

TEST_F(ByHand, WhatIsOnTheDeviceAloneIsCopiedBeforeItLeaves) {
    ASSERT_TRUE(m_session.runText("x = gpuArray((1:4000)') * 3;", "make").ok);
    ASSERT_TRUE(row("x"));
    ASSERT_TRUE(m_session.evictBuffer(row("x")->id));
    EXPECT_EQ(livesOn("x"), "host");
    EXPECT_EQ(printed("fprintf('%d %d', x(4000), isgpuarray(x))"), "12000 1");
}

TEST_F(ByHand, BuffersThatNothingHoldsAreRefused) {
    ASSERT_TRUE(m_session.runText("x = gpuArray.rand(300, 1);", "make").ok);
    ASSERT_TRUE(row("x"));
    const uint64_t id = row("x")->id;
    const Status unknown = m_session.gatherBuffer(id + 1000);
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().message.find("holds this buffer"), std::string::npos);
    ASSERT_TRUE(m_session.runText("clear x", "command").ok);
    EXPECT_FALSE(m_session.evictBuffer(id));
}

} // namespace
} // namespace vitrine
