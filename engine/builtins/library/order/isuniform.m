% SPDX-License-Identifier: Apache-2.0
function [tf, step] = isuniform(A)
% True for a vector whose elements are evenly spaced, within rounding.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(A) || numel(A) < 2
    tf = false; step = NaN;
    return
end
step = (double(A(end)) - double(A(1))) / (numel(A) - 1);
ideal = double(A(1)) + step * reshape(0:numel(A) - 1, size(A));
tf = step ~= 0 && all(abs(double(A) - ideal) <= 4 * eps(max(abs(double(A(:))))));
if ~tf, step = NaN; end
end
