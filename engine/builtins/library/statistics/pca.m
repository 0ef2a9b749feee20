% SPDX-License-Identifier: Apache-2.0
function [coeff, score, latent, tsquared, explained, mu] = pca(x, varargin)
% Principal components of the rows of x: directions in columns (their largest elements positive), scores,
% variances, Hotelling's T^2, percentages of variance, means. Options: 'Centered', 'Economy',
% 'NumComponents'; rows with NaN are left out.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(x) || ndims(x) > 2 || ~isreal(x)
    error('stats:pca:InvalidInput', 'X must be a real 2-D numeric matrix.');
end
centred = true; economy = true; wanted = size(x, 2);
for k = 1:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
        case 'centered', centred = logical(value);
        case 'economy', economy = logical(value);
        case 'numcomponents', wanted = value;
        case {'algorithm', 'rows'}
        otherwise
            error('stats:internal:parseArgs:BadParamName', 'Invalid parameter name:  %s.', char(varargin{k}));
    end
end
whole = ~any(isnan(x), 2);
rows = size(x, 1);
x = x(whole, :);
[n, p] = size(x);
mu = zeros(1, p, class(x));
free = n;
if centred
    mu = mean(x, 1);
    free = n - 1;
end
[u, s, coeff] = svd(x - mu, 'econ');
s = diag(s);
kept = numel(s);
if centred && economy && n <= p, kept = max(n - 1, 0); end
if kept < numel(s)
    s = s(1:kept); u = u(:, 1:kept); coeff = coeff(:, 1:kept);
end
latent = s.^2 / free;
if ~economy && p > numel(s)
    coeff = [coeff, null(coeff')];
    latent(end + 1:p, 1) = 0;
    u(:, end + 1:p) = 0;
    s(end + 1:p, 1) = 0;
end
[~, at] = max(abs(coeff), [], 1);
signs = sign(coeff(at + (0:size(coeff, 2) - 1) * p));
coeff = coeff .* signs;
part = u .* s' .* signs;
used = latent > 0 & s > max(n, p) * eps(max([s; 0]));
t2 = sum((part(:, used) ./ sqrt(latent(used)')).^2, 2);
explained = 100 * latent / sum(latent);
wanted = min(wanted, size(coeff, 2));
coeff = coeff(:, 1:wanted);
score = NaN(rows, wanted, class(x));
score(whole, :) = part(:, 1:wanted);
tsquared = NaN(rows, 1, class(x));
tsquared(whole) = t2;
end
