// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/buffer_text.h"
#include "provider/codegen/kernel_text.h"
#include "provider/codegen/routines.h"
#include "provider/codegen/support.h"
#include "provider/codegen/sweep_plan.h"
#include "provider/codegen/windows.h"

#include "base/hash.h"
#include "base/internal_error.h"
#include "provider/launch_work.h"
#include "provider/sweeps.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <unordered_map>
#include <utility>

namespace vitrine {

using namespace codegen;

namespace {

/// Elements of a contiguous reduction's block and of a strided one's chunk (kernel_ir.h).
constexpr int64_t kBlock = 16384;
constexpr int64_t kChunk = 256;
/// Elements of a contiguous scan's tile; a strided one has chunks too.
constexpr int64_t kTile = 4096;

/// Is evaluating the body once more cheaper than storing its results and reading them again?
bool cheapBody(const Program& program) {
    constexpr float kMostOperations = 12;
    float operations = 0;
    for (const Step& s : program.body) {
        if (s.kind == StepKind::Random) return false;
        if (s.kind == StepKind::Apply) operations += s.op->cost;
    }
    return operations <= kMostOperations && program.inputs.size() <= 2;
}

} // namespace

struct CodeGenerator::State {
    /// What texts are made from besides programs. Never changes: texts are made on any thread, and
    /// when the generator is gone.
    struct TextSource {
        explicit TextSource(const DeviceTraits& t) : traits(t), library(t) {}

        const DeviceTraits traits;
        const Library library;
    };

    explicit State(const DeviceTraits& t)
        : source(std::make_shared<const TextSource>(t)), traits(source->traits),
          library(source->library), routines(traits, library) {}

    const std::shared_ptr<const TextSource> source;
    const DeviceTraits& traits;
    const Library& library;
    Routines routines;
    std::unordered_map<uint64_t, std::unique_ptr<Kernel>> kernels; ///< by program and variant
    /// Of programs without names and lines, by structure and variant.
    std::unordered_map<uint64_t, std::unique_ptr<const Kernel>> plain;
    mutable std::unordered_map<uint64_t, std::string> obstacles; ///< by structure
    std::unordered_map<uint64_t, KnownNumbers> numbers;          ///< of a program's first launch

    const std::string& obstacle(const Program& program) const {
        const auto found = obstacles.find(program.structure);
        if (found != obstacles.end()) return found->second;
        return obstacles.emplace(program.structure, programObstacle(program, traits)).first->second;
    }

    /// What a text knows of numbers: what holds for those of the program's first launch. Where that
    /// changes from launch to launch it knows nothing, since each other text has to be compiled.
    KnownNumbers knownNumbers(const Program& program, const LaunchGeometry& geometry) {
        KnownNumbers own = KnownNumbers::of(program, geometry);
        // A compiler whose arithmetic with constants is not exact must not see them.
        if (!traits.derivedExact) own.exponents = own.divisors = 0;
        return numbers.try_emplace(program.hash, own).first->second == own ? own : KnownNumbers{};
    }

    static uint64_t keyOf(uint64_t program, const Variant& variant, uint64_t salt) {
        return hashCombine(hashCombine(program, variant.hash()), salt);
    }

    /// make() gives the kernel of a program, with all that it needs in itself. What is compiled has
    /// no names and lines of a script; the text with them is made when somebody reads it.
    template <typename Maker>
    const Kernel& kernel(const Program& program, Variant variant, uint64_t salt, Maker make) {
        const uint64_t key = keyOf(program.hash, variant, salt);
        std::unique_ptr<Kernel>& place = kernels[key];
        if (place) return *place;
        std::unique_ptr<const Kernel>& same = plain[keyOf(program.structure, variant, salt)];
        if (!same) {
            Kernel made = make(withoutNames(program), *source);
            made.compiled = withoutComments(std::exchange(made.glsl, {}));
            same = std::make_unique<const Kernel>(std::move(made));
        }
        place = std::make_unique<Kernel>(*same);
        place->name = program.title + same->name;
        place->key = key;
        place->glsl = SharedText::deferred(
            [from = source, named = program, make, compiled = same->compiled]() -> std::string {
                try {
                    return make(named, *from).glsl.str();
                } catch (const InternalError& error) { // nobody waits for it here
                    return "// " + std::string(error.what()) + "\n" + compiled.str();
                }
            });
        return *place;
    }

    /// Workgroups for a number of threads; a second dimension when the first is full.
    std::array<uint32_t, 3> groupsFor(int64_t groups) const {
        const int64_t most = traits.maxGroupsX;
        if (groups <= most) return {static_cast<uint32_t>(std::max<int64_t>(groups, 1)), 1, 1};
        return {static_cast<uint32_t>(most), static_cast<uint32_t>((groups + most - 1) / most), 1};
    }

    GpuPass pass(const Kernel& kernel, const LaunchGeometry& geometry, const PassSizes& sizes,
                 int64_t groups) const {
        GpuPass p;
        p.name = kernel.name;
        p.glsl = &kernel.glsl;
        p.compiled = &kernel.compiled;
        p.key = kernel.key;
        p.groups = groupsFor(groups);
        p.bindings = kernel.bindings;
        p.arguments = kernel.arguments.fill(geometry, sizes);
        p.argumentsInBuffer = kernel.argumentsInBuffer;
        return p;
    }

    /// The passes of one kernel over a launch's elements: one, or one a window. make() gives the
    /// pass of a range, with its sizes.
    template <typename Maker>
    static void addWindows(GpuPlan& plan, const Program& program, const LaunchGeometry& geometry,
                           const Windows& windows, Maker&& make) {
        const int64_t total = geometry.elements();
        const int64_t step = windows.elements ? windows.elements : total;
        for (int64_t begin = 0; begin < total; begin += step) {
            const int64_t count = std::min(step, total - begin);
            GpuPass p =
                windows.elements
                    ? make(windowGeometry(program, geometry, windows, begin, count), begin, count)
                    : make(geometry, begin, count);
            bindWindow(p, program, geometry, windows, begin, count);
            plan.passes.push_back(std::move(p));
        }
    }

    /// As many threads a row as have an element among their four lanes.
    static int64_t teamOf(int64_t length) {
        const uint64_t lanes = static_cast<uint64_t>(std::clamp<int64_t>(length, 1, 1024));
        return static_cast<int64_t>(std::bit_ceil((lanes + 3) / 4));
    }

    /// Neighbouring columns that a workgroup takes together; 0: each chunk is a thread's.
    int64_t columnTeam(const Program& program, const PassSizes& sizes, Variant& v) const {
        constexpr int64_t kShortest = 64, kGroups = 512, kMost = 32, kAhead = 4;
        v.columnAhead = 0;
        if (!program.strided || sizes.length < kShortest || sizes.count >= traits.columnTeamsBelow)
            return 0;
        const int64_t group = traits.reductionGroup;
        int64_t bytes = 0; // of a thread in shared memory
        for (const ReductionInfo& r : program.reductions)
            bytes +=
                std::max<int64_t>(4, sizeOf(program.body[static_cast<std::size_t>(r.step)].dtype));
        const uint64_t wanted = static_cast<uint64_t>(std::max<int64_t>(1, sizes.count / kGroups));
        const int64_t columns = std::min(kMost, static_cast<int64_t>(std::bit_floor(wanted)));
        // More than a chunk is not computed ahead.
        const bool ahead = kAhead * group / columns <= kChunk &&
                           kAhead * group * bytes <= int64_t{traits.maxShared};
        if (group * bytes > int64_t{traits.maxShared}) return 0;
        v.columnAhead = ahead ? kAhead : 1;
        return columns;
    }

    GpuPlan planReduction(const Program& program, const LaunchGeometry& geometry, Variant v,
                          bool alignedStreams, const Windows& windows) {
        const int64_t group = program.strided ? kChunk : kBlock;
        const std::size_t reductions = program.reductions.size();
        PassSizes sizes;
        sizes.inner = geometry.inner;
        sizes.length = geometry.length;
        sizes.outer = geometry.outer;
        GpuPlan plan;
        for (std::size_t level = 0;; ++level) {
            sizes.blocks = std::max<int64_t>(1, (sizes.length + group - 1) / group);
            sizes.count = sizes.inner * sizes.blocks * sizes.outer;
            v.partials = level > 0;
            v.last = sizes.blocks == 1;
            v.aligned =
                !program.strided && level == 0 && (sizes.outer == 1 || sizes.length % 4 == 0);
            v.sharedDraws = v.aligned && alignedStreams;
            v.lineMaps = level == 0 && !windows.elements ? lineMaps(program, geometry, v.aligned)
                                                         : LineMaps{};
            const int64_t columns = columnTeam(program, sizes, v);
            const Kernel& k = kernel(program, v, 1, [v](const Program& p, const TextSource& from) {
                return reductionKernel(p, from.traits, from.library, v);
            });
            sizes.threads = columns ? columns : teamOf(sizes.length);
            const int64_t threads =
                columns           ? (sizes.count + columns - 1) / columns * traits.reductionGroup
                : program.strided ? sizes.count
                                  : sizes.count * sizes.threads;
            const auto own = [&](const LaunchGeometry& g, const PassSizes& s, int64_t needed) {
                const int64_t perGroup = traits.reductionGroup;
                GpuPass p = pass(k, g, s, (needed + perGroup - 1) / perGroup);
                for (GpuBinding& b : p.bindings) {
                    if (b.kind == GpuBinding::Kind::Temporary)
                        b.slot = static_cast<uint16_t>(b.slot + reductions * level - reductions);
                }
                return p;
            };
            if (level == 0 && windows.elements) {
                addWindows(plan, program, geometry, windows,
                           [&](const LaunchGeometry& g, int64_t, int64_t count) {
                               PassSizes s = sizes;
                               s.length = count;
                               s.count = s.blocks = (count + group - 1) / group;
                               return own(g, s, s.count * s.threads);
                           });
            } else {
                plan.passes.push_back(own(geometry, sizes, threads));
            }
            if (sizes.blocks == 1) return plan;
            for (const ReductionInfo& r : program.reductions)
                plan.temporaries.push_back(
                    static_cast<uint64_t>(sizes.count) *
                    sizeOf(program.body[static_cast<std::size_t>(r.step)].dtype));
            sizes.length = sizes.blocks;
        }
    }

    /// All sweeps in one dispatch; a line is one block or chunk.
    GpuPlan planSweeps(const Program& program, const LaunchGeometry& geometry, Variant v) {
        PassSizes sizes;
        sizes.inner = geometry.inner;
        sizes.length = geometry.length;
        sizes.outer = geometry.outer;
        sizes.blocks = 1;
        sizes.count = sizes.inner * sizes.outer;
        sizes.threads = teamOf(sizes.length);
        v.aligned = !program.strided && (sizes.outer == 1 || sizes.length % 4 == 0);
        v.lineMaps = lineMaps(program, geometry, v.aligned);
        v.held = !program.strided && traits.longReductions
                     ? heldLine(program, traits, library, sizes.length)
                     : HeldLine{};
        const Kernel& k = kernel(program, v, 1, [v](const Program& p, const TextSource& from) {
            return roundsKernel(p, from.traits, from.library, v);
        });
        const int64_t threads = program.strided ? sizes.count : sizes.count * sizes.threads;
        const int64_t perGroup = traits.reductionGroup;
        GpuPlan plan;
        plan.passes.push_back(pass(k, geometry, sizes, (threads + perGroup - 1) / perGroup));
        return plan;
    }

    GpuPlan planScan(const Program& program, const LaunchGeometry& geometry, Variant v) {
        const int64_t group = program.strided ? kChunk : kTile;
        const DType t = program.outputs[0].dtype;
        GpuPlan plan;
        PassSizes sizes;
        sizes.inner = geometry.inner;
        sizes.outer = geometry.outer;
        std::vector<int64_t> lengths{geometry.length};
        const bool twice = !program.strided && geometry.length > group && cheapBody(program);
        const auto add = [&](std::size_t level, bool prefixes) {
            sizes.length = lengths[level];
            sizes.blocks = (sizes.length + group - 1) / group;
            v.partials = level > 0;
            v.last = sizes.blocks == 1;
            v.totalsOnly = twice && level == 0 && !prefixes;
            v.prefixed = twice && level == 0 && prefixes;
            prefixes = prefixes && !v.prefixed;
            const auto make = [v, prefixes](const Program& p, const TextSource& from) {
                return scanKernel(p, from.traits, from.library, v, prefixes);
            };
            const Kernel& k = kernel(program, v, prefixes ? 3 : 2, make);
            sizes.count = sizes.inner * (prefixes ? sizes.length : sizes.blocks) * sizes.outer;
            const int64_t perGroup = prefixes || program.strided ? kTeam : 1;
            GpuPass p = pass(k, geometry, sizes, (sizes.count + perGroup - 1) / perGroup);
            for (GpuBinding& b : p.bindings) {
                // Temporary l holds the totals of level l.
                if (b.kind == GpuBinding::Kind::Temporary)
                    b.slot = static_cast<uint16_t>(level + b.slot - 1);
            }
            plan.passes.push_back(std::move(p));
        };
        for (std::size_t level = 0;; ++level) {
            add(level, false);
            if (sizes.blocks == 1) break;
            plan.temporaries.push_back(static_cast<uint64_t>(sizes.count) * sizeOf(t));
            lengths.push_back(sizes.blocks);
        }
        for (std::size_t level = lengths.size() - 1; level-- > 0;)
            add(level, true);
        return plan;
    }

    GpuPlan planElementwise(const Program& program, const LaunchGeometry& geometry, Variant v,
                            const Windows& windows) {
        if (!windows.elements && !program.hasLoop()) v.lineMaps = lineMaps(program, geometry, true);
        const Kernel& k = kernel(program, v, 0, [v](const Program& p, const TextSource& from) {
            return elementwiseKernel(p, from.traits, from.library, v);
        });
        const int64_t perGroup = int64_t{traits.workgroup} * k.perThread;
        GpuPlan plan;
        addWindows(plan, program, geometry, windows,
                   [&](const LaunchGeometry& g, int64_t begin, int64_t count) {
                       PassSizes sizes;
                       sizes.count = count;
                       sizes.origin = begin;
                       return pass(k, g, sizes, (count + perGroup - 1) / perGroup);
                   });
        return plan;
    }
};

CodeGenerator::CodeGenerator(DeviceTraits traits) : m_state(new State(traits)) {}

CodeGenerator::~CodeGenerator() {
    delete m_state;
}

Status CodeGenerator::supports(const Program& program, const LaunchGeometry& geometry) const {
    const std::string& obstacle = m_state->obstacle(program);
    if (!obstacle.empty()) return fail(ErrorCode::Unsupported, obstacle);
    std::string reason = launchObstacle(program, geometry, m_state->traits);
    if (!reason.empty()) return fail(ErrorCode::Unsupported, std::move(reason));
    return {};
}

Result<GpuPlan> CodeGenerator::plan(const Program& program, const LaunchGeometry& geometry,
                                    InParts places) {
    VITRINE_CHECK(supports(program, geometry));
    if (outputElements(program, geometry) == 0) return GpuPlan{};
    Variant variant;
    bool alignedStreams = !program.randoms.empty();
    Windows windows;
    if (program.kind != ProgramKind::Routine)
        windows = windowsOf(program, geometry, m_state->traits);
    if (!windowsTake(windows, program, places)) {
        windows = {};
        variant.inParts = places;
    }
    variant.windowed = windows.elements > 0 && windows.positional;
    variant.wide =
        (windows.elements == 0 || windows.positional) && needsWideIndex(program, geometry);
    for (const IndexBox& box : geometry.boxes) {
        for (int64_t step : box.step)
            variant.unitBoxes = variant.unitBoxes && step == 1;
    }
    if (program.kind != ProgramKind::Routine)
        variant.numbers = m_state->knownNumbers(program, geometry);
    for (const RandomSource& source : geometry.randoms)
        alignedStreams = alignedStreams && source.counter % 4 == 0 && source.advance % 4 == 0;
    variant.sharedDraws = alignedStreams && program.kind == ProgramKind::Elementwise;
    GpuPlan plan;
    switch (program.kind) {
    case ProgramKind::Elementwise:
        plan = m_state->planElementwise(program, geometry, variant, windows);
        break;
    case ProgramKind::Reduction:
        plan = hasSweeps(program)
                   ? m_state->planSweeps(program, geometry, variant)
                   : m_state->planReduction(program, geometry, variant, alignedStreams, windows);
        break;
    case ProgramKind::Scan:
        plan = m_state->planScan(program, geometry, variant);
        break;
    case ProgramKind::Routine:
        plan = m_state->routines.plan(program, geometry, places);
        break;
    }
    const LaunchWork work = launchWork(program, geometry);
    // What windows of a launch do is shared by their elements, chains of steps by their passes; of
    // other routines the first pass stands for all.
    const int64_t total = std::max<int64_t>(1, geometry.elements());
    const auto passes = static_cast<int64_t>(plan.passes.size());
    const bool chains = std::all_of(plan.passes.begin(), plan.passes.end(),
                                    [](const GpuPass& pass) { return pass.seconds > 0; });
    const int64_t step = windows.elements ? windows.elements
                         : chains         ? (total + passes - 1) / std::max<int64_t>(1, passes)
                                          : total;
    for (std::size_t i = 0; i < plan.passes.size(); ++i) {
        const int64_t begin = static_cast<int64_t>(i) * step;
        if (begin >= total) break;
        const double share =
            static_cast<double>(std::min(step, total - begin)) / static_cast<double>(total);
        plan.passes[i].bytes = static_cast<uint64_t>(static_cast<double>(work.bytes) * share);
        plan.passes[i].flops = static_cast<uint64_t>(static_cast<double>(work.flops) * share);
    }
    return plan;
}

} // namespace vitrine
