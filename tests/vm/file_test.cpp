// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace vitrine::testing {

namespace {

class Files : public ::testing::Test {
protected:
    void SetUp() override {
        folder =
            std::filesystem::temp_directory_path() / ("vitrine-vm-" + std::to_string(::getpid()));
        std::filesystem::create_directories(folder / "private");
        std::filesystem::create_directories(folder / "+pkg");
        h.vm->setFolder(folder.string());
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
    void write(const std::string& name, const std::string& text) {
        std::ofstream(folder / name) << text;
    }

    std::filesystem::path folder;
    Harness h;
};

} // namespace

TEST_F(Files, FunctionFilesAreFoundAndReloadedWhenTheyChange) {
    write("twice.m",
          "function r = twice(x)\nr = 2*helper(x);\nend\nfunction r = helper(x)\nr = x;\nend\n");
    EXPECT_EQ(h.run("disp(twice(4))"), "     8\n");
    write("twice.m", "function r = twice(x)\nr = 2*x + 1000;\nend\n");
    EXPECT_EQ(h.run("disp(twice(4))"), "        1008\n");
    EXPECT_EQ(h.error("helper(1)").substr(0, 24), "MATLAB:UndefinedFunction");
}

TEST_F(Files, ScriptsRunInTheCallersWorkspace) {
    write("setup_it.m", "y = x + 1;\nx = 100;\n");
    EXPECT_EQ(h.run("x = 1; setup_it; disp([x y])"), "   100     2\n");
    EXPECT_EQ(h.run("f()\nfunction f()\nx = 5; y = 0;\nsetup_it;\ndisp([x y])\nend"),
              "   100     6\n");
}

TEST_F(Files, UserFilesHideBuiltinsAndPrivateOnesHideThose) {
    write("cosh.m", "function r = cosh(x)\nr = 42;\nend\n");
    EXPECT_EQ(h.run("disp(cosh(1))"), "    42\n");
    write("private/inner.m", "function r = inner()\nr = 7;\nend\n");
    write("outer.m", "function r = outer()\nr = inner();\nend\n");
    EXPECT_EQ(h.run("disp(outer())"), "     7\n");
    EXPECT_EQ(h.error("inner()").substr(0, 24), "MATLAB:UndefinedFunction");
    write("+pkg/thing.m", "function r = thing(x)\nr = x + 1;\nend\n");
    EXPECT_EQ(h.run("disp(pkg.thing(2))"), "     3\n");
}

} // namespace vitrine::testing
