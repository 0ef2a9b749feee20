% SPDX-License-Identifier: Apache-2.0
function p = digitBoundary(type)
% The places where digits begin or end: digitBoundary('start'), 'end' or 'either' (default). ~digitBoundary is every other place.
% Example: s = replace("a1", digitBoundary, "|")
if nargin < 1, type = 'either'; end
p = boundaryPattern('digitBoundary', '\d', type);
end
