% fft of 2^20 doubles
%% Data
n = 2^max(6, round(20 + log2(scale)));
x = rand(n, 1) - 0.5;
%% Run
y = fft(x);
%% Check
k = [1; 2; n/4; n/2 + 1];
r = zeros(4, 1);
for i = 1:4
    angle = mod((k(i) - 1)*(0:n-1)', n)*(2/n);
    r(i) = sum(x.*cospi(angle)) - 1i*sum(x.*sinpi(angle));
end
check = max(abs(y(k) - r)) / (eps * sqrt(n));
tolerance = 20;
%% Work
gb = 0;
gflop = 5*n*log2(n)/1e9/2;
