% SPDX-License-Identifier: Apache-2.0
function [q, count] = quadl(f, a, b, tol, trace, varargin)
% Integral of f from a to b to an absolute tolerance (1e-6), and the number of values of f; further arguments
% go to f.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(tol), tol = 1e-6; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
count = 0;
    function y = at(x)
        y = f(x, varargin{:});
        count = count + numel(x);
    end
q = integral(@at, a, b, 'AbsTol', tol, 'RelTol', 0);
end
