% SPDX-License-Identifier: Apache-2.0
function [y, i] = datasample(data, k, varargin)
% k elements of a vector or rows of a matrix (or along a dimension) drawn at random with replacement;
% 'Replace' false draws without it, 'Weights' gives chances.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
dim = find(size(data) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
replace = true;
weights = [];
for at = 1:2:numel(varargin) - 1
    switch lower(char(varargin{at}))
        case 'replace', replace = varargin{at + 1};
        case 'weights', weights = varargin{at + 1};
        otherwise
            error('stats:internal:parseArgs:BadParamName', 'Invalid parameter name:  %s.', char(varargin{at}));
    end
end
n = size(data, dim);
if ~replace && k > n
    error('stats:datasample:SampleTooLarge', 'K must be less than or equal to N for sampling without replacement.');
end
if isempty(weights) || replace
    i = reshape(randsample(n, k, replace, weights), 1, []);
else
    % The k smallest of exponential times with these rates are a weighted sample without replacement.
    [~, order] = sort(-log(rand(1, n)) ./ reshape(weights, 1, []));
    i = order(1:k);
end
at = repmat({':'}, 1, max(ndims(data), dim));
at{dim} = i;
y = data(at{:});
end
