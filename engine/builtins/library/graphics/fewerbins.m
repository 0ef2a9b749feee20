% SPDX-License-Identifier: Apache-2.0
function n = fewerbins(h, ~)
% A tenth less bins for a histogram, at least one less: n = fewerbins(h).
h.NumBins = max(1, h.NumBins - max(1, round(0.1*h.NumBins)));
if nargout > 0, n = h.NumBins; end
end
