% SPDX-License-Identifier: Apache-2.0
function [B, I] = mink(A, k, varargin)
% The k least elements along a dimension, in ascending order, and their positions.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[B, I] = firstOf(A, k, 'ascend', varargin{:});
end

function [B, I] = firstOf(A, k, direction, varargin)
if ~isnumeric(k) || ~isscalar(k) || k < 0 || k ~= fix(k)
    error('MATLAB:topk:InvalidK', 'K must be a nonnegative integer scalar.');
end
dim = [];
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
if isempty(dim)
    dim = find(size(A) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
[B, I] = sort(A, dim, direction, 'MissingPlacement', 'last', varargin{:});
subs = repmat({':'}, 1, max(ndims(A), dim));
subs{dim} = 1:min(k, size(A, dim));
B = B(subs{:});
I = I(subs{:});
end
