// SPDX-License-Identifier: Apache-2.0
#include "builtins/core/own_thread.h"

#include "builtins/core/nesting.h"
#include "value/containers.h"
#include "value/sparse.h"
#include "value/tensor.h"

namespace vitrine {

namespace {

/// As many as `sample` elements stand for all n.
constexpr int64_t kSample = 32;

template <typename Get>
double elementsAmong(int64_t n, int& budget, Get get);

double elementsIn(const Value& value, int& budget) {
    if (--budget < 0) return 1;
    switch (value.kind()) {
    case Kind::Tensor:
        return static_cast<double>(value.tensor().count());
    case Kind::Sparse:
        return static_cast<double>(value.sparse().entryCount() + value.sparse().columns());
    case Kind::Cell:
        return elementsAmong(value.cell().count(), budget, [&](int64_t i) -> double {
            const auto at = static_cast<std::size_t>(i);
            return elementsIn(value.cell().elements[at], budget);
        });
    case Kind::String:
        return elementsAmong(value.strings().count(), budget, [&](int64_t i) -> double {
            const auto& text = value.strings().elements[static_cast<std::size_t>(i)];
            return text ? static_cast<double>(text->size()) : 1;
        });
    case Kind::Struct: {
        const StructArray& s = value.structure();
        return elementsAmong(s.count(), budget, [&](int64_t i) {
            double sum = 0;
            for (int f = 0; f < s.fieldCount(); ++f)
                sum += elementsIn(s.at(f, i), budget);
            return sum;
        });
    }
    default:
        return 1;
    }
}

template <typename Get>
double elementsAmong(int64_t n, int& budget, Get get) {
    const int64_t sample = std::min(n, kSample);
    double sum = 0;
    for (int64_t i = 0; i < sample && budget > 0; ++i)
        sum += get(i * (n / std::max<int64_t>(1, sample)));
    return static_cast<double>(n) +
           (sample > 0 ? sum / static_cast<double>(sample) * static_cast<double>(n) : 0);
}

/// As hostCopies; the same object where nothing has to change.
class HostCopy {
public:
    /// False when the value is more than data.
    bool make(const Value& from, Value& to) {
        const NestingLevel level;
        m_stop();
        // Cells that share their content may look endlessly large.
        constexpr int64_t kMost = 100'000'000;
        if (++m_visits > kMost) return false;
        switch (from.kind()) {
        case Kind::Nothing:
        case Kind::Scalar:
        case Kind::String:
            to = from;
            return true;
        case Kind::Tensor:
            to = array(from);
            return true;
        case Kind::Sparse:
            to = from;
            return !from.sparse().values()->remote();
        case Kind::Cell:
            return cell(from, to);
        case Kind::Struct:
            return structure(from, to);
        default:
            return false;
        }
    }

private:
    static Value array(const Value& from) {
        const Tensor& t = from.tensor();
        (void)t.hostBytes();
        if (!t.remote()) return from;
        auto copy = makeRef<Tensor>(t.dtype(), t.shape(), t.hostBuffer(), t.isComplex());
        copy->setGpuArray(t.isGpuArray());
        return Value(std::move(copy));
    }

    bool cell(const Value& from, Value& to) {
        const std::vector<Value>& elements = from.cell().elements;
        Ref<Cell> changed;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            Value element;
            if (!make(elements[i], element)) return false;
            if (element.identity() == elements[i].identity()) continue;
            if (!changed) changed = makeRef<Cell>(from.cell());
            changed->elements[i] = std::move(element);
        }
        to = changed ? Value(changed) : from;
        return true;
    }

    bool structure(const Value& from, Value& to) {
        const StructArray& s = from.structure();
        Ref<StructArray> changed;
        for (int64_t i = 0; i < s.count(); ++i) {
            for (int f = 0; f < s.fieldCount(); ++f) {
                Value element;
                if (!make(s.at(f, i), element)) return false;
                if (element.identity() == s.at(f, i).identity()) continue;
                if (!changed) changed = makeRef<StructArray>(s);
                changed->at(f, i) = std::move(element);
            }
        }
        to = changed ? Value(changed) : from;
        return true;
    }

    StopCheck m_stop;
    int64_t m_visits = 0;
};

} // namespace

double elementsOf(std::span<const Value> args) {
    constexpr int kBudget = 256;
    int budget = kBudget;
    double sum = 0;
    for (const Value& value : args)
        sum += value.kind() == Kind::Scalar ? 1 : elementsIn(value, budget);
    return sum;
}

std::optional<std::vector<Value>> hostCopies(std::span<const Value> values) {
    std::vector<Value> copies(values.size());
    HostCopy copy;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!copy.make(values[i], copies[i])) return std::nullopt;
    }
    return copies;
}

void runOnOwnThread(Call& call, PlainFunction f, double elements) {
    runOnOwnThreadWith(call, call.args, f, elements);
}

void runOnOwnThreadWith(Call& call, std::span<const Value> args, PlainFunction f, double elements) {
    PlainCall here{args, call.nargout, call.out};
    if (elements < kManyElements) return f(here);
    struct Job {
        std::vector<Value> args, out;
    };
    std::optional<std::vector<Value>> copies = hostCopies(args);
    if (!copies) return f(here);
    const auto job = std::make_shared<Job>();
    job->args = std::move(*copies);
    runAbandonable([job, f, nargout = call.nargout] {
        PlainCall plain{job->args, nargout, job->out};
        f(plain);
    });
    for (Value& value : job->out)
        call.out.push_back(std::move(value));
}

} // namespace vitrine
