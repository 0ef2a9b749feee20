% SPDX-License-Identifier: Apache-2.0
function [i, n] = vec2ind(v)
% The row of the largest element of each column, and the number of rows.
% Example: i = vec2ind([1 0 0; 0 0 1; 0 1 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[largest, i] = max(full(v), [], 1);
i(isnan(largest)) = NaN;
n = size(v, 1);
end
