% SPDX-License-Identifier: Apache-2.0
function [h, p, ci, z] = ztest(x, m, sigma, varargin)
% Test of the mean m of a normal distribution of known standard deviation sigma. Options 'Alpha' (0.05), 'Tail', 'Dim'.
% Example: [h, p] = ztest([5.1 4.9 5.3 5.6], 5, 0.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('ztest', varargin, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
if isempty(o.Dim), o.Dim = find([size(x), 2] ~= 1, 1); end
n = sum(~isnan(x), o.Dim);
middle = mean(x, o.Dim, 'omitnan');
error_ = sigma./sqrt(n);
z = (middle - m)./error_;
[p, low, high] = tailsOf(o, z, @normcdf, @norminv);
ci = cat(o.Dim, middle + low.*error_, middle + high.*error_);
h = double(p <= o.Alpha);
h(isnan(p)) = NaN;
end
