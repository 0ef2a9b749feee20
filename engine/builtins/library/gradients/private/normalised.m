% SPDX-License-Identifier: Apache-2.0
function [Y, m, v] = normalised(Z, over, epsilon)
% Mean 0 and variance 1 over dimensions.
m = mean(Z, over);
d = Z - m;
v = mean(d.^2, over);
Y = d ./ sqrt(v + epsilon);
end
