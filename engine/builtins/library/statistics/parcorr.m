% SPDX-License-Identifier: Apache-2.0
function [pacf, lags, bounds, h] = parcorr(y, varargin)
% The sample partial autocorrelation of a series for lags from 0, and approximate confidence bounds; without outputs they are drawn.
% Options: NumLags (20 or one less than the values), NumAR (0), NumSTD (2), Method ('ols' or 'yule-walker'); parcorr(y, numLags, numAR, numSTD) means the same.
% Example: pacf = parcorr([1 2 3 4 5 4 3 2 1 2 3 4], 'NumLags', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(y) || ~isvector(y), error('econ:parcorr:NonVectorInput', 'Input series must be a vector.'); end
y = double(y(:));
n = numel(y);
method = 'ols';
if any(isnan(y)), method = 'yule-walker'; end
o = correlogramOptions('parcorr', varargin, struct('NumLags', min(20, n - 1), 'NumAR', 0, 'NumSTD', 2, 'Method', method), n);
pacf = [1; zeros(o.NumLags, 1)];
if strcmp(validatestring(o.Method, {'ols', 'yule-walker'}, 'parcorr', 'Method'), 'ols')
    for k = 1:o.NumLags
        X = ones(n - k, k + 1);
        for j = 1:k, X(:, j + 1) = y(k + 1 - j:n - j); end
        [Q, R] = qr(X, 0);
        b = R\(Q'*y(k + 1:n));
        pacf(k + 1) = b(end);
    end
else
    r = autocorr(y, 'NumLags', o.NumLags);
    for k = 1:o.NumLags
        a = toeplitz(r(1:k))\r(2:k + 1);
        pacf(k + 1) = a(end);
    end
end
lags = (0:o.NumLags)';
bounds = o.NumSTD/sqrt(nnz(~isnan(y)))*[1; -1];
if nargout == 0 || nargout > 3, h = drawCorrelogram(lags, pacf, bounds, o.NumAR, 'Sample Partial Autocorrelation'); end
if nargout == 0, clear pacf lags bounds h; end
end
