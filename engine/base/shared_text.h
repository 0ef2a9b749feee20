// SPDX-License-Identifier: Apache-2.0
#pragma once
// A text that many records share: copied in constant time, never changed. One that few look at may
// be made when it is first read. Any thread.
#include "base/hash.h"

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

class SharedText {
public:
    SharedText() = default;
    SharedText(std::string text) {
        if (!text.empty()) m_held = std::make_shared<Held>(std::move(text), nullptr);
    }
    SharedText(const char* text) : SharedText(std::string(text)) {}
    /// Its first reader calls `make`, which must stand by itself: it may outlive who gave it.
    [[nodiscard]] static SharedText deferred(std::function<std::string()> make) {
        SharedText out;
        out.m_held = std::make_shared<Held>(std::string(), std::move(make));
        return out;
    }

    [[nodiscard]] const std::string& str() const {
        static const std::string kNone;
        if (!m_held) return kNone;
        std::call_once(m_held->made, [this] {
            if (m_held->make) m_held->text = m_held->make();
            m_held->make = nullptr;
        });
        return m_held->text;
    }
    operator std::string_view() const { return str(); }
    [[nodiscard]] bool empty() const { return str().empty(); }
    /// hashBytes of the text, computed once for all that share it.
    [[nodiscard]] uint64_t hash() const {
        if (!m_held) return hashBytes(str());
        std::call_once(m_held->hashed, [this] { m_held->hash = hashBytes(str()); });
        return m_held->hash;
    }

private:
    struct Held {
        Held(std::string t, std::function<std::string()> m)
            : text(std::move(t)), make(std::move(m)) {}
        std::string text;
        std::function<std::string()> make;
        std::once_flag made, hashed;
        uint64_t hash = 0;
    };
    std::shared_ptr<Held> m_held;
};

} // namespace vitrine
