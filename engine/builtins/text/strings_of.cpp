// SPDX-License-Identifier: Apache-2.0
#include "builtins/text/strings_of.h"
#include "builtins/core/nesting.h"

#include "builtins/core/support.h"
#include "builtins/text/number_text.h"

namespace vitrine {

Value stringsOf(const Value& v) {
    const NestingLevel level;
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
    const std::vector<double> x = doublesOf(v);
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (std::isnan(x[i]))
            out->elements[i] = std::nullopt;
        else
            out->elements[i] = shortNumberText(v, static_cast<int64_t>(i));
    }
    return out;
}

} // namespace vitrine
