% SPDX-License-Identifier: Apache-2.0
function [params, averageSqGrad] = rmspropupdate(params, grad, averageSqGrad, learnRate, sqGradDecay, epsilon)
% One step by the root of the running mean of squared gradients. The average is [] at first; learnRate is 0.001, sqGradDecay 0.9, epsilon 1e-8.
if nargin < 4, learnRate = 0.001; end
if nargin < 5, sqGradDecay = 0.9; end
if nargin < 6, epsilon = 1e-8; end
averageSqGrad = firstAverage(averageSqGrad, params);
[params, averageSqGrad] = dlupdate(@(p, g, s) step(p, g, s, learnRate, sqGradDecay, epsilon), params, grad, averageSqGrad);
end
function [p, s] = step(p, g, s, learnRate, sqGradDecay, epsilon)
s = sqGradDecay * s + (1 - sqGradDecay) * g.^2;
p = p - learnRate * g ./ (sqrt(s) + epsilon);
end
