% +pkg folders, private folders, scripts that call scripts, addpath.
d = tempname; mkdir(d); mkdir(fullfile(d, '+pk')); mkdir(fullfile(d, '+pk', '+sub')); mkdir(fullfile(d, 'private'));
put = @(n, t) fclose_of(fullfile(d, n), t);
function fclose_of(n, t), f = fopen(n, 'w'); fputs_(f, t); fclose(f); end
function fputs_(f, t), fwrite(f, char(t)); end
put('+pk/f.m', "function r = f(x), r = x + 1; end"); put('+pk/+sub/g.m', "function r = g(), r = 'sub'; end");
put('private/hid.m', "function r = hid(), r = 'private'; end"); put('outer_.m', "function r = outer_(), r = hid(); end");
put('scr1.m', sprintf('scr2\nv = v * 10;')); put('scr2.m', "v = 4;"); put('helped.m', sprintf('function r = helped(), r = further(); end\nfunction r = further(), r = 7; end'));
addpath(d); disp(pk.f(4)), disp(pk.sub.g()), h = @pk.f; disp(h(1)), disp(feval('pk.f', 2)), g = @pk.sub.g; disp(g()), disp(outer_()), scr1, disp(v), disp(helped())
try, hid(), catch e, disp(e.message), end, try, further(), catch e, disp(e.message), end
disp(exist('outer_')), disp(exist('scr1')), rmpath(d); try, outer_(), catch e, disp(e.message), end
run(fullfile(d, 'scr2.m')); disp(v), rmdir(d, 's'); disp(exist(d, 'dir'))
