% SPDX-License-Identifier: Apache-2.0
function varargout = tformfwd(t, u, v)
% Points by a map of maketform: x = tformfwd(t, u) with a point a row, or [x, y] = tformfwd(t, u, v).
% Example: x = tformfwd(maketform('affine', [1 0 0; 0 1 0; 3 4 1]), [1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(t), s = t; t = u; u = s; end
if nargin < 3
    x = t.forward_fcn(double(u), t);
    if nargout > 1, varargout = {x(:, 1), x(:, 2)}; else, varargout = {x}; end
    return
end
x = t.forward_fcn(double([u(:), v(:)]), t);
varargout = {reshape(x(:, 1), size(u)), reshape(x(:, 2), size(u))};
end
