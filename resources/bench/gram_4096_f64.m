% A'*A; 4096 x 4096 double
%% Data
n = max(64, round(4096 * sqrt(scale)));
A = rand(n, n, 'double') - 0.5;
%% Run
G = A' * A;
%% Check
r = zeros(4);
for i = 1:4
    for j = 1:4
        r(i, j) = sum(A(:, i) .* A(:, j));
    end
end
check = max(max(abs(double(G(1:4, 1:4)) - r))) / (eps('double') * sqrt(n) * n / 12);
tolerance = 8;
%% Work
gb = 0;
gflop = n^3/1e9;
