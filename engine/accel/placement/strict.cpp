// SPDX-License-Identifier: Apache-2.0
#include "accel/placement/strict.h"

#include "accel/accel_state.h"
#include "accel/graph/complex_values.h"

namespace vitrine {

bool StrictMode::isOn() const {
    return m_settings.strict && m_settings.device != "cpu";
}

void StrictMode::stopFallback(std::string_view operation, Span at, const std::string& reason) {
    if (m_fallback) return;
    const std::string place = m_sources.describe(at);
    m_fallback.emplace("vitrine:strict:Fallback",
                       "Strict mode: '" + std::string(operation) + "'" +
                           (place.empty() ? "" : " at " + place) + " would run on the CPU. " +
                           reason,
                       at);
}

void StrictMode::throwFallback() {
    if (!m_fallback) return;
    const ScriptError stop = std::move(*m_fallback);
    m_fallback.reset();
    throw stop;
}

bool Accelerator::isOnHostOnly(const Value& v) const {
    if (v.kind() != Kind::Tensor || v.count() == 0) return false;
    const Tensor& t = v.tensor();
    if (!t.remote()) return true;
    const auto* handle = v.mayBeComplex() ? complexes::realPartHandle(v)
                                          : static_cast<const ArrayHandle*>(t.remote().get());
    return !handle || (!handle->node && !handle->device && handle->host);
}

void Accelerator::requireDevice(const Value& result, std::string_view operation, Span at) {
    if (!m_state->strict.isOn() || !isOnHostOnly(result)) return;
    Provider* device = m_state->providers.device();
    m_state->strict.stopFallback(
        operation, at,
        !device                 ? "There is no usable device: " + m_state->providers.why() + "."
        : result.mayBeComplex() ? "It has no device kernel for complex arrays."
                                : "It has no device kernel for arrays of class " +
                                      std::string(className(result.dtype())) + ".");
    m_state->strict.throwFallback();
}

} // namespace vitrine
