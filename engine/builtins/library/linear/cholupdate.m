% SPDX-License-Identifier: Apache-2.0
function [R, flag] = cholupdate(R, x, sign_)
% The Cholesky factor of R'*R + x*x', or of R'*R - x*x' with '-'; flag is 1 where that is not positive definite.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, sign_ = '+'; end
n = size(R, 1);
if size(R, 2) ~= n, error('MATLAB:square', 'Matrix must be square.'); end
x = x(:);
if numel(x) ~= n
    error('MATLAB:cholupdate:dimensionMismatch', 'X must have as many elements as R has rows.');
end
flag = 0;
if strcmp(sign_, '+')
    row = x';
    for k = 1:n
        r = hypot(abs(R(k, k)), abs(row(k)));
        if r == 0, continue, end
        c = conj(R(k, k)) / r;
        s = conj(row(k)) / r;
        upper = c * R(k, k:n) + s * row(k:n);
        row(k:n) = (R(k, k) * row(k:n) - row(k) * R(k, k:n)) / r;
        R(k, k:n) = upper;
    end
elseif strcmp(sign_, '-')
    old = R;
    p = R' \ x;
    if ~all(isfinite(p)) || norm(p) >= 1
        flag = 1;
        if nargout < 2
            error('MATLAB:cholupdate:notPositiveDefinite', 'Downdated matrix must be positive definite.');
        end
        R = old;
        return
    end
    % Rotations that turn [p; alpha] to the last axis turn [R; 0] to [R1; x'].
    alpha = sqrt(1 - norm(p)^2);
    row = zeros(1, n, class(R));
    for k = n:-1:1
        r = hypot(alpha, abs(p(k)));
        c = alpha / r;
        s = p(k) / r;
        alpha = r;
        t = row(k:n);
        row(k:n) = c * t + conj(s) * R(k, k:n);
        R(k, k:n) = c * R(k, k:n) - s * t;
    end
else
    error('MATLAB:cholupdate:thirdInput', 'Third argument must be ''+'' or ''-''.');
end
end
