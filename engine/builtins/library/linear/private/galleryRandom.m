% SPDX-License-Identifier: Apache-2.0
function A = galleryRandom(name, a)
% The random matrices of the gallery (N. J. Higham, Accuracy and Stability of Numerical Algorithms, chapter 28).
a = [a, cell(1, max(0, 5 - numel(a)))];
    function v = or_(k, default)
        v = a{k};
        if isempty(v), v = default; end
    end
n = a{1};
switch name
    case 'cycol'
        k = n(end);
        width = max(1, min(or_(2, round(k / 4)), k));
        A = repmat(randn(n(1), width), 1, ceil(k / width));
        A = A(:, 1:k);
    case 'randcolu', A = randColu(n, or_(2, 0), or_(3, 0));
    case 'randcorr', A = randCorr(n);
    case 'randhess', A = randHess(n);
    case 'randsvd', A = randSvd(n, or_(2, sqrt(1 / eps)), or_(3, 3), a{4}, a{5});
    otherwise, A = seededData(name, a);
end
end

function A = seededData(name, a)
% Random numbers that depend on the seed alone; the generator of the session goes on where it was.
before = rng;
restore = onCleanup(@() rng(before));
if strcmp(name, 'integerdata'), limits = a{1}; a(1) = []; end
sizes = {};
type = 'double';
while ~isempty(a) && (isnumeric(a{1}) || ischar(a{1}) || isstring(a{1}))
    if isempty(a{1}), a(1) = []; continue, end
    if isnumeric(a{1}), sizes{end + 1} = a{1}; else, type = char(a{1}); end
    a(1) = [];
end
if numel(sizes) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
seed = sizes{end};
sizes = sizes(1:end - 1);
rng(mod(double(seed), 2^32), 'twister');
switch name
    case 'integerdata', A = randi(limits, sizes{:}, type);
    case 'normaldata', A = randn(sizes{:}, type);
    otherwise, A = rand(sizes{:}, type);
end
end

function H = randHess(x)
% Orthogonal and upper Hessenberg: a product of plane rotations by random angles, or those of x.
if isscalar(x)
    n = x;
    x = rand(n - 1, 1) * 2 * pi;
    H = eye(n);
    H(n, n) = sign(randn);
else
    n = numel(x);
    H = eye(n);
    H(n, n) = sign(x(n)) + (x(n) == 0);
end
for i = n:-1:2
    c = cos(x(i - 1));
    s = sin(x(i - 1));
    H([i - 1, i], :) = [c * H(i - 1, :) + s * H(i, :); -s * H(i - 1, :) + c * H(i, :)];
end
end

function Q = randomOrthogonal(n)
[Q, R] = qr(randn(n));
d = sign(diag(R));
d(d == 0) = 1;
Q = Q .* d.';
end

function A = randSvd(n, kappa, mode, below, above)
% Random with given singular values; a negative kappa makes it symmetric positive definite.
m = n(1);
n = n(end);
p = min(m, n);
definite = kappa < 0;
kappa = abs(kappa);
if kappa < 1, error('MATLAB:gallery:randsvd:LowCondition', 'The condition number must be at least 1.'); end
q = (0:p - 1) / max(1, p - 1);
switch abs(mode)
    case 1, sigma = ones(1, p) / kappa; sigma(1) = 1;
    case 2, sigma = ones(1, p); sigma(p) = 1 / kappa;
    case 3, sigma = kappa .^ -q;
    case 4, sigma = 1 - (1 - 1 / kappa) * q;
    case 5, sigma = exp(-rand(1, p) * log(kappa));
    otherwise, error('MATLAB:gallery:randsvd:InvalidMode', 'The mode must be from 1 to 5.');
end
if mode < 0, sigma = fliplr(sigma); end
if definite
    Q = randomOrthogonal(p);
    A = Q * diag(sigma) * Q';
    A = (A + A') / 2;
else
    A = zeros(m, n);
    A(1:p, 1:p) = diag(sigma);
    A = randomOrthogonal(m) * A * randomOrthogonal(n);
end
if isempty(above), above = below; end
if ~isempty(below) && below < m - 1, A = triu(A, -below); end
if ~isempty(above) && above < n - 1, A = tril(A, above); end
end

function A = randColu(x, m, k)
% Columns of length 1 with given singular values x (their squares add up to their number).
if isscalar(x)
    n = x;
    x = rand(n, 1);
    x = sqrt(n) * x / norm(x);
end
n = numel(x);
if m == 0, m = n; end
if abs(sum(x(:).^2) - n) > 100 * n * eps
    error('MATLAB:gallery:randcolu:InvalidSumVectorEl', 'The squares of X must add up to its length.');
end
A = zeros(m, n);
A(1:n, 1:n) = diag(x(:));
A = A * randomOrthogonal(n);
if k == 0, A = randomOrthogonal(m) * A; end
A = unitColumns(A);
end

function A = randCorr(x)
% A random correlation matrix with the eigenvalues x, which add up to their number.
n = numel(x);
if isscalar(x), n = x; x = rand(n, 1); x = n * x / sum(x); end
if any(x(:) < 0) || abs(sum(x(:)) - n) > 100 * n * eps
    error('MATLAB:gallery:randcorr:InvalidX', 'The eigenvalues must not be negative, and add up to their number.');
end
Q = randomOrthogonal(n);
B = diag(sqrt(x(:))) * Q;
B = unitColumns(B);
A = B' * B;
A = (A + A') / 2;
A(1:n + 1:end) = 1;
end

function A = unitColumns(A)
% Rotations of two columns, one shorter and one longer than 1, make one of them of length 1 (Bendel and Mickey, 1978).
for step = 1:size(A, 2)
    d = sum(A.^2, 1);
    i = find(d < 1 - 1e-14, 1);
    j = find(d > 1 + 1e-14, 1);
    if isempty(i) || isempty(j), break, end
    a = A(:, i)' * A(:, j);
    t = (a + sign(a + (a == 0)) * sqrt(a^2 - (d(i) - 1) * (d(j) - 1))) / (d(j) - 1);
    c = 1 / sqrt(1 + t^2);
    A(:, [i j]) = A(:, [i j]) * [c, t * c; -t * c, c];
    A(:, i) = A(:, i) / norm(A(:, i));
end
end
