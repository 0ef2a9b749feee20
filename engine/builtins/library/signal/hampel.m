% SPDX-License-Identifier: Apache-2.0
function [y, outlier, middle, spread] = hampel(x, k, n)
% Replaces samples that differ by more than n (3) standard deviations, by the median's, from the median of the k (3) neighbours on either side.
% Example: y = hampel([1 2 1 50 2 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(k), k = 3; end
if nargin < 3, n = 3; end
dim = 1 + isrow(x);
middle = movmedian(x, 2*k + 1, dim);
spread = zeros(size(x));
if dim == 2, z = x.'; else, z = x; end
out = zeros(size(z));
for c = 1:size(z, 2)
    for i = 1:size(z, 1)
        near = z(max(1, i - k):min(end, i + k), c);
        out(i, c) = 1.4826*median(abs(near - median(near)));
    end
end
if dim == 2, spread = out.'; else, spread = out; end
outlier = abs(x - middle) > n*spread;
y = x;
y(outlier) = middle(outlier);
end
