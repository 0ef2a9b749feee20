// SPDX-License-Identifier: Apache-2.0
#pragma once
// Decides where groups run and says why. Owns what that is decided by: the pins, the cost model,
// what is known of each program besides its speed, and the runs whose times are not known yet.
// Starts the device when that pays; moves no data and runs nothing. Engine thread.
#include "accel/placement/cost_model.h"
#include "accel/placement/pin_table.h"
#include "accel/placement/placed_group.h"
#include "accel/placement/placement.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine {

class Provider;
class ProviderRegistry;
class Recorder;
struct Settings;

class Placer {
public:
    Placer(const Settings& settings, const SourceMap& sources, ProviderRegistry& providers,
           Recorder& recorder);
    /// Keeps what was measured for later sessions.
    ~Placer();
    Placer(const Placer&) = delete;
    Placer& operator=(const Placer&) = delete;

    PinTable pins;

    /// Takes VITRINE_PINS from the settings.
    void readPins();
    /// Says of a line that is pinned to the device that an operation on it was too small.
    void noteTooSmall(std::string_view operation, int64_t count, Span at);

    /// Gives each group its side and the decision's words. withoutDevice: an internal error leaves
    /// nothing but the host.
    void place(std::vector<PlacedGroup>& groups, const HostRead& sink, bool withoutDevice);
    /// The group begins to run: the number that its dispatches are to carry.
    [[nodiscard]] uint32_t beginRun(const PlacedGroup& group);
    /// Has nothing like the group run on a device in this session?
    [[nodiscard]] bool isNewToDevices(const PlacedGroup& group) const {
        const auto known = m_tallies.find(group.cost.program);
        return known == m_tallies.end() || !known->second.ranOnDevice;
    }
    void noteDeviceRun(const PlacedGroup& group) {
        m_tallies[group.cost.program].ranOnDevice = true;
    }
    void noteHostRun(const PlacedGroup& group) {
        m_hostSeconds += group.decision.hostMicroseconds * 1e-6;
    }
    /// The host reads a result for the first time; expected: the placement knew of it.
    void noteHostRead(ArrayHandle& handle, uint64_t bytes, bool expected);
    /// Takes finished dispatches into the cost model and the record.
    void collect();
    /// Did an operation since the last call work away from where it is faster, because its data
    /// lie there? If that goes on, the data will be moved.
    [[nodiscard]] bool takeUnsettled() { return std::exchange(m_unsettled, false); }

    [[nodiscard]] const CostModel& costs() const { return m_costs; }
    /// Where measured times are kept; "" before a device runs, or where nothing is kept.
    [[nodiscard]] const std::string& costFile() const { return m_costFile; }
    /// Takes what earlier sessions measured with this device and this CPU, once.
    void recallCosts(Provider& device);

private:
    /// Measures a device anew whose runs no longer take what they took in earlier sessions.
    void refit(Provider& provider);
    /// What is known of a program besides its speed.
    struct Tally {
        int seen = 0; ///< before it ran on the device
        bool ranOnDevice = false;
        int trials = 0;
        double spent = 0; ///< seconds that it was predicted to take, of all runs
    };
    /// Results that the host reads later, which no placement knows of: they count as they did for
    /// the last runs of the same lines, on whichever side those were.
    class LaterReads {
    public:
        void countRun() {
            constexpr double kRemembered = 64;
            if (m_runs >= kRemembered) {
                m_seconds *= 1 - 1 / kRemembered;
                m_runs = kRemembered - 1;
            }
            ++m_runs;
        }
        void countRead(double seconds) { m_seconds += seconds; }
        /// Seconds of download that a run on the device leads to.
        [[nodiscard]] double downloadSeconds() const { return m_seconds / (m_runs + 1); }

    private:
        double m_runs = 0, m_seconds = 0;
    };
    struct Run {
        GroupCost cost;
        double seconds = 0;
        bool cold = false; ///< a driver may have compiled one of its kernels
    };
    /// What all groups together ask for, before a device is looked at.
    struct Demand {
        double hostSeconds = 0;
        bool device = false; ///< by setting, pin or gpuArray
    };

    /// Cost, pin and wish of each group.
    Demand prepare(std::vector<PlacedGroup>& groups);
    /// The device that the groups may use, started for them if that pays; null: the host alone.
    /// decided: the decisions say already why it is not started.
    Provider* deviceFor(std::vector<PlacedGroup>& groups, const Demand& demand, bool& decided);
    /// What decides before costs do: can the device, pins, the setting, gpuArray. Forbids sides in
    /// the problem; for each group why the device cannot have it, or an empty text.
    std::vector<std::string> forbidSides(const std::vector<PlacedGroup>& groups, Provider& device,
                                         PlacementProblem& problem) const;
    /// VITRINE_DEVICE=all: gives each group that a device runs the one on which it would be over
    /// first, by predicted times and what has to move there, and puts the groups in the order in
    /// which they can begin (spread.cpp).
    void spread(std::vector<PlacedGroup>& groups, Provider& current);
    struct Choice;
    void explain(PlacedGroup& group, const Choice& choice, Provider& device) const;
    void placeWithoutDevice(std::vector<PlacedGroup>& groups, double hostTotal, bool internalError);
    /// Would the device that an earlier session measured be slower than the host for all of this,
    /// or save less than its start takes? Then the decisions say so, and it is not started.
    bool rememberedIsSlower(std::vector<PlacedGroup>& groups, double hostTotal);
    PlacementProblem problemOf(const std::vector<PlacedGroup>& groups, Provider& device,
                               const HostRead& sink);
    /// The costs of each item alone: with what it reads from the other side.
    static std::vector<PlacementProblem::Item> withTransfers(const PlacementProblem& problem);
    /// Puts groups on a side that was hardly measured where that is likely to pay, changing
    /// `onDevice`; true for those.
    std::vector<bool> tryUnmeasured(const std::vector<PlacedGroup>& groups, Provider& device,
                                    const PlacementProblem& problem,
                                    const std::vector<PlacementProblem::Item>& alone,
                                    std::vector<bool>& onDevice);
    void keepSavings(const std::vector<PlacedGroup>& groups, const PlacementProblem& problem,
                     const std::vector<bool>& onDevice);

    const Settings& m_settings;
    ProviderRegistry& m_providers;
    Recorder& m_recorder;
    CostModel m_costs;
    std::string m_costFile;
    std::unordered_map<uint64_t, Tally> m_tallies;         ///< by cost key
    std::unordered_map<uint64_t, LaterReads> m_laterReads; ///< by hash of the program
    std::unordered_map<uint32_t, Run> m_runs;              ///< whose times are not all known yet
    /// By device: when what was spread over it is predicted to be over, on the steady clock.
    std::unordered_map<const Provider*, double> m_busyUntil;
    /// Arrays that one of several devices is still to make; by addresses, which may be those of
    /// others by now: a hint.
    std::unordered_map<const ArrayHandle*, double> m_readableFrom;
    uint32_t m_lastRun = 0;
    bool m_unsettled = false;
    double m_hostSeconds = 0;   ///< array work done so far
    double m_missedSeconds = 0; ///< that a device which is not started would have saved
};

} // namespace vitrine
