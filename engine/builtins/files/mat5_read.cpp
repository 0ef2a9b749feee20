// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat5.h"

#include "builtins/core/nesting.h"
#include "builtins/core/support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/text_values.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

namespace vitrine::mat5 {

void throwDamaged(const std::string& path) {
    throwError("MATLAB:load:unableToReadMatFile",
               "Unable to read MAT-file %s. File might be corrupt.", path.c_str());
}

InputFile::InputFile(const std::string& path) : m_path(path) {
    m_fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat info {};
    if (m_fd >= 0 && ::fstat(m_fd, &info) == 0 && S_ISREG(info.st_mode)) {
        m_size = static_cast<uint64_t>(info.st_size);
        return;
    }
    if (m_fd >= 0) ::close(m_fd);
    throwError("MATLAB:load:couldNotReadFile", "Unable to read file %s.", path.c_str());
}

InputFile::~InputFile() {
    ::close(m_fd);
}

void InputFile::readAt(uint64_t position, void* to, std::size_t bytes) const {
    constexpr std::size_t kPart = std::size_t{1} << 20;
    auto* at = static_cast<char*>(to);
    while (bytes > 0) {
        checkStop();
        const ssize_t n = ::pread(m_fd, at, std::min(bytes, kPart), static_cast<off_t>(position));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) throwDamaged(m_path);
        at += n;
        position += static_cast<uint64_t>(n);
        bytes -= static_cast<std::size_t>(n);
    }
}

namespace {

/// Bytes one after another, from the file or from what they are compressed to.
class Source {
public:
    explicit Source(const InputFile& file) : m_file(file) {}
    virtual ~Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    virtual void read(void* to, std::size_t bytes) = 0;
    virtual void skip(uint64_t bytes) = 0;
    /// No more than these can still come.
    [[nodiscard]] virtual uint64_t most() const = 0;
    /// Throws when what was read does not agree with the checksum behind it.
    virtual void finish() {}
    [[noreturn]] void damaged() const { throwDamaged(m_file.path()); }

protected:
    const InputFile& m_file;
};

class PlainSource final : public Source {
public:
    PlainSource(const InputFile& file, uint64_t begin, uint64_t end)
        : Source(file), m_at(begin), m_end(end) {}
    void read(void* to, std::size_t bytes) override {
        if (bytes > most()) damaged();
        m_file.readAt(m_at, to, bytes);
        m_at += bytes;
    }
    void skip(uint64_t bytes) override {
        if (bytes > most()) damaged();
        m_at += bytes;
    }
    [[nodiscard]] uint64_t most() const override { return m_end - m_at; }

private:
    uint64_t m_at, m_end;
};

class InflatedSource final : public Source {
public:
    InflatedSource(const InputFile& file, uint64_t begin, uint64_t end)
        : Source(file), m_at(begin), m_end(end) {
        if (inflateInit(&m_stream) != Z_OK) throwError("MATLAB:nomem", "Out of memory.");
    }
    ~InflatedSource() override { inflateEnd(&m_stream); }

    void read(void* to, std::size_t bytes) override {
        auto* out = static_cast<Bytef*>(to);
        while (bytes > 0) {
            constexpr std::size_t kPart = std::size_t{1} << 20;
            const std::size_t part = std::min(bytes, kPart);
            m_stream.next_out = out;
            m_stream.avail_out = static_cast<uInt>(part);
            while (m_stream.avail_out > 0) {
                if (step() && m_stream.avail_out > 0) damaged();
            }
            out += part;
            bytes -= part;
        }
    }
    void skip(uint64_t bytes) override {
        std::array<char, 4096> scratch;
        while (bytes > 0) {
            const auto part = static_cast<std::size_t>(std::min<uint64_t>(bytes, scratch.size()));
            read(scratch.data(), part);
            bytes -= part;
        }
    }
    [[nodiscard]] uint64_t most() const override {
        // Deflate makes at most 1032 bytes of one; some may be made already.
        constexpr uint64_t kRatio = 1032, kMade = uint64_t{1} << 18;
        return (m_end - m_at + m_stream.avail_in) * kRatio + kMade;
    }

    void finish() override {
        std::array<Bytef, 4096> scratch;
        do {
            m_stream.next_out = scratch.data();
            m_stream.avail_out = static_cast<uInt>(scratch.size());
        } while (!step());
    }

private:
    /// True at the end of the stream.
    bool step() {
        checkStop();
        // At the end of the input there may be output that had no room before.
        const auto part =
            static_cast<std::size_t>(std::min<uint64_t>(m_buffer.size(), m_end - m_at));
        if (m_stream.avail_in == 0 && part > 0) {
            m_file.readAt(m_at, m_buffer.data(), part);
            m_at += part;
            m_stream.next_in = m_buffer.data();
            m_stream.avail_in = static_cast<uInt>(part);
        }
        const int status = inflate(&m_stream, Z_NO_FLUSH);
        if (status != Z_OK && status != Z_STREAM_END) damaged();
        return status == Z_STREAM_END;
    }

    uint64_t m_at, m_end;
    z_stream m_stream = {};
    std::array<Bytef, 16384> m_buffer;
};

void swapEach(void* data, std::size_t count, std::size_t size) {
    auto* at = static_cast<std::byte*>(data);
    for (std::size_t i = 0; i < count; ++i)
        std::reverse(at + i * size, at + (i + 1) * size);
}

std::size_t sizeOfType(uint32_t type) {
    for (const NumberType& t : kNumberTypes) {
        if (t.type == type) return sizeOf(t.dtype);
    }
    return type == Utf8 ? 1 : type == Utf16 ? 2 : type == Utf32 ? 4 : 0;
}

/// The content of one data element, never read beyond its end.
class Element {
public:
    Element(Source& source, bool swap, uint64_t bytes)
        : m_source(source), m_swap(swap), m_left(bytes) {
        if (bytes > source.most()) source.damaged();
    }
    [[nodiscard]] bool swapped() const { return m_swap; }
    [[nodiscard]] uint64_t left() const { return m_left; }
    [[nodiscard]] Source& source() const { return m_source; }
    [[noreturn]] void damaged() const { m_source.damaged(); }
    void read(void* to, std::size_t bytes) {
        take(bytes);
        m_source.read(to, bytes);
    }
    void skip(uint64_t bytes) {
        take(bytes);
        m_source.skip(bytes);
    }
    uint32_t word() {
        uint32_t value = 0;
        read(&value, sizeof value);
        if (m_swap) swapEach(&value, 1, sizeof value);
        return value;
    }
    /// Gives up bytes that another object reads.
    void take(uint64_t bytes) {
        if (bytes > m_left) damaged();
        m_left -= bytes;
    }

private:
    Source& m_source;
    bool m_swap;
    uint64_t m_left;
};

/// A data element within another: numbers, or a matrix of its own.
struct Part {
    uint32_t type = 0;
    uint64_t bytes = 0;
    uint64_t padding = 0;

    explicit Part(Element& parent) {
        const uint32_t first = parent.word();
        if (first >> 16 != 0) { // four bytes of data in the tag itself
            type = first & 0xffff;
            bytes = first >> 16;
            if (bytes > 4) parent.damaged();
            padding = 4 - bytes;
        } else {
            type = first;
            bytes = parent.word();
            padding = (8 - bytes % 8) % 8;
        }
        if (bytes > parent.left()) parent.damaged();
        padding = std::min(padding, parent.left() - bytes);
    }
    /// The elements of `size` bytes each.
    [[nodiscard]] uint64_t count() const {
        const std::size_t size = sizeOfType(type);
        return size == 0 ? 0 : bytes / size;
    }
};

/// The first `count` numbers of a part, converted. Not inlined: its buffer would be in the frame of
/// every level of nested matrices.
[[gnu::noinline]] void readNumbers(Element& e, const Part& part, DType to, void* out,
                                   std::size_t count) {
    const auto* known = std::find_if(kNumberTypes.begin(), kNumberTypes.end(),
                                     [&](const NumberType& t) { return t.type == part.type; });
    if (count == 0) return e.skip(part.bytes + part.padding);
    if (known == kNumberTypes.end() || part.count() < count) e.damaged();
    const std::size_t size = sizeOf(known->dtype), toSize = sizeOf(to);
    if (known->dtype == to) {
        e.read(out, count * size);
        if (e.swapped()) swapEach(out, count, size);
    } else {
        alignas(8) std::array<std::byte, 8192> buffer;
        const std::size_t most = buffer.size() / size;
        for (std::size_t done = 0; done < count;) {
            const std::size_t n = std::min(most, count - done);
            e.read(buffer.data(), n * size);
            if (e.swapped()) swapEach(buffer.data(), n, size);
            convertElements(known->dtype, buffer.data(), to,
                            static_cast<std::byte*>(out) + done * toSize, static_cast<int64_t>(n));
            done += n;
        }
    }
    e.skip(part.bytes - count * size + part.padding);
}

std::string readText(Element& e, const Part& part) {
    std::string text(static_cast<std::size_t>(part.bytes), '\0');
    e.read(text.data(), text.size());
    e.skip(part.padding);
    return text.substr(0, text.find('\0'));
}

/// What each matrix begins with.
struct Head {
    uint8_t cls = 0;
    bool complex = false;
    bool logical = false;
    uint32_t capacity = 0; ///< entries of a sparse matrix
    Shape shape;
    std::string name;

    [[nodiscard]] bool hasShape() const { return cls != FunctionClass && cls != OpaqueClass; }
    [[nodiscard]] const NumberType* numbers() const {
        const auto* found = std::find_if(kNumberTypes.begin(), kNumberTypes.end(),
                                         [&](const NumberType& t) { return t.cls == cls; });
        return found == kNumberTypes.end() ? nullptr : found;
    }
};

Head readHead(Element& e) {
    Head head;
    const Part flags(e);
    if (flags.type != UInt32 || flags.bytes != 8) e.damaged();
    const uint32_t word = e.word();
    head.cls = static_cast<uint8_t>(word & 0xff);
    head.complex = ((word >> 8) & kComplexFlag) != 0;
    head.logical = ((word >> 8) & kLogicalFlag) != 0;
    head.capacity = e.word();
    e.skip(flags.padding);
    if (head.cls == OpaqueClass) { // an object of a newer kind has no size here
        head.name = readText(e, Part(e));
        return head;
    }
    const Part sizes(e);
    constexpr uint64_t kMostDimensions = 1024;
    const uint64_t rank = sizes.count();
    if (sizes.type != Int32 || sizes.bytes % 4 != 0 || rank < 1 || rank > kMostDimensions)
        e.damaged();
    std::vector<int32_t> lengths(static_cast<std::size_t>(rank));
    readNumbers(e, sizes, DType::Int32, lengths.data(), lengths.size());
    std::vector<int64_t> dims(lengths.begin(), lengths.end());
    if (std::any_of(dims.begin(), dims.end(), [](int64_t d) { return d < 0; })) e.damaged();
    if (dims.size() == 1) dims.push_back(1);
    head.shape = Shape(std::span<const int64_t>(dims));
    head.name = readText(e, Part(e));
    return head;
}

Value readMatrix(Element& e, Head& head);

/// A matrix within a cell or struct; [] where the file has none, or one of a class that we lack.
Value readNested(Element& parent) {
    const NestingLevel level;
    const Part part(parent);
    if (part.type != Matrix) parent.damaged();
    Element e(parent.source(), parent.swapped(), part.bytes);
    parent.take(part.bytes);
    Value value;
    if (part.bytes > 0) {
        Head head = readHead(e);
        value = readMatrix(e, head);
        e.skip(e.left());
    }
    parent.skip(part.padding);
    return value.isNothing() ? Value::emptyMatrix() : value;
}

/// Each matrix within another takes a tag at least.
void requireParts(Element& e, const Shape& shape, uint64_t each) {
    constexpr uint64_t kTag = 8;
    const auto count = static_cast<uint64_t>(shape.count());
    if (each > 0 && count > e.left() / kTag / each) e.damaged();
    if (count > static_cast<uint64_t>(std::numeric_limits<int32_t>::max())) e.damaged();
}

Value readCell(Element& e, const Head& head) {
    requireParts(e, head.shape, 1);
    auto out = makeRef<Cell>(head.shape);
    for (Value& element : out->elements)
        element = readNested(e);
    return out;
}

Value readStruct(Element& e, const Head& head) {
    const Part length(e);
    int32_t longest = 0;
    readNumbers(e, length, DType::Int32, &longest, 1);
    const Part names(e);
    if (longest <= 0 || names.type != Int8 || names.bytes % static_cast<uint64_t>(longest) != 0)
        e.damaged();
    std::string text(static_cast<std::size_t>(names.bytes), '\0');
    e.read(text.data(), text.size());
    e.skip(names.padding);
    const std::size_t fields = text.size() / static_cast<std::size_t>(longest);
    requireParts(e, head.shape, fields);
    auto out = makeRef<StructArray>(head.shape);
    for (std::size_t f = 0; f < fields; ++f) {
        std::string name =
            text.substr(f * static_cast<std::size_t>(longest), static_cast<std::size_t>(longest));
        name = name.substr(0, name.find('\0'));
        if (name.empty() || out->findField(name) >= 0) e.damaged();
        (void)out->addField(name);
    }
    for (int64_t i = 0; i < out->count() && fields > 0; ++i) {
        for (int f = 0; f < out->fieldCount(); ++f)
            out->at(f, i) = readNested(e);
    }
    return out;
}

Value readChars(Element& e, const Head& head) {
    const auto count = static_cast<uint64_t>(head.shape.count());
    if (count == 0) return wrap(Tensor::make(DType::Char, head.shape));
    const Part part(e);
    if (part.type != Utf8 && part.type != Utf32) {
        // Bytes and code units alike are one element each.
        Part numbers = part;
        if (part.type == Utf16) numbers.type = UInt16;
        if (numbers.count() < count) e.damaged();
        Ref<Tensor> out = Tensor::make(DType::Char, head.shape);
        if (numbers.type == Int8) numbers.type = UInt8;
        std::vector<uint16_t> units(static_cast<std::size_t>(count));
        readNumbers(e, numbers, DType::UInt16, units.data(), units.size());
        std::copy(units.begin(), units.end(), out->mutableData<char16_t>());
        return wrap(std::move(out));
    }
    std::string bytes(static_cast<std::size_t>(part.bytes), '\0');
    e.read(bytes.data(), bytes.size());
    e.skip(part.padding);
    std::u16string units;
    if (part.type == Utf8) {
        units = toUtf16(bytes);
        if (units.size() != count && bytes.size() == count) {
            units.clear(); // bytes of a code page after all
            for (const char c : bytes)
                units += static_cast<char16_t>(static_cast<unsigned char>(c));
        }
    } else {
        for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) {
            uint32_t point = 0;
            std::memcpy(&point, bytes.data() + i, sizeof point);
            if (e.swapped()) swapEach(&point, 1, sizeof point);
            units += static_cast<char16_t>(point);
        }
    }
    if (units.size() != count) e.damaged();
    Ref<Tensor> out = Tensor::make(DType::Char, head.shape);
    std::copy(units.begin(), units.end(), out->mutableData<char16_t>());
    return wrap(std::move(out));
}

/// Elements as they are, or those of both parts side by side.
Ref<Tensor> readElements(Element& e, DType dtype, const Shape& shape, bool complex) {
    const auto count = static_cast<uint64_t>(shape.count());
    const std::size_t size = sizeOf(dtype);
    const auto onePart = [&] {
        const Part part(e);
        if (part.count() < count) e.damaged();
        Ref<Tensor> out = Tensor::make(dtype, shape);
        readNumbers(e, part, dtype, out->mutableHostBytes(), static_cast<std::size_t>(count));
        return out;
    };
    // Files leave out what would be without elements.
    if (count == 0) return Tensor::make(dtype, shape, complex);
    Ref<Tensor> real = onePart();
    if (!complex) return real;
    const Ref<Tensor> imaginary = onePart();
    Ref<Tensor> out = Tensor::make(dtype, shape, true, false);
    std::byte* to = out->mutableHostBytes();
    const std::byte* parts[] = {real->hostBytes(), imaginary->hostBytes()};
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(to + 2 * i * size, parts[0] + i * size, size);
        std::memcpy(to + (2 * i + 1) * size, parts[1] + i * size, size);
    }
    return out;
}

template <typename T>
std::vector<T> readVector(Element& e, DType dtype) {
    const Part part(e);
    std::vector<T> out(static_cast<std::size_t>(part.count()));
    readNumbers(e, part, dtype, out.data(), out.size());
    return out;
}

Value readSparse(Element& e, const Head& head) {
    if (head.shape.rank() > 2) e.damaged();
    const DType dtype = head.logical ? DType::Logical : DType::Double;
    const std::vector<int32_t> rowOf = readVector<int32_t>(e, DType::Int32);
    const std::vector<int32_t> starts = readVector<int32_t>(e, DType::Int32);
    const auto columns = static_cast<std::size_t>(head.shape.columns());
    if (starts.size() < columns + 1 || starts[0] != 0) e.damaged();
    const auto entries = static_cast<std::size_t>(std::max(starts[columns], 0));
    if (entries > rowOf.size()) e.damaged();
    std::vector<int64_t> rows, columnOf;
    for (std::size_t column = 0; column < columns; ++column) {
        if (starts[column + 1] < starts[column] ||
            static_cast<std::size_t>(starts[column + 1]) > entries)
            e.damaged();
        for (auto k = static_cast<std::size_t>(starts[column]);
             k < static_cast<std::size_t>(starts[column + 1]); ++k) {
            if (rowOf[k] < 0 || rowOf[k] >= head.shape.rows()) e.damaged();
            rows.push_back(rowOf[k]);
            columnOf.push_back(static_cast<int64_t>(column));
        }
    }
    const Shape shape(static_cast<int64_t>(entries), 1);
    const Ref<Tensor> values = readElements(e, dtype, shape, head.complex && !head.logical);
    return assembleSparse(head.shape.rows(), head.shape.columns(), rows, columnOf, values);
}

Value readMatrix(Element& e, Head& head) {
    switch (head.cls) {
    case CellClass:
        return readCell(e, head);
    case StructClass:
        return readStruct(e, head);
    case CharClass:
        return readChars(e, head);
    case SparseClass:
        return readSparse(e, head);
    default:
        break;
    }
    const NumberType* numbers = head.numbers();
    if (!numbers) return {};
    if (head.logical) return wrap(readElements(e, DType::Logical, head.shape, false));
    // Complex integers are no class of arrays here: their values are, as complex() makes them.
    const bool floating = numbers->dtype == DType::Double || numbers->dtype == DType::Single;
    const DType dtype = head.complex && !floating ? DType::Double : numbers->dtype;
    return wrap(readElements(e, dtype, head.shape, head.complex));
}

MatEntry entryOf(const Head& head) {
    const NumberType* numbers = head.numbers();
    MatEntry entry{head.name, head.shape, "object", head.complex, 0};
    const auto count = static_cast<std::size_t>(head.shape.count());
    if (head.cls == CellClass) entry.className = "cell";
    if (head.cls == StructClass) entry.className = "struct";
    if (head.cls == FunctionClass) entry.className = "function_handle";
    if (head.cls == CharClass) {
        entry.className = "char";
        entry.bytes = count * sizeOf(DType::Char);
    }
    if (head.cls == SparseClass) {
        constexpr std::size_t kIndex = 8;
        entry.className = head.logical ? "logical" : "double";
        const std::size_t each =
            kIndex + (head.logical ? 1 : sizeof(double)) * (head.complex ? 2 : 1);
        entry.bytes =
            head.capacity * each + (static_cast<std::size_t>(head.shape.columns()) + 1) * kIndex;
    }
    if (numbers) {
        const DType dtype = head.logical ? DType::Logical : numbers->dtype;
        entry.className = std::string(className(dtype));
        entry.bytes = count * sizeOf(dtype) * (head.complex ? 2 : 1);
    }
    return entry;
}

bool isSwapped(const InputFile& file) {
    char order[2];
    file.readAt(kFileHeader - sizeof order, order, sizeof order);
    return order[0] == 'M';
}

/// f(matrix) of a variable's element, which may be compressed.
template <typename F>
auto withMatrix(const InputFile& file, uint64_t begin, uint64_t bytes, F f) {
    constexpr uint64_t kTag = 8;
    const bool swap = isSwapped(file);
    PlainSource plain(file, begin, begin + bytes);
    Element whole(plain, swap, bytes);
    const uint32_t type = whole.word();
    if (type != Compressed) {
        (void)whole.word();
        return f(whole);
    }
    InflatedSource inflated(file, begin + kTag, begin + bytes);
    Element head(inflated, swap, kTag);
    if (head.word() != Matrix) head.damaged();
    const uint32_t content = head.word();
    Element matrix(inflated, swap, content);
    return f(matrix);
}

} // namespace

bool isFile(const InputFile& file) {
    if (file.size() < kFileHeader) return false;
    unsigned char end[4];
    file.readAt(kFileHeader - sizeof end, end, sizeof end);
    if (end[2] == 'I' && end[3] == 'M') return end[1] == 1;
    return end[2] == 'M' && end[3] == 'I' && end[0] == 1;
}

Listing list(const InputFile& file) {
    constexpr uint64_t kTag = 8;
    Listing out;
    const bool swap = isSwapped(file);
    try {
        for (uint64_t at = kFileHeader; at < file.size();) {
            checkStop();
            PlainSource tag(file, at, file.size());
            Element head(tag, swap, tag.most());
            const uint32_t type = head.word();
            const uint64_t bytes = kTag + head.word();
            if (bytes - kTag > head.left()) head.damaged();
            if ((type == Matrix || type == Compressed) && bytes > kTag) {
                const Head matrix = withMatrix(file, at, bytes, readHead);
                // What has no name is the file's own: the content of objects.
                if (!matrix.name.empty()) out.variables.push_back({entryOf(matrix), at, bytes});
            }
            at += bytes;
            if (type != Compressed) at += (8 - bytes % 8) % 8;
        }
    } catch (const ScriptError& error) {
        if (error.identifier != "MATLAB:load:unableToReadMatFile") throw;
        out.damaged = true;
    }
    return out;
}

Value read(const InputFile& file, const Stored& variable) {
    return withMatrix(file, variable.begin, variable.bytes, [](Element& e) {
        Head head = readHead(e);
        Value value = readMatrix(e, head);
        e.skip(e.left());
        e.source().finish();
        return value;
    });
}

} // namespace vitrine::mat5
