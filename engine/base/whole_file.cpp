// SPDX-License-Identifier: Apache-2.0
#include "base/whole_file.h"

#include "base/fault.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <set>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr mode_t kPermissions = 07777;

tl::unexpected<Error> failed(int code) {
    return fail(ErrorCode::Io, std::strerror(code));
}

/// Counted as a call that the machine may refuse, which a test may make it do.
bool refused() {
    return fault::take(fault::Domain::File);
}

struct Unfinished {
    std::mutex mutex;
    std::set<std::string> paths;
};

Unfinished& unfinished() {
    static auto* const list = new Unfinished; // work that was left may outlive main
    return *list;
}

/// What the path stands for once links are followed, a link to nothing too.
std::string followed(const std::string& path) {
    constexpr int kMostLinks = 40;
    fs::path at(path);
    for (int i = 0; i < kMostLinks; ++i) {
        std::error_code error;
        const fs::path next = fs::read_symlink(at, error);
        if (error) return at.string();
        at = next.is_absolute() ? next : at.parent_path() / next;
    }
    return path; // a ring, which opening refuses
}

std::string temporaryBeside(const std::string& path) {
    unsigned char noise[12];
    if (::getrandom(noise, sizeof noise, 0) != static_cast<ssize_t>(sizeof noise)) return "";
    constexpr char kDigits[] = "0123456789abcdef";
    std::string name = ".vitrine-";
    for (const unsigned char byte : noise) {
        name += kDigits[byte >> 4];
        name += kDigits[byte & 15];
    }
    return (fs::path(path).parent_path() / (name + ".part")).string();
}

Status syncFolder(const std::string& path) {
    fs::path folder = fs::path(path).parent_path();
    if (folder.empty()) folder = ".";
    const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return {}; // a folder that may be written but not read
    const int status = ::fsync(fd);
    const int code = errno;
    ::close(fd);
    if (status != 0 && code == EIO) return failed(code);
    return {};
}

} // namespace

struct WholeFile::State {
    std::string target;
    std::string temporary; ///< "" when the target is written to directly
    int fd = -1;
    Durability durability = Durability::Lasting;
    bool replaces = false;
    struct stat old {};

    ~State() {
        if (fd >= 0) ::close(fd);
        if (temporary.empty()) return;
        ::unlink(temporary.c_str());
        const std::lock_guard lock(unfinished().mutex);
        unfinished().paths.erase(temporary);
    }

    /// The owner and the permissions of the file that is replaced, as far as this user may.
    Status passOnPermissions() const {
        if (!replaces) return {};
        struct stat now {};
        if (::fstat(fd, &now) != 0) return failed(errno);
        mode_t mode = old.st_mode & kPermissions;
        if (now.st_uid != old.st_uid || now.st_gid != old.st_gid) {
            const bool kept = ::fchown(fd, old.st_uid, old.st_gid) == 0 ||
                              ::fchown(fd, static_cast<uid_t>(-1), old.st_gid) == 0;
            // Rights of another group or owner are not handed to this one.
            if (!kept) mode &= ~static_cast<mode_t>(S_ISUID | S_ISGID | S_IRWXG);
        }
        if (::fchmod(fd, mode) != 0) return failed(errno);
        return {};
    }

    Status openDirectly() {
        // Without waiting: a pipe that nobody reads is an error, not the end of the program.
        fd = ::open(target.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
        if (fd < 0) return failed(errno);
        const int flags = ::fcntl(fd, F_GETFL);
        if (flags < 0 || ::fcntl(fd, F_SETFL, flags & ~O_NONBLOCK) != 0) return failed(errno);
        return {};
    }

    Status openBeside() {
        constexpr int kTries = 16;
        for (int i = 0; i < kTries; ++i) {
            temporary = temporaryBeside(target);
            if (temporary.empty()) return failed(EAGAIN);
            // What replaces a file may be as secret as that is.
            const mode_t mode = replaces
                                    ? S_IRUSR | S_IWUSR
                                    : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
            const std::lock_guard lock(unfinished().mutex);
            fd =
                ::open(temporary.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
            if (fd >= 0) {
                unfinished().paths.insert(temporary);
                return {};
            }
            if (errno != EEXIST) break;
        }
        const int code = errno;
        temporary.clear();
        return failed(code);
    }
};

WholeFile::WholeFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
WholeFile::WholeFile(WholeFile&&) noexcept = default;
WholeFile& WholeFile::operator=(WholeFile&&) noexcept = default;
WholeFile::~WholeFile() = default;

Result<WholeFile> WholeFile::create(const std::string& path, Durability durability) {
    if (refused()) return failed(EIO);
    auto state = std::make_unique<State>();
    state->target = followed(path);
    state->durability = durability;
    const bool exists = ::stat(state->target.c_str(), &state->old) == 0;
    if (!exists && errno != ENOENT) return failed(errno);
    if (exists && S_ISDIR(state->old.st_mode)) return failed(EISDIR);
    if (exists && !S_ISREG(state->old.st_mode)) {
        VITRINE_CHECK(state->openDirectly());
        return WholeFile(std::move(state));
    }
    state->replaces = exists;
    // The folder decides whether a file can be replaced, its own permissions whether it may.
    if (exists && ::access(state->target.c_str(), W_OK) != 0) return failed(errno);
    VITRINE_CHECK(state->openBeside());
    return WholeFile(std::move(state));
}

Status WholeFile::write(std::string_view bytes) {
    if (refused()) return failed(ENOSPC);
    while (!bytes.empty()) {
        constexpr std::size_t kMost = std::size_t{1} << 30;
        const ssize_t n = ::write(m_state->fd, bytes.data(), std::min(bytes.size(), kMost));
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return failed(errno);
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return {};
}

Status WholeFile::writeAt(uint64_t position, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n =
            ::pwrite(m_state->fd, bytes.data(), bytes.size(), static_cast<off_t>(position));
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return failed(errno);
        position += static_cast<uint64_t>(n);
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return {};
}

Status WholeFile::copyOld() {
    if (!m_state->replaces) return {};
    const int from = ::open(m_state->target.c_str(), O_RDONLY | O_CLOEXEC);
    if (from < 0) return failed(errno);
    std::string buffer(std::size_t{1} << 16, '\0');
    Status status;
    while (status) {
        const ssize_t n = ::read(from, buffer.data(), buffer.size());
        if (n == 0) break;
        if (n < 0 && errno == EINTR) continue;
        if (n < 0)
            status = failed(errno);
        else
            status = write({buffer.data(), static_cast<std::size_t>(n)});
    }
    ::close(from);
    return status;
}

std::string WholeFile::openName() const {
    return "/proc/self/fd/" + std::to_string(m_state->fd);
}

bool WholeFile::beside() const {
    return !m_state->temporary.empty();
}

Status WholeFile::flush() {
    if (refused()) return failed(ENOSPC);
    if (!beside() || m_state->durability == Durability::Cache) return {};
    // File systems that have nothing to wait for say so with EINVAL.
    if (::fsync(m_state->fd) != 0 && errno != EINVAL && errno != ENOTSUP) return failed(errno);
    return {};
}

Status WholeFile::commit() {
    VITRINE_CHECK(flush());
    if (beside()) {
        VITRINE_CHECK(m_state->passOnPermissions());
        const std::lock_guard lock(unfinished().mutex);
        if (::rename(m_state->temporary.c_str(), m_state->target.c_str()) != 0)
            return failed(errno);
        unfinished().paths.erase(m_state->temporary);
        m_state->temporary.clear();
    }
    const int fd = std::exchange(m_state->fd, -1);
    if (::close(fd) != 0 && errno != EINTR) return failed(errno);
    if (m_state->durability == Durability::Cache) return {};
    return syncFolder(m_state->target);
}

Status writeWholeFile(const std::string& path, std::string_view content,
                      WholeFile::Durability durability) {
    VITRINE_TRY(WholeFile file, WholeFile::create(path, durability));
    VITRINE_CHECK(file.write(content));
    return file.commit();
}

void removeUnfinishedFiles() {
    const std::lock_guard lock(unfinished().mutex);
    for (const std::string& path : unfinished().paths)
        ::unlink(path.c_str());
    unfinished().paths.clear();
}

} // namespace vitrine
