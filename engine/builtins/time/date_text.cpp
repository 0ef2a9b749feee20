// SPDX-License-Identifier: Apache-2.0
#include "builtins/time/date_text.h"

#include "base/script_error.h"
#include "builtins/core/support.h"

#include <ctime>

namespace vitrine {

namespace {

constexpr double kSecondsPerDay = 86400.0;
constexpr int64_t kUnixEpochDay = 719529; // datenum(1970,1,1)

constexpr const char* kMonths[] = {"January",   "February", "March",    "April",
                                   "May",       "June",     "July",     "August",
                                   "September", "October",  "November", "December"};
constexpr const char* kDays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                 "Thursday", "Friday", "Saturday"};

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

// What text without a format is tried with, in this order.
constexpr const char* kTried[] = {
    "dd-mmm-yyyy HH:MM:SS.FFF",
    "dd-mmm-yyyy HH:MM:SS",
    "dd-mmm-yyyy HH:MM",
    "dd-mmm-yyyy",
    "dd-mmm-yy HH:MM:SS",
    "dd-mmm-yy",
    "mmm-dd-yyyy HH:MM:SS",
    "mmm-dd-yyyy",
    "mmm.dd,yyyy HH:MM:SS",
    "mmm.dd,yyyy",
    "dd mmm yyyy HH:MM:SS",
    "dd mmm yyyy",
    "mmm dd yyyy HH:MM:SS",
    "mmm dd yyyy",
    "mmm dd, yyyy",
    "ddd mmm dd HH:MM:SS yyyy",
    "yyyy-mm-dd HH:MM:SS.FFF",
    "yyyy-mm-dd HH:MM:SS",
    "yyyy-mm-dd HH:MM",
    "yyyy-mm-ddTHH:MM:SS.FFF",
    "yyyy-mm-ddTHH:MM:SS",
    "yyyy-mm-dd",
    "yyyy/mm/dd HH:MM:SS.FFF",
    "yyyy/mm/dd HH:MM:SS",
    "yyyy/mm/dd HH:MM",
    "yyyy/mm/dd",
    "mm/dd/yyyy HH:MM:SS.FFF",
    "mm/dd/yyyy HH:MM:SS",
    "mm/dd/yyyy HH:MM",
    "mm/dd/yyyy",
    "mm/dd/yy HH:MM:SS",
    "mm/dd/yy HH:MM",
    "mm/dd/yy",
    "mm/dd",
    "yyyymmddTHHMMSS",
    "HH:MM:SS.FFF PM",
    "HH:MM:SS PM",
    "HH:MM PM",
    "HH:MM:SS.FFF",
    "HH:MM:SS",
    "HH:MM",
    "mmmyyyy",
    "mmmyy",
    "yyyy",
};

// Longer codes first.
constexpr std::string_view kCodes[] = {"yyyy", "YYYY", "mmmm", "dddd", "mmm", "ddd", "FFF",
                                       "yy",   "YY",   "mm",   "dd",   "HH",  "MM",  "SS",
                                       "PM",   "AM",   "QQ",   "m",    "d"};

std::string_view codeAt(std::string_view format) {
    for (std::string_view code : kCodes) {
        if (format.starts_with(code)) return code;
    }
    return {};
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

/// Beyond these the arithmetic of whole days overflows.
bool isDateNumber(double number) {
    constexpr double kLargest = 1e12;
    return std::abs(number) < kLargest; // false for NaN
}

void requireDateNumber(double number) {
    if (!isDateNumber(number))
        throwError("MATLAB:datestr:ConvertDateNumber", "Date number out of range.");
}

std::string digits(int64_t value, int width, char fill = '0') {
    std::string text = std::to_string(value);
    if (static_cast<int>(text.size()) < width)
        text.insert(0, static_cast<std::size_t>(width) - text.size(), fill);
    return text;
}

std::string fieldText(std::string_view code, const Date& d, double number, bool twelve) {
    if (code == "yyyy" || code == "YYYY") return digits(d.year, 4);
    if (code == "yy" || code == "YY") return digits(((d.year % 100) + 100) % 100, 2);
    const std::string month = kMonths[d.month - 1];
    const std::string day = kDays[weekdayOf(number)];
    if (code == "mmmm") return month;
    if (code == "mmm") return month.substr(0, 3);
    if (code == "mm") return digits(d.month, 2);
    if (code == "m") return month.substr(0, 1);
    if (code == "dddd") return day;
    if (code == "ddd") return day.substr(0, 3);
    if (code == "dd") return digits(d.day, 2);
    if (code == "d") return day.substr(0, 1);
    if (code == "HH") {
        if (!twelve) return digits(d.hour, 2);
        return digits(d.hour % 12 == 0 ? 12 : d.hour % 12, 2, ' ');
    }
    if (code == "MM") return digits(d.minute, 2);
    if (code == "SS") return digits(static_cast<int64_t>(d.second), 2);
    if (code == "FFF")
        return digits(static_cast<int64_t>(std::round((d.second - std::floor(d.second)) * 1e3)), 3);
    if (code == "QQ") return "Q" + std::to_string((d.month - 1) / 3 + 1);
    return d.hour >= 12 ? "PM" : "AM";
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// Position of a name that begins the text, by its first letters; the text is advanced.
std::optional<std::size_t> nameAt(std::string_view& text, std::span<const char* const> names,
                                  bool whole) {
    std::size_t n = 0;
    while (n < text.size() && isLetter(text[n]))
        ++n;
    const std::string word = lowerCase(text.substr(0, n));
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = lowerCase(names[i]);
        const std::string wanted = whole ? name : name.substr(0, 3);
        // A three-letter code may be followed by other letters of the format ("mmmyy" has digits).
        if (word == name || word == wanted) {
            text.remove_prefix(n);
            return i;
        }
    }
    return std::nullopt;
}

std::optional<double> numberAt(std::string_view& text, std::size_t least, std::size_t most) {
    std::size_t n = 0;
    double value = 0;
    while (n < text.size() && n < most && text[n] >= '0' && text[n] <= '9')
        value = value * 10 + (text[n++] - '0');
    if (n < least) return std::nullopt;
    text.remove_prefix(n);
    return value;
}

/// What has been read of a date.
struct Parts {
    Date date;
    bool year = false, month = false, day = false, afternoon = false, twelve = false;
};

bool readField(std::string_view code, std::string_view& text, Parts& p, int64_t pivot) {
    if (code == "mmmm" || code == "mmm") {
        const auto month = nameAt(text, kMonths, code == "mmmm");
        if (month) p.date.month = static_cast<int64_t>(*month) + 1;
        return p.month = month.has_value();
    }
    if (code == "dddd" || code == "ddd") return nameAt(text, kDays, code == "dddd").has_value();
    if (code == "PM" || code == "AM") {
        while (!text.empty() && text[0] == ' ')
            text.remove_prefix(1);
        const std::string mark = lowerCase(text.substr(0, 2));
        if (mark != "am" && mark != "pm") return false;
        text.remove_prefix(2);
        p.twelve = true;
        p.afternoon = mark == "pm";
        return true;
    }
    const bool fullYear = code == "yyyy" || code == "YYYY";
    const std::size_t most = fullYear ? 4 : code == "FFF" ? 3 : 2;
    const bool exact = fullYear || code == "yy" || code == "YY" || code == "FFF";
    const auto number = numberAt(text, code == "FFF" ? 1 : exact ? most : 1, most);
    if (!number) return false;
    const auto whole = static_cast<int64_t>(*number);
    if (fullYear || code == "yy" || code == "YY") {
        p.year = true;
        p.date.year = fullYear ? whole : pivot + ((whole - pivot) % 100 + 100) % 100;
    } else if (code == "mm") {
        p.month = true;
        p.date.month = whole;
        return whole >= 1 && whole <= 12;
    } else if (code == "dd") {
        p.day = true;
        p.date.day = whole;
        return whole <= 31;
    } else if (code == "HH") {
        p.date.hour = whole;
        return whole <= 24;
    } else if (code == "MM") {
        p.date.minute = whole;
        return whole <= 59;
    } else if (code == "SS") {
        p.date.second += *number;
        return whole <= 60;
    } else if (code == "FFF") {
        p.date.second += *number / 1e3;
    } else {
        return false;
    }
    return true;
}

} // namespace

std::size_t weekdayOf(double number) {
    requireDateNumber(number);
    return static_cast<std::size_t>(((static_cast<int64_t>(std::floor(number)) + 5) % 7 + 7) % 7);
}

const char* weekdayName(std::size_t day) {
    return kDays[day];
}

Date dateFromNumber(double number) {
    requireDateNumber(number);
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
    const double wholeYear = std::floor(year + months);
    const double wholeMonth = std::floor(month - 12 * months);
    const auto y = static_cast<int64_t>(wholeYear);
    const auto m = static_cast<int64_t>(wholeMonth);
    const auto first = [&](int64_t ofYear, int64_t ofMonth) {
        return static_cast<double>(daysFromCivil(ofYear, ofMonth, 1) + kUnixEpochDay);
    };
    double whole = first(y, m) - 1 + day;
    whole += (year + months - wholeYear) * (first(y + 1, 1) - first(y, 1));
    whole += (month - 12 * months - wholeMonth) * (m == 12 ? 31.0 : first(y, m + 1) - first(y, m));
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

const char* dateFormat(int64_t number) {
    if (number < 0 || number >= static_cast<int64_t>(std::size(kFormats)))
        throwError("MATLAB:datestr:Format", "Unknown date format number.");
    return kFormats[number];
}

std::string formatDate(double number, std::string_view format) {
    Date d = dateFromNumber(number);
    // The day before the first of January of the year 0 is its day 0.
    if (std::floor(number) == 0) {
        d.year = d.day = 0;
        d.month = 1;
    }
    const bool twelve =
        format.find("PM") != std::string_view::npos || format.find("AM") != std::string_view::npos;
    std::string out;
    while (!format.empty()) {
        const std::string_view code = codeAt(format);
        if (code.empty()) {
            out += format[0];
            format.remove_prefix(1);
            continue;
        }
        out += fieldText(code, d, number, twelve);
        format.remove_prefix(code.size());
    }
    return out;
}

std::optional<Date> parseDate(std::string_view text, std::string_view format, int64_t pivot) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    Parts p;
    bool anyDate = false;
    while (!format.empty()) {
        const std::string_view code = codeAt(format);
        if (code.empty()) {
            if (text.empty() || text[0] != format[0]) return std::nullopt;
            text.remove_prefix(1);
            // Blanks match any number of blanks.
            while (format[0] == ' ' && !text.empty() && text[0] == ' ')
                text.remove_prefix(1);
            format.remove_prefix(1);
            continue;
        }
        if (!readField(code, text, p, pivot)) return std::nullopt;
        format.remove_prefix(code.size());
        // The blank in front of AM or PM may be missing.
        if (format.starts_with(" PM") || format.starts_with(" AM")) format.remove_prefix(1);
    }
    if (!text.empty()) return std::nullopt;
    anyDate = p.year || p.month || p.day;
    if (p.twelve) p.date.hour = p.date.hour % 12 + (p.afternoon ? 12 : 0);
    if (!p.year) p.date.year = dateFromNumber(localNow()).year;
    // A time alone is of the first of January this year, as MATLAB has it.
    if (!anyDate) p.date.month = p.date.day = 1;
    return p.date;
}

std::optional<Date> parseDate(std::string_view text, int64_t pivot) {
    for (const char* format : kTried) {
        if (auto date = parseDate(text, format, pivot)) return date;
    }
    return std::nullopt;
}

} // namespace vitrine
