// SPDX-License-Identifier: Apache-2.0
#include "models/run_records.h"

#include <algorithm>

namespace vitrine::app {
namespace {

/// The same elements, not equal ones.
template <typename T>
bool sameElements(const SharedList<T>& a, const SharedList<T>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (&a[i] != &b[i]) return false;
    }
    return true;
}

/// The text follows from the kernel, and is not made for this; with its language it has come.
bool sameKernel(const KernelRecord& a, const KernelRecord& b) {
    return a.kernel == b.kernel && a.traceIndex == b.traceIndex && a.count == b.count &&
           a.totalNs == b.totalNs && a.group == b.group && a.cacheHits == b.cacheHits &&
           a.cacheMisses == b.cacheMisses && a.compileMs == b.compileMs && a.name == b.name &&
           a.provider == b.provider && a.percentOfCeiling == b.percentOfCeiling &&
           a.language == b.language;
}

std::size_t sizeOf(const RunRecords::Graph& graph) {
    return graph ? graph->nodes.size() : 0;
}

} // namespace

bool sameRecord(const GraphSnapshot& a, const GraphSnapshot& b) {
    return sameElements(a.nodes, b.nodes) && sameElements(a.edges, b.edges) &&
           sameElements(a.groups, b.groups) && sameElements(a.sinks, b.sinks) &&
           a.notes == b.notes &&
           std::equal(a.kernels.begin(), a.kernels.end(), b.kernels.begin(), b.kernels.end(),
                      sameKernel);
}

void RunRecords::show(const Graph& graph, const QString& keptOf) {
    m_shown = graph;
    m_keptOf = keptOf;
    m_earlier.clear();
}

void RunRecords::showEarlier(const Graph& graph, const QString& name) {
    if (m_running || !graph) return;
    show(graph, {});
    m_earlier = name;
}

void RunRecords::showNewest() {
    if (m_running || m_earlier.isEmpty()) return;
    if (m_complete || m_source.isEmpty() || !showKept(m_source)) show(m_newest, {});
}

bool RunRecords::showKept(const QString& source) {
    const auto kept = m_kept.find(source);
    if (kept == m_kept.end()) return false;
    show(kept->second, source);
    return true;
}

void RunRecords::keep(const QString& source, const Graph& graph) {
    m_kept[source] = graph;
    m_order.removeAll(source);
    m_order << source;
    if (m_order.size() > kMostTexts) m_kept.erase(m_order.takeFirst());
}

void RunRecords::begin(const QString& source) {
    m_running = true;
    m_earlier.clear();
    m_isCommand = source.isEmpty();
    if (!m_isCommand) {
        m_source = source;
        m_complete = false;
    }
    m_before = sizeOf(m_newest);
}

void RunRecords::take(const Graph& newest) {
    m_newest = newest;
    if (m_complete) keep(m_source, newest);
    if (!m_earlier.isEmpty()) return;
    const bool live = m_keptOf.isEmpty();
    const bool grown = m_isCommand ? sizeOf(newest) > m_before : sizeOf(newest) > 0;
    // Until the run has something to show, what was there stays.
    if (live ? (!m_running || m_isCommand || grown || sizeOf(m_shown) == 0) : m_running && grown)
        show(newest, {});
}

void RunRecords::finish(bool ok) {
    m_running = false;
    const bool grown = m_isCommand ? sizeOf(m_newest) > m_before : sizeOf(m_newest) > 0;
    if (m_isCommand) {
        if (grown) show(m_newest, {});
        return;
    }
    m_complete = ok && grown;
    if (m_complete) {
        keep(m_source, m_newest);
        show(m_newest, {});
    } else if (!showKept(m_source)) {
        show(m_newest, {});
    }
}

void RunRecords::showTextOf(const QString& source) {
    if (m_running) return;
    if (m_complete && source == m_source)
        show(m_newest, {});
    else
        showKept(source);
}

void RunRecords::clear() {
    m_kept.clear();
    m_order.clear();
    m_complete = false;
    show(m_newest, {});
}

} // namespace vitrine::app
