% SPDX-License-Identifier: Apache-2.0
function ci = coefCI(model, alpha)
% Confidence intervals of the coefficients of a model of fitlm, a row each; of 95 % unless alpha is given.
% Example: ci = coefCI(fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]))
if nargin < 2, alpha = 0.05; end
c = model.Coefficients;
ci = c.Estimate + tinv(1 - alpha/2, model.DFE)*c.SE.*[-1 1];
end
