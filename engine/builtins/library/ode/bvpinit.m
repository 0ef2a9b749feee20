% SPDX-License-Identifier: Apache-2.0
function solinit = bvpinit(x, v, parameters, varargin)
% A first guess for bvp4c: the mesh x and the values v, a vector for all points or a function of x;
% guesses of unknown parameters third. bvpinit(sol, [a b]) extends a solution to another interval.
if nargin < 2, error('MATLAB:bvpinit:NotEnoughInputs', 'Not enough input arguments.'); end
if isstruct(x)
    sol = x;
    solinit.solver = 'bvpinit';
    mesh = sol.x; values = sol.y;
    if v(1) < mesh(1)
        mesh = [v(1), mesh]; values = [outside(sol, v(1), 1), values];
    end
    if v(2) > mesh(end)
        mesh = [mesh, v(2)]; values = [values, outside(sol, v(2), numel(sol.x) - 1)];
    end
    solinit.x = mesh; solinit.y = values;
    solinit.yinit = [];
    if isfield(sol, 'parameters'), solinit.parameters = sol.parameters; end
    if nargin > 2, solinit.parameters = parameters; end
    return
end
if numel(x) < 2, error('MATLAB:bvpinit:xTooFewPoints', 'The mesh must have at least two points.'); end
x = x(:)';
if ~all(diff(x) >= 0) && ~all(diff(x) <= 0)
    error('MATLAB:bvpinit:xNotMonotonic', 'The entries in x must increase or decrease.');
end
if isa(v, 'function_handle') || ischar(v) || isstring(v)
    if ~isa(v, 'function_handle'), v = str2func(char(v)); end
    first = v(x(1), varargin{:});
    y = zeros(numel(first), numel(x));
    for k = 1:numel(x)
        value = v(x(k), varargin{:});
        y(:, k) = value(:);
    end
else
    y = repmat(v(:), 1, numel(x));
end
solinit.solver = 'bvpinit';
solinit.x = x;
solinit.y = y;
if nargin > 2 && ~isempty(parameters), solinit.parameters = parameters(:); end
solinit.yinit = v;
end

function y = outside(sol, x, k)
% The polynomial of the end's interval goes on.
if isfield(sol, 'yp')
    y = odeInterpolate('cubic', x, sol.x(k), sol.y(:, k), sol.x(k + 1), sol.y(:, k + 1), {sol.yp(:, k), sol.yp(:, k + 1)});
else
    y = sol.y(:, k) + (sol.y(:, k + 1) - sol.y(:, k))*((x - sol.x(k))/(sol.x(k + 1) - sol.x(k)));
end
end
