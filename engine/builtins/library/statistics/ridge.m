% SPDX-License-Identifier: Apache-2.0
function b = ridge(y, X, k, scaled)
% Ridge regression: coefficients of the standardised columns of X for each parameter k; with scaled 0 of the columns themselves, a constant first.
% Example: b = ridge([1 2 3 4]', [1 2; 2 1; 3 5; 4 4], 0.5, 0)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, scaled = 1; end
y = y(:);
if numel(y) ~= size(X, 1), error('stats:ridge:InputSizeMismatch', 'The number of rows in Y must equal the number of rows in X.'); end
m = mean(X, 1);
s = std(X, 0, 1);
Z = (X - m)./s;
p = size(Z, 2);
b = zeros(p, numel(k));
for j = 1:numel(k)
    b(:, j) = [Z; sqrt(k(j))*eye(p)]\[y - mean(y); zeros(p, 1)];
end
if ~scaled
    b = b./s.';
    b = [mean(y) - m*b; b];
end
end
