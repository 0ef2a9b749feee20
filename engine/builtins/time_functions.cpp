// SPDX-License-Identifier: Apache-2.0
// Clocks, stopwatches and dates.
#include "builtins/text_values.h"

#include <chrono>
#include <ctime>
#include <sys/resource.h>

namespace vitrine {

namespace {

constexpr double kSecondsPerDay = 86400.0;
constexpr int64_t kUnixEpochDay = 719529; // datenum(1970,1,1)

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

/// Days from the civil date to 1970-01-01 (H. Hinnant, "chrono-compatible low-level date
/// algorithms").
int64_t daysFromCivil(int64_t y, int64_t m, int64_t d) {
    y -= m <= 2 ? 1 : 0;
    const int64_t era = (y >= 0 ? y : y - 399) / 400;
    const int64_t yearOfEra = y - era * 400;
    const int64_t dayOfYear = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
    const int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

struct Date {
    int64_t year = 0, month = 1, day = 1, hour = 0, minute = 0;
    double second = 0;
};

/// Beyond these the arithmetic of whole days overflows.
bool isDateNumber(double number) {
    constexpr double kLargest = 1e12;
    return std::abs(number) < kLargest; // false for NaN
}

/// 0 Sunday … 6 Saturday.
std::size_t weekdayOf(double number) {
    if (!isDateNumber(number))
        throwError("MATLAB:datestr:ConvertDateNumber", "Date number out of range.");
    return static_cast<std::size_t>(((static_cast<int64_t>(std::floor(number)) + 5) % 7 + 7) % 7);
}

Date dateFromNumber(double number) {
    if (!isDateNumber(number))
        throwError("MATLAB:datestr:ConvertDateNumber", "Date number out of range.");
    Date out;
    double day = std::floor(number);
    // Milliseconds are what datestr shows; rounding there keeps 59.9999 from appearing.
    double seconds = std::round((number - day) * kSecondsPerDay * 1e3) / 1e3;
    if (seconds >= kSecondsPerDay) {
        seconds -= kSecondsPerDay;
        day += 1;
    }
    const int64_t z = static_cast<int64_t>(day) - kUnixEpochDay + 719468;
    const int64_t era = (z >= 0 ? z : z - 146096) / 146097;
    const int64_t dayOfEra = z - era * 146097;
    const int64_t yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    const int64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const int64_t shifted = (5 * dayOfYear + 2) / 153;
    out.day = dayOfYear - (153 * shifted + 2) / 5 + 1;
    out.month = shifted + (shifted < 10 ? 3 : -9);
    out.year = yearOfEra + era * 400 + (out.month <= 2 ? 1 : 0);
    out.hour = static_cast<int64_t>(seconds) / 3600;
    out.minute = static_cast<int64_t>(seconds) / 60 % 60;
    out.second = seconds - static_cast<double>(out.hour * 3600 + out.minute * 60);
    return out;
}

double numberFromDate(double year, double month, double day, double hour, double minute,
                      double second) {
    if (!isDateNumber(year) || !isDateNumber(month))
        return std::numeric_limits<double>::quiet_NaN();
    const double months = std::floor((month - 1) / 12);
    const auto y = static_cast<int64_t>(year + months);
    const auto m = static_cast<int64_t>(month - 12 * months);
    const double whole = static_cast<double>(daysFromCivil(y, m, 1) + kUnixEpochDay) - 1 + day;
    return whole + (hour * 3600 + minute * 60 + second) / kSecondsPerDay;
}

double localNow() {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    std::tm local{};
    localtime_r(&now.tv_sec, &local);
    return static_cast<double>(kUnixEpochDay) + (static_cast<double>(now.tv_sec + local.tm_gmtoff) +
                                                 static_cast<double>(now.tv_nsec) * 1e-9) /
                                                    kSecondsPerDay;
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

void etime(Call& call) {
    const auto number = [](const Value& v) {
        const std::vector<double> t = doublesOf(v);
        if (t.size() != 6) throwError("MATLAB:etime:InvalidInput", "Expected clock vectors.");
        return static_cast<double>(daysFromCivil(static_cast<int64_t>(t[0]),
                                                 static_cast<int64_t>(t[1]),
                                                 static_cast<int64_t>(t[2]))) *
                   kSecondsPerDay +
               t[3] * 3600 + t[4] * 60 + t[5];
    };
    call.result(number(call[1]) - number(call[0]));
}

void pauseFunction(Call& call) {
    call.vm.accelerator().flush(call.span);
    if (call.count() == 0 || call[0].isTextScalar()) return;
    double left = call[0].toDouble();
    if (std::isnan(left) || left < 0) {
        throwError("MATLAB:pause:InvalidInputType", "Pause time must be nonnegative.");
    }
    constexpr double kStep = 0.02;
    for (const int64_t start = microseconds(); left > 0;) {
        std::this_thread::sleep_for(std::chrono::duration<double>(std::min(left, kStep)));
        call.vm.checkInterrupt();
        left = call[0].toDouble() - static_cast<double>(microseconds() - start) * 1e-6;
    }
}

constexpr const char* kMonths[] = {"January",   "February", "March",    "April",
                                   "May",       "June",     "July",     "August",
                                   "September", "October",  "November", "December"};
constexpr const char* kDays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                 "Thursday", "Friday", "Saturday"};

std::string printed(const char* format, auto value) {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

/// Replaces yyyy, mmm, HH, … of a date format.
std::string formatDate(double number, const std::string& format) {
    const Date d = dateFromNumber(number);
    const std::size_t weekday = weekdayOf(number);
    const bool twelve =
        format.find("PM") != std::string::npos || format.find("AM") != std::string::npos;
    const int64_t hour = twelve ? (d.hour % 12 == 0 ? 12 : d.hour % 12) : d.hour;
    const std::string month = kMonths[d.month - 1];
    const std::string day = kDays[weekday];
    const std::pair<std::string_view, std::string> parts[] = {
        {"yyyy", printed("%04lld", static_cast<long long>(d.year))},
        {"yy", printed("%02lld", static_cast<long long>(d.year % 100))},
        {"mmmm", month},
        {"mmm", month.substr(0, 3)},
        {"mm", printed("%02lld", static_cast<long long>(d.month))},
        {"dddd", day},
        {"ddd", day.substr(0, 3)},
        {"dd", printed("%02lld", static_cast<long long>(d.day))},
        {"HH", printed(twelve ? "%2lld" : "%02lld", static_cast<long long>(hour))},
        {"MM", printed("%02lld", static_cast<long long>(d.minute))},
        {"SS", printed("%02d", static_cast<int>(d.second))},
        {"FFF",
         printed("%03d", static_cast<int>(std::round((d.second - std::floor(d.second)) * 1e3)))},
        {"PM", d.hour >= 12 ? "PM" : "AM"},
        {"AM", d.hour >= 12 ? "PM" : "AM"},
    };
    std::string out;
    for (std::size_t i = 0; i < format.size();) {
        const auto* part = std::find_if(std::begin(parts), std::end(parts), [&](const auto& p) {
            return std::string_view(format).substr(i).starts_with(p.first);
        });
        if (part == std::end(parts)) {
            out += format[i++];
            continue;
        }
        out += part->second;
        i += part->first.size();
    }
    return out;
}

constexpr const char* kFormats[] = {"dd-mmm-yyyy HH:MM:SS",
                                    "dd-mmm-yyyy",
                                    "mm/dd/yy",
                                    "mmm",
                                    "m",
                                    "mm",
                                    "mm/dd",
                                    "dd",
                                    "ddd",
                                    "d",
                                    "yyyy",
                                    "yy",
                                    "mmmyy",
                                    "HH:MM:SS",
                                    "HH:MM:SS PM",
                                    "HH:MM",
                                    "HH:MM PM",
                                    "QQ-YY",
                                    "QQ",
                                    "dd/mm",
                                    "dd/mm/yy",
                                    "mmm.dd,yyyy HH:MM:SS",
                                    "mmm.dd,yyyy",
                                    "mm/dd/yyyy",
                                    "dd/mm/yyyy",
                                    "yy/mm/dd",
                                    "yyyy/mm/dd",
                                    "QQ-YYYY",
                                    "mmmyyyy",
                                    "yyyy-mm-dd",
                                    "yyyymmddTHHMMSS",
                                    "yyyy-mm-dd HH:MM:SS"};

std::vector<double> dateNumbers(const Value& v);

void datestr(Call& call) {
    const std::vector<double> numbers =
        call.count() > 0 ? dateNumbers(call[0]) : std::vector<double>{localNow()};
    std::string format;
    if (call.count() > 1 && call[1].isTextScalar()) {
        format = call[1].toText();
    } else if (call.count() > 1) {
        const int64_t i = integerArgument(call[1], "Date format");
        if (i < 0 || i >= static_cast<int64_t>(std::size(kFormats)))
            throwError("MATLAB:datestr:Format", "Unknown date format number.");
        format = kFormats[i];
    } else {
        bool whole = true;
        for (double n : numbers)
            whole = whole && n == std::floor(n);
        format = kFormats[whole ? 1 : 0];
    }
    std::vector<std::u16string> rows;
    for (double n : numbers)
        rows.push_back(toUtf16(formatDate(n, format)));
    call.result(rows.size() == 1 ? charRow(rows[0]) : charMatrix(rows));
}

/// Reads the formats that datestr writes by default and ISO dates; NaN when none fits.
double parseDate(const std::string& text) {
    int y = 0, mo = 1, d = 1, h = 0, mi = 0;
    double s = 0;
    char month[4] = "";
    if (std::sscanf(text.c_str(), "%d-%3[A-Za-z]-%d %d:%d:%lf", &d, month, &y, &h, &mi, &s) >= 3) {
        for (int m = 0; m < 12; ++m) {
            if (lowerCase(month) == lowerCase(std::string_view(kMonths[m]).substr(0, 3)))
                return numberFromDate(y, m + 1, d, h, mi, s);
        }
    }
    if (std::sscanf(text.c_str(), "%d-%d-%d%*[ T]%d:%d:%lf", &y, &mo, &d, &h, &mi, &s) >= 3 ||
        std::sscanf(text.c_str(), "%d/%d/%d %d:%d:%lf", &y, &mo, &d, &h, &mi, &s) >= 3) {
        if (y < 100 && d > 31) return numberFromDate(d, y, mo, h, mi, s); // mm/dd/yyyy
        return numberFromDate(y, mo, d, h, mi, s);
    }
    return std::numeric_limits<double>::quiet_NaN();
}

std::vector<double> dateNumbers(const Value& v) {
    std::vector<double> numbers;
    if (isAnyText(v)) {
        for (const std::u16string& t : textList(v, "datenum").texts) {
            const double n = parseDate(toUtf8(t));
            if (std::isnan(n)) {
                throwError("MATLAB:datenum:ConvertDateString",
                           "Failed to convert from text to date number.");
            }
            numbers.push_back(n);
        }
        return numbers;
    }
    const std::vector<double> data = doublesOf(v);
    const Shape s = v.shape();
    if (data.empty() || (s.columns() != 3 && s.columns() != 6)) return data;
    // Rows that look like date vectors: year, month, day, …
    if (data[0] > 9999 || data[static_cast<std::size_t>(s.rows())] > 12) return data;
    for (int64_t r = 0; r < s.rows(); ++r) {
        const auto at = [&](int64_t c) {
            return c < s.columns() ? data[static_cast<std::size_t>(c * s.rows() + r)] : 0.0;
        };
        numbers.push_back(numberFromDate(at(0), at(1), at(2), at(3), at(4), at(5)));
    }
    return numbers;
}

void datenum(Call& call) {
    if (call.count() == 1 || isAnyText(call[0])) {
        const std::vector<double> numbers = dateNumbers(call[0]);
        return call.result(columnOf(numbers));
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
    const std::vector<double> numbers = dateNumbers(call[0]);
    const auto n = numbers.size();
    std::vector<double> out(n * 6);
    for (std::size_t i = 0; i < n; ++i) {
        const std::vector<double> row = doublesOf(vectorOf(dateFromNumber(numbers[i])));
        for (std::size_t c = 0; c < 6; ++c)
            out[c * n + i] = row[c];
    }
    call.result(arrayOf(out, Shape(static_cast<int64_t>(n), 6)));
}

void dateFunction(Call& call) {
    call.result(Value::text(formatDate(localNow(), "dd-mmm-yyyy")));
}

void weekday(Call& call) {
    std::vector<double> days = dateNumbers(call[0]);
    std::vector<std::u16string> names;
    for (double& d : days) {
        const std::size_t index = weekdayOf(d);
        d = static_cast<double>(index + 1);
        names.push_back(ascii16(std::string_view(kDays[index]).substr(0, 3)));
    }
    call.result(columnOf(days));
    if (call.nargout > 1) call.result(charMatrix(names));
}

constexpr Builtin kRows[] = {
    {"tic", 0, 0, 1, tic, "t = tic", "Starts a stopwatch."},
    {"toc", 0, 1, 1, toc, "seconds = toc(t)",
     "Seconds since tic; waits for pending computations first."},
    {"clock", 0, 0, 1, clockFunction, "c = clock", "Date and time as [year month day h min s]."},
    {"cputime", 0, 0, 1, cputime, "t = cputime", "Seconds of processor time used."},
    {"etime", 2, 2, 1, etime, "seconds = etime(t1,t0)", "Seconds between two clock vectors."},
    {"now", 0, 0, 1, nowFunction, "n = now", "Date and time as days since year 0."},
    {"time", 0, 0, 1, timeFunction, "t = time", "Seconds since 1970."},
    {"pause", 0, 1, 0, pauseFunction, "pause(seconds)", "Waits; can be interrupted."},
    {"date", 0, 0, 1, dateFunction, "s = date", "Today as dd-mmm-yyyy."},
    {"datestr", 0, 3, 1, datestr, "s = datestr(date,format)", "Dates as text."},
    {"datenum", 1, 6, 1, datenum, "n = datenum(year,month,day,h,min,s)",
     "Dates as days since year 0."},
    {"datevec", 1, 2, 1, datevec, "v = datevec(date)", "Dates as [year month day h min s]."},
    {"weekday", 1, 2, 2, weekday, "[n,name] = weekday(date)", "Day of the week, Sunday is 1."},
};

} // namespace

std::span<const Builtin> timeTable() {
    return kRows;
}

} // namespace vitrine
