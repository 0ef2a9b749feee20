// SPDX-License-Identifier: Apache-2.0
// Where each group runs, and the sentence that says why.
#include "accel/accel_state.h"
#include "accel/placement.h"
#include "provider/routine.h"

#include <cmath>
#include <cstdio>
#include <limits>
#include <unordered_set>

namespace vitrine {

namespace {

// A device is started in automatic mode only for work that takes the host longer than this.
constexpr double kWorthStartingSeconds = 0.0015;

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
    const std::string where = pin.side == PinSide::Host ? "the host" : device;
    if (honoured)
        d.reason = "Pinned to " + where + " " + byWhom(pin.sideBy) + ".";
    else
        d.reason =
            "Pinned to " + where + " " + byWhom(pin.sideBy) + ", which cannot be done. " + d.reason;
    if (pin.fusion == PinFusion::Apart) d.reason += " It is kept unfused.";
}

GroupCost costOf(const Group& group, const BuiltGroup& built) {
    GroupCost cost;
    cost.bytes = built.bytesRead + built.bytesWritten;
    cost.flops = built.flops + static_cast<double>(group.domain.count()) *
                                   static_cast<double>(group.reductions.size());
    for (const std::vector<Step>* steps : {&built.program->body, &built.program->epilogue}) {
        for (const Step& s : *steps)
            cost.doublePrecision = cost.doublePrecision || s.dtype == DType::Double;
    }
    for (const OutputInfo& o : built.program->outputs)
        cost.doublePrecision = cost.doublePrecision || o.dtype == DType::Double;
    if (built.program->kind == ProgramKind::Routine)
        cost.launches = routineLaunches(*built.program, built.geometry);
    cost.program = built.costKey;
    return cost;
}

} // namespace

bool AccelState::rememberedIsSlower(std::vector<Placed>& groups,
                                    const std::vector<GroupCost>& costs_, double hostTotal) {
    const std::optional<RememberedDevice>& known = providers.remembered();
    if (!known) return false;
    // The best that the device could do: nothing compiled, results stay there.
    double deviceTotal = 0;
    std::unordered_set<const ArrayHandle*> there;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!groups[i].built.program) continue;
        deviceTotal += CostModel::predict(costs_[i], known->rates);
        for (const Node* n : groups[i].group.outputs)
            there.insert(n->handle);
        for (const Ref<ArrayHandle>& input : groups[i].built.inputs) {
            if (there.insert(input.get()).second)
                deviceTotal += static_cast<double>(input->bytes()) / known->rates.uploadBandwidth;
        }
    }
    if (deviceTotal < hostTotal) return false;
    for (Placed& p : groups) {
        if (!p.built.program) continue;
        p.decision.deviceMicroseconds = deviceTotal * 1e6;
        p.decision.rule = "cost";
        p.decision.reason =
            "The host is predicted faster from measured rates: " + durationText(hostTotal) +
            " against " + durationText(deviceTotal) + " on " + known->name +
            ", transfers included. The device is not started for it.";
    }
    return true;
}

void AccelState::placeGroups(std::vector<Placed>& groups) {
    // A loss may have shown itself in a call whose answer nobody needs, such as one for timings;
    // the costs below must not count on what was there.
    static_cast<void>(recoverDevice());
    std::vector<GroupCost> costs_;
    std::vector<NodePin> pinned;
    double hostTotal = 0;
    bool wantsGpu = settings.device != "auto" && settings.device != "cpu";
    for (Placed& p : groups) {
        pinned.emplace_back();
        if (!p.built.program) {
            costs_.push_back({});
            continue;
        }
        costs_.push_back(costOf(p.group, p.built));
        const double host = costs.predict(costs_.back(), providers.host());
        p.decision.target = "host";
        p.decision.hostMicroseconds = host * 1e6;
        p.decision.deviceMicroseconds = -1;
        hostTotal += host;
        NodePin& pin = pinned.back();
        pin = pinOf(p.group);
        if (const PinSide drawn = pins.nextBySeed(p.built.costKey);
            drawn != PinSide::Free && pin.side == PinSide::Free) {
            pin.side = drawn;
            pin.sideBy = PinOrigin::Chance;
        }
        p.wantsDevice =
            pin.side == PinSide::Device ||
            (pin.side == PinSide::Free && (touchesGpuArray(p.group) || settings.device != "auto"));
        wantsGpu = wantsGpu || touchesGpuArray(p.group) || pin.side == PinSide::Device;
    }
    Provider* device = providers.startedDevice();
    const bool mayStart = settings.device != "cpu" &&
                          (wantsGpu || (settings.autoOffload && hostTotal > kWorthStartingSeconds));
    if (!device && mayStart && !wantsGpu && settings.device == "auto" && !providers.triedDevice() &&
        rememberedIsSlower(groups, costs_, hostTotal))
        return;
    if (!device && mayStart) device = providers.device();
    if (!device || settings.device == "cpu") {
        for (std::size_t i = 0; i < groups.size(); ++i) {
            Decision& d = groups[i].decision;
            d.rule = "not possible";
            if (settings.device == "cpu") {
                d.rule = "device setting";
                d.reason = "The device setting is cpu.";
            } else if (providers.triedDevice()) {
                d.reason = "There is no usable device: " + providers.why() + ".";
            } else if (!settings.autoOffload) {
                d.rule = "device setting";
                d.reason = "Automatic offload is off.";
            } else {
                d.rule = "cost";
                d.reason = "So little work (" + durationText(hostTotal) +
                           " predicted on the host) is not worth starting a device.";
            }
            tellPin(d, pinned[i], pinned[i].side == PinSide::Host, "the device");
        }
        return;
    }

    const ProviderRates rates = device->rates();
    const bool forced = settings.device != "auto";
    PlacementProblem problem;
    std::vector<std::string> refusal(groups.size());
    std::unordered_map<const ArrayHandle*, std::size_t> madeBy;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Placed& p = groups[i];
        PlacementProblem::Item item;
        if (!p.built.program) {
            problem.items.push_back(item);
            continue;
        }
        item.hostSeconds = costs.predict(costs_[i], providers.host());
        item.deviceSeconds = costs.predict(costs_[i], *device);
        // A kernel that was never run has to be compiled, which all its runs share: those seen so
        // far, and the few more that a script at work on is sure to get.
        constexpr int kExpectedRuns = 4;
        if (!costs.isMeasured(costs_[i], *device))
            item.deviceSeconds +=
                rates.compileSeconds / (kExpectedRuns * ++m_seen[costs_[i].program]);
        for (const Ref<ArrayHandle>& input : p.built.inputs) {
            const double bytes = static_cast<double>(input->bytes());
            if (const auto producer = madeBy.find(input.get()); producer != madeBy.end()) {
                problem.edges.push_back({producer->second, i,
                                         rates.launchSeconds + bytes / rates.uploadBandwidth,
                                         rates.syncSeconds + bytes / rates.downloadBandwidth});
            } else if (!input->device) {
                item.deviceSeconds += rates.launchSeconds + bytes / rates.uploadBandwidth;
            } else if (!input->host) {
                item.hostSeconds += rates.syncSeconds + bytes / rates.downloadBandwidth;
            }
        }
        for (const Node* n : p.group.outputs)
            madeBy[n->handle] = i;
        problem.items.push_back(item);
    }
    // What decides before costs do: can the device, pins, the setting, gpuArray.
    const PlacementProblem predicted = problem;
    const double never = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Placed& p = groups[i];
        if (!p.built.program) continue;
        PlacementProblem::Item& item = problem.items[i];
        const Status able = device->supports(*p.built.program, p.built.geometry);
        const bool gpu = touchesGpuArray(p.group);
        const PinSide side = pinned[i].side;
        if (!able)
            refusal[i] = able.error().message;
        else if (!forced && !settings.autoOffload && !gpu && side != PinSide::Device)
            refusal[i] = "automatic offload is off";
        if (!refusal[i].empty() || side == PinSide::Host)
            item.deviceSeconds = never;
        else if (side == PinSide::Device || forced || gpu)
            item.hostSeconds = never;
    }
    const std::vector<bool> onDevice = placeMinimumCut(problem);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Placed& p = groups[i];
        if (!p.built.program) continue;
        // Both sides with their transfers, as they were compared.
        const double host = predicted.items[i].hostSeconds;
        const double dev = predicted.items[i].deviceSeconds;
        const bool gpu = touchesGpuArray(p.group);
        p.onDevice = onDevice[i] && refusal[i].empty();
        const bool measured =
            this->costs.isMeasured(costs_[i], p.onDevice ? *device : providers.host());
        p.decision.target = p.onDevice ? device->info().name : "host";
        p.decision.deviceMicroseconds = refusal[i].empty() ? dev * 1e6 : -1;
        p.decision.hostMicroseconds = host * 1e6;
        const std::string name = device->info().name;
        if (!refusal[i].empty()) {
            p.decision.rule = settings.autoOffload || forced ? "not possible" : "device setting";
            p.decision.reason = "The device cannot take it: " + refusal[i] + ".";
        } else if (forced) {
            p.decision.rule = "device setting";
            p.decision.reason = "The device setting is " + settings.device + ".";
        } else if (gpu) {
            p.decision.rule = "gpuArray";
            p.decision.reason = "It works on a gpuArray.";
        } else {
            p.decision.rule = "cost";
            p.decision.reason =
                (p.onDevice ? name + " is " : std::string("The host is ")) +
                (measured ? "faster by what was measured: "
                          : "predicted faster from measured rates: ") +
                durationText(p.onDevice ? dev : host) + " against " +
                durationText(p.onDevice ? host : dev) +
                (p.onDevice ? " on the host." : " on " + name + ", transfers included.");
            if (p.onDevice ? dev > host : host > dev)
                p.decision.reason += " Its neighbours' data is there already.";
        }
        const bool honoured = p.onDevice == (pinned[i].side == PinSide::Device);
        tellPin(p.decision, pinned[i], honoured, name);
    }
}

} // namespace vitrine
