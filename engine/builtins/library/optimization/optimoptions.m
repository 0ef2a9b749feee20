% SPDX-License-Identifier: Apache-2.0
function options = optimoptions(solver, varargin)
% Options of a solver as a struct with every option of that solver: from its name or handle and names
% with values, or from older options and changes. Names of optimset are taken for today's.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isstruct(solver)
    options = solver;
    if ~isfield(options, 'SolverName')
        error('optim:optimoptions:InvalidFirstInput', 'First argument must be a solver name, a handle or options.');
    end
else
    if isa(solver, 'function_handle'), solver = func2str(solver); end
    options = defaults(char(solver));
end
k = 1;
while k <= numel(varargin) && isstruct(varargin{k})
    old = varargin{k};
    for f = fieldnames(old)'
        if isfield(options, f{1}) && ~strcmp(f{1}, 'SolverName'), options.(f{1}) = old.(f{1}); end
    end
    k = k + 1;
end
if mod(numel(varargin) - k + 1, 2) ~= 0
    error('MATLAB:InputParser:ParamMissingValue', 'Arguments must occur in name-value pairs.');
end
for j = k:2:numel(varargin)
    name = today(char(varargin{j}));
    names = fieldnames(options);
    hit = find(strcmpi(name, names));
    if isempty(hit) && strcmp(name, 'OptimalityTolerance'), hit = find(strcmp('FunctionTolerance', names)); end
    if isempty(hit)
        error('optim:options:OptionsProp:InvalidOptionName', '''%s'' is not an option for %s.', ...
            char(varargin{j}), upper(options.SolverName));
    end
    value = varargin{j + 1};
    if isstring(value) && isscalar(value), value = char(value); end
    if any(strcmp(name, {'SpecifyObjectiveGradient', 'SpecifyConstraintGradient'})) && ischar(value)
        value = strcmpi(value, 'on');
    end
    options.(names{hit}) = value;
end
end

function name = today(name)
pairs = {'TolX', 'StepTolerance'; 'TolFun', 'OptimalityTolerance'; 'TolCon', 'ConstraintTolerance'; ...
    'MaxIter', 'MaxIterations'; 'MaxFunEvals', 'MaxFunctionEvaluations'; ...
    'GradObj', 'SpecifyObjectiveGradient'; 'Jacobian', 'SpecifyObjectiveGradient'; ...
    'GradConstr', 'SpecifyConstraintGradient'; 'DerivativeCheck', 'CheckGradients'; ...
    'FinDiffType', 'FiniteDifferenceType'; 'PlotFcns', 'PlotFcn'; 'Generations', 'MaxGenerations'; ...
    'StallGenLimit', 'MaxStallGenerations'; 'MinAbsMax', 'AbsoluteMaxObjectiveCount'};
hit = find(strcmpi(name, pairs(:, 1)));
if ~isempty(hit), name = pairs{hit, 2}; end
end

function o = defaults(solver)
o.SolverName = solver;
o.Algorithm = '';
o.Display = 'final';
o.MaxIterations = 400;
switch solver
    case {'fsolve', 'lsqnonlin', 'lsqcurvefit', 'fminunc', 'fmincon'}
        algorithms = struct('fsolve', 'trust-region-dogleg', 'lsqnonlin', 'trust-region-reflective', ...
            'lsqcurvefit', 'trust-region-reflective', 'fminunc', 'quasi-newton', 'fmincon', 'interior-point');
        o.Algorithm = algorithms.(solver);
        o.CheckGradients = false;
        o.FiniteDifferenceStepSize = 'sqrt(eps)';
        o.FiniteDifferenceType = 'forward';
        o.FunctionTolerance = 1e-6;
        o.FunValCheck = 'off';
        o.MaxFunctionEvaluations = '100*numberOfVariables';
        o.OptimalityTolerance = 1e-6;
        o.OutputFcn = [];
        o.PlotFcn = [];
        o.SpecifyObjectiveGradient = false;
        o.StepTolerance = 1e-6;
        o.TypicalX = 'ones(numberOfVariables,1)';
        o.UseParallel = false;
        if strcmp(solver, 'fmincon')
            o.MaxIterations = 1000;
            o.MaxFunctionEvaluations = 3000;
            o.StepTolerance = 1e-10;
            o.ConstraintTolerance = 1e-6;
            o.SpecifyConstraintGradient = false;
            o.HessianApproximation = 'bfgs';
            o.ScaleProblem = false;
        end
    case {'linprog', 'quadprog'}
        o.Algorithm = 'dual-simplex';
        if strcmp(solver, 'quadprog'), o.Algorithm = 'interior-point-convex'; end
        o.MaxIterations = [];
        o.ConstraintTolerance = 1e-8;
        o.OptimalityTolerance = 1e-8;
        o.StepTolerance = 1e-12;
    case 'intlinprog'
        o = rmfield(o, {'Algorithm', 'MaxIterations'});
        o.AbsoluteGapTolerance = 0;
        o.RelativeGapTolerance = 1e-4;
        o.ConstraintTolerance = 1e-4;
        o.IntegerTolerance = 1e-5;
        o.MaxNodes = 1e7;
        o.MaxTime = 7200;
    case {'fminimax', 'fgoalattain'}
        o = defaults('fmincon');
        o.SolverName = solver;
        o.Algorithm = 'active-set';
        o.MaxIterations = 400;
        o.MaxFunctionEvaluations = '100*numberOfVariables';
        o.StepTolerance = 1e-6;
        if strcmp(solver, 'fminimax'), o.AbsoluteMaxObjectiveCount = 0; else, o.EqualityGoalCount = 0; end
    case {'ga', 'particleswarm', 'patternsearch', 'simulannealbnd'}
        o = rmfield(o, {'Algorithm', 'MaxIterations'});
        o = searchDefaults(o, solver);
    case {'fzero', 'fminbnd', 'fminsearch', 'lsqnonneg'}
        error('optim:optimoptions:InvalidSolver', ...
            'Options of %s are made by optimset.', upper(solver));
    otherwise
        error('optim:optimoptions:InvalidSolver', 'Invalid solver specified: ''%s''.', solver);
end
end

function o = searchDefaults(o, solver)
o.FunctionTolerance = 1e-6;
o.HybridFcn = [];
o.MaxTime = Inf;
o.OutputFcn = [];
o.PlotFcn = [];
o.UseParallel = false;
o.UseVectorized = false;
switch solver
    case 'ga'
        o.ConstraintTolerance = 1e-3;
        o.CrossoverFraction = 0.8;
        o.EliteCount = '0.05*PopulationSize';
        o.FitnessLimit = -Inf;
        o.InitialPopulationMatrix = [];
        o.InitialPopulationRange = [];
        o.MaxGenerations = '100*numberOfVariables';
        o.MaxStallGenerations = 50;
        o.PopulationSize = '50 when numberOfVariables <= 5, else 200';
    case 'particleswarm'
        o.InertiaRange = [0.1 1.1];
        o.InitialSwarmMatrix = [];
        o.InitialSwarmSpan = 2000;
        o.MaxIterations = '200*numberOfVariables';
        o.MaxStallIterations = 20;
        o.MinNeighborsFraction = 0.25;
        o.ObjectiveLimit = -Inf;
        o.SelfAdjustmentWeight = 1.49;
        o.SocialAdjustmentWeight = 1.49;
        o.SwarmSize = 'min(100,10*numberOfVariables)';
    case 'patternsearch'
        o.ConstraintTolerance = 1e-6;
        o.InitialMeshSize = 1;
        o.MaxFunctionEvaluations = '2000*numberOfVariables';
        o.MaxIterations = '100*numberOfVariables';
        o.MeshContractionFactor = 0.5;
        o.MeshExpansionFactor = 2;
        o.MeshTolerance = 1e-6;
        o.StepTolerance = 1e-6;
    otherwise
        o.InitialTemperature = 100;
        o.MaxFunctionEvaluations = '3000*numberOfVariables';
        o.MaxIterations = Inf;
        o.MaxStallIterations = '500*numberOfVariables';
        o.ObjectiveLimit = -Inf;
        o.ReannealInterval = 100;
end
end
