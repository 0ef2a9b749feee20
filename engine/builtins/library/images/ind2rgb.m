% SPDX-License-Identifier: Apache-2.0
function [r, g, b] = ind2rgb(x, map)
% Colour image of indices into a map: integers count from 0, floating-point numbers from 1.
% Example: rgb = ind2rgb([1 2], [1 0 0; 0 0 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isfloat(map) && ismatrix(map) && size(map, 2) == 3)
    error('MATLAB:ind2rgb:invalidMap', 'MAP must be an M-by-3 array of class double or single.');
end
if ~isfloat(x), x = double(x) + 1; end
x = min(max(round(double(x)), 1), size(map, 1));
sizes = size(x);
r = reshape(map(x, 1), sizes);
g = reshape(map(x, 2), sizes);
b = reshape(map(x, 3), sizes);
if nargout < 2, r = cat(3, r, g, b); end
end
