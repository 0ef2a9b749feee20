c={1,2,3}; idx={2};
[c{idx{:}}] = deal(9);
disp(c)
idx={[1 3]};
[c{idx{:}}] = deal(7,8);
disp(c)
idx={1,1:2}; d=cell(2,2);
[d{idx{:}}] = deal(4,5);
disp(d)
s=struct('a',{1,2});
ix={1:2};
[s(ix{:}).a] = deal(3,4);
disp([s.a])
[q{1:2}] = deal(1,2); disp(q)
i1 = {1, 2}; i2 = {3};
m = cell(2, 3);
[m{i1{:}}, x, c{i2{:}}] = deal('a', 'b', 'c');
disp(m{1, 2}), disp(x), disp(c{3})
[c{i2{:}}, d(i1{:})] = deal('z', 5);
disp(c{3}), disp(d{1, 2})
try
    [c{i1{:}}] = deal(1, 2, 3);
catch
    disp('refused')
end
