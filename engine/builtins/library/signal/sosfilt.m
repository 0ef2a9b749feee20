% SPDX-License-Identifier: Apache-2.0
function y = sosfilt(sos, x, dim)
% Filters x along a dimension (the first that is not 1) by second-order sections, rows [b0 b1 b2 1 a1 a2].
% Example: y = sosfilt([1 1 0 1 -0.5 0], [1 0 0 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(sos) || size(sos, 2) ~= 6 || isempty(sos)
    error('signal:sosfilt:InvalidDimensions', 'SOS must be an L-by-6 matrix.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
y = x;
for r = 1:size(sos, 1)
    y = filter(sos(r, 1:3), sos(r, 4:6), y, [], dim);
end
end
