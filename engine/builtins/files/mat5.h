// SPDX-License-Identifier: Apache-2.0
#pragma once
// MAT files of the versions 4, 6 and 7, read and written byte by byte: what a file says of sizes is
// believed only as far as the file has bytes for them. Format: "MAT-File Format", The MathWorks.
// Any thread, a file on one at a time.
#include "base/whole_file.h"
#include "builtins/files/mat_file.h"

#include <array>

namespace vitrine::mat5 {

constexpr std::size_t kFileHeader = 128; ///< bytes in front of the first element

/// Types of data elements.
enum Type : uint32_t {
    Int8 = 1,
    UInt8 = 2,
    Int16 = 3,
    UInt16 = 4,
    Int32 = 5,
    UInt32 = 6,
    Single = 7,
    Double = 9,
    Int64 = 12,
    UInt64 = 13,
    Matrix = 14,
    Compressed = 15,
    Utf8 = 16,
    Utf16 = 17,
    Utf32 = 18,
};

/// Classes of arrays.
enum Class : uint8_t {
    CellClass = 1,
    StructClass = 2,
    ObjectClass = 3,
    CharClass = 4,
    SparseClass = 5,
    DoubleClass = 6,
    UInt8Class = 9,
    UInt64Class = 15,
    FunctionClass = 16,
    OpaqueClass = 17,
};

constexpr uint8_t kComplexFlag = 8;
constexpr uint8_t kLogicalFlag = 2;

struct NumberType {
    DType dtype;
    uint8_t cls; ///< of arrays of such elements
    Type type;
};
inline constexpr std::array<NumberType, 10> kNumberTypes = {{
    {DType::Double, 6, Double},
    {DType::Single, 7, Single},
    {DType::Int8, 8, Int8},
    {DType::UInt8, 9, UInt8},
    {DType::Int16, 10, Int16},
    {DType::UInt16, 11, UInt16},
    {DType::Int32, 12, Int32},
    {DType::UInt32, 13, UInt32},
    {DType::Int64, 14, Int64},
    {DType::UInt64, 15, UInt64},
}};

[[noreturn]] void throwDamaged(const std::string& path);
[[noreturn]] void throwNotWritten(const Error& error);

/// A file open for reading at positions; throws throwDamaged beyond its end.
class InputFile {
public:
    explicit InputFile(const std::string& path);
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    [[nodiscard]] uint64_t size() const { return m_size; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    void readAt(uint64_t position, void* to, std::size_t bytes) const;

private:
    std::string m_path;
    int m_fd = -1;
    uint64_t m_size = 0;
};

/// A variable and where it stands in the file.
struct Stored {
    MatEntry entry;
    uint64_t begin = 0;
    uint64_t bytes = 0; ///< with its tag
};

struct Listing {
    std::vector<Stored> variables;
    bool damaged = false; ///< what follows them cannot be read
};

/// Does the file begin as one of version 6 or 7?
[[nodiscard]] bool isFile(const InputFile& file);
[[nodiscard]] Listing list(const InputFile& file);
/// Nothing when the variable is of a class that we do not have.
[[nodiscard]] Value read(const InputFile& file, const Stored& variable);

/// The same of version 4.
[[nodiscard]] bool isVersion4(const InputFile& file);
[[nodiscard]] Listing listVersion4(const InputFile& file);
[[nodiscard]] Value readVersion4(const InputFile& file, const Stored& variable);

class Writer {
public:
    Writer(WholeFile& file, bool compress) : m_file(file), m_compress(compress) {}
    /// What stands in front of the first variable.
    void begin();
    /// Takes a part of another file over as it is.
    void copy(const InputFile& from, uint64_t begin, uint64_t bytes);
    [[nodiscard]] MatKept write(const std::string& name, const Value& value);
    [[nodiscard]] uint64_t position() const { return m_position; }

private:
    void put(std::string_view bytes);
    WholeFile& m_file;
    bool m_compress;
    uint64_t m_position = 0;
};

} // namespace vitrine::mat5
