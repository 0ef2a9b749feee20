% SPDX-License-Identifier: Apache-2.0
function t = maketform(kind, varargin)
% A map of the plane as a structure, for tformfwd, tforminv and imtransform: 'affine' or 'projective' with a 3-by-3 matrix or with the
% corners of triangles or quadrilaterals, 'custom' with (2, 2, forward, inverse, data), 'composite' with maps, the last one first.
% Example: t = maketform('affine', [1 0 0; 0 1 0; 3 4 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
t = struct('ndims_in', 2, 'ndims_out', 2, 'forward_fcn', [], 'inverse_fcn', [], 'tdata', []);
switch validatestring(kind, {'affine', 'projective', 'custom', 'composite'}, 'maketform')
    case 'affine'
        M = matrixOf(varargin, 3);
        if size(M, 2) == 2, M(:, 3) = [0; 0; 1]; end
        if any(abs(M(:, 3) - [0; 0; 1]) > 1e-9)
            error('images:maketform:invalidAffineMatrix', 'The final column of an affine matrix must be [0; 0; 1].');
        end
        M(:, 3) = [0; 0; 1];
        t = planar(t, M);
    case 'projective'
        t = planar(t, matrixOf(varargin, 4));
    case 'custom'
        if nargin < 6, error('MATLAB:minrhs', 'Not enough input arguments.'); end
        t.ndims_in = varargin{1};
        t.ndims_out = varargin{2};
        t.forward_fcn = varargin{3};
        t.inverse_fcn = varargin{4};
        t.tdata = varargin{5};
    case 'composite'
        parts = varargin;
        if isscalar(parts) && numel(parts{1}) > 1, parts = num2cell(parts{1}); end
        t.tdata = [parts{:}];
        t.forward_fcn = @(u, t) chain(u, parts(end:-1:1), 'forward_fcn');
        t.inverse_fcn = @(x, t) chain(x, parts, 'inverse_fcn');
end
end

function M = matrixOf(args, corners)
if isscalar(args), M = double(args{1}); return, end
if ~isequal(size(args{1}), [corners 2]) || ~isequal(size(args{2}), [corners 2])
    error('images:maketform:invalidCorners', 'The corners must be %d-by-2.', corners);
end
if corners == 3, kind = 'affine'; else, kind = 'projective'; end
M = controlPointMap(double(args{1}), double(args{2}), kind);
end

function t = planar(t, M)
if ~isequal(size(M), [3 3]) || abs(det(M)) < eps
    error('images:maketform:invalidMatrix', 'The matrix must be 3-by-3 and not singular.');
end
t.tdata = struct('T', M, 'Tinv', inv(M));
t.forward_fcn = @(u, t) throughMatrix(u, t.tdata.T);
t.inverse_fcn = @(x, t) throughMatrix(x, t.tdata.Tinv);
end

function x = throughMatrix(u, M)
x = [u, ones(size(u, 1), 1)]*M;
x = x(:, 1:2)./x(:, 3);
end

function u = chain(u, parts, name)
for k = 1:numel(parts), u = parts{k}.(name)(u, parts{k}); end
end
