% SPDX-License-Identifier: Apache-2.0
function [l, C] = explike(params, data, varargin)
% Minus the logarithm of the likelihood of exponential samples at the mean, and its variance: explike(mu, data, censoring, frequency).
% Example: l = explike(2, [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('explike', @exppdf, @(x, mu) expcdf(x, mu, 'upper'), params, data, varargin{:});
end
