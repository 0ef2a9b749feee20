// SPDX-License-Identifier: Apache-2.0
// What groups are called where people read.
#include "accel/graph/group_names.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

class GroupNames : public ::testing::Test {
protected:
    void node(std::string op, std::string variable, uint32_t line) {
        GraphNode n;
        n.id = kFirst + static_cast<uint32_t>(graph.nodes.size());
        n.op = std::move(op);
        n.variable = std::move(variable);
        n.line = line;
        graph.nodes.push_back(n);
    }
    /// A group of all nodes so far.
    GraphGroup& group(std::string title) {
        GraphGroup g;
        g.id = static_cast<uint32_t>(graph.groups.size()) + 1;
        g.title = std::move(title);
        for (const GraphNode& n : graph.nodes) {
            g.nodes.push_back(n.id);
            g.lines.push_back(n.line);
        }
        graph.groups.push_back(g);
        return last();
    }
    GraphGroup& last() { return graph.groups.change(graph.groups.size() - 1); }
    std::string nameOfLast() { return namesOf(last(), graph.nodes).name; }

    static constexpr uint32_t kFirst = 41; ///< numbers go on after a run that was forgotten
    GraphSnapshot graph;
};

TEST_F(GroupNames, AreTheVariablesTheIterationsAndTheLines) {
    node("times", "t", 9);
    node("minus", "", 10);
    node("plus", "zi", 10);
    node("plus", "zr", 12);
    node("plus", "t", 13);
    node("plus", "k", 22);
    group("loop of times·minus·… ×60").trips = 60;
    EXPECT_EQ(nameOfLast(), "t, zi, zr, k · 60 iterations · lines 9–22");
    EXPECT_EQ(namesOf(last(), graph.nodes).makes, "t, zi, zr, k");
}

TEST_F(GroupNames, SayHowOftenAGroupRanAndAreShortForOneLine) {
    node("sin", "y", 3);
    group("sin").iterations = 50;
    EXPECT_EQ(nameOfLast(), "y · 50 runs · line 3");
    last().iterations = 1;
    EXPECT_EQ(nameOfLast(), "y · line 3");
    last().trips = -1;
    EXPECT_EQ(nameOfLast(), "y · several counts of iterations · line 3");
}

TEST_F(GroupNames, WithoutAVariableAreTheOperationThatEndsTheGroup) {
    node("input", "x", 0);
    node("times", "", 4);
    group("times");
    last().nodes = {kFirst + 1};
    last().lines = {4};
    EXPECT_EQ(nameOfLast(), "times · line 4");
    node("sum", "", 4);
    last().nodes.push_back(kFirst + 2);
    EXPECT_EQ(nameOfLast(), "times, sum · line 4");
    node("sqrt", "", 4);
    last().nodes.push_back(kFirst + 3);
    EXPECT_EQ(nameOfLast(), "sqrt and 2 operations before it · line 4");
}

TEST_F(GroupNames, CountWhatHasNoRoomAndKeepTwoDistantLinesApart) {
    for (const char* name : {"a", "b", "c", "d", "e", "f"})
        node("plus", name, 2);
    node("plus", "g", 40);
    group("plus").lines = {2, 40};
    EXPECT_EQ(nameOfLast(), "a, b, c, d and 3 more · lines 2, 40");
}

TEST_F(GroupNames, OfKernelsSayTheirPass) {
    node("sum", "s", 5);
    group("sum ×8").trips = 8;
    last().name = namesOf(last(), graph.nodes).name;
    last().makes = namesOf(last(), graph.nodes).makes;
    KernelRecord kernel;
    kernel.group = 1;
    kernel.title = "sum (partials)";
    graph.kernels.push_back(kernel);
    kernel.group = 99; // forgotten
    graph.kernels.push_back(kernel);
    nameKernels(graph);
    EXPECT_EQ(graph.kernels[0].name, "s · 8 iterations · line 5 (partials)");
    EXPECT_EQ(graph.kernels[0].makes, "s (partials)");
    EXPECT_EQ(graph.kernels[1].name, "sum (partials)");
}

} // namespace
} // namespace vitrine
