% A*B; 4096 x 4096 single
%% Data
n = max(64, round(4096 * sqrt(scale)));
A = rand(n, n, 'single');
B = rand(n, n, 'single');
%% Run
C = A*B;
%% Check
a = double(A(1:4, :)); b = double(B(:, 1:4));
r = zeros(4);
for i = 1:4
    for j = 1:4
        r(i, j) = sum(a(i, :)' .* b(:, j));
    end
end
check = max(max(abs(double(C(1:4, 1:4)) - r) ./ r)) / (eps('single') * sqrt(n));
tolerance = 8;
%% Work
gb = 0;
gflop = 2*n^3/1e9;
