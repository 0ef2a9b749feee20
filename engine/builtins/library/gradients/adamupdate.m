% SPDX-License-Identifier: Apache-2.0
function [params, averageGrad, averageSqGrad] = adamupdate(params, grad, averageGrad, averageSqGrad, iteration, learnRate, gradDecay, sqGradDecay, epsilon)
% One step of adaptive moment estimation. The averages are [] at first; learnRate is 0.001, gradDecay 0.9, sqGradDecay 0.999, epsilon 1e-8.
if nargin < 6, learnRate = 0.001; end
if nargin < 7, gradDecay = 0.9; end
if nargin < 8, sqGradDecay = 0.999; end
if nargin < 9, epsilon = 1e-8; end
averageGrad = firstAverage(averageGrad, params);
averageSqGrad = firstAverage(averageSqGrad, params);
rate = learnRate * sqrt(1 - sqGradDecay^iteration) / (1 - gradDecay^iteration);
[params, averageGrad, averageSqGrad] = dlupdate(@(p, g, a, s) step(p, g, a, s, rate, gradDecay, sqGradDecay, epsilon), params, grad, averageGrad, averageSqGrad);
end
function [p, a, s] = step(p, g, a, s, rate, gradDecay, sqGradDecay, epsilon)
a = gradDecay * a + (1 - gradDecay) * g;
s = sqGradDecay * s + (1 - sqGradDecay) * g.^2;
p = p - rate * a ./ (sqrt(s) + epsilon);
end
