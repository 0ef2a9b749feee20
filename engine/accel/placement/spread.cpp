// SPDX-License-Identifier: Apache-2.0
// VITRINE_DEVICE=all: which of several devices each group runs on, and in which order they begin.
#include "accel/placement/placer.h"
#include "accel/residency/residency.h"
#include "provider/registry.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace vitrine {

namespace {

// What takes longer is given to its device by a thread of its own, and what has to be compiled.
constexpr double kLongSeconds = 1e-3;

double steadySeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Where an array is or will be; seconds from now.
struct Whereabouts {
    bool anywhere = false; ///< it is made where it is needed
    bool onHost = false;
    double hostFrom = 0;
    std::vector<std::pair<const Provider*, double>> devices;

    [[nodiscard]] const double* from(const Provider* device) const {
        for (const auto& [known, since] : devices)
            if (known == device) return &since;
        return nullptr;
    }
};

struct Arrival {
    double from = 0;   ///< when it can be read, or moved
    double moving = 0; ///< seconds that this takes
};

Arrival arrivalOn(const Whereabouts& at, const Provider* device, const ProviderRates& rates,
                  uint64_t size) {
    if (at.anywhere) return {};
    if (const double* from = at.from(device)) return {*from, 0};
    const auto bytes = static_cast<double>(size);
    const double up = rates.launchSeconds + bytes / rates.uploadBandwidth;
    if (at.onHost || at.devices.empty()) return {at.hostFrom, up};
    // From another device it comes by way of the host, which waits for it.
    return {at.devices.front().second, rates.syncSeconds + bytes / rates.downloadBandwidth + up};
}

class ArrayMap {
public:
    /// When arrays of earlier windows, on the devices that made them, can be read.
    using Times = std::unordered_map<const ArrayHandle*, double>;
    ArrayMap(const Times& from, double now) : m_from(from), m_now(now) {}
    Whereabouts& of(const ArrayHandle& array) {
        const auto [at, isNew] = m_arrays.try_emplace(&array);
        Whereabouts& where = at->second;
        if (!isNew) return where;
        where.anywhere = static_cast<bool>(array.node); // a fill: results of groups are known
        where.onHost = static_cast<bool>(array.host);
        const auto known = m_from.find(&array);
        const double from = known == m_from.end() ? 0 : std::max(0.0, known->second - m_now);
        if (array.device) where.devices.emplace_back(array.device->home(), from);
        for (const Ref<Buffer>& copy : array.copies)
            where.devices.emplace_back(copy->home(), 0.0);
        return where;
    }
    void made(const ArrayHandle& array, const Provider* device, double from) {
        Whereabouts where;
        where.onHost = !device;
        where.hostFrom = from;
        if (device) where.devices.emplace_back(device, from);
        m_arrays[&array] = std::move(where);
    }

private:
    const Times& m_from; ///< seconds of the steady clock
    const double m_now;
    std::unordered_map<const ArrayHandle*, Whereabouts> m_arrays;
};

/// Producers begin before their readers, so this is an order in which groups may run.
void orderByBegin(std::vector<PlacedGroup>& groups, const std::vector<double>& begins) {
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return begins[a] < begins[b]; });
    std::vector<PlacedGroup> sorted;
    sorted.reserve(groups.size());
    for (const std::size_t i : order)
        sorted.push_back(std::move(groups[i]));
    groups = std::move(sorted);
}

} // namespace

void Placer::spread(std::vector<PlacedGroup>& groups, Provider& current) {
    double work = 0;
    for (const PlacedGroup& p : groups)
        work += p.onDevice && p.built.program ? m_costs.predict(p.cost, current) : 0;
    const std::vector<Provider*> devices = m_providers.startAll(work);
    if (devices.size() < 2) return;
    const double now = steadySeconds();
    std::unordered_map<const Provider*, double> idleFrom;
    for (const Provider* d : devices)
        idleFrom[d] = std::max(0.0, m_busyUntil[d] - now);
    std::erase_if(m_readableFrom, [&](const auto& known) { return known.second <= now; });
    ArrayMap arrays(m_readableFrom, now);
    ArrayMap::Times made;
    std::vector<double> begins(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        PlacedGroup& p = groups[i];
        for (const std::size_t need : p.group.needs)
            begins[i] = std::max(begins[i], begins[need]);
        if (!p.built.program) continue;
        Provider* best = nullptr;
        double begun = 0, over = 0, least = 0;
        const auto consider = [&](Provider& d, double idle) {
            const ProviderRates rates = d.rates();
            double begin = std::max(idle, begins[i]), moving = 0, waiting = 0;
            for (const ArrayHandle* input : p.built.distinctInputs()) {
                const Arrival a = arrivalOn(arrays.of(*input), &d, rates, input->bytes());
                begin = std::max(begin, a.from);
                moving += a.moving;
                if (a.moving > 0) waiting = std::max(waiting, a.from);
            }
            const double end = begin + moving + m_costs.predict(p.cost, d);
            // Who moves an array waits until it is there; meanwhile no device gets work.
            if (best && end + waiting >= least) return;
            best = &d;
            begun = begin;
            over = end;
            least = end + waiting;
        };
        if (!p.onDevice) {
            consider(m_providers.host(), 0);
        } else {
            for (Provider* d : devices)
                if (d->supports(*p.built.program, p.built.geometry)) consider(*d, idleFrom[d]);
        }
        if (!best) continue;
        begins[i] = begun;
        const Provider* home = p.onDevice ? best : nullptr;
        for (const Node* n : p.group.outputs)
            arrays.made(*n->handle, home, over);
        if (!p.onDevice) continue;
        for (const Node* n : p.group.outputs)
            made[n->handle] = now + over;
        idleFrom[best] = over;
        for (const ArrayHandle* input : p.built.distinctInputs()) {
            Whereabouts& where = arrays.of(*input);
            if (where.anywhere || where.from(best)) continue;
            where.onHost = true; // a move leaves a copy there and on the way
            where.hostFrom = begun;
            where.devices.emplace_back(best, begun);
        }
        p.device = best;
        p.beside = m_costs.predict(p.cost, *best) >= kLongSeconds || isNewToDevices(p);
        p.decision.target = best->info().name;
        p.decision.reason += " Of " + std::to_string(devices.size()) + " devices " +
                             best->info().name + " is predicted to be through with it first.";
    }
    for (const auto& [device, seconds] : idleFrom)
        m_busyUntil[device] = now + seconds;
    for (const auto& [array, seconds] : made)
        m_readableFrom.insert_or_assign(array, seconds);
    orderByBegin(groups, begins);
}

} // namespace vitrine
