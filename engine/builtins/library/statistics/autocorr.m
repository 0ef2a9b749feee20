% SPDX-License-Identifier: Apache-2.0
function [acf, lags, bounds, h] = autocorr(y, varargin)
% The sample autocorrelation of a series for lags from 0, and approximate confidence bounds; without outputs they are drawn.
% Options: NumLags (20 or one less than the values), NumMA (0), NumSTD (2); autocorr(y, numLags, numMA, numSTD) means the same.
% Example: acf = autocorr([1 2 3 4 5 4 3 2 1], 'NumLags', 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(y) || ~isvector(y), error('econ:autocorr:NonVectorInput', 'Input series must be a vector.'); end
y = double(y(:));
used = ~isnan(y);
n = nnz(used);
o = correlogramOptions('autocorr', varargin, struct('NumLags', min(20, numel(y) - 1), 'NumMA', 0, 'NumSTD', 2), numel(y));
z = y - mean(y(used));
z(~used) = 0;
acf = zeros(o.NumLags + 1, 1);
for k = 0:o.NumLags, acf(k + 1) = z(1:end - k)'*z(k + 1:end); end
acf = acf/acf(1);
lags = (0:o.NumLags)';
q = min(o.NumMA, o.NumLags);
bounds = o.NumSTD*sqrt((1 + 2*sum(acf(2:q + 1).^2))/n)*[1; -1];
if nargout == 0 || nargout > 3, h = drawCorrelogram(lags, acf, bounds, o.NumMA, 'Sample Autocorrelation'); end
if nargout == 0, clear acf lags bounds h; end
end
