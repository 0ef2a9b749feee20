// SPDX-License-Identifier: Apache-2.0
// Clocks, stopwatches and dates.
#include "builtins/dialogs/callbacks.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "builtins/time/date_text.h"

#include <chrono>
#include <ctime>
#include <sys/resource.h>

namespace vitrine {

namespace {

int64_t microseconds() {
    return std::chrono::duration_cast<std::chrono::microseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void tic(Call& call) {
    const int64_t now = microseconds();
    if (call.nargout > 0) return call.result(Value::scalar(static_cast<uint64_t>(now)));
    call.vm.sessionSlot("tic") = Value::scalar(static_cast<uint64_t>(now));
}

void toc(Call& call) {
    // What was captured since tic belongs to the time measured.
    call.vm.accelerator().wait(call.span);
    const Value start = call.count() > 0 ? call[0] : call.vm.sessionSlot("tic");
    if (start.isNothing()) {
        throwError("MATLAB:toc:callTicFirstNoInputs",
                   "You must call 'tic' without an output argument before calling 'toc' without an "
                   "input argument.");
    }
    const double seconds = (static_cast<double>(microseconds()) - start.toDouble()) * 1e-6;
    if (call.nargout > 0) return call.result(seconds);
    char text[80];
    std::snprintf(text, sizeof text, "Elapsed time is %.6f seconds.\n", seconds);
    call.vm.out(text);
}

void nowFunction(Call& call) {
    call.result(localNow());
}

void timeFunction(Call& call) {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    call.result(static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9);
}

Value vectorOf(const Date& d) {
    return rowOf(std::vector<double>{static_cast<double>(d.year), static_cast<double>(d.month),
                                     static_cast<double>(d.day), static_cast<double>(d.hour),
                                     static_cast<double>(d.minute), d.second});
}

void clockFunction(Call& call) {
    call.result(vectorOf(dateFromNumber(localNow())));
}

void cputime(Call& call) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6;
    };
    call.result(seconds(usage.ru_utime) + seconds(usage.ru_stime));
}

Value& pauseState(Interpreter& vm) {
    return vm.sessionSlot("pause off");
}

bool pauseIsOn(Interpreter& vm) {
    return pauseState(vm).isNothing();
}

/// pause('on'), pause('off'), pause('query').
void pauseSwitch(Call& call) {
    const bool before = pauseIsOn(call.vm);
    if (isOption(call[0], "on")) {
        pauseState(call.vm) = Value();
    } else if (isOption(call[0], "off")) {
        pauseState(call.vm) = Value::logical(true);
    } else if (!isOption(call[0], "query")) {
        throwError("MATLAB:pause:InvalidInputType",
                   "Argument to pause must be a number, 'on', 'off' or 'query'.");
    }
    if (call.nargout > 0 || isOption(call[0], "query"))
        call.result(Value::text(before ? "on" : "off"));
}

/// Where there is a window, until a key is pressed in it.
void waitForKey(Interpreter& vm) {
    DialogHost* host = vm.figures().dialogHost();
    if (!host) return;
    DialogRequest request;
    request.kind = DialogKind::Message;
    request.text = "The script has paused.";
    request.items = {"Go on"};
    (void)host->ask(request);
    checkStop();
}

void pauseFunction(Call& call) {
    publishFigures(call.vm, call.span);
    if (call.count() > 0 && call[0].isTextScalar()) return pauseSwitch(call);
    if (!pauseIsOn(call.vm)) return;
    if (call.count() == 0) return waitForKey(call.vm);
    const double seconds = call[0].toDouble();
    if (std::isnan(seconds) || seconds < 0) {
        throwError("MATLAB:pause:InvalidInputType", "Pause time must be nonnegative.");
    }
    constexpr double kForever = 1e9;
    const auto length = std::chrono::duration<double>(std::min(seconds, kForever));
    waitWithCallbacks(call.vm, SteadyClock::now() +
                                   std::chrono::duration_cast<SteadyClock::duration>(length));
}

int64_t defaultPivot() {
    return dateFromNumber(localNow()).year - 50;
}

/// Date numbers of texts, date vectors or date numbers; the shape is that of the numbers.
struct Dates {
    std::vector<double> numbers;
    Shape shape{1, 1};
};

/// Rows of year, month, day, … rather than date numbers. MATLAB's test: whole numbers whose sum is
/// near a year of our days; rows of fields in their ranges are dates of any year.
bool looksLikeDateVectors(const std::vector<double>& data, std::size_t rows, std::size_t columns) {
    if (std::abs(data[0]) <= 9999 && data[rows] <= 12 && data[2 * rows] <= 31) return true;
    if (columns != 3 && columns != 6) return false;
    constexpr double kYear = 2000, kRange = 500;
    for (std::size_t r = 0; r < rows; ++r) {
        double sum = 0;
        for (std::size_t c = 0; c < columns; ++c) {
            const double x = data[c * rows + r];
            if (c < 5 && x != std::floor(x)) return false;
            sum += x;
        }
        if (!(std::abs(sum - kYear) <= kRange)) return false;
    }
    return true;
}

Dates datesOf(const Value& v, const std::string& format, int64_t pivot) {
    Dates out;
    if (isAnyText(v)) {
        const TextList texts = textList(v, "datenum");
        for (const std::u16string& t : texts.texts) {
            const std::string text = toUtf8(t);
            const auto date =
                format.empty() ? parseDate(text, pivot) : parseDate(text, format, pivot);
            if (!date) {
                throwError("MATLAB:datenum:ConvertDateString",
                           "Failed to convert from text to date number.");
            }
            out.numbers.push_back(
                numberFromDate(static_cast<double>(date->year), static_cast<double>(date->month),
                               static_cast<double>(date->day), static_cast<double>(date->hour),
                               static_cast<double>(date->minute), date->second));
        }
        out.shape = Shape(static_cast<int64_t>(out.numbers.size()), 1);
        return out;
    }
    requireArray("datenum", v);
    const std::vector<double> data = doublesOf(v);
    const Shape s = v.shape();
    out.shape = s;
    out.numbers = data;
    if (data.empty() || s.rank() > 2 || s.columns() < 3 || s.columns() > 6) return out;
    const auto rows = static_cast<std::size_t>(s.rows());
    if (!looksLikeDateVectors(data, rows, static_cast<std::size_t>(s.columns()))) return out;
    out.numbers.clear();
    for (std::size_t r = 0; r < rows; ++r) {
        const auto at = [&](int64_t c) {
            return c < s.columns() ? data[static_cast<std::size_t>(c) * rows + r] : 0.0;
        };
        out.numbers.push_back(numberFromDate(at(0), at(1), at(2), at(3), at(4), at(5)));
    }
    out.shape = Shape(s.rows(), 1);
    return out;
}

/// A format argument: text or the number of one.
std::string formatArgument(const Value& v) {
    if (v.isTextScalar() || v.count() == 0) return v.count() == 0 ? "" : v.toText();
    return dateFormat(integerArgument(v, "Date format"));
}

/// Format and pivot year behind the first argument of datenum and datevec.
Dates dateArguments(const Call& call) {
    std::string format;
    int64_t pivot = defaultPivot();
    for (int i = 1; i < call.count(); ++i) {
        if (call[i].isTextScalar())
            format = call[i].toText();
        else if (call[i].count() == 1)
            pivot = integerArgument(call[i], "Pivot year");
    }
    return datesOf(call[0], format, pivot);
}

void datestr(Call& call) {
    const Dates dates =
        call.count() > 0
            ? datesOf(call[0], "",
                      call.count() > 2 ? integerArgument(call[2], "Pivot year") : defaultPivot())
            : Dates{{localNow()}, Shape(1, 1)};
    std::string format = call.count() > 1 ? formatArgument(call[1]) : "";
    if (format == "-1") format.clear();
    if (format.empty()) {
        bool whole = true;
        bool today = true;
        for (double n : dates.numbers) {
            whole = whole && n == std::floor(n);
            today = today && std::floor(n) == 0;
        }
        format = dateFormat(whole ? 1 : today ? 16 : 0);
    }
    std::vector<std::u16string> rows;
    for (double n : dates.numbers)
        rows.push_back(toUtf16(formatDate(n, format)));
    call.result(rows.size() == 1 ? charRow(rows[0]) : charMatrix(rows));
}

void datenum(Call& call) {
    if (call.count() == 1 || isAnyText(call[0])) {
        const Dates dates = dateArguments(call);
        return call.result(arrayOf(dates.numbers, dates.shape));
    }
    std::vector<std::vector<double>> parts;
    std::size_t n = 1;
    Shape shape(1, 1);
    for (const Value& v : call.args) {
        parts.push_back(doublesOf(v));
        if (parts.back().size() != 1) {
            if (n != 1 && n != parts.back().size())
                throwError("MATLAB:datenum:NumericInputs",
                           "All inputs must be scalars or arrays of the same size.");
            n = parts.back().size();
            shape = v.shape();
        }
    }
    std::vector<double> out;
    for (std::size_t i = 0; i < n; ++i) {
        const auto at = [&](std::size_t p) {
            return p < parts.size() ? parts[p][parts[p].size() == 1 ? 0 : i] : (p < 3 ? 1.0 : 0.0);
        };
        out.push_back(numberFromDate(at(0), at(1), at(2), at(3), at(4), at(5)));
    }
    call.result(arrayOf(out, shape));
}

void datevec(Call& call) {
    const std::vector<double> numbers = dateArguments(call).numbers;
    const auto n = numbers.size();
    std::vector<double> out(n * 6);
    for (std::size_t i = 0; i < n; ++i) {
        const std::vector<double> row = doublesOf(vectorOf(dateFromNumber(numbers[i])));
        for (std::size_t c = 0; c < 6; ++c)
            out[c * n + i] = row[c];
    }
    if (call.nargout <= 1) return call.result(arrayOf(out, Shape(static_cast<int64_t>(n), 6)));
    for (std::size_t c = 0; c < 6 && static_cast<int>(c) < call.nargout; ++c)
        call.result(
            columnOf(std::vector<double>(out.begin() + static_cast<std::ptrdiff_t>(c * n),
                                         out.begin() + static_cast<std::ptrdiff_t>((c + 1) * n))));
}

void dateFunction(Call& call) {
    call.result(Value::text(formatDate(localNow(), "dd-mmm-yyyy")));
}

void weekday(Call& call) {
    Dates dates = datesOf(call[0], "", defaultPivot());
    const bool full = call.count() > 1 && isOption(call[1], "long");
    std::vector<std::u16string> names;
    for (double& d : dates.numbers) {
        const std::size_t index = weekdayOf(d);
        d = static_cast<double>(index + 1);
        const std::string_view name = weekdayName(index);
        names.push_back(ascii16(full ? name : name.substr(0, 3)));
    }
    call.result(arrayOf(dates.numbers, dates.shape));
    if (call.nargout > 1) call.result(names.size() == 1 ? charRow(names[0]) : charMatrix(names));
}

constexpr Builtin kRows[] = {
    {"tic", 0, 0, 1, tic, "t = tic", "Starts a stopwatch."},
    {"toc", 0, 1, 1, toc, "seconds = toc(t)",
     "Seconds since tic; waits for pending computations first."},
    {"clock", 0, 0, 1, clockFunction, "c = clock", "Date and time as [year month day h min s]."},
    {"cputime", 0, 0, 1, cputime, "t = cputime", "Seconds of processor time used."},
    {"now", 0, 0, 1, nowFunction, "n = now", "Date and time as days since year 0."},
    {"time", 0, 0, 1, timeFunction, "t = time", "Seconds since 1970."},
    {"pause", 0, 1, 1, pauseFunction, "pause(seconds) | pause | pause on|off|query",
     "Shows what was plotted and waits, for a key where no time is given and there is a window. "
     "Timers run meanwhile."},
    {"date", 0, 0, 1, dateFunction, "s = date", "Today as dd-mmm-yyyy."},
    {"datestr", 0, 3, 1, datestr, "s = datestr(date,format)", "Dates as text."},
    {"datenum", 1, 6, 1, datenum,
     "n = datenum(year,month,day,h,min,s) | n = datenum(text,format,pivot)",
     "Dates as days since year 0."},
    {"datevec", 1, 3, 6, datevec, "v = datevec(date,format,pivot)",
     "Dates as [year month day h min s]."},
    {"weekday", 1, 3, 2, weekday, "[n,name] = weekday(date,form)", "Day of the week, Sunday is 1."},
};

} // namespace

std::span<const Builtin> timeTable() {
    return kRows;
}

} // namespace vitrine
