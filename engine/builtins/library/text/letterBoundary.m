% SPDX-License-Identifier: Apache-2.0
function p = letterBoundary(type)
% The places where letters begin or end: letterBoundary('start'), 'end' or 'either' (default). ~letterBoundary is every other place.
% Example: s = replace("a1", letterBoundary, "|")
if nargin < 1, type = 'either'; end
p = boundaryPattern('letterBoundary', '\p{L}', type);
end
