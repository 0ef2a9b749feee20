% Concatenation: sizes, empties, classes.
disp([1 2; 3 4]), disp([[1; 2], [3; 4]]), disp([[], 1, []]), disp(class([int8(1) 2.7])), disp([int8(1) 2.7]), disp(class([single(1) 2])), disp(class([true 2])), disp(class(['a' 66])), disp(class({1, 'a'; [], {}})), disp(size([zeros(1, 0); 1]))
t = {'[1 2; 3]', '[{1}, 2]', '[struct(''a'', 1), struct(''b'', 2)]', '[@sin, @cos]', '[1, struct()]', '[int8(100) int16(1000)]', '[{1}; {2, 3}]'};
for k = 1:numel(t), try, v = eval(t{k}); fprintf('%s %s %s\n', t{k}, class(v), mat2str(size(v))); catch e, fprintf('%s: %s\n', t{k}, e.message); end, end
