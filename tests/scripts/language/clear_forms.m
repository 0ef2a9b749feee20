% clear: names, patterns, except, inside functions.
aa = 1; ab = 2; bb = 3; clear a*, disp(who'), aa = 1; cc = 4; clearvars -except bb cc, disp(who'), clear bb cc, disp(isempty(who)), x = 1; y = 2; clear('x'), disp(exist('x')), disp(y)
function r = f(), p = 1; q = 2; clear p; r = exist('p', 'var') * 10 + exist('q', 'var'); end
disp(f()), z = 5; clearvars z, disp(exist('z')), k1 = 1; k2 = 2; clearvars -except k2, disp(who'), clear all, disp(isempty(who))
clear nothing_there, w = 1; clear w v u, disp(exist('w'))
