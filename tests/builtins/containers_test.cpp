// SPDX-License-Identifier: Apache-2.0
// Structures stay whole when memory runs out in the middle of a change.
#include "value/containers.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <new>
#include <string>

using namespace vitrine;

namespace {

thread_local int64_t t_allocationsLeft = -1; // until one fails; below 0: none does

constexpr int kFields = 9; // of which one more makes an index of the names

Ref<StructArray> structure(int64_t count) {
    auto s = makeRef<StructArray>(Shape(1, count));
    for (int f = 0; f < kFields; ++f)
        s->set("field" + std::to_string(f), Value(static_cast<double>(f)), 0);
    return s;
}

/// Every name leads to its place, and each place has a value that can be read.
void expectWhole(const StructArray& s) {
    for (int f = 0; f < s.fieldCount(); ++f) {
        EXPECT_EQ(s.findField(s.fieldNames()[static_cast<std::size_t>(f)]), f);
        for (int64_t e = 0; e < s.count(); ++e)
            EXPECT_LE(s.at(f, e).count(), 1);
    }
}

/// Fails each allocation of a change in turn, until the change has all that it asks for.
void failInTurn(int64_t count, const std::function<void(StructArray&)>& change) {
    for (int64_t n = 0;; ++n) {
        const Ref<StructArray> s = structure(count);
        bool failed = false;
        t_allocationsLeft = n;
        try {
            change(*s);
        } catch (const std::bad_alloc&) {
            failed = true;
        }
        t_allocationsLeft = -1;
        expectWhole(*s);
        if (!failed) {
            EXPECT_GT(n, 0); // the change asked for memory at all
            return;
        }
        EXPECT_EQ(s->fieldCount(), kFields);
        EXPECT_EQ(s->count(), count);
    }
}

} // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
    if (t_allocationsLeft >= 0 && t_allocationsLeft-- == 0) throw std::bad_alloc();
    if (void* p = std::malloc(size ? size : 1)) return p;
    throw std::bad_alloc();
}

[[gnu::noinline]] void operator delete(void* p) noexcept {
    std::free(p);
}

[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}

TEST(StructArrays, StayWholeWithoutMemory) {
    const std::string longName(80, 'x');
    for (const int64_t count : {1, 3}) {
        failInTurn(count, [&](StructArray& s) { s.addField(longName); });
        failInTurn(count, [](StructArray& s) { s.removeField(2); });
        failInTurn(count, [&](StructArray& s) { s.renameField(1, longName); });
        failInTurn(count, [](StructArray& s) { s.resize(Shape{2, 1, 1, 1, 2}); });
    }
}
