// SPDX-License-Identifier: Apache-2.0
#pragma once
// Streams of random numbers as objects (RandStream): each has a state of its own, one of them is
// the session's, from which rand without a stream draws. Engine thread.
#include "builtins/core/builtin.h"
#include "value/containers.h"
#include "value/property_text.h"

namespace vitrine {

class RandomStream final : public ObjectValue, public ObjectText {
public:
    RandomStream() : ObjectValue("RandStream", true) {}
    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return Ref<ObjectValue>(const_cast<RandomStream*>(this));
    }
    [[nodiscard]] Value property(std::string_view name) const override;
    /// Throws for a value that the property cannot have.
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string displayText() const override;

    /// Starts the stream again from a seed.
    void reseed(uint64_t newSeed);
    [[nodiscard]] const RandomState& state() const { return m_session ? *m_session : m_own; }
    [[nodiscard]] RandomState& state() { return m_session ? *m_session : m_own; }
    /// From here on the stream's numbers are those of the session.
    void joinSession(RandomState& session);
    /// The stream goes on by itself where the session's numbers are.
    void leaveSession();

    uint64_t seed = 0; ///< as it was given; streams of one seed differ in what they make of it
    int64_t streams = 1;
    int64_t streamIndex = 1;

private:
    void goToSubstream(const Value& value);

    RandomState m_own;
    RandomState* m_session = nullptr;
};

/// The stream that a value is; null for anything else.
[[nodiscard]] RandomStream* randomStream(const Value& value);
/// f(s,…) of a stream: f draws from its numbers. False when the first argument is none.
[[nodiscard]] bool drawFromStream(Call& call, BuiltinFunction f, int fewest = 0);
/// reset(s) and reset(s,seed); false when the first argument is no stream.
[[nodiscard]] bool resetStream(Call& call);

} // namespace vitrine
