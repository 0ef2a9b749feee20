% SPDX-License-Identifier: Apache-2.0
% get and set of matlab.mixin.SetGet: lists, structures, several names, beginnings of names.
k = Knob;
get(k)
s = get(k)
get(k, 'Level')
get(k, {'Level', 'Label'})
get(k, {'Label'; 'Level'})
set(k)
s = set(k)
set(k, 'Kind')
set(k, 'Level')
set(k, {'Level', 'Label'}, {7, 'seven'});
fprintf('%g %s\n', k.Level, k.Label);
set(k, 'lev', 8, 'LAB', 'eight', 'Kind', 'Flat');
fprintf('%g %s %s\n', k.Level, k.Label, char(k.Kind));
set(k, struct('Level', 9, 'Label', 'nine'));
fprintf('%g %s\n', get(k, 'leve'), k.get('lab'));
k.set('Level', 10);
disp(k.Level)
try, get(k, 'L'), catch e, disp(e.identifier), disp(e.message), end
try, set(k, 'Nope', 1), catch e, disp(e.identifier), disp(e.message), end
try, set(k, 'Locked', 1), catch e, disp(e.identifier), end
try, set(k, {'Level', 'Label'}, {1}), catch e, disp(e.message), end
try, set(k, 'Level', 1, 'Label'), catch e, disp(e.message), end
% Arrays.
a = [Knob Knob];
set(a, 'Level', 4);
disp([a.Level])
set(a, {'Level', 'Label'}, {1, 'one'; 2, 'two'});
get(a, 'Label')
get(a, {'Level', 'Label'})
t = get(a);
fprintf('%d-by-%d %s\n', size(t), t(2).Label);
% Exact names only.
x = Exact;
set(x, 'Level', 3);
disp(get(x, 'Level'))
try, set(x, 'level', 3), catch e, disp(e.message), end
try, get(x, 'Lev'), catch e, disp(e.message), end
try, get(Plain, 'Level'), catch e, disp(e.message), end
