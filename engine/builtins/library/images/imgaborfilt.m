% SPDX-License-Identifier: Apache-2.0
function [magnitude, phase] = imgaborfilt(A, varargin)
% Magnitude and phase of an image behind filters of Gabor: imgaborfilt(A, wavelength, orientation) with the options of gabor, or (A, g) with what gabor gave, a
% page a filter. A wave of the filter's own length and amplitude 1 has magnitude 0.5. Borders are continued by their pixels.
% Example: [x, y] = meshgrid(0:31); m = imgaborfilt(cos(2*pi*x/4), 4, 0);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(A, {'numeric', 'logical'}, {'real', 'nonsparse', '2d'}, 'imgaborfilt', 'A', 1);
if isnumeric(varargin{1}), g = gabor(varargin{:}); else, g = varargin{1}; end
kind = 'double';
if isa(A, 'single'), kind = 'single'; end
[rows, columns] = size(A);
magnitude = zeros(rows, columns, numel(g), kind);
phase = magnitude;
A = double(A);
if isempty(A), return, end
for k = 1:numel(g)
    f = g(k);
    [sx, sy] = gaborWidths(f.Wavelength, f.SpatialFrequencyBandwidth, f.SpatialAspectRatio);
    pad = ceil(3.5*max(sx, sy));
    x = A([ones(1, pad), 1:rows, rows*ones(1, pad)], [ones(1, pad), 1:columns, columns*ones(1, pad)]);
    [m, n] = size(x);
    [U, V] = meshgrid(cyclic(n), cyclic(m));
    along = U*cosd(f.Orientation) - V*sind(f.Orientation) - 1/f.Wavelength;
    across = U*sind(f.Orientation) + V*cosd(f.Orientation);
    y = ifft2(fft2(x).*exp(-2*pi^2*(sx^2*along.^2 + sy^2*across.^2)));
    y = y(pad + (1:rows), pad + (1:columns));
    magnitude(:, :, k) = abs(y);
    phase(:, :, k) = angle(y);
end
end

function f = cyclic(n)
f = [0:ceil(n/2) - 1, -floor(n/2):-1]/n;
end
