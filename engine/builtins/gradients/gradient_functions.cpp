// SPDX-License-Identifier: Apache-2.0
// dlarray and what asks about it, dlfeval, dlgradient.
#include "builtins/gradients/checkpoints.h"
#include "builtins/gradients/gradient_rules.h"
#include "builtins/gradients/labels.h"

#include <functional>

namespace vitrine {

namespace {

// ---------------------------------------------------------------------------------- dlarrays

void dlarrayFunction(Call& c) {
    Value x = c.count() > 0 ? c[0] : Value::emptyMatrix();
    const Value data = plainValue(x);
    const bool fits = data.isArray() && (isFloat(data.dtype()) || data.dtype() == DType::Logical);
    if (!fits)
        throwError("deep:dlarray:UnsupportedDataType",
                   "dlarray is supported only for full arrays of data type double, single, or "
                   "logical, or for full gpuArrays of these data types.");
    if (c.count() < 2) return c.result(x.isDlArray() ? x : Value(makeRef<DlArray>(x)));
    if (!c[1].isTextScalar())
        throwError("deep:dlarray:InvalidDimensionLabels",
                   "Data format must be a character vector or string scalar that contains only "
                   "the characters 'S', 'C', 'B', 'T', and 'U'.");
    c.result(formatted(GradientOps(c.vm, c.span), x, c[1].toText()));
}

const DlArray& requireDlArray(const Call& c, const char* function) {
    if (!c[0].isDlArray()) throwUndefinedFor(function, c[0]);
    return c[0].dlarray();
}

void extractdata(Call& c) {
    c.result(requireDlArray(c, "extractdata").data());
}

void stripdims(Call& c) {
    const std::string labels = requireDlArray(c, "stripdims").labels();
    const Value plain = withLabels(c[0], {});
    if (c.count() < 2 || labels.empty()) return c.result(plain);
    // Dimensions in the order of the format.
    const std::string format = c[1].isTextScalar() ? c[1].toText() : std::string();
    std::vector<double> order;
    for (const char letter : format) {
        for (std::size_t d = 0; d < labels.size(); ++d) {
            const auto at = static_cast<double>(d + 1);
            if (labels[d] != letter || std::find(order.begin(), order.end(), at) != order.end())
                continue;
            order.push_back(at);
            break;
        }
    }
    if (order.size() != labels.size())
        throwError("deep:dlarray:FormatMismatch",
                   "The format must have the dimension labels '%s' of the array.", labels.c_str());
    c.result(GradientOps(c.vm, c.span).call("permute", {plain, rowOf(order)}));
}

void dims(Call& c) {
    c.result(Value::text(requireDlArray(c, "dims").labels()));
}

void finddim(Call& c) {
    const std::string& labels = requireDlArray(c, "finddim").labels();
    const std::string label = c[1].isTextScalar() ? c[1].toText() : std::string();
    if (label.size() != 1 || std::string_view("SCBTU").find(label[0]) == std::string_view::npos)
        throwError("deep:dlarray:InvalidDimensionLabel",
                   "Dimension label must be 'S', 'C', 'B', 'T', or 'U'.");
    if (labels.empty()) return c.result(Value::emptyMatrix());
    std::vector<double> found;
    for (std::size_t d = 0; d < labels.size(); ++d) {
        if (labels[d] == label[0]) found.push_back(static_cast<double>(d + 1));
    }
    c.result(rowOf(found));
}

void isdlarray(Call& c) {
    c.result(Value::logical(c[0].isDlArray()));
}

// ----------------------------------------------------------------------------------- dlfeval

/// The tape of the outermost dlfeval that runs.
class TraceState final : public ObjectValue {
public:
    TraceState() : ObjectValue("dlfeval", true) {}
    Ref<Tape> tape;
    int depth = 0;
};

TraceState& traceState(Interpreter& vm) {
    Value& slot = vm.sessionSlot("dlfeval");
    if (slot.isNothing()) slot = Value(Ref<ObjectValue>(new TraceState));
    return static_cast<TraceState&>(slot.objectValue());
}

/// f on every dlarray within a value: itself, cells and fields.
Value mapDlArrays(const Value& v, const std::function<Value(const Value&)>& f) {
    if (v.isDlArray()) return f(v);
    if (v.isCell()) {
        Value out = v;
        for (std::size_t i = 0; i < v.cell().elements.size(); ++i) {
            const Value& from = v.cell().elements[i];
            Value to = mapDlArrays(from, f);
            if (to.identity() != from.identity()) out.mutableCell().elements[i] = std::move(to);
        }
        return out;
    }
    if (v.isStruct()) {
        Value out = v;
        const StructArray& s = v.structure();
        for (int64_t i = 0; i < s.count(); ++i) {
            for (int k = 0; k < s.fieldCount(); ++k) {
                Value to = mapDlArrays(s.at(k, i), f);
                if (to.identity() != s.at(k, i).identity())
                    out.mutableStruct().at(k, i) = std::move(to);
            }
        }
        return out;
    }
    return v;
}

void dlfeval(Call& c) {
    TraceState& state = traceState(c.vm);
    struct Running {
        TraceState& state;
        Running(TraceState& s, Accelerator& accel) : state(s) {
            if (state.depth++ > 0) return;
            state.tape = makeRef<Tape>(accel);
            state.tape->most = mostKept(accel);
        }
        ~Running() {
            if (--state.depth > 0) return;
            state.tape->close();
            state.tape = nullptr;
        }
    };
    std::vector<Value> out;
    {
        const Running running(state, c.vm.accelerator());
        const bool outermost = state.depth == 1;
        std::vector<Value> args;
        for (int i = 1; i < c.count(); ++i) {
            args.push_back(mapDlArrays(c[i], [&](const Value& v) -> Value {
                if (isTraced(v)) return v;
                const DlArray& d = v.dlarray();
                auto node = makeRef<TapeNode>(state.tape);
                node->result = d.data(); // where values that are computed again begin
                return makeRef<DlArray>(d.data(), d.labels(), Ref<TapeEntry>(std::move(node)));
            }));
        }
        out = c.vm.call(c[0], args, c.nargout);
        if (outermost) {
            for (Value& v : out) {
                v = mapDlArrays(v, [](const Value& e) -> Value {
                    if (!e.dlarray().entry()) return e;
                    return makeRef<DlArray>(e.dlarray().data(), e.dlarray().labels());
                });
            }
        }
    }
    for (Value& v : out)
        c.result(std::move(v));
}

// -------------------------------------------------------------------------------- dlgradient

struct GradientOptions {
    bool higher = false;
    int variables = 0; ///< arguments before the first option
};

bool flagOf(const Value& v, const char* name) {
    const Value plain = plainValue(v);
    const bool fits = plain.isArray() && plain.count() == 1 &&
                      (plain.dtype() == DType::Logical || isNumeric(plain.dtype()));
    if (!fits)
        throwError("deep:dlgradient:InvalidOption",
                   "Invalid value for '%s' parameter. Value must be a logical scalar.", name);
    return plain.toDouble() != 0;
}

GradientOptions optionsOf(const Call& c) {
    GradientOptions options;
    int i = 0;
    while (i < c.count() && !c[i].isTextScalar())
        ++i;
    options.variables = i - 1;
    for (; i < c.count(); i += 2) {
        const std::string name = c[i].isTextScalar() ? c[i].toText() : std::string();
        const char* known = isOption(c[i], "RetainData")                ? "RetainData"
                            : isOption(c[i], "EnableHigherDerivatives") ? "EnableHigherDerivatives"
                            : isOption(c[i], "AllowComplex")            ? "AllowComplex"
                                                                        : nullptr;
        if (!known)
            throwError("MATLAB:InputParser:UnmatchedParameter",
                       "'%s' is not a recognized parameter.", name.c_str());
        if (i + 1 >= c.count())
            throwError("MATLAB:InputParser:ParamMissingValue", "No value was given for '%s'.",
                       known);
        const bool on = flagOf(c[i + 1], known);
        if (std::string_view(known) == "EnableHigherDerivatives") options.higher = on;
    }
    return options;
}

void requireLoss(const Value& y) {
    if (!isTraced(y))
        throwError("deep:dlarray:ValueToDiffNotTraced",
                   "Value to differentiate is not traced. It must be a traced real dlarray "
                   "scalar. Use dlgradient inside a function called by dlfeval to trace the "
                   "variables.");
    if (y.count() != 1)
        throwError("deep:dlarray:ValueToDiffNotScalar",
                   "Value to differentiate is non-scalar. It must be a traced real dlarray "
                   "scalar.");
    if (y.isComplex())
        throwError("deep:dlarray:ValueToDiffNotReal",
                   "Value to differentiate is complex. It must be a traced real dlarray scalar.");
}

/// Data is kept as long as something refers to it, so that RetainData has nothing to add.
void dlgradient(Call& c) {
    const GradientOptions options = optionsOf(c);
    if (options.variables < 1) throwNotEnoughInputs();
    requireLoss(c[0]);
    std::vector<Value> variables;
    for (int i = 1; i <= options.variables; ++i) {
        const auto add = [&](const Value& v) -> Value {
            if (!isTraced(v))
                throwError("deep:dlarray:VariableNotTraced",
                           "Variables to differentiate with respect to must be traced dlarray "
                           "objects. Use dlgradient inside a function called by dlfeval to trace "
                           "the variables.");
            variables.push_back(v);
            return v;
        };
        if (!c[i].isDlArray() && !c[i].isCell() && !c[i].isStruct())
            add(c[i]);
        else
            mapDlArrays(c[i], add);
    }
    const std::vector<Value> gradients = gradientsOf(c.vm, c[0], variables, options.higher, c.span);
    std::size_t next = 0;
    for (int i = 1; i <= options.variables; ++i)
        c.result(mapDlArrays(c[i], [&](const Value&) { return gradients[next++]; }));
}

// ------------------------------------------------------------------------------- activations

/// Its derivative is y.*(1-y), which holds where exp(-x) is Inf, too: it is recorded as a whole.
void sigmoid(Call& c) {
    const GradientOps ops(c.vm, c.span);
    requireArray("sigmoid", c[0]);
    const Value e = ops.call("exp", {ops.op(UnaryOp::Minus, c[0])});
    c.result(ops.op(BinaryOp::RDivide, Value(1.0), ops.op(BinaryOp::Plus, Value(1.0), e)));
}

constexpr Builtin kRows[] = {
    {"sigmoid", 1, 1, 1, sigmoid, "Y = sigmoid(X)", "1./(1+exp(-X))."},
    {"dlarray", 0, 2, 1, dlarrayFunction, "dlX = dlarray(X,fmt)",
     "Array with dimension labels (S, C, B, T, U) for automatic differentiation.", nullptr,
     SparseRule::Pass},
    {"extractdata", 1, 1, 1, extractdata, "X = extractdata(dlX)",
     "The data of a dlarray, without labels and trace."},
    {"stripdims", 1, 2, 1, stripdims, "dlY = stripdims(dlX,fmt)",
     "A dlarray without labels; dimensions in the order of fmt when it is given."},
    {"dims", 1, 1, 1, dims, "fmt = dims(dlX)", "The dimension labels of a dlarray."},
    {"finddim", 2, 2, 1, finddim, "dim = finddim(dlX,label)", "Dimensions that have a label."},
    {"isdlarray", 1, 1, 1, isdlarray, "TF = isdlarray(X)", "True for dlarrays."},
    {"dlfeval", 1, -1, -1, dlfeval, "[y1,…,yk] = dlfeval(fun,x1,…,xn)",
     "Calls a function with dlarrays that are traced, so that dlgradient can differentiate."},
    {"dlgradient", 2, -1, -1, dlgradient, "[dydx1,…,dydxk] = dlgradient(y,x1,…,xk,Name,Value)",
     "Gradients of a traced scalar by traced arrays, or cells and structures of them; "
     "'EnableHigherDerivatives' records them."},
};

} // namespace

std::span<const Builtin> gradientTable() {
    return kRows;
}

} // namespace vitrine
