% SPDX-License-Identifier: Apache-2.0
function [l, C] = betalike(params, data)
% Minus the logarithm of the likelihood of beta samples at the parameters [a b], and the parameters' covariance.
% Example: l = betalike([2 1], [0.1 0.5 0.7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('betalike', @betapdf, [], params, data);
end
