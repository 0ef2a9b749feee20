% SPDX-License-Identifier: Apache-2.0
function [ci, boot] = bootci(n, fun, varargin)
% Interval of a statistic by n bootstrap samples: bootci(n, fun, data...), bootci(n, {fun, data...}, 'alpha', 0.05, 'type', t) with t 'bca'
% (bias corrected and accelerated, the default), 'per', 'norm' or 'cper'.
% Example: rng(1), ci = bootci(200, @mean, [1 2 4 8 9 3]')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
options = {};
if iscell(fun)
    data = fun(2:end); options = varargin; fun = fun{1};
else
    data = varargin;
    at = find(cellfun(@(v) (ischar(v) || isstring(v)) && any(strcmpi(v, {'alpha', 'type'})), data), 1);
    if ~isempty(at), options = data(at:end); data = data(1:at - 1); end
end
o = testOptionPairs('bootci', options, struct('alpha', 0.05, 'type', 'bca', 'nbootstd', 100, 'stderr', []));
for k = 1:numel(data), if isrow(data{k}), data{k} = data{k}.'; end, end
boot = bootstrp(n, fun, data{:});
value = reshape(fun(data{:}), 1, []);
a = o.alpha;
switch lower(o.type)
    case {'per', 'percentile'}
        ci = quantile(boot, [a/2; 1 - a/2], 1);
    case {'norm', 'normal'}
        bias = mean(boot, 1) - value;
        ci = value - bias + std(boot, 0, 1).*norminv([a/2; 1 - a/2]);
    case {'bca', 'cper', 'corrected percentile'}
        z0 = norminv(mean(boot < value, 1) + mean(boot == value, 1)/2);
        acc = zeros(size(value));
        if strcmpi(o.type, 'bca')
            J = jackknife(fun, data{:});
            gap = mean(J, 1) - J;
            acc = sum(gap.^3, 1)./(6*sum(gap.^2, 1).^1.5);
        end
        z = norminv([a/2; 1 - a/2]);
        p = normcdf(z0 + (z0 + z)./(1 - acc.*(z0 + z)));
        ci = zeros(2, numel(value));
        for j = 1:numel(value), ci(:, j) = quantile(boot(:, j), p(:, j)); end
    otherwise, error('stats:bootci:BadType', 'Unknown type ''%s''.', char(o.type));
end
end
