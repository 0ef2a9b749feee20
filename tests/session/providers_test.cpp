// SPDX-License-Identifier: Apache-2.0
// Providers are what the registry has: one that only this test knows is chosen by its name, runs
// scripts to the same bits, and may refuse any call. Several devices: which one is current, where
// arrays are, what moves.
#include "session/recording_provider.h"
#include "session/script_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace vitrine;
using namespace vitrine::test;

namespace {

const char* const kCode = "x = double(repmat('abcd', 1, 1024))'/512; g = gpuArray(x); y = "
                          "sin(g).*g + 0.5; A = reshape(y, "
                          "64, 64); B = A'*A; fprintf('%.17g %.17g\\n', sum(y), max(B(:)));";

/// A start that takes longer than the work at hand is not waited for.
const std::string kBothStarted = "if gpuDeviceCount > 1, gpuDevice(2); gpuDevice(1); end\n";

struct Recorded {
    RunOutcome outcome;
    std::string output;
    nlohmann::json graph;
    nlohmann::json info;
};

Recorded runWith(Ledger& ledger, const std::string& device, const std::string& code,
                 std::vector<std::string> names = {"Recorder"}) {
    Settings settings = deviceSettings();
    settings.device = device;
    Session session(settings);
    Recorded run;
    session.setOutput([&](const OutputText& text) { run.output += text.text; });
    EXPECT_TRUE(session.addBackend([&](Trace& trace) {
        return std::make_unique<RecordingBackend>(trace, ledger, std::move(names));
    }));
    run.outcome = session.runText(code, "typed");
    run.graph = nlohmann::json::parse(session.graphJsonText());
    run.info = nlohmann::json::parse(session.infoJson());
    const std::string refused = std::exchange(ledger.refused, "");
    EXPECT_EQ(session.leftAfterClear(), "") << refused;
    ledger.refused = refused;
    return run;
}

} // namespace

TEST(Providers, AThirdOneNeedsNothingElse) {
    Ledger ledger;
    const Recorded host = runWith(ledger, "cpu", kCode);
    ASSERT_TRUE(host.outcome.ok) << host.outcome.errorText;
    EXPECT_TRUE(ledger.calls.empty()) << "nobody asked for it";
    const Recorded run = runWith(ledger, "recording", kCode);
    ASSERT_TRUE(run.outcome.ok) << run.outcome.errorText;
    EXPECT_EQ(run.output, host.output);
    for (const char* call : {"start", "supports", "allocate", "upload", "run", "download"})
        EXPECT_GT(ledger.calls[call], 0) << call;
    EXPECT_EQ(run.info["current"]["name"], "Recorder");
    EXPECT_EQ(run.info["current"]["ledger"]["runs"], ledger.calls["run"]);
    EXPECT_NE(std::find(run.info["providers"].begin(), run.info["providers"].end(), "recording"),
              run.info["providers"].end());
    bool there = false;
    for (const auto& group : run.graph["groups"])
        there = there || group["provider"] == "Recorder";
    EXPECT_TRUE(there);
}

TEST(Providers, WhatOneRefusesRunsOnTheHost) {
    Ledger ledger;
    const Recorded right = runWith(ledger, "recording", kCode);
    ASSERT_TRUE(right.outcome.ok);
    for (const char* call : {"supports", "allocate", "upload", "run"}) {
        for (const ErrorCode code : {ErrorCode::Unsupported, ErrorCode::OutOfMemory}) {
            Ledger refusing{{}, call, code};
            const Recorded run = runWith(refusing, "recording", kCode);
            EXPECT_GT(refusing.calls[call], 0) << call;
            const bool given = run.outcome.ok && run.output == right.output;
            const bool told =
                !run.outcome.ok && run.outcome.message.find("refuse") != std::string::npos;
            // gpuArray(x) itself has no other place than the device unless memory is short.
            const bool explicitly =
                std::string_view(call) == "allocate" || std::string_view(call) == "upload";
            EXPECT_TRUE(given || (explicitly && code == ErrorCode::Unsupported && told))
                << call << ": " << run.outcome.errorText << run.output;
        }
    }
    Ledger mute{{}, "download", ErrorCode::Unsupported};
    const Recorded run = runWith(mute, "recording", kCode);
    EXPECT_FALSE(run.outcome.ok) << "nothing else has the elements";
    EXPECT_NE(run.outcome.message.find("refuses to download"), std::string::npos)
        << run.outcome.message;
}

TEST(Providers, ARegistryTakesANameOnce) {
    Ledger ledger;
    Session session(deviceSettings());
    const auto add = [&] {
        return session.addBackend([&](Trace& trace) {
            return std::make_unique<RecordingBackend>(trace, ledger,
                                                      std::vector<std::string>{"Recorder"});
        });
    };
    EXPECT_TRUE(add());
    EXPECT_FALSE(add());
}

TEST(Devices, ArraysStayWhereTheyAreAndMixingMovesThem) {
    const char* const code = R"(
fprintf('%d %d\n', gpuDeviceCount, gpuDevice().Index);
x = gpuArray((1:5000)'); y = x*2; u = x + 1; wait(gpuDevice);
first = gpuDevice; second = gpuDevice(2);
fprintf('%d %d %d\n', second.Index, first.DeviceSelected, second.DeviceSelected);
z = gpuArray((1:5000)'*3);
w = y + z;
fprintf('%.17g %.17g\n', sum(w), sum(x));
gpuDevice(2);
fprintf('%d %d\n', existsOnGPU(u), existsOnGPU(z));
T = gpuDeviceTable;
fprintf('%s %d\n', T.Name(1), T.DeviceSelected(1), T.Name(2), T.DeviceSelected(2));
try, gpuDevice(3); catch e, disp(e.identifier), end
)";
    Ledger ledger;
    const Recorded run = runWith(ledger, "recording", code, {"Recorder A", "Recorder B"});
    ASSERT_TRUE(run.outcome.ok) << run.outcome.errorText;
    EXPECT_EQ(run.output, "2 1\n2 0 1\n62512500 12502500\n1 0\nRecorder A 0\nRecorder B 1\n"
                          "parallel:gpu:device:InvalidIndex\n");
    bool moved = false;
    for (const auto& copy : run.graph["copies"])
        moved = moved || (copy["from_device"] == "Recorder A" && copy["device"] == "Recorder B" &&
                          copy["bytes"] == 40000);
    EXPECT_TRUE(moved) << run.graph["copies"].dump(1);
    bool told = false;
    for (const auto& note : run.graph["notes"])
        told = told || (note["rule"] == "moved between devices" &&
                        note["text"].get<std::string>().find("from Recorder A to Recorder B") !=
                            std::string::npos);
    EXPECT_TRUE(told) << run.graph["notes"].dump(1);
    for (const auto& row : run.graph["residency"]) {
        if (row["variable"] == "u") {
            EXPECT_EQ(row["device"], "Recorder A");
        }
    }
    bool onB = false;
    for (const auto& group : run.graph["groups"])
        onB = onB || group["provider"] == "Recorder B";
    EXPECT_TRUE(onB);
}

TEST(Devices, IndependentGroupsAreSpreadOverAll) {
    const std::string code = kBothStarted +
                             "x = rand(6000, 1); y = rand(7000, 1); a = sum(exp(x).*x); b = "
                             "sum(sin(y) + y); fprintf('%.17g %.17g', a, b);";
    Ledger ledger;
    const Recorded host = runWith(ledger, "cpu", code);
    const Recorded run = runWith(ledger, "all", code, {"Recorder A", "Recorder B"});
    ASSERT_TRUE(run.outcome.ok) << run.outcome.errorText;
    EXPECT_EQ(run.output, host.output);
    std::map<std::string, int> groups;
    for (const auto& group : run.graph["groups"]) {
        ++groups[group["provider"]];
        EXPECT_EQ(group["decision"]["target"], group["provider"]);
    }
    EXPECT_GT(groups["Recorder A"], 0) << run.graph["groups"].dump(1);
    EXPECT_GT(groups["Recorder B"], 0) << run.graph["groups"].dump(1);
}

TEST(Devices, RunsOfSeveralGoOnAtOnce) {
    const std::string code = kBothStarted +
                             "x = rand(6000, 1); y = rand(7000, 1); a = sum(exp(x).*x); b = "
                             "sum(sin(y) + y); fprintf('%.17g %.17g', a, b);";
    Ledger ledger;
    const Recorded host = runWith(ledger, "cpu", code);
    Meeting meeting;
    ledger.meeting = &meeting;
    const Recorded run = runWith(ledger, "all", code, {"Recorder A", "Recorder B"});
    ASSERT_TRUE(run.outcome.ok) << run.outcome.errorText;
    EXPECT_TRUE(meeting.met()) << "each run waited for one on the other device";
    EXPECT_EQ(run.output, host.output);
}

TEST(Devices, WhatBothReadLiesOnBoth) {
    const std::string code =
        kBothStarted +
        "w = gpuArray((1:60000)'/7); s = gather(w(3)); for k = 1:4, a = cumsum(exp(-w*k).*sin(w + "
        "k).*cos(w*k).*tanh(w)); b = cumsum(cos(w + k).*sin(w*k).*erf(w).*exp(-w)); "
        "fprintf('%.17g %.17g ', gather(a(end)), gather(b(end))); end";
    Ledger ledger;
    const Recorded host = runWith(ledger, "cpu", code);
    const Recorded run = runWith(ledger, "all", code, {"Recorder A", "Recorder B"});
    ASSERT_TRUE(run.outcome.ok) << run.outcome.errorText;
    EXPECT_EQ(run.output, host.output);
    int copies = 0;
    for (const auto& copy : run.graph["copies"])
        copies += copy["variable"] == "w" && !copy["to_cpu"] ? copy["count"].get<int>() : 0;
    EXPECT_EQ(copies, 1) << "from one to the other: " << run.graph["copies"].dump(1);
    std::string where;
    for (const auto& row : run.graph["residency"])
        if (row["variable"] == "w") where = row["device"];
    EXPECT_NE(where.find("Recorder A"), std::string::npos) << where;
    EXPECT_NE(where.find("Recorder B"), std::string::npos) << where;
}

TEST(Devices, WhatOneOfSeveralRefusesRunsElsewhere) {
    const std::string code =
        kBothStarted +
        "x = rand(6000, 1); y = rand(7000, 1); p = x.*x + 1; q = y.*y - 1; a = sum(exp(p)); b = "
        "sum(sin(q) + y); r = p(1:5000) + q(1:5000); fprintf('%.17g ', a, b, sum(r));";
    Ledger ledger;
    const Recorded host = runWith(ledger, "cpu", code);
    for (const char* call : {"supports", "allocate", "upload", "run"}) {
        for (const ErrorCode error : {ErrorCode::Unsupported, ErrorCode::OutOfMemory}) {
            Ledger refusing{{}, call, error};
            const Recorded run = runWith(refusing, "all", code, {"Recorder A", "Recorder B"});
            ASSERT_TRUE(run.outcome.ok) << call << ": " << run.outcome.errorText;
            EXPECT_EQ(run.output, host.output) << call;
        }
    }
}

TEST(Devices, OneThatDoesNotStartLeavesTheCurrentOne) {
    Ledger ledger;
    Settings settings = deviceSettings();
    settings.device = "recording";
    Session session(settings);
    std::string output;
    session.setOutput([&](const OutputText& text) { output += text.text; });
    ASSERT_TRUE(session.addBackend([&](Trace& trace) {
        return std::make_unique<RecordingBackend>(
            trace, ledger, std::vector<std::string>{"Recorder A", "Recorder B"});
    }));
    ASSERT_TRUE(session.runText("g = gpuArray(1:2000); n = gpuDevice().Index;", "typed").ok);
    ledger.refused = "start";
    const RunOutcome refused = session.runText("gpuDevice(2);", "typed");
    EXPECT_FALSE(refused.ok);
    EXPECT_NE(refused.message.find("does not start"), std::string::npos) << refused.message;
    EXPECT_TRUE(session.runText("fprintf('%d %g', gpuDevice().Index, sum(g))", "typed").ok);
    EXPECT_EQ(output, "1 2.001e+06");
}
