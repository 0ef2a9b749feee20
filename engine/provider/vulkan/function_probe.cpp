// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/function_probe.h"

#include "base/hash.h"
#include "base/log.h"
#include "base/settings.h"
#include "provider/codegen/library_texts.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/dispatcher.h"
#include "trace/phases.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

namespace vitrine::vulkan {

namespace {

constexpr uint64_t kFormat = 1;
constexpr int64_t kArguments = 128;
/// Functions of one probing kernel: what they share is compiled once.
constexpr std::size_t kTogether = 4;
/// Cheaper operations are arithmetic, comparisons and rounding, which probe.h tries.
constexpr float kLeastCost = 8;

bool isProbed(const ElementwiseOp* op, DType compute) {
    return op && op->glsl && op->cost >= kLeastCost && isFloat(compute) && !op->returnsLogical() &&
           op->rule != TypeRule::Select && op->hostFor(compute) && std::strstr(op->glsl, "vt_");
}

uint64_t nextRandom(uint64_t& state) {
    return mixBits(state += 0x9e3779b97f4a7c15ULL);
}

/// Special values, whole numbers, numbers of usual size and of any.
template <typename T>
std::vector<T> argumentsOf(int operand) {
    using Limits = std::numeric_limits<T>;
    const T special[] = {T(0),
                         T(-0.0),
                         T(1),
                         T(-1),
                         T(0.5),
                         T(-0.5),
                         T(4),
                         T(-3),
                         Limits::infinity(),
                         -Limits::infinity(),
                         Limits::quiet_NaN(),
                         Limits::denorm_min(),
                         -Limits::min(),
                         Limits::max(),
                         T(0.1),
                         T(1) - Limits::epsilon(),
                         T(1) + Limits::epsilon(),
                         T(3.14159265358979323846),
                         T(-1.57079632679489661923),
                         T(88.7),
                         T(-103.9),
                         T(709.7),
                         T(-745.1),
                         T(1e22),
                         T(171.5),
                         T(1e-8),
                         T(-0.99)};
    constexpr std::size_t kSpecial = std::size(special);
    std::vector<T> out;
    uint64_t state = 0xf00d + static_cast<uint64_t>(operand);
    const int wide = sizeof(T) == 8 ? 600 : 120;
    for (std::size_t i = 0; i < kArguments; ++i) {
        if (i < 2 * kSpecial) {
            // Specials meet one another in pairs that differ from operand to operand.
            out.push_back(
                special[(i * static_cast<std::size_t>(1 + 2 * operand) + i / kSpecial) % kSpecial]);
            continue;
        }
        const double unit = static_cast<double>(nextRandom(state) >> 11) * 0x1p-53;
        const int range = i % 8 == 0 ? wide : 24;
        const int exponent =
            static_cast<int>(nextRandom(state) % static_cast<uint64_t>(range)) - 2 * range / 3;
        double x = std::ldexp(1 + unit, exponent);
        if (i % 8 == 1) x = std::floor(unit * 40);
        out.push_back(static_cast<T>(nextRandom(state) % 3 == 0 ? -x : x));
    }
    return out;
}

/// The functions' program over as many operands as the widest of them takes.
Ref<Program> programOf(std::span<const ElementwiseOp* const> ops, DType compute, int arity) {
    auto program = makeRef<Program>();
    for (int16_t a = 0; a < arity; ++a) {
        OperandInfo operand;
        operand.dtype = compute;
        program->inputs.push_back(operand);
        Step load;
        load.kind = StepKind::Load;
        load.dtype = compute;
        load.slot = a;
        program->body.push_back(load);
    }
    for (const ElementwiseOp* op : ops) {
        Step apply;
        apply.kind = StepKind::Apply;
        apply.dtype = apply.compute = compute;
        apply.op = op;
        for (int16_t a = 0; a < op->arity; ++a)
            apply.args[static_cast<std::size_t>(a)] = a;
        OutputInfo output;
        output.step = static_cast<int16_t>(program->body.size());
        output.dtype = compute;
        program->body.push_back(apply);
        program->outputs.push_back(output);
    }
    program->title = "function probe";
    sealProgram(*program);
    return program;
}

template <typename T>
std::vector<std::byte> bytesOf(const std::vector<T>& values) {
    const auto bytes = std::as_bytes(std::span(values));
    return {bytes.begin(), bytes.end()};
}

bool isListed(std::string_view list, std::string_view name) {
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        if (list.substr(0, comma) == name) return true;
        list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
    }
    return false;
}

/// "" when all bits agree; any NaN is as good as any other.
template <typename T>
std::string difference(const ElementwiseOp& op, const std::vector<std::vector<T>>& args,
                       const T* device, const T* host) {
    constexpr int kDigits = std::numeric_limits<T>::max_digits10;
    int64_t count = 0, first = -1;
    for (int64_t i = 0; i < kArguments; ++i) {
        if (std::memcmp(device + i, host + i, sizeof(T)) == 0) continue;
        if (device[i] != device[i] && host[i] != host[i]) continue;
        if (count++ == 0) first = i;
    }
    if (count == 0) return "";
    const auto number = [](T x) {
        char text[64];
        std::snprintf(text, sizeof text, "%.*g", kDigits, static_cast<double>(x));
        return std::string(text);
    };
    std::string text = std::string(op.name) + " of " + (sizeof(T) == 8 ? "double" : "single") +
                       " has other bits there than on the CPU: of (";
    for (std::size_t a = 0; a < static_cast<std::size_t>(op.arity); ++a)
        text += (a ? ", " : "") + number(args[a][static_cast<std::size_t>(first)]);
    return text + ") it is " + number(device[first]) + " instead of " + number(host[first]);
}

template <typename F>
void eachStatement(const std::vector<ScalarStatement>& list, F&& f) {
    for (const ScalarStatement& s : list) {
        f(s);
        eachStatement(s.body, f);
        eachStatement(s.otherwise, f);
    }
}

} // namespace

FunctionProbe::FunctionProbe(Context& context, CodeGenerator& generator, const std::string& folder)
    : m_context(context), m_generator(generator),
      m_faulty(environmentText("VITRINE_TEST_WRONG_FUNCTION").value_or("")) {
    m_key = hashCombine(context.description().identity(), kFormat);
    m_key = hashBytes(m_faulty + '\n' + context.pipelines().defines(), m_key);
    for (const codegen::LibraryText& file : codegen::libraryTexts())
        m_key = hashBytes(file.text, m_key);
    if (!folder.empty()) m_path = folder + "/functions-" + std::to_string(m_key) + ".txt";
    load();
}

std::vector<FunctionProbe::Function> FunctionProbe::functionsOf(const Program& program) {
    std::vector<Function> out;
    const auto add = [&](const ElementwiseOp* op, DType compute) {
        if (isProbed(op, compute)) out.push_back({op, compute});
    };
    for (const std::vector<Step>* list : {&program.body, &program.epilogue}) {
        for (const Step& s : *list)
            add(s.op, s.compute);
    }
    if (program.routine.scalar) {
        for (const ScalarRegion& region : program.routine.scalar->regions)
            eachStatement(region.body, [&](const ScalarStatement& s) { add(s.op, s.compute); });
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

uint64_t FunctionProbe::keyOf(const Function& function) {
    return hashBytes(std::string(function.op->name) + '\n' + function.op->glsl,
                     static_cast<uint64_t>(function.compute));
}

Status FunctionProbe::refusal(const Program& program) const {
    if (m_wrong == 0) return {};
    for (const Function& function : functionsOf(program)) {
        const auto known = m_known.find(keyOf(function));
        if (known != m_known.end() && !known->second.empty())
            return fail(ErrorCode::Unsupported, known->second);
    }
    return {};
}

Status FunctionProbe::check(const Program& program) {
    if (m_programs.contains(program.structure)) return refusal(program);
    const PhaseScope comparing(Phase::Start);
    std::vector<Function> unknown[2];
    for (const Function& function : functionsOf(program)) {
        if (!m_known.contains(keyOf(function)))
            unknown[function.compute == DType::Single].push_back(function);
    }
    for (const std::vector<Function>& list : unknown) {
        for (std::size_t i = 0; i < list.size(); i += kTogether)
            VITRINE_CHECK(
                compare(std::span(list).subspan(i, std::min(kTogether, list.size() - i))));
    }
    if (!unknown[0].empty() || !unknown[1].empty()) save();
    m_programs.insert(program.structure);
    return refusal(program);
}

Status FunctionProbe::compare(std::span<const Function> functions) {
    return functions[0].compute == DType::Single ? compareAs<float>(functions)
                                                 : compareAs<double>(functions);
}

template <typename T>
Status FunctionProbe::compareAs(std::span<const Function> functions) {
    std::vector<const ElementwiseOp*> ops;
    int arity = 1;
    for (const Function& function : functions) {
        ops.push_back(function.op);
        arity = std::max(arity, function.op->arity);
    }
    std::vector<std::vector<T>> args;
    std::vector<std::vector<std::byte>> inputs;
    for (int a = 0; a < arity; ++a) {
        args.push_back(argumentsOf<T>(a));
        inputs.push_back(bytesOf(args.back()));
    }
    std::vector<std::vector<std::byte>> results(ops.size(),
                                                std::vector<std::byte>(kArguments * sizeof(T)));
    const Ref<Program> program = programOf(ops, functions[0].compute, arity);
    VITRINE_CHECK(runOnDevice(*program, inputs, results, kArguments));
    for (std::size_t k = 0; k < ops.size(); ++k) {
        std::vector<T> device(kArguments), host(kArguments);
        std::memcpy(device.data(), results[k].data(), results[k].size());
        const void* pointers[kMaxArity] = {};
        for (std::size_t a = 0; a < args.size(); ++a)
            pointers[a] = args[a].data();
        ops[k]->hostFor(functions[k].compute)(pointers, host.data(), kArguments);
        if (isListed(m_faulty, ops[k]->name)) {
            const auto at = std::find_if(device.begin(), device.end(),
                                         [](T x) { return x != 0 && std::isfinite(x); });
            if (at != device.end()) *at = std::nextafter(*at, T(0));
        }
        std::string wrong = difference(*ops[k], args, device.data(), host.data());
        if (!wrong.empty()) log::warn("vulkan", wrong);
        m_wrong += !wrong.empty();
        m_known.emplace(keyOf(functions[k]), std::move(wrong));
    }
    return {};
}

Status FunctionProbe::runOnDevice(const Program& program,
                                  std::span<const std::vector<std::byte>> inputs,
                                  std::span<std::vector<std::byte>> outputs, int64_t n) {
    LaunchGeometry geometry;
    geometry.dims[0] = geometry.length = n;
    geometry.maps.resize(inputs.size());
    VITRINE_TRY(const GpuPlan plan, m_generator.plan(program, geometry));
    Transfers& transfers = m_context.transfers();
    std::vector<Ref<DeviceBuffer>> in, out, between;
    for (const std::vector<std::byte>& bytes : inputs) {
        VITRINE_TRY(Ref<DeviceBuffer> buffer, m_context.allocate(bytes.size()));
        VITRINE_CHECK(transfers.upload(*buffer, 0, bytes.data(), bytes.size()));
        in.push_back(std::move(buffer));
    }
    for (const std::vector<std::byte>& bytes : outputs) {
        VITRINE_TRY(Ref<DeviceBuffer> buffer, m_context.allocate(bytes.size()));
        out.push_back(std::move(buffer));
    }
    for (const uint64_t bytes : plan.temporaries) {
        VITRINE_TRY(Ref<DeviceBuffer> buffer, m_context.allocate(bytes));
        between.push_back(std::move(buffer));
    }
    for (const GpuPass& pass : plan.passes) {
        const PipelineDesc desc = pipelineOf(pass);
        std::vector<BufferBinding> bindings;
        for (const GpuBinding& binding : pass.bindings) {
            const auto& from = binding.kind == GpuBinding::Kind::Input    ? in
                               : binding.kind == GpuBinding::Kind::Output ? out
                                                                          : between;
            bindings.push_back(
                {from[binding.slot].get(), binding.write ? Access::Write : Access::Read});
        }
        const auto words = std::as_bytes(std::span(pass.arguments));
        Ref<DeviceBuffer> arguments;
        if (pass.argumentsInBuffer) {
            VITRINE_TRY(arguments, m_context.allocate(words.size()));
            VITRINE_CHECK(transfers.upload(*arguments, 0, words.data(), words.size()));
            bindings.push_back({arguments.get(), Access::Read});
        }
        CompileRecord made;
        VITRINE_TRY(std::shared_ptr<const Pipeline> pipeline,
                    m_context.pipelines().get(desc, &made));
        VITRINE_CHECK(m_context.compileAhead(desc, made, nullptr));
        VITRINE_CHECK(m_context.stream().dispatch(
            *pipeline, bindings, pass.argumentsInBuffer ? std::span<const std::byte>() : words,
            pass.groups));
    }
    for (std::size_t k = 0; k < outputs.size(); ++k)
        VITRINE_CHECK(transfers.download(*out[k], 0, outputs[k].data(), outputs[k].size()));
    return {};
}

std::vector<std::string> FunctionProbe::wrong() const {
    std::vector<std::string> out;
    for (const auto& [key, text] : m_known) {
        if (!text.empty()) out.push_back(text);
    }
    std::sort(out.begin(), out.end());
    return out;
}

// One function a line: its key, a space, and the difference or nothing.
void FunctionProbe::load() {
    const auto kept = m_path.empty() ? std::nullopt : readCacheFile(m_path, m_key);
    if (!kept) return;
    std::string_view text(reinterpret_cast<const char*>(kept->data()), kept->size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        char* rest = nullptr;
        const uint64_t key = std::strtoull(line.c_str(), &rest, 16);
        if (*rest != ' ') continue;
        if (m_known.emplace(key, rest + 1).second) m_wrong += rest[1] != '\0';
    }
}

void FunctionProbe::save() {
    if (m_path.empty()) return;
    load(); // what another process has found since stays
    std::string text;
    for (const auto& [key, wrong] : m_known) {
        char number[32];
        std::snprintf(number, sizeof number, "%016llx ", static_cast<unsigned long long>(key));
        text += number + wrong + '\n';
    }
    writeCacheFile(m_path, m_key, std::as_bytes(std::span(text)));
}

} // namespace vitrine::vulkan
