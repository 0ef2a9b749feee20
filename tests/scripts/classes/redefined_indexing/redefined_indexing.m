% SPDX-License-Identifier: Apache-2.0
% () {} and . of classes derived from the mixins of matlab.mixin.indexing.
r = Row([10 20 30 40]);
r(2)
r(2:3)
r(end)
r(:)'
r(2) = 50;
show(r)
r([1 3]) = [1 3];
show(r)
r(6) = 7;
show(r)
r(2) = [];
show(r)
r([1 end]) = [];
show(r)
fprintf('%d %d %d %d %d\n', numel(r), length(r), isempty(r), ndims(r), isscalar(r));
fprintf('%d %d %d\n', size(r), isempty(Row.empty));
both = [r Row([8 9])];
show(both)
show([both; both])
s.inner = Row(1:3);
s.inner(2) = 9;
show(s.inner)
s.inner(3)
k = Row(magic(3));
k(2, :)
k(2, 3) = 0;
k(:, 1) = [];
show(k)
p = Row(struct('a', {1, 2}));
p(2).a
b = Store;
b{1} = 'one';
b{3} = 3;
b{1}
b.count
[x, y] = b{[1 3]};
fprintf('%s %d\n', x, y);
c = {b{:}};
disp(numel(c))
b{2}.part = 5;
b{2}
b.Title
b.Title = 'shop';
b.Title
b.color = 'red';
b.color
b.list = {1, 'two'};
b.list{2}
b.point.x = 4;
b.point
b.point.x
try, b.nothing, catch e, disp(e.message), end
