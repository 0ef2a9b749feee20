// SPDX-License-Identifier: Apache-2.0
// Variables and problems as JSON; resources/docs/formats.md has their fields.
#include "session/session_state.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;

std::string textOf(const Json& json) {
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string Session::variablesJsonText() {
    Json rows = Json::array();
    for (const VariableInfo& v : m_state->variableInfos())
        rows.push_back({{"name", v.name},
                        {"class", v.className},
                        {"shape", v.shape},
                        {"bytes", v.bytes},
                        {"lives_on", v.livesOn},
                        {"value", v.preview},
                        {"buffer", v.buffer},
                        {"fields", v.fields}});
    return textOf({{"format", kFormat}, {"variables", rows}});
}

std::string Session::problemsJson(const std::vector<FileProblem>& problems) {
    Json rows = Json::array();
    for (const auto& [file, p] : problems)
        rows.push_back({{"file", file},
                        {"line", p.line},
                        {"column", p.column},
                        {"end_line", p.endLine},
                        {"end_column", p.endColumn},
                        {"severity", p.isError ? "error" : "warning"},
                        {"message", p.message},
                        {"hint", p.hint}});
    return textOf({{"format", kFormat}, {"problems", rows}});
}

} // namespace vitrine
