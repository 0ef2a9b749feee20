// SPDX-License-Identifier: Apache-2.0
#include "builtins/strings_of.h"

#include "builtins/support.h"

namespace vitrine {

namespace {

std::optional<std::string> numberText(double x, double imag, bool complex) {
    if (std::isnan(x)) return std::nullopt;
    const auto one = [](double v, bool sign) {
        if (std::isinf(v)) return std::string(v > 0 ? (sign ? "+Inf" : "Inf") : "-Inf");
        char buffer[48];
        const bool whole = v == std::floor(v) && std::abs(v) < 1e15;
        const char* format = whole ? (sign ? "%+.0f" : "%.0f") : (sign ? "%+.5g" : "%.5g");
        std::snprintf(buffer, sizeof buffer, format, v);
        return std::string(buffer);
    };
    if (!complex) return one(x, false);
    return one(x, false) + one(imag, true) + "i";
}

} // namespace

Value stringsOf(const Value& v) {
    if (v.isString()) return v;
    if (v.isCell()) {
        auto out = makeRef<StringArray>(v.shape());
        for (std::size_t i = 0; i < out->elements.size(); ++i) {
            const Value one = stringsOf(v.cell().elements[i]);
            if (one.count() != 1) {
                throwError("MATLAB:string:MustBeConvertibleCellArray",
                           "Conversion from cell failed. Element %zu must be convertible to a "
                           "string scalar.",
                           i + 1);
            }
            out->elements[i] = one.strings().elements[0];
        }
        return out;
    }
    if (!v.isArray()) {
        throwError("MATLAB:string:CannotConvert", "Conversion to string from %s is not possible.",
                   v.className().c_str());
    }
    if (v.isChar()) {
        const Shape shape = v.shape();
        if (shape.rows() <= 1) return Value::string(v.toText());
        const Ref<Tensor> t = v.toTensor();
        auto out = makeRef<StringArray>(Shape(shape.rows(), 1));
        for (int64_t r = 0; r < shape.rows(); ++r) {
            std::u16string row;
            for (int64_t c = 0; c < shape.columns(); ++c)
                row.push_back(t->data<char16_t>()[c * shape.rows() + r]);
            out->elements[static_cast<std::size_t>(r)] = toUtf8(row);
        }
        return out;
    }
    auto out = makeRef<StringArray>(v.shape());
    const std::vector<std::complex<double>> x = complexesOf(v);
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (v.isLogical())
            out->elements[i] = x[i].real() != 0 ? "true" : "false";
        else
            out->elements[i] = numberText(x[i].real(), x[i].imag(), v.isComplex());
    }
    return out;
}

} // namespace vitrine
