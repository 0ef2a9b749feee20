// SPDX-License-Identifier: Apache-2.0
// Indexing: expressions and what they give, checked against GNU Octave where both agree and against
// MATLAB's documentation elsewhere. Every row runs twice: eagerly, and with every array captured.
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
    {R"(x=[1,2,3,4,5]; x(2))", R"(double [1 1] 2)"},
    {R"(x=[1,2,3,4,5]; x(end))", R"(double [1 1] 5)"},
    {R"(x=[1,2,3,4,5]; x(7))", R"(error: Index exceeds the number of array elements. Index must not exceed 5.)"},
    {R"(x=[1,2,3,4,5]; x(0))", R"(error: Array indices must be positive integers or logical values.)"},
    {R"(x=[1,2,3,4,5]; x(1.5))", R"(error: Array indices must be positive integers or logical values.)"},
    {R"(x=[1,2,3,4,5]; x([1,3]))", R"(double [1 2] [1 3])"},
    {R"(x=[1,2,3,4,5]; x([1;3]))", R"(double [1 2] [1 3])"},
    {R"(x=[1,2,3,4,5]; x(:))", R"(double [5 1] [1;2;3;4;5])"},
    {R"(x=[1,2,3,4,5]; x(x>2))", R"(double [1 3] [3 4 5])"},
    {R"(x=magic(4); x(2,3))", R"(double [1 1] 10)"},
    {R"(x=magic(4); x(2,:))", R"(double [1 4] [5 11 10 8])"},
    {R"(x=magic(4); x(:,2))", R"(double [4 1] [2;11;7;14])"},
    {R"(x=magic(4); x(end,end))", R"(double [1 1] 1)"},
    {R"(x=magic(4); x(5,1))", R"(error: Index in position 1 exceeds array bounds. Index must not exceed 4.)"},
    {R"(x=magic(4); x(1,5))", R"(error: Index in position 2 exceeds array bounds. Index must not exceed 4.)"},
    {R"(x=magic(4); x([1,2],[3,4]))", R"(double [2 2] [3 13;10 8])"},
    {R"(x=magic(4); x(x>10))", R"(double [6 1] [16;11;14;15;13;12])"},
    {R"(x=magic(4); x(:))", R"(double [16 1] [16;5;9;4;2;11;7;14;3;10;6;15;13;8;12;1])"},
    {R"(x=magic(4); x([1,2;3,4]))", R"(double [2 2] [16 5;9 4])"},
    {R"(x=magic(4); x(logical([1,0,1,0]),:))", R"(double [2 4] [16 2 3 13;9 7 6 12])"},
    {R"(x=reshape(1:24,2,3,4); x(2,3,4))", R"(double [1 1] 24)"},
    {R"(x=reshape(1:24,2,3,4); x(:,:,2))", R"(double [2 3] [7 9 11;8 10 12])"},
    {R"(x=reshape(1:24,2,3,4); x(:,5))", R"(double [2 1] [9;10])"},
    {R"(x=reshape(1:24,2,3,4); x(1,:))", R"(double [1 12] [1 3 5 7 9 11 13 15 17 19 21 23])"},
    {R"(x=reshape(1:24,2,3,4); x(:,end))", R"(double [2 1] [23;24])"},
    {R"(x=[1,2,3]; x(5)=9)", R"(double [1 5] [1 2 3 0 9])"},
    {R"(x=[]; x(3)=1)", R"(double [1 3] [0 0 1])"},
    {R"(x=[]; x(2,3)=1)", R"(double [2 3] [0 0 0;0 0 1])"},
    {R"(x=[1;2]; x(4)=1)", R"(double [4 1] [1;2;0;1])"},
    {R"(x=magic(3); x(2,:)=0)", R"(double [3 3] [8 1 6;0 0 0;4 9 2])"},
    {R"(x=magic(3); x(:,1)=[7;8;9])", R"(double [3 3] [7 1 6;8 5 7;9 9 2])"},
    {R"(x=magic(3); x(:)=1)", R"(double [3 3] [1 1 1;1 1 1;1 1 1])"},
    {R"(x=magic(3); x(4,4)=5)", R"(double [4 4] [8 1 6 0;3 5 7 0;4 9 2 0;0 0 0 5])"},
    {R"(x=magic(3); x(x>5)=0)", R"(double [3 3] [0 1 0;3 5 0;4 0 2])"},
    {R"(x=magic(3); x(2,:)=[])", R"(double [2 3] [8 1 6;4 9 2])"},
    {R"(x=magic(3); x(:,[1,3])=[])", R"(double [3 1] [1;5;9])"},
    {R"(x=[1,2,3,4]; x([1,3])=[])", R"(double [1 2] [2 4])"},
    {R"(x=[1;2;3]; x(2)=[])", R"(double [2 1] [1;3])"},
    {R"(x=magic(3); x(1,1)=[])", R"(error: A null assignment can have only one non-colon index.)"},
    {R"(x=magic(3); x(:)=[])", R"(double [0 0] [])"},
    {R"(x=[1,2,3]; x([1,2])=[4,5,6])", R"(error: Unable to perform assignment because the left and right sides have a different number of elements.)"},
    {R"(x=magic(3); x(1,:)=[1,2])", R"(error: Unable to perform assignment because the size of the left side is 1-by-3 and the size of the right side is 1-by-2.)"},
    {R"(x=int8([1,2,3]); x(2)=300)", R"(int8 [1 3] [1 127 3])"},
    {R"(x=[1,2,3]; x(2)=1+2i)", R"(double [1 3] [1+0i 1+2i 3+0i])"},
    {R"(x='hello'; x(1)='J')", R"(char [1 5] 'Jello')"},
    {R"(x='hello'; x(end:-1:1))", R"(char [1 5] 'olleh')"},
    {R"(x=true(1,3); x(2)=false)", R"(logical [1 3] [true false true])"},
    {R"(x=[1,2,3]; x(logical([1,0,1]))=[7,8])", R"(double [1 3] [7 2 8])"},
    {R"(x=zeros(2,2); x(:,:,2)=ones(2,2))", R"(double [2 2 2] [0;0;0;0;1;1;1;1])"},
    {R"(x=1:5; x(end+1)=6)", R"(double [1 6] [1 2 3 4 5 6])"},
    {R"(x=1:3; x(:))", R"(double [3 1] [1;2;3])"},
    {R"(x=1:3; x(:,:))", R"(double [1 3] [1 2 3])"},
    {R"(x=5; x(1))", R"(double [1 1] 5)"},
    {R"(x=5; x(2))", R"(error: Index exceeds the number of array elements. Index must not exceed 1.)"},
    {R"(x=5; x(3)=1)", R"(double [1 3] [5 0 1])"},
    {R"(x=zeros(3,0); x(:))", R"(double [0 1] zeros(0,1))"},
    {R"(x=1:10; x(2:3:end))", R"(double [1 3] [2 5 8])"},
    {R"(x=1:5; x([]))", R"(double [0 0] [])"},
    {R"(x=magic(4); x([],1))", R"(double [0 1] zeros(0,1))"},
    {R"(x=magic(4); x(:,[]))", R"(double [4 0] zeros(4,0))"},
    {R"(x={1,'a',[1,2]}; x(2))", R"(cell [1 1] {'a'})"},
    {R"(x={1,2,3}; x(2)=[])", R"(cell [1 2] {1}{3})"},
    {R"(x={1,2}; x(4)={5})", R"(cell [1 4] {1}{2}{[]}{5})"},
};
// clang-format on

} // namespace

TEST(Indexing, ReadsWritesGrowsAndDeletes) {
    for (const Row& row : kRows) {
        ExpressionRunner runner;
        EXPECT_EQ(runner.describe(row.code), row.result) << row.code;
    }
}

TEST(Indexing, GiveTheSameWhenEveryArrayIsCaptured) {
    for (const Row& row : kRows) {
        ExpressionRunner runner;
        runner.settings().lazyMinElements = 1;
        EXPECT_EQ(runner.describe(row.code), row.result) << row.code;
    }
}
