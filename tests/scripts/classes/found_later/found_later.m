% Members of classes whose folder a script only adds.
folder = tempname; mkdir(folder), mkdir(fullfile(folder, '+later'))
wrote = @(name, lines) writelines(lines, fullfile(folder, name));
wrote('LaterDay.m', ["classdef LaterDay", "enumeration", "Mon, Tue, Wed", "end", "end"])
wrote('LaterNeed.m', ["classdef LaterNeed", "properties, v, end", "properties (Constant), K = struct('x', 5), end", "methods", ...
    "function o = LaterNeed(v), o.v = v; end", "function s = twice(o), s = 2*o.v; end", "end", "methods (Static)", "function r = of(x, y), r = LaterNeed(x + y); end", "end", "end"])
wrote(fullfile('+later', 'Sides.m'), ["classdef Sides", "enumeration", "Left, Right", "end", "methods (Static)", "function r = first(), r = later.Sides.Left; end", "end", "end"])
wrote('LaterPlain.m', ["classdef LaterPlain", "properties, v = 3, end", "properties (Constant), C = 7, end", "end"])
addpath(folder)
x = LaterDay.Tue, c = {LaterDay.Mon, LaterDay.Wed};
disp(c{2}), disp(LaterNeed.of(3, max([1 2])).v), disp(LaterNeed.K.x), n = LaterNeed(4); disp(n.twice), disp(LaterNeed(2).v), s = {LaterNeed.K.x, LaterPlain.C}; disp(s)
p = LaterPlain; disp(p.v), q = LaterPlain(); disp(q.v + p.C)
disp(later.Sides.Right), disp(later.Sides.first())
try, LaterDay.Nope, catch e, disp(e.message), end
m = 'Wed'; disp(LaterDay.(m)), disp(isempty(LaterDay.empty))
switch x, case LaterDay.Tue, disp('tuesday'), end
for k = 1:2, y = LaterDay.Mon; end, disp(y)
f = @() LaterDay.Wed; disp(f()), disp(within(2).v)
rmpath(folder), rmdir(folder, 's')
function r = within(a)
    r = LaterPlain;
    if LaterDay.Mon == LaterDay.Mon, r = LaterNeed.of(a, a); end
end
