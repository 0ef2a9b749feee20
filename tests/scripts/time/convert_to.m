% SPDX-License-Identifier: Apache-2.0
% convertTo: datetimes as numbers of other programs; several calendar durations beside one time; the name of a weekday.
t = datetime(2024, 3, 1, 12, 0, 0);
fprintf('%.1f ', convertTo(t, 'posixtime'), convertTo(t, 'excel'), convertTo(t, 'datenum'), convertTo(t, 'juliandate'), convertTo(t, 'modifiedjuliandate'), convertTo(t, 'yyyymmdd')); fprintf('\n');
fprintf('%d ', convertTo(t, 'epochtime', 'Epoch', '2024-01-01'), convertTo(t, 'epochtime', 'Epoch', datetime(2024, 3, 1), 'TicksPerSecond', 1000)); fprintf('\n');
fprintf('%d ', convertTo([t; t + days(1)], 'posixtime') - posixtime(t), isequal(convertTo(t, 'excel'), exceltime(t))); fprintf('\n');
fprintf('%d ', convertTo(datetime(1970, 1, 1), 'ntfs'), convertTo(datetime(1970, 1, 1), '.net')); fprintf('\n');
fprintf('%d ', size(t + caldays(0:3)), size(t - calmonths((0:1)')), size(datetime(2024, 1, 1:3) + caldays(1))); fprintf('\n');
[n, name] = weekday(datetime(2024, 2, 29));
[m, long] = weekday(datetime(2024, 2, 29), 'long');
fprintf('%d %s %d %s\n', n, name, m, long);
try, convertTo(t, 'never'), catch e, fprintf('%s\n', e.identifier); end
try, convertTo(t), catch e, fprintf('%s\n', e.identifier); end
