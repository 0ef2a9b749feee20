% SPDX-License-Identifier: Apache-2.0
function yq = griddatan(X, y, Xq, method, varargin)
% Interpolation of values y at the rows of X, in any number of dimensions, at the rows of Xq: 'linear' over the Delaunay
% simplices (NaN outside of the hull) or 'nearest'.
% Example: yq = griddatan([0 0; 1 0; 0 1], [1; 2; 3], [0.25 0.25])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(method), method = 'linear'; end
if ~(ischar(method) || isstring(method)) || ~any(strcmpi(method, {'linear', 'nearest'}))
    error('MATLAB:griddatan:UnknownMethod', 'Unknown method.');
elseif ~ismatrix(X) || ~isnumeric(Xq) || size(X, 2) ~= size(Xq, 2) || numel(y) ~= size(X, 1)
    error('MATLAB:griddatan:InputSizeMismatch', 'The points, their values and the queries do not fit.');
end
yq = scatteredValues('griddatan', geometryPoints('griddatan', {X}), double(y(:)), double(Xq), lower(char(method)));
end
