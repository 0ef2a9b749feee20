% Anonymous functions take over variables that only eval, load, assignin or a script made.
byEval, byLoad, byAssignin, byScript, nested, hidesFunction
eval('base = 7;'); f = @(k) base(k); clear base
disp(f(1))
s = functions(f); disp(fieldnames(s.workspace{1})')

function byEval
eval('a = [3 4];');
f = @(x) a(end) + x;
clear a
disp(f(1))
disp(arrayfun(f, 1:3))
eval('a = 100;');
disp(f(1))
end

function byLoad
file = [tempname '.mat'];
loaded = 5; save(file, 'loaded');
g = reads(file);
disp(g(2))
delete(file)
end

function g = reads(file)
load(file)
g = @(x) loaded * x;
end

function byAssignin
setsInCaller
f = @() given;
clear given
disp(f())
end

function setsInCaller
assignin('caller', 'given', 8)
end

function byScript
makes_a_name
f = @() made_there{2};
clear made_there
disp(f())
end

function nested
eval('n = 2;');
f = @(x) @(y) n * x + y;
clear n
g = f(3);
disp(g(1))
end

function hidesFunction
% The same text twice: where a variable hides the function, and where none does.
disp(cellfun(@(h) h(), {maker(true), maker(false)}))
end

function h = maker(hides)
if hides, eval('pi = 3;'); end
h = @() pi;
end
