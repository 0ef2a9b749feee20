% SPDX-License-Identifier: Apache-2.0
function [m, n] = mpoles(p, tol, reorder)
% Multiplicities of poles: poles nearer than tol (0.001, relative) to the first of a group are one pole.
% mpoles(p, tol, 0) keeps the order; otherwise by magnitude, the largest first. n says where each pole stood.
% Example: [m, n] = mpoles([2 3 1 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(tol), tol = 1e-3; end
if nargin < 3 || isempty(reorder), reorder = true; end
p = p(:);
n = (1:numel(p))';
if reorder
    [~, n] = sort(-abs(p));
    p = p(n);
end
m = zeros(numel(p), 1);
place = zeros(0, 1);
open = true(numel(p), 1);
while any(open)
    first = find(open, 1);
    near = abs(p - p(first));
    if p(first) ~= 0, near = near/abs(p(first)); end
    group = find(open & near < tol);
    m(group) = 1:numel(group);
    place = [place; group];
    open(group) = false;
end
m = m(place);
n = n(place);
end
