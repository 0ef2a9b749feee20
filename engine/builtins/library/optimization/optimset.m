% SPDX-License-Identifier: Apache-2.0
function options = optimset(varargin)
% Options of fzero, fminsearch, fminbnd, lsqnonneg and of the solvers of optimoptions by their older
% names, as a struct: from names and values, from other options, or the defaults of a function.
names = {'Display', 'MaxFunEvals', 'MaxIter', 'TolFun', 'TolX', 'FunValCheck', 'OutputFcn', 'PlotFcns'};
% What only the solvers of optimoptions know; they are fields where they are given.
more = {'Algorithm', 'DerivativeCheck', 'Diagnostics', 'DiffMaxChange', 'DiffMinChange', 'FinDiffRelStep', ...
    'FinDiffType', 'GradConstr', 'GradObj', 'Hessian', 'HessFcn', 'HessMult', 'HessPattern', 'HessUpdate', ...
    'InitBarrierParam', 'InitTrustRegionRadius', 'Jacobian', 'JacobMult', 'JacobPattern', 'LargeScale', ...
    'LineSearchType', 'MaxNodes', 'MaxPCGIter', 'MaxProjCGIter', 'MaxSQPIter', 'MaxTime', 'ObjectiveLimit', ...
    'PrecondBandWidth', 'RelLineSrchBnd', 'RelLineSrchBndDuration', 'ScaleProblem', 'SubproblemAlgorithm', ...
    'TolCon', 'TolConSQP', 'TolGapAbs', 'TolGapRel', 'TolInteger', 'TolPCG', 'TolProjCG', 'TolProjCGAbs', ...
    'TypicalX', 'UseParallel'};
options = struct();
k = 1;
if nargin == 1 && (ischar(varargin{1}) || isa(varargin{1}, 'function_handle'))
    f = varargin{1};
    if ~ischar(f), f = func2str(f); end
    options = defaults(f);
    return
end
for n = names, options.(n{1}) = []; end
while k <= nargin && (isstruct(varargin{k}) || isempty(varargin{k}))
    old = varargin{k};
    if isstruct(old)
        for f = fieldnames(old)'
            if ~isempty(old.(f{1})), options.(f{1}) = old.(f{1}); end
        end
    end
    k = k + 1;
end
if mod(nargin - k + 1, 2) ~= 0
    error('MATLAB:optimset:InvalidArgPVPairs', 'Arguments must occur in name-value pairs.');
end
for j = k:2:nargin
    name = char(varargin{j});
    hit = find(strcmpi(name, [names, more]));
    if isempty(hit), hit = find(strncmpi(name, [names, more], numel(name))); end
    if isscalar(hit)
        every = [names, more];
        name = every{hit};
    elseif ~isempty(hit)
        every = [names, more];
        error('MATLAB:optimset:AmbiguousParamName', 'Ambiguous parameter name ''%s'' (%s).', name, strjoin(every(hit), ', '));
    end
    if isempty(hit) && ~isfield(options, name)
        error('MATLAB:optimset:InvalidParamName', 'Unrecognized parameter name ''%s''.', name);
    end
    options.(name) = varargin{j + 1};
end
end

function options = defaults(f)
switch f
    case 'fzero'
        options = struct('Display', 'notify', 'TolX', eps, 'FunValCheck', 'off', 'OutputFcn', [], 'PlotFcns', []);
    case 'fminsearch'
        options = struct('Display', 'notify', 'MaxFunEvals', '200*numberofvariables', ...
            'MaxIter', '200*numberofvariables', 'TolFun', 1e-4, 'TolX', 1e-4, 'FunValCheck', 'off', ...
            'OutputFcn', [], 'PlotFcns', []);
    case 'fminbnd'
        options = struct('Display', 'notify', 'MaxFunEvals', 500, 'MaxIter', 500, 'TolX', 1e-4, ...
            'FunValCheck', 'off', 'OutputFcn', [], 'PlotFcns', []);
    case 'lsqnonneg'
        options = struct('Display', 'notify', 'TolX', '10*eps*norm(C,1)*length(C)');
    case {'fsolve', 'fminunc', 'fmincon', 'lsqnonlin', 'lsqcurvefit', 'linprog', 'quadprog'}
        new = optimoptions(f);
        options = struct('Display', new.Display, 'Algorithm', new.Algorithm, 'MaxIter', new.MaxIterations, ...
            'TolFun', new.OptimalityTolerance, 'TolX', new.StepTolerance);
    otherwise
        error('MATLAB:optimset:NoDefaultsForFcn', 'No default options available for the function ''%s''.', f);
end
end
