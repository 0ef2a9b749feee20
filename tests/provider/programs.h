// SPDX-License-Identifier: Apache-2.0
#pragma once
// Programs for the tests of code generator and providers: a builder, a few operations with simple
// block functions, and random programs from a seed.
#include "provider/kernel_ir.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace vitrine::test {

/// Operations of the tests; constants that live for ever.
extern const ElementwiseOp kPlus, kMinus, kTimes, kDivide, kSqrt, kNegate, kLess, kEqual, kSelect,
    kAnd, kNot, kMin, kSine;

class ProgramBuilder {
public:
    explicit ProgramBuilder(ProgramKind kind, int rank = 1, std::string title = "test");

    /// The lists the next steps go to.
    ProgramBuilder& inEpilogue();
    ProgramBuilder& onLine(uint32_t line);

    int16_t input(DType dtype, MapKind map, std::string name = {});
    int16_t load(int16_t slot, std::string name = {}, int16_t guard = -1);
    /// input() and load() at once.
    int16_t operand(DType dtype, MapKind map, std::string name = {});
    int16_t parameter(DType dtype, std::string name = {});
    int16_t convert(int16_t step, DType dtype);
    int16_t apply(const ElementwiseOp& op, std::initializer_list<int16_t> args,
                  std::string name = {});
    int16_t ramp(DType dtype);
    int16_t inside();
    int16_t random(RandomDistribution distribution, DType dtype);
    /// The body's loop starts; its carried values start from these steps. Gives the first of them.
    int16_t beginLoop(const std::vector<int16_t>& first);
    int16_t table(DType dtype);
    /// The loop ends: next values of the carried ones.
    void endLoop(const std::vector<int16_t>& next);
    int16_t reduce(Combine combine, int16_t step);
    /// Epilogue step with the result of a reduction, or of the routine.
    int16_t reduced(int16_t reduction);
    /// A step of the body: an epilogue step's value at the element's line.
    int16_t line(int16_t epilogueStep);
    void output(int16_t step, std::string name = {});
    /// A step of the body of a reduction or scan that is stored for each element; comes last.
    void perElement(int16_t step, std::string name = {});
    Ref<const Program> seal();

    Program& program() { return *m_program; }

private:
    int16_t push(Step step);
    std::vector<Step>& list() { return m_epilogue ? m_program->epilogue : m_program->body; }

    Ref<Program> m_program;
    bool m_epilogue = false;
    uint32_t m_line = 0;
};

} // namespace vitrine::test
