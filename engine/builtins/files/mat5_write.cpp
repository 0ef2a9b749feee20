// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat5.h"

#include "builtins/core/nesting.h"
#include "builtins/core/support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/text_values.h"

#include <algorithm>
#include <cstring>
#include <ctime>
#include <zlib.h>

namespace vitrine::mat5 {

void throwNotWritten(const Error& error) {
    throwError("MATLAB:save:couldNotWriteFile", "Unable to write file: %s.", error.message.c_str());
}

namespace {

constexpr uint64_t kTag = 8;
constexpr uint64_t kSmall = 4; ///< bytes that stand in the tag itself

uint64_t padded(uint64_t bytes) {
    return (bytes + 7) / 8 * 8;
}

/// A data element with its tag.
uint64_t partSize(uint64_t bytes) {
    return kTag + (bytes <= kSmall ? 0 : padded(bytes));
}

Value textsOf(const Value& v) {
    std::vector<Value> texts;
    for (const auto& e : v.strings().elements)
        texts.push_back(Value::text(e.value_or("")));
    if (texts.size() == 1) return texts[0];
    return makeRef<Cell>(v.shape(), std::move(texts));
}

std::size_t nameWidth(const StructArray& s) {
    std::size_t longest = 0;
    for (const std::string& name : s.fieldNames())
        longest = std::max(longest, name.size());
    return longest + 1;
}

const NumberType& numberType(DType dtype) {
    const DType stored = dtype == DType::Logical ? DType::UInt8 : dtype;
    return *std::find_if(kNumberTypes.begin(), kNumberTypes.end(),
                         [&](const NumberType& t) { return t.dtype == stored; });
}

/// The size of every matrix in a value, in the order in which they are written.
class Plan {
public:
    /// False when a class in it cannot be kept.
    bool add(const Value& v, std::size_t nameLength) {
        const NestingLevel level;
        m_stop();
        const std::size_t at = m_sizes.size();
        m_sizes.push_back(0);
        uint64_t size = partSize(8) + partSize(nameLength);
        if (!content(v, size)) return false;
        m_sizes[at] = size;
        return true;
    }
    [[nodiscard]] const std::vector<uint64_t>& sizes() const { return m_sizes; }
    /// Does the format count as far as the value's lengths and sizes go?
    [[nodiscard]] bool fits() const {
        constexpr uint64_t kMost = uint64_t{1} << 31;
        return m_fits && m_sizes[0] < kMost;
    }

private:
    bool nested(const Value& v, uint64_t& size) {
        const std::size_t at = m_sizes.size();
        if (!add(v, 0)) return false;
        size += kTag + m_sizes[at];
        return true;
    }
    bool content(const Value& v, uint64_t& size) {
        switch (v.kind()) {
        case Kind::Nothing:
            return content(Value::emptyMatrix(), size);
        case Kind::String:
            return content(textsOf(v), size);
        case Kind::Scalar:
        case Kind::Tensor: {
            addShape(v.shape(), size);
            const auto count = static_cast<uint64_t>(v.shape().count());
            size += partSize(count * sizeOf(v.dtype())) * (v.isComplex() ? 2 : 1);
            return true;
        }
        case Kind::Sparse: {
            const SparseMatrix& s = v.sparse();
            addShape(v.shape(), size);
            const auto entries = static_cast<uint64_t>(s.entryCount());
            size += partSize(entries * 4) + partSize((static_cast<uint64_t>(s.columns()) + 1) * 4) +
                    partSize(entries * sizeof(double)) * (s.isComplex() ? 2 : 1);
            return true;
        }
        case Kind::Cell:
            addShape(v.shape(), size);
            for (const Value& e : v.cell().elements) {
                if (!nested(e, size)) return false;
            }
            return true;
        case Kind::Struct: {
            const StructArray& s = v.structure();
            addShape(v.shape(), size);
            size += partSize(4) + partSize(nameWidth(s) * static_cast<std::size_t>(s.fieldCount()));
            for (int64_t i = 0; i < s.count() && s.fieldCount() > 0; ++i) {
                for (int f = 0; f < s.fieldCount(); ++f) {
                    if (!nested(s.at(f, i), size)) return false;
                }
            }
            return true;
        }
        default:
            return false;
        }
    }
    void addShape(const Shape& shape, uint64_t& size) {
        constexpr int64_t kLongest = std::numeric_limits<int32_t>::max();
        for (const int64_t d : shape.dims())
            m_fits = m_fits && d <= kLongest;
        size += partSize(4 * static_cast<uint64_t>(shape.rank()));
    }

    std::vector<uint64_t> m_sizes;
    bool m_fits = true;
    StopCheck m_stop;
};

/// Where the bytes of a variable go: buffered, and compressed if wanted.
class Output {
public:
    Output(std::function<void(std::string_view)> put, bool compress)
        : m_put(std::move(put)), m_compress(compress), m_buffer(kPart, '\0') {
        if (compress && deflateInit(&m_stream, Z_DEFAULT_COMPRESSION) != Z_OK)
            throwError("MATLAB:nomem", "Out of memory.");
        if (compress) m_packed.resize(kPart);
    }
    ~Output() {
        if (m_compress) deflateEnd(&m_stream);
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void bytes(const void* data, std::size_t count) {
        const auto* at = static_cast<const char*>(data);
        while (count > 0) {
            const std::size_t n = std::min(count, kPart - m_used);
            std::memcpy(m_buffer.data() + m_used, at, n);
            m_used += n;
            at += n;
            count -= n;
            if (m_used == kPart) drain(false);
        }
    }
    void word(uint32_t value) { bytes(&value, sizeof value); }
    void zeros(uint64_t count) {
        constexpr char kZeros[8] = {};
        bytes(kZeros, static_cast<std::size_t>(count));
    }
    void end() { drain(true); }

    /// A data element whose bytes follow; put() them, then close().
    void open(Type type, uint64_t size) {
        if (size <= kSmall && size > 0) {
            word(type | static_cast<uint32_t>(size) << 16);
        } else {
            word(type);
            word(static_cast<uint32_t>(size));
        }
    }
    void close(uint64_t size) {
        if (size > 0) zeros(size <= kSmall ? kSmall - size : padded(size) - size);
    }
    void part(Type type, const void* data, uint64_t size) {
        open(type, size);
        bytes(data, static_cast<std::size_t>(size));
        close(size);
    }

private:
    static constexpr std::size_t kPart = std::size_t{1} << 18;

    void drain(bool last) {
        checkStop();
        if (!m_compress) {
            if (m_used > 0) m_put({m_buffer.data(), m_used});
            m_used = 0;
            return;
        }
        m_stream.next_in = reinterpret_cast<Bytef*>(m_buffer.data());
        m_stream.avail_in = static_cast<uInt>(m_used);
        int status = Z_OK;
        do {
            m_stream.next_out = reinterpret_cast<Bytef*>(m_packed.data());
            m_stream.avail_out = static_cast<uInt>(kPart);
            status = deflate(&m_stream, last ? Z_FINISH : Z_NO_FLUSH);
            if (const std::size_t made = kPart - m_stream.avail_out; made > 0)
                m_put({m_packed.data(), made});
        } while (last ? status != Z_STREAM_END : m_stream.avail_out == 0);
        m_used = 0;
    }

    std::function<void(std::string_view)> m_put;
    bool m_compress;
    z_stream m_stream = {};
    std::string m_buffer, m_packed;
    std::size_t m_used = 0;
};

class MatrixWriter {
public:
    MatrixWriter(Output& out, const std::vector<uint64_t>& sizes) : m_out(out), m_sizes(sizes) {}

    void write(const std::string& name, const Value& v) {
        const NestingLevel level;
        m_out.word(Matrix);
        m_out.word(static_cast<uint32_t>(m_sizes[m_next++]));
        content(name, v);
    }

private:
    void head(const std::string& name, const Shape& shape, uint32_t cls, uint32_t flags,
              uint32_t capacity = 0) {
        const uint32_t words[] = {cls | flags << 8, capacity};
        m_out.part(UInt32, words, sizeof words);
        std::vector<int32_t> dims;
        for (const int64_t d : shape.dims())
            dims.push_back(static_cast<int32_t>(d));
        m_out.part(Int32, dims.data(), dims.size() * sizeof(int32_t));
        m_out.part(Int8, name.data(), name.size());
    }

    void content(const std::string& name, const Value& v) {
        switch (v.kind()) {
        case Kind::Nothing:
            return array(name, Value::emptyMatrix());
        case Kind::String:
            return content(name, textsOf(v));
        case Kind::Sparse:
            return sparse(name, v.sparse());
        case Kind::Cell:
            head(name, v.shape(), CellClass, 0);
            for (const Value& e : v.cell().elements)
                write("", e);
            return;
        case Kind::Struct:
            return structure(name, v.structure());
        default:
            return array(name, v);
        }
    }

    void array(const std::string& name, const Value& v) {
        const Ref<Tensor> t = v.toTensor();
        const bool chars = t->dtype() == DType::Char;
        const NumberType& type = numberType(chars ? DType::UInt16 : t->dtype());
        const uint32_t flags = (t->isComplex() ? kComplexFlag : 0U) |
                               (t->dtype() == DType::Logical ? kLogicalFlag : 0U);
        head(name, t->shape(), chars ? static_cast<uint32_t>(CharClass) : type.cls, flags);
        elements(type.type, t->hostBytes(), static_cast<std::size_t>(t->count()),
                 sizeOf(t->dtype()), t->isComplex());
    }

    /// Numbers, those of a complex array in two parts.
    void elements(Type type, const std::byte* data, std::size_t count, std::size_t size,
                  bool complex) {
        if (!complex) return m_out.part(type, data, count * size);
        for (std::size_t k = 0; k < 2; ++k) {
            m_out.open(type, count * size);
            for (std::size_t i = 0; i < count; ++i)
                m_out.bytes(data + (2 * i + k) * size, size);
            m_out.close(count * size);
        }
    }

    void sparse(const std::string& name, const SparseMatrix& s) {
        const auto entries = static_cast<std::size_t>(s.entryCount());
        const uint32_t flags =
            (s.isComplex() ? kComplexFlag : 0U) | (s.dtype() == DType::Logical ? kLogicalFlag : 0U);
        head(name, s.shape(), SparseClass, flags, static_cast<uint32_t>(entries));
        const std::vector<int32_t> rows(s.entryRows().begin(), s.entryRows().end());
        m_out.part(Int32, rows.data(), rows.size() * sizeof(int32_t));
        std::vector<int32_t> starts(static_cast<std::size_t>(s.columns()) + 1, 0);
        for (const int64_t column : s.entryColumns())
            ++starts[static_cast<std::size_t>(column) + 1];
        for (std::size_t c = 1; c < starts.size(); ++c)
            starts[c] += starts[c - 1];
        m_out.part(Int32, starts.data(), starts.size() * sizeof(int32_t));
        const Ref<Tensor> values = s.dtype() == DType::Double
                                       ? Ref<Tensor>(s.values())
                                       : convertOnHost(*s.values(), DType::Double);
        elements(Double, values->hostBytes(), entries, sizeof(double), s.isComplex());
    }

    void structure(const std::string& name, const StructArray& s) {
        head(name, s.shape(), StructClass, 0);
        const std::size_t width = nameWidth(s);
        const auto length = static_cast<int32_t>(width);
        m_out.part(Int32, &length, sizeof length);
        std::string names;
        for (const std::string& field : s.fieldNames())
            names += field + std::string(width - field.size(), '\0');
        m_out.part(Int8, names.data(), names.size());
        for (int64_t i = 0; i < s.count() && s.fieldCount() > 0; ++i) {
            for (int f = 0; f < s.fieldCount(); ++f)
                write("", s.at(f, i));
        }
    }

    Output& m_out;
    const std::vector<uint64_t>& m_sizes;
    std::size_t m_next = 0;
};

} // namespace

void Writer::put(std::string_view bytes) {
    if (const Status done = m_file.write(bytes); !done) throwNotWritten(done.error());
    m_position += bytes.size();
}

void Writer::begin() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char date[64];
    std::strftime(date, sizeof date, "%a %b %d %H:%M:%S %Y", &local);
    constexpr std::size_t kText = 116;
    std::string head = std::string("MATLAB 5.0 MAT-file, Platform: GLNXA64, Created by: Vitrine "
                                   "on: ") +
                       date;
    head.resize(kText, ' ');
    head += std::string(8, '\0');
    head += {'\0', '\1', 'I', 'M'};
    put(head);
}

void Writer::copy(const InputFile& from, uint64_t begin, uint64_t bytes) {
    std::string buffer;
    for (uint64_t done = 0; done < bytes; done += buffer.size()) {
        constexpr uint64_t kPart = uint64_t{1} << 20;
        buffer.resize(static_cast<std::size_t>(std::min(kPart, bytes - done)));
        from.readAt(begin + done, buffer.data(), buffer.size());
        put(buffer);
    }
}

MatKept Writer::write(const std::string& name, const Value& value) {
    Plan plan;
    if (!plan.add(value, name.size())) return MatKept::Unsupported;
    if (!plan.fits()) return MatKept::TooLarge;
    const uint64_t begin = m_position;
    if (m_compress) {
        const uint32_t tag[] = {Compressed, 0};
        put({reinterpret_cast<const char*>(tag), sizeof tag});
    }
    Output out([this](std::string_view bytes) { put(bytes); }, m_compress);
    MatrixWriter(out, plan.sizes()).write(name, value);
    out.end();
    if (!m_compress) return MatKept::Written;
    const auto bytes = static_cast<uint32_t>(m_position - begin - kTag);
    const Status done =
        m_file.writeAt(begin + 4, {reinterpret_cast<const char*>(&bytes), sizeof bytes});
    if (!done) throwNotWritten(done.error());
    return MatKept::Written;
}

} // namespace vitrine::mat5
