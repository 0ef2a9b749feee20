// SPDX-License-Identifier: Apache-2.0
#include "builtins/mat_file.h"
#include "builtins/nesting.h"

#include "builtins/sparse/sparse.h"
#include "builtins/text_values.h"

#include <chrono>
#include <dlfcn.h>
#include <fstream>
#include <matio.h>
#include <mutex>
#include <numeric>

namespace vitrine {

namespace {

// Every function of matio that is used here; each is declared and bound from this list.
#define VITRINE_MATIO_FUNCTIONS(USE)                                                               \
    USE(Mat_LogInitFunc)                                                                           \
    USE(Mat_CreateVer)                                                                             \
    USE(Mat_Open)                                                                                  \
    USE(Mat_Close)                                                                                 \
    USE(Mat_GetVersion)                                                                            \
    USE(Mat_Rewind)                                                                                \
    USE(Mat_VarRead)                                                                               \
    USE(Mat_VarReadNextInfo)                                                                       \
    USE(Mat_VarReadInfo)                                                                           \
    USE(Mat_VarCreate)                                                                             \
    USE(Mat_VarCreateStruct2)                                                                      \
    USE(Mat_VarSetStructFieldByIndex)                                                              \
    USE(Mat_VarGetStructFieldByIndex)                                                              \
    USE(Mat_VarGetNumberOfFields)                                                                  \
    USE(Mat_VarGetStructFieldnames)                                                                \
    USE(Mat_VarGetSize)                                                                            \
    USE(Mat_VarDelete)                                                                             \
    USE(Mat_VarWrite)                                                                              \
    USE(Mat_VarFree)

/// The functions of matio that are used here, from the shared library.
struct Matio {
#define VITRINE_MATIO(name) decltype(&::name) name = nullptr;
    VITRINE_MATIO_FUNCTIONS(VITRINE_MATIO)
#undef VITRINE_MATIO
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

/// Characters come as UTF-8, as UTF-16 or as bytes, whatever the writer chose.
Value charsOf(const matvar_t& v, const Shape& shape) {
    const auto n = static_cast<std::size_t>(shape.count());
    std::u16string units;
    if (v.data && v.data_size == 1) {
        const std::string bytes(static_cast<const char*>(v.data), v.nbytes);
        units = v.data_type == MAT_T_UTF8 ? toUtf16(bytes) : std::u16string();
        if (units.size() != n) {
            units.clear();
            for (char c : bytes)
                units.push_back(static_cast<unsigned char>(c));
        }
    } else if (v.data && v.data_size == 2) {
        units.assign(static_cast<const char16_t*>(v.data), v.nbytes / 2);
    }
    units.resize(n, u' ');
    Ref<Tensor> out = Tensor::make(DType::Char, shape, false, false);
    std::copy(units.begin(), units.end(), out->mutableData<char16_t>());
    return wrap(std::move(out));
}

Value sparseOf(const matvar_t& v, const Shape& shape) {
    const auto* s = static_cast<const mat_sparse_t*>(v.data);
    const DType dtype = v.isLogical ? DType::Logical : DType::Double;
    if (!s || shape.rank() > 2) return makeRef<SparseMatrix>(shape.rows(), shape.columns(), dtype);
    std::vector<int64_t> rows, columns;
    std::vector<std::complex<double>> elements;
    const auto* split = static_cast<const mat_complex_split_t*>(s->data);
    for (uint32_t column = 0; column + 1 < s->njc && column < shape.columns(); ++column) {
        for (uint32_t k = s->jc[column]; k < s->jc[column + 1] && k < s->ndata && k < s->nir; ++k) {
            if (static_cast<int64_t>(s->ir[k]) >= shape.rows()) continue;
            rows.push_back(s->ir[k]);
            columns.push_back(column);
            if (v.isComplex)
                elements.emplace_back(static_cast<const double*>(split->Re)[k],
                                      static_cast<const double*>(split->Im)[k]);
            else if (v.isLogical && v.data_size == 1)
                elements.emplace_back(static_cast<const uint8_t*>(s->data)[k] != 0);
            else
                elements.emplace_back(static_cast<const double*>(s->data)[k]);
        }
    }
    Ref<Tensor> values = Tensor::make(dtype, Shape(static_cast<int64_t>(elements.size()), 1),
                                      v.isComplex != 0, false);
    for (std::size_t k = 0; k < elements.size(); ++k) {
        if (v.isComplex)
            values->mutableComplexData<double>()[k] = elements[k];
        else if (v.isLogical)
            values->mutableData<bool>()[k] = elements[k].real() != 0;
        else
            values->mutableData<double>()[k] = elements[k].real();
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
    Ref<Tensor> out = Tensor::make(dtype, shape, v.isComplex != 0);
    const auto n = static_cast<std::size_t>(shape.count());
    const std::size_t size = sizeOf(dtype);
    if (!v.data || n == 0) return wrap(std::move(out));
    if (static_cast<std::size_t>(v.data_size) != size) {
        throwError("MATLAB:load:unableToReadMatFile",
                   "The MAT file holds elements of an unexpected size.");
    }
    if (!v.isComplex) {
        std::memcpy(out->mutableHostBytes(), v.data, std::min(n * size, v.nbytes));
        if (dtype == DType::Logical) {
            auto* bytes = reinterpret_cast<uint8_t*>(out->mutableHostBytes());
            for (std::size_t i = 0; i < n; ++i)
                bytes[i] = bytes[i] != 0;
        }
        return wrap(std::move(out));
    }
    const auto* split = static_cast<const mat_complex_split_t*>(v.data);
    std::byte* to = out->mutableHostBytes();
    for (std::size_t i = 0; i < n; ++i) {
        std::memcpy(to + 2 * i * size, static_cast<const std::byte*>(split->Re) + i * size, size);
        std::memcpy(to + (2 * i + 1) * size, static_cast<const std::byte*>(split->Im) + i * size,
                    size);
    }
    return Value(std::move(out));
}

Value structOf(const matvar_t& v, const Shape& shape) {
    auto out = makeRef<StructArray>(shape);
    auto* variable = const_cast<matvar_t*>(&v);
    const unsigned fields = matio().Mat_VarGetNumberOfFields(variable);
    char* const* names = matio().Mat_VarGetStructFieldnames(variable);
    for (unsigned f = 0; f < fields; ++f) {
        const int at = out->addField(names[f]);
        for (int64_t e = 0; e < out->count(); ++e) {
            const matvar_t* field =
                matio().Mat_VarGetStructFieldByIndex(variable, f, static_cast<std::size_t>(e));
            out->at(at, e) = field ? fromVariable(*field) : Value::emptyMatrix();
        }
    }
    return out;
}

Value fromVariable(const matvar_t& v) {
    const Shape shape = shapeOf(v);
    switch (v.class_type) {
    case MAT_C_EMPTY:
        return wrap(Tensor::make(DType::Double, shape));
    case MAT_C_CHAR:
        return charsOf(v, shape);
    case MAT_C_SPARSE:
        return sparseOf(v, shape);
    case MAT_C_STRUCT:
        return structOf(v, shape);
    case MAT_C_CELL: {
        auto out = makeRef<Cell>(shape);
        auto* const* cells = static_cast<matvar_t* const*>(v.data);
        for (std::size_t i = 0; cells && i < out->elements.size(); ++i) {
            Value element = cells[i] ? fromVariable(*cells[i]) : Value::emptyMatrix();
            out->elements[i] = element.isNothing() ? Value::emptyMatrix() : std::move(element);
        }
        return out;
    }
    default:
        return numbersOf(v, shape);
    }
}

} // namespace

struct MatFile::State {
    std::unique_lock<std::timed_mutex> lock; ///< of a file of version 7.3
    mat_t* file = nullptr;
    matio_compression compression = MAT_COMPRESSION_ZLIB;
};

namespace {

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

bool isHdf5(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    char head[126] = {};
    in.read(head, sizeof head);
    return in.gcount() == sizeof head && (head[125] == 2 || head[124] == 2);
}

} // namespace

MatFile::MatFile(const std::string& path, bool write) : m_state(std::make_unique<State>()) {
    if (isHdf5(path)) m_state->lock = libraryLock();
    m_state->file = matio().Mat_Open(path.c_str(), write ? MAT_ACC_RDWR : MAT_ACC_RDONLY);
    if (!m_state->file) {
        throwError("MATLAB:load:unableToReadMatFile",
                   "Unable to read MAT-file %s. Not a binary MAT-file. Try load -ASCII to read as "
                   "text.",
                   path.c_str());
    }
}

MatFile::MatFile(const std::string& path, MatVersion version) : m_state(std::make_unique<State>()) {
    if (version == MatVersion::V73) m_state->lock = libraryLock();
    m_state->file = matio().Mat_CreateVer(path.c_str(), nullptr,
                                          version == MatVersion::V73 ? MAT_FT_MAT73 : MAT_FT_MAT5);
    if (version == MatVersion::V5) m_state->compression = MAT_COMPRESSION_NONE;
    if (!m_state->file) {
        throwError("MATLAB:save:unableToOpenFile", "Unable to write file %s: could not open file.",
                   path.c_str());
    }
}

MatFile::~MatFile() {
    if (m_state && m_state->file) (void)matio().Mat_Close(m_state->file);
}

std::vector<MatEntry> MatFile::entries() {
    std::vector<MatEntry> out;
    (void)matio().Mat_Rewind(m_state->file);
    while (Variable v{matio().Mat_VarReadNextInfo(m_state->file)}) {
        if (!v->name) continue;
        MatEntry e{v->name, shapeOf(*v), classNameOf(*v), v->isComplex != 0, 0};
        e.bytes = matio().Mat_VarGetSize(v.get());
        out.push_back(std::move(e));
    }
    return out;
}

Value MatFile::read(const std::string& name) {
    (void)matio().Mat_Rewind(m_state->file);
    const Variable v{matio().Mat_VarRead(m_state->file, name.c_str())};
    if (!v) return {};
    return fromVariable(*v);
}

bool MatFile::write(const std::string& name, const Value& value) {
    const Variable v = toVariable(name.c_str(), value);
    if (!v) return false;
    // Deleting copies the file and opens it again, so no variable of it may be held.
    const bool present = Variable{matio().Mat_VarReadInfo(m_state->file, name.c_str())} != nullptr;
    if (present && matio().Mat_VarDelete(m_state->file, name.c_str()) != 0) {
        throwError("MATLAB:save:couldNotWriteFile", "Unable to replace variable '%s'.",
                   name.c_str());
    }
    if (matio().Mat_VarWrite(m_state->file, v.get(), m_state->compression) != 0) {
        throwError("MATLAB:save:couldNotWriteFile", "Unable to write variable '%s'.", name.c_str());
    }
    return true;
}

bool isMatFile(const std::string& path) {
    // Text of 116 bytes, then version and byte order; 7.3 has the same in front of its HDF5 part.
    std::ifstream in(path, std::ios::binary);
    char head[128] = {};
    in.read(head, sizeof head);
    if (in.gcount() < 128) return false;
    const std::string_view order(head + 126, 2);
    return order == "IM" || order == "MI";
}

} // namespace vitrine
