% SPDX-License-Identifier: Apache-2.0
function y = nanmedian(x, dim)
% Median of the elements that are not NaN, along a dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, y = median(x, 'omitnan'); else, y = median(x, dim, 'omitnan'); end
end
