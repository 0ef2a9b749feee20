// SPDX-License-Identifier: Apache-2.0
#pragma once
// What an ArrayHandle needs of the layer that it belongs to, so that the graph's nodes know no
// other room.
#include "base/result.h"
#include "value/tensor.h"

namespace vitrine {

class ArrayHandle;

class ArrayOwner {
public:
    /// The array begins; sets when.
    virtual void addHandle(ArrayHandle& handle) = 0;
    /// It is over. Any thread.
    virtual void removeHandle(ArrayHandle& handle) = 0;
    /// Its node is not pending any more. Engine thread.
    virtual void forgetPending(ArrayHandle& handle) = 0;
    /// The host copy, computing or downloading when there is none.
    virtual Result<Ref<HostBuffer>> hostCopy(ArrayHandle& handle) = 0;
    virtual Status readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out) = 0;

protected:
    ~ArrayOwner() = default;
};

} // namespace vitrine
