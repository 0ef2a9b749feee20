// SPDX-License-Identifier: Apache-2.0
#include "session/text_services.h"

#include "builtins/core/builtin.h"
#include "lang/doubts.h"
#include "lang/layout.h"
#include "lang/names.h"
#include "lang/parser.h"
#include "vm/vm_functions.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// Functions, and what dotted ones ("containers.Map") begin with.
const std::unordered_set<std::string_view>& functionNames() {
    static const std::unordered_set<std::string_view> kNames = [] {
        std::unordered_set<std::string_view> names;
        for (const Builtin* row : allFunctions()) {
            const std::string_view name = row->name;
            names.insert(name);
            names.insert(name.substr(0, name.find('.')));
        }
        return names;
    }();
    return kNames;
}

/// Does a file begin with `function` or `classdef`, and not with statements of a script?
bool holdsFunction(const fs::path& path) {
    std::ifstream file(path);
    std::string line;
    bool inComment = false;
    while (std::getline(file, line)) {
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) continue;
        const std::string_view text = std::string_view(line).substr(first);
        if (text.starts_with("%{") || text.starts_with("%}")) inComment = text[1] == '{';
        if (inComment || text[0] == '%' || text[0] == '#') continue;
        return text.starts_with("function") || text.starts_with("classdef");
    }
    return true; // nothing in it assigns anything
}

lang::KnownName knownInFolder(const fs::path& folder, std::string_view name) {
    const std::string file = std::string(name) + ".m";
    std::error_code error;
    for (const fs::path& path : {folder / file, folder / "private" / file}) {
        if (!fs::is_regular_file(path, error)) continue;
        return holdsFunction(path) ? lang::KnownName::Function : lang::KnownName::Script;
    }
    for (const char* mark : {"+", "@"}) { // a package, a class
        if (fs::is_directory(folder / (mark + std::string(name)), error))
            return lang::KnownName::Function;
    }
    return lang::KnownName::No;
}

bool inFunction(const lang::Ast& ast, uint32_t offset) {
    return std::any_of(ast.functions.begin(), ast.functions.end(),
                       [&](const lang::FunctionDef* function) {
                           return function->span.begin <= offset && offset < function->span.end;
                       });
}

bool belongsToName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string_view nameAround(std::string_view text, uint32_t offset) {
    std::size_t begin = std::min<std::size_t>(offset, text.size()), end = begin;
    while (begin > 0 && belongsToName(text[begin - 1]))
        --begin;
    while (end < text.size() && belongsToName(text[end]))
        ++end;
    return text.substr(begin, end - begin);
}

const lang::FunctionDef* functionNamed(lang::List<lang::FunctionDef*> functions,
                                       std::string_view name) {
    for (const lang::FunctionDef* function : functions) {
        if (function->name == name) return function;
        if (const lang::FunctionDef* nested = functionNamed(function->nested, name)) return nested;
    }
    return nullptr;
}

Problem problemAt(const SourceFile& source, const Span& span, std::string message, std::string hint,
                  bool isError) {
    const LineColumn from = source.position(span.begin);
    const LineColumn to = source.position(span.end);
    return {from.line,          from.column,     to.line, to.column,
            std::move(message), std::move(hint), isError};
}

std::vector<Problem> mistakesOf(const lang::ParseResult& parsed, const SourceFile& source) {
    std::vector<Problem> problems;
    for (const lang::Diagnostic& d : parsed.diagnostics) {
        problems.push_back(
            problemAt(source, d.span, d.message, d.hint, d.severity == lang::Severity::Error));
    }
    return problems;
}

std::vector<UnknownName> unknownNamesOf(const lang::Ast& ast, const SourceFile& source,
                                        const std::string& folder) {
    std::unordered_map<std::string_view, lang::KnownName> seen;
    std::error_code error;
    const fs::path current = fs::current_path(error);
    const auto known = [&](std::string_view name) {
        if (functionNames().contains(name)) return lang::KnownName::Function;
        const auto [entry, isNew] = seen.try_emplace(name, lang::KnownName::No);
        if (isNew && !folder.empty()) entry->second = knownInFolder(folder, name);
        if (isNew && entry->second == lang::KnownName::No)
            entry->second = knownInFolder(current, name);
        return entry->second;
    };
    std::vector<UnknownName> names;
    for (const lang::NameUse& use : lang::unknownNames(ast, known)) {
        const LineColumn at = source.position(use.span.begin);
        names.push_back({std::string(use.name), at.line, at.column,
                         at.column + static_cast<uint32_t>(use.name.size()),
                         !inFunction(ast, use.span.begin)});
    }
    return names;
}

} // namespace

std::vector<Problem> mistakesIn(std::string_view name, std::string_view text, bool strict) {
    const SourceFile source(1, std::string(name), std::string(text));
    lang::ParseOptions options;
    options.strict = strict;
    return mistakesOf(lang::parse(source, options), source);
}

TextFindings findingsIn(std::string_view name, std::string_view text, const std::string& folder) {
    const SourceFile source(1, std::string(name), std::string(text));
    const lang::ParseResult parsed = lang::parse(source);
    TextFindings findings;
    findings.mistakes = mistakesOf(parsed, source);
    // What cannot be read has no names yet.
    if (!parsed.ok()) return findings;
    findings.unknown = unknownNamesOf(*parsed.ast, source, folder);
    for (const auto& find : {lang::unusedResults, lang::sizesThatCannotFit}) {
        for (const lang::Doubt& doubt : find(*parsed.ast))
            findings.doubts.push_back(
                problemAt(source, doubt.span, doubt.message, doubt.hint, false));
    }
    return findings;
}

std::vector<TextRange> placesOfVariable(std::string_view text, uint32_t offset) {
    const SourceFile source(1, "text", std::string(text));
    const lang::ParseResult parsed = lang::parse(source);
    std::vector<TextRange> places;
    for (const Span& span : lang::placesOfVariable(*parsed.ast, offset))
        places.push_back({span.begin, span.end});
    return places;
}

std::optional<uint32_t> definitionInText(std::string_view text, uint32_t offset) {
    const SourceFile source(1, "text", std::string(text));
    const lang::ParseResult parsed = lang::parse(source);
    const std::vector<Span> places = lang::placesOfVariable(*parsed.ast, offset);
    if (!places.empty()) return places.front().begin;
    const std::string_view name = nameAround(text, offset);
    const lang::FunctionDef* function =
        name.empty() ? nullptr : functionNamed(parsed.ast->functions, name);
    if (!function) return std::nullopt;
    return function->nameSpan.begin;
}

std::vector<FoldableLines> foldableLines(std::string_view text) {
    std::vector<FoldableLines> lines;
    for (const lang::LineBlock& block : lang::lineBlocks(text))
        lines.push_back({block.first, block.last});
    return lines;
}

std::string indentedText(std::string_view text) {
    return lang::indentedText(text);
}

std::optional<OpenCall> openCallOf(std::string_view text) {
    const std::optional<lang::CallPlace> call = lang::openCall(text);
    if (!call) return std::nullopt;
    return OpenCall{call->name, call->argument};
}

std::string signatureInText(std::string_view text, std::string_view function) {
    for (std::size_t at = text.find("function"); at != std::string_view::npos;
         at = text.find("function", at + 1)) {
        const std::size_t begin = text.find_last_of('\n', at) + 1; // npos + 1 is 0
        const std::size_t mark = text.find_first_not_of(" \t", begin);
        if (mark != at) continue;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at + 8, end - at - 8);
        line = line.substr(0, line.find('%'));
        const std::size_t first = line.find_first_not_of(" \t");
        const std::size_t last = line.find_last_not_of(" \t\r;");
        if (first == std::string_view::npos || last == std::string_view::npos) continue;
        line = line.substr(first, last + 1 - first);
        const std::size_t equals = line.find('=');
        std::string_view name = equals == std::string_view::npos ? line : line.substr(equals + 1);
        name = name.substr(std::min(name.find_first_not_of(" \t"), name.size()));
        name = name.substr(0, name.find_first_of("( \t"));
        if (name == function) return std::string(line);
    }
    return {};
}

} // namespace vitrine
