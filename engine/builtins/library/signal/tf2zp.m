% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = tf2zp(b, a)
% Zeros (a column for each row of b), poles and gains of the transfer function b(s)/a(s).
% Example: [z, p, k] = tf2zp([2 3], [1 0.4 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(a) || isempty(a) || ~any(a)
    error('signal:tf2zp:InvalidDenominator', 'Denominator must be a nonzero row vector.');
end
a = a(:).';
if iscolumn(b) && numel(b) > 1, b = b.'; end
first = find(a ~= 0, 1);
b = b/a(first);
a = a(first:end)/a(first);
p = roots(a);
rows = size(b, 1);
found = cell(1, rows);
k = zeros(rows, 1);
for r = 1:rows
    lead = find(b(r, :) ~= 0, 1);
    if ~isempty(lead), k(r) = b(r, lead); end
    found{r} = roots(b(r, :));
end
most = max(cellfun(@numel, found));
z = Inf(most, rows);
for r = 1:rows
    z(1:numel(found{r}), r) = found{r};
end
if most == 0, z = zeros(0, 1); end
end
