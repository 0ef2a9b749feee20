// SPDX-License-Identifier: Apache-2.0
// Functions on structs and their fields.
#include "builtins/functions/apply.h"
#include "builtins/index/indexing.h"
#include "builtins/text/text_values.h"
#include "value/class_object.h"
#include "value/field_name.h"
#include "value/object_array.h"

#include <numeric>

namespace vitrine {

namespace {

void requireStruct(const Value& v, const char* function) {
    if (!v.isStruct()) throwUndefinedFor(function, v);
}

void structFunction(Call& call) {
    if (call.count() == 0) return call.result(makeRef<StructArray>());
    if (call.count() == 1) {
        if (call[0].isStruct()) return call.result(call[0]);
        if (const ClassInfo* info = classInfoOf(call[0])) { // also what is not for all to see
            call.vm.warn("MATLAB:structOnObject",
                         "Calling STRUCT on an object prevents the object from hiding its "
                         "implementation details and should thus be avoided. Use DISP or DISPLAY "
                         "to see the visible public details of an object. See 'help struct' for "
                         "more information.");
            const Ref<Cell> all = cellOfObjects(call[0]);
            auto out = makeRef<StructArray>(all->shape());
            for (const ClassProperty& p : info->properties)
                out->addField(p.name);
            for (int64_t i = 0; i < all->shape().count(); ++i) {
                const ClassObject& one = *classObject(all->elements[static_cast<std::size_t>(i)]);
                for (const ClassProperty& p : info->properties) {
                    if (p.constant) out->set(p.name, info->constant(p), i);
                }
                for (const auto& [name, value] : one.properties)
                    out->set(name, value, i);
            }
            return call.result(out);
        }
        if (call[0].kind() == Kind::Object) {
            auto out = makeRef<StructArray>();
            for (const std::string& name : call[0].objectValue().propertyNames())
                out->set(name, call[0].objectValue().property(name));
            return call.result(out);
        }
        if (call[0].isArray() && call[0].count() == 0) {
            return call.result(makeRef<StructArray>(Shape(0, 0)));
        }
    }
    if (call.count() % 2 != 0) {
        throwError("MATLAB:StructRefArg",
                   "Field names must be followed by values; the number of arguments must be even.");
    }
    Shape shape(1, 1);
    bool sized = false;
    for (int i = 1; i < call.count(); i += 2) {
        if (!call[i].isCell() || call[i].count() == 1) continue;
        if (sized && !(call[i].shape() == shape)) {
            throwError("MATLAB:DimensionsMustMatch",
                       "Array dimensions of input '%d' must match those of other cell inputs or be "
                       "scalar.",
                       i + 1);
        }
        shape = call[i].shape();
        sized = true;
    }
    auto out = makeRef<StructArray>(shape);
    for (int i = 0; i < call.count(); i += 2) {
        const std::string name = textArgument(call[i], "struct");
        if (!isFieldName(name)) {
            throwError("MATLAB:AddField:InvalidFieldName", "Invalid field name \"%s\".",
                       name.c_str());
        }
        const int field = out->addField(name);
        const Value& v = call[i + 1];
        StopCheck stop;
        for (int64_t e = 0; e < out->count(); ++e, stop()) {
            out->at(field, e) =
                !v.isCell() ? v
                            : v.cell().elements[v.count() == 1 ? 0 : static_cast<std::size_t>(e)];
        }
    }
    call.result(out);
}

void fieldnamesFunction(Call& call) {
    if (const ClassInfo* info = classInfoOf(call[0]); info && info->fromFolder) {
        std::vector<std::string> names;
        for (const ClassProperty& p : info->properties)
            names.push_back(p.name);
        return call.result(cellOfTexts(names));
    }
    if (call[0].kind() == Kind::Object) {
        return call.result(cellOfTexts(call[0].objectValue().propertyNames()));
    }
    if (!call[0].isStruct()) {
        throwError(
            "MATLAB:fieldnames:InvalidInput",
            "Invalid input argument of type '%s'. Input must be a structure or a Java or COM "
            "object.",
            call[0].className().c_str());
    }
    call.result(cellOfTexts(call[0].structure().fieldNames()));
}

void isfieldFunction(Call& call) {
    const auto has = [&](const Value& name) {
        return call[0].isStruct() && name.isTextScalar() &&
               call[0].structure().findField(name.toText()) >= 0;
    };
    if (call[1].isCell()) {
        Ref<Tensor> out = Tensor::make(DType::Logical, call[1].shape(), false, false);
        for (std::size_t i = 0; i < call[1].cell().elements.size(); ++i)
            out->mutableData<bool>()[i] = has(call[1].cell().elements[i]);
        return call.result(wrap(std::move(out)));
    }
    if (call[1].isString() && call[1].count() != 1) {
        Ref<Tensor> out = Tensor::make(DType::Logical, call[1].shape(), false, false);
        for (int64_t i = 0; i < call[1].count(); ++i)
            out->mutableData<bool>()[i] = has(elementOf(call[1], i));
        return call.result(wrap(std::move(out)));
    }
    call.result(Value::logical(has(call[1])));
}

void rmfieldFunction(Call& call) {
    requireStruct(call[0], "rmfield");
    Value out = call[0];
    for (const std::u16string& name16 : textList(call[1], "rmfield").texts) {
        const std::string name = toUtf8(name16);
        const int field = out.structure().findField(name);
        if (field < 0) {
            throwError("MATLAB:rmfield:InvalidFieldname", "A field named '%s' doesn't exist.",
                       name.c_str());
        }
        out.mutableStruct().removeField(field);
    }
    call.result(std::move(out));
}

/// getfield(s, {i}, 'a', {j}, …): applies one step after the other.
Value getPath(Call& call, const Value& from, std::span<const Value> path) {
    Value v = from;
    for (const Value& step : path) {
        if (step.isCell()) {
            v = indexValue(call.vm, v, step.cell().elements, call.span);
            continue;
        }
        const std::string name = textArgument(step, "getfield");
        if (v.kind() == Kind::Object) {
            v = v.objectValue().property(name);
            continue;
        }
        const Value* field = v.isStruct() && v.count() >= 1 ? v.structure().find(name) : nullptr;
        if (!field) {
            throwError("MATLAB:nonExistentField", "Unrecognized field name \"%s\".", name.c_str());
        }
        v = Value(*field);
    }
    return v;
}

void getfieldFunction(Call& call) {
    call.result(getPath(call, call[0], call.args.subspan(1)));
}

Value setPath(Call& call, Value into, std::span<const Value> path, const Value& value) {
    if (path.empty()) return value;
    if (path[0].isCell()) {
        const std::vector<Value>& subscripts = path[0].cell().elements;
        Value part = value;
        if (path.size() > 1) {
            Value old;
            try {
                old = indexValue(call.vm, into, subscripts, call.span);
            } catch (const ScriptError& error) {
                if (isUncatchable(error)) throw;
                old = makeRef<StructArray>();
            }
            part = setPath(call, old, path.subspan(1), value);
            // A field that one element gets, all get; a new element has those of the others.
            if (part.isStruct() && into.isStruct()) {
                for (const std::string& name : part.structure().fieldNames())
                    (void)into.mutableStruct().addField(name);
                for (const std::string& name : into.structure().fieldNames())
                    (void)part.mutableStruct().addField(name);
            }
        }
        assignIndexed(call.vm, into, subscripts, part, call.span);
        return into;
    }
    const std::string name = textArgument(path[0], "setfield");
    if (!into.isStruct() && !(into.isArray() && into.count() == 0))
        throwError("MATLAB:structAssToNonStruct",
                   "Unable to perform assignment because dot indexing is not supported for "
                   "variables of this type.");
    if (!into.isStruct()) into = makeRef<StructArray>();
    const Value* old = into.structure().find(name);
    Value part = setPath(call, old ? *old : Value::emptyMatrix(), path.subspan(1), value);
    into.mutableStruct().set(name, std::move(part));
    return into;
}

void setfieldFunction(Call& call) {
    const auto n = static_cast<std::size_t>(call.count());
    call.result(setPath(call, call[0], call.args.subspan(1, n - 2), call.args[n - 1]));
}

void orderfieldsFunction(Call& call) {
    requireStruct(call[0], "orderfields");
    const StructArray& s = call[0].structure();
    std::vector<std::string> order = s.fieldNames();
    if (call.count() == 1) {
        std::sort(order.begin(), order.end());
    } else if (call[1].isStruct()) {
        order = call[1].structure().fieldNames();
    } else if (call[1].isCell() || call[1].isString()) {
        order.clear();
        for (const std::u16string& name : textList(call[1], "orderfields").texts)
            order.push_back(toUtf8(name));
    } else {
        order.clear();
        for (double p : doublesOf(call[1])) {
            if (!(p >= 1) || p > s.fieldCount()) {
                throwError("MATLAB:orderfields:InvalidPerm", "Invalid permutation vector.");
            }
            order.push_back(s.fieldNames()[static_cast<std::size_t>(p) - 1]);
        }
    }
    if (order.size() != static_cast<std::size_t>(s.fieldCount())) {
        throwError("MATLAB:orderfields:NumFieldsMismatch",
                   "Number of fields must match the number of fields in the order.");
    }
    auto out = makeRef<StructArray>(s.shape());
    std::vector<double> permutation;
    for (const std::string& name : order) {
        const int from = s.findField(name);
        if (from < 0) {
            throwError("MATLAB:orderfields:FieldNameMismatch",
                       "Field names of the order must match those of the structure.");
        }
        permutation.push_back(from + 1);
        const int to = out->addField(name);
        for (int64_t e = 0; e < s.count(); ++e)
            out->at(to, e) = s.at(from, e);
    }
    call.result(out);
    call.result(columnOf(permutation));
}

void struct2cellFunction(Call& call) {
    requireStruct(call[0], "struct2cell");
    const StructArray& s = call[0].structure();
    std::vector<int64_t> dims{s.fieldCount()};
    if (s.shape().isScalar()) {
        dims.push_back(1);
    } else {
        for (int64_t d : s.shape().dims())
            dims.push_back(d);
    }
    auto cell = makeRef<Cell>(Shape(std::span<const int64_t>(dims)));
    std::size_t at = 0;
    StopCheck stop;
    for (int64_t e = 0; e < s.count(); ++e, stop()) {
        for (int f = 0; f < s.fieldCount(); ++f)
            cell->elements[at++] = s.at(f, e);
    }
    call.result(cell);
}

void cell2structFunction(Call& call) {
    if (!call[0].isCell()) {
        throwError("MATLAB:cell2struct:InvalidInput", "Expected a cell array.");
    }
    const Cell& c = call[0].cell();
    const TextList names = textList(call[1], "cell2struct");
    const int dimension = call.count() > 2 ? dimensionArgument(call[2]) : 0;
    const Strides strides = stridesAround(c.shape(), dimension);
    if (strides.length != static_cast<int64_t>(names.size())) {
        throwError("MATLAB:cell2struct:NumFieldsMismatch",
                   "Number of field names must match number of fields in new structure.");
    }
    std::vector<int64_t> dims = c.shape().dims();
    if (dimension < c.shape().rank()) dims.erase(dims.begin() + dimension);
    if (dims.size() == 1) dims.push_back(1);
    // All fields before the elements: each new one would move those that there are.
    auto out = makeRef<StructArray>(Shape(0, 0));
    std::vector<int> fields;
    for (std::u16string name : names.texts) {
        while (!name.empty() && name.back() == u' ')
            name.pop_back();
        fields.push_back(out->addField(toUtf8(name)));
    }
    out->resize(Shape(std::span<const int64_t>(dims)));
    for (std::size_t f = 0; f < names.size(); ++f) {
        const int field = fields[f];
        StopCheck stop;
        for (int64_t after = 0; after < strides.after; ++after) {
            for (int64_t before = 0; before < strides.before; ++before, stop()) {
                out->at(field, after * strides.before + before) =
                    c.elements[static_cast<std::size_t>(
                        (after * strides.length + static_cast<int64_t>(f)) * strides.before +
                        before)];
            }
        }
    }
    call.result(out);
}

void numfieldsFunction(Call& call) {
    call.result(call[0].isStruct() ? static_cast<double>(call[0].structure().fieldCount()) : 0.0);
}

/// substruct-like access is the VM's; these serve scripts that build subscripts themselves.
void substructFunction(Call& call) {
    if (call.count() < 2) throwNotEnoughInputs();
    if (call.count() % 2 != 0)
        throwError("MATLAB:substruct:nargin", "Arguments must occur in pairs.");
    for (int i = 0; i < call.count(); i += 2) {
        const std::string type = call[i].isTextScalar() ? call[i].toText() : std::string();
        if (type != "()" && type != "{}" && type != ".") {
            throwError("MATLAB:substruct:badType",
                       "Subscript type must be one of '()', '{}' and '.'.");
        }
        const Value& subs = call[i + 1];
        if (type == "." ? !subs.isTextScalar() : !subs.isCell() && !isOption(subs, ":")) {
            throwError("MATLAB:substruct:badSubs",
                       "Subscripts of '.' must be text, those of '()' and '{}' a cell array.");
        }
    }
    auto out = makeRef<StructArray>(Shape(1, call.count() / 2));
    out->addField("type");
    out->addField("subs");
    for (int i = 0; i < call.count(); i += 2) {
        out->set("type", call[i], i / 2);
        out->set("subs", call[i + 1], i / 2);
    }
    call.result(out);
}

constexpr Builtin kRows[] = {
    {"struct", 0, -1, 1, structFunction, "s = struct(field,value,…)",
     "A struct; cell values make a struct array of their size.", nullptr, SparseRule::Pass},
    {"fieldnames", 1, 1, 1, fieldnamesFunction, "names = fieldnames(s)",
     "Field names as a cell column."},
    {"isfield", 2, 2, 1, isfieldFunction, "tf = isfield(s,name)",
     "True for the names that are fields of the struct.", nullptr, SparseRule::Pass},
    {"rmfield", 2, 2, 1, rmfieldFunction, "s = rmfield(s,name)", "Removes fields."},
    {"getfield", 2, -1, 1, getfieldFunction, "v = getfield(s,{i},name,…)",
     "The value of a field, through names and subscripts.", nullptr, SparseRule::Pass},
    {"setfield", 3, -1, 1, setfieldFunction, "s = setfield(s,{i},name,…,value)",
     "The struct with a field set, through names and subscripts.", nullptr, SparseRule::Pass},
    {"orderfields", 1, 2, 2, orderfieldsFunction, "[s,p] = orderfields(s,order)",
     "Fields in alphabetical or a given order."},
    {"struct2cell", 1, 1, 1, struct2cellFunction, "C = struct2cell(s)",
     "Field values as a cell array."},
    {"cell2struct", 2, 3, 1, cell2structFunction, "s = cell2struct(C,names,dim)",
     "A struct array from cells along a dimension."},
    {"numfields", 1, 1, 1, numfieldsFunction, "n = numfields(s)", "The number of fields."},
    {"substruct", 2, -1, 1, substructFunction, "S = substruct(type1,subs1,…)",
     "Subscripts for subsref."},
};

} // namespace

std::span<const Builtin> structTable() {
    return kRows;
}

} // namespace vitrine
