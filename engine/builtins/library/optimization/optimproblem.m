% SPDX-License-Identifier: Apache-2.0
function p = optimproblem(varargin)
% An optimization problem that expressions describe: p.Objective is an expression of variables of optimvar, p.Constraints constraints or a struct of them
% (p.Constraints.name = x(1) + x(2) <= 4), p.ObjectiveSense 'minimize' or 'maximize', p.Description a text; they are options by name, too. solve(p) finds the best values, by
% linprog, intlinprog or quadprog; show(p) displays it, prob2struct(p) gives the matrices.
% Example: x = optimvar('x', 'LowerBound', 0, 'UpperBound', 3); p = optimproblem('Objective', 2*x, 'ObjectiveSense', 'maximize'); s = solve(p);
v = struct('Description', '', 'ObjectiveSense', 'minimize', 'Objective', [], 'Constraints', struct());
if mod(numel(varargin), 2) == 1, error('optim_problemdef:OptimizationProblem:PVPairs', 'Options of optimproblem come as names and values.'); end
p = makeObject('optim.problemdef.OptimizationProblem', v, struct(), struct('set', @setProblem, 'solve', @solve, 'show', @show, 'prob2struct', @structOf, 'isempty', @(p) false, ...
    'disp', @shown));
for k = 1:2:numel(varargin), p.(validatestring(varargin{k}, fieldnames(v), 'optimproblem')) = varargin{k + 1}; end
end

function p = setProblem(p, name, value)
v = struct('Description', p.Description, 'ObjectiveSense', p.ObjectiveSense, 'Objective', p.Objective, 'Constraints', p.Constraints);
switch name
    case 'Description', value = char(value);
    case 'ObjectiveSense'
        value = validatestring(value, {'minimize', 'minimise', 'min', 'maximize', 'maximise', 'max'}, 'optimproblem', 'ObjectiveSense');
        if strncmp(value, 'min', 3), value = 'minimize'; else, value = 'maximize'; end
    case 'Objective'
        if isstruct(value) && isscalar(fieldnames(value)), f = fieldnames(value); value = value.(f{1}); end
        known = any(strcmp(class(value), {'optim.problemdef.OptimizationExpression', 'optim.problemdef.OptimizationVariable'}));
        if ~isequal(value, []) && (~known || prod(size(value)) ~= 1)
            error('optim_problemdef:OptimizationProblem:NonscalarObjective', 'Objective must be a scalar expression.');
        end
    case 'Constraints'
        if ~isstruct(value) && ~strncmp(class(value), 'optim.problemdef.Optimization', 29)
            error('optim_problemdef:OptimizationProblem:InvalidConstraints', 'Constraints must be constraints, or a struct of them.');
        end
    otherwise, error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''OptimizationProblem''.', name);
end
v.(name) = value;
p = changedObject(p, v, struct());
end

function q = structOf(p, varargin)
q = problemMatrices(p);
q = rmfield(q, {'vars', 'constant', 'integer'});
end

function shown(p)
objective = 'none';
if ~isempty(p.Objective), objective = sprintf('[1x1 %s]', strrep(class(p.Objective), 'optim.problemdef.', '')); end
constraints = sprintf('[1x1 %s]', strrep(class(p.Constraints), 'optim.problemdef.', ''));
if isstruct(p.Constraints), constraints = sprintf('struct with %d field(s)', numel(fieldnames(p.Constraints))); end
fprintf('  OptimizationProblem with properties:\n\n       Description: ''%s''\n    ObjectiveSense: ''%s''\n         Objective: %s\n       Constraints: %s\n\n', p.Description, p.ObjectiveSense, objective, constraints);
end
