// SPDX-License-Identifier: Apache-2.0
#pragma once
// Nodes of the lazy graph and the identity of array values. An ArrayHandle is what tensors and
// nodes hold; while the value is pending it owns the Node that will compute it. A node dies with
// its handle: what nothing can reach is never computed. Engine thread, but a finished handle may be
// released anywhere (the registry has a lock).
#include "accel/accelerator.h"
#include "accel/graph/array_owner.h"
#include "accel/graph/operation.h"
#include "base/source.h"
#include "provider/kernel_ir.h"
#include "provider/provider.h"
#include "value/tensor.h"

#include <memory>
#include <vector>

namespace vitrine {

struct Node;
struct Recipe;

class ArrayHandle final : public RemoteArray {
public:
    ArrayHandle(ArrayOwner& owner, DType dtype, Shape shape);
    ~ArrayHandle() override;

    [[nodiscard]] State state() const override;
    Result<Ref<HostBuffer>> toHost() override;
    Status readElements(int64_t first, int64_t count, void* out) override;

    [[nodiscard]] uint64_t bytes() const {
        return sizeOf(dtype) * static_cast<uint64_t>(shape.count());
    }
    /// Somebody besides pending nodes holds the value.
    [[nodiscard]] bool isHeld() const { return refCount() > consumers; }
    /// It must be stored when it is computed.
    [[nodiscard]] bool isLive() const { return wanted || (isHeld() && !spared); }

    ArrayOwner* owner; ///< null when it is over: values outlive the layer only by mistake
    const DType dtype;
    const Shape shape;
    Ref<Node> node; ///< set while pending
    Ref<Buffer> device;
    std::vector<Ref<Buffer>> copies; ///< on further devices, where work is spread over them
    Ref<HostBuffer> host;
    int64_t indexLimit = 0; ///< > 0: every element is known to be a whole number in [1, indexLimit]
    uint32_t consumers = 0; ///< operands of pending nodes that refer to this
    bool decides = false;   ///< tells whether a complex array has imaginary parts
    bool left = false;      ///< pending, but computed only for who needs it: stopped, or spared
    bool parked = false;    ///< pending, but in no list: see PendingGraph::parkUnread
    bool spared = false;    ///< of the flush: held, but not stored, see run/spared_arrays.h
    bool wanted = false; ///< of the flush: held by nobody, but stored, since a spared one reads it
    bool spareable = true;                ///< no flush has spared it yet
    bool lost = false;                    ///< its device was lost and no copy exists
    bool dropped = false;                 ///< lost because the script reset the device
    const uint64_t serial;                ///< unique; unlike the address never used again
    std::shared_ptr<const Recipe> recipe; ///< how a device computed it, should the device be lost
    std::size_t pendingIndex = 0;
    std::size_t listIndex = 0; ///< in the list of all arrays (residency/handle_list.h)
    uint64_t commonKey = 0;    ///< while pending: what the operation is remembered by, or 0
    /// Seconds that its readers, and what it was made from, would have saved on the side where it
    /// is not: see keepSavings.
    double savings = 0;
    uint64_t madeBy = 0; ///< hash of the program that computed it, until the host reads it
    // For the residency table.
    uint32_t record = 0; ///< node in the graph record, 0: an input
    uint32_t line = 0;
    uint32_t uploads = 0, downloads = 0;
    int64_t created = 0, lastUse = 0;
    std::string variable;
};

/// An argument of a node: an array (seen under `shape`), or a scalar known at capture.
struct Operand {
    Ref<ArrayHandle> array; ///< null for a scalar
    Shape shape;
    DType dtype = DType::Double;
    uint64_t bits = 0; ///< scalar, in dtype
};

/// A 1-by-1 real value's element converted to a class, as bits; allocates nothing.
[[nodiscard]] uint64_t scalarBits(const Value& v, DType to);

/// The number that all elements of a pending array are, or null where it has another origin.
[[nodiscard]] const Operand* fillOf(const Tensor& t);
/// Is it known, without computing or copying anything, that all elements of x are one number?
[[nodiscard]] bool isKnownConstant(const Value& x);

struct Node : RefCounted, Operation {
    Node() = default;
    ~Node() override;
    /// Adds an operand and counts this node as a consumer.
    void addOperand(Operand operand);
    void releaseOperands();

    std::vector<Operand> operands;
    Span span;
    uint32_t loop = 0;
    int64_t iteration = -1;
    ArrayHandle* handle = nullptr;
    std::size_t index = 0;  ///< in the list that formGroups or describeIteration works on
    bool mustStore = false; ///< View: read under another shape, so it cannot stay an index map
    bool stored = false;    ///< set by formGroups: an output of its group

    [[nodiscard]] bool isElementwise() const { return kind() < NodeKind::Reduce; }
};

/// A node for the same place of the script, iteration and side as another one.
[[nodiscard]] Ref<Node> likeNode(const Node& old, payload::Any what, DType dtype,
                                 const Shape& shape);

} // namespace vitrine
