// SPDX-License-Identifier: Apache-2.0
// Strict mode: the run stops at the first operation that was to run on the device and would run on
// the host instead. With the device setting cpu nothing was to run there, and nothing stops.
#include "accel/accel_state.h"
#include "accel/graph/complex_values.h"

namespace vitrine {

bool AccelState::isStrict() const {
    return settings.strict && settings.device != "cpu";
}

void AccelState::stopFallback(std::string_view operation, Span at, const std::string& reason) {
    if (m_fallback) return;
    const std::string place = sources.describe(at);
    m_fallback.emplace("vitrine:strict:Fallback",
                       "Strict mode: '" + std::string(operation) + "'" +
                           (place.empty() ? "" : " at " + place) + " would run on the CPU. " +
                           reason,
                       at);
}

void AccelState::throwFallback() {
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
    if (!m_state->isStrict() || !isOnHostOnly(result)) return;
    Provider* device = m_state->providers.device();
    m_state->stopFallback(operation, at,
                          !device ? "There is no usable device: " + m_state->providers.why() + "."
                          : result.mayBeComplex()
                              ? "It has no device kernel for complex arrays."
                              : "It has no device kernel for arrays of class " +
                                    std::string(className(result.dtype())) + ".");
    m_state->throwFallback();
}

} // namespace vitrine
