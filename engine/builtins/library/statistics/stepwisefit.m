% SPDX-License-Identifier: Apache-2.0
function [b, se, p, in, stats, next, history] = stepwisefit(X, y, varargin)
% Linear regression that takes in the columns of X one by one while they matter and drops those that do not any longer: coefficients, standard errors and levels p of
% all columns (of those outside as if each were taken in alone), and which are in. stats: intercept, rmse, rsq-like numbers; next: the column that would be
% the next one (0: none); history: rmse, in, of each step. Options: inmodel, penter (0.05), premove (0.1), display ('on'), maxiter, keep, scale ('off').
% Example: [b, se, p, in] = stepwisefit([1 2; 2 1; 3 5; 4 4; 5 1; 6 3], [1.1 2 2.9 4.2 5 6]', 'display', 'off');
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = double(y(:));
X = double(X);
if size(X, 1) ~= numel(y), error('stats:stepwisefit:InputSizeMismatch', 'X and Y must have the same number of rows.'); end
d = size(X, 2);
o = testOptionPairs('stepwisefit', varargin, struct('inmodel', false(1, d), 'penter', 0.05, 'premove', [], 'display', 'on', 'maxiter', Inf, 'keep', false(1, d), 'scale', 'off'));
if isempty(o.premove), o.premove = max(o.penter, 0.1); end
if o.penter > o.premove, error('stats:stepwisefit:BadEntryOrRemove', 'The level of entry must not be above that of removal.'); end
in = false(1, d);
in(o.inmodel ~= 0) = true;
if ~islogical(o.inmodel) && ~all(ismember(o.inmodel, [0 1])), in = false(1, d); in(o.inmodel) = true; end
keep = logical(o.keep);
good = ~any(isnan([X, y]), 2);
[X, y] = deal(X(good, :), y(good));
if strcmpi(o.scale, 'on'), X = (X - mean(X, 1))./std(X, 0, 1); end
loud = strcmpi(o.display, 'on');
history = struct('B', zeros(d, 0), 'rmse', zeros(1, 0), 'df0', zeros(1, 0), 'in', false(0, d));
r = looked(X, y, in);
step = 0;
if loud, fprintf('Initial columns included: %s\n', listed(in)); end
while step < o.maxiter
    outside = r.p;
    outside(in | isnan(r.p)) = Inf;
    inside = r.p;
    inside(~in | keep) = -Inf;
    [low, enter] = min(outside);
    [high, leave] = max(inside);
    if low < o.penter
        in(enter) = true;
        if loud, fprintf('Step %d, added column %d, p=%g\n', step + 1, enter, low); end
    elseif high >= o.premove
        in(leave) = false;
        if loud, fprintf('Step %d, removed column %d, p=%g\n', step + 1, leave, high); end
    else
        break
    end
    step = step + 1;
    r = looked(X, y, in);
    history.B(:, end + 1) = r.b';
    history.rmse(end + 1) = r.rmse;
    history.df0(end + 1) = nnz(in);
    history.in(end + 1, :) = in;
end
if loud, fprintf('Final columns included: %s\n', listed(in)); end
[b, se, p] = deal(r.b', r.se', r.p');
n = numel(y);
sst = sum((y - mean(y)).^2);
k = nnz(in);
F = (sst - r.sse)/max(k, 1)/(r.sse/r.dfe);
stats = struct('source', 'stepwisefit', 'dfe', r.dfe, 'df0', k, 'SStotal', sst, 'SSresid', r.sse, 'fstat', F, 'pval', fcdf(F, k, r.dfe, 'upper'), 'rmse', r.rmse, ...
    'B', b, 'SE', se, 'TSTAT', b./se, 'PVAL', p, 'intercept', r.intercept, 'yr', r.residual, 'wasnan', ~good);
outside = r.p;
outside(in | isnan(r.p)) = Inf;
[low, next] = min([outside, Inf]);
if ~(low < o.penter), next = 0; end
end

function t = listed(in)
t = 'none';
if any(in), t = strtrim(sprintf('%d ', find(in))); end
end

function r = looked(X, y, in)
[n, d] = size(X);
[r.b, r.se, r.p] = deal(zeros(1, d), zeros(1, d), NaN(1, d));
A = [ones(n, 1), X(:, in)];
[Q, R] = qr(A, 0);
c = R\(Q'*y);
r.residual = y - A*c;
r.sse = sum(r.residual.^2);
r.dfe = n - size(A, 2);
r.rmse = sqrt(r.sse/r.dfe);
r.intercept = c(1);
inverse = R\eye(size(R, 1));
s = r.rmse*sqrt(sum(inverse.^2, 2))';
r.b(in) = c(2:end)';
r.se(in) = s(2:end);
% Those outside, each of them with those inside.
for j = find(~in)
    z = X(:, j) - Q*(Q'*X(:, j));
    q = sum(z.^2);
    if q <= 1e-12*sum(X(:, j).^2), continue, end
    r.b(j) = z'*r.residual/q;
    left = r.sse - r.b(j)^2*q;
    r.se(j) = sqrt(max(left, 0)/(r.dfe - 1)/q);
end
f = repmat(r.dfe, 1, d) - ~in;
r.p = 2*tcdf(-abs(r.b./r.se), f);
r.p(r.se == 0) = NaN;
end
