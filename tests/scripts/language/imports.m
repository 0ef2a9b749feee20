% import: functions of packages by their own names, for the function that imports or the base workspace.
d = tempname; mkdir(d); mkdir(fullfile(d, '+pkg')); mkdir(fullfile(d, '+pkg', '+inner')); addpath(d);
put(fullfile(d, '+pkg', 'twice.m'), 'function r = twice(x), r = 2*x; end'); put(fullfile(d, '+pkg', 'helper.m'), 'function r = helper(), r = ''package''; end');
put(fullfile(d, '+pkg', '+inner', 'deep.m'), 'function r = deep(), r = ''deep''; end'); put(fullfile(d, 'user.m'), sprintf('function r = user(x)\nimport pkg.twice\nr = twice(x) + other();\nend\nfunction r = other()\ntry, r = twice(1); catch, r = 100; end\nend'));
disp(user(3)), try, twice(1), catch e, disp(e.identifier), end
import pkg.twice
disp(twice(4)), disp(arrayfun(@(x) twice(x), 1:3)), h = @twice; disp(h(5)), disp(import)
import pkg.inner.*
disp(deep), disp(local()), disp(helper()), f = @() deep(); disp(f())
import java.util.*
L = import; disp(L'), clear import, disp(size(import)), try, twice(1), catch e, disp(e.identifier), end
try, import pkg.nothing, catch e, disp(e.message), end, try, import pkg, catch e, disp(e.message), end
names = {'pkg.twice'}; import(names{:}), disp(twice(6)), clear import
disp(wild(2)), disp(nested(3)), rmpath(d); rmdir(d, 's');
function r = local(), import pkg.*, r = helper(); end
function r = helper(), r = 'local'; end
function r = wild(x), import pkg.*, r = twice(x); end
function r = nested(x)
import pkg.twice
r = inside();
    function y = inside(), y = twice(x) + 1; end
end
function put(name, text), f = fopen(name, 'w'); fwrite(f, char(text)); fclose(f); end
