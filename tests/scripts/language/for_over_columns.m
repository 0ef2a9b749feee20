% for goes over the columns of a matrix, whatever its class.
for c = [1 2; 3 4], disp(c.'), end
for c = 'abc', fprintf('%s-', c); end, fprintf('\n');
for c = ['ab'; 'cd'], fprintf('%s,', c); end, fprintf('\n');
for c = int8([1 2 3]), fprintf('%s %d\n', class(c), c); end
for c = zeros(2, 0), disp('never'), end
for c = [], disp('never'), end
for c = single(1:2), disp(class(c)), end
for c = logical([1 0]), disp(class(c)), end
for c = ones(2, 2, 2), fprintf('%d ', size(c)); end, fprintf('\n');
