% SPDX-License-Identifier: Apache-2.0
function [l, C] = wbllike(params, data, varargin)
% Minus the logarithm of the likelihood of Weibull samples at the parameters [a b], and the parameters' covariance: wbllike(params, data, censoring,
% frequency).
% Example: l = wbllike([2 1], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('wbllike', @wblpdf, @(x, a, b) wblcdf(x, a, b, 'upper'), params, data, varargin{:});
end
