// SPDX-License-Identifier: Apache-2.0
#pragma once
// Compares elementary functions between a device and the host, bit for bit over some dozens of
// arguments, before the first kernel that uses them runs. A driver that compiles one of them wrong
// gets no kernel with it: what uses it stays on the host, with the difference as reason. Kept on
// disk by device, driver and the library's text. Engine thread.
#include "provider/codegen/gpu_plan.h"
#include "provider/vulkan/context.h"

#include <unordered_map>
#include <unordered_set>

namespace vitrine::vulkan {

class FunctionProbe {
public:
    /// What is known of earlier sessions is read from the folder ("": nothing is kept). Context and
    /// generator outlive it; the defines of the context's pipelines are set.
    FunctionProbe(Context& context, CodeGenerator& generator, const std::string& folder);

    /// Tries the functions of the program that were not tried yet, with a kernel of their own that
    /// no trace shows; then answers as refusal(). Other errors are the device's.
    Status check(const Program& program);
    /// Unsupported, with the difference, when a function of the program is known to be wrong.
    /// Cheap.
    [[nodiscard]] Status refusal(const Program& program) const;

    /// One text a wrong function: "erf of double: …".
    [[nodiscard]] std::vector<std::string> wrong() const;
    [[nodiscard]] std::size_t compared() const { return m_known.size(); }

private:
    struct Function {
        const ElementwiseOp* op;
        DType compute;
        auto operator<=>(const Function&) const = default;
    };
    [[nodiscard]] static std::vector<Function> functionsOf(const Program& program);
    [[nodiscard]] static uint64_t keyOf(const Function& function);
    Status compare(std::span<const Function> functions);
    template <typename T>
    Status compareAs(std::span<const Function> functions);
    Status runOnDevice(const Program& program, std::span<const std::vector<std::byte>> inputs,
                       std::span<std::vector<std::byte>> outputs, int64_t n);
    void load();
    void save();

    Context& m_context;
    CodeGenerator& m_generator;
    std::string m_path;   ///< "": nothing is kept
    uint64_t m_key = 0;   ///< of the file
    std::string m_faulty; ///< names between commas whose results a test wants to be wrong
    std::unordered_map<uint64_t, std::string> m_known; ///< "" where the bits are the host's
    std::size_t m_wrong = 0;
    std::unordered_set<uint64_t> m_programs; ///< structures of those whose functions are all known
};

} // namespace vitrine::vulkan
