// SPDX-License-Identifier: Apache-2.0
// Pins: what the user decides goes before what the planner would do, and the record says so.
#include "rig.h"

#include "base/pins.h"

namespace vitrine {
namespace {

/// A source of five lines "a b c"; at(line) is the place of its first letter.
struct PinRig : AccelRig {
    explicit PinRig(bool fusion = true, std::string device = "cpu")
        : AccelRig(fusion, std::move(device)),
          file(sources.add("/work/wave.m", "a b c\na b c\na b c\na b c\na b c\n")) {}

    [[nodiscard]] Span at(uint32_t line, uint32_t column = 1) const {
        const uint32_t begin = (line - 1) * 6 + column - 1;
        return {file.id(), begin, begin + 1};
    }
    Value on(uint32_t line, std::string_view name, std::vector<Value> args) {
        return accelerator.apply(op(name), args, DType::Double, at(line));
    }
    void pin(const std::string& text) {
        auto list = parsePins(text);
        ASSERT_TRUE(list) << list.error().message;
        accelerator.state().placer.pins.setUser(list->pins);
    }
    void environment(const std::string& text) {
        settings.pins = text;
        accelerator.state().placer.readPins();
    }
    [[nodiscard]] bool hasDevice() { return providers.device() != nullptr; }

    const SourceFile& file;
};

TEST(Pins, AreReadAsTheyAreWritten) {
    const auto list = parsePins("script.m:12=cpu, 14=gpu,20=unfused,/a:b/c.m:3:times@7=fused");
    ASSERT_TRUE(list);
    ASSERT_EQ(list->pins.size(), 4u);
    EXPECT_EQ(list->pins[0], (Pin{"script.m", 12, "", 0, PinSide::Host, PinFusion::Free}));
    EXPECT_EQ(list->pins[1], (Pin{"script.m", 14, "", 0, PinSide::Device, PinFusion::Free}));
    EXPECT_EQ(list->pins[2], (Pin{"script.m", 20, "", 0, PinSide::Free, PinFusion::Apart}));
    EXPECT_EQ(list->pins[3], (Pin{"/a:b/c.m", 3, "times", 7, PinSide::Free, PinFusion::Together}));
    EXPECT_EQ(parsePins("random:42")->randomSeed, 42u);
    for (const Pin& p : list->pins)
        EXPECT_EQ(parsePins(pinText(p))->pins, std::vector<Pin>{p});
    EXPECT_EQ(pinText({"f.m", 2, "", 0, PinSide::Host, PinFusion::Apart}),
              "f.m:2=cpu,f.m:2=unfused");
}

TEST(Pins, ThatCannotBeReadAreRefusedByName) {
    for (const char* text : {"12", "x=cpu", "12=tpu", "0=cpu", "12:=cpu", "12:a@0=cpu",
                             "12:a@b=gpu", "random:x", "-3=cpu", "99999999999=cpu"}) {
        const auto list = parsePins(std::string("1=cpu,") + text);
        ASSERT_FALSE(list) << text;
        EXPECT_NE(list.error().message.find(text), std::string::npos) << list.error().message;
    }
    Settings settings;
    EXPECT_FALSE(applySetting(settings, "VITRINE_PINS", "12=tpu"));
    EXPECT_TRUE(applySetting(settings, "VITRINE_PINS", "12=gpu"));
    EXPECT_EQ(settingText(settings, "VITRINE_PINS"), "12=gpu");
}

TEST(Pins, MoveALineToTheHostFromADeviceThatEverythingIsForcedTo) {
    PinRig rig(true, "gpu");
    ASSERT_TRUE(rig.hasDevice()) << "no Vulkan device: packaging/install.sh has a software one";
    rig.pin("wave.m:2=cpu");
    const Value x = AccelRig::vector({1, 2, 3});
    const Value a = rig.on(1, "plus", {x, Value(1.0)});
    const Value b = rig.on(2, "times", {x, Value(2.0)});
    EXPECT_EQ(AccelRig::numbers(a), (std::vector<double>{2, 3, 4}));
    EXPECT_EQ(AccelRig::numbers(b), (std::vector<double>{2, 4, 6}));
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 2u);
    EXPECT_TRUE(groups[0].onDevice);
    EXPECT_EQ(groups[0].decision.rule, "device setting");
    EXPECT_FALSE(groups[1].onDevice);
    EXPECT_EQ(groups[1].decision.rule, "pinned by you");
    EXPECT_EQ(groups[1].decision.reason, "Pinned to the CPU by you.");
    EXPECT_GT(groups[1].decision.deviceMicroseconds, 0);
}

TEST(Pins, MoveALineToTheDeviceThatCostsKeepOnTheHost) {
    PinRig rig(true, "auto");
    ASSERT_TRUE(rig.hasDevice()) << "no Vulkan device: packaging/install.sh has a software one";
    rig.environment("wave:1=gpu");
    const Value x = AccelRig::vector({1, 2, 3});
    const Value a = rig.on(1, "plus", {x, Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(a), (std::vector<double>{2, 3, 4}));
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 1u);
    EXPECT_TRUE(groups[0].onDevice);
    EXPECT_EQ(groups[0].decision.rule, "pinned by environment");
}

TEST(Pins, OfTheUserGoBeforeThoseOfTheEnvironmentAndOfAnOperationBeforeItsLine) {
    PinRig rig;
    rig.environment("wave.m:1=gpu,1:plus=cpu,2:plus=cpu");
    rig.pin("wave.m:1=unfused,2=gpu");
    PinTable& pins = rig.accelerator.state().placer.pins;
    EXPECT_EQ(pins.find(rig.at(1), "times"), (NodePin{PinSide::Device, PinFusion::Apart,
                                                      PinOrigin::Environment, PinOrigin::User}));
    EXPECT_EQ(pins.find(rig.at(1), "plus").side, PinSide::Host);
    EXPECT_EQ(pins.find(rig.at(2), "plus"),
              (NodePin{PinSide::Device, PinFusion::Free, PinOrigin::User, PinOrigin::None}));
    EXPECT_EQ(pins.find(rig.at(3), "plus"), NodePin{});
    rig.pin("wave.m:3:plus@5=cpu");
    EXPECT_EQ(pins.find(rig.at(3, 1), "plus"), NodePin{});
    EXPECT_EQ(pins.find(rig.at(3, 5), "plus").side, PinSide::Host);
    rig.pin("other.m:3=cpu");
    EXPECT_EQ(pins.find(rig.at(3), "plus"), NodePin{});
}

TEST(Pins, ThatCannotBeHonouredSayWhy) {
    PinRig rig; // the device setting is cpu
    rig.pin("wave.m:1=gpu");
    const Value a = rig.on(1, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(a), (std::vector<double>{2, 3, 4}));
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 1u);
    EXPECT_FALSE(groups[0].onDevice);
    EXPECT_EQ(groups[0].decision.rule, "pinned by you");
    EXPECT_EQ(groups[0].decision.reason, "Pinned to the device by you, which cannot be done. The "
                                         "device setting is cpu.");
}

TEST(Pins, SplitAChainAtTheLineThatIsKeptUnfused) {
    for (const bool pinned : {false, true}) {
        PinRig rig;
        if (pinned) rig.pin("wave.m:2=unfused");
        Value y;
        {
            Value a = rig.on(1, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
            Value b = rig.on(2, "times", {a, Value(2.0)});
            a = {};
            y = rig.on(3, "minus", {b, Value(1.0)});
        }
        EXPECT_EQ(AccelRig::numbers(y), (std::vector<double>{3, 5, 7}));
        const auto groups = rig.groups();
        ASSERT_EQ(groups.size(), pinned ? 3u : 1u);
        if (!pinned) continue;
        ASSERT_EQ(groups[1].decision.notFused.size(), 1u);
        EXPECT_EQ(groups[1].decision.notFused[0].text(), "plus → times: a pin keeps it unfused");
        EXPECT_NE(groups[1].decision.reason.find("A pin by you keeps it unfused."),
                  std::string::npos);
    }
}

TEST(Pins, FuseALineAlthoughFusionIsOff) {
    PinRig rig(false);
    rig.pin("wave.m:1=fused,2=fused");
    Value y;
    {
        Value a = rig.on(1, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
        Value b = rig.on(2, "times", {a, Value(2.0)});
        a = {};
        y = rig.on(3, "minus", {b, Value(1.0)});
    }
    EXPECT_EQ(AccelRig::numbers(y), (std::vector<double>{3, 5, 7}));
    EXPECT_EQ(rig.groups().size(), 2u);
}

TEST(Pins, OnDifferentSidesDoNotShareAKernel) {
    PinRig rig;
    rig.pin("wave.m:1=cpu,2=gpu");
    Value y;
    {
        const Value a = rig.on(1, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
        y = rig.on(2, "times", {a, Value(2.0)});
    }
    EXPECT_EQ(AccelRig::numbers(y), (std::vector<double>{4, 6, 8}));
    const auto groups = rig.groups();
    ASSERT_EQ(groups.size(), 2u);
    ASSERT_EQ(groups[1].decision.notFused.size(), 1u);
    EXPECT_EQ(groups[1].decision.notFused[0].text(),
              "plus → times: pins put them on different sides");
}

TEST(Pins, KeepReductionsApartThatWouldShareTheirProducer) {
    for (const char* pins :
         {"wave.m:2=unfused", "wave.m:1=unfused", "wave.m:2=cpu,3=gpu", "wave.m:1=gpu,3=cpu"}) {
        PinRig rig;
        rig.pin(pins);
        Value low, high;
        {
            const Value x = AccelRig::vector({3, 1, 2});
            const Value y = rig.on(1, "times", {x, x});
            low = rig.accelerator.reduce(ReduceOp::Min, y, 0, 1, {}, rig.at(2));
            high = rig.accelerator.reduce(ReduceOp::Max, y, 0, 1, {}, rig.at(3));
        }
        EXPECT_EQ(low.toDouble(), 1) << pins;
        EXPECT_EQ(high.toDouble(), 9) << pins;
        EXPECT_GT(rig.groups().size(), 1u) << pins;
    }
}

TEST(Pins, ByChanceGiveTheSameDecisionsForTheSameSeed) {
    std::vector<std::string> seen[3];
    int k = 0;
    for (const char* seed : {"random:1", "random:1", "random:3"}) {
        PinRig rig(true, "auto");
        ASSERT_TRUE(rig.hasDevice()) << "no Vulkan device: packaging/install.sh has a software one";
        rig.environment(seed);
        Value y = AccelRig::vector({1, 2, 3});
        for (uint32_t i = 0; i < 12; ++i) {
            y = rig.on(1 + i % 5, i % 2 ? "plus" : "times", {y, Value(2.0)});
            rig.accelerator.flush({});
        }
        EXPECT_EQ(AccelRig::numbers(y), (std::vector<double>{190, 254, 318}));
        bool both[2] = {false, false};
        for (const GraphGroup& g : rig.groups()) {
            seen[k].push_back(g.decision.target);
            both[g.onDevice] = true;
            EXPECT_EQ(g.decision.rule, "pinned by chance");
        }
        EXPECT_TRUE(both[0] && both[1]);
        ++k;
    }
    EXPECT_EQ(seen[0], seen[1]);
    EXPECT_NE(seen[0], seen[2]);
}

TEST(Pins, ToTheDeviceOfWhatIsComputedAtOnceAreNoted) {
    PinRig rig;
    rig.settings.lazyMinElements = 100;
    rig.pin("wave.m:4=gpu");
    (void)rig.on(4, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    const auto notes = rig.accelerator.state().snapshot().notes;
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_EQ(notes[0].rule, "pin of few elements");
    EXPECT_EQ(notes[0].sentence(),
              "Line 4: plus of 3 elements is computed at once on the CPU; below "
              "VITRINE_LAZY_MIN_ELEMENTS (100) the pin to the device (pinned by you) "
              "has no effect.");
}

TEST(Strict, StopsAtTheFirstOperationThatTheDeviceDoesNotTake) {
    PinRig rig(true, "a device that does not exist");
    rig.settings.strict = true;
    const Value a = rig.on(3, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    const Value b = rig.on(4, "times", {a, Value(1.0)});
    try {
        rig.accelerator.flush({});
        FAIL() << "nothing stopped";
    } catch (const ScriptError& error) {
        EXPECT_EQ(error.identifier, "vitrine:strict:Fallback");
        EXPECT_EQ(error.span, rig.at(3));
        EXPECT_EQ(error.message.rfind("Strict mode: 'plus' at /work/wave.m:3:1 would run on the "
                                      "CPU. There is no usable device",
                                      0),
                  0u)
            << error.message;
    }
    // What depends on it says the same, and the next flush has nothing left to stop at.
    rig.accelerator.flush({});
    EXPECT_THROW((void)AccelRig::numbers(b), ScriptError);
    // Pinned to the host it is no fallback.
    rig.pin("wave.m:5=cpu");
    const Value c = rig.on(5, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
    EXPECT_EQ(AccelRig::numbers(c), (std::vector<double>{2, 3, 4}));
}

TEST(Strict, HasNothingToStopWhereTheHostIsAskedForOrChosenByCost) {
    for (const char* device : {"cpu", "auto"}) {
        PinRig rig(true, device);
        rig.settings.strict = true;
        const Value a = rig.on(3, "plus", {AccelRig::vector({1, 2, 3}), Value(1.0)});
        EXPECT_EQ(AccelRig::numbers(a), (std::vector<double>{2, 3, 4}));
    }
}

} // namespace
} // namespace vitrine
