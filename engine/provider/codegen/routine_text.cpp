// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/routine_text.h"

#include "base/hash.h"
#include "provider/codegen/buffer_text.h"
#include "provider/codegen/glsl_version.h"
#include "provider/codegen/library_texts.h"
#include "provider/codegen/routine_epilogue.h"

#include <algorithm>

namespace vitrine::codegen {

namespace {

std::string templateText(std::string_view file) {
    for (const LibraryText& text : routineTexts()) {
        if (file != text.file) continue;
        const std::string_view whole = text.text;
        return std::string(whole.substr(whole.find('\n') + 1)); // the licence line is not shown
    }
    VITRINE_ASSERT(false && "no such routine text");
    return {};
}

std::string extensions(const std::string& text) {
    bool wide = false, bytes = false, halves = false, hints = false, shuffles = false,
         ballots = false;
    forEachIdentifier(text, [&](std::string_view id) {
        wide = wide || id == "int64_t" || id == "uint64_t" || id == "doubleBitsToUint64" ||
               id == "uint64BitsToDouble";
        bytes = bytes || id == "int8_t" || id == "uint8_t";
        halves = halves || id == "int16_t" || id == "uint16_t";
        hints = hints || id == "unroll";
        shuffles = shuffles || id == "subgroupShuffle";
        ballots = ballots || id == "subgroupBallot";
    });
    std::string out;
    if (wide) out += "#extension GL_ARB_gpu_shader_int64 : require\n";
    if (bytes) out += "#extension GL_EXT_shader_8bit_storage : require\n";
    if (shuffles || ballots) out += "#extension GL_KHR_shader_subgroup_basic : require\n";
    if (shuffles) out += "#extension GL_KHR_shader_subgroup_shuffle : require\n";
    if (ballots) out += "#extension GL_KHR_shader_subgroup_ballot : require\n";
    if (hints) out += "#extension GL_EXT_control_flow_attributes : require\n";
    if (halves) out += "#extension GL_EXT_shader_16bit_storage : require\n";
    if (text.find("[[unroll]]") != std::string::npos)
        out += "#extension GL_EXT_control_flow_attributes : require\n";
    return out;
}

} // namespace

RoutineTexts::RoutineTexts(const DeviceTraits& traits, const Library& library)
    : m_traits(traits), m_library(library) {}

RoutineTexts::~RoutineTexts() = default;

const RoutineEpilogue& RoutineTexts::epilogue(const Program& program, const RoutinePass& pass) {
    std::unique_ptr<RoutineEpilogue>& place =
        m_epilogues[hashBytes(pass.file, hashBytes(pass.title, program.hash))];
    if (!place)
        place = std::make_unique<RoutineEpilogue>(
            makeRoutineEpilogue(program, m_traits, m_library, pass, templateText(pass.file)));
    return *place;
}

RoutineTexts::Text RoutineTexts::make(const RoutinePass& pass) const {
    Text text;
    std::vector<BufferDeclaration> buffers;
    for (const RoutineBuffer& b : pass.buffers)
        buffers.push_back({buffers.size(), b.type, b.vector, b.width, b.name, b.write, b.inParts});
    text.argumentsInBuffer = pass.arguments.size() * sizeof(uint32_t) > m_traits.maxPushBytes;
    std::string members;
    for (const auto& [name, value] : pass.arguments)
        members += "uint " + name + ";\n";
    std::string body = templateText(pass.file);
    for (const auto& [word, with] : pass.words) {
        const std::string from = std::string("$") + word;
        for (std::size_t at = body.find(from); at != std::string::npos; at = body.find(from, at)) {
            body.replace(at, from.size(), with);
            at += with.size();
        }
    }
    if (body.find("#for ") != std::string::npos) body = filledText(body, pass.lists);
    Slots slots;
    slots.text("WORKGROUP", std::to_string(pass.workgroup))
        .text("BUFFERS", declareBuffers(buffers, m_traits.partBytes()))
        .text("MEMBERS", members)
        .flag("INBUFFER", text.argumentsInBuffer)
        .text("BINDING", std::to_string(buffers.size()))
        .text("SHARED", "")
        .text("CODE", reachElements(pass.accessors + body, buffers, false));
    const std::string own = filledSkeleton("declarations.glsl", slots);
    std::string library = m_library.select(own);
    if (!library.empty()) library += "\n";
    std::string glsl = kGlslVersionLine + partsExtension(buffers) + extensions(library + own) +
                       "// " + pass.title + "\n\n" + library + own;
    text.compiled = withoutComments(glsl);
    text.key = hashBytes(glsl);
    text.glsl = std::move(glsl);
    return text;
}

GpuPass RoutineTexts::pass(const Program& program, RoutinePass& pass,
                           const std::function<void(RoutinePass&)>& words) {
    // Without an epilogue there is nothing in it of a script's names and lines.
    const uint64_t of = program.epilogue.empty() ? program.structure : program.hash;
    uint64_t key = hashBytes(pass.file, hashBytes(pass.title, of));
    for (std::size_t i = 0; i < pass.buffers.size(); ++i) {
        if (pass.buffers[i].inParts) key = hashCombine(key, i + 1);
    }
    std::unique_ptr<Text>& text = m_texts[key];
    if (!text) {
        if (words) words(pass);
        text = std::make_unique<Text>(make(pass));
    }
    GpuPass out;
    out.name = pass.title;
    out.glsl = &text->glsl;
    out.compiled = &text->compiled;
    out.key = text->key;
    const int64_t most = m_traits.maxGroupsX;
    const int64_t groups = std::max<int64_t>(1, pass.groups);
    out.groups = {static_cast<uint32_t>(std::min(groups, most)),
                  static_cast<uint32_t>((groups + most - 1) / most), 1};
    for (const RoutineBuffer& b : pass.buffers)
        out.bindings.push_back({b.kind, static_cast<uint16_t>(b.slot), b.write, 0, 0, b.inParts});
    for (const auto& [name, value] : pass.arguments)
        out.arguments.push_back(value);
    out.argumentsInBuffer = text->argumentsInBuffer;
    out.seconds = pass.seconds;
    return out;
}

} // namespace vitrine::codegen
