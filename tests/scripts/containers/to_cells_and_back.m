% struct2cell and cell2struct along either dimension, for arrays too.
s = struct('x', {1, 2}, 'y', {'a', 'b'});
c = struct2cell(s); disp(size(c)), disp(c(:, 1, 2)')
t = cell2struct(c, {'x', 'y'}, 1); disp(isequal(s(:), t(:)))
u = cell2struct({1, 'one'; 2, 'two'}, {'n', 'word'}, 2); disp(size(u)), disp(u(2).word)
v = cell2struct({7; 8}, {'p'; 'q'}); disp(v)
try, cell2struct({1, 2}, {'a'}, 2), catch e, disp('error'), end
try, cell2struct({1}, {'a', 'b'}, 1), catch e, disp('error'), end
