% SPDX-License-Identifier: Apache-2.0
function [B, info] = lasso(X, y, varargin)
% Linear regression with a penalty of the coefficients' magnitudes, for a sequence of penalties, by descent along coordinates. Options 'Alpha' (1;
% less: elastic net), 'Lambda', 'NumLambda' (100), 'LambdaRatio' (1e-4), 'Standardize' (true), 'Intercept' (true), 'RelTol' (1e-4), 'MaxIter'.
% Example: B = lasso([1 2; 2 1; 3 5; 4 4; 5 1], [1 2 3 4 5]', 'Lambda', 0.1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('lasso', varargin, struct('Alpha', 1, 'Lambda', [], 'NumLambda', 100, 'LambdaRatio', 1e-4, 'Standardize', true, ...
    'Intercept', true, 'RelTol', 1e-4, 'MaxIter', 1e5, 'DFmax', Inf, 'PredictorNames', [], 'CV', 'resubstitution', 'Weights', []));
y = y(:);
[n, p] = size(X);
m = zeros(1, p); my = 0;
if o.Intercept, m = mean(X, 1); my = mean(y); end
Z = X - m;
s = ones(1, p);
if o.Standardize, s = std(Z, 1, 1); s(s == 0) = 1; end
Z = Z./s;
r0 = y - my;
if isempty(o.Lambda)
    top = max(abs(Z'*r0))/(n*max(o.Alpha, 1e-3));
    o.Lambda = top*o.LambdaRatio.^((o.NumLambda - 1:-1:0)/(o.NumLambda - 1));
end
lambda = sort(o.Lambda(:).');
B = zeros(p, numel(lambda));
b = zeros(p, 1);
squares = sum(Z.^2, 1).'/n;
for k = numel(lambda):-1:1
    r = r0 - Z*b;
    for turn = 1:o.MaxIter
        before = b;
        for j = 1:p
            if squares(j) == 0, continue, end
            g = Z(:, j)'*r/n + squares(j)*b(j);
            new = sign(g)*max(abs(g) - lambda(k)*o.Alpha, 0)/(squares(j) + lambda(k)*(1 - o.Alpha));
            if new ~= b(j), r = r + Z(:, j)*(b(j) - new); b(j) = new; end
        end
        if norm(b - before) <= o.RelTol*1e-2*max(norm(b), realmin), break, end
    end
    B(:, k) = b;
end
B = B./s.';
info = struct('Intercept', my - m*B, 'Lambda', lambda, 'Alpha', o.Alpha, 'DF', sum(B ~= 0, 1), 'MSE', mean((y - (my - m*B) - X*B).^2, 1));
end
