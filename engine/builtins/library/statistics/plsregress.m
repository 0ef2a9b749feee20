% SPDX-License-Identifier: Apache-2.0
function [xl, yl, xs, ys, b, explained, mse, stats] = plsregress(X, Y, count, varargin)
% Partial least squares regression with count components: loadings of X and Y, scores, coefficients b with the constant in the first row, the share of variance explained
% (rows for X and Y), mean squared errors for 0, 1, ... components, and stats (W, T2, Xresiduals, Yresiduals). Option cv: parts of a cross validation of mse.
% SIMPLS of S. de Jong, Chemometrics and Intelligent Laboratory Systems 18 (1993).
% Example: [~, ~, ~, ~, b] = plsregress([1 2; 2 1; 3 5; 4 4], [1; 2; 3; 4], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, d] = size(X);
if size(Y, 1) ~= n, error('stats:plsregress:SizeMismatch', 'X and Y must have the same number of rows.'); end
most = min(n - 1, d);
if nargin < 3 || isempty(count), count = most; end
if ~isscalar(count) || count < 1 || count ~= fix(count) || count > most
    error('stats:plsregress:MaxComponents', 'The number of components must be an integer from 1 to %d.', most);
end
o = testOptionPairs('plsregress', varargin, struct('cv', 'resubstitution', 'mcreps', 1, 'options', []));
[mx, my] = deal(mean(X, 1), mean(Y, 1));
[X0, Y0] = deal(X - mx, Y - my);
[xl, yl, xs, ys, W] = simpls(X0, Y0, count);
b = W*yl';
b = [my - mx*b; b];
explained = [sum(xl.^2, 1)/sum(X0(:).^2); sum(yl.^2, 1)/sum(Y0(:).^2)];
if nargout > 6
    mse = zeros(2, count + 1);
    if ischar(o.cv) || isstring(o.cv)
        mse = errorsOf(X0, Y0, xl, yl, xs, count)/n;
    else
        part = o.cv;
        if isnumeric(part), part = cvpartition(n, 'KFold', part); end
        for k = 1:part.NumTestSets
            [train, out] = deal(training(part, k), test(part, k));
            [ux, uy] = deal(mean(X(train, :), 1), mean(Y(train, :), 1));
            [pl, ql, ~, ~, V] = simpls(X(train, :) - ux, Y(train, :) - uy, count);
            mse = mse + errorsOf(X(out, :) - ux, Y(out, :) - uy, pl, ql, (X(out, :) - ux)*V, count);
        end
        mse = mse/n;
    end
    stats = struct('W', W, 'T2', sum(xs.^2./var(xs, 0, 1), 2), 'Xresiduals', X0 - xs*xl', 'Yresiduals', Y0 - xs*yl');
end
end

function e = errorsOf(X, Y, xl, yl, xs, count)
e = [sum(X(:).^2); sum(Y(:).^2)];
for k = 1:count
    e(:, k + 1) = [sum(sum((X - xs(:, 1:k)*xl(:, 1:k)').^2)); sum(sum((Y - xs(:, 1:k)*yl(:, 1:k)').^2))];
end
end

function [xl, yl, xs, ys, W] = simpls(X, Y, count)
S = X'*Y;
[xl, W] = deal(zeros(size(X, 2), count));
yl = zeros(size(Y, 2), count);
[xs, ys] = deal(zeros(size(X, 1), count));
V = zeros(size(X, 2), 0);
for k = 1:count
    [r, s, q] = svd(S, 'econ');
    r = r(:, 1);
    t = X*r;
    norm_ = norm(t);
    t = t/norm_;
    xl(:, k) = X'*t;
    yl(:, k) = s(1)*q(:, 1)/norm_;
    W(:, k) = r/norm_;
    xs(:, k) = t;
    ys(:, k) = Y*yl(:, k);
    v = xl(:, k);
    % Twice, so that the basis stays orthogonal.
    v = v - V*(V'*v);
    v = v - V*(V'*v);
    V = [V, v/norm(v)];
    S = S - V(:, end)*(V(:, end)'*S);
    S = S - V*(V'*S);
end
for k = 1:count
    for turn = 1:2, ys(:, k) = ys(:, k) - xs(:, 1:k - 1)*(xs(:, 1:k - 1)'*ys(:, k)); end
end
end
