// SPDX-License-Identifier: Apache-2.0
#include "builtins/display/display.h"

#include "builtins/containers/dictionary.h"
#include "builtins/containers/library_object.h"
#include "builtins/functions/inline_functions.h"

#include "builtins/core/builtin.h"
#include "builtins/display/display_number.h"
#include "builtins/sparse/sparse_display.h"
#include "value/containers.h"
#include "value/dlarray.h"
#include "value/object_array.h"
#include "value/property_text.h"

namespace vitrine {

namespace {

using Style = DisplayFormat::Style;

constexpr const char* kTimes = "\xC3\x97";
constexpr const char* kEllipsis = "\xE2\x80\xA6";

int displayWidth(std::string_view utf8) {
    int width = 0;
    for (char c : utf8)
        width += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
    return width;
}

void padTo(std::string& text, int width) {
    const int missing = width - displayWidth(text);
    if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
}

/// Class as in "1×3 int8 row vector"; "gpuArray single" for device classes.
std::string arrayClass(const Tensor& t) {
    const std::string name(className(t.dtype()));
    return t.isGpuArray() ? "gpuArray " + name : name;
}

std::string shapeNoun(const Shape& s) {
    if (s.rank() > 2) return "array";
    if (s.rows() == 1) return "row vector";
    if (s.columns() == 1) return "column vector";
    return "matrix";
}

std::string rowText(const Tensor& t, int64_t row, int64_t page) {
    const Shape& s = t.shape();
    std::u16string units;
    const char16_t* data = t.data<char16_t>() + page * s.rows() * s.columns();
    for (int64_t c = 0; c < s.columns(); ++c)
        units.push_back(data[c * s.rows() + row]);
    return toUtf8(units);
}

/// "(:,:,2,1)" for a page counted from 0.
std::string pageText(const Shape& s, int64_t page) {
    std::string text = "(:,:";
    for (int d = 2; d < s.rank(); ++d) {
        text += ',' + std::to_string(page % s[d] + 1);
        page /= s[d];
    }
    return text + ')';
}

class Writer {
public:
    Writer(std::string_view name, const DisplayFormat& format, bool named)
        : m_name(name), m_format(format), m_named(named) {}

    std::string write(const Value& v);

private:
    void blank() {
        if (!m_format.compact) m_text += '\n';
    }
    void heading(const char* equals = " =") {
        if (!m_named) return;
        m_text += m_name + equals + "\n";
        blank();
    }
    /// "  1×3 cell array" and the like; only with a name.
    void note(const std::string& text) {
        if (!m_named) return;
        m_text += "  " + text + "\n";
        blank();
    }
    void end() {
        if (m_named) blank();
    }
    void pages(const Shape& s, const char* equals, const std::function<void(int64_t)>& page);
    void writeTensor(const Tensor& t);
    void writeNumberPage(const Tensor& t, const NumberLayout& layout, int64_t page);
    void writeCharacters(const Tensor& t);
    void writeEmpty(const std::string& kind, const Shape& s, bool withNoun);
    void writeSparse(const SparseMatrix& s);
    void writeDlArray(const DlArray& d);
    void writeCell(const Cell& c);
    void writeStruct(const StructArray& s);
    void writeStrings(const StringArray& s);
    void writeHandle(const FunctionHandle& f);
    void writeProperties(const std::string& title,
                         const std::vector<std::pair<std::string, std::string>>& rows);
    void writeMap(const MapObject& m);
    void writeObject(const ObjectValue& o);
    void writeObjects(const ObjectArray& array);
    void writeClassObject(const ClassObject& o);
    void writeClassObjects(const ObjectArray& array);
    void writeFolderObjects(const ClassInfo& info, const Shape& shape);

    std::string m_text;
    std::string m_name;
    const DisplayFormat& m_format;
    bool m_named;
};

void Writer::pages(const Shape& s, const char* equals, const std::function<void(int64_t)>& page) {
    const int64_t count = s.count() / std::max<int64_t>(1, s.rows() * s.columns());
    for (int64_t p = 0; p < count; ++p) {
        if (p > 0) blank();
        m_text += m_name + pageText(s, p) + equals + "\n";
        blank();
        page(p);
        blank();
    }
}

void Writer::writeEmpty(const std::string& kind, const Shape& s, bool withNoun) {
    std::string noun = "array";
    if (withNoun)
        noun = s.rank() == 2 && s.rows() == 0 && s.columns() == 0 ? "matrix" : shapeNoun(s);
    m_text += "  " + sizeText(s) + " empty " + kind + ' ' + noun + "\n";
}

void Writer::writeNumberPage(const Tensor& t, const NumberLayout& layout, int64_t page) {
    const int64_t rows = t.shape().rows();
    const int64_t columns = t.shape().columns();
    const int64_t base = page * rows * columns;
    if (layout.scaleExponent != 0) {
        char scale[40];
        std::snprintf(scale, sizeof scale, "   1.0e%+03d *\n", layout.scaleExponent);
        m_text += scale;
        blank();
    }
    const int width = layout.width + (layout.imaginaryWidth > 0 ? layout.imaginaryWidth + 3 : 0);
    const bool wrapped = appendColumns(m_text, rows, columns, width, m_format,
                                       [&](std::string& out, int64_t r, int64_t c) {
                                           appendElement(out, t, base + c * rows + r, layout);
                                       });
    // A wrapped block has ended with its blank line already.
    if (wrapped && m_named && !m_format.compact) m_text.pop_back();
    if (layout.scaleExponent != 0 && !wrapped && !m_named) blank();
}

void Writer::writeTensor(const Tensor& t) {
    const Shape& s = t.shape();
    if (t.isGpuArray() && t.remote() && t.remote()->state() == RemoteArray::State::Lost) {
        heading();
        m_text += "  Data no longer exists on the device.\n";
        return end();
    }
    if (t.dtype() == DType::Char) return writeCharacters(t);
    heading();
    const std::string kind = arrayClass(t);
    const bool isLogical = t.dtype() == DType::Logical;
    if (s.empty()) {
        if (!m_named) return;
        if (s == Shape(0, 0) && t.dtype() == DType::Double)
            m_text += "     []\n";
        else
            writeEmpty(kind, s, !isLogical);
        return end();
    }
    if (t.dtype() != DType::Double) {
        if (s.isScalar())
            note(kind);
        else
            note(sizeText(s) + ' ' + kind + ' ' + (isLogical ? "array" : shapeNoun(s)));
    }
    const NumberLayout layout = layoutFor(t, m_format);
    if (s.rank() > 2) {
        // The heading of the whole is not printed above the pages of a plain double array.
        if (t.dtype() == DType::Double) m_text.clear();
        return pages(s, " =", [&](int64_t p) { writeNumberPage(t, layout, p); });
    }
    writeNumberPage(t, layout, 0);
    end();
}

void Writer::writeSparse(const SparseMatrix& s) {
    heading();
    note(sparseTitle(s));
    m_text += sparseEntriesText(s, m_format);
    if (!s.shape().empty()) end();
}

/// Sizes with their labels, and the class of the data: "4(S) × 3(C) single dlarray".
std::string dlarrayTitle(const DlArray& d) {
    const Shape s = d.data().shape();
    std::string title;
    for (int k = 0; k < std::max(s.rank(), static_cast<int>(d.labels().size())); ++k) {
        if (k > 0) title += d.labels().empty() ? kTimes : std::string(" ") + kTimes + " ";
        title += std::to_string(s[k]);
        if (!d.labels().empty())
            title += std::string("(") + d.labels()[static_cast<std::size_t>(k)] + ")";
    }
    if (s.empty()) title += " empty";
    if (d.data().isGpuArray()) title += " gpuArray";
    if (d.data().dtype() != DType::Double) title += ' ' + std::string(className(d.data().dtype()));
    return title + " dlarray";
}

void Writer::writeDlArray(const DlArray& d) {
    const Ref<Tensor> t = d.data().toTensor();
    heading(" = ");
    m_text += "  " + dlarrayTitle(d) + "\n";
    if (t->shape().empty()) return end();
    blank();
    const NumberLayout layout = layoutFor(*t, m_format);
    if (t->shape().rank() > 2) {
        m_name.clear();
        return pages(t->shape(), " =", [&](int64_t p) { writeNumberPage(*t, layout, p); });
    }
    writeNumberPage(*t, layout, 0);
    end();
}

void Writer::writeCharacters(const Tensor& t) {
    const Shape& s = t.shape();
    if (s.empty()) {
        if (!m_named) {
            // A row per line also when the rows are empty; nothing for 0-by-0.
            return;
        }
        heading();
        writeEmpty("char", s, false);
        return end();
    }
    if (s.rank() > 2) {
        heading();
        note(sizeText(s) + " char array");
        return pages(s, " =", [&](int64_t p) {
            for (int64_t r = 0; r < s.rows(); ++r)
                m_text += m_named ? "    '" + rowText(t, r, p) + "'\n" : rowText(t, r, p) + "\n";
        });
    }
    heading();
    if (s.rows() > 1) note(sizeText(s) + " char array");
    for (int64_t r = 0; r < s.rows(); ++r)
        m_text += m_named ? "    '" + rowText(t, r, 0) + "'\n" : rowText(t, r, 0) + "\n";
    end();
}

/// How the texts of one cell column are padded to a common width.
struct CellText {
    std::string text;
    bool numeric = false; // "[…]": padded on the left, inside the bracket
};

constexpr int kCellFrame = 6; ///< four blanks and the braces

CellText cellText(const Value& v, const DisplayFormat& format) {
    CellText out;
    out.text = cellElementText(v, format);
    // A text that no line can hold is named by its size.
    if (v.isChar() && displayWidth(out.text) + kCellFrame > format.width)
        out.text = sizeText(v.shape()) + " char";
    out.numeric = v.isArray() && !v.isChar() && !out.text.empty() && out.text[0] == '[';
    return out;
}

void Writer::writeCell(const Cell& c) {
    const Shape& s = c.shape();
    heading();
    if (s.empty()) {
        if (!m_named) return;
        writeEmpty("cell", s, false);
        return end();
    }
    note(sizeText(s) + " cell array");
    const int64_t rows = s.rows();
    const int64_t columns = s.columns();
    const std::function<void(int64_t)> page = [&](int64_t p) {
        std::vector<CellText> texts;
        for (int64_t i = 0; i < rows * columns; ++i)
            texts.push_back(
                cellText(c.elements[static_cast<std::size_t>(p * rows * columns + i)], m_format));
        std::vector<int> widths(static_cast<std::size_t>(columns), 0);
        for (int64_t i = 0; i < rows * columns; ++i) {
            int& w = widths[static_cast<std::size_t>(i / rows)];
            w = std::max(w, displayWidth(texts[static_cast<std::size_t>(i)].text) + kCellFrame);
        }
        const bool wrapped = appendColumns(
            m_text, rows, widths, m_format, [&](std::string& out, int64_t r, int64_t col) {
                const CellText& t = texts[static_cast<std::size_t>(col * rows + r)];
                const int inner = widths[static_cast<std::size_t>(col)] - kCellFrame;
                std::string body = t.text;
                const int missing = inner - displayWidth(body);
                if (t.numeric && missing > 0)
                    body.insert(1, static_cast<std::size_t>(missing), ' ');
                else
                    padTo(body, inner);
                out += "    {" + body + '}';
            });
        if (wrapped && !m_format.compact) m_text.pop_back();
    };
    if (s.rank() > 2) return pages(s, " = ", page);
    page(0);
    blank();
}

void Writer::writeStruct(const StructArray& s) {
    heading(" = ");
    const std::vector<std::string>& names = s.fieldNames();
    if (!s.shape().isScalar()) {
        std::string title = sizeText(s.shape());
        if (s.count() == 0) title += " empty";
        m_text +=
            "  " + title +
            (names.empty() ? " struct array with no fields.\n" : " struct array with fields:\n");
        if (!names.empty()) blank();
        for (const std::string& name : names)
            m_text += "    " + name + "\n";
        return blank();
    }
    if (names.empty()) {
        if (m_named) m_text += "  struct with no fields.\n";
        return blank();
    }
    note("struct with fields:");
    std::size_t widest = 0;
    for (const std::string& name : names)
        widest = std::max(widest, name.size());
    for (std::size_t f = 0; f < names.size(); ++f) {
        m_text.append(4 + widest - names[f].size(), ' ');
        m_text += names[f] + ": " +
                  fieldText(s.at(static_cast<int>(f)), m_format,
                            m_format.width - static_cast<int>(widest) - 6) +
                  "\n";
    }
    blank();
}

void Writer::writeStrings(const StringArray& s) {
    const auto quoted = [&](std::size_t i) {
        return s.elements[i] ? '"' + *s.elements[i] + '"' : std::string("<missing>");
    };
    if (s.shape().isScalar()) {
        heading(" = ");
        if (m_named)
            m_text += "    " + quoted(0) + "\n";
        else
            m_text += (s.elements[0] ? *s.elements[0] : "<missing>") + "\n";
        return end();
    }
    heading(" = ");
    if (s.count() == 0) {
        if (!m_named) return;
        writeEmpty("string", s.shape(), false);
        return end();
    }
    note(sizeText(s.shape()) + " string array");
    const int64_t rows = s.shape().rows();
    const int64_t columns = s.shape().columns();
    const std::function<void(int64_t)> page = [&](int64_t p) {
        const int64_t base = p * rows * columns;
        std::vector<int> widths(static_cast<std::size_t>(columns), 0);
        for (int64_t i = 0; i < rows * columns; ++i) {
            int& w = widths[static_cast<std::size_t>(i / rows)];
            w = std::max(w, displayWidth(quoted(static_cast<std::size_t>(base + i))) + 4);
        }
        const bool wrapped = appendColumns(
            m_text, rows, widths, m_format, [&](std::string& out, int64_t r, int64_t c) {
                std::string body = quoted(static_cast<std::size_t>(base + c * rows + r));
                if (c + 1 < columns || rows > 1)
                    padTo(body, widths[static_cast<std::size_t>(c)] - 4);
                out += "    " + body;
            });
        if (wrapped && !m_format.compact) m_text.pop_back();
    };
    if (s.shape().rank() > 2) return pages(s.shape(), " = ", page);
    page(0);
    blank();
}

std::string handleText(const FunctionHandle& f) {
    if (f.name.empty()) return f.text;
    return f.name[0] == '@' ? f.name : '@' + f.name;
}

void Writer::writeHandle(const FunctionHandle& f) {
    heading();
    note("function_handle with value:");
    m_text += "    " + handleText(f) + "\n";
    end();
}

void Writer::writeProperties(const std::string& title,
                             const std::vector<std::pair<std::string, std::string>>& rows) {
    heading(" = ");
    if (rows.empty()) {
        m_text += "  " + title + " with no properties.\n";
        return blank();
    }
    m_text += "  " + title + " with properties:\n";
    blank();
    std::size_t widest = 0;
    for (const auto& row : rows)
        widest = std::max(widest, row.first.size());
    for (const auto& [name, text] : rows) {
        m_text.append(4 + widest - name.size(), ' ');
        m_text += name + ": " + text + "\n";
    }
    blank();
}

void Writer::writeMap(const MapObject& m) {
    writeProperties(
        "Map",
        {{"Count", std::to_string(m.count())}, {"KeyType", m.keyType}, {"ValueType", m.valueType}});
}

std::string shortClass(const std::string& name) {
    return name.substr(name.rfind('.') + 1); // npos + 1 is 0
}

/// The class of each, with the name under which it is known where it has one.
void Writer::writeObjects(const ObjectArray& array) {
    heading(" =");
    const std::string kind = shortClass(array.className());
    if (array.elements().empty()) {
        m_text += "  " + sizeText(array.shape()) + " empty " + kind + " array.\n";
        return blank();
    }
    m_text += "  " + sizeText(array.shape()) + ' ' + kind + " array:\n";
    blank();
    const int64_t rows = array.shape().rows();
    std::size_t width = 0;
    for (const Value& v : array.elements())
        width = std::max(width, shortClass(v.className()).size());
    for (int64_t row = 0; row < rows; ++row) {
        std::string line = " ";
        for (int64_t i = row; i < array.shape().count(); i += rows) {
            const Value& v = array.elements()[static_cast<std::size_t>(i)];
            std::string text = shortClass(v.className());
            const Value name = v.objectValue().property("DisplayName");
            const bool named = name.isTextScalar() && !name.toText().empty();
            if (named)
                text += std::string(width + 4 - text.size(), ' ') + '(' + name.toText() + ')';
            else if (i + rows < array.shape().count())
                text.resize(width, ' ');
            line += ' ' + text + "   ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        m_text += line + '\n';
    }
    blank();
}

/// Of a class of the kind before classdef: what it holds is nobody's business.
void Writer::writeFolderObjects(const ClassInfo& info, const Shape& shape) {
    heading(" =");
    std::string size = std::to_string(shape[0]);
    for (int d = 1; d < shape.rank(); ++d)
        size += "-by-" + std::to_string(shape[d]);
    m_text += "\t" + info.name + " object: " + size + "\n";
    blank();
}

/// Of a class with classdef: what everybody may read, as its get methods say it.
void Writer::writeClassObject(const ClassObject& o) {
    const ClassInfo& info = o.info();
    const std::string kind = shortClass(info.name);
    if (info.fromFolder) return writeFolderObjects(info, Shape(1, 1));
    if (!o.member.empty()) {
        heading(" = ");
        m_text += "  " + kind + " enumeration\n";
        blank();
        m_text += "    " + o.member + "\n";
        return blank();
    }
    if (o.deleted) {
        heading(" = ");
        m_text += "  handle to deleted " + kind + "\n";
        return blank();
    }
    std::vector<std::pair<std::string, std::string>> rows;
    const Value object{Ref<ObjectValue>(const_cast<ClassObject*>(&o))};
    for (const std::string& name : o.propertyNames()) {
        const ClassProperty* p = info.findProperty(name);
        Value value;
        if (p && !p->getter.isNothing() && m_format.vm) {
            try {
                value = m_format.vm->call(p->getter, {&object, 1}, 1).at(0);
            } catch (const ScriptError&) {
                continue; // what cannot be computed is not shown
            }
        } else {
            value = o.property(name);
        }
        if (value.isNothing()) value = Value::emptyMatrix();
        rows.emplace_back(name, fieldText(value, m_format, m_format.width - 24));
    }
    writeProperties(info.handle && rows.empty() ? kind + " handle" : kind, rows);
}

void Writer::writeClassObjects(const ObjectArray& array) {
    const ClassInfo& info = *array.classInfo();
    std::string size = sizeText(array.shape()) + ' ' + shortClass(info.name);
    if (info.fromFolder) return writeFolderObjects(info, array.shape());
    heading(" = ");
    if (info.enumerates && !array.elements().empty()) {
        m_text += "  " + size + " enumeration array\n";
        blank();
        std::size_t width = 0;
        for (const Value& v : array.elements())
            width = std::max(width, classObject(v)->member.size());
        for (int64_t row = 0; row < array.shape().rows(); ++row) {
            m_text += "    ";
            for (int64_t i = row; i < array.shape().count(); i += array.shape().rows()) {
                std::string text =
                    classObject(array.elements()[static_cast<std::size_t>(i)])->member;
                text.resize(width + 4, ' ');
                m_text += text;
            }
            m_text.erase(m_text.find_last_not_of(' ') + 1);
            m_text += '\n';
        }
        return blank();
    }
    const std::vector<std::string> names = info.shownProperties();
    std::vector<std::string> kinds; // of a heterogeneous array
    for (const Value& v : array.elements()) {
        const std::string kind = shortClass(v.className());
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    }
    if (kinds.size() > 1) {
        size = sizeText(array.shape()) + " heterogeneous " + shortClass(info.name) + " (";
        for (const std::string& kind : kinds)
            size += (size.back() == '(' ? "" : ", ") + kind;
        size += ')';
    }
    m_text += "  " + size + " array with " + (names.empty() ? "no properties.\n" : "properties:\n");
    blank();
    for (const std::string& name : names)
        m_text += "    " + name + "\n";
    if (!names.empty()) blank();
}

void Writer::writeObject(const ObjectValue& o) {
    if (const auto* own = dynamic_cast<const ClassObject*>(&o)) return writeClassObject(*own);
    if (const auto* many = dynamic_cast<const ObjectArray*>(&o); many && many->classInfo())
        return writeClassObjects(*many);
    if (const auto* dictionary = dynamic_cast<const Dictionary*>(&o)) {
        heading(" =");
        m_text += dictionary->text(m_format);
        return blank();
    }
    if (const std::string text = inlineText(o, m_name.empty() ? "f" : m_name); !text.empty()) {
        heading(" =");
        m_text += "     Inline function:\n     " + text + "\n";
        return blank();
    }
    if (const auto* own = dynamic_cast<const ObjectText*>(&o)) {
        heading(" =");
        m_text += own->displayText();
        return blank();
    }
    if (const auto* array = dynamic_cast<const ObjectArray*>(&o)) return writeObjects(*array);
    std::vector<std::pair<std::string, std::string>> rows;
    const auto* written = dynamic_cast<const PropertyText*>(&o);
    const auto* part = dynamic_cast<const ShownPart*>(&o);
    std::vector<std::string> names = part ? part->shownNames() : std::vector<std::string>();
    const bool all = names.empty();
    if (all) names = o.propertyNames();
    for (const std::string& name : names) {
        std::string text = written ? written->propertyText(name) : "";
        if (text.empty()) text = fieldText(o.property(name), m_format, m_format.width - 24);
        rows.emplace_back(name, std::move(text));
    }
    writeProperties(part ? part->shownTitle() : shortClass(o.className()), rows);
    if (all) return;
    m_text += "  Use GET to show all properties\n";
    blank();
}

std::string Writer::write(const Value& v) {
    switch (v.kind()) {
    case Kind::Nothing:
        break;
    case Kind::Scalar:
    case Kind::Tensor:
        writeTensor(*v.toTensor());
        break;
    case Kind::Sparse:
        writeSparse(v.sparse());
        break;
    case Kind::DlArray:
        writeDlArray(v.dlarray());
        break;
    case Kind::Cell:
        writeCell(v.cell());
        break;
    case Kind::Struct:
        writeStruct(v.structure());
        break;
    case Kind::String:
        writeStrings(v.strings());
        break;
    case Kind::FunctionHandle:
        writeHandle(v.handle());
        break;
    case Kind::Map:
        writeMap(v.map());
        break;
    case Kind::Object:
        writeObject(v.objectValue());
        break;
    }
    return std::move(m_text);
}

std::string sizeAndClass(const Value& v) {
    return sizeText(v.shape()) + ' ' + v.className();
}

/// The text of an object that stands for one value with a text, a date or a category; empty of
/// others, which are shown by size and class.
std::string objectText(const Value& v, const DisplayFormat& format) {
    if (const ClassObject* own = classObject(v)) return own->member;
    const Value texts = format.vm ? objectFunction(v, "cellstr") : Value();
    if (texts.isNothing() || !shapeOf(*format.vm, v).isScalar()) return "";
    const Value list = format.vm->call(texts, {&v, 1}, 1).at(0);
    return list.isCell() && list.count() == 1 ? list.cell().elements[0].toText() : "";
}

std::string objectSizeAndClass(const Value& v, const DisplayFormat& format) {
    const Shape shape = format.vm ? shapeOf(*format.vm, v) : shownShape(v);
    return sizeText(shape) + ' ' + v.className();
}

/// "1 2.5000 3" for as many elements as fit into room characters; all when room is negative.
bool joinedNumbers(const Tensor& t, const DisplayFormat& format, int room, std::string& out) {
    for (int64_t i = 0; i < t.count(); ++i) {
        const std::string text = scalarNumberText(t, i, format);
        if (static_cast<int>(out.size() + text.size()) + 1 > room) return false;
        if (i > 0) out += ' ';
        out += text;
    }
    return true;
}

} // namespace

std::string sizeText(const Shape& shape) {
    std::string text;
    for (int d = 0; d < shape.rank(); ++d) {
        if (d > 0) text += kTimes;
        text += std::to_string(shape[d]);
    }
    return text;
}

std::string cellElementText(const Value& v, const DisplayFormat& format) {
    constexpr int kRoom = 60;
    switch (v.kind()) {
    case Kind::Scalar:
    case Kind::Tensor: {
        if (v.isChar()) {
            const Shape s = v.shape();
            if (s.rank() == 2 && s.rows() == 1 && s.columns() > 0) return '\'' + v.toText() + '\'';
            return sizeText(s) + " char";
        }
        const Shape s = v.shape();
        if (s.isScalar() && !v.isGpuArray()) {
            return '[' + scalarNumberText(*v.toTensor(), 0, format) + ']';
        }
        std::string text;
        if (s.isRow() && !s.empty() && s.columns() <= kRoom / 2 && !v.isGpuArray() &&
            joinedNumbers(v.tensor(), format, kRoom, text)) {
            return '[' + text + ']';
        }
        return sizeAndClass(v);
    }
    case Kind::String:
        if (v.count() == 1)
            return v.strings().elements[0] ? "[\"" + v.toText() + "\"]" : "[<missing>]";
        return sizeAndClass(v);
    case Kind::FunctionHandle:
        return handleText(v.handle());
    case Kind::Object: {
        const std::string text = objectText(v, format);
        return text.empty() ? objectSizeAndClass(v, format) : '[' + text + ']';
    }
    default:
        return sizeAndClass(v);
    }
}

namespace {

/// A row of cells as a field shows it, "{'a'  [1 2]  {1×2 cell}}"; false when it needs more than
/// room.
bool joinedCells(const Cell& cells, const DisplayFormat& format, int room, std::string& out) {
    constexpr int kItem = 22; // a row of numbers within one cell
    out = "{";
    for (const Value& element : cells.elements) {
        if (out.size() > 1) out += "  ";
        if (element.isString() && element.count() == 1) {
            out += cellElementText(element, format);
            continue;
        }
        if (element.kind() == Kind::Object) {
            const std::string text = cellElementText(element, format);
            out += text.front() == '[' ? text : '[' + text + ']';
            continue;
        }
        const std::string text = fieldText(element, format, kItem);
        const bool numbers =
            (element.kind() == Kind::Scalar || element.kind() == Kind::Tensor) && !element.isChar();
        if (element.kind() == Kind::Cell && text != "{}")
            out += '{' + sizeAndClass(element) + '}';
        else if (numbers && text.back() == ')')
            out += '[' + sizeAndClass(element) + ']';
        else
            out += numbers && text.front() != '[' ? '[' + text + ']' : text;
        if (displayWidth(out) >= room) return false;
    }
    out += '}';
    return !cells.elements.empty() && displayWidth(out) <= room;
}

} // namespace

std::string fieldText(const Value& v, const DisplayFormat& format, int room) {
    const Shape s = v.shape();
    switch (v.kind()) {
    case Kind::Nothing:
        return "[]";
    case Kind::Scalar:
    case Kind::Tensor: {
        if (v.isChar()) {
            if (s.rank() == 2 && (s.rows() == 1 || s == Shape(0, 0))) {
                return '\'' + v.toText() + '\'';
            }
            return '[' + sizeAndClass(v) + ']';
        }
        if (s == Shape(0, 0) && v.dtype() == DType::Double) return "[]";
        if (v.isGpuArray()) return '[' + sizeAndClass(v) + ']';
        if (s.isScalar()) return scalarNumberText(*v.toTensor(), 0, format);
        if (!s.isRow() || s.empty()) return '[' + sizeAndClass(v) + ']';
        std::string text;
        if (joinedNumbers(v.tensor(), format, room - 2, text)) return '[' + text + ']';
        const std::string suffix = std::string(" ") + kEllipsis + " ] (" + sizeAndClass(v) + ')';
        text.clear();
        joinedNumbers(v.tensor(), format, room - displayWidth(suffix) - 1, text);
        return '[' + text + suffix;
    }
    case Kind::Cell: {
        std::string text;
        if (s == Shape(0, 0)) return "{}";
        if (s.isRow() && joinedCells(v.cell(), format, room, text)) return text;
        return '{' + sizeAndClass(v) + '}';
    }
    case Kind::String: {
        if (v.count() == 1) return v.strings().elements[0] ? '"' + v.toText() + '"' : "<missing>";
        if (s.isRow() && s.columns() > 0) {
            std::string text = "[";
            for (const auto& e : v.strings().elements) {
                if (text.size() > 1) text += "    ";
                text += e ? '"' + *e + '"' : "<missing>";
            }
            if (displayWidth(text) < room) return text + ']';
        }
        return '[' + sizeAndClass(v) + ']';
    }
    case Kind::FunctionHandle:
        return handleText(v.handle());
    case Kind::Object: {
        const std::string text = objectText(v, format);
        return text.empty() ? '[' + objectSizeAndClass(v, format) + ']' : text;
    }
    default:
        return '[' + sizeAndClass(v) + ']';
    }
}

std::string displayText(std::string_view name, const Value& value, const DisplayFormat& format) {
    return Writer(name, format, true).write(value);
}

std::string dispText(const Value& value, const DisplayFormat& format) {
    return Writer("", format, false).write(value);
}

bool applyFormatWord(DisplayFormat& format, std::string_view word) {
    static constexpr std::pair<std::string_view, Style> kStyles[] = {
        {"short", Style::Short},
        {"long", Style::Long},
        {"shorte", Style::ShortE},
        {"longe", Style::LongE},
        {"shortg", Style::ShortG},
        {"longg", Style::LongG},
        {"shorteng", Style::ShortEng},
        {"longeng", Style::LongEng},
        {"bank", Style::Bank},
        {"hex", Style::Hex},
        {"rat", Style::Rational},
        {"rational", Style::Rational},
        {"+", Style::Plus},
    };
    std::string lower(word);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower == "compact") return format.compact = true, true;
    if (lower == "loose") return format.compact = false, true;
    for (const auto& [text, style] : kStyles) {
        if (text == lower) return format.style = style, true;
    }
    return false;
}

DisplayFormat currentDisplayFormat(Interpreter& vm) {
    DisplayFormat format;
    std::istringstream words(vm.sessionSlot("format").toText());
    for (std::string word; words >> word;)
        (void)applyFormatWord(format, word);
    if (const Value& columns = vm.sessionSlot("columns"); !columns.isNothing())
        format.width = static_cast<int>(columns.toDouble());
    return format;
}

DisplayFormat statementDisplayFormat(Interpreter& vm) {
    DisplayFormat format = currentDisplayFormat(vm);
    format.vm = &vm;
    return format;
}

} // namespace vitrine
