% SPDX-License-Identifier: Apache-2.0
function g = polyaffine(f, mu)
% The polynomial g(x) = f((x - mu(1))/mu(2)), coefficients in descending order.
% Example: g = polyaffine([1 0 0], [1 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(f), error('MATLAB:polyaffine:InvalidP', 'F must be a vector.'); end
if ~isvector(mu) || numel(mu) ~= 2
    error('MATLAB:polyaffine:InvalidMu', 'MU must be a two-element vector.');
end
g = zeros(size(f), 'like', f);
sum = 0;
line = [1, -mu(1)]/mu(2);
for c = f(:).'
    sum = conv(sum, line);
    sum(end) = sum(end) + c;
end
g(:) = sum(end - numel(f) + 1:end);
end
