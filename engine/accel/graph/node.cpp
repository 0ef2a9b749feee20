// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/node.h"

#include "accel/loops/loop.h"
#include "provider/routine.h"

#include <algorithm>
#include <atomic>

namespace vitrine {

Node::~Node() {
    releaseOperands();
}

void Node::addOperand(Operand operand) {
    if (operand.array) ++operand.array->consumers;
    if (operands.capacity() == 0) operands.reserve(2);
    operands.push_back(std::move(operand));
}

void Node::releaseOperands() {
    for (Operand& o : operands) {
        if (o.array) --o.array->consumers;
    }
    operands.clear();
}

Ref<Node> likeNode(const Node& old, payload::Any what, DType dtype, const Shape& shape) {
    auto node = makeRef<Node>();
    node->what = std::move(what);
    node->dtype = node->compute = dtype;
    node->shape = shape;
    node->span = old.span;
    node->line = old.line;
    node->loop = old.loop;
    node->iteration = old.iteration;
    node->gpuArray = old.gpuArray;
    node->pin = old.pin;
    return node;
}

namespace {
uint64_t nextSerial() {
    static std::atomic<uint64_t> last{0};
    return ++last;
}
} // namespace

ArrayHandle::ArrayHandle(ArrayOwner& belongsTo, DType type, Shape size)
    : owner(&belongsTo), dtype(type), shape(std::move(size)), serial(nextSerial()) {
    owner->addHandle(*this);
}

ArrayHandle::~ArrayHandle() {
    if (!owner) return;
    if (node) owner->forgetPending(*this);
    owner->removeHandle(*this);
}

RemoteArray::State ArrayHandle::state() const {
    if (lost || !owner) return State::Lost;
    return node ? State::Pending : State::Device;
}

Result<Ref<HostBuffer>> ArrayHandle::toHost() {
    if (!owner) return fail(ErrorCode::DeviceLost, "the array has outlived its session");
    return owner->hostCopy(*this);
}

Status ArrayHandle::readElements(int64_t first, int64_t count, void* out) {
    if (!owner) return fail(ErrorCode::DeviceLost, "the array has outlived its session");
    return owner->readElements(*this, first, count, out);
}

const Operand* fillOf(const Tensor& t) {
    if (t.onHost() || t.isComplex() || !t.remote()) return nullptr;
    const Ref<Node>& node = static_cast<const ArrayHandle&>(*t.remote()).node;
    return node && node->is(NodeKind::Fill) ? &node->operands[0] : nullptr;
}

bool isKnownConstant(const Value& x) {
    if (x.kind() != Kind::Tensor) return true; // a scalar
    const Tensor& t = x.tensor();
    if (t.isComplex()) return false;
    if (t.onHost()) {
        return visitDType(t.dtype(), [&](auto tag) {
            const auto* data = t.data<decltype(tag)>();
            return std::all_of(data, data + t.count(), [&](auto e) { return e == data[0]; });
        });
    }
    return fillOf(t) != nullptr;
}

} // namespace vitrine
