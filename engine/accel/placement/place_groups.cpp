// SPDX-License-Identifier: Apache-2.0
// Where each group runs, and the sentence that says why.
#include "accel/placement/placer.h"
#include "accel/residency/residency.h"
#include "base/hash.h"
#include "base/settings.h"
#include "provider/launch_work.h"
#include "provider/registry.h"
#include "provider/routine.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <unordered_set>

namespace vitrine {

namespace {

// A device is started in automatic mode only for work that takes the host longer than this, at once
// or, in small portions, in all.
constexpr double kWorthStartingSeconds = 0.0015;
constexpr double kWorthStartingInAll = 0.1;
// A side that was hardly measured is tried when what that may lose is less than this share of the
// time that the work took so far, and when it is predicted to take less than so many times as long.
constexpr double kTrialShare = 0.05;
constexpr double kTrialRatio = 4;
constexpr int kMostTrials = 3;
constexpr int kTellingRuns = 3; // fewer may have met another program's work

std::string durationText(double seconds) {
    char text[32];
    if (seconds >= 1e3)
        std::snprintf(text, sizeof text, "%.0f s", seconds);
    else if (seconds >= 1)
        std::snprintf(text, sizeof text, "%.3g s", seconds);
    else if (seconds >= 1e-3)
        std::snprintf(text, sizeof text, "%.3g ms", seconds * 1e3);
    else
        std::snprintf(text, sizeof text, "%.3g µs", seconds * 1e6);
    return text;
}

bool touchesGpuArray(const Group& group) {
    // gpuArray values are kept on the device by toGpuArray: their handles have a device copy and no
    // host copy, or are computed from such.
    for (const std::vector<Node*>* list : {&group.body, &group.reductions, &group.epilogue}) {
        for (const Node* n : *list) {
            if (n->gpuArray) return true;
        }
    }
    return false;
}

/// Fusion keeps apart what is pinned to different sides.
NodePin pinOf(const Group& group) {
    NodePin pin;
    for (const std::vector<Node*>* list : {&group.body, &group.reductions, &group.epilogue}) {
        for (const Node* n : *list) {
            if (n->pin.side != PinSide::Free) return n->pin;
            if (n->pin.fusionBy != PinOrigin::None) pin = n->pin;
        }
    }
    return pin;
}

/// "by you", as part of a sentence.
std::string byWhom(PinOrigin origin) {
    return origin == PinOrigin::User          ? "by you"
           : origin == PinOrigin::Environment ? "by VITRINE_PINS"
                                              : "by chance (VITRINE_PINS)";
}

void tellPin(Decision& d, const NodePin& pin, bool honoured, const std::string& device) {
    if (pin.side == PinSide::Free) {
        if (pin.fusion == PinFusion::Apart)
            d.reason += " A pin " + byWhom(pin.fusionBy) + " keeps it unfused.";
        return;
    }
    d.rule = pinRule(pin.sideBy);
    const std::string where = pin.side == PinSide::Host ? "the CPU" : device;
    if (honoured)
        d.reason = "Pinned to " + where + " " + byWhom(pin.sideBy) + ".";
    else
        d.reason =
            "Pinned to " + where + " " + byWhom(pin.sideBy) + ", which cannot be done. " + d.reason;
    if (pin.fusion == PinFusion::Apart) d.reason += " It is kept unfused.";
}

/// The work that the settings' numbers of elements are about.
WorkKind kindOf(const Program& program) {
    switch (program.kind) {
    case ProgramKind::Elementwise:
        return WorkKind::Elementwise;
    case ProgramKind::Reduction:
    case ProgramKind::Scan:
        return WorkKind::Reduction;
    case ProgramKind::Routine:
        break;
    }
    return program.routine.op == RoutineOp::Product ? WorkKind::Product : WorkKind::Routine;
}

/// Of a group that nothing but costs would place: what its number of elements says.
struct ByElements {
    WorkKind kind = WorkKind::Elementwise;
    int64_t least = 0; ///< 0: nothing
    int64_t elements = 0;
    [[nodiscard]] bool onDevice() const { return least > 0 && elements >= least; }
    [[nodiscard]] bool onHost() const { return least > 0 && elements < least; }
};

ByElements byElements(const PlacedGroup& p, const Settings& settings) {
    ByElements out;
    if (settings.device != "auto" || !settings.autoOffload || p.pin.side != PinSide::Free ||
        touchesGpuArray(p.group))
        return out;
    out.kind = kindOf(*p.built.program);
    out.least = settings.minElements[static_cast<std::size_t>(out.kind)];
    out.elements = p.built.geometry.elements();
    return out;
}

void tellElements(Decision& d, const ByElements& asked) {
    d.rule = "threshold";
    d.reason = "It has " + std::to_string(asked.elements) + " elements; " +
               minElementsVariable(asked.kind) + " gives " + std::to_string(asked.least) +
               " and more to the GPU.";
}

GroupCost costOf(const BuiltGroup& built) {
    const Program& p = *built.program;
    const LaunchWork work = launchWork(p, built.geometry);
    GroupCost cost;
    cost.bytes = work.bytes;
    cost.flops = static_cast<double>(work.flops);
    for (const std::vector<Step>* steps : {&p.body, &p.epilogue}) {
        for (const Step& s : *steps)
            cost.doublePrecision = cost.doublePrecision || s.dtype == DType::Double;
    }
    for (const OutputInfo& o : p.outputs)
        cost.doublePrecision = cost.doublePrecision || o.dtype == DType::Double;
    cost.family = hashCombine(static_cast<uint64_t>(p.kind), p.strided ? 2 : p.hasLoop() ? 1 : 0);
    if (p.kind == ProgramKind::Routine) {
        cost.launches = routineLaunches(p, built.geometry);
        cost.family = hashCombine(cost.family, static_cast<uint64_t>(p.routine.op));
    }
    cost.program = built.costKey;
    return cost;
}

} // namespace

bool Placer::rememberedIsSlower(std::vector<PlacedGroup>& groups, double hostTotal) {
    const std::optional<RememberedDevice>& known = m_providers.remembered();
    if (!known) return false;
    // The best that the device could do: nothing compiled, results stay there.
    double deviceTotal = 0;
    std::unordered_set<const ArrayHandle*> there;
    for (const PlacedGroup& p : groups) {
        if (!p.built.program) continue;
        deviceTotal += CostModel::predict(p.cost, known->rates);
        for (const Node* n : p.group.outputs)
            there.insert(n->handle);
        for (const Ref<ArrayHandle>& input : p.built.inputs) {
            if (there.insert(input.get()).second)
                deviceTotal += static_cast<double>(input->bytes()) / known->rates.uploadBandwidth;
        }
    }
    const bool slower = deviceTotal >= hostTotal;
    // Starting it is worth while once that would have paid: what it would have saved until now, or
    // saves at once, is as much as the start takes.
    if (!slower) m_missedSeconds += hostTotal - deviceTotal;
    if (!slower && m_missedSeconds >= known->startSeconds) return false;
    for (PlacedGroup& p : groups) {
        if (!p.built.program) continue;
        p.decision.deviceMicroseconds = deviceTotal * 1e6;
        p.decision.rule = "cost";
        p.decision.reason =
            slower
                ? "The CPU is predicted faster from measured rates: " + durationText(hostTotal) +
                      " against " + durationText(deviceTotal) + " on " + known->name +
                      ", transfers included. The device is not started for it."
                : known->name + " is predicted faster from measured rates (" +
                      durationText(deviceTotal) + " against " + durationText(hostTotal) +
                      " on the CPU), but starting it takes " + durationText(known->startSeconds) +
                      ", more than it would have saved so far.";
    }
    return true;
}

struct Placer::Choice {
    double hostSeconds = 0, deviceSeconds = 0; ///< of the group alone, with its transfers
    bool onDevice = false;                     ///< by the least sum of costs
    bool tried = false;                        ///< it is there to be measured
    std::string refusal;                       ///< why the device cannot have it
};

Placer::Demand Placer::prepare(std::vector<PlacedGroup>& groups) {
    Demand demand;
    demand.device = m_settings.device != "auto" && m_settings.device != "cpu";
    for (PlacedGroup& p : groups) {
        if (!p.built.program) continue;
        p.cost = costOf(p.built);
        const double host = m_costs.predict(p.cost, m_providers.host());
        p.decision.target = "host";
        p.decision.hostMicroseconds = host * 1e6;
        p.decision.deviceMicroseconds = -1;
        demand.hostSeconds += host;
        p.pin = pinOf(p.group);
        if (const PinSide drawn = pins.nextBySeed(p.built.program->hash);
            drawn != PinSide::Free && p.pin.side == PinSide::Free) {
            p.pin.side = drawn;
            p.pin.sideBy = PinOrigin::Chance;
        }
        const bool gpu = touchesGpuArray(p.group);
        p.wantsDevice = p.pin.side == PinSide::Device ||
                        (p.pin.side == PinSide::Free && (gpu || m_settings.device != "auto"));
        demand.device = demand.device || gpu || p.pin.side == PinSide::Device ||
                        byElements(p, m_settings).onDevice();
    }
    return demand;
}

Provider* Placer::deviceFor(std::vector<PlacedGroup>& groups, const Demand& demand, bool& decided) {
    Provider* device = m_providers.startedDevice();
    const bool mayStart =
        m_settings.device != "cpu" &&
        (demand.device || (m_settings.autoOffload && (demand.hostSeconds > kWorthStartingSeconds ||
                                                      m_hostSeconds > kWorthStartingInAll)));
    if (device || !mayStart) return device;
    decided = !demand.device && m_settings.device == "auto" && !m_providers.triedDevice() &&
              rememberedIsSlower(groups, demand.hostSeconds);
    return decided ? nullptr : m_providers.device();
}

std::vector<std::string> Placer::forbidSides(const std::vector<PlacedGroup>& groups,
                                             Provider& device, PlacementProblem& problem) const {
    const bool forced = m_settings.device != "auto";
    const double never = std::numeric_limits<double>::infinity();
    std::vector<std::string> refusal(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const PlacedGroup& p = groups[i];
        if (!p.built.program) continue;
        PlacementProblem::Item& item = problem.items[i];
        const Status able = device.supports(*p.built.program, p.built.geometry);
        const bool gpu = touchesGpuArray(p.group);
        const PinSide side = p.pin.side;
        if (!able)
            refusal[i] = able.error().message;
        else if (!forced && !m_settings.autoOffload && !gpu && side != PinSide::Device)
            refusal[i] = "automatic offload is off";
        const ByElements asked = byElements(p, m_settings);
        if (!refusal[i].empty() || side == PinSide::Host || asked.onHost())
            item.deviceSeconds = never;
        else if (side == PinSide::Device || forced || gpu || asked.onDevice())
            item.hostSeconds = never;
    }
    return refusal;
}

void Placer::place(std::vector<PlacedGroup>& groups, const HostRead& sink, bool withoutDevice) {
    const Demand demand = prepare(groups);
    bool decided = false;
    Provider* device = deviceFor(groups, demand, decided);
    if (decided) return;
    if (!device || m_settings.device == "cpu" || withoutDevice) {
        placeWithoutDevice(groups, demand.hostSeconds, withoutDevice);
        return;
    }
    recallCosts(*device);
    PlacementProblem problem = problemOf(groups, *device, sink);
    // Both sides with their transfers, as if each group were alone.
    const std::vector<PlacementProblem::Item> alone = withTransfers(problem);
    const std::vector<std::string> refusal = forbidSides(groups, *device, problem);
    std::vector<bool> onDevice = placeMinimumCut(problem);
    const std::vector<bool> tried = tryUnmeasured(groups, *device, problem, alone, onDevice);
    keepSavings(groups, problem, onDevice);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!groups[i].built.program) continue;
        const PlacementProblem::Item& item = alone[i];
        explain(groups[i],
                {item.hostSeconds, item.deviceSeconds, onDevice[i], tried[i], refusal[i]}, *device);
    }
    if (m_settings.device == "all") spread(groups, *device);
}

void Placer::explain(PlacedGroup& p, const Choice& choice, Provider& device) const {
    const double host = choice.hostSeconds;
    const double dev = choice.deviceSeconds;
    const bool refused = !choice.refusal.empty();
    const bool forced = m_settings.device != "auto";
    p.onDevice = choice.onDevice && !refused;
    const std::string& name = device.info().name;
    Decision& d = p.decision;
    d.target = p.onDevice ? name : "host";
    d.deviceMicroseconds = refused ? -1 : dev * 1e6;
    d.hostMicroseconds = host * 1e6;
    if (refused) {
        d.rule = m_settings.autoOffload || forced ? "not possible" : "device setting";
        d.reason = "The device cannot take it: " + choice.refusal + ".";
    } else if (forced) {
        d.rule = "device setting";
        d.reason = "The device setting is " + m_settings.device + ".";
    } else if (touchesGpuArray(p.group)) {
        d.rule = "gpuArray";
        d.reason = "It works on a gpuArray.";
    } else if (const ByElements asked = byElements(p, m_settings); asked.least > 0) {
        tellElements(d, asked);
    } else if (choice.tried) {
        d.rule = "cost";
        d.reason = "Tried on " + (p.onDevice ? name : std::string("the CPU")) +
                   " to measure it: predicted are " + durationText(p.onDevice ? dev : host) +
                   " against " + durationText(p.onDevice ? host : dev) + " on " +
                   (p.onDevice ? std::string("the CPU") : name) + ".";
    } else {
        const bool measured = m_costs.isMeasured(p.cost, p.onDevice ? device : m_providers.host());
        d.rule = "cost";
        d.reason = (p.onDevice ? name + " is " : std::string("The CPU is ")) +
                   (measured ? "faster by what was measured: "
                             : "predicted faster from measured rates: ") +
                   durationText(p.onDevice ? dev : host) + " against " +
                   durationText(p.onDevice ? host : dev) +
                   (p.onDevice ? " on the CPU." : " on " + name + ", transfers included.");
        if (p.onDevice ? dev > host : host > dev)
            d.reason += " Its neighbours decide: their data is there, or will be used there again.";
    }
    const bool honoured = p.onDevice == (p.pin.side == PinSide::Device);
    tellPin(d, p.pin, honoured, name);
}

void Placer::placeWithoutDevice(std::vector<PlacedGroup>& groups, double hostTotal,
                                bool internalError) {
    for (PlacedGroup& p : groups) {
        Decision& d = p.decision;
        d.rule = "not possible";
        if (m_settings.device == "cpu") {
            d.rule = "device setting";
            d.reason = "The device setting is cpu.";
        } else if (internalError) {
            d.rule = "internal error";
        } else if (m_providers.triedDevice()) {
            d.reason = "There is no usable device: " + m_providers.why() + ".";
        } else if (!m_settings.autoOffload) {
            d.rule = "device setting";
            d.reason = "Automatic offload is off.";
        } else if (const ByElements asked =
                       p.built.program ? byElements(p, m_settings) : ByElements();
                   asked.onHost()) {
            tellElements(d, asked);
        } else {
            d.rule = "cost";
            d.reason = "So little work (" + durationText(hostTotal) +
                       " predicted on the CPU) is not worth starting a device.";
        }
        tellPin(d, p.pin, p.pin.side == PinSide::Host, "the device");
    }
}

PlacementProblem Placer::problemOf(const std::vector<PlacedGroup>& groups, Provider& device,
                                   const HostRead& sink) {
    const ProviderRates rates = device.rates();
    const auto uploadOf = [&](const ArrayHandle& a) {
        return rates.launchSeconds + static_cast<double>(a.bytes()) / rates.uploadBandwidth;
    };
    const auto downloadOf = [&](uint64_t bytes) {
        return rates.syncSeconds + static_cast<double>(bytes) / rates.downloadBandwidth;
    };
    PlacementProblem problem;
    std::unordered_map<const ArrayHandle*, std::size_t> arrays;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const PlacedGroup& p = groups[i];
        PlacementProblem::Item item;
        if (!p.built.program) {
            problem.items.push_back(item);
            continue;
        }
        Tally& tally = m_tallies[p.cost.program];
        item.hostSeconds = m_costs.predict(p.cost, m_providers.host());
        item.deviceSeconds =
            m_costs.predict(p.cost, device) + m_laterReads[p.built.program->hash].downloadSeconds();
        // A kernel that was never run has to be compiled, which all its runs share: those seen so
        // far, and the few more that a script at work on is sure to get.
        constexpr int kExpectedRuns = 4;
        if (!tally.ranOnDevice)
            item.deviceSeconds += rates.compileSeconds / (kExpectedRuns * ++tally.seen);
        for (ArrayHandle* input : p.built.distinctInputs()) {
            const auto [at, isNew] = arrays.try_emplace(input, problem.arrays.size());
            if (isNew) {
                PlacementProblem::Array array;
                array.handle = input;
                array.onHost = static_cast<bool>(input->host);
                array.onDevice = Residency::isOn(*input, device);
                // From another device it comes by way of the host.
                const bool elsewhere = input->device && !array.onDevice && !array.onHost;
                const double toHost = elsewhere ? downloadOf(input->bytes()) : 0;
                array.upload = std::max(0.0, toHost + uploadOf(*input) - input->savings);
                array.download = std::max(0.0, downloadOf(input->bytes()) - input->savings);
                // A fill is made where it is needed.
                if (input->node) array.onHost = array.onDevice = true;
                problem.arrays.push_back(std::move(array));
            }
            problem.arrays[at->second].readers.push_back(i);
        }
        for (const Node* n : p.group.outputs) {
            PlacementProblem::Array array;
            array.handle = n->handle;
            array.from = i;
            array.upload = uploadOf(*n->handle);
            array.wantedOnHost = n->handle == sink.array;
            array.download = downloadOf(array.wantedOnHost ? sink.bytes : n->handle->bytes());
            arrays[n->handle] = problem.arrays.size();
            problem.arrays.push_back(std::move(array));
        }
        problem.items.push_back(item);
    }
    return problem;
}

std::vector<PlacementProblem::Item> Placer::withTransfers(const PlacementProblem& problem) {
    std::vector<PlacementProblem::Item> items = problem.items;
    for (const PlacementProblem::Array& a : problem.arrays) {
        if (a.from != PlacementProblem::kNobody) {
            if (a.wantedOnHost) items[a.from].deviceSeconds += a.download;
            continue;
        }
        for (const std::size_t reader : a.readers) {
            if (!a.onDevice) items[reader].deviceSeconds += a.upload;
            if (!a.onHost) items[reader].hostSeconds += a.download;
        }
    }
    return items;
}

std::vector<bool> Placer::tryUnmeasured(const std::vector<PlacedGroup>& groups, Provider& device,
                                        const PlacementProblem& problem,
                                        const std::vector<PlacementProblem::Item>& alone,
                                        std::vector<bool>& onDevice) {
    std::vector<bool> tried(groups.size());
    if (m_settings.device != "auto" || !m_settings.autoOffload) return tried;
    double spent = 0;
    double compiling = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const PlacedGroup& p = groups[i];
        if (!p.built.program) continue;
        const bool now = onDevice[i];
        const Tally& tally = m_tallies[p.cost.program];
        const double here = now ? alone[i].deviceSeconds : alone[i].hostSeconds;
        const double there = now ? alone[i].hostSeconds : alone[i].deviceSeconds;
        const bool allowed =
            std::isfinite(now ? problem.items[i].hostSeconds : problem.items[i].deviceSeconds);
        if (!allowed || there > kTrialRatio * here || tally.trials >= kMostTrials ||
            m_costs.measuredRuns(p.cost, now ? m_providers.host() : device) >= kTellingRuns)
            continue;
        tried[i] = true;
        spent += tally.spent;
        if (!now && !tally.ranOnDevice) compiling += device.rates().compileSeconds;
    }
    if (std::none_of(tried.begin(), tried.end(), [](bool t) { return t; })) return tried;
    PlacementProblem trial = problem;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!tried[i]) continue;
        (onDevice[i] ? trial.items[i].deviceSeconds : trial.items[i].hostSeconds) =
            std::numeric_limits<double>::infinity();
    }
    const std::vector<bool> other = placeMinimumCut(trial);
    const double lost = costOfPlacement(problem, other) - costOfPlacement(problem, onDevice);
    if (lost + compiling > kTrialShare * spent) {
        tried.assign(groups.size(), false);
        return tried;
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (tried[i]) ++m_tallies[groups[i].cost.program].trials;
    }
    onDevice = other;
    return tried;
}

void Placer::keepSavings(const std::vector<PlacedGroup>& groups, const PlacementProblem& problem,
                         const std::vector<bool>& onDevice) {
    // What a group would have saved on the other side counts towards moving there what it works on:
    // an array that is read again and again is moved once that would have paid, and so is one of
    // which each step of a loop makes the next version.
    std::vector<double> moves(problem.items.size()); // what would have to move for each item
    std::vector<std::vector<const PlacementProblem::Array*>> reads(problem.items.size());
    const auto missing = [&](const PlacementProblem::Array& a, std::size_t reader) {
        return a.from == PlacementProblem::kNobody && (onDevice[reader] ? !a.onHost : !a.onDevice);
    };
    const auto price = [&](const PlacementProblem::Array& a, std::size_t reader) {
        return onDevice[reader] ? a.download : a.upload;
    };
    for (const PlacementProblem::Array& a : problem.arrays) {
        for (const std::size_t reader : a.readers) {
            const bool sameSide = a.from == PlacementProblem::kNobody
                                      ? missing(a, reader)
                                      : onDevice[a.from] == onDevice[reader];
            if (sameSide) reads[reader].push_back(&a);
            if (missing(a, reader)) moves[reader] += price(a, reader);
        }
    }
    for (std::size_t i = 0; i < problem.items.size(); ++i) {
        const PlacementProblem::Item& item = problem.items[i];
        const double saved = onDevice[i] ? item.deviceSeconds - item.hostSeconds
                                         : item.hostSeconds - item.deviceSeconds;
        double inherited = 0;
        for (const PlacementProblem::Array* a : reads[i])
            inherited = std::max(inherited, a->handle->savings);
        const bool free = std::isfinite(saved); // forbidden sides earn nothing
        for (const Node* n : groups[i].group.outputs)
            n->handle->savings = free ? std::max(0.0, inherited + saved) : 0;
        if (!free || saved <= 0 || moves[i] <= 0) continue;
        m_unsettled = true;
        for (const PlacementProblem::Array* a : reads[i]) {
            if (missing(*a, i)) a->handle->savings += saved * price(*a, i) / moves[i];
        }
    }
}

} // namespace vitrine
