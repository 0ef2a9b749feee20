// SPDX-License-Identifier: Apache-2.0
#include "builtins/functions/scalar_compiler.h"

#include "base/hash.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/functions/scalar_compiler_impl.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine {

namespace {

uint64_t keyOf(const FunctionSource& source, std::string_view text, std::span<const DType> inputs,
               int outputs) {
    uint64_t key = hashBytes(source.name, hashBytes(text, static_cast<uint64_t>(outputs)));
    key = hashCombine(key, source.span.begin);
    for (DType t : inputs)
        key = hashCombine(key, static_cast<uint64_t>(t) + 1);
    for (const auto& [name, value] : source.captures) {
        key = hashBytes(name, key);
        key = hashCombine(key, value.isArray() ? static_cast<uint64_t>(value.dtype()) + 7
                                               : static_cast<uint64_t>(value.kind()) + 77);
    }
    return key;
}

/// Captured handles are compiled in: such kernels are made anew each time.
bool capturesHandles(const FunctionSource& source) {
    return std::any_of(source.captures.begin(), source.captures.end(),
                       [](const auto& c) { return c.second.isFunctionHandle(); });
}

} // namespace

const ScalarKernel& scalarKernel(Interpreter& vm, const FunctionSource& source,
                                 std::span<const DType> inputs, int outputs) {
    constexpr std::size_t kMostKernels = 512;
    thread_local std::unordered_map<uint64_t, ScalarKernel> kernels;
    if (kernels.size() > kMostKernels) kernels.clear();
    const SourceFile* file = vm.sources().find(source.span.file);
    const std::string_view text = source.anonymous ? std::string_view(source.text)
                                  : file           ? std::string_view(file->text())
                                                   : std::string_view();
    const uint64_t key = keyOf(source, text, inputs, outputs);
    const auto known = kernels.find(key);
    if (known != kernels.end() && !capturesHandles(source) &&
        std::all_of(known->second.builtins.begin(), known->second.builtins.end(),
                    [&](const std::string& name) { return vm.functionKind(name, nullptr) == 5; }))
        return known->second;
    ScalarCompiler compiler(vm);
    return kernels[key] = compiler.compile(source, inputs, outputs);
}

} // namespace vitrine
