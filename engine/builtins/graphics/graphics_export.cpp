// SPDX-License-Identifier: Apache-2.0
// Figures into files and arrays: exportgraphics, saveas, print, getframe. What draws them is the
// program's (FigureStore::pictureMaker).
#include "base/whole_file.h"
#include "builtins/files/file_table.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"

#include <charconv>
#include <filesystem>

namespace vitrine {

namespace {

constexpr double kScreenDpi = 96;

struct NamedFormat {
    std::string_view name; ///< the file's suffix, or print's option without -d
    PictureFormat format;
};

constexpr NamedFormat kFormats[] = {
    {"png", PictureFormat::Png},    {"jpg", PictureFormat::Jpeg},  {"jpeg", PictureFormat::Jpeg},
    {"tif", PictureFormat::Tiff},   {"tiff", PictureFormat::Tiff}, {"tiffn", PictureFormat::Tiff},
    {"bmp", PictureFormat::Bmp},    {"svg", PictureFormat::Svg},   {"pdf", PictureFormat::Pdf},
    {"bmp256", PictureFormat::Bmp}, {"eps", PictureFormat::Eps},   {"epsc", PictureFormat::Eps},
    {"epsc2", PictureFormat::Eps},  {"eps2", PictureFormat::Eps}};

std::optional<PictureFormat> formatNamed(std::string_view name) {
    for (const NamedFormat& known : kFormats) {
        if (known.name == name) return known.format;
    }
    return {};
}

std::string suffixOf(const std::string& path) {
    const std::size_t dot = path.rfind('.');
    const std::size_t slash = path.rfind('/');
    if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) return "";
    return lowerCase(path.substr(dot + 1));
}

/// Can pictures of the format do without a ground?
bool hasOpacity(PictureFormat format) {
    return format == PictureFormat::Png || format == PictureFormat::Svg ||
           format == PictureFormat::Pdf || format == PictureFormat::Eps;
}

/// A figure, and the part of it that is meant.
struct Subject {
    FigureObject* figure = nullptr;
    AxesObject* axes = nullptr; ///< null: all of it
};

Subject subjectOf(Call& call, GraphicsObject& object) {
    FigureStore& store = call.vm.figures();
    if (auto* figure = dynamic_cast<FigureObject*>(&object)) return {figure, nullptr};
    for (const int number : store.numbers()) {
        FigureObject& figure = store.figure(number);
        for (const auto& axes : figure.children) {
            if (axes.get() == &object) return {&figure, axes.get()};
            for (const auto& inside : axes->content()) {
                if (inside.get() == &object) return {&figure, axes.get()};
            }
        }
    }
    throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
}

/// A figure or axes in front of the other arguments, by handle or number; the current figure
/// otherwise.
Subject takeSubject(Call& call, std::span<const Value>& rest) {
    if (!rest.empty() && !rest[0].isTextScalar()) {
        const Value first = rest[0];
        rest = rest.subspan(1);
        if (auto* object = graphicsObject<GraphicsObject>(first)) return subjectOf(call, *object);
        const bool number = first.isArray() && first.count() == 1;
        const int figure = number ? static_cast<int>(integerArgument(first, "Figure number")) : 0;
        if (!call.vm.figures().exists(figure))
            throwError("MATLAB:print:InvalidHandle", "Handle must be a figure or axes.");
        return {&call.vm.figures().figure(figure), nullptr};
    }
    return {&call.vm.figures().current(), nullptr};
}

Picture draw(Call& call, const Subject& subject, PictureRequest request, bool onPaper = false) {
    const PictureMaker& maker = call.vm.figures().pictureMaker();
    if (!maker) {
        throwError("Vitrine:graphics:NoDrawing",
                   "Figures cannot be drawn by this program. `vitrine --batch` draws them without "
                   "a window.");
    }
    call.vm.accelerator().flush(call.span);
    const OneFigureSnapshot figure = FigureStore::picture(
        *subject.figure, acceleratedRange(call.vm.accelerator()), DrawnBy::Host,
        onPaper ? subject.figure->paper.pixels() : std::nullopt);
    const bool clear = request.transparent || (subject.figure->seeThrough && !request.ground);
    request.transparent = clear && hasOpacity(request.format);
    if (subject.axes) request.axes = {subject.axes->id()};
    request.read = [](const FigureData& data) {
        return data.valid() ? doublesOf(Value(data.tensor)) : std::vector<double>();
    };
    Result<Picture> picture = maker(figure, request);
    if (!picture) throwError("Vitrine:graphics:CannotDraw", "%s", picture.error().message.c_str());
    return std::move(*picture);
}

void writePicture(Call& call, const Subject& subject, const PictureRequest& request,
                  const std::string& path, bool onPaper = false) {
    const Picture picture = draw(call, subject, request, onPaper);
    const Status written = writeWholeFile(resolvePath(call.vm, path), picture.bytes);
    if (!written) {
        throwError("MATLAB:print:CannotCreateOutputFile", "Cannot create output file '%s': %s",
                   path.c_str(), written.error().message.c_str());
    }
}

[[noreturn]] void throwFormat(const char* function, const std::string& format) {
    const std::string identifier = std::string("MATLAB:") + function + ":UnsupportedFormat";
    throwError(identifier.c_str(),
               "Unsupported format '%s'. Use png, jpg, tif, bmp, svg, pdf or eps.", format.c_str());
}

void refuse(Call& call, const char* function, const std::string& option) {
    call.vm.warn("Vitrine:graphics:noEffect",
                 std::string("Option '") + option + "' of " + function + " has no effect.");
}

// --- exportgraphics

void setGround(PictureRequest& request, const Value& value) {
    if (isOption(value, "current")) return;
    if (isOption(value, "none")) {
        request.transparent = true;
        return;
    }
    Color color{};
    if (!colorFromValue(value, color)) {
        throwError("MATLAB:exportgraphics:InvalidColor",
                   "'BackgroundColor' must be 'current', 'none', a color name or an RGB triplet.");
    }
    request.ground = color;
}

/// 'Resolution', 'BackgroundColor', 'ContentType' of exportgraphics and copygraphics.
void takePictureOptions(Call& call, const char* function, PictureRequest& request,
                        std::span<const Value> rest) {
    if (rest.size() % 2 != 0)
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    for (; !rest.empty(); rest = rest.subspan(2)) {
        const std::string name = textArgument(rest[0], function);
        if (lowerCase(name) == "resolution") {
            request.dpi = rest[1].isTextScalar() ? 0 : rest[1].toDouble();
            if (!(request.dpi >= 1 && request.dpi <= 1e4)) {
                throwError("MATLAB:exportgraphics:InvalidResolution",
                           "'Resolution' must be a positive integer.");
            }
        } else if (lowerCase(name) == "backgroundcolor") {
            setGround(request, rest[1]);
        } else if (lowerCase(name) == "contenttype") {
            const bool lines = request.format == PictureFormat::Svg ||
                               request.format == PictureFormat::Pdf ||
                               request.format == PictureFormat::Eps;
            if (isOption(rest[1], lines ? "image" : "vector")) refuse(call, function, name);
        } else {
            refuse(call, function, name);
        }
    }
}

Value imageArray(const Picture& picture);

/// A picture of a film, in 256 colours: imwrite writes it, behind those that are there where
/// 'Append' is true. The first one begins the file.
void exportFrame(Call& call, const Subject& subject, const std::string& path,
                 std::span<const Value> rest) {
    PictureRequest request;
    request.format = PictureFormat::Pixels;
    std::vector<Value> others;
    bool behind = false;
    for (; rest.size() > 1; rest = rest.subspan(2)) {
        if (isOption(rest[0], "Append")) {
            std::error_code unknown;
            behind = rest[1].toDouble() != 0 &&
                     std::filesystem::exists(resolvePath(call.vm, path), unknown);
            continue;
        }
        others.push_back(rest[0]);
        others.push_back(rest[1]);
    }
    takePictureOptions(call, "exportgraphics", request, others);
    // Grounds of one colour stay plain.
    const Value pixels[] = {imageArray(draw(call, subject, request)), Value(256.0),
                            Value::text("nodither")};
    const std::vector<Value> mapped = call.vm.call(Value::text("rgb2ind"), pixels, 2);
    std::vector<Value> args{mapped.at(0), mapped.at(1), Value::text(path), Value::text("gif")};
    if (behind) {
        args.push_back(Value::text("WriteMode"));
        args.push_back(Value::text("append"));
    } else {
        args.push_back(Value::text("LoopCount"));
        args.emplace_back(HUGE_VAL);
    }
    args.push_back(Value::text("DelayTime"));
    args.emplace_back(0.1);
    call.vm.call(Value::text("imwrite"), args, 0);
}

void exportGraphics(Call& call) {
    std::span<const Value> rest = call.args;
    const Subject subject = takeSubject(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    const std::string path = textArgument(rest[0], "exportgraphics");
    const std::string suffix = suffixOf(path);
    if (suffix == "gif") return exportFrame(call, subject, path, rest.subspan(1));
    const std::optional<PictureFormat> format = formatNamed(suffix);
    if (!format) throwFormat("exportgraphics", suffix);
    PictureRequest request;
    request.format = *format;
    request.cropped = true;
    takePictureOptions(call, "exportgraphics", request, rest.subspan(1));
    writePicture(call, subject, request, path);
}

/// copygraphics(obj,Name,Value,…): the picture on the clipboard.
void copyGraphics(Call& call) {
    std::span<const Value> rest = call.args;
    const Subject subject = takeSubject(call, rest);
    PictureRequest request;
    request.cropped = true;
    takePictureOptions(call, "copygraphics", request, rest);
    const auto& put = call.vm.figures().clipboard();
    if (!put)
        throwError("MATLAB:copygraphics:NoClipboard",
                   "There is no clipboard: copygraphics needs the window of vitrine.");
    put(draw(call, subject, request).bytes);
}

// --- saveas and print

void saveas(Call& call) {
    std::span<const Value> rest = call.args;
    const Subject subject = takeSubject(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    std::string path = textArgument(rest[0], "saveas");
    std::string name = suffixOf(path);
    if (rest.size() > 1) {
        name = lowerCase(textArgument(rest[1], "saveas"));
        // The colours of a format are no part of the file's name.
        if (suffixOf(path).empty()) path += "." + (name.starts_with("eps") ? "eps" : name);
    }
    if (name == "fig" || name.empty()) {
        const Value args[] = {Value(Ref<FigureObject>(subject.figure)), Value::text(path)};
        call.vm.call(Value::text("savefig"), args, 0);
        return;
    }
    const std::optional<PictureFormat> format = formatNamed(name);
    if (!format) throwFormat("saveas", name);
    PictureRequest request;
    request.format = *format;
    writePicture(call, {subject.figure, nullptr}, request, path, true);
}

struct PrintOptions {
    std::string path;
    std::optional<PictureFormat> format;
    std::string_view suffix;
    double dpi = 150;
};

void takeDevice(PrintOptions& options, const std::string& device) {
    if (device.starts_with("jpeg")) {
        options.format = PictureFormat::Jpeg; // -djpeg90: of one quality here
        options.suffix = "jpg";
        return;
    }
    options.format = formatNamed(device);
    if (!options.format) throwFormat("print", device);
    for (const NamedFormat& known : kFormats) {
        if (known.format != *options.format) continue;
        options.suffix = known.name;
        return;
    }
}

void takeResolution(PrintOptions& options, const std::string& digits) {
    double dpi = -1;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, dpi);
    if (error != std::errc() || stop != end || !(dpi >= 0 && dpi <= 1e4)) {
        throwError("MATLAB:print:InvalidResolution", "Invalid resolution '-r%s'.", digits.c_str());
    }
    options.dpi = dpi == 0 ? kScreenDpi : dpi;
}

void print(Call& call) {
    std::span<const Value> rest = call.args;
    Subject subject = takeSubject(call, rest);
    PrintOptions options;
    bool pixels = false, clipboard = false;
    for (const Value& value : rest) {
        const std::string word = textArgument(value, "print");
        if (word == "-RGBImage") {
            pixels = true;
        } else if (word == "-clipboard") {
            clipboard = true;
        } else if (!word.starts_with("-")) {
            options.path = word;
        } else if (word.starts_with("-f") && word.size() > 2 &&
                   word.find_first_not_of("0123456789", 2) == word.npos && word.size() < 10) {
            const int number = std::stoi(word.substr(2));
            if (!call.vm.figures().exists(number))
                throwError("MATLAB:print:InvalidFigure", "Figure %d does not exist.", number);
            subject.figure = &call.vm.figures().figure(number);
        } else if (word.starts_with("-d")) {
            takeDevice(options, lowerCase(word.substr(2)));
        } else if (word.starts_with("-r")) {
            takeResolution(options, word.substr(2));
        } else if (word != "-vector" && word != "-painters" && word != "-noui") {
            refuse(call, "print", word);
        }
    }
    if (pixels) {
        PictureRequest request;
        request.format = PictureFormat::Pixels;
        request.dpi = options.dpi;
        return call.result(imageArray(draw(call, {subject.figure, nullptr}, request, true)));
    }
    if (clipboard) {
        const Value figure[] = {Value(Ref<FigureObject>(subject.figure))};
        call.vm.call(Value::text("copygraphics"), figure, 0);
        return;
    }
    if (options.path.empty()) {
        throwError("Vitrine:print:NoPrinter",
                   "Figures are printed into files: print(filename,'-dpng').");
    }
    const std::string suffix = suffixOf(options.path);
    if (!options.format && suffix.empty()) takeDevice(options, "png");
    if (!options.format) options.format = formatNamed(suffix);
    if (!options.format) throwFormat("print", suffix);
    if (suffix.empty()) options.path += "." + std::string(options.suffix);
    PictureRequest request;
    request.format = *options.format;
    request.dpi = options.dpi;
    writePicture(call, {subject.figure, nullptr}, request, options.path, true);
}

// --- getframe

/// Red, green, blue, row by row, as rows × columns × 3.
Value imageArray(const Picture& picture) {
    const int64_t rows = picture.height, columns = picture.width;
    Ref<Tensor> out = Tensor::make(DType::UInt8, Shape({rows, columns, 3}), false, false);
    auto* to = out->mutableData<uint8_t>();
    const auto* from = reinterpret_cast<const uint8_t*>(picture.bytes.data());
    for (int64_t row = 0; row < rows; ++row) {
        for (int64_t column = 0; column < columns; ++column) {
            for (int64_t c = 0; c < 3; ++c)
                to[(c * columns + column) * rows + row] = from[(row * columns + column) * 3 + c];
        }
    }
    return Value(std::move(out));
}

void getframe(Call& call) {
    std::span<const Value> rest = call.args;
    Subject subject = takeSubject(call, rest);
    if (call.count() == 0) subject.axes = &subject.figure->axes();
    PictureRequest request;
    request.format = PictureFormat::Pixels;
    request.dpi = kScreenDpi;
    request.box = subject.axes != nullptr;
    auto frame = makeRef<StructArray>();
    frame->set("cdata", imageArray(draw(call, subject, request)));
    frame->set("colormap", Value::emptyMatrix());
    call.result(frame);
}

void frame2im(Call& call) {
    if (call[0].kind() == Kind::Struct) {
        const StructArray& frame = call[0].structure();
        const Value* data = frame.find("cdata");
        const Value* map = frame.find("colormap");
        if (data && map) {
            call.result(*data);
            return call.result(*map);
        }
    }
    throwError("MATLAB:frame2im:invalidFrame", "Input must be a movie frame.");
}

constexpr Builtin kRows[] = {
    {"exportgraphics", 2, -1, 0, exportGraphics, "exportgraphics(obj,file,'Resolution',dpi,…)",
     "Writes a figure or axes as PNG, JPEG, TIFF, GIF, SVG, PDF or EPS, cropped to what is drawn."},
    {"copygraphics", 1, -1, 0, copyGraphics, "copygraphics(obj,'Resolution',dpi,…)",
     "Puts a figure or axes on the clipboard as a picture."},
    {"saveas", 2, 3, 0, saveas, "saveas(fig,file,format)",
     "Writes a figure as PNG, JPEG, TIFF, SVG, PDF or EPS."},
    {"print", 0, -1, 1, print, "print(fig,file,'-dpng','-r300') | im = print(fig,'-RGBImage')",
     "Writes a figure into a file at a resolution, or gives its pixels."},
    {"getframe", 0, 2, 1, getframe, "frame = getframe(obj)",
     "The pixels of axes or of a figure as an array."},
    {"frame2im", 1, 1, 2, frame2im, "[im,map] = frame2im(frame)", "The image of a frame."},
};

} // namespace

std::span<const Builtin> graphicsExportTable() {
    return kRows;
}

} // namespace vitrine
