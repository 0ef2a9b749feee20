// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/text_log.h"

#include "base/settings.h"

namespace vitrine {

namespace {
// Tells one text from the next.
constexpr char kBefore[] = "// ---- kernel\n";
} // namespace

std::string withoutLibrary(const std::string& glsl) {
    const std::size_t head = glsl.find("\n\n") + 2;
    return glsl.substr(0, head) + glsl.substr(glsl.find("layout(local_size_x"));
}

std::unique_ptr<TextLog> TextLog::ofEnvironment() {
    const std::string path = environmentText("VITRINE_KERNEL_TEXTS").value_or("");
    return path.empty() ? nullptr : std::make_unique<TextLog>(path);
}

void TextLog::note(const Program& program, const LaunchGeometry& geometry) {
    const Result<GpuPlan> plan = m_generator.plan(program, geometry);
    std::vector<std::string> texts;
    if (!plan) texts.push_back("// " + program.title + ": " + plan.error().message + "\n");
    for (std::size_t i = 0; plan && i < plan->passes.size(); ++i)
        texts.push_back(withoutLibrary(plan->passes[i].glsl->str()));
    for (std::string& text : texts) {
        const auto [place, fresh] = m_written.insert(std::move(text));
        if (fresh) m_file << kBefore << *place << "\n" << std::flush;
    }
}

} // namespace vitrine
