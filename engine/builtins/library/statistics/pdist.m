% SPDX-License-Identifier: Apache-2.0
function d = pdist(x, metric, p)
% Distances between all pairs of rows, as a row: (2,1), (3,1), …, (3,2), …: pdist([0 0; 3 4]) is 5.
% Metrics as those of pdist2.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(metric), metric = 'euclidean'; end
if nargin < 3, p = []; end
if ndims(x) > 2, error('stats:pdist:InputMustBe2D', 'X must be a 2-D array.'); end
n = size(x, 1);
if n < 2, d = zeros(1, 0); return, end
if isempty(p) && strcmpi(metric, 'seuclidean'), p = std(x); end
if isempty(p) && strcmpi(metric, 'mahalanobis'), p = cov(x); end
full_ = rowDistances(x, x, metric, p);
d = full_(tril(true(n), -1)).';
end
