% SPDX-License-Identifier: Apache-2.0
% What cellfun, arrayfun and structfun join: cells, structs and objects of one element, too.
a = cellfun(@(x) {x}, {1, 'b'})
s = arrayfun(@(x) struct('a', x), 1:3); disp(size(s)), disp([s.a])
t = arrayfun(@(k) datetime(2020, 1, k), [1 2; 3 4])
d = cellfun(@(x) seconds(x), {1, 2})
c = structfun(@(x) {x}, struct('a', 1, 'b', 2))
k = arrayfun(@(k) categorical("c" + k), (1:2)')
figure('Visible', 'off'); h = arrayfun(@(k) plot(1:3, k*(1:3)), 1:3); disp(size(h)), disp(class(h))
try, arrayfun(@(k) @sin, 1:2), catch e, fprintf('%s\n%s\n', e.identifier, e.message), end
try, arrayfun(@(k) {1, 2}, 1:2), catch e, fprintf('%s\n', e.identifier), end
% A call in parentheses has the outputs of the call.
f = @(t)(size(t)); [m, n] = f(ones(2, 3))
g = @()(disp('none')); g()
cellfun(@(x)(disp(x)), {1, 2})
[v, i] = cellfun(@(x)(max(x)), {[1 5 2], [7 3]})
p = @(x)((x + 1)); p(2)
% Weights of what is left out count for nothing; an empty delimiter stands between all characters.
disp(std([4 NaN 6], [1 2 1], 'omitnan')), disp(var([1 NaN 3; 2 2 2], [1 2 3], 2, 'omitnan'))
disp(split("12", "")), disp(split('ab', '')')
