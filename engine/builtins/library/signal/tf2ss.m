% SPDX-License-Identifier: Apache-2.0
function [A, B, C, D] = tf2ss(b, a)
% State space of a transfer function in controller canonical form; b has a row for each output.
% Example: [A, B, C, D] = tf2ss([1 3], [1 2 5])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isvector(b), b = b(:).'; end
first = find(a, 1);
if ~isvector(a) || isempty(first)
    error('signal:tf2ss:InvalidDenominator', 'The denominator must be a vector that is not zero.');
end
a = a(first:end);
a = a(:).';
while size(b, 2) > numel(a) && all(b(:, 1) == 0), b(:, 1) = []; end
if size(b, 2) > numel(a)
    error('signal:tf2ss:Improper', 'The order of the numerator must not exceed that of the denominator.');
end
b = [zeros(size(b, 1), numel(a) - size(b, 2)), b]/a(1);
a = a/a(1);
n = numel(a) - 1;
D = b(:, 1);
if n == 0
    A = zeros(0, 0);
    B = zeros(0, 1);
    C = zeros(size(b, 1), 0);
    return;
end
A = [-a(2:end); eye(n - 1, n)];
B = eye(n, 1);
C = b(:, 2:end) - D*a(2:end);
end
