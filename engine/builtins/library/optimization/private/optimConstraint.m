% SPDX-License-Identifier: Apache-2.0
function c = optimConstraint(d, relation)
% Linear constraints: the expression d is compared with 0 by relation.
class_ = 'optim.problemdef.OptimizationInequality';
if strcmp(relation, '=='), class_ = 'optim.problemdef.OptimizationEquality'; end
c = makeObject(class_, struct('Variables', d.vars), struct('d', d, 'relation', relation), struct('show', @show, 'size', @(c) objectState(c).d.extent, 'numel', @(c) prod(objectState(c).d.extent), ...
    'isempty', @(c) prod(objectState(c).d.extent) == 0, 'infeasibility', @excess, 'assign', @assigned, 'call', @indexed, ...
    'disp', @shown));
end

function c = assigned(c, value, varargin)
% All of one relation; what is not set yet takes that of the first that is.
[s, t] = deal(objectState(value), objectState(value));
if isempty(c) && ~isobject(c), s.d = struct('vars', struct(), 'extent', [0 0], 'b', zeros(0, 1), 'A', sparse(0, 0), 'Q', sparse(0, 0)); else, s = objectState(c); end
if ~strcmp(s.relation, t.relation)
    if nnz(s.d.A) == 0 && ~any(s.d.b)
        s.relation = t.relation;
    elseif any(strcmp('==', {s.relation, t.relation}))
        error('shared_adlib:OptimizationConstraint:MixedRelations', 'Equalities and inequalities cannot be in one array.');
    else
        t.d.b = -t.d.b;
        t.d.A = -t.d.A;
    end
end
c = optimConstraint(assignedParts(s.d, t.d, varargin), s.relation);
end

function c = indexed(c, varargin)
s = objectState(c);
at = reshape(1:prod(s.d.extent), s.d.extent);
at = at(varargin{:});
s.d.extent = size(at);
s.d.b = s.d.b(at(:));
s.d.A = s.d.A(at(:), :);
s.d.Q = s.d.Q(at(:), :);
c = optimConstraint(s.d, s.relation);
end

function v = excess(c, x)
s = objectState(c);
v = evaluate(optimExpression(s.d), x);
switch s.relation
    case '<=', v = max(v, 0);
    case '>=', v = max(-v, 0);
    otherwise, v = abs(v);
end
end

function shown(c)
s = objectState(c);
if prod(s.d.extent) == 1
    fprintf('  Linear %s\n\n    %s\n\n', strrep(class(c), 'optim.problemdef.', ''), optimText(s.d, 1, s.relation));
else
    fprintf('  %dx%d linear %s array\n\n', s.d.extent(1), s.d.extent(2), strrep(class(c), 'optim.problemdef.', ''));
end
end
