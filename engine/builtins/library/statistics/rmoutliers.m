% SPDX-License-Identifier: Apache-2.0
function [B, removed] = rmoutliers(A, varargin)
% Leaves out the elements of a vector, or the rows of a matrix, that isoutlier finds; which it were.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tf = isoutlier(A, varargin{:});
if isvector(A)
    removed = tf;
    B = A(~tf);
else
    removed = any(tf, 2);
    B = A(~removed, :);
end
end
