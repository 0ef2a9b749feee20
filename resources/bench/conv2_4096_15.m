% conv2 of 4096 x 4096 singles with 15 x 15 that are no product of a column and a row, 'same'
%% Data
n = max(32, round(4096 * sqrt(scale)));
A = randn(n, 'single');
K = randn(15, 'single');
%% Run
C = conv2(A, K, 'same');
%% Check
D = zeros(n + 14);
D(8:n+7, 8:n+7) = A;
R = double(rot90(K, 2));
i = [1 1 7 ceil(n/2) n n]; j = [1 n 9 ceil(n/3) 1 n];
check = 0;
for q = 1:numel(i)
    part = D(i(q):i(q)+14, j(q):j(q)+14);
    check = max(check, abs(double(C(i(q), j(q))) - sum(part.*R, 'all'))/sum(abs(part.*R), 'all'));
end
check = check/eps('single');
tolerance = 32;
%% Work
gb = 0;
gflop = 2*225*n^2/1e9;
