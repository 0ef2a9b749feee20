// SPDX-License-Identifier: Apache-2.0
// rand, randn, randi, randperm, rng. The default stream is Philox, the same on host and device;
// rng(seed,'twister') gives MATLAB's numbers, which are drawn on the host.
#include "accel/run/routines.h"
#include "base/settings.h"
#include "base/stop.h"
#include "base/whole_number.h"
#include "builtins/arrays/random_stream.h"
#include "builtins/arrays/twister.h"
#include "builtins/elementwise/elementwise.h"
#include "provider/host/sort_keys.h"

#include <random>

namespace vitrine {

namespace {

struct DrawOptions {
    Shape shape;
    DType dtype = DType::Double;
    bool gpu = false;
};

DrawOptions readDraw(std::span<const Value> args) {
    DrawOptions options;
    std::size_t sizes = args.size();
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (!args[i].isChar() && !args[i].isString()) continue;
        sizes = std::min(sizes, i);
        const std::string word = lowerCase(args[i].toText());
        if (word == "like") {
            if (i + 1 >= args.size()) throwNotEnoughInputs();
            options.dtype = args[i + 1].dtype();
            options.gpu = args[i + 1].isGpuArray();
            break;
        }
        if (word == "gpuarray") {
            options.gpu = true;
            continue;
        }
        const auto type = dtypeFromName(word);
        if (!type || *type == DType::Char)
            throwError("MATLAB:rand:unknownClass", "Unknown option or class '%s'.", word.c_str());
        options.dtype = *type;
    }
    options.shape = shapeArguments(args.first(sizes));
    return options;
}

Value drawTwister(RandomState& state, RandomDistribution kind, const DrawOptions& options,
                  double low, double high) {
    std::vector<double> out(static_cast<std::size_t>(options.shape.count()));
    constexpr std::size_t kBetweenStops = 1 << 16;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (i % kBetweenStops == 0) checkStop();
        if (kind == RandomDistribution::Normal) {
            out[i] = twister::normal(state.twister);
            continue;
        }
        const double u = twister::uniform(state.twister);
        out[i] = kind == RandomDistribution::Uniform ? u : low + std::floor(u * (high - low + 1));
    }
    // What is nearest to 1 in single precision is below it.
    if (kind == RandomDistribution::Uniform && options.dtype == DType::Single) {
        for (double& x : out)
            x = std::min(x, 1 - 0x1p-24);
    }
    return arrayOf(out, options.shape);
}

Value draw(Call& c, RandomDistribution kind, const DrawOptions& options, int64_t low,
           int64_t high) {
    RandomState& state = c.vm.random();
    if (options.shape.count() == 0) return wrap(Tensor::make(options.dtype, options.shape));
    Value out;
    const DType compute = options.dtype == DType::Single ? DType::Single : DType::Double;
    if (state.generator == "twister") {
        out =
            drawTwister(state, kind, options, static_cast<double>(low), static_cast<double>(high));
        out = convertValue(c.vm, out, compute, c.span);
    } else {
        out = c.vm.accelerator().random(kind, compute, options.shape, low, high, state, c.span);
    }
    const bool positive =
        kind == RandomDistribution::Uniform || (kind == RandomDistribution::Integer && low >= 0);
    if (positive) noteSign(out, SignBound::SignClear);
    if (options.dtype != compute) out = convertValue(c.vm, out, options.dtype, c.span);
    return options.gpu ? c.vm.accelerator().toGpuArray(out, c.span) : out.simplified();
}

/// The state as one column of numbers, for rand('state').
Value stateColumn(const RandomState& state) {
    std::vector<double> words;
    if (state.generator == "twister")
        words.assign(state.twister.begin(), state.twister.end());
    else
        words = {static_cast<double>(state.seed), static_cast<double>(state.counter)};
    return columnOf(words);
}

/// What stateColumn gave restores the state; any other vector is a seed (its FNV-1a hash).
void restoreColumn(Call& c, const std::string& word, const std::vector<double>& values) {
    RandomState& state = c.vm.random();
    if (values.size() == twister::kStateWords + 1) {
        state.generator = "twister";
        state.twister.clear();
        for (double v : values)
            state.twister.push_back(static_cast<uint32_t>(v));
        return;
    }
    const std::string generator = word == "twister" ? word : c.vm.settings().randomGenerator;
    if (values.size() == 2 && generator == "philox") {
        seedGenerator(state, generator, wholeNumber<uint64_t>(std::abs(values[0])));
        state.counter = wholeNumber<uint64_t>(std::abs(values[1]));
        return;
    }
    uint32_t hash = 2166136261U;
    for (double v : values)
        hash = (hash ^ static_cast<uint32_t>(std::fmod(std::abs(v), 4294967296.0))) * 16777619U;
    seedGenerator(state, generator, hash);
}

/// The old forms: rand('seed',x), randn('state',x), rand('twister',x) seed or restore the one
/// generator, s = rand('state') gives its state.
bool legacySeed(Call& c) {
    if (c.count() == 0 || !(c[0].isChar() || c[0].isString())) return false;
    const std::string word = lowerCase(c[0].toText());
    if (word != "seed" && word != "state" && word != "twister") return false;
    if (c.count() == 1) {
        c.result(stateColumn(c.vm.random()));
        return true;
    }
    if (c[1].isArray() && !c[1].isChar() && c[1].count() > 1) {
        restoreColumn(c, word, doublesOf(c[1]));
        return true;
    }
    const uint64_t seed = c[1].isTextScalar() && !c[1].isNumericClass()
                              ? 0 // 'reset'
                              : wholeNumber<uint64_t>(std::abs(c[1].toDouble()));
    seedGenerator(c.vm.random(), word == "twister" ? word : c.vm.settings().randomGenerator, seed);
    return true;
}

/// Numbers between the whole ones: of a class that has them.
DrawOptions readFloatDraw(Call& c) {
    const DrawOptions options = readDraw(c.args);
    if (options.dtype != DType::Double && options.dtype != DType::Single) {
        throwError("MATLAB:rand:unknownClass", "The class must be 'double' or 'single', not '%s'.",
                   std::string(className(options.dtype)).c_str());
    }
    return options;
}

void rand(Call& c) {
    if (drawFromStream(c, rand)) return;
    if (legacySeed(c)) return;
    c.result(draw(c, RandomDistribution::Uniform, readFloatDraw(c), 0, 1));
}

void randn(Call& c) {
    if (drawFromStream(c, randn)) return;
    if (legacySeed(c)) return;
    c.result(draw(c, RandomDistribution::Normal, readFloatDraw(c), 0, 1));
}

void randi(Call& c) {
    if (drawFromStream(c, randi, 1)) return;
    const bool numbers = c[0].isArray() && !c[0].isChar();
    const std::vector<double> limits = numbers ? doublesOf(c[0]) : std::vector<double>();
    if (limits.empty() || limits.size() > 2)
        throwError("MATLAB:randi:invalidLimits",
                   "First input must be a positive scalar or a two-element row vector of limits.");
    const double low = limits.size() == 2 ? limits[0] : 1, high = limits.back();
    if (low != std::floor(low) || high != std::floor(high))
        throwError("MATLAB:randi:invalidLimits", "Limits must be integers.");
    if (high < low || (limits.size() == 1 && high < 1)) {
        throwError("MATLAB:randi:invalidLimits",
                   limits.size() == 1 ? "First input must be a positive integer."
                                      : "The first limit must not exceed the second.");
    }
    if (std::abs(low) >= 9007199254740992.0 || std::abs(high) >= 9007199254740992.0)
        throwError("MATLAB:randi:invalidLimits", "Limits must be less than flintmax.");
    c.result(draw(c, RandomDistribution::Integer, readDraw(c.args.subspan(1)),
                  static_cast<int64_t>(low), static_cast<int64_t>(high)));
}

/// The order of n random keys: a permutation that does not depend on where they were drawn.
void randperm(Call& c) {
    if (drawFromStream(c, randperm, 1)) return;
    if (c.count() > 2) throwError("MATLAB:maxrhs", "Too many input arguments.");
    const int64_t n = integerArgument(c[0], "N");
    if (n < 0)
        throwError("MATLAB:randperm:inputMustBeNonnegative", "N must be a nonnegative integer.");
    const int64_t k = c.count() > 1 ? integerArgument(c[1], "K") : n;
    if (k < 0 || k > n)
        throwError("MATLAB:randperm:inputKTooLarge", "K must be less than or equal to N.");
    DrawOptions options;
    options.shape = Shape(1, n);
    if (n >= int64_t{1} << 32)
        throwError("MATLAB:randperm:inputTooLarge", "N must be less than 2^32.");
    const Value draws = draw(c, RandomDistribution::Uniform, options, 0, 1);
    if (captured(c.vm, draws) && routines::fits(draws)) {
        Accelerator& accel = c.vm.accelerator();
        const Value order = routines::order(accel, draws, {1, n, 1}, false, false, c.span);
        const RangeIndex ranges[] = {{0, 1, 1}, {0, 1, k}};
        return c.result(k == n ? order : accel.slice(order, ranges, c.span));
    }
    const std::vector<double> drawn = doublesOf(draws);
    host::RawVector<uint64_t> keys(drawn.size());
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = host::sortKey(drawn[i], false, false);
    host::KeySorter<uint64_t> sorter;
    sorter.stopWith([] {
        checkStop();
        return false;
    });
    const host::RawVector<uint32_t>& order = sorter.order(keys);
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, k), false, false);
    for (int64_t i = 0; i < k; ++i)
        out->mutableData<double>()[i] = order[static_cast<std::size_t>(i)] + 1.0;
    c.result(wrap(std::move(out)));
}

Value settingsOf(const RandomState& state) {
    auto out = makeRef<StructArray>();
    out->set("Type", Value::text(state.generator));
    out->set("Seed", Value(static_cast<double>(state.seed)));
    if (state.generator == "twister") {
        out->set("State", columnOf(state.twister));
    } else {
        out->set("State", columnOf(std::vector<uint64_t>{state.seed, state.counter}));
    }
    return out;
}

void restore(RandomState& state, const StructArray& saved) {
    const Value* type = saved.find("Type");
    const Value* words = saved.find("State");
    if (!type || !words || !words->isArray())
        throwError("MATLAB:rng:badSettings", "The input must be a structure that rng returned.");
    const Ref<Tensor> t = words->toTensor();
    if (type->toText() == "twister" && t->dtype() == DType::UInt32 &&
        t->count() == twister::kStateWords + 1) {
        state.generator = "twister";
        const uint32_t* data = t->data<uint32_t>();
        state.twister.assign(data, data + t->count());
    } else if (t->dtype() == DType::UInt64 && t->count() == 2) {
        state.generator = "philox";
        state.seed = t->data<uint64_t>()[0];
        state.counter = t->data<uint64_t>()[1];
    } else {
        throwError("MATLAB:rng:badSettings", "The input must be a structure that rng returned.");
    }
    if (const Value* seed = saved.find("Seed"))
        state.seed = wholeNumber<uint64_t>(seed->toDouble());
}

/// The seed that rng's first argument stands for.
uint64_t seedOf(const Value& v) {
    const double s = v.isArray() && v.count() == 1 ? v.toDouble() : -1;
    if (!(s >= 0) || s != std::floor(s) || s > 4294967295.0)
        throwError("MATLAB:rng:badSeed", "SEED must be a nonnegative integer less than 2^32.");
    return static_cast<uint64_t>(s);
}

/// A generator by the name that MATLAB or we give it; "" for other words.
std::string generatorOf(const Call& c, const Value& name) {
    const std::string word = name.isTextScalar() ? lowerCase(name.toText()) : "";
    if (word == "default") return c.vm.settings().randomGenerator;
    if (word == "twister" || word == "mt19937ar") return "twister";
    if (word == "philox" || word == "philox4x32_10") return "philox";
    return {};
}

void rng(Call& c) {
    RandomState& state = c.vm.random();
    const Value before = settingsOf(state);
    if (c.count() > 0 && c[0].isStruct()) {
        restore(state, c[0].structure());
    } else if (c.count() > 0) {
        std::string generator = state.generator;
        uint64_t seed = 0;
        if (!c[0].isTextScalar() || c[0].isNumericClass()) {
            seed = seedOf(c[0]);
        } else if (isOption(c[0], "shuffle")) {
            seed = std::random_device{}();
        } else {
            generator = generatorOf(c, c[0]);
            if (generator.empty())
                throwError("MATLAB:rng:unknownGenerator", "Unknown generator or option '%s'.",
                           c[0].toText().c_str());
        }
        if (c.count() > 1) {
            generator = generatorOf(c, c[1]);
            if (generator.empty())
                throwError("MATLAB:rng:unknownGenerator", "Unknown generator '%s'.",
                           c[1].isTextScalar() ? c[1].toText().c_str() : "");
        }
        seedGenerator(state, generator, seed);
    }
    if (c.nargout > 0 || c.count() == 0) c.result(before);
}

constexpr Builtin kRows[] = {
    {"rand", 0, -1, 1, rand, "X = rand(sz1,...,szN,class)",
     "Uniform random numbers in (0,1); rand(s,…) those of a RandStream.", nullptr,
     SparseRule::Like | Effects::Draws},
    {"randn", 0, -1, 1, randn, "X = randn(sz1,...,szN,class)",
     "Normally distributed random numbers.", nullptr, SparseRule::Like | Effects::Draws},
    {"randi", 1, -1, 1, randi, "X = randi([imin,imax],sz1,...,szN)", "Uniform random integers.",
     nullptr, SparseRule::Like},
    {"randperm", 1, 3, 1, randperm, "p = randperm(n,k)",
     "Random permutation, or k of its elements."},
    {"rng", 0, 2, 1, rng, "s = rng(seed,generator)",
     "Seeds, saves or restores the generator. 'philox' is the default, since every device draws "
     "its numbers in place: with seed 0, rand is 0.3990464708489646 first. 'twister' draws "
     "MATLAB's numbers, on the CPU: rand, randi, randn (ziggurat) and randperm(n) (the order of "
     "rand(1,n)) are equal, seed 0 being 5489: rand is 0.8147236863931790 first. "
     "VITRINE_RNG=twister makes it the default."},
};

} // namespace

std::span<const Builtin> randomTable() {
    return kRows;
}

} // namespace vitrine
