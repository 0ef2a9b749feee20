% SPDX-License-Identifier: Apache-2.0
function v = evaluate(e, x)
% The value of an expression of optimization variables at a struct with a field a variable, as solve gives it.
% Example: x = optimvar('x', 2); v = evaluate(sum(x.^2), struct('x', [3; 4]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(e), v = e; return, end
if ~any(strcmp(class(e), {'optim.problemdef.OptimizationExpression', 'optim.problemdef.OptimizationVariable'}))
    error('MATLAB:UndefinedFunction', 'Undefined function ''evaluate'' for input arguments of type ''%s''.', class(e));
end
s = objectState(e);
t = zeros(0, 1);
for f = fieldnames(s.vars)'
    if ~isfield(x, f{1}), error('shared_adlib:evaluate:MissingValue', 'There is no value of the variable ''%s''.', f{1}); end
    w = x.(f{1});
    if numel(w) ~= prod(s.vars.(f{1}).size), error('shared_adlib:evaluate:SizeMismatch', 'The value of ''%s'' must have the size of the variable.', f{1}); end
    t = [t; double(w(:))];
end
v = s.b + s.A*t;
if nnz(s.Q) > 0, v = v + s.Q*reshape(t*t', [], 1); end
v = reshape(full(v), s.extent);
end
