// SPDX-License-Identifier: Apache-2.0
// What happens when the device goes away: it is started once again. Arrays that have a host copy go
// on; those whose computation and its inputs are still known are computed again when they are read;
// the others are lost and say so by name.
#include "accel/residency/residency.h"

#include "accel/placement/placer.h"
#include "base/log.h"
#include "provider/host/host_buffer.h"
#include "provider/registry.h"

#include <algorithm>
#include <atomic>

namespace vitrine {

namespace {

// A small input that the host has is kept, so that a constant that the script wrote for one
// statement does not take all that follows with it.
constexpr uint64_t kMostKeptEach = uint64_t{64} << 10;
constexpr uint64_t kMostKept = uint64_t{64} << 20; ///< of all
std::atomic<uint64_t> keptBytes{0};                // the last reference may go on any thread

struct KeptCopy {
    explicit KeptCopy(Ref<HostBuffer> buffer, uint64_t size)
        : host(std::move(buffer)), bytes(size) {
        keptBytes += bytes;
    }
    ~KeptCopy() { keptBytes -= bytes; }
    KeptCopy(const KeptCopy&) = delete;
    KeptCopy& operator=(const KeptCopy&) = delete;

    const Ref<HostBuffer> host;
    const uint64_t bytes;
};

std::shared_ptr<const KeptCopy> keep(const ArrayHandle& handle) {
    const uint64_t bytes = handle.bytes();
    if (!handle.host || bytes > kMostKeptEach || keptBytes + bytes > kMostKept) return nullptr;
    return std::make_shared<KeptCopy>(handle.host, bytes);
}

} // namespace

/// A finished launch without its memory. It keeps no large array alive: what the script dropped is
/// not kept for a loss that seldom comes. It does keep the recipes of its inputs, a bounded chain,
/// so that temporaries in between can be made again.
struct Recipe {
    struct Name {
        ArrayHandle* handle = nullptr;
        uint64_t serial = 0;
        uint64_t bytes = 0;
        std::shared_ptr<const Recipe> recipe; ///< inputs only
        std::shared_ptr<const KeptCopy> copy; ///< small inputs only
    };
    Launch launch;
    std::vector<Name> inputs;
    std::vector<Name> outputs;
    int depth = 0;
};

namespace {
// Longest chain of recipes: a loop of any length keeps no more than this.
constexpr int kDeepestRecipe = 32;
} // namespace

void Residency::keepRecipe(const PlacedGroup& placed, const Launch& launch) {
    auto recipe = std::make_shared<Recipe>();
    recipe->launch = launch;
    recipe->launch.inputs.clear();
    recipe->launch.outputs.clear();
    for (const Ref<ArrayHandle>& input : placed.built.inputs) {
        Recipe::Name name{input.get(), input->serial, input->bytes(), nullptr, keep(*input)};
        if (input->recipe && input->recipe->depth < kDeepestRecipe) {
            name.recipe = input->recipe;
            recipe->depth = std::max(recipe->depth, input->recipe->depth + 1);
        }
        recipe->inputs.push_back(std::move(name));
    }
    for (const Node* n : placed.group.outputs)
        recipe->outputs.push_back(
            {n->handle, n->handle->serial, n->handle->bytes(), nullptr, nullptr});
    for (const Node* n : placed.group.outputs)
        n->handle->recipe = recipe;
}

bool Residency::recoverable(const Recipe* recipe, std::unordered_set<const Recipe*>& seen) const {
    if (!recipe) return false;
    if (!seen.insert(recipe).second) return true; // looked at on another way to it
    return std::all_of(recipe->inputs.begin(), recipe->inputs.end(), [&](const Recipe::Name& name) {
        const Ref<ArrayHandle> input = handles.find(name.handle, name.serial);
        return name.copy || (input && (input->host || input->device || input->node)) ||
               recoverable(input ? input->recipe.get() : name.recipe.get(), seen);
    });
}

/// Makes lost arrays again, each of a chain once.
class Residency::Recovery {
public:
    Recovery(Residency& residency, Provider& provider)
        : m_residency(residency), m_provider(provider) {}

    Status run(const Recipe& recipe) {
        Launch launch = recipe.launch;
        for (const Recipe::Name& name : recipe.inputs) {
            VITRINE_TRY(Ref<Buffer> buffer, input(name, launch.tag));
            launch.inputs.push_back(std::move(buffer));
        }
        for (const Recipe::Name& name : recipe.outputs) {
            VITRINE_TRY(Ref<Buffer> buffer, allocate(name.bytes));
            launch.outputs.push_back(std::move(buffer));
        }
        VITRINE_CHECK(m_provider.run(launch));
        for (std::size_t i = 0; i < recipe.outputs.size(); ++i) {
            const Recipe::Name& name = recipe.outputs[i];
            m_made[name.serial] = launch.outputs[i];
            const Ref<ArrayHandle> output = m_residency.handles.find(name.handle, name.serial);
            if (!output || output->host || output->device) continue;
            if (m_provider.info().kind == ProviderKind::Host)
                output->host = HostDeviceBuffer::hostBuffer(*launch.outputs[i]);
            else
                output->device = launch.outputs[i];
        }
        return {};
    }

private:
    Result<Ref<Buffer>> allocate(uint64_t bytes) {
        VITRINE_TRY(Ref<Buffer> buffer, m_provider.allocate(bytes, "recovered"));
        if (m_provider.info().kind != ProviderKind::Host) buffer->setHome(m_provider);
        return buffer;
    }
    Result<Ref<Buffer>> input(const Recipe::Name& name, LaunchTag tag) {
        if (const auto made = m_made.find(name.serial); made != m_made.end()) return made->second;
        const Ref<ArrayHandle> handle = m_residency.handles.find(name.handle, name.serial);
        if (handle && (handle->host || handle->device || handle->node))
            return m_residency.operandBuffer(*handle, m_provider, tag);
        if (name.copy) {
            if (m_provider.info().kind == ProviderKind::Host)
                return HostDeviceBuffer::wrap(name.copy->host);
            VITRINE_TRY(Ref<Buffer> buffer, allocate(name.bytes));
            VITRINE_CHECK(m_provider.upload(*buffer, 0, name.copy->host->data(), name.bytes, tag));
            m_made[name.serial] = buffer;
            return buffer;
        }
        const std::shared_ptr<const Recipe> recipe = handle ? handle->recipe : name.recipe;
        VITRINE_CHECK(run(*recipe));
        return m_made.at(name.serial);
    }

    Residency& m_residency;
    Provider& m_provider;
    std::unordered_map<uint64_t, Ref<Buffer>> m_made; ///< by serial
};

Status Residency::computeAgain(ArrayHandle& handle) {
    static_cast<void>(recoverDevice()); // a second loss that nothing has met yet
    std::unordered_set<const Recipe*> seen;
    if (!recoverable(handle.recipe.get(), seen)) return tl::unexpected<Error>(lostError(handle));
    const std::shared_ptr<const Recipe> recipe = handle.recipe;
    // The device took all of these before; what it refuses now runs on the host as any group would.
    if (Provider* device = m_providers.device()) {
        if (Recovery(*this, *device).run(*recipe)) return {};
        if (handle.device || handle.host) return {};
        static_cast<void>(recoverDevice());
    }
    return Recovery(*this, m_providers.host()).run(*recipe);
}

bool Residency::recoverDevice() {
    bool any = false;
    for (Provider* device : m_providers.startedDevices()) {
        if (!device->lost()) continue;
        recoverFrom(*device);
        any = true;
    }
    return any;
}

void Residency::recoverFrom(Provider& device) {
    const std::string name = device.info().name;
    const std::vector<Ref<ArrayHandle>> there = handles.onDevice(&device);
    for (const Ref<ArrayHandle>& h : there)
        forgetCopyOn(*h, device);
    std::vector<std::string> gone;
    for (const Ref<ArrayHandle>& h : there) {
        std::unordered_set<const Recipe*> seen;
        if (h->host || h->device || h->node || recoverable(h->recipe.get(), seen)) continue;
        h->lost = true;
        gone.push_back(h->variable.empty() ? "an array of size " + h->shape.text()
                                           : "'" + h->variable + "'");
    }
    m_providers.loseDevice(device);
    std::string notice = "The device " + name + " was lost. ";
    notice += m_providers.triedDevice()
                  ? "From here on everything runs on the CPU (" + m_providers.why() + ")."
                  : "It is started again when it is needed.";
    constexpr std::size_t kMostNames = 8;
    for (std::size_t i = 0; i < std::min(gone.size(), kMostNames); ++i)
        notice += (i == 0 ? " Lost with it: " : ", ") + gone[i];
    if (gone.size() > kMostNames)
        notice += " and " + std::to_string(gone.size() - kMostNames) + " more";
    log::warn("accel", notice);
}

Error lostError(const ArrayHandle& handle) {
    if (handle.dropped) return {ErrorCode::DeviceLost, "Data no longer exists on the device."};
    return {ErrorCode::DeviceLost, "The values of " +
                                       (handle.variable.empty() ? std::string("a temporary array")
                                                                : "'" + handle.variable + "'") +
                                       " were lost with the device."};
}

Status Residency::waitForDevice() {
    Status done;
    for (Provider* device : m_providers.startedDevices()) {
        Status waited = device->wait();
        if (!waited && done) done = std::move(waited);
    }
    if (!done) static_cast<void>(recoverDevice());
    return done;
}

} // namespace vitrine
