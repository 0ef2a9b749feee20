% SPDX-License-Identifier: Apache-2.0
function m = libraryModel(name)
% What the fits know of a model of the library by its name, [] of another name: name, title, kind ('linear', 'nonlinear', 'interpolant', 'spline'),
% formula, coefs, indep, dep, problem, value (b, problem, x with a column a variable), design of what is linear, lower.
name = lower(name);
m = struct('name', name, 'category', 'library', 'title', '', 'kind', 'nonlinear', 'formula', '', 'coefs', {{}}, 'indep', {{'x'}}, 'dep', 'y', 'problem', {{}}, ...
    'value', [], 'design', [], 'lower', []);
part = regexp(name, '^([a-z]+)(\d*)$', 'tokens', 'once');
if isempty(part), m = []; return, end
[family, digits] = deal(part{1}, part{2});
n = str2double(digits);
switch family
    case 'poly'
        if isempty(digits) || n < 1 || n > 9 && numel(digits) ~= 2, m = []; return, end
        m.kind = 'linear';
        if numel(digits) == 2, m = surfaceModel(m, digits - '0'); else, m = polynomialModel(m, n); end
        if isempty(m), return, end
    case 'exp'
        if ~any(n == [1 2]), m = []; return, end
        m.formula = 'a*exp(b*x)';
        m.coefs = {'a', 'b'};
        m.value = @(b, p, x) b(1)*exp(b(2)*x);
        if n == 2
            m.formula = 'a*exp(b*x) + c*exp(d*x)';
            m.coefs = {'a', 'b', 'c', 'd'};
            m.value = @(b, p, x) b(1)*exp(b(2)*x) + b(3)*exp(b(4)*x);
        end
    case 'power'
        if ~any(n == [1 2]), m = []; return, end
        m.formula = 'a*x^b';
        m.coefs = {'a', 'b'};
        m.value = @(b, p, x) b(1)*x.^b(2);
        if n == 2
            m.formula = 'a*x^b+c';
            m.coefs = {'a', 'b', 'c'};
            m.value = @(b, p, x) b(1)*x.^b(2) + b(3);
        end
    case 'gauss'
        if isempty(digits) || n < 1 || n > 8, m = []; return, end
        m.formula = strjoin(arrayfun(@(k) sprintf('a%d*exp(-((x-b%d)/c%d)^2)', k, k, k), 1:n, 'UniformOutput', false), ' + ');
        m.coefs = named('abc', n);
        m.value = @(b, p, x) sum(reshape(b(1:3:end), 1, []).*exp(-((x(:) - reshape(b(2:3:end), 1, []))./reshape(b(3:3:end), 1, [])).^2), 2);
        m.lower = repmat([-Inf -Inf 0], 1, n);
    case 'sin'
        if isempty(digits) || n < 1 || n > 8, m = []; return, end
        m.formula = strjoin(arrayfun(@(k) sprintf('a%d*sin(b%d*x+c%d)', k, k, k), 1:n, 'UniformOutput', false), ' + ');
        m.coefs = named('abc', n);
        m.value = @(b, p, x) sum(reshape(b(1:3:end), 1, []).*sin(reshape(b(2:3:end), 1, []).*x(:) + reshape(b(3:3:end), 1, [])), 2);
        m.lower = repmat([-Inf 0 -Inf], 1, n);
    case 'fourier'
        if isempty(digits) || n < 1 || n > 8, m = []; return, end
        terms = [{'a0 + a1*cos(x*w) + b1*sin(x*w)'}, arrayfun(@(k) sprintf('a%d*cos(%d*x*w) + b%d*sin(%d*x*w)', k, k, k, k), 2:n, 'UniformOutput', false)];
        m.formula = strjoin(terms, ' + ');
        m.coefs = [{'a0'}, named('ab', n), {'w'}];
        m.value = @(b, p, x) [ones(numel(x), 1), harmonics(x(:)*b(end), n)]*reshape(b(1:end - 1), [], 1);
    case 'rat'
        if numel(digits) ~= 2 || any(digits > '5') || digits(2) == '0', m = []; return, end
        [up, down] = deal(digits(1) - '0', digits(2) - '0');
        m.formula = ['(' powers('p', up, false) ') / (' powers('q', down, true) ')'];
        m.coefs = [arrayfun(@(k) sprintf('p%d', k), 1:up + 1, 'UniformOutput', false), arrayfun(@(k) sprintf('q%d', k), 1:down, 'UniformOutput', false)];
        m.value = @(b, p, x) polyval(b(1:up + 1), x)./polyval([1, reshape(b(up + 2:end), 1, [])], x);
    case 'weibull'
        if ~isempty(digits), m = []; return, end
        m.formula = 'a*b*x^(b-1)*exp(-a*x^b)';
        m.coefs = {'a', 'b'};
        m.value = @(b, p, x) b(1)*b(2)*x.^(b(2) - 1).*exp(-b(1)*x.^b(2));
        m.lower = [0 0];
    case {'linearinterp', 'nearestinterp', 'cubicinterp', 'splineinterp', 'pchipinterp'}
        if ~isempty(digits), m = []; return, end
        m.kind = 'interpolant';
        m.coefs = {'p'};
        m.formula = 'piecewise polynomial';
    case 'smoothingspline'
        if ~isempty(digits), m = []; return, end
        m.kind = 'spline';
        m.coefs = {'p'};
        m.formula = 'piecewise polynomial';
    otherwise
        m = [];
        return
end
m.title = titleOf(m, family, digits);
end

function t = titleOf(m, family, digits)
switch family
    case 'linearinterp', t = 'Linear interpolant';
    case 'nearestinterp', t = 'Nearest interpolant';
    case {'cubicinterp', 'splineinterp'}, t = 'Cubic interpolating spline';
    case 'pchipinterp', t = 'Shape-preserving (pchip) interpolant';
    case 'smoothingspline', t = 'Smoothing spline';
    otherwise
        kind = 'General';
        if strcmp(m.kind, 'linear'), kind = 'Linear'; end
        t = sprintf('%s model %s%s%s', kind, upper(family(1)), family(2:end), digits);
end
end

function m = polynomialModel(m, n)
m.formula = powers('p', n, false);
m.coefs = arrayfun(@(k) sprintf('p%d', k), 1:n + 1, 'UniformOutput', false);
m.value = @(b, p, x) polyval(b, x);
m.design = @(x, p) x(:).^(n:-1:0);
end

function m = surfaceModel(m, degree)
% Terms by their total degree, at most the larger of the two, as poly23 has x^2*y but not x^3.
if any(degree < 1 | degree > 5), m = []; return, end
[dx, dy] = deal(degree(1), degree(2));
i = zeros(1, 0);
j = zeros(1, 0);
for total = 0:max(dx, dy)
    a = total:-1:0;
    keep = a <= dx & total - a <= dy;
    i = [i, a(keep)];
    j = [j, total - a(keep)];
end
m.indep = {'x', 'y'};
m.dep = 'z';
m.coefs = arrayfun(@(a, b) sprintf('p%d%d', a, b), i, j, 'UniformOutput', false);
terms = m.coefs;
for k = 2:numel(i)
    for v = {{'x', i(k)}, {'y', j(k)}}
        if v{1}{2} == 1, terms{k} = [terms{k} '*' v{1}{1}]; elseif v{1}{2} > 1, terms{k} = sprintf('%s*%s^%d', terms{k}, v{1}{:}); end
    end
end
m.formula = strjoin(terms, ' + ');
m.design = @(x, p) x(:, 1).^i.*x(:, 2).^j;
m.value = @(b, p, x) x(:, 1).^i.*x(:, 2).^j*b(:);
end

function t = powers(letter, n, monic)
% 'p1*x^2 + p2*x + p3', or monic 'x^2 + q1*x + q2'.
terms = cell(1, n + 1);
for k = 0:n
    at = {};
    if ~monic || k > 0, at = {sprintf('%s%d', letter, k + 1 - monic)}; end
    if n - k == 1, at = [at, {'x'}]; elseif n - k > 1, at = [at, {sprintf('x^%d', n - k)}]; end
    terms{k + 1} = strjoin(at, '*');
end
t = strjoin(terms, ' + ');
end

function c = named(letters, n)
c = cell(numel(letters), n);
for k = 1:n
    for l = 1:numel(letters), c{l, k} = sprintf('%s%d', letters(l), k); end
end
c = reshape(c, 1, []);
end

function H = harmonics(t, n)
k = 1:n;
H = zeros(numel(t), 2*n);
H(:, 1:2:end) = cos(t.*k);
H(:, 2:2:end) = sin(t.*k);
end
