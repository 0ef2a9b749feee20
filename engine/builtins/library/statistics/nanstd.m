% SPDX-License-Identifier: Apache-2.0
function y = nanstd(x, w, dim)
% Standard deviation of the elements that are not NaN, along a dimension; w is 0 (by n-1), 1 (by n) or weights.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(w), w = 0; end
if nargin < 3, y = std(x, w, 'omitnan'); else, y = std(x, w, dim, 'omitnan'); end
end
