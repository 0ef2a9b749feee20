% SPDX-License-Identifier: Apache-2.0
function y = ind2gray(x, map)
% Intensity image of an indexed image, in class double.
% Example: y = ind2gray([1 2], [0 0 0; 1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
gray = rgb2gray(map);
if ~isfloat(x), x = double(x) + 1; end
x = min(max(round(double(x)), 1), size(map, 1));
y = reshape(gray(x, 1), size(x));
end
