% SPDX-License-Identifier: Apache-2.0
function p = whitespaceBoundary(type)
% The places where white space begin or end: whitespaceBoundary('start'), 'end' or 'either' (default). ~whitespaceBoundary is every other place.
% Example: s = replace("a1", whitespaceBoundary, "|")
if nargin < 1, type = 'either'; end
p = boundaryPattern('whitespaceBoundary', '\s', type);
end
