// SPDX-License-Identifier: Apache-2.0
#pragma once
// Intrusive shared ownership. Counts are atomic: figures and models hold engine objects on the
// interface's thread. A Ref is one pointer; a RefCounted starts at zero and dies with its last Ref.
#include <atomic>
#include <cstdint>
#include <utility>

namespace vitrine {

class RefCounted {
public:
    RefCounted() = default;
    RefCounted(const RefCounted&) {}
    RefCounted& operator=(const RefCounted&) { return *this; }
    virtual ~RefCounted() = default;

    void retain() const { m_count.fetch_add(1, std::memory_order_relaxed); }
    void release() const {
        if (m_count.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
    }
    /// For who finds an object in a list that does not own it: takes a reference, but none of an
    /// object whose last one has gone (its destructor is on the way to take it off the list, whose
    /// lock the caller holds).
    [[nodiscard]] bool tryRetain() const {
        uint32_t count = m_count.load(std::memory_order_relaxed);
        while (count > 0) {
            if (m_count.compare_exchange_weak(count, count + 1, std::memory_order_acq_rel,
                                              std::memory_order_relaxed))
                return true;
        }
        return false;
    }
    /// True when the caller holds the only reference, so that changing in place is invisible.
    [[nodiscard]] bool unique() const { return m_count.load(std::memory_order_acquire) == 1; }
    [[nodiscard]] uint32_t refCount() const { return m_count.load(std::memory_order_relaxed); }

private:
    mutable std::atomic<uint32_t> m_count{0};
};

template <typename T>
class Ref {
public:
    Ref() = default;
    Ref(std::nullptr_t) {}
    Ref(T* object) : m_object(object) {
        if (m_object) m_object->retain();
    }
    Ref(const Ref& other) : Ref(other.m_object) {}
    Ref(Ref&& other) noexcept : m_object(std::exchange(other.m_object, nullptr)) {}
    template <typename U>
    requires std::is_convertible_v<U*, T*> Ref(const Ref<U>& other) : Ref(other.get()) {}
    template <typename U>
    requires std::is_convertible_v<U*, T*> Ref(Ref<U>&& other)
    noexcept : m_object(other.detach()) {}
    ~Ref() {
        if (m_object) m_object->release();
    }
    Ref& operator=(Ref other) noexcept {
        std::swap(m_object, other.m_object);
        return *this;
    }

    [[nodiscard]] T* get() const { return m_object; }
    T* operator->() const { return m_object; }
    T& operator*() const { return *m_object; }
    explicit operator bool() const { return m_object != nullptr; }
    friend bool operator==(const Ref& a, const Ref& b) { return a.m_object == b.m_object; }
    /// Gives the reference to the caller without changing the count.
    [[nodiscard]] T* detach() { return std::exchange(m_object, nullptr); }
    /// The object, or null when it is dying: see RefCounted::tryRetain.
    static Ref ifAlive(T* object) { return object && object->tryRetain() ? adopt(object) : Ref(); }
    /// Takes over a reference that detach() gave.
    static Ref adopt(T* object) {
        Ref ref;
        ref.m_object = object;
        return ref;
    }

private:
    T* m_object = nullptr;
};

template <typename T, typename... Args>
Ref<T> makeRef(Args&&... args) {
    return Ref<T>(new T(std::forward<Args>(args)...));
}

} // namespace vitrine
