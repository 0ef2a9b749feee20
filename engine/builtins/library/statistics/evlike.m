% SPDX-License-Identifier: Apache-2.0
function [l, C] = evlike(params, data, varargin)
% Minus the logarithm of the likelihood of extreme value samples at the parameters [mu sigma], and the parameters' covariance: evlike(params, data,
% censoring, frequency).
% Example: l = evlike([0 1], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('evlike', @evpdf, @(x, m, s) evcdf(x, m, s, 'upper'), params, data, varargin{:});
end
