// SPDX-License-Identifier: Apache-2.0
#include "session/display_buffers.h"

#include "accel/accel_state.h"
#include "base/log.h"
#include "provider/drawing_device.h"

namespace vitrine {

namespace {

// The interface may still draw the snapshot before the newest one.
constexpr uint64_t kKeptRevisions = 3;

Result<DisplayBuffer> makeDrawable(const Ref<Tensor>& tensor, AccelState& accel, Provider& device) {
    if (tensor->isComplex()) return fail(ErrorCode::Unsupported, "complex data is not drawn");
    if (tensor->count() == 0) return fail(ErrorCode::Invalid, "the figure has no data");
    // A handle remembers the upload, so data of the host goes up once.
    Ref<ArrayHandle> handle = accel.graph.operandOf(Value(tensor), tensor->dtype()).array;
    if (!handle) {
        handle = makeRef<ArrayHandle>(accel, tensor->dtype(), tensor->shape());
        handle->host = tensor->hostBuffer();
    }
    if (!device.drawing()) return fail(ErrorCode::Unsupported, "the device does not draw");
    VITRINE_TRY(Ref<Buffer> buffer, accel.residency.elementsOn(*handle, device));
    VITRINE_TRY(const DrawingRange range, device.drawing()->rangeForDisplay(*buffer));
    return DisplayBuffer{range.buffer, range.offset, range.bytes, Ref<RefCounted>(buffer)};
}

std::vector<Ref<Tensor>> dataOf(const FigureSnapshot& figures) {
    std::vector<Ref<Tensor>> all;
    for (const OneFigureSnapshot& figure : figures.figures) {
        for (const AxesSnapshot& axes : figure.axes) {
            eachFigureData(axes, [&](const FigureData& data) {
                if (data.valid()) all.push_back(data.tensor);
            });
        }
    }
    return all;
}

} // namespace

void DisplayBuffers::prepareOnHost(const FigureSnapshot& figures) {
    for (const Ref<Tensor>& tensor : dataOf(figures)) {
        const Ref<RemoteArray>& remote = tensor->remote();
        if (!remote || remote->state() != RemoteArray::State::Pending) continue;
        if (const Status done = tensor->ensureHost(); !done)
            log::warn("session", "A figure has no data: " + done.error().message);
    }
}

void DisplayBuffers::prepare(const FigureSnapshot& figures, AccelState& accel, Provider& device) {
    for (const Ref<Tensor>& tensor : dataOf(figures)) {
        {
            std::lock_guard lock(m_mutex);
            const auto known = m_entries.find(tensor.get());
            if (known != m_entries.end()) {
                known->second.revision = figures.revision;
                continue;
            }
        }
        Entry entry{tensor, makeDrawable(tensor, accel, device), figures.revision};
        // Stopped on the way: the next snapshot tries again.
        if (!entry.buffer && entry.buffer.error().code == ErrorCode::Interrupted) continue;
        std::lock_guard lock(m_mutex);
        m_entries.insert_or_assign(tensor.get(), std::move(entry));
    }
    // Declared before the lock: the last reference may free device memory, which should not hold
    // it.
    std::vector<Entry> dropped;
    std::lock_guard lock(m_mutex);
    for (auto it = m_entries.begin(); it != m_entries.end();) {
        if (it->second.revision + kKeptRevisions < figures.revision) {
            dropped.push_back(std::move(it->second));
            it = m_entries.erase(it);
        } else {
            ++it;
        }
    }
}

void DisplayBuffers::forgetBefore(uint64_t revision) {
    std::vector<Entry> dropped; // as in prepare()
    std::lock_guard lock(m_mutex);
    for (auto it = m_entries.begin(); it != m_entries.end();) {
        if (it->second.revision < revision) {
            dropped.push_back(std::move(it->second));
            it = m_entries.erase(it);
        } else {
            ++it;
        }
    }
}

std::unordered_set<uint64_t> DisplayBuffers::bufferIds() const {
    std::unordered_set<uint64_t> ids;
    std::lock_guard lock(m_mutex);
    for (const auto& [tensor, entry] : m_entries) {
        if (entry.buffer) ids.insert(static_cast<const Buffer&>(*entry.buffer->keepAlive).id());
    }
    return ids;
}

Result<DisplayBuffer> DisplayBuffers::find(const Ref<Tensor>& tensor) const {
    std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(tensor.get());
    if (found == m_entries.end())
        return fail(ErrorCode::Invalid, "the array is in no published figure");
    return found->second.buffer;
}

} // namespace vitrine
