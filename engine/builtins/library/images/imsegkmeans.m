% SPDX-License-Identifier: Apache-2.0
function [L, centers] = imsegkmeans(A, k, varargin)
% An image in k regions of like colours by k-means, with labels of the least class of integers that holds them, and the colours. Options:
% NormalizeInput (true: channels of mean 0 and deviation 1), NumAttempts (3), MaxIterations (100), Threshold (1e-4).
% Example: rng(1), L = imsegkmeans(uint8([10 12 200 205]), 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric'}, {'nonsparse', 'real', 'nonempty'}, 'imsegkmeans', 'I', 1);
validateattributes(k, {'numeric'}, {'scalar', 'integer', 'positive'}, 'imsegkmeans', 'K', 2);
o = struct('NormalizeInput', true, 'NumAttempts', 3, 'MaxIterations', 100, 'Threshold', 1e-4);
for j = 1:2:numel(varargin) - 1, o.(validatestring(varargin{j}, fieldnames(o), 'imsegkmeans')) = varargin{j + 1}; end
[rows, columns, depth] = size(A);
X = double(reshape(A, rows*columns, depth));
if k > size(X, 1), error('images:imsegkmeans:tooManyClusters', 'The number of clusters must not be above that of pixels.'); end
mu = zeros(1, depth);
sigma = ones(1, depth);
if o.NormalizeInput
    mu = mean(X, 1);
    sigma = std(X, 1, 1);
    sigma(sigma == 0) = 1;
end
Z = (X - mu)./sigma;
[label, C] = kmeans(Z, k, 'Replicates', o.NumAttempts, 'MaxIter', o.MaxIterations, 'EmptyAction', 'singleton');
kind = 'uint8';
if k > 255, kind = 'uint16'; end
if k > 65535, kind = 'double'; end
L = cast(reshape(label, rows, columns), kind);
centers = cast(C.*sigma + mu, class(A));
end
