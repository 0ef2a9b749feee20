% SPDX-License-Identifier: Apache-2.0
function [r, p, k, e] = residue(b, a, k, e)
% Partial fractions: b(s)/a(s) = r(1)/(s-p(1)) + ... + k(s); poles within 0.001 count as one, with rising powers.
% [b, a] = residue(r, p, k) goes back. A fourth result, and argument, has the power of each fraction.
% Example: [r, p, k] = residue([5 3 -2 7], [-4 0 8 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2
    if nargin < 4, e = []; end
    [r, p] = together(b(:), a(:), k(:).', e(:));
    return;
end
b = stripped(b);
a = stripped(a);
if isempty(a), error('MATLAB:residue:ZeroDenominator', 'The denominator must not be zero.'); end
b = b/a(1);
a = a/a(1);
k = [];
if numel(b) >= numel(a)
    [k, b] = deconv(b, a);
    b = stripped(b);
end
p = roots(a);
e = [];
if isempty(p)
    r = [];
    return;
end
[m, order] = mpoles(p, 1e-3, 1);
p = p(order);
e = m;
% Poles of one group stand at their mean.
starts = [find(m == 1); numel(p) + 1];
for g = 1:numel(starts) - 1
    group = starts(g):starts(g + 1) - 1;
    p(group) = mean(p(group));
end
% b over the product of all poles: a column of the matrix is the numerator of one fraction.
n = numel(p);
A = zeros(n);
for j = 1:n
    q = fractionNumerator(p, m, j);
    A(n - numel(q) + 1:n, j) = q.';
end
r = A\[zeros(n - numel(b), 1); b(:)];
end

function [b, a] = together(r, p, k, e)
if numel(r) ~= numel(p)
    error('MATLAB:residue:SizeMismatch', 'R and P must have the same number of elements.');
end
[m, order] = mpoles(p, 1e-3, 0);
if ~isempty(e)
    if numel(e) ~= numel(p)
        error('MATLAB:residue:SizeMismatch', 'The powers must be as many as the poles.');
    end
    % Within a group of equal poles by the powers given.
    [~, within] = sortrows([cumsum(m == 1), e(order)]);
    order = order(within);
end
p = p(order);
r = r(order);
a = poly(p);
b = conv(stripped(k), a);
n = numel(p);
for j = 1:n
    q = r(j)*fractionNumerator(p, m, j);
    long = max(numel(b), numel(q));
    b = [zeros(1, long - numel(b)), b] + [zeros(1, long - numel(q)), q];
end
b = stripped(b);
end

function p = stripped(p)
p = p(:).';
first = find(p ~= 0, 1);
if isempty(first)
    p = zeros(1, 0);
else
    p = p(first:end);
end
end
