// SPDX-License-Identifier: Apache-2.0
#pragma once
// The providers of a session: the host, and the devices of the registered backends, of which one is
// current. Owned by session/, used by accel/ (to run) and session/ (to draw). A device starts when
// something needs it and stays until the session ends, also while another one is current.
#include "base/settings.h"
#include "provider/backend.h"

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

class ProviderRegistry {
public:
    using DeviceFactory = std::function<Result<std::unique_ptr<Provider>>()>;

    /// The settings say which device is the first to be current; they must outlive the registry.
    ProviderRegistry(const Settings& settings, std::unique_ptr<Provider> host);
    /// One device, which the function makes.
    ProviderRegistry(std::unique_ptr<Provider> host, DeviceFactory startDevice);
    ~ProviderRegistry();

    /// The backends that were added first come first; a name that is there already is refused.
    Status add(std::unique_ptr<Backend> backend);
    [[nodiscard]] Backend* find(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> backends() const;

    [[nodiscard]] Provider& host() { return *m_host; }
    /// The current device if it is started, or null; never starts one.
    [[nodiscard]] Provider* startedDevice() const;
    /// The current device, started on the first call. Null when there is none; why() says the
    /// reason.
    [[nodiscard]] Provider* device();
    /// Every device that works, the current one included.
    [[nodiscard]] std::vector<Provider*> startedDevices() const;
    /// The device that the buffer lies on, if it still works.
    [[nodiscard]] Provider* holder(const Buffer& buffer) const;

    // --- several devices
    struct Device {
        ProviderInfo info;
        std::string backend;
        bool current = false;
        bool started = false;
    };
    /// What is there, by the index that select() takes. Software devices come last. Looks once.
    [[nodiscard]] std::vector<Device> devices();
    /// Of these, the indices of the devices that scripts count and work is spread over: all, but
    /// software devices only where there is no other or one was asked for.
    [[nodiscard]] std::vector<std::size_t> usable();
    /// Starts every usable device, side by side, and gives those that work. A start that takes its
    /// time is waited for where there is more work than that, `seconds` of the current device;
    /// else the device is there at a later call.
    std::vector<Provider*> startAll(double seconds);
    /// Makes it current, starting it; the one before stays started. An error leaves all as it was.
    Status select(std::size_t index);
    /// Index of the current device; nothing while none is started.
    [[nodiscard]] std::optional<std::size_t> currentIndex();
    /// VITRINE_DEVICE has another value: where it names a device, that is current from now on.
    Status takeWish();

    // --- windows
    /// What the device that is started first must have for a window; before any is started.
    void openFor(std::vector<std::string> windowExtensions);
    /// The device that windows draw with, else the current one, if it is started.
    [[nodiscard]] Provider* drawingDevice() const;

    /// Rates of the device from an earlier session, to judge it without starting it; nothing when
    /// it was never measured on this machine since it was booted.
    [[nodiscard]] const std::optional<RememberedDevice>& remembered();
    /// Puts a lost device aside; device() starts it once more, but not after a second loss.
    void loseDevice(Provider& lost);
    /// The current device's: was a start tried, and why is there none?
    [[nodiscard]] bool triedDevice() const;
    [[nodiscard]] const std::string& why() const;

private:
    /// A device that was asked for.
    struct Slot {
        Backend* backend = nullptr; ///< null: the first to have what the settings wish
        std::optional<std::size_t> index;
        std::unique_ptr<Provider> provider;
        std::future<Result<std::unique_ptr<Provider>>> coming; ///< its start goes on
        bool tried = false;
        int losses = 0;
        std::string why;
    };
    /// One line of the list: a device of a backend.
    struct Listed {
        Backend* backend;
        ProviderInfo info;
    };
    const std::vector<Listed>& list();
    void start(Slot& slot);
    [[nodiscard]] DeviceRequest requestFor(const Slot& slot) const;
    /// What a start gave; the slot has a device then, or why there is none.
    void take(Slot& slot, Backend& backend, Result<std::unique_ptr<Provider>> made);
    [[nodiscard]] std::string wish() const;
    [[nodiscard]] Slot* slotOf(const Listed& device) const;
    Slot& slotFor(const Listed& device);
    [[nodiscard]] Slot& current() const { return *m_current; }

    std::unique_ptr<Provider> m_host;
    const Settings* m_settings = nullptr;
    std::vector<std::unique_ptr<Backend>> m_backends;
    std::vector<std::unique_ptr<Provider>> m_lost; ///< buffers that refer to them may live on
    std::vector<std::unique_ptr<Slot>> m_slots;
    Slot* m_current;
    Slot* m_drawing = nullptr; ///< a window draws with it: it cannot be started again
    std::vector<std::string> m_windowExtensions;
    double m_startSeconds = 0; ///< that the last start took
    std::optional<std::vector<Listed>> m_list;
    std::optional<RememberedDevice> m_remembered;
    bool m_recalled = false;
};

} // namespace vitrine
