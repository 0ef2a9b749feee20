// SPDX-License-Identifier: Apache-2.0
#include "accel/residency/residency.h"

#include "accel/graph/recorder.h"
#include "base/host_memory.h"
#include "base/script_error.h"
#include "base/settings.h"
#include "provider/registry.h"
#include "value/memory_limit.h"

#include <algorithm>

namespace vitrine {

Residency::Residency(const Settings& settings, Trace& trace, ProviderRegistry& providers,
                     Recorder& recorder, Placer& placer, PendingArrays& pending)
    : m_settings(settings), m_trace(trace), m_providers(providers), m_recorder(recorder),
      m_placer(placer), m_pending(pending) {}

void Residency::requireHome(DType dtype, const Shape& shape, Span at) const {
    const double bytes = byteCount(shape, sizeOf(dtype));
    if (bytes < 1e18 && memory::fits(static_cast<uint64_t>(bytes))) return;
    // A device with memory of its own may have what the host has not.
    const Provider* device = m_settings.device == "cpu" ? nullptr : m_providers.device();
    const bool ofItsOwn =
        device && (device->info().type == "discrete" || device->info().type == "virtual");
    if (ofItsOwn && bytes <= static_cast<double>(device->budgetBytes())) return;
    try {
        throwTooLarge(shape, bytes);
    } catch (ScriptError& error) {
        error.span = at;
        throw;
    }
}

std::vector<ResidentBuffer> Residency::table() const {
    std::vector<ResidentBuffer> rows;
    handles.forEach([&](const ArrayHandle& h) {
        if (!h.node && !h.device) return;
        ResidentBuffer row;
        row.id = h.device ? h.device->id() : 0;
        row.variable = h.variable;
        row.shape = h.shape.text();
        row.dtype = className(h.dtype);
        row.bytes = h.bytes();
        row.state = h.node ? "pending" : h.host ? "host+device" : "device";
        if (const Provider* on = h.device ? m_providers.holder(*h.device) : nullptr)
            row.device = on->info().name;
        for (const Ref<Buffer>& copy : h.copies) {
            if (const Provider* on = m_providers.holder(*copy))
                row.device += ", " + on->info().name;
            row.bytes += h.bytes();
        }
        row.uploads = h.uploads;
        row.downloads = h.downloads;
        row.file = m_recorder.fileOf(h.record);
        row.line = h.line;
        row.lastUse = h.lastUse;
        row.created = h.created;
        rows.push_back(std::move(row));
    });
    std::sort(rows.begin(), rows.end(), [](const ResidentBuffer& a, const ResidentBuffer& b) {
        return a.created < b.created;
    });
    return rows;
}

} // namespace vitrine
