% SPDX-License-Identifier: Apache-2.0
function y = nansum(x, dim)
% Sum of the elements that are not NaN, along a dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, y = sum(x, 'omitnan'); else, y = sum(x, dim, 'omitnan'); end
end
