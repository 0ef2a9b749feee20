// SPDX-License-Identifier: Apache-2.0
// Measured times from session to session, and how it is noticed that they hold no longer.
#include "accel/placement/cost_model.h"
#include "base/hash.h"
#include "base/whole_file.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

namespace vitrine {

namespace {

constexpr int kTelling = 3;              // runs
constexpr std::size_t kMostKept = 8192;  // rows of a file
constexpr double kOtherSpeed = 2;        // times what it was
constexpr int kDrifted = 24;             // runs one after the other
constexpr uint64_t kFormat = 0x32545343; // "CST2"

struct Row {
    uint64_t key = 0;
    double ratio = 0;
    uint32_t count = 0;
    uint32_t kind = 0;
};
static_assert(sizeof(Row) == 24);

struct Head {
    uint64_t format = kFormat;
    uint64_t rows = 0;
    uint64_t check = 0;
};

uint64_t checkOf(const std::vector<Row>& rows) {
    return hashBytes({reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof(Row)});
}

std::vector<Row> read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    Head head;
    if (!file.read(reinterpret_cast<char*>(&head), sizeof head)) return {};
    if (head.format != kFormat || head.rows > kMostKept) return {};
    std::vector<Row> rows(head.rows);
    file.read(reinterpret_cast<char*>(rows.data()),
              static_cast<std::streamsize>(rows.size() * sizeof(Row)));
    if (!file || head.check != checkOf(rows)) return {};
    return rows;
}

} // namespace

void CostModel::load(const std::string& path) {
    for (const Row& row : read(path)) {
        if (!(row.ratio > 0) || row.count == 0 || row.kind > 1) continue;
        const auto [at, isNew] = m_samples.try_emplace(row.key);
        if (!isNew) continue;
        // It counts as few runs, so that new ones soon decide.
        Sample& sample = at->second;
        sample.count = std::min(static_cast<int>(row.count), kTelling);
        std::fill_n(sample.last.begin(), sample.count, row.ratio);
        sample.ratio = sample.kept = row.ratio;
        sample.kind = static_cast<ProviderKind>(row.kind);
    }
    m_news = 0;
}

bool CostModel::save(const std::string& path) const {
    std::vector<Row> rows;
    for (const auto& [key, sample] : m_samples) {
        if (!sample.ratio || sample.count < kTelling) continue;
        rows.push_back({key, *sample.ratio, static_cast<uint32_t>(sample.count),
                        static_cast<uint32_t>(sample.kind)});
    }
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return a.count != b.count ? a.count > b.count : a.key < b.key;
    });
    rows.resize(std::min(rows.size(), kMostKept));
    const Head head{kFormat, rows.size(), checkOf(rows)};
    std::string content(sizeof head + rows.size() * sizeof(Row), '\0');
    std::memcpy(content.data(), &head, sizeof head);
    if (!rows.empty())
        std::memcpy(content.data() + sizeof head, rows.data(), rows.size() * sizeof(Row));
    return static_cast<bool>(writeWholeFile(path, content, WholeFile::Durability::Cache));
}

void CostModel::watchDrift(const Sample& sample, double ratio) {
    if (sample.kept <= 0) return;
    int& runs = m_drift[static_cast<std::size_t>(sample.kind)];
    const bool slower = ratio > kOtherSpeed * sample.kept;
    const bool faster = ratio * kOtherSpeed < sample.kept;
    if (slower)
        runs = std::max(runs, 0) + 1;
    else if (faster)
        runs = std::min(runs, 0) - 1;
    else
        runs = 0;
}

bool CostModel::takeDrift(ProviderKind kind) {
    int& runs = m_drift[static_cast<std::size_t>(kind)];
    if (std::abs(runs) < kDrifted) return false;
    runs = 0;
    std::erase_if(m_samples, [&](const auto& entry) { return entry.second.kind == kind; });
    return true;
}

} // namespace vitrine
