% SPDX-License-Identifier: Apache-2.0
function y = nanmean(x, dim)
% Mean of the elements that are not NaN, along a dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, y = mean(x, 'omitnan'); else, y = mean(x, dim, 'omitnan'); end
end
