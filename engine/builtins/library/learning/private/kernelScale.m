% SPDX-License-Identifier: Apache-2.0
function scale = kernelScale(scale, Z)
% A scale that is a number as it is; for 'auto' the median distance of rows, of some 500 of them.
if ~ischar(scale) && ~isstring(scale), return, end
at = pdist(Z(1:ceil(size(Z, 1)/500):end, :));
scale = median(at(at > 0));
if isempty(scale) || isnan(scale), scale = 1; end
end
