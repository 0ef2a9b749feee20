// SPDX-License-Identifier: Apache-2.0
#pragma once
// Date numbers (days since year 0) as calendar fields and as text. Any thread.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

struct Date {
    int64_t year = 0, month = 1, day = 1, hour = 0, minute = 0;
    double second = 0;
};

/// Calendar fields of a date number, to a millisecond; throws MATLAB:datestr:ConvertDateNumber for
/// NaN and numbers beyond 1e12.
[[nodiscard]] Date dateFromNumber(double number);
/// Months beyond 12 and below 1 move the year, days any number; a fraction of a year or month
/// counts in days. NaN when the year is out of range.
[[nodiscard]] double numberFromDate(double year, double month, double day, double hour,
                                    double minute, double second);
/// 0 Sunday … 6 Saturday.
[[nodiscard]] std::size_t weekdayOf(double number);
/// "Sunday" for 0.
[[nodiscard]] const char* weekdayName(std::size_t day);
/// The local time now as a date number.
[[nodiscard]] double localNow();

/// One of datestr's formats by number; throws for unknown ones.
[[nodiscard]] const char* dateFormat(int64_t number);
/// yyyy yy mmmm mmm mm m dddd ddd dd d HH MM SS FFF PM QQ replaced by the fields.
[[nodiscard]] std::string formatDate(double number, std::string_view format);
/// Reads text by a format; nothing when it does not fit. Two-digit years lie in the century that
/// begins at pivot.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text, std::string_view format,
                                            int64_t pivot);
/// Reads text in the first of MATLAB's formats that fits.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text, int64_t pivot);

} // namespace vitrine
