% SPDX-License-Identifier: Apache-2.0
function [B, I] = topkrows(A, k, varargin)
% The first k rows in descending order, or in that of the columns and directions given as for
% sortrows, and their positions.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(varargin)
    [B, I] = sortrows(A, 'descend');
elseif numel(varargin) == 1 && isnumeric(varargin{1})
    [B, I] = sortrows(A, varargin{1}, 'descend');
else
    [B, I] = sortrows(A, varargin{:});
end
n = min(k, size(A, 1));
B = B(1:n, :);
I = I(1:n);
end
