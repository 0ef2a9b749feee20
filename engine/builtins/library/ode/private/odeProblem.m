% SPDX-License-Identifier: Apache-2.0
function p = odeProblem(solver, f, tspan, y0, options, extra, outputs)
% What all solvers need to know of an initial value problem, checked: the function with its further
% arguments, the span, the tolerances, the steps' limits, events and outputs.
if isstring(f) || ischar(f), f = str2func(char(f)); end
if ~isa(f, 'function_handle')
    error(sprintf('MATLAB:%s:FirstArgNotFcn', solver), 'First argument must be a function handle or a name.');
end
if ~isempty(options) && ~isstruct(options)
    error('MATLAB:odeget:Arg1NotODESETstruct', 'First argument must be an options structure created with ODESET.');
end
if isempty(options), options = struct(); end
if ~isnumeric(tspan) || numel(tspan) < 2 || ~isvector(tspan)
    error('MATLAB:odearguments:TspanSizeTooSmall', ...
        '%s: TSPAN must be a vector of at least two elements.', upper(solver));
end
if ~isnumeric(y0) && ~islogical(y0)
    error('MATLAB:odearguments:SuperiorFloat', 'Inputs must be floats, namely single or double.');
end
tspan = tspan(:);
if ~isreal(tspan) || any(isnan(tspan))
    error('MATLAB:odearguments:TspanNotReal', 'The entries in tspan must be real numbers.');
end
if tspan(1) == tspan(end)
    error('MATLAB:odearguments:TspanEndpointsNotDistinct', ...
        'The last entry in tspan must be different from the first entry.');
end
if isa(y0, 'single') || isa(tspan, 'single'), type = 'single'; else, type = 'double'; end
p.solver = solver;
p.type = type;
p.tspan = cast(tspan, type);
p.t0 = p.tspan(1);
p.tf = p.tspan(end);
p.direction = sign(p.tf - p.t0);
if any(p.direction*diff(p.tspan) <= 0)
    error('MATLAB:odearguments:TspanNotMonotonic', ...
        'The entries in tspan must strictly increase or decrease.');
end
p.y0 = cast(y0(:), type);
p.n = numel(y0);
p.args = extra;
if isempty(extra), p.f = f; else, p.f = @(t, y) f(t, y, extra{:}); end
p.options = options;
p.rtol = tolerance(options, 'RelTol', 1e-3, type);
if ~isscalar(p.rtol) || p.rtol <= 0
    error('MATLAB:odearguments:RelTolNotPosScalar', 'RelTol must be a positive scalar.');
end
if p.rtol < 100*eps(type)
    p.rtol = cast(100*eps(type), type);
    warning('MATLAB:odearguments:RelTolIncrease', 'RelTol has been increased to %g.', p.rtol);
end
atol = tolerance(options, 'AbsTol', 1e-6, type);
if any(atol(:) <= 0), error('MATLAB:odearguments:AbsTolNotPos', 'AbsTol must be positive.'); end
p.normControl = strcmpi(odeget(options, 'NormControl', 'off', 'fast'), 'on');
if p.normControl
    if ~isscalar(atol)
        error('MATLAB:odearguments:NonScalarAbsTol', 'Solving with NormControl ''on'' requires a scalar AbsTol.');
    end
elseif ~isscalar(atol) && numel(atol) ~= p.n
    error('MATLAB:odearguments:SizeAbsTol', ...
        'Solving %s requires a scalar AbsTol, or a vector AbsTol of length %d.', func2str(f), p.n);
end
p.threshold = atol(:)/p.rtol;
p.atol = atol(:);
span = abs(p.tf - p.t0);
p.hmax = abs(odeget(options, 'MaxStep', 0.1*span, 'fast'));
if ~(p.hmax > 0), error('MATLAB:odearguments:MaxStepLEzero', 'MaxStep must be positive.'); end
p.hmax = cast(min(span, p.hmax), type);
p.h0 = odeget(options, 'InitialStep', [], 'fast');
if ~isempty(p.h0) && ~(p.h0 > 0)
    error('MATLAB:odearguments:InitialStepLEzero', 'InitialStep must be positive.');
end
p.stats = strcmpi(odeget(options, 'Stats', 'off', 'fast'), 'on');
p.nonNegative = odeget(options, 'NonNegative', [], 'fast');
if ~isempty(p.nonNegative)
    if any(p.nonNegative < 1 | p.nonNegative > p.n | p.nonNegative ~= fix(p.nonNegative))
        error('MATLAB:odenonnegative:NonNegativeIndices', 'NonNegative must be indices of the solution.');
    end
    if any(p.y0(p.nonNegative) < 0)
        error('MATLAB:odenonnegative:NonNegativeViolatedAtT0', 'Non-negative constraint violated at t = %g.', p.t0);
    end
end
p.events = handle(odeget(options, 'Events', [], 'fast'), extra);
p.mass = odeget(options, 'Mass', [], 'fast');
p.outputFcn = handle(odeget(options, 'OutputFcn', [], 'fast'), extra);
if outputs == 0 && isempty(p.outputFcn), p.outputFcn = @odeplot; end
p.outputSel = odeget(options, 'OutputSel', [], 'fast');
p.refine = odeget(options, 'Refine', 0, 'fast');
p.outputs = outputs;
end

function value = tolerance(options, name, default, type)
value = odeget(options, name, default, 'fast');
if ~isnumeric(value) || isempty(value)
    error(['MATLAB:odearguments:' name 'NotPos'], '%s must be positive.', name);
end
value = cast(value, type);
end

function f = handle(f, extra)
if isempty(f), return; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isempty(extra), f = @(varargin) f(varargin{:}, extra{:}); end
end
