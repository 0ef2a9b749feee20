% SPDX-License-Identifier: Apache-2.0
function [B, info] = lasso(X, y, varargin)
% Linear regression with a penalty of the coefficients' magnitudes, for a sequence of penalties, by descent along coordinates. Options 'Alpha' (1;
% less: elastic net), 'Lambda', 'NumLambda' (100), 'LambdaRatio' (1e-4), 'Standardize' (true), 'Intercept' (true), 'RelTol' (1e-4), 'MaxIter'. 'CV', k
% estimates the errors by cross-validation in k parts (or a cvpartition): the second output then has SE, IndexMinMSE, LambdaMinMSE, Index1SE, Lambda1SE too.
% Example: B = lasso([1 2; 2 1; 3 5; 4 4; 5 1], [1 2 3 4 5]', 'Lambda', 0.1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('lasso', varargin, struct('Alpha', 1, 'Lambda', [], 'NumLambda', 100, 'LambdaRatio', 1e-4, 'Standardize', true, ...
    'Intercept', true, 'RelTol', 1e-4, 'MaxIter', 1e5, 'DFmax', Inf, 'PredictorNames', [], 'CV', 'resubstitution', 'Weights', []));
y = y(:);
if isempty(o.Lambda)
    [Z, ~, r0] = scaled(X, y, o);
    top = max(abs(Z'*r0))/(numel(y)*max(o.Alpha, 1e-3));
    o.Lambda = top*o.LambdaRatio.^((o.NumLambda - 1:-1:0)/(o.NumLambda - 1));
end
lambda = sort(o.Lambda(:).');
[B, intercept] = fitted(X, y, lambda, o);
info = struct('Intercept', intercept, 'Lambda', lambda, 'Alpha', o.Alpha, 'DF', sum(B ~= 0, 1), 'MSE', mean((y - intercept - X*B).^2, 1));
if (ischar(o.CV) || isstring(o.CV)) && strcmpi(o.CV, 'resubstitution'), return, end
parts = partsOf(o.CV, numel(y));
errors = zeros(max(parts), numel(lambda));
for k = 1:max(parts)
    out = parts == k;
    [C, c] = fitted(X(~out, :), y(~out), lambda, o);
    errors(k, :) = mean((y(out) - c - X(out, :)*C).^2, 1);
end
share = accumarray(parts, 1)/numel(y);
info.MSE = sum(share.*errors, 1);
info.SE = std(errors, share, 1)/sqrt(max(parts) - 1);
[least, info.IndexMinMSE] = min(info.MSE);
info.LambdaMinMSE = lambda(info.IndexMinMSE);
info.Index1SE = find(info.MSE <= least + info.SE(info.IndexMinMSE), 1, 'last');
info.Lambda1SE = lambda(info.Index1SE);
end

function parts = partsOf(cv, n)
% The part of each observation, in a random order.
if isnumeric(cv)
    if ~isscalar(cv) || cv < 2 || cv ~= fix(cv), error('stats:lasso:InvalidCV', 'The number of parts must be an integer greater than 1.'); end
    parts = mod((0:n - 1)', min(cv, n)) + 1;
    parts = parts(randperm(n));
    return
end
parts = zeros(n, 1);
for k = 1:cv.NumTestSets, parts(test(cv, k)) = k; end
end

function [Z, s, r0, m, my] = scaled(X, y, o)
m = zeros(1, size(X, 2)); my = 0;
if o.Intercept, m = mean(X, 1); my = mean(y); end
Z = X - m;
s = ones(1, size(X, 2));
if o.Standardize, s = std(Z, 1, 1); s(s == 0) = 1; end
Z = Z./s;
r0 = y - my;
end

function [B, intercept] = fitted(X, y, lambda, o)
% The coefficients for each penalty, from the greatest down.
[n, p] = size(X);
[Z, s, r0, m, my] = scaled(X, y, o);
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
intercept = my - m*B;
end
