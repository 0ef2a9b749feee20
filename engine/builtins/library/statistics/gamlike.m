% SPDX-License-Identifier: Apache-2.0
function [l, C] = gamlike(params, data, varargin)
% Minus the logarithm of the likelihood of gamma samples at the parameters [a b], and the parameters' covariance: gamlike(params, data, censoring,
% frequency).
% Example: l = gamlike([2 1], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('gamlike', @gampdf, @(x, a, b) gamcdf(x, a, b, 'upper'), params, data, varargin{:});
end
