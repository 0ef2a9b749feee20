// SPDX-License-Identifier: Apache-2.0
#pragma once
// The functions of libhdf5 that hdf5_files.cpp uses. The library is loaded at the first use, so
// that a script without such files starts without it. Engine thread.
#include <hdf5.h>

namespace vitrine::hdf5 {

// Every function of HDF5 that is used; each is declared and bound from this list.
#define VITRINE_HDF5_FUNCTIONS(USE)                                                                \
    USE(H5open)                                                                                    \
    USE(H5dont_atexit)                                                                             \
    USE(H5Eset_auto2)                                                                              \
    USE(H5Fopen)                                                                                   \
    USE(H5Fcreate)                                                                                 \
    USE(H5Fis_hdf5)                                                                                \
    USE(H5Fclose)                                                                                  \
    USE(H5Oopen)                                                                                   \
    USE(H5Oclose)                                                                                  \
    USE(H5Iget_type)                                                                               \
    USE(H5Gget_info)                                                                               \
    USE(H5Lget_name_by_idx)                                                                        \
    USE(H5Lexists)                                                                                 \
    USE(H5Dget_space)                                                                              \
    USE(H5Dget_type)                                                                               \
    USE(H5Dget_create_plist)                                                                       \
    USE(H5Dcreate2)                                                                                \
    USE(H5Dread)                                                                                   \
    USE(H5Dwrite)                                                                                  \
    USE(H5Dvlen_reclaim)                                                                           \
    USE(H5Dset_extent)                                                                             \
    USE(H5Aopen)                                                                                   \
    USE(H5Aexists)                                                                                 \
    USE(H5Aclose)                                                                                  \
    USE(H5Acreate2)                                                                                \
    USE(H5Adelete)                                                                                 \
    USE(H5Aread)                                                                                   \
    USE(H5Awrite)                                                                                  \
    USE(H5Aget_space)                                                                              \
    USE(H5Aget_type)                                                                               \
    USE(H5Aget_num_attrs)                                                                          \
    USE(H5Aget_name_by_idx)                                                                        \
    USE(H5Screate)                                                                                 \
    USE(H5Screate_simple)                                                                          \
    USE(H5Sclose)                                                                                  \
    USE(H5Sget_simple_extent_ndims)                                                                \
    USE(H5Sget_simple_extent_dims)                                                                 \
    USE(H5Sget_simple_extent_type)                                                                 \
    USE(H5Sselect_hyperslab)                                                                       \
    USE(H5Tget_class)                                                                              \
    USE(H5Tget_size)                                                                               \
    USE(H5Tget_sign)                                                                               \
    USE(H5Tget_order)                                                                              \
    USE(H5Tget_native_type)                                                                        \
    USE(H5Tis_variable_str)                                                                        \
    USE(H5Tget_nmembers)                                                                           \
    USE(H5Tget_member_name)                                                                        \
    USE(H5Tget_member_type)                                                                        \
    USE(H5Tget_member_offset)                                                                      \
    USE(H5Tget_member_value)                                                                       \
    USE(H5Tget_super)                                                                              \
    USE(H5Tcopy)                                                                                   \
    USE(H5Tset_size)                                                                               \
    USE(H5Tset_cset)                                                                               \
    USE(H5Tclose)                                                                                  \
    USE(H5Pcreate)                                                                                 \
    USE(H5Pclose)                                                                                  \
    USE(H5Pget_layout)                                                                             \
    USE(H5Pget_chunk)                                                                              \
    USE(H5Pget_nfilters)                                                                           \
    USE(H5Pget_filter2)                                                                            \
    USE(H5Pget_fill_value)                                                                         \
    USE(H5Pset_chunk)                                                                              \
    USE(H5Pset_deflate)                                                                            \
    USE(H5Pset_shuffle)                                                                            \
    USE(H5Pset_fletcher32)                                                                         \
    USE(H5Pset_fill_value)                                                                         \
    USE(H5Pset_create_intermediate_group)                                                          \
    USE(H5free_memory)                                                                             \
    USE(H5Rdereference2)                                                                           \
    USE(H5Iget_name)

// Identifiers that the library sets when it is opened.
#define VITRINE_HDF5_VARIABLES(USE)                                                                \
    USE(H5T_NATIVE_DOUBLE_g)                                                                       \
    USE(H5T_NATIVE_FLOAT_g)                                                                        \
    USE(H5T_NATIVE_INT8_g)                                                                         \
    USE(H5T_NATIVE_UINT8_g)                                                                        \
    USE(H5T_NATIVE_INT16_g)                                                                        \
    USE(H5T_NATIVE_UINT16_g)                                                                       \
    USE(H5T_NATIVE_INT32_g)                                                                        \
    USE(H5T_NATIVE_UINT32_g)                                                                       \
    USE(H5T_NATIVE_INT64_g)                                                                        \
    USE(H5T_NATIVE_UINT64_g)                                                                       \
    USE(H5T_C_S1_g)                                                                                \
    USE(H5P_CLS_DATASET_CREATE_ID_g)                                                               \
    USE(H5P_CLS_LINK_CREATE_ID_g)

// H5F_ACC_RDONLY, H5F_ACC_RDWR, H5F_ACC_EXCL, whose macros call the library by its linked names.
constexpr unsigned kReadOnly = 0;
constexpr unsigned kReadWrite = 1;
constexpr unsigned kNewFile = 4;

struct Library {
#define VITRINE_HDF5(name) decltype(&::name) name = nullptr;
    VITRINE_HDF5_FUNCTIONS(VITRINE_HDF5)
#undef VITRINE_HDF5
#define VITRINE_HDF5(name) const hid_t* name = nullptr;
    VITRINE_HDF5_VARIABLES(VITRINE_HDF5)
#undef VITRINE_HDF5
};

/// Throws MATLAB:imagesci:hdf5lib:libraryMissing when there is none.
[[nodiscard]] const Library& library();

/// An identifier of the library, closed by the function that its kind needs.
class Id {
public:
    using Close = herr_t (*)(hid_t);
    Id() = default;
    Id(hid_t id, Close close) : m_id(id), m_close(close) {}
    Id(Id&& other) noexcept : m_id(other.m_id), m_close(other.m_close) { other.m_id = -1; }
    Id& operator=(Id&& other) noexcept {
        std::swap(m_id, other.m_id);
        std::swap(m_close, other.m_close);
        return *this;
    }
    ~Id() {
        if (m_id >= 0) (void)m_close(m_id);
    }
    [[nodiscard]] hid_t get() const { return m_id; }
    [[nodiscard]] bool valid() const { return m_id >= 0; }

private:
    hid_t m_id = -1;
    Close m_close = nullptr;
};

} // namespace vitrine::hdf5
