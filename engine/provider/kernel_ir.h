// SPDX-License-Identifier: Apache-2.0
#pragma once
// The program of one group, the only language between planner and providers. A Program is structure
// (what is computed; it names a kernel); a Launch adds sizes, parameters and buffers (what it runs
// on).
//
// Body: for each element e of the domain (column-major linear index) the steps run in order.
//   Elementwise: some steps are stored to outputs at e.
//   Reduction:   some steps are reduced along [inner, length, outer] (e = i + inner*(k +
//   length*o));
//                then the epilogue steps run once for each r = i + inner*o and are stored at r.
//   Scan:        one step is scanned along length; stored at e.
//   A Reduction or Scan may store other steps of its body as well, at e (OutputInfo::whole).
//   Routine:     no steps: an operation with kernels of its own, whole arrays in and one out (sort,
//                indexing by lists, matrix products, …). routine.h states what each computes.
//
// Loop: an Elementwise body may have an inner loop: its steps [loopBegin, loopEnd) run `trips`
// times
//   for each element, those before once first, those after once at the end. The loop starts with
//   its Carried steps. Carried values change together when an iteration is over. Operands, random
//   streams and the launch's table may advance with the iteration. After the loop a Carried step
//   has the value that one more iteration would start from, any other step that of the last
//   iteration.
//
// Canonical orders (the same bits on every provider; pass counts and vector widths don't matter):
//   Reduction, inner == 1: elements are cut into blocks of 16384. Lane l of 1024 adds the elements
//     l, l+1024, l+2048, … of the block in that order, starting from the identity. The 1024 lanes
//     are combined as a binary tree of neighbours: (0,1) (2,3) …, then (01,23) …. Missing elements
//     are the identity. The blocks' results are reduced again by the same rule until one is left.
//   Reduction, inner > 1: chunks of 256 elements along length are combined one after another from
//   the
//     identity; the chunks' results (length ceil(n/256), same inner and outer) again by the same
//     rule.
//   Identities: Sum +0, Prod 1, Min and Max NaN (vt_min, vt_max ignore NaN), Any false, All true.
//   Scan, inner == 1: tiles of 4096 = 256 segments of 16. Inside a segment one after another;
//   segment
//     totals by Kogge–Stone over 256 (distance 1, 2, 4, … 128; t[j] = t[j-d] ∘ t[j]); element =
//     (prefix of its segment) ∘ (value inside it), the first segment has no prefix. Tile totals are
//     scanned by the same rule, and a tile after the first gets (prefix of tiles) ∘ element.
//   Scan, inner > 1: chunks of 256 along length one after another; chunk totals by the same rule;
//     element = (prefix of chunks) ∘ (value inside the chunk), the first chunk has no prefix.
//   reverse scans run the same rule over the reversed elements.
#include "base/ref.h"
#include "base/source.h"
#include "provider/kinds.h"
#include "provider/op.h"
#include "provider/scalar_program.h"
#include "value/dtype.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

enum class StepKind : uint8_t {
    Load,      ///< element of operand `slot` at the operand's map of e (or r in an epilogue)
    Parameter, ///< parameter `slot`: a scalar that may differ between launches of one program
    Convert,   ///< args[0] converted to dtype by MATLAB's rules (saturating, rounding, NaN → 0)
    Apply,     ///< op on args in class `compute`; dtype is the result's class
    Random,    ///< element e of random stream `slot` (uniform in (0,1), normal, or integer)
    Ramp,      ///< parameter args slot: first + e*step in dtype; parameters `slot`, `slot`+1
    Inside,    ///< logical: is e inside box `slot` of the launch (indexed assignment)
    Reduced,   ///< epilogue: result of reduction `slot` at r, or of the routine at e; in a body:
               ///< step `slot` of the epilogue at e's line, for a later sweep (sweeps.h)
    Table,     ///< loop only: this iteration's entry of column `slot` of the launch's table
    Carried,   ///< loop only: value carried from iteration to iteration; args[0]: the first one
};

struct Step {
    StepKind kind = StepKind::Load;
    DType dtype = DType::Double;
    DType compute = DType::Double;                       ///< Apply: class of the arguments
    const ElementwiseOp* op = nullptr;                   ///< Apply
    std::array<int16_t, kMaxArity> args{-1, -1, -1, -1}; ///< earlier steps (of the same list)
    int16_t slot = -1;
    int16_t guard = -1; ///< Load: step that must be true, else the value is 0 (no access)
    uint32_t line = 0;  ///< source line, for the kernel's comment
    std::string name;   ///< variable it was stored in, or ""
};

/// How a Load finds its element; part of the structure because the kernel's text depends on it.
enum class MapKind : uint8_t { Linear /* element e */, Scalar /* always element 0 */, Strided };

struct OperandInfo {
    DType dtype = DType::Double;
    MapKind map = MapKind::Linear;
    std::string name;      ///< variable name, or ""
    bool advances = false; ///< Strided, read in the loop: its offset grows by each iteration
};

enum class ProgramKind : uint8_t { Elementwise, Reduction, Scan, Routine };

struct OutputInfo {
    int16_t step =
        -1; ///< of the body (Elementwise, Scan: the scanned step) or the epilogue (Reduction)
    DType dtype = DType::Double;
    std::string name;        ///< variable name, or ""
    bool perElement = false; ///< Reduction, Scan: a step of the body, stored at e; after all others
    /// Loop: the step's value in every iteration t, stored at e + elements*t; the step is not one
    /// after the loop, and of a Carried one it is the value that the iteration began with. Never
    /// the memory of an operand.
    bool perIteration = false;
};

enum class RoutineOp : uint8_t; ///< routine.h

/// A routine's structure: what its kernels' texts depend on besides the classes of the operands.
struct RoutineCall {
    RoutineOp op{};
    uint32_t flags = 0;              ///< as routine.h defines them for the op
    Ref<const ScalarProgram> scalar; ///< ScalarFunction only
};

struct ReductionInfo {
    Combine combine = Combine::Sum;
    int16_t step = -1; ///< body step that is reduced; its dtype is the accumulator's
};

/// What a Carried step becomes when an iteration is over.
struct CarriedInfo {
    int16_t step = -1; ///< the Carried step
    int16_t next = -1; ///< a step of the loop, perhaps another Carried one (its value before)
};

struct Program : RefCounted {
    ProgramKind kind = ProgramKind::Elementwise;
    int rank = 1; ///< of the domain as launched (collapsed), 1 … 6
    std::vector<Step> body;
    std::vector<Step> epilogue;            ///< Reduction, Routine (Product)
    std::vector<ReductionInfo> reductions; ///< Reduction: ≥ 1
    Combine scan = Combine::Sum;           ///< Scan: Sum, Prod, Min, Max
    bool reverse = false;                  ///< Scan
    bool strided = false;                  ///< Reduction, Scan: inner > 1
    RoutineCall routine;                   ///< Routine
    std::vector<OperandInfo> inputs;       ///< operands of body and epilogue, in one numbering
    std::vector<OutputInfo> outputs;
    std::vector<DType> parameters;
    std::vector<RandomDistribution> randoms; ///< streams
    int16_t loopBegin = 0, loopEnd = 0;      ///< equal: there is no loop
    std::vector<CarriedInfo> carried;        ///< in the order of their steps
    std::vector<DType> tables;               ///< classes of the columns
    int boxes = 0;                           ///< number of boxes that Inside steps name
    std::string title;                       ///< short name for tables: "sin·times·plus"
    uint64_t hash = 0;      ///< of everything above but the title; set by sealProgram
    uint64_t structure = 0; ///< the same without names and lines: of what is computed

    [[nodiscard]] bool hasLoop() const { return loopEnd > loopBegin; }
    /// Outputs that are not `perElement`: they come first.
    [[nodiscard]] std::size_t ownOutputs() const {
        std::size_t n = outputs.size();
        while (n > 0 && outputs[n - 1].perElement)
            --n;
        return n;
    }
    [[nodiscard]] bool inLoop(std::size_t step) const {
        return step >= static_cast<std::size_t>(loopBegin) &&
               step < static_cast<std::size_t>(loopEnd);
    }
};

/// Computes the hashes; call once when the program is complete.
void sealProgram(Program& program);
/// The same computation without what only its readers need: names of variables, lines, the title.
[[nodiscard]] Program withoutNames(const Program& program);
/// For tests and logs: one line a step.
[[nodiscard]] std::string programText(const Program& program);

/// Affine map of a Strided operand: element = offset + Σ stride[d] * coordinate[d] (domain or, for
/// an operand that only the epilogue loads, reduced-domain coordinates).
struct OperandMap {
    int64_t offset = 0;
    std::array<int64_t, 6> stride{};
    int64_t advance = 0; ///< added to offset with each iteration of the loop
};

/// Element e is inside when first[d] ≤ c[d] < first[d]+count[d]*step[d] and (c[d]-first[d]) %
/// step[d] == 0.
struct IndexBox {
    std::array<int64_t, 6> first{};
    std::array<int64_t, 6> step{1, 1, 1, 1, 1, 1};
    std::array<int64_t, 6> count{1, 1, 1, 1, 1, 1};
};

struct RandomSource {
    uint64_t seed = 0;
    uint64_t counter = 0; ///< element e uses counter + e
    int64_t low = 0;      ///< Integer: inclusive bounds
    int64_t high = 0;
    uint64_t advance = 0; ///< added to counter with each iteration of the loop
};

/// Sizes and scalars of one run; the buffers are beside it (provider.h).
struct LaunchGeometry {
    std::array<int64_t, 6> dims{1, 1, 1, 1, 1, 1}; ///< domain, first `rank` are used
    std::array<int64_t, 6> reducedDims{1, 1, 1,
                                       1, 1, 1}; ///< Reduction: domain of the epilogue, same rank
    int64_t inner = 1;
    int64_t length = 1;
    int64_t outer = 1;
    std::vector<OperandMap> maps;     ///< one an input; only Strided ones are read
    std::vector<uint64_t> parameters; ///< bits of each parameter in its dtype, low bytes
    std::vector<RandomSource> randoms;
    std::vector<IndexBox> boxes;
    std::vector<int64_t> sizes;   ///< Routine: as routine.h defines them for the op
    std::vector<int64_t> extents; ///< Routine: elements of each input; the output's are dims[0]
    int64_t trips = 1;            ///< iterations of the loop, ≥ 1
    std::vector<uint64_t>
        table; ///< entry of column c at iteration t: [c * trips + t], as parameters

    [[nodiscard]] int64_t elements() const {
        int64_t n = 1;
        for (int64_t d : dims)
            n *= d;
        return n;
    }
};

} // namespace vitrine
