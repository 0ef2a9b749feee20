% SPDX-License-Identifier: Apache-2.0
function X = grayslice(I, n)
% Indices of the levels of a grey image: of n (10 unless said) equal ones, or of those above thresholds
% from 0 to 1, or in the range of an integer image where they are integers. uint8 up to 256 levels,
% counted from 0; doubles from 1 beyond.
% Example: X = grayslice([0 0.3 0.6 1], 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, n = 10; end
if isscalar(n) && n >= 1
    if n ~= round(n), error('images:grayslice:mustBeInteger', 'The number of levels must be an integer.'); end
    n = (1:n - 1)/n;
end
levels = sort(double(n(:)'));
v = double(I);
if ~isfloat(I)
    range = double([intmin(class(I)), intmax(class(I))]);
    if all(levels <= 1), v = (v - range(1))/(range(2) - range(1)); end
end
X = zeros(size(I));
for t = levels, X = X + (v >= t); end
if numel(levels) < 256, X = uint8(X); else, X = X + 1; end
end
