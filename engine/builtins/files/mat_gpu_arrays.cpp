// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat_gpu_arrays.h"

#include "accel/accelerator.h"
#include "builtins/core/support.h"
#include "builtins/text/text_values.h"

#include <sstream>

namespace vitrine {

namespace {

std::string elementPath(const std::string& path, int64_t element) {
    return path + "{" + std::to_string(element + 1) + "}";
}

std::string fieldPath(const std::string& path, int64_t element, const std::string& field) {
    return path + "(" + std::to_string(element + 1) + ")." + field;
}

} // namespace

void MatGpuArrays::read(MatFile& file) {
    const Value list = file.read(kGpuArrayList);
    m_listed = !list.isNothing();
    if (!m_listed || !list.isChar()) return;
    std::istringstream lines(textArgument(list, "load"));
    for (std::string path; std::getline(lines, path);)
        m_paths.insert(path);
}

void MatGpuArrays::replace(std::span<const std::string> names, const MatGpuArrays& saved) {
    for (const std::string& name : names) {
        std::erase_if(m_paths, [&](const std::string& path) {
            return path == name || path.starts_with(name + "(") || path.starts_with(name + "{");
        });
    }
    m_paths.insert(saved.m_paths.begin(), saved.m_paths.end());
}

void MatGpuArrays::add(const std::string& path, const Value& value) {
    if (value.isGpuArray()) m_paths.insert(path);
    if (value.isCell()) {
        const std::vector<Value>& elements = value.cell().elements;
        for (std::size_t i = 0; i < elements.size(); ++i)
            add(elementPath(path, static_cast<int64_t>(i)), elements[i]);
    }
    if (!value.isStruct()) return;
    const StructArray& s = value.structure();
    for (int64_t e = 0; e < s.count(); ++e) {
        for (int f = 0; f < s.fieldCount(); ++f)
            add(fieldPath(path, e, s.fieldNames()[static_cast<std::size_t>(f)]), s.at(f, e));
    }
}

void MatGpuArrays::write(MatWriter& file) const {
    if (m_paths.empty() && !m_listed) return;
    std::string text;
    for (const std::string& path : m_paths)
        text += path + "\n";
    (void)file.write(kGpuArrayList, Value::text(text));
}

bool MatGpuArrays::within(const std::string& path) const {
    const auto next = m_paths.lower_bound(path);
    return next != m_paths.end() && next->starts_with(path);
}

Value MatGpuArrays::restored(Interpreter& vm, Span at, const std::string& name,
                             const Value& value) const {
    if (!within(name)) return value;
    if (m_paths.contains(name)) return vm.accelerator().toGpuArray(value, at);
    if (value.isCell()) {
        auto out = makeRef<Cell>(value.cell());
        for (std::size_t i = 0; i < out->elements.size(); ++i)
            out->elements[i] =
                restored(vm, at, elementPath(name, static_cast<int64_t>(i)), out->elements[i]);
        return out;
    }
    if (!value.isStruct()) return value;
    auto out = makeRef<StructArray>(value.structure());
    for (int64_t e = 0; e < out->count(); ++e) {
        for (int f = 0; f < out->fieldCount(); ++f) {
            const std::string& field = out->fieldNames()[static_cast<std::size_t>(f)];
            out->at(f, e) = restored(vm, at, fieldPath(name, e, field), out->at(f, e));
        }
    }
    return out;
}

} // namespace vitrine
