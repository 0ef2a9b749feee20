// SPDX-License-Identifier: Apache-2.0
// Arguments blocks: name=value arguments, sizes and classes.
#include "builtins/core/support.h"
#include "value/tensor.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <cctype>

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

/// What is wrong with a size: MATLAB names the simple kinds.
std::string sizeComplaint(const std::vector<int64_t>& sizes) {
    if (sizes == std::vector<int64_t>{1, 1}) return "Value must be a scalar.";
    if (sizes == std::vector<int64_t>{1, -1} || sizes == std::vector<int64_t>{-1, 1})
        return "Value must be a vector.";
    if (sizes == std::vector<int64_t>{-1, -1}) return "Value must be a matrix.";
    return "Value must be of size " + sizeList(sizes) + ".";
}

[[noreturn]] void throwInvalid(const char* identifier, int position, const std::string& text,
                               const std::string& named = {}) {
    throw ScriptError(identifier, argumentPrefix(position, named) + text);
}

bool isCellOfTexts(const Value& value) {
    if (!value.isCell()) return false;
    const std::vector<Value>& elements = value.cell().elements;
    return std::all_of(elements.begin(), elements.end(),
                       [](const Value& element) { return element.isTextScalar(); });
}

bool sameIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) ==
               std::tolower(static_cast<unsigned char>(y));
    });
}

} // namespace

std::string argumentPrefix(int position, const std::string& named) {
    if (!named.empty()) return "Invalid name-value argument '" + named + "'. ";
    if (position < 0)
        return "Invalid output argument at position " + std::to_string(-position) + ". ";
    return "Invalid argument at position " + std::to_string(position) + ". ";
}

namespace {

/// The declared name-value argument that a text names: the whole of it, or its beginning where no
/// other begins so; case does not matter. Null when there is none.
const lang::NamedArgument* findNamed(const lang::Proto& proto, const Value& value,
                                     bool& ambiguous) {
    ambiguous = false;
    if (!value.isTextScalar()) return nullptr;
    const std::string name = value.toText();
    if (name.empty()) return nullptr;
    const lang::NamedArgument* found = nullptr;
    int beginnings = 0;
    for (const lang::NamedArgument& candidate : proto.named) {
        if (candidate.name == name) return &candidate;
        if (candidate.name.size() < name.size() ||
            !sameIgnoringCase(std::string_view(candidate.name).substr(0, name.size()), name))
            continue;
        const bool whole = candidate.name.size() == name.size();
        beginnings = whole ? 1 : beginnings + 1;
        found = &candidate;
        if (whole) break;
    }
    ambiguous = beginnings > 1;
    return ambiguous ? nullptr : found;
}

} // namespace

/// The arguments after the positional ones are names and values: fields of the declared structs.
/// Returns how many arguments are positional.
int Vm::gatherNamed(Frame& frame, Value* args, int count) {
    const Proto& proto = *frame.proto;
    const auto isName = [&](int i) {
        bool ambiguous = false;
        return findNamed(proto, args[i], ambiguous) != nullptr || ambiguous;
    };
    // Optional and repeating arguments may be left out before the first name.
    const int most = proto.varargin >= 0 ? count : std::min(count, proto.inputCount);
    int direct = most;
    for (int i = std::min(proto.requiredInputs, count); i < direct; ++i) {
        const bool groups = proto.repeating == 0 || i < proto.inputCount ||
                            (i - proto.inputCount) % proto.repeating == 0;
        if (groups && (count - i) % 2 == 0 && isName(i)) direct = i;
    }
    for (const lang::NamedArgument& named : proto.named)
        if (!frame.registers[named.local].isStruct())
            frame.registers[named.local] = Value(makeRef<StructArray>());
    for (int at = direct; at < count; at += 2) {
        if (!args[at].isTextScalar() || args[at].toText().empty())
            throwError("MATLAB:TooManyInputs", "Too many input arguments.");
        const std::string name = args[at].toText();
        bool ambiguous = false;
        const lang::NamedArgument* named = findNamed(proto, args[at], ambiguous);
        if (ambiguous) {
            throwInvalid("MATLAB:functionValidation:AmbiguousParameter", at + 1,
                         "Name '" + name + "' matches more than one argument.");
        }
        if (!named) {
            throwInvalid("MATLAB:functionValidation:UnrecognizedParameter", at + 1,
                         "Name '" + name + "' is not a recognized argument.");
        }
        if (at + 1 >= count) {
            throwInvalid("MATLAB:functionValidation:MissingValue", at + 1,
                         "A value must follow the name '" + name + "'.");
        }
        fieldForWriting(frame.registers[named->local], named->name, -1) = std::move(args[at + 1]);
    }
    frame.inputs = direct;
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
                for (uint16_t validator : check.validators)
                    (void)call(frame.registers[validator], {&cell.elements[i], 1}, 0);
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
    // Class first: conversion may change the size (text to string).
    const std::string& wanted = check.className;
    const ClassInfo* info = classInfoOf(argument);
    if (!wanted.empty() && argument.className() != wanted && !(info && info->isA(wanted))) {
        if (const UserClass* made = info || dtypeFromName(wanted) ? nullptr : findClass(wanted)) {
            if (Value converted = convertedTo(*made, argument); !converted.isNothing()) {
                argument = std::move(converted);
                if (!check.sizes.empty()) fitArgument(check, argument);
                return;
            }
        }
        const std::optional<DType> dtype = dtypeFromName(wanted);
        const bool ofText = wanted == "datetime" || wanted == "duration" || wanted == "categorical";
        const bool numbers = argument.isArray() || argument.isSparse();
        const bool number = numbers && !argument.isChar();
        // Numbers and characters become each other, texts become strings and strings numbers;
        // no other class is made of something else.
        const bool convertible =
            (dtype && *dtype == DType::Char && (numbers || argument.isString())) ||
            (dtype && *dtype == DType::Logical && number) ||
            (dtype && *dtype != DType::Char && *dtype != DType::Logical &&
             (numbers || (argument.isString() && *dtype == DType::Double))) ||
            (wanted == "string" && (numbers || isCellOfTexts(argument))) ||
            (ofText && (argument.isString() || argument.isChar() || isCellOfTexts(argument)));
        if (!convertible) {
            throwInvalid("MATLAB:validation:UnableToConvert", check.position,
                         "Value must be of type " + wanted + " or be convertible to " + wanted +
                             ".",
                         check.field);
        }
        if (dtype && argument.isArray()) {
            argument = convertValue(*this, argument, *dtype, frame.span());
        } else {
            const Value args[] = {argument};
            argument = call(Value::text(wanted), args, 1).at(0);
        }
    }
    if (!check.sizes.empty()) fitArgument(check, argument);
}

/// Makes the argument have the declared size: a scalar is repeated, a vector turned, and what is
/// 0-by-0 is empty in any way.
void Vm::fitArgument(const lang::ArgumentCheck& check, Value& argument) {
    const Shape shape = argument.shape();
    const int rank = static_cast<int>(check.sizes.size());
    const auto extent = [&](int k) { return check.sizes[static_cast<std::size_t>(k)]; };
    bool fits = shape.rank() <= rank;
    for (int k = 0; fits && k < rank; ++k)
        fits = extent(k) < 0 || shape[k] == extent(k);
    if (fits) return;
    const auto rebuild = [&](const char* function, int64_t any) {
        std::vector<double> sizes;
        for (int64_t n : check.sizes)
            sizes.push_back(static_cast<double>(n < 0 ? any : n));
        const Value args[] = {argument, rowOf(sizes)};
        argument = call(Value::text(function), args, 1).at(0);
    };
    if (shape.rank() == 2 && shape.count() == 1) return rebuild("repmat", 1);
    const bool holdsNothing =
        std::any_of(check.sizes.begin(), check.sizes.end(), [](int64_t n) { return n <= 0; });
    if (shape.rank() == 2 && shape[0] == 0 && shape[1] == 0 && holdsNothing)
        return rebuild("reshape", 0);
    if (rank == 2 && shape.isVector()) {
        const int64_t n = shape.count();
        const auto takes = [&](int k) { return extent(k) < 0 || extent(k) == n; };
        if ((extent(0) == 1 && takes(1)) || (extent(1) == 1 && takes(0)))
            return rebuild("reshape", n);
    }
    throwInvalid("MATLAB:validation:IncompatibleSize", check.position, sizeComplaint(check.sizes),
                 check.field);
}

} // namespace vitrine
