% A loop condition that is an array holds when it is not empty and all elements are nonzero.
n = 0; x = [3 2 1];
while x, x = x - 1; n = n + 1; end
fprintf('%d %s\n', n, mat2str(x));
n = 0; while [], n = n + 1; end, disp(n)
k = 0; while ones(2) * (k < 3), k = k + 1; end, disp(k)
if [1 1; 1 0], disp('all'), else, disp('not all'), end
if 'text', disp('text is true'), end
if zeros(0, 3), disp('yes'), else, disp('empty is false'), end
