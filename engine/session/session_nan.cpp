// SPDX-License-Identifier: Apache-2.0
// Where NaN and Inf first came from, as text and as JSON (resources/docs/formats.md).
#include "session/session_state.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// "1 and 0"; what an argument had at the element, or its size.
std::string inputsText(const NonFinite& f) {
    std::string text;
    for (std::size_t i = 0; i < f.inputs.size(); ++i) {
        const NonFinite::Input& input = f.inputs[i];
        text += i == 0 ? "" : i + 1 == f.inputs.size() ? " and " : ", ";
        text += input.value ? *input.value
                            : (input.shape.empty() ? "a " : input.shape + " ") + input.className;
    }
    return text;
}

std::string elementName(const NonFinite& f) {
    const std::string where =
        f.shape == "1x1" ? "" : "element " + std::to_string(f.element) + " of a " + f.shape + " ";
    return (where.empty() ? "a " : where) + f.className +
           (f.variable.empty() ? "" : " (" + f.variable + ")");
}

} // namespace

void Session::watchNonFinite() {
    static_cast<void>(m_state->vm->trapNonFinite());
}

namespace {

void nameByWorkspace(Vm& vm) {
    vm.trapNonFinite().name(
        [&](const Value& value) -> std::string {
            for (const auto& [name, held] : vm.baseVariables()) {
                if (isSameValue(held, value)) return name;
            }
            return "";
        },
        nullptr);
}

} // namespace

std::string Session::nonFiniteText() {
    nameByWorkspace(*m_state->vm);
    const NanTrap& trap = m_state->vm->trapNonFinite();
    std::string text;
    const auto add = [&](const std::optional<NonFinite>& found, const char* what) {
        if (!found) {
            text += std::string("No ") + what + " was made.\n";
            return;
        }
        const std::string place = m_state->sources.describe(found->at);
        text += std::string("First ") + what + ": " + place + ": " + found->operation + " made " +
                found->value + ", " + elementName(*found) + ", of " + inputsText(*found) + ".\n";
    };
    add(trap.nan(), "NaN");
    add(trap.inf(), "Inf");
    return text;
}

std::string Session::nonFiniteJson() {
    nameByWorkspace(*m_state->vm);
    const auto row = [&](const std::optional<NonFinite>& found) -> Json {
        if (!found) return nullptr;
        const LineColumn at = m_state->sources.position(found->at);
        Json inputs = Json::array();
        for (const NonFinite::Input& input : found->inputs)
            inputs.push_back({{"class", input.className},
                              {"shape", input.shape},
                              {"value", input.value ? Json(*input.value) : Json(nullptr)}});
        return {{"file", fileName(found->at.file)},
                {"line", at.line},
                {"column", at.column},
                {"operation", found->operation},
                {"variable", found->variable},
                {"node", found->node},
                {"class", found->className},
                {"shape", found->shape},
                {"element", found->element},
                {"subscripts", found->subscripts},
                {"value", found->value},
                {"inputs", std::move(inputs)}};
    };
    const NanTrap& trap = m_state->vm->trapNonFinite();
    const Json out = {{"nan", row(trap.nan())}, {"inf", row(trap.inf())}};
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vitrine
