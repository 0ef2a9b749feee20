% SPDX-License-Identifier: Apache-2.0
function [F, flag] = funm(A, f, varargin)
% A function of a matrix by the algorithm of Schur and Parlett (P. I. Davies and N. J. Higham, SIAM J. Matrix
% Anal. Appl. 25, 2003). f is @exp, @log, @sqrt, @sin, @cos, @sinh, @cosh or a function f(x,k) that returns
% the k-th derivative at each element of x. flag is 1 where a series of derivatives did not converge.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ndims(A) > 2 || size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if ischar(f) || isstring(f), f = str2func(char(f)); end
further = {};
if numel(varargin) > 1, further = varargin(2:end); end
flag = 0;
n = size(A, 1);
switch func2str(f)
    case 'exp', F = expm(A); return
    case 'log', [F, flag] = logm(A); return
    case 'sqrt', F = sqrtm(A); return
    case 'sin', g = @(x, k) sin(x + k * pi / 2);
    case 'cos', g = @(x, k) cos(x + k * pi / 2);
    case 'sinh', g = @(x, k) (exp(x) - (-1)^k * exp(-x)) / 2;
    case 'cosh', g = @(x, k) (exp(x) + (-1)^k * exp(-x)) / 2;
    otherwise, g = @(x, k) f(x, k, further{:});
end
[U, T] = schur(full(A), 'complex');
if isdiag(T) || isequal(A, A')
    F = U * (g(diag(T), 0) .* U');
else
    % Eigenvalues that are close share a cluster; clusters are brought together.
    group = clusters(diag(T), 0.1);
    mean_ = accumarray(group, real(diag(T))) ./ accumarray(group, 1);
    [~, order] = sort(mean_, 'descend');
    rank_(order) = 1:numel(order);
    group = rank_(group);
    [U, T] = ordschur(U, T, group);
    group = sort(group, 'descend');
    ends = [find(diff(group) ~= 0), n];
    starts = [1, ends(1:end - 1) + 1];
    F = complex(zeros(n));
    for j = 1:numel(ends)
        b = starts(j):ends(j);
        [F(b, b), failed] = atom(T(b, b), g);
        flag = max(flag, failed);
        for i = j - 1:-1:1
            a = starts(i):ends(i);
            between = ends(i) + 1:starts(j) - 1;
            right = F(a, a) * T(a, b) - T(a, b) * F(b, b) + F(a, between) * T(between, b) - ...
                T(a, between) * F(between, b);
            F(a, b) = sylvester(T(a, a), -T(b, b), right);
        end
    end
    F = U * F * U';
end
if isreal(A) && norm(imag(F), 1) <= 10 * n * eps * norm(F, 1), F = real(F); end
end

function group = clusters(d, delta)
n = numel(d);
group = (1:n).';
for i = 1:n
    for j = i + 1:n
        if abs(d(i) - d(j)) <= delta && group(i) ~= group(j)
            group(group == group(j)) = group(i);
        end
    end
end
[~, ~, group] = unique(group);
group = group(:);
end

function [F, failed] = atom(T, g)
% A Taylor series about the mean of the eigenvalues.
n = size(T, 1);
failed = 0;
middle = trace(T) / n;
if n == 1, F = g(T, 0); return, end
N = T - middle * eye(n);
F = g(middle, 0) * eye(n);
P = eye(n);
for k = 1:250
    P = P * N / k;
    term = g(middle, k) * P;
    F = F + term;
    if k >= n && norm(term, Inf) <= eps * norm(F, Inf)
        more = g(middle, k + 1) * (P * N) / (k + 1);
        if norm(more, Inf) <= eps * norm(F, Inf), return, end
    end
end
failed = 1;
end
