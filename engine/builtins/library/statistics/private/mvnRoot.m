% SPDX-License-Identifier: Apache-2.0
function R = mvnRoot(name, sigma, d)
% The upper Cholesky factor of a covariance matrix, which a row of variances may stand for.
if isrow(sigma) && d > 1 || isscalar(sigma) && d == 1, sigma = diag(sigma); end
if ~isequal(size(sigma), [d d])
    error(['stats:' name ':BadMatrixSigma'], 'SIGMA must be a square matrix with size equal to the number of columns in X.');
end
[R, bad] = chol(sigma);
if bad || ~isequal(sigma, sigma') && norm(sigma - sigma', 1) > 1e-10*norm(sigma, 1)
    error(['stats:' name ':BadMatrixSigma'], 'SIGMA must be a symmetric positive definite matrix.');
end
end


