% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = patternsearch(f, x0, A, b, Aeq, beq, lb, ub, nonlcon, options)
% A minimum of f near x0, without derivatives, on a mesh that grows where a neighbour is better and
% shrinks where none is; where A*x <= b, Aeq*x = beq, lb <= x <= ub and, for [c, ceq] = nonlcon(x),
% c <= 0 and ceq = 0. Options of optimoptions('patternsearch').
% Example: x = patternsearch(@(x) sum((x - [1 2]).^2), [0 0], [], [], [], [], [], [], [], optimoptions('patternsearch', 'Display', 'off'));
parts = cell(1, 8);
if nargin == 1 && isstruct(f)
    problem = f;
    names = {'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', 'options'};
    for k = 1:8, if isfield(problem, names{k}), parts{k} = problem.(names{k}); end, end
    f = problem.objective; x0 = problem.x0;
else
    if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    given = {};
    if nargin > 2, given = {A}; end
    if nargin > 3, given{2} = b; end
    if nargin > 4, given{3} = Aeq; end
    if nargin > 5, given{4} = beq; end
    if nargin > 6, given{5} = lb; end
    if nargin > 7, given{6} = ub; end
    if nargin > 8, given{7} = nonlcon; end
    if nargin > 9, given{8} = options; end
    parts(1:numel(given)) = given;
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(x0, 'double') || isempty(x0), error('globaloptim:patternsearch:invalidX0', 'The initial point must be a nonempty array of doubles.'); end
n = numel(x0);
shape = size(x0);
o = searchOptions('patternsearch', parts{8}, n);
q = searchConstraints('patternsearch', parts(1:7), n, o.ConstraintTolerance);
x = q.repaired(x0(:));
calls = 0; iterations = 0;
mesh = o.InitialMeshSize;
[fval, excess] = at(x);
method = '';
exitflag = 1;
shown();
while true
    if mesh < o.MeshTolerance
        message = 'patternsearch stopped because the mesh size was less than options.MeshTolerance.'; break
    elseif iterations >= o.MaxIterations
        exitflag = 0; message = 'patternsearch stopped because it exceeded options.MaxIterations.'; break
    elseif calls >= o.MaxFunctionEvaluations
        exitflag = 0; message = 'patternsearch stopped because it exceeded options.MaxFunctionEvaluations.'; break
    end
    iterations = iterations + 1;
    D = [q.basis, -q.basis];
    if q.curved
        % Along a boundary the axes alone lead nowhere: turned bases as well.
        [T, ~] = qr(randn(size(q.basis, 2)));
        T = q.basis*T;
        D = [D, T, -T];
    end
    found = false;
    for k = 1:size(D, 2)
        y = q.repaired(x + mesh*D(:, k));
        if q.curved && q.excess(y, shape) > 0, y = q.pulled(y, shape); end
        if isequal(y, x), continue, end
        [v, e] = at(y);
        if e < excess || (e == excess && v < fval)
            found = true;
            x = y; fval = v; excess = e;
            break
        end
    end
    if found
        mesh = min(mesh*o.MeshExpansionFactor, 1e6); method = 'Successful Poll';
    else
        mesh = mesh*o.MeshContractionFactor; method = 'Refine Mesh';
    end
    shown();
    if optimizationTold(o.OutputFcn, reshape(x, shape), iterations, calls, fval, 'iter')
        exitflag = -1; message = 'patternsearch stopped because of the output function.'; break
    end
end
if excess > 0 && exitflag > 0
    exitflag = -2; message = 'patternsearch stopped because it found no feasible point.';
end
x = reshape(x, shape);
output = struct('function', f, 'problemtype', q.kind, 'pollmethod', 'gpspositivebasis2n', 'maxconstraint', excess, ...
    'iterations', iterations, 'funccount', calls, 'meshsize', mesh, 'message', message);
optimizationReport(o, exitflag, message)

    function [v, e] = at(y)
        v = Inf;
        e = q.excess(y, shape);
        if e > 0, return, end
        v = f(reshape(y, shape));
        calls = calls + 1;
        if isnan(v), v = Inf; end
    end

    function shown()
        if ~strcmpi(o.Display, 'iter'), return, end
        if iterations == 0, fprintf('\nIter     Func-count       f(x)      MeshSize     Method\n'); end
        fprintf('%5.0f       %5.0f   %12.6g  %12.4g     %s\n', iterations, calls, fval, mesh, method);
    end
end
