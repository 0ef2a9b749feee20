% FFT of 2^24 complex singles
%% Data
n = 2^max(6, round(24 + log2(scale)));
z = complex(randn(n, 1, 'single'), randn(n, 1, 'single'));
%% Run
y = fft(z);
%% Check
k = [0 1 n/4 + 1 n/2 n - 1];
d = double(z);
r = zeros(1, numel(k));
for i = 1:numel(k)
    a = mod(k(i)*(0:n-1)', n)*(2/n);
    r(i) = sum(d.*complex(cospi(a), -sinpi(a)));
end
% Elements of the result are some 1.4 sqrt(n) in size.
check = max(abs(double(y(k + 1)).' - r)) / (eps('single') * sqrt(n));
tolerance = 10;
%% Work
gb = 0;
gflop = 5*n*log2(n)/1e9;
