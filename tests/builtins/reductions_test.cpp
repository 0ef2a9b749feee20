// SPDX-License-Identifier: Apache-2.0
// Reductions: expressions and what they give, checked against GNU Octave where both agree and
// against MATLAB's documentation elsewhere. Every row runs twice: eagerly, and with every array
// captured.
#include "expression.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::testing;

namespace {

struct Row {
    const char* code;
    const char* result;
};

// clang-format off
constexpr Row kRows[] = {
    {R"(max([3,1,2]))", R"(double [1 1] 3)"},
    {R"(min([3,1;2,5]))", R"(double [1 2] [2 1])"},
    {R"(max([1,5],[3,2]))", R"(double [1 2] [3 5])"},
    {R"(max([1,NaN,3]))", R"(double [1 1] 3)"},
    {R"(min([NaN,NaN]))", R"(double [1 1] NaN)"},
    {R"(max([]))", R"(double [0 0] [])"},
    {R"(sum([1,2;3,4]))", R"(double [1 2] [4 6])"},
    {R"(sum([1,2;3,4],2))", R"(double [2 1] [3;7])"},
    {R"(sum([]))", R"(double [1 1] 0)"},
    {R"(prod([]))", R"(double [1 1] 1)"},
    {R"(sum(zeros(0,3)))", R"(double [1 3] [0 0 0])"},
    {R"(prod(zeros(3,0)))", R"(double [1 0] zeros(1,0))"},
    {R"(mean([1,2;3,4]))", R"(double [1 2] [2 3])"},
    {R"(mean([]))", R"(double [1 1] NaN)"},
    {R"(median([3,1,2]))", R"(double [1 1] 2)"},
    {R"(median([3,1,2,4]))", R"(double [1 1] 2.5)"},
    {R"(mode([1,2,2,3,3]))", R"(double [1 1] 2)"},
    {R"(var([1,2,3,4]))", R"(double [1 1] 1.66666666666667)"},
    {R"(std([1,2,3,4]))", R"(double [1 1] 1.29099444873581)"},
    {R"(var([1,2,3,4],1))", R"(double [1 1] 1.25)"},
    {R"(var(5))", R"(double [1 1] 0)"},
    {R"(any([0,0,1]))", R"(logical [1 1] true)"},
    {R"(all([1,1,0]))", R"(logical [1 1] false)"},
    {R"(any([]))", R"(logical [1 1] false)"},
    {R"(all([]))", R"(logical [1 1] true)"},
    {R"(any(zeros(0,3)))", R"(logical [1 3] [false false false])"},
    {R"(cumsum([1,2,3]))", R"(double [1 3] [1 3 6])"},
    {R"(cumprod([1,2;3,4]))", R"(double [2 2] [1 2;3 8])"},
    {R"(cumsum([1,2;3,4],2))", R"(double [2 2] [1 3;3 7])"},
    {R"(cummax([1,3,2,5]))", R"(double [1 4] [1 3 3 5])"},
    {R"(diff([1,4,9]))", R"(double [1 2] [3 5])"},
    {R"(diff([1,4,9],2))", R"(double [1 1] 2)"},
    {R"(sum(int8([100,100])))", R"(double [1 1] 200)"},
    {R"(sum(single([1,2])))", R"(single [1 1] 3)"},
    {R"(sum([1+2i,3]))", R"(double [1 1] 4+2i)"},
    {R"(trace([1,2;3,4]))", R"(double [1 1] 5)"},
    {R"(norm([3,4]))", R"(double [1 1] 5)"},
    {R"(norm([1,2;3,4],1))", R"(double [1 1] 6)"},
    {R"(norm([1,2;3,4],'fro'))", R"(double [1 1] 5.47722557505166)"},
    {R"(dot([1,2,3],[4,5,6]))", R"(double [1 1] 32)"},
    {R"(cross([1,0,0],[0,1,0]))", R"(double [1 3] [0 0 1])"},
    {R"(trapz([1,2,3]))", R"(double [1 1] 4)"},
    {R"(cumtrapz([1,2,3]))", R"(double [1 3] [0 1.5 4])"},
    {R"(trapz([0,2,3],[1,2,3]))", R"(double [1 1] 5.5)"},
    {R"(nnz([1,0,2]))", R"(double [1 1] 2)"},
    {R"(sum(ones(2,3,2),3))", R"(double [2 3] [2 2 2;2 2 2])"},
    {R"(mean(ones(2,3,2),3))", R"(double [2 3] [1 1 1;1 1 1])"},
    {R"(sum(ones(3,0)))", R"(double [1 0] zeros(1,0))"},
    {R"(sum(ones(3,0),2))", R"(double [3 1] [0;0;0])"},
    {R"(max(zeros(0,3)))", R"(double [0 3] zeros(0,3))"},
    {R"(max([1,2;3,4],[],2))", R"(double [2 1] [2;4])"},
    {R"(max([1,2;3,4],[],'all'))", R"(double [1 1] 4)"},
    {R"(min([4,2;3,1],[],1))", R"(double [1 2] [3 1])"},
    {R"(max(int8([1,5,3])))", R"(int8 [1 1] 5)"},
    {R"(max([1+i,2]))", R"(double [1 1] 2)"},
    {R"(max('abc'))", R"(double [1 1] 99)"},
    {R"(max(true,false))", R"(double [1 1] 1)"},
    {R"(max(5,[1,9]))", R"(double [1 2] [5 9])"},
    {R"([m,i]=max([3,9,2]); i)", R"(double [1 1] 2)"},
    {R"([m,i]=min([3,9;1,2]); i)", R"(double [1 2] [2 2])"},
    {R"(sum([1,2;3,4],'all'))", R"(double [1 1] 10)"},
    {R"(sum(ones(2,3,2)))", R"(double [1 3 2] [2;2;2;2;2;2])"},
    {R"(mean([1,NaN,3],'omitnan'))", R"(double [1 1] 2)"},
    {R"(sum([1,NaN,3],'omitnan'))", R"(double [1 1] 4)"},
    {R"(median([1,NaN,3]))", R"(double [1 1] NaN)"},
    {R"(std([1,2;3,5]))", R"(double [1 2] [1.4142135623731 2.12132034355964])"},
    {R"(var([1,2;3,5],0,2))", R"(double [2 1] [0.5;2])"},
    {R"(range([1,5,3]))", R"(double [1 1] 4)"},
    {R"(cumsum([1,2,3],'reverse'))", R"(double [1 3] [6 5 3])"},
    {R"(prod([1,2;3,4]))", R"(double [1 2] [3 8])"},
    {R"(any([0,0;0,1]))", R"(logical [1 2] [false true])"},
    {R"(all([1,1;0,1],2))", R"(logical [2 1] [true;false])"},
    {R"(norm([1,2,3],1))", R"(double [1 1] 6)"},
    {R"(norm([1,2,3],Inf))", R"(double [1 1] 3)"},
    {R"(trapz([1,2;3,4]))", R"(double [1 2] [2 3])"},
    {R"(cummin([3,1,2]))", R"(double [1 3] [3 1 1])"},
    {R"(cumprod([1,2;3,4],2))", R"(double [2 2] [1 2;3 12])"},
    {R"(nnz([1,0;0,1]))", R"(double [1 1] 2)"},
};
// clang-format on

} // namespace

TEST(Reductions, AgreeForSmallAndCapturedArrays) {
    for (const Row& row : kRows) {
        ExpressionRunner runner;
        EXPECT_EQ(runner.describe(row.code), row.result) << row.code;
    }
}

TEST(Reductions, GiveTheSameWhenEveryArrayIsCaptured) {
    for (const Row& row : kRows) {
        ExpressionRunner runner;
        runner.settings().lazyMinElements = 1;
        EXPECT_EQ(runner.describe(row.code), row.result) << row.code;
    }
}
