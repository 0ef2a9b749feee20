% Cells of numbers that nothing reads yet cost nothing: each flush would look at all of them.
n = 20000;
q = {};
for k = 1:6000, q{end+1} = repmat(k, 1, n); end
r = {};
for k = 1:600, r{end+1} = k:k+n; end
disp(sum(rand(1, n) < 2))
t = zeros(1, n);
for k = 1:8, t = t + q{k}.*q{k + 8}; end
disp(t([1 end]))
t = zeros(1, n);
for k = 1:50, t = t*0.5 + q{100}; end
fprintf('%.10f %.10f\n', t([1 end]))
s = 0;
for k = 1:1000:6000, s = s + q{k}(3); end
disp(s)
v = q{1001} + q{2001}; disp(v([1 end])) % of arrays that the host has read
q{5}(2) = 0;
disp(q{5}(1:3))
u = [q{11:13}];
disp([numel(u) u(1) u(end)])
disp(max(r{600} - q{6000}(1)))
clear q
disp(sum(r{2}(1:3)))
