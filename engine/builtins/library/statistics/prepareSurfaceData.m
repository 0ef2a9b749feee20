% SPDX-License-Identifier: Apache-2.0
function [x, y, z, w] = prepareSurfaceData(xin, yin, zin, win)
% Columns of doubles for a fit of a surface, without what is NaN or Inf in any of them; x and y may be
% the vectors of a grid of the columns and rows of z, or empty.
% Example: [x, y, z] = prepareSurfaceData(1:2, 1:3, ones(3, 2))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(xin), xin = 1:size(zin, 2); end
if isempty(yin), yin = 1:size(zin, 1); end
if ~isvector(zin) && numel(xin) == size(zin, 2) && numel(yin) == size(zin, 1)
    [xin, yin] = meshgrid(xin(:), yin(:));
end
if numel(xin) ~= numel(zin) || numel(yin) ~= numel(zin)
    error('curvefit:prepareFittingData:sizeMismatch', 'The number of elements of the arguments must be the same.');
end
x = double(real(xin(:)));
y = double(real(yin(:)));
z = double(real(zin(:)));
good = isfinite(x) & isfinite(y) & isfinite(z);
w = [];
if nargin > 3 && ~isempty(win)
    w = double(real(win(:)));
    good = good & isfinite(w);
    w = w(good);
end
x = x(good);
y = y(good);
z = z(good);
end
