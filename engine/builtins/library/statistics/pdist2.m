% SPDX-License-Identifier: Apache-2.0
function [d, i] = pdist2(x, y, metric, varargin)
% Distances between the rows of x and those of y: 'euclidean', 'squaredeuclidean', 'seuclidean',
% 'cityblock', 'chebychev', 'minkowski', 'mahalanobis', 'cosine', 'correlation', 'hamming', 'jaccard',
% or a function of a row and a matrix. 'Smallest' or 'Largest' with k give the k of each column in order.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(metric), metric = 'euclidean'; end
if size(x, 2) ~= size(y, 2)
    error('stats:pdist2:SizeMismatch', 'X and Y must have the same number of columns.');
end
p = [];
if ~isempty(varargin) && isnumeric(varargin{1}), p = varargin{1}; varargin(1) = []; end
if isempty(p) && strcmpi(metric, 'seuclidean'), p = std(x); end
if isempty(p) && strcmpi(metric, 'mahalanobis'), p = cov(x); end
d = rowDistances(x, y, metric, p);
i = [];
if isempty(varargin), return, end
if numel(varargin) ~= 2 || ~any(strcmpi(varargin{1}, {'Smallest', 'Largest'}))
    error('stats:pdist2:BadOption', 'The options must be ''Smallest'' or ''Largest'' with a number.');
end
if strcmpi(varargin{1}, 'Smallest'), way = 'ascend'; else, way = 'descend'; end
if strcmp(way, 'ascend') && isequal(varargin{2}, 1) && size(d, 1) > 0
    [d, i] = min(d, [], 1);
    return
end
[d, i] = sort(d, 1, way);
k = min(varargin{2}, size(d, 1));
d = d(1:k, :);
i = i(1:k, :);
end
