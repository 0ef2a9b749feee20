% SPDX-License-Identifier: Apache-2.0
% When get and set methods run, and how often.
order();
v = Val();
fprintf('new: %s\n', order());
x = v.p;
fprintf('read: %s\n', order());
x = v.p(2);
fprintf('read an element: %s\n', order());
v.p = [4 5 6];
fprintf('write: %s\n', order());
v.p(idx(2)) = 9;
fprintf('write an element: %s\n', order());
fprintf('%s\n', mat2str(v.p));
order();
v.p(2) = [];
fprintf('delete an element: %s\n', order());
v.p(end + 1) = 7;
fprintf('grow at the end: %s\n', order());
x = v.twice;
fprintf('dependent read: %s\n', order());
v.twice = [2 4 6];
fprintf('dependent write: %s\n', order());
v.twice(2) = 40;
fprintf('dependent element: %s\n', order());
fprintf('%s\n', mat2str(v.p));
order();
v.s.a(2) = rhs(9);
fprintf('nested write: %s\n', order());
x = v.s.a(2);
fprintf('nested read: %s %d\n', order(), x);
v = v.bump();
fprintf('in a method: %s\n', order());
try
    v.p(1) = -1;
catch e
    fprintf('%s: %s\n', e.message, order());
end
fprintf('%s\n', mat2str(v.p));
order();
w = v;
w.p = 0;
fprintf('a copy: %s\n', order());
fprintf('%s %s\n', mat2str(v.p), mat2str(w.p));
order();
box.v = v;
box.v.p(1) = 50;
fprintf('in a struct: %s\n', order());
list = {v};
list{1}.p(3) = 60;
fprintf('in a cell: %s\n', order());
fprintf('%s %s\n', mat2str(box.v.p), mat2str(list{1}.p));
order();
r = Ref();
q = r;
q.p(2) = 20;
fprintf('a handle: %s %s\n', order(), mat2str(r.p));
