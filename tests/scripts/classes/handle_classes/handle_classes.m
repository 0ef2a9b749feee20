% SPDX-License-Identifier: Apache-2.0
% A handle class: shared changes, identity, isvalid and delete, handles kept in structs and cells.
a = Tally('first');
b = a;
b.hit(2);
a.hit(2);
hit(b, 3);
fprintf('%s %s %d\n', mat2str(a.counts), mat2str(b.counts), a.calls);
b.label = 'renamed';
fprintf('%s\n', a.label);
bump(a, 4);
fprintf('%s %s %d\n', a.label, mat2str(b.counts), b.total());
% Identity is not equality of values.
c = Tally('renamed');
d = Tally('renamed');
fprintf('%d %d %d %d\n', a == b, a == c, a ~= c, c == d);
fprintf('%d %d %d\n', isequal(a, b), isequal(c, d), isequal(a, c));
fprintf('%d %d %d %s\n', isa(a, 'handle'), isobject(a), isstruct(a), class(a));
% In a struct, in a cell, and copies of those.
s.t = c;
s2 = s;
s2.t.hit(1);
s.t.counts(3) = 7;
fprintf('%s %s\n', mat2str(c.counts), mat2str(s2.t.counts));
k = {c, d, c};
k{3}.hit(2);
for i = 1:numel(k)
    k{i}.label = sprintf('%s%d', k{i}.label, i);
end
fprintf('%s %s %s\n', k{1}.label, k{2}.label, mat2str(k{1}.counts));
% A handle that holds a handle, in a ring.
c.peer = d;
d.peer = c;
c.peer.peer.peer.hit(1);
fprintf('%d %d %d\n', d.counts(1), c.peer.peer == c, c.peer == d);
d.info.hits = 3;
c.peer.info.hits = c.peer.info.hits + 1;
c.peer.info.list(4) = 9;
fprintf('%d %s\n', d.info.hits, mat2str(d.info.list));
swap(c, d);
fprintf('%s %s\n', mat2str(c.counts), mat2str(d.counts));
% A method that returns its object may be chained.
n = c.hitAll().hitAll().total();
fprintf('%d %d\n', n, c.calls);
% Anonymous functions hold the object, not its values.
f = @() c.total();
before = f();
c.hitAll();
fprintf('%d %d\n', before, f());
% delete makes every variable invalid.
e = Tally('short');
g = e;
fprintf('%d %d ', isvalid(e), isvalid(g));
delete(e);
fprintf('%d %d %d\n', isvalid(e), isvalid(g), isempty(g));
try, g.label, catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, g.label = 'x'; catch err, fprintf('%s\n', err.message); end
try, hit(g, 1); catch err, fprintf('%s\n', err.message); end
clear e g
t = Tally('shown')
