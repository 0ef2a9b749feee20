% SPDX-License-Identifier: Apache-2.0
function q = quad(f, a, b, tol, trace, varargin)
% Integral of f from a to b to an absolute tolerance (1e-6); further arguments go to f.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(tol), tol = 1e-6; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
q = integral(@(x) f(x, varargin{:}), a, b, 'AbsTol', tol, 'RelTol', 0);
end
