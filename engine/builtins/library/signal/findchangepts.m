% SPDX-License-Identifier: Apache-2.0
function [at, residual] = findchangepts(x, varargin)
% Where a signal changes most: the first samples of the new parts. Options: MaxNumChanges (1), Statistic ('mean', 'rms', 'std', 'linear'),
% MinThreshold (as many changes as lower the residual by that much each), MinDistance. The columns of a matrix are samples of several signals.
% residual is the error that remains; without outputs the signal is drawn with its changes.
% Example: at = findchangepts([1 1 1 5 5 5 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(x) || ~ismatrix(x) || ~isreal(x) || any(~isfinite(x(:))), error('MATLAB:findchangepts:expectedFinite', 'Expected X to be finite.'); end
if mod(numel(varargin), 2) == 1, error('MATLAB:findchangepts:NameValue', 'Name-value arguments must come in pairs.'); end
o = struct('MaxNumChanges', [], 'Statistic', 'mean', 'MinThreshold', [], 'MinDistance', []);
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'findchangepts')) = varargin{k + 1}; end
what = validatestring(o.Statistic, {'mean', 'rms', 'std', 'linear'}, 'findchangepts', 'Statistic');
if ~isempty(o.MaxNumChanges) && ~isempty(o.MinThreshold)
    error('signal:findchangepts:ConflictingParameters', 'MaxNumChanges and MinThreshold cannot both be specified.');
end
if isempty(o.MaxNumChanges) && isempty(o.MinThreshold), o.MaxNumChanges = 1; end
isRow = ~iscolumn(x);
if iscolumn(x), x = x.'; end
x = double(x);
n = size(x, 2);
least = 1 + any(strcmp(what, {'std', 'linear'}));
if ~isempty(o.MinDistance), least = max(least, o.MinDistance); end
cost = costOf(x, what);
if isempty(o.MinThreshold)
    [at, residual] = fewest(cost, n, least, o.MaxNumChanges);
else
    [at, residual] = byPenalty(cost, n, least, double(o.MinThreshold));
end
if isRow, at = reshape(at, 1, []); else, at = reshape(at, [], 1); end
if nargout > 0, return, end
plot(reshape(x.', n, []));
for k = 1:numel(at), xline(at(k), 'g'); end
title(sprintf('Number of changepoints = %d, total residual error = %g', numel(at), residual));
clear at residual
end

function f = costOf(x, what)
% f(i, j) for a column i: the error of the parts that begin with i and end with j.
if ~strcmp(what, 'rms'), x = x - mean(x, 2); end
m = size(x, 1);
S = [zeros(m, 1), cumsum(x, 2)];
Q = [zeros(m, 1), cumsum(x.^2, 2)];
t = 1:size(x, 2);
P = [zeros(m, 1), cumsum(x.*t, 2)];
switch what
    case 'mean', f = @(i, j) sum(squares(S, Q, i, j), 1)';
    case 'rms', f = @(i, j) sum((j - i' + 1).*log(max((Q(:, j + 1) - Q(:, i))./(j - i' + 1), realmin)), 1)';
    case 'std', f = @(i, j) sum((j - i' + 1).*log(max(squares(S, Q, i, j)./(j - i' + 1), realmin)), 1)';
    otherwise, f = @(i, j) sum(lineError(S, Q, P, i, j), 1)';
end
end

function e = squares(S, Q, i, j)
n = j - i' + 1;
e = max(Q(:, j + 1) - Q(:, i) - (S(:, j + 1) - S(:, i)).^2./n, 0);
end

function e = lineError(S, Q, P, i, j)
n = j - i' + 1;
s = S(:, j + 1) - S(:, i);
middle = (i' + j)/2;
xt = P(:, j + 1) - P(:, i) - middle.*s;
tt = n.*(n.^2 - 1)/12;
e = max(squares(S, Q, i, j) - xt.^2./max(tt, realmin), 0);
end

function [at, residual] = fewest(cost, n, least, most)
% The best parts for each number of changes up to most.
if ~isscalar(most) || most < 0 || most ~= fix(most), error('MATLAB:findchangepts:expectedInteger', 'Expected MaxNumChanges to be integer-valued.'); end
most = min(most, floor(n/least) - 1);
best = Inf(most + 1, n);
from = zeros(most + 1, n);
for j = least:n, best(1, j) = cost(1, j); end
for j = 2*least:n
    i = (least + 1:j - least + 1)';
    c = cost(i, j);
    for k = 1:most
        [best(k + 1, j), which] = min(best(k, i - 1)' + c);
        from(k + 1, j) = i(which);
    end
end
total = best(:, n);
if isempty(total), at = []; residual = cost(1, n); return, end
% Fewer changes where more do not help.
k = find(total <= min(total) + 1e-12*abs(total(1)), 1);
residual = total(k);
at = zeros(1, k - 1);
j = n;
for c = k:-1:2
    at(c - 1) = from(c, j);
    j = from(c, j) - 1;
end
end

function [at, residual] = byPenalty(cost, n, least, penalty)
best = Inf(1, n);
from = ones(1, n);
for j = least:n
    i = [1, least + 1:j - least + 1]';
    before = [0, best(i(2:end)' - 1) + penalty];
    [best(j), which] = min(before' + cost(i, j));
    from(j) = i(which);
end
at = [];
j = n;
residual = 0;
while j > 0
    residual = residual + cost(from(j), j);
    if from(j) > 1, at = [from(j) at]; end
    j = from(j) - 1;
end
end
