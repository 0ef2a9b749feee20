% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg(C, d, options)
% The x >= 0 that makes norm(C*x - d) least, by the active sets of Lawson and Hanson; resnorm is the
% square of that norm, lambda the dual vector.
if isstruct(C) && nargin == 1
    options = [];
    if isfield(C, 'options'), options = C.options; end
    d = C.d; C = C.C;
elseif nargin < 2
    error('MATLAB:lsqnonneg:NotEnoughInputs', 'Not enough input arguments.');
elseif nargin < 3
    options = [];
end
if ~isreal(C) || ~isreal(d), error('MATLAB:lsqnonneg:ComplexCorD', 'C and d must be real.'); end
if size(C, 1) ~= numel(d)
    error('MATLAB:dimagree', 'Matrix dimensions must agree.');
end
d = d(:);
n = size(C, 2);
tol = optimget(options, 'TolX', 10*eps*norm(full(C), 1)*max(size(C)));
if ~isnumeric(tol), tol = 10*eps*norm(full(C), 1)*max(size(C)); end
x = zeros(n, 1);
positive = false(n, 1);
residual = d - C*x;
lambda = C'*residual;
iterations = 0; inner = 0;
exitflag = 1;
while any(~positive) && any(lambda(~positive) > tol)
    iterations = iterations + 1;
    candidates = lambda;
    candidates(positive) = -Inf;
    [~, next] = max(candidates);
    positive(next) = true;
    z = zeros(n, 1);
    z(positive) = C(:, positive)\d;
    while any(z(positive) <= 0)
        inner = inner + 1;
        if inner > 10*n, exitflag = 0; break; end
        low = z <= 0 & positive;
        alpha = min(x(low)./(x(low) - z(low)));
        x = x + alpha*(z - x);
        positive = positive & ~(abs(x) < tol);
        z = zeros(n, 1);
        z(positive) = C(:, positive)\d;
    end
    if exitflag == 0, break; end
    x = z;
    residual = d - C*x;
    lambda = C'*residual;
    lambda(positive) = 0;
end
resnorm = residual'*residual;
message = 'Optimization terminated.';
if exitflag == 0, message = 'Exiting: Iteration count is exceeded, exiting LSQNONNEG.'; end
output = struct('iterations', iterations, 'algorithm', 'active-set', 'message', message);
end
