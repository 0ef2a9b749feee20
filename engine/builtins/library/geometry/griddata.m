% SPDX-License-Identifier: Apache-2.0
function [xq, yq, vq] = griddata(x, y, v, xq, yq, varargin)
% Interpolation of values v at scattered points of the plane or of space: griddata(x, y, v, xq, yq, method) or
% griddata(x, y, z, v, xq, yq, zq, method). Methods: 'linear' over the Delaunay simplices and 'natural' neighbours
% (NaN outside of the hull), 'nearest', and for the plane 'cubic', piecewise cubics with continuous slopes, and 'v4', the
% biharmonic spline. [xq, yq, vq] = griddata(...) gives
% the grid too.
% Example: vq = griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], 0.5, 0.25)
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = [{x, y, v, xq, yq}, varargin];
method = 'linear';
for k = 6:numel(args)
    if ischar(args{k}) || isstring(args{k})
        method = lower(char(args{k}));
        args = args(1:k - 1);
        break;
    end
end
if ~any(numel(args) == [5 7])
    error('MATLAB:griddata:InvalidNumInputArgs', 'Invalid number of input arguments.');
elseif ~any(strcmp(method, {'linear', 'natural', 'nearest', 'cubic', 'v4'})) || ...
        (any(strcmp(method, {'v4', 'cubic'})) && numel(args) == 7)
    error('MATLAB:griddata:UnknownMethod', 'Unknown method ''%s''.', method);
end
d = (numel(args) - 1)/2;
v = args{d + 1};
sites = args(1:d);
if d == 2 && ~isvector(v) && isvector(sites{1}) && isvector(sites{2}) && isequal(size(v), [numel(sites{2}), numel(sites{1})])
    [sites{1}, sites{2}] = meshgrid(sites{1}, sites{2});
end
if any(cellfun(@numel, sites) ~= numel(v))
    error('MATLAB:griddata:XYZLengthMismatch', 'The points and their values must have the same length.');
end
at = args(d + 2:end);
if d == 2 && isvector(at{1}) && isvector(at{2}) && isrow(at{1}) ~= isrow(at{2})
    [at{1}, at{2}] = meshgrid(at{1}, at{2});
elseif ~all(cellfun(@(a) isequal(size(a), size(at{1})), at))
    error('MATLAB:griddata:XqYqSizeMismatch', 'Query coordinates input arrays must have the same size.');
end
P = geometryPoints('griddata', sites);
Q = zeros(numel(at{1}), d);
for k = 1:d, Q(:, k) = double(at{k}(:)); end
if strcmp(method, 'cubic')
    w = cubicTriangles(P, double(v(:)), Q);
elseif strcmp(method, 'v4')
    w = biharmonic(P, double(v(:)), Q);
else
    w = scatteredValues('griddata', P, double(v(:)), Q, method);
end
w = reshape(w, size(at{1}));
if nargout < 2
    xq = w;
else
    xq = at{1}; yq = at{2}; vq = w;
end
end

function w = biharmonic(P, v, Q)
% Sandwell's spline (1987): Green's function r^2 (log r - 1) at each point.
z = complex(P(:, 1), P(:, 2));
c = green(abs(z - z.'))\v;
w = zeros(size(Q, 1), 1);
for k = 1:size(Q, 1), w(k) = green(abs(complex(Q(k, 1), Q(k, 2)) - z.'))*c; end
end

function g = green(r)
g = r.^2.*(log(r + (r == 0)) - 1);
end
