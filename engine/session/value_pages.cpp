// SPDX-License-Identifier: Apache-2.0
// Pages of a value for the variable viewer.
#include "builtins/display/display.h"
#include "session/session_state.h"
#include "session/value_parts.h"
#include "session/value_summary.h"
#include "value/dlarray.h"
#include "value/object_array.h"
#include "value/sparse.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace vitrine {

Value partOfArray(const Tensor& array, const ArrayPart& part) {
    Ref<Tensor> out =
        Tensor::make(array.dtype(), Shape(part.rows, part.columns), array.isComplex(), false);
    const std::size_t size = array.elementSize();
    std::byte* to = out->mutableHostBytes();
    for (int64_t column = 0; column < part.columns; ++column) {
        const int64_t first =
            part.offset + (part.column + column) * array.shape().rows() + part.row;
        if (array.onHost())
            std::memcpy(to, array.hostBytes() + static_cast<std::size_t>(first) * size,
                        static_cast<std::size_t>(part.rows) * size);
        else
            orThrow(array.remote()->readElements(first, part.rows, to));
        to += static_cast<std::size_t>(part.rows) * size;
    }
    return Value(std::move(out));
}

std::string trimmed(std::string text) {
    const auto blankLine = [](char c) { return c == '\n'; };
    text.erase(text.begin(), std::find_if_not(text.begin(), text.end(), blankLine));
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

std::string ValuePath::text() const {
    std::string out = variable;
    for (const ValueStep& s : steps) {
        const std::string number = std::to_string(s.element + 1);
        if (s.field.empty())
            out += "{" + number + "}";
        else
            out += (s.element > 0 ? "(" + number + ")." : ".") + s.field;
    }
    return out;
}

Ref<StructArray> propertiesOf(const Value& value) {
    const ClassInfo* info = classInfoOf(value);
    if (!info) return nullptr;
    const Ref<Cell> cells = cellOfObjects(value);
    auto out = makeRef<StructArray>(cells->shape());
    const ClassObject* one = classObject(value);
    for (const std::string& name : one ? one->propertyNames() : info->shownProperties()) {
        const ClassProperty* p = info->findProperty(name);
        if (p && (!p->getter.isNothing() || (p->slot < 0 && !p->constant))) continue;
        const int field = out->addField(name);
        for (int64_t i = 0; i < out->count(); ++i) {
            const Value held =
                cells->elements[static_cast<std::size_t>(i)].objectValue().property(name);
            if (!held.isNothing()) out->at(field, i) = held;
        }
    }
    return out;
}

namespace {

constexpr int64_t kMostLines = 2000;

/// The value at the end of a path; Nothing when it is not there.
Value follow(Value value, const std::vector<ValueStep>& steps) {
    for (const ValueStep& s : steps) {
        if (s.element < 0 || s.element >= value.count()) return {};
        Value next;
        if (s.field.empty() && value.isCell()) {
            next = value.cell().elements[static_cast<std::size_t>(s.element)];
        } else if (!s.field.empty() && value.isStruct()) {
            if (const Value* held = value.structure().find(s.field, s.element)) next = *held;
        } else if (const Ref<StructArray> properties = propertiesOf(value); properties) {
            if (const Value* held = properties->find(s.field, s.element)) next = *held;
        }
        value = std::move(next);
        if (value.isNothing()) return {};
    }
    return value;
}

template <typename T>
std::string exactNumber(T x) {
    if constexpr (std::is_floating_point_v<T>) {
        if (std::isnan(x)) return "NaN";
        if (std::isinf(x)) return x < 0 ? "-Inf" : "Inf";
        char text[32];
        return {text, std::to_chars(text, text + sizeof text, x).ptr};
    } else {
        return std::to_string(+x);
    }
}

/// One element as the shortest code that gives it again.
std::string exactText(const Tensor& one) {
    return visitDType(one.dtype(), [&](auto tag) -> std::string {
        using T = decltype(tag);
        if (!one.isComplex()) return exactNumber(*one.data<T>());
        const T real = one.data<T>()[0], imaginary = one.data<T>()[1];
        const std::string re = exactNumber(real), im = exactNumber(imaginary);
        if constexpr (std::is_floating_point_v<T>) {
            if (!std::isfinite(imaginary)) return "complex(" + re + "," + im + ")";
        }
        return re + (im.front() == '-' ? "" : "+") + im + "i";
    });
}

/// Fills the cells of a page from one value.
class PageMaker {
public:
    PageMaker(const PageRequest& request, DisplayFormat format, ValuePage& page)
        : m_request(request), m_format(format), m_page(page) {
        m_format.compact = true;
    }

    void make(const Value& value) {
        m_page.found = true;
        m_page.className = value.className();
        m_page.dims = value.shape().dims();
        switch (value.kind()) {
        case Kind::Scalar:
        case Kind::Tensor:
            return value.dtype() == DType::Char ? ofChar(value) : ofNumbers(value);
        case Kind::Sparse:
            return ofSparse(value.sparse());
        case Kind::DlArray:
            return ofNumbers(value.dlarray().data());
        case Kind::Cell:
            grid(GridKind::CellArray, value.shape());
            return fill([&](int64_t row, int64_t column) {
                return contained(value.cell().elements[place(value.shape(), row, column)]);
            });
        case Kind::String:
            m_page.text = true;
            grid(GridKind::Array, value.shape());
            return fill([&](int64_t row, int64_t column) {
                const auto& one = value.strings().elements[place(value.shape(), row, column)];
                return PageCell{one ? *one : "<missing>"};
            });
        case Kind::Struct:
            return ofStruct(value.structure());
        case Kind::FunctionHandle:
            grid(GridKind::Text, 1, 1);
            return fill([&](int64_t, int64_t) { return PageCell{shown(value)}; });
        default:
            if (const Ref<StructArray> properties = propertiesOf(value);
                properties && properties->fieldCount() > 0)
                return ofStruct(*properties);
            return ofText(value);
        }
    }

private:
    /// Elements before the slice.
    [[nodiscard]] int64_t offset(const Shape& shape) const {
        int64_t stride = shape.rows() * shape.columns(), at = 0;
        for (int d = 2; d < shape.rank(); ++d) {
            const auto k = static_cast<std::size_t>(d - 2);
            const int64_t wanted = k < m_request.slice.size() ? m_request.slice[k] : 0;
            at += std::clamp<int64_t>(wanted, 0, shape[d] - 1) * stride;
            stride *= shape[d];
        }
        return at;
    }
    [[nodiscard]] std::size_t place(const Shape& shape, int64_t row, int64_t column) const {
        return static_cast<std::size_t>(offset(shape) + row + column * shape.rows());
    }

    void grid(GridKind kind, const Shape& shape) {
        const bool empty = shape.count() == 0;
        grid(kind, empty ? 0 : shape.rows(), empty ? 0 : shape.columns());
    }
    void grid(GridKind kind, int64_t rows, int64_t columns) {
        m_page.kind = kind;
        m_page.gridRows = rows;
        m_page.gridColumns = columns;
        m_page.row = std::clamp<int64_t>(m_request.row, 0, rows);
        m_page.column = std::clamp<int64_t>(m_request.column, 0, columns);
        m_page.rows = std::clamp<int64_t>(m_request.rows, 0, rows - m_page.row);
        m_page.columns = std::clamp<int64_t>(m_request.columns, 0, columns - m_page.column);
    }
    template <typename F>
    void fill(const F& cellAt) {
        for (int64_t c = m_page.column; c < m_page.column + m_page.columns; ++c) {
            for (int64_t r = m_page.row; r < m_page.row + m_page.rows; ++r)
                m_page.cells.push_back(cellAt(r, c));
        }
    }

    [[nodiscard]] std::string shown(const Value& one) const {
        std::string text = trimmed(dispText(one, m_format));
        text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
        return text;
    }
    [[nodiscard]] PageCell shownNumber(const Value& one) const {
        return {shown(one), false, exactText(*one.toTensor())};
    }
    [[nodiscard]] PageCell contained(const Value& value) const {
        const bool number = value.isArray() && value.count() == 1 && value.dtype() != DType::Char;
        if (value.isTextScalar() && value.count() < kMostLines) {
            const std::string quote = value.isString() ? "\"" : "'";
            return {quote + value.toText() + quote};
        }
        if (number) return shownNumber(value);
        if (value.kind() == Kind::FunctionHandle) return {shown(value)};
        return {sizeText(value.shape()) + " " + value.className(), true};
    }

    void ofNumbers(const Value& value) {
        const Ref<Tensor> array = value.toTensor();
        m_page.numeric = true;
        grid(GridKind::Array, array->shape());
        if (m_page.gridRows > 0) {
            const Value part = partOfArray(*array, {m_page.row, m_page.column, m_page.rows,
                                                    m_page.columns, offset(array->shape())});
            const Tensor& t = part.tensor();
            for (int64_t k = 0; k < t.count(); ++k)
                m_page.cells.push_back(shownNumber(elementOf(t, k)));
        }
    }
    static Value elementOf(const Tensor& t, int64_t k) {
        Ref<Tensor> one = Tensor::make(t.dtype(), Shape(1, 1), t.isComplex(), false);
        std::memcpy(one->mutableHostBytes(),
                    t.hostBytes() + static_cast<std::size_t>(k) * t.elementSize(), t.elementSize());
        return Value(std::move(one));
    }
    void ofSparse(const SparseMatrix& s) {
        m_page.numeric = true;
        grid(GridKind::Array, s.shape());
        fill([&](int64_t row, int64_t column) {
            const int64_t entry = s.find(row, column);
            return entry < 0 ? PageCell{"0"} : shownNumber(elementOf(*s.values(), entry));
        });
    }

    void ofChar(const Value& value) {
        const Ref<Tensor> t = value.toTensor();
        if (t->shape().rows() != 1 || t->shape().rank() > 2) return ofText(value);
        grid(GridKind::CharRow, 1, 1);
        m_page.cells.push_back({value.toText()});
    }

    void ofStruct(const StructArray& s) {
        const bool one = s.count() == 1;
        const int64_t fields = s.fieldCount();
        if (one)
            grid(GridKind::Fields, fields, fields > 0 ? 1 : 0);
        else
            grid(GridKind::Elements, s.count(), fields);
        std::vector<std::string>& names = one ? m_page.rowNames : m_page.columnNames;
        const int64_t first = one ? m_page.row : m_page.column;
        const int64_t count = one ? m_page.rows : m_page.columns;
        for (int64_t k = first; k < first + count; ++k)
            names.push_back(s.fieldNames()[static_cast<std::size_t>(k)]);
        fill([&](int64_t row, int64_t column) {
            return contained(one ? s.at(static_cast<int>(row))
                                 : s.at(static_cast<int>(column), row));
        });
    }

    void ofText(const Value& value) {
        std::vector<PageCell> lines;
        const std::string text = trimmed(dispText(value, m_format));
        for (std::size_t at = 0; at <= text.size() && lines.size() < kMostLines;) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            lines.push_back({text.substr(at, end - at)});
            at = end + 1;
        }
        grid(GridKind::Text, static_cast<int64_t>(lines.size()), 1);
        fill([&](int64_t row, int64_t) { return lines[static_cast<std::size_t>(row)]; });
    }

    const PageRequest& m_request;
    DisplayFormat m_format;
    ValuePage& m_page;
};

} // namespace

ValuePage Session::valuePage(const PageRequest& request) {
    ValuePage page;
    const Value root = m_state->valueNamed(request.path.variable);
    const Value value = root.isNothing() ? root : follow(root, request.path.steps);
    if (value.isNothing()) {
        page.message = "There is no " + request.path.text() + " now.";
        return page;
    }
    const auto describe = [&] {
        const VariableInfo info = State::describe(request.path.variable, value);
        page.livesOn = info.livesOn;
        page.bytes = info.bytes;
    };
    describe();
    const bool wasPending = page.livesOn == "pending";
    try {
        DisplayFormat format = currentDisplayFormat(*m_state->vm);
        if (!request.format.empty()) static_cast<void>(applyFormatWord(format, request.format));
        PageMaker maker(request, format, page);
        maker.make(value);
        if (wasPending) describe(); // it is computed now
        if (request.summary)
            page.summary = summaryOf(value, page.livesOn, m_state->accelerator, m_state->providers,
                                     m_state->running);
    } catch (const std::exception& error) {
        page.message = error.what();
        if (const auto* said = dynamic_cast<const ScriptError*>(&error))
            page.message = said->message;
    }
    if (wasPending) m_state->publish();
    return page;
}

} // namespace vitrine
