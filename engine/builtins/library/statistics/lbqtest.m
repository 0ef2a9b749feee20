% SPDX-License-Identifier: Apache-2.0
function [h, p, statistic, critical] = lbqtest(res, varargin)
% Ljung and Box's test that a series has no autocorrelation up to lags: decisions, levels p, statistics and critical values. Options: Lags (20 or one less than the values; a
% vector for several tests), Alpha (0.05), DoF (the lags). Biometrika 65 (1978).
% Example: [h, p] = lbqtest([1 -1 2 -2 1 -1 2 -2 1 -2]', 'Lags', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(res) || ~isvector(res), error('econ:lbqtest:NonVectorInput', 'The residuals must be a vector.'); end
res = double(res(:));
res = res(~isnan(res));
n = numel(res);
args = varargin;
o = struct('Lags', min(20, n - 1), 'Alpha', 0.05, 'DoF', []);
if ~isempty(args) && isnumeric(args{1})
    names = {'Lags', 'Alpha', 'DoF'};
    for k = 1:numel(args), if ~isempty(args{k}), o.(names{k}) = args{k}; end, end
else
    o = testOptionPairs('lbqtest', args, o);
end
lags = reshape(o.Lags, 1, []);
if any(lags < 1 | lags ~= fix(lags) | lags > n - 1), error('econ:lbqtest:LagsTooLarge', 'Lags must be integers from 1 to %d.', n - 1); end
dof = o.DoF;
if isempty(dof), dof = lags; end
z = res - mean(res);
r = zeros(1, max(lags));
for k = 1:max(lags), r(k) = sum(z(1:end - k).*z(k + 1:end))/sum(z.^2); end
total = n*(n + 2)*cumsum(r.^2./(n - (1:max(lags))));
statistic = total(lags);
p = gammainc(statistic/2, reshape(dof, 1, [])/2, 'upper');
critical = chi2inv(1 - o.Alpha, dof);
h = p <= o.Alpha;
end
