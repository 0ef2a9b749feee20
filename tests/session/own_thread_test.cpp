// SPDX-License-Identifier: Apache-2.0
// Work that a stop leaves, and what is given back after one. Nothing here is timed.
#include "builtins/core/own_thread.h"

#include "base/reclaim.h"
#include "session/session.h"
#include "value/containers.h"
#include "value/given_back.h"
#include "value/tensor.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace vitrine;

namespace {

void waitForAbandoned() {
    while (abandonedWork() > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

Value column(int64_t n) {
    return Value(Tensor::make(DType::Double, Shape(n, 1)));
}

/// An object that knows where it died.
std::atomic<int> g_deaths{0};
std::thread::id g_diedOn;
class Mortal final : public ObjectValue {
public:
    Mortal() : ObjectValue("mortal") {}
    Mortal(const Mortal&) = delete;
    Mortal& operator=(const Mortal&) = delete;
    ~Mortal() override {
        g_diedOn = std::this_thread::get_id();
        ++g_deaths;
    }
};

/// A function handle: more than data.
Value handle() {
    auto f = makeRef<FunctionHandle>();
    f->name = "sin";
    return f;
}

class Files : public testing::Test {
protected:
    Files() {
        m_folder = std::filesystem::temp_directory_path() /
                   ("stop_" + std::to_string(reinterpret_cast<uintptr_t>(this)));
        std::filesystem::create_directories(m_folder);
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
        type("cd '" + m_folder.string() + "'");
    }
    ~Files() override {
        waitForAbandoned();
        std::filesystem::remove_all(m_folder);
    }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    std::string type(const std::string& code) {
        m_output.clear();
        const RunOutcome outcome = m_session.runText(code, "typed");
        m_interrupted = outcome.interrupted;
        return outcome.ok ? m_output : outcome.errorText;
    }
    /// Runs code that goes on for ever, and stops it.
    void stopWhile(const std::string& code) {
        std::atomic<bool> done{false};
        // Again and again: the first may come before the code runs.
        std::thread other([&] {
            while (!done) {
                std::this_thread::sleep_for(std::chrono::milliseconds(200));
                m_session.interrupt();
            }
        });
        type(code);
        done = true;
        other.join();
        EXPECT_TRUE(m_interrupted) << code;
    }
    std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder))
            names.push_back(entry.path().filename().string());
        return names;
    }

    std::filesystem::path m_folder;
    Session m_session{Settings{}};
    std::string m_output;
    bool m_interrupted = false;
};

} // namespace

TEST(OnOwnThread, MuchIsDoneOnAThreadOfItsOwn) {
    std::atomic<bool> stop{false};
    const StopScope scope(&stop);
    const Value few = column(2), many = column(100'000);
    const auto here = std::this_thread::get_id();
    const auto where = [](std::span<const Value>) { return std::this_thread::get_id(); };
    EXPECT_EQ(computeOnOwnThread({&few, 1}, elementsOf({&few, 1}), where), here);
    EXPECT_NE(computeOnOwnThread({&many, 1}, elementsOf({&many, 1}), where), here);
}

TEST(OnOwnThread, WhatIsMoreThanDataStaysOnTheEnginesThread) {
    std::atomic<bool> stop{false};
    const StopScope scope(&stop);
    std::vector<Value> elements(50'000, Value(1.0));
    elements[7] = handle();
    const Value cell(makeRef<Cell>(Shape(50'000, 1), elements));
    EXPECT_FALSE(hostCopies({&cell, 1}));
    EXPECT_EQ(computeOnOwnThread({&cell, 1}, elementsOf({&cell, 1}),
                                 [](std::span<const Value>) { return std::this_thread::get_id(); }),
              std::this_thread::get_id());
}

TEST(OnOwnThread, GivesErrorsAndResults) {
    std::atomic<bool> stop{false};
    const StopScope scope(&stop);
    const Value many = column(100'000);
    EXPECT_THROW((void)computeOnOwnThread({&many, 1}, 1e9,
                                          [](std::span<const Value>) -> int {
                                              throwError("MATLAB:some:error", "Something.");
                                          }),
                 ScriptError);
    EXPECT_EQ(
        computeOnOwnThread({&many, 1}, 1e9, [](std::span<const Value> v) { return v[0].count(); }),
        100'000);
}

TEST(OnOwnThread, AStopLeavesItAndItsNextLookEndsIt) {
    std::atomic<bool> stop{true};
    std::atomic<bool> ended{false};
    {
        const StopScope scope(&stop);
        const Value many = column(100'000);
        EXPECT_THROW((void)computeOnOwnThread({&many, 1}, 1e9,
                                              [&ended](std::span<const Value>) {
                                                  struct End {
                                                      std::atomic<bool>& flag;
                                                      ~End() { flag = true; }
                                                  } end{ended};
                                                  while (true)
                                                      checkStop();
                                                  return 0;
                                              }),
                     ScriptError);
    }
    waitForAbandoned();
    EXPECT_TRUE(ended);
}

TEST(OnOwnThread, ArgumentsAreEstimatedInBoundedTime) {
    // 2^60 elements by sharing.
    Value nested = column(4);
    for (int k = 0; k < 60; ++k)
        nested = Value(makeRef<Cell>(Shape(2, 1), std::vector<Value>{nested, nested}));
    EXPECT_GT(elementsOf({&nested, 1}), 100);
    const Value text(makeRef<Cell>(Shape(1000, 1), std::vector<Value>(1000, column(100))));
    EXPECT_NEAR(elementsOf({&text, 1}), 101'000, 1'000);
}

TEST(Reclaim, LargeContainersDieOnItsThreadWhileItIsOn) {
    const auto cell = [] {
        std::vector<Value> elements(reclaim::kManyElements, Value(1.0));
        for (Value& v : elements)
            v = column(2);
        return Value(makeRef<Cell>(Shape(static_cast<int64_t>(elements.size()), 1), elements));
    };
    const Value kept = column(2);
    {
        Value large = cell();
        large.mutableCell().elements[0] = kept;
        reclaim::setOn(true);
    }
    reclaim::wait();
    reclaim::setOn(false);
    EXPECT_EQ(kept.identity()->refCount(), 1U) << "the cell is gone";
    EXPECT_EQ(reclaim::pending(), 0);
}

TEST(Reclaim, ObjectsInThemDieOnTheEnginesThread) {
    g_deaths = 0;
    {
        std::vector<Value> elements(reclaim::kManyElements, Value(1.0));
        elements[3] = Value(makeRef<Mortal>());
        elements[5] = Value(makeRef<Cell>(Shape(1, 1), std::vector<Value>{makeRef<Mortal>()}));
        const Value cell(
            makeRef<Cell>(Shape(static_cast<int64_t>(elements.size()), 1), std::move(elements)));
        reclaim::setOn(true);
    }
    reclaim::wait();
    reclaim::setOn(false);
    EXPECT_EQ(g_deaths, 0);
    releaseReturned();
    EXPECT_EQ(g_deaths, 2);
    EXPECT_EQ(g_diedOn, std::this_thread::get_id());
}

TEST_F(Files, AStoppedSaveLeavesTheOldFile) {
    type("x = 41; save('kept.mat','x'); y = rand(2e6,1);");
    for (const char* version : {"-v7", "-v6", "-v7.3"}) {
        stopWhile(std::string("while true, save('kept.mat','x','y','") + version +
                  "'); save('kept.mat','x'); end");
        waitForAbandoned();
        EXPECT_EQ(type("s = load('kept.mat'); disp(s.x + 1)"), "    42\n") << version;
        EXPECT_EQ(files(), std::vector<std::string>{"kept.mat"}) << version;
    }
    EXPECT_EQ(type("disp(x), disp(size(y))"), "    41\n     2000000           1\n");
}

TEST_F(Files, AStoppedTableLeavesTheOldFile) {
    type("x = 41; save('kept.txt','x','-ascii'); y = rand(4e5,4);");
    stopWhile("while true, save('kept.txt','y','-ascii'); save('kept.txt','x','-ascii'); end");
    EXPECT_EQ(files(), std::vector<std::string>{"kept.txt"});
    EXPECT_EQ(type("z = load('kept.txt'); disp(numel(z) == 1 || isequal(size(z), [4e5 4]))"),
              "   1\n");
}

TEST_F(Files, AStoppedWriterClosesItsFile) {
    type("x = rand(4e5,4);");
    stopWhile("while true, writematrix(x, 'table.csv'); end");
    EXPECT_EQ(type("disp(isempty(fopen('all')))"), "   1\n");
}

TEST_F(Files, VariablesOutliveStopsInEveryKindOfWork) {
    type("x = rand(2e5,1); t = sprintf('%g,', x); c = cellstr(num2str(x)); k = 41;");
    for (const char* code : {"strsplit(t, ',')",
                             "jsonencode(x)",
                             "jsondecode(['[' t '0]'])",
                             "str2double(c)",
                             "unique(c)",
                             "ismember(c, c)",
                             "sort(c)",
                             "string(x)",
                             "compose('%g', x)",
                             "perms(1:9)",
                             "nchoosek(1:20, 8)",
                             "regexprep(t, '0', 'z')",
                             "textscan(t, '%f', 'Delimiter', ',')",
                             "interp1((1:2e5)', x, 1 + x*1e5, 'spline')",
                             "sparse(1:2e5, 1:2e5, x)",
                             "char(c)",
                             "num2cell(x)",
                             "sort(x)",
                             "fft(x)",
                             "median([x x x])"})
        stopWhile(std::string("while true, r = ") + code + "; end");
    EXPECT_EQ(type("disp(k + 1), disp([numel(x) numel(c)])"), "    42\n      200000      200000\n");
}
