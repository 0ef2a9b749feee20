% SPDX-License-Identifier: Apache-2.0
% What enumerations, properties and arrays make of other values; what warnings and errors name.
try, Color(7), catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, Color('Pink'), catch e, disp(e.message), end
c = [Color.Red 2]
c = [3; Color.Green; Color.Blue]
try, [Color.Red 9]; catch e, disp(e.identifier), end
categorical(c)'
bitor(Color.Red, Color.Green)
c' == {'Red', 'Green', 'Blue'}
["Red"; "Green"; "Red"] ~= c
Color.Red == ["Red" "Blue"]
table(c, [1; 2; 3], 'VariableNames', {'Which', 'Value'})
p = ?Meeting;
disp([p.PropertyList.HasDefault])
s = kit.Safe;
try, s.Secret, catch e, disp(e.message), end
try, s.Secret = 1; catch e, disp(e.message), end
try, s.Shown = 1; catch e, disp(e.message), end
list = [Square Disc Square]
same = [Square Square]
m = Meeting;
m.Day = '2024-03-01';
m.Day
m.Day = "2024-04-02 10:30:00";
m.Day
m.Length = '01:30:00';
m.Length
m.Kind = {'a', 'b'};
m.Kind
try, m.Day = 'no day'; catch e, disp(e.message), end
try, m.Day = 5; catch e, disp(e.message), end
lastwarn('');
t = struct(s)
[~, id] = lastwarn;
disp(id)
% load sets properties by their set methods.
v = Level;
v.Value = 4;
v.Note = 'kept';
file = [tempname '.mat'];
save(file, 'v')
w = load(file);
delete(file)
fprintf('%g %s\n', w.v.Value, w.v.Note);
