% SPDX-License-Identifier: Apache-2.0
function [l, C] = lognlike(params, data, varargin)
% Minus the logarithm of the likelihood of lognormal samples at the parameters [mu sigma], and the parameters' covariance: lognlike(params, data,
% censoring, frequency).
% Example: l = lognlike([0 1], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('lognlike', @lognpdf, @(x, m, s) logncdf(x, m, s, 'upper'), params, data, varargin{:});
end
