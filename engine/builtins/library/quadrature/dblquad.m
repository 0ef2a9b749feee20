% SPDX-License-Identifier: Apache-2.0
function q = dblquad(f, xmin, xmax, ymin, ymax, tol, method, varargin)
% Integral of f(x, y) over a rectangle to an absolute tolerance (1e-6) by a function of one variable
% (@quad); f takes a vector x and a scalar y. Further arguments go to f.
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 6 || isempty(tol), tol = 1e-6; end
if nargin < 7 || isempty(method), method = @quad; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ischar(method) || isstring(method), method = str2func(char(method)); end
q = method(@inner, ymin, ymax, tol / 100, []);
    function v = inner(y)
        v = zeros(size(y));
        for k = 1:numel(y)
            v(k) = method(@(x) f(x, y(k), varargin{:}), xmin, xmax, tol / 100, []);
        end
    end
end
