% SPDX-License-Identifier: Apache-2.0
function [h, p, statistic, critical] = archtest(res, varargin)
% Engle's test that the squares of residuals do not depend on their past: decisions, levels p, statistics (n*R^2 of the regression of squares on those before) and
% critical values. Options: Lags (1; a vector for several tests), Alpha (0.05). Econometrica 50 (1982).
% Example: [h, p] = archtest([1 -1 2 -2 1 -1 2 -2 1 -2]')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(res) || ~isvector(res), error('econ:archtest:NonVectorInput', 'The residuals must be a vector.'); end
res = double(res(:));
res = res(~isnan(res));
args = varargin;
o = struct('Lags', 1, 'Alpha', 0.05);
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), o.Lags = args{1}; end
    if numel(args) > 1 && ~isempty(args{2}), o.Alpha = args{2}; end
else
    o = testOptionPairs('archtest', args, o);
end
lags = reshape(o.Lags, 1, []);
n = numel(res);
if any(lags < 1 | lags ~= fix(lags) | lags > n - 2), error('econ:archtest:LagsTooLarge', 'Lags must be integers from 1 to %d.', n - 2); end
q = res.^2;
statistic = zeros(size(lags));
for k = 1:numel(lags)
    m = lags(k);
    A = [ones(n - m, 1), zeros(n - m, m)];
    for j = 1:m, A(:, j + 1) = q(m + 1 - j:n - j); end
    y = q(m + 1:n);
    e = y - A*(A\y);
    statistic(k) = (n - m)*(1 - sum(e.^2)/sum((y - mean(y)).^2));
end
p = gammainc(max(statistic, 0)/2, lags/2, 'upper');
critical = chi2inv(1 - o.Alpha, lags);
h = p <= o.Alpha;
end
