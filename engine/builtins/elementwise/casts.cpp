// SPDX-License-Identifier: Apache-2.0
// Conversions between classes: double, single, integers, logical, char, cast, typecast.
#include "builtins/core/nesting.h"
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/text/strings_of.h"

namespace vitrine {

namespace {

/// Strings convert to the number they spell, NaN when they spell none.
Value numbersOfStrings(const Value& v) {
    std::vector<double> out;
    for (const auto& text : v.strings().elements) {
        double x = std::numeric_limits<double>::quiet_NaN();
        if (text && !text->empty()) {
            char* end = nullptr;
            const double parsed = std::strtod(text->c_str(), &end);
            while (end && *end == ' ')
                ++end;
            if (end && *end == 0) x = parsed;
        }
        out.push_back(x);
    }
    return arrayOf(out, v.shape());
}

Value castTo(Call& c, const Value& v, DType type) {
    if (v.isString() && type != DType::Char) return castTo(c, numbersOfStrings(v), type);
    if (!v.isArray()) {
        throwError("MATLAB:UnableToConvert", "Unable to convert a value of type %s to %s.",
                   v.className().c_str(), std::string(className(type)).c_str());
    }
    if (v.isScalarInline() && type != DType::Logical) {
        return visitDType(v.dtype(), [&](auto from) {
            const auto x = v.scalarAs<decltype(from)>();
            return visitDType(
                type, [&](auto to) { return Value::scalar(convertElement<decltype(to)>(x)); });
        });
    }
    return convertValue(c.vm, v, type, c.span);
}

template <DType Type>
void castFunction(Call& c) {
    c.result(castTo(c, c[0], Type));
}

Value toLogical(Call& c, const Value& v) {
    if (v.isArray() && v.isLogical()) return v;
    if (!v.isArray() || v.isChar()) {
        throwError("MATLAB:UnableToConvert", "Conversion to logical from %s is not possible.",
                   v.className().c_str());
    }
    if (v.isComplex())
        throwError("MATLAB:logicalConversion", "Complex values cannot be converted to logical.");
    const Value args[] = {v};
    const Value inverse[] = {applyElementwise(c.vm, kNotOp, args, c.span)};
    return applyElementwise(c.vm, kNotOp, inverse, c.span);
}

void logical(Call& c) {
    c.result(toLogical(c, c[0]));
}

/// Rows of text, padded with blanks to one width.
void charRows(PlainCall& c) {
    std::vector<std::u16string> rows;
    const auto add = [&](const Value& v, auto&& self) -> void {
        if (v.isCell()) {
            const NestingLevel level;
            for (const Value& e : v.cell().elements)
                self(e, self);
        } else if (v.isString()) {
            for (const auto& e : v.strings().elements)
                rows.push_back(toUtf16(e.value_or("")));
        } else if (v.isArray()) {
            const Value text = v.isChar() ? v : wrap(convertOnHost(*v.toTensor(), DType::Char));
            const Shape shape = text.shape();
            const Ref<Tensor> t = text.toTensor();
            if (shape.rows() == 0) rows.emplace_back();
            for (int64_t r = 0; r < shape.rows(); ++r) {
                std::u16string row;
                for (int64_t k = 0; k < shape.columns(); ++k)
                    row.push_back(t->data<char16_t>()[k * shape.rows() + r]);
                rows.push_back(row);
            }
        } else {
            throwError("MATLAB:char:CellsMustContainChars",
                       "Cell elements must be character arrays.");
        }
    };
    for (const Value& v : c.args)
        add(v, add);
    std::size_t width = 0;
    for (const auto& r : rows)
        width = std::max(width, r.size());
    const auto height = static_cast<int64_t>(rows.size());
    Ref<Tensor> out =
        Tensor::make(DType::Char, Shape(height, static_cast<int64_t>(width)), false, false);
    char16_t* to = out->mutableData<char16_t>();
    for (std::size_t k = 0; k < width; ++k) {
        for (std::size_t r = 0; r < rows.size(); ++r)
            *to++ = k < rows[r].size() ? rows[r][k] : u' ';
    }
    c.result(wrap(std::move(out)));
}

void charFunction(Call& c) {
    if (c.count() == 1 && c[0].isArray())
        return c.result(c[0].isChar() ? c[0] : castTo(c, c[0], DType::Char));
    runOnOwnThread(c, charRows, elementsOf(c.args));
}

void cast(Call& c) {
    DType type = DType::Double;
    if (c.count() == 3) {
        if (!isOption(c[1], "like") || !c[2].isArray())
            throwError("MATLAB:cast:InvalidSyntax", "Expected cast(A,'like',P) with an array P.");
        type = c[2].dtype();
    } else {
        const auto named = dtypeFromName(lowerCase(c[1].toText()));
        if (!named)
            throwError("MATLAB:cast:UnsupportedClass",
                       "Unsupported data type for conversion: '%s'.", c[1].toText().c_str());
        type = *named;
    }
    Value out = type == DType::Logical ? toLogical(c, c[0]) : castTo(c, c[0], type);
    if (c.count() == 3 && c[2].isGpuArray()) out = c.vm.accelerator().toGpuArray(out, c.span);
    c.result(std::move(out));
}

void typecast(Call& c) {
    requireArray("typecast", c[0]);
    const auto type = dtypeFromName(lowerCase(c[1].toText()));
    if (!type)
        throwError("MATLAB:typecastc:invalidOutputType",
                   "The second argument must be a class name.");
    if (c[0].isComplex())
        throwError("MATLAB:typecastc:complexInput", "The first input argument must be real.");
    if (!c[0].shape().isVector() && c[0].count() != 0)
        throwError("MATLAB:typecastc:notVector", "The first input argument must be a vector.");
    const Ref<Tensor> from = c[0].toTensor();
    const std::size_t bytes = from->byteSize(), size = sizeOf(*type);
    if (bytes % size != 0) {
        throwError("MATLAB:typecastc:notEnoughInputElements",
                   "Too few input values to make output type.");
    }
    const auto n = static_cast<int64_t>(bytes / size);
    Ref<Tensor> out = Tensor::make(
        *type, from->shape().isColumn() && !from->shape().isScalar() ? Shape(n, 1) : Shape(1, n),
        false, false);
    if (*type == DType::Logical) {
        for (std::size_t i = 0; i < bytes; ++i)
            out->mutableData<bool>()[i] = from->hostBytes()[i] != std::byte{0};
    } else {
        std::memcpy(out->mutableHostBytes(), from->hostBytes(), bytes);
    }
    c.result(wrap(std::move(out)));
}

constexpr Builtin kRows[] = {
    {"double", 1, 1, 1, castFunction<DType::Double>, "Y = double(X)",
     "Converts to double precision.", nullptr,
     SparseRule::EachEntry | ScalarForm::ToDouble | Effects::None | Dot::Strings},
    {"single", 1, 1, 1, castFunction<DType::Single>, "Y = single(X)",
     "Converts to single precision.", nullptr, ScalarForm::ToSingle | Effects::None},
    {"int8", 1, 1, 1, castFunction<DType::Int8>, "Y = int8(X)",
     "Rounds and saturates to 8-bit signed integers."},
    {"uint8", 1, 1, 1, castFunction<DType::UInt8>, "Y = uint8(X)",
     "Rounds and saturates to 8-bit unsigned integers."},
    {"int16", 1, 1, 1, castFunction<DType::Int16>, "Y = int16(X)",
     "Rounds and saturates to 16-bit signed integers."},
    {"uint16", 1, 1, 1, castFunction<DType::UInt16>, "Y = uint16(X)",
     "Rounds and saturates to 16-bit unsigned integers."},
    {"int32", 1, 1, 1, castFunction<DType::Int32>, "Y = int32(X)",
     "Rounds and saturates to 32-bit signed integers."},
    {"uint32", 1, 1, 1, castFunction<DType::UInt32>, "Y = uint32(X)",
     "Rounds and saturates to 32-bit unsigned integers."},
    {"int64", 1, 1, 1, castFunction<DType::Int64>, "Y = int64(X)",
     "Rounds and saturates to 64-bit signed integers."},
    {"uint64", 1, 1, 1, castFunction<DType::UInt64>, "Y = uint64(X)",
     "Rounds and saturates to 64-bit unsigned integers."},
    {"logical", 1, 1, 1, logical, "L = logical(A)", "True where A is nonzero; NaN is an error.",
     nullptr, SparseRule::EachEntry | ScalarForm::ToLogical},
    {"char", 1, -1, 1, charFunction, "C = char(A1,...,An)",
     "Characters of code units; texts become rows padded with blanks.", nullptr, Dot::Strings},
    {"cast", 2, 3, 1, cast, "B = cast(A,class)  |  B = cast(A,'like',P)",
     "Converts to a class given by name or example.", nullptr, SparseRule::Like},
    {"typecast", 2, 2, 1, typecast, "Y = typecast(X,class)", "The same bytes as another class."},
};

} // namespace

std::span<const Builtin> castTable() {
    return kRows;
}

} // namespace vitrine
