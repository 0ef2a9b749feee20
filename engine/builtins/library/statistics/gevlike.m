% SPDX-License-Identifier: Apache-2.0
function [l, C] = gevlike(params, data)
% Minus the logarithm of the likelihood of generalised extreme value samples at the parameters [k sigma mu], and the parameters' covariance.
% Example: l = gevlike([0.1 1 0], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[l, C] = negativeLikelihood('gevlike', @gevpdf, [], params, data);
end
