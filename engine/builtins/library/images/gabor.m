% SPDX-License-Identifier: Apache-2.0
function g = gabor(wavelength, orientation, varargin)
% Filters of Gabor, an object for each wavelength (pixels, 2 or more) and orientation (degrees, the direction in which the wave goes), wavelengths
% fastest. Options: SpatialFrequencyBandwidth (1 octave), SpatialAspectRatio (0.5). Properties are these and SpatialKernel; imgaborfilt applies them.
% Example: g = gabor(4, [0 90]); n = numel(g)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(wavelength, {'numeric'}, {'vector', 'real', 'finite', '>=', 2}, 'gabor', 'Wavelength', 1);
validateattributes(orientation, {'numeric'}, {'vector', 'real', 'finite'}, 'gabor', 'Orientation', 2);
o = struct('SpatialFrequencyBandwidth', 1, 'SpatialAspectRatio', 0.5);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'gabor')) = varargin{k + 1}; end
[w, t, b, r] = ndgrid(double(wavelength(:)), double(orientation(:)), double(o.SpatialFrequencyBandwidth(:)), double(o.SpatialAspectRatio(:)));
g = bank([w(:), t(:), b(:), r(:)]);
end

function g = bank(each)
% Filters are kept as rows of numbers; the properties of several are rows, so that [g.Wavelength] is what it is of an array.
n = size(each, 1);
kernels = cell(1, n);
for k = 1:n, kernels{k} = kernelOf(each(k, :)); end
if n == 1, kernels = kernels{1}; end
p = struct('Wavelength', each(:, 1)', 'Orientation', each(:, 2)', 'SpatialFrequencyBandwidth', each(:, 3)', 'SpatialAspectRatio', each(:, 4)');
p.SpatialKernel = kernels;
g = makeObject('gabor', p, struct('extent', [1 n], 'each', each), struct('disp', @shown, 'call', @chosen, 'size', @(g) objectState(g).extent, 'numel', @(g) size(objectState(g).each, 1), 'length', @(g) size(objectState(g).each, 1)));
end

function h = chosen(g, varargin)
each = objectState(g).each;
at = reshape(1:size(each, 1), 1, []);
h = bank(each(at(varargin{:}), :));
end

function kernel = kernelOf(v)
[w, t, b, r] = deal(v(1), v(2), v(3), v(4));
[sx, sy] = gaborWidths(w, b, r);
far = ceil(3.5*max(sx, sy));
[X, Y] = meshgrid(-far:far);
u = X*cosd(t) - Y*sind(t);
v = X*sind(t) + Y*cosd(t);
kernel = exp(-(u.^2/sx^2 + v.^2/sy^2)/2).*exp(2i*pi*u/w)/(2*pi*sx*sy);
end

function shown(g)
n = size(objectState(g).each, 1);
if n ~= 1
    fprintf('  1%s%d gabor array with properties:\n\n    Wavelength\n    Orientation\n    SpatialFrequencyBandwidth\n    SpatialAspectRatio\n    SpatialKernel\n\n', char(215), n);
    return
end
fprintf('  gabor with properties:\n\n                   Wavelength: %g\n                  Orientation: %g\n    SpatialFrequencyBandwidth: %g\n           SpatialAspectRatio: %g\n                SpatialKernel: [%d%s%d double]\n\n', ...
    g.Wavelength, g.Orientation, g.SpatialFrequencyBandwidth, g.SpatialAspectRatio, size(g.SpatialKernel, 1), char(215), size(g.SpatialKernel, 2));
end
