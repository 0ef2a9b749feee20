% SPDX-License-Identifier: Apache-2.0
function m = customModel(what, o)
% A model that somebody wrote: a text, a function handle, or a cell of terms that are added. o: independent, dependent, coefficients, problem (cells of names).
m = struct('name', '', 'category', 'custom', 'title', 'General model', 'kind', 'nonlinear', 'formula', '', 'coefs', {{}}, 'indep', {{'x'}}, 'dep', 'y', 'problem', {{}}, ...
    'value', [], 'design', [], 'lower', []);
m.problem = asNames(o.problem);
if ~isempty(o.independent), m.indep = asNames(o.independent); end
if numel(m.indep) > 1, m.dep = 'z'; end
if ~isempty(o.dependent), m.dep = char(o.dependent); end
m.coefs = asNames(o.coefficients);
if iscell(what)
    terms = cellstr(what);
    n = numel(terms);
    if isempty(m.coefs), m.coefs = cellstr(char('a' + (0:n - 1)'))'; end
    if numel(m.coefs) ~= n
        error('curvefit:fittype:invalidCoeffs', 'The number of coefficients must be that of the terms.');
    end
    m.kind = 'linear';
    m.name = 'customlinear';
    m.title = 'Linear model';
    shown = strcat(m.coefs, '*', parenthesized(terms));
    constant = strcmp(terms, '1');
    shown(constant) = m.coefs(constant);
    m.formula = strjoin(shown, ' + ');
    parts = cell(1, n);
    for k = 1:n, parts{k} = handleOf(terms{k}, [m.problem, m.indep]); end
    m.design = @(x, p) designOf(parts, x, p);
    m.value = @(b, p, x) designOf(parts, x, p)*b(:);
    return
end
m.name = 'customnonlinear';
if isa(what, 'function_handle')
    text = func2str(what);
    list = regexp(text, '^@\(([^)]*)\)\s*(.*)$', 'tokens', 'once');
    if isempty(list), error('curvefit:fittype:anonFcnRequired', 'A function handle must be an anonymous function whose arguments are named.'); end
    arguments_ = strtrim(strsplit(list{1}, ','));
    m.formula = list{2};
    if isempty(o.independent) && any(strcmp(arguments_, 'x'))
        m.indep = {'x'};
        if any(strcmp(arguments_, 'y')) && ~strcmp(char(o.dependent), 'y'), m.indep = {'x', 'y'}; m.dep = 'z'; end
    elseif isempty(o.independent)
        m.indep = arguments_(end);
    end
    if ~all(ismember([m.indep, m.problem], arguments_))
        error('curvefit:fittype:invalidArgs', 'The independent variables and problem parameters must be arguments of the function.');
    end
    if isempty(m.coefs), m.coefs = setdiff(arguments_, [m.problem, m.indep], 'stable'); end
    inner = what;
else
    m.formula = strtrim(char(what));
    arguments_ = unknowns(m.formula);
    if ~all(ismember(m.indep, arguments_)) && isempty(o.independent) && isempty(arguments_)
        error('curvefit:fittype:invalidExpression', 'Expression %s is not a valid MATLAB expression, has non-scalar coefficients, or cannot be evaluated.', m.formula);
    end
    if isempty(m.coefs), m.coefs = setdiff(arguments_, [m.problem, m.indep, {m.dep}]); end
    arguments_ = [m.coefs, m.problem, m.indep];
    inner = handleOf(m.formula, arguments_);
end
if isempty(m.coefs)
    error('curvefit:fittype:noCoeffs', 'The model has no coefficients to be found.');
end
[~, from] = ismember(arguments_, [m.coefs, m.problem, m.indep]);
if any(from == 0)
    error('curvefit:fittype:invalidArgs', 'Each argument of the function must be a coefficient, a problem parameter or an independent variable.');
end
n = numel(m.coefs);
m.value = @(b, p, x) valueOf(inner, from, n, b, p, x);
end

function y = valueOf(inner, from, n, b, p, x)
all = [num2cell(reshape(b, 1, n)), reshape(p, 1, []), num2cell(x, 1)];
y = inner(all{from});
if isscalar(y), y = repmat(y, size(x, 1), 1); end
y = reshape(y, [], 1);
end

function A = designOf(parts, x, p)
A = zeros(size(x, 1), numel(parts));
given = [reshape(p, 1, []), num2cell(x, 1)];
for k = 1:numel(parts), A(:, k) = parts{k}(given{:}); end
end

function f = handleOf(text, names)
f = str2func(['@(' strjoin(names, ',') ') ' vectorize(text)]);
try
    given = repmat({0.5}, 1, numel(names));
    f(given{:});
catch
    error('curvefit:fittype:invalidExpression', 'Expression %s is not a valid MATLAB expression, has non-scalar coefficients, or cannot be evaluated.', text);
end
end

function names = unknowns(text)
% The names that are not called, in the order of the alphabet.
names = regexp(text, '(?<![\w.])[A-Za-z]\w*(?!\w*\s*\()', 'match');
names = setdiff(unique(names), {'pi', 'Inf', 'inf', 'NaN', 'nan', 'eps'});
names = reshape(names, 1, []);
end

function t = parenthesized(terms)
t = terms;
for k = 1:numel(t)
    if ~isempty(regexp(t{k}, '[-+]', 'once')) || contains(t{k}, '*') || contains(t{k}, '/'), t{k} = ['(' t{k} ')']; end
end
t = reshape(t, 1, []);
end

function c = asNames(v)
if isempty(v), c = {}; else, c = reshape(cellstr(v), 1, []); end
end
