// SPDX-License-Identifier: Apache-2.0
// cellfun, arrayfun and structfun.
#include "builtins/functions/apply.h"

#include "builtins/containers/library_object.h"
#include "builtins/elementwise/operators.h"
#include "builtins/functions/arrayfun_kernel.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"

namespace vitrine {

ApplyOptions applyOptions(std::span<const Value> args) {
    ApplyOptions options;
    std::size_t n = args.size();
    while (n >= 3 && args[n - 2].isTextScalar()) {
        // Short forms are usual: 'uni', 0.
        const std::string name = lowerCase(args[n - 2].toText());
        const auto shortens = [&](std::string_view option) {
            return name.size() >= 2 && option.starts_with(name);
        };
        const Value& setting = args[n - 1];
        if (shortens("uniformoutput") && setting.isArray() && setting.count() == 1) {
            options.uniform = setting.toDouble() != 0;
        } else if (shortens("errorhandler") && !setting.isArray()) {
            options.errorHandler = setting;
        } else {
            break;
        }
        n -= 2;
    }
    options.inputs = args.first(n);
    return options;
}

Value elementOf(const Value& array, int64_t index) {
    const auto at = static_cast<std::size_t>(index);
    switch (array.kind()) {
    case Kind::Tensor: {
        const Tensor& t = array.tensor();
        if (!t.isComplex()) {
            return visitDType(
                t.dtype(), [&](auto tag) { return Value::scalar(t.data<decltype(tag)>()[index]); });
        }
        Ref<Tensor> one = Tensor::make(t.dtype(), Shape(1, 1), true, false);
        std::memcpy(one->mutableHostBytes(), t.hostBytes() + at * t.elementSize(), t.elementSize());
        return Value(std::move(one));
    }
    case Kind::Cell:
        return makeRef<Cell>(Shape(1, 1), std::vector<Value>{array.cell().elements[at]});
    case Kind::Struct: {
        const StructArray& s = array.structure();
        auto one = makeRef<StructArray>();
        for (int f = 0; f < s.fieldCount(); ++f)
            one->set(s.fieldNames()[static_cast<std::size_t>(f)], s.at(f, index));
        return one;
    }
    case Kind::String: {
        auto one = makeRef<StringArray>(Shape(1, 1));
        one->elements[0] = array.strings().elements[at];
        return one;
    }
    case Kind::Object:
        if (const ObjectArray* objects = objectArray(array)) return objects->elements()[at];
        return array;
    default:
        return array;
    }
}

namespace {

/// MATLAB:cellfun:mnemonic, or of another function that applies one.
std::string applyId(const char* function, const char* mnemonic) {
    return std::string("MATLAB:") + function + ":" + mnemonic;
}

[[noreturn]] void throwNoScalar(const char* function, std::size_t at, int output) {
    throwError(applyId(function, "NotAScalarOutput").c_str(),
               "Error using %s\nNon-scalar in Uniform output, at index %zu, output %d.\nSet "
               "'UniformOutput' to false.",
               function, at + 1, output);
}

} // namespace

Value joinScalars(const std::vector<Value>& values, const Shape& shape, const char* function,
                  int output) {
    if (values.empty()) return Tensor::make(DType::Double, shape);
    if (anySparse(values)) return joinScalars(fullValues(values), shape, function, output);
    bool complex = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].count() != 1 || !values[i].isArray()) {
            if (values[i].isString() && values[i].count() == 1) continue;
            throwNoScalar(function, i, output);
        }
        complex = complex || values[i].isComplex();
    }
    const std::string kind = values[0].className();
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i].className() != kind) {
            throwError(applyId(function, "UniformOutputClassMismatch").c_str(),
                       "Error using %s\nMismatch, at index %zu, output %d, in 'UniformOutput' "
                       "class: expected %s, got %s.",
                       function, i + 1, output, kind.c_str(), values[i].className().c_str());
        }
    }
    if (values[0].isString()) {
        auto strings = makeRef<StringArray>(shape);
        for (std::size_t i = 0; i < values.size(); ++i)
            strings->elements[i] = values[i].strings().elements[0];
        return strings;
    }
    const DType dtype = values[0].dtype();
    Ref<Tensor> out = Tensor::make(dtype, shape, complex, false);
    if (complex) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Ref<Tensor> one = toComplex(*values[i].toTensor(), dtype);
            std::memcpy(out->mutableHostBytes() + i * out->elementSize(), one->hostBytes(),
                        out->elementSize());
        }
        return wrap(std::move(out));
    }
    visitDType(dtype, [&](auto tag) {
        using T = decltype(tag);
        T* data = out->mutableData<T>();
        for (std::size_t i = 0; i < values.size(); ++i)
            data[i] = values[i].isScalarInline() ? values[i].scalarAs<T>()
                                                 : values[i].tensor().data<T>()[0];
    });
    return wrap(std::move(out));
}

void ApplyResults::keep(std::vector<Value> outputs, int64_t index) {
    const auto wanted = static_cast<std::size_t>(std::max(m_nargout, 1));
    if (outputs.empty() && m_nargout == 0) return;
    if (outputs.size() < wanted) {
        throwError(applyId(m_function, "functionReturnedTooFewOutputs").c_str(),
                   "Error using %s\nFunction did not return output argument %zu at index %lld.",
                   m_function, outputs.size() + 1, static_cast<long long>(index + 1));
    }
    m_columns.resize(std::max(m_columns.size(), wanted));
    for (std::size_t k = 0; k < wanted; ++k) {
        m_columns[k].reserve(static_cast<std::size_t>(m_shape.count()));
        m_columns[k].push_back(std::move(outputs[k]));
    }
}

void ApplyResults::callOne(Interpreter& vm, const Value& f, const Value& errorHandler,
                           std::span<const Value> args, int64_t index) {
    if ((index & 255) == 255) checkStop();
    if (errorHandler.isNothing()) return keep(vm.call(f, args, m_nargout), index);
    std::vector<Value> outputs;
    try {
        outputs = vm.call(f, args, m_nargout);
    } catch (const ScriptError& e) {
        if (isUncatchable(e)) throw;
        auto info = makeRef<StructArray>();
        info->set("message", Value::text(e.message));
        info->set("identifier", Value::text(e.identifier));
        info->set("index", static_cast<double>(index + 1));
        std::vector<Value> handed{Value(info)};
        handed.insert(handed.end(), args.begin(), args.end());
        outputs = vm.call(errorHandler, handed, m_nargout);
    }
    keep(std::move(outputs), index);
}

namespace {

/// Cells, structs and objects of one element, joined as brackets join them.
Value joinOthers(Call& call, const std::vector<Value>& values, const Shape& shape,
                 const char* function, int output) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool joins =
            values[i].isCell() || values[i].isStruct() || values[i].kind() == Kind::Object;
        if (!joins || !shapeOf(call.vm, values[i]).isScalar()) throwNoScalar(function, i, output);
    }
    if (values.size() == 1) return values[0];
    const Value row = concatenateAlong(call.vm, 1, values, call.span);
    if (shape == Shape(1, static_cast<int64_t>(values.size()))) return row;
    std::vector<double> dims;
    for (int d = 0; d < shape.rank(); ++d)
        dims.push_back(static_cast<double>(shape[d]));
    const Value args[] = {row, rowOf(dims)};
    return call.vm.call(Value::text("reshape"), args, 1).at(0);
}

} // namespace

void ApplyResults::finish(Call& call) {
    if (m_shape.count() == 0) m_columns.resize(static_cast<std::size_t>(std::max(m_nargout, 1)));
    int output = 0;
    for (std::vector<Value>& column : m_columns) {
        ++output;
        if (m_uniform) {
            const bool others = !column.empty() && (column[0].isCell() || column[0].isStruct() ||
                                                    column[0].kind() == Kind::Object);
            call.result(others ? joinOthers(call, column, m_shape, m_function, output)
                               : joinScalars(column, m_shape, m_function, output));
        } else {
            call.result(makeRef<Cell>(m_shape, std::move(column)));
        }
    }
}

namespace {

/// Arrays of times, categories and other objects of the library, that are indexed as one.
bool isLibraryArray(const Value& v) {
    return v.kind() == Kind::Object && !objectArray(v) && !objectFunction(v, "size").isNothing() &&
           !objectFunction(v, "call").isNothing() && !objectFunction(v, "transpose").isNothing();
}

Shape appliedShape(Interpreter& vm, const Value& v) {
    if (v.kind() == Kind::Map) return {1, 1};
    return isLibraryArray(v) ? shapeOf(vm, v) : v.shape();
}

Value appliedElement(Interpreter& vm, const Value& v, int64_t i) {
    if (!isLibraryArray(v)) return elementOf(v, i);
    const Value args[] = {v, Value(static_cast<double>(i + 1))};
    return vm.call(objectFunction(v, "call"), args, 1).at(0);
}

void requireSameShapes(Interpreter& vm, std::span<const Value> inputs, const char* function) {
    for (std::size_t i = 1; i < inputs.size(); ++i) {
        const Shape a = appliedShape(vm, inputs[0]);
        const Shape b = appliedShape(vm, inputs[i]);
        if (a == b) continue;
        int d = 0;
        while (a[d] == b[d])
            ++d;
        throwError(applyId(function, "InputSizeMismatch").c_str(),
                   "Error using %s\nAll of the input arguments must be of the same size and "
                   "shape.\nPrevious inputs had size %lld in dimension %d. Input #%zu has size "
                   "%lld",
                   function, static_cast<long long>(a[d]), d + 1, i + 2,
                   static_cast<long long>(b[d]));
    }
}

/// The names that cellfun serves itself; nothing when `name` is none of them.
std::optional<Value> legacyFunction(const std::string& name, const Value& v) {
    if (name == "isempty") return Value::logical(v.count() == 0);
    if (name == "islogical") return Value::logical(v.isLogical());
    if (name == "isreal") return Value::logical(v.isArray() && !v.isComplex());
    if (name == "ndims") return Value(static_cast<double>(v.shape().rank()));
    if (name == "prodofsize" || name == "numel") return Value(static_cast<double>(v.count()));
    if (name == "length") {
        int64_t longest = 0;
        for (int64_t d : v.shape().dims())
            longest = std::max(longest, d);
        return Value(static_cast<double>(v.count() == 0 ? 0 : longest));
    }
    return std::nullopt;
}

void cellfun(Call& call) {
    const Value& f = call[0];
    const ApplyOptions options = applyOptions(call.args.subspan(1));
    std::span<const Value> inputs = options.inputs;
    const std::string name = f.isTextScalar() ? f.toText() : "";
    if (!inputs.empty() && !inputs[0].isCell()) {
        throwError("MATLAB:cellfun:NotACell",
                   "Error using cellfun\nInput #2 expected to be a cell array, was %s instead.",
                   inputs[0].className().c_str());
    }
    if (inputs.size() == 2 && (name == "size" || name == "isclass")) {
        const Cell& cell = inputs[0].cell();
        ApplyResults results("cellfun", cell.shape(), options.uniform, 1);
        for (int64_t i = 0; i < cell.count(); ++i) {
            const Value& v = cell.elements[static_cast<std::size_t>(i)];
            const Value r =
                name == "size" ? Value(static_cast<double>(v.shape()[dimensionArgument(inputs[1])]))
                               : Value::logical(v.className() == inputs[1].toText());
            results.keep({r}, i);
        }
        return results.finish(call);
    }
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (inputs[i].isCell()) continue;
        throwError("MATLAB:cellfun:NotACell",
                   "Error using cellfun\nInput #%zu expected to be a cell array, was %s instead.",
                   i + 2, inputs[i].className().c_str());
    }
    if (inputs.empty()) throwNotEnoughInputs();
    requireSameShapes(call.vm, inputs, "cellfun");
    const Shape shape = inputs[0].shape();
    const bool predicate = name == "isempty" || name == "islogical" || name == "isreal";
    if (shape.count() == 0 && predicate && options.uniform && inputs.size() == 1)
        return call.result(Value(Tensor::make(DType::Logical, shape)));
    ApplyResults results("cellfun", shape, options.uniform, call.nargout);
    std::vector<Value> args(inputs.size());
    for (int64_t i = 0; i < shape.count(); ++i) {
        for (std::size_t k = 0; k < inputs.size(); ++k)
            args[k] = inputs[k].cell().elements[static_cast<std::size_t>(i)];
        if (args.size() == 1 && !name.empty()) {
            if (std::optional<Value> r = legacyFunction(name, args[0])) {
                results.keep({*r}, i);
                continue;
            }
        }
        results.callOne(call.vm, f, options.errorHandler, args, i);
    }
    results.finish(call);
}

void arrayfun(Call& call) {
    const ApplyOptions options = applyOptions(call.args.subspan(1));
    std::span<const Value> inputs = options.inputs;
    if (inputs.empty()) throwNotEnoughInputs();
    // Of gpuArrays singleton dimensions are expanded.
    const bool gpu =
        std::any_of(inputs.begin(), inputs.end(), [](const Value& v) { return v.isGpuArray(); });
    if (!gpu) requireSameShapes(call.vm, inputs, "arrayfun");
    if (arrayfunByKernel(call, options)) return;
    requireSameShapes(call.vm, inputs, "arrayfun");
    const Shape shape = appliedShape(call.vm, inputs[0]);
    ApplyResults results("arrayfun", shape, options.uniform, call.nargout);
    std::vector<Value> args(inputs.size());
    for (int64_t i = 0; i < shape.count(); ++i) {
        for (std::size_t k = 0; k < inputs.size(); ++k)
            args[k] = appliedElement(call.vm, inputs[k], i);
        results.callOne(call.vm, call[0], options.errorHandler, args, i);
    }
    results.finish(call);
}

void structfun(Call& call) {
    const ApplyOptions options = applyOptions(call.args.subspan(1));
    if (options.inputs.empty() || !options.inputs[0].isStruct() || options.inputs[0].count() != 1) {
        throwError("MATLAB:structfun:InvalidInput",
                   "Inputs to STRUCTFUN must be scalar structures.");
    }
    const StructArray& s = options.inputs[0].structure();
    ApplyResults results("structfun", Shape(s.fieldCount(), 1), options.uniform, call.nargout);
    for (int f = 0; f < s.fieldCount(); ++f) {
        const Value arg = s.at(f);
        results.callOne(call.vm, call[0], options.errorHandler, std::span(&arg, 1), f);
    }
    if (options.uniform) return results.finish(call);
    for (const std::vector<Value>& column : results.columns()) {
        auto out = makeRef<StructArray>();
        for (int f = 0; f < s.fieldCount(); ++f)
            out->set(s.fieldNames()[static_cast<std::size_t>(f)],
                     column[static_cast<std::size_t>(f)]);
        call.result(out);
    }
}

constexpr Builtin kRows[] = {
    {"cellfun", 2, -1, -1, cellfun, "[A1,…] = cellfun(f,C1,…,'UniformOutput',tf,'ErrorHandler',h)",
     "Calls f with the content of each cell; scalars are joined to arrays unless UniformOutput is "
     "false.",
     nullptr, SparseRule::Pass},
    {"arrayfun", 2, -1, -1, arrayfun,
     "[B1,…] = arrayfun(f,A1,…,'UniformOutput',tf,'ErrorHandler',h)",
     "Calls f with each element of the arrays.", nullptr, GpuRule::Keep},
    {"structfun", 2, -1, -1, structfun,
     "[A1,…] = structfun(f,S,'UniformOutput',tf,'ErrorHandler',h)",
     "Calls f with each field of a scalar struct."},
};

} // namespace

std::span<const Builtin> applyTable() {
    return kRows;
}

} // namespace vitrine
