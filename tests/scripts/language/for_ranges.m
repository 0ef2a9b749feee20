% Ranges as loop heads: steps, directions, classes, many rounds without an array.
n = 0; for k = 10:-3:1, n = n * 100 + k; end, disp(n)
for k = 0:0.25:1, fprintf('%g ', k); end, fprintf('\n');
for k = int8(1):int8(3), fprintf('%s ', class(k)); end, fprintf('\n');
for k = 1:0, disp('never'), end
n = 0; for k = 1:300000, n = n + k; end, disp(n)
for k = 5:-1:6, disp('never'), end
for k = 'a':'e', fprintf('%s', char(k)); end, fprintf('\n');
