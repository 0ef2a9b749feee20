// SPDX-License-Identifier: Apache-2.0
// Arguments blocks: name=value arguments, sizes and classes.
#include "builtins/sparse/sparse.h"
#include "builtins/support.h"
#include "value/tensor.h"
#include "vm/vm.h"

namespace vitrine {

namespace {

std::string sizeList(const std::vector<int64_t>& sizes) {
    std::string out;
    for (int64_t n : sizes) {
        if (!out.empty()) out += "-by-";
        out += n < 0 ? ":" : std::to_string(n);
    }
    return out;
}

[[noreturn]] void throwInvalid(const char* identifier, int position, const std::string& text) {
    throw ScriptError(identifier, argumentPrefix(position) + text);
}

} // namespace

std::string argumentPrefix(int position) {
    if (position < 0)
        return "Invalid output argument at position " + std::to_string(-position) + ". ";
    return "Invalid argument at position " + std::to_string(position) + ". ";
}

/// The arguments after the positional ones are names and values: fields of the declared struct.
/// Returns how many arguments are positional.
int Vm::gatherNamed(Frame& frame, Value* args, int count) {
    const Proto& proto = *frame.proto;
    const uint16_t local = proto.named[0].local;
    const auto isNamed = [&](const std::string& name) {
        return std::any_of(proto.named.begin(), proto.named.end(),
                           [&](const lang::NamedArgument& n) { return n.name == name; });
    };
    int direct = std::min<int>(count, local);
    // Optional positional arguments may be left out before the first name.
    for (int i = 0; i < direct; ++i) {
        if (args[i].isTextScalar() && (count - i) % 2 == 0 && isNamed(args[i].toText())) direct = i;
    }
    auto options = makeRef<StructArray>();
    for (int at = direct; at < count; at += 2) {
        const std::string name = args[at].isTextScalar() ? args[at].toText() : std::string();
        if (name.empty()) throwError("MATLAB:TooManyInputs", "Too many input arguments.");
        if (!isNamed(name)) {
            throwInvalid("MATLAB:functionValidation:UnrecognizedParameter", at + 1,
                         "Name '" + name + "' is not a recognized argument.");
        }
        if (at + 1 >= count) {
            throwInvalid("MATLAB:functionValidation:MissingValue", at + 1,
                         "A value must follow the name '" + name + "'.");
        }
        options->set(name, std::move(args[at + 1]));
    }
    frame.registers[local] = Value(std::move(options));
    return direct;
}

void Vm::validate(Frame& frame, const Instruction& in) {
    const lang::ArgumentCheck& check = frame.proto->checks[in.b];
    Value* value = &frame.registers[in.a];
    if (value->isNothing()) throwError("MATLAB:minrhs", "Not enough input arguments.");
    if (check.every > 0) {
        Cell& cell = value->mutableCell();
        for (std::size_t i = 0; i < cell.elements.size(); ++i) {
            lang::ArgumentCheck one = check;
            one.position = check.position + static_cast<int>(i) * check.every;
            convertArgument(frame, one, cell.elements[i]);
            try {
                for (const std::string& validator : check.validators)
                    (void)call(Value::text(validator), {&cell.elements[i], 1}, 0);
            } catch (ScriptError& error) {
                error.message = argumentPrefix(one.position) + error.message;
                throw;
            }
        }
        return;
    }
    if (!check.field.empty()) value = &fieldForWriting(*value, check.field, -1);
    convertArgument(frame, check, *value);
}

void Vm::convertArgument(Frame& frame, const lang::ArgumentCheck& check, Value& argument) {
    Value* value = &argument;
    // Class first: conversion may change the size (text to string).
    if (!check.className.empty() && value->className() != check.className) {
        const std::optional<DType> wanted = dtypeFromName(check.className);
        if (wanted && value->isSparse()) {
            const Value args[] = {*value};
            *value = call(Value::text(check.className), args, 1).at(0);
        } else if (wanted && value->isArray() && !(value->isChar() && *wanted == DType::Logical)) {
            *value = convertValue(*this, *value, *wanted, frame.span());
        } else if (check.className == "string" && (value->isChar() || value->isCell())) {
            const Value args[] = {*value};
            std::vector<Value> out = call(Value::text("string"), args, 1);
            if (!out.empty()) *value = std::move(out[0]);
        } else if (check.className == "char" && value->isString() && value->isTextScalar()) {
            *value = Value::text(value->toText());
        } else if (check.className == "cell" || check.className == "struct" || wanted ||
                   check.className == "function_handle" || check.className == "string") {
            throwInvalid("MATLAB:validation:UnableToConvert", check.position,
                         "Value must be of type " + check.className + " or be convertible to " +
                             check.className + ".");
        }
    }
    if (check.sizes.empty()) return;
    const Shape shape = value->shape();
    bool fits = shape.rank() <= static_cast<int>(check.sizes.size());
    for (std::size_t k = 0; fits && k < check.sizes.size(); ++k)
        fits = check.sizes[k] < 0 || shape[static_cast<int>(k)] == check.sizes[k];
    if (fits) return;
    // A scalar expands, a row turns into a column and back.
    const bool vector =
        check.sizes.size() == 2 && shape.isVector() && (value->isArray() || value->isSparse());
    const auto turned = [&](int64_t rows, int64_t columns) -> Value {
        if (value->isSparse()) return reshapedSparse(value->sparse(), rows, columns);
        return value->toTensor()->reshaped(Shape(rows, columns));
    };
    if (vector && check.sizes[0] == 1 && check.sizes[1] < 0 && shape.isColumn()) {
        *value = turned(1, shape.count());
        return;
    }
    if (vector && check.sizes[1] == 1 && check.sizes[0] < 0 && shape.isRow()) {
        *value = turned(shape.count(), 1);
        return;
    }
    throwInvalid("MATLAB:validation:IncompatibleSize", check.position,
                 "Value must be of size " + sizeList(check.sizes) + ".");
}

} // namespace vitrine
