% SPDX-License-Identifier: Apache-2.0
function varargout = gallery(name, varargin)
% Test matrices by name (N. J. Higham, Accuracy and Stability of Numerical Algorithms, chapter 28): binomial
% cauchy chebspec chebvand chow circul clement compar condex dorr fiedler forsythe frank gcdmat gearmat
% grcar hanowa house invhess invol cycol dramadah integerdata jordbloc kahan kms krylov lauchli lehmer leslie lesp lotkin minij moler
% neumann normaldata orthog parter pei poisson prolate randcolu randcorr randhess randsvd redheff riemann ris smoke toeppd toeppen tridiag triw uniformdata wilk, and
% gallery(3), gallery(5). A last argument 'single' or 'double' gives the class.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(name)
    if isequal(name, 3)
        varargout = {[-149 -50 -154; 537 180 546; -27 -9 -25]};
    elseif isequal(name, 5)
        varargout = {[-9 11 -21 63 -252; 70 -69 141 -421 1684; -575 575 -1149 3451 -13801; ...
            3891 -3891 7782 -23345 93365; 1024 -1024 2048 -6144 24572]};
    else
        error('MATLAB:gallery:unknownMatrix', 'Only gallery(3) and gallery(5) are known by number.');
    end
    return
end
name = lower(char(name));
class_ = 'double';
if ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end})) && ...
        any(strcmp(char(varargin{end}), {'single', 'double'}))
    class_ = char(varargin{end});
    varargin(end) = [];
end
a = [varargin, cell(1, max(0, 5 - numel(varargin)))];
    function v = or_(k, default)
        v = a{k};
        if isempty(v), v = default; end
    end
n = a{1};
B = [];
switch name
    case 'binomial'
        L_ = abs(pascal(n, 1));
        D = diag((-2) .^ (0:n - 1));
        A = L_ * D * L_(n:-1:1, n:-1:1);
    case 'cauchy'
        x = vectorOf(n);
        y = vectorOf(or_(2, n));
        A = 1 ./ (x + y.');
    case 'chebspec'
        A = chebspec(n, or_(2, 0));
    case 'chebvand'
        if numel(a{1}) == 1 && isempty(a{2})
            p = linspace(0, 1, n);
            m = n;
        elseif isempty(a{2})
            p = a{1}(:).';
            m = numel(p);
        else
            m = a{1};
            p = a{2}(:).';
            if isscalar(p), p = linspace(0, 1, p); end
        end
        A = ones(m, numel(p));
        if m > 1, A(2, :) = p; end
        for i = 3:m
            A(i, :) = 2 * p .* A(i - 1, :) - A(i - 2, :);
        end
    case 'chow'
        A = toeplitz(or_(2, 1) .^ (1:n), [or_(2, 1), 1, zeros(1, n - 2)]) + or_(3, 0) * eye(n);
    case 'circul'
        v = n;
        if isscalar(v), v = 1:v; end
        v = v(:).';
        A = toeplitz([v(1), v(end:-1:2)], v);
    case 'clement'
        m = n - 1;
        x = m:-1:1;
        z = 1:m;
        if or_(2, 0) == 0
            A = diag(x, -1) + diag(z, 1);
        else
            y = sqrt(x .* z);
            A = diag(y, -1) + diag(y, 1);
        end
    case 'compar'
        A = compar(n, or_(2, 0));
    case 'condex'
        A = condex(n, or_(2, 4), or_(3, 100));
    case 'dorr'
        [c, d, e] = dorr(n, or_(2, 0.01));
        if nargout > 1
            varargout = {c, d, e};
            return
        end
        A = spdiags([[c; 0], d, [0; e]], -1:1, n, n);
    case 'dramadah'
        A = dramadah(n, or_(2, 1));
    case 'fiedler'
        c = vectorOf(n);
        A = abs(c - c.');
    case 'forsythe'
        A = diag(ones(n - 1, 1), 1) + or_(3, 0) * eye(n);
        A(n, 1) = or_(2, sqrt(eps));
    case 'frank'
        p = n:-1:1;
        A = triu(ones(n, 1) * p, 0) + diag(p(2:n), -1);
        if or_(2, 0) ~= 0, A = A(n:-1:1, n:-1:1).'; end
    case 'gcdmat'
        [x, y] = meshgrid(1:n);
        A = gcd(x, y);
    case 'gearmat'
        i = or_(2, n);
        j = or_(3, -n);
        A = diag(ones(n - 1, 1), -1) + diag(ones(n - 1, 1), 1);
        A(1, abs(i)) = sign(i);
        A(n, n + 1 - abs(j)) = sign(j);
    case 'grcar'
        A = tril(triu(ones(n)), or_(2, 3)) - diag(ones(n - 1, 1), -1);
    case 'hanowa'
        if mod(n, 2) ~= 0, error('MATLAB:gallery:hanowa:NotEven', 'N must be even.'); end
        m = n / 2;
        A = [or_(2, -1) * eye(m), -diag(1:m); diag(1:m), or_(2, -1) * eye(m)];
    case 'house'
        x = n(:);
        [v, beta, s] = reflector(x, or_(2, 0));
        varargout = {v, beta, s};
        return
    case {'integerdata', 'normaldata', 'uniformdata'}
        A = galleryRandom(name, a);
        class_ = class(A);
    case 'invhess'
        x = vectorOf(n);
        y = or_(2, -x(1:end - 1));
        m = numel(x);
        A = ones(m, 1) * x.';
        for j = 2:m
            A(1:j - 1, j) = y(1:j - 1);
        end
    case 'invol'
        A = hilb(n);
        d = -n;
        A(:, 1) = d * A(:, 1);
        for i = 1:n - 1
            d = -(n + i) * (n - i) * d / (i * i);
            A(i + 1, :) = d * A(i + 1, :);
        end
    case 'ipjfact'
        k = or_(2, 0);
        A = hankel(factorial(2:n + 1), factorial(n + 1:2 * n));
        if k == 1, A = 1 ./ A; end
    case 'jordbloc'
        A = or_(2, 1) * eye(n) + diag(ones(n - 1, 1), 1);
    case 'kahan'
        theta = or_(2, 1.2);
        pert = or_(3, 25);
        m = n(1);
        k = n(end);
        s = sin(theta);
        c = cos(theta);
        A = eye(k) - c * triu(ones(k), 1);
        A = s .^ (0:k - 1).' .* A + pert * eps * diag(k:-1:1);
        if m > k, A(m, k) = 0; else, A = A(1:m, :); end
    case 'kms'
        r = or_(2, 0.5);
        A = r .^ abs((1:n).' - (1:n));
        if ~isreal(r), A = conj(tril(A, -1)) + triu(A); end
    case 'krylov'
        A = n;
        if isscalar(A), A = randn(A); end
        x = or_(2, ones(size(A, 1), 1));
        m = or_(3, size(A, 1));
        K = zeros(size(A, 1), m);
        K(:, 1) = x;
        for i = 2:m
            K(:, i) = A * K(:, i - 1);
        end
        A = K;
    case 'lauchli'
        A = [ones(1, n); or_(2, sqrt(eps)) * eye(n)];
    case 'lehmer'
        A = min((1:n).', 1:n) ./ max((1:n).', 1:n);
    case 'leslie'
        if isscalar(n) && isempty(a{2})
            x = ones(1, n);
            y = ones(1, n - 1);
        else
            x = n;
            y = a{2};
        end
        A = diag(y(:), -1);
        A(1, :) = x(:).';
    case 'lesp'
        x = 2:n;
        A = diag(1 ./ x, -1) + diag(-(2 * [x, n + 1] + 1)) + diag(x, 1);
        A = full(A);
    case 'lotkin'
        A = hilb(n);
        A(1, :) = 1;
    case 'minij'
        A = min((1:n).', 1:n);
    case 'moler'
        A = triw(n, or_(2, -1), n - 1);
        A = A' * A;
    case 'neumann'
        if isscalar(n), n = [sqrt(n), sqrt(n)]; end
        if any(n ~= fix(n)), error('MATLAB:gallery:neumann:NotSquare', 'N must be a perfect square.'); end
        T = @(k) full(spdiags([[-ones(k - 2, 1); -2; 0], 2 * ones(k, 1), [0; -2; -ones(k - 2, 1)]], -1:1, k, k));
        A = sparse(kron(eye(n(2)), T(n(1))) + kron(T(n(2)), eye(n(1))));
        B = ones(size(A, 1), 1);
    case 'orthog'
        A = orthog(n, or_(2, 1));
    case 'parter'
        A = 1 ./ ((1:n).' - (1:n) + 0.5);
    case 'pei'
        A = or_(2, 1) * eye(n) + ones(n);
    case 'poisson'
        T = spdiags([-ones(n, 1), 2 * ones(n, 1), -ones(n, 1)], -1:1, n, n);
        A = kron(speye(n), T) + kron(T, speye(n));
    case 'prolate'
        w = or_(2, 0.25);
        v = [2 * w, sin(2 * pi * w * (1:n - 1)) ./ (pi * (1:n - 1))];
        A = toeplitz(v);
    case {'cycol', 'randcolu', 'randcorr', 'randhess', 'randsvd'}
        A = galleryRandom(name, a);
    case 'redheff'
        i = (1:n).';
        A = double(mod(1:n, i) == 0);
        A(:, 1) = 1;
    case 'riemann'
        m = n + 1;
        i = (2:m).';
        A = -ones(n) + i .* (mod(2:m, i) == 0);
    case 'ris'
        A = 0.5 ./ ((n - (1:n).' - (1:n)) + 1.5);
    case 'smoke'
        r = exp(2 * pi * 1i / n);
        A = diag(r .^ (1:n)) + diag(ones(n - 1, 1), 1);
        if or_(2, 0) == 0, A(n, 1) = 1; end
    case 'toeppen'
        p = {1, -10, 0, 10, 1};
        p(1:numel(varargin) - 1) = varargin(2:end);
        A = spdiags(repmat([p{:}], n, 1), -2:2, n, n);
    case 'toeppd'
        if numel(varargin) < 4
            error('MATLAB:gallery:random', 'Random matrices of the gallery are not available.');
        end
        m = a{2};
        w = a{3};
        theta = a{4};
        A = zeros(n);
        E = (1:n).' - (1:n);
        for k = 1:m
            A = A + w(k) * cos(2 * pi * theta(k) * E);
        end
    case 'tridiag'
        if isscalar(n) && numel(varargin) <= 1
            A = tridiagonal(-ones(n - 1, 1), 2 * ones(n, 1), -ones(n - 1, 1));
        elseif isscalar(n) && numel(varargin) == 4
            A = tridiagonal(a{2} * ones(n - 1, 1), a{3} * ones(n, 1), a{4} * ones(n - 1, 1));
        else
            A = tridiagonal(a{1}, a{2}, a{3});
        end
    case 'triw'
        A = triw(n, or_(2, -1), or_(3, n(end) - 1));
    case 'wilk'
        switch n
            case 3
                A = [1e-10, 0.9, -0.4; 0, 0.9, -0.4; 0, 0, 1e-10];
                B = [0; 0; 1];
            case 4
                A = [0.9143e-4, 0, 0, 0; 0.8762, 0.7156e-4, 0, 0; 0.7943, 0.8143, 0.9504e-4, 0; ...
                    0.8017, 0.6123, 0.7165, 0.7123e-4];
                B = [0.6524; 0.3127; 0.4186; 0.7853];
            case 5
                A = hilb(6);
                A = A(1:5, 2:6) * 1.8144;
            case 21
                A = wilkinson(21);
            otherwise
                error('MATLAB:gallery:wilk:InvalidN', 'Only n = 3, 4, 5 and 21 are known.');
        end
    otherwise
        error('MATLAB:gallery:unknownMatrix', 'Unknown matrix ''%s''.', name);
end
if strcmp(class_, 'single') && ~issparse(A), A = single(A); B = single(B); end
varargout = {A, B};
varargout = varargout(1:max(1, min(nargout, 2)));
end

function x = vectorOf(x)
if isscalar(x), x = 1:x; end
x = x(:);
end

function A = tridiagonal(below, on, above)
n = numel(on);
A = spdiags([[below(:); 0], on(:), [0; above(:)]], -1:1, n, n);
end

function A = triw(n, alpha, k)
m = n(1);
n = n(end);
A = tril(eye(m, n) + alpha * triu(ones(m, n), 1), k);
end

function C = chebspec(n, k)
% The differentiation matrix on Chebyshev's points.
if k == 1, n = n + 1; end
m = n - 1;
x = cos((0:m).' * (pi / m));
d = ones(n, 1);
d([1 n]) = 2;
C = (d ./ d.') ./ (x - x.' + eye(n)) .* (-1) .^ ((0:m).' + (0:m));
C(1, 1) = (2 * m^2 + 1) / 6;
for i = 2:n
    if i == n
        C(n, n) = -C(1, 1);
    else
        C(i, i) = -0.5 * x(i) / (1 - x(i)^2);
    end
end
if k == 1, C = C(2:n, 2:n); end
end

function C = compar(A, k)
if k == 0
    C = -abs(A);
    n = size(A, 1);
    C(1:n + 1:end) = abs(diag(A));
else
    C = -abs(A);
    n = size(A, 1);
    for i = 1:n
        others = [1:i - 1, i + 1:size(A, 2)];
        C(i, others) = -max(abs(A(i, others)));
    end
    C(1:n + 1:end) = abs(diag(A));
    if isequal(A, tril(A)), C = tril(C); end
    if isequal(A, triu(A)), C = triu(C); end
end
end

function A = condex(n, k, theta)
% Counterexamples to estimators of condition numbers.
switch k
    case 1
        A = [1 -1 -2 * theta 0; 0 1 theta -theta; 0 1 1 + theta -(theta + 1); 0 0 0 theta];
    case 2
        A = [1, 1 - 2 / theta^2, -2; 0, 1 / theta, -1 / theta; 0, 0, 1];
    case 3
        A = triw(n, -1, n - 1).';
        A(n, n) = -1;
    otherwise
        x = ones(n, 3);
        x(2:n, 2) = 0;
        x(:, 3) = (-1) .^ (0:n - 1).' .* (1 + (0:n - 1).' / (n - 1));
        Q = orth(x);
        A = eye(n) + theta * (eye(n) - Q * Q');
end
if k < 3 && n > size(A, 1)
    m = size(A, 1);
    A(n, n) = 0;
    for i = m + 1:n, A(i, i) = 1; end
end
end

function [c, d, e] = dorr(n, theta)
c = zeros(n, 1);
e = zeros(n, 1);
d = zeros(n, 1);
h = 1 / (n + 1);
m = floor((n + 1) / 2);
term = theta / h^2;
i = (1:m).';
c(i) = -term;
e(i) = c(i) - (0.5 - i * h) / h;
d(i) = -(c(i) + e(i));
i = (m + 1:n).';
e(i) = -term;
c(i) = e(i) + (0.5 - i * h) / h;
d(i) = -(c(i) + e(i));
c = c(2:n);
e = e(1:n - 1);
end

function [v, beta, s] = reflector(x, k)
v = x;
m = norm(x(2:end));
beta = 1;
s = x(1);
if m == 0 && k < 2
    if k == 0
        s = -x(1);
        if x(1) == 0, beta = 0; return, end
        v(1) = 2 * x(1);
        beta = 2 / abs(v(1))^2;
        if isreal(x), v(1) = x(1) - s; end
    else
        beta = 0;
    end
    return
end
turn = sign(x(1));
if turn == 0, turn = 1; end
s = -turn * norm(x);
v(1) = x(1) - s;
beta = -1 / (conj(s) * v(1));
end

function Q = orthog(n, k)
[i, j] = deal((1:n).', 1:n);
switch k
    case 1
        Q = sqrt(2 / (n + 1)) * sin(i * j * pi / (n + 1));
    case 2
        Q = 2 / sqrt(2 * n + 1) * sin(2 * i * j * pi / (2 * n + 1));
    case 3
        Q = exp(2 * pi * 1i * (i - 1) * (j - 1) / n) / sqrt(n);
    case 4
        Q = eye(n);
        Q(1, :) = 1;
        for r = 2:n
            Q(r, :) = [ones(1, r - 1), -(r - 1), zeros(1, n - r)];
        end
        Q = Q ./ sqrt(sum(Q.^2, 2));
    case 5
        Q = sin(2 * pi * (i - 1) * (j - 1) / n) + cos(2 * pi * (i - 1) * (j - 1) / n);
        Q = Q / sqrt(n);
    case 6
        Q = sqrt(2 / n) * cos((i - 0.5) * (j - 0.5) * pi / n);
    case -1
        Q = cos((i - 1) * (j - 1) * pi / (n - 1));
    case -2
        Q = cos((i - 1) * (j - 0.5) * pi / n);
    otherwise
        error('MATLAB:gallery:orthog:InvalidK', 'Invalid K.');
end
end

function A = dramadah(n, k)
% Zeros and ones whose inverse is large (Graham and Sloane, 1984).
switch k
    case 1
        c = ones(n, 1);
        for i = 2:4:n, m = min(1, n - i); c(i:i + m) = 0; end
        r = [1 1 0 1 zeros(1, n)];
        r = r(1:n);
    case 2
        c = zeros(n, 1);
        c(1) = 1;
        r = ones(1, n);
        r(3:2:n) = 0;
    otherwise
        c = ones(n, 1);
        c(2:2:n) = 0;
        r = [1 1 zeros(1, n - 2)];
        r = r(1:n);
end
A = toeplitz(c, r);
end
