% SPDX-License-Identifier: Apache-2.0
% Dates, lengths of time and categories show themselves in cells and fields; other objects by size.
c = {datetime(2020,1,1), duration(1,2,3); categorical("a"), hours(2)}
d = {NaT, categorical(missing), calmonths(14), datetime(2020,1,1:3), table([1;2])}
s.day = datetime(2020,1,1);
s.part = caldays(3);
s.table = table([1;2]);
s.list = {datetime(2020,1,1), 'a', minutes(5)};
s.many = datetime(2020,1,1:3);
s
disp(c)
format compact
c
format loose
% What display shows of graphics objects.
figure('Visible', 'off');
h = plot(1:3, [2 4 8], 'DisplayName', 'powers')
t = title('hello');
b = bar(1:3)
