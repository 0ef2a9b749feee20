// SPDX-License-Identifier: Apache-2.0
#include "lang/compiler.h"
#include "lang/parser.h"

#include <gtest/gtest.h>

namespace vitrine::lang {

namespace {

std::unique_ptr<Program> compiled(const std::string& text) {
    static SourceMap sources;
    const SourceFile& source = sources.add("test", text);
    const ParseResult parsed = parse(source);
    EXPECT_TRUE(parsed.ok()) << text;
    return compile(*parsed.ast, {});
}

int countOf(const Proto& proto, Op op) {
    int n = 0;
    for (const Instruction& in : proto.code)
        n += in.op == op ? 1 : 0;
    return n;
}

} // namespace

TEST(Bytecode, AScalarLoopBodyIsTwoInstructions) {
    const auto program = compiled("s = 0; for i = 1:10, s = s + i*0.5; end");
    const Proto& script = *program->script;
    EXPECT_EQ(countOf(script, Op::Multiply), 1);
    EXPECT_EQ(countOf(script, Op::Add), 1);
    EXPECT_EQ(countOf(script, Op::Move) + countOf(script, Op::Take), 0);
}

TEST(Bytecode, EveryInstructionHasAPlace) {
    const auto program = compiled("x = f(1, 2) + 3;\nif x > 2, disp(x), end\nfunction r = f(a, b)\n"
                                  "r = a*b;\nend");
    EXPECT_EQ(program->script->code.size(), program->script->spans.size());
    for (const Span& span : program->functions[0]->spans)
        EXPECT_TRUE(span.valid());
}

TEST(Bytecode, SharedVariablesAreBoxed) {
    const auto program = compiled("function r = f()\nn = 0; k = 1;\nfunction g()\nn = n + 1;\nend\n"
                                  "g(); r = n + k;\nend");
    const Proto& f = *program->functions[0];
    EXPECT_GE(f.findBox("n"), 0);
    EXPECT_LT(f.findBox("k"), 0);
    EXPECT_EQ(f.protos[0]->boxes[0].parentBox, f.findBox("n"));
    EXPECT_NE(disassemble(f).find("StoreBox"), std::string::npos);
}

TEST(Bytecode, LiteralMatricesAreConstants) {
    const auto program = compiled("x = [1 2; -3 4];");
    EXPECT_EQ(countOf(*program->script, Op::Matrix), 0);
    EXPECT_EQ(countOf(*program->script, Op::LoadK), 1);
}

} // namespace vitrine::lang
