// SPDX-License-Identifier: Apache-2.0
// diary, and the functions that show files and folders: type, ls.
#include "builtins/session/diary.h"

#include "builtins/files/file_table.h"
#include "builtins/text/text_values.h"

#include <filesystem>

namespace vitrine {

namespace {

class Diary final : public ObjectValue {
public:
    explicit Diary(std::string path)
        : ObjectValue("vitrine.diary", true), m_path(std::move(path)),
          m_file(std::fopen(m_path.c_str(), "ab")) {}
    ~Diary() override {
        if (m_file) std::fclose(m_file);
    }
    Diary(const Diary&) = delete;
    Diary& operator=(const Diary&) = delete;
    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return const_cast<Diary*>(this); // a handle
    }
    [[nodiscard]] bool isOpen() const { return m_file != nullptr; }
    [[nodiscard]] bool write(std::string_view text) {
        // What was shown is in the file also when the program ends badly.
        return std::fwrite(text.data(), 1, text.size(), m_file) == text.size() &&
               std::fflush(m_file) == 0;
    }

private:
    std::string m_path;
    std::FILE* m_file;
};

void diaryFunction(Call& call) {
    Value& slot = call.vm.sessionSlot("diary");
    Value& name = call.vm.sessionSlot("diaryName");
    const std::string word = call.count() > 0 ? textArgument(call[0], "diary") : "";
    const bool on = slot.kind() == Kind::Object;
    if (word == "off" || (word.empty() && on)) {
        slot = Value();
        return;
    }
    refuseInSafeMode(call.vm);
    if (!word.empty() && word != "on") name = Value::text(resolvePath(call.vm, word));
    if (name.isNothing()) name = Value::text(resolvePath(call.vm, "diary"));
    auto diary = makeRef<Diary>(name.toText());
    if (!diary->isOpen()) {
        throwError("MATLAB:diary:UnableToOpen", "Unable to open file '%s' for the diary.",
                   name.toText().c_str());
    }
    slot = Value(std::move(diary));
}

void typeFunction(Call& call) {
    std::string shown;
    for (const Value& v : call.args) {
        const std::string given = textArgument(v, "type");
        std::string path = resolvePath(call.vm, given);
        std::error_code error;
        if (!std::filesystem::is_regular_file(path, error)) path += ".m";
        if (!std::filesystem::is_regular_file(path, error)) {
            std::string found;
            const int kind = call.vm.functionKind(given, &found);
            if (kind == 5) {
                shown += "'" + given + "' is a built-in function.\n";
                continue;
            }
            if (kind == 0 || found.empty()) {
                throwError("MATLAB:type:fileNotFound", "File '%s' not found.", given.c_str());
            }
            path = found;
        }
        shown += "\n" + wholeFile(path, "type") + "\n";
    }
    if (call.nargout > 0) return call.result(charRow(toUtf16(shown)));
    call.vm.out(shown);
}

void lsFunction(Call& call) {
    namespace fs = std::filesystem;
    const fs::path folder =
        resolvePath(call.vm, call.count() > 0 ? textArgument(call[0], "ls") : ".");
    std::error_code error;
    std::vector<std::string> names;
    if (fs::is_directory(folder, error)) {
        for (const auto& entry : fs::directory_iterator(folder, error)) {
            if (entry.path().filename().string()[0] != '.')
                names.push_back(entry.path().filename().string());
        }
    } else {
        const Value pattern = Value::text(call[0].toText());
        const std::vector<Value> list = call.vm.call(Value::text("dir"), std::span(&pattern, 1), 1);
        for (int64_t i = 0; !list.empty() && i < list[0].count(); ++i)
            names.push_back(list[0].structure().find("name", i)->toText());
        if (names.empty()) {
            throwError("MATLAB:ls:OSError", "Cannot access '%s': no such file or folder.",
                       call[0].toText().c_str());
        }
    }
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names)
        text += name + "\n";
    if (call.nargout > 0) return call.result(charRow(toUtf16(text)));
    call.vm.out(text);
}

constexpr Builtin kRows[] = {
    {"diary", 0, 1, 0, diaryFunction, "diary file | diary on | diary off",
     "Appends what the command window shows to a file; without an argument switches it on or off."},
    {"type", 1, -1, 1, typeFunction, "type file", "Shows the text of a file."},
    {"ls", 0, 1, 1, lsFunction, "names = ls(folder)", "Names of the files in a folder."},
};

} // namespace

bool writeDiary(const Value& slot, std::string_view text) {
    return slot.kind() != Kind::Object || static_cast<Diary&>(slot.objectValue()).write(text);
}

std::span<const Builtin> diaryTable() {
    return kRows;
}

} // namespace vitrine
