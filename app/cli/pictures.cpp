// SPDX-License-Identifier: Apache-2.0
#include "pictures.h"

#include <dlfcn.h>
#include <filesystem>

namespace vitrine::cli {
namespace {

using Draw = void (*)(const OneFigureSnapshot&, const PictureRequest&, Result<Picture>&);
constexpr const char* kLibrary = "libvitrine_figures.so";

Result<Draw> load() {
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path folder = program.parent_path();
    std::string problem(kLibrary);
    problem.append(" is not beside the program");
    for (const std::filesystem::path& place : {folder, folder / "../lib/vitrine"}) {
        const std::filesystem::path file = place / kLibrary;
        if (!std::filesystem::exists(file, error)) continue;
        void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (void* const draw = library ? ::dlsym(library, "vitrineDrawPicture") : nullptr)
            return reinterpret_cast<Draw>(draw);
        problem = ::dlerror();
    }
    return fail(ErrorCode::Unsupported, "Figures cannot be drawn by this program: " + problem +
                                            ". `vitrine --batch` draws them without a window.");
}

} // namespace

Result<Picture> drawByLibrary(const OneFigureSnapshot& figure, const PictureRequest& request) {
    static const Result<Draw> draw = load();
    if (!draw) return tl::unexpected<Error>(draw.error());
    Result<Picture> picture;
    (*draw)(figure, request, picture);
    return picture;
}

} // namespace vitrine::cli
