% SPDX-License-Identifier: Apache-2.0
function [params, velocity] = sgdmupdate(params, grad, velocity, learnRate, momentum)
% One step of gradient descent with momentum. The velocity is [] at first; learnRate is 0.01, momentum 0.9.
if nargin < 4, learnRate = 0.01; end
if nargin < 5, momentum = 0.9; end
velocity = firstAverage(velocity, params);
[params, velocity] = dlupdate(@(p, g, v) step(p, g, v, learnRate, momentum), params, grad, velocity);
end
function [p, v] = step(p, g, v, learnRate, momentum)
v = momentum * v - learnRate * g;
p = p + v;
end
