// SPDX-License-Identifier: Apache-2.0
// The fuzz corpus and a fixed number of seeded mutations of it, for every compiler: what libFuzzer
// explores at length, this repeats in seconds and always alike.
#include "fuzz/exercise_parser.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>

namespace vitrine::lang {
namespace {

std::vector<std::string> corpus() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator("tests/fuzz/corpus/parser"))
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> texts;
    for (const auto& path : paths) {
        std::ifstream in(path, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        texts.push_back(text.str());
    }
    return texts;
}

class Mutator {
public:
    explicit Mutator(const std::vector<std::string>& texts) : m_texts(texts) {}

    std::string next() {
        std::string text = m_texts[below(m_texts.size())];
        const size_t changes = 1 + below(6);
        for (size_t i = 0; i < changes; ++i)
            change(text);
        return text;
    }

private:
    size_t below(size_t bound) { return bound == 0 ? 0 : m_random() % bound; }

    void change(std::string& text) {
        static constexpr std::string_view kPieces[] = {
            "(",         ")",      "[",   "]",      "{",   "}",  "'", "\"",    "%{\n",
            "%}\n",      "...",    "\n",  "end ",   "if ", ":",  "@", "@(x) ", "function ",
            "classdef ", "~",      "=",   "++",     ".",   "\\", ";", ",",     "for ",
            "case ",     "catch ", "do ", "until ", "!",   "\r"};
        const size_t at = below(text.size() + 1);
        switch (below(5)) {
        case 0:
            text.insert(at, kPieces[below(std::size(kPieces))]);
            break;
        case 1:
            text.erase(at, 1 + below(12));
            break;
        case 2:
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 3: {
            const std::string& other = m_texts[below(m_texts.size())];
            const size_t from = below(other.size());
            text.insert(at, other, from, below(80));
            break;
        }
        default:
            text.resize(at);
            break;
        }
    }

    const std::vector<std::string>& m_texts;
    std::mt19937 m_random{20240229};
};

TEST(Parser, SurvivesItsCorpus) {
    const std::vector<std::string> texts = corpus();
    ASSERT_GE(texts.size(), 10U);
    for (const std::string& text : texts) {
        test::exerciseParser(text);
        for (size_t length = 0; length < text.size(); ++length)
            test::exerciseParser(std::string_view(text).substr(0, length));
    }
}

TEST(Parser, SurvivesMutationsOfItsCorpus) {
    const std::vector<std::string> texts = corpus();
    Mutator mutator(texts);
    for (int i = 0; i < 6000; ++i) {
        const std::string text = mutator.next();
        SCOPED_TRACE(text);
        test::exerciseParser(text);
    }
}

} // namespace
} // namespace vitrine::lang
