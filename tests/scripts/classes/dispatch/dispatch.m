% SPDX-License-Identifier: Apache-2.0
% Which function a call means: an object anywhere among the arguments, dominance, functions that hide methods.
h = High();
l = Low();
fprintf('%s %s %s\n', mix(h, 1), mix(1, h), mix('a', l));
fprintf('%s %s %s\n', mix(h, l), mix(l, h), mix(l, l));
fprintf('%s %s %s %s\n', h + 1, 2 + h, h + l, l + h);
fprintf('%s %s\n', l.mix(3), h.mix(l));
fprintf('%s | %s | %s\n', max(h), max(3, h), max([h h], 1));
fprintf('%d\n', max(3, 4));
% Functions that are not methods take objects like anything else.
fprintf('%s %s\n', freeFunction(h), freeFunction({l}));
fprintf('%s\n', callsHelper(h));
fprintf('%s, %s\n', shadowed(h), h.shadowed());
% Outputs asked for.
[a, b] = h.many(7, 8);
c = many(h);
d = {0, 0, 0};
[d{:}] = h.many();
fprintf('%s %s %s %s\n', a, b, c, d{3});
list = cell(1, 2);
[list{1:2}] = many(h, 1);
fprintf('%s %s\n', list{:});
% By name and by handle.
f = str2func('mix');
fprintf('%s %s %s\n', feval('mix', 5, l), feval(@mix, h, 5), f(l, 5));
fprintf('%s\n', strjoin(cellfun(@mix, {h, l}, {1, 2}, 'UniformOutput', false)));
f = @both; % a file beside a method of its name
fprintf('%s, %s, %s, %s\n', f(h), f(2), feval(f, h), both(h));
r = cellfun(f, {h, l}, 'UniformOutput', false);
fprintf('%s, %s\n', r{:});
f = @shadowed;
fprintf('%s\n', f(h));
g = @(varargin) mix(varargin{:});
fprintf('%s\n', g(l, h));
% A variable named like a method, methods that call each other, functions of the class's file.
mine = 3;
fprintf('%d %d %d\n', l.mine(), l.mine(mine), mine);
fprintf('%d %d %d\n', l.outer(), outer(l), l.plainCall());
fprintf('%d %d\n', numel([h h h]), numel2(h));
try, scale(l), catch e, fprintf('%s\n', e.message); end
try, size2(l), catch e, fprintf('%s\n', e.message); end
h.size2
ans + 1
mix(l, 0)

function r = shadowed(x)
r = ['local shadowed ' class(x)];
end
