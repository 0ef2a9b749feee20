% SPDX-License-Identifier: Apache-2.0
function [e, count] = normest(S, tol)
% Estimate of the 2-norm by the power method to a relative tolerance (1e-6), and its number of steps.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, tol = 1e-6; end
if ~isnumeric(tol) || ~isscalar(tol) || ~isreal(tol)
    error('MATLAB:normest:InvalidTolerance', 'The tolerance must be a real scalar.');
end
x = full(sum(abs(S), 1)).';
% Not quite symmetric, lest it be orthogonal to what is sought.
x = x .* (1 + 0.01 * cos((1:numel(x)).'));
count = 0;
e = norm(x);
if e == 0, return, end
x = x / e;
before = 0;
while abs(e - before) > tol * e
    before = e;
    y = S * x;
    if ~any(y), y = ones(size(y)); end
    x = S' * y;
    size_ = norm(x);
    e = size_ / norm(y);
    x = x / size_;
    count = count + 1;
    if count > 100
        warning('MATLAB:normest:notconverge', 'NORMEST did not converge for %d iterations with tolerance %g', ...
            100, tol);
        break
    end
end
end
