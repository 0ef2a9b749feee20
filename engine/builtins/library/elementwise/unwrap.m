% SPDX-License-Identifier: Apache-2.0
function q = unwrap(p, tol, dim)
% Adds multiples of 2*pi where neighbours differ by more than tol (pi) along a dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(p), error('MATLAB:unwrap:InvalidInput', 'Angles must be numeric.'); end
if nargin < 2 || isempty(tol), tol = pi; end
tol = max(abs(tol), pi);
if nargin < 3
    dim = find(size(p) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
n = size(p, dim);
q = p;
if n < 2, return; end
order = [dim, setdiff(1:max(ndims(p), dim), dim)];
x = permute(p, order);
shape = size(x);
x = reshape(x, n, []);
for k = 1:size(x, 2)
    at = find(isfinite(x(:, k)));
    if numel(at) < 2, continue; end
    d = diff(x(at, k));
    turns = mod(d + pi, 2*pi) - pi;
    turns(turns == -pi & d > 0) = pi;
    step = turns - d;
    step(abs(d) < tol) = 0;
    x(at(2:end), k) = x(at(2:end), k) + cumsum(step);
end
q = ipermute(reshape(x, shape), order);
end
