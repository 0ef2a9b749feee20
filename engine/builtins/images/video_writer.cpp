// SPDX-License-Identifier: Apache-2.0
// VideoWriter, open, writeVideo: AVI files of JPEG pictures (Motion JPEG) or of plain pixels. The
// container is Microsoft's RIFF form with an old-style index, which every player reads.
#include "base/whole_file.h"
#include "builtins/files/file_table.h"
#include "builtins/graphics/graphics.h"
#include "builtins/images/image_codec.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

constexpr const char* kClass = "VideoWriter";
constexpr const char* kMotionJpeg = "Motion JPEG AVI";
constexpr const char* kPlain = "Uncompressed AVI";

void put32(std::string& out, uint32_t value) {
    for (int i = 0; i < 4; ++i)
        out.push_back(static_cast<char>(value >> (8 * i)));
}

void put16(std::string& out, uint16_t value) {
    out.push_back(static_cast<char>(value));
    out.push_back(static_cast<char>(value >> 8));
}

/// A file that grows by frames; sizes are put in at the end.
class AviFile {
public:
    AviFile(WholeFile file, bool jpeg, int64_t width, int64_t height, double rate)
        : m_file(std::move(file)), m_jpeg(jpeg), m_width(width), m_height(height), m_rate(rate) {
        write(header(0, 0));
    }

    void add(std::string_view frame) {
        std::string chunk = m_jpeg ? "00dc" : "00db";
        const uint32_t offset = static_cast<uint32_t>(m_size - kMovie);
        put32(chunk, static_cast<uint32_t>(frame.size()));
        chunk.append(frame);
        if (chunk.size() % 2 != 0) chunk.push_back('\0');
        constexpr uint64_t kLargest = uint64_t{1} << 31;
        if (m_size + chunk.size() + 16 * (m_frames.size() + 1) > kLargest)
            throwError("MATLAB:audiovideo:VideoWriter:fileTooLarge",
                       "An AVI file cannot be larger than 2 GB.");
        write(chunk);
        m_frames.push_back({offset, static_cast<uint32_t>(frame.size())});
        m_largest = std::max(m_largest, static_cast<uint32_t>(frame.size()));
    }

    void finish() {
        const auto movie = static_cast<uint32_t>(m_size - kMovie);
        std::string index = "idx1";
        put32(index, static_cast<uint32_t>(16 * m_frames.size()));
        for (const Frame& frame : m_frames) {
            index += m_jpeg ? "00dc" : "00db";
            put32(index, 0x10); // a picture that needs no other
            put32(index, frame.offset);
            put32(index, frame.size);
        }
        write(index);
        require(m_file.writeAt(0, header(static_cast<uint32_t>(m_size - 8), movie)));
        require(m_file.commit());
    }

private:
    struct Frame {
        uint32_t offset, size;
    };
    static constexpr uint64_t kMovie = 220; ///< where the list of frames says what it is

    static void require(const Status& done) {
        if (!done)
            throwError("MATLAB:audiovideo:VideoWriter:fileNotWritable",
                       "The file cannot be written: %s", done.error().message.c_str());
    }
    void write(std::string_view bytes) {
        require(m_file.write(bytes));
        m_size += bytes.size();
    }

    [[nodiscard]] std::string header(uint32_t all, uint32_t movie) const {
        constexpr uint32_t kMicro = 1000000, kScale = 1000;
        const auto frames = static_cast<uint32_t>(m_frames.size());
        const auto width = static_cast<uint32_t>(m_width);
        const auto height = static_cast<uint32_t>(m_height);
        std::string out = "RIFF";
        put32(out, all);
        out += "AVI LIST";
        put32(out, 4 + 64 + 12 + 64 + 48);
        out += "hdrlavih";
        put32(out, 56);
        put32(out, static_cast<uint32_t>(std::lround(kMicro / m_rate)));
        put32(out, static_cast<uint32_t>(m_largest * m_rate));
        put32(out, 0);
        put32(out, 0x10); // has an index
        put32(out, frames);
        put32(out, 0);
        put32(out, 1);
        put32(out, m_largest);
        put32(out, width);
        put32(out, height);
        out.append(16, '\0');
        out += "LIST";
        put32(out, 4 + 64 + 48);
        out += "strlstrh";
        put32(out, 56);
        out += m_jpeg ? "vidsMJPG" : "vidsDIB ";
        put32(out, 0);
        put32(out, 0);
        put32(out, 0);
        put32(out, kScale);
        put32(out, static_cast<uint32_t>(std::lround(kScale * m_rate)));
        put32(out, 0);
        put32(out, frames);
        put32(out, m_largest);
        put32(out, 0xffffffff);
        put32(out, 0);
        put32(out, 0);
        put16(out, static_cast<uint16_t>(width));
        put16(out, static_cast<uint16_t>(height));
        out += "strf";
        put32(out, 40);
        put32(out, 40);
        put32(out, width);
        put32(out, height);
        put16(out, 1);
        put16(out, 24);
        out += m_jpeg ? std::string("MJPG") : std::string(4, '\0');
        put32(out, width * height * 3);
        out.append(16, '\0');
        out += "LIST";
        put32(out, movie);
        out += "movi";
        return out;
    }

    WholeFile m_file;
    bool m_jpeg;
    int64_t m_width, m_height;
    double m_rate;
    uint64_t m_size = 0;
    uint32_t m_largest = 0;
    std::vector<Frame> m_frames;
};

class VideoWriterObject final : public ObjectValue {
public:
    VideoWriterObject(std::string file, std::string kind)
        : ObjectValue(kClass, true), path(std::move(file)), profile(std::move(kind)) {}
    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return Ref<ObjectValue>(const_cast<VideoWriterObject*>(this));
    }
    [[nodiscard]] bool jpeg() const { return profile == kMotionJpeg; }

    [[nodiscard]] Value property(std::string_view name) const override {
        const std::size_t slash = path.rfind('/');
        if (name == "Filename") return Value::text(path.substr(slash + 1));
        if (name == "Path") return Value::text(path.substr(0, slash));
        if (name == "FileFormat") return Value::text("avi");
        if (name == "VideoCompressionMethod") return Value::text(jpeg() ? "Motion JPEG" : "None");
        if (name == "VideoFormat") return Value::text("RGB24");
        if (name == "VideoBitsPerPixel") return 24.0;
        if (name == "ColorChannels") return 3.0;
        if (name == "FrameRate") return rate;
        if (name == "Quality" && jpeg()) return quality;
        if (name == "FrameCount") return static_cast<double>(frames);
        if (name == "Duration") return static_cast<double>(frames) / rate;
        if (name == "Height")
            return height ? Value(static_cast<double>(height)) : Value::emptyMatrix();
        if (name == "Width")
            return width ? Value(static_cast<double>(width)) : Value::emptyMatrix();
        return {};
    }
    bool setProperty(std::string_view name, const Value& value) override {
        if (name != "FrameRate" && !(name == "Quality" && jpeg())) return false;
        if (isOpen || frames > 0)
            throwError("MATLAB:audiovideo:VideoWriter:propertySetWhileOpen",
                       "Property '%s' cannot be changed after open.", std::string(name).c_str());
        const double number = value.isNumericClass() && value.count() == 1 ? value.toDouble() : -1;
        if (name == "Quality") {
            if (!(number >= 0 && number <= 100))
                throwError("MATLAB:audiovideo:VideoWriter:invalidQuality",
                           "Quality must be a number from 0 to 100.");
            quality = number;
        } else {
            if (!(number > 0 && number <= 10000))
                throwError("MATLAB:audiovideo:VideoWriter:invalidFrameRate",
                           "FrameRate must be a positive number.");
            rate = number;
        }
        return true;
    }
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        std::vector<std::string> names = {"Duration",
                                          "ColorChannels",
                                          "Height",
                                          "Width",
                                          "FrameCount",
                                          "FrameRate",
                                          "VideoBitsPerPixel",
                                          "VideoFormat",
                                          "VideoCompressionMethod",
                                          "FileFormat",
                                          "Filename",
                                          "Path"};
        if (jpeg()) names.emplace_back("Quality");
        return names;
    }

    std::string path, profile;
    double rate = 30, quality = 75;
    int64_t width = 0, height = 0, frames = 0;
    bool isOpen = false;
    std::optional<AviFile> frameFile; ///< once the first frame tells the size
};

Ref<VideoWriterObject> writerArgument(const Value& value, const char* function) {
    Ref<VideoWriterObject> writer;
    if (value.kind() == Kind::Object)
        writer = Ref<VideoWriterObject>(dynamic_cast<VideoWriterObject*>(&value.objectValue()));
    if (!writer) throwUndefinedFor(function, value);
    return writer;
}

void videoWriter(Call& call) {
    std::string path = resolvePath(call.vm, textArgument(call[0], kClass));
    const std::string wanted = call.count() > 1 ? textArgument(call[1], kClass) : kMotionJpeg;
    std::string profile;
    for (const char* known : {kMotionJpeg, kPlain}) {
        if (lowerCase(wanted) == lowerCase(known)) profile = known;
    }
    if (profile.empty())
        throwError("MATLAB:audiovideo:VideoWriter:invalidProfile",
                   "The profile '%s' is not one of 'Motion JPEG AVI' and 'Uncompressed AVI'.",
                   wanted.c_str());
    if (!lowerCase(path).ends_with(".avi")) path += ".avi";
    call.result(Ref<ObjectValue>(makeRef<VideoWriterObject>(std::move(path), std::move(profile))));
}

void open(Call& call) {
    const Ref<VideoWriterObject> writer = writerArgument(call[0], "open");
    if (writer->isOpen) return;
    if (writer->frames > 0)
        throwError("MATLAB:audiovideo:VideoWriter:noReopen",
                   "A VideoWriter that was closed cannot be opened again.");
    writer->isOpen = true;
}

/// The bytes of one frame: a JPEG file, or rows of blue, green and red from below, each filled up
/// to four bytes.
std::string frameBytes(const VideoWriterObject& writer, const image_codec::Image& image) {
    if (writer.jpeg()) {
        const std::vector<uint8_t> bytes =
            image_codec::writeJpeg(image, static_cast<int>(std::lround(writer.quality)), false);
        return {bytes.begin(), bytes.end()};
    }
    std::string out;
    const auto plane = static_cast<std::size_t>(image.rows * image.columns);
    for (int64_t row = image.rows - 1; row >= 0; --row) {
        for (int64_t column = 0; column < image.columns; ++column) {
            const auto at = static_cast<std::size_t>(column * image.rows + row);
            for (const std::size_t c : {2U, 1U, 0U})
                out.push_back(static_cast<char>(image.samples[c * plane + at]));
        }
        out.append(static_cast<std::size_t>((4 - image.columns * 3 % 4) % 4), '\0');
    }
    return out;
}

/// Red, green and blue of 0 to 255: of uint8, or of numbers from 0 to 1.
image_codec::Image pictureOf(const Value& frame) {
    const Shape shape = frame.shape();
    const int64_t planes = shape.rank() > 2 ? shape[2] : 1;
    if (shape.rank() > 3 || (planes != 1 && planes != 3) || frame.count() == 0)
        throwError("MATLAB:audiovideo:VideoWriter:invalidFrame",
                   "A frame must be an image of one or three colors.");
    const bool whole = frame.dtype() == DType::UInt8;
    if (!whole && !isFloat(frame.dtype()) && frame.dtype() != DType::Logical)
        throwError("MATLAB:audiovideo:VideoWriter:unsupportedDatatype",
                   "A frame must be of class uint8, single, double or logical.");
    image_codec::Image image;
    image.rows = shape.rows();
    image.columns = shape.columns();
    image.planes = 3;
    image.colour = "truecolor";
    const std::vector<double> data = doublesOf(frame);
    const std::size_t plane = data.size() / static_cast<std::size_t>(planes);
    for (std::size_t c = 0; c < 3; ++c) {
        for (std::size_t i = 0; i < plane; ++i) {
            double value = data[(planes == 3 ? c * plane : 0) + i];
            if (!whole) {
                if (!(value >= 0 && value <= 1))
                    throwError("MATLAB:audiovideo:VideoWriter:valuesOutOfRange",
                               "Values of floating-point frames must be between 0 and 1.");
                value = std::round(value * 255);
            }
            image.samples.push_back(static_cast<uint16_t>(value));
        }
    }
    return image;
}

void addFrame(VideoWriterObject& writer, const Value& frame) {
    const image_codec::Image image = pictureOf(frame);
    if (writer.frames == 0) {
        writer.height = image.rows;
        writer.width = image.columns;
        Result<WholeFile> file = WholeFile::create(writer.path);
        if (!file)
            throwError("MATLAB:audiovideo:VideoWriter:fileNotWritable",
                       "Cannot create the file '%s': %s", writer.path.c_str(),
                       file.error().message.c_str());
        writer.frameFile.emplace(std::move(*file), writer.jpeg(), writer.width, writer.height,
                                 writer.rate);
    }
    if (image.rows != writer.height || image.columns != writer.width)
        throwError("MATLAB:audiovideo:VideoWriter:invalidDimensions", "Frame must be %lld by %lld.",
                   static_cast<long long>(writer.width), static_cast<long long>(writer.height));
    writer.frameFile->add(frameBytes(writer, image));
    ++writer.frames;
}

/// writeVideo(v,image), writeVideo(v,frame), with a structure array or a fourth dimension of
/// frames.
void writeVideo(Call& call) {
    const Ref<VideoWriterObject> writer = writerArgument(call[0], "writeVideo");
    if (!writer->isOpen)
        throwError("MATLAB:audiovideo:VideoWriter:notOpen",
                   "OPEN must be called before writing video data.");
    if (call[1].isStruct()) {
        const StructArray& frames = call[1].structure();
        for (int64_t i = 0; i < frames.count(); ++i) {
            const Value* data = frames.find("cdata", i);
            if (!data)
                throwError("MATLAB:audiovideo:VideoWriter:invalidFrame",
                           "A frame must have the field 'cdata'.");
            addFrame(*writer, *data);
        }
        return;
    }
    const Shape shape = call[1].shape();
    if (!call[1].isArray()) throwUndefinedFor("writeVideo", call[1]);
    if (shape.rank() < 4) return addFrame(*writer, call[1]);
    const int64_t count = shape[3];
    const int64_t size = call[1].count() / std::max<int64_t>(count, 1);
    const std::vector<double> all = doublesOf(call[1]);
    for (int64_t i = 0; i < count; ++i) {
        const std::vector<double> one(all.begin() + i * size, all.begin() + (i + 1) * size);
        const Value args[] = {arrayOf(one, Shape({shape.rows(), shape.columns(), shape[2]})),
                              Value::text(std::string(className(call[1].dtype())))};
        addFrame(*writer, call.vm.call(Value::text("cast"), args, 1).at(0));
    }
}

constexpr Builtin kRows[] = {
    {"VideoWriter", 1, 2, 1, videoWriter, "v = VideoWriter(file,'Motion JPEG AVI')",
     "A video file for open, writeVideo and close; also 'Uncompressed AVI'."},
    {"open", 1, 1, 0, open, "open(v)", "Opens a VideoWriter for writing."},
    {"writeVideo", 2, 2, 0, writeVideo, "writeVideo(v,frame)",
     "Adds frames of getframe or images to a video file."},
};

} // namespace

bool closeVideo(const Value& value) {
    if (value.kind() != Kind::Object || value.objectValue().className() != kClass) return false;
    auto& writer = static_cast<VideoWriterObject&>(value.objectValue());
    if (std::exchange(writer.isOpen, false) && writer.frameFile) writer.frameFile->finish();
    writer.frameFile.reset();
    return true;
}

std::span<const Builtin> videoTable() {
    return kRows;
}

} // namespace vitrine
