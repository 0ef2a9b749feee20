% SPDX-License-Identifier: Apache-2.0
function [err, ynew, clipped] = odeNonNegativeError(p, err, ynew)
% Components that must not be negative: where they are, by how much is an error too; what is
% within the tolerance is set to 0.
clipped = false;
if isempty(p.nonNegative) || ~(err <= p.rtol), return; end
part = ynew(p.nonNegative);
if ~any(part < 0), return; end
threshold = p.threshold;
if ~isscalar(threshold), threshold = threshold(p.nonNegative); end
below = norm(max(0, -part)./threshold, inf);
if below > p.rtol
    err = below;
else
    ynew(p.nonNegative) = max(part, 0);
    clipped = true;
end
end
