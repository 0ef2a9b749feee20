% SPDX-License-Identifier: Apache-2.0
function limits = stretchlim(x, tol)
% Limits in [0, 1] between which all but the lowest and highest parts (0.01 and 0.99, or tol) of each plane lie: a column a plane.
% Example: limits = stretchlim(uint8(0:255))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'double', 'logical', 'int16', 'single'}, {'real', 'nonsparse'}, 'stretchlim', 'I or RGB', 1);
if nargin < 2, tol = [0.01 0.99]; end
tol = double(tol);
if isscalar(tol), tol = [tol, 1 - tol]; end
if tol(1) >= tol(2), error('images:stretchlim:invalidTolOrder', 'TOL(1) must be less than TOL(2).'); end
bins = 65536;
if isa(x, 'uint8'), bins = 256; end
limits = zeros(2, size(x, 3));
for k = 1:size(x, 3)
    counts = imhist(x(:, :, k), bins);
    share = cumsum(counts)/sum(counts);
    low = find(share > tol(1), 1);
    high = find(share >= tol(2), 1);
    if isempty(low) || isempty(high) || low == high
        limits(:, k) = [0; 1];
    else
        limits(:, k) = ([low; high] - 1)/(bins - 1);
    end
end
end
