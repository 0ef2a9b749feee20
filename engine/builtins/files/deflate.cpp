// SPDX-License-Identifier: Apache-2.0
// What gzip, zip and tar of the library need: zlib over arrays of bytes.
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "value/memory_limit.h"

#include <zlib.h>

namespace vitrine {

namespace {

std::span<const uint8_t> bytesOf(const Value& value) {
    if (!value.isArray() || value.dtype() != DType::UInt8)
        throwError("MATLAB:io:archive:notBytes", "The data must be of class uint8.");
    static constexpr uint8_t kNone = 0;
    if (value.count() == 0) return {&kNone, 0};
    return {value.tensor().data<uint8_t>(), static_cast<std::size_t>(value.count())};
}

/// bytes = private/deflated(bytes, windowBits): -15 raw, 31 with the frame of gzip.
void deflated(PlainCall& c) {
    const Ref<Tensor> held = c[0].toTensor();
    const std::span<const uint8_t> in = bytesOf(Value(held));
    z_stream z = {};
    if (deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, static_cast<int>(c[1].toDouble()), 8,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throwError("MATLAB:nomem", "Out of memory.");
    std::vector<uint8_t> out(deflateBound(&z, static_cast<uLong>(in.size())) + 64);
    z.next_in = const_cast<Bytef*>(in.data());
    z.avail_in = static_cast<uInt>(in.size());
    z.next_out = out.data();
    z.avail_out = static_cast<uInt>(out.size());
    const int status = deflate(&z, Z_FINISH);
    out.resize(z.total_out);
    (void)deflateEnd(&z);
    VITRINE_ASSERT(status == Z_STREAM_END);
    c.result(columnOf(out));
}

/// bytes = private/inflated(bytes, windowBits); [] for damaged data. Members of gzip that follow
/// each other are joined.
void inflated(PlainCall& c) {
    const Ref<Tensor> held = c[0].toTensor();
    const std::span<const uint8_t> in = bytesOf(Value(held));
    const int bits = static_cast<int>(c[1].toDouble());
    std::vector<uint8_t> out;
    std::vector<uint8_t> part(1 << 16);
    std::size_t at = 0;
    bool whole = false;
    while (at < in.size()) {
        z_stream z = {};
        if (inflateInit2(&z, bits) != Z_OK) throwError("MATLAB:nomem", "Out of memory.");
        z.next_in = const_cast<Bytef*>(in.data() + at);
        z.avail_in = static_cast<uInt>(in.size() - at);
        int status = Z_OK;
        while (status == Z_OK) {
            z.next_out = part.data();
            z.avail_out = static_cast<uInt>(part.size());
            status = inflate(&z, Z_NO_FLUSH);
            const std::size_t made = part.size() - z.avail_out;
            requireElements(Shape(static_cast<int64_t>(out.size() + made), 1), 1);
            out.insert(out.end(), part.begin(), part.begin() + static_cast<std::ptrdiff_t>(made));
            checkStop();
        }
        at = in.size() - z.avail_in;
        (void)inflateEnd(&z);
        whole = status == Z_STREAM_END;
        if (!whole || bits < 0) break;
    }
    if (!whole) return c.result(Value::emptyMatrix());
    c.result(columnOf(out));
}

/// n = private/checksum(bytes): CRC-32.
void checksum(PlainCall& c) {
    const Ref<Tensor> held = c[0].toTensor();
    const std::span<const uint8_t> in = bytesOf(Value(held));
    c.result(Value(
        static_cast<double>(crc32(crc32(0, nullptr, 0), in.data(), static_cast<uInt>(in.size())))));
}

constexpr Builtin kRows[] = {
    {"private/deflated", 2, 2, 1, onOwnThread<deflated>, "b = deflated(bytes,windowBits)",
     "Bytes compressed by zlib."},
    {"private/inflated", 2, 2, 1, onOwnThread<inflated>, "b = inflated(bytes,windowBits)",
     "Bytes that zlib compressed; [] for damaged ones."},
    {"private/checksum", 1, 1, 1, onOwnThread<checksum>, "n = checksum(bytes)", "CRC-32."},
};

} // namespace

std::span<const Builtin> deflateTable() {
    return kRows;
}

} // namespace vitrine
