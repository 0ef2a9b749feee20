% SPDX-License-Identifier: Apache-2.0
function [lb, ub] = optimizationBounds(lb, ub, n)
% Bounds as columns of n elements; what is not given is infinite.
lb = [lb(:); -Inf(n - numel(lb), 1)];
ub = [ub(:); Inf(n - numel(ub), 1)];
if numel(lb) > n || numel(ub) > n
    warning('optimlib:checkbounds:IgnoringExtraBounds', 'Length of bounds is > length(x); ignoring extra bounds.');
end
lb = lb(1:n); ub = ub(1:n);
end
