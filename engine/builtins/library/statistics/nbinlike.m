% SPDX-License-Identifier: Apache-2.0
function [l, C] = nbinlike(params, data)
% Minus the logarithm of the likelihood of negative binomial samples at the parameters [r p], and the parameters' covariance.
% Example: l = nbinlike([2 0.5], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('nbinlike', @nbinpdf, [], params, data);
end
