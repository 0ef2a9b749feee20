// SPDX-License-Identifier: Apache-2.0
#pragma once
// A step list compiled for evaluation block by block: a flat list of calls on block functions whose
// operands are pointers in a table. Values that no longer live give their register to later ones;
// Linear operands are read where they lie, and results are written where they belong whenever that
// is safe. Immutable once compiled; each worker runs it with a BlockWorker of its own.
#include "base/result.h"
#include "base/thread_pool.h"
#include "provider/host/block_functions.h"

#include <memory>
#include <vector>

namespace vitrine::host {

/// What a run of a compiled program works on; lives through the run.
struct BlockOperands {
    const std::byte* const* inputs = nullptr;
    std::byte* const* outputs = nullptr;       ///< one a root when roots are stored
    const std::byte* const* reduced = nullptr; ///< one a reduction, for an epilogue
    const LaunchGeometry* geometry = nullptr;
    const int64_t* dims = nullptr;
    int64_t count = 0; ///< elements of the domain
    /// A block's loop ends early when this stops: what it made is then thrown away. May be null.
    const ThreadPool* pool = nullptr;
};

struct BlockProgram {
    enum class Code : uint8_t {
        Call,    ///< function(args) → out
        Gather,  ///< Strided load
        Guarded, ///< load with a guard, any map
        Ramp,
        Inside,
        Random,
        Store,     ///< copy of args[0] to the output of root `slot`
        Table,     ///< entry of column `slot` at this iteration, for all elements
        Copy,      ///< args[0] → out
        StoreEach, ///< copy of args[0] to this iteration's part of the output of root `slot`
    };
    struct Instruction {
        Code code = Code::Call;
        uint8_t size = 8; ///< bytes of a result's element
        DType dtype = DType::Double;
        MapKind map = MapKind::Linear;
        RandomDistribution distribution = RandomDistribution::Uniform;
        int16_t slot = -1;
        int16_t out = -1;
        std::array<int16_t, kMaxArity> args{-1, -1, -1, -1};
        BlockFunction function = nullptr;
    };
    /// A value whose pointer moves with the block.
    struct Moving {
        enum class Kind : uint8_t { Input, Output, Reduced } kind = Kind::Input;
        int16_t value = 0;
        int16_t slot = 0;
        uint8_t size = 8;
    };
    /// A value that is the same for all elements: filled once a worker.
    struct Uniform {
        bool parameter = false; ///< else element 0 of an operand
        int16_t value = 0;
        int16_t slot = 0;
        uint8_t size = 8;
    };

    /// Roots are the steps whose values are wanted. stored: they go to outputs; otherwise they stay
    /// readable through BlockWorker::root. aliased: outputs may be the same memory as Linear
    /// inputs. With roots that stay, the program's `whole` outputs are stored as well.
    static Result<BlockProgram> compile(const Program& program, const std::vector<Step>& steps,
                                        const std::vector<int16_t>& roots, bool stored,
                                        bool aliased);

    int rank = 1;
    int registers = 0; ///< of kBlock * 8 bytes
    int values = 0;
    bool coordinates = false; ///< some instruction needs them
    /// Compiled without `aliased`, it may still be run so: no input is read after an output is
    /// written.
    bool aliasSafe = true;
    std::vector<int16_t> registerOf; ///< of each value, or -1
    std::vector<Uniform> uniforms;
    std::vector<Instruction> prologue; ///< uniform values, once a worker
    std::vector<Instruction> body;
    std::size_t loopBegin = 0; ///< instructions of the body that run once an iteration
    std::size_t loopEnd = 0;
    std::vector<Moving> moving;
    std::vector<int16_t> rootValues;
    std::vector<uint8_t> rootSizes;
};

/// One thread's pointers and registers for one run. Memory is kept between runs.
class BlockWorker {
public:
    /// Prepares for a program; blocks of at most `longest` elements follow.
    void start(const BlockProgram& program, const BlockOperands& operands, int64_t longest);
    /// Evaluates elements [e0, e0 + n), n ≤ kBlock.
    void block(int64_t e0, int64_t n);
    /// Values of a root in the last block (when roots are not stored).
    [[nodiscard]] const std::byte* root(std::size_t i) const {
        return m_table[static_cast<std::size_t>(m_program->rootValues[i])];
    }

private:
    void execute(const BlockProgram::Instruction& instruction, int64_t e0, int64_t n,
                 const Coordinates& at, int64_t iteration);

    const BlockProgram* m_program = nullptr;
    BlockOperands m_operands;
    std::vector<std::byte*> m_table;
    std::unique_ptr<std::byte[]> m_memory;
    std::byte* m_registers = nullptr; ///< aligned, in m_memory
    std::size_t m_bytes = 0;
};

} // namespace vitrine::host
