// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat73.h"

#include "builtins/core/nesting.h"
#include "builtins/files/mat5.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/text_values.h"
#include "value/memory_limit.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <dlfcn.h>
#include <malloc.h>
#include <matio.h>
#include <mutex>
#include <numeric>
#include <unistd.h>

namespace vitrine::mat73 {

namespace {

// Every function of matio that is used here; each is declared and bound from this list.
#define VITRINE_MATIO_FUNCTIONS(USE)                                                               \
    USE(Mat_LogInitFunc)                                                                           \
    USE(Mat_CreateVer)                                                                             \
    USE(Mat_Open)                                                                                  \
    USE(Mat_Close)                                                                                 \
    USE(Mat_Rewind)                                                                                \
    USE(Mat_VarRead)                                                                               \
    USE(Mat_VarReadNextInfo)                                                                       \
    USE(Mat_VarReadInfo)                                                                           \
    USE(Mat_VarReadNext)                                                                           \
    USE(Mat_VarCreate)                                                                             \
    USE(Mat_VarCreateStruct2)                                                                      \
    USE(Mat_VarSetStructFieldByIndex)                                                              \
    USE(Mat_VarGetStructFieldByIndex)                                                              \
    USE(Mat_VarGetNumberOfFields)                                                                  \
    USE(Mat_VarGetStructFieldnames)                                                                \
    USE(Mat_VarGetSize)                                                                            \
    USE(Mat_VarWrite)                                                                              \
    USE(Mat_VarFree)

/// The functions of matio that are used here, from the shared library.
struct Matio {
#define VITRINE_MATIO(name) decltype(&::name) name = nullptr;
    VITRINE_MATIO_FUNCTIONS(VITRINE_MATIO)
#undef VITRINE_MATIO
    void* library = nullptr;
};

/// What matio has to say is told by its results.
void ignoreMessage(int, char*) {}

const Matio& matio() {
    static const Matio functions = [] {
        Matio m;
        void* library = ::dlopen("libmatio.so.11", RTLD_NOW | RTLD_LOCAL);
        if (!library) library = ::dlopen("libmatio.so", RTLD_NOW | RTLD_LOCAL);
        if (!library) {
            throwError("MATLAB:load:libraryMissing",
                       "MAT files need the library libmatio, which is not installed.");
        }
        const auto bind = [&](auto& function, const char* name) {
            function = reinterpret_cast<std::decay_t<decltype(function)>>(::dlsym(library, name));
            if (!function) throwError("MATLAB:load:libraryMissing", "libmatio lacks %s.", name);
        };
#define VITRINE_MATIO(name) bind(m.name, #name);
        VITRINE_MATIO_FUNCTIONS(VITRINE_MATIO)
#undef VITRINE_MATIO
        // At the end of the process HDF5 would write again what had no room, and fail over it.
        using Leave = int (*)();
        if (const auto leave = reinterpret_cast<Leave>(::dlsym(library, "H5dont_atexit")))
            (void)leave();
        m.library = library;
        (void)m.Mat_LogInitFunc("vitrine", ignoreMessage);
        return m;
    }();
    return functions;
}

struct VariableFree {
    void operator()(matvar_t* v) const { matio().Mat_VarFree(v); }
};
using Variable = std::unique_ptr<matvar_t, VariableFree>;

struct ClassPair {
    DType dtype;
    matio_classes cls;
    matio_types type;
};
constexpr ClassPair kClasses[] = {
    {DType::Double, MAT_C_DOUBLE, MAT_T_DOUBLE}, {DType::Single, MAT_C_SINGLE, MAT_T_SINGLE},
    {DType::Int8, MAT_C_INT8, MAT_T_INT8},       {DType::UInt8, MAT_C_UINT8, MAT_T_UINT8},
    {DType::Int16, MAT_C_INT16, MAT_T_INT16},    {DType::UInt16, MAT_C_UINT16, MAT_T_UINT16},
    {DType::Int32, MAT_C_INT32, MAT_T_INT32},    {DType::UInt32, MAT_C_UINT32, MAT_T_UINT32},
    {DType::Int64, MAT_C_INT64, MAT_T_INT64},    {DType::UInt64, MAT_C_UINT64, MAT_T_UINT64},
    {DType::Char, MAT_C_CHAR, MAT_T_UINT16},     {DType::Logical, MAT_C_UINT8, MAT_T_UINT8},
};

std::vector<std::size_t> sizesOf(const Shape& shape) {
    std::vector<std::size_t> out;
    for (int64_t d : shape.dims())
        out.push_back(static_cast<std::size_t>(d));
    return out;
}

Shape shapeOf(const matvar_t& v) {
    std::vector<int64_t> dims;
    for (int d = 0; d < v.rank; ++d)
        dims.push_back(static_cast<int64_t>(v.dims[d]));
    if (dims.size() < 2) dims.resize(2, dims.empty() ? 0 : 1);
    return Shape(std::span<const int64_t>(dims));
}

std::string classNameOf(const matvar_t& v) {
    if (v.isLogical) return "logical";
    for (const ClassPair& c : kClasses) {
        if (c.cls == v.class_type && c.dtype != DType::Logical)
            return std::string(className(c.dtype));
    }
    switch (v.class_type) {
    case MAT_C_CELL:
        return "cell";
    case MAT_C_STRUCT:
        return "struct";
    case MAT_C_FUNCTION:
        return "function_handle";
    case MAT_C_SPARSE:
        return "double";
    default:
        return "object";
    }
}

// ------------------------------------------------------------------------------- writing

Variable made(matvar_t* v) {
    if (!v) throwError("MATLAB:save:outOfMemory", "Unable to make a variable of the MAT file.");
    return Variable(v);
}

Variable toVariable(const char* name, const Value& v);

Variable arrayVariable(const char* name, const Value& v) {
    const Ref<Tensor> t = v.toTensor();
    const ClassPair* found = kClasses;
    while (found->dtype != t->dtype())
        ++found;
    std::vector<std::size_t> dims = sizesOf(t->shape());
    const int rank = static_cast<int>(dims.size());
    const int logical = t->dtype() == DType::Logical ? MAT_F_LOGICAL : 0;
    if (!t->isComplex()) {
        // Mat_VarCreate copies.
        auto* data = const_cast<std::byte*>(t->hostBytes());
        return made(
            matio().Mat_VarCreate(name, found->cls, found->type, rank, dims.data(), data, logical));
    }
    const auto n = static_cast<std::size_t>(t->count());
    const std::size_t size = sizeOf(t->dtype());
    std::vector<std::byte> parts[2];
    for (std::size_t k = 0; k < 2; ++k) {
        parts[k].resize(std::max<std::size_t>(n * size, 1));
        for (std::size_t i = 0; i < n; ++i)
            std::memcpy(parts[k].data() + i * size, t->hostBytes() + (2 * i + k) * size, size);
    }
    mat_complex_split_t split = {parts[0].data(), parts[1].data()};
    return made(matio().Mat_VarCreate(name, found->cls, found->type, rank, dims.data(), &split,
                                      MAT_F_COMPLEX));
}

/// Null when it has more rows, columns or entries than the format counts.
Variable sparseVariable(const char* name, const SparseMatrix& s) {
    constexpr int64_t kLongest = std::numeric_limits<int32_t>::max();
    if (s.rows() > kLongest || s.columns() > kLongest || s.entryCount() > kLongest) return nullptr;
    requireEntries(s.columns());
    std::vector<mat_uint32_t> rows(s.entryRows().begin(), s.entryRows().end());
    std::vector<mat_uint32_t> starts(static_cast<std::size_t>(s.columns()) + 1, 0);
    for (int64_t column : s.entryColumns())
        ++starts[static_cast<std::size_t>(column) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<double> parts[2];
    for (std::complex<double> z : complexesOf(Value(s.values()))) {
        parts[0].push_back(z.real());
        parts[1].push_back(z.imag());
    }
    for (std::vector<double>& part : parts)
        part.reserve(1);
    rows.reserve(1);
    mat_complex_split_t split = {parts[0].data(), parts[1].data()};
    mat_sparse_t data = {};
    data.nzmax = data.nir = data.ndata = static_cast<mat_uint32_t>(s.entryCount());
    data.ir = rows.data();
    data.jc = starts.data();
    data.njc = static_cast<mat_uint32_t>(starts.size());
    data.data = s.isComplex() ? static_cast<void*>(&split) : parts[0].data();
    std::vector<std::size_t> dims = sizesOf(s.shape());
    const int flags =
        (s.isComplex() ? MAT_F_COMPLEX : 0) | (s.dtype() == DType::Logical ? MAT_F_LOGICAL : 0);
    return made(
        matio().Mat_VarCreate(name, MAT_C_SPARSE, MAT_T_DOUBLE, 2, dims.data(), &data, flags));
}

Variable cellVariable(const char* name, const std::vector<Value>& elements, const Shape& shape) {
    std::vector<Variable> made_;
    std::vector<matvar_t*> cells;
    for (const Value& e : elements) {
        made_.push_back(toVariable(nullptr, e));
        if (!made_.back()) return nullptr;
        cells.push_back(made_.back().get());
    }
    std::vector<std::size_t> dims = sizesOf(shape);
    Variable out =
        made(matio().Mat_VarCreate(name, MAT_C_CELL, MAT_T_CELL, static_cast<int>(dims.size()),
                                   dims.data(), cells.empty() ? nullptr : cells.data(), 0));
    // The cell owns its elements now.
    for (Variable& element : made_)
        (void)element.release();
    return out;
}

Variable structVariable(const char* name, const StructArray& s) {
    std::vector<const char*> names;
    for (const std::string& field : s.fieldNames())
        names.push_back(field.c_str());
    const std::vector<std::size_t> dims = sizesOf(s.shape());
    Variable out =
        made(matio().Mat_VarCreateStruct2(name, static_cast<int>(dims.size()), dims.data(), [&] {
            names.push_back(nullptr);
            return names.data();
        }()));
    for (int64_t e = 0; e < s.count(); ++e) {
        for (int f = 0; f < s.fieldCount(); ++f) {
            Variable field =
                toVariable(s.fieldNames()[static_cast<std::size_t>(f)].c_str(), s.at(f, e));
            if (!field) return nullptr;
            (void)matio().Mat_VarSetStructFieldByIndex(out.get(), static_cast<std::size_t>(f),
                                                       static_cast<std::size_t>(e),
                                                       field.release());
        }
    }
    return out;
}

/// Null when the value is of a class that MAT files cannot keep.
Variable toVariable(const char* name, const Value& v) {
    const NestingLevel level;
    switch (v.kind()) {
    case Kind::Nothing:
        return arrayVariable(name, Value::emptyMatrix());
    case Kind::Scalar:
    case Kind::Tensor:
        return arrayVariable(name, v);
    case Kind::Sparse:
        return sparseVariable(name, v.sparse());
    case Kind::Cell:
        return cellVariable(name, v.cell().elements, v.shape());
    case Kind::Struct:
        return structVariable(name, v.structure());
    case Kind::String: {
        std::vector<Value> texts;
        for (const auto& e : v.strings().elements)
            texts.push_back(Value::text(e.value_or("")));
        if (texts.size() == 1) return arrayVariable(name, texts[0]);
        return cellVariable(name, texts, v.shape());
    }
    default:
        return nullptr;
    }
}

// ------------------------------------------------------------------------------- reading

Value fromVariable(const matvar_t& v);

[[noreturn]] void throwDamaged() {
    throwError("MATLAB:load:unableToReadMatFile",
               "Unable to read MAT-file. File might be corrupt.");
}

/// The library's word on how many bytes it has for a part of a variable.
void requireBytes(const matvar_t& v, const void* part, std::size_t count, std::size_t size) {
    if (count == 0) return;
    if (!part || static_cast<std::size_t>(v.data_size) != size || v.nbytes / size < count)
        throwDamaged();
}

Value charsOf(const matvar_t& v, const Shape& shape) {
    const auto n = static_cast<std::size_t>(shape.count());
    Ref<Tensor> out = Tensor::make(DType::Char, shape);
    auto* to = out->mutableData<char16_t>();
    if (n == 0) return wrap(std::move(out));
    if (v.data_size == 1) {
        requireBytes(v, v.data, n, 1);
        const std::string bytes(static_cast<const char*>(v.data), v.nbytes);
        const std::u16string units = v.data_type == MAT_T_UTF8 ? toUtf16(bytes) : std::u16string();
        for (std::size_t i = 0; i < n; ++i)
            to[i] = units.size() == n ? units[i] : static_cast<unsigned char>(bytes[i]);
    } else {
        requireBytes(v, v.data, n, sizeof(char16_t));
        std::memcpy(to, v.data, n * sizeof(char16_t));
    }
    return wrap(std::move(out));
}

Value sparseOf(const matvar_t& v, const Shape& shape) {
    const auto* s = static_cast<const mat_sparse_t*>(v.data);
    const DType dtype = v.isLogical ? DType::Logical : DType::Double;
    if (shape.rank() > 2) throwDamaged();
    const int64_t width = shape.columns();
    if (!s || !s->jc || s->njc == 0)
        return makeRef<SparseMatrix>(shape.rows(), shape.columns(), dtype);
    const uint32_t entries = s->jc[s->njc - 1];
    const auto* split = static_cast<const mat_complex_split_t*>(s->data);
    const bool complete = v.isComplex ? split && split->Re && split->Im : s->data != nullptr;
    // data_size is that of the library's record, not of an entry.
    const bool bytes = v.data_type == MAT_T_UINT8 && !v.isComplex;
    if (static_cast<int64_t>(s->njc) != width + 1 || entries > s->nir || entries > s->ndata ||
        (entries > 0 && (!s->ir || !complete)) || (!bytes && v.data_type != MAT_T_DOUBLE))
        throwDamaged();
    std::vector<int64_t> rows, columns;
    for (uint32_t column = 0; column < width; ++column) {
        if (s->jc[column] > s->jc[column + 1] || s->jc[column + 1] > entries) throwDamaged();
        for (uint32_t k = s->jc[column]; k < s->jc[column + 1]; ++k) {
            if (static_cast<int64_t>(s->ir[k]) >= shape.rows()) throwDamaged();
            rows.push_back(s->ir[k]);
            columns.push_back(column);
        }
    }
    if (rows.size() != entries) throwDamaged();
    Ref<Tensor> values =
        Tensor::make(dtype, Shape(static_cast<int64_t>(entries), 1), v.isComplex != 0);
    for (uint32_t k = 0; k < entries; ++k) {
        if (v.isComplex)
            values->mutableComplexData<double>()[k] = {static_cast<const double*>(split->Re)[k],
                                                       static_cast<const double*>(split->Im)[k]};
        else if (v.isLogical)
            values->mutableData<bool>()[k] = bytes ? static_cast<const uint8_t*>(s->data)[k] != 0
                                                   : static_cast<const double*>(s->data)[k] != 0;
        else
            values->mutableData<double>()[k] = bytes ? static_cast<const uint8_t*>(s->data)[k]
                                                     : static_cast<const double*>(s->data)[k];
    }
    return assembleSparse(shape.rows(), shape.columns(), rows, columns, values);
}

Value numbersOf(const matvar_t& v, const Shape& shape) {
    const ClassPair* found = nullptr;
    for (const ClassPair& c : kClasses) {
        if (c.cls == v.class_type && c.dtype != DType::Logical) found = &c;
    }
    if (!found) return {};
    const DType dtype = v.isLogical ? DType::Logical : found->dtype;
    const bool floating = dtype == DType::Double || dtype == DType::Single;
    if (v.isComplex && !floating) return {}; // no class of ours
    Ref<Tensor> out = Tensor::make(dtype, shape, v.isComplex != 0);
    const auto n = static_cast<std::size_t>(shape.count());
    const std::size_t size = sizeOf(dtype);
    if (n == 0) return wrap(std::move(out));
    std::byte* to = out->mutableHostBytes();
    if (!v.isComplex) {
        requireBytes(v, v.data, n, size);
        std::memcpy(to, v.data, n * size);
        if (dtype == DType::Logical) {
            auto* bytes = reinterpret_cast<uint8_t*>(to);
            for (std::size_t i = 0; i < n; ++i)
                bytes[i] = bytes[i] != 0;
        }
        return wrap(std::move(out));
    }
    const auto* split = static_cast<const mat_complex_split_t*>(v.data);
    if (!split) throwDamaged();
    requireBytes(v, split->Re, n, size);
    requireBytes(v, split->Im, n, size);
    for (std::size_t i = 0; i < n; ++i) {
        std::memcpy(to + 2 * i * size, static_cast<const std::byte*>(split->Re) + i * size, size);
        std::memcpy(to + (2 * i + 1) * size, static_cast<const std::byte*>(split->Im) + i * size,
                    size);
    }
    return Value(std::move(out));
}

Value nestedOf(const matvar_t* v) {
    const NestingLevel level;
    Value value = v ? fromVariable(*v) : Value();
    return value.isNothing() ? Value::emptyMatrix() : value;
}

/// How many pointers to variables a cell or struct has.
void requirePointers(const matvar_t& v, std::size_t count, std::size_t each) {
    if (count == 0 || each == 0) return;
    if (!v.data || v.nbytes / sizeof(matvar_t*) / each < count) throwDamaged();
}

Value structOf(const matvar_t& v, const Shape& shape) {
    auto* variable = const_cast<matvar_t*>(&v);
    const unsigned fields = matio().Mat_VarGetNumberOfFields(variable);
    char* const* names = matio().Mat_VarGetStructFieldnames(variable);
    const auto count = static_cast<std::size_t>(shape.count());
    if (fields > 0 && !names) throwDamaged();
    requirePointers(v, count, fields);
    auto out = makeRef<StructArray>(shape);
    for (unsigned f = 0; f < fields; ++f) {
        if (!names[f] || !*names[f] || out->findField(names[f]) >= 0) throwDamaged();
        const int at = out->addField(names[f]);
        for (std::size_t e = 0; e < count; ++e)
            out->at(at, static_cast<int64_t>(e)) =
                nestedOf(matio().Mat_VarGetStructFieldByIndex(variable, f, e));
    }
    return out;
}

Value fromVariable(const matvar_t& v) {
    const Shape shape = shapeOf(v);
    switch (v.class_type) {
    case MAT_C_EMPTY:
        if (!shape.empty()) throwDamaged();
        return wrap(Tensor::make(DType::Double, shape));
    case MAT_C_CHAR:
        return charsOf(v, shape);
    case MAT_C_SPARSE:
        return sparseOf(v, shape);
    case MAT_C_STRUCT:
        return structOf(v, shape);
    case MAT_C_CELL: {
        requirePointers(v, static_cast<std::size_t>(shape.count()), 1);
        auto out = makeRef<Cell>(shape);
        auto* const* cells = static_cast<matvar_t* const*>(v.data);
        for (std::size_t i = 0; i < out->elements.size(); ++i)
            out->elements[i] = nestedOf(cells[i]);
        return out;
    }
    default:
        return numbersOf(v, shape);
    }
}

// ------------------------------------------------------------------------------ comparing

bool sameBytes(const Ref<Tensor>& a, const Ref<Tensor>& b) {
    return a->dtype() == b->dtype() && a->shape() == b->shape() &&
           a->isComplex() == b->isComplex() &&
           std::memcmp(a->hostBytes(), b->hostBytes(), a->byteSize()) == 0;
}

/// Is `read` what a file gives back of `saved`?
bool sameContent(const Value& saved, const Value& read) {
    const NestingLevel level;
    if (saved.isString()) {
        const auto& texts = saved.strings().elements;
        const auto text = [&](std::size_t i) { return Value::text(texts[i].value_or("")); };
        if (texts.size() == 1) return sameContent(text(0), read);
        if (!read.isCell() || read.shape() != saved.shape()) return false;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!sameContent(text(i), read.cell().elements[i])) return false;
        }
        return true;
    }
    if (saved.isNothing()) return read.isArray() && read.shape().empty();
    if (saved.isArray()) return read.isArray() && sameBytes(saved.toTensor(), read.toTensor());
    if (saved.kind() != read.kind() || !(saved.shape() == read.shape())) return false;
    if (saved.isSparse()) {
        const SparseMatrix &a = saved.sparse(), &b = read.sparse();
        return std::ranges::equal(a.entryRows(), b.entryRows()) &&
               std::ranges::equal(a.entryColumns(), b.entryColumns()) &&
               sameBytes(Ref<Tensor>(a.values()), Ref<Tensor>(b.values()));
    }
    if (saved.isCell())
        return std::ranges::equal(saved.cell().elements, read.cell().elements, sameContent);
    const StructArray &a = saved.structure(), &b = read.structure();
    for (int f = 0; f < a.fieldCount(); ++f) {
        const int other = b.findField(a.fieldNames()[static_cast<std::size_t>(f)]);
        for (int64_t i = 0; i < a.count(); ++i) {
            if (other < 0 || !sameContent(a.at(f, i), b.at(other, i))) return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------------------------- files

/// HDF5 may not be made for several threads: a file that a stop has left is waited for, and the
/// wait can be stopped.
std::unique_lock<std::timed_mutex> libraryLock() {
    static std::timed_mutex* const mutex = new std::timed_mutex; // what was left may outlive main
    std::unique_lock lock(*mutex, std::defer_lock);
    constexpr std::chrono::milliseconds kLookUp(10);
    while (!lock.try_lock_for(kLookUp))
        checkStop();
    return lock;
}

/// While it lives, memory that the library takes is zero: a file that promises more than it holds
/// must not show what was there before, and the library itself reads what it has not set.
class ZeroedMemory {
public:
    ZeroedMemory() { (void)::mallopt(M_PERTURB, 0xff); }
    ~ZeroedMemory() { (void)::mallopt(M_PERTURB, 0); }
    ZeroedMemory(const ZeroedMemory&) = delete;
    ZeroedMemory& operator=(const ZeroedMemory&) = delete;
};

struct FileClose {
    void operator()(mat_t* file) const { (void)matio().Mat_Close(file); }
};
using File = std::unique_ptr<mat_t, FileClose>;

/// Does the file reach to the end that its superblock names? Version 0 and 1 have the end behind
/// the sizes of tree nodes, later ones behind two addresses.
bool isComplete(const std::string& path) {
    constexpr uint64_t kSuperblock = 512;
    constexpr std::size_t kSignature = 8;
    const mat5::InputFile file(path);
    std::array<unsigned char, 64> block;
    if (file.size() < kSuperblock + block.size()) return false;
    file.readAt(kSuperblock, block.data(), block.size());
    if (std::memcmp(block.data(), "\x89HDF\r\n\x1a\n", kSignature) != 0) return false;
    const unsigned version = block[kSignature];
    const bool old = version < 2;
    if (block[old ? 13 : 9] != 8) return false; // bytes of an address
    uint64_t end = 0;
    std::memcpy(&end, block.data() + (version == 0 ? 40 : old ? 44 : 28), sizeof end);
    return end <= file.size();
}

/// Null when it cannot be read. matio opens what HDF5 refuses as a file without variables.
File openToRead(const std::string& path) {
    if (!isComplete(path)) return nullptr;
    const Matio& m = matio();
    using Handle = int64_t;
    const auto open =
        reinterpret_cast<Handle (*)(const char*, unsigned, Handle)>(::dlsym(m.library, "H5Fopen"));
    const auto close = reinterpret_cast<int (*)(Handle)>(::dlsym(m.library, "H5Fclose"));
    if (open && close) {
        const Handle file = open(path.c_str(), 0, 0); // read only, usual properties
        if (file < 0) return nullptr;
        (void)close(file);
    }
    return File(m.Mat_Open(path.c_str(), MAT_ACC_RDONLY));
}

class Reader final : public MatFile {
public:
    explicit Reader(const std::string& path)
        : m_path(path), m_lock(libraryLock()), m_file(openToRead(path)) {
        if (!m_file) mat5::throwDamaged(path);
    }

    std::vector<MatEntry> entries() override {
        std::vector<MatEntry> out;
        (void)matio().Mat_Rewind(m_file.get());
        while (const Variable v{matio().Mat_VarReadNextInfo(m_file.get())}) {
            if (!v->name) continue;
            MatEntry e{v->name, shapeOf(*v), classNameOf(*v), v->isComplex != 0, 0};
            e.bytes = matio().Mat_VarGetSize(v.get());
            out.push_back(std::move(e));
        }
        return out;
    }
    bool damaged() override { return false; }
    Value read(const std::string& name) override {
        (void)matio().Mat_Rewind(m_file.get());
        const Variable info{matio().Mat_VarReadInfo(m_file.get(), name.c_str())};
        if (!info) return {};
        requireMemory(*info);
        (void)matio().Mat_Rewind(m_file.get());
        const Variable v{matio().Mat_VarRead(m_file.get(), name.c_str())};
        if (!v) mat5::throwDamaged(m_path);
        return fromVariable(*v);
    }

private:
    /// The library takes memory for what the file says, whatever the file has.
    static void requireMemory(const matvar_t& v) {
        const Shape shape = shapeOf(v);
        constexpr uint64_t kEach = 16;
        const auto count = static_cast<uint64_t>(shape.count());
        if (v.class_type == MAT_C_SPARSE) return; // its size is not that of its entries
        const long pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
        const uint64_t machine =
            static_cast<uint64_t>(std::max(pages, 1L)) * static_cast<uint64_t>(page);
        if (count > machine / kEach || !withinArrayLimit(count * kEach)) {
            throwError("MATLAB:nomem",
                       "Out of memory: the variable of the file would have %s elements.",
                       shape.text().c_str());
        }
    }

    std::string m_path;
    std::unique_lock<std::timed_mutex> m_lock;
    ZeroedMemory m_zeroed;
    File m_file;
};

class Writer final : public MatWriter {
public:
    Writer(WholeFile& file, std::unique_lock<std::timed_mutex> lock)
        : m_target(file), m_lock(std::move(lock)) {}

    void begin() {
        m_file.reset(matio().Mat_CreateVer(m_target.openName().c_str(), nullptr, MAT_FT_MAT73));
        if (!m_file) throwOpen();
    }
    void begin(const std::string& old, const std::set<std::string>& replaced) {
        const File from = openToRead(old);
        if (!from) mat5::throwDamaged(old);
        std::vector<std::string> kept;
        bool all = true;
        while (const Variable v{matio().Mat_VarReadNextInfo(from.get())}) {
            if (!v->name) continue;
            if (replaced.contains(v->name))
                all = false;
            else
                kept.emplace_back(v->name);
        }
        if (all) {
            if (const Status done = m_target.copyOld(); !done) mat5::throwNotWritten(done.error());
            m_file.reset(matio().Mat_Open(m_target.openName().c_str(), MAT_ACC_RDWR));
            if (!m_file) throwOpen();
            return;
        }
        // The library has no way to take a variable out but to write the others anew.
        begin();
        for (const std::string& name : kept) {
            checkStop();
            (void)matio().Mat_Rewind(from.get());
            const Variable v{matio().Mat_VarRead(from.get(), name.c_str())};
            Value value;
            if (v) value = fromVariable(*v);
            if (value.isNothing() || write(name, value) != MatKept::Written) {
                throwError("MATLAB:save:couldNotWriteFile",
                           "Unable to replace variables of file %s: variable '%s' cannot be kept.",
                           old.c_str(), name.c_str());
            }
        }
    }

    MatKept write(const std::string& name, const Value& value) override {
        const Variable v = toVariable(name.c_str(), value);
        if (!v) return MatKept::Unsupported;
        if (matio().Mat_VarWrite(m_file.get(), v.get(), MAT_COMPRESSION_ZLIB) != 0)
            mat5::throwNotWritten({ErrorCode::Io, "variable '" + name + "' was refused"});
        m_written.emplace_back(name, value);
        return MatKept::Written;
    }

    void finish() override {
        const bool closed = matio().Mat_Close(m_file.release()) == 0;
        if (const Status done = m_target.flush(); !done) mat5::throwNotWritten(done.error());
        // The library does not tell of each write that failed: all that was written is read.
        bool whole = closed;
        if (whole) {
            m_file = openToRead(m_target.openName());
            whole = m_file != nullptr;
        }
        for (const auto& [name, value] : m_written) {
            if (!whole) break;
            checkStop();
            (void)matio().Mat_Rewind(m_file.get());
            const Variable v{matio().Mat_VarRead(m_file.get(), name.c_str())};
            whole = v && sameContent(value, fromVariable(*v));
        }
        m_file.reset();
        if (!whole)
            mat5::throwNotWritten({ErrorCode::Io, "it cannot be read back, the disk may be full"});
    }

private:
    [[noreturn]] static void throwOpen() {
        throwError("MATLAB:save:unableToOpenFile", "Unable to write file: could not open file.");
    }

    WholeFile& m_target;
    std::unique_lock<std::timed_mutex> m_lock;
    ZeroedMemory m_zeroed;
    File m_file;
    std::vector<std::pair<std::string, Value>> m_written;
};

} // namespace

std::unique_ptr<MatFile> open(const std::string& path) {
    return std::make_unique<Reader>(path);
}

std::unique_ptr<MatWriter> create(WholeFile& file) {
    auto writer = std::make_unique<Writer>(file, libraryLock());
    writer->begin();
    return writer;
}

std::unique_ptr<MatWriter> append(WholeFile& file, const std::string& old,
                                  const std::set<std::string>& replaced) {
    auto writer = std::make_unique<Writer>(file, libraryLock());
    writer->begin(old, replaced);
    return writer;
}

} // namespace vitrine::mat73
