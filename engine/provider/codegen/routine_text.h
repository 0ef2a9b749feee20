// SPDX-License-Identifier: Apache-2.0
#pragma once
// Texts of routine kernels: a file of shaders/routines with the buffers, arguments and accessors
// of a program in front and its $WORDS replaced. Owned by a code generator; engine thread.
#include "provider/codegen/gpu_plan.h"
#include "provider/codegen/library.h"
#include "provider/codegen/skeleton.h"

#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>

namespace vitrine::codegen {

struct RoutineBuffer {
    GpuBinding::Kind kind = GpuBinding::Kind::Input;
    std::size_t slot = 0;
    std::string type; ///< GLSL type of an element
    std::string name;
    bool write = false;
    bool inParts = false; ///< RoutinePlan::add() sets it
    std::string vector{}; ///< type of a view of vectors, called name + width; "": there is none
    int width = 1;
};

/// One pass. The text may depend on the program and on `file` and `title` only; sizes are
/// arguments.
struct RoutinePass {
    const char* file = ""; ///< "gather.glsl"
    std::string title;     ///< "sort (merge)"
    std::vector<RoutineBuffer> buffers;
    std::vector<std::pair<std::string, uint32_t>> arguments;
    std::string accessors;                                  ///< functions that the file calls
    std::vector<std::pair<const char*, std::string>> words; ///< "VALUE" for $VALUE
    Slots lists;                                            ///< what the file's `#for` go through
    int64_t groups = 1;
    uint32_t workgroup = 256;
    double seconds = 0; ///< GpuPass::seconds
};

struct RoutineEpilogue;

class RoutineTexts {
public:
    RoutineTexts(const DeviceTraits& traits, const Library& library);
    ~RoutineTexts();
    /// `words` adds what only the text needs; called when there is none yet.
    [[nodiscard]] GpuPass pass(const Program& program, RoutinePass& pass,
                               const std::function<void(RoutinePass&)>& words = {});
    /// The program's epilogue for kernels of the pass, which lacks nothing else.
    [[nodiscard]] const RoutineEpilogue& epilogue(const Program& program, const RoutinePass& pass);

private:
    struct Text {
        SharedText glsl;
        SharedText compiled;
        uint64_t key = 0;
        bool argumentsInBuffer = false;
    };
    [[nodiscard]] Text make(const RoutinePass& pass) const;

    const DeviceTraits& m_traits;
    const Library& m_library;
    std::unordered_map<uint64_t, std::unique_ptr<Text>> m_texts;
    std::unordered_map<uint64_t, std::unique_ptr<RoutineEpilogue>> m_epilogues;
};

} // namespace vitrine::codegen
