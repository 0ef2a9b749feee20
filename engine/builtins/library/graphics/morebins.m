% SPDX-License-Identifier: Apache-2.0
function n = morebins(h, ~)
% A tenth more bins for a histogram, at least one: n = morebins(h).
h.NumBins = h.NumBins + max(1, round(0.1*h.NumBins));
if nargout > 0, n = h.NumBins; end
end
