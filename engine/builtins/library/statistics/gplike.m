% SPDX-License-Identifier: Apache-2.0
function [l, C] = gplike(params, data)
% Minus the logarithm of the likelihood of generalised Pareto samples of threshold 0 at the parameters [k sigma], and the parameters' covariance.
% Example: l = gplike([0.1 1], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('gplike', @(x, k, s) gppdf(x, k, s, 0), [], params, data);
end
