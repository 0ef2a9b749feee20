// SPDX-License-Identifier: Apache-2.0
// What planning costs, in microseconds a node, for graphs of 10 to 10,000 nodes that nothing cuts:
// forming groups alone (by the clock: right on an idle machine), and capture, groups, placement and
// running of small arrays together (processor time). Linear planning shows as lines that do not
// grow.
// usage: planner [GRAPH [NODES]]
#include "accel/accel_state.h"
#include "builtins/core/builtin.h"
#include "builtins/core/catalogue.h"
#include "provider/host/host_provider.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace {

using namespace vitrine;

const ElementwiseOp& op(std::string_view name) {
    return *findBuiltin(name)->op;
}

class Graph {
public:
    Graph()
        : m_providers(std::make_unique<HostProvider>(m_trace, 1), {}),
          m_accelerator(withSettings(), m_trace, m_sources, m_providers, coreOps()) {
        auto t = Tensor::make(DType::Double, Shape(8, 1), false, true);
        t->mutableData<double>()[3] = 1;
        x = Value(t);
    }
    Value apply(std::string_view name, const Value& a, const Value& b) {
        // Places in the source that differ, as of statements one after another.
        ++m_at;
        const Value args[] = {a, b};
        return m_accelerator.apply(op(name), args, DType::Double, {0, m_at, m_at + 1});
    }
    Value sum(const Value& a) { return m_accelerator.reduce(ReduceOp::Sum, a, 0, 1, {}, {}); }
    Value store(const Value& base, const Value& values) {
        const RangeIndex ranges[] = {{1, 1, 4}};
        return m_accelerator.assignSlice(base, ranges, values, {});
    }
    Value part(const Value& base) {
        const RangeIndex ranges[] = {{2, 1, 4}, {0, 1, 1}};
        return m_accelerator.slice(base, ranges, {});
    }
    void flush() { m_accelerator.flush({}); }
    [[nodiscard]] double planSeconds() const {
        return static_cast<double>(
                   m_trace.totals().nanoseconds[static_cast<std::size_t>(EventKind::Plan)]) *
               1e-9;
    }

    Value x;

private:
    const Settings& withSettings() {
        m_settings.lazyMinElements = 2;
        m_settings.device = "cpu";
        return m_settings;
    }
    Settings m_settings;
    Trace m_trace;
    SourceMap m_sources;
    ProviderRegistry m_providers;
    Accelerator m_accelerator;
    uint32_t m_at = 1;
};

/// Each adds about n nodes and leaves what the script would hold.
void chain(Graph& g, int n, std::vector<Value>& held) {
    Value y = g.x;
    for (int i = 0; i < n; ++i)
        y = g.apply(i % 2 ? "times" : "plus", y, Value(1.0 + i));
    held.push_back(y);
}
void variables(Graph& g, int n, std::vector<Value>& held) {
    for (int i = 0; i < n; ++i)
        held.push_back(g.apply("times", g.x, Value(2.0 + i)));
}
void sums(Graph& g, int n, std::vector<Value>& held) {
    for (int i = 0; i < n / 2; ++i)
        held.push_back(g.sum(g.apply("times", g.x, Value(2.0 + i))));
}
void normalised(Graph& g, int n, std::vector<Value>& held) {
    Value y = g.x;
    for (int i = 0; i < n / 3; ++i)
        y = g.apply("plus", g.apply("minus", y, g.sum(y)), Value(1.0 + i));
    held.push_back(y);
}
void stores(Graph& g, int n, std::vector<Value>& held) {
    Value y = g.apply("plus", g.x, Value(1.0));
    for (int i = 0; i < n / 3; ++i)
        y = g.store(y, g.apply("times", g.part(y), Value(2.0 + i)));
    held.push_back(y);
}

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

int main(int argc, char** argv) {
    struct Shape {
        const char* name;
        void (*build)(Graph&, int, std::vector<Value>&);
    };
    constexpr Shape kShapes[] = {{"chain", chain},
                                 {"variables held", variables},
                                 {"sums", sums},
                                 {"y = y - sum(y)", normalised},
                                 {"stores into parts", stores}};
    constexpr int kSizes[] = {10, 100, 1000, 10000};
    std::printf("%-20s %8s %12s %12s\n", "graph", "nodes", "groups us", "all us");
    for (const Shape& shape : kShapes) {
        if (argc > 1 && std::string_view(argv[1]) != shape.name) continue;
        for (const int n : kSizes) {
            if (argc > 2 && std::atoi(argv[2]) != n) continue;
            double groups = 1e30;
            double all = 1e30;
            for (int round = 0; round < 5; ++round) {
                Graph g;
                const int repeats = std::max(1, 1000 / n);
                const double begin = processorSeconds();
                for (int r = 0; r < repeats; ++r) {
                    std::vector<Value> held;
                    shape.build(g, n, held);
                    g.flush();
                }
                const double scale = 1e6 / (static_cast<double>(n) * repeats);
                all = std::min(all, (processorSeconds() - begin) * scale);
                groups = std::min(groups, g.planSeconds() * scale);
            }
            std::printf("%-20s %8d %12.2f %12.2f\n", shape.name, n, groups, all);
            std::fflush(stdout);
        }
    }
    return 0;
}
