% SPDX-License-Identifier: Apache-2.0
function show(e)
% Displays an optimization problem, expression, constraint or variable with all its terms.
% Example: x = optimvar('x', 2); show(2*x(1) - x(2) <= 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
switch class(e)
    case 'optim.problemdef.OptimizationProblem', problem(e);
    case {'optim.problemdef.OptimizationExpression', 'optim.problemdef.OptimizationVariable'}, rows(objectState(e), {}, '  ');
    case {'optim.problemdef.OptimizationInequality', 'optim.problemdef.OptimizationEquality'}, s = objectState(e); rows(s.d, {s.relation}, '  ');
    otherwise, error('MATLAB:UndefinedFunction', 'Undefined function ''show'' for input arguments of type ''%s''.', class(e));
end
end

function rows(s, relation, indent)
n = prod(s.extent);
if n == 1, fprintf('\n%s%s\n\n', indent, optimText(s, 1, relation{:})); return, end
fprintf('\n');
for k = 1:n
    if min(s.extent) == 1, place = sprintf('(%d)', k); else, [i, j] = ind2sub(s.extent, k); place = sprintf('(%d, %d)', i, j); end
    fprintf('%s%s   %s\n', indent, place, optimText(s, k, relation{:}));
end
fprintf('\n');
end

function problem(p)
q = problemMatrices(p);
names = fieldnames(q.vars);
fprintf('\n  OptimizationProblem : %s\n\n\tSolve for:\n       %s\n', p.Description, strjoin(names', ', '));
whole = names(cellfun(@(n) q.vars.(n).integer, names));
if ~isempty(whole), fprintf('\twhere:\n       %s integer\n', strjoin(whole', ', ')); end
fprintf('\n\t%s :\n', p.ObjectiveSense);
if isempty(p.Objective), fprintf('\n'); else, fprintf('       %s\n\n', optimText(objectState(p.Objective), 1)); end
c = p.Constraints;
if isstruct(c), titles = fieldnames(c); else, titles = {''}; end
list = constraintList(c);
for k = 1:numel(list)
    s = objectState(list{k});
    if isempty(titles{min(k, end)}), fprintf('\n\tsubject to :\n'); else, fprintf('\n\tsubject to %s:\n', titles{k}); end
    for j = 1:prod(s.d.extent), fprintf('       %s\n', optimText(s.d, j, s.relation)); end
end
lines_ = {};
for k = 1:numel(names)
    v = q.vars.(names{k});
    for j = 1:prod(v.size)
        one = names{k};
        if prod(v.size) > 1 && min(v.size) == 1, one = sprintf('%s(%d)', one, j); elseif prod(v.size) > 1, [a, b] = ind2sub(v.size, j); one = sprintf('%s(%d, %d)', one, a, b); end
        if isfinite(v.lower(j)) && isfinite(v.upper(j)), lines_{end + 1} = sprintf('%.5g <= %s <= %.5g', v.lower(j), one, v.upper(j));
        elseif isfinite(v.lower(j)), lines_{end + 1} = sprintf('%.5g <= %s', v.lower(j), one);
        elseif isfinite(v.upper(j)), lines_{end + 1} = sprintf('%s <= %.5g', one, v.upper(j)); end
    end
end
if ~isempty(lines_), fprintf('\n\tvariable bounds:\n'); fprintf('       %s\n', lines_{:}); end
fprintf('\n');
end
