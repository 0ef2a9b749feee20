% SPDX-License-Identifier: Apache-2.0
function y = sgolayfilt(x, order, frame, weights, dim)
% Smooths by polynomials fitted to frames of samples; the ends take the first and the last frame's polynomial.
% Example: y = sgolayfilt((1:7).^2, 2, 5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, weights = []; end
if nargin < 5, dim = []; end
B = sgolay(order, frame, weights);
[x, restore] = signalColumns('sgolayfilt', x, dim);
rows = size(x, 1);
if rows < frame
    error('signal:sgolayfilt:InvalidDimensions', 'The length of the input must be %d at least.', frame);
end
half = (frame - 1)/2;
steady = filter(fliplr(B(half + 1, :)), 1, double(x), [], 1);
y = [B(1:half, :)*double(x(1:frame, :)); steady(frame:rows, :); B(half + 2:frame, :)*double(x(rows - frame + 1:rows, :))];
y = restore(cast(y, 'like', y([]) + x([])));
end
