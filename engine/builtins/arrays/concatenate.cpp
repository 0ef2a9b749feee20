// SPDX-License-Identifier: Apache-2.0
// [a, b; c, d] and cat(dim, …) over every kind of array.
#include "base/settings.h"
#include "builtins/containers/library_object.h"
#include "builtins/containers/maps.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operators.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/strings_of.h"
#include "value/memory_limit.h"
#include "value/object_array.h"

namespace vitrine {

namespace {

/// The class of the result: char wins, then the leftmost integer class, single, double, logical.
DType combinedClass(std::span<const Value> parts) {
    DType result = DType::Logical;
    bool any = false;
    const auto rank = [](DType t) {
        if (t == DType::Char) return 4;
        if (isInteger(t)) return 3;
        if (t == DType::Single) return 2;
        return t == DType::Double ? 1 : 0;
    };
    for (const Value& v : parts) {
        if (!any || rank(v.dtype()) > rank(result)) result = v.dtype();
        any = true;
    }
    return any ? result : DType::Double;
}

[[noreturn]] void throwMismatch() {
    throwError("MATLAB:catenate:dimensionMismatch",
               "Dimensions of arrays being concatenated are not consistent.");
}

/// Which parts take part, and the shape of the result.
struct Layout {
    std::vector<std::size_t> used;
    Shape shape;
};

Layout layOut(std::span<const Shape> shapes, int dimension) {
    Layout layout;
    const auto ignorable = [](const Shape& s) { return s.rank() == 2 && s[0] == 0 && s[1] == 0; };
    const auto rowOfNothing = [](const Shape& s) {
        return s.rank() == 2 && s[0] == 1 && s[1] == 0;
    };
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (!ignorable(shapes[i])) layout.used.push_back(i);
    }
    if (layout.used.empty()) {
        layout.shape = Shape(0, 0);
        return layout;
    }
    const auto fits = [&](const Shape& a, const Shape& b) {
        for (int d = 0; d < std::max(a.rank(), b.rank()); ++d) {
            if (d != dimension && a[d] != b[d]) return false;
        }
        return true;
    };
    // 1-by-0 arrays (an empty range) are ignored as well when they do not fit.
    std::size_t model = 0;
    while (model + 1 < layout.used.size() && rowOfNothing(shapes[layout.used[model]]))
        ++model;
    const Shape first = shapes[layout.used[model]];
    std::erase_if(layout.used, [&](std::size_t i) {
        return !fits(first, shapes[i]) && rowOfNothing(shapes[i]);
    });
    int64_t length = 0;
    for (std::size_t i : layout.used) {
        if (!fits(first, shapes[i])) throwMismatch();
        if (__builtin_add_overflow(length, shapes[i][dimension], &length)) throwBeyondMaxSize();
    }
    layout.shape = first.with(dimension, length);
    return layout;
}

/// Calls copy(part, from, to, count) for each run of consecutive elements.
template <typename F>
void forRuns(const Layout& layout, std::span<const Shape> shapes, int dimension, F&& copy) {
    const Strides whole = stridesAround(layout.shape, dimension);
    int64_t offset = 0;
    for (std::size_t i : layout.used) {
        const int64_t run = whole.before * shapes[i][dimension];
        if (run == 0) continue; // of as many as there may be
        for (int64_t k = 0; k < whole.after; ++k)
            copy(i, k * run, k * whole.before * whole.length + offset, run);
        offset += run;
    }
}

std::vector<Shape> shapesOf(std::span<const Value> parts) {
    std::vector<Shape> shapes;
    shapes.reserve(parts.size());
    for (const Value& v : parts)
        shapes.push_back(v.shape());
    return shapes;
}

constexpr std::size_t kMostJoined = 8; ///< arrays that nodes join

bool anyComplexRemote(std::span<const Value> parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [](const Value& v) { return complexes::isRemote(v); });
}

/// Beside complex numbers those that are real after all have imaginary parts of 0, whatever the
/// signs of the zeros are that were computed.
void decideBeside(Accelerator& accel, std::span<const Value> parts) {
    const auto mayBe = [](const Value& v) { return v.mayBeComplex(); };
    if (std::count_if(parts.begin(), parts.end(), mayBe) < 2 || !complexes::mayAsk(accel)) return;
    for (const Value& v : parts)
        if (v.mayBeComplex()) static_cast<void>(v.isComplex());
}

Value joinTensors(Interpreter& vm, int dimension, std::span<const Value> parts, Span span) {
    const DType dtype = combinedClass(parts);
    const std::vector<Shape> shapes = shapesOf(parts);
    const Layout layout = layOut(shapes, dimension);
    if (isFloat(dtype) && layout.shape.count() > 0 && anyComplexRemote(parts)) {
        complexes::Parts joined;
        bool undecided = true;
        decideBeside(vm.accelerator(), parts);
        for (const bool imaginary : {false, true}) {
            std::vector<Value> halves;
            for (const Value& v : parts) {
                if (v.mayBeComplex()) {
                    undecided = undecided && v.tensor().isUndecided();
                    const complexes::Parts p = complexes::parts(vm.accelerator(), v);
                    halves.push_back(imaginary ? p.im : p.re);
                } else {
                    const Value zero = dtype == DType::Single ? Value::scalar(0.0f) : Value(0.0);
                    halves.push_back(imaginary ? vm.accelerator().fill(zero, v.shape(), span) : v);
                }
            }
            (imaginary ? joined.im : joined.re) = joinTensors(vm, dimension, halves, span);
        }
        return complexes::join(vm.accelerator(), joined, undecided);
    }
    const bool complex =
        std::any_of(parts.begin(), parts.end(), [](const Value& v) { return v.isComplex(); });
    const bool lazy =
        !complex && dtype != DType::Char && layout.used.size() <= kMostJoined &&
        layout.shape.rank() <= kMaxRank && dimension < kMaxRank &&
        std::any_of(parts.begin(), parts.end(), [&](const Value& v) { return captured(vm, v); });
    if (layout.used.size() == 1 && parts[layout.used[0]].dtype() == dtype)
        return parts[layout.used[0]];
    const bool remote = std::any_of(parts.begin(), parts.end(), [](const Value& v) {
        return v.kind() == Kind::Tensor && !v.tensor().onHost();
    });
    // Nothing but a copy, and all at hand where no device will be: kernels would ask of each
    // element which part it is of. What is large may be spared by who reads it.
    constexpr std::size_t kMostCopied = std::size_t{4} << 20;
    const bool copied =
        (lazy || remote) && vm.settings().device == "cpu" && vm.settings().lazyMinElements >= 16 &&
        static_cast<std::size_t>(layout.shape.count()) <= kMostCopied / sizeOf(dtype) &&
        std::all_of(parts.begin(), parts.end(), [&](const Value& v) {
            return v.isScalarInline() || v.count() == 0 || vm.accelerator().isOnHostOnly(v);
        });
    if (remote && !copied && !complex && dtype != DType::Char && layout.used.size() > kMostJoined) {
        // More than one kernel takes: in lots, then those.
        std::vector<Value> lots;
        for (std::size_t i = 0; i < layout.used.size(); i += kMostJoined) {
            std::vector<Value> lot;
            for (std::size_t k = i; k < std::min(layout.used.size(), i + kMostJoined); ++k)
                lot.push_back(convertValue(vm, parts[layout.used[k]], dtype, span));
            lots.push_back(joinTensors(vm, dimension, lot, span));
        }
        return joinTensors(vm, dimension, lots, span);
    }
    if (lazy && !copied && layout.shape.count() > 0) {
        const Value zero =
            visitDType(dtype, [](auto tag) { return Value::scalar(decltype(tag){}); });
        Value out = vm.accelerator().fill(zero, layout.shape, span);
        int64_t offset = 0;
        for (std::size_t i : layout.used) {
            std::vector<RangeIndex> ranges;
            for (int d = 0; d < std::max(layout.shape.rank(), dimension + 1); ++d)
                ranges.push_back({0, 1, shapes[i][d]});
            ranges[static_cast<std::size_t>(dimension)].first = offset;
            offset += shapes[i][dimension];
            if (shapes[i].count() == 0) continue;
            out = vm.accelerator().assignSlice(out, ranges, convertValue(vm, parts[i], dtype, span),
                                               span);
        }
        noteSigns(SignRule::Weaker, parts, out);
        return out;
    }
    Ref<Tensor> out = Tensor::make(dtype, layout.shape, complex, false);
    std::vector<Ref<Tensor>> tensors(parts.size());
    for (std::size_t i : layout.used) {
        tensors[i] = parts[i].toTensor();
        tensors[i] = complex ? toComplex(*tensors[i], dtype) : convertOnHost(*tensors[i], dtype);
    }
    const std::size_t size = out->elementSize();
    std::byte* to = out->mutableHostBytes();
    forRuns(layout, shapes, dimension, [&](std::size_t i, int64_t from, int64_t at, int64_t count) {
        std::memcpy(to + static_cast<std::size_t>(at) * size,
                    tensors[i]->hostBytes() + static_cast<std::size_t>(from) * size,
                    static_cast<std::size_t>(count) * size);
    });
    return wrap(std::move(out), anyGpuArray(parts));
}

/// Real arrays of one class on the host that have elements and fit: what nearly all are. Null for
/// others.
Ref<Tensor> joinPlain(Interpreter& vm, int dimension, std::span<const Value> parts) {
    if (dimension > 1 || !parts[0].isArray()) return {};
    const int other = 1 - dimension;
    const DType dtype = parts[0].dtype();
    int64_t width = 0, length = 0;
    for (const Value& v : parts) {
        if (!v.isArray() || v.dtype() != dtype) return {};
        int64_t across = 1, along = 1;
        if (!v.isScalarInline()) {
            const Tensor& t = v.tensor();
            const Shape& shape = t.shape();
            if (t.isUndecided() || t.isComplex() || !t.onHost() || t.isGpuArray() ||
                shape.rank() > 2 || t.count() == 0 || captured(vm, v))
                return {};
            across = shape[other];
            along = shape[dimension];
        }
        if (width != 0 && across != width) return {};
        width = across;
        length += along;
    }
    auto out = Tensor::make(dtype, dimension == 0 ? Shape(length, width) : Shape(width, length),
                            false, false);
    const std::size_t size = out->elementSize();
    const int64_t columns = dimension == 0 ? width : 1;
    const std::size_t step = static_cast<std::size_t>(dimension == 0 ? length : 0) * size;
    std::byte* to = out->mutableHostBytes();
    for (const Value& v : parts) {
        const Ref<Tensor> t = v.toTensor();
        const std::size_t run = t->byteSize() / static_cast<std::size_t>(columns);
        const std::byte* from = t->hostBytes();
        for (int64_t k = 0; k < columns; ++k)
            std::memcpy(to + static_cast<std::size_t>(k) * step,
                        from + static_cast<std::size_t>(k) * run, run);
        to += run;
    }
    return out;
}

/// Sparse as soon as one part is, if all of them can be.
Value joinWithSparse(Interpreter& vm, int dimension, std::span<const Value> parts, Span span) {
    if (!std::all_of(parts.begin(), parts.end(), canBeSparse))
        return concatenateAlong(vm, dimension, fullValues(parts), span);
    const std::vector<Shape> shapes = shapesOf(parts);
    const Layout layout = layOut(shapes, dimension);
    if (layout.shape.rank() > 2) {
        throwError("MATLAB:catenate:sparseND",
                   "Sparse arrays of more than two dimensions are not supported.");
    }
    return joinSparse(dimension, parts, layout.used, layout.shape);
}

/// Cells absorb: another value becomes one element.
Value joinCells(int dimension, std::span<const Value> parts) {
    std::vector<Value> cells;
    for (const Value& v : parts) {
        if (v.isCell()) {
            cells.push_back(v);
        } else if (!(v.isArray() && v.count() == 0 && v.shape() == Shape(0, 0))) {
            cells.push_back(makeRef<Cell>(Shape(1, 1), std::vector<Value>{v}));
        }
    }
    const std::vector<Shape> shapes = shapesOf(cells);
    const Layout layout = layOut(shapes, dimension);
    auto out = makeRef<Cell>(layout.shape);
    forRuns(layout, shapes, dimension, [&](std::size_t i, int64_t from, int64_t at, int64_t count) {
        std::copy_n(cells[i].cell().elements.begin() + from, count, out->elements.begin() + at);
    });
    return out;
}

Value joinStrings(int dimension, std::span<const Value> parts) {
    std::vector<Value> strings;
    for (const Value& v : parts) {
        if (v.isArray() && !v.isChar() && v.shape() == Shape(0, 0)) continue;
        strings.push_back(stringsOf(fullValue(v)));
    }
    const std::vector<Shape> shapes = shapesOf(strings);
    const Layout layout = layOut(shapes, dimension);
    auto out = makeRef<StringArray>(layout.shape);
    forRuns(layout, shapes, dimension, [&](std::size_t i, int64_t from, int64_t at, int64_t count) {
        std::copy_n(strings[i].strings().elements.begin() + from, count,
                    out->elements.begin() + at);
    });
    return out;
}

Value joinStructs(int dimension, std::span<const Value> parts) {
    std::vector<Value> structs;
    for (const Value& v : parts) {
        if (v.isStruct()) {
            structs.push_back(v);
        } else if (!(v.isArray() && v.count() == 0)) {
            throwError("MATLAB:catenate:structAndNonstruct",
                       "Conversion to struct from %s is not possible.", v.className().c_str());
        }
    }
    const std::vector<Shape> shapes = shapesOf(structs);
    const Layout layout = layOut(shapes, dimension);
    const StructArray* model = nullptr;
    for (std::size_t i = 0; i < structs.size() && !model; ++i)
        model = &structs[layout.used.empty() ? i : layout.used[0]].structure();
    auto out = makeRef<StructArray>(layout.shape);
    if (!model) return out;
    for (const std::string& name : model->fieldNames())
        out->addField(name);
    for (std::size_t i : layout.used) {
        bool same = structs[i].structure().fieldCount() == model->fieldCount();
        for (const std::string& name : structs[i].structure().fieldNames())
            same = same && model->findField(name) >= 0;
        if (!same) {
            throwError("MATLAB:catenate:structFieldBad",
                       "Names of fields in structure arrays being concatenated do not match. "
                       "Concatenation of structure arrays requires that these arrays have the same "
                       "set of field names.");
        }
    }
    forRuns(layout, shapes, dimension, [&](std::size_t i, int64_t from, int64_t at, int64_t count) {
        const StructArray& source = structs[i].structure();
        for (int f = 0; f < out->fieldCount(); ++f) {
            const int g = source.findField(out->fieldNames()[static_cast<std::size_t>(f)]);
            for (int64_t k = 0; k < count; ++k)
                out->at(f, at + k) = source.at(g, from + k);
        }
    });
    return out;
}

/// Beside objects of a class other values become such, where the constructor makes them.
void convertToFirst(Interpreter& vm, std::vector<Value>& parts) {
    const ClassInfo* info = nullptr;
    for (const Value& part : parts) {
        if (!info) info = classInfoOf(part);
    }
    if (!info) return;
    for (Value& part : parts) {
        if (part.kind() == Kind::Object || part.count() == 0) continue;
        try {
            part = vm.call(Value::text(info->name), {&part, 1}, 1).at(0);
        } catch (const ScriptError&) {
            return; // the error is that of the conversion
        }
    }
}

/// Graphics objects, or objects of one class, and what is empty.
Value joinObjects(Interpreter& vm, int dimension, std::span<const Value> given) {
    std::vector<Value> parts(given.begin(), given.end());
    convertToFirst(vm, parts);
    std::vector<Value> cells;
    const ClassInfo* info = nullptr;
    Ref<ClassInfo> kept;
    for (const Value& part : parts) {
        const ClassInfo* own = classInfoOf(part);
        if (!info && own) {
            info = own;
            kept = Ref<ClassInfo>(const_cast<ClassInfo*>(own));
        }
        if (info && (own ? !own->joins(*info) : part.count() != 0)) {
            throwError("MATLAB:UnableToConvert",
                       "The following error occurred converting from '%s' to '%s':\nConversion to "
                       "'%s' from '%s' is not possible.",
                       part.className().c_str(), info->name.c_str(), info->name.c_str(),
                       part.className().c_str());
        }
        if (joinsObjects(part)) {
            cells.emplace_back(cellOfObjects(part));
        } else if (part.count() != 0) {
            throwError("MATLAB:UnableToConvert",
                       "Conversion to matlab.graphics.Graphics from %s is not possible.",
                       part.className().c_str());
        }
    }
    const Value joined = joinCells(dimension, cells);
    if (info) return objectsOf(joined.cell(), kept, {});
    return objectsOf(joined.cell());
}

} // namespace

/// Classes that redefine () say what brackets do by their method cat.
constexpr const char* kRedefinesParen = "matlab.mixin.indexing.RedefinesParen";

Value concatenateAlong(Interpreter& vm, int dimension, std::span<const Value> parts, Span span) {
    if (parts.size() > 1) {
        if (Ref<Tensor> plain = joinPlain(vm, dimension, parts)) return wrap(std::move(plain));
    }
    bool cell = false, structure = false, string = false;
    for (const Value& v : parts) {
        cell = cell || v.isCell();
        structure = structure || v.isStruct();
        string = string || v.isString();
    }
    for (const Value& v : parts) {
        if (v.kind() != Kind::Object || dimension > 1) continue;
        const Value own = objectFunction(v, dimension == 0 ? "vertcat" : "horzcat");
        if (!own.isNothing()) return vm.call(own, parts, 1).at(0);
        if (const ClassInfo* info = classInfoOf(v); info && info->isA(kRedefinesParen)) {
            const ClassMethod* cat = info->findMethod("cat");
            if (!cat || cat->handle.isNothing()) continue;
            std::vector<Value> all{Value(dimension + 1.0)};
            all.insert(all.end(), parts.begin(), parts.end());
            return vm.call(cat->handle, all, 1).at(0);
        }
    }
    if (cell) return joinCells(dimension, parts);
    if (std::any_of(parts.begin(), parts.end(), joinsObjects))
        return joinObjects(vm, dimension, parts);
    if (parts.size() > 1 && parts[0].kind() == Kind::Map) {
        if (dimension == 0) return mapsJoined(parts);
        throwError("MATLAB:Containers:Map:HorzcatNotSupported",
                   "Horizontal concatenation is not supported by containers.Map.");
    }
    if (structure) return joinStructs(dimension, parts);
    if (string) return joinStrings(dimension, parts);
    if (parts.size() == 1) return parts[0];
    if (anyDlArray(parts)) return dlConcatenate(vm, dimension, parts, span);
    if (anySparse(parts)) return joinWithSparse(vm, dimension, parts, span);
    for (const Value& v : parts) {
        if (!v.isArray()) {
            if (v.isFunctionHandle()) {
                throwError("MATLAB:NonScalarFunctionHandle",
                           "Nonscalar arrays of function handles are not allowed; use cell arrays "
                           "instead.");
            }
            throwError("MATLAB:UndefinedFunction",
                       "Undefined function 'horzcat' for input arguments of type '%s'.",
                       v.className().c_str());
        }
    }
    if (parts.empty()) return Value::emptyMatrix();
    return joinTensors(vm, dimension, parts, span);
}

Value concatenate(Interpreter& vm, std::span<const std::vector<Value>> rows, Span span) {
    // Matrices of plain numbers are by far the most common.
    const std::size_t width = rows.empty() ? 0 : rows[0].size();
    const bool plain = width > 0 && std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
                           return row.size() == width &&
                                  std::all_of(row.begin(), row.end(),
                                              [](const Value& v) { return v.isDoubleInline(); });
                       });
    if (plain) {
        if (rows.size() == 1 && width == 1) return rows[0][0];
        const auto height = static_cast<int64_t>(rows.size());
        Ref<Tensor> out =
            Tensor::make(DType::Double, Shape(height, static_cast<int64_t>(width)), false, false);
        double* to = out->mutableData<double>();
        for (std::size_t j = 0; j < width; ++j) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                *to++ = rows[i][j].doubleInline();
        }
        return out;
    }
    bool cell = false, string = false, own = false;
    for (const auto& row : rows) {
        for (const Value& v : row) {
            cell = cell || v.isCell();
            string = string || v.isString();
            own = own || !objectFunction(v, "vertcat").isNothing();
        }
    }
    std::vector<Value> joined;
    joined.reserve(rows.size());
    for (const auto& row : rows) {
        // The kind of the whole matrix decides how each row is joined.
        if (row.size() == 1 && classInfoOf(row[0]))
            joined.push_back(row[0]);
        else if (cell && !own)
            joined.push_back(joinCells(1, row));
        else if (string && !own)
            joined.push_back(joinStrings(1, row));
        else
            joined.push_back(concatenateAlong(vm, 1, row, span));
    }
    if (joined.size() == 1) return joined[0];
    return concatenateAlong(vm, 0, joined, span);
}

} // namespace vitrine
