// SPDX-License-Identifier: Apache-2.0
// Every function that a user can call is called by a script of tests/scripts.
#include "builtins/core/builtin.h"

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace vitrine;

namespace {

/// The words of a script outside its comments, with those that dots join.
void addWords(const std::string& text, std::set<std::string>& words) {
    const auto isName = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
    };
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (const auto comment = line.find_first_not_of(' ');
            comment != std::string::npos && line[comment] == '%')
            continue;
        for (std::size_t i = 0; i < line.size();) {
            std::size_t end = i;
            while (end < line.size() && isName(line[end]))
                ++end;
            const std::string word = line.substr(i, end - i);
            words.insert({word, word.substr(word.rfind('.') + 1)});
            i = end + 1;
        }
    }
}

std::set<std::string> wordsOfScripts() {
    std::set<std::string> words;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(VITRINE_SCRIPTS)) {
        if (entry.path().extension() != ".m") continue;
        std::ifstream file(entry.path());
        std::stringstream text;
        text << file.rdbuf();
        addWords(text.str(), words);
    }
    return words;
}

} // namespace

TEST(Catalogue, EveryFunctionIsCalledByAScript) {
    const std::set<std::string> words = wordsOfScripts();
    ASSERT_GT(words.size(), 1000u);
    for (const Builtin* builtin : allBuiltins()) {
        const std::string name(builtin->name);
        // A method is called by its last name.
        const std::string last = name.substr(name.rfind('.') + 1);
        EXPECT_TRUE(words.contains(name) || words.contains(last))
            << name << " is called by no script in tests/scripts";
    }
}
