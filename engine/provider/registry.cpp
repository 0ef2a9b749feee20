// SPDX-License-Identifier: Apache-2.0
#include "provider/registry.h"

#include "provider/guarded_provider.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <utility>

namespace vitrine {

namespace {

/// In any case of letters.
bool hasPart(std::string_view text, std::string_view part) {
    const auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) ==
               std::tolower(static_cast<unsigned char>(b));
    };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

/// One device, made by a function.
class FunctionBackend final : public Backend {
public:
    explicit FunctionBackend(ProviderRegistry::DeviceFactory make) : m_make(std::move(make)) {}
    [[nodiscard]] std::string_view name() const override { return "function"; }
    [[nodiscard]] Result<std::vector<ProviderInfo>> devices() override {
        return std::vector<ProviderInfo>();
    }
    Result<std::unique_ptr<Provider>> start(const DeviceRequest&) override { return m_make(); }

private:
    ProviderRegistry::DeviceFactory m_make;
};

} // namespace

ProviderRegistry::ProviderRegistry(const Settings& settings, std::unique_ptr<Provider> host)
    : m_host(std::move(host)), m_settings(&settings) {
    m_slots.push_back(std::make_unique<Slot>());
    m_current = m_slots.front().get();
}

ProviderRegistry::ProviderRegistry(std::unique_ptr<Provider> host, DeviceFactory startDevice)
    : m_host(std::move(host)) {
    m_slots.push_back(std::make_unique<Slot>());
    m_current = m_slots.front().get();
    if (startDevice)
        m_backends.push_back(std::make_unique<FunctionBackend>(std::move(startDevice)));
}

ProviderRegistry::~ProviderRegistry() = default;

Status ProviderRegistry::add(std::unique_ptr<Backend> backend) {
    if (find(backend->name()))
        return fail(ErrorCode::Invalid,
                    "there is a backend '" + std::string(backend->name()) + "' already");
    m_backends.push_back(std::move(backend));
    m_list.reset();
    return {};
}

Backend* ProviderRegistry::find(std::string_view name) const {
    const auto found = std::find_if(m_backends.begin(), m_backends.end(),
                                    [&](const auto& b) { return b->name() == name; });
    return found == m_backends.end() ? nullptr : found->get();
}

std::vector<std::string> ProviderRegistry::backends() const {
    std::vector<std::string> names;
    for (const auto& backend : m_backends)
        names.emplace_back(backend->name());
    return names;
}

std::string ProviderRegistry::wish() const {
    return m_settings ? m_settings->device : "auto";
}

DeviceRequest ProviderRegistry::requestFor(const Slot& slot) const {
    DeviceRequest request;
    request.wish = wish();
    request.index = slot.index;
    if (slot.backend || find(request.wish) || request.wish == "all") request.wish = "gpu";
    return request;
}

void ProviderRegistry::take(Slot& slot, Backend& backend, Result<std::unique_ptr<Provider>> made) {
    if (!made) {
        slot.why += (slot.why.empty() ? "" : "; ") + made.error().message;
        return;
    }
    slot.provider = std::move(*made);
    // Where there is one device, no second thread gives work to it.
    if (m_settings) slot.provider = std::make_unique<GuardedProvider>(std::move(slot.provider));
    slot.backend = &backend;
    slot.index = slot.provider->info().index;
    slot.why.clear();
}

void ProviderRegistry::start(Slot& slot) {
    slot.tried = true;
    if (slot.coming.valid()) {
        take(slot, *slot.backend, slot.coming.get());
        return;
    }
    slot.why = m_backends.empty() ? "no device provider is built in" : "";
    DeviceRequest request = requestFor(slot);
    request.presentation = !m_windowExtensions.empty() && !m_drawing;
    if (request.presentation) request.windowExtensions = m_windowExtensions;
    Backend* only = slot.backend ? slot.backend : find(wish());
    for (const auto& backend : m_backends) {
        if (only && backend.get() != only) continue;
        const auto begin = std::chrono::steady_clock::now();
        take(slot, *backend, backend->start(request));
        if (!slot.provider) continue;
        m_startSeconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (request.presentation) m_drawing = &slot;
        return;
    }
}

Provider* ProviderRegistry::startedDevice() const {
    return current().provider.get();
}

Provider* ProviderRegistry::device() {
    if (!current().tried) start(current());
    return current().provider.get();
}

std::vector<Provider*> ProviderRegistry::startedDevices() const {
    std::vector<Provider*> all;
    for (const auto& slot : m_slots) {
        if (slot->provider) all.push_back(slot->provider.get());
    }
    return all;
}

Provider* ProviderRegistry::holder(const Buffer& buffer) const {
    for (const auto& slot : m_slots) {
        if (slot->provider && slot->provider.get() == buffer.home()) return slot->provider.get();
    }
    return nullptr;
}

const std::vector<ProviderRegistry::Listed>& ProviderRegistry::list() {
    if (m_list) return *m_list;
    std::vector<Listed> all;
    for (const auto& backend : m_backends) {
        const Result<std::vector<ProviderInfo>> found = backend->devices();
        if (!found) continue;
        for (std::size_t i = 0; i < found->size(); ++i) {
            all.push_back({backend.get(), (*found)[i]});
            all.back().info.index = i;
        }
    }
    std::stable_partition(all.begin(), all.end(),
                          [](const Listed& d) { return d.info.type != "software"; });
    m_list = std::move(all);
    return *m_list;
}

ProviderRegistry::Slot* ProviderRegistry::slotOf(const Listed& device) const {
    for (const auto& slot : m_slots) {
        if (slot->backend == device.backend && slot->index == device.info.index) return slot.get();
    }
    return nullptr;
}

std::vector<ProviderRegistry::Device> ProviderRegistry::devices() {
    std::vector<Device> rows;
    for (const Listed& listed : list()) {
        const Slot* slot = slotOf(listed);
        const bool started = slot && slot->provider;
        rows.push_back({listed.info, std::string(listed.backend->name()),
                        started && slot == m_current, started});
    }
    return rows;
}

std::vector<std::size_t> ProviderRegistry::usable() {
    // Scripts ask in each round of a loop (gpuDeviceCount): nothing is copied.
    const std::vector<Listed>& all = list();
    bool others = false, software = false;
    for (const Listed& d : all) {
        const bool soft = d.info.type == "software";
        const Slot* slot = soft ? slotOf(d) : nullptr;
        others = others || !soft;
        software = software || (slot && slot->provider);
    }
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].info.type != "software" || software || !others) indices.push_back(i);
    }
    return indices;
}

std::vector<Provider*> ProviderRegistry::startAll(double seconds) {
    constexpr double kUnnoticed = 0.01; // seconds of a start
    static_cast<void>(device());
    std::vector<Slot*> coming;
    for (const std::size_t i : usable()) {
        Slot& slot = slotFor(list()[i]);
        if (slot.tried) continue;
        if (!slot.coming.valid())
            slot.coming = std::async(std::launch::async,
                                     [backend = slot.backend, request = requestFor(slot)] {
                                         return backend->start(request);
                                     });
        coming.push_back(&slot);
    }
    const bool waits = m_startSeconds < kUnnoticed || seconds > m_startSeconds;
    for (Slot* slot : coming) {
        if (waits || slot->coming.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
            start(*slot);
    }
    return startedDevices();
}

ProviderRegistry::Slot& ProviderRegistry::slotFor(const Listed& device) {
    if (Slot* slot = slotOf(device)) return *slot;
    m_slots.push_back(std::make_unique<Slot>());
    m_slots.back()->backend = device.backend;
    m_slots.back()->index = device.info.index;
    return *m_slots.back();
}

Status ProviderRegistry::select(std::size_t index) {
    const std::vector<Listed>& all = list();
    if (index >= all.size())
        return fail(ErrorCode::Invalid, "there is no device " + std::to_string(index + 1));
    Slot& slot = slotFor(all[index]);
    if (&slot == m_current && slot.provider) return {};
    if (!slot.tried) start(slot);
    if (!slot.provider) return fail(ErrorCode::Unsupported, slot.why);
    m_current = &slot;
    return {};
}

std::optional<std::size_t> ProviderRegistry::currentIndex() {
    if (!current().provider) return std::nullopt;
    const std::vector<Listed>& all = list();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (slotOf(all[i]) == m_current) return i;
    }
    return std::nullopt;
}

Status ProviderRegistry::takeWish() {
    const std::string name = wish();
    for (const char* kind : {"", "auto", "gpu", "all", "low-power", "cpu"}) {
        if (name == kind) return {};
    }
    if (!current().tried) return {}; // it will be started by this wish
    const std::vector<Listed>& all = list();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Listed& d) {
        return d.backend->name() == name || hasPart(d.info.name, name);
    });
    if (found == all.end())
        return fail(ErrorCode::Unsupported, "no device is called '" + name + "'");
    return select(static_cast<std::size_t>(found - all.begin()));
}

void ProviderRegistry::openFor(std::vector<std::string> windowExtensions) {
    m_windowExtensions = std::move(windowExtensions);
}

Provider* ProviderRegistry::drawingDevice() const {
    return m_drawing ? m_drawing->provider.get() : startedDevice();
}

const std::optional<RememberedDevice>& ProviderRegistry::remembered() {
    if (m_recalled) return m_remembered;
    m_recalled = true;
    for (const auto& backend : m_backends) {
        m_remembered = backend->remembered();
        if (m_remembered) break;
    }
    return m_remembered;
}

void ProviderRegistry::loseDevice(Provider& lost) {
    for (const auto& slot : m_slots) {
        if (slot->provider.get() != &lost) continue;
        m_lost.push_back(std::move(slot->provider));
        ++slot->losses;
        slot->tried = slot.get() == m_drawing || slot->losses > 1;
        slot->why = slot->losses > 1 ? "the device was lost twice" : "the device was lost";
        return;
    }
}

bool ProviderRegistry::triedDevice() const {
    return current().tried;
}

const std::string& ProviderRegistry::why() const {
    return current().why;
}

} // namespace vitrine
