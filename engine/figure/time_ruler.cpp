// SPDX-License-Identifier: Apache-2.0
#include "figure/time_ruler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace vitrine {
namespace {

constexpr double kSecond = 1000, kMinute = 60 * kSecond, kHour = 60 * kMinute, kDay = 24 * kHour,
                 kYear = 365.2425 * kDay; // milliseconds
constexpr double kEpoch = 719529;         ///< the datenum of 1970
constexpr double kMostDays = 3e6;         ///< from the year 0; later dates have no ticks
constexpr int kTicks = 6;                 ///< that limits are rounded for
constexpr const char* kMonths[] = {"January",   "February", "March",    "April",
                                   "May",       "June",     "July",     "August",
                                   "September", "October",  "November", "December"};
constexpr const char* kWeekdays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                     "Thursday", "Friday", "Saturday"};

struct Date {
    int64_t year = 0;
    int month = 1, day = 1, weekday = 0;
    double milliseconds = 0; ///< of the day
};

/// Days since 1970 of a date of the Gregorian calendar, and the other way (H. Hinnant, "chrono-
/// compatible low-level date algorithms").
int64_t daysOf(int64_t year, int month, int day) {
    year -= month <= 2 ? 1 : 0;
    const int64_t era = (year >= 0 ? year : year - 399) / 400;
    const int64_t ofEra = year - era * 400;
    const int64_t ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468;
}

Date dateOf(double datenum) {
    // To the millisecond, which days as doubles have.
    const double all = std::round((datenum - kEpoch) * kDay);
    const double whole = std::floor(all / kDay);
    const auto days = static_cast<int64_t>(whole) + 719468;
    Date out;
    out.milliseconds = all - whole * kDay;
    out.weekday = static_cast<int>(((static_cast<int64_t>(whole) + 4) % 7 + 7) % 7);
    const int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    const int64_t ofEra = days - era * 146097;
    const int64_t years = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    const int64_t ofYear = ofEra - (365 * years + years / 4 - years / 100);
    const int64_t month = (5 * ofYear + 2) / 153;
    out.day = static_cast<int>(ofYear - (153 * month + 2) / 5 + 1);
    out.month = static_cast<int>(month < 10 ? month + 3 : month - 9);
    out.year = years + era * 400 + (out.month <= 2 ? 1 : 0);
    return out;
}

double datenumOf(int64_t months) { // since the year 0
    const int64_t year = (months >= 0 ? months : months - 11) / 12;
    return static_cast<double>(daysOf(year, static_cast<int>(months - year * 12) + 1, 1)) + kEpoch;
}

bool isDated(double low, double high) {
    return std::abs(low) < kMostDays && std::abs(high) < kMostDays;
}

/// The distance of ticks: months, or milliseconds from an origin.
struct Step {
    int64_t months = 0;
    double milliseconds = 0;
    double origin = 0; ///< in the axis' unit
};

/// 1, 2 or 5 times a power of ten, at least so much.
double roundStep(double rough) {
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9)) return factor * power;
    return 10 * power;
}

Step stepFor(bool dates, double span, int most) { // span: milliseconds
    const double rough = span / std::max(most, 1);
    if (rough <= kSecond) return {0, std::max(roundStep(rough), 1.0)};
    constexpr double kParts[] = {1, 2, 5, 10, 15, 30};
    for (const double unit : {kSecond, kMinute})
        for (const double part : kParts)
            if (part * unit >= rough) return {0, part * unit};
    for (const double hours : {1.0, 2.0, 3.0, 6.0, 12.0})
        if (hours * kHour >= rough) return {0, hours * kHour};
    if (!dates) return {0, std::max(roundStep(rough / kDay), 1.0) * kDay};
    for (const double days : {1.0, 2.0, 7.0, 14.0})
        if (days * kDay >= rough) return {0, days * kDay};
    for (const int64_t months : {1, 2, 3, 6})
        if (static_cast<double>(months) * kYear / 12 >= rough) return {months, 0};
    return {12 * static_cast<int64_t>(std::max(roundStep(rough / kYear), 1.0)), 0};
}

/// The last place of a step at or before a value of the axis.
double floorTo(TimeKind kind, const Step& step, double value) {
    if (step.months > 0) {
        const Date date = dateOf(value);
        const int64_t months = date.year * 12 + date.month - 1;
        const int64_t rest = (months % step.months + step.months) % step.months;
        return datenumOf(months - rest);
    }
    const double size = step.milliseconds / millisecondsOf(kind);
    return step.origin + std::floor((value - step.origin) / size + 1e-6) * size;
}

double nextAfter(TimeKind kind, const Step& step, double value) {
    if (step.months > 0) {
        const Date date = dateOf(value);
        return datenumOf(date.year * 12 + date.month - 1 + step.months);
    }
    const double size = step.milliseconds / millisecondsOf(kind);
    return step.origin + std::round((value - step.origin) / size + 1) * size;
}

Step stepOf(TimeKind kind, double low, double high, int most) {
    Step step = stepFor(kind == TimeKind::Dates, (high - low) * millisecondsOf(kind), most);
    // Several days are counted from the first of the month.
    if (kind == TimeKind::Dates && step.milliseconds > kDay) {
        const Date first = dateOf(low);
        step.origin = datenumOf(first.year * 12 + first.month - 1);
    }
    return step;
}

const char* unitOf(TimeKind kind, bool one) {
    switch (kind) {
    case TimeKind::Years:
        return one ? " yr" : " yrs";
    case TimeKind::Days:
        return one ? " day" : " days";
    case TimeKind::Hours:
        return " hr";
    case TimeKind::Minutes:
        return " min";
    case TimeKind::Seconds:
        return " sec";
    case TimeKind::None:
    case TimeKind::Dates:
    case TimeKind::Clock:
        break;
    }
    return "";
}

bool hasUnit(TimeKind kind) {
    return kind != TimeKind::None && kind != TimeKind::Dates && kind != TimeKind::Clock;
}

std::string padded(int64_t number, int width) {
    char text[32];
    std::snprintf(text, sizeof text, "%0*lld", width, static_cast<long long>(number));
    return text;
}

std::string fraction(double milliseconds, std::size_t digits) {
    const auto rest = static_cast<int64_t>(milliseconds);
    std::string text = padded(rest, 3);
    text.resize(digits, '0');
    return text;
}

std::string datePart(const Date& date, char letter, std::size_t count) {
    const auto ms = static_cast<int64_t>(date.milliseconds);
    const int64_t hour = ms / 3600000, minute = ms / 60000 % 60, second = ms / 1000 % 60;
    const int width = static_cast<int>(std::min<std::size_t>(count, 9));
    switch (letter) {
    case 'y':
    case 'u':
        return count == 2 ? padded((date.year % 100 + 100) % 100, 2) : padded(date.year, width);
    case 'M': {
        const std::string name = kMonths[date.month - 1];
        return count > 3 ? name : count == 3 ? name.substr(0, 3) : padded(date.month, width);
    }
    case 'd':
        return padded(date.day, width);
    case 'e':
    case 'E':
    case 'c': {
        const std::string name = kWeekdays[date.weekday];
        return count > 3 ? name : name.substr(0, 3);
    }
    case 'H':
        return padded(hour, width);
    case 'h':
        return padded((hour + 11) % 12 + 1, width);
    case 'm':
        return padded(minute, width);
    case 's':
        return padded(second, width);
    case 'S':
        return fraction(std::fmod(date.milliseconds, kSecond), count);
    case 'Q':
        return padded((date.month + 2) / 3, width);
    case 'a':
        return hour < 12 ? "AM" : "PM";
    default:
        return {};
    }
}

constexpr std::string_view kDateLetters = "yuMdeEcHhmsSQa";

std::string dateText(std::string_view format, double value) {
    if (!isDated(value, value)) return {}; // NaN, too
    const Date date = dateOf(value);
    std::string out;
    bool quoted = false;
    for (std::size_t at = 0; at < format.size();) {
        const char letter = format[at];
        std::size_t count = 1;
        if (letter == '\'') {
            quoted = !quoted;
        } else if (quoted || kDateLetters.find(letter) == kDateLetters.npos) {
            out += letter;
        } else {
            while (at + count < format.size() && format[at + count] == letter)
                ++count;
            out += datePart(date, letter, count);
        }
        at += count;
    }
    return out;
}

/// Seconds as hours, minutes and seconds.
std::string clockText(std::string_view format, double seconds) {
    constexpr double kMost = 1e12;
    if (!(std::abs(seconds) < kMost))
        return std::isnan(seconds) ? "NaN" : seconds < 0 ? "-Inf" : "Inf";
    const std::size_t point = format.find('.');
    const std::size_t digits = point == format.npos ? 0 : format.size() - point - 1;
    const std::string_view parts = format.substr(0, point);
    // As many milliseconds as are written.
    const double unit = std::pow(10.0, 3 - static_cast<double>(std::min<std::size_t>(digits, 3)));
    const double all = std::round(std::abs(seconds) * kSecond / unit) * unit;
    const auto ms = static_cast<int64_t>(all);
    const int64_t hours = ms / 3600000, minutes = ms / 60000 % 60, whole = ms / 1000 % 60;
    std::string out = seconds < 0 && ms > 0 ? "-" : "";
    if (parts == "dd:hh:mm:ss")
        out += padded(hours / 24, 2) + ":" + padded(hours % 24, 2) + ":" + padded(minutes, 2) +
               ":" + padded(whole, 2);
    else if (parts == "mm:ss")
        out += padded(ms / 60000, 2) + ":" + padded(whole, 2);
    else if (parts == "hh:mm")
        out += padded(hours, 2) + ":" + padded(minutes, 2);
    else
        out += padded(hours, 2) + ":" + padded(minutes, 2) + ":" + padded(whole, 2);
    if (digits > 0) out += "." + fraction(static_cast<double>(ms % 1000), digits);
    return out;
}

std::string unitText(TimeKind kind, double value, double step) {
    if (!std::isfinite(value)) return std::isnan(value) ? "NaN" : value < 0 ? "-Inf" : "Inf";
    char text[64];
    // Enough digits to tell neighbours apart.
    const double largest = std::max(std::abs(value), step);
    const int digits =
        step > 0 && std::isfinite(step)
            ? static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(step)))
            : 4;
    // And all those before the point, up to where a power of ten is shorter.
    constexpr int kMostWhole = 6;
    const int whole = largest > 0 ? static_cast<int>(std::floor(std::log10(largest))) + 1 : 1;
    const int least = whole <= kMostWhole ? whole : 1;
    std::snprintf(text, sizeof text, "%.*g", std::clamp(std::max(digits + 1, least), 1, 15), value);
    return std::string(text) + unitOf(kind, value == 1);
}

/// The unit that a duration's format of one letter names; None for another.
TimeKind unitNamed(std::string_view format) {
    if (format == "y") return TimeKind::Years;
    if (format == "d") return TimeKind::Days;
    if (format == "h") return TimeKind::Hours;
    if (format == "m") return TimeKind::Minutes;
    return format == "s" ? TimeKind::Seconds : TimeKind::None;
}

/// How dates are written that are so far apart, and what they may have in common.
struct DateFormats {
    std::string own, common;
};
DateFormats formatsFor(const Step& step, const std::vector<double>& values) {
    if (step.months >= 12) return {"yyyy", ""};
    if (step.months > 0) return {"MMM yyyy", ""};
    const auto same = [&](const char* format) {
        return std::all_of(values.begin(), values.end(), [&](double value) {
            return dateText(format, value) == dateText(format, values.front());
        });
    };
    const bool year = same("yyyy");
    // The midnight that ends a day belongs to it.
    const double last = values.back() - step.milliseconds / kDay / 2;
    const bool day = values.size() > 1
                         ? dateText("yyyyMMdd", values.front()) == dateText("yyyyMMdd", last)
                         : same("yyyyMMdd");
    if (step.milliseconds >= kDay)
        return year ? DateFormats{"MMM dd", "yyyy"} : DateFormats{"MMM dd, yyyy", ""};
    const std::string clock = step.milliseconds >= kMinute   ? "HH:mm"
                              : step.milliseconds >= kSecond ? "HH:mm:ss"
                                                             : "HH:mm:ss.SSS";
    if (day) return {clock, "MMM dd, yyyy"};
    return {"MMM dd, " + clock, year ? "yyyy" : ""};
}

TimeTicks labelled(const RulerStyle& ruler, const Step& step, std::vector<double> values) {
    TimeTicks out;
    out.values = std::move(values);
    if (out.values.empty()) return out;
    std::string format = ruler.format, common;
    if (format.empty() && ruler.time == TimeKind::Dates) {
        const DateFormats formats = formatsFor(step, out.values);
        format = formats.own;
        common = formats.common;
    } else if (format.empty() && ruler.time == TimeKind::Clock) {
        format = step.milliseconds >= kSecond ? "hh:mm:ss" : "hh:mm:ss.SSS";
    }
    const TimeKind unit = format.empty() ? ruler.time : unitNamed(format);
    const double own = millisecondsOf(ruler.time);
    for (const double value : out.values) {
        if (ruler.time == TimeKind::Dates)
            out.labels.push_back(dateText(format, value));
        else if (hasUnit(unit))
            out.labels.push_back(unitText(unit, value * own / millisecondsOf(unit),
                                          step.milliseconds / millisecondsOf(unit)));
        else
            out.labels.push_back(clockText(format, value * own / kSecond));
    }
    if (!common.empty()) out.common = dateText(common, out.values.front());
    return out;
}

Step unitStep(TimeKind kind, double low, double high, int most) {
    return {0, roundStep((high - low) / std::max(most, 1)) * millisecondsOf(kind)};
}

bool isUsable(TimeKind kind, double low, double high) {
    constexpr double kMostSteps = 1e12; ///< that a double tells apart
    if (!(low < high) || !std::isfinite(high - low)) return false;
    if (kind == TimeKind::Dates) return isDated(low, high);
    return std::max(std::abs(low), std::abs(high)) < (high - low) * kMostSteps;
}

} // namespace

double millisecondsOf(TimeKind kind) {
    switch (kind) {
    case TimeKind::Years:
        return kYear;
    case TimeKind::Dates:
    case TimeKind::Days:
        return kDay;
    case TimeKind::Hours:
        return kHour;
    case TimeKind::Minutes:
        return kMinute;
    case TimeKind::None:
    case TimeKind::Clock:
    case TimeKind::Seconds:
        break;
    }
    return kSecond;
}

TimeTicks timeTicks(const RulerStyle& ruler, double low, double high, int most) {
    const TimeKind kind = ruler.time;
    if (!isUsable(kind, low, high) || most < 1) return {};
    const Step step =
        hasUnit(kind) ? unitStep(kind, low, high, most) : stepOf(kind, low, high, most);
    const double slack = (high - low) * 1e-9;
    double at = floorTo(kind, step, low);
    if (at < low - slack) at = nextAfter(kind, step, at);
    std::vector<double> values;
    for (int i = 0; i <= 2 * most && at <= high + slack; ++i) {
        values.push_back(at == 0 ? 0 : at);
        at = nextAfter(kind, step, at);
    }
    return labelled(ruler, step, std::move(values));
}

TimeTicks timeLabels(const RulerStyle& ruler, const std::vector<double>& values, double low,
                     double high) {
    // Written as ticks of that distance would be.
    double apart = high - low;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double step = std::abs(values[i] - values[i - 1]);
        if (step > 0) apart = std::min(apart, step);
    }
    Step step{0, apart * millisecondsOf(ruler.time)};
    if (!(step.milliseconds > 0)) step.milliseconds = kDay;
    if (ruler.time == TimeKind::Dates && step.milliseconds > 27 * kDay) {
        const bool whole = std::all_of(values.begin(), values.end(), [](double value) {
            return isDated(value, value) && dateOf(value).day == 1 &&
                   dateOf(value).milliseconds == 0;
        });
        if (whole) step = {step.milliseconds > 364 * kDay ? 12 : 1, 0};
    }
    if (hasUnit(ruler.time) && std::isfinite(step.milliseconds))
        step.milliseconds = roundStep(step.milliseconds / millisecondsOf(ruler.time) / 100) *
                            millisecondsOf(ruler.time);
    return labelled(ruler, step, values);
}

std::pair<double, double> timeLimits(TimeKind kind, double low, double high) {
    if (low == high) {
        const double room = kind == TimeKind::Dates ? 1 : std::max(std::abs(low) / 10, 1.0);
        return {low - room, high + room};
    }
    if (!isUsable(kind, low, high)) return {low, high};
    const Step step =
        hasUnit(kind) ? unitStep(kind, low, high, kTicks) : stepOf(kind, low, high, kTicks);
    const double slack = (high - low) * 1e-9;
    double last = floorTo(kind, step, high);
    if (last < high - slack) last = nextAfter(kind, step, last);
    return {floorTo(kind, step, low), last};
}

std::string timeText(TimeKind kind, std::string_view format, double value) {
    if (kind == TimeKind::Dates) return dateText(format, value);
    if (hasUnit(kind)) return unitText(kind, value, 0);
    return clockText(format, value);
}

bool isTimeFormat(TimeKind kind, std::string_view format) {
    constexpr std::size_t kLongest = 64;
    constexpr std::string_view kClock[] = {"dd:hh:mm:ss", "hh:mm:ss", "mm:ss", "hh:mm"};
    if (format.size() > kLongest || format.empty()) return false;
    if (kind != TimeKind::Dates) {
        if (unitNamed(format) != TimeKind::None) return true;
        const std::size_t point = format.find('.');
        const bool known = std::find(std::begin(kClock), std::end(kClock),
                                     format.substr(0, point)) != std::end(kClock);
        return known &&
               (point == format.npos || format.find_first_not_of('S', point + 1) == format.npos);
    }
    bool quoted = false, any = false;
    for (const char letter : format) {
        if (letter == '\'') quoted = !quoted;
        if (quoted || letter == '\'') continue;
        const bool known = kDateLetters.find(letter) != kDateLetters.npos;
        const bool alphabetic =
            (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
        if (alphabetic && !known) return false;
        any = any || known;
    }
    return any && !quoted;
}

} // namespace vitrine
