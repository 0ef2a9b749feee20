// SPDX-License-Identifier: Apache-2.0
// What the h5… and nc… functions of the library need of HDF5: what stands at a place of a file,
// reading and writing of datasets and attributes. Sizes are MATLAB's, the file's reversed.
#include "builtins/core/support.h"
#include "builtins/files/file_table.h"
#include "builtins/files/hdf5_library.h"
#include "builtins/text/text_values.h"
#include "value/memory_limit.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

using hdf5::Id;
using hdf5::Library;
using hdf5::library;

[[noreturn]] void throwFailed(const std::string& what) {
    throwError("MATLAB:imagesci:hdf5lib:libraryError",
               "The HDF5 library encountered an error: unable to %s.", what.c_str());
}

Id opened(hid_t id, Id::Close close, const std::string& what) {
    if (id < 0) throwFailed(what);
    return {id, close};
}

/// The file, and the object in it that a call is about.
struct Place {
    const Library& h = library();
    Id file;
    Id object;
    std::string location;

    Place(Call& call, bool write) {
        const std::string path = write ? resolvePath(call.vm, call[0].toText())
                                       : resolveForReading(call.vm, call[0].toText());
        file =
            opened(h.H5Fopen(path.c_str(), write ? hdf5::kReadWrite : hdf5::kReadOnly, H5P_DEFAULT),
                   h.H5Fclose, "open '" + call[0].toText() + "' as an HDF5 file");
        location = call[1].toText();
    }
    void open() {
        object = opened(h.H5Oopen(file.get(), location.c_str(), H5P_DEFAULT), h.H5Oclose,
                        "find '" + location + "'");
    }
    [[nodiscard]] bool isDataset() const { return h.H5Iget_type(object.get()) == H5I_DATASET; }
    void requireDataset() const {
        if (!isDataset()) throwFailed("read '" + location + "', which is no dataset");
    }
};

std::vector<hsize_t> extentOf(const Library& h, hid_t space, std::vector<hsize_t>* most = nullptr) {
    const int rank = std::max(h.H5Sget_simple_extent_ndims(space), 0);
    std::vector<hsize_t> sizes(static_cast<std::size_t>(rank));
    std::vector<hsize_t> limits(sizes.size());
    if (rank > 0) (void)h.H5Sget_simple_extent_dims(space, sizes.data(), limits.data());
    if (most) *most = limits;
    return sizes;
}

Value reversedRow(const std::vector<hsize_t>& sizes) {
    std::vector<double> out;
    for (auto at = sizes.rbegin(); at != sizes.rend(); ++at)
        out.push_back(*at == H5S_UNLIMITED ? std::numeric_limits<double>::infinity()
                                           : static_cast<double>(*at));
    return rowOf(out);
}

Shape shapeOf(const std::vector<hsize_t>& sizes) {
    std::vector<int64_t> dims;
    for (auto at = sizes.rbegin(); at != sizes.rend(); ++at)
        dims.push_back(static_cast<int64_t>(*at));
    while (dims.size() < 2)
        dims.push_back(1);
    return Shape(std::span<const int64_t>(dims));
}

/// The sizes of a MATLAB argument in the file's order.
std::vector<hsize_t> reversedSizes(const Value& value) {
    std::vector<hsize_t> out;
    const std::vector<double> numbers = doublesOf(value);
    for (auto at = numbers.rbegin(); at != numbers.rend(); ++at)
        out.push_back(std::isinf(*at) ? H5S_UNLIMITED : static_cast<hsize_t>(*at));
    return out;
}

struct ClassType {
    DType dtype;
    const hid_t* Library::*type;
};
constexpr ClassType kTypes[] = {
    {DType::Double, &Library::H5T_NATIVE_DOUBLE_g}, {DType::Single, &Library::H5T_NATIVE_FLOAT_g},
    {DType::Int8, &Library::H5T_NATIVE_INT8_g},     {DType::UInt8, &Library::H5T_NATIVE_UINT8_g},
    {DType::Int16, &Library::H5T_NATIVE_INT16_g},   {DType::UInt16, &Library::H5T_NATIVE_UINT16_g},
    {DType::Int32, &Library::H5T_NATIVE_INT32_g},   {DType::UInt32, &Library::H5T_NATIVE_UINT32_g},
    {DType::Int64, &Library::H5T_NATIVE_INT64_g},   {DType::UInt64, &Library::H5T_NATIVE_UINT64_g},
};

hid_t typeOf(const Library& h, DType dtype) {
    for (const ClassType& row : kTypes)
        if (row.dtype == dtype) return *(h.*row.type);
    throwError("MATLAB:imagesci:h5write:unsupportedDatatype",
               "Arrays of this class cannot be written to HDF5 files.");
}

/// The class that elements of a numeric type of the file have here.
DType dtypeOf(const Library& h, hid_t type) {
    const std::size_t size = h.H5Tget_size(type);
    const H5T_class_t kind = h.H5Tget_class(type);
    if (kind == H5T_FLOAT) return size <= 4 ? DType::Single : DType::Double;
    const bool negative = kind == H5T_INTEGER && h.H5Tget_sign(type) == H5T_SGN_2;
    switch (size) {
    case 1:
        return negative ? DType::Int8 : DType::UInt8;
    case 2:
        return negative ? DType::Int16 : DType::UInt16;
    case 4:
        return negative ? DType::Int32 : DType::UInt32;
    default:
        return negative ? DType::Int64 : DType::UInt64;
    }
}

std::string nameOf(const Library& h, char* given) {
    std::string out = given ? given : "";
    (void)h.H5free_memory(given);
    return out;
}

/// Elements of a type, `stride` bytes apart, as a value: numbers, or a cell of texts, or a struct.
Value fromMemory(const Library& h, hid_t type, const std::byte* data, std::size_t stride,
                 const Shape& shape) {
    const auto count = static_cast<std::size_t>(shape.count());
    switch (h.H5Tget_class(type)) {
    case H5T_INTEGER:
    case H5T_FLOAT:
    case H5T_BITFIELD: {
        const DType dtype = dtypeOf(h, type);
        Ref<Tensor> out = Tensor::make(dtype, shape, false, false);
        std::byte* to = reinterpret_cast<std::byte*>(out->mutableHostBytes());
        for (std::size_t i = 0; i < count; ++i)
            std::memcpy(to + i * sizeOf(dtype), data + i * stride, sizeOf(dtype));
        return wrap(std::move(out));
    }
    case H5T_STRING: {
        const bool variable = h.H5Tis_variable_str(type) > 0;
        const std::size_t size = h.H5Tget_size(type);
        auto cell = makeRef<Cell>(shape);
        auto strings = makeRef<StringArray>(shape);
        for (std::size_t i = 0; i < count; ++i) {
            const std::byte* at = data + i * stride;
            std::string text;
            if (variable) {
                const char* pointer = nullptr;
                std::memcpy(&pointer, at, sizeof(pointer));
                if (pointer) text = pointer;
                strings->elements[i] = text;
            } else {
                text.assign(reinterpret_cast<const char*>(at), size);
                if (const std::size_t end = text.find('\0'); end != std::string::npos)
                    text.resize(end);
                cell->elements[i] = Value::text(text);
            }
        }
        return variable ? Value(std::move(strings)) : Value(std::move(cell));
    }
    case H5T_ENUM: {
        const Id base(h.H5Tget_super(type), h.H5Tclose);
        const std::size_t size = h.H5Tget_size(type);
        std::vector<std::pair<std::vector<std::byte>, std::string>> members;
        for (int m = 0; m < h.H5Tget_nmembers(type); ++m) {
            std::vector<std::byte> value(size);
            const auto at = static_cast<unsigned>(m);
            (void)h.H5Tget_member_value(type, at, value.data());
            members.emplace_back(std::move(value), nameOf(h, h.H5Tget_member_name(type, at)));
        }
        auto cell = makeRef<Cell>(shape);
        for (std::size_t i = 0; i < count; ++i) {
            for (const auto& [value, name] : members) {
                if (std::memcmp(value.data(), data + i * stride, size) == 0)
                    cell->elements[i] = Value::text(name);
            }
        }
        return Value(std::move(cell));
    }
    case H5T_COMPOUND: {
        auto out = makeRef<StructArray>();
        for (int m = 0; m < h.H5Tget_nmembers(type); ++m) {
            const auto at = static_cast<unsigned>(m);
            const Id member(h.H5Tget_member_type(type, at), h.H5Tclose);
            out->set(nameOf(h, h.H5Tget_member_name(type, at)),
                     fromMemory(h, member.get(), data + h.H5Tget_member_offset(type, at), stride,
                                shape));
        }
        return Value(std::move(out));
    }
    default:
        throwError("MATLAB:imagesci:h5read:unsupportedDatatype",
                   "Data of this HDF5 type (references, arrays, variable lengths) are not read.");
    }
}

/// What `read` fills, from the type of a file's dataset or attribute.
template <typename Read>
Value readValue(const Library& h, hid_t fileType, hid_t memorySpace, const Shape& shape,
                const Read& read) {
    const Id type = opened(h.H5Tget_native_type(fileType, H5T_DIR_ASCEND), h.H5Tclose,
                           "find a class for the data");
    const std::size_t size = h.H5Tget_size(type.get());
    requireElements(shape, size);
    std::vector<std::byte> bytes(size * static_cast<std::size_t>(shape.count()));
    if (bytes.empty()) return fromMemory(h, type.get(), nullptr, size, shape);
    read(type.get(), bytes.data());
    Value out = fromMemory(h, type.get(), bytes.data(), size, shape);
    const H5T_class_t kind = h.H5Tget_class(type.get());
    if (kind == H5T_STRING || kind == H5T_COMPOUND)
        (void)h.H5Dvlen_reclaim(type.get(), memorySpace, H5P_DEFAULT, bytes.data());
    return out;
}

/// Selects start, count, stride (MATLAB's, from 1) of a dataset's space; the sizes selected.
std::vector<hsize_t> select(const Library& h, hid_t space, const Value& start, const Value& count,
                            const Value& stride) {
    const std::vector<hsize_t> whole = extentOf(h, space);
    if (start.count() == 0) return whole;
    std::vector<hsize_t> first = reversedSizes(start);
    std::vector<hsize_t> many = reversedSizes(count);
    std::vector<hsize_t> step = reversedSizes(stride);
    if (step.empty()) step.assign(first.size(), 1);
    if (first.size() != whole.size() || many.size() != whole.size() || step.size() != whole.size())
        throwError("MATLAB:imagesci:h5read:badSelection",
                   "START, COUNT and STRIDE must have an element for each dimension.");
    for (std::size_t d = 0; d < whole.size(); ++d) {
        if (first[d] == 0 || step[d] == 0)
            throwError("MATLAB:imagesci:h5read:badSelection", "START and STRIDE must be positive.");
        --first[d];
        if (many[d] == H5S_UNLIMITED)
            many[d] = first[d] < whole[d] ? (whole[d] - first[d] + step[d] - 1) / step[d] : 0;
        if (many[d] > 0 && first[d] + (many[d] - 1) * step[d] >= whole[d])
            throwError("MATLAB:imagesci:h5read:badSelection",
                       "The selection goes beyond the extents of the dataset.");
    }
    if (h.H5Sselect_hyperslab(space, H5S_SELECT_SET, first.data(), step.data(), many.data(),
                              nullptr) < 0)
        throwFailed("select that part of the dataset");
    return many;
}

/// value = h5Value(file, location, attribute, start, count, stride); attribute '' is the dataset.
void h5Value(Call& call) {
    Place p(call, false);
    p.open();
    const Library& h = p.h;
    const std::string attribute = call[2].toText();
    if (!attribute.empty()) {
        const Id a = opened(h.H5Aopen(p.object.get(), attribute.c_str(), H5P_DEFAULT), h.H5Aclose,
                            "find the attribute '" + attribute + "'");
        const Id space(h.H5Aget_space(a.get()), h.H5Sclose);
        const Id type(h.H5Aget_type(a.get()), h.H5Tclose);
        const bool none = h.H5Sget_simple_extent_type(space.get()) == H5S_NULL;
        const Shape shape = none ? Shape(0, 0) : shapeOf(extentOf(h, space.get()));
        Value out = readValue(h, type.get(), space.get(), shape, [&](hid_t memory, void* to) {
            if (h.H5Aread(a.get(), memory, to) < 0) throwFailed("read the attribute");
        });
        if (out.isString() && out.count() == 1)
            out = Value::text(out.strings().elements[0].value_or(""));
        else if (out.isCell() && out.count() == 1)
            out = Value(out.cell().elements[0]);
        return call.result(std::move(out));
    }
    p.requireDataset();
    const Id space(h.H5Dget_space(p.object.get()), h.H5Sclose);
    const Id type(h.H5Dget_type(p.object.get()), h.H5Tclose);
    const bool none = h.H5Sget_simple_extent_type(space.get()) == H5S_NULL;
    const std::vector<hsize_t> sizes = select(h, space.get(), call[3], call[4], call[5]);
    const Id memory =
        sizes.empty()
            ? Id(h.H5Screate(H5S_SCALAR), h.H5Sclose)
            : Id(h.H5Screate_simple(static_cast<int>(sizes.size()), sizes.data(), nullptr),
                 h.H5Sclose);
    const Shape shape = none ? Shape(0, 0) : shapeOf(sizes);
    call.result(readValue(h, type.get(), memory.get(), shape, [&](hid_t memoryType, void* to) {
        if (h.H5Dread(p.object.get(), memoryType, memory.get(), space.get(), H5P_DEFAULT, to) < 0)
            throwFailed("read '" + p.location + "'");
    }));
}

/// [kind, groups, datasets, attributes] = h5Items(file, location).
void h5Items(Call& call) {
    Place p(call, false);
    p.open();
    const Library& h = p.h;
    std::vector<std::string> groups;
    std::vector<std::string> datasets;
    std::vector<std::string> attributes;
    if (!p.isDataset()) {
        H5G_info_t info = {};
        if (h.H5Gget_info(p.object.get(), &info) < 0) throwFailed("list '" + p.location + "'");
        for (hsize_t i = 0; i < info.nlinks; ++i) {
            char name[1024] = {};
            if (h.H5Lget_name_by_idx(p.object.get(), ".", H5_INDEX_NAME, H5_ITER_INC, i, name,
                                     sizeof(name), H5P_DEFAULT) < 0)
                continue;
            const Id inner(h.H5Oopen(p.object.get(), name, H5P_DEFAULT), h.H5Oclose);
            if (!inner.valid()) continue;
            const H5I_type_t kind = h.H5Iget_type(inner.get());
            if (kind == H5I_GROUP) groups.emplace_back(name);
            if (kind == H5I_DATASET) datasets.emplace_back(name);
        }
    }
    const int count = h.H5Aget_num_attrs(p.object.get());
    for (int i = 0; i < count; ++i) {
        char name[1024] = {};
        if (h.H5Aget_name_by_idx(p.object.get(), ".", H5_INDEX_NAME, H5_ITER_INC,
                                 static_cast<hsize_t>(i), name, sizeof(name), H5P_DEFAULT) >= 0)
            attributes.emplace_back(name);
    }
    call.result(Value::text(p.isDataset() ? "dataset" : "group"));
    call.result(cellOfTexts(groups));
    call.result(cellOfTexts(datasets));
    call.result(cellOfTexts(attributes));
}

struct TypeText {
    std::string kind;
    std::string name;
};

TypeText describe(const Library& h, hid_t type) {
    const bool big = h.H5Tget_order(type) == H5T_ORDER_BE;
    const std::string bits = std::to_string(8 * h.H5Tget_size(type)) + (big ? "BE" : "LE");
    switch (h.H5Tget_class(type)) {
    case H5T_INTEGER:
        return {"H5T_INTEGER",
                (h.H5Tget_sign(type) == H5T_SGN_2 ? "H5T_STD_I" : "H5T_STD_U") + bits};
    case H5T_FLOAT:
        return {"H5T_FLOAT", "H5T_IEEE_F" + bits};
    case H5T_STRING:
        return {"H5T_STRING", h.H5Tis_variable_str(type) > 0 ? "variable" : "fixed"};
    case H5T_ENUM:
        return {"H5T_ENUM", ""};
    case H5T_COMPOUND:
        return {"H5T_COMPOUND", ""};
    case H5T_BITFIELD:
        return {"H5T_BITFIELD", "H5T_STD_B" + bits};
    case H5T_REFERENCE:
        return {"H5T_REFERENCE", ""};
    case H5T_VLEN:
        return {"H5T_VLEN", ""};
    case H5T_ARRAY:
        return {"H5T_ARRAY", ""};
    default:
        return {"H5T_OPAQUE", ""};
    }
}

/// s = h5Layout(file, location): size, limits, type, chunks, filters and fill value of a dataset.
void h5Layout(Call& call) {
    Place p(call, false);
    p.open();
    p.requireDataset();
    const Library& h = p.h;
    const Id space(h.H5Dget_space(p.object.get()), h.H5Sclose);
    const Id type(h.H5Dget_type(p.object.get()), h.H5Tclose);
    const Id made(h.H5Dget_create_plist(p.object.get()), h.H5Pclose);
    std::vector<hsize_t> most;
    const std::vector<hsize_t> sizes = extentOf(h, space.get(), &most);
    const TypeText text = describe(h, type.get());
    auto out = makeRef<StructArray>();
    out->set("Size", reversedRow(sizes));
    out->set("MaxSize", reversedRow(most));
    const H5S_class_t kind = h.H5Sget_simple_extent_type(space.get());
    out->set("Space", Value::text(kind == H5S_SCALAR   ? "scalar"
                                  : kind == H5S_SIMPLE ? "simple"
                                                       : "null"));
    out->set("Class", Value::text(text.kind));
    out->set("Type", Value::text(text.name));
    out->set("TypeSize", Value(static_cast<double>(h.H5Tget_size(type.get()))));
    Value chunk = Value::emptyMatrix();
    if (h.H5Pget_layout(made.get()) == H5D_CHUNKED) {
        std::vector<hsize_t> parts(sizes.size());
        (void)h.H5Pget_chunk(made.get(), static_cast<int>(parts.size()), parts.data());
        chunk = reversedRow(parts);
    }
    out->set("ChunkSize", chunk);
    std::vector<std::string> filters;
    std::vector<double> levels;
    for (int i = 0; i < h.H5Pget_nfilters(made.get()); ++i) {
        unsigned flags = 0;
        unsigned config = 0;
        std::size_t count = 8;
        unsigned values[8] = {};
        char name[64] = {};
        (void)h.H5Pget_filter2(made.get(), static_cast<unsigned>(i), &flags, &count, values,
                               sizeof(name), name, &config);
        filters.emplace_back(name);
        levels.push_back(count > 0 ? static_cast<double>(values[0]) : 0);
    }
    out->set("Filters", cellOfTexts(filters));
    out->set("FilterLevels", rowOf(levels));
    Value fill = Value::emptyMatrix();
    if (text.kind == "H5T_INTEGER" || text.kind == "H5T_FLOAT") {
        const Id memory(h.H5Tget_native_type(type.get(), H5T_DIR_ASCEND), h.H5Tclose);
        std::byte bytes[16] = {};
        if (h.H5Pget_fill_value(made.get(), memory.get(), bytes) >= 0)
            fill = fromMemory(h, memory.get(), bytes, sizeof(bytes), Shape(1, 1));
    }
    out->set("FillValue", fill);
    call.result(Value(std::move(out)));
}

/// The type of text: of variable length, or of `size` bytes.
Id textType(const Library& h, std::size_t size) {
    Id type(h.H5Tcopy(*h.H5T_C_S1_g), h.H5Tclose);
    (void)h.H5Tset_size(type.get(), size);
    (void)h.H5Tset_cset(type.get(), H5T_CSET_UTF8);
    return type;
}

/// h5Make(file, location, size, limits, class, chunk, deflate, shuffle, fletcher, fill): a dataset,
/// and the file and groups above it where there are none.
void h5Make(Call& call) {
    const Library& h = library();
    const std::string path = resolvePath(call.vm, call[0].toText());
    if (h.H5Fis_hdf5(path.c_str()) <= 0) {
        const Id fresh = opened(h.H5Fcreate(path.c_str(), hdf5::kNewFile, H5P_DEFAULT, H5P_DEFAULT),
                                h.H5Fclose, "make the file '" + call[0].toText() + "'");
    }
    const Place p(call, true);
    std::vector<hsize_t> sizes = reversedSizes(call[2]);
    std::vector<hsize_t> most = reversedSizes(call[3]);
    const std::string name = call[4].toText();
    Id text;
    hid_t type = -1;
    if (name == "string") {
        text = textType(h, H5T_VARIABLE);
        type = text.get();
    } else {
        type = typeOf(h, dtypeFromName(name).value_or(DType::Char));
    }
    const Id space =
        sizes.empty()
            ? Id(h.H5Screate(H5S_SCALAR), h.H5Sclose)
            : Id(h.H5Screate_simple(static_cast<int>(sizes.size()), sizes.data(), most.data()),
                 h.H5Sclose);
    const Id made(h.H5Pcreate(*h.H5P_CLS_DATASET_CREATE_ID_g), h.H5Pclose);
    const Id links(h.H5Pcreate(*h.H5P_CLS_LINK_CREATE_ID_g), h.H5Pclose);
    (void)h.H5Pset_create_intermediate_group(links.get(), 1);
    const std::vector<hsize_t> chunk = reversedSizes(call[5]);
    if (!chunk.empty() &&
        h.H5Pset_chunk(made.get(), static_cast<int>(chunk.size()), chunk.data()) < 0)
        throwFailed("use chunks of that size");
    if (call[7].toDouble() != 0) (void)h.H5Pset_shuffle(made.get());
    if (call[6].toDouble() > 0)
        (void)h.H5Pset_deflate(made.get(), static_cast<unsigned>(call[6].toDouble()));
    if (call[8].toDouble() != 0) (void)h.H5Pset_fletcher32(made.get());
    if (call[9].count() == 1 && name != "string") {
        const Ref<Tensor> fill = convertOnHost(*call[9].toTensor(), *dtypeFromName(name));
        (void)h.H5Pset_fill_value(made.get(), type, fill->mutableHostBytes());
    }
    const Id dataset = opened(h.H5Dcreate2(p.file.get(), p.location.c_str(), type, space.get(),
                                           links.get(), made.get(), H5P_DEFAULT),
                              h.H5Oclose, "make the dataset '" + p.location + "'");
}

/// Texts of a value as pointers that HDF5 writes.
struct Texts {
    std::vector<std::string> held;
    std::vector<const char*> pointers;

    explicit Texts(const Value& value) {
        if (value.isString()) {
            for (const auto& text : value.strings().elements)
                held.push_back(text.value_or(""));
        } else if (value.isCell()) {
            for (const Value& text : value.cell().elements)
                held.push_back(text.toText());
        } else {
            held.push_back(value.toText());
        }
        for (const std::string& text : held)
            pointers.push_back(text.c_str());
    }
};

/// h5Store(file, location, data, start, count, stride): into a dataset that is there, which grows
/// where it may.
void h5Store(Call& call) {
    Place p(call, true);
    p.open();
    p.requireDataset();
    const Library& h = p.h;
    Id space(h.H5Dget_space(p.object.get()), h.H5Sclose);
    if (call[3].count() > 0) {
        std::vector<hsize_t> needed = extentOf(h, space.get());
        const std::vector<hsize_t> before = needed;
        const std::vector<hsize_t> first = reversedSizes(call[3]);
        const std::vector<hsize_t> many = reversedSizes(call[4]);
        const std::vector<hsize_t> step = reversedSizes(call[5]);
        for (std::size_t d = 0; d < needed.size() && d < first.size() && d < many.size(); ++d) {
            const hsize_t by = d < step.size() ? step[d] : 1;
            if (many[d] > 0) needed[d] = std::max(needed[d], first[d] + (many[d] - 1) * by);
        }
        if (needed != before) {
            if (h.H5Dset_extent(p.object.get(), needed.data()) < 0)
                throwFailed("make the dataset larger");
            space = Id(h.H5Dget_space(p.object.get()), h.H5Sclose);
        }
    }
    const std::vector<hsize_t> sizes = select(h, space.get(), call[3], call[4], call[5]);
    hsize_t total = 1;
    for (hsize_t size : sizes)
        total *= size;
    const bool text = call[2].isString() || call[2].isCell();
    if (static_cast<int64_t>(total) != call[2].count())
        throwError("MATLAB:imagesci:h5write:datasetSizeMismatch",
                   "The data must have as many elements as the part of the dataset, %lld.",
                   static_cast<long long>(total));
    const Id memory =
        sizes.empty()
            ? Id(h.H5Screate(H5S_SCALAR), h.H5Sclose)
            : Id(h.H5Screate_simple(static_cast<int>(sizes.size()), sizes.data(), nullptr),
                 h.H5Sclose);
    herr_t status = 0;
    if (text) {
        const Texts texts(call[2]);
        const Id type = textType(h, H5T_VARIABLE);
        status = h.H5Dwrite(p.object.get(), type.get(), memory.get(), space.get(), H5P_DEFAULT,
                            texts.pointers.data());
    } else {
        const Ref<Tensor> data = call[2].toTensor();
        status = h.H5Dwrite(p.object.get(), typeOf(h, data->dtype()), memory.get(), space.get(),
                            H5P_DEFAULT, data->hostBytes());
    }
    if (status < 0) throwFailed("write to '" + p.location + "'");
}

/// h5StoreAttribute(file, location, name, value), instead of one that is there.
void h5StoreAttribute(Call& call) {
    Place p(call, true);
    p.open();
    const Library& h = p.h;
    const std::string name = call[2].toText();
    if (h.H5Aexists(p.object.get(), name.c_str()) > 0)
        (void)h.H5Adelete(p.object.get(), name.c_str());
    const Value& value = call[3];
    std::vector<hsize_t> sizes;
    const Shape shape = value.shape();
    for (int64_t d : shape.dims())
        sizes.insert(sizes.begin(), static_cast<hsize_t>(d));
    if (shape[0] == 1 || shape[1] == 1) sizes = {static_cast<hsize_t>(value.count())};
    const bool scalar = value.isChar() || value.count() == 1;
    const Id space =
        scalar ? Id(h.H5Screate(H5S_SCALAR), h.H5Sclose)
               : Id(h.H5Screate_simple(static_cast<int>(sizes.size()), sizes.data(), nullptr),
                    h.H5Sclose);
    Id text;
    hid_t type = -1;
    if (value.isChar())
        text = textType(h, std::max<std::size_t>(value.toText().size(), 1));
    else if (value.isString() || value.isCell())
        text = textType(h, H5T_VARIABLE);
    type = text.valid() ? text.get() : typeOf(h, value.dtype());
    const Id a = opened(
        h.H5Acreate2(p.object.get(), name.c_str(), type, space.get(), H5P_DEFAULT, H5P_DEFAULT),
        h.H5Aclose, "make the attribute '" + name + "'");
    herr_t status = 0;
    if (value.isChar()) {
        std::string bytes = value.toText();
        bytes.resize(std::max<std::size_t>(bytes.size(), 1));
        status = h.H5Awrite(a.get(), type, bytes.data());
    } else if (text.valid()) {
        status = h.H5Awrite(a.get(), type, Texts(value).pointers.data());
    } else {
        const Ref<Tensor> data = value.toTensor();
        status = h.H5Awrite(a.get(), type, data->hostBytes());
    }
    if (status < 0) throwFailed("write the attribute '" + name + "'");
}

/// names = h5Scales(file, location): the dimension scale of each dimension of a dataset, '' for one
/// that has none; {} where nothing is said of scales.
void h5Scales(Call& call) {
    Place p(call, false);
    p.open();
    p.requireDataset();
    const Library& h = p.h;
    std::vector<std::string> names;
    if (h.H5Aexists(p.object.get(), "DIMENSION_LIST") > 0) {
        const Id a(h.H5Aopen(p.object.get(), "DIMENSION_LIST", H5P_DEFAULT), h.H5Aclose);
        const Id space(h.H5Aget_space(a.get()), h.H5Sclose);
        const Id type(h.H5Aget_type(a.get()), h.H5Tclose);
        const std::vector<hsize_t> sizes = extentOf(h, space.get());
        if (sizes.size() != 1 || h.H5Tget_class(type.get()) != H5T_VLEN)
            throwFailed("read the dimensions of '" + p.location + "'");
        std::vector<hvl_t> lists(sizes[0]);
        if (h.H5Aread(a.get(), type.get(), lists.data()) < 0)
            throwFailed("read the dimensions of '" + p.location + "'");
        for (const hvl_t& list : lists) {
            char name[1024] = {};
            if (list.len > 0) {
                const Id scale(h.H5Rdereference2(p.object.get(), H5P_DEFAULT, H5R_OBJECT, list.p),
                               h.H5Oclose);
                if (scale.valid()) (void)h.H5Iget_name(scale.get(), name, sizeof(name));
            }
            names.insert(names.begin(), name);
        }
        (void)h.H5Dvlen_reclaim(type.get(), space.get(), H5P_DEFAULT, lists.data());
    }
    call.result(cellOfTexts(names, false));
}

/// tf = h5Has(file, location).
void h5Has(Call& call) {
    const Place p(call, false);
    std::string path;
    for (std::size_t at = 1; at != 0 && at <= p.location.size();) {
        const std::size_t end = std::min(p.location.find('/', at), p.location.size());
        path = p.location.substr(0, end);
        if (end > at && p.h.H5Lexists(p.file.get(), path.c_str(), H5P_DEFAULT) <= 0)
            return call.result(Value::logical(false));
        at = end + 1;
    }
    call.result(Value::logical(true));
}

constexpr Builtin kRows[] = {
    {"private/h5Items", 2, 2, 4, h5Items, "[kind,groups,datasets,attributes] = h5Items(file,at)",
     "What stands at a place of an HDF5 file."},
    {"private/h5Layout", 2, 2, 1, h5Layout, "s = h5Layout(file,at)",
     "Size, type, chunks and filters of a dataset."},
    {"private/h5Value", 6, 6, 1, h5Value, "x = h5Value(file,at,attribute,start,count,stride)",
     "The data of a dataset or attribute."},
    {"private/h5Make", 10, 10, 0, h5Make,
     "h5Make(file,at,size,limits,class,chunk,deflate,shuffle,fletcher,fill)",
     "Makes a dataset in an HDF5 file."},
    {"private/h5Store", 6, 6, 0, h5Store, "h5Store(file,at,data,start,count,stride)",
     "Writes data to a dataset."},
    {"private/h5StoreAttribute", 4, 4, 0, h5StoreAttribute, "h5StoreAttribute(file,at,name,value)",
     "Writes an attribute."},
    {"private/h5Scales", 2, 2, 1, h5Scales, "names = h5Scales(file,at)",
     "The dimension scales of a dataset."},
    {"private/h5Has", 2, 2, 1, h5Has, "tf = h5Has(file,at)", "Is there something at that place?"},
};

} // namespace

std::span<const Builtin> hdf5FileTable() {
    return kRows;
}

} // namespace vitrine
