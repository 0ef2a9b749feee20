% SPDX-License-Identifier: Apache-2.0
function [R, sigma] = corrcov(C)
% The correlations and standard deviations of a covariance matrix.
% Example: R = corrcov([4 2; 2 9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(C, 1) ~= size(C, 2) || any(any(abs(C - C') > 10*eps(max(abs(diag(C)))))) || any(diag(C) < 0)
    error('stats:corrcov:BadC', 'C must be a symmetric and positive semidefinite matrix.');
end
sigma = sqrt(diag(C));
R = C./(sigma*sigma');
R = (R + R')/2;
at = ~isnan(diag(R));
n = size(C, 1);
d = diag(R);
d(at) = 1;
R(1:n + 1:end) = d;
end
