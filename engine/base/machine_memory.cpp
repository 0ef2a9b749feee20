// SPDX-License-Identifier: Apache-2.0
#include "base/machine_memory.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr uint64_t kNone = std::numeric_limits<uint64_t>::max();

/// A small file's text in a buffer of its own: looked at while no memory may be asked for.
class SmallFile {
public:
    explicit SmallFile(const std::string& path) {
        const int file = path.empty() ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        if (file < 0) return;
        while (m_size < m_text.size()) {
            const ssize_t got = ::read(file, m_text.data() + m_size, m_text.size() - m_size);
            if (got <= 0) break;
            m_size += static_cast<std::size_t>(got);
        }
        ::close(file);
    }
    [[nodiscard]] std::string_view text() const { return {m_text.data(), m_size}; }

private:
    std::array<char, 8192> m_text;
    std::size_t m_size = 0;
};

/// The number at the front of the text; "max" and what is no number are no limit.
uint64_t numberAt(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : kNone;
}

uint64_t numberIn(const std::string& path) {
    return numberAt(SmallFile(path).text());
}

/// The number of the row "name value" or "name: value".
uint64_t rowOf(std::string_view text, std::string_view name) {
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view row = text.substr(at, text.find('\n', at) - at);
        if (row.starts_with(name) && row.size() > name.size() &&
            (row[name.size()] == ' ' || row[name.size()] == ':'))
            return numberAt(row.substr(name.size() + 1));
        at += row.size() + 1;
    }
    return kNone;
}

constexpr uint64_t less(uint64_t a, uint64_t b) {
    return a > b ? a - b : 0;
}

/// Pages of the process, as bytes: mapped, resident, resident of files, writable.
struct Mapped {
    uint64_t all = 0, resident = 0, shared = 0, data = 0;
};

Mapped mappedNow(const std::string& statm) {
    const SmallFile file(statm);
    std::array<uint64_t, 7> pages{};
    std::string_view text = file.text();
    for (uint64_t& field : pages) {
        const uint64_t value = numberAt(text);
        if (value == kNone) break;
        field = value;
        const std::size_t digits = text.find_first_of(" \n", text.find_first_not_of(" \n"));
        text.remove_prefix(std::min(digits, text.size()));
    }
    static const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
    return {pages[0] * page, pages[1] * page, pages[2] * page, pages[5] * page};
}

} // namespace

ProcessLimits ProcessLimits::now() {
    const auto limit = [](auto resource) {
        rlimit l{};
        if (getrlimit(resource, &l) != 0 || l.rlim_cur == RLIM_INFINITY) return kNone;
        return static_cast<uint64_t>(l.rlim_cur);
    };
    return {limit(RLIMIT_AS), limit(RLIMIT_DATA)};
}

MachineMemory::MachineMemory(std::string root, ProcessLimits limits)
    : m_root(std::move(root)), m_limits(limits), m_meminfo(m_root + "/proc/meminfo"),
      m_statm(m_root + "/proc/self/statm") {
    findControlGroups();
}

/// Rows of mountinfo say where a hierarchy is mounted and which group is its root there; rows of
/// cgroup, which group of it the process is in.
void MachineMemory::findControlGroups() {
    struct Mount {
        std::string groupRoot, folder;
    };
    Mount first, unified; // the memory controller of version 1; version 2
    std::ifstream mounts(m_root + "/proc/self/mountinfo");
    for (std::string row; std::getline(mounts, row);) {
        const std::size_t dash = row.find(" - ");
        if (dash == std::string::npos) continue;
        std::istringstream before(row.substr(0, dash)), after(row.substr(dash + 3));
        std::string skipped, type, source, options;
        Mount mount;
        before >> skipped >> skipped >> skipped >> mount.groupRoot >> mount.folder;
        after >> type >> source >> options;
        if (type == "cgroup2") unified = mount;
        const std::string listed = "," + options + ",";
        if (type == "cgroup" && listed.find(",memory,") != std::string::npos) first = mount;
    }
    const auto inside = [](const Mount& mount, const std::string& path) {
        const bool below = mount.groupRoot != "/" && path.starts_with(mount.groupRoot);
        return below ? path.substr(mount.groupRoot.size()) : path;
    };
    std::ifstream groups(m_root + "/proc/self/cgroup");
    for (std::string row; std::getline(groups, row);) {
        const std::size_t one = row.find(':');
        const std::size_t two = one == std::string::npos ? one : row.find(':', one + 1);
        if (two == std::string::npos) continue;
        const std::string controllers = "," + row.substr(one + 1, two - one - 1) + ",";
        const std::string path = row.substr(two + 1);
        if (controllers == ",," && !unified.folder.empty())
            addControlGroups(unified.folder, inside(unified, path), true);
        if (controllers.find(",memory,") != std::string::npos && !first.folder.empty())
            addControlGroups(first.folder, inside(first, path), false);
    }
}

/// The group and all around it: each may have a limit. In a container the path may name groups
/// that only its host sees; those have no files here.
void MachineMemory::addControlGroups(const std::string& mount, std::string path, bool unified) {
    if (path.empty() || path == "/" || path.find("..") != std::string::npos) path.clear();
    while (true) {
        const std::string folder = m_root + mount + path + "/";
        ControlGroup group;
        group.limit = folder + (unified ? "memory.max" : "memory.limit_in_bytes");
        if (unified) group.high = folder + "memory.high";
        group.usage = folder + (unified ? "memory.current" : "memory.usage_in_bytes");
        group.stat = folder + "memory.stat";
        group.fileCache = unified ? "inactive_file" : "total_inactive_file";
        if (::access(group.limit.c_str(), R_OK) == 0) m_groups.push_back(std::move(group));
        if (path.empty()) return;
        path.erase(path.rfind('/'));
    }
}

MachineMemory::Bound MachineMemory::most(uint64_t counted) const noexcept {
    Bound bound;
    const auto lower = [&](uint64_t bytes, const char* from) {
        if (bytes < bound.bytes) bound = {bytes, from};
    };
    const uint64_t kilobytes = rowOf(SmallFile(m_meminfo).text(), "MemTotal");
    if (kilobytes != kNone) lower(kilobytes << 10, "the machine's memory");
    for (const ControlGroup& group : m_groups)
        lower(std::min(numberIn(group.limit), numberIn(group.high)), "the control group's limit");
    const Mapped mapped = mappedNow(m_statm);
    if (m_limits.addressSpace != kNone)
        lower(less(m_limits.addressSpace, less(mapped.all, counted)), "the limit of address space");
    if (m_limits.data != kNone)
        lower(less(m_limits.data, less(mapped.data, counted)), "the limit of the data segment");
    return bound;
}

uint64_t MachineMemory::available(uint64_t counted, uint64_t idle) const noexcept {
    const Mapped mapped = mappedNow(m_statm);
    const uint64_t untouched = less(counted, less(mapped.resident, mapped.shared + idle));
    uint64_t bytes = kNone;
    const uint64_t kilobytes = rowOf(SmallFile(m_meminfo).text(), "MemAvailable");
    if (kilobytes != kNone) bytes = less(kilobytes << 10, untouched);
    for (const ControlGroup& group : m_groups) {
        const uint64_t limit = std::min(numberIn(group.limit), numberIn(group.high));
        const uint64_t usage = numberIn(group.usage);
        if (limit == kNone || usage == kNone) continue;
        // Version 1 says "no limit" with a number that no machine has.
        const uint64_t cache = rowOf(SmallFile(group.stat).text(), group.fileCache);
        const uint64_t held = less(usage, cache == kNone ? 0 : cache);
        bytes = std::min(bytes, less(less(limit, held), untouched));
    }
    // Here promised memory counts already, touched or not.
    if (m_limits.addressSpace != kNone)
        bytes = std::min(bytes, less(m_limits.addressSpace, mapped.all));
    if (m_limits.data != kNone) bytes = std::min(bytes, less(m_limits.data, mapped.data));
    return bytes;
}

} // namespace vitrine
