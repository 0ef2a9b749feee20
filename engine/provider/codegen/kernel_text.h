// SPDX-License-Identifier: Apache-2.0
#pragma once
// The parts that every kernel's text has: buffers, the argument block, statements for the steps of
// a program, head and library. elementwise.cpp, loop.cpp, reduction.cpp and scan.cpp fill the
// skeletons of shaders/kernels with them. Lives while one text is made.
#include "provider/codegen/arguments.h"
#include "provider/codegen/gpu_plan.h"
#include "provider/codegen/library.h"
#include "provider/codegen/names.h"
#include "provider/codegen/skeleton.h"
#include "provider/codegen/variant.h"

#include <functional>
#include <string>
#include <vector>

namespace vitrine::codegen {

/// A finished text with what plan() needs to use it.
struct Kernel {
    std::string name;
    SharedText glsl;
    SharedText compiled; ///< GpuPass::compiled
    uint64_t key = 0;    ///< GpuPass::key
    std::vector<GpuBinding> bindings;
    Arguments arguments;
    bool argumentsInBuffer = false;
    int perThread = 1; ///< elements of one invocation (element-wise)
};

struct Statements {
    std::string text;
    std::vector<std::string> values; ///< of each step that was emitted
};

/// The function of the library that a step calls with its operands in order, or "".
[[nodiscard]] std::string libraryFunction(const Step& step);
[[nodiscard]] std::string fastFunction(const Step& step, const Library& library);
/// Operations of a step; fewer where a body has the fast form of its function.
[[nodiscard]] float fastCost(const Step& step, const Library& library);

class KernelText {
public:
    KernelText(const Program& program, const DeviceTraits& traits, const Library& library,
               Variant variant);

    [[nodiscard]] const Program& program() const { return m_program; }
    [[nodiscard]] const DeviceTraits& traits() const { return m_traits; }
    [[nodiscard]] const Variant& variant() const { return m_variant; }
    [[nodiscard]] const char* indexType() const { return m_variant.wide ? "uint64_t" : "uint"; }
    [[nodiscard]] const char* signedType() const { return m_variant.wide ? "int64_t" : "int"; }

    /// Declares a buffer binding and gives the name of its array. width > 1 also declares a view
    /// of vectors, called name + width.
    std::string input(int slot, int width = 1);
    std::string output(int slot, int width = 1);
    std::string temporary(int slot, DType dtype, bool write);
    /// Value of an operand's element.
    std::string element(int slot, const std::string& index);
    /// Statement that stores an output's element.
    std::string store(int slot, const std::string& index, const std::string& value);
    /// A size of the pass as an index-typed argument.
    std::string size(ArgumentKind kind, const char* name, int dimension = 0);
    /// A size of the pass as a 32-bit argument.
    std::string word(ArgumentKind kind, const char* name);
    std::string unique(std::string_view wish) { return m_names.unique(wish); }
    /// Keeps the names of a skeleton for it.
    void reserve(std::string_view skeleton);
    /// INDEX and WIDE, the type of indices and the cast that a product of 32-bit numbers needs to
    /// be one, and WORKGROUP.
    [[nodiscard]] Slots slots(uint32_t workgroup) const;

    /// How the elements of Linear operands and results of reductions are reached.
    struct Sources {
        std::function<std::string(int slot)> linear;  ///< value of operand `slot` at this element
        std::function<std::string(int slot)> reduced; ///< value of reduction `slot`
        /// Name of a random step's value when it was drawn outside; may be unset.
        std::function<std::string(std::size_t step)> random;
        /// Value of a Strided operand's element, or of a step, when it is known outside, or "";
        /// may be unset or empty.
        std::function<std::string(int slot)> strided;
        std::vector<std::string> known; ///< by step
        /// Loop: name of a random stream's running counter (a uvec2).
        std::function<std::string(int slot)> counter;
        std::string index = "e";
        std::string iteration; ///< loop: its number, as index type
        bool reducedDomain = false;
        /// Names of the coordinates when they are known; otherwise they are computed.
        std::vector<std::string> coordinates;
        /// The roots go to outputs, where every computed NaN is the canonical one.
        bool stored = false;
        /// Name of a flag that says "these statements are not enough": set where an argument needs
        /// a complete function or a stored value is NaN. "": they are complete.
        std::string careful;
    };
    /// Statements for the steps that `roots` need. results[i] names the variable that receives
    /// roots[i]; it is declared by the caller. Where it is empty the value stays where it is.
    Statements statements(const std::vector<Step>& steps, const std::vector<int16_t>& roots,
                          const std::vector<std::string>& results, const Sources& sources);
    /// The steps [begin, end) that are needed, continuing `out`, whose values are sized already.
    /// results[i], where not empty, names the declared variable that receives step i.
    /// NaNs that visible steps make become the canonical one.
    void emit(Statements& out, const std::vector<Step>& steps, const std::vector<bool>& needed,
              const std::vector<bool>& visible, std::size_t begin, std::size_t end,
              const std::vector<std::string>& results, const Sources& sources);
    /// Argument: from one element of a line to the next, of an operand whose map is even.
    std::string lineStep(int slot);
    /// The places of Strided operands' elements at an element of the domain; statements that these
    /// need are added to text.
    std::vector<std::string> stridedPlaces(const std::vector<int>& slots, const std::string& index,
                                           std::string& text);
    /// "vt_exp_fast" where the library has such a form of the step's function; "".
    [[nodiscard]] std::string fastFunction(const Step& step) const {
        return codegen::fastFunction(step, m_library);
    }
    [[nodiscard]] float fastCost(const Step& step) const {
        return codegen::fastCost(step, m_library);
    }
    [[nodiscard]] Names& names() { return m_names; }
    /// Takes the names of arguments and buffers again, after names were rewound.
    void reclaimDeclared();
    /// Declares the coordinates of sources.index when a needed step reads by them; they are known
    /// to emit() until this is called again or others are restored.
    void declareCoordinates(const std::vector<Step>& steps, const std::vector<bool>& needed,
                            const Sources& sources, std::string& text);
    [[nodiscard]] const std::vector<std::string>& coordinateNames() const { return m_coordinates; }
    void restoreCoordinates(std::vector<std::string> names) { m_coordinates = std::move(names); }
    /// A member of the argument block that belongs to a random stream.
    std::string streamArgument(int slot, ArgumentKind kind, const char* what, const char* type,
                               bool wide);
    /// A random step whose values are drawn for a whole group of elements at once.
    struct Draw {
        std::size_t step = 0;
        DType dtype = DType::Double;
        std::string value;  ///< parameter with one element
        std::string vector; ///< the group's values
    };
    /// The uniform and normal draws that roots need, when the variant shares them.
    std::vector<Draw> sharedDraws(const std::vector<Step>& steps,
                                  const std::vector<int16_t>& roots);
    /// The rows DRAW of draws.glsl, for the vectors of `width` elements from index on, a multiple
    /// of width.
    std::vector<Slots> drawRows(const std::vector<Draw>& draws, int width, const std::string& index,
                                const std::function<std::string(int slot)>& counterName = {});
    /// Variable name for an operand's element.
    std::string elementName(int slot);

    /// The buffers and arguments so far, for a text that declares them itself. The arguments are
    /// sealed; nothing is to be added after that.
    struct Declared {
        GpuBinding binding;
        std::string type; ///< GLSL type of an element
        std::string name;
    };
    [[nodiscard]] std::vector<Declared> declaredBuffers() const;
    [[nodiscard]] Arguments takeArguments();

    /// `code` is everything after the declarations, with elements of buffers as name[index]. Adds
    /// head, library, buffers, arguments.
    Kernel finish(std::string name, const std::string& code, uint32_t workgroup,
                  const std::string& shared = {});
    /// "    // line 12" style tail of a statement.
    [[nodiscard]] static std::string lineComment(uint32_t line);
    /// Subgroup extensions are declared when set.
    void useSubgroups() { m_subgroups = true; }

private:
    struct BufferText {
        GpuBinding binding;
        DType dtype = DType::Double;
        std::string name;
        int width = 1;
    };
    BufferText& buffer(GpuBinding::Kind kind, int slot, DType dtype, std::string_view wish,
                       bool write, int width);
    void coordinates(const Sources& sources, std::string& text);
    std::string stridedElement(int slot, const Sources& sources);
    std::string insideBox(int slot, const Sources& sources);
    std::string applied(const Step& step, const std::vector<Step>& steps,
                        const std::vector<std::string>& values, const std::string& careful);
    /// Is the step a call that nothing but comparisons read, as their first operand, and that the
    /// library has a way around for: vt_F_apart(x, c) says that comparing vt_F_key(x) with
    /// vt_F_limit(c) tells how vt_F(x) compares with c?
    [[nodiscard]] bool isComparedOnly(const std::vector<Step>& steps,
                                      const std::vector<bool>& needed, std::size_t i) const;
    /// The comparison `otherwise` of a call of such a step, by this way where it is open.
    [[nodiscard]] std::string comparedByKey(const Step& step, const std::string& pattern,
                                            const std::string& call, const std::string& limit,
                                            const std::string& otherwise) const;
    /// Adds statements for the element's number in the stream to text.
    std::string randomValue(const Step& step, const Sources& sources, std::string& text);
    std::string tableEntry(int slot, const std::string& iteration);
    std::string parameter(int slot, std::string_view wish);
    /// Argument: of a parameter.
    std::string reciprocal(int slot);
    [[nodiscard]] std::string head(const Kernel& kernel, const std::string& code,
                                   const std::string& extensions) const;

    const Program& m_program;
    const DeviceTraits& m_traits;
    const Library& m_library;
    Variant m_variant;
    Names m_names;
    Arguments m_arguments;
    std::vector<BufferText> m_buffers;
    std::vector<std::string> m_coordinates;
    std::string m_table; ///< name of the launch's table, when it is used
    bool m_subgroups = false;
};

/// Marks the steps that the roots need; a loop's carried steps are roots of their own. What a step
/// needs whose value is known already is not marked for it; `known` may be empty.
[[nodiscard]] std::vector<bool> neededSteps(const Program& program, const std::vector<Step>& steps,
                                            const std::vector<int16_t>& roots,
                                            const std::vector<bool>& known = {});

/// Operands that needed steps load as Linear without a guard, ascending.
[[nodiscard]] std::vector<int> linearInputs(const Program& program, const std::vector<Step>& steps,
                                            const std::vector<bool>& needed);

/// Does a needed step of the body load the operand?
[[nodiscard]] bool isLoaded(const Program& program, const std::vector<bool>& needed, int slot);

/// Steps whose value can reach an output unchanged: the roots, what a select picks from, and what
/// a carried value takes.
[[nodiscard]] std::vector<bool> visibleSteps(const Program& program, const std::vector<Step>& steps,
                                             const std::vector<int16_t>& roots);
/// Does this step make numbers, so that its NaN may be the machine's? Functions of shaders/lib give
/// the canonical one themselves; loads, parameters and selects only move.
[[nodiscard]] bool makesNan(const Program& program, const std::vector<Step>& steps, const Step& s);

/// Elements of an invocation of a program with a loop.
[[nodiscard]] int loopWidth(const Program& program, bool sharedDraws);
/// main() of an element-wise program with a loop: each invocation runs it for `width` elements.
[[nodiscard]] std::string loopMain(KernelText& kernel, int width);
/// Is there a body of few operations for these steps that is enough for most elements?
[[nodiscard]] bool hasFastBody(const KernelText& kernel, const std::vector<bool>& needed);
/// Does the body cost more an element than DeviceTraits::heavyCost?
[[nodiscard]] bool isHeavy(const KernelText& kernel);

[[nodiscard]] Kernel elementwiseKernel(const Program& program, const DeviceTraits& traits,
                                       const Library& library, Variant variant);

/// A reduction with sweeps, each line by one team of threads (strided: by one thread).
[[nodiscard]] Kernel roundsKernel(const Program& program, const DeviceTraits& traits,
                                  const Library& library, Variant variant);
/// One level of all reductions of a program; partials and last choose the pass. Temporaries 0 …
/// R-1 are read, R … 2R-1 are written, for R reductions.
[[nodiscard]] Kernel reductionKernel(const Program& program, const DeviceTraits& traits,
                                     const Library& library, Variant variant);

/// One level of a scan, or the kernel that puts the scanned totals in front of its elements.
/// Temporary 0 is the level's own array (partials), temporary 1 the totals of its groups.
[[nodiscard]] Kernel scanKernel(const Program& program, const DeviceTraits& traits,
                                const Library& library, Variant variant, bool prefixes);

/// Invocations that share a block of a reduction or scan, 1024 lanes of four each; a reduction's
/// workgroup may hold several such teams.
inline constexpr uint32_t kTeam = 256;

} // namespace vitrine::codegen
