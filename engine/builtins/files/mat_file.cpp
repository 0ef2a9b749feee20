// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat_file.h"

#include "builtins/files/mat5.h"
#include "builtins/files/mat73.h"
#include "value/containers.h"

#include <algorithm>

namespace vitrine {

namespace {

using mat5::InputFile;

enum class Format : uint8_t { None, V4, V5, V73 };

Format formatOf(const InputFile& file) {
    if (mat5::isFile(file)) return Format::V5;
    constexpr std::size_t kVersion = mat5::kFileHeader - 4;
    if (file.size() >= mat5::kFileHeader) {
        unsigned char end[4];
        file.readAt(kVersion, end, sizeof end);
        const bool little = end[2] == 'I' && end[3] == 'M' && end[1] == 2;
        const bool big = end[2] == 'M' && end[3] == 'I' && end[0] == 2;
        if (little || big) return Format::V73;
    }
    return mat5::isVersion4(file) ? Format::V4 : Format::None;
}

class PlainFile final : public MatFile {
public:
    PlainFile(std::unique_ptr<InputFile> file, bool version4)
        : m_file(std::move(file)), m_version4(version4),
          m_listing(version4 ? mat5::listVersion4(*m_file) : mat5::list(*m_file)) {}

    std::vector<MatEntry> entries() override {
        std::vector<MatEntry> out;
        for (const mat5::Stored& v : m_listing.variables)
            out.push_back(v.entry);
        return out;
    }
    bool damaged() override { return m_listing.damaged; }
    Value read(const std::string& name) override {
        for (const mat5::Stored& v : m_listing.variables) {
            if (v.entry.name != name) continue;
            return m_version4 ? mat5::readVersion4(*m_file, v) : mat5::read(*m_file, v);
        }
        return {};
    }

private:
    std::unique_ptr<InputFile> m_file;
    bool m_version4;
    mat5::Listing m_listing;
};

class PlainWriter final : public MatWriter {
public:
    PlainWriter(WholeFile& file, bool compress) : m_file(file), m_writer(file, compress) {}

    void begin() { m_writer.begin(); }
    /// What a file has, byte for byte, but the variables that are replaced.
    void takeOver(const std::string& path, const std::set<std::string>& replaced) {
        const InputFile old(path);
        const mat5::Listing listing = mat5::list(old);
        if (listing.damaged) mat5::throwDamaged(path);
        uint64_t from = 0;
        for (const mat5::Stored& v : listing.variables) {
            if (!replaced.contains(v.entry.name)) continue;
            m_writer.copy(old, from, v.begin - from);
            from = v.begin + v.bytes;
        }
        m_writer.copy(old, from, old.size() - from);
    }
    MatKept write(const std::string& name, const Value& value) override {
        const MatKept kept = m_writer.write(name, value);
        if (kept == MatKept::Written) m_written.push_back(name);
        return kept;
    }
    void finish() override {
        if (const Status done = m_file.flush(); !done) mat5::throwNotWritten(done.error());
        if (!m_file.beside()) return; // a pipe, which nobody else can read
        const InputFile file(m_file.openName());
        const mat5::Listing listing = mat5::list(file);
        const auto& all = listing.variables;
        const bool whole =
            !listing.damaged && file.size() == m_writer.position() &&
            std::all_of(m_written.begin(), m_written.end(), [&](const std::string& name) {
                return std::any_of(all.begin(), all.end(),
                                   [&](const mat5::Stored& v) { return v.entry.name == name; });
            });
        if (!whole) mat5::throwNotWritten({ErrorCode::Io, "it cannot be read back"});
    }

private:
    WholeFile& m_file;
    mat5::Writer m_writer;
    std::vector<std::string> m_written;
};

} // namespace

std::unique_ptr<MatFile> MatFile::open(const std::string& path) {
    auto file = std::make_unique<InputFile>(path);
    const Format format = formatOf(*file);
    if (format == Format::V73) return mat73::open(path);
    if (format == Format::None) {
        throwError("MATLAB:load:unableToReadMatFile",
                   "Unable to read MAT-file %s. Not a binary MAT-file. Try load -ASCII to read as "
                   "text.",
                   path.c_str());
    }
    return std::make_unique<PlainFile>(std::move(file), format == Format::V4);
}

std::unique_ptr<MatWriter> MatWriter::create(WholeFile& file, MatVersion version) {
    if (version == MatVersion::V73) return mat73::create(file);
    auto writer = std::make_unique<PlainWriter>(file, version == MatVersion::V5Compressed);
    writer->begin();
    return writer;
}

std::unique_ptr<MatWriter> MatWriter::append(WholeFile& file, const std::string& old,
                                             const std::set<std::string>& replaced) {
    const Format format = formatOf(InputFile(old));
    if (format == Format::V73) return mat73::append(file, old, replaced);
    if (format != Format::V5) {
        throwError("MATLAB:save:unableToAppend",
                   "Unable to append to file %s: it is no MAT-file of version 6, 7 or 7.3.",
                   old.c_str());
    }
    auto writer = std::make_unique<PlainWriter>(file, true);
    writer->takeOver(old, replaced);
    return writer;
}

bool isMatFile(const std::string& path) {
    const InputFile file(path);
    return formatOf(file) != Format::None;
}

} // namespace vitrine
