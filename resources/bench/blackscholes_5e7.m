% Call prices by log, exp and erf; 5*10^7 options, single
%% Data
n = max(4096, round(5e7 * scale));
S = 50 + 100*rand(n, 1, 'single'); K = 50 + 100*rand(n, 1, 'single'); T = 0.1 + 2*rand(n, 1, 'single');
%% Run
d1 = (log(S./K) + (0.03 + 0.02)*T) ./ (0.2*sqrt(T));
d2 = d1 - 0.2*sqrt(T);
call = S.*0.5.*(1 + erf(d1/sqrt(2))) - K.*exp(-0.03*T).*0.5.*(1 + erf(d2/sqrt(2)));
%% Check
s = double(S(1:4096)); k = double(K(1:4096)); t = double(T(1:4096));
d1r = (log(s./k) + 0.05*t) ./ (0.2*sqrt(t)); d2r = d1r - 0.2*sqrt(t);
r = s.*0.5.*erfc(-d1r/sqrt(2)) - k.*exp(-0.03*t).*0.5.*erfc(-d2r/sqrt(2));
check = max(abs(double(call(1:4096)) - r)) / (150*eps('single'));
tolerance = 16;
%% Work
gb = 16*n/1e9;
gflop = 0;
