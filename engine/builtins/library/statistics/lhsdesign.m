% SPDX-License-Identifier: Apache-2.0
function X = lhsdesign(n, p, varargin)
% Latin hypercube sample: each of n intervals of each of p variables has one point; the best of 'Iterations' (5) tries by 'Criterion' 'maximin' or
% 'correlation' or 'none'; 'Smooth' 'off' puts points into the middles.
% Example: X = lhsdesign(5, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('lhsdesign', varargin, struct('Smooth', 'on', 'Criterion', 'maximin', 'Iterations', 5));
best = -Inf;
tries = o.Iterations;
if strcmpi(o.Criterion, 'none'), tries = 1; end
for k = 1:tries
    T = zeros(n, p);
    for j = 1:p, T(:, j) = randperm(n).'; end
    if strcmpi(o.Smooth, 'off'), T = (T - 0.5)/n; else, T = (T - rand(n, p))/n; end
    switch lower(o.Criterion)
        case 'maximin', value = 0; if n > 1, value = min(pdist(T)); end
        case 'correlation', R = corrcoef(T); value = -sum(sum(triu(R, 1).^2));
        otherwise, value = 0;
    end
    if value > best, best = value; X = T; end
end
end
