% SPDX-License-Identifier: Apache-2.0
function sol = odextend(sol, odefun, tfinal, y0, options, varargin)
% Goes on with a solution to tfinal, from its last point or from y0; the function ([]: the solution's own), and options win over those
% that made it. The parts are one solution for deval.
% Example: sol = odextend(ode45(@(t, y) -y, [0 1], 1), [], 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(sol) || ~all(isfield(sol, {'solver', 'x', 'y', 'extdata', 'idata'}))
    error('MATLAB:odextend:NotSolution', 'First argument must be a solution structure of a solver of initial value problems.');
end
if isempty(odefun), odefun = sol.extdata.odefun; end
if nargin < 4 || isempty(y0), y0 = sol.y(:, end); end
old = sol.extdata.options;
if isempty(old), old = struct(); end
if nargin > 4 && ~isempty(options)
    names = fieldnames(options);
    for k = 1:numel(names)
        if ~isempty(options.(names{k})), old.(names{k}) = options.(names{k}); end
    end
end
t0 = sol.x(end);
direction = sign(sol.x(end) - sol.x(1));
if direction*(tfinal - t0) <= 0
    error('MATLAB:odextend:TfinalNotBeyond', 'The new end must lie beyond the solution''s last point.');
end
if strcmp(sol.solver, 'ode15i')
    [~, slope] = deval(sol, t0);
    more = ode15i(odefun, [t0 tfinal], y0, slope, old, varargin{:});
else
    more = feval(sol.solver, odefun, [t0 tfinal], y0, old, varargin{:});
end
sol.x = [sol.x, more.x(2:end)];
sol.y = [sol.y, more.y(:, 2:end)];
sol.idata.steps = [sol.idata.steps, more.idata.steps];
for name = {'xe', 'ye', 'ie'}
    if isfield(more, name{1})
        if ~isfield(sol, name{1}), sol.(name{1}) = []; end
        sol.(name{1}) = [sol.(name{1}), more.(name{1})];
    end
end
names = fieldnames(more.stats);
for k = 1:numel(names)
    if ~isfield(sol.stats, names{k}), sol.stats.(names{k}) = 0; end
    sol.stats.(names{k}) = sol.stats.(names{k}) + more.stats.(names{k});
end
end
