% SPDX-License-Identifier: Apache-2.0
function [h, p, stats] = runstest(x, v, varargin)
% Test of runs above and below v (the mean): do the values come in random order? Options 'Alpha' (0.05), 'Tail', 'Method' ('exact' up to 50
% values, 'approximate').
% Example: [h, p] = runstest([1 5 2 6 1 7 2 8])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(v), v = mean(x, 'omitnan'); end
o = testOptionPairs('runstest', varargin, struct('Alpha', 0.05, 'Tail', 'both', 'Method', ''));
x = x(~isnan(x) & x ~= v);
up = x(:) > v;
n1 = sum(up);
n0 = sum(~up);
n = n1 + n0;
runs = 1 + sum(diff(up) ~= 0);
stats = struct('nruns', runs, 'n1', n1, 'n0', n0, 'z', NaN);
if isempty(o.Method), if n <= 50, o.Method = 'exact'; else, o.Method = 'approximate'; end, end
middle = 1 + 2*n1*n0/n;
spread = sqrt(2*n1*n0*(2*n1*n0 - n)/(n^2*(n - 1)));
gap = runs - middle;
stats.z = (gap - 0.5*sign(gap))/spread;
if strcmpi(o.Method, 'exact')
    q = zeros(1, n);
    choose = @(a, b) exp(gammaln(a + 1) - gammaln(b + 1) - gammaln(a - b + 1)).*(b <= a);
    for r = 2:n
        j = floor(r/2);
        if mod(r, 2) == 0
            if j <= min(n1, n0), q(r) = 2*choose(n1 - 1, j - 1)*choose(n0 - 1, j - 1); end
        else
            q(r) = part(n1, n0, j, choose) + part(n0, n1, j, choose);
        end
    end
    q = q/sum(q);
    below = sum(q(1:runs));
    above = sum(q(runs:end));
    low = sum(q(1:n <= runs));
    p = min(1, 2*min(low, above));
else
    below = normcdf(stats.z);
    above = normcdf(-stats.z);
    p = 2*normcdf(-abs(stats.z));
end
switch lower(o.Tail)
    case 'both'
    case 'right', p = above;
    case 'left', p = below;
    otherwise, error('stats:runstest:BadTail', 'Tail must be ''both'', ''right'' or ''left''.');
end
h = double(p <= o.Alpha);
end

function c = part(a, b, j, choose)
% j + 1 runs of the a elements among j runs of the b others.
c = 0;
if j <= a - 1 && j - 1 <= b - 1, c = choose(a - 1, j)*choose(b - 1, j - 1); end
end
