// SPDX-License-Identifier: Apache-2.0
// RandStream and its functions. A Philox stream has streams and substreams: the stream changes the
// key, a substream begins 2^44 numbers after the one before. The twister has one of each.
#include "builtins/arrays/random_stream.h"

#include "base/whole_number.h"
#include "builtins/arrays/twister.h"
#include "builtins/core/support.h"
#include "builtins/text/text_values.h"

#include <algorithm>
#include <random>

namespace vitrine {

namespace {

constexpr int kSubstreamBits = 44;
constexpr const char* kSlot = "RandStream";

bool isTwister(const RandomState& state) {
    return state.generator == "twister";
}

/// The key of a stream: its seed, scattered (splitmix64) for every stream but the first.
uint64_t keyOf(uint64_t seed, int64_t index) {
    if (index == 1) return seed;
    uint64_t z = seed + 0x9e3779b97f4a7c15U * static_cast<uint64_t>(index - 1);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

/// Our generator for MATLAB's name of it.
std::string generatorNamed(const std::string& name) {
    const std::string word = lowerCase(name);
    if (word == "mt19937ar" || word == "twister") return "twister";
    if (word == "philox4x32_10" || word == "philox") return "philox";
    throwError("MATLAB:RandStream:create:UnknownRNGType",
               "'%s' is not a recognized generator algorithm. There are 'mt19937ar' and "
               "'philox4x32_10'.",
               name.c_str());
}

uint64_t seedFrom(const Value& value) {
    if (isOption(value, "shuffle")) return std::random_device{}();
    const double s = value.isArray() && value.count() == 1 ? value.toDouble() : -1;
    if (!(s >= 0) || s != std::floor(s) || s > 4294967295.0)
        throwError("MATLAB:RandStream:BadSeed",
                   "Seed must be a nonnegative integer less than 2^32, or 'shuffle'.");
    return static_cast<uint64_t>(s);
}

std::vector<int64_t> positiveWholes(const Value& value, const char* name) {
    std::vector<int64_t> out;
    for (const double x :
         value.isArray() && !value.isChar() ? doublesOf(value) : std::vector<double>{}) {
        if (!(x >= 1) || x != std::floor(x) || x > 1048576) {
            throwError("MATLAB:RandStream:create:InvalidStreams",
                       "%s must be positive integers not above 2^20.", name);
        }
        out.push_back(static_cast<int64_t>(x));
    }
    if (out.empty())
        throwError("MATLAB:RandStream:create:InvalidStreams", "%s must be positive integers.",
                   name);
    return out;
}

Value stateValue(const RandomState& state) {
    if (isTwister(state)) return columnOf(state.twister);
    return columnOf(std::vector<uint64_t>{state.seed, state.counter});
}

void setState(RandomState& state, const Value& value) {
    const bool numbers = value.isArray() && !value.isChar();
    const std::vector<double> given = numbers ? doublesOf(value) : std::vector<double>{};
    if (isTwister(state) && given.size() == twister::kStateWords + 1) {
        std::transform(given.begin(), given.end(), state.twister.begin(),
                       [](double x) { return wholeNumber<uint32_t>(x); });
    } else if (!isTwister(state) && given.size() == 2 && value.dtype() == DType::UInt64) {
        const Ref<Tensor> words = value.toTensor();
        state.seed = words->data<uint64_t>()[0];
        state.counter = words->data<uint64_t>()[1];
    } else {
        throwError("MATLAB:RandStream:InvalidState",
                   "The state must be one that a stream of this type has had.");
    }
}

/// The session's stream, made of its numbers at the first call.
Ref<ObjectValue> sessionStream(Interpreter& vm) {
    Value& slot = vm.sessionSlot(kSlot);
    if (slot.isNothing()) {
        auto stream = makeRef<RandomStream>();
        stream->seed = vm.random().seed;
        stream->joinSession(vm.random());
        slot = Value(Ref<ObjectValue>(stream));
    }
    return Ref<ObjectValue>(&slot.objectValue());
}

/// Draws while it lives come from a stream.
class StreamTurn {
public:
    StreamTurn(Interpreter& vm, RandomStream& stream) : m_vm(vm), m_stream(stream) { exchange(); }
    ~StreamTurn() { exchange(); }
    StreamTurn(const StreamTurn&) = delete;
    StreamTurn& operator=(const StreamTurn&) = delete;

private:
    void exchange() {
        if (&m_stream.state() != &m_vm.random()) std::swap(m_stream.state(), m_vm.random());
    }
    Interpreter& m_vm;
    RandomStream& m_stream;
};

struct Wanted {
    std::string generator = "twister";
    uint64_t seed = 0;
    int64_t streams = 1;
    std::vector<int64_t> indices;
    bool cell = false;
};

Wanted wantedOf(Call& c, bool many) {
    Wanted out;
    std::size_t at = 0;
    if (!c.args.empty()) out.generator = generatorNamed(textArgument(c[0], "RandStream"));
    for (at = 1; at < c.args.size(); at += 2) {
        const std::string name = textArgument(c.args[at], "RandStream");
        if (at + 1 >= c.args.size())
            throwError("MATLAB:RandStream:WrongNumberArgs",
                       "Wrong number of arguments: parameters come in pairs of name and value.");
        const Value& value = c.args[at + 1];
        const std::string word = lowerCase(name);
        if (word == "seed") {
            out.seed = seedFrom(value);
        } else if (word == "numstreams" && many) {
            out.streams = positiveWholes(value, "NumStreams")[0];
        } else if (word == "streamindices" && many) {
            out.indices = positiveWholes(value, "StreamIndices");
        } else if (word == "celloutput" && many) {
            out.cell = value.toDouble() != 0;
        } else if (word == "normaltransform" || word == "randnalg") {
            const bool own = isOption(value, out.generator == "twister" ? "Ziggurat" : "BoxMuller");
            if (!own)
                throwError("MATLAB:RandStream:UnknownTransform",
                           "A stream of type '%s' has no such normal transform.",
                           out.generator.c_str());
        } else {
            throwError("MATLAB:RandStream:UnknownParameter", "Unrecognized parameter name: '%s'.",
                       name.c_str());
        }
    }
    if (out.streams > 1 && out.generator == "twister")
        throwError("MATLAB:RandStream:create:MultipleStreamsNotSupported",
                   "The mt19937ar generator does not support multiple streams.");
    if (out.indices.empty()) {
        for (int64_t i = 1; i <= out.streams; ++i)
            out.indices.push_back(i);
    }
    for (const int64_t i : out.indices) {
        if (i > out.streams)
            throwError("MATLAB:RandStream:create:InvalidStreams",
                       "StreamIndices must not exceed NumStreams.");
    }
    return out;
}

Value streamOf(const Wanted& wanted, int64_t index) {
    auto stream = makeRef<RandomStream>();
    stream->streams = wanted.streams;
    stream->streamIndex = index;
    stream->state().generator = wanted.generator;
    stream->reseed(wanted.seed);
    return Value(Ref<ObjectValue>(stream));
}

void randStream(Call& c) {
    c.result(streamOf(wantedOf(c, false), 1));
}

/// One output each for the streams, or all in a cell.
void create(Call& c) {
    const Wanted wanted = wantedOf(c, true);
    if (wanted.cell) {
        auto all = makeRef<Cell>(Shape(1, static_cast<int64_t>(wanted.indices.size())));
        for (std::size_t i = 0; i < wanted.indices.size(); ++i)
            all->elements[i] = streamOf(wanted, wanted.indices[i]);
        return c.result(all);
    }
    if (c.nargout > static_cast<int>(wanted.indices.size()))
        throwError("MATLAB:RandStream:create:TooManyOutputs",
                   "There are more outputs than streams.");
    for (int i = 0; i < std::max(c.nargout, 1); ++i)
        c.result(streamOf(wanted, wanted.indices[static_cast<std::size_t>(i)]));
}

void getGlobalStream(Call& c) {
    c.result(Value(sessionStream(c.vm)));
}

void setGlobalStream(Call& c) {
    RandomStream* next = randomStream(c[0]);
    if (!next)
        throwError("MATLAB:RandStream:setGlobalStream:InvalidInput",
                   "Input must be a RandStream object.");
    const Ref<ObjectValue> before = sessionStream(c.vm);
    auto& old = static_cast<RandomStream&>(*before);
    if (&old != next) {
        old.leaveSession();
        c.vm.random() = next->state();
        next->joinSession(c.vm.random());
        c.vm.sessionSlot(kSlot) = c[0];
    }
    if (c.nargout > 0) c.result(Value(before));
}

void list(Call& c) {
    c.vm.out(
        "\nThe following random number generator algorithms are available:\n\n"
        "mt19937ar:      Mersenne Twister\n"
        "philox4x32_10:  Philox 4x32 generator with 10 rounds (supports parallel streams)\n\n");
}

constexpr Builtin kRows[] = {
    {"RandStream", 1, -1, 1, randStream, "s = RandStream(type,'Seed',seed)",
     "A stream of random numbers of its own: rand(s,…), randn, randi and randperm draw from it, "
     "reset(s,seed) starts it again. Types 'mt19937ar' (MATLAB's numbers) and 'philox4x32_10'. "
     "Properties Type, Seed, NumStreams, StreamIndex, State, Substream, NormalTransform."},
    {"RandStream.create", 1, -1, -1, create,
     "[s1,s2,…] = RandStream.create(type,'NumStreams',n,'StreamIndices',k,'Seed',seed)",
     "Streams of one seed that have no numbers in common: of 'philox4x32_10'. 'CellOutput' true "
     "gives them in a cell."},
    {"RandStream.getGlobalStream", 0, 0, 1, getGlobalStream, "s = RandStream.getGlobalStream",
     "The stream from which rand and its kin draw when none is named; rng seeds it."},
    {"RandStream.setGlobalStream", 1, 1, 1, setGlobalStream, "old = RandStream.setGlobalStream(s)",
     "Makes s the stream from which rand and its kin draw when none is named."},
    {"RandStream.getDefaultStream", 0, 0, 1, getGlobalStream, "s = RandStream.getDefaultStream",
     "Older name of RandStream.getGlobalStream."},
    {"RandStream.setDefaultStream", 1, 1, 1, setGlobalStream,
     "old = RandStream.setDefaultStream(s)", "Older name of RandStream.setGlobalStream."},
    {"RandStream.list", 0, 0, 0, list, "RandStream.list", "The types of streams that there are."},
};

} // namespace

RandomStream* randomStream(const Value& value) {
    return value.kind() == Kind::Object ? dynamic_cast<RandomStream*>(&value.objectValue())
                                        : nullptr;
}

bool drawFromStream(Call& call, BuiltinFunction f, int fewest) {
    RandomStream* stream = call.count() > 0 ? randomStream(call[0]) : nullptr;
    if (!stream) return false;
    if (call.count() - 1 < fewest) throwNotEnoughInputs();
    const Ref<ObjectValue> kept(stream);
    const StreamTurn turn(call.vm, *stream);
    Call rest{call.vm, call.args.subspan(1), call.nargout, call.out, call.span};
    f(rest);
    return true;
}

bool resetStream(Call& call) {
    RandomStream* stream = randomStream(call[0]);
    if (!stream) return false;
    stream->reseed(call.count() > 1 ? seedFrom(call[1]) : stream->seed);
    return true;
}

void RandomStream::reseed(uint64_t newSeed) {
    seed = newSeed;
    const std::string generator = state().generator;
    seedGenerator(state(), generator, isTwister(state()) ? seed : keyOf(seed, streamIndex));
}

void RandomStream::joinSession(RandomState& session) {
    m_session = &session;
}

void RandomStream::leaveSession() {
    m_own = *m_session;
    m_session = nullptr;
}

std::vector<std::string> RandomStream::propertyNames() const {
    return {"Type",         "Seed",      "NumStreams",      "StreamIndex",
            "State",        "Substream", "NormalTransform", "Antithetic",
            "FullPrecision"};
}

Value RandomStream::property(std::string_view name) const {
    const RandomState& now = state();
    const bool twister = isTwister(now);
    if (name == "Type") return Value::text(twister ? "mt19937ar" : "philox4x32_10");
    // rng may have seeded the session's numbers since.
    if (name == "Seed") return static_cast<double>(m_session && streamIndex == 1 ? now.seed : seed);
    if (name == "NumStreams") return static_cast<double>(streams);
    if (name == "StreamIndex") return static_cast<double>(streamIndex);
    if (name == "State") return stateValue(now);
    if (name == "Substream")
        return twister ? 1.0 : static_cast<double>((now.counter >> kSubstreamBits) + 1);
    if (name == "NormalTransform") return Value::text(twister ? "Ziggurat" : "BoxMuller");
    if (name == "Antithetic") return Value::logical(false);
    if (name == "FullPrecision") return Value::logical(true);
    return {};
}

void RandomStream::goToSubstream(const Value& value) {
    const int64_t index = positiveWholes(value, "Substream")[0];
    if (isTwister(state())) {
        if (index > 1)
            throwError("MATLAB:RandStream:SubstreamNotSupported",
                       "The mt19937ar generator does not support substreams.");
        return reseed(seed);
    }
    state().counter = static_cast<uint64_t>(index - 1) << kSubstreamBits;
}

bool RandomStream::setProperty(std::string_view name, const Value& value) {
    if (name == "State")
        setState(state(), value);
    else if (name == "Substream")
        goToSubstream(value);
    else
        return false;
    return true;
}

std::string RandomStream::displayText() const {
    const std::vector<std::pair<std::string, std::string>> rows = {
        {"Seed", std::to_string(static_cast<uint64_t>(property("Seed").toDouble()))},
        {"StreamIndex", std::to_string(streamIndex)},
        {"NumStreams", std::to_string(streams)},
        {"NormalTransform", property("NormalTransform").toText()}};
    std::string text = property("Type").toText() + " random stream";
    if (m_session) text += " (current global stream)";
    text += "\n";
    for (const auto& [name, shown] : rows) {
        if (streams == 1 && name.find("tream") != std::string::npos) continue;
        text += std::string(17 - name.size(), ' ') + name + ": " + shown + "\n";
    }
    return text;
}

std::span<const Builtin> randomStreamTable() {
    return kRows;
}

} // namespace vitrine
