% SPDX-License-Identifier: Apache-2.0
function q = triplequad(f, xmin, xmax, ymin, ymax, zmin, zmax, tol, method, varargin)
% Integral of f(x, y, z) over a box to an absolute tolerance (1e-6) by a function of one variable
% (@quad); f takes a vector x and scalars y and z. Further arguments go to f.
if nargin < 7, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 8 || isempty(tol), tol = 1e-6; end
if nargin < 9 || isempty(method), method = @quad; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
q = dblquad(@inner, ymin, ymax, zmin, zmax, tol, method);
    function v = inner(y, z)
        v = zeros(size(y));
        if ischar(method) || isstring(method), method = str2func(char(method)); end
        for k = 1:numel(y)
            v(k) = method(@(x) f(x, y(k), z, varargin{:}), xmin, xmax, tol, []);
        end
    end
end
