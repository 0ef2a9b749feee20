% SPDX-License-Identifier: Apache-2.0
function yhat = glmval(b, X, link, varargin)
% Values of a generalised linear model of glmfit at the rows of X. Options 'constant' ('on'), 'offset', 'size' (numbers of trials).
% Example: y = glmval([-2; 0.6], (1:5)', 'logit')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('glmval', varargin, struct('constant', 'on', 'offset', 0, 'size', 1, 'confidence', 0.95, 'simultaneous', false));
if strcmpi(o.constant, 'on') || isequal(o.constant, true), X = [ones(size(X, 1), 1), X]; end
[~, ~, back] = linkFunctions('glmval', link);
yhat = back(o.offset(:) + X*b).*o.size(:);
end
