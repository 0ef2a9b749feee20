% SPDX-License-Identifier: Apache-2.0
function [y, outlier, middle, spread] = hampel(x, k, n)
% Replaces samples that differ by more than n (3) standard deviations, by the median's, from the median of the k (3) neighbours on either side.
% Example: y = hampel([1 2 1 50 2 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(k), k = 3; end
if nargin < 3, n = 3; end
dim = 1 + isrow(x);
middle = movmedian(x, 2*k + 1, dim);
spread = 1.4826*movmad(x, 2*k + 1, dim);
outlier = abs(x - middle) > n*spread;
y = x;
y(outlier) = middle(outlier);
end
