% SPDX-License-Identifier: Apache-2.0
function [p, F, r] = coefTest(model, H, c)
% The test that all coefficients but the constant are zero, or that H*b = c: its p-value, F and the rank of H.
% Example: p = coefTest(fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]))
b = model.Coefficients.Estimate;
if nargin < 2
    H = eye(numel(b));
    H(strcmp(model.CoefficientNames, '(Intercept)'), :) = [];
end
if nargin < 3, c = zeros(size(H, 1), 1); end
r = rank(H);
d = H*b - c(:);
F = d'*pinv(H*model.CoefficientCovariance*H')*d/r;
p = fcdf(F, r, model.DFE, 'upper');
end
