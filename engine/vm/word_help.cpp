// SPDX-License-Identifier: Apache-2.0
#include "vm/word_help.h"

#include <algorithm>
#include <utility>

namespace vitrine {
namespace {

struct Words {
    std::string_view words; ///< that belong together, with blanks between them
    std::string_view form, meaning;
};

constexpr Words kWords[] = {
    {"if elseif else", "if condition, …, elseif condition, …, else, …, end",
     "Runs the statements behind the first condition that holds, else those behind 'else'. An "
     "array holds when it is not empty and no element is zero."},
    {"switch case otherwise", "switch value, case a, …, case {b,c}, …, otherwise, …, end",
     "Runs the statements behind the first case that equals the value, or has it among its "
     "braces; texts are compared as by strcmp. One case is run at most."},
    {"for", "for k = values, …, end",
     "Runs the statements once for each column of the values: for k = 1:n counts."},
    {"parfor", "parfor k = first:last, …, end",
     "A for loop whose iterations need none of each other's results; runs as for does."},
    {"while", "while condition, …, end",
     "Runs the statements as long as the condition holds, as that of 'if' does."},
    {"break", "break", "Leaves the innermost 'for' or 'while'."},
    {"continue", "continue", "Goes on with the next iteration of the innermost 'for' or 'while'."},
    {"try catch", "try, …, catch e, …, end",
     "Runs the statements behind 'catch' when one behind 'try' fails; e is then the MException "
     "with its identifier, message and stack."},
    {"function", "function [y1,y2] = name(x1,x2), …, end",
     "Declares a function: inputs are copies of the caller's values, outputs what the variables "
     "hold at the end. varargin and varargout stand for any number, nargin and nargout say how "
     "many there were."},
    {"arguments", "arguments, name (sizes) class {validators} = default, …, end",
     "Declares sizes, classes, checks and defaults of a function's inputs, at its beginning."},
    {"return", "return", "Goes back to the caller before the function's end."},
    {"global", "global a b",
     "Variables that all functions share which declare them; [] until something is assigned."},
    {"persistent", "persistent a b",
     "Variables that a function keeps from call to call; [] at first."},
    {"classdef properties methods events enumeration",
     "classdef name < superclass, properties, …, end, methods, …, end, end",
     "Declares a class in a file of its name: values, or handles with 'handle' above them."},
    {"end", "end",
     "Closes a block of statements or a declaration. In an index: the last one, x(end)."},
    {"spmd", "spmd, …, end", "Runs the statements once; there is one worker."},
    {"&&", "a && b", "Is a true, and if so, is b? b is computed only then. Both are scalars."},
    {"||", "a || b", "Is a true, and if not, is b? b is computed only then. Both are scalars."},
    {"@", "@name  |  @(x,y) expression",
     "A function as a value: by its name, or an expression of its own, which keeps the values "
     "that its variables have now."},
    {"...", "...", "The statement goes on in the next line."},
    {"% %%", "% comment", "The rest of the line is a comment; '%%' begins a section."},
    {"[ ] []", "[a b; c d]", "Joins arrays: ',' or a blank beside each other, ';' below."},
    {"{ } {}", "{a,b;c,d}  |  c{k}", "A cell array of any values; what is in its cells."},
    {"( ) ()", "x(k)  |  x(i,j)  |  f(a,b)",
     "Elements of an array by numbers from 1, by a logical mask or ':' for all; the call of a "
     "function."},
};

constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
    {"+", "plus"},     {"-", "minus"},    {"*", "mtimes"},     {".*", "times"},
    {"/", "mrdivide"}, {"./", "rdivide"}, {"\\", "mldivide"},  {".\\", "ldivide"},
    {"^", "mpower"},   {".^", "power"},   {"'", "ctranspose"}, {".'", "transpose"},
    {"==", "eq"},      {"~=", "ne"},      {"!=", "ne"},        {"<", "lt"},
    {">", "gt"},       {"<=", "le"},      {">=", "ge"},        {"&", "and"},
    {"|", "or"},       {"~", "not"},      {"!", "not"},        {":", "colon"},
};

bool has(std::string_view words, std::string_view word) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == word) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

} // namespace

std::string documentationOfWord(std::string_view word) {
    for (const Words& row : kWords) {
        if (has(row.words, word)) return std::string(row.form) + "\n" + std::string(row.meaning);
    }
    return {};
}

std::string_view functionOfSign(std::string_view sign) {
    for (const auto& [text, function] : kSigns) {
        if (text == sign) return function;
    }
    return {};
}

} // namespace vitrine
