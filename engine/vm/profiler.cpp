// SPDX-License-Identifier: Apache-2.0
#include "vm/profiler.h"

#include "builtins/text/text_values.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace vitrine {

using lang::Proto;

std::size_t Profiler::rowOf(const Function& function) {
    const Proto& proto = *function.proto;
    const auto known = m_known.find(&proto);
    if (known != m_known.end()) return known->second;
    m_units.emplace_back(function.unit); // no other function takes its place
    Row row;
    const bool anonymous = proto.kind == Proto::Kind::Anonymous;
    const bool script = proto.kind == Proto::Kind::Script;
    const bool isMain =
        function.unit->main && !function.unit->script && function.unit->main->proto == &proto;
    const Function* outer =
        function.unit->script ? function.unit->script.get() : function.unit->main.get();
    row.name = anonymous ? proto.text : proto.name;
    row.file = function.unit->library ? "" : function.unit->path;
    row.type = anonymous      ? "Anonymous-function"
               : script       ? "M-script"
               : proto.parent ? "Nested-function"
               : isMain       ? "M-function"
                              : "M-subfunction";
    if (!script && !anonymous && !isMain && outer) row.name = outer->proto->name + ">" + row.name;
    row.source = function.unit->program ? function.unit->program->file : 0;
    m_rows.push_back(std::move(row));
    m_known.emplace(&proto, m_rows.size() - 1);
    return m_rows.size() - 1;
}

void Profiler::enter(const Function& function) {
    const std::size_t at = rowOf(function);
    Row& row = m_rows[at];
    row.recursive = row.recursive || row.depth > 0;
    ++row.depth;
    m_active.push_back({at, std::chrono::steady_clock::now(), {}});
}

void Profiler::leave() {
    const Active active = m_active.back();
    m_active.pop_back();
    const Seconds took = std::chrono::steady_clock::now() - active.start;
    Row& row = m_rows[active.row];
    --row.depth;
    ++row.calls;
    row.own += took - active.inside;
    if (row.depth == 0) row.total += took; // of activations inside of each other the outermost
    if (m_active.empty()) return;
    Active& caller = m_active.back();
    caller.inside += took;
    Edge& edge = m_rows[caller.row].children[active.row];
    ++edge.calls;
    edge.total += took;
}

namespace {

Value number(double x) {
    return Value(x);
}

} // namespace

Value Profiler::info(const SourceMap& sources) const {
    const auto count = static_cast<int64_t>(m_rows.size());
    auto table = makeRef<StructArray>(Shape(count, 1));
    for (const char* field : {"CompleteName", "FunctionName", "FileName", "Type", "Children",
                              "Parents", "ExecutedLines", "IsRecursive", "TotalRecursiveTime",
                              "PartialData", "NumCalls", "TotalTime"})
        table->addField(field);
    const auto index = [](std::size_t i) { return number(static_cast<double>(i + 1)); };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const auto at = static_cast<int64_t>(i);
        auto children = makeRef<StructArray>(Shape(static_cast<int64_t>(row.children.size()), 1));
        for (const char* field : {"Index", "NumCalls", "TotalTime"})
            children->addField(field);
        int64_t k = 0;
        for (const auto& [child, edge] : row.children) {
            children->set("Index", index(child), k);
            children->set("NumCalls", number(static_cast<double>(edge.calls)), k);
            children->set("TotalTime", number(edge.total.count()), k++);
        }
        std::vector<std::pair<std::size_t, int64_t>> callers;
        for (std::size_t j = 0; j < m_rows.size(); ++j) {
            const auto edge = m_rows[j].children.find(i);
            if (edge != m_rows[j].children.end()) callers.emplace_back(j, edge->second.calls);
        }
        auto parents = makeRef<StructArray>(Shape(static_cast<int64_t>(callers.size()), 1));
        for (const char* field : {"Index", "NumCalls"})
            parents->addField(field);
        for (std::size_t j = 0; j < callers.size(); ++j) {
            parents->set("Index", index(callers[j].first), static_cast<int64_t>(j));
            parents->set("NumCalls", number(static_cast<double>(callers[j].second)),
                         static_cast<int64_t>(j));
        }
        const std::string file = row.file.empty() || !sources.find(row.source)
                                     ? row.file
                                     : sources.find(row.source)->path();
        table->set("CompleteName", Value::text(file.empty() ? row.name : file + ">" + row.name),
                   at);
        table->set("FunctionName", Value::text(row.name), at);
        table->set("FileName", Value::text(file), at);
        table->set("Type", Value::text(row.type), at);
        table->set("Children", Value(std::move(children)), at);
        table->set("Parents", Value(std::move(parents)), at);
        table->set("ExecutedLines", Value(Tensor::make(DType::Double, Shape(0, 3), false, true)),
                   at);
        table->set("IsRecursive", Value::logical(row.recursive), at);
        table->set("TotalRecursiveTime", number(row.recursive ? row.total.count() : 0), at);
        table->set("PartialData", Value::logical(row.depth > 0), at);
        table->set("NumCalls", number(static_cast<double>(row.calls)), at);
        table->set("TotalTime", number(row.total.count()), at);
    }
    auto out = makeRef<StructArray>();
    out->set("FunctionTable", Value(std::move(table)));
    out->set("FunctionHistory", Value(Tensor::make(DType::Double, Shape(2, 0), false, true)));
    out->set("ClockPrecision", number(1e-9));
    out->set("ClockSpeed", number(1e9));
    out->set("Name", Value::text("Vitrine"));
    out->set("Overhead", number(0));
    return Value(std::move(out));
}

std::string Profiler::summary() const {
    std::vector<std::size_t> order(m_rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return m_rows[a].total > m_rows[b].total;
    });
    std::string text = "    calls     total s      self s  function\n";
    for (const std::size_t i : order) {
        const Row& row = m_rows[i];
        if (row.calls == 0) continue;
        char line[64];
        std::snprintf(line, sizeof line, "%9lld  %10.6f  %10.6f  ",
                      static_cast<long long>(row.calls), row.total.count(), row.own.count());
        text += line + row.name + '\n';
    }
    return text;
}

namespace {

void profile(Call& call) {
    Vm& vm = static_cast<Vm&>(call.vm);
    std::vector<std::string> words;
    for (const Value& v : call.args)
        words.push_back(v.isTextScalar() ? v.toText() : std::string());
    bool acted = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "-detail" || word == "-timer" || word == "-historysize") {
            ++i; // functions and the wall clock are what there is
            continue;
        }
        if (word == "-history" || word == "-nohistory" || word == "-timestamp" || word == "-memory")
            continue;
        if (word == "info") {
            vm.profile("off");
            return call.result(vm.profileInfo());
        }
        if (word == "status") {
            auto status = makeRef<StructArray>();
            status->set("ProfilerStatus", Value::text(vm.isProfiling() ? "on" : "off"));
            status->set("DetailLevel", Value::text("mmex"));
            status->set("Timer", Value::text("performance"));
            status->set("HistoryTracking", Value::text("off"));
            status->set("HistorySize", number(0));
            return call.result(Value(std::move(status)));
        }
        if (word == "report" || word == "viewer") {
            vm.profile("off");
            vm.out(vm.profileSummary());
        } else if (word == "on" || word == "off" || word == "resume" || word == "clear") {
            vm.profile(word);
        } else {
            throwError("MATLAB:profiler:InvalidInputArgument", "Unknown option '%s'.",
                       word.c_str());
        }
        acted = true;
    }
    if (!acted) vm.out(vm.profileSummary());
}

constexpr Builtin kRows[] = {
    {"profile", 0, -1, 1, profile, "profile on|off|resume|clear|viewer | s = profile('info')",
     "How often functions were called and how long they took: from profile on to profile off; "
     "profile viewer shows it. Array operations count where their results are wanted."},
};

} // namespace

std::span<const Builtin> profileFunctions() {
    return kRows;
}

void Vm::profile(const std::string& what) {
    if (what == "on" || what == "clear")
        m_profiler = std::make_shared<Profiler>();
    else if (what == "resume" && !m_profiler)
        m_profiler = std::make_shared<Profiler>();
    if (!m_profiler) return;
    if (what == "on" || what == "resume")
        m_profiler->resume();
    else
        m_profiler->stop();
    m_measures = m_profiler->isOn();
}

Value Vm::profileInfo() const {
    return (m_profiler ? *m_profiler : Profiler()).info(m_options.sources);
}

std::string Vm::profileSummary() const {
    return (m_profiler ? *m_profiler : Profiler()).summary();
}

void Vm::callMeasured(const Function& function, Value* args, int count, int outputs, Value& result,
                      std::vector<Value>* many, const Ref<Scope>& scope,
                      std::span<const Value> captures) {
    const std::shared_ptr<Profiler> kept = m_profiler; // profile clear may come before its end
    const Profiler::Call measured(*kept, function);
    m_measured = true;
    callUser(function, args, count, outputs, result, many, scope, captures);
}

} // namespace vitrine
