% SPDX-License-Identifier: Apache-2.0
function [x, fval, calls] = searchHybrid(solver, f, x, fval, lb, ub)
% The local solver of the option HybridFcn (or a cell of it and its options) from the point found.
calls = 0;
if isempty(solver), return, end
options = [];
if iscell(solver)
    if numel(solver) > 1, options = solver{2}; end
    solver = solver{1};
end
if isa(solver, 'function_handle'), solver = func2str(solver); end
switch char(solver)
    case 'fmincon'
        if isempty(options), options = optimoptions('fmincon', 'Display', 'off'); end
        [y, v, ~, o] = fmincon(f, x, [], [], [], [], lb, ub, [], options);
    case 'patternsearch'
        if isempty(options), options = optimoptions('patternsearch', 'Display', 'off'); end
        [y, v, ~, o] = patternsearch(f, x, [], [], [], [], lb, ub, [], options);
        o.funcCount = o.funccount;
    case {'fminsearch', 'fminunc'}
        if isempty(options), options = optimset('Display', 'off'); end
        [y, v, ~, o] = feval(char(solver), f, x, options);
    otherwise
        error('globaloptim:InvalidHybridFcn', 'Invalid hybrid function ''%s''.', char(solver));
end
calls = o.funcCount;
if v < fval && all(y(:)' >= lb(:)') && all(y(:)' <= ub(:)'), x = y; fval = v; end
end
