% SPDX-License-Identifier: Apache-2.0
% Enumeration classes: members, comparisons, switch, text, numbers below, data and methods.
a = Level.Low;
b = Level.High;
fprintf('%s %s %s\n', class(a), char(a), string(b));
fprintf('%d %d %d %d\n', a == Level.Low, a == b, a ~= b, isequal(a, Level.Low));
fprintf('%d %d %d\n', a == 'Low', strcmp(char(b), 'High'), b == "Low");
fprintf('%d %d %d %d\n', isa(a, 'Level'), isobject(a), isnumeric(a), strcmp(b, 'High'));
fprintf('%d %d\n', isenum(a), isenum(3));
for k = 1:3
    levels = [Level.Medium Level.Low Level.High];
    fprintf('%s %s; ', char(levels(k)), nameOf(levels(k)));
end
fprintf('\n');
switch b
    case 'Low'
        disp('by text: low');
    case 'High'
        disp('by text: high');
end
% Arrays of members.
m = [Level.Low Level.High Level.Low];
m(4) = Level.Medium;
fprintf('%s %s %d\n', mat2str(size(m)), mat2str(m == Level.Low), sum(m == Level.Low));
fprintf('%s ', string(m)); fprintf('| %s\n', strjoin(cellstr(m), ','));
m(m == Level.Low) = [];
fprintf('%d %s %d\n', numel(m), char(m(end)), ismember(Level.Low, m));
[members, names] = enumeration('Level');
fprintf('%s %s %s %s\n', class(members), mat2str(size(members)), names{2}, char(members(3)));
name = 'Medium';
c = Level.(name);
d = Level('High');
both = Level(["High" "Low"]);
from = Level({'Medium', 'Low'});
fprintf('%s %s %s %s\n', char(c), char(d), char(both(1)), char(from(2)));
% Members over int32.
w = Weekday.Friday;
n = w + 1;
fprintf('%d %d %s %d\n', int32(w), double(Weekday.Tuesday), class(n), n);
fprintf('%d %d %d %d\n', w == 5, w > Weekday.Monday, isnumeric(w), isa(w, 'int32'));
x = Weekday(3);
y = Weekday([1 7]);
fprintf('%s %s %s %s\n', char(x), char(y(2)), mat2str(isWeekend(y)), class(y));
prices = [10 20 30 40 50];
fprintf('%g %s\n', prices(Weekday.Wednesday), char(Weekday(int32(w) - 1)));
week = Weekday(sort(int32([Weekday.Sunday Weekday.Monday Weekday.Friday])));
fprintf('%s ', string(week)); fprintf('\n');
% Members with properties and methods.
r = Color.Red;
fprintf('%d %d %d %s %d %d\n', r.r, r.g, r.b, r.hex(), r.isDark(), Color.Black.isDark);
fprintf('%s %s %s\n', char(r.following()), char(Color.Black.following), char(Color.fromHex('#0000FF')));
fprintf('%d %s\n', Color.COUNT, Color.Green.hex());
for e = enumeration('Color')'
    fprintf('%s=%s ', char(e), hex(e));
end
fprintf('\n');
% In structs, cells and typed properties.
s.level = Level.High;
s.(char(Color.Blue)) = Color.Blue;
k = {Color.Red, Level.Low};
fprintf('%d %s %s %s\n', s.level == Level.High, s.Blue.hex(), class(k{2}), char(k{1}));
p = Lamp;
p.color = 'Blue';
p.level = Level.Medium;
fprintf('%s %s %s\n', class(p.color), char(p.color), char(p.level));
try, Level.Extreme, catch err, fprintf('%s\n', err.message); end
try, r.r = 3; catch err, fprintf('%s\n', err.identifier); end
a
w
r
both
week
% In a table.
T = table([Weekday.Monday; Weekday.Sunday], [1; 2], 'VariableNames', {'day', 'n'})
