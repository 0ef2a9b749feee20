% SPDX-License-Identifier: Apache-2.0
% Arrays of objects: growth, joining, subscripts, deletion, lists of property values, empties.
p = Pt(1, 2);
p(3) = Pt(5, 6, 'last');
fprintf('%s %s %d\n', class(p), mat2str(size(p)), numel(p));
fprintf('%g ', p.x); fprintf('| %g %g %s\n', p(2).x, p(2).y, p(3).tag);
q = [Pt(3, 4, 'a'), Pt(0, 1, 'b'), p(1)];
c = [q(1); q(2)];
fprintf('%s %s %s\n', mat2str(size(q)), mat2str(size(c)), mat2str([q.y]));
xs = [q.x];
tags = {q.tag};
fprintf('%s %s %d\n', mat2str(xs), strjoin(tags, '|'), iscell(tags));
[a, b] = q(1:2).x;
fprintf('%g %g\n', a, b);
% Writes into elements.
q(2).x = 9;
q(end).tag = 'end';
q(3).y(2) = 7;
[q(1:2).x] = deal(10, 20);
fprintf('%s %s %s\n', mat2str([q.x]), mat2str(q(3).y), q(end).tag);
r = q;
r(1).x = -1;
fprintf('%g %g\n', q(1).x, r(1).x);
% Subscripts.
far = q([q.x] > 5);
fprintf('%d %s %s\n', numel(far), far.tag);
q(2) = [];
fprintf('%d %s\n', numel(q), strjoin({q.tag}, ','));
w = q([2 1 1]);
fprintf('%s %s\n', mat2str(size(w)), mat2str([w.x]));
m = reshape([Pt.row(4), Pt.row(2)], 2, 3);
fprintf('%s %g %g %s\n', mat2str(size(m)), m(2, 1).y, m(end).x, mat2str(size(m(:, 2))));
t = m';
fprintf('%s %g %s\n', mat2str(size(t)), t(3, 1).x, mat2str(size(m(:))));
% Loops and functions over elements.
for e = Pt.row(3)
    fprintf('%g/%g ', e.x, e.y);
end
fprintf('\n');
fprintf('%s\n', mat2str(arrayfun(@(o) o.x + o.y, Pt.row(3))));
fprintf('%s\n', strjoin(arrayfun(@(o) sprintf('<%g>', o.y), m(1, :), 'UniformOutput', false)));
list = {Pt(1, 1), Pt(2, 2)};
fprintf('%s\n', mat2str(cellfun(@(o) o.x, list)));
joined = [list{:}];
fprintf('%d %s\n', numel(joined), class(joined));
% Methods of arrays.
s = sorted([Pt(3, 4), Pt(0, 1), Pt(6, 8)]);
moved = s.shift(1);
fprintf('%s %s %d\n', mat2str(s.norm()), mat2str([moved.x]), s(1) < s(2));
[~, order] = sort([m(:).y], 'descend');
fprintf('%s\n', mat2str(order));
z = Pt.prealloc(3);
fprintf('%s %s\n', mat2str(size(z)), strjoin({z.tag}));
% Empties.
e0 = Pt.empty;
e3 = Pt.empty(0, 3);
fprintf('%s %s %s %d %d\n', mat2str(size(e0)), mat2str(size(e3)), class(e3), isempty(e0), numel([e0.x]));
e0(2) = Pt(8, 8);
fprintf('%d %g %g %d\n', numel(e0), e0.x, isempty(q(q(1).x > 99)));
both = [Pt.empty, Pt(1, 1)];
fprintf('%d\n', numel(both));
% Handles: the array holds the objects, not their values.
n = Node([5 6 7]);
k = n(2);
k.value = 60;
n(3).value = 70;
bump(n);
fprintf('%s %g %d\n', mat2str([n.value]), k.value, n(2) == k);
fprintf('%s %d\n', mat2str(n == k), find(n == k));
n(2) = [];
n(4) = Node(1);
fprintf('%s %g\n', mat2str([n.value]), k.value);
fprintf('%d\n', n(3) == n(4));
try, q(9), catch err, fprintf('%s\n', err.identifier); end
