// SPDX-License-Identifier: Apache-2.0
// Version 4: matrices of numbers or characters, full or sparse, one after another with a head of
// five integers. The file has no head of its own: it is known by its first variable.
#include "builtins/core/support.h"
#include "builtins/files/mat5.h"
#include "builtins/sparse/sparse.h"
#include "value/field_name.h"

#include <algorithm>
#include <cstring>

namespace vitrine::mat5 {

namespace {

struct Head4 {
    bool swap = false;
    DType dtype = DType::Double; ///< in the file
    int kind = 0;                ///< 0 full, 1 characters, 2 sparse
    int64_t rows = 0, columns = 0;
    bool complex = false;
    std::string name;
    uint64_t data = 0; ///< where the elements begin
    uint64_t end = 0;
};

constexpr uint64_t kHead = 20;

std::optional<Head4> headAt(const InputFile& file, uint64_t at) {
    if (at > file.size() || file.size() - at < kHead) return std::nullopt;
    std::array<int32_t, 5> words;
    file.readAt(at, words.data(), kHead);
    Head4 head;
    // The first word is 0000 to 0052 in little-endian files, from 1000 on in big-endian ones.
    head.swap = words[0] < 0 || words[0] > 9999;
    if (head.swap) {
        for (int32_t& word : words)
            word = static_cast<int32_t>(__builtin_bswap32(static_cast<uint32_t>(word)));
    }
    const auto [type, rows, columns, imaginary, nameLength] = words;
    const int order = type / 1000, reserved = type / 100 % 10, precision = type / 10 % 10;
    static constexpr DType kTypes[] = {DType::Double, DType::Single, DType::Int32,
                                       DType::Int16,  DType::UInt16, DType::UInt8};
    constexpr int kLongestName = 256;
    if (type < 0 || order != (head.swap ? 1 : 0) || reserved != 0 || precision > 5 ||
        type % 10 > 2 || rows < 0 || columns < 0 || imaginary < 0 || imaginary > 1 ||
        nameLength < 2 || nameLength > kLongestName)
        return std::nullopt;
    head.dtype = kTypes[precision];
    head.kind = type % 10;
    head.rows = rows;
    head.columns = columns;
    head.complex = imaginary == 1;
    head.data = at + kHead + static_cast<uint64_t>(nameLength);
    if (head.data > file.size()) return std::nullopt;
    head.name.resize(static_cast<std::size_t>(nameLength));
    file.readAt(at + kHead, head.name.data(), head.name.size());
    head.name = head.name.substr(0, head.name.find('\0'));
    const uint64_t left = (file.size() - head.data) / sizeOf(head.dtype);
    // Not more than 2^63: both are below 2^31.
    const uint64_t count = static_cast<uint64_t>(rows) * static_cast<uint64_t>(columns);
    if (!isFieldName(head.name) || count > left || (head.complex && count > left / 2))
        return std::nullopt;
    head.end = head.data + count * sizeOf(head.dtype) * (head.complex ? 2 : 1);
    return head;
}

std::vector<double> numbersAt(const InputFile& file, const Head4& head, uint64_t index,
                              std::size_t count) {
    const std::size_t size = sizeOf(head.dtype);
    std::vector<std::byte> bytes(count * size);
    file.readAt(head.data + index * size, bytes.data(), bytes.size());
    if (head.swap) {
        for (std::size_t i = 0; i < count; ++i)
            std::reverse(bytes.data() + i * size, bytes.data() + (i + 1) * size);
    }
    std::vector<double> out(count);
    convertElements(head.dtype, bytes.data(), DType::Double, out.data(),
                    static_cast<int64_t>(count));
    return out;
}

/// Columns of row, column, value and, of complex matrices, imaginary part; the last row has the
/// sizes.
Value sparseOf(const InputFile& file, const Head4& head) {
    const bool complex = head.columns == 4;
    if (head.rows < 1 || head.columns < 3 || head.columns > 4) throwDamaged(file.path());
    const auto n = static_cast<std::size_t>(head.rows);
    const auto columns = static_cast<std::size_t>(head.columns);
    const std::vector<double> all = numbersAt(file, head, 0, n * columns);
    constexpr double kMost = std::numeric_limits<int32_t>::max();
    const auto position = [&](double x, double most) {
        if (!(x >= 1 && x <= most)) throwDamaged(file.path());
        return static_cast<int64_t>(x) - 1;
    };
    const auto size = [&](double x) { return x == 0 ? 0 : position(x, kMost) + 1; };
    const int64_t height = size(all[n - 1]), width = size(all[2 * n - 1]);
    std::vector<int64_t> rows, columnOf;
    Ref<Tensor> values =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(n) - 1, 1), complex);
    for (std::size_t k = 0; k + 1 < n; ++k) {
        rows.push_back(position(all[k], static_cast<double>(height)));
        columnOf.push_back(position(all[n + k], static_cast<double>(width)));
        if (complex)
            values->mutableComplexData<double>()[k] = {all[2 * n + k], all[3 * n + k]};
        else
            values->mutableData<double>()[k] = all[2 * n + k];
    }
    return assembleSparse(height, width, rows, columnOf, values);
}

} // namespace

bool isVersion4(const InputFile& file) {
    return headAt(file, 0).has_value();
}

Listing listVersion4(const InputFile& file) {
    Listing out;
    for (uint64_t at = 0; at < file.size();) {
        checkStop();
        const std::optional<Head4> head = headAt(file, at);
        if (!head) {
            out.damaged = true;
            break;
        }
        const bool text = head->kind == 1;
        MatEntry entry{head->name, Shape(head->rows, head->columns), text ? "char" : "double",
                       head->complex, 0};
        entry.bytes = static_cast<std::size_t>(entry.shape.count()) *
                      (text ? sizeOf(DType::Char) : sizeof(double)) * (head->complex ? 2 : 1);
        if (head->kind == 2) { // its size is behind its entries
            const Value sparse = sparseOf(file, *head);
            entry = {head->name, sparse.shape(), "double", head->columns == 4, 0};
        }
        out.variables.push_back({std::move(entry), at, head->end - at});
        at = head->end;
    }
    return out;
}

Value readVersion4(const InputFile& file, const Stored& variable) {
    const std::optional<Head4> head = headAt(file, variable.begin);
    if (!head) throwDamaged(file.path());
    if (head->kind == 2) return sparseOf(file, *head);
    const Shape shape(head->rows, head->columns);
    const auto count = static_cast<std::size_t>(shape.count());
    const std::vector<double> real = numbersAt(file, *head, 0, count);
    if (head->kind == 1) {
        Ref<Tensor> out = Tensor::make(DType::Char, shape);
        for (std::size_t i = 0; i < count; ++i)
            out->mutableData<char16_t>()[i] = convertElement<uint16_t>(real[i]);
        return wrap(std::move(out));
    }
    if (!head->complex) return arrayOf(real, shape);
    const std::vector<double> imaginary = numbersAt(file, *head, count, count);
    Ref<Tensor> out = Tensor::make(DType::Double, shape, true);
    for (std::size_t i = 0; i < count; ++i)
        out->mutableComplexData<double>()[i] = {real[i], imaginary[i]};
    return wrap(std::move(out));
}

} // namespace vitrine::mat5
