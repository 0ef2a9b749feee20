// SPDX-License-Identifier: Apache-2.0
#pragma once
// The command line of the sweeps: a table of options with a value each, from which the help is
// made. What is wrong ends the program with status 2, before any work begins.
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace numerics {

struct Option {
    const char* name;
    const char* value; ///< what stands for it in the help
    const char* says;
    std::variant<uint64_t*, uint32_t*, int*, bool*, std::string*> into; ///< int, bool: 0 or 1
};

[[noreturn]] inline void refuse(const char* program, const std::string& what) {
    std::fprintf(stderr, "%s: %s; --help lists the options\n", program, what.c_str());
    std::exit(2);
}

inline void take(const char* program, const Option& option, const std::string& text) {
    if (std::string* const* into = std::get_if<std::string*>(&option.into)) {
        **into = text;
        return;
    }
    uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool isFlag =
        std::holds_alternative<int*>(option.into) || std::holds_alternative<bool*>(option.into);
    const uint64_t most = isFlag ? 1
                          : std::holds_alternative<uint32_t*>(option.into)
                              ? std::numeric_limits<uint32_t>::max()
                              : std::numeric_limits<uint64_t>::max();
    if (read.ec != std::errc() || read.ptr != end || number > most)
        refuse(program, std::string(option.name) + " takes " +
                            (isFlag ? "0 or 1" : "a whole number") + ", not '" + text + "'");
    if (uint64_t* const* wide = std::get_if<uint64_t*>(&option.into)) **wide = number;
    if (uint32_t* const* word = std::get_if<uint32_t*>(&option.into))
        **word = static_cast<uint32_t>(number);
    if (int* const* flag = std::get_if<int*>(&option.into)) **flag = static_cast<int>(number);
    if (bool* const* flag = std::get_if<bool*>(&option.into)) **flag = number != 0;
}

inline void readOptions(int argc, char** argv, const char* about,
                        const std::vector<Option>& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        if (name == "--help" || name == "-h") {
            std::printf("%s [OPTION VALUE]...\n%s\n", argv[0], about);
            for (const Option& option : options)
                std::printf("  %-15s %-9s %s\n", option.name, option.value, option.says);
            std::exit(0);
        }
        const Option* known = nullptr;
        for (const Option& option : options)
            if (name == option.name) known = &option;
        if (!known) refuse(argv[0], "there is no option '" + name + "'");
        if (++i == argc) refuse(argv[0], name + " takes a value");
        take(argv[0], *known, argv[i]);
    }
}

} // namespace numerics
