// SPDX-License-Identifier: Apache-2.0
#include "value/given_back.h"

#include "base/reclaim.h"

#include <mutex>
#include <vector>

namespace vitrine {

namespace {

struct Returned {
    std::mutex mutex;
    std::vector<Value> values;
};

/// Never destroyed: the reclaimer may outlive main.
Returned& returned() {
    static Returned* const returned = new Returned;
    return *returned;
}

} // namespace

void returnToEngine(Value&& value) {
    const std::lock_guard lock(returned().mutex);
    returned().values.push_back(std::move(value));
}

void releaseReturned() {
    std::vector<Value> values;
    {
        const std::lock_guard lock(returned().mutex);
        values.swap(returned().values);
    }
}

} // namespace vitrine
