// SPDX-License-Identifier: Apache-2.0
// who, whos, which: the variables of a workspace and where functions come from.
#include "builtins/containers/library_object.h"
#include "builtins/files/mat_file.h"
#include "builtins/session/name_patterns.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

/// Variables of the workspace, or with -file of a MAT file, that who and whos list.
struct Listed {
    std::string name;
    Shape shape;
    std::string className;
    int64_t bytes = 0;
    bool complex = false;
    bool sparse = false;
    bool global = false;
};

bool isGlobal(Call& call, const std::string& name) {
    const std::vector<Value> args{Value::text(name)};
    const std::vector<Value> answer = call.vm.call(Value::text("isglobal"), args, 1);
    return !answer.empty() && answer[0].toDouble() != 0;
}

/// The words of who and whos: `global` and -file first, then names, -regexp before expressions.
struct ListArguments {
    bool global = false;
    std::string file;
    NameFilter names;
};

ListArguments listArguments(const Call& call) {
    ListArguments out;
    bool expression = false;
    for (int i = 0; i < call.count(); ++i) {
        const std::string word = textArgument(call[i], "who");
        if (i == 0 && word == "global")
            out.global = true;
        else if (word == "-file" && i + 1 < call.count() && out.file.empty())
            out.file = textArgument(call[++i], "who");
        else if (word == "-regexp")
            expression = true;
        else
            out.names.add(word, expression);
    }
    return out;
}

std::vector<Listed> listedVariables(Call& call) {
    std::vector<Listed> out;
    const ListArguments asked = listArguments(call);
    if (!asked.file.empty()) {
        for (MatEntry& e : matFileEntries(call.vm, asked.file)) {
            if (asked.names.matches(e.name))
                out.push_back(
                    {e.name, e.shape, e.className, static_cast<int64_t>(e.bytes), e.complex});
        }
        std::sort(out.begin(), out.end(),
                  [](const Listed& a, const Listed& b) { return a.name < b.name; });
        return out;
    }
    std::vector<std::string> names = call.vm.variableNames();
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) {
        if (!asked.names.matches(name) || (asked.global && !isGlobal(call, name))) continue;
        const Value v = *call.vm.variable(name);
        const bool complex = v.isComplex(); // first: what it takes depends on that
        out.push_back({name, shapeOf(call.vm, v), v.className(),
                       static_cast<int64_t>(shownBytes(v)), complex, v.isSparse(),
                       isGlobal(call, name)});
    }
    return out;
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

/// Names in columns of equal width, read downwards, on lines of at most 80 characters.
std::string nameColumns(const std::vector<std::string>& names) {
    constexpr std::size_t kLine = 80;
    constexpr std::size_t kGap = 2;
    std::size_t width = 0;
    for (const std::string& name : names)
        width = std::max(width, name.size() + kGap);
    const std::size_t columns = std::max<std::size_t>(1, kLine / width);
    const std::size_t rows = (names.size() + columns - 1) / columns;
    std::string text;
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t k = r; k < names.size(); k += rows)
            text += padded(names[k], width);
        text += '\n';
    }
    return text;
}

void who(Call& call) {
    std::vector<std::string> names;
    for (const Listed& v : listedVariables(call))
        names.push_back(v.name);
    if (call.nargout > 0) return call.result(cellOfTexts(names));
    if (names.empty()) return;
    call.vm.out("\nYour variables are:\n\n" + nameColumns(names) + "\n");
}

Value nestingOf(Call& call) {
    const std::vector<StackEntry> stack = call.vm.callStack();
    auto nesting = makeRef<StructArray>();
    nesting->set("function", Value::text(stack.empty() ? "" : stack.front().function));
    nesting->set("level",
                 static_cast<double>(stack.empty() || stack.front().function.empty() ? 0 : 1));
    return nesting;
}

Value listAsStruct(Call& call, const std::vector<Listed>& list) {
    auto out = makeRef<StructArray>(Shape(static_cast<int64_t>(list.size()), 1));
    for (const char* field :
         {"name", "size", "bytes", "class", "global", "sparse", "complex", "nesting", "persistent"})
        out->addField(field);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Listed& v = list[i];
        const auto at = static_cast<int64_t>(i);
        std::vector<double> size;
        for (int64_t d : v.shape.dims())
            size.push_back(static_cast<double>(d));
        out->set("name", Value::text(v.name), at);
        out->set("size", rowOf(size), at);
        out->set("bytes", static_cast<double>(v.bytes), at);
        out->set("class", Value::text(v.className), at);
        out->set("global", Value::logical(v.global), at);
        out->set("sparse", Value::logical(v.sparse), at);
        out->set("complex", Value::logical(v.complex), at);
        out->set("nesting", nestingOf(call), at);
        out->set("persistent", Value::logical(false), at);
    }
    return out;
}

std::string attributesOf(const Listed& v) {
    std::string text;
    const auto add = [&](bool has, const char* word) {
        if (has) text += (text.empty() ? "" : ", ") + std::string(word);
    };
    add(v.global, "global");
    add(v.complex, "complex");
    add(v.sparse, "sparse");
    return text;
}

/// The table: sizes stand with the sign after their first number in one column, the bytes end in
/// one column, and class and attributes are filled up with blanks.
void whos(Call& call) {
    const std::vector<Listed> list = listedVariables(call);
    if (call.nargout > 0) return call.result(listAsStruct(call, list));
    if (list.empty()) return;
    constexpr std::size_t kGap = 12;
    std::size_t nameWidth = 4, firstWidth = 1, restWidth = 3, bytesWidth = 5, classWidth = 5,
                attributeWidth = 10;
    std::vector<std::string> sizes;
    for (const Listed& v : list) {
        sizes.push_back(v.shape.text());
        const std::size_t first = sizes.back().find_first_not_of("0123456789");
        nameWidth = std::max(nameWidth, v.name.size());
        firstWidth = std::max(firstWidth, first);
        restWidth = std::max(restWidth, sizes.back().size() - first);
        bytesWidth = std::max(bytesWidth, std::to_string(v.bytes).size());
        classWidth = std::max(classWidth, v.className.size());
        attributeWidth = std::max(attributeWidth, attributesOf(v).size());
    }
    const std::size_t sizeWidth = firstWidth + restWidth;
    const std::string shift(firstWidth - 1, ' ');
    const std::string gap(kGap, ' ');
    std::string text = "  " + padded("Name", nameWidth) + "      " +
                       padded(shift + "Size", sizeWidth) + gap + std::string(bytesWidth - 5, ' ') +
                       "Bytes  " + padded("Class", classWidth + 2) + "  Attributes\n\n";
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Listed& v = list[i];
        const std::size_t first = sizes[i].find_first_not_of("0123456789");
        const std::string bytes = std::to_string(v.bytes);
        text += "  " + padded(v.name, nameWidth) + "      " +
                padded(std::string(firstWidth - first, ' ') + sizes[i], sizeWidth) + gap +
                std::string(bytesWidth - bytes.size(), ' ') + bytes + "  " +
                padded(v.className, classWidth + 2) + "  " +
                padded(attributesOf(v), attributeWidth) + "\n";
    }
    call.vm.out(text + "\n");
}

/// Where a name comes from, what is called first at the front.
std::vector<std::string> placesOf(Call& call, const std::string& name) {
    std::vector<std::string> places;
    if (call.vm.variable(name)) places.emplace_back("variable");
    std::string path;
    const int kind = call.vm.functionKind(name, &path);
    if (kind == 2 || kind == 103) places.push_back(path);
    if (findBuiltin(name)) places.push_back("built-in (" + name + ")");
    return places;
}

void which(Call& call) {
    bool all = false;
    std::vector<std::string> names;
    for (const Value& v : call.args) {
        if (isOption(v, "-all"))
            all = true;
        else
            names.push_back(v.toText());
    }
    std::vector<std::string> found;
    for (const std::string& name : names) {
        std::vector<std::string> places = placesOf(call, name);
        if (!all && places.size() > 1) places.resize(1);
        if (call.nargout > 0) {
            if (!all && places.empty()) places.emplace_back();
            found.insert(found.end(), places.begin(), places.end());
            continue;
        }
        if (places.empty()) call.vm.out("'" + name + "' not found.\n");
        for (std::size_t i = 0; i < places.size(); ++i) {
            const std::string what = places[i] == "variable" ? name + " is a variable." : places[i];
            call.vm.out(what + (i > 0 ? "  % Shadowed\n" : "\n"));
        }
    }
    if (call.nargout == 0) return;
    if (!all && names.size() == 1) return call.result(Value::text(found[0]));
    call.result(cellOfTexts(found));
}

/// X.empty(sz1,…): one of the sizes is 0.
template <const char* kClass>
void emptyOf(Call& call) {
    std::vector<double> sizes;
    for (const Value& v : call.args) {
        const std::vector<double> some = doublesOf(v);
        sizes.insert(sizes.end(), some.begin(), some.end());
    }
    if (sizes.empty()) sizes = {0, 0};
    if (sizes.size() == 1) sizes.push_back(sizes[0]);
    if (std::find_if(sizes.begin(), sizes.end(), [](double n) { return n <= 0; }) == sizes.end()) {
        throwError("MATLAB:class:emptyMustBeZero",
                   "At least one dimension must be zero to create an empty array of class '%s'.",
                   kClass);
    }
    std::vector<Value> args{rowOf(sizes)};
    const std::string name = kClass;
    const char* maker = name == "cell" ? "cell" : name == "string" ? "strings" : "zeros";
    Value made = std::move(call.vm.call(Value::text(maker), args, 1)[0]);
    if (name == "struct") {
        made = Value(makeRef<StructArray>(made.shape()));
    } else if (std::string_view(maker) == "zeros") {
        args[0] = std::move(made);
        made = std::move(call.vm.call(Value::text(name), args, 1)[0]);
    }
    call.result(std::move(made));
}

#define VITRINE_EMPTY_CLASSES(X)                                                                   \
    X(double)                                                                                      \
    X(single)                                                                                      \
    X(int8)                                                                                        \
    X(int16) X(int32) X(int64) X(uint8) X(uint16) X(uint32) X(uint64) X(logical) X(char) X(cell)   \
        X(struct) X(string)

#define VITRINE_NAME(c) constexpr char kName_##c[] = #c;
VITRINE_EMPTY_CLASSES(VITRINE_NAME)
#undef VITRINE_NAME

constexpr Builtin kRows[] = {
    {"who", 0, -1, 1, who, "who name* | who -regexp e | who global | who -file file",
     "Names of variables."},
    {"whos", 0, -1, 1, whos, "whos name* | whos -regexp e | whos global | whos -file file",
     "Variables with size, bytes, class and attributes.", nullptr, SparseRule::Pass},
    {"which", 1, -1, 1, which, "which name | which -all name",
     "Where a function comes from; with -all everything of that name."},
#define VITRINE_ROW(c)                                                                             \
    {#c ".empty",                                                                                  \
     0,                                                                                            \
     -1,                                                                                           \
     1,                                                                                            \
     emptyOf<kName_##c>,                                                                           \
     #c ".empty(sz1,...,szN)",                                                                     \
     "An empty array of the class; one of the sizes is 0."},
    VITRINE_EMPTY_CLASSES(VITRINE_ROW)
#undef VITRINE_ROW
};

} // namespace

std::span<const Builtin> workspaceListTable() {
    return kRows;
}

} // namespace vitrine
