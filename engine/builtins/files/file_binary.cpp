// SPDX-License-Identifier: Apache-2.0
// fread and fwrite: binary data with a precision, skips and a byte order.
#include "base/reclaim.h"
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/files/file_table.h"
#include "builtins/text/text_values.h"

#include <sys/stat.h>

namespace vitrine {

namespace {

constexpr std::size_t kLongestRead = std::size_t{1} << 31;

/// "3*uint8=>char", "*int16", "double".
struct Precision {
    DType file = DType::UInt8;
    DType result = DType::Double;
    int64_t block = 1; ///< elements between two skips
};

DType fileType(const std::string& name) {
    static constexpr std::pair<std::string_view, DType> kNames[] = {
        {"uchar", DType::UInt8},
        {"unsigned char", DType::UInt8},
        {"schar", DType::Int8},
        {"signed char", DType::Int8},
        {"integer*1", DType::Int8},
        {"integer*2", DType::Int16},
        {"integer*4", DType::Int32},
        {"integer*8", DType::Int64},
        {"short", DType::Int16},
        {"ushort", DType::UInt16},
        {"unsigned short", DType::UInt16},
        {"int", DType::Int32},
        {"uint", DType::UInt32},
        {"unsigned int", DType::UInt32},
        {"long", DType::Int64},
        {"ulong", DType::UInt64},
        {"unsigned long", DType::UInt64},
        {"float", DType::Single},
        {"float32", DType::Single},
        {"float64", DType::Double},
        {"real*4", DType::Single},
        {"real*8", DType::Double},
        {"char*1", DType::UInt8},
        {"char", DType::UInt8},
    };
    for (const auto& [key, type] : kNames) {
        if (key == name) return type;
    }
    const std::optional<DType> type = dtypeFromName(name);
    if (!type || *type == DType::Logical)
        throwError("MATLAB:FileIO:InvalidPrecision", "Invalid precision.");
    return *type;
}

Precision precisionOf(std::string text) {
    Precision p;
    std::erase(text, ' ');
    if (text.starts_with("unsigned")) text = 'u' + text.substr(8);
    const bool same = !text.empty() && text[0] == '*';
    if (same) text.erase(0, 1);
    const std::size_t star = text.find('*');
    if (star != std::string::npos && star > 0 && text.find_first_not_of("0123456789") == star) {
        p.block = std::clamp(std::atoi(text.c_str()), 1, 1 << 20);
        text.erase(0, star + 1);
    }
    const std::size_t arrow = text.find("=>");
    const std::string from = text.substr(0, arrow);
    p.file = fileType(from);
    const bool characters = from == "char" || from == "char*1";
    if (arrow != std::string::npos) {
        const std::string to = text.substr(arrow + 2);
        p.result = to == "char" ? DType::Char : fileType(to);
    } else if (same) {
        p.result = characters ? DType::Char : p.file;
    }
    return p;
}

void swapBytes(std::byte* data, std::size_t count, std::size_t size) {
    for (std::size_t i = 0; i < count; ++i)
        std::reverse(data + i * size, data + (i + 1) * size);
}

/// Is the byte order big-endian? The file's own unless the argument says otherwise.
bool bigEndian(const std::string& order, const FileTable::OpenFile& open) {
    const std::string name = lowerCase(
        order.empty() || lowerCase(order) == "native" || lowerCase(order) == "n" ? open.order
                                                                                 : order);
    return name == "b" || name == "s" || name.starts_with("ieee-be");
}

/// What stands behind the data: precision, bytes to skip, byte order, in this order.
struct Tail {
    std::string precision = "uint8";
    int64_t skip = 0;
    std::string order;
};

Tail tailOf(const Call& call, int from) {
    Tail t;
    for (int i = from; i < call.count(); ++i) {
        if (call[i].isTextScalar() && i == from)
            t.precision = call[i].toText();
        else if (call[i].isTextScalar())
            t.order = call[i].toText();
        else if (call[i].count() == 1)
            t.skip = integerArgument(call[i], "Skip");
        if (t.skip < 0 || t.skip > std::numeric_limits<int32_t>::max())
            throwError("MATLAB:FileIO:InvalidSkip", "Skip must be a nonnegative integer.");
    }
    return t;
}

int fidArgument(const Value& v) {
    return wholeNumber<int>(v.toDouble());
}

/// Reads up to `limit` bytes in blocks with gaps between them.
std::string readBlocks(std::FILE* file, double limit, std::size_t block, int64_t skip) {
    std::string bytes;
    reclaim::Guard guard(bytes);
    struct stat info {};
    const long here = std::ftell(file);
    if (fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode) && info.st_size > here &&
        here >= 0)
        bytes.reserve(static_cast<std::size_t>(std::min(
            {limit, static_cast<double>(info.st_size - here), static_cast<double>(kLongestRead)})));
    std::vector<char> buffer(skip > 0 ? block : 65536);
    while (static_cast<double>(bytes.size()) < limit && bytes.size() < kLongestRead) {
        const auto step = static_cast<std::size_t>(std::min<double>(
            static_cast<double>(buffer.size()), limit - static_cast<double>(bytes.size())));
        checkStop();
        const std::size_t got = std::fread(buffer.data(), 1, step, file);
        if (got < step) checkStop();
        bytes.append(buffer.data(), got);
        if (got < step) break;
        if (skip > 0) std::fseek(file, static_cast<long>(skip), SEEK_CUR);
    }
    std::string out = std::move(bytes);
    return out;
}

void freadFunction(Call& call) {
    FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "fread");
    double limit = std::numeric_limits<double>::infinity();
    int64_t rows = 0;
    int next = 1;
    if (call.count() > 1 && !call[1].isTextScalar()) {
        const std::vector<double> size = doublesOf(call[1]);
        if (!size.empty()) limit = size[0];
        if (size.size() > 1) {
            rows = wholeNumber<int64_t>(size[0]);
            limit = size[0] * size[1];
        }
        next = 2;
    }
    const Tail tail = tailOf(call, next);
    const Precision precision = precisionOf(tail.precision);
    const bool characters = precision.file == DType::Char;
    const DType stored = characters ? DType::UInt8 : precision.file;
    const std::size_t size = sizeOf(stored);
    const auto bytes = std::make_shared<const std::string>(
        readBlocks(open.file, limit * static_cast<double>(size),
                   size * static_cast<std::size_t>(precision.block), tail.skip));
    const auto count = static_cast<int64_t>(bytes->size() / size);
    Shape shape(count, count == 0 ? 0 : 1);
    if (rows > 0 && count > 0) shape = Shape(rows, (count + rows - 1) / rows);
    const bool swap = bigEndian(tail.order, open);
    const auto elements = static_cast<double>(count);
    call.result(computeOnOwnThread({}, elements, [=, bytes = std::move(bytes)](const auto&) {
        Ref<Tensor> raw = Tensor::make(stored, shape);
        std::memcpy(raw->mutableHostBytes(), bytes->data(), static_cast<std::size_t>(count) * size);
        if (swap) swapBytes(raw->mutableHostBytes(), static_cast<std::size_t>(count), size);
        return wrap(stored == precision.result ? raw : convertOnHost(*raw, precision.result));
    }));
    if (call.nargout > 1) call.result(static_cast<double>(count));
}

void fwriteFunction(Call& call) {
    const int fid = fidArgument(call[0]);
    const Value given = call[1].isString() ? Value::text(call[1].toText()) : call[1];
    requireArray("fwrite", given);
    const Tail tail = tailOf(call, 2);
    const Precision precision = precisionOf(tail.precision);
    const DType type = precision.file == DType::Char ? DType::UInt8 : precision.file;
    Ref<Tensor> data =
        computeOnOwnThread({&given, 1}, elementsOf({&given, 1}), [=](const auto& values) {
            return convertOnHost(*values[0].toTensor(), type);
        });
    const auto n = static_cast<std::size_t>(data->count());
    std::size_t written = 0;
    if (fid == 1 || fid == 2) {
        writeText(
            call.vm, fid,
            std::string_view(reinterpret_cast<const char*>(data->hostBytes()), data->byteSize()),
            "fwrite");
        written = n;
    } else {
        FileTable::OpenFile& open = openFile(call.vm, fid, "fwrite");
        if (bigEndian(tail.order, open)) {
            data = data->clone();
            swapBytes(data->mutableHostBytes(), n, sizeOf(type));
        }
        const auto block = static_cast<std::size_t>(precision.block);
        const std::size_t step = tail.skip > 0 ? block : std::max<std::size_t>(n, 1);
        bool whole = true;
        for (std::size_t i = 0; i < n && whole; i += step) {
            // A skip stands in front of each block.
            if (tail.skip > 0 &&
                std::fseek(open.file, static_cast<long>(tail.skip), SEEK_CUR) != 0) {
                noteFailure(open);
                whole = false;
                break;
            }
            const auto* from = reinterpret_cast<const char*>(data->hostBytes()) + i * sizeOf(type);
            const std::size_t bytes = std::min(step, n - i) * sizeOf(type);
            const std::size_t done = writeParts(open, {from, bytes});
            written += done / sizeOf(type);
            whole = done == bytes;
        }
        if (!whole && call.nargout == 0) throwNotWritten(open, "fwrite");
        open.told = open.told || !whole;
    }
    if (call.nargout > 0) call.result(static_cast<double>(written));
}

constexpr Builtin kRows[] = {
    {"fread", 1, 5, 2, freadFunction, "[A,count] = fread(fid,size,precision,skip,order)",
     "Reads binary data; precision such as 'uint8', '*int16', 'uint8=>char' or '3*uint8', bytes to "
     "skip behind each block, byte order 'ieee-le' or 'ieee-be'."},
    {"fwrite", 2, 5, 1, fwriteFunction, "count = fwrite(fid,A,precision,skip,order)",
     "Writes the elements of an array as binary data, uint8 by default."},
};

} // namespace

std::span<const Builtin> fileBinaryTable() {
    return kRows;
}

} // namespace vitrine
