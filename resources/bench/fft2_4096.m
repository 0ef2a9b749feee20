% fft2 of 4096 x 4096 complex singles
%% Data
n = 2^max(4, round(12 + log2(scale)/2));
X = complex(randn(n, 'single'), randn(n, 'single'));
%% Run
Y = fft2(X);
%% Check
k = [1 2 n/4 n/2+1]; l = [1 n n/2 3];
D = double(X);
r = zeros(1, 4);
for i = 1:4
    a = mod((k(i) - 1)*(0:n-1), n)*(2/n);
    b = mod((l(i) - 1)*(0:n-1)', n)*(2/n);
    r(i) = complex(cospi(a), -sinpi(a))*D*complex(cospi(b), -sinpi(b));
end
% Elements of the result are some 1.4 n in size.
check = max(abs(double(Y(k + n*(l - 1))) - r)) / (eps('single') * n);
tolerance = 10;
%% Work
gb = 0;
gflop = 5*n^2*log2(n^2)/1e9;
